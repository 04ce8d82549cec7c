"""The environment, read once: the only place that looks at it."""

from __future__ import annotations

import os
import sys

from enzyme_cc.diagnostics import user_error
from enzyme_cc.toolchains.model import PROBING
from enzyme_cc.toolchains.private import Refusal, refusal


class Settings:
    """Our settings from the environment, and the environment our children get."""

    __slots__ = (
        "cache_dir",
        "cache_refusal",
        "cache_size",
        "check",
        "clang",
        "debug",
        "environment",
        "llvm",
        "path",
        "probing",
        "tmp",
        "toolchain",
    )

    def __init__(self, environment: dict[str, str]) -> None:
        self.environment = environment
        self.debug = environment.get("ENZYME_CC_DEBUG", "0") not in ("", "0")
        self.check = _check(environment.get("ENZYME_CC_CHECK", ""))
        self.clang = environment.get("ENZYME_CC_CLANG", "")
        self.llvm = environment.get("ENZYME_CC_LLVM", "")
        self.toolchain = environment.get("ENZYME_CC_TOOLCHAIN", "")
        self.path = environment.get("PATH", os.defpath)
        self.tmp = environment.get("TMPDIR") or "/tmp"
        self.probing = PROBING in environment
        self.cache_dir, self.cache_refusal = _seen(_cache_dir(environment))
        self.cache_size = environment.get("ENZYME_CC_CACHE_SIZE", "")


def from_process() -> Settings:
    """Return the settings of this process."""
    environment = dict(os.environ)
    if _coerced_locale(environment):
        del environment["LC_CTYPE"]
    return Settings(environment)


def _check(said: str) -> str:
    """Return the value of --enzyme-check that is meant; nothing where it is not asked for."""
    if said not in _CHECKS:
        raise user_error(
            f"'{said}' is no value of ENZYME_CC_CHECK", "set it to 1, warn, abort or 0"
        )
    return _CHECKS[said]


#: What the variable may be, and which value of --enzyme-check that is.
_CHECKS = {"": "", "0": "", "1": "warn", "abort": "abort", "off": "", "warn": "warn"}


def _cache_dir(environment: dict[str, str]) -> str:
    """Return where findings about the machine are kept; empty where there is no such place."""
    chosen = environment.get("ENZYME_CC_CACHE")
    if chosen is not None:
        return chosen
    home = environment.get("HOME", "")
    base = environment.get("XDG_CACHE_HOME") or (home and os.path.join(home, ".cache"))
    if base and (os.path.isdir(base) or os.path.isdir(home)):
        return os.path.join(base, "enzyme-cc")
    return os.path.join(environment.get("TMPDIR") or "/tmp", f"enzyme-cc-{os.getuid()}")


def _seen(folder: str) -> tuple[str, Refusal | None]:
    """Return the folder that was looked at, by the name that it was looked at by; else why not."""
    if not folder:
        return "", None
    try:
        folder = os.path.abspath(folder)
    except OSError:  # nobody knows where we are
        return "", Refusal("UNSEEN_FOLDER", folder)
    found = refusal(folder)
    return "" if found else folder, found


def _coerced_locale(environment: dict[str, str]) -> bool:
    """Return whether CPython set LC_CTYPE at start-up (PEP 538): the compiler must not see that."""
    if environment.get("LC_CTYPE") != "C.UTF-8" or not sys.platform.startswith("linux"):
        return False
    try:
        with open("/proc/self/environ", "rb") as file:
            return not any(v.startswith(b"LC_CTYPE=") for v in file.read().split(b"\0"))
    except OSError:
        return False
