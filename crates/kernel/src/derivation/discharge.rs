//! Obligations discharged by derivations: what tactics propose is checked, and believed in nothing.

use tandem_base::Reason;
use tandem_logic::{Term, Terms, Value};

use super::{Derivation, Leaves, Tally, check};
use crate::claim::{Claim, ClaimError};
use crate::obligation::{Discharge, Discharged};
use crate::reshape::Reshapes;

/// Who proposes derivations.
pub trait Propose {
    /// How hypotheses could be shown to have no common solution.
    fn propose(&mut self, terms: &Terms, hypotheses: &[Term], shown: &[Term]) -> Proposal;

    /// The same claim about the programs as a certificate rewrites them. This is still believed; a verdict says so.
    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError>;
}

/// The answer to [`Propose::propose`].
#[derive(Clone, Debug)]
pub enum Proposal {
    /// They have none, and this is why.
    Derivation(Derivation),
    /// They have one, with these values of the terms to be shown. That rejects a certificate, and it is how the checker learns
    /// that what is assumed can be; a lie about the latter gives a true statement about no input at all.
    Satisfiable(Vec<Option<Value>>),
    /// No way was found.
    Unknown(Reason),
}

/// Discharges obligations by derivations that somebody proposes and solvers whose answers are asked for one by one.
pub struct Derived<'a> {
    /// Who proposes.
    pub tactics: &'a mut dyn Propose,
    /// Who refutes leaves.
    pub leaves: &'a mut dyn Leaves,
    /// What was accepted so far.
    pub tally: Tally,
}

impl Discharge for Derived<'_> {
    fn refute(&mut self, terms: &Terms, assertions: &[Term], shown: &[Term]) -> Discharged {
        match self.tactics.propose(terms, assertions, shown) {
            Proposal::Satisfiable(values) => Discharged::Satisfiable(values),
            Proposal::Unknown(reason) => Discharged::Unknown(reason),
            Proposal::Derivation(derivation) => {
                match check(terms, assertions, &derivation, self.leaves, &mut self.tally) {
                    Ok(()) => Discharged::Refuted,
                    Err(refusal) => Discharged::Unknown(Reason::Unsupported(refusal.to_string())),
                }
            }
        }
    }

    fn reshape(&mut self, claim: &Claim, reshapes: &Reshapes) -> Result<Claim, ClaimError> {
        self.tactics.reshape(claim, reshapes)
    }

    fn terms(&self) -> Terms {
        Terms::plain()
    }
}
