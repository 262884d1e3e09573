### knekt advise: what to do, and why

help-advise = Ge tips om vad du ska göra på ett ställe i en giv, eller med en hand. Tipset vilar på det som platsen i tur kan se.
help-advise-source = En giv på fil, om det inte gäller en hand. ”-” är standard in.
help-advise-deal = Given med det numret, annars den första.
help-advise-ply = Efter så många kort; annars där en ofullbordad giv står, eller före första utspelet.
help-advise-step = Efter så många steg i given, bud och allt; det första beslutet är efter steg 1.
help-advise-hand = Dina kort, till exempel ”CJ HJ CA CT C9 C8 SA S7 HK D8”, i stället för en fil; i tysk skat alla tolv när du har tagit upp skaten.
help-advise-seat = Var du sitter: F, M eller R, i skruf L, O, R eller D; annars den som talar först.
help-advise-said = Vad som är sagt hittills, till exempel ”M 18, F yes, M 20”, du själv medräknad. Den som inget har sagt har passat.
help-advise-apart = Korten i skaten eller köpkorten, om du har sett dem; i turnéskat det övre först.
help-seat = PLATS
# $worlds: the default
help-advise-worlds = Tänk igenom så många sätt som de dolda korten kan ligga på; annars { $worlds }.
help-advise-seconds = Högst så många sekunder.

## The table. $player: who is to act; $place: where in the deal

advise-turn = I tur: { $player } · { $place }
advise-step = steg { $step }
error-no-such-step = Given har bara { $steps } steg.

## A hand without a record. $said: bids and passes in notation

advise-after = efter { $said }
advise-first = ingen har talat ännu
# $cards: how many were named; $due: how many there should be
error-held-size = En hand har { $due } kort här, inte { $cards }.
error-apart-size =
    { $due ->
        [0] I det här spelet ligger inga kort för sig.
       *[other] Bara { $due } kort ligger för sig här, inte { $cards }.
    }
error-not-told = Någon annan är i tur före dig; säg med --said vad som gjordes, eller ge en giv på fil.
error-cards-not-told = Fram till dess har kort visats som du inte har nämnt: nämn dem med --skat eller --talon, eller ge en giv på fil.
