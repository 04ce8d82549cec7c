"""The table of passes."""

from enzyme_cc.ir.module import Module
from enzyme_cc.opt.passes import PASSES, Job


def test_the_table_is_sorted_and_spells_nothing_twice():
    names = [row.name for row in PASSES]
    spellings = [name for row in PASSES for name in (row.name, *row.aliases)]
    assert names == sorted(names)
    assert len(spellings) == len(set(spellings))


def test_every_pass_takes_an_empty_module():
    for row in PASSES:
        job = Job(Module(""))
        assert row.run(job) == ""
        assert job.problems == []


def test_functions_are_those_that_fit_a_pattern_and_have_a_body():
    body = "() {\n  ret void\n}\n"
    text = f"declare void @fa()\ndefine void @fb{body}define void @g{body}"
    chosen = Job(Module(text), ("f*", "nothing")).functions
    assert [function.name for function in chosen] == ["fb"]
    assert len(Job(Module(text)).functions) == 2


def test_patterns_that_no_name_fits_are_known():
    job = Job(Module("declare void @fa()\n"), ("f*", "nothing"))
    assert job.used_patterns() == {"f*"}
