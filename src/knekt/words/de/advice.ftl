### Rat: was man tut, und warum

## Was eine Karte tut

does-draw-trumps = zieht Trümpfe
does-lead-high = ist die höchste ihrer Farbe
does-ruff = sticht mit Trumpf
does-smear = schmiert dem Mitspieler
does-take = macht den Stich

## Warum. $fact: wie die Karten liegen; $chance, $share: von hundert

reason-up-to = Gut genug bis { $bid }.
reason-too-weak = Zu schwach zum Reizen: Passen ist besser.
reason-game = { $contract } ist in { $share } % der Fälle das beste Spiel.
reason-skats = In { $share } % der Fälle lohnt sich das Spiel.
reason-plays = Für { $contract }.
reason-way =
    { $way ->
        [turn] Am besten als Tourné: eine Karte wenden.
        [guckser] Am besten als Guckser, mit dem Skat.
        [guckser-null] Am besten als Null mit dem Skat.
       *[solo] Am besten als Solo, ohne den Skat.
    }
reason-schneider = Schneider in { $chance } %.
reason-always = Gewinnt, wie die Karten auch liegen.
reason-never = Gewinnt nicht, wie die Karten auch liegen.
reason-suffers = Nur { $chance } %, wenn { $fact } ({ $share } % der Fälle).
reason-gains = { $chance } %, wenn { $fact } ({ $share } % der Fälle).
reason-other = In { $chance } % der Fälle ist die andere Wahl besser, meist wenn { $fact }.

reason-contract = { $contract } wäre in { $chance } % der Fälle gewonnen.
# $least: in a hundred
reason-doubtful = Zu unsicher zum Bieten: Das sollte in { $least } % der Fälle gewinnen.

## What a bid of Skruf tells. $suit: the suit bid

tells =
    { $what ->
        [fourth-ace] Zeigt dem Partner das vierte Ass.
        [three-aces] Zeigt dem Partner drei Asse.
        [four-aces] Zeigt dem Partner vier Asse.
        [two-aces] Zeigt dem Partner zwei Asse.
        [support] Unterstützt die Farbe des Partners, { $suit }: zwei Honneurs und zwei kleine Karten, oder mehr.
        [strong-suit] Zeigt eine sehr lange und starke Farbe: { $suit }.
        [later-suit] Zeigt { $suit }: vier oder fünf Karten mit zwei Honneurs.
        [second-suit] Zeigt eine zweite Farbe: { $suit }.
        [trumps] Schlägt { $suit } als Trumpf vor.
        [four-cards] Nach dem Buch der König in { $suit }. Die Bots sagen das auch mit vier beliebigen Karten der Farbe.
        [king] Zeigt den König in { $suit }.
        [queen] Zeigt die Dame in { $suit }.
        [king-or-ace] Zeigt den König in { $suit }, oder dass eines der Asse dort ist.
        [queen-or-ace] Zeigt die Dame in { $suit }, oder dass eines der Asse dort ist.
        [right-to-buy] Behält das Recht zu kaufen und sagt nichts über die Karten.
        [again] Bietet weiter in einer schon gezeigten Farbe: { $suit }.
        [grandissimo] Sagt jetzt nichts über Asse: um ohne Trumpf zu spielen, einer Misère zu entgehen oder den anderen den Raum zu nehmen.
        [higher] { $suit ->
            [G] Bietet höher, ohne Trumpf.
           *[other] Bietet höher in { $suit }.
        }
        [rather] { $suit ->
            [G] Spielt lieber ohne Trumpf.
           *[other] Hätte lieber { $suit } als Trumpf.
        }
        [raise-king] Zeigt den König in { $suit }, oder das Ass. Der Partner geht zur Trumpffarbe zurück.
        [alone] Sagt niemandem etwas: Jeder spielt für sich.
        [pass] Hat jetzt nichts zu sagen und darf später trotzdem bieten.
       *[suit] Zeigt eine gute Farbe, { $suit }: fünf Karten oder mehr mit drei Honneurs. Zwei genügen, wenn die Farbe lang ist oder sie hoch sind.
    }

# $where: left, right, partner, skat
fact-lies =
    { $where ->
        [left] links von dir { $card } sitzt
        [right] rechts von dir { $card } sitzt
        [partner] beim Partner { $card } sitzt
       *[skat] { $card } nicht im Spiel ist
    }
fact-trumps = die Trümpfe { $most }–{ $least } stehen

## Numbers. $chance, $error: in a hundred; $score: with its sign

hint-wins =
    { $error ->
        [0] gewinnt { $chance } %
       *[other] gewinnt { $chance } % (± { $error })
    }
hint-expects = im Schnitt { $score }

## What it rests on. $basis: worlds, judge, thumb; $worlds: how many; $all: whether there are no others

hint-rests =
    { $basis ->
        [thumb] Nach Faustregeln, ohne Zahlen.
        [judge] Nach dem, was Blätter wie deines in vielen Spielen gebracht haben.
       *[worlds] Durchdacht für { $worlds ->
                [one] 1 Art, wie die Karten sitzen können
               *[other] { $worlds } Arten, wie die Karten sitzen können
            }{ $all ->
                [yes] , und mehr gibt es nicht
               *[no] {""}
            }.
    }
# Wie gut die Chancen stimmten. $suit, $grand, $null: von hundert
hint-tested = Geprüft an { $games } anderen Spielen: { $suit } % daneben bei Farbspielen, { $grand } % bei Grand, { $null } % bei Null.
hint-tested-cards = Geprüft an { $words } Karten aus { $deals } anderen Spielen: { $off } % daneben.
hint-tested-calls = Geprüft an { $words } Geboten und Karten aus { $deals } anderen Spielen: { $off } % daneben.

## Refused

error-nothing-to-advise = Hier gibt es keinen Tipp: Niemand ist an der Reihe.
error-hints-are-off = Dieses Spiel zählt, also gibt es keine Tipps; es gibt sie beim Üben und beim Nachspielen.
error-no-advice-now = Gerade gibt es keinen Tipp; versuch es noch einmal.
