//! The function that asks for a derivative.
//!
//! Its request is about a function that takes everything by address: so it does not matter how
//! Rust passes slices, structs or tuples, and the derivative of each lies in memory, too.

use proc_macro::{Ident, Span, TokenStream, TokenTree};

use crate::activities::{is_reference, Activity, Mode, Wish};
use crate::function::{is_mark, Function, Parameter};
use crate::problem::Problem;
use crate::template::{together, Template};

use Activity::*;

/// The parts of the text, by where they go.
#[derive(Default)]
struct Parts {
    /// Of the function that the user calls.
    parameters: Vec<String>,
    checks: Vec<String>,
    given: Vec<String>,
    /// Of the one that asks.
    generics: Vec<String>,
    taken: Vec<String>,
    variables: Vec<String>,
    operands: Vec<String>,
    gradients: Vec<(String, String, String)>,
}

pub fn derivative(wish: &Wish, function: &Function) -> Result<TokenStream, Problem> {
    let mut made = Template::new();
    let mut parts = Parts::default();
    for (at, parameter) in function.parameters.iter().enumerate() {
        add_parameter(&mut parts, &mut made, wish, function, parameter, at);
    }
    let (results, value) = add_result(&mut parts, &mut made, wish, function);
    write(&mut made, wish, function, &parts, &results, &value);
    Ok(made.made())
}

fn add_parameter(
    parts: &mut Parts,
    made: &mut Template,
    wish: &Wish,
    function: &Function,
    parameter: &Parameter,
    at: usize,
) {
    let activity = wish.parameters[at];
    let kind = made.tokens(together(parameter.kind.iter().cloned().collect()));
    let name = name_of(parameter, at);
    let written = match &parameter.receiver {
        Some(receiver) => made.tokens(receiver.clone()),
        None => format!("{name}: {kind}"),
    };
    parts.parameters.push(written);
    parts.given.push(name.clone());
    parts.taken.push(format!("a{at}: A{at}"));
    parts.variables.push(format!("let a{at} = e::ManuallyDrop::new(a{at});"));
    let primal = format!("&*a{at} as *const A{at}");
    match activity {
        Const => {
            parts.generics.push(format!("A{at}"));
            parts.operands.push(format!("{CONST}, {primal}"));
        }
        Active | ActiveOnly => add_active(parts, wish, at, &kind, &primal),
        _ => {
            parts.generics.push(format!("A{at}"));
            let mark = if matches!(activity, Duplicated | Dual) { DUP } else { DUP_ONLY };
            parts.operands.push(format!("{mark}, {primal}"));
            let shadow = shadow_type(made, wish, parameter);
            for lane in 0..wish.width {
                add_shadow(parts, &name, &shadow, at, lane);
                if is_reference(&parameter.kind) && !is_raw(parameter) {
                    add_checks(parts, made, &function.name, &name, lane);
                }
            }
        }
    }
}

const CONST: &str = "e::addr_of!(e::enzyme_const)";
const DUP: &str = "e::addr_of!(e::enzyme_dup)";
const DUP_ONLY: &str = "e::addr_of!(e::enzyme_dupnoneed)";

fn add_active(parts: &mut Parts, wish: &Wish, at: usize, kind: &str, primal: &str) {
    parts.generics.push(format!("A{at}: ::enzyme::Numbers"));
    parts.variables.push(format!("let mut g{at} = [A{at}::zero(); {}];", wish.width));
    parts.operands.push(format!("{DUP}, {primal}"));
    for lane in 0..wish.width {
        parts.operands.push(format!("&mut g{at}[{lane}] as *mut A{at}"));
    }
    let own = format!("A{at}");
    let value = if wish.width == 1 { format!("g{at}[0]") } else { format!("g{at}") };
    parts.gradients.push((many(kind, wish.width), many(&own, wish.width), value));
}

fn add_shadow(parts: &mut Parts, name: &str, kind: &str, at: usize, lane: usize) {
    let shadow = shadow_name(name, lane);
    parts.parameters.push(format!("{shadow}: {kind}"));
    parts.given.push(shadow);
    parts.generics.push(format!("D{at}_{lane}"));
    parts.taken.push(format!("d{at}_{lane}: D{at}_{lane}"));
    parts.variables.push(format!("let d{at}_{lane} = e::ManuallyDrop::new(d{at}_{lane});"));
    parts.operands.push(format!("&*d{at}_{lane} as *const D{at}_{lane}"));
}

fn add_checks(parts: &mut Parts, made: &mut Template, derived: &Ident, name: &str, lane: usize) {
    let shadow = shadow_name(name, lane);
    let derived = made.tokens(TokenTree::Ident(derived.clone()).into());
    parts.checks.push(format!(
        "::enzyme::shapes::demand((&&&::enzyme::shapes::Pair(&*{name}, &*{shadow})).difference(), \
         \"{shadow}\", \"{name}\", stringify!({derived}));
         ::enzyme::shapes::apart(&*{name}, &*{shadow}, (\"{shadow}\", \"{name}\"), stringify!({derived}));"
    ));
}

/// The types of the derivative's results, and how its values are written.
fn add_result(
    parts: &mut Parts,
    made: &mut Template,
    wish: &Wish,
    function: &Function,
) -> ((Vec<String>, Vec<String>), Vec<String>) {
    let kind = made.tokens(together(function.result_type()));
    let width = wish.width;
    parts.variables.push("let mut result = e::MaybeUninit::<R>::uninit();".to_string());
    let primal = "result.as_mut_ptr()";
    let mut outer = Vec::new();
    let mut inner = Vec::new();
    let mut values = Vec::new();
    let mut give = |kinds: (&str, &str), value: &str| {
        outer.push(kinds.0.to_string());
        inner.push(kinds.1.to_string());
        values.push(value.to_string());
    };
    match wish.result {
        Active | ActiveOnly => {
            parts.generics.push("R: ::enzyme::Numbers".to_string());
            parts.parameters.push(format!("dret: {}", many(&kind, width)));
            parts.given.push("dret".to_string());
            parts.taken.push(format!("dret: {}", many("R", width)));
            let lanes = if width == 1 { "[dret]" } else { "dret" };
            parts.variables.push(format!("let mut dret: [R; {width}] = {lanes};"));
        }
        Dual | DualOnly => {
            parts.generics.push("R".to_string());
            let zeroed = "e::MaybeUninit::<R>::zeroed()";
            let lanes = vec![zeroed; width].join(", ");
            parts.variables.push(format!("let mut dret = [{lanes}];"));
        }
        _ => parts.generics.push("R".to_string()),
    }
    let value = "result.assume_init()";
    match wish.result {
        Active => give((&kind, "R"), value),
        Dual | DualOnly => {
            let is_whole = wish.result == Dual;
            let tangents: Vec<String> =
                (0..width).map(|lane| format!("dret[{lane}].assume_init_read()")).collect();
            if width == 1 {
                if is_whole {
                    give((&kind, "R"), value);
                }
                give((&kind, "R"), &tangents[0]);
            } else {
                let all = if is_whole { vec![value.to_string()] } else { Vec::new() };
                let all = [all, tangents].concat();
                let count = all.len();
                let kinds = (many(&kind, count), many("R", count));
                give((&kinds.0, &kinds.1), &format!("[{}]", all.join(", ")));
            }
        }
        Const if function.result.is_some() => give((&kind, "R"), value),
        _ => {}
    }
    let lanes = (0..width).map(|lane| match wish.mode {
        Mode::Reverse => format!("&mut dret[{lane}] as *mut R"),
        Mode::Forward => format!("dret[{lane}].as_mut_ptr()"),
    });
    let mark = match wish.result {
        Active | Dual => DUP,
        ActiveOnly | DualOnly => DUP_ONLY,
        _ => CONST,
    };
    parts.operands.push(format!("{mark}, {primal}"));
    if wish.result != Const {
        parts.operands.extend(lanes);
    }
    for (kind, own, value) in &parts.gradients {
        give((kind, own), value);
    }
    ((outer, inner), values)
}

fn write(
    made: &mut Template,
    wish: &Wish,
    function: &Function,
    parts: &Parts,
    results: &(Vec<String>, Vec<String>),
    values: &[String],
) {
    let count = function.parameters.len();
    let list = |form: &dyn Fn(usize) -> String| (0..count).map(form).collect::<Vec<_>>().join(", ");
    let kinds = list(&|at| format!("A{at}"));
    let pointers = list(&|at| format!("a{at}: *const A{at}"));
    let places = list(&|at| format!("*const A{at}"));
    let reads = list(&|at| format!("a{at}.read()"));
    let plain = list(&|at| format!("a{at}"));
    let told: String = (0..count).map(|at| tell(&format!("a{at}"))).collect();
    let comma = if count > 0 { ", " } else { "" };
    let callee = callee(made, function);
    let called = format!("{callee}({plain})");
    let called = if function.is_unsafe { format!("unsafe {{ {called} }}") } else { called };
    let (primal, asking) = ("__enzyme_primal", "__enzyme_asking");
    let request = match wish.mode {
        Mode::Forward => "__enzyme_fwddiff",
        Mode::Reverse => "__enzyme_autodiff",
    };
    let width = match wish.width {
        1 => String::new(),
        many => format!("e::addr_of!(e::enzyme_width), {many} as e::c_int, "),
    };
    let conditions = made.tokens(function.conditions.clone());
    let visibility = made.tokens(function.visibility.clone());
    let name = made.tokens(TokenTree::Ident(wish.name.clone()).into());
    let generics = made.tokens(function.generics.clone());
    let bounds = made.tokens(function.conditions_of_types.clone());
    let unsafety = if function.is_unsafe { "unsafe " } else { "" };
    let (outer, inner) = (tuple(&results.0), tuple(&results.1));
    made.text(&format!(
        "{conditions} #[allow(clippy::all, non_snake_case, unused_mut)] #[track_caller]
        {visibility} {unsafety} fn {name} {generics} ({parameters}) -> {outer} {bounds} {{
            #[allow(unused_imports)] use ::enzyme::{{shapes::{{ByLength, ByShape, Unknown}}, told::{{ByType, Silent}}}};
            use ::enzyme::request as e;
            {checks}
            unsafe extern \"C-unwind\" fn {primal}<F: Fn({kinds}) -> R, S: Fn({places}), U: Fn(*const R){comma}{kinds}, R>(
                function: *const F{comma}{pointers}, result: &mut e::MaybeUninit<R>
            ) {{
                unsafe {{
                    e::zeroed::<S>()({plain});
                    result.write((*function)({reads}));
                    e::zeroed::<U>()(result.as_ptr());
                }}
            }}
            fn {asking}<F: Fn({kinds}) -> R, S: Fn({places}), U: Fn(*const R), {own_generics}>(
                function: F, _: S, _: U{comma}{taken}
            ) -> {inner} {{
                {variables}
                unsafe {{
                    e::{request}(
                        {primal}::<F, S, U{comma}{kinds}, R> as *const e::c_void,
                        e::addr_of!(e::enzyme_strong_zero), {width}{CONST}, &function as *const F, {operands}
                    );
                    {values}
                }}
            }}
            {asking}(|{plain}| {called}, |{plain}| {{ {told} }}, |result| {{ {result_told} }}{given_comma}{given})
        }}",
        parameters = parts.parameters.join(", "),
        checks = parts.checks.join("\n"),
        own_generics = parts.generics.join(", "),
        taken = parts.taken.join(", "),
        variables = parts.variables.join("\n"),
        operands = parts.operands.join(", "),
        values = tuple(values),
        result_told = tell("result"),
        given_comma = if parts.given.is_empty() { "" } else { ", " },
        given = parts.given.join(", "),
    ));
}

/// Says what numbers there are at an address.
fn tell(at: &str) -> String {
    format!("(&&::enzyme::told::Any(unsafe {{ &*{at} }})).tell();")
}

/// The function itself, with the types that its arguments may not tell.
fn callee(made: &mut Template, function: &Function) -> String {
    let name = made.tokens(TokenTree::Ident(function.name.clone()).into());
    let path = if function.is_method() { format!("Self::{name}") } else { name };
    if function.named.is_empty() {
        return path;
    }
    let named: Vec<String> = function
        .named
        .iter()
        .map(|each| made.tokens(TokenTree::Ident(each.clone()).into()))
        .collect();
    format!("{path}::<{}>", named.join(", "))
}

fn name_of(parameter: &Parameter, at: usize) -> String {
    parameter.name.clone().unwrap_or_else(|| format!("argument_{at}"))
}

fn shadow_name(name: &str, lane: usize) -> String {
    format!("d{name}_{lane}")
}

/// The type of a shadow: what reverse mode adds to can be written.
fn shadow_type(made: &mut Template, wish: &Wish, parameter: &Parameter) -> String {
    let mut kind = parameter.kind.clone();
    if wish.mode == Mode::Reverse {
        kind = writable(kind);
    }
    made.tokens(together(kind.into_iter().collect()))
}

fn writable(mut kind: Vec<TokenTree>) -> Vec<TokenTree> {
    let after = match kind.get(1) {
        Some(tree) if is_mark(tree, '\'') => 3,
        _ => 1,
    };
    let word = kind.get(after).map(ToString::to_string).unwrap_or_default();
    let at = kind.first().map_or(Span::call_site(), TokenTree::span);
    let writable = TokenTree::Ident(Ident::new("mut", at));
    match word.as_str() {
        "mut" => {}
        "const" => kind[after] = writable,
        _ => kind.insert(after, writable),
    }
    kind
}

fn is_raw(parameter: &Parameter) -> bool {
    parameter.kind.first().is_some_and(|tree| is_mark(tree, '*'))
}

fn many(kind: &str, count: usize) -> String {
    if count == 1 {
        kind.to_string()
    } else {
        format!("[{kind}; {count}]")
    }
}

fn tuple(each: &[String]) -> String {
    match each {
        [one] => one.clone(),
        several => format!("({})", several.join(", ")),
    }
}
