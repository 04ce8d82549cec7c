"""What statements of routines may say of matrices that a flag transposes."""

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.rules.nodes import read_entries
from enzyme_cc.rules.routines.table import default_routines

ENTRY = """
- routine: mine
  names: {{d: mine_}}
  arguments:
    trans: transpose
    uplo: triangle
    n: size
    A: {of_a} op trans
    lda: leading
    x: vector n
    incx: increment
    C: {of_c} out
    ldc: leading
  tangent: {said}
"""
WHOLE, PART = "matrix n n", "triangular n triangle uplo"


def read(said, of_a=WHOLE, of_c=WHOLE):
    text = ENTRY.format(said=said, of_a=of_a, of_c=of_c)
    default_routines().with_items(read_entries("mine.yaml", text))


@pytest.mark.parametrize(
    ("said", "of_a", "of_c"),
    [
        ("dC += dA", PART, WHOLE),
        ("dC += dA", WHOLE, PART),
        ("dC += dot(A, dC) * dA", PART, WHOLE),
        ("dC += dA * dC + sign(A)", WHOLE, WHOLE),
    ],
)
def test_a_statement_that_would_lose_a_transposition_is_an_error(said, of_a, of_c):
    with pytest.raises(UserError, match="does not heed the flag that transposes a matrix"):
        read(said, of_a, of_c)


@pytest.mark.parametrize("said", ["dC += dA", "dC += dA.T", "dC += A * dA", "dC = dC + dA.H"])
def test_whole_matrices_are_added_as_flags_say(said):
    read(said)
