### Hacker på norsk (bokmål).
### Setninger med et spillernavn skal også stemme når navnet er «Du»: Navnet står først som den som gjør noe, etter kolon eller i parentes.

hacker-title = Hacker
hacker-summary = Lur virus inn på kontoene til de andre mens de ser en annen vei, og finn ut hvem som la dem på dine.

## Valg

hacker-option-tempo = Tempo
hacker-option-tempo-about = Live: hender og øyne i sanntid. Trinnvis: Alle velger i hemmelighet, så skjer alt på en gang.
hacker-option-tempo-live = Live
hacker-option-tempo-step = Trinnvis
hacker-option-magnetic = Magnetisk forstyrrelse
hacker-option-magnetic-about = I siste runde snus alle kontoene med bildesiden ned: Husker du hvilke som er dine?
hacker-option-cryptography = Kryptering
hacker-option-cryptography-about = 1-ere beskytter en konto, 3-ere opphever det.
hacker-option-hand_speed = Fart på hendene
hacker-option-hand_speed-about = Hvor langt en hånd kommer på et tidels sekund; bordet er 200 bredt.
hacker-option-gaze_speed = Fart på øynene
hacker-option-gaze_speed-about = Hvor langt øynene kommer på et tidels sekund.
hacker-option-gaze_radius = Størrelse på blikket
hacker-option-gaze_radius-about = Hvor langt du ser rundt punktet du ser på.
hacker-option-walker_gaze = Blikket underveis
hacker-option-walker_gaze-about = Det samme for den som er på vei og ser seg tilbake.
hacker-option-walk_seconds = Veien til banken
hacker-option-walk_seconds-about = I sekunder; dobbelt så mange med blikket mot bordet.
hacker-option-walk_limit = Tid til å gå
hacker-option-walk_limit-about = Den som somler, flyttes til banken og tilbake etter så mange sekunder.
hacker-option-place_limit = Tid til å legge seddelen
hacker-option-place_limit-about = Etter så mange sekunder legges seddelen av seg selv for den som er tilbake.

## Utrop: med ett trykk

hacker-call-saw = Det så jeg!
hacker-call-not-me = Det var ikke meg!
hacker-call-look = Se der borte!
hacker-call-hands-off = Fingrene unna!
hacker-call-who-was-that = Hvem var det?
hacker-call-trust-me = Stol på meg.
hacker-call-caught = Tatt på fersken!
hacker-call-laugh = Hahaha!
hacker-call-point = Det var { $name }!
hacker-call-point-you = Det var du!

## Avslag

hacker-no-account = { $given }: Kontoene er nummerert fra 1 til { $accounts }.
hacker-no-seat = { $given }: Det er bare { $players } spillere.
hacker-place-now = { $given }: Legg først seddelen din under en av kontoene dine.
hacker-place-own = { $given }: Konto { $account } er ikke din, og seddelen ville gå tapt.
hacker-walk-now = { $given }: Du skal til banken; velg hvordan.
hacker-window-now = { $given }: Velg hva hendene dine gjør, og hva du holder øye med.
hacker-slip-away = { $given }: Du er ikke ved bordet.
hacker-slip-hands = { $given }: Begge hendene dine har noe å gjøre.
hacker-slip-none = { $given }: Det har du ikke virus nok til; på hånden: { $viruses }.
hacker-slip-same = { $given }: Den andre hånden din legger allerede et virus på konto { $account }; et til kan følge i neste tidsvindu.
hacker-slip-rising = { $given }: Oppgi kontoene i stigende rekkefølge; den første var { $account }.
hacker-follow-self = { $given }: Du vet hva dine egne hender gjør.
hacker-follow-walker = { $given }: Spiller { $seat } er ikke ved bordet.
hacker-drop-away = { $given }: Du er ikke ved bordet.
hacker-drop-late = { $given }: Sistemann er tilbake, og det legges ikke flere virus.
hacker-drop-empty = { $given }: Det er ikke noe virus i den hånden; la den hente et.
hacker-drop-nowhere = { $given }: Den hånden er ikke over noen konto.
hacker-flow-now = { $given }: Beveg hender og øyne, og slipp virus.
hacker-place-under = { $given }: Flytt først en hånd til konto { $account }.
hacker-protect-now = { $given }: Velg den infiserte kontoen du vil beskytte nå.
hacker-protect-own = { $given }: Konto { $account } er ikke din.
hacker-protect-infected = { $given }: Det er ikke noe virus på konto { $account }.
hacker-name-now = { $given }: Pek ut spilleren som eier viruset.
hacker-take-now = { $given }: Ta en seddel, eller la være.
hacker-no-note = { $given }: Det er ingen seddel på { $value } under konto { $account }.

## Hva som skal skje

hacker-expect-dealt = Legg sedlene dine under kontoene dine.
hacker-expect-walk = Gå til banken, forlengs eller baklengs.
hacker-expect-window = Velg hva hendene dine gjør, og hva du holder øye med.
hacker-expect-home = Legg seddelen din under en konto.
hacker-expect-choose = Velg kontoen du vil beskytte nå.
hacker-expect-name = Hvem eier viruset? Pek ut en spiller.
hacker-expect-take = Ta en seddel, eller la være.
hacker-expect-loot = Legg seddelen du tok, under en konto.
hacker-expect-flow = Beveg hender og øyne.
hacker-expect-over = Spillet er over.

## Hva som står på spill

hacker-stake-right = Riktig
hacker-stake-wrong = Feil, i verste fall
hacker-stake-worst = I verste fall
hacker-stake-taken = Tatt
hacker-prospect-named = Mistanken din er riktig
hacker-reason-away = Var på vei til banken da viruset kom.
hacker-reason-ruled-out = Det du har sett, utelukker denne spilleren.
hacker-reason-only = Ingen andre kan ha lagt det der.
hacker-reason-seen = La ett av de { $viruses } virusene som kom samtidig.
hacker-reason-may = Én av { $may } spillere som kan ha lagt det der.
hacker-reason-pile =
    { $viruses ->
        [one] Det ligger ett virus der
       *[other] Det ligger { $viruses } virus der
    }: { $known ->
        [0] hvem som eier dem, er ikke sikkert.
       *[other] sikkert hvem som eier: { $known }.
    }
hacker-reason-place =
    { $viruses ->
        [0] Det ligger ikke noe virus på den.
        [one] Det ligger ett virus på den.
       *[other] Det ligger { $viruses } virus på den.
    }
hacker-reason-owner-here = Eieren sitter ved bordet og følger kanskje med.
hacker-reason-owner-away = Eieren er borte og kan ikke se det.
hacker-reason-money = Pengene dine under den: { $money }.

## Poeng

hacker-source-ones = 1-ere
hacker-source-twos = 2-ere
hacker-source-threes = 3-ere

## Navn

hacker-stage-leaving = på vei ut
hacker-stage-backing = går baklengs
hacker-stage-bank = i banken
hacker-stage-returning = på vei tilbake
hacker-picture-round = Runde { $round }
hacker-picture-bank = Sedler i banken: { $notes }
hacker-picture-face-down = skjult
hacker-picture-viruses = virus: { $viruses }

## Handlinger

hacker-do-slip = Lur et virus inn på konto { $account }
hacker-do-watch = Hold øye med konto { $account }
hacker-do-follow = Hold øye med hendene til spiller { $seat }
hacker-do-walk =
    { $way ->
        [forwards] Gå forlengs
       *[backwards] Gå baklengs
    }
hacker-do-place = Legg seddelen under konto { $account }
hacker-do-protect = Beskytt konto { $account }
hacker-do-name = Pek ut spiller { $seat }
hacker-do-take = Ta en seddel på { $value }
hacker-do-decline = La være
hacker-do-drop = Slipp viruset fra hånd { $hand }
hacker-do-steer = Hånd { $hand } til { $x }, { $y }
hacker-do-look = Blikket til { $x }, { $y }
hacker-do-face =
    { $side ->
        [bank] Se mot banken
       *[table] Se mot bordet
    }

## Øvelsen

hacker-lesson-walk = Én etter én henter alle sedler i banken, og den rikeste vinner. Nå går du, og bordet er bak ryggen din. Snu deg for å se det.
hacker-lesson-walk-done = Du ser bordet, men går halvparten så fort.
hacker-lesson-bank = Se mot banken igjen: Bare da får du seddelen, og du er fortere tilbake.
hacker-lesson-bank-done = Du er tilbake med en seddel på 3.
hacker-lesson-place = Legg den under en av dine egne kontoer. Velg en: En hånd tar seddelen dit.
hacker-lesson-place-done = Der ligger den, og ingen vet hvor. Nå går { $b }.
hacker-lesson-look = Du ser bare det som er opplyst: Det er blikket ditt. Flytt det til den merkede kontoen, en av dine.
hacker-lesson-look-done = De som sitter ved bordet, kan lure virus inn på kontoer.
hacker-lesson-watch = Fortsett å se dit, og følg med på hva som skjer.
hacker-lesson-watch-done = { $c } lurte et virus inn på kontoen din, og du så det!
hacker-lesson-slip = Nå du: { $b } er borte, { $c } ser en annen vei. Velg den merkede kontoen ({ $c }): En hånd går dit. Velg den en gang til, så faller et virus.
hacker-lesson-slip-done = Gjort, og ingen så det.
hacker-lesson-home = { $b } kommer tilbake. Når den siste seddelen ligger, beskytter alle kontoene sine.
hacker-lesson-home-done = { $c } pekte ut { $b } for viruset ditt. Feil!
hacker-lesson-take = Derfor får du ta en seddel fra den kontoen. Ta treeren, og legg den under den merkede kontoen din.
hacker-lesson-take-done = Seddelen er din.
hacker-lesson-name = Så til viruset på din konto. Hvem sitt er det? Du så det: Pek ut { $c }.
hacker-lesson-name-done = Riktig! Angrepet er avverget, og sedlene dine blir liggende.
hacker-lesson-end = Det var én runde; et spill har fire. Der venter ikke tiden: Hold øynene åpne.

## Hendelser

hacker-event-scattered = Konto { $account }: { $seat }.
hacker-event-note = Seddelen din: { $value }.
hacker-event-placed = { $seat } la en seddel under en konto.
hacker-event-stashed = Du la en { $value }-er under konto { $account }.
hacker-event-round = Runde { $number }. Først ut: { $seat }.
hacker-event-turned =
    { $side ->
        [down] Alle kontoene ble snudd med bildesiden ned.
       *[up] Alle kontoene ble snudd opp igjen.
    }
hacker-event-left =
    { $way ->
        [forwards] { $seat } gikk mot banken, forlengs.
       *[backwards] { $seat } gikk mot banken, baklengs.
    }
hacker-event-slipped = Et virus fra deg er på vei til konto { $account }.
hacker-event-watching = Du holder øye med konto { $account }.
hacker-event-following = Du holder øye med: { $seat }.
hacker-event-ready = Klar: { $seat }.
hacker-event-passed =
    { $stage ->
        [leaving] På vei til banken.
        [backing] Det går videre, baklengs.
        [bank] Framme i banken.
       *[returning] Tilbake ved bordet.
    }
hacker-event-grew = Nye virus på konto { $account }: { $viruses }.
hacker-event-saw = Du så det: { $seat } la et virus på konto { $account }.
hacker-event-nothing = Du så ikke noe spesielt.
hacker-event-faced =
    { $side ->
        [bank] På vei, med blikket mot banken.
       *[table] På vei, med blikket mot bordet.
    }
hacker-event-moving =
    { $hand ->
        [3] Du ser mot { $x }, { $y }.
       *[other] Hånd { $hand } går til { $x }, { $y }.
    }
hacker-event-returned = Tilbake på plass: { $seat }.
hacker-event-fetched = { $seat } tok en seddel i banken.
hacker-event-protecting = Nå beskyttes konto { $account } ({ $seat }).
hacker-event-thrown = Krypteringen kastet virus ut fra konto { $account }: { $viruses }.
hacker-event-named =
    { $outcome ->
        [right] { $seat } pekte ut: { $suspect }. Riktig!
        [wrong] { $seat } pekte ut: { $suspect }. Feil! Den skyldige: { $by }.
       *[own] { $seat } pekte ut: { $suspect }. Men det var kontoeierens eget virus.
    }
hacker-event-looked = Under konto { $account } – sedler på 1: { $ones }, på 2: { $twos }, på 3: { $threes }.
hacker-event-took = { $seat } tok en seddel fra konto { $account }.
hacker-event-lost = Du mistet en { $value }-er fra konto { $account }.
hacker-event-declined = { $seat } lot seddelen ligge.
hacker-event-aside = Det er ingen sedler igjen under konto { $account }. Virus lagt til side: { $viruses }.
hacker-event-counted = { $seat }: { $money } til sammen.
