### Hashcatch på norsk (bokmål).
### Setninger med et spillernavn skal også stemme når navnet er «Du»: Navnet står først som den som gjør noe, etter kolon eller i parentes.

hashcatch-title = Hashcatch
hashcatch-summary = Før dataene dine rundt ringen, forankre dem dypt i blokkjeden, og hack de andre ut av den.

## Valg

hashcatch-option-memory = Husk selv
hashcatch-option-memory-about = Sifre og summer vises når de dukker opp, og så ikke mer: Du må huske dem selv. Dine egne sifre ser du alltid.

## Utrop: med ett trykk

hashcatch-call-come-on = Kom igjen, ett godt kast!
hashcatch-call-lucky = For en flaks!
hashcatch-call-nice-hash = Fin hash!
hashcatch-call-not-my-token = Ikke min brikke!
hashcatch-call-revenge = Det skal du få igjen for!
hashcatch-call-phew = Puh, det var nære på!
hashcatch-call-that-row = Jeg vil ha den raden!
hashcatch-call-laugh = Hahaha!

## Hva som skal skje

hashcatch-expect-purpose = Trill for å flytte, eller sjekk en av brikkene dine på et #-felt.
hashcatch-expect-move = Du trillet en { $roll }-er: Velg en brikke og en retning.
hashcatch-expect-again = En 6-er! Trill og flytt en gang til, eller la det være med det.
hashcatch-expect-genuine = Brikken din er ekte: Ta den til blokkbanken, eller gå løs på et stort hack.
hashcatch-expect-hack = Brikken din står på et risikofelt: Trill for å treffe koden til raden.
hashcatch-expect-bonus = Alle de tre brikkene som venter, er dine: Velg den som får bonusfeltet.
hashcatch-expect-over = Spillet er over.

## Avslag

hashcatch-say-purpose = «{ $given }» går ikke ennå: Trill først for å flytte, eller sjekk en av brikkene dine på et #-felt.
hashcatch-must-move = «{ $given }» går ikke nå: Du trillet en { $roll }-er og må flytte.
hashcatch-second-roll = «{ $given }» går ikke nå: Etter 6-eren kan du bare trille for å flytte igjen, eller stoppe.
hashcatch-bank-or-attack = «{ $given }» går ikke nå: Den ekte brikken din går til blokkbanken eller angriper en rad.
hashcatch-hack-first = «{ $given }» går ikke nå: Brikken din på risikofeltet må hacke først.
hashcatch-choose-bonus = «{ $given }» går ikke ennå: Velg først brikken som får bonusfeltet.
hashcatch-no-token = Du har ingen brikke { $token }: Dine er { $first } til { $last }.
hashcatch-not-on-hash = «{ $given }» går ikke: Brikke { $token } står ikke på et transaksjonsfelt.
hashcatch-not-on-ring = «{ $given }» går ikke: Bare brikker i basen og på ringen kan flytte. Brikke { $token } er her: { $place }.
hashcatch-one-step = «{ $given }» trengs ikke: Med en 1-er går en brikke fra basen til startfeltet sitt, og det er det samme trekket begge veier. Spill det med +.
hashcatch-choose-push = To ledige felt er like nær { $place }. Si hvor den andre brikken skal: «{ $given } push +» (med klokka) eller «{ $given } push -» (mot klokka).
hashcatch-no-push-choice = «{ $given }» sier for mye: Det er ingen retning å velge ved { $place }. Spill trekket uten «push».
hashcatch-own-hash = «{ $given }» går ikke: Trekket ender på et #-felt der du selv står ({ $place }).
hashcatch-no-room = «{ $given }» går ikke: Brikken som står i veien ({ $place }), har ikke noe ledig felt å gå til.
hashcatch-row-empty = «{ $given }» går ikke: Rad { $row } er tom, der er det ingenting å hacke.
hashcatch-row-attacked = «{ $given }» går ikke: Rad { $row } har allerede en angriper, og det er bare plass til én.
hashcatch-not-in-bank = «{ $given }» går ikke: Brikke { $token } er ikke i blokkbanken.

## Hva som står på spill

hashcatch-stake-cracked = Knekt
hashcatch-stake-held = Ikke knekt
hashcatch-stake-hashed = Hashing
hashcatch-stake-forged = Falsk
hashcatch-prospect-home = En av brikkene dine må hjem
hashcatch-reason-move =
    { $rolls ->
        [0] Etterpå bringer ingen kast enda en brikke til et ledig transaksjonsfelt.
        [one] Etterpå bringer ett av 6 kast enda en brikke til et ledig transaksjonsfelt.
       *[other] Etterpå bringer { $rolls } av 6 kast enda en brikke til et ledig transaksjonsfelt.
    }
hashcatch-reason-roll =
    { $rolls ->
        [0] Ingen kast bringer enda en brikke til et ledig transaksjonsfelt.
        [one] Ett av 6 kast bringer enda en brikke til et ledig transaksjonsfelt.
       *[other] { $rolls } av 6 kast bringer enda en brikke til et ledig transaksjonsfelt.
    }
hashcatch-reason-hash =
    { $may ->
        [0] Ingen kan sende den hjem derfra med ett kast.
        [one] Én av { $others } andre kan sende den hjem med ett kast.
       *[other] { $may } av { $others } andre kan sende den hjem med ett kast.
    }
hashcatch-reason-check =
    { $may ->
        [0] 3 av 6 kast viser at den er ekte. Ingen kan sende den hjem med ett kast.
        [one] 3 av 6 kast viser at den er ekte. Blir den stående, kan én av { $others } andre sende den hjem.
       *[other] 3 av 6 kast viser at den er ekte. Blir den stående, kan { $may } av { $others } andre sende den hjem.
    }
hashcatch-reason-hack = Brikken der er falsk og må hjem: { $odds }.
hashcatch-reason-bank =
    { $missing ->
        [one] Etterpå mangler det én brikke i blokkbanken.
       *[other] Etterpå mangler det { $missing } brikker i blokkbanken.
    }
hashcatch-reason-attack =
    { $tries ->
        [one] Koden er { $code }: { $ways } av 36 kast treffer den. Ett forsøk, til sammen { $odds }.
       *[other] Koden er { $code }: { $ways } av 36 kast treffer den. { $tries } forsøk, til sammen { $odds }.
    }

## Hvor poengene kommer fra

hashcatch-source-row-1 = Rad 1
hashcatch-source-row-2 = Rad 2
hashcatch-source-row-3 = Rad 3
hashcatch-source-row-4 = Rad 4
hashcatch-source-row-5 = Rad 5
hashcatch-source-bonus = Bonusfelt

## Steder

hashcatch-place-ring = felt { $number }
hashcatch-place-hash = transaksjonsfelt { $number }
hashcatch-place-bank = venteplass #-{ $number }
hashcatch-place-row =
    { $column ->
        [a] rad { $row } (venstre)
        [b] rad { $row } (bonus)
       *[c] rad { $row } (høyre)
    }
hashcatch-place-risk = risikofelt { $row }
hashcatch-place-base = basen

## Handlinger

hashcatch-do-roll = Trill og flytt
hashcatch-do-check = Sjekk brikke { $token } (siffer { $digit }) på { $place }
# Fluent kan ikke skille mellom "+" og "-": `push` er "none", "plus" eller "minus"; alt annet vises som det er.
hashcatch-do-move =
    { $push ->
        [none] Brikke { $token } til { $to }
        [plus] Brikke { $token } til { $to }, dytt den andre med klokka
        [minus] Brikke { $token } til { $to }, dytt den andre mot klokka
       *[other] Brikke { $token } til { $to }, dytt den andre ({ $push })
    }
hashcatch-do-stop = Avslutt turen uten nytt kast
hashcatch-do-bank = Gå til blokkbanken
hashcatch-do-attack = Angrip rad { $row } (sjanse { $chance })
hashcatch-do-hack = Hack rad { $row }
hashcatch-do-bonus = Brikke { $token } får bonusfeltet

## Øvelsen

hashcatch-lesson-roll = Målet ditt: brikker i blokkjeden i midten. Veien dit går over et #-felt. Trykk på terningen for å trille.
hashcatch-lesson-roll-done = En firer!
hashcatch-lesson-move = Fire felt fra en av brikkene dine ligger et #-felt. Trykk på brikken, og så på #.
hashcatch-lesson-move-done = Brikken din står på #-feltet.
hashcatch-lesson-check = Bare du kjenner sifferet: 3. Er kastet også et oddetall, er brikken ekte; ellers må den hjem. Trykk på den for å sjekke den.
hashcatch-lesson-check-done = En femmer, oddetall som 3: ekte!
hashcatch-lesson-bank = Ta den til blokkbanken: Trykk på banken. To brikker venter der alt; med tre begynner hashingen.
hashcatch-lesson-bank-done = Paret ditt vant! Brikken din fikk midten, som gir ett poeng mer, og du fikk en ny. Den eldre raden sank: Dypere gir flere poeng.
hashcatch-lesson-again = På den andre siden holder motstanderen et #-felt, to felt fra brikken din. Trill.
hashcatch-lesson-again-done = En toer, akkurat nok.
hashcatch-lesson-small-hack = Gå dit likevel: Det er det lille hacket. Er ikke sifferet der et partall som 2-eren din, må brikken hjem.
hashcatch-lesson-small-hack-done = Sifferet var 1: Brikken måtte hjem, og #-feltet er ditt.
hashcatch-lesson-recheck = I neste tur sjekker du denne brikken også. Sifferet er 4, så du trenger et partall.
hashcatch-lesson-recheck-done = En firer: ekte!
hashcatch-lesson-attack = Nå angriper du. I rad 2 har motstanderen fem poeng, og du har to. Trykk på rad 2.
hashcatch-lesson-attack-done = Brikken din har siktet seg inn. Den slår til i neste tur.
hashcatch-lesson-hack = Sifrene i rad 2 blir 8 til sammen: Det er koden. Du har fire forsøk med to terninger. Trill!
hashcatch-lesson-hack-done = 7 bommet, 8 traff: Raden er knekt, og alle tre brikkene må hjem.
hashcatch-lesson-end = Du leder med 3 poeng mot 1. Spillet er over når noen har fire brikker i kjeden; da vinner den med flest poeng.

## Hendelser

hashcatch-event-signed = Din brikke { $token } har sifferet { $digit }.
hashcatch-event-based = Base ved { $to }: { $seat }.
hashcatch-event-opening = Hvem begynner? Trillet: { $rolls }.
hashcatch-event-turn = Neste: { $seat }.
hashcatch-event-rolled = { $seat } trillet en { $die }-er.
hashcatch-event-stuck = { $seat } hadde ingen mulige trekk.
hashcatch-event-moved = { $seat } flyttet brikke { $token } fra { $origin } til { $to }.
hashcatch-event-pushed = Brikke { $token } ({ $seat }) måtte gi plass: fra { $origin } til { $to }.
hashcatch-event-checked =
    { $own ->
        [yes] { $seat } sjekket brikke { $token }: siffer { $digit }, kast { $die }. { $verdict ->
            [genuine] Ekte!
           *[forged] Falsk!
        }
       *[no] { $by } prøvde et lite hack på brikke { $token } ({ $seat }): siffer { $digit }, kast { $die }. { $verdict ->
            [genuine] Ekte, begge brikkene blir stående.
           *[forged] Falsk!
        }
    }
hashcatch-event-home = Brikke { $token } ({ $seat }) gikk hjem fra { $origin }.
hashcatch-event-banked = { $seat } tok brikke { $token } fra { $origin } til { $to }.
hashcatch-event-aimed = { $seat } siktet seg inn på en rad: Brikke { $token } gikk fra { $origin } til { $to }.
hashcatch-event-hashing =
    { $vain ->
        [0] Hashing! { $rolls }.
        [1] Hashing! Én runde uten par, så: { $rolls }.
       *[other] Hashing! Runder uten par: { $vain }, så: { $rolls }.
    }
hashcatch-event-sank =
    { $row ->
        [1] Rad 1 sank ett hakk.
       *[other] Rad 1 til { $row } sank ett hakk.
    }
hashcatch-event-chained = { $seat } forankret brikke { $token } i kjeden: fra { $origin } til { $to }.
hashcatch-event-earned = { $seat } vant hashingen og fikk en ny brikke: nummer { $token }.
hashcatch-event-hacked = { $seat } hacket rad { $row } og trillet: { $rolls }.
hashcatch-event-cracked = { $seat } knekte rad { $row }: Koden var { $code }!
hashcatch-event-shown = Brikke { $token } ({ $seat }) viste sifferet sitt: { $digit }.
hashcatch-event-ended = { $seat } fikk fire brikker i kjeden: Spillet er over!
