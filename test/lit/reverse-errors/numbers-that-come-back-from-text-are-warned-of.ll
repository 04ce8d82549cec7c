; RUN: %enzyme-opt --verify-diagnostics --disable-output --remarks --differentiate "%s"

@format = private constant [3 x i8] c"%g\00"

declare void @__enzyme_autodiff(...)
declare i32 @snprintf(ptr, i64, ptr, ...)
declare i32 @puts(ptr)
declare double @atof(ptr)
declare i64 @fwrite(ptr, i64, i64, ptr)
declare i64 @fread(ptr, i64, i64, ptr)

; expected-warning@below {{numbers that atof makes of text are constant: if snprintf turned them into text, their derivatives are lost [EZ0311]}}
; expected-note@below {{hand on the numbers themselves, beside what is written}}
define double @through_text(ptr %from) {
  %x = load double, ptr %from
  %text = alloca [32 x i8]
  call i32 (ptr, i64, ptr, ...) @snprintf(ptr %text, i64 32, ptr @format, double %x)
  %y = call double @atof(ptr %text)
  %r = fmul double %y, %x
  ret double %r
}

; expected-warning@below {{numbers that fread reads from a file are constant: if fwrite wrote them to one, their derivatives are lost [EZ0311]}}
; expected-note@below {{hand on the numbers themselves, beside what is written}}
define double @through_a_file(ptr %x, ptr %file) {
  %y = alloca double
  call i64 @fwrite(ptr %x, i64 8, i64 1, ptr %file)
  call i64 @fread(ptr %y, i64 8, i64 1, ptr %file)
  %a = load double, ptr %y
  %b = load double, ptr %x
  %r = fmul double %a, %b
  ret double %r
}

; What is only read, and what is only printed, are in order; so is text beside files.
define double @apart(ptr %from, ptr %given, ptr %file) {
  %x = load double, ptr %from
  %text = alloca [32 x i8]
  %y = alloca double
  call i32 (ptr, i64, ptr, ...) @snprintf(ptr %text, i64 32, ptr @format, double %x)
  call i32 @puts(ptr %text)
  call i64 @fread(ptr %y, i64 8, i64 1, ptr %file)
  %a = load double, ptr %y
  %r = fmul double %a, %x
  ret double %r
}

define double @read_only(ptr %from, ptr %given) {
  %x = load double, ptr %from
  %text = alloca [32 x i8]
  call i32 (ptr, i64, ptr, ...) @snprintf(ptr %text, i64 32, ptr @format, double 1.0)
  %y = call double @atof(ptr %given)
  %r = fmul double %y, %x
  ret double %r
}

define void @gradients(ptr %p, ptr %dp, ptr %text, ptr %file) {
  call void (...) @__enzyme_autodiff(ptr @through_text, ptr %p, ptr %dp)
  call void (...) @__enzyme_autodiff(ptr @through_a_file, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %file)
  call void (...) @__enzyme_autodiff(ptr @apart, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %text, metadata !"enzyme_const", ptr %file)
  call void (...) @__enzyme_autodiff(ptr @read_only, ptr %p, ptr %dp, metadata !"enzyme_const", ptr %text)
  ret void
}
