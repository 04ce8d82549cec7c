"""Values and who uses them: the part of the object model that every other part builds on.

Instructions, arguments, blocks, globals and constants made of globals know their users. Plain
data (numbers, null, undef ...) does not, as in LLVM: everybody shares it and nobody replaces it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.ir.types import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

    from enzyme_cc.ir.types import Type

    Uses = list["User"] | dict["User", int]

# A list is smaller and quicker to fill; past this length, removing from one is not.
_LONG = 48


class Value:
    """Anything an instruction can take: it has a type and a way to be written."""

    __slots__ = ("type", "uses")

    type: Type
    #: One entry for each use, or a count for each user; None where uses are not kept.
    uses: Uses | None

    @property
    def ref(self) -> str:
        """Return how it is written where it is used, without its type."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.type.text} {self.ref}>"

    @property
    def users(self) -> tuple[User, ...]:
        """Return everybody who uses it, once each, the earliest first."""
        return tuple(dict.fromkeys(self.uses or ()))

    @property
    def is_used(self) -> bool:
        """Return whether anybody uses it."""
        return bool(self.uses)

    def add_use(self, user: User) -> None:
        """Note one more use by `user`."""
        uses = self.uses
        if isinstance(uses, list):
            uses.append(user)
        elif uses is not None:
            uses[user] = uses.get(user, 0) + 1

    def remove_use(self, user: User) -> None:
        """Forget one use by `user`."""
        uses = self.uses
        if isinstance(uses, list):
            if len(uses) <= _LONG:
                uses.remove(user)
                return
            uses = self.uses = _counted(uses)
        if uses is not None:
            uses[user] -= 1
            if not uses[user]:
                del uses[user]

    def replace_all_uses(self, new: Value) -> None:
        """Make everybody who uses this use `new` instead."""
        if new is self:
            return
        if new.type is not self.type:
            raise TypeError(f"{self.type} {self.ref} cannot become {new.type} {new.ref}")
        for user in self.users:
            user.replace_operand(self, new)


class User(Value):
    """A value made from other values."""

    __slots__ = ("operands",)

    #: Read freely; change through the methods, which keep the users of each operand right.
    operands: list[Value]

    def own(self, operands: Iterable[Value]) -> None:
        """Take these operands, and be known to them as a user."""
        self.operands = list(operands)
        for operand in self.operands:
            operand.add_use(self)

    def set_operand(self, index: int, new: Value) -> None:
        """Put `new` in the place of one operand."""
        self.operands[index].remove_use(self)
        self.operands[index] = new
        new.add_use(self)
        self.changed()

    def replace_operand(self, old: Value, new: Value) -> None:
        """Put `new` wherever `old` is."""
        for index, operand in enumerate(self.operands):
            if operand is old:
                self.set_operand(index, new)

    def drop_operands(self) -> None:
        """Use nothing any more."""
        for operand in self.operands:
            operand.remove_use(self)
        self.operands = []

    def changed(self) -> None:
        """Note that an operand has changed."""


class Placeholder(Value):
    """A value named before its definition has been read."""

    __slots__ = ("definition", "offset", "ref")

    ref: str

    def __init__(self, type_: Type, ref: str, offset: int) -> None:
        self.type = type_
        self.uses = []
        self.ref = ref
        #: Where it was first named.
        self.offset = offset
        #: What it turned out to be.
        self.definition: Value | None = None


def _counted(uses: list[User]) -> dict[User, int]:
    counts: dict[User, int] = {}
    for user in uses:
        counts[user] = counts.get(user, 0) + 1
    return counts


def is_unnamed(ref: str) -> bool:
    """Return whether `ref` is a number that printing assigns, or nothing yet."""
    return len(ref) < 2 or ref[1].isdigit()


def decoded(ref: str) -> str:
    """Return the name behind `%x`, `@x`, or a quoted spelling of either."""
    return unescaped(ref[2:-1]) if ref[1:2] == '"' else ref[1:]


def canonical(ref: str) -> str:
    """Return `%"x y"` as everybody writes it: without needless quotes, escapes or zeros."""
    first = ref[1:2]
    if first == '"':
        return ref[0] + quoted(decoded(ref))
    if first == "0" and ref[1:].isdigit():
        return ref[0] + (ref[1:].lstrip("0") or "0")
    return ref


def unescaped(text: str) -> str:
    """Return the text of the inside of a quoted string; other bytes become surrogate escapes."""
    return unescape(text).decode("utf-8", "surrogateescape") if "\\" in text else text


def unescape(text: str) -> bytes:
    """Return the bytes behind the inside of a quoted string."""
    first, *rest = text.encode("utf-8", "surrogateescape").split(b"\\")
    out = [first]
    literal = False
    for part in rest:
        if literal:
            out.append(part)
            literal = False
        elif not part:
            # Two backslashes stand for one; what follows the second is plain text.
            out.append(b"\\")
            literal = True
        else:
            out.append(_hex_escape(part))
    return b"".join(out)


def _hex_escape(part: bytes) -> bytes:
    digits = part[:2]
    if len(digits) == 2 and _HEX_DIGITS.issuperset(digits):
        return bytes([int(digits, 16)]) + part[2:]
    return b"\\" + part


_HEX_DIGITS = frozenset(b"0123456789abcdefABCDEF")
