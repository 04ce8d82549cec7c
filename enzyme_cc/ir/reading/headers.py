"""Reading the header of a function, and whole globals, aliases and ifuncs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.function import Argument, Function
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable
from enzyme_cc.ir.reading.attributes import (
    metadata_follows,
    numbered,
    parameter_attributes,
    read_attachments,
    skip_attribute,
    skip_property,
)
from enzyme_cc.ir.reading.base import Reader
from enzyme_cc.ir.reading.constants import (
    EXPRESSIONS,
    read_constant,
    read_expression,
    read_typed,
    skip_metadata,
)
from enzyme_cc.ir.reading.keywords import GLOBAL_WORDS
from enzyme_cc.ir.types import LABEL, METADATA, FunctionType, Type
from enzyme_cc.ir.values import canonical

if TYPE_CHECKING:
    from enzyme_cc.ir.reading.surroundings import Surroundings

_COMDAT = re.compile(r'"[^"]*"|\b(comdat)\b(?!\s*=)(?:\s*\(\s*(\$(?:"[^"]*"|[^\s)]+)))?')
_CONSTANT_WORDS = ("prefix", "prologue", "personality")


def read_header(module: Surroundings, value: GlobalValue) -> None:
    """Fill in what the text says about a global, or nothing where it is wrong."""
    value.loaded = True
    try:
        _read(Reader(module, value.start, value.end), value)
    except BaseException:
        value.loaded = False
        raise


def _read(reader: Reader, value: GlobalValue) -> None:
    if isinstance(value, Function):
        _read_function(reader, value)
    elif isinstance(value, GlobalVariable):
        _read_variable(reader, value)
    elif isinstance(value, Alias):
        _read_alias(reader, value)


def _words_until(reader: Reader, stops: tuple[str, ...]) -> str:
    cursor = reader.cursor
    start = cursor.offset
    while cursor.token not in stops:
        skip_attribute(reader, " or ".join(f"'{stop}'" for stop in stops), kinds=GLOBAL_WORDS)
    return cursor.since(start)


def _read_start(reader: Reader, value: GlobalVariable | Alias, words: tuple[str, ...]) -> None:
    """Read `@x = internal global`, ending with one of these words."""
    cursor = reader.cursor
    cursor.advance()
    cursor.expect("=")
    value.prefix = _words_until(reader, words)
    value.word = cursor.advance()
    value.operands = []


def _read_variable(reader: Reader, value: GlobalVariable) -> None:
    cursor = reader.cursor
    _read_start(reader, value, ("global", "constant"))
    value.value_type = reader.sized_type()
    if not {"external", "extern_weak"}.intersection(value.prefix.split()):
        value.own([read_constant(reader, value.value_type)])
    value.tail = _tail(reader)
    _check_comdat(reader, value, value.tail)
    value.metadata = read_attachments(reader)
    start = cursor.offset
    while _is_attribute(reader):  # after the metadata, if there is any
        skip_attribute(reader, "an attribute")
    attributes = cursor.since(start)
    value.metadata += attributes and f" {attributes}"
    _expect_end(reader)


def _is_attribute(reader: Reader) -> bool:
    token = reader.cursor.token
    return token.startswith(("#", '"')) or token == "align"


def _read_alias(reader: Reader, value: Alias) -> None:
    cursor = reader.cursor
    _read_start(reader, value, ("alias", "ifunc"))
    value.value_type = reader.type()
    cursor.expect(",")
    if cursor.token in EXPRESSIONS:
        value.own([read_expression(reader, None)])
    else:
        value.own([read_typed(reader)])
    value.tail = _tail(reader)
    value.metadata = read_attachments(reader)
    _expect_end(reader)


def _check_comdat(reader: Reader, value: GlobalValue, text: str) -> None:
    for found in _COMDAT.finditer(text):
        key = canonical(found[2] or f"${value.ref[1:]}")
        if found[1] and reader.module.definition("comdat", key) is None:
            reader.cursor.fail(f"no comdat is called {key}", value.start)


def _tail(reader: Reader) -> str:
    """Read `, section "x", align 4`, as written, up to the metadata."""
    cursor = reader.cursor
    start = cursor.passed
    while cursor.token == "," and not metadata_follows(reader):
        cursor.advance()
        skip_property(reader, "an attribute")
        while cursor.token and cursor.token != "," and not cursor.token.startswith("#"):
            skip_attribute(reader, "','")
    return cursor.since(start)


def _expect_end(reader: Reader) -> None:
    if reader.cursor.token:
        reader.cursor.fail_expected("the end of the line")


def _read_function(reader: Reader, function: Function) -> None:
    cursor = reader.cursor
    cursor.advance()
    leading = _function_metadata(reader) if function.is_declaration else ""
    start = cursor.offset
    while not reader.starts_type:
        skip_attribute(reader, "a type", kinds=GLOBAL_WORDS)
    function.prefix = cursor.since(start)
    function.return_type = _result(reader)
    if not cursor.token.startswith("@"):
        cursor.fail_expected("the function's name")
    cursor.advance()
    function.arguments, function.variadic = _parameters(reader, function)
    start = cursor.offset
    while cursor.token not in ("", "{", *_CONSTANT_WORDS) and not cursor.token.startswith("!"):
        skip_attribute(reader, "an attribute")
    function.suffix = cursor.since(start)
    _check_comdat(reader, function, function.suffix)
    words = []
    operands = []
    while cursor.token in _CONSTANT_WORDS:
        words.append(cursor.advance())
        operands.append(read_typed(reader))
    function.words = tuple(words)
    function.own(operands)
    function.metadata = leading if function.is_declaration else _function_metadata(reader)
    if cursor.token != ("" if function.is_declaration else "{"):
        cursor.fail_expected("the end of the line" if function.is_declaration else "'{'")


def _result(reader: Reader) -> Type:
    offset = reader.cursor.offset
    kind = reader.type()
    if isinstance(kind, FunctionType) or kind in (METADATA, LABEL):
        reader.cursor.fail(f"no function returns {kind}", offset)
    return kind


def _function_metadata(reader: Reader) -> str:
    """Return the attachments of a function; those of a declaration stand first."""
    cursor = reader.cursor
    found = []
    while cursor.token.startswith("!"):
        kind = cursor.advance()
        if not cursor.token.startswith("!"):
            cursor.fail_expected("metadata")
        start = cursor.offset
        skip_metadata(reader)
        found.append(f"{kind} {numbered(reader, cursor.since(start))}")
    return " ".join(found)


def _parameters(reader: Reader, function: Function) -> tuple[tuple[Argument, ...], bool]:
    cursor = reader.cursor
    found: list[Argument] = []
    cursor.expect("(")
    for _ in cursor.items(")"):
        if cursor.accept("..."):
            cursor.expect(")")
            return tuple(found), True
        found.append(_parameter(reader, len(found)))
        found[-1].function = function
    return tuple(found), False


def _parameter(reader: Reader, index: int) -> Argument:
    cursor = reader.cursor
    kind = reader.parameter_type()
    attributes = parameter_attributes(reader)
    ref = ""
    if cursor.token.startswith("%"):
        ref = cursor.advance()
    return Argument(kind, ref, attributes, index)
