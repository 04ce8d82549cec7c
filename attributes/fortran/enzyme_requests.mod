!mod$ v1 sum:a79b96f0ba98d43c
module enzyme_requests
procedure()::f__enzyme_augmentfwd
procedure()::f__enzyme_autodiff
procedure()::f__enzyme_fwddiff
procedure()::f__enzyme_reverse
procedure(real(4))::f__enzyme_autodiff_real32
procedure(real(4))::f__enzyme_fwddiff_real32
procedure(real(8))::f__enzyme_autodiff_real64
procedure(real(8))::f__enzyme_fwddiff_real64
procedure(complex(4))::f__enzyme_autodiff_complex32
procedure(complex(4))::f__enzyme_fwddiff_complex32
procedure(complex(8))::f__enzyme_autodiff_complex64
procedure(complex(8))::f__enzyme_fwddiff_complex64
procedure()::f__enzyme_function_like
end
