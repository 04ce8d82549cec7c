"""Objects say how machine code is made of their IR, and nothing that reads, writes or runs a file.

What an object says of that is in a section that anybody can write.
"""

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver.link.code_options import code_options
from enzyme_cc.lto.bitcode import embedded_bitcode
from enzyme_cc.lto.fatobject import embed

OPEN = """double __enzyme_autodiff(void *, ...);
double f(double);
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { return slope(3) != 6; }
"""
OTHER = "double f(double x) { return x * x; }\n"
MARK = '__attribute__((constructor)) static void mark(void) { __builtin_printf("ran\\n"); }\n'
LINK = ("open.o", "other.o", "-o", "app")


@pytest.fixture
def told(system_box):
    """A box, and what gives the object of a link that asks another command of its front end."""
    box = system_box
    box.write("open.c", OPEN)
    box.write("other.c", OTHER)
    box.ok("-O1", "-c", "open.c", "other.c")
    mark = box.write("mark", f"#!/bin/sh\ntouch '{box.folder}/harm'\n")
    mark.chmod(0o755)

    def say(*words):
        path = str(box.folder / "open.o")
        command = "".join(f"{word}\0" for word in ("-cc1", "-O1", *words))
        embed(path, embedded_bitcode(path)[0], command.encode())

    return box, say


@pytest.mark.parametrize(
    "words",
    [
        ("-mllvm", "-exec-on-ir-change={}/mark"),
        ("-mllvm", "-exec-on-ir-change", "-mllvm", "{}/mark"),
        ("-mllvm", "-info-output-file={}/harm", "-mllvm", "-stats"),
        ("-mllvm", "@{}/words"),
        ("-triple", "@{}/words"),
    ],
    ids=" ".join,
)
def test_an_object_runs_and_writes_nothing_when_it_is_linked(told, words):
    box, say = told
    box.write("words", f"-mllvm -exec-on-ir-change={box.folder}/mark")
    say(*(word.format(box.folder) for word in words))
    done = box.enzyme(*LINK)
    assert not (box.folder / "harm").exists()
    assert done.returncode == 0 or b"is no name of a target" in done.stderr


def plugin(box):
    """A library that leaves a mark where it is loaded, and a file of clang's that loads it."""
    box.write("plugin.c", MARK.replace('__builtin_printf("ran\\n")', "(void)creat(HARM, 384)"))
    box.write("plugin.h", f'#include <fcntl.h>\n#define HARM "{box.folder}/harm"\n')
    words = ("-shared", "-fPIC", "-include", "plugin.h", "plugin.c", "-o", "plugin.so")
    assert box.run("clang-22", *words).returncode == 0
    for name in ("named.cfg", "named-clang.cfg"):
        box.write(name, f"-fplugin={box.folder}/plugin.so\n")


def test_a_target_that_an_object_names_is_no_file_of_options(told):
    box, say = told
    plugin(box)
    say("-triple", "./named")
    done = box.enzyme(*LINK)
    assert not (box.folder / "harm").exists()
    assert b"open.o: error: './named' is no name of a target" in done.stderr


def test_what_only_says_how_code_is_made_is_heeded():
    words = "-cc1 -triple x86_64-pc-linux-gnu -O3 -mllvm -inline-threshold=-10 -mllvm -enable-gvn"
    more = "-mllvm -x86-align-branch=fused+jcc -mllvm -global-isel=true -mrelax-all"
    assert (
        code_options([*words.split(), *more.split()])
        == (
            "-O3 -target x86_64-pc-linux-gnu -mrelax-all -mllvm -inline-threshold=-10 "
            "-mllvm -enable-gvn -mllvm -x86-align-branch=fused+jcc -mllvm -global-isel=true"
        ).split()
    )


@pytest.mark.parametrize(
    "word",
    [
        *(
            "-exec-on-ir-change=1",
            "-info-output-file=1",
            "-ir-dump-directory",
            "-print-on-crash-path",
        ),
        *("-regalloc=basic", "-x86-lvi-load-opt-plugin=a.so", "x", "@x", "", "-a=b/c", "-a\n=1"),
    ],
)
def test_what_may_name_a_file_is_heeded_only_where_the_link_says_it_too(word):
    assert code_options(["-O2", "-mllvm", word]) == ["-O2"]
    assert code_options(["-O2", "-mllvm", word], ["-mllvm", word]) == ["-O2", "-mllvm", word]


def test_a_switch_does_not_take_what_follows_for_its_value():
    command = ["-O2", "-mllvm", "-what", "-mllvm", "10", "-mllvm", "-more"]
    assert code_options(command) == ["-O2", "-mllvm", "-more"]


@pytest.mark.parametrize("name", ["", "a/b", "../a", "@a", "-a", "a b", "a\n"])
def test_a_target_is_a_name_and_nothing_else(name):
    with pytest.raises(UserError, match="is no name of a target"):
        code_options(["-triple", name])


#: Sets the title of a terminal, and goes on in red; the latter half as Unicode has it.
ODD = "\x1b]0;title\x07\r\x9b31m"
NAMED = """double __enzyme_autodiff(void *, ...);
double f(double) __asm__("odd\\033]0;title\\007\\r\\302\\23331m");
double slope(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) { return slope(3) != 6; }
"""


def test_what_an_object_calls_things_does_nothing_to_a_terminal(system_box):
    system_box.write("named.c", NAMED)
    system_box.ok("-c", "named.c")
    done = system_box.enzyme("named.o", "-o", "app")
    said = done.stderr.decode()
    assert r"odd\x1b]0;title\x07\x0d\x9b31m is only declared here" in said
    assert not set("\x1b\x07\r\x9b") & set(said)


def test_what_ir_calls_things_does_nothing_to_a_terminal(bare_box):
    bare_box.write("named.ll", f'define void @f() {{\n  call void @"{ODD}"()\n  ret void\n}}\n')
    done = bare_box.enzyme("--verify", "named.ll", command="enzyme-opt")
    said = done.stderr.decode()
    assert done.returncode == 1
    assert r"\x1b]0;title\x07\x0d\x9b31m" in said
    assert not set("\x1b\x07\r\x9b") & set(said)
