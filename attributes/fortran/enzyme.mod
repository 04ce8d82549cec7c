!mod$ v1 sum:72e58233d12e9b54
!need$ a79b96f0ba98d43c n enzyme_requests
module enzyme
use enzyme_requests,only:enzyme_augmentfwd=>f__enzyme_augmentfwd
use enzyme_requests,only:enzyme_autodiff=>f__enzyme_autodiff
use enzyme_requests,only:enzyme_autodiff_complex32=>f__enzyme_autodiff_complex32
use enzyme_requests,only:enzyme_autodiff_complex64=>f__enzyme_autodiff_complex64
use enzyme_requests,only:enzyme_autodiff_real32=>f__enzyme_autodiff_real32
use enzyme_requests,only:enzyme_autodiff_real64=>f__enzyme_autodiff_real64
use enzyme_requests,only:enzyme_function_like=>f__enzyme_function_like
use enzyme_requests,only:enzyme_fwddiff=>f__enzyme_fwddiff
use enzyme_requests,only:enzyme_fwddiff_complex32=>f__enzyme_fwddiff_complex32
use enzyme_requests,only:enzyme_fwddiff_complex64=>f__enzyme_fwddiff_complex64
use enzyme_requests,only:enzyme_fwddiff_real32=>f__enzyme_fwddiff_real32
use enzyme_requests,only:enzyme_fwddiff_real64=>f__enzyme_fwddiff_real64
use enzyme_requests,only:enzyme_reverse=>f__enzyme_reverse
integer(4),bind(c)::enzyme_const
integer(4),bind(c)::enzyme_dup
integer(4),bind(c)::enzyme_dupnoneed
integer(4),bind(c)::enzyme_out
integer(4),bind(c)::enzyme_interleave
integer(4),bind(c)::enzyme_not_overwritten
integer(4),bind(c)::enzyme_const_return
integer(4),bind(c)::enzyme_dup_return
integer(4),bind(c)::enzyme_active_return
integer(4),bind(c)::enzyme_noret
integer(4),bind(c)::enzyme_primal_return
integer(4),bind(c)::enzyme_width
integer(4),bind(c)::enzyme_runtime_activity
integer(4),bind(c)::enzyme_strong_zero
integer(4),bind(c)::enzyme_nofree
integer(4),bind(c)::enzyme_tape
integer(4),bind(c)::enzyme_scalar
integer(4),bind(c)::enzyme_vector
integer(4),bind(c)::enzyme_buffer
integer(4),bind(c,name="enzyme_math_acos")::enzyme_acos
integer(4),bind(c,name="enzyme_math_acosh")::enzyme_acosh
integer(4),bind(c,name="enzyme_math_asin")::enzyme_asin
integer(4),bind(c,name="enzyme_math_asinh")::enzyme_asinh
integer(4),bind(c,name="enzyme_math_atan")::enzyme_atan
integer(4),bind(c,name="enzyme_math_atan2")::enzyme_atan2
integer(4),bind(c,name="enzyme_math_cbrt")::enzyme_cbrt
integer(4),bind(c,name="enzyme_math_cos")::enzyme_cos
integer(4),bind(c,name="enzyme_math_erf")::enzyme_erf
integer(4),bind(c,name="enzyme_math_erfc")::enzyme_erfc
integer(4),bind(c,name="enzyme_math_exp")::enzyme_exp
integer(4),bind(c,name="enzyme_math_exp10")::enzyme_exp10
integer(4),bind(c,name="enzyme_math_exp2")::enzyme_exp2
integer(4),bind(c,name="enzyme_math_expm1")::enzyme_expm1
integer(4),bind(c,name="enzyme_math_hypot")::enzyme_hypot
integer(4),bind(c,name="enzyme_math_log")::enzyme_log
integer(4),bind(c,name="enzyme_math_log10")::enzyme_log10
integer(4),bind(c,name="enzyme_math_log1p")::enzyme_log1p
integer(4),bind(c,name="enzyme_math_log2")::enzyme_log2
integer(4),bind(c,name="enzyme_math_pow")::enzyme_pow
integer(4),bind(c,name="enzyme_math_sin")::enzyme_sin
integer(4),bind(c,name="enzyme_math_sqrt")::enzyme_sqrt
integer(4),bind(c,name="enzyme_math_tan")::enzyme_tan
end
