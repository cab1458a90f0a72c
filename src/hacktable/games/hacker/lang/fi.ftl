### Hacker suomeksi.
### Nimet ovat niin, että lauseeseen sopii myös ”Sinä”: ennen kaksoispistettä, lopussa tai suluissa.

hacker-title = Hacker
hacker-summary = Sujauta viruksia muiden tileille, kun he katsovat muualle, ja selvitä, kuka laittoi niitä sinun tileillesi.

## Valinnat

hacker-option-tempo = Tahti
hacker-option-tempo-about = Livenä: kädet ja silmät liikkuvat reaaliajassa. Vaiheittain: jokainen valitsee salaa, sitten kaikki tapahtuu yhtä aikaa.
hacker-option-tempo-live = Livenä
hacker-option-tempo-step = Vaiheittain
hacker-option-magnetic = Magneettihäiriö
hacker-option-magnetic-about = Viimeisellä kierroksella kaikki tilit käännetään nurinpäin: muistatko, mitkä ovat sinun?
hacker-option-cryptography = Salaus
hacker-option-cryptography-about = Ykköset suojaavat tiliä, kolmoset kumoavat suojan.
hacker-option-hand_speed = Käsien nopeus
hacker-option-hand_speed-about = Kuinka pitkälle käsi ehtii sekunnin kymmenesosassa; pöydän leveys on 200.
hacker-option-gaze_speed = Silmien nopeus
hacker-option-gaze_speed-about = Kuinka pitkälle silmät ehtivät sekunnin kymmenesosassa.
hacker-option-gaze_radius = Katseen koko
hacker-option-gaze_radius-about = Kuinka kauas näet sen kohdan ympärille, jota katsot.
hacker-option-walker_gaze = Kulkijan katse
hacker-option-walker_gaze-about = Sama sille, joka katsoo matkallaan taakseen.
hacker-option-walk_seconds = Matka pankkiin
hacker-option-walk_seconds-about = Sekunteina; pöytään päin katsoen kaksinkertainen.
hacker-option-walk_limit = Kävelyaika
hacker-option-walk_limit-about = Kuhnija viedään näin monen sekunnin jälkeen pankkiin ja takaisin.
hacker-option-place_limit = Aika setelin laittamiseen
hacker-option-place_limit-about = Näin monen sekunnin jälkeen palanneen seteli menee tilin alle itsestään.

## Huudahdukset: yhdellä napautuksella

hacker-call-saw = Näin tuon!
hacker-call-not-me = En se ollut minä!
hacker-call-look = Katsokaa tuonne!
hacker-call-hands-off = Näpit irti!
hacker-call-who-was-that = Kuka se oli?
hacker-call-trust-me = Luottakaa minuun.
hacker-call-caught = Jäit kiinni!
hacker-call-laugh = Hahaha!
hacker-call-point = Se oli { $name }!
hacker-call-point-you = Se olit sinä!

## Kun jokin ei käy

hacker-no-account = { $given }: tilit on numeroitu 1–{ $accounts }.
hacker-no-seat = { $given }: pelaajia on vain { $players }.
hacker-place-now = { $given }: laita ensin setelisi jonkin oman tilisi alle.
hacker-place-own = { $given }: tili { $account } ei ole sinun, ja menettäisit setelisi.
hacker-walk-now = { $given }: olet lähdössä pankkiin; valitse, miten kävelet.
hacker-window-now = { $given }: valitse, mitä kätesi tekevät ja mitä tarkkailet.
hacker-slip-away = { $given }: et ole pöydässä.
hacker-slip-hands = { $given }: molemmilla käsilläsi on jo tekemistä.
hacker-slip-none = { $given }: viruksesi eivät riitä siihen; kädessä: { $viruses }.
hacker-slip-same = { $given }: toinen kätesi vie jo viruksen tilille { $account }; toinen virus voi tulla seuraavassa aikaikkunassa.
hacker-slip-rising = { $given }: luettele tilit pienimmästä suurimpaan; ensimmäinen oli { $account }.
hacker-follow-self = { $given }: tiedät kyllä, mitä omat kätesi tekevät.
hacker-follow-walker = { $given }: pelaaja { $seat } ei ole pöydässä.
hacker-drop-away = { $given }: et ole pöydässä.
hacker-drop-late = { $given }: viimeinen kulkija on palannut, eikä viruksia enää laiteta.
hacker-drop-empty = { $given }: siinä kädessä ei ole virusta; anna sen hakea uusi.
hacker-drop-nowhere = { $given }: se käsi ei ole minkään tilin päällä.
hacker-flow-now = { $given }: liikuta käsiä ja silmiä ja pudota viruksia.
hacker-place-under = { $given }: vie ensin käsi tilin { $account } luo.
hacker-protect-now = { $given }: valitse saastunut tili, jonka suojaat seuraavaksi.
hacker-protect-own = { $given }: tili { $account } ei ole sinun.
hacker-protect-infected = { $given }: tilillä { $account } ei ole viruksia.
hacker-name-now = { $given }: kerro, kenen virus se on.
hacker-take-now = { $given }: ota seteli tai jätä ottamatta.
hacker-no-note = { $given }: tilin { $account } alla ei ole seteliä, jonka arvo on { $value }.

## Mitä nyt tehdään

hacker-expect-dealt = Laita setelisi omien tiliesi alle.
hacker-expect-walk = Kävele pankkiin, etuperin tai takaperin.
hacker-expect-window = Valitse, mitä kätesi tekevät ja mitä tarkkailet.
hacker-expect-home = Laita setelisi tilin alle.
hacker-expect-choose = Valitse tili, jonka suojaat seuraavaksi.
hacker-expect-name = Kenen virus se on? Ketä epäilet?
hacker-expect-take = Ota seteli tai jätä ottamatta.
hacker-expect-loot = Laita saaliiksi saamasi seteli tilin alle.
hacker-expect-flow = Liikuta käsiä ja silmiä.
hacker-expect-over = Peli on päättynyt.

## Mitä on pelissä

hacker-stake-right = Oikein
hacker-stake-wrong = Väärin, pahimmillaan
hacker-stake-worst = Pahimmillaan
hacker-stake-taken = Otettu
hacker-prospect-named = Epäilysi osuu oikeaan
hacker-reason-away = Oli matkalla pankkiin, kun virus tuli.
hacker-reason-ruled-out = Näkemäsi perusteella tämä pelaaja on poissa laskuista.
hacker-reason-only = Kukaan muu ei ole voinut panna sitä siihen.
hacker-reason-seen = Pani siihen yhden niistä { $viruses } viruksesta, jotka tulivat samalla kertaa.
hacker-reason-may = Yksi niistä { $may } pelaajasta, jotka ovat voineet panna sen siihen.
hacker-reason-pile =
    { $viruses ->
        [one] Siinä on yksi virus
       *[other] Siinä on { $viruses } virusta
    }: { $known ->
        [0] mikään ei kerro, kenen.
       *[other] panija on tiedossa: { $known }.
    }
hacker-reason-place =
    { $viruses ->
        [0] Sen päällä ei ole viruksia.
        [one] Sen päällä on yksi virus.
       *[other] Sen päällä on { $viruses } virusta.
    }
hacker-reason-owner-here = Tilin omistaja on pöydässä ja saattaa katsoa.
hacker-reason-owner-away = Tilin omistaja on poissa eikä näe sitä.
hacker-reason-money = Sinun rahaasi sen alla: { $money }.

## Pisteet

hacker-source-ones = Ykköset
hacker-source-twos = Kakkoset
hacker-source-threes = Kolmoset

## Nimet

hacker-stage-leaving = lähdössä
hacker-stage-backing = kävelee takaperin
hacker-stage-bank = pankissa
hacker-stage-returning = paluumatkalla
hacker-picture-round = Kierros { $round }
hacker-picture-bank = Seteleitä pankissa: { $notes }
hacker-picture-face-down = nurinpäin
hacker-picture-viruses = viruksia: { $viruses }

## Toiminnot

hacker-do-slip = Sujauta virus tilille { $account }
hacker-do-watch = Tarkkaile tiliä { $account }
hacker-do-follow = Tarkkaile pelaajan { $seat } käsiä
hacker-do-walk =
    { $way ->
        [forwards] Kävele etuperin
       *[backwards] Kävele takaperin
    }
hacker-do-place = Laita seteli tilin { $account } alle
hacker-do-protect = Suojaa tili { $account }
hacker-do-name = Epäile pelaajaa { $seat }
hacker-do-take = Ota seteli, arvo { $value }
hacker-do-decline = Jätä ottamatta
hacker-do-drop = Pudota virus kädestä { $hand }
hacker-do-steer = Käsi { $hand } → { $x }, { $y }
hacker-do-look = Katse → { $x }, { $y }
hacker-do-face =
    { $side ->
        [bank] Katso pankkiin päin
       *[table] Katso pöytään päin
    }

## Harjoitus

hacker-lesson-walk = Kaikki hakevat vuorollaan seteleitä pankista, ja rikkain voittaa. Nyt kävelet sinä, ja pöytä on selkäsi takana. Käänny katsomaan sitä.
hacker-lesson-walk-done = Näet pöydän, mutta kävelet puolet hitaammin.
hacker-lesson-bank = Katso taas pankkiin päin: vain niin saat setelisi, ja olet nopeammin takaisin.
hacker-lesson-bank-done = Olet palannut, mukanasi kolmosen seteli.
hacker-lesson-place = Pane se jonkin oman tilisi alle. Valitse tili: käsi vie setelin sinne.
hacker-lesson-place-done = Siellä se on, eikä kukaan tiedä missä. Nyt kävelee { $b }.
hacker-lesson-look = Näet vain sen, mikä on valaistu: se on katseesi. Siirrä se merkittyyn tiliin, joka on sinun.
hacker-lesson-look-done = Pöydässä istuvat saavat sujauttaa tileille viruksia.
hacker-lesson-watch = Katso yhä sinne, niin näet, mitä tapahtuu.
hacker-lesson-watch-done = { $c } sujautti viruksen tilillesi, ja sinä näit sen!
hacker-lesson-slip = Nyt sinä: { $b } on poissa, { $c } katsoo muualle. Valitse merkitty tili ({ $c }): käsi menee sinne. Valitse se uudestaan, niin virus putoaa.
hacker-lesson-slip-done = Tehty, eikä kukaan nähnyt.
hacker-lesson-home = { $b } palaa. Kun viimeinenkin seteli on paikallaan, kaikki suojaavat tilejään.
hacker-lesson-home-done = { $c } epäili viruksestasi väärää: { $b }!
hacker-lesson-take = Siksi saat ottaa setelin sen tilin alta. Ota kolmonen ja pane se merkityn tilisi alle.
hacker-lesson-take-done = Seteli on sinun.
hacker-lesson-name = Sitten virus omalla tililläsi. Kenen se on? Sinä näit sen: { $c }.
hacker-lesson-name-done = Oikein! Hyökkäys on torjuttu, ja setelisi pysyvät paikoillaan.
hacker-lesson-end = Se oli yksi kierros; pelissä niitä on neljä. Siellä aika ei odota: pidä silmäsi auki.

## Tapahtumat

hacker-event-scattered = Tili { $account }: { $seat }.
hacker-event-note = Setelisi: { $value }.
hacker-event-placed = { $seat }: seteli tilin alle.
hacker-event-stashed = Laitoit tilin { $account } alle setelin, arvo { $value }.
hacker-event-round = Kierros { $number }. Aloittaja: { $seat }.
hacker-event-turned =
    { $side ->
        [down] Kaikki tilit käännettiin nurinpäin.
       *[up] Kaikki tilit käännettiin taas oikein päin.
    }
hacker-event-left =
    { $way ->
        [forwards] { $seat }: matkaan kohti pankkia, etuperin.
       *[backwards] { $seat }: matkaan kohti pankkia, takaperin.
    }
hacker-event-slipped = Viruksesi on matkalla tilille { $account }.
hacker-event-watching = Tarkkailet tiliä { $account }.
hacker-event-following = Tarkkailussasi: { $seat }.
hacker-event-ready = Valmiina: { $seat }.
hacker-event-passed =
    { $stage ->
        [leaving] Kulkija on lähtenyt.
        [backing] Kulkija jatkaa takaperin.
        [bank] Kulkija on pankissa.
       *[returning] Kulkija on palannut.
    }
hacker-event-grew = Uusia viruksia tilillä { $account }: { $viruses }.
hacker-event-saw = Näit sen! Virus tilille { $account }, asialla { $seat }.
hacker-event-nothing = Et huomannut mitään.
hacker-event-faced =
    { $side ->
        [bank] Kulkija katsoo pankkiin päin.
       *[table] Kulkija katsoo pöytään päin.
    }
hacker-event-moving =
    { $hand ->
        [3] Katseesi → { $x }, { $y }.
       *[other] Kätesi { $hand } → { $x }, { $y }.
    }
hacker-event-returned = Taas pöydässä: { $seat }.
hacker-event-fetched = { $seat }: seteli haettu pankista.
hacker-event-protecting = { $seat }: suojattavana tili { $account }.
hacker-event-thrown = Salaus heitti viruksia pois tililtä { $account }: { $viruses }.
hacker-event-named =
    { $outcome ->
        [right] Epäily ({ $seat }): { $suspect }. Oikein!
        [wrong] Epäily ({ $seat }): { $suspect }. Väärin! Syyllinen: { $by }.
       *[own] Epäily ({ $seat }): { $suspect }. Virus olikin tilin omistajan oma.
    }
hacker-event-looked = Tilin { $account } alla: ykkösiä { $ones }, kakkosia { $twos }, kolmosia { $threes }.
hacker-event-took = { $seat }: seteli viety tilin { $account } alta.
hacker-event-lost = Menetit tilin { $account } alta setelin, arvo { $value }.
hacker-event-declined = { $seat }: ei seteliä tällä kertaa.
hacker-event-aside = Tilin { $account } alla ei ole enää seteleitä. Sivuun siirrettyjä viruksia: { $viruses }.
hacker-event-counted = { $seat }: yhteensä { $money }.
