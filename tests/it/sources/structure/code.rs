//! The sources of a checkout, parsed, without what only tests have.

use crate::sources::{self, Named, is_cfg_test};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use syn::parse::{ParseStream, Parser};
use syn::{Attribute, Expr, ImplItem, Item, Macro, Token};

/// A file of `src`.
pub struct Source {
    /// Its path below `src`: `game/turn.rs`.
    pub file: String,
    /// Its module: `["game", "turn"]`; that of `lib.rs` is empty.
    pub module: Vec<String>,
    /// Its items, without those for tests.
    pub ast: syn::File,
    /// The paths it names.
    pub named: Vec<Named>,
}

/// All files of `src`.
pub struct Code {
    /// In the order of their names.
    pub sources: Vec<Source>,
}

impl Code {
    /// Reads the code of a checkout.
    ///
    /// # Errors
    /// A sentence that names the file that cannot be read or parsed.
    pub fn read(checkout: &Path) -> Result<Code, String> {
        let src = checkout.join("src");
        let files = sources::files(&src).map_err(|error| format!("{}: {error}", src.display()))?;
        let mut texts = Vec::new();
        for file in files {
            let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let within = file.strip_prefix(&src).unwrap_or(&file);
            texts.push((within.to_string_lossy().into_owned(), text));
        }
        Code::of(texts.iter().map(|(file, text)| (file.as_str(), text.as_str())))
    }

    /// The code in these files below `src`, each a path and its text.
    ///
    /// # Errors
    /// A sentence that names the file that cannot be parsed.
    pub fn of<'a>(texts: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Code, String> {
        let mut sources = Vec::new();
        let mut only_tests = BTreeSet::new();
        for (file, text) in texts {
            let fault = |error: syn::Error| format!("src/{file}:{}: {error}", error.span().start().line);
            let mut module = sources::module(Path::new(file));
            if module == ["lib"] {
                module.clear();
            }
            let mut ast = syn::parse_file(text).map_err(fault)?;
            strip(&mut ast.items, &module, &mut only_tests);
            let mut named = sources::paths(text, &module).map_err(fault)?;
            named.retain(|named| !named.test);
            sources.push(Source { file: file.to_owned(), module, ast, named });
        }
        sources.retain(|source| !only_tests.iter().any(|module| source.module.starts_with(module)));
        Ok(Code { sources })
    }

    /// The numbers of the files below a folder of `src`.
    pub fn below(&self, folder: &str) -> Vec<usize> {
        let folder = format!("{folder}/");
        (0..self.sources.len()).filter(|&file| self.sources[file].file.starts_with(&folder)).collect()
    }
}

/// Removes items that are `#[cfg(test)]`, and notes those of their modules that have files.
fn strip(items: &mut Vec<Item>, module: &[String], only_tests: &mut BTreeSet<Vec<String>>) {
    items.retain_mut(|item| {
        let test = attributes(item).iter().any(is_cfg_test);
        match item {
            Item::Mod(inner) => {
                let path = [module, &[inner.ident.to_string()]].concat();
                match &mut inner.content {
                    Some((_, items)) => strip(items, &path, only_tests),
                    None if test => _ = only_tests.insert(path),
                    None => {}
                }
            }
            Item::Impl(block) => block.items.retain(|item| match item {
                ImplItem::Fn(method) => !method.attrs.iter().any(is_cfg_test),
                _ => true,
            }),
            _ => {}
        }
        !test
    });
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}

/// The arguments of a macro, separated by commas, up to the first that is no expression: all of
/// `format!`, the first of `matches!`.
pub fn expressions(mac: &Macro) -> Vec<Expr> {
    let read = |input: ParseStream| {
        let mut found = Vec::new();
        while let Ok(expression) = input.parse::<Expr>() {
            found.push(expression);
            if input.parse::<Token![,]>().is_err() {
                break;
            }
        }
        input.parse::<proc_macro2::TokenStream>()?;
        Ok(found)
    };
    read.parse2(mac.tokens.clone()).unwrap_or_default()
}
