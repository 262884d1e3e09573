### Plain whist.

form =
    { $form ->
        [whist] whist
       *[other] …
    }
lobby-preset =
    { $preset ->
        [whist] Whist
        [whist-no-trumps] Whist without trumps
       *[other] …
    }
preset-whist = whist for four: the last card dealt makes trumps
preset-whist-no-trumps = whist without trumps
lobby-home-whist = Two against two, without bidding: each trick over six is a point.
option-whist-deals = How many deals are played.
option-whist-trumps = What makes trumps.
option-whist-trumps-turned = the dealer’s last card, turned up
option-whist-trumps-none = nothing: there are no trumps

# $seat: L, P, R, D
whist-place =
    { $seat ->
        [L] dealer’s left
        [P] dealer’s partner
        [R] dealer’s right
       *[D] dealer
    }
whist-greeting = You play whist with { $names }.
whist-sits-out = You sit this deal out.
# $suit: a suit
whist-trumps = { $suit } are trumps
whist-no-trumps = no trumps
whist-told-turned = { $card } is turned up.
# $names: the two of a side
whist-won =
    { $names } take { $tricks } tricks and score { $points ->
        [one] one point
       *[other] { $points } points
    }.
whist-line = { $tricks } tricks of 13
whist-side =
    { $side ->
        [0] The dealer’s left and right
       *[1] The dealer’s side
    }

expected-whist-seat = a seat: L, P, R or D, from the dealer’s left round to the dealer
expected-whist-action = a card such as “L H7”
expected-whist-event = a deal or a card such as “L H7”
expected-whist-entry = the entry “time up”
error-whist-hand = Each hand has 13 cards, not { $cards }.
error-whist-turned = The card that is turned up is one of the dealer’s, and only where it makes trumps.
