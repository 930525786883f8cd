//! Sorts of terms.

use std::fmt;
use std::sync::Arc;

/// The sort of a term.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Sort {
    /// Truth values.
    Bool,
    /// Bit-vectors of 1 to 128 bits.
    BitVec(u32),
    /// Mathematical integers.
    Int,
    /// Real numbers.
    Real,
    /// IEEE binary32 or binary64, with a single NaN.
    Float(FloatFormat),
    /// Total maps from an index to an element. Maps of several keys are nested.
    Array(Arc<Sort>, Arc<Sort>),
    /// A sort of which nothing is known but equality, by name.
    Opaque(Arc<str>),
}

/// A floating-point format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum FloatFormat {
    /// binary32.
    Single,
    /// binary64.
    Double,
}

impl FloatFormat {
    /// Exponent bits, and significand bits with the hidden one, as SMT-LIB counts them.
    pub fn shape(self) -> (u32, u32) {
        match self {
            FloatFormat::Single => (8, 24),
            FloatFormat::Double => (11, 53),
        }
    }

    /// Bits of the interchange format.
    pub fn bits(self) -> u32 {
        let (exponent, significand) = self.shape();
        exponent + significand
    }
}

impl Sort {
    /// A map from `index` to `element`.
    pub fn array(index: Sort, element: Sort) -> Sort {
        Sort::Array(Arc::new(index), Arc::new(element))
    }

    /// An opaque sort.
    pub fn opaque(name: &str) -> Sort {
        Sort::Opaque(Arc::from(name))
    }
}

/// SMT-LIB syntax.
impl fmt::Display for Sort {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sort::Bool => out.write_str("Bool"),
            Sort::BitVec(width) => write!(out, "(_ BitVec {width})"),
            Sort::Int => out.write_str("Int"),
            Sort::Real => out.write_str("Real"),
            Sort::Float(format) => {
                let (exponent, significand) = format.shape();
                write!(out, "(_ FloatingPoint {exponent} {significand})")
            }
            Sort::Array(index, element) => write!(out, "(Array {index} {element})"),
            Sort::Opaque(name) => out.write_str(name),
        }
    }
}
