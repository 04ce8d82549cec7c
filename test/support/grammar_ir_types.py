"""Types, constants, and the words around functions and values, for `grammar_ir.py`."""

import struct

VECTOR, ARRAY, STRUCT = "vector", "array", "struct"
INTS = ("i1", "i8", "i13", "i32", "i32", "i64", "i64", "i128", "i257", "i1000")
FLOATS = ("double", "double", "double", "float", "half", "bfloat", "x86_fp80", "fp128")
OTHERS = ("ptr", "ptr", "ptr", "ptr addrspace(1)")
#: What is no type of most values; seldom written.
STRANGE = ('target("spirv.Image", void, 1)', "%named0", "ppc_fp128", "x86_amx", "token", "i8388608")
#: Words in pairs: those that fit nearly everywhere, and others.
LINKAGE = (
    ("", "", "internal", "private", "linkonce_odr", "weak hidden", "dso_local", "fastcc"),
    ("available_externally", "dllexport", "extern_weak", "noundef", "cc 99", "common", "appending"),
)
GLOBAL_WORDS = (
    ("global", "global", "constant", "internal global", "external global", "thread_local global"),
    ("common global", "addrspace(1) global", "appending global", "externally_initialized global"),
)
FUNCTION_WORDS = (
    (
        "",
        "",
        "nounwind",
        "#0",
        "#0",
        "#2",
        "unnamed_addr",
        "align 16",
        '"enzyme_inactive"',
        "noinline",
    ),
    (
        *("memory(none)", "memory(read)", "noinline optnone", "comdat($c)", 'gc "shadow-stack"'),
        *('"enzyme_nofree"', "noreturn", "naked", "returns_twice", 'partition "part"', "#99"),
        *(
            "prefix i32 1",
            "#1",
            '"enzyme_math"="sin"',
            "presplitcoroutine",
            "speculatable",
            'section "s"',
            "strictfp",
        ),
    ),
)
POINTER_WORDS = (
    ("", "", "", "noundef", "captures(none)", "readonly", "noalias", "align 8", "nonnull"),
    ("byval(double)", "sret(double)", "nest", "swiftself", "inalloca(i8)", '"enzyme_part"'),
)
NUMBER_WORDS = (
    ("", "", "", "", "", "noundef"),
    (
        '"enzyme_part"',
        "range(i64 0, 9)",
        "zeroext",
        "signext",
        "nofpclass(nan)",
        "immarg",
        "readonly",
    ),
)
_ATTACHED = {
    "load": (
        "!alias.scope !27",
        "!noalias !27",
        "!tbaa !1",
        "!range !4",
        "!nonnull !4",
        "!align !3",
    ),
    "store": ("!noalias !27", "!nontemporal !29", "!tbaa !1", "!nontemporal !4", "!DIAssignID !15"),
    "call": (
        "!srcloc !3",
        "!noalias !27",
        "!tbaa !1",
        "!fpmath !3",
        "!heapallocsite !17",
        "!callees !4",
        "!odd !{}",
    ),
    "br": ("!llvm.loop !23", "!annotation !3", "!prof !7", "!unpredictable !4", "!prof !3"),
}
_NUMBERS = ("0", "1", "-1", "2", "7", "8", "100", "4294967295", "-9223372036854775808")
_FLOATS = ("0.0", "1.0", "-2.5", "1.0e300", "-0.0", "0x7FF0000000000000", "0x7FF8000000000000")


def attachments(rng, of):
    """Metadata behind an instruction of a kind, mostly none."""
    if rng.random() > 0.1:
        return ""
    fits, others = _ATTACHED[of][:2], _ATTACHED[of][2:]
    return f", {rng.choice(others if rng.random() < 0.1 else fits)}"


def spelled(kind):
    """A type as LLVM writes it."""
    if isinstance(kind, str):
        return kind
    shape, *rest = kind
    if shape == VECTOR:
        return f"<{'vscale x ' if rest[2] else ''}{rest[0]} x {spelled(rest[1])}>"
    if shape == ARRAY:
        return f"[{rest[0]} x {spelled(rest[1])}]"
    inside = ", ".join(map(spelled, rest[0]))
    return f"<{{ {inside} }}>" if rest[1] else f"{{ {inside} }}"


def lanes_of(kind, element):
    """A type with as many lanes as another has."""
    return (VECTOR, kind[1], element, kind[3]) if isinstance(kind, tuple) else element


class TypeMaker:
    """Draws types and constants; `variables` are addresses that there are."""

    def __init__(self, rng):
        self.rng = rng
        self.variables = []
        self.wildness = 1

    def odd(self, chance):
        """Whether to write something odd, in as far as this module has such."""
        return self.rng.random() < chance * self.wildness

    def word(self, words):
        fits, others = words
        return self.rng.choice(others if self.odd(0.15) else fits)

    def parameter_word(self, kind):
        if kind == "metadata":
            return ""
        words = POINTER_WORDS if kind == "ptr" else NUMBER_WORDS
        return self.word(words) if isinstance(kind, str) else self.rng.choice(("", "noundef"))

    def named_types(self):
        lines = [f"%named0 = type {spelled(self.type())}"]
        if self.rng.random() < 0.3:
            lines.append(self.rng.choice(("%opaque = type opaque", '%"a b" = type {}')))
        return lines

    def lanes(self, kind):
        """The type, or a vector of it."""
        if self.rng.random() < 0.8:
            return kind
        return (VECTOR, self.rng.choice((1, 2, 2, 3, 4, 8)), kind, self.rng.random() < 0.08)

    def type(self, depth=2):
        """Some type, mostly one of those that programs compute with."""
        pick = self.rng.random()
        if pick < 0.45 or not depth:
            return self.rng.choice((*FLOATS, *INTS, *OTHERS))
        if pick < 0.65:
            return "double"
        return self.rng.choice(OTHERS) if pick < 0.75 else self.composed(pick, depth)

    def composed(self, pick, depth):
        rng = self.rng
        if pick < 0.83:
            return self.lanes(rng.choice((*FLOATS, *INTS, "ptr")))
        if pick < 0.89:
            return (ARRAY, rng.choice((0, 1, 2, 3, 2000)), self.type(depth - 1))
        if self.odd(0.02):
            return rng.choice(STRANGE)
        fields = tuple(self.type(depth - 1) for _ in range(rng.randrange(4)))
        return (STRUCT, fields, rng.random() < 0.2)

    def constant(self, kind):
        """A constant of a type, now and then one that fits all of them."""
        if kind == "metadata":
            return self.rng.choice(('!"round.tonearest"', '!"fpexcept.strict"'))
        if self.rng.random() < 0.1:
            return self.rng.choice(("undef", "poison", "zeroinitializer"))
        if not isinstance(kind, str):
            return self.aggregate(kind)
        return self.float(kind) if kind in FLOATS else self.word_of(kind)

    def word_of(self, kind):
        rng = self.rng
        if kind.startswith("ptr"):
            return self.address() if kind == "ptr" else "null"
        if kind == "i1":
            return rng.choice(("true", "false"))
        if kind == "i1000" and self.odd(0.1):
            return "9" * 400
        if kind[0] == "i":
            return rng.choice(_NUMBERS[:5] if kind in ("i8", "i13") else _NUMBERS[:7])
        return rng.choice(("zeroinitializer", "undef", "none"))

    def float(self, kind):
        rng = self.rng
        if kind == "double":
            return rng.choice((*_FLOATS[:5], *_FLOATS, f"0x{rng.getrandbits(64):016X}"))
        if kind == "float":
            bits = struct.unpack("<Q", struct.pack("<d", rng.choice((0.1, 3.0, -1e9))))[0]
            return f"0x{bits & ~((1 << 29) - 1):016X}"
        prefix, digits = {"half": ("H", 4), "bfloat": ("R", 4), "x86_fp80": ("K", 20)}.get(
            kind, ("L", 32)
        )
        return f"0x{prefix}{rng.getrandbits(4 * digits):0{digits}X}"

    def address(self):
        rng = self.rng
        if not self.variables or rng.random() < 0.3:
            return "null"
        variable = rng.choice(self.variables)
        if rng.random() < 0.2:
            return f"getelementptr (i8, ptr {variable}, i64 {rng.randrange(-8, 64)})"
        return variable

    def aggregate(self, kind):
        shape, *rest = kind
        if self.rng.random() < 0.4 or (shape != STRUCT and rest[0] > 8):
            return "zeroinitializer"
        if shape == VECTOR and (rest[2] or self.rng.random() < 0.3):
            return f"splat ({spelled(rest[1])} {self.constant(rest[1])})"
        kinds = rest[0] if shape == STRUCT else [rest[1]] * rest[0]
        inside = ", ".join(f"{spelled(each)} {self.constant(each)}" for each in kinds)
        if shape == STRUCT:
            return f"<{{ {inside} }}>" if rest[1] else f"{{ {inside} }}"
        return f"[{inside}]" if shape == ARRAY else f"<{inside}>"
