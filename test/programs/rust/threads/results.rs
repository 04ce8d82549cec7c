//! Numbers that threads return, of which two are 0: their gradients are differentiated.
use std::thread;

fn part(x: &[f64]) -> f64 {
    x.iter().map(|v| (v - 0.3) * (v - 0.51) * (v - 0.72) * (v - 0.93)).sum()
}

#[enzyme::autodiff_reverse(d_joined, Duplicated, Active)]
#[enzyme::autodiff_forward(t_joined, Dual, Dual)]
fn joined(x: &[f64]) -> f64 {
    thread::scope(|scope| {
        let all: Vec<_> = x.chunks(2).map(|each| scope.spawn(move || part(each))).collect();
        all.into_iter().map(|each| each.join().unwrap()).product()
    })
}
#[enzyme::autodiff_forward(h_joined, Dual, Dual)]
fn g_joined(x: &[f64], dx: &mut [f64]) { d_joined(x, dx, 1.0); }

/// One number, and one that is the same each time: it lies where the address of a panic's would.
#[enzyme::autodiff_reverse(d_pair, Duplicated, Active)]
#[enzyme::autodiff_forward(t_pair, Dual, Dual)]
fn pair(x: &[f64]) -> f64 {
    let v = x[0];
    let (square, factor) = thread::spawn(move || (v * v, 2.0)).join().unwrap();
    square * factor
}

type Gradient = fn(&[f64], &mut [f64]);
type Product = fn(&[f64], &[f64], &mut [f64], &mut [f64]);

/// Of a gradient: its tangent along a direction against differences of fourth order.
fn check(name: &str, n: usize, g: Gradient, h: Product) {
    let x: Vec<f64> = (0..n).map(|i| 0.3 + 0.21 * i as f64).collect();
    let v: Vec<f64> = (0..n).map(|i| 1.0 - 0.3 * (i % 4) as f64).collect();
    let (mut dx, mut hv, mut slope) = (vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    h(&x, &v, &mut dx, &mut hv);
    for (steps, weight) in [(2.0, -1.0), (1.0, 8.0), (-1.0, -8.0), (-2.0, 1.0)] {
        let y: Vec<f64> = x.iter().zip(&v).map(|(x, v)| x + 1e-3 * steps * v).collect();
        let mut dy = vec![0.0; n];
        g(&y, &mut dy);
        for (s, d) in slope.iter_mut().zip(&dy) { *s += weight / 12e-3 * d; }
    }
    let mut again = vec![0.0; n];
    g(&x, &mut again);
    for i in 0..n {
        let most = slope[i].abs().max(1.0);
        assert!((hv[i] - slope[i]).abs() < 1e-7 * most, "{name}: {i}: {} {}", hv[i], slope[i]);
        assert!((dx[i] - again[i]).abs() < 1e-12 * most, "{name}: {i}: {} {}", dx[i], again[i]);
    }
}

fn main() {
    for _ in 0..10 {
        check("joined", 4, g_joined, h_joined);
        check("joined", 8, g_joined, h_joined);
        let mut dx = [0.0];
        d_pair(&[0.7], &mut dx, 1.0);
        assert!((dx[0] - 2.8).abs() < 1e-14, "pair: {}", dx[0]);
        let tangent = t_pair(&[0.7], &[1.0]).1;
        assert!((tangent - 2.8).abs() < 1e-14, "pair: {tangent}");
    }
    println!("all right");
}
