"""What aliases stand for in the end."""

import time

import pytest
from problems import messages


def chain(count, last):
    rows = [f"@a{i} = alias i32, ptr @a{i + 1}\n" for i in range(count)]
    return "".join([*rows, last.format(f"@a{count}")])


REPLACED = "which the linker may replace"


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        ("{} = global i32 0", []),
        ("{} = external global i32", ["it stands for @a3, which is not defined here"] * 3),
        ("{} = weak alias i32, ptr @g\n@g = global i32 0", [f"it stands for @a3, {REPLACED}"] * 3),
        (
            "{} = alias i32, ptr @a2",
            ["it stands for @a2, which stands for itself in the end"] * 2
            + ["it stands for itself in the end"]
            + ["it stands for @a2, which stands for itself in the end"],
        ),
        ("{} = alias i32, getelementptr (i8, ptr @g, i64 1)\n@g = global i32 0", []),
    ],
)
def test_every_alias_of_a_chain_is_told(last, expected):
    assert messages(chain(3, last)) == expected


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("@a = alias i32, ptr @a", 1),
        ("@a = weak alias i32, ptr @b\n@b = weak alias i32, ptr @a", 2),
        ("@a = alias i8, getelementptr (i8, ptr @a, i64 1)", 1),
        (
            "@a = alias i8, getelementptr (i8, ptr @b, i64 1)\n"
            "@b = alias i8, getelementptr (i8, ptr @b, i64 1)",
            2,
        ),
    ],
)
def test_no_alias_stands_for_itself(text, count):
    assert len(messages(text)) == count


def seconds(count, last):
    """CPU time: four times as long a chain takes four times as long, not sixteen."""
    text = chain(count, last)
    start = time.process_time()
    assert len(messages(text)) in (0, count)
    return time.process_time() - start


@pytest.mark.parametrize("last", ["{} = global i32 0", "{} = external global i32"])
def test_a_long_chain_takes_no_quadratic_time(last):
    assert seconds(16_000, last) < 10 * seconds(4_000, last) + 0.5
