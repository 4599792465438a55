"""How often passwords may be tried.

What counts is an account and an address together, so that nobody can lock somebody else out of their account. Addresses
are cheap, so there is a wide limit for all of them together, too; and a device that has logged in to an account before
has a limit of its own, which strangers cannot use up. An account that does not exist is treated like any other.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from realmwright.server.errors import Refused
from realmwright.server.operations.rate_limits import RateLimit

HOUR: Final = 3600.0
ACCOUNTS_OF_ADDRESS: Final = 4
"""How many times as many wrong passwords one address has for all accounts together."""
ADDRESSES_OF_ACCOUNT: Final = 10
"""How many times as many wrong passwords all addresses together have for one account."""


class LoginLimits:
    """The limits for wrong passwords. The right one costs nothing."""

    def __init__(self, per_hour: Callable[[], int], monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._devices = RateLimit(per_hour, HOUR)
        self._pairs = RateLimit(per_hour, HOUR)
        self._addresses = RateLimit(lambda: per_hour() * ACCOUNTS_OF_ADDRESS, HOUR)
        self._accounts = RateLimit(lambda: per_hour() * ADDRESSES_OF_ACCOUNT, HOUR)

    @contextmanager
    def attempt(self, account: str, address: str, device: str | None = None) -> Iterator[None]:
        """One password for an account is tried; ``device`` is set if it has logged in to this account before.

        Raises Refused if there were too many wrong ones. An exception inside means that this one was wrong, too.
        """
        taken = self._take(account.casefold(), address, device)
        yield
        for limit, caller in taken:
            limit.give_back(caller)

    def _take(self, account: str, address: str, device: str | None) -> list[tuple[RateLimit, str]]:
        now = self._monotonic()
        if device is not None:
            known = (self._devices, f"{device} {account}")
            # A device at which too many passwords were wrong is one like any other.
            if known[0].take(known[1], now):
                return [known]
        wanted = [(self._pairs, f"{address} {account}"), (self._addresses, address), (self._accounts, account)]
        for number, (limit, caller) in enumerate(wanted):
            if not limit.take(caller, now):
                for earlier, its_caller in wanted[:number]:
                    earlier.give_back(its_caller)
                raise Refused("limit", "too many attempts with passwords; try again later")
        return wanted
