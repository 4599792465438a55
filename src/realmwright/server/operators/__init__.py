"""What operators do about a running server: announcements, maintenance, settings, and what goes on."""
