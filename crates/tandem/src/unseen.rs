//! Differences of private functions that nobody sees.
//!
//! A private function is compared for all arguments, and nobody but the functions of its own file gives it any. When a check moves from a
//! function into those that call it, the two versions of it do differ, on arguments that it is never given. If everything public
//! that leads to it is equivalent, on both sides, then no run of any caller shows the difference: those proofs look into it, or
//! go by proofs of functions between that do. So the answer about such a function is that it was not shown to be equivalent by itself,
//! and it does not count.
//!
//! That is said only where it is known who leads to it ([`tandem_llvm::callers`]), there is at least one public function that does, each
//! of these has a row, and each row is a proof.

use std::collections::BTreeSet;

use tandem_base::{Pair, Side};
use tandem_report::{ItemName, Status, VerdictName};

use crate::answer::Answer;
use crate::claim::Claim;
use crate::pairs::Programs;
use crate::rows::{Row, State};

/// Whether an answer is one that may not count, if the functions are private. Claims about more than what is done are told as they are.
pub(crate) fn may_be_unseen(claim: &Claim, answer: &Answer) -> bool {
    claim.is_plain()
        && answer.report.item == ItemName::Function
        && answer.report.status == Status::Compared
        && answer.report.verdict != VerdictName::Equivalent
}

/// What leads to a private function.
#[derive(Clone, Debug)]
pub(crate) struct Callers {
    /// The rows about public functions that lead to it, by their places among all rows.
    public: Vec<usize>,
}

/// What became of the callers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Not all of them have an answer yet.
    Open,
    /// One of them is not equivalent.
    Perhaps,
    /// All of them are equivalent.
    Never,
}

impl Callers {
    /// The public functions that lead to the private one of a row; nothing if it is not known that these are all.
    pub(crate) fn of(row: &Row, rows: &[Row], programs: &Programs) -> Option<Callers> {
        let State::Compare { entries, is_guess: false, .. } = &row.state else { return None };
        if row.is_public {
            return None;
        }
        let symbols = programs.callers(entries)?;
        if programs.is_rust() {
            // Its compiler puts calls in place before we see them, so whatever changed may lead there.
            let may_lead = |(_, other): &(usize, &Row)| {
                other.is_public
                    && other.item == ItemName::Function
                    && other.is_changed_somewhere()
                    && other.is_on_both()
            };
            let public: Vec<usize> = rows.iter().enumerate().filter(may_lead).map(|(index, _)| index).collect();
            return (!public.is_empty()).then_some(Callers { public });
        }
        let symbol_of = |other: &Row, side: Side| {
            let name = other.names[side].as_deref()?;
            programs.all[side].symbol(name).map(str::to_owned)
        };
        let mut public = vec![];
        let mut with_row: Pair<BTreeSet<String>> = Pair::from_fn(|_| BTreeSet::new());
        for (index, other) in rows.iter().enumerate() {
            let own = Pair::from_fn(|side| symbol_of(other, side));
            let leads =
                Side::BOTH.into_iter().any(|side| own[side].as_ref().is_some_and(|own| symbols[side].contains(own)));
            for side in Side::BOTH {
                with_row[side].extend(own[side].clone());
            }
            // What only one side has is a row that counts by itself, or is new.
            if leads && other.is_public && other.is_on_both() {
                public.push(index);
            }
        }
        let is_known =
            |side: Side, symbol: &String| with_row[side].contains(symbol) || !programs.is_public(side, symbol);
        let all_known = Side::BOTH.into_iter().all(|side| symbols[side].iter().all(|symbol| is_known(side, symbol)));
        (all_known && !public.is_empty()).then_some(Callers { public })
    }

    /// Whether anybody sees a difference, by the answers about all rows so far.
    pub(crate) fn see(&self, verdict: impl Fn(usize) -> Option<VerdictName>) -> Seen {
        let mut seen = Seen::Never;
        for &index in &self.public {
            match verdict(index) {
                None => return Seen::Open,
                Some(VerdictName::Equivalent) => {}
                Some(_) => seen = Seen::Perhaps,
            }
        }
        seen
    }

    /// What they are called.
    pub(crate) fn names(&self, rows: &[Row]) -> Vec<String> {
        self.public.iter().map(|&index| rows[index].entry()).collect()
    }
}
