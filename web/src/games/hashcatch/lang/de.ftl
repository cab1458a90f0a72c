### Hashcatch: Sätze, die nur die Seite braucht.
### Namen stehen immer im Nominativ und nie vor einem gebeugten Verb: So passt auch der Name „Du“.

hashcatch-page-board = Der Hashcatch-Tisch. Mit den Pfeiltasten gehst du durch, was du wählen kannst; Enter wählt, Escape bricht ab.
hashcatch-page-row = Reihe { $row }
hashcatch-page-code = Code { $code }
hashcatch-page-half = 1/2
hashcatch-page-legend-bank = Blockbank
hashcatch-page-legend-tries = Versuche
hashcatch-page-expect-roll = Würfle für einen Zug.
hashcatch-page-wait-roll = Gleich würfelt: { $seat }.

## Drei Bilder vor der ersten Partie

hashcatch-page-intro-goal = Bring deine Steine vom Ring über die Blockbank in die Blockkette. Sobald jemand dort vier Steine hat, ist das Spiel aus. Die meisten Punkte gewinnen.
hashcatch-page-intro-turn = Würfle und zieh einen Stein, in welche Richtung du willst. Steht er auf einem #, kannst du ihn stattdessen prüfen: Sind Ziffer und Wurf beide gerade oder beide ungerade, kommt er in die Blockbank.
hashcatch-page-intro-score = Drei Steine in der Blockbank werden eine neue Reihe, und die Reihen, die schon da sind, sinken. Tiefer zählt mehr. Aber wer den Code einer Reihe würfelt, schickt ihre Steine nach Hause.

## Auswählen

hashcatch-page-pick = Stein { $token } nehmen (Ziffer { $digit }), { $place }
hashcatch-page-choose-push = Stein { $token } auf { $to }, dann wählen, wohin der andere Stein ausweicht
hashcatch-page-ask-goal = Du hast eine { $roll } gewürfelt: Wohin soll Stein { $token }?
hashcatch-page-ask-push = Stein { $token } auf { $to }: Wohin soll der Stein dort ausweichen?
hashcatch-page-move-way =
    { $way ->
        [plus] Stein { $token } im Uhrzeigersinn
       *[minus] Stein { $token } gegen den Uhrzeigersinn
    }{ $push ->
        [plus] , der andere Stein weicht im Uhrzeigersinn aus
        [minus] , der andere Stein weicht gegen den Uhrzeigersinn aus
       *[none] { "" }
    }
hashcatch-page-try-move = Stein { $token } ziehen
hashcatch-page-try-check = Stein { $token } prüfen
hashcatch-page-try-attack = Reihe { $row } angreifen

## Warten auf jemand anderen

hashcatch-page-wait-purpose = Am Zug: { $seat }. Würfeln oder prüfen?
hashcatch-page-wait-move = { $seat }: eine { $roll } gewürfelt. Welcher Stein wird es?
hashcatch-page-wait-again = { $seat }: eine 6! Ein zweiter Wurf ist möglich.
hashcatch-page-wait-genuine = { $seat }: Der Stein ist echt. Blockbank oder großer Hack?
hashcatch-page-wait-hack = Gleich wird gehackt: { $seat }.
hashcatch-page-wait-bonus = { $seat }: Welcher Stein kommt auf das Bonusfeld?

## Was neben einem Namen steht

hashcatch-page-fact-chain = { $count }/{ $end } verankert
hashcatch-page-fact-chain-about =
    { $count ->
        [one] Ein Stein in der Blockkette; bei { $end } ist das Spiel aus
       *[other] { $count } Steine in der Blockkette; bei { $end } ist das Spiel aus
    }
hashcatch-page-fact-bank = { $count } in der Bank
hashcatch-page-fact-bank-about =
    { $count ->
        [one] Ein Stein wartet in der Blockbank
       *[other] { $count } Steine warten in der Blockbank
    }
hashcatch-page-fact-risk = Hack auf Reihe { $row }
hashcatch-page-fact-risk-brief = Hack { $row }
hashcatch-page-fact-risk-about = Ein Stein steht auf dem Risikofeld von Reihe { $row } und hackt sie im nächsten Zug
hashcatch-page-fact-open = { $count }/{ $tokens } Ziffern aufgedeckt
hashcatch-page-fact-open-about = { $count } von { $tokens } Steinen haben allen ihre Ziffer gezeigt

## Die Stellung in Worten

hashcatch-page-token =
    { $digit ->
        [none] { $seat }, Stein { $token }
       *[other] { $seat }, Stein { $token } (Ziffer { $digit })
    }
hashcatch-page-sum-base =
    { $count ->
        [0] { $seat }: Startfeld { $start }, kein Stein in der Basis.
        [one] { $seat }: Startfeld { $start }, ein Stein in der Basis.
       *[other] { $seat }: Startfeld { $start }, { $count } Steine in der Basis.
    }
hashcatch-page-sum-at = { $token }: { $place }.
hashcatch-page-sum-bank = In der Blockbank warten: { $tokens }.
hashcatch-page-sum-bank-empty = In der Blockbank wartet niemand.
hashcatch-page-sum-row = Reihe { $row }, Punkte { $points }: { $tokens }. Versuche beim Hacken: { $tries }, Chance { $chance }.
hashcatch-page-sum-row-empty = Reihe { $row }, Punkte { $points }: leer.
hashcatch-page-sum-risk = Angriff auf Reihe { $row }: { $token }.
hashcatch-page-sum-roll = Der Würfel zeigt { $roll }.

## Wenn etwas genauer angesehen wird

hashcatch-page-about-here = Hier steht: { $token }.
hashcatch-page-about-free = Frei.
hashcatch-page-about-space-ordinary = Ein gewöhnliches Feld. Wer hier landet, schiebt den Stein darauf auf das nächste freie Feld.
hashcatch-page-about-space-start = Startfeld von: { $seat }. Es ist der erste Schritt aus der Basis, für alle anderen ein gewöhnliches Feld.
hashcatch-page-about-space-hash = Ein Transaktionsfeld #. Ein Stein hier kann in einem späteren Zug die Echtheitsprobe machen. Wer hier auf einen fremden Stein trifft, versucht einen kleinen Hack.
hashcatch-page-about-ring-name = Der Ring
hashcatch-page-about-ring = 40 Felder, auf denen die Steine in beide Richtungen laufen. Ziel ist, genau auf einem # anzukommen.
hashcatch-page-about-token-base = Jeder Wurf bringt ihn heraus; das Startfeld zählt als erster Schritt.
hashcatch-page-about-token-ring = Er zieht genau so weit, wie der Würfel sagt, in eine der beiden Richtungen.
hashcatch-page-about-token-hash = Die Echtheitsprobe ist möglich: Sind Ziffer und Wurf beide gerade oder beide ungerade, geht er weiter in die Bank oder zum Hack.
hashcatch-page-about-token-bank = Er wartet auf das Hashing; es beginnt, sobald alle drei Warteplätze besetzt sind.
hashcatch-page-about-token-chain = Solange er dort steht, bringt er Punkte. Vier Steine einer Farbe in der Blockkette beenden das Spiel.
hashcatch-page-about-token-risk = Im nächsten Zug seiner Farbe hackt er Reihe { $row }; ob Treffer oder nicht, danach geht er heim.
hashcatch-page-about-digit-own = Seine Ziffer kennst nur du.
hashcatch-page-about-digit-open = Alle haben seine Ziffer gesehen.
hashcatch-page-about-digit-seen = Du kennst seine Ziffer.
hashcatch-page-about-digit-hidden = Seine Ziffer siehst du nicht.
hashcatch-page-about-base-name = Basis: { $seat }
hashcatch-page-about-base = Hier warten Steine, und hierher kehren sie zurück, wenn sie defekt sind oder herausgehackt werden.
hashcatch-page-about-bank-name = Blockbank
hashcatch-page-about-bank = Besetzte Warteplätze: { $count } von { $all }. Sind alle besetzt, beginnt das Hashing: Der höchste Pasch kommt auf das Bonusfeld von Reihe 1, die anderen auf die äußeren Felder.
hashcatch-page-about-berth = Ein echter Stein nimmt den niedrigsten freien Warteplatz. Mit drei Steinen beginnt das Hashing.
hashcatch-page-about-chain-name = Die Blockkette
hashcatch-page-about-chain = Fünf Reihen. Jede neue Reihe schiebt die Reihen bis zur ersten Lücke eine Stufe tiefer: Tiefere Reihen sind mehr wert und schwerer zu hacken.
hashcatch-page-about-row = Darin: { $tokens }.
hashcatch-page-about-row-empty = Leer: nichts zu holen und nichts zu hacken.
hashcatch-page-about-row-points = Punkte: { $points }
hashcatch-page-about-cell-outer = Ein äußeres Feld der Reihe: so viele Punkte, wie die Reihe tief liegt.
hashcatch-page-about-cell-bonus = Das Bonusfeld: ein Punkt mehr als daneben. Hier kommt herein, wer das Hashing gewinnt.
hashcatch-page-about-code-name = Code von Reihe { $row }
hashcatch-page-about-code = Die Summe der drei Ziffern der Reihe. Wer die Reihe hackt, muss sie mit zwei Würfeln treffen.
hashcatch-page-about-code-unknown = Nicht alle Ziffern darin sind dir bekannt.
hashcatch-page-about-tried = Vergeblich versucht: { $sums }.
hashcatch-page-about-risk = ×{ $tries }: Wer Reihe { $row } von hier angreift, darf { $tries }-mal mit zwei Würfeln nach ihrem Code würfeln.
hashcatch-page-about-chance = Chance, sie zu knacken: { $chance }
hashcatch-page-about-die-name = Würfel
hashcatch-page-about-die = Genau so weit zieht ein Stein.
hashcatch-page-about-die-last = Der letzte Wurf. Vor dem nächsten wird gesagt, wofür er ist: ziehen oder prüfen.
hashcatch-page-about-trail-name = Letzter Zug
hashcatch-page-about-trail = Der Weg, den ein Stein gerade gegangen ist.
hashcatch-page-about-way-name = Möglicher Zug
hashcatch-page-about-way = Der Weg, den der Stein gehen würde.
hashcatch-page-about-show-name = Was hier geschieht
hashcatch-page-about-show = Es wird gewürfelt.
hashcatch-page-about-do-roll = Ein Würfel; danach muss einer deiner Steine genau so weit ziehen.
hashcatch-page-about-do-check = Ein Würfel: Sind Wurf und Ziffer beide gerade oder beide ungerade, ist der Stein echt und zieht weiter; sonst geht er heim. Alle sehen die Ziffer.
hashcatch-page-about-do-move = Der Stein zieht so weit, wie du gewürfelt hast. Ein Stein auf dem Zielfeld weicht aus; auf einem # kommt es zum kleinen Hack.
hashcatch-page-about-do-stop = Dein Zug endet ohne den zweiten Wurf.
hashcatch-page-about-do-bank = Dein Stein nimmt den niedrigsten freien Warteplatz; der dritte dort löst das Hashing aus.
hashcatch-page-about-do-attack = Dein Stein geht auf das Risikofeld von Reihe { $row } und hackt sie in deinem nächsten Zug: Wird der Code getroffen, gehen alle drei Steine darin heim.
hashcatch-page-about-do-hack = Zwei Würfel, { $tries } Versuche: Trifft eine Summe den Code von Reihe { $row }, gehen alle drei Steine darin heim. Deiner geht in jedem Fall heim.
hashcatch-page-about-do-bonus = Dieser Stein kommt auf das Bonusfeld in der Mitte von Reihe 1, das einen Punkt mehr bringt.

## Was gerade passiert ist, auf dem Brett

hashcatch-page-show-odd = ungerade
hashcatch-page-show-even = gerade
hashcatch-page-show-genuine = Echt!
hashcatch-page-show-forged = Defekt!
hashcatch-page-show-check = Echtheitsprobe: { $seat }
hashcatch-page-show-small-hack = Kleiner Hack: { $seat }
hashcatch-page-show-opening = Wer fängt an?
hashcatch-page-show-hashing = Hashing!
hashcatch-page-show-hashing-on = Gleichstand: noch ein Wurf
hashcatch-page-show-vain =
    { $count ->
        [one] Eine Runde ohne Pasch …
       *[other] { $count } Runden ohne Pasch …
    }
hashcatch-page-show-double = { $die }er-Pasch!
hashcatch-page-show-hack = Reihe { $row }, Code { $code }
hashcatch-page-show-odds =
    { $tries ->
        [one] Noch ein Versuch, { $chance }
       *[other] Noch { $tries } Versuche, { $chance }
    }
hashcatch-page-show-tries =
    { $tries ->
        [one] Noch ein Versuch
       *[other] Noch { $tries } Versuche
    }
hashcatch-page-show-cracked = Geknackt!
hashcatch-page-show-held = Die Reihe hält.
hashcatch-page-show-stuck = Kein Zug möglich
hashcatch-page-show-ended = Vier in der Kette!

## Momente einer Wiederholung

hashcatch-page-moment-ended = Das Ende
hashcatch-page-moment-cracked = Eine Reihe wird geknackt
hashcatch-page-moment-hacked = Ein Hack misslingt
hashcatch-page-moment-hashing = Eine neue Reihe
hashcatch-page-cheer-hashing = In die Blockkette!
hashcatch-page-cheer-cracked = Reihe geknackt!

## Hinweise für das erste Spiel

hashcatch-page-hint-digits = Jeder Stein trägt eine Ziffer von 1 bis 4. Deine siehst nur du, bis eine Echtheitsprobe sie allen zeigt.
hashcatch-page-hint-roll = Tipp auf den Würfel. Deine Steine warten in der Basis; ihr Startfeld zählt als erster Schritt.
hashcatch-page-hint-leave = Tipp auf einen Stein, dann auf eines seiner beiden Ziele. Die Richtung ist frei: Such dir den Weg zu einem #.
hashcatch-page-hint-way = Jeder deiner Steine darf ziehen, in beide Richtungen, genau so weit, wie der Würfel sagt. Dein Ziel ist ein #.
hashcatch-page-hint-hash = Du kannst genau auf einem # landen! Besteht der Stein dort in einem späteren Zug die Echtheitsprobe, kommt er in die Blockbank.
hashcatch-page-hint-small-hack = Das # ist besetzt. Landest du trotzdem dort, wird die fremde Ziffer mit deiner { $roll } verglichen: Ist sie nicht auch { $parity ->
        [odd] ungerade
       *[even] gerade
    }, muss der Stein heim, und das # gehört dir.
hashcatch-page-hint-push = Das Feld ist besetzt: Der Stein dort muss ausweichen, und du sagst, wohin.
hashcatch-page-hint-check = Dein Stein steht auf einem #. Prüf ihn: Mit der Ziffer { $digit } brauchst du einen { $parity ->
        [odd] ungeraden
       *[even] geraden
    } Wurf, das klappt jedes zweite Mal. Wenn nicht, muss der Stein heim.
hashcatch-page-hint-again = Nach einer 6 darfst du noch einmal würfeln und ziehen, einmal pro Zug.
hashcatch-page-hint-genuine = Echt! In der Blockbank wartet dein Stein auf die Blockkette. Oder du greifst mit ihm eine Reihe an: Die Prozentzahl ist deine Chance, sie zu knacken.
hashcatch-page-hint-genuine-blind = Echt! In der Blockbank wartet dein Stein auf die Blockkette. Oder du greifst mit ihm eine Reihe an: Weißt du die drei Ziffern dort noch?
hashcatch-page-hint-hack-blind = Zwei Würfel, { $tries } Versuche: Ergibt ein Wurf die Summe der drei Ziffern, zerfällt die Reihe. Dein Stein muss danach in jedem Fall heim.
hashcatch-page-hint-hack = Zwei Würfel, { $tries } Versuche: Ist eine Summe { $code }, zerfällt die Reihe. Deine Chance: { $chance }. Dein Stein muss danach in jedem Fall heim.
hashcatch-page-hint-bonus = Alle drei gehören dir, also braucht es keine Würfel: Wer bekommt das Feld in der Mitte, das einen Punkt mehr wert ist?
hashcatch-page-hint-bank = Sobald drei Steine in der Blockbank warten, wird um den höchsten Pasch gewürfelt. Wer ihn wirft, bekommt das Bonusfeld, und alle drei kommen in Reihe 1.
hashcatch-page-hint-row = Reihe 1 ist voll: Jedes Feld zählt so viel, wie darauf steht. Wer das Hashing gewonnen hat, steht in der Mitte und hat einen neuen Stein bekommen.
hashcatch-page-hint-sink = Eine neue Reihe schiebt die alten tiefer. Tiefer heißt: mehr Punkte und weniger Versuche für Hacker.
hashcatch-page-hint-attacked = Reihe { $row } wird angegriffen, und ein Stein von dir steht darin. Trifft ein Wurf die Summe ihrer Ziffern, müssen alle drei heim.
hashcatch-page-hint-end = Jemandem fehlt nur noch ein Stein in der Blockkette: Dann ist das Spiel sofort aus, und die meisten Punkte gewinnen.
