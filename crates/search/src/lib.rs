//! The untrusted searches: for proofs and for inputs that tell two programs apart.
//!
//! An engine proposes; the checker and the replay decide. A wrong proposal costs an answer and never gives one.

pub mod abstraction;
pub mod couplings;
pub mod horn;
pub mod testing;

use tandem_proof::certificate::{Certificate, Relation};
use tandem_proof::checker::certificate_for;
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Input;
use tandem_proof::reshape::Reshapes;
use tandem_solver::{Budget, Command, Solver};

use abstraction::engine::Abstraction;
use couplings::engine::{Attempt, Couplings};
use testing::engine::Testing;

/// A method that searches.
pub trait Engine {
    /// What users call it.
    fn name(&self) -> &'static str;
    /// Searches until it has something to propose or the budget is used up. What earlier engines saw may help.
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
    /// Facts worth telling if there is no answer.
    pub established: Vec<String>,
    /// What the search for couplings tried in vain.
    pub failed: Vec<Attempt>,
}

/// What makes a certificate for a claim.
#[derive(Clone, Debug, Default)]
pub struct Proof {
    /// How the programs are rewritten first.
    pub reshape: Reshapes,
    /// The relations, the entries' first.
    pub relations: Vec<Relation>,
}

impl Proof {
    /// The certificate.
    pub fn certificate(self, claim: &Claim) -> Certificate {
        Certificate { reshape: self.reshape, ..certificate_for(claim, self.relations) }
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

/// Every engine, in the order in which they are tried.
pub fn engines() -> Vec<Box<dyn Engine>> {
    engines_with(None)
}

/// Every engine, with this Horn solver in the place of Spacer.
pub fn engines_with(horn_solver: Option<Command>) -> Vec<Box<dyn Engine>> {
    vec![
        Box::new(Testing::QUICK),
        Box::new(Abstraction::Seeds),
        Box::new(Abstraction::Large),
        Box::new(Couplings::BRIEF),
        Box::new(Testing::LONG),
        Box::new(Couplings::LONG),
        Box::new(horn::engine::Horn { solver: horn_solver }),
        Box::new(Abstraction::Refined),
    ]
}
