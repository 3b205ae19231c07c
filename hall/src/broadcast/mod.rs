//! PGN of the running round, for spectators elsewhere.
