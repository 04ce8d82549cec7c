"""Whether anybody else may know an address."""

import irtext
import pytest

from enzyme_cc.analysis.memory.analysis import Memory
from enzyme_cc.rules.library import Library

HEAD = """\
@kept = global ptr null
@named = global ptr @listed
@listed = internal global double 0.0
@quiet = internal global double 0.0
declare void @unknown(ptr)
declare void @forgets(ptr captures(none))
declare void @asks(ptr) memory(read)
declare double @modf(double, ptr)
declare ptr @strchr(ptr captures(ret: address, provenance), i32)
declare void @free(ptr)
declare void @llvm.assume(i1)
define internal ptr @same(ptr returned %p) {
  ret ptr %p
}
define internal void @deep(ptr %p, i1 %c) {
  %q = getelementptr i8, ptr %p, i64 8
  call void @deep(ptr %q, i1 %c)
  ret void
}
"""
USES = {
    "": False,
    "store double 1.0, ptr %a": False,
    "store ptr %a, ptr @kept": True,
    "%o = atomicrmw xchg ptr @kept, ptr %a monotonic": True,
    "call void @unknown(ptr %a)": True,
    "call void @forgets(ptr %a)": False,
    "call void @asks(ptr %a)": False,
    "%m = call double @modf(double 1.5, ptr %a)": False,
    "%s = call ptr @strchr(ptr %a, i32 0)": True,
    "%s = call ptr @same(ptr %a)": True,
    "call void @deep(ptr %a, i1 false)": False,
    "call void @free(ptr %a)": False,
    "%b = getelementptr i8, ptr %a, i64 8\nstore ptr %b, ptr @kept": True,
    "%t = icmp eq ptr %a, null": False,
    "%n = ptrtoint ptr %a to i64\nstore i64 %n, ptr @kept": True,
    "%n = ptrtoint ptr %a to i64\n%t = icmp eq i64 %n, 0": False,
    "%b = getelementptr i8, ptr %a, i64 8\n%m = ptrtoint ptr %b to i64\n"
    "%n = ptrtoint ptr %a to i64\n%d = sub i64 %m, %n\nstore i64 %d, ptr @kept": False,
    "%m = ptrtoint ptr %p to i64\n"
    "%n = ptrtoint ptr %a to i64\n%d = sub i64 %m, %n\nstore i64 %d, ptr @kept": True,
    'call void @llvm.assume(i1 true) ["align"(ptr %a, i64 8)]': True,
}


@pytest.mark.parametrize("uses", USES)
def test_an_address_escapes_where_it_may_be_found_again(uses):
    module = irtext.module(
        f"{HEAD}define void @f(ptr %p) {{\n%a = alloca double\n{uses}\nret void\n}}"
    )
    memory = Memory(module, Library.default()).function(module.functions["f"])
    own = next(iter(module.functions["f"].instructions()))
    assert memory.escapes(own) is USES[uses]


@pytest.mark.parametrize(("name", "escapes"), [("listed", True), ("quiet", False)])
def test_variables_escape_where_other_variables_hold_their_address(name, escapes):
    module = irtext.module(
        f"{HEAD}define double @f() {{\n%x = load double, ptr @{name}\nret double %x\n}}"
    )
    memory = Memory(module, Library.default())
    assert memory.summaries.escapes.escapes(module.globals[name]) is escapes
