"""What is said in the four languages: names, counts, errors and numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from knekt.cards import CARDS, Card, Suit
from knekt.errors import (
    BrokenLog,
    IllegalAction,
    InvalidContract,
    InvalidOption,
    InvalidPosition,
    KnektError,
    NotationError,
    Reason,
    RecordError,
)
from knekt.message import Message
from knekt.skat import GERMAN, PRESETS, TOURNEE, Facts, contracts, options, rules, score
from knekt.words import LANGUAGES, say, say_all, say_also, speech


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_cards_have_names_of_their_own(lang: str) -> None:
    assert len({say(card.message, lang) for card in CARDS}) == 52


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("preset", "count"), [("german", 29), ("tournee", 31), ("tournee-house", 29)])
def test_all_contracts_have_names_of_their_own(preset: str, count: int, lang: str) -> None:
    table = contracts(options(preset))
    assert len({say(contract.message, lang) for contract in table.values()}) == len(table) == count


def test_names_in_four_languages() -> None:
    table = contracts(options("german"))

    def in_all(message: Message) -> list[str]:
        return [say(message, lang) for lang in LANGUAGES]

    assert in_all(Card.parse("CJ").message) == ["jack of clubs", "klöver knekt", "Kreuz-Bube", "ristijätkä"]
    assert in_all(Card.parse("D7").message) == [
        "seven of diamonds",
        "ruter sju",
        "Karo-Sieben",
        "ruutuseiska",
    ]
    assert in_all(Suit.SPADES.message) == ["spades", "spader", "Pik", "pata"]
    assert in_all(table["CHZ"].message) == [
        "clubs hand, schwarz announced",
        "klöver hand, angiven schwarz",
        "Kreuz Hand, Schwarz angesagt",
        "risti hand, schwarz ilmoitettu",
    ]
    assert in_all(table["GHO"].message) == ["grand ouvert", "grand ouverte", "Grand ouvert", "grand ouvert"]
    assert in_all(table["NHO"].message) == [
        *("null ouvert hand", "noll ouverte hand", "Null ouvert Hand", "null ouvert hand"),
    ]
    assert in_all(table["NH"].message) == ["null hand", "noll hand", "Null Hand", "null hand"]


VECTORS = json.loads(
    (Path(__file__).parents[1] / "vectors" / "skat_vectors.json").read_text(encoding="utf-8")
)
OF_VARIANTS = ("G-KON", "G-REV", "G-LHS", "G-EX-09")  # section 17


def counted(vector: Any) -> list[Message]:
    """The count for a scoring vector, as the rules make it."""
    given = vector["input"]
    family, *more = given["contract"].split("_")
    said = {"none": "", "schneider": "S", "schwarz": "Z", "ouvert": "O"}[given.get("announced", "none")]
    hand = given.get("hand", False) or "hand" in more
    text = family[0].upper() + "H" * hand + said + "O" * ("ouvert" in more)
    german = options({"document": "german"}.get(vector["preset"], vector["preset"]))
    run = given.get("matadors", {"kind": "with", "n": 0})
    facts = Facts(
        contracts(german)[text],
        matadors=run["n"] if run["kind"] == "with" else -run["n"],
        points=given.get("card_points") or 0,
        tricks=given["tricks"] or 0,
        bid=given["bid"] or 0,
        given_up=given.get("surrendered", False),
    )
    return [line.message for line in score(german, facts).lines]


SCORED = [
    each
    for each in VECTORS["scoring"]
    if each.get("ruleset", "skat") == "skat" and not each["id"].startswith(OF_VARIANTS)
]


@pytest.mark.parametrize("vector", [pytest.param(each, id=each["id"]) for each in SCORED])
def test_skat_14_the_count_is_spoken_as_written(vector: Any) -> None:
    assert say_all(counted(vector)) == vector["expected"]["count_text"]


def test_tournee_13_3_the_count_in_four_languages() -> None:
    table = options("tournee")
    lost = score(table, Facts(contracts(table)["HTT"], matadors=-2, points=50, tricks=4))
    assert [say_all((line.message for line in lost.lines), lang) for lang in LANGUAGES] == [
        "without 2, game 3, times 6 for turn hearts makes 18, lost 36",
        "utan 2, spel 3, gånger 6 för turné hjärter ger 18, förlorad 36",
        "ohne 2, Spiel 3, mal 6 Tourné Herz macht 18, verloren 36",
        "ilman 2, peli 3, kertaa 6 pelistä turné hertta on 18, hävitty 36",
    ]


def test_what_tournee_refuses_is_said_in_four_languages() -> None:
    def in_all(error: KnektError) -> list[str]:
        return [say(error.message, lang) for lang in LANGUAGES]

    assert in_all(IllegalAction("", Reason.FOREHAND_MUST_PLAY)) == [
        "Forehand cannot pass after two passes: play for the lowest bid, or say ramsch.",
        "Förhand kan inte passa efter två pass: spela för det lägsta budet, eller säg ramsch.",
        "Vorhand kann nach zweimal Passen nicht passen: Spiel zum niedrigsten Reizwert, oder sag Ramsch an.",
        "Etukäsi ei voi passata kahden passin jälkeen: pelaa alimmalla tarjouksella tai sano ramsch.",
    ]
    with pytest.raises(InvalidOption) as refused:
        options("tournee", {"kontra.max": 4})
    assert in_all(refused.value) == [
        "The option kontra.max does not belong to this game (Tournée Skat); "
        "“knekt options” with the name of a preset lists those that do.",
        "Inställningen kontra.max hör inte till det här spelet (turnéskat); "
        "”knekt options” med namnet på en regeluppsättning visar vilka som gör det.",
        "Die Einstellung kontra.max gehört nicht zu diesem Spiel (Tourné-Skat); "
        "„knekt options“ mit dem Namen eines Regelwerks zeigt, welche dazugehören.",
        "Asetus kontra.max ei kuulu tähän peliin (turnéskat); "
        "”knekt options” ja sääntöversion nimi näyttää, mitkä kuuluvat.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_of_every_table_is_refused_by_its_name(lang: str) -> None:
    """No row is refused by the bare name that stands in the code."""
    for row in (*TOURNEE.rows, *GERMAN.rows):
        said = say(InvalidContract(row.name, "S").message, lang)
        bare = say(InvalidContract("x-" + row.name, "S").message, lang)
        assert said != bare.replace("x-", "") or "-" not in row.name, said


def test_a_bid_that_no_game_has_is_answered_with_some_that_exist_in_every_form() -> None:
    for lang in LANGUAGES:
        said = say(IllegalAction("", Reason.NO_SUCH_BID, bid=19).message, lang)
        told = set(map(int, re.findall(r"\d+", said))) - {19}
        assert len(told) == 5 and all(
            told <= set(rules(PRESETS[form]).bids) for form in ("german", "tournee")
        )


def test_skat_14_the_count_in_the_other_languages() -> None:
    by_id = {each["id"]: counted(each) for each in SCORED}
    overbid = next(id for id, said in by_id.items() if sum(line.id == "count-overbid" for line in said) == 2)
    highest = next(id for id, said in by_id.items() if said[-1].args["n"] == 264)
    assert say_all(by_id[highest], "de") == (
        "mit 4, Spiel 5, Hand 6, Schneider 7, Schneider angesagt 8, Schwarz 9, Schwarz angesagt 10, "
        "ouvert 11, mal 24 Grand macht 264"
    )
    assert say_all(by_id[highest], "sv") == (
        "med 4, spel 5, hand 6, schneider 7, angiven schneider 8, schwarz 9, angiven schwarz 10, "
        "ouverte 11, gånger 24 för grand ger 264"
    )
    assert say_all(by_id[highest], "fi") == (
        "kanssa 4, peli 5, hand 6, schneider 7, schneider ilmoitettu 8, schwarz 9, schwarz ilmoitettu 10, "
        "ouvert 11, kertaa 24 grandista on 264"
    )
    assert say_all(by_id[overbid], "de") == (
        "mit 1, Spiel 2, Hand 3, mal 9 Karo macht 27, überreizt 36, überreizt 45, verloren 90"
    )
    assert say_all(by_id[overbid], "sv") == (
        "med 1, spel 2, hand 3, gånger 9 för ruter ger 27, för högt bud 36, för högt bud 45, förlorad 90"
    )
    assert say_all(by_id[overbid], "fi") == (
        "kanssa 1, peli 2, hand 3, kertaa 9 ruudusta on 27, ylitarjottu 36, ylitarjottu 45, hävitty 90"
    )


def test_finnish_inflects_the_game_of_the_count() -> None:
    said = [
        say(Message("count-times", {"base": 10, "game": contract.game, "n": 20}), "fi")
        for text, contract in contracts(options("german")).items()
        if len(text) == 1 and text != "N"
    ]
    words = "ruudusta", "hertasta", "padasta", "rististä", "grandista"
    assert said == [f"kertaa 10 {word} on 20" for word in words]


def test_following_suit_is_asked_for_in_every_language() -> None:
    def in_all(suit: Suit) -> list[str]:
        refused = IllegalAction("", Reason.MUST_FOLLOW, card=Card.parse("CJ").message, suit=suit.message)
        return [say(refused.message, lang) for lang in LANGUAGES]

    assert in_all(Suit.HEARTS) == [
        "You must follow suit: play a heart.",
        "Du måste följa färg: spela hjärter.",
        "Du musst bedienen: Spiel Herz.",
        "Sinun on tunnustettava maata: pelaa herttaa.",
    ]
    assert [in_all(suit)[0].split()[-1] for suit in Suit] == ["diamond.", "heart.", "spade.", "club."]
    assert [in_all(suit)[3].split()[-1] for suit in Suit] == ["ruutua.", "herttaa.", "pataa.", "ristiä."]


def test_errors_say_what_would_be_right() -> None:
    def english(error: KnektError) -> str:
        return say(error.message)

    unreadable = NotationError("C1", "card")
    assert english(unreadable) == "“C1” is not a card such as CJ or H7."
    assert say(unreadable.message, "de") == (
        "„C1“ passt hier nicht; erwartet wird eine Karte wie CJ (Kreuz-Bube) oder H7 (Herz-Sieben)."
    )
    in_file = RecordError("friday.txt", 12, unreadable)
    assert english(in_file) == "friday.txt, line 12: “C1” is not a card such as CJ or H7."
    late = IllegalAction("M 20", Reason.BID_TOO_LOW, bid=20, current=22)
    assert english(BrokenLog(4, "M 20", late)) == (
        "Event 5, “M 20”, is against the rules: 20 is too low: bid more than 22, or pass."
    )
    short = InvalidPosition("wrong-number-dealt", place="R", cards=1, due=10)
    assert [say(short.message, lang) for lang in LANGUAGES] == [
        "Rearhand has 1 card; it should be 10.",
        "Efterhand har 1 kort; det ska vara 10.",
        "Hinterhand hat 1 Karte; richtig wären 10.",
        "Takakädellä on 1 kortti; pitäisi olla 10.",
    ]


def test_numbers_have_a_true_minus_sign_and_thousands_only_when_long() -> None:
    def spoken(number: int) -> list[str]:
        return [say(Message("count-lost", {"n": number}), lang).split(maxsplit=1)[1] for lang in LANGUAGES]

    assert spoken(-110) == ["−110"] * 4
    assert spoken(9999) == ["9999"] * 4
    assert spoken(-12345) == ["−12,345", "−12\xa0345", "−12.345", "−12\xa0345"]


def test_what_lacks_is_said_as_well_as_can_be() -> None:
    assert say(Message("count-lost", {"n": 66}), "xx") == "lost 66"
    assert say(Message("no-such-message"), "fi") == "no-such-message"
    assert "card" in say(Message("error-doubled-card"), "en")


def test_the_files_are_found_as_package_data() -> None:
    for lang in LANGUAGES:
        names = {file.name for file in (files("knekt.words") / lang).iterdir()}
        assert {"cards.ftl", "skat.ftl", "errors.ftl"} <= names


FURTHER = {
    "en": "form =\n    { $form ->\n        [whist] whist\n       *[other] another game\n    }\n"
    "whist-trick = a trick\n",
    "sv": "form =\n    { $form ->\n        [whist] vist\n       *[other] ett annat spel\n    }\n"
    "whist-trick = ett stick\n",
}


@pytest.fixture
def further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The words of a family from another package."""
    for lang, told in FURTHER.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "whist.ftl").write_text(told)
    monkeypatch.setattr(speech, "_FURTHER", [])
    say_also(tmp_path)
    yield
    speech._tongue.cache_clear()


@pytest.mark.usefixtures("further")
def test_a_further_family_brings_its_words() -> None:
    assert [say(Message("whist-trick"), lang) for lang in LANGUAGES] == [
        *("a trick", "ett stick", "a trick", "a trick")
    ]


@pytest.mark.usefixtures("further")
def test_a_further_family_adds_its_name_and_takes_none_away() -> None:
    def named(form: str, lang: str) -> str:
        return say(Message("form", {"form": form}), lang)

    assert (named("whist", "en"), named("whist", "sv")) == ("whist", "vist")
    assert (named("german", "sv"), named("tournee", "en")) == ("tysk skat", "Tournée Skat")
