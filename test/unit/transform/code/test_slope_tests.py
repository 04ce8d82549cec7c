"""Questions whether adjoints are zero, when the module is finished: each number counts."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.code.slope_tests import compare

TEXT = """
declare i1 @__enzyme_cc_not_all_zero(...)
define i64 @run(i64 %a, i64 %b) {{
  %x = bitcast i64 %a to double
  %y = bitcast i64 %b to double
  %found = call i1 (...) @__enzyme_cc_not_all_zero({given})
  %told = zext i1 %found to i64
  ret i64 %told
}}
"""


@pytest.mark.parametrize("given", ["xy", "yx", "xyx", "yxy", "xxy", "yyx"])
def test_each_number_counts_also_where_one_is_named_twice(given):
    module = Module(TEXT.format(given=", ".join(f"double %{each}" for each in given)))
    compare(module)
    text = module.print()
    assert "not_all_zero" not in text
    assert text.count("fcmp une") == len(given)
    assert text.count(" = or i1 ") == len(given) - 1
