"""How enzyme-opt ends, whatever stops it: one line, a status, no traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from boxes import COMMANDS, Box

MODULE = "define void @f() {\n  ret void\n}\n"


@pytest.fixture
def here(tmp_path, cache):
    box = Box(tmp_path, cache)
    box.write("a.ll", MODULE)
    return box


def opt(here, *arguments, **options):
    return here.enzyme(*arguments, command="enzyme-opt", **options)


def shell(here, command):
    return here.run("/bin/sh", "-c", command)


def one_line(done, status, *parts):
    said = done.stderr.decode()
    assert done.returncode == status, said
    assert said.count("\n") == 1
    assert [part for part in parts if part not in said] == []
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["missing.ll"], 1, "cannot read 'missing.ll': No such file"),
        (["."], 1, "cannot read '.': Is a directory"),
        (["a.ll", "-o", "no/where.ll"], 1, "cannot write 'no/where.ll': No such file"),
        (["a.ll", "-o", "."], 1, "cannot write '.': Is a directory"),
        (["a.ll", "-o", "/dev/full"], 1, "cannot write '/dev/full': No space left"),
        (["--nonsense", "a.ll"], 2, "--nonsense"),
        (["a.ll", "b.ll"], 2, "b.ll"),
        (["a.ll", "-o"], 2, "-o"),
        (["a.ll", "--function", "nope", "--verify"], 1, "no function is called 'nope'"),
    ],
)
def test_bad_use_is_one_line(here, arguments, status, message):
    one_line(opt(here, *arguments), status, "error: ", message)


@pytest.mark.skipif(os.geteuid() == 0, reason="root reads everything")
def test_a_file_that_must_not_be_read_is_one_line(here):
    (here.folder / "a.ll").chmod(0)
    one_line(opt(here, "a.ll"), 1, "cannot read 'a.ll': Permission denied")


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("enzyme-opt a.ll >/dev/full", "cannot write standard output: No space left"),
        ("enzyme-opt a.ll >&-", "cannot write standard output: it is closed"),
        ("enzyme-opt --print-cfg a.ll >&-", "cannot write standard output: it is closed"),
        ("enzyme-opt <&-", "cannot read '-': standard input is closed"),
        ("enzyme-opt --help >/dev/full", "No space left"),
        ("enzyme-opt --lit-config >/dev/full", "No space left"),
        ("enzyme doctor >/dev/full", "No space left"),
        ("enzyme ir a.ll >&-", "carries no IR"),
    ],
)
def test_streams_that_take_or_give_nothing_are_one_line(here, command, message):
    done = shell(here, command)
    said = done.stderr.decode()
    assert done.returncode == 1
    assert message in said
    assert "Traceback" not in said
    assert "Exception ignored" not in said


@pytest.mark.parametrize("stream", ["2>&-", "2>/dev/full"])
def test_errors_that_cannot_be_said_change_no_status(here, stream):
    assert shell(here, f"enzyme-opt missing.ll {stream}").returncode == 1


def test_a_reader_that_stops_early_is_no_error(here):
    here.write("large.ll", MODULE + "; a comment\n" * 200_000)
    done = shell(here, "enzyme-opt large.ll | head -1")
    assert done.stdout == b"define void @f() {\n"
    assert done.stderr == b""


def test_a_full_disk_leaves_no_truncated_file(here):
    command = "import enzyme_cc.command as c, os\n"
    command += "def full(fd, data): os.write(fd, data[:3]); raise OSError(28, 'No space left')\n"
    command += "c.write_all = full\nc.write_output('out.ll', b'define')"
    done = here.run(sys.executable, "-c", command)
    assert b"cannot write 'out.ll'" in done.stderr
    assert here.files() == ["a.ll"]


@pytest.mark.parametrize("data", [b"BC\xc0\xde\x35\x14", b"\xde\xc0\x17\x0b\0\0\0\0"])
def test_bitcode_is_refused_with_a_way_out(here, data):
    here.write("a.bc", data)
    said = opt(here, "a.bc").stderr.decode().splitlines()
    assert said == [
        "a.bc: error: this is bitcode, and enzyme-opt reads text",
        "enzyme-opt: note: turn it into text: llvm-dis",
    ]


@pytest.mark.parametrize("data", [b"; \xff\xfe\n", b'@"\xe9" = global i32 0\r\n', b"", b"\n\n"])
def test_any_bytes_are_printed_as_they_were(here, data):
    here.write("a.ll", data)
    done = opt(here, "a.ll")
    assert (done.returncode, done.stdout, done.stderr) == (0, data, b"")


@pytest.mark.parametrize("data", [b"\xff\xfed\0e\0", b"\0", b"hello", b"\x7fELF", b"{"])
def test_what_is_no_module_is_one_located_error(here, data):
    here.write("a.ll", data)
    done = opt(here, "--verify", "a.ll")
    assert done.returncode == 1
    assert done.stderr.startswith(b"a.ll:1:1: error: ")
    assert done.stdout == b""


def writing_end(fifo):
    """Open a FIFO to write to; None while nobody has opened it to read."""
    try:
        return os.open(fifo, os.O_WRONLY | os.O_NONBLOCK)
    except OSError:
        return None


def is_asleep(process):
    """Is it waiting for something that the system is to bring?"""
    status = Path(f"/proc/{process.pid}/stat").read_text()
    return status.rpartition(")")[2].split()[0] == "S"


def test_an_interrupt_ends_quietly(here):
    fifo = here.folder / "fifo"
    os.mkfifo(fifo)
    command = [COMMANDS / "enzyme-opt", "fifo"]
    with subprocess.Popen(command, cwd=here.folder, stderr=subprocess.PIPE) as process:
        try:
            while (writer := writing_end(fifo)) is None:
                assert process.poll() is None
                time.sleep(0.01)
            # Python looks for signals before it reads, not at once before: one that comes
            # between is seen when the read is over, and this one is not over before it is.
            while not is_asleep(process):
                time.sleep(0.01)
            process.send_signal(signal.SIGINT)
            said = process.communicate(timeout=60)[1]
            os.close(writer)
        finally:
            process.kill()
    assert process.returncode == 130
    assert b"Traceback" not in said


def test_a_bug_of_ours_is_one_line_that_says_how_to_see_it_again(here):
    script = "import sys, enzyme_cc.opt.run as r; sys.argv = ['enzyme-opt', '--verify', 'a b.ll']\n"
    script += "def bad(*_): raise KeyError('what\\nnow')\n"
    script += "r.process = bad\nfrom enzyme_cc.cli import main; main()"
    here.write("a b.ll", MODULE)
    done = here.run(sys.executable, "-c", script)
    one_line(done, 70, "internal error at ", "KeyError", "report", "enzyme-opt --verify 'a b.ll'")


def test_the_lit_configuration_is_the_one_we_use(here):
    done = opt(here, "--lit-config")
    assert done.returncode == 0
    compile(done.stdout, "lit.cfg.py", "exec")
    assert b"%roundtrip" in done.stdout


def test_an_output_may_be_the_input(here):
    assert opt(here, "--reprint", "a.ll", "-o", "a.ll").returncode == 0
    assert (here.folder / "a.ll").read_text() == MODULE


def test_a_file_is_written_only_if_all_is_well(here):
    here.write("bad.ll", MODULE + "; -----\n@x = nonsense\n")
    done = opt(here, "--split-input-file", "--verify", "bad.ll", "-o", "out.ll")
    assert done.returncode == 1
    assert not (here.folder / "out.ll").exists()
    done = opt(here, "--split-input-file", "--verify", "bad.ll")
    assert done.stdout.decode() == MODULE + "; -----\n"
