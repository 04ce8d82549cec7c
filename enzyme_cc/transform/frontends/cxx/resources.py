"""The tables of `std::pmr::monotonic_buffer_resource`, which libraries of C++ bring compiled.

What is in them is in headers or is a name of nobody else's. So a module with derivatives has such
a table itself, as each file of a program has tables of other classes.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from enzyme_cc.rules.bodies import COPY


class Resource(NamedTuple):
    """The class as a library mangles it: its namespace, and a function's argument of its base."""

    scope: str
    base: str

    def named(self, kind: str) -> str:
        """Return the name of its table, of its type, ..."""
        return f"_ZT{kind}N{self.scope}25monotonic_buffer_resourceE"

    def methods(self) -> tuple[str, ...]:
        """Return the names of what is in its table, in order."""
        name = f"N{self.scope}25monotonic_buffer_resource"
        of_memory = (f"_Z{name}11do_allocateEmm", f"_Z{name}13do_deallocateEPvmm")
        is_equal = f"_ZNK{name[1:]}11do_is_equalERK{self.base}"
        return (f"_Z{name}D1Ev", f"_Z{name}D0Ev", *of_memory, is_equal)


RESOURCES = (
    Resource("St3pmr", "NS_15memory_resourceE"),
    Resource("St3__13pmr", "NS0_15memory_resourceE"),
)


class Tables(NamedTuple):
    """A module without the tables that it now gets, these by name, and what they hold."""

    text: str
    entries: dict[str, str]
    held: tuple[str, ...]


def with_tables(text: str) -> Tables:
    """Return what a module has of the tables that it names."""
    found = Tables(text, {}, ())
    for resource in RESOURCES:
        if f"@{resource.named('V')}" in text:
            found = _with_table(found, resource)
    return found


def _with_table(module: Tables, resource: Resource) -> Tables:
    name, kind = resource.named("V"), resource.named("I")
    elsewhere = re.compile(rf"^(@{name} =) (external|available_externally)(.*)$", re.M)
    found = elsewhere.search(module.text)
    if found is None:
        return module
    if found[2] == "available_externally":
        return module._replace(text=elsewhere.sub(r"\1 linkonce_odr\3", module.text))
    methods = resource.methods()
    members = ", ".join(f"ptr @{each}" for each in (kind, *(f"{COPY}{each}" for each in methods)))
    words, array, end = found[3].partition("{ [7 x ptr] }")
    table = f"{found[1]} linkonce_odr{words}{array} {{ [7 x ptr] [ptr null, {members}] }}{end}"
    entries = {kind: f"@{kind} = external constant ptr", name: table}
    text = elsewhere.sub("", module.text)
    return Tables(text, module.entries | entries, module.held + methods)
