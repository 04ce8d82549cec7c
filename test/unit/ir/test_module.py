"""A module: lazy, faithful, and consistent after changes."""

import irtext
import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.building.blocks import split_before
from enzyme_cc.ir.building.clone import clone_function
from enzyme_cc.ir.constants import int_constant, zero
from enzyme_cc.ir.function import Phi
from enzyme_cc.ir.globals import GlobalVariable
from enzyme_cc.ir.instructions import Call, Load, make
from enzyme_cc.ir.reading.cursor import ParseError
from enzyme_cc.ir.types import I32, I64, VOID, StructType

TEXT = """\
; a comment that stays
source_filename = "x.c"
target datalayout = "e-m:e-i64:64"
target triple = "x86_64-unknown-linux-gnu"

%struct.pair = type { i32, %struct.pair* }
%pair = type { i32, ptr }

@counter = global i32 7, align 4 ; how many
@table = internal constant [2 x ptr] [ptr @f, ptr getelementptr (i8, ptr @counter, i64 0)]
@other = alias i32, ptr @counter

declare   i32   @outside(i32,   ptr)   #0

; Function Attrs: nounwind
define i32 @f(i32 %x) #0 {
entry:
  %y   =   add   nsw   i32   %x,   1   ; odd spacing
  ret i32 %y
}

define i32 @g(i32 %x) {
  %1 = call i32 @f(i32 %x), !note !1
  %2 = load i32, ptr @counter, align 4
  %3 = add i32 %1, %2
  ret i32 %3
}

attributes #0 = { nounwind }

!llvm.module.flags = !{!0}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{}
"""
TEXT = TEXT.replace("%struct.pair = type { i32, %struct.pair* }\n", "")


def test_what_nobody_asked_for_is_printed_byte_for_byte():
    assert irtext.module(TEXT).print() == TEXT


def test_reading_one_body_leaves_the_others_as_they_were():
    module = irtext.module(TEXT)
    module.functions["g"].load_body()
    printed = module.print()
    assert "%y   =   add   nsw   i32   %x,   1   ; odd spacing" in printed
    assert "declare   i32   @outside(i32,   ptr)   #0" in printed
    assert printed == TEXT


def test_reading_a_header_does_not_read_the_body():
    module = irtext.module(TEXT)
    function = module.functions["f"]
    assert [argument.ref for argument in function.arguments] == ["%x"]
    assert not function.body_loaded
    assert module.print() == TEXT


def test_settings_are_read_without_the_rest():
    module = irtext.module(TEXT)
    assert module.data_layout == "e-m:e-i64:64"
    assert module.triple == "x86_64-unknown-linux-gnu"


def test_globals_are_found_by_name():
    found = irtext.module(TEXT).globals
    assert list(found) == ["f", "g", "counter", "table", "other", "outside"]
    assert isinstance(found["counter"], GlobalVariable)
    assert found["counter"].initializer is int_constant(I32, 7)
    assert found["table"].is_constant
    assert found["table"].linkage == "internal"
    assert found["other"].aliasee is found["counter"]
    assert found["outside"].is_declaration


def test_users_of_a_global_are_complete_although_bodies_are_lazy():
    module = irtext.module(TEXT)
    counter = module.globals["counter"]
    kinds = {type(user).__name__ for user in counter.users}
    assert kinds == {"Load", "ConstantExpression", "Alias"}
    assert {f.name for f in module.functions_using(module.globals["f"])} == {"g"}


def test_a_renamed_function_is_renamed_wherever_it_is_mentioned():
    module = irtext.module(TEXT)
    module.functions["f"].rename("new name")
    printed = module.print()
    assert 'define i32 @"new name"(i32 %x) #0 {' in printed
    assert 'call i32 @"new name"(i32 %x), !note !1' in printed
    assert '[ptr @"new name", ptr getelementptr' in printed
    assert "@f" not in printed
    irtext.verified(printed)


def test_a_name_that_is_taken_is_refused():
    module = irtext.module(TEXT)
    with pytest.raises(ValueError, match="there is a @g already"):
        module.functions["f"].rename("g")


def test_replacing_a_function_reaches_initialisers_and_bodies_not_yet_read():
    module = irtext.module(TEXT)
    module.functions["f"].replace_all_uses(module.functions["outside"])
    printed = module.print()
    assert "call i32 @outside(i32 %x)" in printed
    assert "[ptr @outside, ptr getelementptr" in printed


def test_replacing_a_variable_reaches_into_constant_expressions():
    module = irtext.module(TEXT + "@second = global i32 1\n")
    module.globals["counter"].replace_all_uses(module.globals["second"])
    printed = module.print()
    assert "getelementptr (i8, ptr @second, i64 0)" in printed
    assert "load i32, ptr @second" in printed
    assert "alias i32, ptr @second" in printed


def test_removing_a_used_global_is_refused_and_an_unused_one_goes():
    module = irtext.module(TEXT)
    with pytest.raises(ValueError, match="@f is still used"):
        module.remove_global(module.functions["f"])
    module.remove_global(module.functions["outside"])
    module.remove_global(module.functions["g"])
    printed = module.print()
    assert "@outside" not in printed
    assert "@g" not in printed
    irtext.verified(printed)


def test_unnamed_values_are_numbered_anew_after_a_change():
    module = irtext.module(TEXT)
    function = module.functions["g"]
    call, load, add, _ = list(function.entry)
    assert isinstance(call, Call)
    assert isinstance(load, Load)
    add.set_operand(0, function.arguments[0])
    call.erase()
    printed = module.print()
    assert "  %1 = load i32, ptr @counter, align 4\n  %2 = add i32 %x, %1\n" in printed
    irtext.verified(printed)


def test_a_value_in_use_is_not_erased():
    call = next(iter(irtext.module(TEXT).functions["g"].entry))
    with pytest.raises(ValueError, match="is still used by"):
        call.erase()


def test_new_metadata_and_attribute_groups_get_free_numbers():
    module = irtext.module(TEXT)
    number = module.metadata.add('!{!"mine"}')
    group = module.fresh_group("noinline")
    assert (number, group) == (2, "#1")
    printed = module.print()
    assert '!2 = !{!"mine"}\n' in printed
    assert "attributes #1 = { noinline }\n" in printed
    irtext.verified(printed)


def test_a_global_whose_only_users_are_unused_constants_can_go():
    module = irtext.module(TEXT)
    function = module.functions["g"]
    load = list(function.entry)[1]
    load.set_operand(0, module.globals["table"])
    module.globals["table"].set_operand(0, zero(module.globals["table"].value_type))
    module.remove_global(module.globals["other"])
    module.remove_global(module.globals["counter"])
    assert "@counter" not in module.print()


def test_users_that_spell_a_name_with_needless_quotes_are_found():
    module = irtext.module(TEXT.replace("call i32 @f(", 'call i32 @"\\66"('))
    module.functions["f"].rename("other.name")
    assert "call i32 @other.name(i32 %x)" in module.print()


def test_new_things_stand_where_llvm_would_print_them():
    module = irtext.module(TEXT)
    module.add_type(StructType((I32,), name="fresh"))
    module.fresh_group("cold")
    made = GlobalVariable(module, "@made", -1, -1)
    made.prefix, made.word, made.value_type = "internal", "global", I32
    made.tail = made.metadata = ""
    made.loaded = True
    made.own([int_constant(I32, 3)])
    module.add_global(made)
    clone_function(module.functions["f"], "f")
    printed = module.print()
    order = ["%fresh = type", "@counter =", "@made = internal global i32 3", "define i32 @g("]
    order += ["define internal i32 @f.1(", "attributes #0", "attributes #1"]
    assert [printed.index(each) for each in order] == sorted(map(printed.index, order))
    irtext.verified(printed)


NODES = """\
define void @f() {
  ret void
}

@kept = global ptr null

!nvvm.annotations = !{!0}
!0 = !{ptr @f, !"kernel of @f", ptr @kept}
!1 = !{!"@f"}
"""


def test_metadata_that_names_a_function_is_a_user_of_it():
    module = irtext.module(NODES)
    function = module.functions["f"]
    assert [user.ref for user in function.users] == ["!0"]
    function.rename("g")
    assert '!0 = !{ptr @g, !"kernel of @f", ptr @kept}\n!1 = !{!"@f"}' in module.print()
    assert str(module.metadata.node(0)) == '!{ptr @g, !"kernel of @f", ptr @kept}'
    with pytest.raises(ValueError, match="@g is still used"):
        module.remove_global(function)


def test_an_attachment_that_names_a_function_is_a_user_of_it():
    text = """\
define void @f(ptr %p) !about !{ptr @g} {
  call void %p(ptr null), !callees !{ptr @g, ptr @f}
  ret void
}

declare void @g(ptr)
"""
    module = irtext.module(text)
    module.functions["g"].rename("h")
    printed = module.print()
    assert "define void @f(ptr %p) !about !0 {" in printed
    assert "call void %p(ptr null), !callees !1\n" in printed
    assert printed.endswith("!0 = !{ptr @h}\n!1 = !{ptr @h, ptr @f}\n")
    irtext.verified(printed)


def test_entries_of_one_name_add_up_and_comments_do_not_count():
    text = """\
attributes #0 = { nounwind } ; noreturn
attributes #0 = { cold }
!a = !{!0} ; ";"
!a = !{!1}
!0 = !{!"; no comment"} ; one
!1 = !{}
"""
    module = irtext.module(text)
    assert module.definition("group", "#0") == "{ nounwind cold}"
    assert module.metadata.named("a") == (0, 1)
    assert str(module.metadata.node(0)) == '!{!"; no comment"}'


def test_long_comments_in_entries_do_not_count():
    text = """\
attributes #0 = { nounwind/* ; } " noreturn
*/cold /**/ "/*"="*/" }
!a = !{/* !9, */!1}
!1 = !{!"/*", /* ptr @f */ ptr @g}
@g = global i32 0
"""
    module = irtext.module(text)
    assert module.definition("group", "#0").split() == ["{", "nounwind", "cold", '"/*"="*/"', "}"]
    assert module.metadata.named("a") == (1,)
    module.globals["g"].rename("h")
    node = module.metadata.node(1)
    assert str(node) == '!{!"/*", ptr @h}'
    assert "ptr @f" not in module.print()


def test_a_mistake_behind_a_comment_in_a_node_is_found_where_it_is():
    with pytest.raises(ParseError) as caught:
        irtext.module("!0 = !{!0, ; one\n  !1, /* two */ ?}\n!1 = !{}").load()
    assert (caught.value.line, caught.value.column) == (2, 17)


def test_metadata_that_was_added_follows_what_it_names():
    module = irtext.module(NODES)
    number = module.metadata.add("!{ptr @kept}")
    module.globals["kept"].rename("other")
    assert f"!{number} = !{{ptr @other}}\n" in module.print()


@pytest.mark.parametrize(
    ("name", "slot", "text"),
    [
        ("f", "suffix", "nounwind"),
        ("f", "prefix", "internal"),
        ("f", "metadata", "!note !1"),
        ("kept", "tail", ", align 16"),
        ("kept", "prefix", "internal"),
    ],
)
def test_what_is_set_before_it_was_read_stays_set(name, slot, text):
    module = irtext.module(NODES)
    value = module.globals[name]
    setattr(value, slot, text)
    value.load()
    assert text in module.print()
    irtext.verified(module.print())


def test_a_renamed_function_stays_in_its_comdat():
    text = "$f = comdat any\ndefine linkonce_odr void @f() comdat {\n  ret void\n}\n"
    module = irtext.module(text)
    module.functions["f"].rename("g")
    assert "@g() comdat($f) {" in module.print()
    irtext.verified(module.print())


def test_a_new_argument_moves_the_numbers_of_the_body():
    function = irtext.function("define i32 @f(i32) {\n  %2 = add i32 %0, 1\n  ret i32 %2\n}\n")
    function.add_argument(I64, attributes="noundef")
    printed = function.module.print()
    assert "define i32 @f(i32 %0, i64 noundef %1) {\n  %3 = add i32 %0, 1" in printed
    irtext.verified(printed)


def test_unnamed_globals_behind_a_removed_one_get_names():
    module = irtext.module("@0 = global i32 1\n@1 = global i32 2\n@p = global ptr @1\n")
    module.remove_global(module.globals["0"])
    assert module.print().endswith("@unnamed = global i32 2\n@p = global ptr @unnamed\n")


def test_a_name_that_contains_another_does_not_read_its_users():
    text = "@f = global i32 0\n@foo = global i32 0\n"
    text += "define ptr @g() {\n  ret ptr @foo\n}\n"
    module = irtext.module(text)
    assert module.globals["f"].users == ()
    assert not module.functions["g"].body_loaded


def test_the_ordering_is_not_that_in_the_name_of_a_scope():
    text = """\
define i32 @f(ptr %p) {
  %x = load atomic i32, ptr %p syncscope("acquire") seq_cst, align  4
  ret i32 %x
}
"""
    load = next(iter(irtext.function(text).entry))
    assert (load.ordering, load.scope, load.alignment) == ("seq_cst", "acquire", 4)


def test_flags_are_words_of_an_instruction():
    text = """\
define i32 @f(ptr %p, i32 %a) {
  %x = add nuw nsw i32 %a, 1
  %y = load volatile i32, ptr %p
  store i32 %x, ptr %p
  %z = cmpxchg weak volatile ptr %p, i32 %x, i32 %y seq_cst monotonic
  ret i32 %y
}
"""
    add, load, store, exchange, _ = irtext.function(text).entry
    assert [add.has_flag(flag) for flag in ("nuw", "nsw", "n", "exact")] == [1, 1, 0, 0]
    assert [each.is_volatile for each in (load, store, exchange)] == [True, False, True]


LOOP = """\
define i32 @f(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done

done:
  ret i32 %i
}
"""


def test_splitting_a_block_keeps_phis_right():
    function = irtext.function(LOOP)
    loop = function.blocks[1]
    (_, _, compare, _) = list(loop)
    tail = split_before(compare, "tail")
    assert tail.ref == "%tail"
    phi = loop.phis[0]
    assert isinstance(phi, Phi)
    assert [block.ref for _, block in phi.incoming] == ["%entry", "%tail"]
    irtext.verified(function.module.print())


def test_lines_are_put_behind_others():
    function = irtext.function(LOOP)
    loop = function.blocks[1]
    phi, *_, branch = loop
    made = [make("add", I32, [phi, phi]) for _ in range(2)]
    made[0].insert_after(phi)
    branch.unlink()
    made[1].insert_after(loop.last)
    branch.insert_after(made[1])
    assert [line.opcode for line in loop] == ["phi", "add", "add", "icmp", "add", "br"]
    assert (loop.last, made[1].next, branch.previous) == (branch, branch, made[1])
    irtext.verified(function.module.print())


def test_a_phi_is_a_value_for_each_block_before_it():
    entry, loop, done = irtext.function(LOOP).blocks
    (phi,) = loop.phis
    assert [phi.value_from(block).ref for block in (entry, loop)] == ["0", "%next"]
    with pytest.raises(ValueError, match="%i has no edge from %done"):
        phi.value_from(done)


def test_fresh_names_avoid_what_is_there():
    function = irtext.function(LOOP)
    assert function.fresh_name("loop") == "%loop.1"
    assert function.fresh_name("loop") == "%loop.2"
    assert function.fresh_name("two words") == '%"two words"'
    assert function.fresh_name("12") == "%v12"


def test_a_renamed_value_avoids_names_that_are_there():
    function = irtext.function(LOOP)
    loop = function.blocks[1]
    function.rename_local(loop, "done")
    function.rename_local(function.arguments[0], "count")
    printed = function.module.print()
    assert "define i32 @f(i32 %count) {" in printed
    assert "br i1 %more, label %done.1, label %done" in printed
    irtext.verified(printed)


def test_a_block_is_erased_with_what_it_holds():
    function = irtext.function(LOOP.replace("ret i32 %i", "ret i32 0"))
    _, loop, done = function.blocks
    loop.terminator.erase()
    loop.append(make("unreachable", VOID, []))
    loop.phis[0].remove_incoming(loop)
    done.erase()
    assert [block.ref for block in function.blocks] == ["%entry", "%loop"]
    irtext.verified(function.module.print())


def test_users_are_known_and_replaced():
    function = irtext.function(LOOP)
    argument = function.arguments[0]
    assert [user.ref for user in argument.users] == ["%more"]
    argument.replace_all_uses(int_constant(I32, 5))
    assert not argument.is_used
    assert "icmp slt i32 %next, 5" in function.module.print()


def test_a_value_is_not_replaced_by_one_of_another_type():
    function = irtext.function(LOOP)
    with pytest.raises(TypeError, match="i32 %n cannot become i64 5"):
        function.arguments[0].replace_all_uses(int_constant(I64, 5))


def test_use_list_orders_survive_until_the_function_changes():
    text = LOOP.replace("}\n", "\n  uselistorder i32 %i, { 1, 0 }\n}\n")
    function = irtext.function(text)
    function.load_body()
    assert "uselistorder i32 %i, { 1, 0 }" in function.module.print()
    next(iter(function.blocks[2])).set_operand(0, int_constant(I32, 0))
    assert "uselistorder" not in function.module.print()


def test_orders_of_a_variables_users_survive_until_the_module_changes():
    text = TEXT + "uselistorder ptr @counter, { 1, 0, 2 }\n"
    module = irtext.module(text)
    module.load()
    assert "uselistorder ptr @counter" in module.print()
    module.globals["counter"].replace_all_uses(module.globals["table"])
    assert "uselistorder" not in module.print()


ADDRESSES = """\
@where = global ptr blockaddress(@f, %2)

define ptr @f(ptr %0) {
  indirectbr ptr %0, [label %2, label %3]

2:
  ret ptr blockaddress(@f, %3)

3:
  ret ptr null
}
"""


def test_block_addresses_follow_their_blocks():
    module = irtext.module(ADDRESSES)
    module.load()
    function = module.functions["f"]
    split_before(function.entry.terminator)
    printed = module.print()
    assert "@where = global ptr blockaddress(@f, %3)" in printed
    assert "ret ptr blockaddress(@f, %4)" in printed
    irtext.verified(printed)


def test_a_block_address_in_a_body_not_yet_read_follows_its_block():
    text = "define ptr @g() {\n  ret ptr blockaddress(@f, %3)\n}\n" + ADDRESSES
    module = irtext.module(text)
    function = module.functions["f"]
    split_before(function.entry.terminator)
    module.print()
    module.functions["g"].load_body()
    printed = module.print()
    assert "@where = global ptr blockaddress(@f, %3)" in printed
    assert "define ptr @g() {\n  ret ptr blockaddress(@f, %4)" in printed
    irtext.verified(printed)


def test_a_block_address_may_quote_its_function():
    text = ADDRESSES.replace("blockaddress(@f, %2)", 'blockaddress ( ; odd\n @"f", %2)')
    module = irtext.module(text)
    function = module.functions["f"]
    split_before(function.entry.terminator)
    assert "@where = global ptr blockaddress(@f, %3)" in module.print()


def test_a_comment_may_stand_before_the_function_of_a_block_address():
    text = ADDRESSES.replace("blockaddress(@f, %2)", "blockaddress/* odd */(/**/@f, %2)")
    module = irtext.module(text)
    function = module.functions["f"]
    split_before(function.entry.terminator)
    assert "@where = global ptr blockaddress(@f, %3)" in module.print()


def test_an_address_of_a_block_that_is_not_there_is_an_error():
    module = irtext.module(ADDRESSES.replace("@f, %2)", "@f, %9)"))
    with pytest.raises(UserError, match="@f has no block %9"):
        module.load()


def test_debug_records_hold_their_values():
    text = """\
define void @f(i32 %x) {
  %y = add i32 %x, 1
    #dbg_value(i32 %y, !1, !DIExpression(), !2)
    #dbg_value(!DIArgList(i32 %x, i32 %y), !1, !DIExpression(DW_OP_LLVM_arg, 0), !2)
  ret void
}

!1 = !{}
!2 = !{}
"""
    function = irtext.function(text)
    added = next(iter(function.entry))
    assert len(added.users) == 2
    added.replace_all_uses(function.arguments[0])
    printed = function.module.print()
    assert "    #dbg_value(i32 %x, !1, !DIExpression(), !2)\n" in printed
    assert "#dbg_value(!DIArgList(i32 %x, i32 %x), !1" in printed
