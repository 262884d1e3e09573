### Råd: vad man gör, och varför

## Vad ett kort gör

does-draw-trumps = drar trumf
does-lead-high = är högst i sin färg
does-ruff = trumfar
does-smear = ger medspelaren ögon
does-take = tar sticket

## Varför. $fact: hur korten ligger; $chance, $share: av hundra

reason-up-to = Räcker till { $bid }.
reason-too-weak = För svag att bjuda på: bättre att passa.
reason-game = { $contract } är bäst i { $share } % av fallen.
reason-skats = I { $share } % av fallen blir spelet värt det.
reason-plays = Till { $contract }.
reason-way =
    { $way ->
        [turn] Spelas bäst med ett uppslaget kort.
        [guckser] Spelas bäst som guckser, med skaten.
        [guckser-null] Spelas bäst som guckser noll.
       *[solo] Spelas bäst som solo, utan skaten.
    }
reason-schneider = Schneider i { $chance } %.
reason-always = Vinner hur korten än ligger.
reason-never = Vinner inte hur korten än ligger.
reason-suffers = Bara { $chance } % när { $fact } ({ $share } % av givarna).
reason-gains = { $chance } % när { $fact } ({ $share } % av givarna).
reason-other = I { $chance } % av givarna är det andra valet bättre, mest när { $fact }.

reason-contract = { $contract } skulle gå hem i { $chance } %.
# $least: in a hundred
reason-doubtful = För osäkert att måla: en sådan målning bör gå hem i { $least } % av givarna.

## What a bid of Skruf tells. $suit: the suit bid

tells =
    { $what ->
        [fourth-ace] Visar det fjärde esset för medspelaren.
        [three-aces] Visar tre ess för medspelaren.
        [four-aces] Visar fyra ess för medspelaren.
        [two-aces] Visar två ess för medspelaren.
        [support] Stöder medspelarens { $suit }: två honnörer och två små kort, eller mer.
        [strong-suit] Visar en mycket lång och stark färg: { $suit }.
        [later-suit] Visar { $suit }: fyra eller fem kort med två honnörer.
        [second-suit] Visar en andra färg: { $suit }.
        [trumps] Föreslår { $suit } som trumf.
        [four-cards] Enligt boken kungen i { $suit }. Botarna säger så också med vilka fyra kort som helst i färgen.
        [king] Visar kungen i { $suit }.
        [queen] Visar damen i { $suit }.
        [king-or-ace] Visar kungen i { $suit }, eller att ett av essen finns där.
        [queen-or-ace] Visar damen i { $suit }, eller att ett av essen finns där.
        [right-to-buy] Behåller rätten att köpa och säger inget om korten.
        [again] Målar vidare i en färg som redan är visad: { $suit }.
        [grandissimo] Säger inget om ess nu: för att spela utan trumf, slippa en misère eller ta ifrån de andra deras utrymme.
        [higher] { $suit ->
            [G] Målar högre, utan trumf.
           *[other] Målar högre i { $suit }.
        }
        [rather] { $suit ->
            [G] Spelar hellre utan trumf.
           *[other] Vill hellre ha { $suit } som trumf.
        }
        [raise-king] Visar kungen i { $suit }, eller esset. Medspelaren går tillbaka till trumffärgen.
        [alone] Säger ingen något: alla spelar för sig själva.
        [pass] Har inget att säga nu, och får måla senare ändå.
       *[suit] Visar en god färg, { $suit }: fem kort eller fler med tre honnörer. Två räcker om färgen är lång eller de är höga.
    }

# $where: left, right, partner, skat
fact-lies =
    { $where ->
        [left] { $card } är hos spelaren till vänster
        [right] { $card } är hos spelaren till höger
        [partner] { $card } är hos din medspelare
       *[skat] { $card } är ur spelet
    }
fact-trumps = trumfen sitter { $most }–{ $least }

## Numbers. $chance, $error: in a hundred; $score: with its sign

hint-wins =
    { $error ->
        [0] vinner { $chance } %
       *[other] vinner { $chance } % (± { $error })
    }
hint-expects = i snitt { $score }

## What it rests on. $basis: worlds, judge, thumb; $worlds: how many; $all: whether there are no others

hint-rests =
    { $basis ->
        [thumb] Enligt tumregler, utan siffror.
        [judge] Efter vad händer som din har gett i många givar.
       *[worlds] Genomtänkt för { $worlds ->
                [one] 1 sätt som korten kan sitta på
               *[other] { $worlds } sätt som korten kan sitta på
            }{ $all ->
                [yes] , och fler finns inte
               *[no] {""}
            }.
    }
# Hur rätt chanserna var. $suit, $grand, $null: av hundra
hint-tested = Prövat på { $games } andra givar: { $suit } % fel i färgspel, { $grand } % i grand, { $null } % i noll.
hint-tested-cards = Prövat på { $words } kort ur { $deals } andra givar: { $off } % fel.
hint-tested-calls = Prövat på { $words } målningar och kort ur { $deals } andra givar: { $off } % fel.

## Refused

error-nothing-to-advise = Ingen är i tur här, så det finns inget tips.
error-hints-are-off = Den här given räknas, så det finns inga tips. De finns i övning och när en giv spelas om.
error-no-advice-now = Just nu finns inget tips; försök igen.
