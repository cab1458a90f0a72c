### Hacker auf Deutsch.
### Sätze mit einem Namen passen auch, wenn dieser „Du“ ist: daher stehen Namen oft am Ende oder in Klammern.

hacker-title = Hacker
hacker-summary = Schmuggle Viren auf fremde Konten, solange niemand hinsieht, und finde heraus, wer sie auf deine gelegt hat.

## Optionen

hacker-option-tempo = Tempo
hacker-option-tempo-about = Live: Hände und Augen in Echtzeit. Schritt für Schritt: Alle wählen geheim, dann geschieht alles zusammen.
hacker-option-tempo-live = Live
hacker-option-tempo-step = Schritt für Schritt
hacker-option-magnetic = Magnetische Störung
hacker-option-magnetic-about = Für die letzte Runde werden alle Konten umgedreht: Weißt du noch, welche deine sind?
hacker-option-cryptography = Kryptografie
hacker-option-cryptography-about = Scheine im Wert 1 schützen ein Konto, Scheine im Wert 3 heben das auf.
hacker-option-hand_speed = Tempo der Hände
hacker-option-hand_speed-about = Wie weit eine Hand in einer Zehntelsekunde kommt; der Tisch ist 200 breit.
hacker-option-gaze_speed = Tempo der Augen
hacker-option-gaze_speed-about = Wie weit die Augen in einer Zehntelsekunde kommen.
hacker-option-gaze_radius = Größe des Blicks
hacker-option-gaze_radius-about = Wie weit du um den Punkt siehst, auf den du schaust.
hacker-option-walker_gaze = Blick unterwegs
hacker-option-walker_gaze-about = Dasselbe für den, der unterwegs zurückschaut.
hacker-option-walk_seconds = Weg zur Bank
hacker-option-walk_seconds-about = In Sekunden; doppelt so viele mit dem Blick zum Tisch.
hacker-option-walk_limit = Zeit zum Gehen
hacker-option-walk_limit-about = Wer unterwegs trödelt, wird nach so vielen Sekunden zur Bank und zurück gebracht.
hacker-option-place_limit = Zeit zum Ablegen
hacker-option-place_limit-about = Nach so vielen Sekunden wird der Schein von selbst abgelegt.

## Zurufe: mit einem Tippen gesagt

hacker-call-saw = Das hab ich gesehen!
hacker-call-not-me = Ich war’s nicht!
hacker-call-look = Schaut mal da drüben!
hacker-call-hands-off = Finger weg!
hacker-call-who-was-that = Wer war das?
hacker-call-trust-me = Vertraut mir.
hacker-call-caught = Erwischt!
hacker-call-laugh = Hahaha!
hacker-call-point = { $name } war’s!
hacker-call-point-you = Du warst’s!

## Ablehnungen

hacker-no-account = { $given }: Die Konten haben die Nummern 1 bis { $accounts }.
hacker-no-seat = { $given }: Es spielen nur { $players } mit.
hacker-place-now = { $given }: Leg zuerst deinen Schein unter eines deiner Konten.
hacker-place-own = { $given }: Konto { $account } gehört nicht dir, dein Schein wäre verloren.
hacker-walk-now = { $given }: Du gehst jetzt zur Bank; wähle, wie.
hacker-window-now = { $given }: Wähl, was deine Hände tun und was du beobachtest.
hacker-slip-away = { $given }: Du bist nicht am Tisch.
hacker-slip-hands = { $given }: Deine beiden Hände haben schon zu tun.
hacker-slip-none = { $given }: Dafür hast du keinen Virus mehr; auf der Hand: { $viruses }.
hacker-slip-same = { $given }: Deine andere Hand legt schon einen Virus auf Konto { $account }; ein zweiter kann im nächsten Zeitfenster folgen.
hacker-slip-rising = { $given }: Nenne die Konten in steigender Folge; das erste war { $account }.
hacker-follow-self = { $given }: Was deine eigenen Hände tun, weißt du.
hacker-follow-walker = { $given }: Platz { $seat } ist nicht am Tisch.
hacker-drop-away = { $given }: Du bist nicht am Tisch.
hacker-drop-late = { $given }: Alle sind zurück, es werden keine Viren mehr gelegt.
hacker-drop-empty = { $given }: In dieser Hand ist kein Virus; lass sie einen holen.
hacker-drop-nowhere = { $given }: Diese Hand ist über keinem Konto.
hacker-flow-now = { $given }: Bewege Hände und Augen, und lass Viren fallen.
hacker-place-under = { $given }: Bewege zuerst eine Hand zu Konto { $account }.
hacker-protect-now = { $given }: Wähl das befallene Konto, das du als Nächstes schützt.
hacker-protect-own = { $given }: Konto { $account } gehört nicht dir.
hacker-protect-infected = { $given }: Auf Konto { $account } liegt kein Virus.
hacker-name-now = { $given }: Nenne, wessen Virus das ist.
hacker-take-now = { $given }: Nimm einen Schein, oder keinen.
hacker-no-note = { $given }: Einen Schein mit dem Wert { $value } gibt es unter Konto { $account } nicht.

## Was jetzt zu tun ist

hacker-expect-dealt = Leg deine Scheine unter deine Konten.
hacker-expect-walk = Geh zur Bank, vorwärts oder rückwärts.
hacker-expect-window = Wähl, was deine Hände tun und was du beobachtest.
hacker-expect-home = Leg deinen Schein unter ein Konto.
hacker-expect-choose = Wähl das Konto, das du als Nächstes schützt.
hacker-expect-name = Wessen Virus ist das? Nenne jemanden.
hacker-expect-take = Nimm einen Schein, oder keinen.
hacker-expect-loot = Leg den erbeuteten Schein ab.
hacker-expect-flow = Bewege Hände und Augen.
hacker-expect-over = Das Spiel ist vorbei.

## Was auf dem Spiel steht

hacker-stake-right = Richtig
hacker-stake-wrong = Falsch, schlimmstenfalls
hacker-stake-worst = Schlimmstenfalls
hacker-stake-taken = Genommen
hacker-prospect-named = Dein Verdacht stimmt
hacker-reason-away = War auf dem Weg zur Bank, als der Virus kam.
hacker-reason-ruled-out = Was du gesehen hast, schließt diese Person aus.
hacker-reason-only = Niemand sonst kann ihn dort hingelegt haben.
hacker-reason-seen = Hat einen der { $viruses } Viren gelegt, die zusammen kamen.
hacker-reason-may = Das können { $may } Personen gewesen sein, diese gehört dazu.
hacker-reason-pile =
    { $viruses ->
        [one] Dort liegt ein Virus
       *[other] Dort liegen { $viruses } Viren
    }: { $known ->
        [0] Von wem, ist bei keinem sicher.
       *[other] Bei { $known } ist sicher, von wem.
    }
hacker-reason-place =
    { $viruses ->
        [0] Darauf liegt kein Virus.
        [one] Darauf liegt ein Virus.
       *[other] Darauf liegen { $viruses } Viren.
    }
hacker-reason-owner-here = Wem es gehört, sitzt am Tisch und sieht vielleicht zu.
hacker-reason-owner-away = Wem es gehört, ist gerade weg und kann es nicht sehen.
hacker-reason-money = Dein Geld darunter: { $money }.

## Punkte

hacker-source-ones = Einer
hacker-source-twos = Zweier
hacker-source-threes = Dreier

## Namen

hacker-stage-leaving = auf dem Hinweg
hacker-stage-backing = rückwärts unterwegs
hacker-stage-bank = an der Bank
hacker-stage-returning = auf dem Rückweg
hacker-picture-round = Runde { $round }
hacker-picture-bank = Scheine in der Bank: { $notes }
hacker-picture-face-down = verdeckt
hacker-picture-viruses = Viren: { $viruses }

## Aktionen

hacker-do-slip = Virus auf Konto { $account } schmuggeln
hacker-do-watch = Konto { $account } beobachten
hacker-do-follow = Die Hände von Platz { $seat } beobachten
hacker-do-walk =
    { $way ->
        [forwards] Vorwärts gehen
       *[backwards] Rückwärts gehen
    }
hacker-do-place = Schein unter Konto { $account } legen
hacker-do-protect = Konto { $account } schützen
hacker-do-name = Platz { $seat } nennen
hacker-do-take = Schein mit dem Wert { $value } nehmen
hacker-do-decline = Keinen Schein nehmen
hacker-do-drop = Hand { $hand } öffnen
hacker-do-steer = Hand { $hand } nach { $x }, { $y }
hacker-do-look = Blick nach { $x }, { $y }
hacker-do-face =
    { $side ->
        [bank] Zur Bank schauen
       *[table] Zum Tisch schauen
    }

## Die Lektion

hacker-lesson-walk = Nacheinander holen alle Scheine von der Bank, und wer am reichsten ist, gewinnt. Jetzt gehst du, und der Tisch ist hinter dir. Dreh dich um.
hacker-lesson-walk-done = Du siehst den Tisch, gehst aber halb so schnell.
hacker-lesson-bank = Sieh wieder zur Bank: Nur so bekommst du deinen Schein, und du bist schneller zurück.
hacker-lesson-bank-done = Du bist zurück, mit einem Schein im Wert von 3.
hacker-lesson-place = Leg ihn unter eines deiner Konten. Wähl eines: Eine Hand bringt den Schein dorthin.
hacker-lesson-place-done = Da liegt er, und niemand weiß, wo. Jetzt geht { $b }.
hacker-lesson-look = Du siehst nur, was hell ist: Das ist dein Blick. Lenk ihn auf das markierte Konto, eines von deinen.
hacker-lesson-look-done = Wer am Tisch sitzt, darf Viren auf Konten schmuggeln.
hacker-lesson-watch = Sieh weiter dorthin, und schau, was passiert.
hacker-lesson-watch-done = { $c } hat einen Virus auf dein Konto geschmuggelt, und du hast es gesehen!
hacker-lesson-slip = Jetzt du: { $b } ist weg, { $c } sieht woandershin. Wähl das markierte Konto ({ $c }): Eine Hand geht dorthin. Wähl es noch einmal, und ein Virus fällt.
hacker-lesson-slip-done = Erledigt, und niemand hat es gesehen.
hacker-lesson-home = { $b } kommt zurück. Wenn auch dieser Schein liegt, schützen alle ihre Konten.
hacker-lesson-home-done = { $c } hat für deinen Virus { $b } genannt. Falsch!
hacker-lesson-take = Also darfst du einen Schein von diesem Konto nehmen. Nimm die 3, und leg sie unter dein markiertes Konto.
hacker-lesson-take-done = Der Schein gehört dir.
hacker-lesson-name = Nun zum Virus auf deinem Konto. Von wem ist er? Du hast es gesehen: Nenn { $c }.
hacker-lesson-name-done = Richtig! Der Angriff ist abgewehrt, und deine Scheine bleiben liegen.
hacker-lesson-end = Das war eine Runde; ein Spiel hat vier. Dort wartet die Zeit nicht: Halt die Augen offen.

## Ereignisse

hacker-event-scattered = Konto { $account }: { $seat }.
hacker-event-note = Dein Schein: { $value }.
hacker-event-placed = Schein abgelegt: { $seat }.
hacker-event-stashed = Du hast eine { $value } unter Konto { $account } gelegt.
hacker-event-round = Runde { $number }. Es beginnt: { $seat }.
hacker-event-turned =
    { $side ->
        [down] Alle Konten wurden umgedreht.
       *[up] Alle Konten wurden aufgedeckt.
    }
hacker-event-left =
    { $way ->
        [forwards] Auf dem Weg zur Bank, vorwärts: { $seat }.
       *[backwards] Auf dem Weg zur Bank, rückwärts: { $seat }.
    }
hacker-event-slipped = Dein Virus ist unterwegs zu Konto { $account }.
hacker-event-watching = Du beobachtest Konto { $account }.
hacker-event-following = Du beobachtest: { $seat }.
hacker-event-ready = Bereit: { $seat }.
hacker-event-passed =
    { $stage ->
        [leaving] Der Hinweg ist geschafft.
        [backing] Rückwärts ging es weiter.
        [bank] Der Gang zur Bank ist getan.
       *[returning] Zurück am Tisch.
    }
hacker-event-grew = Neue Viren auf Konto { $account }: { $viruses }.
hacker-event-saw = Du hast es gesehen: Den Virus auf Konto { $account } legte { $seat }.
hacker-event-nothing = Du hast nichts Auffälliges gesehen.
hacker-event-faced =
    { $side ->
        [bank] Blick zur Bank.
       *[table] Blick zum Tisch.
    }
hacker-event-moving =
    { $hand ->
        [3] Du schaust nach { $x }, { $y }.
       *[other] Deine Hand { $hand } geht nach { $x }, { $y }.
    }
hacker-event-returned = Zurück am Platz: { $seat }.
hacker-event-fetched = Schein von der Bank geholt: { $seat }.
hacker-event-protecting = Jetzt wird Konto { $account } geschützt ({ $seat }).
hacker-event-thrown = Kryptografie warf Viren von Konto { $account }: { $viruses }.
hacker-event-named =
    { $outcome ->
        [right] Verdacht ({ $seat }): { $suspect }. Richtig!
        [wrong] Verdacht ({ $seat }): { $suspect }. Falsch, der Virus gehört: { $by }.
       *[own] Verdacht ({ $seat }): { $suspect }. Aber Virus und Konto gehören derselben Person.
    }
hacker-event-looked = Unter Konto { $account }, Scheine im Wert 1: { $ones }, 2: { $twos }, 3: { $threes }.
hacker-event-took = Ein Schein unter Konto { $account } ist weg: { $seat }.
hacker-event-lost = Du hast unter Konto { $account } eine { $value } verloren.
hacker-event-declined = Auf einen Schein verzichtet: { $seat }.
hacker-event-aside = Unter Konto { $account } liegt kein Schein mehr. Beiseitegelegte Viren: { $viruses }.
hacker-event-counted = Insgesamt { $money }: { $seat }.
