### Hashcatch: frasi che servono solo alla pagina.
### Le frasi con il nome di qualcuno vanno bene anche quando quel nome è “Tu”.

hashcatch-page-board = Il tavolo di Hashcatch. Le frecce scorrono ciò che puoi scegliere, Invio conferma, Esc annulla.
hashcatch-page-row = Riga { $row }
hashcatch-page-code = Codice { $code }
hashcatch-page-half = 1/2

## Scegliere

hashcatch-page-pick = Prendi il token { $token } (cifra { $digit }), { $place }
hashcatch-page-choose-push = Token { $token } alla { $to }, poi scegli dove va l’altro
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
