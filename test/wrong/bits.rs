// Arithmetic on the bits of a number, in a method of a trait.
use enzyme::autodiff_reverse;

trait Scramble {
    fn scramble(&self) -> f64;
}

impl Scramble for f64 {
    #[inline(never)]
    fn scramble(&self) -> f64 {
        f64::from_bits(self.to_bits().wrapping_mul(3) ^ 77)
    }
}

#[autodiff_reverse(d_state, Active, Active)]
fn state(x: f64) -> f64 {
    x.scramble() * x
}

fn main() {
    println!("{:?}", d_state(2.0, 1.0));
}
