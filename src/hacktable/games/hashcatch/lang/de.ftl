### Hashcatch auf Deutsch.
### Namen stehen immer im Nominativ und nie vor einem gebeugten Verb: So passt auch der Name „Du“.
### Orte stehen ohne Artikel, darum die Pfeile.

hashcatch-title = Hashcatch
hashcatch-summary = Bring deine Daten über den Rundweg tief in die Blockkette und hack die anderen wieder hinaus.

## Optionen

hashcatch-option-memory = Gedächtnis
hashcatch-option-memory-about = Ziffern und Summen sind nur in dem Moment zu sehen, in dem sie aufgedeckt werden: Merken musst du sie dir selbst. Deine eigenen Ziffern siehst du immer.

## Zurufe: mit einem Tippen gesagt

hashcatch-call-come-on = Komm schon, ein guter Wurf!
hashcatch-call-lucky = So ein Glück!
hashcatch-call-nice-hash = Schöner Hash!
hashcatch-call-not-my-token = Nicht mein Stein!
hashcatch-call-revenge = Das kriegst du zurück!
hashcatch-call-phew = Puh, das war knapp!
hashcatch-call-that-row = Die Reihe will ich!
hashcatch-call-laugh = Hahaha!

## Was gerade zu tun ist

hashcatch-expect-purpose = Würfle zum Ziehen oder prüf einen deiner Steine auf einem #.
hashcatch-expect-move = Du hast eine { $roll } gewürfelt: Wähl einen Stein und eine Richtung.
hashcatch-expect-again = Eine 6! Würfle und zieh noch einmal, oder lass es dabei.
hashcatch-expect-genuine = Dein Stein ist echt: Bring ihn in die Blockbank oder wag einen großen Hack.
hashcatch-expect-hack = Dein Stein steht auf einem Risikofeld: Versuch, den Code der Reihe zu würfeln.
hashcatch-expect-bonus = Alle drei wartenden Steine gehören dir: Welcher kommt auf das Bonusfeld?
hashcatch-expect-over = Das Spiel ist aus.

## Ablehnungen

hashcatch-say-purpose = „{ $given }“ geht noch nicht: Würfle erst zum Ziehen oder prüf einen deiner Steine auf einem #.
hashcatch-must-move = „{ $given }“ geht jetzt nicht: Du hast eine { $roll } gewürfelt und musst sie ziehen.
hashcatch-second-roll = „{ $given }“ geht jetzt nicht: Nach deiner 6 kannst du nur noch einmal zum Ziehen würfeln oder aufhören.
hashcatch-bank-or-attack = „{ $given }“ geht jetzt nicht: Dein echter Stein geht in die Blockbank oder greift eine Reihe an.
hashcatch-hack-first = „{ $given }“ geht jetzt nicht: Erst muss dein Stein auf dem Risikofeld seinen Hack ausführen.
hashcatch-choose-bonus = „{ $given }“ geht noch nicht: Wähl erst den Stein, der auf das Bonusfeld kommt.
hashcatch-no-token = Einen Stein { $token } hast du nicht: Deine Steine sind { $first } bis { $last }.
hashcatch-not-on-hash = „{ $given }“ geht nicht: Stein { $token } steht auf keinem Transaktionsfeld.
hashcatch-not-on-ring = „{ $given }“ geht nicht: Nur Steine in der Basis und auf dem Rundweg können ziehen. Stein { $token } steht hier: { $place }.
hashcatch-one-step = „{ $given }“ braucht es nicht: Mit einer 1 kommt ein Stein aus der Basis auf sein Startfeld, und das ist in beiden Richtungen derselbe Zug. Spiel ihn bitte mit +.
hashcatch-choose-push = Zwei freie Felder liegen gleich nah an { $place }. Sag, wohin der andere Stein soll: „{ $given } push +“ (im Uhrzeigersinn) oder „{ $given } push -“ (gegen den Uhrzeigersinn).
hashcatch-no-push-choice = „{ $given }“ sagt zu viel: Bei { $place } kannst du dir keine Richtung zum Schieben aussuchen. Spiel den Zug ohne „push“.
hashcatch-own-hash = „{ $given }“ geht nicht: Der Zug endet auf einem #, das du selbst besetzt hast ({ $place }).
hashcatch-no-room = „{ $given }“ geht nicht: Für den Stein, der im Weg steht ({ $place }), ist kein Feld mehr frei.
hashcatch-row-empty = „{ $given }“ geht nicht: Reihe { $row } ist leer, da gibt es nichts zu hacken.
hashcatch-row-attacked = „{ $given }“ geht nicht: Reihe { $row } hat schon einen Angreifer, und mehr als einer hat dort nicht Platz.
hashcatch-not-in-bank = „{ $given }“ geht nicht: Stein { $token } steht nicht in der Blockbank.

## Was auf dem Spiel steht

hashcatch-stake-cracked = Geknackt
hashcatch-stake-held = Nicht geknackt
hashcatch-stake-hashed = Hashing
hashcatch-stake-forged = Defekt
hashcatch-prospect-home = Einer deiner Steine muss zurück in die Basis
hashcatch-reason-move =
    { $rolls ->
        [0] Danach bringt kein Wurf einen weiteren Stein auf ein freies Transaktionsfeld.
        [one] Danach bringt einer von 6 Würfen einen weiteren Stein auf ein freies Transaktionsfeld.
       *[other] Danach bringen { $rolls } von 6 Würfen einen weiteren Stein auf ein freies Transaktionsfeld.
    }
hashcatch-reason-roll =
    { $rolls ->
        [0] Kein Wurf bringt einen weiteren Stein auf ein freies Transaktionsfeld.
        [one] Einer von 6 Würfen bringt einen weiteren Stein auf ein freies Transaktionsfeld.
       *[other] { $rolls } von 6 Würfen bringen einen weiteren Stein auf ein freies Transaktionsfeld.
    }
hashcatch-reason-hash =
    { $may ->
        [0] Von dort kann ihn niemand mit einem Wurf zurück in die Basis schicken.
        [one] Von { $others } anderen könnte ihn nur eine Person mit einem Wurf zurück in die Basis schicken.
       *[other] { $may } von { $others } anderen könnten ihn mit einem Wurf zurück in die Basis schicken.
    }
hashcatch-reason-check =
    { $may ->
        [0] 3 von 6 Würfen zeigen, dass er echt ist. Niemand kann ihn mit einem Wurf zurück in die Basis schicken.
        [one] 3 von 6 Würfen zeigen, dass er echt ist. Bleibt er stehen, könnte ihn von { $others } anderen nur eine Person zurückschicken.
       *[other] 3 von 6 Würfen zeigen, dass er echt ist. Bleibt er stehen, könnten ihn { $may } von { $others } anderen zurückschicken.
    }
hashcatch-reason-hack = Der Stein dort ist defekt und muss zurück in die Basis: { $odds }.
hashcatch-reason-bank =
    { $missing ->
        [one] Danach fehlt in der Blockbank noch ein Stein.
       *[other] Danach fehlen in der Blockbank noch { $missing } Steine.
    }
hashcatch-reason-attack =
    { $tries ->
        [one] Der Code ist { $code }: { $ways } von 36 Würfen treffen ihn. Ein Versuch, zusammen { $odds }.
       *[other] Der Code ist { $code }: { $ways } von 36 Würfen treffen ihn. { $tries } Versuche, zusammen { $odds }.
    }

## Woher die Punkte kommen

hashcatch-source-row-1 = Reihe 1
hashcatch-source-row-2 = Reihe 2
hashcatch-source-row-3 = Reihe 3
hashcatch-source-row-4 = Reihe 4
hashcatch-source-row-5 = Reihe 5
hashcatch-source-bonus = Bonusfelder

## Orte

hashcatch-place-ring = Feld { $number }
hashcatch-place-hash = Transaktionsfeld { $number }
hashcatch-place-bank = Warteplatz #-{ $number }
hashcatch-place-row =
    { $column ->
        [a] Reihe { $row } (links)
        [b] Reihe { $row } (Bonus)
       *[c] Reihe { $row } (rechts)
    }
hashcatch-place-risk = Risikofeld { $row }
hashcatch-place-base = Basis

## Aktionen

hashcatch-do-roll = Würfeln und ziehen
hashcatch-do-check = Stein { $token } (Ziffer { $digit }) auf { $place } prüfen
# Fluent kann "+" und "-" nicht unterscheiden: `push` ist "none", "plus" oder "minus"; alles andere erscheint, wie es ist.
hashcatch-do-move =
    { $push ->
        [none] Stein { $token } auf { $to }
        [plus] Stein { $token } auf { $to }, der andere Stein weicht im Uhrzeigersinn aus
        [minus] Stein { $token } auf { $to }, der andere Stein weicht gegen den Uhrzeigersinn aus
       *[other] Stein { $token } auf { $to }, der andere Stein weicht aus ({ $push })
    }
hashcatch-do-stop = Kein zweiter Wurf, Zug beenden
hashcatch-do-bank = In die Blockbank
hashcatch-do-attack = Reihe { $row } angreifen (Chance { $chance })
hashcatch-do-hack = Reihe { $row } hacken
hashcatch-do-bonus = Stein { $token } kommt auf das Bonusfeld

## Die Lektion

hashcatch-lesson-roll = Dein Ziel: Steine in der Blockkette in der Mitte. Der Weg dorthin führt über ein #. Tipp auf den Würfel.
hashcatch-lesson-roll-done = Eine 4!
hashcatch-lesson-move = Vier Felder vor einem deiner Steine liegt ein #. Tipp auf den Stein, dann auf das #.
hashcatch-lesson-move-done = Dein Stein steht auf dem #.
hashcatch-lesson-check = Seine Ziffer kennst nur du: 3. Ist der Wurf auch ungerade, ist der Stein echt; sonst muss er heim. Tipp ihn zur Echtheitsprobe an.
hashcatch-lesson-check-done = Eine 5, ungerade wie die 3: echt!
hashcatch-lesson-bank = Bring ihn in die Blockbank: Tipp sie an. Zwei Steine warten dort schon; mit dreien beginnt das Hashing.
hashcatch-lesson-bank-done = Dein Pasch hat gewonnen! Dein Stein steht in der Mitte, die einen Punkt mehr zählt, und du hast einen neuen. Die ältere Reihe ist gesunken: Tiefer zählt mehr.
hashcatch-lesson-again = Drüben hält dein Gegner ein #, zwei Felder von deinem Stein entfernt. Würfle.
hashcatch-lesson-again-done = Eine 2, genau richtig.
hashcatch-lesson-small-hack = Zieh trotzdem dorthin: Das ist ein kleiner Hack. Ist die Ziffer dort nicht gerade wie deine 2, muss der Stein heim.
hashcatch-lesson-small-hack-done = Seine Ziffer war 1: Er musste heim, und das # gehört dir.
hashcatch-lesson-recheck = Im nächsten Zug prüfst du auch diesen Stein. Seine Ziffer ist 4, du brauchst also einen geraden Wurf.
hashcatch-lesson-recheck-done = Eine 4: echt!
hashcatch-lesson-attack = Jetzt greif an. In Reihe 2 hat dein Gegner fünf Punkte und du zwei. Tipp auf Reihe 2.
hashcatch-lesson-attack-done = Dein Stein hat sein Ziel. Im nächsten Zug schlägt er zu.
hashcatch-lesson-hack = Die Ziffern in Reihe 2 ergeben zusammen 8: Das ist ihr Code. Du hast vier Versuche mit zwei Würfeln. Würfle!
hashcatch-lesson-hack-done = Die 7 ging daneben, die 8 traf: Die Reihe ist geknackt, und alle drei Steine müssen heim.
hashcatch-lesson-end = Du führst mit 3 zu 1 Punkten. Das Spiel endet, wenn jemand vier Steine in der Blockkette hat; dann gewinnen die meisten Punkte.

## Ereignisse

hashcatch-event-signed = Dein Stein { $token } trägt die Ziffer { $digit }.
hashcatch-event-based = Basis bei { $to }: { $seat }.
hashcatch-event-opening = Wer fängt an? Gewürfelt: { $rolls }.
hashcatch-event-turn = Am Zug: { $seat }.
hashcatch-event-rolled = { $seat }: eine { $die } gewürfelt.
hashcatch-event-stuck = { $seat }: kein Zug möglich.
hashcatch-event-moved = { $seat }: Stein { $token } zieht, { $origin } → { $to }.
hashcatch-event-pushed = { $seat }: Stein { $token } muss ausweichen, { $origin } → { $to }.
hashcatch-event-checked =
    { $own ->
        [yes] { $seat }: Echtheitsprobe für Stein { $token } – Ziffer { $digit }, Wurf { $die }. { $verdict ->
            [genuine] Echt!
           *[forged] Defekt!
        }
       *[no] { $by }: kleiner Hack auf Stein { $token } ({ $seat }) – Ziffer { $digit }, Wurf { $die }. { $verdict ->
            [genuine] Echt, beide Steine bleiben, wo sie sind.
           *[forged] Defekt!
        }
    }
hashcatch-event-home = { $seat }: Stein { $token } kehrt in die Basis zurück (bisher { $origin }).
hashcatch-event-banked = { $seat }: Stein { $token } geht in die Blockbank, { $origin } → { $to }.
hashcatch-event-aimed = { $seat }: Stein { $token } nimmt eine Reihe ins Visier, { $origin } → { $to }.
hashcatch-event-hashing =
    { $vain ->
        [0] Hashing! { $rolls }.
        [1] Hashing! Eine Runde ohne Pasch, dann: { $rolls }.
       *[other] Hashing! Runden ohne Pasch: { $vain }, dann: { $rolls }.
    }
hashcatch-event-sank =
    { $row ->
        [1] Reihe 1 sinkt eine Stufe tiefer.
       *[other] Die Reihen 1 bis { $row } sinken eine Stufe tiefer.
    }
hashcatch-event-chained = { $seat }: Stein { $token } ist in der Blockkette verankert, { $origin } → { $to }.
hashcatch-event-earned = { $seat }: Hashing gewonnen, Stein { $token } kommt neu dazu.
hashcatch-event-hacked = { $seat }: Hack auf Reihe { $row }, gewürfelt: { $rolls }.
hashcatch-event-cracked = { $seat }: Reihe { $row } geknackt! Der Code war { $code }.
hashcatch-event-shown = { $seat }: Stein { $token } zeigt seine Ziffer, die { $digit }.
hashcatch-event-ended = { $seat }: vier Steine in der Blockkette – das Spiel ist aus!
