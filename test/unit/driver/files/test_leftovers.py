"""Of commands that were killed, later ones take away what is a day old, and nothing else."""

import os
import subprocess
import sys
import time

import pytest

from enzyme_cc.driver.files.leftovers import sweep_files, sweep_folders

YESTERDAY = time.time() - 25 * 60 * 60
OTHER_USER = 12345
ASKS = """double __enzyme_autodiff(void *, ...);
static double f(double x) { return x * x; }
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
"""


@pytest.fixture(scope="module")
def gone():
    """The number of a process that has ended."""
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


def folder(place, name, when=YESTERDAY):
    made = place / name
    made.mkdir()
    (made / "0.ll").write_text("text")
    os.utime(made, (when, when))
    return made


def file(place, name, when=YESTERDAY):
    made = place / name
    made.write_text("text")
    os.utime(made, (when, when))
    return made


def test_what_was_left_a_day_ago_is_removed(tmp_path, gone):
    folder(tmp_path, f"enzyme-cc-{gone}-123")
    file(tmp_path, f".enzyme-{gone}-123.o")
    file(tmp_path, f".enzyme-{gone}-0123abcd")
    sweep_folders(str(tmp_path))
    sweep_files(str(tmp_path))
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("name", ["enzyme-cc-0", "enzyme-cc-zig-0", "enzyme-cc-1-", "enzyme-cc--1"])
def test_folders_by_other_names_stay(tmp_path, name):
    made = folder(tmp_path, name)
    sweep_folders(str(tmp_path))
    assert (made / "0.ll").exists()


@pytest.mark.parametrize("name", [".enzyme-x-1.o", ".enzymes", ".enzyme-12", "enzyme-1-1.o"])
def test_files_by_other_names_stay(tmp_path, name):
    made = file(tmp_path, name)
    sweep_files(str(tmp_path))
    assert made.exists()


def test_what_is_newer_or_of_a_process_that_is_there_stays(tmp_path, gone):
    kept = [
        folder(tmp_path, f"enzyme-cc-{gone}-1", time.time() - 60),
        folder(tmp_path, f"enzyme-cc-{os.getpid()}-1"),
        file(tmp_path, f".enzyme-{gone}-1.o", time.time() - 60),
        file(tmp_path, f".enzyme-{os.getpid()}-1.o"),
    ]
    sweep_folders(str(tmp_path))
    sweep_files(str(tmp_path))
    assert all(each.exists() for each in kept)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_what_is_another_users_stays(tmp_path, gone):
    kept = [folder(tmp_path, f"enzyme-cc-{gone}-1"), file(tmp_path, f".enzyme-{gone}-1.o")]
    for each in kept:
        os.chown(each, OTHER_USER, OTHER_USER)
        os.utime(each, (YESTERDAY, YESTERDAY))
    sweep_folders(str(tmp_path))
    sweep_files(str(tmp_path))
    assert all(each.exists() for each in kept)


def test_a_link_by_our_name_is_not_followed(tmp_path, gone):
    precious = folder(tmp_path, "precious")
    place = tmp_path / "place"
    place.mkdir()
    for name in (f"enzyme-cc-{gone}-1", f".enzyme-{gone}-1.o"):
        (place / name).symlink_to(precious)
        os.utime(place / name, (YESTERDAY, YESTERDAY), follow_symlinks=False)
    sweep_folders(str(place))
    sweep_files(str(place))
    assert (precious / "0.ll").exists()


def test_a_folder_of_ours_that_holds_more_than_files_stays(tmp_path, gone):
    made = folder(tmp_path, f"enzyme-cc-{gone}-1")
    (made / "0.ll").unlink()
    (made / "sub").mkdir()
    os.utime(made, (YESTERDAY, YESTERDAY))
    sweep_folders(str(tmp_path))
    assert (made / "sub").exists()


def test_a_command_that_needs_files_sweeps_where_it_puts_them(bare_box, system, gone):
    temporary, build = bare_box.folder / "tmp", bare_box.folder / "build"
    temporary.mkdir()
    build.mkdir()
    left = [folder(temporary, f"enzyme-cc-{gone}-1"), file(build, f".enzyme-{gone}-1.o")]
    bare_box.environment["TMPDIR"] = str(temporary)
    bare_box.write("a.c", "double f(double x) { return x; }\n")
    bare_box.ok("-c", "a.c", "-o", "build/a.o")
    assert all(each.exists() for each in left)  # it had no need of any
    bare_box.write("a.c", ASKS)
    bare_box.ok("-c", "a.c", "-o", "build/a.o")
    assert not any(each.exists() for each in left)
    assert (os.listdir(temporary), os.listdir(build)) == ([], ["a.o"])
