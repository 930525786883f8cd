//! The reading of formulas, maps and numbers that are no bit-vectors, and of operations that are left open.

use crate::sort::Sort;
use crate::term::{Constant, Op, Term};

use super::form::{Range, Residue};
use super::reader::{Origin, Reader, translated};

impl Reader<'_> {
    pub(super) fn read_other(&mut self, term: Term) -> Option<Term> {
        let source = self.source;
        let args = source.args(term);
        let op = source.op(term);
        match op {
            Op::Variable(..) => Some(self.variable(term, false)),
            Op::Apply(..) => self.application(term),
            Op::Constant(Constant::Float(..)) => Some(self.variable(term, false)),
            Op::Constant(constant) => Some(self.target.constant(constant.clone())),
            Op::Eq => self.read_equality(args[0], args[1]),
            Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle => {
                let signed = matches!(op, Op::BvSlt | Op::BvSle);
                let (left, right) = (self.numbered(args[0], signed)?, self.numbered(args[1], signed)?);
                let strict = matches!(op, Op::BvUlt | Op::BvSlt);
                let difference = right.form.plus(-1, &left.form)?.shifted(if strict { -1 } else { 0 })?;
                Some(self.not_negative(&difference))
            }
            Op::BvSaddOverflow | Op::BvUaddOverflow | Op::BvSsubOverflow | Op::BvUsubOverflow => {
                let (signed, adds) = overflowing(op)?;
                let (left, right) = (self.numbered(args[0], signed)?, self.numbered(args[1], signed)?);
                let result = left.form.plus(if adds { 1 } else { -1 }, &right.form)?;
                let width = source.width(args[0]);
                let range = if signed { Range::signed(width) } else { Range::unsigned(width) };
                Some(self.target.not(self.is_in(&result, range)))
            }
            Op::BvSmulOverflow | Op::BvUmulOverflow => {
                let signed = *op == Op::BvSmulOverflow;
                let (left, right) = (self.numbered(args[0], signed)?, self.numbered(args[1], signed)?);
                let result = match (left.form.is_constant(), right.form.is_constant()) {
                    (_, true) => left.form.times(right.form.constant)?,
                    (true, _) => right.form.times(left.form.constant)?,
                    _ => return self.open(term),
                };
                let width = source.width(args[0]);
                let range = if signed { Range::signed(width) } else { Range::unsigned(width) };
                Some(self.target.not(self.is_in(&result, range)))
            }
            Op::BvToNat => {
                let number = self.numbered(args[0], false)?;
                Some(self.sum(&number.form))
            }
            Op::Forall => None,
            Op::ConstArray(sort) => {
                let element = self.canonical(args[0])?;
                Some(self.target.const_array(translated(sort), element))
            }
            Op::Not
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::Implies
            | Op::Ite
            | Op::Select
            | Op::Store
            | Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Neg
            | Op::IntDiv
            | Op::IntMod
            | Op::RealDiv
            | Op::Lt
            | Op::Le
            | Op::IntToReal
            | Op::RealToInt => {
                let args = self.canonical_args(args)?;
                Some(self.target.term(op.clone(), &args))
            }
            Op::FpAdd
            | Op::FpSub
            | Op::FpMul
            | Op::FpDiv
            | Op::FpFma
            | Op::FpSqrt
            | Op::FpTruncRem
            | Op::FpRoundToIntegral(_)
            | Op::FpNeg
            | Op::FpAbs
            | Op::FpLt
            | Op::FpLe
            | Op::FpEq
            | Op::FpIsNan
            | Op::FpIsInfinite
            | Op::FpIsNegative
            | Op::FpFromBits(_)
            | Op::FpToFp(_)
            | Op::FpFromSbv(_)
            | Op::FpFromUbv(_)
            | Op::FpToReal => self.open(term),
            // The others are bit-vectors.
            _ => None,
        }
    }

    pub(super) fn read_equality(&mut self, left: Term, right: Term) -> Option<Term> {
        match self.source.sort_ref(left) {
            Sort::BitVec(width) => {
                let (a, b) = (self.bits(left)?.clone(), self.bits(right)?.clone());
                let difference = self.atoms.residue(*width, &a.form.plus(-1, &b.form)?)?;
                let modulus = difference.modulus();
                if difference.form.is_constant() {
                    return Some(self.target.bool(difference.form.constant == 0));
                }
                let only_zero = Range { low: 1 - modulus, high: modulus - 1 };
                if difference.range.is_within(only_zero) {
                    return Some(self.is_zero(&difference.form));
                }
                let (a, b) = (self.number(&a, false)?, self.number(&b, false)?);
                Some(self.is_zero(&a.form.plus(-1, &b.form)?))
            }
            sort @ Sort::Array(..) => {
                let (a, b) = (self.other(left)?, self.other(right)?);
                let Sort::Array(index, element) = sort else { return None };
                // A difference deeper down may lie outside of what bit-vectors can say.
                self.exact &= !matches!(**element, Sort::Array(..));
                match (&**index, &**element) {
                    _ if a == b => Some(self.target.bool(true)),
                    (Sort::BitVec(width), element) => Some(self.equal_maps(a, b, *width, element)),
                    _ => Some(self.target.eq(a, b)),
                }
            }
            _ => Some(self.target.eq(self.other(left)?, self.other(right)?)),
        }
    }

    /// Maps that differ do so at an index that is a bit-vector.
    pub(super) fn equal_maps(&mut self, a: Term, b: Term, width: u32, element: &Sort) -> Term {
        let names = [self.fresh_name('e'), self.fresh_name('d')];
        let t = &self.target;
        let equal = t.variable(&names[0], Sort::Bool);
        let index = t.variable(&names[1], Sort::Int);
        self.origins.push(Origin::Defined { made: equal, by: t.eq(a, b) });
        self.origins.push(Origin::Difference { made: index, maps: [a, b] });
        let inside = |number: Term, width: u32| t.and(&[t.le(t.int(0), number), t.le(number, t.int((1 << width) - 1))]);
        let elements = [t.select(a, index), t.select(b, index)];
        let mut differ = vec![t.ne(elements[0], elements[1]), inside(index, width)];
        if let Sort::BitVec(width) = element {
            differ.extend(elements.map(|element| inside(element, *width)));
        }
        self.sides.push(t.implies(equal, t.eq(a, b)));
        self.sides.push(t.or(&[equal, t.and(&differ)]));
        equal
    }

    /// The result of an operation of which nothing is said but that it is a function of its arguments.
    pub(super) fn open(&mut self, term: Term) -> Option<Term> {
        let (source, args) = (self.source, self.source.args(term));
        let op = source.op(term);
        let sorts: Vec<&Sort> = args.iter().map(|arg| source.sort_ref(*arg)).collect();
        let mut made = self.canonical_args(args)?;
        if matches!(op, Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvMul | Op::FpAdd | Op::FpMul | Op::FpEq) {
            made.sort_unstable();
        }
        let made = self.target.apply(&format!("o {op:?} {sorts:?}"), &made, translated(source.sort_ref(term)));
        self.origins.push(Origin::Read { made, source: term, signed: false });
        self.exact = false;
        Some(made)
    }

    pub(super) fn open_bits(&mut self, term: Term) -> Option<Residue> {
        let made = self.open(term)?;
        let residue = self.leaf(term, made, false);
        let t = &self.target;
        let given = self.target.args(made).to_vec();
        // Theorems of the operations.
        let facts = match self.source.op(term) {
            Op::BvAnd => given.iter().map(|arg| t.le(made, *arg)).collect(),
            Op::BvOr => {
                let mut facts: Vec<Term> = given.iter().map(|arg| t.le(*arg, made)).collect();
                facts.push(t.le(made, t.term(Op::Add, &given)));
                facts
            }
            Op::BvXor => vec![t.le(made, t.term(Op::Add, &given))],
            op @ (Op::BvUrem | Op::BvUdiv | Op::BvSrem | Op::BvSdiv) => {
                match (&given[..], self.source.sort_ref(term)) {
                    ([number, divisor], Sort::BitVec(width)) => {
                        self.theorems_of_division(op, made, [*number, *divisor], *width)
                    }
                    _ => vec![],
                }
            }
            Op::BvLshr => vec![t.le(made, given[0])],
            _ => vec![],
        };
        self.sides.extend(facts);
        Some(residue)
    }
}

/// Whether an overflow is one of signed numbers, and of a sum.
pub(super) fn overflowing(op: &Op) -> Option<(bool, bool)> {
    match op {
        Op::BvSaddOverflow => Some((true, true)),
        Op::BvUaddOverflow => Some((false, true)),
        Op::BvSsubOverflow => Some((true, false)),
        Op::BvUsubOverflow => Some((false, false)),
        _ => None,
    }
}
