"""The table of `std::pmr::monotonic_buffer_resource`, which libstdc++ brings compiled.

What allocates is in a header, and the library exports only the table that it is in. So a module
with derivatives has the table itself, as each file of a program has tables of other classes.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from enzyme_cc.rules.bodies import COPY

_CLASS = "NSt3pmr25monotonic_buffer_resource"
_TABLE, _TYPE = f"_ZTV{_CLASS}E", f"_ZTI{_CLASS}E"
_ELSEWHERE = re.compile(rf"^(@{_TABLE} =) (external|available_externally)(.*)$", re.M)
_DESTRUCTORS = (f"_Z{_CLASS}D1Ev", f"_Z{_CLASS}D0Ev")
_METHODS = (
    f"_Z{_CLASS}11do_allocateEmm",
    f"_Z{_CLASS}13do_deallocateEPvmm",
    f"_ZNK{_CLASS[1:]}11do_is_equalERKNS_15memory_resourceE",
)


class Tables(NamedTuple):
    """A module without the tables that it now gets, these by name, and what they hold."""

    text: str
    entries: dict[str, str]
    held: tuple[str, ...] = ()


def with_tables(text: str) -> Tables:
    """Return what a module that names the table has of it."""
    found = _ELSEWHERE.search(text)
    if found is None:
        return Tables(text, {})
    if found[2] == "available_externally":
        return Tables(_ELSEWHERE.sub(r"\1 linkonce_odr\3", text), {})
    held = [_TYPE, *_DESTRUCTORS, *(f"{COPY}{each}" for each in _METHODS)]
    members = ", ".join(f"ptr @{each}" for each in held)
    words, kind, end = found[3].partition("{ [7 x ptr] }")
    entries = {_TYPE: f"@{_TYPE} = external constant ptr"}
    entries |= {each: f"declare void @{each}(ptr)" for each in _DESTRUCTORS}
    table = f"{found[1]} linkonce_odr{words}{kind} {{ [7 x ptr] [ptr null, {members}] }}{end}"
    return Tables(_ELSEWHERE.sub("", text), {**entries, _TABLE: table}, _DESTRUCTORS + _METHODS)
