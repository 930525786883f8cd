//! Work, counted instead of timed, so that the same search does the same on a busy machine as on an idle one.
//!
//! What is counted are the steps that solvers count (Z3's `rlimit`) and the steps of the interpreter, brought to one unit.
//! A [`Meter`] counts them for a piece of work and for everything that it is a part of. There are two ways for it to end:
//! a *cap* is the most that something is worth, and once it is used up the answer is that it was; an *allowance* is what a
//! schedule grants in one round, and who has used it up waits, with all that it has, until the next round grants more.
//!
//! One rule keeps questions from being asked in vain: what is left of a meter never shortens a question. A question has
//! the effort that its kind deserves, or it is not asked; the last one of a meter may overdraw it.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::budget::Budget;
use crate::reason::Reason;

/// Steps of Z3 in a unit. On a machine of 2024 it makes between 2,000 and 8,000 of them in a millisecond: those of its
/// SAT core are the quickest.
const STEPS: u64 = 5_000;

/// An amount of work. One unit takes about a millisecond.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Work(u64);

impl Work {
    /// The most that any question is worth.
    pub const QUESTION: Work = Work::units(20_000);

    /// This many units.
    pub const fn units(count: u64) -> Work {
        Work(count.saturating_mul(STEPS))
    }

    /// This many steps of a solver.
    pub const fn steps(count: u64) -> Work {
        Work(count)
    }

    /// The steps of a solver that this is worth.
    pub const fn as_steps(self) -> u64 {
        self.0
    }

    /// Whole units.
    pub const fn as_units(self) -> u64 {
        self.0 / STEPS
    }

    /// The time that this takes about, for what can only be timed.
    pub const fn usual_time(self) -> Duration {
        Duration::from_micros(self.0 / (STEPS / 1000))
    }

    /// The work that is usually done in a time.
    pub fn usually_done_in(time: Duration) -> Work {
        Work(u64::try_from(time.as_micros()).unwrap_or(u64::MAX).saturating_mul(STEPS / 1000))
    }

    /// This much so many times.
    pub const fn times(self, factor: u64) -> Work {
        Work(self.0.saturating_mul(factor))
    }

    /// Both together.
    pub const fn plus(self, other: Work) -> Work {
        Work(self.0.saturating_add(other.0))
    }

    /// One of so many equal parts.
    pub const fn part(self, of: u64) -> Work {
        Work(self.0 / of)
    }
}

/// Counts the work of something that has its own cap or allowance, and of what it is a part of. The one by default counts
/// nothing.
#[derive(Clone, Debug, Default)]
pub struct Meter(Option<Arc<Gauge>>);

#[derive(Debug)]
struct Gauge {
    spent: AtomicU64,
    limit: AtomicU64,
    /// Whether who has used it up waits for more.
    waits: bool,
    state: Mutex<State>,
    changed: Condvar,
    above: Meter,
}

#[derive(Debug, Default)]
struct State {
    /// How many threads wait for more.
    waiting: usize,
    /// Whether there will be no more.
    is_closed: bool,
    /// Whether the work has come to its end.
    is_over: bool,
}

/// How something that has an allowance stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It used up what it was granted.
    Waits,
    /// It came to its end.
    Over,
    /// It still runs, but whoever asked is to stop.
    Stopped,
}

/// How often somebody who waits looks whether all is over. Whoever ends something says so, so this is rarely needed.
const LOOK: Duration = Duration::from_millis(20);

impl Meter {
    /// A part of this with a cap of its own.
    pub fn capped(&self, most: Work) -> Meter {
        self.with(most, false)
    }

    /// A part of this that has nothing yet and waits until it is granted something.
    pub fn waiting(&self) -> Meter {
        self.with(Work(0), true)
    }

    fn with(&self, limit: Work, waits: bool) -> Meter {
        Meter(Some(Arc::new(Gauge {
            spent: AtomicU64::new(0),
            limit: AtomicU64::new(limit.0),
            waits,
            state: Mutex::default(),
            changed: Condvar::new(),
            above: self.clone(),
        })))
    }

    /// What was spent under this meter.
    pub fn spent(&self) -> Work {
        Work(self.0.as_ref().map_or(0, |gauge| gauge.spent.load(Ordering::Acquire)))
    }

    /// Counts work that was done.
    pub fn spend(&self, work: Work) {
        for gauge in self.chain() {
            gauge.spent.fetch_add(work.0, Ordering::AcqRel);
        }
    }

    /// Whether a cap is used up, or an allowance to which nothing will be added.
    pub fn is_spent(&self) -> bool {
        self.chain().any(|gauge| gauge.is_used_up() && (!gauge.waits || gauge.state().is_closed))
    }

    /// Waits until every allowance has something left.
    pub(crate) fn wait(&self, budget: &Budget) {
        for gauge in self.chain().filter(|gauge| gauge.waits) {
            if !gauge.is_used_up() {
                continue;
            }
            let mut state = gauge.state();
            state.waiting += 1;
            gauge.changed.notify_all();
            while gauge.is_used_up() && !state.is_closed && budget.exhausted_in_time().is_none() {
                state = gauge.changed.wait_timeout(state, LOOK).unwrap_or_else(PoisonError::into_inner).0;
            }
            state.waiting -= 1;
        }
    }

    /// Grants more to whoever waits.
    pub fn grant(&self, work: Work) {
        if let Some(gauge) = &self.0 {
            let state = gauge.state();
            // What was overdrawn is paid back first, and what was left over is kept.
            gauge.limit.fetch_add(work.0, Ordering::AcqRel);
            drop(state);
            gauge.changed.notify_all();
        }
    }

    /// Grants nothing more: whoever waits is told that all is used up.
    pub fn close(&self) {
        if let Some(gauge) = &self.0 {
            gauge.state().is_closed = true;
            gauge.changed.notify_all();
        }
    }

    /// Says that the work has come to its end.
    pub fn end(&self) {
        if let Some(gauge) = &self.0 {
            gauge.state().is_over = true;
            gauge.changed.notify_all();
        }
    }

    /// Waits until all that was granted is used up or the work has ended, or until `stop` says so.
    pub fn rest(&self, stop: impl Fn() -> bool) -> Standing {
        let Some(gauge) = &self.0 else { return Standing::Over };
        let mut state = gauge.state();
        loop {
            if state.is_over {
                return Standing::Over;
            }
            if state.waiting > 0 && gauge.is_used_up() && !state.is_closed {
                return Standing::Waits;
            }
            if stop() {
                return Standing::Stopped;
            }
            state = gauge.changed.wait_timeout(state, LOOK).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    fn chain(&self) -> impl Iterator<Item = &Gauge> {
        std::iter::successors(self.0.as_deref(), |gauge| gauge.above.0.as_deref())
    }
}

impl Gauge {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_used_up(&self) -> bool {
        self.spent.load(Ordering::Acquire) >= self.limit.load(Ordering::Acquire)
    }
}

impl Budget {
    /// The same budget, but with a cap on the work from now on. No single question under it may take more either.
    pub fn allowing(&self, most: Work) -> Budget {
        Budget { meter: self.meter.capped(most), effort: Some(self.effort().min(most)), ..self.clone() }
    }

    /// The same budget with a meter in the place of its own.
    pub fn metered(self, meter: Meter) -> Budget {
        Budget { meter, ..self }
    }

    /// The work for one question: all of it, however little is left of the budget.
    pub fn effort(&self) -> Work {
        self.effort.unwrap_or(Work::QUESTION)
    }

    /// Counts work that was done.
    pub fn spend(&self, work: Work) {
        self.meter.spend(work);
    }

    /// Waits for its turn; then why work must stop, if it must.
    pub fn turn(&self) -> Result<(), Reason> {
        self.meter.wait(self);
        self.exhausted().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_spent_before_the_whole_and_counts_for_it() {
        let whole = Budget::unlimited().allowing(Work::units(100));
        let part = whole.allowing(Work::units(10));
        assert_eq!(part.effort(), Work::units(10));
        part.spend(Work::units(12));
        assert_eq!((part.exhausted(), whole.exhausted()), (Some(Reason::Spent), None));
        // However little is left, what is asked is asked in earnest.
        whole.spend(Work::units(87));
        assert_eq!(whole.allowing(Work::units(50)).effort(), Work::units(50));
        whole.spend(Work::units(1));
        assert_eq!(whole.exhausted(), Some(Reason::Spent));
        assert_eq!(whole.meter.spent(), Work::units(100));
    }

    #[test]
    fn who_has_used_up_an_allowance_waits_and_goes_on() {
        let meter = Meter::default().waiting();
        let budget = Budget::unlimited().metered(meter.clone());
        std::thread::scope(|scope| {
            let worker = scope.spawn(|| {
                let mut done = 0;
                while budget.turn().is_ok() {
                    budget.spend(Work::units(3));
                    done += 1;
                }
                budget.meter.end();
                done
            });
            for (granted, spent) in [(4, 6), (1, 6), (1, 6), (3, 9)] {
                meter.grant(Work::units(granted));
                assert_eq!(meter.rest(|| false), Standing::Waits);
                assert_eq!(meter.spent(), Work::units(spent));
            }
            meter.close();
            assert_eq!(meter.rest(|| false), Standing::Over);
            assert_eq!(worker.join().ok(), Some(3));
        });
    }
}
