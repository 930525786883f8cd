//! An engine that searches in a thread of its own: in its turns, or beside the others.
//!
//! In its turns it does the work that it is granted and then waits with all that it has. Beside the others it goes on
//! without waiting: a rare difference would otherwise wait for all attempts at a proof that cannot succeed.

use std::thread::{Scope, ScopedJoinHandle};
use std::time::Duration;

use tandem_base::{Budget, Cancel, Meter, Standing, Work};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_process::give_way;
use tandem_search::schedule::HEAD_START;
use tandem_search::turns::STACK;
use tandem_search::{Engine, News, Seen, Settled};
use tandem_solver::Solver;

/// How often an engine that waits looks whether it is still wanted.
const NAP: Duration = Duration::from_millis(2);

/// An engine that was begun.
pub struct Searching<'scope> {
    handle: Option<ScopedJoinHandle<'scope, (Settled, Seen)>>,
    meter: Meter,
    stop: Cancel,
    news: News,
    /// Raised when it has come to its end, with inputs to propose.
    found: Cancel,
    /// Raised when somebody waits for it.
    is_awaited: Cancel,
}

/// What is searched for, and with what.
#[derive(Clone, Copy)]
pub struct Task<'env> {
    /// The engine.
    pub engine: &'env dyn Engine,
    /// The claim.
    pub claim: &'env Claim,
    /// Who is asked.
    pub solver: &'env Solver,
}

impl<'scope> Searching<'scope> {
    /// An engine that waits for its first turn. None if there can be no thread for it.
    pub fn in_turns<'env>(
        scope: &'scope Scope<'scope, 'env>,
        task: Task<'env>,
        budget: &Budget,
        seen: &Seen,
    ) -> Option<Searching<'scope>> {
        let meter = budget.meter.waiting();
        Searching::start(scope, task, budget.clone().metered(meter), seen, |_, _| {})
    }

    /// An engine that begins once the others have done some work, and then goes on beside them. None if there is no
    /// processor for it.
    pub fn beside<'env>(
        scope: &'scope Scope<'scope, 'env>,
        task: Task<'env>,
        budget: &Budget,
        seen: &Seen,
    ) -> Option<Searching<'scope>> {
        if std::thread::available_parallelism().is_ok_and(|cores| cores.get() < 2) {
            return None;
        }
        // What it does is not the others' work.
        let meter = Meter::default().waiting();
        meter.grant(Work::units(u64::MAX));
        let others = budget.meter.clone();
        let wait = move |budget: &Budget, hurry: &Cancel| {
            give_way();
            while others.spent() < HEAD_START && budget.exhausted().is_none() && !hurry.is_raised() {
                std::thread::sleep(NAP);
            }
        };
        Searching::start(scope, task, budget.clone().metered(meter), seen, wait)
    }

    fn start<'env>(
        scope: &'scope Scope<'scope, 'env>,
        task: Task<'env>,
        budget: Budget,
        seen: &Seen,
        wait: impl FnOnce(&Budget, &Cancel) + Send + 'scope,
    ) -> Option<Searching<'scope>> {
        let (found, stop, is_awaited) = (Cancel::new(), Cancel::new(), Cancel::new());
        let budget = budget.with_cancel(&stop);
        let meter = budget.meter.clone();
        let news = News::default();
        let mut seen = Seen { news: news.clone(), ..seen.clone() };
        let (has_found, hurry) = (found.clone(), is_awaited.clone());
        let search = move || {
            let end = End(budget.meter.clone());
            wait(&budget, &hurry);
            let settled = match budget.turn() {
                Ok(()) => task.engine.settle(task.claim, task.solver, &budget, &mut seen),
                Err(_) => Settled::default(),
            };
            if !settled.inputs.is_empty() {
                has_found.raise();
            }
            drop(end);
            (settled, seen)
        };
        let thread = std::thread::Builder::new().name(task.engine.name().to_owned()).stack_size(STACK);
        let handle = thread.spawn_scoped(scope, search).ok()?;
        Some(Searching { handle: Some(handle), meter, stop, news, found, is_awaited })
    }

    /// Grants it so much work.
    pub fn grant(&self, work: Work) {
        self.meter.grant(work);
    }

    /// Waits until its work is used up or it has come to its end; or until somebody is to stop waiting.
    pub fn rest(&self, stop: impl Fn() -> bool) -> Standing {
        self.meter.rest(stop)
    }

    /// Inputs that it found and did not tell of before.
    pub fn news(&self) -> Vec<Input> {
        self.news.take()
    }

    /// Whether it has come to its end and has inputs to propose, so that others need not go on.
    pub fn has_found(&self) -> bool {
        self.found.is_raised()
    }

    /// Waits for its end, which comes soon if it is told that it gets no more work. What it proposes and saw, unless it failed.
    pub fn finish(mut self) -> Option<(Settled, Seen)> {
        self.is_awaited.raise();
        self.meter.close();
        self.handle.take()?.join().ok()
    }
}

impl Drop for Searching<'_> {
    fn drop(&mut self) {
        self.stop.raise();
        self.meter.close();
    }
}

/// That an engine came to its end is said even if it panics.
struct End(Meter);

impl Drop for End {
    fn drop(&mut self) {
        self.0.end();
    }
}
