//! Objects behind a trait, a closure over numbers and a line of text, small enough for every kind of link.

#[derive(Clone, Copy)]
struct P {
    x: f64,
    y: f64,
}
trait Shape {
    fn area(&self) -> f64;
}
impl Shape for P {
    fn area(&self) -> f64 {
        self.x * self.y
    }
}
struct C(f64);

impl Shape for C {
    fn area(&self) -> f64 {
        self.0 * self.0
    }
}

fn f(x: &[f64]) -> f64 {
    let all: Vec<Box<dyn Shape>> = vec![Box::new(P { x: x[0], y: x[1] }), Box::new(C(x[2]))];
    let v: Vec<f64> = x.iter().map(|v| v.sin()).collect();
    eprintln!("{:?}", v);
    assert!(v.len() == 4, "four, not {}", v.len());
    all.iter().map(|s| s.area()).sum::<f64>() * v[3]
}
fn main() {
    let x = [1.0, 2.0, 3.0, 0.5];
    let got = enzyme::gradient(f, &x);
    for k in 0..4 {
        let at = |by: f64| {
            let mut x = x;
            x[k] += by;
            f(&x)
        };
        let wanted = (at(1e-5) - at(-1e-5)) / 2e-5;
        assert!((got[k] - wanted).abs() < 1e-8, "{k}: {} {wanted}", got[k]);
    }
    assert_eq!(enzyme::directional(f, &x, &[0.0, 0.0, 0.0, 1.0]), got[3]);
    println!("all right");
}
