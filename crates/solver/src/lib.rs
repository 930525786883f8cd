//! SMT solvers as bounded child processes.
//!
//! Every solver is spoken to in SMT-LIB 2 over pipes. Solvers crash, hang and eat memory, so each runs in a process of
//! its own with a deadline and a memory cap that are enforced from outside; whatever goes wrong is an `Unknown` with
//! a named [`Reason`], never an answer.
//!
//! [`Solver::solve`] asks once, [`Context`] asks many related questions, [`Solver::script`] puts text (Horn clauses).

mod answer;
mod batch;
mod bounded;
mod budget;
mod command;
mod context;
pub mod discover;
mod log;
mod memo;
mod model;
mod nursery;
mod os;
mod pool;
mod query;
mod reason;
mod replies;
mod session;
mod solver;
mod text;
mod tree;

pub use answer::{Answer, ScriptAnswer};
pub use bounded::{Finished, run_to_end};
pub use budget::{Budget, Cancel};
pub use command::{Command, Kind};
pub use context::{Context, Style};
pub use log::QueryLog;
pub use model::{Model, everything_in};
pub use os::give_way;
pub use reason::Reason;
pub use session::Session;
pub use solver::{Confirmation, FollowUp, Solver};
