"""Load sources and libraries: `load` is the front door."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
import threading
import warnings
import zlib
from collections import Counter
from copy import copy
from difflib import get_close_matches
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from enzyme_cc.bindings.calls import Loader
from enzyme_cc.bindings.errors import DerivativeWarning, SignatureError
from enzyme_cc.bindings.functions import Function
from enzyme_cc.bindings.glue import CALL, Entry
from enzyme_cc.bindings.native import NativeEntry, load_bytes
from enzyme_cc.bindings.records import as_plain, from_plain
from enzyme_cc.bindings.tools import Built, tools
from enzyme_cc.driver.derivatives.derivative_store import store_of

if TYPE_CHECKING:
    import ctypes
    from collections.abc import Iterator, Mapping, Sequence

    from enzyme_cc.bindings.declarations import Said
    from enzyme_cc.bindings.records import Function as Record
    from enzyme_cc.bindings.tools import Tools
    from enzyme_cc.lto.store import Store

_PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
#: What sources given as text are named: their language, and a suffix.
_SUFFIXES = {"c": ".c", "c++": ".cpp", "cpp": ".cpp", "fortran": ".f90", "rust": ".rs"}
#: Lines of Linux's list of processors that say what one can do.
_OF_A_PROCESSOR = ("flags", "Features", "model name", "CPU part")
_LOCK = threading.RLock()
_LOADED: dict[str, Library] = {}


def load(
    *sources: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
    flags: Sequence[str] = (),
    language: str = "c",
    declare: Mapping[str, Mapping[str, Said]] | None = None,
    toolchain: str = "",
) -> Library:
    """Compile sources, or take libraries that carry IR, and return their functions.

    A source is a path of C, C++, Fortran or Rust, or its text, in `language`; `flags` are those of
    the compiler. What was compiled before is remembered. `declare` says more of parameters, by
    function and name.
    """
    paths: list[str] = []
    texts: list[str] = []
    for each in sources:
        for one in [each] if isinstance(each, str | os.PathLike) else each:
            text = os.fspath(one)
            (texts if "\n" in text or "{" in text else paths).append(text)
    if not paths and not texts:
        raise TypeError("load needs a source or a library")
    made_with = tools(toolchain)
    with TemporaryDirectory(prefix="enzyme-", dir=made_with.settings.tmp) as folder:
        paths += _written(texts, language, folder)
        with _LOCK:
            library = _found(paths, [*map(str, flags)], made_with, texts, folder)
    return library.declared(declare or {})


def _written(texts: Sequence[str], language: str, folder: str) -> Iterator[str]:
    """Write sources that are texts to files."""
    suffix = _SUFFIXES.get(language.lower())
    if suffix is None:
        raise TypeError(f"'{language}' is no language here; these are: {', '.join(_SUFFIXES)}")
    for text in texts:
        name = hashlib.sha256(text.encode()).hexdigest()[:12]
        path = os.path.join(folder, f"text-{name}{suffix}")
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        yield path


def _found(
    paths: Sequence[str],
    flags: Sequence[str],
    made_with: Tools,
    texts: Sequence[str],
    folder: str,
) -> Library:
    """Return a library that was loaded or built before, else build it."""
    store = store_of(made_with.settings)
    plain = [path for path in paths if not path.startswith(folder)]
    question = [
        os.getcwd(),
        *plain,
        "\0",
        *texts,
        "\0",
        *flags,
        *made_with.toolchain.commands["cc"],
    ]
    question += [str(made_with.toolchain.version), made_with.toolchain.name, *_ourselves()]
    question += _machine() if any("native" in flag for flag in flags) else []
    name = hashlib.sha256("\1".join(question).encode("utf-8", "surrogateescape")).hexdigest()
    manifest = store.get(name)
    if manifest is not None:
        key = _key(name, json.loads(manifest))
        if key in _LOADED:
            return _LOADED[key]
        data = store.get(key)
        if data is not None:
            return _loaded(key, _read(data), made_with, store)
    from enzyme_cc.bindings import build  # noqa: PLC0415 - not for warm loads

    sources = build.compiled(paths, flags, made_with, folder)
    files = [path for path in sources.files if not path.startswith(folder)]
    key = _key(name, files)
    if key in _LOADED:
        return _LOADED[key]
    built = build.build(sources, flags, made_with, _prefix(key), folder)
    store.put(key, _kept(built))
    store.put(name, json.dumps(files).encode())
    return _loaded(key, built, made_with, store)


def _machine(path: str = "/proc/cpuinfo") -> list[str]:
    """Return what code depends on that is compiled for this machine's processor alone."""
    try:
        with open(path, encoding="utf-8", errors="replace") as file:
            return sorted({line.strip() for line in file if line.startswith(_OF_A_PROCESSOR)})
    except OSError:
        return [platform.node()]


def _prefix(key: str) -> str:
    """Return what names of ours begin with in a library: no two libraries share one."""
    return f"ez{key[:20]}"


def _loaded(key: str, built: Built, made_with: Tools, store: Store) -> Library:
    library = _LOADED[key] = Library(key, built, made_with, store)
    return library


def _key(name: str, files: Sequence[str]) -> str:
    """Return the key of what is built of these files, as they are now."""
    made = hashlib.sha256(name.encode())
    for path in files:
        try:
            with open(path, "rb") as file:
                made.update(hashlib.sha256(file.read()).digest())
        except OSError:
            made.update(b"-")
    return made.hexdigest()


def _kept(built: Built) -> bytes:
    functions = [as_plain(each) for each in built.functions]
    text = built.text.encode("utf-8", "surrogateescape")
    head = [functions, built.state, built.linker, built.link, len(built.native)]
    said = json.dumps(head).encode()
    return b"%d\n" % len(said) + said + built.native + zlib.compress(text, 1)


def _read(data: bytes) -> Built:
    size, _, rest = data.partition(b"\n")
    functions, state, linker, link, length = json.loads(rest[: int(size)])
    native = rest[int(size) : int(size) + length]
    text = zlib.decompress(rest[int(size) + length :]).decode("utf-8", "surrogateescape")
    known = tuple(map(from_plain, functions))
    return Built(known, native, text, tuple(state), linker, tuple(link))


class Library:
    """Functions by name: `library.energy`, or `library["ns::energy"]`."""

    def __init__(
        self,
        key: str,
        built: Built,
        made_with: Tools,
        store: Store,
    ) -> None:
        self._loader = _Entries(key, built, made_with, store)
        self.functions = {
            name: Function(self._loader, index, record)
            for name, (index, record) in _names(built.functions).items()
        }
        self._problems = {each.name: each for each in built.functions if each.problem}
        self._offer(self.functions)

    def _offer(self, functions: Mapping[str, Function]) -> None:
        """Make functions attributes proper, which are found sooner than by asking for them."""
        taken = dir(type(self))
        self.__dict__.update((n, f) for n, f in functions.items() if n not in taken)

    def declared(self, said: Mapping[str, Mapping[str, Said]]) -> Library:
        """Return the same library with more said of parameters."""
        if not said:
            return self
        made = copy(self)
        own = {name: self[name].declare(**each) for name, each in said.items()}
        made.functions = {**self.functions, **own}
        made._offer(own)  # noqa: SLF001 - one of ours
        return made

    def __getitem__(self, name: str) -> Function:
        found = self.functions.get(name)
        if found is not None:
            return found
        problem = self._problems.get(name)
        if problem is not None:
            raise SignatureError(f"{name} ({problem.place}) cannot be called: {problem.problem}")
        near = get_close_matches(name, [*self.functions, *self._problems], 3)
        said = f"; did you mean {' or '.join(near)}?" if near else ""
        listed = ", ".join(self.functions) or "none"
        raise AttributeError(f"no function '{name}' here{said or f'; there are: {listed}'}")

    def __getattr__(self, name: str) -> Function:
        if name.startswith("__"):
            raise AttributeError(name)
        return self[name]

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self.functions]

    def __iter__(self) -> Iterator[Function]:
        return iter(self.functions.values())

    def __repr__(self) -> str:
        return f"<library of {', '.join(self.functions) or 'no function'}>"


def _names(functions: Sequence[Record]) -> dict[str, tuple[int, Record]]:
    """Return functions by full name and by what is after their namespaces, where that is one."""
    named = [(index, each) for index, each in enumerate(functions) if not each.problem]
    found: dict[str, tuple[int, Record]] = {}
    counts = Counter(each.name for _, each in named)
    for index, each in named:
        found[each.name if counts[each.name] == 1 else each.symbol] = index, each
    last = Counter(name.rpartition("::")[2] for name in found)
    for name in [*found]:
        short = name.rpartition("::")[2]
        if last[short] == 1:
            found.setdefault(short, found[name])
    return found


class _Entries(Loader):
    """The native side of one library: the first library, and one for each derivative."""

    def __init__(self, key: str, built: Built, made_with: Tools, store: Store) -> None:
        self.key = key
        self.built = built
        self.made_with = made_with
        self.store = store
        self.native = load_bytes(built.native, _prefix(key))
        self.made: dict[tuple[int, str, tuple[str, ...]], NativeEntry] = {}

    def entry(self, index: int, kind: str, shadowed: tuple[str, ...]) -> NativeEntry:
        """Return one, compiled and loaded."""
        with _LOCK:
            found = self.made.get((index, kind, shadowed))
            if found is None:
                function = self.built.functions[index]
                entry = Entry(f"ez{index}_{kind}", kind, shadowed)
                native = self.native if kind == CALL else self._derivative(index, entry)
                found = NativeEntry(native, function, entry)
                self.made[index, kind, shadowed] = found
        return found

    def _derivative(self, index: int, entry: Entry) -> ctypes.CDLL:
        what = f"{self.key} {entry.symbol} {' '.join(entry.wrt)}"
        name = hashlib.sha256(what.encode()).hexdigest()
        data = self.store.get(name)
        if data is None:
            from enzyme_cc.bindings import build  # noqa: PLC0415 - not for warm loads

            with TemporaryDirectory(prefix="enzyme-", dir=self.made_with.settings.tmp) as folder:
                native, said = build.derivative(
                    self.built, index, [entry], self.made_with, _prefix(self.key), folder
                )
            for each in said:
                warnings.warn(each.render("enzyme").rstrip(), DerivativeWarning, stacklevel=6)
            data = native
            if not said:  # so that it is said again
                self.store.put(name, data)
        return load_bytes(data, f"ez{name[:20]}")


def _ourselves() -> list[str]:
    """Return what tells this version of our sources from any other."""
    found = [sys.version]
    for where, _, names in os.walk(_PACKAGE, followlinks=True):
        for each in sorted(names):
            if each.endswith((".py", ".yaml", ".ll", ".h")):
                status = os.stat(os.path.join(where, each))
                found.append(f"{each} {status.st_size} {status.st_mtime_ns}")
    return found
