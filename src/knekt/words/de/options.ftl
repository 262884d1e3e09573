### Die Einstellungen, wie `knekt options` sie erklärt: was jede entscheidet und was ihre Werte bedeuten.

## Die Regelwerke, jedes in einer Zeile.

preset-german = Deutscher Skat, die Grundregeln
preset-isko = die Internationale Skatordnung, wie auf Turnieren
preset-iss = wie auf dem International Skat Server
preset-tournee = Tourné-Skat: eine gewendete Karte des Skats bestimmt Trumpf
preset-tournee-house = Tourné-Skat, Hausregeln: erste Karte nur für den Alleinspieler
preset-pub = der Stammtisch: Kontra, Bockrunden, Ramsch
preset-club = ein Verein mit allem: bis Hirsch, Schenken, Schieberamsch
preset-xskat = was das Programm XSkat in seinen Menüs anbietet
preset-skruf = Skruf mit Talon: vier bieten, kaufen und geben Karten weiter
preset-skruf-plain = Skruf ohne Talon: dreizehn Karten für jeden, das Gebot gilt
preset-trekarl = Skruf zu dritt, mit einem vierten, offenen Blatt

## Die Kapitel.

options-table = Der Tisch
options-values = Reizen und Spielwerte
options-declaring = Ansagen und Spielen
options-kontra = Verdoppeln: Kontra und Re
options-schenken = Schenken
options-bock = Bockrunden
options-ramsch = Ramsch und Schieberamsch
options-scores = Wertung und Geld
options-deal = Das Geben
options-auction = Das Bieten
options-exchange = Talon und Austausch
options-play = Das Spiel
options-count = Was ein Spiel zählt
options-rubber = Partien, Robber und Geld

## Der Tisch.

option-players = Wie viele am Tisch sitzen.
option-players-3 = alle spielen
option-players-4 = der Geber setzt aus
option-session-deals = Wie viele Spiele gespielt werden; none: ohne Grenze.
option-session-rounds = Dasselbe in Runden: Jeder gibt einmal. Nicht zusammen mit session.deals.
option-session-time_end = Was noch zu Ende gespielt wird, wenn die Zeit um ist.
option-session-time_end-complete_round = die laufende Runde
option-session-time_end-complete_deal = das laufende Spiel

## Reizen und Spielwerte.

option-bidding-values = Welche Zahlen gereizt werden dürfen.
option-bidding-values-possible_only = nur was ein Spiel wert sein kann
option-bidding-values-any_integer_from_18 = jede Zahl ab 18
option-bidding-values-any_integer_from_10 = jede Zahl ab 10
option-grand-base = Der Grundwert des Grands.
option-grand-base-24 = wie üblich
option-grand-base-20 = der alte Wert; Grand ouvert als eigenes Spiel zählt dann 30
option-grand_ouvert-mode = Was Grand ouvert ist.
option-grand_ouvert-mode-announced = ein Grand Hand mit angesagtem Ouvert
option-grand_ouvert-mode-separate = ein eigenes Spiel mit Grundwert 36
option-matadors-jacks_only = Nur Buben sind Spitzen: mit oder ohne vier ist das Höchste.
option-lost_hand_single = Ein verlorenes Handspiel kostet einfach, nicht doppelt.
option-levels-hand_schwarz = Ein schwarz gewonnenes Handspiel ohne Schneider-Ansage.
option-levels-hand_schwarz-implies_announced_schneider = Schneider angesagt zählt mit
option-levels-hand_schwarz-additive = nur was angesagt wurde, zählt
option-levels-hand_schwarz_on_loss = Dasselbe für ein schwarz verlorenes Handspiel.
option-levels-hand_schwarz_on_loss-same_as_win = wie beim gewonnenen
option-levels-hand_schwarz_on_loss-additive = nur was angesagt wurde, zählt
option-levels-loss_schwarz = Ein Alleinspieler ohne Stich hat schwarz verloren, nicht nur Schneider.
option-forehand_may_pass = Vorhand darf passen, wenn die anderen gepasst haben; niemand schreibt etwas.

## Ansagen und Spielen.

option-declare-must_be_reachable = Wer den Skat aufgenommen hat, muss ein Spiel ansagen, das den Reizwert erreichen kann.
option-declare-raise_before_lead = Vor dem ersten Ausspiel darf der Alleinspieler auf ein höheres Spiel wechseln.
option-spitzen-enabled = Angesagte Spitzen: Der Alleinspieler will die letzten Stiche mit den kleinsten Trümpfen machen.
option-spitzen-extend_bids = Auch Werte, die Spitzen brauchen, dürfen gereizt werden.
option-revolution-enabled = Revolution: ein Null ouvert Hand für 92, vor dem die Gegenspieler ihre Karten neu aufteilen.
option-surrender-mode = Wann der Alleinspieler aufgeben darf.
option-surrender-mode-document = vor dem ersten Ausspiel und zwischen Stich 1 und 2
option-surrender-mode-before_first_lead = nur vor dem ersten Ausspiel
option-surrender-mode-none = nie: Jedes Spiel wird gespielt
option-surrender-mode-while_nine_cards = solange er neun Karten hat
option-surrender-mode-tournee = ein Tourné, vor dem Ausspiel zum zweiten Stich
option-surrender-announced_levels = Ob Angesagtes zählt, wenn das Spiel aufgegeben wird.
option-surrender-announced_levels-count = es zählt
option-surrender-announced_levels-ignore = es zählt nicht
option-overbid-auto_concede = Ein Spiel, das den Reizwert nicht mehr erreichen kann, endet von selbst.
option-overbid-loss = Was ein Spiel unter dem Reizwert kostet.
option-overbid-loss-top_up = mindestens den Reizwert
option-overbid-loss-plain_value = seinen eigenen Wert
option-null_below_bid = Ein Null, der weniger wert ist als der Reizwert.
option-null_below_bid-illegal = kann nicht angesagt werden
option-null_below_bid-lost = kann angesagt werden und ist verloren
option-turn-first_card = Welche Karte des Skats zuerst gewendet wird.
option-turn-first_card-declarer_choice = welche der Alleinspieler will
option-turn-first_card-top_card = die obere
option-guckser_null-enabled = Null kann mit verdeckt aufgenommenem Skat gespielt werden, für 15 oder ouvert für 30.
option-play-claims = Die restlichen Stiche dürfen beansprucht werden.
option-play-defender_concede = Ob die Gegenspieler aufgeben dürfen.
option-play-defender_concede-none = nein
option-play-defender_concede-single = einer für beide
option-play-defender_concede-both = nur beide zusammen
option-play-ends_when_missed = Das Spiel endet, sobald eine Ansage verfehlt ist.

## Verdoppeln.

option-kontra-enabled = Kontra: Ein Gegenspieler darf das Spiel verdoppeln, der Alleinspieler mit Re antworten.
option-kontra-max = Wie weit verdoppelt werden darf.
option-kontra-max-1 = Kontra, mal 2
option-kontra-max-2 = Re, mal 4
option-kontra-max-3 = Supra der Gegenspieler, mal 8
option-kontra-max-4 = Hirsch des Alleinspielers, mal 16
option-kontra-max-unlimited = ohne Ende, immer abwechselnd
option-kontra-timing = Wann Kontra gesagt werden darf.
option-kontra-timing-after_first_lead = nach der ersten Karte, vor der zweiten
option-kontra-timing-before_first_lead = vor der ersten Karte
option-kontra-timing-before_first_trick_turned = von der Spielansage bis zum zweiten Stich
option-kontra-only_bidders = Nur ein Gegenspieler, der gereizt hat, darf Kontra sagen.
option-kontra-bidder_definition = Was dann als Reizen gilt.
option-kontra-bidder_definition-named_or_held = einen Wert nennen oder halten
option-kontra-bidder_definition-named_only = nur einen Wert nennen

## Schenken.

option-schenken-enabled = Die Gegenspieler dürfen dem Alleinspieler das Spiel schenken, danach Schneider.
option-schenken-scope = Welche Spiele geschenkt werden können.
option-schenken-scope-suit_and_grand = Farbspiele und Grand
option-schenken-scope-grand_only = nur Grand
option-schenken-window = Bis wann geschenkt werden darf.
option-schenken-window-any_time = jederzeit
option-schenken-window-until_first_trick_done = bis zum Ende des ersten Stichs

## Bockrunden.

option-bock-enabled = Bockrunden: Nach bestimmten Spielen zählt eine Runde doppelt.
option-bock-triggers = Was eine Bockrunde bringt; mehreres mit Komma, oder none.
option-bock-value_basis = Was bei value_over_100 gemessen wird.
option-bock-value_basis-game_value = der Spielwert
option-bock-value_basis-score = was aufgeschrieben wird
option-bock-kontra_lost_means = Wer ein verlorenes Kontra verloren hat.
option-bock-kontra_lost_means-declarer_lost = der Alleinspieler
option-bock-kontra_lost_means-kontra_side_lost = wer Kontra gesagt hat
option-bock-kontra_lost_means-either = beide: jedes Spiel mit Kontra
option-bock-stack = Eine neue Runde, während eine läuft.
option-bock-stack-append = kommt danach
option-bock-stack-ignore_while_active = entfällt
option-bock-stack-multiply = läuft zugleich, die Faktoren werden malgenommen
option-bock-per_deal = Wie viele Runden ein Spiel bringen kann.
option-bock-per_deal-one = eine, bei wie vielen Anlässen auch immer
option-bock-per_deal-each_trigger = eine für jeden Anlass

## Was eine Bock- oder Schieberamschrunde bringt.

trigger-value_over_100 = ein Spiel über 100
trigger-grand_hand_won = ein gewonnener Grand Hand
trigger-kontra_lost = ein verlorenes Spiel mit Kontra
trigger-rekontra = jedes Spiel mit Re
trigger-declarer_schneider = ein Alleinspieler mit höchstens 30 Augen
trigger-split_60_60 = 60 zu 60 Augen
trigger-last_round = die letzte Runde selbst; die Länge muss feststehen

## Ramsch.

option-ramsch-on_pass_out = Was folgt, wenn alle drei passen.
option-ramsch-on_pass_out-none = nichts: Es wird neu gegeben
option-ramsch-on_pass_out-ramsch = Ramsch: Jeder will wenige Augen
option-ramsch-on_pass_out-schieberramsch = dasselbe, aber erst wird der Skat geschoben
option-ramsch-skat_to = Wer beim Ramsch den Skat nehmen muss.
option-ramsch-skat_to-last_trick = wer den letzten Stich macht
option-ramsch-skat_to-loser = wer ohne ihn die meisten Augen hat
option-ramsch-three_way_tie = Alle drei haben 40 Augen.
option-ramsch-three_way_tie-all_lose = alle schreiben sie an
option-ramsch-three_way_tie-no_score = niemand schreibt an
option-ramsch-jungfrau = Wer Jungfrau ist und verdoppelt, was der Verlierer zahlt.
option-ramsch-jungfrau-no_tricks = ein Spieler ohne Stich
option-ramsch-jungfrau-no_points = ein Spieler ohne Augen
option-ramsch-tie = Mehrere haben die wenigsten Augen.
option-ramsch-tie-last_trick = wessen letzter Stich am längsten her ist, bekommt die 10
option-ramsch-tie-split = sie teilen: je 5 zu zweit, je 3 zu dritt
option-ramsch-sweep_bonus_to_others = Macht einer alle Stiche, bekommen die beiden anderen je 20.
option-schieber-multiply_durchmarsch = Ungesehen geschobene Karten verdoppeln auch die 120 des Durchmarschs.
option-special_rounds-mode = Was die Bockanlässe bringen.
option-special_rounds-mode-bock = eine Bockrunde
option-special_rounds-mode-schieberramsch = stattdessen eine Schieberamschrunde
option-special_rounds-mode-bock_then_schieberramsch = erst die eine, dann die andere
option-special_rounds-schieberramsch_triggers = Was für sich eine Schieberamschrunde bringt; mehreres mit Komma, oder none.

## Wertung und Geld.

option-scoring-tournament = Seeger-Fabian: 50 für jedes gewonnene Spiel, 40 (zu viert 30) für jedes verlorene der anderen.
option-protocol-style = Was eine Zeile der Liste zeigt.
option-protocol-style-modern = die Punkte des Spiels und alle Stände
option-protocol-style-traditional = nur Alleinspieler, im Ramsch Verlierer, mit neuem Stand
# Wie ein Betrag aussehen kann: gezeigt, wenn etwas anderes getippt wurde.
option-amounts = 0 | 0,10 | 1
option-settlement-rate = Geld für einen Punkt, etwa 0,10; 0: kein Geld.
option-settlement-rounding = Wie jede Zahlung gerundet wird.
option-settlement-rounding-nearest_unit_half_up = auf ganze Einheiten, eine halbe nach oben
option-settlement-rounding-none = gar nicht

## Skruf: der Tisch.

option-skruf-players = Wie viele am Tisch sitzen.
option-skruf-players-3 = alle spielen: Trekarl
option-skruf-players-4 = alle spielen
option-skruf-players-5 = einer setzt je Robber aus
option-skruf-players-6 = zwei setzen je Robber aus
option-skruf-rubbers = Wie viele Robber gespielt werden; none: der ganze Plan der Partner, drei Robber, zu fünft fünf, zu sechst fünfzehn.
option-skruf-deals = Wie viele Spiele beim Trekarl gespielt werden; none: ohne Grenze.
option-skruf-draw_tie = Gleich hohe Karten, wenn um die Plätze gezogen wird.
option-skruf-draw_tie-by_suit = die niedrigere Farbe ist niedriger: Pik, Kreuz, Karo, Herz
option-skruf-draw_tie-redraw = es wird neu gezogen
option-skruf-manual_table = Ein Tisch mit echten Karten: Er kann eine Farbe sperren, die der Partner außer der Reihe ausgespielt hat.

## Skruf: das Geben.

option-skruf-talon_position = Wann die vier Karten des Talons gegeben werden.
option-skruf-talon_position-before_last_round = vor der letzten Karte eines jeden
option-skruf-talon_position-spread = je eine nach den Runden 8 bis 11
option-skruf-talon_position-last = nach allen anderen
option-skruf-first_card = Wer die erste Karte bekommt.
option-skruf-first_card-left_of_dealer = der linke Nachbar des Gebers
option-skruf-first_card-dealer = der Geber
option-skruf-misdeal = Wer gibt, wenn vergeben wurde.
option-skruf-misdeal-next_dealer = der nächste
option-skruf-misdeal-same_dealer = derselbe noch einmal

## Skruf: das Bieten.

option-skruf-min_level = Die niedrigste Höhe, in der gespielt wird.
option-skruf-min_level-3 = in drei: neun Stiche
option-skruf-min_level-4 = in vier: zehn Stiche
option-skruf-below_minimum = Was folgt, wenn das Bieten darunter endet.
option-skruf-below_minimum-bid_again = der Höchstbietende muss sofort so hoch bieten
option-skruf-below_minimum-raise_phase = die Seite kauft und muss es nach dem Austausch erreichen
option-skruf-close_passes = Wie oft hintereinander gepasst wird, bis das Bieten zu Ende ist.
option-skruf-close_passes-8 = alle vier passen zweimal
option-skruf-close_passes-7 = ebenso, aber der Bieter nur einmal
option-skruf-close_passes-6 = alle drei passen zweimal
option-skruf-close_passes-5 = ebenso, aber der Bieter nur einmal
option-skruf-close_passes-4 = alle vier passen einmal
option-skruf-close_passes-3 = die drei anderen passen einmal; beim Trekarl alle drei
option-skruf-close_passes-2 = die zwei anderen passen einmal
option-skruf-all_pass_calls = Wie oft gepasst wird, bis ohne Gebot alle gepasst haben.
option-skruf-all_pass_calls-3 = eine Runde zu dritt
option-skruf-all_pass_calls-4 = eine Runde
option-skruf-all_pass_calls-6 = zwei Runden zu dritt
option-skruf-all_pass_calls-8 = zwei Runden
option-skruf-general_pass = Was folgt, wenn niemand geboten hat.
option-skruf-general_pass-next_dealer = nichts: Der nächste gibt
option-skruf-general_pass-misere = Misère: Die Seite mit weniger Stichen gewinnt
option-skruf-misere_forehand = Wer bei der Misère Vorhand ist: zuerst vom Talon bekommt und ausspielt.
option-skruf-misere_forehand-dealer = der Geber
option-skruf-misere_forehand-left_of_dealer = der linke Nachbar des Gebers

## Skruf: Talon und Austausch.

option-skruf-talon_open = Der Talon wird für alle aufgedeckt; sonst sieht ihn nur der Käufer.
option-skruf-open_hand = Wann das vierte Blatt des Trekarls aufgedeckt wird.
option-skruf-open_hand-when_bought = wenn der Talon gekauft ist
option-skruf-open_hand-from_the_deal = gleich nach dem Geben
option-skruf-raise_end_passes = Wie oft hintereinander gepasst wird, bis das Erhöhen zu Ende ist.
option-skruf-raise_end_passes-2 = beide Partner passen einmal
option-skruf-raise_end_passes-4 = beide Partner passen zweimal
option-skruf-raise_end_passes-1 = einmal nach einer Erhöhung
option-skruf-opponents_swap = Die beiden Gegner tauschen auch beim Trekarl eine Karte.
option-skruf-swap_order = Wie die beiden Gegner ihre Karte tauschen.
option-skruf-swap_order-leader_first = wer ausspielt, gibt zuerst, dann der Partner
option-skruf-swap_order-simultaneous = beide zugleich
option-skruf-swap_time = Wann die Gegner ihre Karte tauschen.
option-skruf-swap_time-after_raise = nach dem letzten Gebot
option-skruf-swap_time-before_raise = bevor die Seite des Käufers erhöht
option-skruf-swap_back = Die beim Tausch erhaltene Karte darf zurückgegeben werden.

## Skruf: das Spiel.

option-skruf-lead = Wessen linker Nachbar zum ersten Stich ausspielt.
option-skruf-lead-left_of_final_bidder = wer das letzte Gebot gemacht hat
option-skruf-lead-left_of_master = der Meister, also der Partner des Käufers
option-skruf-lead-left_of_first_namer = wer auf der Seite Trumpf zuerst geboten hat
option-skruf-claims = Die restlichen Stiche dürfen beansprucht werden.
option-skruf-solo_slam_claim = Wer nichts geboten hat, darf einen Schlemm mit drei oder mehr Beten dem Partner allein überlassen.

## Skruf: was ein Spiel zählt.

option-skruf-karonka_hand = In welchem Blatt Karonken zählen.
option-skruf-karonka_hand-final = in den dreizehn Karten, mit denen gespielt wird
option-skruf-karonka_hand-dealt = in den gegebenen Karten
option-skruf-honours = Wie Asse und Honneurs zählen.
option-skruf-honours-printed = nach der alten Tafel, wie sie gedruckt ist
option-skruf-honours-regular = nach der Regel, die zu 18 ihrer 20 Zeilen passt
option-skruf-honours-majority = Asse und Honneurs je für die Seite, die mehr hat
option-skruf-minus = Was ein Minus für Asse und Honneurs bedeutet.
option-skruf-minus-credit_opponents = die andere Seite bekommt ebenso viel
option-skruf-minus-deduct = die Seite selbst verliert ebenso viel
option-skruf-failed_grand_12 = Was zwölf Stiche zählen, wenn dreizehn geboten waren.
option-skruf-failed_grand_12-0 = nichts
option-skruf-failed_grand_12-200 = ein kleiner Schlemm
option-skruf-defender_slam = Was zwölf oder dreizehn Stiche der Gegner zählen.
option-skruf-defender_slam-pay = 200 oder 400, wie ein nicht gebotener Schlemm
option-skruf-defender_slam-0 = nichts

## Skruf: Partien, Robber und Geld.

option-skruf-game_reset = Wessen Stichpunkte nach einer Partie neu beginnen.
option-skruf-game_reset-both = die beider Seiten
option-skruf-game_reset-winner_only = die der Gewinner; die anderen behalten ihre
option-skruf-both_60 = Wer die Partie hat, wenn beide Seiten in einem Spiel 60 erreichen.
option-skruf-both_60-declarer = die Seite, die spielt
option-skruf-both_60-first_by_trick = wer zuerst dort war, Stich für Stich
option-skruf-rubber_end = Wann ein Robber zu Ende ist.
option-skruf-rubber_end-second_game_of_one_side = wenn eine Seite zwei Partien hat
option-skruf-rubber_end-two_games_total = nach zwei Partien, wessen auch immer
option-skruf-settle_round = Wie aus dem Unterschied Punkte werden.
option-skruf-settle_round-truncate = nur ganze Hunderter zählen
option-skruf-settle_round-nearest = auf den nächsten Hunderter
option-skruf-stake = Geld für einen Punkt, etwa 0,10; 0: kein Geld.
