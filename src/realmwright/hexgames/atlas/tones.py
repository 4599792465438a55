"""Tones of a terrain: everything on it is mixed from its one measured fill, in each palette, light and dark.

Colours are mixed in Oklab, where half way between two colours also looks half way.
"""

from functools import cache
from math import cbrt
from typing import Final, NamedTuple

from realmwright.drawing import BLACK, WHITE, Palette, channels, lightness

PRINT_STRENGTH: Final = 1.25
"""In print, where there are only greys, patterns are stronger."""

Oklab = tuple[float, float, float]


class Tone(NamedTuple):
    """A fill mixed with a share of another colour."""

    towards: str
    share: float

    def on(self, fill: str, palette: Palette) -> str:
        """The colour, on a fill."""
        if palette.name != "print":
            return blend(fill, self.towards, self.share)
        away = WHITE if lightness(self.towards) > lightness(fill) else BLACK
        return grey(blend(fill, away, min(0.9, self.share * PRINT_STRENGTH)))


@cache
def blend(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one, mixed as they are seen.

    >>> blend("#ffffff", "#000000", 0.0), blend("#4683e2", "#ffffff", 1.0)
    ('#ffffff', '#ffffff')
    """
    one, two = _oklab(colour), _oklab(other)
    return _from_oklab(*(a + (b - a) * share for a, b in zip(one, two, strict=True)))


def grey(colour: str) -> str:
    """The grey of a colour's lightness."""
    value = round(255 * lightness(colour))
    return f"#{value:02x}{value:02x}{value:02x}"


@cache
def _oklab(colour: str) -> Oklab:
    red, green, blue = (_linear(channel / 255) for channel in channels(colour))
    long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def _from_oklab(light: float, a: float, b: float) -> str:
    long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3
    medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3
    short = (light - 0.0894841775 * a - 1.2914855480 * b) ** 3
    red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
    green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
    blue = -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short
    return "#" + "".join(f"{round(255 * _gamma(min(1.0, max(0.0, value)))):02x}" for value in (red, green, blue))


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _gamma(value: float) -> float:
    return 12.92 * value if value <= 0.0031308 else 1.055 * value ** (1 / 2.4) - 0.055
