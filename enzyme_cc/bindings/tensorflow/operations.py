"""Apply a function or one of its derivatives to tensors, and say what the gradient of that is.

Gradients are registered with TensorFlow, of any order there is an entry for; which derivative
follows from which is said in `rules.py`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import tensorflow as tf

from enzyme_cc.bindings.errors import DerivativeError
from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH
from enzyme_cc.bindings.rules import Rules
from enzyme_cc.bindings.shapes import names_in
from enzyme_cc.bindings.slots import PRIMAL, SECOND, SHADOW, TANGENT
from enzyme_cc.bindings.tensorflow.kernel import kernel
from enzyme_cc.bindings.tensorflow.plans import Plan

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from enzyme_cc.bindings.native import Key
    from enzyme_cc.bindings.tensorflow.plans import View

#: The roles of seeds of each kind, whether they are of inputs; and those of results.
_SEEDS = {
    CALL: (),
    PULL: ((SHADOW, False),),
    PUSH: ((SHADOW, True),),
    HVP: ((SHADOW, False), (TANGENT, True), (SECOND, False)),
}
_RESULTS = {
    CALL: (),
    PULL: ((SHADOW, True),),
    PUSH: ((SHADOW, False),),
    HVP: ((SECOND, True), (TANGENT, False), (SHADOW, True)),
}


class Operations:
    """The operations of one function; nothing is differentiated by inputs that are `fixed`."""

    def __init__(self, view: View, fixed: frozenset[str]) -> None:
        self.view = view
        self.function = view.function
        self.fixed = fixed
        self.made: dict[tuple[str, tuple[str, ...]], Operation] = {}

    def get(self, kind: str, wrt: Sequence[str] = (), _: object = None) -> Operation:
        """Return an operation; `wrt` are inputs in their order."""
        key = kind, tuple(wrt)
        if key not in self.made:
            self.made[key] = Operation(self, *key)
        return self.made[key]

    def ordered(self, names: set[str]) -> tuple[str, ...]:
        """Return inputs in their order."""
        return tuple(name for name in self.function.inputs if name in names)


class Operation:
    """The function or one of its derivatives."""

    rows: frozenset[Key] = frozenset()

    def __init__(self, source: Operations, kind: str, wrt: tuple[str, ...]) -> None:
        self.source = source
        self.function = function = source.function
        self.kind = kind
        self.wrt = wrt
        outputs = function.active_outputs

        def named(roles: Sequence[tuple[str, bool]]) -> list[Key]:
            return [(r, name) for r, is_in in roles for name in (wrt if is_in else outputs)]

        primal: list[Key] = [(PRIMAL, name) for name in function.binder.order]
        self.keys: tuple[Key, ...] = (*primal, *named(_SEEDS[kind]))
        called: list[Key] = [(PRIMAL, name) for name, _ in function.outputs] if kind == CALL else []
        self.results: tuple[Key, ...] = (*called, *named(_RESULTS[kind]))
        self.plans: dict[tuple[bool, ...], Plan] = {}

    def plan(self, values: Sequence[Any]) -> Plan:
        """Return the plan for these inputs, None where there is none."""
        which = tuple([value is not None for value in values])
        plan = self.plans.get(which)
        if plan is None:
            keys = [key for key, is_there in zip(self.keys, which, strict=True) if is_there]
            plan = Plan(self.source.view, self.kind, self.wrt, keys, [*self.results])
            self.plans[which] = plan
            _KNOWN[plan.key] = plan, self
        return plan

    def is_differentiable(self, key: Key) -> bool:
        """Return whether there is a gradient by an input."""
        role, name = key
        return role != PRIMAL or (name in self.function.inputs and name not in self.source.fixed)


#: Plans and operations by the key that graphs have of them.
_KNOWN: dict[int, tuple[Plan, Operation]] = {}


def apply(operation: Operation, values: Sequence[Any]) -> list[Any]:
    """Apply an operation to tensors, None where there is none."""
    plan = operation.plan(values)
    given = [value for value in values if value is not None]
    tensors = dict(zip(plan.keys, given, strict=True))
    likes = [
        tensors[like.key]
        if like.key is not None
        else _number()
        if like.is_number
        else _room(plan, name, tensors)
        for like, (_, name) in zip(plan.likes, plan.results, strict=True)
    ]
    made = [_room(plan, name, tensors) for name in plan.made]
    found: list[Any] = kernel().run(inputs=[*likes, *given, *made], R=plan.types, key=plan.key)
    return found


@cache
def _number() -> Any:  # noqa: ANN401 - a tensor
    """Return what has the shape of one number, in any graph."""
    with tf.init_scope():
        return tf.constant(0, tf.uint8)


def _room(plan: Plan, name: str, tensors: Mapping[Key, Any]) -> Any:  # noqa: ANN401 - a tensor
    """Return a tensor of the shape of an output that no input has."""
    function = plan.function
    parameter = plan.view.by_name[name]
    names = {one for dim in parameter.dims or () if dim for one in names_in(dim, name)}
    sizes = {one: _size(plan, one, tensors) for one in names}
    shape = function.binder.output_shape(parameter, sizes)
    return tf.zeros(shape[::-1] if plan.view.is_turned(name) else shape, tf.uint8)


def _size(plan: Plan, name: str, tensors: Mapping[Key, Any]) -> Any:  # noqa: ANN401 - an integer, perhaps a tensor
    """Return a length, as a number where it is known."""
    own = tensors.get((PRIMAL, name))
    if own is not None:
        known = tf.get_static_value(own)
        return int(known) if known is not None else tf.cast(own, tf.int32)
    place, axis = plan.axis_of(name)
    value = tensors[plan.keys[place - len(plan.results)]]
    if axis < 0:
        count = value.shape.num_elements()
        return count if count is not None else tf.size(value)
    length = value.shape[axis] if value.shape.rank is not None else None
    return length if length is not None else tf.shape(value)[axis]


_RULES = Rules(apply)


@tf.RegisterGradient("EnzymeFunction")  # type: ignore[untyped-decorator, unused-ignore]
def _gradient(op: Any, *cotangents: Any) -> list[Any]:  # noqa: ANN401 - TensorFlow's
    """Return the gradients by all inputs of an operation, None where there is none."""
    known = _KNOWN.get(op.get_attr("key"))
    if known is None:
        raise DerivativeError(
            "this graph was made by another process: trace the function in this one, so that it can"
            " be differentiated"
        )
    plan, operation = known
    before = len(plan.results)
    tensors = dict(zip(plan.keys, op.inputs[before : before + len(plan.keys)], strict=True))
    unasked = set(getattr(op, "skip_input_indices", None) or ())
    needed = [
        key in tensors and operation.is_differentiable(key) and plan.places[key] not in unasked
        for key in operation.keys
    ]
    came = [tf.convert_to_tensor(c) if isinstance(c, tf.IndexedSlices) else c for c in cotangents]
    values = [tensors.get(key) for key in operation.keys]
    found = dict(zip(operation.keys, _RULES.backward(operation, values, came, needed), strict=True))
    return [*[None] * before, *(found[key] for key in plan.keys), *(None for _ in plan.made)]
