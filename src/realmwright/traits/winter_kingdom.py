"""The traits of Winter Kingdom: the talents that a seat has bought."""

from typing import Any

from realmwright.game import Seats, name_id
from realmwright.record import Record
from realmwright.traits.trait import Trait


def traits(record: Record) -> Seats[list[Trait]]:
    """The traits of each seat."""
    view: dict[str, Any] = record.replay().view(None)
    return [
        [Trait("talent", (name_id("talent", owned["talent"]),)) for owned in player["talents"]]
        for player in view["players"]
    ]
