"""The daily deal: the same game for everybody, once a day, with dice that nobody can know before.

The set-up follows from the date, the dice from a chain of hashes, and the standing of players from their results.
Everything but :mod:`realmwright.daily.source` is pure. ``docs/daily.md`` explains it to players.
"""
