"""One run of enzyme-opt: read the file, take its pieces through the passes, say what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc import check_choices
from enzyme_cc.choices import Choices
from enzyme_cc.command import STANDARD, read_input, say, write_output
from enzyme_cc.diagnostics import Diagnostic, user_error
from enzyme_cc.opt.expect import messages, mismatches
from enzyme_cc.opt.passes import VERIFY
from enzyme_cc.opt.pipeline import process
from enzyme_cc.opt.split import split, whole
from enzyme_cc.rules.files import text_of_rules
from enzyme_cc.words.own_code import at_own_code

if TYPE_CHECKING:
    from enzyme_cc.opt.passes import Pass
    from enzyme_cc.opt.pipeline import Outcome
    from enzyme_cc.opt.split import Piece

_BITCODE_MAGIC = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


class Request(NamedTuple):
    """The request of a command line."""

    source: str
    output: str | None = None
    passes: tuple[Pass, ...] = ()
    patterns: tuple[str, ...] = ()
    disable_output: bool = False
    remarks: bool = False
    split_input_file: bool = False
    verify_diagnostics: bool = False
    rules: tuple[str, ...] = ()
    strong_zero: bool = False

    @property
    def name(self) -> str:
        """Return what messages call the input."""
        return "<stdin>" if self.source == STANDARD else self.source

    @property
    def prints(self) -> bool:
        """Return whether a pass prints something where else the module would stand."""
        return any(each.prints for each in self.passes)

    @property
    def pipeline(self) -> tuple[Pass, ...]:
        """Return the passes to run."""
        verifies = not self.verify_diagnostics or VERIFY in self.passes
        return self.passes if verifies else (*self.passes, VERIFY)


def carry_out(request: Request, program: str) -> int:
    """Do what was asked; the exit status."""
    text = _read(request)
    pieces = split(text) if request.split_input_file else whole(text)
    choices = _choices(request)
    outcomes = [_process(request, piece, program, choices) for piece in pieces]
    _want_every_pattern(request, outcomes)
    problems = [problem for outcome in outcomes for problem in outcome.problems]
    if request.verify_diagnostics:
        said = [each for outcome in outcomes for each in _said(request, outcome)]
        problems = _surprises(request, text, said)
        _complain(problems, program)
    _write_modules(request, pieces, outcomes, failed=bool(problems))
    return 1 if problems else 0


def _read(request: Request) -> str:
    data = read_input(request.source)
    if data.startswith(_BITCODE_MAGIC):
        raise user_error(
            "this is bitcode, and enzyme-opt reads text",
            "turn it into text: llvm-dis",
            where=request.name,
        )
    return data.decode("utf-8", "surrogateescape")


def rule_files(paths: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Return rule files, as paths and texts."""
    return tuple((path, _rules_in(path)) for path in paths)


def _rules_in(path: str) -> str:
    return read_input(path).decode("utf-8", "replace") if path == STANDARD else text_of_rules(path)


def _choices(request: Request) -> Choices:
    rules = rule_files(request.rules)
    choices = Choices(rules=rules, strong_zero=request.strong_zero, makes_ir=True)
    check_choices(choices)
    return choices


def _process(request: Request, piece: Piece, program: str, choices: Choices) -> Outcome:
    """Take one piece through the passes, and say at once what there is to say."""
    outcome = process(piece, request.name, request.pipeline, request.patterns, choices)
    if request.prints:
        write_output(STANDARD, _encoded(piece.separator + outcome.report))
    if not request.verify_diagnostics:
        _complain(_said(request, outcome), program)
    return outcome


def _said(request: Request, outcome: Outcome) -> list[Diagnostic]:
    """Return what a piece leads to, remarks if they are wanted."""
    return [*(outcome.remarks if request.remarks else ()), *outcome.problems]


def _complain(problems: list[Diagnostic], program: str) -> None:
    for problem in at_own_code(problems, ()):
        say(problem.render(program))


def _want_every_pattern(request: Request, outcomes: list[Outcome]) -> None:
    """Refuse a name that no function has: a test that uses it tests nothing."""
    if any(outcome.module is None for outcome in outcomes):
        return  # what is wrong there has been said
    used = {pattern for outcome in outcomes for pattern in outcome.used_patterns}
    for pattern in request.patterns:
        if pattern not in used:
            raise user_error(f"no function is called '{pattern}'", where=request.name)


def _surprises(request: Request, text: str, problems: list[Diagnostic]) -> list[Diagnostic]:
    """Return what is not as the comments say."""
    return [
        Diagnostic(complaint, where=f"{request.name}:{line}" if line else request.name)
        for line, complaint in mismatches(text, messages(problems))
    ]


def _write_modules(
    request: Request, pieces: list[Piece], outcomes: list[Outcome], *, failed: bool
) -> None:
    """Write what is well; a file only if all is."""
    if request.disable_output or (request.prints and request.output is None):
        return
    output = request.output or STANDARD
    if failed and output != STANDARD:
        return
    parts = zip(pieces, outcomes, strict=True)
    text = "".join(piece.separator + (outcome.module or "") for piece, outcome in parts)
    if text or not failed:
        write_output(output, _encoded(text))


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")
