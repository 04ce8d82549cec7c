//! Threads: scopes, handles, what is moved in and returned, locks that threads own together.
//!
//! Gradients and tangents are held against differences of the same in one thread.
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

fn part(x: &[f64]) -> f64 { x.iter().map(|v| v.sin() * v).sum() }

// threads that a scope waits for, each with a part of the result
#[enzyme::autodiff_reverse(d_chunks, Duplicated, Active)]
#[enzyme::autodiff_forward(t_chunks, Dual, Dual)]
fn chunks(x: &[f64]) -> f64 {
    let mut y = vec![0.0; x.len()];
    thread::scope(|scope| {
        for (from, to) in x.chunks(3).zip(y.chunks_mut(3)) {
            scope.spawn(move || for (a, b) in from.iter().zip(to) { *b = a * a.sin(); });
        }
    });
    y.iter().map(|v| v * v).sum()
}
fn serial_chunks(x: &[f64]) -> f64 { x.iter().map(|a| (a * a.sin()).powi(2)).sum() }

// results by join, of several threads
#[enzyme::autodiff_reverse(d_joined, Duplicated, Active)]
#[enzyme::autodiff_forward(t_joined, Dual, Dual)]
fn joined(x: &[f64]) -> f64 {
    thread::scope(|scope| {
        let all: Vec<_> = x.chunks(2).map(|each| scope.spawn(move || part(each))).collect();
        all.into_iter().map(|each| each.join().unwrap()).product()
    })
}
fn serial_joined(x: &[f64]) -> f64 { x.chunks(2).map(part).product() }

// spawn, with a value moved in and a vector out
#[enzyme::autodiff_reverse(d_moved, Duplicated, Active)]
#[enzyme::autodiff_forward(t_moved, Dual, Dual)]
fn moved(x: &[f64]) -> f64 {
    let own: Vec<f64> = x.to_vec();
    let other = thread::spawn(move || own.iter().map(|v| v.exp()).collect::<Vec<f64>>());
    let mine: f64 = x.iter().map(|v| v * v).sum();
    let theirs = other.join().unwrap();
    mine * theirs.iter().sum::<f64>()
}
fn serial_moved(x: &[f64]) -> f64 {
    x.iter().map(|v| v * v).sum::<f64>() * x.iter().map(|v| v.exp()).sum::<f64>()
}

// a sum under a lock that threads own together
#[enzyme::autodiff_reverse(d_locked, Duplicated, Active)]
#[enzyme::autodiff_forward(t_locked, Dual, Dual)]
fn locked(x: &[f64]) -> f64 {
    let total = Arc::new(Mutex::new(1.0));
    thread::scope(|scope| {
        for each in x {
            let total = Arc::clone(&total);
            scope.spawn(move || { *total.lock().unwrap() *= each.cos() + 2.0; });
        }
    });
    let result = *total.lock().unwrap();
    result
}
fn serial_locked(x: &[f64]) -> f64 { x.iter().map(|v| v.cos() + 2.0).product() }

// a thread that starts another in the same scope, and flags by which one learns from the other
#[enzyme::autodiff_reverse(d_nested, Duplicated, Active)]
#[enzyme::autodiff_forward(t_nested, Dual, Dual)]
fn nested(x: &[f64]) -> f64 {
    let (mut outer, mut inner) = (0.0, 0.0);
    thread::scope(|scope| {
        let (to, from) = (&mut inner, &x[1..]);
        let here = &mut outer;
        scope.spawn(move || {
            scope.spawn(move || *to = part(from));
            *here = x[0].exp();
        });
    });
    outer * inner
}
fn serial_nested(x: &[f64]) -> f64 { x[0].exp() * part(&x[1..]) }

// one waits by a flag for what the other has stored
#[enzyme::autodiff_reverse(d_flagged, Duplicated, Active)]
#[enzyme::autodiff_forward(t_flagged, Dual, Dual)]
fn flagged(x: &[f64]) -> f64 {
    let is_there = AtomicBool::new(false);
    let cell = Mutex::new(0.0);
    thread::scope(|scope| {
        scope.spawn(|| {
            *cell.lock().unwrap() = x[0].sin();
            is_there.store(true, Ordering::Release);
        });
        while !is_there.load(Ordering::Acquire) {
            thread::yield_now();
        }
        let mut there = cell.lock().unwrap();
        *there = *there * *there + x[1];
    });
    let result = *cell.lock().unwrap();
    result * x[2]
}
fn serial_flagged(x: &[f64]) -> f64 { (x[0].sin().powi(2) + x[1]) * x[2] }

type Gradient = fn(&[f64], &mut [f64], f64) -> f64;
type Tangent = fn(&[f64], &[f64]) -> (f64, f64);

fn check(name: &str, n: usize, d: Gradient, t: Tangent, serial: fn(&[f64]) -> f64) {
    let x: Vec<f64> = (0..n).map(|i| 0.3 + 0.21 * i as f64).collect();
    let mut dx = vec![0.0; n];
    let value = d(&x, &mut dx, 1.0);
    assert!((value - serial(&x)).abs() < 1e-12 * value.abs(), "{name}: value");
    for i in 0..n {
        let (mut up, mut down) = (x.clone(), x.clone());
        up[i] += 1e-6;
        down[i] -= 1e-6;
        let slope = (serial(&up) - serial(&down)) / 2e-6;
        let mut e = vec![0.0; n];
        e[i] = 1.0;
        let tangent = t(&x, &e).1;
        let (most, got) = (slope.abs().max(1.0), dx[i]);
        assert!((slope - got).abs() < 1e-7 * most, "{name}: {i}: {slope} {got}");
        assert!((tangent - got).abs() < 1e-11 * most, "{name}: {i}: {tangent} {got}");
    }
}

fn main() {
    for _ in 0..10 {
        check("chunks", 7, d_chunks, t_chunks, serial_chunks);
        check("joined", 8, d_joined, t_joined, serial_joined);
        check("moved", 5, d_moved, t_moved, serial_moved);
        check("locked", 6, d_locked, t_locked, serial_locked);
        check("nested", 4, d_nested, t_nested, serial_nested);
        check("flagged", 3, d_flagged, t_flagged, serial_flagged);
    }
    println!("all right");
}
