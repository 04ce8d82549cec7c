"""Install what the tests use, where that can be done; say what will be skipped where it cannot.

On Debian as root: the packages below that are missing and that the machine's package lists have.
Anywhere else nothing is installed. Never fails: tests that lack a tool skip themselves and say so.
"""

import os
import shutil
import subprocess
import sys

# What is installed, and what is skipped without it.
PACKAGES = {
    "clang-22": "the system toolchain of LLVM 22",
    "lld-22": "links with LLVM's linker",
    "clang-tools-22": "code for devices that is linked: -fgpu-rdc",
    "llvm-22": "LLVM's own tools as a second opinion",
    "flang-22": "Fortran",
    "libomp-22-dev": "OpenMP",
    "libclang-rt-22-dev": "sanitizers",
    "clang-19": "the version matrix: LLVM 19",
    "llvm-19": "the version matrix: LLVM 19",
    "lld-19": "the version matrix: LLVM 19",
    "clang-16": "the version matrix: LLVM 16",
    "llvm-16": "the version matrix: LLVM 16",
    "clang-15": "the version matrix: LLVM 15",
    "clang-14": "the version matrix: LLVM 14",
    "clang-13": "the version matrix: LLVM 13",
    "gcc": "linking with a compiler that knows nothing of us",
    "g++": "the C++ library of the system toolchain",
    "binutils": "GNU ld and gold",
    "cmake": "CMake takes the wrapper for clang",
    "ninja-build": "CMake and Meson with Ninja",
    "meson": "Meson takes the wrapper for clang",
    "automake": "autotools with the wrapper",
    "libtool": "libtool links with the wrapper",
    "pkg-config": "what an installed library asks for",
    "ccache": "ccache enzyme-cc",
    "distcc": "distcc enzyme-cc",
    "redis-server": "ccache with remote storage in Redis",
    "libeigen3-dev": "Eigen's algorithms of a fixed size",
    "libboost-dev": "Boost.odeint and Boost.Math",
    "libnlopt-dev": "NLopt's callbacks",
    "libc++-22-dev": "programs with LLVM's library of C++",
    "libc++abi-22-dev": "programs with LLVM's library of C++",
    "libgsl-dev": "special functions against the library that has them",
    "libblas-dev": "BLAS: the reference",
    "liblapack-dev": "LAPACK: the reference",
    "liblapacke-dev": "LAPACK from C",
    "libopenblas-dev": "BLAS and LAPACK: OpenBLAS with threads",
    "libblis-dev": "derivatives of BLAS in BLIS",
    "libopenmpi-dev": "OMPI_CC=enzyme-cc mpicc",
    "openmpi-bin": "OMPI_CC=enzyme-cc mpicc",
    "libmpich-dev": "MPICH_CC=enzyme-cc mpicc",
    "mpich": "programs of MPI in several processes",
    "python3-torch": "PyTorch: tensors that functions in C differentiate",
    "python3-yaml": "enzyme-cc in the Python that has PyTorch",
}


def main():
    if not shutil.which("dpkg-query"):
        return say("this is no Debian: nothing is installed, tests skip what is not there")
    missing = [name for name in PACKAGES if not is_installed(name)]
    if missing and os.geteuid() == 0:
        run("apt-get", "update", "-qq")
        there = [name for name in missing if is_offered(name)]
        if there:
            say("installing " + " ".join(there))
            run("apt-get", "install", "-y", "-qq", "--no-install-recommends", *there)
    for name in missing:
        if not is_installed(name):
            say(f"without {name}, tests skip: {PACKAGES[name]}")
    return None


def is_installed(name):
    done = run("dpkg-query", "-W", "-f", "${Status}", name)
    return b"install ok installed" in done.stdout


def is_offered(name):
    return b"Candidate: (none)" not in run("apt-cache", "policy", name).stdout


def run(*command):
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    done = subprocess.run(command, capture_output=True, check=False, env=environment)
    if done.returncode and command[0] == "apt-get":
        say(f"{' '.join(command[:2])} failed: {done.stderr.decode(errors='replace').strip()}")
    return done


def say(text):
    print(f"packages: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
