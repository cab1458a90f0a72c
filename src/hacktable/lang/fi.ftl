### Lauseet, jotka ovat kaikille peleille yhteisiä.

## Toiminnot, tapahtumat ja JSON

malformed-field = { $field } on { $given }, mutta sallittua on vain: { $expected }.
malformed-verb = { $given } ei tarkoita tässä mitään. Mahdollisia ovat: { $expected }.
malformed-missing = { $given } on vajaa: { $field } puuttuu ({ $expected }).
malformed-extra = { $given } sisältää liikaa: { $extra } ei kuulu siihen.
malformed-json = { $given } ei kelpaa JSONiksi: { $reason }

## Pelin valmistelu

option-game = Peliä { $given } ei ole. Valittavana: { $allowed }.
option-players = { $game }: pelaajia voi olla { $allowed }, ei { $given }.
option-mapping = Valinnat annetaan niminä ja arvoina; { $given } ei käy.
option-unknown = Valintaa { $option } ei ole. Voit asettaa: { $allowed }.
option-value = Valinta { $option } ei voi olla { $given }. Sallittua: { $allowed }.
option-text = Valinta { $option } on teksti, ei { $given }.
option-text-long = Valinnan { $option } teksti on liian pitkä. Merkkejä: { $given }, enintään { $most }.
option-text-missing = { $option }={ $value } tarvitsee tekstin: anna myös { $text }.
option-text-idle = Teksti { $text } vaikuttaa vain, kun { $option }={ $value }: aseta molemmat tai jätä se pois.
option-file = { $file } ei ole tekstitiedosto: { $reason }
option-bot = Bottia { $given } ei ole. Valittavana: { $allowed }.
option-bot-game = Botti { $bot } ei pelaa peliä { $game }, vain: { $games }.
option-bot-budget = Botin budjetti on maailmojen määrä, enintään { $worlds }, kuten 200, tai millisekunteja, enintään { $ms }, kuten 50ms; ei { $given }.
option-bots = Botteja on { $given } ja paikkoja { $players }: nimeä yksi kaikille tai yksi joka paikalle.
option-live = { $game } pelataan näillä valinnoilla livenä, eikä päätteellä ole siihen käsiä eikä silmiä. Valitse toinen tahti.
option-lesson = Pelissä { $game } ei ole harjoitusta.
option-games = { $given } peliä ei voi simuloida: määrä on 1–{ $most }.
option-bot-elsewhere = Botin { $bot } tuntee vain tämä ohjelma: muut koneet löytävät botit asennettujen pakettien entry pointeista.
arena-margin = { $given } prosenttiyksikön eroa ei voi testata: sen pitää olla suurempi kuin 0 ja pienempi kuin { $most }.
arena-ray = Osoitteessa { $address } ei ole käytettävää Ray-klusteria: { $reason }
arena-versions = Klusteri pelaisi eri pelejä: täällä on { $here }, siellä { $there }.
arena-gpu-bots = Nämä botit eivät voi pelata GPU:lla: { $bots }. Vain policyt voivat, koska ne käännetään yhdessä sääntöjen kanssa; ilman valitsinta --gpu pelataan kaikilla ytimillä.
gpu-missing = Täällä ei ole NVIDIAn GPU:ta, jota voisi käyttää ({ $reason }).
option-number = Peliä { $given } ei ole: pelit numeroidaan nollasta.
option-pair = { $given } ei ole valinta: kirjoita nimi=arvo. Jokainen nimi annetaan kerran.
extra-missing = { $by } tarvitsee lisäosan { $extra }: pip install 'hacktable[{ $extra }]'
seed-kind = { $given } ei kelpaa siemenluvuksi. Anna teksti, kokonaisluku tai 32 tavua.
seed-seat = { $given } ei kelpaa paikan siemenluvuksi. Sen pitää olla tavuja, enintään { $most }.
seed-count = Siemenlukuja paikoilta: { $given }. Mahdollisia ovat vain nämä määrät: { $allowed }.

## Pelissä

not-yours = Paikka { $seat } ei ole nyt vuorossa. Vuorossa: { $actors }.
seat-unknown = Paikkaa { $given } ei ole, kun pelaajia on { $players }: paikat numeroidaan nollasta.
seat-none = Paikkaa { $seat } ei ole, kun pelaajia on { $players }: viimeinen on { $last }.
not-live = ”{ $given }” ei vaikuta nyt: tässä vaiheessa aika ei kulje itsestään.
match-over = Peli on päättynyt, joten ”{ $given }” tulee liian myöhään.
takeback-none = Et ole tehnyt siirtoa, jonka voisi perua.
takeback-acted = Tätä ei voi enää perua: muut ovat saattaneet toimia sen jälkeen.
takeback-chance = Tätä ei voi perua: sattuma on jo ratkaissut.
takeback-shown = Tätä ei voi perua: joku sai siitä tietää jotain, mikä oli salassa.
takeback-live = Livenä pelattavalla kierroksella mitään ei voi perua.
takeback-other = ”{ $given }” ei ole se, minkä voi nyt perua. Odotettu: { $expected }.
took-back = { $name }: siirto peruttu.

## Asemat ja pelitallenteet

text-line = Rivi { $line }, sarake { $column }: { $reason }
text-missing = Tästä puuttuu jotain: { $expected }.
text-unknown = { $given } on tässä tuntematon. Odotettiin: { $expected }.
text-number = { $given } ei sovi tähän. Odotettiin: { $expected }.
text-version = Tämä on kirjoitettu sääntöjen versiolla { $given }, mutta me pelaamme versiolla { $expected }.
text-event = Pelitallenne ei vastaa uudelleen pelattua peliä. Siinä lukee: { $given }. Oikeasti tapahtuu: { $expected }.
text-result = Pelitallenteen tulos ei vastaa uudelleen pelattua peliä. Siinä lukee: { $given }. Oikea tulos on: { $expected }.
text-ended = Tässä on vielä jotain, vaikka loppu on jo saavutettu.
text-fault = Tällaista asemaa ei voi syntyä. Tarkemmin englanniksi: { $reason }.
text-move = Siirto ”{ $given }” ei ole tässä mahdollinen: { $reason }
expected-end = rivin loppu
expected-once = jokainen valinta kerran
expected-name = nimi
text-deal-seat = Paikan { $seat } siemenluku ei ole se, johon paikka sitoutui ennen jakoa.
text-deal-bot = Paikan { $seat } botin siemenluku ei seuraa sitoumuksista julkisen säännön mukaan.
text-deal-twice = Paikka { $seat } sitoutui samaan kuin toinen paikka: sitoumus on kopioitu.

## Pelaaminen päätteessä

cli-choose = Mitä teet? (numero tai merkintä, ? = ohje, q = lopeta)
cli-help =
    Kirjoita toiminnon numero tai merkintä.
    rules { $rule } (tai ? { $rule }) näyttää säännön.
    board näyttää laudan uudelleen.
    q lopettaa pelin.
cli-bye = Hei hei, ensi kertaan!
cli-game-over = Peli on päättynyt.
cli-place =
    { $points ->
        [one] { $place }. { $name }: { $points } piste
       *[other] { $place }. { $name }: { $points } pistettä
    }
cli-you = Sinä
cli-bot = Botti { $number }
cli-tie = Tasapeli: voitto jaetaan.
cli-unknown-rule = Sääntöä { $given } ei ole.
cli-record-saved = Peli on tallennettu: { $file }
cli-game = { $game }  { $first }–{ $last } pelaajaa  { $summary }
cli-backup-saved = Tallennettu: { $file }
cli-site-built = Sivusto on kansiossa { $folder }. Mikä tahansa verkkopalvelin voi jakaa sen, minkä tahansa polun alta.
cli-site-taken = { $folder } ei ole tyhjä: valitse kansio, josta ei katoa mitään.
cli-site-unbuilt = Sivua ei ole rakennettu. Käynnistä pöytä kerran komennolla ./play, se rakentaa sivun.
cli-verify-holds = pitää paikkansa. Toimintoja: { $actions }; { $ended ->
        [yes] pelattu loppuun
       *[no] kesken
    }; { $origin ->
        [seeds] jako seuraa siemenluvuista
       *[position] alkaa annetusta asemasta, joten jakoa ei ole todistettu
    }; jokainen toiminto on sallittu, ja kaikki, mitä kaikki näkivät, toistuu samanlaisena.
cli-verify-refuted = EI pidä paikkaansa. { $reason }
cli-verify-other = ei voida tarkistaa täällä. Se pelattiin pelin { $game } sääntöjen versiolla { $version }, ja tässä Hacktablessa on versio { $here }. `hacktable replay` näyttää sen niin kuin se on kirjoitettu.
cli-verify-no-game = ei voida tarkistaa täällä. Se pelattiin pelin { $game } sääntöjen versiolla { $version }, eikä tässä Hacktablessa ole sitä peliä. `hacktable replay` näyttää sen niin kuin se on kirjoitettu.
cli-verify-one-seed = Siemenlukuja on vain yksi: sen antaja pystyi valitsemaan jaon.
cli-verify-server = palvelin: sitoutui ensin, sormenjälki { $commitment }
cli-verify-seat = paikka { $seat }: sitten { $commitment }
cli-verify-bot = paikka { $seat }: botti, jonka siemenluku seuraa sormenjäljistä julkisella säännöllä
cli-verify-could = { $who ->
        [player] Pystyikö joku toinen pelaaja valitsemaan jaon?
        [host] Pystyikö pöydän vetäjä valitsemaan jaon?
        [operator] Pystyikö palvelimen ylläpitäjä valitsemaan jaon?
       *[operator-who-plays] Pystyikö mukana pelaava ylläpitäjä valitsemaan jaon?
    } { $excluded ->
        [yes] Ei.
       *[no] Kyllä, sitä ei voi sulkea pois.
    }
cli-verify-open = Paikat lähettivät siemenlukunsa avoimesti, kuten kaikki ennen sormenjälkiä: mukana pelaava ylläpitäjä olisi voinut kokeilla siemenlukuja, kunnes jako oli mieleinen.
cli-verify-compare = Vertaa muilta osin palvelimen sormenjälkeä siihen, jonka selaimesi näki ennen peliä.
cli-verify-listed = Näin on, jos luettelosi on tämä: selaimesi säilyttää luettelon, jonka perusteella se paljasti lukunsa, ja pelin lopussa niitä verrataan.
cli-verify-unproved = Todistamatta jää, etteivät samaa laitetta käyttäneet tienneet toistensa siemenlukuja ja ettei ylläpitäjä katsonut salaisuuksia.
cli-verify-first-start = Se oli tämän pelin ensimmäinen aloitus: kukaan ei hylännyt jakoa.
cli-verify-failed-starts = Epäonnistuneita aloituksia ennen sitä: { $starts }. Jokainen on voinut olla jako, jonka joku hylkäsi. Paljastamatta jätti: { $who }.
cli-verify-stopped = palvelin pysähtyi
cli-verify-day = Päivän jako { $day }: palvelinta sitoi sormenjälki { $commitment }
cli-verify-day-bot = paikka { $seat }: botti { $bot }, jonka sattuma seuraa siemenluvusta julkisella säännöllä
cli-verify-day-listed = Jos tämä sormenjälki oli luettelossa ennen päivää niin kuin kaikki sen näkivät, siemenlukua, valintoja ja botteja ei muutettu sen jälkeen keneltäkään: vertaa sitä selaimesi säilyttämään luetteloon.
cli-verify-day-operator = Kukaan pelaajista ei pystynyt valitsemaan jakoa. Palvelimen ylläpitäjä arpoi siemenluvun, pystyi valitsemaan sen ja tiesi sen sinä päivänä.
cli-verify-day-unproved = Todistamatta jää, ettei pelaaja ollut nähnyt jakoa aiemmin toisena vieraana tai joltakulta muulta, ja että botit valitsivat siirtonsa itse.
cli-replay-holds = Tämä pelitallenne pitää paikkansa: uudelleen pelattuna tulos on sama.
cli-replay-fails = Tämä pelitallenne EI pidä paikkaansa: { $reason }
cli-replay-other = Se pelattiin sääntöjen versiolla { $version }, ja tässä Hacktablessa on versio { $here }. Siksi se näytetään niin kuin se on kirjoitettu, eikä sitä voi tarkistaa täällä.
cli-replay-no-game = Tässä Hacktablessa ei ole peliä { $game }. Siksi tallenne näytetään merkintöinä niin kuin se on kirjoitettu, eikä sitä voi tarkistaa täällä.

## Linkkien kuvat

poster-waiting = { $name } odottaa.
poster-free =
    { $free ->
        [0] Kaikki paikat on varattu.
        [one] Yksi paikka on vapaana.
       *[other] { $free } paikkaa on vapaana.
    }
poster-playing = Peli on käynnissä. Tule katsomaan!
poster-ended = Peli päättyi ilman tulosta.
poster-won =
    { $winners ->
        [one] { $name } voitti!
       *[other] { $name } jakavat voiton!
    }
poster-and = { $first } ja { $last }
poster-beginning = Alku
poster-step = Vaihe { $step }/{ $steps }
poster-day = Päivän jako { $day }
poster-day-place = sija { $place }/{ $players }, { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }
poster-day-better = Parempi kuin { $share }
poster-day-first = Ensimmäisenä valmis
poster-evening = { $game }, { $rounds ->
        [one] yksi kierros
       *[other] { $rounds } kierrosta
    }.
poster-evening-people =
    { $people ->
        [0] Kukaan ei ole vielä mukana.
        [one] Mukana on yksi pelaaja.
       *[other] Mukana on { $people } pelaajaa.
    }
poster-evening-round = { $game }: kierros { $round }/{ $rounds }.

## Sinun vuorosi: niille, jotka ovat poissa

nudge-title = Sinun vuorosi: { $game }
nudge-hook = { $name }, sinun vuorosi: { $game }.
nudge-hook-first = Tämä pöytä kertoo täällä, kenen vuoro on: { $game }.
nudge-mail =
    Hei { $name },

    on sinun vuorosi: { $game }. Pelaat näiden kanssa: { $others }.
    { $link }

    Saat tämän viestin, koska pyysit tietoa vuoroistasi.
    Ei enää viestejä: { $stop }
nudge-round-title = Kierros { $round } alkaa: { $game }
nudge-round-mail =
    Hei { $name },

    kierros { $round } alkaa: { $game }. Pöytäsi odottaa sinua:
    { $link }

    Saat tämän viestin, koska pyysit tietoa vuoroistasi.
    Ei enää viestejä: { $stop }
nudge-mail-first-subject = Vahvista osoitteesi
nudge-mail-first =
    Hei { $name },

    joku, ehkä sinä, haluaa tähän osoitteeseen sähköpostia, kun hänen vuoronsa on Hacktablessa.
    Vahvista osoite avaamalla tämä linkki vuorokauden kuluessa:
    { $link }

    Jos se et ollut sinä, älä tee mitään: viestejä ei enää tule. Varmuuden vuoksi: { $stop }
