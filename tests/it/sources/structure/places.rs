//! Figures that need no types: names defined twice, ones added, refusals, utterances and reports.

use super::code::{Code, expressions};
use super::model::Body;
use super::names_of;
use proc_macro2::{TokenStream, TokenTree};
use std::collections::BTreeMap;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ExprBinary, ExprCall, ExprMethodCall, ExprPath, ExprStruct, Lit, Macro, Pat};

/// Words in names of numbers.
const NUMBERS: [&str; 6] = ["ply", "plies", "row", "rows", "index", "indices"];

/// A place: the number of a file, and a line in it.
pub type Place = (usize, usize);

/// The names of types that are defined more than once, with the places.
pub fn defined_twice(code: &Code) -> BTreeMap<String, Vec<Place>> {
    #[derive(Default)]
    struct Definitions(Vec<(String, usize)>);
    impl Definitions {
        fn define(&mut self, name: &syn::Ident) {
            self.0.push((name.to_string(), name.span().start().line));
        }
    }
    impl<'ast> Visit<'ast> for Definitions {
        fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
            self.define(&item.ident);
            visit::visit_item_struct(self, item);
        }
        fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
            self.define(&item.ident);
        }
        fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
            self.define(&item.ident);
            visit::visit_item_trait(self, item);
        }
        fn visit_item_type(&mut self, item: &'ast syn::ItemType) {
            self.define(&item.ident);
        }
        fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
            // The argument of a macro such as `phrases! { pub enum Phrase { .. } }`.
            if item.ident.is_none() {
                declared(&item.mac.tokens, &mut |name| self.define(name));
            }
        }
    }
    let mut found: BTreeMap<String, Vec<Place>> = BTreeMap::new();
    for (file, source) in code.sources.iter().enumerate() {
        let mut definitions = Definitions::default();
        definitions.visit_file(&source.ast);
        for (name, line) in definitions.0 {
            found.entry(name).or_default().push((file, line));
        }
    }
    found.retain(|_, places| places.len() > 1);
    found
}

fn declared(tokens: &TokenStream, each: &mut impl FnMut(&syn::Ident)) {
    let tokens: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for pair in tokens.windows(2) {
        if let [TokenTree::Ident(keyword), TokenTree::Ident(name)] = pair
            && ["struct", "enum", "trait", "type"].iter().any(|word| keyword == word)
        {
            each(name);
        }
    }
}

/// The places that add 1 to, or subtract it from, something with a name in [`NUMBERS`].
pub fn ones(code: &Code) -> Vec<Place> {
    let mut found = Vec::new();
    for (file, source) in code.sources.iter().enumerate() {
        let mut ones = Ones::default();
        ones.visit_file(&source.ast);
        found.extend(ones.0.into_iter().map(|line| (file, line)));
    }
    found
}

#[derive(Default)]
struct Ones(Vec<usize>);

impl<'ast> Visit<'ast> for Ones {
    fn visit_expr_binary(&mut self, binary: &'ast ExprBinary) {
        use BinOp::{Add, AddAssign, Sub, SubAssign};
        let (left, right) = (&*binary.left, &*binary.right);
        let place = match binary.op {
            Add(at) => Some((at.spans[0], is_one(right) && numbers(left) || is_one(left) && numbers(right))),
            Sub(at) => Some((at.spans[0], is_one(right) && numbers(left))),
            AddAssign(at) => Some((at.spans[0], is_one(right) && numbers(left))),
            SubAssign(at) => Some((at.spans[0], is_one(right) && numbers(left))),
            _ => None,
        };
        if let Some((at, true)) = place {
            self.0.push(at.start().line);
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        let name = call.method.to_string();
        let adds = ["add", "sub"].iter().any(|end| name.ends_with(end)) && name.contains('_');
        if adds && call.args.first().is_some_and(is_one) && numbers(&call.receiver) {
            self.0.push(call.method.span().start().line);
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        expressions(mac).iter().for_each(|expression| self.visit_expr(expression));
    }
}

fn is_one(expression: &Expr) -> bool {
    match expression {
        Expr::Lit(literal) => matches!(&literal.lit, Lit::Int(int) if int.base10_digits() == "1"),
        Expr::Paren(inner) => is_one(&inner.expr),
        _ => false,
    }
}

/// Whether a name in the expression is a name of a number.
fn numbers(expression: &Expr) -> bool {
    #[derive(Default)]
    struct Names(bool);
    impl<'ast> Visit<'ast> for Names {
        fn visit_ident(&mut self, ident: &'ast proc_macro2::Ident) {
            self.0 |= ident.to_string().split('_').any(|word| NUMBERS.contains(&word));
        }
    }
    let mut names = Names::default();
    names.visit_expr(expression);
    names.0
}

/// How often a function refuses, makes utterances, and reports.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Told {
    /// Calls of `refuse`, `refuse_with` and the like.
    pub refusals: usize,
    /// Values of `Utterance` built.
    pub utterances: usize,
    /// Values of `Report` or `Fact` built.
    pub reports: usize,
}

/// The refusals, utterances and reports of a function.
pub fn told(body: Body) -> Told {
    let mut telling = Telling::default();
    match body {
        Body::Block(block) => telling.visit_block(block),
        Body::Value(value) => telling.visit_expr(value),
    }
    telling.0
}

/// Whether a function of that name refuses.
pub fn refuses(name: &str) -> bool {
    name == "refuse" || name.starts_with("refuse_")
}

#[derive(Default)]
struct Telling(Told);

impl Telling {
    fn called(&mut self, name: &str) {
        self.0.refusals += usize::from(refuses(name));
    }

    fn built(&mut self, names: &[String]) {
        match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            [.., "Report" | "Fact", _] => self.0.reports += 1,
            [.., "Utterance"] => self.0.utterances += 1,
            _ => {}
        }
    }
}

impl<'ast> Visit<'ast> for Telling {
    fn visit_expr_method_call(&mut self, call: &'ast ExprMethodCall) {
        self.called(&call.method.to_string());
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_call(&mut self, call: &'ast ExprCall) {
        if let Expr::Path(function) = &*call.func {
            let names = names_of(&function.path);
            match names.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                [.., "Utterance", "new"] => self.0.utterances += 1,
                [.., name] => self.called(name),
                [] => {}
            }
        }
        visit::visit_expr_call(self, call);
    }

    fn visit_expr_struct(&mut self, literal: &'ast ExprStruct) {
        self.built(&names_of(&literal.path));
        visit::visit_expr_struct(self, literal);
    }

    /// A pattern makes nothing; without this, a path in it would be visited like one in an expression.
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_expr_path(&mut self, path: &'ast ExprPath) {
        self.built(&names_of(&path.path));
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        expressions(mac).iter().for_each(|expression| self.visit_expr(expression));
    }
}
