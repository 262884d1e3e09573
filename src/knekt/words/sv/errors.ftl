### Vad Knekt avvisar: vad som var fel, och vad som vore rätt.

## Text som inte kan läsas. $text som given; $expected en av fraserna nedan.

error-unreadable = ”{ $text }” duger inte: här väntas { $expected }.

expected-action = något att göra, till exempel ”M 18”, ”F yes”, ”R pass” eller ”F CJ”
expected-bid = ett bud, till exempel 18 eller 20
expected-card = ett kort, till exempel CJ (klöver knekt) eller H7 (hjärter sju)
expected-comment = en kommentar som slutar med sin klammerparentes
expected-complete-event = en händelse med alla sina fält
expected-contract = ett spel, till exempel C (klöver), GH (grand hand) eller NO (noll ouverte)
expected-deal = en giv med tio kort till var och en av de tre spelarna och två till skaten
expected-entry = en anteckning, till exempel ”enter F H -2 95 9 20” eller ”time up”
expected-event = en händelse, till exempel ”M 18”, ”R pass” eller ”F CJ”
expected-hand = en rad kort, till exempel CJ SJ HA H7
expected-heading = huvudet till en uppteckning, med "knekt", "game" och "options"
expected-iss-record = en uppteckning från International Skat Server, som börjar med (;GM[Skat]
expected-json = en rad JSON
expected-kind-of-event = ett slags händelse, till exempel dealt, bid eller played
expected-known-field = ett fält som hör hit
expected-list = en lista av rätt längd
expected-next-number = det nummer som står på tur i loggen
expected-number = ett heltal, till exempel 3
expected-record = en uppteckning skriven av Knekt, International Skat Server eller XSkat
expected-result = ett resultat, till exempel d:0 win v:48 m:1
expected-seat = en plats: F förhand, M mellanhand eller R efterhand
expected-tag = en märkning, till exempel [Preset "german"]
expected-value = ett värde som kan stå här
expected-version = en version som detta Knekt kan läsa, till exempel 1
expected-xskat-log = en rad ur en logg från XSkat

# $place: filen; $line: ett nummer; $cause: en hel mening
error-record = { $place }, rad { $line }: { $cause }

## Inställningar och spel.

error-unknown-option = Det finns ingen inställning ”{ $name }”.
error-option-value = Inställningen { $name } kan inte vara ”{ $value }”; den kan vara: { $allowed }.
error-options-exclude = Inställningarna { $name } och { $other } utesluter varandra: ange bara en av dem.
error-unknown-preset = Det finns ingen regeluppsättning ”{ $name }”; det finns: { $allowed }.

# $row: en rad i tabellen över spel; $said: S, Z, O, en färg, eller None för ingen
error-no-such-contract =
    Det finns { $row ->
        [suit] inget färgspel
        [suit-hand] inget färgspel hand
        [grand] ingen grand
        [grand-hand] ingen grand hand
        [grand-ouvert] ingen grand ouverte
        [null] ingen noll
        [null-hand] ingen noll hand
        [null-ouvert] ingen noll ouverte
        [null-ouvert-hand] ingen noll ouverte hand
       *[other] inget spel { $row }
    } { $said ->
        [S] med angiven schneider; bara i färgspel hand och grand hand kan man ange mer
        [Z] med angiven schwarz; bara i färgspel hand och grand hand kan man ange mer
        [O] med angiven ouverte; bara i färgspel hand och grand hand kan man ange mer
        [None] utan trumffärg; ange klöver, spader, hjärter eller ruter
       *[other] med trumffärg; utelämna färgen
    }.

## Kort som inte kan ligga så. $card: ett kort.

error-doubled-card = Kortet { $card } finns två gånger; varje kort ska finnas en gång.
error-card-not-in-pack = Kortet { $card } finns inte i leken, som går från sju till ess.
error-missing-card = Kortet { $card } saknas; alla 32 kort ska vara med.

error-cards-hidden = { $cards } kort är dolda här; alla kort måste vara kända.

# $place: F, M, R, deal, skat; $cards: hur många det är; $due: hur många det ska vara
error-wrong-number-dealt =
    { $place ->
        [F] Förhand har
        [M] Mellanhand har
        [R] Efterhand har
        [deal] Given har
       *[skat] Skaten har
    } { $cards } kort; det ska vara { $due }.
error-broken-trick = Ett stick har tre kort, så { $cards } kort är inget helt antal stick.
error-null-already-lost =
    I noll är given slut vid spelförarens första stick; spelföraren kan inte ha tagit { $cards } kort här.
# $cards: hur många som har spelats
error-matadors-unknown =
    När { $cards } kort har spelats går det inte att räkna matadorerna; ange dem, till exempel 2 för med 2 eller -2 för utan 2.
error-matadors-impossible =
    Det kan inte vara { $n } matadorer: med eller utan går antalet från 1 till { $most }.
error-no-such-seat =
    Det finns ingen plats { $seat }: platserna är 0 (förhand), 1 (mellanhand) och 2 (efterhand).

## Loggar som inte kan ha hänt. $number: vilken händelse, från 1; $event: som den är skriven.

error-log-differs = Händelse { $number }, ”{ $event }”, följer inte av det som hänt förut.
error-log-illegal = Händelse { $number }, ”{ $event }”, strider mot reglerna: { $cause }

## Vad som inte är tillåtet nu.

error-nothing-dealt = En giv börjar med att korten delas ut eller en ställning läggs upp; inget annat kan komma först.
error-deal-is-over = Given är slut: inget mer kan göras i den.
error-question-is-closed = Det kom för sent: frågan har redan avgjorts.
error-not-your-turn = Det är inte din tur: vänta på de andra.
error-not-now = Det går inte att göra i det här skedet av given.
error-no-such-bid = Inget spel kan vara värt { $bid }: bjud ett värde som 18, 20, 22, 23 eller 24.
error-bid-too-low = { $bid } är för lågt: bjud mer än { $current } eller passa.
error-lowest-is-enough = Du behöver inte bjuda { $bid }: de andra har passat, så { $lowest } räcker.
error-card-not-held = Du har inte kortet { $card }: välj bland korten på handen.
# $suit: färgen, redan som ord
error-must-follow = Du måste följa färg: spela { $suit }.
error-must-follow-trump = Du måste bekänna trumf; knektarna är också trumf.
error-wrong-number-of-cards = Lägg bort exakt { $due } kort, inte { $cards }.
error-null-below-bid =
    Du har bjudit { $bid }, och { $contract } är bara värt { $value }: ange ett spel som kan nå upp till budet.
error-cannot-reach-bid =
    Du har bjudit { $bid }, och så mycket kan { $contract } inte bli värt: ange ett spel som kan nå upp till budet.
error-hand-or-pickup =
    Du kan inte spela { $contract } nu: utan skatupptag måste det vara ett handspel, med skatupptag kan det inte vara det.
error-must-raise = Du kan inte byta till { $contract }: bara ett spel med högre värde kan ersätta ditt.
error-hand-stays-open = Dina kort ligger redan öppna: bara ett annat spel ouverte kan ersätta ditt.
error-claim-too-high =
    { $most ->
        [0] Du kan inte kräva { $claimed }: i noll kan spelföraren bara kräva att inte få fler stick.
       *[other] Du kan inte kräva { $claimed }: det är bara { $most } stick kvar.
    }

## Protokollet.

error-no-deal-is-running = Ingen giv pågår: dela ut korten först.
error-deal-is-running = En giv pågår: spela klart den först.
error-sitting-is-over = Partiet är slut: inget mer kan föras in i protokollet.
error-time-is-up = Tiden har redan gått ut.
error-no-such-player = Det finns ingen spelare { $player }: de { $players } spelarna numreras från 0.
error-no-such-row =
    { $rows ->
        [0] Det finns ingen rad { $number }: protokollet är ännu tomt.
        [one] Det finns ingen rad { $number }: protokollet har bara 1 rad.
       *[other] Det finns ingen rad { $number }: protokollet har raderna 1 till { $rows }.
    }
error-reason-missing = Ange varför rad { $number } rättas.
error-declarer-and-game = En spelförare behöver ett spel och ett spel sin spelförare: ange båda, eller ingetdera vid rundpass.
error-facts-contract = Vid det här bordet spelas inte { $contract }.
error-facts-points = Spelföraren kan inte ha { $points } ögon: det finns 0 till { $most }.
error-facts-tricks = Spelföraren kan inte ha { $tricks } stick: det finns 0 till { $most }.
error-facts-contradict = Med { $tricks } stick kan spelföraren inte ha { $points } ögon.
error-facts-null-matadors = I noll räknas inga matadorer: utelämna { $n }.
error-facts-matadors = I { $contract } spelar man med eller utan 1 till { $most }, inte { $n }.

## Uppteckningar.

# $move: som det är skrivet, med sitt $number
error-move = Drag { $number }, ”{ $move }”: { $cause }
error-cards-differ = Uppteckningen visar { $shown } där { $held } måste ligga.
error-trick-differs = Enligt reglerna är det ett annat kort som inleder eller tar sticket än uppteckningen säger.
error-deal-not-finished = Dragen tar slut innan given är slut.
error-missing-key = Uppteckningen saknar { $key }[…].
error-doubled-key = Uppteckningen har { $key }[…] två gånger; varje nyckel ska stå en gång.
error-iss-cannot-say =
    Den här given går inte att skriva som en uppteckning från International Skat Server: { $why ->
        [auction] budgivningen är inte känd
        [unfinished] den är inte färdigspelad
       *[words] den har inga ord för något som hände i given
    }. Välj ett annat format.
# $variant: kontra, spitze, ramsch, revolution
error-variant-not-played =
    Given spelades { $variant ->
        [kontra] med kontra
        [spitze] med spitze
        [ramsch] som ramsch
        [revolution] som revolution
       *[other] med { $variant }
    }, vilket inte finns vid det här bordet; bara spel efter grundreglerna kan läsas.
