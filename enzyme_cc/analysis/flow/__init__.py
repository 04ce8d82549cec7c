"""Know the control flow of a function: blocks, dominance, canonical form."""
