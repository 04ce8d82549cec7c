"""Build and run the programs: `run.py [-l LIBRARY] [-c CONVENTION] [PATTERN ...]`."""

from __future__ import annotations

import argparse
import fnmatch
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from generate import Program
from standard import EXTENSIONS, conventions, function_name, routines

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
LIBRARIES = {
    "openblas": ["-L/usr/lib/x86_64-linux-gnu/openblas-pthread", "-lopenblas"],
    "reference": ["-L/usr/lib/x86_64-linux-gnu/blas", "-lblas"],
}


def built(program: Program, folder: str, library: str) -> tuple[str, str]:
    """Return where the program is, and what went wrong."""
    name = f"{function_name(program.routine)}_{program.convention}{'_modes' * program.modes}"
    source = os.path.join(folder, f"{name}.c")
    with open(source, "w", encoding="utf-8") as file:
        file.write(program.text())
    made = os.path.join(folder, name)
    command = [
        os.path.join(TOP, ".venv", "bin", "enzyme-cc"),
        "-O1",
        "-w",
        f"-I{HERE}",
        source,
        os.path.join(HERE, "missing.c"),
    ]
    command += ["-o", made, *LIBRARIES[library], "-lm"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return made, done.stderr if done.returncode else ""


def main() -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser()
    parser.add_argument("patterns", nargs="*", default=["*"])
    parser.add_argument("-l", "--library", default="openblas", choices=LIBRARIES)
    parser.add_argument("-c", "--convention", default="cblas,fortran")
    parser.add_argument("-o", "--folder", default="/tmp/blas-programs")
    parser.add_argument("-m", "--modes", action="store_true")
    parser.add_argument("-j", "--jobs", type=int, default=1)
    given = parser.parse_args()
    os.makedirs(given.folder, exist_ok=True)
    wanted = [
        Program(each, convention, modes=given.modes)
        for each in routines()
        for convention in given.convention.split(",")
        if any(fnmatch.fnmatch(function_name(each), pattern) for pattern in given.patterns)
        and convention in conventions(each)
        and not (given.library == "reference" and each.name in EXTENSIONS)
    ]

    def one(program: Program) -> bool:
        begin = time.time()
        made, error = built(program, given.folder, given.library)
        took = time.time() - begin
        name = os.path.basename(made)
        if error:
            print(f"{name}: BUILD ({took:.1f} s)\n{error[-1500:]}", flush=True)
            return False
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
        command = [made]
        if given.library == "reference":
            if program.convention == "cblas" and program.parts == 2:
                command += ["0", "400", "1"]
            environment["LD_LIBRARY_PATH"] = "/usr/lib/x86_64-linux-gnu/blas"
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, env=environment, timeout=60
            )
            code, out = done.returncode, done.stdout + done.stderr
        except subprocess.TimeoutExpired:
            code, out = -1, "timeout"
        good = code == 0
        print(
            f"{name}: {'ok' if good else f'FAILED ({code})'} ({took:.1f} s) {out.strip()}",
            flush=True,
        )
        return good

    with ThreadPoolExecutor(given.jobs) as pool:
        results = list(pool.map(one, wanted))
    print(f"{sum(results)} of {len(results)} good")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
