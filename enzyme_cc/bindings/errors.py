"""Exceptions of the front door from Python: each says what is wrong and what to do."""

from __future__ import annotations


class EnzymeError(Exception):
    """The base of all exceptions that are raised here on purpose."""


class CompileError(EnzymeError):
    """A source that does not compile, or a library that does not link, in the compiler's words."""


class DerivativeError(EnzymeError):
    """A function that cannot be differentiated: the located messages of enzyme-cc."""


class NativeError(EnzymeError):
    """A C++ exception that left the function that was called."""


class SignatureError(EnzymeError, TypeError):
    """A function whose parameters have no counterpart in Python, or need a declaration."""


class DerivativeWarning(UserWarning):
    """A warning of enzyme-cc's where it makes a derivative."""
