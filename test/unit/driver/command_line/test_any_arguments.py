"""Whatever the arguments: reading and planning never fail, lose, invent or reorder one."""

from hypothesis import given
from hypothesis import strategies as st

from enzyme_cc.driver.command_line.arguments import split
from enzyme_cc.driver.command_line.option_table import CLANG, EXTRA_VALUES, FLANG, Language
from enzyme_cc.driver.command_line.options import read
from enzyme_cc.driver.files.workspace import _escaped
from enzyme_cc.driver.planning.compiler import Compiler
from enzyme_cc.driver.planning.plan import plan
from enzyme_cc.driver.planning.steps import AddIr, HideIr, Link, Replace, Run, TryLink

SPELLINGS = [row[0] for row in (*CLANG, *FLANG) if "enzyme" not in row[0]] + [*EXTRA_VALUES]
WORDS = st.one_of(
    st.sampled_from(SPELLINGS),
    st.builds("".join, st.tuples(st.sampled_from(SPELLINGS), st.text("ab.=,/", max_size=4))),
    st.sampled_from(["a.c", "b.cpp", "d/e.f90", "x.o", "-", "--", "s.s", "h.h", "i.ll", ""]),
    st.text(max_size=6).filter(lambda word: not word.startswith(("@", "--enzyme", "-fenzyme"))),
)
COMMANDS = st.lists(WORDS, max_size=12).map(tuple)
COMPILERS = [
    Compiler(("clang",), include="/inc"),
    Compiler(("zig", "clang"), ("zig", "cc")),
    Compiler(("flang",), source=Language.FORTRAN),
]


@given(COMMANDS)
def test_the_tokens_of_a_command_are_its_arguments(arguments):
    invocation = read(arguments)
    assert tuple(text for token in invocation.tokens for text in token.texts) == arguments
    assert invocation.arguments == arguments


@given(COMMANDS, st.sampled_from(COMPILERS))
def test_a_plan_hands_over_every_argument_in_order(arguments, compiler):
    first = plan(read(arguments), compiler).steps[0]
    assert isinstance(first, Replace | Run | Link | TryLink)
    if compiler.link is compiler.compile:
        assert first.argv[len(first.argv) - len(arguments) :] == arguments


@given(COMMANDS, st.sampled_from(COMPILERS))
def test_ir_is_only_looked_for_where_an_object_is_made(arguments, compiler):
    for step in plan(read(arguments), compiler).steps:
        if isinstance(step, HideIr):
            assert step.paths
            assert all(step.paths)
        if isinstance(step, AddIr):
            assert step.source in arguments


@given(st.lists(st.text().filter(lambda word: "\0" not in word)))
def test_words_written_to_a_response_file_are_read_back(words):
    assert split("\n".join(map(_escaped, words))) == words
