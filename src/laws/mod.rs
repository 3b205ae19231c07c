//! The Laws: how a game ends, and what a move still needs.
