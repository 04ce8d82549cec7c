from enzyme_cc.toolchains.model import Toolchain

PIP = Toolchain("pip", "pip", (22, 1, 8), {"cc": ("zig", "clang"), "link-cc": ("zig", "cc")})


def test_a_role_without_a_tool_has_no_command():
    assert PIP.command("opt") is None
    assert PIP.command("cxx", links=True) is None


def test_linking_may_take_another_command_than_compiling():
    assert PIP.command("cc") == ("zig", "clang")
    assert PIP.command("cc", links=True) == ("zig", "cc")


def test_where_linking_has_no_command_of_its_own_the_compilers_does_it():
    clang = Toolchain("llvm-22", "system", (22, 1, 8), {"cc": ("clang",)})
    assert clang.command("cc", links=True) == ("clang",)
