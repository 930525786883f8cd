//! Jump threading (Mueller and Whalley, "Avoiding Conditional Branches by Code Replication", PLDI 1995).
//!
//! A function that was inlined ends in jumps to one block, which then asks which of the ends it was: whether the call
//! failed, whether there was a next element. Where an argument of such a jump is a constant, or known not to be zero, and decides the branch of
//! the block, the jump can go directly to the branch's target, with what the block would have passed on. The
//! instructions of the block must be free of side effects; those whose results are needed are repeated in the jumping
//! block, where they compute the same from the jump's arguments.
//!
//! What the block defines may be used behind it. Behind each target that only this block jumped to, these uses become
//! uses of new parameters of the target, which both the block and the redirected jumps pass (SSA repair). A block with
//! uses elsewhere is left alone. So is a loop header: threading through it would rotate or peel the loop.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::analysis::{Cfg, Dominators};
use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{
    Block, CompareOp, Function, IdVec, Inst, InstData, InstId, Region, RegionId, Target, Terminator, Value, ValueData,
};

use crate::Arithmetic;
use crate::algebra::{Facts, Simpler, bits_of};

/// A block with more instructions than this is not repeated.
const MOST_INSTRUCTIONS: usize = 8;

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>, arithmetic: Arithmetic) -> BackMap {
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let mut heads_cycle = IdVec::filled(false, function.blocks.len());
    cfg.retreating_edges().iter().for_each(|&(_, to)| heads_cycle[to] = true);
    let predecessors = function.blocks.ids().map(|block| cfg.predecessors(block).to_vec()).collect();
    let mut threader = Threader {
        facts: facts(function, regions, arithmetic),
        function,
        dominators,
        bypassed: IdVec::filled(false, old_blocks),
        predecessors,
    };
    for &block in cfg.reverse_postorder().iter().skip(1) {
        if !heads_cycle[block] && threader.may_be_decided(block) {
            threader.thread(block);
        }
    }
    let Threader { function, bypassed, .. } = threader;
    let mut back = BackMap::extended(function, old_values, old_blocks);
    // A run comes through a bypassed block less often than before.
    for (block, origin) in back.blocks.iter_mut() {
        if bypassed.get(block) == Some(&true) {
            *origin = None;
        }
    }
    back.then(&compact::run(function))
}

pub(crate) fn facts<'a>(
    function: &Function,
    regions: &'a IdVec<RegionId, Region>,
    arithmetic: Arithmetic,
) -> Facts<'a> {
    let mut constant = IdVec::filled(None, function.values.len());
    let mut defined_by = IdVec::filled(None, function.values.len());
    for block in function.blocks.values() {
        for &inst in &block.insts {
            let data = &function.insts[inst];
            data.results.iter().for_each(|&result| defined_by[result] = Some(inst));
            if let (Inst::Const(value), &[result]) = (&data.inst, &data.results[..]) {
                constant[result] = bits_of(*value, function.ty(result));
            }
        }
    }
    let (marked, filled, not_zero) = (FxHashSet::default(), FxHashSet::default(), FxHashSet::default());
    Facts { arithmetic, regions, constant, defined_by, marked, filled, not_zero }
}

struct Threader<'a> {
    function: &'a mut Function,
    facts: Facts<'a>,
    /// Of the function as it was. A redirected jump passes the same blocks as before except the one it goes around, so
    /// a block that was not bypassed still dominates what it did.
    dominators: Dominators,
    bypassed: IdVec<Block, bool>,
    /// All blocks that jump to a block, and perhaps some that do not any more.
    predecessors: IdVec<Block, Vec<Block>>,
}

/// A jump that can be redirected.
struct Redirection {
    from: Block,
    /// Which of the targets of `from`.
    edge: usize,
    /// Which of the targets of the block gone around.
    to: usize,
}

impl Threader<'_> {
    /// Whether a block asks something and does nothing.
    fn may_be_decided(&self, block: Block) -> bool {
        let data = &self.function.blocks[block];
        let asks = matches!(data.terminator, Terminator::Branch(..) | Terminator::Switch { .. });
        let has_effect = |&inst: &InstId| matches!(self.function.insts[inst].inst, Inst::Call { .. } | Inst::Assume(_));
        // What is chosen anew at each execution is not repeated, and stores would make two versions of a memory.
        let is_unique = |&inst: &InstId| {
            let inst = &self.function.insts[inst].inst;
            matches!(inst, Inst::Arbitrary | Inst::Freeze(_) | Inst::Store { .. } | Inst::Clear { .. })
        };
        asks && !data.params.is_empty()
            && data.insts.len() <= MOST_INSTRUCTIONS
            && !data.insts.iter().any(|inst| has_effect(inst) || is_unique(inst))
    }

    /// Redirects the jumps to a block that decide its branch.
    fn thread(&mut self, block: Block) {
        let redirections = self.redirections(block);
        if redirections.is_empty() {
            return;
        }
        let Some(used_behind) = self.used_behind(block) else { return };
        self.pass_explicitly(block, &used_behind);
        for redirection in redirections {
            self.redirect(block, &redirection);
        }
    }

    fn redirections(&mut self, block: Block) -> Vec<Redirection> {
        let mut found = Vec::new();
        for from in self.predecessors[block].clone() {
            let targets = self.function.blocks[from].terminator.targets();
            let edges: Vec<(usize, Vec<Value>)> = targets
                .into_iter()
                .enumerate()
                .filter(|(_, target)| target.block == block)
                .map(|(edge, target)| (edge, target.args.clone()))
                .collect();
            let jumps_only = matches!(self.function.blocks[from].terminator, Terminator::Jump(_));
            for (edge, args) in edges {
                if let Some(to) = self.decided(from, edge, block, &args)
                    && (jumps_only || self.results_stay_inside(block))
                {
                    found.push(Redirection { from, edge, to });
                }
            }
        }
        found
    }

    /// Which target a block goes on to when entered with these arguments, if they tell.
    fn decided(&mut self, from: Block, edge: usize, block: Block, args: &[Value]) -> Option<usize> {
        let is_not_zero: Vec<bool> = args.iter().map(|&arg| self.is_not_zero(from, edge, arg)).collect();
        if !args.iter().zip(&is_not_zero).any(|(&arg, is)| *is || self.facts.constant[arg].is_some()) {
            return None;
        }
        let data = &self.function.blocks[block];
        for ((&param, &arg), is_not_zero) in data.params.iter().zip(args).zip(is_not_zero) {
            self.facts.constant[param] = self.facts.constant[arg];
            if is_not_zero {
                self.facts.not_zero.insert(param);
            }
        }
        for &inst in &data.insts {
            let InstData { inst, results, .. } = &self.function.insts[inst];
            if let (&[result], false) = (&results[..], matches!(inst, Inst::Const(_))) {
                self.facts.constant[result] = self.computed(inst, result);
            }
        }
        let constant = |value: Value| self.facts.constant[value];
        let to = match &data.terminator {
            Terminator::Branch(cond, _, _) => constant(*cond).map(|bits| usize::from(bits == 0)),
            Terminator::Switch { value, cases, .. } => constant(*value).map(|bits| {
                // The default is the last of the targets.
                cases.iter().position(|(case, _)| *case == bits).unwrap_or(cases.len())
            }),
            Terminator::Jump(_) | Terminator::Exit { .. } => None,
        };
        // What was known for this jump is not known for others.
        for &param in &data.params {
            self.facts.constant[param] = None;
            self.facts.not_zero.remove(&param);
        }
        for &inst in &data.insts {
            let InstData { inst, results, .. } = &self.function.insts[inst];
            if !matches!(inst, Inst::Const(_)) {
                results.iter().for_each(|&result| self.facts.constant[result] = None);
            }
        }
        to
    }

    /// Whether an argument of a jump is known not to be zero: by what it is, or because the jump is taken where it is not.
    fn is_not_zero(&self, from: Block, edge: usize, arg: Value) -> bool {
        let function = &*self.function;
        if self.facts.is_not_zero(function, arg) {
            return true;
        }
        let Terminator::Branch(condition, yes, no) = &function.blocks[from].terminator else { return false };
        match self.facts.definition(function, *condition) {
            Some(&Inst::Compare(op, a, b)) if a == arg && self.facts.constant[b] == Some(0) => {
                let is_taken = (op == CompareOp::Ne && edge == 0) || (op == CompareOp::Eq && edge == 1);
                is_taken && yes != no && !function.ty(arg).is_float()
            }
            _ => false,
        }
    }

    /// The bits of a result, if what is known of its operands tells.
    fn computed(&self, inst: &Inst, result: Value) -> Option<u128> {
        let ty = self.function.ty(result);
        let mut simpler = self.facts.simplify(self.function, inst, ty);
        loop {
            match simpler? {
                Simpler::Constant(bits) => return Some(bits),
                Simpler::Compared(..) => return None,
                Simpler::Value(value) => return self.facts.constant[value],
                Simpler::Inst(inst) => simpler = self.facts.simplify(self.function, &inst, ty),
            }
        }
    }

    /// Whether the results of a block's instructions are used nowhere but in its instructions and its condition.
    fn results_stay_inside(&self, block: Block) -> bool {
        let data = &self.function.blocks[block];
        let own = |value: &Value| self.facts.defined_by[*value].is_some_and(|inst| data.insts.contains(&inst));
        let passed = data.terminator.targets().iter().any(|target| target.args.iter().any(own));
        let elsewhere = self.function.blocks.iter().any(|(other, data)| {
            let uses = data.insts.iter().flat_map(|&inst| self.function.insts[inst].inst.uses());
            other != block && uses.chain(data.terminator.uses()).any(|value| own(&value))
        });
        !passed && !elsewhere
    }

    /// For each target of a block, the values of the block that are used behind it. `None` if there is a use that is
    /// behind no target, or behind one that others jump to as well.
    fn used_behind(&self, block: Block) -> Option<Vec<Vec<Value>>> {
        let data = &self.function.blocks[block];
        let results = data.insts.iter().flat_map(|&inst| &self.function.insts[inst].results);
        let own: Vec<Value> = data.params.iter().chain(results).copied().collect();
        let targets: Vec<Block> = data.terminator.targets().iter().map(|target| target.block).collect();
        let mut used: Vec<Vec<Value>> = vec![Vec::new(); targets.len()];
        let mut jumps_to: FxHashMap<Block, usize> = FxHashMap::default();
        for (user, data) in self.function.blocks.iter() {
            for target in data.terminator.targets() {
                *jumps_to.entry(target.block).or_insert(0) += 1;
            }
            if user == block {
                continue;
            }
            let uses = data.insts.iter().flat_map(|&inst| self.function.insts[inst].inst.uses());
            for value in uses.chain(data.terminator.uses()).filter(|value| own.contains(value)) {
                let is_above = |target: &Block| !self.bypassed[*target] && self.dominators.dominates(*target, user);
                let index = targets.iter().position(is_above)?;
                if !used[index].contains(&value) {
                    used[index].push(value);
                }
            }
        }
        let fine = used.iter().zip(&targets).all(|(used, target)| used.is_empty() || jumps_to[target] == 1);
        fine.then_some(used)
    }

    /// Makes what is used behind each target a parameter of the target.
    fn pass_explicitly(&mut self, block: Block, used_behind: &[Vec<Value>]) {
        let targets: Vec<Block> =
            self.function.blocks[block].terminator.targets().iter().map(|target| target.block).collect();
        for (edge, (used, target)) in used_behind.iter().zip(targets).enumerate() {
            if used.is_empty() {
                continue;
            }
            let mut renamed: FxHashMap<Value, Value> = FxHashMap::default();
            for &value in used {
                let data = self.function.values[value].clone();
                let param = self.new_value(data);
                renamed.insert(value, param);
                self.function.blocks[target].params.push(param);
            }
            self.function.blocks[block].terminator.targets_mut()[edge].args.extend(used);
            let rename = |value: &mut Value| *value = renamed.get(value).copied().unwrap_or(*value);
            for user in self.function.blocks.ids().filter(|&user| self.dominators.dominates(target, user)) {
                for inst in self.function.blocks[user].insts.clone() {
                    self.function.insts[inst].inst.for_each_use_mut(rename);
                }
                self.function.blocks[user].terminator.for_each_use_mut(rename);
            }
        }
    }

    fn redirect(&mut self, block: Block, &Redirection { from, edge, to }: &Redirection) {
        let data = &self.function.blocks[block];
        let args = self.function.blocks[from].terminator.targets()[edge].args.clone();
        let mut held: FxHashMap<Value, Value> = data.params.iter().copied().zip(args).collect();
        let target = data.terminator.targets()[to].clone();
        let insts = data.insts.clone();
        if matches!(self.function.blocks[from].terminator, Terminator::Jump(_)) {
            for inst in insts {
                let InstData { mut inst, results, line } = self.function.insts[inst].clone();
                inst.for_each_use_mut(|value| *value = held.get(value).copied().unwrap_or(*value));
                let mut copies = Vec::with_capacity(results.len());
                for result in results {
                    let data = self.function.values[result].clone();
                    let copy = self.new_value(data);
                    held.insert(result, copy);
                    copies.push(copy);
                }
                let copy = self.function.insts.push(InstData { inst, results: copies, line });
                self.function.blocks[from].insts.push(copy);
            }
        }
        let args = target.args.iter().map(|arg| held.get(arg).copied().unwrap_or(*arg)).collect();
        *self.function.blocks[from].terminator.targets_mut()[edge] = Target { block: target.block, args };
        self.bypassed[block] = true;
        if !self.predecessors[target.block].contains(&from) {
            self.predecessors[target.block].push(from);
        }
    }

    fn new_value(&mut self, data: ValueData) -> Value {
        self.facts.constant.push(None);
        self.facts.defined_by.push(None);
        self.function.values.push(data)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    fn threaded(text: &str) -> String {
        after_each(text, |function, regions| drop(run(function, regions, Arithmetic::MACHINE)))
    }

    #[test]
    fn what_is_decided_by_an_argument_is_not_asked_again() {
        let text = "
            func @f(a: i32) -> i32 {
              zero: i32 = const 0
              one: i32 = const 1
              small = slt a, one
              branch small, none, some
            none:
              jump ask(zero, a)
            some:
              x = mul a, a
              jump ask(one, x)
            ask(tag: i32, found: i32):
              is = ne tag, zero
              branch is, use, out
            use:
              y = add found, one
              exit return (y)
            out:
              exit return (zero)
            }";
        let expected = "\
func @f(a: i32) -> i32 {
b0:
  zero: i32 = const 0
  one: i32 = const 1
  small = slt a, one
  branch small, b1, b3
b1:
  is = ne zero, zero
  jump b2
b2:
  exit return (zero)
b3:
  x = mul a, a
  is.1 = ne one, zero
  jump b4(x)
b4(found: i32):
  y = add found, one
  exit return (y)
}
";
        assert_eq!(threaded(text), expected);
    }

    #[test]
    fn what_is_not_zero_decides_too() {
        let text = "
            func @f(a: i32) -> i32 {
              zero: i32 = const 0
              bit: i32 = const 4
              is = ne a, zero
              branch is, ask(a), other
            other:
              x = or a, bit
              jump ask(x)
            ask(n: i32):
              none = eq n, zero
              branch none, never, out
            never:
              exit return (bit)
            out:
              exit return (n)
            }";
        assert!(!threaded(text).contains("exit return (bit)"), "{}", threaded(text));
        // The other way round it says nothing.
        let text = text.replace("branch is, ask(a), other", "branch is, other, ask(a)");
        assert!(threaded(&text).contains("exit return (bit)"), "{}", threaded(&text));
        let text = text.replace("bit: i32 = const 4", "bit: i32 = const 0");
        assert!(threaded(&text).contains("exit return (bit)"), "{}", threaded(&text));
    }

    #[test]
    fn loops_are_not_turned_inside_out_and_shared_uses_stay() {
        let counted = "
            func @f(n: i32) -> i32 {
              zero: i32 = const 0
              one: i32 = const 1
              ten: i32 = const 10
              jump loop(zero)
            loop(i: i32):
              more = slt i, ten
              branch more, body, out
            body:
              i.1 = add i, one
              jump loop(i.1)
            out:
              exit return (i)
            }";
        assert!(threaded(counted).contains("jump b1(zero)"));
        let shared = "
            func @f(c: bool) -> i32 {
              yes = const true
              zero: i32 = const 0
              one: i32 = const 1
              branch c, ask(yes, zero), ask(c, one)
            ask(tag: bool, x: i32):
              branch tag, left, right
            left:
              jump join
            right:
              jump join
            join:
              exit return (x)
            }";
        assert!(threaded(shared).contains("branch c, b1(yes, zero), b1(c, one)"));
    }
}
