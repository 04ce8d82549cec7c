"""Compare the code that two checkouts make of test/programs: `same_output.py OLD NEW [--take N]`.

Each program is compiled to assembly, with its derivatives, by the `enzyme-cc` of either checkout
(in its .venv): -emit-llvm would leave requests to the link. What differs is listed; a change that
should not be seen in derivatives is right when nothing is.
"""

import argparse
import difflib
import os
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

COMMANDS = {".c": "enzyme-cc", ".cpp": "enzyme-c++", ".F90": "enzyme-fc"}
LEVELS = {".c": ("-O0", "-O2"), ".cpp": ("-O1",), ".F90": ("-O1",)}


def outputs(checkout: Path, source: Path, level: str, programs: Path) -> str:
    """Return the code of one program as a checkout makes it, without names of its folder."""
    command = [
        str(checkout / ".venv/bin" / COMMANDS[source.suffix]),
        *(level, "-S", "-I", str(programs), str(source), "-o", "-"),
    ]
    environment = {**os.environ, "ENZYME_CC_CACHE": ""}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    text = done.stdout if done.returncode == 0 else done.stderr
    return re.sub(r"enzyme-cc-\w+", "enzyme-cc-folder", text)


def main() -> int:
    """Compare, print what differs, and tell how many were compared."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--take", type=int, default=1, help="every so many programs only")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    programs = (asked.new / "test/programs").resolve()
    sources = [each for each in sorted(programs.rglob("*")) if each.suffix in COMMANDS]
    cases = [(each, level) for each in sources[:: asked.take] for level in LEVELS[each.suffix]]

    def compare(case: tuple[Path, str]) -> tuple[str, list[str]]:
        old, new = (outputs(each.resolve(), *case, programs) for each in (asked.old, asked.new))
        name = f"{case[0].relative_to(programs)} {case[1]}"
        return name, list(difflib.unified_diff(old.split("\n"), new.split("\n"), "old", "new"))

    different = 0
    with ThreadPoolExecutor(asked.jobs) as pool:
        for name, lines in pool.map(compare, cases):
            if lines:
                different += 1
                print(name, *lines[:20], sep="\n  ")
    print(f"{len(cases)} outputs compared, {different} differ")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
