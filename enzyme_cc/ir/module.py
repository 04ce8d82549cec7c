"""A module: opened by one scan of its text, everything else read when somebody asks.

What was never asked for is printed back byte for byte. What was read is printed from its objects.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping
from typing import TYPE_CHECKING

from enzyme_cc.ir.address_spaces import VALUE_WORD, note_address_spaces
from enzyme_cc.ir.constants import drop_unused_constants
from enzyme_cc.ir.function import Function, keep_comdat
from enzyme_cc.ir.globals import Alias, GlobalValue, GlobalVariable
from enzyme_cc.ir.items import Definition, Item, Region, arranged
from enzyme_cc.ir.mentions import Mentions
from enzyme_cc.ir.metadata.live_nodes import LiveNodes
from enzyme_cc.ir.metadata.nodes import MetadataTable
from enzyme_cc.ir.named_types import NamedTypes
from enzyme_cc.ir.printer import print_function, print_global, print_header
from enzyme_cc.ir.reading.bodies import read_body
from enzyme_cc.ir.reading.cursor import NAME, NODE_NUMBER, SPACE, Cursor, Source
from enzyme_cc.ir.reading.entries import check_entry, content_end, entry_text, joined
from enzyme_cc.ir.reading.headers import read_header
from enzyme_cc.ir.reading.outline import Entry, find_bodies, find_body, find_entries, function_name
from enzyme_cc.ir.types import KEYWORDS, POINTER, PointerType, StructType, Type, pointer_type
from enzyme_cc.ir.uses import containing_functions
from enzyme_cc.ir.values import canonical, decoded, is_unnamed, unescaped

if TYPE_CHECKING:
    from collections.abc import Iterator

    from enzyme_cc.ir.constants import BlockAddress
    from enzyme_cc.ir.values import Value

_ADDRESSED = re.compile(rf"blockaddress{SPACE}\({SPACE}(@{NAME})")
_PROGRAM_SPACE = re.compile(r"(?:^|-)P(\d{1,8})(?:-|$)")


class Module:
    """Everything in one text."""

    __slots__ = (
        "_added",
        "_addressed",
        "_addresses",
        "_by_name",
        "_definitions",
        "_functions",
        "_items",
        "_labels",
        "_live",
        "_mentions",
        "_metadata",
        "_nodes",
        "_numbers",
        "_outlined",
        "_program_pointer",
        "_settings",
        "_symbols",
        "_types",
        "edited",
        "expressions",
        "parameter_spellings",
        "source",
        "text",
        "type_spellings",
    )

    def __init__(self, text: str, name: str = "<module>") -> None:
        self.source = Source(text, name)
        self.text = text
        #: Types, and parameters without their names, by how they are written here.
        self.type_spellings: dict[str, Type] = dict(KEYWORDS)
        self.parameter_spellings: dict[str, tuple[Type, str]] = {}
        #: Constant expressions by how they are written here.
        self.expressions: dict[str, Value] = {}
        self.edited = False
        self._symbols: dict[str, GlobalValue] = {}
        self._types = NamedTypes(self, self._type_place)
        self._definitions: dict[tuple[str, str], Definition] = {}
        self._nodes: dict[str, tuple[int, int]] = {}
        self._addresses: dict[GlobalValue, list[BlockAddress]] = {}
        self._metadata: MetadataTable | None = None
        self._program_pointer: PointerType | None = None
        self._settings: dict[str, str] = {}
        self._outlined = False
        self._mentions: Mentions | None = None
        self._live = LiveNodes(self.symbol)
        self._labels: dict[GlobalValue, Mapping[str, object]] = {}
        self._by_name: dict[str, GlobalValue] | None = None
        self._functions: dict[str, Function] | None = None
        #: What came later, in that order; and the last number behind each taken name.
        self._added: list[Item] = []
        self._numbers: dict[str, int] = {}
        self._addressed: frozenset[str] | None = None
        self._items: list[Item] = list(self._open())

    def _open(self) -> Iterator[Item]:
        at = 0
        for body in find_bodies(self.source):
            if body.start > at:
                yield Region(at, body.start)
            yield self._add_symbol(Function(self, body.ref, body.start, body.body_start, body.end))
            at = body.end
        yield Region(at, len(self.text))

    def _add_symbol(self, value: GlobalValue) -> GlobalValue:
        if value.ref in self._symbols:
            self.source.fail(f"{value.ref} is defined twice", value.start)
        self._symbols[value.ref] = value
        self._by_name = self._functions = None
        return value

    # -- the outline ---------------------------------------------------------------------------

    def _outline(self) -> None:
        """Find every entry between the bodies."""
        if self._outlined:
            return
        self._outlined = True
        items: list[Item] = []
        try:
            for item in self._items:
                if isinstance(item, Region):
                    items += self._outline_region(item)
                else:
                    items.append(item)
        except BaseException:
            self._outlined = False
            raise
        self._items = items
        note_address_spaces(self, self._symbols)

    def _outline_region(self, region: Region) -> Iterator[Item]:
        at = region.start
        for entry in find_entries(self.source, region.start, region.end):
            if entry.start < at:
                continue  # inside a body found by tokens
            if entry.kind == "node":
                self._add_node(entry)
                continue
            if entry.start > at:
                yield Region(at, entry.start)
            made = self._made(entry)
            yield made
            at = made.end
        if region.end > at:
            yield Region(at, region.end)

    def _made(self, entry: Entry) -> Definition | GlobalValue:
        start, end = entry.start, entry.end
        key = canonical(entry.key)
        if entry.kind == "symbol":
            kind = self._symbol_class(entry)
            return self._add_symbol(kind(self, key, start, end))
        if entry.kind == "declare":
            named = function_name(self.source, start)
            return self._add_symbol(Function(self, canonical(named[1]), start, -1, end))
        if entry.kind == "define":
            body = find_body(self.source, start)
            return self._add_symbol(Function(self, body.ref, start, body.body_start, body.end))
        made = Definition(entry.kind, key, start, end)
        if entry.kind in ("type", "comdat", "group", "named"):
            known = self._definitions.setdefault((entry.kind, key), made)
            if known is not made and entry.kind in ("type", "comdat"):
                self.source.fail(f"{key} is defined twice", start)
            if known is not made:
                known.further.append(made)
        return made

    def _symbol_class(self, entry: Entry) -> type[GlobalVariable | Alias]:
        after = self.text.index(entry.key, entry.start) + len(entry.key)
        found = VALUE_WORD.match(self.text, after, entry.end)
        if found is None:
            self.source.fail("expected 'global', 'constant', 'alias' or 'ifunc' here", entry.start)
        return Alias if found[1] in ("alias", "ifunc") else GlobalVariable

    def _add_node(self, entry: Entry) -> None:
        number = canonical(entry.key)[1:]
        if len(number) > len("4294967295"):
            self.source.fail("this number is too large", entry.start)
        if number in self._nodes:
            self.source.fail(f"!{number} is defined twice", entry.start)
        self._nodes[number] = entry.start, entry.end

    # -- what readers ask ----------------------------------------------------------------------

    def symbol(self, ref: str) -> GlobalValue | None:
        """Return the global written `@x`."""
        if not self._outlined:
            self._outline()
        return self._symbols.get(ref) or self._symbols.get(canonical(ref))

    def named_type(self, ref: str) -> Type | None:
        """Return the type written `%x`."""
        return self._types.get(ref)

    def _type_place(self, ref: str) -> tuple[int, int] | None:
        """Return where a named type is defined in the text."""
        self._outline()
        found = self._definitions.get(("type", ref))
        return (found.start, found.end) if found is not None else None

    @property
    def program_pointer(self) -> PointerType:
        """Return the type of a function's address."""
        if self._program_pointer is None:
            found = _PROGRAM_SPACE.search(self.data_layout)
            self._program_pointer = pointer_type(int(found[1])) if found else POINTER
        return self._program_pointer

    def node_keys(self) -> Mapping[str, tuple[int, int]]:
        """Return the numbers of all metadata nodes, as text."""
        self._outline()
        return self._nodes

    def has_node(self, number: str) -> bool:
        """Return whether there is a node of this number, in the text or added since."""
        self._outline()
        number = number.lstrip("0") or "0"
        added = self._metadata.added if self._metadata is not None else ()
        return number in self._nodes or (len(number) < 12 and int(number) in added)

    def require_metadata(self, cursor: Cursor, ref: str) -> None:
        """Fail unless `!5` is there."""
        if not self.has_node(ref[1:]):
            cursor.fail(f"no metadata is called {ref}", cursor.passed - len(ref))

    def check_references(self, start: int, end: int) -> None:
        """Fail at the first `!5` of a stretch that is not there."""
        for found in NODE_NUMBER.finditer(self.text, start, end):
            if found[1] and not self.has_node(found[1]):
                self.source.fail(f"no metadata is called {found[0]}", found.start())

    def load_header(self, value: GlobalValue) -> None:
        """Read a global, or the header of a function."""
        self._outline()
        read_header(self, value)

    def load_body(self, function: Function) -> None:
        """Read the body of a function, and whatever holds the address of one of its blocks.

        Blocks may be numbered anew from now on: who is read later would look for the old number.
        """
        self._outline()
        read_body(self, function)
        if self._is_addressed(function):
            self.load_users(function)

    def _is_addressed(self, function: Function) -> bool:
        """Return whether the text takes the address of a block of this function."""
        if self._addressed is None:
            found = _ADDRESSED.findall(self.text) if "blockaddress" in self.text else ()
            self._addressed = frozenset(map(canonical, found))
        return function.ref in self._addressed

    def note_block_address(self, address: BlockAddress) -> None:
        """Note that a block is named from outside: hold the block as soon as there is one."""
        function = address.operands[0]
        if not isinstance(function, Function) or function.is_declaration:
            self.source.fail(f"{function.ref} has no blocks", 0)
        if function.body_loaded:
            labels = self._labels.get(function)
            self._resolve(address, labels or {each.ref: each for each in function.blocks})
        self._addresses.setdefault(function, []).append(address)

    def resolve_block_addresses(self, function: Function, blocks: Mapping[str, object]) -> None:
        """Resolve the names that the text has for blocks of `function`, which are known now."""
        if self._is_addressed(function):
            self._labels[function] = dict(blocks)
        for address in self._addresses.get(function, ()):
            self._resolve(address, blocks)

    def _resolve(self, address: BlockAddress, blocks: Mapping[str, object]) -> None:
        block = blocks.get(address.label)
        if block is not None:
            address.resolve(block)  # type: ignore[arg-type]
        elif len(address.operands) == 1:
            function = address.operands[0]
            self.source.fail(f"{function.ref} has no block {address.label}", function.start)  # type: ignore[attr-defined]

    # -- what users ask ------------------------------------------------------------------------

    @property
    def globals(self) -> Mapping[str, GlobalValue]:
        """Return everything with an address, by name."""
        self._outline()
        if self._by_name is None:
            self._by_name = {decoded(ref): value for ref, value in self._symbols.items()}
        return self._by_name

    @property
    def functions(self) -> Mapping[str, Function]:
        """Return the functions, defined and declared, by name."""
        if self._functions is None:
            named = self.globals.items()
            self._functions = {name: each for name, each in named if isinstance(each, Function)}
        return self._functions

    @property
    def data_layout(self) -> str:
        """Return the target's data layout."""
        return self._setting("datalayout")

    @property
    def triple(self) -> str:
        """Return the target's name."""
        return self._setting("triple")

    def _setting(self, word: str) -> str:
        """Return what a target line says: found by itself where it begins a line, as it does."""
        if word not in self._settings:
            self._settings[word] = self._read_setting(word)
        return self._settings[word]

    def _read_setting(self, word: str) -> str:
        pattern = rf'target{SPACE}{word}{SPACE}={SPACE}"([^"]*)"'
        at_line_start = re.compile(rf"^[ \t]*{pattern}", re.MULTILINE)
        found = at_line_start.search(self.text, 0, self._head_end())
        if found is None:
            self._outline()
            starts = [item.start for item in self._items if isinstance(item, Definition)]
            there = (re.compile(pattern).match(self.text, start) for start in starts if start >= 0)
            found = next(filter(None, there), None)
        return unescaped(found[1]) if found else ""

    def _head_end(self) -> int:
        """Return where the first function begins."""
        functions = (item.start for item in self._items if isinstance(item, Function))
        return max(next(functions, -1), 0) or len(self.text)

    @property
    def metadata(self) -> MetadataTable:
        """Return the metadata nodes; new ones are added here."""
        if self._metadata is None:
            self._outline()
            named = {
                definition.key[1:]: self.definition_text(definition)
                for (kind, _), definition in self._definitions.items()
                if kind == "named"
            }
            self._metadata = MetadataTable(_Nodes(self), named)
        return self._metadata

    def definition(self, kind: str, key: str) -> str | None:
        """Return what stands after the `=` of a `group`, `comdat`, `named` or `type` entry."""
        self._outline()
        found = self._definitions.get((kind, canonical(key)))
        return None if found is None else self.definition_text(found)

    def definition_text(self, definition: Definition) -> str:
        """Return what stands after the `=`, with what further entries of that name add to it."""
        if definition.text is not None:
            return definition.text.partition("=")[2].strip()
        text = entry_text(self.text, definition.start, definition.end)
        for each in definition.further:
            more = entry_text(self.text, each.start, each.end)
            text = joined(text, more, ", " if definition.kind == "named" else " ")
        return text

    # -- changing ------------------------------------------------------------------------------

    def fresh_ref(self, hint: str) -> str:
        """Return a spelling `@hint` that no global has."""
        self._outline()
        ref = hint
        while ref in self._symbols:
            number = self._numbers[hint] = self._numbers.get(hint, 0) + 1
            ref = f'{hint[:-1]}.{number}"' if hint.endswith('"') else f"{hint}.{number}"
        return ref

    def add_global(self, value: GlobalValue) -> None:
        """Take a new global, behind the last of its class."""
        self._outline()
        self._added.append(self._add_symbol(value))
        self.edited = True

    def remove_global(self, value: GlobalValue) -> None:
        """Drop a global that nobody uses any more."""
        self.load_users(value)
        self.expressions.clear()
        drop_unused_constants(value)
        if value.uses:
            raise ValueError(f"{value.ref} is still used by {value.users[0]!r}")
        value.load()
        value.drop_operands()
        if isinstance(value, Function) and not value.is_declaration:
            for line in value.instructions():
                line.drop_operands()
        self._name_unnamed_behind(value)
        del self._symbols[value.ref]
        self._by_name = self._functions = None
        value.is_removed = True
        self.edited = True

    def _name_unnamed_behind(self, value: GlobalValue) -> None:
        """Rename unnamed globals behind this one: old LLVMs want their numbers without a gap."""
        if not is_unnamed(value.ref):
            return
        for other in list(self._symbols.values()):
            if is_unnamed(other.ref) and int(other.ref[1:]) > int(value.ref[1:]):
                self.rename(other, self.fresh_ref("@unnamed"))

    def add_definition(self, kind: str, key: str, text: str) -> None:
        """Add an entry such as `attributes #7 = { nounwind }`, or another text for one there is."""
        self._outline()
        found = self._definitions.get((kind, key))
        if found is not None:
            found.text = text
        else:
            made = self._definitions[kind, key] = Definition(kind, key, -1, -1, text)
            self._added.append(made)
        self.edited = True

    def add_type(self, struct: StructType) -> None:
        """Take a new named struct."""
        ref = f"%{struct.name}"
        self.add_definition("type", ref, f"{ref} = type {struct.definition()}")
        self._types.add(ref, struct)

    def fresh_group(self, attributes: str) -> str:
        """Add a new attribute group; return how to write it: `#7`."""
        self._outline()
        if "#" not in self._numbers:
            taken = [int(key[1:]) for kind, key in self._definitions if kind == "group"]
            self._numbers["#"] = max(taken, default=-1)
        self._numbers["#"] += 1
        key = f"#{self._numbers['#']}"
        self.add_definition("group", key, f"attributes {key} = {{ {attributes} }}")
        return key

    def rename(self, value: GlobalValue, ref: str) -> None:
        """Write a global differently from now on, wherever it is mentioned."""
        if ref in self._symbols:
            raise ValueError(f"there is a {ref} already")
        self.load_users(value)
        value.load()
        del self._symbols[value.ref]
        keep_comdat(value)
        value.ref = ref
        self._symbols[ref] = value
        self._by_name = self._functions = None
        self.edited = True

    def load_users(self, value: GlobalValue) -> None:
        """Read everything that mentions a global, so that its users are all known."""
        self._outline()
        if self._mentions is None:
            self._mentions = Mentions(self.text, self._symbols.values())
            for key, (start, end) in self._nodes.items():
                if self.text.find("@", start, end) >= 0:
                    self._live.note(int(key), entry_text(self.text, start, end))
        self._mentions.load(value.ref)
        if self._metadata is not None:
            self._live.note_added(self._metadata.added)
        self._live.wake(value.ref)

    def functions_using(self, value: GlobalValue) -> set[Function]:
        """Return the functions whose bodies mention a global, through constants too."""
        self.load_users(value)
        return containing_functions(value)

    # -- all at once ---------------------------------------------------------------------------

    def load(self) -> Module:
        """Read everything now; whatever is wrong with the text is an error here."""
        self._outline()
        self._check_target_first()
        for item in self._items:
            if isinstance(item, GlobalValue):
                item.load()
            elif isinstance(item, Definition) and item.text is None:
                check_entry(self, item.kind, item.start, item.end)
        for ref in [key for kind, key in self._definitions if kind == "type"]:
            self.named_type(ref)
        for value in list(self._symbols.values()):
            if isinstance(value, Function):
                value.load_body()
        for start, end in self._nodes.values():
            check_entry(self, "node", start, end)
        return self

    def _check_target_first(self) -> None:
        """Check that the target is given before anything that LLVM reads by it."""
        first = min((start for start, _ in self._nodes.values()), default=len(self.text))
        for item in self._items:
            if isinstance(item, Definition) and item.kind == "word":
                if item.start > first and not item.key.startswith("deplibs"):
                    self.source.fail("this must stand before everything else", item.start)
            elif not isinstance(item, Region):
                first = min(first, item.start)

    def print(self) -> str:
        """Return the text of the module as it is now."""
        for function in self._addresses:
            if isinstance(function, Function) and function.body_loaded:
                function.number()  # a variable may name one of its blocks further up
        out: list[str] = []
        is_edited = self.is_edited
        live = self._live_places()
        for item in arranged(self._items, self._added):
            if isinstance(item, GlobalValue):
                self._print_global(item, out)
            elif is_edited and isinstance(item, Definition) and item.orders_uses:
                continue  # LLVM refuses an order of users that are not there any more
            elif isinstance(item, Definition) and item.text is not None:
                self._print_new(item.text, out)
            else:
                out += self._nodes_between(item, live)
        if self._metadata is not None and self._metadata.added:
            added = self._metadata.added.items()
            lines = [f"!{number} = {self._node_text(number, text)}" for number, text in added]
            self._print_new("\n".join(lines), out)
        return "".join(out)

    def _live_places(self) -> list[tuple[int, int, str]]:
        """Return where the nodes of the text stand that may have changed, and what they are now."""
        nodes = self._nodes
        live = [each for each in self._live.found.values() if each.ref[1:] in nodes]
        return sorted((*nodes[each.ref[1:]], f"{each.ref} = {each.text}") for each in live)

    def _nodes_between(self, item: Item, live: list[tuple[int, int, str]]) -> Iterator[str]:
        """Yield a stretch of the source, with the nodes that changed as they are now."""
        start, end = item.start, item.end
        for first, behind, text in live[bisect_left(live, (start,)) : bisect_left(live, (end,))]:
            yield self.text[start:first]
            yield text
            start = content_end(self.text, first, behind)
        yield self.text[start:end]

    def _node_text(self, number: int, text: str) -> str:
        live = self._live.found.get(number)
        return text if live is None else live.text

    def node_text(self, number: int, start: int, end: int) -> str:
        """Return what a node says, which stands there in the source."""
        return self._node_text(number, entry_text(self.text, start, end))

    @property
    def is_edited(self) -> bool:
        """Return whether anything has been changed since the text was opened."""
        functions = (each for each in self._symbols.values() if isinstance(each, Function))
        return self.edited or any(function.edited for function in functions)

    def _print_global(self, value: GlobalValue, out: list[str]) -> None:
        if value.is_removed:
            return
        if value.start < 0:
            self._print_new(print_global(value), out)
        elif isinstance(value, Function) and not value.is_declaration:
            self._print_definition(value, out)
        elif value.loaded:
            tail = self.text[content_end(self.text, value.start, value.end) : value.end]
            out.append(print_global(value) + tail)
        else:
            out.append(self.text[value.start : value.end])

    def _print_definition(self, function: Function, out: list[str]) -> None:
        """Print a function from its objects where they were read, else as it stood."""
        if function.body_loaded:
            out.append(print_function(function))
        elif function.loaded:
            body = self.text[function.body_start : function.end]
            out.append(f"{print_header(function)} {{{body}")
        else:
            out.append(self.text[function.start : function.end])

    def _print_new(self, text: str, out: list[str]) -> None:
        before = out[-1] if out else ""
        gap = "" if not before or before.endswith("\n") else "\n"
        out.append(f"{gap}{text}\n")


def module_of(value: GlobalValue) -> Module:
    """Return the module that a global is in."""
    module = value.module
    assert isinstance(module, Module)
    return module


class _Nodes(Mapping[int, str]):
    """The nodes of a module by number, each cut out of the text when asked for."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.places = {int(key): place for key, place in module.node_keys().items()}

    def __getitem__(self, number: int) -> str:
        return self.module.node_text(number, *self.places[number])

    def __iter__(self) -> Iterator[int]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)
