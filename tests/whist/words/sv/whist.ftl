### Enkel whist.

form =
    { $form ->
        [whist] whist
       *[other] …
    }
lobby-preset =
    { $preset ->
        [whist] Whist
        [whist-no-trumps] Whist utan trumf
       *[other] …
    }
preset-whist = whist för fyra: det sist givna kortet bestämmer trumf
preset-whist-no-trumps = whist utan trumf
lobby-home-whist = Två mot två, utan budgivning: varje stick över sex är en poäng.
option-whist-deals = Hur många givar som spelas.
option-whist-trumps = Vad som bestämmer trumf.
option-whist-trumps-turned = givarens sista kort, som vänds upp
option-whist-trumps-none = inget: det finns ingen trumf

whist-place =
    { $seat ->
        [L] till vänster om givaren
        [P] givarens medspelare
        [R] till höger om givaren
       *[D] givare
    }
whist-greeting = Du spelar whist med { $names }.
whist-sits-out = Du sitter över den här given.
whist-trumps = trumf: { $suit }
whist-no-trumps = ingen trumf
whist-told-turned = { $card } vänds upp.
whist-won = { $names } tar { $tricks } stick och får { $points } poäng.
whist-line = { $tricks } stick av 13
whist-side =
    { $side ->
        [0] Givarens båda grannar
       *[1] Givarens sida
    }

expected-whist-seat = en plats: L, P, R eller D, från givarens vänstra granne runt till givaren
expected-whist-action = ett kort, till exempel ”L H7”
expected-whist-event = en giv eller ett kort, till exempel ”L H7”
expected-whist-entry = anteckningen ”time up”
error-whist-hand = Varje hand har 13 kort, inte { $cards }.
error-whist-turned = Kortet som vänds upp är ett av givarens, och bara där det bestämmer trumf.
