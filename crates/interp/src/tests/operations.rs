//! Every operation, at several types, on all pairs of edge cases, against `eval`: fast and generic instructions alike.

use tandem_ir::{
    BinaryOp, Builder, CastOp, CompareOp, Const, ExitKind, FuncId, Function, Inst, Line, Module, Outcome, OverflowOp,
    Signature, Terminator, Ty, UnaryOp, Value,
};

use crate::{Ended, Inputs, Limits, Machine, Program, eval};

const INTEGERS: [Ty; 9] =
    [Ty::Bool, Ty::Int(1), Ty::I8, Ty::Int(16), Ty::I32, Ty::Int(33), Ty::I64, Ty::Int(65), Ty::Int(128)];

const BINARY: [BinaryOp; 17] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::SDiv,
    BinaryOp::UDiv,
    BinaryOp::SRem,
    BinaryOp::URem,
    BinaryOp::Shl,
    BinaryOp::LShr,
    BinaryOp::AShr,
    BinaryOp::And,
    BinaryOp::Or,
    BinaryOp::Xor,
    BinaryOp::SMin,
    BinaryOp::SMax,
    BinaryOp::UMin,
    BinaryOp::UMax,
];

const FLOAT_BINARY: [BinaryOp; 10] = [
    BinaryOp::FAdd,
    BinaryOp::FSub,
    BinaryOp::FMul,
    BinaryOp::FDiv,
    BinaryOp::FRem,
    BinaryOp::FMinimum,
    BinaryOp::FMaximum,
    BinaryOp::FMinNum,
    BinaryOp::FMaxNum,
    BinaryOp::FCopySign,
];

const COMPARE: [CompareOp; 10] = [
    CompareOp::Eq,
    CompareOp::Ne,
    CompareOp::Slt,
    CompareOp::Sle,
    CompareOp::Sgt,
    CompareOp::Sge,
    CompareOp::Ult,
    CompareOp::Ule,
    CompareOp::Ugt,
    CompareOp::Uge,
];

const FLOAT_COMPARE: [CompareOp; 14] = [
    CompareOp::FOeq,
    CompareOp::FOne,
    CompareOp::FOlt,
    CompareOp::FOle,
    CompareOp::FOgt,
    CompareOp::FOge,
    CompareOp::FOrd,
    CompareOp::FUno,
    CompareOp::FUeq,
    CompareOp::FUne,
    CompareOp::FUlt,
    CompareOp::FUle,
    CompareOp::FUgt,
    CompareOp::FUge,
];

const UNARY: [UnaryOp; 6] =
    [UnaryOp::Not, UnaryOp::Neg, UnaryOp::BitReverse, UnaryOp::PopCount, UnaryOp::LeadingZeros, UnaryOp::TrailingZeros];

const FLOAT_UNARY: [UnaryOp; 8] = [
    UnaryOp::FNeg,
    UnaryOp::FAbs,
    UnaryOp::FSqrt,
    UnaryOp::FFloor,
    UnaryOp::FCeil,
    UnaryOp::FTrunc,
    UnaryOp::FRint,
    UnaryOp::FRound,
];

/// Values at which operations change their mind.
fn edges(ty: Ty) -> Vec<u128> {
    let raw: Vec<u128> = match ty {
        Ty::F32 => [0.0, -0.0, 0.5, -1.5, 2.5, 3.0, 1e38, -1e38, f32::MIN_POSITIVE, f32::INFINITY, f32::NAN, 1e-45]
            .map(eval::from_f32)
            .to_vec(),
        Ty::F64 => [0.0, -0.0, 0.5, -1.5, 2.5, 3.0, 1e308, -1e308, 5e-324, f64::INFINITY, f64::NAN, 1e19, -1e10]
            .map(eval::from_f64)
            .to_vec(),
        _ => {
            let width = ty.bits().unwrap();
            let top = 1u128 << (width - 1);
            let counts = [u128::from(width) - 1, u128::from(width), u128::from(width) + 1];
            [0, 1, 2, 3, 7, 31, 32, 63, 64, top - 1, top, top + 1, u128::MAX, u128::MAX - 1, 0x1234_5678_9abc_def0]
                .into_iter()
                .chain(counts)
                .collect()
        }
    };
    let mut values: Vec<u128> = raw.into_iter().map(|bits| eval::canonical(ty, bits)).collect();
    values.sort_unstable();
    values.dedup();
    values
}

fn function(params: &[Ty], result: Ty, body: impl FnOnce(&mut Builder, &[Value]) -> Value) -> Function {
    let signature = Signature { params: params.to_vec(), results: vec![result], state: vec![] };
    let mut builder = Builder::new("f", signature, Line::default());
    let given = builder.params().to_vec();
    let value = body(&mut builder, &given);
    let kind = ExitKind::Always(Outcome::Return);
    builder.terminate(Terminator::Exit { kind, values: vec![value], state: vec![] });
    builder.finish()
}

fn machine(function: Function) -> (Machine, FuncId) {
    let mut module = Module::default();
    let id = module.functions.push(function);
    (Program::new(&module).machine(), id)
}

fn check(function: Function, args: &[Vec<u128>], what: &str, expected: impl Fn(&[u128]) -> u128) {
    let (mut machine, id) = machine(function);
    for args in args {
        let run = machine.run(id, &Inputs { args: args.clone(), ..Inputs::default() }, &Limits::default());
        assert_eq!(run.ended, Ended::Outcome(Outcome::Return));
        assert_eq!(run.results, [expected(args)], "{what} of {args:x?}");
    }
}

fn pairs(ty: Ty) -> Vec<Vec<u128>> {
    let values = edges(ty);
    values.iter().flat_map(|a| values.iter().map(move |b| vec![*a, *b])).collect()
}

#[test]
fn binary_operations() {
    for ty in INTEGERS {
        for op in BINARY {
            let f = function(&[ty, ty], ty, |builder, args| builder.binary(op, args[0], args[1]));
            check(f, &pairs(ty), &format!("{op:?} at {ty:?}"), |args| eval::binary(op, ty, args[0], args[1]));
        }
    }
    for ty in [Ty::F32, Ty::F64] {
        for op in FLOAT_BINARY {
            let f = function(&[ty, ty], ty, |builder, args| builder.binary(op, args[0], args[1]));
            check(f, &pairs(ty), &format!("{op:?} at {ty:?}"), |args| eval::binary(op, ty, args[0], args[1]));
        }
    }
}

#[test]
fn comparisons_as_values_and_as_branches() {
    let integers = INTEGERS.into_iter().chain([Ty::Ptr, Ty::Ref]);
    let cases = integers.flat_map(|ty| COMPARE.map(|op| (ty, op)));
    let floats = [Ty::F32, Ty::F64].into_iter().flat_map(|ty| FLOAT_COMPARE.map(|op| (ty, op)));
    for (ty, op) in cases.chain(floats) {
        let what = format!("{op:?} at {ty:?}");
        let expected = |args: &[u128]| u128::from(eval::compare(op, ty, args[0], args[1]));
        let f = function(&[ty, ty], Ty::Bool, |builder, args| builder.compare(op, args[0], args[1]));
        check(f, &pairs(ty), &what, expected);
        let f = function(&[ty, ty], Ty::Bool, |builder, args| {
            let condition = builder.compare(op, args[0], args[1]);
            let [yes, no, join] = [(); 3].map(|()| builder.create_block());
            let answer = builder.declare(Ty::Bool, None);
            builder.branch(condition, yes, no);
            for (block, truth) in [(yes, true), (no, false)] {
                builder.switch_to(block);
                let truth = builder.bool(truth);
                builder.write(answer, truth);
                builder.jump(join);
            }
            builder.seal_all();
            builder.switch_to(join);
            builder.read(answer)
        });
        check(f, &pairs(ty), &format!("branch on {what}"), expected);
    }
}

#[test]
fn overflow_tests() {
    let ops =
        [OverflowOp::SAdd, OverflowOp::UAdd, OverflowOp::SSub, OverflowOp::USub, OverflowOp::SMul, OverflowOp::UMul];
    for ty in INTEGERS {
        for op in ops {
            let f = function(&[ty, ty], Ty::Bool, |builder, args| {
                builder.value(Inst::Overflows(op, args[0], args[1]), Ty::Bool)
            });
            let expected = |args: &[u128]| u128::from(eval::overflows(op, ty, args[0], args[1]));
            check(f, &pairs(ty), &format!("{op:?} at {ty:?}"), expected);
        }
    }
}

#[test]
fn unary_operations() {
    let integers = INTEGERS.into_iter().flat_map(|ty| UNARY.map(|op| (ty, op)));
    let swaps = [Ty::I8, Ty::Int(24), Ty::I32, Ty::I64, Ty::Int(128)].map(|ty| (ty, UnaryOp::ByteSwap));
    let floats = [Ty::F32, Ty::F64].into_iter().flat_map(|ty| FLOAT_UNARY.map(|op| (ty, op)));
    for (ty, op) in integers.chain(swaps).chain(floats) {
        let f = function(&[ty], ty, |builder, args| builder.unary(op, args[0]));
        let args: Vec<Vec<u128>> = edges(ty).into_iter().map(|a| vec![a]).collect();
        check(f, &args, &format!("{op:?} at {ty:?}"), |args| eval::unary(op, ty, args[0]));
    }
}

#[test]
fn conversions() {
    let mut cases = vec![
        (CastOp::FloatToFloat, Ty::F32, Ty::F64),
        (CastOp::FloatToFloat, Ty::F64, Ty::F32),
        (CastOp::FloatToBits, Ty::F32, Ty::I32),
        (CastOp::FloatToBits, Ty::F64, Ty::I64),
        (CastOp::BitsToFloat, Ty::I32, Ty::F32),
        (CastOp::BitsToFloat, Ty::I64, Ty::F64),
        (CastOp::PtrToInt, Ty::Ptr, Ty::I64),
        (CastOp::PtrToInt, Ty::Ref, Ty::I64),
        (CastOp::IntToPtr, Ty::I64, Ty::Ptr),
    ];
    for from in INTEGERS {
        for to in INTEGERS {
            match from.bits().cmp(&to.bits()) {
                std::cmp::Ordering::Less => {
                    cases.extend([(CastOp::ZeroExtend, from, to), (CastOp::SignExtend, from, to)])
                }
                std::cmp::Ordering::Greater => cases.push((CastOp::Truncate, from, to)),
                std::cmp::Ordering::Equal => {}
            }
        }
        if from != Ty::Bool {
            for float in [Ty::F32, Ty::F64] {
                cases.extend([(CastOp::SIntToFloat, from, float), (CastOp::UIntToFloat, from, float)]);
                cases.extend([(CastOp::FloatToSInt, float, from), (CastOp::FloatToUInt, float, from)]);
            }
        }
    }
    for (op, from, to) in cases {
        let f = function(&[from], to, |builder, args| builder.cast(op, args[0], to));
        let args: Vec<Vec<u128>> = edges(from).into_iter().map(|a| vec![a]).collect();
        check(f, &args, &format!("{op:?} {from:?} to {to:?}"), |args| eval::cast(op, from, to, args[0]));
    }
}

#[test]
fn the_rest() {
    for ty in [Ty::F32, Ty::F64] {
        let f = function(&[ty, ty, ty], ty, |builder, args| {
            builder.value(Inst::FusedMultiplyAdd(args[0], args[1], args[2]), ty)
        });
        let values = edges(ty);
        let triples: Vec<Vec<u128>> =
            pairs(ty).into_iter().flat_map(|pair| values.iter().map(move |c| vec![pair[0], pair[1], *c])).collect();
        check(f, &triples, "fma", |args| eval::fma(ty, args[0], args[1], args[2]));
    }
    for ty in [Ty::I8, Ty::I64, Ty::Int(100), Ty::F64, Ty::Ref] {
        let f = function(&[Ty::Bool, ty, ty], ty, |builder, args| builder.select(args[0], args[1], args[2]));
        let args = [vec![1, 5, 6], vec![0, 5, 6]];
        check(f, &args, "select", |args| if args[0] == 1 { args[1] } else { args[2] });
        let f = function(&[ty], ty, |builder, args| builder.value(Inst::Freeze(args[0]), ty));
        check(f, &[vec![9]], "freeze", |args| args[0]);
    }
    let f =
        function(&[Ty::Ptr, Ty::I64], Ty::Ptr, |builder, args| builder.value(Inst::PtrAdd(args[0], args[1]), Ty::Ptr));
    let expected = |args: &[u128]| u128::from((args[0] as u64).wrapping_add(args[1] as u64));
    check(f, &pairs(Ty::I64), "ptr_add", expected);
}

#[test]
fn constants() {
    let cases = [
        (Const::Bool(true), Ty::Bool, 1),
        (Const::Int(0xff), Ty::I8, 0xff),
        (Const::Int(u128::MAX), Ty::Int(128), u128::MAX),
        (Const::F32(0xffff_ffff), Ty::F32, u128::from(eval::F32_NAN)),
        (Const::F64(0x3ff0_0000_0000_0000), Ty::F64, eval::from_f64(1.0)),
        (Const::Null, Ty::Ptr, 0),
        (Const::Null, Ty::Ref, 0),
    ];
    for (constant, ty, bits) in cases {
        let f = function(&[], ty, |builder, _| builder.value(Inst::Const(constant), ty));
        check(f, &[vec![]], "constant", |_| bits);
    }
}

#[test]
fn inputs_are_made_canonical() {
    let f = function(&[Ty::I8], Ty::I8, |_, args| args[0]);
    check(f, &[vec![0xabcd]], "identity", |_| 0xcd);
}
