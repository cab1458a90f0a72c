### Sätze, die alle Spiele gemeinsam haben.

## Aktionen, Ereignisse und JSON

malformed-field = { $field } ist { $given }, erlaubt ist aber nur: { $expected }.
malformed-verb = { $given } ist hier nicht zu verstehen. Möglich ist: { $expected }.
malformed-missing = { $given } ist unvollständig: { $field } fehlt ({ $expected }).
malformed-extra = { $given } enthält zu viel: { $extra } gehört nicht dazu.
malformed-json = { $given } lässt sich nicht als JSON lesen: { $reason }

## Eine Partie aufsetzen

option-game = Ein Spiel namens { $given } gibt es nicht. Zur Wahl stehen: { $allowed }.
option-players = { $game } ist für { $allowed } Personen, nicht für { $given }.
option-mapping = Optionen bestehen aus Namen mit Werten, { $given } passt nicht.
option-unknown = Eine Option namens { $option } gibt es nicht. Einstellen kannst du: { $allowed }.
option-value = Die Option { $option } kann nicht { $given } sein. Erlaubt: { $allowed }.
option-text = Die Option { $option } ist ein Text, nicht { $given }.
option-text-long = Der Text der Option { $option } ist zu lang. Zeichen: { $given }, höchstens { $most }.
option-text-missing = { $option }={ $value } braucht einen Text: Gib auch { $text } an.
option-text-idle = Der Text { $text } bewirkt nur mit { $option }={ $value } etwas: Stell beides ein oder lass ihn weg.
option-file = { $file } ist keine Textdatei: { $reason }
option-bot = Einen Bot namens { $given } gibt es nicht. Zur Wahl stehen: { $allowed }.
option-bot-game = Der Bot { $bot } spielt { $game } nicht, nur: { $games }.
option-bot-budget = Das Budget eines Bots ist eine Zahl von Welten bis { $worlds }, etwa 200, oder von Millisekunden bis { $ms }, etwa 50ms; nicht { $given }.
option-bots = { $given } Bots passen nicht auf { $players } Plätze: Nenne einen für alle oder einen für jeden Platz.
option-live = { $game } läuft mit diesen Optionen in Echtzeit: Dafür hat ein Terminal weder Hände noch Augen. Wähl ein anderes Tempo.
option-lesson = Für { $game } gibt es keine Lektion.
option-games = { $given } Partien lassen sich nicht simulieren: 1 bis { $most }.
option-bot-elsewhere = Den Bot { $bot } kennt nur dieses Programm: Andere Rechner finden Bots über die Entry-Points installierter Pakete.
arena-margin = Ein Vorsprung von { $given } Prozentpunkten lässt sich nicht prüfen: Er muss größer als 0 und kleiner als { $most } sein.
arena-ray = Unter { $address } ist kein Ray-Cluster zu erreichen: { $reason }
arena-versions = Der Cluster würde andere Partien spielen: Hier ist { $here }, dort ist { $there }.
arena-gpu-bots = Diese Bots können nicht auf einer GPU spielen: { $bots }. Das können nur Policies, die zusammen mit den Regeln übersetzt werden; ohne --gpu wird auf allen Kernen gespielt.
gpu-missing = Hier gibt es keine NVIDIA-GPU, die sich verwenden lässt ({ $reason }).
option-number = Es gibt keine Partie { $given }: Partien zählen ab 0.
option-pair = { $given } ist keine Option: Schreibe Name=Wert. Jeder Name kommt nur einmal vor.
extra-missing = { $by } braucht das Extra { $extra }: pip install 'hacktable[{ $extra }]'
seed-kind = { $given } taugt nicht als Startwert für den Zufall. Nimm einen Text, eine ganze Zahl oder 32 Bytes.
seed-seat = { $given } kann kein Startwert eines Platzes sein. Er besteht aus Bytes, höchstens { $most }.
seed-count = Startwerte von den Plätzen: { $given }. Möglich ist nur diese Anzahl: { $allowed }.

## In der Partie

not-yours = Platz { $seat } ist gerade nicht dran. Gewartet wird auf: { $actors }.
seat-unknown = Es gibt keinen Platz { $given } in einer Partie zu { $players }: Plätze zählen ab 0.
seat-none = Es gibt keinen Platz { $seat } in einer Partie zu { $players }: Der letzte ist { $last }.
not-live = „{ $given }“ zählt jetzt nicht: In dieser Phase wirkt die Zeit nicht von selbst.
match-over = Die Partie ist vorbei, „{ $given }“ kommt zu spät.
takeback-none = Du hast keinen Zug gemacht, den du zurücknehmen könntest.
takeback-acted = Das lässt sich nicht zurücknehmen: Seitdem können andere gehandelt haben.
takeback-chance = Das lässt sich nicht zurücknehmen: Der Zufall hat schon entschieden.
takeback-shown = Das lässt sich nicht zurücknehmen: Jemand hat dadurch etwas Verborgenes erfahren.
takeback-live = In einer Live-Runde lässt sich nichts zurücknehmen.
takeback-other = „{ $given }“ ist nicht das, was sich jetzt zurücknehmen lässt. Erwartet: { $expected }.
took-back = { $name }: Zug zurückgenommen.

## Stellungen und Mitschriften

text-line = Zeile { $line }, Spalte { $column }: { $reason }
text-missing = Hier fehlt etwas: { $expected }.
text-unknown = { $given } ist hier unbekannt. Erwartet: { $expected }.
text-number = { $given } passt hier nicht. Erwartet: { $expected }.
text-version = Das wurde mit Fassung { $given } der Regeln geschrieben, wir spielen aber nach { $expected }.
text-event = Die Mitschrift passt nicht zur nachgespielten Partie. Dort steht: { $given }. Es passiert aber: { $expected }.
text-result = Das Ergebnis in der Mitschrift passt nicht zur nachgespielten Partie. Dort steht: { $given }. Richtig ist: { $expected }.
text-ended = Hier folgt noch etwas, obwohl das Ende schon erreicht ist.
text-fault = Diese Stellung kann nicht vorkommen. Genaueres auf Englisch: { $reason }.
text-move = Der Zug „{ $given }“ ist hier nicht möglich: { $reason }
expected-end = das Ende der Zeile
expected-once = jede Option einmal
expected-name = ein Name
text-deal-seat = Der Startwert von Platz { $seat } ist nicht der, auf den sich dieser Platz vor dem Austeilen festgelegt hat.
text-deal-bot = Der Startwert des Bots auf Platz { $seat } folgt nicht nach der öffentlichen Regel aus den Festlegungen.
text-deal-twice = Platz { $seat } hat sich auf dasselbe festgelegt wie ein anderer Platz: Das ist abgeschrieben.

## Spielen im Terminal

cli-choose = Was machst du? (Nummer oder Notation, ? für Hilfe, q zum Beenden)
cli-help =
    Tipp die Nummer einer Aktion ein oder ihre Notation.
    rules { $rule } (oder ? { $rule }) zeigt eine Regel.
    board zeigt den Spielplan noch einmal.
    q beendet das Spiel.
cli-bye = Tschüss, bis zum nächsten Mal!
cli-game-over = Das Spiel ist aus.
cli-place =
    { $points ->
        [one] { $place }. { $name }: { $points } Punkt
       *[other] { $place }. { $name }: { $points } Punkte
    }
cli-you = Du
cli-bot = Bot { $number }
cli-tie = Gleichstand: Der Sieg wird geteilt.
cli-unknown-rule = Eine Regel { $given } gibt es nicht.
cli-record-saved = Die Partie ist gespeichert: { $file }
cli-game = { $game }  { $first }–{ $last } Personen  { $summary }
cli-backup-saved = Gesichert in { $file }
cli-site-built = Die Seiten liegen in { $folder }. Jeder Webspace kann sie ausliefern, unter jedem Pfad.
cli-site-taken = { $folder } ist nicht leer: Wähl einen Ordner, in dem nichts verloren geht.
cli-site-unbuilt = Die Seite ist nicht gebaut. Starte den Tisch einmal mit ./play, das baut sie.
cli-verify-holds = stimmt. Aktionen: { $actions }; { $ended ->
        [yes] zu Ende gespielt
       *[no] nicht zu Ende gespielt
    }; { $origin ->
        [seeds] die Karten und Würfe folgen aus den Startwerten
       *[position] beginnt mit einer vorgegebenen Stellung, der Zufall davor ist also nicht belegt
    }; jede Aktion ist erlaubt, und alles, was alle sahen, ergibt sich genauso.
cli-verify-refuted = stimmt NICHT. { $reason }
cli-verify-other = lässt sich hier nicht prüfen. Gespielt wurde nach Fassung { $version } der Regeln von { $game }, und dieses Hacktable hat Fassung { $here }. `hacktable replay` zeigt die Mitschrift, wie sie geschrieben ist.
cli-verify-no-game = lässt sich hier nicht prüfen. Gespielt wurde nach Fassung { $version } der Regeln von { $game }, und dieses Hacktable hat das Spiel nicht. `hacktable replay` zeigt die Mitschrift, wie sie geschrieben ist.
cli-verify-one-seed = Es gibt nur einen Startwert: Wer ihn angab, konnte sich den Zufall aussuchen.
cli-verify-server = Server: zuerst gebunden, durch den Fingerabdruck { $commitment }
cli-verify-seat = Platz { $seat }: danach durch { $commitment }
cli-verify-bot = Platz { $seat }: ein Bot, sein Startwert folgt nach einer öffentlichen Regel aus den Fingerabdrücken
cli-verify-could = { $who ->
        [player] Konnte sich jemand anders am Tisch den Zufall aussuchen?
        [host] Konnte sich die Tischleitung den Zufall aussuchen?
        [operator] Konnte sich, wer den Server betreibt, den Zufall aussuchen?
       *[operator-who-plays] Konnte sich, wer den Server betreibt und mitspielt, den Zufall aussuchen?
    } { $excluded ->
        [yes] Nein.
       *[no] Ja, das ist nicht ausgeschlossen.
    }
cli-verify-open = Die Plätze schickten ihre Startwerte offen, wie alle, bevor es Fingerabdrücke gab: Wer den Server betreibt und mitspielt, konnte Startwerte ausprobieren, bis der Zufall passte.
cli-verify-compare = Für das Übrige vergleich den Fingerabdruck des Servers mit dem, den dein Browser vor der Partie gezeigt bekam.
cli-verify-listed = Das gilt, wenn deine Liste diese hier ist: Dein Browser behält die Liste, auf die hin er seinen Startwert aufdeckte, und am Ende der Partie werden beide verglichen.
cli-verify-unproved = Nicht belegt: dass Leute an einem gemeinsamen Gerät die Startwerte der anderen nicht kannten, und dass, wer den Server betreibt, nicht in die Geheimnisse geschaut hat.
cli-verify-first-start = Es war der erste Start dieser Partie: Niemand hat einen Zufall abgelehnt.
cli-verify-failed-starts = Gescheiterte Starts davor: { $starts }. Jeder kann ein Zufall gewesen sein, den jemand abgelehnt hat. Nicht aufgedeckt von: { $who }.
cli-verify-stopped = der Server hielt an
cli-verify-day = Partie des Tages, { $day }: Der Server war gebunden durch den Fingerabdruck { $commitment }
cli-verify-day-bot = Platz { $seat }: der Bot { $bot }, sein Zufall folgt nach einer öffentlichen Regel aus dem Startwert
cli-verify-day-listed = Wenn dieser Fingerabdruck vor dem Tag auf der Liste stand, wie alle sie sehen konnten, dann wurden Startwert, Optionen und Bots danach für niemanden geändert: Vergleich ihn mit der Liste, die dein Browser behalten hat.
cli-verify-day-operator = Niemand, der spielt, konnte sich den Zufall aussuchen. Wer den Server betreibt, hat den Startwert gezogen, konnte ihn sich aussuchen und kannte ihn an dem Tag.
cli-verify-day-unproved = Nicht belegt: dass, wer gespielt hat, die Partie nicht schon kannte, als anderer Gast oder von jemand anderem, und dass die Bots ihre Züge selbst gewählt haben.
cli-replay-holds = Diese Mitschrift stimmt: Nachgespielt kommt dasselbe heraus.
cli-replay-fails = Diese Mitschrift stimmt NICHT: { $reason }
cli-replay-other = Gespielt wurde nach Fassung { $version } der Regeln, und dieses Hacktable hat Fassung { $here }. Deshalb wird die Mitschrift gezeigt, wie sie geschrieben ist, und kann hier nicht geprüft werden.
cli-replay-no-game = Dieses Hacktable hat das Spiel { $game } nicht. Deshalb wird die Mitschrift in Notation gezeigt, wie sie geschrieben ist, und kann hier nicht geprüft werden.

## Bilder für Links

poster-waiting = { $name } wartet.
poster-free =
    { $free ->
        [0] Alle Plätze sind besetzt.
        [one] Ein Platz ist frei.
       *[other] { $free } Plätze sind frei.
    }
poster-playing = Die Partie läuft. Schau zu!
poster-ended = Die Partie endete ohne Ergebnis.
poster-won =
    { $winners ->
        [one] { $name } hat gewonnen!
       *[other] { $name } teilen sich den Sieg!
    }
poster-and = { $first } und { $last }
poster-beginning = Der Anfang
poster-step = Schritt { $step } von { $steps }
poster-day = Partie des Tages, { $day }
poster-day-place = Platz { $place } von { $players } mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }
poster-day-better = Besser als { $share }
poster-day-first = Als Erste fertig
poster-evening = { $game }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }.
poster-evening-people =
    { $people ->
        [0] Noch macht niemand mit.
        [one] Eine Person macht mit.
       *[other] { $people } machen mit.
    }
poster-evening-round = { $game }: Runde { $round } von { $rounds }.

## Du bist dran: für Leute, die nicht da sind

nudge-title = Du bist dran: { $game }
nudge-hook = { $name }, du bist dran: { $game }.
nudge-hook-first = Dieser Tisch meldet hier, wer dran ist: { $game }.
nudge-mail =
    Hallo { $name },

    du bist dran: { $game }. Du spielst mit { $others }.
    { $link }

    Du bekommst diese Mail, weil du erfahren wolltest, wann du dran bist.
    Keine Mails mehr: { $stop }
nudge-round-title = Runde { $round } beginnt: { $game }
nudge-round-mail =
    Hallo { $name },

    Runde { $round } beginnt: { $game }. Dein Tisch wartet auf dich:
    { $link }

    Du bekommst diese Mail, weil du erfahren wolltest, wann du dran bist.
    Keine Mails mehr: { $stop }
nudge-mail-first-subject = Bitte bestätige deine Adresse
nudge-mail-first =
    Hallo { $name },

    jemand, vielleicht du, möchte an dieser Adresse per Mail erfahren, wann er bei Hacktable dran ist.
    Zum Bestätigen öffne diesen Link innerhalb eines Tages:
    { $link }

    Warst du es nicht, tu nichts: Du bekommst keine weiteren Mails. Um sicherzugehen: { $stop }
