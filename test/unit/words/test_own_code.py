"""Messages stand at lines of the user's own code; what they are about is in a line below."""

import pytest

from enzyme_cc.diagnostics import Diagnostic
from enzyme_cc.words.own_code import at_own_code, causes_alone, is_of_library, system_folders

HEADER = "/usr/include/c++/12/bits/atomic_base.h:980:2"
TRAIL = ((HEADER, "std::exchange"), ("/usr/include/c++/12/atomic:3:1", "f"), ("/w/a.cpp:7:11", "g"))


@pytest.mark.parametrize(
    ("place", "is_library"),
    [
        (HEADER, True),
        ("/usr/lib/gcc/x86_64-linux-gnu/12/../../../../include/c++/12/atomic:1:1", True),
        ("/usr/include/eigen3/Eigen/src/Core/Map.h:1:1", True),
        ("/usr/local/include/x.h:1:1", True),
        ("/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num.rs:1:1", True),
        ("/root/.cargo/registry/src/index/nalgebra/src/lib.rs:1:1", True),
        ("/usr/local/cuda-13.0/include/cuda_fp16.hpp:1:1", True),
        ("/opt/rocm-6.2.0/include/hip/hip_runtime.h:1:1", True),
        ("/home/me/cuda/kernels.cu:1:1", False),
        ("/home/me/project/include/x.h:1:1", False),
        ("/usr/src/app/main.cpp:1:1", False),
        ("a.c:1:1", False),
    ],
)
def test_libraries_are_told_by_where_they_are(place, is_library):
    assert is_of_library(place) is is_library


def test_folders_of_isystem_are_those_of_libraries():
    words = ["cc", "-isystem", "/w/third", "-isystem/w/other", "-I", "/w/mine"]
    assert system_folders(words) == ("/w/third/", "/w/other/")
    assert is_of_library("/w/third/x.h:1:1", system_folders(words))
    assert not is_of_library("/w/thirdly/x.h:1:1", system_folders(words))
    toolkit = system_folders(["cc", "--cuda-path=/w/toolkit"])
    assert is_of_library("/w/toolkit/include/x.h:1:1", toolkit)


def test_a_message_moves_to_the_nearest_line_of_the_users_own():
    (said,) = at_own_code([Diagnostic("no", where=HEADER, trail=TRAIL)], ())
    assert said.render("enzyme-cc") == (
        "/w/a.cpp:7:11: error: no\n"
        f"{HEADER}: note: this is in std::exchange, which is called from there\n"
    )


def test_what_is_the_same_there_is_said_once():
    second = ("/usr/include/c++/12/bits/atomic_base.h:990:2", "std::exchange")
    two = [Diagnostic("no", where=HEADER, trail=TRAIL)]
    two.append(Diagnostic("no", where=second[0], trail=(second, *TRAIL[1:])))
    (said,) = at_own_code(two, ())
    assert said.origin.endswith("; the same at another place")


def test_a_message_without_a_line_of_the_users_own_stays():
    (said,) = at_own_code([Diagnostic("no", where=HEADER, trail=TRAIL[:2])], ())
    assert said.where == HEADER


def test_what_is_at_the_users_own_line_stays_however_often():
    same = [Diagnostic("no", where="/w/a.cpp:1:1", trail=TRAIL[2:])] * 2
    assert len(at_own_code(same, ())) == 2


def step(code, message, where="a.c:5:56", **fields):
    return Diagnostic(message, where=where, code=code, trail=((where, "h"),), **fields)


def test_the_steps_of_one_expression_are_refused_once_by_what_says_most():
    told = step("EZ0401", "a part is read")
    found = (step("EZ0201", "unknown"), told, step("EZ0401", "a shift"), step("EZ0405", "none"))
    assert at_own_code(found, ()) == (told,)


def test_of_the_steps_of_one_line_the_first_is_refused():
    first, other = step("EZ0401", "a shift"), step("EZ0402", "volatile", where="a.c:5:9")
    found = (first, step("EZ0401", "an exclusive or", where="a.c:5:60"), other)
    assert at_own_code(found, ()) == (first, other)


def test_what_is_of_another_place_or_kind_or_a_warning_is_said_as_well():
    found = (
        step("EZ0401", "a part is read"),
        step("EZ0401", "a shift", where="a.c:6:1"),
        step("EZ0301", "no body"),
        step("EZ0402", "volatile", severity="warning"),
        Diagnostic("no trail", where="a.c:5:56", code="EZ0401"),
    )
    assert at_own_code(found, ()) == found


FUTURE = "/usr/include/c++/12/future:85:49"
INSIDE = ((FUTURE, "std::__future_base::_Result::_M_set"), ("/w/a.cpp:5:12", "loss"))
MINE = (("/w/a.cpp:6:3", "loss::lambda"), (FUTURE, "std::async"), ("/w/a.cpp:5:12", "loss"))


def futures(where=FUTURE, trail=INSIDE):
    """What is said of a call of std::async, and of what that does inside."""
    return Diagnostic("std::async or std::future: no", where=where, trail=trail, code="EZ0308")


def test_what_is_inside_of_a_future_is_no_cause_of_its_own():
    other = Diagnostic("an atomic exchange", where=FUTURE, trail=INSIDE, code="EZ0402")
    thread = Diagnostic("std::thread: no", where=FUTURE, trail=INSIDE, code="EZ0308")
    (said,) = at_own_code([thread, other, futures()], ())
    assert said.message == "std::async or std::future: no"
    assert said.notes == ("what else is in the way inside of it is not listed",)


def test_what_is_wrong_in_what_a_thread_runs_is_told_beside_it():
    mine = Diagnostic("an atomic exchange", where=MINE[0][0], trail=MINE, code="EZ0402")
    elsewhere = Diagnostic("an atomic exchange", where=HEADER, trail=TRAIL, code="EZ0402")
    found = at_own_code([mine, elsewhere, futures()], ())
    assert [each.where for each in found] == ["/w/a.cpp:6:3", "/w/a.cpp:7:11", "/w/a.cpp:5:12"]


def test_a_function_of_the_library_is_told_by_its_name_where_no_line_is_known():
    other = Diagnostic("no", where="a.o: in std::future_error::future_error", code="EZ0406")
    whole = futures(where="a.o: in std::async<loss::lambda>", trail=())
    mine = Diagnostic("no", where="a.o: in loss", code="EZ0406")
    assert [each.where for each in causes_alone((other, whole, mine))] == [whole.where, mine.where]


def test_where_no_thread_is_told_of_nothing_is_left_out():
    other = Diagnostic("an atomic exchange", where=FUTURE, trail=INSIDE, code="EZ0402")
    assert at_own_code([other], ())[0].notes == ()
