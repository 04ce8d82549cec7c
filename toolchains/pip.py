"""The toolchain that pip installs: clang, lld and ar in the one program of package ziglang.

Compiling is done by the plain clang in it, told where zig's headers are: ``zig cc`` itself
adds sanitizers, the native CPU and debug information, and lacks parts of clang's command line.
Linking is done by ``zig cc``, which brings a C library where the machine has none. Left alone
it looks for one by starting ``$CC``, which may well be us; so it is always told what to use.
"""

from __future__ import annotations

import os
import re
import tempfile
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from enzyme_cc.toolchains.cache import ENV, write_file
from enzyme_cc.toolchains.model import Toolchain
from enzyme_cc.toolchains.private import make_folder, refusal
from enzyme_cc.toolchains.schema import load_package_family

if TYPE_CHECKING:
    from enzyme_cc.toolchains.find import Search
    from enzyme_cc.toolchains.schema import PackageFamily, Version

_WORD = re.compile(r'"((?:[^"\\]|\\.)*)"')
_LIBC_PATHS = """msvc_lib_dir=
kernel32_lib_dir=
darwin_sdk_dir=
"""


@dataclass(frozen=True, slots=True)
class Headers:
    """The headers of one language, by zig: directories in their order, and definitions."""

    directories: tuple[str, ...]
    definitions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Bundle:
    """A program that can be a toolchain, on the machine it was found on."""

    search: Search
    family: PackageFamily
    program: str
    version: Version
    target: str
    zig_target: str

    def toolchain(self) -> Toolchain | None:
        """Return the program's commands; None, and a failed attempt, where it does not work."""
        if not os.access(ENV, os.X_OK):
            self.search.refuse(self.program, f"cannot be told where to work: no {ENV}")
            return None
        self.search.watch(ENV)
        own = self._libc()
        headers = self._headers(hermetic=not own)
        if headers is None:
            return None
        env, libc = self._libc_choice(own)
        values = {"{headers}": headers, "{libc}": libc, "{env}": env}
        commands = {
            role: tuple(word for part in parts for word in values.get(part) or self._word(part))
            for role, parts in self.family.commands.items()
        }
        return Toolchain("pip", "pip", self.version, commands, self.search.stamps())

    def _word(self, part: str, **values: str) -> tuple[str, ...]:
        if part in ("{headers}", "{libc}", "{env}"):
            return ()
        known = {"program": self.program, "target": self.target, "zig_target": self.zig_target}
        return (part.format(**known, **values),)

    def _libc(self) -> dict[str, str]:
        """Return the machine's C library directories; none where it cannot be linked with."""
        headers = {key: self._header(one) for key, one in self.family.libc_headers.items()}
        if not all(headers.values()):
            return {}
        watched = self._places(self.family.libc_watched)
        objects = {key: self._object(one, watched) for key, one in self.family.libc_objects.items()}
        if not all(objects.values()):
            return {}
        return headers | {key: os.path.dirname(path) for key, path in objects.items()}

    def _places(self, places: tuple[str, ...]) -> tuple[str, ...]:
        multiarch = self.target.replace("-unknown-", "-")
        return tuple(one.format(multiarch=multiarch) for one in places)

    def _header(self, name: str) -> str:
        """Return the first folder that has a header of the C library, empty where none has."""
        folders = self._places(self.family.libc_places)
        paths = [os.path.join(folder, name) for folder in folders]
        for path in paths:
            self.search.watch(path)
        return next((f for f, path in zip(folders, paths, strict=True) if os.path.isfile(path)), "")

    def _object(self, name: str, watched: tuple[str, ...]) -> str:
        """Return where clang finds an object file, empty where it does not."""
        words = [w for part in self.family.libc_question for w in self._word(part, object=name)]
        answer = self.search.answer((self.program, *words), lasting=True, watched=watched)
        path = (answer or "").strip()
        return path if path.startswith("/") and os.path.isfile(path) else ""

    def _environment(self) -> tuple[str, ...]:
        """Return what comes before a command of zig's own: it needs a folder it can write to.

        Left to itself it takes one below HOME, fails where there is none, and never ends where
        that cannot be made.
        """
        folder = zig_cache(self.search.wish.cache_dir)
        return (ENV, f"ZIG_GLOBAL_CACHE_DIR={folder}", f"ZIG_LOCAL_CACHE_DIR={folder}")

    def _libc_choice(self, libc: dict[str, str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return the words that tell zig which C library to link with: before it, and after it."""
        env = self._environment()
        if not libc:
            return env, ("-target", self.zig_target)
        text = _LIBC_PATHS + "".join(f"{key}={path}\n" for key, path in libc.items())
        path = write_file(self.search.wish.cache_dir or env[1].partition("=")[2], "libc", text)
        if not path:
            return env, ()
        self.search.watch(path)
        return (*env, f"ZIG_LIBC={path}"), ()

    def _headers(self, *, hermetic: bool) -> tuple[str, ...] | None:
        """Return the arguments with which the plain clang finds what ``zig cc`` finds."""
        c = self._asked("c")
        cxx = self._asked("c++")
        if c is None or cxx is None:
            return None
        arguments = header_arguments(c, cxx, hermetic=hermetic)
        if not arguments:
            self.search.refuse(self.program, "does not tell where its headers are")
        return arguments or None

    def _asked(self, language: str) -> Headers | None:
        words = [word for part in self.family.headers[language] for word in self._word(part)]
        command = (*self._environment(), self.program, *words)
        answer = self.search.answer(command, lasting=True, watched=(self.program,))
        return None if answer is None else parse_headers(answer)


def zig_cache(cache_dir: str) -> str:
    """Return a folder that zig can write to: in our cache, or a private temporary one."""
    folder = os.path.join(cache_dir, "zig") if cache_dir else ""
    if not _is_ours(folder):
        folder = os.path.join(tempfile.gettempdir(), f"enzyme-cc-zig-{os.getuid()}")
        if not _is_ours(folder):
            folder = tempfile.mkdtemp(prefix="enzyme-cc-zig-")
    return folder


def _is_ours(folder: str) -> bool:
    """Return whether a folder, made if need be, is nobody else's and can be written."""
    if not folder or refusal(folder):
        return False
    try:
        make_folder(folder)
    except (OSError, ValueError):
        return False
    return os.access(folder, os.W_OK)


def find_bundle(search: Search) -> Bundle | None:
    """Return what pip installed; None, and a failed attempt, where it is not usable."""
    family = load_package_family("pip")
    program = _program(search, family)
    machine = _machine()
    targets = family.targets.get(machine)
    if not program:
        search.refuse(f"{family.package} (pip)", "not installed")
        return None
    if targets is None:
        search.refuse(program, f"never tried on {machine}")
        return None
    version = search.question(family.question, program, (family.program,))
    if version is None:
        return None
    target, zig_target = targets
    return Bundle(search, family, program, version, target, f"{zig_target}.{_glibc()}")


def parse_headers(answer: str) -> Headers:
    """Return the directories and definitions that ``zig cc -###`` would compile with."""
    line = next((line for line in answer.splitlines() if '"-cc1"' in line), "")
    words = [re.sub(r"\\(.)", r"\1", word) for word in _WORD.findall(line)]
    pairs = list(pairwise(words))
    directories = [os.path.join("/", value) for option, value in pairs if option == "-isystem"]
    definitions = [value for option, value in pairs if option == "-D"]
    return Headers(tuple(dict.fromkeys(directories)), tuple(dict.fromkeys(definitions)))


def header_arguments(c: Headers, cxx: Headers, *, hermetic: bool) -> tuple[str, ...]:
    """Return the arguments that make a plain clang find these headers where it finds its own.

    clang's own headers become its resource directory and the C++ library is named as such, so
    that -nostdinc and -nostdinc++ leave them out. Of C headers the machine's are used; where it
    has none (`hermetic`), zig's follow after all other directories. Nothing is returned where
    clang's own headers are not among them.
    """
    resource = next((one for one in c.directories if one.endswith("/lib/include")), "")
    if resource not in cxx.directories:
        return ()
    at = cxx.directories.index(resource)
    later = [one for one in cxx.directories[at + 1 :] if one not in c.directories]
    libc = [one for one in c.directories if one != resource] if hermetic else []
    words = [f"-resource-dir={os.path.dirname(resource)}"]
    words += [f"-stdlib++-isystem{one}" for one in cxx.directories[:at]]
    words += [word for one in (*libc, *later) for word in ("-idirafter", one)]
    words += [f"-D{one}" for one in dict.fromkeys((*c.definitions, *cxx.definitions))]
    return ("--start-no-unused-arguments", *words, "--end-no-unused-arguments")


def _program(search: Search, family: PackageFamily) -> str:
    """Return the package's program, beside Python's packages, without importing it."""
    for directory in search.wish.packages:
        path = f"{directory}/{family.package}/{family.program}"
        search.watch(path)
        if os.path.isfile(path) and os.access(path, os.X_OK):
            return path
    return ""


def _machine() -> str:
    name = os.uname()
    return f"{name.sysname} {name.machine} {'glibc' if _glibc() else 'with another C library'}"


def _glibc() -> str:
    """Return the version of the glibc we run on, empty where it is none."""
    try:
        text = os.confstr("CS_GNU_LIBC_VERSION") or ""
    except (ValueError, OSError):
        return ""
    return text.removeprefix("glibc ")
