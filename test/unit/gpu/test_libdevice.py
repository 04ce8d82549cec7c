"""Functions of GPUs' mathematical libraries: none is without a derivative, and each is right."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "gpu"
sys.path.insert(0, str(FOLDER))
libdevice = pytest.importorskip("libdevice")

from enzyme_cc import rules  # noqa: E402
from enzyme_cc.rules.library import Library  # noqa: E402
from enzyme_cc.transform.code.devices import DEVICES  # noqa: E402
from enzyme_cc.transform.frontends.gpu.device_code import _name_in_c  # noqa: E402

#: Some of those that no library of C has: `make test-gpu` tries all.
SAMPLE = (
    *("__nv_cyl_bessel_i0", "__nv_cyl_bessel_i1f", "__nv_dsub_rz", "__nv_double2float_rn"),
    *("__nv_double2int_rz", "__nv_erfcx", "__nv_fast_tanhf", "__nv_fsqrt_rd", "__nv_normcdfinv"),
    "__nv_rnormf",
    *("__nv_rcbrt", "__nv_rnorm4d", "__nv_saturatef", "__nv_sincospi", "__nv_tgammaf"),
)
needs_library = pytest.mark.skipif(
    libdevice.library() is None or not libdevice.gpu.has_device(),
    reason="CUDA's libdevice and clang++-22 with NVPTX are needed",
)


@needs_library
def test_derivatives_of_the_library_s_functions_are_those_of_differences(tmp_path):
    path = libdevice.library()
    chosen = [each for each in libdevice.functions(path) if each.name in SAMPLE]
    assert {each.name for each in chosen} == set(SAMPLE)
    for function, found in libdevice.checked(chosen, path, tmp_path):
        assert found.off <= libdevice.MOST[function.precision], found


@needs_library
def test_all_functions_of_the_library_are_made_derivatives_of(tmp_path):
    """Numbers are compared by `make test-gpu`; that there is none without is told here."""
    path = libdevice.library()
    chosen = libdevice.functions(path)
    assert len(chosen) > 250
    text = libdevice.device_ir(chosen, path, tmp_path)
    made = libdevice.gpu.differentiated(text, "<IR of libdevice>")
    assert all(f"@gradient_{each.name}(" in made for each in chosen)


#: Numbers of several lanes to the power of as many whole numbers.
LEFT_OUT = {"__ocml_pown_2f16"}


@pytest.mark.skipif(libdevice.gpu.CLANG is None, reason="clang++-22 is needed")
def test_all_functions_that_hip_declares_of_its_library_have_a_rule():
    """The library itself is AMD's; clang's header has its functions."""
    words = [libdevice.gpu.CLANG, "-print-resource-dir"]
    folder = subprocess.run(words, capture_output=True, text=True, check=True).stdout.strip()
    text = Path(folder, "include/__clang_hip_libdevice_declares.h").read_text()
    names = set(re.findall(r"__ocml_\w+", text)) - LEFT_OUT
    assert len(names) > 200
    amd = next(each for each in DEVICES if each.target == "amdgcn")
    library = Library.default()
    assert [n for n in names if not _name_in_c(amd, n) and library.callee(n) is None] == []


def test_modified_bessel_functions_of_amd_have_the_derivatives_of_those_of_cuda():
    """Those are tried with CUDA's library; here are but the names of the functions."""
    for order in "01":
        ours = _partials("special", f"cyl_bessel_i{order}")
        assert "cyl_bessel_i" in ours
        for end in ("f32", "f64"):
            theirs = _partials("device_math", f"__ocml_i{order}_{end}")
            assert re.sub(rf"__ocml_i(\d)_{end}", r"cyl_bessel_i\1", theirs) == ours


def _partials(file, name):
    """Return the partials of an entry as they are written."""
    text = Path(rules.__file__).with_name(f"{file}.yaml").read_text()
    return re.search(rf"^- name: {name}\n(?:  .*\n)*?  partials: (.*)$", text, re.M)[1]
