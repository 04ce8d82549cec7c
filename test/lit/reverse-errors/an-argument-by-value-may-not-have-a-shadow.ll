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

; expected-error@below {{argument 1 is passed by value, has numbers in it, and is to have a shadow: nothing could be added to that [EZ0410]}}
; expected-note@below {{mark it enzyme_out, so that its derivative is returned}}
; expected-note@below {{or let the function take a pointer to it}}
define void @gradient(%view %v, %view %dv) {
  call void (...) @__enzyme_autodiff(ptr @f, metadata !"enzyme_dup", %view %v, %view %dv)
  ret void
}
