### Filer, lagrede spill og innstillinger.

# Ingen mappe for innstillinger er kjent, så den midlertidige mappen brukes.
store-no-home = Fant ikke hjemmemappen din. Innstillinger og uferdige spill ligger inntil videre i { $folder } og kan gå tapt når datamaskinen startes på nytt.

# Lesing og skriving. { $cause } velger, { $error } er systemets egen melding på engelsk.
store-read-failed =
    { $cause ->
        [missing] Filen { $file } finnes ikke. Den kan være flyttet eller slettet.
        [denied] Du har ikke lov til å lese { $file }. Be om tilgang, eller kopier filen til en av dine egne mapper.
        [folder] { $file } er en mappe. Velg en fil i den.
        [not-a-file] { $file } er ikke en fil som kan leses til slutten.
        [too-big] { $file } er større enn { $error } MB, som er det meste som åpnes på én gang. Hvis den har mange partier, del den opp i mindre filer.
        [empty] { $file } er tom. Hvis det finnes en kopi med .bak til slutt i navnet, kan du åpne den.
        [utf-16] { $file } er skrevet som UTF-16. Åpne den i et tekstprogram og lagre den som UTF-8.
        [binary] { $file } er ikke en tekstfil: byte { $error } er null. Velg et spill som er lagret her, et spill skrevet som tekst, eller en .wtb-database for Reversi.
        [not-utf-8] { $file } er skadet eller er ikke UTF-8-tekst: linje { $error } kan ikke leses.
        [busy] Et annet program bruker { $file }. Lukk den der og prøv igjen.
       *[other] Kunne ikke lese { $file }. Systemet sier: { $error }.
    }
store-write-failed =
    { $cause ->
        [missing] Kunne ikke lagre { $file }: mappen mangler. Velg et annet sted med Lagre som.
        [denied] Kunne ikke lagre { $file }: du har ikke lov til å skrive der. Velg et annet sted med Lagre som.
        [read-only] Kunne ikke lagre { $file }: filen er skrivebeskyttet. Velg et annet sted med Lagre som.
        [full] Kunne ikke lagre { $file }: det er ikke mer plass. Frigjør plass, eller velg et annet sted med Lagre som.
        [folder] Kunne ikke lagre { $file }: en mappe har det navnet. Velg et annet navn med Lagre som.
        [not-a-folder] Kunne ikke lagre { $file }: banen går gjennom en fil. Velg et annet sted med Lagre som.
        [bad-name] Kunne ikke lagre { $file }: navnet er for langt eller ikke tillatt her. Velg et annet navn med Lagre som.
        [busy] Kunne ikke lagre { $file }: et annet program bruker filen. Lukk den der og prøv igjen.
       *[other] Kunne ikke lagre { $file }. Systemet sier: { $error }. Velg et annet sted med Lagre som.
    }

# En av våre egne filer som ikke kan forstås; linje og kolonne sier hvor lesingen stoppet.
store-broken = { $file } er skadet: den kan ikke forstås fra linje { $line }, kolonne { $column }.
store-settings-set-aside = Innstillingene begynner på nytt. Den skadede filen er tatt vare på som { $file }.
store-settings-defaults = De vanlige innstillingene brukes inntil videre.

# Hva som er galt i en fil eller en tekst; { $why } er en hel setning.
store-in-file = { $file }: { $why }
store-both = { $first } { $second }
store-foreign = Linje { $line } er ikke begynnelsen på et spill som Tavola kan lese: «{ $text }». Tavola leser egne lagrede spill (.tavola.ron) og spill og stillinger skrevet som tekst; for Reversi også .txt-, .obf-, .ggf-, .sgf- og .wtb-filer fra andre programmer og .json fra Othello Quest.
store-newer = Dette spillet ble lagret i versjon { $version } av formatet, av Tavola { $program }; Tavola { $ours } leser versjoner til og med { $known }. Installer den nyeste Tavola for å åpne det.
store-cut = Teksten slutter midt i linje { $line }: resten mangler. Hvis det finnes en kopi med .bak til slutt i navnet, kan du åpne den.
store-syntax = Linje { $line }, kolonne { $column } kan ikke forstås. Hvis det finnes en kopi med .bak til slutt i navnet, kan du åpne den.
store-unknown-field = Linje { $line } nevner «{ $field }», som ingen lagrede spill har. Rett linjen, eller åpne en kopi som ikke er endret for hånd.
store-missing-field = Feltet «{ $field }» mangler. Åpne en kopi som ikke er endret for hånd.
store-unknown-game = Her finnes det ikke noe spill som heter «{ $game }». En nyere Tavola kjenner det kanskje.
store-unknown-side = Dette spillet har ingen side som heter «{ $side }».
store-bad-strength = En datamaskinspiller har en styrke fra 1 til 8, ikke «{ $number }».
store-unknown-option = Dette spillet har ingen regel som heter «{ $key }», som her er satt til «{ $value }». En nyere Tavola kjenner den kanskje. Spillet åpnes ikke med andre regler.
store-bad-options = Spillet kan ikke begynne med disse reglene. { $why }
store-bad-start = Startstillingen kan ikke leses. { $why }
store-options-disagree = Regelen «{ $key }» er oppgitt som «{ $value }», men startstillingen sier «{ $start }». Spillet åpnes ikke med andre regler; rett en av de to.
store-bad-turn =
    { $side ->
        [white] Hvits trekk nummer { $number } kan ikke spilles: «{ $turn }». { $why }
        [black] Svarts trekk nummer { $number } kan ikke spilles: «{ $turn }». { $why }
        [gold] Gulls trekk nummer { $number } kan ikke spilles: «{ $turn }». { $why }
       *[blue] Blås trekk nummer { $number } kan ikke spilles: «{ $turn }». { $why }
    }
store-bad-setup = Steg { $step } i oppsettet kan ikke utføres: «{ $text }». { $why }
store-bad-place = Trekklisten har ingen plass { $place }. Åpne en kopi som ikke er endret for hånd.
store-bad-tree = Plass { $place } i trekklisten følger ikke noe trekk: dybden er feil. Åpne en kopi som ikke er endret for hånd.
store-too-many-turns = Dette spillet har mer enn { $most } trekk. Ta bort noen varianter.

# Games and positions as text.
store-text-empty = Utklippstavlen har ingen tekst. Kopier først en stilling eller et parti.
store-text-long = Teksten er over 16 MB, langt mer enn noe parti trenger.
store-text-foreign = Linje { $line } er verken begynnelsen på en stilling eller på et parti i Coerceo, Reversi eller Deblockle: «{ $text }». Kopier en hel stillingslinje eller teksten til et parti.
store-text-bad-tag = Merkelappen i linje { $line } kan ikke leses: { $text }. Merkelapper ser slik ut: [Game "coerceo"].
store-text-no-game = Teksten sier ikke hvilket spill det er. Sett linjen [Game "coerceo"], [Game "reversi"] eller [Game "deblockle"] foran.
store-text-bad-option = «{ $text }» er ingen regel: skriv merkelappen slik: [Option "exchange=1"].
store-text-unbalanced = En parentes eller kommentar i linje { $line } mangler sin make. Legg til eller fjern en.

# Filer fra andre programmer; { $format } er det filnavnet slutter på.
store-format-only-read = Tavola leser .{ $format }-filer, men kan ikke skrive dem. Velg .sgf, .ggf, .obf eller .txt.
store-format-only-reversi = En .{ $format }-fil kan bare inneholde Reversi. Lagre dette partiet som .tavola.ron.
store-format-by-hand = Brikker ble snudd for hånd annerledes enn reglene snur dem, og det kan ingen .{ $format }-fil inneholde. Lagre partiet som .tavola.ron.
store-format-placing = Partiet begynner med tomt sentrum, og det kan ingen .{ $format }-fil inneholde. Lagre det som .tavola.ron.
store-format-not-its-turn =
    { $side ->
        [black] Det er ikke svarts tur der.
       *[white] Det er ikke hvits tur der.
    }
store-format-bad-line = Linje { $line } er ikke til å forstå: «{ $text }».
store-format-cut = Teksten slutter for tidlig: det som begynner i linje { $line }, har ingen slutt.
store-format-other-game = Dette er et annet spill: «{ $game }». I dette formatet leser Tavola Othello og Reversi.
store-format-other-rules = Partiet ble spilt etter andre regler («{ $type }») som Tavola ikke kjenner.
store-format-late-setup = Linje { $line } setter ut brikker midt i et parti: «{ $text }». Bare en startoppstilling kan settes ut.
store-format-json = Partiet er ikke til å forstå fra linje { $line }, kolonne { $column }.
store-in-game = Parti { $number }: { $why }
store-wthor-names = Denne filen inneholder bare navn. Åpne .wtb-filen ved siden av; navnene leses samtidig.
store-wthor-size = Denne databasen gjelder brett med { $size } ruter på en side. Tavola leser dem med 8.
store-wthor-cut = Filen skal inneholde { $said ->
        [one] { $said } oppføring
       *[other] { $said } oppføringer
    }, men har plass til { $held }. Kopier eller last den ned på nytt.
store-wthor-long = Filen skal inneholde { $said ->
        [one] { $said } oppføring
       *[other] { $said } oppføringer
    }, men er lengre enn det. Kopier eller last den ned på nytt.
store-wthor-head = De første 16 bytene er ikke begynnelsen på en WTHOR-fil. Kopier eller last den ned på nytt.
store-wthor-unnamed = { $why } Inntil da står det numre i stedet for navnene.

# Automatisk lagring.
store-taken = Dette spillet spilles i et annet Tavola-vindu. Fortsett der, eller begynn et nytt spill her.
store-journal-set-aside = Et uferdig spill kunne ikke leses. Det er tatt vare på som { $file }. { $why }
