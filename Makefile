# make demo   see what a gradient is good for: needs python3 (3.11 or newer, with venv) and make, nothing else
# make test   everything that must hold: style, types, unit tests, lit suites
# make check  the same without installing anything first
# make runtime   the IR of the run-time library, made anew from its C
# make test-all   unit tests with the cases of which `make test` takes a part
# make bench-check   whether a gradient got slower than the stored baseline of gradient / primal has it
# Slow ones, apart: make test-mpi, test-gpu, test-blas, test-cxx, test-parallel, test-frameworks, test-projects, test-ir-corpus, test-programs, bench, fuzz

PYTHON ?= python3
VENV   := .venv
BIN    := $(CURDIR)/$(VENV)/bin
SETUP  := pyproject.toml $(wildcard .ci/*.py)

.PHONY: demo test check lint types unit unit-programs unit-commands unit-driver unit-others unit-passes unit-rules unit-bindings lit wheel packages runtime test-all test-mpi test-gpu test-projects test-frameworks test-ir-corpus test-programs test-blas test-cxx test-parallel bench bench-baseline bench-check fuzz mutants clean help

help:
	@sed -n 's/^# //p' Makefile

demo: $(VENV)/.for-demo
	@"$(BIN)/python" examples/demo.py

test:
	@$(MAKE) --no-print-directory --jobs 2 packages $(VENV)/.for-tests
	@$(MAKE) --no-print-directory check

# Side by side, what takes longest first and at the end what takes a minute: so no core waits for
# the last of them, and many wait more than they compute. The programs are built by as many workers
# as there are cores; all else is one process each, but for lit.
UNITS := unit-programs unit-driver unit-passes unit-others unit-commands unit-rules unit-bindings

check: lint
	@$(MAKE) --no-print-directory --jobs 5 --keep-going $(UNITS) lit types wheel

packages:
	@$(PYTHON) .ci/packages.py

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("enzyme-cc needs Python 3.11 or newer; this is " + sys.version.split()[0] + ": make PYTHON=python3.12 ..." if sys.version_info < (3, 11) else 0)'
	@$(PYTHON) -m venv $(VENV) || { echo "python3 has no venv here: apt-get install python3-venv" >&2; exit 1; }

# An editable install as one line in a .pth file: setuptools' import hook costs 10 ms per compile.
INSTALL = "$(BIN)/python" -m pip install --quiet --disable-pip-version-check --config-settings editable_mode=compat

$(VENV)/.for-demo: $(SETUP) | $(VENV)/bin/python
	@echo "installing enzyme-cc with its own compiler into $(VENV) ..."
	@$(INSTALL) -e '.[toolchain]'
	@touch $@

$(VENV)/.for-tests: $(SETUP) | $(VENV)/bin/python
	@$(INSTALL) -e '.[toolchain,dev]'
	@touch $@ $(VENV)/.for-demo

PYTHON_CODE := attributes bench driver enzyme_cc examples lto test toolchains .ci

lint: $(VENV)/.for-tests
	"$(BIN)/ruff" check $(PYTHON_CODE)
	"$(BIN)/ruff" format --check $(PYTHON_CODE)

types: $(VENV)/.for-tests
	"$(BIN)/mypy" -p enzyme_cc

unit: $(VENV)/.for-tests
	@$(MAKE) --no-print-directory --jobs 4 --keep-going $(UNITS)

# Each ends by itself long before CI does; if not, with a traceback that says where it waits.
PYTEST := timeout --foreground --kill-after=30 --signal=ABRT 4200 "$(BIN)/python" -m pytest -q

unit-programs: $(VENV)/.for-tests
	$(PYTEST) --durations=5 test/unit/programs

# What programs compute that the commands made, and then all else that these promise.
unit-commands: $(VENV)/.for-tests
	$(PYTEST) --durations=15 --durations-min=2 test/unit/driver/programs

unit-driver: $(VENV)/.for-tests
	$(PYTEST) --durations=15 --durations-min=2 --ignore=test/unit/driver/programs test/unit/driver

# What rules compute, and messages between processes, which wait more than they compute.
unit-rules: $(VENV)/.for-tests
	$(PYTEST) --durations=15 --durations-min=2 test/unit/rules test/unit/mpi

# What happens to IR and to kernels, and then all that is nowhere else.
PASSES := analysis gpu ir lto plan transform
unit-passes: $(VENV)/.for-tests
	$(PYTEST) --durations=15 --durations-min=2 $(PASSES:%=test/unit/%)

APART := bindings driver mpi programs rules $(PASSES)
unit-others: $(VENV)/.for-tests
	$(PYTEST) --durations=15 --durations-min=2 $(APART:%=--ignore=test/unit/%) test/unit

# A process of their own: JAX has threads, with which no test may fork.
unit-bindings: $(VENV)/.for-tests
	$(PYTEST) --durations=15 --durations-min=2 test/unit/bindings

lit: $(VENV)/.for-tests
	"$(BIN)/python" test/support/quick_lit.py -s test/lit

# What users get: a wheel, in a clean environment, compiling something.
wheel: $(VENV)/.for-tests
	"$(BIN)/python" test/wheel.py

# What `make test` takes some of: levels of programs, other versions of LLVM, edges of domains, advice
# that is followed, wrong programs, checks, programs with sanitizers. Here each command starts as users start it.
test-all: packages $(VENV)/.for-tests
	@ENZYME_CC_TEST_ALL=1 $(MAKE) --no-print-directory unit lit

# Written once the C of the run-time library changed: needs clang-16.
runtime: $(VENV)/.for-tests
	"$(BIN)/python" .ci/runtime.py

# Programs of MPI with both MPIs, at several levels, in up to four processes; what is sent back;
# and their messages replayed for 1,000 processes.
test-mpi: packages $(VENV)/.for-tests
	"$(BIN)/python" test/mpi/runner.py
	"$(BIN)/python" bench/mpi.py
	"$(BIN)/python" test/mpi/replay/replay.py

# Kernels of CUDA, differentiated for NVPTX and run without a GPU, with any schedule of their threads.
test-gpu: packages $(VENV)/.for-tests
	nice "$(BIN)/python" test/gpu/gpu.py
	nice "$(BIN)/python" test/gpu/programs.py
	nice "$(BIN)/python" test/gpu/libdevice.py
	nice "$(BIN)/python" test/gpu/device.py

test-projects: packages $(VENV)/.for-tests
	"$(BIN)/python" test/projects/run.py --cc "$(BIN)/enzyme-cc" --cxx "$(BIN)/enzyme-c++" --fc "$(BIN)/enzyme-fc"

# Current PyTorch and TensorFlow: gigabytes, installed once. TORCH=torch==2.4.1 takes another one.
TORCH ?= torch
TENSORFLOW ?= tensorflow-cpu
test-frameworks: packages $(VENV)/.for-tests
	"$(BIN)/python" test/frameworks/run.py --torch "$(TORCH)" --tensorflow "$(TENSORFLOW)"

# Real IR of many compilers, produced here (1 GB), through parser and printer.
test-ir-corpus: packages $(VENV)/.for-tests
	"$(BIN)/python" test/corpus/produce.py
	"$(BIN)/python" test/corpus/roundtrip.py

# Every C program of test/programs at every level, inlined and not, with every LLVM there is.
test-programs: packages $(VENV)/.for-tests
	"$(BIN)/python" test/support/programs_harness.py

# Every routine of BLAS: all precisions, conventions and flags, in each library there is.
BLAS := openblas,openblas-openmp,reference,blis,blis-pthread,mkl
test-blas: packages $(VENV)/.for-tests
	"$(BIN)/python" test/blas/run.py --jobs 2 --conventions cblas,fortran,lengths,stored --library $(BLAS)
	"$(BIN)/python" test/blas/run.py --jobs 2 --modes
	"$(BIN)/python" test/blas/run.py --lapack
	"$(BIN)/python" test/blas/run.py --more

# Programs of C++ at every level, with both libraries, without exceptions, with sanitizers.
test-cxx: packages $(VENV)/.for-tests
	"$(BIN)/python" test/cxx/run.py

# The parallel programs under ThreadSanitizer, at every level, with every LLVM that can.
test-parallel: packages $(VENV)/.for-tests
	"$(BIN)/python" test/support/parallel_harness.py

fuzz: $(VENV)/.for-tests
	"$(BIN)/python" -m pytest -q --hypothesis-profile=fuzz --hypothesis-show-statistics \
	  test/unit/driver/command_line/test_any_arguments.py test/unit/lto/test_damage.py \
	  test/unit/ir/test_floats.py test/unit/ir/test_datalayout.py test/unit/ir/building/test_folding.py \
	  test/unit/ir/reading/test_random_modules.py test/unit/analysis
	"$(BIN)/python" test/fuzz/parse_fuzz.py --seconds 300
	"$(BIN)/python" test/fuzz/checkpoint_fuzz.py --programs 200
	"$(BIN)/python" test/fuzz/nest_fuzz.py --nests 4000
	"$(BIN)/python" test/fuzz/rounds_fuzz.py --programs 2000
	"$(BIN)/python" test/fuzz/search_fuzz.py --programs 2000
	"$(BIN)/python" test/fuzz/program_fuzz.py --programs 20000
	"$(BIN)/python" test/fuzz/program_fuzz.py --split --programs 5000 --seed 3000000
	"$(BIN)/python" test/fuzz/simd_fuzz.py --programs 20000
	"$(BIN)/python" test/fuzz/flip_fuzz.py --flips 8000
	ENZYME_CC_TEST_ALL=1 "$(BIN)/python" -m pytest -q test/unit/faults
	"$(BIN)/python" test/fuzz/grammar_fuzz.py --minutes 60

# The analysis of what bytes hold, changed in one place at a time: how often do tests notice?
mutants: $(VENV)/.for-tests
	"$(BIN)/python" test/mutation/run.py --sample 400 --lit test/lit

# Measured as users have it: a regular installation, not an editable one.
bench: packages
	@rm -rf .bench && $(PYTHON) -m venv .bench
	@.bench/bin/python -m pip install --quiet --disable-pip-version-check . && rm -rf build
	.bench/bin/python bench/run.py

# Ratios of one run against bench/baseline.json; `make bench-baseline` stores new ones.
bench-check: $(VENV)/.for-tests
	"$(BIN)/python" bench/bench_check.py

bench-baseline: $(VENV)/.for-tests
	"$(BIN)/python" bench/bench_check.py --refresh

clean:
	rm -rf $(VENV) .bench .mypy_cache .ruff_cache .pytest_cache build dist *.egg-info
