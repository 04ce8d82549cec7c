"""Makes a case of the grammar fuzzer smaller while it fails alike."""

import re


def reduce_text(text, fails, attempts=600):
    """The text without the lines, and then the words, that the failure can do without."""
    budget = [attempts]
    lines = _without(re.findall(r"[^\n]*\n|[^\n]+", text), fails, budget)
    return "".join(
        _without(re.findall(r"\s*[^\s,()]+|\s*[,()]|\s+", "".join(lines)), fails, budget)
    )


def _without(pieces, fails, budget):
    """Take away runs of pieces, long ones first."""
    size = max(1, len(pieces) // 2)
    while budget[0] > 0:
        at, was = 0, len(pieces)
        while at < len(pieces) and budget[0] > 0:
            fewer = pieces[:at] + pieces[at + size :]
            budget[0] -= 1
            if fewer and fails("".join(fewer)):
                pieces = fewer
            else:
                at += size
        if size == 1 and len(pieces) == was:
            break
        size = max(1, size // 2)
    return pieces
