; RUN: %enzyme-opt --print-types "%s" | %FileCheck "%s"

; Two addresses in one array, each with a table of rustc's behind it: an object has the type that
; it is made with. Where no such table is, what is at one place is of one type.

@scale = private constant <{ [24 x i8], ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @apply }>
@pick = private constant <{ ptr, [16 x i8], ptr }> <{ ptr @drop, [16 x i8] c"\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @apply }>
@place = private constant <{ ptr, [16 x i8] }> <{ ptr @scale, [16 x i8] c"\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00" }>

declare double @apply(ptr)
declare void @drop(ptr)

; CHECK-LABEL: types in @together
; CHECK: %a: {[]:pointer, [0]:double}
; CHECK: %b: {[]:pointer, [0]:integer}
; CHECK: %d: {[]:pointer}
define double @together(double %x, i64 %n, i64 %i) {
  %a = alloca [8 x i8]
  %b = alloca [8 x i8]
  %all = alloca [32 x i8]
  store double %x, ptr %a
  %m = mul i64 %n, 3
  store i64 %m, ptr %b
  store ptr %a, ptr %all
  %t = getelementptr i8, ptr %all, i64 8
  store ptr @scale, ptr %t
  %second = getelementptr i8, ptr %all, i64 16
  store ptr %b, ptr %second
  %u = getelementptr i8, ptr %all, i64 24
  store ptr @pick, ptr %u
  %one = getelementptr [16 x i8], ptr %all, i64 %i
  %d = load ptr, ptr %one
  %at = getelementptr i8, ptr %one, i64 8
  %table = load ptr, ptr %at
  %entry = getelementptr i8, ptr %table, i64 24
  %f = load ptr, ptr %entry
  %r = call double %f(ptr %d)
  ret double %r
}

; CHECK-LABEL: types in @chosen
; CHECK: %a: {[]:pointer, [0]:double}
; CHECK: %b: {[]:pointer, [0]:integer}
; CHECK: %d: {[]:pointer}
define double @chosen(double %x, i64 %n, i1 %c) {
start:
  %a = alloca [8 x i8]
  %b = alloca [8 x i8]
  store double %x, ptr %a
  %m = mul i64 %n, 3
  store i64 %m, ptr %b
  br i1 %c, label %then, label %end
then:
  br label %end
end:
  %d = phi ptr [ %a, %start ], [ %b, %then ]
  %table = phi ptr [ @scale, %start ], [ @pick, %then ]
  %entry = getelementptr i8, ptr %table, i64 24
  %f = load ptr, ptr %entry
  %r = call double %f(ptr %d)
  ret double %r
}

; CHECK-LABEL: types in @paired
; CHECK: %a: {[]:pointer, [0]:double}
; CHECK: %b: {[]:pointer, [0]:integer}
define { ptr, ptr } @paired(ptr %a, ptr %b, double %x, i64 %n, i1 %c) {
  store double %x, ptr %a
  %m = mul i64 %n, 3
  store i64 %m, ptr %b
  %p = insertvalue { ptr, ptr } poison, ptr %a, 0
  %q = insertvalue { ptr, ptr } %p, ptr @scale, 1
  %r = insertvalue { ptr, ptr } poison, ptr %b, 0
  %s = insertvalue { ptr, ptr } %r, ptr @pick, 1
  %t = select i1 %c, { ptr, ptr } %q, { ptr, ptr } %s
  ret { ptr, ptr } %t
}

; CHECK-LABEL: types in @no_table
; CHECK: %a: {[]:pointer, [0]:integer|double}
; CHECK: %b: {[]:pointer, [0]:integer|double}
define void @no_table(double %x, i64 %n, i64 %i, ptr %a, ptr %b, ptr %all) {
  store double %x, ptr %a
  %wide = getelementptr i8, ptr %a, i64 %n
  store i64 %n, ptr %b
  store ptr %a, ptr %all
  %t = getelementptr i8, ptr %all, i64 8
  store ptr @place, ptr %t
  store ptr %b, ptr %all
  ret void
}
