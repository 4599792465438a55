"""Proving that a record is a game of a day: its dice follow from the chain that was published."""

from realmwright.daily.chain import BadChain, date_of, dice_secret, earlier
from realmwright.daily.deals import deal_of, has_setup
from realmwright.dice import FairDice
from realmwright.game import written_out
from realmwright.record import Record


def day_of_dice(record: Record, link: bytes, last: int) -> int:
    """The day whose dice a record has, of all up to the last one, whose link this is. Raises BadChain if of none."""
    for day in range(last, -1, -1):
        if isinstance(record.dice, FairDice) and record.dice.describe()["secret"] == dice_secret(link).hex():
            return day
        link = earlier(link, 1)
    raise BadChain(f"these are the dice of no day from {date_of(0)} to {date_of(last)}, the last one that is published")


def has_setup_of(record: Record, day: int) -> bool:
    """Whether a record has the set-up that this release deals on a day, if its game is that of the day."""
    game = record.game.name
    return has_setup(game) and record.options == written_out(record.game, deal_of(day, [game]).options)
