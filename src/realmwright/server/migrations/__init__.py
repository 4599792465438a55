"""The migrations of the database schema, step by step."""
