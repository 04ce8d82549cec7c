"""Properties of any module that the builder makes, with LLVM as the judge."""

import random
import re

import irtext
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from random_arithmetic import SLOT, TYPES, Program, run, same
from random_ir import random_module

from enzyme_cc.ir.module import Module

llvm = pytest.importorskip("llvmlite.binding")
SLOW = settings(suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
_PREDECESSORS = re.compile(r" *; (?:preds = .*|No predecessors!)")


def reprinted(text):
    return Module(text, "random.ll").load().print()


@SLOW
@given(st.randoms(use_true_random=False), st.booleans())
def test_what_is_built_is_valid_and_reads_back_as_it_was_printed(rng, fold):
    text = random_module(rng, fold=fold).print()
    theirs = irtext.verified(text)
    assert reprinted(text) == text
    plain = _PREDECESSORS.sub("", theirs)
    assert reprinted(plain) == plain
    assert irtext.verified(reprinted(theirs)) == theirs


@given(st.integers(0, 1 << 32))
def test_functions_read_one_by_one_print_as_all_together(seed):
    text = random_module(random.Random(seed)).print()
    module = Module(text, "random.ll")
    names = [name for name, function in module.functions.items() if not function.is_declaration]
    random.Random(seed).shuffle(names)
    for name in names:
        module.functions[name].load_body()
        assert module.print() == text


@given(st.integers(0, 1 << 32), st.binary(min_size=SLOT * len(TYPES), max_size=SLOT * len(TYPES)))
def test_folding_does_not_change_what_a_program_computes(seed, inputs):
    results = []
    for fold in (True, False):
        program = Program(random.Random(seed), fold=fold)
        for _ in range(30):
            program.one()
        results.append(run(program.finished().print(), inputs))
    assert same(program.stored, *results)
