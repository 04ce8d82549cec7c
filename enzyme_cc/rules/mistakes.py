"""The kinds of mistakes in a rule file; README.md says how each is put right."""

#: The code of each kind of mistake.
CODES = {
    "shape": "EZ0901",
    "unknown key": "EZ0902",
    "missing key": "EZ0903",
    "language": "EZ0904",
    "name": "EZ0905",
    "function": "EZ0906",
    "partial": "EZ0907",
    "sample": "EZ0908",
    "duplicate": "EZ0909",
    "order": "EZ0910",
}
