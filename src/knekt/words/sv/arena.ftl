### knekt arena: spelare mot spelare. knekt lab: stora arbeten.

help-arena = Låt spelare mötas på dubblerade givar. Varje giv spelas i alla placeringar av varje par. Statistiken räknas per giv, och varje medelvärde har sitt 95-procentiga intervall.
help-player = SPELARE
help-arena-players = Två eller fler, alla mot alla; en ensam spelar med sig själv. Det finns random, greedy, rule och andra i listan, och cheater, som ser alla kort. Den som tänker får med @60 efter namnet 60 millisekunder för ett kort.
# $presets: namnen
help-arena-game = Spelet som spelas: { $presets }. Annars isko.
help-arena-deals = Så många givar, annars 100; med --rubbers så många robbertar.
help-arena-track = ”full” är hela spelet. I ”cards” bjuder, lägger bort och anger regelspelaren för alla, och bara korten spelas av spelarna själva.
help-arena-rubbers = Skruf: hela robbertar i stället för enstaka givar.
help-arena-sprt = Sluta så snart skillnaden snarare är Y än X poäng, eller snarare X än Y, till exempel 0,0.5; --deals är då det högsta antalet.
help-arena-plot = Rita skillnaderna i den här filen, som SVG.
help-address = ADRESS
help-lab-out = Spara resultaten i den här filen, en rad för varje; samma kommando igen fortsätter där det slutade.
help-lab-jobs = Så många processer, annars lika många som det finns kärnor.
help-lab-dask = Arbeta på Dask-klustret med den här schemaläggaren, till exempel tcp://10.0.0.5:8786, i stället för här.
# $seed: orden
help-lab-seed = Ord som givarna följer av; annars ”{ $seed }”, så att det alltid blir samma.
lab-progress = Spelar

## Det som skrivs ut. $unit: seeger, own, rubber.

# $game: en regeluppsättning; $track: full, cards; $unit: deals, rubbers
arena-heading =
    { $game } · { $track ->
        [cards] bara korten
       *[full] hela spelet
    } · { $unit ->
        [rubbers] { $deals ->
            [one] 1 robbert
           *[other] { $deals } robbertar
        }
       *[deals] { $deals ->
            [one] 1 giv
           *[other] { $deals } givar
        }
    }
arena-unit =
    { $unit ->
        [seeger] Seeger-Fabian-poäng per giv
        [rubber] poäng per robbert
       *[own] poäng per giv
    }
# $unit: redan ord
arena-difference = Rad minus kolumn, { $unit }, med 95 % intervall:
arena-axis = skillnad, { $unit }, med 95 % intervall
# $names: bådas; $seatings: antal; $skipped: givar där alla passade
arena-pair =
    { $names }: { $deals } × { $seatings } { $seatings ->
        [one] placering
       *[other] placeringar
    }{ $skipped ->
        [0] {""}
       *[other] , { $skipped } utpassade och utelämnade
    }
# $points: med intervall
arena-in-list = på en lista med 36 givar: { $points }
# $share: med intervall
arena-declared = med spelförare: { $share } %
arena-score = poäng
arena-declares = spelför %
arena-wins = vinner %
arena-beats = slår %
arena-cpu = ms
arena-cpu-slow = 95 %
# $kind: sorts kontrakt; $games: antal; $won: procent
arena-contract =
    { $kind ->
        [suit] färgspel
        [suit-hand] färgspel hand
        [grand] grand
        [grand-hand] grand hand
        [null] noll
        [null-hand] noll hand
        [turn] turné
        [second-turn] turné, andra kortet
        [guckser] guckser
        [solo] solo
        [level-3] i 3
        [level-4] i 4
        [level-5] i 5
        [level-6] i 6
       *[level-7] i 7
    } { $games } ({ $won }{"\u00A0"}%)
arena-notes = Poäng: { $unit } på en plats. Spelför: av alla spel. Vinner: av de spel den fört. Slår: av dem den försvarat sig mot. De två sista kolumnerna är CPU-tid för ett kort i millisekunder, i medeltal och vid 95:e percentilen. ± är halva det 95-procentiga intervallet över givar.
# $verdict: wanted, null, open; $null, $wanted: de två medelvärdena
arena-sprt =
    { $verdict ->
        [wanted] Sekventiellt test: snarare { $wanted } än { $null }.
        [null] Sekventiellt test: snarare { $null } än { $wanted }.
       *[open] Sekventiellt test: ännu inte avgjort mellan { $null } och { $wanted }.
    }

## Avslag.

# $allowed: namnen; N står för ett tal
error-unknown-player = Det finns ingen spelare ”{ $name }” för det här spelet, men dessa: { $allowed }.
error-player-twice = Spelaren ”{ $name }” nämns två gånger. Ett ensamt namn spelar med sig själv.
error-no-rubbers = Robbertar är hela spel i skruf med fyra spelare.
error-sprt = --sprt behöver två medelvärden, det lägre först, till exempel 0,0.5, inte ”{ $value }”.
error-sprt-of-two = --sprt är för två spelare.
error-worker-died = En arbetsprocess slutade innan dess arbete var gjort. Kanske räckte minnet inte: försök med färre --jobs.
error-dask-missing = För --dask måste paketet dask.distributed vara installerat: pip install "knekt[lab]".
error-dask-unreachable = Ingen Dask-schemaläggare svarar på ”{ $address }”.
# $names: inställningarnas
error-other-settings = Filen ”{ $place }” har resultat med andra inställningar ({ $names }). Ange en annan fil, eller kör kommandot som började den.
error-no-results-file = Filen ”{ $place }” innehåller något annat än resultat av det här kommandot.
error-results-damaged = Filen ”{ $place }” är skadad på rad { $line }.
error-results-busy = En annan process skriver i filen ”{ $place }”.

## knekt lab xskat: våra spelare bredvid ett annat program.

help-lab = Stora arbeten kring spelarna.
help-xskat = Ställ spelare bredvid XSkat, ett annat program. Det spelar sina egna spel, och lösaren mäter hur många ögon varje kort ger bort; sedan spelar våra spelare samma kort och kontrakt, och samma givar med egna bud. XSkat måste vara installerat.
help-xskat-players = Spelare att ställa bredvid XSkat; en spelar alla tre platserna.
help-xskat-deals = Så många givar, annars 100.
xskat-heading =
    XSkats egna spel · { $deals ->
        [one] 1 giv
       *[other] { $deals } givar
    }
xskat-cards = Bortgivet på samma kort och kontrakt, ögon per kort:
xskat-declarer = spelförare
xskat-defenders = försvar
xskat-both = alla
xskat-part = av XSkats %
xskat-nulls = per noll
xskat-games = Samma givar med egna bud:
xskat-declared = spelförda %
xskat-won = vunna %
xskat-score = poäng
xskat-notes = Bortgivet är det exakta värdet före ett kort minus det efter, för den sida som spelar det, med alla kort öppna och alla spelande så bra det går: även det som inte kunde ses räknas. Noll räknas för sig, som spel som endera sidan har kastat bort. Poäng är Seeger-Fabian-poäng per giv på en plats. ± är halva det 95-procentiga intervallet över givar.
error-xskat-missing = XSkat är inte installerat. På Debian: apt-get install xskat.
error-xskat-failed = XSkat kunde inte spela sina spel.
