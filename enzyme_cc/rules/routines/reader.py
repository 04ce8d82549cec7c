"""Entries of routines read into records; whatever is wrong with one is an error with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.rules.routines.model import Operand, Part, Routine, Storage, Structure
from enzyme_cc.rules.routines.statements import StatementError, read_statements

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.rules.nodes import Item
    from enzyme_cc.rules.routines.model import Statement

PRECISIONS = "sdcz"
_KEYS = (
    *"routine arguments adjoint inactive names note precisions returns tangent value".split(),
    "tangent after",
)
_PARTS = {each.value: each for each in Part if not each.is_memory}
_STRUCTURES = {each.value: each for each in Structure}
_STORAGES = {each.value: each for each in (Storage.BAND, Storage.PACKED)}
_RETURNS = {"scalar": Part.SCALAR, "real": Part.REAL, "integer": Part.SIZE}


def names_of(item: Item) -> dict[str, str]:
    """Return what the routine is called in each precision: `dgemm`."""
    keys = item.table()
    if "routine" not in keys:
        item.fail("missing key", "'routine' is missing")
    name = keys["routine"].text()
    precisions = keys["precisions"].text() if "precisions" in keys else PRECISIONS
    special = (
        {key: each.text() for key, each in keys["names"].table().items()} if "names" in keys else {}
    )
    return {each: special.get(each, each + name) for each in precisions}


def read_routine(item: Item) -> Routine:
    """Return the record of one entry."""
    keys = item.table()
    for key, _ in item.pairs():
        if key.text() not in _KEYS:
            key.fail("unknown key", f"unknown key '{key.text()}'", f"keys: {', '.join(_KEYS)}")
    for needed in ("routine", "arguments"):
        if needed not in keys:
            item.fail("missing key", f"'{needed}' is missing")
    operands = tuple(_operands(keys["arguments"]))
    scalars = [each.name for each in operands if each.part.is_scalar]
    if "returns" in keys:
        scalars.append("result")
    memory = [each.name for each in operands if each.part.is_memory]

    def read(key: str) -> Iterator[Statement]:
        lines = keys.get(key)
        if lines is None:
            return
        for line in [lines] if lines.is_text else lines.items():
            try:
                yield from read_statements(line.text(), scalars, memory)
            except StatementError as error:
                line.fail("formula", str(error))

    return Routine(
        keys["routine"].text(),
        item.where,
        "".join(names_of(item)),
        operands,
        keys["returns"].word(_RETURNS, "result") if "returns" in keys else None,
        tuple(read("value")),
        tuple(read("tangent")),
        tuple(read("tangent after")),
        tuple(read("adjoint")),
        "inactive" in keys and keys["inactive"].flag(),
    )


def _operands(item: Item) -> Iterator[Operand]:
    last: Operand | None = None
    for key, what in item.pairs():
        words = what.text().split()
        name = key.text()
        if words[0] in _STRUCTURES:
            last = _memory(name, words, what)
            yield last
        elif words[0] in _PARTS and words[1:] in ([], ["out"]):
            part = _PARTS[words[0]]
            of = last.name if last and part in (Part.LEADING, Part.INCREMENT) else ""
            yield Operand(name, part, of=of, written=words[1:] == ["out"])
        else:
            what.fail("shape", f"'{what.text()}' is no argument of a routine")


def _memory(name: str, words: list[str], item: Item) -> Operand:
    structure = _STRUCTURES[words[0]]
    is_vector = structure is Structure.VECTOR
    made = Operand(name, Part.VECTOR if is_vector else Part.MATRIX, structure)
    rest = iter(words[1:])
    sizes: list[str] = []
    for word in rest:
        if word in _ROLES:
            made = _with_role(made, word, next(rest, ""))
        elif word == "turned":
            made = made._replace(transpose=next(rest, ""), stored=True)
        elif word in _STORAGES:
            made = made._replace(storage=_STORAGES[word])
        elif word == "out":
            made = made._replace(written=True)
        elif made.storage is Storage.BAND:
            made = made._replace(bands=(*made.bands, word))
        else:
            sizes.append(word)
    wanted = 2 if structure is Structure.GENERAL else 1
    if is_vector and sizes and sizes[0] in ("rows", "columns"):
        wanted = 2
    if len(sizes) != wanted:
        item.fail("shape", f"'{item.text()}' needs {wanted} sizes")
    if len(sizes) == 1 and not is_vector:
        sizes *= 2
    return made._replace(sizes=tuple(sizes))


def _with_role(operand: Operand, word: str, name: str) -> Operand:
    if word == "op":
        return operand._replace(transpose=name)
    return (
        operand._replace(triangle=name) if word == "triangle" else operand._replace(diagonal=name)
    )


_ROLES = ("op", "triangle", "diagonal")
