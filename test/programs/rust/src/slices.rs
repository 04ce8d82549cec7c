//! Slices and arrays, with bounds that are checked.

use crate::check;

fn indexed(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        sum += x[i] * x[(i + 1) % x.len()];
    }
    sum
}

fn written(x: &[f64]) -> f64 {
    let mut work = [0.0; 6];
    for i in 0..6 {
        work[i] = x[i].sin();
    }
    for i in 1..6 {
        work[i] *= work[i - 1];
    }
    work[5] + work[2]
}

fn copied(x: &[f64]) -> f64 {
    let mut work = [0.0; 6];
    work.copy_from_slice(x);
    work.swap(0, 5);
    work.reverse();
    work[0] * work[1] + work[5]
}

fn parts(x: &[f64]) -> f64 {
    let (left, right) = x.split_at(2);
    let last = right.last().unwrap();
    left[0] * right[0] + left[1] * last + x[1..4].iter().product::<f64>()
}

fn rows(x: &[f64]) -> f64 {
    let table: [[f64; 3]; 2] = [[x[0], x[1], x[2]], [x[3], x[4], x[5]]];
    let mut sum = 0.0;
    for i in 0..2 {
        for j in 0..3 {
            sum += table[i][j] * table[1 - i][2 - j] * (i + j) as f64;
        }
    }
    sum
}

fn fill(x: &[f64], out: &mut [f64]) {
    for (o, a) in out.iter_mut().zip(x) {
        *o = a.exp();
    }
}

fn through_a_mutable_slice(x: &[f64]) -> f64 {
    let mut out = [0.0; 6];
    fill(&x[..3], &mut out[1..4]);
    out.iter().sum()
}

fn patterns(x: &[f64]) -> f64 {
    match x {
        [first, .., last] => first * last,
        _ => 0.0,
    }
}

fn largest(x: &[f64]) -> f64 {
    x.iter().cloned().fold(f64::NEG_INFINITY, f64::max)
}

pub fn run() {
    check! { indexed written copied parts rows through_a_mutable_slice patterns largest }
}
