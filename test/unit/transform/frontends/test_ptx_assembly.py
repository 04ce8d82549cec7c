"""Inline assembly of CUDA's headers, as instructions."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.frontends.gpu.ptx_assembly import write_assembly

HALVES = "i16 %a, i16 %b"


def written(assembly, constraints, result, given):
    """Return the lines that a call of assembly becomes."""
    kinds = ", ".join(dict.fromkeys(each for each in given.split(", ") if "%" in each))
    call = f'call {result} asm sideeffect "{assembly}", "{constraints}"({given})'
    line, end = (
        (f"  {call}", "ret void") if result == "void" else (f"  %r = {call}", f"ret {result} %r")
    )
    text = f"define {result} @f({kinds}) {{\n{line}\n  {end}\n}}\n"
    module = Module(text, "<test>")
    write_assembly(module.functions.values())
    return module.print()


@pytest.mark.parametrize(
    ("assembly", "constraints", "result", "given", "found"),
    [
        ("{mul.f16 $0,$1,$2;\\0A}", "=h,h,h", "i16", HALVES, "fmul half"),
        ("{sub.bf16 $0,$1,$2;}", "=h,h,h", "i16", HALVES, "fsub bfloat"),
        ("{ cvt.rn.f16.f32 $0, $1;}", "=h,f", "i16", "float %a", "fptrunc float"),
        ("{ cvt.rzi.s32.f16 $0, $1;}", "=r,h", "i32", "i16 %a", "fptosi half"),
        ("{ mov.b32 $0, {0,$1};}", "=f,h", "float", "i16 %a", "fpext bfloat"),
        (
            "{.reg .f16 l,h;\\0A mov.b32 {l,h}, $1;\\0A mov.b16 $0, h;}",
            "=h,r",
            "i16",
            "i32 %a",
            "i64 1",
        ),
        (
            "{.reg .b16 c; mov.b16 c, 0x8000U; fma.rn.bf16 $0,$1,$2,c;}",
            "=h,h,h",
            "i16",
            HALVES,
            "0xR8000",
        ),
        ("{ set.eq.f16.f16 $0,$1,$2;}", "=h,h,h", "i16", HALVES, "fcmp oeq half"),
        ("{fma.rn.sat.f16 $0,$1,$2,$1;}", "=h,h,h", "i16", HALVES, "@llvm.minnum.f16(half"),
        ("{fma.rn.relu.f16 $0,$1,$2,$1;}", "=h,h,h", "i16", HALVES, "@llvm.maxnum.f16(half"),
        ("{ set.gt.f16x2.f16x2 $0,$1,$2;}", "=r,r,r", "i32", "i32 %a, i32 %b", "<2 x half> <half"),
        (
            "{ set.ltu.u32.f16x2 $0,$1,$2;}",
            "=r,r,r",
            "i32",
            "i32 %a, i32 %b",
            "<2 x i16> <i16 -1, i16 -1>, <2 x i16> zeroinitializer",
        ),
        ("atom.add.noftz.f16 $0,[$1],$2;", "=h,l,h", "i16", "ptr %p, i16 %a", "atomicrmw fadd ptr"),
        (
            "bar.sync $0, $1;",
            "r,r,~{memory}",
            "void",
            "i32 %a, i32 %b",
            "aligned.count(i32 %a, i32 %b)",
        ),
        ("cp.async.wait_group $0;", "n", "void", "i32 1", "ret void"),
    ],
)
def test_a_line_is_an_instruction(assembly, constraints, result, given, found):
    made = written(assembly, constraints, result, given)
    assert found in made
    assert " asm " not in made


@pytest.mark.parametrize(
    ("assembly", "constraints", "result", "given"),
    [
        ("{max.NaN.f16 $0,$1,$2;}", "=h,h,h", "i16", HALVES),
        ("{cvt.rz.f16.f32 $0, $1;}", "=h,f", "i16", "float %a"),
        ("{add.f16 $0,$1,$2; bogus.f16 $0,$0,$1;}", "=h,h,h", "i16", HALVES),
        ("{add.f32 $0,$1,$2;}", "=f,h,h", "float", HALVES),
        ("{add.f16 $0,$1,$2; add.f32 $0,$0,$0;}", "=h,h,h", "i16", HALVES),
        ("bar.arrive $0, $1;", "r,r,~{memory}", "void", "i32 %a, i32 %b"),
        ("red.or.release.cta.b32 [$0], $1;", "l,r,~{memory}", "void", "ptr %p, i32 %a"),
        ("ld.acquire.gpu.u32 $0, [$1];", "=r,l,~{memory}", "i32", "ptr %p"),
        ("cp.async.ca.shared.global [$0], [$1], $2;", "r,l,n", "void", "i32 %a, ptr %p, i32 8"),
        (
            "shfl.sync.down.b32 $0,$1,$2,$3,$4;",
            "=r,r,r,r,r",
            "i32",
            "i32 %a, i32 1, i32 %b, i32 -1",
        ),
    ],
)
def test_all_else_stays_as_it_is(assembly, constraints, result, given):
    made = written(assembly, constraints, result, given)
    lines = made[made.index("define") :].strip().splitlines()
    assert [" asm sideeffect" in each for each in lines if each.startswith("  ")] == [True, False]
