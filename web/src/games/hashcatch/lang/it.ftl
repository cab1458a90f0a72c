### Hashcatch: frasi che servono solo alla pagina.
### Le frasi con il nome di qualcuno vanno bene anche quando quel nome è “Tu”.

hashcatch-page-board = Il tavolo di Hashcatch. Le frecce scorrono ciò che puoi scegliere, Invio conferma, Esc annulla.
hashcatch-page-row = Riga { $row }
hashcatch-page-code = Codice { $code }
hashcatch-page-half = 1/2
hashcatch-page-legend-bank = Banca dei blocchi
hashcatch-page-legend-tries = tentativi
hashcatch-page-expect-roll = Lancia il dado per muovere.
hashcatch-page-wait-roll = Sta per lanciare: { $seat }.

## Tre immagini prima della prima partita

hashcatch-page-intro-goal = Porta i tuoi token dall’anello, attraverso la banca dei blocchi, nella blockchain. Quando qualcuno ne ha quattro lì, la partita finisce. Vince chi ha più punti.
hashcatch-page-intro-turn = Lancia il dado e muovi un token, nella direzione che vuoi. Se sta su un #, puoi invece verificarlo: se la cifra e il dado sono entrambi pari o entrambi dispari, va nella banca dei blocchi.
hashcatch-page-intro-score = Tre token nella banca dei blocchi diventano una nuova riga, e quelle che ci sono già scendono. Più in fondo vale di più. Ma chi fa con i dadi il codice di una riga ne rimanda a casa i token.

## Scegliere

hashcatch-page-pick = Prendi il token { $token } (cifra { $digit }), { $place }
hashcatch-page-choose-push = Token { $token } alla { $to }, poi scegli dove va l’altro
hashcatch-page-ask-goal = È uscito un { $roll }: dove va il token { $token }?
hashcatch-page-ask-push = Token { $token } alla { $to }: da che parte si sposta il token che è lì?
hashcatch-page-move-way =
    { $way ->
        [plus] Token { $token } in senso orario
       *[minus] Token { $token } in senso antiorario
    }{ $push ->
        [plus] , spingendo l’altro in senso orario
        [minus] , spingendo l’altro in senso antiorario
       *[none] { "" }
    }
hashcatch-page-try-move = Muovi il token { $token }
hashcatch-page-try-check = Controlla il token { $token }
hashcatch-page-try-attack = Attacca la riga { $row }

## In attesa di qualcun altro

hashcatch-page-wait-purpose = Di turno: { $seat }. Muovere o controllare?
hashcatch-page-wait-move = { $seat }: è uscito un { $roll }. Quale token sarà?
hashcatch-page-wait-again = { $seat }: un 6! Si può tirare ancora.
hashcatch-page-wait-genuine = { $seat }: token autentico. Banca o grande hack?
hashcatch-page-wait-hack = Hack in arrivo: { $seat }.
hashcatch-page-wait-bonus = { $seat }: quale token prende la casella bonus?

## Notizie accanto a un nome

hashcatch-page-fact-chain = { $count }/{ $end } in catena
hashcatch-page-fact-chain-about =
    { $count ->
        [one] Un token nella catena; la partita finisce a { $end }
       *[other] { $count } token nella catena; la partita finisce a { $end }
    }
hashcatch-page-fact-bank = { $count } in banca
hashcatch-page-fact-bank-about =
    { $count ->
        [one] Un token in attesa nella banca dei blocchi
       *[other] { $count } token in attesa nella banca dei blocchi
    }
hashcatch-page-fact-risk = Hack alla riga { $row }
hashcatch-page-fact-risk-brief = Hack { $row }
hashcatch-page-fact-risk-about = Un token è sulla casella di rischio della riga { $row }: hack al prossimo turno
hashcatch-page-fact-open = { $count }/{ $tokens } cifre note
hashcatch-page-fact-open-about = Token che hanno mostrato la cifra a tutti: { $count } su { $tokens }

## La posizione in parole

hashcatch-page-token =
    { $digit ->
        [none] { $seat }, token { $token }
       *[other] { $seat }, token { $token } (cifra { $digit })
    }
hashcatch-page-sum-base =
    { $count ->
        [0] { $seat }: casella di partenza { $start }, nessun token nella base.
        [one] { $seat }: casella di partenza { $start }, un token nella base.
       *[other] { $seat }: casella di partenza { $start }, { $count } token nella base.
    }
hashcatch-page-sum-at = { $token }: { $place }.
hashcatch-page-sum-bank = In attesa nella banca dei blocchi: { $tokens }.
hashcatch-page-sum-bank-empty = Nessun token in attesa nella banca dei blocchi.
hashcatch-page-sum-row = Riga { $row }, punti { $points }: { $tokens }. Tentativi per hackerarla: { $tries }, probabilità { $chance }.
hashcatch-page-sum-row-empty = Riga { $row }, punti { $points }: vuota.
hashcatch-page-sum-risk = All’attacco della riga { $row }: { $token }.
hashcatch-page-sum-roll = Il dado mostra { $roll }.

## Quando si guarda qualcosa da vicino

hashcatch-page-about-here = Qui: { $token }.
hashcatch-page-about-free = Libera.
hashcatch-page-about-space-ordinary = Una casella comune. Chi ci arriva spinge il token che c’è sulla casella libera più vicina.
hashcatch-page-about-space-start = Casella di partenza di: { $seat }. È il primo passo fuori dalla base; per gli altri è una casella comune.
hashcatch-page-about-space-hash = Una casella di transazione #. Il token che sta qui può essere controllato in un turno successivo. Chi arriva qui su un token altrui tenta un piccolo hack.
hashcatch-page-about-ring-name = L’anello
hashcatch-page-about-ring = 40 caselle su cui i token girano nei due sensi. Lo scopo è fermarsi esattamente su un #.
hashcatch-page-about-token-base = Esce con qualsiasi tiro; la casella di partenza conta come primo passo.
hashcatch-page-about-token-ring = Si muove esattamente di quanto dice il dado, in un senso o nell’altro.
hashcatch-page-about-token-hash = Chi lo possiede può controllarlo: se cifra e tiro sono entrambi pari o dispari, prosegue verso la banca o un hack.
hashcatch-page-about-token-bank = Aspetta l’hashing, che comincia quando i tre posti d’attesa sono occupati.
hashcatch-page-about-token-chain = Finché resta lì vale punti. Quattro token di un colore nella catena chiudono la partita.
hashcatch-page-about-token-risk = Al prossimo turno del suo colore attacca la riga { $row }; comunque vada, poi torna a casa.
hashcatch-page-about-digit-own = La sua cifra la conosci solo tu.
hashcatch-page-about-digit-open = Tutti hanno visto la sua cifra.
hashcatch-page-about-digit-seen = Conosci la sua cifra.
hashcatch-page-about-digit-hidden = Non vedi la sua cifra.
hashcatch-page-about-base-name = Base: { $seat }
hashcatch-page-about-base = Qui aspettano i token, e qui tornano se risultano falsi o vengono hackerati.
hashcatch-page-about-bank-name = Banca dei blocchi
hashcatch-page-about-bank = Posti d’attesa occupati: { $count } su { $all }. Quando lo sono tutti comincia l’hashing: il doppio più alto prende la casella bonus della riga 1, gli altri le caselle esterne.
hashcatch-page-about-berth = Un token autentico prende il posto d’attesa libero più basso. Con tre token comincia l’hashing.
hashcatch-page-about-chain-name = La blockchain
hashcatch-page-about-chain = Cinque righe. Ogni nuova riga spinge di un posto più in basso quelle sopra il primo vuoto: più in basso valgono di più e sono più difficili da hackerare.
hashcatch-page-about-row = Dentro: { $tokens }.
hashcatch-page-about-row-empty = Vuota: niente punti e niente da hackerare.
hashcatch-page-about-row-points = Punti: { $points }
hashcatch-page-about-cell-outer = Una casella esterna: vale tanti punti quanto la riga è profonda.
hashcatch-page-about-cell-bonus = La casella bonus: un punto in più delle vicine. Qui entra chi vince l’hashing.
hashcatch-page-about-code-name = Codice della riga { $row }
hashcatch-page-about-code = La somma delle tre cifre della riga. Chi la attacca deve farla con due dadi.
hashcatch-page-about-code-unknown = Non vedi tutte le cifre.
hashcatch-page-about-tried = Tentati invano: { $sums }.
hashcatch-page-about-risk = ×{ $tries }: chi attacca da qui la riga { $row } può tirare due dadi { $tries } volte per il suo codice.
hashcatch-page-about-chance = Probabilità di riuscita: { $chance }
hashcatch-page-about-die-name = Dado
hashcatch-page-about-die = Un token si muove esattamente di tanto.
hashcatch-page-about-die-last = L’ultimo tiro. Prima del prossimo si dice a che serve: muovere o controllare.
hashcatch-page-about-trail-name = Ultima mossa
hashcatch-page-about-trail = La strada che un token ha appena fatto.
hashcatch-page-about-way-name = Mossa possibile
hashcatch-page-about-way = La strada che il token farebbe.
hashcatch-page-about-show-name = Che cosa succede
hashcatch-page-about-show = Si tirano i dadi.
hashcatch-page-about-do-roll = Un dado; poi uno dei tuoi token deve muoversi esattamente di tanto.
hashcatch-page-about-do-check = Un dado: se tiro e cifra sono entrambi pari o dispari, il token è autentico e prosegue; altrimenti torna a casa. Tutti vedono la cifra.
hashcatch-page-about-do-move = Il token si muove di quanto hai tirato. Chi occupa l’arrivo viene spinto via; su un # si tenta un piccolo hack.
hashcatch-page-about-do-stop = Il turno finisce senza il secondo tiro.
hashcatch-page-about-do-bank = Il tuo token prende il posto d’attesa libero più basso; il terzo fa partire l’hashing.
hashcatch-page-about-do-attack = Il tuo token va sulla casella di rischio della riga { $row } e la attacca al prossimo turno: se esce il codice, i suoi tre token tornano a casa.
hashcatch-page-about-do-hack = Due dadi, { $tries } tentativi: se una somma è il codice della riga { $row }, i suoi tre token tornano a casa. Il tuo torna a casa comunque.
hashcatch-page-about-do-bonus = Questo token prende la casella bonus al centro della riga 1, che vale un punto in più.

## Che cosa è appena successo, sul tabellone

hashcatch-page-show-odd = dispari
hashcatch-page-show-even = pari
hashcatch-page-show-genuine = Autentico!
hashcatch-page-show-forged = Falso!
hashcatch-page-show-check = Controllo: { $seat }
hashcatch-page-show-small-hack = Piccolo hack: { $seat }
hashcatch-page-show-opening = Chi inizia?
hashcatch-page-show-hashing = Hashing!
hashcatch-page-show-hashing-on = Parità: si ritira
hashcatch-page-show-vain =
    { $count ->
        [one] Un giro senza doppi…
       *[other] { $count } giri senza doppi…
    }
hashcatch-page-show-double = Doppio { $die }!
hashcatch-page-show-hack = Riga { $row }, codice { $code }
hashcatch-page-show-odds =
    { $tries ->
        [one] Ancora un tentativo, { $chance }
       *[other] Ancora { $tries } tentativi, { $chance }
    }
hashcatch-page-show-tries =
    { $tries ->
        [one] Ancora un tentativo
       *[other] Ancora { $tries } tentativi
    }
hashcatch-page-show-cracked = Craccata!
hashcatch-page-show-held = La riga regge.
hashcatch-page-show-stuck = Nessuna mossa
hashcatch-page-show-ended = Quattro in catena!

## Momenti di un replay

hashcatch-page-moment-ended = La fine
hashcatch-page-moment-cracked = Una riga è craccata
hashcatch-page-moment-hacked = Un hack fallisce
hashcatch-page-moment-hashing = Una riga nuova
hashcatch-page-cheer-hashing = Nella catena!
hashcatch-page-cheer-cracked = Riga craccata!

## Consigli per la prima partita

hashcatch-page-hint-digits = Ogni token ha una cifra da 1 a 4. Le tue le vedi solo tu, finché un controllo non le mostra a tutti.
hashcatch-page-hint-roll = Tocca il dado per tirare. I tuoi token aspettano nella base; la casella di partenza conta come primo passo.
hashcatch-page-hint-leave = Tocca un token, poi una delle sue due mete. Puoi girare da una parte o dall’altra: punta a un #.
hashcatch-page-hint-way = Può muoversi uno qualsiasi dei tuoi token, da una parte o dall’altra, esattamente di quanto dice il dado. Ti conviene finire su un #.
hashcatch-page-hint-hash = Puoi fermarti proprio su un #! Da lì, in un turno successivo, un token può superare il controllo e arrivare nella banca dei blocchi.
hashcatch-page-hint-small-hack = Quel # è occupato. Se ci vai lo stesso, la cifra dell’altro token si confronta con il tuo { $roll }: se non è anche lei { $parity ->
        [odd] dispari
       *[even] pari
    }, quel token torna alla base e il # è tuo.
hashcatch-page-hint-push = La casella è occupata: il token che c’è deve far posto, e decidi tu da che parte.
hashcatch-page-hint-check = Il tuo token è su un #. Controllalo: con la cifra { $digit } ti serve un tiro { $parity ->
        [odd] dispari
       *[even] pari
    }, quindi riesce una volta su due. Se va male, il token torna alla base.
hashcatch-page-hint-again = Dopo un 6 puoi tirare e muovere ancora, una volta per turno.
hashcatch-page-hint-genuine = Autentico! In banca il tuo token aspetta di entrare nella catena. Oppure mandalo ad attaccare una riga: la percentuale è la probabilità di craccarla.
hashcatch-page-hint-genuine-blind = Autentico! In banca il tuo token aspetta di entrare nella catena. Oppure mandalo ad attaccare una riga: ti ricordi le sue tre cifre?
hashcatch-page-hint-hack-blind = Due dadi, { $tries } tentativi: se una somma è uguale a quella delle tre cifre della riga, la riga crolla. Il tuo token torna comunque alla base.
hashcatch-page-hint-hack = Due dadi, { $tries } tentativi: se una somma fa { $code }, la riga crolla. La tua probabilità: { $chance }. Il tuo token torna comunque alla base.
hashcatch-page-hint-bonus = Sono tutti e tre tuoi, quindi niente dadi: scegli chi prende la casella centrale, che vale un punto in più.
hashcatch-page-hint-bank = Appena ci sono tre token in attesa nella banca, si tira per fare doppio. Il più alto prende la casella bonus, e tutti e tre entrano nella riga 1.
hashcatch-page-hint-row = La riga 1 è piena: ogni casella vale il numero che porta. Chi ha vinto l’hashing ha preso il centro e un token nuovo.
hashcatch-page-hint-sink = Una riga nuova spinge più a fondo le vecchie. Più a fondo vuol dire più punti, e meno tentativi per chi hackera.
hashcatch-page-hint-attacked = La riga { $row } è sotto attacco, e c’è un tuo token. Se chi attacca azzecca la somma delle cifre, tutti e tre tornano alla base.
hashcatch-page-hint-end = A qualcuno manca un solo token nella catena: poi la partita finisce subito, e vince chi ha più punti.
