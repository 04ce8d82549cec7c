"""Copies of Fortran's threadprivate variables, where regions begin with the first thread's."""

from enzyme_cc.ir.instructions import Alloca, CallBase, Select, Store
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.parallel.threadprivate import open_threadprivate

COPYIN = """@scale = internal global double 0.0
@cache = internal global ptr null
declare ptr @__kmpc_threadprivate_cached(ptr, i32, ptr, i64, ptr)
define void @region(ptr %first) {
  %own = call ptr @__kmpc_threadprivate_cached(ptr null, i32 0, ptr @scale, i64 8, ptr @cache)
  %value = load double, ptr %first
  store double %value, ptr %own
  store double 1.0, ptr %own
  ret void
}
"""


def test_the_first_thread_does_not_store_its_own_copy_to_itself():
    module = Module(COPYIN, "region.ll")
    region = module.functions["region"]
    open_threadprivate(module, [region])
    assert any(isinstance(each, Alloca) for each in region.instructions())
    copied, stored = (each for each in region.instructions() if isinstance(each, Store))
    own = stored.pointer
    assert isinstance(own, CallBase)
    assert isinstance(copied.pointer, Select)
    same, aside, other = copied.pointer.operands
    assert isinstance(aside, Alloca)
    assert other is own
    assert set(same.operands) == {copied.value.pointer, own}
