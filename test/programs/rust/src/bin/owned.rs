//! What owns memory without numbers in it, made where numbers are computed: its tangent, or its
//! shadow, has such memory of its own, for whoever has both frees both.

use enzyme::{autodiff_forward, autodiff_reverse};
use std::fmt::Write;
use std::rc::Rc;

#[derive(Clone, Debug, PartialEq)]
struct Named {
    name: String,
    value: f64,
    ids: Vec<usize>,
}

fn named(value: f64) -> Named {
    Named { name: "long enough".to_string(), value, ids: vec![3, 1, 2] }
}

#[autodiff_forward(t_cloned, Dual, Dual)]
fn cloned(given: &Named) -> Named {
    Named { value: given.value * given.value, ..given.clone() }
}

#[autodiff_forward(t_renamed, Dual)]
#[autodiff_reverse(d_renamed, Duplicated)]
fn renamed(given: &mut Named) {
    given.name = String::from("another name");
    given.ids = vec![7; 5];
    given.value = given.value * given.value;
}

#[autodiff_forward(t_pushed, Dual)]
#[autodiff_reverse(d_pushed, Duplicated)]
fn pushed(given: &mut Named) {
    given.ids.extend(0..20);
    given.name += ", and longer";
    given.name.push('!');
    given.value = given.value * given.ids.len() as f64;
}

#[autodiff_forward(t_many, Dual, Dual)]
fn many(x: &f64) -> Vec<Named> {
    let one = |k| Named { name: format!("n{k}"), value: x * k as f64, ids: (0..k).collect() };
    (0..3).map(one).collect()
}

#[autodiff_reverse(d_added, Duplicated, Duplicated)]
fn added(x: &f64, to: &mut Vec<Named>) {
    to.push(Named { name: "new".to_string(), value: x * x, ids: vec![1] });
}

#[derive(Clone)]
struct Shared {
    id: Rc<u32>,
    label: Rc<str>,
    value: f64,
}

#[autodiff_forward(t_shared, Dual, Dual)]
fn shared(x: &f64) -> (Shared, Shared) {
    let one = Shared { id: Rc::new(4), label: Rc::from("label"), value: x * x };
    let mut two = one.clone();
    two.value = x * 3.0;
    (one, two)
}

type Either = (Option<String>, Option<Box<u64>>, f64);

#[autodiff_forward(t_either, Dual, Dual)]
fn either(x: &f64) -> Either {
    match *x > 1.0 {
        true => (Some("some".into()), None, x * x),
        false => (None, Some(Box::new(9)), *x),
    }
}

#[autodiff_forward(t_root, Dual, Dual)]
fn root(x: &f64) -> Result<f64, String> {
    if *x < 0.0 {
        return Err("negative".to_string());
    }
    Ok(x.sqrt())
}

#[autodiff_reverse(d_logged, Duplicated, Duplicated)]
fn logged(log: &mut Named, x: &f64) {
    write!(log.name, "{x}").unwrap();
    log.name += "; ";
    log.value = x * x;
}

#[autodiff_forward(t_told, Dual, Const, Dual)]
fn told(x: &f64, k: usize) -> (Named, Named) {
    let mut one = Named { name: format!("of {x} {k}: "), value: 0.0, ids: vec![] };
    logged(&mut one, x);
    (one, Named { name: "x".to_string(), value: 2.0 * x, ids: vec![k + 1] })
}

fn main() {
    let (given, by) = (named(3.0), named(1.0));
    assert_eq!(t_cloned(&given, &by), (named(9.0), named(6.0)));

    for derive in [t_renamed, d_renamed] {
        let (mut given, mut by) = (named(3.0), named(1.0));
        derive(&mut given, &mut by);
        assert_eq!((given.value, by.value), (9.0, 6.0));
        assert_eq!((given.name, by.name), ("another name".into(), "another name".into()));
        assert_eq!((given.ids, by.ids), (vec![7; 5], vec![7; 5]));
    }
    for derive in [t_pushed, d_pushed] {
        let (mut given, mut by) = (named(3.0), named(1.0));
        derive(&mut given, &mut by);
        assert_eq!((given.value, by.value), (69.0, 23.0));
        assert_eq!((given.ids.len(), by.ids), (23, given.ids));
        assert_eq!((&*given.name, by.name), ("long enough, and longer!", given.name.clone()));
    }

    let (all, by) = t_many(&3.0, &1.0);
    assert_eq!((all[2].value, by[2].value), (6.0, 2.0));
    assert_eq!((&*by[2].name, &by[2].ids, &*all[1].name), ("n2", &vec![0, 1], "n1"));

    let (mut to, mut by, mut dx) = (vec![named(1.0)], vec![named(0.0)], 0.0);
    // The shadow grows with what it is the shadow of; what is new in it begins at zero.
    d_added(&3.0, &mut dx, &mut to, &mut by);
    assert_eq!((dx, to[1].value, by[1].value), (0.0, 9.0, 0.0));
    assert_eq!((&to[1].name, &to[1].ids), (&by[1].name, &by[1].ids));

    let ((one, two), (by_one, by_two)) = t_shared(&3.0, &1.0);
    assert_eq!((one.value, two.value, by_one.value, by_two.value), (9.0, 9.0, 6.0, 3.0));
    assert_eq!((*one.id, *by_two.id, &*by_one.label), (4, 4, "label"));
    assert_eq!((Rc::strong_count(&two.id), Rc::strong_count(&by_one.id)), (2, 2));

    assert_eq!(t_either(&3.0, &1.0).1, (Some("some".into()), None, 6.0));
    assert_eq!(t_either(&0.5, &1.0).1, (None, Some(Box::new(9)), 1.0));
    assert_eq!(t_root(&4.0, &1.0), (Ok(2.0), Ok(0.25)));
    assert_eq!(t_root(&-4.0, &1.0).1, Err("negative".into()));
    let (mut log, mut by, mut dx) = (named(0.0), named(1.0), 0.0);
    d_logged(&mut log, &mut by, &3.0, &mut dx);
    assert_eq!((&*log.name, &*by.name, log.value, dx), ("long enough3; ", &*log.name, 9.0, 6.0));
    let ((one, two), (by_one, by_two)) = t_told(&3.0, &1.0, 7);
    assert_eq!((&*one.name, &*by_one.name), ("of 3 7: 3; ", "of 3 7: 3; "));
    assert_eq!((&*two.name, &*by_two.name, by_two.ids), ("x", "x", vec![8]));
    assert_eq!((one.value, by_one.value, two.value, by_two.value), (9.0, 6.0, 6.0, 2.0));
    println!("all right");
}
