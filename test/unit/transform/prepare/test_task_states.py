"""Calls of std::async become parts of their callers, which know by what policy a task runs."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.transform.code.function_attributes import FunctionWords
from enzyme_cc.transform.prepare.task_states import starting_tasks

#: std::async of a lambda with a policy, without one, and what only looks like it.
WITH = "_ZSt5asyncIZ4mainE3$_1JEEiSt6launchOT_DpOT0_"
WITHOUT = "_ZSt5asyncIZ4mainE3$_1JEEiOT_DpOT0_"
OTHER = "_ZN3mySt5asyncIdEvSt6launch"


def found(name, words="", apart=()):
    module = Module(f'define void @"{name}"(ptr %p, i32 %policy) {words} {{\n  ret void\n}}\n')
    functions = list(module.functions.values())
    stays = {each for each in functions if each.name in apart}
    return [each.name for each in starting_tasks(functions, FunctionWords(module), stays)]


def test_what_starts_a_task_by_a_policy_becomes_a_part():
    assert found(WITH) == [WITH]
    assert found(WITH, "noinline optnone") == [WITH]


@pytest.mark.parametrize(
    ("name", "words", "apart"),
    [(WITHOUT, "", ()), (OTHER, "", ()), (WITH, "noinline", ()), (WITH, "", (WITH,))],
)
def test_other_functions_and_what_is_to_stay_stay_as_they_are(name, words, apart):
    assert found(name, words, apart) == []
