"""Entries of routines read into records; whatever is wrong with one is an error with its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.rules.routines.model import (
    Factor,
    Operand,
    Part,
    Routine,
    Special,
    Statement,
    Storage,
    Structure,
)
from enzyme_cc.rules.routines.statements import (
    StatementError,
    is_condition,
    read_call,
    read_statements,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from enzyme_cc.rules.nodes import Item
    from enzyme_cc.rules.routines.model import Number, Term

PRECISIONS = "sdcz"
_KEYS = (
    *"routine arguments adjoint inactive names note precisions returns tangent value".split(),
    "also",
    "cublas",
    "fortran",
    "idle",
    "may meet",
    "solver",
    "tangent after",
    "views",
)
_PARTS = {each.value: each for each in Part if not each.is_memory}
#: Where an argument is one at all.
_ONLY = ("complex", "lapacke")
_WORDS = ("out", "real", "integer", *_ONLY)
_STRUCTURES = {each.value: each for each in Structure}
#: The keys of statements.
_STATEMENTS = ("value", "tangent", "tangent after", "adjoint")
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


def also_called(item: Item) -> dict[str, str]:
    """Return the precision of each other name that libraries have for the routine: `dgemmtr`."""
    keys = item.table()
    if "also" not in keys:
        return {}
    return {each + keys["also"].text(): each for each in names_of(item)}


def read_routine(
    item: Item, called: Callable[[str], str], find: Callable[[str], Routine]
) -> Routine:
    """Return the record of one entry; others are found by what they are called: `dpbtrs`."""
    keys = item.table()
    for key, _ in item.pairs():
        if key.text() not in _KEYS:
            key.fail("unknown key", f"unknown key '{key.text()}'", f"keys: {', '.join(_KEYS)}")
    if "arguments" not in keys:
        item.fail("missing key", "'arguments' is missing")
    operands = tuple(_operands(keys["arguments"]))
    memory = [each.name for each in operands if each.part.is_memory]
    views = tuple(_views(keys["views"], memory)) if "views" in keys else ()
    scalars = [each.name for each in operands if each.part.is_scalar]
    names = _Names((*scalars, "result") if "returns" in keys else tuple(scalars), tuple(memory))
    names = names._replace(memory=(*memory, *(each.name for each in views)))
    said = {key: tuple(_lines(keys[key], names)) for key in _STATEMENTS if key in keys}
    every = {each.name: each for each in (*operands, *views)}
    for part, statements in said.items():
        _check_turned(keys[part], statements, every)
    solver = keys["solver"].text() if "solver" in keys else ""
    is_own = solver == keys["routine"].text()
    solver = called(solver) if solver else ""
    return Routine(
        keys["routine"].text(),
        item.where,
        "".join(names_of(item)),
        operands,
        keys["returns"].word(_RETURNS, "result") if "returns" in keys else None,
        said.get("value", ()),
        said.get("tangent", ()),
        said.get("tangent after", ()),
        said.get("adjoint", ()),
        inactive="inactive" in keys and keys["inactive"].flag(),
        idle=tuple(keys["idle"].text().split()) if "idle" in keys else (),
        views=views,
        solver=find(solver) if solver and not is_own else None,
        solver_name=solver,
        may_meet="may meet" in keys and keys["may meet"].flag(),
        is_fortran="fortran" in keys and keys["fortran"].flag(),
        device_name=keys["cublas"].text() if "cublas" in keys else "",
    )


def _check_turned(
    item: Item, statements: Iterable[Statement], operands: Mapping[str, Operand]
) -> None:
    """Refuse statements that would lose the transposition that a flag says."""
    for each in statements:
        _check_turned(item, each.block, operands)
        if any(_is_lost(term, each.target, operands) for term in each.terms):
            item.fail(
                "language",
                f"'{each.text}' does not heed the flag that transposes a matrix",
                "copy a whole one to memory of its own first: `views: {T: matrix m n}`, `T = A`",
            )


def _is_lost(term: Term, target: Factor | Number | None, operands: Mapping[str, Operand]) -> bool:
    """Return whether what lies in two shapes is added up, or summed, as it is stored."""
    if term.special is None:
        sides = [term.factors, (target,) if isinstance(target, Factor) else ()]
    else:
        sides = [each.factors for each in term.terms]
    alone = [operands[side[0].name] for side in sides if len(side) == 1]
    if term.special not in (None, Special.DOT, Special.PLAIN_DOT):
        return any(each.transpose for each in alone)
    is_same = len(alone) < 2 or alone[0].transpose == alone[1].transpose
    return not is_same and not all(map(_is_whole, alone))


def _is_whole(operand: Operand) -> bool:
    return operand.structure is Structure.GENERAL and operand.storage is Storage.FULL


class _Names(NamedTuple):
    """The names that statements of a routine may use."""

    scalars: tuple[str, ...]
    memory: tuple[str, ...]


def _lines(item: Item, names: _Names) -> Iterator[Statement]:
    """Yield the statements of one line, or of a list."""
    for line in [item] if item.is_text else item.items():
        try:
            yield from _line(line, names)
        except StatementError as error:
            line.fail("language", str(error))


def _line(line: Item, names: _Names) -> Iterator[Statement]:
    if line.is_text:
        yield from read_statements(line.text(), *names)
        return
    ((condition, inner),) = line.table().items()
    if condition == "stop":
        yield Statement(None, (), adds=True, text=condition, stop=inner.text())
        return
    if condition == "call":
        yield read_call(inner.text(), *names)
        return
    word = condition.removeprefix("where ").removeprefix("with ")
    block = tuple(_lines(inner, names))
    if is_condition(word):
        yield Statement(None, (), adds=True, side=word, text=condition, block=block)
    else:
        (test,) = read_statements(f"{word} = 0", *names)
        yield test._replace(terms=(), block=block, tests=not condition.startswith("with "))


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
        needs: tuple[str, ...] = ()
        if words[0] not in _STRUCTURES and words[-2:-1] == ["if"]:
            needs, words = tuple(words[-1].split(":")), words[:-2]
        if words[0] in _STRUCTURES:
            last = _memory(name, words, what)
            yield last
        elif words[0] in (Part.PIVOTS.value, Part.INTEGERS.value) and len(words) > 1:
            written = "out" in words
            yield Operand(name, _PARTS[words[0]], sizes=(words[1],), written=written)
        elif words[0] == Part.TRANSPOSE.value and words[1:]:
            yield Operand(name, Part.TRANSPOSE, letters=tuple(words[1:]))
        elif words[0] in _PARTS and (
            words[0] == Part.WORK.value or all(each in _WORDS for each in words[1:])
        ):
            part = _PARTS[words[0]]
            of = last.name if last and part in (Part.LEADING, Part.INCREMENT) else ""
            written = "out" in words or part in (Part.WORK, Part.INFO, Part.FOUND)
            made = Operand(name, part, of=of, written=written, real="real" in words)
            only = next((each for each in words if each in _ONLY), "")
            sizes = tuple(each for each in words[1:] if each not in _WORDS)
            made = made._replace(integer="integer" in words, only=only, sizes=sizes)
            yield made._replace(needs=needs)
        else:
            what.fail("shape", f"'{what.text()}' is no argument of a routine")


def _memory(name: str, words: list[str], item: Item) -> Operand:
    """Return a vector or a matrix: its sizes, and words that say more."""
    structure = _STRUCTURES[words[0]]
    is_vector = structure is Structure.VECTOR
    made = Operand(name, Part.VECTOR if is_vector else Part.MATRIX, structure)
    rest = iter(words[1:])
    sizes: list[str] = []
    for word in rest:
        if word in _WITH_NAME:
            made = _WITH_NAME[word](made, next(rest, ""))
        elif word in _ALONE:
            made = _ALONE[word](made)
        elif made.storage is Storage.BAND:
            made = made._replace(bands=(*made.bands, word))
        else:
            sizes.append(word)
    wanted = 2 if structure is Structure.GENERAL or sizes[:1] in (["rows"], ["columns"]) else 1
    if len(sizes) != wanted:
        item.fail("shape", f"'{item.text()}' needs {wanted} sizes")
    return made._replace(sizes=tuple(sizes * 2 if wanted == 1 and not is_vector else sizes))


#: Words behind which a name stands.
_WITH_NAME: dict[str, Callable[[Operand, str], Operand]] = {
    "op": lambda made, name: made._replace(transpose=name),
    "turned": lambda made, name: made._replace(transpose=name, stored=True),
    "triangle": lambda made, name: made._replace(triangle=name),
    "diagonal": lambda made, name: made._replace(diagonal=name),
    "below": lambda made, name: made._replace(above=name),
    "if": lambda made, name: made._replace(needs=tuple(name.split(":"))),
    "behind": lambda made, name: made._replace(before=name),
}
_ALONE: dict[str, Callable[[Operand], Operand]] = {
    "band": lambda made: made._replace(storage=Storage.BAND),
    "packed": lambda made: made._replace(storage=Storage.PACKED),
    "out": lambda made: made._replace(written=True),
    "real": lambda made: made._replace(real=True),
    "upper": lambda made: made._replace(triangle="=0"),
    "lower": lambda made: made._replace(triangle="=1"),
    "unit": lambda made: made._replace(diagonal="=1"),
}
