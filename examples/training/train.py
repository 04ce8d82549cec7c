"""Train a small network in PyTorch with a loss in C: it swings a pendulum up.

python3 examples/training/train.py [steps], with PyTorch. The network says what the motor does when;
`pendulum.c` simulates the rest, and enzyme-cc gives PyTorch the gradient through 100 steps.
"""

import sys
from pathlib import Path

import torch

import enzyme_cc

STEPS, LENGTH = 100, 0.02


def main():
    torch.manual_seed(1)
    source = Path(__file__).with_name("pendulum.c")
    missed = enzyme_cc.torch(enzyme_cc.load(source).missed)
    times = torch.linspace(-3, 3, STEPS, dtype=torch.float64).reshape(-1, 1)
    network = torch.nn.Sequential(
        torch.nn.Linear(1, 32), torch.nn.Tanh(), torch.nn.Linear(32, 1)
    ).double()
    optimizer = torch.optim.Adam(network.parameters(), lr=0.003)
    rounds = int(sys.argv[1]) if sys.argv[1:] else 600
    for round_ in range(rounds):
        optimizer.zero_grad()
        torques = 10 * network(times).reshape(-1)
        loss = missed(torques, step=LENGTH)
        loss.backward()
        optimizer.step()
        if round_ % 100 == 0:
            print(f"{round_:5d}  {loss.item():.5f}")
    print(f"at last {loss.item():.5f}")


if __name__ == "__main__":
    main()
