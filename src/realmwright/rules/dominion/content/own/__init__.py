"""A home for cards of your own. There are none yet.

To add a card:

1. Write a module here with its entry, as in ``content/cards.py``::

       HAMLET = Card("hamlet", ACTION, 3, cards=1, actions=1, emblem=Emblem("M-10 10H10"))

   Most cards are made of the instructions in ``play/instructions.py``; an instruction that no other card has stands
   beside the card. It holds no state: what is under way is in the frames of the stack.
2. Name it in ``CARDS`` below, behind the others: its place there gives it its number.
3. Name and explain it in ``text/en.ftl``, ``nl.ftl`` and ``de.ftl``: ``card-hamlet`` and its ``.about``. With the first
   own card, the option ``own`` needs a name there, too (``option-own``).

That is all. The card can be named in the options ``cards``, ``require`` and ``forbid``, and the option ``own`` lets
random and drafted kingdoms have such cards. Its picture is its emblem, large, until there is a module for it in
``art/pictures``. What random kingdoms are drawn from without that option never changes, so
all records replay. Bots play the card by what it gives, and learn to buy it (``realmwright.bots.dominion.learn``).
``make regenerate`` writes the page's copy of the cards anew.

Actions have numbers for ``SPAN`` cards (``model/actions.py``). A larger SPAN moves the numbers of all actions: records
name cards and still replay, but players trained in the gym have to learn anew.
"""

from typing import Final

from realmwright.rules.dominion.model.catalogue import Card

CARDS: Final[tuple[Card, ...]] = ()
