"""The tokens of a command: an option with its values, or an input."""

from __future__ import annotations

from enzyme_cc.driver.command_line.option_table import Effect

TYPE_CHECKING = False
if TYPE_CHECKING:
    from enzyme_cc.driver.command_line.option_table import Language


class Token:
    """One option with its values, or one input, of the expanded argument list."""

    __slots__ = ("effect", "language", "texts", "value")

    def __init__(
        self,
        texts: tuple[str, ...],
        effect: Effect = Effect.NOTHING,
        value: str = "",
        language: Language | None = None,
    ) -> None:
        self.texts = texts
        self.effect = effect
        self.value = value
        self.language = language
