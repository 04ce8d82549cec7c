"""From bitcode to IR with derivatives: the stages in order, and what ends them."""

from pathlib import Path

import pytest

import enzyme_cc
from enzyme_cc.diagnostics import Diagnostic, UserError, user_error
from enzyme_cc.lto.pipeline import (
    MAX_LEVELS,
    Differentiated,
    PipelineError,
    Wishes,
    differentiate_module,
)
from enzyme_cc.lto.reproducer import write_reproducer
from enzyme_cc.toolchains.capture import ToolError
from enzyme_cc.transform.prepare.prepare import Prepared
from enzyme_cc.transform.program.user_derivatives import Use
from enzyme_cc.transform.session import Outcome


class Llvm:
    """Notes what is done to a text, in the text."""

    def to_ir(self, bitcode):
        return bitcode.decode()

    def simplify(self, text, *, inline=True):
        return f"{text} {'simplify' if inline else 'plainly'}"

    def tidy(self, text):
        return f"{text} tidy"


def prepared(text, _name, *, inline=True):
    return Prepared(f"{text} {'prepare' if inline else 'merely'}", (), True)


@pytest.fixture
def stages(monkeypatch):
    """Sets what the differentiator answers."""

    def use(prepare=None, differentiate=None):
        made = prepare or prepared
        done = differentiate or (lambda text, _: Outcome(f"{text} differentiate"))
        monkeypatch.setattr(enzyme_cc, "prepare", made, raising=False)
        monkeypatch.setattr(enzyme_cc, "differentiate", done, raising=False)

    use()
    return use


def run(**options):
    return differentiate_module(b"m", Llvm(), "a.c", Wishes(**options))


def test_a_unit_is_prepared_simplified_and_differentiated(stages):
    assert run() == Differentiated("m prepare simplify differentiate")
    assert run(inline=False).text == "m merely plainly differentiate"


def test_a_unit_without_requests_is_left_alone(stages):
    stages(prepare=lambda text, _: Prepared(text, (), False))
    assert run() == Differentiated(None)


def test_problems_of_the_first_stage_end_it(stages):
    problem = Diagnostic("p")
    stages(prepare=lambda text, _: Prepared(text, (problem,), True))
    assert run() == Differentiated(None, (problem,))


def test_levels_are_differentiated_from_the_innermost_with_a_tidy_module_each(stages):
    stages(differentiate=lambda text, _: Outcome(f"{text}D", again=text.count("D") < 2))
    assert run().text == "m prepare simplifyD tidyD tidyD"


def test_warnings_of_all_levels_are_kept_once_each(stages):
    def differentiate(text, _):
        level = text.count("D")
        warnings = (Diagnostic("same", where="a:1:1"), Diagnostic(f"w{level}", where="a:1:1"))
        return Outcome(f"{text}D", warnings=warnings, again=level < 1)

    stages(differentiate=differentiate)
    assert [w.message for w in run().warnings] == ["same", "w0", "w1"]


def test_what_is_kept_is_said_of_all_levels_where_it_is_asked_for(stages):
    def differentiate(text, _, *, explain=False):
        level = text.count("D")
        return Outcome(f"{text}D", again=level < 1, explained=(level,) if explain else ())

    stages(differentiate=differentiate)
    assert run(explain=True).explained == (0, 1)
    assert run().explained == ()


def test_a_rule_that_no_level_uses_is_warned_of(stages):
    used = Use("f", ("reverse",), 1, is_met=True)

    def differentiate(text, _):
        level = text.count("D")
        rules = (used._replace(times=level), used._replace(name="g", times=0))
        return Outcome(f"{text}D", again=level < 1, rules=rules)

    stages(differentiate=differentiate)
    done = run()
    assert [(each.name, each.times) for each in done.rules] == [
        ("f", 0),
        ("g", 0),
        ("f", 1),
        ("g", 0),
    ]
    assert [w.message for w in done.warnings] == ["the rule of 'g' for reverse mode is never used"]


def test_problems_of_a_level_end_it_and_leave_no_text(stages):
    problem = Diagnostic("p")
    stages(differentiate=lambda text, _: Outcome(text, (problem,), (Diagnostic("w"),), again=True))
    done = run()
    assert (done.text, done.problems) == (None, (problem,))
    assert len(done.warnings) == 1


def test_requests_that_never_end_are_a_bug(stages):
    stages(differentiate=lambda text, _: Outcome(text, again=True))
    with pytest.raises(PipelineError, match=f"after {MAX_LEVELS} levels") as caught:
        run()
    assert caught.value.stage == "differentiate"


@pytest.mark.parametrize("stage", ["prepare", "differentiate"])
@pytest.mark.parametrize("error", [KeyError("k"), RecursionError(), user_error("no IR")])
def test_whatever_a_stage_raises_is_a_bug_with_the_text_it_was_given(stages, stage, error):
    def fail(text, _):
        raise error

    stages(**{stage: fail})
    with pytest.raises(PipelineError) as caught:
        run()
    assert (caught.value.stage, caught.value.cause) == (stage, error)
    assert caught.value.text == ("m" if stage == "prepare" else "m prepare simplify")


def test_that_a_tool_cannot_be_run_is_no_bug(stages, monkeypatch):
    def fail(*_, **__):
        raise ToolError(Diagnostic("opt cannot be started"))

    monkeypatch.setattr(Llvm, "simplify", fail)
    with pytest.raises(ToolError):
        run()
    monkeypatch.setattr(Llvm, "to_ir", fail)
    with pytest.raises(UserError):
        run()


@pytest.mark.parametrize("refused", [{"m", "m prepare"}, {"m prepare"}], ids=["both", "ours"])
def test_what_llvm_refuses_before_anything_was_done_to_it_is_no_bug(stages, monkeypatch, refused):
    def simplify(_, text, *, inline=True):
        if text in refused:
            raise user_error("LLVM 22 refuses the IR: unknown target")
        return text

    monkeypatch.setattr(Llvm, "simplify", simplify)
    with pytest.raises(UserError if "m" in refused else PipelineError) as caught:
        run()
    if "m" in refused:
        assert caught.value.diagnostic.where == "a.c"
        assert caught.value.diagnostic.message == "LLVM 22 refuses the IR: unknown target"
    else:
        assert caught.value.text == "m prepare"


@pytest.fixture
def bug():
    try:
        raise KeyError("first\nsecond")
    except KeyError as error:
        return PipelineError("differentiate", "define void @f() {\n", error)


def test_a_reproducer_is_the_ir_behind_comments(bug, tmp_path):
    path = write_reproducer(
        bug, str(tmp_path), source="d/my file.c", made_by="clang -c 'my file.c'"
    )
    text = Path(path).read_text()
    assert path.startswith(f"{tmp_path}/enzyme-cc-bug-my-file.c-")
    assert path.endswith(".ll")
    comments = text.removesuffix("define void @f() {\n").splitlines()
    assert all(line.startswith("; ") for line in comments)
    assert "; command: clang -c 'my file.c'" in comments
    assert any("test_pipeline.py" in line for line in comments)


def test_a_reproducer_goes_here_where_it_cannot_go_there(bug, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = write_reproducer(bug, "/nowhere", source="a.c", made_by="")
    assert path.startswith("./enzyme-cc-bug-a.c-")


def test_a_link_by_the_name_of_a_reproducer_is_not_followed(bug, tmp_path, monkeypatch):
    monkeypatch.chdir("/")
    path = write_reproducer(bug, str(tmp_path), source="a.c", made_by="")
    target = tmp_path / "target"
    (tmp_path / path).unlink()
    (tmp_path / path).symlink_to(target)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    write_reproducer(bug, str(tmp_path), source="a.c", made_by="")
    assert not target.exists()
