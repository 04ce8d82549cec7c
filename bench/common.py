"""Share what measurements need: the compilers to compare, and the builds to compare them on."""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from typing import NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, "test", "projects"))

import sources  # noqa: E402 - found through the line above
import steps  # noqa: E402 - found through the line above

ENVIRONMENT = steps.tool_environment()
LUA_SYSTEM = "-std=c99 -DLUA_USE_LINUX -DLUA_USE_READLINE"


class Build(NamedTuple):
    """A project to build: `FLAGS`, when not empty, are to replace its own optimisation flags."""

    name: str
    source: sources.Debian | sources.PyPI
    configure: str
    build: str


BUILDS = (
    Build(
        "zlib",
        sources.Debian("zlib"),
        'if [ -n "$FLAGS" ]; then export CFLAGS="$FLAGS"; fi; ./configure',
        "make -j2",
    ),
    Build(
        "lua",
        sources.PyPI("lupa", "2.8", "third-party/lua54"),
        "true",
        f'make -j2 CC="$CC" CWARNS= ${{FLAGS:+CFLAGS="$FLAGS {LUA_SYSTEM}"}}',
    ),
)


def make_parser(text):
    """Return the options every measurement has."""
    parser = argparse.ArgumentParser(description=text.partition("\n")[0])
    parser.add_argument("--cc", default="enzyme-cc", help="the wrapper")
    parser.add_argument("--plain", help="the plain compiler (default: the one the wrapper runs)")
    return parser


def find_program(name):
    found = shutil.which(name, path=ENVIRONMENT["PATH"])
    if found is None:
        raise SystemExit(f"{name}: not found")
    return found


def wrapped_by(wrapper):
    """Return the compiler a wrapper runs, as its own debug output tells."""
    with tempfile.TemporaryDirectory() as folder:
        write_file(os.path.join(folder, "empty.c"), "int empty;\n")
        told = subprocess.run(
            [wrapper, "-c", "empty.c"],
            cwd=folder,
            capture_output=True,
            text=True,
            check=True,
            env={**ENVIRONMENT, "ENZYME_CC_DEBUG": "1"},
        ).stderr
    match = re.search(r"runs: (\S+)", told)
    if match is None:
        raise SystemExit(f"{wrapper} does not tell which compiler it runs: give --plain")
    return match.group(1)


def choose_compilers(options):
    """Return the absolute names of the plain compiler and of the wrapper."""
    wrapper = find_program(options.cc)
    return find_program(options.plain or wrapped_by(wrapper)), wrapper


def write_file(path, text):
    with open(path, "w", encoding="utf-8") as stream:
        stream.write(text)


def build(project, compiler, flags=""):
    """Build afresh, in the same folder for every compiler; return (folder, build step)."""
    origin, _ = sources.fetch(project.source)
    base = os.path.join(sources.PROJECTS, "bench", project.name)
    shutil.rmtree(base, ignore_errors=True)
    os.makedirs(base)
    tree = os.path.join(base, "source")
    shutil.copytree(origin, tree, symlinks=True)
    environment = {**ENVIRONMENT, "CC": compiler, "FLAGS": flags}
    for name in ("configure", "build"):
        log = os.path.join(base, f"{name}.log")
        done = steps.run_step(
            name, getattr(project, name), tree, log, environment=environment, limit=600
        )
        if not done.passed:
            raise SystemExit("\n".join([f"{project.name}: {name} failed", *steps.last_lines(log)]))
    return tree, done
