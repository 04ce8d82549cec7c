//! A function of the user's, read as far as a derivative of it must know.

use proc_macro::{Delimiter, Group, Ident, Span, TokenStream, TokenTree};

use crate::problem::Problem;

pub struct Parameter {
    /// The name; none where a pattern takes the value apart.
    pub name: Option<String>,
    pub kind: Vec<TokenTree>,
    /// As written: `&mut self`. None where it has a name and a type.
    pub receiver: Option<TokenStream>,
}

pub struct Function {
    /// Attributes that are about whether it is there, such as `cfg`.
    pub conditions: TokenStream,
    /// Everything before the body.
    pub head: TokenStream,
    pub visibility: TokenStream,
    pub is_unsafe: bool,
    pub name: Ident,
    pub generics: TokenStream,
    /// The names among the generics that a call may give: types and constants.
    pub named: Vec<Ident>,
    pub parameters: Vec<Parameter>,
    pub result: Option<Vec<TokenTree>>,
    pub conditions_of_types: TokenStream,
    pub body: TokenStream,
}

type Trees = Vec<TokenTree>;

impl Function {
    pub fn read(item: TokenStream) -> Result<Function, Problem> {
        let trees: Trees = item.into_iter().collect();
        Reader { trees: &trees, at: 0 }.function()
    }

    pub fn result_type(&self) -> TokenStream {
        match &self.result {
            Some(kind) => kind.iter().cloned().collect(),
            None => "()".parse().unwrap(),
        }
    }

    pub fn is_method(&self) -> bool {
        self.parameters.first().is_some_and(|first| first.receiver.is_some())
    }
}

struct Reader<'a> {
    trees: &'a [TokenTree],
    at: usize,
}

impl Reader<'_> {
    fn function(&mut self) -> Result<Function, Problem> {
        let attributes = self.attributes();
        let visibility = self.visibility();
        let qualifiers = self.qualifiers()?;
        let name = self.ident()?;
        let generics = self.generics();
        let parameters = match self.next() {
            Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
                parameters(&group)?
            }
            _ => return Err(self.no_function()),
        };
        let result = self.result();
        let conditions_of_types = self.until_body();
        let head = self.trees[..self.at].iter().cloned().collect();
        let body = match self.next() {
            Some(TokenTree::Group(group)) => TokenTree::Group(group).into(),
            _ => return Err(self.no_function()),
        };
        Ok(Function {
            conditions: conditions(&attributes),
            head,
            visibility,
            is_unsafe: qualifiers.iter().any(|word| word == "unsafe"),
            name,
            named: named(&generics),
            generics: generics.into_iter().collect(),
            parameters,
            result,
            conditions_of_types,
            body,
        })
    }

    fn peek(&self) -> Option<&TokenTree> {
        self.trees.get(self.at)
    }

    fn next(&mut self) -> Option<TokenTree> {
        self.at += 1;
        self.trees.get(self.at - 1).cloned()
    }

    fn ident(&mut self) -> Result<Ident, Problem> {
        match self.next() {
            Some(TokenTree::Ident(word)) => Ok(word),
            _ => Err(self.no_function()),
        }
    }

    fn no_function(&self) -> Problem {
        let last = self.trees.get(self.at.saturating_sub(1)).or(self.trees.last());
        let at = last.map_or(Span::call_site(), TokenTree::span);
        Problem::new(at, "EZ0465", "only a function with a body has a derivative")
    }

    /// `#[...]`, each as its group.
    fn attributes(&mut self) -> Vec<Group> {
        let mut found = Vec::new();
        while self.peek().is_some_and(|tree| is_mark(tree, '#')) {
            self.at += 1;
            if let Some(TokenTree::Group(group)) = self.next() {
                found.push(group);
            }
        }
        found
    }

    fn visibility(&mut self) -> TokenStream {
        let start = self.at;
        if self.peek().is_some_and(|tree| tree.to_string() == "pub") {
            self.at += 1;
            let is_within = |tree: &TokenTree| match tree {
                TokenTree::Group(group) => group.delimiter() == Delimiter::Parenthesis,
                _ => false,
            };
            self.at += usize::from(self.peek().is_some_and(is_within));
        }
        self.trees[start..self.at].iter().cloned().collect()
    }

    /// The words before `fn`.
    fn qualifiers(&mut self) -> Result<Vec<String>, Problem> {
        let mut found = Vec::new();
        loop {
            match self.next() {
                Some(TokenTree::Ident(word)) if word.to_string() == "fn" => return Ok(found),
                Some(TokenTree::Ident(word)) if word.to_string() == "async" => {
                    let text = "an async function has no derivative, because a call of it returns before it runs";
                    return Err(Problem::new(word.span(), "EZ0465", text));
                }
                Some(TokenTree::Ident(word)) => found.push(word.to_string()),
                Some(TokenTree::Literal(_)) => {}
                _ => return Err(self.no_function()),
            }
        }
    }

    /// `<...>` with its brackets, or nothing.
    fn generics(&mut self) -> Trees {
        let start = self.at;
        if self.peek().is_some_and(|tree| is_mark(tree, '<')) {
            self.at += 1 + end(&self.trees[start..], |tree| is_mark(tree, '>'));
        }
        self.trees[start..self.at].to_vec()
    }

    fn result(&mut self) -> Option<Trees> {
        let is_arrow = self.trees[self.at..].first().is_some_and(|tree| is_mark(tree, '-'));
        if !is_arrow {
            return None;
        }
        self.at += 2;
        let start = self.at;
        let ends = |tree: &TokenTree| tree.to_string() == "where" || is_braced(tree);
        self.at += end(&self.trees[start..], ends);
        Some(self.trees[start..self.at].to_vec())
    }

    fn until_body(&mut self) -> TokenStream {
        let start = self.at;
        while self.peek().is_some_and(|tree| !is_braced(tree)) {
            self.at += 1;
        }
        self.trees[start..self.at].iter().cloned().collect()
    }
}

pub fn is_mark(tree: &TokenTree, mark: char) -> bool {
    matches!(tree, TokenTree::Punct(punct) if punct.as_char() == mark)
}

fn is_braced(tree: &TokenTree) -> bool {
    matches!(tree, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace)
}

/// Where the first tree is, outside of angle brackets, that ends something; else how many there are.
fn end(trees: &[TokenTree], ends: impl Fn(&TokenTree) -> bool) -> usize {
    let mut depth = 0;
    for (at, tree) in trees.iter().enumerate() {
        let is_arrow = at > 0 && is_mark(&trees[at - 1], '-');
        depth += isize::from(is_mark(tree, '<'));
        depth -= isize::from(is_mark(tree, '>') && !is_arrow);
        if depth == 0 && ends(tree) {
            return at;
        }
    }
    trees.len()
}

/// Pieces between commas that stand in no brackets.
pub fn pieces(trees: &[TokenTree]) -> Vec<&[TokenTree]> {
    let mut found = Vec::new();
    let mut rest = trees;
    while !rest.is_empty() {
        let end = end(rest, |tree| is_mark(tree, ','));
        found.push(&rest[..end]);
        rest = rest.get(end + 1..).unwrap_or_default();
    }
    found
}

fn conditions(attributes: &[Group]) -> TokenStream {
    let is_about = |group: &&Group| group.stream().to_string().starts_with("cfg");
    let written = |group: &Group| format!("#{group}").parse::<TokenStream>().unwrap();
    attributes.iter().filter(is_about).flat_map(written).collect()
}

/// Types and constants among generics, which stand between brackets.
fn named(generics: &[TokenTree]) -> Vec<Ident> {
    let inside = generics.get(1..generics.len().saturating_sub(1)).unwrap_or_default();
    let name = |piece: &&[TokenTree]| -> Option<Ident> {
        let mut words = piece.iter().filter_map(|tree| match tree {
            TokenTree::Ident(word) => Some(word.clone()),
            _ => None,
        });
        match piece.first()? {
            TokenTree::Ident(word) if word.to_string() == "const" => words.nth(1),
            TokenTree::Ident(word) => Some(word.clone()),
            _ => None,
        }
    };
    pieces(inside).iter().filter_map(name).collect()
}

fn parameters(group: &Group) -> Result<Vec<Parameter>, Problem> {
    let trees: Trees = group.stream().into_iter().collect();
    pieces(&trees).into_iter().map(parameter).collect()
}

fn parameter(piece: &[TokenTree]) -> Result<Parameter, Problem> {
    let mut piece = piece;
    while piece.first().is_some_and(|tree| is_mark(tree, '#')) {
        piece = &piece[2..];
    }
    let at = piece.first().map_or(Span::call_site(), TokenTree::span);
    let colon = piece.iter().position(|tree| is_mark(tree, ':'));
    let is_self = |tree: &TokenTree| tree.to_string() == "self";
    let before = &piece[..colon.unwrap_or(piece.len())];
    if before.iter().any(is_self) {
        return Ok(receiver(piece, colon, at));
    }
    let Some(colon) = colon else {
        return Err(Problem::new(at, "EZ0465", "a parameter without a type"));
    };
    let name = match before {
        [TokenTree::Ident(word)] if word.to_string() != "_" => Some(word.to_string()),
        [TokenTree::Ident(first), TokenTree::Ident(word)] if first.to_string() == "mut" => {
            Some(word.to_string())
        }
        _ => None,
    };
    Ok(Parameter { name, kind: piece[colon + 1..].to_vec(), receiver: None })
}

/// `self`, with the type that its short forms stand for.
fn receiver(piece: &[TokenTree], colon: Option<usize>, at: Span) -> Parameter {
    let kind = match colon {
        Some(colon) => piece[colon + 1..].to_vec(),
        None => {
            let is_reference = piece.first().is_some_and(|tree| is_mark(tree, '&'));
            let before: Trees = piece[..piece.len() - 1].to_vec();
            let kept = if is_reference { before } else { Vec::new() };
            let own = TokenTree::Ident(Ident::new("Self", at));
            kept.into_iter().chain([own]).collect()
        }
    };
    let written = piece.iter().cloned().collect();
    Parameter { name: Some("self".to_string()), kind, receiver: Some(written) }
}
