"""AArch64's own intrinsics: no such machine is needed for what is written as plain instructions.

Those that choose among lanes are then made of others, which have rules: see test/lit/forward.
"""

import pytest
from derived import check
from transform.prepare.expansion.test_expansion import close, memory, of, vectors

D2, D4 = "<2 x double>", "<4 x double>"


def neon(name, *shapes, result, meaning, kind="double"):
    given = [f"<{count} x {kind}> %{letter}" for count, letter in zip(shapes, "abc", strict=False)]
    shape = f"<{result} x {kind}>" if result > 1 else kind
    made = of(shape, f"aarch64.neon.{name}", *given)
    return vectors(made, *shapes, kind=kind, result=result, meaning=meaning)


def turned(quarters):
    """The half of (a + bi)(c + di) that vcmla adds, in each pair of lanes."""

    def meaning(*x):
        for at in (0, 2):
            re, im = x[at : at + 2]
            a, b = x[4 + at : 6 + at]
            c, d = x[8 + at : 10 + at]
            part = {0: a * complex(c, d), 1: complex(-b * d, b * c), 2: -a * complex(c, d)}
            added = part.get(quarters, complex(b * d, -b * c))
            yield from (re + added.real, im + added.imag)

    return meaning


BODIES = {
    "faddp": neon("faddp.v2f64", 2, 2, result=2, meaning=lambda a, b, c, d: (a + b, c + d)),
    "faddp of 64 bits": neon(
        "faddp.v2f32", 2, 2, result=2, kind="float", meaning=lambda a, b, c, d: (a + b, c + d)
    ),
    "faddv": neon("faddv.f32.v4f32", 4, result=1, kind="float", meaning=lambda *x: [sum(x)]),
    "vcadd.rot90": neon(
        "vcadd.rot90.v2f64", 2, 2, result=2, meaning=lambda a, b, c, d: (a - d, b + c)
    ),
    "vcadd.rot270": neon(
        "vcadd.rot270.v2f64", 2, 2, result=2, meaning=lambda a, b, c, d: (a + d, b - c)
    ),
    **{
        f"vcmla.rot{90 * quarters}": neon(
            f"vcmla.rot{90 * quarters}.v4f64", 4, 4, 4, result=4, meaning=turned(quarters)
        )
        for quarters in range(4)
    },
    "ld2 and st2": memory(
        f"  %v = {of('{ <2 x double>, <2 x double> }', 'aarch64.neon.ld2.v2f64.p0', 'ptr %x')}\n"
        "  %a = extractvalue { <2 x double>, <2 x double> } %v, 0\n"
        "  %b = extractvalue { <2 x double>, <2 x double> } %v, 1\n"
        "  %c = fmul <2 x double> %a, %b\n"
        f"  {of('void', 'aarch64.neon.st2.v2f64.p0', f'{D2} %b', f'{D2} %c', 'ptr %y')}",
        meaning=lambda *x: (x[1], x[0] * x[1], x[3], x[2] * x[3]),
    ),
    "ld1x2 and st1x2": memory(
        f"  %v = {of('{ <2 x double>, <2 x double> }', 'aarch64.neon.ld1x2.v2f64.p0', 'ptr %x')}\n"
        "  %a = extractvalue { <2 x double>, <2 x double> } %v, 0\n"
        "  %b = extractvalue { <2 x double>, <2 x double> } %v, 1\n"
        "  %c = fmul <2 x double> %a, %b\n"
        f"  {of('void', 'aarch64.neon.st1x2.v2f64.p0', f'{D2} %b', f'{D2} %c', 'ptr %y')}",
        meaning=lambda *x: (x[2], x[3], x[0] * x[2], x[1] * x[3]),
    ),
}


@pytest.mark.parametrize("name", BODIES)
def test_an_intrinsic_that_mixes_lanes_has_derivatives(name):
    check(BODIES[name], close)
