### Black Hat: lauseet, joita vain sivu tarvitsee.
### Nimet ovat aina perusmuodossa eivätkä koskaan taipuvan verbin edessä: niin nimeksi sopii myös ”Sinä”.

blackhat-page-board = Black Hat -pöytä: verkko, tikki ja kortit.
blackhat-page-hand = Korttisi. Nuolinäppäimillä kuljet kortista toiseen, välilyönti valitsee kortin, Enter pelaa, Escape peruu valinnan.
blackhat-page-hand-robot = Robotin kortit. Nuolinäppäimillä kuljet kortista toiseen, välilyönti valitsee kortin, Enter pelaa, Escape peruu valinnan.
blackhat-page-hand-of = Kortit: { $seat }
blackhat-page-hand-own = Korttisi
blackhat-page-robot-yours = Pelaat Robottia
blackhat-page-robot-theirs = Robotin pelaaja: { $seat }

## Kolme kuvaa ennen ensimmäistä peliä

blackhat-page-intro-goal = Vie kaksi nappulaasi oikealle, ruutuihin, jotka maksavat vähän. Peli päättyy, kun nappula on Critical Assetissa. Vähiten pisteitä voittaa.
blackhat-page-intro-turn = Pelaa yksi kortti tai useita samanarvoisia. Vain yhtä monta kuin aloituksessa voi voittaa: suurin, tai jos tikissä on Black Hat, pienin. Voittaja siirtää nappulaa nuolta pitkin.
blackhat-page-intro-score = Kierros päättyy, kun joltakulta loppuvat kortit. Silloin pisteitäsi ovat käsikorttiesi täplät ja nappuloittesi alla olevien ruutujen luvut.

## Kortit ja yhdistelmät

blackhat-page-card = Kortti { $rank }
blackhat-page-card-label =
    { $open ->
        [yes] { $card }, jälkiä { $traces }, kaikkien tiedossa
       *[no] { $card }, jälkiä { $traces }
    }
blackhat-page-set-one = yksi { $rank }
blackhat-page-set-joker = jokeri (arvo 14)
blackhat-page-set-hat = Black Hat (arvo 14)
blackhat-page-set-wild =
    { $hat ->
        [yes] { $size } jokeria, mukana Black Hat (arvo 14)
       *[no] { $size } jokeria (arvo 14)
    }
blackhat-page-set-many =
    { $size ->
        [2] kaksi { $rank }-korttia
        [3] kolme { $rank }-korttia
        [4] neljä { $rank }-korttia
        [5] viisi { $rank }-korttia
        [6] kuusi { $rank }-korttia
        [7] seitsemän { $rank }-korttia
       *[other] { $size } × { $rank }
    }
blackhat-page-set-with =
    { $hat ->
        [yes] { $jokers ->
            [0] { $set }, mukana Black Hat
            [1] { $set }, mukana jokeri ja Black Hat
           *[other] { $set }, mukana { $jokers } jokeria ja Black Hat
        }
       *[no] { $jokers ->
            [1] { $set }, mukana jokeri
           *[other] { $set }, mukana { $jokers } jokeria
        }
    }

## Korttien valitseminen

blackhat-page-tap-cards = Napauta kortteja, jotka haluat pelata.
blackhat-page-play = Pelaa
blackhat-page-unpick = Peru valinta
blackhat-page-one-rank = ”{ $given }” ei käy yhteen: vain yhtä arvoa kerralla. Jokerit ja hattu sopivat mihin tahansa.
blackhat-page-not-yet =
    { $missing ->
        [1] { $size } kortin yhdistelmästä puuttuu yksi
       *[other] { $size } kortin yhdistelmästä puuttuu { $missing }
    }
blackhat-page-stands-leads = Aloitat tällä: suurin voittaa.
blackhat-page-stands-leads-turned = Aloitat hatun kanssa: pienin voittaa.
blackhat-page-stands-short =
    { $led ->
        [1] Ei voi voittaa: aloituksessa oli yksi kortti, joten vain yksittäinen kortti voi voittaa.
       *[other] Ei voi voittaa: aloituksessa oli { $led } korttia, joten vain { $led } kortin yhdistelmä voi voittaa.
    }
blackhat-page-stands-wins = Olisi toistaiseksi voitolla.
blackhat-page-stands-wins-turned = Pienin voittaa: toistaiseksi tämä.
blackhat-page-stands-loses = Häviää tälle: { $set } – { $seat }.
blackhat-page-stands-loses-turned = Pienin voittaa. Häviää tälle: { $set } – { $seat }.

## Tikki

blackhat-page-trick = Tikki
blackhat-page-trick-empty = Ei vielä kortteja. Aloittaja: { $seat }.
blackhat-page-trick-last = Edellinen tikki
blackhat-page-trick-now = Tämä tikki
blackhat-page-trick-won = Tikin voittaja: { $seat }
blackhat-page-trick-won-why = Tikin voittaja: { $seat } – { $reason }
blackhat-page-reason-beats =
    { $size ->
        [1] { $set } voittaa tämän: { $other }
       *[other] { $set } voittaa nämä: { $other }
    }
blackhat-page-reason-beats-turned = hatun kanssa pienin voittaa: { $set }, vastassa { $other }
blackhat-page-reason-last = { $set }: yhtä suurista viimeisenä pelattu voittaa
blackhat-page-reason-alone =
    { $size ->
        [1] { $set }: kukaan muu ei pelannut yhtä korttia
       *[other] { $set }: kukaan muu ei pelannut { $size } samanlaista
    }
blackhat-page-best = Kärjessä: { $seat }
blackhat-page-best-turned = Pienin voittaa. Kärjessä: { $seat }
blackhat-page-leads = aloitus
blackhat-page-leads-label = Aloittaja: { $seat }
blackhat-page-slot = { $seat }: { $set }
blackhat-page-slot-best = { $seat }: { $set }. Kärjessä
blackhat-page-slot-won = { $seat }: { $set }. Tikin voittaja
blackhat-page-slot-waiting = { $seat }: ei vielä mitään
blackhat-page-take-all =
    { $traces ->
        [0] Ota kaikki { $count }
       *[other] Ota kaikki { $count } (jälkiä +{ $traces })
    }
blackhat-page-keep-these =
    { $count ->
        [0] Vain hattu (jälkiä +{ $traces })
        [1] Hattu ja tämä kortti (jälkiä +{ $traces })
       *[other] Hattu ja nämä { $count } (jälkiä +{ $traces })
    }
blackhat-page-keep-given = Hattu ja { $cards } (jälkiä +{ $traces })
blackhat-page-keep-choose =
    { $count ->
        [1] … tai valitse ylhäältä yksi kortti hatun kaveriksi.
       *[other] … tai valitse ylhäältä { $count } korttia hatun kaveriksi.
    }
blackhat-page-pick-choose =
    { $count ->
        [1] Valitse ylhäältä yksi kortti hatun kaveriksi.
       *[other] Valitse ylhäältä { $count } korttia hatun kaveriksi.
    }
blackhat-page-no-joker = Jokerit tulevat mukaan vain, jos otat kaikki kortit.
blackhat-page-hat-anyway = Black Hat tulee mukaan joka tapauksessa: valitse muita kortteja.
blackhat-page-given-anyway = Tässä ei ole valittavaa: nämä kortit tulevat hatun mukana.

## Painikkeet

blackhat-page-do-move =
    { $own ->
        [yes] Nappula { $pawn }: { $origin } → { $to }
       *[no] Nappula { $pawn } ({ $seat }): { $origin } → { $to }
    }
blackhat-page-do-send =
    { $own ->
        [yes] Lähetä oma nappula { $pawn }: { $origin } → { $to }
       *[no] Lähetä nappula { $pawn } ({ $seat }): { $origin } → { $to }
    }

## Mitä nyt tehdään

blackhat-page-for-robot = Robotti: { $words }
blackhat-page-expect-lead = Aloita: kortti tai useita samanarvoisia.
blackhat-page-expect-set =
    { $size ->
        [1] Pelaa yksi kortti.
       *[other] Pelaa { $size } kortin yhdistelmä.
    }
blackhat-page-expect-follow =
    { $led ->
        [1] Pelaa yksi kortti.
        [2] Pelaa yksi kortti tai kaksi samanarvoista.
        [3] Pelaa yksi kortti tai kolme samanarvoista.
        [4] Pelaa yksi kortti tai neljä samanarvoista.
       *[other] Pelaa yksi kortti tai { $led } samanarvoista.
    }
blackhat-page-expect-answer =
    { $led ->
        [1] Yksi kortti tai useita samanarvoisia. Voittaa voi yhdellä.
       *[other] Yksi kortti tai useita samanarvoisia. Voittaa voi vain { $led } kortilla.
    }
blackhat-page-expect-pickup = Voitit hatun. Mitä otat?
blackhat-page-expect-pick = Valitse, mitä hatun mukana tulee. Valitsematta vielä: { $picks }.
blackhat-page-expect-hack = Voitit tikin: siirrä nappulaa.
blackhat-page-expect-service = Denial-of-Service: lähetä nappula takaisin aloitusruutuun.
blackhat-page-expect-decoy = Syötti! Valitse aloitusruutu, johon nappulasi palaa.
blackhat-page-expect-exploit = Exploit: muuta ruudun arvoa yhdellä tai jätä väliin.
blackhat-page-expect-randomize = Randomizer: nosta moduuli ja pane verkko uusiksi tai jätä väliin.
blackhat-page-expect-lay = Aseta moduuli laudalle.
blackhat-page-expect-trace = Nappulasi on Alarm-ruudussa: siirrä jäljittäjää askelen.

## Muita odotellessa

blackhat-page-wait-robot = Robotin puolesta päättämässä: { $seat }.
blackhat-page-wait-lead = Aloittamassa tikkiä: { $seat }.
blackhat-page-wait-set = Valitsemassa kortteja: { $seat }.
blackhat-page-wait-follow = Pelaamassa tikkiin: { $seat }.
blackhat-page-wait-answer = Pelaamassa tikkiin: { $seat }.
blackhat-page-wait-pickup = Ottamassa hattua: { $seat }.
blackhat-page-wait-pick = Ottamassa hattua: { $seat }.
blackhat-page-wait-hack = Siirtämässä nappulaa: { $seat }.
blackhat-page-wait-service = Denial-of-Service! Kuka joutuu takaisin? Sen päättää: { $seat }.
blackhat-page-wait-decoy = Syötistä takaisin aloitusruutuun: { $seat }.
blackhat-page-wait-exploit = Käyttämässä Exploitia: { $seat }.
blackhat-page-wait-randomize = Randomizerin luona: { $seat }.
blackhat-page-wait-lay = Asettamassa moduulia: { $seat }.
blackhat-page-wait-trace = Siirtämässä jäljittäjää: { $seat }.

## Tietoja nimen vieressä

blackhat-page-fact-cards =
    { $count ->
        [one] Yksi kortti
       *[other] { $count } korttia
    }
blackhat-page-fact-cards-about =
    { $count ->
        [one] Yksi kortti kädessä
       *[other] { $count } korttia kädessä
    }
blackhat-page-fact-hat = Black Hat
blackhat-page-fact-hat-about = Black Hat päässä
blackhat-page-fact-dealer = Jakaja
blackhat-page-fact-dealer-about = Tämän kierroksen jakaja
blackhat-page-fact-last = Viimeksi +{ $points }
blackhat-page-fact-last-about = Viime kierroksen pisteet: { $points }
blackhat-page-fact-target = Tavoite { $target }
blackhat-page-fact-target-about = Statuskortti: { $target }. Lähimmäs päässyt voittaa; pisteitä on nyt { $points }
blackhat-page-fact-out = Ulkona
blackhat-page-fact-out-about = Pudonnut pelistä: molemmat nappulat ovat tyrmässä

## Pisteet

blackhat-page-scores = Pisteet
blackhat-page-scores-round = Kierros { $round }
blackhat-page-scores-all = Koko peli
blackhat-page-scores-fewest = Vähiten pisteitä voittaa.
blackhat-page-scores-celebrity = Lähimmäs omaa statuskorttiaan päässyt voittaa. Sinun korttisi: { $target }.
blackhat-page-scores-celebrity-secret = Lähimmäs omaa statuskorttiaan päässyt voittaa.
blackhat-page-tally = Jos kierros päättyisi nyt, saisit { $points }.
blackhat-page-tally-all = Jos kierros päättyisi nyt:
blackhat-page-tally-spaces = ruudut { $points }, kortit tuntemattomia

## Muistiapu

blackhat-aids-about = Kaikki voivat katsoa kierroksen tikit, tähän mennessä nähdyt kortit ja sen, mitä kunkin kädestä tiedetään.
blackhat-page-memory = Muisti
blackhat-page-memory-close = Sulje muistiapu
blackhat-page-memory-cards = Nähdyt kortit
blackhat-page-memory-hands = Käsistä tiedetään
blackhat-page-memory-tricks = Tämän kierroksen tikit
blackhat-page-memory-none = Tällä kierroksella ei ole vielä voitettu tikkiä.
blackhat-page-memory-card = { $card }: nähty { $seen } / { $all }
blackhat-page-memory-unknown =
    { $count ->
        [one] yksi tuntematon kortti
       *[other] { $count } tuntematonta korttia
    }
blackhat-page-score-cards = Kortit
blackhat-page-score-cards-about = Kädessä olevien korttien jäljet
blackhat-page-score-spaces = Ruudut
blackhat-page-score-spaces-about = Nappuloiden ruutujen arvot
blackhat-page-score-floor = Alaraja
blackhat-page-score-floor-about = Kierroksen tulos ei ole koskaan alle nollan
blackhat-page-score-tile = Laatta
blackhat-page-score-tile-about = Mitä salainen laatta muutti
blackhat-page-score-round = Kierros
blackhat-page-score-total = Summa
blackhat-page-score-player = Pelaaja
blackhat-page-scores-close = Sulje pisteet

## Salaiset laatat

blackhat-page-revealed = Salainen laatta: { $tile }! { $about }
blackhat-page-event-turned = Käännettiin kortti { $card } ja laskettiin siitä, kuka saa Black Hatin.
blackhat-page-scored = { $seat }: { $points } pistettä tällä kierroksella, yhteensä { $total }
blackhat-page-scored-cards = kortit { $points }
blackhat-page-scored-spaces = ruudut { $points }
blackhat-page-scored-tile = salainen laatta { $points }
blackhat-page-scored-floor = kierros ei mene alle nollan: +{ $points }
blackhat-page-tile-nsa = Tämän kierroksen pisteet pyöristetään kymmeniin.
blackhat-page-tile-jackpot = Perille päässyt saa viisi pistettä vähemmän.
blackhat-page-tile-sting = Perille päässyt saa viisi pistettä enemmän.
blackhat-page-tile-log-wipe = Käsikortteja ei tällä kertaa lasketa.
blackhat-page-tile-leak = Käsikortit lasketaan nyt kahteen kertaan.
blackhat-page-tile-decoy = Ei täällä mitään ole: nappula palaa alkuun, ja peli jatkuu.

## Asema sanoin

blackhat-page-sum-round = Kierros { $round }, jakaja: { $seat }.
blackhat-page-sum-hand = Korttisi: { $cards }. Jälkiä: { $traces }.
blackhat-page-sum-held =
    { $count ->
        [one] { $seat }: yksi kortti.
       *[other] { $seat }: { $count } korttia.
    }
blackhat-page-sum-known =
    { $count ->
        [one] { $seat }: yksi kortti, tiedossa: { $cards }.
       *[other] { $seat }: { $count } korttia, joista tiedossa: { $cards }.
    }
blackhat-page-sum-open = { $seat }: { $cards }.
blackhat-page-sum-set = Tikissä, { $seat }: { $set }.

## Kun jotakin tutkitaan

blackhat-page-about-here = Täällä: { $pawns }.
blackhat-page-about-value = Arvo { $value }
blackhat-page-about-traces = Jälkiä { $traces }
blackhat-page-about-kind-host = Tavallinen ruutu: nappula vain seisoo tässä.
blackhat-page-about-kind-start = Aloitusruutu: tässä saa olla monta nappulaa, mutta ei koskaan saman pelaajan molempia.
blackhat-page-about-kind-asset = Ensimmäinen tänne pääsevä nappula päättää pelin.
blackhat-page-about-kind-asset-secret = Ensimmäinen tänne pääsevä nappula kääntää salaisen laatan, ja peli päättyy, ellei laatta ole Decoy.
blackhat-page-about-kind-alarm-lax = Ilman jäljittäjää Alarm on tavallinen ruutu.
blackhat-page-about-leads = Nuolet vievät: { $cells }.
blackhat-page-about-leads-nowhere = Yksikään ehjä nuoli ei vie eteenpäin.
blackhat-page-about-value-name = Ruudun { $cell } arvo
blackhat-page-about-value-now = Jolla on nappula tässä, saa tämän verran pisteitä joka kierroksen lopussa. Vähän pisteitä on hyvä.
blackhat-page-about-pawn-own = Sinun.
blackhat-page-about-reach = Voisi siirtyä: { $cells }.
blackhat-page-about-stuck = Ei pääse nyt minnekään.
blackhat-page-about-trapped = Vankina.
blackhat-page-about-module = Moduuli: neljä laudan päälle pantua ruutua. Se voi katkaista nuolia reunoillaan tai täydentää toisia.
blackhat-page-about-drawn = Tämä moduuli on nostettu ja on nyt pantava laudalle.
blackhat-page-about-area-name = Paikka moduulille: { $cell }
blackhat-page-about-area = Moduulin voi panna tähän, vasen yläkulma tähän ruutuun.
blackhat-page-about-network-name = Verkko
blackhat-page-about-network = Nappulat kulkevat nuolia pitkin vasemman laidan aloitusruuduista oikealle Critical Assetiin.
blackhat-page-about-black-name = Ei ruutua
blackhat-page-about-black = Tässä ei voi olla kukaan.
blackhat-page-about-cells-name = Ruutujen nimet
blackhat-page-about-cells = Kirjain kertoo sarakkeen ja numero rivin: näin loki ja painikkeet nimeävät ruudut.
blackhat-page-about-arrow-name = Nuoli
blackhat-page-about-arrow = Ehjä nuoli: nappulat seuraavat sitä tähän suuntaan ruudun kerrallaan ja hyppäävät varattujen yli.
blackhat-page-about-broken-name = Katkennut nuoli
blackhat-page-about-broken = Nuolesta puuttuu toinen puolisko, joten sitä ei voi seurata.
blackhat-page-about-place-name = Moduulin paikka
blackhat-page-about-place = Yksi viidestä merkitystä paikasta, joissa moduulit voivat olla.
blackhat-page-about-ways-name = Mahdolliset reitit
blackhat-page-about-ways = Minne tämä nappula voisi mennä; hypyt ovat kaaria.
blackhat-page-about-trail-name = Viime siirto
blackhat-page-about-trail = Juuri kuljettu reitti.
blackhat-page-about-track-name = Jäljittäjän rata
blackhat-page-about-track = Alarmiin tullut nappula päästää jäljittäjän tälle kolmen askelen radalle, joka vie Backdoor-ruutuun.
blackhat-page-about-jail = Jäljittäjän tavoittamat nappulat: jokaisesta tulee 5 pistettä joka laskussa. Jolla ei ole nappulaa laudalla, putoaa pelistä.
blackhat-page-about-tracer-name = Jäljittäjä
blackhat-page-about-tile-name = Salainen laatta
blackhat-page-about-tile = Ensimmäinen sinne tuleva nappula kääntää sen; se voi muuttaa pisteitä tai olla Decoy.
blackhat-page-about-card = Yksin tai muiden samanarvoisten kanssa se on yhdistelmä. Aloituksen kokoisista suurin voittaa, yhtä suurista viimeinen.
blackhat-page-about-card-joker = Yhdistelmässä se käy mistä tahansa arvosta; yksin se on 14.
blackhat-page-about-card-hat = Se on kuin jokeri mutta kääntää tikin: pienin voittaa, ja voittajan on otettava hattu ja kortteja.
blackhat-page-about-held = Jos se on kädessä kierroksen lopussa, sen jäljet ovat miinusta sinulle.
blackhat-page-about-open = Kaikki tietävät, että se on tässä kädessä.
blackhat-page-about-back-name = Tuntematon kortti
blackhat-page-about-back = Tämän käden tuntemattomia kortteja: { $count } ({ $seat }).
blackhat-page-about-hand = Kortteja kädessä: { $count }. Kierroksen lopussa jäljellä olevista lasketaan jäljet.
blackhat-page-about-unknown = Niistä et tunne: { $count }.
blackhat-page-about-trick-name = Tikki
blackhat-page-about-led = Aloitettu korttimäärä: { $led }. Vain yhtä monta voi voittaa.
blackhat-page-about-trick = Suurin arvo voittaa, yhtä suurista viimeinen. Voittaja siirtää nappulaa ja aloittaa seuraavan tikin.
blackhat-page-about-trick-turned = Black Hat on mukana: pienin arvo voittaa, yhtä pienistä viimeinen, ja voittaja ottaa hatun.
blackhat-page-about-best = Voitolla: { $seat }, { $set }.
blackhat-page-about-slot-waiting = Ei ole vielä pelannut tähän tikkiin.
blackhat-page-about-slot-short = Ei voi voittaa: vain { $led } kortin yhdistelmä voi, niin monta kuin aloitettiin.
blackhat-page-about-slot-best = Voittaa toistaiseksi kaiken muun tikissä.
blackhat-page-about-slot-beaten = Tämän voittaa: { $best }.
blackhat-page-about-play = Pelaa valitut kortit tikkiin. Valitse yksi kortti tai useampi samanarvoinen.
blackhat-page-about-pile = Voittamasi tikin kortti: hatun mukana tulevat kaikki kortit tai yhtä monta kuin aloitettiin.
blackhat-page-about-column-cards-name = Kortit
blackhat-page-about-column-cards = Käteen jääneiden korttien jäljet.
blackhat-page-about-column-spaces-name = Ruudut
blackhat-page-about-column-spaces = Molempien nappuloiden ruutujen arvot; tyrmässä oleva on 5.
blackhat-page-about-column-floor-name = Vähintään 0
blackhat-page-about-column-floor = Kierros ei koskaan ole alle nollan: tämä nostaa sen nollaan.
blackhat-page-about-column-tile-name = Laatta
blackhat-page-about-column-tile = Mitä salainen laatta muutti.
blackhat-page-about-column-round-name = Kierros
blackhat-page-about-column-round = Tämän kierroksen kaikki pisteet.
blackhat-page-about-column-total-name = Yhteensä
blackhat-page-about-column-total = Kaikki kierrokset yhteensä.
blackhat-page-about-score = Pisteet lähteittäin; vähiten on parasta, ellei pelata statuskorteilla.
blackhat-page-about-last-trick-name = Viime tikki
blackhat-page-about-last-trick = Näyttää viime tikin uudelleen.
blackhat-page-about-sheet-name = Pisteet
blackhat-page-about-sheet = Näyttää, mistä pisteet tulevat.
blackhat-page-about-whole = Näyttää koko laudan pienempänä tai palaa tärkeään osaan.
blackhat-page-about-do-lead = Kerrot, kuinka monella kortilla aloitat.
blackhat-page-about-do-follow = Kerrot, kuinka monta korttia pelaat.
blackhat-page-about-do-play = Nämä kortit menevät tikkiin.
blackhat-page-about-do-take = Kaikki tikin kortit tulevat käteesi jälkineen.
blackhat-page-about-do-keep = Vain hattu ja yhtä monta korttia kuin aloitettiin tulee käteesi; loput poistetaan.
blackhat-page-about-do-pick = Tämä kortti tulee hatun mukana.
blackhat-page-about-do-move = Nappula siirtyy nuolia pitkin tähän ruutuun, ja ruutu vaikuttaa.
blackhat-page-about-do-send = Nappula palaa tähän aloitusruutuun.
blackhat-page-about-do-mark = Merkki muuttaa tämän ruudun arvoa yhdellä.
blackhat-page-about-do-lay = Nostettu moduuli tulee tähän; nappulat jäävät paikoilleen.
blackhat-page-about-do-trace = Jäljittäjä tulee tähän; ruudun nappulat joutuvat tyrmään.
blackhat-page-about-do-pass = Mitään ei tapahdu.
blackhat-page-about-do-randomize = Nostetaan satunnainen moduuli, ja se on pantava laudalle.

## Loppu

blackhat-page-end-fewest = Vähiten pisteitä voittaa.
blackhat-page-end-celebrity = Lähimmäs omaa statuskorttiaan päässyt voittaa.
blackhat-page-end-status = Statuskortit: { $cards }.
blackhat-page-end-robot = Robotin pisteet yhteensä: { $points }.
blackhat-page-end-robot-won = Tämän voitti Robotti. Nyt kannattaa viipyä tovi peilin edessä.

## Uusinnan hetkiä

blackhat-page-moment-ended = Loppu
blackhat-page-moment-revealed = Salainen laatta
blackhat-page-moment-eliminated = Joku putoaa pelistä
blackhat-page-moment-jailed = Jäljittäjä iskee
blackhat-page-moment-scored = Kierros pisteytetään
blackhat-page-moment-hatted = Black Hat -tikki
blackhat-page-cheer-hat = Hattu varastettu!

## Vinkkejä ensimmäiseen peliin

blackhat-page-hint-traces = Kortin täplät ovat sen jälkiä: jos kortti on kierroksen lopussa vielä kädessäsi, saat niistä rangaistuspisteitä. Nyt jälkiä on yhteensä { $traces }.
blackhat-page-hint-lead = Sinä aloitat. Napauta yhtä korttia tai useita samanarvoisia ja paina sitten ”Pelaa”. Tikin voittaja siirtää nappulaa; kierros päättyy, kun joku pääsee eroon kaikista korteistaan.
blackhat-page-hint-lead-many = Useita samanarvoisia on vaikea lyödä: se onnistuu vain yhtä monella vähintään yhtä suurella. Ja jäljistäkin pääset nopeammin eroon.
blackhat-page-hint-follow-one = Kaikki pelaavat kortin, ja suurin voittaa tikin; yhtä suurista viimeinen. Voittoa ei ole pakko tavoitella.
blackhat-page-hint-follow-many =
    { $led ->
        [1] Aloituksessa oli yksi kortti.
       *[other] Aloituksessa oli { $led } samanarvoista. Voittaa voi vain yhtä monella samanarvoisella; muuten heitä sekaan mikä tahansa kortti.
    }
blackhat-page-hint-follow-any = Pelaa niin monta tai niin vähän kuin haluat, kunhan ne ovat samanarvoisia. Voittaa voi silti vain { $led } kortilla, yhtä monella kuin aloituksessa.
blackhat-page-hint-hat = Black Hat päässä: { $seat }. Tikki, johon se kortti pelataan, kääntyy ylösalaisin.
blackhat-page-hint-hat-mine = Black Hat on sinulla. Jos pelaat sen, tikin voittavat pienimmät kortit, ja voittajan on otettava hattu ja osa korteista.
blackhat-page-hint-turned = Black Hat on tikissä: nyt pienin voittaa, ja voittaja ottaa käteensä hatun ja kortteja. Haluatko sitä?
blackhat-page-hint-pickup = Ota kaikki kortit, niin olet vahva seuraavissa tikeissä, tai vain hattu ja yhtä monta korttia kuin aloituksessa oli. Jokaisella kortilla on jälkensä.
blackhat-page-hint-hack = Tikin voittaja hakkeroi: siirrä jompaakumpaa nappulaasi nuolta pitkin. Varattujen ruutujen yli hypätään. Luvut lasketaan joka kierroksen lopussa: pieni on hyvä.
blackhat-page-hint-negative = Negatiivisissa ruuduissa nappulat eivät ole turvassa: tikin voittaja saa siirtää niitä eteenpäin, olivatpa ne kenen tahansa.
blackhat-page-hint-asset = Critical Asset on ulottuvilla! Sinne ehtivä nappula päättää pelin. Mene, jos sinulla on vähiten pisteitä.
blackhat-page-hint-honeypot = Honeypotin arvo houkuttelee, mutta nappula ei pääse sieltä enää koskaan pois.
blackhat-page-hint-service-near = Denial-of-Service: ruutuun tuleva nappula lähettää toisen takaisin alkuun mutta jää itse vangiksi.
blackhat-page-hint-alarm = Alarm vangitsee nappulasi ja päästää jäljittäjän irti. Siitä lähtien siirrät sitä aina, kun voitat tikin.
blackhat-page-hint-exploit-near = Exploit antaa sinun muuttaa jonkin ruudun arvoa yhdellä.
blackhat-page-hint-randomizer-near = Randomizer antaa sinun nostaa moduulin, joka panee osan verkosta uusiksi.
blackhat-page-hint-cache = Cache-ruutujen arvot ovat pieniä tai negatiivisia, joten ne maksavat vähän tai jopa vähentävät pisteitäsi. Mutta negatiivisesta ruudusta muut saavat siirtää nappulasi eteenpäin.
blackhat-page-hint-service = Valitse nappula, joka joutuu takaisin. Se palaa aloitusruutuun, ja sen matka alkaa alusta.
blackhat-page-hint-decoy = Laatta olikin syötti: peli jatkuu, ja nappulasi palaa aloitusruutuun.
blackhat-page-hint-exploit = Pienennä oman ruutusi arvoa tai suurenna sellaisen, jossa on joku muu. Jos arvo menee alle nollan, muut saavat siirtää siellä olevaa nappulaa.
blackhat-page-hint-randomizer = Moduuli peittää neljä ruutua ja muuttaa nuolia reunoillaan. Nuolta voi seurata vain, jos sen molemmat puoliskot ovat paikallaan.
blackhat-page-hint-trace = Jäljittäjä siirtyy viereiseen ruutuun, ei yleensä takaisin alkuun päin. Sen tielle osuvat nappulat joutuvat tyrmään: 5 pistettä joka kierroksella.
blackhat-page-hint-tracer = Jäljittäjä on liikkeellä. Sitä siirtää tikin voittaja, jolla on nappula Alarm-ruudussa, ja sen tielle osuvat nappulat joutuvat tyrmään.
blackhat-page-hint-robot = Kaksinpelissä mukana on Robotti. Tässä tikissä pelaat sen kortteja, jotka kaikki näkevät: se voi voittaa tikkejä ja jopa koko pelin.
blackhat-page-hint-score = Kierros on ohi, kun joltakulta loppuvat kortit. Kaikki saavat pisteiksi kätensä jäljet ja molempien nappuloidensa ruutujen arvot. Nappulat jäävät paikoilleen.
blackhat-page-hint-end = Jokin nappula on lähellä Critical Assetia. Heti kun yksi ehtii perille, peli on ohi, ja vähiten pisteitä voittaa.
blackhat-page-hint-celebrity = Tässä pelissä vähiten pisteitä ei voita: yritä päätyä mahdollisimman lähelle lukua { $target }.

## Verkko

blackhat-page-net = Verkko. Nuolinäppäimillä kuljet vaihtoehdosta toiseen tai nappulasta nappulaan, Enter valitsee, Escape peruu valinnan.
blackhat-page-net-map = Kaikki ruudut ja minne niiden nuolet vievät
blackhat-page-net-whole = Näytä koko lauta
blackhat-page-net-jail = Tyrmä
blackhat-page-net-tracer = jäljittäjä

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

blackhat-page-net-module-1a = Palomuuri
blackhat-page-net-module-1b = Kuormantasaaja
blackhat-page-net-module-2a = Postiportti
blackhat-page-net-module-2b = Avoin välittäjä
blackhat-page-net-module-3a = Hiekkalaatikko
blackhat-page-net-module-3b = Tervahauta
blackhat-page-net-module-4a = Bottiverkko
blackhat-page-net-module-4b = Tulva
blackhat-page-net-module-5a = Tunkeilijavahti
blackhat-page-net-module-5b = Ansalanka
blackhat-page-net-module-6a = Pilvi
blackhat-page-net-module-6b = Virtuaalikone
blackhat-page-net-module-7a = Umpikuja
blackhat-page-net-module-7b = Ristikytkentä
blackhat-page-net-module-8a = Holvi
blackhat-page-net-module-8b = Arkisto

## Valitseminen verkossa

blackhat-page-net-pawn = Nappula { $pawn } ({ $seat })
blackhat-page-net-own-pawn = Nappula { $pawn }
blackhat-page-net-space = { $cell }, { $kind }, arvo { $value }
blackhat-page-net-black = { $cell }, ei ruutua
blackhat-page-net-taken = { $space }. Täällä: { $pawns }
blackhat-page-net-take = { $pawn }, { $space }. Voi siirtyä: { $cells }
blackhat-page-net-goal = { $action }: { $space }
blackhat-page-net-change = Muuta arvoa: { $space }
blackhat-page-net-move = { $pawn }, { $origin } → { $to }
blackhat-page-net-send = { $pawn } takaisin, { $origin } → { $to }
blackhat-page-net-lay = Aseta { $module }, vasen yläkulma ruutuun { $to }
blackhat-page-net-look = { $pawn }: { $space }. Voisi siirtyä: { $cells }.
blackhat-page-net-look-only = { $pawn }: { $space }.
blackhat-page-net-look-stuck = { $pawn }: { $space }. Ei pääse nyt minnekään.
blackhat-page-net-look-trapped = { $pawn }: { $space }. Vankina.

blackhat-page-net-ask-change = Uusi arvo?
blackhat-page-net-ask-randomize = Käytätkö Randomizeria?

## Verkko sanoin

blackhat-page-net-tracer-home = Jäljittäjä ei ole vielä liikkeellä.
blackhat-page-net-tracer-at = Jäljittäjä: { $place }.
blackhat-page-net-tile = Salainen Critical Asset, käännetty: { $tile }.
blackhat-page-net-tile-down = Critical Asset -ruudussa on salainen laatta kuvapuoli alaspäin.
blackhat-page-net-module-at = Moduuli { $module } on ruuduissa { $from } – { $to }.
blackhat-page-net-marked = Merkit ruudussa { $cell }: { $change }.
blackhat-page-net-leads = { $space }. Nuolet vievät: { $cells }.
blackhat-page-net-leads-nowhere = { $space }. Nuolet eivät vie minnekään.
