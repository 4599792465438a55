"""Names as they look: characters that show nothing, and names that cannot be told apart."""

import re
from typing import Final
from unicodedata import category, decimal, normalize

JOINERS: Final = "\u200c\u200d"
"""Invisible, but some scripts cannot be written without them."""
_INVISIBLE: Final = ("Cc", "Cf", "Cn", "Cs", "Me", "Mn", "Zl", "Zp", "Zs")
_BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters and symbols that show nothing: fillers of Hangul, the empty pattern of Braille, and their like."""

# ruff: noqa: RUF001 - what looks alike is the subject here
_LATIN: Final = {
    "a": "аɑαᴀꭺᎪ",
    "b": "вьβʙᏴƅɓƀ",
    "c": "сϲᴄςᏟƈ",
    "d": "ԁᴅᎠđɗðꓒ",
    "e": "еεᴇᎬҽəɛ",
    "f": "ƒꜰϝꓝ",
    "g": "ɡցɢᏀɠǥ",
    "h": "һнհʜᎻħɦ",
    "i": "іıɩɪιᎥɨⅰ",
    "j": "јյᴊᎫϳɉ",
    "k": "кκᴋᏦƙĸ",
    "l": "ӏʟⅼłןاוɫƚ1",
    "m": "мᴍᎷⅿʍ",
    "n": "пηոɴƞɲ",
    "o": "оοօσᴏסهøɵ0",
    "p": "рρᴘᏢƥþ",
    "q": "ԛզɋ",
    "r": "гʀᎡꮁɍɼ",
    "s": "ѕꜱᏕᏚʂ",
    "t": "тτᴛᎢŧƭ",
    "u": "υսᴜμʉц",
    "v": "ѵνᴠᏙʋⅴ",
    "w": "ԝωᴡᎳᏔա",
    "x": "хχⅹ",
    "y": "уγʏүƴɏ",
    "z": "ᴢᏃʐƶ",
    "ae": "æ",
    "oe": "œ",
}
"""Letters of other scripts, and digits, that look like Latin ones, in any of their cases."""
_LOOKS: Final = {ord(other.casefold()): latin for latin, others in _LATIN.items() for other in others}
_PAIRS: Final = (("rn", "m"), ("vv", "w"))


def shows_something(text: str) -> bool:
    r"""Whether a reader can see anything of a text.

    >>> shows_something("Ann"), shows_something("\u3164\u2800 \u115f")
    (True, False)
    """
    return any(letter not in _BLANK and category(letter) not in _INVISIBLE for letter in text)


def look_of(name: str) -> str:
    r"""What a name looks like: the same for all names that a reader cannot tell apart.

    >>> look_of("Anna") == look_of("\u0410nn\u0430"), look_of("barn10") == look_of("bamlo")
    (True, True)
    >>> look_of("ann") == look_of("anna")
    False
    """
    letters = []
    for letter in normalize("NFKD", normalize("NFKC", name).casefold()):
        if letter in _BLANK or category(letter) in _INVISIBLE:
            continue
        number = decimal(letter, None)
        letters.append(letter if number is None else str(number))
    look = "".join(letters).translate(_LOOKS)
    for pair, single in _PAIRS:
        look = look.replace(pair, single)
    return re.sub("_+", "_", look)
