"""The block that says who wrote a module, bit by bit, with what LLVM would never write too."""

import struct

import pytest

from enzyme_cc.lto.bitcode import producer, producer_text

DEFINE, USE = (2, 3), (4, 3)
LITERAL_1 = [(1, 1), (1, 8)]
ARRAY = [(0, 1), (3, 3)]
LONGEST = [(63, 6)] * 40 + [(31, 6)]


def fixed(width):
    return [(0, 1), (1, 3), (width, 5)]


STRING = [DEFINE, (3, 5), *LITERAL_1, *ARRAY, *fixed(8)]


def module(*fields):
    """A module of one identification block, of values of so many bits each, lowest first."""
    value, at = 0, 0
    for content, width in fields:
        value, at = value | content << at, at + width
    words = -(-at // 32)
    head = struct.pack("<4sII", b"BC\xc0\xde", 1 | 13 << 2 | 3 << 10, words)
    return head + value.to_bytes(words * 4, "little")


@pytest.mark.parametrize(
    ("text", "version"),
    [
        (b"LLVM22.1.8", (22, 1, 8)),
        (b"LLVM23.0.0git", (23, 0, 0)),
        (b"LLVM22.1.2-rust-1.95.0-stable", (22, 1, 2)),
        (b"LLVM9", (9, 0, 0)),
        (b"APPLE_1_1500.3.9.4_0", None),
    ],
)
def test_the_version_is_what_the_text_says(text, version):
    data = module(*STRING, USE, (len(text), 6), *((letter, 8) for letter in text))
    assert producer_text(data) == text.decode()
    assert producer(data) == version


def test_an_unabbreviated_string_is_read():
    letter = [(ord("L") & 31 | 32, 6), (ord("L") >> 5, 6)]
    assert producer_text(module((3, 3), (1, 6), (4, 6), *letter * 4)) == "LLLL"


@pytest.mark.parametrize(
    "fields",
    [
        pytest.param([], id="nothing"),
        pytest.param([(0, 3)], id="an end"),
        pytest.param([(7, 3)], id="what it does not define"),
        pytest.param([*STRING, USE, *LONGEST], id="an array longer than the block"),
        pytest.param([*STRING[:-3], *fixed(0), USE, *LONGEST], id="elements without bits"),
        pytest.param([*STRING[:-3], *LITERAL_1, USE, *LONGEST], id="an array of a literal"),
        pytest.param([*STRING[:-3], USE, *LONGEST], id="an array of nothing"),
    ],
)
def test_a_block_without_a_readable_string_has_no_producer(fields):
    assert producer_text(module(*fields)) is None
