"""Data layouts: sizes, alignments and offsets against LLVM's own, and the strings it refuses."""

import random
import re
import subprocess

import pytest
from boxes import needs
from hypothesis import example, given
from hypothesis import strategies as st

from enzyme_cc.ir import types
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.types import (
    AMX,
    FLOATS,
    FP80,
    I1,
    I8,
    I16,
    I32,
    I64,
    POINTER,
    ArrayType,
    StructType,
    VectorType,
    array_type,
    int_type,
    pointer_type,
    struct_type,
    target_type,
    vector_type,
)

try:
    import llvmlite.binding as llvm
except ImportError:
    llvm = None

NEEDS_OPT = needs("opt-22")
NEEDS_LLVM_22 = pytest.mark.skipif(
    llvm is None or llvm.llvm_version_info[0] != 22, reason="no llvmlite of LLVM 22"
)

# As clang-22 writes them.
X86_64 = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
AMDGCN = (
    "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32"
    "-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256"
    "-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
)
LAYOUTS = {
    "default": "",
    "x86-64": X86_64,
    "i386": "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-f80:32-n8:16:32"
    "-S128",
    "aarch64": "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64"
    "-S128-Fn32",
    "nvptx64": "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
    "amdgcn": AMDGCN,
    "ppc64": "E-m:e-Fi64-i64:64-i128:128-n32:64-S128-v256:256:256-v512:512:512",
    "s390x": "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
    "armv7": "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
    "hexagon": "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32"
    "-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048",
    "avr": "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8",
    "aligned aggregates": "E-a:64:128-i1:16-i24:32-f16:64-f80:64:256-v24:8-v4096:16-p3:24:16:64:9",
}
each_layout = pytest.mark.parametrize("text", LAYOUTS.values(), ids=LAYOUTS)


class Maker:
    """Random types, and the definitions their names need."""

    def __init__(self, source):
        self.random = source
        self.named = []

    def definitions(self):
        return "".join(f"%{kind.name} = type {kind.definition()}\n" for kind in self.named)

    def scalar(self):
        makers = (
            lambda: int_type(self.random.choice((1, 8, 16, 32, 64, 128))),
            lambda: int_type(self.random.randint(1, 200)),
            lambda: self.random.choice(FLOATS),
            lambda: pointer_type(self.random.choice((0, 1, 3, 5, 7, 8, 9, 270, 272))),
        )
        return self.random.choice(makers)()

    def vector(self, *, scalable=False):
        count = self.random.choice((1, 2, 3, 4, 7, 8, 16, 64))
        return vector_type(count, self.scalar(), scalable=scalable)

    def struct(self, depth):
        fields = tuple(self.type(depth - 1) for _ in range(self.random.randint(0, 5)))
        packed = self.random.random() < 0.3
        if self.random.random() < 0.6:
            return struct_type(fields, packed=packed)
        self.named.append(StructType(fields, packed=packed, name=f"s{len(self.named)}"))
        return self.named[-1]

    def type(self, depth=3):
        makers = [self.scalar, self.vector]
        if depth:
            makers += [
                lambda: array_type(self.random.choice((0, 1, 2, 3, 9)), self.type(depth - 1)),
                lambda: self.struct(depth),
                lambda: self.struct(depth),
            ]
        return self.random.choice(makers)()

    def path(self, kind):
        """Indices for a getelementptr, as numbers and as LLVM writes them."""
        source, numbers, written = kind, [self.random.randint(-3, 3)], []
        while isinstance(kind, ArrayType | VectorType | StructType) and self.random.random() < 0.9:
            if isinstance(kind, StructType):
                if not kind.fields:
                    break
                numbers.append(self.random.randrange(len(kind.fields)))
                written.append(f", i32 {numbers[-1]}")
                kind = kind.fields[numbers[-1]]
            else:
                numbers.append(self.random.randint(-2, 9))
                written.append(f", i64 {numbers[-1]}")
                kind = kind.element
        return numbers, f"{source}, ptr null, i64 {numbers[0]}{''.join(written)}"


def header(text):
    return f'target datalayout = "{text}"\n'


def opt(source, passes):
    command = ["opt-22", "-S", "-disable-verify", f"-passes={passes}", "-", "-o", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def llvm_verdict(source):
    """What LLVM has against a module, or nothing."""
    try:
        llvm.parse_assembly(source).close()
    except RuntimeError as error:
        return re.search(r"error: (.*)", str(error))[1]
    return ""


def llvm_layouts(text, made, kinds):
    """LLVM's alloc size, ABI and preferred alignment and field offsets of types."""
    source = header(text) + made.definitions()
    for i, kind in enumerate(kinds):
        source += f"@g{i} = external global {kind}\ndefine void @f{i}(ptr %p) {{\n"
        source += f"  %a = alloca {kind}\n  %l = load {kind}, ptr %p\n  ret void\n}}\n"
    data = llvm.create_target_data(text)
    module = llvm.parse_assembly(source)
    aligned = [int(n) for n in re.findall(r"align (\d+)$", str(module), re.MULTILINE)]
    for i, kind in enumerate(kinds):
        its = module.get_global_variable(f"g{i}").global_value_type
        preferred, abi = aligned[2 * i : 2 * i + 2]
        assert abi == data.get_abi_alignment(its)
        fields = range(len(kind.fields)) if isinstance(kind, StructType) else ()
        offsets = tuple(data.get_element_offset(its, field) for field in fields)
        yield kind, data.get_abi_size(its), abi, preferred, offsets


def our_layouts(text, kinds):
    ours = DataLayout(text)
    for kind in kinds:
        fields = isinstance(kind, StructType)
        offsets = ours.struct_layout(kind).offsets if fields else ()
        alignments = ours.abi_alignment(kind), ours.preferred_alignment(kind)
        yield kind, ours.alloc_size(kind), *alignments, offsets


@NEEDS_LLVM_22
@each_layout
def test_every_plain_type_is_laid_out_as_in_llvm(text):
    kinds = [int_type(width) for width in range(1, 201)]
    kinds += [*FLOATS, *(pointer_type(space) for space in (*range(10), 270, 271, 272))]
    scalars = (I1, int_type(7), I8, int_type(24), I32, *FLOATS, POINTER, pointer_type(7))
    counts = (1, 2, 3, 4, 5, 7, 8, 16, 31, 512)
    kinds += [vector_type(count, kind) for kind in scalars for count in counts]
    kinds += [struct_type(()), struct_type((), packed=True), struct_type((I8, AMX))]
    assert list(our_layouts(text, kinds)) == list(llvm_layouts(text, Maker(None), kinds))


@NEEDS_LLVM_22
@each_layout
@given(source=st.randoms(use_true_random=False))
def test_any_type_is_laid_out_as_in_llvm(text, source):
    made = Maker(source)
    kinds = [made.type() for _ in range(3)]
    assert list(our_layouts(text, kinds)) == list(llvm_layouts(text, made, kinds))


def asked(made, count):
    """Functions that say the store size of a type and the offset of a path, and the paths."""
    paths, source = [], ""
    for i in range(count):
        kind = made.type()
        numbers, written = made.path(kind)
        paths.append((kind, numbers))
        source += f"define void @s{i}(ptr %p) {{\n  %l = load {kind}, ptr %p\n  ret void\n}}\n"
        source += f"define i64 @o{i}() {{\n  %p = getelementptr {written}\n"
        source += "  %i = ptrtoint ptr %p to i64\n  ret i64 %i\n}\n"
    return paths, source


@NEEDS_OPT
@each_layout
def test_stores_and_getelementptr_reach_as_far_as_in_llvm(text):
    made = Maker(random.Random(22))
    paths, source = asked(made, 300)
    out, sets = opt(header(text) + made.definitions() + source, "print-alias-sets,instcombine")
    sizes = [int(size) for size in re.findall(r"LocationSize::precise\((\d+)\)", sets)]
    offsets = [int(offset) for offset in re.findall(r"ret i64 (-?\d+)$", out, re.MULTILINE)]
    ours = DataLayout(text)
    modulus = 1 << ours.index_width(0)
    wanted = [offset % modulus for offset in offsets]
    assert [ours.store_size(kind) for kind, _ in paths] == sizes
    assert [ours.index_offset(*path) % modulus for path in paths] == wanted


def scalable_types():
    made = Maker(random.Random(11))
    vectors = [made.vector(scalable=True) for _ in range(60)]
    structs = [
        struct_type((kind,) * count, packed=count == 1)
        for count, kind in zip((1, 2, 3) * 7, vectors, strict=False)
    ]
    tuples = [
        target_type("riscv.vector.tuple", (vector_type(n, I8, scalable=True),), (fields,))
        for n in (1, 8, 16)
        for fields in (2, 3, 8)
    ]
    kinds = [*vectors, *structs, *tuples, target_type("aarch64.svcount", (), ())]
    return kinds + [array_type(3, kind) for kind in kinds[::4]]


@NEEDS_OPT
@each_layout
def test_scalable_types_are_laid_out_as_in_llvm(text):
    kinds, source = scalable_types(), header(text)
    for i, kind in enumerate(kinds):
        source += f"define void @s{i}(ptr %p) {{\n  %a = alloca {kind}\n"
        source += f"  %l = load {kind}, ptr %p\n  ret void\n}}\n"
    out, sets = opt(source, "print-alias-sets")
    aligned = [int(alignment) for alignment in re.findall(r"align (\d+)$", out, re.MULTILINE)]
    sizes = re.findall(r"LocationSize::precise\(vscale x (\d+)\)", sets)
    ours = [DataLayout(text).layout(kind) for kind in kinds]
    assert [(x.store_size, x.scalable) for x in ours] == [(int(size), True) for size in sizes]
    assert [x.preferred_alignment for x in ours] == aligned[::2]
    assert [x.abi_alignment for x in ours] == aligned[1::2]


@NEEDS_OPT
@each_layout
def test_arrays_of_scalable_vectors_have_the_stride_of_llvm(text):
    kinds = [kind for kind in scalable_types() if "{" not in kind.text]
    source = header(text)
    for i, kind in enumerate(kinds):
        source += f"define i64 @f{i}() vscale_range(1,1) {{\n  %p = getelementptr {kind}, ptr null"
        source += ", i64 1\n  %i = ptrtoint ptr %p to i64\n  ret i64 %i\n}\n"
    out, _ = opt(source, "instcombine")
    strides = [int(stride) for stride in re.findall(r"ret i64 (\d+)$", out, re.MULTILINE)]
    assert [DataLayout(text).layout(kind).alloc_size for kind in kinds] == strides


TARGET_TYPES = [
    target_type("amdgcn.named.barrier", (), (0,)),
    target_type("dx.Padding", (), (5,)),
    target_type("dx.Layout", (struct_type((I32,)),), (12, 0)),
    target_type("dx.RawBuffer", (I8,), (0, 0)),
    target_type("llvm.test.vectorelement", (), ()),
    vector_type(4, target_type("llvm.test.vectorelement", (), ())),
    target_type("spirv.Event", (), ()),
    target_type("spirv.Image", (types.VOID,), (0,) * 7),
    target_type("spirv.Padding", (), (6,)),
    *(
        target_type("spirv.Type", (), (21, *rest))
        for rest in ((4, 32), (3, 2), (12, 64), (0, 64), (16, 0))
    ),
]


@NEEDS_LLVM_22
@each_layout
def test_target_types_are_laid_out_as_in_llvm(text):
    assert list(our_layouts(text, TARGET_TYPES)) == [*llvm_layouts(text, Maker(None), TARGET_TYPES)]


POINTERS = ["", "p1:64:64", "pu1:64:64", "pe1:64:64", "pue1:32:32", "ni:1", "ni:2:1", "ni:2"]
POINTERS += ["p1:32:32-ni:1", "ni:1-p1:32:32", "pu1:32:32-p1:32:32", "p:16:16-ni:1", "p:32:64"]


@NEEDS_OPT
@pytest.mark.parametrize("text", POINTERS)
def test_pointers_are_non_integral_where_llvm_makes_none_from_a_number(text):
    source = header(text) + "@c = constant i64 1\ndefine ptr addrspace(1) @f() {\n"
    source += "  %v = load ptr addrspace(1), ptr @c\n  ret ptr addrspace(1) %v\n}\n"
    out, _ = opt(source, "instcombine")
    assert DataLayout(text).is_non_integral(1) == ("inttoptr" not in out)


@NEEDS_OPT
@each_layout
@pytest.mark.parametrize("space", [0, 1, 3, 7, 8, 9])
def test_addresses_wrap_at_the_index_width(text, space):
    source = f"define i256 @f() {{\n  %p = getelementptr i8, ptr addrspace({space}) null, i64 -1\n"
    source += f"  %i = ptrtoint ptr addrspace({space}) %p to i256\n  ret i256 %i\n}}\n"
    out, _ = opt(header(text) + source, "instcombine")
    assert f"ret i256 {(1 << DataLayout(text).index_width(space)) - 1}\n" in out


# One of each kind of mistake, and what lies next to it.
STRINGS = """
 e E ee e- -e e--E e:8 E-e S0 S8 S S:8 S12 S24 S32768 S65536 P P0 P16777215 P16777216 Px A A5 A:1
 G G1 p p:64 p:64:64 p:64:64:64 p:64:64:64:64 p:64:64:64:64:64 p:64:64:32 p:64:64:64:128
 p:64:64:64:0 p:64:64:64:63 p:0:64 p:64:0 p:64:64: p:64:64:64: p::64 p0:32:32 p1:32:32
 p16777215:32:32 p16777216:32:32 p0x10:64:64 p[1]:32:32 pu:64:64 pe:64:64 pe0:64:64 pu1:64:64
 pue1:64:64 puu1:64:64 peu1:64:64 px1:64:64 p1u:64:64 p1(global):64:64 p(global):64:64
 p0(global):64:64 p1(A):64:64 p1(P):64:64 p1(G):64:64 p1():64:64 p1(:64:64 p1):64:64 p(:64:64
 p1(a:64:64 p1a):64:64 p1(a)b:64:64 p1(a)1:64:64 p1(a(b):64:64 p1(a)):64:64 p1(1):64:64
 p1(a:b):64:64 pu1(x):64:64 p1(x):64:64-p2(x):64:64 p1(x):64:64-p1(x):64:64
 p1(x):64:64-p1(y):64:64 p1(x):64:64-p1:32:32 p1(x):64:64-p1(y):64:64-p2(x):64:64 p1(a-b):64:64
 pu(x):64:64 ni ni: ni:0 ni:1 ni:1:2 ni:1: ni1 ni:x nix ni:16777216 ni:16777215 n n8 n8:16:32 n0
 n16777216 n8: n:8 i8:8 i8:16 i8:8:16 i8:8:8:8 i8 i i:8 i0:8 i1:8 i01:8 i+1:8 i16777215:8
 i16777216:8 i64:0 i64:4 i64:24 i64:32768 i64:65536 i64:64:32 i64:64: i64:64:x
 i99999999999999999999999:8 i00000000000000000000008:8 i00000000000000000000008:16 f16:16 f0:16
 f80:128 f80:0 f77:16 v64:64 v0:64 v7:8 vu64:64 a:0 a:8 a:0:64 a:64:32 a:0:0 a:8:0 a0:8 a00:8 a8:8
 ax:8 a a: a:0: a:8:8:8 F Fi Fi8 Fn32 Fx8 F8 Fi0 Fi12 Fi16:8 m m: m:e m:l m:m m:o m:x m:w m:a m:z
 m:ee m:el me s s0:64:64 sz z 1 T
""".split()
STRINGS += [" e", "e ", "i 64:64", "i64: 64", "p1(a b):64:64", "p1( ):64:64", "", " "]


def our_verdict(text):
    try:
        DataLayout(text)
    except ValueError as error:
        return str(error)
    return ""


@NEEDS_LLVM_22
@pytest.mark.parametrize("text", STRINGS)
def test_a_layout_string_is_refused_where_llvm_does_and_in_its_words(text):
    theirs, ours = llvm_verdict(header(text)).lower(), our_verdict(text).lower()
    assert bool(ours) == bool(theirs)
    assert ours.endswith(theirs)


components = st.one_of(
    st.sampled_from(sorted(set("-".join(STRINGS).split("-")))),
    st.from_regex(r"[ifvapFnSPAGmse]{1,2}[0-9]{0,2}(:(0|8|16|32|24|64)){0,4}", fullmatch=True),
    st.text(alphabet="eEiIfvpuansmSPAGF0123468:()x +", max_size=8),
)


@NEEDS_LLVM_22
@given(parts=st.lists(components, max_size=4))
@example(parts=["p1(x):64:64", "p1:8:8", "p2(x):64:64"])
def test_any_layout_string_is_refused_where_llvm_does(parts):
    text = "-".join(parts)
    assert bool(our_verdict(text)) == bool(llvm_verdict(header(text)))


def test_a_refusal_names_the_faulty_component():
    with pytest.raises(ValueError, match=r'data layout "e-i8:16-S128": "i8:16": i8 must be 8-bit'):
        DataLayout("e-i8:16-S128")


NAMED = ["", "A5-G1-P2", "p(x):64:64", "p1(x):64:64", "p3(x):64:64-p1(y):8:8", "ni:1-p1(x):64:64"]
NAMED += [
    "p1(x):64:64-p1(y):64:64",
    "p1(x):64:64-p1:32:32",
    "p1:64:64-p1(x):32:32",
    "p1(x):64:64-ni:1",
]
NAMED += ["p(x):64:64-ni:1", "p(x):64:64-p3:8:8-p2:8:8"]


@NEEDS_LLVM_22
@pytest.mark.parametrize("text", NAMED)
@pytest.mark.parametrize("name", ["x", "y", "A", "G", "P", ""])
def test_an_address_space_has_the_number_that_llvm_finds_for_its_name(text, name):
    source = header(text) + f'declare void @f(ptr addrspace("{name}"))\n'
    try:
        number = DataLayout(text).address_space(name)
    except ValueError:
        assert "invalid symbolic addrspace" in llvm_verdict(source)
    else:
        assert f"@f({pointer_type(number)})" in str(llvm.parse_assembly(source))


# What no other program need be asked.


def test_a_pointer_type_may_name_its_address_space():
    layout = DataLayout("p:64:64-p3(near):16:8:32:9-A3-G4-P5-p4:32:32")
    near = pointer_type("near")
    assert layout.layout(near) == (16, 2, 2, 1, 4, False)
    assert layout.layout(pointer_type("A")) is not None
    assert (layout.pointer_size("near"), layout.pointer_alignment("near")) == (2, 1)
    assert (layout.index_width("near"), layout.index_width("G"), layout.index_width(9)) == (
        9,
        32,
        64,
    )
    with pytest.raises(ValueError, match='no address space "far" in the data layout'):
        layout.store_size(pointer_type("far"))


def test_the_layout_of_amdgcn_says_what_it_says():
    layout = DataLayout(AMDGCN)
    spaces = layout.alloca_address_space, layout.globals_address_space, layout.program_address_space
    assert spaces == (5, 1, 0)
    assert [layout.is_non_integral(space) for space in (0, 1, 7, 8, 9)] == [False] * 2 + [True] * 3
    assert (layout.pointer_size(9), layout.pointer_alignment(9), layout.index_width(9)) == (
        24,
        32,
        32,
    )
    assert (layout.native_integers, layout.stack_alignment) == ((32, 64), 4)
    assert (layout.mangling, layout.is_big_endian, layout.text) == ("e", False, AMDGCN)


def test_an_empty_layout_is_little_endian_and_unspecific():
    layout = DataLayout()
    assert (layout.is_big_endian, layout.mangling, layout.native_integers) == (False, "", ())
    assert (layout.stack_alignment, layout.alloca_address_space) == (0, 0)
    assert DataLayout("E").is_big_endian


def test_the_numbers_of_the_types_people_know():
    layout = DataLayout(X86_64)
    assert layout.layout(I1) == (1, 1, 1, 1, 1, False)
    assert layout.layout(FP80) == (80, 10, 16, 16, 16, False)
    assert layout.size_in_bits(vector_type(3, I1)) == 3
    assert layout.alloc_size(vector_type(3, I32)) == 16
    assert layout.size_in_bits(AMX) == 8192


@pytest.mark.parametrize(
    ("fields", "packed", "expected"),
    [
        ((I8, I64), False, (16, 8, (0, 8), True, False)),
        ((I8, I64), True, (9, 1, (0, 1), False, False)),
        ((I64, I8), False, (16, 8, (0, 8), True, False)),
        ((I32, I16, I16), False, (8, 4, (0, 4, 6), False, False)),
        ((), False, (0, 1, (), False, False)),
        ((array_type(0, I64), I8), False, (8, 8, (0, 0), True, False)),
        ((FP80, FP80), True, (32, 1, (0, 16), False, False)),
    ],
)
def test_padding_is_what_lies_between_and_after_the_fields(fields, packed, expected):
    assert DataLayout(X86_64).struct_layout(struct_type(fields, packed=packed)) == expected


def test_field_offsets_and_indices_agree():
    layout, struct = DataLayout(X86_64), struct_type((I8, array_type(4, I16), vector_type(4, I32)))
    assert [layout.field_offset(struct, i) for i in range(3)] == [0, 2, 16]
    assert layout.index_offset(struct, [-1, 1, 3]) == -32 + 2 + 6
    assert layout.index_offset(struct, []) == 0


def test_scalable_types_say_so():
    layout, lanes = DataLayout(X86_64), vector_type(4, I32, scalable=True)
    pair = struct_type((lanes, lanes))
    assert layout.layout(lanes) == (128, 16, 16, 16, 16, True)
    assert layout.struct_layout(pair) == (32, 16, (0, 16), False, True)
    assert (layout.field_offset(pair, 0), layout.index_offset(array_type(2, lanes), [0, 0, 1])) == (
        0,
        4,
    )
    refused = (
        lambda: layout.store_size(lanes),
        lambda: layout.alloc_size(pair),
        lambda: layout.field_offset(pair, 1),
        lambda: layout.index_offset(lanes, [1]),
        lambda: layout.index_offset(array_type(2, lanes), [0, 1]),
    )
    for ask in refused:
        with pytest.raises(ValueError, match="vscale"):
            ask()


MIXED = struct_type((vector_type(4, I32, scalable=True), I32))
UNSIZED = [
    (types.VOID, "void has no size"),
    (types.LABEL, "label has no size"),
    (types.TOKEN, "token has no size"),
    (types.METADATA, "metadata has no size"),
    (types.function_type(I32, ()), r"i32 \(\) has no size"),
    (StructType(None, name="o"), "%o has no size: it is opaque"),
    (array_type(2, StructType(None, name="o")), "%o has no size: it is opaque"),
    (MIXED, "fields are not all the same scalable vector"),
    (struct_type((struct_type(MIXED.fields[:1]),)), "fields are not all the same scalable vector"),
    (struct_type((array_type(2, MIXED.fields[0]),)), "fields are not all the same scalable vector"),
    (target_type("spirv.Literal", (), (1,)), "has no size that LLVM knows"),
    (target_type("mine", (), ()), "has no size that LLVM knows"),
    (target_type("spirv.Type", (), (21,)), "its parameters are wrong"),
    (target_type("spirv.Padding", (), ()), "its parameters are wrong"),
    (target_type("riscv.vector.tuple", (I8,), (2,)), "its parameters are wrong"),
]


@pytest.mark.parametrize(("kind", "complaint"), UNSIZED, ids=lambda x: str(x)[:40])
def test_a_type_without_a_size_is_named(kind, complaint):
    layout = DataLayout(X86_64)
    for ask in (layout.size_in_bits, layout.store_size, layout.alloc_size, layout.abi_alignment):
        with pytest.raises(ValueError, match=complaint):
            ask(kind)


@NEEDS_LLVM_22
def test_llvm_too_finds_those_types_unsized():
    for kind, _ in UNSIZED[:-3]:
        if kind.text not in ("void", "label", "token", "metadata", "i32 ()"):
            source = (
                f"%o = type opaque\ndefine void @f() {{\n  %a = alloca {kind}\n  ret void\n}}\n"
            )
            assert "unsized" in llvm_verdict(source), kind


def test_indices_that_lead_nowhere_are_refused():
    layout, struct = DataLayout(), struct_type((I8,))
    for source, indices in ((struct, [0, 1]), (struct, [0, -1]), (I32, [0, 0])):
        with pytest.raises(ValueError, match=r"has no (field|element)"):
            layout.index_offset(source, indices)


def test_an_opaque_struct_has_a_size_once_it_is_defined():
    layout, struct = DataLayout(), StructType(None, name="later")
    with pytest.raises(ValueError, match="opaque"):
        layout.alloc_size(struct)
    struct.fields = (I32, I8)
    assert layout.alloc_size(struct) == 8
