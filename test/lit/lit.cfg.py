"""The lit suites: what must be on the machine for which test, and what the RUN lines may say."""

import os
import shutil
import sys
from pathlib import Path

import lit.formats

config.name = "enzyme-cc"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".c", ".cpp", ".f90", ".ll", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(config.test_source_root, "Output")

commands = Path(sys.executable).parent
for name in list(config.environment):
    if name.startswith("ENZYME_CC"):
        del config.environment[name]
config.environment["PATH"] = os.pathsep.join([str(commands), os.environ["PATH"]])
config.environment["ENZYME_CC_CACHE"] = os.path.join(config.test_exec_root, "cache")

TOOLS = ("clang-22", "flang-22", "llvm-dis-22", "ld.lld-22", "rustc", "readelf")
config.available_features |= {tool for tool in TOOLS if shutil.which(tool)}

config.substitutions += [
    ("%enzyme-cc", "enzyme-cc"),
    ("%enzyme-opt", "enzyme-opt"),
    ("%enzyme-ir", "enzyme ir"),
    ("%FileCheck", "filecheck"),
]
