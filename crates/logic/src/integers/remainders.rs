//! Theorems of division by what is no constant.
//!
//! A place in a ring is `(head + i) % size` on one side and set back to zero at the end on the other; `size` is a number that the caller
//! chose. A quotient times a variable is not linear, so the remainder is left open, a function of which only theorems are said. For numbers
//! x and y that are not negative, all of these hold:
//!
//! * `x % y <= x`, and `x % y < y` if y is not zero;
//! * `x < y` gives `x % y = x` and `x / y = 0`: nothing is divided;
//! * `y <= x < 2y` gives `x % y = x - y` and `x / y = 1`: one turn;
//! * `(x + 1) % y` is the next place of `x % y`, or zero if that is y, for any y but zero: the successor in a cyclic group.
//!
//! Each is true of every x and y, so no solution is lost, whatever the query says of them. Operands with a sign are read as unsigned numbers
//! here, and a theorem applies where both have the sign bit unset, where signed and unsigned division are the same.

use crate::term::{Op, Term};

use super::reader::Reader;
#[cfg(test)]
use super::tests::Broken;

/// More remainders of one query than this are not compared with each other.
const MOST: usize = 8;

/// A remainder that was left open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Remainder {
    made: Term,
    number: Term,
    divisor: Term,
    /// When the theorems hold of it.
    applies: Term,
}

impl Reader<'_> {
    /// What holds of a quotient or remainder of these two numbers, which are unsigned ones of a width.
    pub(super) fn theorems_of_division(&mut self, op: &Op, made: Term, given: [Term; 2], width: u32) -> Vec<Term> {
        let [number, divisor] = given;
        let t = &self.target;
        let zero = t.int(0);
        let positive = t.lt(zero, divisor);
        let applies = match op {
            Op::BvUdiv | Op::BvUrem => positive,
            _ => {
                let unsigned = t.int(1 << (width - 1));
                t.and(&[positive, t.lt(number, unsigned), t.lt(divisor, unsigned)])
            }
        };
        let whole = t.lt(number, divisor);
        let less = t.term(Op::Sub, &[number, divisor]);
        let once = t.and(&[t.le(divisor, number), t.lt(less, divisor)]);
        #[cfg(test)]
        let once = if self.broken == Some(Broken::OneTurnIsEnough) { t.le(divisor, number) } else { once };
        let is = |value: Term| t.eq(made, value);
        let is_remainder = matches!(op, Op::BvUrem | Op::BvSrem);
        let mut facts = if is_remainder {
            vec![t.le(made, number), t.lt(made, divisor), t.implies(whole, is(number)), t.implies(once, is(less))]
        } else {
            vec![t.le(made, number), t.implies(whole, is(zero)), t.implies(once, is(t.int(1)))]
        };
        facts = facts.into_iter().map(|fact| t.implies(applies, fact)).collect();
        if *op == Op::BvUrem {
            // By zero it is the number itself.
            facts.push(t.le(made, number));
        }
        if is_remainder {
            let own = Remainder { made, number, divisor, applies };
            if self.remainders.len() < MOST && self.remainders.iter().all(|known| known.made != made) {
                let others = self.remainders.iter().filter(|other| other.divisor == divisor);
                for other in others {
                    facts.push(self.successor(other, &own));
                    facts.push(self.successor(&own, other));
                }
                self.remainders.push(own);
            }
        }
        facts
    }

    /// What the remainder of the next number is.
    fn successor(&self, before: &Remainder, after: &Remainder) -> Term {
        let t = &self.target;
        let one = t.int(1);
        let next = |term: Term| t.term(Op::Add, &[term, one]);
        let follows = t.eq(after.number, next(before.number));
        let place = next(before.made);
        let turned = t.ite(t.eq(place, before.divisor), t.int(0), place);
        t.implies(t.and(&[before.applies, after.applies, follows]), t.eq(after.made, turned))
    }
}
