"""Operation: configuration, logging, metrics, rate limits, caches and background tasks."""
