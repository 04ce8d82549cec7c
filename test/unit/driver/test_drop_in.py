"""The first promise: whatever the command, enzyme-cc does what the plain compiler does.

Each command line runs in two equal folders, once with the wrapper and once with the compiler it
wraps. Status, output and the files left behind must be the same; objects may differ in the two
sections that carry IR.
"""

import shutil

import pytest
from boxes import Box, needs
from objects import has_ir, machine_code

FILES = {
    "a.c": '#include <stdio.h>\n#include "d/h.h"\nint g(int);\nstatic int k = 3;\n'
    'const char *s = "text";\nint main(void) { printf("%d %s\\n", g(k) + H, s); return 0; }\n',
    "b.c": "double t[100];\nint g(int x) { int r = 0; while (x--) r += x * 7; return r; }\n",
    "c.cpp": "#include <vector>\nint g(int n) { std::vector<int> v(n); return v.size(); }\n",
    "d/h.h": "#define H 4\n",
    "e.s": "\t.text\n\t.globl e\ne:\tret\n",
    "f.S": "#define N ret\n\t.text\n\t.globl f\nf:\tN\n",
    "i.ll": "define double @i(double %x) {\n  %y = fmul double %x, %x\n  ret double %y\n}\n",
    "bad.c": "int x = y;\n",
    "warn.c": "int f(void) { int unused = 1; return 0; }\n",
    "rsp": "-O1 -c\n'b.c' @rsp2",
    "rsp2": '-o "out name.o"',
    "sp ace.c": "int sp(void) { return 1; }\n",
    "-dash.c": "int dash(void) { return 1; }\n",
    "w\u00fcrfel.c": "int u(void) { return 1; }\n",
    "new\nline.c": "int n(void) { return 1; }\n",
    "q'u\"o.c": "int q(void) { return 1; }\n",
}

COMPILES = [
    "-c a.c",
    "-c a.c -o x.o",
    "-c a.c -ox.o",
    "-c a.c b.c",
    "-c b.c -O2 -g",
    "-c b.c -O3 -march=x86-64-v3",
    "-c b.c -Os -fPIC -ffunction-sections -fdata-sections",
    "-c c.cpp -std=c++20",
    "-c -x c++ b.c",
    "-c e.s",
    "-c f.S",
    "-c i.ll -O2",
    "-c a.c e.s f.S",
    "-Werror -Wall -Wextra -c b.c",
    "-Werror -c e.s",
    "-Werror -c f.S",
    "-Werror -Wno-override-module -c i.ll",
    "-MD -c a.c",
    "-MD -MF deps -MT target -c a.c",
    "-MMD -MP -c a.c -o x.o",
    "-MMD -S a.c",
    "-c b.c -std=c89",
    "-c b.c -std=gnu23",
    "-c b.c -Xclang -disable-O0-optnone",
    "-c b.c -mllvm -inline-threshold=10",
    "-c b.c -Wa,--noexecstack",
    "-c b.c --coverage",
    "-c b.c -g -gsplit-dwarf",
    "-c b.c -fno-integrated-as",
    "-c b.c -fstack-protector-all -fsanitize=undefined",
    "-c b.c --target=aarch64-linux-gnu -ffreestanding",
    "-c b.c -m32",
    "-c b.c -o /dev/null",
    "-c b.c -O2 -ftime-trace=trace.json",
    "-save-temps -c b.c",
    "-save-temps=obj -c b.c -o d/x.o",
    "-emit-llvm -c b.c",
    "-emit-llvm -S b.c",
    "-flto -c b.c",
    "-flto=thin -c b.c",
    "-flto -fno-lto -c b.c",
    "-fembed-bitcode -c b.c",
    "-E a.c",
    "-E -dM b.c",
    "-P -E a.c -o a.i",
    "-S b.c",
    "-S -O2 b.c -o -",
    "-M a.c",
    "-MM a.c",
    "-fsyntax-only a.c",
    "-fsyntax-only bad.c",
    "-c bad.c",
    "-c bad.c -o x.o",
    "-c b.c bad.c",
    "-c warn.c -Wall",
    "-c warn.c -Wall -Werror",
    "-c missing.c",
    "-c -fno-such-option b.c",
    "-c",
    "",
    "-o",
    "@rsp",
    "@missing",
    "-x c-header d/h.h -o h.pch",
    "-c @rsp2 b.c",
    "-dumpmachine",
    "-dumpversion",
    "-print-search-dirs",
    "-print-file-name=libc.a",
    "-print-prog-name=ld",
    "--print-resource-dir",
    "-Qunused-arguments -c b.c",
    "-w -c warn.c",
    "-v -fsyntax-only b.c",
    "-c b.c -Dx=1 -Ux -I d -isystem d -include d/h.h",
    "-c b.c -arch",
    "-c b.c -x",
    "-nostdinc -c b.c",
    "--analyze b.c",
    "-c b.c -working-directory d",
    "-c b.c --target=arm64-apple-macos",
    "-c b.c --target=x86_64-windows-msvc",
    "-c b.c -Xclang -emit-llvm-bc",
    "-c b.c -Xclang -ast-print",
    "-cc1 -fsyntax-only b.c",
    "-cc1 -triple x86_64-pc-linux-gnu -emit-obj b.c -o x.o",
    "-c b.c -frecord-command-line -g -grecord-command-line",
    "-save-temps -H -v -c b.c",
    "-save-temps -O2 -foptimization-record-file=r.yaml -c b.c",
    "-c b.c -Wp,-MD,deps,-DX=1",
    "-save-temps -c b.c -Wp,-MD,deps,-DX=1",
    "-c b.c --rsp-quoting=windows",
]

LINKS = [
    "a.c b.c",
    "a.c b.c -o prog",
    "-O2 a.c b.c -o prog -lm",
    "-static a.c b.c -o prog",
    "-r b.c -o b.o -Wl,--build-id=none",
    "-r b.c e.s -o b.o -Wl,--build-id=none",
    "-pie a.c b.c -o prog",
    "-no-pie a.c b.c -o prog",
    "a.c b.c -o prog -Wl,--build-id=none -Wl,-Map,prog.map",
    "a.c b.c -o prog -Xlinker --hash-style=gnu",
    "-Wl,--start-group a.c b.c -Wl,--end-group -o prog",
    "-fuse-ld=lld a.c b.c -o prog",
    "-flto -fuse-ld=lld a.c b.c -o prog",
    "-save-temps a.c b.c -o prog",
    "a.c -o prog",
    "missing.o",
    "-MD a.c b.c -o prog",
    "a.c b.c d/h.h -o prog",
    "-shared -fPIC b.c d/h.h -o prog.so",
    "-g a.c b.c -o prog",
    "-### a.c b.c",
    "a.c b.c -o missing/prog",
    "-fuse-ld=nonsense a.c b.c",
]

NAMES = ["sp ace.c", "w\u00fcrfel.c", "new\nline.c", "q'u\"o.c", "./-dash.c"]


@pytest.fixture
def project(tmp_path, cache, either):
    folder = tmp_path / "work"
    return Box(folder, cache, either)


def fill(box):
    for file, text in FILES.items():
        box.write(file, text)


def outcome(done):
    """Status and output, but for what names a temporary file or shows the whole command."""
    return done.returncode, _calm(done.stdout), _calm(done.stderr)


def _calm(text):
    lines = text.split(b"\n")
    # The command of the front end, our folder among those it searches, the linker's command.
    drop = (b'"-cc1"', b" -cc1 ", b"attributes/include", b'/ld"')
    return [_no_temporary(line) for line in lines if not any(word in line for word in drop)]


def _no_temporary(line):
    return [b"<tmp>" if b"/tmp/" in word else word for word in line.split(b" ")]


def is_elf_object(data):
    return data[:4] == b"\x7fELF" and data[16:18] in (b"\1\0", b"\0\1")


COFF = b"\x64\x86"

# Hold the time of the run, where headers are looked for, or names of temporary files.
VARYING = (".json", ".gcno", ".pch", ".map")


def contents(box):
    """Every file by name: objects as machine code, all others as they are."""
    found = {}
    for name in box.files():
        data = (box.folder / name).read_bytes()
        if is_elf_object(data):
            found[name] = machine_code(box.folder / name)
        elif data.startswith(COFF):
            found[name] = data[:4] + data[8:]  # what is between is the time
        else:
            found[name] = b"" if name.endswith(VARYING) else data
    return found


def run_both(box, arguments, *, links=False, text=b""):
    """Run the compiler and the wrapper in the same folder, one after the other, and compare."""
    role = "cxx" if any(a.endswith(".cpp") for a in arguments) else "cc"
    compiler = box.toolchain.command(role, links=links)
    fill(box)
    expected = box.run(*compiler, *arguments, input=text)
    files = contents(box)
    shutil.rmtree(box.folder)
    fill(box)
    command = "enzyme-c++" if role == "cxx" else "enzyme-cc"
    done = box.enzyme(*arguments, command=command, input=text)
    assert outcome(done) == outcome(expected)
    assert contents(box) == files


# Where the pip toolchain's linking command answers, in words of its own.
ZIG_ANSWERS = ("@missing",)


@pytest.mark.parametrize("line", COMPILES)
def test_a_command_that_does_not_link_does_what_the_compiler_does(project, line):
    if line in ZIG_ANSWERS and project.toolchain.kind == "pip":
        pytest.skip("answered by zig cc")
    run_both(project, line.split())


@pytest.mark.parametrize("line", LINKS)
def test_a_command_that_links_does_what_the_compiler_does(project, line):
    if project.toolchain.kind == "pip":
        pytest.skip("links with another command than it compiles with: see test_pip_links")
    run_both(project, line.split(), links=True)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_a_file_name_is_never_interpreted(project, name):
    run_both(project, ["-c", name, "-o", f"{name}.o"])
    assert has_ir(project.folder / f"{name}.o")


def test_an_input_behind_a_double_dash_is_compiled(project):
    run_both(project, ["-c", "-o", "x.o", "--", "sp ace.c"])
    assert has_ir(project.folder / "x.o")


def test_a_source_on_standard_input_is_compiled(project):
    run_both(project, ["-c", "-x", "c", "-", "-o", "x.o"], text=FILES["b.c"].encode())
    assert has_ir(project.folder / "x.o")


WITH_IR = [
    ("-c b.c", ["b.o"]),
    ("-c b.c -o d/x.o", ["d/x.o"]),
    ("-c a.c b.c", ["a.o", "b.o"]),
    ("-c -x c++ b.c", ["b.o"]),
    ("-c i.ll", ["i.o"]),
    ("@rsp", ["out name.o"]),
    ("-c b.c e.s", ["b.o"]),
    ("-c b.c -O2 -g -Werror", ["b.o"]),
    ("-save-temps -c b.c", ["b.o"]),
    ("-flto -fno-lto -c b.c", ["b.o"]),
    ("-c b.c -fno-integrated-as", ["b.o"]),
    ("-c b.c -gsplit-dwarf -g", ["b.o"]),
    ("-c b.c --target=aarch64-linux-gnu", ["b.o"]),
    ("-c b.c --target=powerpc64-linux-gnu", ["b.o"]),
    ("-c b.c -m32", ["b.o"]),
    ("-c b.c -MD -MF x", ["b.o"]),
    ("-r b.c -o b.o", ["b.o"]),
]


@pytest.mark.parametrize(("line", "objects"), WITH_IR)
def test_an_object_carries_the_ir_of_its_source(project, line, objects):
    fill(project)
    if "-r " in line and project.toolchain.kind == "pip":
        pytest.skip("the pip toolchain's linking command does not compile")
    project.ok(*line.split())
    for name in objects:
        assert has_ir(project.folder / name), name


WITHOUT_IR = [
    "-c e.s -o x.o",
    "-c f.S -o x.o",
    "-c b.c -o x.o -fembed-bitcode=off",
]


@pytest.mark.parametrize("line", WITHOUT_IR)
def test_an_object_that_has_no_ir_to_keep_gets_none(project, line):
    fill(project)
    project.ok(*line.split())
    assert not has_ir(project.folder / "x.o")


@pytest.mark.parametrize("flag", ["-O0", "-O2", "-flto", "-save-temps", "-g", "-static"])
def test_no_ir_reaches_a_program_compiled_and_linked_at_once(project, flag):
    fill(project)
    if flag == "-flto" and not shutil.which("ld.lld-22"):
        pytest.skip("no lld")
    more = ["-fuse-ld=lld"] if flag == "-flto" else []
    project.ok(flag, *more, "a.c", "b.c", "-o", "prog")
    assert not has_ir(project.folder / "prog")
    assert project.run("./prog").stdout == b"25 text\n"


def test_what_is_loaded_of_a_shared_library_is_what_the_compiler_makes(system_box):
    fill(system_box)
    compiler = system_box.toolchain.command("cc", links=True)
    system_box.run(*compiler, "-shared", "-fPIC", "b.c", "-o", "theirs.so")
    system_box.ok("-shared", "-fPIC", "b.c", "-o", "ours.so")
    assert has_ir(system_box.folder / "ours.so")
    for name in ("theirs", "ours"):
        system_box.run("objcopy", "-O", "binary", f"{name}.so", name)
    ours, theirs = ((system_box.folder / name).read_bytes() for name in ("ours", "theirs"))
    assert ours == theirs
    assert len(ours) > 100


@pytest.mark.parametrize("linker", ["bfd", "gold", "lld"])
def test_no_ir_reaches_a_program_linked_from_objects_by_any_linker(system_box, linker):
    tool = {"lld": "ld.lld-22"}.get(linker, f"ld.{linker}")
    if not shutil.which(tool):
        pytest.skip(f"no {tool}")
    fill(system_box)
    system_box.ok("-fPIC", "-c", "a.c", "b.c")
    system_box.ok(f"-fuse-ld={linker}", "a.o", "b.o", "-o", "out")
    assert not has_ir(system_box.folder / "out")


@needs("gcc")
def test_objects_link_with_a_compiler_that_knows_nothing_of_us(system_box):
    fill(system_box)
    system_box.ok("-c", "a.c", "b.c")
    system_box.run("gcc", "a.o", "b.o", "-o", "prog")
    assert not has_ir(system_box.folder / "prog")
    assert system_box.run("./prog").stdout == b"25 text\n"
