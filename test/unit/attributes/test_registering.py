"""Variables that register something are kept, where clang would drop what nobody uses."""

import pytest

from enzyme_cc.attributes.respelling import respelled

KEPT = " __attribute__((used))"


@pytest.mark.parametrize(
    "text",
    [
        "static void *__enzyme_register_gradient_f[]@ = {(void *)f, (void *)g, (void *)h};",
        "static void *__enzyme_register_derivative_f[2]@={(void *)f, (void *)g};",
        "static void *const __enzyme_inactivefn_f@ = (void *)f;",
        "const Rule my__enzyme_register_splitderivative_f@ = {f, g, h};",
        'namespace { constexpr Rule __enzyme_function_like_f@{f, "exp"}; }',
        "struct S { static inline const Rule __enzyme_nofree_f@ = f; };",
        "#define RULE(f) static void *__enzyme_inactive_global_##f##_v[]@ = {&f}\n",
        "static /* = */ void *__enzyme_shadow_global_v[2] // of v\n@ = {&v, &dv};",
    ],
)
def test_what_clang_would_drop_is_kept(text):
    seen = respelled(text.replace("@", "").encode()).decode()
    assert seen.replace(" // of v\n", "").count(KEPT) == 1
    assert seen.replace(KEPT, "") == text.replace("@", "")
    if "//" not in text:
        assert seen == text.replace("@", KEPT)


@pytest.mark.parametrize(
    "text",
    [
        "void *__enzyme_register_gradient_f[] = {(void *)f, (void *)g, (void *)h};",
        "static double x = __enzyme_autodiff((void *)f, 1.0);",
        "extern const Rule __enzyme_register_derivative_f;",
        'static const char *s = "static x __enzyme_inactivefn_f = 1";',
        "// static void *__enzyme_inactivefn_f = f;\n",
        "const int n = 1; void *__enzyme_inactivefn_f = f;",
        "static int is(void *x) { return x == __enzyme_inactivefn_f; }",
    ],
)
def test_all_else_is_as_it_was(text):
    assert respelled(text.encode()) == text.encode()
