//! Sorts that are not stable, of numbers and of structs: slices that the library takes apart.

#[derive(Clone, Copy)]
struct Weighed {
    key: f64,
    weight: f64,
}

const COUNT: usize = 30;

fn numbers(x: &[f64]) -> f64 {
    let mut sorted = x.to_vec();
    sorted.sort_unstable_by(|a, b| b.partial_cmp(a).unwrap());
    sorted.iter().zip(1..).map(|(v, place)| v * v * place as f64).sum()
}

fn structs(x: &[f64]) -> f64 {
    let weigh = |&key: &f64| Weighed { key, weight: key * key };
    let mut sorted: Vec<Weighed> = x.iter().map(weigh).collect();
    sorted[..].sort_unstable_by(|a, b| b.key.total_cmp(&a.key));
    sorted.iter().zip(1..).map(|(each, place)| each.weight * place as f64).sum()
}

fn check(f: impl Fn(&[f64]) -> f64 + Copy) {
    let x: [f64; COUNT] = std::array::from_fn(|k| ((k * 7919) % 31) as f64 * 0.1 + 0.05);
    let got = enzyme::gradient(f, &x);
    for k in 0..COUNT {
        let at = |by: f64| {
            let mut x = x;
            x[k] += by;
            f(&x)
        };
        let wanted = (at(1e-6) - at(-1e-6)) / 2e-6;
        assert!((got[k] - wanted).abs() < 1e-5, "{k}: {} {wanted}", got[k]);
    }
}

fn main() {
    check(numbers);
    check(structs);
    println!("all right");
}
