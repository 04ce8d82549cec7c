import re
import shutil
import subprocess

import pytest

from enzyme_cc.ir.metadata.debug_info import (
    BasicType,
    CompositeType,
    DebugInfo,
    DebugType,
    DerivedType,
    Dimension,
    SubroutineType,
)
from enzyme_cc.ir.metadata.debug_leaves import flatten
from enzyme_cc.ir.metadata.nodes import MetadataError, MetadataTable

C = r"""
typedef double real;
enum color { RED, GREEN = -1, BLUE = 7 };
struct inner { int i; float f; };
union u { double d; long l; struct inner s; };
struct outer {
  float f; real d; struct inner in[3]; struct outer *next; union u un; enum color c;
  unsigned a : 3, b : 5; _Bool ok; _Complex double z; char name[2][2];
  void (*fn)(int, ...); const volatile int cv; int flex[];
};
static double grid[3][4];
static inline double sq(double x) {
  return x * x;
}
static inline double twice(double x) {
  return sq(x) + 1;
}
double f(struct outer *o, int n, void *p) {
  int vla[n]; o->fn(vla[n - 1], p, vla, o);
  return twice(o->d) + grid[n][2] + (o->un.l = 3);
}
void set(int n, double x) { grid[n][n] = x; }
"""
CXX = r"""
namespace space { struct base { int x; }; struct plain { char c; double y; }; }
struct D : virtual space::base, space::plain {
  static int count; float w; int D::*member; void (D::*fn)(); decltype(nullptr) none; char16_t u;
  virtual ~D() {} int &ref; int &&rvalue; D(int &i);
};
D::D(int &i) : ref(i), rvalue(static_cast<int &&>(i)) {}
struct Elsewhere { virtual void key(); int x; };
int h(Elsewhere &e) { return e.x; }
enum class E : unsigned char { a, b };
struct Empty {}; struct Has { [[no_unique_address]] Empty e; E k; __int128 big; long double ld; };
double g(D &d, Has h) { return d.w + d.y + (int)h.k; }
"""
FORTRAN = """
module m
  type :: point
    real(8) :: x
    integer :: tags(2)
    real(8), allocatable :: data(:)
    type(point), pointer :: next => null()
    character(len=8) :: name
    logical :: ok
    complex(8) :: z
  end type
contains
  function f(p, s, y, n, w) result(r)
    type(point), intent(in) :: p
    integer :: n
    character(len=*) :: s
    real(8), intent(inout) :: y(:)
    real(8) :: r, lo(-2:5), w(n)
    lo = p%x
    y = y + w(1)
    r = sum(lo) + len(s) + p%data(2)
  end function
end module
"""
RUST = """
#![crate_type="lib"]
#[repr(C)] pub struct P { x: f64, t: (i32, u8), a: [f32; 2], s: &'static str, c: char, f: bool }
#[repr(C)] pub union U { a: f64, b: u32 }
#[repr(u32)] pub enum En { A(f64), B { r: f32 } }
#[inline(never)] pub fn run(p: &P, v: &[f64], e: &En, o: Option<&f64>, u: &U, unit: ()) -> f64 {
  v[0] + p.x + unsafe { u.a } + (match e { En::A(z) => *z, En::B { r } => *r as f64 }) + *o.unwrap()
}
"""
CLANG = ["-g", "-O1", "-S", "-emit-llvm"]
PROGRAMS = {
    "c": ("clang-22", "a.c", C, CLANG),
    "c++": ("clang++-22", "a.cpp", CXX, CLANG),
    "fortran": ("flang-22", "a.f90", FORTRAN, CLANG),
    "rust": ("rustc", "a.rs", RUST, ["-Aall", "-g", "-Copt-level=1", "--emit=llvm-ir"]),
}


def table_of(text):
    lines = [line.partition(" = ")[::2] for line in text.splitlines() if line.startswith("!")]
    nodes = {int(left[1:]): right for left, right in lines if left[1:].isdecimal()}
    return MetadataTable(
        nodes, {left[1:]: right for left, right in lines if not left[1:].isdecimal()}
    )


class Program:
    def __init__(self, text):
        self.text = text
        self.table = table_of(text)
        self.info = DebugInfo(self.table)
        self.numbers = [int(n) for n in re.findall(r"^!(\d+) =", text, re.MULTILINE)]

    def all(self, kind):
        return [n for n in self.numbers if self.table.node(n).kind == kind]

    def named(self, name):
        """The type of that name: the one with something in it."""
        found = [self.info.type_of(n) for n in self.all("DICompositeType")]
        return next(t for t in found if t.name == name and "elements" in t.node.fields)

    def variable(self, name):
        kinds = ("DILocalVariable", "DIGlobalVariable")
        found = [self.info.variable(n) for kind in kinds for n in self.all(kind)]
        return next(variable for variable in found if variable.name == name)

    def leaves(self, name, limit=4096):
        return [tuple(leaf[:3]) for leaf in flatten(self.named(name), limit)]


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    made = {}

    def make(name):
        if name not in made:
            compiler, file, source, options = PROGRAMS[name]
            if not shutil.which(compiler):
                pytest.skip(f"no {compiler}")
            folder = tmp_path_factory.mktemp("debug")
            (folder / file).write_text(source)
            subprocess.run([compiler, *options, file, "-o", "out.ll"], cwd=folder, check=True)
            made[name] = Program((folder / "out.ll").read_text())
        return made[name]

    return make


def hand(*lines):
    return DebugInfo(table_of("\n".join(f"!{i} = {line}" for i, line in enumerate(lines))))


@pytest.mark.parametrize("name", PROGRAMS)
def test_everything_in_real_debug_information_has_an_answer(program, name):
    code = program(name)
    info = code.info
    readers = {"DILocation": info.location, "DISubprogram": info.subprogram}
    readers |= {"DILocalVariable": info.variable, "DIGlobalVariableExpression": info.variable}
    seen = set()
    for number in code.numbers:
        kind = code.table.node(number).kind
        read = readers.get(kind, info.type_of if kind.endswith("Type") else None)
        if read:
            view = read(number)
            seen.add(type(view).__name__)
            assert [getattr(view, name) for name in dir(view)]
            assert repr(view)
            if isinstance(view, DebugType):
                assert read(number) is view
                assert all(leaf.size and leaf.offset < 64 for leaf in flatten(view, 64))
    assert {"Location", "Subprogram", "Variable", "BasicType", "DerivedType"} <= seen


def test_a_place_knows_where_it_was_inlined(program):
    code = program("c")
    places = [code.info.location(number) for number in code.all("DILocation")]
    inner = next(p for p in places if p.function == "sq" and p.line == 13)
    assert [p.function for p in inner.chain] == ["sq", "twice", "f"]
    assert [p.line for p in inner.chain] == [13, 16, 20]
    assert inner.path.endswith("/a.c")
    assert str(inner) == f"{inner.path}:13:{inner.column}"
    assert inner.inlined_at.inlined_at.inlined_at is None
    assert inner.chain[-1].subprogram.is_definition


def test_a_function_has_a_type_parameters_and_a_unit(program):
    code = program("c")
    attached = re.search(r"^define .* @f\(.*!dbg (!\d+)", code.text, re.MULTILINE)[1]
    f = code.info.subprogram(attached)
    assert (f.name, f.linkage_name, f.line, f.is_definition) == ("f", "", 18, True)
    assert f.unit.language in ("DW_LANG_C11", "DW_LANG_C17")
    assert f.unit in code.info.units()
    assert "clang" in f.unit.producer
    assert "DIFlagPrototyped" in f.flags
    assert f.type.result.name == "double"
    assert [p.tag for p in f.type.parameters] == [
        "DW_TAG_pointer_type",
        "DW_TAG_base_type",
        "DW_TAG_pointer_type",
    ]
    assert not f.type.variadic
    kept = [(v.name, v.argument) for v in f.variables if v.argument]
    assert kept == [("o", 1), ("n", 2), ("p", 3)]
    assert f.variables[0].subprogram is f
    assert f.variables[2].type.base is None


def test_a_struct_of_c_has_members(program):
    code = program("c")
    outer = code.named("outer")
    assert isinstance(outer, CompositeType)
    members = {member.name: member for member in outer.members}
    assert list(members)[:5] == ["f", "d", "in", "next", "un"]
    assert (members["d"].offset, members["d"].size) == (64, 64)
    assert members["d"].type.name == "real"
    assert members["d"].type.underlying.encoding == "DW_ATE_float"
    assert members["in"].type.element.name == "inner"
    assert members["in"].type.size == 192
    assert members["in"].type.stride == 64
    assert members["next"].type.base is outer
    assert members["c"].type.enumerators == {"RED": 0, "GREEN": -1, "BLUE": 7}
    assert members["cv"].type.underlying.name == "int"
    assert members["cv"].type.size == 32
    assert members["name"].type.dimensions == (Dimension(2, None), Dimension(2, None))
    assert members["flex"].type.length is None
    assert members["fn"].type.base.variadic
    assert [p.name for p in members["fn"].type.base.parameters] == ["int"]


def test_a_struct_of_c_is_flattened(program):
    code = program("c")
    inner = [(0, 4, "int"), (4, 4, "float")]
    assert code.leaves("inner") == inner
    assert code.leaves("outer") == [
        (0, 4, "float"),
        (8, 8, "float"),
        *[(16 + 8 * i + offset, size, kind) for i in range(3) for offset, size, kind in inner],
        (40, 8, "pointer"),
        (48, 8, "float"),
        (48, 8, "int"),
        (48, 4, "int"),
        (52, 4, "float"),
        (56, 4, "int"),
        (60, 1, "int"),
        (60, 1, "int"),
        (61, 1, "bool"),
        (64, 16, "complex"),
        *[(80 + i, 1, "char") for i in range(4)],
        (88, 8, "pointer"),
        (96, 4, "int"),
    ]
    leaves = list(flatten(code.named("outer"), 4096))
    assert {leaf.offset for leaf in leaves if leaf.overlapping} == {48, 52}
    assert next(leaf.target for leaf in leaves if leaf.offset == 40) is code.named("outer")
    assert code.leaves("outer", 20)[-1] == (16, 4, "int")


def test_a_global_array_is_flattened(program):
    code = program("c")
    expressions = code.all("DIGlobalVariableExpression")
    grid = next(v for v in map(code.info.variable, expressions) if v.name == "grid")
    assert grid.subprogram is None
    assert grid.type.length == 12
    assert [leaf[:3] for leaf in flatten(grid.type, 4096)] == [
        (8 * i, 8, "float") for i in range(12)
    ]
    assert list(flatten(code.variable("vla").type, 4096)) == []
    assert list(flatten(None, 8)) == []


def test_a_class_of_cxx_is_flattened(program):
    code = program("c++")
    assert code.leaves("D") == [
        (8, 1, "char"),
        (16, 8, "float"),
        (0, 8, "pointer"),
        (24, 4, "float"),
        (32, 8, "int"),
        (40, 8, "pointer"),
        (48, 8, "int"),
        (64, 2, "char"),
        (72, 8, "pointer"),
        (80, 8, "pointer"),
    ]
    names = [member.name for member in code.named("D").members]
    assert "count" not in names
    assert code.leaves("Has") == [(0, 1, "int"), (16, 16, "int"), (32, 16, "float")]
    assert code.named("Has").members[0].type.underlying.size == 8
    assert code.named("D").identifier == "_ZTS1D"
    types = map(code.info.type_of, code.all("DICompositeType"))
    elsewhere = next(kind for kind in types if kind.name == "Elsewhere")
    assert elsewhere.is_declaration
    assert list(flatten(elsewhere, 4096)) == []
    g = next(s for s in map(code.info.subprogram, code.all("DISubprogram")) if s.name == "g")
    assert g.linkage_name == "_Z1gR1D3Has"


def test_a_type_of_fortran_is_flattened(program):
    code = program("fortran")
    assert code.leaves("point") == [
        (0, 8, "float"),
        (8, 4, "int"),
        (12, 4, "int"),
        (16, 8, "pointer"),
        (64, 8, "pointer"),
        (104, 8, "char"),
        (112, 4, "bool"),
        (120, 16, "complex"),
    ]
    members = {member.name: member.type for member in code.named("point").members}
    assert members["data"].is_descriptor
    assert members["data"].element.kind == "float"
    assert members["next"].base is code.named("point")
    lo = code.variable("lo").type
    assert lo.dimensions == (Dimension(8, -2),)
    assert len(list(flatten(lo, 4096))) == 8
    (y,) = flatten(code.variable("y").type, 4096)
    assert (y.kind, y.target.encoding) == ("pointer", "DW_ATE_float")
    assert code.variable("w").type.length is None
    assert code.variable("s").type.size is None
    assert code.info.units()[0].language == "DW_LANG_Fortran95"


def test_elements_of_fortran_are_as_far_apart_as_what_is_in_them_asks_for():
    """flang says how large a type is without what is behind its last component."""
    info = hand(
        '!DIBasicType(name: "real", size: 64, encoding: DW_ATE_float)',
        '!DIBasicType(name: "integer", size: 32, encoding: DW_ATE_signed)',
        '!DICompositeType(tag: DW_TAG_structure_type, name: "t", size: 96, elements: !{!3, !4})',
        '!DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !0, size: 64, align: 64)',
        "!DIDerivedType(tag: DW_TAG_member, baseType: !1, size: 32, align: 32, offset: 64)",
        "!DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !{!6})",
        "!DISubrange(lowerBound: 1, upperBound: 2)",
    )
    several = info.type_of("!5")
    assert (several.stride, several.size) == (128, 256)
    assert [leaf.offset for leaf in flatten(several, 64)] == [0, 8, 16, 24]


def test_types_of_rust_are_flattened(program):
    code = program("rust")
    assert code.leaves("P") == [
        (0, 8, "float"),
        (8, 4, "int"),
        (12, 1, "int"),
        (16, 4, "float"),
        (20, 4, "float"),
        (24, 8, "pointer"),
        (32, 8, "int"),
        (40, 4, "char"),
        (44, 1, "bool"),
    ]
    assert code.leaves("&[f64]") == [(0, 8, "pointer"), (8, 8, "int")]
    leaves = list(flatten(code.named("En"), 4096))
    assert [leaf[:3] for leaf in leaves] == [(0, 4, "int"), (8, 8, "float"), (4, 4, "float")]
    assert not any(leaf.overlapping for leaf in leaves), "no variant has anything else there"
    (part,) = code.named("En").variant_parts
    assert [member.chosen_by for member in part.members] == [0, 1]
    assert part.discriminator.size == 32
    niche = list(flatten(code.named("Option<&f64>"), 8))
    assert {leaf.kind for leaf in niche} == {"int", "pointer"}
    assert all(leaf.overlapping for leaf in niche)
    assert [leaf.kind for leaf in flatten(code.named("U"), 8)] == ["float", "int"]
    assert [t.size for t in map(code.info.type_of, code.all("DIBasicType")) if t.name == "()"] == [
        0
    ]


def test_scopes_that_lead_in_a_circle_are_refused():
    info = hand(
        "!DILocation(line: 1, scope: !1)",
        "distinct !DILexicalBlock(scope: !2)",
        "distinct !DILexicalBlock(scope: !1)",
        "distinct !DILocation(line: 1, scope: !4, inlinedAt: !3)",
        'distinct !DISubprogram(name: "f")',
    )
    with pytest.raises(MetadataError, match="scope leads back"):
        info.location(0)
    with pytest.raises(MetadataError, match="inlinedAt leads back"):
        info.location(3)


def test_types_that_hold_themselves_are_refused():
    info = hand(
        "!DIDerivedType(tag: DW_TAG_typedef, baseType: !1)",
        "!DIDerivedType(tag: DW_TAG_const_type, baseType: !0)",
        "!DICompositeType(tag: DW_TAG_structure_type, elements: !3, size: 64)",
        "!{!4}",
        "!DIDerivedType(tag: DW_TAG_member, baseType: !5)",
        "!DICompositeType(tag: DW_TAG_array_type, baseType: !2, elements: !7)",
        "!DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !7)",
        "!{!DISubrange(count: 2)}",
    )
    typedef, struct, array = (info.type_of(number) for number in (0, 2, 6))
    for read in (
        lambda: typedef.underlying,
        lambda: typedef.size,
        lambda: list(flatten(typedef, 8)),
        lambda: list(flatten(struct, 8)),
        lambda: array.size,
    ):
        with pytest.raises(MetadataError, match="itself"):
            read()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("!DILocation(line: 1)", "without a scope"),
        ("!DILocation(line: !1, scope: !{})", "line is not an integer"),
        ("!DILocation(line: 1, scope: 3)", "scope is not a node"),
        ("!DILocation(line: 1, scope: !77)", "there is no metadata !77"),
        ("!DILocation(line: 1, scope: !DILexicalBlock(file: !{}))", "expected DIFile"),
        ("!{}", "expected DILocation"),
    ],
)
def test_a_place_of_the_wrong_shape_is_refused(text, reason):
    with pytest.raises(MetadataError, match=reason):
        hand().location(text)


def test_types_of_the_wrong_shape_are_refused():
    info = hand('!DIFile(filename: "x", directory: "/y")', "!DIBasicType(size: 32)")
    with pytest.raises(MetadataError, match="expected a type"):
        info.type_of(0)
    info.type_of(1)
    with pytest.raises(MetadataError, match="expected DISubprogram"):
        info.subprogram(1)
    with pytest.raises(MetadataError, match="operand is not a node"):
        _ = info.type_of('!DISubroutineType(types: !{!"x"})').result
    with pytest.raises(MetadataError, match="expected a tuple"):
        _ = info.type_of("!DICompositeType(elements: !0)").members
    with pytest.raises(MetadataError, match="without a variable"):
        info.variable("!DIGlobalVariableExpression(expr: !DIExpression())")


def test_types_from_the_future_are_kept():
    info = hand('!DIQuantumType(name: "q", size: 8)')
    future = info.type_of(0)
    assert (type(future), future.name, future.size, future.tag) == (DebugType, "q", 8, "")
    assert list(flatten(future, 8)) == []
    odd = info.type_of("!DIDerivedType(tag: DW_TAG_quantum_type, baseType: !0)")
    assert list(flatten(odd, 8)) == []
    assert odd.base is future


@pytest.mark.parametrize(
    ("subrange", "expected"),
    [
        ("!DISubrange(count: 5, lowerBound: 1)", Dimension(5, 1)),
        ("!DISubrange(count: i64 5)", Dimension(5, None)),
        ("!DISubrange(lowerBound: -2, upperBound: 5)", Dimension(8, -2)),
        ("!DISubrange(lowerBound: 3, upperBound: 1)", Dimension(0, 3)),
        ("!DISubrange(count: -1)", Dimension(None, None)),
        ("!DISubrange(count: !0)", Dimension(None, None)),
        ("!DISubrange()", Dimension(None, None)),
        ("!DIGenericSubrange(lowerBound: !DIExpression())", Dimension(None, None)),
    ],
)
def test_dimensions(subrange, expected):
    text = f"!DICompositeType(tag: DW_TAG_array_type, elements: !{{{subrange}}})"
    assert hand("!{}").type_of(text).dimensions == (expected,)


def test_a_long_array_is_flattened_as_far_as_asked():
    element = "!DIBasicType(size: 64, encoding: DW_ATE_float)"
    array = "!DICompositeType(tag: DW_TAG_array_type, baseType: !0, elements: !2)"
    kind = hand(element, array, "!{!DISubrange(count: 1000000000000)}").type_of(1)
    assert kind.size == 64 * 10**12
    assert [leaf.offset for leaf in flatten(kind, 20)] == [0, 8, 16]


def test_classes_of_types():
    info = hand()
    assert type(info.type_of("!DIStringType(size: 8)")) is BasicType
    assert type(info.type_of("!DISubrangeType(size: 8)")) is DerivedType
    assert type(info.type_of("!DISubroutineType()")) is SubroutineType
    assert info.type_of("!DISubroutineType()").result is None
    assert info.type_of("!DIBasicType(encoding: 77)").kind == "unknown"
