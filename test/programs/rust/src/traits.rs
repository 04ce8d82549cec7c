//! Generics and trait objects, of this crate and another.

use crate::check;
use other::{generic_sum, physics::energy, Shape};
use std::ops::{Add, Mul};

#[derive(Clone, Copy)]
struct Dual2 {
    a: f64,
    b: f64,
}

impl Add for Dual2 {
    type Output = Dual2;
    fn add(self, o: Dual2) -> Dual2 {
        Dual2 { a: self.a + o.a, b: self.b + o.b }
    }
}

impl Mul for Dual2 {
    type Output = Dual2;
    fn mul(self, o: Dual2) -> Dual2 {
        Dual2 { a: self.a * o.a, b: self.a * o.b + self.b * o.a }
    }
}

fn operators(x: &[f64]) -> f64 {
    let p = Dual2 { a: x[0], b: x[1] };
    let q = Dual2 { a: x[2], b: x[3] };
    let r = (p + q) * q * p;
    r.a * r.b
}

struct Circle {
    radius: f64,
}

struct Box2 {
    sides: [f64; 2],
}

impl Shape for Circle {
    fn area(&self) -> f64 {
        3.0 * self.radius * self.radius
    }
}

impl Shape for Box2 {
    fn area(&self) -> f64 {
        self.sides[0] * self.sides[1]
    }
    fn scaled(&self, by: f64) -> f64 {
        by * self.area() + self.sides[0]
    }
}

fn statically<S: Shape>(shape: &S, by: f64) -> f64 {
    shape.scaled(by)
}

fn generic(x: &[f64]) -> f64 {
    statically(&Circle { radius: x[0] }, x[1]) * statically(&Box2 { sides: [x[2], x[3]] }, x[4])
}

fn objects(x: &[f64]) -> f64 {
    let shapes: [&dyn Shape; 2] = [&Circle { radius: x[0] }, &Box2 { sides: [x[1], x[2]] }];
    shapes.iter().map(|s| s.area() + s.scaled(x[3])).sum()
}

fn boxed_objects(x: &[f64]) -> f64 {
    let shapes: Vec<Box<dyn Shape>> =
        vec![Box::new(Circle { radius: x[0] }), Box::new(Box2 { sides: [x[1], x[2]] })];
    shapes.iter().map(|s| s.scaled(x[3])).sum()
}

fn other_crate(x: &[f64]) -> f64 {
    energy::kinetic(x[0], &x[1..]) + generic_sum(x)
}

pub fn run() {
    check! { operators generic objects boxed_objects other_crate }
}
