import itertools
import re
import shutil
import subprocess

import pytest

from enzyme_cc.ir.metadata.alias_scopes import AliasScopes, no_alias
from enzyme_cc.ir.metadata.nodes import MetadataError, MetadataTable, attachments

C = """
static void axpy(double *restrict x, double *restrict y, int n) {
  for (int i = 0; i < n; i++) y[i] += 2 * x[i];
}
void f(double *a, double *b, int n) { axpy(a, b, n); }
"""
# LangRef's example, with two descriptions.
LINES = [
    "!{!0}",
    '!{!1, !"second"}',
    "!{!2, !0}",
    '!{!3, !0, !"third"}',
    "!{!4, !1}",
    "!{!4}",
    "!{!4, !3, !2}",
    "!{!3}",
    "!{!2, !3}",
    "!{}",
]
LISTS = range(5, 10)


def scopes_of(lines):
    return AliasScopes(MetadataTable(dict(enumerate(lines))))


def test_the_example_of_langref():
    scopes = scopes_of(LINES)
    assert scopes.no_alias("!5", "!5")
    assert scopes.no_alias("!5", "!6")
    assert not scopes.no_alias("!6", "!7")
    assert not scopes.no_alias(None, "!5")
    assert not scopes.no_alias("!5", None)
    assert not scopes.no_alias(9, 9)
    assert no_alias(scopes.scopes(7), scopes.scopes(6))


def test_scopes_and_domains_have_names():
    scopes = scopes_of(LINES)
    second, third, first = scopes.scopes(6)
    assert (first.description, second.description, third.description) == ("", "", "third")
    assert first.domain is third.domain
    assert second.domain is scopes.domain(1)
    assert second.domain.description == "second"
    assert [repr(third), repr(second.domain)] == ["<Scope 'third'>", "<Domain 'second'>"]


@pytest.mark.parametrize("lines", [LINES, [*LINES[:4], '!{!"s", !1}', *LINES[5:]]])
def test_llvm_says_the_same_of_each_two_lists(lines):
    if not shutil.which("opt-22"):
        pytest.skip("no opt-22")
    pairs = list(itertools.product(LISTS, LISTS))
    body = []
    for number, (one, other) in enumerate(pairs):
        body += [
            f"define i32 @f{number}(ptr %a, ptr %b) {{",
            f"  %x = load i32, ptr %a, !alias.scope !{one}",
            f"  store i32 0, ptr %b, !noalias !{other}",
            "  ret i32 %x\n}",
        ]
    text = "\n".join([*body, *(f"!{number} = {line}" for number, line in enumerate(lines))])
    command = ["opt-22", "-disable-output", "-aa-pipeline=scoped-noalias-aa", "-passes=aa-eval"]
    command += ["-evaluate-aa-metadata", "-print-all-alias-modref-info"]
    output = subprocess.run(
        command, input=text, text=True, stderr=subprocess.PIPE, check=True
    ).stderr
    said = re.findall(r"(No|May)Alias: .*<->", output)
    scopes = scopes_of(lines)
    assert len(said) == len(pairs)
    assert [scopes.no_alias(*pair) for pair in pairs] == [word == "No" for word in said]


@pytest.mark.parametrize("version", [16, 19, 22])
def test_an_inlined_function_has_a_scope_for_each_restrict(version):
    if not shutil.which(f"clang-{version}"):
        pytest.skip(f"no clang-{version}")
    command = [f"clang-{version}", "-O1", "-S", "-emit-llvm", "-x", "c", "-", "-o", "-"]
    text = subprocess.run(command, input=C, text=True, stdout=subprocess.PIPE, check=True).stdout
    nodes = re.findall(r"^!(\d+) = (.*)$", text, re.MULTILINE)
    scopes = AliasScopes(MetadataTable({int(number): node for number, node in nodes}))
    loads = [attachments(found) for found in re.findall(r"= load double.*?align 8(.*)", text)]
    load = next(
        each
        for each in loads
        if scopes.scopes(each["alias.scope"])[0].description == "axpy: argument 0"
    )
    store = attachments(re.search(r"store double.*?align 8(.*)", text)[1])
    (scope,) = scopes.scopes(store["alias.scope"])
    assert scope.description == "axpy: argument 1"
    assert scope.domain.description == "axpy"
    assert scopes.no_alias(load["alias.scope"], store["noalias"])
    assert scopes.no_alias(store["alias.scope"], load["noalias"])
    assert not scopes.no_alias(store["alias.scope"], store["noalias"])


def test_equal_scopes_are_one_whatever_their_number():
    lines = ['!{!"d"}', '!{!"d"}', '!{!"s", !0}', '!{!"s", !1}', 'distinct !{!"s", !0}']
    scopes = scopes_of([*lines, "!{!2, !3}", "!{!4}", 'distinct !{!"d"}'])
    assert scopes.domain(0) is scopes.domain(1)
    assert scopes.domain(0) is not scopes.domain(7)
    assert scopes.scope(2) is scopes.scope(3)
    assert scopes.scope(2) is not scopes.scope(4)
    assert scopes.scopes(5) is scopes.scopes("!5")
    assert scopes.scope(2).description == "s"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("!{!0}", "expected an alias scope"),
        ("!{!1}", "an alias scope without a domain"),
        ("!{!2}", "expected a domain of alias scopes"),
        ('!{!"x"}', "operand is not a node"),
        ("!DIFile()", "expected a tuple"),
        ("!{!77}", "there is no metadata !77"),
    ],
)
def test_lists_of_the_wrong_shape_are_refused(text, reason):
    scopes = scopes_of(["!{!0}", '!{!1, !"x"}', "!{!2, !{}}"])
    with pytest.raises(MetadataError, match=reason):
        scopes.scopes(text)
