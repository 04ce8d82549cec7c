"""The names of kernels that are derivatives of kernels, which host code launches."""

from enzyme_cc.requests.call_paths import COPIED

#: What the names of a kernel's derivatives begin with.
GRADIENT, TANGENT = "enzyme_gradient_", "enzyme_tangent_"
#: The tangent of its gradient; and the function that is the gradient, where it has one.
SECOND, REVERSE = "enzyme_second_", "enzyme_reverse_"
#: In how many parts such a kernel has the memory whose size is its launch's: the kernel's own,
#: and one for each shadow.
_PARTS = {GRADIENT: 2, TANGENT: 2, SECOND: 4, REVERSE: 4}


def parts_of(name: str) -> int:
    """Return in how many parts a function has that memory; 0 where nobody divides it."""
    name = name.removeprefix(COPIED)
    return next((count for start, count in _PARTS.items() if name.startswith(start)), 0)
