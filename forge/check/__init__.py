"""Proves that a function means the same in C++, or refuses it."""
