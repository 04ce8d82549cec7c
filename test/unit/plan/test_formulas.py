"""Formulas of how often loops go round, beside counting."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from enzyme_cc.analysis.loops.inductions import count_of, inductions
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.module import Module
from enzyme_cc.plan.formulas import Product, Rounds, total

NEST = """
define void @f(i64 %n, i64 %m, i1 %more) {{
entry:
  br label %outer
outer:
  %i = phi i64 [ {start}, %entry ], [ %i.next, %latch ]
  %i.next = add nuw nsw i64 %i, {step}
  {bound}
  br label %inner
inner:
  %j = phi i64 [ {first}, %outer ], [ %j.next, %inner ]
  %j.next = add nuw nsw i64 %j, 1
  %again = icmp ult i64 %j.next, {last}
  br i1 %again, label %inner, label %latch
latch:
  %back = icmp ult i64 %i.next, {end}
  br i1 %back, label %outer, label %end
end:
  ret void
}}
"""


def rounds(start=0, step=1, first=0, last="%m", end="%n", bound=""):
    """The rounds of the inner loop, as a product."""
    text = NEST.format(start=start, step=step, first=first, last=last, end=end, bound=bound)
    nest = LoopNest(Module(text).functions["f"])
    scene = SimpleNamespace(counts={}, inductions={})
    for loop in nest.loops:
        count = count_of(nest, loop)
        if count is not None:
            scene.counts[loop.header] = count
        scene.inductions |= {phi: (each, loop) for phi, each in inductions(nest, loop).items()}
    made = Rounds(scene, lambda value: value.ref[1:], lambda header: f" at {header.ref}")
    return made.of(nest.loops[1])


@pytest.mark.parametrize(
    ("nest", "text"),
    [
        ({}, "1 * n * m"),
        ({"last": 20}, "20 * n"),
        ({"end": 10, "last": 20}, "200"),
        ({"start": 1}, "1 * (n - 1) * m"),
        ({"start": 2, "step": 2}, "1 * ((n - 1) / 2) * m"),
    ],
)
def test_rounds_of_nested_loops_are_multiplied(nest, text):
    assert str(rounds(**nest)) == text


TRIANGLES = [
    ({"last": "%i.next"}, lambda i, n: i + 1),
    ({"first": "%i", "last": "%n"}, lambda i, n: n - i),
    ({"last": "%i", "start": 1}, lambda i, n: i),
    ({"last": "%b", "bound": "%b = add nuw nsw i64 %i, 4"}, lambda i, n: i + 4),
]


@pytest.mark.parametrize(("nest", "inside"), TRIANGLES)
def test_a_number_of_rounds_that_grows_or_shrinks_evenly_is_summed_up(nest, inside):
    made = rounds(**nest)
    assert "at" not in str(made)
    for n in range(2, 9):
        counted = sum(inside(i, n) for i in range(nest.get("start", 0), n))
        formula = str(made).replace(str(made.number), f"Fraction({str(made.number)!r})", 1)
        assert eval(formula, {"n": n, "Fraction": Fraction}) == counted


@pytest.mark.parametrize(
    "bound",
    ["%b = load i64, ptr null", "%b = mul i64 %i, %i", "%b = select i1 %more, i64 1, i64 %i"],
)
def test_what_only_running_tells_is_said_of_all_rounds_of_the_loop(bound):
    assert str(rounds(last="%b", bound=bound)) == "1 * rounds at %inner"


def test_sums_have_a_term_for_each_kind_of_rounds_and_constants_last():
    n, m = Product(Fraction(8), ("n",)), Product(Fraction(1, 2), ("m",))
    assert total([Product(Fraction(3)), n, m.scaled(16), n, Product()]) == "16 * n + 8 * m + 4"
    assert total([]) == "0"
