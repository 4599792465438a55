"""Chance that is none: numbers that follow from the position of a hex, so that a map always looks the same."""

_MASK = 0xFFFFFFFF


class Chance:
    """Numbers for one hex and one purpose, in an order that never changes.

    A map takes tens of thousands of them, so that each way to ask takes its step by itself.
    """

    __slots__ = ("state",)

    def __init__(self, q: int, r: int, purpose: int = 0) -> None:
        mixed = (q * 374761393 + r * 668265263 + (purpose + 1) * 1274126177) & _MASK
        mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & _MASK
        self.state = (mixed ^ mixed >> 12) * 0x297A2D39 & _MASK

    def below(self, count: int) -> int:
        """A number from 0 on, below another one."""
        self.state = (self.state * 1664525 + 1013904223) & _MASK
        return (self.state >> 8) * count >> 24

    def about(self, reach: int) -> int:
        """A number at most so far from 0, to either side."""
        self.state = state = (self.state * 1664525 + 1013904223) & _MASK
        return ((state >> 8) * (2 * reach + 1) >> 24) - reach

    def percent(self, share: int) -> bool:
        """True in so many of a hundred cases."""
        self.state = state = (self.state * 1664525 + 1013904223) & _MASK
        return (state >> 8) * 100 >> 24 < share
