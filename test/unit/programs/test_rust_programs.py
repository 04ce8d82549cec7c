"""Programs of Rust, linked by enzyme-link: the gradients are right, and mistakes are told.

The programs in test/programs/rust hold what they get against differences and formulas by
themselves. Links of Rust are slow: many functions share a program.
"""

import shutil
from pathlib import Path

import pytest
from boxes import Box, for_test_all, in_turn, needs, one_each

ROOT = Path(__file__).resolve().parents[3]
CRATE = ROOT / "attributes/rust"
FLAGS = "-Clinker=enzyme-link -Clinker-plugin-lto"

pytestmark = needs("cargo", "rustc")


def sources(tmp_path_factory, cache, system):
    """A box with the programs in it."""
    box = Box(tmp_path_factory.mktemp("rust"), cache, system)
    shutil.copytree(ROOT / "test/programs/rust", box.folder / "programs")
    manifest = box.folder / "programs/Cargo.toml"
    manifest.write_text(manifest.read_text().replace("../../../attributes/rust", str(CRATE)))
    box.environment["RUSTFLAGS"] = FLAGS
    box.environment["CARGO_TARGET_DIR"] = str(box.folder / "target")
    return box


@pytest.fixture(scope="module")
def programs(tmp_path_factory, cache, system):
    """The programs, built as a release; what is built for that is there for other tests."""
    box = sources(tmp_path_factory, cache, system)
    cargo(box, "build", "--release", "--bin=programs")
    return box


def cargo(box, *words):
    done = box.run("cargo", *words, "--offline", "--quiet", cwd=box.folder / "programs")
    assert done.returncode == 0, done.stderr.decode()
    return done


def rustc(box, name, text, *words):
    """Compile one file with the crate that the programs were built with."""
    box.write(f"{name}.rs", text)
    built = box.folder / "target/release/deps"
    (crate,) = built.glob("libenzyme-*.rlib")
    given = ("--edition=2021", "-L", str(built), f"--extern=enzyme={crate}", *words)
    level = () if any("opt-level" in each for each in words) else ("-Copt-level=2",)
    return box.run("rustc", *level, *given, f"{name}.rs")


def test_derivatives_of_what_rust_programs_are_made_of_are_right_in_a_release(programs):
    done = programs.run("target/release/programs")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stdout.decode()


@for_test_all
def test_they_are_right_without_optimisation(programs):
    cargo(programs, "build", "--bin=programs")
    done = programs.run("target/debug/programs")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stdout.decode()


#: What cargo is told of a profile by variables: of the one for development, or of releases.
BUILDS = {
    "dev": {},
    "dev without debug": {"DEV_DEBUG": "false"},
    "release": {"RELEASE_OPT_LEVEL": "3"},
    "release with debug": {"RELEASE_DEBUG": "true"},
    "fat and abort": {"RELEASE_LTO": "fat", "RELEASE_PANIC": "abort"},
    "thin and abort": {"RELEASE_LTO": "thin", "RELEASE_PANIC": "abort"},
}
#: Programs as users write them, and the builds that take them.
BUILT = {
    "enums": ("dev", "release", "release with debug", "thin and abort"),
    "everyday": ("dev", "release"),
    "fit": ("dev", "release", "thin and abort"),
    "motion": ("dev", "release", "release with debug"),
    "names": ("dev",),
    "owned": ("dev", "dev without debug", "release", "release with debug"),
    "printed": ("dev", "release"),
    "shapes": ("dev", "fat and abort"),
    "sorts": ("dev", "release with debug"),
    "streams": ("dev", "dev without debug", "release with debug"),
    "text": ("dev", "dev without debug", "release", "release with debug"),
}


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory, cache, system):
    return sources(tmp_path_factory, cache, system)


@pytest.mark.parametrize(
    ("name", "build"),
    in_turn(one_each([(name, each) for name in BUILT for each in BUILT[name]]), 3),
)
def test_what_users_write_is_right_in_other_builds(unbuilt, monkeypatch, name, build):
    for key, value in BUILDS[build].items():
        monkeypatch.setitem(unbuilt.environment, f"CARGO_PROFILE_{key}", value)
    target = unbuilt.folder / build.replace(" ", "-")
    monkeypatch.setitem(unbuilt.environment, "CARGO_TARGET_DIR", str(target))
    is_dev = build.startswith("dev")
    cargo(unbuilt, "build", f"--bin={name}", *([] if is_dev else ["--release"]))
    done = unbuilt.run(target / ("debug" if is_dev else "release") / name)
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stderr.decode()


ASIDE = """
use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
struct Seen<'a>(f64, &'a Cell<f64>);
impl Display for Seen<'_> {
    #[inline(never)]
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.1.set(self.0 * self.0);
        write!(f, "{}", self.0)
    }
}
fn seen(x: &[f64]) -> f64 {
    let last = Cell::new(0.0);
    println!("{:?}", [Seen(x[0], &last).to_string()]);
    last.get()
}
fn main() { println!("{:?}", enzyme::gradient(seen, &[3.0])); }
"""
COUNTED = """
use std::cell::Cell;
use std::fmt::{self, Display, Formatter};
pub struct Log { text: String, value: f64 }
struct Seen<'a>(f64, &'a Cell<usize>);
impl Display for Seen<'_> {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        self.1.set(self.1.get() + 1);
        write!(f, "{}", self.0)
    }
}
#[enzyme::autodiff_forward(t_made, Dual, Dual)]
fn made(x: &f64) -> Log {
    let count = Cell::new(0);
    let text = format!("{}", Seen(*x, &count));
    Log { text, value: x * count.get() as f64 }
}
fn main() {
    let (log, by) = t_made(&3.0, &1.0);
    println!("{} {} {} {}", log.text, log.value, by.text, by.value);
}
"""


@pytest.mark.parametrize("level", ["0", "2"])
def test_numbers_that_are_put_elsewhere_where_something_is_printed_are_refused(programs, level):
    done = rustc(programs, "aside", ASIDE, *FLAGS.split(), f"-Copt-level={level}", "-g")
    said = done.stderr.decode()
    assert "fmt may put a number elsewhere than in the text that it writes" in said
    assert "note: this runs when something is printed: " in said
    assert "aside.rs:7\n" in said
    assert said.count("[EZ") == 1


@pytest.mark.parametrize("level", ["0", "2"])
def test_text_that_goes_out_with_its_shadow_is_refused_where_a_method_counts(programs, level):
    """It would be written twice, and the function could tell."""
    done = rustc(programs, "counted", COUNTED, *FLAGS.split(), f"-Copt-level={level}")
    said = done.stderr.decode()
    assert done.returncode != 0
    assert "writes to memory that carries derivatives, and how much is not known [EZ0406]" in said
    assert "both are written, and a method counts how often" in said


BITS = """
fn halved(x: f64) -> f64 { f64::from_bits(x.to_bits() - (1 << 52)) }
fn logarithm(x: f32) -> f32 { x.to_bits() as f32 }
#[inline(never)]
fn beside_others(x: &[f64]) -> f64 { let b = x[2].to_bits(); x[0] * f64::from_bits(b + (1 << 52)) }
#[enzyme::autodiff_reverse(d_mixed, Duplicated, Active, Const, Active)]
fn mixed(x: &[(f64, f64)], y: f32, k: usize) -> f64 { (logarithm(y) as f64) * halved(x[k].1) }
fn main() {
    match std::env::args().count() {
        1 => println!("{:?}", enzyme::gradient(|x| halved(x[1]), &[1.0, 2.0])),
        2 => println!("{:?}", enzyme::derivative(halved, 2.0)),
        3 => println!("{:?}", enzyme::derivative(logarithm, 2.0)),
        4 => println!("{:?}", enzyme::gradient(beside_others, &[1.0, 2.0, 3.0])),
        _ => println!("{:?}", d_mixed(&[(1.0, 2.0)], &mut [(0.0, 0.0)], 1.0, 0, 1.0)),
    }
}
"""


@pytest.mark.parametrize(
    # With lines, what is part of several functions is said once.
    ("words", "additions", "conversions"),
    [("-Copt-level=0", 4, 2), ("-Copt-level=2", 4, 2), ("-Copt-level=2 -g", 2, 1)],
)
def test_arithmetic_on_the_bits_of_numbers_is_refused(programs, words, additions, conversions):
    """Though nothing in what rustc hands over says that there are numbers."""
    done = rustc(programs, "bits", BITS, *FLAGS.split(), *words.split())
    said = done.stderr.decode()
    assert done.returncode != 0
    assert said.count("an addition works on the bits of a floating-point number") == additions
    assert said.count("an integer that holds bits of a floating-point number") == conversions


def test_a_gradient_in_a_unit_test_of_cargo_is_right(programs):
    done = cargo(programs, "test", "--bin=programs", "a_gradient")
    assert b"1 passed" in done.stdout


MIXED = """
#[link(name = "spring", kind = "static")]
extern "C" {
    fn spring(stretch: *const f64, count: usize, stiffness: f64) -> f64;
}

#[enzyme::autodiff_reverse(d_energy, Duplicated, Active, Active)]
fn energy(at: &[f64], stiffness: f64) -> f64 {
    let stretch: Vec<f64> = at.windows(2).map(|w| w[1] - w[0] - 1.0).collect();
    unsafe { spring(stretch.as_ptr(), stretch.len(), stiffness) }
}

fn main() {
    let at = [0.0, 1.5, 4.0];
    let mut forces = [0.0; 3];
    let (value, by_stiffness) = d_energy(&at, &mut forces, 2.0, 1.0);
    println!("{value} {by_stiffness} {forces:?}");
}
"""
SPRING = """
double spring(const double *stretch, unsigned long count, double stiffness) {
  double sum = 0;
  for (unsigned long i = 0; i < count; ++i) sum += stretch[i] * stretch[i];
  return 0.5 * stiffness * sum;
}
"""


def test_one_gradient_goes_through_rust_and_a_static_library_of_c(programs):
    programs.write("spring.c", SPRING)
    programs.ok("-O2", "-c", "spring.c")
    programs.run("ar", "rcs", "libspring.a", "spring.o")
    done = rustc(programs, "mixed", MIXED, *FLAGS.split(), "-L.")
    assert done.returncode == 0, done.stderr.decode()
    # k (s0 s0 + s1 s1) / 2 with s = (0.5, 1.5): forces k (-s0, s0 - s1, s1).
    assert programs.run("./mixed").stdout == b"2.5 1.25 [-1.0, -2.0, 3.0]\n"


def test_without_ir_the_flag_to_add_is_named_once(programs):
    text = 'fn main() { println!("{}", enzyme::derivative(|x: f64| x * x, 2.0)); }\n'
    done = rustc(programs, "flagless", text, "-Clinker=enzyme-link")
    said = done.stderr.decode()
    assert done.returncode != 0
    assert "rustc has handed over machine code alone: add -Clinker-plugin-lto" in said
    assert said.count("[EZ0461]") == 1
    assert "enzyme-link: note: beside -Clinker=enzyme-link; cargo: in build.rustflags" in said
    assert "undefined symbol" not in said


MISTAKES = """
use enzyme::{autodiff_forward, autodiff_reverse};
#[autodiff_reverse(a, Active)]
fn count(x: f64) -> f64 { x }
#[autodiff_forward(b, Active, Dual)]
fn word(x: f64) -> f64 { x }
#[autodiff_reverse(c, Duplicated, Active)]
fn value(x: f64) -> f64 { x }
#[autodiff_reverse(d, Active, Active)]
fn index(k: usize) -> f64 { k as f64 }
#[autodiff_reverse(e, Active, Active)]
fn vector(x: Vec<f64>) -> f64 { x[0] }
#[autodiff_reverse(f, Active, Active)]
async fn later(x: f64) -> f64 { x }
fn main() {}
"""


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (3, "count has 2 places for activities (x, the result), and 1 are given [EZ0462]"),
        (5, "`Active` is no activity of forward mode: write one of Const, Dual, DualOnly [EZ0462]"),
        (7, "x is passed by value, and `Duplicated` is for references: mark it `Active`"),
        (9, "k has no derivative: mark it `Const` [EZ0463]"),
        (11, "`Vec<f64>` is no floating-point number, and cannot be `Active` [EZ0463]"),
        (
            14,
            "an async function has no derivative, because a call of it returns before it runs "
            "[EZ0465]",
        ),
    ],
)
def test_mistakes_in_attributes_are_told_where_they_are(mistakes, line, message):
    assert message in mistakes
    assert f"mistakes.rs:{line}:" in mistakes.partition(message)[2].partition("error")[0]


@pytest.fixture(scope="module")
def mistakes(programs):
    done = rustc(programs, "mistakes", MISTAKES, "--emit=metadata")
    assert done.returncode != 0
    return done.stderr.decode()


SHADOW = """
#[enzyme::autodiff_reverse(d_sum, Duplicated, Active)]
#[enzyme::autodiff_forward(t_sum, Dual, Dual)]
fn sum(x: &[f64]) -> f64 { x.iter().sum() }
fn main() {
    let x = [1.0, 2.0, 3.0];
    if std::env::args().count() > 1 {
        t_sum(&x, &x);
    }
    d_sum(&x, &mut [0.0; 2], 1.0);
}
"""


@pytest.fixture(scope="module")
def shadow(programs):
    done = rustc(programs, "shadow", SHADOW, *FLAGS.split())
    assert done.returncode == 0, done.stderr.decode()
    return programs


def test_a_shadow_of_another_length_ends_in_a_panic_at_the_call(shadow):
    said = shadow.run("./shadow").stderr.decode()
    assert "sum: the shadow dx_0 has 2 elements where x has 3 [EZ0464]" in said
    assert "shadow.rs:10:5" in said


def test_a_value_as_its_own_tangent_ends_in_a_panic_and_is_not_constant(shadow):
    said = shadow.run("./shadow", "itself").stderr.decode()
    assert "sum: the shadow dx_0 is x itself: pass a copy, or mark x `Const` [EZ0464]" in said
    assert "shadow.rs:8:9" in said


def test_the_crate_is_where_the_command_says(programs):
    told = programs.enzyme("rust-dir", command="enzyme").stdout.decode().strip()
    assert Path(told).resolve() == CRATE


THREADS = """
fn part(x: &[f64]) -> f64 { x.iter().map(|v| v.sin() * v).sum() }
#[enzyme::autodiff_reverse(d_all, Duplicated, Active)]
fn all(x: &[f64]) -> f64 {
    let (low, high) = x.split_at(2);
    std::thread::scope(|scope| {
        let other = scope.spawn(move || part(high));
        part(low) + other.join().unwrap()
    })
}
fn main() {
    let (x, mut dx) = ([0.3, 0.7, -0.8, 1.5], [0.0; 4]);
    d_all(&x, &mut dx, 1.0);
    for (v, dv) in x.iter().zip(dx) { assert!((v.sin() + v * v.cos() - dv).abs() < 1e-14); }
    println!("all right");
}
"""
#: Ways out of EZ0496: what stands in the place of what.
BY_AN_ITERATOR = (THREADS[THREADS.index("    std::thread") : THREADS.index("fn main")],
                  "    [low, high].into_iter().map(part).sum()\n}\n")  # fmt: skip
EACH_FOR_ITSELF = (
    ("    std::thread::scope(|scope| {\n        let other = scope.spawn(move || part(high));\n"
     "        part(low) + other.join().unwrap()\n    })\n", "    part(low) + part(high)\n"),
    ("    d_all(&x, &mut dx, 1.0);\n",
     "    std::thread::scope(|scope| {\n"
     "        for (x, dx) in x.chunks(2).zip(dx.chunks_mut(2)) {\n"
     "            scope.spawn(move || d_part(x, dx, 1.0));\n        }\n    });\n"),
    ("fn part", "#[enzyme::autodiff_reverse(d_part, Duplicated, Active)]\nfn part"),
)  # fmt: skip


#: As it is written: nothing is optimised.
WRITTEN = ["-Copt-level=0"]


@pytest.mark.parametrize(
    ("name", "words"),
    in_turn([("written", [*WRITTEN, "-g"]), ("main", ["-g"]), ("written", WRITTEN)], 3),
)
def test_threads_have_the_gradients_of_the_same_in_one_thread(programs, name, words):
    text = (ROOT / f"test/programs/rust/threads/{name}.rs").read_text()
    done = rustc(programs, "threaded", text, *FLAGS.split(), *words)
    assert done.returncode == 0, done.stderr.decode()
    done = programs.run(programs.folder / "threaded")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stderr.decode()


@for_test_all
def test_gradients_of_threads_are_differentiated(programs):
    folder = ROOT / "test/programs/rust/threads"
    functions = (folder / "main.rs").read_text().partition("type Gradient")[0]
    text = functions + (folder / "curvatures.rs").read_text()
    done = rustc(programs, "curvatures", text, *FLAGS.split())
    assert done.returncode == 0, done.stderr.decode()
    done = programs.run(programs.folder / "curvatures")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stderr.decode()


def test_gradients_of_what_threads_return_are_differentiated(programs):
    text = (ROOT / "test/programs/rust/threads/results.rs").read_text()
    done = rustc(programs, "results", text, *FLAGS.split())
    assert done.returncode == 0, done.stderr.decode()
    done = programs.run(programs.folder / "results")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stderr.decode()


def test_what_a_thread_returns_has_its_gradient_with_little_optimisation(programs):
    done = rustc(programs, "threads", THREADS, *FLAGS.split(), "-Copt-level=1")
    assert done.returncode == 0, done.stderr.decode()
    done = programs.run(programs.folder / "threads")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stderr.decode()


@pytest.mark.parametrize("changes", [(BY_AN_ITERATOR,), EACH_FOR_ITSELF])
def test_ways_out_for_threads_of_other_releases_work(programs, changes):
    text = THREADS
    for old, new in changes:
        assert text.count(old) >= 1
        text = text.replace(old, new, 1)
    done = rustc(programs, "ways", text, *FLAGS.split(), "-Copt-level=0")
    assert done.returncode == 0, done.stderr.decode()
    done = programs.run(programs.folder / "ways")
    assert (done.returncode, done.stdout) == (0, b"all right\n"), done.stderr.decode()
