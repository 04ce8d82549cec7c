"""Know the loops of a function: nests, trip counts, inductions, invariants."""
