"""What all tests share."""

# Whoever imports a plugin as a test installs it: its directory is then among the paths for good.
collect_ignore = ["plugins"]
