"""The clocks of a table: how long people may think, and how long they have thought.

What they show is kept on the sheet of the table. It is brought up to date with every entry, and worked out for the
moments between two of them; nothing here asks what time it is.
"""

from dataclasses import dataclass
from typing import Final

from realmwright.server.tables.snapshot import Sheet

RETURN_TIME: Final = 60.0
"""What somebody who comes back has at least on his clock."""


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table while one seat has the choice; when another one has it, they must be asked for anew."""

    sheet: Sheet
    turn: int | None
    """The seat whose choice it is."""
    hidden: bool
    """Whether it is hidden from those who only watch whose choice it is."""

    # What they show

    @property
    def running(self) -> int | None:
        """The seat whose time passes: only people have a clock, and nobody's runs while a bot plays for him."""
        turn = self.turn
        return turn if turn is not None and self.sheet.seats[turn].player is None else None

    def turn_time(self, now: float) -> float | None:
        """Seconds that are left for this turn."""
        limit = self.sheet.settings.clock.turn
        return None if limit is None else limit - (now - self.sheet.turn_since)

    def bank(self, seat: int, now: float, own: tuple[int, ...]) -> float | None:
        """Seconds that a seat has left for the whole game, as those in these seats may know it.

        What a choice takes of which others do not know, they are not told: it would be known whose choice it was.
        """
        sheet = self.sheet
        if not sheet.banks:
            return None
        left = sheet.banks[seat]
        others = sheet.phase == "playing" and seat not in own
        if others and sheet.unseen:
            left += sheet.unseen[seat]
        runs = seat == self.running and not (others and self.hidden)
        return left - (now - sheet.since if runs else 0.0)

    def flag_falls(self) -> float | None:
        """When the time of the person whose choice it is will be over."""
        sheet, running = self.sheet, self.running
        if running is None:
            return None
        ends = [sheet.since + sheet.banks[running]] if sheet.banks else []
        if sheet.settings.clock.turn is not None:
            ends.append(sheet.turn_since + sheet.settings.clock.turn)
        return min(ends, default=None)

    # What happens to them

    def start(self, now: float) -> None:
        """The game begins."""
        sheet = self.sheet
        sheet.since = now
        if sheet.settings.clock.game is not None:
            sheet.banks = [float(sheet.settings.clock.game)] * len(sheet.seats)

    def start_turn(self, now: float) -> None:
        """From now on there is the whole time of a turn."""
        self.sheet.turn_since = now

    def charge(self, now: float) -> None:
        """Take the time since the last entry off the clock that runs."""
        self._spend(now - self.sheet.since)
        self.sheet.since = now

    def give_back(self, seconds: float) -> None:
        """So much of the time that was charged shall count against nobody."""
        self.sheet.turn_since += seconds
        self._spend(-seconds)

    def top_up(self, seat: int, now: float) -> None:
        """Give some time to somebody who comes back when his was over; everybody may know how much he has then."""
        sheet = self.sheet
        if sheet.banks and sheet.banks[seat] < RETURN_TIME:
            sheet.banks[seat] = RETURN_TIME
            if sheet.unseen:
                sheet.unseen[seat] = 0.0
        if seat == self.turn:
            self.start_turn(now)

    def _spend(self, seconds: float) -> None:
        sheet, running = self.sheet, self.running
        if running is None or not sheet.banks:
            return
        sheet.banks[running] -= seconds
        if self.hidden:
            sheet.unseen = sheet.unseen or [0.0] * len(sheet.seats)
            sheet.unseen[running] += seconds
