//! Which sorts an operation takes, and which it gives.

use std::fmt;

use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::{SortId, Terms};

/// An operation was given arguments it does not take.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SortError {
    /// What was wrong, in words.
    pub message: String,
}

impl fmt::Display for SortError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.message)
    }
}

impl std::error::Error for SortError {}

impl Terms {
    /// The sort of `op` applied to `args`.
    pub(crate) fn result_sort(&self, op: &Op, args: &[Term]) -> Result<SortId, SortError> {
        let sorts = Arguments { terms: self, op, args };
        match op {
            Op::Constant(constant) => {
                sorts.count(0)?;
                match constant {
                    Constant::Bool(_) => Ok(SortId::BOOL),
                    Constant::BitVec { width, .. } => sorts.bit_vector(*width),
                    Constant::Int(_) => Ok(SortId::INT),
                    Constant::Real(_) => Ok(SortId::REAL),
                    Constant::Float(format, _) => Ok(SortId::float(*format)),
                }
            }
            Op::Variable(_, sort) => {
                sorts.count(0)?;
                sorts.valid(sort)
            }
            Op::Apply(_, sort) => sorts.valid(sort),

            Op::Not => {
                sorts.count(1)?;
                sorts.all_are(SortId::BOOL)
            }
            Op::And | Op::Or => sorts.all_are(SortId::BOOL),
            Op::Xor | Op::Implies => {
                sorts.count(2)?;
                sorts.all_are(SortId::BOOL)
            }
            Op::Eq => {
                sorts.count(2)?;
                sorts.same(args[0], args[1])?;
                Ok(SortId::BOOL)
            }
            Op::Ite => {
                sorts.count(3)?;
                sorts.is(args[0], SortId::BOOL)?;
                sorts.same(args[1], args[2])
            }
            Op::Forall => {
                let Some((&body, variables)) = args.split_last() else {
                    return Err(sorts.error("a body is missing"));
                };
                if variables.iter().any(|&variable| !matches!(self.op(variable), Op::Variable(..))) {
                    return Err(sorts.error("only variables can be bound"));
                }
                sorts.is(body, SortId::BOOL)
            }

            Op::BvAdd | Op::BvMul | Op::BvAnd | Op::BvOr | Op::BvXor => {
                sorts.at_least(1)?;
                sorts.all_same_bit_vector()
            }
            Op::BvNeg | Op::BvNot => {
                sorts.count(1)?;
                sorts.all_same_bit_vector()
            }
            Op::BvSub | Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem | Op::BvShl | Op::BvLshr | Op::BvAshr => {
                sorts.count(2)?;
                sorts.all_same_bit_vector()
            }
            Op::BvUlt
            | Op::BvUle
            | Op::BvSlt
            | Op::BvSle
            | Op::BvSaddOverflow
            | Op::BvUaddOverflow
            | Op::BvSsubOverflow
            | Op::BvUsubOverflow
            | Op::BvSmulOverflow
            | Op::BvUmulOverflow => {
                sorts.count(2)?;
                sorts.all_same_bit_vector()?;
                Ok(SortId::BOOL)
            }
            Op::BvConcat => {
                sorts.at_least(2)?;
                let mut total = 0u32;
                for &arg in args {
                    total = total.saturating_add(sorts.width(arg)?);
                }
                sorts.bit_vector(total)
            }
            Op::BvExtract { high, low } => {
                sorts.count(1)?;
                if *high >= sorts.width(args[0])? || low > high {
                    return Err(sorts.error("the bits are not those of the argument"));
                }
                sorts.bit_vector(high - low + 1)
            }
            Op::BvZeroExtend(target) | Op::BvSignExtend(target) => {
                sorts.count(1)?;
                if *target < sorts.width(args[0])? {
                    return Err(sorts.error("the target is narrower than the argument"));
                }
                sorts.bit_vector(*target)
            }

            Op::Add | Op::Mul => {
                sorts.at_least(1)?;
                sorts.all_same_number()
            }
            Op::Sub => {
                sorts.count(2)?;
                sorts.all_same_number()
            }
            Op::Neg => {
                sorts.count(1)?;
                sorts.all_same_number()
            }
            Op::IntDiv | Op::IntMod => {
                sorts.count(2)?;
                sorts.all_are(SortId::INT)
            }
            Op::RealDiv => {
                sorts.count(2)?;
                sorts.all_are(SortId::REAL)
            }
            Op::Lt | Op::Le => {
                sorts.count(2)?;
                sorts.all_same_number()?;
                Ok(SortId::BOOL)
            }
            Op::IntToReal => {
                sorts.count(1)?;
                sorts.all_are(SortId::INT)?;
                Ok(SortId::REAL)
            }
            Op::RealToInt => {
                sorts.count(1)?;
                sorts.all_are(SortId::REAL)?;
                Ok(SortId::INT)
            }
            Op::BvToNat => {
                sorts.count(1)?;
                sorts.all_same_bit_vector()?;
                Ok(SortId::INT)
            }
            Op::IntToBv(width) => {
                sorts.count(1)?;
                sorts.all_are(SortId::INT)?;
                sorts.bit_vector(*width)
            }

            Op::FpAdd | Op::FpSub | Op::FpMul | Op::FpDiv | Op::FpTruncRem => {
                sorts.count(2)?;
                sorts.all_same_float()
            }
            Op::FpFma => {
                sorts.count(3)?;
                sorts.all_same_float()
            }
            Op::FpSqrt | Op::FpRoundToIntegral(_) | Op::FpNeg | Op::FpAbs => {
                sorts.count(1)?;
                sorts.all_same_float()
            }
            Op::FpLt | Op::FpLe | Op::FpEq => {
                sorts.count(2)?;
                sorts.all_same_float()?;
                Ok(SortId::BOOL)
            }
            Op::FpIsNan | Op::FpIsInfinite | Op::FpIsNegative => {
                sorts.count(1)?;
                sorts.all_same_float()?;
                Ok(SortId::BOOL)
            }
            Op::FpFromBits(format) => {
                sorts.count(1)?;
                sorts.all_are(SortId::bit_vector(format.bits()))?;
                Ok(SortId::float(*format))
            }
            Op::FpToBits => {
                sorts.count(1)?;
                match self.sort_of_id(sorts.all_same_float()?) {
                    Sort::Float(format) => Ok(SortId::bit_vector(format.bits())),
                    other => Err(sorts.error(&format!("{other} is not a float"))),
                }
            }
            Op::FpToFp(format) => {
                sorts.count(1)?;
                sorts.all_same_float()?;
                Ok(SortId::float(*format))
            }
            Op::FpFromSbv(format) | Op::FpFromUbv(format) => {
                sorts.count(1)?;
                sorts.all_same_bit_vector()?;
                Ok(SortId::float(*format))
            }
            Op::FpToSbv(width) | Op::FpToUbv(width) => {
                sorts.count(1)?;
                sorts.all_same_float()?;
                sorts.bit_vector(*width)
            }
            Op::FpToReal => {
                sorts.count(1)?;
                sorts.all_same_float()?;
                Ok(SortId::REAL)
            }

            Op::Select => {
                sorts.count(2)?;
                let (index, element) = sorts.array(args[0])?;
                sorts.is(args[1], index)?;
                Ok(element)
            }
            Op::Store => {
                sorts.count(3)?;
                let (index, element) = sorts.array(args[0])?;
                sorts.is(args[1], index)?;
                sorts.is(args[2], element)?;
                Ok(self.term_sort_id(args[0]))
            }
            Op::ConstArray(sort) => {
                sorts.count(1)?;
                let id = sorts.valid(sort)?;
                match sort {
                    Sort::Array(_, element) => sorts.is(args[0], self.sort_id(element))?,
                    other => return Err(sorts.error(&format!("{other} is not a map"))),
                };
                Ok(id)
            }
        }
    }
}

struct Arguments<'a> {
    terms: &'a Terms,
    op: &'a Op,
    args: &'a [Term],
}

impl Arguments<'_> {
    fn error(&self, what: &str) -> SortError {
        let sorts: Vec<String> = self.args.iter().take(8).map(|&arg| self.terms.sort_ref(arg).to_string()).collect();
        SortError { message: format!("{:?} of ({}): {what}", self.op, sorts.join(", ")) }
    }

    fn count(&self, expected: usize) -> Result<(), SortError> {
        if self.args.len() == expected { Ok(()) } else { Err(self.error(&format!("takes {expected} arguments"))) }
    }

    fn at_least(&self, expected: usize) -> Result<(), SortError> {
        if self.args.len() >= expected {
            Ok(())
        } else {
            Err(self.error(&format!("takes {expected} or more arguments")))
        }
    }

    fn valid(&self, sort: &Sort) -> Result<SortId, SortError> {
        if sort_is_valid(sort) {
            Ok(self.terms.sort_id(sort))
        } else {
            Err(self.error("a bit-vector has 1 to 128 bits"))
        }
    }

    fn bit_vector(&self, width: u32) -> Result<SortId, SortError> {
        if (1..=128).contains(&width) {
            Ok(SortId::bit_vector(width))
        } else {
            Err(self.error(&format!("a bit-vector has 1 to 128 bits, not {width}")))
        }
    }

    fn is(&self, arg: Term, sort: SortId) -> Result<SortId, SortError> {
        if self.terms.term_sort_id(arg) == sort {
            Ok(sort)
        } else {
            Err(self.error(&format!("{} was expected", self.terms.sort_of_id(sort))))
        }
    }

    fn same(&self, left: Term, right: Term) -> Result<SortId, SortError> {
        let sort = self.terms.term_sort_id(left);
        if sort == self.terms.term_sort_id(right) { Ok(sort) } else { Err(self.error("the sorts differ")) }
    }

    fn all_are(&self, sort: SortId) -> Result<SortId, SortError> {
        self.args.iter().try_for_each(|&arg| self.is(arg, sort).map(|_| ()))?;
        Ok(sort)
    }

    fn all_same(&self, what: &str, accepts: impl Fn(&Sort) -> bool) -> Result<SortId, SortError> {
        let first = self.args.first().ok_or_else(|| self.error("takes arguments"))?;
        let sort = self.terms.term_sort_id(*first);
        if accepts(self.terms.sort_of_id(sort)) {
            self.all_are(sort)
        } else {
            Err(self.error(&format!("{what} was expected")))
        }
    }

    fn all_same_bit_vector(&self) -> Result<SortId, SortError> {
        self.all_same("a bit-vector", |sort| matches!(sort, Sort::BitVec(_)))
    }

    fn all_same_number(&self) -> Result<SortId, SortError> {
        self.all_same("an Int or Real", |sort| matches!(sort, Sort::Int | Sort::Real))
    }

    fn all_same_float(&self) -> Result<SortId, SortError> {
        self.all_same("a float", |sort| matches!(sort, Sort::Float(_)))
    }

    fn width(&self, arg: Term) -> Result<u32, SortError> {
        match self.terms.sort_ref(arg) {
            Sort::BitVec(width) => Ok(*width),
            _ => Err(self.error("a bit-vector was expected")),
        }
    }

    fn array(&self, arg: Term) -> Result<(SortId, SortId), SortError> {
        match self.terms.sort_ref(arg) {
            Sort::Array(index, element) => Ok((self.terms.sort_id(index), self.terms.sort_id(element))),
            _ => Err(self.error("a map was expected")),
        }
    }
}

/// Whether all widths in the sort are possible.
pub(crate) fn sort_is_valid(sort: &Sort) -> bool {
    match sort {
        Sort::BitVec(width) => (1..=128).contains(width),
        Sort::Array(index, element) => sort_is_valid(index) && sort_is_valid(element),
        Sort::Bool | Sort::Int | Sort::Real | Sort::Float(_) | Sort::Opaque(_) => true,
    }
}
