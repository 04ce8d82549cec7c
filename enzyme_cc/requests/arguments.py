"""Reading the arguments of a request along the parameters of the function.

arguments = group* tail            or, with all values before all shadows,
arguments = group'* enzyme_interleave shadow* tail
group     = marker* value shadow*      value and each shadow once for each piece of a parameter
tail      = seed* tape             in split modes
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.vocabulary import (
    INTERLEAVE,
    MARKERS_OF_ARGUMENTS,
    Activity,
    Mode,
    Spread,
)
from enzyme_cc.ir.types import POINTER, FloatType, IntType, PointerType, StructType, array_type
from enzyme_cc.requests.activity import (
    check_activity,
    check_pieces,
    default_activity,
    group_activity,
    result_parameter,
    result_type,
)
from enzyme_cc.requests.fitting import fit
from enzyme_cc.requests.model import Argument, Operand, Repair
from enzyme_cc.requests.parts import parameter_groups
from enzyme_cc.requests.problems import Kind
from enzyme_cc.requests.site import RequestError, Token
from enzyme_cc.requests.stream import Marks, Stream
from enzyme_cc.requests.trace import element_type, integer_of
from enzyme_cc.words.types import spoken

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from enzyme_cc.ir.function import Argument as Parameter
    from enzyme_cc.ir.function import Function
    from enzyme_cc.ir.types import Type
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Options
    from enzyme_cc.requests.site import Site

Group = list["Parameter"]


class Signature(NamedTuple):
    """The arguments of a request, as read: arguments of the primal, seeds, the tape."""

    arguments: tuple[Argument, ...]
    seeds: tuple[Operand, ...] = ()
    tape: Operand | None = None


#: What is no wider may be a buffer of anything.
_CHARACTER = 8
#: Structs are passed in registers piece by piece, each of so many bytes.
_EIGHTBYTE = 8


class Draft(NamedTuple):
    """A parameter, or the pieces of one, with the tokens it got."""

    group: Group
    marks: Marks
    activity: Activity
    values: list[Token]
    shadows: list[Token]


def read_arguments(
    site: Site,
    function: Function,
    options: Options,
    tokens: Sequence[Token],
    result: Activity | None,
) -> Signature:
    """Return each parameter's entry, and what is behind them; RequestError at the first misfit."""
    if any(token.marker == INTERLEAVE for token in tokens):
        try:
            return _Reader(site, function, options, result, inherits=True).read(tokens)
        except RequestError as first:
            try:
                return _Reader(site, function, options, result).read(tokens)
            except RequestError:
                raise first from None
    return _Reader(site, function, options, result).read(tokens)


def _is_integer(pointer: Value) -> bool:
    """Return whether it is the address of a variable that is an integer."""
    kind = element_type(pointer)
    return isinstance(kind, IntType) and kind.width > _CHARACTER


class _Reader:
    def __init__(
        self,
        site: Site,
        function: Function,
        options: Options,
        result: Activity | None,
        *,
        inherits: bool = False,
    ) -> None:
        self.site = site
        self.function = function
        self.options = options
        self.result = result
        self.inherits = inherits
        self.is_interleaved = False
        self.before: Activity | None = None
        #: What may have been left out where arguments are missing.
        self.odd: tuple[str, ...] = ()
        #: What stands where a shadow should, for the same.
        self.instead = ""

    def read(self, tokens: Sequence[Token]) -> Signature:
        head, tail = self._halves(tokens)
        self.is_interleaved = tail is not None
        values = Stream(head)
        shadows = values if tail is None else Stream(tail)
        memory = self._result_memory(values)
        drafts = []
        for group in parameter_groups(self.function):
            draft = self._draft(group, values)
            drafts.append(draft)
            if tail is None:
                self._shadows(draft, shadows)
        if tail is not None:
            self._nothing_left(values)
            for draft in drafts:
                self._shadows(draft, shadows)
        seeds, tape = self._tail(shadows)
        self._nothing_left(shadows)
        arguments = [each for draft in drafts for each in self._arguments(draft)]
        return Signature(tuple(self._in_order(arguments, memory)), seeds, tape)

    def _halves(self, tokens: Sequence[Token]) -> tuple[Sequence[Token], Sequence[Token] | None]:
        places = [at for at, token in enumerate(tokens) if token.marker == INTERLEAVE]
        if not places:
            return tokens, None
        if len(places) > 1:
            again = tokens[places[1]]
            raise RequestError(Kind.MISPLACED_MARKER, f"{again} is there a second time")
        tail = tokens[places[0] + 1 :]
        marked = next((each for each in tail if each.marker), None)
        if marked is not None:
            raise RequestError(
                Kind.MISPLACED_MARKER,
                f"{marked} comes after enzyme_interleave, where only shadows follow",
                "put the markers and values first, then enzyme_interleave, then the shadows",
            )
        return tokens[: places[0]], tail

    # -- the pieces of the grammar ---------------------------------------------------------------

    def _result_memory(self, values: Stream) -> Argument | None:
        """Reverse modes: the shadow of a result returned through memory comes first."""
        parameter = result_parameter(self.function)
        if parameter is None:
            return None
        shadows: tuple[Operand, ...] = ()
        activity = self.result or Activity.CONST
        if self._passes_result_shadow and activity.has_shadow:
            tokens = [values.value() for _ in range(self.options.width)]
            found = [each for each in tokens if each is not None]
            if len(found) < len(tokens):
                raise RequestError(
                    Kind.MISSING_SHADOW,
                    f"the result ({spoken(result_type(self.function))}) is returned through "
                    "memory, and "
                    f"its shadow must come right after the function{self._at_width}",
                    "or say enzyme_const_return",
                )
            shadows = tuple(self._operand(each, POINTER, lambda: "the shadow") for each in found)
        return Argument(parameter, activity, (), shadows, is_result=True)

    @property
    def _passes_result_shadow(self) -> bool:
        return self.site.mode.is_reverse and not self._asks_size

    def _draft(self, group: Group, stream: Stream) -> Draft:
        marks = self._marks(stream)
        activity = self._activity(group, marks)
        if marks.is_by_reference and len(group) > 1:
            raise RequestError(
                Kind.BYREF_SIZE,
                f"{self.site.parameter(group[0])} is passed in {len(group)} pieces, and "
                "enzyme_byref is for one",
                "pass the struct itself",
            )
        if self._asks_size:
            return self._only_marks(group, marks, activity, stream)
        wanted = group if not marks.is_by_reference else group[:1]
        values = self._values(wanted, marks, stream)
        if values is None:
            raise self._no_value(group[0], marks, stream)
        if self.site.mode is Mode.BATCH and self._spread(marks) is Spread.VECTOR:
            self._lanes(group, values, stream)
        return Draft(group, marks, activity, values, [])

    def _values(self, group: Group, marks: Marks, stream: Stream) -> list[Token] | None:
        if marks.spread is not Spread.BUFFER or len(group) == 1:
            return stream.pieces(group, joined=bool(marks.names))
        token = stream.value(joined=True)
        # All pieces are in the one buffer.
        return token and [token._replace(piece=each) for each in range(len(group))]

    def _only_marks(self, group: Group, marks: Marks, activity: Activity, stream: Stream) -> Draft:
        if not marks.names:
            token = stream.next
            parameter = self.site.parameter(group[0])
            if token is not None:
                raise RequestError(
                    Kind.TOO_MANY_ARGUMENTS,
                    f"{token} is a value, where only markers are wanted",
                    "give the marker of each parameter and nothing else",
                )
            raise RequestError(Kind.TOO_FEW_ARGUMENTS, f"{parameter} has no marker")
        return Draft(group, marks, activity, [], [])

    def _marks(self, stream: Stream) -> Marks:
        marks = Marks()
        while (token := stream.next) is not None and token.marker in MARKERS_OF_ARGUMENTS:
            stream.take()
            row = MARKERS_OF_ARGUMENTS[token.marker]
            marks.names.append(token.marker)
            if row.activity or row.spread:
                self._decide(marks, token)
            # Where only sizes are asked, there are no values, and so no distances between them.
            if row.operand and not (self._asks_size and stream.next and stream.next.marker):
                self._mark_operand(marks, token, stream)
            if self._asks_size and row.activity:
                break
        return marks

    @property
    def _asks_size(self) -> bool:
        return self.site.mode is Mode.AUGMENTED_SIZE

    def _decide(self, marks: Marks, token: Token) -> None:
        row = MARKERS_OF_ARGUMENTS[token.marker]
        if marks.activity or marks.spread:
            raise RequestError(
                Kind.MARKER_OPERAND,
                f"{token} stands where an argument must follow {marks.names[-2]}",
                "each marker is followed by the argument it is about",
            )
        if (self.site.mode is Mode.BATCH) != (row.spread is not None):
            others = "enzyme_scalar, enzyme_vector or enzyme_buffer"
            raise RequestError(
                Kind.MISPLACED_MARKER,
                f"{token} has no effect here",
                f"in a batch write {others}" if row.activity else "it belongs to __enzyme_batch",
            )
        marks.activity, marks.spread = row.activity, row.spread

    def _mark_operand(self, marks: Marks, token: Token, stream: Stream) -> None:
        row = MARKERS_OF_ARGUMENTS[token.marker]
        operand = stream.value(joined=True)
        if operand is None:
            raise RequestError(Kind.MARKER_OPERAND, f"{token} must be followed by {row.operand}")
        if token.marker != "enzyme_byref":
            marks.stride = operand
            return
        marks.bytes = integer_of(operand.value, self.site.call)
        if marks.bytes is None:
            raise RequestError(
                Kind.MARKER_OPERAND, f"{operand}, {row.operand}, must be a constant: sizeof(x)"
            )

    def _activity(self, group: Group, marks: Marks) -> Activity:
        activity = marks.activity
        if activity is None and self.inherits:
            activity = self.before
        if activity is None:
            activity = group_activity([each.type for each in group], self.site.mode)
        elif marks.activity is not None:
            self.before = activity
        return activity

    def _no_value(self, parameter: Parameter, marks: Marks, stream: Stream) -> RequestError:
        name = self.site.parameter(parameter)
        if marks.names:
            what = f", but {stream.next}" if stream.next else ""
            return RequestError(
                Kind.MARKER_OPERAND, f"no value for {name} follows {marks.names[-1]}{what}"
            )
        if stream.next is not None and stream.next.marker != INTERLEAVE:
            return RequestError(
                Kind.MISPLACED_MARKER, f"{stream.next} is not in front of an argument"
            )
        groups = parameter_groups(self.function)
        given = next(i for i, group in enumerate(groups) if parameter in group)
        why = self.instead or (
            f"the function takes {len(groups)}, and {given} {'is' if given == 1 else 'are'} given"
        )
        return RequestError(Kind.TOO_FEW_ARGUMENTS, f"{name} has no argument: {why}", *self.odd)

    def _shadows(self, draft: Draft, stream: Stream) -> None:
        if not draft.activity.has_shadow or self._asks_size or self.site.mode is Mode.BATCH:
            return
        wanted = 1 if draft.marks.stride else self.options.width
        pieces = len(draft.values)
        given = min(stream.count_values() // pieces, wanted)
        for _ in range(wanted):
            found = stream.pieces(draft.group[:pieces], joined=not self.is_interleaved)
            if found is None:
                raise self._no_shadow(draft, wanted, given, stream.next)
            draft.shadows.extend(found)
        self._note_odd(draft)

    def _note_odd(self, draft: Draft) -> None:
        """Remember what can hardly have been meant as a shadow, for what it leads to."""
        for parameter, token in zip(cycle(draft.group), draft.shadows, strict=False):
            if not isinstance(parameter.type, PointerType):
                continue
            name, given = self.site.parameter(parameter), draft.values[0]
            if isinstance(token.value.type, IntType):
                self.instead = f"{token} stands where the shadow of {name} should be"
                self.odd = (self._with_shadow(parameter),)
            elif _is_integer(given.value) and not _is_integer(token.value):
                ways = f"write enzyme_const in front of argument {given.number}, an integer"
                self.odd = (f"{token} was taken as the shadow of {name}: {ways}",)

    def _with_shadow(self, parameter: Parameter) -> str:
        """Return how to write a parameter's argument, with its shadow or as a constant."""
        name = self.site.complaints.places.parameter(parameter) or "x"
        is_one = self.options.width == 1
        written = f"shadow after it: {name}, d{name}" if is_one else "shadows after it, all"
        return f"write its {written}; or enzyme_const, {name} where no derivative by it is wanted"

    def _no_shadow(
        self, draft: Draft, wanted: int, given: int, token: Token | None
    ) -> RequestError:
        name = self.site.parameter(draft.group[0])
        if draft.marks.says:
            name += f", marked {draft.marks.says},"
        where = f"{token} stands" if token else "the call ends"
        what = f"has no shadow: {where} where it should be"
        if wanted > 1:
            what = f"needs {wanted} shadows at width {wanted}, and there are {given}"
        return RequestError(
            Kind.MISSING_SHADOW,
            f"{name} {what}",
            *(self.odd or (self._with_shadow(draft.group[0]),)),
        )

    def _lanes(self, group: Group, values: list[Token], stream: Stream) -> None:
        wanted = self.options.width * len(group)
        while len(values) < wanted:
            token = stream.value(joined=True)
            if token is None:
                raise RequestError(
                    Kind.MISSING_LANE,
                    f"{self.site.parameter(group[0])} needs {self.options.width} values, one for "
                    f"each instance, and there are {len(values) // len(group)}",
                    "write enzyme_scalar in front of a value that all share",
                )
            values.append(token)

    def _spread(self, marks: Marks) -> Spread:
        default = Spread.VECTOR if self.options.width > 1 else Spread.SCALAR
        return marks.spread or default

    # -- what is behind the arguments --------------------------------------------------------------

    def _tail(self, stream: Stream) -> tuple[tuple[Operand, ...], Operand | None]:
        mode = self.site.mode
        seeds: tuple[Operand, ...] = ()
        if mode is Mode.REVERSE_SPLIT and self.result is Activity.OUT:
            seeds = self._seeds(stream)
        takes_tape = mode in (Mode.REVERSE_SPLIT, Mode.FORWARD_SPLIT) and not self.options.tape
        token = stream.value() if takes_tape else None
        return seeds, self._operand(token, POINTER, lambda: "the tape") if token else None

    def _seeds(self, stream: Stream) -> tuple[Operand, ...]:
        wanted = result_type(self.function)
        width = self.options.width
        token = stream.next
        if token is not None and not token.marker:
            whole = array_type(width, wanted)
            if width > 1 and self._fits(token, whole) is not None:
                return (self._seed(stream, whole),)
            if len(stream.rest) >= width and self._fits_seed(token, wanted):
                return tuple(self._seed(stream, wanted) for _ in range(width))
            pieces = wanted.fields or () if isinstance(wanted, StructType) else ()
            if pieces and len(stream.rest) >= width * len(pieces) and self._fits(token, pieces[0]):
                return tuple(self._seed(stream, each) for _ in range(width) for each in pieces)
        there = f"{token} stands there" if token else "the call ends there"
        raise RequestError(
            Kind.MISSING_SEED,
            f"the result ({wanted}) is active, so its derivative must follow the "
            f"arguments{self._at_width}, and {there}",
            "first the derivative of the result, then the tape; or say enzyme_const_return",
        )

    def _seed(self, stream: Stream, wanted: Type) -> Operand:
        token = stream.take()
        if token.copied is not None:
            token = token._replace(piece=0)
        return self._operand(token, wanted, lambda: "the seed")

    def _fits_seed(self, token: Token, wanted: Type) -> bool:
        """Return whether a value fits a seed; a struct may be passed as a copy in memory."""
        return token.copied is wanted or self._fits(token, wanted) is not None

    def _fits(self, token: Token, wanted: Type) -> Repair | None:
        return fit(token.value, wanted, self.site.layout, is_variadic=self.site.is_variadic)

    @property
    def _at_width(self) -> str:
        width = self.options.width
        return f" {width} times at width {width}" if width > 1 else ""

    def _nothing_left(self, stream: Stream) -> None:
        token = stream.next
        if token is None:
            return
        groups = len(parameter_groups(self.function))
        many = f"all of the function's {groups} parameters have"
        given = many if groups != 1 else "the function's only parameter has"
        raise RequestError(
            Kind.TOO_MANY_ARGUMENTS,
            f"{token} is left over: {given} what is needed"
            if groups
            else f"{token} is left over: the function has no parameters",
            *self._defaults(),
        )

    def _defaults(self) -> Iterator[str]:
        """Yield what may have been expected otherwise."""
        for group in parameter_groups(self.function):
            if default_activity(group[0].type, self.site.mode) is Activity.CONST:
                yield f"{self.site.parameter(group[0])} takes no shadow unless it is marked"
                return

    # -- records -----------------------------------------------------------------------------------

    def _arguments(self, draft: Draft) -> Iterator[Argument]:
        """Yield a record for each piece of a parameter."""
        count = len(draft.group)
        for at, parameter in enumerate(draft.group):
            yield self._argument(
                draft, parameter, draft.values[at::count], draft.shadows[at::count]
            )

    def _argument(
        self, draft: Draft, parameter: Parameter, values: list[Token], shadows: list[Token]
    ) -> Argument:
        marks = draft.marks
        in_batch = self.site.mode is Mode.BATCH
        activity = Activity.CONST if in_batch else self._piece_activity(draft, parameter)
        wanted = self._wanted(parameter, marks)
        become = (parameter.type, Repair.LOAD) if marks.is_by_reference else None

        def name() -> str:
            return self.site.parameter(parameter)

        def shadow() -> str:
            return f"the shadow of {name()}"

        return Argument(
            parameter,
            activity,
            tuple(self._operand(each, wanted, name, become) for each in values),
            tuple(self._operand(each, wanted, shadow, become) for each in shadows),
            stride=marks.stride.operand() if marks.stride else None,
            spread=self._spread(marks) if in_batch else None,
            is_marked=bool(marks.activity or marks.spread),
            is_by_reference=marks.is_by_reference,
            is_not_overwritten="enzyme_not_overwritten" in marks.names,
            is_not_cached="enzyme_nocache" in marks.names,
        )

    def _piece_activity(self, draft: Draft, parameter: Parameter) -> Activity:
        """Return the activity of a piece: integers inside a struct of numbers have none."""
        activity = draft.activity
        by_type = default_activity(parameter.type, self.site.mode)
        if len(draft.group) > 1:
            if activity is Activity.OUT and parameter is draft.group[0]:
                check_pieces(self.site, draft.group)
            if activity is Activity.OUT and by_type is Activity.CONST:
                return Activity.CONST
        elif draft.marks.activity is not None:
            check_activity(self.site, parameter, activity)
        if draft.marks.stride is not None and not isinstance(parameter.type, PointerType):
            self.site.complain(
                Kind.ACTIVITY_OF_TYPE,
                f"{self.site.parameter(parameter)} is marked {draft.marks.says}, which is for "
                "pointers",
            )
        return activity

    def _wanted(self, parameter: Parameter, marks: Marks) -> Type:
        if marks.spread is Spread.BUFFER:
            return POINTER
        if not marks.is_by_reference:
            return parameter.type
        size = self.site.layout.store_size(parameter.type)
        if marks.bytes not in (size, self.site.layout.alloc_size(parameter.type)):
            self.site.complain(
                Kind.BYREF_SIZE,
                f"{self.site.parameter(parameter)} has {size} bytes, and enzyme_byref says "
                f"{marks.bytes}",
                "write sizeof of what is passed",
            )
        return POINTER

    def _operand(
        self,
        token: Token,
        wanted: Type,
        what: Callable[[], str],
        become: tuple[Type, Repair] | None = None,
    ) -> Operand:
        if token.piece is not None:
            offset = token.piece * _EIGHTBYTE
            return Operand(token.value, token.position, wanted, Repair.LOAD, offset)
        repair = self._fits(token, wanted)
        if repair is None:
            self.site.complain(
                Kind.ARGUMENT_TYPE,
                f"{token} does not fit {_with_type(what(), wanted)}",
                *_way_to_fit(token.value.type, wanted, what()),
            )
        if repair is Repair.ADDRESS_SPACE:
            self.site.complain(
                Kind.ADDRESS_SPACE, f"{token} is cast to {spoken(wanted)} for {what()}"
            )
        return Operand(token.value, token.position, *(become or (wanted, repair or Repair.NONE)))

    def _in_order(self, arguments: list[Argument], memory: Argument | None) -> list[Argument]:
        every = arguments if memory is None else [*arguments, memory]
        return sorted(every, key=lambda each: each.parameter.index)


def _way_to_fit(given: Type, wanted: Type, what: str) -> Iterator[str]:
    """Yield what to do about an integer for a number: not for a shadow, which may be missing."""
    is_plain = isinstance(given, IntType) and isinstance(wanted, FloatType)
    if is_plain and what.startswith("parameter"):
        yield (
            f"cast it to {spoken(wanted)}, if that is meant: C converts nothing that is passed for "
            "`...`"
        )


def _with_type(what: str, wanted: Type) -> str:
    said = f"({spoken(wanted)})"
    return what if what.endswith(said) else f"{what} {said}"
