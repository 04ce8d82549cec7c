"""Addresses next to a table of rustc's: what is behind them only the functions in the table know.

A `dyn Trait` is the address of an object and that of its table. Objects of several types stand at
one place, and what they hold is of no one type: who makes an object knows its type, and so does
each function of its table. So what is put or chosen here leads to no memory that others share.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeGuard

from enzyme_cc.analysis.alias.affine_addresses import Forms
from enzyme_cc.ir.function import Function, Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import CallBase, InsertValue, Load, Select, Store
from enzyme_cc.ir.types import PointerType, StructType

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from enzyme_cc.ir.datalayout import DataLayout
    from enzyme_cc.ir.function import Block, Instruction
    from enzyme_cc.ir.values import Value

#: A table begins with what drops an object, or nothing, and its size and alignment.
_TABLE = re.compile(r"<\{ (?:\[24 x i8\]|ptr, \[16 x i8\])(?:, (?:ptr|\[\d+ x i8\]))* \}>")
#: How many choices are followed from one to another.
_DEPTH = 4


class TraitObjects:
    """The instructions that put or choose such addresses, found function by function."""

    def __init__(self, layout: DataLayout) -> None:
        #: Each with the table, which may be chosen among several.
        self.found: dict[Instruction, Value] = {}
        self._layout = layout
        self._tables: dict[Value, bool] = {}

    def find(self, blocks: list[Block]) -> None:
        """Look at one function."""
        stores: list[Store] = []
        tables: list[Store] = []
        for block in blocks:
            for line in block.lines:
                if isinstance(line, Store) and isinstance(line.value.type, PointerType):
                    (tables if self._is_table(line.value) else stores).append(line)
                elif isinstance(line, InsertValue):
                    self._insert(line)
                elif isinstance(line, CallBase) and line.arguments:
                    self._call(line)
        if tables and stores:
            self._pairs(stores, tables)

    def _pairs(self, stores: list[Store], tables: list[Store]) -> None:
        """Note addresses that are stored just before where a table is."""
        forms, size = Forms(self._layout), self._layout.pointer_size()
        places = {}
        for store in tables:
            form = forms.of(store.pointer)
            places[*form.key, form.offset - size] = store.value
        for store in stores:
            form = forms.of(store.pointer)
            table = places.get((*form.key, form.offset))
            if table is not None:
                self.found[store] = table
                self._chosen(store.value, table)

    def _insert(self, insert: InsertValue) -> None:
        """Note a table that is put behind an address in a pair."""
        before, table = insert.operands
        if isinstance(before, InsertValue) and self._is_table(table):
            *outer, last = before.indices
            if tuple(insert.indices) == (*outer, last + 1):
                self.found[before] = table
                self._chosen(before.operands[1], table)

    def _call(self, call: CallBase) -> None:
        """Note a call of a chosen table's function, with an object that was chosen with it."""
        callee = call.callee
        if isinstance(callee, Load):
            callee = Forms(self._layout).of(callee.pointer).base
        if isinstance(callee, (Phi, Select)) and self._is_table(callee, functions=True):
            self._chosen(call.arguments[0], callee)

    def _chosen(self, value: Value, table: Value) -> None:
        """Note an address that is chosen where its table is."""
        chosen = (Phi, Select)
        if isinstance(value, chosen) and isinstance(table, chosen) and value.block is table.block:
            self.found[value] = table

    def _is_table(self, value: Value, depth: int = 0, *, functions: bool = False) -> bool:
        if isinstance(value, (Phi, Select)) and depth < _DEPTH:
            given = value.operands[::2] if isinstance(value, Phi) else value.operands[1:]
            return all(self._is_table(each, depth + 1, functions=functions) for each in given)
        if functions and isinstance(value, Function):
            return True
        if not isinstance(value, GlobalVariable):
            return False
        found = self._tables.get(value)
        if found is None:
            found = self._tables[value] = is_table(value)
        return found


def objects(found: Mapping[Instruction, Value]) -> Iterator[tuple[Instruction, Value, Value]]:
    """Yield where an address is put next to a table, and the two."""
    for put, table in found.items():
        if isinstance(put, Store):
            yield put, put.value, table
        elif isinstance(put, InsertValue):
            yield put, put.operands[1], table


def is_table(variable: Value) -> TypeGuard[GlobalVariable]:
    """Return whether a value is a table of functions for a type, as rustc writes them."""
    if not isinstance(variable, GlobalVariable):
        return False
    kind = variable.value_type
    if not variable.is_constant or not isinstance(kind, StructType):
        return False
    if _TABLE.fullmatch(kind.text) is None:
        return False
    members: list[Value] = getattr(variable.initializer, "operands", [])
    functions = [isinstance(each, Function) for each in members]
    return any(functions) and (functions[0] or not isinstance(members[0].type, PointerType))
