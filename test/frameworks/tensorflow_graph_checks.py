"""The operation in graphs: shapes, what changes between runs, what else differentiates it."""

import json
import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import checks
import numpy as np
import tensorflow as tf

import enzyme_cc as enzyme

C = r"""
#include <math.h>
double energy(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += sin(x[i]) * x[i] * x[(i + 1) % n];
  return s;
}
void spread(const double *x, int n, double *y) {
  for (int i = 0; n && i < 2 * n + 1; i++) y[i] = x[i / 2 % n] * x[i % n] * (i + 1);
}
void table(const float *x, const float *y, int n, int m, float *z) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < m; j++) z[i * m + j] = x[i] * x[i] * y[j];
}
double times(const double *x, int n, int power) {
  double s = 0;
  for (int i = 0; i < n; i++) s += pow(x[i], power);
  return s;
}
double scaled(const double *x, long double by) { return x[0] * x[1] * by; }
void fixed(const double *x, double *y) { y[0] = x[0] * x[1]; y[1] = x[1] * x[2]; }
long double wide(const double *x) { return x[0]; }
double ends(const double *x, int n) { return x[n] * x[0]; }
double spent(double *x, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) { sum += x[i] * x[i] * x[i]; x[i] = 0; }
  return sum;
}
int signs(const double *x, int n, double *y) {
  int count = 0;
  for (int i = 0; i < n; i++) { y[i] = fabs(x[i]); count += x[i] < 0; }
  return count;
}
"""
CXX = """
#include <stdexcept>
double root(const double *x, int n) {
  if (x[0] < 0) throw std::domain_error("a negative number");
  return x[0] * x[0] * x[n - 1];
}
"""
LIB = enzyme.load(
    C,
    declare={
        "spread": {"y": enzyme.out("2*n+1")},
        "table": {"x": enzyme.array("n"), "y": enzyme.array("m"), "z": enzyme.out("n", "m")},
        "scaled": {"x": enzyme.array(2)},
        "fixed": {"x": enzyme.array(3), "y": enzyme.out(2)},
    },
)
energy, spread, table, times, scaled, fixed, signs = (
    enzyme.tensorflow(LIB[name])
    for name in ("energy", "spread", "table", "times", "scaled", "fixed", "signs")
)
X64 = tf.constant([0.3, -1.2, 0.8], tf.float64)
X = tf.cast(X64, tf.float32)


def doubles(*numbers):
    return tf.constant(numbers, tf.float64)


def energy_again(x):
    return tf.reduce_sum(tf.sin(x) * x * tf.roll(x, -1, 0))


def spread_again(x):
    places = range(2 * len(x) + 1)
    first, second = ([i // 2 % len(x) for i in places], [i % len(x) for i in places])
    factors = tf.constant([i + 1.0 for i in places], tf.float64)
    return tf.gather(x, first) * tf.gather(x, second) * factors


def gradient(function, *inputs):
    with tf.GradientTape() as tape:
        tape.watch(inputs)
        value = function(*inputs)
    return [tf.convert_to_tensor(each) for each in tape.gradient(value, inputs)]


def near(first, second):
    np.testing.assert_allclose(first, second, rtol=1e-12, atol=1e-14)


def check_a_graph_calls_no_python():
    run = tf.function(lambda x: gradient(energy, x)[0])
    graph = run.get_concrete_function(tf.TensorSpec([3], tf.float64)).graph
    kinds = {each.type for each in graph.get_operations()}
    assert "EnzymeFunction" in kinds
    assert not {kind for kind in kinds if "PyFunc" in kind}, kinds


def check_shapes_are_known_in_a_graph():
    seen = []

    @tf.function
    def run(x, y):
        found = energy(x), spread(x), table(tf.cast(x, tf.float32), y), fixed(x), *signs(x)
        seen.extend((each.shape.as_list(), each.dtype) for each in found)
        return found

    run(X64, tf.ones(5))
    double, single = tf.float64, tf.float32
    assert seen == [
        *(([], double), ([7], double), ([3, 5], single), ([2], double)),
        *(([], tf.int32), ([3], double)),
    ], seen


def check_an_output_of_a_shape_that_no_input_has():
    spec = [tf.TensorSpec([None], tf.float64)]
    runs = (spread, tf.function(spread), tf.function(spread, input_signature=spec))
    for x in (X64, doubles(0.4, 1.1, -0.2, 0.9)):
        for run in runs:
            near(run(x), spread_again(x))
            near(
                gradient(lambda x, run=run: tf.reduce_sum(run(x) ** 2), x)[0],
                gradient(lambda x: tf.reduce_sum(spread_again(x) ** 2), x)[0],
            )


def check_a_table_and_second_derivatives_of_it():
    x, y = X, tf.constant([0.5, 2.0])

    def second(run):
        return gradient(lambda x, y: sum(tf.reduce_sum(g**2) for g in gradient(run, x, y)), x, y)

    def again(x, y):
        return (x * x)[:, None] * y

    for run in (table, tf.function(table)):
        near(run(x, y), again(x, y))
        for found, wanted in zip(second(run), second(again), strict=True):
            np.testing.assert_allclose(found, wanted, rtol=1e-5)


def check_lengths_that_do_not_fit_are_found_when_a_graph_runs():
    spec = [tf.TensorSpec([None], tf.float64), tf.TensorSpec([], tf.int32)]
    run = tf.function(lambda x, n: energy(x, n), input_signature=spec)
    near(run(X64, 3), energy_again(X64))
    error = tf.errors.InvalidArgumentError
    words = "energy: 'x' has length 3, but n is 5; if 'n' is not its length, declare(x="
    checks.raises(error, words, lambda: run(X64, 5))
    checks.raises(error, "but n is -1", lambda: run(X64, -1))
    any_rank = tf.function(energy, input_signature=[tf.TensorSpec(None, tf.float64)])
    near(any_rank(X64), energy_again(X64))
    words = "energy: argument 'x' has 2 dimensions, and 'x' is taken for an array of one"
    checks.raises(error, words, lambda: any_rank(X64[None]))
    few = tf.function(fixed, input_signature=[tf.TensorSpec([None], tf.float64)])
    checks.raises(error, "fixed: 'x' has length 2, but 3 is 3", lambda: few(X64[:2]))
    checks.raises(ValueError, "fixed: 'x' has length 2, but 3 is 3", lambda: fixed(X64[:2]))


def check_an_integer_of_a_graph():
    run = tf.function(times)
    for count in (2, 3):
        near(run(X64, tf.constant(count)), tf.reduce_sum(X64**count))
        found = gradient(lambda x, c=count: run(x, tf.constant(c)), X64)[0]
        near(found, count * X64 ** (count - 1))
        near(run(X64, count), tf.reduce_sum(X64**count))
    checks.raises(
        OverflowError,
        "times: 1099511627776 does not fit int32: 'power'",
        lambda: times(X64, 1 << 40),
    )
    checks.raises(ValueError, "'power' is one number", lambda: times(X64, tf.constant([1, 2])))


def check_a_length_that_was_guessed_and_is_none():
    words = "ends: with 'n' as the length of 'x', the function goes beyond its end"
    wrong = enzyme.tensorflow(LIB.ends)
    checks.raises(enzyme.SignatureError, words, lambda: wrong(X64))
    spec = [tf.TensorSpec([None], tf.float64)]
    run = tf.function(wrong, input_signature=spec)
    checks.raises(enzyme.SignatureError, words, lambda: run(X64))


def check_an_input_that_is_overwritten_stays():
    spent = enzyme.tensorflow(LIB.spent.declare(x=enzyme.array("n")))
    x = tf.identity(X64)
    for run in (spent, tf.function(spent)):
        near(run(x), tf.reduce_sum(X64**3))
        near(gradient(run, x)[0], 3 * X64**2)
        near(x, X64)


def check_numbers_that_no_tensor_holds():
    third = np.longdouble(1) / 3
    near(scaled(X64[:2], third), X64[0] * X64[1] / 3)
    near(gradient(lambda x: scaled(x, third), X64[:2])[0], X64[1::-1] / 3)
    words = "wide: TensorFlow has no tensors of long double, which its result is"
    checks.raises(enzyme.SignatureError, words, lambda: enzyme.tensorflow(LIB.wide))


def check_an_exception_of_cxx():
    root = enzyme.tensorflow(enzyme.load(CXX, language="c++").root)
    near(root(X64), X64[0] ** 2 * X64[2])
    near(gradient(root, X64)[0], [2 * X64[0] * X64[2], 0, X64[0] ** 2])
    words = "root threw: a negative number"
    checks.raises(enzyme.NativeError, words, lambda: root(-X64))
    for run in (root, lambda x: gradient(root, x)):
        checks.raises(tf.errors.AbortedError, words, lambda run=run: tf.function(run)(-X64))
    near(root(X64), X64[0] ** 2 * X64[2])


def check_xla_says_that_it_cannot():
    words = "enzyme: XLA compiles no function that is compiled already"
    run = tf.function(energy, jit_compile=True)
    checks.raises(tf.errors.UnimplementedError, words, lambda: run(X64))

    @tf.function(jit_compile=True)
    def doubled(x):
        return x * 2

    @tf.function
    def beside(x):
        return energy(doubled(x))

    near(beside(X64), energy_again(2 * X64))


def check_jacobians_and_rows():
    def jacobian(function):
        with tf.GradientTape() as tape:
            tape.watch(X64)
            value = function(X64)
        return tape.jacobian(value, X64)

    near(jacobian(spread), jacobian(spread_again))
    rows = tf.stack([X64, 2 * X64])
    near(tf.vectorized_map(energy, rows), [energy_again(X64), energy_again(2 * X64)])
    near(tf.map_fn(energy, rows), [energy_again(X64), energy_again(2 * X64)])


def check_forward_mode():
    direction = doubles(1, -2, 0.5)
    for run in (energy, spread):
        again = energy_again if run is energy else spread_again
        found = []
        for each in (run, again):
            with tf.autodiff.ForwardAccumulator(X64, direction) as forward:
                value = each(X64)
            found.append(forward.jvp(value))
        near(*found)


def check_what_is_asked_only():
    """A tape knows what it is asked for: nothing else is computed."""
    product = enzyme.tensorflow(
        enzyme.load(
            "double product(const double *x, const double *y) { return x[0] * y[0]; }"
        ).product.declare(x=enzyme.array(1), y=enzyme.array(1))
    )
    x, y = doubles(3), doubles(4)
    with tf.GradientTape() as tape:
        tape.watch(x)
        value = product(x, y)
    near(tape.gradient(value, x), [4])
    (source,) = product._sources.values()
    assert [wrt for kind, wrt in source.made if kind == "vjp"] == [("x",)]


def check_a_gradient_that_is_sparse():
    near(
        gradient(lambda x: tf.reduce_sum(tf.gather(spread(x), [1, 1, 4])), X64)[0],
        gradient(lambda x: tf.reduce_sum(tf.gather(spread_again(x), [1, 1, 4])), X64)[0],
    )
    rows = tf.IndexedSlices(doubles(2, 5), tf.constant([0, 2]), tf.constant([3]))
    near(energy(rows), energy_again(doubles(2, 0, 5)))
    sparse = tf.sparse.from_dense(X64)
    checks.raises(TypeError, "argument 'x' is a SparseTensor", lambda: energy(sparse))


def check_third_derivatives_are_refused():
    def third(x):
        return gradient(lambda x: gradient(lambda x: gradient(energy, x)[0], x)[0], x)

    checks.raises(enzyme.DerivativeError, "would be a third derivative", lambda: third(X64))


def check_a_saved_model():
    class Module(tf.Module):
        @tf.function(input_signature=[tf.TensorSpec([None], tf.float64)])
        def run(self, x):
            return gradient(energy, x)[0]

    folder = tempfile.mkdtemp()
    tf.saved_model.save(Module(), folder)
    loaded = tf.saved_model.load(folder)
    near(loaded.run(X64), gradient(energy_again, X64)[0])
    near(
        gradient(lambda x: tf.reduce_sum(loaded.run(x) ** 2), X64)[0],
        gradient(lambda x: tf.reduce_sum(gradient(energy_again, x)[0] ** 2), X64)[0],
    )


#: Another process: it loads the same source, and has it traced only if asked to.
OTHER = """
import sys
import tensorflow as tf
import enzyme_cc as enzyme
energy = enzyme.tensorflow(enzyme.load(sys.argv[2]).energy)
x = tf.constant([0.3, -1.2, 0.8], tf.float64)
if sys.argv[3] == "traced":
    with tf.GradientTape() as tape:
        tape.watch(x)
        value = energy(x)
    tape.gradient(value, x)
else:
    energy(x)
print(tf.saved_model.load(sys.argv[1]).run(x).numpy().tolist())
"""


def check_a_saved_model_in_another_process():
    folder = tempfile.mkdtemp()
    source = os.path.join(folder, "energy.c")
    with open(source, "w") as file:
        file.write(C)
    saved = enzyme.tensorflow(enzyme.load(source).energy)

    class Module(tf.Module):
        @tf.function(input_signature=[tf.TensorSpec([None], tf.float64)])
        def run(self, x):
            return gradient(saved, x)[0]

    tf.saved_model.save(Module(), folder)

    def other(how):
        argv = [sys.executable, "-c", OTHER, folder, source, how]
        return subprocess.run(argv, capture_output=True, text=True, check=False)

    near(json.loads(other("traced").stdout), gradient(energy_again, X64)[0])
    words = "its function is not loaded in this one: trace it here before it runs"
    assert words in other("not traced").stderr


def check_threads():
    expected = gradient(energy_again, X64)[0]

    def eager(x):
        return gradient(energy, x)[0]

    runs = (eager, tf.function(eager))
    with ThreadPoolExecutor(4) as pool:
        for found in pool.map(lambda i: runs[i % 2](X64), range(200)):
            near(found, expected)


def check_arguments_of_all_kinds_do_not_crash():
    """By a seed: each call gives what NumPy's door gives, or an error in words."""
    random = np.random.default_rng(5)
    pieces = [
        *(3, -1, 2.5, None, "text", [1.0, 2.0], [], {}, np.float32(2), True, 1 << 70, np.nan),
        *(np.ones(3), np.ones((2, 2)), np.ones(3, "f4"), np.ones(0), np.ones(3, complex)),
        *(np.arange(3), np.ones(6)[::2], np.array("x")),
    ]
    pieces += [tf.constant(each) for each in (1, 2.5, [1.0, 2.0], "text", [[1, 2]], True)]
    pieces += [X, X64, X64[None], X64[:0], tf.cast(X64, tf.complex128), tf.Variable(X64)]
    pieces += [tf.sparse.from_dense(X64), tf.ragged.constant([[1.0], []])]
    refused = answered = 0
    for _ in range(1500):
        name = random.choice(["energy", "spread", "table", "times", "scaled", "fixed", "signs"])
        count = len(LIB[name].__signature__.parameters)
        given = [pieces[random.integers(len(pieces))] for _ in range(random.integers(count + 2))]
        run = globals()[name]
        try:
            with tf.GradientTape() as tape:
                tape.watch([each for each in given if isinstance(each, tf.Tensor)])
                found = (run if random.random() < 0.9 else tf.function(run))(*given)
        except (enzyme.EnzymeError, TypeError, ValueError, OverflowError) as error:
            assert str(error), given
            refused += 1
            continue
        answered += 1
        kinds = tf.Tensor | tf.Variable
        plain = [each.numpy() if isinstance(each, kinds) else each for each in given]
        wanted = LIB[name](*plain)
        for ours, theirs in zip(tf.nest.flatten(found), tf.nest.flatten(wanted), strict=True):
            np.testing.assert_array_equal(ours, theirs)
    assert refused > 500, (refused, answered)
    assert answered > 30, (refused, answered)


if __name__ == "__main__":
    sys.exit(checks.main(sys.modules["__main__"]))
