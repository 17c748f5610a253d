### Tiedostot, tallenteet ja asetukset.

# Asetuksille ei ole kansiota, joten käytetään väliaikaista.
store-no-home = Kotikansiota ei löytynyt. Asetukset ja keskeneräiset pelit ovat toistaiseksi kansiossa { $folder }, ja ne voivat kadota, kun tietokone käynnistyy uudelleen.

# Lukeminen ja kirjoittaminen. { $cause } valitsee, { $error } on järjestelmän oma viesti englanniksi.
store-read-failed =
    { $cause ->
        [missing] Tiedostoa { $file } ei ole. Se on ehkä siirretty tai poistettu.
        [denied] Tämän tiedoston lukemiseen ei ole oikeutta: { $file }. Pyydä oikeus tai kopioi tiedosto omaan kansioosi.
        [folder] { $file } on kansio. Valitse jokin sen tiedostoista.
        [not-a-file] { $file } ei ole tiedosto, jonka voi lukea loppuun.
        [too-big] { $file } on yli 64 megatavun kokoinen, paljon suurempi kuin mikään peli. Valitse toinen tiedosto.
        [empty] { $file } on tyhjä. Jos vieressä on samanniminen tiedosto, jonka lopussa on .bak, avaa se.
        [utf-16] { $file } on kirjoitettu UTF-16-muodossa. Avaa se tekstieditorissa ja tallenna UTF-8-muodossa.
        [binary] { $file } ei ole tekstitiedosto. Valitse täällä tallennettu tai tekstinä kirjoitettu peli.
        [not-utf-8] { $file } on vioittunut tai muuta kuin UTF-8-tekstiä: riviä { $error } ei voi lukea.
        [busy] Toinen ohjelma käyttää tiedostoa { $file }. Sulje se siellä ja yritä uudelleen.
       *[other] Tiedostoa { $file } ei voitu lukea. Järjestelmä ilmoittaa: { $error }.
    }
store-write-failed =
    { $cause ->
        [missing] Tallennus ei onnistunut, koska kansio puuttuu: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [denied] Tallennus ei onnistunut, koska tänne ei ole kirjoitusoikeutta: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [read-only] Tallennus ei onnistunut, koska tiedosto on suojattu muutoksilta: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [full] Tallennus ei onnistunut, koska tila on lopussa: { $file }. Vapauta tilaa tai valitse toinen paikka komennolla Tallenna nimellä.
        [folder] Tallennus ei onnistunut, koska kansiolla on sama nimi: { $file }. Valitse toinen nimi komennolla Tallenna nimellä.
        [not-a-folder] Tallennus ei onnistunut, koska polku kulkee tiedoston läpi: { $file }. Valitse toinen paikka komennolla Tallenna nimellä.
        [bad-name] Tallennus ei onnistunut, koska nimi on liian pitkä tai siinä on kiellettyjä merkkejä: { $file }. Valitse toinen nimi komennolla Tallenna nimellä.
        [busy] Tallennus ei onnistunut, koska toinen ohjelma käyttää tiedostoa: { $file }. Sulje se siellä ja yritä uudelleen.
       *[other] Tallennus ei onnistunut: { $file }. Järjestelmä ilmoittaa: { $error }. Valitse toinen paikka komennolla Tallenna nimellä.
    }

# Oma tiedosto, jota ei voi ymmärtää; rivi ja sarake kertovat, missä lukeminen pysähtyi.
store-broken = { $file } on vioittunut: sitä ei voi ymmärtää rivin { $line } sarakkeesta { $column } eteenpäin.
store-settings-set-aside = Asetukset alkavat alusta. Vioittunut tiedosto säilyi nimellä { $file }.
store-settings-defaults = Toistaiseksi käytetään tavallisia asetuksia.
