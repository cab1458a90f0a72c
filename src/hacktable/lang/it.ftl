### Frasi comuni a tutti i giochi.

## Azioni, eventi e JSON

malformed-field = { $field } è { $given }, ma deve essere { $expected }.
malformed-verb = Qui { $given } non si capisce. Dev’essere uno di questi: { $expected }.
malformed-missing = { $given } non è completo: manca { $field } ({ $expected }).
malformed-extra = { $given } ha qualcosa di troppo: { $extra } non dovrebbe esserci.
malformed-json = Non si riesce a leggere { $given } come JSON: { $reason }

## Preparare una partita

option-game = Non c’è nessun gioco chiamato { $given }. Puoi scegliere tra: { $allowed }.
option-players = { $game } è per { $allowed } giocatori, non per { $given }.
option-mapping = Le opzioni sono nomi con valori, non { $given }.
option-unknown = Non c’è nessuna opzione chiamata { $option }. Puoi impostare: { $allowed }.
option-value = L’opzione { $option } non può essere { $given }. Valori ammessi: { $allowed }.
option-text = L’opzione { $option } vuole un testo, non { $given }.
option-text-long = Il testo dell’opzione { $option } è troppo lungo. Caratteri: { $given }, al massimo { $most }.
option-text-missing = { $option }={ $value } ha bisogno di un testo: indica anche { $text }.
option-text-idle = Il testo { $text } conta solo con { $option }={ $value }: imposta entrambi, o lascialo fuori.
option-file = { $file } non è un file di testo: { $reason }
option-bot = Non c’è nessun bot chiamato { $given }. Puoi scegliere tra: { $allowed }.
option-bot-game = Il bot { $bot } non gioca a { $game }, solo a: { $games }.
option-bot-budget = Il budget di un bot è un numero di mondi fino a { $worlds }, come 200, o di millisecondi fino a { $ms }, come 50ms; non { $given }.
option-bots = { $given } bot non vanno bene per { $players } posti: indicane uno per tutti, o uno per ogni posto.
option-live = Con queste opzioni { $game } si gioca dal vivo: un terminale non ha mani né occhi per farlo. Scegli un altro ritmo.
option-lesson = { $game } non ha una lezione.
option-games = Non si possono simulare { $given } partite: solo da 1 a { $most }.
option-bot-elsewhere = Solo questo programma conosce il bot { $bot }: le altre macchine trovano i bot tramite gli entry point dei pacchetti installati.
arena-margin = Non si può verificare un margine di { $given } punti percentuali: deve essere maggiore di 0 e minore di { $most }.
arena-ray = Non c’è nessun cluster Ray utilizzabile all’indirizzo { $address }: { $reason }
arena-versions = Il cluster giocherebbe altre partite: qui c’è { $here }, lì c’è { $there }.
arena-gpu-bots = Questi bot non possono giocare su una GPU: { $bots }. Possono farlo solo le policy, che si compilano insieme alle regole; senza --gpu si gioca su tutti i core.
gpu-missing = Qui non c’è nessuna GPU NVIDIA che si possa usare ({ $reason }).
option-number = Non c’è nessuna partita { $given }: le partite si contano da 0.
option-pair = { $given } non è un’opzione: scrivi nome=valore. Ogni nome va indicato una volta sola.
extra-missing = { $by } ha bisogno dell’extra { $extra }: pip install 'hacktable[{ $extra }]'
seed-kind = { $given } non va bene come seme. Usa un testo, un numero intero o 32 byte.
seed-seat = { $given } non può essere il seme di un posto. Servono dei byte, al massimo { $most }.
seed-count = Semi dei posti: { $given }. Sono possibili solo questi numeri: { $allowed }.

## Durante la partita

not-yours = Non tocca al posto { $seat }. Si aspetta: { $actors }.
seat-unknown = Non c’è un posto { $given } in una partita a { $players }: i posti si contano da 0.
seat-none = Non c’è un posto { $seat } in una partita a { $players }: l’ultimo è { $last }.
not-live = “{ $given }” ora non vale: in questa fase il tempo non agisce da solo.
match-over = La partita è finita: “{ $given }” arriva troppo tardi.
takeback-none = Non hai fatto nessuna mossa da ritirare.
takeback-acted = Non si può ritirare: nel frattempo altri potrebbero aver agito.
takeback-chance = Non si può ritirare: il caso ha già deciso.
takeback-shown = Non si può ritirare: qualcuno ha saputo qualcosa che era nascosto.
takeback-live = In un giro in tempo reale non si può ritirare nulla.
takeback-other = “{ $given }” non è ciò che si può ritirare ora. Atteso: { $expected }.
took-back = Mossa ritirata: { $name }.

## Posizioni e registrazioni

text-line = Riga { $line }, colonna { $column }: { $reason }
text-missing = Qui manca qualcosa: { $expected }.
text-unknown = Qui { $given } non si conosce. Ci si aspettava: { $expected }.
text-number = Qui { $given } non va bene. Ci si aspettava: { $expected }.
text-version = È stato scritto con la versione { $given } delle regole, ma noi giochiamo con la { $expected }.
text-event = La registrazione non corrisponde alla partita rigiocata. Dice: { $given }. Succede invece: { $expected }.
text-result = Il risultato della registrazione non corrisponde alla partita rigiocata. Dice: { $given }. Il risultato è: { $expected }.
text-ended = Qui c’è ancora qualcosa, anche se la fine è già arrivata.
text-fault = Questa posizione non può verificarsi. In dettaglio, in inglese: { $reason }.
text-move = Qui la mossa “{ $given }” non si può fare: { $reason }
expected-end = la fine della riga
expected-once = ogni opzione una volta
expected-name = un nome
text-deal-seat = Il seme del posto { $seat } non è quello a cui il posto si era impegnato prima della distribuzione.
text-deal-bot = Il seme del bot al posto { $seat } non deriva dagli impegni secondo la regola pubblica.
text-deal-twice = Il posto { $seat } ha lo stesso impegno di un altro posto: è stato copiato.

## Giocare nel terminale

cli-choose = Che cosa fai? (numero o notazione, ? per l’aiuto, q per uscire)
cli-help =
    Scrivi il numero di un’azione, o la sua notazione.
    rules { $rule } (oppure ? { $rule }) mostra una regola.
    board mostra di nuovo il tabellone.
    q lascia la partita.
cli-bye = Ciao, alla prossima!
cli-game-over = La partita è finita.
cli-place =
    { $points ->
        [one] { $place }. { $name }: { $points } punto
       *[other] { $place }. { $name }: { $points } punti
    }
cli-you = Tu
cli-bot = Bot { $number }
cli-tie = Pareggio: la vittoria è condivisa.
cli-unknown-rule = Non c’è nessuna regola { $given }.
cli-record-saved = La partita è stata salvata in { $file }.
cli-game = { $game }  { $first }–{ $last } giocatori  { $summary }
cli-backup-saved = Salvato in { $file }
cli-site-built = Il sito è in { $folder }. Qualsiasi spazio web lo può servire, sotto qualsiasi percorso.
cli-site-taken = { $folder } non è vuota: scegli una cartella in cui non si perda niente.
cli-site-unbuilt = La pagina non è stata costruita. Avvia il tavolo una volta con ./play, che la costruisce.
cli-verify-holds = è giusta. Azioni: { $actions }; { $ended ->
        [yes] giocata fino in fondo
       *[no] non finita
    }; { $origin ->
        [seeds] il sorteggio segue dai semi
       *[position] parte da una posizione data, quindi il sorteggio non è provato
    }; ogni azione è permessa, e tutto ciò che tutti hanno visto risulta uguale.
cli-verify-refuted = NON è giusta. { $reason }
cli-verify-other = non si può verificare qui. È stata giocata con la versione { $version } delle regole di { $game }, e questo Hacktable ha la versione { $here }. `hacktable replay` la mostra com’è stata scritta.
cli-verify-no-game = non si può verificare qui. È stata giocata con la versione { $version } delle regole di { $game }, e questo Hacktable non ha il gioco. `hacktable replay` la mostra com’è stata scritta.
cli-verify-one-seed = C’è un solo seme: chi lo ha dato poteva scegliere il sorteggio.
cli-verify-server = server: vincolato per primo, dall’impronta { $commitment }
cli-verify-seat = posto { $seat }: poi da { $commitment }
cli-verify-bot = posto { $seat }: un bot, il suo seme segue dalle impronte con una regola pubblica
cli-verify-could = { $who ->
        [player] Un altro giocatore poteva scegliere il sorteggio?
        [host] Chi è a capotavola poteva scegliere il sorteggio?
        [operator] Chi gestisce il server poteva scegliere il sorteggio?
       *[operator-who-plays] Chi gestisce il server e gioca anche poteva scegliere il sorteggio?
    } { $excluded ->
        [yes] No.
       *[no] Sì, non è escluso.
    }
cli-verify-open = I posti hanno inviato i loro semi in chiaro, come facevano tutti prima delle impronte: chi gestisce il server e gioca poteva provare semi finché il sorteggio gli andava bene.
cli-verify-compare = Per il resto, confronta l’impronta del server con quella che il tuo browser ha visto prima della partita.
cli-verify-listed = È così se il tuo elenco è questo: il tuo browser conserva l’elenco in base al quale ha rivelato il seme, e la fine della partita li confronta.
cli-verify-unproved = Non provato: che chi condivide un dispositivo non conoscesse i semi degli altri, e che chi gestisce il server non abbia guardato i segreti.
cli-verify-first-start = Era il primo avvio di questa partita: nessuno ha rifiutato un sorteggio.
cli-verify-failed-starts = Avvii falliti prima: { $starts }. Ognuno può essere stato un sorteggio che qualcuno ha rifiutato. Non rivelato da: { $who }.
cli-verify-stopped = il server si è fermato
cli-verify-day = Partita del giorno, { $day }: il server era vincolato dall’impronta { $commitment }
cli-verify-day-bot = posto { $seat }: il bot { $bot }, il suo caso segue dal seme con una regola pubblica
cli-verify-day-listed = Se questa impronta era nell’elenco prima del giorno, come tutti potevano vederlo, seme, opzioni e bot non sono stati cambiati dopo per nessuno: confrontala con l’elenco che il tuo browser ha conservato.
cli-verify-day-operator = Nessuno che gioca poteva scegliere il sorteggio. Chi gestisce il server ha estratto il seme, poteva sceglierlo e quel giorno lo conosceva.
cli-verify-day-unproved = Non provato: che chi ha giocato non avesse già visto la partita, come altro ospite o da qualcun altro, e che i bot abbiano scelto da sé le loro mosse.
cli-replay-holds = Questa registrazione è giusta: rigiocata, dà lo stesso risultato.
cli-replay-fails = Questa registrazione NON è giusta: { $reason }
cli-replay-other = È stata giocata con la versione { $version } delle regole, e questo Hacktable ha la versione { $here }. Perciò è mostrata com’è scritta, e qui non si può verificare.
cli-replay-no-game = Questo Hacktable non ha il gioco { $game }. Perciò la registrazione è mostrata in notazione, com’è scritta, e qui non si può verificare.

## Immagini per i link

poster-waiting = { $name } aspetta.
poster-free =
    { $free ->
        [0] Tutti i posti sono occupati.
        [one] C’è un posto libero.
       *[other] Ci sono { $free } posti liberi.
    }
poster-playing = La partita è in corso. Vieni a guardare!
poster-ended = La partita è finita senza risultato.
poster-won =
    { $winners ->
        [one] Ha vinto { $name }!
       *[other] { $name } condividono la vittoria!
    }
poster-and = { $first } e { $last }
poster-beginning = L’inizio
poster-step = Passo { $step } di { $steps }
poster-day = Partita del giorno, { $day }
poster-day-place = posto { $place } su { $players } con { $points ->
        [one] un punto
       *[other] { $points } punti
    }
poster-day-better = Meglio del { $share }
poster-day-first = Primo risultato del giorno
poster-evening = { $game }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }.
poster-evening-people =
    { $people ->
        [0] Ancora nessuno partecipa.
        [one] Una persona partecipa.
       *[other] Partecipano in { $people }.
    }
poster-evening-round = { $game }: turno { $round } di { $rounds }.

## Tocca a te: per chi è assente

nudge-title = Tocca a te: { $game }
nudge-hook = { $name }, tocca a te: { $game }.
nudge-hook-first = Questo tavolo dirà qui a chi tocca: { $game }.
nudge-mail =
    Ciao { $name },

    tocca a te: { $game }. Giochi con { $others }.
    { $link }

    Ricevi questa e-mail perché hai chiesto di essere avvisato dei tuoi turni.
    Per non riceverne più: { $stop }
nudge-round-title = Inizia il turno { $round }: { $game }
nudge-round-mail =
    Ciao { $name },

    inizia il turno { $round }: { $game }. Il tuo tavolo ti aspetta:
    { $link }

    Ricevi questa e-mail perché hai chiesto di essere avvisato dei tuoi turni.
    Per non riceverne più: { $stop }
nudge-mail-first-subject = Conferma il tuo indirizzo
nudge-mail-first =
    Ciao { $name },

    qualcuno, forse tu, vuole essere avvisato a questo indirizzo quando tocca a lui su Hacktable.
    Per confermarlo apri questo link entro un giorno:
    { $link }

    Se non sei stato tu, non fare niente: non arriveranno altre e-mail. Per sicurezza: { $stop }
