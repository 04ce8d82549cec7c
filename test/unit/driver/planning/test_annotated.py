"""Which files of a command hold attributes of ours: found by bytes, through what they include."""

import pytest

from enzyme_cc.driver.command_line.options import read
from enzyme_cc.driver.planning.annotated import annotated, names_rules
from enzyme_cc.driver.planning.plan import OVERLAY, plan
from enzyme_cc.driver.planning.steps import AddIr, HideIr, Link, Replace, Respell, Run

QUIET = "__attribute__((enzyme_inactive)) double f(double);\n"


@pytest.fixture
def tree(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def write(**files):
        for name, text in files.items():
            path = tmp_path / name.replace("__", "/").replace("_h", ".h").replace("_c", ".c")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    return write


def found(*arguments, environment=None, tmp_path=None):
    return sorted(path.rsplit("/", 1)[1] for path in annotated(read(arguments), environment or {}))


def test_a_source_of_its_own(tree, tmp_path):
    tree(a_c=QUIET, b_c="int x;\n")
    assert annotated(read(("-c", "a.c", "b.c")), {}) == {
        str(tmp_path / "a.c"): QUIET.replace(
            "enzyme_inactive", 'annotate("enzyme_inactive")'
        ).encode()
    }


def test_a_registration_that_clang_would_drop(tree):
    rule = "static void *__enzyme_inactivefn_f = (void *)f;\n"
    tree(a_c='#include "h.h"\n', h_h=rule, b_c=rule.removeprefix("static "))
    assert found("-c", "a.c", "b.c") == ["h.h"]


@pytest.mark.parametrize(
    ("line", "options"),
    [
        ('#include "h.h"', ()),
        ("#  include <h.h>", ("-Iinc",)),
        ("# \tinclude\t<h.h> // ours", ("-I", "inc")),
        ("#include<h.h>", ("-isystem", "inc")),
        ('#include"h.h"', ("-iquoteinc",)),
        ("#include_next <h.h>", ("-idirafter", "inc")),
        ("#include <h.h>", ("--include-directory", "inc")),
        ("int x;", ("-include", "h.h")),
        ("int x;", ("-Iinc", "-include", "h.h")),
    ],
)
def test_a_header_is_found_as_it_is_included(tree, line, options):
    folder = "inc__" if any("inc" in each and "include" not in each for each in options) else ""
    tree(a_c=f"int before;\n{line}\n", **{f"{folder}h_h": QUIET})
    assert found("-c", "a.c", *options) == ["h.h"]


def test_headers_of_headers_are_found_once_also_where_they_include_each_other(tree):
    tree(
        a_c='#include "sub/b.h"\n',
        sub__b_h='#include "../other/c.h"\n#include "./b.h"\n',
        other__c_h='#include "../sub/b.h"\n' + QUIET,
    )
    assert found("-c", "a.c") == ["c.h"]


def test_folders_of_the_environment_count(tree):
    tree(a_c="#include <h.h>\n", inc__h_h=QUIET)
    assert found("-c", "a.c", environment={"CPATH": "/nowhere:inc"}) == ["h.h"]
    assert found("-c", "a.c") == []


def test_a_working_folder_with_two_names_has_both(tree, tmp_path):
    tree(real__a_c=QUIET)
    (tmp_path / "link").symlink_to("real")
    files = annotated(read(("-c", "real/a.c")), {"PWD": str(tmp_path / "link")})
    assert set(files) == {str(tmp_path / "real/a.c"), str(tmp_path / "link/real/a.c")}


def test_a_file_that_another_would_be_taken_for_is_left_alone(tree, tmp_path):
    tree(deep__er__a_c='#include "../h.h"\n', deep__h_h=QUIET)
    (tmp_path / "link").symlink_to("deep/er")
    assert found("-c", "link/a.c") == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("-E", "a.c"),
        ("-M", "a.c"),
        ("--version", "a.c"),
        ("-cc1", "a.c"),
        ("-c", "a.c", "-working-directory", "/"),
        ("-c", "missing.c"),
        ("-c", "-"),
        ("a.o", "-o", "prog"),
        ("-c", "b.c"),
    ],
)
def test_commands_for_which_nothing_is_to_be_changed(tree, arguments):
    tree(a_c=QUIET, b_c="extern int enzyme_nofree;\ndouble enzyme(int), x[2][[]{return 1;}()];\n")
    assert annotated(read(arguments), {}) == {}


@pytest.mark.parametrize("arguments", [("-fsyntax-only",), ("-S",), ("-c",), (), ("-c", "-flto")])
def test_commands_that_read_a_source_see_it_changed(tree, arguments):
    tree(a_c=QUIET)
    assert found(*arguments, "a.c") == ["a.c"]


RULED = "__attribute__((enzyme_derivative(g))) double f(double);\n"


@pytest.mark.parametrize(
    ("arguments", "is_cxx", "has_lambdas"),
    [
        (("a.cpp",), False, True),
        (("a.c",), False, False),
        (("a.c",), True, True),
        (("-x", "c++", "a.c"), False, True),
        (("-xc", "a.cpp"), True, False),
        (("a.c", "a.cpp"), False, False),
        (("-std=gnu++14", "a.cpp"), True, False),
        (("-std=c++20", "a.cpp"), True, True),
    ],
)
def test_lambdas_are_for_sources_of_cpp_that_may_have_them(
    tree, tmp_path, arguments, is_cxx, has_lambdas
):
    tree(a_c=RULED)
    (tmp_path / "a.cpp").write_text(RULED)
    for text in annotated(read(("-c", *arguments)), {}, is_cxx=is_cxx).values():
        assert (b"[]{ return g; }()" in text) is has_lambdas


def test_only_words_that_name_functions_ask_for_all_there_is():
    assert names_rules(b'__attribute__((annotate("enzyme_augment", *f)))')
    assert not names_rules(b'__attribute__((annotate("enzyme_inactive")))')


RULE = {"/w/a.c": b'annotate("enzyme_derivative", *g)'}


def words(step):
    return [each if isinstance(each, str) else each.suffix for each in step.argv]


def planned(compiler, *arguments, files=RULE):
    return plan(read(arguments), compiler, respelled=files).steps


@pytest.fixture
def clang():
    from enzyme_cc.driver.planning.compiler import Compiler  # noqa: PLC0415

    return Compiler(("clang",), include="/inc")


def test_a_plan_begins_with_the_overlay_and_every_reading_of_the_source_has_it(clang):
    first, run, ir, make = planned(clang, "-c", "a.c")
    assert isinstance(first, Respell)
    assert first.overlay is OVERLAY
    for step in (run, ir, make.front_end):
        at = words(step).index("-ivfsoverlay")
        assert step.argv[at + 2] is OVERLAY
    assert "-ivfsoverlay" not in words(make)  # which reads IR
    assert isinstance(ir, AddIr)
    assert "-femit-all-decls" in words(ir)
    assert "-femit-all-decls" not in words(run)


def test_ir_does_not_ride_along_for_clang_would_embed_the_name_of_the_overlay(clang):
    steps = planned(clang, "-c", "a.c")
    assert not any(isinstance(step, HideIr) for step in steps)
    assert "-fembed-bitcode=all" not in words(steps[1])


def test_all_there_is_is_asked_for_only_where_functions_are_named(clang):
    steps = planned(clang, "-c", "a.c", files={"/w/a.c": b'annotate("enzyme_inactive")'})
    assert not any("-femit-all-decls" in words(step) for step in steps[1:3])


@pytest.mark.parametrize("arguments", [("-fsyntax-only", "a.c"), ("-S", "-emit-llvm", "a.c")])
def test_a_command_that_is_only_run_is_waited_for(clang, arguments):
    first, run = planned(clang, *arguments)
    assert isinstance(first, Respell)
    assert isinstance(run, Run)
    (plain,) = plan(read(arguments), clang).steps
    assert isinstance(plain, Replace)


def test_links_do_not_know_of_it(clang):
    steps = planned(clang, "a.c", "b.o", "-o", "p")[1].instead
    assert "-ivfsoverlay" not in words(next(s for s in steps if isinstance(s, Link)))
