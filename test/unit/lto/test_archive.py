"""Members of archives as several archivers write them."""

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.archive import is_archive, members
from enzyme_cc.lto.bitcode import embedded_bitcode

LONG = "a_name_that_is_longer_than_sixteen_letters.o"
CONTENTS = {"short.o": b"odd", LONG: b"even", "sixteen_letters.": b"", "with space.o": b"x" * 99}
GNU = ("ar", "llvm-ar-22")


@pytest.fixture
def archived(run, tmp_path, monkeypatch):
    """Archive files of these names and contents in the test's folder; the archive's path."""
    monkeypatch.chdir(tmp_path)

    def archived(*command, contents=CONTENTS):
        for name, data in contents.items():
            (tmp_path / name).write_bytes(data)
        run(*command, "lib.a", *contents)
        return str(tmp_path / "lib.a")

    return archived


def read(path):
    return [(member.name, member.read()) for member in members(path)]


def header(name, size):
    return b"%-16s%-12d%-6d%-6d%-8o%-10d`\n" % (name, 0, 0, 0, 0o644, size)


def archive_of(*entries, magic=b"!<arch>\n"):
    """An archive of (name field, bytes) pairs."""
    pieces = [header(name, len(data)) + data + b"\n" * (len(data) % 2) for name, data in entries]
    return magic + b"".join(pieces)


@pytest.mark.parametrize("ar", GNU)
def test_members_have_their_names_and_bytes(ar, archived):
    assert read(archived(ar, "rc")) == list(CONTENTS.items())


@pytest.mark.parametrize("kind", ["bsd", "darwin", "gnu", "coff"])
def test_every_spelling_of_long_names_is_read(kind, archived):
    found = read(archived("llvm-ar-22", f"--format={kind}", "rc"))
    # Darwin's pads members to eight bytes.
    assert [name for name, _ in found] == list(CONTENTS)
    assert all(data.startswith(CONTENTS[name]) for name, data in found)


@pytest.mark.parametrize("ar", GNU)
def test_members_of_a_thin_archive_are_the_files_beside_it(ar, archived, tmp_path):
    path = archived(*([ar, "rcT"] if ar == "ar" else [ar, "--thin", "rc"]))
    assert read(path) == list(CONTENTS.items())
    first = next(iter(members(path)))
    assert (first.path, first.archive) == (str(tmp_path / "short.o"), path)


def test_a_thin_archive_of_an_archive_has_its_members(archived, run, tmp_path):
    contents = {"a.o": b"first", "b.o": b"second"}
    archived("ar", "rc", contents=contents)
    run("ar", "rcT", tmp_path / "thin.a", "lib.a")
    found = list(members(str(tmp_path / "thin.a")))
    assert [(member.name, member.read()) for member in found] == list(contents.items())
    assert {member.path for member in found} == {str(tmp_path / "lib.a")}


@pytest.mark.parametrize("flags", [["ar", "rcs"], ["llvm-ar-22", "--format=bsd", "rcs"]])
def test_the_symbol_table_is_no_member_and_modules_are_found(flags, pair, run, tmp_path):
    run(*flags, tmp_path / "lib.a", *pair)
    found = list(members(str(tmp_path / "lib.a")))
    assert [member.name for member in found] == ["main.o", "twice.o"]
    modules = [embedded_bitcode(member.open()) for member in found]
    assert modules == [embedded_bitcode(str(path)) for path in pair]


def test_a_symbol_table_of_64_bits_is_no_member(tmp_path):
    content = archive_of((b"/SYM64/", bytes(8)), (b"a.o/", b"A"))
    (tmp_path / "lib.a").write_bytes(content)
    assert read(str(tmp_path / "lib.a")) == [("a.o", b"A")]


def test_a_stroke_behind_the_place_of_a_long_name_is_no_part_of_it(tmp_path):
    """So GNU ar may end the field in a thin archive."""
    (tmp_path / "a.o").write_bytes(b"A")
    thin = archive_of((b"//", b"a.o/\n"), magic=b"!<thin>\n") + header(b"/0             /", 1)
    (tmp_path / "lib.a").write_bytes(thin)
    assert read(str(tmp_path / "lib.a")) == [("a.o", b"A")]


def test_members_of_the_same_name_are_kept_apart(tmp_path):
    (tmp_path / "lib.a").write_bytes(archive_of((b"a.o/", b"1"), (b"a.o/", b"2")))
    assert read(str(tmp_path / "lib.a")) == [("a.o", b"1"), ("a.o", b"2")]


def test_an_rlib_has_its_object_and_its_metadata(run, tmp_path):
    (tmp_path / "r.rs").write_text("#[no_mangle] pub fn r(x: f64) -> f64 { x * x }\n")
    library = tmp_path / "libr.rlib"
    flags = ("--crate-type=rlib", "-Cembed-bitcode=yes")
    run("rustc", *flags, tmp_path / "r.rs", "-o", library)
    names = [member.name for member in members(str(library))]
    assert "lib.rmeta" in names
    objects = [m for m in members(str(library)) if m.name.endswith(".o")]
    assert objects
    assert any(embedded_bitcode(member.open()) for member in objects)


def test_an_archive_without_members_has_none(tmp_path):
    (tmp_path / "lib.a").write_bytes(b"!<arch>\n")
    assert read(str(tmp_path / "lib.a")) == []


def test_archives_are_known_by_their_start():
    assert is_archive(b"!<arch>\nmore")
    assert is_archive(b"!<thin>\n")
    assert not is_archive(b"\x7fELF")


GOOD = archive_of((b"a.o/", b"1234"))


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (GOOD[:-1], "0x44"),
        (GOOD[:30], "0x8"),
        (GOOD + b"trailing", "0x48"),
        (GOOD.replace(b"`\n", b"'\n"), "0x8"),
        (GOOD.replace(b"4         `", b"-4        `"), "0x8"),
        (archive_of((b"/99", b"")), "no readable name"),
        (archive_of((b"/x", b"")), "no readable name"),
        (archive_of((b"#1/9", b"short")), "no readable name"),
        (b"\x7fELF", "not an archive"),
    ],
    ids=["member", "header", "after", "end", "negative", "long", "number", "bsd", "other"],
)
def test_a_damaged_archive_is_an_error_with_file_and_place(content, message, tmp_path):
    (tmp_path / "lib.a").write_bytes(content)
    with pytest.raises(UserError, match=message) as caught:
        list(members(str(tmp_path / "lib.a")))
    assert caught.value.diagnostic.where == str(tmp_path / "lib.a")


def test_a_thin_archive_without_a_file_is_an_error_that_names_both(archived, tmp_path):
    path = archived("ar", "rcT")
    (tmp_path / LONG).unlink()
    with pytest.raises(UserError, match="no such file") as caught:
        list(members(path))
    assert caught.value.diagnostic.where == str(tmp_path / LONG)
    assert path in caught.value.diagnostic.notes[0]


def test_a_thin_archive_that_names_itself_ends_in_an_error(tmp_path):
    table = b"lib.a/\n"
    content = archive_of((b"//", table), magic=b"!<thin>\n") + header(b"/0:8", 4)
    (tmp_path / "lib.a").write_bytes(content)
    with pytest.raises(UserError):
        list(members(str(tmp_path / "lib.a")))
