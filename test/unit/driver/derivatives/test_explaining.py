"""What gradients keep, shown as a page: where it is written, and what is on it of real programs."""

import pytest
from boxes import Box, needs

SOURCE = """#include <math.h>
extern int enzyme_dup;
double __enzyme_autodiff(void *, ...);
static double square(double x) { return x * x; }
static __attribute__((noinline)) double far(double x) { return sin(x); }
double f(double *u, int n) {
  double sum = 0;
  for (int i = 0; i < n; i++) {
    sum += square(u[i]) * far(u[i]);
    u[i] = 0;
  }
  return sum;
}
void gradient(double *u, double *du, int n) {
  __enzyme_autodiff((void *)f, enzyme_dup, u, du, n);
}
"""
LOOP = """#include <enzyme/checkpoint.h>
#include <enzyme/enzyme.h>
#include <math.h>
void step(int64_t i, double *u, const double *s) { u[0] += s[0] * cos(u[0]); }
double loss(const double *s) {
  double u[1] = {1};
  __enzyme_checkpoint_for(step, 0, 9, enzyme_checkpoint_region, u, sizeof u, u, s);
  return u[0];
}
void grad(const double *s, double *ds) {
  __enzyme_autodiff_void((void *)loss, enzyme_dup, s, ds);
}
void more(const double *s, double *ds, double *t, double *dt) {
  __enzyme_fwddiff_void((void *)grad, enzyme_dup, s, t, enzyme_dup, ds, dt);
}
"""


@pytest.fixture
def box(tmp_path, cache, system):
    made = Box(tmp_path, cache, system)
    made.write("unit.c", SOURCE)
    return made


def text_of(box, name):
    return (box.folder / name).read_text(encoding="utf-8")


def line_of(page, number):
    """What a page has of a line, and below it."""
    rest = page[page.index(f'id="f1-{number}"') :]
    return rest[: rest.index(f'id="f1-{number + 1}"')]


@pytest.mark.parametrize(
    ("options", "name"),
    [
        ("=html -c unit.c", "unit.c.explain.html"),
        ("=html -c unit.c -o build/unit.o", "build/unit.c.explain.html"),
        ("=html:there.html -c unit.c", "there.html"),
        ("=html -c unit.c -o /dev/null", "unit.c.explain.html"),
        ("=html -shared -fPIC unit.c -o build/l.so -lm", "build/unit.c.explain.html"),
    ],
)
def test_a_note_says_which_file_the_page_is(box, options, name):
    (box.folder / "build").mkdir()
    done = box.ok("-O2", *f"--enzyme-explain{options}".split())
    assert done.stderr.decode() == f"enzyme-cc: note: '{name}' shows what gradients keep\n"
    assert text_of(box, name).startswith("<!DOCTYPE html>")


def test_each_line_says_what_is_active_kept_computed_again_and_how_calls_are_treated(box):
    box.ok("--enzyme-explain=html", "-O2", "-c", "unit.c")
    page = text_of(box, "unit.c.explain.html")
    assert "its rounds are known before it runs: n" in line_of(page, 8)
    body = line_of(page, 9)
    assert "<b>x</b>" in body
    assert "8 * n bytes" in body
    assert "may be overwritten by the store at" in body
    assert "square is inlined" in body
    assert "far has a derivative of its own" in body
    assert "a derivative goes through" in body
    assert "sin: derivative by rule" in line_of(page, 5)
    assert "has-" not in page[page.index('id="f1-7"') - 40 : page.index('id="f1-7"')]


def test_two_sources_of_one_command_are_on_one_page_where_it_is_named(box):
    box.write(
        "two.c", SOURCE.replace(" f(", " g(").replace(")f,", ")g,").replace(" gra", " other_gra")
    )
    box.ok(
        "--enzyme-explain=html:p.html", "-O2", "-shared", "-fPIC", "unit.c", "two.c", "-o", "l.so"
    )
    page = text_of(box, "p.html")
    assert "<h2>unit.c</h2>" in page
    assert "<h2>two.c</h2>" in page


@needs("ld.lld")
def test_a_link_has_a_page_of_its_own(box):
    head, _, tail = SOURCE.partition("static double square")
    body, _, ask = tail.partition("void gradient")
    box.write("f.c", head + "static double square" + body)
    box.write("ask.c", f"{head}double f(double *, int);\nvoid gradient{ask}int main(void) {{}}\n")
    box.ok("-O1", "-g", "-c", "f.c", "ask.c")
    done = box.ok("--enzyme-explain=html", "f.o", "ask.o", "-o", "prog", "-lm")
    assert done.stderr == b"enzyme-cc: note: 'prog.explain.html' shows what gradients keep\n"
    assert "<b>u[i]</b>" in text_of(box, "prog.explain.html")


def test_a_file_with_a_hostile_name_is_text(box):
    name = "<img src=x onerror=alert(1)>.c"
    box.write(name, SOURCE)
    box.ok("--enzyme-explain=html:p.html", "-O2", "-c", name, "-o", "a.o")
    page = text_of(box, "p.html")
    assert "<img" not in page
    assert "&lt;img src=x onerror=alert(1)&gt;.c" in page


def test_a_page_that_cannot_be_written_fails_the_command(box):
    done = box.enzyme("--enzyme-explain=html:nowhere/p.html", "-O2", "-c", "unit.c")
    assert done.returncode == 1
    assert b"error: 'nowhere/p.html': No such file" in done.stderr
    assert not (box.folder / "unit.o").exists()


@pytest.mark.parametrize("kind", ["text", "html:p.html"])
def test_a_checkpointed_loop_is_called_by_its_line(box, kind):
    box.write("loop.c", LOOP)
    done = box.ok(f"--enzyme-explain={kind}", "-O2", "-c", "loop.c")
    said = done.stderr.decode() if kind == "text" else text_of(box, "p.html")
    assert "the checkpointed loop at loop.c:7" in said
    assert "enzyme_cc.checkpointed.step" not in said
