"""What must hold of every poster, whatever game it is of."""

from xml.etree import ElementTree

from realmwright.bits import each
from realmwright.drawing import middle
from realmwright.game import Game
from realmwright.hexgames.map_art import centre
from realmwright.hexgames.posters import COIN, Exhibit, coins, total_of, window_of
from tests.svg import SVG, ids, of_class, used

LARGEST = 60_000
"""Bytes of a poster."""


def check_exhibit(exhibit: Exhibit, score: int) -> None:
    """The coins are what the rules pay, all of it can be seen, and so can something that does not count."""
    window = window_of(exhibit)
    found = coins(exhibit, window)
    assert exhibit.total == score > 0
    assert sum(coin.gold for coin in found) == score
    assert total_of(found).rpartition("= ")[2] == str(score)
    assert all(coin.gold > 0 and window.holds(coin.at, COIN) for coin in found)

    counted = 0
    for paid in exhibit.paid:
        counted |= paid.cells
    assert all(window.holds(centre(exhibit.grid, cell), COIN) for cell in each(counted))
    others = exhibit.grid.board & ~counted & ~exhibit.because
    assert any(window.holds(centre(exhibit.grid, cell)) for cell in each(others))


def idle(exhibit: Exhibit) -> bool:
    """Whether a piece or a place is seen that does not count."""
    counted = 0
    for paid in exhibit.paid:
        counted |= paid.cells
    seen = [cell for cell, place in exhibit.grid.cells.items() if window_of(exhibit).holds(middle(place))]
    return any(exhibit.taken >> cell & 1 and not counted >> cell & 1 for cell in seen)


def check_drawing(game: Game, name: str, dark: bool) -> None:
    """It is a complete drawing, not too large, the same at every call, and all that it uses is there."""
    drawn = game.illustration(name, dark=dark)
    assert drawn is not None
    assert drawn == game.illustration(name, dark=dark)
    assert len(drawn.encode()) < LARGEST
    root = ElementTree.fromstring(drawn)
    assert used(root) <= set(ids(root))
    assert len(of_class(root, "rw-coin")) == len(of_class(root, "rw-fine")[0])
    assert len(of_class(root, "rw-sum")) == len(of_class(root, "rw-veil")) == 1
    assert root.find(f"{SVG}title") is not None
