"""Functions in C on TensorFlow's tensors, against the same formulas in TensorFlow."""

import os
import sys
import tempfile

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import checks
import numpy as np
import tensorflow as tf

import enzyme_cc as enzyme
import tf_enzyme

SOURCE = r"""
#include <complex.h>
#include <math.h>
double energy(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += sin(x[i]) * x[i] * x[(i + 1) % n];
  return s;
}
double many(const double *x, int n, double a, const int *k, double *y, double *z) {
  double s = 0;
  for (int i = 0; i < n; i++) {
    y[i] = x[i] * exp(a * x[i]) * k[i];
    s += y[i] * y[i] * a;
    z[i] *= x[i] * a;
  }
  return s;
}
void cubes(const double _Complex *z, int n, double _Complex *w) {
  for (int i = 0; i < n; i++) w[i] = z[i] * z[i] * z[i];
}
"""
FLAT = """
#include <stddef.h>
void f(float *inp, size_t n, float *out) {
  for (size_t i = 0; i < n; i++) out[i] = inp[i] * inp[i];
}
"""
LIB = enzyme.load(
    SOURCE,
    declare={
        "many": {"k": enzyme.const("n"), "y": enzyme.out("n"), "z": enzyme.inout("n")},
        "cubes": {"w": enzyme.out("n")},
    },
)
energy = enzyme.tensorflow(LIB.energy)
many = enzyme.tensorflow(LIB.many)
cubes = enzyme.tensorflow(LIB.cubes)
K = np.array([1, 2, 3], np.int32)


def near(first, second):
    return np.allclose(first, second, rtol=1e-10 if np.asarray(first).itemsize > 4 else 1e-5)


def numbers(*shape, seed=7):
    return tf.constant(np.random.default_rng(seed).normal(size=shape))


def energy_again(x):
    return tf.reduce_sum(tf.sin(x) * x * tf.roll(x, -1, 0))


def many_again(x, a, z):
    y = x * tf.exp(a * x) * K.astype(float)
    return tf.reduce_sum(y * y * a), y, z * x * a


def gradients(function, inputs):
    with tf.GradientTape() as tape:
        tape.watch(inputs)
        value = function(*inputs)
    return tape.gradient(value, inputs)


def total(found):
    return sum(tf.reduce_sum(each**2) for each in found)


def check_the_wish_of_the_seeds():
    path = os.path.join(tempfile.mkdtemp(), "test.c")
    with open(path, "w") as file:
        file.write(FLAT)
    f = tf_enzyme.enzyme(path, "f")
    inp = tf.reshape(tf.range(6.0), (2, 3))
    for run in (f, f.apply, tf.function(f)):
        assert near(run(inp), inp * inp)
        assert run(inp).shape == (2, 3)
        assert near(gradients(lambda x, run=run: tf.reduce_sum(run(x)), [inp])[0], 2 * inp)
    assert f(tf.constant(3.0)) == 9


def check_a_number_of_a_vector():
    x = numbers(5)
    for run in (energy, tf.function(energy)):
        assert near(run(x), energy_again(x))
        assert near(gradients(run, [x])[0], gradients(energy_again, [x])[0])


def check_several_inputs_and_outputs():
    inputs = [numbers(3), tf.constant(0.3, tf.float64), numbers(3, seed=2)]

    def ours(x, a, z):
        return total(many(x=x, a=a, k=K, z=z))

    wanted = gradients(lambda *a: total(many_again(*a)), inputs)
    for run in (ours, tf.function(ours)):
        assert all(map(near, gradients(run, inputs), wanted))


def check_second_derivatives():
    inputs = [numbers(3), tf.constant(0.3, tf.float64), numbers(3, seed=2)]

    def second(function):
        return gradients(
            lambda *a: total(gradients(lambda *b: total(function(*b)), list(a))), inputs
        )

    wanted = second(many_again)
    found = second(lambda x, a, z: many(x=x, a=a, k=K, z=z))
    assert all(map(near, found, wanted))
    graph = tf.function(lambda: second(lambda x, a, z: many(x=x, a=a, k=K, z=z)))()
    assert all(map(near, graph, wanted))


def check_complex_numbers():
    z = tf.complex(numbers(4), numbers(4, seed=1))
    (ours,) = gradients(lambda z: tf.reduce_sum(tf.abs(cubes(z))), [z])
    (theirs,) = gradients(lambda z: tf.reduce_sum(tf.abs(z**3)), [z])
    assert near(ours, theirs)


def check_variables_and_a_training_step():
    x = tf.Variable(numbers(5))
    with tf.GradientTape() as tape:
        loss = energy(x)
    gradient = tape.gradient(loss, x)
    assert near(gradient, gradients(energy_again, [tf.constant(x)])[0])
    before = energy(x)
    x.assign_sub(1e-3 * gradient)
    assert energy(x) < before


def check_lengths_that_change_in_a_graph():
    run = tf.function(energy, input_signature=[tf.TensorSpec([None], tf.float64)])
    for length in (3, 5):
        x = numbers(length)
        assert near(gradients(run, [x])[0], gradients(energy_again, [x])[0])


def check_wrong_use():
    x = numbers(5)
    single = tf.cast(x, tf.float32)
    words = "is of double (float64), not float32: pass tf.cast(x, tf.float64)"
    checks.raises(TypeError, words, lambda: energy(single))
    checks.raises(TypeError, words, lambda: tf.function(energy, autograph=False)(single))
    checks.raises(ValueError, "'x' has length 5, but n is 4", lambda: energy(x, 4))
    checks.raises(ValueError, "has 2 dimensions", lambda: energy(numbers(2, 2)))
    checks.raises(TypeError, "needs 'x'", energy)
    checks.raises(TypeError, "takes a function of a loaded library", lambda: enzyme.tensorflow(3))


if __name__ == "__main__":
    sys.exit(checks.main(sys.modules["__main__"]))
