//! An engine that searches while the others do, in a thread of its own.
//!
//! A rare difference would otherwise wait for all attempts at a proof that cannot succeed. Whoever is first stops the
//! other: an engine that runs beside raises a flag when it has something to propose, and is stopped when it is dropped.

use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

use tandem_base::{Budget, Cancel};
use tandem_kernel::claim::Claim;
use tandem_process::give_way;
use tandem_search::{Engine, Seen, Settled};
use tandem_solver::Solver;

/// How long the others are alone. Most claims are settled by then, and two threads slow each other even on two cores.
const HEAD_START: Duration = Duration::from_secs(1);

/// How often an engine that waits looks whether it is still wanted.
const NAP: Duration = Duration::from_millis(1);
/// As much room as the other searches have: inputs may lead to deep terms.
const STACK: usize = 64 << 20;

/// An engine that runs.
pub struct Beside<'scope> {
    handle: Option<ScopedJoinHandle<'scope, (Settled, Seen)>>,
    found: Cancel,
    stop: Cancel,
    /// Raised when somebody waits for it.
    is_awaited: Cancel,
}

impl<'scope> Beside<'scope> {
    /// Starts an engine after a while, given what was seen before. None if there is no core for it.
    pub fn start<'env>(
        scope: &'scope Scope<'scope, 'env>,
        engine: &'env dyn Engine,
        claim: &'env Claim,
        solver: Solver,
        budget: &Budget,
        seen: &Seen,
    ) -> Option<Beside<'scope>> {
        if std::thread::available_parallelism().is_ok_and(|cores| cores.get() < 2) {
            return None;
        }
        let (found, stop, is_awaited) = (Cancel::new(), Cancel::new(), Cancel::new());
        let budget = budget.clone().with_cancel(&stop);
        let mut seen = seen.clone();
        let (has_found, hurry) = (found.clone(), is_awaited.clone());
        let search = move || {
            give_way();
            let wait = budget.at_most(HEAD_START);
            while wait.exhausted().is_none() && !hurry.is_raised() {
                std::thread::sleep(NAP);
            }
            let settled = engine.settle(claim, &solver, &budget, &mut seen);
            if !settled.inputs.is_empty() {
                has_found.raise();
            }
            (settled, seen)
        };
        let thread = std::thread::Builder::new().name(engine.name().to_owned()).stack_size(STACK);
        let handle = thread.spawn_scoped(scope, search).ok()?;
        Some(Beside { handle: Some(handle), found, stop, is_awaited })
    }

    /// Raised when it has inputs to propose, so that others need not go on.
    pub fn found(&self) -> &Cancel {
        &self.found
    }

    /// Whether it has come to its end.
    pub fn is_finished(&self) -> bool {
        self.handle.as_ref().is_some_and(ScopedJoinHandle::is_finished)
    }

    /// Waits for its end. What it proposes and saw, unless it failed.
    pub fn finish(mut self) -> Option<(Settled, Seen)> {
        self.is_awaited.raise();
        self.handle.take()?.join().ok()
    }
}

impl Drop for Beside<'_> {
    fn drop(&mut self) {
        self.stop.raise();
    }
}
