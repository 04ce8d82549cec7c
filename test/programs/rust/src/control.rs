//! Loops, recursion, panics, and what is printed on the way.

use crate::{check, close};

fn newton(x: &[f64]) -> f64 {
    let mut root = 1.0;
    while (root * root - x[0]).abs() > 1e-14 {
        root -= (root * root - x[0]) / (2.0 * root);
    }
    root
}

fn power(x: f64, n: u32) -> f64 {
    match n {
        0 => 1.0,
        n if n % 2 == 0 => power(x * x, n / 2),
        n => x * power(x, n - 1),
    }
}

fn recursive(x: &[f64]) -> f64 {
    power(x[1], 5) + power(x[2], 2)
}

fn labelled(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    'rows: for i in 0..6 {
        for j in 0..6 {
            if i * j > 12 {
                break 'rows;
            }
            if j > i {
                continue 'rows;
            }
            sum += x[i] * x[j];
        }
    }
    sum
}

fn printed(x: &[f64]) -> f64 {
    let y = x[0] * x[1];
    if y > 100.0 {
        println!("y is {y} and x is {x:?}");
        eprintln!("{}", format!("{:.3}", y));
    }
    y * y
}

fn checked(x: &[f64]) -> f64 {
    assert!(x.len() > 3, "only {} numbers", x.len());
    assert_eq!(x.len() % 2, 0);
    let last = x.get(5).expect("six numbers");
    let a = if x[0] > 100.0 { panic!("too large: {}", x[0]) } else { x[0] };
    a * last
}

#[enzyme::inactive]
fn noise(x: f64) -> f64 {
    (x * 12.9898).sin()
}

fn silent(x: &[f64]) -> f64 {
    x[0] * x[0] + noise(x[0])
}

fn elementary(x: &[f64]) -> f64 {
    x[0].exp().ln_1p() * x[1].powf(x[2]) + x[3].atan2(x[4]) + x[5].hypot(x[0]) + x[1].mul_add(x[2], x[3])
        + x[0].sinh() * x[3].asin() + x[4].cbrt() + x[5].abs() + x[1].max(x[2]) + x[1].signum() * x[2].powi(3)
}

pub fn run() {
    check! { newton recursive labelled printed checked elementary }
    let got = enzyme::gradient(silent, &[0.5, 0.0]);
    close("inactive", got[0], 1.0, 1e-15);
}
