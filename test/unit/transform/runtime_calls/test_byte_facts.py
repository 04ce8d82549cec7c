"""How many bytes a call moves at most, as far as its size tells."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.runtime_calls.byte_facts import at_most

TEXT = """
define void @f(i64 %n, i1 %c) {{
  %least = call i64 @llvm.umin.i64(i64 %n, i64 32)
  %some = select i1 %c, i64 0, i64 %n
  %both = select i1 %c, i64 %least, i64 0
  %most = call i64 @llvm.umax.i64(i64 %n, i64 32)
  %either = select i1 %c, i64 8, i64 %n
  call void @use(i64 %{})
  ret void
}}
declare void @use(i64)
declare i64 @llvm.umin.i64(i64, i64)
declare i64 @llvm.umax.i64(i64, i64)
"""


@pytest.mark.parametrize(
    ("size", "most"),
    [
        ("n", "%n"),
        ("some", "%n"),
        ("least", "32"),
        ("both", "32"),
        ("most", "%most"),
        ("either", "%either"),
    ],
)
def test_a_size_is_at_most_what_it_is_the_least_of(size, most):
    module = Module(TEXT.format(size))
    module.load()
    call = next(iter(module.functions["use"].users))
    assert at_most(call.arguments[0]).ref == most
