# What the players of the house are like

# $level: 1 to 5
player-level =
    { $level ->
        [1] Taso 1 on juuri oppinut pelin: se osaa muutaman säännön, miettii pöydällä olevaa tikkiä ja unohtaa aiemmat.
        [2] Taso 2 pelaa huvikseen: terveitä nyrkkisääntöjä, ja se laskee kortit.
        [3] Taso 3 pelaa kuin kerhossa: ennen jokaista korttia se miettii muutamaa tapaa, jolla muiden kortit voivat olla. Se pelaa myös päivän jaossa.
        [4] Taso 4 on vahva: se miettii monia enemmän, ja sitä, mitä muilla täytyy olla, kun he tarjosivat niin.
       *[5] Taso 5 on mestari: niin vahva kuin osaamme tehdä, ja kärsivällinen.
    }
