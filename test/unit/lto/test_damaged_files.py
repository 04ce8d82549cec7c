"""Real files with random damage: an answer or a `UserError`, never anything else."""

import contextlib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.archive import members
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode, producer, split_modules
from enzyme_cc.lto.fatobject import embed, exclude_from_links, hide_ir

QUICK = settings(
    max_examples=80,
    deadline=2000,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
INTERESTING = st.sampled_from([0, 1, 2, 0x7F, 0x80, 0xFE, 0xFF]) | st.integers(0, 255)
# Places count from the start (headers) or, negative, from the end (section headers).
DAMAGE = st.lists(st.tuples(st.integers(-1200, 120), INTERESTING), min_size=1, max_size=6)
CUT = st.just(0) | st.integers(1, 2000)


@pytest.fixture(scope="module", params=["x86_64", "i686", "s390x", "mips"])
def elf(request, compile_c, tmp_path_factory):
    flags = [f"--target={request.param}-linux-gnu"]
    return compile_c(tmp_path_factory.mktemp("elf"), flags=flags).read_bytes()


@pytest.fixture(scope="module")
def archive(compile_c, run, tmp_path_factory):
    folder = tmp_path_factory.mktemp("archive")
    path = compile_c(folder, "a_member_with_quite_a_long_name")
    run("llvm-ar-22", "rcs", folder / "lib.a", path)
    return (folder / "lib.a").read_bytes()


def damage(data, changes, cut):
    damaged = bytearray(data)
    for place, value in changes:
        damaged[place] = value
    return bytes(damaged[: len(damaged) - cut] if cut else damaged)


@QUICK
@given(changes=DAMAGE, cut=CUT)
def test_damaged_objects_keep_their_size_and_raise_user_errors_only(elf, tmp_path, changes, cut):
    data = damage(elf, changes, cut)
    path = tmp_path / "d.o"
    path.write_bytes(data)
    for mark in (exclude_from_links, hide_ir):
        with contextlib.suppress(UserError):
            mark(str(path))
        assert path.stat().st_size == len(data)
    for read in (embedded_bitcode, compile_commands):
        with contextlib.suppress(UserError):
            read(data)
    try:
        embed(str(path), b"BC\xc0\xde", b"-cc1\0")
    except UserError:
        assert path.stat().st_size == len(data)


@QUICK
@given(changes=st.lists(st.tuples(st.integers(0, 300), INTERESTING), max_size=4), cut=CUT)
def test_damaged_archives_raise_user_errors_only(archive, tmp_path, changes, cut):
    path = tmp_path / "d.a"
    path.write_bytes(damage(archive, changes, cut))
    with contextlib.suppress(UserError):
        for member in members(str(path)):
            member.read()


@QUICK
@given(changes=st.lists(st.tuples(st.integers(0, 63), INTERESTING), max_size=6), cut=CUT)
def test_damaged_bitcode_raises_user_errors_only(elf, changes, cut):
    data = damage(embedded_bitcode(elf)[0], changes, cut)
    producer(data)
    with contextlib.suppress(UserError):
        split_modules(data, "d.bc")


@QUICK
@given(data=st.binary(max_size=64))
def test_any_identification_block_is_read_to_an_end(data):
    size = len(data) // 4 * 4
    head = (1 | 13 << 2 | 3 << 10).to_bytes(4, "little") + (size // 4).to_bytes(4, "little")
    producer(b"BC\xc0\xde" + head + data)
