"""Records of the International Skat Server: read, checked, written back; damaged ones are reported."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from notation.iss_samples import (
    CLAIMED,
    HAND,
    NULL_GIVEN,
    NULL_LOST,
    OVERBID,
    PASSED,
    SAMPLES,
    SUIT,
    cause,
    read,
    refused,
)
from strategies import lines, skat_openings

from knekt.cards import Hand, Seed
from knekt.engine import TABLE, Action, Game
from knekt.errors import KnektError, RecordError
from knekt.notation import read_lines, read_text, write_lines, write_text
from knekt.notation.record import Record, differences, facts_of
from knekt.notation.skat.iss import read_iss, write_iss
from knekt.skat import (
    ISKO,
    ISS,
    Answer,
    Bid,
    Claim,
    ClaimAnswered,
    ClaimJudged,
    ClaimMade,
    Concede,
    Dealt,
    Declare,
    Declared,
    Ending,
    Opened,
    Played,
    Resign,
    Resigned,
    SkatGame,
    Stage,
    State,
    Stop,
    Stopped,
    Surrender,
    Surrendered,
    new_game,
)

IN_R = ("declarer", "won", "score", "matadors", "points", "tricks", "overbid", "schneider", "schwarz")
MODERN = "GM", "PC", "CO", "SE", "ID", "DT", "P0", "P1", "P2", "R0", "R1", "R2", "MV", "R"


def ends(game: Game[State]) -> Ending:
    assert game.state.ending is not None
    return game.state.ending


# Reading


@pytest.mark.parametrize("line", SAMPLES)
def test_samples_replay_to_their_results_and_are_written_back(line: str) -> None:
    record = read(line)
    assert differences(record, record.game) == []
    assert set(record.stated) == ({*IN_R} if line != PASSED else {"ending", "declarer", "score"})
    assert write_iss(record) == line


@pytest.mark.parametrize("line", SAMPLES)
def test_the_written_result_is_the_recorded_one(line: str) -> None:
    record = read(line)
    fresh = replace(record, tags={"PC": "International Skat Server"}, stated={})
    result = read(write_iss(fresh)).tags["R"]
    assert result.removesuffix(" r:0") == record.tags["R"].removesuffix(" r:0")  # the oldest have no r


def test_a_wrong_result_is_a_difference_and_no_damage() -> None:
    record = read(SUIT.replace("v:20", "v:40").replace("t:6", "t:7"))
    found = {each.name: (each.stated, each.found) for each in differences(record, record.game)}
    assert found == {"score": (40, 20), "tricks": (7, 6)}
    assert write_iss(record) == SUIT.replace("v:20", "v:40").replace("t:6", "t:7")


def test_keys_become_tags_and_names_players() -> None:
    record = read(SUIT)
    assert record.players == ("zoot", "goskat", "bernie")
    assert record.options == ISS
    assert {key: record.tags[key] for key in ("GM", "CO", "SE", "ID", "R1")} == {
        "GM": "Skat",
        "CO": "",
        "SE": "252547",
        "ID": "4940313",
        "R1": "0.0",
    }
    assert record.tags["MV"].startswith("w HK.CA.") and record.tags["MV"].endswith(" 0 HQ ")
    assert record.tags["R"].startswith("d:0 win v:20 ")


def test_every_line_is_read_and_damage_stays_in_its_line() -> None:
    text = f"\ufeff{SUIT}\r\n\r\nrubbish\n{PASSED[:-20]}\n   \n  {HAND}  \n"
    found = list(read_iss(text, place="games.txt"))
    assert [type(each) for each in found] == [Record, RecordError, RecordError, Record]
    errors = [each for each in found if isinstance(each, RecordError)]
    assert [(each.place, each.line) for each in errors] == [("games.txt", 3), ("games.txt", 4)]


def test_other_keys_and_another_order_are_kept() -> None:
    line = (
        SUIT.replace("CO[]", "")
        .replace("(;GM[Skat]", "(;P0[zoot]GM[Skat]XY[so, so]")
        .replace("UTC]P0[zoot]", "UTC]")
    )
    assert read(line).players[0] == "zoot"
    assert write_iss(read(line)) == line


def test_separators_between_the_hands() -> None:
    cards = read(SUIT).tags["MV"].split()[1].split(".")
    heaps = [".".join(cards[start : start + 10]) for start in (0, 10, 20, 30)]
    assert read(SUIT.replace(".".join(cards), "|".join(heaps))).events == read(SUIT).events
    wrong = ".".join(cards[:9]) + "|" + ".".join(cards[9:])
    assert cause(SUIT.replace(".".join(cards), wrong)) == ("unreadable", 1)


# Spellings of the contract


def test_discards_in_a_move_of_their_own() -> None:
    assert read(SUIT.replace("0 H.SK.D7", "0 H 0 SK.D7")).events == read(SUIT).events
    assert read(OVERBID.replace("2 D 2 D9.DQ", "2 D.D9.DQ")).events == read(OVERBID).events


TEN = ".".join(map(str, Hand.parse("C7 SA SJ CJ CK HJ S7 SK C9 ST")))


@pytest.mark.parametrize(
    ("spelled", "contract"),
    [
        *((each, "CHZ") for each in ("CHZ", "CZH", "CHSZ", "CZSH", "CZ", "CSZ")),
        *((each, "CHS") for each in ("CHS", "CSH", "CS")),
        *((each, "CHO") for each in ("CO", "COH", "CHO", "CHOSZ", "CZSOH", "COZ", f"CO.{TEN}", f"CHO.{TEN}")),
        ("CH", "CH"),
    ],
)
def test_announcements_in_any_order(spelled: str, contract: str) -> None:
    record = read(HAND.replace("0 CHZ", f"0 {spelled}"))
    (declared,) = (event for event in record.events if isinstance(event, Declared))
    assert str(declared.contract) == contract
    assert any(isinstance(event, Opened) for event in record.events) == (contract == "CHO")


def test_null_ouvert_may_show_the_hand() -> None:
    hand = ".".join(map(str, Hand.parse("C7 CJ C8 DK D7 DA DT D9 DJ D8")))
    for spelled in (f"1 NO.HA.HQ.{hand}", "1 NO 1 HA.HQ", f"1 NO 1 HA.HQ.{hand}"):
        assert read(NULL_GIVEN.replace("1 NO.HA.HQ", spelled)).events == read(NULL_GIVEN).events
    assert read(NULL_LOST.replace("1 NOH", "1 NHO")).events == read(NULL_LOST).events
    assert (
        cause(NULL_GIVEN.replace("1 NO.HA.HQ", f"1 NO.HA.HQ.{hand.replace('D8', 'SA')}"))[0] == "cards-differ"
    )


@pytest.mark.parametrize("spelled", ["CHH", "NS", "NOHZ", "X", "HC", "", "CH.C7", f"CH.{TEN}", "CO.C7"])
def test_no_such_contract(spelled: str) -> None:
    refused(HAND.replace("0 CHZ", f"0 {spelled}"))


# Claims, resignations, leaving


def test_a_claim_that_is_not_answered_is_refused() -> None:
    line = CLAIMED.replace("0 C7 1 H9 2 SC 0 RE 1 RE", "2 SC 0 RE 0 C7 1 H9 0 RE 1 RE")
    events = read(line).events
    at = next(place for place, event in enumerate(events) if isinstance(event, ClaimMade))
    assert events[at + 1 : at + 3] == (ClaimAnswered(0, True), ClaimAnswered(1, False))
    assert isinstance(events[at + 3], Played)
    assert events[-3:-1] == (Resigned(0), Resigned(1))
    assert facts_of(read(line).game)["points"] == 86
    assert write_iss(read(line)) == line


def test_a_claim_and_no_word_is_refused_by_who_has_not_resigned() -> None:
    line = CLAIMED.replace("2 DQ 0 C7 1 H9 2 SC 0 RE 1 RE", "0 RE 2 SC 2 DQ 0 C7 1 H9 2 SC 1 RE")
    answers = [event for event in read(line).events if isinstance(event, ClaimAnswered)]
    assert answers == [ClaimAnswered(1, False), ClaimAnswered(1, True), ClaimAnswered(0, True)]
    assert differences(read(line), read(line).game) == []


def test_defenders_resign_without_a_claim() -> None:
    record = read(CLAIMED.replace("2 SC 0 RE 1 RE", "1 RE 0 RE"))
    assert record.events[-3:-1] == (Resigned(1), Resigned(0))
    assert differences(record, record.game) == []


def test_one_resignation_of_two_leaves_the_deal_open() -> None:
    assert cause(CLAIMED.replace("2 SC 0 RE 1 RE", "1 RE")) == ("deal-not-finished", None)


def test_the_second_resignation_may_come_late() -> None:
    (record,) = read_iss(CLAIMED.replace("2 SC 0 RE 1 RE", "1 RE 0 RE"), ISKO)
    assert isinstance(record, Record) and differences(record, record.game) == []


def test_the_soloist_resigns_in_time() -> None:
    cut = SUIT.index("0 H8 1 H9")
    line = SUIT[:cut] + "0 RE ]" + SUIT[SUIT.index("R[d:") :]
    assert read(line).events[-2] == Surrendered(0)
    assert facts_of(read(line).game)["score"] == -40


def test_the_soloist_resigns_late_and_the_rest_goes_to_the_defenders() -> None:
    cut = SUIT.index("0 CQ 1 CT")
    line = SUIT[:cut] + "0 RE ]" + SUIT[SUIT.index("R[d:") :]
    game = read(line).game
    assert isinstance(game.events[-3], ClaimMade) and game.events[-2] == ClaimJudged(True)
    assert facts_of(game)["points"] == 15 + 11 + 11 + 4  # three tricks and the discards
    assert facts_of(game)["score"] == -40
    assert write_iss(read(line)) == line


def test_a_null_resigned_late_is_lost() -> None:
    moves = "1 NO.HA.HQ 0 HJ 1 CJ 2 HT 0 SK 1 CJ 2 S7"
    line = NULL_GIVEN.replace("1 NO.HA.HQ 2 RE 0 RE", moves)
    assert cause(line)[0] == "card-not-held"
    moves = "1 NO.HA.HQ 0 SK 1 CJ 2 SJ 0 ST 1 DA 2 S9 0 SA 1 C8 2 S7 1 RE"
    line = NULL_GIVEN.replace("1 NO.HA.HQ 2 RE 0 RE", moves)
    game = read(line).game
    assert (facts_of(game)["won"], facts_of(game)["score"], ends(game)) == (False, -92, Ending.CLAIMED)
    fresh = replace(read(line), tags={}, stated={})
    assert read(write_iss(fresh)).events == game.events


@pytest.mark.parametrize(("word", "ending", "key"), [("LE", Ending.LEFT, "l"), ("TI", Ending.TIMEOUT, "to")])
def test_who_leaves_or_runs_out_of_time(word: str, ending: Ending, key: str) -> None:
    before = SUIT[: SUIT.index("2 p 0 18")] + f"w {word}.2 ]R[d:-1 penalty v:0] ;)"
    assert read(before).events[-2] == Stopped(ending, 2)
    assert ends(read(before).game) is Ending.VOID
    assert differences(read(before), read(before).game) == []
    fresh = read(write_iss(replace(read(before), tags={}, stated={}))).tags["R"]
    assert fresh.startswith("d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 ")
    assert f" {key}:2 " in fresh
    meanwhile = SUIT[: SUIT.index("0 CA 1 C9")] + f"w {word}.1 ]R[d:0 win v:20 p:109 t:9] ;)"
    assert ends(read(meanwhile).game) is ending
    assert facts_of(read(meanwhile).game)["won"] is True
    soloist = meanwhile.replace(f"{word}.1", f"{word}.0")
    assert facts_of(read(soloist).game)["won"] is False


@pytest.mark.parametrize("word", ["LE", "TI"])
@pytest.mark.parametrize(
    ("spelled", "seat", "result"),
    [
        ("H", 0, "d:0 loss v:-40 m:1 bidok p:13 t:0 s:0 z:0"),
        ("G", 0, "d:0 loss v:-96 m:1 bidok p:13 t:0 s:0 z:0"),
        ("N", 0, "d:0 loss v:-46 m:0 bidok p:13 t:0 s:0 z:0"),
        ("H", 1, "d:0 win v:40 m:1 bidok p:120 t:10 s:1 z:1"),
        ("NO", 2, "d:0 win v:46 m:0 bidok p:13 t:0 s:0 z:0"),
    ],
)
def test_who_is_gone_between_naming_and_laying_away(word: str, spelled: str, seat: int, result: str) -> None:
    """The game counts at its value, over the twelve cards; the skat still counts as laid away."""
    head = SUIT[: SUIT.index(".SK.D7 0 H8") - 1]
    line = f"{head}{spelled} w {word}.{seat} ]R[{result} p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)"
    line = line.replace({"LE": "l:-1", "TI": "to:-1"}[word], {"LE": "l:", "TI": "to:"}[word] + str(seat))
    record = read(line)
    assert differences(record, record.game) == []
    stopped = record.events[-2]
    assert isinstance(stopped, Stopped) and str(stopped.named) == spelled
    assert write_iss(record) == line
    fresh = read(write_iss(replace(record, tags={}, stated={})))
    assert fresh.events == record.events and f"[{result} " in write_iss(fresh)
    (again,) = read_text(write_text(record))
    assert isinstance(again, Record) and again.events == record.events
    (again,) = read_lines(write_lines(record))
    assert isinstance(again, Record) and again.events == record.events


def test_a_game_that_may_not_be_named_does_not_count() -> None:
    head = SUIT[: SUIT.index(".SK.D7 0 H8") - 1].replace("1 p 2 p 0 18 0 s", "1 24 0 y 1 p 2 p 0 s")
    assert cause(f"{head}N w TI.0 ]R[d:0 loss v:-46] ;)") == ("null-below-bid", 9)


def test_a_penalty_is_no_score() -> None:
    """The declarer left with the skat in hand and no game named, so there is nothing to count."""
    head = SUIT[: SUIT.index(" 0 H.SK.D7")]
    line = f"{head} w TI.0 ]R[d:0 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:-1 to:0 r:0] ;)"
    record = read(line)
    assert ends(record.game) is Ending.VOID and differences(record, record.game) == []
    assert write_iss(record) == line


# Announcements that are missed


def lost(announced: str, cards: str, stated: str) -> str:
    """The hand game of the samples, as it may have gone otherwise."""
    head = HAND[: HAND.index("CHZ 0 CJ")]
    return f"{head}{announced} {cards} ]R[{stated} p0:0 p1:0 p2:0 l:-1 to:-1 r:0] ;)"


# forehand leads low; what is said with clubs hand: with 3, game 4, hand 5, and each step that was announced
@pytest.mark.parametrize(("announced", "due"), [("CHZ", -216), ("CO", -240), ("CHOSZ", -240)])
def test_schwarz_missed_ends_the_deal_at_the_first_trick(announced: str, due: int) -> None:
    line = lost(announced, "0 C7 1 DJ 2 CA", f"d:0 loss v:{due} m:3 bidok p:3 t:0 s:0 z:0")
    record = read(line)
    assert ends(record.game) is Ending.PLAYED and record.options == ISS
    assert differences(record, record.game) == []
    assert write_iss(record) == line
    fresh = write_iss(replace(record, tags={}, stated={}))
    assert read(fresh).events == record.events and f" v:{due} m:3 bidok p:3 t:0 s:0 z:0 " in fresh


def test_schneider_missed_ends_the_deal_with_31_card_points() -> None:
    cards, stated = "0 C7 1 DJ 2 CA", "d:0 loss v:-168 m:3 bidok p:3 t:0 s:0 z:0"
    assert cause(lost("CHS", cards, stated)) == ("deal-not-finished", None)  # 13
    line = lost("CHS", f"{cards} 1 DA 2 D9 0 ST", stated)  # 34
    assert differences(read(line), read(line).game) == [] and write_iss(read(line)) == line


def test_a_record_that_plays_on_is_read_without_that_rule() -> None:
    line = lost("CHZ", "0 C7 1 DJ 2 CA 1 DA 2 D9 0 S7 0 RE", "d:0 loss v:-216")
    record = read(line)
    assert record.options.differences == {"play.ends_when_missed": False}
    assert differences(record, record.game) == [] and write_iss(record) == line
    assert cause(line.replace("0 S7", "0 CJ CA"))[1] is not None  # what is wrong otherwise is still said


def test_leaving_after_the_deal_does_not_matter() -> None:
    line = SUIT.replace("0 HQ ]", "0 HQ w LE.1 w TI.0 ]")
    assert read(line).events == read(SUIT).events
    assert write_iss(read(line)) == line


# Writing


def record_of(game: SkatGame) -> Record:
    return Record(game.state.rules.options, game.events, ("Anna", "Bo", "Cilla"))


def sayable(game: SkatGame, action: Action) -> bool:
    """Whether an ISS record has words for the action.

    On that server a defender who has resigned once has resigned to the end.
    """
    state, events = game.state, game.events
    gave_in = {event.seat for event in events if isinstance(event, ClaimAnswered) and event.accept}
    gave_in |= state.resigned
    match action:
        case Concede() | Declare() if state.stage is Stage.PLAY:
            return False
        case Claim(seat, tricks):
            assert state.contract is not None
            return seat == state.declarer and tricks == (0 if state.contract.is_null else state.tricks_left)
        case Stop():
            # discards and contract are one move; a refusal is only heard when play goes on
            return state.stage is not Stage.DECLARE and not isinstance(events[-1], ClaimAnswered)
        case Resign(seat):
            return gave_in - {seat} <= state.resigned and not isinstance(events[-1], ClaimAnswered)
        case Answer(seat, accept):
            assert state.claim is not None
            silent = [each for each in state.defenders if each not in state.claim.accepted]
            if accept:
                return gave_in.isdisjoint(set(silent) - {seat})
            return seat == min(silent, key=lambda each: each in gave_in)
    return True


def iss_game(number: int) -> SkatGame:
    """A random deal as it may go at the server."""
    rng = Random(number)
    game = new_game(ISS, Seed.parse(f"iss {number}"))
    bold = rng.random() < 0.9  # else all pass
    while not game.is_over:
        asks = [ask for of_seat in game.asks.values() for ask in of_seat]
        must = [ask for ask in asks if ask.must]
        may = [ask for ask in asks if not ask.must]
        ask = rng.choice(may if may and rng.random() < 0.08 else must)
        action = ask.sample(rng)
        if isinstance(action, Claim):
            assert game.state.contract is not None
            action = replace(action, tricks=0 if game.state.contract.is_null else game.state.tricks_left)
        if isinstance(action, Bid) and rng.random() < 0.9:
            action = next(each for each in ask.singles() if isinstance(each, Bid))
        if game.state.stage is Stage.AUCTION and not bold:
            action = next(each for each in ask.singles() if each.kind == "pass")
        if rng.random() < 0.005:
            action = Stop(TABLE, rng.choice([Ending.LEFT, Ending.TIMEOUT]), rng.randrange(3))
        if sayable(game, action):
            game = game.apply(action)
    return game


def test_deals_of_our_own_are_written_and_read_back() -> None:
    seen: Counter[Ending] = Counter()
    said: Counter[str] = Counter()
    for number in range(250):
        game = iss_game(number)
        line = write_iss(record_of(game))
        record = read(line)
        assert record.events == game.events
        assert record.players == ("Anna", "Bo", "Cilla")
        assert tuple(record.tags) == MODERN
        assert differences(record, game) == []
        assert write_iss(record) == line
        seen[ends(game)] += 1
        said[str(game.state.contract)] += 1
    assert set(seen) == set(Ending) - {Ending.OVERBID, Ending.GIVEN}
    assert {"NO", "NHO", "G", "GHO", "CHS", "DHZ"} <= set(said)


@given(lines(skat_openings(st.just(ISS))))
def test_what_iss_has_no_words_for_is_refused_and_never_changed(played: list[SkatGame]) -> None:
    game, line = played[-1], ""
    with suppress(KnektError):
        line = write_iss(record_of(game))
    assert not line or read(line).events == game.events


def test_deals_that_iss_cannot_tell() -> None:
    game = iss_game(3)
    start = new_game(ISS, Seed.parse("iss"))
    for record in (
        Record(ISS, ()),
        record_of(start),
        record_of(start.apply(Stop(TABLE, Ending.VOID))),
        Record(ISS, start.view(0).events),
        replace(record_of(game), players=("Anna", "B]", "Cilla")),
        replace(record_of(game), players=("Anna", "B\no", "Cilla")),
        replace(record_of(game), players=("Anna", "Bo")),
    ):
        with pytest.raises(KnektError) as caught:
            write_iss(record)
        assert caught.value.code == "iss-cannot-say"


def test_a_changed_record_is_written_anew() -> None:
    record = read(SUIT)
    named = replace(record, players=("Anna", "Bo", "Cilla"))
    assert write_iss(named) == SUIT.replace("zoot", "Anna").replace("goskat", "Bo").replace("bernie", "Cilla")
    other = replace(record, stated={**record.stated, "score": 30})
    assert write_iss(other) == SUIT.replace("v:20", "v:30")
    at = next(place for place, event in enumerate(record.events) if isinstance(event, Played))
    game = SkatGame.retrace(record.game.rules, record.events[:at]).apply(Surrender(0))
    again = read(write_iss(replace(record, events=game.events, stated={})))
    assert again.events == game.events
    assert again.stated["score"] == -40
    assert (again.tags["SE"], again.players) == ("252547", record.players)


def test_without_names() -> None:
    deal = new_game(ISS, Dealt.from_seed(Seed.parse("nobody"))).apply(Stop(TABLE, Ending.LEFT, 1))
    record = Record(ISS, deal.events)
    assert read(write_iss(record)).players == ()
