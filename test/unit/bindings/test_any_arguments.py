"""Whatever a function is called with: the right number, or an exception that says why not."""

PROGRAM = '''
import random
import sys
import warnings

import numpy as np

import enzyme_cc as enzyme

warnings.simplefilter("ignore")  # NumPy's, of overflow in what it computes to compare
SOURCE = """
#include <complex.h>
double f(double a, const double *w, int nw) {
  double sum = 0;
  for (int i = 0; i < nw; i++) sum += a * w[i] * a;
  return sum;
}
void g(const float *x, long n, float *y) { for (long i = 0; i < n; i++) y[i] = 2 * x[i]; }
double pair(const double *x) { return x[0] * x[1]; }
double of(const double complex *z, unsigned char n) {
  double sum = 0;
  for (int i = 0; i < n; i++) sum += cabs(z[i]);
  return sum;
}
typedef struct { double a; int b; } record;
double member(const record *r, short k) { return r->a * k; }
"""
lib = enzyme.load(SOURCE)
random.seed(SEED)
numbers = np.random.default_rng(SEED)


def array():
    shape = random.choice([(), (0,), (1,), (2,), (3,), (2, 3), (3, 1), (0, 4), (300,)])
    kind = random.choice("f8 f4 f2 i8 i4 u1 b1 c16 c8 g >f8 O U3 S2 M8[s]".split())
    made = (numbers.normal(size=shape) * random.choice([1, 1e3])).astype(
        "f8" if kind in ("O", "U3", "S2", "M8[s]") else "c16" if kind[0] == "c" else "f8"
    )
    made = np.asarray(made.astype("i8").astype(kind) if kind == "M8[s]" else made.astype(kind))
    how = random.randrange(6)
    if how == 0 and made.ndim:
        made = made[::-1]
    if how == 1 and made.ndim:
        made = np.repeat(made, 2, axis=-1)[..., ::2]
    if how == 2:
        made.flags.writeable = False
    if how == 3:
        made = np.ma.masked_array(made, np.zeros(made.shape, bool))
    if how == 4 and made.ndim > 1:
        made = np.asfortranarray(made)
    return made


def anything():
    return random.choice(
        [
            *(array, array, array, array),
            lambda: numbers.normal(size=random.randrange(4)).tolist(),
            lambda: random.choice([0, 1, 2, -1, 1 << 40, 1 << 70, True, 255, 256]),
            lambda: random.choice([0.0, 1.5, float("nan"), float("inf"), -2.0]),
            lambda: random.choice([None, "text", b"x", {}, [], [[]], object(), 1j, set(), print]),
            lambda: np.zeros(random.choice([(), (2,)]), lib.member.dtypes["r"]),
            lambda: [array() for _ in range(2)],
            lambda: np.float64(2.5),
        ]
    )()


FITTING = {
    "a": lambda: random.choice([2.0, 3, np.float32(0.5)]),
    "w": lambda: numbers.normal(size=random.choice([0, 2, 2, 9])),
    "x": lambda: numbers.normal(size=random.choice([2, 5])).astype(random.choice(["f4", "f2"])),
    "z": lambda: numbers.normal(size=2) + 1j * numbers.normal(size=2),
    "r": lambda: np.zeros((), lib.member.dtypes["r"]),
    "k": lambda: random.choice([1, -3, 40]),
    **dict.fromkeys(("nw", "n", "y"), lambda: None),
}


def argument(name):
    return FITTING[name]() if random.random() < 0.8 else anything()


def expected(name, given):
    if name == "f":
        a = float(given["a"])
        return np.sum(a * np.asarray(given["w"], float) * a)
    if name == "g":
        return 2 * np.asarray(given["x"], np.float32)
    if name == "pair":
        x = np.asarray(given["x"], float).ravel()
        return x[0] * x[1]
    return None


refused = (TypeError, ValueError, OverflowError, enzyme.EnzymeError)
done = right = 0
for _ in range(COUNT):
    function = random.choice([lib.f, lib.g, lib.pair, lib.of, lib.member])
    names = [*function.__signature__.parameters]
    count = random.choice([len(names), len(names), random.randrange(5)])
    args = [argument(name) for name in names[: random.randrange(count + 1)]]
    rest = [name for name in names[len(args) :] if random.random() < 0.9]
    rest += ["zz"] if random.random() < 0.05 else []
    kwargs = {name: argument(name) if name in FITTING else 1 for name in rest}
    method = random.choice([None, None, "grad", "jacobian", "hessian", "batch"])
    done += 1
    try:
        result = (getattr(function, method) if method else function)(*args, **kwargs)
    except refused as error:
        assert str(error), (function, args, kwargs)
        continue
    right += 1
    given = {**dict(zip(names, args)), **kwargs}
    if method is None and (number := expected(function.__name__, given)) is not None:
        np.testing.assert_allclose(result, number, rtol=1e-4, err_msg=repr((function, given)))
print(done, right)
'''


def test_numbers_are_right_or_calls_are_refused(python):
    done, right = map(int, python(f"SEED, COUNT = 7, 6000\n{PROGRAM}").split())
    assert done == 6000
    assert right > 600, "most of what is drawn fits nothing"
