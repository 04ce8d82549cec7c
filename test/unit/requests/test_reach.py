"""What the requests of a module want of others."""

import pytest

from enzyme_cc.requests.reach import Reach
from enzyme_cc.rules.library import Library

#: How an error of input is printed leads to most of Rust's library: that is not wanted.
OF_RUST = "_RNvXs_NtNtCs1a_3std2io5errorNtB4_5ErrorNtNtCs2b_4core3fmt5Debug3fmt"
OF_USERS = "_ZN50_$LT$text..Point$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE"
ARGUMENTS = "_ZN4core3fmt9Arguments3new17h0123456789abcdefE"
TEXT = """
define double @f(double %x) {
  %place = alloca ptr
  store ptr @"METHOD", ptr %place
  ret double %x
}

define double @asks(double %x) {
  %d = call double (...) @__enzyme_autodiff(ptr @f, double %x)
  ret double %d
}

declare double @__enzyme_autodiff(...)
"""
DECLARED = 'declare i1 @"METHOD"(ptr, ptr)\n'
DEFINED = """
define i1 @"METHOD"(ptr %of, ptr %to) {
  call void @inside()
  ret i1 0
}
declare void @inside()
"""


@pytest.mark.parametrize(
    ("method", "rest", "wanted"),
    [
        (OF_RUST, DECLARED, set()),
        (OF_RUST, DEFINED, set()),
        (OF_USERS, DECLARED, {OF_USERS}),
        (OF_USERS, DEFINED, {"inside"}),
        (ARGUMENTS, DECLARED, set()),
    ],
)
def test_how_things_are_printed_is_wanted_where_the_program_says_it(method, rest, wanted):
    reach = Reach((TEXT + rest).replace("METHOD", method), "unit", Library.default())
    assert reach.from_requests() == wanted
