### Black Hat in italiano.
### I nomi stanno prima dei due punti, alla fine o tra parentesi: così la frase va bene anche con il nome “Tu”.

blackhat-title = Black Hat
blackhat-summary = Vinci le prese giuste, fatti strada nella rete e lascia meno tracce che puoi.

blackhat-robot = Robot

## Opzioni

blackhat-option-edition = Edizione
blackhat-option-edition-about = I libri stampati differiscono nei dettagli. “Della casa” è la nostra scelta del meglio di ognuno; ogni dettaglio si può comunque impostare a parte.
blackhat-option-board = Tabellone
blackhat-option-board-about = “Classico” è quello per iniziare. “Avanzato” ha più caselle azione. Puoi anche giocare su un disegno tuo.
blackhat-option-drawing = File del tabellone
blackhat-option-drawing-about = Un tabellone tuo, disegnato con i caratteri in un file di testo, come i nostri.
blackhat-option-modules = Moduli
blackhat-option-modules-about = Quanti moduli a caso si mettono sul tabellone prima della partita.
blackhat-option-short_deck = Mazzo ridotto
blackhat-option-short_deck-about = Se si è in meno di sei, ci sono meno carte di ogni tipo: meno fortuna.
blackhat-option-hidden_hat = Cappello nel mazzo
blackhat-option-hidden_hat-about = Il Black Hat si mescola e si distribuisce come ogni altra carta, invece di assegnarlo con la conta.
blackhat-option-tracer = Tracer
blackhat-option-tracer-about = Gli Allarmi intrappolano le pedine e scatenano un Tracer, che imprigiona chi raggiunge.
blackhat-option-secret_asset = Risorsa Critica segreta
blackhat-option-secret_asset-about = Una tessera coperta sulla Risorsa Critica cambia il finale della partita.
blackhat-option-celebrity = Status da celebrità
blackhat-option-celebrity-about = Non vince chi ha meno punti, ma chi arriva più vicino alla propria carta status segreta.
blackhat-option-broken_honeypot = Honeypot violato
blackhat-option-broken_honeypot-about = Con una pedina in un Honeypot si distribuisce metà delle carte.
blackhat-option-follow = Con quante carte rispondere
blackhat-option-follow-about = Con una carta o con tante quante ne ha messe chi apre; oppure con quante si vuole.
blackhat-option-refill = Rimescolare gli scarti
blackhat-option-refill-about = Se con gli scarti si rifà il mazzo quando finisce.
blackhat-option-pickup = Carte che vengono col cappello
blackhat-option-pickup-about = Chi vince una presa Black Hat le sceglie, o deve prendere le più alte.
blackhat-option-service = Denial-of-Service
blackhat-option-service-about = Se una pedina va rimandata indietro per forza, o solo se si vuole.
blackhat-option-half_deals = Mezze distribuzioni
blackhat-option-half_deals-about = Metà carte finché c’è una pedina in un Honeypot, da lì in poi, o solo la volta dopo.
blackhat-option-exploit = Exploit
blackhat-option-exploit-about = Quali caselle può cambiare un Exploit: gli Host, o qualsiasi.
blackhat-option-randomizer = Randomizer
blackhat-option-randomizer-about = Dove si può mettere un modulo: nei posti segnati, o dappertutto.
blackhat-option-tie = Parità
blackhat-option-tie-about = Quale manche decide tra totali uguali: l’ultima, o quella prima.
blackhat-option-alarm_mover = Chi muove il Tracer
blackhat-option-alarm_mover-about = Chi ha una pedina su un Allarme, o chi ha fatto scattare il più recente.
blackhat-option-tracer_back = Il ritorno del Tracer
blackhat-option-tracer_back-about = Se può tornare a sinistra da dove è appena venuto, o solo in su e in giù.
blackhat-option-robot_first = Prima presa del Robot
blackhat-option-robot_first-about = Chi gioca per il Robot nella prima presa di una manche: chi non apre, o chi non ha il cappello.
blackhat-option-celebrity_tie = Parità tra celebrità
blackhat-option-celebrity_tie-about = Se decide la manche prima, o se la vittoria è condivisa.
blackhat-option-edition-house = Della casa
blackhat-option-edition-finnish = Finlandese
blackhat-option-edition-norwegian = Norvegese
blackhat-option-edition-portuguese = Portoghese
blackhat-option-board-classic = Classico
blackhat-option-board-advanced = Avanzato
blackhat-option-board-custom = Uno tuo
blackhat-option-follow-led = una, o quante ne ha messe chi apre
blackhat-option-follow-any = quante se ne vogliono
blackhat-option-refill-yes = sì
blackhat-option-refill-no = no
blackhat-option-pickup-choice = le sceglie chi vince
blackhat-option-pickup-highest = le più alte
blackhat-option-service-must = obbligatorio
blackhat-option-service-may = facoltativo
blackhat-option-half_deals-standing = finché c’è una pedina
blackhat-option-half_deals-later = da lì in poi
blackhat-option-half_deals-next = solo la volta dopo
blackhat-option-exploit-host = Host
blackhat-option-exploit-any = qualsiasi casella
blackhat-option-randomizer-marked = nei posti segnati
blackhat-option-randomizer-anywhere = dappertutto
blackhat-option-tie-last = decide l’ultima manche
blackhat-option-tie-previous = decide la manche prima
blackhat-option-alarm_mover-standing = chi ha una pedina su un Allarme
blackhat-option-alarm_mover-latest = chi ha fatto scattare il più recente
blackhat-option-tracer_back-left = anche indietro a sinistra
blackhat-option-tracer_back-sideways = solo in su e in giù
blackhat-option-robot_first-follower = chi non apre
blackhat-option-robot_first-hatless = chi non ha il cappello
blackhat-option-celebrity_tie-previous = decide la manche prima
blackhat-option-celebrity_tie-shared = la vittoria è condivisa

blackhat-combine-needs = L’opzione “{ $option }” non ha effetto senza “{ $needs }”: impostale entrambe, o lasciala come nell’edizione.
blackhat-combine-tie = Con “{ $needs }” le parità le decidono le carte status: lascia l’opzione “{ $option }” come nell’edizione.
blackhat-combine-robot = Il Robot gioca solo nelle partite in due, non in { $players }: lascia l’opzione “{ $option }” come nell’edizione.
blackhat-combine-short = In sei il mazzo ridotto è il mazzo intero: disattiva l’opzione “{ $option }”.
blackhat-warning-robot-tracer = Il Robot e il Tracer insieme creano situazioni strane. I libri lo sconsigliano, ma si può.

## Esclamazioni: con un tocco

blackhat-call-nice-trick = Bella presa!
blackhat-call-mine = Questa è mia!
blackhat-call-not-the-hat = Tutto, ma non il cappello!
blackhat-call-hat-suits-you = Il cappello ti sta bene!
blackhat-call-careful = Attenzione…
blackhat-call-hurts = Che male!
blackhat-call-catch-me = Prendetemi, se ci riuscite!
blackhat-call-laugh = Ahahah!

## Che cosa si deve fare

blackhat-expect-lead = Apri tu: con quante carte?
blackhat-expect-set =
    { $size ->
        [1] Gioca una carta.
       *[other] Gioca un gruppo di { $size }.
    }
blackhat-expect-follow =
    { $led ->
        [1] Rispondi con una carta.
       *[other] Rispondi con una carta, o con un gruppo di { $led }.
    }
blackhat-expect-answer = Con quante carte rispondi? Può vincere solo un gruppo di { $led }.
blackhat-expect-pickup = La presa è tua, cappello compreso: prendi tutte le carte, o il cappello e qualche altra.
blackhat-expect-pick = Scegli le carte che vengono con il cappello, dalla più bassa. Ancora da scegliere: { $picks }.
blackhat-expect-hack = Il tuo hack: muovi una pedina.
blackhat-expect-service = Denial-of-Service: rimanda una pedina alla partenza.
blackhat-expect-decoy = Un’Esca! Scegli la casella di partenza per la tua pedina.
blackhat-expect-exploit = Exploit: cambia di uno il valore di una casella, o lascia stare.
blackhat-expect-randomize = Randomizer: pesca un modulo, o lascia stare.
blackhat-expect-lay = Metti il modulo.
blackhat-expect-trace = Muovi il Tracer.
blackhat-expect-over = La partita è finita.

## Rifiuti

blackhat-lead-first = “{ $given }” non si può ancora: prima apri con una carta, o con più carte dello stesso valore.
blackhat-play-set = “{ $given }” ora non si può: prima gioca le tue carte nella presa.
blackhat-follow-now = “{ $given }” ora non si può: tocca a te rispondere con le carte.
blackhat-answer-first = “{ $given }” non si può ancora: prima rispondi con una carta, o con più carte dello stesso valore.
blackhat-pick-up = “{ $given }” non si può ancora: prima prendi tutte le carte della presa Black Hat, o il cappello e qualche altra.
blackhat-pick-cards = “{ $given }” non si può ancora: prima scegli le carte che vengono con il cappello.
blackhat-must-hack = “{ $given }” ora non si può: hai vinto la presa e devi muovere una pedina.
blackhat-must-send = “{ $given }” ora non si può: scegli la pedina che il Denial-of-Service rimanda indietro.
blackhat-must-return = “{ $given }” ora non si può: la pedina che ha trovato l’Esca torna a una casella di partenza a tua scelta.
blackhat-exploit-now = “{ $given }” ora non si può: cambia un valore con il tuo Exploit, o lascia stare.
blackhat-randomize-now = “{ $given }” ora non si può: pesca un modulo, o lascia stare.
blackhat-must-lay = “{ $given }” ora non si può: il modulo pescato va messo sul tabellone.
blackhat-must-trace = “{ $given }” ora non si può: il Tracer deve muoversi.
blackhat-no-such-set = “{ $given }” non si può: adesso non hai un gruppo di { $size } da giocare.
blackhat-no-pass = “{ $given }” non si può: giocano tutti. Passa solo chi ha in mano nient’altro che il Black Hat, e succede da sé.
blackhat-odd-set = “{ $given }” non è un gruppo: ci vuole almeno una carta di quel valore. Solo jolly e Black Hat senza altre carte contano come 14.
blackhat-not-in-hand = “{ $given }” non si può: servono { $count } × “{ $card }”, e tu ne hai { $have }.
blackhat-hat-size = “{ $given }” non si può: il Black Hat si gioca solo in un gruppo di { $led }, tante carte quante ne ha messe chi ha aperto.
blackhat-wrong-size =
    { $size ->
        [1] “{ $given }” non si può: ora gioca esattamente una carta.
       *[other] “{ $given }” non si può: ora gioca esattamente { $size } carte.
    }
blackhat-led-size = “{ $given }” non si può: { $led ->
        [1] si è aperto con una carta, e rispondi con una carta.
       *[other] gioca una carta, o esattamente { $led }, quante ne ha messe chi ha aperto.
    }
blackhat-not-in-trick = “{ $given }” non si può: nella presa non c’è nessun { $card }.
blackhat-pick-rising = “{ $given }” non si può: scegli le carte dalla più bassa alla più alta, ora da { $card } in su.
blackhat-pick-enough = “{ $given }” non si può: da lì in su non bastano le carte. Ancora da scegliere: { $count }.
blackhat-no-pawn = “{ $given }” non si può: nessuno gioca con quelle pedine.
blackhat-in-jail = “{ $given }” non si può: quella pedina è nella prigione del Tracer.
blackhat-not-negative = “{ $given }” non si può: la pedina non è tua, e { $place } vale { $value }. Le pedine altrui si muovono solo dalle caselle negative.
blackhat-trapped = “{ $given }” non si può: la pedina su { $place } è in trappola.
blackhat-no-way = “{ $given }” non si può: da { $origin } nessuna freccia porta a { $place }, o la casella è occupata.
blackhat-no-way-on = “{ $given }” non si può: da { $origin } nessuna freccia porta a una casella libera.
blackhat-send-itself = “{ $given }” non si può: la pedina che è entrata nella casella ci resta.
blackhat-not-to-send = “{ $given }” non si può: una pedina su { $place } non si può rimandare indietro. Quelle negli Honeypot e sulle caselle di partenza restano.
blackhat-send-where = “{ $given }” non si può: le pedine si rimandano in { $backdoor } o { $public }, le caselle di partenza.
blackhat-send-tracer = “{ $given }” non si può: su { $place } c’è il Tracer.
blackhat-send-both = “{ $given }” non si può: l’altra pedina dello stesso colore è già su { $place }.
blackhat-no-target = “{ $given }” non si può: il tuo Exploit non può cambiare { $place }.
blackhat-no-area = “{ $given }” non si può: un modulo non ci sta con l’angolo in alto a sinistra su { $place }.
blackhat-lay-black = “{ $given }” non si può: qualcuno finirebbe su una cella nera.
blackhat-no-step = “{ $given }” non si può: il Tracer fa un passo in su, in giù o a destra, o torna da dove è venuto se le vostre regole lo permettono.

## Che cosa è in gioco

blackhat-stake-round = Questa manche
blackhat-stake-secret = Questa manche, prima della tessera segreta
blackhat-prospect-won = Vinci questa presa
blackhat-reason-takes = Dopo non gioca nessuno: vince la presa.
blackhat-reason-safe = Nessuno di quelli che giocano dopo può batterla.
blackhat-reason-behind =
    Non batte il { $rank } che è sul tavolo. { $traces ->
        [0] Non risparmia tracce.
        [one] Risparmia una traccia.
       *[other] Risparmia { $traces } tracce.
    }
blackhat-reason-behind-wild =
    Non batte i jolly che sono sul tavolo. { $traces ->
        [0] Non risparmia tracce.
        [one] Risparmia una traccia.
       *[other] Risparmia { $traces } tracce.
    }
blackhat-reason-short =
    Una carta sola non può vincere questa presa: si è aperto con { $led } carte. { $traces ->
        [0] Non risparmia tracce.
        [one] Risparmia una traccia.
       *[other] Risparmia { $traces } tracce.
    }
blackhat-reason-beaten-by-card =
    { $cards ->
        [one] Una carta ancora in gioco la batte
       *[other] { $cards } carte ancora in gioco la battono
    }; { $hands ->
        [1] chi gioca dopo può averne una.
       *[other] { $may ->
            [one] una delle { $hands } mani che giocano dopo può averne una.
           *[other] { $may } delle { $hands } mani che giocano dopo possono averne una.
        }
    }
blackhat-reason-beaten-by-set =
    { $hands ->
        [1] Chi gioca dopo può avere un gruppo che la batte.
       *[other] { $may ->
            [one] Una delle { $hands } mani che giocano dopo può avere un gruppo che la batte.
           *[other] { $may } delle { $hands } mani che giocano dopo possono avere un gruppo che la batte.
        }
    }
blackhat-reason-lead =
    { $hands ->
        [1] { $may ->
            [0] L’altra mano non può avere un gruppo di { $size }.
           *[other] L’altra mano può avere un gruppo di { $size }.
        }
       *[other] { $may ->
            [one] Una delle altre { $hands } mani può avere un gruppo di { $size }.
           *[other] { $may } delle altre { $hands } mani possono avere un gruppo di { $size }.
        }
    }
blackhat-reason-trapped = Lì la pedina resta in trappola.
blackhat-reason-no-way = Da lì nessuna freccia porta alla Risorsa Critica.
blackhat-reason-way =
    { $steps ->
        [one] Da lì manca un passo alla Risorsa Critica.
       *[other] Da lì mancano { $steps } passi alla Risorsa Critica.
    }

## Da dove vengono i punti

blackhat-source-cards = Carte in mano
blackhat-source-spaces = Caselle delle pedine
blackhat-source-floor = Mai sotto zero
blackhat-source-tile = Tessera segreta

## Nomi

blackhat-card-joker = jolly
blackhat-card-hat = Black Hat
blackhat-place-track = pista del Tracer ({ $step })
blackhat-place-jail = prigione
blackhat-tile-nsa = NSA
blackhat-tile-jackpot = Jackpot
blackhat-tile-sting = Trappola
blackhat-tile-log-wipe = Log cancellati
blackhat-tile-leak = Fuga di dati
blackhat-tile-decoy = Esca

## Azioni

blackhat-do-lead = Apri con { $size ->
        [1] una carta
       *[other] { $size } carte
    }
blackhat-do-follow = Rispondi con { $size ->
        [1] una carta
       *[other] { $size } carte
    }
blackhat-do-play = Gioca { $set }
blackhat-do-pass = Lascia stare
blackhat-do-take = Prendi tutte le carte
blackhat-do-keep = Prendi il cappello e { $count ->
        [1] una carta
       *[other] { $count } carte
    }
blackhat-do-pick = Scegli { $rank }
blackhat-do-move =
    { $own ->
        [yes] Pedina { $pawn }: { $origin } → { $to }
       *[no] Pedina { $pawn } (posto { $seat }): { $origin } → { $to }
    }
blackhat-do-send =
    { $own ->
        [yes] Rimanda indietro la tua pedina { $pawn }: { $origin } → { $to }
       *[no] Rimanda indietro la pedina { $pawn } (posto { $seat }): { $origin } → { $to }
    }
blackhat-do-mark = { $to }: { $change }
blackhat-do-randomize = Pesca un modulo
blackhat-do-lay = Mettilo con l’angolo in alto a sinistra su { $to }
blackhat-do-trace = Tracer → { $to }

## La lezione

blackhat-lesson-follow = Vince chi ha meno punti. Ci sono un 9 e un 11, e la carta più alta vince la presa. Tocca il tuo 13 e giocalo.
blackhat-lesson-follow-done = Il tuo 13 ha vinto la presa.
blackhat-lesson-move = Chi vince una presa fa un hack: una pedina segue una freccia. Il numero di una casella conta contro di te, se è negativo a tuo favore. Porta la tua pedina più indietro sulla Cache, −1.
blackhat-lesson-move-done = Sulla Cache la pedina ti risparmia un punto.
blackhat-lesson-lead = Chi vince apre. Più carte dello stesso valore si battono solo con altrettante. Tocca i due 7, poi giocali.
blackhat-lesson-lead-done = Un 3 da solo non può vincere, e i 5 sono più bassi: la presa è ancora tua.
blackhat-lesson-jump = Proprio davanti all’altra tua pedina ce n’è una. Saltala, fino alla Cache che vale −2.
blackhat-lesson-jump-done = Le caselle occupate si saltano.
blackhat-lesson-hat = Le carte che ti restano in mano contano contro di te, il Black Hat più di tutte: 5. Capovolge la presa: vince la carta più bassa, che deve prendersi il cappello. Apri con lui.
blackhat-lesson-hat-done = Il 2 ha vinto e ha dovuto prendersi il cappello. Poi la tua pedina è stata spostata dalla Cache: dove il valore è negativo possono farlo tutti.
blackhat-lesson-joker = Gioca la tua ultima carta. Un jolly da solo vale 14, e quando qualcuno resta senza carte la manche finisce.
blackhat-lesson-joker-done = 14 batte il 6: la presa è tua.
blackhat-lesson-last = Un ultimo hack: la tua pedina più avanti sulla casella che vale 0.
blackhat-lesson-last-done = Si contano i punti della manche. Nessuna carta e −1 sotto le tue pedine; meno di zero conta zero. Gli altri hanno preso 11 e 12.
blackhat-lesson-end = Si va avanti manche dopo manche, finché una pedina arriva alla Risorsa Critica, tutta a destra.

## Eventi

blackhat-event-status = La tua carta status dice { $value }.
blackhat-event-fame = Carta status ({ $seat }): { $value }.
blackhat-event-round = Manche { $number }. Mazziere: { $seat }.
blackhat-event-turned = Carta girata per assegnare il cappello: { $card }.
blackhat-event-hatted = Chi porta ora il Black Hat: { $seat }.
blackhat-event-dealt = { $seat }: { $cards } carte.
blackhat-event-hand = Le tue carte: { $cards }.
blackhat-event-shown = { $seat }, carta scoperta: { $card }.
blackhat-event-sized = Giocherai { $size ->
        [1] una carta.
       *[other] { $size } carte.
    }
blackhat-event-played = { $seat }: { $set }.
blackhat-event-passed = { $seat }: solo il Black Hat in mano, turno passato.
blackhat-event-won = Presa vinta: { $seat }.
blackhat-event-took = { $seat }: in mano tutte le carte della presa.
blackhat-event-kept = { $seat }: in mano il Black Hat.
blackhat-event-picked = { $seat }: e in più { $rank }.
blackhat-event-discarded = Il resto della presa è stato scartato.
blackhat-event-moved =
    { $own ->
        [yes] { $seat }: pedina { $pawn }, { $origin } → { $to }.
       *[no] { $by }: pedina { $pawn } ({ $seat }), { $origin } → { $to }.
    }
blackhat-event-drew = { $seat }: nessuna pedina da muovere, una carta pescata.
blackhat-event-drawn = La tua carta: { $card }.
blackhat-event-empty = { $seat }: nessuna pedina da muovere, e nessuna carta da pescare.
blackhat-event-refilled = Gli scarti sono stati rimescolati in un nuovo mazzo. Carte: { $cards }.
blackhat-event-trapped =
    { $trap ->
        [service] La pedina { $pawn } ({ $seat }) ha lanciato un Denial-of-Service, ed è in trappola lì.
        [alarm] La pedina { $pawn } ({ $seat }) ha fatto scattare un Allarme, ed è in trappola lì.
       *[honeypot] La pedina { $pawn } ({ $seat }) è invischiata in un Honeypot.
    }
blackhat-event-sent = { $by }: pedina { $pawn } ({ $seat }) rimandata indietro, { $origin } → { $to }.
blackhat-event-declined = { $seat }: lascia stare.
blackhat-event-marked = { $seat }: valore di { $to } cambiato, { $change }.
blackhat-event-unmarked = Il segnalino su { $origin } è tornato nella riserva.
blackhat-event-found = { $seat }: pescato il modulo { $module }{ $side }.
blackhat-event-laid = Il modulo { $module }{ $side } è stato messo su { $to }.
blackhat-event-returned = Il modulo { $module } è tornato nella riserva.
blackhat-event-alarmed = Il Tracer è in giro: { $to } (allarme: { $seat }).
blackhat-event-traced = { $by }: Tracer, { $origin } → { $to }.
blackhat-event-jailed = Imprigionata dal Tracer: pedina { $pawn } ({ $seat }).
blackhat-event-eliminated = Fuori dal gioco: { $seat }.
blackhat-event-revealed = La tessera segreta: { $tile }!
blackhat-event-scored = { $seat }: carte { $cards }, caselle { $spaces }, tessera { $tile }, minimo { $floor }. In questa manche { $points }, in tutto { $total }.
blackhat-event-ended =
    { $reason ->
        [asset] Una pedina ha raggiunto la Risorsa Critica: la partita è finita!
        [stuck] Nessuna pedina può più muoversi: la partita è finita!
        [tracer] Il Tracer ha raggiunto la Risorsa Critica: la partita è finita!
       *[last] Resta in gioco un solo colore: la partita è finita!
    }
blackhat-event-victor = Vittoria: { $seat }.

## Tabelloni e moduli come file

blackhat-kind-host = Host
blackhat-kind-cache = Cache
blackhat-kind-backdoor = Backdoor
blackhat-kind-public = Server Pubblico
blackhat-kind-asset = Risorsa Critica
blackhat-kind-service = Denial-of-Service
blackhat-kind-alarm = Allarme
blackhat-kind-honeypot = Honeypot
blackhat-kind-exploit = Exploit
blackhat-kind-randomizer = Randomizer
blackhat-legend-whole = Freccia
blackhat-legend-half = Mezza freccia
blackhat-legend-place = Posto per un modulo
blackhat-legend-track = Pista del Tracer
blackhat-untitled = Senza titolo
blackhat-modules-title = Moduli
blackhat-picture-alt = Il tabellone su cui si gioca: caselle con un’icona e un valore ciascuna, unite da frecce.
blackhat-drawing = Il file del tabellone non si può usare. Errori: { $count }
blackhat-file-character = { $given } è un carattere invisibile: usa spazi semplici.
blackhat-file-word = { $given } non può iniziare una riga. Ci si aspettava: title, modules, track, il numero di una fila, un punto prima delle frecce, o # prima di un commento.
blackhat-file-twice = C’è già una riga “{ $given }”: si scrive una volta sola.
blackhat-file-title = Il titolo è troppo lungo. Caratteri: { $given }, al massimo { $most }.
blackhat-file-row = Qui c’è la fila { $given }, ma ci si aspettava la fila { $expected }.
blackhat-file-rows = La fila { $given } è di troppo: le file sono al massimo { $most }.
blackhat-file-columns = { $given } è di troppo: in una fila le celle sono al massimo { $most }.
blackhat-file-stray = Una riga di frecce qui non va: ce n’è una sotto ogni fila di celle.
blackhat-file-arrow-line = Qui ci si aspettava una riga di frecce. Inizia con un punto, anche se non ce ne sono.
blackhat-file-between = { $given } non sta in una cella né a metà tra due. Le celle iniziano alle colonne 7, 13, 19 e così via.
blackhat-file-shifted = { $given } non è dove inizia una cella: cioè alle colonne 7, 13, 19 e così via.
blackhat-file-kind = { $given } non è un tipo di casella. Ci sono: { $allowed }
blackhat-file-black = { $given } non è una cella nera: si scrive ###.
blackhat-file-value = { $given } non è un valore: ci si aspettava un segno e una cifra, come +3 o -1.
blackhat-file-range = Il valore { $given } non è tra { $low } e { $high }.
blackhat-file-sideways = { $given } non è una freccia tra due celle di una fila: ci si aspettava > o <.
blackhat-file-arrow = { $given } qui non è una freccia: v e ^ stanno sotto il segno di un valore, \ / e X a metà tra due celle.
blackhat-file-none = Sul tabellone manca: { $kind ->
        [backdoor] Backdoor
        [public] Server Pubblico
       *[asset] Risorsa Critica
    }. Ci si aspettava una cella con la lettera { $letter }.
blackhat-file-another = Di nuovo in { $cell }: { $kind ->
        [backdoor] Backdoor
        [public] Server Pubblico
       *[asset] Risorsa Critica
    }. Un tabellone ha una sola casella così, ed è già in { $first }.
blackhat-file-into-start = Una freccia porta a { $cell }, ma nessuno si muove verso una casella di partenza.
blackhat-file-out-of-goal = Una freccia parte da { $cell }, ma tutte le strade finiscono sulla Risorsa Critica.
blackhat-file-circle = In { $cell } le frecce girano in tondo: nessuna pedina può tornare dov’era già stata.
blackhat-file-no-way = Nessuna strada porta da { $cell } alla Risorsa Critica.
blackhat-file-places = Posti per i moduli: { $given }, ma se ne aspettavano { $expected }. La riga indica le loro celle in alto a sinistra: modules d1 f2 h1 d4 h4
blackhat-file-cell = { $given } non è una cella: le celle vanno da a1 a { $last }.
blackhat-file-off = Un modulo in { $cell } uscirebbe in parte dal tabellone: gli servono due celle per due.
blackhat-file-over = Un modulo in { $cell } coprirebbe { $over }, una casella di partenza o la Risorsa Critica.
blackhat-file-overlap = Un modulo in { $cell } si sovrapporrebbe a un altro posto.
blackhat-file-track = { $given } non è una pista per il Tracer. Ci si aspettava: track { $expected }
blackhat-file-tracer = Il Tracer non può arrivare dalla Backdoor a { $cell }: va in su, in giù e a destra, mai su celle nere.
blackhat-file-face = Qui c’è la faccia { $given }, ma ci si aspettava la faccia { $expected }: ogni modulo ha un lato a e un lato b.
blackhat-file-face-word = { $given } qui non può iniziare una riga. Ci si aspettava: face, il numero di una fila, o un punto prima delle frecce.
blackhat-file-face-cells = Celle di questa faccia: { $given }. Se ne aspettavano due file da due.
blackhat-file-face-kind =
    { $kind ->
        [backdoor] Backdoor
        [public] Server Pubblico
       *[asset] Risorsa Critica
    } non sta mai su un modulo.
blackhat-file-faces = Facce: { $given }. Se ne aspettavano { $expected }, due per ognuno dei { $modules } moduli.
blackhat-file-unreached = Nessuna strada porta a { $cell }: solo un modulo potrebbe portarci qualcuno.
blackhat-file-dead-end = Da { $cell } nessuna strada porta alla Risorsa Critica: solo un modulo potrebbe liberare una pedina.
blackhat-file-few-positive = Caselle di valore positivo: { $given } su { $spaces }. Dovrebbero essere più della metà.
blackhat-file-many-negative = Caselle di valore negativo: { $given } su { $spaces }. Dovrebbero essere al massimo un quarto.
blackhat-file-not-falling = I valori dovrebbero scendere verso la meta, ma in media sono { $left } a sinistra e { $right } a destra.
blackhat-check-board = { $file }: un tabellone, “{ $title }”
blackhat-check-modules = { $file }: le facce di tutti i moduli ({ $faces })
blackhat-check-faults = { $file }: { $count ->
        [one] un errore
       *[other] { $count } errori
    }
blackhat-check-spaces = Caselle: { $kinds }
blackhat-check-way = Strada più breve, { $start } → { $goal }: { $moves } mosse
blackhat-check-places = Posti per i moduli: { $places }
blackhat-check-long = Troppo lungo per un tavolo. Caratteri: { $given }, al massimo { $most }.
blackhat-check-warning = Attenzione. { $reason }
blackhat-check-good = Nessun errore.
blackhat-check-play = Per giocarci: { $command }
