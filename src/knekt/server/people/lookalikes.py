"""What a name looks like, in whatever letters: nobody must be taken for another person, or for a bot."""

from __future__ import annotations

import re
import unicodedata

__all__ = ["is_like_a_bot", "look_of"]

_SHAPES = {  # our letters, and the signs that are read as them
    "a": "аαᴀ",
    "b": "вбьъβßẞʙƀɓƃƅᗷᑲꓐᏴᏏ",
    "c": "сϲᴄ",
    "d": "ԁᴅ",
    "e": "еэєεᴇ",
    "h": "нһʜ",
    "i": "іιıɪ",
    "j": "јᴊ",
    "k": "кκᴋ",
    "l": "ӏʟ",
    "m": "мᴍ",
    "n": "пνɴ",
    "o": "оοσθөɵøօᴏꓳᎾ〇○◯●⚪⚫⭕◎",
    "p": "рρᴘ",
    "r": "гяʀ",
    "s": "ѕꜱ",
    "t": "тτŧƭʈᴛꓔᎢ+†‡✝✚➕",
    "u": "υᴜ",
    "v": "ѵᴠ",
    "x": "хχ",
    "y": "уγʏ",
    "z": "ᴢ",
}
_LETTERS = {ord(sign): letter for letter, signs in _SHAPES.items() for sign in signs}
for first in (0x1F130, 0x1F150, 0x1F170, 0x1F1E6):  # letters in squares, circles and flags, from A to Z
    _LETTERS |= {first + place: chr(ord("a") + place) for place in range(26)}

_WORD = re.compile(r"[^\W_]+")
_CAPITAL = re.compile(r"(?<=[a-zåäö])(?=[A-Z])")  # where a second word begins: MyBot
_BOT = re.compile(
    r"(?:[rp][o0]|chat|skat|skruf|knekt|card|kort|spel|spiel|peli|my|mini|super)?"
    r"[b86][o0][t7]{1,2}"
    r"(?:s|i|ia|it|in|ar|arna|en|er|ern|et)?"
    r"(?:level|lvl|lv|niva|stufe|taso)?\d*"
    r"|(?:computers?|cpu|dator(?:n|er|erna)?|tietokone(?:et)?)\d*"
)  # the word in all our languages


def look_of(name: str) -> str:
    """The name as one reads it at a glance: names that look the same give the same text.

    >>> look_of("Otto") == look_of("Оttο"), look_of("Åsa") == look_of("Asa")
    (True, False)
    """
    return unicodedata.normalize("NFKC", name).casefold().translate(_LETTERS)


def is_like_a_bot(name: str) -> bool:
    """Whether others would take a person of this name for a bot.

    >>> is_like_a_bot("Bot 3"), is_like_a_bot("my_B0t"), is_like_a_bot("Вот"), is_like_a_bot("Abbot")
    (True, True, True, False)
    """
    apart = unicodedata.normalize("NFKD", _CAPITAL.sub(" ", name).translate(_LETTERS))
    plain = "".join(each for each in apart if unicodedata.category(each)[0] != "M")
    words, spelled = _WORD.findall(look_of(plain)), ""
    for word in [*words, ""]:  # letters one by one are a word, too: B o t
        if len(word) == 1:
            spelled += word
        else:
            words.append(spelled)
            spelled = ""
    return any(_BOT.fullmatch(word) and not word.isdigit() for word in words)
