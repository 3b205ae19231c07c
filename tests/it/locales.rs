//! German and English have every message, with the same variables; English has comments.
//!
//! The other locales have the messages that players hear.

use crate::code;
use annabella::speech::{Language, Message, Value, Words};
use fluent_syntax::ast;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A message of one locale.
#[derive(Default)]
struct Entry {
    /// The file of the message.
    file: String,
    /// Its variables, including those of messages that it refers to, with the keys of their selectors.
    variables: BTreeMap<String, BTreeSet<String>>,
    /// The messages that it refers to.
    refers: BTreeSet<String>,
    /// Its words, with the names of inserted variables and messages.
    text: String,
}

type Locale = BTreeMap<String, Entry>;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|own| own == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn inline(expression: &ast::InlineExpression<String>, entry: &mut Entry) {
    match expression {
        ast::InlineExpression::VariableReference { id } => {
            entry.variables.entry(id.name.clone()).or_default();
            entry.text += &format!("${}", id.name);
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            entry.refers.insert(id.name.clone());
            entry.text += &id.name;
        }
        ast::InlineExpression::Placeable { expression } => walk_expression(expression, entry),
        ast::InlineExpression::StringLiteral { .. } | ast::InlineExpression::NumberLiteral { .. } => {}
        other => panic!("{other:?} in {}: the locales do with variables and messages", entry.file),
    }
}

fn walk_expression(expression: &ast::Expression<String>, entry: &mut Entry) {
    match expression {
        ast::Expression::Inline(expression) => inline(expression, entry),
        ast::Expression::Select { selector, variants } => {
            inline(selector, entry);
            for variant in variants {
                if let ast::InlineExpression::VariableReference { id } = selector {
                    let (ast::VariantKey::Identifier { name: key }
                    | ast::VariantKey::NumberLiteral { value: key }) = &variant.key;
                    entry.variables.entry(id.name.clone()).or_default().insert(key.clone());
                    entry.text += &format!(" [{key}] ");
                }
                walk(&variant.value, entry);
            }
        }
    }
}

fn walk(pattern: &ast::Pattern<String>, entry: &mut Entry) {
    for element in &pattern.elements {
        match element {
            ast::PatternElement::TextElement { value } => entry.text += value,
            ast::PatternElement::Placeable { expression } => {
                entry.text += "{";
                walk_expression(expression, entry);
                entry.text += "}";
            }
        }
    }
}

/// Returns a locale as it is on disk, without the spellings for voices; English fills its gaps.
fn locale(language: Language) -> Locale {
    let mut locale = own(language.of_manual());
    locale.extend(own(language));
    spread(&mut locale);
    locale
}

/// Returns the messages in the files of a locale.
fn own(language: Language) -> Locale {
    let mut locale = Locale::new();
    for path in files(&root().join("locales").join(language.tag()), "ftl") {
        // The messages of the scripts are checked in install.rs.
        if !path.ends_with("voice.ftl") && !path.ends_with("install.ftl") {
            read(&path, language, &mut locale);
        }
    }
    locale
}

/// Reads a file.
///
/// Panics if it does not parse, defines a message twice, or lacks a comment in English, or has one elsewhere:
/// translators read the English comments. Only the spellings for voices have comments in each language.
fn read(path: &Path, language: Language, locale: &mut Locale) {
    let file = path.file_name().unwrap().to_string_lossy().into_owned();
    let resource = fluent_syntax::parser::parse(fs::read_to_string(path).unwrap())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
    for message in resource.body {
        let message = match message {
            ast::Entry::Message(message) => message,
            ast::Entry::Term(term) => panic!("term {} in {}: use a message", term.id.name, path.display()),
            _ => continue,
        };
        let id = message.id.name;
        let due = language == Language::En;
        assert!(
            message.comment.is_some() == due || file == "voice.ftl",
            "{id} in {}: comment",
            path.display()
        );
        let mut entry = Entry { file: file.clone(), ..Entry::default() };
        walk(&message.value.unwrap_or_else(|| panic!("{id} is empty")), &mut entry);
        for attribute in message.attributes {
            let name = attribute.id.name.as_str();
            assert!(LISTS.contains(&name), "{id} in {}: {name}", path.display());
            let mut heard = Entry::default();
            walk(&attribute.value, &mut heard);
            assert!(heard.variables.is_empty() && heard.refers.is_empty(), "{id}.{name} is plain words");
        }
        assert!(
            locale.insert(id.clone(), entry).is_none(),
            "{id} is there twice, again in {}",
            path.display()
        );
    }
}

/// The attributes of messages: lists of words that are understood.
const LISTS: [&str; 3] = ["heard", "otherwise", "elsewhere"];

/// Adds to each message the variables of those that it refers to.
fn spread(locale: &mut Locale) {
    loop {
        let mut found = Vec::new();
        for (id, entry) in locale.iter() {
            for other in &entry.refers {
                let referred =
                    locale.get(other).unwrap_or_else(|| panic!("{id} refers to {other}, which is missing"));
                for (name, keys) in &referred.variables {
                    if entry.variables.get(name).is_none_or(|own| !own.is_superset(keys)) {
                        found.push((id.clone(), name.clone(), keys.clone()));
                    }
                }
            }
        }
        if found.is_empty() {
            return;
        }
        for (id, name, keys) in found {
            locale.get_mut(&id).unwrap().variables.entry(name).or_default().extend(keys);
        }
    }
}

/// Returns the variable that the code must give, without the suffix of a keyword.
fn given(variable: &str) -> &str {
    variable.trim_end_matches("-id").trim_end_matches("-color")
}

/// Returns the sources without their tests.
fn sources() -> String {
    code::files().into_iter().map(|file| file.text).collect()
}

#[test]
fn every_locale_has_the_same_messages() {
    let (german, english) = (locale(Language::De), locale(Language::En));
    for id in english.keys() {
        assert!(german.contains_key(id), "{id} is missing in de");
    }
    for language in Language::ALL {
        for (id, entry) in locale(language) {
            let tag = language.tag();
            let twin = english.get(&id).unwrap_or_else(|| panic!("{id} of {tag} is missing in en"));
            assert_eq!(entry.file, twin.file, "{id} of {tag} is in another file");
            let names = |entry: &Entry| {
                entry.variables.keys().map(|name| given(name).to_owned()).collect::<BTreeSet<_>>()
            };
            assert_eq!(names(&entry), names(twin), "the variables of {id} in {tag} differ");
        }
    }
}

/// Messages of the player's files that incomplete locales still lack.
/// A person who adds a message in German and English may list it here.
const OWED: [&str; 0] = [];

/// The files with messages of a game. Other files are optional in an incomplete locale.
const PLAYED: [&str; 22] = [
    "announce.ftl",
    "arbiter.ftl",
    "assembly.ftl",
    "board.ftl",
    "check.ftl",
    "clock.ftl",
    "commands.ftl",
    "desk.ftl",
    "exploring.ftl",
    "hear.ftl",
    "help.ftl",
    "home.ftl",
    "learn.ftl",
    "listening.ftl",
    "play.ftl",
    "queries.ftl",
    "reconcile.ftl",
    "review.ftl",
    "score.ftl",
    "sound.ftl",
    "tridim.ftl",
    "verdict.ftl",
];

/// Prefixes of messages in `desk.ftl` that only an arbiter meets.
///
/// They are lines after `arbiter:` or at the arbiter's desk, and their answers. Messages to the table about a
/// case and its ruling are for players, too.
const ARBITERS: [&str; 40] = [
    "argument-line",
    "command-allow-draw",
    "command-announce-language",
    "command-assistant",
    "command-irregularity",
    "command-judge",
    "command-new-game",
    "command-note",
    "command-open",
    "command-penalty",
    "command-postpone",
    "command-result",
    "command-undo",
    "irregularity-",
    "judge-",
    "language-",
    "measure-",
    "play-help-allow-draw",
    "play-help-announce-language",
    "play-help-assistant",
    "play-help-control",
    "play-help-irregularity",
    "play-help-open",
    "play-help-judge",
    "play-help-penalty",
    "refused-below-zero",
    "refused-cannot-refuse",
    "refused-choose-",
    "refused-moved-since",
    "refused-no-draw-barred",
    "refused-no-incident",
    "refused-no-such-penalty",
    "refused-no-such-score",
    "refused-nothing-to-undo",
    "refused-only-call",
    "refused-other-time",
    "refused-position-gone",
    "refused-result-",
    "refused-several-wait",
    "refused-which-player",
];

#[test]
fn who_plays_is_told_everything_in_each_language() {
    let english = own(Language::En);
    let help = annabella::cli::help_ids();
    for start in ARBITERS {
        let found = english.iter().any(|(id, entry)| entry.file == "desk.ftl" && id.starts_with(start));
        assert!(found, "{start} begins no message of the desk");
    }
    for language in Language::ALL.into_iter().filter(|language| !language.is_whole()) {
        let own = own(language);
        let is_arbiters = |id: &str| ARBITERS.iter().any(|start| id.starts_with(start));
        let is_played = |id: &str, entry: &Entry| {
            PLAYED.contains(&&*entry.file) && !(entry.file == "desk.ftl" && is_arbiters(id))
        };
        let played = english.iter().filter(|(id, entry)| is_played(id, entry) && !help.contains(*id));
        let (has, lacks): (Vec<&String>, Vec<&String>) =
            played.map(|(id, _)| id).partition(|id| own.contains_key(*id));
        println!(
            "{}: {} of {} messages, of those to players {} of {}",
            language.tag(),
            own.len(),
            english.len(),
            has.len(),
            has.len() + lacks.len()
        );
        let lacks: Vec<&&String> = lacks.iter().filter(|id| !OWED.contains(&id.as_str())).collect();
        assert!(lacks.is_empty(), "{} lacks {lacks:?}", language.tag());
    }
}

/// The message that lists words to respell for voices, in whatever sentence they occur.
const RESPELT: &str = "respelt";

#[test]
fn spellings_for_voices_are_of_messages_that_exist() {
    for language in Language::ALL {
        let locale = locale(language);
        let mut voice = Locale::new();
        read(&root().join("locales").join(language.tag()).join("voice.ftl"), language, &mut voice);
        for (id, entry) in voice.into_iter().filter(|(id, _)| id != RESPELT) {
            let written = locale.get(&id).unwrap_or_else(|| panic!("{id} is only in voice.ftl"));
            assert!(written.variables.keys().eq(entry.variables.keys()), "the variables of {id} differ");
        }
    }
}

/// Returns values for a variable that reach every variant of its selectors.
fn values(keys: &BTreeSet<String>) -> Vec<Value> {
    const PLURALS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let plural = |key: &String| key.parse::<i64>().is_ok() || PLURALS.contains(&key.as_str());
    if keys.is_empty() {
        return vec![Value::from("words")];
    }
    // The variant `other` can be the default for keywords as well as for numbers.
    if keys.iter().all(plural) {
        return keys
            .iter()
            .map(|key| key.parse().unwrap_or(if key == "one" { 1 } else { 7 }))
            .map(Value::Number)
            .collect();
    }
    keys.iter().map(|key| Value::from(key.as_str())).collect()
}

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

#[test]
fn every_message_has_words_whatever_fills_it() {
    let all = [Words::new, Words::voiced].map(|words| Language::ALL.map(words));
    for words in all.as_flattened() {
        let language = words.language();
        let locale = locale(language);
        let parts: BTreeSet<&String> = locale.values().flat_map(|entry| &entry.refers).collect();
        for (id, entry) in &locale {
            let mut messages = vec![Message::new(leak(id))];
            for (name, keys) in &entry.variables {
                let name = leak(name);
                let values = values(keys);
                messages = messages
                    .iter()
                    .flat_map(|message| values.iter().map(|value| message.clone().with(name, value.clone())))
                    .collect();
                assert!(messages.len() < 10_000, "{id} has too many variants to try");
            }
            for message in messages {
                let said = words.try_say(&message).unwrap_or_else(|error| panic!("{error}: {message:?}"));
                let isolated = said.contains(['\u{2068}', '\u{2069}']);
                assert!(!isolated, "{said:?} has marks that a Braille display would show");
                assert!(!said.contains("  "), "{said:?} has needless spaces: {id}");
                if !parts.contains(id) {
                    assert!(!said.is_empty(), "{message:?} says nothing");
                    assert_eq!(said, said.trim(), "{id}");
                }
            }
        }
    }
}

#[test]
fn every_message_that_the_sources_name_exists() {
    let german = locale(Language::De);
    let sources = sources();
    let variants = variants(&sources);
    assert!(variants.len() > 150, "phrases and refusals are declared");
    for id in variants.keys() {
        assert!(german.contains_key(id), "{id} of a phrase is missing");
    }
    let mut named = 0;
    for after in sources.split("Message::new(").skip(1) {
        if let Some(id) = after.trim_start().strip_prefix('"').and_then(|rest| rest.split('"').next()) {
            assert!(german.contains_key(id), "{id} is missing");
            named += 1;
        }
    }
    assert!(named > 10, "the sources name messages");
}

/// Returns the variants with messages, such as `Phrase::Halted`, by the ids of their messages.
/// They are the rows of `phrases!` and `refusals!`, where the id is the last string of its row.
fn variants(sources: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut variants = BTreeMap::<_, BTreeSet<_>>::new();
    for (at, _) in ["\nphrases! {", "\nrefusals! {"].iter().flat_map(|name| sources.match_indices(name)) {
        let (before, block) = sources.split_at(at);
        let rows: Vec<&str> = block.split("\n}").next().unwrap().lines().collect();
        let rows: Vec<&str> = rows.into_iter().filter(|line| !line.trim_start().starts_with("///")).collect();
        let rows = rows.join("\n");
        // The enum that the macro declares, or the block itself.
        let declared = |text: &str| Some(text.rsplit_once("enum ")?.1.split_whitespace().next()?.to_owned());
        let mut owner = declared(before).expect("an enum is declared above its rows");
        let mut parts = rows.split("=>").peekable();
        while let (Some(row), Some(behind)) = (parts.next(), parts.peek()) {
            owner = declared(row).unwrap_or(owner);
            let row = row.trim_end();
            let name = if row.ends_with('}') { row.rsplit_once('{').unwrap().0 } else { row };
            let name = name.split_whitespace().next_back().unwrap();
            let id = behind.rsplit('"').nth(1).expect("a row ends with the id of its message");
            variants.entry(id.to_owned()).or_default().insert(format!("{owner}::{name}"));
        }
    }
    variants
}

/// Returns every name with the one before it in its path, such as `Phrase::Halted`: used variants.
fn used_names(sources: &str) -> BTreeSet<String> {
    let other = |ch: char| !ch.is_alphanumeric() && ch != '_';
    let paths: Vec<&str> = sources.split("::").collect();
    let name = |pair: &[&str]| {
        let (before, after) = (pair[0].rsplit(other).next().unwrap(), pair[1].split(other).next().unwrap());
        format!("{before}::{after}")
    };
    paths.windows(2).map(name).collect()
}

/// Returns ids of messages that need no variant.
/// They are those in quotation marks in the sources, and those of help, lessons, settings and concepts.
fn looked_up(sources: &str) -> BTreeSet<String> {
    let mut ids: BTreeSet<String> = annabella::cli::help_ids().into_iter().collect();
    let is_id = |text: &&str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    ids.extend(sources.split('"').filter(is_id).map(str::to_owned));
    // The word of a chapter has a separate id.
    let lessons = include_str!("../../crates/game/src/lessons/learning/chapters.txt");
    let steps = lessons.lines().filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
    ids.extend(steps.flat_map(|step| [step.to_owned(), format!("{step}-word")]));
    let settings = annabella::cli::program::settings::Setting::all();
    ids.extend(settings.iter().map(|setting| format!("settings-name-{}", setting.name)));
    let play = annabella::cli::command();
    let play = play.find_subcommand("play").unwrap();
    let values = play.get_arguments().flat_map(clap::Arg::get_possible_values);
    ids.extend(values.map(|value| format!("settings-value-{}", value.get_name())));
    // `Concept::id` forms these; a name without a variant of its own is never read.
    let concepts = include_str!("../../crates/game/src/grammar/concept.rs").replace(' ', "").to_lowercase();
    ids.extend(concepts.lines().filter_map(|line| Some(format!("concept-{}", line.strip_suffix(',')?))));
    ids
}

/// Returns the messages that neither the sources nor a used message names.
/// A variant names its message only if the variant is used.
fn unused(
    locale: &Locale,
    variants: &BTreeMap<String, BTreeSet<String>>,
    looked_up: &BTreeSet<String>,
    said: &BTreeSet<String>,
) -> Vec<String> {
    let named = |id: &&String| match variants.get(*id) {
        Some(variants) => !variants.is_disjoint(said),
        // Those of the hall are checked by a test there.
        None => looked_up.contains(*id) || id.starts_with("hall-help"),
    };
    let mut used: BTreeSet<&String> = locale.keys().filter(named).collect();
    loop {
        let found: BTreeSet<&String> = used.iter().flat_map(|id| &locale[*id].refers).collect();
        if found.is_subset(&used) {
            return locale.keys().filter(|id| !used.contains(id)).cloned().collect();
        }
        used.extend(found);
    }
}

#[test]
fn no_message_is_unused() {
    let (german, sources) = (locale(Language::De), sources());
    let (said, variants, looked_up) = (used_names(&sources), variants(&sources), looked_up(&sources));
    let unused = |said: &BTreeSet<String>| unused(&german, &variants, &looked_up, said);
    assert_eq!(unused(&said), [""; 0]);
    // The message of an unused variant would be found.
    for id in ["play-repeated", "play-score-empty", "refused-over"] {
        assert_eq!(unused(&(&said - &variants[id])), [id]);
    }
}

#[test]
fn rows_are_understood_however_they_are_written() {
    let sources = r#"
pub enum Plain {
phrases! {
    /// Words => "of" a comment.
    First => "first-id",
    Second { side: Color, mv: Announcement } => "second-id",
}
refusals! {
    pub enum Own {
        Third {
            side: Color,
        } => "code", "third-id",
        Fourth => "first-id",
    }
}
"#;
    let variants: Vec<_> = variants(sources).into_iter().collect();
    let row =
        |id: &str, names: &[&str]| (id.to_owned(), names.iter().map(|name| (*name).to_owned()).collect());
    let first = row("first-id", &["Plain::First", "Own::Fourth"]);
    assert_eq!(variants, [first, row("second-id", &["Plain::Second"]), row("third-id", &["Own::Third"])]);
}

/// Three or more words occur in one message only; others refer to it.
#[test]
fn no_sentence_is_worded_twice() {
    for language in Language::ALL {
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        for (id, entry) in locale(language) {
            let words = entry.text.split_whitespace().filter(|word| word.starts_with(char::is_alphabetic));
            if words.count() >= 3
                && let Some(other) = known.insert(entry.text.clone(), id.clone())
            {
                panic!("{id} says in {} what {other} says: {}", language.tag(), entry.text);
            }
        }
    }
}

#[test]
fn a_voice_is_given_other_words_than_print() {
    for language in Language::ALL {
        let written = locale(language);
        let mut voice = Locale::new();
        read(&root().join("locales").join(language.tag()).join("voice.ftl"), language, &mut voice);
        for (id, entry) in voice.into_iter().filter(|(id, _)| id != RESPELT) {
            assert_ne!(entry.text, written[&id].text, "{id} in {}", language.tag());
        }
    }
}

#[test]
fn every_program_and_option_has_its_help() {
    let german = locale(Language::De);
    let without: Vec<String> =
        annabella::cli::help_ids().into_iter().filter(|id| !german.contains_key(id)).collect();
    assert!(without.is_empty(), "no help for {without:?}");
}
