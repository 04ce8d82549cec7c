"""What the source calls global variables, without debug information."""

import pytest
from irtext import module

from enzyme_cc.requests.places import Places

NAMES = {
    "work": "work",
    "f.work": "work",
    "_ZL4work": "work",
    "_ZN12_GLOBAL__N_14workE": "work",
    "_ZZ1fPKdiE4work": "work",
    "_ZZ1fPKdiE4work_0": "work",
    "_ZN5Model7scratchE": "scratch",
}


@pytest.mark.parametrize(("symbol", "name"), NAMES.items())
def test_a_variable_is_called_as_in_the_source(symbol, name):
    found = module(f"@{symbol} = global i32 0\n")
    assert Places(found).variable(found.globals[symbol]) == name
