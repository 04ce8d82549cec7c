import os
import pathlib
import shutil
import subprocess
import sys

import pytest

from enzyme_cc.toolchains import cache
from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.wish import Wish


@pytest.fixture
def asked(tmp_path):
    return Wish(path="/bin", cache_dir=str(tmp_path / "cache"), packages=())


@pytest.fixture
def watched(tmp_path):
    path = tmp_path / "clang"
    path.write_text("x")
    path.chmod(0o755)
    return str(path)


@pytest.fixture
def found(watched):
    stamps = (cache.stamp(watched), cache.stamp("/nowhere/clang"))
    commands = {"cc": (watched,), "cxx": (watched, "--driver-mode=g++")}
    return Toolchain("llvm-22", "system", (22, 1, 8), commands, stamps)


def _only_file(asked):
    (name,) = os.listdir(asked.cache_dir)
    return pathlib.Path(asked.cache_dir, name)


def _fields(one):
    return [getattr(one, name) for name in Toolchain.__slots__]


def test_what_was_stored_comes_back(asked, found):
    cache.store(asked, found)
    assert _fields(cache.cached(asked)) == _fields(found)


def test_nothing_stored_is_a_miss(asked):
    assert cache.cached(asked) is None


def test_another_wish_is_a_miss(asked, found):
    cache.store(asked, found)
    assert cache.cached(Wish(path="/other", cache_dir=asked.cache_dir, packages=())) is None


def test_a_changed_tool_is_a_miss(asked, found, watched):
    cache.store(asked, found)
    os.utime(watched, ns=(0, 0))
    assert cache.cached(asked) is None


def test_a_tool_that_appears_is_a_miss(asked, tmp_path):
    missing = tmp_path / "zig"
    stamps = (cache.stamp(str(missing)),)
    cache.store(asked, Toolchain("pip", "pip", (22, 1, 8), {}, stamps))
    missing.write_text("")
    assert cache.cached(asked) is None


@pytest.mark.parametrize("keep", [0, 1, 20, -1], ids=["empty", "a byte", "a start", "all but one"])
def test_a_torn_file_is_a_miss(asked, found, keep):
    cache.store(asked, found)
    path = _only_file(asked)
    data = path.read_bytes()
    path.write_bytes(data[:keep])
    assert cache.cached(asked) is None


def test_a_flipped_byte_is_a_miss_wherever_it_is(asked, found):
    cache.store(asked, found)
    path = _only_file(asked)
    data = path.read_bytes()
    for at in range(len(data)):
        path.write_bytes(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        assert cache.cached(asked) is None, at


def test_a_directory_in_its_place_is_a_miss(asked, found):
    cache.store(asked, found)
    path = _only_file(asked)
    path.unlink()
    path.mkdir()
    assert cache.cached(asked) is None


def test_no_cache_directory_is_no_cache(found):
    nowhere = Wish(packages=())
    cache.store(nowhere, found)
    assert cache.cached(nowhere) is None


def test_a_cache_that_cannot_be_written_is_no_error(found, tmp_path):
    (tmp_path / "file").write_text("")
    cache.store(Wish(cache_dir=str(tmp_path / "file"), packages=()), found)


def test_a_path_that_is_not_utf8_comes_back(asked, watched):
    odd = os.fsdecode(os.path.join(os.path.dirname(os.fsencode(watched)), b"\xff-clang"))
    os.rename(watched, odd)
    cache.store(asked, _with(odd))
    assert cache.cached(asked).commands["cc"] == (odd,)


def _with(*command, stamps=None):
    """A toolchain of one command; it rests on its first word."""
    stamps = (cache.stamp(command[0]),) if stamps is None else stamps
    return Toolchain("llvm-22", "system", (22, 1, 8), {"cc": command}, stamps)


def test_what_rests_on_nothing_is_a_miss(asked, watched):
    cache.store(asked, _with(watched, stamps=()))
    assert cache.cached(asked) is None
    cache.store(asked, Toolchain("llvm-22", "system", (22, 1, 8), {}))
    assert cache.cached(asked) is None


def test_an_answer_that_rests_on_nothing_is_forgotten(asked):
    cache.remember(asked.cache_dir, ("a",), (), "yes")
    assert cache.recall(asked.cache_dir, ("a",), ()) is None


def test_a_program_that_nothing_rests_on_is_a_miss(asked, watched, tmp_path):
    other = tmp_path / "other"
    shutil.copy(watched, other)
    cache.store(asked, _with(str(other), stamps=(cache.stamp(watched),)))
    assert cache.cached(asked) is None
    stamps = tuple(cache.stamp(str(path)) for path in (watched, other))
    cache.store(asked, _with(str(other), stamps=stamps))
    assert cache.cached(asked) is not None


def test_a_program_by_a_relative_path_is_a_miss(asked, watched, monkeypatch):
    monkeypatch.chdir(os.path.dirname(watched))
    cache.store(asked, _with("clang"))
    assert cache.cached(asked) is None


@pytest.mark.parametrize("kind", ["missing", "not executable", "a folder"])
def test_what_is_no_program_is_a_miss(asked, watched, kind):
    os.chmod(watched, 0o644)
    if kind != "not executable":
        os.unlink(watched)
    if kind == "a folder":
        os.mkdir(watched)
    cache.store(asked, _with(watched))
    assert cache.cached(asked) is None


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_a_program_that_has_another_owner_by_now_is_a_miss(asked, watched):
    """Who installs compilers for a machine may be neither root nor the user: only who changes."""
    os.chown(watched, 12345, 12345)
    before = os.stat(watched)
    cache.store(asked, _with(watched))
    assert cache.cached(asked) is not None
    os.chown(watched, 12346, 12345)
    os.utime(watched, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert cache.cached(asked) is None


@pytest.mark.parametrize("rests_on_it", [True, False])
def test_what_env_starts_is_a_program_as_well(asked, watched, rests_on_it):
    stamps = [cache.stamp(path) for path in (cache.ENV, watched)]
    stamps = tuple(stamps if rests_on_it else stamps[:1])
    cache.store(asked, _with(cache.ENV, "A=b", watched, stamps=stamps))
    assert (cache.cached(asked) is not None) == rests_on_it


@pytest.mark.parametrize("words", [("-i",), ("A=b",), ()], ids=str)
def test_env_with_anything_but_variables_and_a_program_is_a_miss(asked, watched, words):
    stamps = (cache.stamp(cache.ENV), cache.stamp(watched))
    cache.store(asked, _with(cache.ENV, *words, "clang", watched, stamps=stamps))
    assert cache.cached(asked) is None


def test_storing_leaves_one_file(asked, found):
    cache.store(asked, found)
    cache.store(asked, found)
    assert len(os.listdir(asked.cache_dir)) == 1


def test_an_answer_is_recalled_for_the_same_file(asked, watched):
    stamps = (cache.stamp(watched),)
    cache.remember(asked.cache_dir, ("a", "b"), stamps, "yes")
    assert cache.recall(asked.cache_dir, ("a", "b"), stamps) == "yes"


def test_an_answer_of_another_file_is_forgotten(asked, watched):
    cache.remember(asked.cache_dir, ("a",), (cache.stamp(watched),), "yes")
    assert cache.recall(asked.cache_dir, ("a",), ((watched, 7, 7, 0),)) is None


def test_a_written_file_has_the_text(asked):
    path = cache.write_file(asked.cache_dir, "libc", "text\n")
    assert pathlib.Path(path).read_text() == "text\n"


def test_files_that_differ_have_different_names(asked):
    names = {cache.write_file(asked.cache_dir, "libc", text) for text in "ab"}
    assert len(names) == 2


def test_the_lookup_imports_next_to_nothing():
    dear = "re typing dataclasses json pathlib subprocess enum yaml zlib collections.abc"
    code = (
        "import sys; before = set(sys.modules)\n"
        "import enzyme_cc.toolchains.cache\n"
        "print(*[name for name in sys.modules if name not in before])"
    )
    argv = [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path!r}\n{code}"]
    loaded = subprocess.run(argv, capture_output=True, text=True, check=True).stdout.split()
    assert not set(dear.split()) & set(loaded)
