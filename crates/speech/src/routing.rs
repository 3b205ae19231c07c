//! The devices that speak an utterance, and the terminals that print it.
//!
//! ```
//! use annabella_speech::Audience;
//! use annabella_speech::routing::{Outlet, Routing, Seat};
//!
//! // A game with an arbiter, where only White has a headset.
//! let routing = Routing::new(Seat::Arbiter, true, [Outlet::White]);
//! assert_eq!(routing.outlets(Audience::Room), [Outlet::Room, Outlet::White]);
//! assert_eq!(routing.outlets(Audience::White), [Outlet::White]);
//! assert_eq!(routing.outlets(Audience::Black), []);
//! assert!(routing.prints(Audience::Arbiter) && !routing.prints(Audience::White));
//! ```

use super::Audience;
use annabella_chess::Color;
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// The user or users of a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Seat {
    /// All people at the table.
    #[default]
    Shared,
    /// The player with the white pieces.
    White,
    /// The player with the black pieces.
    Black,
    /// The assistant, or two assistants who share the terminal.
    Assistant,
    /// White's assistant.
    WhiteAssistant,
    /// Black's assistant.
    BlackAssistant,
    /// The arbiter.
    Arbiter,
}

impl Seat {
    /// All of them.
    pub const ALL: [Seat; 7] = [
        Seat::Shared,
        Seat::White,
        Seat::Black,
        Seat::Assistant,
        Seat::WhiteAssistant,
        Seat::BlackAssistant,
        Seat::Arbiter,
    ];
}

impl From<Color> for Seat {
    fn from(side: Color) -> Seat {
        side.fold_wb(Seat::White, Seat::Black)
    }
}

/// A device that speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Outlet {
    /// The loudspeaker, which everyone hears.
    Room,
    /// The headphones of the player with the white pieces.
    White,
    /// The headphones of the player with the black pieces.
    Black,
    /// The arbiter's headphones.
    Arbiter,
}

/// The devices and terminals for each audience.
/// A device that has failed stays listed, so that private words wait for it and never go to the room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Routing {
    seat: Seat,
    arbiter: bool,
    own: Vec<Outlet>,
}

impl Outlet {
    /// All outlets.
    pub const ALL: [Outlet; 4] = [Outlet::Room, Outlet::White, Outlet::Black, Outlet::Arbiter];

    /// Returns the keyword in selectors of messages: `room`, `white`, `black`, `arbiter`.
    pub const fn name(self) -> &'static str {
        match self {
            Outlet::Room => "room",
            Outlet::White => "white",
            Outlet::Black => "black",
            Outlet::Arbiter => "arbiter",
        }
    }

    /// Returns the private device that an audience can have. Assistants have none.
    const fn of(audience: Audience) -> Option<Outlet> {
        match audience {
            Audience::Room => Some(Outlet::Room),
            Audience::White => Some(Outlet::White),
            Audience::Black => Some(Outlet::Black),
            Audience::Arbiter => Some(Outlet::Arbiter),
            Audience::Assistant | Audience::WhiteAssistant | Audience::BlackAssistant => None,
        }
    }
}

impl Routing {
    /// Creates the routing at a seat, with or without an arbiter, with `own` devices besides the room's.
    pub fn new(seat: Seat, arbiter: bool, own: impl IntoIterator<Item = Outlet>) -> Routing {
        let own: Vec<Outlet> = own.into_iter().collect();
        Routing {
            seat,
            arbiter,
            own: Outlet::ALL.into_iter().filter(|o| *o == Outlet::Room || own.contains(o)).collect(),
        }
    }

    /// Returns all devices, the room's first.
    pub fn all(&self) -> &[Outlet] {
        &self.own
    }

    /// Returns the devices that speak to an audience; empty if its words are only printed.
    pub fn outlets(&self, audience: Audience) -> Vec<Outlet> {
        if audience == Audience::Room {
            return self.own.clone();
        }
        match self.own_outlet(audience) {
            Some(outlet) => vec![outlet],
            None if self.room_may_hear() => vec![Outlet::Room],
            None => Vec::new(),
        }
    }

    /// Whether the terminal at this seat prints words for `audience`.
    pub fn prints(&self, audience: Audience) -> bool {
        match (audience, self.seat) {
            (Audience::Room, _) | (_, Seat::Shared) => true,
            (Audience::White, seat) => seat == Seat::White,
            (Audience::Black, seat) => seat == Seat::Black,
            (Audience::Assistant, seat) => {
                matches!(seat, Seat::Assistant | Seat::WhiteAssistant | Seat::BlackAssistant)
            }
            (Audience::WhiteAssistant, seat) => matches!(seat, Seat::Assistant | Seat::WhiteAssistant),
            (Audience::BlackAssistant, seat) => matches!(seat, Seat::Assistant | Seat::BlackAssistant),
            (Audience::Arbiter, seat) => seat == Seat::Arbiter,
        }
    }

    /// Whether the player of `side` has private headphones.
    pub fn has_headphones(&self, side: Color) -> bool {
        self.own_outlet(side.into()).is_some()
    }

    /// Whether this is the terminal of the player of `side` alone.
    pub fn is_at(&self, side: Color) -> bool {
        self.seat == side.into()
    }

    /// Returns the devices to silence when `audience` asks: its private device, otherwise the room's.
    /// For the room, all devices.
    pub fn silenced(&self, audience: Audience) -> Vec<Outlet> {
        match audience {
            Audience::Room => self.own.clone(),
            _ => vec![self.own_outlet(audience).unwrap_or(Outlet::Room)],
        }
    }

    /// Returns the user of this terminal whose headphones echo what is typed.
    ///
    /// At a shared terminal it is the only player with headphones; `None` if no one or both have them.
    pub fn echoed(&self) -> Option<Audience> {
        let with = |audience: &Audience| self.own_outlet(*audience).is_some();
        match self.seat {
            Seat::White => Some(Audience::White).filter(with),
            Seat::Black => Some(Audience::Black).filter(with),
            Seat::Arbiter => Some(Audience::Arbiter).filter(with),
            Seat::Shared => match [Audience::White, Audience::Black].map(|own| (own, with(&own))) {
                [(own, true), (_, false)] | [(_, false), (own, true)] => Some(own),
                _ => None,
            },
            Seat::Assistant | Seat::WhiteAssistant | Seat::BlackAssistant => None,
        }
    }

    /// Returns the devices on which a key or a line at this terminal ends answers: those of its users.
    ///
    /// At a shared terminal a key does not say who pressed it. If both players have headphones, only the room's
    /// device is silenced, so that no player cuts the opponent's answer.
    pub fn cancelled_outlets(&self) -> Vec<Outlet> {
        let both = Color::ALL.into_iter().all(|side| self.has_headphones(side));
        let users: &[Audience] = match self.seat {
            Seat::Shared if !both => &[Audience::White, Audience::Black],
            Seat::White => &[Audience::White],
            Seat::Black => &[Audience::Black],
            Seat::Arbiter => &[Audience::Arbiter],
            Seat::Shared | Seat::Assistant | Seat::WhiteAssistant | Seat::BlackAssistant => &[],
        };
        let own = users.iter().filter_map(|user| self.own_outlet(*user));
        std::iter::once(Outlet::Room).chain(own).collect()
    }

    /// Returns the device whose voice `audience` may change: its private device, otherwise the room's.
    /// With an arbiter, only the arbiter may change the room's voice.
    pub fn changed(&self, audience: Audience) -> Option<Outlet> {
        let owner = matches!(audience, Audience::Room | Audience::Arbiter);
        self.own_outlet(audience).or((owner || self.room_may_hear()).then_some(Outlet::Room))
    }

    /// Whether private words can go to the room's device; if so, this is announced at the start.
    pub fn shares_the_room(&self) -> bool {
        let players = [Audience::White, Audience::Black];
        players.into_iter().any(|player| self.outlets(player) == [Outlet::Room])
    }

    fn room_may_hear(&self) -> bool {
        self.seat == Seat::Shared && !self.arbiter
    }

    fn own_outlet(&self, audience: Audience) -> Option<Outlet> {
        Outlet::of(audience).filter(|outlet| self.own.contains(outlet))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the audiences that are not the whole room.
    fn private() -> impl Iterator<Item = Audience> {
        Audience::ALL.into_iter().skip(1)
    }

    #[test]
    fn typed_text_is_echoed_only_by_headphones_of_the_one_who_types() {
        for (seat, _, own, routing) in all() {
            let Some(user) = routing.echoed() else { continue };
            assert_ne!(routing.outlets(user), [Outlet::Room], "{seat:?} {own:?}");
            assert!(routing.prints(user), "{seat:?} {own:?}: it is the user's own terminal");
            let both = own.contains(&Outlet::White) && own.contains(&Outlet::Black);
            assert!(seat != Seat::Shared || !both, "no one knows who types");
        }
        let white = Routing::new(Seat::Shared, true, [Outlet::White]);
        assert_eq!(white.echoed(), Some(Audience::White));
        assert_eq!(Routing::new(Seat::White, false, []).echoed(), None);
    }

    /// Returns every seat, with and without an arbiter, with every set of devices.
    fn all() -> impl Iterator<Item = (Seat, bool, Vec<Outlet>, Routing)> {
        Seat::ALL.into_iter().flat_map(|seat| {
            [false, true].into_iter().flat_map(move |arbiter| {
                (0..8).map(move |bits| {
                    let own: Vec<Outlet> =
                        (0..3).filter(|bit| bits >> bit & 1 == 1).map(|bit| Outlet::ALL[bit + 1]).collect();
                    (seat, arbiter, own.clone(), Routing::new(seat, arbiter, own))
                })
            })
        })
    }

    #[test]
    fn words_for_the_room_go_to_every_device_and_every_terminal() {
        for (_, _, own, routing) in all() {
            let heard = routing.outlets(Audience::Room);
            assert_eq!(heard[0], Outlet::Room);
            assert_eq!(heard[1..], own);
            assert!(routing.prints(Audience::Room));
        }
    }

    #[test]
    fn private_words_reach_the_room_only_on_a_shared_seat_without_arbiter_or_own_device() {
        for (seat, arbiter, own, routing) in all() {
            for audience in private() {
                let has_own = match audience {
                    Audience::White => own.contains(&Outlet::White),
                    Audience::Black => own.contains(&Outlet::Black),
                    Audience::Arbiter => own.contains(&Outlet::Arbiter),
                    _ => false,
                };
                let heard = routing.outlets(audience);
                let room = heard.contains(&Outlet::Room);
                assert_eq!(room, seat == Seat::Shared && !arbiter && !has_own, "{routing:?} {audience:?}");
                assert_eq!(heard.len(), usize::from(has_own || room));
            }
        }
    }

    #[test]
    fn nobody_hears_the_words_of_another_on_headphones() {
        for (_, _, _, routing) in all() {
            for (audience, outlet) in [
                (Audience::White, Outlet::White),
                (Audience::Black, Outlet::Black),
                (Audience::Arbiter, Outlet::Arbiter),
            ] {
                for other in routing.outlets(audience) {
                    assert!(other == outlet || other == Outlet::Room);
                }
            }
            for assistant in [Audience::Assistant, Audience::WhiteAssistant, Audience::BlackAssistant] {
                assert!(routing.outlets(assistant).iter().all(|outlet| *outlet == Outlet::Room));
            }
        }
    }

    #[test]
    fn private_words_are_printed_at_their_seat_and_at_the_shared_one() {
        for (seat, _, _, routing) in all() {
            for (audience, its) in private().zip(&Seat::ALL[1..]) {
                let either = |seat: Seat| seat == Seat::WhiteAssistant || seat == Seat::BlackAssistant;
                // Two assistants can share a seat, and a single one can sit at any assistant's seat.
                let shared =
                    either(*its) && seat == Seat::Assistant || *its == Seat::Assistant && either(seat);
                assert_eq!(routing.prints(audience), seat == Seat::Shared || seat == *its || shared);
            }
        }
    }

    #[test]
    fn no_assistant_reads_the_words_of_the_others() {
        let routing = Routing::new(Seat::WhiteAssistant, true, []);
        assert!(routing.prints(Audience::WhiteAssistant) && !routing.prints(Audience::BlackAssistant));
    }

    #[test]
    fn a_player_is_alone_on_headphones_and_at_a_terminal_of_their_own() {
        for (seat, _, own, routing) in all() {
            for side in Color::ALL {
                assert_eq!(routing.is_at(side), seat == side.fold_wb(Seat::White, Seat::Black));
                assert_eq!(
                    routing.has_headphones(side),
                    own.contains(&side.fold_wb(Outlet::White, Outlet::Black))
                );
            }
        }
    }

    #[test]
    fn stop_silences_the_devices_of_the_asker() {
        let routing = Routing::new(Seat::Shared, true, [Outlet::White]);
        assert_eq!(routing.silenced(Audience::White), [Outlet::White]);
        assert_eq!(routing.silenced(Audience::Black), [Outlet::Room]);
        assert_eq!(routing.silenced(Audience::Room), [Outlet::Room, Outlet::White]);
    }

    #[test]
    fn a_key_hushes_only_the_users_of_its_terminal() {
        let cancelled_outlets =
            |seat, own: &[Outlet]| Routing::new(seat, true, own.iter().copied()).cancelled_outlets();
        let all = [Outlet::White, Outlet::Black, Outlet::Arbiter];
        assert_eq!(cancelled_outlets(Seat::Shared, &[Outlet::White]), [Outlet::Room, Outlet::White]);
        assert_eq!(cancelled_outlets(Seat::Shared, &all), [Outlet::Room], "whose key it is cannot be known");
        assert_eq!(cancelled_outlets(Seat::White, &all), [Outlet::Room, Outlet::White]);
        assert_eq!(cancelled_outlets(Seat::Arbiter, &all), [Outlet::Room, Outlet::Arbiter]);
        assert_eq!(cancelled_outlets(Seat::BlackAssistant, &all), [Outlet::Room]);
    }

    #[test]
    fn shares_the_room_where_private_words_can_go_there() {
        assert!(Routing::new(Seat::Shared, false, []).shares_the_room());
        assert!(Routing::new(Seat::Shared, false, [Outlet::White]).shares_the_room());
        assert!(!Routing::new(Seat::Shared, false, [Outlet::White, Outlet::Black]).shares_the_room());
        assert!(!Routing::new(Seat::Shared, true, []).shares_the_room());
        assert!(!Routing::new(Seat::White, false, []).shares_the_room());
    }

    #[test]
    fn seats_are_named_in_lower_case() {
        assert_eq!(
            serde_json::to_string(&Seat::ALL).unwrap(),
            r#"["shared","white","black","assistant","white-assistant","black-assistant","arbiter"]"#
        );
    }
}
