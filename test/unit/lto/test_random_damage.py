"""Damage anywhere in real files, cuts at any length: an answer or a `UserError`, nothing else."""

import contextlib

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.archive import members
from enzyme_cc.lto.bitcode import compile_commands, embedded_bitcode, producer
from enzyme_cc.lto.fatobject import exclude_from_links
from enzyme_cc.lto.mentions import mentions

QUICK = settings(
    max_examples=150,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
# A place is a share of the file's length, so that one strategy suits every file.
PLACE = st.integers(0, 1_000_000)
DAMAGE = st.lists(st.tuples(PLACE, st.binary(min_size=1, max_size=8)), max_size=5)
CUT = st.none() | PLACE
SOURCES = ("first", "second_with_a_name_longer_than_sixteen")


def damage(data, changes, cut):
    damaged = bytearray(data)
    for place, new in changes:
        at = place * len(data) // 1_000_001
        damaged[at : at + len(new)] = new
    return bytes(damaged if cut is None else damaged[: cut * len(data) // 1_000_001])


def read_all(path):
    for module in embedded_bitcode(path):
        producer(module)
    compile_commands(path)


def read_members(path):
    for member in members(path):
        with member.open() as source, contextlib.suppress(UserError):
            embedded_bitcode(source)


def blamed(action, path):
    """The file an action's error names; the path itself where there is no error."""
    try:
        action(path)
    except UserError as error:
        return error.diagnostic.where
    return path


@pytest.fixture(scope="module")
def originals(compile_c, run, tmp_path_factory):
    """A folder with a joined object, archives of three kinds, and a bitcode file."""
    folder = tmp_path_factory.mktemp("originals")
    objects = [compile_c(folder, name, f"int {name}(void);\n") for name in SOURCES]
    run("ld.bfd", "-r", *objects, "-o", folder / "joined.o")
    run("llvm-ar-22", "rcs", folder / "gnu.a", *objects)
    run("llvm-ar-22", "--format=bsd", "rcs", folder / "bsd.a", *objects)
    run("llvm-ar-22", "--thin", "rcs", folder / "thin.a", *objects)
    (folder / "module.bc").write_bytes(embedded_bitcode(str(objects[0]))[0])
    return folder


@pytest.fixture(params=["joined.o", "module.bc"])
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
    assert blamed(read_all, str(path)) == str(path)
    assert blamed(exclude_from_links, str(path)) == str(path)


@QUICK
@given(changes=DAMAGE, cut=CUT)
def test_reading_archives_raises_user_errors_that_name_a_file_only(library, changes, cut):
    path = library.with_name(f"damaged-{library.name}")
    path.write_bytes(damage(library.read_bytes(), changes, cut))
    with contextlib.suppress(UserError):
        mentions(str(path), (b"absent",))
    assert blamed(read_members, str(path))


def test_a_joined_object_cut_off_anywhere_never_invents_a_module(originals):
    whole = (originals / "joined.o").read_bytes()
    modules = embedded_bitcode(whole)
    for length in range(0, len(whole), 7):
        with contextlib.suppress(UserError):
            assert embedded_bitcode(whole[:length]) in ([], modules)
