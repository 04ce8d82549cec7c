; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

%both = type { ptr, double }
%taped = type { ptr, %both, %both }
@enzyme_out = external global i32
declare %taped @__enzyme_augmentfwd(...)

define %both @f(ptr %p, double %x) {
  %r = fmul double %x, %x
  %one = insertvalue %both poison, ptr %p, 0
  %two = insertvalue %both %one, double %r, 1
  ret %both %two
}

; expected-error@below {{__enzyme_augmentfwd of f: the function returns both by value, which holds numbers and pointers: split mode has no place for the derivatives of its numbers [EZ0422]}}
; expected-note@below {{let it write the struct to memory that is passed with a shadow}}
; expected-note@below {{or say enzyme_const_return}}
define %taped @taped(ptr %p, ptr %dp, double %x) {
  %r = call %taped (...) @__enzyme_augmentfwd(ptr @f, ptr %p, ptr %dp, ptr @enzyme_out, double %x)
  ret %taped %r
}
