"""The clocks of a table: how much time people have, and how much they have used.

The values are stored in the data of the table. They are updated with every entry and computed for moments between
two entries. Nothing here reads the time itself.
"""

from dataclasses import dataclass
from typing import Final

from realmwright.server.tables.snapshot import TableData

RETURN_TIME: Final = 60.0
"""The least that a person has on their clock when they come back."""


def passed(since: float, now: float) -> float:
    """Seconds between two moments. Time never runs back, even if the clocks of two machines seem to say so."""
    return max(0.0, now - since)


@dataclass(frozen=True)
class Clocks:
    """The clocks of a table while one seat is to move. When the turn changes, a new object is needed."""

    data: TableData
    turn: int | None
    """The seat to move."""
    turn_is_hidden: bool
    """Whether spectators may not know whose turn it is."""
    stopped: bool = False
    """Whether no clock runs: the choice has a window, which is open for a time of its own."""

    # Reading

    @property
    def running(self) -> int | None:
        """The seat whose clock runs: that of a person, while no bot plays for them."""
        turn = self.turn
        if turn is None or self.stopped or self.data.stopped is not None:
            return None
        return turn if self.data.seats[turn].player is None else None

    def turn_time(self, now: float) -> float | None:
        """Seconds left for this turn."""
        limit = self.data.settings.clock.turn
        return None if limit is None or self.stopped else limit - self.waited(now)

    def waited(self, now: float) -> float:
        """For how long it has been this turn, without the time in which its person was on holiday."""
        since, moment = self.data.turn_since, self._moment(now)
        return passed(since, moment) - (0.0 if self.turn is None else self._stood(self.turn, since, moment))

    def _moment(self, now: float) -> float:
        """The moment at which the clocks are: during maintenance that at which it began."""
        return now if self.data.stopped is None else self.data.stopped

    def stands(self, now: float) -> bool:
        """Whether the person to move is on holiday."""
        away = None if self.turn is None else self.data.seats[self.turn].away
        return away is not None and away[0] <= now < away[1]

    def _stood(self, seat: int, since: float, now: float) -> float:
        """For how long the person of a seat was on holiday between two moments."""
        away = self.data.seats[seat].away
        return 0.0 if away is None else passed(max(since, away[0]), min(now, away[1]))

    def _end(self, seat: int, since: float, seconds: float) -> float:
        """When so many seconds are over, without those of a holiday."""
        end, away = since + seconds, self.data.seats[seat].away
        if away is None or away[1] <= since or away[0] >= end:
            return end
        return end + away[1] - max(since, away[0])

    def bank(self, seat: int, now: float, own: tuple[int, ...]) -> float | None:
        """Seconds that a seat has left for the whole game, as the people in the ``own`` seats may know it.

        The time of a hidden choice is not shown to others: it would tell whose choice it was.
        """
        data = self.data
        if not data.banks:
            return None
        left = data.banks[seat]
        others = data.phase == "playing" and seat not in own
        if others and data.unseen:
            left += data.unseen[seat]
        runs = seat == self.running and not (others and self.turn_is_hidden)
        return left - (passed(data.since, now) - self._stood(seat, data.since, now) if runs else 0.0)

    def flag_falls(self) -> float | None:
        """When the person to move runs out of time."""
        data, running = self.data, self.running
        if running is None:
            return None
        ends = [self._end(running, data.since, data.banks[running])] if data.banks else []
        if data.settings.clock.turn is not None:
            ends.append(self._end(running, data.turn_since, data.settings.clock.turn))
        return min(ends, default=None)

    # Changes

    def start(self, now: float) -> None:
        """The game begins."""
        data = self.data
        data.since = now
        if data.settings.clock.game is not None:
            data.banks = [float(data.settings.clock.game)] * len(data.seats)

    def start_turn(self, now: float) -> None:
        """Start the clock of a turn."""
        self.data.turn_since = now

    def charge(self, now: float) -> None:
        """Take the time since the last entry off the clock that runs."""
        stood = 0.0 if self.running is None else self._stood(self.running, self.data.since, now)
        self._spend(passed(self.data.since, now) - stood)
        self.data.since = max(self.data.since, now)

    def give_back(self, seconds: float) -> None:
        """Take back the time before this moment. Of a holiday nothing was charged."""
        if self.turn is not None:
            seconds -= self._stood(self.turn, self.data.since - seconds, self.data.since)
            self._settle(self.turn, self.data.since)
        self.data.turn_since += seconds
        self._spend(-seconds)

    def stop(self, now: float, back: float) -> None:
        """Let the clocks stand, as they stood so many seconds ago."""
        self.give_back(back)
        self.data.asked += back
        self.data.stopped = now

    def go_on(self, now: float) -> None:
        """Let the clocks run on from where they stand."""
        data = self.data
        if data.stopped is not None:
            # What began meanwhile begins now.
            data.turn_since += passed(max(data.stopped, data.turn_since), now)
            data.asked += passed(max(data.stopped, data.asked), now)
            data.stopped = None
            for seat in range(len(data.seats)):
                # What maintenance kept out of the turn, a holiday need not keep out once more.
                self._go_on_holiday(seat, now)

    def set_away(self, seat: int, now: float, until: float | None) -> None:
        """The person of a seat is on holiday from now on, or back."""
        if seat == self.turn:
            self._settle(seat, now)
        self.data.seats[seat].away = None if until is None else (now, until)

    def _settle(self, seat: int, now: float) -> None:
        """Keep the holiday so far out of this turn, whatever else moves its beginning."""
        moment = self._moment(now)
        self.data.turn_since += self._stood(seat, self.data.turn_since, moment)
        self._go_on_holiday(seat, moment)

    def _go_on_holiday(self, seat: int, now: float) -> None:
        """Only what is left of a holiday is still to be kept out of turns."""
        away = self.data.seats[seat].away
        if away is not None:
            self.data.seats[seat].away = (max(now, away[0]), away[1]) if away[1] > now else None

    def top_up(self, seat: int, now: float) -> None:
        """Give time to a person who comes back after running out of it. Everybody may know how much they have then."""
        data = self.data
        if data.banks and data.banks[seat] < RETURN_TIME:
            data.banks[seat] = RETURN_TIME
            if data.unseen:
                data.unseen[seat] = 0.0
        if seat == self.turn:
            self.start_turn(now)

    def _spend(self, seconds: float) -> None:
        data, running = self.data, self.running
        if running is None or not data.banks:
            return
        data.banks[running] -= seconds
        if self.turn_is_hidden:
            data.unseen = data.unseen or [0.0] * len(data.seats)
            data.unseen[running] += seconds
