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
* ``build``: ``python -m forge`` compiles what has changed, into the package ``compiled`` beside each game. A program is
  translated again until nothing new is found out about its effects.

The C++ headers are in ``runtime``. Compiled functions have no ``try``, ``with``, ``import`` or nested ``def``, no
``Any``, and nothing changes after import but the position itself. What cannot be compiled is refused with its line.

README.md says what it refuses, and where compiled rules differ from Python.
"""
