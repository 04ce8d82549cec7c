"""Random names, types and constants: what random modules are made of."""

from enzyme_cc.ir.building.constants import (
    array_constant,
    number,
    string_constant,
    struct_constant,
    uniform,
    vector_constant,
)
from enzyme_cc.ir.constants import (
    ConstantExpression,
    float_constant,
    int_constant,
    null,
    poison,
    undef,
    zero,
)
from enzyme_cc.ir.types import (
    FLOATS,
    FP80,
    I8,
    I64,
    POINTER,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
    array_type,
    int_type,
    pointer_type,
    struct_type,
    vector_type,
)

NAMES = (
    *("", "", "", "x", "x", "x.1", "value", "a b", "0", "007", "1x", "$d", "-m", ".", "_", "é"),
    *('quo"te', "back\\slash", "two\nlines", "tab\t", "%p", "@g", "label:", "null", "日本", "i32"),
)
TYPE_NAMES = ("T", *(name for name in NAMES if name))
INTS = tuple(int_type(width) for width in (1, 8, 13, 32, 64, 128))
POINTERS = (POINTER, pointer_type(1))
SCALARS = (*INTS, *INTS, *FLOATS, *POINTERS)


class ConstantMaker:
    """Draws names, types and constants; `structs` and `variables` are what there is to use."""

    def __init__(self, rng):
        self.rng = rng
        self.structs = []
        self.variables = []

    def chance(self, one_in):
        return self.rng.randrange(one_in) == 0

    def name(self):
        return self.rng.choice(NAMES)

    # -- types and constants -------------------------------------------------------------------

    def type(self, depth=2):
        pick = self.rng.randrange(10)
        if pick < 5 or not depth:
            return self.rng.choice(SCALARS)
        if pick < 7:
            return self.vector_type()
        if pick == 7:
            return array_type(self.rng.randrange(4), self.type(depth - 1))
        if pick == 8 and self.structs:
            return self.rng.choice(self.structs)
        fields = tuple(self.type(depth - 1) for _ in range(self.rng.randrange(4)))
        return struct_type(fields, packed=self.chance(3))

    def vector_type(self):
        return vector_type(self.rng.choice((1, 2, 3, 4)), self.rng.choice(SCALARS))

    def scalar_or_vector(self, kinds):
        kind = self.rng.choice([each for each in SCALARS if isinstance(each, kinds)])
        return vector_type(self.rng.choice((2, 3)), kind) if self.chance(3) else kind

    def constant(self, kind, depth=2):
        if self.chance(8):
            return self.rng.choice((undef, poison, zero))(kind)
        if isinstance(kind, IntType):
            return self.integer(kind)
        if isinstance(kind, FloatType):
            return self.float(kind)
        if isinstance(kind, PointerType):
            return self.address(kind)
        return self.aggregate(kind, depth)

    def integer(self, kind):
        if kind is I64 and self.variables and self.chance(6):
            pointer = self.rng.choice(self.variables)
            return ConstantExpression(I64, "ptrtoint", [pointer])
        return int_constant(kind, self.rng.choice((0, 1, -1, 7, 1 << 40, -(1 << 7))))

    def float(self, kind):
        if self.chance(2):
            return number(kind, self.rng.choice((0.0, -0.0, 1.0, -2.5, 0.1, 1e300)))
        if kind is FP80:
            return float_constant(kind, 0x3FFF << 64 | 1 << 63 | self.rng.getrandbits(8))
        return float_constant(kind, self.rng.getrandbits(kind.width))

    def address(self, kind):
        if not self.variables or self.chance(4):
            return null(kind)
        variable = self.rng.choice(self.variables)
        if variable.type is not kind:
            return ConstantExpression(kind, "addrspacecast", [variable])
        if self.chance(3):
            operands = [variable, int_constant(I64, self.rng.randrange(5))]
            flags = self.rng.choice(("", "inbounds", "nuw", "inbounds nuw"))
            return ConstantExpression(kind, "getelementptr", operands, flags=flags, source_type=I8)
        return variable

    def aggregate(self, kind, depth):
        if not depth:
            return zero(kind)
        if isinstance(kind, StructType):
            return struct_constant(kind, [self.constant(each, depth - 1) for each in kind.fields])
        if not kind.count:
            return zero(kind)
        if kind.element is I8 and isinstance(kind, ArrayType):
            return string_constant(bytes(self.rng.getrandbits(8) for _ in range(kind.count)))
        if isinstance(kind, VectorType) and (kind.scalable or self.chance(3)):
            return uniform(kind, self.constant(kind.element, depth - 1))
        elements = [self.constant(kind.element, depth - 1) for _ in range(kind.count)]
        return (array_constant if isinstance(kind, ArrayType) else vector_constant)(elements)
