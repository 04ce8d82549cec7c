"""Read what attributes in a module say of its functions and variables, one fact each.

clang keeps `annotate("enzyme_<word>", ...)` in `llvm.global.annotations`: what it stands on, the
text, file and line, and what else is in the brackets. Front ends and people who write IR use
metadata (`!enzyme_augment !{ptr @f}`) and string attributes (`"enzyme_inactive"`) as well.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.annotations import PREFIX, WORDS, Takes, word_in
from enzyme_cc.attributes.declared import NAMED
from enzyme_cc.attributes.names import SAID_OF_DECLARED
from enzyme_cc.ir.constants import Composite, IntConstant, StringConstant
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.instructions import CallBase
from enzyme_cc.ir.metadata.nodes import attachment_pairs
from enzyme_cc.ir.values import decoded
from enzyme_cc.requests.places import place_of
from enzyme_cc.requests.trace import stripped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value

ARRAY = "llvm.global.annotations"
#: The calls that stand for annotations of what is no global.
_ON_LOCALS = ("llvm.var.annotation", "llvm.ptr.annotation")
_STRING = re.compile(r'"enzyme_(\w+)"(?:="([^"]*)")?')
#: A file and its line.
_PLACE = re.compile(r".+:[0-9]+", re.DOTALL)
_GROUP = re.compile(r"(?<!\S)#\d+(?!\S)")
#: String attributes of functions that are spelled in another way than annotations.
_ATTRIBUTES = {"inactive": "inactive", "math": "function_like"}


class Fact(NamedTuple):
    """One word that is said of a function or a variable."""

    word: str
    symbol: Function | GlobalVariable
    #: What is in brackets: functions, variables, texts, or what is none of these.
    given: tuple[Value | str | None, ...]
    where: str

    @property
    def spelling(self) -> str:
        """Return how users write it."""
        return f"{PREFIX}{self.word}"


class Misplaced(NamedTuple):
    """A word of ours on what can have none, such as a variable of a function."""

    spelling: str
    where: str


def facts(module: Module) -> Iterator[Fact]:
    """Yield all that annotations, metadata and attributes say, in this order."""
    if PREFIX not in module.source:
        return
    yield from _annotations(module)
    yield from _of_declared(module)
    yield from _metadata(module)
    yield from _attributes(module)


def misplaced(module: Module) -> Iterator[Misplaced]:
    """Yield words of ours on variables inside functions, parameters and fields."""
    for function in list(module.functions.values()):
        if function.name.startswith(_ON_LOCALS):
            for call in function.users:
                arguments = call.arguments if isinstance(call, CallBase) else ()
                text = text_of(arguments[1]) if len(arguments) > 3 else None
                if text is not None and word_in(text):
                    yield Misplaced(text, _place(*arguments[2:4]))


# -- clang's array -----------------------------------------------------------------------------


def entries(module: Module) -> list[Value]:
    """Return the entries of clang's array."""
    array = module.globals.get(ARRAY)
    start = array.initializer if isinstance(array, GlobalVariable) else None
    return list(start.operands) if isinstance(start, Composite) else []


def annotation_of(entry: Value) -> str:
    """Return the text of an entry."""
    members = entry.operands if isinstance(entry, Composite) else ()
    return (text_of(members[1]) or "") if len(members) > 1 else ""


def _annotations(module: Module) -> Iterator[Fact]:
    for entry in entries(module):
        named = word_in(annotation_of(entry))
        if named is None or not isinstance(entry, Composite):
            continue
        symbol, _, file, line, *further = entry.operands
        symbol = stripped(symbol)
        while isinstance(symbol, Alias):  # as one constructor is another
            symbol = stripped(symbol.aliasee)
        if isinstance(symbol, (Function, GlobalVariable)):
            word, text = named
            given = (text,) if text else _given(word, further)
            yield Fact(word, symbol, given, _place(file, line))


def _given(word: str, further: list[Value]) -> tuple[Value | str | None, ...]:
    """Return what the brackets hold behind the text."""
    holder = stripped(further[0]) if further else None
    start = holder.initializer if isinstance(holder, GlobalVariable) else None
    members = start.operands if isinstance(start, Composite) else ()
    takes = WORDS[word].takes if word in WORDS else Takes.NOTHING
    plain = map(stripped, members)
    return tuple(text_of(each) if takes is Takes.TEXT else each for each in plain)


def text_of(value: Value) -> str | None:
    """Return the string that a pointer points to."""
    variable = stripped(value)
    start = variable.initializer if isinstance(variable, GlobalVariable) else None
    if not isinstance(start, StringConstant):
        return None
    return start.data.rstrip(b"\0").decode("utf-8", "replace")


def _place(file: Value, line: Value) -> str:
    number = line.value if isinstance(line, IntConstant) else 0
    return f"{text_of(file) or '<unknown>'}:{number}"


def _of_declared(module: Module) -> Iterator[Fact]:
    """Yield what globals of ours say of variables that are only declared."""
    if SAID_OF_DECLARED not in module.source:
        return
    for symbol in list(module.globals.values()):
        _, found, rest = symbol.name.partition(SAID_OF_DECLARED)
        start = symbol.initializer if found and isinstance(symbol, GlobalVariable) else None
        if isinstance(start, Composite) and len(start.operands) > 1:
            assert isinstance(symbol, GlobalVariable)
            held, where, *given = map(stripped, start.operands)
            variable = _meant(module, held)
            if isinstance(variable, GlobalVariable):
                word = rest.rpartition("_")[0]
                place = _written(where) or place_of(module, symbol)
                yield Fact(word, variable, tuple(given), place)


def _written(value: Value) -> str:
    """Return the place that our own words hold, `file:line`; nothing where it is another text."""
    text = text_of(value) or ""
    return text if _PLACE.fullmatch(text) else ""


def _meant(module: Module, held: Value) -> Value | None:
    """Return a variable, or the one held by its name instead; none where nobody uses that."""
    text = text_of(held) if isinstance(held, GlobalVariable) and held.is_constant else None
    if text is None or not text.startswith(NAMED):
        return held
    return module.globals.get(text.removeprefix(NAMED))


# -- IR by itself --------------------------------------------------------------------------------


def _metadata(module: Module) -> Iterator[Fact]:
    """Yield `!enzyme_gradient !{ptr @f}` on functions, `!enzyme_inactive !{}` on variables."""
    if f"!{PREFIX}" not in module.source:
        return
    for symbol in list(module.globals.values()):
        if isinstance(symbol, (Function, GlobalVariable)):
            for kind, node in attachment_pairs(symbol.metadata):
                named = word_in(kind)
                if named is not None and named[0] in WORDS:
                    given = _named(module, node) if _takes_any(named[0]) else ()
                    yield Fact(named[0], symbol, given, place_of(module, symbol))


def _takes_any(word: str) -> bool:
    return WORDS[word].takes is not Takes.NOTHING


def _named(module: Module, node: str) -> tuple[Value | None, ...]:
    """Return the globals that a node names."""
    parts = module.metadata.resolve(node).operands
    return tuple(module.globals.get(decoded(str(each).rpartition(" ")[2])) for each in parts)


def _attributes(module: Module) -> Iterator[Fact]:
    """Yield `"enzyme_inactive"` and `"enzyme_math"="log1p"` among the attributes of functions."""
    if f'"{PREFIX}' not in module.source:
        return
    groups: dict[str, str] = {}
    for function in list(module.functions.values()):
        end = function.body_start if function.body_start >= 0 else function.end
        loaded = function.loaded or function.start < 0
        text = function.suffix if loaded else module.text[function.start : end]
        for key in _GROUP.findall(text):
            if key not in groups:
                groups[key] = module.definition("group", key) or ""
            text += groups[key]
        for name, value in _STRING.findall(text):
            if name in _ATTRIBUTES:
                given = (value,) if value else ()
                yield Fact(_ATTRIBUTES[name], function, given, place_of(module, function))
