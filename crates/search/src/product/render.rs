//! Beliefs as expressions of a certificate.
//!
//! Expressions speak of variables and of what is computed from them, but not of uninterpreted functions, such as the
//! length of a text. What a program computes with those has a name where the code ahead uses it, and that name is used.

use rustc_hash::FxHashMap;
use tandem_kernel::definitions::PREFIX;
use tandem_kernel::expression;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Op, Term};

/// The text of a term at these places, if there is one.
pub fn render(joint: &Joint<'_>, places: &[Place], term: Term) -> Option<String> {
    let t = joint.terms;
    let is_open = |term: Term| {
        t.subterms(&[term]).iter().any(|part| matches!(t.op(*part), Op::Apply(name, _) if !name.starts_with(PREFIX)))
    };
    if !is_open(term) {
        return expression::render(t, term);
    }
    let named = joint.recomputed(places).ok()?;
    let named = named.into_iter().filter(|known| is_open(known.term));
    let names: FxHashMap<Term, Term> =
        named.map(|known| (known.term, t.variable(&known.name, t.sort(known.term)))).collect();
    expression::render(t, t.substitute(term, &names))
}
