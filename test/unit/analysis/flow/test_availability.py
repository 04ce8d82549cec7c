"""Where values are known."""

from graphs import DECLARATIONS, program, rows
from hypothesis import given
from irtext import function, module

from enzyme_cc.analysis.flow.availability import Availability
from enzyme_cc.analysis.flow.cfg import Cfg
from enzyme_cc.analysis.flow.dominance import dominators

TEXT = """
declare i32 @g(i32)
declare i32 @p(...)
@x = global i32 0
define i32 @f(i32 %n, i1 %c) personality ptr @p {
entry:
  %a = add i32 %n, 1
  %b = add i32 %a, 1
  br i1 %c, label %loop, label %call
loop:
  %i = phi i32 [ %b, %entry ], [ %j, %loop ]
  %j = add i32 %i, 1
  br i1 %c, label %loop, label %end
call:
  %r = invoke i32 @g(i32 %a) to label %normal unwind label %pad
normal:
  %s = phi i32 [ %r, %call ]
  br label %end
pad:
  %l = landingpad { ptr, i32 } cleanup
  br label %end
end:
  %e = phi i32 [ %j, %loop ], [ %r, %normal ], [ 0, %pad ]
  ret i32 %e
dead:
  %d = add i32 %q, 1
  %q = add i32 %j, 1
  br label %end2
end2:
  ret i32 %q
}
"""


def setup():
    parsed = function(TEXT)
    named = {value.ref[1:]: value for value in parsed.locals()}
    return named, Availability(dominators(Cfg(parsed)))


def test_a_value_is_known_after_it_in_its_block():
    named, availability = setup()
    assert availability.known_at(named["a"], named["b"])
    assert not availability.known_at(named["b"], named["a"])
    assert not availability.known_at(named["b"], named["b"])


def test_a_value_is_known_where_its_block_dominates():
    named, availability = setup()
    assert availability.known_at(named["a"], named["j"])
    assert not availability.known_at(named["j"], named["e"])
    assert not availability.known_at(named["j"], named["a"])


def test_arguments_constants_and_globals_are_known_everywhere():
    named, availability = setup()
    assert availability.known_at(named["n"], named["a"])
    assert availability.known_on(named["n"], named["call"], named["pad"])
    assert availability.known_at(named["a"].operands[1], named["a"])


def test_a_phi_uses_values_at_the_end_of_the_blocks_they_come_from():
    named, availability = setup()
    assert availability.known_to(named["j"], named["i"])
    assert availability.known_to(named["b"], named["i"])
    assert availability.known_to(named["j"], named["e"])
    assert availability.known_on(named["j"], named["loop"], named["end"])
    assert not availability.known_on(named["j"], named["pad"], named["end"])


def test_the_result_of_an_invoke_is_known_only_where_it_returned():
    named, availability = setup()
    assert availability.known_on(named["r"], named["call"], named["normal"])
    assert not availability.known_on(named["r"], named["call"], named["pad"])
    assert availability.known_at(named["r"], named["normal"].terminator)
    assert not availability.known_at(named["r"], named["l"])
    assert not availability.known_at(named["r"], named["call"].terminator)
    assert availability.known_to(named["r"], named["e"])


def test_the_result_of_an_invoke_is_not_known_where_other_paths_join():
    text = TEXT.replace(
        "br i1 %c, label %loop, label %call", "br i1 %c, label %normal, label %call"
    )
    text = text.replace("[ %r, %call ]", "[ %r, %call ], [ 0, %entry ]")
    parsed = function(text)
    named = {value.ref[1:]: value for value in parsed.locals()}
    availability = Availability(dominators(Cfg(parsed)))
    assert availability.known_to(named["r"], named["s"])
    assert not availability.known_at(named["r"], named["normal"].terminator)


def test_everything_is_known_in_unreachable_code_and_nothing_from_there():
    named, availability = setup()
    assert availability.known_at(named["q"], named["d"])
    assert availability.known_at(named["j"], named["q"])
    assert not availability.known_at(named["d"], named["a"])


@given(rows)
def test_what_llvm_accepts_is_known_to_all_users(some):
    parsed = module(program("f", some) + DECLARATIONS).functions["f"]
    availability = Availability(dominators(Cfg(parsed)))
    for instruction in parsed.instructions():
        for user in instruction.users:
            assert availability.known_to(instruction, user)
