//! Common-subexpression elimination, scoped by the dominator tree (Briggs, Cooper and Simpson, "Value Numbering",
//! 1997).
//!
//! An instruction whose result depends on nothing but its operands gives the same result wherever it is repeated with
//! the same operands, so a repetition can use the first result if that dominates it. Memories are values, so this holds
//! for loads as well. It does not hold for calls, for [`Inst::Arbitrary`] and [`Inst::Freeze`] (each execution chooses
//! anew) and for [`Inst::Assume`], and it is of no use for stores. Constants move to the start of the entry, where they
//! dominate everything, so that each is there once a function.

use rustc_hash::FxHashMap;
use tandem_ir::analysis::{Cfg, Dominators};
use tandem_ir::tidy::BackMap;
use tandem_ir::tidy::Substitution;
use tandem_ir::{BinaryOp, Block, CompareOp, Function, Inst, InstId, Ty, Value};

/// What is computed, and the type of the result, which the instruction does not say.
type Computation = (Inst, Ty);

/// Runs the pass. Numbers do not change; repeated instructions are gone from their blocks.
pub fn run(function: &mut Function) -> BackMap {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let mut substitution = Substitution::new(function);
    unify_constants(function, &cfg, &mut substitution);

    // A walk over the dominator tree: entering a block makes its results available, leaving it takes them back. A key
    // that is available already is not entered again, so taking it back never hides an outer one.
    let mut available: FxHashMap<Computation, Value> = FxHashMap::default();
    let mut stack: Vec<(Block, usize, Vec<Computation>)> = Vec::new();
    let scope = visit(function, function.entry(), &mut substitution, &mut available);
    stack.push((function.entry(), 0, scope));
    while let Some((block, visited, scope)) = stack.last_mut() {
        if let Some(&child) = dominators.children(*block).get(*visited) {
            *visited += 1;
            let scope = visit(function, child, &mut substitution, &mut available);
            stack.push((child, 0, scope));
        } else {
            for key in std::mem::take(scope) {
                available.remove(&key);
            }
            stack.pop();
        }
    }
    substitution.apply(function);
    BackMap::identity(function)
}

/// Moves constants to the start of the entry, in the order in which they appear, each once.
fn unify_constants(function: &mut Function, cfg: &Cfg, substitution: &mut Substitution) {
    let mut first: FxHashMap<Computation, Value> = FxHashMap::default();
    let mut constants: Vec<InstId> = Vec::new();
    for &block in cfg.reverse_postorder() {
        let insts = std::mem::take(&mut function.blocks[block].insts);
        let mut others = Vec::with_capacity(insts.len());
        for inst in insts {
            let data = &function.insts[inst];
            let (Inst::Const(_), &[result]) = (&data.inst, &data.results[..]) else {
                others.push(inst);
                continue;
            };
            let key = (data.inst.clone(), function.values[result].ty);
            // A constant that many places share is no variable of any of them.
            function.values[result].name = None;
            match first.get(&key) {
                Some(&same) => substitution.replace(function, result, same),
                None => {
                    first.insert(key, result);
                    constants.push(inst);
                }
            }
        }
        function.blocks[block].insts = others;
    }
    let entry = function.entry();
    constants.append(&mut function.blocks[entry].insts);
    function.blocks[entry].insts = constants;
}

/// Replaces repetitions in a block; returns what became available by it.
fn visit(
    function: &mut Function,
    block: Block,
    substitution: &mut Substitution,
    available: &mut FxHashMap<Computation, Value>,
) -> Vec<Computation> {
    let mut scope = Vec::new();
    let insts = std::mem::take(&mut function.blocks[block].insts);
    let mut kept = Vec::with_capacity(insts.len());
    for inst in insts {
        let data = &mut function.insts[inst];
        data.inst.for_each_use_mut(|value| *value = substitution.resolve(*value));
        if let (Some(key), &[result]) = (key_of(&data.inst), &data.results[..]) {
            let key = (key, function.values[result].ty);
            match available.get(&key) {
                Some(&same) => {
                    substitution.replace(function, result, same);
                    continue;
                }
                None => {
                    available.insert(key.clone(), result);
                    scope.push(key);
                }
            }
        }
        kept.push(inst);
    }
    function.blocks[block].insts = kept;
    scope
}

/// What an instruction computes, with operands in a fixed order where the order does not matter. `None` if it must
/// not be unified with another.
pub(crate) fn key_of(inst: &Inst) -> Option<Inst> {
    match inst {
        Inst::Binary(op, a, b, flags) if is_commutative(*op) => Some(Inst::Binary(*op, *a.min(b), *a.max(b), *flags)),
        Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), a, b) => Some(Inst::Compare(*op, *a.min(b), *a.max(b))),
        Inst::Unary(..)
        | Inst::Binary(..)
        | Inst::Compare(..)
        | Inst::Overflows(..)
        | Inst::FusedMultiplyAdd(..)
        | Inst::Select(..)
        | Inst::Cast(..)
        | Inst::PtrAdd(..)
        | Inst::Load { .. }
        | Inst::Pure { .. } => Some(inst.clone()),
        // Constants were unified before.
        Inst::Const(_) => None,
        Inst::Store { .. } | Inst::Clear { .. } => None,
        Inst::Arbitrary | Inst::Call { .. } | Inst::Assume(_) | Inst::Freeze(_) => None,
    }
}

/// Whether the operands can be exchanged. Float minimum and maximum are left out: C's prefer the left of two zeros.
fn is_commutative(op: BinaryOp) -> bool {
    match op {
        BinaryOp::Add
        | BinaryOp::Mul
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor
        | BinaryOp::SMin
        | BinaryOp::SMax
        | BinaryOp::UMin
        | BinaryOp::UMax
        | BinaryOp::FAdd
        | BinaryOp::FMul => true,
        BinaryOp::Sub
        | BinaryOp::SDiv
        | BinaryOp::UDiv
        | BinaryOp::SRem
        | BinaryOp::URem
        | BinaryOp::Shl
        | BinaryOp::LShr
        | BinaryOp::AShr
        | BinaryOp::FSub
        | BinaryOp::FDiv
        | BinaryOp::FRem
        | BinaryOp::FMinimum
        | BinaryOp::FMaximum
        | BinaryOp::FMinNum
        | BinaryOp::FMaxNum
        | BinaryOp::FCopySign => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    #[test]
    fn repetitions_use_the_first_result_where_it_dominates() {
        let text = "
            func @f(a: i32, b: i32, c: bool) -> i32 {
              five: i32 = const 5
              sum = add a, b
              branch c, yes, no
            yes:
              five.1: i32 = const 5
              again = add b, a
              x = mul again, five.1
              jump join(x)
            no:
              y = mul sum, five
              jump join(y)
            join(r: i32):
              z = mul sum, five
              s = add r, z
              exit return (s)
            }";
        let expected = "\
func @f(a: i32, b: i32, c: bool) -> i32 {
b0:
  v0: i32 = const 5
  sum = add a, b
  branch c, b1, b2
b1:
  x = mul sum, v0
  jump b3(x)
b2:
  y = mul sum, v0
  jump b3(y)
b3(r: i32):
  z = mul sum, v0
  s = add r, z
  exit return (s)
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function))), expected);
    }

    #[test]
    fn what_is_chosen_anew_is_not_unified() {
        let text = "
            func @f() -> (i32, i32) {
              a: i32 = arbitrary
              b: i32 = arbitrary
              c = freeze a
              d = freeze a
              e = add b, c
              exit return (d, e)
            }";
        let insts = |text: &str| text.lines().count();
        assert_eq!(insts(&after_each(text, |function, _| drop(run(function)))), insts(text.trim_start()) + 1);
    }
}
