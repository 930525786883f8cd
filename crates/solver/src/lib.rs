//! SMT solvers as bounded child processes.
//!
//! Every solver is spoken to in SMT-LIB 2 over pipes. Solvers crash, hang and eat memory, so each runs in a process of
//! its own with a deadline and a memory cap that are enforced from outside; whatever goes wrong is an `Unknown` with
//! a named [`Reason`], never an answer.

mod bounded;
mod budget;
mod command;
pub mod discover;
mod log;
mod nursery;
mod os;
mod reason;
mod replies;
mod session;
mod tree;

pub use bounded::{Finished, run_to_end};
pub use budget::{Budget, Cancel};
pub use command::{Command, Kind};
pub use log::QueryLog;
pub use reason::Reason;
pub use session::Session;
