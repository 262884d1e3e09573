### knekt solve: vad varje kort är värt med alla kort öppna.

help-solve = Visa vad varje kort är värt med bästa spel och alla kort öppna.
help-solve-source = En uppteckning, eller en ställning som en rad JSON, som också kan skrivas i stället för filen; med --json hur många filer som helst med en ställning på varje rad. ”-” är standard in.
help-solve-deal = Given med det här numret, annars den första; ett partis givar räknas en och en.
help-solve-ply = Efter så många kort; annars före första utspelet, eller där en oavslutad giv står.
help-solve-threshold = Fråga bara om så mycket nås: spelförarens ögon, i skruf stick; i skat också ”all” för alla stick (schwarz) och ”none” för inget stick. Det går fortare.
help-solve-line = Visa också hur bästa spel går vidare.
help-solve-cards = Med --json: också värdet av varje kort som får spelas.
help-solve-nodes = Högst så många ställningar för varje svar; samma fråga får alltid samma svar.
help-solve-seconds = Högst så många sekunder för varje svar, till exempel 0,5; vad som är bevisat då kan skilja från gång till gång.
# $megabytes: annars
help-solve-memory = Megabyte minne för det som har bevisats, för alla trådar tillsammans; annars { $megabytes }.
help-solve-threads = Med --json: högst så många trådar, var och en med 16 MB av minnet; annars lika många som kärnorna.
solve-progress = Löser

## Tabellen. $n: hur många som behövs.

# $cards: hur många som har spelats
solve-after =
    { $cards ->
        [0] före första utspelet
       *[other] efter { $cards } kort
    }
# $strain: S, C, D, H, G för ingen
solve-trumps =
    { $strain ->
        [S] spader är trumf
        [C] klöver är trumf
        [D] ruter är trumf
        [H] hjärter är trumf
       *[G] utan trumf
    }
# $player: vem som spelade ut
solve-trick = På bordet: { $cards } (utspel av { $player })
solve-turn = I tur: { $player }
solve-card = Kort
solve-points = Spelförarens ögon
solve-burden = Ögon högst
solve-result = Resultat
solve-at-least = Minst { $n }
solve-all-tricks = Alla stick
solve-no-trick = Inget stick
solve-contract = Kontrakt ({ $n })
solve-tricks-declarer = Stick, spelförarens sida
solve-tricks-forehand = Stick, förhands sida
solve-tricks-leader = Stick, utspelarens sida
solve-won = vunnet
solve-lost = förlorat
solve-yes = ja
solve-no = nej
solve-capped = Gränsen nåddes först: ett intervall är vad som har bevisats, och ”?” är ännu öppet.
solve-line = Bästa spel:
# $player: vem som är i tur
solve-ramsch = I en ramsch är detta de ögon som { $player } inte kan tvingas över ens om de två andra spelar ihop. Det är inte värdet av bästa spel, där var och en spelar för sig.
solve-ramsch-line = Om de två andra spelar ihop mot { $player }:

## Ställningar som inte kan finnas. $cards: hur många det är; $most: hur många det kan vara.

error-trick-too-long = Det ligger { $cards } kort på bordet, men högst { $most } kan ligga där innan sticket är fullt.
# $cards: varje hands, efter varandra
error-uneven-hands = Händerna går inte ihop: med { $cards } kort, och korten på bordet räknade till dem som spelade dem, har inte alla lika många. Se över händerna, sticket och vem som spelade ut.
error-hand-size =
    { $cards ->
        [0] Ingen har något kort kvar, så det finns inget att spela.
       *[other] Alla har { $cards } kort, men det finns högst { $most }.
    }
error-not-followed = Kortet { $card } kan inte ha spelats i det här sticket: den som spelade det har ännu kort i färgen som spelades ut.
# $suit: redan ett ord
error-misere-trumps = I en misère finns ingen trumf: utelämna { $suit }.
error-skat-size =
    { $cards ->
        [0] Skaten saknas: dess två kort räknas åt spelföraren.
       *[other] Det ligger { $cards } kort i skaten; det ska vara 2.
    }
# $points: spelförarens hittills; $left: de som ännu är i spel
error-too-many-points = Spelföraren kan inte redan ha { $points } ögon: { $left } är ännu i spel, och det finns 120 i allt.
# $points: i alla tidigare stick och i skaten; $left: de som ännu är i spel
error-too-many-taken = Spelarna kan inte redan ha { $points } ögon, skaten inräknad: { $left } är ännu i spel, och det finns 120 i allt.
error-skat-points = Det kan inte ligga { $points } ögon i skaten: två kort har från 0 till { $most }.
# $tricks: spelade redan, enligt uppgift; $left: de som återstår
error-too-many-tricks = { $tricks } stick kan inte ha spelats redan: { $left } återstår, och det finns { $most } i allt.
error-field-missing = Fältet ”{ $name }” saknas.
error-nothing-to-solve = Här finns inget att lösa: inget kort ska spelas nu.

expected-position = en ställning som en rad JSON med ”hands”, ”leader” och så vidare
expected-hands = en lista med händer: tre i skat, fyra i skruf
expected-named-contract = ett av spelen grand, clubs (klöver), spades (spader), hearts (hjärter), diamonds (ruter), null (noll) och ramsch
expected-seat-number = numret på en plats, räknat från 0
expected-card-points = ett antal ögon från 0 till 120
expected-card-points-of-each = ögonen för alla tre, till exempel [10, 0, 24]
expected-tricks-of-each = sticken för alla tre, till exempel [1, 0, 2]
expected-tricks-of-both = två antal stick, spelförarens och motspelarnas, till exempel [3, 1]
expected-trump = en trumffärg S (spader), C (klöver), D (ruter) eller H (hjärter), eller null för ingen
expected-true-or-false = true eller false
expected-cards-in-list = en lista med kort, till exempel ["CJ", "H7"]

## Avvisningar.

error-no-such-ply =
    { $cards ->
        [0] Inget kort spelades i den här given, så det finns inget läge efter { $ply }.
       *[other] Bara { $cards } kort spelades i den här given: --ply kan inte vara { $ply }.
    }
error-ply-of-position = En ställning är som den är: --ply är till för uppteckningar.
error-one-position = Utan --json löses en ställning i taget: ange en fil.
error-time-limit = --seconds ska vara en tid, till exempel 0,5 eller 10, inte ”{ $value }”.
error-threshold = --threshold ska vara ett heltal från 0 till { $most }, eller ”all” eller ”none” för spelförarens stick, inte ”{ $value }”.
error-threshold-of-skruf = I skruf är --threshold ett antal stick, inte ”{ $value }”.
# $megabytes: vad som begärdes
error-no-memory = Så mycket minne finns inte: ange mindre än { $megabytes } med --memory.
