"""Derivatives of operations by operations: what backward and forward mode make of each.

The tangent of a gradient is the gradient of a tangent (second derivatives are symmetric), so that
one entry, `HVP`, serves backward of backward, backward of forward and forward of backward.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from enzyme_cc.bindings.errors import DerivativeError
from enzyme_cc.bindings.glue import CALL, HVP, PULL, PUSH, PUSH2
from enzyme_cc.bindings.slots import PRIMAL, SECOND, SHADOW, TANGENT

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Protocol

    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.native import Key

    class Operation(Protocol):
        """A function or one of its derivatives."""

        source: Any
        function: Function
        kind: str
        wrt: tuple[str, ...]
        rows: frozenset[Key]
        keys: tuple[Key, ...]
        results: tuple[Key, ...]


#: Roles of inputs that a kind of derivative only reads.
READ_ROLES = {
    CALL: frozenset[str](),
    PULL: frozenset[str](),
    PUSH: frozenset([SHADOW]),
    HVP: frozenset([TANGENT]),
    PUSH2: frozenset([SHADOW, TANGENT, SECOND]),
}


class Rules:
    """The rules, for one way of applying operations."""

    def __init__(self, apply: Callable[[Any, Sequence[Any]], Sequence[Any]]) -> None:
        self.apply = apply

    def backward(
        self,
        operation: Operation,
        values: Sequence[Any],
        cotangents: Sequence[Any],
        needed: Sequence[bool],
    ) -> list[Any]:
        """Return what cotangents of the results are of each value; None where it is not needed."""
        given = dict(zip(operation.keys, values, strict=True))
        came = dict(zip(operation.results, cotangents, strict=True))
        wanted = {key for key, is_it in zip(operation.keys, needed, strict=True) if is_it}
        if all(each is None for each in cotangents) or not wanted:
            return [None] * len(operation.keys)
        rule = {CALL: self._call_back, PULL: self._pull_back, PUSH: self._push_back}
        found = rule.get(operation.kind, _third)(operation, given, came, wanted)
        return [
            self._shared(operation, key, found.get(key)) if key in wanted else None
            for key in operation.keys
        ]

    def forward(
        self, operation: Operation, values: Sequence[Any], tangents: Sequence[Any]
    ) -> list[Any]:
        """Return the tangents of the results."""
        given = dict(zip(operation.keys, values, strict=True))
        came = {
            key: each
            for key, each in zip(operation.keys, tangents, strict=True)
            if each is not None
        }
        rule = {CALL: self._call_on, PULL: self._pull_on, PUSH: self._push_on}
        if operation.rows:
            came = {key: self._spread(operation, key, came[key], given) for key in came}
        found = rule.get(operation.kind, _third)(operation, given, came, set())
        return [found.get(key) for key in operation.results]

    # -- backward --------------------------------------------------------------------------

    def _call_back(
        self,
        operation: Operation,
        given: Mapping[Key, Any],
        came: Mapping[Key, Any],
        wanted: set[Key],
    ) -> dict[Key, Any]:
        wrt = operation.source.ordered({name for _, name in wanted})
        seeds = {(SHADOW, name): value for (_, name), value in came.items()}
        found = self._run(operation, PULL, wrt, {**given, **seeds})
        return {(PRIMAL, name): found[SHADOW, name] for name in wrt}

    def _pull_back(
        self,
        operation: Operation,
        given: Mapping[Key, Any],
        came: Mapping[Key, Any],
        wanted: set[Key],
    ) -> dict[Key, Any]:
        names = {name for role, name in wanted if role == PRIMAL}
        tangents = {name: value for (_, name), value in came.items() if value is not None}
        if not names:  # linear in the cotangents
            wrt = operation.source.ordered({*tangents})
            seeds = {(SHADOW, name): value for name, value in tangents.items()}
            found = self._run(operation, PUSH, wrt, {**_primal(given), **seeds})
            return {key: found[key] for key in wanted}
        wrt = operation.source.ordered({*tangents, *names})
        seeds = {(TANGENT, name): value for name, value in tangents.items()}
        found = self._run(operation, HVP, wrt, {**given, **seeds})
        gradients = {(PRIMAL, name): found[SECOND, name] for name in names}
        outputs = operation.function.active_outputs
        return {**gradients, **{(SHADOW, name): found[TANGENT, name] for name in outputs}}

    def _push_back(
        self,
        operation: Operation,
        given: Mapping[Key, Any],
        came: Mapping[Key, Any],
        wanted: set[Key],
    ) -> dict[Key, Any]:
        names = {name for role, name in wanted if role == PRIMAL}
        cotangents = {(SHADOW, name): value for (_, name), value in came.items()}
        if not names:
            wrt = operation.source.ordered({name for _, name in wanted})
            found = self._run(operation, PULL, wrt, {**_primal(given), **cotangents})
            return {(SHADOW, name): found[SHADOW, name] for name in wrt}
        tangents = {(TANGENT, name): given[SHADOW, name] for name in operation.wrt}
        wrt = operation.source.ordered({*operation.wrt, *names})
        found = self._run(operation, HVP, wrt, {**_primal(given), **cotangents, **tangents})
        gradients = {(PRIMAL, name): found[SECOND, name] for name in names}
        return {**gradients, **{(SHADOW, name): found[SHADOW, name] for name in operation.wrt}}

    # -- forward ---------------------------------------------------------------------------

    def _call_on(
        self, operation: Operation, given: Mapping[Key, Any], came: Mapping[Key, Any], _: set[Key]
    ) -> dict[Key, Any]:
        wrt = operation.source.ordered({name for _, name in came})
        if not wrt:
            return {}
        seeds = {(SHADOW, name): value for (_, name), value in came.items()}
        found = self._run(operation, PUSH, wrt, {**given, **seeds})
        return {(PRIMAL, name): value for (_, name), value in found.items()}

    def _pull_on(
        self, operation: Operation, given: Mapping[Key, Any], came: Mapping[Key, Any], _: set[Key]
    ) -> dict[Key, Any]:
        found = self._second(operation, HVP, given, came)
        return {(SHADOW, name): found[SECOND, name] for name in operation.wrt}

    def _push_on(
        self, operation: Operation, given: Mapping[Key, Any], came: Mapping[Key, Any], _: set[Key]
    ) -> dict[Key, Any]:
        found = self._second(operation, PUSH2, given, came)
        return {(SHADOW, name): value for (_, name), value in found.items()}

    def _second(
        self, operation: Operation, kind: str, given: Mapping[Key, Any], came: Mapping[Key, Any]
    ) -> dict[Key, Any]:
        """Apply the tangent of a first derivative."""
        tangents = {(TANGENT, name): v for (role, name), v in came.items() if role == PRIMAL}
        second = {(SECOND, name): v for (role, name), v in came.items() if role == SHADOW}
        wrt = operation.source.ordered({*operation.wrt, *(name for _, name in tangents)})
        return self._run(operation, kind, wrt, {**given, **tangents, **second})

    # -- how it is done --------------------------------------------------------------------

    def _run(
        self, operation: Operation, kind: str, wrt: tuple[str, ...], given: Mapping[Key, Any]
    ) -> dict[Key, Any]:
        """Apply another operation of the same function, on rows where this one is."""
        rows: frozenset[Key] = frozenset()
        if operation.rows:
            # What belongs to a result, or to a tangent of one, has rows, too.
            rows = frozenset(
                key
                for key, value in given.items()
                if value is not None and (key in operation.rows or key[0] != PRIMAL)
            )
        other = operation.source.get(kind, wrt, rows)
        found = self.apply(other, [given.get(key) for key in other.keys])
        return dict(zip(other.results, found, strict=True))

    def _shared(self, operation: Operation, key: Key, value: Any) -> Any:  # noqa: ANN401 - a tensor
        """Return a gradient by what all rows share: the sum of theirs."""
        if value is None or not operation.rows or key in operation.rows:
            return value
        return value.sum(0)

    def _spread(self, operation: Operation, key: Key, value: Any, given: Mapping[Key, Any]) -> Any:  # noqa: ANN401 - a tensor
        """Return a tangent of what all rows share, for each row."""
        if key in operation.rows:
            return value
        count = next(len(each) for other, each in given.items() if other in operation.rows)
        return value.expand(count, *value.shape)


def _primal(given: Mapping[Key, Any]) -> dict[Key, Any]:
    return {key: value for key, value in given.items() if key[0] == PRIMAL}


def _third(operation: Operation, *_: object) -> dict[Key, Any]:
    raise DerivativeError(
        f"{operation.function.__name__}: this would be a third derivative, and there are first and"
        " second ones of a function in C; differentiate what needs it in C, or pass"
        " create_graph=False"
    )
