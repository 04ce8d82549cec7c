"""Words of unions that are a double or something else, by what their declarations list.

Where no code looks at such a word it is still told when the program runs (docs/adr/0025). Other
kinds of numbers in its place cannot be; characters may be storage for anything.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.metadata.debug_leaves import flatten

if TYPE_CHECKING:
    from enzyme_cc.ir.metadata.debug_info import DebugType
    from enzyme_cc.ir.metadata.debug_leaves import Leaf

_WORD = 8
_NO_NUMBERS = frozenset(("bool", "int", "pointer"))
#: So many characters may be a number.
_FEW = 4


class UnionWords:
    """The answers for all types of a program."""

    def __init__(self, limit: int, pointer_size: int) -> None:
        self._limit = limit, pointer_size
        self._found: dict[DebugType, list[int]] = {}

    def words(self, kind: DebugType, members: list[tuple[int, DebugType]]) -> list[int]:
        """Return where words are that may be a double, in none of these members with their own."""
        found = self._found.get(kind)
        if found is None:
            leaves = [each for each in flatten(kind, *self._limit) if each.overlapping]
            inner = [range(at, at + (each.size or 0) // 8) for at, each in members]
            starts = {
                each.offset for each in leaves if _is_double(each) and not each.offset % _WORD
            }
            found = self._found[kind] = sorted(
                at
                for at in starts
                if not at % _WORD and _is_word(at, leaves) and not any(at in each for each in inner)
            )
        return found


def _is_word(start: int, leaves: list[Leaf]) -> bool:
    """Return whether nothing else lies in a word that is a number, or may be."""
    inside = [
        each for each in leaves if each.offset < start + _WORD and each.offset + each.size > start
    ]
    doubles = [each for each in inside if _is_double(each)]
    others = [each for each in inside if not _is_double(each)]
    characters = [each for each in others if each.kind == "int" and each.size == 1]
    return (
        all(each.offset == start for each in doubles)
        and all(each.kind in _NO_NUMBERS for each in others)
        and len(characters) < _FEW
    )


def _is_double(leaf: Leaf) -> bool:
    return leaf.kind == "float" and leaf.size == _WORD
