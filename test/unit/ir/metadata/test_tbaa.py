import random
import re
import shutil
import subprocess

import pytest

from enzyme_cc.ir.metadata.nodes import MetadataError, MetadataTable, attachments
from enzyme_cc.ir.metadata.tbaa import TypeSystem, kind_of, may_alias, pointer_of

CXX = """
struct V { virtual ~V(); int x; };
struct Q { int a; double b[2]; V *p; Q **q; float f; };
void copy(Q *);
void set(short *s, long double *l, bool *b, float *f, double *d, char *c, wchar_t *w, int ***ip,
         Q *q, _BitInt(17) *i, void **v, double **pd, Q *other) {
  *s = 1; *l = 2; *b = true; *f = 1; *d = 2; *c = 3; *w = 1; *ip = 0; *i = 4; *v = 0; *pd = d;
  q->a = 1; q->p = other->p; q->q = other->q; q->f = 2; other->a = 3;
  Q c2 = *q; copy(&c2);
}
void destroy(V *v) { v->~V(); }
"""
NEW_TBAA = ["-Xclang", "-new-struct-path-tbaa"]


def system_of(lines):
    return TypeSystem(MetadataTable(dict(enumerate(lines))))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    made = {}

    def make(compiler, *options):
        if not shutil.which(compiler):
            pytest.skip(f"no {compiler}")
        if (compiler, options) not in made:
            command = [compiler, "-O1", "-S", "-emit-llvm", "-x", "c++", "-", "-o", "-", *options]
            done = subprocess.run(command, input=CXX, text=True, stdout=subprocess.PIPE, check=True)
            made[compiler, options] = done.stdout
        return made[compiler, options]

    return make


def read(text):
    """The types' system, and the attachments of all instructions that have !tbaa."""
    lines = re.findall(r"^!(\d+) = (.*)$", text, re.MULTILINE)
    system = TypeSystem(MetadataTable({int(number): node for number, node in lines}))
    found = re.findall(r"^  .*?((?:, !\S+ !\d+)*, !tbaa\S* !\d+.*)$", text, re.MULTILINE)
    return system, [attachments(line) for line in found]


@pytest.mark.parametrize("options", [[], NEW_TBAA], ids=["old", "new"])
@pytest.mark.parametrize("version", [16, 19, 22])
def test_the_tags_of_a_program_have_answers(compiled, version, options):
    system, found = read(compiled(f"clang++-{version}", *options))
    tags = [system.tag(each["tbaa"]) for each in found if "tbaa" in each]
    names = {tag.access.name for tag in tags}
    assert {"short", "long double", "bool", "float", "double", "omnipotent char", "int"} <= names
    in_struct = {(tag.offset, tag.access.name) for tag in tags if tag.base.name == "_ZTS1Q"}
    assert {(0, "int"), (40, "float")} <= in_struct
    assert all(tag.access.ancestors[-1].name == "Simple C++ TBAA" for tag in tags)
    assert {tag.size is None for tag in tags} == {not options}
    kinds = {tag.access.name: tag.access.kind for tag in tags}
    assert kinds["vtable pointer"] == "pointer"
    assert (kinds["float"], kinds["short"], kinds["_BitInt(17)"]) == ("float", "int", "int")
    assert kinds["omnipotent char"] == ""
    for tag in tags:
        assert may_alias(tag, tag)
        assert may_alias(tag, None)
    by_name = {tag.access.name: tag for tag in tags if tag.base is tag.access}
    assert not may_alias(by_name["float"], by_name["double"])
    assert may_alias(by_name["float"], by_name["omnipotent char"])


def test_pointers_of_llvm_20_say_what_they_point_to(compiled):
    system, found = read(compiled("clang++-22"))
    types = [system.tag(each["tbaa"]).access for each in found if "tbaa" in each]
    pointers = {pointer_of(kind.name): kind for kind in types if kind.kind == "pointer"}
    assert {(1, ""), (1, "double"), (2, "int"), (1, "_ZTS1V"), (2, "_ZTS1Q")} <= set(pointers)
    names = [parent.name for parent in pointers[2, "int"].ancestors]
    assert names == ["any p2 pointer", "any pointer", "omnipotent char", "Simple C++ TBAA"]


def test_a_copied_struct_has_fields(compiled):
    system, found = read(compiled("clang++-22"))
    (node,) = {each["tbaa.struct"] for each in found if "tbaa.struct" in each}
    fields = system.copied(node)
    assert [(f.offset, f.size, f.tag.access.kind) for f in fields] == [
        (0, 4, "int"),
        (8, 16, ""),
        (24, 8, "pointer"),
        (32, 8, "pointer"),
        (40, 4, "float"),
    ]


# LangRef's example: struct Inner { int; float }, struct Outer { float; double; Inner }.
OLD = [
    '!{!"TBAA Root"}',
    '!{!"char", !0, i64 0}',
    '!{!"float", !1, i64 0}',
    '!{!"double", !1}',
    '!{!"int", !1, i64 0}',
    '!{!"Inner", !4, i64 0, !2, i64 4}',
    '!{!"Outer", !2, i64 0, !3, i64 4, !5, i64 12}',
    '!{!"other root"}',
    '!{!"alien", !7, i64 0}',
    "!{!6, !2, i64 0}",
    "!{!6, !4, i64 12}",
    "!{!6, !2, i64 16}",
    "!{!2, !2, i64 0}",
    "!{!5, !4, i64 0}",
    "!{!5, !2, i64 4, i64 1}",
    "!{!1, !1, i64 0}",
    "!{!3, !3, i64 0}",
    "!{!8, !8, i64 0}",
    "!{!4, !4, i64 0}",
]
NEW = [
    '!{!"root"}',
    '!{!0, i64 1, !"char"}',
    '!{!1, i64 4, !"float"}',
    '!{!1, i64 8, !"double"}',
    '!{!1, i64 4, !"int"}',
    '!{!1, i64 8, !"Inner", !4, i64 0, i64 4, !2, i64 4, i64 4}',
    '!{!1, i64 24, !"Outer", !2, i64 0, i64 4, !3, i64 4, i64 8, !5, i64 12, i64 8}',
    "!{!6, !2, i64 0, i64 4}",
    "!{!6, !4, i64 12, i64 4}",
    "!{!6, !6, i64 0, i64 24}",
    "!{!5, !5, i64 0, i64 8}",
    "!{!6, !5, i64 12, i64 8}",
    "!{!2, !2, i64 0, i64 4}",
    "!{!3, !3, i64 0, i64 8, i64 1}",
    "!{!1, !1, i64 0, i64 1}",
    "!{!4, !4, i64 0, i64 4}",
    "!{!5, !2, i64 4, i64 4}",
]


def grown(seed, sized):
    """A type system that nobody wrote, and tags for accesses in it."""
    pick = random.Random(seed)
    lines = ['!{!"root"}', '!{!0, i64 1, !"char"}' if sized else '!{!"char", !0, i64 0}']
    leaves = {1: [(0, 1)]}
    for number in range(2, 7):
        parent = pick.randrange(1, number)
        name = f'!"scalar {number}"'
        lines.append(
            f"!{{!{parent}, i64 4, {name}}}" if sized else f"!{{{name}, !{parent}, i64 0}}"
        )
        leaves[number] = [(0, number)]
    for number in range(7, 12):
        offset, text, leaves[number] = 0, [], []
        for _ in range(pick.randint(2, 4)):
            kind = pick.randrange(1, number)
            size = 4 + max(at for at, _ in leaves[kind])
            text.append(f"!{kind}, i64 {offset}" + f", i64 {size}" * sized)
            leaves[number] += [(offset + at, leaf) for at, leaf in leaves[kind]]
            offset += size
        head = f'!1, i64 {offset}, !"s{number}"' if sized else f'!"s{number}"'
        lines.append(f"!{{{head}, {', '.join(text)}}}")
    for _ in range(24):
        base = pick.randrange(1, 12)
        offset, access = pick.choice(leaves[base])
        if sized and pick.random() < 0.2:
            offset, access = 0, base
        lines.append(f"!{{!{base}, !{access}, i64 {offset}{', i64 4' * sized}}}")
    return lines


SYSTEMS = [pytest.param(OLD, 9, id="old"), pytest.param(NEW, 7, id="new")] + [
    pytest.param(grown(seed, sized), 12, id=f"{'new' if sized else 'old'}{seed}")
    for seed in range(4)
    for sized in (False, True)
]


@pytest.mark.parametrize(("lines", "first_tag"), SYSTEMS)
def test_llvm_says_the_same_of_each_two_accesses(lines, first_tag):
    if not shutil.which("opt-22"):
        pytest.skip("no opt-22")
    tags = range(first_tag, len(lines))
    stores = [f"  store i32 {tag}, ptr %p{tag}, !tbaa !{tag}" for tag in tags]
    pointers = ", ".join(f"ptr %p{tag}" for tag in tags)
    nodes = [f"!{number} = {line}" for number, line in enumerate(lines)]
    text = "\n".join([f"define void @f({pointers}) {{", *stores, "  ret void", "}", *nodes])
    command = ["opt-22", "-disable-output", "-disable-verify", "-aa-pipeline=tbaa"]
    command += ["-passes=aa-eval", "-evaluate-aa-metadata", "-print-all-alias-modref-info"]
    output = subprocess.run(
        command, input=text, text=True, stderr=subprocess.PIPE, check=True
    ).stderr
    said = re.findall(r"(No|May)Alias: .*store i32 (\d+),.*<->.*store i32 (\d+),", output)
    assert len(said) == len(tags) * (len(tags) - 1) // 2
    system = system_of(lines)
    for word, one, other in said:
        ours = may_alias(system.tag(int(one)), system.tag(int(other)))
        assert ours == (word == "May"), (lines[int(one)], lines[int(other)])
        assert may_alias(system.tag(int(other)), system.tag(int(one))) == ours


def test_types_of_both_formats_have_the_same_views():
    old, new = system_of(OLD), system_of(NEW)
    for system in (old, new):
        outer, inner, integer = (system.type_node(number) for number in (6, 5, 4))
        assert (outer.name, outer.is_scalar, outer.is_root) == ("Outer", False, False)
        assert [(f.offset, f.type.name) for f in outer.fields] == [
            (0, "float"),
            (4, "double"),
            (12, "Inner"),
        ]
        assert outer.field_at(16) == (inner, 4)
        assert integer.is_scalar
        assert [parent.name for parent in integer.ancestors][:1] == ["char"]
        assert outer.contains(integer)
        assert system.type_node(0).is_root
    assert (new.type_node(6).size, old.type_node(6).size) == (24, None)
    assert new.type_node(6).fields[2].size == 8
    assert old.tag(14) == (old.type_node(5), old.type_node(2), 4, None, True)
    assert new.tag(13) == (new.type_node(3), new.type_node(3), 0, 8, True)
    assert new.tag("!12") is new.tag(12)


def test_equal_types_are_one_whatever_their_number():
    system = system_of(
        [
            '!{!"root"}',
            '!{!"int", !0, i64 0}',
            '!{!"int", !3, i64 0}',
            '!{!"root"}',
            'distinct !{!"int", !0, i64 0}',
            "!{!1, !1, i64 0}",
            "!{!2, !2, i64 0}",
            "distinct !{!7}",
            "!{}",
        ]
    )
    assert system.type_node(1) is system.type_node(2)
    assert system.type_node(1) is not system.type_node(4)
    assert may_alias(system.tag(5), system.tag(6))
    assert len({system.type_node(number) for number in (0, 3, 7, 8)}) == 3


def test_an_access_before_the_first_field_may_alias():
    system = system_of(
        [
            '!{!"root"}',
            '!{!"char", !0}',
            '!{!"int", !1}',
            '!{!"float", !1}',
            '!{!"S", !2, i64 8, !3, i64 12}',
            "!{!4, !3, i64 0}",
            "!{!2, !2, i64 0}",
        ]
    )
    assert system.type_node(4).field_at(0) is None
    assert may_alias(system.tag(5), system.tag(6))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('!{!"int", !0, i64 0}', "expected an access tag"),
        ("!{!1, !1}", "expected an access tag"),
        ("!DIFile()", "expected an access tag"),
        ("!{!1, !1, i64 -8}", "expected an offset or a size"),
        ("!{!1, !1, !1}", "expected an offset or a size"),
        ("!{!1, !1, i64 0, i64 0, i64 0}", "too many operands"),
        ("!{!1, !2, i64 0}", "made of itself"),
        ("!{!1, !3, i64 0}", "made of itself"),
        ("!{!1, !4, i64 0}", "incomplete field"),
        ("!{!1, !5, i64 0}", "without a name"),
        ("!{!1, !6, i64 0}", "expected a tuple"),
        ("!{!1, !7, i64 0}", "expected a type where"),
        ("!{!1, !99, i64 0}", "there is no metadata !99"),
    ],
)
def test_tags_and_types_of_the_wrong_shape_are_refused(text, reason):
    system = system_of(
        [
            '!{!"root"}',
            '!{!"int", !0, i64 0}',
            '!{!"x", !2, i64 0}',
            '!{!3, i64 4, !"x"}',
            '!{!"x", !1, i64 0, !1}',
            "!{i32 4, !1, i64 0}",
            "!DIFile()",
            '!{!"x", !1, i64 0, i64 4, i64 8}',
        ]
    )
    for _ in range(2):
        with pytest.raises(MetadataError, match=reason):
            system.tag(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("!{i64 0, i64 4}", "expected triples"),
        ("!{i64 0, i64 4, i64 8}", "expected an access tag behind"),
        ("!{i64 0, null, !{!1, !1, i64 0}}", "expected an offset or a size"),
    ],
)
def test_copied_fields_of_the_wrong_shape_are_refused(text, reason):
    with pytest.raises(MetadataError, match=reason):
        system_of(['!{!"root"}', '!{!"int", !0}']).copied(text)


def test_a_long_chain_of_types_is_refused_and_not_a_crash():
    chain = ['!{!"root"}', *(f'!{{!"t{n}", !{n - 1}}}' for n in range(1, 2000))]
    with pytest.raises(MetadataError):
        system_of(chain).type_node(1999)


@pytest.mark.parametrize(
    ("name", "kind", "pointer"),
    [
        ("double", "float", None),
        ("__bf16", "float", None),
        ("long long", "int", None),
        ("bool", "bool", None),
        ("char16_t", "char", None),
        ("omnipotent char", "", None),
        ("_ZTS5color", "", None),
        ("dummy arg data/_QMmFaxpyEx", "", None),
        ("any pointer", "pointer", (1, "")),
        ("vtable pointer", "pointer", (1, "")),
        ("any p2 pointer", "pointer", (2, "")),
        ("p1 int", "pointer", (1, "int")),
        ("p12 omnipotent char", "pointer", (12, "omnipotent char")),
    ],
)
def test_names_mean_kinds(name, kind, pointer):
    assert (kind_of(name), pointer_of(name)) == (kind, pointer)
