"""All of LLVM 22's language, in `syntax/*.ll` as LLVM prints it and in every other layout."""

# ruff: noqa: E501 (a text stays on its line)
import re
from pathlib import Path

import pytest
from llvm_judge import Judge

from enzyme_cc.ir.module import Module
from enzyme_cc.ir.reading.cursor import Cursor, Source

SAMPLES = sorted((Path(__file__).parent / "syntax").glob("*.ll"))
_COMMENT = re.compile(r'"[^"]*"|;[^\n]*')


@pytest.fixture(scope="module")
def judge():
    with Judge() as found:
        yield found


@pytest.fixture(params=SAMPLES, ids=lambda path: path.stem)
def sample(request):
    return request.param.read_text()


def without_comments(text):
    return _COMMENT.sub(lambda found: found[0] if found[0][0] == '"' else "", text)


def tokens(text):
    cursor = Cursor(Source(text, "x"))
    while cursor.token:
        # The colon of a quoted label must follow it at once.
        quoted = cursor.token[0] == '"' and text.startswith(":", cursor.after)
        yield cursor.advance() + (cursor.advance() if quoted else "")


LAYOUTS = {
    "windows line ends": lambda text: text.replace("\n", "\r\n"),
    "old line ends": lambda text: text.replace("\n", "\r"),
    "tabs": lambda text: text.replace("\n  ", "\n\t\t"),
    "comments": lambda text: re.sub(r"(?m)$", ' ; @x = } define " {', text),
    "one line": lambda text: without_comments(text).replace("\n", " "),
    "a line per token": lambda text: "\n".join(tokens(text)),
    "long comments between tokens": lambda text: ' /* ; } = " define @f(\n*/ '.join(tokens(text)),
    "comments between tokens": lambda text: " ; } = define @f(\n".join(tokens(text)),
    "no space at line starts": lambda text: re.sub(r"(?m)^ +", "", text),
    "space at line starts": lambda text: re.sub(r"(?m)^", "   ", text),
}


def check_same_to_llvm(text, judge):
    """LLVM reads the text, and what we print means the same to it."""
    module = Module(text)
    assert module.print() == text
    expected = judge.ask(text)
    assert expected.accepted, expected.text
    printed = module.load().print()
    assert judge.ask(printed).text == expected.text
    assert Module(printed).load().print() == printed


def test_what_llvm_writes(sample, judge):
    check_same_to_llvm(sample, judge)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_any_layout(sample, judge, layout):
    check_same_to_llvm(LAYOUTS[layout](sample), judge)


ODD = {
    "unlabelled blocks": "define i32 @f(i1 %c) {\n br i1 %c, label %1, label %2\n ret i32 1\n ret i32 2\n}",
    "no label after a terminator": "define void @f() {\nentry:\n ret void\n unreachable\n ret void\n}",
    "gaps in numbers": "define i32 @f(i32 %0, i32 %7) {\n9:\n %12 = add i32 %0, %7\n br label %20\n20:\n ret i32 %12\n}",
    "numbers that are written out or not": "define i32 @f(i32, i32 %1) {\n add i32 %0, %1\n %4 = add i32 %3, 1\n ret i32 %4\n}",
    "values without names": "define i32 @f(i32) {\n add i32 %0, 1\n mul i32 %2, %2\n ret i32 %3\n}",
    "a call nobody uses": "declare i32 @g()\ndefine void @f() {\n call i32 @g()\n ret void\n}",
    "a quoted name that needs no quotes": 'define i32 @"f"(i32 %"a") {\n"b":\n %"c" = add i32 %a, 1\n br label %d\nd:\n %e = phi i32 [ %c, %"b" ]\n ret i32 %"e"\n}\n@p = global ptr @f',
    "escapes in names": 'define i32 @"\\66"(i32 %"\\61") {\n %"x\\22y\\5C" = add i32 %a, 1\n ret i32 %"\\78\\22y\\5c"\n}\n@g = global ptr @f',
    "bytes in names": 'define void @"\u00e9"() {\n"\u00e9\\FF":\n br label %x\nx:\n br label %"\\C3\\A9\\FF"\n}',
    "names of punctuation": "define i32 @-a.$_(i32 %-b.$_) {\n-c.$_:\n br label %-c.$_\n}\n@$x = global i32 0\n%-t = type { i32 }\n@y = global %-t zeroinitializer",
    "a label that begins with a digit": 'define void @f() {\n br label %"1x"\n1x:\n br label %"2"\n"2":\n ret void\n}',
    "names that are words": "define i32 @define(i32 %add) {\nret:\n %br = add i32 %add, 1\n br label %label\nlabel:\n ret i32 %br\n}",
    "a quoted type and comdat": '%"t" = type { i32 }\n$"c" = comdat any\n@a = global %t zeroinitializer, comdat($c)\n@b = global %"t" zeroinitializer, comdat($"c")',
    "globals behind their uses": "@a = global ptr @b\n@b = alias i32, ptr @c\n@c = global i32 0\n",
    "address spaces behind their uses": "@a = global ptr addrspace(1) @b\n@b = alias i32, ptr addrspace(1) @c\n@c = addrspace(1) global i32 0\n",
    "types behind their uses": "@a = external global %t\n%t = type { %u }\n%u = type { i32 }",
    "attribute groups twice": "declare void @f() #0\nattributes #0 = { nounwind }\nattributes #0 = { cold }",
    "named metadata twice": "!x = !{!0}\n!x = !{!1}\n!0 = !{}\n!1 = !{!0}",
    "entries on one line": "@a = global i32 0 @b = global i32 1 !x = !{!0} !0 = !{} declare void @f() declare void @g()",
    "entries without space": "@a=global i32 0\n%t=type{i32}\n@b=global %t{i32 1}\n!x=!{!0}!0=!{i32 1}\nattributes #0={nounwind}",
    "functions on one line": "define void @f(){ret void}define i32 @g(){ret i32 1}\ndefine void @h() {\n ret void }\ndefine void @i() { ret void\n}",
    "a brace on its own line": "define void @f()\n{\n  ret void\n}\ndeclare void @g()",
    "two functions from one line on": "define void @f() { ret void } define void @g() {\n  ret void\n}\n",
    "a definition in a comment": "; define void @f() {\n;}\ndefine void @f() {\n; }\n;define void @g() {\n  ret void\n}\n",
    "metadata in comments": "define void @f() {\n  ret void ; , !dbg !99\n}",
    "nothing": "",
    "comments only": "; nothing\n  ; at all",
    "no line end": "@a = global i32 0",
    "a comment at the very end": "@a = global i32 0 ; x",
    "a byte order of several targets": 'target triple = "a"\ntarget triple = "b"\nsource_filename = "x"',
    "a program address space": 'target datalayout = "P3"\ndeclare void @f() addrspace(3)\ndefine void @g() {\n call addrspace(3) void @f()\n call void @f()\n ret void\n}',
    "conventions as one word": "define cc10 void @f() {\n call cc10 void @f()\n ret void\n}",
    "functions of functions": "declare ptr @f(ptr)\ndefine void @g(ptr %p) {\n %x = call ptr (ptr) @f(ptr %p)\n %y = call ptr (...) %x(i32 1)\n ret void\n}",
    "metadata on everything": "@a = global i32 0, !x !0, !y !{}\ndeclare !x !0 void @f()\ndefine void @g() !x !0 {\n unreachable, !x !{!{}, null}\n}\n!0 = distinct !{}",
    "backslashes that escape nothing": '@a = global [9 x i8] c"\\0 \\+1\\_1"\n@b = global [3 x i8] c"\\\\41"',
    "a comma before a comment": "define void @f() {\n  ret void, ; x\n  !x !0\n}\n!0 = !{}",
    "a brace of a type that begins a line": "define void @f() {\n  %a = insertvalue { i8, i8\n} undef, i8 0, 0\n  ret void\n}",
    "space before the first entry": ' source_filename= "x"\n  @a=global i32 0\n',
    "lines that go on": "define i32 @f(ptr %p) {\n  %a = load i32, ptr %p\n\n  , align 4\n  %b = call i32 @f(ptr %p)\n  #0\n  %c = call i32 @f(ptr %p) nounwind\n  willreturn\n  ret i32 %a\n}\nattributes #0 = { cold }",
    "nodes written in place": "define void @f() !x !{!\"a\", i64 5} {\n  ret void\n}\ndefine void @g() !x !{\n!0} !y !DIFile(filename: \"a\", directory: \"{\")\n{\n  ret void }\n!0 = !{}",
    "names that are keywords": "@declare = global i32 0 ; a = b\n@x = global ptr @declare\n@y = global ptr @define\n%define = type { i32 }\n@z = global %define zeroinitializer\n@define = global ptr @module.asm define void @f() {\n  ret void\n}\n@module.asm = global i8 0",
    "long comments": "/**/@a = global i32 /* 1 ; \" } */ 0 /* x\n; = */\n@b = /* global */ alias i32, ptr @a\n/*\ndefine void @f() {\n}\n*/define void @f() /* { */ { ; /*\n/***/x: /* \n}\n */\n  fence /* a */ seq_cst /* b */\n  /* c */ call void @f() nounwind /* d */ cold\n  ret void, !x /* */ !{ /* } */ }\n}\n!0 = /* a */ distinct !{ /* } */ }\n/* c */",
    "a slash in a comment": "; /* not one\n@a = global i32 0",
    "a string that looks like the end of a body": "define void @f() {\n  call void asm \"\n}\n\", \"\"()\n  ret void\n}\ndefine void @g() {\n  ret void ; it\"s\n}",
    "a string that looks like an entry": "module asm \"\ndefine void @f() {\n}\n@a = global i32 0\n\"\n@b = global i32 0\n\ndefine void @g() {\n  ret void\n}",
    "a type that looks like the end of a body": "define void @f() {\n  %a = insertvalue { i8, i8 ; }\n}\n  undef, i8 0, 0\n  ret void\n}",
    "a type and a string that look like the end of a body": "define void @f() {\n  call void asm \"}\", \"\"()\n  %a = insertvalue { i8, i8\n}\n  undef, i8 0, 0\n  ret void\n}",
    "a brace in a comment behind a header": "define void @f() ; {\n{\n  ret void\n}",
    "a brace of a constant that ends a line": "%t = type { i32 }\ndefine void @f() prefix {\ni32 } { i32 1 } {\n  ret void\n}\ndefine void @g() prologue %t {\ni32 1 } {\n  ret void\n}",
    "a brace of a parameter that ends a line": "define void @f({\n i8 } %a, ptr byval({\ni8 }) %p) {\n  ret void\n}",
    "words that go on": "declare void @g()\ndefine i32 @f(ptr %p) {\n  call void @g()\n  nounwind\n  call void @g()\n ; ret\n\n memory(none)\n  %a = load i32, ptr %p\n ; c\n , align 2\n  %b = load i32, ptr %p\n /* c */, align 2\n  %d = alloca ptr\n addrspace(1)\n  call void @g()\n  br label %call.x\ncall.x:\n  call void @g()\n  br label %x\nx:\n  ret i32 %a\n}",
    "an alignment without a comma": "@a = global i32 5 align 4\n@b = global i32 0, !x !0 align 8\n!0 = !{}",
    "types next to each other": "define i32 @f(i32noundef %a) {\n  %b = add i32-1, 2\n  ret i32%b\n}",
    "a function type as an initialiser's type": "@a = global void (i32)* null\n@b = global i8 addrspace(2)** null",
    "flags next to a parenthesis": "@a = global ptr getelementptr inbounds(i8, ptr @a, i64 1)\n@b = global ptr getelementptr inrange (-1, 2) (i8, ptr @a, i64 1)",
    "zeros in front of numbers": "@007 = global i32 0\n@08 = global ptr @7\n@p = global ptr blockaddress(@f, %05)\n%00 = type { i32 }\n@q = global %0 { i32 1 }\n@r = alias i32, ptr @0008\ndefine i32 @f(i32 %00, ptr %01) #07 !x !007 {\n02:\n  %003 = load i32, ptr %1, align 4, !y !007\n  %04 = add i32 %003, %0000\n  br label %05\n5:\n  %06 = phi i32 [ %4, %002 ]\n  %7 = call i32 @f(i32 %06, ptr @00007) #7\n  call void @llvm.assume(i1 true) [ \"nonnull\"(ptr %001) ], !z !0008\n  ret i32 %007\n}\ndeclare void @llvm.assume(i1)\nattributes #007 = { cold }\n!n = !{!07}\n!007 = !{!00000000008}\n!8 = distinct !{ptr @08}",
    "an address of a block with quotes": "@a = global ptr blockaddress(@f, %\"x\")\ndefine void @f() {\n  br label %x\nx:\n  ret void\n}",
    "integers in hexadecimal": "@a = global i16 u0x8000\n@b = global i16 s0x8000\n@c = global i8 s0xFF\n@d = global i8 u0xFF",
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_odd_but_right(name, judge):
    check_same_to_llvm(ODD[name], judge)


FUTURE = {
    "flag": "define i32 @f(i32 %a) {\n  %b = add zap i32 %a, 1\n  ret i32 %b\n}\n",
    "flag with something in it": "define i32 @f(i32 %a) {\n  %b = add nuw zap(3) i32 %a, 1\n  ret i32 %b\n}\n",
    "flag of a comparison": "define i1 @f(i32 %a) {\n  %b = icmp zap eq i32 %a, 1\n  ret i1 %b\n}\n",
    "flag of a cast": "define i64 @f(i32 %a) {\n  %b = zext zap i32 %a to i64\n  ret i64 %b\n}\n",
    "flag of an address": "define ptr @f(ptr %a) {\n  %b = getelementptr inbounds zap i8, ptr %a, i64 1\n  ret ptr %b\n}\n",
    "flag of an access": "define void @f(ptr %a) {\n  store zap i32 0, ptr %a, align 4\n  ret void\n}\n",
    "word after a comma": "define i32 @f(ptr %a) {\n  %b = load i32, ptr %a, align 4, zap 3, zop(4)\n  ret i32 %b\n}\n",
    "ordering": "define void @f() {\n  fence zap\n  ret void\n}\n",
    "update": "define i32 @f(ptr %a) {\n  %b = atomicrmw zap ptr %a, i32 1 seq_cst, align 4\n  ret i32 %b\n}\n",
    "attachment": "define void @f() {\n  ret void, !zap !0\n}\n\n!0 = !{}\n",
    "attribute of a parameter": "define void @f(ptr zap %a, ptr zap(3) %b, ptr zap(i32) %c) {\n  ret void\n}\n",
    "attribute of an argument": "declare void @g(ptr)\n\ndefine void @f(ptr %a) {\n  call void @g(ptr zap(3) noundef %a)\n  ret void\n}\n",
    "attribute of a result": "define zap(3) i32 @f() {\n  %a = call zap i32 @f()\n  ret i32 %a\n}\n",
    "attribute of a function": 'define void @f() zap(x: y, (z)) "a"="b" zop {\n  call void @f() zap(3)\n  ret void\n}\n',
    "attribute in a group": "declare void @f() #0\n\nattributes #0 = { zap zap(3) zap=4 }\n",
    "convention": "define zapcc void @f() {\n  call zapcc void @f()\n  ret void\n}\n",
    "property of a global": "@a = zap global i32 0, zap 8, zop(3)\n",
    "property of an alias": "@a = zap alias i32, ptr @b, zap 3\n@b = global i32 0\n",
    "node": "!0 = !DIZap(zap: DW_ZAP_zop | 3, zop: !{!0})\n",
    "field": '!0 = !DIFile(filename: "a", directory: "b", zap: zop)\n',
    "kind of comdat": "$a = comdat zap\n",
    "summary": "^0 = zap: (zop: 3)\n",
    "debug record": "define void @f(i32 %a) {\n    #dbg_zap(i32 %a, !0)\n  ret void\n}\n\n!0 = !{}\n",
    "bundle": 'define void @f() {\n  call void @f() [ "zap"(i32 1) ]\n  ret void\n}\n',
    "target type": 'define void @f(target("zap", i32, 3) %a) {\n  ret void\n}\n',
    "flag of an expression": "@a = global ptr getelementptr zap zop(3) (i8, ptr @a, i64 1)\n",
}  # fmt: skip


@pytest.mark.parametrize("name", FUTURE)
def test_words_of_the_future_are_kept(name):
    text = FUTURE[name]
    assert Module(text).load().print() == text
