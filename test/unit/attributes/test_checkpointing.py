"""Annotations of loops become a call in the loop behind them; lines stay lines."""

import re

import pytest

from enzyme_cc.attributes.respelling import respelled

CALL = r"__enzyme_checkpointed_here\((?P<schedule>\d), \((?P<budget>[^;]*)\)\);"


def changed(text):
    return respelled(text.encode("latin-1")).decode("latin-1")


@pytest.mark.parametrize(
    ("annotation", "schedule", "budget"),
    [
        ('[[enzyme::checkpoint("revolve", 4)]]', 2, "4"),
        ('[[ enzyme :: checkpoint ( "binomial" , N(2, 3) + 1 ) ]]', 4, "N(2, 3) + 1"),
        ('[[enzyme_checkpoint("store_all")]]', 3, "-1"),
        ("__attribute__((enzyme_checkpoint))", 1, "-1"),
        ('__attribute__((enzyme_checkpointing_enable("regular", 7)))', 1, "7"),
        ('#pragma enzyme checkpoint("none", 4)\n', 0, "4"),
        ('  # pragma enzyme checkpoint ("periodic", \\\n 4) // four\n', 1, "4"),
        ("#pragma enzyme checkpointing_enable\n", 1, "-1"),
    ],
)
def test_an_annotation_is_a_call_in_the_loop(annotation, schedule, budget):
    for body in ("{ x++; }", "x++;", "for (;;) { x++; }", "if (x) y++; else { x++; }"):
        text = (
            f"/* a */ void f() {{\n{annotation} /* b */ for (int i = 0; i < g(i); i++) {body}\n}}"
        )
        found = changed(text)
        call = re.search(CALL, found)
        assert call is not None, found
        assert (int(call["schedule"]), call["budget"]) == (schedule, budget)
        assert found.count("__enzyme_checkpointed_here") == 2  # declared, and called
        assert found.count("\n") == text.count("\n")
        assert found.index("g(i); i++)") < call.start() < found.rindex("x++;")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[[enzyme::checkpoint("fast")]] for (;;) ;',
            "the schedule 'fast' is none of none, period",
        ),
        ("[[enzyme::checkpoint(revolve)]] for (;;) ;", "the schedule is no string"),
        ('#pragma enzyme checkpoint("none", 4, 5)\nfor (;;) ;', "and 3 arguments are given"),
        ('[[enzyme::checkpoint("none")]] while (1) ;', "only a for loop is checkpointed"),
        ('#pragma enzyme checkpoint("none")\nint x;', "only a for loop is checkpointed"),
    ],
)
def test_what_cannot_be_meant_is_an_error_there(text, message):
    found = changed(text)
    said = next(each for each in found.splitlines() if "[EZ0489]" in each)
    assert message in said
    assert "GCC error" in said
    assert found.count("\n") == text.count("\n")


@pytest.mark.parametrize(
    "between",
    ["#endif\n", "#pragma clang loop unroll(disable)\n", '[[clang::annotate("a")]] ', "// for (\n"],
)
def test_other_lines_may_stand_before_the_loop(between):
    found = changed(f'#pragma enzyme checkpoint("none")\n{between}for (;;) {{ x++; }}')
    assert re.search(CALL, found) is not None
    assert between in found


def test_another_pragma_of_ours_is_warned_of():
    found = changed("#pragma enzyme unroll(4)\nint x;")
    assert (
        found
        == '#pragma GCC warning "#pragma enzyme unroll(4): not known, and ignored [EZ0133]"\nint x;'
    )


@pytest.mark.parametrize(
    "text",
    [
        '// [[enzyme::checkpoint("fast")]]\n',
        '/*\n#pragma enzyme checkpoint("fast")\n*/',
        'const char *s = "[[enzyme::checkpoint(1)]] for (;;) {";',
        "#pragma omp parallel\nint enzyme_checkpoint(int x);",
    ],
)
def test_what_is_no_annotation_stays(text):
    assert changed(text) == text
