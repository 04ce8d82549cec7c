//! What stands in an attribute: the name of the derivative, how many directions, and how each
//! parameter and the result take part.

use std::collections::HashMap;

use proc_macro::{Ident, Span, TokenStream, TokenTree};

use crate::function::{is_mark, pieces, Function, Parameter};
use crate::problem::Problem;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mode {
    Forward,
    Reverse,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    Const,
    Active,
    ActiveOnly,
    Duplicated,
    DuplicatedOnly,
    Dual,
    DualOnly,
}

pub struct Wish {
    pub mode: Mode,
    pub name: Ident,
    pub width: usize,
    pub parameters: Vec<Activity>,
    pub result: Activity,
}

use Activity::*;

const FORWARD: [(&str, Activity); 3] = [("Const", Const), ("Dual", Dual), ("DualOnly", DualOnly)];
const REVERSE: [(&str, Activity); 6] = [
    ("Active", Active),
    ("ActiveOnly", ActiveOnly),
    ("Const", Const),
    ("Duplicated", Duplicated),
    ("DuplicatedNoNeed", DuplicatedOnly),
    ("DuplicatedOnly", DuplicatedOnly),
];
/// Types that carry no derivative.
const DISCRETE: [&str; 16] = [
    "bool", "char", "i128", "i16", "i32", "i64", "i8", "isize", "str", "String", "u128", "u16",
    "u32", "u64", "u8", "usize",
];

fn words_of(mode: Mode) -> &'static [(&'static str, Activity)] {
    match mode {
        Mode::Forward => &FORWARD,
        Mode::Reverse => &REVERSE,
    }
}

pub fn read(mode: Mode, words: TokenStream, function: &Function) -> Result<Wish, Problem> {
    let trees: Vec<TokenTree> = words.into_iter().collect();
    let pieces = pieces(&trees);
    let Some([TokenTree::Ident(name)]) = pieces.first() else {
        let text = "the name of the derivative comes first";
        return Err(Problem::new(Span::call_site(), "EZ0462", text));
    };
    let mut rest = &pieces[1..];
    let mut width = 1;
    if let Some([TokenTree::Literal(number)]) = rest.first() {
        width = number.to_string().parse().unwrap_or(0);
        if width == 0 {
            let text = "how many directions there are is a whole number";
            return Err(Problem::new(number.span(), "EZ0462", text));
        }
        rest = &rest[1..];
    }
    let given: Vec<(Activity, Span)> =
        rest.iter().map(|piece| activity(mode, piece)).collect::<Result<_, _>>()?;
    check_count(function, &given)?;
    for (parameter, (activity, at)) in function.parameters.iter().zip(&given) {
        check(parameter, *activity, *at)?;
    }
    let result = given.get(function.parameters.len()).copied();
    check_result(result)?;
    Ok(Wish {
        mode,
        name: name.clone(),
        width,
        parameters: given.iter().map(|each| each.0).take(function.parameters.len()).collect(),
        result: result.map_or(Const, |each| each.0),
    })
}

fn activity(mode: Mode, piece: &[TokenTree]) -> Result<(Activity, Span), Problem> {
    let at = piece.first().map_or(Span::call_site(), TokenTree::span);
    let word: String = piece.iter().map(ToString::to_string).collect();
    let table: HashMap<_, _> = words_of(mode).iter().copied().collect();
    if let Some(found) = table.get(word.as_str()) {
        return Ok((*found, at));
    }
    let known: Vec<&str> = words_of(mode).iter().map(|each| each.0).collect();
    let named = format!("{mode:?}").to_lowercase();
    let text = format!("`{word}` is no activity of {named} mode: write one of {}", known.join(", "));
    Err(Problem::new(at, "EZ0462", text))
}

fn check_count(function: &Function, given: &[(Activity, Span)]) -> Result<(), Problem> {
    let wanted = function.parameters.len() + usize::from(function.result.is_some());
    if given.len() == wanted {
        return Ok(());
    }
    let names: Vec<String> = function
        .parameters
        .iter()
        .map(|each| each.name.clone().unwrap_or_else(|| "_".to_string()))
        .chain(function.result.is_some().then(|| "the result".to_string()))
        .collect();
    let at = given.get(wanted).map_or(Span::call_site(), |each| each.1);
    let text = format!(
        "{} has {wanted} places for activities ({}), and {} are given",
        function.name,
        names.join(", "),
        given.len()
    );
    Err(Problem::new(at, "EZ0462", text))
}

fn check(parameter: &Parameter, activity: Activity, at: Span) -> Result<(), Problem> {
    let name = parameter.name.as_deref().unwrap_or("the parameter");
    let wrong = |text: String| Err(Problem::new(at, "EZ0463", text));
    if activity == ActiveOnly {
        return wrong(format!("`ActiveOnly` is for results: mark {name} `Active`"));
    }
    if activity != Const && is_discrete(&parameter.kind) {
        return wrong(format!("{name} has no derivative: mark it `Const`"));
    }
    let is_by_reference = is_reference(&parameter.kind);
    if matches!(activity, Duplicated | DuplicatedOnly) && !is_by_reference {
        return wrong(format!(
            "{name} is passed by value, and `{activity:?}` is for references: mark it `Active`, and \
             its derivative is returned"
        ));
    }
    if activity == Active && is_by_reference {
        return wrong(format!(
            "{name} is a reference, and `Active` is for numbers passed by value: mark it \
             `Duplicated`, and its derivative is added to a shadow"
        ));
    }
    Ok(())
}

fn check_result(result: Option<(Activity, Span)>) -> Result<(), Problem> {
    match result {
        Some((activity @ (Duplicated | DuplicatedOnly), at)) => {
            let text = format!("`{activity:?}` is for parameters: mark the result `Active` or `Const`");
            Err(Problem::new(at, "EZ0463", text))
        }
        _ => Ok(()),
    }
}

pub fn is_reference(kind: &[TokenTree]) -> bool {
    kind.first().is_some_and(|tree| is_mark(tree, '&') || is_mark(tree, '*'))
}

/// Whether a type, perhaps behind a reference, can hold no derivative.
fn is_discrete(kind: &[TokenTree]) -> bool {
    matches!(kind.last(), Some(TokenTree::Ident(word)) if DISCRETE.contains(&word.to_string().as_str()))
        && kind[..kind.len() - 1].iter().all(|tree| {
            is_mark(tree, '&') || ["mut", "const"].contains(&tree.to_string().as_str()) || is_mark(tree, '*')
        })
}
