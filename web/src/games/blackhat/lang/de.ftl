### Black Hat: Sätze, die nur die Seite braucht.
### Sätze mit einem Namen passen auch, wenn der Name „Du“ ist.

blackhat-page-board = Der Tisch von Black Hat: Netzwerk, Stich und Karten.
blackhat-page-hand = Deine Karten. Pfeiltasten wandern durch die Karten, die Leertaste wählt eine aus, Enter spielt sie, Escape bricht ab.
blackhat-page-hand-robot = Die Karten des Roboters. Pfeiltasten wandern durch die Karten, die Leertaste wählt eine aus, Enter spielt sie, Escape bricht ab.
blackhat-page-hand-of = Karten: { $seat }
blackhat-page-hand-own = Deine Karten
blackhat-page-robot-yours = Du spielst den Roboter
blackhat-page-robot-theirs = Roboter, gespielt von: { $seat }

## Drei Bilder vor der ersten Partie

blackhat-page-intro-goal = Bring deine zwei Figuren nach rechts, auf Felder, die wenig kosten. Eine Figur auf dem Critical Asset beendet das Spiel. Die wenigsten Punkte gewinnen.
blackhat-page-intro-turn = Spiel eine Karte oder mehrere vom gleichen Rang. Nur so viele, wie ausgespielt wurden, können gewinnen: das Höchste, mit dem Black Hat im Stich das Niedrigste. Wer gewinnt, zieht eine Figur einen Pfeil entlang.
blackhat-page-intro-score = Eine Runde endet, wenn jemand keine Karten mehr hat. Dann zählen die Punkte auf deinen Handkarten und die Zahlen der Felder unter deinen Figuren.

## Karten und was man mit ihnen bildet

blackhat-page-card = Karte { $rank }
blackhat-page-card-label =
    { $open ->
        [yes] { $card }, Spuren { $traces }, allen bekannt
       *[no] { $card }, Spuren { $traces }
    }
blackhat-page-set-one = eine { $rank }
blackhat-page-set-joker = ein Joker (Rang 14)
blackhat-page-set-hat = der Black Hat (Rang 14)
blackhat-page-set-wild =
    { $hat ->
        [yes] { $size } Joker samt Black Hat (Rang 14)
       *[no] { $size } Joker (Rang 14)
    }
blackhat-page-set-many =
    { $size ->
        [2] zwei { $rank }er
        [3] drei { $rank }er
        [4] vier { $rank }er
        [5] fünf { $rank }er
        [6] sechs { $rank }er
        [7] sieben { $rank }er
       *[other] { $size } × { $rank }
    }
blackhat-page-set-with =
    { $hat ->
        [yes] { $jokers ->
            [0] { $set }, einer davon der Black Hat
            [1] { $set }, mit einem Joker und dem Black Hat
           *[other] { $set }, mit { $jokers } Jokern und dem Black Hat
        }
       *[no] { $jokers ->
            [1] { $set }, einer davon ein Joker
           *[other] { $set }, { $jokers } davon Joker
        }
    }

## Karten wählen

blackhat-page-tap-cards = Tipp die Karten an, die du spielen willst.
blackhat-page-play = Spielen
blackhat-page-unpick = Zurücklegen
blackhat-page-one-rank = „{ $given }“ passen nicht zusammen: ein Rang auf einmal. Nur Joker und der Hut passen überall dazu.
blackhat-page-not-yet =
    { $missing ->
        [1] Noch eine Karte, dann sind es { $size } gleiche
       *[other] Noch { $missing } Karten, dann sind es { $size } gleiche
    }
blackhat-page-stands-leads = Du spielst aus: Das Höchste gewinnt.
blackhat-page-stands-leads-turned = Du spielst mit Hut aus: Das Niedrigste gewinnt.
blackhat-page-stands-short =
    { $led ->
        [1] Kann nicht gewinnen: Es wurde eine Karte ausgespielt, nur eine einzelne gewinnt.
       *[other] Kann nicht gewinnen: Es wurden { $led } Karten ausgespielt, nur { $led } eines Rangs gewinnen.
    }
blackhat-page-stands-wins = Läge bisher vorn.
blackhat-page-stands-wins-turned = Das Niedrigste gewinnt: bisher das hier.
blackhat-page-stands-loses = Geschlagen von: { $set } – { $seat }.
blackhat-page-stands-loses-turned = Das Niedrigste gewinnt. Geschlagen von: { $set } – { $seat }.

## Der Stich

blackhat-page-trick = Stich
blackhat-page-trick-empty = Noch keine Karten. Ausspiel: { $seat }.
blackhat-page-trick-last = Letzter Stich
blackhat-page-trick-now = Dieser Stich
blackhat-page-trick-won = Stich gewonnen: { $seat }
blackhat-page-trick-won-why = Stich gewonnen: { $seat } – { $reason }
blackhat-page-reason-beats =
    { $size ->
        [1] { $set } schlägt: { $other }
       *[other] { $set } schlagen: { $other }
    }
blackhat-page-reason-beats-turned = mit dem Hut gewinnt das Niedrigste: { $set } gegen: { $other }
blackhat-page-reason-last = { $set }: Von gleich hohen gewinnt, was zuletzt kam
blackhat-page-reason-alone =
    { $size ->
        [1] { $set }: Sonst hat niemand eine einzelne Karte gespielt
       *[other] { $set }: Sonst hat niemand { $size } gleiche gespielt
    }
blackhat-page-best = Vorn bisher: { $seat }
blackhat-page-best-turned = Das Niedrigste gewinnt. Bisher: { $seat }
blackhat-page-leads = beginnt
blackhat-page-leads-label = Ausspiel: { $seat }
blackhat-page-slot = { $seat }: { $set }
blackhat-page-slot-best = { $seat }: { $set }. Bisher vorn
blackhat-page-slot-won = { $seat }: { $set }. Gewinnt den Stich
blackhat-page-slot-waiting = { $seat }: noch nichts
blackhat-page-take-all =
    { $traces ->
        [0] Alle { $count } nehmen
       *[other] Alle { $count } nehmen (Spuren +{ $traces })
    }
blackhat-page-keep-these =
    { $count ->
        [0] Nur den Hut (Spuren +{ $traces })
        [1] Hut und diese Karte (Spuren +{ $traces })
       *[other] Hut und diese { $count } (Spuren +{ $traces })
    }
blackhat-page-keep-given = Hut und { $cards } (Spuren +{ $traces })
blackhat-page-keep-choose =
    { $count ->
        [1] … oder tipp oben eine Karte an, die du mit dem Hut nimmst.
       *[other] … oder tipp oben { $count } Karten an, die du mit dem Hut nimmst.
    }
blackhat-page-pick-choose =
    { $count ->
        [1] Tipp oben eine Karte an, die du mit dem Hut nimmst.
       *[other] Tipp oben { $count } Karten an, die du mit dem Hut nimmst.
    }
blackhat-page-no-joker = Joker kommen nur mit, wenn du alle Karten nimmst.
blackhat-page-hat-anyway = Der Black Hat kommt ohnehin mit: Wähl andere Karten.
blackhat-page-given-anyway = Hier gibt es nichts zu wählen: Diese Karten kommen mit dem Hut.

## Knöpfe

blackhat-page-do-move =
    { $own ->
        [yes] Figur { $pawn }: { $origin } → { $to }
       *[no] { $seat }, Figur { $pawn }: { $origin } → { $to }
    }
blackhat-page-do-send =
    { $own ->
        [yes] Deine Figur { $pawn } zurückschicken: { $origin } → { $to }
       *[no] { $seat }, Figur { $pawn } zurückschicken: { $origin } → { $to }
    }

## Was erwartet wird

blackhat-page-for-robot = Roboter: { $words }
blackhat-page-expect-lead = Spiel eine Karte aus oder mehrere gleiche.
blackhat-page-expect-set =
    { $size ->
        [1] Spiel eine Karte.
       *[other] Spiel { $size } Karten gleichen Rangs.
    }
blackhat-page-expect-follow =
    { $led ->
        [1] Spiel eine Karte.
        [2] Spiel eine Karte oder zwei gleiche.
        [3] Spiel eine Karte oder drei gleiche.
        [4] Spiel eine Karte oder vier gleiche.
       *[other] Spiel eine Karte oder { $led } gleiche.
    }
blackhat-page-expect-answer =
    { $led ->
        [1] Spiel eine Karte oder mehrere gleiche. Eine kann gewinnen.
       *[other] Spiel eine Karte oder mehrere gleiche. Nur { $led } können gewinnen.
    }
blackhat-page-expect-pickup = Der Hut gehört dir. Was nimmst du auf?
blackhat-page-expect-pick = Wähl, was mit dem Hut kommt. Noch zu wählen: { $picks }.
blackhat-page-expect-hack = Du hast den Stich: Zieh eine Figur.
blackhat-page-expect-service = Denial-of-Service: Schick eine Figur auf ein Startfeld zurück.
blackhat-page-expect-decoy = Ein Köder! Wähl das Startfeld, auf das deine Figur zurückgeht.
blackhat-page-expect-exploit = Exploit: Ändere den Wert eines Felds um eins, oder nutz ihn nicht.
blackhat-page-expect-randomize = Randomizer: Zieh ein Modul und bau das Netzwerk um, oder nutz ihn nicht.
blackhat-page-expect-lay = Leg das Modul auf das Netzwerk.
blackhat-page-expect-trace = Du hast eine Figur auf einem Alarm: Zieh den Fahnder einen Schritt.

## Andere sind dran

blackhat-page-wait-robot = Für den Roboter entscheidet: { $seat }.
blackhat-page-wait-lead = Am Ausspielen: { $seat }.
blackhat-page-wait-set = Beim Wählen der Karten: { $seat }.
blackhat-page-wait-follow = Am Zug im Stich: { $seat }.
blackhat-page-wait-answer = Am Zug im Stich: { $seat }.
blackhat-page-wait-pickup = Nimmt den Hut auf: { $seat }.
blackhat-page-wait-pick = Nimmt den Hut auf: { $seat }.
blackhat-page-wait-hack = Zieht eine Figur: { $seat }.
blackhat-page-wait-service = Denial-of-Service! Wen schickt es zurück? Das entscheidet: { $seat }.
blackhat-page-wait-decoy = Vom Köder zurück auf ein Startfeld: { $seat }.
blackhat-page-wait-exploit = Beim Exploit: { $seat }.
blackhat-page-wait-randomize = Am Randomizer: { $seat }.
blackhat-page-wait-lay = Legt ein Modul: { $seat }.
blackhat-page-wait-trace = Zieht den Fahnder: { $seat }.

## Angaben neben dem Namen

blackhat-page-fact-cards =
    { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
blackhat-page-fact-cards-about =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
blackhat-page-fact-hat = Black Hat
blackhat-page-fact-hat-about = Trägt den Black Hat
blackhat-page-fact-dealer = Geber
blackhat-page-fact-dealer-about = Hat diese Runde gegeben
blackhat-page-fact-last = Zuletzt +{ $points }
blackhat-page-fact-last-about = Punkte der letzten Runde: { $points }
blackhat-page-fact-target = Ziel { $target }
blackhat-page-fact-target-about = Statuskarte: { $target }. Wer am nächsten liegt, gewinnt; gerade sind es { $points }
blackhat-page-fact-out = Raus
blackhat-page-fact-out-about = Ausgeschieden: Beide Figuren sind im Gefängnis

## Punkte

blackhat-page-scores = Punkte
blackhat-page-scores-round = Runde { $round }
blackhat-page-scores-all = Ganzes Spiel
blackhat-page-scores-fewest = Die wenigsten Punkte gewinnen.
blackhat-page-scores-celebrity = Wer der eigenen Statuskarte am nächsten kommt, gewinnt. Deine: { $target }.
blackhat-page-scores-celebrity-secret = Wer der eigenen Statuskarte am nächsten kommt, gewinnt.
blackhat-page-tally = Endete die Runde jetzt, bekämst du { $points }.
blackhat-page-tally-all = Wenn die Runde jetzt endete:
blackhat-page-tally-spaces = Felder { $points }, Karten unbekannt

## Gedächtnishilfen

blackhat-aids-about = Alle können die Stiche der Runde, die bisher gesehenen Karten und das über jede Hand Bekannte nachsehen.
blackhat-page-memory = Gedächtnis
blackhat-page-memory-close = Gedächtnishilfen schließen
blackhat-page-memory-cards = Gesehene Karten
blackhat-page-memory-hands = Über die Hände bekannt
blackhat-page-memory-tricks = Stiche dieser Runde
blackhat-page-memory-none = In dieser Runde ist noch kein Stich gewonnen.
blackhat-page-memory-card = { $card }: { $seen } von { $all } gesehen
blackhat-page-memory-unknown =
    { $count ->
        [one] eine unbekannte Karte
       *[other] { $count } unbekannte Karten
    }
blackhat-page-score-cards = Karten
blackhat-page-score-cards-about = Spuren der Karten auf der Hand
blackhat-page-score-spaces = Felder
blackhat-page-score-spaces-about = Werte der Felder unter den Figuren
blackhat-page-score-floor = Min. 0
blackhat-page-score-floor-about = Eine Runde zählt nie unter null
blackhat-page-score-tile = Plättchen
blackhat-page-score-tile-about = Was das geheime Plättchen geändert hat
blackhat-page-score-round = Runde
blackhat-page-score-total = Gesamt
blackhat-page-score-player = Wer
blackhat-page-scores-close = Punkte schließen

## Geheime Plättchen

blackhat-page-revealed = Das geheime Plättchen: { $tile }! { $about }
blackhat-page-event-turned = Aufgedeckt und abgezählt, wer den Black Hat bekommt: { $card }.
blackhat-page-scored = { $seat }: { $points } Punkte in dieser Runde, { $total } insgesamt
blackhat-page-scored-cards = Karten { $points }
blackhat-page-scored-spaces = Felder { $points }
blackhat-page-scored-tile = geheimes Plättchen { $points }
blackhat-page-scored-floor = eine Runde zählt nie unter null: +{ $points }
blackhat-page-tile-nsa = Die Punkte dieser Runde werden auf Zehner gerundet.
blackhat-page-tile-jackpot = Fünf Punkte weniger für die Figur, die hier ankam.
blackhat-page-tile-sting = Fünf Punkte mehr für die Figur, die hier ankam.
blackhat-page-tile-log-wipe = Karten auf der Hand zählen diesmal nichts.
blackhat-page-tile-leak = Karten auf der Hand zählen diesmal doppelt.
blackhat-page-tile-decoy = Hier ist nichts: Die Figur geht zurück an den Start, und das Spiel geht weiter.

## Die Lage in Worten

blackhat-page-sum-round = Runde { $round }, gegeben von: { $seat }.
blackhat-page-sum-hand = Deine Karten: { $cards }. Spuren: { $traces }.
blackhat-page-sum-held =
    { $count ->
        [one] { $seat }: eine Karte.
       *[other] { $seat }: { $count } Karten.
    }
blackhat-page-sum-known =
    { $count ->
        [one] { $seat }: eine Karte, bekannt: { $cards }.
       *[other] { $seat }: { $count } Karten, davon bekannt: { $cards }.
    }
blackhat-page-sum-open = { $seat }: { $cards }.
blackhat-page-sum-set = Im Stich, { $seat }: { $set }.

## Wenn etwas genauer angesehen wird

blackhat-page-about-here = Hier: { $pawns }.
blackhat-page-about-value = Wert { $value }
blackhat-page-about-traces = Spuren { $traces }
blackhat-page-about-kind-host = Ein gewöhnliches Feld: Hier steht eine Figur einfach.
blackhat-page-about-kind-start = Ein Startfeld: Hier dürfen beliebig viele Figuren stehen, aber nie beide derselben Farbe.
blackhat-page-about-kind-asset = Die erste Figur, die hier ankommt, beendet das Spiel.
blackhat-page-about-kind-asset-secret = Die erste Figur, die hier ankommt, dreht das geheime Plättchen um, und das Spiel ist aus, außer es ist ein Decoy.
blackhat-page-about-kind-alarm-lax = Ohne den Fahnder ist ein Alarm ein gewöhnliches Feld.
blackhat-page-about-leads = Pfeile führen nach { $cells }.
blackhat-page-about-leads-nowhere = Kein ganzer Pfeil führt weiter.
blackhat-page-about-value-name = Wert von { $cell }
blackhat-page-about-value-now = Wer hier eine Figur hat, bekommt das am Ende jeder Runde als Punkte. Wenige Punkte sind gut.
blackhat-page-about-pawn-own = Deine.
blackhat-page-about-reach = Könnte nach { $cells }.
blackhat-page-about-stuck = Kann gerade nirgendwohin.
blackhat-page-about-trapped = Sitzt fest.
blackhat-page-about-module = Ein Modul: vier Zellen über dem Spielbrett. An seinen Rändern kann es Pfeile unterbrechen oder andere vollenden.
blackhat-page-about-drawn = Dieses Modul wurde gezogen und muss jetzt gelegt werden.
blackhat-page-about-area-name = Platz für das Modul: { $cell }
blackhat-page-about-area = Hier kann das Modul liegen, mit seiner linken oberen Ecke auf dieser Zelle.
blackhat-page-about-network-name = Das Netzwerk
blackhat-page-about-network = Figuren ziehen entlang der Pfeile von den Startfeldern links zum Critical Asset rechts.
blackhat-page-about-black-name = Kein Feld
blackhat-page-about-black = Hier kann niemand stehen.
blackhat-page-about-cells-name = Namen der Felder
blackhat-page-about-cells = Ein Buchstabe für die Spalte, eine Zahl für die Zeile: So heißen die Felder im Protokoll und auf den Knöpfen.
blackhat-page-about-arrow-name = Pfeil
blackhat-page-about-arrow = Ein ganzer Pfeil: Figuren ziehen ihn in dieser Richtung entlang, ein Feld pro Zug, und springen über besetzte.
blackhat-page-about-broken-name = Unterbrochener Pfeil
blackhat-page-about-broken = Von diesem Pfeil fehlt eine Hälfte, darum führt er nirgendwohin.
blackhat-page-about-place-name = Platz für ein Modul
blackhat-page-about-place = Einer der fünf markierten Plätze, auf denen Module liegen können.
blackhat-page-about-ways-name = Mögliche Wege
blackhat-page-about-ways = Wohin diese Figur könnte; Sprünge sind Bögen.
blackhat-page-about-trail-name = Letzter Zug
blackhat-page-about-trail = Der Weg, der gerade gegangen wurde.
blackhat-page-about-track-name = Die Bahn des Fahnders
blackhat-page-about-track = Eine Figur auf einem Alarm stellt den Fahnder auf diese Bahn; nach drei Schritten kommt er zum Backdoor-Feld.
blackhat-page-about-jail = Figuren, die der Fahnder getroffen hat: Jede zählt 5 bei jeder Wertung. Wer keine Figur mehr auf dem Brett hat, ist ausgeschieden.
blackhat-page-about-tracer-name = Der Fahnder
blackhat-page-about-tile-name = Geheimes Plättchen
blackhat-page-about-tile = Die erste Figur dort dreht es um; es kann die Punkte ändern oder ein Decoy sein.
blackhat-page-about-card = Allein oder mit anderen seines Rangs gespielt. Von gleich vielen Karten gewinnt der höchste Rang, von gleichen der letzte.
blackhat-page-about-card-joker = In einem Satz steht er für jeden Rang; allein ist er eine 14.
blackhat-page-about-card-hat = Er zählt als Joker, dreht aber den Stich um: Das Niedrigste gewinnt, und wer gewinnt, muss den Hut und einige Karten nehmen.
blackhat-page-about-held = Ist sie am Ende der Runde noch auf der Hand, zählen ihre Spuren als Punkte.
blackhat-page-about-open = Alle wissen, dass sie in dieser Hand ist.
blackhat-page-about-back-name = Verdeckte Karte
blackhat-page-about-back = Karten in dieser Hand, die du nicht kennst: { $count } ({ $seat }).
blackhat-page-about-hand = Karten auf der Hand: { $count }. Was davon am Ende der Runde übrig ist, zählt seine Spuren.
blackhat-page-about-unknown = Davon kennst du { $count } nicht.
blackhat-page-about-trick-name = Der Stich
blackhat-page-about-led = Ausgespielte Karten: { $led }. Nur ebenso viele können gewinnen.
blackhat-page-about-trick = Der höchste Rang gewinnt, von gleichen der letzte. Wer gewinnt, zieht eine Figur und spielt zum nächsten Stich aus.
blackhat-page-about-trick-turned = Der Black Hat liegt darin: Der niedrigste Rang gewinnt, von gleichen der letzte, und wer gewinnt, nimmt den Hut.
blackhat-page-about-best = Bis jetzt vorn: { $seat }, { $set }.
blackhat-page-about-slot-waiting = Hat zu diesem Stich noch nichts gespielt.
blackhat-page-about-slot-short = Kann nicht gewinnen: Das können nur { $led } Karten, so viele wie ausgespielt.
blackhat-page-about-slot-best = Schlägt bis jetzt alles andere im Stich.
blackhat-page-about-slot-beaten = Geschlagen von: { $best }.
blackhat-page-about-play = Spielt die gewählten Karten in den Stich. Wähle eine Karte oder mehrere eines Rangs.
blackhat-page-about-pile = Eine Karte des Stichs, den du gewonnen hast: Mit dem Hut kommen alle Karten oder so viele, wie ausgespielt wurden.
blackhat-page-about-column-cards-name = Karten
blackhat-page-about-column-cards = Spuren der Karten, die noch auf der Hand waren.
blackhat-page-about-column-spaces-name = Felder
blackhat-page-about-column-spaces = Werte der Felder unter beiden Figuren; eine Figur im Gefängnis zählt 5.
blackhat-page-about-column-floor-name = Mindestens 0
blackhat-page-about-column-floor = Eine Runde zählt nie unter null: Das hebt sie auf null.
blackhat-page-about-column-tile-name = Plättchen
blackhat-page-about-column-tile = Was das geheime Plättchen geändert hat.
blackhat-page-about-column-round-name = Runde
blackhat-page-about-column-round = Alle Punkte dieser Runde.
blackhat-page-about-column-total-name = Gesamt
blackhat-page-about-column-total = Alle Runden zusammen.
blackhat-page-about-score = Punkte nach ihrer Herkunft; wenige sind gut, außer es wird mit Statuskarten gespielt.
blackhat-page-about-last-trick-name = Letzter Stich
blackhat-page-about-last-trick = Zeigt den letzten Stich noch einmal.
blackhat-page-about-sheet-name = Punktestand
blackhat-page-about-sheet = Zeigt, woher alle Punkte kommen.
blackhat-page-about-whole = Zeigt das ganze Brett, kleiner, oder wieder den Teil, auf den es ankommt.
blackhat-page-about-do-lead = Du sagst, wie viele Karten du ausspielst.
blackhat-page-about-do-follow = Du sagst, wie viele Karten du spielst.
blackhat-page-about-do-play = Diese Karten kommen in den Stich.
blackhat-page-about-do-take = Alle Karten des Stichs kommen auf deine Hand, mit ihren Spuren.
blackhat-page-about-do-keep = Nur der Hut und so viele Karten, wie ausgespielt wurden, kommen auf deine Hand; der Rest wird abgelegt.
blackhat-page-about-do-pick = Diese Karte kommt mit dem Hut.
blackhat-page-about-do-move = Die Figur zieht entlang der Pfeile auf dieses Feld, und das Feld wirkt.
blackhat-page-about-do-send = Die Figur geht auf dieses Startfeld zurück.
blackhat-page-about-do-mark = Eine Marke ändert den Wert dieses Felds um eins.
blackhat-page-about-do-lay = Das gezogene Modul kommt hierher; Figuren bleiben auf ihren Zellen.
blackhat-page-about-do-trace = Der Fahnder geht hierher; Figuren auf diesem Feld kommen ins Gefängnis.
blackhat-page-about-do-pass = Hier passiert nichts.
blackhat-page-about-do-randomize = Ein zufälliges Modul wird gezogen und muss gelegt werden.

## Das Ende

blackhat-page-end-fewest = Die wenigsten Punkte gewinnen.
blackhat-page-end-celebrity = Wer der eigenen Statuskarte am nächsten kommt, gewinnt.
blackhat-page-end-status = Statuskarten: { $cards }.
blackhat-page-end-robot = Gesamtpunkte des Roboters: { $points }.
blackhat-page-end-robot-won = Gewonnen hat der Roboter. Schau einmal lange und streng in den Spiegel.

## Momente einer Aufzeichnung

blackhat-page-moment-ended = Das Ende
blackhat-page-moment-revealed = Das geheime Plättchen
blackhat-page-moment-eliminated = Jemand scheidet aus
blackhat-page-moment-jailed = Der Fahnder schlägt zu
blackhat-page-moment-scored = Eine Runde wird gewertet
blackhat-page-moment-hatted = Ein Black-Hat-Stich
blackhat-page-cheer-hat = Der Hut ist gestohlen!

## Hinweise für das erste Spiel

blackhat-page-hint-traces = Die Punkte auf einer Karte sind ihre Spuren: Was du am Ende der Runde noch hältst, zählt gegen dich. Gerade sind es { $traces }.
blackhat-page-hint-lead = Du spielst aus. Tipp eine Karte an, oder mehrere vom selben Rang, dann Spielen. Wer einen Stich gewinnt, zieht eine Figur; wer alle Karten los ist, beendet die Runde.
blackhat-page-hint-lead-many = Mehrere gleiche Karten sind schwer zu schlagen: Das können nur ebenso viele von gleichem oder höherem Rang. Und du wirst Spuren schneller los.
blackhat-page-hint-follow-one = Alle spielen eine Karte, und die höchste gewinnt den Stich; von gleichen die letzte. Du musst nicht gewinnen wollen.
blackhat-page-hint-follow-many =
    { $led ->
        [1] Ausgespielt wurde eine Karte.
       *[other] Ausgespielt wurden { $led } gleiche. Nur ebenso viele gleiche können gewinnen; sonst wirf irgendeine Karte dazu.
    }
blackhat-page-hint-follow-any = So viele oder so wenige, wie du magst, alle von einem Rang. Gewinnen können aber nur { $led } gleiche, so viele wie ausgespielt wurden.
blackhat-page-hint-hat = Den Black Hat trägt: { $seat }. Ein Stich mit dieser Karte steht auf dem Kopf.
blackhat-page-hint-hat-mine = Du hast den Black Hat. Spielst du ihn, gewinnt das Niedrigste, und wer gewinnt, muss den Hut und einen Teil der Karten nehmen.
blackhat-page-hint-turned = Der Black Hat liegt im Stich: Jetzt gewinnt das Niedrigste, und wer gewinnt, nimmt den Hut und einige Karten auf. Willst du das?
blackhat-page-hint-pickup = Nimm alle Karten, um in den nächsten Stichen stark zu sein, oder nur den Hut und so viele, wie ausgespielt wurden. Jede Karte hat ihre Spuren.
blackhat-page-hint-hack = Wer einen Stich gewinnt, hackt: Zieh eine deiner Figuren einen Pfeil weit. Besetzte Felder werden übersprungen. Am Ende jeder Runde zählen die Zahlen: Niedrig ist gut.
blackhat-page-hint-negative = Auf Feldern mit negativem Wert sind Figuren nicht sicher: Wer einen Stich gewinnt, darf sie weiterziehen, wem auch immer sie gehören.
blackhat-page-hint-asset = Das Critical Asset ist in Reichweite! Eine Figur dort beendet das Spiel. Geh hin, wenn du die wenigsten Punkte hast.
blackhat-page-hint-honeypot = Ein Honeypot hat einen schönen Wert, aber eine Figur kommt nie wieder heraus.
blackhat-page-hint-service-near = Denial-of-Service: Wer das Feld betritt, schickt eine andere Figur an den Start zurück, sitzt dort aber fest.
blackhat-page-hint-alarm = Ein Alarm hält deine Figur fest und lässt den Fahnder los. Von da an ziehst du ihn bei jedem gewonnenen Stich.
blackhat-page-hint-exploit-near = Mit einem Exploit änderst du den Wert eines Felds um eins.
blackhat-page-hint-randomizer-near = Am Randomizer darfst du ein Modul ziehen, das einen Teil des Netzwerks umbaut.
blackhat-page-hint-cache = Caches haben kleine oder negative Werte: Sie kosten dich wenig oder nehmen dir sogar Punkte ab. Wo der Wert negativ ist, dürfen andere deine Figur aber weiterziehen.
blackhat-page-hint-service = Wähl eine Figur, die zurückmuss. Sie geht auf ein Startfeld, und ihr Weg beginnt von vorn.
blackhat-page-hint-decoy = Das Plättchen war ein Köder: Das Spiel geht weiter, und deine Figur geht auf ein Startfeld zurück.
blackhat-page-hint-exploit = Mach dein eigenes Feld billiger oder eines teurer, auf dem jemand anders steht. Unter null dürfen andere die Figur dort weiterziehen.
blackhat-page-hint-randomizer = Ein Modul deckt vier Felder ab und ändert Pfeile an seinen Rändern. Nur Pfeile mit beiden Hälften führen weiter.
blackhat-page-hint-trace = Der Fahnder geht auf ein Nachbarfeld, in der Regel nicht zurück Richtung Start. Figuren, die er trifft, kommen ins Gefängnis: 5 Punkte in jeder Runde.
blackhat-page-hint-tracer = Der Fahnder ist los. Wer eine Figur auf einem Alarm hat und einen Stich gewinnt, zieht ihn, und Figuren, die er trifft, kommen ins Gefängnis.
blackhat-page-hint-robot = Zu zweit spielt ein Roboter mit. In diesem Stich spielst du seine Karten, die alle sehen: Er kann Stiche gewinnen, und sogar das Spiel.
blackhat-page-hint-score = Eine Runde endet, wenn jemand keine Karten mehr hat. Alle bekommen die Spuren auf der Hand und die Werte unter beiden Figuren. Die Figuren bleiben stehen.
blackhat-page-hint-end = Eine Figur ist nah am Critical Asset. Sobald eine dort ist, ist das Spiel aus, und die wenigsten Punkte gewinnen.
blackhat-page-hint-celebrity = Nicht die wenigsten Punkte gewinnen: Du willst am Ende so nah wie möglich an { $target } liegen.

## Das Netzwerk

blackhat-page-net = Das Netzwerk. Mit den Pfeiltasten gehst du durch, was du wählen kannst, oder von Figur zu Figur; Enter bestätigt, Escape bricht ab.
blackhat-page-net-map = Alle Felder und wohin ihre Pfeile führen
blackhat-page-net-whole = Den ganzen Plan zeigen
blackhat-page-net-jail = Gefängnis
blackhat-page-net-tracer = der Fahnder

blackhat-page-net-kind-host = Host
blackhat-page-net-kind-cache = Cache
blackhat-page-net-kind-backdoor = Backdoor
blackhat-page-net-kind-public = Public Server
blackhat-page-net-kind-asset = Critical Asset
blackhat-page-net-kind-service = Denial-of-Service
blackhat-page-net-kind-alarm = Alarm
blackhat-page-net-kind-honeypot = Honeypot
blackhat-page-net-kind-exploit = Exploit
blackhat-page-net-kind-randomizer = Randomizer

blackhat-page-net-module-1a = Firewall
blackhat-page-net-module-1b = Lastverteiler
blackhat-page-net-module-2a = Mail-Gateway
blackhat-page-net-module-2b = Offenes Relay
blackhat-page-net-module-3a = Sandkasten
blackhat-page-net-module-3b = Teergrube
blackhat-page-net-module-4a = Botnetz
blackhat-page-net-module-4b = Flut
blackhat-page-net-module-5a = Angriffserkennung
blackhat-page-net-module-5b = Stolperdraht
blackhat-page-net-module-6a = Cloud
blackhat-page-net-module-6b = Virtuelle Maschine
blackhat-page-net-module-7a = Sackgasse
blackhat-page-net-module-7b = Kreuzung
blackhat-page-net-module-8a = Tresor
blackhat-page-net-module-8b = Archiv

## Auf dem Netzwerk wählen

blackhat-page-net-pawn = Figur { $pawn } ({ $seat })
blackhat-page-net-own-pawn = Figur { $pawn }
blackhat-page-net-space = { $cell }, { $kind }, Wert { $value }
blackhat-page-net-black = { $cell }, kein Feld
blackhat-page-net-taken = { $space }. Hier: { $pawns }
blackhat-page-net-take = { $pawn }, { $space }. Kann nach { $cells }
blackhat-page-net-goal = { $action }: { $space }
blackhat-page-net-change = Wert ändern: { $space }
blackhat-page-net-move = { $pawn } von { $origin } nach { $to }
blackhat-page-net-send = { $pawn } zurück, { $origin } nach { $to }
blackhat-page-net-lay = { $module } mit der linken oberen Ecke auf { $to } hinlegen
blackhat-page-net-look = { $pawn }: { $space }. Könnte nach { $cells }.
blackhat-page-net-look-only = { $pawn }: { $space }.
blackhat-page-net-look-stuck = { $pawn }: { $space }. Kann gerade nirgendwohin.
blackhat-page-net-look-trapped = { $pawn }: { $space }. Sitzt fest.

blackhat-page-net-ask-change = Neuer Wert?
blackhat-page-net-ask-randomize = Randomizer nutzen?

## Das Netzwerk in Worten

blackhat-page-net-tracer-home = Der Fahnder ist noch nicht unterwegs.
blackhat-page-net-tracer-at = Der Fahnder: { $place }.
blackhat-page-net-tile = Geheimes Critical Asset, aufgedeckt: { $tile }.
blackhat-page-net-tile-down = Auf dem Critical Asset liegt verdeckt ein geheimes Plättchen.
blackhat-page-net-module-at = Das Modul { $module } liegt auf { $from } bis { $to }.
blackhat-page-net-marked = Marken auf { $cell }: { $change }.
blackhat-page-net-leads = { $space }: führt nach { $cells }.
blackhat-page-net-leads-nowhere = { $space }: führt nirgendwohin.
