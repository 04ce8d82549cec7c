//! Functions as values.

use crate::{check, close};

fn apply(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    f(f(x))
}

fn apply_any(f: &dyn Fn(f64) -> f64, x: f64) -> f64 {
    f(x) * x
}

fn captured(x: &[f64]) -> f64 {
    let scale = x[0];
    apply(|a| scale * a * a, x[1])
}

fn through_dyn(x: &[f64]) -> f64 {
    let scale = x[2];
    apply_any(&|a| scale * a, x[1])
}

fn boxed(x: &[f64]) -> f64 {
    let (a, b) = (x[0], x[1]);
    let f: Box<dyn Fn(f64) -> f64> = if a > 0.0 { Box::new(move |y| y * b) } else { Box::new(move |y| y + a) };
    f(x[3]) + f(x[4])
}

fn mutable(x: &[f64]) -> f64 {
    let mut total = 0.0;
    let mut add = |a: f64| total += a * a;
    for a in x {
        add(*a);
    }
    total
}

fn sine(x: f64) -> f64 {
    x.sin()
}

fn cube(x: f64) -> f64 {
    x * x * x
}

fn pointers(x: &[f64]) -> f64 {
    let table: [fn(f64) -> f64; 2] = [sine, cube];
    x.iter().enumerate().map(|(i, a)| table[i % 2](*a)).sum()
}

pub fn run() {
    check! { captured through_dyn boxed mutable pointers }
    let c = 3.0;
    close("derivative", enzyme::derivative(|x: f64| c * x * x, 2.0), 12.0, 1e-15);
    let single = enzyme::gradient(|x: &[f32]| x[0] * x[1] * x[1], &[2.0f32, 3.0]);
    close("single", single[0].into(), 9.0, 1e-6);
    close("single", single[1].into(), 12.0, 1e-6);
    let product = |x: &[f64]| x[0] * x[1] * x[1];
    let x = [2.0, 3.0];
    // By x itself, too: of a homogeneous function its degree times its value.
    let along = enzyme::directions(product, &x, [&[1.0, 0.0], &[0.0, 1.0], &x]);
    for (got, wanted) in along.iter().zip([9.0, 12.0, 54.0]) {
        close("directions", *got, wanted, 1e-15);
    }
    close("directional", enzyme::directional(product, &x, &x), 54.0, 1e-15);
}
