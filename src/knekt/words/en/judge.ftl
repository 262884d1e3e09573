### knekt lab label, fit, calibrate: how the judge of Skat hands is made.

help-judge-label = Deal games and label them by the solver. They are games that somebody might play; with all cards open the solver tells how far the declarer gets. The same command again goes on where it stopped.
help-judge-kind = Suit games, grand or null: the judge has a model for each.
help-judge-rows = So many games.
help-judge-seed = What chance follows from; the same gives the same.
help-judge-discards = Who discards the two cards: the rule player’s weights, or the judge of today.
help-judge-out = The file to write.
help-judge-fit = Let a model learn from labelled games. It is measured on a tenth of them that it has not seen.
help-judge-labelled = Files of “knekt lab label”, all of one kind of game.
help-judge-epochs = How often it goes through the games at most.
help-judge-calibrate = Bend a model’s chances to what came. Players who see their own cards only play the games it would declare.
help-judge-model = The model; it is written anew.
help-judge-games = So many games, of which the last quarter only measures.
help-judge-player = Who plays the cards.
judge-progress = Working
judge-fitted = Learned from { $rows } games; measured on { $held } held out, against what the cards give when all are open:
judge-calibrated = { $games } games played; measured on the last { $held }:
judge-weights = win, by hand-made weights
judge-before = as learned
judge-after = calibrated
judge-brier = Brier
judge-log-loss = log loss
judge-auc = AUC
judge-ece = off by
error-rows-of-another-making = The file “{ $name }” holds games that were made differently; give another one.
error-no-rows = The file “{ $name }” holds no labelled games.
error-rows-of-two-kinds = These files hold different kinds of games: { $kinds }.
error-no-model = The file “{ $name }” is no model of the judge.
error-model-version = The model “{ $name }” is of version { $version }; this program reads version { $known }.
error-model-damaged = The model “{ $name }” is torn or was changed.
error-numpy-missing = This needs numpy, which “pip install 'knekt[lab]'” brings along.

## knekt lab skruf: how the estimate of tricks is made

help-tricks = What is learned for Skruf: label, fit, calibrate, exchange.
help-tricks-label = Deal hands, exchange cards and let the solver count the tricks. The same command again goes on where it stopped.
help-tricks-exchange = How the cards are given: as a player guesses it in the auction, or in any way that might be tried.
help-tricks-fit = Let an estimate learn from labelled deals. It is measured on a tenth of them that it has not seen.
help-tricks-labelled = Files of “knekt lab skruf label”.
help-tricks-calibrate = Put an estimate right by deals that are really played. Strong players bid, give, swap and play them.
help-tricks-model = The estimate; it is written anew.
help-tricks-deals = So many deals; every fourth contract only measures.
help-tricks-worlds = Over how many worlds the players think.
tricks-fitted = Learned from { $labels } deals; off by { $trumps } tricks with trumps and { $grandissimo } in grandissimo, on { $held } held out.
tricks-calibrated = { $contracts } contracts played, { $made } % made; off by { $before } tricks before and { $after } after, on { $held } held out.
help-exchange = Learn what the exchange tells of the hands that come of it. Strong players bid, give and swap; then what each may know is held against what is so.
help-exchange-model = What is learned; it is written anew.
help-exchange-deals = So many deals; every fifth contract only measures.
help-exchange-rounds = How often what was believed is put right.
exchange-fitted = Learned from { $contracts } contracts; hands as they were are { $times } times as likely as without it, on { $held } held out.

## How right the advisor is

help-advice-lab = Measure how right the advisor’s chances are. Players play deals to the end, and beside each sits the advisor and says what he thinks of the card, in Skruf of bids and gifts too.
help-advice-game = The game that is played; otherwise isko.
help-advice-deals = So many deals.
help-advice-worlds = How many worlds the advisor asks.
help-advice-write = Keep the result in this file, which “knekt advise” reads; those of other games stay in it.
advice-listened =
    { $what ->
        [calls] { $words } calls and gifts
       *[cards] { $words } cards
    } of { $deals } deals held out: chances off by { $off } %, { $before } % before they were put straight; Brier score { $brier } (of the mean alone { $base }).
