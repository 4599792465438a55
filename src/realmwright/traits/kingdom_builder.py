"""The traits of Kingdom Builder: the tiles that a seat has taken, whether or not it still has them at the end."""

from realmwright.game import Seats, name_id
from realmwright.record import Record
from realmwright.traits.trait import Trait, played, seat_of


def traits(record: Record) -> Seats[list[Trait]]:
    """The traits of each seat."""
    # Of several equal tiles the first counts: a dictionary keeps the order in which they were taken.
    found: Seats[dict[Trait, None]] = [{} for _ in range(record.players)]
    _, events = played(record)
    for event in events:
        if event.kind == "tile-taken":
            tile = Trait("tile", (name_id("tile", str(event.args["tile"])),))
            found[seat_of(event)][tile] = None
    return [list(each) for each in found]
