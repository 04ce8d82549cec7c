; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

declare void @__enzyme_autodiff(...)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)

; A procedure pointer of Fortran is bound to an internal procedure with the frame of its host.
define double @g(ptr %t, ptr nest %frame) {
  %k = load double, ptr %frame, align 8
  %x = load double, ptr %t, align 8
  %y = fmul double %k, %x
  ret double %y
}

; expected-error@below {{an internal procedure that uses variables of its host is passed on, and what it is passed to has no body here, or keeps it in memory [EZ0307]}}
; expected-note@below {{put the procedure and the variables that it uses into a module}}
; expected-note@below {{or hand it to nothing but procedures that call it or pass it on as an argument, and compile what defines these with enzyme-fc}}
define double @f(ptr %k, ptr %holder) {
  %place = alloca [32 x i8], align 8
  call void @llvm.init.trampoline(ptr %place, ptr @g, ptr %k)
  %called = call ptr @llvm.adjust.trampoline(ptr %place)
  store ptr %called, ptr %holder, align 8
  %again = load ptr, ptr %holder, align 8
  %y = call double %again(ptr %k)
  ret double %y
}

define void @gradient(ptr %k, ptr %dk, ptr %h, ptr %dh) {
  call void (...) @__enzyme_autodiff(ptr @f, ptr %k, ptr %dk, ptr %h, ptr %dh)
  ret void
}
