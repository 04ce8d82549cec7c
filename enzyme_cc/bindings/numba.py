"""Gradients of functions that Numba compiled, for other functions that it compiles.

A function's LLVM IR is taken for the types of its arguments; its derivative is a native library
whose one entry the code that Numba compiles calls. Arrays are what they are to Numba: an address,
lengths and strides. Their reference counts are the caller's business, and the function is told of
none; what it allocates itself is allocated by `malloc` in the derivative.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from functools import cache
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, NamedTuple

try:
    import llvmlite.binding as llvm
    from numba import njit, types
except ImportError as error:
    raise ImportError("enzyme.numba needs Numba: pip install numba") from error
from numba.core.dispatcher import Dispatcher
from numba.core.errors import TypingError
from numba.extending import overload

from enzyme_cc.bindings.errors import DerivativeError
from enzyme_cc.bindings.native import load_bytes
from enzyme_cc.bindings.tools import tools

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

_NUMBERS = {
    **{types.float64: "double", types.float32: "float", types.boolean: "_Bool"},
    **{getattr(types, f"int{size}"): f"__INT{size}_TYPE__" for size in (8, 16, 32, 64)},
    **{getattr(types, f"uint{size}"): f"__UINT{size}_TYPE__" for size in (8, 16, 32, 64)},
}
_CTYPES = {
    **{types.float64: ctypes.c_double, types.float32: ctypes.c_float},
    types.boolean: ctypes.c_bool,
    **{getattr(types, f"int{n}"): getattr(ctypes, f"c_int{n}") for n in (8, 16, 32, 64)},
    **{getattr(types, f"uint{n}"): getattr(ctypes, f"c_uint{n}") for n in (8, 16, 32, 64)},
}
_FLOATS = (types.float64, types.float32)
#: Numba's own allocation, as plain memory that a derivative may have copies of.
_MEMORY = """
typedef struct { long count; void *destroy, *info, *data; unsigned long size; void *from; } ez_info;
void *malloc(unsigned long); void free(void *);
static inline void *ez_allocate(long size) {
  ez_info *made = malloc(sizeof *made + size);
  made->count = 1; made->size = size; made->data = made + 1;
  return made;
}
"""


class _Plan(NamedTuple):
    """A derivative that is asked for: the function, the types of its arguments, which of them."""

    function: Any
    types: tuple[types.Type, ...]
    wrt: tuple[int, ...]


def grad(function: Any, argnums: int | Iterable[int] = 0) -> Any:  # noqa: ANN401 - Numba's types
    """Return the gradient of a function that `numba.njit` compiles, itself one of that kind.

    The function returns one real number; `argnums` says which arguments to differentiate by, and
    with several the gradient is a tuple.
    """
    return _made(function, argnums, with_value=False)


def value_and_grad(function: Any, argnums: int | Iterable[int] = 0) -> Any:  # noqa: ANN401
    """Return a function that returns the value and the gradient: see `grad`."""
    return _made(function, argnums, with_value=True)


def _made(function: Any, argnums: int | Iterable[int], *, with_value: bool) -> Any:  # noqa: ANN401
    is_compiled: bool = isinstance(function, Dispatcher)
    if not is_compiled:
        raise TypeError(
            f"enzyme.numba.grad takes a function that numba.njit made, not {function!r}"
        )
    if function.targetoptions.get("parallel"):
        raise TypeError(
            f"{function.__name__} is compiled with parallel=True, which has no derivative: make one"
            " by numba.njit without it"
        )
    is_one = isinstance(argnums, int)
    wrt = (argnums,) if isinstance(argnums, int) else tuple(argnums)
    count = function.py_func.__code__.co_argcount
    for one in wrt:
        if not isinstance(one, int) or not 0 <= one < count:
            raise TypeError(f"{function.__name__} has {count} arguments, and no number {one!r}")

    def derivative(*args: object) -> None:
        raise NotImplementedError("only Numba calls it")

    @overload(derivative, strict=False)  # type: ignore[untyped-decorator]
    def _(*args: Any) -> Callable[..., Any]:  # noqa: ANN401
        plan = _Plan(function, tuple(map(types.unliteral, args)), wrt)
        return _caller(plan, with_value=with_value, is_one=is_one)

    @njit  # type: ignore[untyped-decorator]
    def gradient(*args: Any) -> Any:  # noqa: ANN401
        return derivative(*args)

    gradient.__name__ = f"gradient of {function.__name__}"
    return gradient


# -- what calls it -------------------------------------------------------------------------


def _caller(plan: _Plan, *, with_value: bool, is_one: bool) -> Callable[..., Any]:
    """Return the Python that Numba compiles for these types."""
    native = _native(plan)
    lines, passed, shadows, floats, after = [], [], [], 1, []
    found: dict[int, str] = {}
    for at, kind in enumerate(plan.types):
        if not isinstance(kind, types.Array):
            passed.append(f"args[{at}]")
            if at in plan.wrt:
                found[at] = f"out[{floats}]"
                floats += 1
            continue
        name = f"a{at}"
        lines.append(f"{name} = args[{at}]{'.copy()' if kind.layout == 'A' else ''}")
        passed.append(f"{name}.ctypes.data, {name}.size")
        passed += [f"{name}.shape[{axis}], {name}.strides[{axis}]" for axis in range(kind.ndim)]
        if kind.layout == "A" and native.writes[at]:
            after.append(f"args[{at}][...] = {name}")
        if native.shadowed[at]:
            shape = f"{name}.shape[::-1]" if kind.layout == "F" else f"{name}.shape"
            turned = ".T" if kind.layout == "F" else ""
            lines.append(f"d{at} = np.zeros({shape}, np.{kind.dtype}){turned}")
            shadows.append(f"d{at}.ctypes.data")
            found[at] = f"d{at}"
    answers = ", ".join(found[at] for at in plan.wrt)
    answer = answers if is_one else f"({answers},)"
    text = "\n    ".join(
        [
            "def caller(*args):",
            f"out = np.zeros({floats}, np.{native.result})",
            *lines,
            f"status = entry({', '.join(['out.ctypes.data', *passed, *shadows])})",
            "if status != 0:",
            f"    function({', '.join(f'args[{at}]' for at in range(len(plan.types)))})",
            "    raise RuntimeError('the function failed where it was differentiated')",
            *after,
            f"return out[0], {answer}" if with_value else f"return {answer}",
        ]
    )
    import numpy as np  # noqa: PLC0415 - for what is compiled

    names: dict[str, Any] = {"np": np, "entry": native.entry, "function": plan.function}
    exec(text, names)  # written above
    made: Callable[..., Any] = names["caller"]
    return made


class _Native(NamedTuple):
    """A compiled derivative: its entry, and which arrays it writes and has shadows of."""

    entry: Any
    result: types.Type
    writes: tuple[bool, ...]
    shadowed: tuple[bool, ...]


@cache
def _native(plan: _Plan) -> _Native:
    from enzyme_cc.bindings import build  # noqa: PLC0415 - not to import it

    name = plan.function.__name__
    for at, kind in enumerate(plan.types):
        _check(plan, name, at, kind)
    if plan.function.py_func.__code__.co_argcount != len(plan.types):
        count = plan.function.py_func.__code__.co_argcount
        raise TypingError(f"{name} takes {count} arguments, not {len(plan.types)}")
    plan.function.compile(plan.types)
    compiled = plan.function.overloads[plan.types]
    result = compiled.signature.return_type
    if result not in _FLOATS:
        raise TypingError(f"{name} returns {result}, and a gradient is of one float64 or float32")
    symbol = compiled.fndesc.llvm_func_name
    text, writes = _ir(compiled.library.get_llvm_str(), symbol, plan.types)
    shadowed = tuple(
        isinstance(kind, types.Array) and kind.dtype in _FLOATS and (at in plan.wrt or writes[at])
        for at, kind in enumerate(plan.types)
    )
    made_with = tools()
    glue = _glue(plan, symbol, result, shadowed)
    with TemporaryDirectory(prefix="enzyme-", dir=made_with.settings.tmp) as folder:
        try:
            data = build.derived(text, glue, name, made_with, folder)
        except DerivativeError as error:
            raise TypingError(f"{name} cannot be differentiated: {error}") from error
    library = load_bytes(data, f"eznumba{hashlib.sha256(data).hexdigest()[:20]}")
    entry = library.ez0_numba
    entry.restype = ctypes.c_int
    entry.argtypes = [
        ctypes.c_size_t,
        *_entry_types(plan.types),
        *[ctypes.c_size_t] * sum(shadowed),
    ]
    return _Native(entry, result, writes, shadowed)


def _check(plan: _Plan, name: str, at: int, kind: types.Type) -> None:
    """Refuse what has no derivative here, in words."""
    element = kind.dtype if isinstance(kind, types.Array) else kind
    if element not in _NUMBERS:
        raise TypingError(
            f"{name}: argument {at} is {kind}; enzyme.numba.grad takes numbers and arrays of"
            " float64, float32, integers and booleans"
        )
    if at in plan.wrt and element not in _FLOATS:
        raise TypingError(f"{name}: argument {at} is {kind}: there is no derivative by it")
    if at in plan.wrt and isinstance(kind, types.Array) and not kind.aligned:
        raise TypingError(f"{name}: argument {at} is an array that is not aligned")


def _entry_types(kinds: Sequence[types.Type]) -> Iterator[Any]:
    for kind in kinds:
        if isinstance(kind, types.Array):
            yield from [ctypes.c_size_t, ctypes.c_int64, *[ctypes.c_int64] * 2 * kind.ndim]
        else:
            yield _CTYPES[kind]


# -- its IR and ours -----------------------------------------------------------------------

_OURS = re.compile(r"^define [^@\n]*@NRT_(?:incref|decref)\(.*?^}\n", re.MULTILINE | re.DOTALL)


def _ir(text: str, symbol: str, kinds: Sequence[types.Type]) -> tuple[str, tuple[bool, ...]]:
    """Return the function and what it calls, without wrappers; and which arrays it writes."""
    text = _OURS.sub("", text)
    missing = [
        f"declare void @{name}(ptr)" for name in ("NRT_incref", "NRT_decref") if name in text
    ]
    module = llvm.parse_assembly("\n".join([text, *missing]))
    for each in module.functions:
        if not each.is_declaration and each.name != symbol:
            each.linkage = "internal"
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options())
    passes = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    function = module.get_function(symbol)
    arguments = list(function.arguments)[2:]
    writes: list[bool] = []
    for kind in kinds:
        if not isinstance(kind, types.Array):
            arguments = arguments[1:]
            writes.append(False)
            continue
        said = b" ".join(arguments[4].attributes)
        writes.append(b"readonly" not in said and b"readnone" not in said)
        arguments = arguments[5 + 2 * kind.ndim :]
    return str(module), tuple(writes)


def _glue(plan: _Plan, symbol: str, result: types.Type, shadowed: Sequence[bool]) -> str:
    """Return the C of the entry: arrays by address, lengths and strides, numbers by value."""
    declared, formals, inner, takes, asks = [], [], [], [], []
    number = _NUMBERS[result]
    floats = 1
    shadows: list[str] = []
    for at, kind in enumerate(plan.types):
        if not isinstance(kind, types.Array):
            c = _NUMBERS[kind]
            # Numba passes a boolean as a byte; C does as a bit.
            declared.append("unsigned char" if kind == types.boolean else c)
            takes.append(f"{c} a{at}")
            if at in plan.wrt:
                formals.append(f"{c} *a{at}")
                inner.append(f"*a{at}")
                shadows.append(f"{c} d{at} = 0;")
                asks.append((f"enzyme_dup, &a{at}, &d{at}", f"out[{floats}] = d{at};"))
                floats += 1
            else:
                formals.append(f"{c} a{at}")
                inner.append(f"a{at}")
                asks.append((f"enzyme_const, a{at}", ""))
            continue
        c = f"{_NUMBERS[kind.dtype]} *"
        size = 1 if kind.dtype == types.boolean else kind.dtype.bitwidth // 8
        lengths = [f"n{at}_{axis}" for axis in range(kind.ndim)]
        strides = [f"s{at}_{axis}" for axis in range(kind.ndim)]
        longs = [f"c{at}", *lengths, *strides]
        declared += ["void *", "void *", "long", "long", c, *["long"] * (2 * kind.ndim)]
        formals += [f"{c}a{at}", *(f"long {each}" for each in longs)]
        inner += ["0", "0", f"c{at}", str(size), f"a{at}", *lengths, *strides]
        pairs = [f"long {each}" for two in zip(lengths, strides, strict=True) for each in two]
        takes += [f"{c}a{at}", f"long c{at}", *pairs]
        marked = f"enzyme_dup, a{at}, d{at}" if shadowed[at] else f"enzyme_const, a{at}"
        asks.append((", ".join([marked, *(f"enzyme_const, {each}" for each in longs)]), ""))
    takes += [
        f"{_NUMBERS[kind.dtype]} *d{at}"
        for at, kind in enumerate(plan.types)
        if isinstance(kind, types.Array) and shadowed[at]
    ]
    names = ", ".join(f"{one}" for one in inner)
    comma = ", " if inner else ""
    return f"""#include <enzyme/enzyme.h>
{_MEMORY}
void *NRT_MemInfo_alloc_aligned(long size, unsigned align) {{ return ez_allocate(size); }}
void *NRT_MemInfo_alloc_safe_aligned(long size, unsigned align) {{ return ez_allocate(size); }}
void *NRT_MemInfo_alloc(long size) {{ return ez_allocate(size); }}
void NRT_MemInfo_call_dtor(ez_info *info) {{ free(info); }}
void NRT_incref(ez_info *info) {{ if (info) info->count++; }}
void NRT_decref(ez_info *info) {{ if (info && --info->count == 0) free(info); }}
extern int ez_user({", ".join([f"{number} *", "void **", *declared])}) __asm__("{symbol}");
void ez0_body({", ".join([f"{number} *result", "int *status", *formals])}) {{
  void *raised[4];
  *status = ez_user(result, raised{comma}{names});
}}
int ez0_numba({", ".join([f"{number} *out", *takes])}) {{
  int status = 0;
  {number} seed = 1;
  {" ".join(shadows)}
  __enzyme_autodiff_void({
        ", ".join(
            [
                "(void *)ez0_body",
                "enzyme_dup, out, &seed",
                "enzyme_const, &status",
                *(one for one, _ in asks),
            ]
        )
    });
  {" ".join(one for _, one in asks)}
  return status;
}}
"""


__all__ = ["grad", "value_and_grad"]
