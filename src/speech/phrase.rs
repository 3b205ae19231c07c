//! Everything the program can say in play, as types. The words are in `locales/*/play.ftl`.

use super::{Announcement, Message, Value, Worded};

macro_rules! phrases {
    ($( $(#[$doc:meta])* $name:ident $({ $($field:ident: $ty:ty),* $(,)? })? => $id:literal, )*) => {
        /// A phrase; its fields are the variables of its message.
        #[derive(Clone, Debug, PartialEq)]
        #[allow(missing_docs)] // The fields' names and types say it.
        pub enum Phrase { $( $(#[$doc])* $name $({ $($field: $ty),* })?, )* }

        impl Phrase {
            /// The ids of all phrases, for the check that every locale has them.
            pub const IDS: &'static [&'static str] = &[$($id),*];
        }

        impl Worded for Phrase {
            fn message(&self) -> Message {
                match self {
                    $(Phrase::$name $({ $($field),* })? => {
                        Message::new($id)$($(.with(stringify!($field), Value::from($field.clone())))*)?
                    })*
                }
            }
        }
    };
}

phrases! {
    /// A move, as the Laws would have it announced.
    Move { mv: Announcement } => "announce",
}
