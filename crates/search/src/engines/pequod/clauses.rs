//! The rules of the bounded product as a system of Horn clauses, and its one solution as what holds at every copy.

use rustc_hash::FxHashMap;
use tandem_logic::{Op, Term, Terms};

use super::bounded::Bounded;
use super::equal::{Same, put_in, same};
use crate::engines::horn::clauses::{NodeOf, mentions_floats};
use crate::engines::horn::flatten::flatten;
use crate::engines::horn::solution;
use crate::engines::horn::system::{Atom, Clause, System, Unknown};

/// A system, and what its unknowns stand for.
pub(super) struct Clauses {
    pub(super) system: System,
    pub(super) nodes: Vec<NodeOf>,
    same: Vec<Same>,
}

/// What holds at each copy and where each summary ends, in conjuncts, by unknown.
pub(super) type Solution = Vec<Vec<Term>>;

impl Clauses {
    /// The clauses of a bounded product. The reason, if it cannot be said in clauses.
    pub(super) fn new(t: &Terms, bounded: &Bounded) -> Result<Clauses, String> {
        let same = same(t, &bounded.unknowns, &bounded.rules);
        let (mut system, mut nodes) = (System::default(), Vec::new());
        for (index, about) in bounded.unknowns.iter().enumerate() {
            let all = &about.variables;
            let Same { pairs, constants, .. } = &same[index];
            let first = |position: usize| pairs.iter().find(|(_, b)| *b == position).map(|(a, _)| *a);
            let is_kept = |position: &usize| !constants.contains_key(position) && first(*position).is_none();
            let kept: Vec<usize> = (0..all.len()).filter(is_kept).collect();
            let variables: Vec<Term> = kept.iter().map(|position| all[*position]).collect();
            let others = (0..all.len()).filter_map(|position| Some((all[position], all[first(position)?])));
            let replaced: FxHashMap<Term, Term> = others.collect();
            let parameters = flatten(t, &variables).0;
            if parameters.iter().any(|parameter| mentions_floats(&t.sort(*parameter))) {
                return Err("a variable is a float".to_owned());
            }
            let relation = bounded.wrappers[about.wrapper].relation;
            system
                .unknowns
                .push(Unknown { name: format!("copy {index} of {:?} in {relation}", about.places), parameters });
            nodes.push(NodeOf { relation, places: about.places.clone(), same: replaced, variables, kept });
        }
        let mut clauses = Clauses { system, nodes, same };
        for rule in &bounded.rules {
            let known: Vec<&Same> = rule.body.iter().map(|(of, _)| &clauses.same[*of]).collect();
            let put = put_in(t, rule, &known);
            let kept = |of: usize, args: &[Term]| -> Vec<Term> {
                clauses.nodes[of].kept.iter().map(|position| args[*position]).collect()
            };
            let mut atoms: Vec<Atom> = rule
                .body
                .iter()
                .zip(&put.body)
                .map(|((of, _), args)| Atom { of: *of, args: kept(*of, args) })
                .collect();
            let head = rule.head.as_ref().zip(put.head).map(|((of, _), args)| Atom { of: *of, args: kept(*of, &args) });
            let has_head = head.is_some();
            atoms.extend(head);
            let roots: Vec<Term> =
                atoms.iter().flat_map(|atom| atom.args.iter().copied()).chain([t.and(&put.constraint)]).collect();
            let (roots, facts) = flatten(t, &roots);
            let mut roots = roots.into_iter();
            for atom in &mut atoms {
                atom.args = roots.by_ref().take(atom.args.len()).collect();
            }
            let constraint: Vec<Term> = roots.chain(facts).filter(|part| !t.is_true(*part)).collect();
            let all: Vec<Term> = atoms.iter().flat_map(|atom| &atom.args).chain(&constraint).copied().collect();
            let cannot_be_said = |term: &Term| *t.op(*term) == Op::Forall || mentions_floats(t.sort_ref(*term));
            if t.subterms(&all).iter().any(cannot_be_said) {
                return Err("a step needs quantifiers or floats".to_owned());
            }
            if constraint.iter().any(|part| t.is_false(*part)) {
                continue;
            }
            let head = if has_head { atoms.pop() } else { None };
            clauses.system.clauses.push(Clause { body: atoms, constraint, head, origin: rule.origin.to_owned() });
        }
        clauses.drop_impossible();
        Ok(clauses)
    }

    /// Drops what follows from copies that nothing leads to.
    fn drop_impossible(&mut self) {
        let mut alive = vec![false; self.nodes.len()];
        loop {
            let mut is_changed = false;
            for clause in &self.system.clauses {
                if let Some(head) = &clause.head
                    && !alive[head.of]
                    && clause.body.iter().all(|atom| alive[atom.of])
                {
                    alive[head.of] = true;
                    is_changed = true;
                }
            }
            if !is_changed {
                break;
            }
        }
        self.system.clauses.retain(|clause| clause.body.iter().all(|atom| alive[atom.of]));
    }

    /// A solver's model as what holds at every copy.
    pub(super) fn solution(
        &self,
        t: &Terms,
        bounded: &Bounded,
        symbols: &[String],
        model: &str,
    ) -> Result<Solution, String> {
        let mut said = solution::read(t, &self.system, &self.nodes, symbols, model)?;
        for ((own, same), about) in said.iter_mut().zip(&self.same).zip(&bounded.unknowns) {
            let all = &about.variables;
            own.extend(same.pairs.iter().map(|(a, b)| t.eq(all[*a], all[*b])));
            own.extend(same.constants.iter().map(|(position, value)| t.eq(all[*position], *value)));
        }
        Ok(said)
    }
}
