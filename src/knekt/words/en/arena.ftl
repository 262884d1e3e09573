### knekt arena: players against players. knekt lab: bulk work.

help-arena = Let players meet on duplicate deals. Every deal is played in all seatings of each pair. The deal is the unit of the statistics, and every mean comes with its 95 % interval.
help-player = PLAYER
help-arena-players = Two or more, each against each; one alone plays with itself. Known are random, greedy, rule and others of the roster, and cheater, who sees all cards. To those that think, @60 behind the name gives 60 milliseconds for a card.
# $presets: the names
help-arena-game = The game that is played: { $presets }. Otherwise isko.
help-arena-deals = So many deals, otherwise 100; with --rubbers so many rubbers.
help-arena-track = “full” is the whole game. In “cards” the rule player bids, discards and declares for everybody, and only the cards are the players’ own.
help-arena-rubbers = Skruf: whole rubbers instead of single deals.
help-arena-sprt = Stop as soon as the difference is rather Y than X points, or rather X than Y, such as 0,0.5; --deals is then the most.
help-arena-plot = Draw the differences into this file, as SVG.
help-address = ADDRESS
help-lab-out = Keep the results in this file, a line for each; the same command again goes on where it stopped.
help-lab-jobs = So many processes, otherwise as many as there are cores.
help-lab-dask = Work on the Dask cluster with this scheduler, such as tcp://10.0.0.5:8786, instead of here.
# $seed: the words
help-lab-seed = Words from which the deals follow; otherwise “{ $seed }”, so that always the same are dealt.
lab-progress = Playing

## What is printed. $unit: seeger, own, rubber.

# $game: a preset; $track: full, cards; $unit: deals, rubbers
arena-heading =
    { $game } · { $track ->
        [cards] cards only
       *[full] whole game
    } · { $unit ->
        [rubbers] { $deals ->
            [one] 1 rubber
           *[other] { $deals } rubbers
        }
       *[deals] { $deals ->
            [one] 1 deal
           *[other] { $deals } deals
        }
    }
arena-unit =
    { $unit ->
        [seeger] Seeger-Fabian points per deal
        [rubber] points per rubber
       *[own] points per deal
    }
# $unit: already words
arena-difference = Row less column, { $unit }, with 95 % intervals:
arena-axis = difference, { $unit }, with 95 % interval
# $names: of both; $seatings: how many; $skipped: deals that all passed
arena-pair =
    { $names }: { $deals } × { $seatings } { $seatings ->
        [one] seating
       *[other] seatings
    }{ $skipped ->
        [0] {""}
       *[other] , { $skipped } passed out and left out
    }
# $points: with interval
arena-in-list = in a list of 36 deals: { $points }
# $share: with interval
arena-declared = with a declarer: { $share } %
arena-score = points
arena-declares = declares %
arena-wins = wins %
arena-beats = beats %
arena-cpu = ms
arena-cpu-slow = 95 %
# $kind: of contract; $games: how many; $won: percent
arena-contract =
    { $kind ->
        [suit] suit
        [suit-hand] suit hand
        [grand] grand
        [grand-hand] grand hand
        [null] null
        [null-hand] null hand
        [turn] turn
        [second-turn] second turn
        [guckser] guckser
        [solo] solo
        [level-3] in 3
        [level-4] in 4
        [level-5] in 5
        [level-6] in 6
       *[level-7] in 7
    } { $games } ({ $won }{"\u00A0"}%)
arena-notes = Points: { $unit } at one place. Declares: of all games. Wins: of the games it declared. Beats: of those it defended. The last two columns are CPU time for a card in milliseconds, on average and at the 95th percentile. ± is half of the 95 % interval over deals.
# $verdict: wanted, null, open; $null, $wanted: the two means
arena-sprt =
    { $verdict ->
        [wanted] Sequential test: rather { $wanted } than { $null }.
        [null] Sequential test: rather { $null } than { $wanted }.
       *[open] Sequential test: not decided yet between { $null } and { $wanted }.
    }

## Refusals.

# $allowed: the names; N stands for a number
error-unknown-player = There is no player “{ $name }” for this game, but these: { $allowed }.
error-player-twice = The player “{ $name }” is named twice. One name alone plays with itself.
error-no-rubbers = Rubbers are whole games of Skruf with four players.
error-sprt = --sprt needs two means, the lower one first, such as 0,0.5, not “{ $value }”.
error-sprt-of-two = --sprt is for two players.
error-worker-died = A worker process ended before its work was done. Perhaps there was not enough memory: try fewer --jobs.
error-dask-missing = For --dask the package dask.distributed must be installed: pip install "knekt[lab]".
error-dask-unreachable = No Dask scheduler answers at “{ $address }”.
# $names: of the settings
error-other-settings = The file “{ $place }” has results of other settings ({ $names }). Name another file, or run the command that began it.
error-no-results-file = The file “{ $place }” holds something other than results of this command.
error-results-damaged = The file “{ $place }” is damaged in line { $line }.
error-results-busy = Another process is writing the file “{ $place }”.

## knekt lab xskat: our players beside another program.

help-lab = Work in bulk around the players.
help-xskat = Set players beside XSkat, another program. It plays its own games, and the solver measures the card points that each card gives away; then our players play the same cards and contracts, and the same deals with bids of their own. XSkat must be installed.
help-xskat-players = Players to be set beside XSkat; each takes all three seats.
help-xskat-deals = So many deals, otherwise 100.
xskat-heading =
    XSkat’s own games · { $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }
xskat-cards = Given away on the same cards and contracts, card points per card:
xskat-declarer = declarer
xskat-defenders = defenders
xskat-both = both
xskat-part = of XSkat’s %
xskat-nulls = per null
xskat-games = The same deals with their own bids:
xskat-declared = declared %
xskat-won = won %
xskat-score = points
xskat-notes = Given away is the exact value before a card less that after it, for the side that plays it, with all cards open and best play of all: what could not be seen counts too. Null games are counted apart, as games thrown away by either side. Points are Seeger-Fabian points per deal at one place. ± is half of the 95 % interval over deals.
error-xskat-missing = XSkat is not installed. On Debian: apt-get install xskat.
error-xskat-failed = XSkat could not play its games.
