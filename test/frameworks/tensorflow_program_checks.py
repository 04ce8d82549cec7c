"""Thirty programs on TensorFlow's tensors, eager and in a graph: what NumPy's door gives."""

import functools
import os
import sys

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
import checks
import numpy as np
import tensorflow as tf
from opened_programs import close, opened
from python_programs import CALLS, PROGRAMS, gradients, library

import enzyme_cc as enzyme


def program(language, name):
    function, given, names = opened(language, name)
    in_tf = enzyme.tensorflow(function)
    tensors = {each: tf.constant(given[each], dtype=kind(given[each])) for each in names}
    value = function(**given)

    def both(**tensors):
        with tf.GradientTape() as tape:
            tape.watch(tensors)
            found = in_tf(**{**given, **tensors})
            found = found[0] if isinstance(found, tuple) else found
        return found, tape.gradient(found, tensors)

    expected = gradients(function, given)
    for run in (both, tf.function(both)):
        found, by = run(**tensors)
        close(found, getattr(value, "result", value))
        for each in names:
            close(by[each], expected[each])


def kind(value):
    return tf.float32 if getattr(value, "dtype", None) == np.float32 else tf.float64


def check_structures_are_arrays_of_numpy_alone():
    """Or refused, in words."""
    function, (records, points) = library("c")["mixture"], CALLS["c"]["mixture"]
    in_tf, x = enzyme.tensorflow(function), tf.constant(points)
    with tf.GradientTape() as tape:
        tape.watch(x)
        found = in_tf(records, x)
    close(tape.gradient(found, x), gradients(function, {"c": records, "x": points})["x"])
    why = "argument 'c' is a struct, which no tensor holds: pass an array of NumPy's"
    checks.raises(TypeError, why, lambda: in_tf(tf.zeros((2, 3), tf.float64), x))


for _language, _name in PROGRAMS:
    if _name == "mixture":
        continue
    globals()[f"check_{_name}_of_{_language}"] = functools.partial(program, _language, _name)

if __name__ == "__main__":
    sys.exit(checks.main(sys.modules[__name__]))
