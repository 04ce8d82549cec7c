"""Which functions may run which, through others, tables and each other."""

import pytest
from irtext import module

from enzyme_cc.analysis.calls.reachable_functions import leading_to, mentioned

TEXT = """
@table = constant [1 x ptr] [ptr @wanted]
declare void @outside()
define void @wanted() {
  ret void
}
define void @direct() {
  call void @wanted()
  ret void
}
define void @by_table() {
  %p = load ptr, ptr @table
  ret void
}
define void @even() {
  call void @odd()
  ret void
}
define void @odd() {
  call void @even()
  call void @direct()
  ret void
}
define void @alone() {
  call void @outside()
  call void @alone()
  ret void
}
"""


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        (["direct"], {"direct", "wanted"}),
        (["by_table"], {"by_table", "wanted"}),
        (["even"], {"even", "odd", "direct", "wanted"}),
        (["alone", "outside"], set()),
        (["alone", "by_table", "direct"], {"by_table", "direct", "wanted"}),
        (["wanted"], {"wanted"}),
    ],
)
def test_all_that_may_run_what_is_wanted_is_found(asked, expected):
    functions = module(TEXT).functions
    found = leading_to([functions[each] for each in asked], lambda each: each.name == "wanted")
    assert {each.name for each in found} == expected


def test_other_bodies_are_looked_at_in_place_of_functions():
    functions = module(TEXT).functions
    others = {functions["direct"]: functions["alone"]}
    found = leading_to(
        [functions["even"]], lambda each: each.name == "wanted", lambda each: others.get(each, each)
    )
    assert found == set()


COMPARED = """
declare void @one()
declare void @two()
define i1 @f(ptr %p) {
  %c = icmp eq ptr %p, @one
  store ptr @two, ptr %p
  ret i1 %c
}
"""


def test_what_an_address_is_compared_with_is_not_run_by_that():
    made = module(COMPARED)
    assert [each.name for each in mentioned(made.functions["f"])] == ["two"]
