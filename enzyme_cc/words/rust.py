"""Names of Rust's functions, out of both of its manglings (RFC 2603 is the newer one)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

from enzyme_cc.words.itanium import NotMangledError

if TYPE_CHECKING:
    from collections.abc import Callable

_HASH = re.compile(r"::h[0-9a-f]{16}$")
#: Letters that linkers do not take, in the older mangling.
_SPELLED = {
    "$SP$": "@",
    "$BP$": "*",
    "$RF$": "&",
    "$LT$": "<",
    "$GT$": ">",
    "$LP$": "(",
    "$RP$": ")",
    "$C$": ",",
}
_CODE = re.compile(r"\$u([0-9a-f]+)\$")

_TYPES = "i8 bool char f64 str f32 u8 isize usize i32 u32 i128 u128 i16 u16 () ... i64 u64 ! _"
_BASIC = dict(zip("abcdefhijlmnostuvxyzp", _TYPES.split(), strict=True))
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def older(name: str) -> str | None:
    """Return the path in a C++ name that ends in a hash; None where it is C++."""
    if not _HASH.search(name):
        return None
    found = _HASH.sub("", name)
    for spelled, letter in _SPELLED.items():
        found = found.replace(spelled, letter)
    found = _CODE.sub(lambda code: chr(int(code[1], 16)), found).replace("..", "::")
    return re.sub(r"(^|::)_(?=[<{])", r"\1", found)


def newer(mangled: str) -> str:
    """Return the path in a name that begins with `_R`."""
    text, _, _ = mangled.partition(".")
    parser = _Parser(text)
    try:
        return parser.path("::")
    except (IndexError, KeyError, ValueError, RecursionError) as error:
        raise NotMangledError(mangled) from error


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 2

    def letter(self) -> str:
        self.at += 1
        return self.text[self.at - 1]

    def take(self, letter: str) -> bool:
        found = self.text.startswith(letter, self.at)
        self.at += found
        return found

    def number(self) -> int:
        """Return a number of base 62 and `_`: nothing is 0, and 0 is 1."""
        value = 0
        if self.take("_"):
            return 0
        while not self.take("_"):
            value = value * 62 + _DIGITS.index(self.letter())
        return value + 1

    def behind(self, read: Callable[[], str]) -> str:
        """Return what was read before, at the place that is told."""
        place = self.number() + 2
        if place >= self.at:
            raise NotMangledError(self.text)
        here, self.at = self.at, place
        found = read()
        self.at = here
        return found

    def identifier(self) -> tuple[str, int]:
        number = self.number() + 1 if self.take("s") else 0
        is_punycode = self.take("u")
        start = self.at
        while self.text[self.at].isdecimal():
            self.at += 1
            if self.text[start] == "0":
                break
        length = int(self.text[start : self.at])
        self.take("_")
        self.at += length
        name = self.text[self.at - length : self.at]
        return (_unicode(name) if is_punycode else name), number

    def path(self, colons: str = "") -> str:
        """Return a path; of what is no type, with colons before arguments."""
        kind = self.letter()
        if kind == "C":
            return self.identifier()[0]
        if kind == "N":
            return self._nested(colons)
        if kind == "B":
            return self.behind(lambda: self.path(colons))
        if kind == "I":
            outer = self.path(colons)
            return f"{outer}{colons}<{', '.join(self._until_end(self._argument))}>"
        if kind in "MX":
            self._skip_number("s")
            self.path()
        if kind == "M":
            return f"<{self.type()}>"
        if kind in "XY":
            return f"<{self.type()} as {self.path()}>"
        raise NotMangledError(self.text)

    def _nested(self, colons: str) -> str:
        space = self.letter()
        outer = self.path(colons)
        name, number = self.identifier()
        if space.islower():
            return f"{outer}::{name}" if name else outer
        what = {"C": "closure", "S": "shim"}.get(space, space)
        return f"{outer}::{{{what}{':' if name else ''}{name}#{number}}}"

    def _argument(self) -> str:
        if self.take("L"):
            self.number()
            return "'_"
        return self._constant() if self.take("K") else self.type()

    def _until_end(self, read: Callable[[], str]) -> list[str]:
        found = []
        while not self.take("E"):
            found.append(read())
        return found

    def _constant(self) -> str:
        if self.take("B"):
            return self.behind(self._constant)
        kind = self.letter()
        if kind == "p":
            return "_"
        end = self.text.index("_", self.at)
        value, self.at = self.text[self.at : end], end + 1
        if kind == "b":
            return "true" if value == "1" else "false"
        sign, digits = ("-", value[1:]) if value.startswith("n") else ("", value)
        return f"{sign}{int(digits or '0', 16)}"

    def type(self) -> str:
        kind = self.letter()
        if kind in _BASIC:
            return _BASIC[kind]
        read = self._COMPOUND.get(kind)
        if read is not None:
            return read(self)
        self.at -= 1
        return self.path()

    def _reference(self) -> str:
        is_mutable = self.text[self.at - 1] == "Q"
        self._skip_number("L")
        return f"&{'mut ' if is_mutable else ''}{self.type()}"

    def _tuple(self) -> str:
        found = self._until_end(self.type)
        return f"({', '.join(found)}{',' if len(found) == 1 else ''})"

    _COMPOUND: ClassVar[dict[str, Callable[[_Parser], str]]] = {
        "A": lambda self: f"[{self.type()}; {self._constant()}]",
        "B": lambda self: self.behind(self.type),
        "D": lambda self: self._object(),
        "F": lambda self: self._function(),
        "O": lambda self: f"*mut {self.type()}",
        "P": lambda self: f"*const {self.type()}",
        "Q": _reference,
        "R": _reference,
        "S": lambda self: f"[{self.type()}]",
        "T": _tuple,
    }

    def _skip_number(self, letter: str) -> None:
        """Go over a number that this letter begins, if there is one."""
        if self.take(letter):
            self.number()

    def _function(self) -> str:
        self._skip_number("G")
        self.take("U")
        if self.take("K") and not self.take("C"):
            self.identifier()
        taken = ", ".join(self._until_end(self.type))
        result = self.type()
        return f"fn({taken})" + (f" -> {result}" if result != "()" else "")

    def _object(self) -> str:
        self._skip_number("G")
        found = self._until_end(self._bound)
        self._skip_number("L")
        return f"dyn {' + '.join(found)}"

    def _bound(self) -> str:
        found = self.path()
        named = []
        while self.take("p"):
            name, _ = self.identifier()
            named.append(f"{name} = {self.type()}")
        if not named:
            return found
        if found.endswith(">"):
            return f"{found[:-1]}, {', '.join(named)}>"
        return f"{found}<{', '.join(named)}>"


def _unicode(name: str) -> str:
    plain, _, rest = name.rpartition("_")
    return (f"{plain}-{rest}" if plain else rest).encode().decode("punycode")
