//! What ordinary programs are made of: queues, nested vectors, arenas, errors by `?`.

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

fn deque(x: &[f64]) -> f64 {
    let mut q: VecDeque<f64> = VecDeque::new();
    let mut s = 0.0;
    for &v in x {
        q.push_back(v * v);
        if q.len() > 3 {
            s += q.pop_front().unwrap() * v;
        }
    }
    q.push_front(x[0]);
    s + q.iter().zip(x).map(|(a, b)| a * b).sum::<f64>()
}
fn nested(x: &[f64]) -> f64 {
    let m: Vec<Vec<f64>> = x.chunks(2).map(|c| c.iter().map(|v| v * v).collect()).collect();
    m.windows(2).map(|w| w[0].iter().zip(&w[1]).map(|(a, b)| a * b).sum::<f64>()).sum()
}
fn scans(x: &[f64]) -> f64 {
    x.iter()
        .scan(1.0, |s, v| {
            *s *= v;
            Some(*s)
        })
        .filter(|v| *v > 0.4)
        .fold(0.0, |a, v| a + v * v)
}
fn library(x: &[f64]) -> f64 {
    x[0].mul_add(x[1], x[2]).powi(3)
        + x[3].clamp(0.0, 1.0) * x[4]
        + x[4].hypot(x[5])
        + x[0].max(x[1]).atan2(x[2])
        + x[3].rem_euclid(0.7)
        + x[1].signum() * x[2].copysign(-1.0)
}
fn cells(x: &[f64]) -> f64 {
    struct N {
        v: f64,
        to: Vec<Rc<RefCell<N>>>,
    }
    let a = Rc::new(RefCell::new(N { v: x[0], to: vec![] }));
    let b = Rc::new(RefCell::new(N { v: x[1], to: vec![a.clone()] }));
    a.borrow_mut().v *= x[2];
    {
        let n = b.borrow();
        for t in &n.to {
            t.borrow_mut().v += n.v * n.v;
        }
    }
    let r = a.borrow().v;
    let w = b.borrow().v;
    r * w
}
fn cows(x: &[f64]) -> f64 {
    fn pos(x: &[f64]) -> Cow<[f64]> {
        if x.iter().all(|v| *v > 0.0) && x.len() < 3 {
            Cow::Borrowed(x)
        } else {
            Cow::Owned(x.iter().map(|v| v * v).collect())
        }
    }
    pos(x).iter().sum::<f64>() * pos(&x[..2]).iter().product::<f64>()
}
fn boxed(x: &[f64]) -> f64 {
    let k = x[0];
    let fs: Vec<Box<dyn Fn(f64) -> f64>> =
        vec![Box::new(|v| v.sin()), Box::new(move |v| v * k), Box::new(move |v| v + k * k)];
    fs.iter().zip(&x[1..]).map(|(f, v)| f(*v)).sum::<f64>() + fs.iter().fold(x[5], |v, f| f(v))
}
fn mul<const N: usize>(a: &[[f64; N]; N], b: &[[f64; N]; N]) -> [[f64; N]; N] {
    let mut c = [[0.0; N]; N];
    for i in 0..N {
        for j in 0..N {
            for k in 0..N {
                c[i][j] += a[i][k] * b[k][j];
            }
        }
    }
    c
}
fn consts(x: &[f64]) -> f64 {
    let a = [[x[0], x[1]], [x[2], x[3]]];
    let b = mul(&a, &mul(&a, &[[x[4], 1.0], [x[5], 2.0]]));
    b[0][0] * b[1][1] - b[0][1] * b[1][0] + b[0][0]
}
fn dynamic(x: &[f64]) -> f64 {
    let it: Box<dyn Iterator<Item = f64> + '_> = if x[0] > 0.0 {
        Box::new(x.iter().map(|v| v * v))
    } else {
        Box::new(x.iter().copied().rev())
    };
    let mut s = 1.0;
    for v in it {
        s = s * 0.5 + v;
    }
    s
}
#[derive(Debug, Clone)]
enum Fail {
    Negative(f64),
    Many { count: u32, rest: f64 },
}
fn root(v: f64) -> Result<f64, Fail> {
    if v < 0.4 {
        Err(Fail::Negative(v))
    } else if v > 2.0 {
        Err(Fail::Many { count: 2, rest: v * v })
    } else {
        Ok(v.sqrt())
    }
}
fn chain(x: &[f64]) -> Result<f64, Fail> {
    let a = root(x[0])?;
    let b = root(x[1])?;
    Ok(a * b + root(x[2])?)
}
fn results(x: &[f64]) -> f64 {
    let of = |r| match r {
        Ok(v) => v,
        Err(Fail::Negative(v)) => v * v,
        Err(Fail::Many { count, rest }) => rest * count as f64,
    };
    of(chain(x)) + of(chain(&x[3..])) + of(root(3.0 * x[0]))
}
fn plain_results(x: &[f64]) -> f64 {
    fn half(v: f64) -> Result<f64, String> {
        if v > 1.0 {
            Ok(v * 0.5 * v)
        } else {
            Err(format!("small"))
        }
    }
    fn all(x: &[f64]) -> Result<f64, String> {
        let mut s = 0.0;
        for v in x {
            s += half(*v)?;
        }
        Ok(s)
    }
    all(x).unwrap_or(x[0] * x[1]) + all(&x[1..2]).unwrap_or(2.0) + half(x[4]).unwrap_or(x[3])
}
fn options(x: &[f64]) -> f64 {
    let v: Vec<Option<f64>> = x.iter().map(|&v| if v > 0.9 { Some(v * v) } else { None }).collect();
    let p: f64 = v.iter().flatten().product();
    p + v[0].unwrap_or(x[1]) * v.iter().filter_map(|o| *o).sum::<f64>()
        + x.iter().copied().reduce(f64::max).unwrap()
}
enum Node {
    Const(f64),
    Var(usize),
    Add(usize, usize),
    Mul(usize, usize),
    Sin(usize),
}
fn arena(x: &[f64]) -> f64 {
    let n = vec![
        Node::Var(0),
        Node::Const(x[1]),
        Node::Add(0, 1),
        Node::Mul(2, 0),
        Node::Sin(3),
        Node::Mul(4, 2),
    ];
    let mut v: Vec<f64> = Vec::with_capacity(n.len());
    for e in &n {
        let w = match *e {
            Node::Const(c) => c,
            Node::Var(k) => x[k],
            Node::Add(a, b) => v[a] + v[b],
            Node::Mul(a, b) => v[a] * v[b],
            Node::Sin(a) => v[a].sin(),
        };
        v.push(w);
    }
    v[n.len() - 1]
}
fn reserved(x: &[f64]) -> f64 {
    let mut v = Vec::new();
    v.reserve(10);
    for a in x {
        v.push(a * a);
    }
    let mut w = Vec::with_capacity(2);
    w.extend_from_slice(x);
    w.extend(v.iter().map(|a| a * 2.0));
    v.iter().zip(&w).map(|(a, b)| a * b).sum()
}
fn repeated(x: &[f64]) -> f64 {
    let s = "n".repeat(3);
    x[0] * s.len() as f64 * x[1]
}

/// Both modes against differences.
fn check(name: &str, f: impl Fn(&[f64]) -> f64 + Copy) {
    let x: [f64; 6] = std::array::from_fn(|k| ((k * 5 + 2) % 7) as f64 * 0.3 + 0.35);
    let reverse = enzyme::gradient(f, &x);
    for k in 0..x.len() {
        let at = |by: f64| {
            let mut x = x;
            x[k] += by;
            f(&x)
        };
        let wanted = (at(1e-6) - at(-1e-6)) / 2e-6;
        let mut direction = [0.0; 6];
        direction[k] = 1.0;
        for got in [reverse[k], enzyme::directional(f, &x, &direction)] {
            let near = 1e-6 * (1.0 + wanted.abs());
            assert!((got - wanted).abs() < near, "{name} {k}: {got} {wanted}");
        }
    }
}

fn main() {
    check("deque", deque);
    check("nested", nested);
    check("scans", scans);
    check("library", library);
    check("cells", cells);
    check("cows", cows);
    check("boxed", boxed);
    check("consts", consts);
    check("dynamic", dynamic);
    check("results", results);
    check("plain_results", plain_results);
    check("options", options);
    check("arena", arena);
    check("reserved", reserved);
    check("repeated", repeated);
    println!("all right");
}
