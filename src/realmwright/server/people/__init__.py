"""People: guests, accounts and sessions, and how they leave."""
