"""Random textual LLVM IR: whole modules out of a grammar, most of them nearly well formed.

`module_text(rng)` writes one. Blocks lead anywhere (so cycles are irreducible, and some blocks are
unreachable); a value is used in its own block, or everywhere if it is of the first. Requests are of
every kind, with prototypes that fit and that do not.
"""

from grammar_ir_calls import CALLED, declaration, request_parts
from grammar_ir_types import (
    ARRAY,
    FLOATS,
    FUNCTION_WORDS,
    GLOBAL_WORDS,
    INTS,
    LINKAGE,
    STRUCT,
    VECTOR,
    TypeMaker,
    attachments,
    lanes_of,
    spelled,
)

from enzyme_cc.ir.opcodes import OPCODES, Shape

HEADERS = (
    "",
    'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128'
    '-n8:16:32:64-S128"\n'
    'target triple = "x86_64-unknown-linux-gnu"\n',
    'source_filename = "a b.c"\ntarget datalayout = "E-p:32:32-p1:16:16-i64:32"\n',
    'target datalayout = "e-A5-G1-P4-ni:7"\ntarget triple = "odd"\n',
)
INT_BINARY, FLOAT_BINARY = (
    [name for name, row in OPCODES.items() if row.shape is Shape.BINARY and row.kinds == kinds]
    for kinds in ("int", "float")
)
INT_PREDICATES = "eq ne ugt uge ult ule sgt sge slt sle".split()
FLOAT_PREDICATES = "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split()
FAST = ("", "", "", "fast ", "nnan ", "reassoc nsz ", "contract afn ", "arcp ninf ")
ORDERINGS = ("release", "acq_rel", "seq_cst", "acquire", "monotonic", "unordered")
ATOMICS = "xchg add sub and nand or xor max min umax umin fadd fsub fmax fmin uinc_wrap".split()
ASSEMBLY = (
    'call double asm "fsqrt", "=t,0"(double {double})',
    'call void asm sideeffect "nop", "~{{memory}}"()',
    'call i64 asm "mov $1, $0", "=r,r"(i64 {i64})',
    'call void asm sideeffect inteldialect "", "*m"(ptr elementtype(double) {ptr})',
)


class FunctionText:
    """One function being written: `entry` are values for all blocks, `local` those of this one."""

    def __init__(self, maker, name, result, parameters, *, variadic=False):
        self.maker, self.rng = maker, maker.rng
        self.name, self.result, self.parameters, self.variadic = name, result, parameters, variadic
        self.entry = [(kind, f"%p{at}") for at, kind in enumerate(parameters)]
        self.local = []
        self.count = 0
        #: Whether it has debug information of its own.
        self.is_described = maker.describes(name)

    # -- values --------------------------------------------------------------------------------

    def new(self):
        self.count += 1
        return self.rng.choice(("%v{}", "%v{}", '%"a b{}"', "%v.{}", "%-{}x")).format(self.count)

    def value(self, kind):
        """Some value of this type, mostly one there is; now and then one of another type."""
        pool = self.entry + self.local
        if self.maker.odd(0.004):
            return self.rng.choice(["%nothing", "@nothing", "%b1", *(name for _, name in pool)])
        known = [name for each, name in pool[-40:] if each == kind]
        if known and self.rng.random() < 0.8:
            return self.rng.choice(known)
        return self.maker.constant(kind)

    def typed(self, kind):
        return f"{spelled(kind)} {self.value(kind)}"

    def known(self, test):
        found = [each for each in (self.entry + self.local)[-40:] if test(each[0])]
        return self.rng.choice(found) if found else None

    # -- instructions: (type of the result or None, text) ----------------------------------------

    def binary(self):
        if self.rng.random() < 0.6:
            kind = self.maker.lanes(self.rng.choice(FLOATS))
            words = f"{self.rng.choice(FLOAT_BINARY)} {self.rng.choice(FAST)}"
        else:
            kind = self.maker.lanes(self.rng.choice(INTS))
            opcode = self.rng.choice(INT_BINARY)
            flags = [each for each in OPCODES[opcode].flags if self.rng.random() < 0.2]
            words = " ".join([opcode, *flags]) + " "
        return kind, f"{words}{self.typed(kind)}, {self.value(kind)}"

    def unary(self):
        kind = self.maker.lanes(self.rng.choice(FLOATS))
        if self.rng.random() < 0.5:
            return kind, f"fneg {self.rng.choice(FAST)}{self.typed(kind)}"
        kind = self.maker.type()
        return kind, f"freeze {self.typed(kind)}"

    def compare(self):
        if self.rng.random() < 0.5:
            kind = self.maker.lanes(self.rng.choice((*INTS, "ptr")))
            words = f"icmp {self.rng.choice(INT_PREDICATES)}"
        else:
            kind = self.maker.lanes(self.rng.choice(FLOATS))
            words = f"fcmp {self.rng.choice(FAST)}{self.rng.choice(FLOAT_PREDICATES)}"
        return lanes_of(kind, "i1"), f"{words} {self.typed(kind)}, {self.value(kind)}"

    def cast(self):
        opcode, source, target = self.rng.choice(CASTS)
        shape = self.maker.lanes("i1")
        source, target = lanes_of(shape, source), lanes_of(shape, target)
        return target, f"{opcode} {self.typed(source)} to {spelled(target)}"

    def select(self):
        kind = self.maker.type()
        return kind, f"select {self.typed('i1')}, {self.typed(kind)}, {self.typed(kind)}"

    def alloca(self):
        kind = self.maker.type()
        count = f", {self.typed('i32')}" if self.rng.random() < 0.2 else ""
        word = "inalloca " if self.maker.odd(0.1) else ""
        return "ptr", f"alloca {word}{spelled(kind)}{count}{self.align()}"

    def align(self):
        strange = ", align 3" if self.maker.odd(0.03) else ", align 4294967296"
        return self.rng.choice(("", "", ", align 1", ", align 8", ", align 8", strange))

    def load(self):
        if self.rng.random() < 0.1:
            kind = self.rng.choice(("double", "i32", "ptr", "half"))
            order = self.rng.choice(ORDERINGS if self.maker.odd(0.1) else ORDERINGS[3:])
            return kind, f"load atomic {spelled(kind)}, {self.typed('ptr')} {order}, align 8"
        kind = self.maker.type()
        word = self.rng.choice(("", "", "", "", "volatile "))
        metadata = attachments(self.rng, "load")
        return kind, f"load {word}{spelled(kind)}, {self.typed('ptr')}{self.align()}{metadata}"

    def store(self):
        kind = self.maker.type()
        word = self.rng.choice(("", "", "", "", "volatile "))
        metadata = attachments(self.rng, "store")
        return None, f"store {word}{self.typed(kind)}, {self.typed('ptr')}{self.align()}{metadata}"

    def atomic(self):
        pick = self.rng.randrange(3)
        if pick == 0:
            return None, f"fence {self.rng.choice(ORDERINGS[:4])}"
        if pick == 1:
            pair = (STRUCT, ("i64", "i1"), False)
            values = f"{self.typed('i64')}, {self.typed('i64')}"
            return pair, f"cmpxchg {self.typed('ptr')}, {values} seq_cst monotonic"
        word = self.rng.choice(ATOMICS)
        kind = self.rng.choice(("double", "float") if word[0] == "f" else ("i64", "i8"))
        return kind, f"atomicrmw {word} {self.typed('ptr')}, {self.typed(kind)} seq_cst"

    def address(self):
        kind = self.maker.type()
        indices = [self.typed(self.rng.choice(("i64", "i32", "i8")))]
        if isinstance(kind, tuple) and kind[0] in (STRUCT, ARRAY) and self.rng.random() < 0.7:
            count = len(kind[1]) if kind[0] == STRUCT else 4
            if count:
                indices.append(f"i32 {self.rng.randrange(count + self.maker.odd(0.1))}")
        words = self.rng.choice(("", "inbounds ", "nuw ", "nusw nuw "))
        return "ptr", f"getelementptr {words}{spelled(kind)}, {self.typed('ptr')}, " + ", ".join(
            indices
        )

    def part(self):
        found = self.known(lambda kind: isinstance(kind, tuple) and kind[0] in (STRUCT, ARRAY))
        if not found:
            return self.select()
        (shape, *rest), name = found
        count = len(rest[0]) if shape == STRUCT else rest[0]
        if not count and not self.maker.odd(0.1):
            return self.select()
        at = self.rng.randrange(count) if count and not self.maker.odd(0.03) else 9
        inside = (rest[0][at] if shape == STRUCT else rest[1]) if at < count else "double"
        whole = f"{spelled(found[0])} {name}"
        if self.rng.random() < 0.5:
            return inside, f"extractvalue {whole}, {at}"
        return found[0], f"insertvalue {whole}, {self.typed(inside)}, {at}"

    def lane(self):
        found = self.known(lambda kind: isinstance(kind, tuple) and kind[0] == VECTOR)
        if not found:
            return self.binary()
        (_, count, element, scalable), name = found
        whole, at = f"{spelled(found[0])} {name}", f"i32 {self.value('i32')}"
        pick = self.rng.randrange(3)
        if pick == 0:
            return element, f"extractelement {whole}, {at}"
        if pick == 1:
            return found[0], f"insertelement {whole}, {self.typed(element)}, {at}"
        size = self.rng.choice((1, 2, 4, count))
        lanes = ", ".join(f"i32 {self.lane_number(count)}" for _ in range(size))
        mask = f"<{'vscale x ' * scalable}{size} x i32> " + (
            "zeroinitializer" if scalable else f"<{lanes}>"
        )
        kind = (VECTOR, size, element, scalable)
        return kind, f"shufflevector {whole}, {self.typed(found[0])}, {mask}"

    def lane_number(self, count):
        return self.rng.choice(("poison", *map(str, range(2 * count))))

    def assembly(self):
        text = self.rng.choice(ASSEMBLY)
        filled = text.format(**{kind: self.value(kind) for kind in ("double", "i64", "ptr")})
        kind = text.split()[1]
        return (None if kind == "void" else kind), filled

    def call(self):
        """A call of a function of this module, of a library's or of LLVM's."""
        if self.rng.random() < 0.4 and self.maker.functions:
            callee = self.rng.choice(self.maker.functions)
            result, kinds, variadic = callee.result, callee.parameters, callee.variadic
            name = f"@{callee.name}"
        else:
            name, result, kinds, variadic = self.maker.declared(self.rng.choice(CALLED))
        if self.rng.random() < 0.04:
            name = self.value("ptr")
        return self.calling(name, result, kinds, variadic=variadic)

    def calling(self, name, result, kinds, *, variadic=False):
        words = [self.maker.parameter_word(kind) for kind in kinds]
        arguments = [
            " ".join(filter(None, (spelled(kind), word, self.value(kind))))
            for kind, word in zip(kinds, words, strict=True)
        ]
        if variadic:
            arguments += [self.typed(self.rng.choice(FLOATS)) for _ in range(self.rng.randrange(3))]
        if self.maker.odd(0.02) and arguments:
            arguments.pop()
        said = spelled(result)
        if variadic:
            said += f" ({', '.join([*map(spelled, kinds), '...'])})"
        marker = (
            "musttail " if self.maker.odd(0.03) else self.rng.choice(("", "", "tail ", "notail "))
        )
        after = self.rng.choice(
            ("", "", "", " nounwind", ' "enzyme_inactive"', " #0", " memory(none)")
        )
        bundle = ' [ "deopt"(i32 1) ]' if self.rng.random() < 0.05 else ""
        text = f"{marker}call {said} {name}({', '.join(arguments)}){after}{bundle}"
        return (None if result == "void" else result), text + attachments(self.rng, "call")

    def request(self):
        return request_parts(self)

    def record(self):
        node = self.rng.choice(("!4", "!99") if self.maker.odd(0.1) else ("!12", "!13"))
        name = self.rng.choice(
            ("#dbg_value", "#dbg_declare", "#dbg_value", "#dbg_assign", "#dbg_label")
        )
        if name == "#dbg_label":
            return None, "#dbg_label(!14, !11)"
        expression = EXPRESSIONS[-1] if self.maker.odd(0.1) else self.rng.choice(EXPRESSIONS[:-1])
        tail = f", !15, {self.typed('ptr')}, !DIExpression()" if name == "#dbg_assign" else ""
        return None, f"{name}({self.typed(self.maker.type())}, {node}, {expression}{tail}, !11)"

    # -- blocks --------------------------------------------------------------------------------

    def instruction(self):
        kind, text = getattr(self, self.rng.choices(PRODUCTIONS, WEIGHTS)[0])()
        if text.startswith("#"):
            return f"    {text}"
        metadata = self.rng.choice(("", "", "", "", ", !annotation !3"))
        if self.is_described:
            metadata = ", !dbg !11"
        metadata = "" if "\n" in text else metadata
        if kind is None:
            return f"  {text}{metadata}"
        name = self.new()
        self.local.append((kind, name))
        return f"  {name} = {text}{metadata}"

    def terminator(self, labels):
        """A terminator, and where it leads."""
        pick = self.rng.random()
        if not labels or pick < 0.25:
            return self.leave(), []
        to = [self.rng.choice(labels) for _ in range(3)]
        if pick < 0.45:
            return f"br label %{to[0]}{attachments(self.rng, 'br')}", to[:1]
        if pick < 0.8:
            text = f"br {self.typed('i1')}, label %{to[0]}, label %{to[1]}"
            return text + attachments(self.rng, "br"), to[:2]
        if pick < 0.92:
            kind = self.rng.choice(("i32", "i64", "i1", "i13"))
            cases = " ".join(f"{kind} {at}, label %{label}" for at, label in enumerate(to[1:]))
            return f"switch {self.typed(kind)}, label %{to[0]} [ {cases} ]", to
        return f"indirectbr {self.typed('ptr')}, [label %{to[0]}, label %{to[1]}]", to[:2]

    def leave(self):
        if self.rng.random() < 0.12:
            return "unreachable"
        return "ret void" if self.result == "void" else f"ret {self.typed(self.result)}"

    def text(self):
        rng = self.rng
        labels = [f"b{at}" for at in range(rng.choice((0, 0, 0, 1, 2, 3, 4, 6)))]
        blocks, arrivals = [], {}
        for label in ("entry", *labels):
            self.local = []
            lines = [self.instruction() for _ in range(rng.choice((1, 2, 3, 5, 8, 12)))]
            ended, targets = self.terminator(labels)
            for target in targets:
                arrivals.setdefault(target, []).append((label, self.local))
            if label == "entry":
                self.entry += self.local
            blocks.append([label, lines, ended])
        texts = []
        for label, lines, ended in blocks:
            phis = self.phis(arrivals.get(label, ())) if label != "entry" else []
            texts.append("\n".join([f"{label}:", *phis, *lines, f"  {ended}"]))
        return "\n".join((self.head(), *texts, "}"))

    def phis(self, arrivals):
        """Phis for a block: one value for each edge that leads there."""
        if not arrivals:
            return []
        return [self.phi(arrivals) for _ in range(self.rng.choice((0, 1, 1, 2)))]

    def phi(self, arrivals):
        kind, given = self.maker.type(), {}
        for label, local in arrivals:
            self.local = local
            given.setdefault(label, self.value(kind))
        edges = ", ".join(f"[ {given[label]}, %{label} ]" for label, _ in arrivals)
        flags = self.rng.choice(FAST) if kind in FLOATS else ""
        return f"  {self.new()} = phi {flags}{spelled(kind)} {edges}"

    def head(self):
        parameters = [
            " ".join(filter(None, (spelled(kind), self.maker.parameter_word(kind), f"%p{at}")))
            for at, kind in enumerate(self.parameters)
        ]
        parameters += ["..."] * self.variadic
        words = f"{self.maker.word(LINKAGE)} {spelled(self.result)}"
        after = self.maker.word(FUNCTION_WORDS)
        metadata = " !dbg !10" if self.is_described else self.rng.choice(("", "", " !prof !28"))
        return f"define {words} @{self.name}({', '.join(parameters)}) {after}{metadata} {{"


CASTS = (
    *(("trunc", "i64", kind) for kind in ("i1", "i13", "i32")),
    *((word, kind, "i64") for word in ("zext", "sext") for kind in ("i1", "i13", "i32")),
    *((word, kind, "i32") for word in ("fptoui", "fptosi") for kind in FLOATS),
    *((word, "i32", kind) for word in ("uitofp", "sitofp") for kind in FLOATS),
    *(("fpext", "float", kind) for kind in ("double", "x86_fp80", "fp128")),
    *(("fptrunc", kind, "float") for kind in ("double", "x86_fp80", "fp128")),
    *(("bitcast", "double", "i64"), ("bitcast", "i64", "double"), ("bitcast", "i32", "float")),
    *(("ptrtoint", "ptr", "i64"), ("inttoptr", "i64", "ptr"), ("ptrtoaddr", "ptr", "i64")),
    ("addrspacecast", "ptr", "ptr addrspace(1)"),
)
EXPRESSIONS = (
    *("!DIExpression()", "!DIExpression(DW_OP_deref)", "!DIExpression(DW_OP_plus_uconst, 8)"),
    *("!DIExpression(DW_OP_LLVM_fragment, 0, 32)", "!DIExpression(DW_OP_constu, 1, DW_OP_nothing)"),
)
#: How often each is written.
_SHARES = {
    **{"binary": 20, "unary": 4, "compare": 4, "cast": 8, "select": 3, "alloca": 5, "load": 12},
    **{"store": 10, "atomic": 2, "address": 8, "part": 5, "lane": 5, "assembly": 1, "call": 14},
    **{"request": 1, "record": 2},
}
PRODUCTIONS, WEIGHTS = list(_SHARES), list(_SHARES.values())


class ModuleText(TypeMaker):
    """A module being written."""

    def __init__(self, rng):
        super().__init__(rng)
        self.functions = []
        self.declarations = {}
        self.markers = set()

    def declared(self, row):
        """A function of a library, declared once: with its prototype, or now and then another."""
        name, result, kinds, variadic = row
        if name not in self.declarations:
            if self.odd(0.05):
                result = self.rng.choice(("void", "double", "i32", "ptr", "float"))
            if self.odd(0.05) and kinds:
                kinds = (*kinds[:-1], self.type())
            self.declarations[name] = (result, kinds, variadic)
        return f"@{name}", *self.declarations[name]

    def describes(self, name):
        """Whether the function of this name has debug information: one at most."""
        return name == self.described

    def body(self, name, result, kinds, *, variadic=False):
        function = FunctionText(self, name, result, kinds, variadic=variadic)
        text = function.text()
        self.functions.append(function)
        return text

    def globals(self):
        texts = []
        for at in range(self.rng.randrange(4)):
            kind = self.type()
            words = self.word(GLOBAL_WORDS)
            value = "" if "external" in words else f" {self.constant(kind)}"
            tail = self.rng.choice(("", "", ", align 16", ', section "odd"'))
            texts.append(f"@g{at} = {words} {spelled(kind)}{value}{tail}")
            if "addrspace" not in words or self.odd(0.1):
                self.variables.append(f"@g{at}")
        if self.variables and self.rng.random() < 0.1:
            texts.append(f"@alias = alias i8, ptr {self.rng.choice(self.variables)}")
        return texts

    def registrations(self):
        """Globals that register something, with what fits and what does not."""
        if self.rng.random() < 0.85 or not self.functions:
            return []
        names = [f"@{each.name}" for each in self.functions] + [*self.variables, "null", "@text"]
        texts = ['@text = private constant [4 x i8] c"sin\\00"']
        for at in range(self.rng.choice((1, 1, 2))):
            word = self.rng.choice(sorted(REGISTERING))
            count = self.rng.choice((REGISTERING[word], REGISTERING[word], 1, 2, 3, 4))
            values = ", ".join(f"ptr {self.rng.choice(names)}" for _ in range(count))
            value = f"[{count} x ptr] [{values}]"
            if count == 1 and self.rng.random() < 0.9:
                value = f"ptr {self.rng.choice(names)}"
            texts.append(f"@{word}_{at} = global {value}")
        return texts

    def text(self):
        rng = self.rng
        self.wildness = rng.choice((0, 0, 0.3, 1, 2))
        self.described = rng.choice(("f0", "asks", "", ""))
        types = self.named_types()
        before = self.globals()
        bodies = [self.body(f"f{at}", *self.signature()) for at in range(rng.choice((1, 1, 2, 3)))]
        bodies.append(self.asking())
        if rng.random() < 0.3:
            rng.shuffle(bodies)
        after = self.registrations()
        declared = [
            declaration(self, name, *row) for name, row in sorted(self.declarations.items())
        ]
        markers = [f"@{name} = external global i32" for name in sorted(self.markers)]
        sections = ["$c = comdat any", *types, *before, *after, *markers, *bodies, *declared, TAIL]
        header = HEADERS[-1] if self.odd(0.05) else rng.choice(HEADERS[:-1])
        return header + "\n".join(sections) + "\n"

    def signature(self):
        if self.rng.random() < 0.6:
            result = self.rng.choice(("double", "double", "float", "void"))
            kinds = [self.rng.choice(("double", "ptr", "double", "float", "i64")) for _ in range(3)]
            return result, tuple(kinds[: self.rng.randrange(1, 4)])
        result = self.rng.choice(("void", self.type(), self.type()))
        return result, tuple(self.type() for _ in range(self.rng.randrange(5)))

    def asking(self):
        """A function that holds requests."""
        function = FunctionText(self, "asks", "void", ("double", "ptr", "ptr", "i64", "float"))
        lines = []
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            kind, text = function.request()
            name = function.new()
            if kind is not None:
                function.entry.append((kind, name))
            lines.append(f"  {name} = {text}" if kind is not None else f"  {text}")
            if self.rng.random() < 0.3:
                lines.append(function.instruction())
        function.entry += function.local
        return "\n".join([function.head(), *lines, "  ret void", "}"])


#: What registers something, and how many values it takes.
REGISTERING = {
    **{
        "__enzyme_register_gradient": 3,
        "__enzyme_register_derivative": 2,
        "__enzyme_inactivefn": 1,
    },
    **{"__enzyme_register_splitderivative": 3, "__enzyme_function_like": 2, "__enzyme_nofree": 1},
    **{"__enzyme_inactive_global": 1, "__enzyme_inactive_memory": 1, "__enzyme_shadow_global": 2},
    **{"__enzyme_allocation_like": 4, "__enzyme_attribute_": 1},
}
TAIL = """
attributes #0 = { nounwind "no-trapping-math"="true" memory(argmem: readwrite) }
attributes #1 = { alwaysinline allocsize(0) "frame-pointer"="all" vscale_range(1,16) }
attributes #2 = { nofree norecurse nosync nounwind willreturn memory(none) }
!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!8}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !{!2, !2, i64 0}
!2 = !{!"double", !5, i64 0}
!3 = !{!"text"}
!4 = !{}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!"branch_weights", i32 1, i32 2000}
!8 = distinct !DICompileUnit(language: DW_LANG_C11, file: !9, emissionKind: FullDebug)
!9 = !DIFile(filename: "a.c", directory: "/")
!10 = distinct !DISubprogram(name: "f", scope: !9, file: !9, type: !16, spFlags: DISPFlagDefinition,
  unit: !8)
!11 = !DILocation(line: 2, column: 3, scope: !10)
!12 = !DILocalVariable(name: "x", scope: !10, file: !9, line: 2, type: !17)
!13 = !DILocalVariable(name: "p", arg: 1, scope: !10, file: !9, line: 2, type: !18)
!14 = !DILabel(scope: !10, name: "label", file: !9, line: 3)
!15 = distinct !DIAssignID()
!16 = !DISubroutineType(types: !4)
!17 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", size: 128, elements: !20)
!20 = !{!21, !22}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !19, baseType: !17, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !19, baseType: !18, size: 64, offset: 64)
!23 = distinct !{!23, !24}
!24 = !{!"llvm.loop.mustprogress"}
!25 = distinct !{!25, !"domain"}
!26 = distinct !{!26, !25, !"scope"}
!27 = !{!26}
!28 = !{!"function_entry_count", i64 3}
!29 = !{i32 1}"""


def module_text(rng):
    """A module; what LLVM says of it is another matter."""
    return ModuleText(rng).text()
