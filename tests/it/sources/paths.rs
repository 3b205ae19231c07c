//! The paths that a Rust source names in code, not in comments or strings.

use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};
use syn::{Attribute, Ident, ItemExternCrate, ItemFn, ItemMod, ItemUse, Macro, Meta, UseTree};

/// A path; `crate::`, `self::` and `super::` are resolved, so that it begins with `crate`.
#[derive(Clone, Debug, PartialEq)]
pub struct Named {
    pub path: Vec<String>,
    pub line: usize,
    /// Whether only tests name it.
    pub test: bool,
    /// Whether it is an import, after which items below it can be named without it.
    pub import: bool,
    /// The name of an import here: its last part, or the one after `as`.
    pub called: String,
}

/// The paths in the source of the module at `module` (`["laws", "ending"]`).
pub fn paths(source: &str, module: &[String]) -> syn::Result<Vec<Named>> {
    let file = syn::parse_file(source)?;
    let mut collector = Collector { module: module.to_vec(), test: false, named: Vec::new() };
    collector.visit_file(&file);
    Ok(collector.named)
}

/// A path named in a module. `crate::`, `self::` and `super::` are resolved, so that it begins with
/// `crate`. Any other path is kept: it begins with an import, a module below, or another crate.
pub fn resolved(module: &[String], path: Vec<String>) -> Vec<String> {
    let climbs = path.iter().take_while(|part| *part == "super" || *part == "self").count();
    let supers = path[..climbs].iter().filter(|part| *part == "super").count();
    let rest = path[climbs..].iter().cloned();
    let root = std::iter::once("crate".to_owned());
    match path.first().map(String::as_str) {
        Some("self" | "super") => {
            let depth = module.len().saturating_sub(supers);
            root.chain(module[..depth].iter().cloned()).chain(rest).collect()
        }
        Some("annabella") => root.chain(path[1..].iter().cloned()).collect(),
        _ => path,
    }
}

struct Collector {
    module: Vec<String>,
    test: bool,
    named: Vec<Named>,
}

impl Collector {
    fn name(&mut self, path: Vec<String>, span: Span, import: bool) {
        let called = path.last().cloned().unwrap_or_default();
        self.name_as(path, span, import, called);
    }

    fn name_as(&mut self, path: Vec<String>, span: Span, import: bool, called: String) {
        let path = resolved(&self.module, path);
        self.named.push(Named { path, line: span.start().line, test: self.test, import, called });
    }

    fn within_test(&mut self, attributes: &[Attribute], visit: impl FnOnce(&mut Self)) {
        let before = self.test;
        self.test |= attributes.iter().any(is_cfg_test);
        visit(self);
        self.test = before;
    }

    fn tree(&mut self, mut prefix: Vec<String>, tree: &UseTree) {
        match tree {
            UseTree::Path(path) => {
                prefix.push(path.ident.to_string());
                self.tree(prefix, &path.tree);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.tree(prefix.clone(), tree);
                }
            }
            UseTree::Glob(glob) => {
                prefix.push("*".to_owned());
                self.name(prefix, glob.star_token.spans[0], true);
            }
            UseTree::Name(syn::UseName { ident }) => self.leaf(prefix, ident, None),
            UseTree::Rename(syn::UseRename { ident, rename, .. }) => self.leaf(prefix, ident, Some(rename)),
        }
    }

    fn leaf(&mut self, mut path: Vec<String>, ident: &Ident, rename: Option<&Ident>) {
        if ident != "self" || path.is_empty() {
            path.push(ident.to_string());
        }
        let called = rename.map_or_else(|| path.last().cloned().unwrap_or_default(), Ident::to_string);
        self.name_as(path, ident.span(), true, called);
    }

    /// The arguments of a macro are not parsed, so their paths are found from tokens.
    fn tokens(&mut self, prefix: &[String], tokens: TokenStream) {
        let mut tokens = tokens.into_iter().peekable();
        let mut path = prefix.to_vec();
        let mut joined = !prefix.is_empty();
        let mut at = None;
        while let Some(token) = tokens.next() {
            match token {
                TokenTree::Ident(ident) => {
                    if !joined {
                        self.end(&mut path, &mut at);
                    }
                    at = at.or(Some(ident.span()));
                    path.push(ident.to_string());
                    joined = false;
                }
                TokenTree::Punct(first) if first.as_char() == ':' && next_is_colon(&mut tokens) => {
                    joined = !path.is_empty();
                }
                TokenTree::Punct(star) if star.as_char() == '*' && joined => {
                    path.push("*".to_owned());
                    at = at.or(Some(star.span()));
                    joined = false;
                }
                TokenTree::Group(group) if joined && group.delimiter() == Delimiter::Brace => {
                    self.tokens(&path, group.stream());
                    path.clear();
                    joined = false;
                }
                TokenTree::Punct(comma) if comma.as_char() == ',' => {
                    self.end(&mut path, &mut at);
                    path = prefix.to_vec();
                    joined = !prefix.is_empty();
                }
                other => {
                    self.end(&mut path, &mut at);
                    joined = false;
                    if let TokenTree::Group(group) = other {
                        self.tokens(&[], group.stream());
                    }
                }
            }
        }
        self.end(&mut path, &mut at);
    }

    fn end(&mut self, path: &mut Vec<String>, at: &mut Option<Span>) {
        let path = std::mem::take(path);
        if let (Some(span), true) = (at.take(), path.len() > 1) {
            self.name(path, span, false);
        }
    }
}

fn next_is_colon(tokens: &mut std::iter::Peekable<proc_macro2::token_stream::IntoIter>) -> bool {
    tokens.next_if(|next| matches!(next, TokenTree::Punct(punct) if punct.as_char() == ':')).is_some()
}

/// Whether that is `#[cfg(test)]`.
pub fn is_cfg_test(attribute: &Attribute) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("cfg") && list.tokens.to_string() == "test"
}

impl<'ast> Visit<'ast> for Collector {
    fn visit_item_mod(&mut self, item: &'ast ItemMod) {
        self.within_test(&item.attrs, |this| {
            this.module.push(item.ident.to_string());
            visit::visit_item_mod(this, item);
            this.module.pop();
        });
    }

    fn visit_item_fn(&mut self, item: &'ast ItemFn) {
        self.within_test(&item.attrs, |this| visit::visit_item_fn(this, item));
    }

    fn visit_item_use(&mut self, item: &'ast ItemUse) {
        self.within_test(&item.attrs, |this| this.tree(Vec::new(), &item.tree));
    }

    fn visit_item_extern_crate(&mut self, item: &'ast ItemExternCrate) {
        self.name(vec![item.ident.to_string()], item.ident.span(), true);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 || path.leading_colon.is_some() {
            let parts = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
            self.name(parts, path.segments[0].ident.span(), false);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, mac: &'ast Macro) {
        if mac.path.is_ident("include") {
            self.name(vec!["include!".to_owned()], mac.path.segments[0].ident.span(), false);
        }
        visit::visit_macro(self, mac);
        self.tokens(&[], mac.tokens.clone());
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if attribute.path().is_ident("path") {
            self.name(vec!["#[path]".to_owned()], attribute.pound_token.spans[0], false);
        }
        if let Meta::List(list) = &attribute.meta {
            self.tokens(&[], list.tokens.clone());
        }
        visit::visit_attribute(self, attribute);
    }
}
