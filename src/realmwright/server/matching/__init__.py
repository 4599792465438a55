"""Matching: people who look for an opponent find each other, and challenge those whom they know."""
