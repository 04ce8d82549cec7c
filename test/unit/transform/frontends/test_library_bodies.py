"""Copies of what libstdc++ has bodies of: they stand where they do what the program asks for."""

import pytest

from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.frontends.library_bodies import with_copies

DELAYED = (
    "_ZNSt13__future_base13_State_baseV221_M_set_delayed_resultESt8functionIFSt10unique_ptr"
    "INS_12_Result_baseENS3_8_DeleterEEvEESt8weak_ptrIS0_E"
)
PROGRAM = f"""declare void @_ZNSt6thread15_M_start_threadESt10unique_ptr(ptr)
define void @{DELAYED}(ptr %this, ptr %setter, ptr %self) {{
  ret void
}}
"""
MAKERS = (
    '"_ZNSt13packaged_taskIFdvEE25make_ready_at_thread_exitEv"',
    "_ZNSt7promiseIdE24set_value_at_thread_exitEOd",
    "_ZNSt7promiseIdE28set_exception_at_thread_exitENSt15__exception_ptr13exception_ptrE",
)


def test_nothing_is_made_ready_at_the_end_of_threads_where_nobody_asks_for_that():
    assert f"define internal void @{COPY}{DELAYED}(" in with_copies(PROGRAM)
    assert with_copies(PROGRAM.replace("thread15", "threads")) == PROGRAM.replace(
        "thread15", "threads"
    )


@pytest.mark.parametrize("maker", MAKERS)
def test_what_makes_results_ready_at_the_end_of_a_thread_is_left_as_it_is(maker):
    text = f"{PROGRAM}define void @{maker}(ptr %task) {{\n  ret void\n}}\n"
    assert COPY + DELAYED not in with_copies(text)
