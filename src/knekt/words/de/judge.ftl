### knekt lab label, fit, calibrate: wie der Gutachter für Skatblätter entsteht.

help-judge-label = Spiele geben und vom Löser beurteilen lassen. Sie sind so, wie sie jemand spielen könnte; bei offenen Karten sagt der Löser, wie weit der Alleinspieler kommt. Derselbe Befehl noch einmal macht dort weiter, wo er aufgehört hat.
help-judge-kind = Farbspiele, Grand oder Null: Der Gutachter hat für jedes ein Modell.
help-judge-rows = So viele Spiele.
help-judge-seed = Woraus der Zufall folgt; gleiches ergibt gleiches.
help-judge-discards = Wer die zwei Karten drückt: die Gewichte des Regelspielers oder der heutige Gutachter.
help-judge-out = Die Datei, die geschrieben wird.
help-judge-fit = Ein Modell aus beurteilten Spielen lernen lassen. Gemessen wird es an einem Zehntel, das es nicht gesehen hat.
help-judge-labelled = Dateien von „knekt lab label“, alle von einer Spielart.
help-judge-epochs = Wie oft es die Spiele höchstens durchgeht.
help-judge-calibrate = Die Chancen eines Modells nach dem Ausgang biegen. Spieler, die nur ihre eigenen Karten sehen, spielen, was es ansagen würde.
help-judge-model = Das Modell; es wird neu geschrieben.
help-judge-games = So viele Spiele; das letzte Viertel dient nur zum Messen.
help-judge-player = Wer die Karten spielt.
judge-progress = Arbeit
judge-fitted = Aus { $rows } Spielen gelernt; gemessen an { $held } zurückgehaltenen, gegen das, was die Karten offen ergeben:
judge-calibrated = { $games } Spiele gespielt; gemessen an den letzten { $held }:
judge-weights = Gewinn, Gewichte von Hand
judge-before = wie gelernt
judge-after = kalibriert
judge-brier = Brier
judge-log-loss = Logverlust
judge-auc = AUC
judge-ece = daneben um
error-rows-of-another-making = Die Datei „{ $name }“ enthält Spiele, die anders entstanden sind; gib eine andere an.
error-no-rows = Die Datei „{ $name }“ enthält keine beurteilten Spiele.
error-rows-of-two-kinds = Diese Dateien enthalten verschiedene Spielarten: { $kinds }.
error-no-model = Die Datei „{ $name }“ ist kein Modell des Gutachters.
error-model-version = Das Modell „{ $name }“ hat Version { $version }; dieses Programm liest Version { $known }.
error-model-damaged = Das Modell „{ $name }“ ist abgerissen oder wurde verändert.
error-numpy-missing = Dafür wird numpy gebraucht, das „pip install 'knekt[lab]'“ mitbringt.

## knekt lab skruf: how the estimate of tricks is made

help-tricks = Was für Skruf gelernt wird: label, fit, calibrate, exchange.
help-tricks-label = Blätter geben, Karten tauschen und den Löser die Stiche zählen lassen. Derselbe Befehl noch einmal macht dort weiter, wo er aufgehört hat.
help-tricks-exchange = Wie die Karten gegeben werden: wie es beim Bieten geschätzt wird, oder auf irgendeine Art, die jemand versuchen könnte.
help-tricks-fit = Eine Schätzung aus beurteilten Spielen lernen lassen. Gemessen wird sie an einem Zehntel, das sie nicht gesehen hat.
help-tricks-labelled = Dateien von „knekt lab skruf label“.
help-tricks-calibrate = Eine Schätzung nach wirklich gespielten Spielen berichtigen. Starke Spieler bieten, geben, tauschen und spielen sie.
help-tricks-model = Die Schätzung; sie wird neu geschrieben.
help-tricks-deals = So viele Spiele; jeder vierte Kontrakt dient nur zum Messen.
help-tricks-worlds = Über wie viele Welten die Spieler nachdenken.
tricks-fitted = Aus { $labels } Spielen gelernt; daneben um { $trumps } Stiche mit Trumpf und { $grandissimo } im Grandissimo, an { $held } zurückgehaltenen.
tricks-calibrated = { $contracts } Kontrakte gespielt, { $made } % erfüllt; daneben um { $before } Stiche vorher und { $after } nachher, an { $held } zurückgehaltenen.
help-exchange = Lernen, was der Tausch über die Blätter verrät, die daraus entstehen. Starke Spieler bieten, geben und tauschen; dann wird, was jeder wissen kann, mit dem verglichen, was ist.
help-exchange-model = Das Gelernte; es wird neu geschrieben.
help-exchange-deals = So viele Spiele; jeder fünfte Kontrakt dient nur zum Messen.
help-exchange-rounds = Wie oft berichtigt wird, was geglaubt wurde.
exchange-fitted = Aus { $contracts } Kontrakten gelernt; die Blätter, wie sie waren, sind { $times }-mal so wahrscheinlich wie ohne das, an { $held } zurückgehaltenen.

## How right the advisor is

help-advice-lab = Misst, wie richtig die Aussichten sind, die der Ratgeber nennt. Spieler spielen Spiele zu Ende, und neben jedem sitzt der Ratgeber und sagt, was er von der Karte hält, im Skruf auch von Geboten und abgegebenen Karten.
help-advice-game = Das Spiel, das gespielt wird; sonst isko.
help-advice-deals = So viele Spiele.
help-advice-worlds = Wie viele Welten der Ratgeber fragt.
help-advice-write = Das Ergebnis in dieser Datei aufheben, die „knekt advise“ liest; die anderer Spiele bleiben darin.
advice-listened =
    { $what ->
        [calls] { $words } Gebote und abgegebene Karten
       *[cards] { $words } Karten
    } aus { $deals } Spielen, zurückgehaltene: Aussichten { $off } % daneben, vor der Berichtigung { $before } %; Brier-Wert { $brier } (der Mittelwert allein { $base }).
