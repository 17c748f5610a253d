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
        [too-big] { $file } er større enn 64 MB, langt mer enn noe spill trenger. Velg en annen fil.
        [empty] { $file } er tom. Hvis det finnes en kopi med .bak til slutt i navnet, kan du åpne den.
        [utf-16] { $file } er skrevet som UTF-16. Åpne den i et tekstprogram og lagre den som UTF-8.
        [binary] { $file } er ikke en tekstfil. Velg et spill som er lagret her, eller et spill skrevet som tekst.
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
