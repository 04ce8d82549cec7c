"""What a command becomes, without any compiler: plans are values."""

import pytest

from enzyme_cc.diagnostics import UserError
from enzyme_cc.driver.command_line.option_table import Language
from enzyme_cc.driver.command_line.options import read
from enzyme_cc.driver.planning.compiler import Compiler
from enzyme_cc.driver.planning.pass_through import StepAside
from enzyme_cc.driver.planning.plan import plan
from enzyme_cc.driver.planning.recompile import EMBED, LIGHTLY
from enzyme_cc.driver.planning.steps import (
    AddIr,
    Differentiate,
    Finish,
    HideIr,
    Instead,
    KeepIr,
    Link,
    Replace,
    Run,
    Say,
    Temporary,
    TryLink,
    TryUnoptimised,
)

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
    run, hide, _ = result.steps
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
    ("-c a.c -o", StepAside.INCOMPLETE),
    ("-c a.c -o a.o -o", StepAside.INCOMPLETE),
    ("-c a.c -MF", StepAside.INCOMPLETE),
    ("-c a.c -include", StepAside.INCOMPLETE),
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
    ("-shared -save-temps a.c b.o", StepAside.TEMPORARY_OBJECTS),
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
    ("-c a.c -Xclang b.c", StepAside.FRONT_END_INPUT),
    ("-Xclang -main-file-name -Xclang x.c -Xclang b.c -c a.c", StepAside.FRONT_END_INPUT),
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
    assert isinstance(result.steps[0], Replace | Run | Link | TryLink)
    assert result.steps[0].argv[-len(line.split()) or 1 :] == tuple(line.split()) or not line


def test_a_link_knows_which_inputs_may_ask_for_derivatives():
    assert planned("x.s b.o -lm lib.a").steps[0].inputs == ("x.s", "b.o", "lib.a")
    made, given = planned("a.c b.o", APART).steps[-1].inputs
    assert (made.suffix, given) == (".o", "b.o")


#: Reasons that the command line does not show.
OUTSIDE = (StepAside.NOT_THERE, StepAside.OVERRIDDEN, StepAside.SPECIAL_OUTPUT)


def test_every_reason_to_step_aside_has_a_command_that_shows_it():
    elsewhere = {*OUTSIDE, StepAside.FRONT_END_ITSELF}
    assert {reason for _, reason in REASONS} | elsewhere == set(StepAside)


@pytest.mark.parametrize("why", OUTSIDE)
def test_a_reason_outside_of_the_command_counts(why):
    assert planned("-c a.c", outside=why).reason is why


NULL = {"outside": StepAside.SPECIAL_OUTPUT}


@pytest.mark.parametrize(("line", "path"), [("-O2 -c a.c", "<1.o>"), ("-S a.c", "<1.s>")])
def test_what_is_thrown_away_is_made_elsewhere_to_see_its_requests(line, path):
    run, derive = planned(f"{line} -o /dev/null", **NULL).steps
    assert words(run) == ["clang", *HEADERS, "-o", path, *line.split()]
    assert f"<{derive.path.number}{derive.path.suffix}>" == path
    assert isinstance(derive, Differentiate)


@pytest.mark.parametrize(
    "line", ["-MD -c a.c -o /dev/null", "a.c -o /dev/null", "-c a.c -o fifo", "-E a.c -o /dev/null"]
)
def test_where_more_is_left_than_a_thrown_away_object_the_command_runs_as_it_is(line):
    (step,) = planned(line, **NULL).steps
    assert step.argv[-len(line.split()) :] == tuple(line.split())


@pytest.mark.parametrize(
    ("line", "kinds", "path"),
    [
        ("-c a.c", [Run, HideIr, Differentiate, Finish], "a.o"),
        ("-O2 -c a.c", [TryUnoptimised, Finish], "a.o"),
        ("-O3 -O0 -c a.c", [Run, HideIr, Differentiate, Finish], "a.o"),
        ("-S a.c -o x.s", [Run, Differentiate, Finish], "x.s"),
        ("-MMD -MF x.d -c a.c -o x.o", [Run, HideIr, Differentiate, Finish], "x.o"),
        ("-flto -c a.c", [Run, Differentiate, Finish], "a.o"),
    ],
)
def test_one_output_is_made_beside_its_path_and_finished_last(line, kinds, path):
    steps = planned(line, may_write=lambda _: True).steps
    assert [type(each) for each in steps] == kinds
    assert steps[-1].made.path == path
    assert all(path not in words(each) or "-MQ" in words(each) for each in steps[:1])


def test_without_passes_it_is_the_same_compile():
    tried, _ = planned("-O2 -c a.c", may_write=lambda _: True).steps
    assert set(words(tried)) - set(words(tried.compile)) == set(LIGHTLY) - {"-Xclang"}
    assert tried.hide.paths == (tried.again.path,)


@pytest.mark.parametrize(
    "more",
    [
        "-Xclang -disable-O0-optnone",
        "-mllvm -stats",
        "-Wframe-larger-than=8",
        "-Weverything",
        "-fplugin=x.so",
        "-fpass-plugin=x.so",
        "-fprofile-use=x",
        "-Wa,-v",
        "-ftime-report",
    ],
)
def test_passes_that_the_user_hears_of_are_not_left_out(more):
    kinds = [type(each) for each in planned(f"-O2 {more} -c a.c", may_write=lambda _: True).steps]
    assert kinds == [Run, HideIr, Differentiate, Finish]


@pytest.mark.parametrize(
    "line",
    [
        "-c a.c b.c",
        "-save-temps=obj -c a.c",
        "-save-temps -S a.c",
        "-g -gsplit-dwarf -c a.c",
        "--coverage -c a.c",
        "-ftime-trace -c a.c",
        "-v -c a.c",
        "-MJ x.json -c a.c",
        "-MD -Wp,-MMD,y.d,-DX -c a.c",
        "-grecord-command-line -c a.c",
        "-fstack-usage -c a.c",
    ],
)
def test_where_something_else_is_named_after_the_output_it_is_made_in_place(line):
    assert words(planned(line, may_write=lambda _: True).steps[0]) == words(planned(line).steps[0])


@pytest.mark.parametrize("line", ["-cc1 -fsyntax-only a.c", "-cc1as a.s", "-fc1 a.f90"])
def test_the_front_end_itself_is_called_with_nothing_before_its_first_argument(line):
    result = planned(line)
    assert result.reason is StepAside.FRONT_END_ITSELF
    assert result.steps[0].argv == ("clang", *line.split())


def test_a_recorded_command_line_is_the_users_own():
    run, add, _ = planned("-g -grecord-command-line -c a.c").steps
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
    run, hide, instead = planned("-r a.c b.c -o x.o").steps
    assert EMBED[1] in run.argv
    assert hide.paths == ("x.o",)
    assert isinstance(instead, Instead)
    assert instead.path == "x.o"


def test_the_banner_comes_after_the_compilers_own():
    run, say = planned("--version", Compiler(("clang",), banner="ours")).steps
    assert run.argv == ("clang", "--version")
    assert isinstance(say, Say)
    assert say.text == "ours"


def test_kept_intermediate_files_stay_as_the_plain_compilers_and_ir_comes_from_a_second_compile():
    run, add, _ = planned("-save-temps -MD -MF d -O2 -c a.c -o x.o").steps
    assert EMBED[1] not in run.argv
    assert isinstance(add, AddIr)
    assert add.path == "x.o"
    assert words(add) == [
        *("clang", *HEADERS, "-c", "-emit-llvm", "-w", "-o", "<0.bc>"),
        *("-Xclang", "-disable-llvm-passes", "-O2", "a.c"),
    ]


def test_fortran_is_compiled_again_to_ir_once_per_source_and_at_a_level_of_ours():
    result = planned("-O3 -c a.f90 b.f -J mods -I inc", FLANG)
    assert result.steps[0].argv == ("flang", *"-O3 -c a.f90 b.f -J mods -I inc".split())
    head = "flang -c -emit-llvm -w -o".split()
    no_pass = "-O2 -mllvm -opt-bisect-limit=0 -mllvm -opt-bisect-verbose=false".split()
    rest = [*no_pass, "a.f90", *"-J mods -I inc".split()]
    assert words(result.steps[1]) == [*head, "<0.bc>", *rest]
    rest = [*no_pass, "b.f", *"-J mods -I inc".split()]
    assert words(result.steps[2]) == [*head, "<1.bc>", *rest]
    assert [step.path for step in result.steps[1:]] == ["a.o", "b.o"] * 2


def test_the_second_compile_of_a_source_behind_a_double_dash_keeps_the_dash():
    add = planned("-save-temps -c -- a.c").steps[1]
    assert words(add)[-2:] == ["--", "a.c"]


def test_a_link_by_another_command_compiles_sources_to_temporaries_in_their_place():
    compile_a, hide, derive, compile_b, link = planned(
        "-g x.o a.c -lm -Wl,-s b.s -o p", APART
    ).steps
    quiet = ["-Qunused-arguments", "-c", "-o"]
    assert words(compile_a) == ["zig", "clang", *EMBED, *quiet, "<0.o>", "-g", "a.c"]
    assert words(compile_b) == ["zig", "clang", *quiet, "<1.o>", "-g", "b.s"]
    assert [place.number for place in hide.paths] == [0]
    assert derive.path is hide.paths[0]
    assert words(link) == "zig cc -g x.o <0.o> -lm -Wl,-s <1.o> -o p".split()


def test_a_link_by_another_command_forgets_the_language_of_its_sources():
    compile_a, *_, link = planned("-x c a -o p", APART).steps
    assert words(compile_a)[-3:] == ["-x", "c", "a"]
    assert words(link) == "zig cc <0.o> -o p".split()


def test_what_only_the_preprocessor_sees_stays_out_of_a_link_by_another_command():
    compile_a, *_, link = planned("-DX=1 -I inc -O2 a.c -Lb -o p", APART).steps
    assert words(compile_a)[-6:] == "-DX=1 -I inc -O2 a.c -Lb".split()
    assert words(link) == "zig cc -O2 <0.o> -Lb -o p".split()


def test_a_header_is_precompiled_and_not_linked():
    assert planned("-x c-header a.h -o a.pch", APART).steps[0].argv[:2] == ("zig", "clang")


def test_a_link_of_objects_alone_goes_to_the_linking_command():
    assert planned("a.o -o p", APART).steps[0].argv == ("zig", "cc", "a.o", "-o", "p")


def test_a_command_without_inputs_goes_to_the_compiling_command():
    assert planned("-v", APART).steps[0].argv == ("zig", "clang", "-v")


def test_a_compile_looks_for_requests_in_what_it_made():
    *_, first, second = planned("-O2 -c a.c b.cpp -MD -DX=1 -I inc -g").steps
    assert isinstance(first, Differentiate)
    assert (first.source, first.path) == ("a.c", "a.o")
    assert (second.source, second.path) == ("b.cpp", "b.o")
    assert words(first) == "clang -w -c -o a.o -x ir <0.ll> -O2 -g".split()


def test_what_is_made_of_ir_is_told_nothing_about_sources():
    derive = planned(
        "-x c++ -std=c++17 -include h -Wp,-MD,d -Xclang -disable-O0-optnone -Rpass=inline"
        " -save-temps -ftime-trace -v -c -fPIC -- a.c"
    ).steps[-1]
    left = "-std=c++17 -Xclang -disable-O0-optnone -fPIC"
    assert words(derive)[-len(left.split()) :] == left.split()
    assert words(derive)[-len(left.split()) - 1] == "<0.ll>"


def test_assembly_and_lto_objects_get_their_ir_from_another_compile():
    for line, path in (("-S -O2 a.c", "a.s"), ("-flto -O2 -c a.c", "a.o")):
        run, derive = planned(line).steps
        assert isinstance(run, Run)
        assert run.argv[-len(line.split()) :] == tuple(line.split())
        assert derive.path == path
        assert "-emit-llvm" in derive.front_end.argv
        assert "-gline-tables-only" in derive.front_end.with_places


@pytest.mark.parametrize(
    "line", ["-S -emit-llvm a.c", "-S -flto a.c", "-E a.c", "-fsyntax-only a.c", "-M a.c"]
)
def test_what_is_no_machine_code_is_left_as_it_is(line):
    assert isinstance(planned(line).steps[0], Replace)


def test_compiling_and_linking_at_once_is_tried_as_it_is_first():
    (step,) = planned("-O2 a.c x.o -lm -o p").steps
    assert isinstance(step, TryLink)
    assert step.argv == ("clang", *HEADERS, *"-O2 a.c x.o -lm -o p".split())
    assert step.sources == ("a.c",)
    assert step.output == ""
    compile_a, link = step.instead
    assert words(compile_a.compile)[-6:] == "-Qunused-arguments -c -o <0.o> -O2 a.c".split()
    assert EMBED[1] in compile_a.compile.argv
    assert compile_a.hide.paths == (compile_a.again.path,)
    assert words(link) == "clang -Qunused-arguments -O2 <0.o> x.o -lm -o p".split()


def test_files_beside_the_program_are_those_of_the_whole_command():
    (step,) = planned("-MD -g -gsplit-dwarf a.c -o p").steps
    assert step.sources == (), "so it is tried as it is, whatever the source holds"
    flat = [word for inner in step.instead for word in getattr(inner, "argv", ())]
    assert "-MD" not in flat
    assert "-gsplit-dwarf" not in flat


@pytest.mark.parametrize(
    ("more", "output"),
    [
        ("", ""),
        ("-shared -save-temps", "p"),
        ("-Wl,--unresolved-symbols=ignore-all", "p"),
        ("-Xlinker --allow-shlib-undefined", "p"),
    ],
)
def test_a_link_that_may_leave_symbols_open_is_looked_at(more, output):
    assert planned(f"{more} a.c -o p").steps[0].output == output


@pytest.mark.parametrize("command", ["-shared a.c b.o -o l.so", "-shared b.o -o l.so"])
def test_a_library_is_linked_from_objects_whose_ir_it_keeps(command):
    *_, link, keep = planned(command).steps
    assert (type(link), type(keep)) == (Link, KeepIr)
    assert (link.output, keep.output) == ("l.so", "l.so")
    assert keep.argv == link.argv


@pytest.mark.parametrize("more", ["", "-Wl,-soname,l.so.1,-z,defs -lm", "-Xlinker -Bsymbolic a.c"])
def test_a_library_has_its_name_when_its_ir_is_in_it(more):
    *_, link, keep, finish = planned(f"-shared {more} b.o -o l.so", may_write=lambda _: True).steps
    assert (type(link), type(keep), type(finish)) == (Link, KeepIr, Finish)
    made = finish.made
    assert made.path == "l.so"
    assert link.argv[-2:] == ("-o", made)
    assert link.output is keep.output is made


@pytest.mark.parametrize(
    "more", ["-Wl,-Map=l.map", "-Xlinker --dependency-file=d", "-flto", "-save-temps", "-v"]
)
def test_where_something_else_is_named_after_a_library_it_is_made_in_place(more):
    steps = planned(f"-shared {more} b.o -o l.so", may_write=lambda _: True).steps
    assert not any(isinstance(each, Finish) for each in steps)


def test_a_library_without_a_name_is_left_to_the_linker_which_refuses_it():
    steps = plan(read(("-shared", "b.o", "-o", "")), CLANG, may_write=lambda _: True).steps
    assert not any(isinstance(each, Finish) for each in steps)


def test_a_library_is_called_a_dash_by_the_compiler_which_names_what_it_depends_on():
    steps = plan(read(("-shared", "a.c", "-MD", "-o-")), CLANG, may_write=lambda _: True).steps
    assert not any(isinstance(each, Finish) for each in steps)


def test_a_library_that_may_not_be_written_is_left_to_the_linker():
    steps = planned("-shared b.o -o l.so", may_write=lambda _: False).steps
    assert not any(isinstance(each, Finish) for each in steps)


def test_what_is_kept_is_explained_where_that_is_asked_for():
    assert not planned("-c a.c").steps[-1].manner.explain
    derive = planned("--enzyme-explain -c a.c").steps[-1]
    assert derive.manner.explain == "text"
    assert planned("--enzyme-explain=html:p -c a.c").steps[-1].manner.explain == "html:p"
    assert "-g" in derive.front_end.with_names
    for value in ("on", "html:", "text:p"):
        with pytest.raises(UserError, match="is no value of --enzyme-explain"):
            planned(f"--enzyme-explain={value} -c a.c")


def test_inlining_before_differentiation_can_be_turned_off():
    assert planned("-c a.c").steps[-1].manner.inline
    assert not planned("--enzyme-inline=off -c a.c").steps[-1].manner.inline
    with pytest.raises(UserError, match="'perhaps' is no value of --enzyme-inline"):
        planned("--enzyme-inline=perhaps -c a.c")
