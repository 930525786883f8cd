//! What a query may use: work, time until a deadline, memory of the solver's process tree, and a flag to stop it early.
//!
//! Work is what is shared out (see [`Work`](crate::Work)); the deadline is the outermost limit, for those who wait.
//!
//! Limits are values handed down with every query; nothing here is global.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::reason::Reason;
use crate::work::{Meter, Work};

/// A question that has less time than this is not asked: hardly any are answered by then.
const LEAST_TIME: Duration = Duration::from_millis(20);

/// The allowance of one query, or of many queries that share a deadline.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// When to give up; `None` is never.
    pub deadline: Option<Instant>,
    /// Bytes of memory the solver's process tree may hold; `None` is any amount.
    pub memory: Option<u64>,
    /// Raised by whoever no longer needs the answer.
    pub cancel: Cancel,
    /// Counts the work.
    pub meter: Meter,
    /// The work for one question; `None` is as much as any is worth.
    pub(crate) effort: Option<Work>,
}

impl Budget {
    /// No limit at all.
    pub fn unlimited() -> Budget {
        Budget::default()
    }

    /// From now on for this long.
    pub fn lasting(time: Duration) -> Budget {
        Budget { deadline: Instant::now().checked_add(time), ..Budget::default() }
    }

    /// The same budget with a memory cap in bytes.
    pub fn with_memory(self, bytes: u64) -> Budget {
        Budget { memory: Some(bytes), ..self }
    }

    /// The same budget, cancelled by `cancel` too.
    pub fn with_cancel(self, cancel: &Cancel) -> Budget {
        let above = vec![self.cancel, cancel.clone()];
        Budget { cancel: Cancel(Arc::new(Flag { raised: AtomicBool::new(false), above })), ..self }
    }

    /// The same budget, but over after `time` from now at the latest.
    pub fn at_most(&self, time: Duration) -> Budget {
        let sooner = Instant::now().checked_add(time);
        let deadline = match (self.deadline, sooner) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        Budget { deadline, ..self.clone() }
    }

    /// This fraction (`part` of `of`) of the time that is left.
    pub fn share(&self, part: u32, of: u32) -> Budget {
        self.remaining().map_or(self.clone(), |left| self.at_most(left * part / of))
    }

    /// The same budget, with a flag of its own that stops nothing but what is done under it.
    pub fn below(self) -> Budget {
        let above = vec![self.cancel];
        Budget { cancel: Cancel(Arc::new(Flag { raised: AtomicBool::new(false), above })), ..self }
    }

    /// Time left, `None` without a deadline.
    pub fn remaining(&self) -> Option<Duration> {
        self.deadline.map(|deadline| deadline.saturating_duration_since(Instant::now()))
    }

    /// Why work must stop now, if it must.
    pub fn exhausted(&self) -> Option<Reason> {
        self.exhausted_in_time().or_else(|| self.meter.is_spent().then_some(Reason::Spent))
    }

    /// Why work must stop now whatever is left to spend, if it must.
    pub fn exhausted_in_time(&self) -> Option<Reason> {
        if self.cancel.is_raised() {
            Some(Reason::Cancelled)
        } else if self.remaining() == Some(Duration::ZERO) {
            Some(Reason::Timeout)
        } else {
            None
        }
    }

    /// Waits for the turn to ask a question. Why there is none to be asked, if so: what cannot have a fair share of time is
    /// not begun.
    pub fn turn_to_ask(&self) -> Result<(), Reason> {
        self.turn()?;
        match self.remaining() {
            Some(left) if left < LEAST_TIME => Err(Reason::Timeout),
            _ => Ok(()),
        }
    }
}

/// A flag shared by everyone who works on one question; once raised it stays so.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<Flag>);

#[derive(Debug, Default)]
struct Flag {
    raised: AtomicBool,
    /// The flags of the work that this is a part of.
    above: Vec<Cancel>,
}

impl Cancel {
    /// A flag not yet raised.
    pub fn new() -> Cancel {
        Cancel::default()
    }

    /// Stop all work under this flag.
    pub fn raise(&self) {
        self.0.raised.store(true, Ordering::Release);
    }

    /// Whether it was raised.
    pub fn is_raised(&self) -> bool {
        self.0.raised.load(Ordering::Acquire) || self.0.above.iter().any(Cancel::is_raised)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sooner_deadline_wins() {
        let long = Budget::lasting(Duration::from_secs(100));
        assert!(long.at_most(Duration::from_secs(1)).remaining() <= Some(Duration::from_secs(1)));
        let short = Budget::lasting(Duration::from_secs(1));
        assert!(short.at_most(Duration::from_secs(100)).remaining() <= Some(Duration::from_secs(1)));
        assert!(Budget::unlimited().at_most(Duration::from_secs(1)).deadline.is_some());
    }

    #[test]
    fn exhaustion_names_its_cause() {
        assert_eq!(Budget::unlimited().exhausted(), None);
        assert_eq!(Budget::lasting(Duration::ZERO).exhausted(), Some(Reason::Timeout));
        let cancel = Cancel::new();
        let budget = Budget::lasting(Duration::ZERO).with_cancel(&cancel);
        cancel.raise();
        assert_eq!(budget.exhausted(), Some(Reason::Cancelled));
    }

    #[test]
    fn a_part_can_be_cancelled_alone_and_with_the_whole() {
        let whole = Budget::unlimited();
        let (one, other) = (whole.clone().below(), whole.clone().below());
        one.cancel.raise();
        assert_eq!(one.exhausted(), Some(Reason::Cancelled));
        assert_eq!((whole.exhausted(), other.exhausted()), (None, None));
        whole.cancel.raise();
        assert_eq!(other.exhausted(), Some(Reason::Cancelled));
    }
}
