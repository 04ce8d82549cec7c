//! Rust as text, with places in it for tokens of the user's, which keep their spans.

use proc_macro::{Delimiter, Group, TokenStream, TokenTree};

const PLACE: &str = "__enzyme_place_";

pub struct Template {
    text: String,
    places: Vec<TokenStream>,
}

impl Template {
    pub fn new() -> Template {
        Template { text: String::new(), places: Vec::new() }
    }

    /// What stands in the text for these tokens.
    pub fn tokens(&mut self, tokens: TokenStream) -> String {
        self.places.push(tokens);
        format!("{PLACE}{}", self.places.len() - 1)
    }

    pub fn text(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    pub fn made(&self) -> TokenStream {
        self.filled(self.text.parse().expect("the template is Rust"))
    }

    fn filled(&self, text: TokenStream) -> TokenStream {
        text.into_iter().flat_map(|tree| self.placed(tree)).collect()
    }

    fn placed(&self, tree: TokenTree) -> TokenStream {
        match tree {
            TokenTree::Group(group) => {
                let mut inside = Group::new(group.delimiter(), self.filled(group.stream()));
                inside.set_span(group.span());
                TokenTree::Group(inside).into()
            }
            TokenTree::Ident(word) => match word.to_string().strip_prefix(PLACE) {
                Some(number) => self.places[number.parse::<usize>().unwrap()].clone(),
                None => TokenTree::Ident(word).into(),
            },
            other => other.into(),
        }
    }
}

/// Tokens as one: what is around them does not come between.
pub fn together(tokens: TokenStream) -> TokenStream {
    TokenTree::Group(Group::new(Delimiter::None, tokens)).into()
}
