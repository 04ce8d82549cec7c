"""Functions of a library that are known whole, unless they run functions of the program's own."""

import pytest

from enzyme_cc.ir.module import Module
from enzyme_cc.rules.library import Library
from enzyme_cc.transform.program.self_contained import running_programs_own

TEXT = "_ZNSt3__112basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEC2EOS5_"


@pytest.mark.parametrize(
    ("called", "is_own"),
    [
        (f"_ZZN{TEXT[3:]}ENKUlRS5_E_clES6_", False),
        ("_ZNSt3__14moveERd", False),
        ("_ZdlPv", False),
        ("_Z4mined", True),
        ("_ZZ4minedENKUlvE_clEv", True),
        ("_ZN4mine4textEv", True),
    ],
)
def test_lambdas_of_the_library_are_the_library_s(called, is_own):
    module = Module(
        f"define void @{called}() {{\n  ret void\n}}\n"
        f"define void @{TEXT}(ptr %text) {{\n  call void @{called}()\n  ret void\n}}\n",
        "x",
    ).load()
    found = running_programs_own(module.functions.values(), Library.default())
    assert found == (frozenset([TEXT]) if is_own else frozenset())
