"""The steps of a plan. Values only: they can be printed and compared, and do nothing."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.command_line.closed_set import ClosedSet


class Temporary:
    """A file that exists only while a plan runs; the same number is the same file.

    People who meet it know the `source` that it is made of, if there is one.
    """

    __slots__ = ("number", "source", "suffix")

    def __init__(self, number: int, suffix: str, source: str = "") -> None:
        self.number = number
        self.suffix = suffix
        self.source = source


class Unfinished(Temporary):
    """A file beside an output at this `path`, whose name it gets once it is finished."""

    __slots__ = ("path",)

    def __init__(self, path: str) -> None:
        super().__init__(-1, "")
        self.path = path


Place = str | Temporary
Words = tuple[Place, ...]


def numbered(words: Words) -> tuple[str, ...]:
    """Return a command with numbers in place of files that are named differently each time."""
    return tuple(word if isinstance(word, str) else f"\1{word.number}" for word in words)


class Respell:
    """Write these sources as the compiler is to see them, and the `overlay` that tells it so."""

    __slots__ = ("files", "overlay")

    def __init__(self, overlay: Temporary, files: dict[str, bytes]) -> None:
        self.overlay = overlay
        self.files = files


class Replace:
    """Become the command."""

    __slots__ = ("argv",)

    def __init__(self, argv: tuple[str, ...]) -> None:
        self.argv = argv


class Run:
    """Run the command to its end; a failure ends the plan with its status."""

    __slots__ = ("argv",)

    def __init__(self, argv: Words) -> None:
        self.argv = argv


class TryLink:
    """Run a command that compiles and links at once, unless derivatives are asked for.

    Then nothing is left to be seen of it, and `instead` is done: at once where a request is in
    one of `sources`. Whether a link succeeded with requests left in it is looked for in
    `output`, empty where no link does. `colours` is where an option for them has its place.
    """

    __slots__ = ("argv", "colours", "instead", "output", "sources")

    def __init__(
        self,
        argv: Words,
        instead: tuple[Step, ...],
        *,
        sources: tuple[str, ...],
        output: str,
        colours: int,
    ) -> None:
        self.argv = argv
        self.instead = instead
        self.sources = sources
        self.output = output
        self.colours = colours


class HideIr:
    """Hide the IR in the objects of the command before from linkers and other tools.

    Where an object is not what and where it was expected, run `instead`: the plain command,
    which writes over whatever the other one wrote.
    """

    __slots__ = ("instead", "paths")

    def __init__(self, paths: tuple[Place, ...], instead: Words) -> None:
        self.paths = paths
        self.instead = instead


class TryUnoptimised:
    """Compile a source that names a request without optimisation: that output is made again.

    `again` makes it, with derivatives. Where that is not so, or where LLVM may have something to
    say that only optimising tells, do the others, which compile it as the user says, before.
    """

    __slots__ = ("again", "argv", "compile", "hide")

    def __init__(
        self,
        argv: Words,
        compile: Run,  # noqa: A002 - what it is
        hide: HideIr,
        again: Differentiate,
    ) -> None:
        self.argv = argv
        self.compile = compile
        self.hide = hide
        self.again = again


class Finish:
    """Give a finished file the name that it was made for; after a failure nothing has that name."""

    __slots__ = ("made",)

    def __init__(self, made: Unfinished) -> None:
        self.made = made


class AddIr:
    """Compile a source once more, to `bitcode`, and put that into its object.

    Never a reason for the command to fail: the object is complete without.
    """

    __slots__ = ("argv", "bitcode", "path", "source")

    def __init__(self, argv: Words, bitcode: Temporary, source: str, path: Place) -> None:
        self.argv = argv
        self.bitcode = bitcode
        self.source = source
        self.path = path


class FrontEnd:
    """A way to get the front end's IR of a source, as `bitcode`, once more.

    `with_places` makes the same and says where lines are, `with_names` what variables are, too.
    """

    __slots__ = ("argv", "bitcode", "with_names", "with_places")

    def __init__(
        self, argv: Words, with_places: Words, with_names: Words, bitcode: Temporary
    ) -> None:
        self.argv = argv
        self.with_places = with_places
        self.with_names = with_names
        self.bitcode = bitcode


class Manner:
    """A manner of differentiating: whether LLVM inlines before, whether the tape is printed.

    `rules` are the user's rule files; with `strong_zero` zero times infinity is zero;
    `is_optimised` says that the command has a level other than -O0. `check` and `trap` are what
    derivatives look at when they run, as `Choices` has them; so are `blas_bodies`, `makes_ir` and
    `deterministic` and `no_heuristics`. `max_seconds` are those that differentiating may take,
    `time_report` has them shown. `explain` is how the tape is shown, nothing where it is not;
    `output` is what the command makes, nothing where it does not say.
    """

    __slots__ = (
        *("blas_bodies", "check", "deterministic", "explain", "inline", "is_optimised", "output"),
        *("makes_ir", "max_seconds", "rules", "strong_zero", "time_report", "trap"),
        "no_heuristics",
    )

    def __init__(  # noqa: PLR0913 - what users may choose, by name
        self,
        *,
        inline: bool = True,
        explain: str = "",
        output: str = "",
        rules: tuple[str, ...] = (),
        strong_zero: bool = False,
        is_optimised: bool = False,
        check: str = "",
        trap: str = "",
        blas_bodies: bool = False,
        max_seconds: str = "",
        time_report: bool = False,
        deterministic: bool = False,
        makes_ir: bool = False,
        no_heuristics: tuple[str, ...] = (),
    ) -> None:
        self.no_heuristics = no_heuristics
        self.makes_ir = makes_ir
        self.deterministic = deterministic
        self.blas_bodies = blas_bodies
        self.max_seconds = max_seconds
        self.time_report = time_report
        self.inline = inline
        self.explain = explain
        self.output = output
        self.rules = rules
        self.strong_zero = strong_zero
        self.is_optimised = is_optimised
        self.check = check
        self.trap = trap

    @property
    def is_timed(self) -> bool:
        """Return whether anybody asks how long differentiating takes."""
        return self.time_report or bool(self.max_seconds)

    @property
    def runs_checks(self) -> bool:
        """Return whether derivatives say something of themselves when they run, with places."""
        return bool(self.check or self.trap)


class Link:
    """Run a command that links, and make what its inputs ask for where no compile could.

    Where the link may succeed with a symbol that nobody defines, `output` is what it makes.
    `compiled` has the inputs that the same command has compiled, and how.
    """

    __slots__ = ("argv", "compiled", "inputs", "manner", "output")

    def __init__(
        self,
        argv: Words,
        inputs: tuple[Place, ...],
        *,
        manner: Manner,
        output: Place = "",
        compiled: tuple[tuple[Place, FrontEnd], ...] = (),
    ) -> None:
        self.compiled = compiled
        self.argv = argv
        self.inputs = inputs
        self.manner = manner
        self.output = output


class KeepIr:
    """Keep the IR of what the command before linked in the library that it made, its `output`.

    Never a reason for the command to fail: the library is complete without.
    """

    __slots__ = ("argv", "is_lto", "output")

    def __init__(self, argv: Words, output: Place, *, is_lto: bool) -> None:
        self.argv = argv
        self.output = output
        self.is_lto = is_lto


class Differentiate:
    """Make `path` again with derivatives, where the IR of what was just made asks for them.

    `argv` makes it of the text in `ir`. The front end's IR is in `path`, or comes from
    `front_end` where it is not.
    """

    __slots__ = ("argv", "front_end", "ir", "manner", "path", "source")

    #: Whether it is code for a device, of which nothing is left for a link.
    for_device = False

    def __init__(
        self,
        argv: Words,
        ir: Temporary,
        source: str,
        path: Place,
        *,
        front_end: FrontEnd,
        manner: Manner,
    ) -> None:
        self.argv = argv
        self.ir = ir
        self.source = source
        self.path = path
        self.front_end = front_end
        self.manner = manner


class DifferentiateForDevice(Differentiate):
    """Make again what was compiled for a device.

    Where it `is_part` of what is linked later, what it lacks may be in other files.
    """

    __slots__ = ("is_part",)

    for_device = True
    is_part: bool


class LookAtDevice:
    """Look for requests in the code for a device in a source.

    Each of `front_ends` is a way to get its IR for one of the `kinds` of devices, which are named
    as in the command; the only one may have no name.
    """

    __slots__ = ("front_ends", "kinds", "source")

    def __init__(
        self, front_ends: tuple[FrontEnd, ...], kinds: tuple[str, ...], source: str
    ) -> None:
        self.front_ends = front_ends
        self.kinds = kinds
        self.source = source


class LookAtLaunches:
    """Look for kernels that host code launches where it asks for derivatives, and at these kernels.

    `host` is a command that makes the IR of the host's code in a source, and where it puts it,
    `devices` are the same for each kind of device; `image` is a file for what the first has of
    the others. `is_lost`: the host's code comes into an object before theirs is linked, so that it
    cannot be differentiated.
    """

    __slots__ = ("devices", "host", "image", "is_lost", "source")

    def __init__(
        self,
        host: tuple[Words, Temporary],
        devices: tuple[tuple[Words, Temporary], ...],
        image: Temporary,
        source: str,
        *,
        is_lost: bool = False,
    ) -> None:
        self.host = host
        self.devices = devices
        self.image = image
        self.source = source
        self.is_lost = is_lost


class ForDevice:
    """Do `steps`; where code for a device asks for derivatives, carry out `argv` part by part.

    The compiler says which commands it would run. What is compiled for a device is differentiated
    right behind the command that compiles it. Where that is linked later, `host` is a command that
    makes the IR of the host's code, and where it puts it.
    """

    __slots__ = ("argv", "host", "looks", "manner", "steps")

    def __init__(
        self,
        argv: Words,
        looks: tuple[LookAtDevice, ...],
        steps: tuple[Step, ...],
        manner: Manner,
        *,
        host: tuple[Words, Temporary] | None = None,
    ) -> None:
        self.argv = argv
        self.host = host
        self.looks = looks
        self.steps = steps
        self.manner = manner


class KeepDeviceIr:
    """Put the IR of both codes into an object, the `path`, whose code for devices is linked later.

    `look` makes that of each device, `host` the host's; `options` are what the command says of
    code, in the `language` that the source is in.
    """

    __slots__ = ("host", "language", "look", "options", "path")

    def __init__(
        self,
        path: Place,
        look: LookAtDevice,
        host: tuple[Words, Temporary],
        options: tuple[str, ...],
        language: str,
    ) -> None:
        self.path = path
        self.look = look
        self.host = host
        self.options = options
        self.language = language


class Reread:
    """Let each command that follows read standard input, which is held, from its start."""

    __slots__ = ()


class WithImage:
    """Do `steps` where an object still asks for derivatives, and has an image for a device.

    The image is in one of the `sections`, and is written to the file `image`.
    """

    __slots__ = ("image", "path", "sections", "steps")

    def __init__(
        self, path: str, sections: tuple[bytes, ...], image: Temporary, steps: tuple[Step, ...]
    ) -> None:
        self.path = path
        self.sections = sections
        self.image = image
        self.steps = steps


class Instead:
    """Make an output by other steps, where it still asks for derivatives."""

    __slots__ = ("path", "steps")

    def __init__(self, path: str, steps: tuple[Step, ...]) -> None:
        self.path = path
        self.steps = steps


class Say:
    """Print a line to standard output."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text


Step = (
    Respell
    | Replace
    | Reread
    | Run
    | Link
    | TryLink
    | TryUnoptimised
    | HideIr
    | AddIr
    | KeepDeviceIr
    | KeepIr
    | LookAtLaunches
    | Differentiate
    | Finish
    | ForDevice
    | Instead
    | Say
    | WithImage
)


class Plan:
    """The steps of one command, and why it adds no IR where it adds none."""

    __slots__ = ("reason", "steps")

    def __init__(self, steps: tuple[Step, ...], reason: ClosedSet | None = None) -> None:
        self.steps = steps
        self.reason = reason
