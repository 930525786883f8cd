//! Derivations: why an obligation holds, in steps that the kernel takes itself.
//!
//! **Idea.** An obligation is a conjunction of hypotheses that must have no solution. A tactic knows how to make that plain to a
//! solver: it substitutes, splits cases, instantiates, abstracts. Instead of believing the tactic's result, the kernel has it say
//! *what* it did in a small calculus (the LCF idea: Milner 1972; cut and ∃-, ∀-rules as in Gentzen's sequent calculus for
//! refutations), does it again on plain terms, and puts the leaves to a solver itself. A tactic that lies only fails.
//!
//! **The calculus.** A state is a list of hypotheses. A [`Derivation`] is a list of [`Step`]s that each turn it into another one
//! which is satisfiable *if the one before is*; at its end the kernel asks a solver to refute all hypotheses that are left. So
//! if the last state has no solution, the first has none. For each rule, let `M` be a solution (an interpretation of all
//! variables and function symbols) of the hypotheses before it:
//!
//! * **cut** `L`: a derivation refutes the hypotheses with `not L`. So `L` holds in `M`, and `M` solves the hypotheses with
//!   `L`. A case split on `c` is a cut of `not c`: the case `c` is refuted first, the other one goes on. Everything that follows from
//!   the hypotheses (a substitution, a range, congruence, a theorem of arithmetic) is said this way.
//! * **generalise**: some terms are replaced by fresh variables everywhere, all at once. `M` with `M(t)` for the variable that
//!   stands for `t` solves the result, since each hypothesis has there the value it had before. Or an operation is replaced by a fresh
//!   function symbol: `M` with the operation itself for the symbol solves the result. Under a quantifier a term is not replaced
//!   if it speaks of what is bound there ([`Terms::substitute_all`] sees to it), an operation always may be.
//! * **instance**: from `forall x. P`, also `P` with terms for `x`, which hold in `M`.
//! * **witness**: from `not forall x. P`, also `not P` with fresh variables for `x`: `M` denies `P` for some values, and with those for
//!   the variables it solves the result. From `not (a = b)` between maps, that they differ at a fresh index: maps are equal when all their
//!   elements are (extensionality), which is what equality of maps means in SMT-LIB.
//! * **keep**: other hypotheses are forgotten; `M` solves those that are left.
//!
//! Without being told, the kernel takes conjunctions apart (`a and b`, `not (a or b)`, `not (a implies b)`, double negation).
//!
//! **What is not a rule.** The translation of bit-vectors to linear integers (`tandem_logic::translate`) is not one: it is twelve
//! hundred lines, as many as all of this and the checker, and its soundness is an argument about the whole query and not about a step. A
//! verdict that wants nobody to be believed asks its leaves as bits. Nor is the simplifier: what it did to a term is a cut, and the
//! solver is asked whether it may.

mod check;
mod discharge;
mod rules;

pub use check::{Refusal, Tally, check};
pub use discharge::{Derived, Proposal, Propose};
pub use rules::{conjuncts, generalised, instance, witnessed};

use std::sync::Arc;

use tandem_base::Reason;
use tandem_logic::{Op, Term, Terms};

/// Steps that lead from the hypotheses of an obligation to ones that a solver refutes. Its terms belong to the `Terms` of the
/// obligation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Derivation {
    /// In this order. After them, a solver is asked about all hypotheses there are.
    pub steps: Vec<Step>,
}

/// One application of a rule; see the [module](self).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// The hypotheses with the negated lemma are refuted, and the lemma is a hypothesis from then on.
    Cut {
        /// What is shown to hold.
        lemma: Term,
        /// Refutes the hypotheses with its negation.
        proof: Derivation,
    },
    /// Terms and operations are replaced in all hypotheses by symbols that nothing is known of.
    Generalise {
        /// Terms, and the fresh variables that take their places.
        terms: Vec<(Term, Term)>,
        /// Operations, and the names of the fresh functions that take their places.
        operations: Vec<(Op, Arc<str>)>,
    },
    /// What is said of all values is said of these.
    Instance {
        /// The hypothesis, a quantified one.
        of: Term,
        /// A value for each variable.
        values: Vec<Term>,
    },
    /// What does not hold of all values does not hold of these.
    Witness {
        /// The hypothesis, a negated quantified one, or that two maps are not equal.
        of: Term,
        /// A fresh variable for each one bound; for maps, one for the index.
        variables: Vec<Term>,
    },
    /// Only these hypotheses are kept.
    Keep(Vec<Term>),
}

impl Derivation {
    /// The solver is asked at once.
    pub fn leaf() -> Derivation {
        Derivation::default()
    }

    /// The solver is asked at once, about these hypotheses only.
    pub fn leaf_of(hypotheses: Vec<Term>) -> Derivation {
        Derivation { steps: vec![Step::Keep(hypotheses)] }
    }
}

/// Who refutes leaves. It can answer nothing but that there is no solution, and has to say who found that out.
pub trait Leaves {
    /// The names of the solvers that found that the assertions have no common solution; or why none did.
    fn refuted_by(&mut self, terms: &Terms, assertions: &[Term]) -> Result<Vec<String>, Reason>;
}
