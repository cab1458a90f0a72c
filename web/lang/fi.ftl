### Mitä sivu itse sanoo, suomeksi.
### Nimet ovat aina perusmuodossa eivätkä koskaan taipuvan verbin edessä: niin nimeksi sopii myös ”Sinä”.

## Etusivu

page-headline = Kolme hakkeripeliä, yksi pöytä.
page-subline = Pelaa kavereiden kanssa linkin kautta tai heti botteja vastaan. Ei tunnuksia, ei sähköpostia, ei asennuksia.
page-games = Pelit
page-players =
    { $from ->
        [0] { $to } pelaajaa
       *[other] { $from }–{ $to } pelaajaa
    }
page-minutes = { $from }–{ $to } minuuttia
page-minutes-both = { $quick }–{ $slow } min bottien kanssa, noin { $from }–{ $to } ihmisten kanssa
page-minutes-measured = { $quick }–{ $slow } min bottien kanssa, { $from }–{ $to } ihmisten kanssa
page-minutes-measured-about = Mitattu tällä palvelimella { $count } pelistä ihmisten kanssa. Puolet kesti näin kauan, mediaani on { $median } min.
page-play-now = Pelaa heti botteja vastaan
page-lesson-learn = Opi kahdessa minuutissa
page-lesson-go-on = Jatka harjoitusta
page-lesson-return = Takaisin harjoitukseen: { $game }
page-invite = Kutsu kavereita
page-bots = Botit
page-how-to-play = Näin pelataan
page-how-to-play-about = Peli kolmena kuvana: tavoite, vuoro ja pisteet.
page-intro-title = { $game } kolmessa kuvassa
page-intro-goal = Tavoite
page-intro-turn = Vuorosi
page-intro-score = Näin pisteet kertyvät
page-intro-you = Tämä on sinun värisi ja muotosi.
page-intro-example = Pöydässä jokaisella on oma väri ja muoto. Tässä sinä olet tämä.
page-intro-step = Kuva { $at }/{ $last }
page-intro-next = Seuraava
page-intro-skip = Ohita
page-intro-start = Aloita
page-intro-table = Pöytään
page-intro-lesson = Harjoittele ensin kaksi minuuttia
page-return = Takaisin peliin: { $game }
page-your-turn = Sinun vuorosi
page-turn-in = Sinun vuorosi: { $game }
page-still-running = Peli kesken
page-in-lobby = Odottaa aloitusta
page-finished = Pelattu
page-abandoned = Jäi kesken
page-interrupted = Keskeytetty
page-placed =
    { $place ->
        [1] Voitto
        [2] 2. sija
        [3] 3. sija
       *[other] { $place }. sija
    }
page-my-games = Omat pelit
page-no-games = Ei vielä mitään. Pelisi odottavat sinua täällä.
page-show-all = Näytä kaikki { $count }
page-bot-count =
    { $count ->
        [one] yksi botti
       *[other] { $count } bottia
    }
page-your-name = Nimesi
page-name-placeholder = Miksi sinua kutsutaan?
page-name-about = Muut näkevät tämän nimen pöydässä. Voit vaihtaa sen milloin vain.
page-name-saved = Hei, { $name }!
page-guest-name = Vieras { $number }
page-key-welcome = Tervetuloa takaisin, { $name }!
page-met = Keiden kanssa olet pelannut
page-person-open = Tietoja pelaajasta { $name }
page-person-open-about = mykistä tai estä tämä henkilö, tai ilmoita hänestä.
page-person-more = Mykistä, estä, ilmoita
page-person-mute = Mykistä
page-person-mute-about = Et näe missään pöydässä, mitä hän sanoo. Hänelle ei kerrota.
page-person-block = Estä
page-person-block-about = Hän ei voi istua isännöimiisi pöytiin, eikä häntä valita kanssasi samaan pöytään. Hänelle ei kerrota.
page-person-muted = mykistetty
page-person-blocked = estetty
page-person-invite = Kutsu pöytääsi: { $game }
page-person-invite-about = Lähetä tämä linkki tuntemaasi kautta.
page-person-page = Pelaajan sivu
page-person-page-about = Hänen tuloksensa ja mitalinsa, jos hän näyttää ne sinulle.
page-report = Ilmoita …
page-report-about = Ilmoitus menee palvelimen ylläpitäjälle. Mukana ovat keskustelun viimeisimmät rivit ja pelitallenne. Henkilölle ei kerrota.
page-report-cancel-about = Sulkee lomakkeen. Mitään ei lähetetä.
page-report-reason = Mistä on kyse?
page-report-insults = Loukkaukset
page-report-cheating = Huijaaminen
page-report-stalling = Viivyttely
page-report-name = Nimi
page-report-other = Jokin muu
page-report-words = Muutamalla sanalla
page-report-send = Lähetä ilmoitus
page-report-sent = Ilmoitus on lähetetty. Kiitos.
page-face = Kasvosi
page-face-about = Muut näkevät sen nimesi vieressä.
page-face-another = Muita kasvoja
page-face-choice = Kasvot { $number }

page-find-title = Pelaa muiden kanssa
page-find = Etsi pelikavereita
page-find-about = Etsimme suunnilleen sinun tasoisiasi pelaajia, ja voit sillä välin pelata botteja vastaan.
page-find-choose = Valitse, mitä pelaat
page-find-any = Mikä tahansa
page-find-any-game = mikä tahansa peli
page-find-any-size = mikä tahansa pelaajamäärä
page-find-players = Pelaajia
page-find-sizes = pelaajia { $sizes }
page-find-bots = Botit täyttävät pöydän
page-find-after-30 = 30 s
page-find-after-60 = 1 min
page-find-after-180 = 3 min
page-find-after-never = ei koskaan
page-find-summary-30 = botit 30 sekunnin päästä
page-find-summary-60 = botit minuutin päästä
page-find-summary-180 = botit kolmen minuutin päästä
page-find-summary-never = ei botteja
page-find-language = Vain pelaajia, joiden kielivalinta on { $language }
page-find-rated-about = Jos kaikki pöydässä ovat valinneet tämän, tulos muuttaa luokituksianne. Silloin pelataan kellon kanssa, ja kesken lähtevä on viimeinen.
page-seeking = Etsitään pelikavereita
page-seeking-others =
    { $count ->
        [one] yksi muukin etsii
       *[other] { $count } muuta etsii
    }
page-seeking-found = Pöytä löytyi, odotetaan muita
page-seeking-stop = Lopettaa etsimisen. Nykyinen pelisi jatkuu.
page-offer-title = Pöytä löytyi
page-offer-people =
    { $count ->
        [one] yhden muun kanssa
       *[other] { $count } muun kanssa
    }
page-offer-about =
    { $seconds ->
        [one] Vastaa sekunnin kuluessa. Nykyinen pelisi jää odottamaan.
       *[other] Vastaa { $seconds } sekunnin kuluessa. Nykyinen pelisi jää odottamaan.
    }
page-offer-yes = Mene pöytään
page-offer-no = Ei nyt
page-offer-missed = Pöytä löytyi, mutta vastauksesi ei ehtinyt ajoissa. Etsintä on päättynyt.
page-open-tables = Avoimet pöydät
page-open-about = Nämä pöydät on avattu kaikille. Istu alas tai katsele.
page-open-filters = Mitkä pöydät näytetään
page-open-game = Peli
page-open-room = Tilaa
page-open-room-for =
    { $count ->
        [one] yhdelle
       *[other] { $count } pelaajalle
    }
page-open-all = Kaikki
page-open-chairs = { $free }/{ $chairs } paikkaa vapaana
page-open-join = Pöytään
page-open-join-at = Pöytään: { $game }, { $name }
page-open-none = Yhtään pöytää ei ole juuri nyt avoinna.
page-open-none-about = Etsi pelikavereita, tai kutsu heitä ja valitse pöydässä ”Avoin kaikille”.
page-open-none-fits = Mikään avoin pöytä ei sovi.
page-open-show-all = Näytä kaikki
page-public = Avoin kaikille
page-public-about = Pöytä on avointen pöytien luettelossa, ja siinä näkyvät kaikkien pöydässä istuvien nimet. Muuten mukaan pääsee vain linkillä.
page-public-told = Tämä pöytä on avoin kaikille: se on avointen pöytien luettelossa.
page-public-language = Pöydän kieli
page-welcome = Tervetulleita ovat
page-welcome-everybody = Kaikki
page-welcome-newcomers = Aloittelijat
page-welcome-experienced = Kokeneet
page-quick-waiting = Peli alkaa itsestään, kun kaikki ovat paikalla. Vielä puuttuu: { $names }
page-quick-soon = Peli alkaa itsestään, kun kaikki ovat paikalla.

## Asetukset

page-settings = Asetukset
page-settings-look = Ulkoasu ja ääni
page-settings-play = Pelaaminen
page-settings-told = Ilmoitukset
page-language = Kieli
page-language-about = Tämän sivun kieli. Jokaisella pöydässä voi olla omansa.
page-theme = Värit
page-theme-about = tumma, vaalea tai laitteen asetuksen mukaan.
page-theme-auto = Järjestelmä
page-theme-dark = Tumma
page-theme-light = Vaalea
page-speed = Liike
page-speed-about = kuinka nopeasti kortit, nappulat ja nopat liikkuvat. Ilman liikettä näet pysäytyskuvia.
page-speed-off = Ei liikettä
page-speed-slow = Hidas
page-speed-normal = Normaali
page-speed-fast = Nopea
page-confirm-moves = Vahvista siirrot
page-confirm-moves-about = Tärkeät siirrot näet ensin, ja ne pelataan vasta, kun vahvistat.
page-play-here = Pelaa botteja vastaan tällä laitteella
page-play-here-about = Peli alkaa odottamatta eikä tarvitse verkkoa, mutta se on vain tällä laitteella. Kun tämä on pois päältä, peli on palvelimella ja voit jatkaa sitä toisella laitteella.
page-hints = Opi pelaamalla
page-hints-about = Lyhyitä vinkkejä oikeaan aikaan, kukin vain kerran.
page-tell-turn = Kerro, kun on minun vuoroni
page-tell-turn-about = Selaimesi ilmoittaa vuorostasi, kun mikään sivu ei ole näkyvissä. Ilmoituksessa on pelin nimi, ei mitään salaista.
page-tell-turn-unable = Tämä selain ei pysty siihen täällä.
page-tell-turn-refused = Selaimesi ei salli sitä. Salli tämän sivuston ilmoitukset selaimen asetuksissa ja kytke tämä sitten uudelleen päälle.
page-tell-closed = Se voi ilmoittaa myös silloin, kun kaikki sivut on suljettu.
page-tell-open-only = Selaimesi push-palveluun ei saada yhteyttä, joten se voi ilmoittaa vain, kun tämä sivu on auki taustalla.
page-quiet = Hiljaiset tunnit
page-quiet-about = Silloin mitään ei ilmoiteta. Jos vuoro on yhä sinun, kun ne päättyvät, saat tiedon kerran.
page-quiet-from = alkaen
page-quiet-until = päättyen
page-told-here = Kerro vuoroistani tässä pöydässä
page-told-here-about = Selaimella, sähköpostilla ja pöydän kanavalla. Koskee vain tätä pöytää.
page-mail = Kerro sähköpostilla
page-mail-to = Vuoroistasi kerrotaan osoitteeseen { $address }.
page-mail-waits = Lähetimme viestin osoitteeseen { $address }. Vahvista osoite avaamalla siinä oleva linkki.
page-mail-about = Viestissä on peli ja kanssapelaajat. Osoite säilytetään, kunnes lopetat viestit tai poistat tietosi, eikä kukaan pöydässä näe sitä.
page-mail-stop = Ei enää viestejä
page-mail-confirm = Saako vuoroistasi kertoa tähän osoitteeseen?
page-mail-confirm-yes = Vahvista
page-mail-confirmed = Osoitteesi on vahvistettu.
page-mail-stop-sure = Etkö halua enää viestejä vuoroistasi?
page-mail-stopped = Et saa enää viestejä.
page-channel = Kerro kanavalla
page-channel-about = Kun on jonkun poissa olevan vuoro, tämä pöytä kertoo siitä kanavallanne. Siinä on pelaajan nimi ja linkki pöytään.
page-channel-add = Lisää kanava
page-channel-kind = Kanavan laji
page-channel-url = Webhookin osoite
page-channel-kept = Kanavalle lähetettiin ensimmäinen viesti.
page-channel-remove = Poista kanava
page-sounds = Äänet ja värinä
page-sounds-about = Puhelin värähtää, kun on sinun vuorosi, kun jäät kiinni tai kun virus putoaa.
page-volume = Äänenvoimakkuus
page-sound-offer = Pelataanko äänien kanssa?
page-sound-on = Äänet päälle
page-sound-off = Ilman ääniä
page-other-device = Pelaa toisella laitteella
page-other-device-about = Avaa siellä henkilökohtainen linkki, niin jatkat omana itsenäsi. Se toimii kerran, puolen tunnin ajan.
page-make-link = Luo oma linkki
page-link-once = Se toimii kerran, kello { $time } asti. Pidä se salassa: kuka tahansa, joka sen avaa, voi pelata sinuna.
page-link-title = Henkilökohtainen linkki
page-link-you = Tällä laitteella nimesi on { $name }.
page-link-become = Vaihdetaanko nimeksi tällä laitteella { $name }?
page-link-careful = Jatka vain, jos loit tämän linkin itse. Linkin luoja voi myös pelata nimellä { $name }.
page-link-kept = { $name } ei katoa: voit vaihtaa takaisin asetuksissa.
page-link-yes = Vaihda: { $name }
page-link-stay = Pidä nimi { $name }
page-link-same = Nimesi on täällä jo { $name }.
page-people = Tämän laitteen pelaajat
page-people-about = Hekin ovat pelanneet tässä selaimessa. Kukaan muu ei näe tätä luetteloa.
page-people-become = Vaihda: { $name }
page-people-forget = Unohda { $name } täällä
page-passkeys = Pääsyavaimet
page-passkeys-about = Pääsyavaimella olet oma itsesi jokaisella laitteella, jossa se on, ilman salasanaa. Palvelin säilyttää vain sen, millä avain tarkistetaan.
page-passkey-add = Lisää pääsyavain
page-passkey-added = Pääsyavain on tallennettu.
page-passkey-known = Tällä laitteella on jo pääsyavaimesi.
page-passkey-remove = Poista pääsyavain
page-passkey-enter = Minulla on pääsyavain
page-passkey-enter-about = Ole täällä sama kuin muilla laitteillasi. Täällä pelanneet jäävät tämän laitteen muistiin.
page-devices = Laitteesi
page-devices-about = Kaikki laitteet, joilla pelaat omana itsenäsi. Poista ne, joita et enää käytä: siellä avoimet sivut suljetaan heti.
page-device-unknown = Tuntematon laite
page-device-this = tämä laite
page-device-seen = viimeksi käytetty { $day }
page-device-since = alkaen { $day }
page-device-revoke = Poista
page-delete = Poista tietoni
page-delete-ask = Poista tietoni …
page-delete-about = Poistaa nimesi, viestisi ja pääsysi peleihisi. Keskeneräisissä peleissä botti jatkaa puolestasi.
page-delete-sure = Poistetaanko kaikki? Tätä ei voi perua.
page-delete-yes = Kyllä, poista kaikki
page-about = Tietoja
page-licences = Kaikkien käytettyjen osien lisenssit
page-materials = Mistä tämä koostuu (ohjelmille)

## Pikkusanat

page-close = Sulje
page-announced = Palvelimen ylläpidolta:
page-close-about = Sulkee tämän ikkunan. Mikään muu ei muutu.
page-cancel = Peruuta
page-save = Tallenna
page-copy = Kopioi
page-copied = Kopioitu
page-send = Lähetä
page-try-again = Yritä uudestaan
page-to-home = Etusivulle
page-nowhere = Täällä ei ole mitään
page-nowhere-about = Osoitteessa voi olla virhe, tai pöytää ei enää ole.
page-unreached = Palvelimeen ei juuri nyt saada yhteyttä.
page-fault-unknown = Se ei onnistunut ({ $code }).
page-skip = Siirry peliin
page-tools = Työkalut

## Ihmiset

page-you = Sinä
page-you-named = { $name } (sinä)
page-nobody = Vapaa paikka
page-bot-name = Botti { $number }
page-acting = (vuorossa)
page-points =
    { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
page-points-word = pistettä
page-presence-away = poissa
page-presence-left = lähti, botti pelaa
page-presence-bot = poissa, botti pelaa
page-watchers =
    { $count ->
        [one] Yksi katsoja
       *[other] { $count } katsojaa
    }

## Ennen peliä

page-chairs = Paikat
page-chair = Paikka { $number }
page-host = Vetäjä
page-is-ready = Valmiina
page-not-ready = Ei vielä valmiina
page-sit = Istu tähän
page-sit-down = Istu pöytään
page-move-here = Siirry tähän
page-stand = Nouse
page-kick = Poista pöydästä
page-outside = Poistettu pöydästä
page-let-in = Päästä { $name } takaisin
page-add-bot = Botti
page-remove-bot = Poista { $name }
page-share-add = Lisää pelaaja tälle laitteelle
page-share-about = Pelaatte vuorotellen samalla laitteella. Ennen toisen vuoroa sivu peittää kaiken ja pyytää antamaan laitteen eteenpäin. Niin jokaisen salaisuudet pysyvät tallessa.
page-share-name = Nimi
page-share-seat = Anna paikka
page-share-here = tällä laitteella
page-share-with = samalla laitteella: { $name }
page-share-remove = Poista
page-level = Kuinka hyvin botti pelaa
page-level-random = Pelaa umpimähkään
page-level-careless = Katselee usein muualle
page-level-average = Seuraa melko tarkasti
page-level-greedy = Pelaa hyvin
page-level-beginner = Aloittelija
page-level-casual = Rento
page-level-regular = Tottunut
page-level-expert = Taituri
page-level-champion = Mestari
page-personality-cautious = varovainen
page-personality-sly = ovela
page-level-search = Ajattelee pitkälle
page-who-are-you = Kuka olet?
page-invite-title = Kutsu
page-invite-about = Tällä linkillä kuka tahansa voi istua pöytään tai katsoa.
page-invite-link = Linkki tähän pöytään
page-qr = Näytä QR-koodi
page-qr-label = QR-koodi, jossa on linkki tähän pöytään
page-options = Näin pelataan
page-options-host = Pöydän vetäjä valitsee.
page-options-time = Aika
page-options-time-rated = Aika ja luokitus
page-options-help = Apu ja peruminen
page-picture = Pelilautanne
page-picture-larger = Näytä suurempana
page-preset-brings = Mikä sen mukana muuttuu:
page-preset-as = Painos: { $value }
page-details = Yksityiskohdat
page-details-about = Kohdat, joissa painetut ohjekirjat eroavat toisistaan. Jokaisen voi asettaa erikseen.
page-numbers = Hienosäätö
page-details-set = { $count } muutettu
page-file-choose = Valitse tiedosto …
page-file-template = Aloita jostakin meidän laudastamme: siinä kerrotaan, miten piirretään
page-file-download = Lataa se
page-file-about = Voit myös pudottaa sen tähän. Enintään { $most } merkkiä.
page-file-faults =
    { $count ->
        [one] Yksi virhe: { $name }. Mitään ei muutettu.
       *[other] { $count } virhettä: { $name }. Mitään ei muutettu.
    }
page-file-more = Virheitä voi olla enemmänkin: korjaa ensin nämä.
page-pace = Kello
page-pace-off = Ei kelloa
page-pace-relaxed = Rento
page-pace-quick = Ripeä
page-pace-off-about = Kenelläkään ei ole kiire.
page-pace-relaxed-about = 45 sekuntia jokaiseen päätökseen ja kymmenen minuuttia varalla koko peliin.
page-pace-quick-about = 15 sekuntia jokaiseen päätökseen ja puolitoista minuuttia varalla koko peliin.
page-patient = Päivien kuluessa
page-patient-about = Poissa olevaa odotetaan, eikä botti jatka hänen paikallaan. Kello ei ole käytössä. Joka on valinnut sen asetuksissa, saa tiedon vuorostaan.
page-patient-here = Odota poissa olevia
page-patient-here-about = Ota tämä pois, jos joku ei palaa: silloin botti jatkaa hänen paikallaan, kunnes hän tulee.
page-aids = Muistiapu
page-sit-first = Valitse paikka ja pelaa, tai katso vain.
page-table-full = Kaikki paikat on varattu. Voit silti katsoa.
page-ready = Valmis
page-unready = En ole vielä valmis
page-ready-about = Kaikki kunnossa? Kerro se, niin vetäjä voi aloittaa.
page-wait-host = Valmista! Pöydän vetäjä aloittaa pelin.
page-start = Aloita peli
page-start-about = Kaikki ovat valmiina.
page-start-too-few = Pelaajia tarvitaan vähintään { $players }: kutsu joku tai lisää botti.
page-start-waiting = Ei vielä valmiina: { $names }.
page-fair-promise = Kukaan ei voi valita jakoa: kun painat ”Valmis”, selaimesi lukitsee salaisen siemenluvun, kuten palvelin on jo tehnyt (sen sormenjälki: { $fingerprint }).
page-revealing = Peli alkaa: selaimet paljastavat siemenlukunsa.
page-revealing-for = Peli alkaa: siemenluku puuttuu vielä: { $names }.
page-failed-starts = Tämän pelin epäonnistuneita aloituksia: { $count }. Puuttunut siemenluku: { $names }.
page-failed-server = palvelin, joka pysähtyi
page-failed-gone = joku, joka on jo lähtenyt
page-alarm-list = Palvelimen luettelosta puuttuu se, minkä tämä selain lukitsi valinnalla ”Valmis”. Selain ei paljasta mitään: älä luota tähän pöytään.
page-alarm-changed = Tämä peli on jaettu toisen luettelon mukaan kuin sen, jonka perusteella tämä selain paljasti siemenlukunsa. Ellet aloittanut peliä toisella laitteellasi, älä luota tähän jakoon.
page-alarm-seeds = Pelin siemenluvut eivät vastaa etukäteen lukittuja sormenjälkiä. Älä luota tähän jakoon.
page-alarm-tries = Tämä selain oli mukana useammassa epäonnistuneessa aloituksessa kuin palvelin myöntää: jako on voitu hylätä salaa.
page-dealing = Katetaan pöytää …

## Peli

page-actions = Mitä voit tehdä
page-over = Peli on päättynyt.
page-sending = Lähetetään …
page-sending-later = Siirtosi lähtee heti, kun yhteys palaa.
page-rests = Pelaajista kukaan ei ole paikalla: peli odottaa, kunnes joku palaa.
page-watch = Katso, mitä tapahtuu …
page-lesson = Harjoitus
page-lesson-progress = Vaihe { $step }/{ $of }
page-lesson-watch = Nyt muut …
page-lesson-onward = Jatka
page-lesson-stands = Aika seisoo, kun luet.
page-lesson-step-again = Aloita tämä vaihe alusta
page-lesson-missed = Muut ehtivät ensin, ja aika seisoo. Ei haittaa: yritä uudelleen.
page-lesson-leave = Poistu harjoituksesta
page-lesson-about = Harjoitus odottaa sinua: voit jatkaa milloin vain.
page-lesson-prepared = Harjoitus on valmisteltu: nopat ja kortit tulevat suunnitellusti.
page-lesson-end = Osaat pelata!
page-lesson-play = Pelaa oikea peli
page-lesson-again = Uudestaan
page-skip-show = Ohita
page-skip-show-about = Näyttää heti, miten kävi.
page-confirm = Vahvista
page-unstage = Valitse toisin
page-unstage-about = Siirtoa ei ole vielä tehty: valitse toinen.
page-take-back = Peru siirto
page-take-back-about = Kukaan ei ole vielä saanut siirrostasi tietää mitään, joten voit perua sen.
page-plead = Pyydä perumista
page-plead-about = Muilta kysytään. Myös kaikki siirtosi jälkeen tehty perutaan. Nopat ja kortit tulevat uudelleen samoina.
page-pleads = { $name } haluaisi perua siirron ja kaiken sen jälkeen tehdyn. Nopat ja kortit tulisivat uudelleen samoina.
page-plead-waiting = Olet pyytänyt siirtosi perumista. Vastaamatta: { $names }.
page-plead-yes = Salli
page-plead-no = Jatka peliä
page-consent-option = Peruminen yhteisellä luvalla
page-consent-option-about = Myös siirron, josta joku on jo saanut tietää jotain, voi perua, jos kaikki suostuvat. Botit suostuvat aina. Nopat ja kortit tulevat uudelleen samoina.
page-stake = { $what }: { $changes }
page-stake-odds = { $what } ({ $odds }): { $changes }
page-stake-ends = peli päättyy
page-advice = Mitä sinä pelaisit?
page-advice-thinking = Mietitään …
page-advice-none = Tähän ei ole neuvoa.
page-advice-chance = voiton todennäköisyys { $odds }
page-advice-place = odotettu sija { $place }
page-advice-points = lopussa noin { $points }
page-advice-prospect = { $what }: { $odds }
page-advice-from = Mestari mietti eteenpäin ja tiesi vain sen, minkä sinä tiedät.
page-advice-option = Neuvot
page-advice-about = Kaikki saavat kysyä, mitä mestari pelaisi. Yksin botteja vastaan sen saa kysyä aina.
page-why = Miksi he tekivät niin?
page-why-chose = { $name }: { $what }
page-why-next = Seuraavaksi paras: { $what }, { $odds }
page-why-better = Parempi: { $what }, { $odds }
page-why-even = Suunnilleen yhtä hyvä: { $what }, { $odds }
page-why-none = Vielä ei ole mitään selitettävää.
page-why-from = Laskettu siitä, mitä saatoit tietää ennen kutakin valintaa. Bottien salaisuudet pysyvät salassa.
page-why-about = Mitä botit ovat viimeksi valinneet ja mikä puhuu sen puolesta tai sitä vastaan.
page-why-replay-none = Tässä ei ollut mitään valittavaa, tai siitä ei voi sanoa mitään.
page-why-replay-from = Mestarin näkemys kaikesta siitä, mitä pelaaja tiesi ennen tätä valintaa.
page-open-rule = Avaa sääntö { $rule }
page-inspect = Mikä tämä on
page-inspect-keys = ← → seuraava · PgUp PgDn seuraava laji · ↵ sääntö · Esc sulje
page-inspect-can = Nyt voit: { $choices }.
page-inspect-player =
    { $who ->
        [you] Tämä olet sinä.
        [bot] Botti.
       *[guest] Pelaaja.
    }
page-inspect-turn = Nyt vuorossa.
page-inspect-points = Pisteet tähän mennessä.
page-inspect-act = Voit tehdä tämän nyt.
page-inspect-field = Tämän pelin arvo.
page-inspect-fixed = Sama koko pelin ajan.
page-inspect-place = Paikka { $place }.
page-inspect-hidden = Et saa tietää sitä.
page-inspect-bar-log = Kaikki tapahtunut rivi riviltä.
page-inspect-bar-rules = Kaikki säännöt numeroittain, hakuineen.
page-inspect-bar-chat = Sano jotakin kaikille pöydässä.
page-inspect-bar-keys = Mitä näppäimistöllä voi tehdä.
page-inspect-bar-settings = Kieli, värit, liike ja ääni.
page-inspect-bar-pass = Peitä näyttö ja anna laite toiselle.
page-inspect-bar-back = Viime kierros uudelleen, kaikki salattu mukana.
page-hint = Vinkki
page-hint-got-it = Selvä
page-clock = Aikaa jäljellä:
page-clock-about = Aika tähän päätökseen ja lisäksi koko pelin vara-aika
page-log = Tapahtumat
page-earlier = Aiemmat
page-log-hushed = Aiemmat tapahtumat ovat piilossa, kun tilit ovat kuvapuoli alaspäin. Ne palaavat näkyviin myöhemmin.
page-rules = Säännöt
page-search-rules = Hae säännöistä
page-search-none = Ei löytynyt. Kokeile toista sanaa.
page-rules-none = Tämän pelin mukana ei tullut kirjoitettuja sääntöjä.
page-chat = Chat
page-chat-unread =
    { $count ->
        [0] Chat
        [one] Chat, yksi uusi viesti
       *[other] Chat, { $count } uutta viestiä
    }
page-chat-empty = Kukaan ei ole vielä sanonut mitään. Sano hei!
page-chat-write = Kirjoita jotain
page-mute = Mykistä { $name }
page-mute-about = Viestit ja kuplat pysyvät piilossa, vain sinulta.
page-unmute = Poista mykistys: { $name }
page-mute-bots = Mykistä botit
page-unmute-bots = Kuuntele taas botteja
page-calls = Huudahda jotain
page-call-about = Kaikki näkevät sen kuplana paikallasi, omalla kielellään.
page-said = { $name } sanoi: { $words }
page-hearing-nothing = En sano mitään
page-hearing-onward = Jatka
page-keys = Näppäimet
page-key-pick = Valitse toiminto tai käsikortti
page-key-confirm = Vahvista siirto
page-key-unstage = Valitse toisin
page-key-take-back = Peru viimeisin siirtosi
page-key-arrows = Liiku laudalla
page-key-inspect = Selitä valittu kohde tai kulje kaiken pöydällä olevan läpi
page-key-skip = Ohita animaatio
page-leave = Poistu pelistä
page-leave-about = Botti jatkaa paikallasi. Voit palata niin kauan kuin peli kestää.
page-leave-alone = Muita pelaajia ei ole: peli päättyy tähän ilman voittajaa.
page-leave-pause = Voit myös vain lähteä. Paikkasi pysyy sinun. Jos muut pelaavat ja olet pitkään poissa, botti tuuraa, kunnes palaat.
page-leave-yes = Poistu kokonaan
page-leave-later = Lähde hetkeksi
page-stay = Jää peliin
page-you-left = Botti pelaa puolestasi.
page-take-seat-again = Palaa paikallesi
page-line-opening = Tullaan pöytään …
page-line-lost = Yhteys katkesi, palataan …
page-not-connected = Se ei mennyt perille: yhteys on vasta palaamassa. Yritä uudestaan.

## Yksi laite, monta pelaajaa

page-hand-pass = Anna laite eteenpäin
page-hand-to = Laite seuraavalle: { $name }
page-hand-on = Laite seuraavalle
page-hand-first = Valinta vielä tekemättä: { $names }. Joka ottaa laitteen, aloittaa.
page-hand-who = Kenellä laite on?
page-hand-about = Näytöllä ei ole nyt mitään, minkä vain yksi teistä saa nähdä.
page-hand-i-am = Olen { $name }
page-hand-watch = Ei kenelläkään: näytä vain se, minkä kaikki saavat nähdä
page-hand-last = Viimeksi tapahtui

## Toisen paketin tuoma peli

page-added-table = Pöytä
page-added-board = Mikä pysyy samana
page-added-choose = Sinun vuorosi: valitse jokin näistä.
page-added-choose-above = Sinun vuorosi: valitse jokin pöydän toiminnoista.
page-added-wait = Odotetaan: { $names }.
page-added-nobody = ei kukaan
page-added-hidden = piilossa
page-added-yes = kyllä
page-added-no = ei
page-added-hint = Tällä pelillä ei ole omaa lautaa: näet luettelona kaiken, minkä saat tietää. Värillinen kehys kertoo, mikä juuri muuttui.

## Loppu

page-end-you-won = Voitit!
page-end-won = Voittaja: { $name }
page-end-shared = Jaettu voitto: { $names }
page-end-abandoned = Peli jäi kesken.
page-end-interrupted = Peli keskeytettiin.
page-other-rules-rules = Tämä peli aloitettiin sääntöjen versiolla { $begun }, ja tämä palvelin pelaa nyt versiolla { $now }.
page-other-rules-game = Tällä palvelimella ei enää ole tätä peliä.
page-other-rules-options = Tämä peli aloitettiin valinnoilla, joita tämä palvelin ei enää tunne.
page-other-rules-moves = Tämän palvelimen säännöt eivät salli yhtä tässä pelissä tehtyä siirtoa.
page-other-rules-interrupted = Siksi kukaan ei voi jatkaa sitä täällä. Mitään ei ole kadonnut: alla näkyy, mitä kaikki näkivät, ja siemenluvut on paljastettu.
page-other-rules-ended = Siksi sitä ei voi katsoa täällä uudelleen laudalla. Alla näkyy, mitä kaikki näkivät.
page-other-rules-record = Voit ladata pelitallenteen. Vain Hacktable, jossa on vanhat säännöt, voi tarkistaa sen.
page-seen = Mitä kaikki näkivät
page-seen-opening = Alussa
page-seen-clock = Kello
page-seen-not-kept = Sitä, mitä kaikki näkivät tästä siirrosta, ei säilytetty.
page-seen-nothing = Yhtään siirtoa ei tehty.
page-seen-all = Näytä kaikki ({ $count })
page-match = Peli { $number }
page-rematch = Pelaa uudestaan
page-replay = Uusinta
page-look-board = Katso lautaa
page-to-result = Tulokseen
page-to-table = Pöytään
page-record = Lataa pelitallenne
page-no-points = Ei pisteitä
page-graph = Näin siinä kävi
page-graph-about = Kaikkien pelaajien pisteet pelin edetessä
page-graph-moves = siirrot →

## Tarkista arvonta

page-verify = Tarkista arvonta
page-verify-about = Kaikki pelin sattuma seuraa yhdestä avaimesta. Siihen kuuluu siemenluku palvelimelta ja joka paikalta, ja kaikki lukittiin sormenjäljillä ennen kuin yhtäkään näytettiin.
page-verify-now = Tarkista tässä selaimessa
page-verify-commitment-holds = Palvelin pysyi siemenluvussaan: sormenjälki on se, jonka selaimesi näki ennen kuin arpoi omasi.
page-verify-commitment-fails = Palvelimen siemenluku ei vastaa ennen peliä näytettyä sormenjälkeä. Älä luota tähän arvontaan.
page-verify-commitment-unknown = Palvelimen siemenluku vastaa sormenjälkeä, jonka se nyt ilmoittaa. Tämä selain ei kuitenkaan pannut sitä muistiin ennen peliä, joten se ei todista paljoa.
page-verify-own-holds = Avaimessa on juuri se siemenluku, jonka selaimesi arpoi sinulle. Jos sitä ei voinut arvata, ei avaintakaan voinut, tekivätpä muut mitä tahansa.
page-verify-own-fails = Paikallesi merkitty siemenluku ei ole se, jonka selaimesi arpoi. Älä luota tähän arvontaan.
page-verify-own-unknown = Tämä selain ei arponut peliin siemenlukua, joten omasta osuudestaan se ei voi mennä takuuseen.
page-verify-list-holds = Sormenjälkien luettelo on juuri se, jonka perusteella selaimesi paljasti siemenlukunsa. Kukaan ei siis voinut vaihtaa omaansa nähtyään sinun lukusi.
page-verify-list-fails = Sormenjälkien luettelo ei ole se, jonka perusteella selaimesi paljasti siemenlukunsa. Älä luota tähän jakoon, ellet aloittanut peliä toisella laitteellasi.
page-verify-list-unknown = Tämä selain ei ole säilyttänyt pelin luetteloa, joten se ei voi verrata sitä. Jos aloitit pelin tässä selaimessa, se on epäilyttävää.
page-verify-seats-holds = Jokaisen paikan siemenluku vastaa sormenjälkeään, ja bottien luvut seuraavat luettelosta julkisen säännön mukaan.
page-verify-seats-fails = Jonkin paikan siemenluku ei vastaa sormenjälkeään, tai botin luku ei seuraa luettelosta. Älä luota tähän jakoon.
page-verify-tries-none = Tämä oli pelin ensimmäinen aloitus: kukaan ei torjunut jakoa.
page-verify-tries-some = Epäonnistuneita aloituksia ennen tätä: { $count }. Jokainen on voinut olla jako, josta joku ei pitänyt. Puuttunut siemenluku: { $names }.
page-verify-tries-fails = Tämä selain oli mukana useammassa epäonnistuneessa aloituksessa kuin palvelin myöntää. Älä luota tähän jakoon.
page-verify-open = Tämä peli on ajalta, jolloin paikat lähettivät siemenlukunsa avoimesti. Palvelimen ylläpitäjä, joka itse pelasi, olisi voinut kokeilla lukuja, kunnes jako miellytti.
page-verify-against = Kuka olisi voinut valita jaon?
page-verify-against-player = Toinen pelaaja
page-verify-against-host = Pöydän vetäjä
page-verify-against-operator = Palvelimen ylläpitäjä
page-verify-against-operator-who-plays = Ylläpitäjä, joka myös pelaa
page-verify-could-holds = ei voinut
page-verify-could-fails = ei ole poissuljettu
page-verify-could-unknown = ei selviä täällä
page-verify-not = Mitä tämä ei todista
page-verify-not-device = Useampi samalla laitteella: se, jonka käsissä laite on, voisi tietää kaikkien sillä pelaavien siemenluvut.
page-verify-not-refusing = Kuka tahansa voi torjua jaon jättämällä siemenlukunsa paljastamatta. Silloin peli ei ala, ja se lasketaan yllä.
page-verify-not-page = Tämäkin sivu tulee palvelimelta, ja ylläpitäjä voi nähdä kaikki kortit. Jos epäilet sivua, tarkista pelitallenne muualta hankitulla Hacktablella.
page-verify-key = Tämä on avain, laskettu tässä kaikista siemenluvuista:
page-verify-rest = Jos et halua luottaa tähän sivuun, tarkista pelitallenne muualla:
page-verify-file = TIEDOSTO
page-verify-record = Tarkista peli
page-verify-record-about = Anna sivulle pelitallenne. Se pelaa koko pelin uudelleen tällä laitteella ja vertaa jokaista riviä: arvontaa, jokaista siirtoa, sitä mitä kaikki näkivät, ja tulosta. Mitään ei lähetetä minnekään, eikä verkkoyhteyttä tarvita.
page-verify-record-file = Pelitallenne
page-verify-record-running = Pelataan uudelleen: { $done } / { $all } …
page-verify-record-again = Koko peli pelataan uudelleen tällä laitteella …
page-verify-record-holds = { $game }: pelitallenne pitää paikkansa.
page-verify-record-moves = Uudelleen pelattuna kaikki meni samoin. Toimintoja: { $actions }; { $ended ->
        [yes] pelattu loppuun.
       *[no] jäi kesken.
    }
page-verify-record-fails = Pelitallenne ei pidä paikkaansa.
page-verify-record-unknown = Tätä ei voida sanoa täällä.
page-verify-record-version = Peli pelattiin pelin { $game } sääntöjen versiolla { $version }, ja tällä sivulla on versio { $here }.
page-verify-record-game = Tällä sivulla ei ole peliä { $game }.
page-verify-record-broken = Peliä ei voitu pelata uudelleen tällä laitteella. Yritä uudelleen, tai tarkista pelitallenne komennolla ”hacktable verify”.
page-verify-record-committed = Ei kukaan, jos alla oleva luettelo on se, jonka perusteella selaimesi paljasti siemenlukunsa. Pelin loppu vertaa niitä.
page-verify-record-seed = Siemenlukuja on vain yksi: sen antaja pystyi valitsemaan jaon.
page-verify-record-daily = Päivän jako { $day }: kukaan pelaajista ei pystynyt valitsemaan sitä. Palvelimen ylläpitäjä arpoi siemenluvun ja tiesi sen; jos alla oleva sormenjälki oli luettelossa ennen päivää, se todistaa, ettei mitään muutettu sen jälkeen.
page-verify-record-list = Näytä sormenjäljet järjestyksessä
page-verify-other-key = Pelitallenteessa on muut siemenluvut kuin tälle sivulle kerrottiin.
page-here-options = Nämä valinnat eivät sovi yhteen.
page-here-invite = Tämä pöytä on sinun laitteellasi: kukaan muu ei pääse siihen. Jos haluat pelata kavereiden kanssa, avaa pöytä, jolla on linkki.
page-away = Ei yhteyttä palvelimeen.
page-away-about = Voit pelata botteja vastaan tällä laitteella, lukea sääntöjä ja tarkistaa pelejä. Ystävien kutsuminen vaatii palvelimen.
page-away-needed = Vaatii palvelimen
page-together-here = Yhdessä tällä laitteella
page-site = Kaikki täällä toimii omalla laitteellasi.
page-site-about = Pelaa botteja vastaan tai yhdessä tällä laitteella. Kavereiden kanssa linkin kautta pelaaminen vaatii palvelimen: pip install "hacktable[server]", sitten hacktable serve.
page-seeds = Näytä sormenjäljet ja siemenluvut järjestyksessä
page-seed-commitment = Sormenjälki (SHA-256): { $name }
page-seed-of = Siemenluku: { $name }
page-seed-server = Palvelin
page-seed-none = ei ole (botti)

## Uusinta

page-eyes = Näkökulma
page-eyes-open = Kaikki näkyvissä
page-scrub = Pelin vaihe
page-replay-speed = Nopeus
page-share-moment = Jaa tämä hetki
page-share-moment-about = Linkin avaaja pääsee tähän uusinnan vaiheeseen. Keskustelusovellukset näyttävät linkin yhteydessä tämän kuvan: sen, minkä kaikki näkivät, eikä salaisia kortteja.
page-share-moment-link = Linkki tähän vaiheeseen
page-share-moment-picture = Kuva tästä vaiheesta
page-step = Vaihe { $at }/{ $last }
page-play = Toista
page-pause = Tauko
page-step-back = Askel taaksepäin
page-step-forward = Askel eteenpäin
page-moment = Avainhetki
page-moment-before = Edellinen avainhetki
page-moment-next = Seuraava avainhetki

## Valmiit viestit

call-hello = Moi!
call-good-luck = Onnea peliin!
call-well-played = Hyvin pelattu!
call-thanks = Kiitos!
call-oops = Hups …
call-hurry = Sinun vuorosi!
call-wow = Vau!
call-good-game = Hyvä peli!

## Ilmoitukset

notice-timeout = Aika loppui: { $name }. Siirto tehtiin automaattisesti.
notice-took-over = Poissa jo hetken: { $name }. Botti tuuraa.
notice-came-back = Takaisin pöydässä: { $name }.
notice-left = Lähtenyt pelistä: { $name }. Botti jatkaa.
notice-kicked = Poistettu pöydästä: { $name }.
notice-not-come = Ei saapunut: { $name }. Botti ottaa paikan.
notice-declined = Perumista vastaan: { $name }.
notice-not-revealed = Peli ei alkanut, siemenluku puuttui: { $name }. Paina uudelleen ”Valmis”.
notice-again-options = Asetukset tai kello ovat muuttuneet. Paina uudelleen ”Valmis”.
notice-again-bots = Botit ovat muuttuneet. Paina uudelleen ”Valmis”.
notice-again-sat = Uusi pöydässä: { $name }. Paina uudelleen ”Valmis”.
notice-again-moved = Toisella tuolilla: { $name }. Paina uudelleen ”Valmis”.
notice-again-stood = Nousi pöydästä: { $name }. Paina uudelleen ”Valmis”.
notice-again-shared = Laitteen porukka vaihtui: { $name }. Paina uudelleen ”Valmis”.
notice-again-kicked = Poistettu pöydästä: { $name }. Paina uudelleen ”Valmis”.

## Virheet

fault-not-understood = Palvelin ei ymmärtänyt tätä. Sivun lataaminen uudelleen voi auttaa.
fault-hello-first = Yhteys meni sekaisin. Lataa sivu uudelleen.
fault-slow-down = Se kävi vähän nopeasti. Odota hetki ja yritä uudestaan.
fault-nobody = Pöydässä ei vielä tunneta sinua. Anna ensin nimesi.
fault-no-table = Tätä pöytää ei ole, tai sitä ei enää ole.
fault-no-seat = Olet katsojana: tämän voivat tehdä vain pöydässä istuvat.
fault-not-host = Tämän voi tehdä vain pöydän vetäjä.
fault-taken = Paikka { $chair } on jo varattu.
fault-not-now = Tämä ei juuri nyt onnistu.
fault-lesson = Ei vielä: tee ensin se, mitä harjoitus pyytää. Mikään ei muuttunut.
fault-counted = Tämä yritys lasketaan, joten mitään ei voi perua.
fault-day-goes-on = Muut pelaavat tätä jakoa vielä. Se näytetään, kun päivä on ohi.
fault-day-is-over = Se päivä on ohi. Uusi jako odottaa.
fault-no-evening = Tällaista iltaa ei ole. Ehkä linkki on vajaa, tai ilta on poistettu kauan sen päättymisen jälkeen.
fault-full-evening = Tämä ilta on täynnä: mukana on { $most } ihmistä.
fault-many-evenings = Sinulla on jo { $most } iltaa, jotka eivät ole päättyneet. Päätä ensin yksi niistä.
fault-of-evening = Tämä pöytä kuuluu iltaan, jossa tästä kaikesta on jo päätetty.
fault-not-ready = Kaikki eivät ole vielä valmiina.
fault-changed = Pöydässä muuttui juuri jotain. Katso uudelleen ja paina sitten ”Valmis”.
fault-too-few = Aloittamiseen tarvitaan vähintään { $players } pelaajaa.
fault-no-chair = Paikalla { $chair } se ei onnistu.
fault-shared-live = Tätä pelataan reaaliajassa, ja täällä usea jakaa saman laitteen: jokainen tarvitsee omansa. Valitkaa toinen tahti tai avatkaa kukin linkki omalla laitteellanne.
fault-stale = Peli ehti edetä ennen kuin siirtosi saapui. Katso tilanne ja valitse uudestaan.
fault-not-saved = Tallentaminen ei juuri nyt onnistunut. Yritä uudestaan.
fault-running = Peli on vielä kesken: tämä on tarjolla vasta pelin jälkeen.
fault-foreign = Tämä tuli toiselta sivustolta, joten sitä ei toteutettu.
fault-no-page = Tässä osoitteessa ei ole mitään.
fault-broken = Palvelimella meni jotain rikki. Vika ei ole sinun; yritä uudestaan.
fault-busy = Palvelimella on työn alla muita uusintoja ja kuvia. Yritä hetken päästä uudestaan.
fault-other-rules = Tämä peli pelattiin eri säännöillä kuin ne, jotka tällä palvelimella nyt on, joten sitä ei voi katsoa uudelleen laudalla.
fault-no-game = Tällä palvelimella ei enää ole peliä ”{ $game }”.
fault-many-tables = Sinulla on liian monta keskeneräistä pöytää (enintään { $most }). Pelaa jokin loppuun tai poistu siitä ja avaa sitten uusi.
fault-many-today = Uusia pöytiä ja pelejä on tälle päivälle tarpeeksi (enintään { $most }). Yritä huomenna uudestaan.
fault-many-starts = Tämän pelin aloitus on epäonnistunut { $most } kertaa. Tee uusi pöytä.
fault-full = Tällä palvelimella ei ole enää tilaa uusille pöydille ja peleille. Käynnissä olevat pelit jatkuvat. Palvelimen ylläpitäjä voi tehdä tilaa.
fault-link-over = Tämä henkilökohtainen linkki on jo käytetty tai yli puoli tuntia vanha. Luo uusi laitteella, jolla olet sinä.
fault-sent-away = Vetäjä on pyytänyt sinua poistumaan pöydästä. Voit katsella, ja vetäjä voi päästää sinut takaisin.
fault-banned = Palvelimen ylläpito on estänyt pääsysi.
fault-unanswered = Siitä osoitteesta ei vastata. Tarkista se ja yritä uudelleen.
fault-not-open = Tämä pöytä ei ole sinulle avoin.
fault-many-ties = Olet jo mykistänyt tai estänyt { $most } henkilöä. Vapauta ensin joku heistä.
fault-many-reports = Ilmoituksia on tälle päivälle tarpeeksi (enintään { $most }). Voit milloin tahansa mykistää tai estää henkilön.
fault-full-of-reports = Tämä palvelin ei ota nyt vastaan uusia ilmoituksia: ylläpitäjä ei ole vielä lukenut aiempia.
fault-not-proved = Tätä pääsyavainta ei hyväksytty.
fault-full-device = Tämä laite tuntee jo { $most } pelaajaa. Poista ensin yksi heistä asetuksissa.

## Miksi yhteys suljettiin

close-protocol = Hacktablesta on uusi versio. Lataa sivu uudelleen.
close-stranger = Tätä selainta ei enää tunnisteta täällä. Mene etusivulle ja anna nimi.
close-foreign = Sivu avattiin muusta kuin pöydän osoitteesta. Käytä pöydän omaa linkkiä.
close-gone = Tätä pöytää ei ole, tai sitä ei enää ole.
close-banned = Palvelimen ylläpito on estänyt pääsysi.
close-not-your-try = Vain tämän päivän jaon pelaaja voi nähdä sen. Pelaa omasi: se on sama.
close-no-game = Tämän pöydän peliä ei enää ole tällä palvelimella.
close-nonsense = Sivu ja palvelin eivät ymmärrä toisiaan. Lataa sivu uudelleen.
close-flood = Liikaa kerralla. Yhdistetään uudelleen …
close-too-slow = Yhteys ei pysynyt mukana. Yhdistetään uudelleen …
close-silent = Yhteys hiljeni. Yhdistetään uudelleen …
close-closing = Palvelin käynnistyy uudelleen. Yhdistetään uudelleen …
close-again = Yhteys katkesi. Yhdistetään uudelleen …
close-moved = Pöytä siirtyi toiselle palvelimelle. Yhdistetään uudelleen …

## Luokitukset ja pelaajien sivut

page-rated = Luokiteltu
page-rated-about = Tulos muuttaa kaikkien luokitusta tässä pelissä. Vähintään kaksi ihmistä, jokainen omalla laitteellaan, kello käytössä, ei neuvoja eikä perumista yhteisellä luvalla. Kesken lähtevä on viimeinen. Lopuksi kaikki pöydässä näkevät, miten luokitukset muuttuivat.
page-leave-rated = Tämä peli on luokiteltu: lähtijä on viimeinen, vaikka botti jatkaisi hänen paikallaan.
page-ratings = Luokitukset
page-ratings-about = Sivusi näyttää, kuinka varma kukin luku on.
page-rating-change = { $before } → { $after }
page-rating-guess = vielä arvaus
page-rating-roughly = suunnilleen tiedossa
page-rating-well = hyvin tiedossa
page-rating-range = Todellinen vahvuus on hyvin todennäköisesti välillä { $low }–{ $high }.
page-rating-matches = { $count ->
    [one] Yksi luokiteltu peli.
   *[other] { $count } luokiteltua peliä.
  }
page-rating-none = Ei vielä luokiteltuja pelejä. Pöydän isäntä voi ottaa luokituksen käyttöön ennen peliä.
page-rating-about = Tottuneella botilla on 25, ja siitä kaikki aloittavat. Mitä enemmän pelejä, sitä kapeampi vyöhyke: muutaman kymmenen pelin jälkeen lukuun voi luottaa. Jokaisella pelillä ja pelaajamäärällä on oma lukunsa.
page-rating-curve = { $first } → { $last }, { $count } peliä, sekä vyöhyke, jolla todellinen vahvuus hyvin todennäköisesti on
page-player = Pelaaja
page-player-mine = Oma sivuni
page-player-nobody = Anna ensin itsellesi nimi etusivulla.
page-player-nothing = Täällä ei ole vielä mitään. Ensimmäisen loppuun pelatun pelin jälkeen löydät täältä tuloksesi, mitalisi ja luokituksesi.
page-player-count = { $count ->
    [one] yksi pelaaja
   *[other] { $count } pelaajaa
  }
page-player-wins = { $matches ->
    [one] Yksi peli pelattu, { $wins } voitettu.
   *[other] { $matches } peliä pelattu, { $wins } voitettu.
  }
page-streak = Pisin voittoputki: { $best }, nyt: { $now }.
page-medals = Mitalit
page-medals-count = { $count } / { $all }
page-medal-earned = Ansaittu { $date }
page-medal-not-yet = Ei vielä
page-medal-first-win = Ensimmäinen voitto
page-medal-first-win-about = Voita peli.
page-medal-in-a-row = Kolme putkeen
page-medal-in-a-row-about = Voita kolme peliä peräkkäin.
page-medal-champion = Jättiläisen kaataja
page-medal-champion-about = Sijoitu mestaribotin edelle.
page-medal-crowd = Seurassa
page-medal-crowd-about = Voita peli, jossa on vähintään kolme ihmistä.
page-medal-every-size = Joka pöydässä
page-medal-every-size-about = Voita jokaisella pelaajamäärällä.
page-medal-often = Kanta-asiakas
page-medal-often-about = Pelaa 25 peliä loppuun.
page-medal-spaces = Hyvillä paikoilla
page-medal-spaces-about = Saa vähintään 20 pistettä nappuloidesi alla olevista ruuduista.
page-medal-threes = Isot setelit
page-medal-threes-about = Päätä peli vähintään viisi kolmosen seteliä hallussasi.
page-medal-bonuses = Kaikki bonukset
page-medal-bonuses-about = Saa kaikki kolme bonuspistettä yhdessä pelissä.
page-history = Pelatut pelit
page-history-together = Yhteiset pelinne
page-history-place = sija { $place } / { $players }
page-history-left = lähti kesken
page-history-rated = luokiteltu, { $change }
page-private = Pidä tämä sivu vain itselläni
page-private-about = Muuten sen näkevät ne, joiden kanssa olet pelannut pelin loppuun: luokitukset, mitalit ja yhteiset pelinne. Muut eivät näe.
page-player-delete = Jos poistat tietosi asetuksissa, myös kaikki tämä poistetaan.
fault-not-rated = Luokiteltuun peliin tarvitaan vähintään kaksi ihmistä, jokainen omalla laitteellaan.
fault-no-player = Et voi nähdä tätä sivua: pelaajaa ei ole, ette ole pelanneet yhdessä peliä loppuun, tai sivu on yksityinen.

## The deal of the day

page-daily = Päivän jako
page-daily-about = Sama jako kaikille, samoja botteja vastaan. Yksi yritys lasketaan.
page-daily-next = Seuraavat jaot: { $time }
page-daily-against = Vastassa { $bots }
page-daily-play = Pelaa
page-daily-go-on = Jatka
page-daily-result = Tulos
page-daily-none = Ei vielä yritetty
page-daily-waiting = Laskettava yrityksesi on kesken
page-daily-place = Sija { $place }/{ $players }, { $points ->
        [one] yksi piste
       *[other] { $points } pistettä
    }
page-daily-better = Parempi kuin { $share } muista
page-daily-ties = tasatulos lasketaan puolikkaana
page-daily-first = Sait ensimmäisenä tuloksen
page-daily-tries =
    { $count ->
        [0] Ei vielä yrityksiä
        [one] Yksi yritys tähän mennessä
       *[other] { $count } yritystä tähän mennessä
    }
page-daily-sure = Laskettava yrityksesi
page-daily-sure-once = Vain yksi yritys lasketaan. Siinä ei ole vihjeitä, eikä siirtoja voi perua.
page-daily-sure-end = Voit lähteä ja palata, kunnes päivä päättyy: { $time }. Mikä on silloin kesken, sitä ei lasketa.
page-daily-sure-best = Jos sinun on päivän paras, kaikki voivat katsoa sen huomenna nimelläsi.
page-daily-begin = Aloita
page-daily-again = Yritä uudelleen, ei lasketa
page-daily-counted = Laskettava yritys
page-daily-uncounted = Vapaa yritys: sitä ei lasketa
page-daily-late = Päivä päättyi ennen tämän yrityksen loppua, joten sitä ei lasketa.
page-daily-share = Jaa
page-daily-share-send = Lähetä …
page-daily-share-picture = Kuva
page-daily-plot = Miten kaikilla meni: huonoin tulos vasemmalla, paras oikealla; omasi on merkitty.
page-daily-yesterday = Eilen
page-daily-best = Paras: { $name }, sija { $place }
page-daily-watch = Katso paras peli
page-daily-nobody = Kukaan ei pelannut sitä loppuun.
page-daily-you = Sinä: sija { $place }
page-daily-coming = Seuraavien päivien sormenjäljet
page-daily-coming-about = Jokainen kiinnittää jaon, valinnat ja botit ennen päivää. Selaimesi säilyttää ne ja vertaa.
page-daily-fits-holds = Siemenluku sopii sormenjälkeen, jonka selaimesi näki ennen päivää.
page-daily-fits-unknown = Siemenluku sopii sormenjälkeensä. Selaimesi ei nähnyt sitä ennen päivää, joten vertaa siihen, mitä muut näkivät.
page-daily-fits-fails = Siemenluku ei sovi siihen, mitä selaimellesi näytettiin ennen päivää: tätä jakoa on muutettu.
page-daily-secret = Siemenluku, pelitallenne ja uusinta näytetään, kun päivä on ohi: muut pelaavat tätä jakoa vielä.
page-daily-verify = Kaikki saavat tämän jaon. Sormenjälki kiinnitti sen ennen päivää, ja siemenluku näytetään sen jälkeen.
page-daily-not-tries = Joku on voinut nähdä jaon ennen laskettavaa yritystään: toisena vieraana tai kaverilta.
page-daily-not-operator = Palvelimen ylläpitäjä arpoi siemenluvun, pystyi valitsemaan sen ja tietää sen päivän aikana.
page-daily-not-bots = Sitä, että botit valitsivat siirtonsa itse.

## Evenings

page-evening = Ilta
page-evening-plan = Suunnittele peli-ilta
page-evening-plan-about = Useita kierroksia usean pöydän ääressä ryhmällesi, sijoituksineen ja yhdellä linkillä kaikille.
page-evening-mine = Omat iltani
page-evening-name = Illan nimi
page-evening-name-usual = Peli-ilta
page-evening-format = Kuka kohtaa kenet
page-evening-swiss = Sveitsiläinen
page-evening-robin = Kaikki vastaan kaikki
page-evening-swiss-about = Suunnilleen yhtä monta pistettä saaneet kohtaavat, eikä kukaan kohtaa samaa uudestaan niin kauan kuin sen voi välttää.
page-evening-robin-about = Kaikki kohtaavat kaikki niin tasaisesti kuin mahdollista, pisteistä riippumatta.
page-evening-rounds = Kierrokset
page-evening-size = Pelaajia pöydässä
page-evening-size-about = Botit istuvat vapaiksi jääville tuoleille.
page-evening-sized = { $size } pöydässä
page-evening-break = Tauko kierrosten välissä
page-evening-break-none = Ei taukoa
page-evening-break-host = Kunnes isäntä jatkaa
page-evening-minutes = { $count } minuuttia
page-evening-joins = Pelaan itsekin
page-evening-make = Luo linkki
page-evening-invite-about = Yksi linkki kaikille: sen avaaja voi pelata mukana, myös myöhemmin, tai katsella.
page-evening-brief-gathering = Ei alkanut
page-evening-brief-playing = Käynnissä
page-evening-brief-break = Tauko
page-evening-brief-over = Ohi
page-evening-phase-gathering = Väkeä saapuu
page-evening-phase-playing = Kierros { $round }/{ $rounds }
page-evening-phase-break = Tauko kierroksen { $round }/{ $rounds } jälkeen
page-evening-phase-over = Ilta on ohi
page-evening-now = Mitä nyt tapahtuu
page-evening-host = Isäntä: { $name }
page-evening-is-host = isäntä
page-evening-join = Osallistu
page-evening-join-about = Et tarvitse tiliä.
page-evening-join-late = Voit tulla mukaan nyt ja pelaat seuraavasta kierroksesta alkaen.
page-evening-joined = Olet mukana. Pidä tämä sivu auki: se kutsuu sinua, kun pöytäsi on valmis.
page-evening-rest = Pidä taukoa
page-evening-back = Olen taas täällä
page-evening-away = tauolla
page-evening-away-you = Olet tauolla, kunnes kerrot olevasi taas täällä.
page-evening-out-you = Isäntä on poistanut sinut tästä illasta.
page-evening-late-you = Olet mukana ja pelaat seuraavasta kierroksesta alkaen.
page-evening-done-you = Pöytäsi on valmis. Kierros jatkuu muissa pöydissä.
page-evening-watching = Katselet.
page-evening-somebody = Joku
page-evening-nobody = Kukaan ei ole vielä tullut.
page-evening-wait-start = Isäntä aloittaa, kun kaikki ovat paikalla.
page-evening-next-in = Seuraava kierros alkaa
page-evening-next-host = Seuraava kierros alkaa, kun isäntä jatkaa.
page-evening-paused = Isäntä on keskeyttänyt illan.
page-evening-your-table = Sinun pöytäsi
page-evening-with = Mukana { $names }
page-evening-go = Pöytääsi
page-evening-began = Kierros { $round } alkaa: pöytäsi on valmis.
page-evening-told = Kerro tästä illasta
page-evening-told-about = Kun kierros alkaa ja kun on sinun vuorosi. Koskee vain tätä iltaa.
page-evening-hosting = Isännälle
page-evening-begin = Aloita ilta
page-evening-begin-about = Seuraavaan kierrokseen osallistuu { $count }, pöydässä { $size } pelaajaa. Botit täydentävät.
page-evening-next = Seuraava kierros nyt
page-evening-pause = Keskeytä
page-evening-resume = Jatka
page-evening-end = Päätä ilta
page-evening-end-sure = Päättyykö ilta nyt? Kesken olevia pelejä ei enää lasketa.
page-evening-remove-title = Poista joku
page-evening-remove = Poista
page-evening-remove-name = Poista { $name }
page-evening-let-in = Päästä takaisin
page-evening-let-in-name = Päästä { $name } takaisin
page-evening-people = Ihmiset
page-evening-standings = Sijoitukset
page-evening-standings-about = Pöydässä saat pisteen jokaisesta takanasi olevasta; sijan jakavat jakavat pisteet. Jos pisteet ovat samat, ratkaisevat voitot ja sitten pöytäkumppaniesi pisteet.
page-evening-place = Sija
page-evening-person = Nimi
page-evening-points = Pisteet
page-evening-wins = Voitot
page-evening-against = Vastustajat
page-evening-rounds-played = Pelattu
page-evening-round = Kierros { $round }
page-evening-table = Pöytä { $number }
page-evening-table-waiting = Ei alkanut
page-evening-table-playing = Pelataan
page-evening-table-over = Ohi
page-evening-table-void = Ei lasketa
page-evening-score = { $place }. { $name } ({ $points })
page-evening-watch = Katso
page-evening-watch-table = Katso pöytää { $number }
page-evening-skip = Älä odota
page-evening-skip-table = Älä odota pöytää { $number }
page-evening-winner =
    { $count ->
        [one] { $names } voitti illan.
       *[other] { $names } voittivat illan yhdessä.
    }
page-evening-of = Illan kierros { $round }
page-evening-to = Iltaan
page-evening-lobby-about = Peli alkaa, kun kaikki ovat paikalla. Botit istuvat niiden tuoleille, jotka eivät tule.
