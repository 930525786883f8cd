//! The product program: both programs as one transition system, and couplings as its inductive invariants.
//!
//! Two programs behave alike if one program that runs both never ends in a state that the claim forbids. That is
//! Barthe, Crespo and Kunz's reduction of relational verification to ordinary verification ("Relational Verification
//! Using Product Programs", 2011); Rêve (Felsing, Grebing, Klebanov, Rümmer and Ulbrich, "Automating Regression
//! Verification", 2014) builds the product over pairs of loops and of calls, and leaves the invariants, called
//! couplings here, to a solver.
//!
//! Here the product is not a program text. A *relation* is a pair of functions (or one function); its *nodes* are pairs
//! of cut points, its *edges* the steps that the alignment allows, each run symbolically by the kernel's own code, so
//! the search asks about the very steps that the checker will. It is explored from the entry, and only where something
//! can be. Calls that correspond are a relation of their own: its entry is the summary's precondition, its exit its
//! postcondition.
//!
//! Couplings are found by guess and check. Every node starts from the strongest belief (`belief`). When a solver shows
//! a step out of the beliefs, the belief at the target is weakened by that state: linear equalities to the affine hull
//! (Karr 1976), all other candidate facts by being dropped, as in Houdini (Flanagan and Leino, "Houdini, an Annotation
//! Assistant for ESC/Java", 2001). What depends on it is looked at again. Beliefs only become weaker and there are
//! finitely many to give up, so this ends; where it ends, they are inductive.
//!
//! Nothing here is trusted. The result is a certificate, and the checker asks every question of it again.
//!
//! * `shapes`, `cut_claim`, `loop_cuts`: the claim, reshaped, with its loops cut
//! * `policy`, `alignment`: how the sides advance, and how that is fitted to runs
//! * `nested`: how a loop within a loop advances with one that has none inside
//! * `explore`, `calls`: nodes and edges, and which calls go together
//! * `belief`, `weakening`: what is believed, and what gives way to states that a solver shows
//! * `seeds`, `planting`: states that runs really pass, and what they make of the beliefs
//! * `restart`: a product settled again, with more predicates or in spite of a violation
//! * `given`: the user's hints
//! * `render`, `certify`: the beliefs as a certificate
//! * `obstacle`: why a product is no proof

mod alignment;
pub mod belief;
mod calls;
mod certify;
pub mod cut_claim;
mod explore;
pub mod given;
pub mod loop_cuts;
mod nested;
mod obstacle;
mod planting;
pub mod policy;
pub(crate) mod render;
mod restart;
pub mod seeds;
pub(crate) mod shapes;
mod weakening;

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::{Budget, Pair, Side, Work};
use tandem_ir::FuncId;
use tandem_kernel::certificate;
use tandem_kernel::claim::Claim;
use tandem_kernel::encode::Unsupported;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::{CutFunction, Place};
use tandem_logic::{Term, Terms};
use tandem_solver::Solver;

use crate::candidates::folds::Folds;
use crate::candidates::{Candidates, Tier, candidates};
use crate::product::belief::Belief;
pub use crate::product::obstacle::Obstacle;
pub(crate) use crate::product::obstacle::input_of;
use crate::product::policy::Policy;
use crate::product::render::Speech;
use crate::product::seeds::Seeds;

/// The cut functions that relations are made of.
pub type Views<'a> = Pair<BTreeMap<FuncId, CutFunction<'a>>>;

/// More nodes than this and the alignment is a bad one.
const MAX_NODES: usize = 400;

/// The work for one question.
const QUESTION: Work = Work::units(1_000);

/// The runs of two functions that go together, or of one.
pub(crate) struct Relation<'a> {
    pub(crate) joint: Joint<'a>,
    pub(crate) functions: Vec<(Side, FuncId)>,
    pub(crate) nodes: BTreeMap<Vec<Place>, Node>,
}

/// Places at which the runs meet.
pub(crate) struct Node {
    pub(crate) belief: Belief,
    /// The claimed beginning or end: believed without question, or required.
    pub(crate) fixed: Option<Term>,
    edges: Option<Vec<usize>>,
    /// Conditions of each side that can be told here.
    conditions: Vec<Vec<Term>>,
}

/// A step from a node.
pub(crate) struct Edge {
    pub(crate) relation: usize,
    pub(crate) source: Vec<Place>,
    /// What holds of the step whatever is believed.
    pub(crate) base: Vec<Term>,
    pub(crate) targets: Vec<Target>,
    /// Summaries used, by relation and the terms of the calls.
    pub(crate) summaries: Vec<SummaryUse>,
    pub(crate) dirty: bool,
    /// Whether asking about everything at once was too much.
    pub(crate) is_hard: bool,
}

/// Where an edge can lead.
pub(crate) struct Target {
    pub(crate) relation: usize,
    pub(crate) places: Vec<Place>,
    pub(crate) guard: Term,
    pub(crate) states: Vec<Vec<Term>>,
    /// Whether this is a call's beginning, and not where the step ends.
    pub(crate) is_call: bool,
}

/// A pair of calls whose summary an edge uses.
pub(crate) struct SummaryUse {
    pub(crate) relation: usize,
    pub(crate) made: Term,
    pub(crate) arguments: Vec<Vec<Term>>,
    pub(crate) exits: Vec<Vec<Term>>,
}

/// What may be said at places, instead of what a tier looks for.
pub(crate) trait Vocabulary {
    /// What might hold at a tuple of places.
    fn candidates(&self, joint: &Joint<'_>, places: &[Place]) -> Result<Candidates, Unsupported>;
}

/// The product.
pub struct Product<'a> {
    pub(crate) claim: &'a Claim,
    pub(crate) terms: &'a Terms,
    views: &'a Views<'a>,
    pub(crate) solver: &'a Solver,
    pub(crate) budget: Budget,
    pub(crate) policy: Policy,
    tier: Tier,
    seeds: Option<&'a Seeds<'a>>,
    /// Whether the entries' runs are believed to meet only where those that were seen did.
    pub(crate) on_track: bool,
    /// Where those that were seen met.
    pub(crate) passed: BTreeSet<Vec<Place>>,
    vocabulary: Option<&'a dyn Vocabulary>,
    pub(crate) given: &'a [certificate::Relation],
    /// What loops compute, where that is spoken of.
    folds: Option<&'a Folds>,
    pub(crate) relations: Vec<Relation<'a>>,
    pub(crate) edges: Vec<Edge>,
    /// The edges and targets through which beliefs gave way, in order.
    pub(crate) gave_way: Vec<(usize, usize)>,
    /// The edge and target where the beliefs allowed what is claimed not to happen.
    pub(crate) violated: Option<(usize, usize)>,
    /// Whether what is claimed may be violated for now.
    pub(crate) tolerant: bool,
    /// Whether asking about everything at once was too much somewhere.
    pub(crate) is_hard: bool,
}

/// Facts for places: by relation and places.
pub(crate) type Said = BTreeMap<(usize, Vec<Place>), Vec<Term>>;

impl<'a> Product<'a> {
    /// The product of the claim's entries.
    pub fn new(
        claim: &'a Claim,
        terms: &'a Terms,
        views: &'a Views<'a>,
        solver: &'a Solver,
        budget: Budget,
        policy: Policy,
        tier: Tier,
    ) -> Self {
        let (relations, edges) = (vec![], vec![]);
        Product {
            claim,
            terms,
            views,
            solver,
            budget,
            policy,
            tier,
            seeds: None,
            on_track: false,
            passed: BTreeSet::new(),
            vocabulary: None,
            given: &[],
            folds: None,
            relations,
            edges,
            gave_way: vec![],
            violated: None,
            tolerant: false,
            is_hard: false,
        }
    }

    /// Starts from what the user says.
    pub fn given(self, given: &'a [certificate::Relation]) -> Self {
        Product { given, ..self }
    }

    /// Speaks of what loops compute.
    pub(crate) fn folding(self, folds: &'a Folds) -> Self {
        Product { folds: Some(folds), ..self }
    }

    /// Says only what a vocabulary has words for.
    pub(crate) fn speaking(self, vocabulary: &'a dyn Vocabulary) -> Self {
        Product { vocabulary: Some(vocabulary), ..self }
    }

    /// Starts from states that runs pass; gives up where a step leads away from them, if it is to keep on their track.
    pub fn seeded(self, seeds: &'a Seeds<'a>, on_track: bool) -> Self {
        Product { seeds: Some(seeds), on_track: on_track && seeds.are_many() && self.given.is_empty(), ..self }
    }

    /// Explores until the beliefs are inductive and the claim holds at the end.
    pub fn settle(&mut self) -> Result<Vec<certificate::Relation>, Obstacle> {
        self.begin()?;
        self.plant()?;
        self.settle_edges()
    }

    /// Weakens beliefs until no edge leads out of any.
    pub(crate) fn settle_edges(&mut self) -> Result<Vec<certificate::Relation>, Obstacle> {
        while let Some(edge) = self.edges.iter().position(|edge| edge.dirty) {
            self.edges[edge].dirty = false;
            self.settle_edge(edge)?;
        }
        self.write_down()
    }

    /// What might hold at a node.
    pub(crate) fn candidates(&self, relation: usize, places: &[Place]) -> Result<Candidates, Obstacle> {
        let joint = &self.relations[relation].joint;
        let tied = relation == 0 && self.claim.ensure.is_none();
        let mut found = match self.vocabulary {
            Some(vocabulary) => vocabulary.candidates(joint, places),
            None => candidates(joint, places, self.tier, tied),
        }
        .map_err(|error| Obstacle::Unsupported(error.to_string()))?;
        if let Some(folds) = self.folds {
            let (mut columns, mut facts) = (vec![], vec![]);
            if relation == 0 {
                folds.candidates(joint, places, &mut columns, &mut facts);
            } else {
                folds.summaries(joint, places, &mut facts);
            }
            // What cannot be written down is of no use in a certificate.
            let speech = Speech::new(joint, places);
            let said = |term: Term| speech.said(self.terms, term);
            columns.iter_mut().for_each(|group| group.terms = group.terms.iter().copied().filter_map(said).collect());
            found.columns.extend(columns);
            found.facts.extend(facts.into_iter().filter_map(said));
        }
        for fact in given::facts(self.given, joint, places) {
            if !found.facts.contains(&fact) {
                found.facts.push(fact);
            }
        }
        Ok(found)
    }

    /// The beliefs at a node, including what is fixed.
    pub(crate) fn atoms(&self, relation: usize, places: &[Place]) -> Vec<Term> {
        match self.relations[relation].nodes.get(places) {
            Some(Node { fixed: Some(fixed), .. }) => vec![*fixed],
            Some(node) => node.belief.atoms(self.terms),
            None => vec![self.terms.bool(false)],
        }
    }
}
