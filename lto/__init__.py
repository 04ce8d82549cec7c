"""Objects and linking: IR inside ordinary objects, and what the linker would take of it."""
