"""Count and time what derivatives of a halo exchange send: python bench/mpi.py [--processes N].

Messages and bytes of the gradient's way back and of forward mode, against the primal's, told by a
wrapper of MPI's profiling interface; times over the primal's, the best of five rounds.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
KINDS = {
    "Open MPI": ("mpicc.openmpi", "OMPI_CC", "mpirun.openmpi --allow-run-as-root --oversubscribe"),
    "MPICH": ("mpicc.mpich", "MPICH_CC", "mpiexec.mpich"),
}
#: Numbers of each process, steps, and numbers of a halo.
SIZES = ((100_000, 40, 1), (100_000, 40, 1_000), (1_000_000, 8, 10_000))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    os.environ["PATH"] = os.pathsep.join([os.path.dirname(sys.executable), os.environ["PATH"]])
    wrong = False
    for name, kind in KINDS.items():
        if all(shutil.which(each) for each in (kind[0], kind[2].split()[0])):
            with tempfile.TemporaryDirectory() as folder:
                program = built(Path(folder), kind)
                for size in SIZES:
                    wrong |= report(name, size, run(program, kind, given.processes, size))
    return wrong


def built(folder, kind):
    """Compile the program by the wrapper of an MPI."""
    program = folder / "mpi"
    command = [kind[0], "-O2", HERE / "mpi.c", HERE / "mpi_rod.c", "-o", program, "-lm"]
    subprocess.run(command, check=True, env={**os.environ, kind[1]: "enzyme-cc"})
    return program


def run(program, kind, processes, size):
    """Return messages, bytes and seconds of the primal, the gradient and the tangent."""
    command = [*kind[2].split(), "-n", str(processes), program, *map(str, size)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return [[float(word) for word in line.split()] for line in done.stdout.splitlines()]


def report(name, size, found):
    """Print what was counted; whether the way back sends other than the way there."""
    primal, gradient, tangent = found
    back = [gradient[i] - primal[i] for i in range(2)]
    print(f"{name}, {size[0]} numbers, {size[1]} steps, halos of {size[2]}")
    print(f"  primal     {primal[0]:8.0f} messages {primal[1]:12.0f} bytes")
    print(f"  way back   {back[0]:8.0f} messages {back[1]:12.0f} bytes")
    print(f"  tangents   {tangent[0]:8.0f} messages {tangent[1]:12.0f} bytes")
    print(
        f"  gradient {gradient[2] / primal[2]:.2f}, tangent {tangent[2] / primal[2]:.2f} x primal"
    )
    return back != primal[:2] or tangent[:2] != [primal[0], 2 * primal[1]]


if __name__ == "__main__":
    sys.exit(main())
