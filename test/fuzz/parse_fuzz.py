"""Damage real LLVM IR and see that our parser says the same about it as LLVM.

    python test/fuzz/parse_fuzz.py [--seconds N] [--seed S] [--keep DIR]

Every input must be read or refused within a time limit, never anything else. What LLVM reads we
must read, and our print must mean the same to LLVM. What we read and LLVM refuses is listed by
LLVM's reason, unless it is on the list of what we read on purpose, or our verifier reports it.
"""

import argparse
import collections
import glob
import os
import re
import signal
import subprocess
import sys
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path[:0] = [ROOT, os.path.join(ROOT, "test", "support")]

from damage import Damage  # noqa: E402
from llvm_judge import Judge  # noqa: E402

from enzyme_cc.analysis.verify.verifier import verify  # noqa: E402
from enzyme_cc.diagnostics import UserError  # noqa: E402
from enzyme_cc.ir.module import Module  # noqa: E402

LIMIT = 10
LARGEST = 12_000
SYNTAX = os.path.join(ROOT, "test", "unit", "ir", "reading", "syntax", "*.ll")
CORPUS = os.path.join(ROOT, ".corpus", "22", "*", "*", "*.ll")

#: Where LLVM is stricter, by its reason. We keep words that we do not know, since a newer LLVM may:
#: flags, attributes, what follows a comma, and everything inside of a node but constants.
LAXER = (
    # words before a type, a value or a bracket; and what stands inside of an attribute
    r"expected (type|value token|instruction opcode|integer|string constant|metadata or _|_)$",
    r"expected _ (at end of argument list|in function body|in constantexpr|in binary constantexpr)",
    r"expected [if]cmp predicate",
    r"expected (top-level entity|global variable property)|unknown global variable property",
    r"(unterminated attribute group|this attribute does not apply|expected attribute)",
    r"expected (memory location|access kind|one of _|unwind table kind|partition string)",
    r"(default access kind|alignment is not a power|stack alignment is not|dereferenceable bytes)",
    r"(invalid allockind|huge alignments|vscale|.allocsize|.*range must|Invalid .unordered)",
    r"cannot have an attribute group|attribute .*required|expected _ or _$",
    # fields of nodes
    r"(expected field label|invalid field|missing (required field|_, required|one of))",
    r"expected _ here|integer constant must have integer type|Expected synchronization scope name",
    r"(invalid|expected) (DWARF|emission|nameTable|debug info|checksum|subprogram|unsigned|signed)",
    r"(expected metadata (type|operand)|value for _ too|field _ cannot|_ and _ must be provided)",
    r"(Expected _ here|invalid DWARF|expected fixed-point|malformed|_ cannot be|invalid summary)",
    r"(Expected .* at the start of summary|expected end of metadata node|unexpected)",
    # what no longer is a constant expression, since older files have them
    r".*constexprs are no longer supported",
    # types may be defined behind what they are used in
    r"(invalid type for null constant|initializer with struct type|base element of getelementptr)",
    r".*uselistorder|value (has no uses|only has one use)|wrong number of indexes",
    # what belongs to back ends, or means nothing
    r"number of (input|output) constraints|unknown (selection kind|allockind)|the range should not",
    r"attribute group has no attributes|expected binary operation in atomicrmw|.*summary entry",
    r"expected (debug record type|_ after location)|unterminated memory|Expected ordering",
    r"failed to parse constraints|constant ptrauth|use of undefined type",
    # metadata that the verifier of debug information refuses
    r"crashed",
)

#: Where we are stricter, by our message and what is in the text.
STRICTER = (
    (r"-?\d+ does not fit i\d+", ""),  # LLVM cuts it short without a word
    (r"0x\w+ has more than 64 bits", ""),  # LLVM drops some of them without a word
    (r"@llvm\.", ""),  # LLVM declares its intrinsics by itself
    (r"a case of a switch|memory cannot hold", ""),  # types, which LLVM's verifier refuses
    (r"", r"![ \t\r\n]+[\d{\"A-Z]|[!%@]0\d"),  # `! 5` and `!05` for `!5`
    (r"expected the end of the line, found '(align|\w+)'", ""),  # attributes without a comma
    (r"expected a word such as 'align', found '%", ""),  # a comma behind everything
    (r"", r"\n}\s*\n[^\n]*\n\s*(uselistorder|i\d+ )"),  # a brace of a list that begins a line
    (r"", r"[^\x00-\x7f]|#\d+(attributes|declare|define)"),  # bytes it skips, words it cuts up
    (r"LLVM IR has no|this (bracket|string) is never closed", r"\^\d+ = "),  # summaries are text
)


def sample_files():
    """Texts to damage: every syntax there is, and small files of real programs."""
    real = [path for path in sorted(glob.glob(CORPUS)) if os.path.getsize(path) < LARGEST]
    return syntax_files() + ([read(path) for path in real] or compiled())


def syntax_files():
    """All of the language."""
    return [read(path) for path in sorted(glob.glob(SYNTAX))]


def read(path):
    with open(path, encoding="utf-8", errors="surrogateescape", newline="") as file:
        return file.read()


def compiled():
    """Where there is no corpus: the C files of the tests."""
    sources = sorted(glob.glob(os.path.join(ROOT, "test", "**", "*.c"), recursive=True))
    texts = []
    for source in sources[:20]:
        command = ["clang-22", "-S", "-emit-llvm", "-O1", "-g", "-w", source, "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode == 0 and len(done.stdout) < 5 * LARGEST:
            texts.append(done.stdout)
    return texts


# -- what must hold --------------------------------------------------------------------------------


class FailureError(Exception):
    """What should not have happened, in a line, and more about it."""

    def __init__(self, kind, detail=""):
        super().__init__(kind)
        self.kind = kind
        self.detail = detail


def read_in_time(text):
    """Our print of it, or the error we report."""

    def expired(*_):
        raise FailureError("too slow")

    signal.signal(signal.SIGALRM, expired)
    signal.setitimer(signal.ITIMER_REAL, LIMIT)
    try:
        return Module(text).load().print(), None
    except UserError as error:
        return None, error.diagnostic.render("us")
    except FailureError:
        raise
    except Exception as error:
        frame = error.__traceback__
        while frame.tb_next:
            frame = frame.tb_next
        where = f"{os.path.basename(frame.tb_frame.f_code.co_filename)}:{frame.tb_lineno}"
        raise FailureError(f"{type(error).__name__} at {where}: {error}") from error
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def reason_class(reason):
    """LLVM's message without what is particular to one text."""
    first = reason.partition("error: ")[2].partition("\n")[0] or reason[:200]
    return re.sub(r"'[^']*'|\"[^\"]*\"|\d+", "_", first)


def check(text, judge):
    """What happened in a word; a FailureError where it should not."""
    ours, error = read_in_time(text)
    if "\0" in text:
        return "refused by both"
    verdict = judge.ask(text)
    if verdict.accepted:
        if ours is None:
            message = error.split(": error: ")[1].partition("\n")[0]
            if any(re.match(why, message) and re.search(what, text) for why, what in STRICTER):
                return "refused by us on purpose"
            raise FailureError(f"refused, though LLVM reads it: {message}", error)
        again = judge.ask(ours)
        if again.text != verdict.text:
            raise FailureError("our print means something else", difference(verdict, again))
        return "read by both"
    if ours is None:
        return "refused by both"
    reason = reason_class(verdict.text)
    if any(re.match(pattern, reason) for pattern in LAXER):
        return "read by us on purpose"
    if verify(Module(text)):
        return "left to the verifier"
    raise FailureError(f"read, though LLVM says: {reason}", verdict.text)


def difference(verdict, again):
    if not again.accepted:
        return again.text
    pairs = zip(verdict.text.splitlines(), again.text.splitlines(), strict=False)
    return next((f"-{a}\n+{b}" for a, b in pairs if a != b), "more or fewer lines")


def run(texts, seed, seconds=None, count=None, keep=None):
    """Failures by kind, each with detail, shortest text and number; and how often what came out."""
    damage = Damage(texts, seed)
    failures = {}
    results = collections.Counter()
    end = time.monotonic() + (seconds or 1e9)
    with Judge() as judge:
        while time.monotonic() < end and sum(results.values()) != count:
            text = damage.next()
            try:
                results[check(text, judge)] += 1
            except FailureError as failure:
                results["failed"] += 1
                note(failures, failure, text, keep)
    return failures, results


def note(failures, failure, text, keep):
    known = failures.get(failure.kind)
    if known is None or len(text) < len(known[1]):
        failures[failure.kind] = [failure.detail, text, (known or [0, 0, 0])[2]]
        if keep:
            name = re.sub(r"\W+", "_", failure.kind)[:80]
            path = os.path.join(keep, f"{name}.ll")
            with open(path, "w", errors="surrogateescape", newline="") as file:
                file.write(text)
    failures[failure.kind][2] += 1


def main():
    parser = argparse.ArgumentParser(description="Damage LLVM IR and compare with LLVM.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", metavar="DIR", help="write one text per kind of failure there")
    arguments = parser.parse_args()
    if arguments.keep:
        os.makedirs(arguments.keep, exist_ok=True)
    failures, results = run(sample_files(), arguments.seed, arguments.seconds, keep=arguments.keep)
    for kind, (detail, _, count) in sorted(failures.items(), key=lambda each: -each[1][2]):
        print(f"{count:5} {kind}\n      " + detail.strip().replace("\n", "\n      "))
    print(dict(results))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
