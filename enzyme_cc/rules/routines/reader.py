"""Entries of routines read into records; whatever is wrong with one is an error with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_cc.rules.routines.model import Operand, Part, Routine, Statement, Storage, Structure
from enzyme_cc.rules.routines.statements import StatementError, is_condition, read_statements

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.rules.nodes import Item

PRECISIONS = "sdcz"
_KEYS = (
    *"routine arguments adjoint inactive names note precisions returns tangent value".split(),
    "idle",
    "tangent after",
    "views",
)
_PARTS = {each.value: each for each in Part if not each.is_memory}
_WORDS = ("out", "real", "integer")
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
    views = tuple(_views(keys["views"], memory)) if "views" in keys else ()
    memory += [each.name for each in views]

    def read(key: str) -> Iterator[Statement]:
        lines = keys.get(key)
        if lines is None:
            return
        for line in [lines] if lines.is_text else lines.items():
            yield from read_line(line)

    def read_line(line: Item) -> Iterator[Statement]:
        try:
            if line.is_text:
                yield from read_statements(line.text(), scalars, memory)
                return
            ((condition, inner),) = line.table().items()
            word = condition.removeprefix("where ")
            block = tuple(each for one in inner.items() for each in read_line(one))
            if is_condition(word):
                yield Statement(None, (), adds=True, side=word, text=condition, block=block)
            else:
                (test,) = read_statements(f"{word} = 0", scalars, memory)
                yield test._replace(terms=(), block=block)
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
        tuple(keys["idle"].text().split()) if "idle" in keys else (),
        views,
    )


def _views(item: Item, memory: list[str]) -> Iterator[Operand]:
    """Yield operands as they are seen in another way: `L: A as triangular n`; and own memory."""
    for key, what in item.pairs():
        words = what.text().split()
        name = key.text()
        of = name
        if words[1:2] == ["as"]:
            of, words = words[0], words[2:]
            if of not in memory:
                what.fail("shape", f"'{of}' is no vector or matrix of the routine")
        if words[0] not in _STRUCTURES:
            what.fail("shape", f"'{what.text()}' is no vector or matrix")
        memory = [*memory, name]
        yield _memory(name, words, what)._replace(memory=of)


def _operands(item: Item) -> Iterator[Operand]:
    last: Operand | None = None
    for key, what in item.pairs():
        words = what.text().split()
        name = key.text()
        if words[0] in _STRUCTURES:
            last = _memory(name, words, what)
            yield last
        elif words[0] == Part.PIVOTS.value and len(words) > 1:
            written = "out" in words
            yield Operand(name, Part.PIVOTS, sizes=(words[1],), written=written)
        elif words[0] in _PARTS and all(each in _WORDS for each in words[1:]):
            part = _PARTS[words[0]]
            of = last.name if last and part in (Part.LEADING, Part.INCREMENT) else ""
            written = "out" in words or part in (Part.WORK, Part.INFO)
            yield Operand(name, part, of=of, written=written, real="real" in words)
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
        elif word == "real":
            made = made._replace(real=True)
        elif word == "below":
            made = made._replace(above=next(rest, ""))
        elif word == "behind":
            made = made._replace(before=next(rest, ""))
        elif word in ("lower", "upper"):
            made = made._replace(triangle=f"={int(word == 'lower')}")
        elif word == "unit":
            made = made._replace(diagonal="=1")
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
