### Hashcatch in italiano.
### I nomi stanno prima dei due punti, alla fine o tra parentesi: così la frase va bene anche con il nome “Tu”.
### I luoghi del tabellone sono tutti femminili (casella, riga, base): perciò vanno bene “dalla”, “alla” e “sulla”.

hashcatch-title = Hashcatch
hashcatch-summary = Porta i tuoi dati in giro per l’anello, ancorali in fondo alla blockchain e hackera chi ci è già arrivato.

## Opzioni

hashcatch-option-memory = A memoria
hashcatch-option-memory-about = Cifre e somme si vedono quando escono, poi non più: sta a te ricordarle. Le tue cifre le vedi sempre.

## Esclamazioni: con un tocco

hashcatch-call-come-on = Dai, un bel tiro!
hashcatch-call-lucky = Che fortuna!
hashcatch-call-nice-hash = Bell’hash!
hashcatch-call-not-my-token = Il mio token no!
hashcatch-call-revenge = Me la pagherai!
hashcatch-call-phew = Uff, c’è mancato poco!
hashcatch-call-that-row = Voglio quella riga!
hashcatch-call-laugh = Ahahah!

## Che cosa si deve fare

hashcatch-expect-purpose = Tira per muovere, o controlla un tuo token su un #.
hashcatch-expect-move = È uscito un { $roll }: scegli un token e una direzione.
hashcatch-expect-again = Un 6! Tira e muovi ancora, o fermati qui.
hashcatch-expect-genuine = Il tuo token è autentico: portalo nella banca dei blocchi, o parti per un grande hack.
hashcatch-expect-hack = Il tuo token è su una casella di rischio: tira e prova a indovinare il codice della riga.
hashcatch-expect-bonus = I tre token in attesa sono tuoi: scegli quello per la casella bonus.
hashcatch-expect-over = La partita è finita.

## Rifiuti

hashcatch-say-purpose = “{ $given }” non si può ancora: prima tira per muovere, o controlla un tuo token su un #.
hashcatch-must-move = “{ $given }” ora non si può: è uscito un { $roll }, e devi usarlo per muovere.
hashcatch-second-roll = “{ $given }” ora non si può: dopo il 6 puoi solo tirare ancora per muovere, o fermarti.
hashcatch-bank-or-attack = “{ $given }” ora non si può: il tuo token autentico va nella banca dei blocchi o attacca una riga.
hashcatch-hack-first = “{ $given }” ora non si può: prima il tuo token sulla casella di rischio deve fare il suo hack.
hashcatch-choose-bonus = “{ $given }” non si può ancora: prima scegli il token che prende la casella bonus.
hashcatch-no-token = Non hai un token { $token }: i tuoi vanno da { $first } a { $last }.
hashcatch-not-on-hash = “{ $given }” non si può: il token { $token } non è su una casella di transazione.
hashcatch-not-on-ring = “{ $given }” non si può: si muovono solo i token nella base e sull’anello. Il token { $token } è qui: { $place }.
hashcatch-one-step = “{ $given }” non serve: con un 1 un token va dalla base alla sua casella di partenza, ed è la stessa mossa nelle due direzioni. Giocala con il +.
hashcatch-choose-push = Ci sono due caselle libere alla stessa distanza dalla { $place }. Indica dove va l’altro token: “{ $given } push +” (senso orario) o “{ $given } push -” (senso antiorario).
hashcatch-no-push-choice = “{ $given }” dice troppo: alla { $place } non c’è nessuna spinta da scegliere. Gioca la mossa senza “push”.
hashcatch-own-hash = “{ $given }” non si può: finisce su un # che è già tuo ({ $place }).
hashcatch-no-room = “{ $given }” non si può: il token che è in mezzo ({ $place }) non ha una casella libera dove andare.
hashcatch-row-empty = “{ $given }” non si può: la riga { $row } è vuota, non c’è niente da hackerare.
hashcatch-row-attacked = “{ $given }” non si può: la riga { $row } è già sotto attacco, e c’è posto per uno solo.
hashcatch-not-in-bank = “{ $given }” non si può: il token { $token } non è nella banca dei blocchi.

## Che cosa è in gioco

hashcatch-stake-cracked = Se è craccata
hashcatch-stake-held = Se non è craccata
hashcatch-stake-hashed = Hashing
hashcatch-stake-forged = Se è falso
hashcatch-prospect-home = Uno dei tuoi token torna alla base
hashcatch-reason-move =
    { $rolls ->
        [0] Poi nessun tiro porta un altro token su una casella di transazione libera.
        [one] Poi un tiro su 6 porta un altro token su una casella di transazione libera.
       *[other] Poi { $rolls } tiri su 6 portano un altro token su una casella di transazione libera.
    }
hashcatch-reason-roll =
    { $rolls ->
        [0] Nessun tiro porta un altro token su una casella di transazione libera.
        [one] Un tiro su 6 porta un altro token su una casella di transazione libera.
       *[other] { $rolls } tiri su 6 portano un altro token su una casella di transazione libera.
    }
hashcatch-reason-hash =
    { $may ->
        [0] Da lì nessuno può rimandarlo alla base con un tiro.
        [one] Uno su { $others } avversari può rimandarlo alla base con un tiro.
       *[other] { $may } su { $others } avversari possono rimandarlo alla base con un tiro.
    }
hashcatch-reason-check =
    { $may ->
        [0] 3 tiri su 6 lo mostrano autentico. Nessuno può rimandarlo alla base con un tiro.
        [one] 3 tiri su 6 lo mostrano autentico. Se resta lì, uno su { $others } avversari può rimandarlo alla base.
       *[other] 3 tiri su 6 lo mostrano autentico. Se resta lì, { $may } su { $others } avversari possono rimandarlo alla base.
    }
hashcatch-reason-hack = Il token che sta lì è falso e torna alla base: { $odds }.
hashcatch-reason-bank =
    { $missing ->
        [one] Poi nella banca dei blocchi manca ancora un token.
       *[other] Poi nella banca dei blocchi mancano ancora { $missing } token.
    }
hashcatch-reason-attack =
    { $tries ->
        [one] Il codice è { $code }: lo danno { $ways } tiri su 36. Un tentativo, { $odds } in tutto.
       *[other] Il codice è { $code }: lo danno { $ways } tiri su 36. { $tries } tentativi, { $odds } in tutto.
    }

## Da dove vengono i punti

hashcatch-source-row-1 = Riga 1
hashcatch-source-row-2 = Riga 2
hashcatch-source-row-3 = Riga 3
hashcatch-source-row-4 = Riga 4
hashcatch-source-row-5 = Riga 5
hashcatch-source-bonus = Caselle bonus

## Luoghi

hashcatch-place-ring = casella { $number }
hashcatch-place-hash = casella di transazione { $number }
hashcatch-place-bank = casella d’attesa #-{ $number }
hashcatch-place-row =
    { $column ->
        [a] riga { $row } (sinistra)
        [b] riga { $row } (bonus)
       *[c] riga { $row } (destra)
    }
hashcatch-place-risk = casella di rischio { $row }
hashcatch-place-base = base

## Azioni

hashcatch-do-roll = Tira per muovere
hashcatch-do-check = Controlla il token { $token } (cifra { $digit }) sulla { $place }
# Fluent non sa distinguere "+" da "-": `push` è "none", "plus" o "minus"; tutto il resto si mostra com’è.
hashcatch-do-move =
    { $push ->
        [none] Token { $token } alla { $to }
        [plus] Token { $token } alla { $to }, spingendo l’altro in senso orario
        [minus] Token { $token } alla { $to }, spingendo l’altro in senso antiorario
       *[other] Token { $token } alla { $to }, spingendo l’altro ({ $push })
    }
hashcatch-do-stop = Non tirare più, chiudi il turno
hashcatch-do-bank = Vai nella banca dei blocchi
hashcatch-do-attack = Attacca la riga { $row } (probabilità { $chance })
hashcatch-do-hack = Hackera la riga { $row }
hashcatch-do-bonus = Token { $token } sulla casella bonus

## La lezione

hashcatch-lesson-roll = Il tuo obiettivo: token nella blockchain, al centro. La strada passa per un #. Tocca il dado per tirare.
hashcatch-lesson-roll-done = Un 4!
hashcatch-lesson-move = A quattro caselle da un tuo token c’è un #. Tocca quel token, poi il #.
hashcatch-lesson-move-done = Il tuo token è sul #.
hashcatch-lesson-check = Solo tu conosci la sua cifra: 3. Se anche il tiro è dispari, il token è autentico; altrimenti torna alla base. Toccalo per il controllo.
hashcatch-lesson-check-done = Un 5, dispari come il 3: autentico!
hashcatch-lesson-bank = Portalo nella banca dei blocchi: tocca la banca. Due token aspettano già lì; con tre comincia l’hashing.
hashcatch-lesson-bank-done = Il tuo doppio ha vinto! Il tuo token ha preso il centro, che vale un punto in più, e ne hai uno nuovo. La riga vecchia è scesa: più a fondo vale di più.
hashcatch-lesson-again = Dall’altra parte il tuo avversario occupa un #, a due caselle dal tuo token. Tira.
hashcatch-lesson-again-done = Un 2, proprio quello che serviva.
hashcatch-lesson-small-hack = Vacci lo stesso: è il piccolo hack. Se la cifra che c’è lì non è pari come il tuo 2, quel token torna alla base.
hashcatch-lesson-small-hack-done = La cifra era 1: il token è tornato alla base, e il # è tuo.
hashcatch-lesson-recheck = Al turno dopo fai il controllo anche di questo token. La sua cifra è 4, quindi ti serve un tiro pari.
hashcatch-lesson-recheck-done = Un 4: autentico!
hashcatch-lesson-attack = Ora attacca. Nella riga 2 il tuo avversario ha cinque punti e tu due. Tocca la riga 2.
hashcatch-lesson-attack-done = Il tuo token ha preso la mira. Colpirà al tuo prossimo turno.
hashcatch-lesson-hack = Le cifre della riga 2 danno 8: è il suo codice. Hai quattro tentativi con due dadi. Tira!
hashcatch-lesson-hack-done = Il 7 ha mancato, l’8 ha colpito: la riga è craccata, e tutti e tre i token tornano alla base.
hashcatch-lesson-end = Sei in testa per 3 punti a 1. La partita finisce quando qualcuno ha quattro token nella catena; allora vince chi ha più punti.

## Eventi

hashcatch-event-signed = Il tuo token { $token } ha la cifra { $digit }.
hashcatch-event-based = Base accanto alla { $to }: { $seat }.
hashcatch-event-opening = Chi inizia? È uscito: { $rolls }.
hashcatch-event-turn = Di turno: { $seat }.
hashcatch-event-rolled = { $seat }: è uscito un { $die }.
hashcatch-event-stuck = { $seat }: nessuna mossa possibile.
hashcatch-event-moved = { $seat }: token { $token } dalla { $origin } alla { $to }.
hashcatch-event-pushed = { $seat }: il token { $token } ha dovuto far posto, dalla { $origin } alla { $to }.
hashcatch-event-checked =
    { $own ->
        [yes] { $seat }: controllo del token { $token }, cifra { $digit }, tiro { $die }. { $verdict ->
            [genuine] Autentico!
           *[forged] Falso!
        }
       *[no] { $by }: piccolo hack al token { $token } ({ $seat }), cifra { $digit }, tiro { $die }. { $verdict ->
            [genuine] Autentico: restano tutti e due dov’erano.
           *[forged] Falso!
        }
    }
hashcatch-event-home = { $seat }: il token { $token } è tornato alla base (era qui: { $origin }).
hashcatch-event-banked = { $seat }: il token { $token } è andato in banca, dalla { $origin } alla { $to }.
hashcatch-event-aimed = { $seat }: il token { $token } ha preso di mira una riga, dalla { $origin } alla { $to }.
hashcatch-event-hashing =
    { $vain ->
        [0] Hashing! { $rolls }.
        [1] Hashing! Un giro senza doppi, poi: { $rolls }.
       *[other] Hashing! Giri senza doppi: { $vain }, poi: { $rolls }.
    }
hashcatch-event-sank =
    { $row ->
        [1] La riga 1 è scesa di un livello.
       *[other] Le righe da 1 a { $row } sono scese di un livello.
    }
hashcatch-event-chained = { $seat }: il token { $token } si è ancorato alla catena, dalla { $origin } alla { $to }.
hashcatch-event-earned = { $seat }: hashing vinto, e un token nuovo, il numero { $token }.
hashcatch-event-hacked = { $seat }: hack alla riga { $row }. È uscito: { $rolls }.
hashcatch-event-cracked = { $seat }: riga { $row } craccata! Il codice era { $code }.
hashcatch-event-shown = { $seat }: il token { $token } ha mostrato la sua cifra, { $digit }.
hashcatch-event-ended = { $seat }: quattro token nella catena, e la partita è finita!
