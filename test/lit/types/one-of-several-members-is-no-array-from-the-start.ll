; RUN: %enzyme-opt --print-types --disable-output "%s" | %FileCheck "%s"

; A pointer to one of two members, which LLVM makes of `c ? &s->left : &s->right`, says nothing of
; what is in front of them.
; CHECK-LABEL: types in @chosen
; CHECK-NEXT: %s: {[]:pointer, [0]:double, [8+8i<24]:pointer, [8+8i<24,0]:double}
define ptr @chosen(ptr %s, double %x) {
  %v = load double, ptr %s
  %c = fcmp olt double %x, %v
  %o = select i1 %c, i64 8, i64 16
  %p = getelementptr i8, ptr %s, i64 %o
  %q = load ptr, ptr %p
  %t = load double, ptr %q
  ret ptr %q
}

; CHECK-LABEL: types in @merged
; CHECK-NEXT: %s: {[]:pointer, [0]:pointer, [0,0]:pointer, [8+16i<40]:double, [16+16i<40]:integer}
define double @merged(ptr %s, i1 %c) {
entry:
  %f = load ptr, ptr %s
  %g = load ptr, ptr %f
  %a = getelementptr i8, ptr %s, i64 16
  %n = load i64, ptr %a
  %m = sitofp i64 %n to double
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %o = phi i64 [ 24, %entry ], [ 8, %one ]
  %p = getelementptr i8, ptr %s, i64 %o
  %v = load double, ptr %p
  %w = fadd double %v, %m
  ret double %w
}
