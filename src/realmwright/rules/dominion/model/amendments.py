"""The amendments of Dominion: what was changed since the first version of its rules, and by which number."""

from typing import Final

from realmwright.amendments import Amendment

REACTIONS_WITHOUT_A_PAUSE: Final = 2
BUYING_ENDS_ACTIONS: Final = 3
HIDDEN_CHOICES_ASKED: Final = 4

AMENDMENTS: Final = (
    Amendment(
        REACTIONS_WITHOUT_A_PAUSE,
        "DOM-6.10",
        "A Reaction is revealed at once wherever it helps, so that nobody waits for it. Those who wish to be asked "
        "(option `ask`) are asked at every Attack, whether they hold a Reaction or not. Before, those who held one "
        "were asked, and the pause told that somebody did.",
        "0.2.0",
    ),
    Amendment(
        BUYING_ENDS_ACTIONS,
        "DOM-4.3",
        "In the Action phase everything is offered that the Buy phase offers, and the first of it ends the Action "
        "phase. Before, whoever played no more of the Actions in hand had to say `done`, which told that there were "
        "some.",
        "0.2.0",
    ),
    Amendment(
        HIDDEN_CHOICES_ASKED,
        "DOM-3.5, DOM-10.1",
        "Whoever chooses among cards that the others do not see is asked, even if there is one answer only: one card "
        "to discard, trash, play or put back, a card drawn by a Library that is no Action, or none that could be "
        "chosen where that is optional. Before, such choices made themselves, which told what was in hand.",
        "0.2.0",
    ),
)
