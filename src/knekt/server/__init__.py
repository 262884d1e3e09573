"""Tables on which people and bots play: logs, seats, clocks, accounts, storage, the API."""

__all__: list[str] = []
