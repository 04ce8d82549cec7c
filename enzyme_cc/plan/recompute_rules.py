"""From what a quantity can be computed once more in the reverse sweep, or why it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from enzyme_cc.ir.constants import Constant, IntConstant
from enzyme_cc.ir.function import Argument, Instruction, Phi
from enzyme_cc.ir.instructions import Alloca, CallBase, Invoke, Load
from enzyme_cc.plan.loop_carried_reuse import earlier_of
from enzyme_cc.plan.quantities import Key, Quantity, What, primal, rounds, shadow
from enzyme_cc.plan.read_earlier import read_earlier

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from enzyme_cc.analysis.loops.natural_loops import Loop
    from enzyme_cc.ir.function import Block
    from enzyme_cc.ir.values import Value
    from enzyme_cc.plan.function_facts import Scene
    from enzyme_cc.plan.loop_carried_reuse import Earlier
    from enzyme_cc.plan.read_earlier import Read


class Recipe(NamedTuple):
    """The quantities that one is recomputed from; if it cannot be, None and why.

    The reason says of the quantity what it is or what may happen to it; it ends in what is in
    the way, where that can be shown: an instruction, or the header of a loop.
    """

    parts: tuple[Quantity, ...] | None
    reason: str = ""
    by: Value | None = None
    #: Where it is found, if it is what something was that was kept in an earlier round.
    earlier: Earlier | None = None


class Recipes:
    """The recipes of one function, each found once."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self._found: dict[Key, Recipe] = {}
        self._plain: dict[Key, Recipe] = {}
        self._read: dict[Phi, Read | None] = {}

    def of(self, key: Key) -> Recipe:
        """Return how to have a quantity once more, as it was in its round."""
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = _without_known(self._kept_earlier(key) or self._alone(key))
        return found

    def _alone(self, key: Key) -> Recipe:
        """Return the recipe without a look at earlier rounds."""
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._make(key)
        return found

    def _kept_earlier(self, key: Key) -> Recipe | None:
        """Return a phi as what was kept in an earlier round."""
        phi, loop = key.quantity.of, key.loop
        if loop is None or key.quantity.what is not What.PRIMAL or not isinstance(phi, Phi):
            return None
        alone = self._alone(key)
        if phi.block is not loop.header or alone.parts is not None:
            return None
        found = earlier_of(phi, loop, lambda value: self._is_fixed(value, loop))
        if found is None:
            return None
        parts = (rounds(loop), primal(found.kept))
        return alone._replace(parts=parts, earlier=found)

    def _is_fixed(self, value: Value, loop: Loop) -> bool:
        """Return whether what a loop computes in each round can only be kept."""
        key = Key(primal(value), loop)
        if not isinstance(value, Instruction) or isinstance(value, Invoke):
            return False
        return self.scene.levels.is_in_place(key) and self._alone(key).parts is None

    def is_free(self, key: Key) -> bool:
        """Return whether nothing needs to be done to have it in the reverse sweep."""
        quantity = key.quantity
        if quantity.what is What.ROUNDS:
            return self.scene.levels.is_in_place(key)
        if quantity.what in (What.PRIMAL, What.SHADOW):
            return self._is_free_value(quantity.of)
        return self._survives(quantity.of, quantity.block)

    def _is_free_value(self, value: Value) -> bool:
        if isinstance(value, (Constant, Argument)):
            return True
        return self._survives(value, getattr(value, "block", None))

    def _survives(self, value: Value, block: Block | None) -> bool:
        """Return whether it is there at the end: what may unwind is not there where it has."""
        return self.scene.whole and not isinstance(value, Invoke) and self.scene.survives(block)

    def _make(self, key: Key) -> Recipe:
        quantity = key.quantity
        if quantity.what is What.ROUNDS:
            return self._rounds(quantity)
        if not self.scene.levels.is_in_place(key):
            return Recipe(None, "is what was left by the last round of", self._left(key))
        return _RECIPES[quantity.what](self, quantity)

    def _left(self, key: Key) -> Block:
        """Return the header of the outermost loop whose last round is meant."""
        loop = self.scene.levels.own(key.quantity)
        assert loop is not None
        while loop.parent is not key.loop and loop.parent is not None:
            loop = loop.parent
        return loop.header

    # -- what is no value of the program -------------------------------------------------------

    def _rounds(self, quantity: Quantity) -> Recipe:
        count = self.scene.counts.get(quantity.of)  # type: ignore[call-overload]
        if count is None:
            return Recipe(None, "is known only when the loop has ended")
        return Recipe(tuple(map(primal, count.values())))

    def came(self, quantity: Quantity) -> Recipe:
        """Return which predecessor control came from."""
        decision = self.scene.decision(quantity.of)  # type: ignore[arg-type]
        if decision is None:
            return Recipe(None, "is decided by more than one condition")
        return Recipe((primal(decision.condition),))

    def never(self, quantity: Quantity) -> Recipe:
        """Return what a call left behind."""
        return Recipe(None, "was made by", quantity.of)

    # -- values --------------------------------------------------------------------------------

    def value(self, quantity: Quantity) -> Recipe:
        """Return a value of the primal."""
        value = quantity.of
        if isinstance(value, (Constant, Argument)):
            return Recipe(())
        for kind, make in _VALUES:
            if isinstance(value, kind):
                return make(self, value)
        if isinstance(value, Instruction) and value.opcode in _REPEATABLE:
            return Recipe(tuple(map(primal, value.operands)))
        return Recipe(None, "is the result of", value)

    def stack(self, _alloca: Alloca) -> Recipe:
        """Return a variable on the stack."""
        return Recipe(None, "is the address of memory on the stack")

    def load(self, load: Load) -> Recipe:
        """Return what is in memory."""
        return self._load(load, primal(load.pointer))

    def shadow(self, quantity: Quantity) -> Recipe:
        """Return the shadows of a value."""
        value = quantity.of
        if isinstance(value, (Constant, Argument)):
            return Recipe(())
        if isinstance(value, Load):
            return self._load(value, shadow(value.pointer))
        if isinstance(value, Instruction) and _may_round(value):
            return Recipe(None, "is rounded as far as the primal is, by", value)
        if isinstance(value, Instruction) and value.opcode in _ADDRESSES:
            return Recipe(tuple(self._parts(value)))
        if isinstance(value, Phi):
            return self._phi_of_shadows(value)
        return Recipe(None, "is the address of memory made for derivatives")

    def _parts(self, value: Instruction) -> list[Quantity]:
        """Return the shadows of operands that have any, and the primals of all others."""
        return [self._given(each) for each in value.operands]

    def _given(self, value: Value) -> Quantity:
        return shadow(value) if self.scene.has_shadow(value) else primal(value)

    def _load(self, load: Load, pointer: Quantity) -> Recipe:
        if load.is_volatile:
            return Recipe(None, "is read from volatile memory")
        scene = self.scene
        writer = scene.memory.overwritten_after(load)
        if writer is not None:
            return Recipe(None, "may be overwritten by", writer)
        if not scene.lasts(load.pointer):
            return Recipe(None, "is in memory that ends with the function")
        if not scene.whole and scene.memory.changed_by_callers(load):
            return Recipe(None, "may be overwritten once the function has returned")
        return Recipe((pointer,))

    def phi(self, phi: Phi) -> Recipe:
        """Return what a phi chose."""
        found = self.scene.inductions.get(phi)
        if found is not None:
            induction, loop = found
            return Recipe((primal(induction.start), primal(induction.step), rounds(loop)))
        read = self.read_earlier(phi)
        return Recipe((primal(read.load.pointer),)) if read else self._joined(phi, primal)

    def read_earlier(self, phi: Phi) -> Read | None:
        """Return what a phi is read from, if that is still there in the reverse sweep."""
        if phi not in self._read:
            read = read_earlier(self.scene, phi)
            loads = (read.load, *read.starts) if read else ()
            lasts = all(self.load(each).parts is not None for each in loads)
            self._read[phi] = read if lasts else None
        return self._read[phi]

    def _phi_of_shadows(self, phi: Phi) -> Recipe:
        found = self.scene.inductions.get(phi)
        if found is not None:
            induction, loop = found
            return Recipe((self._given(induction.start), primal(induction.step), rounds(loop)))
        return self._joined(phi, self._given)

    def _joined(self, phi: Phi, make: Callable[[Value], Quantity]) -> Recipe:
        """Return a phi of what is known whichever way is taken, where that is one condition's."""
        values = [value for value, _ in phi.incoming]
        block = phi.block
        assert block is not None
        if all(self._is_known_anyway(each, block) for each in values):
            decision = self.scene.decision(block)
            if decision is not None:
                return Recipe((primal(decision.condition), *map(make, values)))
        if self.scene.nest.headed_by(block) is not None:
            return Recipe(None, "is carried from round to round of", block)
        return Recipe(None, "depends on the way that was taken")

    def _is_known_anyway(self, value: Value, block: Block) -> bool:
        """Return whether a value is there wherever a block is come to from, or follows from such.

        Where it is not on the way that is taken it may be poison: a `select` does not choose it.
        """
        dominators = self.scene.nest.dominators
        pending, seen = [value], {value}
        while pending:
            each = pending.pop()
            if not isinstance(each, Instruction) or each.block is None:
                if not isinstance(each, _KNOWN):
                    return False
            elif not dominators.strictly_dominates(each.block, block):
                if each.opcode not in _SPECULATED:
                    return False
                fresh = [part for part in each.operands if part not in seen]
                seen.update(fresh)
                pending += fresh
        return True

    def call(self, call: CallBase) -> Recipe:
        """Return the recipe of a call that can be repeated: its arguments."""
        if not self.scene.is_repeatable(call):
            return Recipe(None, "was returned by", call)
        return Recipe(tuple(map(primal, call.arguments)))


def _without_known(recipe: Recipe) -> Recipe:
    """Return the recipe without constants and parameters: they are always available."""
    if recipe.parts is None:
        return recipe
    parts = tuple(each for each in recipe.parts if not isinstance(each.of, _KNOWN))
    return recipe._replace(parts=parts)


def _may_round(value: Instruction) -> bool:
    """Return whether it may align an address: a shadow moves by what the primal moved by."""
    if value.opcode == "and":
        constants = [each for each in value.operands if isinstance(each, IntConstant)]
        return not constants or constants[0].value < 0
    return value.opcode in ("or", "xor") and any(
        isinstance(each, IntConstant) for each in value.operands
    )


#: What computes its result from its operands, whatever else goes on.
_REPEATABLE = frozenset(
    "add and ashr lshr mul or sdiv shl srem sub udiv urem xor fadd fdiv fmul fneg frem fsub "
    "addrspacecast bitcast fpext fptosi fptoui fptrunc inttoptr ptrtoaddr ptrtoint sext sitofp "
    "trunc uitofp zext fcmp icmp select getelementptr extractelement extractvalue insertelement "
    "insertvalue shufflevector".split()
)
#: Of these, integers and addresses that can be computed though the program would not have.
_SPECULATED = frozenset(
    "add and ashr getelementptr icmp lshr mul or sext shl sub trunc xor zext".split()
)
#: Of these, what shadows are led through.
_ADDRESSES = frozenset(
    "add and or sub xor lshr shl trunc zext addrspacecast bitcast inttoptr ptrtoaddr ptrtoint "
    "select getelementptr extractelement extractvalue insertelement insertvalue "
    "shufflevector".split()
)
#: Known wherever it is asked for.
_KNOWN = (Constant, Argument)

#: How values are had again, by the class of what makes them.
_VALUES: tuple[tuple[type, Callable[[Recipes, Any], Recipe]], ...] = (
    (Phi, Recipes.phi),
    (Load, Recipes.load),
    (CallBase, Recipes.call),
    (Alloca, Recipes.stack),
)

_RECIPES: dict[What, Callable[[Recipes, Quantity], Recipe]] = {
    What.PRIMAL: Recipes.value,
    What.SHADOW: Recipes.shadow,
    What.CAME: Recipes.came,
    What.TAPE: Recipes.never,
    What.STORED: Recipes.never,
    What.RETURNED: Recipes.never,
}
