//! Constant folding and folding of decided branches.
//!
//! An instruction is replaced by a constant, a value or an instruction that gives the same result for all operands (the
//! laws are in `algebra`), and a branch whose condition is constant by a jump to where it goes anyway. Results of
//! constants are exact: they come from [`eval`](tandem_interp::eval), the meaning that the interpreter uses too.

use rustc_hash::FxHashSet;
use tandem_ir::analysis::Cfg;
use tandem_ir::tidy::Substitution;
use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{Function, IdVec, Inst, InstData, Region, RegionId, Terminator, UnaryOp, ValueData};

use crate::algebra::{Facts, Simpler, bits_of, constant_of};

/// How numbers are understood, as far as it restricts what may be computed in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Arithmetic {
    /// Integers have a fixed width and wrap. Otherwise they are mathematical integers, and only what does not wrap is
    /// computed.
    pub ints_wrap: bool,
    /// Floats round as IEEE says. Otherwise they are real numbers, and nothing that could round is computed.
    pub floats_round: bool,
    /// An operation that breaks its flags' promise gives poison. Otherwise flags mean nothing.
    pub overflow_is_poison: bool,
}

impl Arithmetic {
    /// What the machine does: integers wrap, floats round, flags mean nothing.
    pub const MACHINE: Arithmetic = Arithmetic { ints_wrap: true, floats_round: true, overflow_is_poison: false };
}

impl Default for Arithmetic {
    fn default() -> Self {
        Arithmetic::MACHINE
    }
}

/// Runs the pass and [`compact`], which drops the blocks that no branch leads to any more.
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    let mut facts = Facts {
        arithmetic,
        regions,
        constant: IdVec::filled(None, function.values.len()),
        defined_by: IdVec::filled(None, function.values.len()),
        marked: FxHashSet::default(),
        filled: FxHashSet::default(),
        not_zero: FxHashSet::default(),
    };
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let mut substitution = Substitution::new(function);
    // Definitions come before uses in this order, except for the arguments of retreating jumps.
    for &block in Cfg::new(function).reverse_postorder() {
        let insts = std::mem::take(&mut function.blocks[block].insts);
        let mut kept = Vec::with_capacity(insts.len());
        for inst in insts {
            function.insts[inst].inst.for_each_use_mut(|value| *value = substitution.resolve(*value));
            if let Inst::Assume(condition) = function.insts[inst].inst
                && facts.constant[condition] == Some(1)
            {
                continue;
            }
            kept.push(inst);
            let &[result] = &function.insts[inst].results[..] else { continue };
            let ty = function.ty(result);
            while let Some(simpler) = facts.simplify(function, &function.insts[inst].inst, ty) {
                match simpler {
                    Simpler::Inst(simpler) => {
                        function.insts[inst].inst = simpler;
                        continue;
                    }
                    Simpler::Compared(op, value, bits) => {
                        let Some(constant) = constant_of(function.ty(value), bits) else { break };
                        let line = function.insts[inst].line;
                        let other = function.values.push(ValueData { ty: function.ty(value), name: None });
                        let constant = InstData { inst: Inst::Const(constant), results: vec![other], line };
                        let constant = function.insts.push(constant);
                        // In front of the comparison, which is the last one kept.
                        kept.insert(kept.len() - 1, constant);
                        facts.constant.push(Some(bits));
                        facts.defined_by.push(Some(constant));
                        function.insts[inst].inst = Inst::Compare(op, value, other);
                        continue;
                    }
                    Simpler::Constant(bits) => {
                        if let Some(constant) = constant_of(ty, bits) {
                            function.insts[inst].inst = Inst::Const(constant);
                        }
                    }
                    Simpler::Value(value) => {
                        substitution.replace(function, result, value);
                        kept.pop();
                    }
                }
                break;
            }
            facts.defined_by[result] = Some(inst);
            if let Inst::Const(constant) = function.insts[inst].inst {
                facts.constant[result] = bits_of(constant, ty);
            }
        }
        let data = &mut function.blocks[block];
        data.insts = kept;
        data.terminator.for_each_use_mut(|value| *value = substitution.resolve(*value));
        if let Some(decided) = decide(function, &facts, &function.blocks[block].terminator) {
            function.blocks[block].terminator = decided;
        }
    }
    substitution.apply(function);
    BackMap::extended(function, old_values, old_blocks).then(&compact::run(function))
}

/// A simpler terminator that does the same.
fn decide(function: &Function, facts: &Facts<'_>, terminator: &Terminator) -> Option<Terminator> {
    match terminator {
        Terminator::Branch(cond, yes, no) => match facts.constant[*cond] {
            Some(0) => Some(Terminator::Jump(no.clone())),
            Some(_) => Some(Terminator::Jump(yes.clone())),
            // A branch on poison is undefined behaviour, which must not be forgotten.
            None if yes == no && !facts.arithmetic.overflow_is_poison => Some(Terminator::Jump(yes.clone())),
            None => match facts.definition(function, *cond)? {
                Inst::Unary(UnaryOp::Not, opposite) => Some(Terminator::Branch(*opposite, no.clone(), yes.clone())),
                _ => None,
            },
        },
        Terminator::Switch { value, cases, default } => {
            if let Some(bits) = facts.constant[*value] {
                let case = cases.iter().find(|(case, _)| *case == bits);
                return Some(Terminator::Jump(case.map_or(default, |(_, target)| target).clone()));
            }
            let forget = cases.is_empty() && !facts.arithmetic.overflow_is_poison;
            forget.then(|| Terminator::Jump(default.clone()))
        }
        Terminator::Jump(_) | Terminator::Exit { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    #[test]
    fn decided_branches_become_jumps_and_tables_are_read() {
        let text = "
            region @table: [i64] -> i32 constant { 2: 40 }
            region @bytes: [i64] -> i8 constant { 8: 1, 9: 2, 11: 255 }
            func @f(a: i32) -> i32 {
              two: i64 = const 2
              table: @table = const table
              x = load table[two]
              y: i32 = const 41
              less = slt y, x
              not_less = not less
              branch not_less, yes, no
            yes:
              eight: i64 = const 8
              bytes: @bytes = const table
              wide: i32 = load bytes[eight]
              exit return (wide)
            no:
              exit return (a)
            }";
        let expected = "\
func @f(a: i32) -> i32 {
b0:
  two: i64 = const 2
  table: @table = const table
  x: i32 = const 40
  y: i32 = const 41
  less = const false
  not_less = const true
  jump b1
b1:
  eight: i64 = const 8
  bytes: @bytes = const table
  wide: i32 = const -16776703
  exit return (wide)
}
";
        let folded = after_each(text, |function, regions| drop(run(function, regions, Arithmetic::MACHINE)));
        assert_eq!(folded, expected);
    }

    #[test]
    fn addresses_computed_from_the_same_one_are_compared_by_distance() {
        let text = "
            func @f(p: ptr, n: i64, m: i64, c: bool) -> (bool, bool, i64, bool) {
              one: i64 = const 1
              two: i64 = const 2
              end = ptr_add p, n
              empty = eq p, end
              other = ptr_add p, m
              same = ne end, other
              from: i64 = ptr_to_int p
              to: i64 = ptr_to_int end
              size = sub to, from
              choice = select c, two, one
              odd: bool = truncate choice
              exit return (empty, same, size, odd)
            }";
        let expected = "\
func @f(p: ptr, n: i64, m: i64, c: bool) -> (bool, bool, i64, bool) {
b0:
  one: i64 = const 1
  two: i64 = const 2
  end = ptr_add p, n
  v0: i64 = const 0
  empty = eq n, v0
  other = ptr_add p, m
  same = ne n, m
  from: i64 = ptr_to_int p
  to: i64 = ptr_to_int end
  choice = select c, two, one
  odd = not c
  exit return (empty, same, n, odd)
}
";
        assert_eq!(after_each(text, |function, regions| drop(run(function, regions, Arithmetic::MACHINE))), expected);
    }
}
