"""Compare gradients of random loop nests over one array with differences: what later rounds write.

    python test/fuzz/nest_fuzz.py --nests 400 --seed 1 --level=-O2

Nests are those of `random_nests.py`, as C: loads are kept in variables, stores use them.
"""

import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/support"))

import random_nests  # noqa: E402
from gradient_batches import head, is_right, parse_options, starts  # noqa: E402

MIDDLE = 128
HEAD = head(2 * MIDDLE, "0.3 + 0.001 * (i * 37 % 101)", MIDDLE - 40, MIDDLE + 60)
SIGNS = {"slt": "<", "sgt": ">", "ne": "!=", "sge": ">=", "eq": "==", "ult": "<"}
WRAPS = {"and": "&", "srem": "%", "urem": "%"}
SIZES = ((2, 2), (3, 2), (4, 3))


def simple(pair):
    return f"({pair[0] or 0} + {pair[1]})"


def place(subscript):
    row, column, offset, *wrapped = subscript
    at = column or "0"
    for operation, by in wrapped:
        sign = "(unsigned long)" if operation == "urem" else ""
        at = f"(long)({sign}{at} {WRAPS[operation]} {sign}{by})"
    return f"a[{row or 0} * n + {offset} + {at}]"


def statements(body):
    """Yield the lines of a nest."""
    for each in body:
        if each[0] == "access":
            _, kind, subscript, number = each
            at = place(subscript)
            if kind == "load":
                yield f"v += sin({at}) * {1 + number % 3}; w = {at} * 0.5;"
            else:
                yield f"{at} = 0.4 * {at} * cos(v) + 0.1 * w + 0.01 * {number % 5};"
        elif each[0] == "if":
            _, _, predicate, first, second, inner = each
            cast = "(unsigned long)" if predicate == "ult" else ""
            sign = SIGNS[predicate]
            yield f"if ({cast}{simple(first)} {sign} {cast}{simple(second)}) {{"
            yield from statements(inner)
            yield "}"
        else:
            _, name, first, bound, step, predicate, is_rotated, has_guard, inner = each
            goes = f"{name} {SIGNS[predicate]} {simple(bound)}"
            if is_rotated:
                guard = f"{simple(first)} {'>' if step < 0 else '<'} {simple(bound)}"
                yield f"if ({guard if has_guard else 1}) {{ long {name} = {simple(first)}; do {{"
                yield from statements(inner)
                yield f"{name} += {step}; }} while ({goes}); }}"
            else:
                yield f"for (long {name} = {simple(first)}; {goes}; {name} += {step}) {{"
                yield from statements(inner)
                yield "}"


def is_runnable(nest):
    """Return whether it ends soon and stays inside the array, for all sizes."""
    try:
        traces = [nest.trace(*sizes) for sizes in SIZES]
    except (random_nests.TooLongError, ZeroDivisionError):
        return False
    places = [at for trace in traces for _, _, at in trace if at is not None]
    return len(places) > 2 and min(places) > -40 and max(places) < 60


def source(seeds):
    """Return a program that compares all nests that can be run, and how many gradients it has."""
    parts, calls = [HEAD], []
    for seed in seeds:
        nest = random_nests.Nest(random.Random(seed))
        if not nest.is_usable or not is_runnable(nest):
            continue
        lines = "\n".join(statements(nest.body))
        parts.append(
            f"static double f{seed}(double *x, long n, long m) {{\n"
            f"double copy[ROOM], *a = copy + {MIDDLE}, v = 0.2, w = 0.1;\n"
            f"memcpy(copy, x, sizeof copy);\n{lines}\ndouble s = v + w;\n"
            f"for (int i = 0; i < ROOM; i++) s += copy[i] * (1 + i % 3);\nreturn s;\n}}\n"
            f"COMPARED(f{seed})\n"
        )
        calls += [f"wrong += compare_f{seed}({n}, {m});" for n, m in SIZES]
    body = "\n".join(calls)
    return (
        f"{''.join(parts)}int main(void) {{\nint wrong = 0;\n{body}\nreturn wrong != 0;\n}}\n",
        len(calls),
    )


def main():
    options = parse_options(__doc__, "nests", 400, 40)
    checked = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for start in starts(options):
            text, count = source(range(start, start + options.batch))
            right, _ = is_right(folder, text, options.level, start)
            checked += count
            wrong += not right
            if start // options.batch % 10 == 0:
                print(f"{checked} gradients so far", flush=True)
    print(f"{checked} gradients checked, {wrong} files with a wrong one")
    return wrong != 0


if __name__ == "__main__":
    sys.exit(main())
