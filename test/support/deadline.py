"""An end for every test: one that waits for ever fails with a traceback, and the suite goes on.

Where no signal reaches the main thread, pytest ends the process a minute later: pyproject.toml.
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
