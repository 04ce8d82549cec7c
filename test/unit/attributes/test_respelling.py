"""Attributes of ours become clang's `annotate` where they stand, and nothing else changes."""

import pytest

from enzyme_cc.attributes.annotations import ALIASES, WORDS, Takes, word_in
from enzyme_cc.attributes.respelling import respelled


def changed(text):
    return respelled(text.encode("latin-1")).decode("latin-1")


CASES = [
    ("__attribute__((enzyme_inactive))", '__attribute__((annotate("enzyme_inactive")))'),
    ("__attribute__((__enzyme_inactive__))", '__attribute__((annotate("enzyme_inactive")))'),
    ("__attribute((enzyme_nofree))", '__attribute((annotate("enzyme_nofree")))'),
    (
        "__attribute__ (( noinline, enzyme_inactive , used ))",
        '__attribute__ (( noinline, annotate("enzyme_inactive") , used ))',
    ),
    (
        '__attribute__((enzyme_function_like("log1p")))',
        '__attribute__((annotate("enzyme_function_like", "log1p")))',
    ),
    ("__attribute__((enzyme_augment(f)))", '__attribute__((annotate("enzyme_augment", *f)))'),
    ('__attribute__((enzyme("augment", f)))', '__attribute__((annotate("enzyme_augment", *f)))'),
    (
        '__attribute__((enzyme ("gradient",f), cold))',
        '__attribute__((annotate("enzyme_gradient", *f), cold))',
    ),
    (
        "__attribute__((enzyme_splitderivative(f<int, g(2)>)))",
        '__attribute__((annotate("enzyme_splitderivative", *f<int, g(2)>)))',
    ),
    ("__attribute__((enzyme_shadow(d)))", '__attribute__((annotate("enzyme_shadow", &d)))'),
    ("__attribute__((enzyme_shadow(&d)))", '__attribute__((annotate("enzyme_shadow", &d)))'),
    ("[[enzyme::inactive]] int f();", '[[clang::annotate("enzyme_inactive")]] int f();'),
    ("[[enzyme_inactive]] int f();", '[[clang::annotate("enzyme_inactive")]] int f();'),
    (
        "[[nodiscard, enzyme::derivative(ns::g)]]",
        '[[nodiscard, clang::annotate("enzyme_derivative", *ns::g)]]',
    ),
    (
        "[[using enzyme: inactive, shouldrecompute]]",
        '[[using clang: annotate("enzyme_inactive"), annotate("enzyme_shouldrecompute")]]',
    ),
    ('[[enzyme("gradient", f)]]', '[[clang::annotate("enzyme_gradient", *f)]]'),
    (
        "#define QUIET __attribute__((enzyme_inactive))",
        '#define QUIET __attribute__((annotate("enzyme_inactive")))',
    ),
    (
        "#define RULE(f) \\\n  __attribute__((enzyme_derivative(f)))\n",
        '#define RULE(f) \\\n  __attribute__((annotate("enzyme_derivative", *f)))\n',
    ),
    (
        "__attribute__((/* our */ enzyme_inactive /* word */))",
        '__attribute__((/* our */ annotate("enzyme_inactive") /* word */))',
    ),
    ("#if __has_attribute(enzyme_inactive)", "#if __has_attribute(annotate)"),
    (
        "#if __has_cpp_attribute(enzyme::inactive) && __has_c_attribute( enzyme_nofree )",
        "#if __has_cpp_attribute(clang::annotate) && __has_c_attribute( clang::annotate )",
    ),
    # What is given to a word that takes nothing, and the reverse, is told of when it is read.
    ("__attribute__((enzyme_inactive(3)))", '__attribute__((annotate("enzyme_inactive", 3)))'),
    ("__attribute__((enzyme_inactive()))", '__attribute__((annotate("enzyme_inactive")))'),
    ("__attribute__((enzyme_augment))", '__attribute__((annotate("enzyme_augment")))'),
    (
        "f(1'000); __attribute__((enzyme_inactive)) int a = '\"';",
        "f(1'000); __attribute__((annotate(\"enzyme_inactive\"))) int a = '\"';",
    ),
]


@pytest.mark.parametrize(("written", "seen"), CASES)
def test_an_attribute_becomes_an_annotation_in_its_place(written, seen):
    assert changed(f"int before;\n{written}\nint after;\n") == f"int before;\n{seen}\nint after;\n"


@pytest.mark.parametrize(
    "text",
    [
        "extern int enzyme_nofree; int g = f(enzyme_nofree);",
        "double enzyme(double x); double y = enzyme(2);",
        "namespace enzyme { int inactive; } int a = b[c[enzyme::inactive]];",
        "// __attribute__((enzyme_inactive))",
        "// goes on \\\n __attribute__((enzyme_inactive))",
        "/* __attribute__((enzyme_inactive)) */",
        'char *s = "__attribute__((enzyme_inactive))";',
        'char *s = R"x(" __attribute__((enzyme_inactive)) )" )x";',
        "__attribute__((enzyme_inactiv))",
        "[[enzyme::inactiv]] [[other::inactive]] [[inactive]]",
        '__attribute__((enzyme("other", f), enzyme, enzyme(f)))',
        '__attribute__((annotate("enzyme_inactive")))',
        "struct __attribute__((enzyme_inactive)) s;",
        "class [[enzyme::inactive]] s;",
        "extern __attribute__((enzyme_shadow(d))) double f(double);",
        "extern thread_local double k __attribute__((enzyme_shadow(d)));",
        "[[obj enzyme_inactive] init];",
        "__has_include(<enzyme_inactive>)",
    ],
)
def test_what_is_no_attribute_of_ours_stays_byte_for_byte(text):
    assert changed(text) == text


def test_a_definition_with_c_linkage_may_have_a_shadow():
    text = 'extern "C" __attribute__((enzyme_shadow(d))) double k = 1;'
    assert "annotate" in changed(text)


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_stay_where_they_are(end):
    text = end.join(["__attribute__((", "enzyme_derivative", "(", "f", ")", ")) int g;", ""])
    found = changed(text)
    assert found.count("\n") == text.count("\n")
    assert found.split(end)[-2] == ")) int g;"
    assert found.replace(end, "") == '__attribute__((annotate("enzyme_derivative", *f))) int g;'


def test_bytes_of_any_encoding_stay():
    text = b"/* \xff\xfe \x00 */ __attribute__((enzyme_inactive)) int \xc3\xa9;\r\n"
    assert respelled(text) == text.replace(b"enzyme_inactive", b'annotate("enzyme_inactive")')


@pytest.mark.parametrize("word", WORDS)
def test_every_word_has_its_four_spellings(word):
    given = {Takes.NOTHING: "", Takes.TEXT: '("sin")'}.get(WORDS[word].takes, "(f)")
    spellings = [
        f"__attribute__((enzyme_{word}{given}))",
        f"[[enzyme_{word}{given}]]",
        f"[[enzyme::{word}{given}]]",
        f"[[using enzyme: {word}{given}]]",
    ]
    assert all(f'annotate("enzyme_{word}"' in changed(each) for each in spellings)


def test_in_cpp_a_lambda_has_clang_make_what_is_a_template():
    text = b"[[enzyme::derivative(rule<T>)]] [[enzyme::shadow(d)]] [[enzyme::inactive]]"
    assert respelled(text, has_lambdas=True) == (
        b'[[clang::annotate("enzyme_derivative", *[]{ return rule<T>; }())]] '
        b'[[clang::annotate("enzyme_shadow", &d)]] [[clang::annotate("enzyme_inactive")]]'
    )


def test_the_words_are_in_order():
    assert list(WORDS) == sorted(WORDS)
    assert set(ALIASES.values()) <= set(WORDS)


def test_annotations_by_hand_are_read_in_their_own_spellings():
    assert word_in("enzyme_inactivefn") == ("inactive", "")
    assert word_in("enzyme_function_like=log1p") == ("function_like", "log1p")
    assert word_in("theirs") is None
