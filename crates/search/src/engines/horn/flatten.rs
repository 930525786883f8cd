//! Clauses without uninterpreted functions (Ackermann's reduction).
//!
//! Horn solvers know no functions but those of their theories. What a call gives becomes a variable of the clause; that
//! equal arguments give equal results is said for every two calls in it, which is all that a single step can use.
//! Uninterpreted sorts become integers.

use rustc_hash::FxHashMap;
use tandem_logic::{Op, Sort, Term, Terms};

/// More pairs of calls of one function than this are not told to agree.
const MOST_PAIRS: usize = 64;

/// The terms with variables in the place of unknown functions and of things of opaque sorts, and what is known of
/// those variables.
pub fn flatten(t: &Terms, roots: &[Term]) -> (Vec<Term>, Vec<Term>) {
    let mut roots = roots.to_vec();
    let mut applications: Vec<(Op, Vec<Term>, Term)> = Vec::new();
    loop {
        let mut map: FxHashMap<Term, Term> = FxHashMap::default();
        for term in t.subterms(&roots) {
            match t.op(term) {
                // The innermost first; what they stand in is seen in the next round. Sorts stay as they are for now, so that
                // a choice between what is replaced and what is not yet is one between things of one sort.
                op @ Op::Apply(_, sort) if is_innermost(t, term) => {
                    let result = t.variable(&format!("result!{}", applications.len()), sort.clone());
                    applications.push((op.clone(), t.args(term).to_vec(), result));
                    map.insert(term, result);
                }
                _ => {}
            }
        }
        if map.is_empty() {
            break;
        }
        roots = t.substitute_all(&roots, &map);
        for (_, args, _) in &mut applications {
            *args = t.substitute_all(args, &map);
        }
    }
    let everything: Vec<Term> = roots
        .iter()
        .copied()
        .chain(applications.iter().flat_map(|(_, args, result)| args.iter().chain([result]).copied()))
        .collect();
    let opaque = t.subterms(&everything).into_iter().filter_map(|term| match t.op(term) {
        Op::Variable(name, sort @ Sort::Opaque(_)) => Some((term, t.variable(&format!("{name}!opaque"), plain(sort)))),
        _ => None,
    });
    let opaque: FxHashMap<Term, Term> = opaque.collect();
    roots = t.substitute_all(&roots, &opaque);
    for (_, args, result) in &mut applications {
        *args = t.substitute_all(args, &opaque);
        *result = opaque.get(result).copied().unwrap_or(*result);
    }
    let mut facts = Vec::new();
    for (index, (op, args, result)) in applications.iter().enumerate() {
        for (other, other_args, other_result) in &applications[..index] {
            let comparable = op == other
                && args.len() == other_args.len()
                && args.iter().zip(other_args).all(|(a, b)| t.sort(*a) == t.sort(*b));
            if comparable && facts.len() < MOST_PAIRS {
                let equal: Vec<Term> = args.iter().zip(other_args).map(|(a, b)| t.eq(*a, *b)).collect();
                facts.push(t.implies(t.and(&equal), t.eq(*result, *other_result)));
            }
        }
    }
    facts.retain(|fact| !t.is_true(*fact));
    (roots, facts)
}

fn is_innermost(t: &Terms, term: Term) -> bool {
    let below = t.subterms(t.args(term));
    below.into_iter().all(|part| !matches!(t.op(part), Op::Apply(..)))
}

/// The sort that stands for a sort.
pub fn plain(sort: &Sort) -> Sort {
    match sort {
        Sort::Opaque(_) => Sort::Int,
        Sort::Array(index, element) => Sort::array(plain(index), plain(element)),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_arguments_still_give_equal_results() {
        let t = Terms::new();
        let world = t.variable("w", Sort::opaque("world"));
        let (x, y) = (t.variable("x", Sort::Int), t.variable("y", Sort::Int));
        let call = |arg: Term| t.apply("f", &[world, t.apply("g", &[arg], Sort::Int)], Sort::Int);
        let (roots, facts) = flatten(&t, &[t.eq(call(x), call(y))]);
        assert!(t.functions(&roots).is_empty() && t.functions(&facts).is_empty());
        // g(x) against g(y), f of the one against f of the other.
        assert_eq!(facts.len(), 2);
        assert!(t.free_variables(&facts).iter().all(|variable| t.sort(*variable) == Sort::Int));
    }
}
