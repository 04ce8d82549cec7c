"""Command lines as the grammar fuzzer runs them: in a folder of their own.

A command that asks for no derivative must end as the plain compiler does, which is run, too: print
the same, and leave the same files.
"""

import os
import re
import resource
import shutil
import stat
import struct
import subprocess
import sys
from pathlib import Path

from grammar_arguments import FILES, read_case
from grammar_checks import FailureError

from enzyme_cc.lto.elf import ET_DYN, ET_REL, MAGIC

#: Of processor time; and for as long as a busy machine may take for that.
SECONDS, MEMORY = 20, 2 << 30
PATIENCE = 6 * SECONDS
COMMANDS = Path(sys.executable).parent
#: What the compiler commands stand for.
PLAIN = {"enzyme-cc": "cc", "enzyme-link": "cc", "enzyme-c++": "cxx"}
_BUG = re.compile(r"internal error|Traceback \(most recent|please report|AssertionError")
#: Sources that ask for derivatives, words of ours, and what shows, records or times the command.
_NOT_PLAIN = re.compile(
    r"asks\.c|wrong\.c|-f?-?enzyme|^-enzyme|^--version$|^-v$|^-###$|-print|cdb-fragment|^-MJ|record|proc-stat|time-trace"
)
#: Sections that hold IR, and those that number sections or symbols.
_COUNTING = re.compile(
    rb"[._]llvm(bc|cmd|_addrsig)|\.rela?\.|\.note\.gnu\.build-id|\.strtab|\.shstrtab|\.symtab|\.group"
)


#: How objects of Windows begin that are for x86-64.
_OF_WINDOWS = b"\x64\x86"
_PRECOMPILED = b"CPCH"
_NOTHING_IN_FILE = 8
#: By what a file says of its class: where sections begin, how, how many they are, and one of them.
_CLASSES = {1: (32, "<I", 46, "<IIIIII"), 2: (40, "<Q", 58, "<IIQQQQ")}


class Ended:
    """How a command ended: its status, what it printed, and the files that are there now."""

    def __init__(self, status, out, err, files):
        self.status, self.out, self.err, self.files = status, out, err, files


class Runner:
    """Runs cases in folders below one, with a cache that they share."""

    def __init__(self, folder, toolchain):
        self.folder = Path(folder)
        self.toolchain = toolchain
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("ENZYME_CC")}
        self.environment |= {
            "ENZYME_CC_CACHE": str(self.folder / "cache"),
            "ENZYME_CC_TOOLCHAIN": toolchain.name,
            "HOME": str(self.folder),
            "TMPDIR": str(self.folder / "tmp"),
            "PATH": f"{COMMANDS}{os.pathsep}{os.environ['PATH']}",
        }
        for name in ("cache", "tmp"):
            (self.folder / name).mkdir(mode=0o700, exist_ok=True)

    def check(self, text):
        """What came of a case; a FailureError where it should not."""
        command, arguments, given = read_case(text)
        ours = self.run([str(COMMANDS / command), *arguments], given)
        check_end(command, ours)
        plain = PLAIN.get(command)
        if plain is None or not is_plain(arguments):
            return f"{command} {outcome(ours)}"
        theirs = self.run([*self.toolchain.command(plain), *arguments], given)
        compare(ours, theirs)
        return f"{command} {outcome(ours)}, as the compiler"

    def run(self, argv, given):
        """Run one command in a new folder, which is removed afterwards."""
        place = self.folder / "case"
        shutil.rmtree(place, ignore_errors=True)
        fill(place)
        try:
            done = subprocess.run(
                [os.fsencode(each.encode("utf-8", "surrogateescape")) for each in argv],
                input=given.encode("utf-8", "surrogateescape"),
                capture_output=True,
                cwd=place,
                env=self.environment,
                timeout=PATIENCE,
                check=False,
                preexec_fn=limit,
            )
        except subprocess.TimeoutExpired as error:
            raise FailureError("too slow", f"{argv}\n{error.stderr}") from None
        ended = Ended(
            done.returncode, done.stdout, done.stderr.decode("utf-8", "replace"), kept(place)
        )
        left = os.listdir(self.folder / "tmp")
        if left and "-save-temps" not in str(argv):
            shutil.rmtree(self.folder / "tmp")
            (self.folder / "tmp").mkdir(mode=0o700)
            if "enzyme" in str(left):
                raise FailureError("temporary files are left", f"{left}")
        return ended


def limit():
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 28, 1 << 28))


def fill(place):
    """Make the folder of a case."""
    place.mkdir(parents=True)
    (place / "folder").mkdir()
    for name, content in FILES.items():
        (place / name).write_bytes(content if isinstance(content, bytes) else content.encode())
    (place / "link.c").symlink_to("a.c")
    (place / "loop.c").symlink_to("loop.c")
    (place / "dangling").symlink_to("nowhere")
    for path in place.rglob("*"):
        os.utime(path, (1, 1), follow_symlinks=False)
    # A device of its own: what goes wrong with it is not the machine's.
    try:
        os.mknod(place / "null", 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    except OSError:
        (place / "null").symlink_to("/dev/null")


def kept(place):
    """Every file below a folder: its content, or what else it is."""
    found = {}
    for path in sorted(place.rglob("*")):
        name = str(path.relative_to(place))
        if path.is_symlink():
            found[name] = f"link to {os.readlink(path)}"
        elif path.is_file():
            found[name] = path.read_bytes()
        else:
            found[name] = stat.S_IFMT(path.stat().st_mode)
    return found


def is_plain(arguments):
    """Whether nothing of ours can be meant."""
    return not any(_NOT_PLAIN.search(each) for each in arguments)


def check_end(command, ended):
    """No crash; and where it failed, it says why."""
    if _BUG.search(ended.err):
        last = next(line for line in ended.err.splitlines() if _BUG.search(line))
        raise FailureError(f"{command}: {re.sub(r'[0-9]+', '_', last)[:90]}", ended.err)
    if ended.status < 0:
        raise FailureError(f"{command}: ended by signal {-ended.status}", ended.err)
    if ended.status == 70 and "PLEASE submit a bug report" not in ended.err:
        raise FailureError(f"{command}: status 70", ended.err)
    if ended.status and not ended.err.strip():
        raise FailureError(f"{command}: status {ended.status} without a word")


def outcome(ended):
    return "failed" if ended.status else "succeeded"


def compare(ours, theirs):
    """The same status, the same output, the same files but for the IR in objects."""
    if ours.status != theirs.status:
        detail = f"ours {ours.status}: {ours.err}\ntheirs {theirs.status}: {theirs.err}"
        raise FailureError("another status than the compiler's", detail)
    if ours.out != theirs.out:
        raise FailureError("another output than the compiler's", f"{ours.out}\n---\n{theirs.out}")
    if set(ours.files) != set(theirs.files):
        raise FailureError(
            "other files than the compiler's", str(sorted(set(ours.files) ^ set(theirs.files)))
        )
    for name, content in ours.files.items():
        left = ours.status and _is_unfinished(content) and _is_unfinished(theirs.files[name])
        if not left and not alike(content, theirs.files[name]):
            raise FailureError("other bytes than the compiler's", name)


def _is_unfinished(content):
    """What a linker that fails leaves: it writes the head of a file last."""
    return isinstance(content, bytes) and content.startswith(bytes(4))


def alike(ours, theirs):
    if ours == theirs:
        return True
    both = isinstance(ours, bytes) and isinstance(theirs, bytes)
    if both and ours[:4] == theirs[:4] == _PRECOMPILED:
        return True  # a header that was compiled holds where headers are sought
    if both and ours[:2] == theirs[:2] == _OF_WINDOWS:
        return ours[:4] + ours[8:] == theirs[:4] + theirs[8:]  # but for the time, in seconds
    return both and _is_object(ours) and _is_object(theirs) and contents(ours) == contents(theirs)


def _is_object(data):
    """An object, or a library: both keep IR."""
    kinds = [kind.to_bytes(2, "little") for kind in (ET_REL, ET_DYN)]
    return data[:4] == MAGIC and data[4:7] in (b"\1\1\1", b"\2\1\1") and data[16:18] in kinds


def contents(data):
    """The sections of an object by name, but for what holds IR and what counts sections."""
    place, word, numbers, section = _CLASSES[data[4]]
    (start,) = struct.unpack_from(word, data, place)
    size, count, names = struct.unpack_from("<HHH", data, numbers)
    rows = [struct.unpack_from(section, data, start + at * size) for at in range(count)]
    texts = data[rows[names][4] :]
    found = [
        (
            texts[name : texts.index(b"\0", name)],
            kind,
            flags,
            length if kind == _NOTHING_IN_FILE else data[offset : offset + length],
        )
        for name, kind, flags, _, offset, length in rows
    ]
    return [each for each in found if each[0] and not _COUNTING.match(each[0])]
