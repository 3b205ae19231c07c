//! The one state machine: stamped events in, effects out.
