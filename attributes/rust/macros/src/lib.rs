//! The attributes of the crate `enzyme`: each writes a function that asks for a derivative.

mod activities;
mod function;
mod problem;
mod request;
mod template;

use proc_macro::TokenStream;

use activities::Mode;
use function::Function;
use problem::Problem;
use template::Template;

/// `#[autodiff_reverse(df, Duplicated, Active, ..., Active)]` makes `df`, which runs the function
/// and adds to the shadows the derivatives of its result.
#[proc_macro_attribute]
pub fn autodiff_reverse(words: TokenStream, item: TokenStream) -> TokenStream {
    with_derivative(Mode::Reverse, words, item)
}

/// `#[autodiff_forward(df, Dual, Const, ..., Dual)]` makes `df`, which runs the function and the
/// tangents of what it computes.
#[proc_macro_attribute]
pub fn autodiff_forward(words: TokenStream, item: TokenStream) -> TokenStream {
    with_derivative(Mode::Forward, words, item)
}

/// What the function computes counts as constant.
#[proc_macro_attribute]
pub fn inactive(words: TokenStream, item: TokenStream) -> TokenStream {
    let silent = |words: TokenStream, item: TokenStream| {
        if let Some(word) = words.into_iter().next() {
            return Err(Problem::new(word.span(), "EZ0462", "`inactive` takes no words"));
        }
        Ok(silenced(&Function::read(item)?))
    };
    silent(words, item.clone()).unwrap_or_else(|problem| problem.beside(item))
}

fn with_derivative(mode: Mode, words: TokenStream, item: TokenStream) -> TokenStream {
    let asked = || {
        let function = Function::read(item.clone())?;
        request::derivative(&activities::read(mode, words, &function)?, &function)
    };
    match asked() {
        Ok(derivative) => item.into_iter().chain(derivative).collect(),
        Err(problem) => problem.beside(item),
    }
}

fn silenced(function: &Function) -> TokenStream {
    let mut made = Template::new();
    let head = made.tokens(function.head.clone());
    let body = made.tokens(function.body.clone());
    let result = made.tokens(function.result_type());
    let may_write = function.parameters.iter().any(|each| {
        each.kind.iter().any(|tree| tree.to_string() == "mut")
    });
    let caller = if may_write { "silent_writing" } else { "silent" };
    made.text(&format!("{head} {{ ::enzyme::request::{caller}(move || -> {result} {body}) }}"));
    made.made()
}
