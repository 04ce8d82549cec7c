"""Loops that become functions of their rounds compute what they computed."""

import ctypes

import native
import pytest

from enzyme_cc.analysis.flow.canonical import canonicalise
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.module import Module
from enzyme_cc.transform.prepare.outlined_rounds import outline_rounds, settle_phis, shape_of

#: The loop of each has its header `rounds`; they are run with these numbers.
SIZES = [(1, 3), (2, 1), (5, 4)]
HEAD = "define double @run(ptr %x, i64 %n, i64 %m) {\nstart:\n  br label %rounds\nrounds:\n"
NUMBER = "  %i = phi i64 [ 0, %start ], [ %next, %end ]\n"
TOTAL = "  %total = phi double [ 0.5, %start ], [ %sum, %end ]\n"
READ = "  %at = getelementptr inbounds double, ptr %x, i64 %i\n  %value = load double, ptr %at\n"
END = "  br label %end\nend:\n"
NEXT = (
    "  %next = add nuw nsw i64 %i, 1\n  %more = icmp slt i64 %next, %n\n"
    "  br i1 %more, label %rounds, label %done\ndone:\n"
)
ADD = "  %sum = fadd double %total, %value\n"
RETURN = "  ret double %sum\n}\n"

OUTLINED = {
    "a sum": NUMBER + TOTAL + READ + ADD + END + NEXT + RETURN,
    "a sum under a condition": NUMBER + TOTAL + READ
    + "  %is = icmp eq i64 %i, %m\n  %new = fsub double %total, %value\n"
    "  %sum = select i1 %is, double %total, double %new\n" + END + NEXT + RETURN,
    "nothing is summed up": NUMBER + READ
    + "  %twice = fmul double %value, 2.0\n  store double %twice, ptr %at\n" + END + NEXT
    + "  %last = load double, ptr %x\n  ret double %last\n}\n",
    "a pointer that walks": NUMBER + TOTAL
    + "  %p = phi ptr [ %x, %start ], [ %q, %end ]\n  %value = load double, ptr %p\n"
    "  %q = getelementptr inbounds double, ptr %p, i64 2\n" + ADD + END + NEXT + RETURN,
    "counters are used behind it": NUMBER + TOTAL
    + "  %k = phi i32 [ 7, %start ], [ %less, %end ]\n" + READ + "  %less = sub i32 %k, 3\n"
    "  %kd = sitofp i32 %k to double\n  %part = fmul double %kd, %value\n"
    "  %sum = fadd double %total, %part\n" + END + NEXT
    + "  %one = sitofp i32 %less to double\n  %two = sitofp i64 %i to double\n"
    "  %three = fmul double %one, %two\n  %all = fadd double %sum, %three\n  ret double %all\n}\n",
    "steps of a size that is not known": NUMBER + TOTAL
    + "  %k = phi i64 [ %m, %start ], [ %further, %end ]\n  %further = add i64 %k, %m\n"
    "  %value = sitofp i64 %k to double\n" + ADD + END + NEXT + RETURN,
}  # fmt: skip
KEPT = {
    "what a total is decides": NUMBER + TOTAL + READ
    + "  %big = fcmp ogt double %total, 1.0\n  %half = fmul double %value, 0.5\n"
    "  %chosen = select i1 %big, double %half, double %value\n"
    "  %sum = fadd double %total, %chosen\n" + END + NEXT + RETURN,
    "what is handed on is multiplied": NUMBER + TOTAL + READ
    + "  %sum = fmul double %total, %value\n" + END + NEXT + RETURN,
    "two totals": NUMBER + TOTAL + "  %other = phi double [ 0.0, %start ], [ %more.of, %end ]\n"
    + READ + "  %more.of = fadd double %other, %value\n" + ADD + END + NEXT + RETURN,
    "a number of the last round is used": NUMBER + TOTAL + READ + ADD + END + NEXT
    + "  %all = fmul double %sum, %value\n  ret double %all\n}\n",
    "another way out": NUMBER + TOTAL + READ + ADD
    + "  %ends = fcmp oeq double %value, 7.0\n  br i1 %ends, label %early, label %end\n"
    "early:\n  ret double 1.0\nend:\n" + NEXT + RETURN,
}  # fmt: skip


def module_of(body):
    module = Module(native.HEAD + HEAD + body)
    canonicalise(module.functions["run"])
    return module


def results(text):
    """Return what is returned, and what is left in memory, for all sizes."""
    program = native.Program(text, level=0)
    kinds = ctypes.c_double, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64
    run = program.function(*kinds)
    found = []
    for sizes in SIZES:
        numbers = (ctypes.c_double * 16)(*(1 + 0.25 * i for i in range(16)))
        found.append((run(ctypes.addressof(numbers), *sizes), [*numbers]))
    return found


def loop_of(module):
    nest = LoopNest(module.functions["run"])
    return nest, next(each for each in nest.loops if each.header.ref == "%rounds")


@pytest.mark.parametrize("name", OUTLINED)
def test_rounds_do_what_the_loop_did(name):
    before = results(module_of(OUTLINED[name]).print())
    module = module_of(OUTLINED[name])
    nest, loop = loop_of(module)
    shape = shape_of(nest, loop)
    assert shape is not None
    made = outline_rounds(module, nest, loop, shape, ("rounds", "round"))
    assert not LoopNest(module.functions["run"]).loops
    assert made.call.callee is made.function
    assert results(module.print()) == before


@pytest.mark.parametrize("name", KEPT)
def test_other_loops_stay(name):
    assert shape_of(*loop_of(module_of(KEPT[name]))) is None


SETTLED = (
    "  %seen = phi double [ 3.0, %start ], [ %known, %end ]\n" + NUMBER + TOTAL + "CONDITION"
    "  br i1 %flag, label %fresh, label %join\nfresh:\n" + READ + "  br label %join\njoin:\n"
    "  %known = phi double [ %value, %fresh ], [ %seen, %rounds ]\n"
    "  %part = fmul double %known, %known\n  %sum = fadd double %total, %part\n" + END + NEXT
    + RETURN
)  # fmt: skip


def test_what_only_an_invariant_condition_hands_on_is_what_it_was():
    outside = HEAD.replace("start:\n", "start:\n  %flag = icmp sgt i64 %m, 2\n")
    text = native.HEAD + outside + SETTLED.replace("CONDITION", "")
    before = results(text)
    module = Module(text)
    canonicalise(module.functions["run"])
    nest, loop = loop_of(module)
    assert shape_of(nest, loop) is None
    settle_phis(nest, loop)
    assert shape_of(nest, loop) is not None
    assert results(module.print()) == before


def test_variables_of_a_round_are_aligned_as_they_were():
    mark = "  call void @llvm.lifetime.start.p0(i64 8, ptr %own)\n"
    body = f"{mark}  store double %value, ptr %own, align 64\n"
    start = HEAD.replace("start:\n", "start:\n  %own = alloca double, align 64\n")
    text = start + NUMBER + TOTAL + READ + body + ADD + END + NEXT + RETURN
    module = Module(f"{native.HEAD}declare void @llvm.lifetime.start.p0(i64, ptr)\n{text}")
    nest, loop = loop_of(module)
    shape = shape_of(nest, loop)
    assert shape is not None
    step = outline_rounds(module, nest, loop, shape, ("rounds", "round")).step.callee
    made = next(each for each in step.instructions() if each.opcode == "alloca")
    assert made.alignment == 64


def test_what_another_condition_hands_on_stays():
    module = module_of(SETTLED.replace("CONDITION", "  %flag = icmp sgt i64 %i, 2\n"))
    nest, loop = loop_of(module)
    settle_phis(nest, loop)
    assert "%seen" in {each.ref for each in loop.header.phis}
