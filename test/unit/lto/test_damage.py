"""Real files, damaged at random or cut off: an answer or a `UserError`, never anything else."""

import contextlib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.archive import members
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode, producer, split_modules
from enzyme_cc.lto.fatobject import embed, hide_ir
from enzyme_cc.lto.mentions import mentions

QUICK = settings(
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
# Places count from the start (headers), from the end (section headers), or are a share of the
# length; so do cuts.
PLACE = st.integers(-1200, 300) | st.floats(0, 1, exclude_max=True)
INTERESTING = st.sampled_from([b"\0", b"\1", b"\2", b"\x7f", b"\x80", b"\xfe", b"\xff"])
DAMAGE = st.lists(st.tuples(PLACE, INTERESTING | st.binary(min_size=1, max_size=8)), max_size=6)
CUT = st.none() | PLACE
TARGETS = ("x86_64", "i686", "s390x", "mips")
SOURCES = ("first", "second_with_a_name_longer_than_sixteen")


def damage(data, changes, cut):
    def index(place):
        return int(place * len(data)) if isinstance(place, float) else place % len(data)

    damaged = bytearray(data)
    for place, new in changes:
        damaged[index(place) : index(place) + len(new)] = new
    return bytes(damaged if cut is None else damaged[: index(cut)])


def read_all(file):
    for module in embedded_bitcode(file):
        producer(module)
    compile_commands(file)


def read_members(path):
    for member in members(path):
        with member.open() as source, contextlib.suppress(UserError):
            embedded_bitcode(source)
        member.read()


def blamed(action, path):
    """Whether an action raises an error, and the file it names; without one, the path."""
    try:
        action(path)
    except UserError as error:
        return True, error.diagnostic.where
    return False, path


@pytest.fixture(scope="module")
def originals(compile_c, run, tmp_path_factory):
    """A folder with objects, one of them joined, archives of three kinds, and bitcode."""
    folder = tmp_path_factory.mktemp("originals")
    for target in TARGETS:
        compile_c(folder, target, flags=[f"--target={target}-linux-gnu"])
    objects = [compile_c(folder, name, f"int {name}(void);\n") for name in SOURCES]
    run("ld.bfd", "-r", *objects, "-o", folder / "joined.o")
    run("llvm-ar-22", "rcs", folder / "gnu.a", *objects)
    run("llvm-ar-22", "--format=bsd", "rcs", folder / "bsd.a", *objects)
    run("llvm-ar-22", "--thin", "rcs", folder / "thin.a", *objects)
    (folder / "module.bc").write_bytes(embedded_bitcode(str(objects[0]))[0])
    return folder


@pytest.fixture(params=[*(f"{target}.o" for target in TARGETS), "joined.o", "module.bc"])
def carrier(request, originals):
    return originals / request.param


@pytest.fixture(params=["gnu.a", "bsd.a", "thin.a"])
def library(request, originals):
    return originals / request.param


@QUICK
@given(changes=DAMAGE, cut=CUT)
def test_reading_ir_raises_user_errors_with_the_file_name_only(carrier, changes, cut):
    path = carrier.with_name(f"damaged-{carrier.name}")
    path.write_bytes(damage(carrier.read_bytes(), changes, cut))
    assert blamed(read_all, str(path))[1] == str(path)
    with contextlib.suppress(UserError):
        read_all(path.read_bytes())


@QUICK
@given(changes=DAMAGE, cut=CUT)
def test_writing_ir_raises_user_errors_that_leave_the_file_only(carrier, changes, cut):
    path = carrier.with_name(f"damaged-{carrier.name}")
    path.write_bytes(damage(carrier.read_bytes(), changes, cut))
    for action in (hide_ir, lambda path: embed(path, b"BC\xc0\xde", b"-cc1\0")):
        before = path.read_bytes()
        failed, where = blamed(action, str(path))
        assert where == str(path)
        assert len(path.read_bytes()) >= len(before)
        assert not failed or path.read_bytes() == before


@QUICK
@given(changes=DAMAGE, cut=CUT)
def test_reading_archives_raises_user_errors_that_name_a_file_only(library, changes, cut):
    path = library.with_name(f"damaged-{library.name}")
    path.write_bytes(damage(library.read_bytes(), changes, cut))
    with contextlib.suppress(UserError):
        mentions(str(path), (b"absent",))
    assert blamed(read_members, str(path))[1]


@QUICK
@given(changes=DAMAGE, cut=CUT)
def test_damaged_bitcode_raises_user_errors_only(originals, changes, cut):
    data = damage((originals / "module.bc").read_bytes(), changes, cut)
    producer(data)
    with contextlib.suppress(UserError):
        split_modules(data, "d.bc")


@QUICK
@given(data=st.binary(max_size=64))
def test_any_identification_block_is_read_to_an_end(data):
    size = len(data) // 4 * 4
    head = (1 | 13 << 2 | 3 << 10).to_bytes(4, "little") + (size // 4).to_bytes(4, "little")
    producer(b"BC\xc0\xde" + head + data)


def test_a_joined_object_cut_off_anywhere_never_invents_a_module(originals):
    whole = (originals / "joined.o").read_bytes()
    modules = embedded_bitcode(whole)
    for length in range(0, len(whole), 7):
        with contextlib.suppress(UserError):
            assert embedded_bitcode(whole[:length]) in ([], modules)
