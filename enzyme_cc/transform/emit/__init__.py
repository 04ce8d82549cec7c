"""Write the lanes of one instruction at a time, for every mode."""
