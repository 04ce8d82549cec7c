"""Choose how to make machine code of IR, by what the front end was told when it made that IR.

What holds for single functions is in the IR itself: processors, features, frame pointers.
Whoever makes an object chooses what it says, and LLVM's options can read, write and run files:
only those that cannot are heeded, unless the link says them, too.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

from enzyme_cc.toolchains.system import checked_target

if TYPE_CHECKING:
    from collections.abc import Sequence

_LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os", "-Oz")
#: Words that mean the same to clang's front end and to clang.
_SAME = frozenset(
    (
        "-fdata-sections",
        "-femulated-tls",
        "-ffunction-sections",
        "-fno-use-cxa-atexit",
        "-fno-unique-section-names",
        "-mrelax-all",
    )
)
_SAME_BEGINNINGS = ("-fsanitize", "-ftls-model=", "-mcmodel=", "-mtls-size=")
#: A switch or a number, or what clang makes of options of its own.
_HARMLESS = re.compile(
    r"--?(?:(?!dir|dump|exec|file|output|path|plugin)[\w-])+(?:=(?:true|false|-?[0-9]+))?"
    r"|-(?:arm-implicit-it|enable-machine-outliner|x86-align-branch)=[a-z+]+"
)
#: What makes machine code of the counters of runs and branches that a front end has put in.
_COUNTING = {"-fprofile-instrument=clang": "-fprofile-instr-generate"}
_POSITIONS = {"static": ("-fno-pic", "-fno-pie"), "dynamic-no-pic": ("-fno-pic",)}


def code_options(command: list[str], said: Sequence[str] = (), where: str = "") -> list[str]:
    """Return the options of clang that say the same; a level that nobody gave is the lowest.

    `said` are the words of the link, and `where` is the object that has the command.
    """
    found = ["-O0"]
    words = iter(command)
    for word in words:
        if word in _LEVELS:
            found[0] = word
        elif word in _SAME or word.startswith(_SAME_BEGINNINGS):
            found.append(word)
        elif word == "-triple":
            found += ["-target", checked_target(next(words, ""), where)]
        elif word == "-mrelocation-model":
            found += _POSITIONS.get(next(words, ""), ("-fPIC",))
    return found + _llvm_options(command, said)


def _llvm_options(command: Sequence[str], said: Sequence[str]) -> list[str]:
    """Return the options for LLVM itself that name no file, and those that the link says."""
    known = set(_for_llvm(said))
    words = _for_llvm(command)
    return [
        part
        for word, after in pairwise([*words, "-"])
        if word in known or (_HARMLESS.fullmatch(word) and after.startswith("-"))
        for part in ("-mllvm", word)
    ]


def _for_llvm(words: Sequence[str]) -> list[str]:
    return [word for before, word in pairwise(words) if before == "-mllvm"]


def counting_options(commands: list[list[str]]) -> list[str]:
    """Return what the machine code of IR of several front ends needs where one of them counts."""
    words = {word for command in commands for word in command}
    return [option for word, option in _COUNTING.items() if word in words]
