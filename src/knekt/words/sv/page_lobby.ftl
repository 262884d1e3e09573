### Sidorna runt bordet: spela, bord, dagens giv, mina givar, inställningar, konto, hjälp.

## Ramen.

lobby-menu = Meny
lobby-language = Språk
lobby-foot = Skat, turnéskat och skruf. Gratis och utan reklam; dina uppgifter stannar på den här servern.
lobby-more = Visa fler
lobby-copy = Kopiera
lobby-copied = Kopierat.
lobby-copy-failed = Webbläsaren låter inte sidan kopiera. Markera texten och kopiera den själv.

## Regeluppsättningarna vid namn. $preset: som API:t har dem

lobby-preset =
    { $preset ->
        [german] Skat efter den klassiska boken
        [isko] Skat
        [iss] Skat som på ISS
        [tournee] Turnéskat
        [tournee-house] Turnéskat, hemmaregler
        [pub] Krogskat
        [club] Klubbskat
        [xskat] Skat som i XSkat
        [skruf] Skruf
        [skruf-plain] Skruf utan köp
        [trekarl] Trekarl
       *[other] { $preset }
    }

## Första sidan.

lobby-home-title = Vad ska vi spela?
lobby-home-isko = Skat som tyska klubbar spelar: bjud, ta upp skaten och spela ensam mot två. Turneringsregler, krav, ett protokoll på tolv rundor.
lobby-home-german = Samma spel efter den klassiska boken: ett handspel som vinns schwarz räknas ett steg högre, inga krav, och så många givar du vill.
lobby-home-tournee = Den gamla skaten från Wisconsin: slå upp ett kort ur skaten; färgen blir trumf.
lobby-home-tournee-house = Turnéskat med hemmaregler: bara spelföraren ser första kortet och behåller det eller tar det andra.
lobby-home-skruf = Whist från Finland för hundra år sedan: måla med din medspelare, köp fyra kort och ge bort kort.
lobby-play = Spela
# $game: en regeluppsättning vid namn
lobby-play-named = Spela: { $game }
lobby-play-how = Du spelar mot botar. Inget räknas, och du behöver inte logga in.
lobby-level = Botar på nivå
lobby-more-tables = Fler bord
lobby-make = Öppna ett eget bord
lobby-make-why = välj regler och sällskap, och skicka länken till vänner
lobby-continue = Spela vidare
lobby-continue-here = Fortsätt
lobby-join = Bord som väntar på spelare
lobby-join-none = Inget bord väntar på spelare just nu. Öppna ett offentligt bord, så hittar andra det här.
lobby-daily-teaser = Dagens giv
lobby-daily-teaser-go = Alla dagens givar
# $game: of the deal that comes first
lobby-daily-teaser-text = Alla får samma kort i dag: { $game }. Spela dem och se vad andra och botarna gjorde av dem.
lobby-last-deals = Mina senaste givar
lobby-all-deals = Alla mina givar

## Bord i en lista.

lobby-table-free =
    { $free ->
        [0] ingen plats ledig
        [one] 1 plats ledig
       *[other] { $free } platser lediga
    }
lobby-table-practice = övning
lobby-table-thinking = { $seconds } s betänketid
lobby-table-changed =
    { $count ->
        [one] 1 ändrad regel
       *[other] { $count } ändrade regler
    }
lobby-table-kind-daily = dagens giv
lobby-table-kind-branch = omspelad giv
lobby-table-stage-open = väntar på spelare
lobby-table-stage-playing = spelet pågår
lobby-table-stage-over = slut
lobby-sit-down = Sätt dig
# $game: en regeluppsättning vid namn
lobby-sit-down-at = Sätt dig: { $game }
lobby-name-asked = Vad heter du?
lobby-name-label = Ditt namn vid bordet
lobby-name-why = De andra ser det. Utan namn ser de ”{ $name }”. Du kan ändra det under Konto.
lobby-name-take = Sätt dig
lobby-name-skip = Hoppa över
lobby-watch-it = Titta på
lobby-watch-named = Titta på: { $game }
lobby-to-table = Till bordet
lobby-sheet = Protokoll

## Bord att titta på.

lobby-watch-title = Offentliga bord
lobby-watch-open = Väntar på spelare
lobby-watch-open-none = Inget offentligt bord väntar på spelare. Öppna ett, så hittar andra det här.
lobby-watch-playing = Spelet pågår
lobby-watch-playing-none = Inget offentligt bord spelar just nu. Öppna ett, så kan andra titta på; de ser aldrig ett dolt kort.
lobby-watch-refresh = Uppdatera

## Dagens giv.

lobby-daily-title = Dagens giv
lobby-daily-text = Varje dag har en giv i varje spel, densamma för alla, mot botar. När du har spelat den ser du vad andra gjorde av samma kort, och vad botar på alla nivåer gjorde.
lobby-daily-others = Givar i de andra spelen
# $time: när nästa givar kommer
lobby-daily-until = Nya givar kommer klockan { $time }.
lobby-daily-played-by =
    { $count ->
        [0] Ingen har spelat den färdigt än.
        [one] En spelare har spelat den färdigt.
       *[other] { $count } spelare har spelat den färdigt.
    }
lobby-daily-compare = Jämför
lobby-daily-finished = färdig
lobby-daily-begun = påbörjad
lobby-daily-given-up = Stängd i förtid
lobby-day-title = { $game }, { $day }
lobby-day-who = Spelare
lobby-day-result = Resultat
lobby-day-score = Poäng
lobby-day-me = Du
lobby-day-somebody = Någon
lobby-day-bot = Bot på nivå { $level }
lobby-day-bot-for-me = Bot på nivå { $level }, på din plats
lobby-day-playing =
    { $count ->
        [one] En bot spelar ännu.
       *[other] { $count } botar spelar ännu.
    }
lobby-day-over = Dagen är slut: namnen visas.
lobby-day-running = Namnen visas när dagen är slut.
lobby-day-none = Ingen spelade den här given.
lobby-day-guests = Gäster
lobby-day-guests-why = En gäst behöver inget konto, så samma person kan stå här flera gånger.
# $shown, $count: results
lobby-day-shown = { $shown } av { $count } resultat visas.
lobby-day-back = Alla dagens givar
lobby-day-mine = Min giv i repris

## En giv på en rad. $contract: ett spel i ord; $won, $made: yes, no

lobby-deal-own =
    { $won ->
        [yes] Spelade { $contract } och gick hem
       *[no] Spelade { $contract } och gick bet
    }
lobby-deal-against =
    { $won ->
        [yes] Försvarade mot { $contract }, som gick hem
       *[no] Försvarade mot { $contract }, som gick bet
    }
lobby-deal-rested =
    { $won ->
        [yes] Stod över; { $contract } gick hem
       *[no] Stod över; { $contract } gick bet
    }
lobby-deal-ramsch = Ramsch
lobby-deal-bid =
    { $made ->
        [yes] Spelade { $contract }: gick hem med { $tricks } stick
       *[no] Spelade { $contract }: gick bet med { $tricks } stick
    }
lobby-deal-bid-against =
    { $made ->
        [yes] Spelade mot { $contract }: gick hem med { $tricks } stick
       *[no] Spelade mot { $contract }: gick bet med { $tricks } stick
    }
lobby-deal-bid-rested =
    { $made ->
        [yes] Stod över; { $contract } gick hem med { $tricks } stick
       *[no] Stod över; { $contract } gick bet med { $tricks } stick
    }
lobby-deal-misere = Misère

## Mina givar.

lobby-mine-title = Mina givar
lobby-mine-deals = Avslutade givar
lobby-mine-none = Du har inte spelat färdigt någon giv än. Varje giv du spelar sparas här, och du kan se den i repris kort för kort.
lobby-mine-tables = Mina bord
lobby-mine-tables-none = Du har inget bord. Öppna ett på startsidan.
lobby-mine-record = Öppna en sparad giv

## Ett eget bord.

lobby-open-title = Öppna ett bord
lobby-open-game = Spelet
lobby-open-come = Vem som får komma
lobby-open-public = Alla: bordet står i listan, vem som helst får sätta sig eller titta på
lobby-open-link = Den som har länken får sätta sig eller titta på
lobby-open-private = Ingen: du spelar mot botar, och ingen tittar på
lobby-open-practice = Övning: ingenting räknas, och tips är tillåtna
lobby-open-thinking = Betänketid för varje beslut
lobby-open-thinking-none = ingen gräns
lobby-open-thinking-seconds = { $seconds } sekunder
lobby-open-thinking-minutes =
    { $minutes ->
        [one] 1 minut
       *[other] { $minutes } minuter
    }
lobby-open-result = Nästa giv kommer
lobby-open-result-ready = när alla är klara
lobby-open-result-after = { $seconds } sekunder efter resultatet
lobby-open-result-text = Korten ligger kvar så länge någon tittar på dem. Ensam mot botar bestämmer du själv.
lobby-open-places = Platserna
lobby-open-place = Plats { $number }
lobby-open-place-me = Du
lobby-open-place-free = ledig
lobby-open-place-bot = bot på nivå { $level }
lobby-open-rules = Reglerna
lobby-open-rules-text = Reglerna är de vanliga; ändra det ni spelar annorlunda.
lobby-open-rules-changed =
    { $count ->
        [0] allt som vanligt
        [one] 1 ändrad
       *[other] { $count } ändrade
    }
lobby-open-usual = Vanliga regler igen
lobby-open-changed = ändrad
lobby-open-do = Öppna bordet
lobby-open-about = Det gäller de här reglerna:
lobby-open-opened = Ditt bord är öppet
lobby-open-send = Skicka den här adressen till dem som ska spela med dig. När den sista platsen är tagen kommer den första given av sig själv.
lobby-open-address = Bordets adress
lobby-invite-share = Dela
lobby-invite-code = QR-kod
lobby-invite-code-of = QR-kod: { $address }
lobby-invite-scan = Rikta en telefons kamera mot den.
lobby-invite-way = Om adressen inte fungerar, prova en annan:
lobby-invite-near = Den fungerar för alla i ditt eget nätverk, hemma eller i klubben.
lobby-invite-alone = Bara den här datorn kan öppna ditt bord.
lobby-invite-alone-do = Vill du spela med vänner i ditt nätverk? Avsluta Knekt och starta det med ”make play” eller ”knekt serve --lan”. Har din server en adress på internet, starta den med ”knekt serve --public https://…”.
lobby-invite-text = Kom och spela kort med mig:
lobby-open-another = Öppna ett bord till
lobby-option-session-deals = Hur många givar som spelas. Lämna tomt för att spela så länge ni vill.
lobby-option-session-rounds = Detsamma i rundor: varje spelare ger en gång. Ange givar eller rundor, inte båda.
lobby-option-bock-triggers = Vad som ger en bockrunda.
lobby-option-bock-value_basis = Vad som måste vara mer än 100 för en bockrunda.
lobby-option-special_rounds-schieberramsch_triggers = Vad som av sig självt ger en runda schieberramsch.
lobby-option-settlement-rate = Pengar för en poäng, till exempel 0,10. Med 0 spelas det inte om pengar.
lobby-option-skruf-rubbers = Hur många robbertar som spelas. Lämna tomt för hela ordningen av medspelare: tre robbertar, fem med fem spelare, femton med sex.
lobby-option-skruf-deals = Hur många givar som spelas. Lämna tomt för att spela så länge ni vill.
lobby-option-skruf-manual_table = Den som leder bordet kan spärra en färg som medspelaren har spelat ut eller nämnt i orätt ordning, om alla håller med.
lobby-option-skruf-stake = Pengar för en poäng, till exempel 0,10. Med 0 spelas det inte om pengar.

## Inställningar.

lobby-settings-title = Inställningar
lobby-settings-kept = Det du väljer här sparas i den här webbläsaren.
lobby-settings-language = Språk
lobby-settings-cards = Korten
lobby-settings-sample = Så här ser dina kort ut
lobby-settings-indices = Bokstäver i hörnen
lobby-settings-indices-international = A K Q J, internationella
lobby-settings-indices-german = A K D B, tyska
lobby-settings-indices-swedish = E K D Kn, svenska
lobby-settings-indices-finnish = A K R J, finska
lobby-settings-faces = Bilder
lobby-settings-faces-auto = efter skärmens storlek
lobby-settings-faces-french = kungar, damer och knektar
lobby-settings-faces-tournament = tysk turnering: franska färger i fyra kulörer, A K D B
lobby-settings-faces-german = tyska färger: ekollon, löv, hjärter, bjällror
lobby-settings-faces-large = bara stora bokstäver och färger
lobby-settings-colours = Färgernas kulörer
lobby-settings-colours-four = fyra: klöver svart, spader grön, hjärter röd, ruter gul
lobby-settings-colours-two = två: svart och rött
lobby-settings-trumps = Trumf i min hand
lobby-settings-trumps-left = till vänster
lobby-settings-trumps-right = till höger
lobby-settings-look = Utseende
lobby-settings-theme = Tema
lobby-settings-theme-auto = som på enheten
lobby-settings-theme-paper = papper: ljust
lobby-settings-theme-lamp = lampa: mörkt
lobby-settings-theme-contrast = hög kontrast
lobby-settings-text = Bordet som text: listor och knappar i stället för kort
lobby-settings-text-why = För skärmläsare, eller om du hellre läser. Tangenten { $key } byter vid bordet.
lobby-settings-table = Vid bordet
lobby-settings-speed = Hur fort korten rör sig
lobby-settings-speed-none = de rör sig inte
lobby-settings-speed-slow = långsamt
lobby-settings-speed-usual = som vanligt
lobby-settings-speed-fast = fort
lobby-settings-trick = Hur länge ett stick ligger kvar
lobby-settings-trick-seconds = { $seconds } sekunder
lobby-settings-trick-click = tills jag klickar
lobby-settings-tap = Att spela ett kort
lobby-settings-tap-twice = vid andra trycket; det första lyfter det
lobby-settings-tap-once = vid ett tryck
lobby-settings-helper = Visa handens värde vid budgivningen (i övning)
lobby-settings-forced = Spela mitt kort åt mig om det är det enda jag får spela
lobby-settings-forced-why = Det tar lika lång tid som ett riktigt val, så ingen märker något. Sparas med ditt konto.
lobby-settings-sounds-text = Ljud när korten läggs
lobby-settings-calls = Säg till när det är min tur och jag tittar på något annat
lobby-settings-calls-why = Webbläsaren visar en avisering, vid bord med andra människor. Den nämner aldrig ett kort.
lobby-settings-calls-so = Så här får du veta när det är din tur.
lobby-settings-calls-refused = Webbläsaren tillåter inga aviseringar. Tillåt dem för den här sidan i webbläsaren och försök igen.
lobby-settings-calls-unable = Webbläsaren visar inga aviseringar för den här sidan.
lobby-keys-how = Välj en tangent och tryck sedan på den nya. Backsteg tar bort den, Esc låter den vara.
lobby-keys-press = tryck …
lobby-keys-none = ingen
lobby-keys-fixed = { $key } går inte att ändra.
lobby-keys-taken = { $key } är upptagen: { $deed }.
lobby-keys-reset = Vanliga tangenter
lobby-keys-change = Ändra tangenterna

## Konto.

lobby-account-title = Konto
lobby-account-guest = Du är gäst i den här webbläsaren. Utan konto når du inte dina givar från en annan webbläsare.
lobby-account-login = Du är inloggad som { $login }.
lobby-account-is-bot = Ett program spelar under det här namnet.
lobby-account-name = Namn vid bordet
lobby-account-name-save = Spara namnet
lobby-account-name-saved = Nu heter du { $name }.
lobby-account-make = Skaffa ett konto
lobby-account-make-text = Allt du har spelat förblir ditt. Ingen e-postadress behövs, men ett glömt lösenord går inte att ersätta.
lobby-account-login-label = Användarnamn
lobby-account-login-rule = 3 till 30 bokstäver a till z, siffror, punkter, bindestreck eller understreck
lobby-account-password = Lösenord
lobby-account-password-rule = minst 8 tecken
lobby-account-made = Nu har du ett konto.
lobby-account-sign-in = Logga in
lobby-account-sign-in-text = Det du har spelat som gäst blir kvar hos gästen och följer inte med.
lobby-account-signed-in = Du är inloggad.
lobby-account-change = Byt lösenord
lobby-account-old = Nuvarande lösenord
lobby-account-new = Nytt lösenord
lobby-account-changed = Lösenordet är bytt. Du är utloggad på alla andra ställen.
lobby-account-sign-out = Logga ut
lobby-account-sign-out-here = Logga ut här
lobby-account-sign-out-everywhere = Logga ut överallt
lobby-account-signed-out = Du är utloggad och är gäst igen.
lobby-account-programs = För program
lobby-account-tokens = Nycklar
lobby-account-tokens-text = Med en nyckel kan ett av dina program spela i ditt namn och göra bara det du tillåter. Den är inget lösenord: den kan inte ändra kontot.
lobby-account-tokens-none = Du har ingen nyckel.
lobby-account-token-name = Vad den är till för
lobby-account-token-may = Den får
lobby-account-scope =
    { $scope ->
        [read] se det du får se
        [play] spela vid bord
        [tables] öppna bord, sätta sig, lämna dem
        [people] ändra namn och inställningar, exportera uppgifter
       *[other] { $scope }
    }
lobby-account-token-make = Skapa en nyckel
lobby-account-token-secret = Din nya nyckel. Den visas bara nu; förvara den väl:
# $date: en dag
lobby-account-token-created = skapad { $date }
lobby-account-token-used = senast använd { $date }
lobby-account-token-unused = aldrig använd
lobby-account-token-revoke = Återkalla
lobby-account-token-revoke-named = Återkalla nyckeln { $name }
lobby-account-token-revoked = Nyckeln gäller inte längre.
lobby-account-bot = Märk namnet som bot
lobby-account-bot-text = Visa för alla att ett program spelar under namnet. Det går bara före första given och kan inte ändras.
lobby-account-bot-do = Märk som bot
lobby-account-bot-sure = Märka namnet som bot för alltid?
lobby-account-data = Mina uppgifter
lobby-account-export = Ladda ner uppgifter
lobby-account-export-text = Allt som är sparat om dig, ett JSON-objekt per rad.
lobby-account-forget = Radera mina uppgifter
lobby-account-forget-text = Användarnamn, lösenord, nycklar, inställningar och namn raderas. Spelade givar finns kvar, utan ditt namn. Det går inte att ångra.
lobby-account-forget-do = Radera allt om mig
lobby-account-forget-sure = Verkligen radera? Det går inte att ångra.
lobby-account-forgotten = Dina uppgifter är raderade. Nu är du en ny gäst.
lobby-sure-yes = Ja
lobby-sure-no = Nej

## Hjälp.

lobby-help-title = Hjälp
lobby-help-contents = På den här sidan
lobby-help-games = Spelen
lobby-help-cards = Korten
lobby-help-bidding =
    { $game ->
        [skruf] Målningen
       *[skat] Budgivningen
    }
lobby-help-game = Spelet
lobby-help-exchange = Köp och utbyte
lobby-help-playing = Spelföringen
lobby-help-counting = Poängräkning
lobby-help-forms = Varianter
lobby-help-german-cards = Tre spelar med 32 kort, från ess till sju. Var och en får tio, två läggs åt sidan som skat. Knektarna är de högsta trumfen: klöver, spader, hjärter, ruter. I varje färg kommer tian efter esset, sedan kung, dam, nio, åtta, sju. Ess räknas 11, tio 10, kung 4, dam 3, knekt 2: tillsammans 120 ögon.
lobby-help-german-bidding = Mellanhand bjuder mot förhand, som säger ja eller pass; sedan bjuder efterhand mot den som är kvar. Budet är vad spelet minst ska vara värt: 18, 20, 22, 23, 24 och så vidare. Den som har slutbudet spelar ensam mot de två andra.
lobby-help-german-game = Spelföraren tar upp skaten och lägger bort två kort, eller spelar hand, vilket är värt mer. Sedan anger spelföraren spelet: en färg som trumf, grand med bara knektarna som trumf, eller noll. I noll får spelföraren inte ta ett enda stick, och korten rangordnas ess, kung, dam, knekt, tio till sju.
lobby-help-german-playing = Förhand spelar ut. Du måste följa färg; knektarna hör till trumfen. Kan du inte följa färg, lägg vilket kort du vill. Spelföraren går hem med 61 ögon, de bortlagda medräknade; 90 är schneider, alla stick schwarz.
lobby-help-german-counting = Räkna de knektar och trumf som du har, eller saknar, i obruten följd från klöver knekt; lägg till ett för spelet och ett för varje steg: hand, schneider, schwarz och det som angivits. Multiplicera med basvärdet: ruter 9, hjärter 10, spader 11, klöver 12, grand 24. Noll ger 23, noll hand 35, noll ouverte 46, noll ouverte hand 59. Ett förlorat spel kostar det dubbla.
lobby-help-tournee-cards = Kort, trumf och ögon är som i tysk skat.
lobby-help-tournee-bidding = Det går till som i tysk skat men börjar på 10. Förhand kan inte passa när de andra har passat, utan spelar för 10 eller anger ramsch, där var och en spelar för sig själv och vill ha få ögon.
lobby-help-tournee-game = Spelföraren väljer turné, guckser eller solo. Turné: slå upp ett kort ur skaten; färgen blir trumf, och av en knekt väljer du färgen eller grand. Passar det inte, slå upp det andra, som då avgör, och en förlust räknas dubbelt. Guckser: ta upp båda korten utan att slå upp dem, för grand eller noll; en förlust räknas dubbelt. Solo: låt skaten ligga och ange spelet.
lobby-help-tournee-playing = Som i tysk skat: 61 ögon går hem. Men schneider är 91.
lobby-help-tournee-counting = Matadorerna räknas som i tysk skat. Lägg till ett för spelet och ett var för schneider, schwarz och det som angivits; att låta skaten ligga ger inget steg. Multiplicera med basvärdet: turné 5, 6, 7, 8 för ruter, hjärter, spader, klöver och 12 för grand; guckser grand 16; solo 9, 10, 11, 12, och 20 för grand, 24 för grand ouverte. Solo hjärter med 2 är alltså 30. Noll ger 15 med skaten, 20 utan, ouverte 30 och 40. Ett förlorat spel kostar sitt värde; en förlorad guckser, eller en turné som förloras med det andra kortet, kostar det dubbla.
lobby-help-tournee-forms = Med hemmaregler ser bara spelföraren det första kortet, och visar det eller tar det andra i stället. Guckser grand heter där Guetz, noll spelas bara utan skaten, och i ramsch får den med minst ögon poäng.
lobby-help-skruf-cards = Fyra spelar med 52 kort, två mot två, med medspelaren mitt emot. Var och en får tolv; fyra läggs åt sidan som köpkort. Korten går från ess ner till två.
lobby-help-skruf-bidding = Givaren börjar. En målning nämner ett tal och en färg; färgerna går i ordning spader, klöver, ruter, hjärter, och över dem grandissimo, utan trumf. Fyra lovar tio stick, sex tolv, sju alla tretton; lägre målningar berättar för medspelaren om handen. Efter en pass får du ändå måla; åtta pass i rad avslutar målningen. Under fyra spelas inte.
lobby-help-skruf-exchange = Köparen tar upp de fyra köpkorten, som alla får se, och ger fyra valfria kort till medspelaren. Medspelaren ger ett kort till var och en av de andra tre, så att alla har tretton. Nu får köparens sida höja målningen. Sedan byter motspelarna ett kort med varandra.
lobby-help-skruf-playing = Spelförarens vänstra granne spelar ut. Följ färg om du kan; annars lägg vilket kort du vill. Högsta trumf tar sticket, eller det högsta kortet i utspelad färg.
lobby-help-skruf-counting = Varje stick (i den gamla boken: spel) ger den sida som tar det lika många poäng som målningens tal, under strecket; sextio sådana är en utgång, och robberten är slut när en sida har två. Över strecket står ess och honnörer för sidan med flest stick, karonkor (tre ess, eller ess, kung, dam och vidare på en hand), slammar, och betar, en för varje stick som fattas.
lobby-help-skruf-forms = Utan köp får var och en tretton kort, och målningen spelas som den är. Trekarl är för tre: ingen äger den fjärde handen; köparen ger ett kort till var och en av de andra händerna och spelar också den fjärde, som ligger öppen.
lobby-help-key = Tangent
lobby-help-does = Vad den gör
lobby-help-bots = Botarna
lobby-help-bots-text = Det finns fem nivåer. Ingen bot ser mer än en spelare på samma plats; de skiljer sig i vad de minns och hur långt de tänker. Nivån du väljer sparas.
lobby-help-fair = Ärlig giv
lobby-help-fair-text = Botarna ser det som en spelare på deras plats ser, och inget mer. Före en giv låser servern korten med ett sigill som öppnas efteråt; vem som helst kan kontrollera det.
lobby-help-about = Om Knekt
lobby-help-about-text = Knekt spelar, räknar och bevarar skat, turnéskat och skruf. Turnéskat, och skruf som den var 1912, finns nästan bara i gamla böcker; här kan du spela dem.
lobby-help-licence-cards = De klädda korten är ritade av Adrian Kennard, som låter alla använda dem (CC0). Bokstäverna i hörnen och baksidan är våra egna.
lobby-help-licence-fonts = Typsnitten är Alegreya och Alegreya Sans av Juan Pablo del Peral, Huerta Tipográfica (SIL Open Font License).
lobby-help-api-text = Ett program kan göra allt som den här sidan kan göra.
lobby-help-api-link = Beskrivning av API:t
lobby-help-library-link = Pythonbiblioteket
