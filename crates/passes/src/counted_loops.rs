//! Counted loops: those that count a parameter of their header up by one, as long as it is below a bound.
//!
//! The counter of such a loop takes every value from its start to the bound, one in each round, and cannot wrap on the way: in
//! every round it is below the bound, so one more is at most the bound. Hence the loop comes to its header a finite number of
//! times, and once it is left there, all of these values had a round. (The canonical induction variables of Allen, Cocke and
//! Kennedy, "Reduction of Operator Strength", 1981.)

use tandem_ir::analysis::{Cfg, Dominators, Loops};
use tandem_ir::{BinaryOp, Block, CompareOp, Const, Function, IdVec, Inst, InstId, Terminator, Value};

/// The shape of a function: who comes before whom, and where everything is defined.
pub(crate) struct Shape {
    pub cfg: Cfg,
    pub dominators: Dominators,
    pub loops: Loops,
    /// The instruction that defines a value; parameters have none.
    pub defined_by: IdVec<Value, Option<InstId>>,
    /// The block of a value, and its position among the parameters if it is one.
    pub place: IdVec<Value, Option<(Block, Option<usize>)>>,
}

/// A loop that counts.
pub(crate) struct CountedLoop {
    /// Which of [`Loops::all`].
    pub index: usize,
    pub header: Block,
    /// The parameter that counts.
    pub counter: Value,
    /// What it is at first, for each way into the loop.
    pub starts: Vec<Value>,
    /// What it stays below in a round; the same in all rounds.
    pub bound: Value,
    /// Whether that is as signed numbers.
    pub is_signed: bool,
    /// Which target of the header's branch leaves the loop.
    pub leaving: usize,
}

impl Shape {
    pub fn of(function: &Function) -> Shape {
        let cfg = Cfg::new(function);
        let dominators = Dominators::new(function, &cfg);
        let loops = Loops::new(function, &cfg, &dominators);
        let mut defined_by = IdVec::filled(None, function.values.len());
        let mut place = IdVec::filled(None, function.values.len());
        for (block, data) in function.blocks.iter() {
            data.params.iter().enumerate().for_each(|(at, &param)| place[param] = Some((block, Some(at))));
            for &inst in &data.insts {
                for &result in &function.insts[inst].results {
                    defined_by[result] = Some(inst);
                    place[result] = Some((block, None));
                }
            }
        }
        Shape { cfg, dominators, loops, defined_by, place }
    }

    pub fn definition<'f>(&self, function: &'f Function, value: Value) -> Option<&'f Inst> {
        self.defined_by.get(value).copied().flatten().map(|inst| &function.insts[inst].inst)
    }

    pub fn constant(&self, function: &Function, value: Value) -> Option<u128> {
        match self.definition(function, value) {
            Some(Inst::Const(Const::Int(bits))) => Some(*bits),
            _ => None,
        }
    }

    /// Whether a value is defined in a loop.
    pub fn is_of_loop(&self, index: usize, value: Value) -> bool {
        self.place[value].is_some_and(|(block, _)| self.loops.contains(index, block))
    }

    /// What the jumps to a block pass for one of its parameters, with the blocks that jump.
    pub fn passed(&self, function: &Function, block: Block, at: usize) -> Vec<(Block, Value)> {
        let mut passed = Vec::new();
        for &from in self.cfg.predecessors(block) {
            for target in function.blocks[from].terminator.targets() {
                if target.block == block && !passed.contains(&(from, target.args[at])) {
                    passed.push((from, target.args[at]));
                }
            }
        }
        passed
    }

    /// All loops that count.
    pub fn counted(&self, function: &Function) -> Vec<CountedLoop> {
        (0..self.loops.all().len()).filter_map(|index| self.counts(function, index)).collect()
    }

    fn counts(&self, function: &Function, index: usize) -> Option<CountedLoop> {
        let header = self.loops.all()[index].header;
        let Terminator::Branch(condition, yes, no) = &function.blocks[header].terminator else { return None };
        let (goes_on_if_true, leaving) =
            match (self.loops.contains(index, yes.block), self.loops.contains(index, no.block)) {
                (true, false) => (true, 1),
                (false, true) => (false, 0),
                _ => return None,
            };
        let Some(&Inst::Compare(op, a, b)) = self.definition(function, *condition) else { return None };
        let (counter, bound, is_signed) = below(op, a, b, goes_on_if_true)?;
        let (block, Some(at)) = self.place[counter]? else { return None };
        if block != header || self.is_of_loop(index, bound) {
            return None;
        }
        let mut starts = Vec::new();
        for (from, value) in self.passed(function, header, at) {
            if !self.loops.contains(index, from) {
                starts.push(value);
                continue;
            }
            match self.definition(function, value) {
                Some(&Inst::Binary(BinaryOp::Add, a, b, _))
                    if a == counter && self.constant(function, b) == Some(1)
                        || b == counter && self.constant(function, a) == Some(1) => {}
                _ => return None,
            }
        }
        Some(CountedLoop { index, header, counter, starts, bound, is_signed, leaving })
    }
}

/// Which of two values is below the other one, and whether as signed numbers, if a comparison has this answer.
pub(crate) fn below(op: CompareOp, a: Value, b: Value, answer: bool) -> Option<(Value, Value, bool)> {
    match (op, answer) {
        (CompareOp::Slt, true) | (CompareOp::Sge, false) => Some((a, b, true)),
        (CompareOp::Sgt, true) | (CompareOp::Sle, false) => Some((b, a, true)),
        (CompareOp::Ult, true) | (CompareOp::Uge, false) => Some((a, b, false)),
        (CompareOp::Ugt, true) | (CompareOp::Ule, false) => Some((b, a, false)),
        _ => None,
    }
}
