"""Text that is no LLVM IR: always a `ParseError` that says where and what, and always soon."""

# ruff: noqa: E501 (a text stays on its line)
import gc
import time

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.ir.reading.cursor import Cursor, ParseError, Source


def function(*lines, parameters="i32 %a, ptr %p, double %d, { i32, ptr } %s"):
    return "\n".join((f"define i32 @f({parameters}) {{", *lines, "  ret i32 0", "}"))


def check_error(text, line, column, message):
    """Reading everything fails right there, with this message and a caret under the place."""
    with pytest.raises(ParseError) as caught:
        Module(text, "x.ll").load()
    error = caught.value
    assert (error.line, error.column, error.message) == (line, column, message)
    rendered = error.diagnostic.render("enzyme").splitlines()
    assert rendered[0] == f"x.ll:{line}:{column}: error: {message}"
    shown = text.split("\n")[line - 1]
    if len(shown) < 90 and shown.isprintable():
        assert rendered[1:] == [shown, " " * (column - 1) + "^"]


IN_FUNCTIONS = [
    # what stands in line 2, and where it goes wrong
    ("%b = ad i32 %a, 1", 8, "expected an instruction, found 'ad'"),
    ("stor i32 %a, ptr %p", 3, "expected an instruction, found 'stor'"),
    ("%b = add i64 %a, 1", 16, "%a is used as i64 but has type i32"),
    ("%b = add i64 1, %a", 19, "%a is used as i64 but has type i32"),
    ("%b = load i32, i32 %a", 18, "expected a pointer type, found i32"),
    ("%b = add i32 %a, 1.5", 20, "an integer is expected, and this is '1.5'"),
    ("%b = fadd double %d, 1", 24, "1 is no floating-point constant"),
    ("%b = add i32 %zz, 1", 16, "%zz is never defined"),
    ("br label %x", 12, "no block is called %x"),
    ("br label %a", 12, "%a is a value, not a block"),
    ("call void @g()", 13, "@g is not defined or declared"),
    ("ret i32 0, !dbg !7", 19, "no metadata is called !7"),
    ("ret i32 0, !dbg", 3, "expected metadata, found 'ret'"),
    ("ret i32 0, !5 !6", 17, "expected the kind of this metadata"),
    ("%b = store i32 %a, ptr %p", 3, "store gives no value here: nothing can be called %b"),
    ("%b = extractvalue { i32, ptr } %s, 2", 36, "{ i32, ptr } has nothing there"),
    ("%b = extractvalue i32 %a, 0", 27, "i32 has nothing there"),
    ("%b = insertvalue { i32, ptr } %s, i8 0, 0", 41, "{ i32, ptr } has no i8 there"),
    ("%b = extractelement i32 %a, i32 0", 23, "expected a vector, found i32"),
    ("%b = icmp foo i32 %a, 0", 17, "expected a predicate such as 'eq' before this"),
    ("%b = icmp i32 %a, 0", 13, "expected a predicate such as 'eq' before this"),
    ("%b = add i32 %a 1", 19, "expected ',', found '1'"),
    ("%b = zext i32 %a i64", 20, "expected 'to', found 'i64'"),
    ("%b = call i32 @f(i32 1]", 25, "expected ')', found ']'"),
    ("%b = call i32 @f(i32 1,)", 26, "expected a type, found ')'"),
    ("%b = add i64 1, ptrtoint (ptr %p to i64)", 33, "expected a value of type ptr, found '%p'"),
    ("store [1 x i32] [i32 %a], ptr %p", 24, "expected a value of type i32, found '%a'"),
    ("%b = add i32 %a, asm", 20, "a value of type i32 is expected, and this is assembly"),
    ("tail ret i32 0", 8, "expected 'call', found 'ret'"),
    ("fence", 3, "expected an ordering such as 'seq_cst', found 'ret'"),
    ("switch i32 %a, label %x [ i64 1, label %x ]", 29, "a case of a switch on i32 cannot be i64"),
    ("x y:", 3, "expected an instruction, found 'x'"),
    ("%a = add i32 1, 2", 3, "%a is defined twice"),
    ("%0 = add i32 1, 2", 3, "the number here must be at least %1"),
    ("store i32 0, ptr %p align 4", 23, "expected an instruction, found 'align'"),
    ("%b = load i32, ptr %p, 4", 26, "expected a word such as 'align', found '4'"),
    ("store i32 0, ptr %p,", 3, "expected a word such as 'align', found 'ret'"),
    ("call addrspace(1) void @f()", 26, "@f is used as ptr addrspace(1) but has type ptr"),
    ("%b = phi i32 [ 1), %x ]", 19, "expected ',', found ')'"),
    (f"%{'9' * 5000} = add i32 %a, 1", 3, "%9999999999999999999... is too large a number"),
    (f"%b = extractvalue {{ i32, ptr }} %s, {'9' * 5000}", 38, "an index is too large"),
    (f"%b = load i32, ptr %p, align {'9' * 5000}", 32, "a number is too large"),
    ("call i32 @f(i32 %a) xchg", 23, "'xchg' is no attribute"),
    ("call i32 @f(i32 %a) false", 23, "'false' is no attribute"),
    ("call phi i32 @f(i32 %a)", 8, "'phi' is no attribute"),
    ("call i32 @f(i32 phi %a)", 19, "'phi' is no attribute"),
    ("call i32 @f(i32 weak %a)", 19, "'weak' is no attribute"),
    ("call i32 @f(i32 nonnull() %a)", 26, "nothing is in these parentheses"),
    ("store slt i32 %a, ptr %p", 9, "'slt' is no flag"),
    ("%b = fadd musttail double %d, %d", 13, "'musttail' is no flag"),
    ("%b = load captures i32, ptr %p", 13, "'captures' is no flag"),
    ("%b = icmp xchg eq i32 %a, 0", 13, "'xchg' is no flag"),
    ("%b = load i32, ptr %p, weak 4", 26, "'weak' is no attribute"),
    ("%b = load atomic i32, ptr %p seq_cst align 4", 40, "'align' is no ordering"),
    ("fence nounwind", 9, "'nounwind' is no ordering"),
    ('call void asm null "x", ""()', 17, "expected the assembly, found 'null'"),
    ("/* x", 3, "this comment is never closed"),
    ("\0", 3, "a NUL byte: this is no text"),
    ("%b = add i32 %a, \udcff", 20, "LLVM IR has no '\N{REPLACEMENT CHARACTER}' here"),
]  # fmt: skip


@pytest.mark.parametrize(("line", "column", "message"), IN_FUNCTIONS)
def test_a_line_that_is_wrong(line, column, message):
    where = 3 if message.endswith("found 'ret'") and "tail" not in line else 2
    check_error(function(f"  {line}"), where, column, message)


OUTSIDE = [
    ("@a = global %t zeroinitializer", 13, "no type is called %t"),
    ("!0 = !{!5}", 8, "no metadata is called !5"),
    ("!x = !{!1}", 8, "no metadata is called !1"),
    ("!x = !{i32 1}", 8, "expected a metadata node, found 'i32'"),
    ("!0 = !{i32 1i32 4}", 13, "expected '}', found 'i32'"),
    ("!0 = !{i32 1,}", 14, "expected metadata or a constant with its type"),
    ("!0 = !{i32 %x}", 8, "metadata holds constants and other metadata only"),
    ("!0 = !{!0, ", 11, "expected metadata or a constant with its type"),
    ("@a = global i32 0, comdat($x)", 1, "no comdat is called $x"),
    ("$a = comdat", 12, "expected a kind such as 'any', found the end of the text"),
    ("@a = global i8 256", 16, "256 does not fit i8"),
    ("@a = global i8 -257", 16, "-257 does not fit i8"),
    ("@a = global float 0.1", 19, "float cannot hold 0.1 exactly"),
    ("@a = global i32 0x10", 17, "an integer is expected, and this is '0x10'"),
    ("@a = global i32 true", 17, "a value of type i32 is expected, and this is an i1"),
    ("@a = global i32 null", 17, "no value of type i32 is 'null'"),
    ("@a = global ptr none", 17, "no value of type ptr is 'none'"),
    ("@a = global ptr 0", 17, "a value of type ptr is expected, and this is a number"),
    ("@a = global ptr %x", 17, "expected a value of type ptr, found '%x'"),
    ("@a = global [2 x i8] [i8 1]", 22, "[2 x i8] has 2 elements, and here are 1"),
    ("@a = global [1 x i8] [i8 1, i8 2]", 29, "expected ']': this type has 1 elements"),
    ("@a = global [1 x i8] [i16 1]", 22, "an element of [1 x i8] cannot be i16 1"),
    ('@a = global [2 x i8] c"abc"', 22, "a value of type [2 x i8] is expected, and this is [3 x i8]"),
    ("@a = global { i32, i8 } { i32 1, i32 2 }", 25, "a field of type i8 cannot be i32 2"),
    ("@a = global { i32, i8 } { i32 1 }", 25, "{ i32, i8 } has 2 fields, and here are 1"),
    ("@a = global <1 x i8> <i16 1>", 22, "an element of <1 x i8> cannot be i16 1"),
    ("@a = global <2 x i8> splat (i16 1)", 22, "a value of type <2 x i8> is expected, and this is lanes of i16"),
    ("@a = global i64 add (i64 1)", 17, "add does not take 1 operands"),
    ("@a = global i64 ptrtoint (ptr null to i32)", 17, "a value of type i64 is expected, and this is i32"),
    ('@a = global [1 x i8] c"abc', 22, "this string is never closed"),
    ('@"abc = global i32 0', 1, "this string is never closed"),
    ("@a = global i32", 16, "expected a value of type i32, found the end of the text"),
    ("@a = external global i32 0", 26, "expected the end of the line, found '0'"),
    ("@a = i32 0", 1, "expected 'global', 'constant', 'alias' or 'ifunc' here"),
    ("@a = alias i32", 15, "expected ',', found the end of the text"),
    ("@a = global i8388609 0", 13, "an integer has 1 to 8388608 bits"),
    ("@a = global i0 0", 13, "an integer has 1 to 8388608 bits"),
    ("@a = global <0 x i8> zeroinitializer", 14, "a vector has 1 to 4294967295 lanes"),
    ("@a = global <2 x void> undef", 18, "no lane has type void"),
    ("@a = global [1 x void] undef", 18, "no element has type void"),
    ("@a = global void undef", 13, "memory cannot hold void"),
    ("@a = global ptr* null", 16, "'ptr' says nothing about what it points to: no '*' here"),
    ("@a = global void* null", 17, "nothing points to void"),
    ("@a = addrspace(16777216) global i32 0", 24, "an address space has at most 24 bits"),
    ("@a = global i32 \u00e9", 17, "LLVM IR has no '\u00e9' here"),
    ("declare void @f(label)", 17, "no parameter has type label"),
    ("declare void @f(void)", 17, "no value has type void"),
    ("declare void @f(..., i32)", 20, "expected ')', found ','"),
    ("declare void ()() @f()", 16, "no function returns void ()"),
    ("declare label @f()", 9, "no function returns label"),
    ("declare void f()", 1, "this function has no name"),
    ("declare void @f() {", 19, "expected the end of the line, found '{'"),
    ("define void @f()", 1, "this function has no body: is it a 'declare'?"),
    ("define void @f() { ret void", 1, "the body of this function is never closed"),
    ("define void @f() { call i8 }", 28, "expected a value of type ptr, found the end of the text"),
    ("define void @f() { }", 20, "the body ends without a terminator"),
    ("define void @f(i32 %a, i32 %a) { ret void }", 1, "%a is defined twice"),
    ("%a = type %a", 11, "%a is defined by itself"),
    ("%a = type { i32 } i32", 19, "expected the end of the type, found 'i32'"),
    ('target datalayout = x', 21, "expected a string, found 'x'"),
    ("attributes #0 = { nounwind", 27, "expected an attribute, found the end of the text"),
    ("attributes #0 = { #1 }", 19, "expected an attribute, found '#1'"),
    ("declare void @f() weak", 19, "'weak' is no attribute"),
    ("declare weak_odr type i32 @f()", 18, "'type' is no attribute"),
    ("@a = phi global i32 0", 6, "'phi' is no attribute"),
    ("@a = thread_local() global i32 0", 18, "nothing is in these parentheses"),
    ("@a = global i32 0, section available_externally", 28, "'available_externally' is no attribute"),
    ("^0 = gv: (a: 1) %1 = flags: 5", 20, "expected the end of the summary, found '='"),
    ("attributes #0 = { true }", 19, "'true' is no attribute"),
    ("@a = global i32 0 /* x", 19, "this comment is never closed"),
    ("hello", 1, "expected a global, a function, a type or metadata, found 'hello'"),
    ("@a = global i32 0 hello", 19, "expected the end of the line, found 'hello'"),
    ("\x7fELF\x02\x01\x01", 1, "LLVM IR has no '\N{REPLACEMENT CHARACTER}' here"),
    ("BC\udcc0\udcde\x35\x14", 1, "expected a global, a function, a type or metadata, found 'BC'"),
    ("\0", 1, "a NUL byte: this is no text"),
    ("}", 1, "expected a global, a function, a type or metadata, found '}'"),
    (f"@a = global i32 {'9' * 5000}", 17, "this number is too long"),
    (f"@a = global i32 u0x{'F' * 5000}", 17, "this number is too long"),
    (f"@a = global [{'9' * 5000} x i8] zeroinitializer", 14, "the number of elements is too large"),
    (f"@a = addrspace({'9' * 5000}) global i32 0", 16, "an address space is too large"),
    (f"!{'9' * 5000} = !{{}}", 1, "this number is too large"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "column", "message"), OUTSIDE)
def test_an_entry_that_is_wrong(text, column, message):
    check_error(text, 1, column, message)


SEVERAL_LINES = [
    ("@a = global i32 0\n@a = global i32 1", 2, 1, "@a is defined twice"),
    ('@a = global i32 0\n@"\\61" = global i32 1', 2, 1, "@a is defined twice"),
    ("declare void @f()\ndefine void @f() {\n  ret void\n}", 1, 1, "@f is defined twice"),
    ("%t = type {}\n%t = type {}", 2, 1, "%t is defined twice"),
    ("!0 = !{}\n!0 = !{}", 2, 1, "!0 is defined twice"),
    ("!0 = !{}\n!00 = !{}", 2, 1, "!0 is defined twice"),
    ("@0 = global i32 0\n@00 = global i32 1", 2, 1, "@0 is defined twice"),
    ("define void @f(i32 %00) {\n  %0 = add i8 1, 2\n  ret void\n}", 2, 3, "the number here must be at least %2"),
    ("$a = comdat any\n$a = comdat any", 2, 1, "$a is defined twice"),
    ("%a = type %b\n%b = type %a", 1, 11, "%a is defined by itself"),
    ("%t = type opaque\n@a = global %t zeroinitializer", 2, 16, "no value of type %t is 'zeroinitializer'"),
    ('@a = global i32 0\ntarget triple = "x"', 2, 1, "this must stand before everything else"),
    ("@a = global ptr blockaddress(@f, %x)\ndeclare void @f()", 1, 1, "@f has no blocks"),
    ("@a = global ptr blockaddress(@f, %x)\ndefine void @f() {\n  ret void\n}", 2, 1, "@f has no block %x"),
    ("define void @f() {\n  ret void\n}\nhello", 4, 1, "expected a global, a function, a type or metadata, found 'hello'"),
    ("define void @f() {\n  ret void\n}\n}", 4, 1, "expected a global, a function, a type or metadata, found '}'"),
    ("@g = addrspace(1) global i8 0\ndefine void @f() {\n  call void @g()\n  ret void\n}", 3, 13, "@g is used as ptr but has type ptr addrspace(1)"),
    ("define void @f() {\nx:\n  br label %x\nx:\n  ret void\n}", 4, 1, "block %x is defined twice"),
    ("define void @f() {\nx:\n  fence seq_cst\ny:\n  ret void\n}", 4, 1, "block %x ends without a terminator"),
    ("define void @f() {\n  fence seq_cst\n}", 3, 1, "%0 ends without a terminator"),
    ("define void @f() {\n  ret void\nx:\n}", 4, 1, "%x ends without a terminator"),
    ("define void @f() {\n  %5 = add i8 1, 2\n  %3 = add i8 1, 2\n  ret void\n}", 3, 3, "the number here must be at least %6"),
    ("define void @f() {\nx:\n  %b = add i8 %x, 1\n  ret void\n}", 3, 15, "%x is a block, not a value"),
    ("define void @f() {\n  %b = add i8 %c, 1\n  %c = add i9 1, 1\n  ret void\n}", 3, 3, "%c has type i9, but was used as i8"),
    ("define void @f() {\n  %b = add i8 %c, 1\n  %d = add i9 %c, 1\n  ret void\n}", 3, 15, "%c is used as i9 but has type i8 further up"),
    ("define void @f() {\n  br label %x\n  %x = add i8 1, 1\n  ret void\n}", 3, 3, "%x is a block and cannot be a value"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "line", "column", "message"), SEVERAL_LINES)
def test_what_only_several_lines_together_show(text, line, column, message):
    check_error(text, line, column, message)


SMALL = """\
source_filename = "a.c"
target triple = "x86_64-pc-linux-gnu"

%t = type { i32, [2 x ptr] }
$c = comdat any
@a = private constant [3 x i8] c"a\\22\\00", align 1
@b = global %t { i32 1, [2 x ptr] [ptr @a, ptr @f] }, comdat($c), !x !0
@c = alias i32, getelementptr (i8, ptr @b, i64 4)

define i32 @f(i32 noundef %x, ptr align 8 %p) #0 !x !0 {
entry:
  %y = add nsw i32 %x, 1, !x !1
    #dbg_value(i32 %y, !0, !DIExpression(), !1)
  store atomic i32 %y, ptr %p syncscope("a") seq_cst, align 4
  %z = call i32 (ptr, ...) @g(ptr nonnull %p, i32 %y) #0 [ "b"(i32 1) ]
  switch i32 %z, label %done [
    i32 1, label %entry2
    i32 2, label %done
  ]

entry2:
  %q = getelementptr inbounds %t, ptr %p, i64 0, i32 1
  br label %done

done:
  %r = phi i32 [ 0, %entry ], [ 1, %entry ], [ 2, %entry2 ]
  ret i32 %r
}

declare i32 @g(ptr, ...)

attributes #0 = { nounwind "a"="b" memory(none) }
!n = !{!0, !1}
!0 = !{!"x", i32 5, null, ptr @a}
!1 = distinct !DILocation(line: 1, scope: !0)
"""


def load_or_refuse(text):
    try:
        Module(text).load().print()
    except UserError as error:
        return error.diagnostic.message
    return None


def test_a_file_cut_anywhere_is_read_or_refused():
    assert load_or_refuse(SMALL) is None
    refused = sum(load_or_refuse(SMALL[:at]) is not None for at in range(0, len(SMALL), 3))
    assert refused > len(SMALL) / 3 * 0.9


def test_a_file_without_one_of_its_tokens_is_read_or_refused():
    cursor = Cursor(Source(SMALL, "x"))
    while cursor.token:
        load_or_refuse(SMALL[: cursor.offset] + SMALL[cursor.after :])
        cursor.advance()


@pytest.mark.parametrize("text", ["", "\n", " ", "; x", "; x\n", "\r\n"])
def test_nothing_at_all_is_a_module(text):
    module = Module(text).load()
    assert module.print() == text
    assert not module.globals


def test_a_line_of_100_megabytes():
    message = load_or_refuse("@a = global i32 0 " + "x" * 100_000_000)
    assert len(message) < 200
    assert load_or_refuse("; " + "x" * 100_000_000) is None


def test_an_error_late_in_a_long_line_shows_what_is_around_it():
    text = "@a = global [1000 x i32] [" + "i32 1, " * 999 + "i64 1]\n"
    with pytest.raises(ParseError) as caught:
        Module(text.replace("i64 1]", "i64 1.5]")).load()
    shown, caret = caught.value.diagnostic.excerpt.splitlines()
    assert shown.startswith("...")
    assert shown[len(caret) - 1 :].startswith("1.5]")
    assert len(shown) < 250


DEEP = {
    "types": "@a = global " + "[1 x " * 100_000,
    "structs": "@a = global " + "{" * 100_000,
    "packed structs": "@a = global " + "<{" * 100_000,
    "functions": "@a = global void " + "(i8 (" * 100_000,
    "targets": "@a = global " + 'target("a", ' * 100_000,
    "constants": "@a = global i64 " + "add (i64 " * 100_000,
    "addresses": "@a = global ptr " + "getelementptr (i8, ptr " * 100_000,
    "nodes": "!0 = " + "!{" * 100_000,
    "fields": "!0 = " + "!DIFile(a: " * 100_000,
    "attachments": function("  ret i32 0, !a " + "!{" * 100_000),
    "operands": function("  call void @f(metadata " + "!{" * 100_000),
    "lists": function("    #dbg_value(" + "!DIArgList(" * 100_000),
    "attributes": "declare void @f() a" + "(" * 100_000,
    "names of types": "".join(f"%a{i} = type %a{i + 1}\n" for i in range(1000))
    + "%a1000 = type i32",
}


@pytest.mark.parametrize("kind", DEEP)
def test_deep_nesting_is_refused(kind):
    assert load_or_refuse(DEEP[kind])


def test_a_hundred_levels_are_fine():
    deep = 95
    kind = "[1 x " * deep + "i8" + "]" * deep
    assert load_or_refuse(f"@a = global {kind} zeroinitializer") is None


def test_after_an_error_the_module_still_prints_as_it_was():
    text = function("  %b = add i32 %a, %nothing") + "\n@x = global i32 0\n"
    module = Module(text)
    with pytest.raises(ParseError):
        module.load()
    assert module.print() == text
    with pytest.raises(ParseError):
        _ = module.functions["f"].blocks


# -- time ------------------------------------------------------------------------------------------


def listed(count, item, between=", "):
    return between.join(item.replace("#", str(index)) for index in range(count))


SIZES = {
    "blocks": lambda n: function(listed(n, "  br label %b#\nb#:", "\n")),
    "lines": lambda n: function(listed(n, "  %x# = add i32 %a, 1", "\n")),
    "numbered lines": lambda n: function(*(f"  %{i + 1} = add i32 %a, 1" for i in range(n))),
    "unusual lines": lambda n: function(listed(n, "  fence seq_cst", "\n")),
    "phi": lambda n: function("  br label %b\nb:", f"  %x = phi i32 {listed(n, '[ #, %0 ]')}"),
    "unusual phi": lambda n: function("  br label %b\nb:", f"  %x = phi i32 {listed(n, '[#,%0]')}"),
    "switch": lambda n: function("  switch i32 %a, label %b [", listed(n, "    i32 #, label %b", "\n"), "  ]", "b:"),
    "array": lambda n: f"@a = global [{n} x i32] [{listed(n, 'i32 #')}]",
    "string": lambda n: f'@a = global [{n} x i8] c"{listed(n, chr(92) + "00", "")}"',
    "globals": lambda n: listed(n, "@g# = global ptr @g#", "\n"),
    "globals in a row": lambda n: listed(n, "@g# = global ptr @g#", " "),
    "aliases": lambda n: listed(n, "@a# = alias i32, ptr addrspace(1) @b#\n@b# = addrspace(1) global i32 0", "\n"),
    "chain of aliases": lambda n: "".join(f"@a{i} = alias i32, ptr addrspace(1) @a{i + 1}\n" for i in range(n)) + f"@a{n} = addrspace(1) global i32 0",
    "chain of types": lambda n: "".join(f"%a{i} = type {{ %a{i + 1} }}\n" for i in range(n)) + f"%a{n} = type {{}}",
    "nodes": lambda n: listed(n, '!# = !{!#, i32 5, !"x", ptr null}', "\n"),
    "node": lambda n: f"!0 = !{{{listed(n, '!0')}}}",
    "functions": lambda n: listed(n, "define void @f#() {\n  call void @f#()\n  ret void\n}", "\n"),
    "functions in a row": lambda n: listed(n, "define void @f#() { ret void }", " "),
    "declarations": lambda n: listed(n, "declare void @f#(i32, ptr)", "\n"),
    "uses before definitions": lambda n: function("  br label %c", "b:", listed(n, "  %x# = add i32 %y#, 1", "\n"), "  ret i32 0", "c:", listed(n, "  %y# = add i32 1, 1", "\n"), "  br label %b", "d:"),
    "uses before one definition": lambda n: function(listed(n, "  %x# = add i32 %y, 1", "\n"), "  %y = add i32 1, 1"),
    "chain of values": lambda n: function(*(f"  %x{i + 1} = add i32 %x{i}, 1" for i in range(n)), parameters="i32 %x0"),
    "arguments": lambda n: "declare void @g(...)\n" + function(f"  call void (...) @g({listed(n, 'i32 noundef #')})"),
    "attributes": lambda n: f"declare void @g() {listed(n, 'zap', ' ')}",
    "comments": lambda n: "; x\n" * n + function("; x\n" * n) + "; x\n" * n,
    "brackets": lambda n: "declare void @f() a" + "(" * n,
    "open functions": lambda n: listed(n, "define void @f#() {", "\n"),
    "open strings": lambda n: '@a = global i32 0, section "x\n' * n,
    "signs": lambda n: "@a = " * n,
    "long comments": lambda n: "/* x */\n" * n + function("/* x */\n" * n) + "/* x */\n" * n,
    "open long comments": lambda n: "@a = global i32 0\n" + "/* x\n" * n,
    "open long comments in a body": lambda n: function("/* x\n" * n),
    "strings of several lines": lambda n: listed(n, 'module asm "\ndefine void @x"\ndefine void @f#() {\n  ret void\n}', "\n"),
    "bodies in strings": lambda n: listed(n, 'define void @f#() {\n  call void asm "\n}\n", ""()\n  ret void\n}', "\n"),
    "nodes in headers": lambda n: listed(n, "define void @f#() !x !{} {\n  ret void\n}", "\n"),
    "wrong at the end": lambda n: listed(n, "@g# = global ptr @g#", "\n") + "\n@x = global i32 true",
}  # fmt: skip


def seconds(text):
    start = time.process_time()
    load_or_refuse(text)
    return time.process_time() - start


@pytest.mark.parametrize("kind", SIZES)
def test_four_times_the_text_takes_no_more_than_eight_times_as_long(kind):
    make = SIZES[kind]
    small, large = make(1500), make(6000)
    gc.collect()
    gc.disable()
    try:
        assert any(seconds(large) < max(8 * seconds(small), 0.02) for _ in range(4))
    finally:
        gc.enable()


def test_erasing_a_hundred_thousand_users_one_by_one():
    module = Module(SIZES["lines"](100_000))
    function = module.functions["f"]
    start = time.process_time()
    for line in function.entry:
        if not line.is_terminator:
            line.erase()
    assert time.process_time() - start < 5
    assert not function.arguments[0].is_used
