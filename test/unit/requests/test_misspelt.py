"""Names that look like those of requests are told of by the one that is near."""

import pytest
from irtext import module

from enzyme_cc.requests.misspelt import has_misspelt, may_be_misspelt, misspelt

TEXT = """define double @f(double %x) {
  %y = call double @NAME(double %x)
  ret double %y
}
declare double @NAME(double)
"""


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("__enzyme_autodif", "__enzyme_autodiff"),
        ("_Z16__enzyme_fwdiffd", "__enzyme_fwddiff"),
        ("__enzyme_virtual_reverse", "__enzyme_virtualreverse"),
    ],
)
def test_a_name_near_one_of_ours_is_told_of(name, meant):
    text = TEXT.replace("NAME", name)
    assert has_misspelt(text)
    (said,) = misspelt(module(text))
    assert said.code == "EZ0407"
    assert said.notes == (f"did you mean {meant}?",)


@pytest.mark.parametrize(
    "name", ["__enzyme_autodiff_mine", "__enzyme_helper", "__enzyme_register_derivative", "autodif"]
)
def test_other_names_are_not(name):
    text = TEXT.replace("NAME", name)
    assert not has_misspelt(text)
    assert not list(misspelt(module(text)))


def test_what_is_only_declared_is_not_told_of():
    text = TEXT.replace("call double @NAME(double %x)", "fadd double %x, %x")
    assert not list(misspelt(module(text.replace("NAME", "__enzyme_autodif"))))


def test_bitcode_that_names_only_what_is_known_is_not_looked_at():
    """Names stand in it one after the other."""
    assert not may_be_misspelt(b"main__enzyme_register_gradient_f__enzyme_autodifff")
    assert may_be_misspelt(b"main__enzyme_autodiff__enzyme_autodiff2__enzyme_autodif")
