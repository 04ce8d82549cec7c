"""The library: which name finds which rule, and whether our own files are whole."""

import ctypes
import os
import time

import mpmath
import pytest
import yaml
from rules.primals import PRIMALS

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.types import (
    DOUBLE,
    I32,
    I64,
    METADATA,
    POINTER,
    VOID,
    function_type,
    vector_type,
)
from enzyme_cc.rules import library
from enzyme_cc.rules.argument import Role
from enzyme_cc.rules.called import SUFFIX
from enzyme_cc.rules.library import Library
from enzyme_cc.rules.mistakes import CODES
from enzyme_cc.rules.model import Effect, Kind
from enzyme_cc.rules.routines import table

LIBRARY = Library.default()
FOLDER = os.path.dirname(library.__file__)


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("sin", "sin"),
        ("sinf", "sin"),
        ("sinl", "sin"),
        ("sinf128", "sin"),
        ("__expf_finite", "exp"),
        ("llvm.sin.f64", "sin"),
        ("llvm.sin.v4f32", "sin"),
        ("llvm.sin.nxv2f64", "sin"),
        ("llvm.powi.f64.i32", "powi"),
        ("llvm.sincos.v4f32", "llvm.sincos"),
        ("llvm.experimental.constrained.sin.f64", "sin"),
        ("llvm.experimental.constrained.fadd.v2f64", "fadd"),
        ("llvm.experimental.constrained.fptrunc.f32.f64", "fptrunc"),
        ("llvm.lifetime.start.p0", "lifetimes"),
        ("llvm.assume", "hints"),
        ("printf", "C output"),
        ("_Znwm", "operator new"),
        ("_RNvCsdV1Vl3Qf8q_7___rustc12___rust_alloc", "rust alloc"),
        ("_RNvCsfLfy6EI15iL_7___rustc14___rust_dealloc", "rust dealloc"),
        ("_RNvCsfLfy6EI15iL_7___rustc14___rust_realloc", "rust realloc"),
        ("_RNvCsfLfy6EI15iL_7___rustc19___rust_alloc_zeroed", "rust alloc_zeroed"),
        ("_RNvCsfLfy6EI15iL_7___rustc35___rust_no_alloc_shim_is_unstable_v2", "Rust start"),
    ],
)
def test_a_function_is_found_by_its_name(name, rule):
    assert LIBRARY.callee(name).name == rule


@pytest.mark.parametrize(
    "name", ["sine", "sin_", "llvm.sine.f64", "llvm.sin.new.f64", "_RNvCs1_3foo3sin", "", "frem"]
)
def test_another_name_is_not(name):
    assert LIBRARY.callee(name) is None


def test_an_instruction_is_found_by_its_name():
    assert LIBRARY.opcode("fadd").name == "fadd"
    assert LIBRARY.opcode("sin") is None


def test_every_instruction_is_in_exactly_one_entry():
    listed = sorted(name for rule in LIBRARY.rules for name in rule.opcodes if not rule.far)
    assert listed == sorted(OPCODES)


def test_the_default_library_is_read_once():
    assert Library.default() is LIBRARY


@pytest.mark.parametrize(
    ("name", "result", "parameters", "fits"),
    [
        ("sin", DOUBLE, (DOUBLE,), True),
        ("sin", vector_type(4, DOUBLE), (vector_type(4, DOUBLE),), True),
        ("sin", DOUBLE, (DOUBLE, METADATA, METADATA), True),
        ("sin", DOUBLE, (POINTER,), False),
        ("sin", VOID, (DOUBLE,), False),
        ("sin", DOUBLE, (DOUBLE, DOUBLE), False),
        ("sincos", VOID, (DOUBLE, POINTER, POINTER), True),
        ("powi", DOUBLE, (DOUBLE, I32), True),
        ("malloc", POINTER, (I64,), True),
        ("malloc", VOID, (I64,), False),
        ("C output", I32, (POINTER, DOUBLE), True),
    ],
)
def test_a_name_is_no_proof(name, result, parameters, fits):
    (rule,) = [rule for rule in LIBRARY.rules if rule.name == name]
    assert rule.fits(function_type(result, parameters)) is fits


MINE = """
- name: mine
  matches: [cos, mine*]
  args: [x]
  partials: {x: sin(x)}
  effects: none
  samples: [[1.0], [2.0]]
"""


def test_a_file_of_the_users_wins():
    more = LIBRARY.with_file("mine.yaml", MINE)
    assert more.callee("cos").name == "mine"
    assert more.callee("cosf").name == "cos"
    assert more.callee("minef").name == "mine"
    assert LIBRARY.callee("cos").name == "cos"
    assert len(more.rules) == len(LIBRARY.rules) + 1


def test_two_files_of_the_users_may_build_on_each_other():
    more = LIBRARY.with_file("mine.yaml", MINE)
    text = MINE.replace("mine", "other").replace("cos, ", "").replace("sin(x)", "mine(x)")
    assert more.with_file("other.yaml", text).callee("other") is not None


def test_a_mistake_of_the_users_names_the_file():
    with pytest.raises(UserError) as caught:
        LIBRARY.with_file("mine.yaml", MINE.replace("sin(x)", "sin(y)"))
    assert caught.value.diagnostic.where == "mine.yaml:5:17"


def test_every_file_of_ours_is_in_the_library():
    # What has no rule, and a name that users know, is in a file of its own.
    files = {name for name in os.listdir(FOLDER) if name.endswith(".yaml")} - {"constructs.yaml"}
    assert {f"{name}.yaml" for name in (*library.FILES, *table.FILES)} == files


def test_allocators_are_freed_by_functions_that_free():
    for rule in LIBRARY.rules:
        if rule.allocation is not None:
            assert LIBRARY.callee(rule.allocation.freed_by).frees is not None


def test_what_makes_and_frees_resized_memory_is_given_what_resizes_is_given():
    for rule in LIBRARY.rules:
        made = rule.allocation
        if made is not None and made.made_by is not None:
            names = {each.name for each in rule.arguments}
            makes, frees = LIBRARY.callee(made.made_by), LIBRARY.callee(made.freed_by)
            assert {each.name for each in (*makes.arguments, *frees.arguments)} <= names
            assert (frees.frees, makes.allocation.size) == (made.resizes, made.size)


def test_functions_of_rustc_that_belong_together_are_named_alike():
    mangled = "_RNvCs1aB_7___rustc14___rust_realloc"
    assert library.sibling(mangled, "__rust_alloc") == "_RNvCs1aB_7___rustc12___rust_alloc"
    assert library.sibling("__rust_realloc", "__rust_alloc") == "__rust_alloc"


def test_a_reduction_needs_its_lanes_unless_it_is_a_sum():
    assert LIBRARY.callee("llvm.vector.reduce.fmul.v4f32").needs(["x"]) == {"start", "x"}
    assert LIBRARY.callee("llvm.vector.reduce.fadd.v4f32").needs(["x"]) == frozenset()
    assert LIBRARY.callee("llvm.vector.reduce.fmax.v4f32").needs([]) == frozenset()


def test_every_code_is_in_the_table_of_the_documentation():
    with open(os.path.join(FOLDER, "README.md"), encoding="utf-8") as file:
        text = file.read()
    in_use = [f"EZ09{number}" for number in range(11, 16)]
    assert all(f"| {code} |" in text for code in [*CODES.values(), *in_use])


def test_functions_that_do_not_return_are_known():
    for name in ("exit", "abort", "__assert_fail", "llvm.trap"):
        assert Effect.EXITS in LIBRARY.callee(name).effects


def test_intrinsics_that_formulas_call_have_been_in_llvm_since_16():
    old = """ceil copysign cos exp exp2 fabs floor fma fmuladd log log10 log2 maximum maxnum minimum
    minnum nearbyint pow powi rint round roundeven sin sqrt trunc canonicalize"""
    called = {each.intrinsic for each in LIBRARY.functions.values() if each.intrinsic}
    assert called <= {f"llvm.{name}" for name in old.split()}


def c_functions():
    libm = ctypes.CDLL("libm.so.6")
    for rule in LIBRARY.rules:
        names = [match.replace(SUFFIX, "") for match in rule.matches if SUFFIX in match]
        plain = all(each.role in (Role.FLOAT, Role.INTEGER) for each in rule.arguments)
        plain = plain and not rule.is_complex
        if rule.kind is Kind.PARTIALS and plain:
            for name in names:
                if not name.startswith("__") and hasattr(libm, name):
                    yield pytest.param(rule, getattr(libm, name), id=name)


@pytest.mark.parametrize(("rule", "function"), list(c_functions()))
def test_the_primals_of_our_tests_are_what_c_computes(rule, function):
    kinds = {Role.FLOAT: ctypes.c_double, Role.INTEGER: ctypes.c_int}
    function.restype = ctypes.c_double
    function.argtypes = [kinds[each.role] for each in rule.arguments]
    for sample in rule.samples:
        expected = PRIMALS[rule.name](*(mpmath.mpf(each) for each in sample))
        assert abs(function(*sample) - expected) <= abs(expected) * mpmath.mpf(2) ** -50


def test_loading_costs_little_more_than_reading_the_yaml():
    texts = []
    for name in library.FILES:
        with open(os.path.join(FOLDER, f"{name}.yaml"), encoding="utf-8") as file:
            texts.append((f"{name}.yaml", file.read()))

    def fastest(work):
        best = float("inf")
        for _ in range(5):
            start = time.perf_counter()
            work()
            best = min(best, time.perf_counter() - start)
        return best

    yaml_loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    alone = fastest(lambda: [yaml.compose(text, Loader=yaml_loader) for _, text in texts])
    assert fastest(lambda: Library.of(texts)) < 8 * alone


DEBUG = "Rust formats, by trait"


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("_ZNSolsEPFRSt8ios_baseS0_E", "C++ streams, made and written to"),
        ("_ZNKSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE7compareERKS4_", "C++ text"),
        ("_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEED1Ev", "C++ text"),
        ("_ZSt24__throw_out_of_range_fmtPKcz", "C++ exits"),
        ("_ZSt22__throw_overflow_errorPKc", "C++ exits, libc++"),
        ("_RNvNtNtCsjrHSEGnQ3l9_3std2io5stdio6__print", "Rust output"),
        ("_RNvXs7_NtNtCs1_4core3fmt5floatdNtB7_7Display3fmt", DEBUG),
        (
            "_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow",
            "Rust exits",
        ),
        ("_ZN3std2io5stdio6_print17h0123456789abcdefE", "Rust output"),
        ("_ZNSt6vectorIdSaIdEE9push_backERKd", None),
        ("_ZSt29_Rb_tree_insert_and_rebalancebPSt18_Rb_tree_node_baseS0_RS_", None),
        ("_ZNSt6threadC1Ev", None),
    ],
)
def test_mangled_names_are_found_by_how_they_begin(name, rule):
    found = LIBRARY.callee(name)
    assert (found and found.name) == rule


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("_RNvXNtNtCs1a_3std2io5errorNtB2_5ErrorNtNtCs2b_4core3fmt5Debug3fmt", DEBUG),
        ("_RNvXs1g_NtCs2b_4core3fmtRlNtB6_5Debug3fmtCs1a_3std", DEBUG),
        ("_RNvXs3_NtCs2b_4core4bstrNtB5_7ByteStrNtNtB7_3fmt7Display3fmt", DEBUG),
        ("_RNvXCs1a_4userNtB2_1TNtNtB2_3fmt5Debug3fmt", None),
        ("_RNvXNtCs2b_4core4userNtB2_1TNtB2_6MDebug3fmt", None),
        ("_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE", DEBUG),
        ("_ZN44_$LT$$RF$T$u20$as$u20$user..fmt..Display$GT$3fmt17h0123456789abcdefE", None),
        ("_ZN4user3fmt5Debug3fmt17h0123456789abcdefE", None),
    ],
)
def test_methods_of_traits_of_rust_are_found_by_the_trait(name, rule):
    found = Library.default().callee(name)
    assert (found.name if found else None) == rule


@pytest.mark.parametrize(
    ("name", "is_theirs"),
    [
        ("_RNvXNtNtCs1a_3std2io5errorNtB2_5ErrorNtNtCs2b_4core3fmt5Debug3fmt", False),
        ("_RNvXs1g_NtCs2b_4core3fmtRlNtB6_5Debug3fmtCs1a_3std", False),
        ("_RNvXs1g_NtCs2b_4core3fmtRNtCs9_4user1TNtB6_5Debug3fmtCs9_4user", True),
        ("_RNvXCs9_4userNtB2_1TNtNtCs2b_4core3fmt5Debug3fmt", True),
        ("_ZN44_$LT$$RF$T$u20$as$u20$core..fmt..Display$GT$3fmt17h0123456789abcdefE", True),
        ("_RNvNtCs2b_4core3fmt5write", False),
    ],
)
def test_methods_of_rusts_own_library_are_told_from_those_of_programs(name, is_theirs):
    assert Library.default().is_method_of_users(name) is is_theirs


def test_names_of_c_are_never_found_by_how_they_begin():
    assert LIBRARY.callee("printf_of_mine") is None
    assert LIBRARY.callee("sinister") is None


def test_a_variable_is_silent_by_its_mangled_name_alone():
    library = Library.default()
    assert library.is_silent("_ZTVN10__cxxabiv117__class_type_infoE")
    assert library.is_silent("_ZTI5Shape")
    assert not library.is_silent("time")
    assert not library.is_silent("_ZTV5Shape")


def test_what_a_language_brings_along_is_known_even_with_a_body():
    library = Library.default()
    assert library.outranks_body("_RNvCsfLfy6EI15iL_7___rustc12___rust_alloc")
    assert library.outranks_body("_ZN6enzyme7request6silent17h0123456789abcdefE")
    assert library.outranks_body("_ZN3std2io5stdio6_print17h0123456789abcdefE")
    assert not library.outranks_body("malloc")
    assert library.outranks_body("_ZNSs6resizeEm")
    assert not library.outranks_body("_ZNSt7__cxx119to_stringEi")


#: What makes a text: of a number with libstdc++, with libc++, of two texts in libc++'s library.
TEXTS = (
    "_ZN9__gnu_cxx12__to_xstringINSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEEcEET_"
    "PFiPT0_mPKS8_P13__va_list_tagEmSB_z",
    "_ZNSt3__19to_stringEd",
    "_ZNSt3__1plIcNS_11char_traitsIcEENS_9allocatorIcEEEENS_12basic_stringIT_T0_T1_EEPKS6_RKS9_",
)


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_that_is_made_may_be_beside_numbers(name):
    rule = Library.default().callee(name)
    assert rule is not None
    assert rule.kind is Kind.INACTIVE
    assert rule.integers


def test_what_never_comes_back_is_known_even_with_a_body():
    library = Library.default()
    assert library.ends("__clang_call_terminate")
    assert not library.ends("printf")
    assert not library.ends("mine")
