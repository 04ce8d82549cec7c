"""Tables of virtual functions, as clang writes them for the C++ ABI of Itanium (16 to 22).

An object begins with the address of the first function in a table named `_ZTV...`, or `_ZTC...`
while a base class with virtual bases is made. Each function from there to the end of that part
of the table takes the object that begins so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.analysis.alias.affine_addresses import Forms
from enzyme_cc.analysis.types.trait_objects import is_table
from enzyme_cc.ir.constants import Composite, Constant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import GlobalVariable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.values import Value

_TABLES = ("_ZTC", "_ZTV")


class ClassTables:
    """The methods in the tables of classes and of Rust's traits, as the bodies for them."""

    def __init__(self, layout: DataLayout, body_of: Callable[[Function], Function]) -> None:
        self._layout = layout
        self._body_of = body_of
        self._forms = Forms(layout)
        self._found: dict[Value, tuple[Function, ...]] = {}

    def methods_at(self, address: Value) -> tuple[Function, ...]:
        """Return the methods of the table that begins at an address, if it is one of a table."""
        if address.uses is None or not isinstance(address, Constant):
            return ()
        found = self._found.get(address)
        if found is None:
            found = self._found[address] = tuple(self._methods(address))
        return found

    def _methods(self, address: Value) -> Iterator[Function]:
        form = self._forms.of(address)
        table = form.base
        is_of_class = isinstance(table, GlobalVariable) and table.name.startswith(_TABLES)
        is_of_trait = is_table(table) and not form.offset
        if not (is_of_class or is_of_trait):
            return
        assert isinstance(table, GlobalVariable)
        start = table.initializer
        parts = start.operands if isinstance(start, Composite) else ()
        if is_of_trait:
            yield from map(self._body_of, (each for each in parts if isinstance(each, Function)))
            return
        size = self._layout.pointer_size()
        begins = 0
        for part in parts:
            entries = part.operands if isinstance(part, Composite) else ()
            ends = begins + size * len(entries)
            index, beside = divmod(form.offset - begins, size)
            if begins <= form.offset < ends and not beside:
                found = (each for each in entries[index:] if isinstance(each, Function))
                yield from map(self._body_of, found)
            begins = ends
