; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; Who runs @put does so by a table, and reads a float where it puts an address: LLVM made one word of
; a number and an address. No address brings an adjoint back.
@table = private constant <{ [24 x i8], ptr }> <{ [24 x i8] zeroinitializer, ptr @put }>
declare ptr @malloc(i64)
declare double @__enzyme_autodiff(...)
define double @f(double %x) noinline {
  %pair = alloca { ptr, ptr }
  %object = call ptr @malloc(i64 16)
  %packet = call ptr @malloc(i64 8)
  store ptr %packet, ptr %object
  %at = getelementptr i8, ptr %object, i64 8
  store double %x, ptr %at
  store ptr %object, ptr %pair
  %beside = getelementptr i8, ptr %pair, i64 8
  store ptr @table, ptr %beside
  %own = load ptr, ptr %pair
  %table = load ptr, ptr %beside
  %entry = getelementptr i8, ptr %table, i64 24
  %run = load ptr, ptr %entry
  call void %run(ptr %own)
  %read = load float, ptr %packet
  %result = fpext float %read to double
  ret double %result
}
  ; expected-error@below {{it is not known whether 'slot' (a 64-bit integer) holds a floating-point number, an address or neither, but it is copied to memory that carries derivatives [EZ0201]}}
  ; expected-note@below {{compile with -g}}
  ; expected-note@below {{or copy it field by field}}
define void @put(ptr %self) noinline {
  %slot = alloca ptr
  %packet = load ptr, ptr %self
  %at = getelementptr i8, ptr %self, i64 8
  %x = load double, ptr %at
  %half = fptrunc double %x to float
  %twice = fmul float %half, 2.0
  store float %twice, ptr %slot
  %word = load ptr, ptr %slot
  store ptr %word, ptr %packet
  ret void
}
define double @main() {
  %g = call double (...) @__enzyme_autodiff(ptr @f, double 0.7)
  ret double %g
}
