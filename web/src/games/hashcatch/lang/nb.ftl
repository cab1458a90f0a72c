### Hashcatch: setninger som bare siden trenger.
### Setninger med et spillernavn skal også stemme når navnet er «Du».

hashcatch-page-board = Hashcatch-bordet. Piltastene går gjennom det du kan velge, Enter velger, Escape avbryter.
hashcatch-page-row = Rad { $row }
hashcatch-page-code = Kode { $code }
hashcatch-page-half = 1/2
hashcatch-page-legend-bank = Blokkbank
hashcatch-page-legend-tries = forsøk
hashcatch-page-expect-roll = Kast terningen for å flytte.
hashcatch-page-wait-roll = Skal kaste: { $seat }.

## Tre bilder før det første spillet

hashcatch-page-intro-goal = Få brikkene dine fra ringen gjennom blokkbanken og inn i blokkjeden. Når noen har fire brikker der, er spillet slutt. Flest poeng vinner.
hashcatch-page-intro-turn = Kast terningen og flytt en brikke, i den retningen du vil. Står den på et #, kan du kaste for å sjekke den i stedet: Er sifferet og terningen begge partall eller begge oddetall, går den til blokkbanken.
hashcatch-page-intro-score = Tre brikker i blokkbanken blir en ny rad, og radene som alt er der, synker. Dypere rader gir mer. Men en angriper som kaster radens kode, sender brikkene hjem.

## Å velge

hashcatch-page-pick = Ta brikke { $token } (siffer { $digit }), { $place }
hashcatch-page-choose-push = Brikke { $token } til { $to }, velg så hvor den andre brikken skal
hashcatch-page-ask-goal = Du trillet en { $roll }-er: Hvor skal brikke { $token }?
hashcatch-page-ask-push = Brikke { $token } til { $to }: Hvilken vei skal brikken der vike?
hashcatch-page-move-way =
    { $way ->
        [plus] Brikke { $token } med klokka
       *[minus] Brikke { $token } mot klokka
    }{ $push ->
        [plus] , dytt den andre med klokka
        [minus] , dytt den andre mot klokka
       *[none] { "" }
    }
hashcatch-page-try-move = Flytt brikke { $token }
hashcatch-page-try-check = Sjekk brikke { $token }
hashcatch-page-try-attack = Angrip rad { $row }

## Å vente på noen andre

hashcatch-page-wait-purpose = Nå: { $seat }. Trille for å flytte, eller sjekke?
hashcatch-page-wait-move = { $seat } trillet en { $roll }-er. Hvilken brikke blir det?
hashcatch-page-wait-again = { $seat } trillet en 6-er! Et nytt kast er mulig.
hashcatch-page-wait-genuine = { $seat } har en ekte brikke: banken eller et stort hack?
hashcatch-page-wait-hack = Skal til å hacke: { $seat }.
hashcatch-page-wait-bonus = Velger brikke til bonusfeltet: { $seat }.

## Fakta ved siden av et navn

hashcatch-page-fact-chain = { $count }/{ $end } i kjeden
hashcatch-page-fact-chain-about =
    { $count ->
        [one] Én brikke i kjeden; spillet slutter ved { $end }
       *[other] { $count } brikker i kjeden; spillet slutter ved { $end }
    }
hashcatch-page-fact-bank = { $count } i banken
hashcatch-page-fact-bank-about =
    { $count ->
        [one] Én brikke venter i blokkbanken
       *[other] { $count } brikker venter i blokkbanken
    }
hashcatch-page-fact-risk = Hacker rad { $row }
hashcatch-page-fact-risk-brief = Hack { $row }
hashcatch-page-fact-risk-about = En brikke står på risikofeltet til rad { $row } og hacker den i neste tur
hashcatch-page-fact-open = { $count }/{ $tokens } sifre vist
hashcatch-page-fact-open-about = { $count } av { $tokens } brikker har vist sifferet sitt for alle

## Stillingen i ord

hashcatch-page-token =
    { $digit ->
        [none] { $seat }, brikke { $token }
       *[other] { $seat }, brikke { $token } (siffer { $digit })
    }
hashcatch-page-sum-base =
    { $count ->
        [0] { $seat }: startfelt { $start }, ingen i basen.
        [one] { $seat }: startfelt { $start }, én brikke i basen.
       *[other] { $seat }: startfelt { $start }, { $count } brikker i basen.
    }
hashcatch-page-sum-at = { $token }: { $place }.
hashcatch-page-sum-bank = Venter i blokkbanken: { $tokens }.
hashcatch-page-sum-bank-empty = Ingen venter i blokkbanken.
hashcatch-page-sum-row = Rad { $row }, poeng { $points }: { $tokens }. Forsøk ved hack: { $tries }, sjanse { $chance }.
hashcatch-page-sum-row-empty = Rad { $row }, poeng { $points }: tom.
hashcatch-page-sum-risk = Angriper rad { $row }: { $token }.
hashcatch-page-sum-roll = Terningen viser { $roll }.

## Når noe undersøkes

hashcatch-page-about-here = Her: { $token }.
hashcatch-page-about-free = Ledig.
hashcatch-page-about-space-ordinary = Et vanlig felt. Den som lander her, skyver brikken som står der, til nærmeste ledige felt.
hashcatch-page-about-space-start = Startfeltet til: { $seat }. Første steg ut av basen; for alle andre et vanlig felt.
hashcatch-page-about-space-hash = Et transaksjonsfelt #. En brikke her kan sjekkes i en senere tur. Den som lander på en annens brikke her, prøver et lite hack.
hashcatch-page-about-ring-name = Ringen
hashcatch-page-about-ring = 40 felt der brikkene går begge veier. Målet er å stanse nøyaktig på et #.
hashcatch-page-about-token-base = Den kommer ut med et hvilket som helst kast; startfeltet er første steg.
hashcatch-page-about-token-ring = Den går nøyaktig så langt terningen sier, den ene eller den andre veien.
hashcatch-page-about-token-hash = Eieren kan sjekke den: er siffer og kast begge partall eller begge oddetall, går den videre til banken eller et hack.
hashcatch-page-about-token-bank = Den venter på hashing, som begynner når alle tre venteplassene er tatt.
hashcatch-page-about-token-chain = Den gir poeng så lenge den står der. Fire brikker i samme farge i kjeden avslutter spillet.
hashcatch-page-about-token-risk = I eierens neste tur hacker den rad { $row }; treff eller ikke, så går den hjem.
hashcatch-page-about-digit-own = Bare du vet sifferet.
hashcatch-page-about-digit-open = Alle har sett sifferet.
hashcatch-page-about-digit-seen = Du vet sifferet.
hashcatch-page-about-digit-hidden = Du ser ikke sifferet.
hashcatch-page-about-base-name = Base: { $seat }
hashcatch-page-about-base = Her venter brikkene, og hit kommer de tilbake når de er falske eller blir hacket ut.
hashcatch-page-about-bank-name = Blokkbanken
hashcatch-page-about-bank = Opptatte venteplasser: { $count } av { $all }. Når alle er tatt, begynner hashing: det høyeste paret tar bonusfeltet i rad 1, de andre de ytre feltene.
hashcatch-page-about-berth = En ekte brikke tar den laveste ledige venteplassen. Med tre brikker begynner hashing.
hashcatch-page-about-chain-name = Blokkjeden
hashcatch-page-about-chain = Fem rader. Hver ny rad skyver dem over det første hullet ett hakk ned: dypere rader er mer verdt og vanskeligere å hacke.
hashcatch-page-about-row = I den: { $tokens }.
hashcatch-page-about-row-empty = Tom: ingen poeng og ingenting å hacke.
hashcatch-page-about-row-points = Poeng: { $points }
hashcatch-page-about-cell-outer = Et ytre felt i raden: like mange poeng som raden er dyp.
hashcatch-page-about-cell-bonus = Bonusfeltet: ett poeng mer enn naboene. Her kommer den som vinner hashingen, inn.
hashcatch-page-about-code-name = Koden til rad { $row }
hashcatch-page-about-code = Summen av de tre sifrene i raden. Den som hacker raden, må trille den med to terninger.
hashcatch-page-about-code-unknown = Du ser ikke alle sifrene.
hashcatch-page-about-tried = Prøvd forgjeves: { $sums }.
hashcatch-page-about-risk = ×{ $tries }: den som angriper rad { $row } herfra, får trille to terninger { $tries } ganger for å treffe koden.
hashcatch-page-about-chance = Sjanse for å knekke den: { $chance }
hashcatch-page-about-die-name = Terning
hashcatch-page-about-die = En brikke går nøyaktig så langt.
hashcatch-page-about-die-last = Det siste kastet. Før det neste sier man hva det er for: å flytte eller å sjekke.
hashcatch-page-about-trail-name = Siste trekk
hashcatch-page-about-trail = Veien en brikke nettopp gikk.
hashcatch-page-about-way-name = Mulig trekk
hashcatch-page-about-way = Veien brikken ville gå.
hashcatch-page-about-show-name = Det som skjer
hashcatch-page-about-show = Det trilles.
hashcatch-page-about-do-roll = Én terning; så må en av brikkene dine gå nøyaktig så langt.
hashcatch-page-about-do-check = Én terning: er kast og siffer begge partall eller begge oddetall, er brikken ekte og går videre; ellers går den hjem. Alle ser sifferet.
hashcatch-page-about-do-move = Brikken går så langt du trillet. En brikke på målfeltet blir skjøvet vekk; på et # blir det et lite hack.
hashcatch-page-about-do-stop = Turen din slutter uten det andre kastet.
hashcatch-page-about-do-bank = Brikken din tar den laveste ledige venteplassen; den tredje starter hashingen.
hashcatch-page-about-do-attack = Brikken din går til risikofeltet til rad { $row } og hacker den i neste tur: treffer du koden, går alle tre brikkene i den hjem.
hashcatch-page-about-do-hack = To terninger, { $tries } forsøk: er én sum koden til rad { $row }, går alle tre brikkene i den hjem. Din går hjem uansett.
hashcatch-page-about-do-bonus = Denne brikken tar bonusfeltet midt i rad 1, som gir ett poeng mer.

## Det som nettopp skjedde, på brettet

hashcatch-page-show-odd = oddetall
hashcatch-page-show-even = partall
hashcatch-page-show-genuine = Ekte!
hashcatch-page-show-forged = Falsk!
hashcatch-page-show-check = Sjekk: { $seat }
hashcatch-page-show-small-hack = Lite hack: { $seat }
hashcatch-page-show-opening = Hvem begynner?
hashcatch-page-show-hashing = Hashing!
hashcatch-page-show-hashing-on = Likt: trill igjen
hashcatch-page-show-vain =
    { $count ->
        [one] Én runde uten par …
       *[other] { $count } runder uten par …
    }
hashcatch-page-show-double = To { $die }-ere!
hashcatch-page-show-hack = Rad { $row }, kode { $code }
hashcatch-page-show-odds =
    { $tries ->
        [one] Ett forsøk igjen, { $chance }
       *[other] { $tries } forsøk igjen, { $chance }
    }
hashcatch-page-show-tries =
    { $tries ->
        [one] Ett forsøk igjen
       *[other] { $tries } forsøk igjen
    }
hashcatch-page-show-cracked = Knekt!
hashcatch-page-show-held = Raden holder.
hashcatch-page-show-stuck = Ingen mulige trekk
hashcatch-page-show-ended = Fire i kjeden!

## Høydepunkter i en reprise

hashcatch-page-moment-ended = Slutten
hashcatch-page-moment-cracked = En rad blir knekt
hashcatch-page-moment-hacked = Et hack slår feil
hashcatch-page-moment-hashing = En ny rad
hashcatch-page-cheer-hashing = Inn i kjeden!
hashcatch-page-cheer-cracked = Rad knekt!

## Tips til det første spillet

hashcatch-page-hint-digits = Hver brikke har et siffer fra 1 til 4. Dine ser bare du, helt til en sjekk viser dem for alle.
hashcatch-page-hint-roll = Trykk på terningen for å trille. Brikkene dine venter i basen; startfeltet teller som første steg.
hashcatch-page-hint-leave = Trykk på en brikke, og så på et av de to målene. Du kan gå begge veier rundt: Sikt mot et #-felt.
hashcatch-page-hint-way = Du kan flytte hvilken som helst av brikkene dine, begge veier, nøyaktig så langt terningen viser. Et #-felt er dit du vil.
hashcatch-page-hint-hash = Du kan lande akkurat på et #-felt! Derfra kan en brikke klare sjekken i en senere tur og komme til blokkbanken.
hashcatch-page-hint-small-hack = Det #-feltet er opptatt. Lander du der likevel, sammenlignes det andre sifferet med { $roll }-eren din: Er ikke det også et { $parity ->
        [odd] oddetall
       *[even] partall
    }, må den brikken hjem, og feltet er ditt.
hashcatch-page-hint-push = Feltet er opptatt: Brikken der må gi plass, og du bestemmer hvilken vei.
hashcatch-page-hint-check = Brikken din står på et #-felt. Sjekk den: Med sifferet { $digit } må du trille et { $parity ->
        [odd] oddetall
       *[even] partall
    }, så det går annenhver gang. Går det ikke, må brikken hjem.
hashcatch-page-hint-again = Etter en 6-er kan du trille og flytte en gang til, én gang per tur.
hashcatch-page-hint-genuine = Ekte! I banken venter brikken din på å bli med i kjeden. Eller send den mot en rad: Prosenten er sjansen din til å knekke den.
hashcatch-page-hint-genuine-blind = Ekte! I banken venter brikken din på å bli med i kjeden. Eller send den mot en rad: Husker du de tre sifrene der?
hashcatch-page-hint-hack-blind = To terninger, { $tries } forsøk: Blir en sum lik de tre sifrene i raden til sammen, ryker raden. Brikken din må hjem uansett.
hashcatch-page-hint-hack = To terninger, { $tries } forsøk: Blir en sum { $code }, ryker raden. Sjansen din: { $chance }. Brikken din må hjem uansett.
hashcatch-page-hint-bonus = Alle tre er dine, så dere slipper å trille: Velg hvilken som får midtfeltet, som gir ett poeng mer.
hashcatch-page-hint-bank = Så snart tre brikker venter i banken, triller de om par. Det høyeste får bonusfeltet, og alle tre går inn i rad 1.
hashcatch-page-hint-row = Rad 1 er full: Hvert felt gir så mange poeng som det står på det. Vinneren av hashingen tok midten og fikk en ny brikke.
hashcatch-page-hint-sink = En ny rad skyver de eldre dypere ned. Dypere betyr flere poeng, og færre forsøk for hackere.
hashcatch-page-hint-attacked = Rad { $row } er under angrep, og en av brikkene dine står i den. Treffer angriperen summen av sifrene, må alle tre hjem.
hashcatch-page-hint-end = Noen trenger bare én brikke til i kjeden: Da er spillet over med en gang, og flest poeng vinner.
