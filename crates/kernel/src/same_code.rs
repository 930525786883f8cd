//! Functions of the two programs that are the same code, so that one uninterpreted function stands for both.
//!
//! **Idea.** Differential symbolic execution (Person, Dwyer, Elbaum and Păsăreanu, FSE 2008) hides code that both versions have
//! behind uninterpreted functions. Here such code is a function of each program (a reshape makes it one), and calls of it are
//! applications of a symbol anyway: what is left is that the two symbols may be one.
//!
//! **What is different here.** Sameness is no matter of names or of a diff that is believed. The two bodies are walked side by
//! side, instruction by instruction, and must be equal up to the numbering of values and blocks; so must be the functions that
//! they call, and the declarations of all they mention (memories, tables, globals, functions that are not given).
//!
//! **Why it is sound.** Take two runs, one of each body, from equal arguments: scalars, and every memory and the world that the
//! function takes, which is all that it can look at. By induction on their length they are at corresponding instructions, and
//! corresponding values are equal: the correspondence of blocks is one to one, so a value that is computed anew stands for one
//! that is computed anew as well, and what is in scope on one side is in scope on the other. An instruction is a function of its
//! operands, except for `Arbitrary`, and a function that may look at such a value is never shared. Calls are of functions for
//! which the same holds (a greatest fixpoint: for runs of any length, by the same induction), or of functions that are not given, which
//! answer the same where they have the same name and type. So both runs end in the same way with the same results, or neither
//! ends. Hence equal arguments give equal results, which is all that one symbol for both says; and of two calls from equal
//! arguments one returns if and only if the other does.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Pair;
use tandem_ir::analysis::Cfg;
use tandem_ir::{
    Block, Callee, Const, ExitKind, FuncId, Function, Inst, InstData, Module, Signature, Target, Terminator, Ty, Value,
};

/// The functions of equal names that are the same code in both programs.
pub(crate) fn same_code(modules: &Pair<&Module>) -> BTreeSet<(FuncId, FuncId)> {
    let named: BTreeMap<&str, FuncId> =
        modules.right.functions.iter().map(|(id, function)| (function.name.as_str(), id)).collect();
    let pair = |(id, function): (FuncId, &Function)| Some((id, *named.get(function.name.as_str())?));
    let mut same: BTreeSet<(FuncId, FuncId)> = modules.left.functions.iter().filter_map(pair).collect();
    loop {
        let kept: BTreeSet<(FuncId, FuncId)> =
            same.iter().copied().filter(|pair| Bodies::new(modules, *pair).are_the_same(&same)).collect();
        if kept.len() == same.len() {
            return kept;
        }
        same = kept;
    }
}

/// Two bodies that are walked side by side.
struct Bodies<'a> {
    modules: &'a Pair<&'a Module>,
    left: &'a Function,
    right: &'a Function,
    /// The right value for each left one seen so far.
    values: BTreeMap<Value, Value>,
    /// The right block for each left one.
    blocks: BTreeMap<Block, Block>,
}

impl<'a> Bodies<'a> {
    fn new(modules: &'a Pair<&'a Module>, (left, right): (FuncId, FuncId)) -> Bodies<'a> {
        let (left, right) = (&modules.left.functions[left], &modules.right.functions[right]);
        Bodies { modules, left, right, values: BTreeMap::new(), blocks: BTreeMap::new() }
    }

    /// Whether they are the same if calls of functions in `same` are.
    fn are_the_same(mut self, same: &BTreeSet<(FuncId, FuncId)>) -> bool {
        if !self.same_signature(&self.left.signature, &self.right.signature) || !self.pair_blocks() {
            return false;
        }
        // In this order a definition comes before its uses.
        let order = Cfg::new(self.left).reverse_postorder().to_vec();
        order.into_iter().all(|block| self.same_block(block, same))
    }

    /// Pairs the blocks that are reached by the same targets, one to one.
    fn pair_blocks(&mut self) -> bool {
        let mut taken: BTreeSet<Block> = BTreeSet::new();
        let mut pending = vec![(self.left.entry(), self.right.entry())];
        while let Some((left, right)) = pending.pop() {
            if let Some(known) = self.blocks.get(&left) {
                if *known != right {
                    return false;
                }
                continue;
            }
            if !taken.insert(right) {
                return false;
            }
            self.blocks.insert(left, right);
            let targets = self.left.blocks[left].terminator.targets();
            let others = self.right.blocks[right].terminator.targets();
            if targets.len() != others.len() {
                return false;
            }
            pending.extend(targets.iter().zip(others).map(|(target, other)| (target.block, other.block)));
        }
        true
    }

    fn same_block(&mut self, block: Block, same: &BTreeSet<(FuncId, FuncId)>) -> bool {
        let (left, right) = (self.left, self.right);
        let (data, other) = (&left.blocks[block], &right.blocks[self.blocks[&block]]);
        if !self.define(&data.params, &other.params) || data.insts.len() != other.insts.len() {
            return false;
        }
        for (inst, twin) in data.insts.iter().zip(&other.insts) {
            if !self.same_inst(&left.insts[*inst], &right.insts[*twin], same) {
                return false;
            }
        }
        self.same_terminator(&data.terminator, &other.terminator)
    }

    fn same_inst(&mut self, left: &InstData, right: &InstData, same: &BTreeSet<(FuncId, FuncId)>) -> bool {
        let is_same = match (&left.inst, &right.inst) {
            (Inst::Const(Const::Global(global)), Inst::Const(Const::Global(other))) => {
                self.modules.left.globals[*global].name == self.modules.right.globals[*other].name
            }
            (Inst::Call { callee, args }, Inst::Call { callee: other, args: others }) => {
                self.same_callee(*callee, *other, same) && self.correspond(args, others)
            }
            (Inst::Arbitrary, _) => false,
            (inst, other) => self.renamed(inst).is_some_and(|renamed| renamed == *other),
        };
        is_same && self.define(&left.results, &right.results)
    }

    /// An instruction with the right program's names for its operands.
    fn renamed(&self, inst: &Inst) -> Option<Inst> {
        let mut renamed = inst.clone();
        let mut known = true;
        renamed.for_each_use_mut(|used| match self.values.get(used) {
            Some(value) => *used = *value,
            None => known = false,
        });
        known.then_some(renamed)
    }

    fn same_terminator(&self, left: &Terminator, right: &Terminator) -> bool {
        match (left, right) {
            (Terminator::Jump(target), Terminator::Jump(other)) => self.same_target(target, other),
            (Terminator::Branch(cond, yes, no), Terminator::Branch(other, other_yes, other_no)) => {
                self.correspond(&[*cond], &[*other])
                    && self.same_target(yes, other_yes)
                    && self.same_target(no, other_no)
            }
            (
                Terminator::Switch { value, cases, default },
                Terminator::Switch { value: other, cases: others, default: other_default },
            ) => {
                let pairs = || cases.iter().zip(others);
                self.correspond(&[*value], &[*other])
                    && cases.len() == others.len()
                    && pairs().all(|((case, to), (twin, other))| case == twin && self.same_target(to, other))
                    && self.same_target(default, other_default)
            }
            (
                Terminator::Exit { kind, values, state },
                Terminator::Exit { kind: other, values: others, state: other_state },
            ) => {
                let same_kind = match (kind, other) {
                    (ExitKind::Always(outcome), ExitKind::Always(other)) => outcome == other,
                    (ExitKind::Resume(code), ExitKind::Resume(other)) => self.correspond(&[*code], &[*other]),
                    (ExitKind::Always(_), ExitKind::Resume(_)) | (ExitKind::Resume(_), ExitKind::Always(_)) => false,
                };
                same_kind && self.correspond(values, others) && self.correspond(state, other_state)
            }
            (Terminator::Jump(_) | Terminator::Branch(..) | Terminator::Switch { .. } | Terminator::Exit { .. }, _) => {
                false
            }
        }
    }

    fn same_target(&self, left: &Target, right: &Target) -> bool {
        self.blocks.get(&left.block) == Some(&right.block) && self.correspond(&left.args, &right.args)
    }

    fn correspond(&self, left: &[Value], right: &[Value]) -> bool {
        left.len() == right.len() && left.iter().zip(right).all(|(value, other)| self.values.get(value) == Some(other))
    }

    /// Lets definitions correspond, if they have the same types.
    fn define(&mut self, left: &[Value], right: &[Value]) -> bool {
        let types = |function: &Function, values: &[Value]| -> Vec<Ty> {
            values.iter().map(|value| function.ty(*value)).collect()
        };
        self.values.extend(left.iter().copied().zip(right.iter().copied()));
        self.same_types(&types(self.left, left), &types(self.right, right))
    }

    fn same_callee(&self, left: Callee, right: Callee, same: &BTreeSet<(FuncId, FuncId)>) -> bool {
        match (left, right) {
            (Callee::Function(function), Callee::Function(other)) => same.contains(&(function, other)),
            (Callee::External(external), Callee::External(other)) => {
                let (external, other) = (&self.modules.left.externals[external], &self.modules.right.externals[other]);
                external.name == other.name
                    && (external.is_definite, external.nature) == (other.is_definite, other.nature)
                    && self.same_signature(&external.signature, &other.signature)
            }
            (Callee::Function(_), Callee::External(_)) | (Callee::External(_), Callee::Function(_)) => false,
        }
    }

    fn same_signature(&self, left: &Signature, right: &Signature) -> bool {
        self.same_types(&left.params, &right.params)
            && self.same_types(&left.results, &right.results)
            && self.same_types(&left.state, &right.state)
    }

    /// Memories are the same by all that is declared of their regions: names, shapes and the contents of tables.
    fn same_types(&self, left: &[Ty], right: &[Ty]) -> bool {
        let same = |pair: (&Ty, &Ty)| match pair {
            (Ty::Mem(region), Ty::Mem(other)) => {
                self.modules.left.regions[*region] == self.modules.right.regions[*other]
            }
            (ty, other) => ty == other,
        };
        left.len() == right.len() && left.iter().zip(right).all(same)
    }
}
