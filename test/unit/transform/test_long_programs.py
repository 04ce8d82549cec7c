"""Programs that are longer than any person's: chains of calls, values of many members."""

import time

from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.module import Module
from enzyme_cc.opt.passes import PASSES
from enzyme_cc.opt.pipeline import process
from enzyme_cc.opt.split import whole
from enzyme_cc.transform.prepare.short_loops import keep_loops

REQUEST = """
declare double @__enzyme_autodiff(...)
define double @slope(double %x) {
  %r = call double (...) @__enzyme_autodiff(ptr @f0, double %x)
  ret double %r
}
"""


def chain(length):
    """A function that calls the next, and so on."""
    for at in range(length):
        called = f"call double @f{at + 1}(double %x)" if at + 1 < length else "fmul double %x, %x"
        yield f"define double @f{at}(double %x) {{\n  %y = {called}\n  ret double %y\n}}\n"


def test_a_chain_of_thousands_of_calls_has_a_derivative():
    (piece,) = whole("".join(chain(5100)) + REQUEST)
    passes = [each for each in PASSES if each.name == "differentiate"]
    assert not process(piece, "long.ll", passes, ()).problems


def test_a_chain_of_thousands_of_calls_is_made_ready():
    module = Module("".join(chain(5100)))
    keep_loops(module, module.functions.values())


def test_members_are_looked_for_behind_so_many_others_and_no_more():
    module = Module(
        "define { double, double } @f(double %x) {\n  %v = insertvalue { double, double } poison, "
        "double %x, 0\n  ret { double, double } %v\n}\n"
    )
    function = module.functions["f"]
    (x,), block = function.arguments, function.blocks[0]
    builder, value = Builder.before(block.terminator), next(iter(block))
    assert builder.extractvalue(value, [0]) is x
    for _ in range(1000):
        value = builder.insertvalue(value, x, [1])
    assert builder.extractvalue(value, [1]) is x
    assert builder.extractvalue(value, [0]) is not x


def test_a_target_that_is_not_told_is_looked_for_once():
    """Each loop of a function asks; looking through this text a thousand times takes 10 s."""
    module = Module("define void @f() {\n  ret void\n}\n" + "; nothing\n" * 400_000)
    begin = time.monotonic()
    assert {(module.data_layout, module.triple) for _ in range(1000)} == {("", "")}
    assert time.monotonic() - begin < 3
