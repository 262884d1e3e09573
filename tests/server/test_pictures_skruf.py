"""Pictures of Skruf and trekarl: what each viewer is told, step by step."""

from __future__ import annotations

from typing import Any

from server.laid_tables import after, seen

from knekt.cards import Hand, Seed
from knekt.engine import Game, Seat
from knekt.games import new_game, options
from knekt.server.shown.pictures.skruf.deal import SkrufPicture
from knekt.skruf import Give, MakeBid, Pass, PlayOpen, parse_bid


def skruf_seen(game: Game[Any], viewer: Seat | None) -> SkrufPicture:
    picture = seen(game, viewer)
    assert isinstance(picture, SkrufPicture)
    return picture


def bought(preset: str, **wanted: Any) -> Game[Any]:
    """The dealer has bought with four spades."""
    game = new_game(options(preset, wanted), Seed.parse("bought"))
    game = after(game, MakeBid(3, parse_bid("4S")))
    while game.state.stage.name == "AUCTION":
        game = after(game, Pass(game.state.turn))
    return game


def test_who_gives_how_many_to_whom() -> None:
    game = bought("skruf")
    picture = skruf_seen(game, None)
    assert [(each.seat, each.to, each.count) for each in picture.due] == [
        (3, 1, 4),
        (1, 3, 1),
        (1, 2, 1),
        (1, 0, 1),
    ]
    assert len(picture.talon) == 4 and picture.hands == [12, 12, 12, 16]  # type: ignore[arg-type]
    assert picture.roles == [[], ["master"], [], ["dealer", "buyer"]]
    assert skruf_seen(game, 1).roles[3] == ["dealer", "partner", "buyer"]
    assert picture.turn == [3] and picture.bought_at == len(picture.calls)
    four = Hand.of([*game.state.hand(3)][:4])
    game = after(game, Give(3, four))
    giver, receiver, other = (skruf_seen(game, viewer) for viewer in (3, 1, 0))
    assert sorted(giver.gifts[0].cards) == sorted(receiver.new) == sorted(card.text for card in four)  # type: ignore[arg-type]
    assert other.gifts[0].cards == 4 and other.new == []


def test_a_talon_face_down_is_the_buyers() -> None:
    game = bought("skruf", talon_open=False)
    assert len(skruf_seen(game, 3).talon) == 4  # type: ignore[arg-type]
    assert skruf_seen(game, 0).talon == skruf_seen(game, None).talon == []


def test_the_open_hand_lies_opposite_the_declarer() -> None:
    game = bought("trekarl")
    while game.state.stage.name != "PLAY":
        (ask,) = (each for asks in game.asks.values() for each in asks if each.must)
        passes = [each for each in ask.singles() if isinstance(each, Pass)]
        game = after(game, passes[0] if passes else ask.sample(FIRST))
    picture = skruf_seen(game, 0)
    assert picture.circle == [3, 0, 1, 2] and picture.roles[1] == ["nobody"]
    assert isinstance(picture.hands[1], list) and picture.open == [1]
    assert (picture.sides, picture.turn, picture.hand) == ([[3, 1], [0, 2]], [0], 0)
    assert picture.contract is not None and (picture.contract.trumps, picture.contract.due) == ("S", 10)
    game = after(game, game.asks[0][0].sample(FIRST))
    assert (skruf_seen(game, 0).turn, skruf_seen(game, 0).hand) == ([3], 1)
    game = after(game, game.asks[3][0].sample(FIRST))
    assert any(isinstance(each, PlayOpen) for each in map(game.rules.cause, game.events))
    trick = skruf_seen(game, 2).trick
    assert trick is not None and trick.seats == [0, 1]


def test_skruf_7_5_two_tricks_are_open_until_the_next_card() -> None:
    game = bought("skruf-plain")
    for _ in range(12):
        game = after(game, game.asks[game.turn][0].sample(FIRST))  # type: ignore[index]
    assert [each.cards for each in skruf_seen(game, None).last] == [
        [card.text for card in trick.cards] for trick in game.state.tricks[1:3]
    ]
    game = after(game, game.asks[game.turn][0].sample(FIRST))  # type: ignore[index]
    assert skruf_seen(game, None).last == []
    assert sum(skruf_seen(game, None).tricks or []) == 3


class _First:
    """A source of chance that always takes the first."""

    def random(self) -> float:
        return 0.0

    def sample(self, cards: Any, count: int) -> Any:
        return list(cards)[:count]


FIRST: Any = _First()
