//! Derivatives of closures, without an attribute. What a closure has captured is constant.

use crate::request::*;
use crate::shapes::{demand, lengths};
use crate::Float;
use alloc::vec::Vec;
use core::ptr::addr_of;

unsafe extern "C-unwind" fn of_number<F: Fn(T) -> T, T: Float>(
    function: *const F,
    x: *const T,
    result: *mut T,
) {
    result.write((*function)(x.read()))
}

unsafe extern "C-unwind" fn of_slice<F: Fn(&[T]) -> T, T: Float>(
    function: *const F,
    x: *const &[T],
    result: *mut T,
) {
    result.write((*function)(x.read()))
}

/// The derivative of `function` at `x`.
pub fn derivative<T: Float>(function: impl Fn(T) -> T, x: T) -> T {
    fn asked<F: Fn(T) -> T, T: Float>(function: &F, x: T) -> T {
        let mut result = MaybeUninit::<T>::uninit();
        let (dx, mut tangent) = (T::ONE, T::zero());
        unsafe {
            __enzyme_fwddiff(
                of_number::<F, T> as *const c_void,
                addr_of!(enzyme_strong_zero),
                addr_of!(enzyme_const),
                function as *const F,
                addr_of!(enzyme_dup),
                &x as *const T,
                &dx as *const T,
                addr_of!(enzyme_dup),
                result.as_mut_ptr(),
                &mut tangent as *mut T,
            );
        }
        tangent
    }
    asked(&function, x)
}

/// The derivative of `function` at `x` in a direction.
pub fn directional<T: Float>(function: impl Fn(&[T]) -> T, x: &[T], direction: &[T]) -> T {
    fn asked<F: Fn(&[T]) -> T, T: Float>(function: &F, x: &[T], dx: &[T]) -> T {
        let mut result = MaybeUninit::<T>::uninit();
        let mut tangent = T::zero();
        unsafe {
            __enzyme_fwddiff(
                of_slice::<F, T> as *const c_void,
                addr_of!(enzyme_strong_zero),
                addr_of!(enzyme_const),
                function as *const F,
                addr_of!(enzyme_dup),
                &x as *const &[T],
                &dx as *const &[T],
                addr_of!(enzyme_dup),
                result.as_mut_ptr(),
                &mut tangent as *mut T,
            );
        }
        tangent
    }
    demand(lengths(x, direction), "direction", "x", "directional");
    asked(&function, x, direction)
}

/// The value of `function` at `x`, and its gradient.
pub fn value_and_gradient<T: Float>(
    function: impl Fn(&[T]) -> T,
    x: &[T],
) -> (T, Vec<T>) {
    fn asked<F: Fn(&[T]) -> T, T: Float>(function: &F, x: &[T], dx: &mut [T], seed: T) -> T {
        let mut result = MaybeUninit::<T>::uninit();
        let mut adjoint = seed;
        unsafe {
            __enzyme_autodiff(
                of_slice::<F, T> as *const c_void,
                addr_of!(enzyme_strong_zero),
                addr_of!(enzyme_const),
                function as *const F,
                addr_of!(enzyme_dup),
                &x as *const &[T],
                &dx as *const &mut [T],
                addr_of!(enzyme_dup),
                result.as_mut_ptr(),
                &mut adjoint as *mut T,
            );
            result.assume_init()
        }
    }
    let mut gradient: Vec<T> = x.iter().map(|_| T::zero()).collect();
    let value = asked(&function, x, &mut gradient, T::ONE);
    (value, gradient)
}

/// The gradient of `function` at `x`.
pub fn gradient<T: Float>(function: impl Fn(&[T]) -> T, x: &[T]) -> Vec<T> {
    value_and_gradient(function, x).1
}

/// Calls a function of which no derivative is wanted: what it returns counts as constant.
#[inline(never)]
pub fn inactive<R>(function: impl Fn() -> R) -> R {
    function()
}
