"""The verifier against LLVM's: valid IR, changed at random, must be refused by both or by none."""

import difflib
import random
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from llvm_oracle import verdicts
from mutations import OF_TEXT, edited

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.diagnostics import UserError
from enzyme_cc.ir.module import Module

HERE = Path(__file__).parent / "modules"
#: What LLVM alone takes. It declares intrinsics itself, wraps numbers, keeps one of two
#: attachments of one kind, and begins a block behind a terminator when it reads text. Blocks as
#: arguments of a catchpad it takes, or dies of.
OURS_ALONE = re.compile(
    r"@llvm\.\S+ is not defined|does not fit i\d+|two attachments of one kind"
    r"|it stands after the terminator|catchpad .* is label, and a value is expected"
)
#: What LLVM alone refuses: how funclets nest, and types in attributes, which nobody reads.
THEIRS_ALONE = re.compile(r"EH pad cannot handle exceptions|undefined type named")


@pytest.fixture(scope="module")
def seeds(tmp_path_factory):
    """Written by hand, and by clang at several levels."""
    if shutil.which("clang-22") is None:
        pytest.skip("no clang-22")
    folder = tmp_path_factory.mktemp("ir")
    texts = [path.read_text() for path in sorted(HERE.glob("*.ll"))]
    for source in ("plain.c", "objects.cpp"):
        for level in ("-O0", "-O2"):
            out = folder / "out.ll"
            words = [
                "clang-22",
                level,
                "-S",
                "-emit-llvm",
                "-w",
                str(HERE / source),
                "-o",
                str(out),
            ]
            subprocess.run(words, check=True, timeout=60)
            texts.append(out.read_text())
    return texts


def ours(text):
    try:
        module = Module(text, "mutant.ll").load()
    except UserError as error:
        return str(error)
    return "\n".join(map(str, verify(module)))


def disagreements(pairs):
    """What was changed, where LLVM and we disagree for no known reason."""
    found = []
    said = verdicts([text for _, text, _ in pairs])
    for (what, text, our), their in zip(pairs, said, strict=True):
        if bool(our) == bool(their):
            continue
        # Text does not show all that is wrong with objects: what it says is judged then.
        if not their and not ours(text):
            continue
        if not (OURS_ALONE.search(our) or THEIRS_ALONE.search(their)):
            found.append(f"{what}\nLLVM: {their or 'fine'}\nours: {our or 'fine'}")
    return found


def changed(before, after):
    lines = difflib.unified_diff(before.split("\n"), after.split("\n"), n=0, lineterm="")
    return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


def test_what_nobody_changed_is_fine(seeds):
    assert verdicts(seeds) == [""] * len(seeds)
    assert [ours(text) for text in seeds] == [""] * len(seeds)


def test_changed_text_is_refused_when_llvm_refuses_it(seeds):
    source = random.Random(22)
    pairs = []
    while len(pairs) < 500:
        # The short ones hold more kinds of instructions for the time they take.
        seed = source.choice(seeds[:2] * 2 + seeds)
        kind = source.choice(list(OF_TEXT))
        text = OF_TEXT[kind](seed, source)
        if text is not None and text != seed:
            pairs.append((f"{kind}:\n{changed(seed, text)}", text, ours(text)))
    assert disagreements(pairs) == []


def test_changed_objects_are_refused_when_llvm_refuses_their_text(seeds):
    source = random.Random(23)
    pairs = []
    while len(pairs) < 300:
        seed = source.choice(seeds[:2] * 2 + seeds)
        module = Module(seed, "seed.ll").load()
        what = edited(module, source)
        found = "\n".join(map(str, verify(module)))
        try:
            text = module.print()
        except (ValueError, AttributeError, AssertionError, IndexError):
            assert found, what
            continue
        pairs.append((f"{what}:\n{changed(seed, text)}", text, found))
    assert disagreements(pairs) == []
