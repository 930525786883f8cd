//! Arrays: select over store, the order of stores, equality of chains of stores (McCarthy's axioms; see the module's
//! essay).

use super::linear::FLATTEN_LIMIT;
use crate::term::{Op, Term};
use crate::terms::Terms;

/// How many stores a read looks through.
const READ_LIMIT: usize = 1000;
/// How many stores a new one is moved below. Each is built again, so this bounds the growth.
const SORT_LIMIT: usize = 12;
/// How long the chains are that equality compares element by element.
const CHAIN_LIMIT: usize = 12;

impl Terms {
    /// Map, index and element, if the term is a store.
    pub(super) fn as_store(&self, term: Term) -> Option<[Term; 3]> {
        match self.op(term) {
            Op::Store => self.args(term).try_into().ok(),
            _ => None,
        }
    }

    /// Whether two terms differ under every assignment. Constants do, and sums that differ in their constant only.
    pub(super) fn are_distinct(&self, a: Term, b: Term) -> bool {
        if a == b {
            return false;
        }
        match (self.constant_ref(a), self.constant_ref(b)) {
            (Some(_), Some(_)) => true,
            (None, None) => {
                // The normal form has at most one constant, and last.
                let (left, right) = (self.split_constant(&a), self.split_constant(&b));
                left.0 == right.0 && left.1 != right.1
            }
            _ => false,
        }
    }

    /// The summands without the constant, and the constant.
    fn split_constant<'a>(&'a self, term: &'a Term) -> (&'a [Term], Option<Term>) {
        let args = self.args(*term);
        match (self.op(*term), args.split_last()) {
            (Op::BvAdd | Op::Add, Some((&last, rest)))
                if args.len() <= FLATTEN_LIMIT + 1 && self.constant_ref(last).is_some() && !self.is_zero(last) =>
            {
                // A single summand other than a sum stands for itself, as it would without the constant.
                (rest, Some(last))
            }
            (Op::BvAdd | Op::Add, _) => (args, None),
            _ => (std::slice::from_ref(term), None),
        }
    }

    pub(super) fn rewrite_select(&self, map: Term, index: Term) -> Option<Term> {
        let mut current = map;
        for _ in 0..READ_LIMIT {
            match self.op(current) {
                Op::Store => {
                    let [below, at, element] = self.as_store(current)?;
                    if at == index {
                        return Some(element);
                    }
                    if !self.are_distinct(at, index) {
                        break;
                    }
                    current = below;
                }
                Op::ConstArray(_) => return Some(self.args(current)[0]),
                _ => break,
            }
        }
        if current == map { None } else { Some(self.select(current, index)) }
    }

    pub(super) fn rewrite_store(&self, map: Term, index: Term, element: Term) -> Option<Term> {
        // Go below the stores at other indices that belong above this one, and the store that this one replaces.
        let mut above: Vec<(Term, Term)> = Vec::new();
        let mut below = map;
        let mut replaces = false;
        while let Some([next, at, value]) = self.as_store(below) {
            if at == index {
                below = next;
                replaces = true;
                break;
            }
            if above.len() == SORT_LIMIT || at < index || !self.are_distinct(at, index) {
                break;
            }
            above.push((at, value));
            below = next;
        }
        let sort = self.term_sort_id(map);
        let unchanged = match (self.op(element), self.args(element)) {
            (Op::Select, &[read, at]) => read == below && at == index,
            _ => matches!(self.op(below), Op::ConstArray(_)) && self.args(below)[0] == element,
        };
        if above.is_empty() && !replaces && !unchanged {
            return None;
        }
        let mut result = if unchanged { below } else { self.intern(Op::Store, &[below, index, element], sort) };
        for (at, value) in above.into_iter().rev() {
            result = self.intern(Op::Store, &[result, at, value], sort);
        }
        Some(result)
    }

    pub(super) fn rewrite_map_equality(&self, left: Term, right: Term) -> Option<Term> {
        match (self.op(left), self.op(right)) {
            (Op::ConstArray(_), Op::ConstArray(_)) => {
                return Some(self.eq(self.args(left)[0], self.args(right)[0]));
            }
            (Op::Store, _) if self.as_store(left)?[0] == right => {
                let [map, index, element] = self.as_store(left)?;
                return Some(self.eq(self.select(map, index), element));
            }
            (_, Op::Store) if self.as_store(right)?[0] == left => {
                let [map, index, element] = self.as_store(right)?;
                return Some(self.eq(self.select(map, index), element));
            }
            _ => {}
        }
        // Two chains over one map that write the same, different, indices.
        let (left_chain, left_map) = self.chain(left)?;
        let (right_chain, right_map) = self.chain(right)?;
        let same_places = left_map == right_map
            && left_chain.len() == right_chain.len()
            && left_chain.iter().zip(&right_chain).all(|(a, b)| a.0 == b.0);
        let all_distinct = || {
            left_chain
                .iter()
                .enumerate()
                .all(|(position, a)| left_chain[position + 1..].iter().all(|b| self.are_distinct(a.0, b.0)))
        };
        if !same_places || !all_distinct() {
            return None;
        }
        let equalities: Vec<Term> = left_chain.iter().zip(&right_chain).map(|(a, b)| self.eq(a.1, b.1)).collect();
        Some(self.and(&equalities))
    }

    /// The stores from the outermost, and the map below them, if they are few.
    fn chain(&self, map: Term) -> Option<(Vec<(Term, Term)>, Term)> {
        let mut stores = Vec::new();
        let mut current = map;
        while let Some([below, index, element]) = self.as_store(current) {
            if stores.len() == CHAIN_LIMIT {
                return None;
            }
            stores.push((index, element));
            current = below;
        }
        if stores.is_empty() { None } else { Some((stores, current)) }
    }
}
