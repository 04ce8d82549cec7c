"""What LLVM says of a text; its assertions may end the process, so in a child."""

import faulthandler
import os
import pickle

import pytest

binding = pytest.importorskip("llvmlite.binding")


def _verdict(text):
    try:
        binding.parse_assembly(text).verify()
    except RuntimeError as error:
        return str(error)
    return ""


def _child(texts, out):
    # Crash reports of LLVM are none of the test's output.
    faulthandler.disable()
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    with os.fdopen(out, "wb", 0) as stream:
        for text in texts:
            pickle.dump(_verdict(text), stream)
    os._exit(0)


def verdicts(texts):
    """For each text what LLVM has against it: nothing, words, or `crash`."""
    found = []
    while len(found) < len(texts):
        source, out = os.pipe()
        child = os.fork()
        if not child:
            _child(texts[len(found) :], out)
        os.close(out)
        with os.fdopen(source, "rb") as stream:
            while True:
                try:
                    found.append(pickle.load(stream))
                except EOFError:
                    break
        if os.waitpid(child, 0)[1]:
            found.append("crash")
    return found
