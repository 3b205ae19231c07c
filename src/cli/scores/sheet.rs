//! `annabella sheet`: converts a game to another form.
//!
//! ```
//! use annabella::cli::scores::games::LoadedGame;
//! use annabella::cli::scores::sheet::{SheetArgs, SheetSource, run};
//! use annabella::scoresheet::pgn;
//! use annabella::speech::Language;
//! use clap::Parser;
//!
//! #[derive(Parser)]
//! struct Line { #[command(flatten)] sheet: SheetArgs }
//! // Any existing file: the source below provides the game.
//! let args = Line::parse_from(["sheet", "README.md", "--to", "txt", "--language", "de"]).sheet;
//! let source = SheetSource {
//!     load: &|_| Ok(LoadedGame { record: pgn::read_one(b"1. e4 e5 2. Nf3 *").unwrap(), is_flawed: false, remarks: Vec::new(), gaps: Vec::new(), laws: Default::default(), ended: None }),
//!     interface: Language::En,
//!     words: &|message| message.id.to_owned(),
//!     terminal: false,
//! };
//! let mut out = Vec::new();
//! assert_eq!(run(&args, &source, &mut out, &mut std::io::sink())?, 0);
//! assert_eq!(out, b"1. e4 e5\n2. Sf3\n");
//! # Ok::<(), std::io::Error>(())
//! ```

use super::games::{GameArgs, LoadedGame};
use super::record::GameFile;
use super::tridim;
use crate::chess::{SanPlus, notation::Letters};
use crate::cli::common::answer::{RATE, buffered};
use crate::cli::common::games_folder::game_path;
use crate::cli::common::table::RATES;
use crate::devices::storage::output_file::save;
use crate::devices::voice;
use crate::scoresheet::braille::{self, Layout, Profile};
use crate::scoresheet::pgn::{self, Record};
use crate::scoresheet::{longhand, text};
use crate::speech::failure::{DONE, Failure};
use crate::speech::{Language, Message, Words};
use clap::{Args, ValueEnum};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

/// The maximum number of plies to speak; more would take hours and hundreds of megabytes.
pub(super) const MOST_SPOKEN: usize = 1200;

#[derive(Args, Clone, Debug)]
#[allow(missing_docs)] // The help texts are the locales'.
pub struct SheetArgs {
    #[arg(value_parser = game_path)]
    pub game: PathBuf,
    #[arg(long, value_enum, value_delimiter = ',', required = true)]
    pub to: Vec<Form>,
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    #[arg(long, value_name = "LANGUAGE")]
    pub notation: Option<String>,
    #[arg(long, value_enum)]
    pub profile: Option<Practice>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(Layout::NARROWEST as i64..))]
    pub width: Option<u16>,
    #[arg(long, value_name = "N", default_value_t = Layout::default().page as u16)]
    pub page: u16,
    #[arg(long, value_name = "WPM", default_value_t = RATE, value_parser = clap::value_parser!(u32).range(RATES))]
    pub rate: u32,
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[arg(long)]
    pub force: bool,
    #[arg(long, value_name = "CHESS")]
    pub variant: Option<String>,
    #[arg(long)]
    pub damaged: bool,
    #[command(flatten)]
    pub which: GameArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The locales have their names.
pub enum Form {
    Pgn,
    Txt,
    Longhand,
    Braille,
    Brf,
    Wav,
}

impl Form {
    /// Returns its name in the option and in JSON.
    pub(super) fn name(self) -> &'static str {
        match self {
            Form::Pgn => "pgn",
            Form::Txt => "txt",
            Form::Longhand => "longhand",
            Form::Braille => "braille",
            Form::Brf => "brf",
            Form::Wav => "wav",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[allow(missing_docs)] // The locales have their names.
pub enum Practice {
    German,
    Uk,
}

/// The source of a sheet's game and messages.
pub struct SheetSource<'a> {
    /// The function that reads the game.
    pub load: &'a dyn Fn(&Path) -> Result<LoadedGame, Message>,
    /// The interface language; its letters are the default.
    pub interface: Language,
    /// Words a message in the interface language.
    pub words: &'a dyn Fn(&Message) -> String,
    /// Whether standard output is a terminal, to which sound cannot be written.
    pub terminal: bool,
}

/// Prints a game in other forms.
pub(crate) fn print(args: &SheetArgs, words: &Words) -> u8 {
    let (damaged, variant) = (args.damaged, args.variant.as_deref());
    let load = |path: &Path| {
        let file = GameFile { path, damaged, variant, game: &args.which };
        file.load(words).map_err(|failure| failure.message)
    };
    let terminal = io::stdout().is_terminal();
    let say = |message: &Message| words.say(message);
    let source = SheetSource { load: &load, interface: words.language(), words: &say, terminal };
    buffered(|out, err| run(args, &source, out, err))
}

/// Writes the game to `out` in the requested forms, or in one form to the requested file.
///
/// Forms are separated by empty lines. Returns the exit status: 0, 1 if something cannot be read, 2 for a file
/// that does not contain a game or cannot be written, 3 if there is no voice.
///
/// # Errors
/// If `out` or `err` cannot be written.
pub fn run(
    args: &SheetArgs,
    source: &SheetSource<'_>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<u8> {
    let content = content(args, source, err)?;
    let done = match (content, &args.output) {
        (Ok((content, status)), None) => {
            out.write_all(&content)?;
            out.flush()?;
            Ok(status)
        }
        (Ok((content, status)), Some(file)) => {
            save(file, &content, args.force).map(|()| status).map_err(Failure::usage)
        }
        (Err(failure), _) => Err(failure),
    };
    match done {
        Ok(status) => Ok(status),
        Err(failure) => {
            writeln!(err, "{}", (source.words)(&failure.message))?;
            Ok(failure.status)
        }
    }
}

/// Returns the bytes of the requested forms, and the exit status; says what the forms leave out.
fn content(
    args: &SheetArgs,
    source: &SheetSource<'_>,
    err: &mut dyn Write,
) -> io::Result<Result<(Vec<u8>, u8), Failure>> {
    let content = converted(args, source);
    Ok(match content {
        Ok((content, status, left_out)) => {
            if let Some(message) = left_out {
                writeln!(err, "{}", (source.words)(&message))?;
            }
            Ok((content, status))
        }
        Err(failure) => Err(failure),
    })
}

/// Returns the bytes of the requested forms, the exit status, and messages on what is left out.
pub(super) fn converted(
    args: &SheetArgs,
    source: &SheetSource<'_>,
) -> Result<(Vec<u8>, u8, Option<Message>), Failure> {
    let refused = |id| Err(Failure::usage(Message::new(id)));
    let sound = args.to.contains(&Form::Wav);
    if args.output.is_some() && args.to.len() > 1 {
        return refused("sheet-one-form");
    }
    if sound && args.to.len() > 1 {
        return refused("sheet-sound-alone");
    }
    if sound && args.output.is_none() && source.terminal {
        return refused("sheet-sound-to-terminal");
    }
    let languages = SheetLanguages::chosen(args, source.interface).map_err(Failure::usage)?;
    if let Some(game) = tridim::game(&args.game, args.variant.as_deref())? {
        return tridim::sheet(args, &game, languages.letters, languages.words)
            .map(|content| (content, DONE, None));
    }
    let loaded = (source.load)(&args.game).map_err(Failure::usage)?;
    let (status, game) = (loaded.status(), loaded.record);
    let (comments, variations) = game.notes_left_out();
    let whole = args.to.iter().all(|form| *form == Form::Pgn) || comments + variations == 0;
    let left_out = (!whole).then(|| {
        let file = args.game.display().to_string();
        let left_out = Message::new("sheet-left-out").with("file", file);
        left_out.with("comments", comments).with("variations", variations)
    });
    if sound {
        if game.line.len() > MOST_SPOKEN {
            let file = args.game.display().to_string();
            return Err(Failure::usage(Message::new("journal-too-long").with("file", file)));
        }
        let sentences = longhand::sentences(&game, &Words::voiced(languages.words));
        let sound = voice::wav(&sentences, languages.words, args.rate).map_err(Failure::device)?;
        return Ok((sound, status, left_out));
    }
    let forms: Vec<String> = args.to.iter().map(|form| written(args, *form, &game, languages)).collect();
    Ok((forms.join("\n").into_bytes(), status, left_out))
}

/// The languages of a sheet.
#[derive(Clone, Copy)]
struct SheetLanguages {
    /// The language of the pieces' letters.
    letters: Letters,
    /// The language of all words.
    words: Language,
}

impl SheetLanguages {
    fn chosen(args: &SheetArgs, interface: Language) -> Result<SheetLanguages, Message> {
        let known = |tag: &str| {
            Letters::from_tag(tag).ok_or_else(|| Message::new("sheet-no-language").with("value", tag))
        };
        let language = args.language.as_deref().map(known).transpose()?;
        let notation = args.notation.as_deref().map(known).transpose()?;
        let words = language.and_then(|letters| Language::from_tag(letters.tag())).unwrap_or(interface);
        Ok(SheetLanguages { letters: notation.or(language).unwrap_or(interface.into()), words })
    }
}

/// Returns the game in one of the text forms.
fn written(args: &SheetArgs, form: Form, game: &Record, languages: SheetLanguages) -> String {
    let width = args.width.map(usize::from);
    let layout = Layout { width: width.unwrap_or(Layout::default().width), page: usize::from(args.page) };
    let profile = match args.profile {
        Some(Practice::German) => Profile::German(languages.letters),
        Some(Practice::Uk) => Profile::Uk,
        None if languages.letters == Letters::En => Profile::Uk,
        None => Profile::German(languages.letters),
    };
    let joined = |lines: Vec<String>| lines.into_iter().map(|line| line + "\n").collect();
    let words = Words::new(languages.words);
    let digest = game.tags.get(pgn::DIGEST);
    let digest = digest.map(|digest| words.say(&Message::new("sheet-digest").with("digest", digest)));
    match form {
        Form::Pgn => pgn::write(game),
        Form::Txt => {
            let remarks = std::cell::RefCell::new(game.remarks.iter());
            let moves = text::line(&game.line, &|position, mv| {
                let mv = languages.letters.write_plus(&SanPlus::from_move(position.clone(), mv));
                let offer = remarks.borrow_mut().next().is_some_and(|remark| remark.offer);
                if offer { mv + text::OFFER } else { mv }
            });
            // A semicolon starts a comment.
            moves + &digest.map(|digest| format!("; {digest}\n")).unwrap_or_default()
        }
        Form::Longhand => joined(longhand::lines(game, &words, width).into_iter().chain(digest).collect()),
        Form::Braille => joined(braille::lines(game, profile, &layout)),
        Form::Brf => braille::brf(game, profile, &layout),
        // Sound is written by `content`.
        Form::Wav => String::new(),
    }
}
