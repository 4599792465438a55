"""The forge compiles the rules: it reads the modules that Python runs, and writes them as C++.

There is one source of every rule, and it is ordinary Python. The steps, each of which imports only earlier ones:

* ``read``: syntax trees of live functions, what closures captured, and what annotations mean. Everything that exists
  when a module has been imported is a constant.
* ``types`` and ``program``: what has to be compiled, found by following what the methods of a ``State`` refer to, with
  its types. ``Bits`` is a set of hexes and ``Actions`` a set of actions, both of a fixed number of words in C++; any
  other ``int`` is a number of 64 bits. ``effects`` are what functions read, change, keep and return.
* ``check``: names of lists (``aliases``), variables without a value (``assigned``), shifted sets (``loose``).
* ``lower``: expressions and statements of one function, typed and translated in one step.
* ``emit``: the C++ file of a game, with a Python type whose fields and methods are those of ``State``.
* ``build``: ``python -m forge`` compiles what has changed into :mod:`realmwright.compiled`. A program is translated
  again until nothing new is found out about its effects.

The C++ headers are in ``runtime``. Compiled functions have no ``try``, ``with``, ``import`` or nested ``def``, no
``Any``, and nothing changes after import but the position itself. What cannot be compiled is refused with its line.

Differences from Python
-----------------------
* A number, or ``1 << n`` as one, that does not fit into 64 bits is an OverflowError. So is a set shifted beyond its
  end, unless an ``&`` surely cuts it. ``1 << cell`` of a known member of a set into an ``int`` is refused.
* Sets that are summed up and have a member in common are a ValueError. ``select`` beyond the members is an IndexError.
* A bool where a number is declared is the number 0 or 1.
* A lambda or function in a field counts as one of those that the samples of a game have in that field.
* After an error the position may be another than in Python.
"""
