"""Programs in which anything but doubles may carry derivatives, and those in which nothing does."""

from types import SimpleNamespace

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.program.other_numbers import has_only_doubles
from enzyme_cc.transform.program.roots import Program

BODY = """define void @f(ptr %p, double %x) {
  LINE
  ret void
}
MORE
"""


def found(line, more="", active=True, is_unaligned=False):
    """Tell it of a function with such a line, all of whose values are active or none."""
    module = Module(BODY.replace("LINE", line).replace("MORE", more), "x").load()
    values = module.functions["f"].instructions() if active else ()
    context = SimpleNamespace(active=list(values))
    return has_only_doubles(
        SimpleNamespace(
            program=Program(module),
            types=SimpleNamespace(has_unaligned_numbers=is_unaligned),
            results=(SimpleNamespace(contexts=(context,)),),
        )
    )


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("%y = fadd double %x, 1.0", ""),
        ("store float 1.0, ptr %p", ""),
        ("%y = load i64, ptr %p", "declare double @dgemm_(ptr)"),
        ("%y = load float, ptr %p\n  %z = fmul float %y, 2.0\n  %c = fptosi float %z to i32", ""),
        (
            "%y = load float, ptr %p\n  %z = call float @llvm.ceil.f32(float %y)",
            "declare float @llvm.ceil.f32(float)",
        ),
    ],
)
def test_doubles_alone_carry_derivatives(line, more):
    assert found(line, more)


@pytest.mark.parametrize(
    ("line", "more"),
    [
        ("%y = fptrunc double %x to float\n  store float %y, ptr %p", ""),
        ("%y = load <2 x float>, ptr %p\n  store <2 x float> %y, ptr %p", ""),
        ("%y = load { i64, [2 x half] }, ptr %p\n  store { i64, [2 x half] } %y, ptr %p", ""),
        ("%y = fptrunc double %x to float\n  %z = bitcast float %y to i32", ""),
        ("%y = load float, ptr %p\n  %z = fpext float %y to double", ""),
        ("%y = load float, ptr %p\n  call void @take(float %y)", "declare void @take(float)"),
    ],
)
def test_values_that_are_no_doubles_count_where_they_are_active(line, more):
    assert not found(line, more)
    assert found(line, more, active=False)


@pytest.mark.parametrize(
    "more",
    [
        "declare void @cblas_sscal(i32, float, ptr, i32)",
        "declare void @sscal_(ptr, ptr, ptr, ptr)",
        "declare i32 @MPI_Send(ptr, i32, ptr, i32, i32, ptr)",
        "declare void @_FortranAMatmulReal4Real4(ptr, ptr, ptr, ptr, i32)",
        "declare void @__enzyme_float(ptr, i64)",
    ],
)
def test_functions_that_take_other_numbers_by_address_count(more):
    assert not found("%y = load i64, ptr %p", more, active=False)


def test_addresses_that_are_not_aligned_count():
    assert not found("%y = fadd double %x, 1.0", is_unaligned=True)
