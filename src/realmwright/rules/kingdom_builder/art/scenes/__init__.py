"""The scenes of all cards, tasks and places that pay: small maps on which posters show what counts.

What a scene pays is never written down: the rules count it. Each has something that does not count, wherever a rule
can be misread.
"""

from collections.abc import Mapping
from typing import Final

from realmwright.rules.kingdom_builder.art.scenes import base, capitol, crossroads, harvest, marshlands, nomads
from realmwright.rules.kingdom_builder.art.scenes.scene import KingdomScene

SCENES: Final[Mapping[str, KingdomScene]] = {
    **base.SCENES,
    **nomads.SCENES,
    **crossroads.SCENES,
    **marshlands.SCENES,
    **harvest.SCENES,
    **capitol.SCENES,
}
"""By the source of the gold, as a score names it."""
