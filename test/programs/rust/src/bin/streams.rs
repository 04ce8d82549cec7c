//! Text that goes to streams, buffers and lists of words where numbers are computed.

use std::io::Write;

fn to_a_stream(x: &[f64]) -> f64 {
    let mut out = std::io::stderr().lock();
    let mut buffer: Vec<u8> = Vec::new();
    let mut sum = 0.0;
    for v in x {
        sum += v * v;
        writeln!(out, "{v} {sum}").unwrap();
        write!(&mut buffer, "{sum}").unwrap();
    }
    out.flush().unwrap();
    let words: Vec<String> = x.iter().map(|v| format!("{v:.1}")).collect();
    writeln!(out, "{}", words.join(", ")).unwrap();
    sum * words.len() as f64
}

fn check(f: impl Fn(&[f64]) -> f64 + Copy) {
    let (x, direction) = ([0.7, 1.3, 2.1, 0.4], [0.5, -1.0, 0.25, 2.0]);
    let got = enzyme::gradient(f, &x);
    let mut along = 0.0;
    for k in 0..x.len() {
        let at = |by: f64| {
            let mut x = x;
            x[k] += by;
            f(&x)
        };
        let wanted = (at(1e-5) - at(-1e-5)) / 2e-5;
        assert!((got[k] - wanted).abs() < 1e-6, "{}: {} {wanted}", k, got[k]);
        along += got[k] * direction[k];
    }
    let tangent = enzyme::directional(f, &x, &direction);
    assert!((tangent - along).abs() < 1e-10, "{tangent} {along}");
}

fn main() {
    check(to_a_stream);
    println!("all right");
}
