//! The untrusted searches: for proofs and for inputs that tell two programs apart.
//!
//! An engine proposes; the checker and the replay decide. A wrong proposal costs an answer and never gives one.

pub mod candidates;
pub mod conditions;
pub mod engines;
pub mod product;
pub mod ranks;
pub mod schedule;
pub mod turns;

use std::sync::{Arc, Mutex, PoisonError};

use crate::engines::abstraction::seed_predicates::Loose;
use crate::engines::regions::statistics::Statistics;
use tandem_base::{Budget, Pair, Side};
use tandem_kernel::certificate::{Certificate, Definition, Relation};
use tandem_kernel::checker::certificate_for;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_solver::Solver;

pub use crate::schedule::{engines, engines_with, further_engines, other_name};

/// A method that searches.
pub trait Engine: Sync {
    /// What users call it.
    fn name(&self) -> &'static str;
    /// Whether it is of use, and takes little from others, while they search.
    fn runs_beside(&self) -> bool {
        false
    }
    /// Whether it takes so little that it is asked before all others, and what it saw helps them.
    fn is_quick(&self) -> bool {
        false
    }
    /// Whether it is likelier than the others to settle a claim of this kind. Then it has its turn before them.
    fn is_likely(&self, _claim: &Claim) -> bool {
        false
    }
    /// Searches until it has something to propose, has nothing more to try, or the budget is used up. Where the budget is
    /// an allowance, it waits for more instead, wherever it is. What earlier engines saw may help.
    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled;
}

/// What engines saw and later ones may use.
#[derive(Clone, Debug, Default)]
pub struct Seen {
    /// Seed of everything random.
    pub seed: u64,
    /// Inputs on which the sides agree, of many kinds.
    pub agreeing: Vec<Input>,
    /// What the user says of how the programs go together.
    pub given: Vec<Relation>,
    /// Runs of a side that did not end where the other side's did.
    pub endless: Pair<Option<Endless>>,
    /// Whether only one thing is to be done at a time, so that a run can be repeated exactly.
    pub one_by_one: bool,
    /// Where to tell of what is found on the way.
    pub news: News,
    /// Where the seeds of predicate abstraction were not enough, and what was the matter.
    pub loose: Option<(Loose, String)>,
    /// What abstraction and refinement of common code took.
    pub statistics: Option<Statistics>,
}

/// Inputs that may tell the programs apart, told of as soon as they are found.
#[derive(Clone, Debug, Default)]
pub struct News(Arc<Mutex<Vec<Input>>>);

impl News {
    /// Tells of inputs.
    pub fn tell(&self, inputs: impl IntoIterator<Item = Input>) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend(inputs);
    }

    /// What was told since it was last asked.
    pub fn take(&self) -> Vec<Input> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Seen {
    /// What is worth telling besides an answer, given whether the sides were proved to end on the same inputs: then a long
    /// run is nothing but a long run.
    pub fn findings(&self, terminates_together: bool) -> Vec<String> {
        let found = Side::BOTH.into_iter().filter_map(|side| self.endless[side].as_ref());
        let mut found: Vec<&Endless> = found.filter(|run| run.is_certain || !terminates_together).collect();
        found.sort_by_key(|run| !run.is_certain);
        found.into_iter().map(|run| run.text.clone()).collect()
    }
}

/// A run that does not seem to end.
#[derive(Clone, Debug)]
pub struct Endless {
    /// Which one, for a reader.
    pub text: String,
    /// Whether it was proved never to end.
    pub is_certain: bool,
}

/// What makes a certificate for a claim.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// How the programs are rewritten first.
    pub reshape: Reshapes,
    /// The relations, the entries' first.
    pub relations: Vec<Relation>,
    /// The functions of logic that they speak of.
    pub definitions: Vec<Definition>,
}

impl Proof {
    /// The certificate.
    pub fn certificate(self, claim: &Claim) -> Certificate {
        Certificate { reshape: self.reshape, definitions: self.definitions, ..certificate_for(claim, self.relations) }
    }
}

/// What an engine proposes.
#[derive(Clone, Debug, Default)]
pub struct Settled {
    /// What makes a certificate.
    pub proof: Option<Proof>,
    /// Inputs that may tell the programs apart.
    pub inputs: Vec<Input>,
    /// Why there is no proof.
    pub why: String,
}

impl Settled {
    /// Nothing to propose, for this reason.
    pub fn nothing(why: String) -> Settled {
        Settled { proof: None, inputs: vec![], why }
    }
}
