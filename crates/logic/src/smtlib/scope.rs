//! Which parts of a quantifier's body mention its variables.
//!
//! Those parts are printed inside the quantifier, with `let` for what they share. All others may be defined outside.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::term::{Op, Term};
use crate::terms::Terms;

/// The terms in a body that depend on variables bound there or further outside.
pub(super) struct Region {
    /// All variables that are bound here.
    bound: FxHashSet<Term>,
    dependent: FxHashSet<Term>,
    /// The dependent terms, arguments first. What is inside inner quantifiers is not among them.
    pub(super) order: Vec<Term>,
    pub(super) uses: FxHashMap<Term, u32>,
    /// The largest terms that are not dependent, leaves left out.
    closed: Vec<Term>,
}

impl Region {
    pub(super) fn is_dependent(&self, term: Term) -> bool {
        self.dependent.contains(&term)
    }
}

/// The region of a quantifier that stands in the region of another, or in none.
pub(super) fn analyse(terms: &Terms, forall: Term, outer: Option<&Region>) -> Region {
    let mut region = Region {
        bound: outer.map(|outer| outer.bound.clone()).unwrap_or_default(),
        dependent: FxHashSet::default(),
        order: Vec::new(),
        uses: FxHashMap::default(),
        closed: Vec::new(),
    };
    let Some((&body, variables)) = terms.args(forall).split_last() else {
        return region;
    };
    region.bound.extend(variables);
    // First find what is dependent, arguments before users.
    let children = |term: Term| if *terms.op(term) == Op::Forall { &[] } else { terms.args(term) };
    let mut seen = FxHashSet::default();
    let mut work = vec![(body, false)];
    while let Some((term, children_done)) = work.pop() {
        if children_done {
            let dependent = match terms.op(term) {
                Op::Variable(..) => region.bound.contains(&term),
                Op::Forall => terms.free_variables(&[term]).iter().any(|variable| region.bound.contains(variable)),
                _ => children(term).iter().any(|child| region.dependent.contains(child)),
            };
            if dependent {
                region.dependent.insert(term);
            }
        } else if seen.insert(term) {
            work.push((term, true));
            work.extend(children(term).iter().map(|&child| (child, false)));
        }
    }
    // Then walk over the dependent terms only.
    let mut seen = FxHashSet::default();
    let mut work = vec![(body, false)];
    while let Some((term, children_done)) = work.pop() {
        if children_done {
            region.order.push(term);
        } else if seen.insert(term) {
            if !region.dependent.contains(&term) {
                region.closed.push(term);
                continue;
            }
            work.push((term, true));
            for &child in children(term).iter().rev() {
                *region.uses.entry(child).or_default() += 1;
                work.push((child, false));
            }
        }
    }
    region
}

/// The largest terms inside a quantifier that mention no variable bound there, and all others. None when quantifiers
/// are nested too deeply.
pub(super) fn closed_parts(terms: &Terms, forall: Term, limit: u32) -> Option<(Vec<Term>, Vec<Term>)> {
    let mut closed = Vec::new();
    let mut dependent = terms.args(forall).split_last()?.1.to_vec();
    collect(terms, forall, None, limit, &mut closed, &mut dependent)?;
    Some((closed, dependent))
}

fn collect(
    terms: &Terms,
    forall: Term,
    outer: Option<&Region>,
    limit: u32,
    closed: &mut Vec<Term>,
    dependent: &mut Vec<Term>,
) -> Option<()> {
    let region = analyse(terms, forall, outer);
    closed.extend(&region.closed);
    dependent.extend(&region.order);
    for &term in &region.order {
        if *terms.op(term) == Op::Forall {
            dependent.extend(terms.args(term).split_last()?.1);
            collect(terms, term, Some(&region), limit.checked_sub(1)?, closed, dependent)?;
        }
    }
    Some(())
}
