### What a table server refuses.

error-already-away = A bot is already acting for player { $player }.
error-already-seated = You already have a place at this table.
error-bad-contribution = What you add to the shuffle can have up to 64 characters: digits, and letters from a to f.
error-bad-result-time = A result is shown for { $least } to { $most } seconds; 0 means until everybody is ready.
error-bad-setting = The setting { $name } cannot be “{ $value }”.
error-bad-thinking-time = The thinking time must be between { $least } and { $most } seconds.
error-data-folder = The data folder { $name } cannot be used: { $why }.
error-database-address = The setting database is not an address such as postgresql+asyncpg://user@host/name (for which install knekt[postgres]).
error-database-failed = The server cannot keep anything right now. Nothing has been changed: please try again in a moment.
error-database-too-new = The database was written by a newer Knekt (revision { $revision }). Please use that one.
error-database-unusable = The database { $name } cannot be used: { $why }.
error-log-damaged = The log of this table is damaged at entry { $seq }: it is not what was written.
error-no-place-here = You have no seat at this table.
error-no-such-place = This table does not have that place.
error-no-such-table = This table was not found. Check its address.
error-not-away = Nobody is acting for player { $player }.
error-not-known = Please sign in first, or give a token.
error-not-the-host = Only the player who opened the table can do that.
error-no-taking-back = You can take back a decision only in practice, alone against bots.
error-nothing-to-take-back = There is nothing to take back in this deal.
error-nothing-is-changed = The deal of the day and deals played again stay as they were played.
error-nobody-to-agree = This table counts, so another player must agree, and nobody else is here.
error-proposal-waits = Another change still waits for an answer: wait for it, or take it back.
error-no-such-proposal = That proposal is no longer open.
error-not-asked = You have answered already, or are not asked.
error-reason-too-long = Please give the reason in at most { $most } characters.
error-adjust-too-much = Move at most { $most } points at a time.
error-place-free = Nobody has this place.
error-place-taken = This place is taken.
error-another-hand = You have seen another hand of this deal. Take this place when the deal is over.
error-places-free =
    { $count ->
        [one] One place is
       *[other] { $count } places are
    } still free.
error-settings-file = The settings file { $name } cannot be read: { $why }.
error-sitting-has-begun = The sitting has begun.
error-sitting-not-begun = The sitting has not begun yet.
error-table-closed = This table is closed.
error-token-too-narrow = This token may not be used for “{ $scope }”.
error-unknown-setting = There is no setting { $name }.
