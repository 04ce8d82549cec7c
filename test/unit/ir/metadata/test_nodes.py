import re
import shutil
import subprocess
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enzyme_cc.ir.metadata.nodes import (
    MAX_DEPTH,
    MetadataError,
    MetadataString,
    MetadataTable,
    Node,
    NodeRef,
    TypedValue,
    Word,
    attachment_pairs,
    attachments,
    format_attachments,
    number_of,
    parse_node,
)

C = r"""
#include <stdlib.h>
enum color { RED, GREEN = -1, BLUE = 7 };
struct bits { unsigned a : 3; unsigned b : 5; };
union u { double d; long l; };
struct outer { float f; double d[3][2]; struct outer *next; union u un; enum color c;
  struct bits b; _Complex double z; void (*fn)(int, ...); const volatile int cv; int flex[]; };
const char *text = "a\\b\"c\n";
static inline double sq(double x) { return x * x; }
double f(struct outer *o, double *restrict x, double *restrict y, int n) {
  double s = 0;
  for (int k = 0; k < n; ++k) { int vla[n]; vla[k] = k; s += sq(x[k]) * y[k] + vla[k / 2]; }
  int **pp = malloc(8); *pp = &n;
  if (n == 3) goto end;
  s += o->un.d + **pp;
end:
  return s;
}
"""
CXX = r"""
namespace n { template <class T, int N, template <class> class X> struct A {
  T v[N]; virtual ~A() {} virtual T get() const { return v[0]; } static int count;
  int T::*member; T (A::*fn)() const; }; }
template <class T> struct I { int x; };
struct base { int x; }; struct D : virtual base { double w = 1; };
enum class E : unsigned char { a, b };
double run(double (&v)[4], int &&r, decltype(nullptr), E e, D &d) {
  double t = d.w + d.x;
  for (auto x : v) t += [&](double y) { return y * x + r; }(x);
  try { if (t > 3) throw 1; } catch (int) { t++; }
  return t; }
double use(n::A<I<int>, 4, I> *a) { return a->get().x; }
"""
FORTRAN = """
module m
  type :: point
    real(8) :: x
    real(8), allocatable :: data(:)
    type(point), pointer :: next => null()
    character(len=8) :: name
    complex(8) :: z
  end type
  real :: aa
  common /blk/ aa
contains
  function f(p, s, y) result(r)
    type(point), intent(in) :: p
    character(len=*) :: s
    real(8), intent(inout) :: y(:)
    real(8) :: r, lo(-2:5)
    lo = p%x
    y = y + 1
    r = sum(lo) + len(s) + p%data(2) + aa
  end function
end module
"""
RUST = """
#![crate_type="lib"]
pub enum En { A(f64), B { q: i32, r: f32 }, C }
pub union U { a: f64, b: u64 }
pub fn run(v: &[f64], e: En, o: Option<&f64>, b: Box<dyn Fn(f64) -> f64>, s: String, u: U) -> f64 {
  let mut t = 0.0; for i in v.iter() { t += i * 2.0; }
  t += match e { En::A(z) => z, En::B { q, r } => (q as f32 + r) as f64, En::C => 0.0 };
  if let Some(k) = o { t += *k; }
  t + b(t) + s.len() as f64 + unsafe { u.a }
}
"""
CLANG = ["-g", "-S", "-emit-llvm"]
NEW_TBAA = ["-Xclang", "-new-struct-path-tbaa"]
PROGRAMS = [
    pytest.param("clang-16", "a.c", C, [*CLANG, "-O1"], id="c16"),
    pytest.param("clang-19", "a.c", C, [*CLANG, "-O1", *NEW_TBAA], id="c19"),
    pytest.param("clang-22", "a.c", C, [*CLANG, "-O1", "-g3", "-fdebug-macro"], id="c22"),
    pytest.param("clang++-16", "a.cpp", CXX, [*CLANG, "-O1"], id="c++16"),
    pytest.param("clang++-19", "a.cpp", CXX, [*CLANG, "-O1"], id="c++19"),
    pytest.param("clang++-22", "a.cpp", "#include <memory>\n" + CXX, [*CLANG, "-O1"], id="c++22"),
    pytest.param("flang-22", "a.f90", FORTRAN, [*CLANG, "-O1"], id="fortran"),
    pytest.param("rustc", "a.rs", RUST, ["-g", "-Copt-level=1", "--emit=llvm-ir"], id="rust"),
]
LINE = re.compile(r"!(\d+) = (.*)")


def emitted(folder, compiler, name, source, options):
    if not shutil.which(compiler):
        pytest.skip(f"no {compiler}")
    (folder / name).write_text(source)
    command = [compiler, *options, name, "-o", "out.ll"]
    subprocess.run(command, cwd=folder, check=True)
    return (folder / "out.ll").read_text()


@pytest.mark.parametrize(("compiler", "name", "source", "options"), PROGRAMS)
def test_every_node_a_compiler_writes_comes_back_as_it_was(
    tmp_path, compiler, name, source, options
):
    text = emitted(tmp_path, compiler, name, source, options)
    nodes = [m[2] for m in map(LINE.match, text.splitlines()) if m]
    assert len(nodes) > 30
    assert [str(parse_node(node)) for node in nodes] == nodes
    found = re.findall(r"(?<=\S)((?:, ![a-z]\S* !\S+(?<!,))+)$", text, re.MULTILINE)
    assert found
    assert [format_attachments(attachments(line)) for line in found] == found


EXACT = [
    "!{}",
    "distinct !{}",
    "!{null}",
    "!{!0, null, !12}",
    "distinct !{!3, !4}",
    '!{!"", !"plain", !"q\\22uote", !"back\\\\slash", !"\\00\\01\\7F\\FF", !"\\C3\\A9"}',
    '!{!"} ) , ; !1"}',
    "!{i32 5, i64 -9223372036854775808, i1 true, double 1.500000e+00, float 0x7FF8000000000000}",
    "!{half 0xH3C00, x86_fp80 0xK3FFF8000000000000000, i128 170141183460469231731687303715884}",
    '!{ptr @f, ptr null, ptr addrspace(1) null, ptr @"we, ird)", i32 undef}',
    "!{<2 x i32> <i32 1, i32 2>, { i32, ptr } { i32 1, ptr @f }}",
    "!{<{ i8 }> <{ i8 1 }>, [0 x i8] undef}",
    '!{[3 x i8] c"a}b", %struct.s zeroinitializer, %"odd name" { i32 1 }, target("x", i8) poison}',
    "!{ptr getelementptr inbounds (i8, ptr @g, i64 4), i64 ptrtoint (ptr @g to i64)}",
    '!{!{!"x", !{i32 1}}, !DIExpression(), i32 1}',
    "!DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_unsigned, DW_OP_stack_value)",
    "!DIExpression(6, 18446744073709551615)",
    "!DIArgList(i32 %a, double 1.000000e+00, ptr @g)",
    "distinct !DIAssignID()",
    "!DILocation(line: 3, column: 5, scope: !12, isImplicitCode: true)",
    "!DIBasicType(tag: 1234, size: 8, encoding: 77, flags: DIFlagPublic | 536870912)",
    "!DISubrange(count: !5, lowerBound: -2, stride: !DIExpression(DW_OP_deref))",
    "!DISubrangeType(size: 32, baseType: !10, lowerBound: i64 18, bias: i64 1)",
    "!DIFixedPointType(encoding: DW_ATE_signed_fixed, kind: Rational, numerator: -814)",
    "!DIEnumerator(value: 340282366920938463463374607431768211455, isUnsigned: true)",
    '!DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, value: !"std::vector")',
    '!DITemplateValueParameter(name: "x", value: ptr @"a b")',
    '!GenericDINode(tag: DW_TAG_member, header: "he\\00ad", operands: {!7, !"x", null, !{}})',
    "!GenericDINode(tag: DW_TAG_member, operands: {})",
    '!DIFile(filename: "x", directory: "y", source: "int main() {\\0A}; // \\22")',
    "!DISubprogram(scope: null, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)",
    "!DIFromTheFuture(shape: round, of: { i32 } { i32 4 }, also: !{!1}, thisAdjustment: -8)",
]


@pytest.mark.parametrize("text", EXACT)
def test_a_node_comes_back_as_it_was(text):
    assert str(parse_node(text)) == text


def test_llvm_itself_writes_these_spellings(tmp_path):
    if not shutil.which("llvm-as-22"):
        pytest.skip("no llvm-as-22")
    nodes = [
        '!{!"a\\5Cd\\22\\e9é", i32 5, ptr @f}',
        '!GenericDINode(tag: 13, operands: {!0, !"x"})',
    ]
    lines = [f"!{i} = {node}" for i, node in enumerate(nodes)]
    text = "\n".join(["declare void @f()", "!n = !{!0, !1}", *lines])
    assembled = subprocess.run(
        ["llvm-as-22"], input=text.encode(), stdout=subprocess.PIPE, check=True
    )
    dis = subprocess.run(
        ["llvm-dis-22"], input=assembled.stdout, stdout=subprocess.PIPE, check=True
    )
    written = [m[2] for m in map(LINE.match, dis.stdout.decode().splitlines()) if m]
    assert [str(parse_node(node)) for node in written] == written
    assert str(parse_node(nodes[0])) == written[0]


def test_operands_have_types():
    node = parse_node('distinct !{!3, !"a\\22\\C3\\A9", null, i32 -7, !{}}')
    ref, text, nothing, number, inner = node.operands
    assert node.distinct
    assert node.kind == ""
    assert (ref, text, nothing, number) == (NodeRef(3), 'a"é', None, TypedValue("i32", "-7"))
    assert type(text) is MetadataString
    assert number.integer == -7
    assert isinstance(inner, Node)
    assert inner.operands == ()


def test_fields_have_types():
    node = parse_node(
        '!DIThing(tag: DW_TAG_member, flags: DIFlagA | DIFlagB, name: "x", line: -3, on: true,'
        " off: false, none: null, to: !4, value: i1 true, e: !DIExpression(DW_OP_deref, 3))"
    )
    fields = node.fields
    assert fields["tag"] == "DW_TAG_member"
    assert type(fields["tag"]) is Word
    assert type(fields["name"]) is str
    assert fields["flags"].parts == ("DIFlagA", "DIFlagB")
    assert (fields["line"], fields["on"], fields["off"], fields["none"]) == (-3, True, False, None)
    assert fields["value"].integer == 1
    assert fields["e"].operands == ("DW_OP_deref", 3)
    assert list(fields)[:3] == ["tag", "flags", "name"]


def test_bytes_that_are_no_text_are_kept():
    text = '!{!"\\FF\\80a"}'
    (value,) = parse_node(text).operands
    assert value.encode("utf-8", "surrogateescape") == b"\xff\x80a"
    assert str(parse_node(text)) == text


def test_spaces_lines_and_comments_do_not_matter():
    node = parse_node(
        '  distinct !DIFile( filename :"a;b" , ; what it is\n  directory: "c" ) ; end\n'
    )
    assert str(node) == 'distinct !DIFile(filename: "a;b", directory: "c")'
    assert str(parse_node("!{ !1 ,i32  5\n, null }")) == "!{!1, i32 5, null}"


@pytest.mark.parametrize(
    ("text", "reason", "offset"),
    [
        ("", "expected a metadata node", 0),
        ("!5", "expected a metadata node", 0),
        ("!{!0", "expected ',' or the end of the node", 4),
        ("!{!0)", "expected '}'", 4),
        ("!{!0, }", "expected metadata or a constant with its type", 6),
        ("!{!0 !1}", "expected ',' or the end of the node", 4),
        ("!{5}", "expected metadata or a constant with its type", 2),
        ("!{i32 !5}", "expected metadata or a constant with its type", 2),
        ('!{!"a" !1}', "expected ',' or the end of the node", 6),
        ("!{i32}", "expected metadata or a constant with its type", 2),
        ("!{a: !1}", "expected metadata or a constant with its type", 2),
        ("!DIFile(filename: )", "expected metadata or a constant with its type", 18),
        ("!DILocation(line: 1, line: 2)", "line is there twice", 21),
        ("!{!0} !1", "nothing may follow a node", 5),
        ('!{!"abc}', "expected a metadata node", 2),
        ("!{!99999999999}", "expected a metadata node", 2),
    ],
)
def test_a_mistake_is_said_with_its_place(text, reason, offset):
    with pytest.raises(MetadataError) as caught:
        parse_node(text)
    assert (caught.value.reason, caught.value.offset) == (reason, offset)


def test_nodes_in_nodes_end_somewhere():
    deep = "!{" * (MAX_DEPTH + 5) + "}" * (MAX_DEPTH + 5)
    with pytest.raises(MetadataError, match="in each other"):
        parse_node(deep)
    with pytest.raises(MetadataError):
        parse_node("!DIX(operands: {" * 5000)


@given(
    st.lists(
        st.sampled_from([*'!{}(),:"<>[]; |', "!1", "i32", "5", "null", "a", "!DIX("]), max_size=25
    )
)
def test_any_text_is_a_node_or_a_metadata_error(pieces):
    text = "!{" + "".join(pieces)
    try:
        node = parse_node(text)
    except MetadataError:
        return
    assert str(parse_node(str(node))) == str(node)


@given(st.text())
def test_any_string_comes_back(text):
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    node = Node("", (MetadataString(text),))
    assert parse_node(str(node)).operands == (text,)


def test_accessors_say_what_is_wrong():
    node = parse_node('!DIX(line: "a", name: 5, scope: 3, on: 1, size: i64 5, dynamic: !4)')
    for read, name in (
        (node.integer, "line"),
        (node.string, "name"),
        (node.link, "scope"),
        (node.boolean, "on"),
        (node.words, "line"),
        (node.constant, "line"),
    ):
        with pytest.raises(MetadataError, match=f"{name} is"):
            read(name)
    with pytest.raises(MetadataError, match="expected DIY or a tuple"):
        node.expect("DIY", "")
    assert (node.constant("size"), node.constant("dynamic"), node.constant("none")) == (
        5,
        None,
        None,
    )
    assert (node.integer("none"), node.string("none"), node.link("none")) == (0, "", None)


def test_attachments_are_split():
    text = ', !dbg !12, !tbaa !5, !srcloc !DILocation(line: 1, scope: !{!"a, !b \\22)"}), !x.y !{}'
    assert attachments(text) == {
        "dbg": "!12",
        "tbaa": "!5",
        "srcloc": '!DILocation(line: 1, scope: !{!"a, !b \\22)"})',
        "x.y": "!{}",
    }
    assert format_attachments(attachments(text)) == text


def test_attachments_of_functions_have_no_commas():
    text = " !dbg !5 !prof !6 !foo\\20bar !{i32 1}"
    assert attachments(text) == {"dbg": "!5", "prof": "!6", "foo\\20bar": "!{i32 1}"}
    assert format_attachments(attachments(text), " ") == text
    assert attachments("") == {}


def test_a_global_may_have_two_attachments_of_one_kind():
    text = ", !type !0, !type !1"
    assert attachment_pairs(text) == [("type", "!0"), ("type", "!1")]
    assert format_attachments(attachment_pairs(text)) == text
    assert attachments(text) == {"type": "!1"}
    with pytest.raises(MetadataError, match="two attachments of one kind"):
        attachments(", !type !0, !dbg !1, !dbg !2")


@pytest.mark.parametrize("text", [" !dbg", ", !dbg 5", ", align 4", " !dbg !5 {", ", !dbg !{!1"])
def test_other_text_is_no_attachment(text):
    with pytest.raises(MetadataError):
        attachments(text)


class Counting(dict):
    asked = 0

    def get(self, key, default=None):
        self.asked += 1
        return super().get(key, default)


def test_a_table_reads_a_node_once_and_late():
    source = Counting({0: "!{!1}", 1: "!{!0}", 7: "nonsense"})
    table = MetadataTable(source, {"llvm.module.flags": "!{!0, !1}", "odd": "!{null}"})
    assert source.asked == 0
    assert table.node(0) is table.node(0)
    assert source.asked == 1
    assert table.named("llvm.module.flags") == (0, 1)
    assert table.named("llvm.dbg.cu") == ()
    with pytest.raises(MetadataError, match="in !7: expected a metadata node"):
        table.node(7)
    with pytest.raises(MetadataError, match="there is no metadata !3"):
        table.node(3)
    with pytest.raises(MetadataError, match="!odd lists something"):
        table.named("odd")


def test_a_table_takes_new_nodes():
    table = MetadataTable({4: "!{}"})
    assert table.next_number == 5
    assert table.add("distinct !{!5}") == 5
    assert table.add('!{!"x"}') == 6
    assert table.added == {5: "distinct !{!5}", 6: '!{!"x"}'}
    assert table.node(6).operands == ("x",)
    assert MetadataTable({}).add("!{}") == 0
    with pytest.raises(MetadataError):
        table.add("!{")


def test_a_reference_may_be_given_in_four_ways():
    table = MetadataTable({4: '!{!"x"}'})
    node = table.node(4)
    assert all(table.resolve(way) is node for way in (4, "!4", NodeRef(4), node))
    assert table.resolve("!{!4}").operands == (NodeRef(4),)
    assert [number_of(way) for way in (4, "!4", NodeRef(4), node, "!{}")] == [4, 4, 4, None, None]


def test_a_location_is_read_in_microseconds():
    text = "!DILocation(line: 15, column: 21, scope: !103, inlinedAt: !200)"
    best = 1.0
    for _ in range(20):
        start = time.perf_counter()
        for _ in range(200):
            parse_node(text)
        best = min(best, (time.perf_counter() - start) / 200)
    assert best < 40e-6  # 4 on a machine of 2024
