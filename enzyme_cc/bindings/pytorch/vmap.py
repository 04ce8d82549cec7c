"""Operations on rows: what `torch.vmap` makes of each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enzyme_cc.bindings.pytorch.operations import Operation


def vmapped(
    operation: Operation, size: int, dims: Sequence[int | None], values: Sequence[Any]
) -> tuple[Operation, list[Any], int | None]:
    """Return the operation for one more dimension of rows, its values, and the rows it had.

    Rows within rows are all rows of one run: their count, if there were any, is returned.
    """
    moved = [
        value if dim is None else value.movedim(dim, 0)
        for value, dim in zip(values, dims, strict=True)
    ]
    batched = {key for key, dim in zip(operation.keys, dims, strict=True) if dim is not None}
    if not operation.rows:
        made = operation.source.get(operation.kind, operation.wrt, frozenset(batched))
        return made, moved, None
    count = next(
        value.shape[1 if key in batched else 0]
        for key, value in zip(operation.keys, moved, strict=True)
        if key in operation.rows
    )
    flat: list[Any] = []
    for key, value in zip(operation.keys, moved, strict=True):
        if key not in batched and key not in operation.rows:
            flat.append(value)
            continue
        is_outer, is_inner = key in batched, key in operation.rows
        shape = value.shape[is_outer + is_inner :]
        value = value if is_outer else value.unsqueeze(0)
        value = value if is_inner else value.unsqueeze(1)
        flat.append(value.expand(size, count, *shape).reshape(size * count, *shape))
    rows = frozenset({*batched, *operation.rows})
    return operation.source.get(operation.kind, operation.wrt, rows), flat, count
