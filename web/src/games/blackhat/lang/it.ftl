### Black Hat: frasi che servono solo alla pagina.
### Le frasi con il nome di qualcuno vanno bene anche quando quel nome è “Tu”.

blackhat-page-board = Il tavolo di Black Hat: rete, presa e carte.
blackhat-page-hand = Le tue carte. Le frecce le scorrono, la barra spaziatrice ne sceglie una, Invio gioca, Esc annulla.
blackhat-page-hand-robot = Le carte del Robot. Le frecce le scorrono, la barra spaziatrice ne sceglie una, Invio gioca, Esc annulla.
blackhat-page-hand-of = Carte: { $seat }
blackhat-page-hand-own = Le tue carte
blackhat-page-robot-yours = Giochi per il Robot
blackhat-page-robot-theirs = Robot. Gioca per lui: { $seat }

## Tre immagini prima della prima partita

blackhat-page-intro-goal = Porta le tue due pedine a destra, su caselle che costano poco. Una pedina sulla Risorsa Critica chiude la partita. Vince chi ha meno punti.
blackhat-page-intro-turn = Gioca una carta, o più carte dello stesso valore. Può vincere solo chi ne gioca quante chi ha aperto: la più alta, o con il Black Hat nella presa la più bassa. Chi vince muove una pedina lungo una freccia.
blackhat-page-intro-score = Una manche finisce quando qualcuno resta senza carte. Allora i pallini delle carte che hai in mano e i numeri delle caselle sotto le tue pedine sono i tuoi punti.

## Carte e gruppi

blackhat-page-card = Carta { $rank }
blackhat-page-card-label =
    { $open ->
        [yes] { $card }, tracce { $traces }, nota a tutti
       *[no] { $card }, tracce { $traces }
    }
blackhat-page-set-one = un { $rank }
blackhat-page-set-joker = un jolly (valore 14)
blackhat-page-set-hat = il Black Hat (valore 14)
blackhat-page-set-wild =
    { $hat ->
        [yes] { $size } matte con il Black Hat (valore 14)
       *[no] { $size } jolly (valore 14)
    }
blackhat-page-set-many =
    { $size ->
        [2] due { $rank }
        [3] tre { $rank }
        [4] quattro { $rank }
        [5] cinque { $rank }
        [6] sei { $rank }
        [7] sette { $rank }
       *[other] { $size } × { $rank }
    }
blackhat-page-set-with =
    { $hat ->
        [yes] { $jokers ->
            [0] { $set }, di cui uno è il Black Hat
            [1] { $set }, con un jolly e il Black Hat
           *[other] { $set }, con { $jokers } jolly e il Black Hat
        }
       *[no] { $jokers ->
            [1] { $set }, di cui un jolly
           *[other] { $set }, di cui { $jokers } jolly
        }
    }

## Scegliere le carte

blackhat-page-tap-cards = Tocca le carte che vuoi giocare.
blackhat-page-play = Gioca
blackhat-page-unpick = Rimetti giù
blackhat-page-one-rank = “{ $given }” non vanno insieme: un valore alla volta. Solo i jolly e il cappello stanno bene con tutto.
blackhat-page-not-yet =
    { $missing ->
        [1] Manca una carta per un gruppo di { $size }
       *[other] Mancano { $missing } carte per un gruppo di { $size }
    }
blackhat-page-stands-leads = Apri così: vince il più alto.
blackhat-page-stands-leads-turned = Apri con il cappello: vince il più basso.
blackhat-page-stands-short =
    { $led ->
        [1] Non può vincere: si è aperto con una carta, e vince solo una carta singola.
       *[other] Non può vincere: si è aperto con { $led } carte, e vince solo un gruppo di { $led }.
    }
blackhat-page-stands-wins = Per ora vincerebbe.
blackhat-page-stands-wins-turned = Vince il più basso: per ora è questo.
blackhat-page-stands-loses = Perde contro { $set } – { $seat }.
blackhat-page-stands-loses-turned = Vince il più basso: perde contro { $set } – { $seat }.

## La presa

blackhat-page-trick = Presa
blackhat-page-trick-empty = Ancora niente carte. Apertura: { $seat }.
blackhat-page-trick-last = Ultima presa
blackhat-page-trick-now = Questa presa
blackhat-page-trick-won = Presa vinta: { $seat }
blackhat-page-trick-won-why = Presa vinta: { $seat } – { $reason }
blackhat-page-reason-beats =
    { $size ->
        [1] { $set } batte { $other }
       *[other] { $set } battono { $other }
    }
blackhat-page-reason-beats-turned = con il cappello vince il più basso: { $set } contro { $other }
blackhat-page-reason-last = { $set }: tra gruppi uguali vince l’ultimo giocato
blackhat-page-reason-alone =
    { $size ->
        [1] { $set }: nessun altro ha giocato una carta sola
       *[other] { $set }: nessun altro ha giocato un gruppo di { $size }
    }
blackhat-page-best = In testa: { $seat }
blackhat-page-best-turned = Vince il più basso. In testa: { $seat }
blackhat-page-leads = apre
blackhat-page-leads-label = Apertura: { $seat }
blackhat-page-slot = { $seat }: { $set }
blackhat-page-slot-best = { $seat }: { $set }. In testa
blackhat-page-slot-won = { $seat }: { $set }. Presa vinta
blackhat-page-slot-waiting = { $seat }: ancora niente
blackhat-page-take-all =
    { $traces ->
        [0] Prendi tutte e { $count }
       *[other] Prendi tutte e { $count } (tracce +{ $traces })
    }
blackhat-page-keep-these =
    { $count ->
        [0] Solo il cappello (tracce +{ $traces })
        [1] Cappello e questa carta (tracce +{ $traces })
       *[other] Cappello e queste { $count } (tracce +{ $traces })
    }
blackhat-page-keep-given = Cappello e { $cards } (tracce +{ $traces })
blackhat-page-keep-choose =
    { $count ->
        [1] … o tocca qui sopra una carta da prendere con il cappello.
       *[other] … o tocca qui sopra { $count } carte da prendere con il cappello.
    }
blackhat-page-pick-choose =
    { $count ->
        [1] Tocca qui sopra una carta da prendere con il cappello.
       *[other] Tocca qui sopra { $count } carte da prendere con il cappello.
    }
blackhat-page-no-joker = I jolly vengono solo se prendi tutte le carte.
blackhat-page-hat-anyway = Il Black Hat viene con te comunque: scegli altre carte.
blackhat-page-given-anyway = Non c’è niente da scegliere: con il cappello vengono queste carte.

## Pulsanti

blackhat-page-do-move =
    { $own ->
        [yes] Pedina { $pawn }: { $origin } → { $to }
       *[no] Pedina { $pawn } ({ $seat }): { $origin } → { $to }
    }
blackhat-page-do-send =
    { $own ->
        [yes] Rimanda indietro la tua pedina { $pawn }: { $origin } → { $to }
       *[no] Rimanda indietro la pedina { $pawn } ({ $seat }): { $origin } → { $to }
    }

## Che cosa si deve fare

blackhat-page-for-robot = Robot: { $words }
blackhat-page-expect-lead = Apri con una carta, o con più carte uguali.
blackhat-page-expect-set =
    { $size ->
        [1] Gioca una carta.
       *[other] Gioca un gruppo di { $size } carte.
    }
blackhat-page-expect-follow =
    { $led ->
        [1] Gioca una carta.
        [2] Gioca una carta, o due uguali.
        [3] Gioca una carta, o tre uguali.
        [4] Gioca una carta, o quattro uguali.
       *[other] Gioca una carta, o { $led } uguali.
    }
blackhat-page-expect-answer =
    { $led ->
        [1] Gioca una carta, o più carte uguali. Si vince solo con una.
       *[other] Gioca una carta, o più carte uguali. Si vince solo con { $led }.
    }
blackhat-page-expect-pickup = Il cappello è tuo. Che cosa prendi?
blackhat-page-expect-pick = Scegli che cosa viene con il cappello. Ancora da scegliere: { $picks }.
blackhat-page-expect-hack = La presa è tua: muovi una pedina.
blackhat-page-expect-service = Denial-of-Service: rimanda una pedina a una casella di partenza.
blackhat-page-expect-decoy = Un’Esca! Scegli la casella di partenza a cui torna la tua pedina.
blackhat-page-expect-exploit = Exploit: cambia di uno il valore di una casella, o lascia stare.
blackhat-page-expect-randomize = Randomizer: pesca un modulo e ricostruisci la rete, o lascia stare.
blackhat-page-expect-lay = Metti il modulo sulla rete.
blackhat-page-expect-trace = Hai una pedina su un Allarme: muovi il Tracer di un passo.

## In attesa di qualcun altro

blackhat-page-wait-robot = Decide per il Robot: { $seat }.
blackhat-page-wait-lead = Apre la presa: { $seat }.
blackhat-page-wait-set = Sceglie le carte: { $seat }.
blackhat-page-wait-follow = Risponde nella presa: { $seat }.
blackhat-page-wait-answer = Risponde nella presa: { $seat }.
blackhat-page-wait-pickup = Raccoglie il cappello: { $seat }.
blackhat-page-wait-pick = Raccoglie il cappello: { $seat }.
blackhat-page-wait-hack = Muove una pedina: { $seat }.
blackhat-page-wait-service = Denial-of-Service! Chi torna indietro? Decide: { $seat }.
blackhat-page-wait-decoy = Dall’Esca a una casella di partenza: { $seat }.
blackhat-page-wait-exploit = Usa un Exploit: { $seat }.
blackhat-page-wait-randomize = Al Randomizer: { $seat }.
blackhat-page-wait-lay = Mette un modulo: { $seat }.
blackhat-page-wait-trace = Muove il Tracer: { $seat }.

## Notizie accanto a un nome

blackhat-page-fact-cards =
    { $count ->
        [one] Una carta
       *[other] { $count } carte
    }
blackhat-page-fact-cards-about =
    { $count ->
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
blackhat-page-fact-hat = Black Hat
blackhat-page-fact-hat-about = Porta il Black Hat
blackhat-page-fact-dealer = Mazziere
blackhat-page-fact-dealer-about = Ha dato le carte in questa manche
blackhat-page-fact-last = Ultima +{ $points }
blackhat-page-fact-last-about = Punti dell’ultima manche: { $points }
blackhat-page-fact-target = Meta { $target }
blackhat-page-fact-target-about = Carta status: { $target }. Vince il totale più vicino; ora è { $points }
blackhat-page-fact-out = Fuori
blackhat-page-fact-out-about = Fuori dal gioco: entrambe le pedine sono in prigione

## Punti

blackhat-page-scores = Punteggi
blackhat-page-scores-round = Manche { $round }
blackhat-page-scores-all = Partita
blackhat-page-scores-fewest = Vince chi ha meno punti.
blackhat-page-scores-celebrity = Vince chi arriva più vicino alla propria carta status. La tua: { $target }.
blackhat-page-scores-celebrity-secret = Vince chi arriva più vicino alla propria carta status.
blackhat-page-tally = Se la manche finisse ora, prenderesti { $points }.
blackhat-page-tally-all = Se la manche finisse ora:
blackhat-page-tally-spaces = caselle { $points }, carte sconosciute

## Aiuti alla memoria

blackhat-aids-about = Tutti possono rivedere le prese della manche, le carte già viste e ciò che si sa di ogni mano.
blackhat-page-memory = Memoria
blackhat-page-memory-close = Chiudi gli aiuti alla memoria
blackhat-page-memory-cards = Carte viste
blackhat-page-memory-hands = Che cosa si sa di ogni mano
blackhat-page-memory-tricks = Prese di questa manche
blackhat-page-memory-none = In questa manche non è ancora stata vinta nessuna presa.
blackhat-page-memory-card = { $card }: viste { $seen } su { $all }
blackhat-page-memory-unknown =
    { $count ->
        [one] una carta sconosciuta
       *[other] { $count } carte sconosciute
    }
blackhat-page-score-cards = Carte
blackhat-page-score-cards-about = Tracce delle carte in mano
blackhat-page-score-spaces = Caselle
blackhat-page-score-spaces-about = Valori delle caselle sotto le pedine
blackhat-page-score-floor = Minimo
blackhat-page-score-floor-about = Una manche non conta mai meno di zero
blackhat-page-score-tile = Tessera
blackhat-page-score-tile-about = Che cosa ha cambiato la tessera segreta
blackhat-page-score-round = Manche
blackhat-page-score-total = Totale
blackhat-page-score-player = Nome
blackhat-page-scores-close = Chiudi i punteggi

## Tessere segrete

blackhat-page-revealed = La tessera segreta: { $tile }! { $about }
blackhat-page-event-turned = Girata e contata per vedere a chi va il Black Hat: { $card }.
blackhat-page-scored = { $seat }: { $points } punti in questa manche, { $total } in tutto
blackhat-page-scored-cards = carte { $points }
blackhat-page-scored-spaces = caselle { $points }
blackhat-page-scored-tile = tessera segreta { $points }
blackhat-page-scored-floor = una manche non conta mai sotto zero: +{ $points }
blackhat-page-tile-nsa = I punti di questa manche si arrotondano alle decine.
blackhat-page-tile-jackpot = Cinque punti in meno per la pedina arrivata qui.
blackhat-page-tile-sting = Cinque punti in più per la pedina arrivata qui.
blackhat-page-tile-log-wipe = Stavolta le carte in mano non contano.
blackhat-page-tile-leak = Stavolta le carte in mano contano doppio.
blackhat-page-tile-decoy = Qui non c’è niente: la pedina torna alla partenza, e si continua a giocare.

## La posizione in parole

blackhat-page-sum-round = Manche { $round }. Mazziere: { $seat }.
blackhat-page-sum-hand = Le tue carte: { $cards }. Tracce: { $traces }.
blackhat-page-sum-held =
    { $count ->
        [one] { $seat }: una carta.
       *[other] { $seat }: { $count } carte.
    }
blackhat-page-sum-known =
    { $count ->
        [one] { $seat }: una carta, nota: { $cards }.
       *[other] { $seat }: { $count } carte, di cui note: { $cards }.
    }
blackhat-page-sum-open = { $seat }: { $cards }.
blackhat-page-sum-set = Nella presa, { $seat }: { $set }.

## Quando si guarda qualcosa da vicino

blackhat-page-about-here = Qui: { $pawns }.
blackhat-page-about-value = Valore { $value }
blackhat-page-about-traces = Tracce { $traces }
blackhat-page-about-kind-host = Una casella comune: qui una pedina sta e basta.
blackhat-page-about-kind-start = Una casella di partenza: ci possono stare molte pedine, ma mai entrambe dello stesso giocatore.
blackhat-page-about-kind-asset = La prima pedina che arriva qui chiude la partita.
blackhat-page-about-kind-asset-secret = La prima pedina che arriva qui gira la tessera segreta e la partita finisce, a meno che sia un Decoy.
blackhat-page-about-kind-alarm-lax = Senza il Tracer un Allarme è una casella comune.
blackhat-page-about-leads = Le frecce portano in { $cells }.
blackhat-page-about-leads-nowhere = Nessuna freccia intera porta avanti.
blackhat-page-about-value-name = Valore di { $cell }
blackhat-page-about-value-now = Chi ha qui una pedina segna questi punti alla fine di ogni manche. Pochi punti sono un bene.
blackhat-page-about-pawn-own = Tua.
blackhat-page-about-reach = Potrebbe andare in { $cells }.
blackhat-page-about-stuck = Ora non può andare da nessuna parte.
blackhat-page-about-trapped = In trappola.
blackhat-page-about-module = Un modulo: quattro celle sopra il tabellone. Ai bordi può spezzare frecce o completarne altre.
blackhat-page-about-drawn = Questo modulo è stato pescato e ora va posato.
blackhat-page-about-area-name = Posto per il modulo: { $cell }
blackhat-page-about-area = Il modulo può stare qui, con l’angolo in alto a sinistra su questa cella.
blackhat-page-about-network-name = La rete
blackhat-page-about-network = Le pedine seguono le frecce dalle caselle di partenza a sinistra fino alla Risorsa Critica a destra.
blackhat-page-about-black-name = Nessuna casella
blackhat-page-about-black = Qui nessuno può stare.
blackhat-page-about-cells-name = Nomi delle caselle
blackhat-page-about-cells = Una lettera per la colonna e un numero per la riga: così il registro e i pulsanti nominano le caselle.
blackhat-page-about-arrow-name = Freccia
blackhat-page-about-arrow = Una freccia intera: le pedine la seguono in questo senso, una casella per mossa, saltando quelle occupate.
blackhat-page-about-broken-name = Freccia spezzata
blackhat-page-about-broken = Di questa freccia manca una metà: nessuno può seguirla.
blackhat-page-about-place-name = Posto per un modulo
blackhat-page-about-place = Uno dei cinque posti segnati dove possono stare i moduli.
blackhat-page-about-ways-name = Strade possibili
blackhat-page-about-ways = Dove potrebbe andare questa pedina; i salti sono archi.
blackhat-page-about-trail-name = Ultima mossa
blackhat-page-about-trail = La strada appena fatta.
blackhat-page-about-track-name = La pista del Tracer
blackhat-page-about-track = Una pedina su un Allarme mette il Tracer su questa pista di tre passi, che porta alla Backdoor.
blackhat-page-about-jail = Le pedine incontrate dal Tracer: ognuna conta 5 a ogni conteggio. Chi non ha più pedine sul tabellone è fuori.
blackhat-page-about-tracer-name = Il Tracer
blackhat-page-about-tile-name = Tessera segreta
blackhat-page-about-tile = La gira la prima pedina che ci arriva; può cambiare i punti o essere un Decoy.
blackhat-page-about-card = Da sola o con altre dello stesso valore è un gruppo. Vince il gruppo più alto tra quelli grandi come l’apertura; tra uguali, l’ultimo.
blackhat-page-about-card-joker = In un gruppo vale qualsiasi carta; da solo è un 14.
blackhat-page-about-card-hat = Vale come un jolly ma rovescia la presa: vince il più basso, e chi vince deve prendersi il cappello e qualche carta.
blackhat-page-about-held = Se a fine manche è ancora in mano, le sue tracce contano contro di te.
blackhat-page-about-open = Tutti sanno che è in questa mano.
blackhat-page-about-back-name = Carta coperta
blackhat-page-about-back = Carte di questa mano che non conosci: { $count } ({ $seat }).
blackhat-page-about-hand = Carte in mano: { $count }. Di quelle che restano a fine manche contano le tracce.
blackhat-page-about-unknown = Di queste non ne conosci { $count }.
blackhat-page-about-trick-name = La presa
blackhat-page-about-led = Carte d’apertura: { $led }. Solo gruppi altrettanto grandi possono vincere.
blackhat-page-about-trick = Vince il valore più alto, tra uguali l’ultimo. Chi vince muove una pedina e apre la presa successiva.
blackhat-page-about-trick-turned = C’è il Black Hat: vince il valore più basso, tra uguali l’ultimo, e chi vince prende il cappello.
blackhat-page-about-best = In testa: { $seat }, { $set }.
blackhat-page-about-slot-waiting = Non ha ancora giocato in questa presa.
blackhat-page-about-slot-short = Non può vincere: possono solo { $led } carte, quante ne ha l’apertura.
blackhat-page-about-slot-best = Per ora batte tutto il resto della presa.
blackhat-page-about-slot-beaten = Battuto da: { $best }.
blackhat-page-about-play = Gioca nella presa le carte scelte. Scegli una carta, o più carte uguali.
blackhat-page-about-pile = Una carta della presa che hai vinto: con il cappello vengono tutte, o quante ne ha l’apertura.
blackhat-page-about-column-cards-name = Carte
blackhat-page-about-column-cards = Tracce delle carte rimaste in mano.
blackhat-page-about-column-spaces-name = Caselle
blackhat-page-about-column-spaces = Valori delle caselle sotto le due pedine; una pedina in prigione conta 5.
blackhat-page-about-column-floor-name = Almeno 0
blackhat-page-about-column-floor = Una manche non conta mai meno di zero: questo la porta a zero.
blackhat-page-about-column-tile-name = Tessera
blackhat-page-about-column-tile = Quello che ha cambiato la tessera segreta.
blackhat-page-about-column-round-name = Manche
blackhat-page-about-column-round = Tutti i punti di questa manche.
blackhat-page-about-column-total-name = Totale
blackhat-page-about-column-total = Tutte le manche insieme.
blackhat-page-about-score = Punti secondo la provenienza; meno è meglio, salvo con le carte status.
blackhat-page-about-last-trick-name = Ultima presa
blackhat-page-about-last-trick = Mostra di nuovo l’ultima presa.
blackhat-page-about-sheet-name = Punteggi
blackhat-page-about-sheet = Mostra da dove vengono i punti di tutti.
blackhat-page-about-whole = Mostra tutto il tabellone, più piccolo, o torna alla parte che conta.
blackhat-page-about-do-lead = Dici con quante carte apri.
blackhat-page-about-do-follow = Dici quante carte giochi.
blackhat-page-about-do-play = Queste carte vanno nella presa.
blackhat-page-about-do-take = Tutte le carte della presa vengono in mano tua, con le loro tracce.
blackhat-page-about-do-keep = Solo il cappello e tante carte quante ne ha l’apertura vengono in mano tua; il resto si scarta.
blackhat-page-about-do-pick = Questa carta viene con il cappello.
blackhat-page-about-do-move = La pedina segue le frecce fino a questa casella, che fa effetto.
blackhat-page-about-do-send = La pedina torna su questa casella di partenza.
blackhat-page-about-do-mark = Un segnalino cambia di uno il valore di questa casella.
blackhat-page-about-do-lay = Il modulo pescato si posa qui; le pedine restano dove sono.
blackhat-page-about-do-trace = Il Tracer viene qui; le pedine su questa casella vanno in prigione.
blackhat-page-about-do-pass = Qui non succede niente.
blackhat-page-about-do-randomize = Si pesca un modulo a caso, che va posato.

## La fine

blackhat-page-end-fewest = Vince chi ha meno punti.
blackhat-page-end-celebrity = Vince chi arriva più vicino alla propria carta status.
blackhat-page-end-status = Carte status: { $cards }.
blackhat-page-end-robot = Totale del Robot: { $points }.
blackhat-page-end-robot-won = Stavolta ha vinto il Robot. Guardati allo specchio, a lungo e con sincerità.

## Momenti di un replay

blackhat-page-moment-ended = La fine
blackhat-page-moment-revealed = La tessera segreta
blackhat-page-moment-eliminated = Qualcuno è fuori
blackhat-page-moment-jailed = Il Tracer colpisce
blackhat-page-moment-scored = Si contano i punti
blackhat-page-moment-hatted = Una presa Black Hat
blackhat-page-cheer-hat = Cappello rubato!

## Consigli per la prima partita

blackhat-page-hint-traces = I puntini di una carta sono le sue tracce: quello che hai ancora in mano a fine manche conta contro di te. Adesso le tue fanno { $traces }.
blackhat-page-hint-lead = Apri tu. Tocca una carta, o più carte dello stesso valore, poi Gioca. Chi vince una presa muove una pedina; chi finisce le carte chiude la manche.
blackhat-page-hint-lead-many = Più carte dello stesso valore sono dure da battere: ne servono altrettante, di valore uguale o più alto. E ti liberi prima delle tracce.
blackhat-page-hint-follow-one = Tutti giocano una carta, e la più alta vince la presa; tra carte uguali, l’ultima. Non devi per forza cercare di vincere.
blackhat-page-hint-follow-many =
    { $led ->
        [1] Si è aperto con una carta.
       *[other] Si è aperto con { $led } carte uguali. Vincono solo altrettante carte uguali; altrimenti butta una carta qualsiasi.
    }
blackhat-page-hint-follow-any = Gioca quante carte vuoi, di un solo valore. Ma si vince solo con { $led } uguali, quante ne ha messe chi ha aperto.
blackhat-page-hint-hat = Porta il Black Hat: { $seat }. Una presa con quella carta si capovolge.
blackhat-page-hint-hat-mine = Hai il Black Hat. Se lo giochi, la presa va alle carte più basse, e chi vince deve prendersi il cappello e un po’ di carte.
blackhat-page-hint-turned = Il Black Hat è in gioco: ora vince il più basso, e chi vince si prende in mano il cappello e un po’ di carte. Ti va?
blackhat-page-hint-pickup = Prendi tutte le carte per essere forte nelle prossime prese, o solo il cappello e tante carte quante ne ha messe chi ha aperto. Ogni carta ha le sue tracce.
blackhat-page-hint-hack = Con una presa vinta fai un hack: muovi una tua pedina lungo una freccia. Le caselle occupate si saltano. I numeri contano a fine manche: meglio bassi.
blackhat-page-hint-negative = Sulle caselle di valore negativo le pedine non sono al sicuro: chi vince una presa può muoverle, di chiunque siano.
blackhat-page-hint-asset = La Risorsa Critica è a portata di mano! Una pedina lì chiude la partita. Vai, se hai meno punti di tutti.
blackhat-page-hint-honeypot = Un Honeypot ha un bel valore, ma una pedina non ne esce mai più.
blackhat-page-hint-service-near = Denial-of-Service: chi ci entra rimanda un’altra pedina alla partenza, ma resta in trappola.
blackhat-page-hint-alarm = Un Allarme intrappola la tua pedina e scatena il Tracer. Da lì in poi lo muovi tu, ogni volta che vinci una presa.
blackhat-page-hint-exploit-near = Un Exploit ti lascia cambiare di uno il valore di una casella.
blackhat-page-hint-randomizer-near = Un Randomizer ti lascia pescare un modulo che ricostruisce una parte della rete.
blackhat-page-hint-cache = Le Cache hanno valori bassi o negativi: costano poco, o tolgono perfino punti. Ma dove il valore è negativo, gli altri possono muovere la tua pedina.
blackhat-page-hint-service = Scegli una pedina da rimandare indietro. Va su una casella di partenza e ricomincia da capo.
blackhat-page-hint-decoy = La tessera era un’Esca: si continua a giocare, e la tua pedina torna a una casella di partenza.
blackhat-page-hint-exploit = Abbassa il valore della tua casella, o alza quello di una casella altrui. Sotto zero, gli altri possono muovere la pedina che c’è.
blackhat-page-hint-randomizer = Un modulo copre quattro caselle e cambia le frecce ai suoi bordi. Si seguono solo le frecce con entrambe le metà.
blackhat-page-hint-trace = Il Tracer va su una casella vicina, di regola senza tornare verso la partenza. Le pedine che incontra vanno in prigione: 5 punti ogni manche.
blackhat-page-hint-tracer = Il Tracer è in giro. Lo muove chi ha una pedina su un Allarme e vince una presa; le pedine che incontra vanno in prigione.
blackhat-page-hint-robot = In due c’è anche un Robot. In questa presa giochi tu le sue carte, che tutti vedono: può vincere prese, e perfino la partita.
blackhat-page-hint-score = La manche finisce quando qualcuno resta senza carte. Ognuno segna le tracce in mano e i valori sotto le sue due pedine. Le pedine restano dove sono.
blackhat-page-hint-end = Una pedina è vicina alla Risorsa Critica. Appena una ci arriva la partita finisce, e vince chi ha meno punti.
blackhat-page-hint-celebrity = Non vince chi ha meno punti: ti conviene finire il più vicino possibile a { $target }.

## La rete

blackhat-page-net = La rete. Le frecce scorrono ciò che puoi scegliere, o vanno di pedina in pedina; Invio conferma, Esc annulla.
blackhat-page-net-map = Tutte le caselle e dove portano le loro frecce
blackhat-page-net-whole = Mostra tutto il tabellone
blackhat-page-net-jail = Prigione
blackhat-page-net-tracer = il Tracer

blackhat-page-net-kind-host = Host
blackhat-page-net-kind-cache = Cache
blackhat-page-net-kind-backdoor = Backdoor
blackhat-page-net-kind-public = Server Pubblico
blackhat-page-net-kind-asset = Risorsa Critica
blackhat-page-net-kind-service = Denial-of-Service
blackhat-page-net-kind-alarm = Allarme
blackhat-page-net-kind-honeypot = Honeypot
blackhat-page-net-kind-exploit = Exploit
blackhat-page-net-kind-randomizer = Randomizer

blackhat-page-net-module-1a = Firewall
blackhat-page-net-module-1b = Bilanciatore di carico
blackhat-page-net-module-2a = Gateway di posta
blackhat-page-net-module-2b = Relay aperto
blackhat-page-net-module-3a = Sandbox
blackhat-page-net-module-3b = Sabbie mobili
blackhat-page-net-module-4a = Botnet
blackhat-page-net-module-4b = Flood
blackhat-page-net-module-5a = Rilevamento intrusioni
blackhat-page-net-module-5b = Filo d’inciampo
blackhat-page-net-module-6a = Cloud
blackhat-page-net-module-6b = Macchina virtuale
blackhat-page-net-module-7a = Vicolo cieco
blackhat-page-net-module-7b = Incrocio
blackhat-page-net-module-8a = Caveau
blackhat-page-net-module-8b = Archivio

## Scegliere sulla rete

blackhat-page-net-pawn = Pedina { $pawn } ({ $seat })
blackhat-page-net-own-pawn = Pedina { $pawn }
blackhat-page-net-space = { $cell }, { $kind }, valore { $value }
blackhat-page-net-black = { $cell }, nessuna casella
blackhat-page-net-taken = { $space }. Qui: { $pawns }
blackhat-page-net-take = { $pawn }, { $space }. Può andare in { $cells }
blackhat-page-net-goal = { $action }: { $space }
blackhat-page-net-change = Cambia il valore: { $space }
blackhat-page-net-move = { $pawn } da { $origin } a { $to }
blackhat-page-net-send = { $pawn } indietro da { $origin } a { $to }
blackhat-page-net-lay = Metti { $module } con l’angolo in alto a sinistra su { $to }
blackhat-page-net-look = { $pawn }: { $space }. Potrebbe andare in { $cells }.
blackhat-page-net-look-only = { $pawn }: { $space }.
blackhat-page-net-look-stuck = { $pawn }: { $space }. Ora non può andare da nessuna parte.
blackhat-page-net-look-trapped = { $pawn }: { $space }. In trappola.

blackhat-page-net-ask-change = Nuovo valore?
blackhat-page-net-ask-randomize = Usi il Randomizer?

## La rete in parole

blackhat-page-net-tracer-home = Il Tracer non è ancora in giro.
blackhat-page-net-tracer-at = Il Tracer: { $place }.
blackhat-page-net-tile = Risorsa Critica segreta, già girata: { $tile }.
blackhat-page-net-tile-down = Sulla Risorsa Critica c’è una tessera segreta coperta.
blackhat-page-net-module-at = Modulo { $module }: da { $from } a { $to }.
blackhat-page-net-marked = Segnalini su { $cell }: { $change }.
blackhat-page-net-leads = { $space }: porta a { $cells }.
blackhat-page-net-leads-nowhere = { $space }: non porta da nessuna parte.
