"""The traits of Dominion: the cards of the kingdom, and what a seat bought in its first two turns."""

from typing import Any, Final

from realmwright.game import Seats, name_id
from realmwright.record import Record
from realmwright.rules.dominion.model.catalogue import BASICS
from realmwright.traits.trait import Trait, played, seat_of

OPENING_TURNS: Final = 2


def traits(record: Record) -> Seats[list[Trait]]:
    """The traits of each seat."""
    turns = [0] * record.players
    bought: Seats[list[str]] = [[] for _ in range(record.players)]
    state, events = played(record)
    for event in events:
        if event.kind == "turn-begun":
            turns[seat_of(event)] += 1
        elif event.kind == "bought" and turns[seat_of(event)] <= OPENING_TURNS:
            bought[seat_of(event)].append(str(event.args["card"]))
    view: dict[str, Any] = state.view(None)
    supply = view["supply"]
    kingdom = [Trait("kingdom", (_card(pile["card"]),)) for pile in supply[BASICS:]]
    costs = {pile["card"]: pile["cost"] for pile in supply}

    def opening(cards: list[str]) -> list[Trait]:
        """The same cards are the same opening, in whichever turn each was bought."""
        dearest_first = sorted(cards, key=lambda card: (-costs[card], card))
        return [Trait("opening", tuple(_card(card) for card in dearest_first))] if cards else []

    begun = [number >= OPENING_TURNS for number in turns]
    return [[*kingdom, *(opening(cards) if whole else [])] for cards, whole in zip(bought, begun, strict=True)]


def _card(name: str) -> str:
    return name_id("card", name)
