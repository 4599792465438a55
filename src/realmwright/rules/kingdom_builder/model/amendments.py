"""The amendments of Kingdom Builder: what was changed since the first version of its rules, and by which number."""

from typing import Final

from realmwright.amendments import Amendment

SCOUTS_PLACED_AGAIN: Final = 2
OUTPOST_FREES_MOVES: Final = 3
CROSSROADS_AT_ONCE: Final = 4
REACTIONS_BY_TURN: Final = 5
SWAMP_CARD_STAYS: Final = 6
SCOUTS_FILL_NOTHING: Final = 7
CANOES_REACT_EACH: Final = 8
OWN_TURN_PAYS: Final = 9
SWAMP_CARDS_WITH_SET: Final = 10
TILE_OF_LEFT_HEX: Final = 11
WALLS_OF_PLAYED_CARD: Final = 12
MAYORS_MARK_AT_ONCE: Final = 13
ENDS_WITHOUT_CARDS: Final = 14

AMENDMENTS: Final = (
    Amendment(
        SCOUTS_PLACED_AGAIN,
        "KB-14.7, KB-14.13",
        "The bazaar lets scouts that are on the board be moved; before, a scout cabin could not be used again once "
        "both were there.",
        "0.2.0",
    ),
    Amendment(
        OUTPOST_FREES_MOVES,
        "KB-11.8",
        "An outpost also frees a piece that only the rule of adjacency keeps from moving by barn, harbor, rope bridge "
        "or tree house; before, such a piece could not be picked up.",
        "0.2.0",
    ),
    Amendment(
        CROSSROADS_AT_ONCE,
        "KB-12.14",
        "Whoever takes a crossroads tile in another player's turn draws the first extra card at the end of that turn; "
        "before, at the end of their own next turn.",
        "0.2.0",
    ),
    Amendment(
        REACTIONS_BY_TURN,
        "KB-13.6",
        "Canoe reactions go in turn order, beginning left of the player whose turn it is, also nested ones; before, "
        "left of whoever took the tile.",
        "0.2.0",
    ),
    Amendment(
        SWAMP_CARD_STAYS,
        "KB-13.4",
        "A swamp card stays as long as one of its kinds has an eligible hex, and what is left is built there; before, "
        "it was replaced when the chosen kind ran out.",
        "0.2.0",
    ),
    Amendment(
        SCOUTS_FILL_NOTHING,
        "KB-11.17",
        "A scout does not fill a hex for Shepherds; before, it did.",
        "0.2.0",
    ),
    Amendment(
        CANOES_REACT_EACH,
        "KB-13.6",
        "An owner of two canoe tiles may build with each of them for one trigger; before, with one.",
        "0.2.0",
    ),
    Amendment(
        OWN_TURN_PAYS,
        "KB-11.17, KB-11.18",
        "Only the player whose turn it is earns gold by Shepherds and Ambassadors; before, a reaction earned it, too.",
        "0.2.0",
    ),
    Amendment(
        SWAMP_CARDS_WITH_SET,
        "KB-13.2",
        "With Marshlands the swamp cards are in the deck whichever boards were drawn; before, only with one of its "
        "boards or by the switch.",
        "0.2.0",
    ),
    Amendment(
        TILE_OF_LEFT_HEX,
        "KB-7.7",
        "Of two identical tiles the one of the hex that was left is given up, and a copy taken this turn stays "
        "unusable until the next; before, it was given up in place of a fresh one, which stayed usable.",
        "0.2.0",
    ),
    Amendment(
        WALLS_OF_PLAYED_CARD,
        "KB-11.11",
        "Both walls of a quarry go on the terrain of the card that was played; before, the second one went on the "
        "terrain of a card that had replaced it.",
        "0.2.0",
    ),
    Amendment(
        MAYORS_MARK_AT_ONCE,
        "KB-14.16, KB-14.17",
        "A line is marked for Mayors by the build, placement or move that brings the fourth piece to it, or never; "
        "before, after any later action as well.",
        "0.2.0",
    ),
    Amendment(
        ENDS_WITHOUT_CARDS,
        "KB-6.5",
        "The game ends after a round in which no terrain card was left and nobody built; before, it went on until a "
        "supply was empty.",
        "0.2.0",
    ),
)
