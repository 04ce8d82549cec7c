"""Which function a call names: through aliases, unless the linker or the loader decides."""

import irtext
import pytest

from enzyme_cc.analysis.calls.callees import callee_of, certain_callee_of
from enzyme_cc.ir.instructions import CallBase

TEXT = """\
@plain = alias void (), ptr @f
@weak = weak alias void (), ptr @f
@late = ifunc void (), ptr @resolver

define void @f() {
  ret void
}
define ptr @resolver() {
  ret ptr @f
}
define void @caller(ptr %unknown) {
  call void CALLEE()
  ret void
}
"""


@pytest.mark.parametrize(
    ("written", "named", "certain"),
    [
        ("@f", "f", "f"),
        ("@plain", "f", "f"),
        ("@weak", "f", None),
        ("@late", None, None),
        ("%unknown", None, None),
    ],
)
def test_a_call_names_a_function(written, named, certain):
    function = irtext.module(TEXT.replace("CALLEE", written)).functions["caller"]
    (call,) = (each for each in function.instructions() if isinstance(each, CallBase))
    assert [each and each.name for each in (callee_of(call), certain_callee_of(call))] == [
        named,
        certain,
    ]
