"""Reverse and nested derivatives of the C programs leak nothing and stay in bounds.

Each is built once with the address, leak and undefined-behaviour sanitizers; `make test`
takes every second.
"""

import programs_harness
import pytest
import sanitized_programs
from boxes import in_turn
from program_tasks import is_refused_anywhere

PROGRAMS = programs_harness.reverse_programs() + programs_harness.nested_programs()

#: What is said of programs that sanitizers cannot let through: why, and a part of the message.
KNOWN = {
    # The front end's checks look at what is behind the dummy, and so it is written.
    "request-dummy-pointer": "AddressSanitizer: SEGV on unknown address",
    "split-dummy-pointer": "store to misaligned address",
    # What the sanitizer does with an address hides what is in the memory.
    "replay-nested": "cannot be cleared between [EZ0423]",
    "memory-small-members": "[EZ0201]",
}


#: What must be noticed, and what is said of it.
_WRONG = {
    "leaks": (
        "for (int i = 0; i < 9; i++) { double *volatile p = malloc(8); *p = i; }",
        "LeakSanitizer",
    ),
    "out of bounds": ("double *volatile p = malloc(8); y = p[1]; free(p);", "AddressSanitizer"),
    "overflow": ("volatile int i = 2147483647; i++;", "signed integer overflow"),
}
_PROGRAM = """
#include "reverse.h"
#include <stdlib.h>

static double f(double x) { return x * x; }

int main(void) {
  volatile double y = 3;
  CHECK_ADJOINT_SCALAR(f, y, 6.0);
  %s
  return checked();
}
"""


def _selected(items):
    """The programs of the tests that were selected."""
    for item in items:
        params = getattr(item, "callspec", None) and item.callspec.params
        if params and "watched" in params:
            yield params["watched"]


@pytest.fixture(scope="module")
def findings(request, cache):
    """What was found in each program, in the future."""
    if not sanitized_programs.has_sanitizers():
        pytest.skip("no sanitizers on this machine")
    toolchain = programs_harness.toolchains(str(cache))[0]
    pool, futures = sanitized_programs.start(_selected(request.session.items), toolchain)
    yield futures
    pool.shutdown(cancel_futures=True)


@pytest.mark.parametrize("watched", in_turn(PROGRAMS, 16), ids=lambda path: path.stem)
def test_nothing_leaks_and_nothing_is_out_of_bounds(watched, findings):
    found = findings[watched].result()
    known = KNOWN.get(watched.stem)
    assert not found or (known and known in found) or is_refused_anywhere(watched, found), found


@pytest.mark.parametrize("wrong", _WRONG)
def test_what_is_wrong_is_found(wrong, tmp_path, cache):
    if not sanitized_programs.has_sanitizers():
        pytest.skip("no sanitizers on this machine")
    source = tmp_path / "wrong.c"
    source.write_text(_PROGRAM % _WRONG[wrong][0])
    toolchain = programs_harness.toolchains(str(cache))[0]
    assert _WRONG[wrong][1] in sanitized_programs.watch(source, toolchain)
