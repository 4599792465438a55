"""What all tests share."""

from hypothesis import settings

# Whoever imports a plugin as a test installs it: its directory is then among the paths for good.
collect_ignore = ["plugins"]

# No test is timed: on a busy machine anything can take long.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")
