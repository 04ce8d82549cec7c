"""Bindings: compiled functions and their derivatives, called from Python.

`library.load` is the front door. It compiles sources to IR with the commands (`build.py`), reads
signatures from debug information (`signatures.py`) and roles from optimised code (`evidence.py`),
and writes entries in C (`glue.py`) that one array of slots calls (`slots.py`, `native.py`).
`functions.py` is what users see; `binding.py` and `arrays.py` take their arguments.
"""
