//! SMT-LIB's operations as terms.

use crate::sort::{FloatFormat, Sort};
use crate::term::{Op, Rounding, Term};
use crate::terms::Terms;

/// An argument: rounding modes are not terms.
#[derive(Clone, Copy, Debug)]
pub(super) enum Argument {
    Term(Term),
    Rounding(Rounding),
}

/// The rounding mode of this name.
pub(super) fn rounding(symbol: &str) -> Option<Rounding> {
    match symbol {
        "RNE" | "roundNearestTiesToEven" => Some(Rounding::NearestEven),
        "RNA" | "roundNearestTiesToAway" => Some(Rounding::NearestAway),
        "RTZ" | "roundTowardZero" => Some(Rounding::Zero),
        "RTN" | "roundTowardNegative" => Some(Rounding::Down),
        "RTP" | "roundTowardPositive" => Some(Rounding::Up),
        _ => None,
    }
}

/// The operation of a name with indices (the numbers after `_`) on arguments, or what is wrong.
pub(super) fn build(terms: &Terms, name: &str, indices: &[u32], args: &[Argument]) -> Result<Term, String> {
    let (mode, args) = match args.split_first() {
        Some((Argument::Rounding(mode), rest)) => (Some(*mode), rest),
        _ => (None, args),
    };
    let mut operands = Vec::with_capacity(args.len());
    for arg in args {
        match arg {
            Argument::Term(term) => operands.push(*term),
            Argument::Rounding(_) => return Err(format!("{name} takes no rounding mode there")),
        }
    }
    Builder { terms, name, indices, mode }.build(operands)
}

struct Builder<'a> {
    terms: &'a Terms,
    name: &'a str,
    indices: &'a [u32],
    mode: Option<Rounding>,
}

impl Builder<'_> {
    fn term(&self, op: Op, args: &[Term]) -> Result<Term, String> {
        self.terms.try_term(op, args).map_err(|error| error.message)
    }

    fn one(&self, args: &[Term]) -> Result<Term, String> {
        match args {
            [one] => Ok(*one),
            _ => Err(format!("{} takes one argument", self.name)),
        }
    }

    fn two(&self, args: &[Term]) -> Result<[Term; 2], String> {
        args.try_into().map_err(|_| format!("{} takes two arguments", self.name))
    }

    fn index(&self, position: usize) -> Result<u32, String> {
        self.indices.get(position).copied().ok_or_else(|| format!("{} lacks an index", self.name))
    }

    fn width(&self, term: Term) -> Result<u32, String> {
        match self.terms.sort_ref(term) {
            Sort::BitVec(width) => Ok(*width),
            _ => Err(format!("{} takes bit-vectors", self.name)),
        }
    }

    fn format(&self) -> Result<FloatFormat, String> {
        match self.indices {
            [8, 24] => Ok(FloatFormat::Single),
            [11, 53] => Ok(FloatFormat::Double),
            _ => Err("only binary32 and binary64 are known".to_string()),
        }
    }

    /// Left-associative application of an operation of two.
    fn left(&self, op: Op, args: &[Term]) -> Result<Term, String> {
        let (&first, rest) = args.split_first().ok_or_else(|| format!("{} takes arguments", self.name))?;
        rest.iter().try_fold(first, |result, &arg| self.term(op.clone(), &[result, arg]))
    }

    /// A comparison that holds between neighbours, with the sides exchanged if `swap`.
    fn chain(&self, op: Op, swap: bool, args: &[Term]) -> Result<Term, String> {
        if args.len() < 2 {
            return Err(format!("{} takes two or more arguments", self.name));
        }
        let links = args.windows(2).map(|pair| {
            let pair = if swap { [pair[1], pair[0]] } else { [pair[0], pair[1]] };
            self.term(op.clone(), &pair)
        });
        Ok(self.terms.and(&links.collect::<Result<Vec<Term>, String>>()?))
    }

    fn not(&self, result: Result<Term, String>) -> Result<Term, String> {
        Ok(self.terms.not(result?))
    }

    /// The arguments with Ints made Reals if there is a Real among them, as solvers write `1` for `1.0`.
    fn with_common_sort(&self, args: Vec<Term>) -> Vec<Term> {
        let is = |sort: Sort| move |&arg: &Term| *self.terms.sort_ref(arg) == sort;
        if args.iter().any(is(Sort::Real)) && args.iter().any(is(Sort::Int)) { self.as_reals(args) } else { args }
    }

    fn as_reals(&self, args: Vec<Term>) -> Vec<Term> {
        let convert = |arg: Term| match self.terms.sort_ref(arg) {
            Sort::Int => self.terms.term(Op::IntToReal, &[arg]),
            _ => arg,
        };
        args.into_iter().map(convert).collect()
    }

    fn build(&self, args: Vec<Term>) -> Result<Term, String> {
        let args = match self.name {
            "/" => self.as_reals(args),
            "=" | "distinct" | "ite" | "+" | "-" | "*" | "<" | "<=" | ">" | ">=" => self.with_common_sort(args),
            _ => args,
        };
        let args = args.as_slice();
        if self.name.starts_with("fp.") || self.name.starts_with("to_fp") || self.name == "fp" {
            return self.float(args);
        }
        match self.name {
            "not" => self.term(Op::Not, args),
            "and" => self.term(Op::And, args),
            "or" => self.term(Op::Or, args),
            "xor" => self.left(Op::Xor, args),
            "=>" => {
                let (&last, premises) = args.split_last().ok_or("=> takes arguments")?;
                let step = |conclusion, &premise: &Term| self.term(Op::Implies, &[premise, conclusion]);
                premises.iter().rev().try_fold(last, step)
            }
            "=" => self.chain(Op::Eq, false, args),
            "distinct" if args.len() > 1000 => Err("distinct takes too many arguments".to_string()),
            "distinct" => {
                let mut pairs = Vec::new();
                for (position, &first) in args.iter().enumerate() {
                    for &second in &args[position + 1..] {
                        pairs.push(self.terms.not(self.term(Op::Eq, &[first, second])?));
                    }
                }
                Ok(self.terms.and(&pairs))
            }
            "ite" => self.term(Op::Ite, args),

            "+" => self.term(Op::Add, args),
            "-" if args.len() == 1 => self.term(Op::Neg, args),
            "-" => self.left(Op::Sub, args),
            "*" => self.term(Op::Mul, args),
            "div" => self.left(Op::IntDiv, args),
            "mod" => self.term(Op::IntMod, args),
            "/" => self.left(Op::RealDiv, args),
            "abs" => {
                let arg = self.one(args)?;
                let zero = self.terms.int(0);
                Ok(self.terms.ite(self.term(Op::Le, &[zero, arg])?, arg, self.term(Op::Neg, &[arg])?))
            }
            "<" => self.chain(Op::Lt, false, args),
            "<=" => self.chain(Op::Le, false, args),
            ">" => self.chain(Op::Lt, true, args),
            ">=" => self.chain(Op::Le, true, args),
            "to_real" if args.len() == 1 && *self.terms.sort_ref(args[0]) == Sort::Real => Ok(args[0]),
            "to_real" => self.term(Op::IntToReal, args),
            "to_int" => self.term(Op::RealToInt, args),
            "is_int" => {
                let back = self.term(Op::IntToReal, &[self.term(Op::RealToInt, args)?])?;
                self.term(Op::Eq, &[back, self.one(args)?])
            }
            "divisible" => {
                let divisor = self.terms.int(i128::from(self.index(0)?));
                let rest = self.term(Op::IntMod, &[self.one(args)?, divisor])?;
                self.term(Op::Eq, &[rest, self.terms.int(0)])
            }
            "bv2nat" | "bv2int" | "ubv_to_int" => self.term(Op::BvToNat, args),
            "int2bv" | "int_to_bv" => self.term(Op::IntToBv(self.index(0)?), args),
            "sbv_to_int" => {
                let arg = self.one(args)?;
                let width = self.width(arg)?;
                let unsigned = self.term(Op::BvToNat, args)?;
                let modulus = self.terms.big_int(num_bigint::BigInt::from(1) << width);
                let negative = self.terms.bv_slt(arg, self.terms.bv(width, 0));
                Ok(self.terms.ite(negative, self.terms.sub(unsigned, modulus), unsigned))
            }

            "select" => self.term(Op::Select, args),
            "store" => self.term(Op::Store, args),
            _ => self.bits(args),
        }
    }

    fn bits(&self, args: &[Term]) -> Result<Term, String> {
        let first_width = || self.width(*args.first().ok_or_else(|| format!("{} takes arguments", self.name))?);
        match self.name {
            "bvadd" => self.term(Op::BvAdd, args),
            "bvmul" => self.term(Op::BvMul, args),
            "bvand" => self.term(Op::BvAnd, args),
            "bvor" => self.term(Op::BvOr, args),
            "bvxor" => self.term(Op::BvXor, args),
            "bvsub" => self.left(Op::BvSub, args),
            "bvneg" => self.term(Op::BvNeg, args),
            "bvnot" => self.term(Op::BvNot, args),
            "bvnand" => self.term(Op::BvNot, &[self.term(Op::BvAnd, args)?]),
            "bvnor" => self.term(Op::BvNot, &[self.term(Op::BvOr, args)?]),
            "bvxnor" => self.term(Op::BvNot, &[self.term(Op::BvXor, args)?]),
            // Z3 writes the names with `_i` where it knows that the divisor is not zero.
            "bvudiv" | "bvudiv_i" => self.term(Op::BvUdiv, args),
            "bvurem" | "bvurem_i" => self.term(Op::BvUrem, args),
            "bvsdiv" | "bvsdiv_i" => self.term(Op::BvSdiv, args),
            "bvsrem" | "bvsrem_i" => self.term(Op::BvSrem, args),
            "bvsmod" | "bvsmod_i" => {
                let [_, divisor] = self.two(args)?;
                let rest = self.term(Op::BvSrem, args)?;
                let zero = self.terms.bv(first_width()?, 0);
                let negative = |term| self.terms.bv_slt(term, zero);
                let fits = self.terms.or2(self.terms.eq(rest, zero), self.terms.eq(negative(rest), negative(divisor)));
                Ok(self.terms.ite(fits, rest, self.terms.bv_add(rest, divisor)))
            }
            "bvshl" => self.term(Op::BvShl, args),
            "bvlshr" => self.term(Op::BvLshr, args),
            "bvashr" => self.term(Op::BvAshr, args),
            "bvult" => self.term(Op::BvUlt, args),
            "bvule" => self.term(Op::BvUle, args),
            "bvslt" => self.term(Op::BvSlt, args),
            "bvsle" => self.term(Op::BvSle, args),
            "bvugt" => self.not(self.term(Op::BvUle, args)),
            "bvuge" => self.not(self.term(Op::BvUlt, args)),
            "bvsgt" => self.not(self.term(Op::BvSle, args)),
            "bvsge" => self.not(self.term(Op::BvSlt, args)),
            "bvcomp" => {
                let equal = self.term(Op::Eq, args)?;
                Ok(self.terms.ite(equal, self.terms.bv(1, 1), self.terms.bv(1, 0)))
            }
            "bvsaddo" => self.term(Op::BvSaddOverflow, args),
            "bvuaddo" => self.term(Op::BvUaddOverflow, args),
            "bvssubo" => self.term(Op::BvSsubOverflow, args),
            "bvusubo" => self.term(Op::BvUsubOverflow, args),
            "bvsmulo" => self.term(Op::BvSmulOverflow, args),
            "bvumulo" => self.term(Op::BvUmulOverflow, args),
            "concat" => match args {
                [one] => Ok(*one),
                _ => self.term(Op::BvConcat, args),
            },
            "extract" => self.term(Op::BvExtract { high: self.index(0)?, low: self.index(1)? }, args),
            "zero_extend" => self.term(Op::BvZeroExtend(first_width()?.saturating_add(self.index(0)?)), args),
            "sign_extend" => self.term(Op::BvSignExtend(first_width()?.saturating_add(self.index(0)?)), args),
            "repeat" => match (self.one(args)?, self.index(0)?) {
                (arg, 1) => Ok(arg),
                (arg, count @ 2..=128) => self.term(Op::BvConcat, &vec![arg; count as usize]),
                _ => Err("repeat takes 1 to 128".to_string()),
            },
            "rotate_left" | "rotate_right" => {
                let width = first_width()?;
                let count = self.index(0)? % width;
                let left = if self.name == "rotate_left" { count } else { (width - count) % width };
                let arg = self.one(args)?;
                if left == 0 {
                    return Ok(arg);
                }
                let below = self.terms.bv_extract(arg, width - left - 1, 0);
                Ok(self.terms.bv_concat(below, self.terms.bv_extract(arg, width - 1, width - left)))
            }
            _ => self.own_helper(args),
        }
    }

    fn float(&self, args: &[Term]) -> Result<Term, String> {
        let nearest = |op: Op| match self.mode {
            Some(Rounding::NearestEven) => self.term(op, args),
            _ => Err(format!("{} is known to nearest even only", self.name)),
        };
        match self.name {
            "fp" => match args {
                [_, _, _] => {
                    let bits = self.term(Op::BvConcat, args)?;
                    match self.width(bits)? {
                        32 => self.term(Op::FpFromBits(FloatFormat::Single), &[bits]),
                        64 => self.term(Op::FpFromBits(FloatFormat::Double), &[bits]),
                        _ => Err("only binary32 and binary64 are known".to_string()),
                    }
                }
                _ => Err("fp takes three arguments".to_string()),
            },
            "fp.add" => nearest(Op::FpAdd),
            "fp.sub" => nearest(Op::FpSub),
            "fp.mul" => nearest(Op::FpMul),
            "fp.div" => nearest(Op::FpDiv),
            "fp.fma" => nearest(Op::FpFma),
            "fp.sqrt" => nearest(Op::FpSqrt),
            "fp.roundToIntegral" => match self.mode {
                Some(mode) => self.term(Op::FpRoundToIntegral(mode), args),
                None => Err("fp.roundToIntegral takes a rounding mode".to_string()),
            },
            "fp.neg" => self.term(Op::FpNeg, args),
            "fp.abs" => self.term(Op::FpAbs, args),
            "fp.lt" => self.chain(Op::FpLt, false, args),
            "fp.leq" => self.chain(Op::FpLe, false, args),
            "fp.gt" => self.chain(Op::FpLt, true, args),
            "fp.geq" => self.chain(Op::FpLe, true, args),
            "fp.eq" => self.chain(Op::FpEq, false, args),
            "fp.isNaN" => self.term(Op::FpIsNan, args),
            "fp.isInfinite" => self.term(Op::FpIsInfinite, args),
            "fp.isNegative" => self.term(Op::FpIsNegative, args),
            "fp.isPositive" => {
                let (negative, nan) = (self.term(Op::FpIsNegative, args)?, self.term(Op::FpIsNan, args)?);
                Ok(self.terms.and2(self.terms.not(negative), self.terms.not(nan)))
            }
            "fp.isZero" => {
                let arg = self.one(args)?;
                match self.terms.sort_ref(arg) {
                    Sort::Float(format) => self.term(Op::FpEq, &[arg, self.terms.float(*format, 0)]),
                    _ => Err("fp.isZero takes a float".to_string()),
                }
            }
            "fp.to_real" => self.term(Op::FpToReal, args),
            "fp.to_ieee_bv" => self.term(Op::FpToBits, args),
            "to_fp" => {
                let format = self.format()?;
                match (self.mode, self.terms.sort_ref(self.one(args)?)) {
                    (None, _) => self.term(Op::FpFromBits(format), args),
                    (Some(_), Sort::Float(_)) => nearest(Op::FpToFp(format)),
                    (Some(_), Sort::BitVec(_)) => nearest(Op::FpFromSbv(format)),
                    _ => Err("to_fp of a number is not known".to_string()),
                }
            }
            "to_fp_unsigned" => nearest(Op::FpFromUbv(self.format()?)),
            _ => Err(format!("unknown function {}", self.name)),
        }
    }

    /// The functions that an emitter defines.
    fn own_helper(&self, args: &[Term]) -> Result<Term, String> {
        let unknown = || format!("unknown function {}", self.name);
        let rest = self.name.strip_prefix('%').ok_or_else(unknown)?;
        let (kind, number) = rest.rsplit_once('.').ok_or_else(unknown)?;
        let number: u32 = number.parse().map_err(|_| unknown())?;
        match kind {
            "sadd_overflow" => self.term(Op::BvSaddOverflow, args),
            "uadd_overflow" => self.term(Op::BvUaddOverflow, args),
            "ssub_overflow" => self.term(Op::BvSsubOverflow, args),
            "smul_overflow" => self.term(Op::BvSmulOverflow, args),
            "umul_overflow" => self.term(Op::BvUmulOverflow, args),
            "fp.truncrem" => self.term(Op::FpTruncRem, args),
            "fp.to_sbv.32" | "fp.to_sbv.64" => self.term(Op::FpToSbv(number), args),
            "fp.to_ubv.32" | "fp.to_ubv.64" => self.term(Op::FpToUbv(number), args),
            _ => Err(unknown()),
        }
    }
}
