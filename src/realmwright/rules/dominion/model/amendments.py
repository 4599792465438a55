"""The amendments of Dominion: what was changed since the first version of its rules, and by which number."""

from typing import Final

from realmwright.amendments import Amendment

REACTIONS_WITHOUT_A_PAUSE: Final = 2

AMENDMENTS: Final = (
    Amendment(
        REACTIONS_WITHOUT_A_PAUSE,
        "DOM-6.10",
        "A Reaction is revealed at once wherever it helps, so that nobody waits for it. With the option `ask`, "
        "everybody whom an Attack may touch is asked, whether they hold a Reaction or not. Before, those who held one "
        "were asked, and the pause told that somebody did.",
        "0.2.0",
    ),
)
