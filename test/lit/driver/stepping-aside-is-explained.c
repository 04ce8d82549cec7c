// REQUIRES: clang-22
// RUN: %enzyme-cc --enzyme-debug -E "%s" -o "%t.i" 2>&1 | %FileCheck --check-prefix=PREPROCESS "%s"
// RUN: %enzyme-cc --enzyme-debug -flto -c "%s" -o "%t.o" 2>&1 | %FileCheck --check-prefix=LTO "%s"

// PREPROCESS: enzyme-cc: no IR is added: the command stops before objects (NO_OBJECT)
// LTO: enzyme-cc: no IR is added: -flto makes IR of the whole object already (USER_LTO)
int x;
