//! Structs, tuples and enums with numbers in them.

use crate::check;

#[derive(Clone, Debug)]
struct Body {
    id: u32,
    mass: f64,
    at: [f64; 3],
    name: String,
    fixed: bool,
}

fn structs(x: &[f64]) -> f64 {
    let body = Body {
        id: 7,
        mass: x[0],
        at: [x[1], x[2], x[3]],
        name: "earth".to_string(),
        fixed: false,
    };
    let moved = Body { mass: body.mass * 2.0, ..body.clone() };
    if moved.fixed || moved.name.len() == 3 {
        return 0.0;
    }
    moved.mass * moved.at.iter().map(|a| a * a).sum::<f64>() + body.id as f64 * body.at[0]
}

fn pair(a: f64, b: f64) -> (f64, f64) {
    (a * b, a + b)
}

fn triple(a: f64, b: f64) -> (f64, usize, f64) {
    (a * b, 2, a / b)
}

fn tuples(x: &[f64]) -> f64 {
    let (p, s) = pair(x[0], x[1]);
    let (q, n, r) = triple(x[2], x[3]);
    p * s + q * r * n as f64
}

enum Term {
    Constant(f64),
    Linear { slope: f64, offset: f64 },
    Nothing,
}

fn term(kind: usize, x: &[f64]) -> Term {
    match kind {
        0 => Term::Constant(x[0] * x[0]),
        1 => Term::Linear { slope: x[1], offset: x[2] },
        _ => Term::Nothing,
    }
}

fn value(term: &Term, at: f64) -> f64 {
    match term {
        Term::Constant(c) => *c,
        Term::Linear { slope, offset } => slope * at + offset,
        Term::Nothing => 0.0,
    }
}

fn enums(x: &[f64]) -> f64 {
    (0..3).map(|kind| value(&term(kind, x), x[4])).sum()
}

fn root(x: f64) -> Option<f64> {
    if x >= 0.0 {
        Some(x.sqrt())
    } else {
        None
    }
}

fn options(x: &[f64]) -> f64 {
    let sum: f64 = x.iter().filter_map(|a| root(a - 1.0)).sum();
    sum + root(x[0]).unwrap_or(1.0) * root(-x[1]).unwrap_or(x[2])
}

fn divided(a: f64, b: f64) -> Result<f64, String> {
    if b == 0.0 {
        return Err("zero".to_string());
    }
    Ok(a / b)
}

fn all_divided(x: &[f64]) -> Result<f64, String> {
    Ok(divided(x[0], x[1])? + divided(x[2], x[3])?)
}

fn results(x: &[f64]) -> f64 {
    all_divided(x).unwrap_or(0.0)
}

fn mixed(x: &[f64]) -> f64 {
    let terms: Vec<Term> = (0..3).map(|kind| term(kind, x)).collect();
    terms.iter().map(|t| value(t, x[5])).sum()
}

pub fn run() {
    check! { structs tuples enums options results mixed }
}
