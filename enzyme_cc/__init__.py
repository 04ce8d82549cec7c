"""enzyme-cc: derivatives of the programs people already have.

This package is the differentiator: text in, text out. It starts no process and reads no
environment. `driver`, `lto`, `attributes` and `toolchains` are its neighbours in the checkout
and import as `enzyme_cc.<name>`.
"""

VERSION = "0.1.0"
