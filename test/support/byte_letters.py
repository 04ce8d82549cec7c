"""What is known of the bytes of a value, written as one letter for each."""

from enzyme_cc.analysis.types.lattice import Kind

_KINDS = {"f": Kind.FLOAT, "d": Kind.DOUBLE, "h": Kind.HALF, "b": Kind.BFLOAT, "i": Kind.INTEGER}
_KINDS |= {"p": Kind.POINTER, "x": Kind.FP80, "q": Kind.FP128}


class Known:
    """As a type tree would answer; of other letters, and behind the last, nothing is known."""

    def __init__(self, letters):
        self.letters = letters

    def lookup(self, at, _size):
        return _KINDS.get(self.letters[at : at + 1], Kind.UNKNOWN)
