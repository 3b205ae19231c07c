//! The types of the crate with their fields, and its functions with their arguments and results.

use super::code::Code;
use super::modules::Modules;
use std::collections::BTreeMap;
use syn::visit::{self, Visit};
use syn::{
    Block, Expr, Fields, FnArg, GenericArgument, Ident, ImplItem, Item, ItemFn, Pat, PathArguments,
    ReturnType, Signature, Stmt, Type, TypeParamBound, TypeReference, Visibility,
};

/// The number of a type.
pub type TypeId = usize;

/// The names of the structs that make up the game besides `Game`: its state, the desks in it, and its
/// book.
const PARTS: [&str; 9] =
    ["State", "Clocks", "Course", "Matters", "Incidents", "Questions", "TableBoards", "Papers", "Book"];

/// The types of utterances, and their trait.
const WORDS: [&str; 3] = ["Phrase", "Utterance", "Worded"];

/// A struct or an enum.
pub struct Kind<'a> {
    pub name: String,
    pub file: usize,
    pub fields: Vec<Field<'a>>,
    /// The target of its `Deref`.
    target: Option<TypeId>,
}

/// A field of a struct.
pub struct Field<'a> {
    pub name: String,
    pub ty: &'a Type,
    /// Whether it is declared without `pub`.
    pub private: bool,
}

/// A function, a method, or the value of a constant.
pub struct Function<'a> {
    pub file: usize,
    pub line: usize,
    pub name: String,
    /// The type that has it as a method.
    pub owner: Option<TypeId>,
    /// Whether it takes `&mut self`.
    pub changes_self: bool,
    /// The types of its `&mut` arguments.
    pub changes: Vec<TypeId>,
    pub arguments: Vec<(&'a Pat, Option<TypeId>)>,
    pub returns: Option<TypeId>,
    /// Whether it takes something that is to be said.
    pub takes_words: bool,
    /// Whether it returns a `&mut`.
    pub gives_out: bool,
    pub body: Body<'a>,
}

/// The code of a function.
#[derive(Clone, Copy)]
pub enum Body<'a> {
    Block(&'a Block),
    Value(&'a Expr),
}

/// All types and functions.
pub struct Model<'a> {
    pub code: &'a Code,
    pub modules: Modules,
    pub kinds: Vec<Kind<'a>>,
    pub functions: Vec<Function<'a>>,
    types: BTreeMap<(usize, String), TypeId>,
    methods: BTreeMap<(TypeId, String), usize>,
    free: BTreeMap<(usize, String), usize>,
}

impl<'a> Model<'a> {
    /// The types and functions of that code.
    pub fn of(code: &'a Code) -> Model<'a> {
        let modules = Modules::of(code);
        let (kinds, functions) = (Vec::new(), Vec::new());
        let (types, methods, free) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut model = Model { code, modules, kinds, functions, types, methods, free };
        for (file, source) in code.sources.iter().enumerate() {
            model.kinds_of(file, &source.ast.items);
        }
        for (file, source) in code.sources.iter().enumerate() {
            model.items(file, &source.ast.items);
        }
        model
    }

    /// `Game` and those of [`PARTS`] that it contains, directly or not; empty if `src/game` has no
    /// `Game`.
    pub fn parts(&self) -> Vec<TypeId> {
        let game = (0..self.kinds.len()).find(|&id| {
            let kind = &self.kinds[id];
            kind.name == "Game" && self.code.sources[kind.file].file.starts_with("game/")
        });
        let mut parts: Vec<TypeId> = game.into_iter().collect();
        let mut at = 0;
        while let Some(&part) = parts.get(at) {
            let new = |held: &TypeId| PARTS.contains(&self.kinds[*held].name.as_str());
            let new: Vec<TypeId> = self.held(part).into_iter().filter(new).collect();
            parts.extend(new.into_iter().filter(|held| !parts.contains(held)).collect::<Vec<_>>());
            at += 1;
        }
        parts
    }

    /// The types of this crate that a struct contains directly, not in a container.
    pub fn held(&self, of: TypeId) -> Vec<TypeId> {
        let kind = &self.kinds[of];
        let held = |field: &Field| match field.ty {
            Type::Path(path) => self.find(kind.file, &super::names_of(&path.path)),
            _ => None,
        };
        kind.fields.iter().filter_map(held).collect()
    }

    /// The type that a file names by this path.
    pub fn find(&self, file: usize, path: &[String]) -> Option<TypeId> {
        let (home, name) = self.modules.home(file, path)?;
        self.types.get(&(home, name?)).copied()
    }

    /// The function, not a method, that a file names by this path.
    pub fn function(&self, file: usize, path: &[String]) -> Option<usize> {
        let (home, name) = self.modules.home(file, path)?;
        self.free.get(&(home, name?)).copied()
    }

    /// The method of a type, or of its `Deref` target.
    pub fn method(&self, of: TypeId, name: &str) -> Option<usize> {
        let own = self.methods.get(&(of, name.to_owned())).copied();
        own.or_else(|| self.method(self.kinds[of].target.filter(|&target| target != of)?, name))
    }

    /// The field of a type, or of its `Deref` target: the type that has it, and its own type.
    pub fn field(&self, of: TypeId, name: &str) -> Option<(TypeId, Option<TypeId>)> {
        let kind = &self.kinds[of];
        match kind.fields.iter().find(|field| field.name == name) {
            Some(field) => Some((of, self.known(field.ty, kind.file, Some(of)))),
            None => self.field(kind.target.filter(|&target| target != of)?, name),
        }
    }

    /// The first type of this crate in a type: `TableBoard` in `ByColor<Option<TableBoard>>`.
    pub fn known(&self, ty: &Type, file: usize, owner: Option<TypeId>) -> Option<TypeId> {
        match ty {
            Type::Path(path) => {
                let names = super::names_of(&path.path);
                if names == ["Self"] {
                    return owner;
                }
                let inner = || {
                    let PathArguments::AngleBracketed(list) = &path.path.segments.last()?.arguments else {
                        return None;
                    };
                    list.args.iter().find_map(|argument| self.known_argument(argument, file, owner))
                };
                self.find(file, &names).or_else(inner)
            }
            Type::Reference(inner) => self.known(&inner.elem, file, owner),
            Type::Paren(inner) => self.known(&inner.elem, file, owner),
            Type::Slice(inner) => self.known(&inner.elem, file, owner),
            Type::Array(inner) => self.known(&inner.elem, file, owner),
            Type::ImplTrait(inner) => inner.bounds.iter().find_map(|bound| {
                let TypeParamBound::Trait(bound) = bound else { return None };
                let PathArguments::AngleBracketed(list) = &bound.path.segments.last()?.arguments else {
                    return None;
                };
                list.args.iter().find_map(|argument| self.known_argument(argument, file, owner))
            }),
            _ => None,
        }
    }

    fn known_argument(
        &self,
        argument: &GenericArgument,
        file: usize,
        owner: Option<TypeId>,
    ) -> Option<TypeId> {
        match argument {
            GenericArgument::Type(ty) => self.known(ty, file, owner),
            GenericArgument::AssocType(bound) => self.known(&bound.ty, file, owner),
            _ => None,
        }
    }

    fn kinds_of(&mut self, file: usize, items: &'a [Item]) {
        for item in items {
            let (name, fields) = match item {
                Item::Struct(item) => (item.ident.to_string(), fields(&item.fields)),
                Item::Enum(item) => (item.ident.to_string(), Vec::new()),
                Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        self.kinds_of(file, items);
                    }
                    continue;
                }
                _ => continue,
            };
            self.types.insert((file, name.clone()), self.kinds.len());
            self.kinds.push(Kind { name, file, fields, target: None });
        }
    }

    fn items(&mut self, file: usize, items: &'a [Item]) {
        for item in items {
            match item {
                Item::Fn(item) => self.free(file, item),
                Item::Const(item) => self.value(file, item.ident.to_string(), &item.expr),
                Item::Static(item) => self.value(file, item.ident.to_string(), &item.expr),
                Item::Mod(inner) => {
                    if let Some((_, items)) = &inner.content {
                        self.items(file, items);
                    }
                }
                Item::Impl(block) => {
                    let owner = self.known(&block.self_ty, file, None);
                    for item in &block.items {
                        match item {
                            ImplItem::Fn(method) => {
                                let index = self.push(file, owner, &method.sig, &method.block);
                                if let Some(owner) = owner {
                                    self.methods.insert((owner, method.sig.ident.to_string()), index);
                                }
                                self.nested(file, &method.block);
                            }
                            ImplItem::Const(item) => self.value(file, item.ident.to_string(), &item.expr),
                            ImplItem::Type(target) if target.ident == "Target" => {
                                let target = self.known(&target.ty, file, owner);
                                if let Some(owner) = owner {
                                    self.kinds[owner].target = target;
                                }
                            }
                            _ => {}
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn free(&mut self, file: usize, item: &'a ItemFn) {
        let index = self.push(file, None, &item.sig, &item.block);
        self.free.insert((file, item.sig.ident.to_string()), index);
        self.nested(file, &item.block);
    }

    /// Functions defined inside a function.
    fn nested(&mut self, file: usize, block: &'a Block) {
        for statement in &block.stmts {
            if let Stmt::Item(Item::Fn(item)) = statement {
                self.free(file, item);
            }
        }
    }

    fn value(&mut self, file: usize, name: String, value: &'a Expr) {
        self.functions.push(Function {
            file,
            line: 0,
            name,
            owner: None,
            changes_self: false,
            changes: Vec::new(),
            arguments: Vec::new(),
            returns: None,
            takes_words: false,
            gives_out: false,
            body: Body::Value(value),
        });
    }

    fn push(&mut self, file: usize, owner: Option<TypeId>, sig: &'a Signature, block: &'a Block) -> usize {
        let (mut arguments, mut changes, mut changes_self) = (Vec::new(), Vec::new(), false);
        for input in &sig.inputs {
            match input {
                FnArg::Receiver(receiver) => {
                    changes_self = receiver.reference.is_some() && receiver.mutability.is_some();
                    changes.extend(owner.filter(|_| changes_self));
                }
                FnArg::Typed(typed) => {
                    let known = self.known(&typed.ty, file, owner);
                    if matches!(&*typed.ty, Type::Reference(ty) if ty.mutability.is_some()) {
                        changes.extend(known);
                    }
                    arguments.push((&*typed.pat, known));
                }
            }
        }
        let returns = match &sig.output {
            ReturnType::Type(_, ty) => self.known(ty, file, owner),
            ReturnType::Default => None,
        };
        self.functions.push(Function {
            file,
            line: sig.ident.span().start().line,
            name: sig.ident.to_string(),
            owner,
            changes_self,
            changes,
            arguments,
            returns,
            takes_words: takes_words(sig),
            gives_out: gives_out(&sig.output),
            body: Body::Block(block),
        });
        self.functions.len() - 1
    }
}

fn takes_words(sig: &Signature) -> bool {
    #[derive(Default)]
    struct Search(bool);
    impl<'ast> Visit<'ast> for Search {
        fn visit_ident(&mut self, ident: &'ast Ident) {
            self.0 |= WORDS.iter().any(|name| ident == name);
        }
    }
    let mut search = Search::default();
    search.visit_generics(&sig.generics);
    sig.inputs.iter().for_each(|input| search.visit_fn_arg(input));
    search.0
}

fn gives_out(output: &ReturnType) -> bool {
    #[derive(Default)]
    struct Search(bool);
    impl<'ast> Visit<'ast> for Search {
        fn visit_type_reference(&mut self, reference: &'ast TypeReference) {
            self.0 |= reference.mutability.is_some();
            visit::visit_type_reference(self, reference);
        }
    }
    let mut search = Search::default();
    search.visit_return_type(output);
    search.0
}

fn fields(fields: &Fields) -> Vec<Field<'_>> {
    let numbered = fields.iter().enumerate();
    numbered
        .map(|(index, field)| Field {
            name: field.ident.as_ref().map_or_else(|| index.to_string(), ToString::to_string),
            ty: &field.ty,
            private: match &field.vis {
                Visibility::Inherited => true,
                Visibility::Restricted(limit) => limit.path.is_ident("self"),
                Visibility::Public(_) => false,
            },
        })
        .collect()
}
