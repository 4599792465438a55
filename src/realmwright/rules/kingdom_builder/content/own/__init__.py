"""Cards, locations and boards of no published set. There are none yet.

To add a card, write a module here with its functions and an expansion that is named ``OWN``, as a card of the base game
is written in :mod:`realmwright.rules.kingdom_builder.content.base.cards`::

    RIVERMEN: Final = Expansion(OWN, cards=(Card("rivermen", rivermen, rivermen_gains, emblem="M-10 0H10"),))

and name it in ``OWN_CONTENT`` below. Its words go into ``text/*.ftl`` (``card-rivermen`` and so on), its cases into
``tests/cases``. A location is an :class:`Extra` among the ``extras`` of the expansion, and a board a name in its
``boards`` with a file in the folder ``boards``.

Own cards can be named in option ``cards``, and own boards in option ``boards``, in any game. Random set-ups draw from
them only with option ``own``, which is there as soon as there is something to draw: what older records drew stays the
same. Whatever acts for a whole game (kits, options, hooks of an expansion) is for sets, not for own content.
"""

from typing import Final

from realmwright.rules.kingdom_builder.model.catalogue import Expansion

OWN_CONTENT: Final[tuple[Expansion, ...]] = ()
"""Behind everything that was published, in an order that never changes: newer ones come last."""
