"""Methods of Rust's traits, told by their mangled names: whatever type implements the trait.

In the older mangling the trait is written out; in the newer one what was named before is a number
there (`B5_`), so that of its path the crate, the last module and the trait itself are looked for.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_OLDER = re.compile(r"_ZN\d+_\$LT\$.*\$u20\$as\$u20\$([\w.]+)\$GT\$\d+[a-z_]+17h[0-9a-f]{16}E")
_NEWER = "_RNvX"
#: A crate in a newer name, and those that come with rustc.
_CRATE = re.compile(r"(?=C(?:s[0-9A-Za-z]*_)?(\d+)_?(\w+))")
_LIBRARY = frozenset(
    "addr2line adler2 alloc cfg_if core gimli hashbrown memchr miniz_oxide object panic_abort "
    "panic_unwind rustc_demangle std std_detect unwind".split()
)


def is_of_library(name: str) -> bool:
    """Return whether a method is of Rust's own library: no other crate is in its name.

    In the older mangling nothing tells: it is what the program's own crates have.
    """
    crates = {rest[: int(count)] for count, rest in _CRATE.findall(name)}
    return name.startswith(_NEWER) and crates <= _LIBRARY


class TraitMethods:
    """The traits that rules are for, as `core::fmt::Debug`."""

    __slots__ = ("_newer", "_older")

    def __init__(self, traits: Iterable[str]) -> None:
        names = sorted(traits)
        self._older = {each.replace("::", ".."): each for each in names}
        self._newer = [(each, _newer(*each.split("::"))) for each in names]

    def trait(self, name: str) -> str | None:
        """Return the trait that a function of this name is a method of, if a rule is for it."""
        if name.startswith(_NEWER):
            return next((trait for trait, each in self._newer if each.match(name)), None)
        found = _OLDER.match(name)
        return self._older.get(found[1]) if found is not None else None


def _newer(crate: str, *path: str) -> re.Pattern[str]:
    """Return a pattern for names of a trait's methods: its crate, and last its module and name."""
    module, trait = (f"{len(each)}{each}" for each in (crate, *path)[-2:])
    return re.compile(
        rf"{_NEWER}(?=.*C(?:s[0-9A-Za-z]*_)?{len(crate)}{crate})"
        rf".*(?:{module}|B[0-9A-Za-z]*_){trait}\d+[a-z]\w*\Z"
    )
