"""Global values, which a module holds under a name: variables, aliases, the base of functions.

An attribute that is not there yet is read by the module: all of a header at once. Once read, a
thing is printed from its objects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from enzyme_cc.ir.constants import Constant
from enzyme_cc.ir.types import POINTER, Type, quoted
from enzyme_cc.ir.values import decoded

if TYPE_CHECKING:
    from enzyme_cc.ir.values import User, Value


class Loader(Protocol):
    """The module of a global, as far as globals know it: it reads what is not there yet.

    `module_of` in `enzyme_cc.ir.module` returns it whole.
    """

    #: Whether anything but bodies has been changed since the text was opened.
    edited: bool

    def load_header(self, value: GlobalValue) -> None:
        """Read a global, or the header of a function."""

    def load_users(self, value: GlobalValue) -> None:
        """Read everything that mentions a global, so that its users are all known."""

    def rename(self, value: GlobalValue, ref: str) -> None:
        """Write a global differently from now on, wherever it is mentioned."""


class GlobalValue(Constant):
    """Anything `@named`. `start` and `end` bound its text; -1 means it has none yet."""

    __slots__ = ("end", "is_removed", "loaded", "metadata", "module", "prefix", "ref", "start")

    ref: str
    #: Words before its type: linkage, visibility, convention, `unnamed_addr` ...
    prefix: str
    #: Attachments as written.
    metadata: str

    def __init__(self, module: Loader, ref: str, start: int, end: int) -> None:
        self.module = module
        self.ref = ref
        self.start = start
        self.end = end
        self.type = POINTER
        self.uses = []
        self.is_removed = False
        #: Whether its header is there; what has no text has nothing to read.
        self.loaded = start < 0

    if not TYPE_CHECKING:

        def __setattr__(self, name: str, value: object) -> None:
            if name in _HEADER and not self.loaded:
                self.module.load_header(self)  # what is set must not be read over
            object.__setattr__(self, name, value)

        def __getattr__(self, name: str) -> object:
            if self.loaded:
                raise AttributeError(f"{type(self).__name__} has no {name}")
            self.module.load_header(self)
            return getattr(self, name)

    @property
    def name(self) -> str:
        """Return its name as the linker knows it."""
        return decoded(self.ref)

    @property
    def linkage(self) -> str:
        """Return `external` unless the prefix says otherwise."""
        words = self.prefix.split()
        return next((word for word in words if word in LINKAGES), "external")

    @property
    def is_local(self) -> bool:
        """Return whether other modules cannot see it."""
        return self.linkage in ("private", "internal")

    @property
    def users(self) -> tuple[User, ...]:
        """Return everybody who uses it; reads whatever mentions it."""
        self.module.load_users(self)
        return super().users

    @property
    def is_used(self) -> bool:
        """Return whether anybody uses it; reads whatever mentions it."""
        self.module.load_users(self)
        return bool(self.uses)

    def replace_all_uses(self, new: Value) -> None:
        """Make everybody who uses this use `new` instead; reads whatever mentions it."""
        super().replace_all_uses(new)
        self.module.edited = True

    def changed(self) -> None:
        """Note that an operand, and so the module, has changed."""
        self.module.edited = True

    def rename(self, name: str) -> None:
        """Take another name, everywhere it is mentioned."""
        self.module.rename(self, "@" + quoted(name))

    def load(self) -> None:
        """Read its header now."""
        if not self.loaded:
            self.module.load_header(self)


#: What the text says of a global before any body.
_HEADER = frozenset(
    "arguments metadata operands prefix return_type suffix tail value_type variadic word "
    "words".split()
)

LINKAGES = frozenset(
    "private internal available_externally linkonce linkonce_odr weak weak_odr common appending "
    "extern_weak external".split()
)


class GlobalVariable(GlobalValue):
    """`@x = global i32 0`: one operand, the initialiser, unless it is only declared."""

    __slots__ = ("tail", "value_type", "word")

    value_type: Type
    #: `global` or `constant`.
    word: str
    #: What follows the initialiser, metadata apart: `, align 4`.
    tail: str

    @property
    def initializer(self) -> Value | None:
        """Return what it holds at first."""
        return self.operands[0] if self.operands else None

    @property
    def is_constant(self) -> bool:
        """Return whether it never changes."""
        return self.word == "constant"


class Alias(GlobalValue):
    """`@a = alias i32, ptr @x`, or an `ifunc` by a resolver."""

    __slots__ = ("tail", "value_type", "word")

    value_type: Type
    #: `alias` or `ifunc`.
    word: str
    tail: str

    @property
    def aliasee(self) -> Value:
        """Return what it stands for, or what finds that out."""
        return self.operands[0]
