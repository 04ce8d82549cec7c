"""Find which sources of a command, or files they include, hold attributes or registrations.

Runs before every compile, so it imports nothing, starts nothing, and looks at bytes. It follows
`#include` through the folders of the includer and of the command; the system's own it leaves
alone. What only a preprocessor finds it misses: there clang says that it ignores the attribute.
"""

from __future__ import annotations

import os

from enzyme_cc.attributes.names import REGISTERING
from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Phase

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from enzyme_cc.driver.command_line.options import Invocation
    from enzyme_cc.driver.command_line.tokens import Token

_PHASES = (Phase.CHECK, Phase.ASSEMBLY, Phase.OBJECT, Phase.LINK)
# Where other rules hold for paths, or none of ours do.
_NOT_WITH = (Effect.FRONT_END_ITSELF, Effect.MODE, Effect.DIRECTORY)

_FOLDERS = {
    *("-I", "--include-directory", "-iquote", "-isystem", "-isystem-after", "-idirafter"),
    *("-cxx-isystem", "--include-directory-after"),
}
_FORCED = {"-include", "--include", "-imacros", "--imacros"}
_CXX = frozenset("cc cp cpp cxx c++ C CC CPP CXX C++ cppm ccm cxxm c++m ixx ii mm".split())
_BEFORE_LAMBDAS = frozenset("98 03 0x 11 1y 14".split())
_VARIABLES = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH")
_CLOSING = {34: b'"', 60: b">"}  # by the byte that opens
_BLANK = b" \t"
_RULES = tuple(
    b'annotate("enzyme_' + word for word in (b"augment", b"derivative", b"gradient", b"splitderiv")
)
_ATTRIBUTES = (b"attribute", b"[[", b"pragma")
_INCLUDE = (b"include", b" ", b"\t")
STANDARD_INPUT = "-"
#: Where it can be read from its start, each time.
_HELD = "/proc/self/fd/0"
_PIECE = 1 << 16


def annotated(
    invocation: Invocation, environment: dict[str, str], *, is_cxx: bool = False
) -> dict[str, bytes]:
    """Return the files with attributes of ours, by their absolute paths, as clang is to see them.

    `is_cxx` says that the compiler takes C for C++.
    """
    if invocation.phase not in _PHASES or invocation.opaque:
        return {}
    written = (token.value for token in invocation.inputs if token.language is Language.C)
    # What is read from a pipe is gone: it is left to the compiler.
    sources = [path for path in written if os.path.isfile(path)]
    if not sources or any(map(invocation.has, _NOT_WITH)):
        return {}
    search = _searched(invocation, environment, sources, _has_ours)
    has_lambdas = _has_lambdas(invocation, sources, is_cxx)
    return _names(search.respelled(has_lambdas), environment.get("PWD", ""))


def asking_for_a_device(invocation: Invocation, environment: dict[str, str]) -> tuple[Token, ...]:
    """Return the sources with code for a device that name us, or include what does."""
    if invocation.opaque or any(map(invocation.has, _NOT_WITH)):
        return ()
    sources = [token for token in invocation.inputs if token.language is Language.DEVICE]
    found = []
    for token in sources:
        path = token.value
        if path == STANDARD_INPUT:
            path = _HELD if _hold_input() else ""
        if os.path.isfile(path) and _searched(invocation, environment, [path], _names_us).found_any:
            found.append(token)
    return tuple(found)


def _hold_input() -> bool:
    """Keep what is on standard input in memory, where it can be read again; whether it is there."""
    try:
        kept = os.memfd_create("enzyme-cc-input")
        while piece := os.read(0, _PIECE):
            while piece:
                piece = piece[os.write(kept, piece) :]
        os.lseek(kept, 0, os.SEEK_SET)
        os.dup2(kept, 0)
        os.close(kept)
    except (AttributeError, OSError):
        return False
    return True


def _searched(
    invocation: Invocation,
    environment: dict[str, str],
    sources: list[str],
    wanted: Callable[[bytes], bool],
) -> _Search:
    """Return these files, and all that they include."""
    search = _Search(_folders(invocation, environment), wanted)
    search.add_all(sources)
    search.add_all(search.found(_options(invocation, _FORCED), ("",)))
    return search


def _names_us(data: bytes) -> bool:
    return b"enzyme" in data


def _has_ours(data: bytes) -> bool:
    """Return whether there may be attributes of ours, or registrations."""
    has_any = any(each in data for each in _ATTRIBUTES)
    return _names_us(data) and (has_any or _registers(data))


class _Search:
    """The files that were looked at."""

    def __init__(self, folders: list[str], wanted: Callable[[bytes], bool]) -> None:
        self._folders = folders
        self._wanted = wanted
        self._seen: set[str] = set()
        self._asked: dict[tuple[bytes, str], list[str]] = {}
        self._pending: list[str] = []
        self._candidates: list[tuple[str, bytes]] = []

    def add_all(self, paths: list[str]) -> None:
        """Look at these files, and at what they include."""
        self._push(paths)
        while self._pending:
            path = self._pending.pop()
            try:
                with open(path, "rb", 0) as file:
                    data = file.read()
            except (OSError, ValueError):
                continue
            if self._wanted(data):
                self._candidates.append((path, data))
            beside = path.rpartition("/")[0] or ("/" if path.startswith("/") else ".")
            beside = "." if path == _HELD else beside
            for name, is_quoted in _included(data):
                self._push(self._places(name, beside if is_quoted else ""))

    def _push(self, paths: list[str]) -> None:
        for path in paths:
            # Else two headers that include each other go on for ever.
            key = os.path.normpath(path) if "./" in path else path
            if key not in self._seen:
                self._seen.add(key)
                self._pending.append(path)

    def _places(self, name: bytes, beside: str) -> list[str]:
        known = self._asked.get((name, beside))
        if known is None:
            known = self.found([os.fsdecode(name)], (beside,) if beside else ())
            self._asked[name, beside] = known
        return known

    def found(self, names: list[str], first: tuple[str, ...]) -> list[str]:
        """Return the files of these names in folders: all of them, for `#include_next`."""
        folders = (*first, *self._folders)
        paths = [f"{folder}/{name}" if folder else name for name in names for folder in folders]
        return [path for path in paths if os.path.isfile(path)]

    @property
    def found_any(self) -> bool:
        """Return whether there was what is wanted in any."""
        return bool(self._candidates)

    def respelled(self, has_lambdas: bool) -> list[tuple[str, bytes]]:
        """Return the files that clang must see differently."""
        if not self._candidates:
            return []
        # Regular expressions take long to import.
        from enzyme_cc.attributes.respelling import respelled  # noqa: PLC0415

        seen = {path: respelled(data, has_lambdas=has_lambdas) for path, data in self._candidates}
        return [(path, seen[path]) for path, data in self._candidates if seen[path] != data]


def _registers(data: bytes) -> bool:
    """Return whether variables may be named that say something of functions."""
    return b"__enzyme_" in data and any(each.encode() in data for each in REGISTERING)


def _included(data: bytes) -> Iterator[tuple[bytes, bool]]:
    """Yield what `#include` names, and whether in quotes."""
    for directive in data.split(b"#")[1:]:
        if directive.startswith(_INCLUDE):
            line = directive[: directive.find(b"\n")].lstrip(_BLANK)
            name = line.removeprefix(b"include").removeprefix(b"_next").lstrip(_BLANK)
            closing = name.find(_CLOSING.get(name[0], b"\0"), 1) if name else -1
            if line.startswith(b"include") and closing > 0:
                yield name[1:closing], name[0] == 34


def _has_lambdas(invocation: Invocation, sources: list[str], is_cxx: bool) -> bool:
    """Return whether all sources are C++17 or later, where lambdas may be part of constants."""
    standards = [t.texts[0] for t in invocation.tokens if t.texts[0].startswith("-std=")]
    if standards and standards[-1].rpartition("+")[2] in _BEFORE_LAMBDAS:
        return False
    languages = [t.value for t in invocation.tokens if t.effect is Effect.LANGUAGE]
    if languages:
        return all("c++" in language for language in languages)
    return is_cxx or all(source.rpartition(".")[2] in _CXX for source in sources)


def _folders(invocation: Invocation, environment: dict[str, str]) -> list[str]:
    """Return where headers of the user's are looked for."""
    given = _options(invocation, _FOLDERS)
    further = [each for name in _VARIABLES for each in environment.get(name, "").split(":")]
    return list(dict.fromkeys(each for each in (*given, *further) if each))


def _options(invocation: Invocation, names: set[str]) -> list[str]:
    return [token.value for token in invocation.tokens if _name(token) in names]


def _name(token: Token) -> str:
    """Return an option without its value."""
    first = token.texts[0]
    is_joined = len(token.texts) == 1 and token.value
    return first.removesuffix(token.value) if is_joined else first


def names_rules(contents: bytes) -> bool:
    """Return whether a file, as clang is to see it, names functions in attributes."""
    return any(word in contents for word in _RULES)


def _names(files: list[tuple[str, bytes]], working: str) -> dict[str, bytes]:
    """Return the absolute paths that clang forms of these; the working folder may have two."""
    named: dict[str, bytes] = {}
    for path, text in files:
        plain = os.path.abspath(path)
        if ".." in path and not _is_same(path, plain):
            continue  # through a link: clang would take one for another
        named[plain] = text
        if working and not os.path.isabs(path) and os.path.isabs(working):
            named[os.path.normpath(os.path.join(working, path))] = text
    return named


def _is_same(path: str, other: str) -> bool:
    try:
        return os.path.samefile(path, other)
    except OSError:
        return False
