"""Calls and derivatives as JAX knows them: one primitive for each kind, linear where it is.

The tangent of a call is a primitive that is linear in its tangents (`jvp`), whose transpose is
another (`vjp`); each has a tangent of its own (`jvp2`, `hvp`), whose transposes are again `hvp`.
All cotangents are in JAX's convention, so that transposes are those of linear maps of numbers; what
is ours is conjugated on its way to the handler.
"""

from __future__ import annotations

from functools import cache, partial
from typing import TYPE_CHECKING, Any, NoReturn

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir
from jax.sharding import PartitionSpec

from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH, PUSH2
from enzyme_cc.bindings.jax.handler import TARGET
from enzyme_cc.bindings.jax.recipes import Asked, Recipe
from enzyme_cc.bindings.jax.signatures import is_real
from enzyme_cc.bindings.slots import PRIMAL, SECOND, SHADOW, TANGENT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.jax.signatures import Call
    from enzyme_cc.bindings.native import Key

_NAMES = {
    **{CALL: "enzyme_call", PULL: "enzyme_vjp", PUSH: "enzyme_jvp"},
    **{HVP: "enzyme_hvp", PUSH2: "enzyme_jvp2"},
}
#: The roles of operands that each kind is linear in.
_LINEAR = {
    CALL: frozenset[str](),
    PULL: frozenset([SHADOW]),
    PUSH: frozenset([SHADOW]),
    HVP: frozenset([TANGENT, SECOND]),
    PUSH2: frozenset([TANGENT, SECOND]),
}


def bind(asked: Asked, operands: Sequence[Any]) -> list[Any]:
    """Ask for one call or derivative."""
    found: list[Any] = _PRIMITIVES[asked.kind].bind(*_alike(operands), asked=asked)
    return found


def _alike(operands: Sequence[Any]) -> Sequence[Any]:
    """Return operands that vary over the same axes of `shard_map`, as its own operations do."""
    own = [_axes(jax.typeof(each)) for each in operands]
    axes = frozenset[Any]().union(*own)
    if not axes:
        return operands
    return [
        jax.lax.pcast(each, tuple(axes - has), to="varying") if axes - has else each
        for each, has in zip(operands, own, strict=True)
    ]


def _axes(kind: Any) -> frozenset[Any]:  # noqa: ANN401 - the type of an array
    """Return the axes of `shard_map` that a value varies over, in this version of JAX."""
    found = kind.mat.varying if hasattr(kind, "mat") else getattr(kind, "vma", ())
    return frozenset(found)


def _derived(
    asked: Asked,
    kind: str,
    names: Sequence[str],
    primals: Sequence[Any],
    seeds: Mapping[Key, tuple[Any, bool]],
    wanted: Sequence[Key],
) -> list[Any]:
    """Ask for a derivative of the same call by these inputs."""
    wrt = tuple(name for name in asked.call.function.inputs if name in names)
    count = len(asked.call.operands)
    moves = (*asked.moves[:count], *(moves for _, moves in seeds.values()))
    made = Asked(asked.call, kind, wrt, tuple(seeds), tuple(wanted), asked.rows, moves)
    return bind(made, [*primals, *(value for value, _ in seeds.values())])


# -- evaluation and lowering ---------------------------------------------------------------


def _abstract(*operands: Any, asked: Asked) -> list[Any]:  # noqa: ANN401
    """Return the types of the results."""
    found = [(asked.shape(name, moves=True), asked.call.dtype(name)) for _, name in asked.wanted]
    if not operands or not _axes(operands[0]):
        return [jax.core.ShapedArray(*each) for each in found]
    like = operands[0]
    return [
        like.update(
            shape=shape,
            dtype=dtype,
            weak_type=False,
            sharding=like.sharding.update(spec=PartitionSpec(*(None for _ in shape))),
        )
        for shape, dtype in found
    ]


@cache
def _recipe(asked: Asked) -> Recipe:
    return Recipe(asked)


def _run(*operands: Any, asked: Asked) -> list[Any]:  # noqa: ANN401
    """Call the handler."""
    recipe = _recipe(asked)
    given = [
        jnp.conj(each) if asked.is_conjugate(key) else each
        for key, each in zip(asked.keys, operands, strict=True)
    ]
    types = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in recipe.result_types()]
    run = jax.ffi.ffi_call(
        TARGET,
        types,
        input_layouts=recipe.operand_layouts(),
        output_layouts=recipe.result_layouts(),
    )
    found = run(*given, table=recipe.table)
    return [
        jnp.conj(found[at]) if asked.is_conjugate(key) else found[at]
        for at, key in zip(recipe.places, asked.wanted, strict=True)
    ]


@cache
def _compiled(asked: Asked) -> Any:  # noqa: ANN401 - a function of JAX
    return jax.jit(partial(bind, asked))


def _evaluate(*operands: Any, asked: Asked) -> list[Any]:  # noqa: ANN401
    found: list[Any] = _compiled(asked)(operands)
    return found


def _elsewhere(_: object, *__: object, asked: Asked) -> NoReturn:
    raise NotImplementedError(
        f"{asked.call}: enzyme.jax runs on the CPU: jax.jit(..., device=jax.devices('cpu')[0]), or"
        " JAX_PLATFORMS=cpu"
    )


# -- differentiation -----------------------------------------------------------------------


def _is_zero(tangent: object) -> bool:
    return isinstance(tangent, ad.Zero)


def _no_tangent(value: Any) -> ad.Zero:  # noqa: ANN401
    return ad.Zero(jax.typeof(value).to_tangent_aval())


def _split(asked: Asked, values: Sequence[Any]) -> tuple[Sequence[Any], Sequence[Any]]:
    """Return the operands of the call, and the others."""
    count = len(asked.call.operands)
    return values[:count], values[count:]


def _tangents(asked: Asked, given: Sequence[Any], role: str) -> dict[Key, tuple[Any, bool]]:
    """Return tangents of inputs that there are, and which of them move."""
    return {
        (role, name): (tangent, moves)
        for name, tangent, moves in zip(asked.call.operands, given, asked.moves, strict=False)
        if name in asked.call.inputs and not _is_zero(tangent)
    }


def _jvp_of_call(primals: Any, tangents: Any, *, asked: Asked) -> tuple[list[Any], list[Any]]:  # noqa: ANN401
    values = bind(asked, primals)
    seeds = _tangents(asked, tangents, SHADOW)
    active = [name for _, name in asked.wanted if name in asked.call.function.active_outputs]
    found = iter(())
    if seeds and active:
        names = [name for _, name in seeds]
        wanted = [(SHADOW, name) for name in active]
        found = iter(_derived(asked, PUSH, names, primals, seeds, wanted))
    return values, [
        next(found) if seeds and name in active else _no_tangent(value)
        for (_, name), value in zip(asked.wanted, values, strict=True)
    ]


def _gradient_of(call: Call) -> str | None:
    """Return the one real number that a call computes, if that is all with a derivative."""
    active = call.function.active_outputs
    if len(active) != 1 or call.shapes[active[0]] != () or active[0] in call.written:
        return None
    return active[0] if is_real(call.types[active[0]]) else None


def _linearize_call(_: object, has_tangent: Sequence[bool], *primals: Any, asked: Asked) -> Any:  # noqa: ANN401
    """Compute value and gradient of a single number together: all that its transpose needs."""
    call = asked.call
    target = _gradient_of(call)
    assert target is not None
    names = [n for n, has in zip(call.operands, has_tangent, strict=True) if has]
    names = [name for name in names if name in call.inputs]
    if not names:
        values = bind(asked, primals)
        return values, [False] * len(values), (), lambda _, *__: [*map(_no_tangent, values)]
    one = jnp.ones((), call.dtype(target))
    wanted = [*asked.wanted, *((SHADOW, name) for name in names)]
    found = _derived(asked, PULL, names, primals, {(SHADOW, target): (one, False)}, wanted)
    values, gradients = found[: len(asked.wanted)], found[len(asked.wanted) :]

    def linear(kept: Sequence[Any], *tangents: Any) -> list[Any]:  # noqa: ANN401
        by_name = dict(zip(call.operands, tangents, strict=True))
        moves = dict(zip(call.operands, asked.moves, strict=True))
        total = sum(
            _paired(gradient, by_name[name], asked, moves=moves[name])
            for name, gradient in zip(names, kept, strict=True)
        )
        return [
            total if name == target else _no_tangent(value)
            for (_, name), value in zip(asked.wanted, values, strict=True)
        ]

    nonzero = [name == target for _, name in asked.wanted]
    return values, nonzero, tuple(gradients), linear


def _paired(gradient: Any, tangent: Any, asked: Asked, *, moves: bool) -> Any:  # noqa: ANN401
    """Return the product of a gradient and a tangent, for each row where there are rows."""
    if asked.rows is not None and not moves:
        tangent = tangent[None]
    product = gradient * tangent
    axes = tuple(range(0 if asked.rows is None else 1, product.ndim))
    return jnp.sum(product.real, axes)


def _jvp_of_first(primals: Any, tangents: Any, *, asked: Asked) -> tuple[list[Any], list[Any]]:  # noqa: ANN401
    """Return a product with a Jacobian, and its tangent: a second derivative."""
    values = bind(asked, primals)
    own, given = _split(asked, primals)
    own_tangents, given_tangents = _split(asked, tangents)
    still = {
        key: (value, moves)
        for key, value, moves in zip(asked.seeds, given, _split(asked, asked.moves)[1], strict=True)
    }
    directions = _tangents(asked, own_tangents, TANGENT)
    changes = {
        key: (tangent, still[key][1])
        for key, tangent in zip(asked.seeds, given_tangents, strict=True)
        if not _is_zero(tangent)
    }
    linear = [key for key in asked.wanted if key[0] == SHADOW]
    if directions:
        names = {*asked.wrt, *(name for _, name in directions)}
        seconds = {(SECOND, name): value for (_, name), value in changes.items()}
        wanted = [(SECOND if role == SHADOW else TANGENT, n) for role, n in asked.wanted]
        kind = HVP if asked.kind == PULL else PUSH2
        active = asked.call.function.active_outputs
        wanted = [key for key in wanted if key[0] == SECOND or key[1] in active]
        found = _derived(asked, kind, [*names], own, {**still, **directions, **seconds}, wanted)
        by_key = dict(zip(wanted, found, strict=True))
        tangents_out = [
            by_key.get((SECOND if role == SHADOW else TANGENT, name)) for role, name in asked.wanted
        ]
    elif changes:
        found = _derived(asked, asked.kind, asked.wrt, own, changes, linear)
        by_key = dict(zip(linear, found, strict=True))
        tangents_out = [by_key.get(key) for key in asked.wanted]
    else:
        tangents_out = [None for _ in asked.wanted]
    return values, [
        _no_tangent(value) if tangent is None else tangent
        for value, tangent in zip(values, tangents_out, strict=True)
    ]


def _jvp_of_second(primals: Any, tangents: Any, *, asked: Asked) -> tuple[list[Any], list[Any]]:  # noqa: ANN401
    """Return a second derivative, and its tangent where only what it is linear in changes."""
    values = bind(asked, primals)
    changes: dict[Key, tuple[Any, bool]] = {}
    still: dict[Key, tuple[Any, bool]] = {}
    for key, value, tangent, moves in zip(asked.keys, primals, tangents, asked.moves, strict=True):
        if key[0] not in _LINEAR[asked.kind]:
            if not _is_zero(tangent):
                raise NotImplementedError(
                    f"{asked.call}: enzyme.jax has first and second derivatives, no third ones"
                )
            if key[0] != PRIMAL:
                still[key] = value, moves
        elif not _is_zero(tangent):
            changes[key] = tangent, moves
    own = _split(asked, primals)[0]
    if not changes:
        return values, [*map(_no_tangent, values)]
    found = _derived(asked, asked.kind, asked.wrt, own, {**still, **changes}, asked.wanted)
    is_linear = [asked.kind == PUSH2 or key[0] != SHADOW for key in asked.wanted]
    return values, [
        tangent if linear else _no_tangent(value)
        for value, tangent, linear in zip(values, found, is_linear, strict=True)
    ]


def _transpose(cotangents: Sequence[Any], *operands: Any, asked: Asked) -> list[Any]:  # noqa: ANN401
    """Return cotangents of the operands that a derivative is linear in."""
    own, given = _split(asked, operands)
    given_moves = _split(asked, asked.moves)[1]
    seeds: dict[Key, tuple[Any, bool]] = {}
    for key, value, moves in zip(asked.seeds, given, given_moves, strict=True):
        if ad.is_undefined_primal(value):
            continue
        if key[0] not in _LINEAR[asked.kind]:
            seeds[_TURNED_STILL[asked.kind], key[1]] = value, moves
    for key, cotangent in zip(asked.wanted, cotangents, strict=True):
        if not _is_zero(cotangent):
            seeds[_TURNED_SEED[asked.kind][key[0]], key[1]] = cotangent, True
    asks: dict[int, Key] = {}
    for at, (key, value) in enumerate(zip(asked.seeds, given, strict=True)):
        if ad.is_undefined_primal(value):
            asks[at] = _TURNED_WANTED[asked.kind][key[0]], key[1]
    results: list[Any] = [None] * len(operands)
    if all(_is_zero(each) for each in cotangents):
        return results
    kind = {PUSH: PULL, PULL: PUSH, HVP: HVP, PUSH2: HVP}[asked.kind]
    found = _derived(asked, kind, asked.wrt, own, seeds, [*asks.values()])
    for at, value in zip(asks, found, strict=True):
        is_shared = asked.rows is not None and not given_moves[at]
        results[len(own) + at] = jnp.sum(value, 0) if is_shared else value
    return results


#: What the transpose of each kind makes of: the operands that stay, cotangents of its results, and
#: the operands whose cotangents it returns.
_TURNED_STILL = {HVP: SHADOW, PUSH2: TANGENT}
_TURNED_SEED = {
    PUSH: {SHADOW: SHADOW},
    PULL: {SHADOW: SHADOW},
    HVP: {SECOND: TANGENT, TANGENT: SECOND},
    PUSH2: {SECOND: SHADOW},
}
_TURNED_WANTED = {
    PUSH: {SHADOW: SHADOW},
    PULL: {SHADOW: SHADOW},
    HVP: {TANGENT: SECOND, SECOND: TANGENT},
    PUSH2: {TANGENT: SECOND, SECOND: SHADOW},
}


# -- batches -------------------------------------------------------------------------------


def _batch(
    operands: Sequence[Any], axes: Sequence[Any], *, asked: Asked
) -> tuple[list[Any], list[int]]:
    """Run row by row in one native loop, also where there were rows before."""
    is_new = [axis is not None for axis in axes]
    size = next(
        value.shape[axis] for value, axis in zip(operands, axes, strict=True) if axis is not None
    )
    fronted = [
        value if axis is None else jnp.moveaxis(value, axis, 0)
        for value, axis in zip(operands, axes, strict=True)
    ]
    if asked.rows is None:
        made = asked._replace(rows=size, moves=tuple(is_new))
        found = bind(made, fronted)
        return found, [0] * len(found)
    rows = asked.rows
    moves = tuple(new or old for new, old in zip(is_new, asked.moves, strict=True))
    flat = [
        _flattened(value, size, rows, is_new=new, moved=old) if new or old else value
        for value, new, old in zip(fronted, is_new, asked.moves, strict=True)
    ]
    found = bind(asked._replace(rows=size * rows, moves=moves), flat)
    return [each.reshape(size, rows, *each.shape[1:]) for each in found], [0] * len(found)


def _flattened(value: Any, size: int, rows: int, *, is_new: bool, moved: bool) -> Any:  # noqa: ANN401
    """Return one dimension of rows for two."""
    value = value if is_new else value[None]
    value = value if moved else value[:, None]
    value = jnp.broadcast_to(value, (size, rows, *value.shape[2:]))
    return value.reshape(size * rows, *value.shape[2:])


# -- what JAX knows ------------------------------------------------------------------------


def _linearizations() -> dict[Any, Any] | None:
    """Return JAX's table of what is known of the transpose, if this version has one."""
    try:
        from jax._src.interpreters.ad import primitive_linearizations  # noqa: PLC0415
    except ImportError:
        return None
    table: dict[Any, Any] = primitive_linearizations
    return table


def _linearize(is_vjp: object, has_tangent: Sequence[bool], *primals: Any, asked: Asked) -> Any:  # noqa: ANN401
    from jax._src.interpreters.ad import fallback_linearize_rule  # noqa: PLC0415

    if _gradient_of(asked.call) is None:
        primitive = _PRIMITIVES[CALL]
        return fallback_linearize_rule(primitive, is_vjp, has_tangent, *primals, asked=asked)
    return _linearize_call(is_vjp, has_tangent, *primals, asked=asked)


_JVPS = {
    **{CALL: _jvp_of_call, PULL: _jvp_of_first, PUSH: _jvp_of_first},
    **{HVP: _jvp_of_second, PUSH2: _jvp_of_second},
}


def _made(kind: str) -> Primitive:
    primitive = Primitive(_NAMES[kind])
    primitive.multiple_results = True
    primitive.def_impl(_evaluate)
    primitive.def_abstract_eval(_abstract)
    mlir.register_lowering(primitive, _elsewhere)
    mlir.register_lowering(primitive, mlir.lower_fun(_run, multiple_results=True), platform="cpu")
    ad.primitive_jvps[primitive] = _JVPS[kind]
    if kind != CALL:
        ad.primitive_transposes[primitive] = _transpose
    batching.primitive_batchers[primitive] = _batch
    return primitive


_PRIMITIVES = {kind: _made(kind) for kind in _NAMES}
if (_table := _linearizations()) is not None:
    _table[_PRIMITIVES[CALL]] = _linearize
