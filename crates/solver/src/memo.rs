//! A cache of answers.
//!
//! A search asks the same things again and again: whether two indices are equal is a part of many queries, and a second
//! attempt begins like the first. Only answers without models and cores are kept. The key is a cryptographic digest of the
//! query's text.
//!
//! What is recalled costs what it cost when it was asked, and no more is recalled than would have been answered: searches
//! run side by side, and who asked first must not decide what another one finds out.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use tandem_base::{Budget, Reason, Work};

use crate::answer::Answer;
use crate::integers::EFFORT;

/// More answers than this are not kept.
const MOST: usize = 1 << 16;

/// Answers by the text of the question.
#[derive(Debug, Default)]
pub(crate) struct Memo(Mutex<HashMap<blake3::Hash, Known>>);

#[derive(Clone, Copy, Debug)]
enum Known {
    /// There is no solution, as was found with this much work.
    Unsat(Work),
    /// This much work was not enough.
    NotWithin(Work),
}

impl Memo {
    /// The answer to a question, if it is known what would come of asking it.
    pub fn recall(&self, question: &str, budget: &Budget) -> Option<Answer> {
        let known = *self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&blake3::hash(question.as_bytes()))?;
        let effort = budget.effort();
        match known {
            // It may have been asked as integers before, in vain.
            Known::Unsat(cost) if cost <= effort.plus(EFFORT) => {
                budget.spend(cost);
                Some(Answer::Unsat(vec![]))
            }
            Known::NotWithin(tried) if effort > tried => None,
            Known::Unsat(_) | Known::NotWithin(_) => {
                budget.spend(effort);
                Some(Answer::Unknown(Reason::Spent))
            }
        }
    }

    /// Keeps the answer to a question that might take as much work as `effort`, and took `cost`.
    pub fn keep(&self, question: &str, effort: Work, cost: Work, answer: &Answer) {
        let learnt = match answer {
            Answer::Unsat(_) => Known::Unsat(cost),
            Answer::Unknown(Reason::Spent) => Known::NotWithin(effort),
            Answer::Sat(_) | Answer::Unknown(_) => return,
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

    fn asked(memo: &Memo, question: &str, effort: u64) -> (Option<Answer>, u64) {
        let budget = Budget::unlimited().allowing(Work::units(effort));
        (memo.recall(question, &budget), budget.meter.spent().as_units())
    }

    #[test]
    fn more_work_is_another_chance() {
        let memo = Memo::default();
        let work = Work::units;
        memo.keep("q", work(10), work(10), &Answer::Unknown(Reason::Spent));
        assert!(matches!(asked(&memo, "q", 10), (Some(Answer::Unknown(_)), 10)));
        assert!(asked(&memo, "q", 20).0.is_none());
        assert!(asked(&memo, "another", 10).0.is_none());
        memo.keep("q", work(200), work(150), &Answer::Unsat(vec![]));
        assert!(matches!(asked(&memo, "q", 300), (Some(Answer::Unsat(_)), 150)));
        assert!(matches!(asked(&memo, "q", 10), (Some(Answer::Unknown(Reason::Spent)), 10)));
    }

    #[test]
    fn what_failed_for_other_reasons_is_asked_again() {
        let memo = Memo::default();
        memo.keep("q", Work::units(10), Work::units(1), &Answer::Unknown(Reason::Timeout));
        assert!(asked(&memo, "q", 1).0.is_none());
    }
}
