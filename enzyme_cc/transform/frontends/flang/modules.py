"""Modules of flang's, with all that it knew and did not say."""

from __future__ import annotations

from enzyme_cc.transform.frontends.flang.characters import with_characters_said
from enzyme_cc.transform.frontends.flang.descriptors import with_descriptors_said
from enzyme_cc.transform.frontends.flang.integers import with_integer_accesses


def as_meant(text: str) -> str:
    """Return a module that says of descriptors, characters and integers what it knows."""
    return with_integer_accesses(with_characters_said(with_descriptors_said(text)))
