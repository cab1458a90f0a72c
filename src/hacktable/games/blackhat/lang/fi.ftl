### Black Hat suomeksi.
### Nimet ovat niin, että lauseeseen sopii myös ”Sinä”: ennen kaksoispistettä, lopussa tai suluissa. Paikat ovat perusmuodossa, siksi nuolet.

blackhat-title = Black Hat
blackhat-summary = Voita oikeat tikit, hakkeroi tiesi verkon läpi ja jätä mahdollisimman vähän jälkiä.

blackhat-robot = Robotti

## Valinnat

blackhat-option-edition = Painos
blackhat-option-edition-about = Painetut ohjekirjat eroavat yksityiskohdissa. ”Talon säännöt” ovat oma valikoimamme parhaista paloista; jokaisen yksityiskohdan voi silti asettaa erikseen.
blackhat-option-board = Pelilauta
blackhat-option-board-about = ”Klassinen” sopii ensimmäiseen peliin. Vaativalla laudalla on enemmän toimintoruutuja. Voit myös pelata itse piirretyllä laudalla.
blackhat-option-drawing = Lautatiedosto
blackhat-option-drawing-about = Oma pelilauta, joka on piirretty merkeillä tekstitiedostoon niin kuin meidän lautamme.
blackhat-option-modules = Moduulit
blackhat-option-modules-about = Näin monta satunnaista moduulia asetetaan laudalle ennen peliä.
blackhat-option-short_deck = Pienempi pakka
blackhat-option-short_deck-about = Kun pelaajia on alle kuusi, jokaista korttia on vähemmän: vähemmän tuuria.
blackhat-option-hidden_hat = Hattu pakassa
blackhat-option-hidden_hat-about = Black Hat sekoitetaan pakkaan ja jaetaan muiden korttien mukana eikä laskemalla.
blackhat-option-tracer = Jäljittäjä
blackhat-option-tracer-about = Alarm-ruudut vangitsevat nappuloita ja herättävät jäljittäjän, joka vie kiinni saamansa tyrmään.
blackhat-option-secret_asset = Salainen Critical Asset
blackhat-option-secret_asset-about = Critical Asset -ruudussa on kuvapuoli alaspäin laatta, joka muuttaa pelin loppua.
blackhat-option-celebrity = Celebrity status
blackhat-option-celebrity-about = Voittaja ei olekaan se, jolla on vähiten pisteitä, vaan se, joka pääsee lähimmäs salaista statuskorttiaan.
blackhat-option-broken_honeypot = Murrettu Honeypot
blackhat-option-broken_honeypot-about = Kun nappula on Honeypotissa, jaetaan vain puolikkaat kädet.
blackhat-option-follow = Muiden korttimäärä
blackhat-option-follow-about = Yksi tai yhtä monta kuin aloituksessa, tai kuinka monta tahansa.
blackhat-option-refill = Poistopakka nostopakaksi
blackhat-option-refill-about = Tehdäänkö poistopakasta uusi nostopakka, kun vanha loppuu.
blackhat-option-pickup = Hatun kanssa otettavat
blackhat-option-pickup-about = Black Hat -tikin voittaja valitsee kortit itse tai joutuu ottamaan suurimmat.
blackhat-option-service = Denial-of-Service
blackhat-option-service-about = Onko nappula pakko lähettää takaisin vai saako sen lähettää.
blackhat-option-half_deals = Puolikkaat kädet
blackhat-option-half_deals-about = Puolikkaita jaetaan niin kauan kuin nappula on Honeypotissa, siitä lähtien aina tai vain seuraavalla kerralla.
blackhat-option-exploit = Exploit
blackhat-option-exploit-about = Mitä ruutuja Exploit saa muuttaa: vain Host-ruutuja vai kaikkia.
blackhat-option-randomizer = Randomizer
blackhat-option-randomizer-about = Minne moduulin saa asettaa: merkityille paikoille vai minne vain.
blackhat-option-tie = Tasapeli
blackhat-option-tie-about = Mikä kierros ratkaisee tasapisteissä: viimeinen vai sitä edellinen.
blackhat-option-alarm_mover = Jäljittäjän siirtäjä
blackhat-option-alarm_mover-about = Se, jolla on nappula Alarm-ruudussa, tai se, joka laukaisi viimeisimmän hälytyksen.
blackhat-option-tracer_back = Jäljittäjän paluu
blackhat-option-tracer_back-about = Saako se palata vasemmalle ruutuun, josta se juuri tuli, vai vain ylös ja alas.
blackhat-option-robot_first = Robotin ensimmäinen tikki
blackhat-option-robot_first-about = Kuka pelaa Robottia kierroksen ensimmäisessä tikissä: se, joka ei aloita, vai se, jolla ei ole hattua.
blackhat-option-celebrity_tie = Statuskorttien tasapeli
blackhat-option-celebrity_tie-about = Ratkaiseeko edellinen kierros vai jaetaanko voitto.
blackhat-option-edition-house = Talon säännöt
blackhat-option-edition-finnish = Suomalainen
blackhat-option-edition-norwegian = Norjalainen
blackhat-option-edition-portuguese = Portugalilainen
blackhat-option-board-classic = Klassinen
blackhat-option-board-advanced = Vaativa
blackhat-option-board-custom = Oma
blackhat-option-follow-led = yksi, tai yhtä monta kuin aloituksessa
blackhat-option-follow-any = kuinka monta tahansa
blackhat-option-refill-yes = kyllä
blackhat-option-refill-no = ei
blackhat-option-pickup-choice = voittaja valitsee
blackhat-option-pickup-highest = suurimmat
blackhat-option-service-must = pakko käyttää
blackhat-option-service-may = saa käyttää
blackhat-option-half_deals-standing = kun nappula on siellä
blackhat-option-half_deals-later = siitä lähtien aina
blackhat-option-half_deals-next = vain seuraavalla kerralla
blackhat-option-exploit-host = Host-ruudut
blackhat-option-exploit-any = kaikki ruudut
blackhat-option-randomizer-marked = merkityille paikoille
blackhat-option-randomizer-anywhere = minne vain
blackhat-option-tie-last = viimeinen kierros ratkaisee
blackhat-option-tie-previous = sitä edellinen kierros ratkaisee
blackhat-option-alarm_mover-standing = se, jolla on nappula Alarm-ruudussa
blackhat-option-alarm_mover-latest = se, joka laukaisi viimeisimmän
blackhat-option-tracer_back-left = myös takaisin vasemmalle
blackhat-option-tracer_back-sideways = vain ylös ja alas
blackhat-option-robot_first-follower = se, joka ei aloita
blackhat-option-robot_first-hatless = se, jolla ei ole hattua
blackhat-option-celebrity_tie-previous = edellinen kierros ratkaisee
blackhat-option-celebrity_tie-shared = voitto jaetaan

blackhat-combine-needs = Valinta ”{ $option }” ei vaikuta mihinkään ilman valintaa ”{ $needs }”: ota molemmat käyttöön tai jätä se laitoksen mukaiseksi.
blackhat-combine-tie = Kun ”{ $needs }” on käytössä, tasapelin ratkaisevat statuskortit: jätä valinta ”{ $option }” laitoksen mukaiseksi.
blackhat-combine-robot = Robotti on mukana vain kaksinpelissä, ja pelaajia on { $players }: jätä valinta ”{ $option }” laitoksen mukaiseksi.
blackhat-combine-short = Kuudella pelaajalla pienempi pakka on koko pakka: poista valinta ”{ $option }” käytöstä.
blackhat-warning-robot-tracer = Robotti ja jäljittäjä johtavat yhdessä outoihin tilanteisiin. Ohjekirjat eivät sitä suosittele, mutta saat kokeilla.

## Huudahdukset: yhdellä napautuksella

blackhat-call-nice-trick = Hieno tikki!
blackhat-call-mine = Tuo on minun!
blackhat-call-not-the-hat = Mitä vain, ei hattua!
blackhat-call-hat-suits-you = Hattu sopii sinulle!
blackhat-call-careful = Varovasti nyt …
blackhat-call-hurts = Auts!
blackhat-call-catch-me = Ota kiinni, jos saat!
blackhat-call-laugh = Hahaha!

## Mitä nyt tehdään

blackhat-expect-lead = Sinä aloitat: montako korttia?
blackhat-expect-set =
    { $size ->
        [1] Pelaa kortti.
       *[other] Pelaa { $size } kortin yhdistelmä.
    }
blackhat-expect-follow =
    { $led ->
        [1] Pelaa kortti tikkiin.
       *[other] Pelaa yksi kortti tai { $led } kortin yhdistelmä.
    }
blackhat-expect-answer = Montako korttia pelaat? Voittaa voi { $led } kortin yhdistelmällä.
blackhat-expect-pickup = Tikki on sinun, hattu mukaan lukien: ota kaikki kortit tai hattu ja pari muuta.
blackhat-expect-pick = Valitse hatun kanssa otettavat kortit, pienin ensin. Valitsematta vielä: { $picks }.
blackhat-expect-hack = Nyt hakkeroidaan: siirrä nappulaa.
blackhat-expect-service = Denial-of-Service: lähetä nappula takaisin alkuun.
blackhat-expect-decoy = Syötti! Valitse nappulallesi aloitusruutu.
blackhat-expect-exploit = Exploit: muuta ruudun arvoa yhdellä tai jätä väliin.
blackhat-expect-randomize = Randomizer: nosta moduuli tai jätä väliin.
blackhat-expect-lay = Aseta moduuli.
blackhat-expect-trace = Siirrä jäljittäjää.
blackhat-expect-over = Peli on päättynyt.

## Kun jokin ei käy

blackhat-lead-first = ”{ $given }” ei onnistu vielä: aloita ensin tikki yhdellä kortilla tai usealla samanarvoisella.
blackhat-play-set = ”{ $given }” ei onnistu nyt: pelaa ensin korttisi tikkiin.
blackhat-follow-now = ”{ $given }” ei onnistu nyt: sinun on vuorosi pelata kortteja tikkiin.
blackhat-answer-first = ”{ $given }” ei onnistu vielä: pelaa ensin tikkiin yksi kortti tai useita samanarvoisia.
blackhat-pick-up = ”{ $given }” ei onnistu vielä: ota ensin kaikki Black Hat -tikin kortit tai hattu ja pari muuta.
blackhat-pick-cards = ”{ $given }” ei onnistu vielä: valitse ensin hatun kanssa otettavat kortit.
blackhat-must-hack = ”{ $given }” ei onnistu nyt: voitit tikin, joten sinun on siirrettävä nappulaa.
blackhat-must-send = ”{ $given }” ei onnistu nyt: valitse nappula, jonka Denial-of-Service lähettää takaisin.
blackhat-must-return = ”{ $given }” ei onnistu nyt: syöttiin langennut nappula palaa valitsemaasi aloitusruutuun.
blackhat-exploit-now = ”{ $given }” ei onnistu nyt: muuta Exploitilla jotakin arvoa tai jätä väliin.
blackhat-randomize-now = ”{ $given }” ei onnistu nyt: nosta moduuli tai jätä väliin.
blackhat-must-lay = ”{ $given }” ei onnistu nyt: nostettu moduuli on asetettava laudalle.
blackhat-must-trace = ”{ $given }” ei onnistu nyt: jäljittäjää on siirrettävä.
blackhat-no-such-set = ”{ $given }” ei onnistu: sinulla ei ole nyt pelattavaa { $size } kortin yhdistelmää.
blackhat-no-pass = ”{ $given }” ei onnistu: kaikki pelaavat. Väliin jää vain se, jolla on pelkkä Black Hat, ja se tapahtuu itsestään.
blackhat-odd-set = ”{ $given }” ei ole yhdistelmä: yhdistelmässä on oltava vähintään yksi sen arvoinen kortti. Vain jokerit ja Black Hat ilman muita kortteja ovat 14.
blackhat-not-in-hand = ”{ $given }” ei onnistu: korttia ”{ $card }” tarvitaan { $count }, ja sinulla on { $have }.
blackhat-hat-size = ”{ $given }” ei onnistu: Black Hatin voi pelata vain aloituksen kokoisessa, { $led } kortin yhdistelmässä.
blackhat-wrong-size =
    { $size ->
        [1] ”{ $given }” ei onnistu: pelaa nyt tasan yksi kortti.
       *[other] ”{ $given }” ei onnistu: pelaa nyt tasan { $size } korttia.
    }
blackhat-led-size = ”{ $given }” ei onnistu: { $led ->
        [1] aloituksessa oli yksi kortti, joten sinäkin pelaat yhden.
       *[other] pelaa yksi kortti tai tasan { $led }, yhtä monta kuin aloituksessa.
    }
blackhat-not-in-trick = ”{ $given }” ei onnistu: tikissä ei ole korttia { $card }.
blackhat-pick-rising = ”{ $given }” ei onnistu: valitse kortit pienimmästä suurimpaan, nyt vähintään { $card }.
blackhat-pick-enough = ”{ $given }” ei onnistu: siitä ylöspäin kortteja on liian vähän. Valitsematta vielä: { $count }.
blackhat-no-pawn = ”{ $given }” ei onnistu: kukaan ei pelaa noilla nappuloilla.
blackhat-in-jail = ”{ $given }” ei onnistu: se nappula on tyrmässä.
blackhat-not-negative = ”{ $given }” ei onnistu: nappula ei ole sinun, ja ruudun { $place } arvo on { $value }. Muiden nappuloita saa siirtää vain negatiivisista ruuduista.
blackhat-trapped = ”{ $given }” ei onnistu: ruudussa { $place } oleva nappula on vankina.
blackhat-no-way = ”{ $given }” ei onnistu: nuolia pitkin ei pääse näin ({ $origin } → { $place }), tai ruutu on varattu.
blackhat-no-way-on = ”{ $given }” ei onnistu: ruudusta { $origin } nuolet eivät vie yhteenkään vapaaseen ruutuun.
blackhat-send-itself = ”{ $given }” ei onnistu: ruutuun tullut nappula jää siihen.
blackhat-not-to-send = ”{ $given }” ei onnistu: ruudusta { $place } nappulaa ei voi lähettää takaisin. Honeypoteissa ja aloitusruuduissa olevat jäävät paikoilleen.
blackhat-send-where = ”{ $given }” ei onnistu: nappulat lähetetään aloitusruutuihin, jotka ovat { $backdoor } ja { $public }.
blackhat-send-tracer = ”{ $given }” ei onnistu: ruudussa { $place } on jäljittäjä.
blackhat-send-both = ”{ $given }” ei onnistu: saman pelaajan toinen nappula on jo ruudussa { $place }.
blackhat-no-target = ”{ $given }” ei onnistu: Exploitisi ei voi muuttaa ruutua { $place }.
blackhat-no-area = ”{ $given }” ei onnistu: moduulin vasen yläkulma ei voi olla ruudussa { $place }.
blackhat-lay-black = ”{ $given }” ei onnistu: joku jäisi seisomaan mustaan ruutuun.
blackhat-no-step = ”{ $given }” ei onnistu: jäljittäjä siirtyy askelen ylös, alas tai oikealle tai, jos sääntönne sen sallivat, takaisin tulosuuntaansa.

## Mitä on pelissä

blackhat-stake-round = Tämä kierros
blackhat-stake-secret = Tämä kierros ennen salaista laattaa
blackhat-prospect-won = Voitat tämän tikin
blackhat-reason-takes = Kukaan ei enää pelaa tämän jälkeen, joten tämä voittaa tikin.
blackhat-reason-safe = Kukaan tämän jälkeen pelaavista ei voi lyödä tätä.
blackhat-reason-behind =
    Tämä ei lyö pöydässä olevaa korttia { $rank }. { $traces ->
        [0] Sillä ei pääse eroon jäljistä.
        [one] Sillä pääsee eroon yhdestä jäljestä.
       *[other] Sillä pääsee eroon { $traces } jäljestä.
    }
blackhat-reason-behind-wild =
    Tämä ei lyö pöydässä olevia jokereita. { $traces ->
        [0] Sillä ei pääse eroon jäljistä.
        [one] Sillä pääsee eroon yhdestä jäljestä.
       *[other] Sillä pääsee eroon { $traces } jäljestä.
    }
blackhat-reason-short =
    Tikki aloitettiin { $led } kortilla, joten yksi kortti ei voi voittaa sitä. { $traces ->
        [0] Sillä ei pääse eroon jäljistä.
        [one] Sillä pääsee eroon yhdestä jäljestä.
       *[other] Sillä pääsee eroon { $traces } jäljestä.
    }
blackhat-reason-beaten-by-card =
    { $cards ->
        [one] Yksi vielä pelissä oleva kortti lyö tämän
       *[other] { $cards } vielä pelissä olevaa korttia lyö tämän
    }; { $hands ->
        [1] tämän jälkeen pelaavalla voi olla sellainen.
       *[other] { $may ->
            [one] tämän jälkeen pelaa vielä { $hands }, ja heistä yhdellä voi olla sellainen.
           *[other] tämän jälkeen pelaa vielä { $hands }, ja heistä { $may } pelaajalla voi olla sellainen.
        }
    }
blackhat-reason-beaten-by-set =
    { $hands ->
        [1] Tämän jälkeen pelaavalla voi olla yhdistelmä, joka lyö tämän.
       *[other] { $may ->
            [one] Tämän jälkeen pelaa vielä { $hands }, ja heistä yhdellä voi olla yhdistelmä, joka lyö tämän.
           *[other] Tämän jälkeen pelaa vielä { $hands }, ja heistä { $may } pelaajalla voi olla yhdistelmä, joka lyö tämän.
        }
    }
blackhat-reason-lead =
    { $hands ->
        [1] { $may ->
            [0] Toisella pelaajalla ei voi olla { $size } kortin yhdistelmää.
           *[other] Toisella pelaajalla voi olla { $size } kortin yhdistelmä.
        }
       *[other] { $may ->
            [0] Kenelläkään muista ei voi olla { $size } kortin yhdistelmää.
            [one] Muista { $hands } pelaajasta yhdellä voi olla { $size } kortin yhdistelmä.
           *[other] Muita pelaajia on { $hands }, ja heistä { $may } pelaajalla voi olla { $size } kortin yhdistelmä.
        }
    }
blackhat-reason-trapped = Nappula jää siellä vangiksi.
blackhat-reason-no-way = Mikään nuoli ei vie sieltä Critical Assetiin.
blackhat-reason-way =
    { $steps ->
        [one] Sieltä on yksi askel Critical Assetiin.
       *[other] Sieltä on { $steps } askelta Critical Assetiin.
    }

## Mistä pisteet tulevat

blackhat-source-cards = Kortit kädessä
blackhat-source-spaces = Nappuloiden ruudut
blackhat-source-floor = Ei koskaan alle nollan
blackhat-source-tile = Salainen laatta

## Nimet

blackhat-card-joker = jokeri
blackhat-card-hat = Black Hat
blackhat-place-track = jäljittäjän rata ({ $step })
blackhat-place-jail = tyrmä
blackhat-tile-nsa = NSA
blackhat-tile-jackpot = Jättipotti
blackhat-tile-sting = Ansa
blackhat-tile-log-wipe = Lokien pyyhintä
blackhat-tile-leak = Tietovuoto
blackhat-tile-decoy = Syötti

## Toiminnot

blackhat-do-lead = Aloita { $size ->
        [1] yhdellä kortilla
       *[other] { $size } kortilla
    }
blackhat-do-follow = Pelaa tikkiin { $size ->
        [1] yksi kortti
       *[other] { $size } korttia
    }
blackhat-do-play = Pelaa { $set }
blackhat-do-pass = Jätä väliin
blackhat-do-take = Ota kaikki kortit
blackhat-do-keep = Ota hattu ja { $count ->
        [1] yksi kortti
       *[other] { $count } korttia
    }
blackhat-do-pick = Valitse { $rank }
blackhat-do-move =
    { $own ->
        [yes] Nappula { $pawn }: { $origin } → { $to }
       *[no] Nappula { $pawn } (pelaaja { $seat }): { $origin } → { $to }
    }
blackhat-do-send =
    { $own ->
        [yes] Lähetä oma nappula { $pawn }: { $origin } → { $to }
       *[no] Lähetä nappula { $pawn } (pelaaja { $seat }): { $origin } → { $to }
    }
blackhat-do-mark = { $to }: { $change }
blackhat-do-randomize = Nosta moduuli
blackhat-do-lay = Aseta, vasen yläkulma: { $to }
blackhat-do-trace = Jäljittäjä → { $to }

## Harjoitus

blackhat-lesson-follow = Vähiten pisteitä voittaa. Pöydässä on 9 ja 11, ja suurin kortti voittaa tikin. Napauta 13:aa ja pelaa se.
blackhat-lesson-follow-done = 13 voitti tikin.
blackhat-lesson-move = Tikin voittaja hakkeroi: nappula siirtyy nuolta pitkin. Ruudun luku on sinulle haitaksi, negatiivinen eduksi. Siirrä taempi nappulasi Cache-ruutuun, −1.
blackhat-lesson-move-done = Cache-ruudussa nappulasi säästää sinulta pisteen.
blackhat-lesson-lead = Voittaja aloittaa. Useita samanarvoisia kortteja voi lyödä vain yhtä monella. Napauta molempia seiskoja ja pelaa ne.
blackhat-lesson-lead-done = Yksi 3 ei voi voittaa, ja vitoset ovat pienempiä: tikki on taas sinun.
blackhat-lesson-jump = Toisen nappulasi edessä seisoo nappula. Hyppää sen yli Cache-ruutuun, jonka arvo on −2.
blackhat-lesson-jump-done = Varattujen ruutujen yli hypätään.
blackhat-lesson-hat = Käteen jäävät kortit ovat sinulle haitaksi, Black Hat eniten: 5. Se kääntää tikin: pienin kortti voittaa ja joutuu ottamaan hatun. Aloita sillä.
blackhat-lesson-hat-done = Kakkonen voitti ja joutui ottamaan hatun. Sitten nappulasi siirrettiin pois Cache-ruudusta: negatiivisesta ruudusta sen saa tehdä kuka vain.
blackhat-lesson-joker = Pelaa viimeinen korttisi. Jokeri yksin on 14, ja kun joltakulta loppuvat kortit, kierros päättyy.
blackhat-lesson-joker-done = 14 lyö kutosen: tikki on sinun.
blackhat-lesson-last = Vielä yksi hakkerointi: siirrä etummainen nappulasi ruutuun, jonka arvo on 0.
blackhat-lesson-last-done = Kierros pisteytetään. Ei kortteja, ja nappuloistasi −1; alle nollan lasketaan nollaksi. Muut saivat 11 ja 12.
blackhat-lesson-end = Näin jatketaan kierros kierrokselta, kunnes jokin nappula ehtii oikean reunan Critical Assetiin.

## Tapahtumat

blackhat-event-status = Statuskortissasi lukee { $value }.
blackhat-event-fame = Statuskortti ({ $seat }): { $value }.
blackhat-event-round = Kierros { $number }. Jakaja: { $seat }.
blackhat-event-turned = Hatun saaja lasketaan kortilla: { $card }.
blackhat-event-hatted = Black Hatin saaja: { $seat }.
blackhat-event-dealt = { $seat }: { $cards } korttia.
blackhat-event-hand = Korttisi: { $cards }.
blackhat-event-shown = { $seat }, kaikkien nähden: { $card }.
blackhat-event-sized = Pelaat { $size ->
        [1] yhden kortin.
       *[other] { $size } korttia.
    }
blackhat-event-played = { $seat }: { $set }.
blackhat-event-passed = { $seat }: kädessä vain Black Hat, vuoro jää väliin.
blackhat-event-won = Tikin voittaja: { $seat }.
blackhat-event-took = { $seat }: kaikki tikin kortit käteen.
blackhat-event-kept = { $seat }: Black Hat käteen.
blackhat-event-picked = { $seat }: lisäksi { $rank }.
blackhat-event-discarded = Loput tikistä menivät poistopakkaan.
blackhat-event-moved =
    { $own ->
        [yes] { $seat }: nappula { $pawn } siirtyi, { $origin } → { $to }.
       *[no] { $by }: nappula { $pawn } ({ $seat }) siirretty, { $origin } → { $to }.
    }
blackhat-event-drew = { $seat }: ei mahdollista siirtoa, kortti nostopakasta.
blackhat-event-drawn = Nostamasi kortti: { $card }.
blackhat-event-empty = { $seat }: ei mahdollista siirtoa eikä korttia nostettavaksi.
blackhat-event-refilled = Poistopakasta sekoitettiin uusi nostopakka, kortteja { $cards }.
blackhat-event-trapped =
    { $trap ->
        [service] Nappula { $pawn } ({ $seat }) käynnisti Denial-of-Servicen ja jäi vangiksi.
        [alarm] Nappula { $pawn } ({ $seat }) laukaisi hälytyksen ja jäi vangiksi.
       *[honeypot] Nappula { $pawn } ({ $seat }) juuttui Honeypotiin.
    }
blackhat-event-sent = { $by }: nappula { $pawn } ({ $seat }) lähetetty takaisin, { $origin } → { $to }.
blackhat-event-declined = { $seat } jätti väliin.
blackhat-event-marked = { $seat }: ruudun { $to } arvoon { $change }.
blackhat-event-unmarked = Ruudun { $origin } merkki palasi varastoon.
blackhat-event-found = { $seat }: nostettu moduuli { $module }{ $side }.
blackhat-event-laid = Moduuli { $module }{ $side } on nyt laudalla: { $to }.
blackhat-event-returned = Moduuli { $module } palasi varastoon.
blackhat-event-alarmed = Jäljittäjä on liikkeellä: { $to } (hälyttäjä: { $seat }).
blackhat-event-traced = { $by }: jäljittäjä siirretty, { $origin } → { $to }.
blackhat-event-jailed = Jäljittäjä vei tyrmään: nappula { $pawn } ({ $seat }).
blackhat-event-eliminated = Pudonnut pelistä: { $seat }.
blackhat-event-revealed = Salainen laatta: { $tile }!
blackhat-event-scored = { $seat }: kortit { $cards }, ruudut { $spaces }, laatta { $tile }, alaraja { $floor }. Tällä kierroksella { $points }, yhteensä { $total }.
blackhat-event-ended =
    { $reason ->
        [asset] Critical Asset on saavutettu: peli päättyi!
        [stuck] Yksikään nappula ei voi enää liikkua: peli päättyi!
        [tracer] Jäljittäjä ehti Critical Asset -ruutuun: peli päättyi!
       *[last] Vain yksi on jäljellä: peli päättyi!
    }
blackhat-event-victor = Voittaja: { $seat }.

## Laudat ja moduulit tiedostoina

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
blackhat-legend-whole = Nuoli
blackhat-legend-half = Puolikas nuoli
blackhat-legend-place = Moduulin paikka
blackhat-legend-track = Jäljittäjän rata
blackhat-untitled = Nimetön
blackhat-modules-title = Moduulit
blackhat-picture-alt = Pelilauta, jolla pelataan: ruudut symboleineen ja arvoineen, nuolet niiden välillä.
blackhat-drawing = Lautatiedostoa ei voi käyttää. Virheitä: { $count }
blackhat-file-character = { $given } on näkymätön merkki: käytä tavallisia välilyöntejä.
blackhat-file-word = { $given } ei voi aloittaa riviä. Odotettiin: title, modules, track, ruuturivin numero, piste ennen nuolia tai # ennen huomautusta.
blackhat-file-twice = Rivi ”{ $given }” on jo olemassa: se kirjoitetaan vain kerran.
blackhat-file-title = Otsikko on liian pitkä. Merkkejä: { $given }, enintään { $most }.
blackhat-file-row = Tässä on rivi { $given }, vaikka odotettiin riviä { $expected }.
blackhat-file-rows = Rivi { $given } on liikaa: rivejä mahtuu enintään { $most }.
blackhat-file-columns = { $given } on liikaa: ruutuja mahtuu riville enintään { $most }.
blackhat-file-stray = Nuolirivi ei kuulu tähän: jokaisen ruuturivin alla on yksi.
blackhat-file-arrow-line = Tässä odotettiin nuoliriviä. Se alkaa pisteellä, vaikka nuolia ei olisi.
blackhat-file-between = { $given } ei ole ruudussa eikä kahden puolivälissä. Ruudut alkavat sarakkeista 7, 13, 19 ja niin edelleen.
blackhat-file-shifted = { $given } ei ole ruudun alussa: ruudut alkavat sarakkeista 7, 13, 19 ja niin edelleen.
blackhat-file-kind = { $given } ei ole mikään ruudun laji. Lajit ovat: { $allowed }
blackhat-file-black = { $given } ei ole musta ruutu: se kirjoitetaan ###.
blackhat-file-value = { $given } ei ole arvo: odotettiin etumerkkiä ja numeroa, kuten +3 tai -1.
blackhat-file-range = Arvo { $given } ei ole välillä { $low } – { $high }.
blackhat-file-sideways = { $given } ei ole nuoli rivin kahden ruudun välillä: odotettiin > tai <.
blackhat-file-arrow = { $given } ei ole nuoli tässä: v ja ^ ovat arvon etumerkin alla, \ / ja X kahden ruudun puolivälissä.
blackhat-file-none = Laudalta puuttuu { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }: odotettiin yhtä ruutua, jossa on kirjain { $letter }.
blackhat-file-another = Ruudussa { $cell } on toinen { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    }: laudalla on vain yksi, ja se on jo ruudussa { $first }.
blackhat-file-into-start = Nuoli vie ruutuun { $cell }, mutta aloitusruutuun ei siirrytä.
blackhat-file-out-of-goal = Nuoli vie pois ruudusta { $cell }, mutta Critical Assetiin päättyvät kaikki reitit.
blackhat-file-circle = Nuolet vievät ruudun { $cell } kohdalla ympyrää: nappula ei saa palata siihen, missä se oli.
blackhat-file-no-way = Ruudusta { $cell } ei ole reittiä Critical Assetiin.
blackhat-file-places = Moduulien paikkoja: { $given }, odotettiin { $expected }. Rivi nimeää niiden vasemmat yläruudut: modules d1 f2 h1 d4 h4
blackhat-file-cell = { $given } ei ole ruutu: ruutujen nimet ovat a1 – { $last }.
blackhat-file-off = Ruutuun { $cell } asetettu moduuli olisi osaksi laudan ulkopuolella: se tarvitsee kaksi kertaa kaksi ruutua.
blackhat-file-over = Ruutuun { $cell } asetettu moduuli peittäisi ruudun { $over }, joka on aloitusruutu tai Critical Asset.
blackhat-file-overlap = Ruutuun { $cell } asetettu moduuli menisi toisen paikan päälle.
blackhat-file-track = { $given } ei ole jäljittäjän rata. Odotettiin: track { $expected }
blackhat-file-tracer = Jäljittäjä ei pääse Backdoorista ruutuun { $cell }: se liikkuu ylös, alas ja oikealle, ei koskaan mustiin ruutuihin.
blackhat-file-face = Tässä on puoli { $given }, vaikka odotettiin puolta { $expected }: jokaisella moduulilla on puolet a ja b.
blackhat-file-face-word = { $given } ei voi aloittaa riviä tässä. Odotettiin: face, ruuturivin numero tai piste ennen nuolia.
blackhat-file-face-cells = Ruutuja tällä puolella: { $given }. Odotettiin kahta kahden ruudun riviä.
blackhat-file-face-kind =
    { $kind ->
        [backdoor] Backdoor
        [public] Public Server
       *[asset] Critical Asset
    } ei ole koskaan moduulilla.
blackhat-file-faces = Puolia: { $given }. Odotettiin { $expected }, kaksi jokaiselle { $modules } moduulille.
blackhat-file-unreached = Mikään reitti ei vie ruutuun { $cell }: vain moduuli voisi tuoda jonkun sinne.
blackhat-file-dead-end = Ruudusta { $cell } ei ole reittiä Critical Assetiin: vain moduuli voisi auttaa nappulan pois.
blackhat-file-few-positive = Ruutuja, joilla on positiivinen arvo: { $given } / { $spaces }. Niitä pitäisi olla yli puolet.
blackhat-file-many-negative = Ruutuja, joilla on negatiivinen arvo: { $given } / { $spaces }. Niitä pitäisi olla enintään neljännes.
blackhat-file-not-falling = Arvojen pitäisi laskea maalia kohti, mutta keskimäärin ne ovat vasemmalla { $left } ja oikealla { $right }.
blackhat-check-board = { $file }: pelilauta, ”{ $title }”
blackhat-check-modules = { $file }: kaikkien moduulien puolet ({ $faces })
blackhat-check-faults = { $file }: { $count ->
        [one] yksi virhe
       *[other] { $count } virhettä
    }
blackhat-check-spaces = Ruudut: { $kinds }
blackhat-check-way = Lyhin reitti ruudusta { $start } ruutuun { $goal }: siirtoja { $moves }
blackhat-check-places = Moduulien paikat: { $places }
blackhat-check-long = Liian pitkä pöytään. Merkkejä: { $given }, enintään { $most }.
blackhat-check-warning = Huomio. { $reason }
blackhat-check-good = Ei virheitä.
blackhat-check-play = Näin sillä pelataan: { $command }
