//! Acts and commands, carried out or refused.
//!
//! Writes: `cursors`, `level_cursors`, `pending`, `rules`, `settings`.

use crate::commands::act::{Intent, PlayerAction, ReadAs};
use crate::commands::choice;
use crate::commands::command::Command;
use crate::commands::pin;
use crate::grammar::roles;
use crate::incidents::irregularities;
use crate::interface::asker::Asker;
use crate::interface::command_error::CommandError;
use crate::interface::refusal::{Refusal, SeatRefusal};
use crate::moves::{entering, repeat};
use crate::reporting::record::Game;
use crate::session::attendance;
use annabella_speech::routing::Seat;
use annabella_speech::{Audience, Phrase, Priority};

/// Calls a function as if at the terminal of the input, which may be the arbiter's desk.
pub(crate) fn at_its_terminal<T>(game: &mut Game, read: &ReadAs, does: impl FnOnce(&mut Game) -> T) -> T {
    let seat = match read {
        ReadAs::At(seat) => Some(*seat),
        ReadAs::Act(act) => Some(act.seat).filter(|seat| *seat == Seat::Arbiter),
        ReadAs::Now | ReadAs::TerminalWithDesk => None,
    };
    let own = game.settings.seat;
    game.state.settings.seat = seat.unwrap_or(own);
    let done = does(game);
    game.state.settings.seat = own;
    done
}

/// Carries out an act by its rules, with `command`, which obeys or refuses. `text`: the line.
pub(crate) fn act(game: &mut Game, act: PlayerAction, text: &str, command: fn(&mut Game, &Asker, Command)) {
    let PlayerAction { asker, intent, rules, .. } = act;
    game.state.rules = rules;
    match intent {
        Intent::Obey(asked) => command(game, &asker, asked),
        Intent::Unread(error) => {
            choice::forget(game, true);
            game.refuse(&asker, Refusal::NoSuchLine(error));
        }
        Intent::Refused(why) => {
            game.refuse(&asker, why);
            if why == (SeatRefusal::MayHoldPin { given: true }) {
                pin::count_wrong(game);
            }
        }
        // The machine of three levels has answered it; other machines do not know it.
        Intent::LevelQuestion(command) => {
            let error = CommandError::Argument { command, argument: String::new() };
            game.refuse(&asker, Refusal::NoSuchLine(error));
        }
        Intent::AskPin(_) => pin::ask(game, text),
        Intent::Call(()) => {
            let Some(side) = asker.side else { return };
            irregularities::called(game, side);
            let phrase = Phrase::ArbiterCalled { side };
            game.queue.say_to(side.into(), Audience::Arbiter, Priority::Important, &phrase);
        }
    }
}

/// Carries out a command, or refuses it.
pub(crate) fn obey(game: &mut Game, asker: &Asker, command: Command) {
    let row = command.row();
    carry_out(game, asker, command, |game, command| {
        attendance::acts(game, asker, &row, command.is_read());
        command.obey(game, asker)
    });
}

/// Carries out a command with `does`, or refuses it.
///
/// A command that changes the game withdraws the asker's question to confirm, unless it answers it. Questions
/// and refused lines leave it open.
pub(crate) fn carry_out(
    game: &mut Game,
    asker: &Asker,
    command: Command,
    does: impl FnOnce(&mut Game, Command) -> Result<(), Refusal>,
) {
    let keeps = command.row().keeps_question();
    let unconfirmed = game.pending.unconfirmed();
    let moves = matches!(
        command,
        Command::Move(entering::Request::Enter(_)) | Command::Repeat(repeat::Request::Repeat(_))
    );
    let in_hand = match &command {
        Command::Move(entering::Request::Enter(typed)) => game.in_hand(asker, &typed.text),
        _ => None,
    };
    game.queue.forget_refusal();
    let row = command.row();
    let choice = choice::offered(game, &command);
    let done = admit(game, asker, &command).and_then(|()| {
        if !keeps {
            forget_question(game, asker);
        }
        does(game, command)
    });
    choice::keep(game, asker, &row, choice, &done);
    // A press before the move is refused and reported to the arbiter, too.
    if !keeps && (done.is_err() || game.queue.has_refused()) {
        game.state.pending.restore_unconfirmed(unconfirmed);
    }
    if let Err(why) = done {
        // A takeback without a name is most likely that of the impaired player, who did not make the last move.
        let owner = matches!(why, Refusal::TakebackUnnamed { .. }).then(|| game.owner());
        game.queue.refuse_and(owner.as_ref().unwrap_or(asker), &why, in_hand.as_slice());
    } else if moves && game.to_repeat().is_none_or(|_| game.moves.last_by() == asker.side) {
        game.state.cursors.put_down(asker.audience());
        game.state.level_cursors.put_down(asker.audience());
    }
}

/// Checks whether the asker may give a command, whatever the state of the game.
fn admit(game: &mut Game, asker: &Asker, command: &Command) -> Result<(), Refusal> {
    let row = command.row();
    if game.questions.awaits_result() && !row.only_asks() {
        return Err(Refusal::ResultAwaited);
    }
    roles::assist(game, asker, &row)?;
    match command {
        Command::Mistyped { text, command } => {
            Err(Refusal::NoCommand { text: text.clone(), command: command.clone() })
        }
        _ => Ok(()),
    }
}

/// Withdraws the question to confirm.
/// On a shared terminal every change of the game does so: it is safer to ask twice about a resignation.
fn forget_question(game: &mut Game, asker: &Asker) {
    game.state.pending.forget_leaving();
    let shared = game.settings.seat == Seat::Shared;
    if asker.is_arbiter() || shared && !game.rules.keeps_claims_and_questions() {
        game.state.pending.take_ruling();
    }
    if game.pending.question().is_some_and(|(side, _)| shared || asker.side == Some(*side)) {
        game.state.pending.forget_question();
    }
}
