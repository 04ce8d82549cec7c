"""What programs of `graphs.program` do: run with clang, for all inputs, blocks traced."""

import subprocess

_DRIVER = """
#include <setjmp.h>
#include <stdio.h>
static jmp_buf out;
static unsigned hash;
static int fuel;
extern int (*const table[])(int);
extern const int count;
void trace(int block, int number) {
  hash = (hash * 31 + block) * 31 + number;
  if (!--fuel) longjmp(out, 1);
}
void stop(void) { longjmp(out, 2); }
int main(void) {
  for (int i = 0; i < count; i++)
    for (int input = 0; input < 12; input++) {
      hash = 1, fuel = 300;
      int how = setjmp(out), result = how ? 0 : table[i](input * 77);
      printf("%d %d: %d %d %u %d\\n", i, input, how, result, hash, fuel);
    }
}
"""


def table_of(count):
    """The text that lets the driver find functions @f0, @f1 ..."""
    entries = ", ".join(f"ptr @f{i}" for i in range(count))
    return f"@table = constant [{count} x ptr] [{entries}]\n@count = constant i32 {count}\n"


def traces(folder, text):
    """A line for each function and input: its end, its result, the blocks it went through."""
    (folder / "program.ll").write_text(text)
    (folder / "driver.c").write_text(_DRIVER)
    check = ["opt-22", "-passes=verify", "-disable-output", "program.ll"]
    subprocess.run(check, cwd=folder, check=True)
    compile_ = ["clang-22", "-w", "program.ll", "driver.c", "-o", "a.out"]
    subprocess.run(compile_, cwd=folder, check=True)
    run = subprocess.run(["./a.out"], cwd=folder, check=True, capture_output=True, text=True)
    return run.stdout
