; RUN: %enzyme-opt --print-types --disable-output "%s" | %FileCheck "%s"

; LLVM writes `block->data[8 * i]` as `(block + 64 * i) + 48`. Nobody looks at `block + 64 * i`: what
; is in front of the array does not repeat in it.
; CHECK-LABEL: types in @behind
; CHECK-NEXT: %block: {[]:pointer, [0]:integer, [8]:pointer, [48+8i]:double}
define double @behind(ptr %block, i64 %i, i64 %n) {
  %count = load i64, ptr %block
  %s = sitofp i64 %count to double
  %a = getelementptr i8, ptr %block, i64 8
  store ptr %a, ptr %a
  %data = getelementptr i8, ptr %block, i64 48
  %first = getelementptr double, ptr %data, i64 %n
  %x = load double, ptr %first
  %far = shl nuw nsw i64 %i, 6
  %step = getelementptr i8, ptr %block, i64 %far
  %p = getelementptr i8, ptr %step, i64 48
  %y = load double, ptr %p
  %z = fadd double %x, %y
  %r = fadd double %z, %s
  ret double %r
}

; Where the place itself is used as well, the array begins there.
; CHECK-LABEL: types in @there
; CHECK-NEXT: %block: {[]:pointer, [-1]:double}
define double @there(ptr %block, i64 %i) {
  %step = getelementptr double, ptr %block, i64 %i
  %x = load double, ptr %step
  %p = getelementptr i8, ptr %step, i64 48
  %y = load double, ptr %p
  %r = fadd double %x, %y
  ret double %r
}

; An index that is counted up from a negative number leads to what is in front.
; CHECK-LABEL: types in @below
; CHECK-NEXT: %block: {[]:pointer, [-1]:double}
define double @below(ptr %block) {
entry:
  br label %loop
loop:
  %i = phi i64 [ -6, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %step = getelementptr double, ptr %block, i64 %i
  %p = getelementptr i8, ptr %step, i64 48
  %x = load double, ptr %p
  %t = fadd double %s, %x
  %next = add i64 %i, 1
  %end = icmp eq i64 %next, 0
  br i1 %end, label %out, label %loop
out:
  ret double %t
}
