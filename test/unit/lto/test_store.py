"""What is kept is there as it was written, or not at all; and never more than the limit."""

import os
import time

import pytest

from enzyme_cc.lto import keys
from enzyme_cc.lto.keys import key, makers
from enzyme_cc.lto.store import DEFAULT_LIMIT, Store
from enzyme_cc.toolchains.model import Toolchain

NOBODY = Toolchain("none", "system", (22, 1, 8), {"cc": ("/nowhere/cc",)})


@pytest.fixture
def store(tmp_path):
    return Store(str(tmp_path))


def test_what_is_put_is_got(store):
    store.put("a", b"one")
    store.put("b", b"")
    store.put("a", b"two")
    assert [store.get(name) for name in "abc"] == [b"two", b"", None]
    assert len(store.entries()) == 2


@pytest.mark.parametrize(
    "damage",
    [lambda data: data[:-1], lambda data: data + b"x", lambda data: b"", lambda data: data[9:]],
    ids=["shorter", "longer", "empty", "another start"],
)
def test_what_is_damaged_is_not_there(store, damage):
    store.put("a", b"contents")
    path = store.entries()[0].path
    with open(path, "rb") as file:
        data = file.read()
    with open(path, "wb") as file:
        file.write(damage(data))
    assert store.get("a") is None
    store.put("a", b"again")
    assert store.get("a") == b"again"


def test_no_byte_can_be_another(store):
    store.put("a", b"contents")
    path = store.entries()[0].path
    with open(path, "rb") as file:
        data = file.read()
    for at in range(len(data)):
        with open(path, "wb") as file:
            file.write(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :])
        assert store.get("a") is None, at


def test_what_was_not_used_for_longest_goes_first(tmp_path):
    store = Store(str(tmp_path))
    for number, name in enumerate("abc"):
        store.put(name, bytes(1000))
        os.utime(os.path.join(store.folder, name), (number, number))
    assert store.get("a") is not None  # which is a use
    store.bound(2500)
    assert [store.has(name) for name in "abc"] == [True, False, True]
    store.put("d", bytes(1000))
    assert [store.has(name) for name in "acd"] == [True, False, True]
    store.put("e", bytes(3000))
    assert [store.has(name) for name in "ade"] == [True, True, False]


def test_a_bound_lasts_unless_the_caller_has_another(tmp_path):
    assert Store(str(tmp_path)).limit == DEFAULT_LIMIT
    Store(str(tmp_path)).bound(12345)
    assert Store(str(tmp_path)).limit == 12345
    assert Store(str(tmp_path), 99).limit == 99
    (tmp_path / "derivatives/limit").write_text("nonsense")
    assert Store(str(tmp_path)).limit == DEFAULT_LIMIT


@pytest.mark.parametrize("folder", ["", "/proc/nowhere", "/dev/null/x"])
def test_where_nothing_can_be_written_nothing_is_kept_and_nothing_fails(folder):
    store = Store(folder)
    store.put("a", b"one")
    store.count("hits")
    store.shrink()
    store.clear()
    store.forget("a")
    assert (store.get("a"), store.entries(), store.counted("hits")) == (None, [], 0)


def test_a_limit_of_nothing_keeps_nothing(tmp_path):
    store = Store(str(tmp_path), 0)
    store.put("a", b"one")
    assert not store.is_open
    assert list(tmp_path.iterdir()) == []


def test_what_killed_commands_left_behind_goes_after_an_hour(store):
    store.put("a", b"one")
    old, new = (os.path.join(store.folder, f".beside-{n}-1") for n in (1, 2))
    for path in (old, new):
        with open(path, "wb") as file:
            file.write(b"half")
    os.utime(old, (time.time() - 7200,) * 2)
    store.put("b", b"two")
    assert (os.path.exists(old), os.path.exists(new)) == (False, True)
    assert len(store.entries()) == 2


def test_clearing_leaves_the_bound(store):
    store.bound(5000)
    store.put("a", b"one")
    store.count("hits")
    store.clear()
    assert (store.entries(), store.counted("hits")) == ([], 0)
    assert Store(os.path.dirname(store.folder)).limit == 5000


def test_a_key_knows_where_a_part_ends():
    made = [key("ab", "c"), key("a", "bc"), key("abc"), key(["ab", "c"]), key(["ab"], "c")]
    made += [key(["a", "b"], ["c"]), key(["a"], ["b", "c"]), key(b"abc", ""), key("", b"abc")]
    assert len(set(made)) == len(made)
    assert key("a", 1) == key("a", 1)


def asked_anew(cache_dir=""):
    """The makers, as the next process finds them."""
    keys._sources.cache_clear()
    return makers(NOBODY, str(cache_dir))


def test_a_byte_of_our_own_sources_makes_another_maker(tmp_path, monkeypatch):
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/libm.yaml").write_text("sin: cos\n")
    (tmp_path / "rules/__pycache__").mkdir()
    monkeypatch.setattr(keys, "_PACKAGE", str(tmp_path))
    before = asked_anew()
    (tmp_path / "rules/__pycache__/x.pyc").write_text("what Python makes of them")
    assert asked_anew() == before
    (tmp_path / "rules/libm.yaml").write_text("sin: tan\n")
    assert asked_anew() != before


@pytest.fixture
def own_sources(tmp_path, monkeypatch):
    """A file of ours that was changed a minute ago, as the clock has it."""
    path = tmp_path / "package/main.py"
    path.parent.mkdir()
    path.write_text("one\n")
    monkeypatch.setattr(keys, "_PACKAGE", str(path.parent))
    monkeypatch.setattr(keys.time, "time_ns", lambda: path.stat().st_ctime_ns + 60_000_000_000)
    return path


def test_sources_are_read_once_while_nothing_changes(own_sources, tmp_path, monkeypatch):
    without, first = asked_anew(), asked_anew(tmp_path / "cache")
    monkeypatch.setattr(keys, "_hash", lambda _: pytest.fail("they are read again"))
    assert asked_anew(tmp_path / "cache") == first == without


def test_a_byte_changed_makes_another_maker_whatever_its_time_is_set_to(own_sources, tmp_path):
    before, status = asked_anew(tmp_path / "cache"), own_sources.stat()
    own_sources.write_text("two\n")
    os.utime(own_sources, ns=(status.st_atime_ns, status.st_mtime_ns))
    after = asked_anew(tmp_path / "cache")
    assert after != before
    assert after == asked_anew()


def test_what_has_just_been_changed_is_read_again(own_sources, tmp_path, monkeypatch):
    monkeypatch.setattr(keys.time, "time_ns", lambda: own_sources.stat().st_ctime_ns + 1_000_000)
    asked_anew(tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_sources_that_change_as_they_are_read_are_not_known(own_sources, tmp_path, monkeypatch):
    read = keys._hash

    def reading(package):
        made = read(package)
        own_sources.write_text("three\n")
        return made

    monkeypatch.setattr(keys, "_hash", reading)
    asked_anew(tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_a_compiler_that_was_installed_anew_is_another_maker(tmp_path):
    clang = tmp_path / "clang"
    clang.write_text("one")
    toolchain = Toolchain("llvm-22", "system", (22, 1, 8), {"cc": (str(clang),)})
    before = makers(toolchain)
    os.utime(clang, (1, 1))
    assert makers(toolchain) != before
