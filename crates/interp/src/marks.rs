//! Taint tracking for unspecified values and made-up answers.
//!
//! A variable that is never read before it is written often starts out as an unspecified value that nobody looks at. To
//! tell that from a run that depends on one, the run is made again in this domain: every word remembers which of its bits
//! were computed from something unspecified, and only if such a word decides a branch or an address, or becomes visible
//! outside, does the run count as unspecified. It takes bits and not only words: a bit-field of a structure that was never
//! written as a whole is put into a byte whose other bits are unspecified, and comes out of it by masks and shifts. Where an
//! operation is not bitwise, all bits of its result are marked. That takes more time and memory, so it is done only for runs in which an
//! unspecified value was made at all. Answers of functions that are not given have a mark of their own: a run may well
//! use them, and what it shows then is for whoever looks at the run to say.

use std::marker::PhantomData;

use tandem_base::bits::{self, mask};
use tandem_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, UnaryOp};

use super::code::Kind;
use super::domain::{Domain, Refusal, Word};

/// A word with marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Marked {
    bits: u128,
    marked: u128,
    is_made_up: bool,
}

impl Word for Marked {
    const CARRIES_MARKS: bool = true;

    fn low(self) -> u64 {
        self.bits as u64
    }
    fn from_low(low: u64) -> Self {
        Marked { bits: u128::from(low), marked: 0, is_made_up: false }
    }
    fn bits(self) -> u128 {
        self.bits
    }
    fn from_bits(bits: u128) -> Self {
        Marked { bits, marked: 0, is_made_up: false }
    }
    fn marked(self) -> Self {
        Marked { marked: u128::MAX, ..self }
    }
    fn marked_like(self, other: Self) -> Self {
        let marked = if other.marked == 0 { self.marked } else { u128::MAX };
        Marked { marked, is_made_up: self.is_made_up | other.is_made_up, ..self }
    }
    fn marked_bits(self) -> u128 {
        self.marked
    }
    fn marked_only_in(self, bits: u128) -> Self {
        Marked { marked: bits, ..self }
    }
    fn made_up(self) -> Self {
        Marked { is_made_up: true, ..self }
    }
    fn is_made_up(self) -> bool {
        self.is_made_up
    }
}

/// The result of an operation on integers of some width with the marks that it gets from its operands.
#[inline(always)]
pub(super) fn marked_after<W: Word>(result: W, op: BinaryOp, width: u32, a: W, b: W) -> W {
    if !W::CARRIES_MARKS {
        return result;
    }
    let all = mask(width);
    let (of_a, of_b) = (a.marked_bits() & all, b.marked_bits() & all);
    let marked = match op {
        // A bit is known if it is known on both sides, or if one side decides it alone.
        BinaryOp::And => of_a & of_b | of_a & b.bits() | of_b & a.bits(),
        BinaryOp::Or => of_a & of_b | of_a & !b.bits() | of_b & !a.bits(),
        BinaryOp::Xor => of_a | of_b,
        BinaryOp::Shl if of_b == 0 => bits::shl(width, of_a, b.bits()),
        BinaryOp::LShr if of_b == 0 => bits::lshr(width, of_a, b.bits()),
        // What is shifted in is the sign, and its mark is shifted in with it.
        BinaryOp::AShr if of_b == 0 => bits::ashr(width, of_a, b.bits()),
        _ if of_a | of_b == 0 => 0,
        // Carries go upwards only.
        BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul => all << (of_a | of_b).trailing_zeros() & all,
        _ => u128::MAX,
    };
    result.marked_like(a).marked_like(b).marked_only_in(marked)
}

/// The result of a conversion between integers with the marks that it gets from its operand.
#[inline(always)]
pub(super) fn marked_after_cast<W: Word>(result: W, op: CastOp, from: u32, to: u32, a: W) -> W {
    if !W::CARRIES_MARKS {
        return result;
    }
    let of_a = a.marked_bits() & mask(from);
    let marked = match op {
        CastOp::ZeroExtend => of_a,
        CastOp::SignExtend => bits::signed(from, of_a) as u128 & mask(to),
        CastOp::Truncate => of_a & mask(to),
        _ if of_a == 0 => 0,
        _ => u128::MAX,
    };
    result.marked_like(a).marked_only_in(marked)
}

/// All bits are marked if any is.
fn wholly(word: Marked) -> Marked {
    if word.marked == 0 { word } else { word.marked() }
}

/// The numbers of another domain, with marks.
#[derive(Debug)]
pub(super) struct WithMarks<D>(PhantomData<D>);

impl<D: Domain<Word = u128>> Domain for WithMarks<D> {
    type Word = Marked;

    fn input(kind: Kind, bits: u128) -> u128 {
        D::input(kind, bits)
    }
    fn constant(kind: Kind, bits: u128) -> u128 {
        D::constant(kind, bits)
    }
    fn unary(op: UnaryOp, kind: Kind, a: Marked) -> Result<Marked, Refusal> {
        Ok(wholly(Marked { bits: D::unary(op, kind, a.bits)?, ..a }))
    }
    fn binary(op: BinaryOp, kind: Kind, a: Marked, b: Marked) -> Result<Marked, Refusal> {
        let result = Marked { bits: D::binary(op, kind, a.bits, b.bits)?, ..a.marked_like(b) };
        let width = kind.integer_width().filter(|_| D::IS_BITS);
        Ok(width.map_or(result, |width| marked_after(result, op, width, a, b)))
    }
    fn compare(op: CompareOp, kind: Kind, a: Marked, b: Marked) -> bool {
        D::compare(op, kind, a.bits, b.bits)
    }
    fn overflows(op: OverflowOp, kind: Kind, a: Marked, b: Marked) -> bool {
        D::overflows(op, kind, a.bits, b.bits)
    }
    fn cast(op: CastOp, from: Kind, to: Kind, a: Marked) -> Result<Marked, Refusal> {
        let result = Marked { bits: D::cast(op, from, to, a.bits)?, ..a };
        Ok(match (from.integer_width(), to.integer_width()) {
            (Some(from), Some(to)) if D::IS_BITS => marked_after_cast(result, op, from, to, a),
            _ => wholly(result),
        })
    }
    fn pack(shift: u8, first: Marked, second: Marked) -> Result<u128, Refusal> {
        D::pack(shift, first.bits, second.bits)
    }
}
