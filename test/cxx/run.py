"""Build the C++ programs of test/cxx in every way asked for, run them, and say what came of each.

A program checks its own derivative against differences. Below its first line may stand its
`// flags:`, and the ways that are `// not:` for it. What is refused is listed with its code in
`refused.json`; anything else that is not right makes the exit status 1.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
REFUSED = FOLDER / "refused.json"
#: A program that takes longer to compile is told as one that does not end.
LONGEST = 120

#: Ways of building: a name, and the flags.
WAYS = {
    "O0": ("-O0",),
    "O1g": ("-O1", "-g"),
    "O2": ("-O2",),
    "O3": ("-O3",),
    "O2 forward": ("-O2", "-DFORWARD"),
    "O2 libc++": ("-O2", "-stdlib=libc++", "-static-libstdc++"),
    "O0 libc++": ("-O0", "-stdlib=libc++", "-static-libstdc++"),
    "O2 no exceptions": ("-O2", "-fno-exceptions"),
    "O1 sanitized": ("-O1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all"),
}


class Outcome(NamedTuple):
    """What came of a program, built in one way."""

    program: str
    way: str
    verdict: str
    detail: str
    seconds: float


def main() -> int:
    """Run what the command line asks for; 0 where all is as `refused.json` has it."""
    given = _arguments()
    programs = sorted((FOLDER / "programs").glob("*.cpp"))
    if given.programs:
        programs = [p for p in programs if p.stem in given.programs]
    outcomes = []
    for program in programs:
        for way in given.ways or WAYS:
            if _is_left_out(program, way):
                continue
            outcomes.append(tried(program, way, given.command))
            print(_line(outcomes[-1]), flush=True)
    return _judged(outcomes, given.refresh)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--command", default=str(ROOT / ".venv/bin/enzyme-c++"))
    parser.add_argument("--way", dest="ways", action="append", choices=list(WAYS))
    parser.add_argument("--refresh", action="store_true", help="write refused.json anew")
    parser.add_argument("programs", nargs="*")
    return parser.parse_args()


def flags_of(program: Path) -> list[str]:
    """Give what the second line of a program says it is compiled with."""
    found = re.search(r"^// flags: (.*)$", program.read_text(), re.MULTILINE)
    return found[1].split() if found else ["-std=c++17"]


def _is_left_out(program: Path, way: str) -> bool:
    text = program.read_text()
    found = re.search(r"^// not: (.*)$", text, re.MULTILINE)
    return bool(found) and any(each in way for each in found[1].split(", "))


def tried(program: Path, way: str, command: str) -> Outcome:
    """Build a program in one way and run it."""
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "program"
        line = [command, *flags_of(program), *WAYS[way], str(program), "-o", str(made)]
        start = time.monotonic()
        try:
            built = subprocess.run(line, capture_output=True, timeout=LONGEST, check=False)
        except subprocess.TimeoutExpired:
            return Outcome(program.stem, way, "endless", "", LONGEST)
        seconds = time.monotonic() - start
        if built.returncode:
            return Outcome(program.stem, way, *_refusal(built.stderr.decode()), seconds)
        ran = subprocess.run([str(made)], capture_output=True, timeout=LONGEST, check=False)
    said = (ran.stdout + ran.stderr).decode(errors="replace").strip()
    if ran.returncode == 0 and said.startswith("ok "):
        return Outcome(program.stem, way, "right", "", seconds)
    verdict = "wrong" if "WRONG" in said else "crash"
    return Outcome(program.stem, way, verdict, said.splitlines()[-1] if said else "", seconds)


def _refusal(said: str) -> tuple[str, str]:
    codes = re.findall(r"\[(EZ\d{4})\]", said)
    errors = [line for line in said.splitlines() if "error:" in line] or said.splitlines()[-1:]
    if not codes and ("file not found" in said or "unable to find library" in said):
        return "absent", ""
    if not codes:
        return ("internal" if "internal error" in said else "broken"), " ".join(errors[:1])
    return " ".join(sorted(set(codes))), errors[0]


def _line(it: Outcome) -> str:
    return f"{it.verdict:<10} {it.seconds:6.1f} s  {it.program} [{it.way}] {it.detail}".rstrip()


def _judged(outcomes: list[Outcome], is_refreshed: bool) -> int:
    """Compare with what is known to be refused; a wrong number is never known."""
    known = json.loads(REFUSED.read_text()) if REFUSED.exists() else {}
    for it in outcomes:
        if is_refreshed:
            known.pop(f"{it.program} [{it.way}]", None)
            if it.verdict.startswith("EZ"):
                known[f"{it.program} [{it.way}]"] = it.verdict
    if is_refreshed:
        REFUSED.write_text(json.dumps(known, indent=1, sort_keys=True) + "\n")
    wanted = {key: known.get(key, "right") for key in (f"{o.program} [{o.way}]" for o in outcomes)}
    other = [o for o in outcomes if o.verdict not in ("absent", wanted[f"{o.program} [{o.way}]"])]
    counts: dict[str, int] = {}
    for it in outcomes:
        counts[it.verdict] = counts.get(it.verdict, 0) + 1
    print("; ".join(f"{count} {verdict}" for verdict, count in sorted(counts.items())))
    for it in other:
        print(f"not as expected ({wanted[f'{it.program} [{it.way}]']}): {_line(it)}")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
