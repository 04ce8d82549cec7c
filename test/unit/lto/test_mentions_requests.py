"""The byte search that decides whether anything has to be parsed at all."""

import pytest

from enzyme_cc.lto import source
from enzyme_cc.lto.fatobject import mentions_requests

NAMES = (b"__enzyme_autodiff", b"__enzyme_fwddiff")
REQUEST = "double __enzyme_autodiff(void *, double); double f(double x) { return x; }\n"
GRADIENT = REQUEST + "double g(double x) { return __enzyme_autodiff((void *)f, x); }\n"


def test_an_object_with_a_request_mentions_it(compile_c, tmp_path):
    assert mentions_requests(str(compile_c(tmp_path, source=GRADIENT)), NAMES)


def test_an_object_without_a_request_does_not(compile_c, tmp_path):
    assert not mentions_requests(str(compile_c(tmp_path, source=REQUEST)), NAMES)


def test_bitcode_mentions_its_requests(run, tmp_path):
    (tmp_path / "t.c").write_text(GRADIENT)
    run("clang-22", "-O1", "-c", "-emit-llvm", tmp_path / "t.c", "-o", tmp_path / "t.bc")
    assert mentions_requests(str(tmp_path / "t.bc"), NAMES)


@pytest.mark.parametrize("kind", ["rc", "rcT"])
def test_an_archive_mentions_what_its_members_do(kind, compile_c, run, tmp_path):
    objects = [compile_c(tmp_path, "a"), compile_c(tmp_path, "b", GRADIENT)]
    for path in objects:
        run("ar", kind, tmp_path / "lib.a", path)
        assert mentions_requests(str(tmp_path / "lib.a"), NAMES) == (path.name == "b.o")


@pytest.mark.parametrize("before", range(12))
def test_a_name_across_two_pieces_is_found(before, monkeypatch, tmp_path):
    monkeypatch.setattr(source, "_CHUNK", 8)
    (tmp_path / "t").write_bytes(b"x" * before + b"request" + b"y" * 5)
    assert mentions_requests(str(tmp_path / "t"), (b"absent!!!", b"request"))
    assert not mentions_requests(str(tmp_path / "t"), (b"requests",))


def test_what_is_no_regular_file_mentions_nothing(tmp_path):
    assert not mentions_requests("/dev/zero", NAMES)
    assert not mentions_requests(str(tmp_path / "absent"), NAMES)
