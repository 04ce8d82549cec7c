"""An end for every test: one that waits for ever fails with a traceback, and the suite goes on.

Where no signal reaches the main thread, the suite has an end: Makefile. A thread that looks at the
clock, as pytest's own, would be one with which no test may fork.
"""

import signal

import pytest

#: The slowest takes 100 seconds on a quiet machine, 400 on one where three suites run.
SECONDS = 1200
Expired = pytest.fail.Exception


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item):
    """Raise `Expired` in the main thread once so many seconds of a test are over."""

    def fail(_number, _frame):
        raise Expired(f"{item.nodeid} took more than {SECONDS} s")

    before = signal.signal(signal.SIGALRM, fail)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
