### People: names, accounts, tokens, and what the guard at the door refuses.

error-bad-login = A login has { $least } to { $most } letters a to z, digits, dots, dashes or underscores, and begins with a letter or a digit.
error-bad-name = A name has { $least } to { $most } visible characters, a letter or a digit among them.
error-bad-password = A password has { $least } to { $most } characters.
error-bad-place = That place is not in the list.
error-bad-ticket = The connection has run out. Reload the page.
error-bad-token = This token is unknown.
error-common-password = This password is one of the first that others would try: choose another, such as three words that have nothing to do with each other.
error-foreign-origin = That page may not do this. Its address must be allowed in the settings of the server.
error-has-account = You already have an account.
error-has-played = You have already played under this name, so it cannot become a bot.
error-key-file = The file { $name } should hold the server’s key, but cannot be used.
error-login-taken = This login is taken.
error-name-of-bot = Others would take you for a bot under this name: choose another.
error-name-taken = Somebody at the table has this name already: choose another.
error-no-account = Guests have no password.
error-no-csrf-token = The page is out of date. Please reload it.
error-no-such-person = This person is unknown.
error-no-such-token = This token is unknown.
error-not-by-token = A token cannot do that. Please use the page.
error-not-from-here = This server only lets in people in its own network.
error-too-many =
    { $seconds ->
        [one] That was too fast. Please try again in a second.
       *[other] That was too fast. Please try again in { $seconds } seconds.
    }
error-too-many-sockets = Too many connections are open. Please close one.
error-too-many-tokens = There can be { $most } tokens. Please revoke one first.
error-too-many-wishes = At most { $most } settings can be kept, and short ones.
error-wrong-login = Login or password is wrong.
error-wrong-password = The password is wrong.
people-gone = Guest
people-guest = Guest { $number }
