"""What is said of variables that are only declared is held by globals behind the declaration."""

import re

import pytest

from enzyme_cc.attributes.respelling import respelled

HELD = re.compile(r"__enzyme_attribute_(\w+)_[0-9a-fx]+\[\].*?= \{(.*?)\};")


def held(text):
    """The words, and what each is of, with what it is given."""
    seen = respelled(text.encode()).decode()
    return [
        (word, *(each.split(")")[-1] for each in parts.split(", ") if "__FILE__" not in each))
        for word, parts in HELD.findall(seen)
    ]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("extern double a[] __attribute__((enzyme_inactive));", [("inactive", "&a")]),
        (
            "__attribute__((enzyme_nofree)) extern int a, *b[3];",
            [("nofree", "&a"), ("nofree", "&b")],
        ),
        ("extern int a, b[2] [[enzyme::inactive]], c;", [("inactive", "&b")]),
        ("extern double a __attribute__((enzyme_shadow(d)));", [("shadow", "&a", "&d")]),
        ("int c = '{'; extern double a __attribute__((enzyme_inactive));", [("inactive", "&a")]),
        ("#define A(x) x\nextern double a __attribute__((enzyme_inactive));", [("inactive", "&a")]),
        (
            "struct S : B { int b() { return 1; } [[enzyme::inactive]] static double a[2]; };",
            [("inactive", "&a")],
        ),
        (
            "#if A\nclass S : A {\n#else\nclass S {\n#endif\n"
            " public: static double d, a __attribute__((enzyme_shadow(d))); };",
            [("shadow", "&a", "&d")],
        ),
        ("struct S { [[enzyme::inactive]] static inline double a; };", []),
        ("struct S { [[enzyme::inactive]] static thread_local double a; };", []),
        ("struct S { int a; };\nstatic double a __attribute__((enzyme_inactive));", []),
        ("struct S f(void) { static double a __attribute__((enzyme_inactive)); }", []),
        ("namespace n { static double a __attribute__((enzyme_inactive)); }", []),
        ("struct S { } s = { 1 }; enum { A }; static int a __attribute__((enzyme_inactive));", []),
        ("extern double a(int) __attribute__((enzyme_inactive));", []),
        ("extern double (*a[2])(int) __attribute__((enzyme_inactive));", [("inactive", '"=a"')]),
        ("extern double &a __attribute__((enzyme_inactive));", [("inactive", '"=a"')]),
        ("extern _Thread_local int a __attribute__((enzyme_inactive));", [("inactive", '"=a"')]),
        (
            'extern "C" { [[enzyme::inactive]] extern thread_local double a[2]; }',
            [("inactive", '"=a"')],
        ),
        ("namespace n { extern double &a __attribute__((enzyme_inactive)); }", []),
        ("extern double (*a(int))(int) __attribute__((enzyme_inactive));", []),
        ('extern __thread int a __asm__("b") __attribute__((enzyme_inactive));', []),
        ("extern __thread int a __attribute__((enzyme_shadow(d)));", []),
        ("double a __attribute__((enzyme_inactive)) = 1;", []),
        ("#define A extern double a __attribute__((enzyme_inactive));", []),
        ("extern double a __attribute__((enzyme_inactive(3)));", []),
    ],
)
def test_variables_that_are_only_declared_are_held_with_what_is_said_of_them(text, wanted):
    assert held(text) == wanted


def test_lines_are_told_again_behind_what_comes_in_and_behind_what_is_left_out():
    seen = respelled(
        b"extern int a __attribute__((enzyme_inactive)); int b;\n"
        b"#if 0\nextern int c __attribute__((enzyme_inactive));\n#endif\nint d;\n"
    ).decode()
    assert "#endif\n#line 1\n int b;\n" in seen
    assert seen.endswith("#endif\n#line 3\n\n#endif\n#line 5\nint d;\n")
