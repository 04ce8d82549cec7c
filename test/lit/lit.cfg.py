"""The lit suites: what we hand out for suites of users, and what our own tests need beyond it."""

import os
import shutil
from pathlib import Path

here = Path(__file__).resolve().parent
lit_config.load_config(config, str(here.parents[1] / "enzyme_cc/opt/lit.cfg"))

config.name = "enzyme-cc"
config.suffixes = [".c", ".cpp", ".f90", ".ll", ".test"]
config.test_source_root = str(here)
config.test_exec_root = str(here / "Output")

for name in list(config.environment):
    if name.startswith("ENZYME_CC"):
        del config.environment[name]
config.environment["ENZYME_CC_CACHE"] = os.path.join(config.test_exec_root, "cache")
config.environment["ENZYME_CC_CACHE_SIZE"] = "0"

# `make lit` has a process of which commands of ours are forks: half of their time is their start.
ready = os.environ.get("ENZYME_CC_TEST_SCRIPTS")
if ready:
    config.environment["PATH"] = ready + os.pathsep + config.environment["PATH"]

TOOLS = ("clang-22", "flang-22", "llvm-dis-22", "ld.lld-22", "rustc", "readelf")
config.available_features |= {tool for tool in TOOLS if shutil.which(tool)}

config.substitutions += [("%enzyme-cc", "enzyme-cc"), ("%enzyme-ir", "enzyme ir")]

# LLVM accepts the module; without LLVM our own verifier must do.
OURS = "%enzyme-opt --verify --disable-output"
LLVM = "%opt -passes=verify -disable-output"
config.substitutions.insert(0, ("%verify", LLVM if "opt" in config.available_features else OURS))
