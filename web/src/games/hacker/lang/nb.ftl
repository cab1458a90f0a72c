### Hacker: setninger som bare siden trenger.
### Setninger med et spillernavn skal også stemme når navnet er «Du».

## Bordet: det som ligger der

hacker-page-table = Hacker-bordet. Piltastene går fra konto til konto og fra spiller til spiller, Enter bekrefter, Escape avbryter.
hacker-page-account = Konto { $account }, { $seat }
hacker-page-account-own = Konto { $account }, din
hacker-page-account-down = Skjult konto, plass { $place }
hacker-page-the-account = konto { $account } ({ $seat })
hacker-page-the-account-own = din konto { $account }
hacker-page-the-account-down = den skjulte kontoen på plass { $place }
hacker-page-account-place = plass { $place }
hacker-page-pile =
    { $viruses ->
        [0] ingen virus
        [one] ett virus
       *[other] { $viruses } virus
    }
hacker-page-pile-stale =
    { $viruses ->
        [0] ingen virus sist du så
        [one] ett virus sist du så
       *[other] { $viruses } virus sist du så
    }
hacker-page-notes = sedler under den: { $notes }
hacker-page-encryption =
    { $viruses ->
        [one] krypteringen kaster ut ett virus
       *[other] krypteringen kaster ut { $viruses } virus
    }
hacker-page-note-count =
    { $count ->
        [one] en { $value }-er
       *[other] { $count } × { $value }
    }
hacker-page-virus-place =
    { $place ->
        [1] Øverst
        [2] Nummer to
        [3] Nummer tre
       *[other] Nummer { $place }
    }
hacker-page-when =
    { $stage ->
        [leaving] { $seat } var på vei ut da det kom
        [backing] { $seat } gikk baklengs da det kom
        [bank] { $seat } var i banken da det kom
       *[returning] { $seat } var på vei tilbake da det kom
    }
hacker-page-when-live = { $seat } var på banktur da det ble oppdaget
hacker-page-know-none = Det er ikke noe virus her.
hacker-page-know-batch = ett av { $count } som kom samtidig
hacker-page-know-group = { $count } kom samtidig
hacker-page-know-seen = sett: { $names }
hacker-page-know-cleared = utelukket: { $names }
hacker-page-seat-away = borte
hacker-page-seat-ready = klar
hacker-page-seat-choosing = velger fortsatt
hacker-page-bank-left =
    { $notes ->
        [one] Én seddel igjen i banken
       *[other] { $notes } sedler igjen i banken
    }
hacker-page-round = Runde { $round } av { $rounds }
hacker-page-round-brief = { $round }/{ $rounds }
hacker-page-phase-dealt = De første sedlene
hacker-page-phase-protection = Beskyttelse
hacker-page-walk =
    { $stage ->
        [leaving] { $way ->
            [forwards] { $seat }: på vei til banken
           *[backwards] { $seat }: på vei til banken, baklengs
        }
        [backing] { $seat }: underveis, blikket mot bordet
        [bank] { $seat }: i banken
       *[returning] { $way ->
            [forwards] { $seat }: på vei tilbake
           *[backwards] { $seat }: på vei tilbake, blikket mot bordet
        }
    }

## Tre bilder før det første spillet

hacker-page-intro-goal = Samle sedler under de tre kontoene dine. Etter fire runder vinner den som har mest penger.
hacker-page-intro-turn = Etter tur går alle til banken og henter en seddel. De som sitter igjen, kan lure virus inn på andres kontoer; den som ser dit, oppdager det.
hacker-page-intro-score = Så peker du ut hvem som la hvert virus på kontoene dine. Har du rett, skjer det ingenting. Tar du feil, tar eieren av viruset en seddel fra kontoen.

## Bordet: å legge en plan

hacker-page-tools = Planen din i dette tidsvinduet
hacker-page-tool-hand = Hender
hacker-page-tool-hand-about = Velg kontoer for hendene dine
hacker-page-tool-eye = Øyne
hacker-page-tool-eye-about = Velg hva du holder øye med
hacker-page-tool-none = velg …
hacker-page-tool-still = i ro
hacker-page-tool-empty = tomme
hacker-page-tool-away = borte
hacker-page-steady = Følg med videre
hacker-page-steady-about = Til runden er over, går tidsvinduene av seg selv: hendene i ro, øynene der de er
hacker-page-done = Ferdig
hacker-page-done-first = Velg først hva du holder øye med
hacker-page-eye-seat = hendene til { $seat }
hacker-page-plan-hands =
    { $count ->
        [one] Én hånd med virus: { $accounts }.
       *[other] To hender med virus: { $accounts }.
    }
hacker-page-plan-still = Hendene dine er i ro.
hacker-page-plan-eye = Du holder øye med { $target }.
hacker-page-plan-blind = Du holder ikke øye med noe ennå.
hacker-page-wasted = Konto { $account } er din: Et virus der gjør ingenting og er bare bortkastet.
hacker-page-saw =
    { $own ->
        [yes] Du så det: { $seat } lurte et virus inn på din konto { $account }!
       *[no] Du så det: { $seat } lurte et virus inn på konto { $account }.
    }
hacker-page-saw-nothing = Du holdt øye med { $target }: Ingenting skjedde.
hacker-page-forwards = Gå forlengs
hacker-page-forwards-about = Det går fort, men du ser ingenting av bordet.
hacker-page-backwards = Gå baklengs
hacker-page-backwards-about = Ett tidsvindu til, men du får følge med to ganger.
hacker-page-your-notes =
    { $notes ->
        [one] Seddelen din
       *[other] Sedlene dine
    }
hacker-page-note = En seddel på { $value }
hacker-page-note-first = legges først
hacker-page-crypto = Kryptering: Hver 1-er under en konto kaster ut ett virus, hver 3-er opphever en 1-er.

## Bordet: beskyttelse

hacker-page-stage = Beskyttes nå: { $account }
hacker-page-pile-left =
    { $viruses ->
        [one] Siste virus i bunken
       *[other] { $viruses } virus i bunken
    }
hacker-page-verdict-seen = sett
hacker-page-verdict-among = ett av { $count }
hacker-page-verdict-away = var borte
hacker-page-verdict-cleared = utelukket
hacker-page-verdict-possible = mulig
hacker-aids-about = For nybegynnere: Siden husker hvem som ble sett hvor, og sier det når eieren av et virus skal pekes ut. Ellers må du huske det selv.
hacker-page-face = { $seat }: { $verdict }
hacker-page-show-right = Avverget!
hacker-page-show-wrong = Feil! Den skyldige: { $by }
hacker-page-show-own = Ditt eget virus: Det tar ingenting
hacker-page-show-own-other = Eget virus ({ $by }): Det tar ingenting
hacker-page-show-thrown =
    { $viruses ->
        [one] Kryptering: ett virus kastet ut
       *[other] Kryptering: { $viruses } virus kastet ut
    }
hacker-page-show-aside =
    { $viruses ->
        [one] Ingen sedler igjen: Siste virus legges til side usett
       *[other] Ingen sedler igjen: { $viruses } virus legges til side usett
    }
hacker-page-show-empty = { $accounts } kontoer uten seddel: { $viruses } virus legges usett til side
hacker-page-show-took = { $seat }: én seddel rikere
hacker-page-show-declined = { $seat }: nei takk
hacker-page-show-round = Runde { $round }
hacker-page-show-round-first = Først ut: { $seat }
hacker-page-show-round-you = Du går først
hacker-page-show-down = Magnetisk forstyrrelse
hacker-page-show-down-about = Alle kontoene er snudd. Hvilke var dine?
hacker-page-show-up = Snudd opp igjen
hacker-page-takes = { $seat } kikker under konto { $account }
hacker-page-count = Opptelling

## Bordet: knapper

hacker-page-do-slip = Lur et virus inn på konto { $account }
hacker-page-do-slip-down = Lur et virus inn på den skjulte kontoen på plass { $place }
hacker-page-do-watch = Hold øye med konto { $account }
hacker-page-do-watch-down = Hold øye med den skjulte kontoen på plass { $place }
hacker-page-do-follow = Hold øye med hendene til { $seat }
hacker-page-do-walk =
    { $way ->
        [forwards] Gå forlengs
       *[backwards] Gå baklengs
    }
hacker-page-do-place = Legg { $value }-eren under konto { $account }
hacker-page-do-place-down = Legg { $value }-eren under den skjulte kontoen på plass { $place }
hacker-page-do-protect = Beskytt konto { $account }
hacker-page-do-name = Pek ut: { $seat }
hacker-page-do-take = Ta en { $value }-er
hacker-page-do-decline = La være

## Bordet: hva som skal skje

hacker-page-expect-place =
    { $notes ->
        [one] Legg { $value }-eren under en av kontoene dine.
       *[other] Legg { $value }-eren under en av kontoene dine; så kommer den andre seddelen.
    }
hacker-page-expect-place-down = Legg fra deg { $value }-eren. Hvilken av disse kontoene er din?
hacker-page-expect-walk = Du skal til banken: forlengs eller baklengs?
hacker-page-expect-window = { $walk }. Hva er planen?
hacker-page-expect-look-back = Du ser deg tilbake: Hva holder du øye med?
hacker-page-expect-choose = Virus på flere av kontoene dine: Hvilken tar du først?
hacker-page-expect-name = Konto { $account }: Hvem eier viruset? Pek ut noen.
hacker-page-expect-take = Ingen kjente igjen viruset ditt! Ta en seddel under konto { $account }, eller la være.
hacker-page-wait-dealt = Legger de første sedlene: { $names }.
hacker-page-wait-walk = Skal straks til banken: { $seat }.
hacker-page-wait-window =
    { $count ->
        [0] { $walk }.
       *[other] { $walk }. Velger fortsatt: { $names }.
    }
hacker-page-wait-home = Tilbake med en seddel, velger hvor den skal ligge: { $seat }.
hacker-page-wait-choose = Velger hvilken konto som skal beskyttes: { $seat }.
hacker-page-wait-name = Konto { $account }: { $seat } grubler. Hvem eier viruset?
hacker-page-wait-take = Kikker under konto { $account }: { $seat }.
hacker-page-wait-loot = Gjemmer byttet: { $seat }.

## Bordet: fakta ved siden av et navn

hacker-page-fact-notes =
    { $notes ->
        [one] 1 seddel
       *[other] { $notes } sedler
    }
hacker-page-fact-notes-about =
    { $notes ->
        [one] Én seddel lagt under kontoer, så vidt alle vet
       *[other] { $notes } sedler lagt under kontoer, så vidt alle vet
    }
hacker-page-fact-viruses =
    { $viruses ->
        [one] 1 virus
       *[other] { $viruses } virus
    }
hacker-page-fact-viruses-about = Virus på hånden: { $viruses } av { $all }
hacker-page-fact-traced = { $traced }/{ $named } riktige
hacker-page-fact-traced-about = Pekte ut rett spiller { $traced } av { $named } ganger
hacker-page-badge-walker = på vei til banken

## Bordet: linjer i loggen; «untold» er for spill der kontoene skal ligge med bildesiden ned

hacker-page-told-protecting = Nå beskyttes konto { $account } ({ $seat }).
hacker-page-told-left = { $seat } gikk mot banken.
hacker-page-told-empty =
    { $count ->
        [one] Ingen seddel igjen under konto { $accounts }. Virus lagt til side: { $viruses }.
       *[other] Ingen seddel igjen under kontoene { $accounts }. Virus lagt til side: { $viruses }.
    }
hacker-page-untold-stashed = Du la en { $value }-er under en konto.
hacker-page-untold-protecting = Beskytter nå: { $seat }.
hacker-page-untold-took = { $seat } tok en seddel fra kontoen.
hacker-page-untold-lost = Du mistet en { $value }-er fra kontoen.

## Når noe undersøkes

hacker-page-about-money = Penger { $money }
hacker-page-about-account-own = Din: det som ligger under, er ditt til slutt. For hvert virus du ikke peker ut eieren av, går én seddel.
hacker-page-about-account-other = Et virus fra deg på den kan gi deg en av sedlene under, hvis eieren peker ut noen andre.
hacker-page-about-account-down = Den ligger med bildesiden ned: hvem som eier den, vises først ved beskyttelsen.
hacker-page-about-notes = Sedler under: { $notes }.
hacker-page-about-thrown = Krypteringen kaster ut virus: { $viruses }.
hacker-page-about-table-name = Bordet
hacker-page-about-table = På det ligger alles tre kontoer, og alle når alle sammen.
hacker-page-about-gaze-name = Blikket ditt
hacker-page-about-gaze = Inni det ser du hender og bunker som de er; utenfor ser du bunkene slik du så dem sist.
hacker-page-about-eyes-name = Blikk
hacker-page-about-eyes = Noen ser hit: det som skjer i dette lyset, blir sett.
hacker-page-about-planned-name = Planen din
hacker-page-about-planned = Denne hånden lurer et virus hit når alle er klare.
hacker-page-about-caught-name = Noe ble sett
hacker-page-about-caught = Her falt et virus, og du så det.
hacker-page-about-glove-name = Hånd: { $seat }
hacker-page-about-glove = En hånd over bordet. Om det er et virus i den, kan ingen se.
hacker-page-about-seat = Hold øye med denne plassen for å se hvor begge hendene går.
hacker-page-about-seat-live = Se hit for å se hvor mange virus som er igjen, og hvor spilleren ser.
hacker-page-about-seat-away = Borte, på vei til banken: ser lite eller ingenting av bordet.
hacker-page-about-round = Det er fire runder; så telles pengene under kontoene.
hacker-page-about-round-magnetic = I den siste ligger alle kontoene med bildesiden ned.
hacker-page-about-walker-past = Har vært i banken i denne runden.
hacker-page-about-walker-now = Går til banken nå.
hacker-page-about-walker-next = Skal ennå til banken i denne runden.
hacker-page-about-way-name = Turen til banken
hacker-page-about-way = Den som går, ser bordet bare ved å gå baklengs, og det tar lengre tid.
hacker-page-about-protection = Den som har virus på en konto, peker ut noen for hvert, ovenfra: riktig, og angrepet er avverget; feil, og eieren kan ta en seddel.
hacker-page-about-bank-name = Banken
hacker-page-about-bank = I hver runde går alle dit én gang og tar med seg den øverste seddelen.
hacker-page-about-face = Pekes ut: er viruset deres, er det avverget; hvis ikke, kan eieren ta en seddel under kontoen.
hacker-page-about-note = Den legges under en av dine egne kontoer, og bare du vet hva som ligger der.
hacker-page-about-hand = Den beveger seg med begrenset fart; et virus faller der hånden er, med ett trykk.
hacker-page-about-told-name = Det du sist så
hacker-page-about-told = Bare den som følger med på det rette, ser hvem som lurer inn et virus.
hacker-page-about-corridor-name = Korridoren
hacker-page-about-corridor = Du er på vei til banken eller tilbake. Vendt mot bordet ser du det, og går halvparten så fort.
hacker-page-about-turn-name = Snu deg
hacker-page-about-turn = Mot banken er du rask og blind, mot bordet langsom og årvåken. Seddelen tar du vendt mot banken.
hacker-page-about-lesson-name = Første steg
hacker-page-about-lesson = Små oppgaver viser hvordan hender og øyne virker.
hacker-page-about-tool-hand-name = Hender
hacker-page-about-tool-hand = Hver hånd kan lure ett virus inn på en konto i dette tidsvinduet, de to på hver sin.
hacker-page-about-tool-eye-name = Øye
hacker-page-about-tool-eye = Du følger med på én ting: en konto, for å se hvem som legger virus der, eller en plass, for å se hvor hendene går.
hacker-page-about-tool-done-name = Ferdig
hacker-page-about-tool-done = Planen din står. Når alle er ferdige, skjer alt samtidig. Velg først hva du følger med på.
hacker-page-about-do-slip = En hånd legger et virus der; den som følger med på kontoen eller deg, ser det.
hacker-page-about-do-drop = Viruset faller der hånden er; den som ser dit, ser hvem sin hånd det var.
hacker-page-about-do-watch = Du ser hvem som legger et virus der i dette tidsvinduet.
hacker-page-about-do-follow = Du ser hvor disse hendene legger virus i dette tidsvinduet.
hacker-page-about-do-walk = Forlengs er raskt og blindt. Baklengs tar ett tidsvindu mer, og du følger med to ganger.
hacker-page-about-do-place = Seddelen legges der og blir liggende.
hacker-page-about-do-protect = Virusene der tas nå, ovenfra.
hacker-page-about-do-name = Riktig, og viruset er avverget. Feil, og eieren kan ta en seddel under kontoen din.
hacker-page-about-do-take = Denne seddelen blir din og legges under en av kontoene dine.
hacker-page-about-do-decline = Du tar ingenting.

## Bordet: slutten, og høydepunkter i en reprise

hacker-page-ending = Etter { $rounds } runder ble alle kontoene snudd: Den rikeste vinner.
hacker-page-ending-traced = Best teft: { $seat }, som pekte ut rett spiller { $traced } av { $named } ganger.
hacker-page-finale = Hvordan det endte
hacker-page-finale-round = Siste runde
hacker-page-finale-count = Opptellingen
hacker-page-finale-account = Konto { $account }: { $notes }
hacker-page-awards = Utmerkelser
hacker-page-award-coldest-hands = De kaldeste hendene
hacker-page-award-coldest-hands-about = Virus som ingen sporet: { $count }
hacker-page-award-longest-fingers = De lengste fingrene
hacker-page-award-longest-fingers-about = Sedler tatt: { $count }
hacker-page-award-sharpest-eye = Det skarpeste øyet
hacker-page-award-sharpest-eye-about = Virus sporet: { $count }
hacker-page-award-blindest-eye = Det blindeste øyet
hacker-page-award-blindest-eye-about = Feil navn: { $count }
hacker-page-award-open-vault = Det åpne hvelvet
hacker-page-award-open-vault-about = Sedler tapt: { $count }
hacker-page-award-scapegoat = Syndebukken
hacker-page-award-scapegoat-about = Nevnt, men det var en annen: { $count }
hacker-page-award-own-goal = Selvmål
hacker-page-award-own-goal-about = Virus på egne kontoer: { $count }
hacker-page-moment-round = En runde begynner
hacker-page-moment-right = Et virus blir avslørt
hacker-page-cheer-heist = Det perfekte kuppet!
hacker-page-hearing = Hvem sitt virus er det? Pek på noen før { $name } nevner en. Du kan lyve.
hacker-page-hearing-own = Hvem sitt virus er det? De andre kan peke på noen før du nevner en.
hacker-page-moment-wrong = En seddel blir stjålet
hacker-page-moment-turned = Magnetisk forstyrrelse
hacker-page-moment-end = Slutten

## Bordet: taster

hacker-page-key-h = Trinnvis: hendene. Live: ta hånden tilbake
hacker-page-key-v = Trinnvis: øynene
hacker-page-key-d = Trinnvis: ferdig med planen
hacker-page-key-q = Live: slipp med venstre hånd
hacker-page-key-e = Live: slipp med høyre hånd

## Bordet: tips til det første spillet

hacker-page-hint-dealt = Sedlene under de tre kontoene dine er pengene dine, og bare du ser dem. Vil du spre dem, eller gjemme dem på ett sted?
hacker-page-hint-crypto = Kryptering: Hver 1-er under en konto kaster ut ett virus før du må peke ut noen; hver 3-er opphever en 1-er.
hacker-page-hint-walk = Snart er du borte, og alle vet det. Det tar lengre tid å gå baklengs, men da får du følge med på bordet to ganger.
hacker-page-hint-window = Trykk på en konto for å lure inn et virus, og så på det du vil holde øye med. Alle planene skjer på en gang, og bare den som følger med, ser noe.
hacker-page-hint-eye = Hold øye med en konto for å se hvem som legger virus der, eller med en spiller for å se hvor begge hendene går.
hacker-page-hint-walker-away = Den som er borte, ser ingenting: et godt øyeblikk for et virus, hvis ikke noen andre følger med.
hacker-page-hint-pile = Hold på en bunke, eller pek på den, for å lese hva du vet: hvem som ble sett der, og hvem som er utelukket.
hacker-page-hint-home = Sedler ligger tryggest der det ikke er virus. En konto uten sedler har ingenting å tape.
hacker-page-hint-down = Ingen får vite hvem som eier disse kontoene. En seddel under feil konto er en gave.
hacker-page-hint-choose = Du bestemmer rekkefølgen. Du kan bare miste sedler fra kontoen som beskyttes akkurat nå.
hacker-page-hint-name = Riktig: Viruset går hjem igjen. Feil: Den som eier det, tar en av sedlene under denne kontoen.
hacker-page-hint-take = Ingen kjente igjen viruset ditt: Den beste seddelen er din. Du kan også la være.
hacker-page-hint-loot = Det du tok, legger du under en av dine egne kontoer med en gang.
hacker-page-hint-waiting = En hake ved en plass betyr klar. Så snart alle er det, beveger hendene seg.

## Live: hender og øyne

hacker-page-expect-flow = Hold øynene åpne: Alt skjer nå.
hacker-page-wait-flow = Hender og øyne er i bevegelse. Du ser det alle ser; hva som egentlig skjedde, vises etter runden.
hacker-page-live-hand-left = Venstre hånd
hacker-page-live-hand-right = Høyre hånd
hacker-page-live-hand-over = Slipp: konto { $account } ({ $seat })
hacker-page-live-hand-over-own = Slipp: konto { $account } (din egen)
hacker-page-live-hand-over-sure = Kaste det bort på konto { $account }, din egen?
hacker-page-live-sure = Din egen konto? Der er et virus bortkastet. Slipp en gang til hvis du mener det.
hacker-page-live-hand-over-hidden = Slipp her
hacker-page-live-hand-place = Seddel: konto { $account }
hacker-page-live-hand-place-hidden = Legg seddelen her
hacker-page-live-hand-loaded = Holder et virus
hacker-page-live-hand-dropping = Slipper!
hacker-page-live-hand-empty = Hent et virus
hacker-page-live-hand-fetching = På vei hjem
hacker-page-live-hand-spent = Ingen virus igjen
hacker-page-live-hand-late = For sent for virus
hacker-page-live-note-bring = Seddelen din: Ta den med til en av kontoene dine.
hacker-page-live-note-bring-down = Seddelen din: Ta den med til en konto du tror er din.
hacker-page-live-seconds = { $seconds } s

## Live: på vei

hacker-page-live-walk =
    { $stage ->
        [seated] { $seat }: tilbake, skal legge en seddel
        [bank] { $seat }: i banken
        [returning] { $facing ->
            [table] { $seat }: på vei tilbake, blikket mot bordet
           *[bank] { $seat }: på vei tilbake, ryggen til bordet
        }
       *[leaving] { $facing ->
            [table] { $seat }: til banken, blikket mot bordet
           *[bank] { $seat }: til banken, ryggen til bordet
        }
    }
hacker-page-live-walk-brief =
    { $stage ->
        [bank] { $seat }: i banken
        [returning] { $seat }: på vei tilbake
        [seated] { $seat }: legger en seddel
       *[leaving] { $seat }: til banken
    }
hacker-page-live-order = Rekkefølgen til banken: { $names }
hacker-page-live-next = Du er neste: gjør deg klar til å gå
hacker-page-live-corridor =
    { $stage ->
        [bank] { $facing ->
            [table] Se mot banken for å ta seddelen
           *[bank] I banken
        }
        [returning] { $facing ->
            [table] Tilbake, med et øye på bordet
           *[bank] Tilbake så fort du kan
        }
       *[leaving] { $facing ->
            [table] Til banken, baklengs
           *[bank] Til banken
        }
    }
hacker-page-live-turn-table = Se mot bordet
hacker-page-live-turn-table-about = Du ser det, men går halvparten så fort
hacker-page-live-turn-bank = Se mot banken
hacker-page-live-turn-bank-about = Dobbelt så fort, men du ser ikke bordet

## Live: den første runden forklarer seg selv

hacker-page-live-lesson = Din første runde live
hacker-page-live-lesson-skip = Jeg kan dette
hacker-page-live-lesson-again = Vis meg de første stegene igjen
hacker-page-live-lesson-look =
    { $by ->
        [touch] Dra en finger over bordet: Øynene dine følger etter, og du ser bare det som er opplyst.
       *[mouse] Beveg pekeren over bordet: Øynene dine følger etter, og du ser bare det som er opplyst.
    }
hacker-page-live-lesson-hand = Se deg rundt til du finner en hanske. Se på en plass, så ser du hvor spilleren der har blikket.
hacker-page-live-lesson-drop =
    { $by ->
        [touch] Trykk på kontoen til en annen: En hånd går dit. Når eieren ser en annen vei, trykker du igjen for å slippe.
       *[mouse] Klikk på kontoen til en annen: En hånd går dit. Når eieren ser en annen vei, klikker du igjen for å slippe.
    }
hacker-page-live-lesson-turn = Du skal til banken! Bordet er bak ryggen din. Snu deg og hold øye med det.
hacker-page-live-lesson-place =
    { $by ->
        [touch] Trykk på en av dine egne kontoer: Hånden din tar med seddelen dit.
       *[mouse] Klikk på en av dine egne kontoer: Hånden din tar med seddelen dit.
    }
hacker-page-live-lesson-name = Et virus på kontoen din! Hvem la det der? Pek ut en mistenkt.

## Live: hva som egentlig skjedde

hacker-page-live-drop =
    { $while ->
        [leaving] { $seat } → konto { $account } ({ $owner }, på vei til banken)
        [bank] { $seat } → konto { $account } ({ $owner }, i banken)
        [returning] { $seat } → konto { $account } ({ $owner }, på vei tilbake)
        [watching] { $seat } → konto { $account } ({ $owner }, med blikket på den!)
        [placing] { $seat } → konto { $account } ({ $owner }, opptatt med en seddel)
        [unknown] { $seat } → konto { $account } ({ $owner })
       *[elsewhere] { $seat } → konto { $account } ({ $owner }, med blikket et annet sted)
    }
hacker-page-live-drop-own = { $seat } → egen konto { $account }: bortkastet
hacker-page-live-drop-saw = Så det også: { $names }
hacker-page-live-drops = Alle virus i denne runden
hacker-page-live-no-drops = Ingen la noe virus i denne runden.
hacker-page-live-scrub = Tid i runden
hacker-page-live-rate = Fart
hacker-page-live-your-accounts = Kontoene dine ›
hacker-page-live-window =
    { $stage ->
        [bank] { $seat }: i banken ({ $number } av { $of })
        [returning] { $seat }: på vei tilbake ({ $number } av { $of })
       *[leaving] { $seat }: på vei til banken ({ $number } av { $of })
    }

## Live: mellom to runder

hacker-page-recount-title = Runde { $round }: Hva skjedde egentlig?
hacker-page-recount-pause = Mellom to runder
hacker-page-recount-onward = Videre
hacker-page-recount-again = Hva skjedde egentlig?
hacker-page-recount-left = Runde { $round } om { $seconds } s
hacker-page-recount-waiting = Ser fortsatt på:
hacker-page-recount-delays = Forsinkelse i forbindelsen:
hacker-page-recount-loading = Laster inn reprisen …
hacker-page-recount-failed = Gjennomgangen kunne ikke lastes.

## Live: taster

hacker-page-key-f = Live, på vei til banken: snu deg
