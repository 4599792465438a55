"""What every table in use shares with the others in its process."""

from collections.abc import Callable
from dataclasses import dataclass

from realmwright.server.bots.service import BotService
from realmwright.server.operations.config import Config
from realmwright.server.operations.metrics import Metrics
from realmwright.server.operations.tasks import BackgroundTasks
from realmwright.server.storage.bus import LogGrown
from realmwright.server.storage.database import Storage
from realmwright.server.storage.server_clock import ServerClock
from realmwright.server.tables.archive import Archive
from realmwright.server.tables.maintenance import Maintenance
from realmwright.server.tables.presence import Presence
from realmwright.server.tables.table import Table


@dataclass(frozen=True)
class TableServices:
    """The parts of a server process that a table in use needs."""

    config: Config
    storage: Storage
    metrics: Metrics
    bots: BotService
    tasks: BackgroundTasks
    archive: Archive
    clock: ServerClock
    presence: Presence
    maintenance: Maintenance
    on_growth: Callable[[LogGrown], None]
    """Called with each entry that was written here, where no other process has to hear of it."""
    on_finish: Callable[[Table], None]
    """Called with each table whose game was finished here. It must not be used after the next await."""
