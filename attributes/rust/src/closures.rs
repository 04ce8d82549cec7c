//! Derivatives of closures, without an attribute. What a closure has captured is constant.

use crate::request::*;
use crate::shapes::{demand, lengths};
use crate::told::Told;
use crate::Float;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::mem::size_of;
use core::ptr::addr_of;

unsafe extern "C-unwind" fn by_address<F: Fn(A) -> T, A: Told, T: Float>(
    function: *const F,
    x: *const A,
    result: *mut T,
) {
    (*x).tell();
    result.write((*function)(x.read()));
    (*result).tell()
}

/// What changes in the result when `x` changes by each of `dx`.
fn tangents<F: Fn(A) -> T, A: Told, T: Float, const N: usize>(
    function: &F,
    x: A,
    dx: [A; N],
) -> [T; N] {
    let mut result = MaybeUninit::<T>::uninit();
    let mut tangents = [T::zero(); N];
    unsafe {
        __enzyme_fwddiff(
            by_address::<F, A, T> as *const c_void,
            addr_of!(enzyme_strong_zero),
            addr_of!(enzyme_width),
            N as c_int,
            addr_of!(enzyme_const),
            function as *const F,
            addr_of!(enzyme_dupv),
            size_of::<A>(),
            &x as *const A,
            &dx as *const A,
            addr_of!(enzyme_dupv),
            size_of::<T>(),
            result.as_mut_ptr(),
            tangents.as_mut_ptr(),
        );
    }
    tangents
}

/// The derivative of `function` at `x`.
pub fn derivative<T: Float>(function: impl Fn(T) -> T, x: T) -> T {
    tangents(&function, x, [T::ONE])[0]
}

/// The derivative of `function` at `x` in a direction.
#[track_caller]
pub fn directional<T: Float>(function: impl Fn(&[T]) -> T, x: &[T], direction: &[T]) -> T {
    directions(function, x, [direction])[0]
}

/// The derivatives of `function` at `x` in several directions, which are computed together.
#[track_caller]
pub fn directions<T: Float, const N: usize>(
    function: impl Fn(&[T]) -> T,
    x: &[T],
    directions: [&[T]; N],
) -> [T; N] {
    for direction in directions {
        demand(lengths(x, direction), "direction", "x", "directional");
    }
    // A shadow at the place of what it is the shadow of would say that nothing depends on it.
    let apart = directions.map(|direction| match core::ptr::eq(x, direction) {
        true => Cow::Owned(direction.to_vec()),
        false => Cow::Borrowed(direction),
    });
    tangents(&function, x, core::array::from_fn(|lane| &*apart[lane]))
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
                by_address::<F, &[T], T> as *const c_void,
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
