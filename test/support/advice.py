"""Follows each way out that a message offers, by the real command, and looks at the gradient.

A source of test/advice is a program that asks for derivatives, checks them by itself, and has one
mistake. `EZ0101.c` is about that code; `EZ0401-shifts.c`, too. Its first lines are comments:

    // options: -O1 -g         words for each command; without -O, levels are sampled
    // way: REGEX => ACTION    the offers that match are taken up by these actions; `;` between them
    // says: REGEX             notes that match offer nothing, they explain

What is offered are the notes below the message, and the clauses in the last column of
docs/errors.md; each must be matched by a way, or said to explain. Actions:

    s/OLD/NEW/     another text for each OLD of the source, with \\1 from what REGEX found in a note
    paste          the lines of code that are in the note, in place of the line `// paste here`
    other.c        any other word stands in the command: a flag, a file, -DWAY=1

Files that are linked, too, stand behind a line `//--- other.c`. By itself, this file is a command
that tries all levels: ``python advice.py EZ0101``.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "test/advice"
PAGE = ROOT / "docs/errors.md"
ROW = re.compile(r"^\| (EZ\d{4}) \| (.*?) \| (.*?) ?\| (.*?) \|$", re.MULTILINE)
CODE = re.compile(r"\[(EZ\d{4})\]")
NOTE = re.compile(r"^enzyme-\S+: note: (.*(?:\n    .*)*)", re.MULTILINE)
SAID = re.compile(r"^(?:\S.*?: (?:error|warning): .*\[EZ\d{4}\])$", re.MULTILINE)
OK = re.compile(r"^ok [1-9][0-9]* checks$", re.MULTILINE)
COMMENT = r"^(?://|!) ?"
LEVELS = ("-O0", "-O1", "-O2", "-O3")
COMMANDS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".F90": "enzyme-fc"}


class Way(NamedTuple):
    """A way out: which offers it takes up, and what is done."""

    offer: str
    actions: tuple[str, ...]

    def is_for(self, offer):
        return bool(self.offer and re.search(self.offer, offer))


class Advice(NamedTuple):
    """A program with a mistake, and ways out of it."""

    path: Path
    options: tuple[str, ...]
    ways: tuple[Way, ...]
    explaining: tuple[str, ...]
    files: dict[str, str]

    @property
    def code(self):
        return self.path.name[:6]

    @property
    def text(self):
        return self.files[self.path.name]

    def levels(self, those):
        """Those to try: none, where the program says its own."""
        return ("",) if any(each.startswith("-O") for each in self.options) else those

    def explains(self, offer):
        return any(re.search(each, offer) for each in self.explaining)


@cache
def read(path):
    first, *others = re.split(r"^(?://|!)--- (\S+)\n", path.read_text(), flags=re.MULTILINE)
    files = {path.name: first, **dict(zip(others[::2], others[1::2], strict=True))}

    def said(word):
        return re.findall(rf"{COMMENT}{word}: (.*)$", first, re.MULTILINE)

    options = tuple(word for line in said("options") for word in line.split())
    return Advice(path, options, tuple(map(_way, said("way"))), tuple(said("says")), files)


def _way(line):
    offer, _, actions = line.rpartition("=> ")
    return Way(offer.strip(), tuple(each.strip() for each in actions.split("; ")))


@cache
def rows():
    """Each code of the page: whether it is a warning, and its ways out, one by one."""
    found = {}
    for code, meaning, _, way_out in ROW.findall(PAGE.read_text()):
        found[code] = meaning.startswith("warning: "), tuple(_clauses(way_out))
    return found


def _clauses(way_out):
    parts = re.split(r"; (?=[^`]*(?:`[^`]*`[^`]*)*$)", way_out)
    return [each.replace("`", "").removeprefix("or ") for each in parts]


def offers(advice, said):
    """All that is offered: by notes, and by the page."""
    return (*NOTE.findall(said), *rows()[advice.code][1])


def followed(advice, way, said):
    """The source and the words of the command, once the advice is taken."""
    text, words = advice.text, []
    note = next(filter(way.is_for, NOTE.findall(said)), "")
    found = re.search(way.offer, note)
    for action in way.actions:
        if action.startswith("s/"):
            _, old, new, _ = action.split("/")
            assert old in text, f"{old} is not in the source"
            text = text.replace(old, found.expand(new) if found else new)
        elif action == "paste":
            lines = re.findall("^    (.*)", note, re.MULTILINE)
            assert lines, f"nothing to paste: {note}"
            assert "// paste here" in text
            text = text.replace("// paste here", "\n".join(lines))
        else:
            words += action.split()
    return text, words


class Trial:
    """A folder to try things in."""

    def __init__(self, folder, run, linker):
        self.folder = Path(folder)
        #: What links an object that has nothing open: the plain compiler.
        self.linker = linker
        #: From words of a command to what came of it.
        self.run = run

    def compile(self, advice, text, *words):
        for name, content in {**advice.files, advice.path.name: text}.items():
            (self.folder / name).write_text(content)
        (self.folder / "prog").unlink(missing_ok=True)
        command = COMMANDS[advice.path.suffix]
        done = self.run(command, "-I", str(SOURCES), *advice.options, *words, advice.path.name)
        return done.returncode, done.stderr.decode(errors="replace")

    def broken(self, advice, level):
        """What is said of the mistake; that it is said is seen to."""
        is_warning, _ = rows()[advice.code]
        # What is only declared is no error before the link.
        made = ("-c",) if is_warning else (*self.quick(advice), "-o", "prog", "-lm")
        status, said = self.compile(advice, advice.text, *level.split(), *made)
        assert advice.code in CODE.findall(said), f"{advice.code} is not said: {said}"
        assert bool(status) != is_warning, said
        assert set(CODE.findall(said)) == {advice.code}, said
        return said

    def quick(self, advice):
        """Lines are not looked for by another compile, where nothing depends on that."""
        is_c = advice.path.suffix == ".c" and not advice.options
        return ("-gline-tables-only",) if is_c else ()

    def made(self, advice, text, *words):
        """Compile and link: all at once where there are several files."""
        further = [each for each in (*advice.options, *words) if each.endswith(".c")]
        if advice.path.suffix != ".c" or further:
            return self.compile(advice, text, *words, "-o", "prog", "-lm")
        status, said = self.compile(advice, text, *words, "-c", "-o", "prog.o")
        if status:
            return status, said
        done = self.run(*self.linker, "prog.o", "-o", "prog", "-lm")
        return done.returncode, said + done.stderr.decode(errors="replace")

    def mended(self, advice, way, level, said):
        """Follow one way; the number must be right, and nobody complains any more."""
        text, words = followed(advice, way, said)
        status, now = self.made(advice, text, *level.split(), *words)
        assert status == 0, now
        assert not CODE.findall(now), now
        done = self.run("./prog")
        assert done.returncode == 0, done
        assert OK.search(done.stdout.decode()), done.stdout


def check_offers(advice, said):
    """Whether each offer is followed, and each way followed is offered."""
    every = offers(advice, said)
    for offer in every:
        is_taken = any(way.is_for(offer) for way in advice.ways)
        assert is_taken or advice.explains(offer), f"nobody follows: {offer}"
    for way in advice.ways:
        assert any(map(way.is_for, every)), f"nobody offers: {way.offer}"


def sources():
    return sorted(each for each in SOURCES.iterdir() if each.suffix in COMMANDS)


def main():
    parser = argparse.ArgumentParser(description="Follow each way out that messages offer.")
    parser.add_argument("codes", nargs="*")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("--levels", default="0123")
    asked = parser.parse_args()
    wrong = 0
    for path in sources():
        if not asked.codes or path.name.startswith(tuple(asked.codes)):
            levels = [f"-O{each}" for each in asked.levels]
            wrong += _at(levels, read(path), is_verbose=asked.verbose)
    return min(wrong, 1)


def _at(levels, advice, *, is_verbose):
    wrong = set()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}

        def run(*argv):
            return subprocess.run(
                argv, cwd=folder, env=environment, capture_output=True, check=False
            )

        trial = Trial(folder, run, ["enzyme-cc"])
        for level in advice.levels(levels):
            for way in (None, *advice.ways):
                try:
                    if way is None:
                        said = trial.broken(advice, level)
                        if is_verbose:
                            print(said)
                        check_offers(advice, said)
                    else:
                        trial.mended(advice, way, level, said)
                except AssertionError as error:
                    if way not in wrong:
                        print(f"{advice.path.name} {level} {way}:\n{error}\n")
                    wrong.add(way)
                    if way is None:
                        break
    return len(wrong)


if __name__ == "__main__":
    sys.exit(main())
