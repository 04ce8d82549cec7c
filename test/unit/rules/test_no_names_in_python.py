"""Rules are data: no name of a function of <math.h> stands in Python code."""

import ast
import re
from pathlib import Path

import pytest

from enzyme_cc.ir.opcodes import OPCODES
from enzyme_cc.rules.library import Library, spellings

ROOT = Path(__file__).resolve().parents[3] / "enzyme_cc"
OF_MATH = ("complex.yaml", "floats.yaml", "libm.yaml", "special.yaml")
#: Names that are other words too.
OTHER_WORDS = {
    "nan": "how YAML writes that something is no number",
    "round": "one turn of a loop",
}
#: Where they mean something else, or tell users what to write.
EXPLAINED = {
    "ir/reading/keywords.py": "fmax fmaximum fmin fminimum",  # operations of atomicrmw
    "ir/checking/memory.py": "fmax fmaximum fmin fminimum",  # the same
    "requests/annotated.py": "log1p",  # the example in a message
    "requests/registrations.py": "log1p",  # the example in a message
    "rules/routines/statements.py": "conj",  # a word of the language of routines
    "rules/formula.py": "pow",  # the way out in a message
    "words/refused_bytes.py": "copysign fabs frexp ilogb ldexp modf",  # the same
    "transform/batch/lower.py": "fmax",  # the same
    # operations of vectors, and what they are written as
    "transform/prepare/expansion/aarch64.py": "fmax fmin llvm.fma",
    "transform/prepare/expansion/bitwise.py": "llvm.fabs",
    "transform/prepare/expansion/nvptx.py": "ceil fabs floor llvm.fabs llvm.fma llvm.maxnum "
    "llvm.minnum llvm.rint llvm.sqrt",
    "transform/prepare/expansion/predicated.py": "ceil copysign fabs floor fma fmax "
    "fmaximum fmin fminimum nearbyint rint roundeven sqrt",
    "transform/prepare/expansion/x86.py": "llvm.fma llvm.sqrt",
    "transform/code/devices.py": "pown",  # OCML's power with a whole exponent
    # what devices compute themselves
    "transform/frontends/gpu/device_code.py": "ceil copysign fabs floor fma nearbyint rint "
    "roundeven sqrt",
    # operations of PTX, and what they are written as
    "transform/frontends/gpu/ptx_instructions.py": "cos fma llvm.ceil llvm.cos llvm.exp2 llvm.fabs "
    "llvm.floor llvm.fma llvm.log2 llvm.maxnum llvm.minnum llvm.rint llvm.sin llvm.sqrt llvm.tanh "
    "llvm.trunc rsqrt sin sqrt tanh",
    "transform/emit/memory.py": "fmax fmin",  # operations of atomicrmw
    "transform/frontends/gpu/block_extremes.py": "fmax fmin",  # the same
    "transform/frontends/gpu/exchange_sums.py": "fmax fmin",  # the same
    "transform/frontends/parallel/float_atomics.py": "fmax fmin",  # the same
    "transform/frontends/gpu/launch_extremes.py": "fmax fmin",  # the same
    "words/operations.py": "llrint llround lrint lround remainder",  # intrinsics, as users say
}
NAMES = {
    name
    for rule in Library.default().rules
    if rule.where.rsplit("/", 1)[-1].split(":")[0] in OF_MATH
    for name in spellings(rule)
} - {*OPCODES, *OTHER_WORDS}


def texts(path):
    """The literals of a file that are not there to be read by people."""
    tree = ast.parse(path.read_text())
    read = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in read:
            yield node.lineno, node.value


def found_in(path):
    for line, text in texts(path):
        for word in set(re.findall(r"[\w.]+", text)) & NAMES:
            yield f"{path.relative_to(ROOT)}:{line}: {word}"


@pytest.mark.parametrize("path", sorted(ROOT.rglob("*.py")), ids=lambda each: str(each.name))
def test_no_function_of_math_is_named_in_python(path):
    explained = EXPLAINED.get(str(path.relative_to(ROOT)), "").split()
    assert {each.rsplit(" ", 1)[1] for each in found_in(path)} == set(explained)


def test_names_are_found_where_there_are_some(tmp_path, monkeypatch):
    monkeypatch.setattr(f"{__name__}.ROOT", tmp_path)
    file = tmp_path / "some.py"
    file.write_text('"""Of sin."""\n\n# cos\nWORDS = """exp tanhl"""\nif x == "llvm.sqrt": f(y)\n')
    assert sorted(found_in(file)) == [
        "some.py:4: exp",
        "some.py:4: tanhl",
        "some.py:5: llvm.sqrt",
    ]
