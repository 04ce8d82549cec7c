// What is linked from objects with IR has none of it, and its symbols are those of the program.
// REQUIRES: clang-22, readelf
// RUN: %enzyme-cc -c "%s" -o "%t.o"
// RUN: readelf -SW "%t.o" | %FileCheck --check-prefix=OBJECT "%s"
// RUN: %enzyme-cc "%t.o" -o "%t"
// RUN: readelf -SW "%t" | %FileCheck --check-prefix=PROGRAM "%s"

// OBJECT: _llvmbc PROGBITS {{.*}} E
// PROGRAM-NOT: llvmbc
// PROGRAM: .text
// PROGRAM-NOT: llvmbc
int main(void) { return 0; }
