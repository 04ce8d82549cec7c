// The bits of a number in an atomic of the standard library.
use enzyme::autodiff_reverse;
use std::sync::atomic::{AtomicU64, Ordering};

struct Shared {
    bits: AtomicU64,
}

impl Shared {
    fn put(&self, x: f64) -> f64 {
        f64::from_bits(self.bits.swap(x.to_bits(), Ordering::SeqCst))
    }
}

#[autodiff_reverse(d_state, Duplicated, Active, Active)]
fn state(shared: &Shared, x: f64) -> f64 {
    shared.put(x) * x
}

fn main() {
    let (shared, mut shadow) = (Shared { bits: AtomicU64::new(0) }, Shared { bits: AtomicU64::new(0) });
    println!("{:?}", d_state(&shared, &mut shadow, 2.0, 1.0));
}
