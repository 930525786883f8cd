//! Taint tracking for unspecified values and made-up answers.
//!
//! A variable that is never read before it is written often starts out as an unspecified value that nobody looks at. To
//! tell that from a run that depends on one, the run is made again in this domain: every word remembers whether it was
//! computed from something unspecified, and only if such a word decides a branch or an address, or becomes visible
//! outside, does the run count as unspecified. That takes more time and memory, so it is done only for runs in which an
//! unspecified value was made at all. Answers of functions that are not given have a mark of their own: a run may well
//! use them, and what it shows then is for whoever looks at the run to say.

use std::marker::PhantomData;

use tandem_ir::{BinaryOp, CastOp, CompareOp, OverflowOp, UnaryOp};

use super::code::Kind;
use super::domain::{Domain, Refusal, Word};

/// A word with marks.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Marked {
    bits: u128,
    is_marked: bool,
    is_made_up: bool,
}

impl Word for Marked {
    const CARRIES_MARKS: bool = true;

    fn low(self) -> u64 {
        self.bits as u64
    }
    fn from_low(low: u64) -> Self {
        Marked { bits: u128::from(low), is_marked: false, is_made_up: false }
    }
    fn bits(self) -> u128 {
        self.bits
    }
    fn from_bits(bits: u128) -> Self {
        Marked { bits, is_marked: false, is_made_up: false }
    }
    fn marked(self) -> Self {
        Marked { is_marked: true, ..self }
    }
    fn marked_like(self, other: Self) -> Self {
        let (is_marked, is_made_up) = (self.is_marked | other.is_marked, self.is_made_up | other.is_made_up);
        Marked { is_marked, is_made_up, ..self }
    }
    fn is_marked(self) -> bool {
        self.is_marked
    }
    fn made_up(self) -> Self {
        Marked { is_made_up: true, ..self }
    }
    fn is_made_up(self) -> bool {
        self.is_made_up
    }
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
        Ok(Marked { bits: D::unary(op, kind, a.bits)?, ..a })
    }
    fn binary(op: BinaryOp, kind: Kind, a: Marked, b: Marked) -> Result<Marked, Refusal> {
        Ok(Marked { bits: D::binary(op, kind, a.bits, b.bits)?, ..a.marked_like(b) })
    }
    fn compare(op: CompareOp, kind: Kind, a: Marked, b: Marked) -> bool {
        D::compare(op, kind, a.bits, b.bits)
    }
    fn overflows(op: OverflowOp, kind: Kind, a: Marked, b: Marked) -> bool {
        D::overflows(op, kind, a.bits, b.bits)
    }
    fn cast(op: CastOp, from: Kind, to: Kind, a: Marked) -> Result<Marked, Refusal> {
        Ok(Marked { bits: D::cast(op, from, to, a.bits)?, ..a })
    }
    fn pack(shift: u8, first: Marked, second: Marked) -> Result<u128, Refusal> {
        D::pack(shift, first.bits, second.bits)
    }
}
