"""Time short calls: what `python_torch.py` and `python_tensorflow.py` share."""

import time


def quickest(run, calls=50, loops=400):
    """Return the microseconds of one call."""
    run()
    best = float("inf")
    for _ in range(loops):
        start = time.perf_counter()
        for _ in range(calls):
            run()
        best = min(best, time.perf_counter() - start)
    return best / calls * 1e6
