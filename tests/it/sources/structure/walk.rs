//! The calls of a function, and the fields of the game that it writes.
//!
//! Nothing is compiled. The type of a name follows from signatures and structs, through `let`,
//! patterns and closures. Containers are looked through: a board from `ByColor<Option<TableBoard>>` is
//! a `TableBoard`. A field is written where
//!
//! - it, or something below it, is assigned to (`=`, `+=` and the like),
//! - it is borrowed as `&mut`, or bound with `ref mut`,
//! - a method that takes `&mut self` is called on it: one of this crate, or one of a container by its
//!   name ([`CHANGING`]).
//!
//! The file that borrows a field counts as writing it, wherever the borrow is used. Of `a.b.c`, the
//! last field that belongs to the game or a part of it counts. Calling a part's own method is no
//! write; the body of that method is.

use super::code::expressions;
use super::model::{Body, Function, Model, TypeId};
use super::names_of;
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, ExprMethodCall, Local, Pat, Stmt, UnOp};

/// Methods of containers that take `&mut self`. `take` counts only without an argument, because
/// iterators have a `take` with one.
const CHANGING: [&str; 40] = [
    "append",
    "as_deref_mut",
    "as_mut",
    "as_mut_slice",
    "clear",
    "dedup",
    "drain",
    "each_mut",
    "entry",
    "extend",
    "first_mut",
    "flip",
    "get_mut",
    "get_or_insert",
    "get_or_insert_with",
    "insert",
    "iter_mut",
    "last_mut",
    "pop",
    "pop_back",
    "pop_front",
    "push",
    "push_back",
    "push_front",
    "push_str",
    "remove",
    "replace",
    "resize",
    "retain",
    "retain_mut",
    "reverse",
    "sort",
    "sort_by_key",
    "sort_unstable",
    "split_off",
    "swap",
    "swap_remove",
    "take",
    "transform",
    "truncate",
];

/// A field: the type that has it, and its name.
pub type FieldOf = (TypeId, String);

/// The calls and writes of a function.
#[derive(Default)]
pub struct Done {
    /// The functions it calls or names, each as often as it does.
    pub calls: Vec<usize>,
    /// The fields of the game and its parts that it writes.
    pub writes: BTreeSet<FieldOf>,
}

/// The calls and writes of each function.
pub fn walk(model: &Model) -> Vec<Done> {
    let parts = model.parts();
    model.functions.iter().map(|function| walk_one(model, &parts, function)).collect()
}

fn walk_one(model: &Model, parts: &[TypeId], function: &Function) -> Done {
    let mut walker = Walker { model, parts, function, bound: Vec::new(), done: Done::default() };
    if let Some(owner) = function.owner {
        walker.bound.push(("self".to_owned(), Value::of(Some(owner))));
    }
    for (pattern, known) in &function.arguments {
        walker.bind(pattern, &Value::of(*known));
    }
    match function.body {
        Body::Block(block) => _ = walker.block(block),
        Body::Value(value) => _ = walker.value(value),
    }
    walker.done
}

/// What is known of the value of an expression.
#[derive(Clone, Default)]
struct Value {
    /// The type of this crate that it is or contains.
    of: Option<TypeId>,
    /// The field of the game or a part that it is or is below.
    field: Option<FieldOf>,
    /// The values of a tuple.
    each: Vec<Value>,
}

impl Value {
    fn of(of: Option<TypeId>) -> Value {
        Value { of, ..Value::default() }
    }
}

struct Walker<'m> {
    model: &'m Model<'m>,
    parts: &'m [TypeId],
    function: &'m Function<'m>,
    /// The names in scope, the innermost last.
    bound: Vec<(String, Value)>,
    done: Done,
}

impl Walker<'_> {
    /// Visits a scope; names bound in it are removed afterwards.
    fn scope<T>(&mut self, within: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.bound.len();
        let value = within(self);
        self.bound.truncate(before);
        value
    }

    fn block(&mut self, block: &Block) -> Value {
        self.scope(|this| {
            let mut last = Value::default();
            for statement in &block.stmts {
                last = match statement {
                    Stmt::Local(local) => this.local(local),
                    Stmt::Expr(expression, _) => this.value(expression),
                    Stmt::Macro(statement) => this.each(&expressions(&statement.mac)),
                    // Functions inside a function are walked separately.
                    Stmt::Item(_) => Value::default(),
                };
            }
            last
        })
    }

    fn local(&mut self, local: &Local) -> Value {
        let mut value = Value::default();
        if let Some(init) = &local.init {
            value = self.value(&init.expr);
            if let Some((_, otherwise)) = &init.diverge {
                self.value(otherwise);
            }
        }
        self.bind(&local.pat, &value);
        Value::default()
    }

    fn each(&mut self, expressions: &[Expr]) -> Value {
        for expression in expressions {
            self.value(expression);
        }
        Value::default()
    }

    fn bind(&mut self, pattern: &Pat, value: &Value) {
        match pattern {
            Pat::Ident(ident) => {
                if ident.by_ref.is_some() && ident.mutability.is_some() {
                    self.write(value);
                }
                // A borrow was counted as a write where it was made.
                let bound = Value { field: None, ..value.clone() };
                self.bound.push((ident.ident.to_string(), bound));
                if let Some((_, inner)) = &ident.subpat {
                    self.bind(inner, value);
                }
            }
            Pat::Type(typed) => {
                let known = self.model.known(&typed.ty, self.function.file, self.function.owner);
                self.bind(&typed.pat, &Value { of: known.or(value.of), ..value.clone() });
            }
            Pat::Tuple(tuple) if tuple.elems.len() == value.each.len() => {
                for (pattern, value) in tuple.elems.iter().zip(&value.each) {
                    self.bind(pattern, value);
                }
            }
            Pat::Tuple(tuple) => tuple.elems.iter().for_each(|pattern| self.bind(pattern, value)),
            Pat::TupleStruct(inner) => inner.elems.iter().for_each(|pattern| self.bind(pattern, value)),
            Pat::Slice(inner) => inner.elems.iter().for_each(|pattern| self.bind(pattern, value)),
            Pat::Or(inner) => inner.cases.iter().for_each(|pattern| self.bind(pattern, value)),
            Pat::Reference(inner) => self.bind(&inner.pat, value),
            Pat::Paren(inner) => self.bind(&inner.pat, value),
            Pat::Struct(inner) => {
                let kind = self.model.find(self.function.file, &names_of(&inner.path));
                let base = Value { of: kind.or(value.of), ..value.clone() };
                for field in &inner.fields {
                    let name = match &field.member {
                        syn::Member::Named(name) => name.to_string(),
                        syn::Member::Unnamed(index) => index.index.to_string(),
                    };
                    let value = if kind.is_some() { self.field(&base, &name) } else { base.clone() };
                    match &*field.pat {
                        // A destructured part: its fields are written by their names alone.
                        Pat::Ident(ident) if kind.is_some_and(|kind| self.parts.contains(&kind)) => {
                            self.bound.push((ident.ident.to_string(), value));
                        }
                        pattern => self.bind(pattern, &value),
                    }
                }
            }
            _ => {}
        }
    }

    fn field(&self, base: &Value, name: &str) -> Value {
        let Some((owner, of)) = base.of.and_then(|of| self.model.field(of, name)) else {
            return Value { field: base.field.clone(), ..Value::default() };
        };
        let own = self.parts.contains(&owner).then(|| (owner, name.to_owned()));
        Value { of, field: own.or_else(|| base.field.clone()), each: Vec::new() }
    }

    fn write(&mut self, value: &Value) {
        self.done.writes.extend(value.field.clone());
        for value in &value.each {
            self.write(value);
        }
    }

    fn value(&mut self, expression: &Expr) -> Value {
        match expression {
            Expr::Path(path) => self.path(&names_of(&path.path)),
            Expr::Field(field) => {
                let base = self.value(&field.base);
                match &field.member {
                    syn::Member::Named(name) => self.field(&base, &name.to_string()),
                    syn::Member::Unnamed(index) => {
                        let each = base.each.get(index.index as usize).cloned();
                        each.unwrap_or_else(|| self.field(&base, &index.index.to_string()))
                    }
                }
            }
            Expr::MethodCall(call) => self.method_call(call),
            Expr::Call(call) => {
                let function = self.value(&call.func);
                let mut arguments: Vec<Value> =
                    call.args.iter().map(|argument| self.value(argument)).collect();
                // `Some(x)` and the like have the value of their argument.
                match arguments.pop() {
                    Some(only) if arguments.is_empty() && wraps(&call.func) => only,
                    _ => function,
                }
            }
            Expr::Reference(reference) => {
                let value = self.value(&reference.expr);
                if reference.mutability.is_some() {
                    self.write(&value);
                }
                value
            }
            Expr::Paren(inner) => self.value(&inner.expr),
            Expr::Group(inner) => self.value(&inner.expr),
            Expr::Try(inner) => self.value(&inner.expr),
            Expr::Unary(inner) if matches!(inner.op, UnOp::Deref(_)) => self.value(&inner.expr),
            Expr::Index(index) => {
                self.value(&index.index);
                self.value(&index.expr)
            }
            Expr::Assign(assign) => {
                self.value(&assign.right);
                let left = self.value(&assign.left);
                self.write(&left);
                Value::default()
            }
            Expr::Binary(binary) => {
                // Names that `let` binds on the left of `&&` are known on the right.
                let left = self.value(&binary.left);
                self.value(&binary.right);
                if changes_left(&binary.op) {
                    self.write(&left);
                }
                Value::default()
            }
            Expr::Tuple(tuple) => {
                let each = tuple.elems.iter().map(|element| self.value(element)).collect();
                Value { each, ..Value::default() }
            }
            Expr::Let(condition) => {
                let value = self.value(&condition.expr);
                self.bind(&condition.pat, &value);
                Value::default()
            }
            Expr::If(branch) => {
                let then = self.scope(|this| {
                    this.value(&branch.cond);
                    this.block(&branch.then_branch)
                });
                let otherwise = branch.else_branch.as_ref().map(|(_, otherwise)| self.value(otherwise));
                if then.of.is_some() { then } else { otherwise.unwrap_or_default() }
            }
            Expr::Match(choice) => {
                let value = self.value(&choice.expr);
                let mut of = None;
                for arm in &choice.arms {
                    let given = self.scope(|this| {
                        this.bind(&arm.pat, &value);
                        if let Some((_, guard)) = &arm.guard {
                            this.value(guard);
                        }
                        this.value(&arm.body)
                    });
                    of = of.or(given.of);
                }
                Value::of(of)
            }
            Expr::While(repeat) => self.scope(|this| {
                this.value(&repeat.cond);
                this.block(&repeat.body)
            }),
            Expr::ForLoop(repeat) => {
                let value = self.value(&repeat.expr);
                self.scope(|this| {
                    this.bind(&repeat.pat, &value);
                    this.block(&repeat.body);
                });
                Value::default()
            }
            Expr::Block(inner) => self.block(&inner.block),
            Expr::Unsafe(inner) => self.block(&inner.block),
            Expr::Closure(_) => self.closure(expression, &Value::default()),
            Expr::Struct(literal) => {
                literal.fields.iter().for_each(|field| _ = self.value(&field.expr));
                literal.rest.iter().for_each(|rest| _ = self.value(rest));
                Value::of(self.kind(&names_of(&literal.path)))
            }
            Expr::Macro(call) => self.each(&expressions(&call.mac)),
            other => {
                visit::visit_expr(&mut Below(self), other);
                Value::default()
            }
        }
    }

    /// The arguments of a closure have the type on which its method is called, unless their types are
    /// given.
    fn closure(&mut self, expression: &Expr, receiver: &Value) -> Value {
        let Expr::Closure(closure) = expression else { return self.value(expression) };
        let argument = Value::of(receiver.of);
        self.scope(|this| {
            closure.inputs.iter().for_each(|pattern| this.bind(pattern, &argument));
            this.value(&closure.body)
        })
    }

    fn method_call(&mut self, call: &ExprMethodCall) -> Value {
        let receiver = self.value(&call.receiver);
        let name = call.method.to_string();
        let method = receiver.of.and_then(|of| self.model.method(of, &name));
        let closures = if method.is_some() { Value::default() } else { receiver.clone() };
        for argument in &call.args {
            self.closure(argument, &closures);
        }
        let Some(index) = method else {
            let changes = match name.as_str() {
                "take" => call.args.is_empty(),
                name => CHANGING.contains(&name),
            };
            if changes {
                self.write(&receiver);
            }
            return receiver;
        };
        self.done.calls.push(index);
        let method = &self.model.functions[index];
        if method.changes_self && method.owner.is_some_and(|owner| !self.parts.contains(&owner)) {
            self.write(&receiver);
        }
        Value::of(method.returns)
    }

    /// A name in scope, or a function that is called or passed.
    fn path(&mut self, names: &[String]) -> Value {
        if let [name] = names
            && let Some((_, value)) = self.bound.iter().rev().find(|(bound, _)| bound == name)
        {
            return value.clone();
        }
        let file = self.function.file;
        let method = || {
            let (name, kind) = names.split_last().filter(|(_, kind)| !kind.is_empty())?;
            self.model.method(self.kind(kind)?, name)
        };
        let Some(index) = self.model.function(file, names).or_else(method) else { return Value::default() };
        self.done.calls.push(index);
        Value::of(self.model.functions[index].returns)
    }

    fn kind(&self, names: &[String]) -> Option<TypeId> {
        match names {
            [own] if own == "Self" => self.function.owner,
            names => self.model.find(self.function.file, names),
        }
    }
}

/// The parts of an expression that has no value here.
struct Below<'w, 'm>(&'w mut Walker<'m>);

impl<'ast> Visit<'ast> for Below<'_, '_> {
    fn visit_expr(&mut self, expression: &'ast Expr) {
        self.0.value(expression);
    }

    fn visit_block(&mut self, block: &'ast Block) {
        self.0.block(block);
    }
}

fn wraps(function: &Expr) -> bool {
    let Expr::Path(path) = function else { return false };
    ["Some", "Ok", "Err", "Box::new"].contains(&names_of(&path.path).join("::").as_str())
}

fn changes_left(operator: &BinOp) -> bool {
    use BinOp::{
        AddAssign, BitAndAssign, BitOrAssign, BitXorAssign, DivAssign, MulAssign, RemAssign, ShlAssign,
        ShrAssign, SubAssign,
    };
    matches!(
        operator,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | BitXorAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}
