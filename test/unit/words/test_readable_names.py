"""Symbols read as the names that sources have: C++, Rust in both manglings, Fortran, intrinsics."""

import shutil
import subprocess
from pathlib import Path

import pytest

from enzyme_cc.words import itanium, rust
from enzyme_cc.words.names import cxx_name, readable, readable_text

NAMES = {
    "f": "f",
    "_Z1fd": "f",
    "_ZL1fd": "f",
    "_ZN4phys3gas8pressureEdPKdi": "phys::gas::pressure",
    "_ZNK4phys3gas5TableIdE2atEdRKd": "phys::gas::Table<double>::at",
    "_ZN3appC2Ev": "app::app",
    "_ZN1a1bIiED0Ev": "a::b<int>::~b",
    "_ZplRK1AS1_": "operator+",
    "_ZN1AcvdEv": "A::operator double",
    "_ZNSt6vectorIdSaIdEE9push_backERKd": "std::vector<double, std::allocator<double>>::push_back",
    "_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE4sizeEv": "std::string::size",
    "_ZN12_GLOBAL__N_11gEv": "(anonymous namespace)::g",
    "_ZZ4mainENK3$_0clEd": "main::lambda::operator()",
    "_ZZ1fdENKUldE_clEd": "f::lambda::operator()",
    "_Z3sumILi3EEdPKd": "sum<3>",
    "_Z1gIJdiEEvDpT_": "g<double, int>",
    "_Z1hPFdiE.cold": "h",
    "_Z20__device_stub__scalePdd": "scale",
    "__device_stub__scale": "scale",
    "_ZTV5Shape": "virtual table of Shape",
    "_ZN7mycrate7physics8pressure17h0123456789abcdefE": "mycrate::physics::pressure",
    "_ZN60_$LT$alloc..string..String$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE": (
        "<alloc::string::String as core::fmt::Display>::fmt"
    ),
    "_ZN1a1b28_$u7b$$u7b$closure$u7d$$u7d$17h0123456789abcdefE": "a::b::{{closure}}",
    "_RNvNtCs1234_7mycrate3foo3bar": "mycrate::foo::bar",
    "_RNCNvCsgStHSCytQ6I_7mycrate4main0B3_": "mycrate::main::{closure#0}",
    "_RINvNtC3std3mem8align_ofdE": "std::mem::align_of::<f64>",
    "_RNvXs_C1aNtB4_2SqNtB4_5Shape4area": "<a::Sq as a::Shape>::area",
    "_QMphysicsPstate": "state of module physics",
    "_QPlost": "lost",
    "_QMphysicsFstatePinner": "inner in state of module physics",
    "_QMphysicsEtable": "table of module physics",
    "_QQmain": "the main program",
    "_FortranAioInputReal64": "a read statement",
    "_FortranAioOutputReal64": "a write or print statement",
    "_FortranAioEndIoStatement": "an input or output statement",
    "_FortranATransfer": "Transfer of Fortran's run-time library",
    "llvm.umul.with.overflow.i64": "a checked multiplication of 64-bit integers",
    "llvm.x86.ssse3.pshuf.b.128": "a special instruction of x86 (ssse3.pshuf.b.128)",
    "llvm.newer.thing.f64": "the built-in operation 'newer.thing'",
    "_Zero": "_Zero",
    "_Rate": "_Rate",
    "_Quit": "_Quit",
}


@pytest.mark.parametrize("symbol", NAMES)
def test_a_symbol_reads_as_its_source_has_it(symbol):
    assert readable(symbol) == NAMES[symbol]


def test_long_names_are_cut_from_the_inside():
    symbol = (
        "_ZNK5Eigen9DenseBaseINS_12CwiseUnaryOpIZL1fPKdEUldE_KNS_3MapIKNS_5ArrayIdLi8ELi1ELi0ELi8"
        "ELi1EEELi0ENS_6StrideILi0ELi0EEEEEEEE3sumEv"
    )
    said = readable(symbol)
    assert said.startswith("Eigen::DenseBase<")
    assert said.endswith(">::sum")
    assert "<...>" in said
    assert len(said) <= 80


def test_names_among_other_words_are_replaced_and_paths_are_not():
    text = "see _Z3fooPd, /a/_Z3foo.o and _QMaPb."
    assert readable_text(text) == "see foo, /a/_Z3foo.o and b of module a."


def test_a_cxx_name_tells_what_it_takes():
    found = cxx_name("_ZN4phys3gas8pressureEdPKdi")
    assert found.parameters == ("double", "double const*", "int")
    assert cxx_name("_ZNK4phys3gas5TableIdE2atEdRKd").qualifiers == " const"
    assert cxx_name("_Z3maxIdET_S0_S0_") == itanium.CxxName(
        "max<double>", ("double", "double"), "double"
    )
    assert cxx_name("_ZN1a17h0123456789abcdefE") is None


@pytest.mark.parametrize("symbol", ["_Z", "_ZN", "_Z99x", "_ZN1aI", "_R", "_RNv", "_RB_", "_QM"])
def test_what_is_cut_off_is_no_failure(symbol):
    assert readable(symbol)


LIBRARY = "/usr/lib/x86_64-linux-gnu/libstdc++.so.6"


def output(*words, **options):
    done = subprocess.run(words, capture_output=True, check=False, **options)
    return done.stdout.decode().splitlines()


def listed(path, start):
    tool = next(filter(None, map(shutil.which, ("llvm-nm-22", "llvm-nm"))), None)
    if tool is None:
        pytest.skip("no llvm-nm")
    lines = output(tool, *(["-D"] if ".so" in path else []), path)
    words = (line.split()[-1].partition("@")[0] for line in lines if line.split())
    return sorted({word for word in words if word.startswith(start)})


def told_by_llvm(names, *options):
    tool = shutil.which("llvm-cxxfilt-22") or shutil.which("llvm-cxxfilt")
    if tool is None or not names:
        pytest.skip("no llvm-cxxfilt, or nothing to read")
    return output(tool, *options, input="\n".join(names).encode())


def plain(name):
    for word in ("[abi:cxx11]", " "):
        name = name.replace(word, "")
    return name


def test_names_of_the_standard_library_read_as_llvm_reads_them():
    # What a local name is in is written without parameters here, and `St` and the like are short.
    names = [
        each
        for each in listed(LIBRARY, "_Z")
        if not each.startswith(("_ZT", "_ZG", "_ZZ", "_ZNS", "_ZNKS"))
        or each.startswith(("_ZNSt", "_ZNKSt"))
    ]
    wrong = [
        (name, said)
        for name, said in zip(names, told_by_llvm(names, "-p"), strict=True)
        if plain(itanium.read(name).name) != plain(said)
    ]
    assert len(names) > 1000
    assert len(wrong) <= len(names) // 500, wrong[:5]


def test_names_of_rust_s_own_library_read_as_llvm_reads_them():
    if not shutil.which("rustc"):
        pytest.skip("no rustc")
    folder = Path(*output("rustc", "--print", "target-libdir"))
    library = next(map(str, folder.glob("libstd-*.rlib")), "")
    names = [each for each in listed(library, "_R") if "." not in each]
    wrong = [
        (name, said)
        for name, said in zip(names, told_by_llvm(names), strict=True)
        if " for<" not in said and "extern" not in said and rust.newer(name) != said
    ]
    assert len(wrong) <= len(names) // 100, wrong[:5]
