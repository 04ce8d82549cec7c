"""Stores to places that depend on the way: each way gets its own."""

import pytest
from irtext import module, verified

from enzyme_cc.transform.frontends.clang.merged_stores import spread_stores

SUNK = """
define void @f(i1 %c, i1 %d, ptr %p, i64 %n) {{
entry:
  br i1 %c, label %some, label %end
some:
  br label %end
end:
  %at = phi i64 [ 8, %entry ], [ 16, %some ]
  %value = phi i64 [ 0, %entry ], [ %n, %some ]
  {}
  ret void
}}
declare void @g()
"""
STORE = "%place = getelementptr i8, ptr %p, i64 %at\n  store i64 %value, ptr %place"


def spread(lines):
    parsed = module(SUNK.format(lines))
    spread_stores([parsed.functions["f"]])
    printed = parsed.print()
    verified(printed)
    return printed


def test_each_way_stores_at_its_own_place():
    printed = spread(STORE)
    for place, value in ((8, "0"), (16, "%n")):
        at = printed.index(f"getelementptr i8, ptr %p, i64 {place}")
        assert f"store i64 {value}, ptr %place" in printed[at:].splitlines()[1]
    assert "i64 %at" not in printed


def test_a_way_with_another_branch_gets_a_block_of_its_own():
    assert "br i1 %c, label %some, label %apart" in spread(STORE)


@pytest.mark.parametrize(
    "lines",
    [
        "call void @g()\n  " + STORE,
        STORE.replace("store i64", "store volatile i64"),
        STORE + "\n  %again = load i64, ptr %place",
        STORE.replace("i64 %at", "i64 %n"),
        "%more = add i64 %value, 1\n  " + STORE.replace("i64 %value", "i64 %more"),
    ],
    ids=["behind a call", "volatile", "read again", "unknown place", "computed here"],
)
def test_other_stores_stay(lines):
    assert spread(lines).count("store") == 1
