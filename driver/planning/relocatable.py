"""Sources with code for devices that is linked later: `-fgpu-rdc`.

Functions and kernels may be in other files then, and so may requests and what they are about. Each
object keeps the IR of both its codes, whether it asks or not; what it asks for is made at once
where its file has all of it, and else when all is linked.
"""

from __future__ import annotations

import os
import zlib

from enzyme_cc.driver.command_line.option_table import Effect, Language
from enzyme_cc.driver.command_line.options import Invocation, Phase, output_name
from enzyme_cc.driver.command_line.tokens import Token
from enzyme_cc.driver.planning.annotated import STANDARD_INPUT
from enzyme_cc.driver.planning.on_device import (
    ONLY,
    PLACES,
    is_relocatable,
    looked_at,
    without_kinds,
)
from enzyme_cc.driver.planning.pass_through import sources
from enzyme_cc.driver.planning.recompile import alone, front_end, manner, prefix
from enzyme_cc.driver.planning.steps import (
    Finish,
    ForDevice,
    KeepDeviceIr,
    Plan,
    Run,
    Temporary,
    Unfinished,
)
from enzyme_cc.driver.planning.unfinished import beside, may_be_beside
from enzyme_cc.lto.device_ir import is_option

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from enzyme_cc.driver.planning.compiler import Compiler
    from enzyme_cc.driver.planning.steps import Place, Step, Words

_OF_HIP = (".hip", ".hipi")
_UNIT = "-cuid="
_LINK = "--offload-link"
#: This has clang link code for devices without being told to.
_NEW, _OLD = "--offload-new-driver", "--no-offload-new-driver"
#: Numbers of temporary files, so that those of each source are its own.
_FIRST = 100


def relocatable(
    invocation: Invocation,
    compiler: Compiler,
    asking: tuple[Token, ...],
    may_write: Callable[[str], bool] | None = None,
) -> Plan | None:
    """Return the plan of a command whose code for devices is linked later; None for all others."""
    if not is_relocatable(invocation):
        return None
    found = [each for each in sources(invocation) if each.language is Language.DEVICE]
    texts = {token.texts[0] for token in invocation.tokens}
    if not found or texts.intersection(ONLY) or invocation.has(Effect.LLVM_OUTPUT):
        return None
    if any(each.value == STANDARD_INPUT for each in found):
        return None
    if invocation.phase is Phase.LINK:
        return Plan(_linked(invocation, compiler, asking))
    if invocation.phase is not Phase.OBJECT:
        return None
    steps: list[Step] = []
    for number, source in enumerate(sources(invocation)):
        path = invocation.output or output_name(source.value, ".o")
        if source.language is not Language.DEVICE:
            steps.append(Run(alone(invocation, compiler, source, path)))
            continue
        seen, asks = _named(invocation, source), source in asking
        if may_write and may_be_beside(seen, compiler) and may_write(path):
            made = Unfinished(path)
            argv = beside(seen, compiler, made)
            steps += _object(seen, compiler, source, number, made, argv, asks=asks)
            steps.append(Finish(made))
            continue
        only = len(sources(invocation)) == 1
        argv = (*prefix(seen, compiler), *seen.arguments)
        argv = argv if only else alone(seen, compiler, source, path)
        steps += _object(seen, compiler, source, number, path, argv, asks=asks)
    return Plan(tuple(steps))


def _linked(
    invocation: Invocation, compiler: Compiler, asking: tuple[Token, ...]
) -> tuple[Step, ...]:
    """Return the steps that compile each source by itself, and link."""
    from enzyme_cc.driver.planning.split import split  # noqa: PLC0415 - as `split` is

    def compiled(source: Token, place: Temporary) -> tuple[Step, ...]:
        if source.language is not Language.DEVICE:
            return ()
        seen = _named(invocation, source)
        argv = alone(seen, compiler, source, place)
        return _object(
            seen, compiler, source, _FIRST + place.number, place, argv, asks=source in asking
        )

    said = [token.texts[0] for token in invocation.tokens if token.texts[0] in (_NEW, _OLD)]
    further = () if said[-1:] == [_NEW] else (_LINK,)
    linking = Invocation(
        (*invocation.arguments, *further),
        (*(Token((word,)) for word in further), *invocation.tokens),
        invocation.own_all,
        opaque=invocation.opaque,
    )
    return split(linking, compiler, otherwise=compiled)


def _object(  # noqa: PLR0913 - a source, what is made of it, and how
    invocation: Invocation,
    compiler: Compiler,
    source: Token,
    number: int,
    path: Place,
    argv: Words,
    *,
    asks: bool,
) -> tuple[Step, ...]:
    """Return the steps that make the object of one source."""
    plain = without_kinds(invocation)
    bitcode = Temporary(number, ".host.bc")
    words = ("--cuda-host-only", PLACES)
    host = (front_end(plain, compiler, source, bitcode, words), bitcode)
    look = looked_at(invocation, compiler, number, source)
    steps: tuple[Step, ...] = (Run(argv),)
    if asks:
        steps = (ForDevice(argv, (look,), steps, manner(invocation), host=host),)
    texts = [text for token in invocation.tokens for text in token.texts]
    options = tuple(filter(is_option, texts))
    return (*steps, KeepDeviceIr(path, look, host, options, _language(texts, source.value)))


def _language(texts: list[str], source: str) -> str:
    is_hip = "hip" in texts or "-xhip" in texts or source.endswith(_OF_HIP)
    return "hip" if is_hip else "cuda"


def _named(invocation: Invocation, source: Token) -> Invocation:
    """Return a command that names the unit: all its compiles must call static variables alike."""
    if any(token.texts[0].startswith(_UNIT) for token in invocation.tokens):
        return invocation
    said = "\0".join((os.path.abspath(source.value), *invocation.arguments))
    word = f"{_UNIT}{zlib.crc32(said.encode('utf-8', 'surrogateescape')):08x}{len(said):x}"
    return Invocation(
        (word, *invocation.arguments),
        (Token((word,)), *invocation.tokens),
        invocation.own_all,
        opaque=invocation.opaque,
    )
