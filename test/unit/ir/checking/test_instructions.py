import pytest
from problems import FRAME, line_messages, module_of

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.ir.constants import float_constant, int_constant, poison
from enzyme_cc.ir.types import DOUBLE, FLOAT, I1, I8, I32, I64, POINTER, vector_type

PAIR = "a pointer or a vector of them"
WRONG = {
    # arithmetic, casts, comparisons
    "%x = add double %d, %d": "operand 1 is double, and an integer or a vector of them is expected",
    "%x = fadd i32 %i, %i": (
        "operand 1 is i32, and a floating-point number or a vector of them is expected"
    ),
    "%x = fneg i32 %i": (
        "operand 1 is i32, and a floating-point number or a vector of them is expected"
    ),
    "%x = icmp eq double %d, %d": (
        "operand 1 is double, and an integer, a pointer or a vector of them is expected"
    ),
    "%x = fcmp oeq i32 %i, %i": (
        "operand 1 is i32, and a floating-point number or a vector of them is expected"
    ),
    "%x = trunc i32 %i to i64": "trunc cannot make i64 from i32",
    "%x = zext i32 %i to i32": "zext cannot make i32 from i32",
    "%x = zext <2 x i32> %v to i64": "zext cannot make i64 from <2 x i32>",
    "%x = fpext double %d to float": "fpext cannot make float from double",
    "%x = sitofp i32 %i to i64": "sitofp cannot make i64 from i32",
    "%x = ptrtoint <2 x ptr> %q to i64": "ptrtoint cannot make i64 from <2 x ptr>",
    "%x = inttoptr double %d to ptr": (
        "operand 1 is double, and an integer or a vector of them is expected"
    ),
    "%x = bitcast i32 %i to double": "i32 cannot become double bit by bit",
    "%x = bitcast ptr %p to i64": "ptr cannot become i64 bit by bit",
    "%x = addrspacecast ptr %p to ptr": "addrspacecast cannot make ptr from ptr",
    "%x = select i32 %i, i32 1, i32 2": "operand 1 is i32, and i1 is expected",
    "%x = select <2 x i1> undef, i32 1, i32 2": "operand 1 is <2 x i1>, and i1 is expected",
    "%x = select i1 %c, i32 1, i64 2": "operand 3 is i64, and i32 is expected",
    # memory
    "%x = load %opaque, ptr %p": "%opaque has no size",
    "%x = load i32, ptr %p, align 3": (
        "the alignment is 3, and a power of two up to 2^32 is expected"
    ),
    "%x = load atomic i32, ptr %p release, align 4": "a load cannot be release",
    "%x = load atomic i32, ptr %p seq_cst": "an atomic load needs an alignment",
    "%x = load atomic i24, ptr %p seq_cst, align 4": (
        "i24 is not a power of two of bytes, as atomics need"
    ),
    "%x = load atomic [2 x i32], ptr %p seq_cst, align 8": "a load of [2 x i32] cannot be atomic",
    "store atomic i32 %i, ptr %p acquire, align 4": "a store cannot be acquire",
    "%x = alloca %opaque": "%opaque has no size",
    "%x = alloca i32, double 2.0": "operand 1 is double, and an integer is expected",
    "%x = cmpxchg ptr %p, double %d, double %d seq_cst seq_cst": (
        "operand 2 is double, and an integer or a pointer is expected"
    ),
    "%x = cmpxchg ptr %p, i32 1, i64 2 seq_cst seq_cst": "operand 3 is i64, and i32 is expected",
    "%x = cmpxchg ptr %p, i32 1, i32 2 seq_cst release": "cmpxchg cannot be seq_cst release",
    "%x = atomicrmw fadd ptr %p, i32 1 seq_cst": (
        "operand 2 is i32, and a floating-point number is expected"
    ),
    "%x = atomicrmw add ptr %p, double %d seq_cst": (
        "operand 2 is double, and an integer is expected"
    ),
    "%x = atomicrmw xchg ptr %p, <2 x i32> %v seq_cst": (
        "operand 2 is <2 x i32>, and a number or a pointer is expected"
    ),
    "%x = atomicrmw add ptr %p, i32 1 unordered": (
        "atomicrmw needs one ordering, and not unordered"
    ),
    "fence monotonic": "fence needs one ordering: acquire, release, acq_rel or seq_cst",
    # addresses
    "%x = getelementptr %opaque, ptr %p, i32 0": "%opaque has no size",
    "%x = getelementptr i32, i32 %i, i32 0": f"operand 1 is i32, and {PAIR} is expected",
    "%x = getelementptr %pair, ptr %p, i32 0, i32 %i": (
        "operand 3 chooses a field of %pair: it must be a constant i32"
    ),
    "%x = getelementptr %pair, ptr %p, i32 0, i64 1": (
        "operand 3 chooses a field of %pair: it must be a constant i32"
    ),
    "%x = getelementptr %pair, ptr %p, i32 0, i32 2": "operand 3 is 2, and %pair has 2 fields",
    "%x = getelementptr i32, ptr %p, i32 0, i32 0": (
        "operand 3 steps into i32, which has no parts"
    ),
    "%x = getelementptr i8, ptr %p, double %d": (
        "operand 2 is double, and an integer or a vector of them is expected"
    ),
    "%x = getelementptr i8, <2 x ptr> %q, <4 x i32> zeroinitializer": (
        "operand 2 is <4 x i32>, and the result is <2 x ptr>"
    ),
    # vectors
    "%x = extractelement <2 x i32> %v, double %d": (
        "operand 2 is double, and an integer is expected"
    ),
    "%x = insertelement <2 x i32> %v, i64 1, i32 0": "operand 2 is i64, and i32 is expected",
    "%x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> <i32 0, i32 4>": (
        "the mask takes lane 4, and there are 4"
    ),
    "%x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i32> %v": (
        "operand 3 must be a constant mask"
    ),
    "%x = shufflevector <2 x i32> %v, <2 x i32> %v, <2 x i64> zeroinitializer": (
        "operand 3 is <2 x i64>, and a vector of i32 is expected"
    ),
    # flags
    "%x = fadd nsw double %d, %d": "fadd cannot be 'nsw'",
    "%x = select fast i1 %c, i32 1, i32 2": (
        "'fast' is for floating-point numbers, and the result is i32"
    ),
}
RIGHT = [
    "%x = bitcast <2 x i32> %v to double",
    "%x = bitcast ptr %p to <1 x ptr>",
    "%x = getelementptr %pair, ptr %p, <2 x i32> %v, <2 x i32> <i32 1, i32 1>",
    "%x = getelementptr %pair, ptr %p, <2 x i32> %v, <2 x i32> splat (i32 1)",
    "%x = getelementptr %pair, <2 x ptr> %q, i64 3, i32 1",
    "%x = getelementptr [2 x i32], ptr %p, i32 0, i32 7",
    "%x = select <2 x i1> undef, <2 x i32> %v, <2 x i32> %v",
    "%x = select fast i1 %c, [2 x double] undef, [2 x double] undef",
    "%x = load atomic <2 x i32>, ptr %p unordered, align 8",
    '%x = atomicrmw xchg ptr %p, double %d syncscope("agent") seq_cst, align 8',
    "%x = cmpxchg weak ptr %p, ptr %p, ptr %p monotonic acquire",
    "%x = freeze %pair %s",
    "%x = va_arg i32 %i, i32",
    "%x = shufflevector <2 x i32> %v, <2 x i32> %v, <3 x i32> <i32 0, i32 3, i32 poison>",
    "%x = alloca { <vscale x 4 x i32>, <vscale x 4 x i32> }",
    "%x = call i32 @g(i32 1)",
    "%x = add newflag i32 1, 2",
]


@pytest.mark.parametrize(("line", "message"), WRONG.items())
def test_a_wrong_instruction_is_found(line, message):
    assert message in line_messages(line)


@pytest.mark.parametrize("line", RIGHT)
def test_a_right_instruction_is_left_alone(line):
    assert line_messages(line) == []


VALUES = {
    "i32": int_constant(I32, 1),
    "i64": int_constant(I64, 1),
    "i8": int_constant(I8, 1),
    "double": float_constant(DOUBLE, 0),
    "ptr": poison(POINTER),
    "vector": poison(vector_type(2, I1)),
}
EDITED = [
    ("%x = add i32 %i, 1", 1, "i64", "operand 2 is i64, and i32 is expected"),
    ("%x = add i32 %i, 1", 0, "i64", "operand 2 is i32, and i64 is expected"),
    ("%x = icmp eq i32 %i, 1", 1, "ptr", "operand 2 is ptr, and i32 is expected"),
    ("%x = icmp eq i32 %i, 1", 0, "vector", "operand 2 is i32, and <2 x i1> is expected"),
    ("%x = load i32, ptr %p", 0, "i64", "operand 1 is i64, and a pointer is expected"),
    ("%x = zext i32 %i to i64", 0, "i64", "zext cannot make i64 from i64"),
    ("%x = getelementptr i8, ptr %p, i64 1", 1, "double", None),
    (
        "%x = insertvalue %pair %s, i32 1, 0",
        1,
        "double",
        "operand 2 is double, and i32 is expected",
    ),
    ("%x = extractvalue %pair %s, 0", 0, "i32", "i32 has nothing at 0"),
    (
        "%x = extractelement <2 x i32> %v, i32 0",
        0,
        "i32",
        "operand 1 is i32, and a vector is expected",
    ),
    ("%x = select i1 %c, i32 1, i32 2", 2, "i64", "operand 3 is i64, and i32 is expected"),
    ("%x = freeze i32 %i", 0, "i64", "the result is i32, and i64 is expected"),
    ("%x = call i32 (i32) @g(i32 1)", 0, "i64", "argument 1 is i64, and i32 is expected"),
]


@pytest.mark.parametrize(("line", "index", "value", "message"), EDITED)
def test_an_operand_of_another_type_is_found(line, index, value, message):
    module = module_of(FRAME.format(line))
    edited = next(module.functions["f"].instructions())
    edited.set_operand(index, VALUES[value])
    found = [problem.message for problem in verify(module)]
    assert message in found if message else found


@pytest.mark.parametrize(
    ("flags", "tail", "message"),
    [
        ("atomic", ", align 4", "an atomic load needs one ordering"),
        ("", " seq_cst, align 4", "a load with an ordering must be atomic"),
        ("", ' syncscope("agent"), align 4', "a load with an ordering must be atomic"),
        ("atomic", " seq_cst", "an atomic load needs an alignment"),
    ],
)
def test_an_ordering_goes_with_atomic(flags, tail, message):
    module = module_of(FRAME.format("%x = load i32, ptr %p"))
    load = next(module.functions["f"].instructions())
    load.flags, load.tail = flags, tail
    assert [each.message for each in verify(module)] == [message]


def test_the_result_must_be_what_the_operands_make():
    module = module_of(FRAME.format("%x = icmp eq i32 %i, 1"))
    next(module.functions["f"].instructions()).type = FLOAT
    assert [each.message for each in verify(module)] == ["the result is float, and i1 is expected"]


def test_a_predicate_must_be_of_its_comparison():
    module = module_of(FRAME.format("%x = icmp eq i32 %i, 1"))
    next(module.functions["f"].instructions()).predicate = "oeq"
    assert [each.message for each in verify(module)] == ["icmp has no predicate 'oeq'"]


@pytest.mark.parametrize("count", [0, 1, 3])
def test_the_number_of_operands_is_checked_first(count):
    module = module_of(FRAME.format("%x = add i32 %i, 1"))
    line = next(module.functions["f"].instructions())
    line.drop_operands()
    line.own([int_constant(I32, 1)] * count)
    assert [each.message for each in verify(module)] == [
        f"add has {count} operands, and 2 are expected"
    ]
