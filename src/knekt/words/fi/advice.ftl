### Neuvo: mitä tehdään, ja miksi

## Mitä kortti tekee

does-draw-trumps = ajaa valtteja
does-lead-high = on maansa korkein
does-ruff = lyö valtilla
does-smear = antaa partnerille korttipisteitä
does-take = vie tikin

## Miksi. $fact: miten kortit ovat; $chance, $share: sadasta

reason-up-to = Riittää tarjoukseen { $bid } asti.
reason-too-weak = Liian heikko tarjottavaksi: passi on parempi.
reason-game = { $contract } on paras peli { $share } prosentissa jaoista.
reason-skats = Peli kannattaa { $share } prosentissa jaoista.
reason-plays = Peliin { $contract }.
reason-way =
    { $way ->
        [turn] Pelataan parhaiten kääntämällä kortti.
        [guckser] Pelataan parhaiten guckserina, skatin kanssa.
        [guckser-null] Pelataan parhaiten nullina skatin kanssa.
       *[solo] Pelataan parhaiten solona, ilman skatia.
    }
reason-schneider = Schneider { $chance } %.
reason-always = Voittaa, olivat kortit miten tahansa.
reason-never = Ei voita, olivat kortit miten tahansa.
reason-suffers = Vain { $chance } %, kun { $fact } ({ $share } % jaoista).
reason-gains = { $chance } %, kun { $fact } ({ $share } % jaoista).
reason-other = { $chance } prosentissa jaoista toinen valinta on parempi, useimmiten kun { $fact }.

reason-contract = { $contract } onnistuisi { $chance } prosentissa.
# $least: in a hundred
reason-doubtful = Liian epävarma tarjottavaksi: tällaisen tarjouksen pitäisi onnistua { $least } prosentissa jaoista.

## What a bid of Skruf tells. $suit: the suit bid

tells =
    { $what ->
        [fourth-ace] Kertoo partnerille neljännestä ässästä.
        [three-aces] Kertoo partnerille kolmesta ässästä.
        [four-aces] Kertoo partnerille neljästä ässästä.
        [two-aces] Kertoo partnerille kahdesta ässästä.
        [support] Tukee partnerin maata, { $suit }: vähintään kaksi honööriä ja kaksi pientä.
        [strong-suit] Näyttää hyvin pitkän ja vahvan maan: { $suit }.
        [later-suit] Näyttää maan: { $suit }, neljä tai viisi korttia ja kaksi honööriä.
        [second-suit] Näyttää toisen maan: { $suit }.
        [trumps] Ehdottaa valttimaata: { $suit }.
        [four-cards] Kirjan mukaan kuningas maassa { $suit }. Botit sanovat näin myös millä tahansa neljällä kortilla siinä maassa.
        [king] Näyttää kuninkaan maassa { $suit }.
        [queen] Näyttää rouvan maassa { $suit }.
        [king-or-ace] Näyttää kuninkaan maassa { $suit }, tai että yksi ässistä on siinä.
        [queen-or-ace] Näyttää rouvan maassa { $suit }, tai että yksi ässistä on siinä.
        [right-to-buy] Säilyttää osto-oikeuden eikä kerro korteista mitään.
        [again] Jatkaa jo näytetyssä maassa: { $suit }.
        [grandissimo] Ei nyt kerro ässistä: pelatakseen ilman valttia, välttääkseen misäärin tai viedäkseen muilta tilan.
        [higher] { $suit ->
            [G] Tarjoaa korkeammalle, ilman valttia.
           *[other] Tarjoaa korkeammalle: { $suit }.
        }
        [rather] { $suit ->
            [G] Pelaisi mieluummin ilman valttia.
           *[other] Haluaisi mieluummin toisen valtin: { $suit }.
        }
        [raise-king] Näyttää kuninkaan tai ässän maassa { $suit }. Partneri palaa valttimaahan.
        [alone] Ei kerro kenellekään mitään: jokainen pelaa yksin.
        [pass] Ei nyt sanottavaa; voi silti tarjota myöhemmin.
       *[suit] Näyttää hyvän maan, { $suit }: vähintään viisi korttia ja kolme honööriä. Kaksi riittää, jos maa on pitkä tai ne ovat suuria.
    }

# $where: left, right, partner, skat
fact-lies =
    { $where ->
        [left] { $card } on vasemmalla puolellasi istuvalla
        [right] { $card } on oikealla puolellasi istuvalla
        [partner] { $card } on partnerillasi
       *[skat] { $card } on poissa pelistä
    }
fact-trumps = valtit ovat { $most }–{ $least }

## Numbers. $chance, $error: in a hundred; $score: with its sign

hint-wins =
    { $error ->
        [0] voittaa { $chance } %
       *[other] voittaa { $chance } % (± { $error })
    }
hint-expects = keskimäärin { $score }

## What it rests on. $basis: worlds, judge, thumb; $worlds: how many; $all: whether there are no others

hint-rests =
    { $basis ->
        [thumb] Nyrkkisääntöjen mukaan, ilman lukuja.
        [judge] Sen mukaan, mitä kätesi kaltaiset kädet ovat tuottaneet monissa jaoissa.
       *[worlds] Mietitty { $worlds ->
                [one] 1 tapa, jolla kortit voivat olla
               *[other] { $worlds } tapaa, joilla kortit voivat olla
            }{ $all ->
                [yes] , eikä muita ole
               *[no] {""}
            }.
    }
# Kuinka oikeita todennäköisyydet olivat. $suit, $grand, $null: sadasta
hint-tested = Kokeiltu { $games } muussa pelissä: heitto { $suit } % maapeleissä, { $grand } % grandissa, { $null } % nullissa.
hint-tested-cards = Kokeiltu { $words } kortilla { $deals } muusta jaosta: heitto { $off } %.
hint-tested-calls = Kokeiltu { $words } tarjouksella ja kortilla { $deals } muusta jaosta: heitto { $off } %.

## Refused

error-nothing-to-advise = Tähän ei ole vihjettä: kukaan ei ole vuorossa.
error-hints-are-off = Tämä jako lasketaan, joten vihjeitä ei ole. Niitä saa harjoituksessa ja uudelleen pelattavissa jaoissa.
error-no-advice-now = Juuri nyt ei ole vihjettä; yritä uudelleen.
