//! The dictionary: constants that the programs themselves mention. Where behaviour changes, a constant is rarely far.

use std::collections::BTreeSet;

use tandem_interp::eval::{signed, to_f32, to_f64};
use tandem_ir::analysis::CallGraph;
use tandem_ir::{Const, FuncId, Inst, Terminator, Ty};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::expression::{Expr, Kind};

/// The numbers that the two programs and the claim mention.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Dictionary {
    /// Integers, read as signed.
    pub integers: Vec<i128>,
    /// Floats; single ones are exact as doubles.
    pub floats: Vec<f64>,
}

/// More constants than this do not make the search better.
const MOST: usize = 400;

impl Dictionary {
    /// What the functions reachable from the entries, the assumption and the postcondition mention.
    pub fn of(claim: &Claim) -> Dictionary {
        let mut integers = BTreeSet::new();
        let mut floats = BTreeSet::new();
        for (_, program) in claim.programs.iter() {
            for id in reachable(program) {
                constants(program, id, &mut integers, &mut floats);
            }
        }
        for predicate in [&claim.assume, &claim.ensure].into_iter().flatten() {
            literals(&predicate.expr, &mut integers);
        }
        let floats = floats.into_iter().map(f64::from_bits).filter(|float| !float.is_nan());
        Dictionary { integers: integers.into_iter().take(MOST).collect(), floats: floats.take(MOST).collect() }
    }
}

/// The functions that a run of the entry can come to, the entry first.
pub fn reachable(program: &Program) -> Vec<FuncId> {
    let graph = CallGraph::new(&program.module);
    let mut found = vec![program.entry];
    let mut next = 0;
    while next < found.len() {
        for callee in graph.callees(found[next]) {
            if !found.contains(callee) {
                found.push(*callee);
            }
        }
        next += 1;
    }
    found
}

fn constants(program: &Program, id: FuncId, integers: &mut BTreeSet<i128>, floats: &mut BTreeSet<u64>) {
    let function = &program.module.functions[id];
    for data in function.insts.values() {
        let (Inst::Const(constant), &[result]) = (&data.inst, data.results.as_slice()) else { continue };
        match (*constant, function.ty(result)) {
            (Const::Int(bits), Ty::Int(width)) => {
                integers.insert(signed(u32::from(width), bits));
            }
            (Const::F32(bits), _) => {
                floats.insert(f64::from(to_f32(u128::from(bits))).to_bits());
            }
            (Const::F64(bits), _) => {
                floats.insert(to_f64(u128::from(bits)).to_bits());
            }
            _ => {}
        }
    }
    for block in function.blocks.values() {
        let Terminator::Switch { value, cases, .. } = &block.terminator else { continue };
        let width = function.ty(*value).bits().unwrap_or(64);
        integers.extend(cases.iter().map(|(bits, _)| signed(width, *bits)));
    }
}

fn literals(expr: &Expr, integers: &mut BTreeSet<i128>) {
    match &expr.kind {
        Kind::Int(value) => integers.extend(i128::try_from(value).ok()),
        Kind::Name(_) => {}
        Kind::Prefix(_, inner) | Kind::Forall(_, inner) => literals(inner, integers),
        Kind::Infix(_, a, b) | Kind::Index(a, b) => {
            literals(a, integers);
            literals(b, integers);
        }
        Kind::Call(_, args) => args.iter().for_each(|arg| literals(arg, integers)),
    }
}
