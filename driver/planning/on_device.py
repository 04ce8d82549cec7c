"""Sources with code for a device, CUDA or HIP, that ask for derivatives: what is done about them.

Where code for a device asks, the compiler's commands are run one by one, and each that compiles
for a device is followed by the derivatives of what it compiled. The code for the host beside it is
differentiated once the object is there: the image for the device is taken from that, so that the
host's IR has all that the compiler puts into it.
"""

from __future__ import annotations

from enzyme_cc.driver.command_line.option_table import Effect
from enzyme_cc.driver.command_line.options import Invocation, Phase, output_name
from enzyme_cc.driver.planning.annotated import STANDARD_INPUT
from enzyme_cc.driver.planning.recompile import from_ir, front_end, manner
from enzyme_cc.driver.planning.steps import (
    Differentiate,
    ForDevice,
    FrontEnd,
    Link,
    LookAtDevice,
    LookAtLaunches,
    Replace,
    Reread,
    Run,
    Temporary,
    WithImage,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.command_line.tokens import Token
    from enzyme_cc.driver.planning.compiler import Compiler
    from enzyme_cc.driver.planning.steps import Place, Plan, Step, Words

_MADE = (Phase.ASSEMBLY, Phase.OBJECT, Phase.LINK)
_KINDS = ("--cuda-gpu-arch=", "--offload-arch=", "--no-cuda-gpu-arch=", "--no-offload-arch=")
_ONLY_DEVICE = ("--cuda-device-only", "--offload-device-only")
_ONLY_HOST = ("--cuda-host-only", "--offload-host-only")
_BOTH = ("--cuda-compile-host-device", "--offload-host-device")
#: What has only one of the two codes made.
ONLY = (*_ONLY_DEVICE, *_ONLY_HOST)
#: What has code for devices linked later, so that it is no finished image in an object.
_SWITCHES = ("-fgpu-rdc", "-fcuda-rdc", "-fno-gpu-rdc", "-fno-cuda-rdc")
_LATER = "-foffload-lto"
#: Where clang puts the image that it has made.
_IMAGES = (b".nv_fatbin", b".hip_fatbin")
PLACES = "-gline-tables-only"
_NAMES = "-g"


def with_device(
    planned: Plan, invocation: Invocation, compiler: Compiler, sources: tuple[Token, ...]
) -> tuple[Step, ...]:
    """Return the steps of a plan, behind a look at the code for a device, and before the host's."""
    steps = planned.steps
    only = [each for each in _texts(invocation) if each in _ONLY_DEVICE + _ONLY_HOST + _BOTH]
    if invocation.phase not in _MADE:
        return steps
    looks: tuple[LookAtDevice, ...] = ()
    again: tuple[Step, ...] = tuple(Reread() for each in sources if each.value == STANDARD_INPUT)
    if not only or only[-1] not in _ONLY_HOST:
        looks = tuple(looked_at(invocation, compiler, *each) for each in enumerate(sources))
    waiting = tuple(Run(step.argv) if isinstance(step, Replace) else step for step in steps)
    if looks:
        argv = next(step.argv for step in steps if isinstance(step, (Link, Replace, Run)))
        waiting = (ForDevice(argv, looks, waiting, manner(invocation)),)
    is_both = not only or only[-1] in _BOTH
    launches = (_launches(invocation, compiler, *each) for each in enumerate(sources))
    waiting = (*launches, *waiting)
    if (only and only[-1] in _ONLY_DEVICE) or not _leaves_objects(invocation):
        return (*again, *waiting)
    of_host = (
        _of_host(invocation, compiler, *each, has_image=is_both) for each in enumerate(sources)
    )
    return (*again, *waiting, *of_host)


def _leaves_objects(invocation: Invocation) -> bool:
    """Return whether host code can be made once more, with the image that is in the object."""
    later = _is_linked_later(invocation)
    return invocation.phase is Phase.OBJECT and not later and not invocation.has(Effect.LLVM_OUTPUT)


def is_relocatable(invocation: Invocation) -> bool:
    """Return whether code for devices may need other files, and is linked with them."""
    said = [text for text in _texts(invocation) if text in _SWITCHES]
    return bool(said) and not said[-1].startswith("-fno-")


def _is_linked_later(invocation: Invocation) -> bool:
    return is_relocatable(invocation) or _LATER in _texts(invocation)


def looked_at(
    invocation: Invocation, compiler: Compiler, number: int, source: Token
) -> LookAtDevice:
    """Return the look at the code for a device in a source."""
    plain = without_kinds(invocation)
    kinds = _kinds(invocation)

    def front_end_for(at: int, kind: tuple[str, ...]) -> FrontEnd:
        bitcode = Temporary(number, f".device{at}.bc")

        def reading(*further: str) -> Words:
            words = ("--cuda-device-only", *further)
            return (*front_end(plain, compiler, source, bitcode, words), *kind)

        return FrontEnd(reading(), reading(PLACES), reading(_NAMES), bitcode)

    front_ends = tuple(front_end_for(*each) for each in enumerate(kinds))
    names = tuple(each.partition("=")[2] for kind in kinds for each in kind or ("",))
    return LookAtDevice(front_ends, names, source.value)


def _launches(
    invocation: Invocation, compiler: Compiler, number: int, source: Token
) -> LookAtLaunches:
    """Return the step that looks for kernels whose derivatives host code launches."""
    image = Temporary(number, ".none.fatbin")
    given = ("-Xclang", "-fcuda-include-gpubinary", "-Xclang", image)
    plain = without_kinds(invocation)

    def reading(which: str, end: str, further: tuple[Place, ...]) -> tuple[Words, Temporary]:
        bitcode = Temporary(number, end)
        words = (*front_end(plain, compiler, source, bitcode, (which, PLACES)), *further)
        return words, bitcode

    host = reading("--cuda-host-only", ".host.bc", given)
    devices = tuple(
        reading("--cuda-device-only", f".kernels{at}.bc", kind)
        for at, kind in enumerate(_kinds(invocation))
    )
    texts = set(_texts(invocation))
    is_lost = _is_linked_later(invocation) and not texts.intersection(_ONLY_DEVICE)
    return LookAtLaunches(host, devices, image, source.value, is_lost=is_lost)


def _of_host(
    invocation: Invocation, compiler: Compiler, number: int, source: Token, *, has_image: bool
) -> Step:
    """Return the step that differentiates the code for the host, in an object that is there."""
    path = invocation.output or output_name(source.value, ".o")
    bitcode, ir, image = (Temporary(number, end) for end in (".bc", ".ll", ".fatbin"))
    plain = without_kinds(invocation)
    given = ("-Xclang", "-fcuda-include-gpubinary", "-Xclang", image) if has_image else ()

    def reading(*further: str) -> Words:
        words = ("--cuda-host-only", *further)
        return (*front_end(plain, compiler, source, bitcode, words), *given)

    made = Differentiate(
        from_ir(plain, compiler, path, ir),
        ir,
        source.value,
        path,
        front_end=FrontEnd(reading(), reading(PLACES), reading(_NAMES), bitcode),
        manner=manner(invocation),
    )
    return WithImage(path, _IMAGES, image, (made,)) if has_image else made


def _kinds(invocation: Invocation) -> tuple[tuple[str, ...], ...]:
    """Return what to compile for: one device at a time, for each leaves an output of its own."""
    chosen: dict[str, None] = {}
    for text in _texts(invocation):
        option = next((each for each in _KINDS if text.startswith(each)), "")
        for kind in text.removeprefix(option).split(",") if option else ():
            if option.startswith("--no-"):
                chosen = {} if kind == "all" else {k: None for k in chosen if k != kind}
            else:
                chosen[kind] = None
    return tuple((f"--offload-arch={kind}",) for kind in chosen) or ((),)


def without_kinds(invocation: Invocation) -> Invocation:
    """Return the command without what says for which devices, or which of both codes."""
    others = _ONLY_DEVICE + _ONLY_HOST + _BOTH
    tokens = tuple(
        token
        for token in invocation.tokens
        if token.texts[0] not in others and not token.texts[0].startswith(_KINDS)
    )
    return Invocation(invocation.arguments, tokens, invocation.own_all, opaque=invocation.opaque)


def _texts(invocation: Invocation) -> list[str]:
    return [token.texts[0] for token in invocation.tokens]
