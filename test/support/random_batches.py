"""Random C functions to be batched, each compared with separate calls, bit for bit.

What decides is how memory and control are shared: pointers of each instance or of all, tables that
are local, copied, allocated or handed on, branches on what differs and on what does not, globals.
"""

LANES = 4
ROOM = 4
HEAD = """// Random functions.
#include "batch/batch.h"
#pragma STDC FP_CONTRACT OFF
typedef struct { double a[2]; int n; } Record;
static double shared = 1;
static double limited(double x) { return x / (1 + fabs(x)); }
static volatile double opaque = 1;
"""
MAIN = """
int main(void) {
%s
  return checked();
}
"""


class Maker:
    """The functions of one program."""

    def __init__(self, rng):
        self.rng = rng
        self.helpers = []
        self.depth = 0

    def chance(self, one_in):
        return self.rng.randrange(one_in) == 0

    def pick(self, *choices):
        return self.rng.choice(choices)

    # -- expressions -----------------------------------------------------------------------------

    def number(self, depth=2):
        if depth == 0 or self.chance(4):
            return self.pick(
                "x", "y", "d", f"t[{self.index()}]", f"p[{self.index()}]", "0.5", "r.a[1]"
            )
        one, other = self.number(depth - 1), self.number(depth - 1)
        return self.pick(
            f"({one} + {other})",
            f"({one} - {other})",
            f"({one} * {other})",
            f"fabs({one})",
            f"sqrt(fabs({one}))",
            f"({self.condition(0)} ? {one} : {other})",
            f"(double)({self.whole()})",
        )

    def whole(self):
        return self.pick("k", "m", "i & 3", "r.n", "3", "k + m", "m * 2")

    def index(self):
        return self.pick("0", "1", "2", "3", "i & 3", "m & 3", "k & 3")

    def condition(self, depth=1):
        whole = f"({self.whole()}) {self.pick('<', '==', '>')} {self.rng.randrange(4)}"
        return (
            self.pick(whole, "i > 1", "m != 1", f"{self.number(depth)} > 0.1") if depth else whole
        )

    # -- statements ------------------------------------------------------------------------------

    def statement(self):
        makers = [self.assign, self.assign, self.write, self.write, self.loop, self.memory]
        if self.helpers:
            makers += [self.call, self.call]
        if self.chance(6):
            makers += [self.branch, self.leave, self.world]
        self.depth += 1
        made = self.assign() if self.depth > 3 else self.pick(*makers)()
        self.depth -= 1
        return made

    def block(self, most=3):
        return " ".join(self.statement() for _ in range(self.rng.randrange(1, most + 1)))

    def assign(self):
        return f"{self.pick('d', 'd', 'y', 'r.a[0]')} = limited({self.number()});"

    def write(self):
        place = self.pick("t", "t", "p", "u")
        return f"{place}[{self.index()}] = limited({self.number()});"

    def loop(self):
        bound = self.pick("3", "(m & 3) + 1", "(m & 3) + 1")
        return f"for (int i = 0; i < {bound}; i++) {{ {self.block()} }}"

    def branch(self):
        return f"if ({self.condition()}) {{ {self.block()} }} else {{ {self.block(1)} }}"

    def leave(self):
        return f"if ({self.condition()}) return d;"

    def world(self):
        return self.pick("shared = limited(shared + d);", "d += shared;", "d += shared;")

    def memory(self):
        made = self.pick(
            "memcpy(t, p, sizeof t);",
            "memcpy(u, t, sizeof t);",
            "r = *q; d += r.a[1];",
            "q->a[0] = limited(d);",
            "r.n = m & 3;",
            f"double *s = malloc(sizeof t); for (int j = 0; j < {ROOM}; j++) s[j] = t[j] + d;"
            f" d = limited(s[{self.index()}]); free(s);",
            "int w[4]; for (int j = 0; j < 4; j++) w[j] = (j * 3 + m) & 3;"
            f" for (int j = 0; j < w[1] + 1; j++) {{ t[w[j]] = limited({self.number(1)}); }}",
        )
        return f"{{ {made} }}"

    def call(self):
        name = self.pick(*self.helpers)
        place = self.pick("p", "t", "u", "t")
        numbers = f"{self.number(1)}, {self.pick('d', '0.5')}, {place}, {self.pick('&r', 'q')}"
        return f"d = limited({name}({numbers}, {self.pick('m', 'm', 'k')}, {self.pick('m', '2')}));"

    # -- functions -------------------------------------------------------------------------------

    def function(self, name, words):
        lines = [
            f"{words} double {name}(double x, double y, double *p, Record *q, int k, int m) {{",
            "  double d = x, t[4] = {0.25, 0.5}, u[4] = {0}; int i = 0; Record r = *q;",
            "  (void)k, (void)i, (void)u, (void)y;",
            *(f"  {self.statement()}" for _ in range(self.rng.randrange(3, 8))),
            f"  return limited({self.number()}) + t[1] + u[2] + d + r.a[0];",
            "}",
        ]
        self.helpers.append(name)
        return "\n".join(lines)

    def check(self, name):
        """One function, batched and called."""
        spreads = [self.rng.randrange(4) for _ in range(6)]
        given = ["x", "y", "p", "q", "k", "m"]
        arguments, calls = [], []
        for spread, each in zip(spreads, given, strict=True):
            arguments.append(self.passed(each, spread))
        for lane in range(LANES):
            at = (self.at(each, spread, lane) for each, spread in zip(given, spreads, strict=True))
            calls.append(f"wanted[{lane}] = {name}({', '.join(at)});")
        request = (
            f"__enzyme_batch_four((void *){name}, enzyme_width, {LANES}, {', '.join(arguments)})"
        )
        return CHECK % (request, "\n    ".join(calls).replace("s_", "w_"), name, name, name, name)

    def passed(self, name, spread):
        """Shared, one by one, or as a buffer where there is one."""
        if spread == 0 or (name == "m" and spread < 3):
            return f"enzyme_scalar, {self.at(name, 0, 0)}"
        if spread == 1:
            address = f"s_{name}[0]" if name == "p" else f"s_{name}"
            return f"enzyme_buffer, sizeof s_{name}[0], {address}"
        return "enzyme_vector, " + ", ".join(self.at(name, spread, i) for i in range(LANES))

    def at(self, name, spread, lane):
        lane = 0 if spread == 0 or (name == "m" and spread < 3) else lane
        return f"s_{name} + {lane}" if name == "q" else f"s_{name}[{lane}]"


CHECK = """  {
    double s_x[4], s_y[4], s_p[4][4]; Record s_q[4]; int s_k[4], s_m[4];
    for (int i = 0; i < 4; i++) {
      s_x[i] = (0.3 * i - 0.4) * opaque, s_y[i] = (0.9 - 0.25 * i) * opaque;
      for (int j = 0; j < 4; j++) s_p[i][j] = (0.1 * i - 0.2 * j + 0.3) * opaque;
      s_q[i] = (Record){{0.2 * i * opaque, 0.7 * opaque}, i};
      s_k[i] = (int)((i + 1) * opaque), s_m[i] = (int)((3 - i) * opaque);
    }
    double w_x[4], w_y[4], w_p[4][4], wanted[4]; Record w_q[4]; int w_k[4], w_m[4];
    memcpy(w_x, s_x, sizeof s_x), memcpy(w_y, s_y, sizeof s_y), memcpy(w_p, s_p, sizeof s_p);
    memcpy(w_q, s_q, sizeof s_q), memcpy(w_k, s_k, sizeof s_k), memcpy(w_m, s_m, sizeof s_m);
    Four got = {0};
    shared = 1;
    REQUEST(got = %s);
    double after = shared;
    shared = 1;
    %s
    CHECK_SAME("%s shared", after, shared);
    check_all("%s", got.of, wanted, 4);
    check_all("%s p", s_p[0], w_p[0], 16);
    for (int i = 0; i < 4; i++) check_all("%s q", s_q[i].a, w_q[i].a, 2);
  }"""


def random_batches(rng, count=8):
    """A program that batches so many functions."""
    maker = Maker(rng)
    functions, checks = [], []
    for number in range(count):
        name = f"f{number}"
        words = "APART" if number % 2 else "static"
        functions.append(maker.function(name, words))
        checks.append(maker.check(name))
    return HEAD + "\n".join(functions) + MAIN % "\n".join(checks)
