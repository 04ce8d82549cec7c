"""Random modules made through the builder: every instruction, odd names, odd types.

`random_module(rng)` takes any `random.Random`; with Hypothesis's, what fails also shrinks.
"""

from random_constants import (
    POINTERS,
    SCALARS,
    TYPE_NAMES,
    ConstantMaker,
)

from enzyme_cc.ir.building.base import is_float_math
from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.constants import (
    array_constant,
)
from enzyme_cc.ir.building.globals import (
    block_address,
    declare,
    new_alias,
    new_function,
    new_global,
    new_struct,
    set_header_constant,
)
from enzyme_cc.ir.constants import (
    InlineAsm,
    MetadataOperand,
    int_constant,
    null,
)
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.opcodes import OPCODES, Shape
from enzyme_cc.ir.types import (
    FLOATS,
    HALF,
    I1,
    I8,
    I32,
    I64,
    METADATA,
    POINTER,
    VOID,
    ArrayType,
    FloatType,
    IntType,
    PointerType,
    StructType,
    VectorType,
    array_type,
    function_type,
    int_type,
    like,
    struct_type,
    vector_type,
)

HEADER = """\
source_filename = "random.c"
target datalayout = "e-m:e-p1:32:32-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

"""
BINARY = tuple(name for name, row in OPCODES.items() if row.shape is Shape.BINARY)
PREDICATES = {
    "icmp": "eq ne ugt uge ult ule sgt sge slt sle".split(),
    "fcmp": "false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true".split(),
}
ORDERINGS = ("unordered", "monotonic", "seq_cst", 'syncscope("agent") monotonic')
PAD = struct_type((POINTER, I32))


class Maker(ConstantMaker):
    """A module being made; `scopes` hold the values that may be used here, inner ones last."""

    def __init__(self, rng, *, fold=True):
        super().__init__(rng)
        self.fold = fold
        self.module = Module(HEADER, "random.ll")
        self.callees = []
        self.scopes = []
        self.budget = 0
        self.may_unwind = False
        self.location = ""
        self.variable = ""
        self.unit = None

    # -- values --------------------------------------------------------------------------------

    def value(self, kind):
        known = [each for scope in self.scopes for each in scope if each.type is kind]
        return self.rng.choice(known) if known and not self.chance(4) else self.constant(kind)

    def known(self, kinds):
        """A value there is already, of one of these classes of types, or a constant."""
        found = [each for scope in self.scopes for each in scope if isinstance(each.type, kinds)]
        return self.rng.choice(found) if found else None

    def flags(self, row, kind=None):
        if kind is not None and not is_float_math(kind):
            return ""
        return " ".join(flag for flag in row.flags if flag != "fast" and self.chance(4))

    # -- instructions --------------------------------------------------------------------------

    def binary(self, b):
        opcode = self.rng.choice(BINARY)
        row = OPCODES[opcode]
        kind = self.scalar_or_vector(IntType if row.kinds == "int" else FloatType)
        return b.binary(
            opcode, self.value(kind), self.value(kind), self.flags(row), name=self.name()
        )

    def unary(self, b):
        if self.chance(2):
            return b.freeze(self.value(self.type()), name=self.name())
        value = self.value(self.scalar_or_vector(FloatType))
        return b.fneg(value, self.flags(OPCODES["fneg"]), name=self.name())

    def cast(self, b):
        opcode, source, target = self.rng.choice(CASTS)
        shape = vector_type(2, I1) if self.chance(3) else I1
        value = self.value(like(shape, source))
        flags = self.flags(OPCODES[opcode])
        return b.cast(opcode, value, like(shape, target), flags, name=self.name())

    def compare(self, b):
        if self.chance(2):
            kind = self.scalar_or_vector((IntType, PointerType))
            method, opcode = b.icmp, "icmp"
        else:
            kind = self.scalar_or_vector(FloatType)
            method, opcode = b.fcmp, "fcmp"
        predicate = self.rng.choice(PREDICATES[opcode])
        flags = self.flags(OPCODES[opcode])
        return method(predicate, self.value(kind), self.value(kind), flags, name=self.name())

    def select(self, b):
        kind = self.type()
        condition = self.value(like(kind, I1) if self.chance(2) else I1)
        flags = self.flags(OPCODES["select"], kind)
        return b.select(condition, self.value(kind), self.value(kind), flags, name=self.name())

    def alloca(self, b):
        count = self.value(self.rng.choice((I32, I64))) if self.chance(3) else None
        align = self.rng.choice((0, 1, 8, 64))
        return b.alloca(self.type(), count, align=align, name=self.name())

    def load(self, b):
        pointer = self.value(self.rng.choice(POINTERS))
        flags = "volatile" if self.chance(4) else ""
        if self.chance(4):
            ordering = self.rng.choice(ORDERINGS)
            kind = self.rng.choice((I8, I32, I64, POINTER, HALF))
            return b.load(kind, pointer, flags, align=8, ordering=ordering, name=self.name())
        align = self.rng.choice((0, 1, 16))
        return b.load(self.type(), pointer, flags, align=align, name=self.name())

    def store(self, b):
        pointer = self.value(self.rng.choice(POINTERS))
        flags = "volatile" if self.chance(4) else ""
        if self.chance(4):
            value = self.value(self.rng.choice((I8, I32, I64, POINTER)))
            b.store(value, pointer, flags, align=16, ordering=self.rng.choice(ORDERINGS))
        else:
            b.store(self.value(self.type()), pointer, flags, align=self.rng.choice((0, 4)))

    def atomic(self, b):
        pointer = self.value(POINTER)
        pick = self.rng.randrange(4)
        if pick == 0:
            return b.fence(self.rng.choice(("acquire", 'syncscope("agent") seq_cst')))
        if pick == 1:
            kind = self.rng.choice((I8, I32, POINTER))
            values = self.value(kind), self.value(kind)
            flags = self.flags(OPCODES["cmpxchg"])
            return b.cmpxchg(pointer, values, "acq_rel monotonic", flags, align=8, name=self.name())
        if pick == 2:
            operation = self.rng.choice(("fadd", "fsub", "fmax", "xchg"))
            value = self.value(self.rng.choice((HALF, *FLOATS[2:4])))
        else:
            operation = self.rng.choice(("add", "volatile nand", "umin", "xchg", "uinc_wrap"))
            value = self.value(self.rng.choice((I8, I64)))
        return b.atomicrmw(operation, pointer, value, "monotonic", align=8, name=self.name())

    def address_of(self, b):
        kind = self.type()
        indices = [self.value(self.rng.choice((I32, I64, I8)))]
        inside = kind
        while isinstance(inside, (StructType, ArrayType)) and self.chance(2):
            count = len(inside.fields) if isinstance(inside, StructType) else inside.count
            if not count:
                break
            index = self.rng.randrange(count)
            indices.append(index)
            inside = inside.fields[index] if isinstance(inside, StructType) else inside.element
        pointer = self.value(self.rng.choice((*POINTERS, vector_type(2, POINTER))))
        flags = self.flags(OPCODES["getelementptr"])
        return b.gep(kind, pointer, indices, flags, name=self.name())

    def part(self, b):
        whole = self.known((StructType, ArrayType))
        if whole is None or not zero_or_more(whole.type):
            whole = self.value(self.rng.choice((PAD, array_type(2, PAD))))
        indices = []
        inside = whole.type
        while zero_or_more(inside) and (not indices or self.chance(2)):
            indices.append(self.rng.randrange(zero_or_more(inside)))
            fields = inside.fields if isinstance(inside, StructType) else None
            inside = fields[indices[-1]] if fields else inside.element
        if self.chance(2):
            return b.extractvalue(whole, indices, name=self.name())
        return b.insertvalue(whole, self.value(inside), indices, name=self.name())

    def lane(self, b):
        vector = self.known(VectorType)
        if vector is None:
            vector = self.value(self.vector_type())
        kind = vector.type
        index = self.value(self.rng.choice((I8, I32, I64))) if self.chance(3) else 0
        pick = self.rng.randrange(3)
        if pick == 0:
            return b.extractelement(vector, index, name=self.name())
        if pick == 1:
            return b.insertelement(vector, self.value(kind.element), index, name=self.name())
        lanes = range(-1, 2 * kind.count)
        mask = [self.rng.choice(lanes) for _ in range(self.rng.choice((1, 2, 5)))]
        return b.shufflevector(vector, self.value(kind), mask, name=self.name())

    def call(self, b):
        if self.chance(6):
            return self.special_call(b)
        callee, arguments, style, kind = self.called()
        return b.call(callee, arguments, style, type_=kind, name=self.name())

    def special_call(self, b):
        if self.chance(2):
            code = InlineAsm(POINTER, 'asm sideeffect "nop", "~{memory}"')
            return b.call(code, type_=function_type(VOID, ()))
        read = declare(self.module, "llvm.read_register.i64", function_type(I64, (METADATA,)))
        node = self.module.metadata.add('!{!"rsp"}')
        return b.call(read, [MetadataOperand((f"!{node}",))], name=self.name())

    def called(self):
        callee = self.rng.choice(self.callees)
        kind = callee.function_type
        arguments = [self.value(each) for each in kind.parameters]
        if kind.variadic:
            arguments += [
                self.value(self.rng.choice(SCALARS)) for _ in range(self.rng.randrange(3))
            ]
        style = CallStyle(
            marker=self.rng.choice(("", "", "tail", "notail")),
            flags=self.flags(OPCODES["call"], kind.result),
            result="noundef" if kind.result is not VOID and self.chance(3) else "",
            arguments=("noundef",) if arguments and self.chance(3) else (),
            attributes=self.rng.choice(("", "nounwind", '"key"="value"')),
            bundles=(("deopt", (self.value(I32), self.value(POINTER))),) if self.chance(5) else (),
        )
        return callee, arguments, style, kind if self.chance(3) else None

    def argument_list(self, b):
        if self.chance(4):
            return b.va_arg(self.value(POINTER), self.rng.choice((I32, POINTER)), name=self.name())
        if self.variable and self.scopes[-1]:
            value = self.rng.choice(self.scopes[-1])
            place = self.location.removeprefix(", !dbg ")
            b.record(("#dbg_value(", f", {self.variable}, !DIExpression(), {place})"), [value])
        return None

    # -- control flow --------------------------------------------------------------------------

    def statements(self, b):
        for _ in range(self.rng.randrange(1, 5)):
            if self.budget <= 0:
                return
            self.budget -= 1
            table = CONTROL if self.chance(4) else PLAIN
            made = getattr(self, self.rng.choice(table))(b)
            if made is not None and made.type is not VOID:
                self.scopes[-1].append(made)

    def inside(self, block):
        """A branch of control: returns its last builder, and a value of each type asked."""
        b = Builder(block, fold=self.fold, metadata=self.location)
        self.scopes.append([])
        self.statements(b)
        return b

    def arms(self, b, blocks, done, kinds):
        """Fill each block and let it go on to `done`; returns the edges of each phi there."""
        edges = [[] for _ in kinds]
        for block in blocks:
            inner = self.inside(block)
            for edge, kind in zip(edges, kinds, strict=True):
                edge.append((self.value(kind), inner.block))
            inner.branch(done)
            self.scopes.pop()
        b.move_to_end(done)
        for edge, kind in zip(edges, kinds, strict=True):
            flags = self.flags(OPCODES["phi"], kind)
            self.scopes[-1].append(b.phi(kind, edge, flags, name=self.name()))

    def kinds(self):
        return [self.type() for _ in range(self.rng.randrange(3))]

    def branches(self, b):
        then, other, done = (b.new_block(self.name()) for _ in range(3))
        b.conditional(self.value(I1), then, other)
        self.arms(b, [then, other], done, self.kinds())

    def choice(self, b):
        kind = self.rng.choice((I8, I32, I64))
        blocks = [b.new_block(self.name()) for _ in range(self.rng.choice((1, 2, 3)))]
        done = b.new_block(self.name())
        b.switch(self.value(kind), blocks[0], list(enumerate(blocks[1:])))
        self.arms(b, blocks, done, self.kinds())

    def indirect(self, b):
        blocks = [b.new_block(self.name()) for _ in range(2)]
        done = b.new_block(self.name())
        table = array_constant([block_address(block) for block in blocks])
        variable = new_global(self.module, "table", table.type, table, words="internal constant")
        b.indirectbr(b.load(POINTER, b.gep(table.type, variable, [0, 1])), blocks)
        self.arms(b, blocks, done, self.kinds())

    def assembly(self, b):
        blocks = [b.new_block(self.name()) for _ in range(2)]
        done = b.new_block(self.name())
        code = InlineAsm(POINTER, 'asm sideeffect "", "r,!i"')
        b.callbr(code, [self.value(I32)], blocks, type_=function_type(VOID, (I32,)))
        self.arms(b, blocks, done, self.kinds())

    def loop(self, b):
        header, after = (b.new_block(self.name()) for _ in range(2))
        before = b.block
        kinds = self.kinds()
        starts = [self.value(kind) for kind in kinds]
        b.branch(header)
        b.move_to_end(header)
        phis = [
            b.phi(kind, [(start, before)], name=self.name())
            for kind, start in zip(kinds, starts, strict=True)
        ]
        self.scopes.append(phis.copy())
        inner = self.inside(header)
        for phi in phis:
            phi.add_incoming(self.value(phi.type), inner.block)
        inner.conditional(self.value(I1), header, after)
        self.scopes.pop()
        self.scopes.pop()
        # What the header defines is there afterwards, too.
        self.scopes[-1] += phis
        b.move_to_end(after)

    def invoke(self, b):
        if not self.may_unwind:
            return None
        normal, unwind = (b.new_block(self.name()) for _ in range(2))
        callee, arguments, style, kind = self.called()
        style = style._replace(marker="", flags="")
        made = b.invoke(callee, arguments, (normal, unwind), style, type_=kind, name=self.name())
        pad = Builder(unwind, fold=self.fold, metadata=self.location)
        filters = array_constant([null(), null()])
        clauses = [("catch", null())] * self.rng.randrange(2) + [("filter", filters)] * self.chance(
            3
        )
        caught = pad.landingpad(PAD, clauses, cleanup=not clauses, name=self.name())
        pad.resume(caught)
        b.move_to_end(normal)
        return made

    # -- what a module holds -------------------------------------------------------------------

    def globals(self):
        for _ in range(self.rng.randrange(3)):
            fields = tuple(self.type(1) for _ in range(self.rng.randrange(4)))
            self.structs.append(
                new_struct(self.module, self.rng.choice(TYPE_NAMES), fields, packed=self.chance(4))
            )
        for _ in range(self.rng.randrange(1, 5)):
            kind = self.type()
            value = self.constant(kind) if self.chance(2) else None
            words = self.rng.choice(("global", "constant", "addrspace(1) global"))
            if value is not None and self.chance(2):
                words = f"internal unnamed_addr {words}"
            tail = self.rng.choice(("", ", align 16", ', section "odd", align 1'))
            variable = new_global(
                self.module, self.name() or "g", kind, value, words=words, tail=tail
            )
            self.variables.append(variable)
            if value is not None and self.chance(4):
                new_alias(self.module, self.name() or "alias", kind, variable)
        for index, (kind, prefix, suffix) in enumerate(CALLEES):
            name = f"callee{index}"
            self.callees.append(declare(self.module, name, kind, prefix=prefix, suffix=suffix))

    def function(self):
        kinds = tuple(self.type() for _ in range(self.rng.randrange(4)))
        result = self.rng.choice((VOID, I32, self.type()))
        variadic = self.chance(5)
        prefixes = ("", "internal", "weak_odr hidden", "" if variadic else "internal fastcc")
        suffix = self.rng.choice(
            ("", "unnamed_addr", "nounwind", self.module.fresh_group('"a"="b" cold'))
        )
        function = new_function(
            self.module,
            self.name() or "f",
            function_type(result, kinds, variadic=variadic),
            names=[self.name() for _ in kinds],
            prefix=self.rng.choice(prefixes),
            suffix=suffix,
        )
        self.may_unwind = self.chance(2)
        if self.may_unwind:
            kind = function_type(I32, (), variadic=True)
            set_header_constant(
                function, "personality", declare(self.module, "__gxx_personality_v0", kind)
            )
        self.variable = ""
        self.location = self.debug(function) if self.chance(3) else ""
        self.scopes = [list(function.arguments), []]
        self.budget = self.rng.randrange(1, 25)
        b = Builder(function.insert_block(self.name()), fold=self.fold, metadata=self.location)
        while self.budget > 0:
            self.statements(b)
        self.finish(b, result)
        return function

    def finish(self, b, result):
        if self.chance(6):
            b.unreachable()
        elif result is VOID:
            b.ret()
        else:
            b.ret(self.value(result))

    def debug(self, function):
        """Give the function debug information; returns what every instruction of it carries."""
        nodes = self.module.metadata
        if self.module.definition("named", "!llvm.dbg.cu") is None:
            file = nodes.add(FILE)
            version = nodes.add('!{i32 2, !"Debug Info Version", i32 3}')
            self.unit = nodes.add(UNIT.format(file=file)), file
            for name, node in (("!llvm.dbg.cu", self.unit[0]), ("!llvm.module.flags", version)):
                self.module.add_definition("named", name, f"{name} = !{{!{node}}}")
        unit, file = self.unit
        scope = nodes.add(SUBPROGRAM.format(unit=unit, file=file))
        variable = f'!DILocalVariable(name: "v", scope: !{scope}, file: !{file}, line: 2)'
        self.variable = f"!{nodes.add(variable)}"
        function.metadata = f"!dbg !{scope}"
        return f", !dbg !{nodes.add(f'!DILocation(line: 2, column: 3, scope: !{scope})')}"

    def funclets(self):
        """A function whose exceptions are handled the way Windows does."""
        throws = declare(self.module, "throws", function_type(VOID, ()))
        handler_type = function_type(I32, (), variadic=True)
        function = new_function(self.module, self.name() or "f", function_type(VOID, ()))
        personality = declare(self.module, "__CxxFrameHandler3", handler_type)
        set_header_constant(function, "personality", personality)
        entry, dispatch, handler, cleanup, done = (
            function.insert_block(self.name()) for _ in range(5)
        )
        b = Builder(entry)
        b.invoke(throws, [], (done, dispatch))
        b.move_to_end(dispatch)
        unwind = cleanup if self.chance(2) else None
        switch = b.catchswitch(None, [handler], unwind, name=self.name())
        b.move_to_end(handler)
        pad = b.catchpad(switch, [null(), int_constant(I32, 64), null()], name=self.name())
        b.call(throws, style=CallStyle(bundles=(("funclet", (pad,)),)))
        b.catchret(pad, done)
        b.move_to_end(cleanup)
        if unwind is None:
            b.unreachable()
        else:
            b.cleanupret(b.cleanuppad(name=self.name()))
        Builder.at_end(done).ret()


def zero_or_more(kind):
    """How many elements an aggregate has; nothing for what is none."""
    if isinstance(kind, StructType):
        return len(kind.fields)
    return kind.count if isinstance(kind, ArrayType) else 0


PLAIN = (
    *("binary", "binary", "unary", "cast", "cast", "compare", "select", "alloca", "load", "store"),
    *("atomic", "address_of", "part", "lane", "call", "argument_list"),
)
CONTROL = ("branches", "choice", "loop", "invoke", "indirect", "assembly")
NARROW, WIDE = (I8, I32), (I64, int_type(128))
CASTS = (
    *(("trunc", wide, narrow) for wide in WIDE for narrow in NARROW),
    *((word, narrow, wide) for word in ("zext", "sext") for narrow in NARROW for wide in WIDE),
    *((word, kind, I32) for word in ("fptoui", "fptosi") for kind in FLOATS),
    *((word, I64, kind) for word in ("uitofp", "sitofp") for kind in FLOATS),
    *(("fpext", kind, wide) for kind in FLOATS[:3] for wide in FLOATS[3:]),
    *(("fptrunc", wide, kind) for kind in FLOATS[:3] for wide in FLOATS[3:]),
    *((word, POINTER, I64) for word in ("ptrtoint", "ptrtoaddr")),
    ("inttoptr", I32, POINTER),
    ("addrspacecast", *POINTERS),
    *(("bitcast", kind, int_type(kind.width)) for kind in FLOATS),
)
CALLEES = (
    (function_type(VOID, ()), "", ""),
    (function_type(I32, (I32, POINTER), variadic=True), "", "nounwind"),
    (function_type(PAD, (FLOATS[3],)), "fastcc", ""),
    (function_type(FLOATS[2], (FLOATS[2], POINTER)), "noundef", '"odd"'),
)
FILE = '!DIFile(filename: "random.c", directory: "/")'
UNIT = "distinct !DICompileUnit(language: DW_LANG_C99, file: !{file}, emissionKind: FullDebug)"
SUBPROGRAM = (
    'distinct !DISubprogram(name: "f", scope: !{file}, file: !{file}, line: 1, '
    "type: !DISubroutineType(types: !{{null}}), spFlags: DISPFlagDefinition, unit: !{unit})"
)


def random_module(rng, *, fold=True):
    """A module that LLVM's verifier accepts."""
    maker = Maker(rng, fold=fold)
    maker.globals()
    for _ in range(rng.randrange(1, 4)):
        maker.callees.append(maker.function())
    if maker.chance(3):
        maker.funclets()
    return maker.module
