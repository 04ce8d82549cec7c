import pytest
from problems import messages, module_of

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I32, I64

OPAQUE, R = "%o = type opaque\n", "%r = type { i32, [2 x %r] }\n"
WRONG = {
    "declare internal void @f()": "a declared function cannot be internal",
    "define extern_weak void @f() {\n ret void\n}": "a defined function cannot be extern_weak",
    "define common void @f() {\n ret void\n}": "a defined function cannot be common",
    "define internal hidden void @f() {\n ret void\n}": "it is internal and cannot be hidden",
    "define dllimport void @f() {\n ret void\n}": "it is dllimport and cannot be defined here",
    "$f = comdat any\ndeclare void @f() comdat": "it is external and cannot be in a comdat",
    "@x = common global i32 1": "it is common and must begin as zero",
    "@x = common constant i32 0": "it is common and cannot be constant",
    "@x = appending global i32 0": "it is appending and must be an array",
    "@x = global i32 0, align 3": ("the alignment is 3, and a power of two up to 2^32 is expected"),
    "@x = external global <vscale x 4 x i32>": (
        "the size of <vscale x 4 x i32> is known at run time only"
    ),
    f"{R}@x = external global %r": "%r holds itself, and would have no end",
    "@x = global i32 0\n@llvm.used = global [1 x ptr] [ptr @x]": (
        "it must be appending, and is external"
    ),
    "@llvm.global_ctors = appending global [1 x { i32, ptr }] zeroinitializer": (
        "it is [1 x { i32, ptr }], and an array of { i32, ptr, ptr } is expected"
    ),
    "@a = alias i32, ptr @x\n@x = external global i32": (
        "it stands for @x, which is not defined here"
    ),
    "@a = alias i32, ptr @b\n@b = alias i32, ptr @a": "it stands for itself in the end",
    "@a = alias i32, ptr @b\n@b = weak alias i32, ptr @x\n@x = global i32 0": (
        "it stands for @b, which the linker may replace"
    ),
    "@a = common alias i32, ptr @x\n@x = global i32 0": "an alias cannot be common",
    "@a = alias i32, ptr null": "it stands for null, which is nothing with an address",
    "@a = ifunc void (), ptr @f\ndeclare ptr @f()": (
        "its resolver @f is not a function defined here"
    ),
    "@a = ifunc void (), ptr @f\ndefine void @f() {\n ret void\n}": (
        "its resolver returns void, and a pointer is expected"
    ),
    "declare token @f()": "only an intrinsic returns token",
    "declare void @f(metadata)": "parameter 1 is metadata, and only an intrinsic takes that",
    "declare void @f(i32 nonnull)": "parameter 1: 'nonnull' cannot stand on i32",
    "declare void @f(ptr zeroext)": "parameter 1: 'zeroext' cannot stand on ptr",
    "declare void @f(i64 range(i32 0, 5))": (
        "parameter 1: 'range' is of i32, and the value is i64"
    ),
    "declare void @f(ptr readonly readnone)": (
        "parameter 1: readnone and readonly exclude each other"
    ),
    "declare void @f(ptr sret(i32) byval(i32))": "parameter 1: byval and sret exclude each other",
    "declare i32 @f(ptr sret(i32))": "a function with 'sret' returns nothing, and this one i32",
    "declare void @f(i32 immarg)": "parameter 1: 'immarg' is for intrinsics",
    "declare void @f() noinline alwaysinline": "alwaysinline and noinline exclude each other",
    "declare void @f() #0\nattributes #0 = { optnone }": "'optnone' needs 'noinline'",
    "declare ptr @f(i32) allocsize(1)": "'allocsize' names parameter 1, and that is no integer",
    "@x = global double bitcast (i32 5 to double)": (
        "in bitcast (i32 5 to double): i32 cannot become double bit by bit"
    ),
    "@x = global ptr getelementptr ({ i32, i32 }, ptr @x, i32 0, i32 3)": (
        "in getelementptr ({ i32, i32 }, ptr @x, i32 0, i32 3): "
        "operand 3 is 3, and { i32, i32 } has 2 fields"
    ),
    "@x = global ptr blockaddress(@f, %e)\ndefine void @f() {\ne:\n ret void\n}": (
        "in blockaddress(@f, %e): %e is the entry of @f, whose address nobody may take"
    ),
    "@x = global ptr @llvm.donothing\ndeclare void @llvm.donothing()": (
        "@llvm.donothing is an intrinsic and can only be called"
    ),
}
RIGHT = [
    "@x = common global double 0.0",
    "@x = extern_weak global i32",
    f"{OPAQUE}@x = external global %o",
    "@x = external thread_local global i32",
    "$f = comdat any\n@x = global i32 0, comdat($f)",
    "@x = appending global [1 x i32] zeroinitializer",
    "@a = alias i64, ptr @b\n@b = alias i32, ptr @x\n@x = weak global i32 0",
    "@a = alias i32, getelementptr (i8, ptr @x, i64 2)\n@x = global i32 0",
    "%r = type { i32, ptr, %s }\n%s = type { ptr }\n@x = external global %r",
    "declare void @f(i32, ptr sret(i32) noalias align 8, { float, float } nofpclass(nan))",
    "declare void @f() optnone noinline #7",
    "declare dllimport void @f()",
    "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] zeroinitializer",
]


@pytest.mark.parametrize(("text", "message"), WRONG.items())
def test_a_wrong_global_is_found(text, message):
    assert message in messages(text)


@pytest.mark.parametrize("text", RIGHT)
def test_a_right_global_is_left_alone(text):
    assert messages(text) == []


@pytest.mark.parametrize(
    ("prefix", "initial", "message"),
    [
        ("internal", None, "it has no initialiser and must be 'external' or 'extern_weak'"),
        ("external", I32, "it has an initialiser and cannot be 'external'"),
        ("extern_weak", I32, "a defined variable cannot be extern_weak"),
        ("", I64, "the initialiser is i64, and i32 is expected"),
        ("weak internal", I32, "it is weak and internal, and one linkage is expected"),
    ],
)
def test_linkage_and_initialiser_must_fit(prefix, initial, message):
    module = module_of("@x = global i32 0")
    value = module.globals["x"]
    value.prefix = prefix
    value.operands = [] if initial is None else [int_constant(initial, 0)]
    assert [each.message for each in verify(module)] == [message]


def test_a_comdat_must_exist():
    module = module_of("@x = global i32 0")
    module.globals["x"].tail = ", comdat($f)"
    assert [each.message for each in verify(module)] == ["there is no comdat $f"]
