//! A cache of answers.
//!
//! A search asks the same things again and again: whether two indices are equal is a part of many queries, and a second
//! attempt begins like the first. Only answers without models and cores are kept, because those are the queries that
//! come again. The key is a cryptographic digest of the query's text.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use tandem_base::Reason;

use crate::answer::Answer;

/// More answers than this are not kept.
const MOST: usize = 1 << 16;

/// Answers by the text of the question.
#[derive(Debug, Default)]
pub(crate) struct Memo(Mutex<HashMap<blake3::Hash, Known>>);

#[derive(Clone, Copy, Debug)]
enum Known {
    /// There is no solution.
    Unsat,
    /// This much time was not enough.
    NotWithin(Duration),
}

impl Memo {
    /// The answer to a question that has this much time, if it is known. A little more time is no other chance.
    pub fn recall(&self, question: &str, time: Option<Duration>) -> Option<Answer> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match (known.get(&blake3::hash(question.as_bytes()))?, time) {
            (Known::Unsat, _) => Some(Answer::Unsat(vec![])),
            (Known::NotWithin(tried), Some(time)) if time <= *tried * 5 / 4 => Some(Answer::Unknown(Reason::Timeout)),
            (Known::NotWithin(_), _) => None,
        }
    }

    /// Keeps the answer to a question that had this much time.
    pub fn keep(&self, question: &str, time: Option<Duration>, answer: &Answer) {
        let learnt = match (answer, time) {
            (Answer::Unsat(_), _) => Known::Unsat,
            (Answer::Unknown(Reason::Timeout), Some(time)) => Known::NotWithin(time),
            _ => return,
        };
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() < MOST {
            known.insert(blake3::hash(question.as_bytes()), learnt);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_time_is_another_chance() {
        let memo = Memo::default();
        let [short, long] = [1, 2].map(Duration::from_secs);
        memo.keep("q", Some(short), &Answer::Unknown(Reason::Timeout));
        assert!(matches!(memo.recall("q", Some(short)), Some(Answer::Unknown(_))));
        assert!(memo.recall("q", Some(long)).is_none());
        assert!(memo.recall("q", None).is_none());
        assert!(memo.recall("another", Some(short)).is_none());
        memo.keep("q", Some(long), &Answer::Unsat(vec![]));
        assert!(matches!(memo.recall("q", Some(short)), Some(Answer::Unsat(_))));
    }

    #[test]
    fn what_failed_for_other_reasons_is_asked_again() {
        let memo = Memo::default();
        memo.keep("q", Some(Duration::from_secs(1)), &Answer::Unknown(Reason::Cancelled));
        assert!(memo.recall("q", Some(Duration::ZERO)).is_none());
    }
}
