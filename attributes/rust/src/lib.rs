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

pub use closures::{derivative, directional, gradient, inactive, value_and_gradient};
pub use enzyme_macros::{autodiff_forward, autodiff_reverse, inactive};
pub use numbers::{Float, Numbers};
pub use shapes::{Difference, Shape};
