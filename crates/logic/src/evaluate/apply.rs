//! Every operation on values.

use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{Signed, ToPrimitive, Zero};

use super::EvaluationError;
use super::floats::Float;
use crate::sort::FloatFormat;
use crate::term::Op;
use crate::value::{ArrayValue, Value};
use tandem_base::bits::{self, mask};

/// Products of more bits than this are not computed.
const LARGEST_PRODUCT_BITS: u64 = 1 << 17;

type Outcome = Result<Value, EvaluationError>;

/// The operation on values. Operations that are not functions of their arguments' values have no value here.
pub(crate) fn apply(op: &Op, args: Vec<Value>) -> Outcome {
    match op {
        Op::Constant(constant) => Ok(Value::from(constant)),
        Op::Variable(name, _) | Op::Apply(name, _) => Err(EvaluationError::Unassigned { name: name.clone() }),
        Op::Forall => Err(EvaluationError::Quantifier),

        Op::Not => Ok(Value::Bool(!boolean(first(&args)?)?)),
        Op::And => all_booleans(&args).map(|values| Value::Bool(values.iter().all(|&value| value))),
        Op::Or => all_booleans(&args).map(|values| Value::Bool(values.iter().any(|&value| value))),
        Op::Xor => on_booleans(&args, |a, b| a != b),
        Op::Implies => on_booleans(&args, |a, b| !a || b),
        Op::Eq => {
            let [a, b] = two(&args)?;
            Ok(Value::Bool(a == b))
        }
        Op::Ite => match args.as_slice() {
            [Value::Bool(condition), then, otherwise] => Ok(if *condition { then } else { otherwise }.clone()),
            _ => Err(EvaluationError::WrongSort),
        },

        Op::BvAdd => fold_bits(&args, u128::wrapping_add),
        Op::BvMul => fold_bits(&args, u128::wrapping_mul),
        Op::BvAnd => fold_bits(&args, |a, b| a & b),
        Op::BvOr => fold_bits(&args, |a, b| a | b),
        Op::BvXor => fold_bits(&args, |a, b| a ^ b),
        Op::BvSub => on_bits(&args, |_, a, b| a.wrapping_sub(b)),
        Op::BvNeg => on_one_bits(&args, |_, a| a.wrapping_neg()),
        Op::BvNot => on_one_bits(&args, |_, a| !a),
        Op::BvUdiv => on_bits(&args, bits::udiv),
        Op::BvUrem => on_bits(&args, |_, a, b| bits::urem(a, b)),
        Op::BvSdiv => on_bits(&args, bits::sdiv),
        Op::BvSrem => on_bits(&args, bits::srem),
        Op::BvShl => on_bits(&args, bits::shl),
        Op::BvLshr => on_bits(&args, bits::lshr),
        Op::BvAshr => on_bits(&args, bits::ashr),
        Op::BvUlt => test_bits(&args, |_, a, b| a < b),
        Op::BvUle => test_bits(&args, |_, a, b| a <= b),
        Op::BvSlt => test_bits(&args, |width, a, b| bits::signed(width, a) < bits::signed(width, b)),
        Op::BvSle => test_bits(&args, |width, a, b| bits::signed(width, a) <= bits::signed(width, b)),
        Op::BvSaddOverflow => test_bits(&args, bits::sadd_overflows),
        Op::BvUaddOverflow => test_bits(&args, bits::uadd_overflows),
        Op::BvSsubOverflow => test_bits(&args, bits::ssub_overflows),
        Op::BvUsubOverflow => test_bits(&args, |_, a, b| a < b),
        Op::BvSmulOverflow => test_bits(&args, bits::smul_overflows),
        Op::BvUmulOverflow => test_bits(&args, bits::umul_overflows),
        Op::BvConcat => {
            let (mut total, mut joined) = (0, 0u128);
            for arg in &args {
                let (width, bits) = bit_vector(arg)?;
                joined = if width == 128 { bits } else { (joined << width) | bits };
                total += width;
            }
            Ok(Value::BitVec { width: total, bits: joined })
        }
        Op::BvExtract { high, low } => {
            let (_, bits) = bit_vector(first(&args)?)?;
            Ok(Value::bit_vector(high - low + 1, bits >> low))
        }
        Op::BvZeroExtend(target) => {
            let (_, bits) = bit_vector(first(&args)?)?;
            Ok(Value::bit_vector(*target, bits))
        }
        Op::BvSignExtend(target) => {
            let (width, bits) = bit_vector(first(&args)?)?;
            Ok(Value::bit_vector(*target, bits::signed(width, bits) as u128))
        }

        Op::Add => fold_numbers(&args, |a, b| Ok(a + b), |a, b| Ok(a + b)),
        Op::Mul => fold_numbers(&args, multiply_integers, multiply_rationals),
        Op::Sub => {
            two(&args)?;
            fold_numbers(&args, |a, b| Ok(a - b), |a, b| Ok(a - b))
        }
        Op::Neg => match first(&args)? {
            Value::Int(number) => Ok(Value::Int(-number)),
            Value::Real(number) => Ok(Value::Real(-number)),
            _ => Err(EvaluationError::WrongSort),
        },
        Op::IntDiv => on_integers(&args, |a, b| (a - a.mod_floor(&b.abs())) / b),
        Op::IntMod => on_integers(&args, |a, b| a.mod_floor(&b.abs())),
        Op::RealDiv => match two(&args)? {
            [Value::Real(_), Value::Real(divisor)] if divisor.is_zero() => Err(EvaluationError::DivisionByZero),
            [Value::Real(dividend), Value::Real(divisor)] => Ok(Value::Real(dividend / divisor)),
            _ => Err(EvaluationError::WrongSort),
        },
        Op::Lt => compare_numbers(&args).map(|order| Value::Bool(order.is_lt())),
        Op::Le => compare_numbers(&args).map(|order| Value::Bool(order.is_le())),
        Op::IntToReal => Ok(Value::Real(BigRational::from_integer(integer(first(&args)?)?.clone()))),
        Op::RealToInt => match first(&args)? {
            Value::Real(number) => Ok(Value::Int(number.floor().to_integer())),
            _ => Err(EvaluationError::WrongSort),
        },
        Op::BvToNat => Ok(Value::Int(BigInt::from(bit_vector(first(&args)?)?.1))),
        Op::IntToBv(width) => {
            let modulus = BigInt::from(1) << *width;
            let bits = integer(first(&args)?)?.mod_floor(&modulus).to_u128();
            Ok(Value::bit_vector(*width, bits.expect("a remainder modulo at most 2^128 fits")))
        }

        Op::FpAdd => on_floats(&args, |a, b| a + b, |a, b| a + b),
        Op::FpSub => on_floats(&args, |a, b| a - b, |a, b| a - b),
        Op::FpMul => on_floats(&args, |a, b| a * b, |a, b| a * b),
        Op::FpDiv => on_floats(&args, |a, b| a / b, |a, b| a / b),
        Op::FpTruncRem => on_floats(&args, |a, b| a % b, |a, b| a % b),
        Op::FpFma => match args.as_slice() {
            [a, b, c] => float(a)?.fma(float(b)?, float(c)?).map(from_float).ok_or(EvaluationError::WrongSort),
            _ => Err(EvaluationError::WrongSort),
        },
        Op::FpSqrt => Ok(from_float(float(first(&args)?)?.sqrt())),
        Op::FpRoundToIntegral(rounding) => Ok(from_float(float(first(&args)?)?.round(*rounding))),
        Op::FpNeg => Ok(from_float(float(first(&args)?)?.neg())),
        Op::FpAbs => Ok(from_float(float(first(&args)?)?.abs())),
        Op::FpLt => compare_floats(&args, |order| order.is_lt()),
        Op::FpLe => compare_floats(&args, |order| order.is_le()),
        Op::FpEq => compare_floats(&args, |order| order.is_eq()),
        Op::FpIsNan => Ok(Value::Bool(float(first(&args)?)?.is_nan())),
        Op::FpIsInfinite => Ok(Value::Bool(float(first(&args)?)?.is_infinite())),
        Op::FpIsNegative => Ok(Value::Bool(float(first(&args)?)?.is_negative())),
        Op::FpFromBits(format) => {
            let (_, bits) = bit_vector(first(&args)?)?;
            Ok(Value::float(*format, bits as u64))
        }
        Op::FpToBits => match first(&args)? {
            Value::Float(format, bits) => {
                Ok(Value::BitVec { width: format.bits(), bits: u128::from(format.canonical_bits(*bits)) })
            }
            _ => Err(EvaluationError::WrongSort),
        },
        Op::FpToFp(format) => Ok(from_float(float(first(&args)?)?.convert(*format))),
        Op::FpFromSbv(format) => {
            let (width, bits) = bit_vector(first(&args)?)?;
            Ok(from_float(Float::from_signed(*format, width, bits)))
        }
        Op::FpFromUbv(format) => Ok(from_float(Float::from_unsigned(*format, bit_vector(first(&args)?)?.1))),
        Op::FpToSbv(width) => Ok(Value::BitVec { width: *width, bits: float(first(&args)?)?.to_signed(*width) }),
        Op::FpToUbv(width) => Ok(Value::BitVec { width: *width, bits: float(first(&args)?)?.to_unsigned(*width) }),
        Op::FpToReal => float(first(&args)?)?.to_rational().map(Value::Real).ok_or(EvaluationError::NotFinite),

        Op::Select => match two(&args)? {
            [Value::Array(array), index] => Ok(array.select(index).clone()),
            _ => Err(EvaluationError::WrongSort),
        },
        Op::Store => {
            let [array, index, element] = <[Value; 3]>::try_from(args).map_err(|_| EvaluationError::WrongSort)?;
            match array {
                Value::Array(array) => Ok(Value::Array(array.store(index, element))),
                _ => Err(EvaluationError::WrongSort),
            }
        }
        Op::ConstArray(_) => {
            let [element] = <[Value; 1]>::try_from(args).map_err(|_| EvaluationError::WrongSort)?;
            Ok(Value::Array(ArrayValue::constant(element)))
        }
    }
}

fn first(args: &[Value]) -> Result<&Value, EvaluationError> {
    match args {
        [one] => Ok(one),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn two(args: &[Value]) -> Result<&[Value; 2], EvaluationError> {
    args.try_into().map_err(|_| EvaluationError::WrongSort)
}

fn boolean(value: &Value) -> Result<bool, EvaluationError> {
    match value {
        Value::Bool(value) => Ok(*value),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn bit_vector(value: &Value) -> Result<(u32, u128), EvaluationError> {
    match value {
        Value::BitVec { width, bits } => Ok((*width, *bits)),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn integer(value: &Value) -> Result<&BigInt, EvaluationError> {
    match value {
        Value::Int(number) => Ok(number),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn float(value: &Value) -> Result<Float, EvaluationError> {
    match value {
        Value::Float(format, bits) => Ok(Float::from_bits(*format, *bits)),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn from_float(float: Float) -> Value {
    let (format, bits): (FloatFormat, u64) = float.to_bits();
    Value::Float(format, bits)
}

fn all_booleans(args: &[Value]) -> Result<Vec<bool>, EvaluationError> {
    args.iter().map(boolean).collect()
}

fn on_booleans(args: &[Value], operation: impl Fn(bool, bool) -> bool) -> Outcome {
    let [a, b] = two(args)?;
    Ok(Value::Bool(operation(boolean(a)?, boolean(b)?)))
}

fn two_bit_vectors(args: &[Value]) -> Result<(u32, u128, u128), EvaluationError> {
    let [a, b] = two(args)?;
    match (bit_vector(a)?, bit_vector(b)?) {
        ((width, a), (other, b)) if width == other => Ok((width, a, b)),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn on_one_bits(args: &[Value], operation: impl Fn(u32, u128) -> u128) -> Outcome {
    let (width, bits) = bit_vector(first(args)?)?;
    Ok(Value::bit_vector(width, operation(width, bits)))
}

fn on_bits(args: &[Value], operation: impl Fn(u32, u128, u128) -> u128) -> Outcome {
    let (width, a, b) = two_bit_vectors(args)?;
    Ok(Value::bit_vector(width, operation(width, a, b)))
}

fn test_bits(args: &[Value], operation: impl Fn(u32, u128, u128) -> bool) -> Outcome {
    let (width, a, b) = two_bit_vectors(args)?;
    Ok(Value::Bool(operation(width, a, b)))
}

fn fold_bits(args: &[Value], operation: impl Fn(u128, u128) -> u128) -> Outcome {
    let (head, rest) = args.split_first().ok_or(EvaluationError::WrongSort)?;
    let (width, mut bits) = bit_vector(head)?;
    for arg in rest {
        match bit_vector(arg)? {
            (other, next) if other == width => bits = operation(bits, next) & mask(width),
            _ => return Err(EvaluationError::WrongSort),
        }
    }
    Ok(Value::BitVec { width, bits })
}

fn on_integers(args: &[Value], operation: impl Fn(&BigInt, &BigInt) -> BigInt) -> Outcome {
    let [a, b] = two(args)?;
    let (a, b) = (integer(a)?, integer(b)?);
    if b.is_zero() { Err(EvaluationError::DivisionByZero) } else { Ok(Value::Int(operation(a, b))) }
}

fn fold_numbers(
    args: &[Value],
    integers: impl Fn(BigInt, &BigInt) -> Result<BigInt, EvaluationError>,
    rationals: impl Fn(BigRational, &BigRational) -> Result<BigRational, EvaluationError>,
) -> Outcome {
    let (head, rest) = args.split_first().ok_or(EvaluationError::WrongSort)?;
    rest.iter().try_fold(head.clone(), |sum, arg| match (sum, arg) {
        (Value::Int(a), Value::Int(b)) => integers(a, b).map(Value::Int),
        (Value::Real(a), Value::Real(b)) => rationals(a, b).map(Value::Real),
        _ => Err(EvaluationError::WrongSort),
    })
}

fn multiply_integers(a: BigInt, b: &BigInt) -> Result<BigInt, EvaluationError> {
    if a.bits() + b.bits() > LARGEST_PRODUCT_BITS { Err(EvaluationError::TooLarge) } else { Ok(a * b) }
}

fn multiply_rationals(a: BigRational, b: &BigRational) -> Result<BigRational, EvaluationError> {
    let bits = |number: &BigRational| number.numer().bits() + number.denom().bits();
    if bits(&a) + bits(b) > LARGEST_PRODUCT_BITS { Err(EvaluationError::TooLarge) } else { Ok(a * b) }
}

fn compare_numbers(args: &[Value]) -> Result<std::cmp::Ordering, EvaluationError> {
    match two(args)? {
        [Value::Int(a), Value::Int(b)] => Ok(a.cmp(b)),
        [Value::Real(a), Value::Real(b)] => Ok(a.cmp(b)),
        _ => Err(EvaluationError::WrongSort),
    }
}

fn on_floats(args: &[Value], single: impl Fn(f32, f32) -> f32, double: impl Fn(f64, f64) -> f64) -> Outcome {
    let [a, b] = two(args)?;
    float(a)?.binary(float(b)?, single, double).map(from_float).ok_or(EvaluationError::WrongSort)
}

fn compare_floats(args: &[Value], holds: impl Fn(std::cmp::Ordering) -> bool) -> Outcome {
    let [a, b] = two(args)?;
    Ok(Value::Bool(float(a)?.compare(float(b)?).is_some_and(holds)))
}
