"""Posters of Winter Kingdom."""

from realmwright.drawing import palette_of
from realmwright.game import Game, PaletteName
from realmwright.hexgames.posters import emblem_poster
from realmwright.rules.winter_kingdom.art.emblems import emblem, emblem_id, emblems


def illustration(game: Game, name: str, palette: PaletteName = "map", *, dark: bool = False) -> str | None:
    """The poster of what scores; None if there is no such thing."""
    colours = palette_of(palette, dark=dark)
    if name in emblems("card"):
        return emblem_poster(name, emblem_id("card", name), emblem("card", name), colours)
    return None
