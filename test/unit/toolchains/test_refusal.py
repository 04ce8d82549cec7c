import pytest

from enzyme_cc.toolchains.refusal import refused

PLACED = {
    "opt": "opt-22: <stdin>:2:11: error: expected type\n  ret foo\n      ^\n",
    "llvmlite": "LLVM IR parsing error\n<string>:2:11: error: expected type\nret foo\n    ^\n",
    "clang": "-:2:11: error: expected type\n    2 |   ret foo\n",
}


@pytest.mark.parametrize("said", PLACED.values(), ids=PLACED)
def test_a_complaint_about_a_line_keeps_its_place_and_reason(said):
    diagnostic = refused(said, 22).diagnostic
    assert diagnostic.where == "<ir>:2:11"
    assert diagnostic.message == "LLVM 22 refuses the IR: expected type"


UNPLACED = {
    "opt": ("opt-22: <stdin>: error: input module is broken!\n", "broken"),
    "opt with a reason": (
        "Terminator in the middle!\nlabel %e\nopt-22: <stdin>: error: input module is broken!\n",
        "Terminator in the middle!",
    ),
    "a file that is none": ("llvm-dis-22: error: Invalid bitcode signature\n", "Invalid bitcode"),
    "nothing at all": ("", "no reason given"),
}


@pytest.mark.parametrize(("said", "gist"), UNPLACED.values(), ids=UNPLACED)
def test_a_complaint_without_a_place_is_its_telling_line(said, gist):
    message = refused(said, 22).diagnostic.message
    assert gist in message
    assert "\n" not in message
