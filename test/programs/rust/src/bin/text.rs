//! Text that is made and printed where numbers are computed: nothing of it carries a derivative.

use std::fmt::{self, Write as _};

struct Point {
    x: f64,
    y: f64,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "<{:.2}, {:e}>", self.x, self.y)
    }
}

fn printed(x: &[f64]) -> f64 {
    let point = Point { x: x[0], y: x[1] };
    eprintln!("{point} {point:>10} {:?}", (x[2], x));
    point.x * point.y
}

fn formatted(x: &[f64]) -> f64 {
    let name = format!("{} and {:.3} {:?}", x[0], x[1], x);
    x[0] * x[1] + if name.is_empty() { x[2] } else { x[3] }
}

fn grown(x: &[f64]) -> f64 {
    let mut text = String::new();
    let mut sum = 0.0;
    for v in x {
        text.push_str("value ");
        text += &v.to_string();
        text.push('\n');
        sum += v.sin() * text.lines().count() as f64;
    }
    sum
}

fn written(x: &[f64]) -> f64 {
    let mut text = String::new();
    let mut sum = 0.0;
    for v in x {
        write!(text, "{v:5.2},").unwrap();
        writeln!(&mut text, "{sum:8.3}").unwrap();
        sum += v * v;
    }
    sum * text.lines().count() as f64
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
    check(printed);
    check(formatted);
    check(grown);
    check(written);
    println!("all right");
}
