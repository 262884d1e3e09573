### Vad Knekt avvisar: vad som var fel, och vad som vore rätt.

## Text som inte kan läsas. $text som given; $expected en av fraserna nedan.

error-unreadable = ”{ $text }” duger inte: här väntas { $expected }.

expected-action = ett bud eller ett kort, till exempel ”M 18”, ”F yes”, ”R pass” eller ”F CJ”
expected-skruf-action = ett bud eller ett kort, till exempel ”D 4S”, ”L pass” eller ”R H7”
expected-bid = ett bud, till exempel 18 eller 20, i skruf till exempel 4S eller 1G
expected-card = ett kort, till exempel CJ (klöver knekt) eller H7 (hjärter sju)
expected-comment = en kommentar som slutar med sin klammerparentes
expected-complete-event = en händelse med alla sina fält
expected-contract = ett spel, till exempel C (klöver), GH (grand hand) eller NO (noll ouverte)
expected-contract-tournee = ett spel, till exempel HT (turné hjärter), G (guckser grand) eller NHO (noll ouverte)
expected-deal = en giv med tio kort till var och en av de tre spelarna och två till skaten
expected-entry = en anteckning, till exempel ”enter F H -2 95 9 20” eller ”time up”
expected-skruf-entry = en anteckning, till exempel ”enter D 6S 12 4 4” eller ”time up”
expected-event = en händelse, till exempel ”M 18”, ”R pass” eller ”F CJ”
expected-skruf-event = en händelse, till exempel ”D 4S”, ”L P” eller ”R H7”
expected-hand = en rad kort, till exempel CJ SJ HA H7
expected-heading = huvudet till en uppteckning, med "knekt", "game" och "options"
expected-iss-record = en uppteckning från International Skat Server, som börjar med (;GM[Skat]
expected-json = en rad JSON
expected-karonka = en karonka, till exempel us:S:2 (spelförarens sida, spader, ess till knekt) eller them:aces:1 (de andra, tre ess)
expected-kind-of-event = ett slags händelse, till exempel dealt, bid eller played
expected-known-field = ett fält som hör hit
expected-list = en lista av rätt längd
expected-next-number = det nummer som står på tur i loggen
expected-number = ett heltal, till exempel 3
expected-proof = det bevis som en server lämnar ut för ett bord
expected-record = en uppteckning skriven av Knekt, International Skat Server eller XSkat
expected-result = ett resultat, till exempel d:0 win v:48 m:1
expected-seat = en plats: F förhand, M mellanhand eller R efterhand
expected-skruf-seat = en plats: L, O, R eller D, från givarens vänstra granne runt till givaren
expected-tag = en märkning, till exempel [Preset "german"]
expected-value = ett värde som kan stå här
expected-version = en version som detta Knekt kan läsa, till exempel 1
expected-xskat-log = en rad ur en logg från XSkat

# $place: filen; $line: ett nummer; $cause: en hel mening
error-record = { $place }, rad { $line }: { $cause }

## Inställningar och spel.

error-unknown-option = Det finns ingen inställning ”{ $name }”; ”knekt options” visar alla.
error-option-value = Inställningen { $name } kan inte vara ”{ $value }”; den kan vara: { $allowed }.
error-options-exclude = Inställningarna { $name } och { $other } utesluter varandra: ange bara en av dem.
error-option-values = Inställningen { $name } kan inte vara ”{ $value }”; den kan vara ”none”, eller flera av dessa med komma emellan: { $allowed }.
# $form: redan ord
error-option-not-of-form = Inställningen { $name } hör inte till det här spelet ({ $form }); ”knekt options” med namnet på en regeluppsättning visar vilka som gör det.
error-last-round-unknown = Med last_round i { $name } måste partiets längd vara känd: ange session.rounds eller session.deals, eller utelämna last_round.
error-unknown-preset = Det finns ingen regeluppsättning ”{ $name }”; det finns: { $allowed }.
# $room: vad som saknas i spelet: solver, players, analysis, lab …
error-game-without-part =
    { $room ->
        [solver] Knekt kan inte räkna ut det bästa spelet i det här spelet.
        [players] Ingen här kan spela det här spelet mot dig.
        [analysis] Det finns inga tips för det här spelet.
        [lab] Det finns inga matcher mellan spelare i det här spelet.
       *[other] Det går inte i det här spelet.
    }
error-no-such-family = KNEKT_FAMILIES nämner ”{ $name }”, och det är ingen familj av spel.
error-family-twice = En familj i KNEKT_FAMILIES har ett namn som redan finns, ”{ $name }”: ge den ett annat.

# $row: en rad i tabellen över spel; $said: S, Z, O, en färg, None för ingen, eller antalet spitzen
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
        [revolution] ingen revolution
        [turn] ingen turné
        [turn-grand] ingen turné grand
        [second-turn] ingen turné till andra kortet
        [second-turn-grand] ingen turné grand till andra kortet
        [guckser-grand] ingen guckser grand
        [guetz] ingen Guetz
        [guckser-null] ingen guckser noll
        [guckser-null-ouvert] ingen guckser noll ouverte
        [solo] ingen solo i färg
        [solo-grand] ingen solo grand
       *[other] inget spel { $row }
    } { $said ->
        [S] med angiven schneider; bara färgspel och grand hand tillåter åtaganden
        [Z] med angiven schwarz; bara färgspel och grand hand tillåter åtaganden
        [O] { $row ->
            [solo] med öppen hand; bara grand och noll spelas så
           *[other] med angiven ouverte; bara färgspel och grand hand tillåter åtaganden
        }
        [None] utan trumffärg; ange klöver, spader, hjärter eller ruter
        [D] med trumffärg; utelämna färgen
        [H] med trumffärg; utelämna färgen
        [C] med trumffärg; utelämna färgen
       *[other] med { $said } spetsar; bara färgspel har dem, högst 10
    }.

## Inställningar som passar dåligt ihop. $name, $triggers, $mode och $group: som de är satta.

doubt-kontra-surrender = Med surrender.mode=document kan spelföraren ge upp även efter kontra; surrender.mode=before_first_lead passar bättre med kontra.
doubt-kontra-trigger = Ingen säger kontra vid det här bordet, så { $triggers } i { $name } ger aldrig någon runda; ange kontra.enabled=true eller stryk det.
doubt-rekontra-trigger = Ingen kan säga rekontra här, så rekontra i { $name } ger aldrig någon runda; ange kontra.max=2 eller stryk det.
doubt-no-trigger = Ingenting ger en bockrunda så länge { $name } är tom; ange vad som ska göra det.
doubt-no-special-rounds = special_rounds.mode={ $mode } ändrar ingenting när inget ger bockrundor; ange bock.enabled=true eller special_rounds.schieberramsch_triggers.
doubt-no-ramsch =
    { $group ->
        [schieber] Vid det här bordet skickas inga kort vidare, så det som angivits under schieber har ingen verkan; ange ramsch.on_pass_out=schieberramsch.
       *[other] Vid det här bordet spelas ingen ramsch, så det som angivits under { $group } har ingen verkan; ange ramsch.on_pass_out=ramsch.
    }
doubt-no-misere = Vid det här bordet spelas ingen misère, så misere_forehand har ingen verkan; ange general_pass=misere.
doubt-low-minimum = Med min_level=3 slutar knappast någon målning under det lägsta, så below_minimum=raise_phase ändrar föga; den hör ihop med min_level=4.
doubt-no-swap = Vid det här bordet byter motspelarna inget kort, så swap_order, swap_time och swap_back har ingen verkan; ange opponents_swap=true.
doubt-not-enabled = Det som angivits under { $group } har ingen verkan så länge { $group }.enabled är false; ange { $group }.enabled=true.

## Kort som inte kan ligga så. $card: ett kort.

error-doubled-card = Kortet { $card } finns två gånger; varje kort ska finnas en gång.
error-card-not-in-pack = Kortet { $card } finns inte i leken, som går från sju till ess.
error-missing-card = Kortet { $card } saknas; alla kort i leken ska vara med.
error-top-not-in-skat = Kortet { $card } kan inte ligga överst i skaten: det ligger inte där.
# $form: redan ord
error-skat-order = Vilket kort som ligger överst i skaten anges i turnéskat och ingen annanstans, till exempel ”top D9”; det här är { $form }.

error-cards-hidden = { $cards } kort är dolda här; alla kort måste vara kända.

# $place: F, M, R, deal, skat, eller vems hand det är, redan ord; $cards: hur många det är; $due: hur många det ska vara
error-wrong-number-dealt =
    { $place ->
        [F] Förhand har
        [M] Mellanhand har
        [R] Efterhand har
        [deal] Given har
        [skat] Skaten har
       *[other] { $place } har
    } { $cards } kort; det ska vara { $due }.
error-wrong-number-of-hands =
    { $hands ->
        [one] Här är 1 hand
       *[other] Här är { $hands } händer
    }; det ska vara { $due }.
# $place: vems hand det är, redan ord
error-wrong-number-played = { $place } har { $cards } kort i tidigare stick; det ska vara { $due }.
# $tricks: båda sidornas
error-tricks-so-far = { $tricks } tidigare stick och det som ligger på bordet går inte ihop: före slutet finns 0 till { $most } stick och högst tre kort av nästa.
# $due: 0 där spelet inte har några köpkort
error-talon-size =
    { $due ->
        [0] Det här spelet har inga köpkort; här anges { $cards }.
       *[other] Det finns { $due } köpkort; här anges { $cards }.
    }
# $form: redan ord
error-open-hand = Bara trekarl har en öppen hand mitt emot givaren som ingen äger; det här är { $form }.
error-bid-and-declarer = En målning behöver den som gjorde den, och en spelförare sin målning: ange båda, eller ingetdera för misère.
error-misere-not-played = Vid det här bordet spelas ingen misère: ange en målning och vem som gjorde den, eller ange general_pass=misere.
# $bid: i ord; $level: ett tal
error-below-minimum = Vid det här bordet spelas inte { $bid }: det lägsta är i { $level }.
error-broken-trick = Ett stick har tre kort, så { $cards } kort är inget helt antal stick.
error-null-already-lost =
    I noll är given slut vid spelförarens första stick; spelföraren kan inte ha tagit { $cards } kort här.
# $cards: hur många som har spelats
error-matadors-unknown =
    När { $cards } kort har spelats går det inte att räkna matadorerna; ange dem, till exempel 2 för med 2 eller -2 för utan 2.
error-matadors-impossible =
    Det kan inte vara { $n } matadorer: med eller utan går antalet från 1 till { $most }.
error-no-such-seat =
    Det finns ingen plats { $seat } här: i skat är platserna 0 (förhand), 1 (mellanhand) och 2 (efterhand), i skruf 0 till 3, från givarens vänstra granne runt till givaren; i trekarl sitter ingen på 1.
error-bock-factor = Bock kan inte multiplicera med { $factor }: den räknar 1, 2, 4, 8 och så vidare.
error-bock-not-played = Vid det här bordet finns inga bockrundor, så ingen giv räknas gånger { $factor }: ange bock.enabled=true.
error-ramsch-not-played = Vid det här bordet spelas ingen sådan ramsch: ange ramsch.on_pass_out, eller special_rounds.mode för hela rundor.
# $heaps: hur många stickhögar som angivits; $due: hur många det ska vara
error-wrong-heaps =
    { $due ->
        [3] I ramsch har var och en av de tre spelarna en stickhög; här är det { $heaps }.
       *[other] Spelföraren har en stickhög och försvararna en; här är det { $heaps }.
    }
error-not-of-this-game = Bud, matadorer, kontra och skänkar hör till ett spel med spelförare, osett vidareskickade kort till ramsch: utelämna det som inte passar.
# $spitzen: hur många som angavs; $left: stick kvar
error-spitzen-unknown = Med { $left } stick kvar går det inte längre att veta om alla { $spitzen } spetsar tog sina stick; ställ upp korten tidigare.

## Loggar som inte kan ha hänt. $number: vilken händelse, från 1; $event: som den är skriven.

error-log-differs = Händelse { $number }, ”{ $event }”, följer inte av det som hänt förut.
error-log-illegal = Händelse { $number }, ”{ $event }”, strider mot reglerna: { $cause }

## Vad som inte är tillåtet nu.

error-nothing-dealt = En giv börjar med att korten ges eller en ställning läggs upp; inget annat kan komma först.
error-deal-is-over = Given är slut: inget mer kan göras i den.
error-question-is-closed = Det kom för sent: frågan har redan avgjorts.
error-not-your-turn = Det är inte din tur än.
error-not-now = Det går inte att göra i det här skedet av given.
error-no-such-bid = Inget spel kan vara värt { $bid }: bjud ett värde som 18, 20, 22, 24 eller 27.
# $bid, $current: tal i skat, i ord i skruf
error-bid-too-low =
    { $current ->
        [other] { $bid } är för lågt: bjud mer än { $current } eller passa.
       *[words] Måla högre än { $current } eller passa: { $bid } är för lågt.
    }
error-must-reach-minimum = Vid det här bordet spelas inget lägre än i { $level }, och målningen är slut: nu måste du måla { $level } eller mer.
error-lowest-is-enough = Du behöver inte bjuda { $bid }: de andra har passat, så { $lowest } räcker.
error-card-not-held = Du har inte kortet { $card }: välj bland korten på handen.
# $suit: färgen, redan som ord
error-must-follow = Du måste följa färg: spela { $suit }.
# $suit: färgen, redan som ord
error-suit-barred = Din medspelare har spelat ut { $suit } i orätt ordning, så du får inte spela ut den färgen nu: välj en annan.
error-card-not-back = Kortet { $card } har just kommit från din medspelare och får inte gå tillbaka: ge ett annat kort.
error-must-follow-trump = Du måste följa med trumf; knektarna är också trumf.
error-wrong-number-of-cards = Välj exakt { $due } kort, inte { $cards }.
error-null-below-bid =
    Du har bjudit { $bid }, och { $contract } är bara värt { $value }: ange ett spel som kan nå upp till budet.
error-cannot-reach-bid =
    Du har bjudit { $bid }, och så mycket kan { $contract } inte bli värt: ange ett spel som kan nå upp till budet.
error-hand-or-pickup =
    Du kan inte spela { $contract } nu: utan skatupptag måste det vara ett handspel eller en solo, med skatupptag kan det inte vara det.
error-other-way = Du kan inte spela { $contract } nu: ange ett spel som hör till den turné, guckser eller solo du har valt.
error-must-raise = Du kan inte byta till { $contract }: bara ett spel med högre värde kan ersätta ditt.
error-hand-stays-open = Dina kort ligger redan öppna: bara ett annat spel ouverte kan ersätta ditt.
error-claim-too-high =
    { $most ->
        [0] Du kan inte kräva { $claimed }: i noll kan spelföraren bara kräva att inte få fler stick.
       *[other] Du kan inte kräva { $claimed }: det är bara { $most } stick kvar.
    }
error-spitze-not-held = För så många spetsar måste du ha kortet { $card } på handen: ange färre.
error-must-have-bid = Vid det här bordet får bara den försvarare som har bjudit säga kontra.
error-no-jacks = Kortet { $card } stannar på handen: ingen knekt får skickas vidare.
error-forehand-must-play = Förhand kan inte passa efter två pass: spela för det lägsta budet, eller säg ramsch.

## Protokollet.

error-no-deal-is-running = Ingen giv pågår: ge korten först.
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
error-facts-contradict = Med { $tricks } stick kan ingen ha { $points } ögon.
error-facts-null-matadors = I noll räknas inga matadorer: utelämna { $n }.
error-facts-matadors = I { $contract } spelar du med eller utan 1 till { $most }, inte { $n }.
error-facts-kontra =
    { $most ->
        [0] Vid det här bordet säger ingen kontra: ange kontra.enabled=true.
       *[other] Det kan inte ha dubblats { $level } gånger: vid det här bordet dubblas det högst { $most } gånger.
    }
error-facts-gift = Vid det här bordet skänks inte { $contract }.
error-facts-gift-order = Först skänks spelet och sedan schneider, och den som tagit emot en skänk får ingen mer: ange den högsta skänk som avböjdes och den som togs emot.
error-facts-gift-given-up = Ett spel som togs emot som skänk är vunnet, inte uppgivet: ange det ena eller det andra.
error-facts-spitze = Ingen spets angavs till { $contract }, så ingen kan vara förlorad.
error-facts-cut-short = { $contract }: inget åtagande gick bet som gör slut på given vid det här bordet.
error-ramsch-is-due = Den här given hör till en schieberramschrunda: den spelas som ramsch.
error-passed-out-is-ramsch = När alla passar spelas ramsch vid det här bordet: för in ramschen.
error-no-ramsch = Vid det här bordet spelas ingen ramsch efter rundpass: för in given som rundpass.
error-ramsch-tricks = De tre spelarna har tillsammans { $due } stick, inte { $tricks }.
# $points: alla tres; $skat: vad som fattas till 120
error-ramsch-points = { $points } ögon i sticken går inte ihop: skatens två kort måste ge resten upp till 120.
# $seat: 0, 1, 2
error-ramsch-last =
    { $seat ->
        [0] Förhand har inget stick och tog alltså inte det sista.
        [1] Mellanhand har inget stick och tog alltså inte det sista.
       *[other] Efterhand har inget stick och tog alltså inte det sista.
    }
error-ramsch-refusals =
    { $most ->
        [0] I den här ramschen skickas inga kort vidare; ange ramsch.on_pass_out=schieberramsch.
       *[other] Korten kan inte ha skickats vidare osedda { $refusals } gånger: det är tre spelare.
    }
error-ramsch-latest-missing = Har flera lika många ögon gäller det vem som tog ett stick sist: ange för var och en numret på det sista sticket, till exempel ”latest 8,10,5”.
error-ramsch-latest = Numren på de sista sticken stämmer inte: 0 för den som inget tog, { $due } för den som tog det allra sista, och inget nummer två gånger.

## Skrufs räkning. $told: som angivits; $most: det högsta det kan vara.

error-draw-is-due = Först drar alla som spelar ett kort om platserna.
error-no-draw-due = Ingen ska dra kort nu: platserna är bestämda för den här robberten.
error-draw-cards = { $cards } kort drogs; det ska vara { $due }, ett för var och en.
error-draw-twice = Samma kort kan inte dras två gånger.
error-skruf-tricks = Sidan kan inte ha { $told } stick: det finns 0 till { $most }.
error-skruf-aces = Spelförarens sida kan inte ha { $told } ess: det finns 0 till { $most }.
error-skruf-honours =
    { $most ->
        [0] I grandissimo räknas inga honnörer: utelämna { $told }.
       *[other] Spelförarens sida kan inte ha { $told } honnörer: trumffärgen har 0 till { $most }.
    }
error-aces-honours = { $aces } ess och { $honours } honnörer går inte ihop: trumfesset är både ess och honnör.
error-karonka-twice = Bara en hand kan ha karonka i en färg eller i ess: ange varje karonka en gång.
error-karonka-length = En karonka kan inte ha { $cards } kort: den har 3 till { $most }.
# $aces: sidans
error-karonka-aces = Sidan har inte ess till det: den har { $aces }, och varje karonka behöver sitt.
# $honours: sidans, i trumf
error-karonka-honours = Sidan har inte honnörer till den trumfkaronkan: den har { $honours }.
error-karonka-seat = Karonkan anges för en hand på den andra sidan: ange vilken sida den hör till, eller utelämna handen.
# $bets: ett tal
error-not-alone = Bara en slam som ger { $bets } betar eller fler kan målaren få bära ensam, och bara med solo_slam_claim=true.
error-first-missing = Båda sidorna når sextio i den här given: ange vilken som var där först.
error-first-not-asked = Vilken sida som först nådde sextio anges bara när båda gör det, och med both_60=first_by_trick.
error-no-such-side = Det finns ingen sida { $side }: 0 är spelförarens, 1 den andra.
error-adjust-points = Poäng kan bara flyttas mellan de { $players } spelarna: ett tal för var och en, tillsammans noll.
error-adjust-reason = Ange varför poängen flyttas.
error-no-such-rubber =
    { $rubbers ->
        [0] Det finns ingen robbert { $number }: ingen har börjat.
       *[other] Det finns ingen robbert { $number }: bara { $rubbers } har börjat.
    }

## Uppteckningar.

# $move: som det är skrivet, med sitt $number
error-move = Drag { $number }, ”{ $move }”: { $cause }
error-cards-differ = Uppteckningen visar { $shown } där { $held } måste ligga.
error-trick-differs = Enligt reglerna är det ett annat kort som inleder eller tar sticket än uppteckningen säger.
error-deal-not-finished = Dragen tar slut innan given är slut.
# $form: vad uppteckningen är av, redan ord
error-record-of-form = Den här uppteckningen gäller { $form } och kan inte spelas efter reglerna { $preset }.
error-missing-key = Uppteckningen saknar { $key }[…].
error-doubled-key = Uppteckningen har { $key }[…] två gånger; varje nyckel ska stå en gång.
error-iss-cannot-say =
    Den här given går inte att skriva som en uppteckning från International Skat Server: { $why ->
        [auction] budgivningen är inte känd
        [unfinished] den är inte färdigspelad
        [variant] den följer regler som inte spelas där
       *[words] den har inga ord för något som hände i given
    }. Välj ett annat format.
# $variant: kontra, re, spitze, grand-spitze, ramsch, schieberramsch, klopfen, revolution, schenken; $option: vad som ska anges
error-variant-not-played =
    { $variant ->
        [klopfen] Ramschen dubblades med knackning, vilket Knekt inte spelar.
        [grand-spitze] Granden spelades med spets; Knekt har spetsar bara i färgspel.
        [schenken] I given skänktes något som inte skänks vid det här bordet; ”knekt options schenken” berättar mer.
       *[other] Given spelades { $variant ->
            [kontra] med kontra
            [re] med rekontra
            [spitze] med spets
            [revolution] som revolution
            [schieberramsch] som schieberramsch
           *[ramsch] som ramsch
        }, vilket inte finns vid det här bordet; ange { $option }.
    }

error-tricks-model = ”{ $name }” är ingen stickuppskattning som den här versionen kan använda, eller så är den skadad.
error-exchange-model = ”{ $name }” berättar inte om bytet så att den här versionen kan använda det, eller så är den skadad.
error-advice-measures = ”{ $name }” innehåller inga mätningar av råd som den här versionen kan använda, eller så är den skadad.
