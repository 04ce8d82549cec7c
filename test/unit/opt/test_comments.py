"""Comments leave a module's text, strings do not."""

import pytest

from enzyme_cc.opt.comments import without_comments


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("; all of it\n", ""),
        ("a\n  ; a line\nb\n", "a\nb\n"),
        ("a ; behind\nb", "a\nb"),
        ('@s = c"; no comment"\n', '@s = c"; no comment"\n'),
        ('@"a;b" = c"x" ; "one\n@c', '@"a;b" = c"x"\n@c'),
        ('; it\'s "open\na ; "\n"b;"', 'a\n"b;"'),
        ("; last", ""),
        ("a\r\n; b\r\nc\r\n", "a\r\nc\r\n"),
    ],
)
def test_comments_go_and_strings_stay(text, left):
    assert without_comments(text) == left
