### Black Hat: setninger som bare siden trenger.
### Setninger med et spillernavn skal også stemme når navnet er «Du».

blackhat-page-board = Black Hat-bordet: nettverk, stikk og kort.
blackhat-page-hand = Kortene dine. Piltastene går gjennom dem, mellomrom velger et kort, Enter spiller, Escape avbryter.
blackhat-page-hand-robot = Robotens kort. Piltastene går gjennom dem, mellomrom velger et kort, Enter spiller, Escape avbryter.
blackhat-page-hand-of = Kort: { $seat }
blackhat-page-hand-own = Kortene dine
blackhat-page-robot-yours = Du spiller Roboten
blackhat-page-robot-theirs = Roboten spilles av: { $seat }

## Tre bilder før det første spillet

blackhat-page-intro-goal = Få de to brikkene dine mot høyre, til felt som koster lite. En brikke på Critical Asset avslutter spillet. Færrest poeng vinner.
blackhat-page-intro-turn = Spill ett kort, eller flere med samme tall. Bare like mange som ble spilt ut, kan vinne: det høyeste, eller det laveste når Black Hat er i stikket. Vinneren flytter en brikke langs en pil.
blackhat-page-intro-score = En runde er over når noen er tom for kort. Da er prikkene på kortene du har på hånden og tallene på feltene under brikkene dine poengene dine.

## Kort og kombinasjoner

blackhat-page-card = { $rank }-er
blackhat-page-card-label =
    { $open ->
        [yes] { $card }, spor { $traces }, kjent for alle
       *[no] { $card }, spor { $traces }
    }
blackhat-page-set-one = en { $rank }-er
blackhat-page-set-joker = en joker (teller 14)
blackhat-page-set-hat = Black Hat (teller 14)
blackhat-page-set-wild =
    { $hat ->
        [yes] { $size } jokere, én av dem Black Hat (teller 14)
       *[no] { $size } jokere (teller 14)
    }
blackhat-page-set-many =
    { $size ->
        [2] to { $rank }-ere
        [3] tre { $rank }-ere
        [4] fire { $rank }-ere
        [5] fem { $rank }-ere
        [6] seks { $rank }-ere
        [7] sju { $rank }-ere
       *[other] { $size } × { $rank }
    }
blackhat-page-set-with =
    { $hat ->
        [yes] { $jokers ->
            [0] { $set }, én av dem Black Hat
            [1] { $set }, med en joker og Black Hat
           *[other] { $set }, med { $jokers } jokere og Black Hat
        }
       *[no] { $jokers ->
            [1] { $set }, én av dem joker
           *[other] { $set }, { $jokers } av dem jokere
        }
    }

## Å velge kort

blackhat-page-tap-cards = Trykk på kortene du vil spille.
blackhat-page-play = Spill
blackhat-page-unpick = Legg tilbake
blackhat-page-one-rank = «{ $given }» passer ikke sammen: Ett tall om gangen. Bare jokere og hatten passer overalt.
blackhat-page-not-yet =
    { $missing ->
        [1] Ett kort til, så har du { $size } like
       *[other] { $missing } kort til, så har du { $size } like
    }
blackhat-page-stands-leads = Du spiller ut: Høyest vinner.
blackhat-page-stands-leads-turned = Du spiller ut med hatten: Lavest vinner.
blackhat-page-stands-short =
    { $led ->
        [1] Kan ikke vinne: Utspillet var ett kort, og da kan bare ett kort vinne.
       *[other] Kan ikke vinne: Utspillet var { $led } kort, og da kan bare { $led } kort vinne.
    }
blackhat-page-stands-wins = Slår alt så langt.
blackhat-page-stands-wins-turned = Lavest vinner: slår alt så langt.
blackhat-page-stands-loses = Taper mot { $set } – { $seat }.
blackhat-page-stands-loses-turned = Lavest vinner: taper mot { $set } – { $seat }.

## Stikket

blackhat-page-trick = Stikk
blackhat-page-trick-empty = Ingen kort ennå. Spiller ut: { $seat }.
blackhat-page-trick-last = Forrige stikk
blackhat-page-trick-now = Dette stikket
blackhat-page-trick-won = Stikket gikk til: { $seat }
blackhat-page-trick-won-why = Stikket gikk til: { $seat } – { $reason }
blackhat-page-reason-beats =
    { $size ->
        [1] { $set } slår { $other }
       *[other] { $set } slår { $other }
    }
blackhat-page-reason-beats-turned = med hatten vinner det laveste: { $set } mot { $other }
blackhat-page-reason-last = { $set }: av like høye vinner den som kom sist
blackhat-page-reason-alone =
    { $size ->
        [1] { $set }: ingen andre spilte ett kort
       *[other] { $set }: ingen andre spilte { $size } like
    }
blackhat-page-best = Vinner så langt: { $seat }
blackhat-page-best-turned = Lavest vinner. Så langt: { $seat }
blackhat-page-leads = utspill
blackhat-page-leads-label = Utspill: { $seat }
blackhat-page-slot = { $seat }: { $set }
blackhat-page-slot-best = { $seat }: { $set }. Vinner så langt
blackhat-page-slot-won = { $seat }: { $set }. Tok stikket
blackhat-page-slot-waiting = { $seat }: ingenting ennå
blackhat-page-take-all =
    { $traces ->
        [0] Ta alle { $count }
       *[other] Ta alle { $count } (spor +{ $traces })
    }
blackhat-page-keep-these =
    { $count ->
        [0] Bare hatten (spor +{ $traces })
        [1] Hatten og dette kortet (spor +{ $traces })
       *[other] Hatten og disse { $count } (spor +{ $traces })
    }
blackhat-page-keep-given = Hatten og { $cards } (spor +{ $traces })
blackhat-page-keep-choose =
    { $count ->
        [1] … eller trykk på ett kort ovenfor som skal følge hatten.
       *[other] … eller trykk på { $count } kort ovenfor som skal følge hatten.
    }
blackhat-page-pick-choose =
    { $count ->
        [1] Trykk på ett kort ovenfor som skal følge hatten.
       *[other] Trykk på { $count } kort ovenfor som skal følge hatten.
    }
blackhat-page-no-joker = Jokere følger bare med hvis du tar alle kortene.
blackhat-page-hat-anyway = Black Hat følger med uansett: Velg andre kort.
blackhat-page-given-anyway = Her er det ingenting å velge: Disse kortene følger hatten.

## Knapper

blackhat-page-do-move =
    { $own ->
        [yes] Brikke { $pawn }: { $origin } → { $to }
       *[no] { $seat }, brikke { $pawn }: { $origin } → { $to }
    }
blackhat-page-do-send =
    { $own ->
        [yes] Send din brikke { $pawn } tilbake: { $origin } → { $to }
       *[no] Send brikke { $pawn } ({ $seat }) tilbake: { $origin } → { $to }
    }

## Hva som skal skje

blackhat-page-for-robot = Roboten: { $words }
blackhat-page-expect-lead = Spill ut ett kort, eller flere like.
blackhat-page-expect-set =
    { $size ->
        [1] Spill ett kort.
       *[other] Spill { $size } like kort.
    }
blackhat-page-expect-follow =
    { $led ->
        [1] Spill ett kort.
        [2] Spill ett kort, eller to like.
        [3] Spill ett kort, eller tre like.
        [4] Spill ett kort, eller fire like.
       *[other] Spill ett kort, eller { $led } like.
    }
blackhat-page-expect-answer =
    { $led ->
        [1] Spill ett kort, eller flere like. Du kan bare vinne med ett.
       *[other] Spill ett kort, eller flere like. Du kan bare vinne med { $led }.
    }
blackhat-page-expect-pickup = Hatten er din. Hva tar du opp?
blackhat-page-expect-pick = Velg hva som følger hatten. Gjenstår: { $picks }.
blackhat-page-expect-hack = Du tok stikket: Flytt en brikke.
blackhat-page-expect-service = Denial-of-Service: Send en brikke tilbake til et startfelt.
blackhat-page-expect-decoy = En lokkedue! Velg startfeltet brikken din går tilbake til.
blackhat-page-expect-exploit = Exploit: Endre verdien av et felt med én, eller la være.
blackhat-page-expect-randomize = Randomizer: Trekk et brettutlegg og bygg om, eller la være.
blackhat-page-expect-lay = Legg brettutlegget på nettverket.
blackhat-page-expect-trace = Alarmen din styrer Sporeren: Flytt den ett steg.

## Å vente på noen andre

blackhat-page-wait-robot = Bestemmer for Roboten: { $seat }.
blackhat-page-wait-lead = Spiller ut: { $seat }.
blackhat-page-wait-set = Velger kort: { $seat }.
blackhat-page-wait-follow = Legger kort i stikket: { $seat }.
blackhat-page-wait-answer = Legger kort i stikket: { $seat }.
blackhat-page-wait-pickup = Tar opp hatten: { $seat }.
blackhat-page-wait-pick = Tar opp hatten: { $seat }.
blackhat-page-wait-hack = Flytter en brikke: { $seat }.
blackhat-page-wait-service = Denial-of-Service! Hvem blir sendt tilbake? Det bestemmer: { $seat }.
blackhat-page-wait-decoy = Tilbake til start fra en lokkedue: { $seat }.
blackhat-page-wait-exploit = Bruker en Exploit: { $seat }.
blackhat-page-wait-randomize = Står på en Randomizer: { $seat }.
blackhat-page-wait-lay = Legger et brettutlegg: { $seat }.
blackhat-page-wait-trace = Flytter Sporeren: { $seat }.

## Fakta ved siden av et navn

blackhat-page-fact-cards =
    { $count ->
        [one] Ett kort
       *[other] { $count } kort
    }
blackhat-page-fact-cards-about =
    { $count ->
        [one] Ett kort på hånden
       *[other] { $count } kort på hånden
    }
blackhat-page-fact-hat = Black Hat
blackhat-page-fact-hat-about = Har Black Hat
blackhat-page-fact-dealer = Giver
blackhat-page-fact-dealer-about = Delte ut kortene i denne runden
blackhat-page-fact-last = Sist +{ $points }
blackhat-page-fact-last-about = Poeng i forrige runde: { $points }
blackhat-page-fact-target = Mål { $target }
blackhat-page-fact-target-about = Statuskort: { $target }. Summen som ligger nærmest, vinner; nå er den { $points }
blackhat-page-fact-out = Ute
blackhat-page-fact-out-about = Ute av spillet: Begge brikkene sitter i fengsel

## Poeng

blackhat-page-scores = Poeng
blackhat-page-scores-round = Runde { $round }
blackhat-page-scores-all = Hele spillet
blackhat-page-scores-fewest = Færrest poeng vinner.
blackhat-page-scores-celebrity = Den som kommer nærmest sitt eget statuskort, vinner. Ditt: { $target }.
blackhat-page-scores-celebrity-secret = Den som kommer nærmest sitt eget statuskort, vinner.
blackhat-page-tally = Hvis runden sluttet nå, fikk du { $points }.
blackhat-page-tally-all = Hvis runden sluttet nå:
blackhat-page-tally-spaces = felt { $points }, kort ukjent

## Huskehjelp

blackhat-aids-about = Alle kan slå opp stikkene i runden, kortene som er sett så langt, og det som er kjent om hver hånd.
blackhat-page-memory = Hukommelse
blackhat-page-memory-close = Lukk huskehjelpen
blackhat-page-memory-cards = Kort som er sett
blackhat-page-memory-hands = Kjent om hver hånd
blackhat-page-memory-tricks = Stikkene i denne runden
blackhat-page-memory-none = Ingen stikk er vunnet ennå i denne runden.
blackhat-page-memory-card = { $card }: { $seen } av { $all } sett
blackhat-page-memory-unknown =
    { $count ->
        [one] ett ukjent kort
       *[other] { $count } ukjente kort
    }
blackhat-page-score-cards = Kort
blackhat-page-score-cards-about = Sporene på kortene på hånden
blackhat-page-score-spaces = Felt
blackhat-page-score-spaces-about = Verdien av feltene under brikkene
blackhat-page-score-floor = Nullgrense
blackhat-page-score-floor-about = En runde teller aldri under null
blackhat-page-score-tile = Pappbrikke
blackhat-page-score-tile-about = Det den hemmelige pappbrikken endret
blackhat-page-score-round = Runde
blackhat-page-score-total = Sum
blackhat-page-score-player = Spiller
blackhat-page-scores-close = Lukk poengene

## Hemmelige pappbrikker

blackhat-page-revealed = Den hemmelige pappbrikken: { $tile }! { $about }
blackhat-page-event-turned = Snudd og talt opp for å se hvem som får Black Hat: { $card }.
blackhat-page-scored = { $seat }: { $points } poeng denne runden, { $total } i alt
blackhat-page-scored-cards = kort { $points }
blackhat-page-scored-spaces = felt { $points }
blackhat-page-scored-tile = hemmelig pappbrikke { $points }
blackhat-page-scored-floor = en runde teller aldri under null: +{ $points }
blackhat-page-tile-nsa = Poengene i denne runden rundes av til nærmeste tier.
blackhat-page-tile-jackpot = Den som kom fram, får fem poeng mindre.
blackhat-page-tile-sting = Den som kom fram, får fem poeng mer.
blackhat-page-tile-log-wipe = Kort på hånden teller ingenting denne gangen.
blackhat-page-tile-leak = Kort på hånden teller dobbelt denne gangen.
blackhat-page-tile-decoy = Her er det ingenting: Brikken går tilbake til start, og spillet fortsetter.

## Stillingen i ord

blackhat-page-sum-round = Runde { $round }, giver: { $seat }.
blackhat-page-sum-hand = Kortene dine: { $cards }. Spor: { $traces }.
blackhat-page-sum-held =
    { $count ->
        [one] { $seat }: ett kort.
       *[other] { $seat }: { $count } kort.
    }
blackhat-page-sum-known =
    { $count ->
        [one] { $seat }: ett kort, kjent: { $cards }.
       *[other] { $seat }: { $count } kort, av dem kjent: { $cards }.
    }
blackhat-page-sum-open = { $seat }: { $cards }.
blackhat-page-sum-set = I stikket ({ $seat }): { $set }.

## Når noe undersøkes

blackhat-page-about-here = Her: { $pawns }.
blackhat-page-about-value = Verdi { $value }
blackhat-page-about-traces = Spor { $traces }
blackhat-page-about-kind-host = Et vanlig felt: her bare står brikken.
blackhat-page-about-kind-start = Et startfelt: her kan det stå mange brikker, men aldri begge til samme spiller.
blackhat-page-about-kind-asset = Den første brikken som kommer hit, avslutter spillet.
blackhat-page-about-kind-asset-secret = Den første brikken som kommer hit, snur den hemmelige pappbrikken, og spillet er slutt, med mindre den er en Decoy.
blackhat-page-about-kind-alarm-lax = Uten Sporeren er en Alarm et vanlig felt.
blackhat-page-about-leads = Piler går til { $cells }.
blackhat-page-about-leads-nowhere = Ingen hel pil går videre.
blackhat-page-about-value-name = Verdien av { $cell }
blackhat-page-about-value-now = Den som har en brikke her, får dette i poeng ved slutten av hver runde. Få poeng er bra.
blackhat-page-about-pawn-own = Din.
blackhat-page-about-reach = Veier videre: { $cells }.
blackhat-page-about-stuck = Kommer ingen vei nå.
blackhat-page-about-trapped = Låst.
blackhat-page-about-module = Et brettutlegg: fire ruter lagt over brettet. Det kan bryte piler langs kantene, eller fullføre andre.
blackhat-page-about-drawn = Dette brettutlegget er trukket og må legges nå.
blackhat-page-about-area-name = Plass til brettutlegget: { $cell }
blackhat-page-about-area = Brettutlegget kan ligge her, med øvre venstre hjørne på denne ruta.
blackhat-page-about-network-name = Nettverket
blackhat-page-about-network = Brikkene følger pilene fra startfeltene til venstre til Critical Asset til høyre.
blackhat-page-about-black-name = Svart rute
blackhat-page-about-black = Her kan ingen stå.
blackhat-page-about-cells-name = Navn på feltene
blackhat-page-about-cells = En bokstav for kolonnen og et tall for raden: slik heter feltene i loggen og på knappene.
blackhat-page-about-arrow-name = Pil
blackhat-page-about-arrow = En hel pil: brikker følger den i denne retningen, ett felt per trekk, og hopper over opptatte.
blackhat-page-about-broken-name = Brutt pil
blackhat-page-about-broken = Den ene halvdelen av pilen mangler, så ingen kan følge den.
blackhat-page-about-place-name = Plass til et brettutlegg
blackhat-page-about-place = Ett av de fem merkede stedene der brettutlegg kan ligge.
blackhat-page-about-ways-name = Mulige veier
blackhat-page-about-ways = Hvor denne brikken kunne gå; hopp er buer.
blackhat-page-about-trail-name = Siste trekk
blackhat-page-about-trail = Veien som nettopp ble gått.
blackhat-page-about-track-name = Sporerens bane
blackhat-page-about-track = En brikke på en Alarm setter Sporeren på denne banen på tre steg, som fører til Backdoor.
blackhat-page-about-jail = Brikker som Sporeren har møtt: hver teller 5 ved hver opptelling. Den som ikke har noen brikke igjen på brettet, er ute.
blackhat-page-about-tracer-name = Sporeren
blackhat-page-about-tile-name = Hemmelig pappbrikke
blackhat-page-about-tile = Den første brikken der snur den; den kan endre poengene, eller være en Decoy.
blackhat-page-about-card = Alene eller med andre av samme verdi er det en kombinasjon. Den høyeste på like mange kort som utspillet vinner, av like den siste.
blackhat-page-about-card-joker = I en kombinasjon står den for hvilken som helst verdi; alene er den en 14.
blackhat-page-about-card-hat = Den teller som joker, men snur stikket: lavest vinner, og vinneren må ta hatten og noen kort.
blackhat-page-about-held = Er det fortsatt på hånden når runden er slutt, teller sporene mot deg.
blackhat-page-about-open = Alle vet at det er på denne hånden.
blackhat-page-about-back-name = Ukjent kort
blackhat-page-about-back = Kort på denne hånden som du ikke kjenner: { $count } ({ $seat }).
blackhat-page-about-hand = Kort på hånden: { $count }. Sporene på det som er igjen når runden er slutt, teller.
blackhat-page-about-unknown = Du kjenner ikke { $count } av dem.
blackhat-page-about-trick-name = Stikket
blackhat-page-about-led = Kort i utspillet: { $led }. Bare like mange kan vinne.
blackhat-page-about-trick = Den høyeste verdien vinner, av like den siste. Vinneren flytter en brikke og leder neste stikk.
blackhat-page-about-trick-turned = Black Hat er med: den laveste verdien vinner, av like den siste, og vinneren tar hatten.
blackhat-page-about-best = Leder så langt: { $seat }, { $set }.
blackhat-page-about-slot-waiting = Har ikke spilt til dette stikket ennå.
blackhat-page-about-slot-short = Kan ikke vinne: det kan bare { $led } kort, like mange som ble ledet.
blackhat-page-about-slot-best = Slår alt annet i stikket så langt.
blackhat-page-about-slot-beaten = Slått av: { $best }.
blackhat-page-about-play = Spiller de valgte kortene i stikket. Velg ett kort, eller flere like.
blackhat-page-about-pile = Et kort fra stikket du tok: med hatten følger alle kort, eller like mange som ble ledet.
blackhat-page-about-column-cards-name = Kort
blackhat-page-about-column-cards = Sporene på kortene som var igjen på hånden.
blackhat-page-about-column-spaces-name = Felt
blackhat-page-about-column-spaces = Verdiene av feltene under begge brikkene; en brikke i fengsel teller 5.
blackhat-page-about-column-floor-name = Minst 0
blackhat-page-about-column-floor = En runde teller aldri under null: dette løfter den til null.
blackhat-page-about-column-tile-name = Pappbrikke
blackhat-page-about-column-tile = Det den hemmelige pappbrikken endret.
blackhat-page-about-column-round-name = Runde
blackhat-page-about-column-round = Alle poeng i denne runden.
blackhat-page-about-column-total-name = Totalt
blackhat-page-about-column-total = Alle runder til sammen.
blackhat-page-about-score = Poeng etter hvor de kommer fra; færrest er best, bortsett fra med statuskort.
blackhat-page-about-last-trick-name = Siste stikk
blackhat-page-about-last-trick = Viser det siste stikket en gang til.
blackhat-page-about-sheet-name = Poeng
blackhat-page-about-sheet = Viser hvor alles poeng kommer fra.
blackhat-page-about-whole = Viser hele brettet, mindre, eller går tilbake til det som betyr noe.
blackhat-page-about-do-lead = Du sier hvor mange kort du leder.
blackhat-page-about-do-follow = Du sier hvor mange kort du spiller.
blackhat-page-about-do-play = Disse kortene går i stikket.
blackhat-page-about-do-take = Alle kortene i stikket kommer på hånden din, med sporene.
blackhat-page-about-do-keep = Bare hatten og like mange kort som ble ledet, kommer på hånden din; resten kastes.
blackhat-page-about-do-pick = Dette kortet følger med hatten.
blackhat-page-about-do-move = Brikken følger pilene til dette feltet, og feltet virker.
blackhat-page-about-do-send = Brikken går tilbake til dette startfeltet.
blackhat-page-about-do-mark = En markør endrer verdien av dette feltet med én.
blackhat-page-about-do-lay = Det trukne brettutlegget legges her; brikkene blir stående.
blackhat-page-about-do-trace = Sporeren går hit; brikker på feltet havner i fengsel.
blackhat-page-about-do-pass = Her skjer det ingenting.
blackhat-page-about-do-randomize = Et tilfeldig brettutlegg trekkes og må legges.

## Slutten

blackhat-page-end-fewest = Færrest poeng vinner.
blackhat-page-end-celebrity = Den som kommer nærmest sitt eget statuskort, vinner.
blackhat-page-end-status = Statuskort: { $cards }.
blackhat-page-end-robot = Robotens sum: { $points }.
blackhat-page-end-robot-won = Denne gangen vant Roboten. Ta en lang titt i speilet.

## Høydepunkter i en reprise

blackhat-page-moment-ended = Slutten
blackhat-page-moment-revealed = Den hemmelige pappbrikken
blackhat-page-moment-eliminated = Noen ryker ut
blackhat-page-moment-jailed = Sporeren slår til
blackhat-page-moment-scored = En runde telles opp
blackhat-page-moment-hatted = Et Black Hat-stikk
blackhat-page-cheer-hat = Hatten er stjålet!

## Tips til det første spillet

blackhat-page-hint-traces = Prikkene på et kort er sporene det setter: Det du fortsatt har på hånden når runden er slutt, teller mot deg. Akkurat nå har du { $traces } spor.
blackhat-page-hint-lead = Du spiller ut. Trykk på et kort, eller flere med samme tall, og så på «Spill». Den som tar et stikk, flytter en brikke; den som blir kvitt alle kortene, avslutter runden.
blackhat-page-hint-lead-many = Flere like kort er vanskelige å slå: Det må like mange med samme eller høyere tall til. Og du blir fortere kvitt spor.
blackhat-page-hint-follow-one = Alle spiller et kort, og det høyeste tar stikket; er flere like, vinner det siste. Du trenger ikke prøve å vinne.
blackhat-page-hint-follow-many =
    { $led ->
        [1] Utspillet var ett kort.
       *[other] Utspillet var { $led } like. Du kan bare vinne med { $led } like selv; ellers legger du på et hvilket som helst kort.
    }
blackhat-page-hint-follow-any = Så mange eller så få du vil, alle med samme tall. Men du kan bare vinne med { $led }, like mange som i utspillet.
blackhat-page-hint-hat = Black Hat er hos: { $seat }. Et stikk med det kortet blir snudd på hodet.
blackhat-page-hint-hat-mine = Du har Black Hat. Spiller du den, er det de laveste kortene som tar stikket, og vinneren må ta med seg hatten og noen av kortene.
blackhat-page-hint-turned = Black Hat er med: Nå vinner det laveste, og vinneren tar hatten og noen kort opp på hånden. Vil du det?
blackhat-page-hint-pickup = Ta alle kortene for å stå sterkt i de neste stikkene, eller bare hatten og like mange kort som i utspillet. Hvert kort har sine spor.
blackhat-page-hint-hack = Tar du et stikk, får du hacke: Flytt en av brikkene dine langs en pil. Opptatte felt hoppes over. Tallene teller når runden er slutt: Lavt er bra.
blackhat-page-hint-negative = På felt med negativ verdi er brikker ikke trygge: Den som tar et stikk, kan flytte dem videre, uansett hvem de tilhører.
blackhat-page-hint-asset = Critical Asset er innen rekkevidde! En brikke der avslutter spillet. Slå til hvis du har færrest poeng.
blackhat-page-hint-honeypot = En Honeypot har en fin verdi, men en brikke kommer aldri ut igjen.
blackhat-page-hint-service-near = Denial-of-Service: Den som går inn her, sender en annen brikke tilbake til start, men blir selv låst.
blackhat-page-hint-alarm = En Alarm låser brikken din og slipper Sporeren løs. Fra da av flytter du den hver gang du tar et stikk.
blackhat-page-hint-exploit-near = Med en Exploit kan du endre verdien av et felt med én.
blackhat-page-hint-randomizer-near = Med en Randomizer kan du trekke et brettutlegg som bygger om en del av nettverket.
blackhat-page-hint-cache = Cache-felt har lave eller negative verdier, så de koster deg lite eller trekker til og med fra poeng. Men der verdien er negativ, kan andre flytte brikken din videre.
blackhat-page-hint-service = Velg en brikke som skal tilbake. Den går til et startfelt og må begynne på nytt.
blackhat-page-hint-decoy = Pappbrikken var en lokkedue: Spillet fortsetter, og brikken din går tilbake til et startfelt.
blackhat-page-hint-exploit = Gjør ditt eget felt billigere, eller gjør et felt der noen andre står, dyrere. Er verdien under null, kan andre flytte brikken der.
blackhat-page-hint-randomizer = Et brettutlegg dekker fire ruter og endrer piler langs kantene. Du kan bare følge piler som har begge halvdelene.
blackhat-page-hint-trace = Sporeren går til et nabofelt, som regel ikke tilbake mot start. Brikker den treffer, havner i fengsel: 5 poeng hver runde.
blackhat-page-hint-tracer = Sporeren er løs. Den som har en brikke på en Alarm og tar et stikk, flytter den, og brikker den treffer, havner i fengsel.
blackhat-page-hint-robot = Når dere er to, er Roboten med. I dette stikket spiller du for den, med kort som alle kan se: Den kan ta stikk, og til og med vinne spillet.
blackhat-page-hint-score = En runde er over når noen ikke har flere kort. Alle får poeng for sporene på hånden og verdiene under begge brikkene. Brikkene blir stående.
blackhat-page-hint-end = En brikke er nær Critical Asset. Så snart en kommer fram, er spillet over, og færrest poeng vinner.
blackhat-page-hint-celebrity = Det er ikke færrest poeng som vinner: Du skal ende så nær { $target } du kan.

## Nettverket

blackhat-page-net = Nettverket. Piltastene går gjennom det du kan velge, eller fra brikke til brikke; Enter velger, Escape avbryter.
blackhat-page-net-map = Alle feltene og hvor pilene deres fører
blackhat-page-net-whole = Vis hele brettet
blackhat-page-net-jail = Fengsel
blackhat-page-net-tracer = Sporeren

blackhat-page-net-kind-host = Host
blackhat-page-net-kind-cache = Cache
blackhat-page-net-kind-backdoor = Backdoor
blackhat-page-net-kind-public = Public Server
blackhat-page-net-kind-asset = Critical Asset
blackhat-page-net-kind-service = Denial-of-Service
blackhat-page-net-kind-alarm = Alarm
blackhat-page-net-kind-honeypot = Honeypot
blackhat-page-net-kind-exploit = Exploit
blackhat-page-net-kind-randomizer = Randomizer

blackhat-page-net-module-1a = Brannmur
blackhat-page-net-module-1b = Lastbalanserer
blackhat-page-net-module-2a = E-postsluse
blackhat-page-net-module-2b = Åpent relé
blackhat-page-net-module-3a = Sandkasse
blackhat-page-net-module-3b = Tjæregrop
blackhat-page-net-module-4a = Botnett
blackhat-page-net-module-4b = Flom
blackhat-page-net-module-5a = Innbruddsvarsler
blackhat-page-net-module-5b = Snubletråd
blackhat-page-net-module-6a = Sky
blackhat-page-net-module-6b = Virtuell maskin
blackhat-page-net-module-7a = Blindvei
blackhat-page-net-module-7b = Krysskobling
blackhat-page-net-module-8a = Hvelv
blackhat-page-net-module-8b = Arkiv

## Å velge på nettverket

blackhat-page-net-pawn = Brikke { $pawn } ({ $seat })
blackhat-page-net-own-pawn = Brikke { $pawn }
blackhat-page-net-space = { $cell }, { $kind }, verdi { $value }
blackhat-page-net-black = { $cell }, svart rute
blackhat-page-net-taken = { $space }. Her: { $pawns }
blackhat-page-net-take = { $pawn }, { $space }. Kan gå til { $cells }
blackhat-page-net-goal = { $action }: { $space }
blackhat-page-net-change = Endre verdien: { $space }
blackhat-page-net-move = { $pawn } fra { $origin } til { $to }
blackhat-page-net-send = { $pawn } tilbake fra { $origin } til { $to }
blackhat-page-net-lay = Legg { $module } med øvre venstre hjørne på { $to }
blackhat-page-net-look = { $pawn }: { $space }. Veier videre: { $cells }.
blackhat-page-net-look-only = { $pawn }: { $space }.
blackhat-page-net-look-stuck = { $pawn }: { $space }. Kommer ingen vei nå.
blackhat-page-net-look-trapped = { $pawn }: { $space }. Låst.

blackhat-page-net-ask-change = Ny verdi?
blackhat-page-net-ask-randomize = Bruke Randomizeren?

## Nettverket i ord

blackhat-page-net-tracer-home = Sporeren er ikke løs ennå.
blackhat-page-net-tracer-at = Sporeren: { $place }.
blackhat-page-net-tile = Hemmelig Critical Asset, snudd: { $tile }.
blackhat-page-net-tile-down = En hemmelig pappbrikke ligger skjult på Critical Asset.
blackhat-page-net-module-at = Brettutlegget { $module } ligger på { $from } til { $to }.
blackhat-page-net-marked = Markører på { $cell }: { $change }.
blackhat-page-net-leads = { $space }: fører til { $cells }.
blackhat-page-net-leads-nowhere = { $space }: fører ingen steder.
