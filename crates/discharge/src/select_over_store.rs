//! Read-over-write: resolves `select` over `store` at indices that arithmetic shows to be different.
//!
//! The axiom is McCarthy's: `select(store(a, i, v), j)` is `select(a, j)` if `i ≠ j`. Where the disequality follows
//! only from what is known about numbers (pointers at a distance, an index below another one), an array solver has to
//! find it out in the middle of everything else, for each pair. Here the arithmetic part of the query alone is asked
//! which of the index pairs can be equal, all of them in one disjunction; a model strikes out the pairs that are equal
//! in it (as in Houdini), until the rest is proved different. Then reads go past the stores, and mostly nothing is left
//! to find out.
//!
//! Sound in both directions: the arithmetic part stays asserted, and under it the rewritten terms are equal to the old
//! ones.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::Budget;
use tandem_logic::{Op, Term, Terms, Value};
use tandem_solver::{Answer, Solver};

use crate::congruence::impure;

/// More pairs of indices than this are not looked at.
const MOST_PAIRS: usize = 200;

/// More often than this the solver is not asked which indices can be equal.
const MOST_QUESTIONS: usize = 12;

/// Reads are not looked for further down than this.
const DEEPEST: usize = 60;

/// The assertions with reads that go past the stores at other places: as strong as the assertions. Nothing if no
/// such stores were found.
pub fn with_reads_past_stores(
    solver: &Solver,
    terms: &Terms,
    assertions: &[Term],
    budget: &Budget,
) -> Option<Vec<Term>> {
    let impure = impure(terms, assertions)?;
    let mut open = pairs(terms, assertions, &impure);
    if open.is_empty() || open.len() > MOST_PAIRS {
        return None;
    }
    // The assertions about numbers alone stay as they are, so what follows from them may be used in all others.
    let known: Vec<Term> = assertions.iter().copied().filter(|assertion| !impure.contains(assertion)).collect();
    for _ in 0..MOST_QUESTIONS {
        let equalities: Vec<Term> = open.iter().map(|(at, index)| terms.eq(*at, *index)).collect();
        let question: Vec<Term> = known.iter().copied().chain([terms.or(&equalities)]).collect();
        match solver.solve(terms, &question, &equalities, budget) {
            Answer::Unsat(_) => {
                let apart: FxHashSet<(Term, Term)> = open.into_iter().collect();
                return Some(Reader { terms, apart }.rewritten(assertions));
            }
            Answer::Sat(model) => {
                let equal = |term: Term| {
                    terms.is_true(term)
                        || model.values().iter().any(|(asked, value)| *asked == term && *value == Value::Bool(true))
                };
                let before = open.len();
                open = open.iter().zip(equalities).filter(|(_, same)| !equal(*same)).map(|(pair, _)| *pair).collect();
                if open.is_empty() || open.len() == before {
                    return None;
                }
            }
            Answer::Unknown(_) => return None,
        }
    }
    None
}

/// Indices of stores and of reads from what is stored there, where both are numbers and neither is plainly the other or
/// plainly another.
fn pairs(terms: &Terms, assertions: &[Term], impure: &FxHashSet<Term>) -> Vec<(Term, Term)> {
    let mut stores: FxHashMap<Term, FxHashSet<Term>> = FxHashMap::default();
    let mut found = Vec::new();
    let mut seen = FxHashSet::default();
    for term in terms.subterms(assertions) {
        let args = terms.args(term);
        let at = |stores: &FxHashMap<Term, FxHashSet<Term>>, map: Term| stores.get(&map).cloned().unwrap_or_default();
        match terms.op(term) {
            Op::Store => {
                let mut all = at(&stores, args[0]);
                all.insert(args[1]);
                stores.insert(term, all);
            }
            Op::Ite if stores.contains_key(&args[1]) || stores.contains_key(&args[2]) => {
                let mut all = at(&stores, args[1]);
                all.extend(at(&stores, args[2]));
                stores.insert(term, all);
            }
            Op::Select if !impure.contains(&args[1]) => {
                let mut all: Vec<Term> = at(&stores, args[0]).into_iter().collect();
                all.sort_unstable();
                for at in all {
                    let is_told = at == args[1] || terms.is_false(terms.eq(at, args[1]));
                    if !impure.contains(&at) && !is_told && seen.insert((at, args[1])) {
                        found.push((at, args[1]));
                    }
                }
            }
            _ => {}
        }
    }
    found
}

struct Reader<'a> {
    terms: &'a Terms,
    /// The index of a store and that of a read that are never equal.
    apart: FxHashSet<(Term, Term)>,
}

impl Reader<'_> {
    fn rewritten(&self, assertions: &[Term]) -> Vec<Term> {
        let t = self.terms;
        let mut done: FxHashMap<Term, Term> = FxHashMap::default();
        for term in t.subterms(assertions) {
            let args: Vec<Term> = t.args(term).iter().map(|arg| done[arg]).collect();
            let new = match t.op(term) {
                // The index is about numbers alone, so it is what it was.
                Op::Select => self.read(args[0], args[1], DEEPEST).unwrap_or_else(|| t.select(args[0], args[1])),
                _ if args == t.args(term) => term,
                op => t.term(op.clone(), &args),
            };
            done.insert(term, new);
        }
        assertions.iter().map(|assertion| done[assertion]).collect()
    }

    /// What is read, if it is not plainly the read itself.
    fn read(&self, map: Term, index: Term, depth: usize) -> Option<Term> {
        let t = self.terms;
        let args = t.args(map);
        if depth == 0 {
            return None;
        }
        match t.op(map) {
            Op::Store if args[1] == index => Some(args[2]),
            Op::Store if self.apart.contains(&(args[1], index)) || t.is_false(t.eq(args[1], index)) => {
                Some(self.read(args[0], index, depth - 1).unwrap_or_else(|| t.select(args[0], index)))
            }
            Op::Ite => {
                let ways = [args[1], args[2]].map(|map| self.read(map, index, depth - 1));
                if ways.iter().all(Option::is_none) {
                    return None;
                }
                let [yes, no] = [0, 1].map(|way| ways[way].unwrap_or_else(|| t.select(args[way + 1], index)));
                Some(t.ite(args[0], yes, no))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tandem_logic::{ArrayValue, Assignment, Sort, evaluate};
    use tandem_solver::discover;

    use super::*;

    #[test]
    fn a_read_goes_past_a_store_only_where_the_places_differ() {
        let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
        let budget = Budget::lasting(Duration::from_secs(60));
        let t = Terms::new();
        let word = Sort::BitVec(8);
        let [p, q, v] = ["p", "q", "v"].map(|name| t.variable(name, word.clone()));
        let memory = t.variable("memory", Sort::Array(word.clone().into(), word.into()));
        let chosen = t.variable("chosen", Sort::Bool);
        let stored = t.ite(chosen, t.term(Op::Store, &[memory, p, v]), memory);
        let changed = t.ne(t.select(stored, q), t.select(memory, q));
        let below = t.term(Op::BvUlt, &[p, q]);
        let past = with_reads_past_stores(&solver, &t, &[below, changed], &budget).expect("the places differ");
        assert_eq!(past[0], below, "what it follows from is kept");
        assert!(t.is_false(past[1]), "nothing was changed there");
        let not_above = t.term(Op::BvUle, &[p, q]);
        assert_eq!(with_reads_past_stores(&solver, &t, &[not_above, changed], &budget), None);
        // What is said of memory is not used: it may itself hang on the places.
        let told = t.eq(t.select(memory, p), t.select(memory, q));
        assert_eq!(with_reads_past_stores(&solver, &t, &[t.not(told), changed], &budget), None);
    }

    /// Small numbers without a pattern.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, end: usize) -> usize {
            self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            (self.0 >> 33) as usize % end
        }
    }

    #[test]
    fn what_is_said_stays_the_same() {
        let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
        let budget = Budget::lasting(Duration::from_secs(60));
        let mut numbers = Numbers(7);
        let mut rewritten = 0;
        for _ in 0..100 {
            let t = Terms::new();
            let word = Sort::BitVec(2);
            let [p, q, v] = ["p", "q", "v"].map(|name| t.variable(name, word.clone()));
            let memory = t.variable("memory", Sort::Array(word.clone().into(), word.clone().into()));
            let chosen = t.variable("chosen", Sort::Bool);
            let indices = [p, q, t.term(Op::BvAdd, &[p, t.bv(2, 1)]), t.term(Op::BvAdd, &[q, v]), t.bv(2, 1), v];
            let mut memories = vec![memory];
            for _ in 0..5 {
                let [map, other] = [0; 2].map(|_| memories[numbers.below(memories.len())]);
                let [at, from] = [0; 2].map(|_| indices[numbers.below(indices.len())]);
                let element = if numbers.below(2) == 0 { v } else { t.select(other, from) };
                let stored = t.term(Op::Store, &[map, at, element]);
                memories.push(if numbers.below(3) == 0 { t.ite(chosen, stored, other) } else { stored });
            }
            let mut read = || t.select(memories[numbers.below(memories.len())], indices[numbers.below(indices.len())]);
            let assertions = vec![
                t.term(Op::BvUlt, &[p, q]),
                t.term(Op::BvUlt, &[v, t.bv(2, 2)]),
                t.ne(read(), read()),
                t.ne(read(), read()),
            ];
            let Some(past) = with_reads_past_stores(&solver, &t, &assertions, &budget) else { continue };
            rewritten += usize::from(past != assertions);
            for case in (0..1_u32 << 15).step_by(37) {
                let bits = |from: u32| Value::bit_vector(2, u128::from(case >> from) & 3);
                let mut assignment = Assignment::new();
                [(p, 0), (q, 2), (v, 4)].into_iter().for_each(|(variable, from)| assignment.set(variable, bits(from)));
                assignment.set(chosen, Value::Bool(case & 64 != 0));
                let map = (1..4_u32).fold(ArrayValue::constant(bits(7)), |map, at| {
                    map.store(Value::bit_vector(2, at.into()), bits(7 + 2 * at))
                });
                assignment.set(memory, Value::Array(map));
                let holds = |all: &[Term]| {
                    let truth = |term: &Term| evaluate(&t, *term, &assignment);
                    all.iter().all(|term| truth(term) == Ok(Value::Bool(true)))
                };
                assert_eq!(holds(&assertions), holds(&past), "{assignment:?}");
            }
        }
        assert!(rewritten > 20, "{rewritten} were rewritten");
    }
}
