//! Questions: answered only to the one who asks (2023 D.2.6, D.2.10.4).

use super::{Asker, Effect, Game, Phase, Refusal, State, VoiceChange, command::BoardPart, command::Command};
use crate::chess::{Board, Color, File, Piece, Position, Rank, Role, Square};
use crate::scoresheet::text;
use crate::speech::{
    All, Announcement, Audience, Message, Notated, Phrase, Priority, Speaker, Style, Utterance, Worded,
};

impl State {
    /// The move number of a ply.
    fn number(&self, ply: usize) -> usize {
        self.line.position_after(ply - 1).fullmoves().get() as usize
    }
}

impl Game {
    /// Answers a question, or changes the voice.
    pub(super) fn answer(&mut self, asker: &Asker, question: Command) {
        match question {
            Command::Time | Command::Clock | Command::Used | Command::Moves => {
                self.answer_of_clock(asker, &question);
            }
            Command::Last(plies) => self.last_moves(asker, plies),
            Command::Again => self.again(asker),
            Command::Spell => self.spell(asker),
            Command::Board(part) => self.read_board(asker, part),
            Command::Square(square) => self.read_square(asker, square),
            Command::Piece(role) => self.read_pieces(asker, role),
            Command::Score(side) => self.read_score(asker, side),
            Command::Help => self.help(asker),
            Command::Words => self.answer_with(Speaker::Program, asker, &[Phrase::HelpWords]),
            Command::Stop => self.book.out.push(Effect::Voice(VoiceChange::Stop(asker.audience()))),
            Command::Faster => self.book.out.push(Effect::Voice(VoiceChange::Faster)),
            Command::Slower => self.book.out.push(Effect::Voice(VoiceChange::Slower)),
            Command::Louder => self.book.out.push(Effect::Voice(VoiceChange::Louder)),
            Command::Softer => self.book.out.push(Effect::Voice(VoiceChange::Softer)),
            // Everything else was obeyed before it came here.
            _ => {}
        }
    }

    pub(super) fn answer_with(&mut self, from: Speaker, asker: &Asker, phrases: &[Phrase]) {
        let messages: Vec<Message> = phrases.iter().map(Phrase::message).collect();
        if messages.is_empty() {
            return;
        }
        let utterance = Utterance {
            phrases: messages,
            ..Utterance::new(from, asker.audience(), Priority::Text, &phrases[0])
        };
        self.speak(utterance, true);
    }

    fn answer_of_clock(&mut self, asker: &Asker, question: &Command) {
        let side = asker.side.unwrap_or(self.to_move());
        if *question == Command::Moves {
            let made = |side| self.moves_made(side);
            if asker.side.is_none() {
                let both = Phrase::WhiteBlackMoves { white: made(Color::White), black: made(Color::Black) };
                return self.answer_with(Speaker::Clock, asker, &[both]);
            }
            let mut phrases = vec![self.named_for_assistant(asker, Phrase::MovesMade { moves: made(side) })];
            if let Some(moves) =
                self.state.clock.as_ref().and_then(|clock| clock.moves_to_control(side, self.state.now))
            {
                phrases.push(Phrase::MovesToControl { moves: moves as usize });
            }
            return self.answer_with(Speaker::Clock, asker, &phrases);
        }
        let Some(clock) = &self.state.clock else { return self.refuse(asker, Refusal::NoClock) };
        let left = |side| clock.left(side, self.state.now);
        let used = |side| clock.used(side, self.state.now);
        let phrase = match (question, asker.side) {
            (Command::Used, None) => {
                Phrase::WhiteBlackTimes { white: used(Color::White), black: used(Color::Black) }
            }
            (Command::Used, Some(_)) => Phrase::TimesUsed { own: used(side), other: used(side.other()) },
            (_, None) => Phrase::WhiteBlackTimes { white: left(Color::White), black: left(Color::Black) },
            (Command::Time, Some(_)) => Phrase::OwnTime { left: left(side) },
            _ => Phrase::BothTimes { own: left(side), other: left(side.other()) },
        };
        let phrase = self.named_for_assistant(asker, phrase);
        self.answer_with(Speaker::Clock, asker, &[phrase]);
    }

    fn last_moves(&mut self, asker: &Asker, plies: usize) {
        let made = self.state.line.len();
        if made == 0 {
            return self.answer_with(Speaker::Program, asker, &[Phrase::NoMoveYet]);
        }
        let first = made.saturating_sub(plies) + 1;
        let phrases: Vec<Phrase> = (first..=made)
            .map(|ply| Phrase::MoveOf {
                side: self.state.line.plies()[ply - 1].by,
                number: self.number(ply),
                mv: self.announcement(ply),
            })
            .collect();
        self.answer_with(Speaker::Program, asker, &phrases);
    }

    /// The last words that the asker has heard, once more.
    fn again(&mut self, asker: &Asker) {
        let heard = [asker.audience(), Audience::Room];
        let last = self.book.last_words.iter().rfind(|utterance| heard.contains(&utterance.audience));
        match last.cloned() {
            // Only to the one who asks, whoever heard it first.
            Some(last) => {
                let audience = asker.audience();
                let utterance = Utterance { audience, priority: Priority::Text, ..last };
                self.book.out.push(Effect::Say { utterance, aloud: true });
            }
            None if self.state.phase == Phase::Before => {
                self.answer_with(Speaker::Program, asker, &[self.ready()]);
            }
            None => self.answer_with(Speaker::Program, asker, &[Phrase::NoMoveYet]),
        }
    }

    /// The placement that the asker may be told of: the game's, or in tournament play only what
    /// the fingers could feel on the own pegged board.
    fn readable(&mut self, asker: &Asker) -> Option<Board> {
        if !self.state.settings.arbiter || asker.speaker == Speaker::Arbiter {
            return Some(self.position().board().clone());
        }
        let player = asker.side.filter(|&side| asker.speaker == side.into());
        let own = player.and_then(|side| self.state.boards.get(side).as_ref());
        let felt = own.map(|board| board.tracker.placement().clone());
        if felt.is_none() {
            self.refuse(asker, Refusal::NotInTournament);
        }
        felt
    }

    fn read_board(&mut self, asker: &Asker, part: Option<BoardPart>) {
        let Some(board) = self.readable(asker) else { return };
        let squares: Vec<Square> = match part {
            Some(BoardPart::Rank(rank)) => File::ALL.map(|file| Square::from_coords(file, rank)).to_vec(),
            Some(BoardPart::File(file)) => Rank::ALL.map(|rank| Square::from_coords(file, rank)).to_vec(),
            None => {
                let mut phrases: Vec<Phrase> = Vec::new();
                for color in [Color::White, Color::Black] {
                    for role in [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn]
                    {
                        phrases.extend(pieces(&board, Piece { color, role }));
                    }
                }
                phrases.push(Phrase::WhoseMove { side: self.to_move() });
                return self.answer_with(Speaker::Board, asker, &phrases);
            }
        };
        let mut phrases: Vec<Phrase> = squares
            .into_iter()
            .filter_map(|square| Some(Phrase::SquareHas { square, piece: board.piece_at(square)? }))
            .collect();
        if phrases.is_empty() {
            phrases.push(Phrase::NothingThere);
        }
        self.answer_with(Speaker::Board, asker, &phrases);
    }

    fn read_square(&mut self, asker: &Asker, square: Square) {
        let Some(board) = self.readable(asker) else { return };
        let phrase = match board.piece_at(square) {
            Some(piece) => Phrase::SquareHas { square, piece },
            None => Phrase::SquareEmpty { square },
        };
        self.answer_with(Speaker::Board, asker, &[phrase]);
    }

    fn read_pieces(&mut self, asker: &Asker, role: Role) {
        let Some(board) = self.readable(asker) else { return };
        let mut phrases: Vec<Phrase> = [Color::White, Color::Black]
            .into_iter()
            .filter_map(|color| pieces(&board, Piece { color, role }))
            .collect();
        if phrases.is_empty() {
            phrases.push(Phrase::NothingThere);
        }
        self.answer_with(Speaker::Board, asker, &phrases);
    }

    fn read_score(&mut self, asker: &Asker, side: Option<Color>) {
        let side = side.or(asker.side).unwrap_or(Color::White);
        let mut phrases: Vec<Phrase> = Vec::new();
        for (index, cell) in self.state.scores.of(side).cells().iter().enumerate() {
            let before = self.state.line.position_after(index);
            let short = |mv| Announcement::of(before, mv, Style::Short).message();
            let written = || match cell.is_blank() {
                true => Message::new("verdict-nothing"),
                false => Message::new("verdict-written").with("text", cell.text.as_str()),
            };
            let mut said = vec![cell.mv.map_or_else(written, short)];
            let mark = if cell.offer { " (=)" } else { "" };
            said.extend(cell.offer.then(|| Message::new("play-score-offer")));
            let text = if cell.is_blank() { text::BLANK } else { &cell.text };
            let text = format!("{text}{mark}");
            let number = self.number(index + 1);
            match phrases.last_mut() {
                Some(Phrase::ScoreLine { number: last, moves }) if *last == number => {
                    moves.text = format!("{} {text}", moves.text);
                    moves.said.extend(said);
                }
                _ => {
                    let black = self.state.line.plies()[index].by == Color::Black;
                    let text = if black { format!("... {text}") } else { text };
                    phrases.push(Phrase::ScoreLine { number, moves: Notated { text, said } });
                }
            }
        }
        if phrases.is_empty() {
            phrases.push(Phrase::ScoreEmpty);
        }
        self.answer_with(Speaker::Program, asker, &phrases);
    }

    fn help(&mut self, asker: &Asker) {
        if self.state.settings.clock_only {
            return self.answer_with(Speaker::Program, asker, &[Phrase::HelpClockAlone]);
        }
        let mut phrases = match self.state.phase {
            Phase::Before => vec![Phrase::HelpBefore],
            Phase::Running | Phase::Halted(_) => vec![Phrase::HelpPlaying],
            Phase::Over(_) => Vec::new(),
        };
        phrases.push(Phrase::HelpQuestions);
        phrases.push(Phrase::HelpDictation);
        if asker.speaker == Speaker::Arbiter || !self.state.settings.arbiter {
            phrases.push(Phrase::HelpArbiter);
        }
        phrases.push(Phrase::HelpWho);
        self.answer_with(Speaker::Program, asker, &phrases);
    }
}

fn pieces(board: &Board, piece: Piece) -> Option<Phrase> {
    let squares: Vec<Message> = board
        .by_piece(piece)
        .into_iter()
        .map(|square| Message::new("play-square").with("square", square))
        .collect();
    (!squares.is_empty()).then_some(Phrase::PieceAt { piece, squares: All(squares) })
}
