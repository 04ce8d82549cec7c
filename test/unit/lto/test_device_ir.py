"""The IR of code for devices in objects: what is put there is read, and nothing else."""

import json
import struct

import pytest
from boxes import needs

from enzyme_cc.diagnostics import UserError
from enzyme_cc.lto.device_ir import (
    DeviceIr,
    device_ir,
    devices_of,
    is_option,
    packed,
    without_images,
)
from enzyme_cc.lto.fatobject import embed

FIRST = DeviceIr("cuda", "sm_80", ("-O2",), True, b"BC\xc0\xde1234")
SECOND = DeviceIr("hip", "gfx90a:sramecc+:xnack-", (), False, b"BC\xc0\xde" + bytes(40))


@pytest.fixture
def object_file(system_box):
    system_box.write("x.c", "int x;\n")
    system_box.ok("-c", "x.c", "-o", "x.o")
    return system_box.folder / "x.o"


def test_what_is_put_into_an_object_is_read(object_file):
    embed(str(object_file), b"", b"", packed([FIRST, SECOND]))
    assert device_ir(object_file.read_bytes(), "x.o") == [FIRST, SECOND]
    embed(str(object_file), b"", b"")
    assert device_ir(object_file.read_bytes(), "x.o") == [FIRST, SECOND]


def test_ld_puts_that_of_several_objects_together(object_file, system_box):
    embed(str(object_file), b"", b"", packed([FIRST]))
    other = object_file.with_name("y.o")
    system_box.write("y.c", "int y;\n")
    system_box.ok("-c", "y.c", "-o", "y.o")
    embed(str(other), b"", b"", packed([SECOND]))
    system_box.ok("-r", "x.o", "y.o", "-o", "both.o", "-nostdlib")
    both = object_file.with_name("both.o")
    assert device_ir(both.read_bytes(), "both.o") == [FIRST, SECOND]


def damaged():
    """Return contents of which something is wrong."""
    whole = packed([FIRST])
    said = {
        "language": ["ocl", "sm_80", [], False],
        "device": ["cuda", "sm_80; rm", [], False],
        "option": ["cuda", "sm_80", ["-fplugin=x.so"], False],
        "number": ["cuda", "sm_80", [1], False],
        "missing": ["cuda"],
    }
    yield "cut", whole[:-1]
    yield "head", whole[:12]
    for name, each in said.items():
        text = json.dumps(each).encode()
        yield name, struct.pack("<8sII", whole[:8], len(text), 0) + text


@pytest.mark.parametrize(("name", "data"), list(damaged()), ids=[each for each, _ in damaged()])
def test_what_an_object_says_is_heeded_only_where_it_can_do_no_harm(object_file, name, data):
    embed(str(object_file), b"", b"", data)
    with pytest.raises(UserError):
        device_ir(object_file.read_bytes(), name)


def test_options_are_levels_and_switches():
    assert all(map(is_option, ("-O2", "-O", "-Os", "-Ofast", "-foffload-lto", "-nogpulib")))
    assert not any(map(is_option, ("-O2;x", "-B.", "--cuda-path=/x", "-Xcuda-ptxas", "-O22")))


@needs("clang++-22")
def test_linkers_for_devices_see_no_images_in_a_copy(tmp_path, system_box):
    source = tmp_path / "k.cu"
    source.write_text("__attribute__((device)) int f() { return 1; }\n")
    words = ["-fgpu-rdc", "-foffload-lto", "-nocudainc", "-nocudalib", "--cuda-gpu-arch=sm_80"]
    system_box.ok(*words, "-w", "-c", str(source), "-o", "k.o", command="enzyme-c++")
    made = system_box.folder / "k.o"
    assert devices_of(str(made)) == ["sm_80"]
    pairs = zip(made.read_bytes(), without_images(made.read_bytes()), strict=True)
    changed = [at for at, (a, b) in enumerate(pairs) if a != b]
    assert 0 < len(changed) <= 4  # the kind of one section
    assert devices_of(str(source)) is None
