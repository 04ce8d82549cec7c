"""Finding the requests of a module and reading each; what is wrong is collected."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.attributes.vocabulary import LATER_MODES, Mode, mode_of, special_call_of
from enzyme_cc.ir.constants import Composite, FloatConstant, IntConstant, NullConstant
from enzyme_cc.ir.datalayout import DataLayout
from enzyme_cc.ir.function import Argument, Function, Instruction
from enzyme_cc.ir.globals import Alias, GlobalVariable
from enzyme_cc.ir.instructions import Alloca, CallBase, Load
from enzyme_cc.ir.types import StructType
from enzyme_cc.requests.activity import result_activity
from enzyme_cc.requests.arguments import read_arguments
from enzyme_cc.requests.doubtful import check_sense
from enzyme_cc.requests.model import Arm, Request, Requests
from enzyme_cc.requests.options import read_options
from enzyme_cc.requests.places import Places
from enzyme_cc.requests.problems import Complaints, Kind
from enzyme_cc.requests.results import Outcome, read_result
from enzyme_cc.requests.site import RequestError, Site
from enzyme_cc.requests.swapped_shadows import check_exchanged, check_mixed_up
from enzyme_cc.requests.trace import element_type, leaves, stripped
from enzyme_cc.words.names import readable

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from enzyme_cc.ir.globals import GlobalValue
    from enzyme_cc.ir.module import Module
    from enzyme_cc.ir.values import Value
    from enzyme_cc.requests.model import Options
    from enzyme_cc.requests.site import Token
    from enzyme_cc.requests.trace import Decision, Leaf

_REPLACEABLE = ("weak", "weak_odr", "extern_weak", "common", "available_externally")


def _no_rule(_function: Function) -> bool:
    return False


def _every(_name: str) -> bool:
    return True


def find_requests(
    module: Module,
    has_rule: Callable[[Function], bool] = _no_rule,
    is_chosen: Callable[[str], bool] = _every,
) -> Requests:
    """Find every request of a module, and all that is wrong with any.

    `has_rule` says which functions can be differentiated without a body; `is_chosen`, by name, in
    which functions to look.
    """
    complaints = Complaints(Places(module))
    layout = DataLayout(module.data_layout)
    found = []
    for call, mode in request_calls(module, complaints, is_chosen):
        if mode in LATER_MODES:
            complaints.add(Kind.LATER_MODE, call, *_later(mode))
            continue
        request = _Reading(Site(mode, call, layout, complaints), has_rule).request()
        if request is not None:
            found.append(request)
    check_exchanged(found, complaints)
    said = complaints.found
    return Requests(
        tuple(found),
        tuple(each for each in said if each.severity == "error"),
        tuple(each for each in said if each.severity != "error"),
    )


def _later(mode: Mode) -> tuple[str, str]:
    """Return the problem of a mode that there is not: nothing else about it matters."""
    return (
        f"{mode.spelling}: this version of enzyme-cc has forward and reverse mode only",
        "ask for it by __enzyme_fwddiff or __enzyme_autodiff",
    )


def request_calls(
    module: Module, complaints: Complaints, is_chosen: Callable[[str], bool]
) -> list[tuple[CallBase, Mode]]:
    """Return the calls that ask for derivatives, in the order of the text."""
    found: dict[CallBase, Mode] = {}
    for symbol in list(module.globals.values()):
        mode = mode_of(symbol.name)
        if mode is None or not _may_ask(symbol):
            continue
        users = [each for each in _users(symbol) if _is_in(each, is_chosen)]
        for call in _calls(users, symbol, mode, complaints):
            found[call] = mode
    return [(call, found[call]) for call in _in_order(module, found)]


def special_calls(module: Module) -> list[tuple[CallBase, str]]:
    """Return the other calls that we understand, such as `__enzyme_virtualreverse`, in order."""
    found: dict[CallBase, str] = {}
    for symbol in list(module.globals.values()):
        name = special_call_of(symbol.name)
        if name and _may_ask(symbol):
            users = (each for each in _users(symbol) if isinstance(each, CallBase))
            found.update({each: name for each in users if stripped(each.callee) is symbol})
    return [(call, found[call]) for call in _in_order(module, found)]


def asked_in(module: Module) -> Iterator[tuple[str, str]]:
    """Return where each call is that means something to us, and what it means."""
    complaints = Complaints(Places(module))
    requests = request_calls(module, complaints, _every)
    names = [*((call, mode.spelling) for call, mode in requests), *special_calls(module)]
    return ((complaints.places.of(call), name) for call, name in names)


def _may_ask(symbol: GlobalValue) -> bool:
    """Return what has a body of its own is called, not replaced; a weak body is made for that."""
    if isinstance(symbol, Function):
        return symbol.is_declaration or symbol.linkage in _REPLACEABLE
    return isinstance(symbol, Alias)


def _is_in(user: Value, is_chosen: Callable[[str], bool]) -> bool:
    function = user.function if isinstance(user, Instruction) else None
    return function is not None and is_chosen(function.name)


def _calls(
    users: list[Value], symbol: GlobalValue, mode: Mode, complaints: Complaints
) -> Iterator[CallBase]:
    for user in users:
        if isinstance(user, CallBase) and _calls_it(user, symbol):
            yield user
        elif isinstance(user, Instruction):
            complaints.add(
                Kind.NOT_CALLED,
                user,
                f"{mode.spelling}: it must be called by its name, and is used as a value here",
                "it is no function at run time; make a function that calls it",
            )


def _calls_it(call: CallBase, symbol: GlobalValue) -> bool:
    """Return whether the symbol is what is called and not among what is passed."""
    through = call.callee is symbol or stripped(call.callee) in (symbol, stripped(symbol))
    return through and symbol not in call.arguments


def _users(symbol: GlobalValue) -> Iterator[Value]:
    """Yield the users of a global, through constant expressions too, but not in other globals."""
    pending: list[Value] = [symbol]
    while pending:
        for user in pending.pop().users:
            if isinstance(user, Composite):
                pending.append(user)
            elif not isinstance(user, (Function, GlobalVariable)):
                yield user


def _in_order(module: Module, calls: Iterable[CallBase]) -> list[CallBase]:
    wanted = set(calls)
    callers = {call.function for call in wanted}
    functions = [each for each in module.functions.values() if each in callers]
    return [
        each
        for function in functions
        for each in function.instructions()
        if isinstance(each, CallBase) and each in wanted
    ]


class Target(NamedTuple):
    """A function that may be meant, and the selects that lead to it."""

    function: Function
    conditions: tuple[Decision, ...] = ()


class _Reading:
    """Reading one request."""

    def __init__(self, site: Site, has_rule: Callable[[Function], bool]) -> None:
        self.site = site
        self.has_rule = has_rule

    def request(self) -> Request | None:
        """Return the request, unless something is wrong with it."""
        site = self.site
        before = site.complaints.errors
        targets = self._targets()
        if len(targets) == 1:
            site.name_function(targets[0].function)
        options, tokens = read_options(site)
        if site.complaints.errors > before:
            return None
        arms = [self._arm(target, options, tokens) for target in targets]
        if site.complaints.errors > before:
            return None
        return Request(
            site.mode,
            site.call,
            site.caller,
            site.complaints.places.of(site.call),
            options,
            tuple(arm for arm in arms if arm is not None),
            site.buffer,
        )

    def _arm(self, target: Target, options: Options, tokens: tuple[Token, ...]) -> Arm | None:
        site, function = self.site, target.function
        before = site.complaints.errors
        site.name_function(function)
        activity = result_activity(site, function, options)
        try:
            read = read_arguments(site, function, options, tokens, activity)
        except RequestError as wrong:
            site.complain(wrong.kind, wrong.message, *wrong.notes)
            return None
        if site.complaints.errors > before:
            return None  # what it gives follows from what is wrong
        outcome = Outcome(site, function, options, read.arguments, activity)
        result = read_result(outcome)
        arm = Arm(
            function, target.conditions, read.arguments, activity, result, read.seeds, read.tape
        )
        check_sense(site, arm, options)
        check_mixed_up(site, arm, options)
        return arm

    # -- the function ----------------------------------------------------------------------------

    def _targets(self) -> list[Target]:
        site = self.site
        if not site.tokens:
            site.complain(Kind.NOT_A_FUNCTION, "the function to differentiate must come first")
            return []
        found = leaves(site.tokens[0].value)
        wrong = next((leaf for leaf in found if not isinstance(leaf.value, Function)), None)
        if wrong is not None or not found:
            self._no_function(wrong, [leaf.value for leaf in found])
            return []
        return [target for target in self._chosen(found) if self._has_body(target.function)]

    def _chosen(self, found: tuple[Leaf, ...]) -> list[Target]:
        functions = [leaf.value for leaf in found if isinstance(leaf.value, Function)]
        names = list(dict.fromkeys(functions))
        if len(names) == 1:
            return [Target(names[0])]
        paths = [leaf.path for leaf in found]
        known = [path for path in paths if path is not None]
        if len(known) == len(paths):
            return [Target(f, path) for f, path in zip(functions, known, strict=True)]
        listed = " or ".join(f"'{self.site.complaints.places.name(each)}'" for each in names)
        self.site.complain(
            Kind.FUNCTION_NOT_KNOWN,
            f"the function to differentiate may be {listed}, depending on the path that led here",
            "make a request for each",
            "or choose between them by ?: in the request itself",
        )
        return []

    def _has_body(self, function: Function) -> bool:
        # A batch only calls it.
        if not function.is_declaration or self.site.mode is Mode.BATCH:
            return True
        # What C declares as `f()` says nothing about its parameters.
        if self.has_rule(function) and (function.arguments or not function.variadic):
            return True
        name = self.site.complaints.places.name(function)
        self.site.name_function(function)
        self.site.complain(
            Kind.FUNCTION_NOT_DEFINED,
            f"{name} is only declared here, and there is no rule for it",
            "link what defines it in the same command, or register a rule for it",
        )
        return False

    def _no_function(self, leaf: Leaf | None, among: list[Value]) -> None:
        value = leaf.value if leaf is not None else self.site.tokens[0].value
        others = [each for each in among if isinstance(each, Function)]
        kind, message, *notes = _explained(value, self.site)
        if kind is Kind.NOT_A_FUNCTION and others:
            name = self.site.complaints.places.name(others[0])
            message = f"the first argument must be a function, and may be {name} or {_data(value)}"
            notes = [f"make the request, of {name} by its name, only where that is meant"]
        self.site.complain(kind, message, *notes)


_DATA = (Alloca, FloatConstant, GlobalVariable, IntConstant, NullConstant)
#: What clang calls the types of objects of C++, and of lambdas.
_OBJECT, _LAMBDA = "class.", "class.anon"


def _explained(value: Value, site: Site) -> tuple[Kind, str, *tuple[str, ...]]:
    """Return why a value is not a function that is known."""
    caller = site.complaints.places.name(site.caller)
    if isinstance(value, _DATA):
        return (
            Kind.NOT_A_FUNCTION,
            f"the first argument must be a function, and is {_data(value)}",
            *_ways_to_call(value),
        )
    if isinstance(value, Argument):
        name = site.complaints.places.parameter(value) or str(value.index + 1)
        return (
            Kind.FUNCTION_NOT_KNOWN,
            f"the function to differentiate is parameter '{name}' of '{caller}', and each call of "
            "that may pass another one",
            f"make '{caller}' always_inline",
            f"or, in C++, make the function a template argument of '{caller}'",
        )
    what = "read from memory" if isinstance(value, Load) else ""
    if isinstance(value, CallBase):
        callee = value.callee
        named = site.complaints.places.name(callee) if isinstance(callee, Function) else "a call"
        what = f"returned by {named}"
    return (
        Kind.FUNCTION_NOT_KNOWN,
        f"which function to differentiate is not known when compiling: it is {what or 'computed'}",
        "pass the function itself, or a constant that holds it",
    )


def _kind_of(variable: Alloca | GlobalVariable) -> str:
    """Return the name of its type, where that has one."""
    kind = element_type(variable)
    return (kind.name or "").strip('"') if isinstance(kind, StructType) else ""


def _ways_to_call(value: Value) -> tuple[str, ...]:
    """Return what to do where an object is passed that can be called."""
    if not isinstance(value, Alloca | GlobalVariable) or not _kind_of(value).startswith(_OBJECT):
        return ("give the function first, then options and arguments",)
    return (
        "pass what can be called, not its address, to enzyme::autodiff of <enzyme/enzyme>: "
        "enzyme::autodiff<enzyme::Reverse>(f, enzyme::Active(x)); its captures are constant",
    )


def _data(value: Value) -> str:
    """Return what is no function, in words."""
    if isinstance(value, Alloca | GlobalVariable) and _kind_of(value).startswith(_LAMBDA):
        return "the address of a lambda, an object that holds what it captures"
    if isinstance(value, GlobalVariable):
        return f"the variable {readable(value.name)}"
    if isinstance(value, Alloca):
        return "the address of a local variable"
    return "the null pointer" if isinstance(value, NullConstant) else f"the number {_number(value)}"


def _number(value: Value) -> str:
    """Return a constant as people write it, where it is not in hexadecimal digits."""
    with suppress(ValueError):
        return f"{float(value.ref):.15g}"
    return value.ref
