//! What numbers are while a program runs.
//!
//! The execution loop is compiled once for each [`Domain`]: [`Narrow`] for programs whose values all fit into 64 bits,
//! [`Wide`] for programs with wider integers, and `Mathematical` (see `math`) for unbounded integers. So the ordinary
//! case pays for neither of the others.

use std::fmt::Debug;

use tandem_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, UnaryOp};

use super::code::Kind;
use crate::eval;

/// The contents of a register or a cell.
pub(super) trait Word: Copy + Debug + PartialEq + 'static {
    /// The lowest 64 bits.
    fn low(self) -> u64;
    /// The word with these lowest bits and zeros above.
    fn from_low(low: u64) -> Self;
    /// All bits.
    fn bits(self) -> u128;
    /// The word with these bits, as far as it has them.
    fn from_bits(bits: u128) -> Self;

    /// Whether words remember that they come from something unspecified. Only those of `marks` do; for all others the
    /// following does nothing.
    const CARRIES_MARKS: bool = false;
    /// The word, marked as unspecified.
    #[inline(always)]
    fn marked(self) -> Self {
        self
    }
    /// The word, marked if the other one is.
    #[inline(always)]
    fn marked_like(self, _: Self) -> Self {
        self
    }
    /// The bits that are marked.
    #[inline(always)]
    fn marked_bits(self) -> u128 {
        0
    }
    /// The word, of which only these bits are marked: what a bitwise operation knows about its result.
    #[inline(always)]
    fn marked_only_in(self, _: u128) -> Self {
        self
    }
    /// Whether any bit is marked.
    #[inline(always)]
    fn is_marked(self) -> bool {
        self.marked_bits() != 0
    }
    /// The word, marked as made up: an answer of a function that nobody has run.
    #[inline(always)]
    fn made_up(self) -> Self {
        self
    }
    /// Whether it comes from something made up.
    #[inline(always)]
    fn is_made_up(self) -> bool {
        false
    }
}

impl Word for u64 {
    #[inline(always)]
    fn low(self) -> u64 {
        self
    }
    #[inline(always)]
    fn from_low(low: u64) -> Self {
        low
    }
    #[inline(always)]
    fn bits(self) -> u128 {
        u128::from(self)
    }
    #[inline(always)]
    fn from_bits(bits: u128) -> Self {
        bits as u64
    }
}

impl Word for u128 {
    #[inline(always)]
    fn low(self) -> u64 {
        self as u64
    }
    #[inline(always)]
    fn from_low(low: u64) -> Self {
        u128::from(low)
    }
    #[inline(always)]
    fn bits(self) -> u128 {
        self
    }
    #[inline(always)]
    fn from_bits(bits: u128) -> Self {
        bits
    }
}

/// Why a domain cannot compute something: our limit, in words.
pub(super) type Refusal = &'static str;

/// The meaning of the generic operations.
pub(super) trait Domain: Sized + 'static {
    /// What registers and cells hold.
    type Word: Word;
    /// Whether numbers are bits, so that one can say which bits of a result depend on which of an operand.
    const IS_BITS: bool = true;

    /// Given bits of an input as a value of the domain: what is not canonical is made so.
    fn input(kind: Kind, bits: u128) -> u128;
    /// The value whose bits in the machine's reading are these: constants of the program.
    fn constant(kind: Kind, bits: u128) -> u128;
    /// An operation on one value.
    fn unary(op: UnaryOp, kind: Kind, a: Self::Word) -> Result<Self::Word, Refusal>;
    /// An operation on two values.
    fn binary(op: BinaryOp, kind: Kind, a: Self::Word, b: Self::Word) -> Result<Self::Word, Refusal>;
    /// A comparison.
    fn compare(op: CompareOp, kind: Kind, a: Self::Word, b: Self::Word) -> bool;
    /// Whether an operation overflows.
    fn overflows(op: OverflowOp, kind: Kind, a: Self::Word, b: Self::Word) -> bool;
    /// A conversion.
    fn cast(op: CastOp, from: Kind, to: Kind, a: Self::Word) -> Result<Self::Word, Refusal>;
    /// Two keys packed into one number, the first above the lowest `shift` bits.
    fn pack(shift: u8, first: Self::Word, second: Self::Word) -> Result<u128, Refusal>;
}

macro_rules! machine_domain {
    ($(#[$doc:meta])* $name:ident, $word:ty) => {
        $(#[$doc])*
        #[derive(Debug)]
        pub(super) struct $name;

        impl Domain for $name {
            type Word = $word;

            fn input(kind: Kind, bits: u128) -> u128 {
                eval::canonical(kind.ty(), bits)
            }
            fn constant(kind: Kind, bits: u128) -> u128 {
                eval::canonical(kind.ty(), bits)
            }
            fn unary(op: UnaryOp, kind: Kind, a: $word) -> Result<$word, Refusal> {
                Ok(<$word>::from_bits(eval::unary(op, kind.ty(), a.bits())))
            }
            fn binary(op: BinaryOp, kind: Kind, a: $word, b: $word) -> Result<$word, Refusal> {
                Ok(<$word>::from_bits(eval::binary(op, kind.ty(), a.bits(), b.bits())))
            }
            fn compare(op: CompareOp, kind: Kind, a: $word, b: $word) -> bool {
                eval::compare(op, kind.ty(), a.bits(), b.bits())
            }
            fn overflows(op: OverflowOp, kind: Kind, a: $word, b: $word) -> bool {
                match kind {
                    Kind::I32 => overflows_32(op, a.low() as u32, b.low() as u32),
                    Kind::I64 => overflows_64(op, a.low(), b.low()),
                    _ => eval::overflows(op, kind.ty(), a.bits(), b.bits()),
                }
            }
            fn cast(op: CastOp, from: Kind, to: Kind, a: $word) -> Result<$word, Refusal> {
                Ok(match quick_cast(op, from, to, a.low()) {
                    Some(low) => <$word>::from_low(low),
                    None => <$word>::from_bits(eval::cast(op, from.ty(), to.ty(), a.bits())),
                })
            }
            #[inline(always)]
            fn pack(shift: u8, first: $word, second: $word) -> Result<u128, Refusal> {
                Ok(first.bits() << shift | second.bits())
            }
        }
    };
}

machine_domain! {
    /// Fixed-width integers of at most 64 bits.
    Narrow, u64
}

machine_domain! {
    /// Fixed-width integers of at most 128 bits.
    Wide, u128
}

fn overflows_32(op: OverflowOp, a: u32, b: u32) -> bool {
    match op {
        OverflowOp::SAdd => (a as i32).overflowing_add(b as i32).1,
        OverflowOp::UAdd => a.overflowing_add(b).1,
        OverflowOp::SSub => (a as i32).overflowing_sub(b as i32).1,
        OverflowOp::USub => a.overflowing_sub(b).1,
        OverflowOp::SMul => (a as i32).overflowing_mul(b as i32).1,
        OverflowOp::UMul => a.overflowing_mul(b).1,
    }
}

fn overflows_64(op: OverflowOp, a: u64, b: u64) -> bool {
    match op {
        OverflowOp::SAdd => (a as i64).overflowing_add(b as i64).1,
        OverflowOp::UAdd => a.overflowing_add(b).1,
        OverflowOp::SSub => (a as i64).overflowing_sub(b as i64).1,
        OverflowOp::USub => a.overflowing_sub(b).1,
        OverflowOp::SMul => (a as i64).overflowing_mul(b as i64).1,
        OverflowOp::UMul => a.overflowing_mul(b).1,
    }
}

/// The conversions between binary64 and machine words that programs make all the time. `eval` goes through 128 bits.
fn quick_cast(op: CastOp, from: Kind, to: Kind, a: u64) -> Option<u64> {
    let double = f64::from_bits(a);
    Some(match (op, from, to) {
        (CastOp::SIntToFloat, Kind::I32, Kind::F64) => f64::from(a as i32).to_bits(),
        (CastOp::SIntToFloat, Kind::I64, Kind::F64) => (a as i64 as f64).to_bits(),
        (CastOp::UIntToFloat, Kind::I32 | Kind::I64, Kind::F64) => (a as f64).to_bits(),
        (CastOp::FloatToSInt, Kind::F64, Kind::I32) => u64::from(double as i32 as u32),
        (CastOp::FloatToSInt, Kind::F64, Kind::I64) => double as i64 as u64,
        (CastOp::FloatToUInt, Kind::F64, Kind::I32) => u64::from(double as u32),
        (CastOp::FloatToUInt, Kind::F64, Kind::I64) => double as u64,
        _ => return None,
    })
}
