"""Check globals and function headers: linkage, comdats, aliases, attributes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from enzyme_cc.ir.checking.attributes import (
    alignment_faults,
    function_faults,
    signature_faults,
    value_faults,
)
from enzyme_cc.ir.checking.operands import is_plain
from enzyme_cc.ir.constants import ConstantExpression
from enzyme_cc.ir.function import Function
from enzyme_cc.ir.globals import LINKAGES, Alias, GlobalVariable
from enzyme_cc.ir.module import module_of
from enzyme_cc.ir.types import (
    AMX,
    LABEL,
    METADATA,
    TOKEN,
    VOID,
    ArrayType,
    PointerType,
    StructType,
    is_first_class,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.sizedness import Sizedness
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value

_COMDAT = re.compile(r"\bcomdat\b(?:\(((?:[^()\"]|\"[^\"]*\")*)\))?")
_GROUP = re.compile(r"#\d+")
_LOCAL = frozenset(("private", "internal"))
_INTERPOSABLE = frozenset(("weak", "linkonce", "common", "extern_weak"))
#: Linkages without a body or an initialiser, and with one.
_OF_DECLARATIONS = frozenset(("external", "extern_weak"))
_OF_FUNCTIONS = LINKAGES - {"extern_weak", "common", "appending"}
_OF_VARIABLES = LINKAGES - {"extern_weak"}
_OF_ALIASES = LINKAGES - {"extern_weak", "common", "appending"}


def global_faults(value: GlobalValue, sizedness: Sizedness) -> Iterator[str]:
    """Yield what is wrong with a global, or with the header of a function."""
    yield from _word_faults(value)
    yield from _RULES[value.__class__](value, sizedness)


def is_interposable(value: GlobalValue) -> bool:
    """Return whether the linker may choose another definition that does something else."""
    return value.linkage in _INTERPOSABLE


def is_only_declared(value: GlobalValue) -> bool:
    """Return whether the linker sees no definition here."""
    if value.linkage == "available_externally":
        return True
    if isinstance(value, Function):
        return value.is_declaration
    return isinstance(value, GlobalVariable) and value.initializer is None


def _word_faults(value: GlobalValue) -> Iterator[str]:
    words = value.prefix.split()
    linkages = [word for word in words if word in LINKAGES]
    if len(linkages) > 1:
        yield f"it is {' and '.join(linkages)}, and one linkage is expected"
    if value.linkage in _LOCAL:
        for word in ("hidden", "protected", "dllimport", "dllexport"):
            if word in words:
                yield f"it is {value.linkage} and cannot be {word}"
    if "dllimport" in words and not is_only_declared(value):
        yield "it is dllimport and cannot be defined here"
    yield from _comdat_faults(value)


def _comdat_faults(value: GlobalValue) -> Iterator[str]:
    text = value.suffix if isinstance(value, Function) else value.tail  # type: ignore[attr-defined]
    found = _COMDAT.search(text) if "comdat" in text else None
    if found is None:
        return
    key = found[1] or f"${value.ref[1:]}"
    if module_of(value).definition("comdat", key) is None:
        yield f"there is no comdat {key}"
    if is_only_declared(value) or value.linkage == "common":
        yield f"it is {value.linkage} and cannot be in a comdat"


def _linkage_fault(value: GlobalValue, what: str, allowed: frozenset[str]) -> Iterator[str]:
    if value.linkage not in allowed:
        yield f"{what} cannot be {value.linkage}"


# -- variables -------------------------------------------------------------------------------------


def _variable(value: GlobalVariable, sizedness: Sizedness) -> Iterator[str]:
    kind = value.value_type
    if not is_plain(kind) or kind in (TOKEN, AMX):
        yield f"no variable is {kind}"
        return
    if sizedness.has_scalable(kind):
        yield f"the size of {kind} is known at run time only"
    yield from alignment_faults(value.tail)
    initial = value.initializer
    if initial is None:
        if not _OF_DECLARATIONS & set(value.prefix.split()):
            yield "it has no initialiser and must be 'external' or 'extern_weak'"
        return
    yield from _linkage_fault(value, "a defined variable", _OF_VARIABLES)
    if "external" in value.prefix.split():
        yield "it has an initialiser and cannot be 'external'"
    if initial.type is not kind:
        yield f"the initialiser is {initial.type}, and {kind} is expected"
    if not sizedness.is_sized(kind):
        yield f"{kind} has no size"
    yield from _special_linkage(value, initial)
    yield from _special_name(value)


def _special_linkage(value: GlobalVariable, initial: Value) -> Iterator[str]:
    if value.linkage == "common":
        if not is_zero(initial):
            yield "it is common and must begin as zero"
        if value.is_constant:
            yield "it is common and cannot be constant"
    elif value.linkage == "appending" and not isinstance(value.value_type, ArrayType):
        yield "it is appending and must be an array"


def is_zero(value: Value) -> bool:
    """Return whether all bits of a constant are zero, as far as its spelling says."""
    return value.ref in ("zeroinitializer", "null", "0", "false", "0.000000e+00", "0.0")


_LISTS = frozenset(("@llvm.used", "@llvm.compiler.used"))
_STRUCTORS = frozenset(("@llvm.global_ctors", "@llvm.global_dtors"))


def _special_name(value: GlobalVariable) -> Iterator[str]:
    if value.ref not in _LISTS | _STRUCTORS:
        return
    if value.linkage != "appending":
        yield f"it must be appending, and is {value.linkage}"
    kind = value.value_type
    element = kind.element if isinstance(kind, ArrayType) else kind
    fine = _is_structor(element) if value.ref in _STRUCTORS else isinstance(element, PointerType)
    if not fine:
        wanted = "{ i32, ptr, ptr }" if value.ref in _STRUCTORS else "ptr"
        yield f"it is {kind}, and an array of {wanted} is expected"


def _is_structor(kind: Type) -> bool:
    fields = kind.fields if isinstance(kind, StructType) else None
    return fields is not None and [field.text for field in fields] == ["i32", "ptr", "ptr"]


# -- aliases ---------------------------------------------------------------------------------------


def _alias(value: Alias, _: Sizedness) -> Iterator[str]:
    yield from _linkage_fault(value, f"an {value.word}", _OF_ALIASES)
    aliasee = value.aliasee
    if not isinstance(aliasee.type, PointerType):
        yield f"it stands for {aliasee.type}, and a pointer is expected"
    if value.word == "ifunc":
        yield from _resolver(aliasee)
        return
    if not isinstance(aliasee, (Function, GlobalVariable, Alias, ConstantExpression)):
        yield f"it stands for {aliasee.ref}, which is nothing with an address"


def _resolver(resolver: Value) -> Iterator[str]:
    while isinstance(resolver, ConstantExpression):
        resolver = resolver.operands[0]
    if not isinstance(resolver, Function) or resolver.is_declaration:
        yield f"its resolver {resolver.ref} is not a function defined here"
    elif not isinstance(resolver.return_type, PointerType):
        yield f"its resolver returns {resolver.return_type}, and a pointer is expected"


# -- functions -------------------------------------------------------------------------------------


def _function(value: Function, sizedness: Sizedness) -> Iterator[str]:
    if value.is_declaration:
        yield from _linkage_fault(value, "a declared function", _OF_DECLARATIONS)
    else:
        yield from _linkage_fault(value, "a defined function", _OF_FUNCTIONS)
    yield from _signature(value, sizedness)
    yield from _attributes(value)
    if len(value.words) != len(value.operands):
        yield f"it has {len(value.operands)} constants for {', '.join(value.words)}"


def _signature(value: Function, sizedness: Sizedness) -> Iterator[str]:
    intrinsic = value.ref.startswith("@llvm.")
    result = value.return_type
    if result in (LABEL, METADATA) or not (result is VOID or is_first_class(result)):
        yield f"no function returns {result}"
    elif result in (TOKEN, AMX) and not intrinsic:
        yield f"only an intrinsic returns {result}"
    for argument in value.arguments:
        kind = argument.type
        if kind in (TOKEN, METADATA, AMX):
            if not intrinsic:
                yield f"parameter {argument.index + 1} is {kind}, and only an intrinsic takes that"
        elif not is_plain(kind) or sizedness.is_opaque(kind):
            yield f"parameter {argument.index + 1} cannot be {kind}"
    for index, argument in enumerate(value.arguments):
        if argument.function is not value or argument.index != index:
            yield f"parameter {index + 1} does not know that it is that"


def _attributes(value: Function) -> Iterator[str]:
    yield from value_faults(value.prefix, value.return_type)
    pairs = [(argument.type, argument.attributes) for argument in value.arguments]
    for index, (kind, words) in enumerate(pairs):
        for fault in value_faults(words, kind) if words else ():
            yield f"parameter {index + 1}: {fault}"
        if words and ("immarg" in words.split() and not value.ref.startswith("@llvm.")):
            yield f"parameter {index + 1}: 'immarg' is for intrinsics"
        if "sret" in words and value.return_type is not VOID:
            yield f"a function with 'sret' returns nothing, and this one {value.return_type}"
    yield from signature_faults(value.return_type, pairs)
    text = with_groups(value.suffix, module_of(value))
    yield from function_faults(text, [kind for kind, _ in pairs])


def with_groups(text: str, module: Module) -> str:
    """Return attributes, and behind them what the groups among them stand for."""
    groups = [module.definition("group", key) or "" for key in _GROUP.findall(text)]
    return " ".join([text, *groups])


_RULES: dict[type[GlobalValue], Callable[..., Iterator[str]]] = {
    GlobalVariable: _variable,
    Alias: _alias,
    Function: _function,
}
