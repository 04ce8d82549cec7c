"""Make derivatives for one object: its source's IR differentiated, or what was made before."""
