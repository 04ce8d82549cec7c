"""Share what measurements of gradients need: limits of what is off, and how memory is counted."""

OFF_HAND = 1e-10
OFF_DIFFERENCES = 1e-5
CALLS = ("malloc", "calloc", "realloc", "aligned_alloc", "posix_memalign", "free")
#: What sends the program's calls for memory to measure.h.
COUNTED = "-Wl," + ",".join(f"--wrap={name}" for name in CALLS)


def is_off(error, limit):
    """Return whether an error is over the limit; NaN is."""
    return not error <= limit
