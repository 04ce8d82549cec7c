//! A mistake in an attribute, said where it stands.

use proc_macro::{Delimiter, Group, Ident, Literal, Punct, Spacing, Span, TokenStream, TokenTree};

pub struct Problem {
    at: Span,
    text: String,
}

impl Problem {
    pub fn new(at: Span, code: &str, text: impl Into<String>) -> Problem {
        Problem { at, text: format!("{} [{code}]", text.into()) }
    }

    /// The item as it is, and the message: what else is wrong is told, too.
    pub fn beside(self, item: TokenStream) -> TokenStream {
        let placed = |mut tree: TokenTree| {
            tree.set_span(self.at);
            tree
        };
        let text = TokenTree::Literal(Literal::string(&self.text));
        let said = Group::new(Delimiter::Brace, placed(text).into());
        let message: [TokenTree; 3] = [
            Ident::new("compile_error", self.at).into(),
            Punct::new('!', Spacing::Alone).into(),
            said.into(),
        ];
        item.into_iter().chain(message.map(placed)).collect()
    }
}
