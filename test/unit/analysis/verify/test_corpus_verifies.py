"""Real modules have no problems: the first few of the corpus, where it has been made."""

import itertools
from pathlib import Path

import pytest

from enzyme_cc.analysis.verify.verifier import verify
from enzyme_cc.ir.module import Module

CORPUS = Path(__file__).resolve().parents[4] / ".corpus"
SMALL = 60_000
EVERY = 25


def chosen():
    found = sorted(path for path in CORPUS.glob("*/*/*/*.ll") if path.stat().st_size < SMALL)
    return list(itertools.islice(found, 0, None, EVERY))


@pytest.mark.skipif(not chosen(), reason="no corpus: make corpus")
def test_real_modules_have_no_problems():
    problems = {
        str(path.relative_to(CORPUS)): list(map(str, found))
        for path in chosen()
        if (found := verify(Module(path.read_text("utf-8", "surrogateescape"), path.name)))
    }
    assert problems == {}
