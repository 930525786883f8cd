//! Random terms, built twice: as given and simplified.
//!
//! A generator is driven by a list of numbers, so that a failing case shrinks to a short list. When the list is used
//! up, the generator makes leaves.

#![allow(dead_code)] // Each test uses only a part.

use num_bigint::BigInt;
use num_rational::BigRational;
use tandem_logic::{ArrayValue, Assignment, FloatFormat, Op, Rounding, Sort, Term, Terms, Value};

/// A term as given and simplified.
#[derive(Clone, Copy, Debug)]
pub struct Both {
    /// Without any simplification.
    pub raw: Term,
    /// Through the simplifying constructors.
    pub simple: Term,
}

/// Which sorts a generator uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theory {
    Bits,
    Numbers,
    Floats,
    Maps,
    All,
}

pub struct Generator<'a> {
    pub terms: &'a Terms,
    pub theory: Theory,
    /// Only constants, no variables.
    pub closed: bool,
    /// Whether the remainder of floats may occur, which solvers are slow on.
    pub remainder: bool,
    /// Only maps that every solver knows: no constant ones, which some know only for constants.
    pub plain_maps: bool,
    /// Only widths so small that a random assignment hits every case.
    pub narrow: bool,
    /// Terms made so far, to be used again: rules fire where parts of a term are related.
    made: Vec<(Sort, Both)>,
    choices: std::slice::Iter<'a, u32>,
}

const ROUNDINGS: [Rounding; 5] =
    [Rounding::NearestEven, Rounding::NearestAway, Rounding::Zero, Rounding::Down, Rounding::Up];

impl<'a> Generator<'a> {
    pub fn new(terms: &'a Terms, theory: Theory, choices: &'a [u32]) -> Self {
        Generator {
            terms,
            theory,
            closed: false,
            remainder: true,
            plain_maps: false,
            narrow: false,
            made: Vec::new(),
            choices: choices.iter(),
        }
    }

    pub fn choose(&mut self, count: u32) -> u32 {
        self.choices.next().map_or(0, |choice| choice % count)
    }

    fn exhausted(&self) -> bool {
        self.choices.len() == 0
    }

    fn width(&mut self) -> u32 {
        if self.narrow {
            return 1 + self.choose(4);
        }
        [8, 1, 2, 3, 4, 5, 16, 32, 64, 128][self.choose(10) as usize]
    }

    /// The sort of indices and elements of maps.
    fn cell(&self) -> Sort {
        Sort::BitVec(if self.narrow { 2 } else { 8 })
    }

    fn format(&mut self) -> FloatFormat {
        if self.choose(3) == 0 { FloatFormat::Double } else { FloatFormat::Single }
    }

    pub fn sort(&mut self) -> Sort {
        match self.theory {
            Theory::Bits => match self.choose(3) {
                0 => Sort::Bool,
                _ => Sort::BitVec(self.width()),
            },
            Theory::Numbers => [Sort::Int, Sort::Bool, Sort::Real, Sort::BitVec(8)][self.choose(4) as usize].clone(),
            Theory::Floats => match self.choose(3) {
                0 => Sort::Bool,
                1 => Sort::Float(self.format()),
                _ => Sort::BitVec([8, 16, 32, 64][self.choose(4) as usize]),
            },
            Theory::Maps => match self.choose(5) {
                0 => Sort::Bool,
                1 => self.cell(),
                2 => Sort::array(self.cell(), self.cell()),
                3 => Sort::array(Sort::Bool, Sort::array(self.cell(), self.cell())),
                _ => Sort::opaque("thing"),
            },
            Theory::All => {
                let theory = [Theory::Bits, Theory::Numbers, Theory::Floats, Theory::Maps][self.choose(4) as usize];
                let mut inner = Generator::new(self.terms, theory, self.choices.as_slice());
                let sort = inner.sort();
                self.choices = inner.choices;
                sort
            }
        }
    }

    /// The sort of things the theory has most of.
    fn scalar(&mut self) -> Sort {
        match self.theory {
            Theory::Bits => Sort::BitVec(self.width()),
            Theory::Numbers => {
                if self.choose(3) == 0 {
                    Sort::Real
                } else {
                    Sort::Int
                }
            }
            Theory::Floats => Sort::Float(self.format()),
            Theory::Maps => match self.choose(3) {
                0 => self.cell(),
                _ => Sort::array(self.cell(), self.cell()),
            },
            Theory::All => self.sort(),
        }
    }

    fn leaf(&mut self, sort: &Sort) -> Both {
        let same = |term| Both { raw: term, simple: term };
        let terms = self.terms;
        let variable = self.choose(2) == 0 && !self.closed;
        let map = matches!(sort, Sort::Array(..)) && (!self.closed || self.plain_maps);
        if variable || map || matches!(sort, Sort::Opaque(_)) {
            let name = ["x", "y", "z"][self.choose(3) as usize];
            return same(terms.variable(name, sort.clone()));
        }
        let value = self.value(sort);
        same(value.to_term(terms, sort).expect("the value can be written"))
    }

    pub fn value(&mut self, sort: &Sort) -> Value {
        match sort {
            Sort::Bool => Value::Bool(self.choose(2) == 1),
            Sort::BitVec(width) => {
                let bits = match self.choose(8) {
                    0 => 0,
                    1 => 1,
                    2 => u128::MAX,
                    3 => 1 << (width - 1),
                    4 => (1 << (width - 1)) - 1,
                    5 => 1 << (self.choose(*width)),
                    6 => u128::from(self.choose(16)),
                    _ => {
                        let mut bits = 0;
                        for _ in 0..4 {
                            bits = bits << 32 | u128::from(self.choose(u32::MAX));
                        }
                        bits
                    }
                };
                Value::bit_vector(*width, bits)
            }
            Sort::Int => Value::Int(self.integer()),
            Sort::Real => {
                let denominator = BigInt::from(1 + self.choose(4));
                Value::Real(BigRational::new(self.integer(), denominator))
            }
            Sort::Float(format) => {
                let numbers = [
                    0.0,
                    1.0,
                    -1.0,
                    -0.0,
                    2.0,
                    0.5,
                    f64::NAN,
                    f64::INFINITY,
                    f64::NEG_INFINITY,
                    3.0,
                    0.1,
                    -2.5,
                    1e10,
                    1.5,
                    f64::MIN_POSITIVE,
                    5e-324,
                    f64::MAX,
                    127.0,
                    4294967296.0,
                ];
                let choice = self.choose(numbers.len() as u32 + 3) as usize;
                match numbers.get(choice) {
                    Some(number) if *format == FloatFormat::Double => Value::float(*format, number.to_bits()),
                    Some(number) => Value::float(*format, u64::from((*number as f32).to_bits())),
                    None => {
                        let bits = u64::from(self.choose(u32::MAX)) << 32 | u64::from(self.choose(u32::MAX));
                        Value::float(*format, if *format == FloatFormat::Single { bits >> 32 } else { bits })
                    }
                }
            }
            Sort::Array(index, element) => {
                let mut array = ArrayValue::constant(self.value(element));
                for _ in 0..self.choose(4) {
                    let key = self.value(index);
                    array = array.store(key, self.value(element));
                }
                Value::Array(array)
            }
            Sort::Opaque(_) => Value::Opaque(u64::from(self.choose(3))),
        }
    }

    fn integer(&mut self) -> BigInt {
        match self.choose(8) {
            0..=4 => BigInt::from(self.choose(9)) - 4,
            5 => BigInt::from(self.choose(600)) - 300,
            6 => BigInt::from(1) << self.choose(140),
            _ => BigInt::from(self.choose(u32::MAX)) * BigInt::from(self.choose(u32::MAX)) - 77,
        }
    }

    fn build(&self, op: Op, args: &[Both]) -> Both {
        let raw: Vec<Term> = args.iter().map(|arg| arg.raw).collect();
        let simple: Vec<Term> = args.iter().map(|arg| arg.simple).collect();
        Both { raw: self.terms.unsimplified_term(op.clone(), &raw), simple: self.terms.term(op, &simple) }
    }

    fn apply(&mut self, depth: u32, op: Op, sorts: &[Sort]) -> Both {
        let args: Vec<Both> = sorts.iter().map(|sort| self.term(sort, depth - 1)).collect();
        self.build(op, &args)
    }

    fn several(&mut self, depth: u32, op: Op, sort: &Sort) -> Both {
        let count = 1 + self.choose(4) as usize;
        self.apply(depth, op, &vec![sort.clone(); count])
    }

    /// A random term of a sort.
    pub fn term(&mut self, sort: &Sort, depth: u32) -> Both {
        if self.choose(5) == 0 {
            let candidates: Vec<Both> = self.made.iter().filter(|(of, _)| of == sort).map(|(_, both)| *both).collect();
            if !candidates.is_empty() {
                return candidates[self.choose(candidates.len() as u32) as usize];
            }
        }
        let both = self.fresh_term(sort, depth);
        self.made.push((sort.clone(), both));
        both
    }

    fn fresh_term(&mut self, sort: &Sort, depth: u32) -> Both {
        if depth == 0 || self.exhausted() {
            return self.leaf(sort);
        }
        match self.choose(10) {
            0 => return self.leaf(sort),
            1 => return self.apply(depth, Op::Ite, &[Sort::Bool, sort.clone(), sort.clone()]),
            2 if self.theory == Theory::Maps => {
                let index = self.cell();
                return self.apply(depth, Op::Select, &[Sort::array(index.clone(), sort.clone()), index]);
            }
            _ => {}
        }
        match sort {
            Sort::Bool => self.boolean(depth),
            Sort::BitVec(width) => self.bits(depth, *width),
            Sort::Int => self.int(depth),
            Sort::Real => self.real(depth),
            Sort::Float(format) => self.float(depth, *format),
            Sort::Array(index, element) => match self.choose(4) {
                0 if self.plain_maps => self.leaf(sort),
                0 => self.apply(depth, Op::ConstArray(sort.clone()), &[(**element).clone()]),
                _ => self.apply(depth, Op::Store, &[sort.clone(), (**index).clone(), (**element).clone()]),
            },
            Sort::Opaque(_) => {
                let args = [self.term(sort, depth - 1)];
                let raw = self.terms.apply("next", &[args[0].raw], sort.clone());
                Both { raw, simple: self.terms.apply("next", &[args[0].simple], sort.clone()) }
            }
        }
    }

    fn boolean(&mut self, depth: u32) -> Both {
        let boolean = Sort::Bool;
        match self.choose(9) {
            0 => return self.apply(depth, Op::Not, &[boolean]),
            1 => return self.several(depth, Op::And, &boolean),
            2 => return self.several(depth, Op::Or, &boolean),
            3 => return self.apply(depth, Op::Xor, &[Sort::Bool, Sort::Bool]),
            4 => return self.apply(depth, Op::Implies, &[Sort::Bool, Sort::Bool]),
            5 => {
                let sort = self.scalar();
                return self.apply(depth, Op::Eq, &[sort.clone(), sort]);
            }
            _ => {}
        }
        let sort = self.scalar();
        let two = [sort.clone(), sort.clone()];
        match sort {
            Sort::BitVec(_) => {
                let ops = [
                    Op::BvUlt,
                    Op::BvUle,
                    Op::BvSlt,
                    Op::BvSle,
                    Op::BvSaddOverflow,
                    Op::BvUaddOverflow,
                    Op::BvSsubOverflow,
                    Op::BvUsubOverflow,
                    Op::BvSmulOverflow,
                    Op::BvUmulOverflow,
                    Op::Eq,
                ];
                let op = ops[self.choose(ops.len() as u32) as usize].clone();
                self.apply(depth, op, &two)
            }
            Sort::Int | Sort::Real => {
                let op = [Op::Le, Op::Lt, Op::Eq][self.choose(3) as usize].clone();
                self.apply(depth, op, &two)
            }
            Sort::Float(_) => match self.choose(6) {
                0 => self.apply(depth, Op::FpIsNan, &[sort]),
                1 => self.apply(depth, Op::FpIsInfinite, &[sort]),
                2 => self.apply(depth, Op::FpIsNegative, &[sort]),
                3 => self.apply(depth, Op::FpLt, &two),
                4 => self.apply(depth, Op::FpLe, &two),
                _ => self.apply(depth, Op::FpEq, &two),
            },
            Sort::Bool | Sort::Array(..) | Sort::Opaque(_) => self.apply(depth, Op::Eq, &two),
        }
    }

    fn bits(&mut self, depth: u32, width: u32) -> Both {
        let sort = Sort::BitVec(width);
        let two = [sort.clone(), sort.clone()];
        match self.choose(if self.theory == Theory::Bits { 22 } else { 26 }) {
            0 => self.several(depth, Op::BvAdd, &sort),
            1 => self.several(depth, Op::BvMul, &sort),
            2 => self.several(depth, Op::BvAnd, &sort),
            3 => self.several(depth, Op::BvOr, &sort),
            4 => self.several(depth, Op::BvXor, &sort),
            5 => self.apply(depth, Op::BvSub, &two),
            6 => self.apply(depth, Op::BvNeg, &[sort]),
            7 => self.apply(depth, Op::BvNot, &[sort]),
            8 => self.apply(depth, Op::BvUdiv, &two),
            9 => self.apply(depth, Op::BvUrem, &two),
            10 => self.apply(depth, Op::BvSdiv, &two),
            11 => self.apply(depth, Op::BvSrem, &two),
            12 => self.apply(depth, Op::BvShl, &two),
            13 => self.apply(depth, Op::BvLshr, &two),
            14 => self.apply(depth, Op::BvAshr, &two),
            15 | 16 if width > 1 => {
                let low = 1 + self.choose(width - 1);
                if low > 1 && self.choose(3) == 0 {
                    let parts = [Sort::BitVec(width - low), Sort::BitVec(low - 1), Sort::BitVec(1)];
                    return self.apply(depth, Op::BvConcat, &parts);
                }
                self.apply(depth, Op::BvConcat, &[Sort::BitVec(width - low), Sort::BitVec(low)])
            }
            17 => {
                let inner = 1 + self.choose(width);
                self.apply(depth, Op::BvZeroExtend(width), &[Sort::BitVec(inner)])
            }
            18 => {
                let inner = 1 + self.choose(width);
                self.apply(depth, Op::BvSignExtend(width), &[Sort::BitVec(inner)])
            }
            15 | 16 | 19..=21 => {
                let wider = width + self.choose(if self.narrow { 4 } else { 129 - width });
                let low = self.choose(wider - width + 1);
                self.apply(depth, Op::BvExtract { high: low + width - 1, low }, &[Sort::BitVec(wider)])
            }
            22 if matches!(self.theory, Theory::Numbers | Theory::All) => {
                self.apply(depth, Op::IntToBv(width), &[Sort::Int])
            }
            23 | 24 if matches!(self.theory, Theory::Floats | Theory::All) => {
                let format = self.format();
                let signed = self.choose(2) == 0;
                self.apply(depth, if signed { Op::FpToSbv(width) } else { Op::FpToUbv(width) }, &[Sort::Float(format)])
            }
            25 if matches!(self.theory, Theory::Floats | Theory::All) && matches!(width, 32 | 64) => {
                let format = if width == 32 { FloatFormat::Single } else { FloatFormat::Double };
                self.apply(depth, Op::FpToBits, &[Sort::Float(format)])
            }
            _ => self.several(depth, Op::BvAdd, &sort),
        }
    }

    fn int(&mut self, depth: u32) -> Both {
        let two = [Sort::Int, Sort::Int];
        match self.choose(9) {
            0 | 1 => self.several(depth, Op::Add, &Sort::Int),
            2 => self.apply(depth, Op::Sub, &two),
            3 => self.several(depth, Op::Mul, &Sort::Int),
            4 => self.apply(depth, Op::Neg, &[Sort::Int]),
            // Divisors are small numbers most of the time.
            choice @ (5 | 6) => {
                let op = if choice == 5 { Op::IntDiv } else { Op::IntMod };
                if self.choose(3) == 0 {
                    return self.apply(depth, op, &two);
                }
                let dividend = self.term(&Sort::Int, depth - 1);
                let divisor = self.terms.int(i128::from(self.choose(9)) - 2);
                self.build(op, &[dividend, Both { raw: divisor, simple: divisor }])
            }
            7 => self.apply(depth, Op::RealToInt, &[Sort::Real]),
            _ => {
                let width = self.width();
                self.apply(depth, Op::BvToNat, &[Sort::BitVec(width)])
            }
        }
    }

    fn real(&mut self, depth: u32) -> Both {
        let two = [Sort::Real, Sort::Real];
        match self.choose(8) {
            0 | 1 => self.several(depth, Op::Add, &Sort::Real),
            2 => self.apply(depth, Op::Sub, &two),
            3 => self.several(depth, Op::Mul, &Sort::Real),
            4 => self.apply(depth, Op::Neg, &[Sort::Real]),
            5 => self.apply(depth, Op::RealDiv, &two),
            6 if self.theory == Theory::All => {
                let format = self.format();
                self.apply(depth, Op::FpToReal, &[Sort::Float(format)])
            }
            _ => self.apply(depth, Op::IntToReal, &[Sort::Int]),
        }
    }

    fn float(&mut self, depth: u32, format: FloatFormat) -> Both {
        let sort = Sort::Float(format);
        let two = [sort.clone(), sort.clone()];
        match self.choose(16) {
            0 => self.apply(depth, Op::FpAdd, &two),
            1 => self.apply(depth, Op::FpSub, &two),
            2 => self.apply(depth, Op::FpMul, &two),
            3 => self.apply(depth, Op::FpDiv, &two),
            4 => self.apply(depth, Op::FpFma, &[sort.clone(), sort.clone(), sort]),
            5 => self.apply(depth, Op::FpSqrt, &[sort]),
            6 if self.remainder => self.apply(depth, Op::FpTruncRem, &two),
            7 => {
                let rounding = ROUNDINGS[self.choose(5) as usize];
                self.apply(depth, Op::FpRoundToIntegral(rounding), &[sort])
            }
            8 | 9 => self.apply(depth, Op::FpNeg, &[sort]),
            10 => self.apply(depth, Op::FpAbs, &[sort]),
            11 => self.apply(depth, Op::FpFromBits(format), &[Sort::BitVec(format.bits())]),
            12 | 13 => {
                let from = self.format();
                self.apply(depth, Op::FpToFp(format), &[Sort::Float(from)])
            }
            choice => {
                let width = self.width();
                let op = if choice == 14 { Op::FpFromSbv(format) } else { Op::FpFromUbv(format) };
                self.apply(depth, op, &[Sort::BitVec(width)])
            }
        }
    }

    /// Values for all variables and functions of the roots.
    pub fn assignment(&mut self, roots: &[Term]) -> Assignment {
        let mut assignment = Assignment::new();
        for variable in self.terms.free_variables(roots) {
            let value = self.value(&self.terms.sort(variable));
            assignment.set(variable, value);
        }
        for function in self.terms.functions(roots) {
            let table = assignment.function_mut(function);
            table.default = Some(Value::Opaque(1));
            table.entries.insert(vec![Value::Opaque(1)], Value::Opaque(2));
        }
        assignment
    }
}
