"""Storage: the database, the log of every table, messages between processes, and back-ups."""
