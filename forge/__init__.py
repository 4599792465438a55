"""The forge compiles the rules: it reads the modules that Python runs, and writes them as C++.

There is one source of every rule, and it is ordinary Python. Here is how the other speed comes about.

* The forge imports the games and looks at *live* objects, not only at text. It begins with a few methods of a game's
  ``State`` and follows whatever they refer to: functions, closures with what they remember, tables of cards, whole
  catalogues. Everything that exists when a module has been imported is a constant to it. (``program``)
* The kinds of values come from the annotations that the type checker needs anyway. Two aliases of ``int`` tell it more:
  ``Bits`` is a set of hexes and ``Actions`` a set of actions, both of a fixed number of words in C++; any other ``int``
  is a number of 64 bits, or a set of a few dozen things. The kinds of local variables are found by looking at all that
  is assigned to them. (``sources``, ``kinds``)
* Then each function is written out, statement by statement. (``writing`` and ``variables``; ``expressions``, which
  builds on ``calls``, ``functions``, ``loops``, ``operations`` and ``scope``; ``values``; ``aliases`` looks whether
  two names of one list stay that)
* One C++ file a game holds all of it, with a Python type whose fields and methods are those of ``State``.
  (``emitting``, ``conversions``, ``binding``, and the headers, of which ``binding.hpp`` includes all others)
* ``python -m forge`` compiles what has changed into :mod:`realmwright.compiled`, which puts it to use. (``building``)

What rules may look like is what Python allows, without the parts that need a whole interpreter: no ``try``, ``with``,
``import`` or nested ``def`` in a function that is compiled, no ``Any``, nothing that changes after import but the
position itself. What cannot be compiled is said with its line. Events are noted as in Python; what only people need is
never compiled, and whatever a method raises to refuse an action is raised by the plain rules.

Some things the forge takes on trust, and the tests that play at both speeds have to find them.

* Numbers stay below 2**63, also ``1 << n`` where an ``int`` is wanted, and nothing is shifted by a negative number.
  What is shifted out of a set at the upper end is lost, and sets that are summed up have no member in common.
* In which order a loop goes through one of Python's own sets makes no difference.
* Two parts of one expression do not both change something that the other needs: C++ may begin with either.
* A function that is called does not replace or resize a list that its caller goes through or has another name for, and
  a list that it returns, or keeps of what it was given, is changed by one side only.
* What Python would notice is not there to be noticed: ``assert``, ``zip`` and unpacking of a wrong length, variables
  without a value, None where mypy knows better. Whatever is looked up and missing is an IndexError.
"""
