"""Random command lines of every command, in a folder of odd files; a case is a JSON text.

`FILES` is what is in the folder, `command_line(rng)` writes a case and `read_case` reads it.
"""

import json

from enzyme_cc.driver.command_line.option_table import CLANG, EXTRA_VALUES, FLANG
from enzyme_cc.driver.command_line.own_options import OWN
from enzyme_cc.opt.passes import PASSES

FILES = {
    "a.c": "int plain(int x) { return x + 1; }\n",
    "b.c": "int plain(int);\nint main(void) { return plain(1) - 2; }\n",
    "main.c": "int main(void) { return 0; }\n",
    "asks.c": "double __enzyme_autodiff(void *, double);\n"
    "static double f(double x) { return x * x; }\n"
    "double g(double x) { return __enzyme_autodiff((void *)f, x); }\n"
    "int main(void) { return g(1) != 2; }\n",
    "wrong.c": "double __enzyme_autodiff(void *, ...);\nextern double f(double);\n"
    "double g(double x) { return __enzyme_autodiff((void *)f, x, 3); }\n",
    "bad.c": "int f( {\n",
    "empty.c": "",
    "sp ace.c": "int spaced;\n",
    "é.c": "int accent;\n",
    "latin.c": b"/* \xe9\xff */ int latin;\n",
    "nul.c": b"int x;\0int y;\n",
    "c.cpp": "struct S { virtual ~S() {} }; int f(S &) { return 1; }\nint main() { return 0; }\n",
    "s.s": ".globl asm_f\nasm_f: ret\n",
    "p.S": "#define N 1\n.globl cpp_f\ncpp_f: ret\n",
    "h.h": "int in_header;\n",
    "i.ll": "define i32 @ll() {\n  ret i32 1\n}\n",
    "bad.ll": "define i32 @ll() {\n  ret i64 1\n}\n",
    "junk.o": b"\x7fELF\x02\x01\x01" + b"\xff" * 200,
    "text.o": "this is no object\n",
    "junk.a": b"!<arch>\nx.o/            0           0     0     644     99999     `\n",
    "thin.a": b"!<thin>\n//                                              8         `\nx.o/\n\n\n\n",
    "script.ld": "INPUT(main.c)\n",
    "args.rsp": "-c a.c\n",
    "quoted.rsp": '"-DX=\'a b\'" \\\n -O1 "sp ace.c"',
    "loop.rsp": "@loop.rsp -c a.c\n",
    "open.rsp": "'-c a.c",
    "bytes.rsp": b"\xff\xfe-\0c\0",
    "nested.rsp": "@args.rsp @missing.rsp",
    "rules.yaml": "- name: half\n  matches: [half]\n  args: [x]\n  effects: none\n"
    "  partials: {x: '0.5'}\n  samples: [[1.0], [2.0]]\n",
    "bad.yaml": "- name: [\n",
}
SOURCES = (
    *("a.c", "a.c", "a.c", "b.c", "main.c", "main.c", "asks.c", "asks.c", "wrong.c", "bad.c"),
    *("empty.c", "sp ace.c", "é.c", "latin.c", "nul.c", "c.cpp", "s.s", "p.S", "h.h", "i.ll"),
    *("bad.ll", "junk.o", "text.o", "junk.a", "thin.a", "script.ld", "missing.c", "folder", "-"),
    *("missing.o", "link.c", "loop.c", "null", "./a.c", "folder/../a.c", "a.c/x", "", " "),
)
OUTPUTS = (
    *("out", "out", "out.o", "out.o", "out.s", "a.c", "-", "", "folder", "folder/out", "null"),
    *("missing/out", "a.c/out", "dangling", "link.c", "out put", "é.out", "x" * 300, "@out", "-c"),
    *(".", "/", "/proc/none", "out/"),
)
RESPONSES = (
    *("@args.rsp", "@quoted.rsp", "@loop.rsp", "@open.rsp", "@bytes.rsp", "@nested.rsp", "@"),
    *("@missing.rsp", "@folder", "@@args.rsp", "@null", "@é"),
)
MODES = (
    "-c",
    "-c",
    "-c",
    "-c",
    "-S",
    "-E",
    "-fsyntax-only",
    "-emit-llvm",
    "-M",
    "-MM",
    "-r",
    "-shared",
)
COMMON = (
    *("-O1", "-O2", "-O0", "-Os", "-g", "-w", "-Wall", "-DX=1", "-I.", "-Ifolder", "-std=c11"),
    *("-MD", "-MMD", "-MFout.d", "-fPIC", "-flto", "-flto=thin", "-save-temps", "-static", "-v"),
    *("-nostdlib", "-Wl,--gc-sections", "-fno-lto", "-ffast-math", "-march=x86-64-v2", "-m32"),
    *(
        "-x",
        "c",
        "-xc",
        "-x",
        "c++",
        "-xnone",
        "-xassembler",
        "-xnosuch",
        "-###",
        "--version",
        "-o",
    ),
    *("-pipe", "-time", "-Xclang", "-disable-llvm-passes", "-fembed-bitcode", "-fplugin=none.so"),
    *("-lm", "-L.", "-lnosuch", "--", "-include", "h.h", "-T", "--target=nosuch", "-nostdinc"),
)
ODD = (
    *(
        "--nosuch",
        "-",
        "--",
        "---",
        "-fno",
        "-W",
        "-Wl,",
        "-Wp,",
        "-Xlinker",
        "-o",
        "-x",
        "-D",
        "-U",
    ),
    *(
        "-\u00e9",
        "\udcff",
        "\n",
        "'",
        '"',
        "$(x)",
        "*",
        "~",
        "a=b",
        "-O999",
        "-Ofoo",
        "-ggg",
        "=",
        ",",
    ),
    *("-fsanitize=nosuch", "--sysroot=/nosuch", "-B/nosuch", "-ccc-print-phases", "-cc1", "-cc1as"),
    *(
        "-fuse-ld=nosuch",
        "--driver-mode=cl",
        "--driver-mode=cpp",
        "-print-search-dirs",
        "-dumpversion",
    ),
)
_OURS = (
    *(f"--enzyme-{name}" for name in OWN),
    *(f"-fenzyme-{name}=x" for name in OWN),
    *("--enzyme-rules=rules.yaml", "--enzyme-rules=bad.yaml", "--enzyme-rules=missing.yaml"),
    *("--enzyme-rules=folder", "--enzyme-rules=", "--enzyme-toolchain=nosuch", "--enzyme-nosuch"),
    *(
        "--enzyme-toolchain=/nosuch",
        "--enzyme-inline=off",
        "--enzyme-check=abort",
        "--enzyme-explain",
    ),
    *(
        "--enzyme-trap=nan",
        "-fenzyme-",
        "--enzyme-",
        "--enzyme=",
        "-enzyme-debug",
        "--enzyme-debug",
    ),
)
_SPELLINGS = sorted({row[0] for row in (*CLANG, *FLANG)} | set(EXTRA_VALUES))
_OPT = (
    *(f"--{each.name}" for each in PASSES),
    *(
        "-o",
        "-oout",
        "--disable-output",
        "--function",
        "--function=f*",
        "--rules",
        "--rules=bad.yaml",
    ),
    *(
        "--rules=rules.yaml",
        "--split-input-file",
        "--verify-diagnostics",
        "--remarks",
        "--strong-zero",
    ),
    *("-S", "--print-functions", "--lit-config", "--version", "-h", "--nosuch", "-passes=x", "--"),
)
_ENZYME = (
    *(
        "doctor",
        "ir",
        "cache",
        "fortran-dir",
        "rust-dir",
        "cmake-dir",
        "meson-file",
        "names",
        "nosuch",
        "--version",
    ),
    *(
        "-h",
        "--bitcode",
        "-o",
        "--toolchain",
        "--toolchain=nosuch",
        "-v",
        "--clear",
        "clear",
        "--help",
    ),
)


def command_line(rng):
    """A case: the command, its arguments, and what it reads from standard input."""
    command = rng.choices(sorted(_WRITERS), [_WRITERS[name][0] for name in sorted(_WRITERS)])[0]
    arguments = _WRITERS[command][1](rng)
    given = rng.choice(("", "int piped;\n", "define void @f() {\n  ret void\n}\n", "\0\udcff"))
    return json.dumps({"command": command, "arguments": arguments, "input": given}) + "\n"


def read_case(text):
    found = json.loads(text)
    return found["command"], found["arguments"], found["input"]


def _compiler(rng):
    words = [rng.choice(SOURCES[:9] if rng.random() < 0.85 else SOURCES)]
    words += [rng.choice(SOURCES) for _ in range(rng.choice((0, 0, 0, 0, 0, 1, 2)))]
    if rng.random() < 0.75:
        words.append(rng.choice(MODES))
    words += [rng.choice(COMMON) for _ in range(rng.choice((0, 0, 1, 1, 2, 4)))]
    words += [rng.choice(ODD) for _ in range(rng.choice((0, 0, 0, 0, 0, 0, 1)))]
    if rng.random() < 0.15:
        words.append(rng.choice(_OURS))
    if rng.random() < 0.15:
        words.append(rng.choice(RESPONSES))
    if rng.random() < 0.25:
        words.append(_joined(rng))
    if rng.random() < 0.03:
        words = [rng.choice((*SOURCES, *ODD, *_OURS, *RESPONSES))] * rng.choice((0, 1, 2))
    if rng.random() < 0.4:
        rng.shuffle(words)
    return _with_output(rng, words)


def _with_output(rng, words):
    """`-o` as one argument or two, anywhere."""
    for _ in range(rng.choice((0, 1, 1, 1, 1, 2))):
        output = rng.choice(OUTPUTS[:4] if rng.random() < 0.7 else OUTPUTS)
        at = rng.randrange(len(words) + 1)
        words[at:at] = [f"-o{output}"] if rng.random() < 0.3 else ["-o", output]
    return words


def _joined(rng):
    """An option of the compiler with something behind it, or nothing."""
    return rng.choice(_SPELLINGS) + rng.choice(("", "", "x", "=", "=x", ",", "/", "0", "folder"))


def _link(rng):
    words = [rng.choice(("main.c", "main.c", "b.c", "a.c", *SOURCES)) for _ in range(2)]
    words += [rng.choice((*COMMON, *ODD)) for _ in range(rng.randrange(3))]
    return _with_output(rng, words)


def _opt(rng):
    sources = ("i.ll", "i.ll", "bad.ll", "-", "a.c", "junk.o", "missing.ll", "folder", "", "null")
    words = [rng.choice(sources)] if rng.random() < 0.9 else []
    words += [rng.choice(_OPT) for _ in range(rng.choice((0, 1, 1, 2, 3)))]
    if rng.random() < 0.2:
        words.append(rng.choice(ODD))
    rng.shuffle(words)
    return _with_output(rng, words) if rng.random() < 0.4 else words


def _enzyme(rng):
    words = [rng.choice(_ENZYME)]
    words += [rng.choice((*_ENZYME, *SOURCES, *ODD)) for _ in range(rng.randrange(3))]
    # It compiles with every toolchain there is: a test of its own.
    if words[0] == "doctor":
        words.append("--toolchain=nosuch")
    return words


#: How often each command is called, and who writes its arguments.
_WRITERS = {
    "enzyme-cc": (60, _compiler),
    "enzyme-c++": (12, _compiler),
    "enzyme-link": (10, _link),
    "enzyme-opt": (12, _opt),
    "enzyme": (6, _enzyme),
}
