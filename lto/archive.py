"""Archives: the members of `.a` and `.rlib` files, of thin archives too.

Reads member headers and long names, not the members; symbol tables are skipped. The format is
in ar(5); GNU and BSD spell long names differently.
"""

from __future__ import annotations

import os

from enzyme_cc.diagnostics import UserError, user_error
from enzyme_cc.lto.source import Source, damaged, open_source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

MAGIC = b"!<arch>\n"
THIN_MAGIC = b"!<thin>\n"

_HEADER = 60
_HEADER_END = b"`\n"
_LONG_NAMES = b"//"
_SYMBOL_TABLES = (b"/", b"/SYM64/", b"__.SYMDEF", b"__.SYMDEF SORTED", b"__.SYMDEF_64")

_INLINE = (_LONG_NAMES, *_SYMBOL_TABLES)


class Member:
    """A member: `size` bytes at `offset` of the file `path`, which a thin archive is not."""

    __slots__ = ("archive", "name", "offset", "path", "size")

    def __init__(self, archive: str, name: str, path: str, offset: int, size: int) -> None:
        self.archive = archive
        self.name = name
        self.path = path
        self.offset = offset
        self.size = size

    def __str__(self) -> str:
        return f"{self.archive}({self.name})"

    def open(self) -> Source:
        """Open the member's bytes; the caller closes it."""
        source = open_source(self.path)
        try:
            source.narrow(str(self), self.offset, self.size)
        except UserError:
            source.close()
            raise
        return source

    def read(self) -> bytes:
        """Return all of the member's bytes."""
        with self.open() as source:
            return source.read(0, source.size)


def is_archive(start: bytes) -> bool:
    """Return whether a file that starts so is an archive, thin or not."""
    return start.startswith((MAGIC, THIN_MAGIC))


def members(path: str) -> Iterator[Member]:
    """Yield the members in order, without symbol tables; a `UserError` where it is damaged."""
    with open_source(path) as source:
        start = source.read(0, min(source.size, len(MAGIC)))
        if not is_archive(start):
            raise user_error("not an archive", where=path)
        for _, member in _Reader(source, thin=start == THIN_MAGIC).entries():
            yield member


def contents(path: str) -> tuple[list[tuple[int, Member]], Member | None]:
    """Return the members with the places of their headers, and the symbol table."""
    with open_source(path) as source:
        reader = _Reader(source, thin=source.read(0, len(MAGIC)) == THIN_MAGIC)
        return list(reader.entries()), reader.table


class _Reader:
    """One pass over an archive, with the long names it has met."""

    def __init__(self, source: Source, *, thin: bool) -> None:
        self.source = source
        self.thin = thin
        self.long_names = b""
        #: Its symbol table, once that was met.
        self.table: Member | None = None
        self.nested: dict[str, dict[int, Member]] = {}

    def entries(self) -> Iterator[tuple[int, Member]]:
        """Yield the members, each with the place of its header."""
        at = len(MAGIC)
        while at < self.source.size:
            raw, size = self._header(at)
            data = at + _HEADER
            if self.thin and raw not in _INLINE:
                yield at, self._outside(raw, at)
                at = data
                continue
            self.source.check(data, size, f"member at {at:#x}")
            if raw == _LONG_NAMES:
                self.long_names = self.source.read(data, size)
            else:
                member = self._inside(raw, data, size)
                if os.fsencode(member.name) in _SYMBOL_TABLES:
                    self.table = member
                else:
                    yield at, member
            at = data + size + size % 2

    def _header(self, at: int) -> tuple[bytes, int]:
        """Return the name field, stripped, and the size of the member whose header is here."""
        header = self.source.read(at, _HEADER, "member header")
        digits = header[48:58].rstrip(b" ")
        if header[58:] != _HEADER_END or not digits.isdigit():
            raise damaged(self.source.name, f"there is no member header at {at:#x}")
        name = header[:16].rstrip(b" ")
        # GNU ar may leave a stroke at the end of the field, behind the place of a long name.
        return name.split(b" ")[0] if name.startswith(b"/") else name, int(digits)

    def _inside(self, raw: bytes, data: int, size: int) -> Member:
        """Return a member whose bytes follow its header; BSD puts a long name in front of them."""
        name = raw if raw in _SYMBOL_TABLES else self._name(raw, data)
        if raw.startswith(b"#1/"):
            length = _number(raw[3:])
            if length is None or length > size:
                raise damaged(self.source.name, f"the member at {data:#x} has no readable name")
            name = self.source.read(data, length, "member name").rstrip(b"\0")
            data, size = data + length, size - length
        path = self.source.name
        return Member(path, os.fsdecode(name), path, data, size)

    def _outside(self, raw: bytes, at: int) -> Member:
        """Return a thin archive's member: a file, or `/name:offset` in an archive it names."""
        reference, _, nested = raw.partition(b":")
        name = os.fsdecode(self._name(reference, at))
        path = os.path.join(os.path.dirname(self.source.name), name)
        try:
            with open_source(path) as file:
                if nested:
                    return self._nested(file, nested)
                return Member(self.source.name, name, path, 0, file.size)
        except UserError as error:
            note = f"a member of the thin archive {self.source.name}, at {at:#x}"
            raise user_error(str(error), note, where=path) from error

    def _nested(self, file: Source, offset: bytes) -> Member:
        if file.name not in self.nested:
            self.nested[file.name] = dict(_Reader(file, thin=False).entries())
        member = self.nested[file.name].get(_number(offset) or 0)
        if member is None:
            raise damaged(self.source.name, f"{file.name} has no member at {os.fsdecode(offset)}")
        return Member(self.source.name, member.name, file.name, member.offset, member.size)

    def _name(self, raw: bytes, at: int) -> bytes:
        """Return the name itself: `name/` here, or `/offset` in the table of long names."""
        if not raw.startswith(b"/"):
            return raw.removesuffix(b"/")
        start = _number(raw[1:])
        if start is None or start >= len(self.long_names):
            raise damaged(self.source.name, f"the member at {at:#x} has no readable name")
        name = self.long_names[start:].split(b"\n", 1)[0].split(b"\0", 1)[0]
        return name.removesuffix(b"/")


def _number(digits: bytes) -> int | None:
    return int(digits) if digits.isdigit() else None
