"""Patterns that every Python that we take reads alike.

Before 3.11.5 a round of a possessive repeat that begins to match and then fails leaves the place
in the text where it stopped. An atomic group says the same, and is right everywhere.
"""

import re
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[4] / "enzyme_cc"
#: A group that is repeated and gives nothing back; a set of characters may be.
_POSSESSIVE = re.compile(r"(?<!\\)\)(?:[*+?]|\{[\d,]+\})\+")


def test_no_group_is_repeated_possessively():
    found = [
        f"{path.name}:{number}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for number, line in enumerate(path.read_text().splitlines(), 1)
        if _POSSESSIVE.search(line)
    ]
    assert found == []
