"""Operation: configuration, logs, metrics, limits, and running a server."""
