### Hashcatch suomeksi.
### Nimet ovat aina perusmuodossa eivätkä koskaan taipuvan verbin edessä: niin nimeksi sopii myös ”Sinä”.
### Myös paikat ovat perusmuodossa, siksi nuolet.

hashcatch-title = Hashcatch
hashcatch-summary = Kuljeta datasi kehää pitkin, ankkuroi se syvälle lohkoketjuun ja hakkeroi muut sieltä ulos.

## Valinnat

hashcatch-option-memory = Muistipeli
hashcatch-option-memory-about = Luvut ja summat näkyvät vain paljastuessaan: niiden muistaminen on sinun tehtäväsi. Omat lukusi näet aina.

## Huudahdukset: yhdellä napautuksella

hashcatch-call-come-on = Nyt hyvä heitto!
hashcatch-call-lucky = Kävipä tuuri!
hashcatch-call-nice-hash = Hieno hash!
hashcatch-call-not-my-token = Ei minun nappulaani!
hashcatch-call-revenge = Tästä saat maksaa!
hashcatch-call-phew = Huh, läheltä piti!
hashcatch-call-that-row = Haluan tuon rivin!
hashcatch-call-laugh = Hahaha!

## Mitä nyt tehdään

hashcatch-expect-purpose = Heitä siirtoa varten tai tarkista jokin #-ruudussa oleva nappulasi.
hashcatch-expect-move = Heitit { $roll }: valitse nappula ja suunta.
hashcatch-expect-again = Kuutonen! Heitä ja siirrä vielä kerran tai jätä tähän.
hashcatch-expect-genuine = Nappulasi on aito: vie se lohkopankkiin tai lähde isoon murtoon.
hashcatch-expect-hack = Nappulasi on riskiruudussa: yritä heittää rivin koodi.
hashcatch-expect-bonus = Kaikki kolme odottavaa nappulaa ovat sinun: valitse, mikä pääsee bonusruutuun.
hashcatch-expect-over = Peli on päättynyt.

## Kun jokin ei käy

hashcatch-say-purpose = ”{ $given }” ei onnistu vielä: heitä ensin siirtoa varten tai tarkista jokin #-ruudussa oleva nappulasi.
hashcatch-must-move = ”{ $given }” ei onnistu nyt: heitit { $roll }, ja sen verran on siirrettävä.
hashcatch-second-roll = ”{ $given }” ei onnistu nyt: kuutosen jälkeen voit vain heittää ja siirtää uudestaan tai lopettaa.
hashcatch-bank-or-attack = ”{ $given }” ei onnistu nyt: aito nappulasi menee lohkopankkiin tai hyökkää riviin.
hashcatch-hack-first = ”{ $given }” ei onnistu nyt: riskiruudussa olevan nappulasi on ensin tehtävä murtonsa.
hashcatch-choose-bonus = ”{ $given }” ei onnistu vielä: valitse ensin nappula, joka pääsee bonusruutuun.
hashcatch-no-token = Sinulla ei ole nappulaa { $token }: nappulasi ovat { $first }–{ $last }.
hashcatch-not-on-hash = ”{ $given }” ei onnistu: nappula { $token } ei ole transaktioruudussa.
hashcatch-not-on-ring = ”{ $given }” ei onnistu: vain pesässä ja kehällä olevat nappulat voivat siirtyä. Nappula { $token } on täällä: { $place }.
hashcatch-one-step = ”{ $given }” on turha: ykkösellä nappula pääsee pesästä aloitusruutuunsa, ja siirto on sama kumpaankin suuntaan. Pelaa se merkillä +.
hashcatch-choose-push = Kaksi vapaata ruutua on yhtä lähellä ({ $place }). Kerro, minne toinen nappula väistää: ”{ $given } push +” (myötäpäivään) tai ”{ $given } push -” (vastapäivään).
hashcatch-no-push-choice = ”{ $given }” sanoo liikaa: väistösuunta ei ole valittavissa ({ $place }). Pelaa siirto ilman sanaa ”push”.
hashcatch-own-hash = ”{ $given }” ei onnistu: siirto päättyy #-ruutuun, jossa on jo oma nappulasi ({ $place }).
hashcatch-no-room = ”{ $given }” ei onnistu: tiellä olevalle nappulalle ({ $place }) ei ole vapaata ruutua.
hashcatch-row-empty = ”{ $given }” ei onnistu: rivi { $row } on tyhjä, siinä ei ole murrettavaa.
hashcatch-row-attacked = ”{ $given }” ei onnistu: rivillä { $row } on jo hyökkääjä, ja tilaa on vain yhdelle.
hashcatch-not-in-bank = ”{ $given }” ei onnistu: nappula { $token } ei ole lohkopankissa.

## Mitä on pelissä

hashcatch-stake-cracked = Jos murtuu
hashcatch-stake-held = Jos ei murru
hashcatch-stake-hashed = Hashaus
hashcatch-stake-forged = Jos väärennös
hashcatch-prospect-home = Yksi nappuloistasi palaa kotiin
hashcatch-reason-move =
    { $rolls ->
        [0] Sen jälkeen mikään heitto ei vie yhtä nappulaa lisää vapaaseen transaktioruutuun.
        [one] Sen jälkeen yksi heitto kuudesta vie yhden nappulan lisää vapaaseen transaktioruutuun.
       *[other] Sen jälkeen { $rolls } heittoa kuudesta vie yhden nappulan lisää vapaaseen transaktioruutuun.
    }
hashcatch-reason-roll =
    { $rolls ->
        [0] Mikään heitto ei vie yhtä nappulaa lisää vapaaseen transaktioruutuun.
        [one] Yksi heitto kuudesta vie yhden nappulan lisää vapaaseen transaktioruutuun.
       *[other] { $rolls } heittoa kuudesta vie yhden nappulan lisää vapaaseen transaktioruutuun.
    }
hashcatch-reason-hash =
    { $may ->
        [0] Kukaan ei voi lähettää sitä sieltä kotiin yhdellä heitolla.
        [one] Muista { $others } pelaajasta yksi voi lähettää sen kotiin yhdellä heitolla.
       *[other] Muista { $others } pelaajasta { $may } voi lähettää sen kotiin yhdellä heitolla.
    }
hashcatch-reason-check =
    { $may ->
        [0] Kolme heittoa kuudesta osoittaa sen aidoksi. Kukaan ei voi lähettää sitä kotiin yhdellä heitolla.
        [one] Kolme heittoa kuudesta osoittaa sen aidoksi. Jos se jää paikalleen, muista { $others } pelaajasta yksi voi lähettää sen kotiin.
       *[other] Kolme heittoa kuudesta osoittaa sen aidoksi. Jos se jää paikalleen, muista { $others } pelaajasta { $may } voi lähettää sen kotiin.
    }
hashcatch-reason-hack = Siellä oleva nappula on väärennetty ja joutuu kotiin: { $odds }.
hashcatch-reason-bank =
    { $missing ->
        [one] Sen jälkeen lohkopankista puuttuu yksi nappula.
       *[other] Sen jälkeen lohkopankista puuttuu { $missing } nappulaa.
    }
hashcatch-reason-attack =
    { $tries ->
        [one] Koodi on { $code }: 36 heitosta siihen osuu { $ways }. Yksi yritys, todennäköisyys { $odds }.
       *[other] Koodi on { $code }: 36 heitosta siihen osuu { $ways }. Yrityksiä on { $tries }, todennäköisyys kaikkiaan { $odds }.
    }

## Mistä pisteet tulevat

hashcatch-source-row-1 = Rivi 1
hashcatch-source-row-2 = Rivi 2
hashcatch-source-row-3 = Rivi 3
hashcatch-source-row-4 = Rivi 4
hashcatch-source-row-5 = Rivi 5
hashcatch-source-bonus = Bonusruudut

## Paikat

hashcatch-place-ring = ruutu { $number }
hashcatch-place-hash = transaktioruutu { $number }
hashcatch-place-bank = odotuspaikka #-{ $number }
hashcatch-place-row =
    { $column ->
        [a] rivi { $row } (vasen)
        [b] rivi { $row } (bonus)
       *[c] rivi { $row } (oikea)
    }
hashcatch-place-risk = riskiruutu { $row }
hashcatch-place-base = pesä

## Toiminnot

hashcatch-do-roll = Heitä ja siirrä
hashcatch-do-check = Tarkista nappula { $token } (luku { $digit }), { $place }
# Fluent ei erota merkkejä "+" ja "-": `push` on "none", "plus" tai "minus"; muu näytetään sellaisenaan.
hashcatch-do-move =
    { $push ->
        [none] Nappula { $token } → { $to }
        [plus] Nappula { $token } → { $to }, toinen nappula väistää myötäpäivään
        [minus] Nappula { $token } → { $to }, toinen nappula väistää vastapäivään
       *[other] Nappula { $token } → { $to }, toinen nappula väistää ({ $push })
    }
hashcatch-do-stop = Ei toista heittoa, lopeta vuoro
hashcatch-do-bank = Lohkopankkiin
hashcatch-do-attack = Hyökkää riviin { $row } (onnistuu { $chance })
hashcatch-do-hack = Murra rivi { $row }
hashcatch-do-bonus = Nappula { $token } bonusruutuun

## Harjoitus

hashcatch-lesson-roll = Tavoitteesi: nappuloita keskellä olevaan lohkoketjuun. Sinne pääsee #-ruudun kautta. Heitä napauttamalla noppaa.
hashcatch-lesson-roll-done = Nelonen!
hashcatch-lesson-move = Neljän ruudun päässä yhdestä nappulastasi on #. Napauta nappulaa ja sitten #-ruutua.
hashcatch-lesson-move-done = Nappulasi on #-ruudussa.
hashcatch-lesson-check = Vain sinä tiedät sen luvun: 3. Jos heittokin on pariton, nappula on aito; muuten se palaa pesään. Tarkista se napauttamalla.
hashcatch-lesson-check-done = Vitonen, pariton kuten 3: aito!
hashcatch-lesson-bank = Vie se lohkopankkiin: napauta pankkia. Siellä odottaa jo kaksi nappulaa; kolmannesta alkaa hashaus.
hashcatch-lesson-bank-done = Tuplasi voittivat! Nappulasi pääsi keskelle, josta saa pisteen enemmän, ja sait uuden nappulan. Vanha rivi vajosi: syvemmällä on enemmän pisteitä.
hashcatch-lesson-again = Toisella puolella vastustajalla on hallussaan #, kahden ruudun päässä nappulastasi. Heitä.
hashcatch-lesson-again-done = Kakkonen, juuri sopiva.
hashcatch-lesson-small-hack = Mene silti sinne: se on pieni murto. Ellei siellä oleva luku ole parillinen kuten heittosi 2, nappula palaa pesään.
hashcatch-lesson-small-hack-done = Luku oli 1: nappula palasi pesään, ja # on sinun.
hashcatch-lesson-recheck = Seuraavalla vuorolla tarkistat tämänkin nappulan. Sen luku on 4, joten tarvitset parillisen heiton.
hashcatch-lesson-recheck-done = Nelonen: aito!
hashcatch-lesson-attack = Nyt hyökkää. Rivillä 2 vastustajalla on viisi pistettä ja sinulla kaksi. Napauta riviä 2.
hashcatch-lesson-attack-done = Nappulasi tähtää. Se iskee seuraavalla vuorollasi.
hashcatch-lesson-hack = Rivin 2 luvut ovat yhteensä 8: se on rivin koodi. Sinulla on neljä yritystä kahdella nopalla. Heitä!
hashcatch-lesson-hack-done = 7 meni ohi, 8 osui: rivi murtui, ja kaikki kolme nappulaa palaavat pesään.
hashcatch-lesson-end = Johdat pistein 3–1. Peli päättyy, kun jollakulla on neljä nappulaa ketjussa; silloin eniten pisteitä voittaa.

## Tapahtumat

hashcatch-event-signed = Nappulasi { $token } tunnusluku on { $digit }.
hashcatch-event-based = Pesä ({ $to }): { $seat }.
hashcatch-event-opening = Kuka aloittaa? Heitot: { $rolls }.
hashcatch-event-turn = Vuorossa: { $seat }.
hashcatch-event-rolled = { $seat }: heitto { $die }.
hashcatch-event-stuck = { $seat }: ei mahdollista siirtoa.
hashcatch-event-moved = { $seat }: nappula { $token } siirtyi, { $origin } → { $to }.
hashcatch-event-pushed = Nappula { $token } ({ $seat }) joutui väistämään: { $origin } → { $to }.
hashcatch-event-checked =
    { $own ->
        [yes] { $seat }: nappulan { $token } tarkistus – luku { $digit }, heitto { $die }. { $verdict ->
            [genuine] Aito!
           *[forged] Väärennös!
        }
       *[no] { $by }: pieni murto, kohteena nappula { $token } ({ $seat }) – luku { $digit }, heitto { $die }. { $verdict ->
            [genuine] Aito, molemmat nappulat pysyvät paikoillaan.
           *[forged] Väärennös!
        }
    }
hashcatch-event-home = Nappula { $token } ({ $seat }) palasi kotiin: { $origin } → pesä.
hashcatch-event-banked = { $seat }: nappula { $token } pääsi pankkiin, { $origin } → { $to }.
hashcatch-event-aimed = { $seat }: nappula { $token } otti rivin tähtäimeen, { $origin } → { $to }.
hashcatch-event-hashing =
    { $vain ->
        [0] Hashaus! { $rolls }.
        [1] Hashaus! Yksi kierros ilman tuplia, sitten: { $rolls }.
       *[other] Hashaus! Kierroksia ilman tuplia: { $vain }, sitten: { $rolls }.
    }
hashcatch-event-sank =
    { $row ->
        [1] Rivi 1 vajosi pykälän syvemmälle.
       *[other] Rivit 1–{ $row } vajosivat pykälän syvemmälle.
    }
hashcatch-event-chained = { $seat }: nappula { $token } ankkuroitui ketjuun, { $origin } → { $to }.
hashcatch-event-earned = { $seat }: hashauksen voitto ja uusi nappula { $token }.
hashcatch-event-hacked = { $seat }: iso murto, rivi { $row }. Heitot: { $rolls }.
hashcatch-event-cracked = { $seat }: rivi { $row } murtui! Koodi oli { $code }.
hashcatch-event-shown = Nappula { $token } ({ $seat }) paljasti lukunsa: { $digit }.
hashcatch-event-ended = { $seat }: neljä nappulaa ketjussa – peli päättyi!
