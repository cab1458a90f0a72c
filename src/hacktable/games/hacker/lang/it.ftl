### Hacker in italiano.
### I nomi stanno prima dei due punti, alla fine o tra parentesi: così la frase va bene anche con il nome “Tu”.

hacker-title = Hacker
hacker-summary = Piazza di nascosto virus sui conti degli altri, e scopri chi li ha messi sui tuoi.

## Opzioni

hacker-option-tempo = Ritmo
hacker-option-tempo-about = Dal vivo: mani e occhi in tempo reale. A passi: tutti scelgono in segreto, poi succede tutto insieme.
hacker-option-tempo-live = Dal vivo
hacker-option-tempo-step = A passi
hacker-option-magnetic = Interferenza magnetica
hacker-option-magnetic-about = Per l’ultimo giro tutti i conti si girano a faccia in giù: ti ricordi quali sono i tuoi?
hacker-option-cryptography = Crittografia
hacker-option-cryptography-about = Le banconote da 1 proteggono un conto, quelle da 3 annullano la protezione.
hacker-option-hand_speed = Velocità delle mani
hacker-option-hand_speed-about = Quanta strada fa una mano in un decimo di secondo; il tavolo è largo 200.
hacker-option-gaze_speed = Velocità degli occhi
hacker-option-gaze_speed-about = Quanta strada fanno gli occhi in un decimo di secondo.
hacker-option-gaze_radius = Ampiezza dello sguardo
hacker-option-gaze_radius-about = Fin dove vedi intorno al punto che guardi.
hacker-option-walker_gaze = Sguardo di chi cammina
hacker-option-walker_gaze-about = Lo stesso per chi cammina e si guarda indietro.
hacker-option-walk_seconds = Strada per la banca
hacker-option-walk_seconds-about = In secondi; il doppio per chi è rivolto al tavolo.
hacker-option-walk_limit = Tempo per camminare
hacker-option-walk_limit-about = Chi indugia, dopo tanti secondi viene portato in banca e di ritorno.
hacker-option-place_limit = Tempo per la banconota
hacker-option-place_limit-about = Dopo quanti secondi la banconota di chi è tornato va al suo posto da sé.

## Esclamazioni: con un tocco

hacker-call-saw = Ti ho visto!
hacker-call-not-me = Io non c’entro!
hacker-call-look = Guardate là!
hacker-call-hands-off = Giù le mani!
hacker-call-who-was-that = Chi è stato?
hacker-call-trust-me = Fidatevi di me.
hacker-call-caught = Ti ho beccato!
hacker-call-laugh = Ahahah!
hacker-call-point = È stata opera di { $name }!
hacker-call-point-you = È stata opera tua!

## Rifiuti

hacker-no-account = { $given }: i conti hanno i numeri da 1 a { $accounts }.
hacker-no-seat = { $given }: si gioca solo in { $players }.
hacker-place-now = { $given }: prima metti la banconota sotto uno dei tuoi conti.
hacker-place-own = { $given }: il conto { $account } non è tuo, e la tua banconota andrebbe persa.
hacker-walk-now = { $given }: stai per andare in banca; scegli come.
hacker-window-now = { $given }: scegli che cosa fanno le tue mani e che cosa osservi.
hacker-slip-away = { $given }: non sei al tavolo.
hacker-slip-hands = { $given }: le tue mani sono già occupate tutte e due.
hacker-slip-none = { $given }: non ti restano virus per farlo; in mano: { $viruses }.
hacker-slip-same = { $given }: l’altra tua mano mette già un virus sul conto { $account }; un secondo può seguire nella prossima finestra.
hacker-slip-rising = { $given }: indica i conti in ordine crescente; il primo era { $account }.
hacker-follow-self = { $given }: che cosa fanno le tue mani lo sai già.
hacker-follow-walker = { $given }: chi siede al posto { $seat } non è al tavolo.
hacker-drop-away = { $given }: non sei al tavolo.
hacker-drop-late = { $given }: sono tornati tutti dalla banca, e non si mettono più virus.
hacker-drop-empty = { $given }: in quella mano non c’è nessun virus; mandala a prenderne uno.
hacker-drop-nowhere = { $given }: quella mano non è sopra nessun conto.
hacker-flow-now = { $given }: muovi mani e occhi, e lascia cadere i virus.
hacker-place-under = { $given }: prima porta una mano al conto { $account }.
hacker-protect-now = { $given }: scegli il conto infetto che proteggi adesso.
hacker-protect-own = { $given }: il conto { $account } non è tuo.
hacker-protect-infected = { $given }: sul conto { $account } non ci sono virus.
hacker-name-now = { $given }: indica di chi è il virus.
hacker-take-now = { $given }: prendi una banconota, o nessuna.
hacker-no-note = { $given }: sotto il conto { $account } non ci sono banconote da { $value }.

## Che cosa si deve fare

hacker-expect-dealt = Metti le tue banconote sotto i tuoi conti.
hacker-expect-walk = Vai in banca, in avanti o all’indietro.
hacker-expect-window = Scegli che cosa fanno le tue mani e che cosa osservi.
hacker-expect-home = Metti la banconota sotto un conto.
hacker-expect-choose = Scegli il conto che proteggi adesso.
hacker-expect-name = Di chi è il virus? Indica qualcuno.
hacker-expect-take = Prendi una banconota, o nessuna.
hacker-expect-loot = Metti al sicuro la banconota che hai preso.
hacker-expect-flow = Muovi mani e occhi.
hacker-expect-over = La partita è finita.

## Che cosa è in gioco

hacker-stake-right = Giusto
hacker-stake-wrong = Sbagliato, nel peggiore dei casi
hacker-stake-worst = Nel peggiore dei casi
hacker-stake-taken = Presa
hacker-prospect-named = Indichi la persona giusta
hacker-reason-away = Era in cammino verso la banca quando è arrivato il virus.
hacker-reason-ruled-out = Quello che hai visto esclude questa persona.
hacker-reason-only = Nessun altro può averlo piazzato lì.
hacker-reason-seen = Ha piazzato uno dei { $viruses } virus arrivati insieme.
hacker-reason-may = Una di { $may } persone che possono averlo piazzato lì.
hacker-reason-pile =
    { $viruses ->
        [one] Lì c’è un virus
       *[other] Lì ci sono { $viruses } virus
    }: { $known ->
        [0] di chi, non è certo per nessuno.
       *[other] certo di chi: { $known }.
    }
hacker-reason-place =
    { $viruses ->
        [0] Sopra non c’è nessun virus.
        [one] Sopra c’è un virus.
       *[other] Sopra ci sono { $viruses } virus.
    }
hacker-reason-owner-here = Chi ha questo conto è al tavolo e forse guarda.
hacker-reason-owner-away = Chi ha questo conto è via e non può vedere.
hacker-reason-money = I tuoi soldi sotto il conto: { $money }.

## Punti

hacker-source-ones = Banconote da 1
hacker-source-twos = Banconote da 2
hacker-source-threes = Banconote da 3

## Nomi

hacker-stage-leaving = all’andata
hacker-stage-backing = cammina all’indietro
hacker-stage-bank = in banca
hacker-stage-returning = al ritorno
hacker-picture-round = Giro { $round }
hacker-picture-bank = Banconote in banca: { $notes }
hacker-picture-face-down = a faccia in giù
hacker-picture-viruses = virus: { $viruses }

## Azioni

hacker-do-slip = Piazza un virus sul conto { $account }
hacker-do-watch = Osserva il conto { $account }
hacker-do-follow = Osserva le mani del posto { $seat }
hacker-do-walk =
    { $way ->
        [forwards] Cammina in avanti
       *[backwards] Cammina all’indietro
    }
hacker-do-place = Banconota sotto il conto { $account }
hacker-do-protect = Proteggi il conto { $account }
hacker-do-name = Indica il posto { $seat }
hacker-do-take = Prendi una banconota da { $value }
hacker-do-decline = Non prendere niente
hacker-do-drop = Apri la mano { $hand }
hacker-do-steer = Mano { $hand } a { $x }, { $y }
hacker-do-look = Sguardo a { $x }, { $y }
hacker-do-face =
    { $side ->
        [bank] Guarda la banca
       *[table] Guarda il tavolo
    }

## La lezione

hacker-lesson-walk = Uno dopo l’altro tutti vanno a prendere banconote in banca, e vince il più ricco. Ora vai tu, e il tavolo è alle tue spalle. Girati per vederlo.
hacker-lesson-walk-done = Vedi il tavolo, ma vai a metà velocità.
hacker-lesson-bank = Guarda di nuovo la banca: solo così ottieni la banconota, e torni prima.
hacker-lesson-bank-done = Sei di ritorno con una banconota da 3.
hacker-lesson-place = Mettila sotto uno dei tuoi conti. Scegline uno: una mano porta lì la banconota.
hacker-lesson-place-done = È lì, e nessuno sa dove. Ora va { $b }.
hacker-lesson-look = Vedi solo ciò che è illuminato: è il tuo sguardo. Portalo sul conto segnato, uno dei tuoi.
hacker-lesson-look-done = Chi è al tavolo può piazzare virus sui conti.
hacker-lesson-watch = Continua a guardare lì e vedi che cosa succede.
hacker-lesson-watch-done = { $c } ha piazzato un virus sul tuo conto, e tu l’hai visto!
hacker-lesson-slip = Ora tu: { $b } non c’è, { $c } guarda altrove. Scegli il conto segnato ({ $c }): una mano va lì. Sceglilo di nuovo, e cade un virus.
hacker-lesson-slip-done = Fatto, e nessuno ha visto.
hacker-lesson-home = { $b } torna. Quando anche l’ultima banconota è a posto, tutti proteggono i propri conti.
hacker-lesson-home-done = Per il tuo virus { $c } ha indicato { $b }. Sbagliato!
hacker-lesson-take = Quindi puoi prendere una banconota da quel conto. Prendi quella da 3 e mettila sotto il tuo conto segnato.
hacker-lesson-take-done = La banconota è tua.
hacker-lesson-name = Ora il virus sul tuo conto. Di chi è? L’hai visto: indica { $c }.
hacker-lesson-name-done = Giusto! L’attacco è parato, e le tue banconote restano dove sono.
hacker-lesson-end = Questo era un giro; una partita ne ha quattro. Lì il tempo non aspetta: tieni gli occhi aperti.

## Eventi

hacker-event-scattered = Conto { $account }: { $seat }.
hacker-event-note = La tua banconota: { $value }.
hacker-event-placed = { $seat }: banconota messa sotto un conto.
hacker-event-stashed = Hai messo una banconota da { $value } sotto il conto { $account }.
hacker-event-round = Giro { $number }. Chi inizia: { $seat }.
hacker-event-turned =
    { $side ->
        [down] Tutti i conti sono stati girati a faccia in giù.
       *[up] Tutti i conti sono stati girati a faccia in su.
    }
hacker-event-left =
    { $way ->
        [forwards] { $seat }: verso la banca, camminando in avanti.
       *[backwards] { $seat }: verso la banca, camminando all’indietro.
    }
hacker-event-slipped = Una delle tue mani va al conto { $account }.
hacker-event-watching = Osservi il conto { $account }.
hacker-event-following = Osservi: { $seat }.
hacker-event-ready = Scelta fatta: { $seat }.
hacker-event-passed =
    { $stage ->
        [leaving] Andata finita.
        [backing] Si prosegue all’indietro.
        [bank] Banca raggiunta.
       *[returning] Di nuovo al tavolo.
    }
hacker-event-grew = Nuovi virus sul conto { $account }: { $viruses }.
hacker-event-saw = L’hai visto! Un virus sul conto { $account }, messo da: { $seat }.
hacker-event-nothing = Non hai visto niente di strano.
hacker-event-faced =
    { $side ->
        [bank] Chi cammina guarda la banca.
       *[table] Chi cammina guarda il tavolo.
    }
hacker-event-moving =
    { $hand ->
        [3] Guardi a { $x }, { $y }.
       *[other] La tua mano { $hand } va a { $x }, { $y }.
    }
hacker-event-returned = Di ritorno dalla banca: { $seat }.
hacker-event-fetched = { $seat }: una banconota presa in banca.
hacker-event-protecting = { $seat }: ora si protegge il conto { $account }.
hacker-event-thrown = La crittografia ha scartato virus dal conto { $account }: { $viruses }.
hacker-event-named =
    { $outcome ->
        [right] { $seat } ha indicato: { $suspect }. Giusto!
        [wrong] { $seat } ha indicato: { $suspect }. Sbagliato! Il virus è di: { $by }.
       *[own] { $seat } ha indicato: { $suspect }. Ma il virus era di chi possiede il conto.
    }
hacker-event-looked = Sotto il conto { $account }, banconote da 1: { $ones }, da 2: { $twos }, da 3: { $threes }.
hacker-event-took = { $seat }: una banconota presa da sotto il conto { $account }.
hacker-event-lost = Hai perso una banconota da { $value } sotto il conto { $account }.
hacker-event-declined = { $seat }: nessuna banconota presa.
hacker-event-aside = Sotto il conto { $account } non ci sono più banconote. Virus messi da parte: { $viruses }.
hacker-event-counted = { $seat }: { $money } in tutto.
