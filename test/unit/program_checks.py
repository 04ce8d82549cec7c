"""Random programs as one C file that checks the derivatives of each, and what it says.

Numbers are compared with differences of the same program in long doubles, of two step sizes, and
width 4 with width 1. Where the program is not smooth, or magnifies errors, nothing is compared.
"""

import re
from typing import NamedTuple

from c_program import (
    PLAIN,
    REFERENCE,
    Array,
    Int,
    Pointer,
    Printer,
    Real,
    Struct,
    declare,
)
from random_c import LANES

HEADER = """\
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_dupv, enzyme_width;
extern int enzyme_primal_return;
"""
RUNTIME = """
struct program {
  const char *name;
  int inputs, outputs, single;
  const double *point, *seeds;
  void (*plain)(const double *, double *);
  void (*reference)(const long double *, long double *);
  void (*one)(const double *, const double *, double *, double *);
  void (*four)(const double *, const double *, double *, double *);
};

enum { MOST = 100 };

static void along(const struct program *p, const double *seed, long double h, long double *y) {
  long double x[MOST];
  for (int k = 0; k < p->inputs; k++) x[k] = p->point[k] + h * seed[k];
  p->reference(x, y);
}

/* Central differences of two steps, and one made of them; how far to trust it, or -1. */
static double differences(const struct program *p, const double *seed, long double h, double *d) {
  static long double y[5][MOST];
  double scale = 1;
  for (int at = -2; at <= 2; at++) along(p, seed, at * h / 2, y[at + 2]);
  for (int k = 0; k < p->outputs; k++) {
    long double near = (y[3][k] - y[1][k]) / h, far = (y[4][k] - y[0][k]) / (2 * h);
    long double kink = fabsl(y[3][k] + y[1][k] - 2 * y[2][k]) / h;
    long double kink_far = fabsl(y[4][k] + y[0][k] - 2 * y[2][k]) / (2 * h);
    d[k] = (double)((4 * near - far) / 3);
    if (!isfinite(d[k])) return -1;
    scale = fmax(scale, fabs(d[k]));
    if (kink > 0.6L * kink_far + 1e-8L * scale) return -1;
  }
  return scale;
}

static double largest_difference(const double *a, const double *b, int count) {
  double largest = 0;
  for (int k = 0; k < count; k++)
    if (!isnan(b[k])) largest = fmax(largest, isfinite(a[k]) ? fabs(a[k] - b[k]) : INFINITY);
  return largest;
}

static int failed(const struct program *p, const char *what, int lane, const double *got,
                  const double *want, double most) {
  for (int k = 0; k < p->outputs; k++)
    if (!isnan(want[k]) && !(fabs(got[k] - want[k]) <= most))
      printf("%s FAILED %s, lane %d, output %d: %.12g, not %.12g\\n", p->name, what, lane, k,
             got[k], want[k]);
  return 1;
}

/* What was not asked for is not a number, and as good as right. */
static int wrong_primal(const struct program *p, const char *what, int lane, const double *y,
                        double *primal) {
  double most = p->single ? 1e-6 : 1e-12;
  for (int k = 0; k < p->outputs; k++)
    if (isnan(primal[k])) primal[k] = y[k];
  return largest_difference(primal, y, p->outputs) > most && failed(p, what, lane, primal, y, most);
}

static int check_primal(const struct program *p, double *y) {
  long double x[MOST], exact[MOST];
  for (int k = 0; k < p->inputs; k++) x[k] = p->point[k];
  p->plain(p->point, y);
  p->reference(x, exact);
  for (int k = 0; k < p->outputs; k++)
    if (!(fabsl(y[k] - exact[k]) <= (p->single ? 1e-5L : 1e-12L))) return 0;
  return 1;
}

#ifndef PRIMAL_ONLY
static int check_lane(const struct program *p, int lane, const double *y, const double *four) {
  double primal[MOST], tangent[MOST], near[MOST], far[MOST];
  const double *seed = p->seeds + lane * p->inputs;
  p->one(p->point, seed, primal, tangent);
  if (wrong_primal(p, "primal", lane, y, primal)) return 1;
  double scale = differences(p, seed, 0x1p-12L, far), again = differences(p, seed, 0x1p-13L, near);
  int trusted = scale > 0 && again > 0;
  trusted = trusted && largest_difference(near, far, p->outputs) <= 1e-8 * scale;
  double most = (p->single ? 1e-3 : 1e-7) * scale;
  if (trusted && largest_difference(tangent, near, p->outputs) > most)
    return failed(p, "differences", lane, tangent, near, most);
  if (trusted && largest_difference(four + lane * p->outputs, tangent, p->outputs) >
      (p->single ? 1e-5 : 1e-12) * scale)
    return failed(p, "width 4", lane, four + lane * p->outputs, tangent, 0);
  return trusted ? 0 : -1;
}

static void check(const struct program *p) {
  double y[MOST], primal[MOST], four[LANES * MOST];
  if (!check_primal(p, y)) {
    printf("%s discarded: errors grow\\n", p->name);
    return;
  }
  p->four(p->point, p->seeds, primal, four);
  if (wrong_primal(p, "primal of width 4", 0, y, primal)) return;
  int count = 0, moves = 0;
  for (int lane = 0; lane < LANES; lane++) {
    int result = check_lane(p, lane, y, four);
    if (result > 0) return;
    count += result == 0;
  }
  for (int k = 0; k < LANES * p->outputs; k++) moves += four[k] != 0;
  if (count) printf("%s ok %d lanes, %d tangents\\n", p->name, count, moves);
  else printf("%s discarded: not smooth\\n", p->name);
}
#else
static void check(const struct program *p) {
  double y[MOST], d[MOST];
  int good = check_primal(p, y) && differences(p, p->seeds, 0x1p-12L, d) > 0;
  printf("%s %s\\n", p->name, good ? "ok" : "discarded");
}
#endif
"""
MAIN = """
int main(int argc, char **argv) {
  int from = argc > 1 ? atoi(argv[1]) : 0;
  for (int k = from; k < (int)(sizeof programs / sizeof *programs); k++) {
    printf("%s ", programs[k].name);
    fflush(stdout);
    check(&programs[k]);
    fflush(stdout);
  }
  return 0;
}
"""


class Cell(NamedTuple):
    """A place in an argument, or in memory behind it: a number, an integer or a pointer."""

    root: str
    path: str
    kind: object
    target: str = ""


class Layout:
    """The memory that the arguments of a program need, and the numbers in it."""

    def __init__(self, program):
        self.program = program
        self.roots = {}
        self.cells = []
        self.outputs = []
        for argument in program.arguments:
            if not argument.alias:
                self.add(argument)

    def add(self, argument):
        kind = argument.kind
        by_pointer = isinstance(kind, Pointer)
        self.roots[argument.name] = Array(kind.target, kind.length) if by_pointer else kind
        self.visit(argument, argument.name, "", self.roots[argument.name], by_pointer)

    def visit(self, argument, root, path, kind, shared):
        if isinstance(kind, Array):
            for at in range(kind.length):
                self.visit(argument, root, f"{path}[{at}]", kind.element, shared)
        elif isinstance(kind, Struct):
            for name, inner in kind.fields:
                self.visit(argument, root, f"{path}.{name}", inner, shared)
        elif isinstance(kind, Pointer):
            target = f"{argument.name}_{len(self.roots)}"
            self.roots[target] = Array(kind.target, kind.length)
            self.cells.append(Cell(root, path, kind, target))
            self.visit(argument, target, "", self.roots[target], True)
        else:
            self.cells.append(Cell(root, path, kind))
            if shared and argument.active and isinstance(kind, Real):
                self.outputs.append((argument, root + path, f"{root}_t[l]{path}"))

    @property
    def inputs(self):
        return sum(isinstance(each.kind, Real) for each in self.cells)

    def results(self):
        """Number places of what the function returns, behind a name for it."""
        kind = self.program.entry.result
        found = []

        def visit(path, kind):
            if isinstance(kind, Struct):
                for name, inner in kind.fields:
                    visit(f"{path}.{name}", inner)
            elif isinstance(kind, Array):
                for at in range(kind.length):
                    visit(f"{path}[{at}]", kind.element)
            elif isinstance(kind, Real):
                found.append(path)

        visit("", kind)
        return found


class Wrappers:
    """Functions that call the program, and its derivatives, with numbers from arrays."""

    def __init__(self, program):
        self.program = program
        self.layout = Layout(program)
        self.results = self.layout.results()
        self.outputs = len(self.results) + len(self.layout.outputs)
        self.result = program.entry.result
        self.primal = program.style["primal return"]

    def memory(self, lanes):
        """Declarations of it, and how it begins."""
        lines = []
        for name, kind in self.layout.roots.items():
            lines.append(f"{declare(kind, name)};")
            if lanes:
                lines.append(f"{declare(Array(kind, lanes), f'{name}_t')};")
        number, copies = 0, []
        for at, (root, path, kind, target) in enumerate(self.layout.cells):
            value = f"in[{number}]" if isinstance(kind, Real) else target or str(at % 3)
            seed = f"seeds[l * {self.layout.inputs} + {number}]"
            shadow = seed if isinstance(kind, Real) else f"{target}_t[l]" if target else str(at % 3)
            if isinstance(kind, Int):
                value = shadow = str(min(at % 4, kind.high))
            number += isinstance(kind, Real)
            lines.append(f"{root}{path} = {value};")
            copies.append(f"  {root}_t[l]{path} = {shadow};")
        if lanes:
            lines += [f"for (int l = 0; l < {lanes}; l++) {{", *copies, "}"]
        return lines

    def plain(self):
        """The function itself, in either way of printing."""
        values = ", ".join(each.alias or each.name for each in self.program.arguments)
        lines = [*self.memory(0), f"{self.received('@f', self.result)}({values});"]
        lines += self.primals()
        return self.function("plain", "const $D *in, $D *out", lines)

    def received(self, callee, kind):
        return f"{declare(kind, 'result')} = {callee}" if kind else callee

    def primals(self, name="result"):
        places = [name + path for path in self.results]
        places += [place for _, place, _ in self.layout.outputs]
        return [f"out[{at}] = {place};" for at, place in enumerate(places)]

    def function(self, name, parameters, lines):
        body = "".join(f"  {line}\n" for line in lines)
        return f"static void @{name}({parameters}) {{\n{body}}}\n"

    # -- requests ------------------------------------------------------------------------------

    def request(self, name, lanes):
        lines = self.memory(lanes)
        result = self.request_result(name, lanes)
        values = ", ".join(self.request_values(lanes))
        # Of the name, only the prefix is the program's own.
        lines.append(f"{self.received(f'__enzyme_fwddiff@{name}', result)}({values});")
        lines += self.request_outputs(lanes)
        parameters = "const double *in, const double *seeds, double *out, double *dout"
        return self.prototype(name, lanes, result) + self.function(name, parameters, lines)

    def request_result(self, name, lanes):
        """The type of what the request returns."""
        if self.result is None or (lanes == 1 and not self.primal):
            return self.result
        fields = [("primal", self.result)] if self.primal else []
        return Struct(f"{name}_result", (*fields, ("tangents", Array(self.result, lanes))))

    def prototype(self, name, lanes, result):
        made = ""
        if isinstance(result, Struct) and result.name == f"{name}_result":
            fields = " ".join(f"{declare(kind, each)};" for each, kind in result.fields)
            made = f"struct @{result.name} {{ {fields} }};\n"
        listed = ["void *"]
        if self.program.style["any arguments"] and not self.needs_types():
            listed.append("...")
        else:
            if lanes > 1:
                listed += ["int", "int"]
            if self.primal:
                listed.append("int")
            for argument in self.program.arguments:
                listed += self.argument_types(argument, lanes)
        head = f"__enzyme_fwddiff@{name}({', '.join(listed)})"
        return made + (declare(result, head) if result else f"void {head}") + ";\n"

    def needs_types(self):
        """A float passed to `...` would become a double."""
        return any(each.kind == Real("F") for each in self.program.arguments)

    def marker(self, argument, lanes):
        """As the width has it."""
        if argument.marker != "enzyme_dupv":
            return argument.marker
        return "enzyme_dupv" if lanes > 1 else "enzyme_dup"

    def argument_types(self, argument, lanes):
        kind = declare(argument.kind, "")
        marker = self.marker(argument, lanes)
        if marker == "enzyme_dupv":
            return ["int", "long", kind, kind]
        return ["int"] * bool(marker) + [kind] * (1 + lanes * argument.active)

    def request_values(self, lanes):
        values = ["(void *)@f"]
        if lanes > 1:
            values += ["enzyme_width", str(lanes)]
        if self.primal:
            values.append("enzyme_primal_return")
        for argument in self.program.arguments:
            values += self.argument_values(argument, lanes)
        return values

    def argument_values(self, argument, lanes):
        marker = self.marker(argument, lanes)
        primal = argument.alias or argument.name
        base, _, offset = primal.partition(" + ")
        shadows = [f"{base}_t[{lane}]{' + ' + offset if offset else ''}" for lane in range(lanes)]
        if marker == "enzyme_dupv":
            return [marker, f"(long)sizeof {base}_t[0]", primal, shadows[0]]
        return [marker] * bool(marker) + [primal] + shadows * argument.active

    def request_outputs(self, lanes):
        """What is not asked for, or need not be right, is not a number."""
        lines = []
        if self.primal:
            lines += self.primals("result.primal")
        else:
            lines += self.primals_of_memory()
        for at, (argument, _, _) in enumerate(self.layout.outputs):
            if argument.marker == "enzyme_dupnoneed":
                lines.append(f"out[{at + len(self.results)}] = NAN;")
        whole = "result.tangents[l]" if lanes > 1 or self.primal else "result"
        places = [whole + path for path in self.results]
        places += [shadow for _, _, shadow in self.layout.outputs]
        lines.append(f"for (int l = 0; l < {lanes}; l++) {{")
        lines += [f"  dout[l * {self.outputs} + {at}] = {each};" for at, each in enumerate(places)]
        return [*lines, "}"]

    def primals_of_memory(self):
        lines = self.primals("")
        for at in range(len(self.results)):
            lines[at] = f"out[{at}] = NAN;"
        return lines

    def row(self, name):
        """Its entry in the table of programs."""
        single = int(self.program.floats)
        return (
            f'{{"{name}", {self.layout.inputs}, {self.outputs}, {single}, {name}_point, '
            f"&{name}_seeds[0][0], {name}_plain, {name}_exact_plain, REQUESTS({name})}}"
        )

    def data(self):
        numbers = ", ".join(map(str, self.program.point)) or "0"
        inputs = max(self.layout.inputs, 1)
        seeds = ", ".join("{" + (", ".join(map(str, each)) or "0") + "}" for each in self.seeds())
        return (
            f"static const double @point[] = {{{numbers}}};\n"
            f"static const double @seeds[{LANES}][{inputs}] = {{{seeds}}};\n"
        )

    def seeds(self):
        """Zero for what is not active."""
        active = {each.name: each.active for each in self.program.arguments}
        roots = [each.root for each in self.layout.cells if isinstance(each.kind, Real)]
        wanted = [active[root.partition("_")[0]] for root in roots]
        return [[s * w for s, w in zip(lane, wanted, strict=True)] for lane in self.program.seeds]


def program_text(program, name):
    """One program with all that checks it."""
    plain, exact = Printer(f"{name}_", PLAIN), Printer(f"{name}_exact_", REFERENCE)
    wrappers = Wrappers(program)
    return (
        f"/* {name} */\n"
        + plain.program(program)
        + plain.text(wrappers.data())
        + plain.text(wrappers.plain())
        + exact.program(program)
        + exact.text(wrappers.plain())
        + "#ifndef PRIMAL_ONLY\n"
        + plain.text(wrappers.request("one", 1))
        + plain.text(wrappers.request("four", LANES))
        + "#endif\n"
    )


def batch_text(programs):
    """Programs by name, as one C file."""
    rows = ",\n  ".join(Wrappers(program).row(name) for name, program in programs.items())
    table = (
        "#ifdef PRIMAL_ONLY\n#define REQUESTS(name) 0, 0\n#else\n"
        "#define REQUESTS(name) name##_one, name##_four\n#endif\n"
        f"static const struct program programs[] = {{\n  {rows}\n}};\n"
    )
    texts = [program_text(program, name) for name, program in programs.items()]
    runtime = RUNTIME.replace("LANES", str(LANES))
    return "\n".join([HEADER, *texts, runtime, table, MAIN])


_SAID = re.compile(r"^(\w+) (?:\1 )?(.*)$", re.MULTILINE)


def said(output):
    """What a run said of each program; of one that crashed, nothing."""
    found = {}
    for name, line in _SAID.findall(output):
        found.setdefault(name, line)
    return found
