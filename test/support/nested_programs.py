"""Programs for the first derivatives, asked for the second: the same functions, in all ways.

Each function that `CHECK_MAP` and its like are about gets the requests of nested.h around it. By
itself, this file is the command for all of them: ``python nested_programs.py [parts of names]``.
"""

import re
import sys
import tempfile
from pathlib import Path

from programs_harness import PROGRAMS, Build, Job, perform, picked, report, toolchains

_INCLUDE = re.compile(r'^#include "(?:check|reverse)\.h"$', re.MULTILINE)
_CHECK = re.compile(r"\bCHECK_(?:ADJOINT_)?(MAP|SCALAR|GRADIENT)(?:_WITHIN\([^,]*,|\()\s*(\w+)\s*,")
_BEGIN = re.compile(r"^\w[^;\n]*\{$", re.MULTILINE)
_KINDS = {"MAP": "MAP", "SCALAR": "SCALAR", "GRADIENT": "NUMBER"}


def nested_text(program):
    """The text of a program with nested requests; None where it checks no functions."""
    text = program.read_text()
    found = [each for each in _CHECK.finditer(text) if not _is_in_macro(text, each.start())]
    if not found:
        return None
    wanted = dict.fromkeys((_KINDS[each[1]], each[2]) for each in found)
    at = max(each.start() for each in _BEGIN.finditer(text, 0, found[0].start()))
    lines = "".join(f"NESTED_{kind}({name})\n" for kind, name in wanted)
    text = f"{text[:at]}{lines}\n{text[at:]}"
    return "#define NESTED\n" + _INCLUDE.sub('#include "nested.h"', text)


def _is_in_macro(text, at):
    line = text.rfind("\n", 0, at) + 1
    return text.startswith("#define", line)


def programs_to_nest():
    """The programs there are functions in."""
    for kind in ("forward", "reverse"):
        for path in sorted((PROGRAMS / kind).glob("*.c")):
            if nested_text(path) is not None:
                yield path


def nested_copy(program, folder):
    """The program with nested requests, in a file of the same name."""
    path = Path(folder) / program.name
    path.write_text(nested_text(program))
    return path


def main(parts):
    """Say what is wrong with each program, at -O2; how many there are."""
    with tempfile.TemporaryDirectory() as folder:
        newest = toolchains(folder)[0]
        failed = 0
        for program in programs_to_nest():
            if picked(f"{program.parent.name}/{program.stem}", parts):
                job = Job(nested_copy(program, folder), newest, (Build(2, inline=True),))
                failed += report(f"{program.parent.name}/{program.stem}", perform(job))
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
