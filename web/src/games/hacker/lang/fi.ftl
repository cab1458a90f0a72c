### Hacker: lauseet, joita vain sivu tarvitsee.
### Nimet ovat aina perusmuodossa eivätkä koskaan taipuvan verbin edessä: niin nimeksi sopii myös ”Sinä”.

## The table: mitä pöydällä on

hacker-page-table = Hacker-pöytä. Nuolinäppäimillä kuljet tililtä tilille ja pelaajalta pelaajalle, Enter tekee valinnan, Escape peruu sen.
hacker-page-account = Tili { $account }, { $seat }
hacker-page-account-own = Tili { $account }, sinun
hacker-page-account-down = Nurinpäin oleva tili, paikka { $place }
hacker-page-the-account = tili { $account } ({ $seat })
hacker-page-the-account-own = oma tilisi { $account }
hacker-page-the-account-down = nurinpäin oleva tili paikassa { $place }
hacker-page-account-place = paikka { $place }
hacker-page-pile =
    { $viruses ->
        [0] ei viruksia
        [one] yksi virus
       *[other] { $viruses } virusta
    }
hacker-page-pile-stale =
    { $viruses ->
        [0] ei viruksia, kun viimeksi katsoit
        [one] yksi virus, kun viimeksi katsoit
       *[other] { $viruses } virusta, kun viimeksi katsoit
    }
hacker-page-notes = setelit sen alla: { $notes }
hacker-page-encryption =
    { $viruses ->
        [one] salaus heittää pois yhden viruksen
       *[other] salaus heittää pois { $viruses } virusta
    }
hacker-page-note-count =
    { $count ->
        [one] yksi { $value }
       *[other] { $count } × { $value }
    }
hacker-page-virus-place =
    { $place ->
        [1] Päällimmäinen
        [2] Toinen
        [3] Kolmas
       *[other] Numero { $place }
    }
hacker-page-when =
    { $stage ->
        [leaving] tuli lähdön aikana ({ $seat })
        [backing] tuli takaperinkävelyn aikana ({ $seat })
        [bank] tuli pankkikäynnin aikana ({ $seat })
       *[returning] tuli paluun aikana ({ $seat })
    }
hacker-page-when-live = huomattu pankkimatkan aikana ({ $seat })
hacker-page-know-none = Tällä tilillä ei ole viruksia.
hacker-page-know-batch = yksi yhtä aikaa tulleista ({ $count })
hacker-page-know-group = { $count } tuli yhtä aikaa
hacker-page-know-seen = nähty: { $names }
hacker-page-know-cleared = ei ainakaan: { $names }
hacker-page-seat-away = poissa
hacker-page-seat-ready = valmiina
hacker-page-seat-choosing = vielä valitsemassa
hacker-page-bank-left =
    { $notes ->
        [one] Pankissa yksi seteli jäljellä
       *[other] Pankissa { $notes } seteliä jäljellä
    }
hacker-page-round = Kierros { $round }/{ $rounds }
hacker-page-round-brief = { $round }/{ $rounds }
hacker-page-phase-dealt = Ensimmäiset setelit
hacker-page-phase-protection = Suojaus
hacker-page-walk =
    { $stage ->
        [leaving] { $way ->
            [forwards] { $seat }: lähdössä pankkiin
           *[backwards] { $seat }: lähdössä pankkiin takaperin
        }
        [backing] { $seat }: matkalla, katse pöydässä
        [bank] { $seat }: pankissa
       *[returning] { $way ->
            [forwards] { $seat }: paluumatkalla
           *[backwards] { $seat }: paluumatkalla, katse pöydässä
        }
    }

## Kolme kuvaa ennen ensimmäistä peliä

hacker-page-intro-goal = Kerää seteleitä kolmen tilisi alle. Neljän kierroksen jälkeen voittaa se, jolla on eniten rahaa.
hacker-page-intro-turn = Kukin käy vuorollaan pankissa hakemassa setelin. Pöytään jääneet voivat sujauttaa viruksia muiden tileille; se, joka katsoo sinne, näkee sen.
hacker-page-intro-score = Sitten sanot jokaisesta tilisi viruksesta, ketä epäilet. Jos osut oikeaan, mitään ei tapahdu. Jos et, viruksen omistaja ottaa tililtä setelin.

## The table: suunnitelman tekeminen

hacker-page-tools = Suunnitelmasi tähän aikaikkunaan
hacker-page-tool-hand = Kädet
hacker-page-tool-hand-about = Valitse tilit käsillesi
hacker-page-tool-eye = Katse
hacker-page-tool-eye-about = Valitse, mitä tarkkailet
hacker-page-tool-none = valitse …
hacker-page-tool-still = levossa
hacker-page-tool-empty = tyhjät
hacker-page-tool-away = poissa
hacker-page-steady = Jatka katselua
hacker-page-steady-about = Kierroksen loppuun asti aikaikkunat menevät ohi itsestään: kädet paikoillaan, silmät samassa kohteessa
hacker-page-done = Valmis
hacker-page-done-first = Valitse ensin, mitä tarkkailet
hacker-page-eye-seat = kädet ({ $seat })
hacker-page-plan-hands =
    { $count ->
        [one] Yksi käsi vie viruksen: { $accounts }.
       *[other] Kaksi kättä vie virukset: { $accounts }.
    }
hacker-page-plan-still = Kätesi ovat levossa.
hacker-page-plan-eye = Tarkkailet: { $target }.
hacker-page-plan-blind = Et tarkkaile vielä mitään.
hacker-page-wasted = Tili { $account } on sinun: virus ei tee siellä mitään, se menee vain hukkaan.
hacker-page-saw =
    { $own ->
        [yes] Näit sen! Virus omalle tilillesi { $account }, asialla { $seat }!
       *[no] Näit sen! Virus tilille { $account }, asialla { $seat }.
    }
hacker-page-saw-nothing = Tarkkailussasi: { $target }. Mitään ei tapahtunut.
hacker-page-forwards = Kävele etuperin
hacker-page-forwards-about = Nopeaa, mutta et näe pöydästä mitään.
hacker-page-backwards = Kävele takaperin
hacker-page-backwards-about = Vie yhden aikaikkunan enemmän, mutta tarkkailet kahdesti.
hacker-page-your-notes =
    { $notes ->
        [one] Setelisi
       *[other] Setelisi
    }
hacker-page-note = Seteli, arvo { $value }
hacker-page-note-first = ensin tämä
hacker-page-crypto = Salaus: jokainen ykkönen tilin alla heittää pois yhden viruksen, jokainen kolmonen kumoaa yhden ykkösen.

## The table: suojaus

hacker-page-stage = Suojattavana: tili { $account }
hacker-page-pile-left =
    { $viruses ->
        [one] Pinon viimeinen virus
       *[other] Pinossa { $viruses } virusta
    }
hacker-page-verdict-seen = nähty
hacker-page-verdict-among = nähty (1/{ $count })
hacker-page-verdict-away = oli poissa
hacker-page-verdict-cleared = syytön
hacker-page-verdict-possible = ehkä
hacker-aids-about = Aloittelijoille: sivu muistaa, kuka nähtiin missäkin, ja kertoo sen, kun viruksen omistaja pitää nimetä. Muuten se on omalla vastuullasi.
hacker-page-face = { $seat }: { $verdict }
hacker-page-show-right = Torjuttu!
hacker-page-show-wrong = Väärin! Syyllinen: { $by }
hacker-page-show-own = Oma viruksesi: se ei vie mitään
hacker-page-show-own-other = Oma virus ({ $by }): se ei vie mitään
hacker-page-show-thrown =
    { $viruses ->
        [one] Salaus heitti pois yhden viruksen
       *[other] Salaus heitti pois { $viruses } virusta
    }
hacker-page-show-aside =
    { $viruses ->
        [one] Ei enää seteleitä: viimeinen virus sivuun kenenkään näkemättä
       *[other] Ei enää seteleitä: { $viruses } virusta sivuun kenenkään näkemättä
    }
hacker-page-show-empty = { $accounts } tiliä ilman seteliä: { $viruses } virusta siirretään näkemättä syrjään
hacker-page-show-took = { $seat }: yhtä seteliä rikkaampi
hacker-page-show-declined = { $seat }: ei kiitos
hacker-page-show-round = Kierros { $round }
hacker-page-show-round-first = Aloittaja: { $seat }
hacker-page-show-round-you = Sinä lähdet ensin
hacker-page-show-down = Magneettihäiriö
hacker-page-show-down-about = Kaikki tilit nurinpäin. Mitkä olivat sinun?
hacker-page-show-up = Taas oikein päin
hacker-page-takes = Kurkistamassa tilin { $account } alle: { $seat }
hacker-page-count = Lasketaan rahat

## The table: painikkeet

hacker-page-do-slip = Sujauta virus tilille { $account }
hacker-page-do-slip-down = Sujauta virus nurinpäin olevalle tilille paikassa { $place }
hacker-page-do-watch = Tarkkaile tiliä { $account }
hacker-page-do-watch-down = Tarkkaile nurinpäin olevaa tiliä paikassa { $place }
hacker-page-do-follow = Tarkkaile käsiä: { $seat }
hacker-page-do-walk =
    { $way ->
        [forwards] Kävele etuperin
       *[backwards] Kävele takaperin
    }
hacker-page-do-place = Laita seteli ({ $value }) tilin { $account } alle
hacker-page-do-place-down = Laita seteli ({ $value }) nurinpäin olevan tilin alle paikassa { $place }
hacker-page-do-protect = Suojaa tili { $account }
hacker-page-do-name = Epäile: { $seat }
hacker-page-do-take = Ota seteli, arvo { $value }
hacker-page-do-decline = Jätä ottamatta

## The table: mitä nyt tehdään

hacker-page-expect-place =
    { $notes ->
        [one] Laita setelisi ({ $value }) jonkin oman tilisi alle.
       *[other] Laita setelisi ({ $value }) jonkin oman tilisi alle; sitten on toisen setelin vuoro.
    }
hacker-page-expect-place-down = Minne laitat setelisi ({ $value })? Mikä näistä tileistä on sinun?
hacker-page-expect-walk = Lähdet pankkiin: etuperin vai takaperin?
hacker-page-expect-window = { $walk }. Mitä teet?
hacker-page-expect-look-back = Katsot taaksesi: mitä tarkkailet?
hacker-page-expect-choose = Usealla tililläsi on viruksia: minkä suojaat ensin?
hacker-page-expect-name = Tili { $account }: kenen virus se on? Osoita epäiltyä.
hacker-page-expect-take = Virustasi ei tunnistettu! Ota seteli tilin { $account } alta tai jätä ottamatta.
hacker-page-wait-dealt = Laittamassa ensimmäisiä seteleitään: { $names }.
hacker-page-wait-walk = Kohta matkalla pankkiin: { $seat }.
hacker-page-wait-window =
    { $count ->
        [0] { $walk }.
       *[other] { $walk }. Vielä valitsemassa: { $names }.
    }
hacker-page-wait-home = Takaisin setelin kanssa, valitsemassa sille paikkaa: { $seat }.
hacker-page-wait-choose = Valitsemassa suojattavaa tiliä: { $seat }.
hacker-page-wait-name = Tili { $account }: kenen virus se on? Miettimässä: { $seat }.
hacker-page-wait-take = Kurkistamassa tilin { $account } alle: { $seat }.
hacker-page-wait-loot = Piilottamassa saalista: { $seat }.

## The table: tietoja nimen vieressä

hacker-page-fact-notes =
    { $notes ->
        [one] 1 seteli
       *[other] { $notes } seteliä
    }
hacker-page-fact-notes-about =
    { $notes ->
        [one] Yksi seteli tilien alla, sikäli kuin kaikki tietävät
       *[other] { $notes } seteliä tilien alla, sikäli kuin kaikki tietävät
    }
hacker-page-fact-viruses =
    { $viruses ->
        [one] 1 virus
       *[other] { $viruses } virusta
    }
hacker-page-fact-viruses-about = Viruksia kädessä: { $viruses }/{ $all }
hacker-page-fact-traced = { $traced }/{ $named } oikein
hacker-page-fact-traced-about = Oikeita epäilyjä: { $traced }/{ $named }
hacker-page-badge-walker = matkalla pankkiin

## The table: tapahtumarivit; ”untold” on peleihin, joissa tilit käännetään nurinpäin

hacker-page-told-protecting = Seuraavaksi suojataan: tili { $account } ({ $seat }).
hacker-page-told-left = { $seat }: matkaan kohti pankkia.
hacker-page-told-empty =
    { $count ->
        [one] Tilin { $accounts } alla ei ole enää seteliä. Syrjään siirrettyjä viruksia: { $viruses }.
       *[other] Tilien { $accounts } alla ei ole enää seteliä. Syrjään siirrettyjä viruksia: { $viruses }.
    }
hacker-page-untold-stashed = Laitoit tilin alle setelin, arvo { $value }.
hacker-page-untold-protecting = Suojausvuorossa: { $seat }.
hacker-page-untold-took = { $seat }: seteli viety tilin alta.
hacker-page-untold-lost = Menetit tilin alta setelin, arvo { $value }.

## Kun jotakin tutkitaan

hacker-page-about-money = Rahaa { $money }
hacker-page-about-account-own = Sinun: sen alla oleva on lopussa sinun. Jokainen virus, jonka omistajaa et arvaa, vie yhden setelin.
hacker-page-about-account-other = Siihen sujautettu viruksesi voi tuoda sinulle setelin sen alta, jos omistaja epäilee jotakuta muuta.
hacker-page-about-account-down = Se on kuvapuoli alaspäin: kenen se on, näkyy vasta suojauksessa.
hacker-page-about-notes = Seteleitä alla: { $notes }.
hacker-page-about-thrown = Salaus heittää pois viruksia: { $viruses }.
hacker-page-about-table-name = Pöytä
hacker-page-about-table = Sillä ovat kaikkien kolme tiliä, ja jokainen ulottuu kaikkiin.
hacker-page-about-gaze-name = Katseesi
hacker-page-about-gaze = Sen sisällä näet kädet ja pinot sellaisina kuin ne ovat; ulkopuolella pinot sellaisina kuin viimeksi näit.
hacker-page-about-eyes-name = Katse
hacker-page-about-eyes = Joku katsoo tänne: tässä valossa tapahtuva nähdään.
hacker-page-about-planned-name = Suunnitelmasi
hacker-page-about-planned = Tämä käsi sujauttaa tähän viruksen, kun kaikki ovat valmiina.
hacker-page-about-caught-name = Jotakin nähtiin
hacker-page-about-caught = Tähän putosi virus, ja sinä näit sen.
hacker-page-about-glove-name = Käsi: { $seat }
hacker-page-about-glove = Käsi pöydän yllä. Onko siinä virus, sitä ei kukaan tiedä.
hacker-page-about-seat = Tarkkaile tätä paikkaa, niin näet, minne molemmat kädet menevät.
hacker-page-about-seat-live = Katso tänne, niin näet, montako virusta on jäljellä ja minne pelaaja katsoo.
hacker-page-about-seat-away = Poissa, matkalla pankkiin: näkee pöydästä vähän tai ei mitään.
hacker-page-about-round = Kierroksia on neljä; sitten tilien alla olevat rahat lasketaan.
hacker-page-about-round-magnetic = Viimeisellä kaikki tilit ovat kuvapuoli alaspäin.
hacker-page-about-walker-past = On jo käynyt pankissa tällä kierroksella.
hacker-page-about-walker-now = Käy nyt pankissa.
hacker-page-about-walker-next = Käy vielä pankissa tällä kierroksella.
hacker-page-about-way-name = Matka pankkiin
hacker-page-about-way = Kulkija näkee pöydän vain takaperin kävellessään, ja se kestää kauemmin.
hacker-page-about-protection = Jonka tilillä on viruksia, epäilee jokaisesta jotakuta, päältä alkaen: oikein, ja isku on torjuttu; väärin, ja viruksen omistaja saa ottaa setelin.
hacker-page-about-bank-name = Pankki
hacker-page-about-bank = Joka kierroksella jokainen käy siellä kerran ja tuo päällimmäisen setelin.
hacker-page-about-face = Jos epäilys osuu tähän oikein, virus on torjuttu; jos ei, sen omistaja saa ottaa setelin tilin alta.
hacker-page-about-note = Se menee jonkin oman tilisi alle, ja vain sinä tiedät, mitä siellä on.
hacker-page-about-hand = Se liikkuu rajallisella nopeudella; virus putoaa käden kohdalle yhdellä painalluksella.
hacker-page-about-told-name = Mitä viimeksi näit
hacker-page-about-told = Viruksen sujauttajan näkee vain se, joka tarkkailee oikeaa kohdetta.
hacker-page-about-corridor-name = Käytävä
hacker-page-about-corridor = Olet matkalla pankkiin tai takaisin. Pöytään päin näet sen ja kävelet puolta hitaammin.
hacker-page-about-turn-name = Käänny
hacker-page-about-turn = Pankkiin päin olet nopea ja sokea, pöytään päin hidas ja valpas. Setelin saat pankkiin päin.
hacker-page-about-lesson-name = Ensi askeleet
hacker-page-about-lesson = Pienet tehtävät näyttävät, miten kädet ja silmät toimivat.
hacker-page-about-tool-hand-name = Kädet
hacker-page-about-tool-hand = Kumpikin käsi voi sujauttaa tässä aikaikkunassa yhden viruksen, kädet eri tileille.
hacker-page-about-tool-eye-name = Silmä
hacker-page-about-tool-eye = Tarkkailet yhtä asiaa: tiliä, niin näet kuka siihen laittaa viruksia, tai paikkaa, niin näet minne kädet menevät.
hacker-page-about-tool-done-name = Valmis
hacker-page-about-tool-done = Suunnitelmasi on valmis. Kun kaikki ovat valmiina, kaikki tapahtuu yhtä aikaa. Valitse ensin, mitä tarkkailet.
hacker-page-about-do-slip = Käsi panee siihen viruksen; sen näkee, joka tarkkailee tiliä tai sinua.
hacker-page-about-do-drop = Virus putoaa käden kohdalle; sinne katsova näkee, kenen käsi se oli.
hacker-page-about-do-watch = Näet, kuka panee siihen viruksen tässä aikaikkunassa.
hacker-page-about-do-follow = Näet, minne nämä kädet panevat viruksia tässä aikaikkunassa.
hacker-page-about-do-walk = Etuperin on nopeaa mutta sokeaa. Takaperin kestää aikaikkunan kauemmin, ja tarkkailet kahdesti.
hacker-page-about-do-place = Seteli menee sinne ja pysyy siellä.
hacker-page-about-do-protect = Sen virukset käydään nyt läpi päältä alkaen.
hacker-page-about-do-name = Oikein, ja virus on torjuttu. Väärin, ja sen omistaja saa ottaa setelin tilisi alta.
hacker-page-about-do-take = Tästä setelistä tulee sinun, ja se menee jonkin tilisi alle.
hacker-page-about-do-decline = Et ota mitään.

## The table: loppu ja uusinnan hetkiä

hacker-page-ending = { $rounds } kierroksen jälkeen kaikki käänsivät tilinsä: rikkain voittaa.
hacker-page-ending-traced = Paras vainu: { $seat }. Oikeita epäilyjä { $traced }/{ $named }.
hacker-page-finale = Miten kävi
hacker-page-finale-round = Viimeinen kierros
hacker-page-finale-count = Laskenta
hacker-page-finale-account = Tili { $account }: { $notes }
hacker-page-awards = Palkinnot
hacker-page-award-coldest-hands = Kylmimmät kädet
hacker-page-award-coldest-hands-about = Viruksia, joita kukaan ei jäljittänyt: { $count }
hacker-page-award-longest-fingers = Pisimmät sormet
hacker-page-award-longest-fingers-about = Otettuja seteleitä: { $count }
hacker-page-award-sharpest-eye = Tarkin silmä
hacker-page-award-sharpest-eye-about = Jäljitettyjä viruksia: { $count }
hacker-page-award-blindest-eye = Sokein silmä
hacker-page-award-blindest-eye-about = Vääriä nimiä: { $count }
hacker-page-award-open-vault = Avoin holvi
hacker-page-award-open-vault-about = Menetettyjä seteleitä: { $count }
hacker-page-award-scapegoat = Syntipukki
hacker-page-award-scapegoat-about = Nimetty, vaikka se oli joku muu: { $count }
hacker-page-award-own-goal = Oma maali
hacker-page-award-own-goal-about = Viruksia omilla tileillä: { $count }
hacker-page-moment-round = Kierros alkaa
hacker-page-moment-right = Virus tunnistetaan
hacker-page-cheer-heist = Täydellinen keikka!
hacker-page-hearing = Kenen virus se on? Osoita jotakuta, ennen kuin { $name } nimeää epäillyn. Saat valehdella.
hacker-page-hearing-own = Kenen virus se on? Muut saavat osoittaa jotakuta, ennen kuin nimeät epäillyn.
hacker-page-moment-wrong = Seteli viedään
hacker-page-moment-turned = Magneettihäiriö
hacker-page-moment-end = Loppu

## The table: näppäimet

hacker-page-key-h = Vaiheittain: kädet. Livenä: käsi palaa luoksesi
hacker-page-key-v = Vaiheittain: katse
hacker-page-key-d = Vaiheittain: suunnitelma valmis
hacker-page-key-q = Livenä: pudota vasemmasta kädestä
hacker-page-key-e = Livenä: pudota oikeasta kädestä

## The table: vinkkejä ensimmäiseen peliin

hacker-page-hint-dealt = Kolmen tilisi alla olevat setelit ovat rahasi, ja vain sinä näet ne. Hajautatko ne vai piilotatko kaikki samaan paikkaan?
hacker-page-hint-crypto = Salaus: jokainen ykkönen tilin alla heittää pois yhden viruksen, ennen kuin ketään täytyy nimetä; jokainen kolmonen kumoaa yhden ykkösen.
hacker-page-hint-walk = Olet kohta poissa, ja kaikki tietävät sen. Takaperin kävely vie kauemmin, mutta saat tarkkailla pöytää kahdesti.
hacker-page-hint-window = Sujauta virus napauttamalla tiliä ja napauta sitten sitä, mitä tarkkailet. Kaikki tapahtuu yhtä aikaa, ja vain se näkee, joka katsoo.
hacker-page-hint-eye = Kun tarkkailet tiliä, näet, kuka laittaa sille viruksia. Kun tarkkailet pelaajaa, näet, minne molemmat kädet menevät.
hacker-page-hint-walker-away = Joka on poissa, ei näe mitään: hyvä hetki virukselle, ellei joku muu tarkkaile.
hacker-page-hint-pile = Pidä pinoa painettuna tai osoita sitä, niin näet, mitä tiedät: kuka siellä nähtiin ja kuka ei voi olla syyllinen.
hacker-page-hint-home = Setelit ovat parhaassa turvassa siellä, missä ei ole viruksia. Jos tilin alla ei ole seteleitä, siltä ei voi viedä mitään.
hacker-page-hint-down = Kenellekään ei kerrota, kenen tilejä nämä ovat. Seteli väärän tilin alla on lahja.
hacker-page-hint-choose = Sinä päätät järjestyksen. Setelin voi menettää vain sen tilin alta, jota juuri suojataan.
hacker-page-hint-name = Oikein: virus palaa omistajalleen. Väärin: omistaja vie yhden tämän tilin seteleistä.
hacker-page-hint-take = Kukaan ei tunnistanut virustasi: paras seteli on sinun. Voit myös jättää ottamatta.
hacker-page-hint-loot = Saaliisi menee saman tien jonkin oman tilisi alle.
hacker-page-hint-waiting = Valintamerkki pelaajan paikalla tarkoittaa: valmiina. Heti kun kaikki ovat, kädet liikkuvat.

## Live: kädet ja silmät

hacker-page-expect-flow = Pidä silmät auki: kaikki tapahtuu nyt.
hacker-page-wait-flow = Kädet ja silmät liikkuvat. Näet sen, minkä kaikki näkevät; mitä oikeasti tapahtui, näytetään kierroksen jälkeen.
hacker-page-live-hand-left = Vasen käsi
hacker-page-live-hand-right = Oikea käsi
hacker-page-live-hand-over = Pudota: tili { $account } ({ $seat })
hacker-page-live-hand-over-own = Pudota: tili { $account } (oma)
hacker-page-live-hand-over-sure = Hukkaanko omalle tilille { $account }?
hacker-page-live-sure = Oma tilisi? Siellä virus menee hukkaan. Pudota uudestaan, jos tarkoitat sitä.
hacker-page-live-hand-over-hidden = Pudota tähän
hacker-page-live-hand-place = Seteli: tili { $account }
hacker-page-live-hand-place-hidden = Laita seteli tähän
hacker-page-live-hand-loaded = Virus kädessä
hacker-page-live-hand-dropping = Putoaa!
hacker-page-live-hand-empty = Hae virus
hacker-page-live-hand-fetching = Hakee virusta
hacker-page-live-hand-spent = Virukset loppu
hacker-page-live-hand-late = Liian myöhäistä
hacker-page-live-note-bring = Setelisi: vie se jollekin omalle tilillesi.
hacker-page-live-note-bring-down = Setelisi: vie se tilille, jota luulet omaksesi.
hacker-page-live-seconds = { $seconds } s

## Live: kävely

hacker-page-live-walk =
    { $stage ->
        [seated] { $seat }: takaisin, laittamassa seteliä
        [bank] { $seat }: pankissa
        [returning] { $facing ->
            [table] { $seat }: paluumatkalla, katse pöydässä
           *[bank] { $seat }: paluumatkalla, selkä pöytään päin
        }
       *[leaving] { $facing ->
            [table] { $seat }: matkalla pankkiin, katse pöydässä
           *[bank] { $seat }: matkalla pankkiin, selkä pöytään päin
        }
    }
hacker-page-live-walk-brief =
    { $stage ->
        [bank] { $seat }: pankissa
        [returning] { $seat }: paluumatkalla
        [seated] { $seat }: laittamassa seteliä
       *[leaving] { $seat }: matkalla pankkiin
    }
hacker-page-live-order = Kävelyjärjestys: { $names }
hacker-page-live-next = Sinä olet seuraava: valmistaudu lähtemään
hacker-page-live-corridor =
    { $stage ->
        [bank] { $facing ->
            [table] Käänny pankkiin päin, niin saat setelin
           *[bank] Pankissa
        }
        [returning] { $facing ->
            [table] Takaisin, pöytää silmällä pitäen
           *[bank] Takaisin niin nopeasti kuin pääset
        }
       *[leaving] { $facing ->
            [table] Pankkiin takaperin
           *[bank] Pankkiin
        }
    }
hacker-page-live-turn-table = Katso pöytään päin
hacker-page-live-turn-table-about = Näet pöydän, mutta kävelet puolet hitaammin
hacker-page-live-turn-bank = Katso pankkiin päin
hacker-page-live-turn-bank-about = Kaksi kertaa niin nopeasti, mutta pöytää näkemättä

## Live: ensimmäinen kierros opettaa itse

hacker-page-live-lesson = Ensimmäinen livekierroksesi
hacker-page-live-lesson-skip = Osaan jo tämän
hacker-page-live-lesson-again = Näytä ensiaskeleet uudestaan
hacker-page-live-lesson-look =
    { $by ->
        [touch] Vedä sormea pöydällä: silmäsi seuraavat sitä, ja näet vain sen, mikä on valossa.
       *[mouse] Liikuta osoitinta pöydällä: silmäsi seuraavat sitä, ja näet vain sen, mikä on valossa.
    }
hacker-page-live-lesson-hand = Katsele ympärillesi, kunnes näet jonkun hansikkaan. Katso paikkaa, niin näet, minne siinä istuva katsoo.
hacker-page-live-lesson-drop =
    { $by ->
        [touch] Napauta jonkun muun tiliä: kätesi menee sinne. Kun hän katsoo muualle, napauta uudestaan ja pudota virus.
       *[mouse] Napsauta jonkun muun tiliä: kätesi menee sinne. Kun hän katsoo muualle, napsauta uudestaan ja pudota virus.
    }
hacker-page-live-lesson-turn = Nyt lähdet pankkiin! Pöytä on selkäsi takana. Käänny ja pidä sitä silmällä.
hacker-page-live-lesson-place =
    { $by ->
        [touch] Napauta jotakin omaa tiliäsi: kätesi vie setelin sinne.
       *[mouse] Napsauta jotakin omaa tiliäsi: kätesi vie setelin sinne.
    }
hacker-page-live-lesson-name = Virus tililläsi! Kuka sen laittoi? Ketä epäilet?

## Live: mitä oikeasti tapahtui

hacker-page-live-drop =
    { $while ->
        [leaving] { $seat } → tili { $account } ({ $owner }, matkalla pankkiin)
        [bank] { $seat } → tili { $account } ({ $owner }, pankissa)
        [returning] { $seat } → tili { $account } ({ $owner }, paluumatkalla)
        [watching] { $seat } → tili { $account } ({ $owner }, katse juuri siinä!)
        [placing] { $seat } → tili { $account } ({ $owner }, laittamassa seteliä)
        [unknown] { $seat } → tili { $account } ({ $owner })
       *[elsewhere] { $seat } → tili { $account } ({ $owner }, katse muualla)
    }
hacker-page-live-drop-own = { $seat } → oma tili { $account }: hukkaan meni
hacker-page-live-drop-saw = Muita silminnäkijöitä: { $names }
hacker-page-live-drops = Kierroksen kaikki virukset
hacker-page-live-no-drops = Kukaan ei laittanut viruksia tällä kierroksella.
hacker-page-live-scrub = Kierroksen kohta
hacker-page-live-rate = Nopeus
hacker-page-live-your-accounts = Omat tilisi ›
hacker-page-live-window =
    { $stage ->
        [bank] { $seat }: pankissa ({ $number }/{ $of })
        [returning] { $seat }: paluumatkalla ({ $number }/{ $of })
       *[leaving] { $seat }: matkalla pankkiin ({ $number }/{ $of })
    }

## Live: kahden kierroksen välissä

hacker-page-recount-title = Kierros { $round }: mitä oikeasti tapahtui
hacker-page-recount-pause = Kierrosten välissä
hacker-page-recount-onward = Jatka
hacker-page-recount-again = Mitä oikeasti tapahtui
hacker-page-recount-left = Kierros { $round } alkaa: { $seconds } s
hacker-page-recount-waiting = Vielä katsomassa:
hacker-page-recount-delays = Yhteyden viive:
hacker-page-recount-loading = Ladataan uusintaa …
hacker-page-recount-failed = Kierroksen tapahtumia ei saatu ladattua.

## Live: näppäimet

hacker-page-key-f = Livenä, matkalla pankkiin: käänny
