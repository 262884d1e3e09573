### Tavallinen whist.

form =
    { $form ->
        [whist] whist
       *[other] …
    }
lobby-preset =
    { $preset ->
        [whist] Whist
        [whist-no-trumps] Whist ilman valttia
       *[other] …
    }
preset-whist = neljän whist: viimeksi jaettu kortti määrää valtin
preset-whist-no-trumps = whist ilman valttia
lobby-home-whist = Kaksi vastaan kaksi, ilman tarjoamista: jokainen tikki yli kuuden on piste.
option-whist-deals = Montako jakoa pelataan.
option-whist-trumps = Mikä määrää valtin.
option-whist-trumps-turned = jakajan viimeinen kortti, joka käännetään
option-whist-trumps-none = ei mikään: valttia ei ole

whist-place =
    { $seat ->
        [L] jakajan vasemmalla
        [P] jakajan partneri
        [R] jakajan oikealla
       *[D] jakaja
    }
whist-greeting = Pelaat whistiä. Pöydässä: { $names }.
whist-sits-out = Et ole mukana tässä jaossa.
whist-trumps = valtti: { $suit }
whist-no-trumps = ei valttia
whist-told-turned = { $card } käännetään esiin.
whist-won =
    Voittavat { $names }: { $tricks } tikkiä, { $points ->
        [one] piste
       *[other] { $points } pistettä
    }.
whist-line = { $tricks } tikkiä 13:sta
whist-side =
    { $side ->
        [0] Jakajan naapurit
       *[1] Jakajan puoli
    }

expected-whist-seat = paikka: L, P, R tai D, jakajan vasemmasta naapurista jakajaan
expected-whist-action = kortti, esimerkiksi ”L H7”
expected-whist-event = jako tai kortti, esimerkiksi ”L H7”
expected-whist-entry = merkintä ”time up”
error-whist-hand = Joka kädessä on 13 korttia, ei { $cards }.
error-whist-turned = Käännetty kortti on jakajan, ja vain kun se määrää valtin.
