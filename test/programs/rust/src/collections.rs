//! Memory from the heap.

use crate::check;

fn made(x: &[f64]) -> f64 {
    let mut work = vec![0.0; x.len()];
    for (i, a) in x.iter().enumerate() {
        work[i] = a * a;
    }
    work.iter().sum::<f64>() * work[0]
}

fn filled(x: &[f64]) -> f64 {
    let mut work = Vec::with_capacity(x.len());
    for a in x {
        work.push(a.sqrt());
    }
    work.iter().product()
}

fn nested(x: &[f64]) -> f64 {
    let table: Vec<Vec<f64>> = (0..2).map(|i| x.iter().map(|a| a * (i + 1) as f64).collect()).collect();
    table[0].iter().zip(&table[1]).map(|(a, b)| a * b).sum()
}

fn boxed(x: &[f64]) -> f64 {
    let a = Box::new(x[0] * x[1]);
    let b = Box::new([x[2], *a]);
    b[0] * b[1] * *a
}

fn boxed_slice(x: &[f64]) -> f64 {
    let b: Box<[f64]> = x.iter().map(|a| a * a).collect();
    b.iter().sum::<f64>() * b[3]
}

fn converted(x: &[f64]) -> f64 {
    let b: Box<[f64]> = x.into();
    b.iter().map(|a| a * a).sum()
}

struct Node {
    value: f64,
    next: Option<Box<Node>>,
}

fn list(x: &[f64]) -> f64 {
    let mut head: Option<Box<Node>> = None;
    for a in x {
        head = Some(Box::new(Node { value: a * a, next: head }));
    }
    let mut sum = 0.0;
    let mut weight = 1.0;
    let mut at = &head;
    while let Some(node) = at {
        sum += weight * node.value;
        weight *= 0.5;
        at = &node.next;
    }
    sum
}

fn cloned(x: &[f64]) -> f64 {
    let a = x.to_vec();
    let mut b = a.clone();
    b[0] *= 2.0;
    a.iter().zip(&b).map(|(a, b)| a * b).sum()
}

fn counted(x: &[f64]) -> f64 {
    use std::rc::Rc;
    let a = Rc::new(x[0] * x[0]);
    let b = Rc::clone(&a);
    *a * *b + x[1]
}

pub fn run() {
    check! { made filled nested boxed boxed_slice converted list cloned counted }
}
