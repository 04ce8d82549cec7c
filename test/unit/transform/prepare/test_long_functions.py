"""Functions that are taken apart compute what they computed."""

import ctypes

import native
import pytest

from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.prepare.long_functions import Limits, part_long_functions

HEAD = "define double @run(ptr %x, i64 %n) {\nstart:\n"
READ = (
    "  %a = load double, ptr %x\n  %p = getelementptr inbounds double, ptr %x, i64 1\n"
    "  %b = load double, ptr %p\n"
)
SHAPES = {
    "a line after the other": READ
    + "  %c = fmul double %a, %b\n  %d = fadd double %c, %a\n  store double %d, ptr %p\n"
    "  %e = load double, ptr %x\n  %f = fmul double %e, %d\n  %g = fsub double %f, %b\n"
    "  ret double %g\n}\n",
    "of two ways one": READ
    + "  %is = fcmp olt double %a, %b\n  br i1 %is, label %one, label %two\n"
    "one:\n  %c = fmul double %a, %b\n  %d = fadd double %c, %a\n  br label %join\n"
    "two:\n  %e = fsub double %a, %b\n  br label %join\n"
    "join:\n  %f = phi double [ %d, %one ], [ %e, %two ]\n  %g = fmul double %f, %a\n"
    "  %h = fadd double %g, %f\n  %i = select i1 %is, double %h, double %b\n  ret double %i\n}\n",
    "a loop, and a value of its last round": READ
    + "  %c = fmul double %a, %b\n  br label %loop\n"
    "loop:\n  %k = phi i64 [ 0, %start ], [ %next, %loop ]\n"
    "  %s = phi double [ %c, %start ], [ %t, %loop ]\n  %t = fmul double %s, %b\n"
    "  %next = add i64 %k, 1\n  %more = icmp slt i64 %next, %n\n"
    "  br i1 %more, label %loop, label %done\n"
    "done:\n  %u = fadd double %t, %c\n  %v = fmul double %u, %s\n  ret double %v\n}\n",
    "variables, and one of a size that is known late": "  %v = alloca [2 x double]\n" + READ
    + "  store double %b, ptr %v\n  %w = alloca double, i64 %n\n  store double %a, ptr %w\n"
    "  %c = load double, ptr %v\n  %d = load double, ptr %w\n  %e = fsub double %c, %d\n"
    "  %f = fmul double %e, %a\n  ret double %f\n}\n",
    "variables of one part, and of several": "  %v = alloca double\n  %w = alloca double, align 8\n"
    "  %z = alloca float, align 16\n" + READ
    + "  store double 0.0, ptr %v\n  store double %a, ptr %w\n  store float 1.5, ptr %z, align 16\n"
    "  %c = load double, ptr %w\n  %d = fadd double %c, %b\n  store double %d, ptr %v\n"
    "  %e = fmul double %d, %c\n  %f = load double, ptr %v\n  %g = fsub double %f, %e\n"
    "  %h = load float, ptr %z, align 16\n  %i = fpext float %h to double\n"
    "  %j = fmul double %g, %i\n  ret double %j\n}\n",
    "an address in a global variable": READ
    + "  %q = getelementptr i8, ptr @table, i64 8\n  %r = getelementptr i8, ptr %q, i64 8\n"
    "  %c = fmul double %a, %b\n  %d = load double, ptr %r\n  %e = fadd double %c, %d\n"
    "  store double %e, ptr %p\n  %s = getelementptr i8, ptr %p, i64 0\n"
    "  %f = load double, ptr %s\n  %g = load double, ptr %q\n  %h = fmul double %f, %g\n"
    "  ret double %h\n}\n"
    "@table = internal global [3 x double] [double 1.5, double 2.5, double 3.5]\n",
    "a way that does not come back": READ
    + "  %bad = icmp slt i64 %n, 0\n  br i1 %bad, label %stop, label %on\n"
    "stop:\n  unreachable\n"
    "on:\n  %c = fmul double %a, %b\n  %d = fadd double %c, %b\n"
    "  %bad2 = icmp eq i64 %n, 77\n  br i1 %bad2, label %stop, label %last\n"
    "last:\n  %e = fmul double %d, %c\n  %f = fadd double %e, %a\n  ret double %f\n}\n",
    "conditions, vectors and records": READ
    + "  %is = fcmp olt double %a, %b\n  %v = insertelement <2 x double> poison, double %a, i64 0\n"
    "  %w = insertelement <2 x double> %v, double %b, i64 1\n"
    "  %u = fmul <2 x double> %w, %w\n  %r = insertvalue { double, i64 } poison, double %a, 0\n"
    "  %c = extractelement <2 x double> %u, i64 1\n  %d = extractvalue { double, i64 } %r, 0\n"
    "  %e = fadd double %c, %d\n  %f = select i1 %is, double %e, double %c\n  ret double %f\n}\n",
    "of many ways one, in a loop that is entered twice": READ
    + "  br label %outer\n"
    "outer:\n  %k = phi i64 [ 0, %start ], [ %next, %join ]\n"
    "  %s = phi double [ %b, %start ], [ %t, %join ]\n"
    "  switch i64 %k, label %join [\n    i64 1, label %one\n    i64 2, label %two\n  ]\n"
    "one:\n  %c = fmul double %s, %a\n  br label %join\n"
    "two:\n  %d = fsub double %s, %a\n  br label %join\n"
    "join:\n  %t = phi double [ %s, %outer ], [ %c, %one ], [ %d, %two ]\n"
    "  %next = add i64 %k, 1\n  %more = icmp slt i64 %next, %n\n"
    "  br i1 %more, label %outer, label %done\n"
    "done:\n  %e = fadd double %t, %a\n  %f = fmul double %e, %t\n  ret double %f\n}\n",
}  # fmt: skip


def taken_apart(text, limits):
    module = native.new_module(HEAD + text)
    clone_function(module.functions["run"], "parted")
    part_long_functions(module, limits)
    parts = [each for each in module.functions.values() if each.name.startswith("parted.part")]
    return module, parts


def result(program, name, numbers, count):
    memory = native.Memory(8 * len(numbers))
    for place, number in enumerate(numbers):
        memory.put(8 * place, "double", number)
    kinds = (ctypes.c_double, ctypes.c_int64, ctypes.c_int64)
    return program.function(*kinds, name=name)(memory.address, count), memory.raw


@pytest.mark.parametrize("length", [1, 2, 3, 5, 100])
@pytest.mark.parametrize("shape", SHAPES)
def test_parts_compute_what_the_function_computes(shape, length):
    module, parts = taken_apart(SHAPES[shape], Limits(0, length, 1))
    assert parts
    exported = module.print().replace("define internal double @parted", "define double @parted")
    program = native.Program(Module(exported))
    for numbers, count in [((2.0, 3.0), 3), ((3.0, 2.0), 1), ((-0.5, 0.25), 5)]:
        wanted = result(program, "run", numbers, count)
        assert result(program, "parted", numbers, count) == wanted


def test_only_functions_that_are_long_and_made_here_are_taken_apart():
    text = SHAPES["a line after the other"]
    assert not taken_apart(text, Limits(50, 2, 1))[1]
    module, parts = taken_apart(text, Limits(0, 2, 1))
    assert parts
    assert not any(each.name.startswith("run.part") for each in module.functions.values())


def test_too_few_lines_stay_where_they_are():
    assert not taken_apart(SHAPES["a line after the other"], Limits(0, 4, 6))[1]


def test_what_comes_back_twice_stays_where_it_comes_back_to():
    text = READ + "  %k = call i32 @setjmp(ptr %x) returns_twice\n  ret double %b\n}\n"
    text += "declare i32 @setjmp(ptr)\n"
    assert not taken_apart(text, Limits(0, 2, 1))[1]


def test_the_variables_of_a_function_are_asked_for_where_they_are():
    text = READ + (
        "  %s = call ptr @llvm.stacksave.p0()\n  %w = alloca double, i64 %n\n"
        "  store double %a, ptr %w\n  %c = load double, ptr %w\n"
        "  call void @llvm.stackrestore.p0(ptr %s)\n  %d = fmul double %c, %b\n  ret double %d\n}\n"
        "declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)\n"
    )
    module, parts = taken_apart(text, Limits(0, 3, 1))
    assert parts
    assert not any("stacksave" in repr(line.callee) for part in parts for line in calls(part))
    program = native.Program(module.print().replace("internal double @parted", "double @parted"))
    assert result(program, "parted", (2.0, 3.0), 2) == result(program, "run", (2.0, 3.0), 2)


def calls(function):
    return [line for line in function.instructions() if line.opcode == "call"]
