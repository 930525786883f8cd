//! Warm solver processes, kept between queries.
//!
//! Starting a solver costs a few milliseconds, a small query a fraction of one. A process that answered is kept and
//! begins its next query with `(reset)`, where the solver can do that; one that failed in any way was killed by its
//! session and never comes back.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tandem_base::{Budget, Reason};

use crate::command::Command;
use crate::session::Session;

/// Processes kept at most.
const KEPT: usize = 8;
/// A process that holds more than this after a query is not kept: solvers do not always give memory back.
const LARGEST_KEPT: u64 = 256 << 20;
/// A process is not kept for ever, in case something adds up in it.
const MOST_ANSWERS: u64 = 20_000;
/// Queries quicker than this do not fill memory, so it is looked at only now and then.
const QUICK: Duration = Duration::from_millis(100);

/// The processes of one solver program that are not in use.
#[derive(Debug)]
pub(crate) struct Pool {
    command: Command,
    idle: Mutex<Vec<Session>>,
    /// Whether what the processes do is to happen again in the next run.
    is_repeatable: AtomicBool,
}

/// A process taken from the pool, with what must be sent before the query.
pub(crate) struct Taken {
    pub(crate) session: Session,
    /// Whether it answered other queries before.
    pub(crate) warm: bool,
    /// Brings the process to the state of one just started.
    pub(crate) prefix: String,
}

impl Pool {
    pub(crate) fn new(command: Command) -> Pool {
        Pool { command, idle: Mutex::new(Vec::new()), is_repeatable: AtomicBool::new(false) }
    }

    pub(crate) fn command(&self) -> &Command {
        &self.command
    }

    /// Nothing is cut short for the time that it takes any more.
    pub(crate) fn be_repeatable(&self) {
        self.is_repeatable.store(true, Ordering::Release);
    }

    /// A process to ask, warm if there is one.
    pub(crate) fn take(&self, budget: &Budget) -> Result<Taken, Reason> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        match idle {
            Some(mut session) => {
                session.is_repeatable = self.is_repeatable.load(Ordering::Acquire);
                let prefix = format!("(reset)\n{}{}", self.command.prologue(), self.command.no_limit());
                Ok(Taken { session, warm: true, prefix })
            }
            None => self.start(budget),
        }
    }

    /// A process that was never asked anything.
    pub(crate) fn start(&self, budget: &Budget) -> Result<Taken, Reason> {
        let mut session = Session::start(&self.command, budget)?;
        session.is_repeatable = self.is_repeatable.load(Ordering::Acquire);
        Ok(Taken { session, warm: false, prefix: String::new() })
    }

    /// Gives a process back after a query that took this long.
    pub(crate) fn give_back(&self, session: Session, time: Duration) {
        let answered = session.answered();
        let worn_out = answered > MOST_ANSWERS
            || ((time > QUICK || answered.is_multiple_of(64)) && session.resident_bytes() > LARGEST_KEPT);
        if !session.is_usable() || !self.command.can_reset() || worn_out {
            return;
        }
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        if idle.len() < KEPT {
            idle.push(session);
        }
    }
}
