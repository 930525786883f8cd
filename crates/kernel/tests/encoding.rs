//! The symbolic meaning of every instruction against the interpreter's, on random and edge operands.
//!
//! `TANDEM_TUPLES` sets how many operand tuples are tried in total; the default is small enough for every test run.

use tandem_interp::eval;
use tandem_ir::{BinaryOp, CastOp, CompareOp, Module, OverflowOp, Ty, UnaryOp};
use tandem_kernel::concrete::{scalar, scalar_bits};
use tandem_kernel::encode::Encoder;
use tandem_kernel::semantics::Semantics;
use tandem_logic::{Assignment, Term, Terms, Value, evaluate};

/// A small generator of reproducible numbers (SplitMix64).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// A value of a type: often an edge, sometimes small, sometimes any bits.
    fn value(&mut self, ty: Ty) -> u128 {
        let any = u128::from(self.next()) << 64 | u128::from(self.next());
        match ty {
            Ty::Bool => any & 1,
            Ty::F32 => {
                let edges = [
                    0.0,
                    -0.0,
                    1.0,
                    -1.5,
                    f32::MAX,
                    f32::MIN_POSITIVE,
                    1e-45,
                    f32::INFINITY,
                    -f32::INFINITY,
                    f32::NAN,
                    2147483648.0,
                    -9.3e18,
                    0.5,
                    2.5,
                    16777217.0,
                ];
                let bits = match self.below(3) {
                    0 => edges[self.below(edges.len() as u64) as usize].to_bits(),
                    1 => (self.below(2000) as f32 / 8.0 - 100.0).to_bits(),
                    _ => any as u32,
                };
                u128::from(if f32::from_bits(bits).is_nan() { 0x7fc0_0000 } else { bits })
            }
            Ty::F64 => {
                let edges = [
                    0.0,
                    -0.0,
                    1.0,
                    -1.5,
                    f64::MAX,
                    f64::MIN_POSITIVE,
                    5e-324,
                    f64::INFINITY,
                    -f64::INFINITY,
                    f64::NAN,
                    2147483648.0,
                    -9.3e18,
                    0.5,
                    2.5,
                    9007199254740993.0,
                    1.7e38,
                ];
                let bits = match self.below(3) {
                    0 => edges[self.below(edges.len() as u64) as usize].to_bits(),
                    1 => (self.below(20000) as f64 / 8.0 - 1000.0).to_bits(),
                    _ => any as u64,
                };
                u128::from(if f64::from_bits(bits).is_nan() { 0x7ff8_0000_0000_0000 } else { bits })
            }
            _ => {
                let width = ty.bits().expect("a scalar");
                let mask = if width == 128 { u128::MAX } else { (1 << width) - 1 };
                let edges =
                    [0, 1, 2, mask, mask >> 1, (mask >> 1) + 1, u128::from(width), u128::from(width - 1), mask - 1, 7];
                let value = match self.below(3) {
                    0 => edges[self.below(edges.len() as u64) as usize],
                    1 => u128::from(self.below(20)).wrapping_sub(10),
                    _ => any >> self.below(128),
                };
                value & mask
            }
        }
    }
}

struct Trial<'a> {
    encoder: Encoder<'a>,
    random: Random,
    tuples: u64,
}

impl Trial<'_> {
    /// Tries `build` on operands of these types: once over variables and once over constants, which the simplifier
    /// folds.
    fn run(
        &mut self,
        what: &str,
        types: &[Ty],
        result: Ty,
        count: u64,
        build: impl Fn(&Encoder<'_>, &[Term]) -> Term,
        expected: impl Fn(&[u128]) -> u128,
    ) {
        let t = self.encoder.terms;
        let variables: Vec<Term> = types
            .iter()
            .enumerate()
            .map(|(index, ty)| t.variable(&format!("x{index}"), self.encoder.sort(*ty)))
            .collect();
        let symbolic = build(&self.encoder, &variables);
        for round in 0..count {
            let operands: Vec<u128> = types.iter().map(|ty| self.random.value(*ty)).collect();
            let wanted = scalar(result, expected(&operands), false).expect("a scalar");
            let mut assignment = Assignment::new();
            for ((variable, ty), bits) in variables.iter().zip(types).zip(&operands) {
                assignment.set(*variable, scalar(*ty, *bits, false).expect("a scalar"));
            }
            let found = evaluate(t, symbolic, &assignment).expect("every operation can be evaluated");
            assert_eq!(found, wanted, "{what} of {operands:x?} ({types:?} -> {result:?})");
            assert_eq!(scalar_bits(&found), Some(expected(&operands)), "{what} of {operands:x?}");
            if round % 8 == 0 {
                let constants: Vec<Term> = types
                    .iter()
                    .zip(&operands)
                    .map(|(ty, bits)| self.encoder.element_from_bits(*ty, *bits).expect("a scalar"))
                    .collect();
                let folded = build(&self.encoder, &constants);
                let constant = t.constant_ref(folded).unwrap_or_else(|| panic!("{what} of constants is not folded"));
                assert_eq!(Value::from(constant), wanted, "{what} of {operands:x?}, folded");
            }
            self.tuples += 1;
        }
    }
}

const WIDTHS: [u8; 9] = [1, 7, 8, 16, 31, 32, 64, 65, 128];

#[test]
fn encoding_and_interpreter_agree_on_every_instruction() {
    let total: u64 = std::env::var("TANDEM_TUPLES").ok().and_then(|text| text.parse().ok()).unwrap_or(60_000);
    let terms = Terms::new();
    let module = Module::default();
    let encoder = Encoder { terms: &terms, module: &module, semantics: Semantics::default() };
    let mut trial = Trial { encoder, random: Random(1), tuples: 0 };
    let operations = 600;
    let count = (total / operations).max(20);
    use {BinaryOp as B, UnaryOp as U};
    let integers: Vec<Ty> = WIDTHS.iter().map(|width| Ty::Int(*width)).collect();
    let floats = [Ty::F32, Ty::F64];
    for &ty in &integers {
        for op in [U::Not, U::Neg, U::ByteSwap, U::BitReverse, U::PopCount, U::LeadingZeros, U::TrailingZeros] {
            if op == U::ByteSwap && ty.bits().unwrap() % 8 != 0 {
                continue;
            }
            trial.run(
                &format!("{op:?}"),
                &[ty],
                ty,
                count,
                |e, x| e.unary(op, ty, x[0]).unwrap(),
                |x| eval::unary(op, ty, x[0]),
            );
        }
        for op in [
            B::Add,
            B::Sub,
            B::Mul,
            B::SDiv,
            B::UDiv,
            B::SRem,
            B::URem,
            B::Shl,
            B::LShr,
            B::AShr,
            B::And,
            B::Or,
            B::Xor,
            B::SMin,
            B::SMax,
            B::UMin,
            B::UMax,
        ] {
            trial.run(
                &format!("{op:?}"),
                &[ty, ty],
                ty,
                count,
                |e, x| e.binary(op, ty, x[0], x[1]).unwrap(),
                |x| eval::binary(op, ty, x[0], x[1]),
            );
        }
        for op in
            [OverflowOp::SAdd, OverflowOp::UAdd, OverflowOp::SSub, OverflowOp::USub, OverflowOp::SMul, OverflowOp::UMul]
        {
            trial.run(
                &format!("{op:?}"),
                &[ty, ty],
                Ty::Bool,
                count,
                |e, x| e.overflows(op, ty, x[0], x[1]),
                |x| u128::from(eval::overflows(op, ty, x[0], x[1])),
            );
        }
        use CompareOp as C;
        for op in [C::Eq, C::Ne, C::Slt, C::Sle, C::Sgt, C::Sge, C::Ult, C::Ule, C::Ugt, C::Uge] {
            trial.run(
                &format!("{op:?}"),
                &[ty, ty],
                Ty::Bool,
                count,
                |e, x| e.compare(op, ty, x[0], x[1]).unwrap(),
                |x| u128::from(eval::compare(op, ty, x[0], x[1])),
            );
        }
    }
    for op in [B::And, B::Or, B::Xor] {
        trial.run(
            &format!("{op:?}"),
            &[Ty::Bool, Ty::Bool],
            Ty::Bool,
            count,
            |e, x| e.binary(op, Ty::Bool, x[0], x[1]).unwrap(),
            |x| eval::binary(op, Ty::Bool, x[0], x[1]),
        );
    }
    trial.run(
        "Not",
        &[Ty::Bool],
        Ty::Bool,
        count,
        |e, x| e.unary(U::Not, Ty::Bool, x[0]).unwrap(),
        |x| eval::unary(U::Not, Ty::Bool, x[0]),
    );
    for ty in floats {
        for op in [U::FNeg, U::FAbs, U::FSqrt, U::FFloor, U::FCeil, U::FTrunc, U::FRint, U::FRound] {
            trial.run(
                &format!("{op:?}"),
                &[ty],
                ty,
                count,
                |e, x| e.unary(op, ty, x[0]).unwrap(),
                |x| eval::unary(op, ty, x[0]),
            );
        }
        for op in [
            B::FAdd,
            B::FSub,
            B::FMul,
            B::FDiv,
            B::FRem,
            B::FMinimum,
            B::FMaximum,
            B::FMinNum,
            B::FMaxNum,
            B::FCopySign,
        ] {
            trial.run(
                &format!("{op:?}"),
                &[ty, ty],
                ty,
                count,
                |e, x| e.binary(op, ty, x[0], x[1]).unwrap(),
                |x| eval::binary(op, ty, x[0], x[1]),
            );
        }
        use CompareOp as C;
        for op in [
            C::FOeq,
            C::FOne,
            C::FOlt,
            C::FOle,
            C::FOgt,
            C::FOge,
            C::FOrd,
            C::FUno,
            C::FUeq,
            C::FUne,
            C::FUlt,
            C::FUle,
            C::FUgt,
            C::FUge,
        ] {
            trial.run(
                &format!("{op:?}"),
                &[ty, ty],
                Ty::Bool,
                count,
                |e, x| e.compare(op, ty, x[0], x[1]).unwrap(),
                |x| u128::from(eval::compare(op, ty, x[0], x[1])),
            );
        }
        trial.run(
            "fma",
            &[ty, ty, ty],
            ty,
            count,
            |e, x| e.fused_multiply_add(x[0], x[1], x[2]),
            |x| eval::fma(ty, x[0], x[1], x[2]),
        );
    }
    let mut casts: Vec<(CastOp, Ty, Ty)> = vec![
        (CastOp::FloatToFloat, Ty::F32, Ty::F64),
        (CastOp::FloatToFloat, Ty::F64, Ty::F32),
        (CastOp::FloatToBits, Ty::F32, Ty::Int(32)),
        (CastOp::FloatToBits, Ty::F64, Ty::Int(64)),
        (CastOp::BitsToFloat, Ty::Int(32), Ty::F32),
        (CastOp::BitsToFloat, Ty::Int(64), Ty::F64),
        (CastOp::PtrToInt, Ty::Ptr, Ty::I64),
        (CastOp::IntToPtr, Ty::I64, Ty::Ptr),
        (CastOp::PtrToInt, Ty::Ref, Ty::I64),
        (CastOp::IntToPtr, Ty::I64, Ty::Ref),
    ];
    for &from in &integers {
        casts.push((CastOp::ZeroExtend, Ty::Bool, from));
        casts.push((CastOp::SignExtend, Ty::Bool, from));
        casts.push((CastOp::Truncate, from, Ty::Bool));
        for &to in &integers {
            if from.bits() < to.bits() {
                casts.extend([
                    (CastOp::ZeroExtend, from, to),
                    (CastOp::SignExtend, from, to),
                    (CastOp::Truncate, to, from),
                ]);
            }
        }
        for float in floats {
            casts.extend([(CastOp::SIntToFloat, from, float), (CastOp::UIntToFloat, from, float)]);
            casts.extend([(CastOp::FloatToSInt, float, from), (CastOp::FloatToUInt, float, from)]);
        }
    }
    for (op, from, to) in casts {
        trial.run(
            &format!("{op:?}"),
            &[from],
            to,
            count,
            |e, x| e.cast(op, from, to, x[0]).unwrap(),
            |x| eval::cast(op, from, to, x[0]),
        );
    }
    println!("{} tuples, no mismatch", trial.tuples);
    assert!(trial.tuples >= total / 2, "only {} tuples were tried", trial.tuples);
}
