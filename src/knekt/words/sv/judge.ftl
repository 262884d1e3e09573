### knekt lab label, fit, calibrate: hur bedömaren av skathänder görs.

help-judge-label = Ge spel och låt lösaren bedöma dem. De är sådana som någon kunde spela; med alla kort öppna säger lösaren hur långt spelföraren kommer. Samma kommando en gång till fortsätter där det slutade.
help-judge-kind = Färgspel, grand eller noll: bedömaren har en modell för varje.
help-judge-rows = Så många spel.
help-judge-seed = Det som slumpen följer av; samma ger samma.
help-judge-discards = Vem som lägger bort de två korten: regelspelarens vikter, eller dagens bedömare.
help-judge-out = Filen som skrivs.
help-judge-fit = Låt en modell lära sig av bedömda spel. Den mäts på en tiondel som den inte har sett.
help-judge-labelled = Filer från ”knekt lab label”, alla av ett slags spel.
help-judge-epochs = Hur många gånger den högst går igenom spelna.
help-judge-calibrate = Böj en modells chanser efter utfallet. Spelare som bara ser sina egna kort spelar spelna som den skulle ta.
help-judge-model = Modellen; den skrivs om.
help-judge-games = Så många spel; den sista fjärdedelen används bara till att mäta.
help-judge-player = Vem som spelar korten.
judge-progress = Arbetar
judge-fitted = Lärt av { $rows } spel; mätt på { $held } undanhållna, mot vad korten ger när alla ligger öppna:
judge-calibrated = { $games } spel spelade; mätt på de sista { $held }:
judge-weights = vinst, med handgjorda vikter
judge-before = som lärt
judge-after = kalibrerat
judge-brier = Brier
judge-log-loss = logförlust
judge-auc = AUC
judge-ece = fel
error-rows-of-another-making = Filen ”{ $name }” innehåller spel som gjorts på annat sätt; ange en annan.
error-no-rows = Filen ”{ $name }” innehåller inga bedömda spel.
error-rows-of-two-kinds = De här filerna innehåller olika slags spel: { $kinds }.
error-no-model = Filen ”{ $name }” är ingen modell för bedömaren.
error-model-version = Modellen ”{ $name }” har version { $version }; det här programmet läser version { $known }.
error-model-damaged = Modellen ”{ $name }” är trasig eller har ändrats.
error-numpy-missing = Det här behöver numpy, som ”pip install 'knekt[lab]'” tar med sig.

## knekt lab skruf: how the estimate of tricks is made

help-tricks = Vad som lärs för skruf: label, fit, calibrate, exchange.
help-tricks-label = Ge händer, byt kort och låt lösaren räkna sticken. Samma kommando en gång till fortsätter där det slutade.
help-tricks-exchange = Hur korten ges: som en spelare gissar det i målningen, eller på vilket sätt som helst som kunde prövas.
help-tricks-fit = Låt en uppskattning lära sig av bedömda givar. Den mäts på en tiondel som den inte har sett.
help-tricks-labelled = Filer från ”knekt lab skruf label”.
help-tricks-calibrate = Rätta en uppskattning efter givar som verkligen spelas. Starka spelare målar, ger, byter och spelar dem.
help-tricks-model = Uppskattningen; den skrivs om.
help-tricks-deals = Så många givar; vart fjärde kontrakt används bara till att mäta.
help-tricks-worlds = Över hur många världar spelarna tänker.
tricks-fitted = Lärt av { $labels } givar; { $trumps } stick fel med trumf och { $grandissimo } i grandissimo, på { $held } undanhållna.
tricks-calibrated = { $contracts } kontrakt spelade, { $made } % gick hem; { $before } stick fel förut och { $after } nu, på { $held } undanhållna.
help-exchange = Lär vad bytet berättar om händerna som det ger. Starka spelare målar, ger och byter; sedan jämförs vad var och en kan veta med hur det är.
help-exchange-model = Det som lärs; det skrivs om.
help-exchange-deals = Så många givar; vart femte kontrakt används bara till att mäta.
help-exchange-rounds = Hur många gånger det som troddes rättas.
exchange-fitted = Lärt av { $contracts } kontrakt; händerna som de var är { $times } gånger så troliga som utan det, på { $held } undanhållna.

## How right the advisor is

help-advice-lab = Mät hur rätt rådgivarens chanser är. Spelare spelar givar till slutet, och bredvid var och en sitter rådgivaren och säger vad den tror om kortet, i skruf även om målningar och kort som ges.
help-advice-game = Spelet som spelas; annars isko.
help-advice-deals = Så många givar.
help-advice-worlds = Hur många världar rådgivaren frågar.
help-advice-write = Spara resultatet i den här filen, som ”knekt advise” läser; andra spels resultat står kvar.
advice-listened =
    { $what ->
        [calls] { $words } målningar och kort
       *[cards] { $words } kort
    } i { $deals } givar, undanhållna: chanserna { $off } % fel, { $before } % innan de rättades; Brierpoäng { $brier } (medelvärdet ensamt { $base }).
