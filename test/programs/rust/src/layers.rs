//! Objects of several types behind one trait, with numbers and integers at the same places.

use crate::check;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

trait Layer {
    fn apply(&self, x: &[f64]) -> f64;
    fn learn(&mut self, _by: f64) {}
}

struct Scale {
    factor: f64,
}

struct Pick {
    index: usize,
}

struct Power {
    times: i32,
    weight: f64,
}

impl Layer for Scale {
    fn apply(&self, x: &[f64]) -> f64 {
        x.iter().map(|a| a * self.factor).sum()
    }
    fn learn(&mut self, by: f64) {
        self.factor += by;
    }
}

impl Layer for Pick {
    fn apply(&self, x: &[f64]) -> f64 {
        x[self.index] * x[0]
    }
    fn learn(&mut self, _by: f64) {
        self.index = (self.index + 1) % 6;
    }
}

impl Layer for Power {
    fn apply(&self, x: &[f64]) -> f64 {
        x[1].powi(self.times) * self.weight
    }
}

fn mixed(x: &[f64]) -> f64 {
    let n = x.len() - 3;
    let layers: Vec<Box<dyn Layer>> = vec![
        Box::new(Scale { factor: x[2] }),
        Box::new(Pick { index: n }),
        Box::new(Power { times: 3, weight: x[4] }),
    ];
    layers.iter().map(|l| l.apply(x)).sum()
}

fn pushed(x: &[f64]) -> f64 {
    let mut layers: Vec<Box<dyn Layer>> = Vec::new();
    for i in 0..x.len() {
        match i % 3 {
            0 => layers.push(Box::new(Scale { factor: x[i] * x[i] })),
            1 => layers.push(Box::new(Pick { index: i })),
            _ => layers.push(Box::new(Power { times: 2, weight: x[0] })),
        }
    }
    let mut sum = 0.0;
    for (i, l) in layers.iter_mut().enumerate() {
        l.learn(x[i]);
        sum += l.apply(x) * l.apply(&x[..]);
    }
    sum
}

fn by_reference(x: &[f64]) -> f64 {
    let a = Scale { factor: x[2] * x[1] };
    let b = Pick { index: 2 };
    let layers: [&dyn Layer; 2] = [&a, &b];
    layers.iter().map(|l| l.apply(x)).product()
}

fn made(kind: usize, x: &[f64]) -> Box<dyn Layer> {
    if kind == 0 {
        Box::new(Scale { factor: x[1] })
    } else if kind == 1 {
        Box::new(Pick { index: x.len() - 1 })
    } else {
        Box::new(Power { times: kind as i32, weight: x[0] })
    }
}

fn chosen(x: &[f64]) -> f64 {
    (0..4).map(|i| made(i, x).apply(x)).sum()
}

struct Net {
    layers: Vec<Rc<RefCell<dyn Layer>>>,
    calls: Cell<usize>,
}

fn shared(x: &[f64]) -> f64 {
    let first = Rc::new(RefCell::new(Scale { factor: x[5] }));
    let net = Net { layers: vec![first.clone(), Rc::new(RefCell::new(Pick { index: x.len() - 2 })), first], calls: Cell::new(0) };
    let mut y: Vec<f64> = x.iter().map(|a| a * a).collect();
    for layer in &net.layers {
        layer.borrow_mut().learn(y[1]);
        y[1] = layer.borrow().apply(&y);
        net.calls.set(net.calls.get() + 1);
    }
    y[1] * net.calls.get() as f64
}

pub fn run() {
    check! { mixed pushed by_reference chosen shared }
}
