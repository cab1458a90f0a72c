### Setninger som alle spillene deler.

## Handlinger, hendelser og JSON

malformed-field = { $field } er { $given }, men må være { $expected }.
malformed-verb = { $given } kan ikke forstås her. Det må være en av disse: { $expected }.
malformed-missing = { $given } er ikke komplett: { $field } mangler ({ $expected }).
malformed-extra = { $given } inneholder for mye: { $extra } skal ikke være med.
malformed-json = { $given } kan ikke leses som JSON: { $reason }

## Å sette opp et spill

option-game = Det finnes ikke noe spill som heter { $given }. Du kan velge mellom: { $allowed }.
option-players = { $game } er for { $allowed } spillere, ikke { $given }.
option-mapping = Valg består av navn med verdier, ikke av { $given }.
option-unknown = Det finnes ikke noe valg som heter { $option }. Du kan stille inn: { $allowed }.
option-value = Valget { $option } kan ikke være { $given }. Tillatt: { $allowed }.
option-text = Valget { $option } skal være en tekst, ikke { $given }.
option-text-long = Teksten til valget { $option } er for lang. Tegn: { $given }, høyst { $most }.
option-text-missing = { $option }={ $value } trenger en tekst: Oppgi også { $text }.
option-text-idle = Teksten { $text } har bare virkning med { $option }={ $value }: Velg begge, eller dropp den.
option-file = { $file } er ingen tekstfil: { $reason }
option-bot = Det finnes ingen bot som heter { $given }. Du kan velge mellom: { $allowed }.
option-bot-game = Boten { $bot } spiller ikke { $game }, bare: { $games }.
option-bot-budget = En bots budsjett er et antall verdener opptil { $worlds }, for eksempel 200, eller millisekunder opptil { $ms }, for eksempel 50ms; ikke { $given }.
option-bots = { $given } boter passer ikke til { $players } plasser: Oppgi én for alle, eller én for hver plass.
option-live = { $game } spilles live med disse valgene, og det har en terminal verken hender eller øyne til. Velg et annet tempo.
option-lesson = { $game } har ingen øvelse.
option-games = { $given } spill kan ikke simuleres: fra 1 til { $most }.
option-bot-elsewhere = Boten { $bot } er bare kjent for dette programmet: Andre maskiner finner boter gjennom entry points i installerte pakker.
arena-margin = En margin på { $given } prosentpoeng kan ikke testes: Den må være større enn 0 og mindre enn { $most }.
arena-ray = Det finnes ingen brukbar Ray-klynge på { $address }: { $reason }
arena-versions = Klyngen ville spilt andre spill: Her er { $here }, der er { $there }.
arena-gpu-bots = Disse botene kan ikke spille på en GPU: { $bots }. Det kan bare policyer, som kompileres sammen med reglene; uten --gpu spilles det på alle kjerner.
gpu-missing = Her finnes det ingen NVIDIA-GPU som kan brukes ({ $reason }).
option-number = Det finnes ikke noe spill { $given }: Spillene telles fra 0.
option-pair = { $given } er ikke et valg: Skriv navn=verdi. Hvert navn oppgis bare én gang.
extra-missing = { $by } trenger tillegget { $extra }: pip install 'hacktable[{ $extra }]'
seed-kind = { $given } kan ikke brukes som startverdi. Bruk en tekst, et heltall eller 32 byte.
seed-seat = { $given } kan ikke være startverdien til en plass. Den består av byte, høyst { $most }.
seed-count = Startverdier fra plassene: { $given }. Bare disse antallene er mulige: { $allowed }.

## I et spill

not-yours = Det er ikke plass { $seat } som har turen. Venter på: { $actors }.
seat-unknown = Det finnes ingen plass { $given } i et spill med { $players } spillere: Plassene telles fra 0.
seat-none = Det finnes ingen plass { $seat } i et spill med { $players } spillere: Den siste er { $last }.
not-live = «{ $given }» teller ikke nå: I denne fasen går ikke tiden av seg selv.
match-over = Spillet er over, så «{ $given }» kommer for sent.
takeback-none = Du har ikke gjort noe trekk som kan tas tilbake.
takeback-acted = Dette kan ikke tas tilbake: andre kan ha handlet siden.
takeback-chance = Dette kan ikke tas tilbake: tilfeldighetene har alt avgjort.
takeback-shown = Dette kan ikke tas tilbake: noen har fått vite noe som var skjult.
takeback-live = I en runde i sanntid kan ingenting tas tilbake.
takeback-other = «{ $given }» er ikke det som kan tas tilbake nå. Ventet: { $expected }.
took-back = { $name }: trekk tatt tilbake.

## Stillinger og spillfiler

text-line = Linje { $line }, kolonne { $column }: { $reason }
text-missing = Her mangler noe: { $expected }.
text-unknown = { $given } er ukjent her. Forventet: { $expected }.
text-number = { $given } passer ikke her. Forventet: { $expected }.
text-version = Dette ble skrevet med versjon { $given } av reglene, men vi spiller etter { $expected }.
text-event = Spillfilen stemmer ikke med spillet når det spilles på nytt. Der står det: { $given }. Det som skjer, er: { $expected }.
text-result = Resultatet i spillfilen stemmer ikke med spillet når det spilles på nytt. Der står det: { $given }. Resultatet er: { $expected }.
text-ended = Her følger det mer, enda slutten er nådd.
text-fault = Denne stillingen kan ikke oppstå. Nærmere forklart på engelsk: { $reason }.
text-move = Trekket «{ $given }» kan ikke gjøres her: { $reason }
expected-end = slutten av linjen
expected-once = hvert valg én gang
expected-name = et navn
text-deal-seat = Startverdien til plass { $seat } er ikke den som plassen bandt seg til før utdelingen.
text-deal-bot = Startverdien til boten på plass { $seat } følger ikke av forpliktelsene etter den offentlige regelen.
text-deal-twice = Plass { $seat } har bundet seg til det samme som en annen plass: Det er kopiert.

## Å spille i terminalen

cli-choose = Hva gjør du? (nummer eller notasjon, ? for hjelp, q for å avslutte)
cli-help =
    Skriv nummeret på en handling, eller notasjonen.
    rules { $rule } (eller ? { $rule }) viser en regel.
    board viser brettet på nytt.
    q avslutter spillet.
cli-bye = Ha det, vi ses!
cli-game-over = Spillet er over.
cli-place =
    { $points ->
        [one] { $place }. { $name }: { $points } poeng
       *[other] { $place }. { $name }: { $points } poeng
    }
cli-you = Du
cli-bot = Bot { $number }
cli-tie = Uavgjort: Seieren deles.
cli-unknown-rule = Det finnes ingen regel { $given }.
cli-record-saved = Spillet er lagret i { $file }.
cli-game = { $game }  { $first }–{ $last } spillere  { $summary }
cli-backup-saved = Lagret i { $file }
cli-site-built = Nettstedet ligger i { $folder }. Enhver webtjener kan levere det, under hvilken som helst sti.
cli-site-taken = { $folder } er ikke tom: Velg en mappe der ingenting går tapt.
cli-site-unbuilt = Siden er ikke bygd. Start bordet én gang med ./play, som bygger den.
cli-verify-holds = stemmer. Handlinger: { $actions }; { $ended ->
        [yes] spilt ferdig
       *[no] ikke spilt ferdig
    }; { $origin ->
        [seeds] utdelingen følger av startverdiene
       *[position] begynner fra en gitt stilling, så utdelingen er ikke bevist
    }; hver handling er lovlig, og alt som alle så, blir det samme.
cli-verify-refuted = stemmer IKKE. { $reason }
cli-verify-other = kan ikke kontrolleres her. Det ble spilt etter versjon { $version } av reglene for { $game }, og denne Hacktable har versjon { $here }. `hacktable replay` viser det slik det ble skrevet.
cli-verify-no-game = kan ikke kontrolleres her. Det ble spilt etter versjon { $version } av reglene for { $game }, og denne Hacktable har ikke spillet. `hacktable replay` viser det slik det ble skrevet.
cli-verify-one-seed = Det er bare én startverdi: Den som ga den, kunne velge utdelingen.
cli-verify-server = server: bundet først, av fingeravtrykket { $commitment }
cli-verify-seat = plass { $seat }: deretter av { $commitment }
cli-verify-bot = plass { $seat }: en bot, startverdien følger av fingeravtrykkene etter en offentlig regel
cli-verify-could = { $who ->
        [player] Kunne en annen spiller velge utdelingen?
        [host] Kunne verten ved bordet velge utdelingen?
        [operator] Kunne den som driver serveren, velge utdelingen?
       *[operator-who-plays] Kunne den som driver serveren og spiller med, velge utdelingen?
    } { $excluded ->
        [yes] Nei.
       *[no] Ja, det er ikke utelukket.
    }
cli-verify-open = Plassene sendte startverdiene sine åpent, slik alle gjorde før det fantes fingeravtrykk: Den som driver serveren og spiller med, kunne ha prøvd startverdier til utdelingen passet.
cli-verify-compare = For resten: Sammenlign serverens fingeravtrykk med det nettleseren din fikk se før spillet.
cli-verify-listed = Det gjelder hvis listen din er denne: Nettleseren din tar vare på listen den viste startverdien sin på grunnlag av, og på slutten av spillet sammenlignes de.
cli-verify-unproved = Ikke bevist: at folk som deler en enhet, ikke kjente hverandres startverdier, og at den som driver serveren, ikke så på hemmeligheter.
cli-verify-first-start = Det var den første starten på dette spillet: Ingen avviste en utdeling.
cli-verify-failed-starts = Mislykkede starter før den: { $starts }. Hver av dem kan ha vært en utdeling som noen avviste. Ikke vist av: { $who }.
cli-verify-stopped = serveren stoppet
cli-verify-day = Dagens utdeling, { $day }: Serveren var bundet av fingeravtrykket { $commitment }
cli-verify-day-bot = plass { $seat }: boten { $bot }, tilfeldighetene følger av startverdien etter en offentlig regel
cli-verify-day-listed = Hvis dette fingeravtrykket sto på listen før dagen, slik alle kunne se den, ble startverdi, valg og boter ikke endret for noen etterpå: Sammenlign det med listen nettleseren din tok vare på.
cli-verify-day-operator = Ingen som spiller, kunne velge utdelingen. Den som driver serveren, trakk startverdien, kunne velge den og kjente den den dagen.
cli-verify-day-unproved = Ikke bevist: at spilleren ikke hadde sett utdelingen før, som en annen gjest eller fra noen andre, og at botene valgte trekkene sine selv.
cli-replay-holds = Denne spillfilen stemmer: spilt på nytt blir alt det samme.
cli-replay-fails = Denne spillfilen stemmer IKKE: { $reason }
cli-replay-other = Den ble spilt etter versjon { $version } av reglene, og denne Hacktable har versjon { $here }. Derfor vises den slik den er skrevet, og kan ikke kontrolleres her.
cli-replay-no-game = Denne Hacktable har ikke spillet { $game }. Derfor vises spillfilen i notasjon, slik den er skrevet, og kan ikke kontrolleres her.

## Bilder til lenker

poster-waiting = { $name } venter.
poster-free =
    { $free ->
        [0] Alle plasser er opptatt.
        [one] Én plass er ledig.
       *[other] { $free } plasser er ledige.
    }
poster-playing = Partiet er i gang. Kom og se på!
poster-ended = Partiet endte uten resultat.
poster-won =
    { $winners ->
        [one] { $name } har vunnet!
       *[other] { $name } deler seieren!
    }
poster-and = { $first } og { $last }
poster-beginning = Begynnelsen
poster-step = Steg { $step } av { $steps }
poster-day = Dagens utdeling, { $day }
poster-day-place = plass { $place } av { $players } med { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }
poster-day-better = Bedre enn { $share }
poster-day-first = Først ferdig
poster-evening = { $game }, { $rounds ->
        [one] én runde
       *[other] { $rounds } runder
    }.
poster-evening-people =
    { $people ->
        [0] Ingen er med ennå.
        [one] Én er med.
       *[other] { $people } er med.
    }
poster-evening-round = { $game }: runde { $round } av { $rounds }.

## Din tur: til dem som er borte

nudge-title = Din tur: { $game }
nudge-hook = { $name }, det er din tur: { $game }.
nudge-hook-first = Dette bordet sier fra her om hvem sin tur det er: { $game }.
nudge-mail =
    Hei { $name },

    det er din tur: { $game }. Du spiller med { $others }.
    { $link }

    Du får denne e-posten fordi du ba om å få vite når det er din tur.
    Ingen flere e-poster: { $stop }
nudge-round-title = Runde { $round } begynner: { $game }
nudge-round-mail =
    Hei { $name },

    runde { $round } begynner: { $game }. Bordet ditt venter på deg:
    { $link }

    Du får denne e-posten fordi du ba om å få vite når det er din tur.
    Ingen flere e-poster: { $stop }
nudge-mail-first-subject = Bekreft adressen din
nudge-mail-first =
    Hei { $name },

    noen, kanskje du, vil ha e-post til denne adressen når det er deres tur på Hacktable.
    Bekreft ved å åpne denne lenken innen et døgn:
    { $link }

    Var det ikke deg, trenger du ikke gjøre noe: Det kommer ingen flere e-poster. For sikkerhets skyld: { $stop }
