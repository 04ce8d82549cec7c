"""Choose how to make machine code of IR, by what the front end was told when it made that IR.

What holds for single functions is in the IR itself: processors, features, frame pointers.
"""

from __future__ import annotations

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
_WITH_VALUE = {"-mllvm": "-mllvm", "-triple": "-target"}
#: What makes machine code of the counters of runs and branches that a front end has put in.
_COUNTING = {"-fprofile-instrument=clang": "-fprofile-instr-generate"}
_POSITIONS = {"static": ("-fno-pic", "-fno-pie"), "dynamic-no-pic": ("-fno-pic",)}


def code_options(command: list[str]) -> list[str]:
    """Return the options of clang that say the same; a level that nobody gave is the lowest."""
    found = ["-O0"]
    words = iter(command)
    for word in words:
        if word in _LEVELS:
            found[0] = word
        elif word in _SAME or word.startswith(_SAME_BEGINNINGS):
            found.append(word)
        elif word in _WITH_VALUE:
            found += [_WITH_VALUE[word], next(words, "")]
        elif word == "-mrelocation-model":
            found += _POSITIONS.get(next(words, ""), ("-fPIC",))
    return found


def counting_options(commands: list[list[str]]) -> list[str]:
    """Return what the machine code of IR of several front ends needs where one of them counts."""
    words = {word for command in commands for word in command}
    return [option for word, option in _COUNTING.items() if word in words]
