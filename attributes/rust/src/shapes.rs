//! Whether a shadow has the shape of what it is the shadow of: as many numbers at the same places.

use alloc::boxed::Box;
use alloc::vec::Vec;

/// How many elements there are in a value, and in its shadow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Difference {
    pub of: usize,
    pub shadow: usize,
}

/// What can tell whether another value has the same shape.
pub trait Shape {
    /// Whether all values of the type have the same.
    const IS_FIXED: bool = false;
    /// The first place where the shapes differ.
    fn difference(&self, _shadow: &Self) -> Option<Difference> {
        None
    }
}

macro_rules! fixed {
    ($($name:ty)+) => { $(impl Shape for $name { const IS_FIXED: bool = true; })+ };
}
fixed! { f32 f64 bool char u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize }

pub fn lengths<T>(of: &[T], shadow: &[T]) -> Option<Difference> {
    let (of, shadow) = (of.len(), shadow.len());
    (of != shadow).then_some(Difference { of, shadow })
}

impl<T: Shape> Shape for [T] {
    fn difference(&self, shadow: &Self) -> Option<Difference> {
        lengths(self, shadow).or_else(|| {
            if T::IS_FIXED {
                return None;
            }
            self.iter().zip(shadow).find_map(|(of, shadow)| of.difference(shadow))
        })
    }
}

impl<T: Shape, const N: usize> Shape for [T; N] {
    const IS_FIXED: bool = T::IS_FIXED;
    fn difference(&self, shadow: &Self) -> Option<Difference> {
        self[..].difference(&shadow[..])
    }
}

impl<T: Shape> Shape for Vec<T> {
    fn difference(&self, shadow: &Self) -> Option<Difference> {
        self[..].difference(&shadow[..])
    }
}

impl<T: Shape> Shape for Option<T> {
    fn difference(&self, shadow: &Self) -> Option<Difference> {
        match (self, shadow) {
            (Some(of), Some(shadow)) => of.difference(shadow),
            (None, None) => None,
            (of, shadow) => {
                Some(Difference { of: of.is_some().into(), shadow: shadow.is_some().into() })
            }
        }
    }
}

macro_rules! behind {
    ($($name:ty),+) => {
        $(impl<T: Shape + ?Sized> Shape for $name {
            fn difference(&self, shadow: &Self) -> Option<Difference> {
                (**self).difference(&**shadow)
            }
        })+
    };
}
behind! { Box<T>, &T, &mut T }

macro_rules! tuples {
    ($(($($name:ident $at:tt)+))+) => {
        $(impl<$($name: Shape),+> Shape for ($($name,)+) {
            const IS_FIXED: bool = true $(&& $name::IS_FIXED)+;
            fn difference(&self, shadow: &Self) -> Option<Difference> {
                None$(.or_else(|| self.$at.difference(&shadow.$at)))+
            }
        })+
    };
}
tuples! { (A 0) (A 0 B 1) (A 0 B 1 C 2) (A 0 B 1 C 2 D 3) }

/// A value and its shadow. What is known of the type decides which trait answers: the
/// call goes through as many references as the weakest needs.
pub struct Pair<'a, T: ?Sized>(pub &'a T, pub &'a T);

pub trait ByShape {
    fn difference(&self) -> Option<Difference>;
}
impl<T: Shape + ?Sized> ByShape for &&Pair<'_, T> {
    fn difference(&self) -> Option<Difference> {
        self.0.difference(self.1)
    }
}

pub trait ByLength {
    fn difference(&self) -> Option<Difference>;
}
impl<T> ByLength for &Pair<'_, [T]> {
    fn difference(&self) -> Option<Difference> {
        lengths(self.0, self.1)
    }
}
impl<T> ByLength for &Pair<'_, Vec<T>> {
    fn difference(&self) -> Option<Difference> {
        lengths(self.0, self.1)
    }
}

pub trait Unknown {
    fn difference(&self) -> Option<Difference>;
}
impl<T: ?Sized> Unknown for Pair<'_, T> {
    fn difference(&self) -> Option<Difference> {
        None
    }
}

/// Ends in the caller where a shadow is of another shape.
#[track_caller]
pub fn demand(difference: Option<Difference>, shadow: &str, of: &str, name: &str) {
    if let Some(found) = difference {
        panic!(
            "{name}: the shadow {shadow} has {} elements where {of} has {} [EZ0464]",
            found.shadow, found.of
        );
    }
}

/// Ends in the caller where a value is given as its own shadow: that says that it is constant.
#[track_caller]
pub fn apart<T: ?Sized>(of: &T, shadow: &T, names: (&str, &str), name: &str) {
    let is_itself = core::ptr::eq(core::ptr::from_ref(of).cast::<u8>(), core::ptr::from_ref(shadow).cast());
    if is_itself && core::mem::size_of_val(of) > 0 {
        let (shadow, of) = names;
        panic!("{name}: the shadow {shadow} is {of} itself: pass a copy, or mark {of} `Const` [EZ0464]");
    }
}
