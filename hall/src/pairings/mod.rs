//! The file of players, rounds and boards (TRF16).
