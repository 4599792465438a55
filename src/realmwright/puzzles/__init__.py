"""Puzzles: positions of games between strong bots in which one line is clearly better than all others.

``puzzle`` is one of them with its proof, ``library`` those that are installed, ``mining`` finds new ones, ``verifying``
judges them anew.
"""
