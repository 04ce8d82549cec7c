// A C function without a body, in a generic function of a module.
use enzyme::autodiff_reverse;

extern "C" {
    fn lost(x: f64) -> f64;
}

mod physics {
    pub fn pressure<const N: usize>(x: f64) -> f64 {
        (0..N).map(|i| unsafe { super::lost(x * i as f64) }).sum()
    }
}

#[autodiff_reverse(d_state, Active, Active)]
fn state(x: f64) -> f64 {
    physics::pressure::<3>(x) * x
}

fn main() {
    println!("{:?}", d_state(2.0, 1.0));
}
