//! The figures, with the items that each of them counts.

use super::circles::{Arrows, circles, largest};
use super::code::Code;
use super::model::{Model, TypeId};
use super::places::{Place, Told, defined_twice, ones, refuses, told};
use super::walk::{Done, walk};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A figure.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// What is counted.
    pub name: String,
    /// The number of items.
    pub count: usize,
    /// The number of candidates, if that is of interest.
    pub of: Option<usize>,
    /// The counted items.
    pub details: Vec<String>,
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.name, self.count)?;
        self.of.map_or(Ok(()), |of| write!(f, " of {of}"))
    }
}

/// All figures of that code.
///
/// # Errors
/// A sentence, if the code has no `Game`, or one without fields or methods.
pub fn figures(code: &Code) -> Result<Vec<Figure>, String> {
    let model = Model::of(code);
    let parts = model.parts();
    let game = parts.iter().copied().find(|&part| model.kinds[part].name == "Game");
    let game = game.ok_or("src/game defines no struct Game")?;
    let done = walk(&model);
    let whole = Whole { code, files: code.below("game"), model: &model, parts, game, done };
    let mut all = whole.fields();
    all.extend(whole.writers());
    all.extend(whole.methods());
    all.extend(whole.circles_of_calls());
    all.extend(whole.circles_of_imports());
    all.extend(whole.telling());
    all.extend(whole.names());
    if let Some(none) = all.iter().find(|figure| figure.count == 0 && MUST.contains(&figure.name.as_str())) {
        return Err(format!("{}: none was found", none.name));
    }
    Ok(all)
}

const FIELDS: &str = "fields of Game";
const METHODS: &str = "methods of Game";
/// Figures that no game has at zero: if they are missing, the others cannot be right either.
const MUST: [&str; 2] = [FIELDS, METHODS];

fn figure(name: &str, details: Vec<String>) -> Figure {
    Figure { name: name.to_owned(), count: details.len(), of: None, details }
}

struct Whole<'a> {
    code: &'a Code,
    /// The files of the game.
    files: Vec<usize>,
    model: &'a Model<'a>,
    parts: Vec<TypeId>,
    game: TypeId,
    done: Vec<Done>,
}

impl Whole<'_> {
    fn file(&self, file: usize) -> &str {
        &self.code.sources[file].file
    }

    fn named(&self, function: usize) -> String {
        let function = &self.model.functions[function];
        match function.owner {
            Some(owner) => format!("{}::{}", self.model.kinds[owner].name, function.name),
            None => format!("{}::{}", self.file(function.file).trim_end_matches(".rs"), function.name),
        }
    }

    fn placed(&self, &(file, line): &Place) -> String {
        format!("src/{}:{line}", self.file(file))
    }

    fn fields(&self) -> Vec<Figure> {
        let (mut own, mut all, mut private) = (Vec::new(), Vec::new(), Vec::new());
        for &part in &self.parts {
            let kind = &self.model.kinds[part];
            let module = &self.code.sources[kind.file].module;
            // A private field is visible in all modules below.
            let below = |source: &&super::code::Source| {
                source.module.len() > module.len() && source.module.starts_with(module)
            };
            let alone = self.code.sources.iter().find(below).is_none();
            for field in &kind.fields {
                let name = format!("{}.{}", kind.name, field.name);
                if part == self.game {
                    own.push(name.clone());
                }
                if field.private && alone {
                    private.push(name.clone());
                }
                all.push(name);
            }
        }
        let held: BTreeSet<TypeId> = self.parts.iter().flat_map(|&part| self.model.held(part)).collect();
        let others = held.into_iter().filter(|held| !self.parts.contains(held));
        let others = others.filter(|&held| self.files.contains(&self.model.kinds[held].file));
        let others = others.map(|held| self.model.kinds[held].name.clone()).collect();
        let total = all.len();
        let private = Figure { of: Some(total), ..figure("fields private to their file", private) };
        vec![
            figure(FIELDS, own),
            figure("fields of Game and the parts it is made of", all),
            private,
            figure("other types of src/game that they hold", others),
        ]
    }

    fn writers(&self) -> Vec<Figure> {
        let mut writers: BTreeMap<String, BTreeSet<usize>> = BTreeMap::new();
        for (function, done) in self.model.functions.iter().zip(&self.done) {
            if !self.files.contains(&function.file) {
                continue;
            }
            for (owner, field) in &done.writes {
                let name = format!("{}.{field}", self.model.kinds[*owner].name);
                writers.entry(name).or_default().insert(function.file);
            }
        }
        let mut rows: Vec<(&String, Vec<&str>)> = writers
            .iter()
            .map(|(field, files)| (field, files.iter().map(|&file| self.file(file)).collect()))
            .collect();
        rows.sort_by_key(|(field, files)| (std::cmp::Reverse(files.len()), *field));
        let most = rows.first().map_or(0, |(_, files)| files.len());
        let row =
            |(field, files): &(&String, Vec<&str>)| format!("{field}: {} ({})", files.len(), files.join(" "));
        let several: Vec<String> = rows.iter().filter(|(_, files)| files.len() > 1).map(row).collect();
        vec![
            Figure {
                count: most,
                ..figure("most files that write one field", rows.iter().map(row).collect())
            },
            figure("fields that several files write", several),
        ]
    }

    fn methods(&self) -> Vec<Figure> {
        let (mut files, mut methods, mut changing) = (BTreeSet::new(), Vec::new(), Vec::new());
        let (mut free, mut given_out) = (Vec::new(), Vec::new());
        for (index, function) in self.model.functions.iter().enumerate() {
            let place = format!("{} {}", self.placed(&(function.file, function.line)), self.named(index));
            match function.owner {
                Some(owner) if owner == self.game => {
                    files.insert(function.file);
                    if function.changes_self {
                        changing.push(place.clone());
                    }
                    methods.push(place.clone());
                }
                _ if function.changes.contains(&self.game) => free.push(place.clone()),
                _ => {}
            }
            let changes_part = function.owner.is_some_and(|owner| self.parts.contains(&owner));
            if changes_part && function.changes_self && function.gives_out {
                given_out.push(place);
            }
        }
        let files = files.iter().map(|&file| self.file(file).to_owned()).collect();
        let total = Some(methods.len());
        vec![
            figure("files with methods of Game", files),
            figure(METHODS, methods),
            Figure { of: total, ..figure("methods of Game that take &mut self", changing) },
            figure("functions and other types' methods that take &mut Game", free),
            figure("methods of Game and its parts that give out a &mut", given_out),
        ]
    }

    /// Whether a function changes the game or a part of it.
    fn changes(&self, function: usize) -> bool {
        self.model.functions[function].changes.iter().any(|of| self.parts.contains(of))
    }

    /// Whether a function takes the game or a part of it, to read or to change.
    fn takes(&self, function: usize) -> bool {
        let function = &self.model.functions[function];
        let known = function.arguments.iter().filter_map(|(_, known)| *known);
        known.chain(function.owner).any(|of| self.parts.contains(&of))
    }

    fn circles_of_calls(&self) -> Vec<Figure> {
        let functions = &self.model.functions;
        let (mut all, mut taking, mut changing) = (Arrows::new(), Arrows::new(), Arrows::new());
        let mut recursion = Arrows::new();
        for (from, done) in self.done.iter().enumerate() {
            for &to in &done.calls {
                let arrow = (functions[from].file, functions[to].file);
                all.insert(arrow);
                if self.takes(to) {
                    taking.insert(arrow);
                }
                if self.changes(to) {
                    changing.insert(arrow);
                    if self.changes(from) {
                        recursion.insert((from, to));
                    }
                }
            }
        }
        let recursions: Vec<String> = circles(&recursion)
            .iter()
            .map(|circle| circle.iter().map(|&function| self.named(function)).collect::<Vec<_>>().join(" "))
            .collect();
        vec![
            self.circle(
                "files of src/game in a circle by calls that change the game",
                &changing,
                &self.files,
            ),
            self.circle("files of src/game in a circle by calls that take the game", &taking, &self.files),
            self.circle("files of src/game in a circle by calls of any function", &all, &self.files),
            figure("circles of functions that change the game", recursions),
        ]
    }

    fn circle(&self, name: &str, arrows: &Arrows, files: &[usize]) -> Figure {
        let circle = largest(arrows, files);
        let details = circle.iter().map(|&file| self.file(file).to_owned()).collect();
        Figure { of: Some(files.len()), ..figure(name, details) }
    }

    fn circles_of_imports(&self) -> Vec<Figure> {
        let arrows = self.model.modules.arrows(self.code);
        let mut folders = BTreeSet::new();
        for source in &self.code.sources {
            let mut folder = source.file.as_str();
            while let Some((above, _)) = folder.rsplit_once('/') {
                folders.insert(above);
                folder = above;
            }
        }
        let figures = folders.into_iter().filter_map(|folder| {
            let files = self.code.below(folder);
            let name = format!("files of src/{folder} in a circle by imports");
            (files.len() > 1).then(|| self.circle(&name, &arrows, &files))
        });
        figures.collect()
    }

    /// Whether a function says what its caller passes: then the caller counts as making the utterance.
    fn says(&self, function: usize) -> bool {
        let name = &self.model.functions[function].name;
        refuses(name) || self.model.functions[function].takes_words && self.changes(function)
    }

    fn telling(&self) -> Vec<Figure> {
        let mut files: BTreeMap<usize, Told> = BTreeMap::new();
        for (index, (function, done)) in self.model.functions.iter().zip(&self.done).enumerate() {
            if !self.files.contains(&function.file) {
                continue;
            }
            let told = told(function.body);
            let of = files.entry(function.file).or_default();
            of.refusals += told.refusals;
            of.reports += told.reports;
            if !self.says(index) {
                let says = |to: &&usize| self.says(**to) && !refuses(&self.model.functions[**to].name);
                of.utterances += told.utterances + done.calls.iter().filter(says).count();
            }
        }
        let of = |name: &str, count: fn(&Told) -> usize| {
            let row = |(&file, told): (&usize, &Told)| match count(told) {
                0 => None,
                count => Some(format!("{}: {count}", self.file(file))),
            };
            let total = files.values().map(count).sum();
            Figure { count: total, ..figure(name, files.iter().filter_map(row).collect()) }
        };
        let either = files.iter().filter(|(_, told)| told.utterances + told.reports > 0);
        let either = either.map(|(&file, _)| self.file(file).to_owned()).collect();
        vec![
            of("refusals in src/game", |told| told.refusals),
            of("utterances made in src/game", |told| told.utterances),
            of("reports made in src/game", |told| told.reports),
            figure("files that make utterances or reports", either),
        ]
    }

    fn names(&self) -> Vec<Figure> {
        let twice = defined_twice(self.code);
        let row = |(name, places): (&String, &Vec<Place>)| {
            let places: Vec<String> = places.iter().map(|place| self.placed(place)).collect();
            format!("{name}: {}", places.join(" "))
        };
        let ones = ones(self.code).iter().map(|place| self.placed(place)).collect();
        vec![
            figure("names of types defined more than once", twice.iter().map(row).collect()),
            figure("places that add 1 to a ply, a row or an index, or take it", ones),
        ]
    }
}
