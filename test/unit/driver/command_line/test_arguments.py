import pytest

from enzyme_cc.driver.command_line.arguments import expand, is_opaque, split


@pytest.mark.parametrize(
    ("text", "words"),
    [
        pytest.param("-c a.c\n-o b.o\t x", ["-c", "a.c", "-o", "b.o", "x"], id="white space"),
        pytest.param("'a b' \"c d\"", ["a b", "c d"], id="quotes hold spaces"),
        pytest.param('-DX="a b"c', ["-DX=a bc"], id="quotes inside a word"),
        pytest.param(r"a\ b 'c\'d' \"", ["a b", "c'd", '"'], id="backslash takes the next"),
        pytest.param("a'\"'b", ['a"b'], id="the other quote is plain"),
        pytest.param("", [], id="nothing"),
        pytest.param("''", [""], id="an empty word"),
        pytest.param("a\\", ["a\\"], id="backslash at the end"),
    ],
)
def test_a_response_file_is_split_as_clang_splits_it(text, words):
    assert split(text) == words


def test_a_response_file_inside_another_is_expanded(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "outer").write_text("-c @inner")
    (tmp_path / "inner").write_text("'a b.c'")
    assert expand(("-O2", "@outer")) == ("-O2", "-c", "a b.c")


def test_a_response_file_that_names_itself_is_left_alone(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "loop").write_text("-c @loop")
    assert expand(("@loop",)) == ("-c", "@loop")


def test_a_missing_response_file_is_left_for_the_compiler_to_report():
    assert expand(("@nowhere", "-c")) == ("@nowhere", "-c")


def test_a_response_file_with_bytes_that_are_no_text_keeps_them(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "raw").write_bytes(b"-c \xff.c")
    assert expand(("@raw",)) == ("-c", "\udcff.c")


def test_a_large_response_file_is_read_in_linear_time(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "many").write_text("\n".join(f"file{n}.o" for n in range(50_000)))
    assert len(expand(("@many",))) == 50_000


@pytest.mark.parametrize("mark", [b"\xff\xfe", b"\xfe\xff"])
def test_a_file_that_only_the_compiler_reads_stays_an_argument(mark, tmp_path):
    path = tmp_path / "wide.rsp"
    path.write_bytes(mark + b"-\0c\0")
    assert is_opaque(f"@{path}")
    assert expand(("a.c", f"@{path}")) == ("a.c", f"@{path}")


def test_a_word_ends_at_a_null_byte():
    assert split("-c\0x 'a\0 b' d") == ["-c", "a", "d"]
