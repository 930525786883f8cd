//! Signedness inference for mathematical integers.
//!
//! Under `--ints math` a number is what its bits are when read as signed, unless the source calls it unsigned: then it
//! is not negative. As long as unsigned numbers meet unsigned operations only, or signed ones signed operations,
//! nothing can go wrong; and unsigned operations see a negative number as the machine does. But an unsigned number that
//! is used as a signed one, or compared for equality with a constant whose top bit is set, would be one number on one
//! side of the operation and another one on the other side. Such programs are refused.
//!
//! The analysis is unification in the manner of Steensgaard: a union-find over the values of the entry, where
//! operations that do not look at the sign put their operands and results into one class.

use tandem_base::Side;
use tandem_ir::{BinaryOp, CastOp, CompareOp, Const, Function, Id, Inst, Terminator, Ty, UnaryOp, Value};
use tandem_kernel::claim::Claim;

/// Why a claim about mathematical integers has no single meaning, if it has none.
pub fn ambiguity(claim: &Claim) -> Option<String> {
    let sides = claim.programs.iter();
    sides.into_iter().find_map(|(side, program)| Classes::of(claim, side, program.function()).conflict())
}

/// What is known of the values that belong together.
#[derive(Clone, Copy, Default)]
struct Marks {
    /// A parameter that the source calls unsigned is among them.
    is_unsigned: bool,
    /// A signed operation looks at one of them.
    meets_signed: Option<&'static str>,
    /// Where a constant with its top bit set, or a negation, is among them.
    is_negative: Option<&'static str>,
}

struct Classes<'a> {
    function: &'a Function,
    /// Of each value that is a constant, whether its top bit is set.
    constants: Vec<Option<bool>>,
    parents: Vec<usize>,
    marks: Vec<Marks>,
}

impl<'a> Classes<'a> {
    fn of(claim: &Claim, side: Side, function: &'a Function) -> Classes<'a> {
        let count = function.values.len();
        let mut constants = vec![None; count];
        for data in function.insts.values() {
            if let (Inst::Const(Const::Int(bits)), &[result]) = (&data.inst, &data.results[..])
                && let Ty::Int(width) = function.ty(result)
            {
                constants[result.index()] = Some(bits >> (width - 1) & 1 == 1);
            }
        }
        let parents = (0..count).collect();
        let mut classes = Classes { function, constants, parents, marks: vec![Marks::default(); count] };
        for &param in function.params() {
            let name = function.values[param].name.as_ref();
            if matches!(function.ty(param), Ty::Int(_)) && name.is_some_and(|name| claim.unsigned[side].contains(name))
            {
                classes.mark(param, Marks { is_unsigned: true, ..Marks::default() });
            }
        }
        // A constant is shared by all its uses, so it never joins what uses it.
        for data in function.insts.values() {
            classes.instruction(&data.inst, &data.results);
        }
        for block in function.blocks.values() {
            classes.terminator(&block.terminator);
        }
        classes
    }

    fn conflict(&self) -> Option<String> {
        let marks =
            (0..self.parents.len()).filter(|&index| self.parents[index] == index).map(|index| self.marks[index]);
        let mut unsigned = marks.filter(|marks| marks.is_unsigned);
        unsigned.find_map(|marks| {
            let why = marks.meets_signed.or(marks.is_negative)?;
            Some(format!(
                "--ints math: in {} an unsigned number is {why}, so it has no single mathematical value",
                self.function.name
            ))
        })
    }

    fn root(&self, value: Value) -> usize {
        let mut at = value.index();
        while self.parents[at] != at {
            at = self.parents[at];
        }
        at
    }

    fn mark(&mut self, value: Value, marks: Marks) {
        let root = self.root(value);
        let known = &mut self.marks[root];
        known.is_unsigned |= marks.is_unsigned;
        known.meets_signed = known.meets_signed.or(marks.meets_signed);
        known.is_negative = known.is_negative.or(marks.is_negative);
    }

    fn join(&mut self, one: Value, other: Value) {
        for (constant, value) in [(one, other), (other, one)] {
            if let Some(is_negative) = self.constant(constant) {
                let why = is_negative.then_some("together with a constant whose top bit is set");
                return self.mark(value, Marks { is_negative: why, ..Marks::default() });
            }
        }
        let (one, other) = (self.root(one), self.root(other));
        if one != other {
            self.parents[other] = one;
            let marks = self.marks[other];
            let known = &mut self.marks[one];
            known.is_unsigned |= marks.is_unsigned;
            known.meets_signed = known.meets_signed.or(marks.meets_signed);
            known.is_negative = known.is_negative.or(marks.is_negative);
        }
    }

    /// Whether the value is a constant, and if so whether its top bit is set.
    fn constant(&self, value: Value) -> Option<bool> {
        self.constants[value.index()]
    }

    fn signed(&mut self, values: &[Value], why: &'static str) {
        for &value in values {
            self.mark(value, Marks { meets_signed: Some(why), ..Marks::default() });
        }
    }

    fn instruction(&mut self, inst: &Inst, results: &[Value]) {
        let &[result] = results else { return };
        match inst {
            Inst::Binary(op, a, b, _) if matches!(self.function.ty(*a), Ty::Int(_)) => match op {
                BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => {
                    // What a constant adds, subtracts or masks does not depend on how it is read.
                    for operand in [a, b] {
                        if self.constant(*operand).is_none() {
                            self.join(result, *operand);
                        }
                    }
                }
                BinaryOp::UMin | BinaryOp::UMax => {
                    self.join(result, *a);
                    self.join(result, *b);
                }
                BinaryOp::Shl => self.join(result, *a),
                BinaryOp::SDiv | BinaryOp::SRem => self.signed(&[*a, *b], "divided as a signed one"),
                BinaryOp::AShr => self.signed(&[*a], "shifted as a signed one"),
                BinaryOp::SMin | BinaryOp::SMax => self.signed(&[*a, *b], "compared as a signed one"),
                _ => {}
            },
            Inst::Unary(UnaryOp::Not | UnaryOp::Neg, a) if matches!(self.function.ty(*a), Ty::Int(_)) => {
                self.join(result, *a);
                self.mark(result, Marks { is_negative: Some("negated"), ..Marks::default() });
            }
            Inst::Compare(op, a, b) if matches!(self.function.ty(*a), Ty::Int(_)) => match op {
                CompareOp::Eq | CompareOp::Ne => self.join(*a, *b),
                CompareOp::Slt | CompareOp::Sle | CompareOp::Sgt | CompareOp::Sge => {
                    self.signed(&[*a, *b], "compared as a signed one");
                }
                _ => {}
            },
            Inst::Select(_, yes, no) if matches!(self.function.ty(*yes), Ty::Int(_)) => {
                self.join(result, *yes);
                self.join(result, *no);
            }
            Inst::Cast(CastOp::SignExtend | CastOp::SIntToFloat, a) if matches!(self.function.ty(*a), Ty::Int(_)) => {
                self.signed(&[*a], "converted as a signed one");
            }
            Inst::Freeze(a) if matches!(self.function.ty(*a), Ty::Int(_)) => self.join(result, *a),
            _ => {}
        }
    }

    fn terminator(&mut self, terminator: &Terminator) {
        let function = self.function;
        if let Terminator::Switch { value, cases, .. } = terminator
            && let Ty::Int(width) = function.ty(*value)
            && cases.iter().any(|(bits, _)| bits >> (width - 1) & 1 == 1)
        {
            let why = Some("together with a constant whose top bit is set");
            self.mark(*value, Marks { is_negative: why, ..Marks::default() });
        }
        for target in terminator.targets() {
            let params = &function.blocks[target.block].params;
            for (&param, &argument) in params.iter().zip(&target.args) {
                if matches!(function.ty(param), Ty::Int(_)) {
                    self.join(param, argument);
                }
            }
        }
    }
}
