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
from program_nested import nested_batch_text
from programs_harness import Build, Job, Workshop
from random_c import random_program

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.pipeline import PipelineError
from enzyme_cc.toolchains.capture import capture, checked, failure

TIME_LIMIT = 60.0
#: A number that was copied as its bits, where LLVM has removed all that said what it is.
UNKNOWABLE = re.compile(
    r"not known whether -?\d{9,} \(i\d+\) holds a floating-point number"
    "|floating-point numbers, whose derivatives must become zero"
)
#: Integers that lie beside numbers and are reached by the same variable index, or share a word
#: with them: refused rather than guessed at. How many is bounded by the tests.
TOO_CAREFUL = re.compile(r"\[EZ0(?:201|305|401|405)\]")
BUILDS = tuple(Build(level, inline) for level in (2, 0, 1, 3) for inline in (True, False))
#: What declared types may tell.
TOLD_BY_TYPES = re.compile(r"\[EZ0(?:201|401|406)\]")
#: What a derivative says that ends the program where nothing right could be computed.
STOPPED = re.compile(r"enzyme-cc: \S+:\d+: ")
SANITIZE = ("-fsanitize=address",)


class Way(NamedTuple):
    """How programs are built, and whether they ask for adjoints beside tangents.

    Both sweeps are asked for at once, or where `reverse` is "split" one by one; where it is
    "replay", tangents come from a tape, and nobody asks for adjoints.
    """

    build: Build
    reverse: bool | str = True
    #: Whether memory is watched: what is leaked, freed twice, or not the program's.
    sanitize: bool = False
    #: Whether they ask for second derivatives in place of first ones.
    nested: bool = False

    def __str__(self):
        words = [str(self.build), *["sanitized"] * self.sanitize, *["nested"] * self.nested]
        words += [] if self.reverse is True else [self.reverse or "forward only"]
        return ", ".join(words)

    def text(self, programs):
        """Programs by name, as one C file."""
        if self.nested:
            return nested_batch_text(programs)
        return batch_text(programs, reverse=self.reverse)

    @property
    def careful(self):
        """Errors that are no failure."""
        return TOO_CAREFUL

    def built(self, programs, toolchain, folder):
        """The program that checks them all."""
        source = Path(folder) / "batch.c"
        source.write_text(self.text(programs))
        options = SANITIZE if self.sanitize else ()
        return Shop(Job(source, toolchain, defines=options), folder, options).build(self.build)


class Verdict(NamedTuple):
    """`kind` is what stays the same while a failing program is made smaller."""

    kind: str
    text: str

    @property
    def failed(self):
        """Whether it is wrong: a number, a crash, an error for no reason we know."""
        return self.kind not in ("ok", "discarded", "refused", "stopped")

    @property
    def refused(self):
        """Whether it has no derivatives, or none to its end: it is not known what its bytes are."""
        return self.kind == "stopped" or (not self.failed and "[EZ" in self.text)

    @property
    def cause(self):
        """The kind, and of what is refused the message, too, without names and numbers."""
        return nameless(self.text) if self.refused else self.kind


def seeded(seeds):
    """Programs by name, the same ones for the same seeds."""
    return {f"p{seed}": random_program(random.Random(seed)) for seed in seeds}


class Shop(Workshop):
    """With a sanitizer, where one is wanted; and with declared types, as the driver asks for them.

    That it does where nothing else tells what bytes are, and the program is compiled without -g.
    """

    def __init__(self, job, folder, options):
        super().__init__(job, folder)
        self.options = options

    def build(self, build):
        try:
            return super().build(build)
        except AssertionError as error:
            if build.debug or not TOLD_BY_TYPES.search(str(error)):
                raise
        return super().build(build._replace(debug=True))

    def link(self, options, text):
        return super().link((*options, *self.options), text)

    def linked(self, *units):
        program = self.folder / f"{units[0].stem}.out"
        link = (*self.job.toolchain.command("cc", links=True), *self.options)
        checked((*link, *map(str, units), "-lm", "-o", str(program)), time_limit=TIME_LIMIT)
        return program


def check(programs, toolchain, way):
    """The verdict on each program."""
    with tempfile.TemporaryDirectory(prefix="batch-") as folder:
        try:
            return run_all(way.built(programs, toolchain, folder), programs)
        except (UserError, AssertionError, PipelineError) as error:
            if len(programs) == 1:
                return dict.fromkeys(programs, refused(error, way.careful))
            parts = apart(programs, str(error), way)
    verdicts = {}
    for part in parts:
        verdicts |= check(part, toolchain, way)
    return {name: verdicts[name] for name in programs}


def apart(programs, message, way):
    """Each program that a message is about by itself, and the others together; or two halves."""
    guilty = blamed(programs, message, way)
    others = {name: each for name, each in programs.items() if name not in guilty}
    if guilty and others:
        return [others, *({name: programs[name]} for name in guilty)]
    names = list(programs)
    halves = names[: len(names) // 2], names[len(names) // 2 :]
    return [{name: programs[name] for name in half} for half in halves]


def blamed(programs, message, way):
    """The programs in whose lines of C the errors are; those of the IR are all at column 1."""
    marks = {f"/* {name} */": name for name in programs}
    owners, owner = [""], ""
    for line in way.text(programs).splitlines():
        owner = marks.get(line, owner)
        owners.append(owner)
    lines = {int(at) for at in re.findall(r"batch\.c:(\d+):(?!1:)\d+: error", message)}
    return sorted({owners[at] for at in lines if at < len(owners)} - {""})


def refused(error, careful):
    """A verdict on what could not be built: its kind is the message without names and numbers."""
    text = str(error)
    if isinstance(error, PipelineError):
        text = f"{type(error.cause).__name__} in {text}"
    first = next((line for line in text.splitlines() if "rror" in line), text)
    if UNKNOWABLE.search(first):
        return Verdict("discarded", f"discarded: {first}")
    if careful.search(first):
        return Verdict("refused", f"refused: {first}")
    return Verdict(nameless(first)[:120], text)


def nameless(message):
    """A message without names and numbers, but for its code."""
    text = re.sub(r"%[-\w.]+|@[\w.]+|'[^']*'|(?<!\[)\b\w*\d+\w*|\s+", " ", message)
    return re.sub(r" {2,}", " ", text)


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
            verdicts[crashed] = ended(failure(done))
    return verdicts


def ended(how):
    """A verdict on a program that did not come to its end: one that we stop says where, and why."""
    return Verdict("stopped" if STOPPED.search(how) else "crashed", how)


def verdict(line):
    if not line:
        return Verdict("crashed", "")
    first = line.partition(":")[0].partition(",")[0]
    return Verdict(first if first.startswith("FAILED") else first.split()[0], line)


def keep_copy(program, path, way):
    """One program as a file of its own."""
    Path(path).write_text(way.text({"p": program}))
