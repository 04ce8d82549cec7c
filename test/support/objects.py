"""What objects hold, for comparing them; read by the project's own ELF reader."""

from enzyme_cc.lto.elf import Section, read_elf
from enzyme_cc.lto.source import open_source

BITCODE = (".llvmbc", "_llvmbc")
IR = (*BITCODE, ".llvmcmd", "_llvmcmd")
# These number sections and symbols, so they move when a section is added.
MOVING = (".symtab", ".strtab", ".shstrtab", ".symtab_shndx", ".group", ".llvm_addrsig", "")


def sections(path):
    """Every section by name, with its flags and bytes, in file order."""
    found = []
    with open_source(str(path)) as source:
        elf = read_elf(source)
        assert elf is not None, f"{path} is no ELF file"
        for fields in elf.headers[1:]:
            end = elf.names.index(b"\0", fields[0])
            section = Section(0, elf.names[fields[0] : end], fields)
            data = source.read(section.offset, section.size) if section.size else b""
            found.append((section.name.decode(), section.flags, data))
    return found


def machine_code(path):
    """All content but our IR and the tables that move with it; relocations by section name."""
    kept = [s for s in sections(path) if s[0] not in (*IR, *MOVING)]
    return [(name, flags, data) for name, flags, data in kept if not name.startswith(".rel")]


def has_ir(path):
    return any(name in BITCODE for name, _, _ in sections(path))
