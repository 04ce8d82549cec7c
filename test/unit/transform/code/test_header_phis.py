"""Loops that LLVM's selection of instructions at -O0 would get wrong, run after `finish`."""

import ctypes

import pytest
from native import HEAD, Program
from preparation import backend, check, definition

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.prepare.finish import finish

#: Each is a loop of seven rounds that swaps a number in memory with one that it carries.
LOADED = """
  %place = and i64 %round, 1
  %at = getelementptr double, ptr %p, i64 %place
  %old = load double, ptr %at"""
COUNTED = """
  %next.round = add i64 %round, 1
  %done = icmp eq i64 %next.round, 7"""
ROUNDS = "%round = phi i64 [ 0, %start ], [ %next.round, %last ]"
AGAIN = "br i1 %done, label %out, label %loop"
SWAPS = {
    "in one block": f"""
  %carried = phi double [ %x, %start ], [ %next, %last ]
  {ROUNDS}{LOADED}
  store double %carried, ptr %at
  %next = fmul double %old, 5.000000e-01{COUNTED}
  {AGAIN}
""".replace("%last", "%loop"),
    "in a loop of blocks": f"""
  %carried = phi double [ %x, %start ], [ %next, %last ]
  {ROUNDS}{LOADED}
  store double %carried, ptr %at
  %next = fmul double %old, 5.000000e-01
  br label %last
last:{COUNTED}
  {AGAIN}
""",
    "through two phis": f"""
  %carried = phi double [ %x, %start ], [ %waiting, %last ]
  %waiting = phi double [ %y, %start ], [ %next, %last ]
  {ROUNDS}{LOADED}
  store double %carried, ptr %at
  %next = fmul double %old, 5.000000e-01{COUNTED}
  {AGAIN}
""".replace("%last", "%loop"),
    "by a call": f"""
  %carried = phi double [ %x, %start ], [ %next, %last ]
  {ROUNDS}{LOADED}
  call void @put(double %carried, ptr %at)
  %next = fmul double %old, 5.000000e-01{COUNTED}
  {AGAIN}
""".replace("%last", "%loop"),
    "unwound to": f"""
  %carried = phi double [ %x, %start ], [ %next, %last ]
  {ROUNDS}
  %pad = landingpad {{ ptr, i32 }} cleanup{LOADED}
  store double %carried, ptr %at
  %next = fmul double %old, 5.000000e-01{COUNTED}
  br i1 %done, label %out, label %last
last:
  invoke void @throw() to label %out unwind label %loop
""",
}


def module(loop):
    """A function `run` around a loop, without the marks of what LLVM was to leave alone."""
    personality = " personality ptr @personality" if "landingpad" in loop else ""
    begin = "br label %loop"
    if personality:
        begin = "invoke void @throw() to label %out unwind label %loop"
    return f"""{HEAD}
declare void @throw()
declare i32 @personality(...)
define void @put(double %value, ptr %at) noinline {{
  store double %value, ptr %at
  ret void
}}
define double @run(ptr %p, double %x, double %y){personality} {{
start:
  {begin}
loop:{loop}
out:
  %first = load double, ptr %p
  ret double %first
}}
"""


def finished(text):
    made = Module(text)
    finish(made)
    return made.print()


def swapped(memory, carried, *waiting):
    """What a loop of `SWAPS` does, by hand."""
    memory, carried = list(memory), [carried, *waiting]
    for index in range(7):
        memory[index & 1], old = carried.pop(0), memory[index & 1]
        carried.append(old * 0.5)
    return memory


def ran(text, memory, *numbers):
    """What is in memory when `run` has run, compiled as at -O0."""
    array = (ctypes.c_double * len(memory))(*memory)
    program = Program(text, 0)
    run = program.function(ctypes.c_double, ctypes.c_void_p, *[ctypes.c_double] * 2)
    run(ctypes.addressof(array), *numbers)
    return list(array)


@pytest.mark.parametrize("name", [name for name in SWAPS if name != "unwound to"])
def test_a_number_that_goes_round_is_what_was_in_memory_before(name):
    waiting = (7.0,) if name == "through two phis" else ()
    text = finished(module(SWAPS[name]))
    assert ran(text, (3.0, 5.0), 11.0, 7.0) == swapped((3.0, 5.0), 11.0, *waiting)


@pytest.mark.parametrize("version", [16, 19, 22])
@pytest.mark.parametrize("name", SWAPS)
def test_such_a_block_holds_phis_and_the_next_one_the_rest(name, version):
    backend(f"opt-{version}")
    text = definition(check(finished(module(SWAPS[name])), version), "run")
    head, _, rest = text.partition("loop:")[2].partition("behind.phis:")
    assert " phi " in head
    assert "load" not in head
    assert "store" not in head
    assert ("landingpad" in head) == (name == "unwound to")
    assert " phi " not in rest


def test_a_loop_that_does_not_load_or_carry_what_it_computes_stays():
    backend("opt-22")
    nothing_loaded = SWAPS["in one block"].replace("load double, ptr %at", "fadd double %x, %y")
    counted_elsewhere = f"""
  %carried = phi double [ %x, %start ], [ %next, %last ]{LOADED.replace("%round", "1")}
  store double %carried, ptr %at
  %done = fcmp oeq double %old, %y
  br label %last
last:
  %next = fmul double %carried, 5.000000e-01
  {AGAIN}
"""
    for loop in (nothing_loaded, counted_elsewhere):
        assert check(finished(module(loop)), 22) == check(module(loop), 22)


def test_what_llvm_was_to_leave_alone_stays():
    text = module(SWAPS["in one block"]).replace("double %y) {", "double %y) noinline optnone {")
    assert finished(text) == text
