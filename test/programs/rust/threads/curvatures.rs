// Behind the functions of main.rs, in the place of its checks: their gradients, differentiated.

#[enzyme::autodiff_forward(h_chunks, Dual, Dual)]
fn g_chunks(x: &[f64], dx: &mut [f64]) { d_chunks(x, dx, 1.0); }
#[enzyme::autodiff_forward(h_moved, Dual, Dual)]
fn g_moved(x: &[f64], dx: &mut [f64]) { d_moved(x, dx, 1.0); }
#[enzyme::autodiff_forward(h_locked, Dual, Dual)]
fn g_locked(x: &[f64], dx: &mut [f64]) { d_locked(x, dx, 1.0); }
#[enzyme::autodiff_forward(h_flagged, Dual, Dual)]
fn g_flagged(x: &[f64], dx: &mut [f64]) { d_flagged(x, dx, 1.0); }
#[enzyme::autodiff_forward(h_nested, Dual, Dual)]
fn g_nested(x: &[f64], dx: &mut [f64]) { d_nested(x, dx, 1.0); }
#[enzyme::autodiff_forward(h_joined, Dual, Dual)]
fn g_joined(x: &[f64], dx: &mut [f64]) { d_joined(x, dx, 1.0); }

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
        check("chunks", 7, g_chunks, h_chunks);
        check("moved", 5, g_moved, h_moved);
        check("locked", 6, g_locked, h_locked);
        check("nested", 4, g_nested, h_nested);
        check("joined", 8, g_joined, h_joined);
        check("flagged", 3, g_flagged, h_flagged);
    }
    println!("all right");
}
