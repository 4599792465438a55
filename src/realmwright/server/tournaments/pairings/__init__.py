"""Who meets whom: pure functions of what has been played. They know no server, no clock and no chance."""
