"""TensorFlow's share of a call: a gradient, eager and in a graph, beside TensorFlow's own.

`python3 bench/python_tensorflow.py`, with TensorFlow: all times in one run, of the quickest of many
short loops, in microseconds.
"""

import os
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import tensorflow as tf
from quickest import quickest

import enzyme_cc as enzyme

SOURCE = """
double cubes(const double *x, int n) {
  double s = 0;
  for (int i = 0; i < n; i++) s += x[i] * x[i] * x[i];
  return s;
}
"""
ROUNDS = 1000


def gradient(function, x):
    with tf.GradientTape() as tape:
        tape.watch(x)
        value = function(x)
    return tape.gradient(value, x)


def own(x):
    return tf.reduce_sum(x * x * x)


def descent(function):
    """Return a graph that walks down so many rounds."""

    @tf.function
    def run(x):
        for _ in tf.range(ROUNDS):
            x -= 1e-6 * gradient(function, x)
        return x

    return run


def main():
    cubes = enzyme.tensorflow(enzyme.load(SOURCE).cubes)
    x = tf.linspace(tf.constant(0.0, tf.float64), 1, 10)
    ours, theirs = descent(cubes), descent(own)
    difference = tf.reduce_max(tf.abs(ours(x) - theirs(x)))
    assert difference < 1e-12, difference
    rows = {
        "a call": lambda: cubes(x),
        "a call and its gradient": lambda: gradient(cubes, x),
        "tf.reduce_sum(x * x * x) and its gradient": lambda: gradient(own, x),
    }
    print(f"TensorFlow {tf.__version__}, Python {sys.version.split()[0]}, microseconds:")
    for name, run in rows.items():
        print(f"{quickest(run):8.1f}  {name}")
    loops = {"a gradient in a loop of a graph": ours, "TensorFlow's own there": theirs}
    for name, run in loops.items():
        print(f"{quickest(lambda run=run: run(x), 1, 20) / ROUNDS:8.1f}  {name}")


if __name__ == "__main__":
    main()
