"""What a command becomes, without any compiler: plans are values."""

import pytest

from enzyme_cc.driver.aside import StepAside
from enzyme_cc.driver.compiler import Compiler
from enzyme_cc.driver.option_table import Language
from enzyme_cc.driver.options import read
from enzyme_cc.driver.plan import EMBED, plan
from enzyme_cc.driver.steps import AddIr, HideIr, Link, Replace, Run, Say, Temporary

CLANG = Compiler(("clang",), include="/inc")
OLD_CLANG = Compiler(("clang",), include="/inc", major=13)
FLANG = Compiler(("flang",), source=Language.FORTRAN)
APART = Compiler(("zig", "clang"), ("zig", "cc"))
HEADERS = ("--start-no-unused-arguments", "-idirafter", "/inc", "--end-no-unused-arguments")


def planned(line, compiler=CLANG, **options):
    return plan(read(tuple(line.split())), compiler, **options)


def words(step):
    return [f"<{w.number}{w.suffix}>" if isinstance(w, Temporary) else w for w in step.argv]


def test_a_compile_becomes_the_same_compile_with_ir_and_a_marked_object():
    result = planned("-O2 -c a.c")
    run, hide = result.steps
    assert isinstance(run, Run)
    assert run.argv == ("clang", *HEADERS, *EMBED, "-O2", "-c", "a.c")
    assert isinstance(hide, HideIr)
    assert hide.paths == ("a.o",)
    assert result.reason is None


def test_the_users_arguments_stay_in_order_behind_ours():
    line = "-DX=1 -c -o x.o a.c -DY -I. -DX=2"
    assert planned(line).steps[0].argv[-8:] == tuple(line.split())


def test_the_ir_in_the_object_of_each_source_is_hidden():
    assert planned("-c a.c d/b.cpp e.s").steps[1].paths == ("a.o", "b.o")


def test_an_object_that_is_not_where_it_was_expected_is_compiled_plainly():
    assert planned("-c a.c").steps[1].instead == ("clang", *HEADERS, "-c", "a.c")


def test_an_old_clang_that_cannot_be_quiet_about_headers_gets_them_bare():
    assert planned("-E a.c", OLD_CLANG).steps[0].argv == (
        "clang",
        "-idirafter",
        "/inc",
        "-E",
        "a.c",
    )


def test_headers_are_not_mentioned_where_nothing_is_preprocessed():
    assert planned("a.o -o a").steps[0].argv == ("clang", "a.o", "-o", "a")
    assert planned("-c e.s").steps[0].argv == ("clang", "-c", "e.s")


REASONS = [
    ("-r -save-temps a.c", StepAside.TEMPORARY_OBJECTS),
    ("--help", StepAside.QUERY),
    ("-### -c a.c", StepAside.QUERY),
    ("-E a.c", StepAside.NO_OBJECT),
    ("-S a.c", StepAside.NO_OBJECT),
    ("-fsyntax-only a.c", StepAside.NO_OBJECT),
    ("-M a.c", StepAside.NO_OBJECT),
    ("--analyze a.c", StepAside.NO_OBJECT),
    ("--precompile a.cppm", StepAside.NO_OBJECT),
    ("a.o b.o", StepAside.LINK_ONLY),
    ("-v", StepAside.LINK_ONLY),
    ("", StepAside.LINK_ONLY),
    ("a.c", StepAside.TEMPORARY_OBJECTS),
    ("-shared a.c b.o", StepAside.TEMPORARY_OBJECTS),
    ("-c a.s", StepAside.NO_SOURCE),
    ("-c a.h", StepAside.NO_SOURCE),
    ("-c a.f90", StepAside.NO_SOURCE),
    ("-c", StepAside.NO_SOURCE),
    ("-flto -c a.c", StepAside.USER_LTO),
    ("-flto=thin -c a.c", StepAside.USER_LTO),
    ("-fno-lto -flto -c a.c", StepAside.USER_LTO),
    ("-fembed-bitcode -c a.c", StepAside.USER_BITCODE),
    ("-emit-llvm -c a.c", StepAside.LLVM_OUTPUT),
    ("-Xclang -emit-pch -c a.c", StepAside.FRONT_END_ACTION),
    ("-Xclang=-ast-dump -c a.c", StepAside.FRONT_END_ACTION),
    ("--driver-mode=cl -c a.c", StepAside.OTHER_DRIVER),
    ("-working-directory d -c a.c", StepAside.OTHER_DIRECTORY),
    ("--target=arm64-apple-macos -c a.c", StepAside.FOREIGN_FORMAT),
    ("-target x86_64-pc-windows-msvc -c a.c", StepAside.FOREIGN_FORMAT),
    ("--target=wasm32 -c a.c", StepAside.FOREIGN_FORMAT),
    ("--target=powerpc-ibm-aix -c a.c", StepAside.FOREIGN_FORMAT),
    ("-c a.cu", StepAside.DEVICE_CODE),
    ("-x hip -c a.c", StepAside.DEVICE_CODE),
    ("-fopenmp-targets=nvptx64 -c a.c", StepAside.DEVICE_CODE),
    ("--offload-arch=sm_80 -c a.c", StepAside.DEVICE_CODE),
    ("-fthinlto-index=i -c a.bc", StepAside.INDEXED_LTO),
    ("-c a.c -o -", StepAside.STANDARD_OUTPUT),
    ("--rsp-quoting=windows -c a.c", StepAside.OPAQUE_ARGUMENTS),
]


@pytest.mark.parametrize(("line", "reason"), REASONS)
def test_a_command_whose_objects_get_no_ir_says_why_and_is_run_unchanged(line, reason):
    result = planned(line)
    assert result.reason is reason
    links = reason in (StepAside.LINK_ONLY, StepAside.TEMPORARY_OBJECTS) and line not in ("", "-v")
    assert isinstance(result.steps[0], Link if links else Replace)
    assert result.steps[0].argv[-len(line.split()) or 1 :] == tuple(line.split()) or not line


def test_a_link_knows_which_inputs_may_ask_for_derivatives():
    assert planned("a.c b.o -lm lib.a").steps[0].inputs == ("a.c", "b.o", "lib.a")
    assert planned("a.c b.o", APART).steps[1].inputs == ("a.c", "b.o")


def test_every_reason_to_step_aside_has_a_command_that_shows_it():
    elsewhere = {StepAside.OVERRIDDEN, StepAside.SPECIAL_OUTPUT, StepAside.FRONT_END_ITSELF}
    assert {reason for _, reason in REASONS} | elsewhere == set(StepAside)


@pytest.mark.parametrize("why", [StepAside.OVERRIDDEN, StepAside.SPECIAL_OUTPUT])
def test_a_reason_outside_of_the_command_counts(why):
    assert planned("-c a.c", outside=why).reason is why


@pytest.mark.parametrize("line", ["-cc1 -fsyntax-only a.c", "-cc1as a.s", "-fc1 a.f90"])
def test_the_front_end_itself_is_called_with_nothing_before_its_first_argument(line):
    result = planned(line)
    assert result.reason is StepAside.FRONT_END_ITSELF
    assert result.steps[0].argv == ("clang", *line.split())


def test_a_recorded_command_line_is_the_users_own():
    run, add = planned("-g -grecord-command-line -c a.c").steps
    assert run.argv == ("clang", "-g", "-grecord-command-line", "-c", "a.c")
    assert "-grecord-command-line" not in words(add)


@pytest.mark.parametrize(
    ("given", "left"),
    [
        ("-Wp,-MD,x.d", []),
        ("-Wp,-MMD,x.d,-DX=1,-DY", ["-Wp,-DX=1,-DY"]),
        ("-ftime-trace=f -v -H", []),
        ("-foptimization-record-file=f", []),
        ("-MJ f", []),
    ],
)
def test_a_second_compile_writes_no_other_file_and_keeps_what_changes_the_ir(given, left):
    add = planned(f"-save-temps {given} -c a.c").steps[1]
    assert words(add)[-len(left) - 1 :] == [*left, "a.c"]
    assert words(add)[-len(left) - 2] == "-disable-llvm-passes"


def test_lto_that_is_taken_back_leaves_an_object_with_ir():
    assert planned("-flto -fno-lto -c a.c").reason is None


def test_a_relocatable_link_of_sources_keeps_ir():
    run, hide = planned("-r a.c b.c -o x.o").steps
    assert EMBED[1] in run.argv
    assert hide.paths == ("x.o",)


def test_the_banner_comes_after_the_compilers_own():
    run, say = planned("--version", Compiler(("clang",), banner="ours")).steps
    assert run.argv == ("clang", "--version")
    assert isinstance(say, Say)
    assert say.text == "ours"


def test_kept_intermediate_files_stay_as_the_plain_compilers_and_ir_comes_from_a_second_compile():
    run, add = planned("-save-temps -MD -MF d -O2 -c a.c -o x.o").steps
    assert EMBED[1] not in run.argv
    assert isinstance(add, AddIr)
    assert add.path == "x.o"
    assert words(add) == [
        *("clang", *HEADERS, "-c", "-emit-llvm", "-w", "-o", "<0.bc>"),
        *("-Xclang", "-disable-llvm-passes", "-O2", "a.c"),
    ]


def test_fortran_is_compiled_again_to_ir_once_per_source_and_without_the_users_level():
    result = planned("-O3 -c a.f90 b.f -J mods -I inc", FLANG)
    assert result.steps[0].argv == ("flang", *"-O3 -c a.f90 b.f -J mods -I inc".split())
    head = "flang -c -emit-llvm -w -o".split()
    assert words(result.steps[1]) == [*head, "<0.bc>", *"a.f90 -J mods -I inc".split()]
    assert words(result.steps[2]) == [*head, "<1.bc>", *"b.f -J mods -I inc".split()]
    assert [step.path for step in result.steps[1:]] == ["a.o", "b.o"]


def test_the_second_compile_of_a_source_behind_a_double_dash_keeps_the_dash():
    add = planned("-save-temps -c -- a.c").steps[1]
    assert words(add)[-2:] == ["--", "a.c"]


def test_a_link_by_another_command_compiles_sources_to_temporaries_in_their_place():
    compile_a, compile_b, link = planned("-O2 x.o a.c -lm -Wl,-s b.s -o p", APART).steps
    quiet = ["zig", "clang", "-Qunused-arguments", "-c", "-o"]
    assert words(compile_a) == [*quiet, "<0.o>", "-O2", "a.c"]
    assert words(compile_b) == [*quiet, "<1.o>", "-O2", "b.s"]
    assert words(link) == "zig cc -O2 x.o <0.o> -lm -Wl,-s <1.o> -o p".split()


def test_a_link_by_another_command_forgets_the_language_of_its_sources():
    compile_a, link = planned("-x c a -o p", APART).steps
    assert words(compile_a)[-3:] == ["-x", "c", "a"]
    assert words(link) == "zig cc <0.o> -o p".split()


def test_what_only_the_preprocessor_sees_stays_out_of_a_link_by_another_command():
    compile_a, link = planned("-DX=1 -I inc -O2 a.c -Lb -o p", APART).steps
    assert words(compile_a)[-6:] == "-DX=1 -I inc -O2 a.c -Lb".split()
    assert words(link) == "zig cc -O2 <0.o> -Lb -o p".split()


def test_a_header_is_precompiled_and_not_linked():
    assert planned("-x c-header a.h -o a.pch", APART).steps[0].argv[:2] == ("zig", "clang")


def test_a_link_of_objects_alone_goes_to_the_linking_command():
    assert planned("a.o -o p", APART).steps[0].argv == ("zig", "cc", "a.o", "-o", "p")


def test_a_command_without_inputs_goes_to_the_compiling_command():
    assert planned("-v", APART).steps[0].argv == ("zig", "clang", "-v")
