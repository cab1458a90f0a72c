### Hashcatch: setninger som bare siden trenger.
### Setninger med et spillernavn skal også stemme når navnet er «Du».

hashcatch-page-board = Hashcatch-bordet. Piltastene går gjennom det du kan velge, Enter velger, Escape avbryter.
hashcatch-page-row = Rad { $row }
hashcatch-page-code = Kode { $code }
hashcatch-page-half = 1/2

## Å velge

hashcatch-page-pick = Ta brikke { $token } (siffer { $digit }), { $place }
hashcatch-page-choose-push = Brikke { $token } til { $to }, velg så hvor den andre brikken skal
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
