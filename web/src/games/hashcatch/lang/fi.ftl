### Hashcatch: lauseet, joita vain sivu tarvitsee.
### Nimet ovat aina perusmuodossa eivätkä koskaan taipuvan verbin edessä: niin nimeksi sopii myös ”Sinä”.

hashcatch-page-board = Hashcatch-pöytä. Nuolinäppäimillä kuljet vaihtoehdosta toiseen, Enter valitsee, Escape peruu valinnan.
hashcatch-page-row = Rivi { $row }
hashcatch-page-code = Koodi { $code }
hashcatch-page-half = 1/2
hashcatch-page-legend-bank = Lohkopankki
hashcatch-page-legend-tries = yritystä
hashcatch-page-expect-roll = Heitä noppaa ja siirrä.
hashcatch-page-wait-roll = Heittovuorossa: { $seat }.

## Kolme kuvaa ennen ensimmäistä peliä

hashcatch-page-intro-goal = Vie nappulasi kehältä lohkopankin kautta lohkoketjuun. Kun jollakulla on siellä neljä nappulaa, peli päättyy. Eniten pisteitä voittaa.
hashcatch-page-intro-turn = Heitä noppaa ja siirrä nappulaa kumpaan suuntaan tahansa. Jos se on #-ruudussa, voit sen sijaan tarkistaa sen: jos luku ja noppa ovat molemmat parillisia tai parittomia, se menee lohkopankkiin.
hashcatch-page-intro-score = Kolmesta lohkopankin nappulasta syntyy uusi rivi, ja aiemmat rivit vajoavat. Syvemmällä saa enemmän pisteitä. Mutta se, joka heittää rivin koodin, lähettää sen nappulat kotiin.

## Valitseminen

hashcatch-page-pick = Ota nappula { $token } (luku { $digit }), { $place }
hashcatch-page-choose-push = Nappula { $token } → { $to }, valitse sitten, minne toinen nappula väistää
hashcatch-page-ask-goal = Heitit { $roll }: minne nappula { $token } siirtyy?
hashcatch-page-ask-push = Nappula { $token } → { $to }: kumpaan suuntaan siellä oleva nappula väistää?
hashcatch-page-move-way =
    { $way ->
        [plus] Nappula { $token } myötäpäivään
       *[minus] Nappula { $token } vastapäivään
    }{ $push ->
        [plus] , toinen nappula väistää myötäpäivään
        [minus] , toinen nappula väistää vastapäivään
       *[none] { "" }
    }
hashcatch-page-try-move = Siirrä nappula { $token }
hashcatch-page-try-check = Tarkista nappula { $token }
hashcatch-page-try-attack = Hyökkää riviin { $row }

## Muita odotellessa

hashcatch-page-wait-purpose = Vuorossa: { $seat }. Siirto vai tarkistus?
hashcatch-page-wait-move = { $seat }: heitto { $roll }. Mikä nappula liikkuu?
hashcatch-page-wait-again = { $seat }: 6! Toinen heitto on mahdollinen.
hashcatch-page-wait-genuine = { $seat }: aito nappula. Pankkiin vai isoon murtoon?
hashcatch-page-wait-hack = Kohta murtaudutaan: { $seat }.
hashcatch-page-wait-bonus = { $seat }: mikä nappula pääsee bonusruutuun?

## Tietoja nimen vieressä

hashcatch-page-fact-chain = { $count }/{ $end } ketjussa
hashcatch-page-fact-chain-about =
    { $count ->
        [one] Yksi nappula ketjussa; peli päättyy, kun niitä on { $end }
       *[other] { $count } nappulaa ketjussa; peli päättyy, kun niitä on { $end }
    }
hashcatch-page-fact-bank = { $count } pankissa
hashcatch-page-fact-bank-about =
    { $count ->
        [one] Yksi nappula odottaa lohkopankissa
       *[other] { $count } nappulaa odottaa lohkopankissa
    }
hashcatch-page-fact-risk = Murto: rivi { $row }
hashcatch-page-fact-risk-brief = Murto { $row }
hashcatch-page-fact-risk-about = Rivin { $row } riskiruudussa on nappula, joka yrittää murtaa rivin seuraavalla vuorolla
hashcatch-page-fact-open = { $count }/{ $tokens } lukua esillä
hashcatch-page-fact-open-about = Kaikille näytettyjä lukuja: { $count }/{ $tokens }

## Asema sanoin

hashcatch-page-token =
    { $digit ->
        [none] { $seat }, nappula { $token }
       *[other] { $seat }, nappula { $token } (luku { $digit })
    }
hashcatch-page-sum-base =
    { $count ->
        [0] { $seat }: aloitusruutu { $start }, pesä on tyhjä.
        [one] { $seat }: aloitusruutu { $start }, pesässä yksi nappula.
       *[other] { $seat }: aloitusruutu { $start }, pesässä { $count } nappulaa.
    }
hashcatch-page-sum-at = { $token }: { $place }.
hashcatch-page-sum-bank = Lohkopankissa odottaa: { $tokens }.
hashcatch-page-sum-bank-empty = Lohkopankissa ei odota kukaan.
hashcatch-page-sum-row = Rivi { $row }, pisteet { $points }: { $tokens }. Murtoyrityksiä: { $tries }, onnistuu { $chance }.
hashcatch-page-sum-row-empty = Rivi { $row }, pisteet { $points }: tyhjä.
hashcatch-page-sum-risk = Hyökkäys riviin { $row }: { $token }.
hashcatch-page-sum-roll = Noppa näyttää { $roll }.

## Kun jotakin tutkitaan

hashcatch-page-about-here = Tässä: { $token }.
hashcatch-page-about-free = Vapaa.
hashcatch-page-about-space-ordinary = Tavallinen ruutu. Tähän pysähtyvä työntää ruudussa olevan nappulan lähimpään vapaaseen ruutuun.
hashcatch-page-about-space-start = Aloitusruutu: { $seat }. Ensimmäinen askel ulos pesästä; muille tavallinen ruutu.
hashcatch-page-about-space-hash = Transaktioruutu #. Tässä olevan nappulan voi tarkistaa myöhemmällä vuorolla. Toisen nappulan päälle pysähtyvä yrittää pientä murtoa.
hashcatch-page-about-ring-name = Kehä
hashcatch-page-about-ring = 40 ruutua, joita nappulat kiertävät kumpaankin suuntaan. Tavoite on pysähtyä tasan ruutuun #.
hashcatch-page-about-token-base = Se lähtee liikkeelle millä tahansa heitolla; aloitusruutu on ensimmäinen askel.
hashcatch-page-about-token-ring = Se liikkuu tasan nopan silmäluvun verran, kumpaan suuntaan vain.
hashcatch-page-about-token-hash = Omistaja voi tarkistaa sen: jos luku ja heitto ovat molemmat parillisia tai parittomia, se jatkaa pankkiin tai murtoon.
hashcatch-page-about-token-bank = Se odottaa hashausta, joka alkaa, kun kaikki kolme odotuspaikkaa ovat täynnä.
hashcatch-page-about-token-chain = Se tuo pisteitä niin kauan kuin pysyy siinä. Neljä samanväristä nappulaa ketjussa päättää pelin.
hashcatch-page-about-token-risk = Omistajan seuraavalla vuorolla se yrittää murtaa rivin { $row }; onnistui tai ei, se palaa kotiin.
hashcatch-page-about-digit-own = Sen luvun tiedät vain sinä.
hashcatch-page-about-digit-open = Kaikki ovat nähneet sen luvun.
hashcatch-page-about-digit-seen = Tiedät sen luvun.
hashcatch-page-about-digit-hidden = Et näe sen lukua.
hashcatch-page-about-base-name = Pesä: { $seat }
hashcatch-page-about-base = Tässä nappulat odottavat, ja tänne ne palaavat väärennöksinä tai murrettuina.
hashcatch-page-about-bank-name = Lohkopankki
hashcatch-page-about-bank = Odotuspaikkoja täynnä: { $count }/{ $all }. Kun kaikki ovat täynnä, alkaa hashaus: korkeimmat tuplat saavat rivin 1 bonusruudun, muut reunaruudut.
hashcatch-page-about-berth = Aito nappula saa pienimmän vapaan odotuspaikan. Kun nappuloita on kolme, alkaa hashaus.
hashcatch-page-about-chain-name = Lohkoketju
hashcatch-page-about-chain = Viisi riviä. Uusi rivi painaa ensimmäiseen aukkoon asti muita alemmas: syvemmät rivit ovat arvokkaampia ja vaikeampia murtaa.
hashcatch-page-about-row = Rivissä: { $tokens }.
hashcatch-page-about-row-empty = Tyhjä: ei pisteitä eikä murrettavaa.
hashcatch-page-about-row-points = Pisteet: { $points }
hashcatch-page-about-cell-outer = Rivin reunaruutu: yhtä monta pistettä kuin rivi on syvällä.
hashcatch-page-about-cell-bonus = Bonusruutu: pisteen enemmän kuin viereiset. Tähän tulee hashauksen voittaja.
hashcatch-page-about-code-name = Rivin { $row } koodi
hashcatch-page-about-code = Rivin kolmen luvun summa. Rivin murtajan on heitettävä se kahdella nopalla.
hashcatch-page-about-code-unknown = Kaikki luvut eivät ole tiedossasi.
hashcatch-page-about-tried = Turhaan yritetty: { $sums }.
hashcatch-page-about-risk = ×{ $tries }: tästä riviin { $row } hyökkäävä saa heittää kahta noppaa { $tries } kertaa sen koodia varten.
hashcatch-page-about-chance = Murron onnistuminen: { $chance }
hashcatch-page-about-die-name = Noppa
hashcatch-page-about-die = Nappula kulkee tasan sen verran.
hashcatch-page-about-die-last = Viime heitto. Ennen seuraavaa sanotaan, mihin se on: siirtoon vai tarkistukseen.
hashcatch-page-about-trail-name = Viime siirto
hashcatch-page-about-trail = Reitti, jonka nappula juuri kulki.
hashcatch-page-about-way-name = Mahdollinen siirto
hashcatch-page-about-way = Reitti, jonka nappula kulkisi.
hashcatch-page-about-show-name = Mitä tapahtuu
hashcatch-page-about-show = Noppia heitetään.
hashcatch-page-about-do-roll = Yksi noppa; sitten jonkin nappulasi on kuljettava tasan sen verran.
hashcatch-page-about-do-check = Yksi noppa: jos heitto ja luku ovat molemmat parillisia tai parittomia, nappula on aito ja jatkaa; muuten se palaa kotiin. Kaikki näkevät luvun.
hashcatch-page-about-do-move = Nappula kulkee heittosi verran. Tiellä oleva väistää; ruudussa # syntyy pieni murto.
hashcatch-page-about-do-stop = Vuorosi päättyy ilman toista heittoa.
hashcatch-page-about-do-bank = Nappulasi saa pienimmän vapaan odotuspaikan; kolmas käynnistää hashauksen.
hashcatch-page-about-do-attack = Nappulasi menee rivin { $row } riskiruutuun ja yrittää murtoa seuraavalla vuorollasi: jos koodi osuu, rivin kaikki kolme nappulaa palaavat kotiin.
hashcatch-page-about-do-hack = Kaksi noppaa, { $tries } yritystä: jos jokin summa on rivin { $row } koodi, sen kaikki kolme nappulaa palaavat kotiin. Omasi palaa joka tapauksessa.
hashcatch-page-about-do-bonus = Tämä nappula saa rivin 1 keskellä olevan bonusruudun, joka on pisteen muita arvokkaampi.

## Mitä laudalla juuri tapahtui

hashcatch-page-show-odd = pariton
hashcatch-page-show-even = parillinen
hashcatch-page-show-genuine = Aito!
hashcatch-page-show-forged = Väärennös!
hashcatch-page-show-check = Tarkistus: { $seat }
hashcatch-page-show-small-hack = Pieni murto: { $seat }
hashcatch-page-show-opening = Kuka aloittaa?
hashcatch-page-show-hashing = Hashaus!
hashcatch-page-show-hashing-on = Tasatilanne: heitetään uudelleen
hashcatch-page-show-vain =
    { $count ->
        [one] Yksi kierros ilman tuplia …
       *[other] { $count } kierrosta ilman tuplia …
    }
hashcatch-page-show-double = Tuplat: { $die }!
hashcatch-page-show-hack = Rivi { $row }, koodi { $code }
hashcatch-page-show-odds =
    { $tries ->
        [one] Yksi yritys jäljellä, { $chance }
       *[other] { $tries } yritystä jäljellä, { $chance }
    }
hashcatch-page-show-tries =
    { $tries ->
        [one] Yksi yritys jäljellä
       *[other] { $tries } yritystä jäljellä
    }
hashcatch-page-show-cracked = Murtui!
hashcatch-page-show-held = Rivi kestää.
hashcatch-page-show-stuck = Ei siirtoa
hashcatch-page-show-ended = Neljä ketjussa!

## Uusinnan hetkiä

hashcatch-page-moment-ended = Loppu
hashcatch-page-moment-cracked = Rivi murtuu
hashcatch-page-moment-hacked = Murto epäonnistuu
hashcatch-page-moment-hashing = Uusi rivi
hashcatch-page-cheer-hashing = Ketjuun!
hashcatch-page-cheer-cracked = Rivi murrettu!

## Vinkkejä ensimmäiseen peliin

hashcatch-page-hint-digits = Jokaisella nappulalla on tunnusluku 1–4. Omasi näet vain sinä, kunnes tarkistus paljastaa ne kaikille.
hashcatch-page-hint-roll = Heitä napauttamalla noppaa. Nappulasi odottavat pesässä, ja aloitusruutu on niiden ensimmäinen askel.
hashcatch-page-hint-leave = Napauta nappulaa ja sitten jompaakumpaa sen kahdesta kohteesta. Suunnan saat valita: tähtää #-ruutuun.
hashcatch-page-hint-way = Voit siirtää mitä tahansa nappulaasi kumpaan suuntaan vain, täsmälleen nopan verran. #-ruutuun kannattaa pyrkiä.
hashcatch-page-hint-hash = Pääset täsmälleen #-ruutuun! Jos nappula siellä myöhemmällä vuorolla läpäisee tarkistuksen, se pääsee lohkopankkiin.
hashcatch-page-hint-small-hack = Tuo #-ruutu on varattu. Jos silti pysähdyt siihen, siellä olevan nappulan lukua verrataan heittoosi { $roll }: ellei sekin ole { $parity ->
        [odd] pariton
       *[even] parillinen
    }, nappula palaa pesään ja ruutu on sinun.
hashcatch-page-hint-push = Ruutu on varattu: siellä oleva nappula väistää, ja sinä päätät, kumpaan suuntaan.
hashcatch-page-hint-check = Nappulasi on #-ruudussa. Tarkista se: luvulla { $digit } tarvitset { $parity ->
        [odd] parittoman
       *[even] parillisen
    } heiton, eli onnistut joka toinen kerta. Muuten nappula palaa pesään.
hashcatch-page-hint-again = Kuutosen jälkeen saat heittää ja siirtää uudestaan, kerran vuorossa.
hashcatch-page-hint-genuine = Aito! Pankissa nappulasi odottaa pääsyä ketjuun. Tai lähetä se hyökkäämään riviin: prosenttiluku kertoo, kuinka todennäköisesti rivi murtuu.
hashcatch-page-hint-genuine-blind = Aito! Pankissa nappulasi odottaa pääsyä ketjuun. Tai lähetä se hyökkäämään riviin: muistatko sen kolme lukua?
hashcatch-page-hint-hack-blind = Kaksi noppaa, yrityksiä { $tries }: jos jokin summa on sama kuin rivin kolme lukua yhteensä, rivi hajoaa. Nappulasi palaa joka tapauksessa pesään.
hashcatch-page-hint-hack = Kaksi noppaa, yrityksiä { $tries }: jos jokin summa on { $code }, rivi hajoaa. Onnistut todennäköisyydellä { $chance }. Nappulasi palaa joka tapauksessa pesään.
hashcatch-page-hint-bonus = Kaikki kolme ovat sinun, joten noppia ei tarvita: valitse, mikä pääsee keskelle, yhtä pistettä arvokkaampaan ruutuun.
hashcatch-page-hint-bank = Kun pankissa odottaa kolme nappulaa, niille heitetään tuplia. Suurimmat tuplat vievät bonusruutuun, ja kaikki kolme pääsevät riville 1.
hashcatch-page-hint-row = Rivi 1 on täynnä: jokaisesta ruudusta saa sen näyttämät pisteet. Hashauksen voittaja pääsi keskelle ja sai uuden nappulan.
hashcatch-page-hint-sink = Uusi rivi painaa vanhoja syvemmälle. Syvemmällä on enemmän pisteitä, ja hakkereilla vähemmän yrityksiä.
hashcatch-page-hint-attacked = Riviin { $row } hyökätään, ja siinä on sinunkin nappulasi. Jos hyökkääjä osuu lukujen summaan, kaikki kolme palaavat pesään.
hashcatch-page-hint-end = Joltakulta puuttuu enää yksi nappula ketjusta: kun se tulee, peli päättyy heti, ja eniten pisteitä voittaa.
