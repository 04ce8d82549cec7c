"""LLVM's types, each existing once: equal types are the same object, so compare with `is`.

A composite type is kept by its first component, not by a table of all types of all modules.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable
    from typing import Any, TypeVar

    _T = TypeVar("_T", bound="Type")

_TO_ESCAPE = re.compile(r"[^ !#-\[\]-~]")
_PLAIN_NAME = re.compile(r"[-a-zA-Z._][-a-zA-Z._0-9]*\Z")


class Type:
    """A type; `text` is how LLVM prints it."""

    __slots__ = ("constants", "derived", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        #: Constants of this type by their spelling (owned by constants.py).
        self.constants: dict[str, Any] = {}
        self.derived: dict[Hashable, Type] = {}

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    def derive(self, key: Hashable, make: Callable[[], _T]) -> _T:
        """Return the type built from this one under `key`, made the first time."""
        found = self.derived.get(key)
        if found is None:
            found = self.derived[key] = make()
        return found  # type: ignore[return-value]


class KeywordType(Type):
    """`void`, `label`, `token`, `metadata`, `x86_amx`: nothing to say but the name."""

    __slots__ = ()


class IntType(Type):
    """`iN`."""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        super().__init__(f"i{width}")
        self.width = width


class FloatType(Type):
    """A floating-point type; `width` counts the bits that mean something."""

    __slots__ = ("width",)

    def __init__(self, text: str, width: int) -> None:
        super().__init__(text)
        self.width = width


class PointerType(Type):
    """`ptr`, in an address space: a number, or one of the data layout's names for one."""

    __slots__ = ("address_space",)

    def __init__(self, address_space: int | str) -> None:
        inside = f'"{address_space}"' if isinstance(address_space, str) else address_space
        super().__init__(f"ptr addrspace({inside})" if address_space else "ptr")
        self.address_space = address_space


class VectorType(Type):
    """`<count x element>`, or a multiple of it known at run time only."""

    __slots__ = ("count", "element", "scalable")

    def __init__(self, count: int, element: Type, *, scalable: bool) -> None:
        super().__init__(f"<{'vscale x ' if scalable else ''}{count} x {element.text}>")
        self.count = count
        self.element = element
        self.scalable = scalable


class ArrayType(Type):
    """`[count x element]`."""

    __slots__ = ("count", "element")

    def __init__(self, count: int, element: Type) -> None:
        super().__init__(f"[{count} x {element.text}]")
        self.count = count
        self.element = element


class StructType(Type):
    """A struct. A named one gets its fields when its definition is read: None means opaque."""

    __slots__ = ("fields", "name", "packed")

    def __init__(
        self, fields: tuple[Type, ...] | None, *, packed: bool = False, name: str | None = None
    ) -> None:
        self.fields = fields
        self.packed = packed
        #: As written after the %, quoted if need be; None for a literal struct.
        self.name = name
        super().__init__(self.definition() if name is None else f"%{name}")

    def definition(self) -> str:
        """Return the fields, as a literal struct writes them."""
        if self.fields is None:
            return "opaque"
        inside = ", ".join(field.text for field in self.fields)
        braces = f"{{ {inside} }}" if inside else "{}"
        return f"<{braces}>" if self.packed else braces


class FunctionType(Type):
    """`result (parameters)`."""

    __slots__ = ("parameters", "result", "variadic")

    def __init__(self, result: Type, parameters: tuple[Type, ...], *, variadic: bool) -> None:
        inside = [parameter.text for parameter in parameters] + ["..."] * variadic
        super().__init__(f"{result.text} ({', '.join(inside)})")
        self.result = result
        self.parameters = parameters
        self.variadic = variadic


class TargetType(Type):
    """`target("name", types, integers)`: a type only a back end knows."""

    __slots__ = ("integers", "name", "types")

    def __init__(self, name: str, types: tuple[Type, ...], integers: tuple[int, ...]) -> None:
        inside = [f'"{name}"', *(kind.text for kind in types), *map(str, integers)]
        super().__init__(f"target({', '.join(inside)})")
        self.name = name
        self.types = types
        self.integers = integers


VOID = KeywordType("void")
LABEL = KeywordType("label")
TOKEN = KeywordType("token")
METADATA = KeywordType("metadata")
AMX = KeywordType("x86_amx")
#: Gone since LLVM 20.
MMX = KeywordType("x86_mmx")
HALF = FloatType("half", 16)
BFLOAT = FloatType("bfloat", 16)
FLOAT = FloatType("float", 32)
DOUBLE = FloatType("double", 64)
FP80 = FloatType("x86_fp80", 80)
FP128 = FloatType("fp128", 128)
PPC_FP128 = FloatType("ppc_fp128", 128)

FLOATS = (HALF, BFLOAT, FLOAT, DOUBLE, FP80, FP128, PPC_FP128)
KEYWORDS: dict[str, Type] = {
    kind.text: kind for kind in (VOID, LABEL, TOKEN, METADATA, AMX, MMX, *FLOATS)
}

#: LLVM's own limit on the width of an integer.
MAX_INT_WIDTH = 1 << 23


def int_type(width: int) -> IntType:
    """Return `i<width>`."""
    if not 1 <= width <= MAX_INT_WIDTH:
        raise ValueError(f"no integer has {width} bits: 1 to {MAX_INT_WIDTH}")
    return VOID.derive(width, lambda: IntType(width))


def pointer_type(address_space: int | str = 0) -> PointerType:
    """Return `ptr`, or `ptr addrspace(n)`."""
    return VOID.derive(("ptr", address_space), lambda: PointerType(address_space))


I1 = int_type(1)
I8 = int_type(8)
I16 = int_type(16)
I32 = int_type(32)
I64 = int_type(64)
POINTER = pointer_type()


def vector_type(count: int, element: Type, *, scalable: bool = False) -> VectorType:
    """Return `<count x element>`."""
    key = ("vscale" if scalable else "vector", count)
    return element.derive(key, lambda: VectorType(count, element, scalable=scalable))


def array_type(count: int, element: Type) -> ArrayType:
    """Return `[count x element]`."""
    return element.derive(("array", count), lambda: ArrayType(count, element))


def struct_type(fields: tuple[Type, ...], *, packed: bool = False) -> StructType:
    """Return a literal struct."""
    keeper = fields[0] if fields else VOID
    key = ("packed" if packed else "struct", fields)
    return keeper.derive(key, lambda: StructType(fields, packed=packed))


def function_type(
    result: Type, parameters: tuple[Type, ...], *, variadic: bool = False
) -> FunctionType:
    """Return `result (parameters)`."""
    key = ("...", parameters) if variadic else ("()", parameters)
    return result.derive(key, lambda: FunctionType(result, parameters, variadic=variadic))


def target_type(name: str, types: tuple[Type, ...], integers: tuple[int, ...]) -> TargetType:
    """Return `target("name", ...)`."""
    keeper = types[0] if types else VOID
    key = ("target", name, types, integers)
    return keeper.derive(key, lambda: TargetType(name, types, integers))


def scalar_of(kind: Type) -> Type:
    """Return the element of a vector, and any other type itself."""
    return kind.element if isinstance(kind, VectorType) else kind


def like(shape: Type, element: Type) -> Type:
    """Return `element`, in as many lanes as `shape` has."""
    if isinstance(shape, VectorType):
        return vector_type(shape.count, element, scalable=shape.scalable)
    return element


def is_first_class(kind: Type) -> bool:
    """Return whether an instruction may make a value of it."""
    return kind is not VOID and not isinstance(kind, FunctionType)


def quoted(name: str) -> str:
    """Return a name as it stands after its %, @, $ or !: quoted where LLVM would."""
    return name if _PLAIN_NAME.match(name) else f'"{escaped(name)}"'


def escaped(text: str) -> str:
    r"""Return what LLVM writes between quotes: everything but plain ASCII as `\xx`, and `\\`."""
    return _TO_ESCAPE.sub(_escape, text)


def _escape(found: re.Match[str]) -> str:
    if found[0] == "\\":
        return "\\\\"
    return "".join(f"\\{byte:02X}" for byte in found[0].encode("utf-8", "surrogateescape"))
