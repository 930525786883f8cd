//! Quantifier instantiation over the index terms of a query, and Skolemisation.
//!
//! A coupling may say something of every cell of a memory. A solver that is given such facts as they are mostly gives
//! up, although what it would need is nearly always the fact at a cell that the step reads or writes, or at the cell
//! that is claimed to be wrong. That is the observation behind the array property fragment (Bradley, Manna and Sipma,
//! VMCAI 2006) and E-matching (Detlefs, Nelson and Saxe, "Simplify"). So an existential is replaced by a fresh
//! constant, and a universal by the conjunction of its instances at the index terms of the query.
//!
//! Skolemisation preserves satisfiability. Instantiation forgets what the fact says of other cells, so it is sound for
//! `unsat` only; unlike in the array property fragment the instances need not be complete, and a model is asked about
//! again with the quantifiers in place.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_logic::{Op, Sort, Term, Terms};

/// Facts are said of cells, then of the cells that those instances speak of.
const ROUNDS: usize = 2;

/// With more instances than this, nothing is gained.
const MOST_INSTANCES: usize = 600;

/// A query without quantifiers.
pub struct Ground {
    /// What is left to be satisfied.
    pub assertions: Vec<Term>,
    /// Whether a fact about all cells became one about some.
    pub is_weaker: bool,
    /// What was claimed not to hold everywhere, and that it holds at the cell in question.
    at_witness: FxHashMap<Term, Term>,
}

impl Ground {
    /// What is to be told of a solution instead of a term that is quantified: whether it holds at the cell in question.
    pub fn told(&self, terms: &Terms, wanted: Term) -> Term {
        terms.substitute(wanted, &self.at_witness)
    }
}

/// The assertions without quantifiers; nothing if there are none, or they are where this cannot help. The cells that
/// `wanted` terms read are spoken of, too.
pub fn ground(terms: &Terms, assertions: &[Term], wanted: &[Term]) -> Option<Ground> {
    let subterms = terms.subterms(assertions);
    if !subterms.iter().any(|term| *terms.op(*term) == Op::Forall) {
        return None;
    }
    let taken = subterms.iter().filter_map(|term| terms.variable_name(*term)).collect();
    let mut witnesses = Witnesses { terms, taken, bases: bases(terms, &subterms), at_witness: FxHashMap::default() };
    let mut used = 0;
    let mut assertions = assertions
        .iter()
        .map(|assertion| witnesses.rewrite(*assertion, true, &mut used))
        .collect::<Option<Vec<Term>>>()?;
    let at_witness = witnesses.at_witness;
    let facts = terms.subterms(&assertions).into_iter().filter(|term| *terms.op(*term) == Op::Forall);
    let facts: Vec<Term> = facts.collect();
    let mut said: FxHashMap<Term, Vec<Term>> = FxHashMap::default();
    let told: Vec<Term> = wanted.iter().map(|term| terms.substitute(*term, &at_witness)).collect();
    let mut spoken_of: Vec<Term> = assertions.iter().chain(&told).copied().collect();
    let mut known: FxHashSet<(Term, Term)> = FxHashSet::default();
    let mut total = 0;
    for _ in 0..ROUNDS {
        let fresh: Vec<(Term, Term)> = cells(terms, &spoken_of).into_iter().filter(|at| known.insert(*at)).collect();
        spoken_of = Vec::new();
        for fact in &facts {
            // Facts about several cells at once would need all tuples.
            let [variable, body] = terms.args(*fact) else { return None };
            let instances = said.entry(*fact).or_default();
            for (memory, index) in cells(terms, &[*body]) {
                let about = fresh.iter().filter(|(other, _)| *other == memory).map(|(_, cell)| *cell);
                for value in about.filter_map(|cell| solved_for(terms, *variable, index, cell)) {
                    let instance = terms.substitute(*body, &FxHashMap::from_iter([(*variable, value)]));
                    if !instances.contains(&instance) {
                        instances.push(instance);
                        spoken_of.push(instance);
                        total += 1;
                    }
                }
            }
            if total > MOST_INSTANCES {
                return None;
            }
        }
    }
    let conjunctions: FxHashMap<Term, Term> =
        facts.iter().map(|fact| (*fact, terms.and(said.get(fact).map_or(&[], Vec::as_slice)))).collect();
    assertions = terms.substitute_all(&assertions, &conjunctions);
    Some(Ground { assertions, is_weaker: !facts.is_empty(), at_witness })
}

/// Whether something is said of all cells of a memory.
pub fn is_about_cells(terms: &Terms, formula: Term) -> bool {
    terms.subterms(&[formula]).into_iter().any(|term| match terms.op(term) {
        Op::Forall => true,
        Op::Eq => matches!(terms.sort_ref(terms.args(term)[0]), Sort::Array(..)),
        _ => false,
    })
}

/// Makes claims that something does not hold everywhere claims about one cell.
struct Witnesses<'a> {
    terms: &'a Terms,
    /// Names that mean something already.
    taken: FxHashSet<&'a str>,
    /// From where facts count the cells of a memory.
    bases: FxHashMap<Term, Term>,
    at_witness: FxHashMap<Term, Term>,
}

impl Witnesses<'_> {
    /// The formula with what must not hold everywhere said of a witness. `used` counts the witnesses there are: parts
    /// of which one is enough may share theirs, parts that hold together may not. `None` where a quantifier is neither
    /// plainly required nor plainly denied, or within another.
    fn rewrite(&mut self, formula: Term, required: bool, used: &mut usize) -> Option<Term> {
        let t = self.terms;
        let args = t.args(formula);
        match t.op(formula) {
            Op::Not => Some(t.not(self.rewrite(args[0], !required, used)?)),
            Op::And => Some(t.and(&self.parts(args, required, !required, used)?)),
            Op::Or => Some(t.or(&self.parts(args, required, required, used)?)),
            Op::Implies => {
                let turned = t.or(&[t.not(args[0]), args[1]]);
                self.rewrite(turned, required, used)
            }
            Op::Forall => {
                let (body, variables) = args.split_last()?;
                if required {
                    return is_plain(t, *body).then_some(formula);
                }
                let map = variables.iter().map(|variable| (*variable, self.witness(t.sort(*variable), used)));
                let map: FxHashMap<Term, Term> = map.collect();
                let said = self.rewrite(t.substitute(*body, &map), false, used)?;
                self.at_witness.insert(formula, said);
                Some(said)
            }
            // Two memories that are not the same differ at a cell.
            Op::Eq if !required && matches!(t.sort_ref(args[0]), Sort::Array(..)) && is_plain(t, formula) => {
                let (mut left, mut right) = (args[0], args[1]);
                let mut memories = Vec::new();
                memories_of(t, left, &mut memories);
                memories_of(t, right, &mut memories);
                let base = memories.iter().find_map(|memory| self.bases.get(memory)).copied();
                while let Sort::Array(index, _) = t.sort(left) {
                    let mut at = self.witness((*index).clone(), used);
                    // Counted as the facts count, the cell need not be compared with sums.
                    if let Some(base) = base.filter(|base| *t.sort_ref(*base) == *index) {
                        at = t.term(if *index == Sort::Int { Op::Add } else { Op::BvAdd }, &[base, at]);
                    }
                    (left, right) = (t.select(left, at), t.select(right, at));
                }
                let said = t.eq(left, right);
                self.at_witness.insert(formula, said);
                Some(said)
            }
            _ => is_plain(t, formula).then_some(formula),
        }
    }

    /// The parts of a conjunction or disjunction. Where one of them is enough, they may share witnesses.
    fn parts(&mut self, parts: &[Term], required: bool, share: bool, used: &mut usize) -> Option<Vec<Term>> {
        let start = *used;
        let mut most = start;
        let mut rewritten = Vec::new();
        for part in parts {
            if share {
                *used = start;
            }
            rewritten.push(self.rewrite(*part, required, used)?);
            most = most.max(*used);
        }
        *used = most;
        Some(rewritten)
    }

    fn witness(&self, sort: Sort, used: &mut usize) -> Term {
        loop {
            let name = format!("witness!{used}");
            *used += 1;
            if !self.taken.contains(name.as_str()) {
                return self.terms.variable(&name, sort);
            }
        }
    }
}

/// For each memory that a fact speaks of, from where it counts the cells.
fn bases(t: &Terms, subterms: &[Term]) -> FxHashMap<Term, Term> {
    let mut found = FxHashMap::default();
    for fact in subterms.iter().filter(|term| *t.op(**term) == Op::Forall) {
        let [variable, body] = t.args(*fact) else { continue };
        for (memory, index) in cells(t, &[*body]) {
            let subtract = if *t.sort_ref(index) == Sort::Int { Op::Sub } else { Op::BvSub };
            if t.sort_ref(index) == t.sort_ref(*variable) && index != *variable {
                let base = t.term(subtract, &[index, *variable]);
                if !t.free_variables(&[base]).contains(variable) {
                    found.entry(memory).or_insert(base);
                }
            }
        }
    }
    found
}

/// Whether there is no quantifier in it.
fn is_plain(terms: &Terms, formula: Term) -> bool {
    terms.subterms(&[formula]).iter().all(|term| *terms.op(*term) != Op::Forall)
}

/// What a variable is where an index that it moves by one is a given cell: nothing if it does not move it so, or the
/// cell is of another sort.
pub(crate) fn solved_for(t: &Terms, variable: Term, index: Term, cell: Term) -> Option<Term> {
    if t.sort_ref(index) != t.sort_ref(cell) || t.sort_ref(index) != t.sort_ref(variable) {
        return None;
    }
    if variable == index {
        return Some(cell);
    }
    let subtract = match t.sort_ref(index) {
        Sort::BitVec(_) => Op::BvSub,
        Sort::Int => Op::Sub,
        _ => return None,
    };
    // The variable is as far from the cell as it is from the index, in one direction or the other.
    let candidates = [
        t.term(subtract.clone(), &[cell, t.term(subtract.clone(), &[index, variable])]),
        t.term(
            subtract.clone(),
            &[t.term(if subtract == Op::BvSub { Op::BvAdd } else { Op::Add }, &[index, variable]), cell],
        ),
    ];
    candidates.into_iter().find(|value| !t.free_variables(&[*value]).contains(&variable))
}

/// The cells that are read or written outside of quantifiers, with the memories that they are cells of.
pub(crate) fn cells(terms: &Terms, formulas: &[Term]) -> Vec<(Term, Term)> {
    let mut seen: FxHashSet<Term> = FxHashSet::default();
    let mut work: Vec<Term> = formulas.iter().rev().copied().collect();
    let mut found = Vec::new();
    while let Some(term) = work.pop() {
        if !seen.insert(term) {
            continue;
        }
        let args = terms.args(term);
        match terms.op(term) {
            Op::Forall => continue,
            Op::Select | Op::Store => {
                let mut memories = Vec::new();
                memories_of(terms, args[0], &mut memories);
                found.extend(memories.into_iter().map(|memory| (memory, args[1])));
            }
            _ => {}
        }
        work.extend(args.iter().rev());
    }
    found
}

/// The memories that a memory was made from by writing.
fn memories_of(terms: &Terms, memory: Term, found: &mut Vec<Term>) {
    let args = terms.args(memory);
    match terms.op(memory) {
        // A row is known by the memory it is a row of.
        Op::Store | Op::Select => memories_of(terms, args[0], found),
        Op::Ite => args[1..].iter().for_each(|part| memories_of(terms, *part, found)),
        _ if found.contains(&memory) => {}
        _ => found.push(memory),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(t: &Terms, name: &str) -> Term {
        t.variable(name, Sort::array(Sort::BitVec(8), Sort::BitVec(8)))
    }

    fn has_quantifier(t: &Terms, ground: &Ground) -> bool {
        t.subterms(&ground.assertions).iter().any(|term| *t.op(*term) == Op::Forall)
    }

    #[test]
    fn a_fact_is_said_of_the_cell_that_is_claimed_to_be_wrong() {
        let t = Terms::new();
        let (a, b) = (memory(&t, "a"), memory(&t, "b"));
        let k = t.variable("k", Sort::BitVec(8));
        let same = t.forall(&[k], t.eq(t.select(a, k), t.select(b, k)));
        let ground = ground(&t, &[same, t.not(t.eq(a, b))], &[]).expect("there is a quantifier");
        assert!(ground.is_weaker && !has_quantifier(&t, &ground));
        // One says that the cell is the same in both, the other that it is not.
        assert_eq!(ground.assertions[0], t.not(ground.assertions[1]));
    }

    #[test]
    fn what_fails_together_fails_at_cells_of_its_own() {
        let t = Terms::new();
        let (a, b) = (memory(&t, "a"), memory(&t, "b"));
        let k = t.variable("k", Sort::BitVec(8));
        let zero = |map| t.forall(&[k], t.eq(t.select(map, k), t.bv(8, 0)));
        let witnesses = |assertion: Term| {
            let ground = ground(&t, &[assertion], &[]).expect("there is a quantifier");
            assert!(!ground.is_weaker);
            t.free_variables(&ground.assertions).len() - 2
        };
        let not = |map| t.not(zero(map));
        assert_eq!(witnesses(t.and(&[not(a), not(b)])), 2);
        assert_eq!(witnesses(t.or(&[not(a), not(b)])), 1);
        assert_eq!(witnesses(t.not(t.and(&[zero(a), zero(b)]))), 1);
        // Whatever the variables of a program are called, a witness is none of them.
        let named = t.eq(t.variable("witness!0", Sort::BitVec(8)), t.bv(8, 3));
        let ground = ground(&t, &[named, not(a)], &[]).expect("there is a quantifier");
        assert_eq!(t.free_variables(&ground.assertions).len(), 3);
    }

    #[test]
    fn cells_are_counted_from_where_the_fact_counts_them() {
        let t = Terms::new();
        let (a, base) = (memory(&t, "a"), t.variable("base", Sort::BitVec(8)));
        let k = t.variable("k", Sort::BitVec(8));
        let counted = |from: Term| t.forall(&[k], t.eq(t.select(a, from), t.bv(8, 0)));
        let three = t.bv_add(base, t.bv(8, 3));
        for from in [t.bv_add(base, k), t.bv_sub(base, k)] {
            let wrong = t.not(t.eq(t.select(a, three), t.bv(8, 0)));
            let ground = ground(&t, &[counted(from), wrong], &[]).expect("there is a quantifier");
            assert_eq!(ground.assertions[0], t.not(ground.assertions[1]));
        }
    }

    #[test]
    fn rows_are_cells_of_another_kind() {
        let t = Terms::new();
        let row = Sort::array(Sort::BitVec(8), Sort::BitVec(8));
        let [a, b] = ["a", "b"].map(|name| t.variable(name, Sort::array(Sort::BitVec(16), row.clone())));
        let (r, k) = (t.variable("r", Sort::BitVec(16)), t.variable("k", Sort::BitVec(8)));
        let at = |map: Term| t.select(t.select(map, r), k);
        let same = t.forall(&[k], t.eq(at(a), at(b)));
        let others = t.eq(a, t.store(b, r, t.select(a, r)));
        let ground = ground(&t, &[same, others, t.not(t.eq(a, b))], &[]).expect("there is a quantifier");
        assert!(ground.is_weaker && !has_quantifier(&t, &ground));
        assert!(
            t.subterms(&ground.assertions)
                .contains(&t.select(t.select(a, r), t.variable("witness!1", Sort::BitVec(8))))
        );
    }

    #[test]
    fn a_quantifier_under_both_polarities_is_left_alone() {
        let t = Terms::new();
        let a = memory(&t, "a");
        let k = t.variable("k", Sort::BitVec(8));
        let zero = t.forall(&[k], t.eq(t.select(a, k), t.bv(8, 0)));
        let flag = t.variable("flag", Sort::Bool);
        assert!(ground(&t, &[t.eq(zero, flag)], &[]).is_none());
        assert!(ground(&t, &[flag], &[]).is_none());
    }
}
