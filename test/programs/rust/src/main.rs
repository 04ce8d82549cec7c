//! What Rust programs are made of, each differentiated both ways and held against differences.

mod attributes;
mod closures;
mod collections;
mod control;
mod data;
mod iterators;
mod layers;
mod models;
mod slices;
mod traits;

use std::process::exit;

static mut FAILED: usize = 0;

pub fn close(name: &str, got: f64, wanted: f64, tolerance: f64) {
    let is_right = (got - wanted).abs() <= tolerance * (1.0 + wanted.abs());
    if !is_right {
        println!("{name}: {got} where {wanted} is right");
        unsafe { FAILED += 1 };
    }
}

/// The derivatives by each of the numbers, in the middle between a step up and one down.
pub fn differences(f: impl Fn(&[f64]) -> f64, x: &[f64]) -> Vec<f64> {
    let step = 1e-5;
    let at = |i: usize, by: f64| {
        let mut x = x.to_vec();
        x[i] += by;
        f(&x)
    };
    (0..x.len()).map(|i| (at(i, step) - at(i, -step)) / (2.0 * step)).collect()
}

#[macro_export]
macro_rules! check {
    ($($name:path)+) => { $({
        let x = [0.7, 1.3, 2.1, 0.4, 1.9, 0.9];
        let direction = [0.5, -1.0, 0.25, 2.0, -0.75, 1.5];
        let wanted = $crate::differences($name, &x);
        let got = enzyme::gradient($name, &x);
        for i in 0..x.len() {
            $crate::close(concat!("reverse ", stringify!($name)), got[i], wanted[i], 1e-7);
        }
        // At the level of a release both ways; without optimisation one is enough, and quicker.
        #[cfg(not(debug_assertions))]
        {
            let along: f64 = wanted.iter().zip(&direction).map(|(a, b)| a * b).sum();
            let got = enzyme::directional($name, &x, &direction);
            $crate::close(concat!("forward ", stringify!($name)), got, along, 1e-7);
        }
        let _ = direction;
    })+ };
}

fn main() {
    #[cfg(not(debug_assertions))] // what is alike without optimisation
    {
        slices::run();
        control::run();
        iterators::run();
        closures::run();
    }
    attributes::run();
    collections::run();
    traits::run();
    layers::run();
    data::run();
    models::run();
    if unsafe { FAILED } > 0 {
        exit(1);
    }
    println!("all right");
}
