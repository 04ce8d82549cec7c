"""Source trees of real projects, ready to compile: fetched as test/projects does, then prepared.

Preparing happens in a copy under the corpus folder and is done once: a stamp says that it came to
its end. Each function returns the folder to compile in.
"""

import glob
import importlib
import os
import re
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.path.append(os.path.join(ROOT, "test", "projects"))
fetching = importlib.import_module("sources")

STAMP = ".prepared"


class TreeError(Exception):
    """A tree could not be fetched or prepared."""


def debian(package):
    return _fetched(fetching.Debian(package))


def _fetched(source):
    try:
        return fetching.fetch(source)[0]
    except (fetching.FetchError, OSError) as error:
        raise TreeError(str(error).splitlines()[0]) from error


def lua():
    return _fetched(fetching.PyPI("lupa", "2.8", "third-party/lua54"))


def sqlite(base):
    """SQLite's files as its own build collects them (tsrc/), and the amalgamation (sqlite3.c)."""
    steps = [["./configure", "--disable-tcl", "--enable-fts4", "--enable-fts5", "--enable-rtree"]]
    return _prepared("sqlite3", base, [*steps, ["make", "sqlite3.c", "shell.c"]])


def lapack(base):
    """LAPACK with the two modules that its newer files use, compiled to .mod files."""
    modules = ["SRC/la_constants.f90", "SRC/la_xisnan.F90"]
    return _prepared("lapack", base, [["flang-22", "-fsyntax-only", name] for name in modules])


def gsl(base):
    """GSL configured, its headers linked into gsl/ as its own build does."""
    tree = _prepared("gsl", base, [["./configure", "--disable-shared", "--quiet"]])
    for header in glob.glob(os.path.join(tree, "*", "gsl_*.h")) + glob.glob(
        os.path.join(tree, "gsl_*.h")
    ):
        link = os.path.join(tree, "gsl", os.path.basename(header))
        if not os.path.lexists(link):
            os.symlink(os.path.relpath(header, os.path.dirname(link)), link)
    return tree


def gsl_units(tree):
    """The files GSL's library is made of, as its Makefiles name them."""
    units = []
    for makefile in sorted(glob.glob(os.path.join(tree, "*", "Makefile.am"))):
        with open(makefile, encoding="utf-8") as stream:
            text = stream.read().replace("\\\n", " ")
        folder = os.path.basename(os.path.dirname(makefile))
        for names in re.findall(r"(?m)^libgsl\w*_la_SOURCES *= *(.*)$", text):
            units += [f"{folder}/{name}" for name in names.split() if name.endswith(".c")]
    return [unit for unit in units if os.path.exists(os.path.join(tree, unit))]


def _prepared(package, base, steps):
    tree = os.path.join(base, "trees", package)
    if not os.path.exists(os.path.join(tree, STAMP)):
        origin = debian(package)
        shutil.rmtree(tree, ignore_errors=True)
        shutil.copytree(origin, tree, symlinks=True)
        for step in steps:
            _run(step, tree)
        with open(os.path.join(tree, STAMP), "w", encoding="utf-8"):
            pass
    return tree


def _run(words, folder):
    try:
        done = subprocess.run(
            words, cwd=folder, capture_output=True, text=True, errors="replace", check=False
        )
    except OSError as error:
        raise TreeError(str(error)) from error
    if done.returncode:
        last = (done.stdout + done.stderr).splitlines()[-1:]
        raise TreeError(f"{' '.join(words)}: {' '.join(last)}")
