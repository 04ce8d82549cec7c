//! What may be `Active`: values that are numbers and nothing else.

use crate::told::Told;

/// A type of nothing but floating-point numbers, whose derivative is a value of the same type.
///
/// # Safety
///
/// All bytes zero is a value of it, the number 0; there is no pointer and no integer in it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no floating-point number, and cannot be `Active` [EZ0463]",
    label = "its derivative cannot be returned",
    note = "pass it by reference and mark it `Duplicated`, or mark it `Const`"
)]
pub unsafe trait Numbers: Copy {
    /// The derivative of what nothing depends on.
    fn zero() -> Self {
        unsafe { core::mem::zeroed() }
    }
}

unsafe impl Numbers for f32 {}
unsafe impl Numbers for f64 {}
unsafe impl<T: Numbers, const N: usize> Numbers for [T; N] {}

macro_rules! tuples {
    ($(($($name:ident)+))+) => { $(unsafe impl<$($name: Numbers),+> Numbers for ($($name,)+) {})+ };
}
tuples! { (A) (A B) (A B C) (A B C D) (A B C D E) (A B C D E F) }

/// One number.
pub trait Float: Numbers + Told {
    const ONE: Self;
}
impl Float for f32 {
    const ONE: f32 = 1.0;
}
impl Float for f64 {
    const ONE: f64 = 1.0;
}
