### Black Hat på norsk (bokmål).
### Setninger med et spillernavn skal også stemme når navnet er «Du»: Navnet står først som den som gjør noe, etter kolon eller i parentes.

blackhat-title = Black Hat
blackhat-summary = Ta de riktige stikkene, hack deg gjennom nettverket, og legg igjen så få spor du kan.

blackhat-robot = Roboten

## Valg

blackhat-option-edition = Utgave
blackhat-option-edition-about = De trykte regelheftene er uenige om noen detaljer. «Husets regler» er vårt eget utvalg av det beste; hver detalj kan fortsatt velges for seg.
blackhat-option-board = Brett
blackhat-option-board-about = «Klassisk» er brettet å begynne med. «Avansert» har flere handlingsfelt. Dere kan også spille på et dere har tegnet selv.
blackhat-option-drawing = Brettfil
blackhat-option-drawing-about = Ditt eget brett, tegnet med tegn i en tekstfil, slik våre er.
blackhat-option-modules = Brettutlegg
blackhat-option-modules-about = Hvor mange tilfeldige brettutlegg som legges på brettet før spillet.
blackhat-option-short_deck = Liten kortstokk
blackhat-option-short_deck-about = Er dere færre enn seks, er det færre kort av hvert slag med: mindre flaks.
blackhat-option-hidden_hat = Hatten i bunken
blackhat-option-hidden_hat-about = Black Hat stokkes inn og deles ut som andre kort, i stedet for å telles fram.
blackhat-option-tracer = Sporeren
blackhat-option-tracer-about = Alarmer låser brikker og slipper løs en Sporer som fengsler alle den får tak i.
blackhat-option-secret_asset = Hemmelig Critical Asset
blackhat-option-secret_asset-about = En skjult pappbrikke på Critical Asset forandrer slutten på spillet.
blackhat-option-celebrity = Kjendisstatus
blackhat-option-celebrity-about = Det er ikke færrest poeng som vinner, men den som kommer nærmest sitt eget hemmelige statuskort.
blackhat-option-broken_honeypot = Knekket Honeypot
blackhat-option-broken_honeypot-about = Med en brikke i en Honeypot deles det ut halvparten så mange kort.
blackhat-option-follow = Antall kort når du følger
blackhat-option-follow-about = Ett kort eller like mange som i utspillet, eller så mange du vil.
blackhat-option-refill = Kastebunken blir ny trekkbunke
blackhat-option-refill-about = Om de kastede kortene blir ny trekkbunke når den er tom.
blackhat-option-pickup = Kort som følger hatten
blackhat-option-pickup-about = Den som tar et Black Hat-stikk, velger dem, eller må ta de høyeste.
blackhat-option-service = Denial-of-Service
blackhat-option-service-about = Om en brikke må sendes tilbake, eller kan bli det.
blackhat-option-half_deals = Halve utdelinger
blackhat-option-half_deals-about = Det deles ut halvparten så lenge en brikke står i en Honeypot, alltid fra da av, eller bare neste gang.
blackhat-option-exploit = Exploit
blackhat-option-exploit-about = Hvilke felt en Exploit kan endre: Host-felt, eller alle.
blackhat-option-randomizer = Randomizer
blackhat-option-randomizer-about = Hvor et brettutlegg kan legges: på de merkede plassene, eller hvor som helst.
blackhat-option-tie = Uavgjort
blackhat-option-tie-about = Hvilken runde som avgjør når summene er like: den siste, eller den før.
blackhat-option-alarm_mover = Hvem som flytter Sporeren
blackhat-option-alarm_mover-about = Den som har en brikke på en Alarm, eller den som utløste den siste.
blackhat-option-tracer_back = Sporerens vei tilbake
blackhat-option-tracer_back-about = Om den kan gå til venstre, dit den nettopp kom fra, eller bare opp og ned.
blackhat-option-robot_first = Robotens første stikk
blackhat-option-robot_first-about = Hvem som spiller Roboten i rundens første stikk: den som ikke spiller ut, eller den som ikke har hatten.
blackhat-option-celebrity_tie = Uavgjort mellom kjendiser
blackhat-option-celebrity_tie-about = Om runden før avgjør, eller seieren deles.
blackhat-option-edition-house = Husets regler
blackhat-option-edition-finnish = Finsk
blackhat-option-edition-norwegian = Norsk
blackhat-option-edition-portuguese = Portugisisk
blackhat-option-board-classic = Klassisk
blackhat-option-board-advanced = Avansert
blackhat-option-board-custom = Ditt eget
blackhat-option-follow-led = ett, eller like mange som i utspillet
blackhat-option-follow-any = så mange du vil
blackhat-option-refill-yes = ja
blackhat-option-refill-no = nei
blackhat-option-pickup-choice = vinneren velger
blackhat-option-pickup-highest = de høyeste
blackhat-option-service-must = må brukes
blackhat-option-service-may = kan brukes
blackhat-option-half_deals-standing = så lenge en brikke står der
blackhat-option-half_deals-later = alltid fra da av
blackhat-option-half_deals-next = bare neste gang
blackhat-option-exploit-host = Host-felt
blackhat-option-exploit-any = alle felt
blackhat-option-randomizer-marked = på de merkede plassene
blackhat-option-randomizer-anywhere = hvor som helst
blackhat-option-tie-last = siste runde avgjør
blackhat-option-tie-previous = runden før den avgjør
blackhat-option-alarm_mover-standing = den som har en brikke på en Alarm
blackhat-option-alarm_mover-latest = den som utløste den siste
blackhat-option-tracer_back-left = også tilbake til venstre
blackhat-option-tracer_back-sideways = bare opp og ned
blackhat-option-robot_first-follower = den som ikke spiller ut
blackhat-option-robot_first-hatless = den som ikke har hatten
blackhat-option-celebrity_tie-previous = runden før avgjør
blackhat-option-celebrity_tie-shared = seieren deles

blackhat-combine-needs = Valget «{ $option }» har ingen virkning uten «{ $needs }»: Velg begge, eller la utgaven avgjøre.
blackhat-combine-tie = Med «{ $needs }» avgjør statuskortene når det er uavgjort: La utgaven avgjøre valget «{ $option }».
blackhat-combine-robot = Roboten er bare med når dere er to, ikke { $players }: La utgaven avgjøre valget «{ $option }».
blackhat-combine-short = Med seks spillere er den lille kortstokken hele kortstokken: Slå av valget «{ $option }».
blackhat-warning-robot-tracer = Roboten og Sporeren sammen gir noen rare situasjoner. Regelheftene fraråder det, men det er lov.

## Utrop: med ett trykk

blackhat-call-nice-trick = Fint stikk!
blackhat-call-mine = Den er min!
blackhat-call-not-the-hat = Alt annet enn hatten!
blackhat-call-hat-suits-you = Hatten kler deg!
blackhat-call-careful = Forsiktig nå …
blackhat-call-hurts = Det svir!
blackhat-call-catch-me = Ta meg om du kan!
blackhat-call-laugh = Hahaha!

## Hva som skal skje

blackhat-expect-lead = Du spiller ut. Hvor mange kort?
blackhat-expect-set =
    { $size ->
        [1] Velg et kort å spille.
       *[other] Velg hva du spiller. Antall kort: { $size }.
    }
blackhat-expect-follow =
    { $led ->
        [1] Følg med ett kort.
       *[other] Følg med ett kort, eller en kombinasjon på { $led }.
    }
blackhat-expect-answer = Hvor mange kort følger du med? Du kan bare vinne med { $led }.
blackhat-expect-pickup = Stikket er ditt, med hatt og det hele: Ta alle kortene, eller hatten og noen få.
blackhat-expect-pick = Velg kortene som følger hatten, laveste først. Gjenstår: { $picks }.
blackhat-expect-hack = Ditt hack: Flytt en brikke.
blackhat-expect-service = Denial-of-Service: Send en brikke tilbake til start.
blackhat-expect-decoy = En lokkedue! Velg startfelt for brikken din.
blackhat-expect-exploit = Exploit: Endre verdien av et felt med én, eller la være.
blackhat-expect-randomize = Randomizer: Trekk et brettutlegg, eller la være.
blackhat-expect-lay = Legg brettutlegget.
blackhat-expect-trace = Flytt Sporeren.
blackhat-expect-over = Spillet er over.

## Avslag

blackhat-lead-first = «{ $given }» går ikke ennå: Spill først ut ett kort, eller flere med samme tall.
blackhat-play-set = «{ $given }» går ikke nå: Spill først kortene dine til stikket.
blackhat-follow-now = «{ $given }» går ikke nå: Det er din tur til å følge med kort.
blackhat-answer-first = «{ $given }» går ikke ennå: Følg først med ett kort, eller flere med samme tall.
blackhat-pick-up = «{ $given }» går ikke ennå: Ta først alle kortene i Black Hat-stikket, eller hatten og noen få.
blackhat-pick-cards = «{ $given }» går ikke ennå: Velg først kortene som følger hatten.
blackhat-must-hack = «{ $given }» går ikke nå: Du har tatt stikket og må flytte en brikke.
blackhat-must-send = «{ $given }» går ikke nå: Velg brikken som Denial-of-Service sender tilbake.
blackhat-must-return = «{ $given }» går ikke nå: Brikken som fant lokkeduen, går tilbake til et startfelt du velger.
blackhat-exploit-now = «{ $given }» går ikke nå: Endre en verdi med Exploit, eller la være.
blackhat-randomize-now = «{ $given }» går ikke nå: Trekk et brettutlegg, eller la være.
blackhat-must-lay = «{ $given }» går ikke nå: Brettutlegget som ble trukket, må legges.
blackhat-must-trace = «{ $given }» går ikke nå: Sporeren må flytte.
blackhat-no-such-set = «{ $given }» går ikke: Du har ingen kombinasjon på { $size } å spille nå.
blackhat-no-pass = «{ $given }» går ikke: Alle spiller. Bare den som ikke har annet enn Black Hat, melder pass, og det skjer av seg selv.
blackhat-odd-set = «{ $given }» er ingen kombinasjon: Den må ha minst ett kort med det tallet. Bare jokere og Black Hat uten andre kort teller som 14.
blackhat-not-in-hand = «{ $given }» går ikke: Da trengs { $count } av «{ $card }», og du har { $have }.
blackhat-hat-size = «{ $given }» går ikke: Med Black Hat må du spille like mange kort som i utspillet: { $led }.
blackhat-wrong-size =
    { $size ->
        [1] «{ $given }» går ikke: Spill nøyaktig ett kort nå.
       *[other] «{ $given }» går ikke: Spill nøyaktig { $size } kort nå.
    }
blackhat-led-size = «{ $given }» går ikke: { $led ->
        [1] Utspillet var ett kort, og du følger med ett kort.
       *[other] Spill ett kort, eller nøyaktig { $led }, like mange som i utspillet.
    }
blackhat-not-in-trick = «{ $given }» går ikke: Det er ingen { $card } i stikket.
blackhat-pick-rising = «{ $given }» går ikke: Velg kortene fra lavt til høyt, nå fra { $card } og oppover.
blackhat-pick-enough = «{ $given }» går ikke: Derfra er det for få kort. Du må fortsatt velge { $count }.
blackhat-no-pawn = «{ $given }» går ikke: Ingen spiller med de brikkene.
blackhat-in-jail = «{ $given }» går ikke: Den brikken sitter i Sporerens fengsel.
blackhat-not-negative = «{ $given }» går ikke: Brikken er ikke din, og { $place } er verdt { $value }. Andres brikker kan bare flyttes fra negative felt.
blackhat-trapped = «{ $given }» går ikke: Brikken på { $place } er låst.
blackhat-no-way = «{ $given }» går ikke: Ingen piler går fra { $origin } til { $place }, eller feltet er opptatt.
blackhat-no-way-on = «{ $given }» går ikke: Ingen piler går fra { $origin } til et ledig felt.
blackhat-send-itself = «{ $given }» går ikke: Brikken som kom inn på feltet, blir stående.
blackhat-not-to-send = «{ $given }» går ikke: En brikke på { $place } kan ikke sendes tilbake. De i Honeypot og på startfelt blir stående.
blackhat-send-where = «{ $given }» går ikke: Brikker sendes til { $backdoor } eller { $public }, startfeltene.
blackhat-send-tracer = «{ $given }» går ikke: Sporeren står på { $place }.
blackhat-send-both = «{ $given }» går ikke: Den andre brikken til samme spiller står allerede på { $place }.
blackhat-no-target = «{ $given }» går ikke: Exploit kan ikke endre { $place }.
blackhat-no-area = «{ $given }» går ikke: Et brettutlegg kan ikke ligge med øvre venstre hjørne på { $place }.
blackhat-lay-black = «{ $given }» går ikke: Da ville noen bli stående på en svart rute.
blackhat-no-step = «{ $given }» går ikke: Sporeren går ett steg opp, ned eller til høyre, eller tilbake dit den kom fra, om reglene deres tillater det.

## Hva som står på spill

blackhat-stake-round = Denne runden
blackhat-stake-secret = Denne runden, før den hemmelige pappbrikken
blackhat-prospect-won = Du tar dette stikket
blackhat-reason-takes = Ingen spiller etterpå: Det tar stikket.
blackhat-reason-safe = Ingen som spiller etterpå, kan slå det.
blackhat-reason-behind =
    Det slår ikke { $rank }-eren som ligger der. { $traces ->
        [0] Det sparer ingen spor.
        [one] Det sparer ett spor.
       *[other] Det sparer { $traces } spor.
    }
blackhat-reason-behind-wild =
    Det slår ikke jokerne som ligger der. { $traces ->
        [0] Det sparer ingen spor.
        [one] Det sparer ett spor.
       *[other] Det sparer { $traces } spor.
    }
blackhat-reason-short =
    Ett enkelt kort kan ikke ta dette stikket: Det ble ledet med { $led } kort. { $traces ->
        [0] Det sparer ingen spor.
        [one] Det sparer ett spor.
       *[other] Det sparer { $traces } spor.
    }
blackhat-reason-beaten-by-card =
    { $cards ->
        [one] Ett kort som fortsatt er med, slår det
       *[other] { $cards } kort som fortsatt er med, slår det
    }; { $hands ->
        [1] den som spiller etterpå, kan ha et slikt.
       *[other] { $may ->
            [one] én av de { $hands } som spiller etterpå, kan ha et slikt.
           *[other] { $may } av de { $hands } som spiller etterpå, kan ha et slikt.
        }
    }
blackhat-reason-beaten-by-set =
    { $hands ->
        [1] Den som spiller etterpå, kan ha en kombinasjon som slår det.
       *[other] { $may ->
            [one] Én av de { $hands } som spiller etterpå, kan ha en kombinasjon som slår det.
           *[other] { $may } av de { $hands } som spiller etterpå, kan ha en kombinasjon som slår det.
        }
    }
blackhat-reason-lead =
    { $hands ->
        [1] { $may ->
            [0] Den andre hånden kan ikke ha { $size } like kort.
           *[other] Den andre hånden kan ha { $size } like kort.
        }
       *[other] { $may ->
            [one] Én av de { $hands } andre hendene kan ha { $size } like kort.
           *[other] { $may } av de { $hands } andre hendene kan ha { $size } like kort.
        }
    }
blackhat-reason-trapped = Brikken blir låst der.
blackhat-reason-no-way = Ingen piler fører derfra til Critical Asset.
blackhat-reason-way =
    { $steps ->
        [one] Derfra er det ett steg til Critical Asset.
       *[other] Derfra er det { $steps } steg til Critical Asset.
    }

## Hvor poengene kommer fra

blackhat-source-cards = Kort på hånden
blackhat-source-spaces = Felt under brikkene
blackhat-source-floor = Aldri under null
blackhat-source-tile = Hemmelig pappbrikke

## Navn

blackhat-card-joker = joker
blackhat-card-hat = Black Hat
blackhat-place-track = Sporerens bane ({ $step })
blackhat-place-jail = fengselet
blackhat-tile-nsa = NSA
blackhat-tile-jackpot = Jackpot
blackhat-tile-sting = Felle
blackhat-tile-log-wipe = Slettet logg
blackhat-tile-leak = Lekkasje
blackhat-tile-decoy = Lokkedue

## Handlinger

blackhat-do-lead = Spill ut { $size ->
        [1] ett kort
       *[other] { $size } kort
    }
blackhat-do-follow = Følg med { $size ->
        [1] ett kort
       *[other] { $size } kort
    }
blackhat-do-play = Spill { $set }
blackhat-do-pass = La være
blackhat-do-take = Ta alle kortene
blackhat-do-keep = Ta hatten og { $count ->
        [1] ett kort
       *[other] { $count } kort
    }
blackhat-do-pick = Velg { $rank }
blackhat-do-move =
    { $own ->
        [yes] Brikke { $pawn } fra { $origin } til { $to }
       *[no] Brikke { $pawn } (spiller { $seat }) fra { $origin } til { $to }
    }
blackhat-do-send =
    { $own ->
        [yes] Send din egen brikke { $pawn } fra { $origin } til { $to }
       *[no] Send brikke { $pawn } (spiller { $seat }) fra { $origin } til { $to }
    }
blackhat-do-mark = { $to }: { $change }
blackhat-do-randomize = Trekk brettutlegg
blackhat-do-lay = Legg øvre venstre hjørne på { $to }
blackhat-do-trace = Sporeren til { $to }

## Øvelsen

blackhat-lesson-follow = Færrest poeng vinner. Det ligger en 9-er og en 11-er der, og det høyeste kortet tar stikket. Trykk på 13-eren din og spill den.
blackhat-lesson-follow-done = 13-eren din tok stikket.
blackhat-lesson-move = Den som tar et stikk, hacker: En brikke flytter langs en pil. Tallet på et felt teller mot deg, et negativt tall for deg. Flytt den bakerste brikken din til Cache, −1.
blackhat-lesson-move-done = På Cache sparer brikken deg for et poeng.
blackhat-lesson-lead = Vinneren leder. Flere like kort kan bare slås av like mange. Trykk på begge 7-erne og spill dem.
blackhat-lesson-lead-done = En enkelt 3-er kan ikke vinne, og 5-erne er lavere: ditt stikk igjen.
blackhat-lesson-jump = Rett foran den andre brikken din står det en brikke. Hopp over den, til Cache med −2.
blackhat-lesson-jump-done = Opptatte felt hoppes over.
blackhat-lesson-hat = Kort du sitter igjen med, teller mot deg, og Black Hat mest: 5. Den snur stikket: Det laveste kortet vinner og må ta hatten. Led den.
blackhat-lesson-hat-done = 2-eren vant og måtte ta hatten. Så ble brikken din flyttet fra Cache: Der verdien er negativ, kan alle gjøre det.
blackhat-lesson-joker = Spill det siste kortet ditt. En joker alene teller 14, og når noen ikke har flere kort, er runden over.
blackhat-lesson-joker-done = 14 slår 6-eren: ditt stikk.
blackhat-lesson-last = Et siste hack: Flytt den fremste brikken din til feltet med 0.
blackhat-lesson-last-done = Runden gjøres opp. Ingen kort, og −1 under brikkene dine; under null teller som null. De andre fikk 11 og 12.
blackhat-lesson-end = Slik går det runde for runde, til en brikke når Critical Asset helt til høyre.

## Hendelser

blackhat-event-status = På statuskortet ditt står det { $value }.
blackhat-event-fame = Statuskort ({ $seat }): { $value }.
blackhat-event-round = Runde { $number }. Giver: { $seat }.
blackhat-event-turned = Snudd for å finne hvem som får hatten: { $card }.
blackhat-event-hatted = Black Hat gikk til: { $seat }.
blackhat-event-dealt = { $seat }: { $cards } kort.
blackhat-event-hand = Kortene dine: { $cards }.
blackhat-event-shown = { $seat } fikk et åpent kort: { $card }.
blackhat-event-sized = Du skal spille { $size ->
        [1] ett kort.
       *[other] { $size } kort.
    }
blackhat-event-played = { $seat } spilte { $set }.
blackhat-event-passed = { $seat } hadde ikke annet enn Black Hat og meldte pass.
blackhat-event-won = Stikket gikk til: { $seat }.
blackhat-event-took = { $seat } tok alle kortene i stikket.
blackhat-event-kept = { $seat } tok Black Hat.
blackhat-event-picked = { $seat } tok også: { $rank }.
blackhat-event-discarded = Resten av stikket ble kastet.
blackhat-event-moved =
    { $own ->
        [yes] { $seat } flyttet brikke { $pawn } fra { $origin } til { $to }.
       *[no] { $by } flyttet brikke { $pawn } ({ $seat }) fra { $origin } til { $to }.
    }
blackhat-event-drew = { $seat } kunne ikke flytte noe og trakk et kort.
blackhat-event-drawn = Kortet ditt: { $card }.
blackhat-event-empty = { $seat } kunne ikke flytte noe, og det var ingen kort å trekke.
blackhat-event-refilled = Kastebunken ble stokket til en ny trekkbunke på { $cards } kort.
blackhat-event-trapped =
    { $trap ->
        [service] Brikke { $pawn } ({ $seat }) utløste Denial-of-Service og er låst der.
        [alarm] Brikke { $pawn } ({ $seat }) utløste en Alarm og er låst der.
       *[honeypot] Brikke { $pawn } ({ $seat }) sitter fast i en Honeypot.
    }
blackhat-event-sent = { $by } sendte brikke { $pawn } ({ $seat }) tilbake fra { $origin } til { $to }.
blackhat-event-declined = { $seat } lot det være.
blackhat-event-marked = { $seat } endret { $to } med { $change }.
blackhat-event-unmarked = Markøren på { $origin } gikk tilbake.
blackhat-event-found = { $seat } trakk brettutlegg { $module }{ $side }.
blackhat-event-laid = Brettutlegg { $module }{ $side } ble lagt på { $to }.
blackhat-event-returned = Brettutlegg { $module } gikk tilbake.
blackhat-event-alarmed = Sporeren er løs: { $to } (alarm: { $seat }).
blackhat-event-traced = { $by } flyttet Sporeren fra { $origin } til { $to }.
blackhat-event-jailed = Sporeren fengslet brikke { $pawn } ({ $seat }).
blackhat-event-eliminated = Ute av spillet: { $seat }.
blackhat-event-revealed = Den hemmelige pappbrikken: { $tile }!
blackhat-event-scored = { $seat }: kort { $cards }, felt { $spaces }, pappbrikke { $tile }, nullgrense { $floor }. Denne runden { $points }, i alt { $total }.
blackhat-event-ended =
    { $reason ->
        [asset] En brikke har nådd Critical Asset: Spillet er over!
        [stuck] Ingen brikker kan flytte lenger: Spillet er over!
        [tracer] Sporeren har nådd Critical Asset: Spillet er over!
       *[last] Bare én er igjen: Spillet er over!
    }
blackhat-event-victor = Vinner: { $seat }.

## Brett og brettutlegg som filer

blackhat-kind-host = Host
blackhat-kind-cache = Cache
blackhat-kind-backdoor = Backdoor
blackhat-kind-public = Public Server
blackhat-kind-asset = Critical Asset
blackhat-kind-service = Denial-of-Service
blackhat-kind-alarm = Alarm
blackhat-kind-honeypot = Honeypot
blackhat-kind-exploit = Exploit
blackhat-kind-randomizer = Randomizer
blackhat-legend-whole = Pil
blackhat-legend-half = Halv pil
blackhat-legend-place = Plass til brettutlegg
blackhat-legend-track = Sporerens bane
blackhat-untitled = Uten navn
blackhat-modules-title = Brettutlegg
blackhat-picture-alt = Brettet dere skal spille på: felt med symbol og verdi, bundet sammen av piler.
blackhat-drawing = Brettfilen kan ikke brukes. Feil: { $count }
blackhat-file-character = { $given } er et usynlig tegn: Bruk vanlige mellomrom.
blackhat-file-word = { $given } kan ikke begynne en linje. Forventet: title, modules, track, nummeret på en rad, et punktum foran piler eller # foran en kommentar.
blackhat-file-twice = Det finnes allerede en linje «{ $given }»: Den skrives bare én gang.
blackhat-file-title = Tittelen er for lang. Tegn: { $given }, høyst { $most }.
blackhat-file-row = Her står rad { $given }, men det skulle vært rad { $expected }.
blackhat-file-rows = Rad { $given } er for mye: Det er plass til høyst { $most } rader.
blackhat-file-columns = { $given } er for mye: En rad har høyst { $most } ruter.
blackhat-file-stray = En linje med piler hører ikke hjemme her: Det står én under hver rad.
blackhat-file-arrow-line = Her skulle det stått en linje med piler. Den begynner med et punktum, også uten piler.
blackhat-file-between = { $given } står verken i en rute eller midt mellom to. Rutene begynner i kolonne 7, 13, 19 og så videre.
blackhat-file-shifted = { $given } står ikke der en rute begynner: i kolonne 7, 13, 19 og så videre.
blackhat-file-kind = Ingen felttype har bokstaven { $given }. Du kan velge mellom: { $allowed }
blackhat-file-black = { $given } er ingen svart rute: Den skrives ###.
blackhat-file-value = { $given } er ingen verdi: Her skal det stå et fortegn og et siffer, som +3 eller -1.
blackhat-file-range = Verdien { $given } er ikke mellom { $low } og { $high }.
blackhat-file-sideways = { $given } er ingen pil mellom to ruter i en rad: Her skal det stå > eller <.
blackhat-file-arrow = { $given } er ingen pil her: v og ^ står under fortegnet til en verdi, \ / og X midt mellom to ruter.
blackhat-file-none = Brettet mangler { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }: Én rute skal ha bokstaven { $letter }.
blackhat-file-another = { $cell } er enda en { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }: Et brett har bare én, og den er allerede på { $first }.
blackhat-file-into-start = En pil fører til { $cell }, men ingen flytter til et startfelt.
blackhat-file-out-of-goal = En pil fører bort fra { $cell }, men alle veier ender på Critical Asset.
blackhat-file-circle = Pilene går i ring ved { $cell }: Ingen brikke skal komme tilbake dit den var.
blackhat-file-no-way = Ingen vei fører fra { $cell } til Critical Asset.
blackhat-file-places = Plasser til brettutlegg: { $given }, men det skal være { $expected }. Linjen nevner rutene øverst til venstre: modules d1 f2 h1 d4 h4
blackhat-file-cell = { $given } er ingen rute: Rutene heter a1 til { $last }.
blackhat-file-off = Et brettutlegg på { $cell } ville ligge delvis utenfor brettet: Det trenger to ganger to ruter.
blackhat-file-over = Et brettutlegg på { $cell } ville dekke { $over }, et startfelt eller Critical Asset.
blackhat-file-overlap = Et brettutlegg på { $cell } ville overlappe en annen plass.
blackhat-file-track = { $given } er ingen bane for Sporeren. Forventet: track { $expected }
blackhat-file-tracer = Sporeren kommer ikke fra Backdoor til { $cell }: Den går opp, ned og til høyre, aldri på svarte ruter.
blackhat-file-face = Her står side { $given }, men det skulle vært side { $expected }: Hvert brettutlegg har en side a og en side b.
blackhat-file-face-word = { $given } kan ikke begynne en linje her. Forventet: face, nummeret på en rad eller et punktum foran piler.
blackhat-file-face-cells = Ruter på denne siden: { $given }. Det skal være to rader med to.
blackhat-file-face-kind =
    { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    } finnes aldri på et brettutlegg.
blackhat-file-faces = Sider: { $given }. Det skal være { $expected }, to for hvert av { $modules } brettutlegg.
blackhat-file-unreached = Ingen vei fører til { $cell }: Bare et brettutlegg kan få noen dit.
blackhat-file-dead-end = Fra { $cell } fører ingen vei til Critical Asset: Bare et brettutlegg kan hjelpe en brikke ut.
blackhat-file-few-positive = Felt med positiv verdi: { $given } av { $spaces }. Det burde være mer enn halvparten.
blackhat-file-many-negative = Felt med negativ verdi: { $given } av { $spaces }. Det burde være høyst en fjerdedel.
blackhat-file-not-falling = Verdiene burde synke mot målet, men er i snitt { $left } til venstre og { $right } til høyre.
blackhat-check-board = { $file }: et brett, «{ $title }»
blackhat-check-modules = { $file }: sidene til alle brettutleggene ({ $faces })
blackhat-check-faults = { $file }: { $count ->
        [one] én feil
       *[other] { $count } feil
    }
blackhat-check-spaces = Felt: { $kinds }
blackhat-check-way = Korteste vei fra { $start } til { $goal }: { $moves } trekk
blackhat-check-places = Plasser til brettutlegg: { $places }
blackhat-check-long = For lang for et bord. Tegn: { $given }, høyst { $most }.
blackhat-check-warning = Merk. { $reason }
blackhat-check-good = Ingen feil.
blackhat-check-play = For å spille på det: { $command }
