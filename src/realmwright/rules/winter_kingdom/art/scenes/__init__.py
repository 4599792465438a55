"""The scenes of what scores and of economies: small maps on which posters show what counts.

What a scene pays is never written down: the rules count it. Each has something that does not count, wherever a rule
can be misread.
"""

from collections.abc import Mapping
from typing import Final

from realmwright.rules.winter_kingdom.art.scenes import cards, economies
from realmwright.rules.winter_kingdom.art.scenes.scene import WinterScene

SCENES: Final[Mapping[str, WinterScene]] = {**cards.SCENES, **economies.SCENES}
"""By the name of the card."""
