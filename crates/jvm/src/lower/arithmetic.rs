//! Arithmetic, conversions and comparisons.

use tandem_ir::{BinaryOp, CastOp, CompareOp, Ty, UnaryOp, Value};

use crate::classfile::{Arithmetic, Condition, Narrowing};
use crate::error::Error;
use crate::lower::method::{MethodLowering, Operand, signed_comparison};
use crate::types::Kind;

impl MethodLowering<'_, '_> {
    /// Arithmetic on operands of one kind.
    pub fn arithmetic(&mut self, op: Arithmetic, kind: Kind) -> Result<(), Error> {
        let is_float = matches!(kind, Kind::Float | Kind::Double);
        if op == Arithmetic::Neg {
            let operand = self.pop()?;
            let negated = self.b.unary(if is_float { UnaryOp::FNeg } else { UnaryOp::Neg }, operand);
            self.push(negated);
            return Ok(());
        }
        let right = self.pop()?;
        let left = self.pop()?;
        let result = match (op, is_float) {
            (Arithmetic::Add, true) => self.b.binary(BinaryOp::FAdd, left, right),
            (Arithmetic::Sub, true) => self.b.binary(BinaryOp::FSub, left, right),
            (Arithmetic::Mul, true) => self.b.binary(BinaryOp::FMul, left, right),
            (Arithmetic::Div, true) => self.b.binary(BinaryOp::FDiv, left, right),
            (Arithmetic::Rem, true) => self.b.binary(BinaryOp::FRem, left, right),
            (Arithmetic::Add, false) => self.b.binary(BinaryOp::Add, left, right),
            (Arithmetic::Sub, false) => self.b.binary(BinaryOp::Sub, left, right),
            (Arithmetic::Mul, false) => self.b.binary(BinaryOp::Mul, left, right),
            (Arithmetic::Div, false) => {
                self.check_divisor(right)?;
                self.b.binary(BinaryOp::SDiv, left, right)
            }
            (Arithmetic::Rem, false) => {
                self.check_divisor(right)?;
                self.b.binary(BinaryOp::SRem, left, right)
            }
            (Arithmetic::Shl, false) => self.shift(BinaryOp::Shl, left, right),
            (Arithmetic::Shr, false) => self.shift(BinaryOp::AShr, left, right),
            (Arithmetic::Ushr, false) => self.shift(BinaryOp::LShr, left, right),
            (Arithmetic::And, false) => self.b.binary(BinaryOp::And, left, right),
            (Arithmetic::Or, false) => self.b.binary(BinaryOp::Or, left, right),
            (Arithmetic::Xor, false) => self.b.binary(BinaryOp::Xor, left, right),
            (Arithmetic::Neg, _) | (_, true) => return Err(Error::malformed("arithmetic on the wrong kind")),
        };
        self.push(result);
        Ok(())
    }

    /// Throws `ArithmeticException` if the divisor is zero.
    pub fn check_divisor(&mut self, divisor: Value) -> Result<(), Error> {
        if let Some(tandem_ir::Const::Int(bits)) = self.as_constant(divisor)
            && bits != 0
        {
            return Ok(());
        }
        let zero = self.zero(self.b.ty(divisor));
        let is_fine = self.b.compare(CompareOp::Ne, divisor, zero);
        self.check(is_fine, "java/lang/ArithmeticException")
    }

    /// A shift by an int of which only the lowest bits count.
    pub fn shift(&mut self, op: BinaryOp, left: Value, count: Value) -> Value {
        let is_long = self.b.ty(left) == Ty::I64;
        let mask = self.int(if is_long { 63 } else { 31 });
        let mut count = self.b.binary(BinaryOp::And, count, mask);
        if is_long {
            count = self.b.cast(CastOp::ZeroExtend, count, Ty::I64);
        }
        self.b.binary(op, left, count)
    }

    /// From one kind of number to another.
    pub fn convert(&mut self, from: Kind, to: Kind) -> Result<(), Error> {
        let value = self.pop()?;
        let is_float = |kind| matches!(kind, Kind::Float | Kind::Double);
        let op = match (is_float(from), is_float(to)) {
            (true, true) => CastOp::FloatToFloat,
            (true, false) => CastOp::FloatToSInt,
            (false, true) => CastOp::SIntToFloat,
            (false, false) if to == Kind::Long => CastOp::SignExtend,
            (false, false) => CastOp::Truncate,
        };
        let converted = self.b.cast(op, value, to.ty());
        self.push(converted);
        Ok(())
    }

    /// Int to a smaller type and back.
    pub fn narrow(&mut self, narrowing: Narrowing) -> Result<(), Error> {
        let value = self.pop()?;
        let (ty, back) = match narrowing {
            Narrowing::Byte => (Ty::I8, CastOp::SignExtend),
            Narrowing::Char => (Ty::Int(16), CastOp::ZeroExtend),
            Narrowing::Short => (Ty::Int(16), CastOp::SignExtend),
        };
        let narrow = self.b.cast(CastOp::Truncate, value, ty);
        let wide = self.b.cast(back, narrow, Ty::I32);
        self.push(wide);
        Ok(())
    }

    /// Whether an int compares with 0 as the condition says. A comparison that was made just for this becomes one
    /// comparison of its operands: `dcmpg` and `iflt` together are an ordered "less", and so on.
    pub fn compare_with_zero(&mut self, operand: Operand, condition: Condition) -> Result<Value, Error> {
        let (kind, nan_is_greater, left, right) = match operand {
            Operand::Comparison { kind, nan_is_greater, left, right } => (kind, nan_is_greater, left, right),
            other => {
                let value = self.materialise(other)?;
                let zero = self.int(0);
                return Ok(self.b.compare(signed_comparison(condition), value, zero));
            }
        };
        if kind == Kind::Long {
            return Ok(self.b.compare(signed_comparison(condition), left, right));
        }
        let op = match (condition, nan_is_greater) {
            (Condition::Eq, _) => CompareOp::FOeq,
            (Condition::Ne, _) => CompareOp::FUne,
            (Condition::Lt, true) => CompareOp::FOlt,
            (Condition::Lt, false) => CompareOp::FUlt,
            (Condition::Le, true) => CompareOp::FOle,
            (Condition::Le, false) => CompareOp::FUle,
            (Condition::Gt, true) => CompareOp::FUgt,
            (Condition::Gt, false) => CompareOp::FOgt,
            (Condition::Ge, true) => CompareOp::FUge,
            (Condition::Ge, false) => CompareOp::FOge,
        };
        Ok(self.b.compare(op, left, right))
    }

    /// -1, 0 or 1 for less, equal or greater.
    pub fn three_way(&mut self, kind: Kind, nan_is_greater: bool, left: Value, right: Value) -> Value {
        let (less, greater) = match (kind, nan_is_greater) {
            (Kind::Float | Kind::Double, true) => (CompareOp::FOlt, CompareOp::FUgt),
            (Kind::Float | Kind::Double, false) => (CompareOp::FUlt, CompareOp::FOgt),
            _ => (CompareOp::Slt, CompareOp::Sgt),
        };
        let (minus, zero, plus) = (self.int(-1), self.int(0), self.int(1));
        let is_less = self.b.compare(less, left, right);
        let is_greater = self.b.compare(greater, left, right);
        let not_less = self.b.select(is_greater, plus, zero);
        self.b.select(is_less, minus, not_less)
    }
}
