//! Beliefs as expressions of a certificate.
//!
//! Expressions speak of variables and of what is computed from them, but not of uninterpreted functions, such as the
//! length of a text. What a program computes with those has a name where the code ahead uses it, and that name is used.
//! Often only one side still uses it: a side that has ended has no use for the length of its array. Then what is meant is said
//! of the other side's arguments, which are the same ([`Speech::said`]).

use rustc_hash::FxHashMap;
use tandem_kernel::definitions::PREFIX;
use tandem_kernel::expression;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Op, Term, Terms};

use crate::candidates::folds::arguments;

/// The text of a term at these places, if there is one.
pub fn render(joint: &Joint<'_>, places: &[Place], term: Term) -> Option<String> {
    let t = joint.terms;
    if !is_open(t, term) {
        return expression::render(t, term);
    }
    expression::render(t, t.substitute(term, &names(joint, places)?))
}

/// What can be said at some places.
pub struct Speech {
    /// The names of what is computed with uninterpreted functions.
    names: FxHashMap<Term, Term>,
    /// The arguments of one side by those of the other, and the other way round.
    exchanged: Vec<FxHashMap<Term, Term>>,
}

impl Speech {
    /// What can be said at these places.
    pub fn new(joint: &Joint<'_>, places: &[Place]) -> Speech {
        let t = joint.terms;
        let mut exchanged = Vec::new();
        if let [left, right] = places {
            let (left, right) = (arguments(joint, 0, *left), arguments(joint, 1, *right));
            let pairs = left.iter().filter_map(|(position, term)| {
                let (_, other) = right.iter().find(|(other, _)| other == position)?;
                (t.sort(*term) == t.sort(*other)).then_some((*term, *other))
            });
            let pairs: Vec<(Term, Term)> = pairs.collect();
            exchanged.push(pairs.iter().copied().collect());
            exchanged.push(pairs.iter().map(|(left, right)| (*right, *left)).collect());
        }
        Speech { names: names(joint, places).unwrap_or_default(), exchanged }
    }

    /// A term that can be said and means the same, as long as both sides have the same arguments.
    pub fn said(&self, t: &Terms, term: Term) -> Option<Term> {
        let can_be_said = |term: Term| {
            let named = if is_open(t, term) { t.substitute(term, &self.names) } else { term };
            expression::render(t, named).is_some()
        };
        if can_be_said(term) {
            return Some(term);
        }
        let others = self.exchanged.iter().map(|exchanged| t.substitute(term, exchanged));
        others.into_iter().find(|other| can_be_said(*other))
    }
}

/// Whether a term speaks of an uninterpreted function.
fn is_open(t: &Terms, term: Term) -> bool {
    t.subterms(&[term]).iter().any(|part| matches!(t.op(*part), Op::Apply(name, _) if !name.starts_with(PREFIX)))
}

/// What is computed with uninterpreted functions, by the names that it has.
fn names(joint: &Joint<'_>, places: &[Place]) -> Option<FxHashMap<Term, Term>> {
    let t = joint.terms;
    let named = joint.recomputed(places).ok()?.into_iter().filter(|known| is_open(t, known.term));
    Some(named.map(|known| (known.term, t.variable(&known.name, t.sort(known.term)))).collect())
}
