"""Folders and files that are missing, strange or somebody else's: the same object, or one error."""

import ctypes
import itertools
import os
import resource
import shutil
import signal

import pytest
from boxes import in_turn
from broken_files import ASKS, ERROR

ROOT_ONLY = pytest.mark.skipif(os.geteuid() != 0, reason="only root acts for others")
NOBODY = 65534
WORDS = ("-O1", "-c", "a.c")
#: Where things are kept without a home.
PRIVATE = f"enzyme-cc-{os.getuid()}"
LONG = "x" * 5000
#: What a variable may say, below the folder of the test.
VALUES = {
    "empty": b"",
    "relative": b"some/where",
    "missing": b"%s/no/such",
    "a file": b"%s/a.c",
    "spaces": b"%s/a  b",
    "a quote": b'%s/it\'s "$(touch harm)"',
    "a new line": b"%s/one\nother",
    "not UTF-8": b"%s/\xff\xfe",
    "a loop": b"%s/loop",
    "a device": b"/dev/null",
    "too long": b"%s/" + LONG.encode(),
    "an option": b"-x",
}
FOLDERS = ("TMPDIR", "HOME", "XDG_CACHE_HOME", "ENZYME_CC_CACHE")
MADE = ("spaces", "a quote", "a new line", "not UTF-8")


@pytest.fixture
def places(bare_box, system):
    """A box with a source, and the object that is made where nothing is wrong."""
    bare_box.write("a.c", ASKS)
    (bare_box.folder / "loop").symlink_to("loop")
    (bare_box.folder / "tmp").mkdir()
    bare_box.environment["TMPDIR"] = str(bare_box.folder / "tmp")
    bare_box.ok(*WORDS)
    bare_box.whole = (bare_box.folder / "a.o").read_bytes()
    (bare_box.folder / "a.o").unlink()
    bare_box.plain = system.command("cc")
    return bare_box


def same_or_one_error(box, done, *, output="a.o"):
    said = done.stderr.decode(errors="replace")
    assert "Traceback" not in said
    assert "internal error" not in said
    path = box.folder / output
    if done.returncode:
        assert len([line for line in said.splitlines() if ERROR.match(line)]) == 1, said
        assert not path.exists()
    else:
        assert said == ""
        assert path.read_bytes() == box.whole
    assert set(os.listdir(box.folder / "tmp")) <= {PRIVATE}
    return done.returncode


@pytest.mark.parametrize(("variable", "value"), in_turn(itertools.product(FOLDERS, VALUES), 11))
def test_whatever_a_variable_says_of_a_folder_the_object_is_the_same(places, variable, value):
    folder = os.fsencode(places.folder)
    said = VALUES[value].replace(b"%s", folder)
    if value in MADE:
        os.makedirs(said, mode=0o700)
    environment = {os.fsencode(k): os.fsencode(v) for k, v in places.environment.items()}
    if variable in ("HOME", "XDG_CACHE_HOME"):
        environment |= {b"HOME": folder + b"/home", b"XDG_CACHE_HOME": b""}
        del environment[b"ENZYME_CC_CACHE"]
    environment[variable.encode()] = said
    done = places.enzyme(*WORDS, env=environment)
    assert same_or_one_error(places, done) == 0
    if variable == "TMPDIR" and value in MADE:
        assert os.listdir(said) == []
    assert not (places.folder / "harm").exists()


@pytest.mark.parametrize("variable", in_turn([*FOLDERS, "PATH"], 4))
def test_a_variable_that_is_missing_changes_nothing(places, variable):
    environment = {**places.environment}
    environment.pop("ENZYME_CC_CACHE")
    environment.pop(variable, None)
    if variable != "PATH":
        assert same_or_one_error(places, places.enzyme(*WORDS, env=environment)) == 0
    else:
        same_or_one_error(places, places.enzyme(*WORDS, env=environment))


# -- links -----------------------------------------------------------------------------------------

TARGETS = {
    "a file": "precious",
    "nothing": "no/such",
    "a folder": "folder",
    "itself": "loop",
    "a device": "/dev/full",
    "a pipe": "pipe",
}


def put(path, target):
    """Put a link there, or what nobody ever reads or writes."""
    if target.name == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(target)


def precious(box):
    box.write("precious", "precious")
    (box.folder / "folder").mkdir()
    box.write("folder/kept", "kept")


def is_untouched(box):
    folder = box.folder
    assert (folder / "precious").read_text() == "precious"
    assert os.listdir(folder / "folder") == ["kept"]
    assert not (folder / "no").exists()


@pytest.mark.parametrize("target", in_turn(TARGETS, 4))
def test_links_in_place_of_all_that_is_kept_lead_nowhere(places, target):
    precious(places)
    cache = places.folder / "cache"
    places.environment |= {"ENZYME_CC_CACHE": str(cache), "ENZYME_CC_CACHE_SIZE": "100M"}
    places.ok(*WORDS)
    (places.folder / "a.o").unlink()
    entries = [path for path in cache.rglob("*") if path.is_file()]
    assert {path.parent.name for path in entries} == {"cache", "derivatives", "rules", "sources"}
    for path in entries:
        path.unlink()
        put(path, places.folder / TARGETS[target])
    assert same_or_one_error(places, places.enzyme(*WORDS)) == 0
    is_untouched(places)


@pytest.mark.parametrize(
    ("name", "target"),
    in_turn(itertools.product(("derivatives", "rules", "sources", "."), TARGETS), 7),
)
def test_links_in_place_of_the_folders_of_what_is_kept_do_no_harm(places, name, target):
    precious(places)
    (places.folder / "real").mkdir(mode=0o700)
    cache = places.folder / "cache"
    places.environment |= {"ENZYME_CC_CACHE": str(cache), "ENZYME_CC_CACHE_SIZE": "100M"}
    if name != ".":
        cache.mkdir(mode=0o700)
    put(cache / name if name != "." else cache, places.folder / TARGETS[target])
    if target == "a folder":  # a user may keep it elsewhere
        shutil.rmtree(places.folder / "folder")
        (places.folder / "folder").mkdir(mode=0o700)
    assert same_or_one_error(places, places.enzyme(*WORDS)) == 0
    assert (places.folder / "precious").read_text() == "precious"


@pytest.mark.parametrize("target", in_turn(list(TARGETS)[:-1], 4))
def test_a_link_in_place_of_the_output_is_as_with_the_plain_compiler(places, target):
    precious(places)
    found = []
    output = places.folder / "a.o"
    for command in (places.plain, (shutil.which("enzyme-cc", path=places.environment["PATH"]),)):
        output.symlink_to(places.folder / TARGETS[target])
        done = places.run(*command, *WORDS)
        assert b"Traceback" not in done.stderr
        assert b"internal error" not in done.stderr
        found.append((done.returncode != 0, output.is_symlink(), output.is_file()))
        output.unlink(missing_ok=True)
        places.write("precious", "precious")
        (places.folder / "no").exists() and shutil.rmtree(places.folder / "no")
    assert found[0] == found[1]
    assert os.listdir(places.folder / "folder") == ["kept"]
    assert os.listdir(places.folder / "tmp") == []


# -- whose folders are -----------------------------------------------------------------------------


#: CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH and CAP_FOWNER: with them root may do anything.
POWERS = (1, 2, 3)
PR_CAPBSET_DROP = 24


def as_anybody():
    """Be bound by permissions, as who is not root: the next program is."""
    libc = ctypes.CDLL(None)
    for each in POWERS:
        libc.prctl(PR_CAPBSET_DROP, each, 0, 0, 0)


@pytest.fixture
def foreign(places):
    """A box with folders of ours, some of which are then given to somebody else."""
    for name in ("out", "cache"):
        (places.folder / name).mkdir(mode=0o700)
    places.environment["ENZYME_CC_CACHE"] = str(places.folder / "cache")
    return places


def shut(box, name):
    """Let only others write there."""
    os.chown(box.folder / name, NOBODY, NOBODY)
    (box.folder / name).chmod(0o755)


def closed(box, name):
    """Let only others look there."""
    shut(box, name)
    (box.folder / name).chmod(0o700)


def old_output(box, mode):
    path = box.write("out/a.o", "old")
    os.chown(path, NOBODY, NOBODY)
    path.chmod(mode)


def closed_source(box):
    os.chown(box.folder / "a.c", NOBODY, NOBODY)
    (box.folder / "a.c").chmod(0o600)


#: What is done to the folders, and whether the object can be made all the same.
FOREIGN = {
    "temporary files cannot be made": (lambda box: shut(box, "tmp"), True),
    "temporary files cannot be looked for": (lambda box: closed(box, "tmp"), True),
    "nothing can be kept": (lambda box: shut(box, "cache"), True),
    "what is kept cannot be looked at": (lambda box: closed(box, "cache"), True),
    "the output cannot be made": (lambda box: shut(box, "out"), False),
    "the output cannot be looked for": (lambda box: closed(box, "out"), False),
    "the output is somebody else's": (lambda box: old_output(box, 0o644), None),
    "the output is hidden": (lambda box: old_output(box, 0o600), None),
    "the source cannot be read": (closed_source, False),
}


@ROOT_ONLY
@pytest.mark.parametrize("case", in_turn(FOREIGN, 4))
def test_where_somebody_else_owns_a_folder_it_ends_as_the_plain_compiler_does(foreign, case):
    change, may = FOREIGN[case]
    change(foreign)
    output = foreign.folder / "out/a.o"
    words = ("-O1", "-c", "a.c", "-o", "out/a.o")
    if may is None:
        may = foreign.run(*foreign.plain, *words, preexec_fn=as_anybody).returncode == 0
        change(foreign)
    done = foreign.enzyme(*words, preexec_fn=as_anybody)
    said = done.stderr.decode()
    assert "Traceback" not in said
    assert "internal error" not in said
    assert (done.returncode == 0) is may, said
    assert not may or output.read_bytes() == foreign.whole
    assert may or len([line for line in said.splitlines() if ERROR.match(line)]) == 1, said
    assert [*os.listdir(foreign.folder / "tmp"), *hidden(foreign.folder)] == []


def hidden(folder):
    return [path.name for path in folder.rglob(".enzyme-*")]


@pytest.mark.parametrize("name", ["tmp", "cache", "out"])
def test_where_a_folder_of_ours_is_read_only_it_is_so_too(foreign, name):
    (foreign.folder / name).chmod(0o555)
    words = ("-O1", "-c", "a.c", "-o", "out/a.o")
    done = foreign.enzyme(*words, preexec_fn=as_anybody)
    (foreign.folder / name).chmod(0o755)
    assert same_or_one_error(foreign, done, output="out/a.o") == (name == "out")
    assert hidden(foreign.folder) == []


# -- files that may not grow -----------------------------------------------------------------------

SIZES = (0, 1, 100, 700, 1500, 3000, 6000, 20000)


@pytest.mark.parametrize(("size", "is_told"), in_turn(itertools.product(SIZES, (True, False)), 9))
def test_where_files_may_not_grow_there_is_a_whole_object_or_none(places, size, is_told):
    """A limit ends programs by a signal; one that ignores it is told by an error."""

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN if is_told else signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    places.environment["ENZYME_CC_CACHE"] = str(places.folder / "cache")
    done = places.enzyme(*WORDS, preexec_fn=limit)
    said = done.stderr.decode(errors="replace")
    assert "Traceback" not in said
    assert "internal error" not in said
    assert done.returncode == 0 or said or done.returncode == -signal.SIGXFSZ
    output = places.folder / "a.o"
    assert output.exists() == (done.returncode == 0)
    assert not output.exists() or output.read_bytes() == places.whole
    assert [name for name in os.listdir(places.folder / "tmp") if "enzyme" in name] == []
    places.ok(*WORDS)
    assert output.read_bytes() == places.whole
