"""Metrics of a running server, for Prometheus."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector


class Metrics:
    """All metrics of a server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "realmwright_entries_total", "Entries written to the logs of tables.", registry=self.registry
        )
        self.refusals = Counter(
            "realmwright_refusals_total", "Commands and requests refused.", ["code"], registry=self.registry
        )
        self.bot_faults = Counter(
            "realmwright_bot_faults_total", "Choices that bots failed to make.", ["fault"], registry=self.registry
        )
        self.bot_shortened = Counter(
            "realmwright_bot_shortened_total",
            "Choices for which bots got less than their usual budget.",
            registry=self.registry,
        )
        self.dropped = Counter(
            "realmwright_dropped_total", "Connections ended by the server.", ["why"], registry=self.registry
        )
        self.notices = Counter(
            "realmwright_notices_total", "Letters and calls sent, or not.", ["way", "result"], registry=self.registry
        )
        self.seconds = Histogram(
            "realmwright_command_seconds",
            "From a command's arrival to its acknowledgement.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )
        self.sockets = Gauge(
            "realmwright_sockets", "Open sockets.", multiprocess_mode="livesum", registry=self.registry
        )
        self.rooms = Gauge(
            "realmwright_rooms", "Tables in memory.", multiprocess_mode="livesum", registry=self.registry
        )

    def text(self) -> bytes:
        """All metrics, summed over all processes of this server, in the format of Prometheus."""
        if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
            merged = CollectorRegistry()
            MultiProcessCollector(merged)  # type: ignore[no-untyped-call]
            return generate_latest(merged)
        return generate_latest(self.registry)
