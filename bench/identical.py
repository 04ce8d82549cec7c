"""Compare every object of zlib and Lua as built by the wrapper with the plain compiler's.

At -O0 and at -O2, all sections .text*, .data*, .rodata* and .bss* must be equal: contents byte for
byte, header fields, and relocations. What else the wrapper adds is listed, and is no difference.
"""

import os
import sys

import common
import elf

LEVELS = ("-O0", "-O2")


def objects_of(tree):
    """Return the object files of a built tree: relative names and contents."""
    found = {}
    for place, _, files in os.walk(tree):
        for name in files:
            if name.endswith((".o", ".lo")):
                path = os.path.join(place, name)
                with open(path, "rb") as stream:
                    found[os.path.relpath(path, tree)] = stream.read()
    return found


def differences(plain, wrapped):
    """Say in words what differs between two objects: nothing, if all is well."""
    before, after = elf.compared_sections(plain), elf.compared_sections(wrapped)
    names = [[section.name for section in sections] for sections in (before, after)]
    if names[0] != names[1]:
        return [f"sections {names[0]} became {names[1]}"]
    return [
        f"{old.name}: {field} differs"
        for old, new in zip(before, after, strict=True)
        for field in old._fields
        if getattr(old, field) != getattr(new, field)
    ]


def added_sections(plain, wrapped):
    names = [{section.name for section in elf.read_sections(blob)} for blob in (plain, wrapped)]
    return names[1] - names[0]


def compare(project, level, plain, wrapper):
    """Build with both compilers and compare all objects; return how many problems were found."""
    before, after = (objects_of(common.build(project, cc, level)[0]) for cc in (plain, wrapper))
    problems = [f"{name}: only built by one" for name in sorted(before.keys() ^ after.keys())]
    added = set()
    for name in sorted(before.keys() & after.keys()):
        problems += [f"{name}: {text}" for text in differences(before[name], after[name])]
        added |= added_sections(before[name], after[name])
    count = sum(len(elf.compared_sections(blob)) for blob in before.values())
    print(
        f"{project.name} {level}: {len(before)} objects, {count} sections compared,"
        f" {len(problems)} differences; sections added: {' '.join(sorted(added)) or 'none'}"
    )
    for problem in problems:
        print(f"    {problem}")
    return len(problems) if before else 1


def main():
    plain, wrapper = common.choose_compilers(common.make_parser(__doc__).parse_args())
    print(f"plain {plain}, wrapper {wrapper}")
    total = sum(
        compare(project, level, plain, wrapper) for project in common.BUILDS for level in LEVELS
    )
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main())
