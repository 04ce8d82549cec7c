//! Iterators and what is made of them.

use crate::check;

fn mapped(x: &[f64]) -> f64 {
    x.iter().map(|a| a.cos() * a).sum()
}

fn zipped(x: &[f64]) -> f64 {
    x.iter().zip(x.iter().skip(1)).map(|(a, b)| a * b * b).sum()
}

fn folded(x: &[f64]) -> f64 {
    x.iter().fold(1.0, |product, a| product * (1.0 + a * a))
}

fn windows(x: &[f64]) -> f64 {
    x.windows(2).map(|w| (w[1] - w[0]).powi(2)).sum()
}

fn chunks(x: &[f64]) -> f64 {
    x.chunks(2).map(|c| c[0] * c[1]).sum::<f64>() + x.chunks_exact(3).map(|c| c[2]).sum::<f64>()
}

fn enumerated(x: &[f64]) -> f64 {
    x.iter().enumerate().map(|(i, a)| (i as f64) * a * a).sum()
}

fn filtered(x: &[f64]) -> f64 {
    x.iter().filter(|a| **a > 1.0).map(|a| a * a * a).sum()
}

fn backwards(x: &[f64]) -> f64 {
    x.iter().rev().take(4).step_by(2).fold(0.0, |horner, a| horner * 0.5 + a * a)
}

fn chained(x: &[f64]) -> f64 {
    x[..2].iter().chain(&x[4..]).map(|a| a.ln()).sum()
}

fn scanned(x: &[f64]) -> f64 {
    x.iter()
        .scan(0.0, |total, a| {
            *total += a;
            Some(*total * *total)
        })
        .sum()
}

fn collected(x: &[f64]) -> f64 {
    let squares: Vec<f64> = x.iter().map(|a| a * a).collect();
    let roots: Vec<f64> = squares.iter().map(|a| (1.0 + a).sqrt()).collect();
    squares.iter().zip(&roots).map(|(a, b)| a * b).sum()
}

fn changed(x: &[f64]) -> f64 {
    let mut work = x.to_vec();
    work.iter_mut().for_each(|a| *a = a.tanh());
    for a in &mut work {
        *a *= *a;
    }
    work.iter().sum()
}

fn flat(x: &[f64]) -> f64 {
    (0..3).flat_map(|i| x.iter().map(move |a| a * i as f64)).map(|a| a * a).sum()
}

fn edited(x: &[f64]) -> f64 {
    let mut work = x.to_vec();
    work.swap(0, 3);
    work.rotate_left(2);
    work.insert(1, x[0] * x[1]);
    work.remove(0);
    work.retain(|a| *a > 0.5);
    work.iter().enumerate().map(|(i, a)| a * (i + 1) as f64).sum()
}

fn chosen(x: &[f64]) -> f64 {
    let most = x.iter().copied().reduce(f64::max).map_or(0.0, |a| a * a);
    let by_pair = |c: &[f64]| match (c[0] > 1.0, c[1] > 1.0) {
        (true, true) => c[0] * c[1],
        (true, false) => c[0] - c[1],
        (false, _) => c[1].exp(),
    };
    most + x.chunks_exact(2).map(by_pair).sum::<f64>()
}

pub fn run() {
    check! {
        mapped zipped folded windows chunks enumerated filtered backwards chained scanned
        collected changed flat edited chosen
    }
}
