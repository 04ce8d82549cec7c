//! Derivatives of Rust functions, made by enzyme-cc when the program is linked.
//!
//! Link with `-Clinker=enzyme-link -Clinker-plugin-lto`; `docs/rust.md` is the guide.
#![no_std]

extern crate alloc;

mod closures;
mod numbers;
#[doc(hidden)]
pub mod request;
#[doc(hidden)]
pub mod shapes;
#[doc(hidden)]
pub mod told;

pub use closures::{
    derivative, directional, directions, gradient, inactive, value_and_gradient,
};
pub use enzyme_macros::{autodiff_forward, autodiff_reverse, inactive};
pub use numbers::{Float, Numbers};
pub use request::Rule;
pub use shapes::{Difference, Shape};

/// Registers derivatives of a function, which all take and return numbers and addresses, as C does:
/// `rule!(forward lookup, lookup_tangent)`, `rule!(reverse lookup, augmented, gradient)`.
#[macro_export]
macro_rules! rule {
    (forward $function:ident, $tangent:ident) => {
        const _: () = {
            #[used]
            static __enzyme_register_derivative: $crate::Rule<2> =
                $crate::Rule([$function as *const _, $tangent as *const _]);
        };
    };
    (reverse $function:ident, $augmented:ident, $gradient:ident) => {
        const _: () = {
            #[used]
            static __enzyme_register_gradient: $crate::Rule<3> =
                $crate::Rule([$function as *const _, $augmented as *const _, $gradient as *const _]);
        };
    };
}
