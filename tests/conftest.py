"""What all tests share."""

from hypothesis import settings

# Whoever imports a plugin as a test installs it: its directory is then among the paths for good.
collect_ignore = ["plugins"]

# No test is timed, for on a busy machine anything can take long, and every run tries the same examples.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
