"""A person at a table of Skruf without a terminal, and deals brought to each kind of question."""

from __future__ import annotations

from collections.abc import Callable

from cli.at_desk import Paper

from knekt.cards import Card, Hand, Seed
from knekt.cli.speaker import Speaker
from knekt.cli.table.desk import Desk
from knekt.cli.table.faces import Faces
from knekt.cli.table.seating import Seating
from knekt.cli.table.skruf.answers import Reader
from knekt.cli.table.skruf.family import FAMILY
from knekt.cli.table.skruf.person import Person
from knekt.engine import Action, OptionValue
from knekt.sheet.skruf import NOBODY, SkrufTerms
from knekt.skruf import (
    Give,
    MakeBid,
    Pass,
    Play,
    PlayOpen,
    SkrufGame,
    Stage,
    new_game,
    options,
    parse_bid,
)

NAMES = "Me", "Anna", "Otto", "Frida", "Emil", "Greta"


def seating(seat: int = 3, lang: str = "en", *, is_trekarl: bool = False) -> Seating:
    """The seating with the person in this seat, and the others clockwise in the order of their names."""
    if is_trekarl:
        order = [each for each in range(4) if each != 1]
        start = order.index(seat)
        by_seat = {order[(start + place) % 3]: place for place in range(3)}
        seats = tuple(by_seat.get(each, NOBODY) for each in range(4))
    else:
        seats = tuple((each - seat) % 4 for each in range(4))
    speaker = Speaker(lang)
    terms = SkrufTerms(1, seats[3], seats, 1)
    return Seating(speaker, Faces(speaker), NAMES[: 3 if is_trekarl else 4], terms)


def deal(form: str = "skruf", wanted: dict[str, OptionValue] | None = None, seed: str = "table") -> SkrufGame:
    return new_game(options(form, wanted), Seed.parse(seed))


def after(game: SkrufGame, *actions: Action) -> SkrufGame:
    for action in actions:
        game = game.apply(action)
    return game


def closed(game: SkrufGame) -> SkrufGame:
    """The game after passes that end the auction."""
    while game.state.stage is Stage.AUCTION:
        assert game.turn is not None
        game = game.apply(Pass(game.turn))
    return game


def bought(bid: str = "4S", **given: object) -> SkrufGame:
    """A game in which the dealer has bought the talon."""
    return closed(after(deal(**given), MakeBid(3, parse_bid(bid))))  # type: ignore[arg-type]


def lowest(game: SkrufGame) -> SkrufGame:
    """The game after the lowest cards that may be given, swapped or played, or after a pass."""
    assert game.turn is not None
    ask = next(ask for ask in game.asks[game.turn] if ask.must)
    singles = list(ask.singles())
    if Pass(game.turn) in singles:
        return game.apply(Pass(game.turn))
    if singles:
        return game.apply(singles[0])
    seat, _, count = game.state.to_give[0]
    return game.apply(Give(seat, Hand.of(list(game.state.hand(seat))[:count])))


def until(game: SkrufGame, reached: Callable[[SkrufGame], bool]) -> SkrufGame:
    while not reached(game):
        game = lowest(game)
    return game


def seated(
    answer: Callable[[str], str | None],
    seat: int = 3,
    lang: str = "en",
    *,
    screens: bool = True,
    is_trekarl: bool = False,
) -> tuple[Person, Paper]:
    paper = Paper(answer, screens=screens)
    desk = Desk(paper, Speaker(lang), FAMILY)
    here = seating(seat, lang, is_trekarl=is_trekarl)
    desk.sit_down(here, None, (0,) * len(here.names), "Rubber 1")
    return Person(desk), paper


def reader(lang: str = "en") -> Reader:
    speaker = Speaker(lang)
    return Reader(speaker, Faces(speaker))


def words(text: str) -> str:
    return " ".join(text.split())


def playing(game: SkrufGame) -> SkrufGame:
    return until(game, lambda each: each.state.stage is Stage.PLAY)


def legal_card(game: SkrufGame) -> Card:
    assert game.turn is not None
    action = next(game.asks[game.turn][0].singles())
    assert isinstance(action, Play | PlayOpen)
    return action.card


def trekarl(**given: object) -> SkrufGame:
    return closed(after(deal("trekarl", **given), MakeBid(3, parse_bid("4S"))))  # type: ignore[arg-type]
