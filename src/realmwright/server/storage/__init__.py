"""Storage: the database, its one writer, how processes hear of each other, and back-ups."""
