"""Copies of archives: members changed or left out, and symbol tables that say where they are."""

import subprocess

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.archive import contents, members
from enzyme_cc.lto.archive_copy import copy_archive

NAMES = ("first", "second_of_a_long_name", "third")
KINDS = (
    ("ar", "rcs"),
    ("ar", "rcsT"),
    ("llvm-ar-22", "rcs"),
    ("llvm-ar-22", "rcs", "--format=bsd"),
)


@pytest.fixture
def archived(run, tmp_path, monkeypatch):
    """Archive three objects, each with a function of its name."""
    monkeypatch.chdir(tmp_path)

    def archived(*command):
        for name in NAMES:
            (tmp_path / f"{name}.c").write_text(f"int {name}(void) {{ return 1; }}\n")
            run("clang-22", "-c", f"{name}.c")
        run(*command, "lib.a", *(f"{name}.o" for name in NAMES))
        return "lib.a"

    return archived


def listed(path):
    """Return which member each symbol is in, as an archiver reads the table."""
    shown = subprocess.run(["nm", "-s", path], capture_output=True, check=True, text=True).stdout
    rows = shown.partition("Archive index:\n")[2].partition("\n\n")[0].splitlines()
    return dict(row.split(" in ") for row in rows)


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_a_copy_has_the_members_and_the_symbols(kind, archived):
    path = archived(*kind)
    copy_archive(path, "copy.a", lambda data: data)
    before, after = ([(m.name, m.read()) for m in members(each)] for each in (path, "copy.a"))
    assert after == before
    assert listed("copy.a") == {name: f"{name}.o" for name in NAMES}


@pytest.mark.parametrize("kind", KINDS, ids=" ".join)
def test_what_is_left_out_has_no_symbols_and_what_is_changed_is_found(kind, archived, run):
    path = archived(*kind)
    first, second, _ = (each.read() for each in members(path))
    kept = {first: None, second: second + b"more."}
    copy_archive(path, "copy.a", lambda data: kept.get(data, data))
    assert [each.name for each in members("copy.a")] == [f"{name}.o" for name in NAMES[1:]]
    assert next(iter(members("copy.a"))).read() == second + b"more."
    assert listed("copy.a") == {name: f"{name}.o" for name in NAMES[1:]}
    run("ld", "-r", "-u", NAMES[2], "copy.a", "-o", "linked.o")
    assert f"T {NAMES[2]}" in run("nm", "linked.o")


def test_places_beyond_four_bytes_are_in_a_table_of_eight(archived, monkeypatch):
    monkeypatch.setattr("enzyme_cc.lto.archive_copy._LARGE", 10)
    copy_archive(archived("ar", "rcs"), "copy.a", lambda data: data)
    assert contents("copy.a")[1].name == "/SYM64/"
    assert listed("copy.a") == {name: f"{name}.o" for name in NAMES}
    copy_archive("copy.a", "again.a", lambda data: data)
    assert listed("again.a") == listed("copy.a")


def test_an_archive_without_a_table_gets_none_and_may_be_empty(archived):
    path = archived("ar", "rcS")
    copy_archive(path, "copy.a", lambda data: data)
    assert contents("copy.a")[1] is None
    copy_archive(path, "copy.a", lambda _: None)
    assert not list(members("copy.a"))


def test_a_damaged_table_is_said_to_be(archived, tmp_path):
    path = tmp_path / archived("ar", "rcs")
    data = bytearray(path.read_bytes())
    data[68:72] = b"\xff" * 4  # how many symbols there are
    path.write_bytes(data)
    with pytest.raises(UserError, match="its symbol table cannot be read"):
        copy_archive(str(path), "copy.a", lambda data: data)
