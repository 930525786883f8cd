//! Constants and constant expressions.

use super::{Parser, Result};
use crate::ast::{BinaryOp, CastOp, Constant, Expression, Predicate, TypedConstant};
use crate::lexer::{Token, unescape};
use crate::types::{Type, TypeId};

impl<'a> Parser<'a> {
    /// A type and a constant of it.
    pub(super) fn typed_constant(&mut self) -> Result<TypedConstant<'a>> {
        let ty = self.ty()?;
        let value = self.constant(ty)?;
        Ok(TypedConstant { ty, value })
    }

    /// A constant of a type already read.
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<Constant<'a>> {
        self.nested(|parser| parser.plain_constant(ty))
    }

    fn plain_constant(&mut self, ty: TypeId) -> Result<Constant<'a>> {
        match self.token {
            Token::Number(text) => {
                self.bump();
                self.number(ty, text)
            }
            Token::Global(name) => {
                self.bump();
                Ok(Constant::Symbol(self.symbol(name)))
            }
            Token::Bytes(text) => {
                self.bump();
                Ok(Constant::Bytes(unescape(text)))
            }
            Token::Sign(b'[') => Ok(Constant::Aggregate(self.constants(b'[', b']')?)),
            Token::Sign(b'{') => Ok(Constant::Aggregate(self.constants(b'{', b'}')?)),
            Token::Sign(b'<') => {
                self.bump();
                if self.token == Token::Sign(b'{') {
                    let elements = self.constants(b'{', b'}')?;
                    self.expect_sign(b'>')?;
                    return Ok(Constant::Aggregate(elements));
                }
                let mut elements = vec![];
                while !self.accept_sign(b'>') {
                    if !elements.is_empty() {
                        self.expect_sign(b',')?;
                    }
                    elements.push(self.typed_constant()?);
                }
                Ok(Constant::Aggregate(elements))
            }
            Token::Word(word) => self.word_constant(ty, word),
            _ => self.unexpected("a constant"),
        }
    }

    fn constants(&mut self, open: u8, close: u8) -> Result<Vec<TypedConstant<'a>>> {
        self.expect_sign(open)?;
        let mut elements = vec![];
        while !self.accept_sign(close) {
            if !elements.is_empty() {
                self.expect_sign(b',')?;
            }
            elements.push(self.typed_constant()?);
        }
        Ok(elements)
    }

    fn word_constant(&mut self, ty: TypeId, word: &'a str) -> Result<Constant<'a>> {
        if word.starts_with("f0x") || word.starts_with("u0x") || word.starts_with("s0x") {
            self.bump();
            return self.number(ty, word);
        }
        let simple = match word {
            "true" => Some(Constant::Int(1)),
            "false" => Some(Constant::Int(0)),
            "null" => Some(Constant::Null),
            "none" | "zeroinitializer" => Some(Constant::Zero),
            "undef" | "poison" => Some(Constant::Undefined),
            _ => None,
        };
        if let Some(constant) = simple {
            self.bump();
            return Ok(constant);
        }
        self.bump();
        if let Some(op) = cast_op(word) {
            self.skip_flags();
            self.expect_sign(b'(')?;
            let value = self.typed_constant()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect_sign(b')')?;
            return Ok(expression(Expression::Cast { op, value, to }));
        }
        if let Some(op) = binary_op(word) {
            self.skip_flags();
            self.expect_sign(b'(')?;
            let left = self.typed_constant()?;
            self.expect_sign(b',')?;
            let right = self.typed_constant()?;
            self.expect_sign(b')')?;
            return Ok(expression(Expression::Binary { op, left, right }));
        }
        match word {
            "getelementptr" => self.element_constant(),
            "icmp" | "fcmp" => {
                let predicate = self.predicate(word == "fcmp")?;
                self.expect_sign(b'(')?;
                let left = self.typed_constant()?;
                self.expect_sign(b',')?;
                let right = self.typed_constant()?;
                self.expect_sign(b')')?;
                Ok(expression(Expression::Compare { predicate, left, right }))
            }
            "select" => {
                self.expect_sign(b'(')?;
                let condition = self.typed_constant()?;
                self.expect_sign(b',')?;
                let yes = self.typed_constant()?;
                self.expect_sign(b',')?;
                let no = self.typed_constant()?;
                self.expect_sign(b')')?;
                Ok(expression(Expression::Select { condition, yes, no }))
            }
            "splat" => {
                self.expect_sign(b'(')?;
                let element = self.typed_constant()?;
                self.expect_sign(b')')?;
                Ok(Constant::Splat(Box::new(element)))
            }
            "dso_local_equivalent" | "no_cfi" => match self.bump() {
                Token::Global(name) => Ok(Constant::Symbol(self.symbol(name))),
                _ => self.unexpected("a function"),
            },
            "asm" => {
                // `asm sideeffect "text", "constraints"`
                while let Token::Word("sideeffect" | "alignstack" | "inteldialect" | "unwind") = self.token {
                    self.bump();
                }
                self.bump();
                self.expect_sign(b',')?;
                self.bump();
                Ok(Constant::Unsupported("inline assembly"))
            }
            _ => {
                if self.token != Token::Sign(b'(') {
                    return self.error(format!("expected a constant, found `{word}`"));
                }
                self.skip_parentheses()?;
                Ok(Constant::Unsupported(word))
            }
        }
    }

    fn element_constant(&mut self) -> Result<Constant<'a>> {
        while let Token::Word(word) = self.token {
            self.bump();
            if word == "inrange" {
                self.skip_parentheses()?;
            }
        }
        self.expect_sign(b'(')?;
        let source = self.ty()?;
        self.expect_sign(b',')?;
        let base = self.typed_constant()?;
        let mut indices = vec![];
        while self.accept_sign(b',') {
            self.accept_word("inrange");
            indices.push(self.typed_constant()?);
        }
        self.expect_sign(b')')?;
        Ok(expression(Expression::Element { source, base, indices }))
    }

    fn skip_flags(&mut self) {
        while let Token::Word("nsw" | "nuw" | "exact" | "nneg" | "disjoint") = self.token {
            self.bump();
        }
    }

    /// An integer, as bits.
    pub(super) fn integer(&mut self) -> Result<u128> {
        match self.bump() {
            Token::Number(text) => match integer_bits(text) {
                Some(bits) => Ok(bits),
                None => self.error(format!("`{text}` is not an integer of at most 128 bits")),
            },
            Token::Word("true") => Ok(1),
            Token::Word("false") => Ok(0),
            _ => self.error("expected an integer"),
        }
    }

    fn number(&mut self, ty: TypeId, text: &'a str) -> Result<Constant<'a>> {
        let constant = match self.types.shape(ty) {
            Type::Int(129..) => Some(Constant::Unsupported("a constant of more than 128 bits")),
            Type::Int(_) => integer_bits(text).map(Constant::Int),
            Type::Float | Type::Double => float_bits(text, self.types.shape(ty) == &Type::Float).map(Constant::Double),
            Type::Other(_) => Some(Constant::Unsupported(text)),
            _ => None,
        };
        match constant {
            Some(constant) => Ok(constant),
            None => self.error(format!("`{text}` is not a {}", self.types.describe(ty))),
        }
    }

    /// The word of a comparison.
    pub(super) fn predicate(&mut self, float: bool) -> Result<Predicate> {
        let Token::Word(word) = self.token else { return self.unexpected("a predicate") };
        let predicate = if float { float_predicate(word) } else { integer_predicate(word) };
        match predicate {
            Some(predicate) => {
                self.bump();
                Ok(predicate)
            }
            None => self.unexpected("a predicate"),
        }
    }
}

fn expression<'a>(expression: Expression<'a>) -> Constant<'a> {
    Constant::Expression(Box::new(expression))
}

fn integer_bits(text: &str) -> Option<u128> {
    if let Some(digits) = text.strip_prefix("u0x").or_else(|| text.strip_prefix("s0x")) {
        return u128::from_str_radix(digits, 16).ok();
    }
    match text.strip_prefix('-') {
        Some(digits) => Some(digits.parse::<u128>().ok()?.wrapping_neg()),
        None => text.parse().ok(),
    }
}

/// The bits of the double that the text stands for. A `float` in the form `f0x…` has its own 32 bits.
fn float_bits(text: &str, single: bool) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("f0x") {
        let bits = u64::from_str_radix(digits, 16).ok()?;
        return Some(if single { f64::from(f32::from_bits(u32::try_from(bits).ok()?)).to_bits() } else { bits });
    }
    if let Some(digits) = text.strip_prefix("0x") {
        return u64::from_str_radix(digits, 16).ok();
    }
    match text {
        "+inf" => return Some(f64::INFINITY.to_bits()),
        "-inf" => return Some(f64::NEG_INFINITY.to_bits()),
        "+qnan" | "-qnan" => return Some(f64::NAN.to_bits()),
        _ => {}
    }
    text.parse::<f64>().ok().map(f64::to_bits)
}

/// The conversion that a word names.
pub(super) fn cast_op(word: &str) -> Option<CastOp> {
    Some(match word {
        "trunc" => CastOp::Trunc,
        "zext" => CastOp::ZExt,
        "sext" => CastOp::SExt,
        "fptrunc" => CastOp::FpTrunc,
        "fpext" => CastOp::FpExt,
        "fptoui" => CastOp::FpToUi,
        "fptosi" => CastOp::FpToSi,
        "uitofp" => CastOp::UiToFp,
        "sitofp" => CastOp::SiToFp,
        "ptrtoint" => CastOp::PtrToInt,
        "ptrtoaddr" => CastOp::PtrToAddr,
        "inttoptr" => CastOp::IntToPtr,
        "bitcast" => CastOp::BitCast,
        _ => return None,
    })
}

/// The binary operation that a word names.
pub(super) fn binary_op(word: &str) -> Option<BinaryOp> {
    Some(match word {
        "add" => BinaryOp::Add,
        "sub" => BinaryOp::Sub,
        "mul" => BinaryOp::Mul,
        "udiv" => BinaryOp::UDiv,
        "sdiv" => BinaryOp::SDiv,
        "urem" => BinaryOp::URem,
        "srem" => BinaryOp::SRem,
        "shl" => BinaryOp::Shl,
        "lshr" => BinaryOp::LShr,
        "ashr" => BinaryOp::AShr,
        "and" => BinaryOp::And,
        "or" => BinaryOp::Or,
        "xor" => BinaryOp::Xor,
        "fadd" => BinaryOp::FAdd,
        "fsub" => BinaryOp::FSub,
        "fmul" => BinaryOp::FMul,
        "fdiv" => BinaryOp::FDiv,
        "frem" => BinaryOp::FRem,
        _ => return None,
    })
}

fn integer_predicate(word: &str) -> Option<Predicate> {
    Some(match word {
        "eq" => Predicate::Eq,
        "ne" => Predicate::Ne,
        "ugt" => Predicate::Ugt,
        "uge" => Predicate::Uge,
        "ult" => Predicate::Ult,
        "ule" => Predicate::Ule,
        "sgt" => Predicate::Sgt,
        "sge" => Predicate::Sge,
        "slt" => Predicate::Slt,
        "sle" => Predicate::Sle,
        _ => return None,
    })
}

fn float_predicate(word: &str) -> Option<Predicate> {
    Some(match word {
        "false" => Predicate::False,
        "oeq" => Predicate::FOeq,
        "ogt" => Predicate::FOgt,
        "oge" => Predicate::FOge,
        "olt" => Predicate::FOlt,
        "ole" => Predicate::FOle,
        "one" => Predicate::FOne,
        "ord" => Predicate::FOrd,
        "uno" => Predicate::FUno,
        "ueq" => Predicate::FUeq,
        "ugt" => Predicate::FUgt,
        "uge" => Predicate::FUge,
        "ult" => Predicate::FUlt,
        "ule" => Predicate::FUle,
        "une" => Predicate::FUne,
        "true" => Predicate::True,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(integer_bits("-1"), Some(u128::MAX));
        assert_eq!(integer_bits("340282366920938463463374607431768211455"), Some(u128::MAX));
        assert_eq!(integer_bits("1x"), None);
        assert_eq!(float_bits("1.000000e+00", false), Some(1f64.to_bits()));
        assert_eq!(float_bits("0x3FF0000000000000", true), Some(1f64.to_bits()));
        assert_eq!(float_bits("f0x3F800000", true), Some(1f64.to_bits()));
        assert_eq!(float_bits("0xK3FFF8000000000000000", false), None);
    }
}
