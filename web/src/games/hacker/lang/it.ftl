### Hacker: le frasi che servono solo alla pagina.
### Le frasi con un nome funzionano anche quando il nome è «Tu».

## The table: che cosa c’è sopra

hacker-page-table = Il tavolo di Hacker. Le frecce vanno di conto in conto e di posto in posto, Invio conferma, Esc annulla.
hacker-page-account = Conto { $account }, { $seat }
hacker-page-account-own = Conto { $account }, tuo
hacker-page-account-down = Conto a faccia in giù, posto { $place }
hacker-page-the-account = conto { $account } ({ $seat })
hacker-page-the-account-own = il tuo conto { $account }
hacker-page-the-account-down = il conto a faccia in giù al posto { $place }
hacker-page-account-place = posto { $place }
hacker-page-pile =
    { $viruses ->
        [0] nessun virus
        [one] un virus
       *[other] { $viruses } virus
    }
hacker-page-pile-stale =
    { $viruses ->
        [0] nessun virus all’ultimo sguardo
        [one] un virus all’ultimo sguardo
       *[other] { $viruses } virus all’ultimo sguardo
    }
hacker-page-notes = banconote sotto: { $notes }
hacker-page-encryption =
    { $viruses ->
        [one] la crittografia scarta un virus
       *[other] la crittografia scarta { $viruses } virus
    }
hacker-page-note-count =
    { $count ->
        [one] una da { $value }
       *[other] { $count } × { $value }
    }
hacker-page-virus-place =
    { $place ->
        [1] In cima
        [2] Secondo
        [3] Terzo
       *[other] Numero { $place }
    }
hacker-page-when =
    { $stage ->
        [leaving] arrivato all’andata ({ $seat })
        [backing] arrivato durante la camminata all’indietro ({ $seat })
        [bank] arrivato durante la sosta in banca ({ $seat })
       *[returning] arrivato al ritorno ({ $seat })
    }
hacker-page-when-live = notato durante il giro in banca ({ $seat })
hacker-page-know-none = Qui non ci sono virus.
hacker-page-know-batch = uno di { $count } arrivati insieme
hacker-page-know-group = { $count } arrivati insieme
hacker-page-know-seen = visto lì: { $names }
hacker-page-know-cleared = da escludere: { $names }
hacker-page-seat-away = via dal tavolo
hacker-page-seat-ready = tutto pronto
hacker-page-seat-choosing = sta ancora scegliendo
hacker-page-bank-left =
    { $notes ->
        [one] Resta una banconota in banca
       *[other] Restano { $notes } banconote in banca
    }
hacker-page-round = Giro { $round } di { $rounds }
hacker-page-round-brief = { $round }/{ $rounds }
hacker-page-phase-dealt = Le prime banconote
hacker-page-phase-protection = Protezione
hacker-page-walk =
    { $stage ->
        [leaving] { $way ->
            [forwards] { $seat }: verso la banca
           *[backwards] { $seat }: verso la banca, all’indietro
        }
        [backing] { $seat }: per strada, occhi sul tavolo
        [bank] { $seat }: in banca
       *[returning] { $way ->
            [forwards] { $seat }: sulla via del ritorno
           *[backwards] { $seat }: al ritorno, occhi sul tavolo
        }
    }

## Tre immagini prima della prima partita

hacker-page-intro-goal = Raccogli banconote sotto i tuoi tre conti. Dopo quattro giri vince chi ha più denaro.
hacker-page-intro-turn = Uno alla volta, tutti vanno in banca a prendere una banconota. Chi resta al tavolo può piazzare virus sui conti degli altri; chi guarda lì se ne accorge.
hacker-page-intro-score = Poi indichi chi ha messo ogni virus sui tuoi conti. Se indovini non succede niente. Se sbagli, il proprietario del virus prende una banconota da quel conto.

## The table: fare un piano

hacker-page-tools = Il tuo piano per questa finestra
hacker-page-tool-hand = Mani
hacker-page-tool-hand-about = Scegli i conti per le tue mani
hacker-page-tool-eye = Occhio
hacker-page-tool-eye-about = Scegli che cosa osservi
hacker-page-tool-none = scegli…
hacker-page-tool-still = ferme
hacker-page-tool-empty = vuote
hacker-page-tool-away = via
hacker-page-steady = Continua a osservare
hacker-page-steady-about = Fino alla fine del giro le finestre passano da sole: mani ferme, occhi dove sono
hacker-page-done = Fatto
hacker-page-done-first = Prima scegli che cosa osservi
hacker-page-eye-seat = le mani di { $seat }
hacker-page-plan-hands =
    { $count ->
        [one] Una mano con un virus: { $accounts }.
       *[other] Due mani con virus: { $accounts }.
    }
hacker-page-plan-still = Le tue mani restano ferme.
hacker-page-plan-eye = Osservi: { $target }.
hacker-page-plan-blind = Non osservi ancora niente.
hacker-page-wasted = Il conto { $account } è tuo: lì un virus non fa nulla ed è solo sprecato.
hacker-page-saw =
    { $own ->
        [yes] L’hai visto! Un virus sul tuo conto { $account }: { $seat }.
       *[no] L’hai visto: un virus sul conto { $account }, da { $seat }.
    }
hacker-page-saw-nothing = Osservato: { $target }. Non è successo nulla.
hacker-page-forwards = Cammina in avanti
hacker-page-forwards-about = Veloce, ma del tavolo non vedi niente.
hacker-page-backwards = Cammina all’indietro
hacker-page-backwards-about = Una finestra in più, ma osservi due volte.
hacker-page-your-notes =
    { $notes ->
        [one] La tua banconota
       *[other] Le tue banconote
    }
hacker-page-note = Una banconota da { $value }
hacker-page-note-first = per prima
hacker-page-crypto = Crittografia: ogni 1 sotto un conto scarta un virus, ogni 3 annulla un 1.

## The table: la protezione

hacker-page-stage = Da proteggere: { $account }
hacker-page-pile-left =
    { $viruses ->
        [one] L’ultimo virus della pila
       *[other] { $viruses } virus nella pila
    }
hacker-page-verdict-seen = visto lì
hacker-page-verdict-among = uno dei { $count }
hacker-page-verdict-away = era via
hacker-page-verdict-cleared = escluso
hacker-page-verdict-possible = possibile
hacker-aids-about = Per chi comincia: la pagina ricorda chi è stato visto e dove, e lo dice quando bisogna indicare di chi è un virus. Altrimenti tocca a te.
hacker-page-face = { $seat }: { $verdict }
hacker-page-show-right = Parato!
hacker-page-show-wrong = Sbagliato. Era: { $by }
hacker-page-show-own = Un tuo virus: non prende nulla
hacker-page-show-own-other = Un virus proprio ({ $by }): non prende nulla
hacker-page-show-thrown =
    { $viruses ->
        [one] Crittografia: un virus scartato
       *[other] Crittografia: { $viruses } virus scartati
    }
hacker-page-show-aside =
    { $viruses ->
        [one] Nessuna banconota: l’ultimo virus è messo da parte senza guardarlo
       *[other] Nessuna banconota: { $viruses } virus messi da parte senza guardarli
    }
hacker-page-show-empty = { $accounts } conti senza banconote: { $viruses } virus messi da parte senza guardarli
hacker-page-show-took = Una banconota in più: { $seat }
hacker-page-show-declined = No, grazie: { $seat }
hacker-page-show-round = Giro { $round }
hacker-page-show-round-first = Comincia: { $seat }
hacker-page-show-round-you = Cominci tu
hacker-page-show-down = Interferenza magnetica
hacker-page-show-down-about = Tutti i conti a faccia in giù. Quali erano i tuoi?
hacker-page-show-up = Di nuovo a faccia in su
hacker-page-takes = Uno sguardo sotto il conto { $account }: { $seat }
hacker-page-count = Si contano i soldi

## The table: pulsanti

hacker-page-do-slip = Piazza un virus sul conto { $account }
hacker-page-do-slip-down = Piazza un virus sul conto a faccia in giù al posto { $place }
hacker-page-do-watch = Osserva il conto { $account }
hacker-page-do-watch-down = Osserva il conto a faccia in giù al posto { $place }
hacker-page-do-follow = Osserva le mani: { $seat }
hacker-page-do-walk =
    { $way ->
        [forwards] Cammina in avanti
       *[backwards] Cammina all’indietro
    }
hacker-page-do-place = Metti la tua { $value } sotto il conto { $account }
hacker-page-do-place-down = Metti la tua { $value } sotto il conto a faccia in giù al posto { $place }
hacker-page-do-protect = Proteggi il conto { $account }
hacker-page-do-name = Indica: { $seat }
hacker-page-do-take = Prendi una da { $value }
hacker-page-do-decline = Non prendere nulla

## The table: che cosa si aspetta

hacker-page-expect-place =
    { $notes ->
        [one] Metti la tua { $value } sotto uno dei tuoi conti.
       *[other] Metti la tua { $value } sotto uno dei tuoi conti; poi l’altra banconota.
    }
hacker-page-expect-place-down = Metti la tua { $value }. Quale di questi conti è tuo?
hacker-page-expect-walk = Tocca a te andare in banca: in avanti o all’indietro?
hacker-page-expect-window = { $walk }. Il tuo piano?
hacker-page-expect-look-back = Guardi indietro: che cosa osservi?
hacker-page-expect-choose = Virus su più conti tuoi: quale per primo?
hacker-page-expect-name = Conto { $account }: di chi è il virus? Indica qualcuno.
hacker-page-expect-take = Il tuo virus non è stato riconosciuto! Prendi una banconota sotto il conto { $account }, o nessuna.
hacker-page-wait-dealt = Prime banconote, in corso: { $names }.
hacker-page-wait-walk = Sta per andare in banca: { $seat }.
hacker-page-wait-window =
    { $count ->
        [0] { $walk }.
       *[other] { $walk }. Ancora da decidere: { $names }.
    }
hacker-page-wait-home = Di ritorno con una banconota da nascondere: { $seat }.
hacker-page-wait-choose = Quale conto per primo? Decide: { $seat }.
hacker-page-wait-name = Conto { $account }: di chi è il virus? Si guarda intorno: { $seat }.
hacker-page-wait-take = Guarda sotto il conto { $account }: { $seat }.
hacker-page-wait-loot = Nasconde il bottino: { $seat }.

## The table: accanto al nome

hacker-page-fact-notes =
    { $notes ->
        [one] 1 banconota
       *[other] { $notes } banconote
    }
hacker-page-fact-notes-about =
    { $notes ->
        [one] Una banconota sotto i conti, per quanto ne sanno tutti
       *[other] { $notes } banconote sotto i conti, per quanto ne sanno tutti
    }
hacker-page-fact-viruses = { $viruses } virus
hacker-page-fact-viruses-about = Virus in mano: { $viruses } di { $all }
hacker-page-fact-traced = { $traced }/{ $named } giusti
hacker-page-fact-traced-about = Indicazioni giuste: { $traced } su { $named }
hacker-page-badge-walker = sulla strada della banca

## The table: righe del diario; le «untold» sono per le partite in cui i conti saranno a faccia in giù

hacker-page-told-protecting = Ora si protegge: conto { $account } ({ $seat }).
hacker-page-told-left = { $seat }: verso la banca.
hacker-page-told-empty =
    { $count ->
        [one] Nessuna banconota rimasta sotto il conto { $accounts }. Virus messi da parte: { $viruses }.
       *[other] Nessuna banconota rimasta sotto i conti { $accounts }. Virus messi da parte: { $viruses }.
    }
hacker-page-untold-stashed = Hai messo una banconota da { $value } sotto un conto.
hacker-page-untold-protecting = Ora si protegge: { $seat }.
hacker-page-untold-took = Una banconota in meno lì sotto: { $seat }.
hacker-page-untold-lost = Lì sotto hai perso una banconota da { $value }.

## Quando si guarda qualcosa da vicino

hacker-page-about-money = Denaro { $money }
hacker-page-about-account-own = Tuo: quello che c’è sotto alla fine è tuo. Per ogni virus di cui non indichi il padrone se ne va una banconota.
hacker-page-about-account-other = Un tuo virus qui può farti vincere una delle banconote sotto, se chi lo possiede indica qualcun altro.
hacker-page-about-account-down = È a faccia in giù: di chi è non si vede fino alla protezione.
hacker-page-about-notes = Banconote sotto: { $notes }.
hacker-page-about-thrown = La crittografia scarta virus: { $viruses }.
hacker-page-about-table-name = Il tavolo
hacker-page-about-table = Ci sono i tre conti di ognuno, e ognuno arriva a tutti.
hacker-page-about-gaze-name = Il tuo sguardo
hacker-page-about-gaze = Dentro vedi mani e pile come sono; fuori, le pile come le hai viste l’ultima volta.
hacker-page-about-eyes-name = Sguardo
hacker-page-about-eyes = Qualcuno guarda qui: ciò che succede in questa luce si vede.
hacker-page-about-planned-name = Il tuo piano
hacker-page-about-planned = Questa mano piazzerà qui un virus quando saranno tutti pronti.
hacker-page-about-caught-name = Qualcosa si è visto
hacker-page-about-caught = Qui è caduto un virus, e l’hai visto.
hacker-page-about-glove-name = Mano: { $seat }
hacker-page-about-glove = Una mano sul tavolo. Se dentro c’è un virus, nessuno lo sa.
hacker-page-about-seat = Guarda questo posto per vedere dove vanno le due mani.
hacker-page-about-seat-live = Guarda qui per vedere quanti virus restano e dove si guarda da qui.
hacker-page-about-seat-away = Via, verso la banca: del tavolo vede poco o niente.
hacker-page-about-round = Ci sono quattro giri; poi si conta il denaro sotto i conti.
hacker-page-about-round-magnetic = Nell’ultimo tutti i conti sono a faccia in giù.
hacker-page-about-walker-past = In questo giro è già stato in banca.
hacker-page-about-walker-now = Ora va in banca.
hacker-page-about-walker-next = In questo giro deve ancora andare in banca.
hacker-page-about-way-name = Il cammino verso la banca
hacker-page-about-way = Chi cammina vede il tavolo solo all’indietro, e ci mette di più.
hacker-page-about-protection = Chi ha virus su un conto indica qualcuno per ciascuno, dall’alto: se è giusto, è parato; se no, chi lo ha messo può prendere una banconota.
hacker-page-about-bank-name = La banca
hacker-page-about-bank = In ogni giro ognuno ci va una volta e porta via la banconota in cima.
hacker-page-about-face = Se lo indichi e il virus è suo, è parato; se no, chi lo ha messo può prendere una banconota sotto il conto.
hacker-page-about-note = Va sotto uno dei tuoi conti, e solo tu sai che cosa c’è.
hacker-page-about-hand = Si muove a velocità limitata; un virus cade dove sta la mano, con una pressione.
hacker-page-about-told-name = Che cosa hai visto
hacker-page-about-told = Chi piazza un virus lo vede solo chi guarda nel punto giusto.
hacker-page-about-corridor-name = Il corridoio
hacker-page-about-corridor = Vai in banca o torni. Rivolto al tavolo lo vedi, e cammini a metà velocità.
hacker-page-about-turn-name = Voltarsi
hacker-page-about-turn = Verso la banca vai veloce e alla cieca, verso il tavolo piano ma attento. La banconota si prende rivolti alla banca.
hacker-page-about-lesson-name = Primi passi
hacker-page-about-lesson = Un compito dopo l’altro mostra come funzionano mani e occhi.
hacker-page-about-tool-hand-name = Mani
hacker-page-about-tool-hand = In questa finestra ogni mano può piazzare un virus su un conto, le due su conti diversi.
hacker-page-about-tool-eye-name = Occhio
hacker-page-about-tool-eye = Guardi una cosa sola: un conto, per vedere chi ci mette virus, o un posto, per vedere dove vanno le mani.
hacker-page-about-tool-done-name = Fatto
hacker-page-about-tool-done = Il tuo piano è deciso. Quando sono pronti tutti, succede tutto insieme. Prima scegli che cosa guardi.
hacker-page-about-do-slip = Una mano ci mette un virus; lo vede chi guarda quel conto o te.
hacker-page-about-do-drop = Il virus cade dove sta la mano; chi guarda lì vede di chi era.
hacker-page-about-do-watch = Vedi chi ci mette un virus in questa finestra.
hacker-page-about-do-follow = Vedi dove queste mani mettono virus in questa finestra.
hacker-page-about-do-walk = In avanti si va veloci e alla cieca. All’indietro serve una finestra in più, e guardi due volte.
hacker-page-about-do-place = La banconota va lì e ci resta.
hacker-page-about-do-protect = I suoi virus si affrontano ora, dall’alto.
hacker-page-about-do-name = Se è giusto, il virus è parato. Se no, chi lo ha messo può prendere una banconota sotto il tuo conto.
hacker-page-about-do-take = Questa banconota diventa tua e va sotto uno dei tuoi conti.
hacker-page-about-do-decline = Non prendi niente.

## The table: la fine, e i momenti di un replay

hacker-page-ending = Dopo { $rounds } giri tutti hanno girato i conti: vince chi è più ricco.
hacker-page-ending-traced = Miglior fiuto: { $seat } (indicazioni giuste: { $traced } su { $named }).
hacker-page-finale = Com’è finita
hacker-page-finale-round = L’ultimo giro
hacker-page-finale-count = Il conteggio
hacker-page-finale-account = Conto { $account }: { $notes }
hacker-page-awards = Riconoscimenti
hacker-page-award-coldest-hands = Le mani più fredde
hacker-page-award-coldest-hands-about = Virus che nessuno ha scoperto: { $count }
hacker-page-award-longest-fingers = Le dita più lunghe
hacker-page-award-longest-fingers-about = Banconote prese: { $count }
hacker-page-award-sharpest-eye = L’occhio più acuto
hacker-page-award-sharpest-eye-about = Virus scoperti: { $count }
hacker-page-award-blindest-eye = L’occhio più cieco
hacker-page-award-blindest-eye-about = Nomi sbagliati: { $count }
hacker-page-award-open-vault = La cassaforte aperta
hacker-page-award-open-vault-about = Banconote perse: { $count }
hacker-page-award-scapegoat = Il capro espiatorio
hacker-page-award-scapegoat-about = Accuse senza colpa: { $count }
hacker-page-award-own-goal = Autogol
hacker-page-award-own-goal-about = Virus sui propri conti: { $count }
hacker-page-moment-round = Comincia un giro
hacker-page-moment-right = Un virus scoperto
hacker-page-cheer-heist = Il colpo perfetto!
hacker-page-hearing = Di chi è il virus? Indica qualcuno prima che { $name } faccia un nome. Puoi mentire.
hacker-page-hearing-own = Di chi è il virus? Gli altri possono indicare qualcuno prima che tu faccia un nome.
hacker-page-moment-wrong = Una banconota rubata
hacker-page-moment-turned = Interferenza magnetica
hacker-page-moment-end = La fine

## The table: tasti

hacker-page-key-h = A passi: le mani. Dal vivo: riporta indietro la mano
hacker-page-key-v = A passi: l’occhio
hacker-page-key-d = A passi: piano fatto
hacker-page-key-q = Dal vivo: apri la mano sinistra
hacker-page-key-e = Dal vivo: apri la mano destra

## The table: consigli per la prima partita

hacker-page-hint-dealt = Le banconote sotto i tuoi tre conti sono i tuoi soldi, e le vedi solo tu. Le dividi o le nascondi insieme?
hacker-page-hint-crypto = Crittografia: ogni 1 sotto un conto scarta un virus prima che tu debba indicare qualcuno; ogni 3 annulla un 1.
hacker-page-hint-walk = Stai per andare via, e lo sanno tutti. All’indietro ci metti di più, ma vedi il tavolo due volte.
hacker-page-hint-window = Tocca un conto per piazzarci un virus, poi tocca ciò che osservi. Tutto accade insieme: solo chi guarda vede.
hacker-page-hint-eye = Un conto mostra chi ci mette virus; un posto mostra dove vanno le due mani.
hacker-page-hint-walker-away = Chi è via non vede niente: un buon momento per un virus, se nessun altro guarda.
hacker-page-hint-pile = Tieni premuta una pila, o indicala: leggerai chi è stato visto e chi non può essere stato.
hacker-page-hint-home = Le banconote sono più al sicuro dove non ci sono virus. Un conto senza banconote non ha nulla da perdere.
hacker-page-hint-down = A nessuno è detto di chi sono questi conti. Una banconota sotto quello sbagliato è un regalo.
hacker-page-hint-choose = L’ordine lo decidi tu. Si perdono solo banconote sotto il conto che stai proteggendo.
hacker-page-hint-name = Giusto: il virus torna a casa. Sbagliato: chi lo ha messo prende una banconota sotto questo conto.
hacker-page-hint-take = Nessuno ha riconosciuto il tuo virus: la banconota migliore è tua. Puoi anche rinunciare.
hacker-page-hint-loot = Il bottino va subito sotto uno dei tuoi conti.
hacker-page-hint-waiting = Una spunta su un posto vuol dire: pronto. Quando lo sono tutti, le mani si muovono.

## Live: hands and eyes

hacker-page-expect-flow = Tieni gli occhi aperti: succede tutto adesso.
hacker-page-wait-flow = Mani e occhi si muovono. Vedi ciò che vedono tutti; cosa è successo davvero si mostra dopo il giro.
hacker-page-live-hand-left = Mano sinistra
hacker-page-live-hand-right = Mano destra
hacker-page-live-hand-over = Lascia: conto { $account } ({ $seat })
hacker-page-live-hand-over-own = Lascia: conto { $account } (tuo)
hacker-page-live-hand-over-sure = Sprecarlo sul conto { $account }, il tuo?
hacker-page-live-sure = Il tuo stesso conto? Lì un virus è sprecato. Lascialo di nuovo se è quello che vuoi.
hacker-page-live-hand-over-hidden = Lascia qui
hacker-page-live-hand-place = Banconota: conto { $account }
hacker-page-live-hand-place-hidden = Metti qui la banconota
hacker-page-live-hand-loaded = Ha un virus
hacker-page-live-hand-dropping = Lasciato!
hacker-page-live-hand-empty = Prendi un virus
hacker-page-live-hand-fetching = Sta tornando
hacker-page-live-hand-spent = Virus finiti
hacker-page-live-hand-late = Troppo tardi per i virus
hacker-page-live-note-bring = La tua banconota: portala a un tuo conto.
hacker-page-live-note-bring-down = La tua banconota: portala a un conto che credi tuo.
hacker-page-live-seconds = { $seconds } s

## Live: the walk

hacker-page-live-walk =
    { $stage ->
        [seated] { $seat }: di ritorno, con una banconota da posare
        [bank] { $seat }: in banca
        [returning] { $facing ->
            [table] { $seat }: di ritorno, occhi sul tavolo
           *[bank] { $seat }: di ritorno, spalle al tavolo
        }
       *[leaving] { $facing ->
            [table] { $seat }: verso la banca, occhi sul tavolo
           *[bank] { $seat }: verso la banca, spalle al tavolo
        }
    }
hacker-page-live-walk-brief =
    { $stage ->
        [bank] { $seat }: in banca
        [returning] { $seat }: di ritorno
        [seated] { $seat }: posa una banconota
       *[leaving] { $seat }: verso la banca
    }
hacker-page-live-order = Ordine di chi va in banca: { $names }
hacker-page-live-next = Tocca quasi a te: preparati ad andare
hacker-page-live-corridor =
    { $stage ->
        [bank] { $facing ->
            [table] Guarda la banca per prendere la banconota
           *[bank] In banca
        }
        [returning] { $facing ->
            [table] Di ritorno, con un occhio al tavolo
           *[bank] Di ritorno, più in fretta che puoi
        }
       *[leaving] { $facing ->
            [table] Verso la banca, all’indietro
           *[bank] Verso la banca
        }
    }
hacker-page-live-turn-table = Guarda il tavolo
hacker-page-live-turn-table-about = Lo vedi, ma vai a metà velocità
hacker-page-live-turn-bank = Guarda la banca
hacker-page-live-turn-bank-about = Il doppio più veloce, ma non vedi il tavolo

## Live: the first round teaches itself

hacker-page-live-lesson = Il tuo primo giro dal vivo
hacker-page-live-lesson-skip = So già come si fa
hacker-page-live-lesson-again = Mostrami di nuovo i primi passi
hacker-page-live-lesson-look =
    { $by ->
        [touch] Trascina un dito sul tavolo: i tuoi occhi lo seguono, e vedi solo ciò che è illuminato.
       *[mouse] Muovi il puntatore sul tavolo: i tuoi occhi lo seguono, e vedi solo ciò che è illuminato.
    }
hacker-page-live-lesson-hand = Guardati intorno finché vedi un guanto. Guarda un posto per vedere dove guarda chi ci siede.
hacker-page-live-lesson-drop =
    { $by ->
        [touch] Tocca il conto di qualcun altro: una mano ci va. Quando nessuno guarda, tocca di nuovo e lascia.
       *[mouse] Clicca sul conto di qualcun altro: una mano ci va. Quando nessuno guarda, clicca di nuovo e lascia.
    }
hacker-page-live-lesson-turn = Tocca a te andare in banca! Il tavolo è alle tue spalle. Girati e tienilo d’occhio.
hacker-page-live-lesson-place =
    { $by ->
        [touch] Tocca uno dei tuoi conti: la mano ci porta la banconota.
       *[mouse] Clicca su uno dei tuoi conti: la mano ci porta la banconota.
    }
hacker-page-live-lesson-name = Un virus sul tuo conto! Di chi è? Indica qualcuno.

## Live: what really happened

hacker-page-live-drop =
    { $while ->
        [leaving] { $seat } → conto { $account } ({ $owner }, verso la banca)
        [bank] { $seat } → conto { $account } ({ $owner }, in banca)
        [returning] { $seat } → conto { $account } ({ $owner }, di ritorno)
        [watching] { $seat } → conto { $account } ({ $owner }, con gli occhi lì!)
        [placing] { $seat } → conto { $account } ({ $owner }, con una banconota da posare)
        [unknown] { $seat } → conto { $account } ({ $owner })
       *[elsewhere] { $seat } → conto { $account } ({ $owner }, con gli occhi altrove)
    }
hacker-page-live-drop-own = { $seat } → proprio conto { $account }: sprecato
hacker-page-live-drop-saw = Visto anche da: { $names }
hacker-page-live-drops = Tutti i virus di questo giro
hacker-page-live-no-drops = In questo giro nessuno ha messo un virus.
hacker-page-live-scrub = Tempo nel giro
hacker-page-live-rate = Velocità
hacker-page-live-your-accounts = I tuoi conti ›
hacker-page-live-window =
    { $stage ->
        [bank] { $seat } in banca ({ $number } di { $of })
        [returning] { $seat } di ritorno ({ $number } di { $of })
       *[leaving] { $seat } verso la banca ({ $number } di { $of })
    }

## Live: between two rounds

hacker-page-recount-title = Giro { $round }: cosa è successo davvero
hacker-page-recount-pause = Tra due giri
hacker-page-recount-onward = Avanti
hacker-page-recount-again = Cosa è successo davvero
hacker-page-recount-left = Giro { $round } tra { $seconds } s
hacker-page-recount-waiting = Non ancora pronti:
hacker-page-recount-delays = Ritardo della linea:
hacker-page-recount-loading = Carico il replay…
hacker-page-recount-failed = Non è stato possibile caricare il racconto.

## Live: keys

hacker-page-key-f = Dal vivo, in cammino: girati
