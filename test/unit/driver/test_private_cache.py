"""A cache that others may have written decides nothing, and the command does its work without."""

import os
import re

import pytest

from enzyme_cc.lto.store import Store
from enzyme_cc.toolchains.cache import residue

SOURCE = "int answer(void) { return 42; }\n"


@pytest.fixture
def shared(bare_box, system):
    """A folder that others may write, and a box that has nowhere else to keep anything."""
    folder = bare_box.folder / "shared"
    folder.mkdir()
    folder.chmod(0o777)
    bare_box.write("a.c", SOURCE)
    del bare_box.environment["ENZYME_CC_CACHE_SIZE"]
    return folder


#: What may say where the cache is, with the folder that is shared.
PLACES = [
    {"ENZYME_CC_CACHE": "{}"},
    {"ENZYME_CC_CACHE": "{}/below"},
    {"XDG_CACHE_HOME": "{}"},
    {"HOME": "{}", "XDG_CACHE_HOME": ""},
    {"HOME": "", "XDG_CACHE_HOME": "", "TMPDIR": "{}"},
]


@pytest.mark.parametrize("variables", PLACES, ids=",".join)
def test_a_compile_keeps_nothing_where_others_may_write_and_says_why(bare_box, shared, variables):
    del bare_box.environment["ENZYME_CC_CACHE"]
    bare_box.environment |= {name: text.format(shared) for name, text in variables.items()}
    assert bare_box.ok("-c", "a.c", "-o", "a.o").stderr == b""
    assert os.listdir(shared) == []
    bare_box.environment["ENZYME_CC_DEBUG"] = "1"
    said = bare_box.ok("-c", "a.c", "-o", "a.o").stderr.decode()
    wanted = f"nothing is kept: '{shared}' can be written by others (WRITABLE_FOLDER)\n"
    assert said.startswith(f"enzyme-cc: {wanted}")


def test_the_cache_command_and_the_doctor_say_why_nothing_is_kept(bare_box, shared):
    bare_box.environment["ENZYME_CC_CACHE"] = str(shared)
    done = bare_box.enzyme("cache", command="enzyme")
    assert done.returncode == 1
    why = f"nothing is kept: '{shared}' can be written by others (WRITABLE_FOLDER)"
    assert done.stderr.decode().startswith(f"enzyme: error: {why}\n")
    assert f"cache: {why}\n" in bare_box.enzyme("doctor", command="enzyme").stdout.decode()


def poison(folder, wrong):
    """Make the entry of the toolchain, with a check sum that is right, name another compiler."""
    for entry in folder.glob("toolchain-*"):
        body = entry.read_bytes().rpartition(b"\0")[0]
        body = re.sub(rb"(?<=\0cc\x001\0)[^\0]+", os.fsencode(wrong), body)
        entry.write_bytes(body + b"\0" + residue(body).encode())


@pytest.fixture
def wrong(bare_box):
    """A program that leaves a mark where it is run."""
    path = bare_box.write("wrong", f"#!/bin/sh\ntouch {bare_box.folder}/harm\n")
    path.chmod(0o755)
    return path


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives folders away")
def test_an_entry_in_the_folder_of_somebody_else_does_not_say_what_is_run(bare_box, shared, wrong):
    shared.chmod(0o755)
    bare_box.environment["ENZYME_CC_CACHE"] = str(shared)
    bare_box.ok("-c", "a.c")
    before = {path: path.read_bytes() for path in shared.glob("toolchain-*")}
    poison(shared, wrong)
    assert before != {path: path.read_bytes() for path in before}
    os.chown(shared, 12345, 12345)
    bare_box.ok("-c", "a.c", "-o", "b.o")
    assert (bare_box.folder / "b.o").exists()
    assert not (bare_box.folder / "harm").exists()


def test_an_entry_does_not_say_what_is_run_where_nothing_shows_that_it_was_looked_at(
    bare_box, system, wrong
):
    own = bare_box.folder / "own"
    bare_box.environment["ENZYME_CC_CACHE"] = str(own)
    bare_box.write("a.c", SOURCE)
    bare_box.ok("-c", "a.c")
    poison(own, wrong)
    bare_box.ok("-c", "a.c", "-o", "b.o")
    assert (bare_box.folder / "b.o").exists()
    assert not (bare_box.folder / "harm").exists()


ASKS = """double __enzyme_autodiff(void *, ...);
static double f(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""


@pytest.mark.parametrize("mask", [0, 0o002, 0o777], ids=oct)
@pytest.mark.parametrize(
    ("toolchain", "counters"),
    [("system", {"hits", "misses"}), ("pip", set())],  # no derivative is kept of pip's compiler
)
def test_all_that_is_kept_is_for_nobody_but_us_whatever_the_umask(
    bare_box, request, toolchain, counters, mask
):
    bare_box.environment["ENZYME_CC_TOOLCHAIN"] = request.getfixturevalue(toolchain).name
    del bare_box.environment["ENZYME_CC_CACHE"], bare_box.environment["ENZYME_CC_CACHE_SIZE"]
    home = bare_box.folder / "home"
    home.mkdir(mode=0o755)
    bare_box.environment |= {"HOME": str(home), "XDG_CACHE_HOME": ""}
    bare_box.write("asks.c", ASKS)
    # With a umask of 777 nobody reads what the compiler writes for us, but for root.
    done = bare_box.enzyme("-c", "asks.c", umask=mask)
    assert done.returncode == 0 or (mask == 0o777 and os.geteuid() != 0)
    bare_box.enzyme("-c", "asks.c", umask=mask)
    bare_box.enzyme("cache", "bound", "--max-size", "1G", command="enzyme", umask=mask)
    kept = home / ".cache/enzyme-cc"
    found = [home / ".cache", *(path for path in (home / ".cache").rglob("*"))]
    ours = [path for path in found if path == kept / "zig" or kept / "zig" not in path.parents]
    wanted = {path: 0o700 if path.is_dir() else 0o600 for path in ours}
    assert {path: path.stat().st_mode & 0o777 for path in ours} == wanted
    kinds = {path.name.split("-")[0] for path in ours}
    assert {"toolchain", "derivatives", "rules", "limit", *counters} <= kinds


def test_a_link_where_a_file_is_to_be_written_leads_nowhere(tmp_path):
    (tmp_path / "precious").write_text("precious")
    (tmp_path / "cache/derivatives").mkdir(parents=True)
    (tmp_path / "cache/derivatives/hits").symlink_to(tmp_path / "precious")
    store = Store(str(tmp_path / "cache"))
    store.count("hits")
    store.put("hits", b"new")
    assert (tmp_path / "precious").read_text() == "precious"
    assert store.get("hits") == b"new"
