//! Threads that start threads, share a lock, take a vector and return one: for builds as written.
use std::sync::{Arc, Mutex};
use std::thread;

#[enzyme::autodiff_reverse(d_all, Duplicated, Active)]
#[enzyme::autodiff_forward(t_all, Dual, Dual)]
fn all(x: &[f64]) -> f64 {
    let own = x.to_vec();
    let other = thread::spawn(move || own.iter().map(|v| v.exp()).collect::<Vec<f64>>());
    let total = Arc::new(Mutex::new(1.0));
    let mut inner = 0.0;
    thread::scope(|scope| {
        let (to, from, mine) = (&mut inner, &x[1..], Arc::clone(&total));
        scope.spawn(move || {
            scope.spawn(move || *to = from.iter().map(|v| v.sin() * v).sum());
            *mine.lock().unwrap() *= x[0].cos() + 2.0;
        });
        *total.lock().unwrap() *= x[1] + 3.0;
    });
    let product = *total.lock().unwrap();
    other.join().unwrap().iter().sum::<f64>() * product + inner
}

fn serial(x: &[f64]) -> f64 {
    let inner: f64 = x[1..].iter().map(|v| v.sin() * v).sum();
    x.iter().map(|v| v.exp()).sum::<f64>() * ((x[0].cos() + 2.0) * (x[1] + 3.0)) + inner
}

fn main() {
    let x = [0.3, 0.51, 0.72, 0.93];
    for _ in 0..10 {
        let mut dx = [0.0; 4];
        let value = d_all(&x, &mut dx, 1.0);
        assert!((value - serial(&x)).abs() < 1e-12 * value.abs());
        for i in 0..4 {
            let (mut up, mut down, mut e) = (x, x, [0.0; 4]);
            up[i] += 1e-6;
            down[i] -= 1e-6;
            e[i] = 1.0;
            let (slope, tangent) = ((serial(&up) - serial(&down)) / 2e-6, t_all(&x, &e).1);
            assert!((slope - dx[i]).abs() < 1e-7 * slope.abs().max(1.0), "{i}: {slope} {}", dx[i]);
            assert!((tangent - dx[i]).abs() < 1e-11 * slope.abs().max(1.0), "{i}: {tangent}");
        }
    }
    println!("all right");
}
