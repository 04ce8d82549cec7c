"""C loops of every kind, and a program that compares the counts of their headers with the truth."""

import itertools
import shutil
import subprocess

from graphs import reach

from enzyme_cc.analysis.flow.reducible import regularise
from enzyme_cc.analysis.loops.inductions import count_of, inductions
from enzyme_cc.analysis.loops.natural_loops import LoopNest
from enzyme_cc.ir.building.builder import Builder
from enzyme_cc.ir.constants import int_constant
from enzyme_cc.ir.types import I32, I64, PointerType
from enzyme_cc.toolchains.pipelines import passes

PRELUDE = """
#include <stddef.h>
#include <stdint.h>
void touch(int64_t);
__attribute__((noreturn)) void stop(void);
typedef struct { int32_t a[3]; } three;
extern char arena[];
#define NUMBER(T, a) (T)(a)
#define ADDRESS(T, a) (T)(arena + 60000 + (a) % 500)
"""

#: Of each type: its name in C, whether it is an address.
NUMBERS = [f"{sign}int{bits}_t" for bits in (8, 16, 32, 64) for sign in ("", "u")]
ADDRESSES = ["char *", "int16_t *", "double *", "three *"]
RELATIONS = ["<", "<=", ">", ">=", "!=", "=="]
STEPS = [1, 2, 3, 4, 7, -1, -2, -3, -8]
SHAPES = [
    "for (T i = START; i REL BOUND; i += STEP) touch((int64_t)i);",
    "T i = START; do { touch((int64_t)i); i += STEP; } while (i REL BOUND);",
    "T i = START; do touch((int64_t)i); while ((i += STEP) REL BOUND);",
    "for (T i = START;; i += STEP) { touch((int64_t)i); if (!(i REL BOUND)) break; touch(1); }",
    "for (T i = START; BOUND REL i; i += STEP) { if (i == (T)7777) stop(); touch(2); }",
    "T i = START; for (;;) { T j = i; i += STEP; touch((int64_t)j); if (!(j REL BOUND)) break; }",
    "if (START REL BOUND) { T i = START; do { touch(3); i += STEP; } while (i REL BOUND); }",
    "for (T i = START; i + 1 REL BOUND; i += STEP) touch((int64_t)i);",
    "for (T i = START; i REL BOUND;) { i += STEP; touch((int64_t)i); i += 1; }",
    "for (T j = 0; j != 3; j++) for (T i = START; i REL BOUND; i += STEP) touch((int64_t)i);",
]
OF_NUMBERS = {
    "START": ["a", "a", "a", "0", "1", "5", "100"],
    "BOUND": [
        "b",
        "b",
        "b",
        "(T)(b - 1)",
        "(b / 2)",
        "(T)(2 * b + 3)",
        "(OTHER)b",
        "0",
        "3",
        "100",
    ],
}
OF_ADDRESSES = {"START": ["a"], "BOUND": ["b", "b", "(b - 1)", "(a + 9)"]}


def loops(generator, count):
    """So many functions, each with a wrapper that takes 64 bits."""
    out = [PRELUDE]
    for number in range(count):
        kind = generator.choice(ADDRESSES if generator.random() < 0.15 else NUMBERS)
        words = OF_ADDRESSES if "*" in kind else OF_NUMBERS
        text = generator.choice(SHAPES if "*" not in kind else SHAPES[:7])
        for word, choices in words.items():
            text = text.replace(word, generator.choice(choices))
        text = text.replace("OTHER", generator.choice(NUMBERS)).replace("T i = ", f"{kind} i = ")
        text = text.replace("REL", generator.choice(RELATIONS))
        text = text.replace("STEP", str(generator.choice(STEPS)))
        text = text.replace("(T)", f"({kind})").replace("T j", f"{kind} j")
        make = "ADDRESS" if "*" in kind else "NUMBER"
        out.append(
            f"__attribute__((noinline)) void f{number}({kind} a, {kind} b) {{ {text} }}\n"
            f"void w{number}(int64_t a, int64_t b) "
            f"{{ f{number}({make}({kind}, a), {make}({kind}, b)); }}\n"
        )
    entries = ", ".join(f"w{number}" for number in range(count))
    out.append(f"void (*const table[])(int64_t, int64_t) = {{{entries}}};\n")
    out.append(f"const int count = {count};\n")
    return "".join(out)


def compiled(folder, source, level, *options):
    """The IR of some C at a level of clang, or what our own passes make of it (`simplify`)."""
    (folder / "loops.c").write_text(source)
    ours = level == "simplify"
    command = ["clang-22", "-S", "-emit-llvm", f"-O{0 if ours else level}", "-w", "-o", "-"]
    command += ["-fno-unroll-loops", "-fno-vectorize", "-Xclang", "-disable-O0-optnone", *options]
    text = _output([*command, "loops.c"], cwd=folder)
    if level not in (0, "simplify"):
        return text
    pipeline = passes("simplify", inline=False, major=22) if ours else "mem2reg"
    return _output(["opt-22", "-S", f"-passes={pipeline}"], input=text)


def _output(command, **options):
    done = subprocess.run(command, check=True, capture_output=True, text=True, **options)
    return done.stdout


_DECLARATIONS = """
declare void @entered(i32, i64, i1)
declare void @round_begins(i32)
declare void @left(i32)
declare i64 @round_number(i32)
declare void @is_now(i32, i64, i64)
"""


def watched(module):
    """Instrument the functions f0, f1 ...; how many loops have a count, how many have none."""
    numbers = itertools.count()
    counted = uncounted = 0
    for name, function in module.functions.items():
        if not name.startswith("f") or function.is_declaration:
            continue
        assert regularise(function) == ()
        nest = LoopNest(function)
        # What is added would be found in the loops otherwise.
        found = [(loop, count_of(nest, loop), inductions(nest, loop)) for loop in nest.loops]
        for loop, count, steps in found:
            _watch(module, loop, count, steps, next(numbers))
            counted += count is not None
            uncounted += count is None
    return counted, uncounted


def with_declarations(text):
    return text + _DECLARATIONS


def _watch(module, loop, count, steps, number):
    known = int_constant(I32, number)
    preheader = Builder.before(loop.preheader.terminator)
    said = count.emit(preheader, lambda value: value) if count else int_constant(I64, -1)
    assert said.type is I64
    is_known = preheader.icmp("eq", known, int_constant(I32, number if count else -1))
    preheader.call(module.functions["entered"], [known, said, is_known])
    for target in filter(_returns, loop.exits):
        Builder.after_phis(target).call(module.functions["left"], [known])
    header = Builder.after_phis(loop.header)
    for phi, induction in steps.items():
        _watch_step(module, preheader, header, (known, phi, induction))
    header.call(module.functions["round_begins"], [known])


def _returns(block):
    seen = reach([block], lambda each: each.successors)
    return any(each.terminator.opcode == "ret" for each in seen)


def _watch_step(module, preheader, header, what):
    known, phi, induction = what
    start, now = induction.start, phi
    if isinstance(phi.type, PointerType):
        start, now = preheader.ptrtoint(start, I64), header.ptrtoint(phi, I64)
    round_ = header.call(module.functions["round_number"], [known])
    wide = induction.step if induction.step.type is I64 else header.sext(induction.step, I64)
    by = header.mul(header.mul(round_, wide), int_constant(I64, induction.scale))
    if now.type is I64:
        header.call(module.functions["is_now"], [known, now, header.add(start, by)])
        return
    true = header.add(start, header.trunc(by, now.type))
    header.call(module.functions["is_now"], [known, header.zext(now, I64), header.zext(true, I64)])


DRIVER = """
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
static jmp_buf out;
enum { LOOPS = 4096 };
static struct { uint64_t count, rounds; int known; } all[LOOPS];
char arena[120000];  // whatever steps of pointers go through in 400 rounds
static int fuel, wrong, where;
static int64_t first, second;
static long checked;
extern void (*const table[])(int64_t, int64_t);
extern const int count;
void touch(int64_t i) {}
void stop(void) { longjmp(out, 2); }
static void complain(int loop, const char *what) {
  all[loop].known = 0;
  if (wrong++ < 20) printf("loop %d in f%d(%lld, %lld): count %llu, %s %llu\\n", loop, where,
    (long long)first, (long long)second, (unsigned long long)all[loop].count, what,
    (unsigned long long)all[loop].rounds);
}
void entered(int loop, uint64_t count, _Bool known) {
  all[loop].count = count, all[loop].rounds = 0, all[loop].known = known;
}
int64_t round_number(int loop) { return all[loop].rounds; }
void round_begins(int loop) {
  all[loop].rounds++;
  if (all[loop].known && all[loop].rounds > all[loop].count) complain(loop, "but rounds are");
  if (!--fuel) longjmp(out, 1);
}
void left(int loop) {
  if (!all[loop].known) return;
  checked++;
  if (all[loop].rounds != all[loop].count) complain(loop, "rounds were");
}
void is_now(int loop, int64_t now, int64_t said) { if (now != said) complain(loop, "step, round"); }
static int64_t pick(int wild) {
  static const int64_t edges[] = {0, 1, 2, 3, 126, 127, 128, 254, 255, 256, 32766, 32767, 32768,
    65534, 65535, INT32_MAX - 1, INT32_MAX, UINT32_MAX - 1ll, UINT32_MAX, INT64_MAX - 1, INT64_MAX};
  int64_t small = rand() % 40 - 8;
  if (!wild || rand() % 3 == 0) return small;
  uint64_t near = (uint64_t)edges[rand() % (sizeof edges / sizeof *edges)];
  return (int64_t)((rand() % 2 ? near : 0 - near) + (rand() % 4 ? 0 : (uint64_t)small));
}
int main(int argc, char **argv) {
  int wild = atoi(argv[1]);
  srand(1);
  for (where = 0; where < count; where++)
    for (int i = 0; i < 120; i++) {
      first = pick(wild), second = rand() % 4 ? pick(wild) : first + rand() % 30;
      fuel = 400;
      if (!setjmp(out)) table[where](first, second);
    }
  printf("checked %ld\\n", checked);
  return wrong != 0;
}
"""


def run(folder, text, *, wild):
    """What the driver finds wrong, and how many counts it compared; `wild` numbers may wrap."""
    (folder / "watched.ll").write_text(text)
    (folder / "driver.c").write_text(DRIVER)
    build = ["clang-22", "-w", "-O0", "watched.ll", "driver.c", "-o", "a.out"]
    subprocess.run(build, cwd=folder, check=True)
    found = subprocess.run(
        ["./a.out", str(int(wild))], cwd=folder, capture_output=True, text=True, check=False
    )
    return found.stdout, found.returncode


def has_tools():
    return bool(shutil.which("clang-22") and shutil.which("opt-22"))
