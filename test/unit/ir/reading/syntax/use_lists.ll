; Orders of uses, and a summary.
@a = global i32 0
@b = global [3 x ptr] [ptr @a, ptr @a, ptr @a]

define i32 @f(i32 %x) {
entry:
  %1 = add i32 %x, %x
  %2 = add i32 %x, 7
  %3 = add i32 %2, 7
  br label %next

next:
  %4 = phi i32 [ %1, %entry ], [ %5, %next ]
  %5 = add i32 %4, %3
  br label %next

  uselistorder i32 %x, { 1, 2, 0 }
  uselistorder i32 7, { 1, 0 }
  uselistorder label %next, { 1, 0 }
}

uselistorder ptr @a, { 2, 0, 1 }
uselistorder_bb @f, %next, { 1, 0 }

^0 = module: (path: "x.o", hash: (0, 0, 0, 0, 0))
^1 = gv: (name: "f", summaries: (function: (module: ^0, flags: (linkage: external, visibility: default, notEligibleToImport: 0, live: 0, dsoLocal: 0, canAutoHide: 0), insts: 1))) ; guid = 1
^2 = blockcount: 5
