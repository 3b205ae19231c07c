//! `annabella sheet --json`: a game's forms, moves and remarks in one object.

use super::games::{GameArgs, LoadedGame, Told, as_json};
use super::record::GameFile;
use super::sheet::{Form, SheetArgs, SheetSource, converted};
use super::tridim;
use crate::chess::{DeclaredChess, EnPassantMode, Fen, SanPlus};
use crate::cli::common::answer::print_lines;
use crate::devices::storage::output_file::save;
use crate::scoresheet::pgn::Record;
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Message, Words};
use serde_json::{Map, Value, json};
use std::path::Path;

/// Prints the object; writes the form to the file, if one is named.
pub(crate) fn print(args: &SheetArgs, words: &Words) -> Result<u8, Failure> {
    if args.to.contains(&Form::Wav) {
        return Err(Failure::usage(Message::new("sheet-sound-no-json")));
    }
    if args.output.is_some() && args.to.len() > 1 {
        return Err(Failure::usage(Message::new("sheet-one-form")));
    }
    let variant = args.variant.as_deref();
    let tridim = tridim::game(&args.game, variant)?.is_some();
    let which = GameArgs { told: Told::ByCaller, ..args.which.clone() };
    let file = GameFile { path: &args.game, damaged: args.damaged, variant, game: &which };
    let loaded = if tridim { None } else { Some(file.load(words)?) };
    let mut object = match &loaded {
        None => json!({"variant": "tridim"}),
        Some(loaded) => of_game(&args.game, loaded, words),
    };
    let mut texts = Map::new();
    for form in &args.to {
        let one = SheetArgs { to: vec![*form], output: None, ..args.clone() };
        texts.insert(form.name().to_owned(), text(&one, loaded.as_ref(), words)?.into());
    }
    if let (Some(file), Some(text)) = (&args.output, texts.values().next().and_then(Value::as_str)) {
        save(file, text.as_bytes(), args.force).map_err(Failure::usage)?;
        object["output"] = file.display().to_string().into();
    }
    object["file"] = args.game.display().to_string().into();
    object["texts"] = texts.into();
    print_lines(&[object.to_string()]);
    Ok(loaded.map_or(DONE, |loaded| loaded.status()))
}

/// Returns the game in one form.
fn text(args: &SheetArgs, loaded: Option<&LoadedGame>, words: &Words) -> Result<String, Failure> {
    // The converter asks only for games that are not three-dimensional, which were read before.
    let load = |_: &Path| loaded.cloned().ok_or_else(|| Message::new("review-one-board"));
    let say = |message: &Message| words.say(message);
    let source = SheetSource { load: &load, interface: words.language(), words: &say, terminal: false };
    let (content, ..) = converted(args, &source)?;
    Ok(String::from_utf8_lossy(&content).into_owned())
}

fn of_game(path: &Path, loaded: &LoadedGame, words: &Words) -> Value {
    let Record { tags, line, result, .. } = &loaded.record;
    let tags: Map<String, Value> = tags.iter().map(|(name, value)| (name.to_owned(), value.into())).collect();
    let moves: Vec<String> = line
        .plies()
        .iter()
        .enumerate()
        .map(|(at, ply)| SanPlus::from_move(line.position_after(at).clone(), ply.mv).to_string())
        .collect();
    let (comments, variations) = loaded.record.notes_left_out();
    let mut object = json!({
        "variant": if loaded.record.declared() == DeclaredChess::Chess960 { "chess960" } else { "standard" },
        "start": Fen::from_position(line.position_after(0), EnPassantMode::Legal).to_string(),
        "tags": tags,
        "moves": moves,
        "result": result.as_str(),
        "comments": comments,
        "variations": variations,
        "remarks": loaded.remarks.iter().map(|remark| as_json(path, remark, words)).collect::<Vec<_>>(),
    });
    if let Some(ended) = &loaded.ended {
        object["ended"] = words.say(ended).into();
    }
    if !loaded.gaps.is_empty() {
        object["gaps"] = loaded.gaps.iter().map(|gap| words.say(gap)).collect();
    }
    object
}
