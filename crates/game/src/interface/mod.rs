//! What goes into a machine and what comes out: inputs, effects, facts, refusals and settings.

pub(crate) mod asker;
pub(crate) mod commitment;
pub(crate) mod duties;
pub(crate) mod effect;
pub(crate) mod event;
pub(crate) mod fact;
pub(crate) mod measure;
pub(crate) mod refusal;
pub(crate) mod settings;
pub(crate) mod solver;
pub(crate) mod solver_question;
pub(crate) mod take;
pub(crate) mod typed;
