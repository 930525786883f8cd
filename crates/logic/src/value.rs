//! Values that terms take under an assignment.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::Zero;
use rustc_hash::FxHashMap;

use crate::sort::{FloatFormat, Sort};
use crate::term::{Constant, Term};
use crate::terms::Terms;
use tandem_base::bits::mask;

/// A value of some sort. Equal values are equal meanings: maps are kept in a normal form.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Value {
    /// A truth value.
    Bool(bool),
    /// A bit-vector; bits beyond the width are zero.
    BitVec {
        /// 1 to 128.
        width: u32,
        /// The bits.
        bits: u128,
    },
    /// A mathematical integer.
    Int(BigInt),
    /// A rational number.
    Real(BigRational),
    /// A float by its bits; NaN is canonical.
    Float(FloatFormat, u64),
    /// A total map.
    Array(ArrayValue),
    /// An element of an opaque sort: different numbers are different elements.
    Opaque(u64),
}

impl Value {
    /// A bit-vector of the low `width` bits.
    pub fn bit_vector(width: u32, bits: u128) -> Value {
        Value::BitVec { width, bits: bits & mask(width) }
    }

    /// A float whose NaN is made canonical.
    pub fn float(format: FloatFormat, bits: u64) -> Value {
        Value::Float(format, format.canonical_bits(bits))
    }

    /// Some value of the sort: false, zero, plus zero, the map of those, element 0.
    pub fn default_of(sort: &Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(false),
            Sort::BitVec(width) => Value::BitVec { width: *width, bits: 0 },
            Sort::Int => Value::Int(BigInt::zero()),
            Sort::Real => Value::Real(BigRational::zero()),
            Sort::Float(format) => Value::Float(*format, 0),
            Sort::Array(_, element) => Value::Array(ArrayValue::constant(Value::default_of(element))),
            Sort::Opaque(_) => Value::Opaque(0),
        }
    }

    /// Whether the value is one of the sort. Elements of different opaque sorts are not told apart.
    pub fn has_sort(&self, sort: &Sort) -> bool {
        match (self, sort) {
            (Value::Bool(_), Sort::Bool)
            | (Value::Int(_), Sort::Int)
            | (Value::Real(_), Sort::Real)
            | (Value::Opaque(_), Sort::Opaque(_)) => true,
            (Value::BitVec { width, .. }, Sort::BitVec(expected)) => width == expected,
            (Value::Float(format, _), Sort::Float(expected)) => format == expected,
            (Value::Array(array), Sort::Array(index, element)) => {
                array.default().has_sort(element)
                    && array.entries().iter().all(|(key, value)| key.has_sort(index) && value.has_sort(element))
            }
            _ => false,
        }
    }

    /// The constant, unless the value is a map or of an opaque sort.
    pub fn to_constant(&self) -> Option<Constant> {
        match self {
            Value::Bool(value) => Some(Constant::Bool(*value)),
            Value::BitVec { width, bits } => Some(Constant::BitVec { width: *width, bits: *bits }),
            Value::Int(value) => Some(Constant::Int(value.clone())),
            Value::Real(value) => Some(Constant::Real(value.clone())),
            Value::Float(format, bits) => Some(Constant::Float(*format, *bits)),
            Value::Array(_) | Value::Opaque(_) => None,
        }
    }

    /// A term that has this value everywhere. Elements of opaque sorts have no such term.
    pub fn to_term(&self, terms: &Terms, sort: &Sort) -> Option<Term> {
        match (self, sort) {
            (Value::Array(array), Sort::Array(index, element)) => {
                let mut map = terms.const_array(sort.clone(), array.default().to_term(terms, element)?);
                for (key, value) in array.entries() {
                    map = terms.store(map, key.to_term(terms, index)?, value.to_term(terms, element)?);
                }
                Some(map)
            }
            _ => self.to_constant().map(|constant| terms.constant(constant)),
        }
    }
}

impl From<&Constant> for Value {
    fn from(constant: &Constant) -> Value {
        match constant {
            Constant::Bool(value) => Value::Bool(*value),
            Constant::BitVec { width, bits } => Value::BitVec { width: *width, bits: *bits },
            Constant::Int(value) => Value::Int(value.clone()),
            Constant::Real(value) => Value::Real(value.clone()),
            Constant::Float(format, bits) => Value::Float(*format, *bits),
        }
    }
}

/// For people: bit-vectors as `7:32`, floats as numbers, maps as `[0: 5, else 1]`.
impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Bool(value) => write!(out, "{value}"),
            Value::BitVec { width, bits } => write!(out, "{bits}:{width}"),
            Value::Int(value) => write!(out, "{value}"),
            Value::Real(value) => write!(out, "{value}"),
            Value::Float(FloatFormat::Single, bits) => write!(out, "{:?}", f32::from_bits(*bits as u32)),
            Value::Float(FloatFormat::Double, bits) => write!(out, "{:?}", f64::from_bits(*bits)),
            Value::Array(array) => {
                out.write_str("[")?;
                for (key, value) in array.entries() {
                    write!(out, "{key}: {value}, ")?;
                }
                write!(out, "else {}]", array.default())
            }
            Value::Opaque(number) => write!(out, "#{number}"),
        }
    }
}

/// A total map: finitely many entries and one value for all other indices.
///
/// The normal form, which makes equal maps structurally equal: no entry has the default value, and where the entries
/// cover half of the index sort or more, the default is the value that occurs most often (the least of several).
/// Opaque sorts count as infinite.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ArrayValue {
    default: Arc<Value>,
    entries: Arc<BTreeMap<Value, Value>>,
}

impl ArrayValue {
    /// The map with this value everywhere.
    pub fn constant(default: Value) -> ArrayValue {
        ArrayValue { default: Arc::new(default), entries: Arc::new(BTreeMap::new()) }
    }

    /// The value at all indices without an entry.
    pub fn default(&self) -> &Value {
        &self.default
    }

    /// The indices at which the value may differ from the default.
    pub fn entries(&self) -> &BTreeMap<Value, Value> {
        &self.entries
    }

    /// The value at an index.
    pub fn select(&self, index: &Value) -> &Value {
        self.entries.get(index).unwrap_or(&self.default)
    }

    /// The map with the value at one index replaced.
    pub fn store(mut self, index: Value, value: Value) -> ArrayValue {
        if *self.select(&index) == value {
            return self;
        }
        let domain = domain_size(&index);
        let entries = Arc::make_mut(&mut self.entries);
        if value == *self.default {
            entries.remove(&index);
        } else {
            entries.insert(index, value);
        }
        match domain {
            Some(domain) if entries.len() as u128 * 2 >= domain => self.rechoose_default(domain),
            _ => self,
        }
    }

    /// Makes the most frequent value the default. The domain is small, for half of it has entries.
    fn rechoose_default(self, domain: u128) -> ArrayValue {
        let mut counts: FxHashMap<&Value, u128> = FxHashMap::default();
        counts.insert(&self.default, domain - self.entries.len() as u128);
        for value in self.entries.values() {
            *counts.entry(value).or_default() += 1;
        }
        let best = counts
            .iter()
            .max_by(|left, right| left.1.cmp(right.1).then(right.0.cmp(left.0)))
            .map(|(value, _)| (*value).clone())
            .expect("the default was counted");
        if best == *self.default {
            return self;
        }
        let Some((sample, _)) = self.entries.first_key_value() else { return self };
        let entries = all_of_domain(sample, domain)
            .map(|index| (index.clone(), self.select(&index).clone()))
            .filter(|(_, value)| *value != best)
            .collect();
        ArrayValue { default: Arc::new(best), entries: Arc::new(entries) }
    }
}

/// The number of values of the sort that `sample` is of, if it is small enough that a map could have that many entries.
fn domain_size(sample: &Value) -> Option<u128> {
    match sample {
        Value::Bool(_) => Some(2),
        Value::BitVec { width, .. } if *width <= 30 => Some(1 << width),
        Value::BitVec { .. }
        | Value::Int(_)
        | Value::Real(_)
        | Value::Float(..)
        | Value::Array(_)
        | Value::Opaque(_) => None,
    }
}

fn all_of_domain(sample: &Value, domain: u128) -> impl Iterator<Item = Value> {
    let width = match sample {
        Value::BitVec { width, .. } => Some(*width),
        _ => None,
    };
    (0..domain).map(move |bits| match width {
        Some(width) => Value::BitVec { width, bits },
        None => Value::Bool(bits == 1),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bits(width: u32, bits: u128) -> Value {
        Value::bit_vector(width, bits)
    }

    #[test]
    fn maps_that_agree_everywhere_are_equal() {
        let left = ArrayValue::constant(bits(8, 0)).store(Value::Bool(true), bits(8, 1));
        let right = ArrayValue::constant(bits(8, 1)).store(Value::Bool(false), bits(8, 0));
        assert_eq!(left, right);
        // All three ways to write a map over two bits.
        let build = |default: u128| {
            [3, 1, 4, 1].into_iter().enumerate().fold(ArrayValue::constant(bits(8, default)), |map, (index, value)| {
                map.store(bits(2, index as u128), bits(8, value))
            })
        };
        assert_eq!(build(1), build(3));
        assert_eq!(build(1), build(9));
        assert_eq!(build(9).select(&bits(2, 2)), &bits(8, 4));
    }

    #[test]
    fn storing_the_default_removes_the_entry() {
        let constant = ArrayValue::constant(Value::Int(5.into()));
        let changed = constant.clone().store(Value::Int(1.into()), Value::Int(6.into()));
        assert_ne!(constant, changed);
        assert_eq!(constant, changed.store(Value::Int(1.into()), Value::Int(5.into())));
    }

    #[test]
    fn values_become_terms_and_know_their_sorts() {
        let t = Terms::new();
        let sort = Sort::array(Sort::Int, Sort::Bool);
        let value =
            Value::Array(ArrayValue::constant(Value::Bool(false)).store(Value::Int(1.into()), Value::Bool(true)));
        assert!(value.has_sort(&sort));
        assert!(!value.has_sort(&Sort::array(Sort::Bool, Sort::Bool)));
        let term = value.to_term(&t, &sort).unwrap();
        assert_eq!(t.sort(term), sort);
        assert_eq!(Value::default_of(&sort).to_string(), "[else false]");
    }
}
