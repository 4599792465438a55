"""The view of a seat: what it may know, and nothing else.

A view is made of open things only; it never starts from hidden ones and takes them away. What lies open on the table is
the same in the dump.
"""

from collections import Counter
from collections.abc import Iterable

from realmwright.bits import each
from realmwright.game import Json, check_seat
from realmwright.rules.dominion.content import CATALOGUE
from realmwright.rules.dominion.content.kingdoms import EDITIONS
from realmwright.rules.dominion.model.actions import BUY, GAIN, SPAN
from realmwright.rules.dominion.model.catalogue import BASICS, SILVER, TYPE_NAMES
from realmwright.rules.dominion.model.phases import NAMES, OVER, TURN
from realmwright.rules.dominion.model.position import Position
from realmwright.rules.dominion.play.performing import asks_secretly
from realmwright.rules.dominion.play.zones import owned, phase_shows, top_seen


def view(state: Position, seat: int | None) -> dict[str, Json]:
    """DOM-3.2: hands, the order of decks and what lies below the top of a discard pile are hidden."""
    check_seat(state, seat)
    return {
        "game": state.game.name,
        "rules": state.rules,
        "you": seat,
        **open_table(state),
        "phase": known_phase(state, seat),
        "supply": [_pile(state, card) for card in (*range(BASICS), *by_price(each(state.kingdom)))],
        "players": [_player(state, owner, seat) for owner in range(state.players)],
    }


def known_seat(state: Position, seat: int | None) -> int | None:
    """Whose choice it is. Who holds a Reaction is not told: nobody else knows who is asked for one."""
    check_seat(state, seat)
    if seat != state.chooser and asks_secretly(state):
        return None
    return state.seat


def known_phase(state: Position, seat: int | None) -> str:
    """The phase of the turn; for others one phase, as long as nothing shows whether there is an Action to play."""
    return NAMES[state.phase] if seat == state.turn or phase_shows(state) else TURN


def names(cards: Iterable[int]) -> list[Json]:
    """Cards by their names."""
    return [CATALOGUE.names[card] for card in cards]


def open_table(state: Position) -> dict[str, Json]:
    """What everybody can see, apart from the supply and what belongs to the players."""
    return {
        "edition": EDITIONS[state.edition - 1],
        "start": state.start,
        "ask": list(each(state.asking)),
        "phase": NAMES[state.phase],
        "turn": {
            "number": state.turns,
            "seat": state.turn,
            "actions": state.actions,
            "buys": state.buys,
            "coins": state.coins,
            "bought": state.bought,
            "merchants": state.merchants,
        },
        "draft": names(each(state.draftable)),
        "kingdom": names(by_price(each(state.kingdom))),
        "trash": names(state.trash),
        "table": names(state.table),
        "secrets": state.secrets,
    }


def by_price(cards: Iterable[int]) -> list[int]:
    """Cards as people lay them out, the cheap ones first."""
    return sorted(cards, key=lambda card: (CATALOGUE.costs[card], CATALOGUE.names[card]))


def open_piles(state: Position, seat: int | None) -> int:
    """The piles that a card can be bought or gained from now, as far as a seat knows.

    What a Thief takes lies in the trash.
    """
    if seat != state.chooser and not phase_shows(state):
        return 0
    if state.stack and CATALOGUE.instructions[state.stack[-1].number].in_trash:
        return 0
    span = (1 << SPAN) - 1
    return state.choices >> BUY & span | state.choices >> GAIN & span


# What a seat sees


def _pile(state: Position, card: int) -> dict[str, Json]:
    entry = CATALOGUE.cards[card]
    return {
        "card": entry.name,
        "count": state.supply[card],
        "cost": entry.cost,
        "types": [name for flag, name in TYPE_NAMES.items() if entry.types & flag],
    }


def _player(state: Position, owner: int, seat: int | None) -> dict[str, Json]:
    """What lies before one player, as a seat sees it. When the game is over, everything is turned up."""
    top = top_seen(state, owner, seat)
    over = state.phase == OVER
    counts = sorted(Counter(owned(state, owner)).items())
    all_cards: dict[str, Json] = {CATALOGUE.names[card]: count for card, count in counts}
    return {
        "turns": state.taken[owner],
        "deck": len(state.deck[owner]),
        "hand": len(state.hand[owner]),
        "cards": names(sorted(state.hand[owner])) if owner == seat or over else None,
        "treasures": _treasures(state, owner) if owner == seat else None,
        "shown": names(sorted(state.shown[owner])),
        "discard": len(state.discard[owner]),
        "top": None if top is None else CATALOGUE.names[top],
        "aside": aside(state, owner, seat),
        "owned": all_cards if over else None,
    }


def _treasures(state: Position, owner: int) -> dict[str, Json]:
    """How many Treasures somebody holds, and how many coins all of them bring together (DOM-12.5)."""
    held = [card for card in state.hand[owner] if CATALOGUE.treasures >> card & 1]
    bonus = state.merchants if owner == state.turn and SILVER in held else 0
    return {"count": len(held), "coins": sum(CATALOGUE.coins[card] for card in held) + bonus}


def aside(state: Position, owner: int, seat: int | None) -> list[Json]:
    """The cards that lie beside a deck because of a card under way, as far as they can be seen."""
    found: list[Json] = []
    for frame in state.stack:
        instruction = CATALOGUE.instructions[frame.number]
        if frame.seat == owner and not instruction.in_trash and (owner == seat or not instruction.private):
            found += names(frame.cards)
    return found
