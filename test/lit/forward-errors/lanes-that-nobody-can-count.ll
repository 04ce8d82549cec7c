; RUN: %enzyme-opt --verify-diagnostics --disable-output --differentiate "%s"

; C has sinh for one number only, and nobody knows how many lanes to call it for.

; expected-error@below {{a derivative calls 'sinh' of a vector of a multiple of 2 doubles, but how many these are is known only when the program runs [EZ0912]}}
; expected-note@below {{compile this code for vectors of a fixed length}}
define <vscale x 2 x double> @f(<vscale x 2 x double> %x) {
  %r = call <vscale x 2 x double> @llvm.cosh.nxv2f64(<vscale x 2 x double> %x)
  ret <vscale x 2 x double> %r
}

define <vscale x 2 x double> @df(<vscale x 2 x double> %x, <vscale x 2 x double> %dx) {
  %r = call <vscale x 2 x double> (...) @__enzyme_fwddiff(ptr @f, <vscale x 2 x double> %x, <vscale x 2 x double> %dx)
  ret <vscale x 2 x double> %r
}

declare <vscale x 2 x double> @llvm.cosh.nxv2f64(<vscale x 2 x double>)
declare <vscale x 2 x double> @__enzyme_fwddiff(...)
