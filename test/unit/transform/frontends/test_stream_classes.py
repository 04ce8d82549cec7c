"""Streams as both libraries of C++ lay them out: what the compilers at hand say of their sizes."""

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.rules.bodies import COPY
from enzyme_cc.transform.frontends.cxx.stream_classes import SIZES, constructed, deleting
from enzyme_cc.transform.frontends.library_bodies import with_copies

#: The headers of libc++ are those of LLVM 22, and take no compiler that is much older.
WAYS = (("clang++-14", "libstdc++"), ("clang++-22", "libstdc++"), ("clang++-22", "libc++"))
LIBCXX = Path("/usr/lib/llvm-22/include/c++/v1/vector")
CLASSES = """
#include <fstream>
#include <sstream>
#include <typeinfo>
#include <cstdio>
template <class T> void said(bool is_stream) {
  std::printf("%s %zu %zu\\n", typeid(T).name(), sizeof(T), is_stream ? sizeof(std::ios) : 0);
}
int main() {
  said<std::ios_base>(false), said<std::streambuf>(false), said<std::stringbuf>(false);
  said<std::filebuf>(false), said<std::ostream>(true), said<std::istream>(true);
  said<std::iostream>(true), said<std::ostringstream>(true), said<std::istringstream>(true);
  said<std::stringstream>(true), said<std::ofstream>(true), said<std::ifstream>(true);
  said<std::fstream>(true);
}
"""


def _name(mangled: str) -> str:
    """Return the name within those of members: without what says that it is a nested one."""
    return mangled[1:-1] if mangled.startswith("N") else mangled


@pytest.mark.parametrize(("clang", "library"), WAYS)
def test_streams_are_as_large_as_their_library_makes_them(clang, library, tmp_path):
    if shutil.which(clang) is None or (library == "libc++" and not LIBCXX.exists()):
        pytest.skip(f"{clang} or {library} is not installed")
    source, program = tmp_path / "sizes.cpp", tmp_path / "sizes"
    source.write_text(CLASSES)
    command = [clang, "-std=c++17", f"-stdlib={library}", source, "-o", program]
    subprocess.run(command, check=True)
    lines = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    found = [line.split() for line in lines.splitlines()]
    sizes = {_name(name): (int(whole), int(whole) - int(ios)) for name, whole, ios in found}
    is_of_llvm = library == "libc++"
    known = {
        name: tuple(size) for name, size in SIZES.items() if name.startswith("St3") is is_of_llvm
    }
    # What libc++ makes of `ios_base` its streams make, by no constructor.
    sizes.pop("St3__18ios_base", None)
    assert sizes == known


def test_a_constructor_of_a_part_makes_no_virtual_base():
    stream = "_ZNSt14basic_ofstreamIcSt11char_traitsIcEE"
    assert constructed(f"{stream}C1EPKcSt13_Ios_Openmode") == 512
    assert constructed(f"{stream}C2EPKcSt13_Ios_Openmode") == 248
    assert constructed(f"{stream}D1Ev") == 0
    assert constructed("_ZNSt8ios_base4InitC1Ev") == 0


def test_what_deletes_streams_is_there_for_the_classes_that_are_constructed():
    text = "declare void @_ZNSt13basic_fstreamIcSt11char_traitsIcEEC1Ev(ptr)\n"
    copied = with_copies(text)
    names = [line.split("@")[1].split("(")[0] for line in copied.splitlines() if "@" in line]
    stream = "NSt13basic_fstreamIcSt11char_traitsIcEED0Ev"
    wanted = {f"{way}{stream}" for way in ("_Z", "_ZTv0_n24_", "_ZThn16_")}
    assert deleting(names) == wanted
    assert f"{COPY}_ZNSoD0Ev" not in names
    assert with_copies("declare void @_ZNSo3putEc(ptr, i8)\n") == (
        "declare void @_ZNSo3putEc(ptr, i8)\n"
    )
