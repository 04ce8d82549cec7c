//! Enums that hold a number or something else: trees with boxes, stacks of values and references.

use enzyme::{autodiff_forward, autodiff_reverse};

enum Tree {
    Leaf(f64),
    Input(usize),
    Sum(Box<Tree>, Box<Tree>),
    Product(Box<Tree>, Box<Tree>),
    Sine(Box<Tree>),
}
use Tree::*;

fn value(tree: &Tree, x: &[f64]) -> f64 {
    match tree {
        Leaf(number) => *number,
        Input(i) => x[*i],
        Sum(a, b) => value(a, x) + value(b, x),
        Product(a, b) => value(a, x) * value(b, x),
        Sine(a) => value(a, x).sin(),
    }
}

#[autodiff_reverse(expression_reverse, Duplicated, Active)]
#[autodiff_forward(expression_forward, Dual, Dual)]
fn expression(x: &[f64]) -> f64 {
    let mut tree = Product(Box::new(Input(0)), Box::new(Leaf(x[1] * x[2])));
    for i in 0..3 {
        let other = if i % 2 == 0 { Leaf(x[i] * x[i]) } else { Sine(Box::new(Input(i))) };
        tree = Sum(Box::new(tree), Box::new(Product(Box::new(other), Box::new(Leaf(2.0)))));
    }
    value(&tree, x)
}

#[derive(Clone, Copy)]
enum Slot<'a> {
    Number(f64),
    Numbers(&'a [f64]),
    Nothing,
}

fn total(slot: Slot) -> f64 {
    match slot {
        Slot::Number(number) => number,
        Slot::Numbers(numbers) => numbers.iter().map(|a| a * a).sum(),
        Slot::Nothing => 0.5,
    }
}

#[autodiff_reverse(machine_reverse, Duplicated, Active)]
#[autodiff_forward(machine_forward, Dual, Dual)]
fn machine(x: &[f64]) -> f64 {
    let mut stack = vec![Slot::Nothing];
    for i in 0..x.len() {
        stack.push(if i % 2 == 0 { Slot::Number(x[i] * x[i]) } else { Slot::Numbers(&x[i..]) });
    }
    stack.swap(0, 2);
    stack.rotate_left(1);
    stack[1] = stack[3];
    let mut sum = 0.0;
    while let Some(slot) = stack.pop() {
        sum = total(slot) + sum * total(*stack.last().unwrap_or(&slot));
        if stack.len() == 3 {
            stack[0] = Slot::Number(sum);
        }
    }
    sum
}

type Differentiated<'a> = (&'a str, fn(&[f64]) -> f64, Vec<f64>, Vec<f64>);

fn main() {
    let x = [1.5, -0.75, 0.5, 0.8];
    let (mut one, mut other) = (vec![0.0; 4], vec![0.0; 4]);
    expression_reverse(&x, &mut one, 1.0);
    machine_reverse(&x, &mut other, 1.0);
    let unit = |i: usize| (0..4).map(|k| (k == i) as u8 as f64).collect::<Vec<_>>();
    let along = (0..4).map(|i| expression_forward(&x, &unit(i)).1).collect();
    let along_too = (0..4).map(|i| machine_forward(&x, &unit(i)).1).collect();
    let both: [Differentiated; 2] =
        [("expression", expression, one, along), ("machine", machine, other, along_too)];
    let mut wrong = 0;
    for (name, f, reverse, forward) in both {
        for i in 0..4 {
            let mut near = x;
            near[i] += 1e-5;
            let above = f(&near);
            near[i] -= 2e-5;
            let wanted = (above - f(&near)) / 2e-5;
            if (reverse[i] - wanted).abs() > 1e-7 || (forward[i] - reverse[i]).abs() > 1e-12 {
                println!("{name} {i}: {} and {}, not {wanted}", reverse[i], forward[i]);
                wrong += 1;
            }
        }
    }
    println!("{}", if wrong == 0 { "all right" } else { "wrong" });
}
