"""The fixed pipelines where there are only single passes: llvmlite has no inlining by cost.

Functions are simplified callees first, and what is small then becomes part of its callers.
Nothing is run on what is `optnone`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from enzyme_cc.toolchains.pipelines import SMALL, SMALL_IF_HINTED

if TYPE_CHECKING:
    from collections.abc import Iterable

_NAME = r'"[^"]*"|[-a-zA-Z$._0-9]+'
_STRING = re.compile(r'"[^"]*"')
_CALL = re.compile(rf"(?:call|invoke) [^\n]*?@({_NAME})\(")
_INSTRUCTION = re.compile(r"^  (?:%|[a-z])(?![^\n]*@llvm\.(?:dbg|lifetime)\.)", re.MULTILINE)
_DEFINE = re.compile(rf'^define (?:"[^"]*"|[^@"\n])*?@({_NAME})\(', re.MULTILINE)
_HEADER = re.compile(
    rf'^define (?:"[^"]*"|[^@"\n])*?@({_NAME})\((?=[^\n]* (#\d+) )[^\n]*$', re.MULTILINE
)
#: What may be another function when the program is linked.
_REPLACEABLE = ("weak_any", "linkonce_any")
_ALWAYS = "alwaysinline"


class SinglePasses:
    """The passes of one module, in llvmlite's hands."""

    def __init__(self, llvm: Any, module: Any, builder: Any) -> None:  # noqa: ANN401
        self._llvm = llvm
        self._module = module
        self._builder = builder
        self._words: dict[str, str] = {}
        self._functions: dict[str, Any] = {}
        for function in module.functions:
            words = _STRING.sub("", b" ".join(function.attributes).decode("utf-8", "replace"))
            if not function.is_declaration and "optnone" not in words.split():
                self._functions[_quoted(function.name)] = function
                self._words[_quoted(function.name)] = words
        #: The functions that were marked to become part of their callers.
        self._marked: list[str] = []

    def run(self, *, always: bool, small: bool) -> None:
        """Simplify everything; inline what must always be, and what is small, if so wished."""
        self._simplify(self._functions)
        if always:
            self._inline()
        if small:
            self._inline_small()
        elif always:
            self._simplify(self._functions)
        self._on_module("add_post_order_function_attributes_pass")

    def text(self) -> str:
        """Return the module, without marks."""
        return _unmarked(str(self._module), self._marked)

    def _simplify(self, names: Iterable[str]) -> None:
        with self._builder.getFunctionPassManager() as manager:
            for name in names:
                manager.run(self._functions[name], self._builder)

    def _on_module(self, add: str) -> None:
        with self._llvm.create_new_module_pass_manager() as manager:
            getattr(manager, add)()
            manager.run(self._module, self._builder)

    def _inline(self) -> None:
        """Inline what is marked; LLVM drops what nobody can see and nobody calls any more."""
        self._on_module("add_always_inliner_pass")
        there = {_quoted(function.name) for function in self._module.functions}
        self._functions = {name: f for name, f in self._functions.items() if name in there}

    def _inline_small(self) -> None:
        """Inline callees before callers: so no function grows by more than what is small."""
        texts = self._texts()
        left = {name: self._calls(texts[name]) for name in self._functions}
        while left:
            ready = [name for name, calls in left.items() if not calls & left.keys() - {name}]
            # Where functions call each other, one has to be first.
            ready = ready or list(left)[:1]
            small = [name for name in ready if self._is_small(name, texts[name])]
            for name in ready:
                del left[name]
            for name in small:
                self._functions[name].add_function_attribute(_ALWAYS)
            self._marked += small
            callers = [name for name, calls in left.items() if calls.intersection(small)]
            if callers:
                self._inline()
                self._simplify(callers)
                texts = self._texts()
                left.update((name, self._calls(texts[name])) for name in callers)
        self._simplify(self._functions)

    def _texts(self) -> dict[str, str]:
        """Return every function as text: printing one by one takes as long as the module each."""
        text = str(self._module)
        starts = [found.start() for found in _DEFINE.finditer(text)]
        pieces = [text[start : text.find("\n}", start)] for start in starts]
        return {_DEFINE.match(piece)[1]: piece for piece in pieces}  # type: ignore[index]

    def _calls(self, text: str) -> set[str]:
        """Return the functions of ours that this one calls."""
        return self._functions.keys() & set(_CALL.findall(text))

    def _is_small(self, name: str, text: str) -> bool:
        words = self._words[name].split()
        if name in _CALL.findall(text) or "noinline" in words or _ALWAYS in words:
            return False
        if self._functions[name].linkage.name in _REPLACEABLE:
            return False
        limit = SMALL_IF_HINTED if "inlinehint" in words else SMALL
        return len(_INSTRUCTION.findall(text)) <= limit


def _quoted(name: str) -> str:
    """Return a name as texts have it."""
    return name if re.fullmatch(r"[-a-zA-Z$._][-a-zA-Z$._0-9]*", name) else f'"{name}"'


def _unmarked(text: str, names: Iterable[str]) -> str:
    """Return the module with what these functions have in groups of their own, without the mark."""
    marked = set(names)
    plain: dict[str, str] = {}

    def header(found: re.Match[str]) -> str:
        name, group = found.groups()
        if name not in marked:
            return found[0]
        return found[0].replace(f" {group} ", _without(text, group, plain), 1)

    changed = _HEADER.sub(header, text)
    return "\n".join([changed.rstrip("\n"), *filter(None, plain.values()), ""])


def _without(text: str, group: str, plain: dict[str, str]) -> str:
    """Return the group to write instead, with spaces around; its definition goes to `plain`."""
    number = f"#{1_000_000 + int(group[1:])}"
    if group not in plain:
        words = re.search(rf"^attributes {group} = \{{(.*)\}}$", text, re.MULTILINE)
        kept = words[1].replace(f" {_ALWAYS} ", " ", 1).strip() if words else ""
        plain[group] = f"attributes {number} = {{ {kept} }}" if kept else ""
    return f" {number} " if plain[group] else " "
