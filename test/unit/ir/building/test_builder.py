"""The builder: one method per instruction, types checked, places and names as asked."""

import irtext
import pytest

from enzyme_cc.ir.building.builder import Builder, CallStyle
from enzyme_cc.ir.building.constants import (
    array_constant,
    number,
    string_constant,
    struct_constant,
    vector_constant,
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
from enzyme_cc.ir.constants import InlineAsm, int_constant, null, undef, zero
from enzyme_cc.ir.function import Block
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.ir.printer import print_line
from enzyme_cc.ir.types import (
    DOUBLE,
    FLOAT,
    HALF,
    I1,
    I8,
    I16,
    I32,
    I64,
    POINTER,
    TOKEN,
    VOID,
    array_type,
    function_type,
    pointer_type,
    struct_type,
    vector_type,
)

LANES = vector_type(2, I32)
PAIR = struct_type((I32, I64))
PAD = struct_type((POINTER, I32))
METHODS = {"and": "and_", "or": "or_", "getelementptr": "gep", "br": "branch"}


@pytest.fixture
def target():
    """An unfinished `i32 @f(i32 %n, i64 %w, double %x, ptr %p, <2 x i32> %v, { i32, i64 } %s)`."""
    kinds = (I32, I64, DOUBLE, POINTER, LANES, PAIR)
    function = new_function(
        Module(""), "f", function_type(I32, kinds), names=["n", "w", "x", "p", "v", "s"]
    )
    function.insert_block("entry")
    return function


@pytest.fixture
def b(target):
    return Builder(target.entry, fold=False)


def line(made):
    return print_line(made)


def test_every_instruction_has_a_method():
    assert [name for name in OPCODES if not hasattr(Builder, METHODS.get(name, name))] == []


MADE = [
    # how it is made of n, w, x, p, v, s; how it is written
    (lambda b, n, *_: b.add(n, n, "nsw nuw", name="r"), "%r = add nuw nsw i32 %n, %n"),
    (lambda b, n, *_: b.lshr(n, n, "exact", name="r"), "%r = lshr exact i32 %n, %n"),
    (lambda b, n, *_: b.or_(n, n, "disjoint", name="r"), "%r = or disjoint i32 %n, %n"),
    (lambda b, n, w, x, *_: b.fmul(x, x, "nnan", name="r"), "%r = fmul nnan double %x, %x"),
    (lambda b, n, w, x, *_: b.fneg(x, "fast", name="r"), "%r = fneg fast double %x"),
    (lambda b, n, *_: b.freeze(n, name="r"), "%r = freeze i32 %n"),
    (lambda b, n, *_: b.zext(n, I64, "nneg", name="r"), "%r = zext nneg i32 %n to i64"),
    (lambda b, n, w, x, p, v, s: b.bitcast(v, I64, name="r"), "%r = bitcast <2 x i32> %v to i64"),
    (
        lambda b, n, w, x, p, v, s: b.sitofp(v, vector_type(2, HALF), name="r"),
        "%r = sitofp <2 x i32> %v to <2 x half>",
    ),
    (
        lambda b, n, w, x, p, *_: b.addrspacecast(p, pointer_type(3), name="r"),
        "%r = addrspacecast ptr %p to ptr addrspace(3)",
    ),
    (
        lambda b, n, *_: b.icmp("slt", n, n, "samesign", name="r"),
        "%r = icmp samesign slt i32 %n, %n",
    ),
    (lambda b, n, w, x, *_: b.fcmp("ord", x, x, name="r"), "%r = fcmp ord double %x, %x"),
    (
        lambda b, n, w, x, *_: b.select(undef(I1), x, x, "nnan", name="r"),
        "%r = select nnan i1 undef, double %x, double %x",
    ),
    (
        lambda b, n, *_: b.alloca(I8, n, align=16, space=pointer_type(5), name="r"),
        "%r = alloca i8, i32 %n, align 16, addrspace(5)",
    ),
    (
        lambda b, n, w, x, p, *_: b.load(I32, p, "volatile", align=4, name="r"),
        "%r = load volatile i32, ptr %p, align 4",
    ),
    (
        lambda b, n, w, x, p, *_: b.store(n, p, ordering="release", align=4),
        "store atomic i32 %n, ptr %p release, align 4",
    ),
    (lambda b, *_: b.fence('syncscope("agent") acquire'), 'fence syncscope("agent") acquire'),
    (
        lambda b, n, w, x, p, *_: b.cmpxchg(p, (n, n), "acq_rel monotonic", "weak", name="r"),
        "%r = cmpxchg weak ptr %p, i32 %n, i32 %n acq_rel monotonic",
    ),
    (
        lambda b, n, w, x, p, *_: b.atomicrmw("volatile fadd", p, x, align=8, name="r"),
        "%r = atomicrmw volatile fadd ptr %p, double %x seq_cst, align 8",
    ),
    (
        lambda b, n, w, x, p, *_: b.gep(PAIR, p, [w, 1], "inbounds", name="r"),
        "%r = getelementptr inbounds { i32, i64 }, ptr %p, i64 %w, i32 1",
    ),
    (
        lambda b, n, w, x, p, *_: b.struct_gep(PAIR, p, 1, name="r"),
        "%r = getelementptr inbounds { i32, i64 }, ptr %p, i32 0, i32 1",
    ),
    (
        lambda b, n, w, x, p, *_: b.gep(array_type(4, I8), p, [0, 3], name="r"),
        "%r = getelementptr [4 x i8], ptr %p, i64 0, i64 3",
    ),
    (lambda b, n, w, x, p, *_: b.va_arg(p, I32, name="r"), "%r = va_arg ptr %p, i32"),
    (
        lambda b, n, w, x, p, v, s: b.extractvalue(s, [1], name="r"),
        "%r = extractvalue { i32, i64 } %s, 1",
    ),
    (
        lambda b, n, w, x, p, v, s: b.insertvalue(s, w, [1], name="r"),
        "%r = insertvalue { i32, i64 } %s, i64 %w, 1",
    ),
    (
        lambda b, n, w, x, p, v, s: b.extractelement(v, 1, name="r"),
        "%r = extractelement <2 x i32> %v, i64 1",
    ),
    (
        lambda b, n, w, x, p, v, s: b.insertelement(v, n, n, name="r"),
        "%r = insertelement <2 x i32> %v, i32 %n, i32 %n",
    ),
    (
        lambda b, n, w, x, p, v, s: b.shufflevector(v, v, [3, -1, 0], name="r"),
        "%r = shufflevector <2 x i32> %v, <2 x i32> %v, <3 x i32> <i32 3, i32 poison, i32 0>",
    ),
    (lambda b, *_: b.unreachable(), "unreachable"),
    (lambda b, n, *_: b.ret(n), "ret i32 %n"),
]


@pytest.mark.parametrize(("make", "text"), MADE, ids=[text for _, text in MADE])
def test_instructions_are_written_as_llvm_writes_them(b, target, make, text):
    assert line(make(b, *target.arguments)) == text


def test_all_binary_operations_and_casts_carry_their_own_names(b, target):
    n, _, x, p, _, _ = target.arguments
    for name, row in OPCODES.items():
        if row.shape.value == "binary":
            value = n if row.kinds == "int" else x
            assert getattr(b, METHODS.get(name, name))(value, value).opcode == name
    casts = {
        **dict.fromkeys(("zext", "sext"), (n, I64)),
        **dict.fromkeys(("uitofp", "sitofp"), (n, DOUBLE)),
        **dict.fromkeys(("fptoui", "fptosi"), (x, I32)),
        **dict.fromkeys(("ptrtoint", "ptrtoaddr"), (p, I64)),
        "trunc": (n, I8),
        "fptrunc": (x, FLOAT),
        "fpext": (number(FLOAT, 1.0), DOUBLE),
        "inttoptr": (n, POINTER),
        "bitcast": (n, FLOAT),
        "addrspacecast": (p, pointer_type(1)),
    }
    assert set(casts) == {name for name, row in OPCODES.items() if row.shape.value == "cast"}
    for name, (value, kind) in casts.items():
        assert getattr(b, name)(value, kind).opcode == name


REFUSED = [
    (lambda b, n, w, *_: b.add(n, w), "one type: i32 %n, i64 %w"),
    (lambda b, n, w, x, *_: b.add(x, x), "add needs integers, not double %x"),
    (lambda b, n, *_: b.fadd(n, n), "fadd needs floating-point numbers, not i32 %n"),
    (lambda b, n, *_: b.fneg(n), "fneg needs floating-point"),
    (lambda b, n, *_: b.trunc(n, I64), "no trunc from i32 %n to i64"),
    (lambda b, n, *_: b.zext(n, LANES), "no zext from i32 %n to <2 x i32>"),
    (lambda b, n, w, x, p, *_: b.bitcast(p, I64), "no bitcast from ptr %p to i64"),
    (lambda b, n, w, x, p, *_: b.addrspacecast(p, POINTER), "no addrspacecast"),
    (lambda b, n, w, x, *_: b.fptrunc(x, HALF) and b.fpext(x, FLOAT), "no fpext"),
    (lambda b, n, w, x, *_: b.icmp("eq", x, x), "icmp needs integers or pointers"),
    (lambda b, n, w, x, *_: b.select(n, x, x), "cannot be decided by i32 %n"),
    (lambda b, n, w, *_: b.select(undef(I1), n, w), "one type"),
    (lambda b, n, *_: b.select(undef(I1), n, n, "nnan"), "select of i32 cannot be 'nnan'"),
    (lambda b, n, *_: b.load(I32, n), "load needs a pointer, not i32 %n"),
    (lambda b, n, w, x, p, *_: b.load(VOID, p), "memory cannot hold void"),
    (lambda b, n, *_: b.store(n, n), "store needs a pointer"),
    (lambda b, n, w, x, p, *_: b.cmpxchg(p, (n, w)), "compares i32 %n and stores i64 %w"),
    (lambda b, n, *_: b.gep(I8, n, [0]), "getelementptr needs a pointer"),
    (lambda b, n, w, x, p, *_: b.gep(PAIR, p, [0, n]), "{ i32, i64 } has no i32 %n"),
    (lambda b, n, w, x, p, *_: b.gep(PAIR, p, [0, 2]), "has no i32 2"),
    (lambda b, n, w, x, p, *_: b.gep(I8, p, [0, 0]), "i8 has no i64 0"),
    (lambda b, n, w, x, p, v, s: b.extractvalue(s, [2]), "has nothing at 2"),
    (lambda b, n, w, x, p, v, s: b.insertvalue(s, n, [1]), "has a i64 there, not i32 %n"),
    (lambda b, n, *_: b.extractelement(n, 0), "extractelement needs a vector, not i32 %n"),
    (lambda b, n, w, x, p, v, s: b.insertelement(v, w, 0), "cannot be i64 %w"),
    (lambda b, n, *_: b.conditional(n, b.block, b.block), "br needs an i1, not i32 %n"),
    (lambda b, n, *_: b.branch(n), "a block is needed, not i32 %n"),
    (lambda b, n, w, *_: b.ret(w), "@f returns i32, not i64"),
    (lambda b, *_: b.ret(), "@f returns i32, not void"),
    (lambda b, n, w, *_: b.switch(n, b.block, [(w, b.block)]), "cannot be i64 %w"),
    (lambda b, n, w, x, p, *_: b.call(p, []), "needs the type it is called as"),
    (lambda b, n, *_: b.call(b.block.function, [n]), "@f takes i32 (i32, i64, double, ptr"),
    (lambda b, n, *_: b.catchret(n, b.block), "a token is needed, not i32 %n"),
    (lambda b, *_: b.phi(VOID), "no phi is void"),
    (lambda b, n, w, *_: b.phi(I32, [(w, b.block)]), "cannot take i64 %w"),
]


@pytest.mark.parametrize(("make", "message"), REFUSED, ids=[message for _, message in REFUSED])
def test_operands_of_the_wrong_type_are_refused(b, target, make, message):
    with pytest.raises(TypeError) as caught:
        make(b, *target.arguments)
    assert message in str(caught.value)


def test_what_is_no_word_of_llvms_is_refused(b, target):
    n, _, x, p, _, _ = target.arguments
    with pytest.raises(ValueError, match="add has no flag 'nws'"):
        b.add(n, n, "nws")
    with pytest.raises(ValueError, match="icmp has no predicate 'lt'"):
        b.icmp("lt", n, n)
    with pytest.raises(ValueError, match="fcmp has no predicate 'eq'"):
        b.fcmp("eq", x, x)
    with pytest.raises(ValueError, match="12 is no alignment"):
        b.load(I32, p, align=12)
    with pytest.raises(ValueError, match="no instruction is called fma"):
        b.emit("fma", DOUBLE, [x, x, x])


def test_anything_can_be_emitted_by_name(b, target):
    n, _, _, p, _, _ = target.arguments
    made = b.emit("icmp", I1, [n, n], name="r", predicate="eq")
    assert line(made) == "%r = icmp eq i32 %n, %n"
    made = b.emit("load", I32, [p], "volatile", name="r", tail=", align 2")
    assert line(made) == "%r.1 = load volatile i32, ptr %p, align 2"
    with pytest.raises(TypeError, match="icmp needs 'predicate'"):
        b.emit("icmp", I1, [n, n])


# -- places ----------------------------------------------------------------------------------------


def opcodes(block):
    return [each.opcode for each in block]


def test_instructions_go_where_the_builder_stands(target):
    n = target.arguments[0]
    b = Builder(target.entry)
    last = b.ret(n)
    middle = Builder.before(last)
    assert middle.position is last
    product = middle.mul(n, n)
    middle.add(n, n)
    Builder.before(product).sub(n, number(I32, 3))
    assert opcodes(target.entry) == ["sub", "mul", "add", "ret"]
    with pytest.raises(ValueError, match="has its terminator already"):
        b.add(n, n)
    b.move_before(product)
    assert b.xor(n, number(I32, 5)).next is product
    loose = target.entry.first
    loose.unlink()
    with pytest.raises(ValueError, match="stands in no block"):
        Builder.before(loose)


def test_phis_stand_together_at_the_beginning(target):
    n = target.arguments[0]
    b = Builder(target.entry)
    loop = b.new_block("loop")
    b.branch(loop)
    b.move_to_end(loop)
    first = b.phi(I32, [(n, target.entry)], name="i")
    b.branch(loop)
    added = Builder.after_phis(loop).add(first, n)
    second = Builder.before(added).phi(I32, name="j")
    second.add_incoming(n, target.entry)
    for phi in (first, second):
        phi.add_incoming(added, loop)
    assert opcodes(loop) == ["phi", "phi", "add", "br"]
    assert second.incoming == [(n, target.entry), (added, loop)]
    irtext.verified(target.module.print())


def test_names_are_made_fresh_and_the_rest_is_numbered(target):
    n = target.arguments[0]
    b = Builder(target.entry)
    made = [b.add(n, n, name=name) for name in ("n", "", "n", "a b", "1")]
    b.ret(n)
    target.number()
    assert [each.ref for each in made] == ["%n.1", "%0", "%n.2", '%"a b"', "%v1"]


def test_debug_locations_go_on_everything(target):
    n = target.arguments[0]
    b = Builder(target.entry, metadata=", !dbg !7")
    made = b.add(n, n)
    b.metadata = ""
    plain = b.mul(n, n)
    assert made.attachment("dbg") == "!7"
    assert plain.metadata == ""
    record = b.record(("#dbg_value(", ", !3, !DIExpression(), !7)"), [made])
    assert record.previous is plain
    assert record in made.users


def test_a_block_of_no_function_can_be_filled():
    block = Block(None, "%b")
    made = Builder(block).alloca(I8, name="a b")
    assert made.ref == '%"a b"'
    with pytest.raises(ValueError, match="stands in no function"):
        Builder(block).new_block()


def test_folding_can_be_switched_off(target):
    n = target.arguments[0]
    nothing = number(I32, 0)
    b = Builder(target.entry)
    assert b.add(n, nothing) is n
    b.fold = False
    assert b.add(n, nothing).opcode == "add"


# -- control flow ----------------------------------------------------------------------------------


def test_branches_and_switches(target):
    n, _, _, p, _, _ = target.arguments
    b = Builder(target.entry)
    one, two = b.new_block("one"), b.new_block("two")
    made = b.switch(n, one, [(3, two), (number(I32, -1), one)])
    assert line(made) == (
        "switch i32 %n, label %one [\n    i32 3, label %two\n    i32 -1, label %one\n  ]"
    )
    b.move_to_end(one)
    assert line(b.conditional(undef(I1), two, one)) == "br i1 undef, label %two, label %one"
    b.move_to_end(two)
    assert line(b.indirectbr(p, [one, two])) == "indirectbr ptr %p, [label %one, label %two]"
    assert one.terminator.successors == (two, one)
    irtext.verified(target.module.print())


def test_calls_say_what_the_function_says(target):
    n, _, x, p, _, _ = target.arguments
    module = target.module
    b = Builder(target.entry)
    quick = declare(module, "quick", function_type(DOUBLE, (DOUBLE,)), prefix="fastcc noundef")
    many = declare(module, "many", function_type(I32, (POINTER,), variadic=True))
    style = CallStyle("tail", "nnan", None, "noundef", ("noundef",), "nounwind", (("deopt", (n,)),))
    assert line(b.call(quick, [x], style, name="a")) == (
        "%a = tail call nnan fastcc noundef double @quick(double noundef %x) nounwind "
        '[ "deopt"(i32 %n) ]'
    )
    assert line(b.call(many, [p, n], name="b")) == "%b = call i32 (ptr, ...) @many(ptr %p, i32 %n)"
    indirect = b.call(p, [n], type_=function_type(VOID, (I32,)))
    assert line(indirect) == "call void %p(i32 %n)"
    code = InlineAsm(POINTER, 'asm sideeffect "nop", ""')
    assert line(b.call(code, type_=function_type(VOID, ()))) == (
        'call void asm sideeffect "nop", ""()'
    )
    far = b.inttoptr(n, pointer_type(2), name="far")
    assert line(b.call(far, type_=function_type(VOID, ()))) == "call addrspace(2) void %far()"
    with pytest.raises(TypeError, match="cannot be 'nnan'"):
        b.call(many, [p], CallStyle(flags="nnan"))
    b.ret(n)
    irtext.verified(module.print())


def test_calls_that_end_their_block(target):
    n = target.arguments[0]
    module = target.module
    throws = declare(module, "throws", function_type(I32, (I32,)))
    personality = declare(module, "__gxx_personality_v0", function_type(I32, (), variadic=True))
    set_header_constant(target, "personality", personality)
    b = Builder(target.entry)
    normal, unwind, asm = (b.new_block(name) for name in ("normal", "unwind", "asm"))
    made = b.invoke(throws, [n], (normal, unwind), name="r")
    assert made.successors == (normal, unwind)
    b.move_to_end(unwind)
    caught = b.landingpad(PAD, [("catch", null())], cleanup=True, name="caught")
    b.resume(caught)
    b.move_to_end(normal)
    code = InlineAsm(POINTER, 'asm sideeffect "", "!i"')
    b.callbr(code, [], [asm, unwind][:1] * 2, type_=function_type(VOID, ()))
    b.move_to_end(asm)
    b.ret(made)
    irtext.verified(module.print())


def test_funclets():
    module = Module("")
    throws = declare(module, "throws", function_type(VOID, ()))
    function = new_function(module, "f", function_type(VOID, ()))
    personality = declare(module, "__CxxFrameHandler3", function_type(I32, (), variadic=True))
    set_header_constant(function, "personality", personality)
    names = ("entry", "dispatch", "handler", "cleanup", "done")
    entry, dispatch, handler, cleanup, done = (function.insert_block(name) for name in names)
    b = Builder(entry)
    b.invoke(throws, [], (done, dispatch))
    b.move_to_end(dispatch)
    switch = b.catchswitch(None, [handler], cleanup, name="switch")
    assert switch.type is TOKEN
    b.move_to_end(handler)
    pad = b.catchpad(switch, [null(), number(I32, 64), null()], name="pad")
    b.call(throws, style=CallStyle(bundles=(("funclet", (pad,)),)))
    b.catchret(pad, done)
    b.move_to_end(cleanup)
    b.cleanupret(b.cleanuppad(name="clean"))
    b.move_to_end(done)
    b.ret()
    irtext.verified(module.print())


# -- what modules hold -----------------------------------------------------------------------------


def test_functions_variables_aliases_and_types_are_added():
    module = Module('target triple = "x86_64-unknown-linux-gnu"\n\n@x = global i32 7\n')
    node = new_struct(module, "node", (I32, POINTER))
    again = new_struct(module, "node", (node,), packed=True)
    made = new_global(module, "x", again, zero(again), words="internal constant", tail=", align 8")
    outside = new_global(module, "outside", I16, words="thread_local global")
    far = new_global(module, "far", I8, number(I8, 1), words="addrspace(3) global")
    alias = new_alias(module, "other name", again, made, words="internal alias")
    assert far.type is pointer_type(3)
    assert (alias.name, alias.ref) == ("other name", '@"other name"')
    function = new_function(
        module, "g", function_type(VOID, (node,)), names=["a"], prefix="internal", suffix="cold"
    )
    b = Builder(function.insert_block())
    b.alloca(again)
    b.load(I16, outside)
    b.ret()
    text = module.print()
    assert text == (
        'target triple = "x86_64-unknown-linux-gnu"\n\n'
        "%node = type { i32, ptr }\n"
        "%node.1 = type <{ %node }>\n"
        "@x = global i32 7\n"
        "@x.1 = internal constant %node.1 zeroinitializer, align 8\n"
        "@outside = external thread_local global i16\n"
        "@far = addrspace(3) global i8 1\n"
        '@"other name" = internal alias %node.1, ptr @x.1\n'
        "define internal void @g(%node %a) cold {\n"
        "  %1 = alloca %node.1\n"
        "  %2 = load i16, ptr @outside\n"
        "  ret void\n"
        "}\n"
    )
    irtext.verified(text)
    assert Module(text).load().print() == text


def test_a_declaration_is_made_once():
    module = Module("declare double @sin(double)\n")
    kind = function_type(DOUBLE, (DOUBLE,))
    assert declare(module, "sin", kind) is module.functions["sin"]
    cos = declare(module, "cos", kind, suffix="nounwind")
    assert declare(module, "cos", kind) is cos
    assert cos.is_declaration
    with pytest.raises(TypeError, match=r"@sin is double \(double\), not void \(\)"):
        declare(module, "sin", function_type(VOID, ()))
    new_global(module, "x", I32)
    with pytest.raises(TypeError, match="@x is no function"):
        declare(module, "x", kind)
    assert module.print() == (
        "@x = external global i32\n"
        "declare double @sin(double)\ndeclare double @cos(double) nounwind\n"
    )


def test_constants_of_a_function_stand_in_llvms_order(target):
    module = target.module
    Builder(target.entry).ret(number(I32, 0))
    for word, value in (
        ("personality", null()),
        ("prefix", number(I32, 3)),
        ("prefix", number(I32, 4)),
    ):
        set_header_constant(target, word, value)
    assert target.words == ("prefix", "personality")
    assert "prefix i32 4 personality ptr null {" in module.print()
    irtext.verified(module.print())


def test_blocks_have_addresses(target):
    entry = target.entry
    b = Builder(entry)
    block = b.new_block()
    address = block_address(block)
    new_global(target.module, "table", address.type, address)
    b.indirectbr(address, [block])
    Builder(block).ret(number(I32, 0))
    text = target.module.print()
    assert "@table = global ptr blockaddress(@f, %block)" in text
    irtext.verified(text)
    with pytest.raises(ValueError, match="has no address"):
        block_address(entry)


# -- constants -------------------------------------------------------------------------------------


def test_constants_are_written_the_shortest_way():
    one, nothing = number(I8, 1), number(I8, 0)
    assert array_constant([one, nothing]).ref == "[i8 1, i8 0]"
    assert array_constant([nothing, nothing]).ref == "zeroinitializer"
    assert vector_constant([one, one]).ref == "<i8 1, i8 1>"
    assert struct_constant(PAIR, [number(I32, 0), number(I64, 0)]).ref == "zeroinitializer"
    assert string_constant(b'a"\\\n').ref == 'c"a\\22\\\\\\0A"'
    assert string_constant(b"\0\0").ref == "zeroinitializer"
    assert number(vector_type(4, I8, scalable=True), 3).ref == "splat (i8 3)"
    assert number(FLOAT, 0.5).ref == "5.000000e-01"


def test_constants_of_wrong_parts_are_refused():
    with pytest.raises(TypeError, match="cannot be elements of one constant"):
        vector_constant([number(I8, 1), number(I16, 1)])
    with pytest.raises(TypeError, match="the fields of"):
        struct_constant(PAIR, [number(I32, 1)])
    with pytest.raises(TypeError, match="has no fields"):
        struct_constant(I32, [])
    with pytest.raises(TypeError, match=r"i32 has no 0\.5"):
        number(I32, 0.5)
    with pytest.raises(TypeError, match="cannot hold i64 1"):
        new_global(Module(""), "x", I32, int_constant(I64, 1))
