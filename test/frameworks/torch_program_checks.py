"""Thirty programs on PyTorch's tensors: values and gradients are those of NumPy's front door."""

import functools
import sys

import checks
import numpy as np
import torch
from opened_programs import close, opened
from python_programs import PROGRAMS, gradients, library

import enzyme_cc as enzyme


def program(language, name):
    function, given, names = opened(language, name)
    tensors = {each: torch.tensor(given[each], dtype=kind(given[each])) for each in names}
    for each in tensors.values():
        each.requires_grad_()
    in_torch = enzyme.torch(function)
    found = in_torch(**{**given, **tensors})
    found = found[0] if isinstance(found, tuple) else found
    expected = function(**given)
    close(found.detach(), getattr(expected, "result", expected))
    found.backward()
    expected = gradients(function, given)
    for each in names:
        close(tensors[each].grad, expected[each])


def kind(value):
    return torch.float32 if getattr(value, "dtype", None) == np.float32 else torch.float64


#: Tensors have no structures: this one is refused, in words.
REFUSED = "mixture"


def check_structures_are_refused():
    function = library("c")[REFUSED]
    checks.raises(TypeError, "is a struct, which no tensor holds", lambda: enzyme.torch(function))


for _language, _name in PROGRAMS:
    if _name == REFUSED:
        continue
    globals()[f"check_{_name}_of_{_language}"] = functools.partial(program, _language, _name)

if __name__ == "__main__":
    sys.exit(checks.main(sys.modules[__name__]))
