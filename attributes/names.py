"""Every name that users write, once. A leaf: constants only. vocabulary.py says what they mean."""

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

# The same, of what this version does not have.
LATER_REQUEST_NAMES: tuple[str, ...] = ("__enzyme_error_estimate",)

# Calls that mean something too, but ask for no derivative of a function by its arguments.
SPECIAL_CALLS: tuple[str, ...] = (
    "__enzyme_call_inactive",
    "__enzyme_checkpoint_for",
    "__enzyme_checkpoint_while",
    "__enzyme_condition",
    "__enzyme_context",
    "__enzyme_double",
    "__enzyme_expand_mem_value",
    "__enzyme_fixed_point",
    "__enzyme_float",
    "__enzyme_integer",
    "__enzyme_iter",
    "__enzyme_likelihood",
    "__enzyme_observe",
    "__enzyme_pointer",
    "__enzyme_ptr_size_hint",
    "__enzyme_sample",
    "__enzyme_set_checkpointing",
    "__enzyme_set_fixed_point",
    "__enzyme_shadow",
    "__enzyme_todense",
    "__enzyme_trace",
    "__enzyme_truncate_mem_func",
    "__enzyme_truncate_mem_value",
    "__enzyme_truncate_op_func",
    "__enzyme_virtualreverse",
    "__enzyme_zero_shadows",
)

# The special calls that ask for shadows of global variables, and for contexts of these.
SHADOW_CALLS: tuple[str, ...] = ("__enzyme_shadow", "__enzyme_context", "__enzyme_zero_shadows")

# Calls of a function that count as carrying no derivative; a number of rounds.
CALL_INACTIVE = "__enzyme_call_inactive"
ITERATIONS = "__enzyme_iter"
# Loops that are checkpointed, what decides how, and what a scheme of ours begins with.
CHECKPOINT_FOR = "__enzyme_checkpoint_for"
CHECKPOINT_WHILE = "__enzyme_checkpoint_while"
CHECKPOINT_CALLS = (CHECKPOINT_FOR, CHECKPOINT_WHILE)
# In a loop that is checkpointed by annotation: its schedule and budget; sizes of memory before it.
SET_CHECKPOINTING = "__enzyme_set_checkpointing"
SIZE_HINT = "__enzyme_ptr_size_hint"
SCHEME_MARKER = "enzyme_scheme"
REGION_MARKER = "enzyme_checkpoint_region"
SCHEMES = "EnzymeCkpt"
# The shadow of a function in reverse mode, or of a constant table of functions.
VIRTUAL_REVERSE = "__enzyme_virtualreverse"

# The special calls that this version knows and does not have.
LATER_CALLS: tuple[str, ...] = (
    "__enzyme_condition",
    "__enzyme_expand_mem_value",
    "__enzyme_fixed_point",
    "__enzyme_likelihood",
    "__enzyme_observe",
    "__enzyme_sample",
    "__enzyme_set_fixed_point",
    "__enzyme_todense",
    "__enzyme_trace",
    "__enzyme_truncate_mem_func",
    "__enzyme_truncate_mem_value",
    "__enzyme_truncate_op_func",
)

# Those that say what is behind a pointer: types for the analysis, and nothing at run time.
TYPE_HINTS: tuple[str, ...] = (
    "__enzyme_double",
    "__enzyme_float",
    "__enzyme_integer",
    "__enzyme_pointer",
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

# The same, read if somebody writes them, but not in our headers.
FURTHER_ARGUMENT_MARKERS: tuple[str, ...] = ("enzyme_nocache",)

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

# Markers of special calls, with how many operands follow each: out of place in a request.
SPECIAL_MARKERS: dict[str, int] = {
    "enzyme_active_rand_var": 1,
    "enzyme_checkpoint_region": 2,
    "enzyme_duplikelihood": 2,
    "enzyme_duptrace": 1,
    "enzyme_fp_control": 1,
    "enzyme_fp_max_iters": 1,
    "enzyme_fp_reduction": 1,
    "enzyme_fp_state": 2,
    "enzyme_interface": 1,
    "enzyme_likelihood": 1,
    "enzyme_observations": 1,
    "enzyme_scheme": 2,
    "enzyme_trace": 1,
}

# Spellings of very old programs.
LEGACY_MARKERS: dict[str, str] = {
    "diffe_const": "enzyme_const",
    "diffe_dup": "enzyme_dup",
    "diffe_dupnoneed": "enzyme_dupnoneed",
    "diffe_out": "enzyme_out",
}

# What the front end passes in several parameters: each but the first has this attribute, so that
# the markers of a request still know what belongs together when nothing else tells.
PART_ATTRIBUTE = "enzyme_part"

#: Globals that register something, by what their names contain.
REGISTER_ALLOCATION = "__enzyme_allocation_like"
REGISTER_DERIVATIVE = "__enzyme_register_derivative"
REGISTER_GRADIENT = "__enzyme_register_gradient"
REGISTER_INACTIVE = "__enzyme_inactivefn"
REGISTER_INACTIVE_GLOBAL = "__enzyme_inactive_global"
REGISTER_INACTIVE_MEMORY = "__enzyme_inactive_memory"
REGISTER_LIKE = "__enzyme_function_like"
#: In Fortran there is a call for it; the second argument is one of the variables `enzyme_math_sin`.
CALL_LIKE = "f__enzyme_function_like"
LIKE_NAMES = "enzyme_math_"
REGISTER_NOFREE = "__enzyme_nofree"
REGISTER_SHADOW = "__enzyme_shadow_global"
REGISTER_SPLIT_DERIVATIVE = "__enzyme_register_splitderivative"

#: What holds the address of a variable that is only declared; behind it the word of an attribute.
SAID_OF_DECLARED = "__enzyme_attribute_"

#: All of these.
REGISTERING = (
    REGISTER_ALLOCATION,
    REGISTER_DERIVATIVE,
    REGISTER_GRADIENT,
    REGISTER_INACTIVE,
    REGISTER_INACTIVE_GLOBAL,
    REGISTER_INACTIVE_MEMORY,
    REGISTER_LIKE,
    REGISTER_NOFREE,
    REGISTER_SHADOW,
    REGISTER_SPLIT_DERIVATIVE,
    SAID_OF_DECLARED,
)
