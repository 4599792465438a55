"""What the application and the protocols below it agree on about sockets."""

from typing import Final

RATE: Final = "messages_per_second"
"""In the state of the lifespan: how many messages a second one socket may send."""
FLOOD: Final = "too many messages at once"
POLICY: Final = 1008
WIRE: Final = "realmwright.wire"
"""Among the extensions of a scope: what writes to the socket, see :meth:`WebSocketProtocol.write_text`."""
OVER_LIMIT: Final = "over_limit"
"""In an event for the application: the message came too fast and is refused."""
