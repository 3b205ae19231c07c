//! Where a name is defined: the file behind imports and re-exports.

use super::circles::Arrows;
use super::code::Code;
use crate::sources::resolved;
use std::collections::{BTreeMap, BTreeSet};
use syn::Item;

/// How many re-exports are followed to a definition.
const DEEPEST: usize = 12;

/// The file that defines something, and its name there; no name for a module itself.
pub type Home = (usize, Option<String>);

/// The modules of the crate; each is a file.
pub struct Modules {
    files: BTreeMap<Vec<String>, usize>,
    scopes: Vec<Scope>,
}

/// The definitions and imports of a file.
#[derive(Default)]
struct Scope {
    module: Vec<String>,
    items: BTreeSet<String>,
    imports: BTreeMap<String, Vec<String>>,
    globs: Vec<Vec<String>>,
}

impl Modules {
    /// The modules of the crate.
    pub fn of(code: &Code) -> Modules {
        let numbered = code.sources.iter().enumerate();
        let files = numbered.map(|(file, source)| (source.module.clone(), file)).collect();
        let mut scopes = Vec::new();
        for source in &code.sources {
            let mut scope = Scope { module: source.module.clone(), ..Scope::default() };
            define(&source.ast.items, &mut scope.items);
            for named in source.named.iter().filter(|named| named.import) {
                match named.path.split_last() {
                    Some((last, path)) if last == "*" => scope.globs.push(path.to_vec()),
                    _ => _ = scope.imports.insert(named.called.clone(), named.path.clone()),
                }
            }
            scopes.push(scope);
        }
        Modules { files, scopes }
    }

    /// Where the target of a path in a file is defined; none if in another crate.
    pub fn home(&self, file: usize, path: &[String]) -> Option<Home> {
        self.named(file, path, DEEPEST)
    }

    fn named(&self, file: usize, path: &[String], depth: usize) -> Option<Home> {
        let scope = &self.scopes[file];
        let path = resolved(&scope.module, path.to_vec());
        let (first, rest) = path.split_first()?;
        if first == "crate" {
            return self.absolute(rest, depth);
        }
        let child = [scope.module.as_slice(), std::slice::from_ref(first)].concat();
        if !scope.items.contains(first) && self.files.contains_key(&child) {
            return self.absolute(&[child.as_slice(), rest].concat(), depth);
        }
        self.item(file, first, rest, depth)
    }

    /// A path from the root of the crate.
    fn absolute(&self, path: &[String], depth: usize) -> Option<Home> {
        let prefixes = (0..=path.len()).rev();
        let (length, file) =
            prefixes.into_iter().find_map(|length| Some((length, *self.files.get(&path[..length])?)))?;
        let Some(name) = path.get(length) else { return Some((file, None)) };
        let scope = &self.scopes[file];
        let known = scope.items.contains(name) || scope.imports.contains_key(name) || !scope.globs.is_empty();
        if known {
            return self.item(file, name, &path[length + 1..], depth);
        }
        // What a macro defines counts as defined in the file that calls it.
        Some((file, Some(name.clone())))
    }

    /// A name that a file defines or imports, followed by the names in `rest`.
    fn item(&self, file: usize, name: &str, rest: &[String], depth: usize) -> Option<Home> {
        let (scope, depth) = (&self.scopes[file], depth.checked_sub(1)?);
        if scope.items.contains(name) {
            return Some((file, Some(name.to_owned())));
        }
        if let Some(import) = scope.imports.get(name) {
            // Without this, `use clock;` and the like would refer to themselves.
            let whole = [import.as_slice(), rest].concat();
            return self.named(file, &whole, depth).filter(|home| *home != (file, None));
        }
        scope.globs.iter().find_map(|glob| {
            let (target, None) = self.named(file, glob, depth)? else { return None };
            if target == file { None } else { self.item(target, name, rest, depth) }
        })
    }

    /// Which file uses definitions of which other file, by imports or by paths. A re-export counts as
    /// the file of the definition.
    pub fn arrows(&self, code: &Code) -> Arrows {
        let mut arrows = Arrows::new();
        for (file, source) in code.sources.iter().enumerate() {
            for named in &source.named {
                let path = match named.path.split_last() {
                    Some((last, path)) if last == "*" => path,
                    _ => &named.path,
                };
                match self.home(file, path) {
                    // `pub(in crate::game)` names a module, but nothing in it.
                    Some((_, None)) if !named.import => {}
                    Some((target, _)) if target != file => _ = arrows.insert((file, target)),
                    _ => {}
                }
            }
        }
        arrows
    }
}

fn define(items: &[Item], names: &mut BTreeSet<String>) {
    for item in items {
        let name = match item {
            Item::Const(item) => &item.ident,
            Item::Enum(item) => &item.ident,
            Item::Fn(item) => &item.sig.ident,
            Item::Static(item) => &item.ident,
            Item::Struct(item) => &item.ident,
            Item::Trait(item) => &item.ident,
            Item::Type(item) => &item.ident,
            Item::Mod(item) => match &item.content {
                Some((_, inner)) => {
                    define(inner, names);
                    &item.ident
                }
                None => continue,
            },
            Item::Macro(item) => match &item.ident {
                Some(name) => name,
                None => continue,
            },
            _ => continue,
        };
        names.insert(name.to_string());
    }
}
