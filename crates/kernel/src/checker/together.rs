//! The rule `together`: functions that code which is not given may call, proved under each other's hypothesis.
//!
//! Code that is not given is one uninterpreted function on both sides, which is right only if whatever it calls back is the same
//! on both. Where a function that it may call has changed, that it behaves the same is a claim of its own; and that claim may need
//! the first one, since the callback may call its caller, directly or through code that is not given. So claims are made under a
//! hypothesis (`Claim::given`: pairs of functions that are taken to be equivalent), and what is proved under one holds under it
//! alone. Here the hypotheses are discharged: where every pair that any of the proofs takes for granted is the subject of one of
//! them, all of them hold. This is mutual summaries across code that nobody has (Godlin and Strichman's rule PROC-P-EQ, with the
//! unknown code in the place of the recursive call).
//!
//! **Why it is sound.** A proof says: whatever the answers of the code that is not given are, as long as it answers both sides
//! alike, both functions end alike, or neither ends; and both make the same calls of it, one after the other, with the same
//! arguments and the same memory. Let the code that is not given come back at most n levels deep; a call that would go deeper stops
//! the run there, on either side. By induction on n both sides agree: at level 0 nothing that changed is run. At level n + 1 a
//! callback is a run of one of the members whose own calls come back n levels at most; by induction these are answered
//! alike, by its proof the two runs of the member end alike, so the code that called it is in the same state on both sides and goes on
//! alike. A run that ends comes back finitely deep, so at some n it is not stopped, and the other side's is not either. A run that
//! does not end on one side cannot end on the other by the same argument. Where LEFT is undefined, at any depth, all of LEFT's run is.
//!
//! That needs members that hold for all arguments and in all states (no assumption, no other relation of results), under one
//! semantics, and that the sides end together in each: agreement of runs that happen to end is not enough for a caller.

use std::collections::BTreeSet;

use super::{Basis, Equivalence, Rejection};
use crate::certificate::{Certificate, Given};

/// That the first of several proofs, each under a hypothesis, holds without any. The others become part of its certificate.
pub fn confirm_together(first: Equivalence, others: Vec<Equivalence>) -> Result<Equivalence, Rejection> {
    let malformed = |what: String| Err(Rejection::Malformed(what));
    let all: Vec<&Equivalence> = std::iter::once(&first).chain(&others).collect();
    let subject = |certificate: &Certificate| Given {
        left: certificate.left.entry.clone(),
        right: certificate.right.entry.clone(),
    };
    let proved: BTreeSet<Given> = all.iter().map(|one| subject(one.certificate())).collect();
    for one in &all {
        let certificate = one.certificate();
        let name = &certificate.left.entry;
        if certificate.assume.is_some() || certificate.ensure.is_some() || certificate.secrecy.is_some() {
            return malformed(format!("what is shown of {name:?} is not that it is equivalent for all arguments"));
        }
        if !one.terminates_together() {
            return malformed(format!("it is not shown that both sides of {name:?} end on the same inputs"));
        }
        let of_first = first.certificate();
        if certificate.semantics != of_first.semantics || certificate.traps_agree != of_first.traps_agree {
            return malformed(format!("{name:?} is proved under another semantics"));
        }
        if !certificate.together.is_empty() {
            return malformed(format!("the proof about {name:?} has proofs of its own in it"));
        }
        if let Some(open) = certificate.given.iter().find(|given| !proved.contains(given)) {
            return malformed(format!("{:?} is taken to be equivalent and not shown to be", open.left));
        }
    }
    let together = others.iter().map(|one| one.certificate().clone()).collect();
    let obligations = all.iter().map(|one| one.obligations()).sum();
    let certificate = Certificate { together, ..first.certificate().clone() };
    let basis = all.iter().map(|one| one.basis().clone()).reduce(Basis::and).unwrap_or(Basis::Tactics);
    Ok(Equivalence::new(certificate, obligations, true, basis))
}

impl Equivalence {
    /// Whether it holds only if some functions are equivalent that it says nothing about.
    pub fn is_open(&self) -> bool {
        let first = self.certificate();
        let is_shown = |given: &Given| {
            let mut all = std::iter::once(first).chain(&first.together);
            all.any(|one| one.left.entry == given.left && one.right.entry == given.right)
        };
        !first.given.iter().chain(first.together.iter().flat_map(|one| &one.given)).all(is_shown)
    }
}
