//! SMT solvers as bounded child processes.
//!
//! Every solver is spoken to in SMT-LIB 2 over pipes. Solvers crash, hang and eat memory, so each runs in a process of
//! its own with a deadline and a memory cap that are enforced from outside; whatever goes wrong is an `Unknown` with
//! a named [`Reason`](tandem_base::Reason), never an answer.
//!
//! [`Solver::solve`] asks about terms, [`Solver::script`] about text (Horn clauses).

mod answer;
mod batch;
mod command;
pub mod discover;
mod integers;
mod log;
mod memo;
mod model;
mod pool;
mod query;
mod replies;
mod session;
mod solver;
mod text;

pub use answer::{Answer, ScriptAnswer};
pub use command::{Command, Kind};
pub use integers::Encodings;
pub use log::QueryLog;
pub use model::{Model, everything_in};
pub use session::Session;
pub use solver::{FollowUp, SecondOpinion, Solver};
