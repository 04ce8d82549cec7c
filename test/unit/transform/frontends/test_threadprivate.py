"""Variables of which libomp hands out a thread's own copy: taken for what they are, and back."""

import re

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.threadprivate import close_threadprivate, open_threadprivate

TEXT = """
@own = {words} double 1.000000e+00
@known = common global ptr null, align 8

define double @f(i32 %n) {{
  %unused = call ptr @__kmpc_threadprivate_cached(ptr null, i32 %n, ptr @own, i64 8, ptr @known)
  %place = call ptr @__kmpc_threadprivate_cached(ptr null, i32 %n, ptr @own, i64 8, ptr @known)
  %found = load double, ptr %place
  ret double %found
}}

declare ptr @__kmpc_threadprivate_cached(ptr, i32, ptr, i64, ptr)
"""


@pytest.mark.parametrize("words", ["global", "internal global", "local_unnamed_addr global"])
def test_a_copy_is_a_variable_of_the_thread_between_the_two(words):
    module = Module(TEXT.format(words=words), "a")
    open_threadprivate(module, [module.functions["f"]])
    opened = module.print()
    assert "thread_local" in opened.split("@own =")[1].split("\n")[0]
    assert "call ptr @llvm.threadlocal.address.p0(ptr @own)" in opened
    again = Module(opened, "a")
    close_threadprivate(again)
    closed = again.print()
    assert f"@own = {words} double" in closed
    assert re.search(r"cached\(ptr null, i32 %\d+, ptr @own, i64 8, ptr @known\)", closed)
    assert "enzyme_cc.threadprivate" not in closed
    assert "threadlocal" not in closed.split("declare")[0]


def test_what_nobody_looks_at_changes_nothing():
    text = TEXT.format(words="global").replace("load double, ptr %place", "load double, ptr @own")
    module = Module(text, "a")
    open_threadprivate(module, [module.functions["f"]])
    assert "thread_local" not in module.print()
