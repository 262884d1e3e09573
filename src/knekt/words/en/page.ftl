### The page: what stands on every leaf of it.

page-skip = To the content
page-nav = Knekt
page-nav-home = Play
page-nav-watch = Tables
page-nav-daily = Deal of the day
page-nav-mine = My deals
page-nav-help = Help
page-nav-settings = Settings
page-nav-account = Account
page-unreachable = The server cannot be reached. Please try again in a moment.
page-try-again = Try again
page-missing-title = Page not found
page-missing-table = Table not found
page-missing = There is nothing at this address.
page-missing-home = Home
