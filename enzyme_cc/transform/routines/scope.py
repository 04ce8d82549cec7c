"""The meaning of names in statements, as whoever writes a function for them gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.values import Value
    from enzyme_cc.rules.routines.model import Factor, Number, Operand, Statement
    from enzyme_cc.transform.routines.values import Scalar, View


class Scope:
    """The meaning of names in statements: views, numbers, and when shadows are there."""

    def view(self, factor: Factor) -> View:
        """Return a vector or a matrix."""
        raise NotImplementedError

    def operand(self, factor: Factor) -> Operand:
        """Return what a vector or a matrix is, as the rule says."""
        raise NotImplementedError

    def differs(self, factor: Factor) -> bool:
        """Return whether a vector or a matrix is another one in each direction."""
        raise NotImplementedError

    def number(self, number: Number) -> Scalar:
        """Return a number."""
        raise NotImplementedError

    def give(self, number: Number, value: Scalar, *, adds: bool) -> None:
        """Add to a number, or set it."""
        raise NotImplementedError

    def has(self, name: Factor | Number) -> bool:
        """Return whether there is such a shadow at all."""
        raise NotImplementedError

    def is_there(self, name: Factor | Number) -> Value | None:
        """Return whether a shadow is one at run time; None for in any case."""
        raise NotImplementedError

    def open(self, statements: Iterable[Statement]) -> list[tuple[str, int]]:
        """Make memory that statements have for themselves; return what is new."""
        raise NotImplementedError

    def close(self, made: list[tuple[str, int]]) -> None:
        """Forget that memory, which is given back with all other."""
        raise NotImplementedError

    def test(self, word: str) -> Value:
        """Return whether a condition holds."""
        raise NotImplementedError

    def eigenvalues(self) -> Value:
        """Return where the eigenvalues are."""
        raise NotImplementedError

    def solve(self, view: View, *, is_turned: bool) -> None:
        """Solve systems with the matrix that the routine has factorised, or its transpose."""
        raise NotImplementedError

    def letter(self, name: str) -> Value:
        """Return the letter of a flag, or one as it is written: `=S`."""
        raise NotImplementedError

    def triangle(self) -> Value:
        """Return 1 where it is the lower triangle that is stored, and 0 for the upper one."""
        raise NotImplementedError

    def transposition(self) -> Value:
        """Return how a matrix is transposed: bits."""
        raise NotImplementedError

    def pivots(self) -> tuple[Value, Value, bool]:
        """Return where it is said which rows were exchanged, how many, and whether in 64 bits."""
        raise NotImplementedError
