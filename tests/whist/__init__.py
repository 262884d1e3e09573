"""Plain whist, a family of games from elsewhere: a model of all that a family needs, in one folder."""
