"""Many random programs, built and run at once: what came of each, and what is left of a failure.

A batch that cannot be built is halved until the programs that cannot are known; one that crashes
goes on behind the program it crashed in.
"""

import random
import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from program_checks import batch_text, said
from programs_harness import Build, Job, Workshop
from random_c import random_program

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.pipeline import PipelineError
from enzyme_cc.toolchains.capture import capture, failure

TIME_LIMIT = 60.0
#: A number that was copied as its bits, where LLVM has removed all that said what it is.
UNKNOWABLE = re.compile(
    r"not known whether -?\d{9,} \(i\d+\) holds a number"
    "|what it is copied from carries no derivative"
)
#: Integers that lie beside numbers and are reached by the same variable index, or share a word
#: with them: refused rather than guessed at. How many is bounded by the tests.
TOO_CAREFUL = re.compile(r"\[EZ0(?:201|305|401|405)\]")
BUILDS = tuple(Build(level, inline) for level in (2, 0) for inline in (True, False))


class Verdict(NamedTuple):
    """`kind` is what stays the same while a failing program is made smaller."""

    kind: str
    text: str

    @property
    def failed(self):
        """Whether it is wrong: a number, a crash, an error for no reason we know."""
        return self.kind not in ("ok", "discarded", "refused")


def seeded(seeds):
    """Programs by name, the same ones for the same seeds."""
    return {f"p{seed}": random_program(random.Random(seed)) for seed in seeds}


def check(programs, toolchain, build):
    """The verdict on each program."""
    with tempfile.TemporaryDirectory(prefix="batch-") as folder:
        try:
            return run_all(built(programs, toolchain, build, folder), programs)
        except (UserError, AssertionError, PipelineError) as error:
            if len(programs) == 1:
                return dict.fromkeys(programs, refused(error))
            parts = apart(programs, str(error))
    verdicts = {}
    for part in parts:
        verdicts |= check(part, toolchain, build)
    return {name: verdicts[name] for name in programs}


def apart(programs, message):
    """Each program that a message is about by itself, and the others together; or two halves."""
    guilty = blamed(programs, message)
    others = {name: each for name, each in programs.items() if name not in guilty}
    if guilty and others:
        return [others, *({name: programs[name]} for name in guilty)]
    names = list(programs)
    halves = names[: len(names) // 2], names[len(names) // 2 :]
    return [{name: programs[name] for name in half} for half in halves]


def blamed(programs, message):
    """The programs in whose lines the errors are."""
    marks = {f"/* {name} */": name for name in programs}
    owners, owner = [""], ""
    for line in batch_text(programs).splitlines():
        owner = marks.get(line, owner)
        owners.append(owner)
    lines = {int(at) for at in re.findall(r"batch\.c:(\d+):\d+: error", message)}
    return sorted({owners[at] for at in lines if at < len(owners)} - {""})


def built(programs, toolchain, build, folder):
    source = Path(folder) / "batch.c"
    source.write_text(batch_text(programs))
    return Workshop(Job(source, toolchain, (build,)), folder).build(build)


def refused(error):
    """A verdict on what could not be built: its kind is the message without names and numbers."""
    text = str(error)
    if isinstance(error, PipelineError):
        text = f"{type(error.cause).__name__} in {text}"
    first = next((line for line in text.splitlines() if "rror" in line), text)
    if UNKNOWABLE.search(first):
        return Verdict("discarded", f"discarded: {first}")
    if TOO_CAREFUL.search(first):
        return Verdict("refused", f"refused: {first}")
    return Verdict(re.sub(r"%[-\w.]+|@[\w.]+|'[^']*'|\w*\d+\w*|\s+", " ", first)[:120], text)


def run_all(program, programs):
    """What the program says, and where it crashes."""
    names = list(programs)
    verdicts = {}
    while len(verdicts) < len(names):
        done = capture((str(program), str(len(verdicts))), time_limit=TIME_LIMIT)
        for name, line in said(done.output.decode("utf-8", "replace")).items():
            verdicts[name] = verdict(line)
        if done.status:
            # The last that was begun has said nothing, or half a line.
            crashed = names[max(len(verdicts) - 1, 0)] if verdicts else names[0]
            verdicts[crashed] = Verdict("crashed", failure(done))
    return verdicts


def verdict(line):
    if not line:
        return Verdict("crashed", "")
    words = line.replace(":", "").replace(",", "").split()
    return Verdict(" ".join(words[:2]) if words[0] == "FAILED" else words[0], line)


def keep_copy(program, path):
    """One program as a file of its own."""
    Path(path).write_text(batch_text({"p": program}))
