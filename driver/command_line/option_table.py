"""The compiler's options as data: how each takes its value, and what it means to the driver.

Only what changes a decision of ours, or would make a value look like an input, has a row; every
other option passes through unseen. Rows are sorted; test_option_table.py holds the table to
that, and to what a real clang does with each spelling.
"""

from __future__ import annotations

from enzyme_cc.driver.command_line.closed_set import ClosedSet


class Arity(ClosedSet):
    """The ways an option takes its value."""

    FLAG = "no value"
    SEPARATE = "the next argument"
    JOINED = "the rest of the argument"
    EITHER = "the rest of the argument, or the next one where there is no rest"
    BOTH = "the rest of the argument, and the next one too"


class Effect(ClosedSet):
    """The meaning of an option to the driver."""

    NOTHING = "a value that is no input"
    PREPROCESS = "stop after preprocessing"
    CHECK = "stop before machine code"
    ASSEMBLY = "stop at assembly"
    OBJECT = "stop at objects"
    QUERY = "print something and stop"
    VERSION = "print the banner and stop"
    OUTPUT = "name the output"
    LANGUAGE = "name the language of what follows"
    TARGET = "choose the target"
    LTO = "leave machine code to the linker"
    NO_LTO = "take LTO back"
    LLVM_OUTPUT = "write IR instead of machine code"
    OWN_BITCODE = "embed bitcode as the user says"
    SAVE_TEMPS = "keep intermediate files"
    OFFLOAD = "compile for a device too"
    RELOCATABLE = "link to an object"
    SHARED = "link to a library, which may leave symbols open"
    FRONT_END = "an argument of cc1"
    MODE = "behave as another driver"
    DIRECTORY = "work in another directory"
    INDEXED = "the back end of distributed ThinLTO"
    DEPENDENCIES = "write make's dependencies beside the output"
    SIDE_OUTPUT = "write something else beside the output"
    RECORD = "put the command line into the output"
    CHATTER = "print what is done"
    SPLIT_DEBUG = "put debug information into a file of its own"
    RESPONSE_STYLE = "read response files in another style"
    FRONT_END_ITSELF = "be the front end, not the driver"
    LINKER = "something only the linker sees"
    PREPROCESSOR = "something only the preprocessor sees"
    OPTIMISATION = "choose how hard to optimise"
    INCOMPLETE = "lack its value, at the end of the command"
    OURS = "an option of enzyme-cc itself"


Row = tuple[str, Arity, Effect]

_F, _S, _J, _E = Arity.FLAG, Arity.SEPARATE, Arity.JOINED, Arity.EITHER
_B = Arity.BOTH
_NO = Effect.NOTHING

CLANG: tuple[Row, ...] = (
    ("-###", _F, Effect.QUERY),
    ("--analyze", _F, Effect.CHECK),
    ("--analyzer-output", _S, _NO),
    ("--assemble", _F, Effect.ASSEMBLY),
    ("--assert", _S, _NO),
    ("--autocomplete=", _J, Effect.QUERY),
    ("--compile", _F, Effect.OBJECT),
    ("--config", _S, _NO),
    ("--cuda-device-only", _F, Effect.OFFLOAD),
    ("--define-macro", _S, Effect.PREPROCESSOR),
    ("--dependencies", _F, Effect.PREPROCESS),
    ("--driver-mode=", _J, Effect.MODE),
    ("--dyld-prefix", _S, _NO),
    ("--enzyme-", _J, Effect.OURS),
    ("--for-linker", _S, Effect.LINKER),
    ("--help", _F, Effect.QUERY),
    ("--help-hidden", _F, Effect.QUERY),
    ("--imacros", _S, _NO),
    ("--include", _S, Effect.PREPROCESSOR),
    ("--include-directory", _S, Effect.PREPROCESSOR),
    ("--include-directory-after", _S, _NO),
    ("--include-with-prefix", _S, _NO),
    ("--include-with-prefix-after", _S, _NO),
    ("--include-with-prefix-before", _S, _NO),
    ("--language", _S, Effect.LANGUAGE),
    ("--language=", _J, Effect.LANGUAGE),
    ("--library-directory", _S, _NO),
    ("--no-integrated-cpp", _F, _NO),
    ("--offload-arch=", _J, Effect.OFFLOAD),
    ("--offload=", _J, Effect.OFFLOAD),
    ("--output", _S, Effect.OUTPUT),
    ("--output=", _J, Effect.OUTPUT),
    ("--param", _S, _NO),
    ("--precompile", _F, Effect.CHECK),
    ("--prefix", _S, _NO),
    ("--preprocess", _F, Effect.PREPROCESS),
    ("--print-", _J, Effect.QUERY),
    ("--print-missing-file-dependencies", _F, _NO),
    ("--rsp-quoting=", _J, Effect.RESPONSE_STYLE),
    ("--rtlib", _S, _NO),
    ("--save-stats", _J, Effect.SIDE_OUTPUT),
    ("--save-temps", _F, Effect.SAVE_TEMPS),
    ("--save-temps=", _J, Effect.SAVE_TEMPS),
    ("--serialize-diagnostics", _S, Effect.SIDE_OUTPUT),
    ("--std", _S, _NO),
    ("--stdlib", _S, _NO),
    ("--sysroot", _S, _NO),
    ("--target", _S, Effect.TARGET),
    ("--target=", _J, Effect.TARGET),
    ("--undefine-macro", _S, Effect.PREPROCESSOR),
    ("--user-dependencies", _F, Effect.PREPROCESS),
    ("--version", _F, Effect.VERSION),
    ("--vfsoverlay", _S, _NO),
    ("--write-dependencies", _F, Effect.DEPENDENCIES),
    ("--write-user-dependencies", _F, Effect.DEPENDENCIES),
    ("-A", _E, _NO),
    ("-B", _E, _NO),
    ("-D", _E, Effect.PREPROCESSOR),
    ("-E", _F, Effect.PREPROCESS),
    ("-F", _E, Effect.PREPROCESSOR),
    ("-G", _E, _NO),
    ("-H", _F, Effect.CHATTER),
    ("-I", _E, Effect.PREPROCESSOR),
    ("-L", _E, _NO),
    ("-M", _F, Effect.PREPROCESS),
    ("-MD", _F, Effect.DEPENDENCIES),
    ("-MF", _E, Effect.DEPENDENCIES),
    ("-MG", _F, Effect.DEPENDENCIES),
    ("-MJ", _E, Effect.DEPENDENCIES),
    ("-MM", _F, Effect.PREPROCESS),
    ("-MMD", _F, Effect.DEPENDENCIES),
    ("-MP", _F, Effect.DEPENDENCIES),
    ("-MQ", _E, Effect.DEPENDENCIES),
    ("-MT", _E, Effect.DEPENDENCIES),
    ("-MV", _F, Effect.DEPENDENCIES),
    ("-O", _J, Effect.OPTIMISATION),
    ("-R", _J, Effect.CHATTER),
    ("-S", _F, Effect.ASSEMBLY),
    ("-T", _E, _NO),
    ("-U", _E, Effect.PREPROCESSOR),
    ("-Wl,", _J, Effect.LINKER),
    ("-Wp,-M", _J, Effect.DEPENDENCIES),
    ("-Xanalyzer", _S, _NO),
    ("-Xarch_", _B, _NO),
    ("-Xarch_device", _S, _NO),
    ("-Xarch_host", _S, _NO),
    ("-Xassembler", _S, _NO),
    ("-Xclang", _S, Effect.FRONT_END),
    ("-Xclang=", _J, Effect.FRONT_END),
    ("-Xclangas", _S, _NO),
    ("-Xcuda-fatbinary", _S, _NO),
    ("-Xcuda-ptxas", _S, _NO),
    ("-Xlinker", _S, Effect.LINKER),
    ("-Xoffload-linker", _S, _NO),
    ("-Xopenmp-target", _S, _NO),
    ("-Xopenmp-target=", _B, _NO),
    ("-Xpreprocessor", _S, _NO),
    ("-Xthinlto-distributor=", _J, _NO),
    ("-allowable_client", _S, _NO),
    ("-arch", _S, Effect.TARGET),
    ("-b", _E, _NO),
    ("-bundle_loader", _S, _NO),
    ("-c", _F, Effect.OBJECT),
    ("-cc1", _J, Effect.FRONT_END_ITSELF),
    ("-ccc-gcc-name", _S, _NO),
    ("-ccc-install-dir", _S, _NO),
    ("-ccc-print-bindings", _F, Effect.QUERY),
    ("-ccc-print-phases", _F, Effect.QUERY),
    ("-client_name", _S, _NO),
    ("-compatibility_version", _S, _NO),
    ("-current_version", _S, _NO),
    ("-cxx-isystem", _E, _NO),
    ("-darwin-target-variant", _S, _NO),
    ("-darwin-target-variant-triple", _S, _NO),
    ("-dependency-dot", _S, Effect.SIDE_OUTPUT),
    ("-dependency-file", _S, Effect.DEPENDENCIES),
    ("-dsym-dir", _E, _NO),
    ("-dumpdir", _S, _NO),
    ("-dumpmachine", _F, Effect.QUERY),
    ("-dumpversion", _F, Effect.QUERY),
    ("-dylib_file", _S, _NO),
    ("-dylinker_install_name", _E, _NO),
    ("-e", _E, _NO),
    ("-emit-ast", _F, Effect.CHECK),
    ("-emit-llvm", _F, Effect.LLVM_OUTPUT),
    ("-exported_symbols_list", _S, _NO),
    ("-extract-api", _F, Effect.CHECK),
    ("-fc1", _F, Effect.FRONT_END_ITSELF),
    ("-fdebug-compilation-dir", _S, _NO),
    ("-fembed-bitcode", _F, Effect.OWN_BITCODE),
    ("-fembed-bitcode-marker", _F, Effect.OWN_BITCODE),
    ("-fembed-bitcode=", _J, Effect.OWN_BITCODE),
    ("-fembed-offload-object=", _J, Effect.OFFLOAD),
    ("-fenzyme-", _J, Effect.OURS),
    ("-filelist", _S, Effect.LINKER),
    ("-flto", _F, Effect.LTO),
    ("-flto=", _J, Effect.LTO),
    ("-fmodule-output", _J, Effect.SIDE_OUTPUT),
    ("-fmodules-user-build-path", _S, _NO),
    ("-fnew-alignment", _S, _NO),
    ("-fno-lto", _F, Effect.NO_LTO),
    ("-fopenmp-targets=", _J, Effect.OFFLOAD),
    ("-foptimization-record-file=", _J, Effect.SIDE_OUTPUT),
    ("-force_load", _S, Effect.LINKER),
    ("-fproc-stat-report=", _J, Effect.SIDE_OUTPUT),
    ("-framework", _S, Effect.LINKER),
    ("-frecord-command-line", _F, Effect.RECORD),
    ("-frecord-gcc-switches", _F, Effect.RECORD),
    ("-fsave-optimization-record", _J, Effect.SIDE_OUTPUT),
    ("-fsyntax-only", _F, Effect.CHECK),
    ("-fthinlto-index=", _J, Effect.INDEXED),
    ("-ftime-trace", _J, Effect.SIDE_OUTPUT),
    ("-ftrapv-handler", _S, _NO),
    ("-gen-cdb-fragment-path", _S, Effect.SIDE_OUTPUT),
    ("-grecord-command-line", _F, Effect.RECORD),
    ("-grecord-gcc-switches", _F, Effect.RECORD),
    ("-gsplit-dwarf", _J, Effect.SPLIT_DEBUG),
    ("-hlsl-entry", _S, _NO),
    ("-iapinotes-modules", _E, _NO),
    ("-idirafter", _E, Effect.PREPROCESSOR),
    ("-iframework", _E, _NO),
    ("-iframeworkwithsysroot", _E, _NO),
    ("-imacros", _E, Effect.PREPROCESSOR),
    ("-image_base", _S, _NO),
    ("-imultilib", _S, _NO),
    ("-include", _E, Effect.PREPROCESSOR),
    ("-include-pch", _S, Effect.PREPROCESSOR),
    ("-init", _S, _NO),
    ("-install_name", _S, _NO),
    ("-iprefix", _E, _NO),
    ("-iquote", _E, Effect.PREPROCESSOR),
    ("-isysroot", _E, _NO),
    ("-isystem", _E, Effect.PREPROCESSOR),
    ("-isystem-after", _E, _NO),
    ("-ivfsoverlay", _E, _NO),
    ("-iwithprefix", _E, _NO),
    ("-iwithprefixbefore", _E, _NO),
    ("-iwithsysroot", _E, _NO),
    ("-l", _E, Effect.LINKER),
    ("-meabi", _S, _NO),
    ("-mllvm", _S, _NO),
    ("-mmlir", _S, _NO),
    ("-module-dependency-dir", _S, _NO),
    ("-mthread-model", _S, _NO),
    ("-multiply_defined", _S, _NO),
    ("-o", _E, Effect.OUTPUT),
    ("-pagezero_size", _S, _NO),
    ("-print-", _J, Effect.QUERY),
    ("-r", _F, Effect.RELOCATABLE),
    ("-read_only_relocs", _S, _NO),
    ("-resource-dir", _S, _NO),
    ("-rewrite-legacy-objc", _F, Effect.CHECK),
    ("-rewrite-objc", _F, Effect.CHECK),
    ("-rpath", _S, _NO),
    ("-save-stats", _J, Effect.SIDE_OUTPUT),
    ("-save-temps", _F, Effect.SAVE_TEMPS),
    ("-save-temps=", _J, Effect.SAVE_TEMPS),
    ("-seg1addr", _E, _NO),
    ("-seg_addr_table", _S, _NO),
    ("-segs_read_only_addr", _S, _NO),
    ("-serialize-diagnostics", _S, Effect.SIDE_OUTPUT),
    ("-shared", _F, Effect.SHARED),
    ("-stdlib++-isystem", _E, _NO),
    ("-sub_library", _E, _NO),
    ("-sub_umbrella", _E, _NO),
    ("-target", _S, Effect.TARGET),
    ("-u", _E, _NO),
    ("-umbrella", _S, _NO),
    ("-undefined", _E, _NO),
    ("-unexported_symbols_list", _S, _NO),
    ("-v", _F, Effect.CHATTER),
    ("-validator-version", _S, _NO),
    ("-verify-pch", _F, Effect.CHECK),
    ("-vfsoverlay", _S, _NO),
    ("-weak_framework", _S, Effect.LINKER),
    ("-weak_library", _S, Effect.LINKER),
    ("-weak_reference_mismatches", _S, _NO),
    ("-working-directory", _S, Effect.DIRECTORY),
    ("-working-directory=", _J, Effect.DIRECTORY),
    ("-x", _E, Effect.LANGUAGE),
    ("-z", _S, _NO),
)

# Where flang differs from clang, or has options of its own.
FLANG: tuple[Row, ...] = (
    ("-J", _E, _NO),
    ("-Xflang", _S, Effect.FRONT_END),
    ("-fget-definition", _S, Effect.CHECK),
    ("-fget-symbols-sources", _F, Effect.CHECK),
    ("-fintrinsic-modules-path", _S, _NO),
    ("-module-dir", _S, _NO),
)

# Several values after one flag: clang and Apple's linker know a handful.
EXTRA_VALUES: dict[str, int] = {
    "-sectalign": 3,
    "-sectcreate": 3,
    "-sectorder": 3,
    "-segaddr": 2,
    "-segcreate": 3,
    "-segprot": 3,
}


class Language(ClosedSet):
    """The language of an input, as far as the driver treats languages differently."""

    C = "the C family"
    ASSEMBLY = "assembly"
    PREPROCESSED_ASSEMBLY = "assembly with macros"
    IR = "LLVM IR"
    HEADER = "a header to precompile"
    FORTRAN = "Fortran"
    DEVICE = "code for a device"
    OBJECT = "something for the linker"


_SUFFIXES: dict[Language, str] = {
    Language.C: "c i ii C cc cp cpp cxx c++ CC CPP CXX C++ cppm ccm cxxm c++m ixx iim"
    " m mi mii mm M",
    Language.FORTRAN: "f for ftn fpp f77 f90 f95 f03 f08 f18 cuf"
    " F FOR FTN FPP F77 F90 F95 F03 F08 F18 CUF",
    Language.HEADER: "h hh H hp hpp hxx h++ tcc",
    Language.DEVICE: "cu cui hip hipi cl clcpp cli hlsl",
    Language.IR: "ll bc",
    Language.PREPROCESSED_ASSEMBLY: "S sx",
    Language.ASSEMBLY: "s asm",
}

SUFFIXES: dict[str, Language] = {
    suffix: language for language, suffixes in _SUFFIXES.items() for suffix in suffixes.split()
}

# The argument of -x, by its beginning; the first that fits counts.
LANGUAGES: tuple[tuple[str, Language], ...] = (
    ("assembler-with-cpp", Language.PREPROCESSED_ASSEMBLY),
    ("assembler", Language.ASSEMBLY),
    ("ir", Language.IR),
    ("cuda", Language.DEVICE),
    ("hip", Language.DEVICE),
    ("cl", Language.DEVICE),
    ("hlsl", Language.DEVICE),
    ("f", Language.FORTRAN),
    ("c", Language.C),
    ("objective-c", Language.C),
)
