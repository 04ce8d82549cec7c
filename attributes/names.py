"""Every name that users write, once. A leaf: constants only."""

from __future__ import annotations

# A call is a request when its callee's name contains one of these.
REQUEST_NAMES: tuple[str, ...] = (
    "__enzyme_augmentfwd",
    "__enzyme_augmentsize",
    "__enzyme_autodiff",
    "__enzyme_batch",
    "__enzyme_fwddiff",
    "__enzyme_fwdsplit",
    "__enzyme_reverse",
)

# What precedes one argument of a request and says how it takes part.
ARGUMENT_MARKERS: tuple[str, ...] = (
    "enzyme_byref",
    "enzyme_const",
    "enzyme_dup",
    "enzyme_dupnoneed",
    "enzyme_dupnoneedv",
    "enzyme_dupv",
    "enzyme_interleave",
    "enzyme_not_overwritten",
    "enzyme_out",
)

# What says something about the whole request.
CALL_MARKERS: tuple[str, ...] = (
    "enzyme_active_return",
    "enzyme_allocated",
    "enzyme_const_return",
    "enzyme_context",
    "enzyme_dup_return",
    "enzyme_nofree",
    "enzyme_noret",
    "enzyme_primal_return",
    "enzyme_runtime_activity",
    "enzyme_strong_zero",
    "enzyme_tape",
    "enzyme_width",
)

# How the arguments of a batch are spread over its instances.
BATCH_MARKERS: tuple[str, ...] = ("enzyme_buffer", "enzyme_scalar", "enzyme_vector")
