"""Write the reverse sweep: adjoints of each instruction, blocks in reverse order."""
