import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Phase, output_name, read


def parse(line):
    return read(tuple(line.split()))


@pytest.mark.parametrize(
    ("line", "phase"),
    [
        ("-c a.c", Phase.OBJECT),
        ("a.c", Phase.LINK),
        ("a.o -lm", Phase.LINK),
        ("-E a.c", Phase.PREPROCESS),
        ("-E -c a.c", Phase.PREPROCESS),
        ("-c --driver-mode=cpp a.c", Phase.PREPROCESS),
        ("--driver-mode=cpp --driver-mode=g++ a.c", Phase.LINK),
        ("-c -S a.c", Phase.ASSEMBLY),
        ("-S -fsyntax-only a.c", Phase.CHECK),
        ("-M a.c", Phase.PREPROCESS),
        ("-MM a.c", Phase.PREPROCESS),
        ("-MD -MF d -c a.c", Phase.OBJECT),
        ("-### -c a.c", Phase.QUERY),
        ("-dumpmachine", Phase.QUERY),
        ("-print-prog-name=ld", Phase.QUERY),
        ("--print-search-dirs", Phase.QUERY),
        ("--version", Phase.QUERY),
        ("--help", Phase.QUERY),
        ("-v", Phase.LINK),
        ("-w -c a.c", Phase.OBJECT),
    ],
)
def test_the_phase_is_the_earliest_stop_the_command_asks_for(line, phase):
    assert parse(line).phase is phase


@pytest.mark.parametrize(
    "line",
    [
        "-o a.c -c b.c",
        "-include a.c -c b.c",
        "-MF a.c -MD -c b.c",
        "-Xlinker a.c -c b.c",
        "-Xclang a.c -c b.c",
        "-mllvm a.c -c b.c",
        "--sysroot a.c -c b.c",
        "-T a.c -c b.c",
        "-Wl,a.c -c b.c",
        "-sectcreate a.c a.c a.c -c b.c",
    ],
)
def test_the_value_of_an_option_is_no_input(line):
    assert [token.value for token in parse(line).inputs] == ["b.c"]


@pytest.mark.parametrize(
    ("line", "output"),
    [
        ("-c a.c -o b", "b"),
        ("-c a.c -ob", "b"),
        ("-c a.c --output=b", "b"),
        ("-c a.c --output b", "b"),
        ("-c a.c -o b -o d", "d"),
        ("-c a.c", None),
    ],
)
def test_output_is_found_joined_and_separate_and_the_last_counts(line, output):
    assert parse(line).output == output


@pytest.mark.parametrize(
    ("line", "languages"),
    [
        ("a.c b.cpp d.s e.S f.ll g.bc h.o i.a j.so k.f90 l.h m.cu", "C C PREPROCESSED_ASSEMBLY"),
        ("-x c++ a.weird", "C"),
        ("-xc - ", "C"),
        ("-x c a.o -x none b.o", "C OBJECT"),
        ("-x assembler a.c", "ASSEMBLY"),
        ("-x ir a", "IR"),
        ("-x c-header a.c", "HEADER"),
        ("--language=c a", "C"),
        ("-x f95 a", "FORTRAN"),
        ("-x cuda a.c", "DEVICE"),
        ("dir.c/noext", "OBJECT"),
    ],
)
def test_the_language_of_an_input_is_its_suffix_or_what_x_says(line, languages):
    found = [token.language.name for token in parse(line).inputs]
    if line.startswith("a.c b.cpp"):
        languages = (
            "C C ASSEMBLY PREPROCESSED_ASSEMBLY IR IR OBJECT OBJECT OBJECT FORTRAN HEADER DEVICE"
        )
    assert found == languages.split()


def test_everything_behind_a_double_dash_is_an_input():
    invocation = read(("-c", "--", "-a.c", "--enzyme-debug"))
    assert [token.value for token in invocation.inputs] == ["-a.c", "--enzyme-debug"]
    assert invocation.own == {}


def test_our_options_are_taken_out_and_the_rest_keeps_its_order():
    invocation = parse("-O2 --enzyme-toolchain=pip -c -fenzyme-debug a.c")
    assert invocation.arguments == ("-O2", "-c", "a.c")
    assert invocation.own == {"toolchain": "pip", "debug": ""}


def test_an_option_value_that_looks_like_ours_is_not_ours():
    invocation = parse("-Xassembler --enzyme-x -Xclang -fenzyme-y -o --enzyme-z -c a.c")
    assert invocation.own == {}
    assert len(invocation.arguments) == 8


def test_our_option_in_a_response_file_counts_and_does_not_reach_the_compiler(tmp_path):
    response = tmp_path / "r"
    response.write_text("--enzyme-debug -O2")
    invocation = read((f"@{response}", "-c", "a.c"))
    assert invocation.own == {"debug": ""}
    assert invocation.arguments == ("-O2", "-c", "a.c")


def test_a_response_file_without_options_of_ours_is_handed_over_unread(tmp_path):
    response = tmp_path / "r"
    response.write_text("-c a.c")
    invocation = read((f"@{response}", "--enzyme-debug"))
    assert invocation.arguments == (f"@{response}",)
    assert invocation.phase is Phase.OBJECT


@pytest.mark.parametrize(
    ("argument", "message"),
    [
        ("--enzyme-nonsense", "unknown option '--enzyme-nonsense'"),
        ("--enzyme-toolchain", "'--enzyme-toolchain' needs a value: --enzyme-toolchain=NAME"),
        ("-fenzyme-toolchain=", "'-fenzyme-toolchain=' needs a value: --enzyme-toolchain=NAME"),
        ("--enzyme-debug=1", "'--enzyme-debug=1' takes no value: write --enzyme-debug"),
    ],
)
def test_misuse_of_our_options_is_said_in_one_line(argument, message):
    with pytest.raises(UserError) as caught:
        read((argument, "-c", "a.c"))
    assert caught.value.diagnostic.message == message


@pytest.mark.parametrize(
    "line", ["-o", "-x", "-c a.c -o", "-Xclang", "@", "-", "--", "-sectcreate"]
)
def test_a_command_that_breaks_off_is_still_read(line):
    assert parse(line).arguments == tuple(line.split())


def test_the_last_of_flto_and_fno_lto_is_seen_by_its_order():
    kinds = [t.effect for t in parse("-flto -c a.c -fno-lto").tokens]
    assert kinds.index(Effect.NO_LTO) > kinds.index(Effect.LTO)


@pytest.mark.parametrize(
    ("source", "name"),
    [("a.c", "a.o"), ("d/a.b.cpp", "a.b.o"), ("-", "-.o"), ("d.x/a", "a.o"), (".c", ".o")],
)
def test_the_default_object_is_named_after_the_source(source, name):
    assert output_name(source, ".o") == name


def test_a_header_unit_counts_as_a_header():
    assert parse("-x c++-user-header a").inputs[0].language is Language.HEADER
