### Was die Seite selbst sagt, auf Deutsch.
### Namen stehen immer im Nominativ und nie vor einem gebeugten Verb: So passt auch der Name „Du“.

## Startseite

page-headline = Drei Hackerspiele, ein Tisch.
page-subline = Spiel mit anderen über einen Link oder sofort gegen Bots. Ohne Konto, ohne E-{"\u2060"}Mail, ohne Installation.
page-games = Spiele
page-players =
    { $from ->
        [0] { $to } Personen
       *[other] { $from }–{ $to } Personen
    }
page-minutes = { $from }–{ $to } Minuten
page-minutes-both = { $quick }–{ $slow } Min. mit Bots, etwa { $from }–{ $to } mit Menschen
page-minutes-measured = { $quick }–{ $slow } Min. mit Bots, { $from }–{ $to } mit Menschen
page-minutes-measured-about = Auf diesem Server in { $count } Partien mit Menschen gemessen. Die Hälfte dauerte so lange, der Median ist { $median } Min.
page-play-now = Sofort gegen Bots spielen
page-lesson-learn = In zwei Minuten lernen
page-lesson-go-on = Lektion fortsetzen
page-lesson-return = Zurück zu deiner Lektion: { $game }
page-invite = Andere einladen
page-bots = Bots
page-how-to-play = So wird gespielt
page-how-to-play-about = Das Spiel in drei Bildern: das Ziel, ein Zug und wie du punktest.
page-intro-title = { $game } in drei Bildern
page-intro-goal = Das Ziel
page-intro-turn = Dein Zug
page-intro-score = So gibt es Punkte
page-intro-you = Das sind deine Farbe und deine Form.
page-intro-example = Am Tisch hat jeder eine Farbe und eine Form. Hier bist das du.
page-intro-step = Bild { $at } von { $last }
page-intro-next = Weiter
page-intro-skip = Überspringen
page-intro-start = Los geht’s
page-intro-table = Zum Tisch
page-intro-lesson = Erst zwei Minuten üben
page-return = Zurück zu deiner Partie { $game }
page-your-turn = Du bist dran
page-turn-in = Du bist dran: { $game }
page-still-running = Läuft noch
page-in-lobby = Noch nicht gestartet
page-finished = Zu Ende
page-abandoned = Nicht zu Ende gespielt
page-interrupted = Unterbrochen
page-placed =
    { $place ->
        [1] Gewonnen
       *[other] { $place }. Platz
    }
page-my-games = Meine Partien
page-no-games = Noch nichts. Deine Partien findest du später hier wieder.
page-show-all = Alle { $count } anzeigen
page-bot-count =
    { $count ->
        [one] ein Bot
       *[other] { $count } Bots
    }
page-your-name = Dein Name
page-name-placeholder = Wie sollen wir dich nennen?
page-name-about = So heißt du für die anderen am Tisch. Ändern kannst du ihn jederzeit.
page-name-saved = Hallo, { $name }!
page-guest-name = Gast { $number }
page-key-welcome = Schön, dass du wieder da bist, { $name }!
page-met = Mit wem du gespielt hast
page-person-open = Über { $name }
page-person-open-about = diese Person stummschalten, blockieren oder melden.
page-person-more = Stumm, blockieren, melden
page-person-mute = Stummschalten
page-person-mute-about = Du siehst an keinem Tisch, was diese Person sagt. Sie erfährt es nicht.
page-person-block = Blockieren
page-person-block-about = Diese Person kann an deinen Tischen nicht Platz nehmen und wird nicht mit dir zusammengesetzt. Sie erfährt es nicht.
page-person-muted = stumm
page-person-blocked = blockiert
page-person-invite = An deinen Tisch einladen: { $game }
page-person-invite-about = Schick diesen Link auf einem Weg, den ihr beide kennt.
page-person-page = Seite der Person
page-person-page-about = Ergebnisse und Medaillen, falls die Person sie dir zeigt.
page-report = Melden …
page-report-about = Die Meldung geht an die, die diesen Server betreiben, mit den letzten Zeilen des Chats und der Mitschrift der Partie. Die Person erfährt es nicht.
page-report-cancel-about = Schließt dieses Formular. Es wird nichts gesendet.
page-report-reason = Worum geht es?
page-report-insults = Beleidigungen
page-report-cheating = Betrug
page-report-stalling = Spielverzögerung
page-report-name = Name
page-report-other = Etwas anderes
page-report-words = In wenigen Worten
page-report-send = Meldung senden
page-report-sent = Die Meldung ist abgeschickt. Danke.
page-face = Dein Gesicht
page-face-about = Andere sehen es neben deinem Namen.
page-face-another = Andere Gesichter
page-face-choice = Gesicht { $number }

page-find-title = Mit anderen spielen
page-find = Leute finden
page-find-about = Wir suchen Leute, die etwa so stark spielen wie du. Gegen Bots kannst du währenddessen weiterspielen.
page-find-choose = Wünsche angeben
page-find-any = Egal
page-find-any-game = jedes Spiel
page-find-any-size = zu beliebig vielen
page-find-players = Zu wievielt
page-find-sizes = zu { $sizes } am Tisch
page-find-bots = Bots füllen den Tisch auf
page-find-after-30 = nach 30 s
page-find-after-60 = nach 1 min
page-find-after-180 = nach 3 min
page-find-after-never = nie
page-find-summary-30 = Bots nach 30 Sekunden
page-find-summary-60 = Bots nach einer Minute
page-find-summary-180 = Bots nach drei Minuten
page-find-summary-never = keine Bots
page-find-language = Nur mit Leuten, die auf { $language } spielen möchten
page-find-rated-about = Wenn alle am Tisch das gewählt haben, ändert das Ergebnis eure Wertungen. Dafür braucht es eine Uhr; wer früher geht, gilt als Letzter.
page-seeking = Leute werden gesucht
page-seeking-others =
    { $count ->
        [one] noch jemand sucht
       *[other] { $count } andere suchen auch
    }
page-seeking-found = Tisch gefunden, die anderen fehlen noch
page-seeking-stop = Beendet die Suche. Dein jetziges Spiel geht weiter.
page-offer-title = Ein Tisch ist gefunden
page-offer-people =
    { $count ->
        [one] mit einer weiteren Person
       *[other] mit { $count } anderen
    }
page-offer-about =
    { $seconds ->
        [one] Bitte antworte innerhalb einer Sekunde. Dein jetziges Spiel bleibt, wie es ist.
       *[other] Bitte antworte innerhalb von { $seconds } Sekunden. Dein jetziges Spiel bleibt, wie es ist.
    }
page-offer-yes = An den Tisch
page-offer-no = Jetzt nicht
page-offer-missed = Ein Tisch war gefunden, aber deine Antwort kam nicht rechtzeitig. Die Suche ist beendet.
page-open-tables = Offene Tische
page-open-about = Diese Tische stehen allen offen. Setz dich dazu oder schau einfach zu.
page-open-filters = Welche Tische gezeigt werden
page-open-game = Spiel
page-open-room = Platz für
page-open-room-for =
    { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
page-open-all = Alle
page-open-chairs = { $free } von { $chairs } Plätzen frei
page-open-join = Zum Tisch
page-open-join-at = Zum Tisch: { $game }, { $name }
page-open-none = Gerade ist kein Tisch offen.
page-open-none-about = Lass Leute suchen, oder lade welche ein und schalte am Tisch „Für alle offen“ ein.
page-open-none-fits = Kein offener Tisch passt dazu.
page-open-show-all = Alle zeigen
page-public = Für alle offen
page-public-about = Der Tisch steht in der Liste der offenen Tische, mit den Namen aller, die hier sitzen. Sonst kommt nur, wer den Link hat.
page-public-told = Dieser Tisch ist für alle offen: Er steht in der Liste der offenen Tische.
page-public-language = Sprache am Tisch
page-welcome = Willkommen sind
page-welcome-everybody = Alle
page-welcome-newcomers = Neulinge
page-welcome-experienced = Erfahrene
page-quick-waiting = Das Spiel beginnt von selbst, sobald alle da sind. Noch nicht da: { $names }
page-quick-soon = Das Spiel beginnt von selbst, sobald alle da sind.

## Einstellungen

page-settings = Einstellungen
page-settings-look = Aussehen und Ton
page-settings-play = Beim Spielen
page-settings-told = Benachrichtigungen
page-language = Sprache
page-language-about = Die Sprache dieser Seite. Am Tisch kann jede Person ihre eigene haben.
page-theme = Farben
page-theme-about = dunkel, hell oder wie dein Gerät eingestellt ist.
page-theme-auto = System
page-theme-dark = Dunkel
page-theme-light = Hell
page-speed = Bewegung
page-speed-about = wie schnell sich Karten, Figuren und Würfel bewegen. Ohne Bewegung siehst du stehende Bilder.
page-speed-off = Keine
page-speed-slow = Ruhig
page-speed-normal = Normal
page-speed-fast = Schnell
page-confirm-moves = Züge bestätigen
page-confirm-moves-about = Wichtige Züge siehst du erst als Vorschau und spielst sie, wenn du zustimmst.
page-play-here = Auf diesem Gerät gegen Bots spielen
page-play-here-about = Das Spiel beginnt ohne Warten und braucht kein Netz, ist aber nur auf diesem Gerät. Ausgeschaltet hat es der Server, und du kannst auf einem anderen Gerät weiterspielen.
page-hints = Beim Spielen lernen
page-hints-about = Kurze Tipps im richtigen Moment, jeder nur einmal.
page-tell-turn = Sag mir, wenn ich dran bin
page-tell-turn-about = Dein Browser meldet sich, wenn keine Seite zu sehen ist. Er nennt das Spiel und nichts, was darin geheim ist.
page-tell-turn-unable = Das kann dieser Browser hier nicht.
page-tell-turn-refused = Dein Browser lässt es nicht zu. Erlaube in seinen Einstellungen Benachrichtigungen für diese Seite und schalte es dann noch einmal ein.
page-tell-closed = Er kann sich auch melden, wenn alle Seiten geschlossen sind.
page-tell-open-only = Der Push-Dienst deines Browsers ist nicht erreichbar. Darum meldet er sich nur, solange diese Seite im Hintergrund offen ist.
page-quiet = Ruhezeit
page-quiet-about = In dieser Zeit wird nichts gemeldet. Bist du danach immer noch dran, erfährst du es einmal.
page-quiet-from = von
page-quiet-until = bis
page-told-here = Sag mir an diesem Tisch, wenn ich dran bin
page-told-here-about = Im Browser, per Mail und im Kanal des Tisches. Das gilt nur für diesen Tisch.
page-mail = Sag es mir per Mail
page-mail-to = Wenn du dran bist, geht eine Mail an { $address }.
page-mail-waits = Wir haben eine Mail an { $address } geschickt. Öffne den Link darin, um die Adresse zu bestätigen.
page-mail-about = Darin stehen das Spiel und wer mitspielt. Die Adresse bleibt gespeichert, bis du die Mails abbestellst oder deine Daten löschst; am Tisch sieht sie niemand.
page-mail-stop = Keine Mails mehr
page-mail-confirm = Soll diese Adresse Mails bekommen, wenn du dran bist?
page-mail-confirm-yes = Bestätigen
page-mail-confirmed = Deine Adresse ist bestätigt.
page-mail-stop-sure = Möchtest du keine Mails mehr bekommen, wenn du dran bist?
page-mail-stopped = Du bekommst keine Mails mehr.
page-channel = In einem Kanal melden
page-channel-about = Ist jemand dran und nicht da, meldet es dieser Tisch in einem Kanal von euch. Er nennt die Person und verlinkt den Tisch.
page-channel-add = Kanal hinzufügen
page-channel-kind = Art des Kanals
page-channel-url = Adresse des Webhooks
page-channel-kept = Der Kanal hat eine erste Nachricht bekommen.
page-channel-remove = Kanal entfernen
page-sounds = Töne und Vibration
page-sounds-about = Das Handy vibriert, wenn du dran bist, erwischt wirst oder ein Virus fällt.
page-volume = Lautstärke
page-sound-offer = Mit Ton spielen?
page-sound-on = Ton an
page-sound-off = Ohne Ton
page-other-device = Auf einem anderen Gerät spielen
page-other-device-about = Öffne dort einen persönlichen Link, dann spielst du unter deinem Namen weiter. Er gilt einmal, innerhalb einer halben Stunde.
page-make-link = Persönlichen Link erstellen
page-link-once = Er gilt einmal, bis { $time }. Halte ihn geheim: Wer ihn öffnet, kann für dich spielen.
page-link-title = Persönlicher Link
page-link-you = Auf diesem Gerät bist du { $name }.
page-link-become = Hier zu { $name } werden?
page-link-careful = Mach nur weiter, wenn du diesen Link selbst erstellt hast. Wer ihn erstellt hat, kann auch als { $name } spielen.
page-link-kept = { $name } geht nicht verloren: In den Einstellungen kannst du zurückwechseln.
page-link-yes = Zu { $name } werden
page-link-stay = { $name } bleiben
page-link-same = Du bist hier schon { $name }.
page-people = Personen auf diesem Gerät
page-people-about = Sie haben auch in diesem Browser gespielt. Sonst sieht niemand diese Liste.
page-people-become = Zu { $name } werden
page-people-forget = { $name } hier vergessen
page-passkeys = Passkeys
page-passkeys-about = Mit einem Passkey bist du auf jedem Gerät, das ihn hat, du selbst, ohne Passwort. Der Server behält nur, womit er ihn prüft.
page-passkey-add = Passkey anlegen
page-passkey-added = Der Passkey ist gespeichert.
page-passkey-known = Dieses Gerät hat schon einen Passkey von dir.
page-passkey-remove = Passkey entfernen
page-passkey-enter = Ich habe einen Passkey
page-passkey-enter-about = Sei hier, wer du auf deinen anderen Geräten bist. Wer hier gespielt hat, bleibt diesem Gerät bekannt.
page-devices = Deine Geräte
page-devices-about = Alle Geräte, auf denen du unter deinem Namen spielst. Entferne, was du nicht mehr benutzt: Dort geöffnete Seiten werden sofort geschlossen.
page-device-unknown = Unbekanntes Gerät
page-device-this = dieses Gerät
page-device-seen = zuletzt benutzt: { $day }
page-device-since = seit { $day }
page-device-revoke = Entfernen
page-delete = Meine Daten löschen
page-delete-ask = Meine Daten löschen …
page-delete-about = Entfernt deinen Namen, deine Chatzeilen und deinen Zugang zu deinen Partien. In laufenden Partien übernimmt ein Bot.
page-delete-sure = Wirklich alles löschen? Das lässt sich nicht rückgängig machen.
page-delete-yes = Ja, alles löschen
page-about = Über Hacktable
page-licences = Lizenzen von allem, was hier benutzt wird
page-materials = Woraus es besteht (für Programme)

## Kleine Wörter

page-close = Schließen
page-announced = Vom Betrieb dieses Servers:
page-close-about = Schließt dieses Fenster. Sonst ändert sich nichts.
page-cancel = Abbrechen
page-save = Speichern
page-copy = Kopieren
page-copied = Kopiert
page-send = Senden
page-try-again = Noch einmal versuchen
page-to-home = Zur Startseite
page-nowhere = Hier ist nichts
page-nowhere-about = Vielleicht ist die Adresse vertippt, oder den Tisch gibt es nicht mehr.
page-unreached = Der Server ist gerade nicht zu erreichen.
page-fault-unknown = Das hat nicht geklappt ({ $code }).
page-skip = Direkt zum Spiel
page-tools = Werkzeuge

## Leute

page-you = Du
page-you-named = { $name } (du)
page-nobody = Freier Stuhl
page-bot-name = Bot { $number }
page-acting = (am Zug)
page-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
page-points-word = Punkte
page-presence-away = nicht da
page-presence-left = weg, ein Bot spielt
page-presence-bot = nicht da, ein Bot spielt
page-watchers =
    { $count ->
        [one] Eine Person schaut zu
       *[other] { $count } schauen zu
    }

## Vor dem Spiel

page-chairs = Stühle
page-chair = Stuhl { $number }
page-host = Tischleitung
page-is-ready = Bereit
page-not-ready = Noch nicht bereit
page-sit = Hier sitzen
page-sit-down = Hinsetzen
page-move-here = Hierher wechseln
page-stand = Aufstehen
page-kick = Vom Tisch entfernen
page-outside = Vom Tisch entfernt
page-let-in = { $name } wieder zulassen
page-add-bot = Bot
page-remove-bot = { $name } wegnehmen
page-share-add = Noch jemand an diesem Gerät
page-share-about = Ihr gebt das Gerät herum. Bevor jemand anderes dran ist, verdeckt die Seite alles und bittet euch, es weiterzugeben. So behalten alle ihre Geheimnisse.
page-share-name = Name
page-share-seat = Dazusetzen
page-share-here = an diesem Gerät
page-share-with = am selben Gerät wie { $name }
page-share-remove = Wegnehmen
page-level = Wie gut der Bot spielt
page-level-random = Spielt aufs Geratewohl
page-level-careless = Schaut oft weg
page-level-average = Passt einigermaßen auf
page-level-greedy = Spielt gut
page-level-beginner = Neuling
page-level-casual = Locker
page-level-regular = Geübt
page-level-expert = Profi
page-level-champion = Champion
page-personality-cautious = vorsichtig
page-personality-sly = gerissen
page-level-search = Denkt voraus
page-who-are-you = Wer bist du?
page-invite-title = Einladen
page-invite-about = Wer diesen Link öffnet, kann sich dazusetzen oder zuschauen.
page-invite-link = Link zu diesem Tisch
page-qr = QR-Code zeigen
page-qr-label = QR-Code mit dem Link zu diesem Tisch
page-options = So spielen wir
page-options-host = Das bestimmt, wer den Tisch leitet.
page-options-time = Zeit
page-options-time-rated = Zeit und Wertung
page-options-help = Hilfen und Zurücknehmen
page-picture = Euer Spielplan
page-picture-larger = Größer zeigen
page-preset-brings = Was sich damit ändert:
page-preset-as = Ausgabe: { $value }
page-details = Einzelheiten
page-details-about = Punkte, in denen sich die gedruckten Anleitungen unterscheiden. Jeder lässt sich für sich einstellen.
page-numbers = Feineinstellung
page-details-set = { $count } geändert
page-file-choose = Datei aussuchen …
page-file-template = Fang mit einem von unseren an: Es erklärt, wie man zeichnet
page-file-download = Herunterladen
page-file-about = Du kannst sie auch hierher ziehen. Höchstens { $most } Zeichen.
page-file-faults =
    { $count ->
        [one] Ein Fehler in { $name }. Es wurde nichts geändert.
       *[other] { $count } Fehler in { $name }. Es wurde nichts geändert.
    }
page-file-more = Vielleicht gibt es noch mehr: Behebe erst diese.
page-pace = Uhr
page-pace-off = Keine
page-pace-relaxed = Gemütlich
page-pace-quick = Flott
page-pace-off-about = Niemand muss sich beeilen.
page-pace-relaxed-about = 45 Sekunden für jede Entscheidung und dazu zehn Minuten Reserve für die ganze Partie.
page-pace-quick-about = 15 Sekunden für jede Entscheidung und dazu anderthalb Minuten Reserve für die ganze Partie.
page-patient = Über Tage
page-patient-about = Alle warten auf die, die gerade nicht da sind, und kein Bot spielt für sie weiter. Das geht ohne Uhr. Wer es in den Einstellungen eingeschaltet hat, erfährt, wenn er dran ist.
page-patient-here = Auf Abwesende warten
page-patient-here-about = Schalte das aus, wenn jemand nicht wiederkommt: Dann spielt ein Bot an seiner Stelle weiter, bis er doch kommt.
page-aids = Gedächtnishilfen
page-sit-first = Such dir einen Stuhl aus, oder schau einfach zu.
page-table-full = Alle Stühle sind besetzt. Zuschauen kannst du trotzdem.
page-ready = Bereit
page-unready = Ich bin noch nicht bereit
page-ready-about = Kann es losgehen? Dann sag Bescheid.
page-wait-host = Bereit! Gleich geht es los.
page-start = Spiel starten
page-start-about = Alle sind bereit.
page-start-too-few = Zum Spielen braucht es mindestens { $players }: Lad jemanden ein oder nimm einen Bot dazu.
page-start-waiting = Noch nicht bereit: { $names }.
page-fair-promise = Niemand kann sich die Karten aussuchen: Mit „Bereit“ legt jeder Browser einen geheimen Startwert fest, wie der Server es schon getan hat (sein Fingerabdruck: { $fingerprint }).
page-revealing = Es geht los: Die Browser decken ihre Startwerte auf.
page-revealing-for = Es geht los: Es fehlt noch der Startwert von { $names }.
page-failed-starts = Misslungene Starts dieser Partie: { $count }. Fehlender Startwert: { $names }.
page-failed-server = Server (stehen geblieben)
page-failed-gone = jemand, der nicht mehr da ist
page-alarm-list = In der Liste des Servers fehlt, was dieser Browser mit „Bereit“ festgelegt hat. Der Browser deckt nichts auf: Trau diesem Tisch nicht.
page-alarm-changed = Diese Partie folgt einer anderen Liste als der, auf die hin dieser Browser seinen Startwert aufgedeckt hat. Wenn du sie nicht auf einem anderen Gerät gestartet hast, trau diesem Zufall nicht.
page-alarm-seeds = Die Startwerte dieser Partie passen nicht zu den Fingerabdrücken von vorher. Trau diesem Zufall nicht.
page-alarm-tries = Dieser Browser war bei mehr misslungenen Starts dabei, als der Server zugibt: Vielleicht wurde heimlich ein Blatt verworfen.
page-dealing = Der Tisch wird gedeckt …

## Im Spiel

page-actions = Was du tun kannst
page-over = Das Spiel ist aus.
page-sending = Wird gesendet …
page-sending-later = Dein Zug geht raus, sobald die Verbindung wieder steht.
page-rests = Von den Spielenden ist niemand da: Das Spiel wartet, bis jemand zurückkommt.
page-watch = Schau zu, was passiert …
page-lesson = Lektion
page-lesson-progress = Schritt { $step } von { $of }
page-lesson-watch = Jetzt die anderen …
page-lesson-onward = Weiter
page-lesson-stands = Die Zeit steht still, solange du liest.
page-lesson-step-again = Diesen Schritt noch einmal
page-lesson-missed = Die anderen waren schneller, und die Zeit steht still. Es macht nichts: Versuch es noch einmal.
page-lesson-leave = Lektion verlassen
page-lesson-about = Die Lektion wartet auf dich: Du kannst jederzeit weitermachen.
page-lesson-prepared = In einer Lektion ist alles vorbereitet: Würfel und Karten kommen wie geplant.
page-lesson-end = Du kannst spielen!
page-lesson-play = Richtig spielen
page-lesson-again = Noch einmal
page-skip-show = Überspringen
page-skip-show-about = Zeigt sofort, wie es ausgegangen ist.
page-confirm = Bestätigen
page-unstage = Anders wählen
page-unstage-about = Der Zug ist noch nicht gemacht: Wähl einen anderen.
page-take-back = Zurücknehmen
page-take-back-about = Noch hat niemand aus deinem Zug etwas erfahren, also darfst du ihn zurücknehmen.
page-plead = Um Rücknahme bitten
page-plead-about = Die anderen werden gefragt. Auch alles, was seit deinem Zug geschah, wird zurückgenommen. Würfel und Karten kommen wieder so, wie sie kamen.
page-pleads = { $name } möchte einen Zug zurücknehmen, mit allem, was seitdem geschah. Würfel und Karten kämen wieder so, wie sie kamen.
page-plead-waiting = Du hast darum gebeten, deinen Zug zurückzunehmen. Noch keine Antwort: { $names }.
page-plead-yes = Erlauben
page-plead-no = Weiterspielen
page-consent-option = Zurücknehmen im Einvernehmen
page-consent-option-about = Auch ein Zug, aus dem schon jemand etwas erfahren hat, darf zurückgenommen werden, wenn alle zustimmen. Bots stimmen immer zu. Würfel und Karten kommen wieder so, wie sie kamen.
page-stake = { $what }: { $changes }
page-stake-odds = { $what } ({ $odds }): { $changes }
page-stake-ends = das Spiel endet
page-advice = Was würdest du spielen?
page-advice-thinking = Moment …
page-advice-none = Hier gibt es nichts zu raten.
page-advice-chance = { $odds } Siegchance
page-advice-place = erwarteter Platz { $place }
page-advice-points = am Ende etwa { $points }
page-advice-prospect = { $what }: { $odds }
page-advice-from = Der Champion hat vorausgedacht und weiß dabei nur, was du weißt.
page-advice-option = Ratschläge
page-advice-about = Alle dürfen fragen, was der Champion spielen würde. Allein gegen Bots geht das immer.
page-why = Warum haben sie das getan?
page-why-chose = { $name }: { $what }
page-why-next = Nächstbeste Wahl: { $what }, { $odds }
page-why-better = Besser: { $what }, { $odds }
page-why-even = Etwa gleich gut: { $what }, { $odds }
page-why-none = Noch gibt es nichts zu erklären.
page-why-from = Berechnet aus dem, was du vor jeder Entscheidung wissen konntest. Was Bots in der Hand haben, bleibt geheim.
page-why-about = Was Bots zuletzt gewählt haben, und was dafür oder dagegen spricht.
page-why-replay-none = Hier gab es nichts zu wählen, oder es lässt sich nichts dazu sagen.
page-why-replay-from = So sieht es der Champion, mit allem, was vor dieser Entscheidung an diesem Platz bekannt war.
page-open-rule = Regel { $rule } aufschlagen
page-inspect = Was das ist
page-inspect-keys = ← → nächstes · Bild ↑ ↓ nächste Art · ↵ Regel · Esc schließen
page-inspect-can = Jetzt möglich: { $choices }.
page-inspect-player =
    { $who ->
        [you] Das bist du.
        [bot] Ein Bot.
       *[guest] Jemand am Tisch.
    }
page-inspect-turn = Jetzt am Zug.
page-inspect-points = Punkte bis jetzt.
page-inspect-act = Das kannst du jetzt tun.
page-inspect-field = Ein Wert dieses Spiels.
page-inspect-fixed = Für das ganze Spiel fest.
page-inspect-place = Stelle { $place }.
page-inspect-hidden = Das darfst du nicht wissen.
page-inspect-bar-log = Alles, was geschehen ist, Zeile für Zeile.
page-inspect-bar-rules = Alle Regeln nach Nummern, mit Suche.
page-inspect-bar-chat = Allen am Tisch etwas sagen.
page-inspect-bar-keys = Was mit der Tastatur geht.
page-inspect-bar-settings = Sprache, Farben, Bewegung und Ton.
page-inspect-bar-pass = Den Bildschirm zudecken und das Gerät weitergeben.
page-inspect-bar-back = Die letzte Runde noch einmal, mit allem, was verborgen war.
page-hint = Tipp
page-hint-got-it = Verstanden
page-clock = Restzeit:
page-clock-about = Zeit für diese Entscheidung, dazu die Reserve für die ganze Partie
page-log = Verlauf
page-earlier = Früheres
page-log-hushed = Frühere Einträge sind verborgen, solange die Konten verdeckt liegen. Später sind sie wieder da.
page-rules = Regeln
page-search-rules = In den Regeln suchen
page-search-none = Nichts gefunden. Versuch es mit einem anderen Wort.
page-rules-none = Zu diesem Spiel gibt es keine Regeln in Worten.
page-chat = Chat
page-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, eine neue Zeile
       *[other] Chat, { $count } neue Zeilen
    }
page-chat-empty = Noch hat niemand etwas gesagt. Sag doch Hallo!
page-chat-write = Schreib etwas
page-mute = { $name } stumm schalten
page-mute-about = Zeilen und Sprechblasen bleiben verborgen, nur für dich.
page-unmute = Stummschaltung von { $name } aufheben
page-mute-bots = Bots stumm schalten
page-unmute-bots = Stummschaltung der Bots aufheben
page-calls = Etwas rufen
page-call-about = Alle sehen es als Sprechblase an deinem Platz, in ihrer eigenen Sprache.
page-said = { $name } hat gesagt: { $words }
page-hearing-nothing = Nichts sagen
page-hearing-onward = Weiter
page-keys = Tasten
page-key-pick = Eine der Aktionen wählen, oder eine Handkarte
page-key-confirm = Den Zug bestätigen
page-key-unstage = Anders wählen
page-key-take-back = Den letzten Zug zurücknehmen
page-key-arrows = Über den Spielplan gehen
page-key-inspect = Erklären, was gerade angewählt ist, oder alles auf dem Tisch durchgehen
page-key-skip = Animation überspringen
page-leave = Spiel verlassen
page-leave-about = Ein Bot spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
page-leave-alone = Sonst spielt niemand mit: Die Partie endet hier, ohne dass jemand gewinnt.
page-leave-pause = Du kannst auch einfach gehen. Dein Platz bleibt deiner; wenn andere mitspielen und du länger weg bist, springt ein Bot ein, bis du wieder da bist.
page-leave-yes = Endgültig gehen
page-leave-later = Nur kurz weg
page-stay = Bleiben
page-you-left = Gerade spielt ein Bot für dich.
page-take-seat-again = Wieder selbst spielen
page-line-opening = Auf dem Weg zum Tisch …
page-line-lost = Verbindung verloren, gleich geht es weiter …
page-not-connected = Das kam nicht an: Die Verbindung wird gerade wieder aufgebaut. Versuch es bitte noch einmal.

## Ein Gerät für mehrere

page-hand-pass = Gerät weitergeben
page-hand-to = Gib das Gerät an { $name } weiter
page-hand-on = Gib das Gerät weiter
page-hand-first = Noch zu wählen haben: { $names }. Wer es nimmt, fängt an.
page-hand-who = Wer hat das Gerät?
page-hand-about = Was nur eine Person sehen darf, ist jetzt nicht zu sehen.
page-hand-i-am = Ich bin { $name }
page-hand-watch = Niemand: nur zeigen, was alle sehen dürfen
page-hand-last = Zuletzt geschehen

## Ein Spiel aus einem anderen Paket

page-added-table = Der Tisch
page-added-board = Was gleich bleibt
page-added-choose = Du bist dran: Wähl eines davon.
page-added-choose-above = Du bist dran: Wähl eine der Aktionen auf dem Tisch.
page-added-wait = Noch am Zug: { $names }.
page-added-nobody = niemand
page-added-hidden = verdeckt
page-added-yes = ja
page-added-no = nein
page-added-hint = Dieses Spiel hat kein eigenes Brett: Alles, was du wissen darfst, siehst du als Liste. Farbig umrahmt ist, was sich gerade geändert hat.

## Am Ende

page-end-you-won = Gewonnen!
page-end-won = { $name } gewinnt
page-end-shared = Geteilter Sieg: { $names }
page-end-abandoned = Diese Partie wurde nicht zu Ende gespielt.
page-end-interrupted = Diese Partie wurde unterbrochen.
page-other-rules-rules = Diese Partie wurde mit Fassung { $begun } der Regeln begonnen, und dieser Server spielt jetzt nach Fassung { $now }.
page-other-rules-game = Dieser Server hat dieses Spiel nicht mehr.
page-other-rules-options = Diese Partie wurde mit Optionen begonnen, die dieser Server nicht mehr kennt.
page-other-rules-moves = Ein Zug in dieser Partie ist nach den Regeln dieses Servers nicht erlaubt.
page-other-rules-interrupted = Deshalb kann hier niemand weiterspielen. Nichts ist verloren: Unten steht, was alle gesehen haben, und die Startwerte sind offengelegt.
page-other-rules-ended = Deshalb lässt sie sich hier nicht auf dem Spielplan nachspielen. Unten steht, was alle gesehen haben.
page-other-rules-record = Die Mitschrift kannst du herunterladen. Prüfen kann sie nur ein Hacktable mit den alten Regeln.
page-seen = Was alle gesehen haben
page-seen-opening = Zu Beginn
page-seen-clock = Uhr
page-seen-not-kept = Was alle von diesem Zug gesehen haben, wurde nicht aufbewahrt.
page-seen-nothing = Es wurde kein Zug gemacht.
page-seen-all = Alles anzeigen ({ $count })
page-match = Partie { $number }
page-rematch = Noch eine Partie
page-replay = Wiederholung
page-look-board = Zum Spielplan
page-to-result = Zum Ergebnis
page-to-table = Zum Tisch
page-record = Mitschrift herunterladen
page-no-points = Keine Punkte
page-graph = So lief es
page-graph-about = Die Punkte aller Spielenden im Lauf der Partie
page-graph-moves = Züge →

## War alles fair?

page-verify = Den Zufall nachprüfen
page-verify-about = Aller Zufall dieser Partie folgt aus einem Schlüssel, gebildet aus einem Startwert des Servers und je einem von jedem Platz. Alle waren durch Fingerabdrücke festgelegt, bevor der erste gezeigt wurde.
page-verify-now = In diesem Browser prüfen
page-verify-commitment-holds = Der Server ist bei seinem Startwert geblieben: Sein Fingerabdruck ist der, den dein Browser gesehen hat, bevor er deinen Wert gezogen hat.
page-verify-commitment-fails = Der Startwert des Servers passt nicht zu dem Fingerabdruck von vor der Partie. Trau diesem Zufall nicht.
page-verify-commitment-unknown = Der Startwert des Servers passt zu dem Fingerabdruck, den er jetzt nennt. Dieser Browser hat ihn sich aber nicht vor der Partie gemerkt, darum beweist das wenig.
page-verify-own-holds = Der Startwert für deinen Platz ist der, den dein Browser gezogen hat. Solange der nicht vorherzusehen war, war es auch der Schlüssel nicht, egal, was die anderen getan haben.
page-verify-own-fails = Der Startwert, der für deinen Platz genannt wird, ist nicht der, den dein Browser gezogen hat. Trau diesem Zufall nicht.
page-verify-own-unknown = Dieser Browser hat zu dieser Partie keinen Startwert beigetragen und kann darum für keinen einstehen.
page-verify-list-holds = Die Liste der Fingerabdrücke ist genau die, auf die hin dein Browser seinen Startwert aufgedeckt hat. Niemand konnte seinen also noch ändern, nachdem deiner bekannt war.
page-verify-list-fails = Die Liste der Fingerabdrücke ist nicht die, auf die hin dein Browser seinen Startwert aufgedeckt hat. Trau diesem Zufall nicht, außer du hast die Partie auf einem anderen Gerät gestartet.
page-verify-list-unknown = Dieser Browser hat die Liste dieser Partie nicht aufgehoben und kann sie nicht vergleichen. Falls du die Partie in diesem Browser gestartet hast, ist das verdächtig.
page-verify-seats-holds = Der Startwert jedes Platzes passt zu seinem Fingerabdruck, und die der Bots folgen nach der öffentlichen Regel aus der Liste.
page-verify-seats-fails = Der Startwert eines Platzes passt nicht zu seinem Fingerabdruck, oder der eines Bots folgt nicht aus der Liste. Trau diesem Zufall nicht.
page-verify-tries-none = Es war der erste Start dieser Partie: Niemand hat ein Blatt abgelehnt.
page-verify-tries-some = Misslungene Starts davor: { $count }. Jeder kann ein Blatt gewesen sein, das jemandem nicht gefiel. Fehlender Startwert: { $names }.
page-verify-tries-fails = Dieser Browser war bei mehr misslungenen Starts dabei, als der Server zugibt. Trau diesem Zufall nicht.
page-verify-open = Diese Partie stammt aus der Zeit, als die Plätze ihre Startwerte offen schickten. Wer den Server betreibt und selbst mitspielte, hätte Werte durchprobieren können, bis das Blatt passte.
page-verify-against = Wer hätte sich das Blatt aussuchen können?
page-verify-against-player = Jemand, der mitspielt
page-verify-against-host = Wer den Tisch leitet
page-verify-against-operator = Wer den Server betreibt
page-verify-against-operator-who-plays = Wer den Server betreibt und mitspielt
page-verify-could-holds = konnte es nicht
page-verify-could-fails = ist nicht ausgeschlossen
page-verify-could-unknown = lässt sich hier nicht sagen
page-verify-not = Was nicht bewiesen ist
page-verify-not-device = Mehrere an einem Gerät: Wer es in der Hand hat, könnte die Startwerte von allen kennen, die daran spielen.
page-verify-not-refusing = Jeder kann ein Blatt ablehnen, indem er seinen Startwert nicht aufdeckt. Dann beginnt die Partie nicht, und es wird oben gezählt.
page-verify-not-page = Auch diese Seite kommt vom Server, und wer ihn betreibt, kann alle Karten sehen. Wenn du der Seite nicht traust, prüfe die Mitschrift mit einem Hacktable von anderswo.
page-verify-key = Das ist der Schlüssel, hier aus allen Startwerten berechnet:
page-verify-rest = Wenn du dieser Seite nicht trauen willst, prüf die Mitschrift anderswo:
page-verify-file = DATEI
page-verify-record = Partie prüfen
page-verify-record-about = Gib dieser Seite eine Mitschrift. Sie spielt die ganze Partie auf diesem Gerät nach und vergleicht jede Zeile: den Zufall, jeden Zug, was alle sahen, das Ergebnis. Nichts wird verschickt, und es braucht kein Netz.
page-verify-record-file = Mitschrift
page-verify-record-running = Wird nachgespielt: { $done } von { $all } …
page-verify-record-again = Die ganze Partie wird auf diesem Gerät nachgespielt …
page-verify-record-holds = { $game }: Diese Mitschrift stimmt.
page-verify-record-moves = Auf diesem Gerät nachgespielt, kam überall dasselbe heraus. Aktionen: { $actions }; { $ended ->
        [yes] zu Ende gespielt.
       *[no] nicht zu Ende gespielt.
    }
page-verify-record-fails = Diese Mitschrift stimmt nicht.
page-verify-record-unknown = Das lässt sich hier nicht sagen.
page-verify-record-version = Gespielt wurde nach Fassung { $version } der Regeln von { $game }, und diese Seite hat Fassung { $here }.
page-verify-record-game = Diese Seite hat das Spiel { $game } nicht.
page-verify-record-broken = Die Partie ließ sich auf diesem Gerät nicht nachspielen. Versuch es noch einmal, oder prüf die Mitschrift mit „hacktable verify“.
page-verify-record-committed = Niemand, wenn die Liste unten die ist, auf die hin dein Browser seinen Startwert aufgedeckt hat. Das Ende der Partie vergleicht beide.
page-verify-record-seed = Es gibt nur einen Startwert: Wer ihn angab, konnte sich den Zufall aussuchen.
page-verify-record-daily = Partie des Tages, { $day }: Niemand, der spielt, konnte sie sich aussuchen. Wer den Server betreibt, hat den Startwert gezogen und kannte ihn; der Fingerabdruck unten belegt, wenn er vor dem Tag auf der Liste stand, dass danach nichts geändert wurde.
page-verify-record-list = Fingerabdrücke in ihrer Reihenfolge zeigen
page-verify-other-key = Die Mitschrift hat andere Startwerte, als dieser Seite gesagt wurde.
page-here-options = Diese Optionen passen nicht zusammen.
page-here-invite = Dieser Tisch ist auf deinem Gerät: Niemand sonst kann dazukommen. Um mit anderen zu spielen, öffne einen Tisch mit Link.
page-away = Keine Verbindung zum Server.
page-away-about = Du kannst auf diesem Gerät gegen Bots spielen, Regeln lesen und Partien prüfen. Um Leute einzuladen, braucht es den Server.
page-away-needed = Braucht den Server
page-together-here = Zusammen an diesem Gerät
page-site = Alles hier läuft auf deinem eigenen Gerät.
page-site-about = Spiel gegen Bots, oder zusammen an diesem Gerät. Um mit anderen über einen Link zu spielen, muss jemand einen Server betreiben: pip install "hacktable[server]", dann hacktable serve.
page-seeds = Fingerabdrücke und Startwerte zeigen, in ihrer Reihenfolge
page-seed-commitment = Fingerabdruck (SHA-256): { $name }
page-seed-of = Startwert: { $name }
page-seed-server = Server
page-seed-none = keiner (ein Bot)

## Ansehen

page-eyes = Blickwinkel
page-eyes-open = Alles sichtbar
page-scrub = Schritt der Partie
page-replay-speed = Tempo
page-share-moment = Diesen Moment teilen
page-share-moment-about = Wer diesen Link öffnet, kommt zu diesem Schritt der Wiederholung. Chats zeigen dieses Bild dazu: was alle gesehen haben, keine geheimen Karten.
page-share-moment-link = Link zu diesem Schritt
page-share-moment-picture = Bild dieses Schritts
page-step = Schritt { $at } von { $last }
page-play = Abspielen
page-pause = Anhalten
page-step-back = Einen Schritt zurück
page-step-forward = Einen Schritt weiter
page-moment = Wichtiger Moment
page-moment-before = Voriger wichtiger Moment
page-moment-next = Nächster wichtiger Moment

## Fertige Chatzeilen

call-hello = Hallo!
call-good-luck = Viel Glück!
call-well-played = Gut gespielt!
call-thanks = Danke!
call-oops = Ups …
call-hurry = Du bist dran!
call-wow = Wow!
call-good-game = Schöne Partie!

## Meldungen

notice-timeout = Zeit abgelaufen: { $name }. Der Zug wurde automatisch gemacht.
notice-took-over = Schon eine Weile weg: { $name }. Ein Bot springt ein.
notice-came-back = Wieder am Tisch: { $name }.
notice-left = Nicht mehr dabei: { $name }. Ein Bot spielt weiter.
notice-kicked = Vom Tisch entfernt: { $name }.
notice-not-come = Nicht gekommen: { $name }. Ein Bot übernimmt den Platz.
notice-declined = Gegen das Zurücknehmen: { $name }.
notice-not-revealed = Kein Start, ein Startwert fehlte: { $name }. Bitte noch einmal „Bereit“.
notice-again-options = Die Optionen oder die Uhr wurden geändert. Bitte noch einmal „Bereit“.
notice-again-bots = Bei den Bots hat sich etwas geändert. Bitte noch einmal „Bereit“.
notice-again-sat = Neu am Tisch: { $name }. Bitte noch einmal „Bereit“.
notice-again-moved = Auf einem anderen Stuhl: { $name }. Bitte noch einmal „Bereit“.
notice-again-stood = Aufgestanden: { $name }. Bitte noch einmal „Bereit“.
notice-again-shared = Andere Runde an einem Gerät: { $name }. Bitte noch einmal „Bereit“.
notice-again-kicked = Vom Tisch entfernt: { $name }. Bitte noch einmal „Bereit“.

## Fehler

fault-not-understood = Das hat der Server nicht verstanden. Vielleicht hilft es, die Seite neu zu laden.
fault-hello-first = Die Verbindung ist durcheinandergeraten. Bitte lade die Seite neu.
fault-slow-down = Das war etwas schnell. Warte kurz und versuch es noch einmal.
fault-nobody = Am Tisch kennt man dich noch nicht. Gib dir bitte erst einen Namen.
fault-no-table = Diesen Tisch gibt es nicht, oder nicht mehr.
fault-no-seat = Du schaust zu: Das können nur die, die hier sitzen.
fault-not-host = Das kann nur, wer den Tisch leitet.
fault-taken = Stuhl { $chair } ist schon besetzt.
fault-not-now = Das geht im Moment nicht.
fault-lesson = Noch nicht: Mach zuerst das, worum die Lektion dich bittet. Es hat sich nichts verändert.
fault-counted = Dieser Versuch zählt, deshalb lässt sich nichts zurücknehmen.
fault-day-goes-on = Andere spielen diese Partie noch. Sie wird gezeigt, wenn der Tag vorbei ist.
fault-day-is-over = Dieser Tag ist vorbei. Es gibt eine neue Partie.
fault-no-evening = Diesen Abend gibt es nicht. Vielleicht ist der Link unvollständig, oder der Abend wurde entfernt, lange nachdem er vorbei war.
fault-full-evening = Dieser Abend ist voll: { $most } Leute nehmen teil.
fault-many-evenings = Du hast schon { $most } Abende, die nicht vorbei sind. Beende zuerst einen davon.
fault-of-evening = Dieser Tisch gehört zu einem Abend, und der hat all das schon festgelegt.
fault-not-ready = Es sind noch nicht alle bereit.
fault-changed = Am Tisch hat sich gerade etwas geändert. Sieh noch einmal hin und sag dann „Bereit“.
fault-too-few = Zum Starten braucht es mindestens { $players } Personen oder Bots.
fault-no-chair = Mit Stuhl { $chair } geht das nicht.
fault-shared-live = Hier wird in Echtzeit gespielt, und mehrere teilen sich ein Gerät: Alle brauchen ein eigenes. Wählt ein anderes Tempo, oder öffnet den Link auf euren eigenen Geräten.
fault-stale = Bevor dein Zug ankam, ist es schon weitergegangen. Schau noch einmal hin und wähl neu.
fault-not-saved = Das ließ sich gerade nicht speichern. Versuch es bitte noch einmal.
fault-running = Die Partie läuft noch: Das gibt es erst nach dem Spiel.
fault-foreign = Das kam von einer fremden Seite und wurde nicht ausgeführt.
fault-no-page = Unter dieser Adresse gibt es nichts.
fault-broken = Auf dem Server ist etwas kaputtgegangen. Du kannst nichts dafür; versuch es bitte noch einmal.
fault-busy = Der Server ist gerade mit anderen Wiederholungen und Bildern beschäftigt. Versuch es bitte gleich noch einmal.
fault-other-rules = Diese Partie wurde nach anderen Regeln gespielt, als dieser Server jetzt hat. Deshalb lässt sie sich nicht auf dem Spielplan nachspielen.
fault-no-game = Dieser Server hat das Spiel „{ $game }“ nicht mehr.
fault-many-tables = Du hast zu viele Tische, an denen noch nicht zu Ende gespielt ist (höchstens { $most }). Beende oder verlass einen, dann öffne einen neuen.
fault-many-today = Das sind genug neue Tische und Partien für einen Tag (höchstens { $most }). Versuch es morgen wieder.
fault-many-starts = Der Start dieses Spiels ist { $most }-mal gescheitert. Mach einen neuen Tisch auf.
fault-full = Auf diesem Server ist kein Platz mehr für neue Tische und Partien. Laufende Partien gehen weiter. Wer den Server betreibt, kann Platz schaffen.
fault-link-over = Dieser persönliche Link wurde schon benutzt oder ist älter als eine halbe Stunde. Erstelle einen neuen auf einem Gerät, auf dem du du selbst bist.
fault-sent-away = Die Tischleitung hat dich vom Tisch gebeten. Du kannst zusehen, und sie kann dich wieder zulassen.
fault-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
fault-unanswered = Unter dieser Adresse antwortet niemand. Prüfe sie und versuche es noch einmal.
fault-not-open = Dieser Tisch steht dir nicht offen.
fault-many-ties = Du hast schon { $most } Leute stummgeschaltet oder blockiert. Hebe das erst bei einigen auf.
fault-many-reports = Das sind genug Meldungen für einen Tag (höchstens { $most }). Stummschalten und blockieren kannst du jederzeit.
fault-full-of-reports = Dieser Server nimmt im Moment keine weiteren Meldungen an: Wer ihn betreibt, muss erst die anderen lesen.
fault-not-proved = Dieser Passkey wurde nicht angenommen.
fault-full-device = Dieses Gerät kennt schon { $most } Personen. Entferne zuerst eine davon in den Einstellungen.

## Warum eine Verbindung geschlossen wurde

close-protocol = Es gibt eine neue Fassung von Hacktable. Bitte lade die Seite neu.
close-stranger = Dieser Browser wird hier nicht mehr erkannt. Geh zur Startseite und gib einen Namen ein.
close-foreign = Diese Seite wurde unter einer anderen Adresse geöffnet als der des Tischs. Nimm bitte den Link des Tischs.
close-gone = Diesen Tisch gibt es nicht, oder nicht mehr.
close-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
close-not-your-try = Nur wer diese Partie des Tages spielt, kann sie sehen. Spiel deine eigene: Es ist dieselbe.
close-no-game = Das Spiel dieses Tisches gibt es auf diesem Server nicht mehr.
close-nonsense = Seite und Server verstehen sich nicht. Bitte lade die Seite neu.
close-flood = Das war zu viel auf einmal. Verbindung wird wiederhergestellt …
close-too-slow = Die Verbindung kam nicht mit. Verbindung wird wiederhergestellt …
close-silent = Die Verbindung war verstummt. Verbindung wird wiederhergestellt …
close-closing = Der Server startet neu. Verbindung wird wiederhergestellt …
close-again = Die Verbindung wurde unterbrochen und wird wiederhergestellt …
close-moved = Der Tisch ist auf einen anderen Server umgezogen. Verbindung wird wiederhergestellt …

## Wertungen und Spielerseiten

page-rated = Gewertet
page-rated-about = Das Ergebnis ändert die Wertung aller in diesem Spiel. Für mindestens zwei Menschen, jeder an einem eigenen Gerät, mit Uhr, ohne Ratschläge und ohne Zurücknehmen im Einvernehmen. Wer früher geht, gilt als Letzter. Danach sehen alle am Tisch, wie sich die Wertungen geändert haben.
page-leave-rated = Diese Partie ist gewertet: Wer geht, gilt als Letzter, auch wenn ein Bot weiterspielt.
page-ratings = Wertungen
page-ratings-about = Deine Seite zeigt, wie sicher jede Zahl ist.
page-rating-change = von { $before } auf { $after }
page-rating-guess = noch geraten
page-rating-roughly = ungefähr bekannt
page-rating-well = gut bekannt
page-rating-range = Die wahre Stärke liegt sehr wahrscheinlich zwischen { $low } und { $high }.
page-rating-matches = { $count ->
    [one] Eine gewertete Partie.
   *[other] { $count } gewertete Partien.
  }
page-rating-none = Noch keine gewerteten Partien. Wer einen Tisch leitet, kann die Wertung vor einer Partie einschalten.
page-rating-about = Ein geübter Bot hat 25, und so fangen alle an. Je mehr Partien, desto schmaler das Band: Nach einigen Dutzend ist auf die Zahl Verlass. Jedes Spiel und jede Spielerzahl hat eine eigene.
page-rating-curve = Von { $first } auf { $last } in { $count } Partien, mit dem Band, in dem die wahre Stärke sehr wahrscheinlich liegt
page-player = Eine Spielerin, ein Spieler
page-player-mine = Meine Seite
page-player-nobody = Gib dir zuerst am Eingang einen Namen.
page-player-nothing = Hier ist noch nichts. Nach deiner ersten beendeten Partie findest du hier Ergebnisse, Medaillen und Wertungen.
page-player-count = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
  }
page-player-wins = { $matches ->
    [one] Eine Partie beendet, { $wins } gewonnen.
   *[other] { $matches } Partien beendet, { $wins } gewonnen.
  }
page-streak = Längste Siegesserie: { $best }, zurzeit: { $now }.
page-medals = Medaillen
page-medals-count = { $count } von { $all }
page-medal-earned = Verdient am { $date }
page-medal-not-yet = Noch nicht
page-medal-first-win = Erster Sieg
page-medal-first-win-about = Gewinne eine Partie.
page-medal-in-a-row = Drei in Folge
page-medal-in-a-row-about = Gewinne drei Partien nacheinander.
page-medal-champion = Riesentöter
page-medal-champion-about = Sei am Ende vor einem Champion-Bot.
page-medal-crowd = In Gesellschaft
page-medal-crowd-about = Gewinne eine Partie mit mindestens drei Menschen.
page-medal-every-size = An jedem Tisch
page-medal-every-size-about = Gewinne mit jeder Spielerzahl.
page-medal-often = Stammgast
page-medal-often-about = Beende 25 Partien.
page-medal-spaces = Gut gestellt
page-medal-spaces-about = Hol 20 Punkte oder mehr mit den Feldern unter deinen Figuren.
page-medal-threes = Große Scheine
page-medal-threes-about = Beende eine Partie mit fünf oder mehr Scheinen zu 3.
page-medal-bonuses = Alle Boni
page-medal-bonuses-about = Hol alle drei Bonuspunkte in einer Partie.
page-history = Beendete Partien
page-history-together = Eure gemeinsamen Partien
page-history-place = Platz { $place } von { $players }
page-history-left = früher gegangen
page-history-rated = gewertet, { $change }
page-private = Diese Seite nur für mich
page-private-about = Sonst können sie alle sehen, mit denen du eine Partie beendet hast: Wertungen, Medaillen und eure gemeinsamen Partien. Sonst niemand.
page-player-delete = Wenn du in den Einstellungen deine Daten löschst, wird auch all das gelöscht.
fault-not-rated = Eine gewertete Partie braucht mindestens zwei Menschen, jeder an einem eigenen Gerät.
fault-no-player = Diese Seite kannst du nicht sehen: Es gibt sie nicht, ihr habt noch keine Partie zusammen beendet, oder sie ist privat.

## The deal of the day

page-daily = Partie des Tages
page-daily-about = Dieselbe Partie für alle, gegen dieselben Bots. Ein Versuch zählt.
page-daily-next = Nächste Partien in { $time }
page-daily-against = Gegen { $bots }
page-daily-play = Spielen
page-daily-go-on = Weiterspielen
page-daily-result = Ergebnis
page-daily-none = Noch nicht versucht
page-daily-waiting = Dein zählender Versuch ist nicht fertig
page-daily-place = Platz { $place } von { $players }, { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
page-daily-better = Besser als { $share } der anderen
page-daily-ties = Gleichstand zählt halb
page-daily-first = Du hast als Erste oder Erster ein Ergebnis
page-daily-tries =
    { $count ->
        [0] Bisher kein Versuch
        [one] Bisher ein Versuch
       *[other] Bisher { $count } Versuche
    }
page-daily-sure = Dein zählender Versuch
page-daily-sure-once = Ein einziger Versuch zählt, ohne Tipps, und kein Zug lässt sich zurücknehmen.
page-daily-sure-end = Du kannst gehen und wiederkommen, bis der Tag in { $time } endet. Was dann nicht fertig ist, zählt nicht.
page-daily-sure-best = Ist deiner der beste des Tages, können ihn morgen alle unter deinem Namen ansehen.
page-daily-begin = Beginnen
page-daily-again = Noch ein Versuch, der nicht zählt
page-daily-counted = Zählender Versuch
page-daily-uncounted = Ein freier Versuch: Er zählt nicht
page-daily-late = Der Tag war vorbei, bevor dieser Versuch zu Ende war. Deshalb zählt er nicht.
page-daily-share = Teilen
page-daily-share-send = Senden …
page-daily-share-picture = Bild
page-daily-plot = Wie alle abgeschnitten haben, links das schlechteste Ergebnis, rechts das beste; deins ist markiert.
page-daily-yesterday = Gestern
page-daily-best = Am besten: { $name }, Platz { $place }
page-daily-watch = Beste Partie ansehen
page-daily-nobody = Niemand hat sie zu Ende gespielt.
page-daily-you = Du: Platz { $place }
page-daily-coming = Fingerabdrücke der nächsten Tage
page-daily-coming-about = Jeder legt vor dem Tag eine Partie mit Optionen und Bots fest. Dein Browser behält sie und vergleicht.
page-daily-fits-holds = Der Startwert passt zu dem Fingerabdruck, den dein Browser vor dem Tag gesehen hat.
page-daily-fits-unknown = Der Startwert passt zu seinem Fingerabdruck. Dein Browser hat ihn nicht vor dem Tag gesehen: Vergleich ihn mit dem, was andere sahen.
page-daily-fits-fails = Der Startwert passt nicht zu dem, was dein Browser vor dem Tag gezeigt bekam: Diese Partie wurde geändert.
page-daily-secret = Startwert, Mitschrift und Wiederholung gibt es, wenn der Tag vorbei ist: Andere spielen diese Partie noch.
page-daily-verify = Alle bekommen diese Partie. Ein Fingerabdruck hat sie vor dem Tag festgelegt, und der Startwert wird danach gezeigt.
page-daily-not-tries = Jemand kann die Partie schon vor dem zählenden Versuch gesehen haben: als anderer Gast oder von Freunden.
page-daily-not-operator = Wer den Server betreibt, hat den Startwert gezogen, konnte ihn sich aussuchen und kennt ihn während des Tages.
page-daily-not-bots = Dass die Bots ihre Züge selbst gewählt haben.

## Evenings

page-evening = Abend
page-evening-plan = Einen Abend planen
page-evening-plan-about = Mehrere Runden an mehreren Tischen für deine Gruppe, mit Rangliste und einem Link für alle.
page-evening-mine = Meine Abende
page-evening-name = Name des Abends
page-evening-name-usual = Spieleabend
page-evening-format = Wer auf wen trifft
page-evening-swiss = Schweizer System
page-evening-robin = Alle gegen alle
page-evening-swiss-about = Wer etwa gleich viele Punkte hat, trifft aufeinander, und niemand trifft jemanden noch einmal, solange sich das vermeiden lässt.
page-evening-robin-about = Alle treffen möglichst gleich oft auf alle, egal wie viele Punkte sie haben.
page-evening-rounds = Runden
page-evening-size = Spieler an einem Tisch
page-evening-size-about = Bots nehmen die Stühle, die frei bleiben.
page-evening-sized = { $size } an einem Tisch
page-evening-break = Pause zwischen den Runden
page-evening-break-none = Keine
page-evening-break-host = Bis der Gastgeber weitermacht
page-evening-minutes = { $count } Minuten
page-evening-joins = Ich spiele mit
page-evening-make = Link erstellen
page-evening-invite-about = Ein Link für alle: Wer ihn öffnet, kann mitspielen, auch später noch, oder zuschauen.
page-evening-brief-gathering = Noch nicht begonnen
page-evening-brief-playing = Läuft
page-evening-brief-break = Pause
page-evening-brief-over = Vorbei
page-evening-phase-gathering = Die Leute kommen
page-evening-phase-playing = Runde { $round } von { $rounds }
page-evening-phase-break = Pause nach Runde { $round } von { $rounds }
page-evening-phase-over = Der Abend ist vorbei
page-evening-now = Was gerade läuft
page-evening-host = Gastgeber: { $name }
page-evening-is-host = Gastgeber
page-evening-join = Mitspielen
page-evening-join-about = Du brauchst kein Konto.
page-evening-join-late = Du kannst jetzt dazukommen und spielst ab der nächsten Runde mit.
page-evening-joined = Du bist dabei. Lass diese Seite offen: Sie ruft dich, wenn dein Tisch bereit ist.
page-evening-rest = Aussetzen
page-evening-back = Ich bin wieder da
page-evening-away = setzt aus
page-evening-away-you = Du setzt aus, bis du sagst, dass du wieder da bist.
page-evening-out-you = Der Gastgeber hat dich von diesem Abend ausgeschlossen.
page-evening-late-you = Du bist da und spielst ab der nächsten Runde mit.
page-evening-done-you = Dein Tisch ist fertig. An anderen Tischen läuft die Runde noch.
page-evening-watching = Du schaust zu.
page-evening-somebody = Jemand
page-evening-nobody = Noch ist niemand da.
page-evening-wait-start = Der Gastgeber beginnt, wenn alle da sind.
page-evening-next-in = Die nächste Runde beginnt in
page-evening-next-host = Die nächste Runde beginnt, wenn der Gastgeber weitermacht.
page-evening-paused = Der Gastgeber hat den Abend angehalten.
page-evening-your-table = Dein Tisch
page-evening-with = Mit { $names }
page-evening-go = Zu deinem Tisch
page-evening-began = Runde { $round } beginnt: Dein Tisch ist bereit.
page-evening-told = Sag mir bei diesem Abend Bescheid
page-evening-told-about = Wenn eine Runde beginnt und wenn du dran bist. Das gilt nur für diesen Abend.
page-evening-hosting = Für den Gastgeber
page-evening-begin = Den Abend beginnen
page-evening-begin-about = { $count } spielen in der nächsten Runde mit, an Tischen zu { $size }. Bots füllen auf.
page-evening-next = Nächste Runde jetzt
page-evening-pause = Anhalten
page-evening-resume = Weiter
page-evening-end = Den Abend beenden
page-evening-end-sure = Soll der Abend jetzt enden? Was noch gespielt wird, zählt nicht mehr.
page-evening-remove-title = Jemanden ausschließen
page-evening-remove = Ausschließen
page-evening-remove-name = { $name } ausschließen
page-evening-let-in = Wieder zulassen
page-evening-let-in-name = { $name } wieder zulassen
page-evening-people = Leute
page-evening-standings = Rangliste
page-evening-standings-about = Am Tisch bekommst du einen Punkt für alle, die hinter dir liegen; wer sich einen Platz teilt, teilt sich die Punkte. Bei gleichen Punkten entscheiden Siege, dann die Punkte derer, mit denen du am Tisch saßt.
page-evening-place = Platz
page-evening-person = Name
page-evening-points = Punkte
page-evening-wins = Siege
page-evening-against = Gegner
page-evening-rounds-played = Gespielt
page-evening-round = Runde { $round }
page-evening-table = Tisch { $number }
page-evening-table-waiting = Noch nicht begonnen
page-evening-table-playing = Spielt
page-evening-table-over = Vorbei
page-evening-table-void = Zählt nicht
page-evening-score = { $place }. { $name } ({ $points })
page-evening-watch = Zuschauen
page-evening-watch-table = Tisch { $number } zuschauen
page-evening-skip = Nicht warten
page-evening-skip-table = Nicht auf Tisch { $number } warten
page-evening-winner =
    { $count ->
        [one] { $names } hat den Abend gewonnen.
       *[other] { $names } haben den Abend gemeinsam gewonnen.
    }
page-evening-of = Runde { $round } eines Abends
page-evening-to = Zum Abend
page-evening-lobby-about = Die Partie beginnt, wenn alle da sind. Bots nehmen die Stühle derer, die nicht kommen.
