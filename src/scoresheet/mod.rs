//! What each player has written: cells, PGN and plain text.
