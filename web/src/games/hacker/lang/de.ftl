### Hacker: Sätze, die nur die Seite braucht.
### Sätze mit einem Namen stimmen auch, wenn der Name „Du“ ist.

## The table: was darauf liegt

hacker-page-table = Der Hacker-Tisch. Pfeiltasten gehen von Konto zu Konto und von Platz zu Platz, Enter wählt, Escape bricht ab.
hacker-page-account = Konto { $account }, { $seat }
hacker-page-account-own = Konto { $account }, deins
hacker-page-account-down = Verdecktes Konto, Platz { $place }
hacker-page-the-account = Konto { $account } ({ $seat })
hacker-page-the-account-own = dein Konto { $account }
hacker-page-the-account-down = das verdeckte Konto auf Platz { $place }
hacker-page-account-place = Platz { $place }
hacker-page-pile =
    { $viruses ->
        [0] kein Virus
        [one] ein Virus
       *[other] { $viruses } Viren
    }
hacker-page-pile-stale =
    { $viruses ->
        [0] zuletzt gesehen ohne Virus
        [one] zuletzt gesehen mit einem Virus
       *[other] zuletzt gesehen mit { $viruses } Viren
    }
hacker-page-notes = Scheine darunter: { $notes }
hacker-page-encryption =
    { $viruses ->
        [one] Kryptografie wirft einen Virus hinaus
       *[other] Kryptografie wirft { $viruses } Viren hinaus
    }
hacker-page-note-count =
    { $count ->
        [one] eine { $value }
       *[other] { $count } × { $value }
    }
hacker-page-virus-place =
    { $place ->
        [1] Zuoberst
        [2] Als Zweiter
        [3] Als Dritter
       *[other] Nummer { $place }
    }
hacker-page-when =
    { $stage ->
        [leaving] kam auf dem Hinweg ({ $seat })
        [backing] kam beim Rückwärtsgehen ({ $seat })
        [bank] kam während des Bankbesuchs ({ $seat })
       *[returning] kam auf dem Rückweg ({ $seat })
    }
hacker-page-when-live = bemerkt auf dem Gang zur Bank ({ $seat })
hacker-page-know-none = Hier liegt kein Virus.
hacker-page-know-batch = einer von { $count }, die zusammen kamen
hacker-page-know-group = { $count } kamen zusammen
hacker-page-know-seen = gesehen: { $names }
hacker-page-know-cleared = ausgeschlossen: { $names }
hacker-page-seat-away = unterwegs
hacker-page-seat-ready = bereit
hacker-page-seat-choosing = überlegt noch
hacker-page-bank-left =
    { $notes ->
        [one] Noch ein Schein in der Bank
       *[other] Noch { $notes } Scheine in der Bank
    }
hacker-page-round = Runde { $round } von { $rounds }
hacker-page-round-brief = { $round }/{ $rounds }
hacker-page-phase-dealt = Die ersten Scheine
hacker-page-phase-protection = Schutz
hacker-page-walk =
    { $stage ->
        [leaving] { $way ->
            [forwards] { $seat }: auf dem Weg zur Bank
           *[backwards] { $seat }: rückwärts auf dem Weg zur Bank
        }
        [backing] { $seat }: unterwegs, Blick zum Tisch
        [bank] { $seat }: an der Bank
       *[returning] { $way ->
            [forwards] { $seat }: auf dem Rückweg
           *[backwards] { $seat }: auf dem Rückweg, Blick zum Tisch
        }
    }

## Drei Bilder vor der ersten Partie

hacker-page-intro-goal = Sammle Scheine unter deinen drei Konten. Wer nach vier Runden das meiste Geld hat, gewinnt.
hacker-page-intro-turn = Nacheinander gehen alle zur Bank und holen einen Schein. Wer am Tisch bleibt, kann Viren auf fremde Konten schmuggeln; wer hinsieht, merkt es.
hacker-page-intro-score = Dann sagst du für jeden Virus auf deinen Konten, von wem er ist. Stimmt es, passiert nichts. Stimmt es nicht, nimmt sich, wem der Virus gehört, einen Schein von diesem Konto.

## The table: einen Plan machen

hacker-page-tools = Dein Plan für dieses Zeitfenster
hacker-page-tool-hand = Hände
hacker-page-tool-hand-about = Konten für deine Hände wählen
hacker-page-tool-eye = Auge
hacker-page-tool-eye-about = Wählen, was du beobachtest
hacker-page-tool-none = wählen …
hacker-page-tool-still = ruhig
hacker-page-tool-empty = leer
hacker-page-tool-away = weg
hacker-page-steady = Weiter beobachten
hacker-page-steady-about = Bis zum Ende der Runde gehen die Zeitfenster von selbst vorbei: Hände still, Augen wie bisher
hacker-page-done = Fertig
hacker-page-done-first = Wähl zuerst, was du beobachtest
hacker-page-eye-seat = die Hände von { $seat }
hacker-page-plan-hands =
    { $count ->
        [one] Eine Hand mit einem Virus: { $accounts }.
       *[other] Zwei Hände mit Viren: { $accounts }.
    }
hacker-page-plan-still = Deine Hände bleiben ruhig.
hacker-page-plan-eye = Du beobachtest: { $target }.
hacker-page-plan-blind = Du beobachtest noch nichts.
hacker-page-wasted = Konto { $account } ist deins: Dort bewirkt ein Virus nichts und ist bloß vergeudet.
hacker-page-saw =
    { $own ->
        [yes] Du hast es gesehen! Virus auf deinem Konto { $account }, gelegt von: { $seat }.
       *[no] Du hast es gesehen! Virus auf Konto { $account }, gelegt von: { $seat }.
    }
hacker-page-saw-nothing = Beobachtet: { $target }. Nichts geschehen.
hacker-page-forwards = Vorwärts gehen
hacker-page-forwards-about = Schnell, aber du siehst nichts vom Tisch.
hacker-page-backwards = Rückwärts gehen
hacker-page-backwards-about = Ein Zeitfenster länger, dafür schaust du zweimal.
hacker-page-your-notes =
    { $notes ->
        [one] Dein Schein
       *[other] Deine Scheine
    }
hacker-page-note = Ein Schein mit dem Wert { $value }
hacker-page-note-first = zuerst
hacker-page-crypto = Kryptografie: Jede 1 unter einem Konto wirft einen Virus hinaus, jede 3 hebt eine 1 auf.

## The table: Schutz

hacker-page-stage = Geschützt wird: { $account }
hacker-page-pile-left =
    { $viruses ->
        [one] Der letzte Virus im Stapel
       *[other] { $viruses } Viren im Stapel
    }
hacker-page-verdict-seen = gesehen
hacker-page-verdict-among = einer von { $count }
hacker-page-verdict-away = war weg
hacker-page-verdict-cleared = war’s nicht
hacker-page-verdict-possible = möglich
hacker-aids-about = Für den Anfang: Die Seite merkt sich, wer wo gesehen wurde, und sagt es, wenn ein Virus zuzuordnen ist. Sonst ist das eure Sache.
hacker-page-face = { $seat }: { $verdict }
hacker-page-show-right = Abgewehrt!
hacker-page-show-wrong = Falsch. Es war: { $by }
hacker-page-show-own = Ein eigener Virus: Er nimmt nichts
hacker-page-show-own-other = Ein eigener Virus ({ $by }): Er nimmt nichts
hacker-page-show-thrown =
    { $viruses ->
        [one] Kryptografie: ein Virus fliegt hinaus
       *[other] Kryptografie: { $viruses } Viren fliegen hinaus
    }
hacker-page-show-aside =
    { $viruses ->
        [one] Kein Schein mehr da: Der letzte Virus wird ungesehen weggelegt
       *[other] Kein Schein mehr da: { $viruses } Viren werden ungesehen weggelegt
    }
hacker-page-show-empty = { $accounts } Konten ohne Schein: { $viruses } Viren werden ungesehen weggelegt
hacker-page-show-took = Um einen Schein reicher: { $seat }
hacker-page-show-declined = Nein, danke: { $seat }
hacker-page-show-round = Runde { $round }
hacker-page-show-round-first = Es beginnt: { $seat }
hacker-page-show-round-you = Du gehst zuerst
hacker-page-show-down = Magnetische Störung
hacker-page-show-down-about = Alle Konten verdeckt. Welche waren deine?
hacker-page-show-up = Wieder aufgedeckt
hacker-page-takes = Blick unter Konto { $account }: { $seat }
hacker-page-count = Kassensturz

## The table: Knöpfe

hacker-page-do-slip = Virus auf Konto { $account } schmuggeln
hacker-page-do-slip-down = Virus auf das verdeckte Konto auf Platz { $place } schmuggeln
hacker-page-do-watch = Konto { $account } beobachten
hacker-page-do-watch-down = Das verdeckte Konto auf Platz { $place } beobachten
hacker-page-do-follow = Hände beobachten: { $seat }
hacker-page-do-walk =
    { $way ->
        [forwards] Vorwärts gehen
       *[backwards] Rückwärts gehen
    }
hacker-page-do-place = Deine { $value } unter Konto { $account } legen
hacker-page-do-place-down = Deine { $value } unter das verdeckte Konto auf Platz { $place } legen
hacker-page-do-protect = Konto { $account } schützen
hacker-page-do-name = Verdacht: { $seat }
hacker-page-do-take = Eine { $value } nehmen
hacker-page-do-decline = Nichts nehmen

## The table: was jetzt zu tun ist

hacker-page-expect-place =
    { $notes ->
        [one] Leg deine { $value } unter eines deiner Konten.
       *[other] Leg deine { $value } unter eines deiner Konten; danach den anderen Schein.
    }
hacker-page-expect-place-down = Leg deine { $value } ab. Welches dieser Konten ist deins?
hacker-page-expect-walk = Dein Gang zur Bank: vorwärts oder rückwärts?
hacker-page-expect-window = { $walk }. Dein Plan?
hacker-page-expect-look-back = Du schaust zurück: Was beobachtest du?
hacker-page-expect-choose = Viren auf mehreren deiner Konten: Welches zuerst?
hacker-page-expect-name = Konto { $account }: Wessen Virus ist das? Zeig auf jemanden.
hacker-page-expect-take = Dein Virus wurde nicht erkannt! Nimm einen Schein unter Konto { $account }, oder keinen.
hacker-page-wait-dealt = Noch mit den ersten Scheinen beschäftigt: { $names }.
hacker-page-wait-walk = Gleich auf dem Weg zur Bank: { $seat }.
hacker-page-wait-window =
    { $count ->
        [0] { $walk }.
       *[other] { $walk }. Noch am Überlegen: { $names }.
    }
hacker-page-wait-home = Zurück mit einem Schein, wohin damit? { $seat } überlegt.
hacker-page-wait-choose = Welches Konto zuerst? { $seat } überlegt.
hacker-page-wait-name = Konto { $account }: Wessen Virus ist das? { $seat } schaut in die Runde.
hacker-page-wait-take = Blick unter Konto { $account }: { $seat }.
hacker-page-wait-loot = Versteckt die Beute: { $seat }.

## The table: neben dem Namen

hacker-page-fact-notes =
    { $notes ->
        [one] 1 Schein
       *[other] { $notes } Scheine
    }
hacker-page-fact-notes-about =
    { $notes ->
        [one] Ein Schein unter den Konten, soweit alle wissen
       *[other] { $notes } Scheine unter den Konten, soweit alle wissen
    }
hacker-page-fact-viruses =
    { $viruses ->
        [one] 1 Virus
       *[other] { $viruses } Viren
    }
hacker-page-fact-viruses-about = Viren auf der Hand: { $viruses } von { $all }
hacker-page-fact-traced = { $traced }/{ $named } erkannt
hacker-page-fact-traced-about = { $traced } von { $named } Mal richtig verdächtigt
hacker-page-badge-walker = auf dem Weg zur Bank

## The table: Protokollzeilen; „untold“ ist für Partien, in denen die Konten später verdeckt liegen

hacker-page-told-protecting = Als Nächstes geschützt: Konto { $account } ({ $seat }).
hacker-page-told-left = Auf dem Weg zur Bank: { $seat }.
hacker-page-told-empty =
    { $count ->
        [one] Unter Konto { $accounts } liegt kein Schein mehr. Weggelegte Viren: { $viruses }.
       *[other] Unter den Konten { $accounts } liegt kein Schein mehr. Weggelegte Viren: { $viruses }.
    }
hacker-page-untold-stashed = Du hast eine { $value } unter ein Konto gelegt.
hacker-page-untold-protecting = Als Nächstes geschützt: { $seat }.
hacker-page-untold-took = Ein Schein darunter ist weg: { $seat }.
hacker-page-untold-lost = Du hast darunter eine { $value } verloren.

## Wenn etwas genauer angesehen wird

hacker-page-about-money = Geld { $money }
hacker-page-about-account-own = Deins: Was darunter liegt, zählt am Ende für dich. Für jeden Virus, den du falsch zuordnest, geht ein Schein.
hacker-page-about-account-other = Ein Virus von dir darauf kann dir einen der Scheine darunter bringen, wenn der Verdacht auf jemand anderen fällt.
hacker-page-about-account-down = Es liegt verdeckt: Bis zum Schutz erfährt niemand, wem es gehört.
hacker-page-about-notes = Scheine darunter: { $notes }.
hacker-page-about-thrown = Kryptografie wirft Viren hinaus: { $viruses }.
hacker-page-about-table-name = Der Tisch
hacker-page-about-table = Darauf liegen von allen je drei Konten, und alle reichen überallhin.
hacker-page-about-gaze-name = Dein Blick
hacker-page-about-gaze = Darin siehst du Hände und Stapel, wie sie sind; außerhalb nur die Stapel, wie du sie zuletzt gesehen hast.
hacker-page-about-eyes-name = Blick
hacker-page-about-eyes = Jemand schaut hierher: Was in diesem Licht geschieht, wird gesehen.
hacker-page-about-planned-name = Dein Plan
hacker-page-about-planned = Diese Hand schmuggelt hier einen Virus hin, sobald alle bereit sind.
hacker-page-about-caught-name = Etwas gesehen
hacker-page-about-caught = Hier fiel ein Virus, und du hast es gesehen.
hacker-page-about-glove-name = Hand: { $seat }
hacker-page-about-glove = Eine Hand über dem Tisch. Ob ein Virus darin ist, sieht niemand.
hacker-page-about-seat = Beobachte diesen Platz, um zu sehen, wohin beide Hände gehen.
hacker-page-about-seat-live = Schau hierher: Dann siehst du, wie viele Viren noch auf der Hand sind und wohin geschaut wird.
hacker-page-about-seat-away = Weg, auf dem Gang zur Bank: sieht wenig oder nichts vom Tisch.
hacker-page-about-round = Es gibt vier Runden; dann wird das Geld unter den Konten gezählt.
hacker-page-about-round-magnetic = In der letzten liegen alle Konten verdeckt.
hacker-page-about-walker-past = War in dieser Runde schon bei der Bank.
hacker-page-about-walker-now = Geht jetzt zur Bank.
hacker-page-about-walker-next = Geht in dieser Runde noch zur Bank.
hacker-page-about-way-name = Der Gang zur Bank
hacker-page-about-way = Wer geht, sieht den Tisch nur rückwärts, und das dauert länger.
hacker-page-about-protection = Wer Viren auf einem Konto hat, äußert für jeden einen Verdacht, von oben: Stimmt er, ist der Angriff abgewehrt; sonst darf, wem der Virus gehört, einen Schein nehmen.
hacker-page-about-bank-name = Die Bank
hacker-page-about-bank = In jeder Runde gehen alle einmal hin und bringen den obersten Schein mit.
hacker-page-about-face = Fällt der Verdacht hierher und stimmt er, ist der Angriff abgewehrt; sonst darf, wem der Virus gehört, einen Schein unter dem Konto nehmen.
hacker-page-about-note = Er kommt unter eines deiner eigenen Konten, und nur du weißt, was dort liegt.
hacker-page-about-hand = Sie bewegt sich nicht beliebig schnell; ein Virus fällt, wo die Hand ist, auf einen Druck.
hacker-page-about-told-name = Was du zuletzt gesehen hast
hacker-page-about-told = Wer einen Virus hinschmuggelt, sieht nur, wer gerade dorthin schaut.
hacker-page-about-corridor-name = Der Flur
hacker-page-about-corridor = Du bist auf dem Weg zur Bank oder zurück. Mit dem Gesicht zum Tisch siehst du ihn und gehst halb so schnell.
hacker-page-about-turn-name = Umdrehen
hacker-page-about-turn = Zur Bank gewandt bist du schnell und siehst nichts, zum Tisch gewandt langsam und wachsam. Den Schein nimmst du zur Bank gewandt.
hacker-page-about-lesson-name = Erste Schritte
hacker-page-about-lesson = Eine kleine Aufgabe nach der anderen zeigt, wie Hände und Augen arbeiten.
hacker-page-about-tool-hand-name = Hände
hacker-page-about-tool-hand = Jede Hand darf in diesem Zeitfenster einen Virus auf ein Konto schmuggeln, beide auf zwei verschiedene.
hacker-page-about-tool-eye-name = Auge
hacker-page-about-tool-eye = Du beobachtest eines: ein Konto, um zu sehen, wer dort Viren legt, oder einen Platz, um zu sehen, wohin die Hände gehen.
hacker-page-about-tool-done-name = Fertig
hacker-page-about-tool-done = Dein Plan steht. Sind alle fertig, geschieht alles zugleich. Wähle erst, was du beobachtest.
hacker-page-about-do-slip = Eine Hand legt dort verdeckt einen Virus hin; wer das Konto oder dich beobachtet, sieht es.
hacker-page-about-do-drop = Der Virus fällt, wo die Hand ist; wer hinschaut, sieht, wessen Hand es war.
hacker-page-about-do-watch = Du siehst, wer in diesem Zeitfenster dort einen Virus hinlegt.
hacker-page-about-do-follow = Du siehst, wohin diese Hände in diesem Zeitfenster Viren legen.
hacker-page-about-do-walk = Vorwärts geht es schnell, aber blind. Rückwärts dauert es ein Zeitfenster länger, und du beobachtest zweimal.
hacker-page-about-do-place = Der Schein kommt dorthin und bleibt dort.
hacker-page-about-do-protect = Seine Viren sind jetzt dran, von oben.
hacker-page-about-do-name = Stimmt der Verdacht, ist der Angriff abgewehrt. Sonst darf, wem der Virus gehört, einen Schein unter deinem Konto nehmen.
hacker-page-about-do-take = Dieser Schein wird deiner und kommt unter eines deiner Konten.
hacker-page-about-do-decline = Du nimmst nichts.

## The table: das Ende, und Augenblicke einer Wiederholung

hacker-page-ending = Nach { $rounds } Runden drehten alle ihre Konten um: Wer am reichsten ist, gewinnt.
hacker-page-ending-traced = Beste Nase: { $seat }, { $traced } von { $named } Mal richtig verdächtigt.
hacker-page-finale = Wie es ausging
hacker-page-finale-round = Die letzte Runde
hacker-page-finale-count = Die Zählung
hacker-page-finale-account = Konto { $account }: { $notes }
hacker-page-awards = Auszeichnungen
hacker-page-award-coldest-hands = Die kältesten Hände
hacker-page-award-coldest-hands-about = Viren, die niemand zurückverfolgt hat: { $count }
hacker-page-award-longest-fingers = Die längsten Finger
hacker-page-award-longest-fingers-about = Genommene Scheine: { $count }
hacker-page-award-sharpest-eye = Das schärfste Auge
hacker-page-award-sharpest-eye-about = Zurückverfolgte Viren: { $count }
hacker-page-award-blindest-eye = Das blindeste Auge
hacker-page-award-blindest-eye-about = Falsche Namen: { $count }
hacker-page-award-open-vault = Der offene Tresor
hacker-page-award-open-vault-about = Verlorene Scheine: { $count }
hacker-page-award-scapegoat = Der Sündenbock
hacker-page-award-scapegoat-about = Genannt, und es war jemand anders: { $count }
hacker-page-award-own-goal = Eigentor
hacker-page-award-own-goal-about = Viren auf eigenen Konten: { $count }
hacker-page-moment-round = Eine Runde beginnt
hacker-page-moment-right = Ein Virus wird erkannt
hacker-page-cheer-heist = Der perfekte Coup!
hacker-page-hearing = Wessen Virus ist das? Zeig auf jemanden, bevor { $name } einen Verdacht äußert. Du darfst lügen.
hacker-page-hearing-own = Wessen Virus ist das? Die anderen dürfen auf jemanden zeigen, bevor du einen Verdacht äußerst.
hacker-page-moment-wrong = Ein Schein wird gestohlen
hacker-page-moment-turned = Magnetische Störung
hacker-page-moment-end = Das Ende

## The table: Tasten

hacker-page-key-h = Schritt für Schritt: die Hände. Live: diese Hand zurückholen
hacker-page-key-v = Schritt für Schritt: das Auge
hacker-page-key-d = Schritt für Schritt: Plan fertig
hacker-page-key-q = Live: linke Hand loslassen
hacker-page-key-e = Live: rechte Hand loslassen

## The table: Tipps für die erste Partie

hacker-page-hint-dealt = Die Scheine unter deinen drei Konten sind dein Geld, und nur du siehst sie. Verteilen oder zusammen verstecken?
hacker-page-hint-crypto = Kryptografie: Jede 1 unter einem Konto wirft einen Virus hinaus, bevor du jemanden nennen musst; jede 3 hebt eine 1 auf.
hacker-page-hint-walk = Gleich bist du weg, und alle wissen es. Rückwärts dauert länger, aber du siehst den Tisch zweimal.
hacker-page-hint-window = Tipp ein Konto an, um einen Virus zu legen, dann das, was du beobachtest. Alles geschieht zugleich; nur wer hinsieht, merkt es.
hacker-page-hint-eye = Ein Konto verrät, wer dort Viren legt; ein Platz verrät, wohin beide Hände gehen.
hacker-page-hint-walker-away = Wer weg ist, sieht nichts: ein guter Moment für einen Virus, falls sonst niemand hinschaut.
hacker-page-hint-pile = Halte einen Stapel gedrückt oder zeige darauf: Dann liest du, wer gesehen wurde und wer es nicht war.
hacker-page-hint-home = Am sichersten ist ein Schein, wo kein Virus liegt. Ein Konto ohne Scheine hat nichts zu verlieren.
hacker-page-hint-down = Niemand erfährt, wem diese Konten gehören. Ein Schein unter dem falschen ist ein Geschenk.
hacker-page-hint-choose = Du bestimmst die Reihenfolge. Verlieren kannst du nur Scheine unter dem Konto, das du gerade schützt.
hacker-page-hint-name = Richtig: Der Virus geht heim. Falsch: Wem er gehört, der nimmt sich einen Schein unter diesem Konto.
hacker-page-hint-take = Niemand hat deinen Virus erkannt: Der beste Schein ist deiner. Du darfst auch verzichten.
hacker-page-hint-loot = Die Beute kommt sofort unter eines deiner Konten.
hacker-page-hint-waiting = Ein Haken am Platz heißt: bereit. Sobald alle es sind, bewegen sich die Hände.

## Live: hands and eyes

hacker-page-expect-flow = Halt die Augen offen: Alles geschieht jetzt.
hacker-page-wait-flow = Hände und Augen sind unterwegs. Du siehst, was alle sehen; was wirklich geschah, kommt nach der Runde.
hacker-page-live-hand-left = Linke Hand
hacker-page-live-hand-right = Rechte Hand
hacker-page-live-hand-over = Loslassen: Konto { $account } ({ $seat })
hacker-page-live-hand-over-own = Loslassen: Konto { $account } (deins)
hacker-page-live-hand-over-sure = Auf Konto { $account }, deinem, verschwenden?
hacker-page-live-sure = Dein eigenes Konto? Dort ist ein Virus verschwendet. Lass noch einmal los, wenn du es so meinst.
hacker-page-live-hand-over-hidden = Hier loslassen
hacker-page-live-hand-place = Schein: Konto { $account }
hacker-page-live-hand-place-hidden = Schein hier ablegen
hacker-page-live-hand-loaded = Hält einen Virus
hacker-page-live-hand-dropping = Losgelassen!
hacker-page-live-hand-empty = Virus holen
hacker-page-live-hand-fetching = Auf dem Heimweg
hacker-page-live-hand-spent = Kein Virus mehr
hacker-page-live-hand-late = Zu spät für Viren
hacker-page-live-note-bring = Dein Schein: Bring ihn zu einem deiner Konten.
hacker-page-live-note-bring-down = Dein Schein: Bring ihn zu einem Konto, das du für deins hältst.
hacker-page-live-seconds = { $seconds } s

## Live: the walk

hacker-page-live-walk =
    { $stage ->
        [seated] { $seat }: zurück, legt einen Schein ab
        [bank] { $seat }: an der Bank
        [returning] { $facing ->
            [table] { $seat }: auf dem Rückweg, Blick zum Tisch
           *[bank] { $seat }: auf dem Rückweg, Rücken zum Tisch
        }
       *[leaving] { $facing ->
            [table] { $seat }: zur Bank, Blick zum Tisch
           *[bank] { $seat }: zur Bank, Rücken zum Tisch
        }
    }
hacker-page-live-walk-brief =
    { $stage ->
        [bank] { $seat }: an der Bank
        [returning] { $seat }: auf dem Rückweg
        [seated] { $seat }: legt einen Schein ab
       *[leaving] { $seat }: zur Bank
    }
hacker-page-live-order = Reihenfolge der Gänge: { $names }
hacker-page-live-next = Du bist gleich dran: Mach dich bereit zum Gehen
hacker-page-live-corridor =
    { $stage ->
        [bank] { $facing ->
            [table] Sieh zur Bank, um den Schein zu nehmen
           *[bank] An der Bank
        }
        [returning] { $facing ->
            [table] Zurück, mit einem Auge auf dem Tisch
           *[bank] Zurück, so schnell du kannst
        }
       *[leaving] { $facing ->
            [table] Rückwärts zur Bank
           *[bank] Zur Bank
        }
    }
hacker-page-live-turn-table = Zum Tisch sehen
hacker-page-live-turn-table-about = Du siehst ihn, gehst aber halb so schnell
hacker-page-live-turn-bank = Zur Bank sehen
hacker-page-live-turn-bank-about = Doppelt so schnell, aber blind für den Tisch

## Live: the first round teaches itself

hacker-page-live-lesson = Deine erste Live-Runde
hacker-page-live-lesson-skip = Ich weiß, wie es geht
hacker-page-live-lesson-again = Zeig mir die ersten Schritte noch einmal
hacker-page-live-lesson-look =
    { $by ->
        [touch] Zieh einen Finger über den Tisch: Deine Augen folgen, und du siehst nur, was hell ist.
       *[mouse] Beweg den Zeiger über den Tisch: Deine Augen folgen, und du siehst nur, was hell ist.
    }
hacker-page-live-lesson-hand = Sieh dich um, bis du einen Handschuh siehst. Sieh auf einen Platz, und du siehst, wohin dort jemand blickt.
hacker-page-live-lesson-drop =
    { $by ->
        [touch] Tipp auf ein fremdes Konto: Eine Hand geht hin. Wenn niemand hinsieht, tipp noch einmal und lass los.
       *[mouse] Klick auf ein fremdes Konto: Eine Hand geht hin. Wenn niemand hinsieht, klick noch einmal und lass los.
    }
hacker-page-live-lesson-turn = Dein Gang zur Bank! Der Tisch ist hinter dir. Dreh dich um und behalt ihn im Auge.
hacker-page-live-lesson-place =
    { $by ->
        [touch] Tipp auf eins deiner Konten: Deine Hand bringt den Schein dorthin.
       *[mouse] Klick auf eins deiner Konten: Deine Hand bringt den Schein dorthin.
    }
hacker-page-live-lesson-name = Ein Virus auf deinem Konto! Von wem ist er? Nenn jemanden.

## Live: what really happened

hacker-page-live-drop =
    { $while ->
        [leaving] { $seat } → Konto { $account } ({ $owner }, auf dem Weg zur Bank)
        [bank] { $seat } → Konto { $account } ({ $owner }, an der Bank)
        [returning] { $seat } → Konto { $account } ({ $owner }, auf dem Rückweg)
        [watching] { $seat } → Konto { $account } ({ $owner }, mit Blick darauf!)
        [placing] { $seat } → Konto { $account } ({ $owner }, mit einem Schein beschäftigt)
        [unknown] { $seat } → Konto { $account } ({ $owner })
       *[elsewhere] { $seat } → Konto { $account } ({ $owner }, mit Blick woandershin)
    }
hacker-page-live-drop-own = { $seat } → eigenes Konto { $account }: verschwendet
hacker-page-live-drop-saw = Auch gesehen von: { $names }
hacker-page-live-drops = Alle Viren dieser Runde
hacker-page-live-no-drops = In dieser Runde hat niemand einen Virus gelegt.
hacker-page-live-scrub = Zeit in der Runde
hacker-page-live-rate = Tempo
hacker-page-live-your-accounts = Deine Konten ›
hacker-page-live-window =
    { $stage ->
        [bank] { $seat } an der Bank ({ $number } von { $of })
        [returning] { $seat } auf dem Rückweg ({ $number } von { $of })
       *[leaving] { $seat } auf dem Weg zur Bank ({ $number } von { $of })
    }

## Live: between two rounds

hacker-page-recount-title = Runde { $round }: was wirklich geschah
hacker-page-recount-pause = Zwischen zwei Runden
hacker-page-recount-onward = Weiter
hacker-page-recount-again = Was wirklich geschah
hacker-page-recount-left = Runde { $round } in { $seconds } s
hacker-page-recount-waiting = Noch nicht so weit:
hacker-page-recount-delays = Verbindungsverzögerung:
hacker-page-recount-loading = Die Wiederholung wird geladen …
hacker-page-recount-failed = Die Aufzeichnung konnte nicht geladen werden.

## Live: keys

hacker-page-key-f = Live, auf dem Weg zur Bank: umdrehen
