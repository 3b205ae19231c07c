//! The opponent's repetition of an announcement (2023 D.2.1).
//!
//! Writes: `boards`.

use crate::grammar::arguments;
use crate::grammar::declaration::{CommandPolicy, CommandWord, DefaultSide, Permission};
use crate::interface::asker::Asker;
use crate::interface::duties::Duty;
use crate::interface::refusal::Refusal;
use crate::interface::typed::TypedMove;
use crate::reporting::record::Game;
use crate::session::envelope;
use crate::session::guiding::{self, Repetition};
use annabella_chess::{Chess, Color, MoveError, Position};
use annabella_speech::{
    self as speech, Announcement, Audience, Message, Phrase, Priority, Speaker, Utterance, Worded, phrases,
};
use annabella_tactile::Reading;
use serde::{Deserialize, Serialize};

phrases! {
    /// Messages about a required repetition.
    enum RepeatPhrase {
        Owed { mv: Message } => "play-to-repeat",
    }
}

/// The requests to this topic.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Request {
    /// Repeat the opponent's announcement.
    Repeat(TypedMove),
    /// Say what must be repeated, or the last words.
    Owed,
}

pub(crate) const WORDS: &[CommandWord<Request>] = &[
    CommandWord::new("command-repeat", |given| match given.text {
        "" => Some(Request::Owed),
        text => Some(Request::Repeat(text.into())),
    }),
    // In some languages `repeat` and `say again` are one word: `répétez e4`.
    CommandWord::new("command-again", |given| {
        arguments::is_a_move(given.text).then(|| Request::Repeat(given.text.into()))
    }),
];

pub(crate) const fn row(request: &Request) -> CommandPolicy {
    match request {
        Request::Owed => CommandPolicy::shows(Permission::Everyone, DefaultSide::ToMove),
        Request::Repeat(_) => {
            CommandPolicy::changes(Permission::Duty(Duty::Announce), DefaultSide::ToMove).heard()
        }
    }
}

pub(crate) fn obey(game: &mut Game, asker: &Asker, request: Request) -> Result<(), Refusal> {
    match request {
        Request::Repeat(text) => repeat(game, asker, &text),
        Request::Owed => {
            match game.to_repeat().filter(|_| asker.side == Some(game.to_move())) {
                Some(mv) => game.queue.answer(Speaker::Program, asker, &[RepeatPhrase::Owed { mv }]),
                None => last_words(game, asker),
            }
            Ok(())
        }
    }
}

/// Repeats, only to the asker, the last utterance that the asker heard.
/// Without one, says how to start the game, or that no move has been made.
pub(crate) fn last_words(game: &mut Game, asker: &Asker) {
    let otherwise =
        if game.clocks.is_before() { game.ready().message() } else { Phrase::NoMoveYet.message() };
    again(game, asker, &otherwise);
    // The player who seals a move should hear it too, and no one else may.
    if asker.own_side() == Some(game.to_move()) {
        envelope::read_back(game, None);
    }
}

/// Repeats, only to the asker, the last utterance that the asker heard. Without one, says `otherwise`.
pub(crate) fn again(game: &mut Game, asker: &Asker, otherwise: &impl Worded) {
    if let Some(what) = game.queue.last_asked(asker.audience()) {
        return game.queue.ask_devices(asker.audience(), what);
    }
    let last = game.queue.last_words(&[asker.audience(), Audience::Room]).cloned();
    match last {
        Some(last) => game.queue.say_again(asker.audience(), last),
        None => game.queue.answer(Speaker::Program, asker, &[otherwise.message()]),
    }
}

fn repeat(game: &mut Game, asker: &Asker, typed: &TypedMove) -> Result<(), Refusal> {
    let side = asker.side.ok_or(Refusal::NoSide)?;
    if game.moves.last_by() == Some(side)
        && let Some(mv) = game.to_repeat()
    {
        return Err(Refusal::OwnAnnouncement { mv });
    }
    let last = game.last_of_other(side).filter(|_| !game.moves.repeated());
    let last = last.ok_or(Refusal::NothingToRepeat)?;
    let before = game.position_before().clone();
    let announced = game.last_ply().map(|ply| game.announced(ply)).ok_or(Refusal::NothingToRepeat)?;
    // The repetition also differs if it names an illegal move.
    let repeated = match game.settings.read_typed(typed, &before) {
        Ok(mv) if mv == last => {
            let aloud = confirm_repetition(game, side, announced);
            if !aloud {
                guiding::heard_by_announcer(game, side, Repetition::InWords);
            }
            guiding::repeated_by(game, side, Repetition::InWords);
            game.state.boards.believe(side, &game.position().clone());
            otherwise_on_pegs(game, side, &before);
            return Ok(());
        }
        Ok(mv) => Announcement::of(&before, mv, game.settings.style).message(),
        Err(MoveError::Illegal(pattern)) => speech::named(&pattern, before.board()),
        Err(error) => return Err(game.unplayable(&error, &typed.text, &before).into()),
    };
    differs(game, asker, &typed.text, WrongRepetition { side, announced, repeated });
    Ok(())
}

/// Says that `side` has repeated the announced move. Returns whether a voice says it.
///
/// The move itself is not said again, because the program has compared it; where every repetition must be in
/// words, it is.
pub(crate) fn confirm_repetition(game: &mut Game, side: Color, announced: Message) -> bool {
    let phrase = Phrase::Repeated { mv: announced, whole: game.settings.repetition_in_words };
    let aloud = game.settings.announces_aloud();
    game.queue.say_or_print(Utterance::announcing(side.into(), Audience::Room, &phrase), aloud);
    aloud
}

/// A repetition of another move than the announced one.
pub(crate) struct WrongRepetition {
    /// The side that repeats.
    pub side: Color,
    pub announced: Message,
    pub repeated: Message,
}

/// Reports a wrong repetition to both players. Only the player who repeats hears what to do.
pub(crate) fn differs(game: &mut Game, asker: &Asker, typed: &str, wrong: WrongRepetition) {
    let WrongRepetition { side, announced, repeated } = wrong;
    let more: Vec<Message> = game.in_hand(asker, typed).into_iter().collect();
    let why = Refusal::RepetitionDiffers { announced, repeated };
    game.queue.refuse_and(asker, &why, &more);
    // The announcer must hear it too: the announcement itself may have been wrong.
    game.queue.tell(side.other().into(), Priority::Message, &why);
}

/// Reports pegs that show neither the opponent's move nor a part of it, after a repetition in words.
fn otherwise_on_pegs(game: &mut Game, side: Color, before: &Chess) {
    let last = game.line().plies().last().map(|ply| ply.mv);
    let Some(board) = game.boards.connected(side).filter(|board| !board.is_synced()) else { return };
    let otherwise = match board.reading(before) {
        Reading::AtBase => false,
        Reading::Whole(mv) => Some(mv) != last,
        Reading::Unfinished { candidates } => !candidates.iter().any(|&mv| Some(mv) == last),
        Reading::Elsewhere { .. } => true,
    };
    if otherwise {
        guiding::mismatch(game, side);
    }
}
