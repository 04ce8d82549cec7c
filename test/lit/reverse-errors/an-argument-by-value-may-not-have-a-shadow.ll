; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

%view = type { double, ptr }

declare void @__enzyme_autodiff(...)

; The pointer in it needs a shadow, and the number can be given none.
define double @f(%view %v) {
  %scale = extractvalue %view %v, 0
  %p = extractvalue %view %v, 1
  %x = load double, ptr %p, align 8
  %r = fmul double %scale, %x
  ret double %r
}

; expected-error@below {{argument 1 is passed by value and has numbers in it: its shadow would be a copy, and derivatives added to that would be lost [EZ0410]}}
; expected-note@below {{let the function take a pointer to it}}
define void @gradient(%view %v, %view %dv) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", %view %v, %view %dv)
  ret void
}

; Of a struct that is passed in pieces the derivative can be returned.
define double @g(double %v.coerce0, double %v.coerce1) {
  %r = fmul double %v.coerce0, %v.coerce1
  ret double %r
}

; expected-error@below {{argument 1 is passed by value and has numbers in it: its shadow would be a copy}}
; expected-note@below {{mark it enzyme_out, so that its derivative is returned}}
; expected-note@below {{or let the function take a pointer to it}}
; expected-error@below {{argument 2 is passed by value and has numbers in it: its shadow would be a copy}}
; expected-note@below {{mark it enzyme_out, so that its derivative is returned}}
; expected-note@below {{or let the function take a pointer to it}}
define void @pieces(double %x, double %y) {
  call void (...) @__enzyme_autodiff(ptr @g, metadata !"enzyme_dup", double %x, double %y, double 0.0, double 0.0)
  ret void
}
