### Black Hat auf Deutsch.
### Namen stehen so, dass der Satz auch mit „Du“ stimmt: vor einem Doppelpunkt, am Ende oder in Klammern.

blackhat-title = Black Hat
blackhat-summary = Gewinne die richtigen Stiche, hacke dich durch das Netzwerk und hinterlass dabei so wenig Spuren wie möglich.

blackhat-robot = Roboter

## Optionen

blackhat-option-edition = Ausgabe
blackhat-option-edition-about = Die gedruckten Anleitungen unterscheiden sich in Einzelheiten. Die „Hausregeln“ sind unsere eigene Auswahl; jede Einzelheit lässt sich trotzdem einstellen.
blackhat-option-board = Spielplan
blackhat-option-board-about = „Klassisch“ ist der richtige für den Anfang. „Fortgeschritten“ hat mehr Aktionsfelder. Ihr könnt auch auf einem selbst gezeichneten spielen.
blackhat-option-drawing = Plandatei
blackhat-option-drawing-about = Ein eigener Spielplan, mit Zeichen in eine Textdatei gemalt, wie unsere es sind.
blackhat-option-modules = Module
blackhat-option-modules-about = Wie viele zufällige Module vor Spielbeginn auf den Plan gelegt werden.
blackhat-option-short_deck = Kleines Kartenspiel
blackhat-option-short_deck-about = Sind weniger als sechs dabei, gibt es von jeder Karte weniger: weniger Glück.
blackhat-option-hidden_hat = Hut im Stapel
blackhat-option-hidden_hat-about = Der Black Hat wird mit eingemischt und ausgeteilt, statt abgezählt zu werden.
blackhat-option-tracer = Fahnder
blackhat-option-tracer-about = Alarmfelder halten Figuren fest und wecken den Fahnder. Wen er erreicht, der wandert ins Gefängnis.
blackhat-option-secret_asset = Geheimes Critical Asset
blackhat-option-secret_asset-about = Auf dem Critical Asset liegt ein verdecktes Plättchen, das den Schluss verändert.
blackhat-option-celebrity = Berühmtheit
blackhat-option-celebrity-about = Es gewinnt nicht, wer am wenigsten Punkte hat, sondern wer der eigenen geheimen Statuskarte am nächsten kommt.
blackhat-option-broken_honeypot = Geknackter Honeypot
blackhat-option-broken_honeypot-about = Steckt eine Figur in einem Honeypot, werden nur halb so viele Karten ausgeteilt.
blackhat-option-follow = Karten beim Nachspielen
blackhat-option-follow-about = Eine Karte oder so viele, wie ausgespielt wurden; oder beliebig viele.
blackhat-option-refill = Ablage wird neuer Stapel
blackhat-option-refill-about = Ob aus der Ablage ein neuer Stapel wird, wenn der alte leer ist.
blackhat-option-pickup = Karten zum Hut
blackhat-option-pickup-about = Wer einen Black-Hat-Stich gewinnt, sucht sie aus oder muss die höchsten nehmen.
blackhat-option-service = Denial-of-Service
blackhat-option-service-about = Ob eine Figur zurückgeschickt werden muss oder darf.
blackhat-option-half_deals = Halbe Blätter
blackhat-option-half_deals-about = Halb ausgeteilt wird, solange eine Figur im Honeypot steckt, von da an immer, oder nur beim nächsten Mal.
blackhat-option-exploit = Exploit
blackhat-option-exploit-about = Welche Felder ein Exploit verändern darf: Hosts oder alle.
blackhat-option-randomizer = Randomizer
blackhat-option-randomizer-about = Wo ein Modul hingelegt werden darf: auf die markierten Plätze oder überall.
blackhat-option-tie = Gleichstand
blackhat-option-tie-about = Welche Runde bei gleicher Summe entscheidet: die letzte oder die davor.
blackhat-option-alarm_mover = Wer den Fahnder zieht
blackhat-option-alarm_mover-about = Wer eine Figur auf einem Alarm hat, oder wer den letzten ausgelöst hat.
blackhat-option-tracer_back = Rückweg des Fahnders
blackhat-option-tracer_back-about = Ob er auch nach links zurückdarf, woher er gerade kam, oder nur nach oben und unten.
blackhat-option-robot_first = Erster Stich des Roboters
blackhat-option-robot_first-about = Wer den Roboter im ersten Stich einer Runde spielt: wer nicht ausspielt, oder wer den Hut nicht hat.
blackhat-option-celebrity_tie = Gleichstand bei Berühmtheit
blackhat-option-celebrity_tie-about = Ob die Runde davor entscheidet oder der Sieg geteilt wird.
blackhat-option-edition-house = Hausregeln
blackhat-option-edition-finnish = Finnisch
blackhat-option-edition-norwegian = Norwegisch
blackhat-option-edition-portuguese = Portugiesisch
blackhat-option-board-classic = Klassisch
blackhat-option-board-advanced = Fortgeschritten
blackhat-option-board-custom = Eigener
blackhat-option-follow-led = eine, oder so viele wie ausgespielt
blackhat-option-follow-any = beliebig viele
blackhat-option-refill-yes = ja
blackhat-option-refill-no = nein
blackhat-option-pickup-choice = frei gewählt
blackhat-option-pickup-highest = die höchsten
blackhat-option-service-must = muss genutzt werden
blackhat-option-service-may = darf genutzt werden
blackhat-option-half_deals-standing = solange eine Figur dort steckt
blackhat-option-half_deals-later = von da an immer
blackhat-option-half_deals-next = nur beim nächsten Mal
blackhat-option-exploit-host = Hosts
blackhat-option-exploit-any = alle Felder
blackhat-option-randomizer-marked = auf die markierten Plätze
blackhat-option-randomizer-anywhere = überall
blackhat-option-tie-last = die letzte Runde entscheidet
blackhat-option-tie-previous = die Runde davor entscheidet
blackhat-option-alarm_mover-standing = wer auf einem Alarm steht
blackhat-option-alarm_mover-latest = wer den letzten ausgelöst hat
blackhat-option-tracer_back-left = auch zurück nach links
blackhat-option-tracer_back-sideways = nur nach oben und unten
blackhat-option-robot_first-follower = wer nicht ausspielt
blackhat-option-robot_first-hatless = wer den Hut nicht hat
blackhat-option-celebrity_tie-previous = die Runde davor entscheidet
blackhat-option-celebrity_tie-shared = der Sieg wird geteilt

blackhat-combine-needs = Die Option „{ $option }“ bewirkt nichts ohne „{ $needs }“: Stell beide ein, oder lass sie, wie die Ausgabe sie hat.
blackhat-combine-tie = Mit „{ $needs }“ entscheiden die Statuskarten über einen Gleichstand: Lass die Option „{ $option }“, wie die Ausgabe sie hat.
blackhat-combine-robot = Der Roboter spielt nur zu zweit mit, nicht bei { $players } Personen: Lass die Option „{ $option }“, wie die Ausgabe sie hat.
blackhat-combine-short = Zu sechst ist das kleine Kartenspiel das ganze: Schalt die Option „{ $option }“ aus.
blackhat-warning-robot-tracer = Roboter und Fahnder zusammen führen zu seltsamen Lagen. Die Anleitungen raten ab, erlaubt ist es.

## Zurufe: mit einem Tippen gesagt

blackhat-call-nice-trick = Schöner Stich!
blackhat-call-mine = Der gehört mir!
blackhat-call-not-the-hat = Alles, nur nicht den Hut!
blackhat-call-hat-suits-you = Der Hut steht dir!
blackhat-call-careful = Vorsicht …
blackhat-call-hurts = Das tut weh!
blackhat-call-catch-me = Fangt mich doch!
blackhat-call-laugh = Hahaha!

## Was gerade dran ist

blackhat-expect-lead = Du spielst aus: Wie viele Karten?
blackhat-expect-set =
    { $size ->
        [1] Spiel eine Karte.
       *[other] Spiel { $size } Karten gleichen Rangs.
    }
blackhat-expect-follow =
    { $led ->
        [1] Spiel eine Karte.
       *[other] Spiel eine Karte, oder { $led } gleichen Rangs.
    }
blackhat-expect-answer = Wie viele Karten spielst du? Gewinnen kann nur, wer { $led } spielt.
blackhat-expect-pickup = Der Stich gehört dir, samt Hut: Nimm alle Karten, oder den Hut und ein paar.
blackhat-expect-pick = Wähl die Karten zum Hut, die niedrigste zuerst. Es fehlen noch: { $picks }.
blackhat-expect-hack = Dein Hack: Zieh mit einer Figur.
blackhat-expect-service = Denial-of-Service: Schick eine Figur zurück an den Start.
blackhat-expect-decoy = Ein Köder! Wähl das Startfeld für deine Figur.
blackhat-expect-exploit = Exploit: Ändere den Wert eines Felds um eins, oder nutz ihn nicht.
blackhat-expect-randomize = Randomizer: Zieh ein Modul, oder nutz ihn nicht.
blackhat-expect-lay = Leg das Modul hin.
blackhat-expect-trace = Zieh den Fahnder.
blackhat-expect-over = Das Spiel ist aus.

## Ablehnungen

blackhat-lead-first = „{ $given }“ geht noch nicht: Spiel zuerst eine Karte aus, oder mehrere desselben Rangs.
blackhat-play-set = „{ $given }“ geht jetzt nicht: Spiel zuerst deine Karten zum Stich.
blackhat-follow-now = „{ $given }“ geht jetzt nicht: Du musst Karten zum Stich spielen.
blackhat-answer-first = „{ $given }“ geht noch nicht: Spiel zuerst eine Karte zum Stich, oder mehrere desselben Rangs.
blackhat-pick-up = „{ $given }“ geht noch nicht: Nimm zuerst alle Karten des Black-Hat-Stichs, oder den Hut und ein paar andere.
blackhat-pick-cards = „{ $given }“ geht noch nicht: Wähl zuerst die Karten, die mit dem Hut kommen.
blackhat-must-hack = „{ $given }“ geht jetzt nicht: Du hast den Stich gewonnen und musst eine Figur ziehen.
blackhat-must-send = „{ $given }“ geht jetzt nicht: Wähl die Figur, die Denial-of-Service zurückschickt.
blackhat-must-return = „{ $given }“ geht jetzt nicht: Die Figur, die auf den Köder hereinfiel, kehrt auf ein Startfeld deiner Wahl zurück.
blackhat-exploit-now = „{ $given }“ geht jetzt nicht: Ändere mit dem Exploit einen Wert, oder nutz ihn nicht.
blackhat-randomize-now = „{ $given }“ geht jetzt nicht: Zieh ein Modul, oder nutz den Randomizer nicht.
blackhat-must-lay = „{ $given }“ geht jetzt nicht: Das gezogene Modul muss hingelegt werden.
blackhat-must-trace = „{ $given }“ geht jetzt nicht: Der Fahnder muss ziehen.
blackhat-no-such-set = „{ $given }“ geht nicht: Du kannst jetzt keine { $size } Karten gleichen Rangs spielen.
blackhat-no-pass = „{ $given }“ geht nicht: Alle spielen mit. Nur wer nichts als den Black Hat hat, passt, und das geschieht von selbst.
blackhat-odd-set = „{ $given }“ passt nicht zusammen: Es braucht mindestens eine Karte dieses Rangs. Nur Joker und Black Hat ohne andere Karten zählen als 14.
blackhat-not-in-hand = „{ $given }“ geht nicht: Dafür brauchst du { $count } Mal „{ $card }“, und du hast { $have }.
blackhat-hat-size = „{ $given }“ geht nicht: Der Black Hat darf nur unter { $led } Karten sein, so vielen, wie ausgespielt wurden.
blackhat-wrong-size =
    { $size ->
        [1] „{ $given }“ geht nicht: Spiel jetzt genau eine Karte.
       *[other] „{ $given }“ geht nicht: Spiel jetzt genau { $size } Karten.
    }
blackhat-led-size = „{ $given }“ geht nicht: { $led ->
        [1] Ausgespielt wurde eine Karte, also spielst auch du eine.
       *[other] Spiel eine Karte oder genau { $led }, so viele, wie ausgespielt wurden.
    }
blackhat-not-in-trick = „{ $given }“ geht nicht: Im Stich ist keine { $card }.
blackhat-pick-rising = „{ $given }“ geht nicht: Wähl die Karten von niedrig nach hoch, jetzt ab { $card }.
blackhat-pick-enough = „{ $given }“ geht nicht: Von da an sind es zu wenige Karten. Dir fehlen noch { $count }.
blackhat-no-pawn = „{ $given }“ geht nicht: Mit diesen Figuren spielt niemand.
blackhat-in-jail = „{ $given }“ geht nicht: Diese Figur sitzt im Gefängnis.
blackhat-not-negative = „{ $given }“ geht nicht: Die Figur gehört dir nicht, und { $place } hat den Wert { $value }. Fremde Figuren darfst du nur von negativen Feldern ziehen.
blackhat-trapped = „{ $given }“ geht nicht: Die Figur auf { $place } sitzt fest.
blackhat-no-way = „{ $given }“ geht nicht: Von { $origin } führen keine Pfeile nach { $place }, oder das Feld ist besetzt.
blackhat-no-way-on = „{ $given }“ geht nicht: Von { $origin } führen keine Pfeile auf ein freies Feld.
blackhat-send-itself = „{ $given }“ geht nicht: Die Figur, die das Feld betreten hat, bleibt.
blackhat-not-to-send = „{ $given }“ geht nicht: Eine Figur auf { $place } lässt sich nicht zurückschicken. Wer im Honeypot oder am Start steht, bleibt.
blackhat-send-where = „{ $given }“ geht nicht: Zurückgeschickt wird nach { $backdoor } oder { $public }, auf die Startfelder.
blackhat-send-tracer = „{ $given }“ geht nicht: Auf { $place } steht der Fahnder.
blackhat-send-both = „{ $given }“ geht nicht: Die andere Figur derselben Farbe steht schon auf { $place }.
blackhat-no-target = „{ $given }“ geht nicht: Dein Exploit kann { $place } nicht verändern.
blackhat-no-area = „{ $given }“ geht nicht: Mit der linken oberen Ecke auf { $place } lässt sich kein Modul hinlegen.
blackhat-lay-black = „{ $given }“ geht nicht: Dann stünde jemand auf einem schwarzen Feld.
blackhat-no-step = „{ $given }“ geht nicht: Der Fahnder geht einen Schritt nach oben, unten oder rechts, oder zurück, woher er kam, wenn eure Regeln das erlauben.

## Was auf dem Spiel steht

blackhat-stake-round = Diese Runde
blackhat-stake-secret = Diese Runde, vor dem geheimen Plättchen
blackhat-prospect-won = Du machst diesen Stich
blackhat-reason-takes = Danach spielt niemand mehr: Das macht den Stich.
blackhat-reason-safe = Niemand, der danach spielt, kann das schlagen.
blackhat-reason-behind =
    Das schlägt die { $rank } nicht, die schon liegt. { $traces ->
        [0] Das spart keine Spuren.
        [one] Das spart eine Spur.
       *[other] Das spart { $traces } Spuren.
    }
blackhat-reason-behind-wild =
    Das schlägt die Joker nicht, die schon liegen. { $traces ->
        [0] Das spart keine Spuren.
        [one] Das spart eine Spur.
       *[other] Das spart { $traces } Spuren.
    }
blackhat-reason-short =
    Eine einzelne Karte macht diesen Stich nicht: Es wurden { $led } Karten ausgespielt. { $traces ->
        [0] Das spart keine Spuren.
        [one] Das spart eine Spur.
       *[other] Das spart { $traces } Spuren.
    }
blackhat-reason-beaten-by-card =
    { $cards ->
        [one] Eine Karte, die noch im Spiel ist, schlägt das
       *[other] { $cards } Karten, die noch im Spiel sind, schlagen das
    }; { $hands ->
        [1] wer danach spielt, kann so eine haben.
       *[other] { $may ->
            [one] eine Hand von den { $hands }, die danach spielen, kann so eine haben.
           *[other] { $may } von den { $hands }, die danach spielen, können so eine haben.
        }
    }
blackhat-reason-beaten-by-set =
    { $hands ->
        [1] Wer danach spielt, kann Karten haben, die das schlagen.
       *[other] { $may ->
            [one] Eine Hand von den { $hands }, die danach spielen, kann Karten haben, die das schlagen.
           *[other] { $may } von den { $hands }, die danach spielen, können Karten haben, die das schlagen.
        }
    }
blackhat-reason-lead =
    { $hands ->
        [1] { $may ->
            [0] Die andere Hand kann keine { $size } Karten gleichen Rangs haben.
           *[other] Die andere Hand kann { $size } Karten gleichen Rangs haben.
        }
       *[other] { $may ->
            [one] Eine der { $hands } anderen Hände kann { $size } Karten gleichen Rangs haben.
           *[other] { $may } der { $hands } anderen Hände können { $size } Karten gleichen Rangs haben.
        }
    }
blackhat-reason-trapped = Die Figur sitzt dort fest.
blackhat-reason-no-way = Von dort führen keine Pfeile zum Critical Asset.
blackhat-reason-way =
    { $steps ->
        [one] Von dort ist es ein Schritt bis zum Critical Asset.
       *[other] Von dort sind es { $steps } Schritte bis zum Critical Asset.
    }

## Woher die Punkte kommen

blackhat-source-cards = Karten auf der Hand
blackhat-source-spaces = Felder unter den Figuren
blackhat-source-floor = Nie unter null
blackhat-source-tile = Geheimes Plättchen

## Namen

blackhat-card-joker = Joker
blackhat-card-hat = Black Hat
blackhat-place-track = Bahn des Fahnders ({ $step })
blackhat-place-jail = Gefängnis
blackhat-tile-nsa = NSA
blackhat-tile-jackpot = Hauptgewinn
blackhat-tile-sting = Falle
blackhat-tile-log-wipe = Spuren gelöscht
blackhat-tile-leak = Datenleck
blackhat-tile-decoy = Köder

## Aktionen

blackhat-do-lead = { $size ->
        [1] Eine Karte
       *[other] { $size } Karten
    } ausspielen
blackhat-do-follow = { $size ->
        [1] Eine Karte
       *[other] { $size } Karten
    } dazuspielen
blackhat-do-play = { $set } spielen
blackhat-do-pass = Nicht nutzen
blackhat-do-take = Alle Karten nehmen
blackhat-do-keep = Den Hut und { $count ->
        [1] eine Karte
       *[other] { $count } Karten
    } nehmen
blackhat-do-pick = { $rank } wählen
blackhat-do-move =
    { $own ->
        [yes] Figur { $pawn } von { $origin } nach { $to }
       *[no] Figur { $pawn } von Platz { $seat }, { $origin } nach { $to }
    }
blackhat-do-send =
    { $own ->
        [yes] Eigene Figur { $pawn } zurückschicken, { $origin } nach { $to }
       *[no] Figur { $pawn } von Platz { $seat } zurückschicken, { $origin } nach { $to }
    }
blackhat-do-mark = { $to }: { $change }
blackhat-do-randomize = Ein Modul ziehen
blackhat-do-lay = Mit der linken oberen Ecke auf { $to } hinlegen
blackhat-do-trace = Fahnder nach { $to }

## Die Lektion

blackhat-lesson-follow = Die wenigsten Punkte gewinnen. Eine 9 und eine 11 liegen da, und die höchste Karte gewinnt den Stich. Tipp auf deine 13 und spiel sie.
blackhat-lesson-follow-done = Deine 13 hat den Stich gewonnen.
blackhat-lesson-move = Wer einen Stich gewinnt, hackt: Eine Figur zieht einen Pfeil weit. Die Zahl auf einem Feld zählt gegen dich, eine negative für dich. Zieh deine hintere Figur auf den Cache, −1.
blackhat-lesson-move-done = Auf dem Cache spart dir die Figur einen Punkt.
blackhat-lesson-lead = Wer gewonnen hat, spielt aus. Mehrere Karten vom selben Rang schlagen nur ebenso viele. Tipp auf beide 7, dann spiel sie.
blackhat-lesson-lead-done = Eine einzelne 3 kann nicht gewinnen, und die 5er sind niedriger: wieder dein Stich.
blackhat-lesson-jump = Direkt vor deiner anderen Figur steht eine. Spring über sie auf den Cache mit −2.
blackhat-lesson-jump-done = Besetzte Felder werden übersprungen.
blackhat-lesson-hat = Karten, die du noch hältst, zählen gegen dich, am meisten der Black Hat: 5. Er dreht den Stich um: Das Niedrigste gewinnt und muss den Hut nehmen. Spiel ihn aus.
blackhat-lesson-hat-done = Die 2 hat gewonnen und musste den Hut nehmen. Dann wurde deine Figur vom Cache weggezogen: Bei negativem Wert dürfen das alle.
blackhat-lesson-joker = Spiel deine letzte Karte. Ein Joker allein zählt 14, und wenn jemand keine Karten mehr hat, endet die Runde.
blackhat-lesson-joker-done = 14 schlägt die 6: dein Stich.
blackhat-lesson-last = Ein letzter Hack: deine vordere Figur auf das Feld mit 0.
blackhat-lesson-last-done = Die Runde wird gewertet. Keine Karten und −1 unter deinen Figuren; unter null zählt als null. Die anderen haben 11 und 12.
blackhat-lesson-end = So geht es Runde für Runde, bis eine Figur ganz rechts am Critical Asset ist.

## Ereignisse

blackhat-event-status = Auf deiner Statuskarte steht { $value }.
blackhat-event-fame = Statuskarte ({ $seat }): { $value }.
blackhat-event-round = Runde { $number }. Es gibt: { $seat }.
blackhat-event-turned = Aufgedeckt, um den Hut zu vergeben: { $card }.
blackhat-event-hatted = Der Black Hat geht an: { $seat }.
blackhat-event-dealt = { $seat }: { $cards } Karten.
blackhat-event-hand = Deine Karten: { $cards }.
blackhat-event-shown = { $seat }, offen: { $card }.
blackhat-event-sized = Du spielst { $size ->
        [1] eine Karte.
       *[other] { $size } Karten.
    }
blackhat-event-played = { $seat }: { $set }.
blackhat-event-passed = { $seat }: nur noch der Black Hat, also gepasst.
blackhat-event-won = Der Stich geht an: { $seat }.
blackhat-event-took = { $seat }: alle Karten des Stichs genommen.
blackhat-event-kept = { $seat }: den Black Hat genommen.
blackhat-event-picked = { $seat }: dazu { $rank }.
blackhat-event-discarded = Der Rest des Stichs ist abgelegt.
blackhat-event-moved =
    { $own ->
        [yes] { $seat }: Figur { $pawn } zieht, { $origin } → { $to }.
       *[no] { $by }: Figur { $pawn } ({ $seat }) gezogen, { $origin } → { $to }.
    }
blackhat-event-drew = { $seat }: kein Zug möglich, eine Karte gezogen.
blackhat-event-drawn = Deine Karte: { $card }.
blackhat-event-empty = { $seat }: kein Zug möglich, und keine Karte zu ziehen.
blackhat-event-refilled = Aus der Ablage ist ein neuer Stapel gemischt: { $cards } Karten.
blackhat-event-trapped =
    { $trap ->
        [service] Figur { $pawn } ({ $seat }) löst Denial-of-Service aus und sitzt dort fest.
        [alarm] Figur { $pawn } ({ $seat }) löst Alarm aus und sitzt dort fest.
       *[honeypot] Figur { $pawn } ({ $seat }) klebt im Honeypot.
    }
blackhat-event-sent = { $by }: Figur { $pawn } ({ $seat }) zurückgeschickt, { $origin } → { $to }.
blackhat-event-declined = { $seat }: nicht genutzt.
blackhat-event-marked = { $seat }: Wert von { $to } geändert, { $change }.
blackhat-event-unmarked = Die Marke auf { $origin } kommt zurück in den Vorrat.
blackhat-event-found = { $seat }: Modul { $module }{ $side } gezogen.
blackhat-event-laid = Modul { $module }{ $side } liegt jetzt auf { $to }.
blackhat-event-returned = Modul { $module } kommt zurück in den Vorrat.
blackhat-event-alarmed = Der Fahnder ist unterwegs: { $to } (Alarm: { $seat }).
blackhat-event-traced = { $by }: Fahnder gezogen, { $origin } → { $to }.
blackhat-event-jailed = Figur { $pawn } ({ $seat }) ist verhaftet.
blackhat-event-eliminated = Ausgeschieden: { $seat }.
blackhat-event-revealed = Das geheime Plättchen: { $tile }!
blackhat-event-scored = { $seat }: Karten { $cards }, Felder { $spaces }, Plättchen { $tile }, auf 0 angehoben: { $floor }. Diese Runde { $points }, zusammen { $total }.
blackhat-event-ended =
    { $reason ->
        [asset] Eine Figur hat das Critical Asset erreicht: Das Spiel ist aus!
        [stuck] Keine Figur kann mehr ziehen: Das Spiel ist aus!
        [tracer] Der Fahnder hat das Critical Asset erreicht: Das Spiel ist aus!
       *[last] Nur noch eine Farbe ist übrig: Das Spiel ist aus!
    }
blackhat-event-victor = Gewonnen: { $seat }.

## Spielpläne und Module als Dateien

blackhat-kind-host = Host
blackhat-kind-cache = Cache
blackhat-kind-backdoor = Backdoor
blackhat-kind-public = Public Server
blackhat-kind-asset = Critical Asset
blackhat-kind-service = Denial-of-Service
blackhat-kind-alarm = Alarm
blackhat-kind-honeypot = Honeypot
blackhat-kind-exploit = Exploit
blackhat-kind-randomizer = Randomizer
blackhat-legend-whole = Pfeil
blackhat-legend-half = Halber Pfeil
blackhat-legend-place = Platz für ein Modul
blackhat-legend-track = Bahn des Fahnders
blackhat-untitled = Ohne Titel
blackhat-modules-title = Module
blackhat-picture-alt = Der Spielplan für diese Partie: Felder mit Symbol und Wert, durch Pfeile verbunden.
blackhat-drawing = Mit dieser Plandatei geht es nicht. Fehler: { $count }
blackhat-file-character = { $given } ist ein unsichtbares Zeichen: Nimm einfache Leerzeichen.
blackhat-file-word = { $given } kann keine Zeile beginnen. Erwartet: title, modules, track, die Nummer einer Reihe, ein Punkt vor Pfeilen oder # vor einer Bemerkung.
blackhat-file-twice = Eine Zeile „{ $given }“ gibt es schon: Sie steht nur einmal da.
blackhat-file-title = Der Titel ist zu lang. Zeichen: { $given }, höchstens { $most }.
blackhat-file-row = Hier steht Reihe { $given }, erwartet war Reihe { $expected }.
blackhat-file-rows = Reihe { $given } ist zu viel: Höchstens { $most } haben Platz.
blackhat-file-columns = { $given } ist zu viel: In einer Reihe haben höchstens { $most } Felder Platz.
blackhat-file-stray = Eine Pfeilzeile gehört nicht hierher: Unter jeder Reihe von Feldern steht eine.
blackhat-file-arrow-line = Hier war eine Pfeilzeile erwartet. Sie beginnt mit einem Punkt, auch wenn keine Pfeile darin sind.
blackhat-file-between = { $given } steht weder in einem Feld noch in der Mitte zwischen zweien. Felder beginnen in Spalte 7, 13, 19 und so weiter.
blackhat-file-shifted = { $given } steht nicht am Anfang eines Felds: Felder beginnen in Spalte 7, 13, 19 und so weiter.
blackhat-file-kind = { $given } ist keine Art von Feld. Es gibt: { $allowed }
blackhat-file-black = { $given } ist kein schwarzes Feld: Das wird ### geschrieben.
blackhat-file-value = { $given } ist kein Wert: Erwartet waren ein Vorzeichen und eine Ziffer, wie +3 oder -1.
blackhat-file-range = Der Wert { $given } liegt nicht zwischen { $low } und { $high }.
blackhat-file-sideways = { $given } ist kein Pfeil zwischen zwei Feldern einer Reihe: Erwartet war > oder <.
blackhat-file-arrow = { $given } ist hier kein Pfeil: v und ^ stehen unter dem Vorzeichen eines Werts, \ / und X in der Mitte zwischen zwei Feldern.
blackhat-file-none = Auf dem Plan fehlt: { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }. Erwartet war ein Feld mit dem Buchstaben { $letter }.
blackhat-file-another = Noch einmal auf { $cell }: { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }. Auf einem Plan gibt es das nur einmal, hier schon auf { $first }.
blackhat-file-into-start = Ein Pfeil führt nach { $cell }, aber auf ein Startfeld zieht niemand.
blackhat-file-out-of-goal = Ein Pfeil führt von { $cell } weg, aber auf dem Critical Asset enden alle Wege.
blackhat-file-circle = Die Pfeile führen bei { $cell } im Kreis: Keine Figur darf dorthin zurückkommen, wo sie war.
blackhat-file-no-way = Von { $cell } führt kein Weg zum Critical Asset.
blackhat-file-places = Plätze für Module: { $given }, erwartet waren { $expected }. Die Zeile nennt ihre Felder oben links: modules d1 f2 h1 d4 h4
blackhat-file-cell = { $given } ist kein Feld: Felder heißen a1 bis { $last }.
blackhat-file-off = Ein Modul auf { $cell } läge teils neben dem Plan: Es braucht zwei mal zwei Felder.
blackhat-file-over = Ein Modul auf { $cell } läge über { $over }, einem Startfeld oder dem Critical Asset.
blackhat-file-overlap = Ein Modul auf { $cell } läge teils auf einem anderen Platz.
blackhat-file-track = { $given } ist keine Bahn für den Fahnder. Erwartet: track { $expected }
blackhat-file-tracer = Der Fahnder kommt von der Backdoor nicht nach { $cell }: Er geht nach oben, unten und rechts, nie auf schwarze Felder.
blackhat-file-face = Hier steht Seite { $given }, erwartet war Seite { $expected }: Jedes Modul hat eine Seite a und eine Seite b.
blackhat-file-face-word = { $given } kann hier keine Zeile beginnen. Erwartet: face, die Nummer einer Reihe oder ein Punkt vor Pfeilen.
blackhat-file-face-cells = Felder dieser Seite: { $given }. Erwartet waren zwei Reihen mit je zwei Feldern.
blackhat-file-face-kind =
    { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    } kommt auf Modulen nicht vor.
blackhat-file-faces = Seiten: { $given }. Erwartet waren { $expected }, zwei für jedes der { $modules } Module.
blackhat-file-unreached = Kein Weg führt nach { $cell }: Nur ein Modul könnte jemanden dorthin bringen.
blackhat-file-dead-end = Von { $cell } führt kein Weg zum Critical Asset: Nur ein Modul könnte einer Figur heraushelfen.
blackhat-file-few-positive = Felder mit positivem Wert: { $given } von { $spaces }. Es sollten mehr als die Hälfte sein.
blackhat-file-many-negative = Felder mit negativem Wert: { $given } von { $spaces }. Es sollte höchstens ein Viertel sein.
blackhat-file-not-falling = Die Werte sollten zum Ziel hin fallen, sind aber im Mittel links { $left } und rechts { $right }.
blackhat-check-board = { $file }: ein Spielplan, „{ $title }“
blackhat-check-modules = { $file }: die Seiten aller Module ({ $faces })
blackhat-check-faults = { $file }: { $count ->
        [one] ein Fehler
       *[other] { $count } Fehler
    }
blackhat-check-spaces = Felder: { $kinds }
blackhat-check-way = Kürzester Weg von { $start } nach { $goal }: { $moves } Züge
blackhat-check-places = Plätze für Module: { $places }
blackhat-check-long = Zu lang für einen Tisch. Zeichen: { $given }, höchstens { $most }.
blackhat-check-warning = Hinweis. { $reason }
blackhat-check-good = Keine Fehler.
blackhat-check-play = Zum Spielen darauf: { $command }
