//! The loss of a logistic regression; logistic.c calls it.
#![no_main]

#[cfg(not(plain))]
use enzyme::autodiff_reverse;
use std::slice::{from_raw_parts, from_raw_parts_mut};

/// The last of the weights is the bias; labels are 1 and -1.
#[cfg_attr(not(plain), autodiff_reverse(d_loss, Duplicated, Const, Const, Active))]
fn loss(weights: &[f64], rows: &[f64], labels: &[f64]) -> f64 {
    let features = weights.len() - 1;
    rows.chunks_exact(features)
        .zip(labels)
        .map(|(row, label)| {
            let score: f64 = row.iter().zip(weights).map(|(x, w)| x * w).sum();
            (1.0 + (-label * (score + weights[features])).exp()).ln()
        })
        .sum()
}

fn loss_hand(weights: &[f64], dweights: &mut [f64], rows: &[f64], labels: &[f64]) {
    let features = weights.len() - 1;
    for (row, label) in rows.chunks_exact(features).zip(labels) {
        let score: f64 = row.iter().zip(weights).map(|(x, w)| x * w).sum();
        let back = -label / (1.0 + (label * (score + weights[features])).exp());
        for (d, x) in dweights.iter_mut().zip(row) {
            *d += back * x;
        }
        dweights[features] += back;
    }
}

/// What C passes: weights, as many of them, rows, labels, as many of them.
#[repr(C)]
pub struct Data {
    features: usize,
    samples: usize,
    rows: *const f64,
    labels: *const f64,
}

unsafe fn slices<'a>(data: &Data, weights: *const f64) -> (&'a [f64], &'a [f64], &'a [f64]) {
    unsafe {
        (
            from_raw_parts(weights, data.features + 1),
            from_raw_parts(data.rows, data.features * data.samples),
            from_raw_parts(data.labels, data.samples),
        )
    }
}

#[no_mangle]
pub unsafe extern "C" fn logistic(data: &Data, weights: *const f64) -> f64 {
    let (weights, rows, labels) = unsafe { slices(data, weights) };
    loss(weights, rows, labels)
}

#[no_mangle]
pub unsafe extern "C" fn logistic_hand(data: &Data, weights: *const f64, dweights: *mut f64) {
    let (weights, rows, labels) = unsafe { slices(data, weights) };
    let dweights = unsafe { from_raw_parts_mut(dweights, weights.len()) };
    loss_hand(weights, dweights, rows, labels);
}

#[cfg(not(plain))]
#[no_mangle]
pub unsafe extern "C" fn logistic_ours(data: &Data, weights: *const f64, dweights: *mut f64) {
    let (weights, rows, labels) = unsafe { slices(data, weights) };
    let dweights = unsafe { from_raw_parts_mut(dweights, weights.len()) };
    d_loss(weights, dweights, rows, labels, 1.0);
}
