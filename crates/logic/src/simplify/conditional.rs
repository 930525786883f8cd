//! If-then-else.

use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;

impl Terms {
    /// Condition and branches, if the term is a conditional.
    pub(super) fn as_conditional(&self, term: Term) -> Option<[Term; 3]> {
        match self.op(term) {
            Op::Ite => self.args(term).try_into().ok(),
            _ => None,
        }
    }

    pub(super) fn rewrite_conditional(&self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        if then == otherwise || self.is_true(condition) {
            return Some(then);
        }
        if self.is_false(condition) {
            return Some(otherwise);
        }
        if *self.op(condition) == Op::Not {
            return Some(self.ite(self.args(condition)[0], otherwise, then));
        }
        // Inside the branches the condition is known.
        if let Some([inner, value, _]) = self.as_conditional(then)
            && inner == condition
        {
            return Some(self.ite(condition, value, otherwise));
        }
        if let Some([inner, _, value]) = self.as_conditional(otherwise)
            && inner == condition
        {
            return Some(self.ite(condition, then, value));
        }
        // Where the branches are equal, either will do for both.
        if *self.op(condition) == Op::Eq {
            let sides = self.args(condition);
            if sides == [then, otherwise] || sides == [otherwise, then] {
                return Some(otherwise);
            }
        }
        match self.sort_ref(then) {
            Sort::Bool => self.rewrite_boolean_conditional(condition, then, otherwise),
            Sort::Array(..) => self
                .merge_stores(condition, then, otherwise)
                .or_else(|| self.join_conditions(condition, then, otherwise)),
            _ => self.join_conditions(condition, then, otherwise),
        }
    }

    fn rewrite_boolean_conditional(&self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        if self.is_true(then) || then == condition {
            return Some(self.or2(condition, otherwise));
        }
        if self.is_false(then) || self.are_complements(condition, then) {
            return Some(self.and2(self.not(condition), otherwise));
        }
        if self.is_true(otherwise) || self.are_complements(condition, otherwise) {
            return Some(self.or2(self.not(condition), then));
        }
        if self.is_false(otherwise) || otherwise == condition {
            return Some(self.and2(condition, then));
        }
        if self.are_complements(then, otherwise) {
            return Some(self.eq(condition, then));
        }
        if *self.op(then) == Op::Not && *self.op(otherwise) == Op::Not {
            return Some(self.not(self.ite(condition, self.args(then)[0], self.args(otherwise)[0])));
        }
        self.join_conditions(condition, then, otherwise)
    }

    /// Two conditionals, one in a branch of the other, that choose between two values are one.
    fn join_conditions(&self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        if let Some([inner, yes, no]) = self.as_conditional(otherwise) {
            if yes == then {
                return Some(self.ite(self.or2(condition, inner), then, no));
            }
            if no == then {
                return Some(self.ite(self.or2(condition, self.not(inner)), then, yes));
            }
        }
        if let Some([inner, yes, no]) = self.as_conditional(then) {
            if no == otherwise {
                return Some(self.ite(self.and2(condition, inner), yes, otherwise));
            }
            if yes == otherwise {
                return Some(self.ite(self.and2(condition, self.not(inner)), no, otherwise));
            }
        }
        None
    }

    /// A choice between maps that differ in one store is a store of a choice.
    fn merge_stores(&self, condition: Term, then: Term, otherwise: Term) -> Option<Term> {
        match (self.as_store(then), self.as_store(otherwise)) {
            (Some([map, index, yes]), Some([other, same, no])) if map == other && index == same => {
                Some(self.store(map, index, self.ite(condition, yes, no)))
            }
            (Some([map, index, yes]), _) if map == otherwise => {
                Some(self.store(map, index, self.ite(condition, yes, self.select(map, index))))
            }
            (_, Some([map, index, no])) if map == then => {
                Some(self.store(map, index, self.ite(condition, self.select(map, index), no)))
            }
            _ => None,
        }
    }
}
