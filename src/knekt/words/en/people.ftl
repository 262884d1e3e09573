### People: names, accounts, tokens, and what the guard at the door refuses.

error-bad-login = A login has { $least } to { $most } letters a to z, digits, dots, dashes or underscores, and begins with a letter or a digit.
error-bad-name = A name has { $least } to { $most } signs that can be seen, with a letter or a digit among them.
error-bad-password = A password has { $least } to { $most } signs.
error-bad-place = This is no place in the list.
error-bad-ticket = The connection has run out. Reload the page.
error-bad-token = This token is not known.
error-foreign-origin = This page may not do that. The server must be set to allow its address.
error-has-account = You have an account already.
error-has-played = Only who has never sat at a table can become a bot.
error-key-file = The file { $name } should hold the server’s key, but cannot be used.
error-login-taken = This login is taken.
error-no-account = Guests have no password.
error-no-csrf-token = The request does not come from the page that you see. Please load it again.
error-no-such-person = There is no such person.
error-no-such-token = There is no such token.
error-not-by-token = A token cannot do that. Please use the page.
error-too-many =
    { $seconds ->
        [one] That was too fast. Please try again in a second.
       *[other] That was too fast. Please try again in { $seconds } seconds.
    }
error-too-many-sockets = Too many connections are open. Please close one.
error-too-many-tokens = There can be { $most } tokens. Please revoke one first.
error-too-many-wishes = There can be { $most } wishes, and short ones.
error-wrong-login = Login or password is wrong.
error-wrong-password = The password is wrong.
people-gone = Guest
people-guest = Guest { $number }
