//! The reader of a page: language, permission, and the words for what a board publishes.

use crate::boards::{Board, Link, Notice, NoticeKind, PublishedGame};
use crate::clock::time_of_day;
use crate::hall::{CasesKnown, Hall};
use crate::topics::{BoardKey, CaseKind, GameResult, Phase, Player, State, WallMs, Wording};
use annabella_chess::Color;
use annabella_clock::Span;
use annabella_speech::{Language, Message, Worded, Words};

/// Permission of a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Cases, rulings and devices, too.
    Arbiter,
    /// Only completed moves and the connection.
    Spectator,
}

/// The reader of a page.
#[derive(Clone, Copy)]
pub struct Reader<'a> {
    /// The words of the reader's language.
    pub words: &'a Words,
    /// Permission.
    pub role: Role,
    /// The name of the event.
    pub event: &'a str,
    /// The time of the page.
    pub now: WallMs,
    /// The token that forms send back: a page of another site does not know it.
    pub token: &'a str,
    /// The name by which the reader takes cases.
    pub name: &'a str,
    /// The reader's name, if the reader has logged in.
    pub logged_in: Option<&'a str>,
}

impl Reader<'_> {
    /// Whether the reader is an arbiter.
    pub fn is_arbiter(&self) -> bool {
        self.role == Role::Arbiter
    }

    /// Returns the words of a message.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Returns the words of a message without variables.
    pub fn label(&self, id: &'static str) -> String {
        self.words.say(&Message::new(id))
    }

    /// Returns the tag of the language.
    pub fn language(&self) -> &'static str {
        self.words.language().tag()
    }

    /// Returns the words in the reader's language.
    pub fn worded<'w>(&self, wording: &'w Wording) -> &'w str {
        let Wording { de, en } = wording;
        let (first, second) = if self.words.language() == Language::De { (de, en) } else { (en, de) };
        if first.is_empty() { second } else { first }
    }

    /// Returns the name of a side.
    pub fn side(&self, side: Color) -> String {
        self.label(side.fold_wb("hall-white", "hall-black"))
    }

    /// Returns the name of a player with title and rating.
    pub fn player(&self, hall: &Hall, board: &Board, side: Color) -> String {
        let Some(player) = hall.player(board, side) else { return self.label("report-no-name") };
        let Player { name, title, elo, .. } = player;
        let elo = elo.map(|elo| elo.to_string());
        [title, name, &elo].into_iter().flatten().cloned().collect::<Vec<_>>().join(" ")
    }

    /// Returns the words for a connection.
    pub fn link(&self, link: Link) -> String {
        self.label(match link {
            Link::Connected => "hall-link-connected",
            Link::Silent => "hall-link-silent",
            Link::Offline => "hall-link-offline",
            Link::Ended => "hall-link-ended",
            Link::Never => "hall-link-never",
        })
    }

    /// Returns the name of a kind of case.
    pub fn kind(&self, kind: CaseKind) -> String {
        self.label(match kind {
            CaseKind::Irregularity => "hall-case-irregularity",
            CaseKind::Flag => "hall-case-flag",
            CaseKind::Claim => "hall-case-claim",
            CaseKind::Loss => "hall-case-loss",
            CaseKind::Call => "hall-case-call",
            CaseKind::Boards => "hall-case-boards",
        })
    }

    /// Returns the kinds of the open cases of a board, each once.
    pub fn kinds(&self, board: &Board) -> Vec<String> {
        let mut kinds: Vec<String> = Vec::new();
        for case in board.open() {
            let kind = self.kind(case.kind);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Returns the open cases of a board in a few words; empty without one.
    ///
    /// A count would look like the number of a case, so that one case has none.
    pub fn cases(&self, board: &Board) -> String {
        let kinds = self.kinds(board);
        match board.open().len() {
            0 | 1 => kinds.concat(),
            count => self.say(&Message::new("hall-cases-several").with("count", count).with("kinds", kinds)),
        }
    }

    /// Returns the sentence that no case of a board is open, or why that is unknown; `None` with cases.
    pub fn no_cases(&self, hall: &Hall, board: &Board) -> Option<String> {
        match hall.cases_known(board, self.now) {
            CasesKnown::Unknown => Some(self.label("hall-cases-unknown")),
            CasesKnown::NotReceived => {
                let board = self.short(hall, board.key);
                Some(self.say(&Message::new("hall-cases-not-received").with("board", board)))
            }
            CasesKnown::Never => Some(self.link(Link::Never)),
            CasesKnown::Known => board.open().is_empty().then(|| self.label("hall-no-cases")),
        }
    }

    /// Returns the side to move, or how the game stands if no one is to move.
    fn turn(&self, state: &State) -> String {
        if let Some(result) = &state.result {
            return result.score.clone();
        }
        match (state.phase, state.turn) {
            (Phase::Before, _) => self.label("hall-phase-before"),
            (Phase::Adjourned, _) => self.label("hall-phase-adjourned"),
            (Phase::Over, _) => self.label("hall-phase-over"),
            (Phase::Halted, Some(side)) => self.say(&Message::new("hall-turn-halted").with("side", side)),
            (_, Some(side)) => self.side(side),
            (_, None) => String::new(),
        }
    }

    /// Returns the side to move or the phase, without a result. `is_known`: whether the board's condition is known.
    pub fn phase(&self, state: &State, is_known: bool) -> String {
        match (&state.result, state.phase, state.turn) {
            (Some(_), ..) => self.label("hall-phase-over"),
            // The clocks may have been started since.
            (None, Phase::Halted, Some(side)) if !is_known => self.side(side),
            (None, ..) => self.turn(state),
        }
    }

    /// Returns a result as a sentence.
    pub fn result(&self, result: &GameResult) -> String {
        let winner = match result.score.as_str() {
            "1-0" => "white",
            "0-1" => "black",
            "0-0" => "both-lost",
            "1/2-0" => "half-none",
            "0-1/2" => "none-half",
            "1-1/2" => "one-half",
            "1/2-1" => "half-one",
            "*" => "open",
            _ => "none",
        };
        let sentence = Message::new("play-over").with("winner", winner).with("reason", result.reason.code());
        self.say(&sentence)
    }

    /// Returns a length of time in words.
    pub fn span(&self, span: Span) -> String {
        // Shown times are whole seconds, rounded down like those of a chess clock.
        self.say(&Message::new("hall-span").with("span", Span(span.0 / 1000 * 1000)))
    }

    /// Returns the name of a board: its number, in the round.
    pub fn board(&self, key: BoardKey) -> String {
        let message = Message::new("hall-board").with("board", key.board.to_string());
        self.say(&message.with("round", key.round.to_string()))
    }

    /// Returns the name of the board of a notice with its players, where they are known.
    pub fn named_with_players(&self, hall: &Hall, notice: &Notice) -> String {
        self.with_players(hall, notice.board, self.named(hall, notice))
    }

    /// Returns the name of a board with its players, where they are known.
    pub fn with_players(&self, hall: &Hall, key: BoardKey, name: String) -> String {
        let player = |side| hall.player(hall.boards().get(key)?, side)?.name.clone();
        match (player(Color::White), player(Color::Black)) {
            (Some(white), Some(black)) => {
                let named = Message::new("hall-board-with-players").with("board", name);
                self.say(&named.with("white", white).with("black", black))
            }
            _ => name,
        }
    }

    /// Returns the matter of a notice as a sentence.
    pub fn matter(&self, kind: &NoticeKind) -> String {
        match kind {
            NoticeKind::Case(case) => self.worded(&case.words).to_owned(),
            NoticeKind::Lost => self.label("hall-notice-lost"),
            NoticeKind::Back => self.label("hall-notice-back"),
            NoticeKind::Fault(fault) => self.say(&fault.message()),
            NoticeKind::Over(result) => {
                self.say(&Message::new("hall-notice-over").with("result", self.result(result)))
            }
            NoticeKind::TwoGames(games) => self.two_games(games.each_ref()),
            NoticeKind::TakenOver { by, .. } => {
                self.say(&Message::new("hall-notice-taken-over").with("name", by.as_str()))
            }
            NoticeKind::Closed { .. } => self.label("hall-notice-closed"),
        }
    }

    /// Returns the sentence about two running games that publish as one board.
    pub fn two_games(&self, games: [&PublishedGame; 2]) -> String {
        let [one, other] = games.map(|game| {
            let name = |player: &Player| player.name.clone().unwrap_or_else(|| "?".to_owned());
            let players = Message::new("hall-one-of-two-games").with("white", name(&game.white));
            players.with("black", name(&game.black)).with("file", game.file.as_str())
        });
        self.say(&Message::new("hall-two-games").with("one", one).with("other", other))
    }

    /// Returns the name of a board without the round if it is the latest.
    pub fn short(&self, hall: &Hall, key: BoardKey) -> String {
        if key.round != hall.boards().round() {
            return self.board(key);
        }
        self.say(&Message::new("hall-board-short").with("board", key.board.to_string()))
    }

    /// Returns the name of the board of a notice.
    ///
    /// A case without a connected board may be of any round, for example the last one, while only its stored messages are known.
    pub fn named(&self, hall: &Hall, notice: &Notice) -> String {
        let is_online = hall.boards().get(notice.board).is_some_and(Board::is_online);
        match notice.kind {
            NoticeKind::Case(_) if !is_online => self.board(notice.board),
            _ => self.short(hall, notice.board),
        }
    }

    /// Returns a notice as one line.
    ///
    /// A case has the time of its board, which a restart here does not change.
    pub fn notice(&self, hall: &Hall, notice: &Notice) -> String {
        let Notice { at_ms, kind, .. } = notice;
        let at_ms = match kind {
            NoticeKind::Case(case) if case.at_ms > 0 => case.at_ms,
            _ => *at_ms,
        };
        let line = Message::new("hall-notice").with("board", self.named(hall, notice));
        self.say(&line.with("time", time_of_day(at_ms)).with("what", self.matter(kind)))
    }
}

/// Returns a time as a chess clock shows it: `1:05:09`.
pub fn clock_face(left: Span) -> String {
    let seconds = left.0 / 1000;
    format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60)
}
