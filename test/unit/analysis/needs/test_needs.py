"""What adjoints use of the primal."""

import irtext
import pytest

from enzyme_cc.analysis.needs.analysis import Kind, needs
from enzyme_cc.analysis.needs.control import control_needs
from enzyme_cc.rules.library import Library

DECLARED = """\
declare double @exp(double)
declare double @pow(double, double)
declare double @modf(double, ptr)
declare void @sincos(double, ptr, ptr)
declare double @unknown(double, ptr, i64)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, i32, <4 x i1>, <4 x double>)
declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
declare i32 @printf(ptr, ...)
define internal double @defined(double %x, i64 %n) {
  ret double %x
}
"""
ARGUMENTS = (
    "double %x, double %y, double %z, ptr %p, ptr %q, i64 %n, i1 %c, i32 %k, "
    "<4 x double> %v, <4 x i1> %m, ptr %g, i8 %b"
)
CASES = [
    ("%r = fmul double %x, %y", "r x", "%y"),
    ("%r = fmul double %x, %y", "r y", "%x"),
    ("%r = fmul double %x, %y", "r x y", "%x %y"),
    ("%r = fmul double %x, %y", "", ""),
    ("%r = fmul double %x, %x", "r x", "%x"),
    ("%r = fmul double %x, 2.0", "r x", ""),
    ("%r = fadd double %x, %y", "r x y", ""),
    ("%r = fneg double %x", "r x", ""),
    ("%r = fdiv double %x, %y", "r x", "%y"),
    ("%r = fdiv double %x, %y", "r y", "%y %r"),
    ("%r = fpext double %x to fp128", "r x", ""),
    ("%r = call double @exp(double %x)", "r x", "%r"),
    ("%r = call double @pow(double %x, double 2.0)", "r x", "%x"),
    ("%r = call double @llvm.fma.f64(double %x, double %y, double %z)", "r x z", "%y"),
    (
        "%r = call double @llvm.experimental.constrained.fmul.f64(double %x, double %y, "
        'metadata !"round.dynamic", metadata !"fpexcept.strict")',
        "r x",
        "%y",
    ),
    (
        "%r = call double @llvm.vector.reduce.fmul.v4f64(double %x, <4 x double> %v)",
        "r v",
        "%x %v",
    ),
    ("call void @sincos(double %x, ptr %p, ptr %q)", "x p", "shadow:%p stored:%q"),
    ("call void @sincos(double %x, ptr %p, ptr %q)", "x", ""),
    ("%r = select i1 %c, double %x, double %y", "r x", "%c"),
    ("%r = load double, ptr %p", "r p", "shadow:%p"),
    ("%r = load ptr, ptr %p", "r p", ""),
    ("store double %x, ptr %p", "p", "shadow:%p"),
    ("store double %x, ptr %p", "x", ""),
    ("%r = getelementptr double, ptr %p, i64 %n", "r p", ""),
    ("%r = extractelement <4 x double> %v, i32 %k", "r v", "%k"),
    ("%r = extractelement <4 x double> %v, i32 1", "r v", ""),
    ("%r = insertelement <4 x double> %v, double %x, i32 %k", "r x v", "%k"),
    ("%r = alloca double, i64 %n", "r", "%n"),
    ("%r = atomicrmw fadd ptr %p, double %x monotonic", "r p x", "shadow:%p"),
    ("%r = atomicrmw fmax ptr %p, double %x monotonic", "r p x", "shadow:%p %x %r"),
    ("%r = cmpxchg ptr %p, i64 %n, i64 %n monotonic monotonic", "r p", "shadow:%p %r"),
    (
        "call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)",
        "p q",
        "shadow:%p shadow:%q %n",
    ),
    ("call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 %n, i1 false)", "p", "shadow:%p %n"),
    (
        "%r = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %p, i32 8, <4 x i1> %m, "
        "<4 x double> %v)",
        "r p",
        "shadow:%p %m",
    ),
    ("%r = call ptr @malloc(i64 %n)", "r", "%n"),
    ("%r = call ptr @malloc(i64 %n)", "", ""),
    ("%r = call ptr @realloc(ptr %p, i64 %n)", "r p", "%n shadow:%p"),
    ("call void @free(ptr %p)", "p", "shadow:%p"),
    ("%r = call i32 (ptr, ...) @printf(ptr %p, double %x)", "p x", ""),
    ("%r = call double @defined(double %x, i64 %n)", "r x", "call:%x call:%n"),
    ("%r = call double @unknown(double %x, ptr %p, i64 1)", "x", "call:%x call:%p"),
    ("%r = call double %g(double %x)", "r", "call:%x call:%g"),
    ("%r = sitofp i64 %n to double", "", ""),
]


@pytest.mark.parametrize(("line", "active", "expected"), CASES)
def test_adjoints_use_what_the_partials_name(line, active, expected):
    text = f"{DECLARED}define void @f({ARGUMENTS}) {{\n{line}\nret void\n}}"
    irtext.verified(text)
    function = irtext.function(text)
    names = {f"%{name}" for name in active.split()}
    instruction = next(function.instructions())
    found = needs(instruction, lambda value: value.ref in names, Library.default())
    words = (
        each.value.ref if each.kind is Kind.VALUE else f"{each.kind.value}:{each.value.ref}"
        for each in found
    )
    assert " ".join(words) == expected


CONTROL = """\
define void @f(i1 %c, i32 %k, i64 %n) personality ptr @p {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  switch i32 %k, label %loop [ i32 1, label %bad i32 2, label %out ]
bad:
  unreachable
loop:
  %i = phi i64 [ 0, %no ], [ %j, %latch ]
  br i1 %c, label %latch, label %skip
skip:
  br label %latch
latch:
  %j = add i64 %i, 1
  %t = icmp eq i64 %j, %n
  br i1 %t, label %early, label %loop
early:
  br label %two
two:
  %stop = icmp eq i64 %n, 7
  br i1 %stop, label %out, label %three
three:
  %go = icmp eq i64 %n, 8
  br i1 %go, label %two, label %out
out:
  br i1 %c, label %bad, label %last
last:
  invoke void @g() to label %end unwind label %pad
pad:
  %l = landingpad { ptr, i32 } cleanup
  br label %end
end:
  ret void
}
declare void @g()
declare i32 @p(...)
"""


def test_ways_are_decided_by_conditions_and_numbers_of_rounds():
    function = irtext.function(CONTROL)
    found = {
        block.ref[1:]: [each.value for each in decisions]
        for block, decisions in control_needs(function).items()
    }
    invoke = found.pop("last")
    assert [each.opcode for each in invoke] == ["invoke"]
    assert {name: [each.ref for each in values] for name, values in found.items()} == {
        "entry": ["%c"],
        "no": ["%k"],
        "loop": ["%c"],
        "latch": ["%loop"],
        "two": ["%two", "%stop"],
        "three": ["%two", "%go"],
    }


def test_each_entry_of_an_irreducible_cycle_is_recorded():
    function = irtext.function(
        "define void @f(i1 %c) {\nentry:\nbr i1 %c, label %a, label %b\na:\nbr label %b\n"
        "b:\nbr i1 %c, label %a, label %out\nout:\nret void\n}"
    )
    found = control_needs(function)
    assert {block.ref: [each.value.ref for each in values] for block, values in found.items()} == {
        "%entry": ["%c"],
        "%b": ["%c", "%b"],
        "%a": ["%a"],
    }
