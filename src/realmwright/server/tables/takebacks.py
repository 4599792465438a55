"""Takebacks: who must agree before a seat may take an action back."""

from realmwright.server.tables.snapshot import TableData


def still_to_agree(data: TableData) -> list[int]:
    """The seats of people who have not yet agreed to the takeback that was asked for."""
    takeback = data.takeback
    return [] if takeback is None else seats_to_agree(data, takeback.seat, takeback.agreed)


def seats_to_agree(data: TableData, seat: int, agreed: list[int]) -> list[int]:
    """The seats whose people must still agree before a seat may take back. Bots always agree."""
    asker = data.seats[seat].person
    return [
        number
        for number, who in enumerate(data.seats)
        if who.person is not None and who.person != asker and who.player is None and number not in agreed
    ]


def undoes_absent(data: TableData, seat: int, to: int) -> bool:
    """Whether a takeback by a seat would undo an action of a person who is absent, and so could not play again."""
    asker = data.seats[seat].person
    for step in data.steps[to:]:
        who = data.seats[step.seat]
        if step.bot or step.private:
            continue
        if who.person != asker and who.player is not None and not who.resigned:
            return True
    return False
