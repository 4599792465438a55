"""Tournaments between people: who meets whom, what it comes to, and a server that runs them."""
