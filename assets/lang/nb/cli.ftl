### Feil på kommandolinjen.

cli-output = Utdata kunne ikke skrives: { $error }
cli-input = Standard inndata kunne ikke leses: { $error }
cli-later = «{ $command }» er ikke med i denne versjonen.
cli-game-missing = Hvilket spill? Velg et av disse: { $games }.
cli-no-such-game = Det finnes ikke noe spill «{ $game }». Velg et av disse: { $games }.
cli-depth-missing = Hvor dypt? «--depth N» mangler.
cli-depth = Dybden er et helt tall fra 0 til { $deepest }, ikke «{ $text }».
cli-option-shape = En valgfri regel skrives KEY=VALUE, ikke «{ $text }».
cli-value-missing = «{ $option }» trenger en verdi.
cli-no-such-option = «{ $option }» betyr ingenting her.
cli-needs-no-value = «{ $option }» tar ingen verdi, men fikk «{ $text }».
cli-too-much = «{ $text }» er for mye.
cli-not-text = «{ $text }» kan ikke leses som tekst.
cli-illegal-turn = «{ $turn }» kan ikke spilles. { $reason }
cli-convert-files = To filer trengs: «tavola convert IN OUT».
cli-convert-ending = Hva skal { $file } bli? Navnet må slutte på .tavola.ron, .pgn, .sgf, .ggf, .obf eller .txt.
cli-convert-many = { $file } kan bare inneholde ett parti, og her er det { $games }. Velg .pgn, eller for Reversi .sgf, .ggf, .obf eller .txt.
cli-convert-some = { $failed ->
        [one] Ett parti
       *[other] { $failed } partier
    } kunne ikke konverteres helt.
cli-convert-left-out = En .{ $format }-fil har ikke plass til alt. Utelatt fra { $games ->
        [one] ett parti
       *[other] { $games } partier
    }: { $what ->
        [variations] varianter
        [comments] kommentarer
        [times] betenkningstider
        [players] navn, datoer og turneringer
        [end] oppgivelser, tap på tid og avtalte remiser
        [study] hint, gjennomganger og datamaskinenes nivåer
       *[notes] det andre programmer har notert
    }.
cli-convert-setup = Denne lagringen er et oppsett som ikke er ferdig, og ikke noe parti ennå.
cli-number = Her trengs et helt tall fra { $least } til { $most }, ikke «{ $text }».
cli-player-missing = Hvem spiller? «{ $option }» mangler.
cli-player = «{ $text }» er ingen spiller. En spiller er et nivå fra 1 til 8, «greedy», «random» eller grenser som «nodes=1000», «depth=4» eller «movetime=100».
cli-until = En match spilles med «--until decided», ikke «{ $text }».
cli-file-not-written = Filen «{ $file }» kunne ikke skrives: { $error }
cli-no-opening = Ingen tilfeldig åpning lar partiet fortsette. Be om færre trekk med «--plies».
cli-position-and-file = --position og --file kan ikke brukes sammen.
cli-solve-position = Hvilken stilling? «--position P» eller «--file F» mangler.
cli-file = Filen «{ $file }» kunne ikke leses: { $error }
cli-solve-rows = { $rows ->
    [one] Én rad kunne ikke løses.
   *[other] { $rows } rader kunne ikke løses.
}
cli-solve-blocks = Bare stillinger med høyst én kloss på hver side kan løses.
cli-solve-eight = Bare stillinger på 8 × 8-brettet der de fire midtrutene er fylt, kan løses.
cli-ugi-unknown = «{ $text }» er ingen kommando her.
cli-ugi-option = Et valg settes med «setoption name NAME value VALUE»; dette er ukjent eller har feil verdi: «{ $text }»
cli-ugi-position = En stilling er «startpos» eller «fen» med en stillingslinje, så «moves» med trekk; ikke «{ $text }».
cli-ugi-no-position = Det er ingen stilling; den siste kunne ikke leses.
cli-ugi-go = «{ $text }» er ingen grense.
cli-ugi-over = Partiet er over: { $text }
cli-ugi-query = Man kan spørre om gameover, p1turn, result, moves, legal TURN eller position; ikke «{ $text }».
cli-nboard-game = NBoard-protokollen kjenner bare Reversi: «tavola engine reversi --nboard».
cli-nboard-thinks = Tavola tenker
cli-nboard-analyses = Tavola analyserer
cli-nboard-over = Partiet er over
cli-wld-game = --wld gjelder bare Reversi.

## Hjelp

cli-help-title = Tavola: spill, lær og utforsk Coerceo, Reversi og Deblockle.
cli-help-window = Åpner vinduet.
cli-help-file = Åpner vinduet med et lagret parti.
cli-help-perft = Teller variantene på N trekk: antall, tid i sekunder, antall i sekundet. --divide teller først under hvert trekk, --bulk bare teller de siste trekkene i stedet for å utføre dem.
cli-help-moves = Lister opp de lovlige trekkene, sortert som tekst.
cli-help-apply = Spiller trekk, eller med «-» trekkene fra standard inndata. For hvert av dem en linje med tre kolonner: trekket, stillingen etter det og «-» eller vinneren og grunnen.
cli-help-convert = Gjør om partier: fra enhver fil Tavola kan lese, til .tavola.ron eller .pgn, og for Reversi også .sgf, .ggf, .obf eller .txt. --partial skriver også partier fram til første ulovlige trekk.
cli-help-solve = Løser nøyaktig: en linje med resultatet og det beste trekket for hver stilling. --file tar én stilling per rad, eller med «-» standard inndata. --all legger til alle trekk. Reversi: --threads N bruker N tråder; --wld sier bare om det blir seier, remis eller tap, og det går raskere; ellers er resultatet den endelige brikkeforskjellen for siden i trekket, der tomme ruter går til vinneren. Deblockle: én kloss på hver side; resultatet er hvem som vinner, på hvor mange trekk av begge sider, og --all viser +N når siden i trekket vinner, -N når den taper, 0 ved remis.
cli-help-match = To spillere spiller N partier fra tilfeldige åpninger på --plies trekk (vanligvis 6), hver åpning én gang med hver side. X og Y er et nivå fra 1 til 8, nodes=N, depth=N, movetime=MS (også sammen, som 8:nodes=5000:depth=9; overlooks=PROSENT, misjudges=HUNDREDELER, settles=no og ending=RUTER lager andre nivåer; plain: foran alt sammen tenker uten spillets egen motor), greedy (ser ett trekk fram) eller random. Skriver ut seire, remiser og tap for den første spilleren, poeng i prosent, forskjellen i Elo med feilmargin og hvordan partiene endte. 200 trekk uten framgang er remis, og det er også et parti på --longest trekk. --until decided avslutter matchen så snart det er klart hvem som er sterkest.
cli-help-engine = Spiller for et annet program som snakker det universelle spillgrensesnittet (UGI) gjennom standard inndata og utdata. --hash setter minnet i mebibyte, --threads antall tråder; --nboard snakker NBoard-protokollen i stedet (Reversi).
cli-help-help = Viser denne siden.
cli-help-version = Viser versjonen.
cli-help-position = P er en stillingslinje i anførselstegn; uten den begynner spillet fra start.
cli-help-option = K=V er en av disse reglene, den vanlige verdien først. GAME er et av navnene foran dem.
cli-help-exit = Sluttstatus er 0, eller 2 hvis noe ikke kunne leses eller spilles.
