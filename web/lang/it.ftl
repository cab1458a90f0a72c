### Quello che dice la pagina stessa, in italiano.
### I nomi stanno prima dei due punti, alla fine o tra parentesi: così la frase va bene anche con il nome “Tu”.

## Inizio

page-headline = Tre giochi di hacker, un solo tavolo.
page-subline = Gioca con gli amici tramite un link, o subito contro i bot. Niente account, niente e-{"\u2060"}mail, niente da installare.
page-games = Giochi
page-players =
    { $from ->
        [0] { $to } giocatori
       *[other] { $from }–{ $to } giocatori
    }
page-minutes = { $from }–{ $to } minuti
page-minutes-both = { $quick }–{ $slow } min con i bot, circa { $from }–{ $to } con altre persone
page-minutes-measured = { $quick }–{ $slow } min con i bot, { $from }–{ $to } con altre persone
page-minutes-measured-about = Misurato su questo server in { $count } partite con altre persone. La metà è durata così, la mediana è { $median } min.
page-play-now = Gioca subito con i bot
page-lesson-learn = Impara in due minuti
page-lesson-go-on = Continua la lezione
page-lesson-return = Torna alla tua lezione: { $game }
page-invite = Invita amici
page-bots = Bot
page-how-to-play = Come si gioca
page-how-to-play-about = Il gioco in tre immagini: lo scopo, un turno e come si fanno punti.
page-intro-title = { $game } in tre immagini
page-intro-goal = L'obiettivo
page-intro-turn = Il tuo turno
page-intro-score = Come si fanno punti
page-intro-you = Questi sono il tuo colore e la tua forma.
page-intro-example = Al tavolo ognuno ha un colore e una forma. Qui tu sei questo.
page-intro-step = Immagine { $at } di { $last }
page-intro-next = Avanti
page-intro-skip = Salta
page-intro-start = Si comincia
page-intro-table = Al tavolo
page-intro-lesson = Prima due minuti di prova
page-return = Torna alla tua partita di { $game }
page-your-turn = Tocca a te
page-turn-in = Tocca a te: { $game }
page-still-running = In corso
page-in-lobby = Deve ancora iniziare
page-finished = Finita
page-abandoned = Non finita
page-interrupted = Interrotta
page-placed =
    { $place ->
        [1] Vittoria
        [2] 2º posto
        [3] 3º posto
       *[other] { $place }º posto
    }
page-my-games = Le mie partite
page-no-games = Ancora niente. Le tue partite ti aspetteranno qui.
page-show-all = Mostra tutte ({ $count })
page-bot-count =
    { $count ->
        [one] un bot
       *[other] { $count } bot
    }
page-your-name = Il tuo nome
page-name-placeholder = Come ti chiamiamo?
page-name-about = È il nome che gli altri vedono al tavolo. Puoi cambiarlo quando vuoi.
page-name-saved = Ciao, { $name }!
page-guest-name = Ospite { $number }
page-key-welcome = Che bello rivederti, { $name }!
page-met = Persone con cui hai giocato
page-person-open = Informazioni su { $name }
page-person-open-about = silenzia, blocca o segnala questa persona.
page-person-more = Silenzia, blocca, segnala
page-person-mute = Silenzia
page-person-mute-about = Non vedi quello che dice, a nessun tavolo. Non viene avvisata.
page-person-block = Blocca
page-person-block-about = Non può sedersi ai tuoi tavoli e non viene messa a giocare con te. Non viene avvisata.
page-person-muted = in silenzio
page-person-blocked = blocco attivo
page-person-invite = Invita al tuo tavolo: { $game }
page-person-invite-about = Manda questo link per una via che conoscete entrambi.
page-person-page = Pagina del giocatore
page-person-page-about = I suoi risultati e le sue medaglie, se te li mostra.
page-report = Segnala…
page-report-about = La segnalazione va a chi gestisce questo server, con le ultime righe della chat e la registrazione della partita. La persona non viene avvisata.
page-report-cancel-about = Chiude questo modulo. Non viene inviato niente.
page-report-reason = Di che si tratta?
page-report-insults = Insulti
page-report-cheating = Imbrogli
page-report-stalling = Perdite di tempo
page-report-name = Nome
page-report-other = Altro
page-report-words = In poche parole
page-report-send = Invia segnalazione
page-report-sent = La segnalazione è stata inviata. Grazie.
page-face = Il tuo volto
page-face-about = Gli altri lo vedono accanto al tuo nome.
page-face-another = Altri volti
page-face-choice = Volto { $number }

page-find-title = Gioca con altre persone
page-find = Trova persone
page-find-about = Cerchiamo persone più o meno del tuo livello; intanto puoi giocare contro i bot.
page-find-choose = Scegli a cosa giocare
page-find-any = Qualsiasi
page-find-any-game = qualsiasi gioco
page-find-any-size = in quanti si vuole
page-find-players = Giocatori
page-find-sizes = in { $sizes }
page-find-bots = I bot completano il tavolo
page-find-after-30 = dopo 30 s
page-find-after-60 = dopo 1 min
page-find-after-180 = dopo 3 min
page-find-after-never = mai
page-find-summary-30 = bot dopo 30 secondi
page-find-summary-60 = bot dopo un minuto
page-find-summary-180 = bot dopo tre minuti
page-find-summary-never = niente bot
page-find-language = Solo con chi vuole giocare in { $language }
page-find-rated-about = Se tutti al tavolo hanno fatto questa scelta, il risultato cambia le vostre valutazioni. Serve l’orologio; chi se ne va prima conta come ultimo.
page-seeking = In cerca di persone
page-seeking-others =
    { $count ->
        [one] cerca anche un’altra persona
       *[other] cercano anche altre { $count } persone
    }
page-seeking-found = Tavolo trovato, mancano gli altri
page-seeking-stop = Termina la ricerca. La partita in corso continua.
page-offer-title = C’è un tavolo per te
page-offer-people =
    { $count ->
        [one] con un’altra persona
       *[other] con altre { $count } persone
    }
page-offer-about =
    { $seconds ->
        [one] Rispondi entro un secondo. La partita che lasci resta com’è.
       *[other] Rispondi entro { $seconds } secondi. La partita che lasci resta com’è.
    }
page-offer-yes = Vai al tavolo
page-offer-no = Non ora
page-offer-missed = C’era un tavolo, ma la tua risposta non è arrivata in tempo. La ricerca è finita.
page-open-tables = Tavoli aperti
page-open-about = Tavoli aperti a tutti. Siediti, o resta solo a guardare.
page-open-filters = Quali tavoli mostrare
page-open-game = Gioco
page-open-room = Posto per
page-open-room-for =
    { $count ->
        [one] una persona
       *[other] { $count } persone
    }
page-open-all = Tutti
page-open-chairs = { $free } posti liberi su { $chairs }
page-open-join = Al tavolo
page-open-join-at = Al tavolo: { $game }, { $name }
page-open-none = Al momento nessun tavolo è aperto.
page-open-none-about = Cerca persone, oppure invitane qualcuna e attiva “Aperto a tutti” al tavolo.
page-open-none-fits = Nessun tavolo aperto corrisponde.
page-open-show-all = Mostra tutti
page-public = Aperto a tutti
page-public-about = Il tavolo è nell’elenco dei tavoli aperti, con i nomi di chi è seduto qui. Altrimenti entra solo chi ha il link.
page-public-told = Questo tavolo è aperto a tutti: è nell’elenco dei tavoli aperti.
page-public-language = Lingua del tavolo
page-welcome = Chi è benvenuto
page-welcome-everybody = Tutti
page-welcome-newcomers = Chi è alle prime armi
page-welcome-experienced = Chi ha esperienza
page-quick-waiting = La partita comincia da sola appena ci sono tutti. Manca ancora: { $names }
page-quick-soon = La partita comincia da sola appena ci sono tutti.

## Impostazioni

page-settings = Impostazioni
page-settings-look = Aspetto e suono
page-settings-play = Durante il gioco
page-settings-told = Avvisi
page-language = Lingua
page-language-about = La lingua di questa pagina. Al tavolo ognuno può avere la propria.
page-theme = Colori
page-theme-about = scuro, chiaro, o come è impostato il tuo dispositivo.
page-theme-auto = Sistema
page-theme-dark = Scuri
page-theme-light = Chiari
page-speed = Animazioni
page-speed-about = quanto in fretta si muovono carte, pedine e dadi. Senza movimento vedi immagini ferme.
page-speed-off = Nessuno
page-speed-slow = Calme
page-speed-normal = Normali
page-speed-fast = Rapide
page-confirm-moves = Conferma le mosse
page-confirm-moves-about = Le mosse importanti si vedono prima, e valgono solo quando le confermi.
page-play-here = Gioca contro i bot su questo dispositivo
page-play-here-about = La partita comincia senza attese e non ha bisogno di rete, ma resta solo su questo dispositivo. Se è disattivato, la partita è sul server e puoi continuarla su un altro dispositivo.
page-hints = Impara giocando
page-hints-about = Brevi consigli al momento giusto, ciascuno una volta sola.
page-tell-turn = Avvisami quando tocca a me
page-tell-turn-about = Il browser ti avvisa quando nessuna pagina è in vista. Dice solo quale partita, e niente di segreto.
page-tell-turn-unable = Questo browser qui non può farlo.
page-tell-turn-refused = Il browser non lo permette. Consenti le notifiche per questo sito nelle impostazioni, poi riattiva.
page-tell-closed = Può avvisarti anche con tutte le pagine chiuse.
page-tell-open-only = Il servizio push del browser non è raggiungibile: può avvisarti solo mentre questa pagina è aperta in secondo piano.
page-quiet = Ore di silenzio
page-quiet-about = In queste ore nessun avviso. Se alla fine tocca ancora a te, ti avvisiamo una volta.
page-quiet-from = dalle
page-quiet-until = alle
page-told-here = Avvisami dei miei turni a questo tavolo
page-told-here-about = Con il browser, per e-mail e nel canale del tavolo. Vale solo per questo tavolo.
page-mail = Avvisami per e-mail
page-mail-to = I tuoi turni vengono annunciati a { $address }.
page-mail-waits = Abbiamo mandato un’e-mail a { $address }. Apri il link che contiene per confermare l’indirizzo.
page-mail-about = Dice quale partita e con chi giochi. L’indirizzo resta finché non fermi le e-mail o cancelli i tuoi dati, e al tavolo non lo vede nessuno.
page-mail-stop = Basta e-mail
page-mail-confirm = Confermi che i tuoi turni vengano annunciati a questo indirizzo?
page-mail-confirm-yes = Conferma
page-mail-confirmed = Il tuo indirizzo è confermato.
page-mail-stop-sure = Non vuoi più e-mail sui tuoi turni?
page-mail-stopped = Non riceverai più e-mail.
page-channel = Avvisa un canale
page-channel-about = Quando tocca a qualcuno che non c’è, questo tavolo lo dice in un vostro canale, con il nome e il link al tavolo.
page-channel-add = Aggiungi un canale
page-channel-kind = Tipo di canale
page-channel-url = Indirizzo del webhook
page-channel-kept = Il canale ha ricevuto un primo messaggio.
page-channel-remove = Togli il canale
page-sounds = Suoni e vibrazione
page-sounds-about = Il telefono vibra quando è il tuo turno, quando ti scoprono o quando cade un virus.
page-volume = Volume
page-sound-offer = Giocare con i suoni?
page-sound-on = Attiva i suoni
page-sound-off = Senza suoni
page-other-device = Gioca su un altro dispositivo
page-other-device-about = Apri lì un link personale per continuare con il tuo nome. Vale una volta, entro mezz’ora.
page-make-link = Crea un link personale
page-link-once = Vale una volta, fino alle { $time }. Tienilo segreto: chi lo apre può giocare a nome tuo.
page-link-title = Link personale
page-link-you = Su questo dispositivo sei { $name }.
page-link-become = Diventare { $name } qui?
page-link-careful = Continua solo se hai creato tu questo link. Anche chi l’ha creato può giocare come { $name }.
page-link-kept = { $name } non va perso: puoi tornare indietro nelle impostazioni.
page-link-yes = Diventa { $name }
page-link-stay = Resta { $name }
page-link-same = Qui sei già { $name }.
page-people = Persone su questo dispositivo
page-people-about = Hanno giocato anche loro in questo browser. Nessun altro vede questo elenco.
page-people-become = Diventa { $name }
page-people-forget = Dimentica { $name } qui
page-passkeys = Passkey
page-passkeys-about = Con una passkey sei tu su ogni dispositivo che la possiede, senza password. Il server conserva solo ciò che serve a verificarla.
page-passkey-add = Aggiungi una passkey
page-passkey-added = La passkey è salvata.
page-passkey-known = Questo dispositivo ha già una tua passkey.
page-passkey-remove = Rimuovi passkey
page-passkey-enter = Ho una passkey
page-passkey-enter-about = Sii qui chi sei sugli altri tuoi dispositivi. Chi ha giocato qui resta noto a questo dispositivo.
page-devices = I tuoi dispositivi
page-devices-about = Tutti i dispositivi su cui giochi con il tuo nome. Togli quelli che non usi più: le pagine aperte lì si chiudono subito.
page-device-unknown = Dispositivo sconosciuto
page-device-this = questo dispositivo
page-device-seen = usato l’ultima volta il { $day }
page-device-since = dal { $day }
page-device-revoke = Togli
page-delete = Elimina i miei dati
page-delete-ask = Elimina i miei dati…
page-delete-about = Elimina il tuo nome, i tuoi messaggi in chat e l’accesso alle tue partite. In quelle in corso continua un bot.
page-delete-sure = Eliminare tutto? Non si può tornare indietro.
page-delete-yes = Sì, elimina tutto
page-about = Informazioni
page-licences = Licenze di tutto ciò che viene usato qui
page-materials = Di che cosa è fatto (per programmi)

## Parole piccole

page-close = Chiudi
page-announced = Da chi gestisce questo server:
page-close-about = Chiude questa finestra. Non cambia nient’altro.
page-cancel = Annulla
page-save = Salva
page-copy = Copia
page-copied = Copiato
page-send = Invia
page-try-again = Riprova
page-to-home = Pagina iniziale
page-nowhere = Qui non c’è niente
page-nowhere-about = Forse l’indirizzo è sbagliato, o il tavolo non esiste più.
page-unreached = In questo momento il server non risponde.
page-fault-unknown = Non ha funzionato ({ $code }).
page-skip = Vai al gioco
page-tools = Strumenti

## Persone

page-you = Tu
page-you-named = { $name } (tu)
page-nobody = Posto libero
page-bot-name = Bot { $number }
page-acting = (di turno)
page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
page-points-word = punti
page-presence-away = assente
page-presence-left = via, gioca un bot
page-presence-bot = assente, gioca un bot
page-watchers =
    { $count ->
        [one] Una persona guarda
       *[other] { $count } guardano
    }

## Prima della partita

page-chairs = Posti
page-chair = Posto { $number }
page-host = Capotavola
page-is-ready = Tutto pronto
page-not-ready = Non ancora
page-sit = Siediti qui
page-sit-down = Siediti
page-move-here = Spostati qui
page-stand = Alzati
page-kick = Togli dal tavolo
page-outside = Fuori dal tavolo
page-let-in = Fai rientrare { $name }
page-add-bot = Bot
page-remove-bot = Togli { $name }
page-share-add = Aggiungi qualcuno su questo dispositivo
page-share-about = Vi passate questo dispositivo. Prima del turno di un’altra persona la pagina nasconde tutto e chiede di passarlo, così ognuno tiene i propri segreti.
page-share-name = Il nome
page-share-seat = Dai un posto
page-share-here = su questo dispositivo
page-share-with = stesso dispositivo di { $name }
page-share-remove = Togli
page-level = Quanto gioca bene il bot
page-level-random = Gioca a caso
page-level-careless = Si distrae spesso
page-level-average = Sta abbastanza attento
page-level-greedy = Gioca bene
page-level-beginner = Principiante
page-level-casual = Alla buona
page-level-regular = Pratico
page-level-expert = Esperto
page-level-champion = Campione
page-personality-cautious = prudente
page-personality-sly = furbo
page-level-search = Pensa in anticipo
page-who-are-you = Chi sei?
page-invite-title = Invita
page-invite-about = Chi apre questo link può sedersi o guardare.
page-invite-link = Link a questo tavolo
page-qr = Mostra il codice QR
page-qr-label = Codice QR con il link a questo tavolo
page-options = Come si gioca
page-options-host = Sceglie chi è a capotavola.
page-options-time = Tempo
page-options-time-rated = Tempo e valutazione
page-options-help = Aiuti e mosse ritirate
page-picture = Il vostro tabellone
page-picture-larger = Mostra più grande
page-preset-brings = Che cosa cambia:
page-preset-as = Edizione: { $value }
page-details = Dettagli
page-details-about = I punti in cui i regolamenti stampati differiscono. Ognuno si può impostare a parte.
page-numbers = Regolazioni fini
page-details-set = Cambiati: { $count }
page-file-choose = Scegli un file…
page-file-template = Parti da uno dei nostri: spiega come si disegna
page-file-download = Scaricalo
page-file-about = Puoi anche trascinarlo qui. Al massimo { $most } caratteri.
page-file-faults =
    { $count ->
        [one] Un errore in { $name }. Non è cambiato nulla.
       *[other] { $count } errori in { $name }. Non è cambiato nulla.
    }
page-file-more = Potrebbero essercene altri: correggi prima questi.
page-pace = Orologio
page-pace-off = Nessuno
page-pace-relaxed = Calmo
page-pace-quick = Rapido
page-pace-off-about = Nessuno deve avere fretta.
page-pace-relaxed-about = 45 secondi per ogni decisione, più dieci minuti di riserva per tutta la partita.
page-pace-quick-about = 15 secondi per ogni decisione, più un minuto e mezzo di riserva per tutta la partita.
page-patient = Nell’arco di giorni
page-patient-about = Tutti aspettano chi è assente e nessun bot gioca al suo posto. Si gioca senza orologio. Chi l’ha attivato nelle impostazioni viene avvisato del proprio turno.
page-patient-here = Aspetta chi è assente
page-patient-here-about = Disattivalo se qualcuno non torna: allora un bot gioca al suo posto finché non torna.
page-aids = Aiuti alla memoria
page-sit-first = Prendi un posto per giocare, o guarda soltanto.
page-table-full = I posti sono tutti occupati. Puoi guardare.
page-ready = Tutto pronto
page-unready = Non ancora
page-ready-about = Tutto pronto? Dillo: il via lo dà chi è a capotavola.
page-wait-host = Tutto pronto! Il via lo dà chi è a capotavola.
page-start = Inizia la partita
page-start-about = Sono tutti pronti.
page-start-too-few = Bisogna essere almeno in { $players }: invita qualcuno o aggiungi un bot.
page-start-waiting = Si aspetta ancora: { $names }.
page-fair-promise = Nessuno può scegliersi le carte: con “Tutto pronto” ogni browser fissa un seme segreto, come ha già fatto il server (la sua impronta: { $fingerprint }).
page-revealing = Si comincia: i browser svelano i loro semi.
page-revealing-for = Si comincia: manca ancora il seme di { $names }.
page-failed-starts = Avvii falliti di questa partita: { $count }. Seme mancante: { $names }.
page-failed-server = il server, che si è fermato
page-failed-gone = qualcuno che non c’è più
page-alarm-list = Nell’elenco del server manca ciò che questo browser ha fissato con “Tutto pronto”. Il browser non svela nulla: non fidarti di questo tavolo.
page-alarm-changed = Questa partita nasce da un elenco diverso da quello su cui questo browser ha svelato il suo seme. Se non l’hai avviata da un altro tuo dispositivo, non fidarti di questo sorteggio.
page-alarm-seeds = I semi di questa partita non corrispondono alle impronte fissate prima. Non fidarti di questo sorteggio.
page-alarm-tries = Questo browser ha preso parte a più avvii falliti di quanti ne ammetta il server: forse un sorteggio è stato scartato di nascosto.
page-dealing = Si prepara il tavolo…

## Partita

page-actions = Che cosa puoi fare
page-over = La partita è finita.
page-sending = Invio in corso…
page-sending-later = La tua mossa parte appena torna la connessione.
page-rests = Nessuno dei giocatori è presente: la partita aspetta che qualcuno torni.
page-watch = Guarda che cosa succede…
page-lesson = Lezione
page-lesson-progress = Passo { $step } di { $of }
page-lesson-watch = Ora gli altri…
page-lesson-onward = Avanti
page-lesson-stands = Il tempo si ferma mentre leggi.
page-lesson-step-again = Ricomincia questo passo
page-lesson-missed = Gli altri sono stati più veloci e il tempo è fermo. Poco male: riprova.
page-lesson-leave = Lascia la lezione
page-lesson-about = La lezione ti aspetta: puoi continuare quando vuoi.
page-lesson-prepared = In una lezione è tutto preparato: dadi e carte escono come previsto.
page-lesson-end = Ora sai giocare!
page-lesson-play = Gioca sul serio
page-lesson-again = Ancora una volta
page-skip-show = Salta
page-skip-show-about = Mostra subito com’è andata.
page-confirm = Conferma
page-unstage = Scegli di nuovo
page-unstage-about = La mossa non è ancora fatta: scegline un’altra.
page-take-back = Ritira la mossa
page-take-back-about = Nessuno ha ancora saputo nulla dalla tua mossa, quindi puoi ritirarla.
page-plead = Chiedi di ritirare
page-plead-about = Si chiede agli altri. Si ritira anche tutto ciò che è stato fatto dopo la tua mossa. Dadi e carte usciranno di nuovo come sono usciti.
page-pleads = { $name } vorrebbe ritirare una mossa, con tutto ciò che è stato fatto dopo. Dadi e carte uscirebbero di nuovo come sono usciti.
page-plead-waiting = Hai chiesto di ritirare la tua mossa. Manca la risposta di: { $names }.
page-plead-yes = Permetti
page-plead-no = Si continua
page-consent-option = Ritirare di comune accordo
page-consent-option-about = Anche una mossa da cui qualcuno ha già saputo qualcosa si può ritirare, se tutti sono d’accordo. I bot lo sono sempre. Dadi e carte escono di nuovo come sono usciti.
page-stake = { $what }: { $changes }
page-stake-odds = { $what } ({ $odds }): { $changes }
page-stake-ends = la partita finisce
page-advice = Tu cosa giocheresti?
page-advice-thinking = Sto pensando…
page-advice-none = Qui non c’è niente da consigliare.
page-advice-chance = { $odds } di vincere
page-advice-place = posto atteso { $place }
page-advice-points = circa { $points } alla fine
page-advice-prospect = { $what }: { $odds }
page-advice-from = Il campione ha pensato in avanti, sapendo solo ciò che sai tu.
page-advice-option = Consigli
page-advice-about = Tutti possono chiedere cosa giocherebbe il campione. Da soli contro i bot si può sempre.
page-why = Perché l’hanno fatto?
page-why-chose = { $name }: { $what }
page-why-next = La seconda scelta: { $what }, { $odds }
page-why-better = Meglio: { $what }, { $odds }
page-why-even = Più o meno lo stesso: { $what }, { $odds }
page-why-none = Non c’è ancora niente da spiegare.
page-why-from = Calcolato da ciò che potevi sapere prima di ogni scelta. Ciò che i bot hanno in mano resta segreto.
page-why-about = Che cosa hanno scelto i bot da poco, e che cosa parla a favore o contro.
page-why-replay-none = Qui non c’era nulla da scegliere, oppure non si può dire nulla.
page-why-replay-from = Il punto di vista del campione, con tutto ciò che il giocatore sapeva prima di questa scelta.
page-open-rule = Apri la regola { $rule }
page-inspect = Che cos’è
page-inspect-keys = ← → successivo · Pag ↑ ↓ altro tipo · ↵ regola · Esc chiudi
page-inspect-can = Ora puoi: { $choices }.
page-inspect-player =
    { $who ->
        [you] Sei tu.
        [bot] Un bot.
       *[guest] Una persona al tavolo.
    }
page-inspect-turn = Ora di turno.
page-inspect-points = Punti finora.
page-inspect-act = Ora puoi farlo.
page-inspect-field = Un valore di questo gioco.
page-inspect-fixed = Fisso per tutta la partita.
page-inspect-place = Posto { $place }.
page-inspect-hidden = Non puoi saperlo.
page-inspect-bar-log = Tutto ciò che è successo, riga per riga.
page-inspect-bar-rules = Tutte le regole per numero, con la ricerca.
page-inspect-bar-chat = Di’ qualcosa a tutti al tavolo.
page-inspect-bar-keys = Che cosa si può fare con la tastiera.
page-inspect-bar-settings = Lingua, colori, movimento e suono.
page-inspect-bar-pass = Copre lo schermo: passa il dispositivo a un’altra persona.
page-inspect-bar-back = L’ultimo giro ancora una volta, con tutto ciò che era nascosto.
page-hint = Consiglio
page-hint-got-it = Capito
page-clock = Tempo:
page-clock-about = Tempo per questa decisione, più la riserva per tutta la partita
page-log = Cronaca
page-earlier = Precedenti
page-log-hushed = Le voci precedenti restano nascoste finché i conti sono a faccia in giù. Più tardi tornano visibili.
page-rules = Regole
page-search-rules = Cerca nelle regole
page-search-none = Nessun risultato. Prova con un’altra parola.
page-rules-none = Questo gioco non ha regole scritte.
page-chat = Chat
page-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, un messaggio nuovo
       *[other] Chat, { $count } messaggi nuovi
    }
page-chat-empty = Nessuno ha ancora scritto niente. Saluta tu!
page-chat-write = Scrivi qualcosa
page-mute = Silenzia { $name }
page-mute-about = I messaggi e i fumetti restano nascosti, solo per te.
page-unmute = Riattiva { $name }
page-mute-bots = Silenzia i bot
page-unmute-bots = Riattiva i bot
page-calls = Di’ qualcosa a tutti
page-call-about = Tutti lo vedono in un fumetto al tuo posto, nella propria lingua.
page-said = { $name } ha detto: { $words }
page-hearing-nothing = Non dire nulla
page-hearing-onward = Continua
page-keys = Tasti
page-key-pick = Scegli una delle azioni, o una carta della tua mano
page-key-confirm = Conferma la mossa
page-key-unstage = Scegli di nuovo
page-key-take-back = Ritira la tua ultima mossa
page-key-arrows = Muoviti sul tabellone
page-key-inspect = Spiega ciò che è selezionato, o scorri tutto ciò che è sul tavolo
page-key-skip = Salta l’animazione
page-leave = Lascia la partita
page-leave-about = Al tuo posto continua un bot. Puoi tornare finché la partita dura.
page-leave-alone = Non gioca nessun altro: la partita finisce qui, senza vincitori.
page-leave-pause = Puoi anche solo allontanarti. Il posto resta tuo; se altri giocano e manchi a lungo, un bot ti sostituisce finché non torni.
page-leave-yes = Sì, lascia
page-leave-later = Esci solo per ora
page-stay = Resta
page-you-left = Un bot sta giocando per te.
page-take-seat-again = Riprendi il tuo posto
page-line-opening = Verso il tavolo…
page-line-lost = Connessione persa, sta tornando…
page-not-connected = Non è arrivato: la connessione sta tornando proprio ora. Riprova.
page-hand-pass = Passa il dispositivo
page-hand-to = Passa il dispositivo a { $name }
page-hand-on = Passa il dispositivo
page-hand-first = Devono ancora scegliere: { $names }. Comincia chi lo prende.
page-hand-who = Chi ha il dispositivo?
page-hand-about = Sullo schermo ora non c’è niente che solo una persona possa vedere.
page-hand-i-am = Sono { $name }
page-hand-watch = Nessuno: mostra solo ciò che possono vedere tutti
page-hand-last = Che cosa è appena successo

## Un gioco portato da un altro pacchetto

page-added-table = Il tavolo
page-added-board = Ciò che resta uguale
page-added-choose = Tocca a te: scegli una di queste azioni.
page-added-choose-above = Tocca a te: scegli una delle azioni sul tavolo.
page-added-wait = In attesa di: { $names }.
page-added-nobody = nessuno
page-added-hidden = nascosto
page-added-yes = sì
page-added-no = no
page-added-hint = Questo gioco non ha un tabellone proprio: vedi come elenco tutto ciò che puoi sapere. Ciò che è appena cambiato ha una cornice colorata.

## Fine

page-end-you-won = Hai vinto!
page-end-won = Vince { $name }
page-end-shared = Vittoria condivisa: { $names }
page-end-abandoned = La partita non è stata finita.
page-end-interrupted = La partita è stata interrotta.
page-other-rules-rules = Questa partita è cominciata con la versione { $begun } delle regole, e ora questo server gioca con la versione { $now }.
page-other-rules-game = Questo server non ha più questo gioco.
page-other-rules-options = Questa partita è cominciata con opzioni che questo server non conosce più.
page-other-rules-moves = Una mossa fatta in questa partita non è permessa dalle regole di questo server.
page-other-rules-interrupted = Perciò qui nessuno può continuarla. Niente è andato perso: sotto vedi quello che hanno visto tutti, e i semi sono rivelati.
page-other-rules-ended = Perciò qui non si può rivedere sul tabellone. Sotto vedi quello che hanno visto tutti.
page-other-rules-record = Puoi scaricare la registrazione. Solo un Hacktable con le vecchie regole può verificarla.
page-seen = Quello che hanno visto tutti
page-seen-opening = All’inizio
page-seen-clock = Orologio
page-seen-not-kept = Quello che tutti hanno visto di questa mossa non è stato conservato.
page-seen-nothing = Non è stata fatta nessuna mossa.
page-seen-all = Mostra tutto ({ $count })
page-match = Partita { $number }
page-rematch = Gioca ancora
page-replay = Replay
page-look-board = Guarda il tabellone
page-to-result = Al risultato
page-to-table = Al tavolo
page-record = Scarica la registrazione
page-no-points = Nessun punto
page-graph = Com’è andata
page-graph-about = I punti di tutti nel corso della partita
page-graph-moves = mosse →

## Verificare il sorteggio

page-verify = Verifica il sorteggio
page-verify-about = Tutto il caso di questa partita nasce da una chiave, fatta di un seme del server e di uno per ogni posto. Tutti erano fissati da impronte prima che se ne mostrasse il primo.
page-verify-now = Controlla in questo browser
page-verify-commitment-holds = Il server ha mantenuto il suo seme: è quello di cui il tuo browser ha visto l’impronta prima di estrarre il tuo.
page-verify-commitment-fails = Il seme del server non corrisponde all’impronta mostrata prima della partita. Non fidarti di questo sorteggio.
page-verify-commitment-unknown = Il seme del server corrisponde all’impronta che indica adesso. Ma questo browser non l’ha annotata prima della partita, quindi prova poco.
page-verify-own-holds = Il tuo seme nella chiave è quello estratto dal tuo browser. Finché quello è imprevedibile, lo è anche la chiave, qualunque cosa abbiano fatto gli altri.
page-verify-own-fails = Il seme indicato per il tuo posto non è quello estratto dal tuo browser. Non fidarti di questo sorteggio.
page-verify-own-unknown = Questo browser non ha estratto nessun seme per questa partita, quindi non ha una parte sua di cui garantire.
page-verify-list-holds = L’elenco delle impronte è proprio quello su cui il tuo browser ha svelato il suo seme. Quindi nessuno ha potuto cambiare il proprio dopo aver visto il tuo.
page-verify-list-fails = L’elenco delle impronte non è quello su cui il tuo browser ha svelato il suo seme. Non fidarti di questo sorteggio, a meno che tu non abbia avviato la partita da un altro tuo dispositivo.
page-verify-list-unknown = Questo browser non ha conservato l’elenco di questa partita e non può confrontarlo. Se hai avviato la partita da questo browser, è sospetto.
page-verify-seats-holds = Il seme di ogni posto corrisponde alla sua impronta, e quelli dei bot derivano dall’elenco secondo la regola pubblica.
page-verify-seats-fails = Il seme di un posto non corrisponde alla sua impronta, o quello di un bot non deriva dall’elenco. Non fidarti di questo sorteggio.
page-verify-tries-none = Era il primo avvio di questa partita: nessuno ha rifiutato un sorteggio.
page-verify-tries-some = Avvii falliti prima di questo: { $count }. Ognuno può essere stato un sorteggio sgradito a qualcuno. Seme mancante: { $names }.
page-verify-tries-fails = Questo browser ha preso parte a più avvii falliti di quanti ne ammetta il server. Non fidarti di questo sorteggio.
page-verify-open = Questa partita è del tempo in cui i posti inviavano i semi allo scoperto. Chi gestisce il server, giocando, avrebbe potuto provare semi finché il sorteggio gli andava bene.
page-verify-against = Chi avrebbe potuto scegliere il sorteggio?
page-verify-against-player = Un altro giocatore
page-verify-against-host = Chi è a capotavola
page-verify-against-operator = Chi gestisce il server
page-verify-against-operator-who-plays = Chi gestisce il server e gioca
page-verify-could-holds = non poteva
page-verify-could-fails = non è escluso
page-verify-could-unknown = qui non si può dire
page-verify-not = Che cosa non è provato
page-verify-not-device = Più persone su un dispositivo: chi lo ha in mano potrebbe conoscere i semi di tutti quelli che vi giocano.
page-verify-not-refusing = Chiunque può rifiutare un sorteggio non svelando il suo seme. Allora la partita non comincia, e qui sopra viene contato.
page-verify-not-page = Anche questa pagina viene dal server, e chi lo gestisce può vedere tutte le carte. Se dubiti della pagina, controlla la registrazione con una copia di Hacktable presa altrove.
page-verify-key = Ecco la chiave, calcolata qui a partire da tutti i semi:
page-verify-rest = Se non vuoi fidarti di questa pagina, controlla la registrazione altrove:
page-verify-file = FILE
page-verify-record = Verifica una partita
page-verify-record-about = Dai una registrazione a questa pagina. Rigioca tutta la partita su questo dispositivo e confronta ogni riga: il sorteggio, ogni mossa, ciò che tutti hanno visto, il risultato. Non si invia niente, e non serve la rete.
page-verify-record-file = Registrazione
page-verify-record-running = Si rigioca: { $done } di { $all }…
page-verify-record-again = Tutta la partita viene rigiocata su questo dispositivo…
page-verify-record-holds = { $game }: questa registrazione è giusta.
page-verify-record-moves = Rigiocata su questo dispositivo, è venuta uguale in tutto. Azioni: { $actions }; { $ended ->
        [yes] finita.
       *[no] non finita.
    }
page-verify-record-fails = Questa registrazione non è giusta.
page-verify-record-unknown = Qui non si può dire.
page-verify-record-version = È stata giocata con la versione { $version } delle regole di { $game }, e questa pagina ha la versione { $here }.
page-verify-record-game = Questa pagina non ha il gioco { $game }.
page-verify-record-broken = Non è stato possibile rigiocare la partita su questo dispositivo. Riprova, o controlla la registrazione con “hacktable verify”.
page-verify-record-committed = Nessuno, se l’elenco qui sotto è quello su cui il tuo browser ha svelato il suo seme. La fine della partita li confronta.
page-verify-record-seed = C’è un solo seme: chi lo ha dato poteva scegliere il sorteggio.
page-verify-record-daily = Partita del giorno, { $day }: nessuno che gioca poteva sceglierla. Chi gestisce il server ha estratto il seme e lo conosceva; l’impronta qui sotto, se era nell’elenco prima del giorno, prova che dopo non è stato cambiato nulla.
page-verify-record-list = Mostra le impronte, nel loro ordine
page-verify-other-key = La registrazione ha semi diversi da quelli detti a questa pagina.
page-here-options = Queste opzioni non stanno insieme.
page-here-invite = Questo tavolo è sul tuo dispositivo: nessun altro può raggiungerlo. Per giocare con gli amici, apri un tavolo con un link.
page-away = Nessuna connessione al server.
page-away-about = Su questo dispositivo puoi giocare contro i bot, leggere le regole e verificare partite. Per invitare amici serve il server.
page-away-needed = Serve il server
page-together-here = Insieme su questo dispositivo
page-site = Qui tutto gira sul tuo dispositivo.
page-site-about = Gioca contro i bot, o insieme su questo dispositivo. Per giocare con amici tramite un link, qualcuno deve avviare un server: pip install "hacktable[server]", poi hacktable serve.
page-seeds = Mostra impronte e semi, nel loro ordine
page-seed-commitment = Impronta (SHA-256): { $name }
page-seed-of = Seme: { $name }
page-seed-server = Server
page-seed-none = nessuno (un bot)

## Replay

page-eyes = Punto di vista
page-eyes-open = Tutto visibile
page-scrub = Passo della partita
page-replay-speed = Velocità
page-share-moment = Condividi questo momento
page-share-moment-about = Chi apre questo link arriva a questo passo del replay. Le chat mostrano questa immagine: quello che tutti hanno visto, nessuna carta segreta.
page-share-moment-link = Link a questo passo
page-share-moment-picture = Immagine di questo passo
page-step = Passo { $at } di { $last }
page-play = Avvia
page-pause = Pausa
page-step-back = Un passo indietro
page-step-forward = Un passo avanti
page-moment = Momento chiave
page-moment-before = Momento chiave precedente
page-moment-next = Momento chiave successivo

## Messaggi pronti

call-hello = Ciao!
call-good-luck = Buona fortuna!
call-well-played = Bella giocata!
call-thanks = Grazie!
call-oops = Ops…
call-hurry = Tocca a te!
call-wow = Wow!
call-good-game = Bella partita!

## Avvisi

notice-timeout = Tempo scaduto: { $name }. La mossa è stata fatta automaticamente.
notice-took-over = Via da un po’: { $name }. Subentra un bot.
notice-came-back = Di nuovo al tavolo: { $name }.
notice-left = Partita lasciata: { $name }. Continua un bot.
notice-kicked = Fuori dal tavolo, per scelta di chi è a capotavola: { $name }.
notice-not-come = Posto rimasto vuoto: { $name }. Lo prende un bot.
notice-declined = Contrari al ritiro: { $name }.
notice-not-revealed = Niente avvio, mancava un seme: { $name }. Conferma di nuovo “Tutto pronto”.
notice-again-options = Le opzioni o l’orologio sono cambiati. Conferma di nuovo “Tutto pronto”.
notice-again-bots = I bot sono cambiati. Conferma di nuovo “Tutto pronto”.
notice-again-sat = Una nuova presenza al tavolo: { $name }. Conferma di nuovo “Tutto pronto”.
notice-again-moved = Su un’altra sedia: { $name }. Conferma di nuovo “Tutto pronto”.
notice-again-stood = Sedia lasciata da: { $name }. Conferma di nuovo “Tutto pronto”.
notice-again-shared = Gruppo cambiato su un dispositivo: { $name }. Conferma di nuovo “Tutto pronto”.
notice-again-kicked = Fuori dal tavolo, per scelta di chi è a capotavola: { $name }. Conferma di nuovo “Tutto pronto”.

## Errori

fault-not-understood = Il server non ha capito. Forse aiuta ricaricare la pagina.
fault-hello-first = La connessione si è ingarbugliata. Ricarica la pagina.
fault-slow-down = Un po’ troppo in fretta. Aspetta un attimo e riprova.
fault-nobody = Il tavolo non ti conosce ancora. Prima scegli un nome.
fault-no-table = Questo tavolo non esiste, o non esiste più.
fault-no-seat = Stai guardando: può farlo solo chi è seduto al tavolo.
fault-not-host = Può farlo solo chi è a capotavola.
fault-taken = Il posto { $chair } è già occupato.
fault-not-now = In questo momento non si può.
fault-lesson = Non ancora: fai prima quello che chiede la lezione. Non è cambiato nulla.
fault-counted = Questo tentativo conta, quindi non si può ritirare nulla.
fault-day-goes-on = Altri devono ancora giocare questa partita. Si vede quando il giorno è finito.
fault-day-is-over = Quel giorno è finito. C’è una nuova partita.
fault-no-evening = Questa serata non esiste. Forse il link è incompleto, oppure la serata è stata rimossa molto dopo la fine.
fault-full-evening = Questa serata è al completo: partecipano { $most } persone.
fault-many-evenings = Hai già { $most } serate non concluse. Prima concludine una.
fault-of-evening = Questo tavolo fa parte di una serata, che ha già deciso tutto questo.
fault-not-ready = Non sono ancora tutti pronti.
fault-changed = Il tavolo è appena cambiato. Guarda di nuovo, poi conferma “Tutto pronto”.
fault-too-few = Per iniziare bisogna essere almeno in { $players }.
fault-no-chair = Con il posto { $chair } non si può.
fault-shared-live = Si gioca in tempo reale, e qui più persone condividono un dispositivo: ne serve uno a testa. Scegli un altro ritmo, oppure ognuno apra il link da sé.
fault-stale = Il gioco è andato avanti prima che arrivasse la tua mossa. Dai un’occhiata e scegli di nuovo.
fault-not-saved = Il salvataggio non è riuscito. Riprova.
fault-running = La partita è ancora in corso: questo è disponibile solo dopo la fine.
fault-foreign = Veniva da un altro sito e non è stato eseguito.
fault-no-page = A questo indirizzo non c’è niente.
fault-broken = Qualcosa si è rotto sul server. Non è colpa tua: riprova.
fault-busy = Il server è occupato con altri replay e immagini. Riprova tra un attimo.
fault-other-rules = Questa partita è stata giocata con regole diverse da quelle che questo server ha ora, perciò non si può rivedere sul tabellone.
fault-no-game = Questo server non ha più il gioco «{ $game }».
fault-many-tables = Hai troppi tavoli non finiti (al massimo { $most }). Finiscine o lasciane uno, poi aprine un altro.
fault-many-today = Per oggi bastano i nuovi tavoli e le nuove partite (al massimo { $most }). Riprova domani.
fault-many-starts = L’avvio di questa partita è fallito { $most } volte. Crea un nuovo tavolo.
fault-full = Su questo server non c’è più posto per nuovi tavoli e nuove partite. Le partite in corso continuano. Chi gestisce il server può fare posto.
fault-link-over = Questo link personale è già stato usato o ha più di mezz’ora. Creane uno nuovo su un dispositivo dove sei tu.
fault-sent-away = Chi è a capotavola ti ha chiesto di lasciare il tavolo. Puoi guardare, e può farti rientrare.
fault-banned = Chi gestisce questo server non ti fa più entrare.
fault-unanswered = A quell’indirizzo non risponde nessuno. Controllalo e riprova.
fault-not-open = Questo tavolo non è aperto per te.
fault-many-ties = Hai già silenziato o bloccato { $most } persone. Prima sbloccane qualcuna.
fault-many-reports = Per oggi bastano le segnalazioni (al massimo { $most }). Puoi sempre silenziare o bloccare una persona.
fault-full-of-reports = Per ora questo server non accetta altre segnalazioni: chi lo gestisce deve ancora leggere le precedenti.
fault-not-proved = Questa passkey non è stata accettata.
fault-full-device = Questo dispositivo conosce già { $most } persone. Togline prima una nelle impostazioni.

## Perché una connessione è stata chiusa

close-protocol = C’è una nuova versione di Hacktable. Ricarica la pagina.
close-stranger = Questo browser qui non è più riconosciuto. Vai alla pagina iniziale e scrivi un nome.
close-foreign = Questa pagina è stata aperta da un indirizzo diverso da quello del tavolo. Usa il link del tavolo.
close-gone = Questo tavolo non esiste, o non esiste più.
close-banned = Chi gestisce questo server non ti fa più entrare.
close-not-your-try = Solo chi gioca questa partita del giorno può vederla. Gioca la tua: è la stessa.
close-no-game = Il gioco di questo tavolo non è più su questo server.
close-nonsense = La pagina e il server non si capiscono. Ricarica la pagina.
close-flood = Troppa roba in una volta. Riconnessione in corso…
close-too-slow = La connessione non riusciva a stare al passo. Riconnessione in corso…
close-silent = La connessione si è ammutolita. Riconnessione in corso…
close-closing = Il server si sta riavviando. Riconnessione in corso…
close-again = La connessione si è interrotta. Riconnessione in corso…
close-moved = Il tavolo è passato a un altro server. Riconnessione in corso…

## Valutazioni e pagine dei giocatori

page-rated = Con valutazione
page-rated-about = Il risultato cambia la valutazione di tutti in questo gioco. Per almeno due persone, ognuna sul proprio dispositivo, con l’orologio, senza consigli e senza ritirare mosse di comune accordo. Chi se ne va prima conta come ultimo. Alla fine tutti al tavolo vedono come sono cambiate le valutazioni.
page-leave-rated = Questa partita vale per la valutazione: chi se ne va arriva ultimo, anche se un bot continua al suo posto.
page-ratings = Valutazioni
page-ratings-about = La tua pagina mostra quanto è sicuro ogni numero.
page-rating-change = da { $before } a { $after }
page-rating-guess = ancora un’ipotesi
page-rating-roughly = nota a grandi linee
page-rating-well = ben nota
page-rating-range = La forza reale è molto probabilmente tra { $low } e { $high }.
page-rating-matches = { $count ->
    [one] Una partita valutata.
   *[other] { $count } partite valutate.
  }
page-rating-none = Ancora nessuna partita valutata. Chi ospita un tavolo può attivare la valutazione prima di una partita.
page-rating-about = Un bot pratico ha 25, e così cominciano tutti. Più partite, più stretta la fascia: dopo qualche decina ci si può fidare del numero. Ogni gioco e ogni numero di giocatori ha la sua.
page-rating-curve = Da { $first } a { $last } in { $count } partite, con la fascia in cui molto probabilmente si trova la forza reale
page-player = Un giocatore
page-player-mine = La mia pagina
page-player-nobody = Prima datti un nome all’ingresso.
page-player-nothing = Qui non c’è ancora niente. Dopo la tua prima partita finita trovi qui risultati, medaglie e valutazioni.
page-player-count = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
  }
page-player-wins = { $matches ->
    [one] Una partita finita, { $wins } vinte.
   *[other] { $matches } partite finite, { $wins } vinte.
  }
page-streak = Serie di vittorie più lunga: { $best }, ora: { $now }.
page-medals = Medaglie
page-medals-count = { $count } su { $all }
page-medal-earned = Ottenuta il { $date }
page-medal-not-yet = Non ancora
page-medal-first-win = Prima vittoria
page-medal-first-win-about = Vinci una partita.
page-medal-in-a-row = Tre di fila
page-medal-in-a-row-about = Vinci tre partite una dopo l’altra.
page-medal-champion = Ammazzagiganti
page-medal-champion-about = Arriva davanti a un bot campione.
page-medal-crowd = In compagnia
page-medal-crowd-about = Vinci una partita con almeno tre persone.
page-medal-every-size = A ogni tavolo
page-medal-every-size-about = Vinci con ogni numero di giocatori.
page-medal-often = Cliente fisso
page-medal-often-about = Finisci 25 partite.
page-medal-spaces = Ben piazzato
page-medal-spaces-about = Fai almeno 20 punti con le caselle sotto le tue pedine.
page-medal-threes = Banconote grosse
page-medal-threes-about = Finisci una partita con almeno cinque banconote da 3.
page-medal-bonuses = Tutti i bonus
page-medal-bonuses-about = Ottieni tutti e tre i punti bonus in una partita.
page-history = Partite finite
page-history-together = Partite giocate insieme
page-history-place = { $place }° posto su { $players }
page-history-left = uscito prima
page-history-rated = valutata, { $change }
page-private = Tieni questa pagina per me
page-private-about = Altrimenti la possono vedere le persone con cui hai finito una partita: valutazioni, medaglie e le partite giocate insieme. Nessun altro può.
page-player-delete = Se cancelli i tuoi dati nelle impostazioni, viene cancellato anche tutto questo.
fault-not-rated = Una partita valutata richiede almeno due persone, ognuna sul proprio dispositivo.
fault-no-player = Non puoi vedere questa pagina: il giocatore non esiste, non avete ancora finito una partita insieme, oppure è privata.

## The deal of the day

page-daily = Partita del giorno
page-daily-about = La stessa partita per tutti, contro gli stessi bot. Un tentativo conta.
page-daily-next = Prossime partite tra { $time }
page-daily-against = Contro { $bots }
page-daily-play = Gioca
page-daily-go-on = Continua
page-daily-result = Risultato
page-daily-none = Non ancora provata
page-daily-waiting = Il tuo tentativo che conta non è finito
page-daily-place = Posto { $place } su { $players }, { $points ->
        [one] un punto
       *[other] { $points } punti
    }
page-daily-better = Meglio del { $share } degli altri
page-daily-ties = un pareggio conta la metà
page-daily-first = Il tuo è il primo risultato
page-daily-tries =
    { $count ->
        [0] Nessun tentativo finora
        [one] Un tentativo finora
       *[other] { $count } tentativi finora
    }
page-daily-sure = Il tuo tentativo che conta
page-daily-sure-once = Conta un solo tentativo, senza suggerimenti, e nessuna mossa si può ritirare.
page-daily-sure-end = Puoi andare via e tornare finché il giorno non finisce, tra { $time }. Quello che allora non è finito non conta.
page-daily-sure-best = Se il tuo è il migliore del giorno, domani tutti possono guardarlo con il tuo nome.
page-daily-begin = Comincia
page-daily-again = Riprova, senza contare
page-daily-counted = Tentativo che conta
page-daily-uncounted = Un tentativo libero: non conta
page-daily-late = Il giorno è finito prima di questo tentativo, quindi non conta.
page-daily-share = Condividi
page-daily-share-send = Invia…
page-daily-share-picture = Immagine
page-daily-plot = Come sono andati tutti, a sinistra il risultato peggiore, a destra il migliore; il tuo è segnato.
page-daily-yesterday = Ieri
page-daily-best = Migliore: { $name }, posto { $place }
page-daily-watch = Guarda la partita migliore
page-daily-nobody = Nessuno l’ha finita.
page-daily-you = Tu: posto { $place }
page-daily-coming = Impronte dei prossimi giorni
page-daily-coming-about = Ognuna fissa prima del giorno una partita, le opzioni e i bot. Il tuo browser le conserva e confronta.
page-daily-fits-holds = Il seme corrisponde all’impronta che il tuo browser ha visto prima del giorno.
page-daily-fits-unknown = Il seme corrisponde alla sua impronta. Il tuo browser non l’ha vista prima del giorno: confrontala con quella che hanno visto altri.
page-daily-fits-fails = Il seme non corrisponde a ciò che il tuo browser ha visto prima del giorno: questa partita è stata cambiata.
page-daily-secret = Seme, registrazione e replay si vedono quando il giorno è finito: altri devono ancora giocare questa partita.
page-daily-verify = Tutti ricevono questa partita. Un’impronta l’ha fissata prima del giorno, e il seme si vede dopo.
page-daily-not-tries = Qualcuno può aver visto la partita prima del tentativo che conta: come altro ospite, o da un amico.
page-daily-not-operator = Chi gestisce il server ha estratto il seme, poteva sceglierlo e durante il giorno lo conosce.
page-daily-not-bots = Che i bot abbiano scelto da sé le loro mosse.

## Evenings

page-evening = Serata
page-evening-plan = Organizza una serata
page-evening-plan-about = Più turni su più tavoli per il tuo gruppo, con la classifica e un solo link per tutti.
page-evening-mine = Le mie serate
page-evening-name = Nome della serata
page-evening-name-usual = Serata giochi
page-evening-format = Chi incontra chi
page-evening-swiss = Sistema svizzero
page-evening-robin = Tutti contro tutti
page-evening-swiss-about = Si incontra chi ha più o meno gli stessi punti, e nessuno ritrova la stessa persona finché si può evitare.
page-evening-robin-about = Tutti incontrano tutti nel modo più equilibrato possibile, qualunque sia il punteggio.
page-evening-rounds = Turni
page-evening-size = Giocatori a un tavolo
page-evening-size-about = I bot occupano le sedie che restano libere.
page-evening-sized = { $size } a un tavolo
page-evening-break = Pausa tra i turni
page-evening-break-none = Nessuna
page-evening-break-host = Finché chi ospita non riprende
page-evening-minutes = { $count } minuti
page-evening-joins = Gioco anch’io
page-evening-make = Crea il link
page-evening-invite-about = Un solo link per tutti: chi lo apre può partecipare, anche più tardi, oppure guardare.
page-evening-brief-gathering = Non iniziata
page-evening-brief-playing = In corso
page-evening-brief-break = Pausa
page-evening-brief-over = Finita
page-evening-phase-gathering = Stanno arrivando
page-evening-phase-playing = Turno { $round } di { $rounds }
page-evening-phase-break = Pausa dopo il turno { $round } di { $rounds }
page-evening-phase-over = La serata è finita
page-evening-now = Che cosa succede ora
page-evening-host = Ospita: { $name }
page-evening-is-host = ospita
page-evening-join = Partecipa
page-evening-join-about = Non serve un account.
page-evening-join-late = Puoi entrare adesso e giocare dal prossimo turno.
page-evening-joined = Partecipi. Lascia aperta questa pagina: ti chiama quando il tuo tavolo è pronto.
page-evening-rest = Salta un turno
page-evening-back = Sono di nuovo qui
page-evening-away = in pausa
page-evening-away-you = Resti in pausa finché non dici che sei di nuovo qui.
page-evening-out-you = Chi ospita ti ha escluso da questa serata.
page-evening-late-you = Ci sei, e giochi dal prossimo turno.
page-evening-done-you = Il tuo tavolo ha finito. Il turno continua agli altri tavoli.
page-evening-watching = Stai guardando.
page-evening-somebody = Qualcuno
page-evening-nobody = Non è ancora arrivato nessuno.
page-evening-wait-start = Chi ospita dà inizio quando ci sono tutti.
page-evening-next-in = Il prossimo turno inizia tra
page-evening-next-host = Il prossimo turno inizia quando chi ospita riprende.
page-evening-paused = Chi ospita ha messo in pausa la serata.
page-evening-your-table = Il tuo tavolo
page-evening-with = Con { $names }
page-evening-go = Al tuo tavolo
page-evening-began = Inizia il turno { $round }: il tuo tavolo è pronto.
page-evening-told = Avvisami di questa serata
page-evening-told-about = Quando inizia un turno e quando tocca a te. Vale solo per questa serata.
page-evening-hosting = Per chi ospita
page-evening-begin = Inizia la serata
page-evening-begin-about = Al prossimo turno partecipano in { $count }, a tavoli da { $size }. I bot completano.
page-evening-next = Prossimo turno adesso
page-evening-pause = Pausa
page-evening-resume = Riprendi
page-evening-end = Concludi la serata
page-evening-end-sure = Concludere la serata adesso? Ciò che si sta ancora giocando non conta più.
page-evening-remove-title = Escludi qualcuno
page-evening-remove = Escludi
page-evening-remove-name = Escludi { $name }
page-evening-let-in = Fai rientrare
page-evening-let-in-name = Fai rientrare { $name }
page-evening-people = Persone
page-evening-standings = Classifica
page-evening-standings-about = A un tavolo ottieni un punto per ogni giocatore dietro di te; chi condivide un posto divide i punti. A parità di punti decidono le vittorie, poi i punti di chi era al tavolo con te.
page-evening-place = Posto
page-evening-person = Nome
page-evening-points = Punti
page-evening-wins = Vittorie
page-evening-against = Avversari
page-evening-rounds-played = Giocati
page-evening-round = Turno { $round }
page-evening-table = Tavolo { $number }
page-evening-table-waiting = Non iniziato
page-evening-table-playing = In gioco
page-evening-table-over = Finito
page-evening-table-void = Non conta
page-evening-score = { $place }. { $name } ({ $points })
page-evening-watch = Guarda
page-evening-watch-table = Guarda il tavolo { $number }
page-evening-skip = Non aspettare
page-evening-skip-table = Non aspettare il tavolo { $number }
page-evening-winner =
    { $count ->
        [one] { $names } ha vinto la serata.
       *[other] { $names } hanno vinto insieme la serata.
    }
page-evening-of = Turno { $round } di una serata
page-evening-to = Alla serata
page-evening-lobby-about = La partita inizia quando ci sono tutti. I bot occupano le sedie di chi non viene.
