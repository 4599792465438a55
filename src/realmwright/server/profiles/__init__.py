"""Profiles: how the games of people ended, and what others may see of that."""
