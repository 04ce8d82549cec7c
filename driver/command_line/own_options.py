"""The options and environment variables that are ours, as data: their help is made from this."""

from __future__ import annotations


class OwnOption:
    """One option of ours; `value` is how help names its value, empty where it takes none.

    A name with bars is a choice between what is there, a file behind it where that is said;
    `default` is meant where none is given.
    """

    __slots__ = ("default", "help", "value")

    def __init__(self, text: str, value: str = "", default: str = "") -> None:
        self.help = text
        self.value = value
        self.default = default

    def has(self, value: str) -> bool:
        """Return whether it is one of the values of a choice."""
        for each in self.value.split("|"):
            word, bracket, _ = each.partition("[:")
            if value == word or (bracket and value.startswith(f"{word}:") and value != f"{word}:"):
                return True
        return False


OWN: dict[str, OwnOption] = {
    "check": OwnOption(
        "compare derivatives with differences when the program runs", "warn|abort|off", "warn"
    ),
    "debug": OwnOption("print the real commands, and why enzyme-cc stepped aside"),
    "deterministic": OwnOption(
        "parallel derivatives have the same bits in each run with as many threads", "on|off", "on"
    ),
    "explain": OwnOption(
        "show what gradients keep of the forward sweep, and why", "text|html[:FILE]", "text"
    ),
    "blas": OwnOption("bodies: differentiate the code of BLAS (default: rules)", "rules|bodies"),
    "help": OwnOption("print this and stop"),
    "inline": OwnOption("off: do not inline before differentiating (default: on)", "on|off"),
    "max-seconds": OwnOption("end where differentiating takes longer, with the reason", "SECONDS"),
    "no-heuristic": OwnOption(
        "do not make this guess about what bytes hold; may be given several times", "NAME"
    ),
    "rules": OwnOption("rules for functions of your own; may be given several times", "FILE"),
    "strong-zero": OwnOption("zero times infinity is zero in derivatives"),
    "time-report": OwnOption("show where the time of differentiating goes"),
    "toolchain": OwnOption("use this toolchain: llvm-22, pip, or a path to clang", "NAME"),
    "trap": OwnOption("nan: stop at the first NaN or infinity that a derivative gets", "nan"),
}

VARIABLES: tuple[tuple[str, str], ...] = (
    ("ENZYME_CC_CACHE", "folder for derivatives made before, and findings about this machine"),
    (
        "ENZYME_CC_CACHE_SIZE",
        "how large that may become: 500M, 2G (default: 1G); 0 for no derivatives",
    ),
    ("ENZYME_CC_CHECK", "set to 1, warn or abort: as --enzyme-check"),
    ("ENZYME_CC_CLANG", "the clang to wrap: a name on PATH, or a path"),
    ("ENZYME_CC_DEBUG", "set to 1: as --enzyme-debug"),
    ("ENZYME_CC_LLVM", "the LLVM to use: a version such as 19, or its folder"),
    ("ENZYME_CC_TOOLCHAIN", "as --enzyme-toolchain"),
)


def help_text(program: str, version: str) -> str:
    """Return what --enzyme-help prints."""
    return "\n".join(
        [
            f"{program} {version}: the compiler you have, and derivatives of what it compiles.",
            "",
            f"usage: {program} [options of enzyme-cc] [everything the compiler takes]",
            "",
            "Options of enzyme-cc (-fenzyme-... is the same); all others go to the compiler:",
            *_columns([(_spelling(name, o), o.help) for name, o in sorted(OWN.items())]),
            "",
            "Environment:",
            *_columns(list(VARIABLES)),
            "",
            "'enzyme doctor' shows which compilers were found and what works.",
            "",
        ]
    )


def _spelling(name: str, option: OwnOption) -> str:
    shown = f"={option.value}" if option.value else ""
    return f"--enzyme-{name}" + (f"[{shown}]" if option.default else shown)


def _columns(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(left) for left, _ in rows)
    return [f"  {left:<{width}}  {right}" for left, right in rows]
