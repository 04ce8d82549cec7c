"""Layouts as lines."""

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module
from enzyme_cc.opt.layouts import print_layouts


def test_a_name_for_another_type_has_its_layout():
    assert print_layouts(Module("%n = type i37\n")) == "%n: 8 bytes, aligned to 4\n"


def test_a_data_layout_that_is_none_is_an_error_at_its_line():
    with pytest.raises(UserError) as raised:
        print_layouts(Module('\ntarget datalayout = "e-i64:nonsense"\n%n = type i37\n', "a.ll"))
    assert raised.value.diagnostic.where == "a.ll:2:1"
