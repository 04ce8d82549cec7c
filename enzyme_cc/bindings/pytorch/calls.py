"""Functions of a library as PyTorch sees them: callables on tensors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from enzyme_cc.bindings.glue import CALL
from enzyme_cc.bindings.pytorch import operators
from enzyme_cc.bindings.pytorch.graph import apply, is_differentiated
from enzyme_cc.bindings.pytorch.operations import Operations

if TYPE_CHECKING:
    import inspect
    from collections.abc import Mapping, Sequence
    from typing import Self

    from enzyme_cc.bindings.functions import Function
    from enzyme_cc.bindings.pytorch.operators import Operators

_Tensor = torch.Tensor


def _never() -> bool:
    return False


#: What `torch.jit.trace` notes while it runs a function, else None.
_traced = getattr(torch._C, "_get_tracing_state", _never)  # noqa: SLF001 - no other way to ask
_MADE: dict[tuple[object, ...], Operators] = {}
#: Whether `torch.compile` or `torch.export` reads this.
is_compiling = getattr(getattr(torch, "compiler", None), "is_compiling", _never)
#: Runs where `torch.compile` does not read: operators know no transform of `torch.func` but vmap.
_apart = torch.compiler.disable(apply) if operators.IS_THERE else apply


class TorchFunction:
    """A function of a library that takes tensors and returns tensors, with derivatives.

    It takes the arguments of the function that it is made of. `f.apply(...)` is `f(...)`.
    """

    def __init__(self, function: Function, *, flattens: bool = False) -> None:
        self.function = function
        self.__name__ = self.__qualname__ = function.__name__
        self.__doc__ = function.__doc__
        self.__signature__: inspect.Signature = function.__signature__
        self._operations = Operations(function, flattens=flattens)
        self._call = self._operations.get(CALL)
        self._names = function.binder.order
        by_name = self._operations.layouts.by_name
        #: By the order of arguments: whether it is an array, whether derivatives go through it, and
        #: whether it is an integer.
        self._kinds = [
            (
                by_name[name].is_array,
                name in function.inputs,
                not by_name[name].is_array and not by_name[name].type.is_active,
            )
            for name in self._names
        ]
        self._needed = len(function.binder.needed)
        self._optional = len(self._names) - self._needed
        self._outputs = [name for name, _ in function.outputs]
        self._operators = _operators(self._operations)

    def __repr__(self) -> str:
        return f"<{self.__name__}{self.__signature__} on tensors, of {self.function.plain.place}>"

    def __call__(self, *args: object, **kwargs: object) -> Any:  # noqa: ANN401 - a tensor, or several
        """Call the function; return its result, or all outputs as a named tuple."""
        values = self._bound(args, kwargs)
        if self._operators is None or not is_compiling():
            if _traced():
                raise TypeError(
                    f"{self.__name__}: torch.jit.trace would keep the numbers of this one call:"
                    " use torch.export or torch.compile"
                )
            found = apply(self._call, values)
        elif is_differentiated():
            found = _apart(self._call, values)
        else:
            found = self._operators.call(values)
        if len(found) == 1:
            return found[0]
        return self.function.named(self._outputs, found)

    apply = __call__

    def __deepcopy__(self, memo: object) -> Self:
        """Return the same: it has no state, and modules that hold it are copied."""
        return self

    def _bound(self, args: Sequence[object], kwargs: Mapping[str, object]) -> list[Any]:
        """Return the arguments in their order: tensors, numbers, and None for what follows."""
        values: list[Any] = list(args)
        missing = len(self._names) - len(args)
        if kwargs or not 0 <= missing <= self._optional:
            values = self._given(args, kwargs)
        elif missing:
            values += [None] * missing
        for index, (value, (is_array, is_active, is_integer)) in enumerate(
            zip(values, self._kinds, strict=True)
        ):
            if isinstance(value, _Tensor):
                if not is_active or not is_array:
                    values[index] = self._plain(index, value, is_active, is_integer)
            elif value is None:
                if index < self._needed:
                    return self._given(args, kwargs)  # says what is missing
            elif is_array:
                values[index] = self._converted(index, value)
        return values

    def _plain(self, index: int, value: torch.Tensor, is_active: bool, is_integer: bool) -> Any:  # noqa: ANN401 - a number or a tensor
        """Return a tensor as a constant, an integer or a single number."""
        if is_integer:
            return value.item()
        if not is_active and value.requires_grad:
            value = value.detach()
        is_array = self._kinds[index][0]
        return value if is_array or not value.dim() else self._single(index, value)

    def _given(self, args: Sequence[object], kwargs: Mapping[str, object]) -> list[Any]:
        given = self.function.binder.given(args, kwargs)
        return [given.get(name) for name in self._names]

    def _single(self, index: int, value: torch.Tensor) -> torch.Tensor:
        if value.numel() != 1:
            raise ValueError(
                f"{self.__name__}: argument '{self._names[index]}' is one number, not a tensor of"
                f" shape {tuple(value.shape)}"
            )
        return value.reshape(())

    def _converted(self, index: int, value: object) -> torch.Tensor:
        """Return an array or a list as a tensor: a copy, which nobody changes before `backward`."""
        taken = self.function.binder.takers[self._names[index]].take(value)
        return torch.from_numpy(taken.copy() if taken is value or taken.base is not None else taken)


def _operators(operations: Operations) -> Operators | None:
    """Return the operators that whoever traces is shown, where PyTorch has such."""
    if not operators.IS_THERE:
        return None
    key = (
        *operations.function.identity,
        repr(operations.function.record),
        operations.layouts.flattens,
    )
    if key not in _MADE:
        _MADE[key] = operators.Operators(operations)
    operations.operators = _MADE[key]
    return _MADE[key]
