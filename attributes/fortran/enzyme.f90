! use enzyme: ask for derivatives from Fortran.
!
! On the module path of enzyme-fc with no flags: the .mod files beside this one are what flang makes
! of it (make runtime). They use no other module, so that every flang reads them. They define
! nothing and leave no symbol behind: the markers are recognised by name, and requests are replaced
! by derivatives.
!
!     call enzyme_autodiff(loss, enzyme_const, n, x, dx, y, dy)
!
! Every argument is passed by reference: a variable is followed by its shadow, unless a marker says
! otherwise. What is called as a function is declared for each kind of result.

module enzyme_requests
  implicit none
  external :: f__enzyme_augmentfwd, f__enzyme_autodiff, f__enzyme_fwddiff
  external :: f__enzyme_reverse
  real(4), external :: f__enzyme_autodiff_real32, f__enzyme_fwddiff_real32
  real(8), external :: f__enzyme_autodiff_real64, f__enzyme_fwddiff_real64
  complex(4), external :: f__enzyme_autodiff_complex32, f__enzyme_fwddiff_complex32
  complex(8), external :: f__enzyme_autodiff_complex64, f__enzyme_fwddiff_complex64
  external :: f__enzyme_function_like
end module

module enzyme
  use enzyme_requests, only: &
    enzyme_augmentfwd => f__enzyme_augmentfwd, &
    enzyme_autodiff => f__enzyme_autodiff, &
    enzyme_autodiff_complex32 => f__enzyme_autodiff_complex32, &
    enzyme_autodiff_complex64 => f__enzyme_autodiff_complex64, &
    enzyme_autodiff_real32 => f__enzyme_autodiff_real32, &
    enzyme_autodiff_real64 => f__enzyme_autodiff_real64, &
    enzyme_function_like => f__enzyme_function_like, &
    enzyme_fwddiff => f__enzyme_fwddiff, &
    enzyme_fwddiff_complex32 => f__enzyme_fwddiff_complex32, &
    enzyme_fwddiff_complex64 => f__enzyme_fwddiff_complex64, &
    enzyme_fwddiff_real32 => f__enzyme_fwddiff_real32, &
    enzyme_fwddiff_real64 => f__enzyme_fwddiff_real64, &
    enzyme_reverse => f__enzyme_reverse
  implicit none

  ! How one argument takes part: each precedes the argument it is about.
  integer(4), bind(C) :: enzyme_const           ! x: no derivative
  integer(4), bind(C) :: enzyme_dup             ! x, dx: the shadow follows
  integer(4), bind(C) :: enzyme_dupnoneed       ! x, dx: as dup, and the result in x is not needed
  integer(4), bind(C) :: enzyme_out             ! x: its derivative is returned; x is a value
  integer(4), bind(C) :: enzyme_interleave      ! from here on the shadows, in order
  integer(4), bind(C) :: enzyme_not_overwritten ! x: stays as it is until the reverse call

  ! What holds for the whole call.
  integer(4), bind(C) :: enzyme_const_return, enzyme_dup_return, enzyme_active_return
  integer(4), bind(C) :: enzyme_noret, enzyme_primal_return
  integer(4), bind(C) :: enzyme_width           ! n: so many directions at once
  integer(4), bind(C) :: enzyme_runtime_activity, enzyme_strong_zero
  integer(4), bind(C) :: enzyme_nofree          ! the reverse call may be made again
  integer(4), bind(C) :: enzyme_tape            ! a variable of type(c_ptr): where the tape is

  ! How an argument of a batch is spread over its instances.
  integer(4), bind(C) :: enzyme_scalar, enzyme_vector, enzyme_buffer

  ! What enzyme_function_like says a function is like.
  integer(4), bind(C, name="enzyme_math_acos") :: enzyme_acos
  integer(4), bind(C, name="enzyme_math_acosh") :: enzyme_acosh
  integer(4), bind(C, name="enzyme_math_asin") :: enzyme_asin
  integer(4), bind(C, name="enzyme_math_asinh") :: enzyme_asinh
  integer(4), bind(C, name="enzyme_math_atan") :: enzyme_atan
  integer(4), bind(C, name="enzyme_math_atan2") :: enzyme_atan2
  integer(4), bind(C, name="enzyme_math_cbrt") :: enzyme_cbrt
  integer(4), bind(C, name="enzyme_math_cos") :: enzyme_cos
  integer(4), bind(C, name="enzyme_math_erf") :: enzyme_erf
  integer(4), bind(C, name="enzyme_math_erfc") :: enzyme_erfc
  integer(4), bind(C, name="enzyme_math_exp") :: enzyme_exp
  integer(4), bind(C, name="enzyme_math_exp10") :: enzyme_exp10
  integer(4), bind(C, name="enzyme_math_exp2") :: enzyme_exp2
  integer(4), bind(C, name="enzyme_math_expm1") :: enzyme_expm1
  integer(4), bind(C, name="enzyme_math_hypot") :: enzyme_hypot
  integer(4), bind(C, name="enzyme_math_log") :: enzyme_log
  integer(4), bind(C, name="enzyme_math_log10") :: enzyme_log10
  integer(4), bind(C, name="enzyme_math_log1p") :: enzyme_log1p
  integer(4), bind(C, name="enzyme_math_log2") :: enzyme_log2
  integer(4), bind(C, name="enzyme_math_pow") :: enzyme_pow
  integer(4), bind(C, name="enzyme_math_sin") :: enzyme_sin
  integer(4), bind(C, name="enzyme_math_sqrt") :: enzyme_sqrt
  integer(4), bind(C, name="enzyme_math_tan") :: enzyme_tan
end module
