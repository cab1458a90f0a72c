### Det siden selv sier, på norsk (bokmål).
### Setninger med et spillernavn skal også stemme når navnet er «Du»: Navnet står først som den som gjør noe, etter kolon eller i parentes.

## Forsiden

page-headline = Tre hackerspill, ett bord.
page-subline = Spill med venner via en lenke, eller mot boter med en gang. Ingen konto, ingen e-post, ingenting å installere.
page-games = Spill
page-players =
    { $from ->
        [0] { $to } spillere
       *[other] { $from }–{ $to } spillere
    }
page-minutes = { $from }–{ $to } minutter
page-minutes-both = { $quick }–{ $slow } min med boter, omtrent { $from }–{ $to } med mennesker
page-minutes-measured = { $quick }–{ $slow } min med boter, { $from }–{ $to } med mennesker
page-minutes-measured-about = Målt på denne tjeneren i { $count } spill med mennesker. Halvparten varte så lenge, medianen er { $median } min.
page-play-now = Spill mot boter nå
page-lesson-learn = Lær på to minutter
page-lesson-go-on = Fortsett øvelsen
page-lesson-return = Tilbake til øvelsen: { $game }
page-invite = Inviter venner
page-bots = Boter
page-how-to-play = Slik spiller du
page-how-to-play-about = Spillet i tre bilder: målet, en tur og hvordan du får poeng.
page-intro-title = { $game } i tre bilder
page-intro-goal = Målet
page-intro-turn = Din tur
page-intro-score = Slik får du poeng
page-intro-you = Dette er fargen og formen din.
page-intro-example = Ved bordet har alle en farge og en form. Her er dette deg.
page-intro-step = Bilde { $at } av { $last }
page-intro-next = Neste
page-intro-skip = Hopp over
page-intro-start = Start
page-intro-table = Til bordet
page-intro-lesson = Øv i to minutter først
page-return = Tilbake til { $game }
page-your-turn = Din tur
page-turn-in = Din tur: { $game }
page-still-running = Pågår
page-in-lobby = Venter på start
page-finished = Ferdig
page-abandoned = Ikke fullført
page-interrupted = Avbrutt
page-placed =
    { $place ->
        [1] Seier
        [2] 2. plass
        [3] 3. plass
       *[other] { $place }. plass
    }
page-my-games = Mine spill
page-no-games = Ingen ennå. Her finner du igjen spillene dine.
page-show-all = Vis alle { $count }
page-bot-count =
    { $count ->
        [one] én bot
       *[other] { $count } boter
    }
page-your-name = Navnet ditt
page-name-placeholder = Hva skal vi kalle deg?
page-name-about = Dette navnet ser de andre ved bordet. Du kan endre det når som helst.
page-name-saved = Hei, { $name }!
page-guest-name = Gjest { $number }
page-key-welcome = Velkommen tilbake, { $name }!
page-met = Folk du har spilt med
page-person-open = Om { $name }
page-person-open-about = demp, blokker eller rapporter denne personen.
page-person-more = Demp, blokker, rapporter
page-person-mute = Demp
page-person-mute-about = Du ser ikke det personen sier, ved noe bord. Personen får ikke vite det.
page-person-block = Blokker
page-person-block-about = Personen kan ikke sette seg ved bord der du er vert, og blir ikke plassert sammen med deg. Personen får ikke vite det.
page-person-muted = dempet
page-person-blocked = blokkert
page-person-invite = Inviter til bordet ditt: { $game }
page-person-invite-about = Send lenken på en måte dere begge kjenner.
page-person-page = Spillerens side
page-person-page-about = Resultatene og medaljene, hvis personen viser dem til deg.
page-report = Rapporter …
page-report-about = Rapporten går til den som driver serveren, med de siste linjene i chatten og spillfilen. Personen får ikke vite det.
page-report-cancel-about = Lukker skjemaet. Ingenting blir sendt.
page-report-reason = Hva gjelder det?
page-report-insults = Fornærmelser
page-report-cheating = Juks
page-report-stalling = Trenering
page-report-name = Navnet
page-report-other = Noe annet
page-report-words = Med noen få ord
page-report-send = Send rapport
page-report-sent = Rapporten er sendt. Takk.
page-face = Ansiktet ditt
page-face-about = Andre ser det ved siden av navnet ditt.
page-face-another = Andre ansikter
page-face-choice = Ansikt { $number }

page-find-title = Spill med andre
page-find = Finn medspillere
page-find-about = Vi ser etter folk som er omtrent like sterke som deg, og du kan spille mot boter imens.
page-find-choose = Velg hva du vil spille
page-find-any = Alle
page-find-any-game = alle spill
page-find-any-size = hvor mange som helst
page-find-players = Spillere
page-find-sizes = { $sizes } spillere
page-find-bots = Boter fyller opp bordet
page-find-after-30 = etter 30 s
page-find-after-60 = etter 1 min
page-find-after-180 = etter 3 min
page-find-after-never = aldri
page-find-summary-30 = boter etter 30 sekunder
page-find-summary-60 = boter etter ett minutt
page-find-summary-180 = boter etter tre minutter
page-find-summary-never = ingen boter
page-find-language = Bare folk som vil spille på { $language }
page-find-rated-about = Hvis alle ved bordet har valgt dette, endrer resultatet rangeringene deres. Da trengs det klokke, og den som går tidlig, regnes som sist.
page-seeking = Ser etter medspillere
page-seeking-others =
    { $count ->
        [one] én annen leter også
       *[other] { $count } andre leter også
    }
page-seeking-found = Bord funnet, venter på de andre
page-seeking-stop = Slutter å lete. Spillet du er i, går videre.
page-offer-title = Et bord er funnet
page-offer-people =
    { $count ->
        [one] med én annen
       *[other] med { $count } andre
    }
page-offer-about =
    { $seconds ->
        [one] Svar innen ett sekund. Spillet du forlater, blir som det er.
       *[other] Svar innen { $seconds } sekunder. Spillet du forlater, blir som det er.
    }
page-offer-yes = Gå til bordet
page-offer-no = Ikke nå
page-offer-missed = Et bord ble funnet, men du svarte ikke i tide. Letingen er avsluttet.
page-open-tables = Åpne bord
page-open-about = Bord som er åpnet for alle. Sett deg, eller bare se på.
page-open-filters = Hvilke bord som vises
page-open-game = Spill
page-open-room = Plass til
page-open-room-for =
    { $count ->
        [one] én person
       *[other] { $count } personer
    }
page-open-all = Alle
page-open-chairs = { $free } av { $chairs } plasser ledige
page-open-join = Til bordet
page-open-join-at = Til bordet: { $game }, { $name }
page-open-none = Ingen bord er åpne akkurat nå.
page-open-none-about = Let etter medspillere, eller inviter noen og slå på «Åpent for alle» ved bordet.
page-open-none-fits = Ingen åpne bord passer.
page-open-show-all = Vis alle
page-public = Åpent for alle
page-public-about = Bordet står på listen over åpne bord, med navnene på alle som sitter her. Ellers kommer bare den som har lenken.
page-public-told = Dette bordet er åpent for alle: Det står på listen over åpne bord.
page-public-language = Språk ved bordet
page-welcome = Hvem er velkommen
page-welcome-everybody = Alle
page-welcome-newcomers = Nybegynnere
page-welcome-experienced = Erfarne
page-quick-waiting = Spillet begynner av seg selv når alle er her. Mangler ennå: { $names }
page-quick-soon = Spillet begynner av seg selv når alle er her.

## Innstillinger

page-settings = Innstillinger
page-settings-look = Utseende og lyd
page-settings-play = Under spillet
page-settings-told = Varsler
page-language = Språk
page-language-about = Språket på denne siden. Alle ved et bord kan ha sitt eget.
page-theme = Farger
page-theme-about = mørkt, lyst eller slik enheten din er innstilt.
page-theme-auto = System
page-theme-dark = Mørk
page-theme-light = Lys
page-speed = Bevegelse
page-speed-about = hvor fort kort, brikker og terninger beveger seg. Uten bevegelse ser du stillbilder.
page-speed-off = Ingen
page-speed-slow = Rolig
page-speed-normal = Normal
page-speed-fast = Rask
page-confirm-moves = Bekreft trekk
page-confirm-moves-about = Viktige trekk vises først, og spilles når du bekrefter.
page-play-here = Spill mot boter på denne enheten
page-play-here-about = Spillet begynner uten venting og trenger ikke nett, men finnes bare på denne enheten. Er dette av, ligger spillet på serveren, og du kan fortsette på en annen enhet.
page-hints = Lær mens du spiller
page-hints-about = Korte tips i rett øyeblikk, hvert av dem bare én gang.
page-tell-turn = Si fra når det er min tur
page-tell-turn-about = Nettleseren sier fra når ingen side er synlig. Den nevner spillet, men ingenting som er hemmelig i det.
page-tell-turn-unable = Det går ikke her i denne nettleseren.
page-tell-turn-refused = Nettleseren tillater det ikke. Tillat varsler fra dette nettstedet i nettleserens innstillinger, og slå det på igjen her.
page-tell-closed = Den kan også si fra når alle sider er lukket.
page-tell-open-only = Push-tjenesten til nettleseren kan ikke nås, så den kan bare si fra mens denne siden er åpen i bakgrunnen.
page-quiet = Stille timer
page-quiet-about = Da sies det ikke fra om noe. Er det fortsatt din tur når de er over, får du vite det én gang.
page-quiet-from = fra
page-quiet-until = til
page-told-here = Si fra om turene mine ved dette bordet
page-told-here-about = I nettleseren, på e-post og i bordets kanal. Gjelder bare dette bordet.
page-mail = Si fra på e-post
page-mail-to = Turene dine meldes til { $address }.
page-mail-waits = Vi har sendt en e-post til { $address }. Åpne lenken i den for å bekrefte adressen.
page-mail-about = Der står spillet og hvem du spiller med. Adressen lagres til du stopper e-postene eller sletter dataene dine, og ingen ved bordet ser den.
page-mail-stop = Ingen flere e-poster
page-mail-confirm = Kan turene dine meldes til denne adressen?
page-mail-confirm-yes = Bekreft
page-mail-confirmed = Adressen din er bekreftet.
page-mail-stop-sure = Vil du ikke ha flere e-poster om turene dine?
page-mail-stopped = Du får ingen flere e-poster.
page-channel = Si fra i en kanal
page-channel-about = Når det er turen til noen som er borte, sier bordet fra i en kanal dere har. Der står hvem det gjelder, og en lenke til bordet.
page-channel-add = Legg til kanal
page-channel-kind = Type kanal
page-channel-url = Adressen til webhooken
page-channel-kept = Kanalen har fått en første melding.
page-channel-remove = Fjern kanalen
page-sounds = Lyd og vibrering
page-sounds-about = Telefonen vibrerer når det er din tur, når du blir tatt, eller når et virus slippes.
page-volume = Volum
page-sound-offer = Spille med lyd?
page-sound-on = Lyd på
page-sound-off = Uten lyd
page-other-device = Spill på en annen enhet
page-other-device-about = Åpne en personlig lenke der, så fortsetter du som deg selv. Den virker én gang, innen en halvtime.
page-make-link = Lag en personlig lenke
page-link-once = Den virker én gang, til { $time }. Hold den hemmelig: Alle som åpner den, kan spille som deg.
page-link-title = Personlig lenke
page-link-you = På denne enheten er du { $name }.
page-link-become = Bli { $name } her?
page-link-careful = Fortsett bare hvis du har laget lenken selv. Den som laget den, kan også spille som { $name }.
page-link-kept = { $name } blir ikke borte: Du kan bytte tilbake i innstillingene.
page-link-yes = Bli { $name }
page-link-stay = Fortsett som { $name }
page-link-same = Du er allerede { $name } her.
page-people = Personer på denne enheten
page-people-about = De har også spilt i denne nettleseren. Ingen andre ser denne listen.
page-people-become = Bli { $name }
page-people-forget = Glem { $name } her
page-passkeys = Passnøkler
page-passkeys-about = Med en passnøkkel er du deg selv på hver enhet som har den, uten passord. Serveren tar bare vare på det den kontrollerer den med.
page-passkey-add = Legg til en passnøkkel
page-passkey-added = Passnøkkelen er lagret.
page-passkey-known = Denne enheten har allerede en passnøkkel fra deg.
page-passkey-remove = Fjern passnøkkelen
page-passkey-enter = Jeg har en passnøkkel
page-passkey-enter-about = Vær den samme her som på de andre enhetene dine. De som har spilt her, blir husket på denne enheten.
page-devices = Enhetene dine
page-devices-about = Alle enhetene der du spiller som deg selv. Fjern dem du ikke bruker lenger: Sider som er åpne der, lukkes med en gang.
page-device-unknown = Ukjent enhet
page-device-this = denne enheten
page-device-seen = sist brukt { $day }
page-device-since = siden { $day }
page-device-revoke = Fjern
page-delete = Slett dataene mine
page-delete-ask = Slett dataene mine …
page-delete-about = Fjerner navnet ditt, chatmeldingene dine og veien tilbake til spillene dine. I spill som pågår, tar en bot over.
page-delete-sure = Slette alt? Det kan ikke angres.
page-delete-yes = Ja, slett alt
page-about = Om Hacktable
page-licences = Lisenser for alt som er brukt her
page-materials = Hva det består av (for programmer)

## Småord

page-close = Lukk
page-announced = Fra dem som driver serveren:
page-close-about = Lukker dette vinduet. Ingenting annet endres.
page-cancel = Avbryt
page-save = Lagre
page-copy = Kopier
page-copied = Kopiert
page-send = Send
page-try-again = Prøv igjen
page-to-home = Til forsiden
page-nowhere = Her er det ingenting
page-nowhere-about = Kanskje er adressen feil, eller så er bordet borte.
page-unreached = Vi får ikke kontakt med serveren akkurat nå.
page-fault-unknown = Det gikk ikke ({ $code }).
page-skip = Hopp til spillet
page-tools = Verktøy

## Folk

page-you = Du
page-you-named = { $name } (deg)
page-nobody = Ledig stol
page-bot-name = Bot { $number }
page-acting = (har turen)
page-points =
    { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
page-points-word = poeng
page-presence-away = borte
page-presence-left = har gått, en bot spiller
page-presence-bot = borte, en bot spiller
page-watchers =
    { $count ->
        [one] Én person ser på
       *[other] { $count } ser på
    }

## Før spillet

page-chairs = Stoler
page-chair = Stol { $number }
page-host = Vert
page-is-ready = Klar
page-not-ready = Ikke klar ennå
page-sit = Sett deg her
page-sit-down = Sett deg
page-move-here = Flytt hit
page-stand = Reis deg
page-kick = Vis bort
page-outside = Vist bort
page-let-in = Slipp inn { $name } igjen
page-add-bot = Bot
page-remove-bot = Fjern { $name }
page-share-add = Legg til noen på denne enheten
page-share-about = Dere deler på enheten. Før turen går til en annen, skjuler siden alt og ber dere gi den videre, så alle får ha hemmelighetene sine i fred.
page-share-name = Navn
page-share-seat = Legg til
page-share-here = på denne enheten
page-share-with = på samme enhet som { $name }
page-share-remove = Fjern
page-level = Hvor godt boten spiller
page-level-random = Spiller på måfå
page-level-careless = Ser ofte bort
page-level-average = Følger sånn passe med
page-level-greedy = Spiller godt
page-level-beginner = Nybegynner
page-level-casual = Avslappet
page-level-regular = Rutinert
page-level-expert = Ekspert
page-level-champion = Mester
page-personality-cautious = forsiktig
page-personality-sly = slu
page-level-search = Tenker framover
page-who-are-you = Hvem er du?
page-invite-title = Inviter
page-invite-about = Alle som åpner denne lenken, kan sette seg eller se på.
page-invite-link = Lenke til bordet
page-qr = Vis QR-kode
page-qr-label = QR-kode med lenken til bordet
page-options = Slik spiller vi
page-options-host = Verten velger.
page-options-time = Tid
page-options-time-rated = Tid og rangering
page-options-help = Hjelp og å ta tilbake
page-picture = Brettet deres
page-picture-larger = Vis større
page-preset-brings = Dette endrer den:
page-preset-as = Utgave: { $value }
page-details = Detaljer
page-details-about = Punkter der de trykte regelheftene er uenige. Hvert av dem kan velges for seg.
page-numbers = Finjustering
page-details-set = { $count } endret
page-file-choose = Velg en fil …
page-file-template = Start med et av våre: Det forklarer hvordan man tegner
page-file-download = Last det ned
page-file-about = Du kan også slippe den her. Høyst { $most } tegn.
page-file-faults =
    { $count ->
        [one] Én feil i { $name }. Ingenting er endret.
       *[other] { $count } feil i { $name }. Ingenting er endret.
    }
page-file-more = Det kan være flere: Rett opp disse først.
page-pace = Klokke
page-pace-off = Ingen
page-pace-relaxed = Rolig
page-pace-quick = Rask
page-pace-off-about = Ingen trenger å skynde seg.
page-pace-relaxed-about = 45 sekunder til hvert valg, og ti minutter i reserve for hele spillet.
page-pace-quick-about = 15 sekunder til hvert valg, og halvannet minutt i reserve for hele spillet.
page-patient = Over flere dager
page-patient-about = Alle venter på den som er borte, og ingen bot spiller videre i stedet. Da er det ingen klokke. Den som har slått det på i innstillingene, får vite om turen sin.
page-patient-here = Vent på dem som er borte
page-patient-here-about = Slå dette av hvis noen ikke kommer tilbake: Da spiller en bot videre i stedet til de kommer.
page-aids = Huskehjelp
page-sit-first = Finn deg en stol for å spille, eller bare se på.
page-table-full = Alle stolene er opptatt. Du kan se på.
page-ready = Klar
page-unready = Jeg er ikke klar
page-ready-about = Er du klar? Si fra, så kan verten starte.
page-wait-host = Klar! Verten starter spillet.
page-start = Start spillet
page-start-about = Alle er klare.
page-start-too-few = Dere må være minst { $players }: Inviter noen, eller legg til en bot.
page-start-waiting = Venter fortsatt på { $names }.
page-fair-promise = Ingen kan velge utdelingen: Med «Klar» låser hver nettleser en hemmelig startverdi, slik serveren alt har gjort (fingeravtrykket: { $fingerprint }).
page-revealing = Vi starter: Nettleserne viser startverdiene sine.
page-revealing-for = Vi starter: Venter på startverdien fra { $names }.
page-failed-starts = Mislykkede starter av dette spillet: { $count }. Manglende startverdi: { $names }.
page-failed-server = serveren, som stoppet
page-failed-gone = noen som har gått
page-alarm-list = Serverens liste mangler det denne nettleseren låste med «Klar». Nettleseren viser ingenting: Ikke stol på dette bordet.
page-alarm-changed = Dette spillet er delt ut etter en annen liste enn den nettleseren viste startverdien sin på. Hvis du ikke startet det fra en annen enhet, bør du ikke stole på utdelingen.
page-alarm-seeds = Startverdiene i dette spillet passer ikke til fingeravtrykkene som ble låst på forhånd. Ikke stol på denne trekningen.
page-alarm-tries = Denne nettleseren var med på flere mislykkede starter enn serveren innrømmer: En utdeling kan være kastet i det skjulte.
page-dealing = Gjør klart bordet …

## I spillet

page-actions = Dette kan du gjøre
page-over = Spillet er over.
page-sending = Sender …
page-sending-later = Trekket ditt blir sendt så snart forbindelsen er tilbake.
page-rests = Ingen av spillerne er her: Spillet venter til en av dem er tilbake.
page-watch = Se hva som skjer …
page-lesson = Øvelse
page-lesson-progress = Steg { $step } av { $of }
page-lesson-watch = Nå de andre …
page-lesson-onward = Fortsett
page-lesson-stands = Tiden står stille mens du leser.
page-lesson-step-again = Ta dette steget på nytt
page-lesson-missed = De andre var raskere, og tiden står stille. Det gjør ingenting: Prøv en gang til.
page-lesson-leave = Forlat øvelsen
page-lesson-about = Øvelsen venter på deg: Du kan fortsette når som helst.
page-lesson-prepared = I en øvelse er alt forberedt: Terninger og kort kommer som planlagt.
page-lesson-end = Nå kan du spille!
page-lesson-play = Spill på ordentlig
page-lesson-again = En gang til
page-skip-show = Hopp over
page-skip-show-about = Viser med en gang hvordan det gikk.
page-confirm = Bekreft
page-unstage = Velg om
page-unstage-about = Trekket er ikke gjort ennå: velg et annet.
page-take-back = Ta tilbake
page-take-back-about = Ingen har fått vite noe av trekket ditt ennå, så du kan ta det tilbake.
page-plead = Be om å ta tilbake
page-plead-about = De andre blir spurt. Alt som er gjort etter trekket ditt, tas også tilbake. Terninger og kort kommer igjen slik de kom.
page-pleads = { $name } vil gjerne ta et trekk tilbake, med alt som er gjort siden. Terninger og kort ville komme igjen slik de kom.
page-plead-waiting = Du har bedt om å ta trekket ditt tilbake. Har ikke svart ennå: { $names }.
page-plead-yes = Tillat det
page-plead-no = Spill videre
page-consent-option = Ta tilbake hvis alle er enige
page-consent-option-about = Også et trekk som noen alt har fått vite noe av, kan tas tilbake hvis alle er enige. Boter er alltid enige. Terninger og kort kommer igjen slik de kom.
page-stake = { $what }: { $changes }
page-stake-odds = { $what } ({ $odds }): { $changes }
page-stake-ends = spillet er slutt
page-advice = Hva ville du spilt?
page-advice-thinking = Tenker …
page-advice-none = Her er det ingenting å råde til.
page-advice-chance = { $odds } sjanse for seier
page-advice-place = ventet plass { $place }
page-advice-points = omtrent { $points } til slutt
page-advice-prospect = { $what }: { $odds }
page-advice-from = Mesteren tenkte framover og visste bare det du vet.
page-advice-option = Råd
page-advice-about = Alle kan spørre hva mesteren ville spilt. Alene mot boter kan du alltid det.
page-why = Hvorfor gjorde de det?
page-why-chose = { $name }: { $what }
page-why-next = Nest best: { $what }, { $odds }
page-why-better = Bedre: { $what }, { $odds }
page-why-even = Omtrent like bra: { $what }, { $odds }
page-why-none = Det er ingenting å forklare ennå.
page-why-from = Regnet ut fra det du kunne vite før hvert valg. Det boter har på hånden, forblir hemmelig.
page-why-about = Hva boter sist har valgt, og hva som taler for eller imot.
page-why-replay-none = Her var det ingenting å velge, eller det er ingenting å si om det.
page-why-replay-from = Slik mesteren ser det, ut fra alt spilleren visste før dette valget.
page-open-rule = Åpne regel { $rule }
page-inspect = Hva dette er
page-inspect-keys = ← → neste · PgUp PgDn neste slag · ↵ regel · Esc lukk
page-inspect-can = Nå kan du: { $choices }.
page-inspect-player =
    { $who ->
        [you] Dette er deg.
        [bot] En bot.
       *[guest] En spiller.
    }
page-inspect-turn = Skal handle nå.
page-inspect-points = Poeng så langt.
page-inspect-act = Dette kan du gjøre nå.
page-inspect-field = En verdi i dette spillet.
page-inspect-fixed = Ligger fast hele spillet.
page-inspect-place = Plass { $place }.
page-inspect-hidden = Dette får du ikke vite.
page-inspect-bar-log = Alt som har skjedd, linje for linje.
page-inspect-bar-rules = Alle regler etter nummer, med søk.
page-inspect-bar-chat = Si noe til alle ved bordet.
page-inspect-bar-keys = Hva som kan gjøres med tastaturet.
page-inspect-bar-settings = Språk, farger, bevegelse og lyd.
page-inspect-bar-pass = Dekk til skjermen og gi enheten videre.
page-inspect-bar-back = Forrige runde en gang til, med alt som var skjult.
page-hint = Tips
page-hint-got-it = Skjønner
page-clock = Tid igjen:
page-clock-about = Tid til dette valget, pluss reserven for hele spillet
page-log = Logg
page-earlier = Tidligere
page-log-hushed = Det som skjedde før, er skjult mens kontoene ligger med bildesiden ned. Det kommer tilbake senere.
page-rules = Regler
page-search-rules = Søk i reglene
page-search-none = Ingen treff. Prøv et annet ord.
page-rules-none = Dette spillet har ingen skrevne regler.
page-chat = Chat
page-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, én ny melding
       *[other] Chat, { $count } nye meldinger
    }
page-chat-empty = Ingen har sagt noe ennå. Si hei!
page-chat-write = Skriv noe
page-mute = Demp { $name }
page-mute-about = Linjene og boblene deres skjules, bare for deg.
page-unmute = Slå på lyden for { $name }
page-mute-bots = Demp botene
page-unmute-bots = Slå på lyden for botene
page-calls = Rop noe
page-call-about = Alle ser det som en boble ved plassen din, på sitt eget språk.
page-said = { $name } sa: { $words }
page-hearing-nothing = Si ingenting
page-hearing-onward = Fortsett
page-keys = Taster
page-key-pick = Velg en av handlingene, eller et kort på hånden
page-key-confirm = Bekreft trekket
page-key-unstage = Velg om
page-key-take-back = Ta tilbake det siste trekket ditt
page-key-arrows = Gå rundt på brettet
page-key-inspect = Forklar det som er valgt, eller gå gjennom alt på bordet
page-key-skip = Hopp over animasjonen
page-leave = Forlat spillet
page-leave-about = En bot spiller videre for deg. Du kan komme tilbake så lenge spillet varer.
page-leave-alone = Ingen andre spiller: Spillet slutter her, uten noen vinner.
page-leave-pause = Du kan også bare gå. Plassen er fortsatt din. Hvis andre spiller og du blir lenge borte, stepper en bot inn til du er tilbake.
page-leave-yes = Gå for godt
page-leave-later = Ta en pause
page-stay = Bli her
page-you-left = En bot spiller for deg.
page-take-seat-again = Ta plassen tilbake
page-line-opening = På vei til bordet …
page-line-lost = Mistet forbindelsen, kobler til igjen …
page-not-connected = Det kom ikke fram: Forbindelsen er akkurat på vei tilbake. Prøv igjen.

## Én enhet for flere

page-hand-pass = Gi enheten videre
page-hand-to = Gi enheten til { $name }
page-hand-on = Gi enheten videre
page-hand-first = Har ikke valgt ennå: { $names }. Den som tar enheten, begynner.
page-hand-who = Hvem har enheten?
page-hand-about = Akkurat nå vises ingenting som bare én av dere skal se.
page-hand-i-am = Jeg er { $name }
page-hand-watch = Ingen: Vis bare det alle kan se
page-hand-last = Dette skjedde sist

## Et spill fra en annen pakke

page-added-table = Bordet
page-added-board = Det som er fast
page-added-choose = Din tur: velg én av disse.
page-added-choose-above = Din tur: velg en av handlingene på bordet.
page-added-wait = Venter på { $names }.
page-added-nobody = ingen
page-added-hidden = skjult
page-added-yes = ja
page-added-no = nei
page-added-hint = Dette spillet har ikke noe eget brett: alt du får vite, ser du som en liste. Det som nettopp er endret, har farget ramme.

## Slutten

page-end-you-won = Du vant!
page-end-won = { $name } vinner
page-end-shared = Delt seier: { $names }
page-end-abandoned = Spillet ble ikke fullført.
page-end-interrupted = Spillet ble avbrutt.
page-other-rules-rules = Dette spillet ble startet med versjon { $begun } av reglene, og denne serveren spiller nå etter versjon { $now }.
page-other-rules-game = Denne serveren har ikke lenger dette spillet.
page-other-rules-options = Dette spillet ble startet med valg som denne serveren ikke lenger kjenner.
page-other-rules-moves = Et trekk i dette spillet er ikke tillatt etter reglene på denne serveren.
page-other-rules-interrupted = Derfor kan ingen spille videre her. Ingenting er tapt: nedenfor ser du det alle så, og startverdiene er åpne.
page-other-rules-ended = Derfor kan det ikke spilles av på brettet her. Nedenfor ser du det alle så.
page-other-rules-record = Du kan laste ned spillfilen. Bare en Hacktable med de gamle reglene kan kontrollere den.
page-seen = Det alle så
page-seen-opening = Ved starten
page-seen-clock = Klokken
page-seen-not-kept = Det alle så av dette trekket, ble ikke tatt vare på.
page-seen-nothing = Ingen trekk ble gjort.
page-seen-all = Vis alt ({ $count })
page-match = Spill { $number }
page-rematch = Spill igjen
page-replay = Reprise
page-look-board = Se på brettet
page-to-result = Til resultatet
page-to-table = Til bordet
page-record = Last ned spillfilen
page-no-points = Ingen poeng
page-graph = Slik gikk det
page-graph-about = Poengene til hver spiller gjennom spillet
page-graph-moves = trekk →

## Gikk alt riktig for seg?

page-verify = Kontroller trekningen
page-verify-about = Alt tilfeldig i dette spillet følger av én nøkkel, laget av en startverdi fra serveren og en fra hver plass. Alle var låst med fingeravtrykk før den første ble vist.
page-verify-now = Sjekk i denne nettleseren
page-verify-commitment-holds = Serveren holdt seg til startverdien sin: Den passer til fingeravtrykket som nettleseren din så før den trakk din verdi.
page-verify-commitment-fails = Serverens startverdi passer ikke til fingeravtrykket som ble vist før spillet. Ikke stol på denne trekningen.
page-verify-commitment-unknown = Serverens startverdi passer til fingeravtrykket den oppgir nå. Men denne nettleseren noterte seg ikke fingeravtrykket før spillet, så det beviser lite.
page-verify-own-holds = Startverdien din i nøkkelen er den nettleseren din trakk. Så lenge den ikke kan forutsies, kan nøkkelen heller ikke det, uansett hva de andre gjorde.
page-verify-own-fails = Startverdien som er oppgitt for plassen din, er ikke den nettleseren din trakk. Ikke stol på denne trekningen.
page-verify-own-unknown = Denne nettleseren trakk ingen startverdi til dette spillet, så den kan ikke gå god for noen del av nøkkelen.
page-verify-list-holds = Listen over fingeravtrykk er nettopp den nettleseren din viste startverdien sin på. Ingen kunne altså endre sin etter å ha sett din.
page-verify-list-fails = Listen over fingeravtrykk er ikke den nettleseren din viste startverdien sin på. Ikke stol på denne trekningen, med mindre du startet spillet fra en annen enhet.
page-verify-list-unknown = Denne nettleseren har ikke tatt vare på listen for dette spillet og kan ikke sammenligne den. Hvis du startet spillet i denne nettleseren, er det mistenkelig.
page-verify-seats-holds = Startverdien til hver plass passer til fingeravtrykket sitt, og botenes følger av listen etter den offentlige regelen.
page-verify-seats-fails = Startverdien til en plass passer ikke til fingeravtrykket sitt, eller en bots følger ikke av listen. Ikke stol på denne trekningen.
page-verify-tries-none = Det var den første starten av dette spillet: Ingen avslo en utdeling.
page-verify-tries-some = Mislykkede starter før denne: { $count }. Hver av dem kan ha vært en utdeling som noen ikke likte. Manglende startverdi: { $names }.
page-verify-tries-fails = Denne nettleseren var med på flere mislykkede starter enn serveren innrømmer. Ikke stol på denne trekningen.
page-verify-open = Dette spillet er fra den tiden da plassene sendte startverdiene åpent. En som driver serveren og selv spilte, kunne ha prøvd verdier til utdelingen passet.
page-verify-against = Hvem kunne ha valgt utdelingen?
page-verify-against-player = En annen spiller
page-verify-against-host = Verten ved bordet
page-verify-against-operator = Den som driver serveren
page-verify-against-operator-who-plays = Den som driver serveren og spiller selv
page-verify-could-holds = kunne ikke
page-verify-could-fails = er ikke utelukket
page-verify-could-unknown = kan ikke sies her
page-verify-not = Hva som ikke er bevist
page-verify-not-device = Flere på én enhet: Den som holder den, kan kjenne startverdiene til alle som spiller på den.
page-verify-not-refusing = Hvem som helst kan avslå en utdeling ved ikke å vise startverdien sin. Da starter ikke spillet, og det telles ovenfor.
page-verify-not-page = Også denne siden kommer fra serveren, og den som driver den, kan se alle kort. Tviler du på siden, kan du sjekke spillfilen med en Hacktable hentet et annet sted.
page-verify-key = Dette er nøkkelen, regnet ut her fra alle startverdiene:
page-verify-rest = Hvis du ikke vil stole på denne siden, kan du kontrollere spillfilen et annet sted:
page-verify-file = FIL
page-verify-record = Kontroller et spill
page-verify-record-about = Gi siden en spillfil. Den spiller hele spillet på nytt på denne enheten og sammenligner hver linje: trekningen, hvert trekk, det alle så, resultatet. Ingenting sendes noe sted, og det trengs ikke noe nett.
page-verify-record-file = Spillfil
page-verify-record-running = Spilles på nytt: { $done } av { $all } …
page-verify-record-again = Hele spillet spilles på nytt på denne enheten …
page-verify-record-holds = { $game }: Denne spillfilen stemmer.
page-verify-record-moves = Spilt på nytt på denne enheten ble alt likt. Handlinger: { $actions }; { $ended ->
        [yes] spilt ferdig.
       *[no] ikke spilt ferdig.
    }
page-verify-record-fails = Denne spillfilen stemmer ikke.
page-verify-record-unknown = Det kan ikke avgjøres her.
page-verify-record-version = Det ble spilt etter versjon { $version } av reglene for { $game }, og denne siden har versjon { $here }.
page-verify-record-game = Denne siden har ikke spillet { $game }.
page-verify-record-broken = Spillet kunne ikke spilles på nytt på denne enheten. Prøv igjen, eller kontroller spillfilen med «hacktable verify».
page-verify-record-committed = Ingen, hvis listen nedenfor er den nettleseren din viste startverdien sin på. Slutten av spillet sammenligner dem.
page-verify-record-seed = Det er bare én startverdi: Den som ga den, kunne velge utdelingen.
page-verify-record-daily = Dagens utdeling, { $day }: Ingen som spiller, kunne velge den. Den som driver serveren, trakk startverdien og kjente den; hvis fingeravtrykket nedenfor sto på listen før dagen, beviser det at ingenting ble endret etterpå.
page-verify-record-list = Vis fingeravtrykkene i rekkefølge
page-verify-other-key = Spillfilen har andre startverdier enn denne siden fikk vite.
page-here-options = Disse valgene passer ikke sammen.
page-here-invite = Dette bordet er på enheten din: Ingen andre kan komme til det. Vil du spille med venner, åpner du et bord med lenke.
page-away = Ingen forbindelse til serveren.
page-away-about = Du kan spille mot boter på denne enheten, lese reglene og kontrollere spill. For å invitere venner trengs serveren.
page-away-needed = Krever serveren
page-together-here = Sammen på denne enheten
page-site = Alt her kjører på din egen enhet.
page-site-about = Spill mot boter, eller sammen på denne enheten. For å spille med venner over en lenke må noen kjøre en server: pip install "hacktable[server]", så hacktable serve.
page-seeds = Vis fingeravtrykk og startverdier i rekkefølge
page-seed-commitment = Fingeravtrykk (SHA-256): { $name }
page-seed-of = Startverdi: { $name }
page-seed-server = Server
page-seed-none = ingen (en bot)

## Reprise

page-eyes = Synsvinkel
page-eyes-open = Alt synlig
page-scrub = Steg i spillet
page-replay-speed = Fart
page-share-moment = Del dette øyeblikket
page-share-moment-about = Den som åpner lenken, kommer til dette steget i reprisen. Chatter viser dette bildet med den: det alle så, og ingen hemmelige kort.
page-share-moment-link = Lenke til dette steget
page-share-moment-picture = Bilde av dette steget
page-step = Steg { $at } av { $last }
page-play = Spill av
page-pause = Pause
page-step-back = Ett steg tilbake
page-step-forward = Ett steg fram
page-moment = Høydepunkt
page-moment-before = Forrige høydepunkt
page-moment-next = Neste høydepunkt

## Ferdige chatmeldinger

call-hello = Hei!
call-good-luck = Lykke til!
call-well-played = Godt spilt!
call-thanks = Takk!
call-oops = Oi sann …
call-hurry = Din tur!
call-wow = Wow!
call-good-game = Takk for spillet!

## Beskjeder

notice-timeout = Tiden er ute: { $name }. Trekket ble gjort automatisk.
notice-took-over = Borte en stund: { $name }. En bot stepper inn.
notice-came-back = Tilbake ved bordet: { $name }.
notice-left = Har forlatt spillet: { $name }. En bot spiller videre.
notice-kicked = Vist bort fra bordet: { $name }.
notice-not-come = Kom ikke: { $name }. En bot tar plassen.
notice-declined = Imot å ta tilbake: { $name }.
notice-not-revealed = Ingen start, en startverdi manglet: { $name }. Si fra på nytt at du er klar.
notice-again-options = Valgene eller klokken er endret. Si fra på nytt at du er klar.
notice-again-bots = Botene er endret. Si fra på nytt at du er klar.
notice-again-sat = Ny ved bordet: { $name }. Si fra på nytt at du er klar.
notice-again-moved = På en annen stol: { $name }. Si fra på nytt at du er klar.
notice-again-stood = Har reist seg: { $name }. Si fra på nytt at du er klar.
notice-again-shared = Nytt lag på én enhet: { $name }. Si fra på nytt at du er klar.
notice-again-kicked = Vist bort fra bordet: { $name }. Si fra på nytt at du er klar.

## Feil

fault-not-understood = Det skjønte ikke serveren. Det kan hjelpe å laste siden på nytt.
fault-hello-first = Det ble krøll med forbindelsen. Last siden på nytt.
fault-slow-down = Det gikk litt fort. Vent et øyeblikk og prøv igjen.
fault-nobody = Bordet kjenner deg ikke ennå. Gi deg selv et navn først.
fault-no-table = Dette bordet finnes ikke, eller ikke lenger.
fault-no-seat = Du ser på: Bare de som sitter her, kan gjøre det.
fault-not-host = Bare verten ved bordet kan gjøre det.
fault-taken = Stol { $chair } er allerede opptatt.
fault-not-now = Det går ikke akkurat nå.
fault-lesson = Ikke ennå: gjør først det øvelsen ber om. Ingenting er endret.
fault-counted = Dette forsøket teller, så ingenting kan tas tilbake.
fault-day-goes-on = Andre skal fremdeles spille denne utdelingen. Den vises når dagen er over.
fault-day-is-over = Den dagen er over. Det finnes en ny utdeling.
fault-no-evening = Denne kvelden finnes ikke. Kanskje lenken er ufullstendig, eller kvelden ble fjernet lenge etter at den var over.
fault-full-evening = Denne kvelden er full: { $most } personer er med.
fault-many-evenings = Du har allerede { $most } kvelder som ikke er over. Avslutt en av dem først.
fault-of-evening = Dette bordet hører til en kveld, og der er alt dette bestemt.
fault-not-ready = Ikke alle er klare ennå.
fault-changed = Bordet er nettopp endret. Se en gang til, og si så at du er klar.
fault-too-few = Det må minst { $players } spillere til for å starte.
fault-no-chair = Det går ikke med stol { $chair }.
fault-shared-live = Her deler flere en enhet, men dette spilles i sanntid, og da trenger alle hver sin. Velg et annet tempo, eller la alle åpne lenken på sin egen enhet.
fault-stale = Spillet hadde gått videre før trekket ditt kom fram. Ta en titt og velg på nytt.
fault-not-saved = Det kunne ikke lagres akkurat nå. Prøv igjen.
fault-running = Spillet pågår fortsatt: Dette er først tilgjengelig når det er over.
fault-foreign = Dette kom fra et annet nettsted og ble ikke utført.
fault-no-page = Det er ingenting på denne adressen.
fault-broken = Noe gikk i stykker på serveren. Det er ikke din feil. Prøv igjen.
fault-busy = Serveren er opptatt med andre repriser og bilder. Prøv igjen om et øyeblikk.
fault-other-rules = Dette spillet ble spilt etter andre regler enn de serveren har nå, så det kan ikke spilles av på brettet.
fault-no-game = Denne serveren har ikke lenger spillet «{ $game }».
fault-many-tables = Du har for mange bord som ikke er ferdigspilt (høyst { $most }). Spill ferdig eller forlat ett, og åpne så et nytt.
fault-many-today = Det er nok nye bord og spill for én dag (høyst { $most }). Prøv igjen i morgen.
fault-many-starts = Starten av dette spillet har mislyktes { $most } ganger. Lag et nytt bord.
fault-full = Denne serveren har ikke mer plass til nye bord og spill. Spill som er i gang, fortsetter. Den som driver serveren, kan skaffe plass.
fault-link-over = Denne personlige lenken er allerede brukt eller eldre enn en halvtime. Lag en ny på en enhet der du er deg selv.
fault-sent-away = Verten har bedt deg om å forlate bordet. Du kan se på, og verten kan slippe deg inn igjen.
fault-banned = De som driver serveren, slipper deg ikke inn lenger.
fault-unanswered = Ingen svarer på den adressen. Sjekk den, og prøv igjen.
fault-not-open = Dette bordet er ikke åpent for deg.
fault-many-ties = Du har allerede dempet eller blokkert { $most } personer. Slipp noen av dem fri først.
fault-many-reports = Det er nok rapporter for én dag (høyst { $most }). Du kan når som helst dempe eller blokkere folk.
fault-full-of-reports = Denne serveren tar ikke imot flere rapporter nå: Den som driver den, har ikke lest de andre ennå.
fault-not-proved = Denne passnøkkelen ble ikke godtatt.
fault-full-device = Denne enheten kjenner allerede { $most } personer. Fjern først en av dem i innstillingene.

## Hvorfor en forbindelse ble lukket

close-protocol = Hacktable har kommet i ny versjon. Last siden på nytt.
close-stranger = Denne nettleseren kjennes ikke igjen her lenger. Gå til forsiden og skriv inn et navn.
close-foreign = Denne siden ble åpnet fra en annen adresse enn bordets. Bruk bordets egen lenke.
close-gone = Dette bordet finnes ikke, eller ikke lenger.
close-banned = De som driver serveren, slipper deg ikke inn lenger.
close-not-your-try = Bare den som spiller denne utdelingen, kan se den. Spill din egen: Det er den samme.
close-no-game = Spillet til dette bordet finnes ikke lenger på denne serveren.
close-nonsense = Siden og serveren forstår ikke hverandre. Last siden på nytt.
close-flood = Det ble for mye på en gang. Kobler til igjen …
close-too-slow = Forbindelsen hang ikke med. Kobler til igjen …
close-silent = Forbindelsen ble taus. Kobler til igjen …
close-closing = Serveren starter på nytt. Kobler til igjen …
close-again = Forbindelsen ble brutt. Kobler til igjen …
close-moved = Bordet er flyttet til en annen server. Kobler til igjen …

## Rangeringer og spillernes sider

page-rated = Rangert
page-rated-about = Resultatet endrer alles rangering i dette spillet. For minst to personer, hver på sin egen enhet, med klokke, uten råd og uten å ta tilbake trekk hvis alle er enige. Den som går tidlig, regnes som sist. Etterpå ser alle ved bordet hvordan rangeringene endret seg.
page-leave-rated = Dette spillet er rangert: Den som går, regnes som sist, også om en bot spiller videre.
page-ratings = Rangeringer
page-ratings-about = Siden din viser hvor sikkert hvert tall er.
page-rating-change = fra { $before } til { $after }
page-rating-guess = fortsatt en gjetning
page-rating-roughly = omtrent kjent
page-rating-well = godt kjent
page-rating-range = Den virkelige styrken er høyst sannsynlig mellom { $low } og { $high }.
page-rating-matches = { $count ->
    [one] Ett rangert spill.
   *[other] { $count } rangerte spill.
  }
page-rating-none = Ingen rangerte spill ennå. Verten ved et bord kan slå på rangering før et spill.
page-rating-about = En rutinert bot har 25, og slik begynner alle. Jo flere spill, desto smalere blir båndet: Etter noen dusin kan du stole på tallet. Hvert spill og hvert antall spillere har sitt eget.
page-rating-curve = Fra { $first } til { $last } på { $count } spill, med båndet der den virkelige styrken høyst sannsynlig er
page-player = En spiller
page-player-mine = Min side
page-player-nobody = Gi deg selv et navn ved inngangen først.
page-player-nothing = Her er det ingenting ennå. Etter ditt første fullførte spill finner du resultater, medaljer og rangeringer her.
page-player-count = { $count ->
    [one] én spiller
   *[other] { $count } spillere
  }
page-player-wins = { $matches ->
    [one] Ett spill fullført, { $wins } vunnet.
   *[other] { $matches } spill fullført, { $wins } vunnet.
  }
page-streak = Lengste seiersrekke: { $best }, nå: { $now }.
page-medals = Medaljer
page-medals-count = { $count } av { $all }
page-medal-earned = Vunnet { $date }
page-medal-not-yet = Ikke ennå
page-medal-first-win = Første seier
page-medal-first-win-about = Vinn et spill.
page-medal-in-a-row = Tre på rad
page-medal-in-a-row-about = Vinn tre spill etter hverandre.
page-medal-champion = Kjempedreper
page-medal-champion-about = Havn foran en mesterbot.
page-medal-crowd = I godt selskap
page-medal-crowd-about = Vinn et spill med minst tre personer.
page-medal-every-size = Ved alle bord
page-medal-every-size-about = Vinn med hvert antall spillere.
page-medal-often = Stamgjest
page-medal-often-about = Fullfør 25 spill.
page-medal-spaces = Godt plassert
page-medal-spaces-about = Få 20 poeng eller mer av feltene under brikkene dine.
page-medal-threes = Store sedler
page-medal-threes-about = Avslutt et spill med fem eller flere treere.
page-medal-bonuses = Alle bonuser
page-medal-bonuses-about = Få alle tre bonuspoengene i ett spill.
page-history = Fullførte spill
page-history-together = Spill dere har spilt sammen
page-history-place = plass { $place } av { $players }
page-history-left = gikk tidlig
page-history-rated = rangert, { $change }
page-private = Behold denne siden for meg selv
page-private-about = Ellers kan de du har fullført et spill med, se den: rangeringer, medaljer og spillene dere har spilt sammen. Ingen andre kan det.
page-player-delete = Hvis du sletter dataene dine i innstillingene, slettes også alt dette.
fault-not-rated = Et rangert spill trenger minst to personer, hver på sin egen enhet.
fault-no-player = Du kan ikke se denne siden: Spilleren finnes ikke, dere har ikke fullført et spill sammen, eller siden er privat.

## The deal of the day

page-daily = Dagens utdeling
page-daily-about = Den samme utdelingen for alle, mot de samme botene. Ett forsøk teller.
page-daily-next = Neste utdelinger om { $time }
page-daily-against = Mot { $bots }
page-daily-play = Spill
page-daily-go-on = Fortsett
page-daily-result = Resultat
page-daily-none = Ikke prøvd ennå
page-daily-waiting = Forsøket ditt som teller, er ikke ferdig
page-daily-place = Plass { $place } av { $players }, { $points ->
        [one] ett poeng
       *[other] { $points } poeng
    }
page-daily-better = Bedre enn { $share } av de andre
page-daily-ties = likt resultat teller halvt
page-daily-first = Du er den første som er ferdig
page-daily-tries =
    { $count ->
        [0] Ingen forsøk så langt
        [one] Ett forsøk så langt
       *[other] { $count } forsøk så langt
    }
page-daily-sure = Forsøket ditt som teller
page-daily-sure-once = Bare ett forsøk teller, uten tips, og ingen trekk kan tas tilbake.
page-daily-sure-end = Du kan gå og komme tilbake til dagen er over, om { $time }. Det som ikke er ferdig da, teller ikke.
page-daily-sure-best = Er ditt det beste for dagen, kan alle se det i morgen under navnet ditt.
page-daily-begin = Begynn
page-daily-again = Prøv igjen, teller ikke
page-daily-counted = Forsøk som teller
page-daily-uncounted = Et fritt forsøk: Det teller ikke
page-daily-late = Dagen var over før dette forsøket var slutt, så det teller ikke.
page-daily-share = Del
page-daily-share-send = Send …
page-daily-share-picture = Bilde
page-daily-plot = Hvordan det gikk for alle, det dårligste resultatet til venstre, det beste til høyre; ditt er merket.
page-daily-yesterday = I går
page-daily-best = Best: { $name }, plass { $place }
page-daily-watch = Se det beste spillet
page-daily-nobody = Ingen spilte den ferdig.
page-daily-you = Du: plass { $place }
page-daily-coming = Fingeravtrykk for de neste dagene
page-daily-coming-about = Hvert av dem fastsetter en utdeling med valg og boter før dagen. Nettleseren din tar vare på dem og sammenligner.
page-daily-fits-holds = Startverdien passer til fingeravtrykket nettleseren din så før dagen.
page-daily-fits-unknown = Startverdien passer til fingeravtrykket sitt. Nettleseren din så det ikke før dagen, så sammenlign med det andre så.
page-daily-fits-fails = Startverdien passer ikke til det nettleseren din fikk se før dagen: Denne utdelingen er endret.
page-daily-secret = Startverdi, spillfil og reprise vises når dagen er over: Andre skal fremdeles spille denne utdelingen.
page-daily-verify = Alle får denne utdelingen. Et fingeravtrykk fastsatte den før dagen, og startverdien vises etterpå.
page-daily-not-tries = Noen kan ha sett utdelingen før forsøket som teller: som en annen gjest, eller fra en venn.
page-daily-not-operator = Den som driver serveren, trakk startverdien, kunne velge den og kjenner den i løpet av dagen.
page-daily-not-bots = At botene valgte trekkene sine selv.

## Evenings

page-evening = Spillkveld
page-evening-plan = Planlegg en spillkveld
page-evening-plan-about = Flere runder over flere bord for gruppen din, med tabell og én lenke for alle.
page-evening-mine = Mine spillkvelder
page-evening-name = Navn på kvelden
page-evening-name-usual = Spillkveld
page-evening-format = Hvem møter hvem
page-evening-swiss = Sveitsisk
page-evening-robin = Alle mot alle
page-evening-swiss-about = De som har omtrent like mange poeng, møtes, og ingen møter noen igjen så lenge det kan unngås.
page-evening-robin-about = Alle møter alle så jevnt som mulig, uansett poeng.
page-evening-rounds = Runder
page-evening-size = Spillere ved et bord
page-evening-size-about = Boter tar stolene som blir ledige.
page-evening-sized = { $size } ved et bord
page-evening-break = Pause mellom rundene
page-evening-break-none = Ingen
page-evening-break-host = Til verten går videre
page-evening-minutes = { $count } minutter
page-evening-joins = Jeg spiller også
page-evening-make = Lag lenken
page-evening-invite-about = Én lenke for alle: Den som åpner den, kan være med, også senere, eller se på.
page-evening-brief-gathering = Ikke begynt
page-evening-brief-playing = I gang
page-evening-brief-break = Pause
page-evening-brief-over = Over
page-evening-phase-gathering = Folk kommer
page-evening-phase-playing = Runde { $round } av { $rounds }
page-evening-phase-break = Pause etter runde { $round } av { $rounds }
page-evening-phase-over = Kvelden er over
page-evening-now = Det som skjer nå
page-evening-host = Vert: { $name }
page-evening-is-host = vert
page-evening-join = Bli med
page-evening-join-about = Du trenger ingen konto.
page-evening-join-late = Du kan bli med nå og spiller fra neste runde.
page-evening-joined = Du er med. La denne siden stå åpen: Den roper på deg når bordet ditt er klart.
page-evening-rest = Stå over
page-evening-back = Jeg er tilbake
page-evening-away = står over
page-evening-away-you = Du står over til du sier at du er tilbake.
page-evening-out-you = Verten har fjernet deg fra denne kvelden.
page-evening-late-you = Du er her og spiller fra neste runde.
page-evening-done-you = Bordet ditt er ferdig. Runden går videre ved andre bord.
page-evening-watching = Du ser på.
page-evening-somebody = Noen
page-evening-nobody = Ingen har kommet ennå.
page-evening-wait-start = Verten begynner når alle er her.
page-evening-next-in = Neste runde begynner om
page-evening-next-host = Neste runde begynner når verten går videre.
page-evening-paused = Verten har satt kvelden på pause.
page-evening-your-table = Bordet ditt
page-evening-with = Med { $names }
page-evening-go = Til bordet ditt
page-evening-began = Runde { $round } begynner: Bordet ditt er klart.
page-evening-told = Si fra om denne kvelden
page-evening-told-about = Når en runde begynner, og når det er din tur. Gjelder bare denne kvelden.
page-evening-hosting = For verten
page-evening-begin = Begynn kvelden
page-evening-begin-about = { $count } er med i neste runde, ved bord for { $size }. Boter fyller opp.
page-evening-next = Neste runde nå
page-evening-pause = Pause
page-evening-resume = Fortsett
page-evening-end = Avslutt kvelden
page-evening-end-sure = Skal kvelden slutte nå? Det som fortsatt spilles, teller ikke lenger.
page-evening-remove-title = Fjern noen
page-evening-remove = Fjern
page-evening-remove-name = Fjern { $name }
page-evening-let-in = Slipp inn igjen
page-evening-let-in-name = Slipp inn { $name } igjen
page-evening-people = Folk
page-evening-standings = Tabell
page-evening-standings-about = Ved et bord får du ett poeng for hver spiller bak deg; de som deler en plass, deler poengene. Ved like poeng avgjør seire, deretter poengene til dem du satt med.
page-evening-place = Plass
page-evening-person = Navn
page-evening-points = Poeng
page-evening-wins = Seire
page-evening-against = Motstandere
page-evening-rounds-played = Spilt
page-evening-round = Runde { $round }
page-evening-table = Bord { $number }
page-evening-table-waiting = Ikke begynt
page-evening-table-playing = Spiller
page-evening-table-over = Over
page-evening-table-void = Teller ikke
page-evening-score = { $place }. { $name } ({ $points })
page-evening-watch = Se på
page-evening-watch-table = Se på bord { $number }
page-evening-skip = Ikke vent
page-evening-skip-table = Ikke vent på bord { $number }
page-evening-winner =
    { $count ->
        [one] { $names } vant kvelden.
       *[other] { $names } vant kvelden sammen.
    }
page-evening-of = Runde { $round } av en spillkveld
page-evening-to = Til kvelden
page-evening-lobby-about = Spillet begynner når alle er her. Boter tar stolene til dem som ikke kommer.
