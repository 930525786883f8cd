//! Values of the translation as values of the query.

use num_bigint::BigInt;
use num_integer::Integer;
use num_traits::ToPrimitive;

use crate::sort::Sort;
use crate::term::Term;
use crate::value::{ArrayValue, Value};

use super::Translation;

impl Translation<'_> {
    /// The term of the translation whose value determines that of a term of the query. `None` if it does not occur.
    pub fn reading(&self, term: Term) -> Option<Term> {
        self.reader.congruent(term)
    }

    /// The value of a term of the query, given that of its [`Translation::reading`]. `None` if it says nothing, as of floats.
    pub fn value(&self, term: Term, value: &Value) -> Option<Value> {
        carried_back(value, self.reader.source.sort_ref(term))
    }
}

/// A value of the translation as one of the sort.
fn carried_back(value: &Value, sort: &Sort) -> Option<Value> {
    match (sort, value) {
        (Sort::BitVec(width), Value::Int(number)) => {
            let bits = number.mod_floor(&(BigInt::from(1) << *width)).to_u128()?;
            Some(Value::bit_vector(*width, bits))
        }
        (Sort::Array(index, element), Value::Array(map)) => {
            let mut carried = ArrayValue::constant(carried_back(map.default(), element)?);
            for (at, value) in map.entries() {
                if is_index(at, index) {
                    carried = carried.store(carried_back(at, index)?, carried_back(value, element)?);
                }
            }
            Some(Value::Array(carried))
        }
        (Sort::Bool, Value::Bool(_))
        | (Sort::Int, Value::Int(_))
        | (Sort::Real, Value::Real(_))
        | (Sort::Opaque(_), Value::Opaque(_)) => Some(value.clone()),
        _ => None,
    }
}

/// Whether it is the number of an index; maps on integers have more.
fn is_index(value: &Value, sort: &Sort) -> bool {
    match (sort, value) {
        (Sort::BitVec(width), Value::Int(number)) => *number >= BigInt::ZERO && number.bits() <= u64::from(*width),
        _ => true,
    }
}
