//! The calls that enzyme-cc replaces by derivatives, and the markers in them.
//!
//! Everything is passed by address, so that no convention of calls stands between.

pub use core::ffi::{c_int, c_void};
pub use core::ptr::addr_of;
pub use core::mem::{zeroed, ManuallyDrop, MaybeUninit};

extern "C-unwind" {
    pub fn __enzyme_autodiff(function: *const c_void, ...);
    pub fn __enzyme_fwddiff(function: *const c_void, ...);
    pub fn __enzyme_float(at: *const c_void, bytes: usize);
    pub fn __enzyme_double(at: *const c_void, bytes: usize);
    pub static enzyme_const: c_int;
    pub static enzyme_dup: c_int;
    pub static enzyme_dupnoneed: c_int;
    pub static enzyme_dupv: c_int;
    pub static enzyme_strong_zero: c_int;
    pub static enzyme_width: c_int;
}

/// Calls what writes nothing of its caller's, and has no derivative: enzyme-cc knows the name.
#[inline(never)]
pub fn silent<R>(function: impl FnOnce() -> R) -> R {
    function()
}

/// The same of what may write.
#[inline(never)]
pub fn silent_writing<R>(function: impl FnOnce() -> R) -> R {
    function()
}

/// What a program registers: functions that belong together, by their addresses.
#[repr(transparent)]
pub struct Rule<const N: usize>(pub [*const c_void; N]);
unsafe impl<const N: usize> Sync for Rule<N> {}
