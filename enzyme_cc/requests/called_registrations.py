"""Turn registrations by calls, as in Fortran, into globals: one for each call.

`call enzyme_function_like(f, enzyme_log1p)` holds from the start, wherever it stands.
"""

from __future__ import annotations

import re

from enzyme_cc.attributes.names import CALL_LIKE, LIKE_NAMES, REGISTER_LIKE

_CALL = re.compile(
    rf"^ *(?:tail )?call \S+ @{CALL_LIKE}_?\(ptr (?:\w+ )*@([\w.$]+), "
    rf"ptr (?:\w+ )*@{LIKE_NAMES}(\w+)\).*\n",
    re.M,
)


def with_called_registrations(text: str) -> str:
    """Return a module with globals for such calls; the same text where there are none."""
    if CALL_LIKE not in text:
        return text
    found = dict.fromkeys(_CALL.findall(text))
    said = [_registration(number, *each) for number, each in enumerate(found)]
    return "\n".join([_CALL.sub("", text).rstrip("\n"), *said]) + "\n" if said else text


def _registration(number: int, function: str, like: str) -> str:
    name = f"@enzyme_cc.like.{number}"
    return (
        f'{name} = private constant [{len(like) + 1} x i8] c"{like}\\00"\n'
        f"@{REGISTER_LIKE}.called.{number} = internal constant [2 x ptr] "
        f"[ptr @{function}, ptr {name}]"
    )
