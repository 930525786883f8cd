//! Differences of private functions that nobody sees.
//!
//! A private function is compared for all arguments, and nobody but the functions of its own file gives it any. When a check moves from a
//! function into those that call it, the two versions of it do differ, on arguments that it is never given. If everything public
//! that leads to it is equivalent, on both sides, then no run of any caller shows the difference: those proofs look into it, or
//! go by proofs of functions between that do. So the answer about such a function is that it was not shown to be equivalent by itself,
//! and it does not count.
//!
//! That is said only where it is known who leads to it ([`tandem_llvm::callers`]), there is at least one public function that does, each
//! of these has a row, and each row is a proof. Where some of these rows are undecided and none is a difference, a difference of the
//! private function is one that perhaps nobody sees, so the answer is that it is not known.

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
#[derive(Clone, Debug, PartialEq, Eq)]
enum Seen {
    /// Not all of them have an answer yet.
    Open,
    /// One of them differs.
    Surely,
    /// None of them differs, and these are not known to be equivalent, by their places among all rows.
    Perhaps(Vec<usize>),
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
    fn see(&self, verdict: impl Fn(usize) -> Option<VerdictName>) -> Seen {
        let verdicts: Vec<(usize, Option<VerdictName>)> =
            self.public.iter().map(|&index| (index, verdict(index))).collect();
        let is = |wanted: VerdictName| move |(_, verdict): &(usize, Option<VerdictName>)| *verdict == Some(wanted);
        if verdicts.iter().any(is(VerdictName::Different)) {
            return Seen::Surely;
        }
        if verdicts.iter().any(|(_, verdict)| verdict.is_none()) {
            return Seen::Open;
        }
        let undecided: Vec<usize> =
            verdicts.iter().filter(|row| !is(VerdictName::Equivalent)(row)).map(|(index, _)| *index).collect();
        if undecided.is_empty() { Seen::Never } else { Seen::Perhaps(undecided) }
    }

    /// The answer about a private function, when all is known about those that lead to it; the answer as it is until then.
    pub(crate) fn settle(
        &self,
        answer: Answer,
        rows: &[Row],
        verdict: impl Fn(usize) -> Option<VerdictName>,
    ) -> Result<Answer, Box<Answer>> {
        let names = |indices: &[usize]| indices.iter().map(|&index| rows[index].entry()).collect::<Vec<_>>();
        match self.see(verdict) {
            Seen::Open => Err(Box::new(answer)),
            Seen::Surely => Ok(answer),
            Seen::Perhaps(undecided) => Ok(answer.perhaps_seen(&names(&undecided))),
            Seen::Never => Ok(answer.unseen(&names(&self.public))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_seen_if_a_caller_differs_and_perhaps_if_one_is_undecided() {
        let callers = Callers { public: vec![3, 5] };
        let (equivalent, different, unknown) =
            (Some(VerdictName::Equivalent), Some(VerdictName::Different), Some(VerdictName::Unknown));
        let see = |three, five| callers.see(|index| if index == 3 { three } else { five });
        assert_eq!(see(equivalent, equivalent), Seen::Never);
        assert_eq!(see(equivalent, None), Seen::Open);
        assert_eq!(see(None, different), Seen::Surely);
        assert_eq!(see(unknown, different), Seen::Surely);
        assert_eq!(see(unknown, None), Seen::Open);
        assert_eq!(see(equivalent, unknown), Seen::Perhaps(vec![5]));
    }
}
