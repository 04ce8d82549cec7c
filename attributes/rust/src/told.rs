//! What memory holds, said to enzyme-cc: of numbers of which only the bits are looked at, machine
//! code says nothing.

use crate::request::{c_void, __enzyme_double, __enzyme_float};
use alloc::boxed::Box;
use alloc::vec::Vec;

/// What numbers a type is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Mixed,
    Float,
    Double,
}

/// What can tell which numbers it holds: no longer way than to where it begins.
pub trait Told {
    /// What all of it is.
    const KIND: Kind = Kind::Mixed;
    fn tell(&self) {
        tell_all(Self::KIND, self)
    }
}

#[inline]
fn tell_all<T: ?Sized>(kind: Kind, all: &T) {
    let (at, bytes) = (core::ptr::from_ref(all).cast::<c_void>(), core::mem::size_of_val(all));
    match kind {
        Kind::Double => unsafe { __enzyme_double(at, bytes) },
        Kind::Float => unsafe { __enzyme_float(at, bytes) },
        Kind::Mixed => {}
    }
}

macro_rules! told {
    ($kind:ident: $($name:ty)+) => { $(impl Told for $name { const KIND: Kind = Kind::$kind; })+ };
}
told! { Double: f64 }
told! { Float: f32 }
told! { Mixed: () bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

impl<T: Told> Told for [T] {
    fn tell(&self) {
        tell_all(T::KIND, self)
    }
}
impl<T: Told, const N: usize> Told for [T; N] {
    const KIND: Kind = T::KIND;
}

macro_rules! behind {
    ($($name:ty),+) => {
        $(impl<T: Told + ?Sized> Told for $name {
            fn tell(&self) {
                (**self).tell()
            }
        })+
    };
}
behind! { Box<T>, &T, &mut T }

impl<T: Told> Told for Vec<T> {
    fn tell(&self) {
        self[..].tell()
    }
}

const fn both(one: Kind, other: Kind) -> Kind {
    match (one, other) {
        (Kind::Double, Kind::Double) => Kind::Double,
        (Kind::Float, Kind::Float) => Kind::Float,
        _ => Kind::Mixed,
    }
}

macro_rules! tuples {
    ($(($first:ident 0 $($name:ident $at:tt)*))+) => {
        $(impl<$first: Told, $($name: Told),*> Told for ($first, $($name,)*) {
            const KIND: Kind = { let kind = $first::KIND; $(let kind = both(kind, $name::KIND);)* kind };
            fn tell(&self) {
                self.0.tell();
                $(self.$at.tell();)*
            }
        })+
    };
}
tuples! { (A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) (A 0 B 1 C 2 D 3 E 4) (A 0 B 1 C 2 D 3 E 4 F 5) }

/// A value of any type: the call goes through one more reference where nothing is known of it.
pub struct Any<'a, T: ?Sized>(pub &'a T);

pub trait ByType {
    fn tell(&self);
}
impl<T: Told + ?Sized> ByType for &Any<'_, T> {
    fn tell(&self) {
        self.0.tell()
    }
}

pub trait Silent {
    fn tell(&self);
}
impl<T: ?Sized> Silent for Any<'_, T> {
    fn tell(&self) {}
}
