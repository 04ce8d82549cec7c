"""Every case ends well, or in an error of ours that says where: the oracles of the grammar fuzzer.

Each check returns a word for what came of the case, or raises `FailureError`.
"""

import os
import re
import subprocess
import traceback

from llvm_judge import Judge

from enzyme_cc import check_choices, prepare
from enzyme_cc.choices import Choices
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.opt.passes import PASSES
from enzyme_cc.opt.pipeline import process
from enzyme_cc.opt.split import whole

NAME = "case.ll"
_BY_NAME = {each.name: each for each in PASSES}
#: Where a message may stand: a line of the file, or what its debug information calls its own.
_PLACE = re.compile(r".+:\d+(:\d+)?\Z")


class FailureError(Exception):
    """A case that ended as none may: in short, and in full."""

    def __init__(self, kind, detail=""):
        super().__init__(kind)
        self.kind, self.detail = kind, detail


def crashed(error):
    """A bug as a failure, by its kind and the line it is in."""
    frames = traceback.extract_tb(error.__traceback__)
    last = next((each for each in reversed(frames) if "enzyme_cc" in each.filename), frames[-1])
    where = f"{os.path.basename(last.filename)}:{last.lineno}"
    text = "".join(traceback.format_exception(error))
    return FailureError(f"{type(error).__name__} at {where}", text[-3000:])


def guarded(action, *arguments):
    """What an action returns, and the diagnostic of the error that ended it."""
    try:
        return action(*arguments), None
    except UserError as error:
        return None, error.diagnostic
    except (FailureError, MemoryError):
        raise
    except Exception as error:
        raise crashed(error) from error


def want_place(diagnostic):
    """Every message is about a place."""
    text = diagnostic.render("us")
    text.encode("utf-8", "surrogateescape")
    if not _PLACE.match(diagnostic.where):
        raise FailureError(f"no place: {short(diagnostic.message)}", text)


def short(message):
    return re.sub(r"'[^']*'|[@%!]\S+|\d+", "_", message)[:80]


# -- IR --------------------------------------------------------------------------------------------


def reprinted(text):
    return Module(text, NAME).load().print()


def check_ir(text, names, judge):
    """Read and print it, then run passes, each on what was read anew."""
    came = check_round_trip(text, judge)
    for name in names if came != REFUSED else names[:1]:
        came += f", {check_pass(text, name)}"
    return came


def check_round_trip(text, judge):
    """What LLVM reads means the same once we have printed it."""
    ours, problem = guarded(reprinted, text)
    if problem is not None:
        want_place(problem)
        return REFUSED
    if "\0" not in text:
        theirs = judge.ask(text)
        if theirs.accepted:
            again = judge.ask(ours)
            if again.text != theirs.text:
                raise FailureError("our print means something else", difference(theirs, again))
    if guarded(reprinted, ours)[0] != ours:
        raise FailureError("printed twice it differs", ours)
    return "read"


REFUSED = "refused"
#: What only text may be told that LLVM refuses.
_ONLY_OF_INVALID = "LLVM has no"


def check_pass(text, name):
    """A pass alone: it ends, and all that it has to say has a place."""
    if name == PREPARE:
        return check_preparation(text)
    (piece,) = whole(text)
    outcome, problem = guarded(process, piece, NAME, (_BY_NAME[name],), ())
    for each in (*([problem] if problem else ()), *(outcome.problems + outcome.remarks)):
        want_place(each)
        if each.message.startswith(_ONLY_OF_INVALID) and not objection(text):
            raise FailureError(f"valid, and we say: {short(each.message)}", each.render("us"))
    if outcome.problems:
        return f"{name} refused"
    if name in _WRITING and (against := objection(outcome.module)) and not objection(text):
        raise FailureError(f"{name} writes what LLVM refuses: {short(against)}", against)
    return f"{name} done"


#: Passes that write another module.
_WRITING = ("canonicalise", "differentiate", "regularise")
PREPARE = "prepare"


def check_preparation(text):
    """What the driver does with what LLVM made: a copy for LLVM to simplify, then derivatives."""
    if objection(text):
        return "unprepared"
    ready, problem = guarded(prepare, text, NAME)
    for each in (problem,) if problem else ready.problems:
        want_place(each)
    if problem or ready.problems:
        return f"{PREPARE} refused"
    if against := objection(ready.text):
        raise FailureError(f"{PREPARE} writes what LLVM refuses: {short(against)}", against)
    return f"{PREPARE}, {check_pass(ready.text, 'differentiate')}"


def objection(text):
    """What LLVM's verifier has against a module; nothing if that is valid."""
    data = text.encode("utf-8", "surrogateescape")
    command = ["llvm-as-22", "-o", os.devnull]
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    said = done.stderr.decode("utf-8", "replace")
    return (said or f"status {done.returncode}") if done.returncode else ""


def difference(theirs, again):
    if not again.accepted:
        return again.text
    pairs = zip(theirs.text.splitlines(), again.text.splitlines(), strict=False)
    return next((f"-{a}\n+{b}" for a, b in pairs if a != b), "more or fewer lines")


# -- rule files ------------------------------------------------------------------------------------

#: A program that calls what the rules of the fuzzer are for.
_CALLS = (
    ("one", "double", "double %x"),
    ("two", "double", "double %x, double %x"),
    ("three", "i32", "double %x, ptr %p, i64 3"),
)
_ASKS = """\
declare {result} @{name}({types})
define {result} @f_{name}(double %x, ptr %p) {{
  %r = call {result} @{name}({arguments})
  ret {result} %r
}}
define double @asks_{name}(double %x, ptr %p) {{
  %t = call double (...) @__enzyme_fwddiff(ptr @f_{name}, double %x, double 1.0, ptr %p, ptr %p)
  %g = call double (...) @__enzyme_autodiff(ptr @f_{name}, double %x, ptr @enzyme_const, ptr %p)
  ret double %g
}}
"""
USER = """\
declare double @__enzyme_fwddiff(...)
declare double @__enzyme_autodiff(...)
@enzyme_const = external global i32
""" + "".join(
    _ASKS.format(
        name=name,
        result=result,
        arguments=arguments,
        types=", ".join(each.split()[0] for each in arguments.split(", ")),
    )
    for name, result, arguments in _CALLS
)


def check_rule_file(text):
    """Read it; where it is accepted, use it."""
    read = text.encode("utf-8", "surrogatepass").decode("utf-8", "replace")
    choices = Choices(rules=(("rules.yaml", read),))
    _, problem = guarded(check_choices, choices)
    if problem is not None:
        want_place(problem)
        if not problem.code:
            raise FailureError(f"no code: {short(problem.message)}", problem.render("us"))
        return f"refused {problem.code}"
    (piece,) = whole(USER)
    outcome, _ = guarded(process, piece, NAME, (_BY_NAME["differentiate"],), (), choices)
    for each in outcome.problems + outcome.remarks:
        want_place(each)
    return f"accepted, {'refused' if outcome.problems else 'used'}"


__all__ = ["FailureError", "Judge", "check_ir", "check_rule_file"]
