//! Correlated value propagation: folds conditions that dominating branches or value ranges decide.
//!
//! Behind a branch, as far as the target dominates and nothing else jumps to it, the condition has the value that led
//! there; behind an assumption it is true. The same comparison made there again, its opposite or its mirror image is
//! therefore a constant, and so is a branch on it; an assumption of it says nothing more. A value of a dominating block
//! stays the same until the run comes through that branch again, so what was learned holds at every moment at which the
//! dominated block runs. Front ends put checks before every division and access; this removes the checks that the
//! program makes itself.
//!
//! Where numbers are those of the machine, comparisons with constants also bound them, and operations on bounded
//! numbers are bounded in turn ([`value_ranges`](super::value_ranges)): whether something overflows is often decided
//! then. Addresses count as the numbers that they are. A block parameter has the join of the ranges of its arguments, each
//! as the branches bound it that dominate the edge: `i + 1` behind `i < n` does not wrap. For loops these are found by
//! fixpoint iteration from bottom; a bound that keeps moving is widened to the end of all numbers, and what moves even
//! then may be anything.
//!
//! Where two numbers are not negative, they compare the same way with and without sign, so the check of an index that
//! a loop counts up to the length is one that the loop has made.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_ir::analysis::{Cfg, Dominators};
use tandem_ir::tidy::Substitution;
use tandem_ir::tidy::{BackMap, compact};
use tandem_ir::{
    BinaryOp, Block, CastOp, CompareOp, Const, Function, IdVec, Inst, InstId, OverflowOp, Terminator, Ty, UnaryOp,
    Value,
};

use crate::Arithmetic;
use crate::algebra::{bits_of, mirrored, opposite};
use crate::value_ranges::Range;

/// Definitions are followed this far to bound a number.
const DEEPEST: usize = 6;

/// Ranges of parameters may grow so often before they are widened, and as often again before they are given up.
const MOST_ROUNDS: usize = 4;

/// Of the branches that dominate an edge so many are looked at, the nearest ones.
const MOST_GUARDS: usize = 8;

/// Runs the pass and [`compact`].
pub fn run(function: &mut Function, arithmetic: Arithmetic) -> BackMap {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let mut defined_by = IdVec::filled(None, function.values.len());
    for block in function.blocks.values() {
        for &inst in &block.insts {
            function.insts[inst].results.iter().for_each(|&result| defined_by[result] = Some(inst));
        }
    }
    let substitution = Substitution::new(function);
    let mut known = Known {
        function,
        defined_by,
        bounded: arithmetic.ints_wrap && !arithmetic.overflow_is_poison,
        facts: FxHashMap::default(),
        learned: Vec::new(),
        ranges: FxHashMap::default(),
        ranges_before: Vec::new(),
        params: FxHashMap::default(),
        substitution,
    };
    known.bound_params(&cfg, &dominators);

    // A walk over the dominator tree: entering a block adds what is known there, leaving it takes that back.
    let mut stack: Vec<(Block, usize, Before)> = Vec::new();
    let entry = known.function.entry();
    stack.push((entry, 0, known.enter(entry, &cfg)));
    while let Some((block, visited, before)) = stack.last_mut() {
        if let Some(&child) = dominators.children(*block).get(*visited) {
            *visited += 1;
            let before = known.enter(child, &cfg);
            stack.push((child, 0, before));
        } else {
            known.forget(*before);
            stack.pop();
        }
    }
    let Known { function, substitution, .. } = known;
    substitution.apply(function);
    compact::run(function)
}

/// How much was known at some moment: facts, and changes of ranges.
type Before = (usize, usize);

/// What a condition compares: a value or a constant, whatever instruction makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Subject {
    Value(Value),
    Bits(u128),
}

/// Something that is true or false.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Condition {
    Value(Value),
    Comparison(CompareOp, Subject, Subject),
}

struct Known<'a> {
    function: &'a mut Function,
    defined_by: IdVec<Value, Option<InstId>>,
    /// Whether numbers have ranges.
    bounded: bool,
    facts: FxHashMap<Condition, bool>,
    /// The keys of `facts`, oldest first.
    learned: Vec<Condition>,
    /// What conditions say about numbers.
    ranges: FxHashMap<Value, Range>,
    /// What `value_ranges` held before each change, oldest first.
    ranges_before: Vec<(Value, Option<Range>)>,
    /// Where the arguments of each parameter lie; `None` while none was seen.
    params: FxHashMap<Value, Option<Range>>,
    substitution: Substitution,
}

impl Known<'_> {
    /// Finds the ranges of block parameters.
    fn bound_params(&mut self, cfg: &Cfg, dominators: &Dominators) {
        if !self.bounded {
            return;
        }
        let entry = self.function.entry();
        for &block in cfg.reverse_postorder().iter().filter(|&&block| block != entry) {
            for &param in &self.function.blocks[block].params {
                if self.range(param, DEEPEST).is_some() {
                    self.params.insert(param, None);
                }
            }
        }
        let mut edges = vec![];
        for &block in cfg.reverse_postorder() {
            let targets = self.function.blocks[block].terminator.targets();
            if targets.iter().all(|target| target.args.is_empty()) {
                continue;
            }
            let guards = Arc::new(self.guards(block, cfg, dominators));
            for target in targets {
                let params = &self.function.blocks[target.block].params;
                let pairs = params.iter().copied().zip(target.args.iter().copied());
                edges.extend(pairs.map(|(param, arg)| (param, arg, guards.clone())));
            }
        }
        let mut given_up = vec![];
        for round in 0.. {
            let mut grows = false;
            for (param, arg, guards) in &edges {
                let Some(&before) = self.params.get(param) else { continue };
                if self.is_unseen(*arg, 0) {
                    continue;
                }
                let Some(range) = self.range_behind(*arg, guards) else { continue };
                let after = before.map_or(range, |before| before.join(range));
                if before != Some(after) {
                    grows = true;
                    if round < MOST_ROUNDS {
                        self.params.insert(*param, Some(after));
                    } else if round < 2 * MOST_ROUNDS {
                        self.params.insert(*param, Some(before.map_or(after, |before| before.widened(after))));
                    } else {
                        self.params.remove(param);
                        given_up.push(*param);
                    }
                }
            }
            if !grows {
                break;
            }
        }
        // Everything that is known now holds, so what follows from it for those given up does, too: the remainder by ten
        // of any number is less than ten.
        for param in given_up {
            let edges = edges.iter().filter(|(other, arg, _)| *other == param && !self.is_unseen(*arg, 0));
            let edges: Vec<_> = edges.collect();
            let ranges = edges.into_iter().map(|(_, arg, guards)| self.range_behind(*arg, guards));
            let ranges: Option<Vec<Range>> = ranges.collect();
            if let Some(range) = ranges.unwrap_or_default().into_iter().reduce(Range::join) {
                self.params.insert(param, Some(range));
            }
        }
    }

    /// The branches on conditions that led to a block, whichever way it was reached, and which way they went.
    fn guards(&self, block: Block, cfg: &Cfg, dominators: &Dominators) -> Vec<(Value, bool)> {
        let mut guards = vec![];
        let mut at = Some(block);
        while let Some(block) = at.filter(|_| guards.len() < MOST_GUARDS) {
            guards.extend(self.branch_to(block, cfg));
            at = dominators.parent(block);
        }
        guards
    }

    /// The condition of the branch that leads to a block, if nothing else does, and whether it is true there.
    fn branch_to(&self, block: Block, cfg: &Cfg) -> Option<(Value, bool)> {
        let &[predecessor] = cfg.predecessors(block) else { return None };
        let &Terminator::Branch(condition, ref yes, ref no) = &self.function.blocks[predecessor].terminator else {
            return None;
        };
        (yes.block != no.block).then_some((condition, yes.block == block))
    }

    /// Between which numbers a value lies where these branches were taken.
    fn range_behind(&mut self, value: Value, guards: &[(Value, bool)]) -> Option<Range> {
        let before = (self.learned.len(), self.ranges_before.len());
        for &(condition, truth) in guards.iter().rev() {
            self.learn(condition, truth);
        }
        let range = self.range(value, 0);
        self.forget(before);
        range
    }

    /// Whether a value is computed from a parameter that no argument was seen for yet.
    fn is_unseen(&self, value: Value, depth: usize) -> bool {
        if self.params.get(&value) == Some(&None) {
            return true;
        }
        if depth >= DEEPEST {
            return false;
        }
        self.definition(value).is_some_and(|inst| inst.uses().iter().any(|&used| self.is_unseen(used, depth + 1)))
    }

    /// Learns what holds in a block, and uses it there. Returns how much was known before.
    fn enter(&mut self, block: Block, cfg: &Cfg) -> Before {
        let before = (self.learned.len(), self.ranges_before.len());
        if let Some((condition, truth)) = self.branch_to(block, cfg) {
            self.learn(condition, truth);
        }
        let insts = self.function.blocks[block].insts.clone();
        let mut kept = insts.clone();
        for inst in insts {
            match self.function.insts[inst].inst {
                Inst::Assume(condition) if self.facts.get(&Condition::Value(condition)) == Some(&true) => {
                    kept.retain(|&other| other != inst);
                }
                Inst::Assume(condition) => self.learn(condition, true),
                Inst::Compare(op, a, b) => {
                    if let Some(answer) = self.answer(op, a, b) {
                        self.function.insts[inst].inst = Inst::Const(Const::Bool(answer));
                    } else if let Some(simpler) = self.without_factor(op, a, b) {
                        self.function.insts[inst].inst = simpler;
                    }
                }
                Inst::Overflows(op, a, b) => {
                    if let (Some(a), Some(b)) = (self.range(a, 0), self.range(b, 0))
                        && a.never_overflows(op, b)
                    {
                        self.function.insts[inst].inst = Inst::Const(Const::Bool(false));
                    }
                }
                Inst::Binary(BinaryOp::UDiv, a, b, _) => {
                    if let (Some((whole, factor)), Some(divisor)) = (self.product(a), self.constant(b))
                        && factor == divisor
                    {
                        let result = self.function.insts[inst].results[0];
                        self.substitution.replace(self.function, result, whole);
                    }
                }
                _ => {}
            }
        }
        self.function.blocks[block].insts = kept;
        if let Terminator::Branch(condition, yes, no) = &self.function.blocks[block].terminator
            && let Some(&truth) = self.facts.get(&Condition::Value(*condition))
        {
            let decided = Terminator::Jump(if truth { yes } else { no }.clone());
            self.function.blocks[block].terminator = decided;
        }
        before
    }

    /// Whether a comparison holds, if that is known.
    fn answer(&self, op: CompareOp, a: Value, b: Value) -> Option<bool> {
        let (condition, holds) = comparison(op, self.subject(a), self.subject(b));
        if let Some(&truth) = self.facts.get(&condition) {
            return Some(truth == holds);
        }
        if let Some(other) = other_sign(op)
            && self.range(a, 0).zip(self.range(b, 0)).is_some_and(|(a, b)| a.least >= 0 && b.least >= 0)
        {
            let (condition, holds) = comparison(other, self.subject(a), self.subject(b));
            if let Some(&truth) = self.facts.get(&condition) {
                return Some(truth == holds);
            }
        }
        // A sum that is less than a summand has wrapped.
        if let (CompareOp::Ult, Some(&Inst::Binary(BinaryOp::Add, one, other, _))) = (op, self.definition(a))
            && (one == b || other == b)
            && self.range(one, 0)?.never_overflows(OverflowOp::UAdd, self.range(other, 0)?)
        {
            return Some(false);
        }
        self.range(a, 0)?.compare(op, self.range(b, 0)?)
    }

    /// The same comparison of numbers without a factor that both have; zero has every factor.
    fn without_factor(&self, op: CompareOp, a: Value, b: Value) -> Option<Inst> {
        if !matches!(
            op,
            CompareOp::Eq | CompareOp::Ne | CompareOp::Ult | CompareOp::Ule | CompareOp::Ugt | CompareOp::Uge
        ) {
            return None;
        }
        let (left, factor) = self.product(a)?;
        if self.constant(b) == Some(0) {
            return Some(Inst::Compare(op, left, b));
        }
        let (right, other) = self.product(b)?;
        (factor == other).then_some(Inst::Compare(op, left, right))
    }

    /// A number and a constant that is not zero whose product this is, if it does not wrap.
    fn product(&self, value: Value) -> Option<(Value, u128)> {
        let &Inst::Binary(op, whole, factor, _) = self.definition(value)? else { return None };
        let constant = self.constant(factor).filter(|&constant| constant > 0)?;
        let bits = self.function.ty(value).bits()?;
        let factor = match op {
            BinaryOp::Mul => constant,
            BinaryOp::Shl if constant < u128::from(bits) => 1 << constant,
            _ => return None,
        };
        let range = self.range(whole, 0)?;
        let times = Range::constant(bits, factor)?;
        range.never_overflows(OverflowOp::UMul, times).then_some((whole, factor))
    }

    fn definition(&self, value: Value) -> Option<&Inst> {
        self.defined_by[value].map(|inst| &self.function.insts[inst].inst)
    }

    fn constant(&self, value: Value) -> Option<u128> {
        match self.definition(value)? {
            Inst::Const(constant) if !self.function.ty(value).is_float() => bits_of(*constant, self.function.ty(value)),
            _ => None,
        }
    }

    /// What a value stands for: its number, the number of an address and the address are one.
    fn subject(&self, value: Value) -> Subject {
        if let Some(bits) = self.constant(value) {
            return Subject::Bits(bits);
        }
        match self.definition(value) {
            Some(&Inst::Cast(CastOp::PtrToInt, address)) => Subject::Value(address),
            _ => Subject::Value(value),
        }
    }

    /// Between which numbers a value lies here.
    fn range(&self, value: Value, depth: usize) -> Option<Range> {
        let ty = self.function.ty(value);
        if !self.bounded || !matches!(ty, Ty::Bool | Ty::Int(_)) {
            return None;
        }
        let width = ty.bits()?;
        if let Some(bits) = self.constant(value) {
            return Range::constant(width, bits);
        }
        let all = Range::all(width)?;
        let all = self.params.get(&value).copied().flatten().unwrap_or(all);
        let known = match self.ranges.get(&value) {
            Some(&range) => range.meet(all).unwrap_or(range),
            None => all,
        };
        if depth >= DEEPEST {
            return Some(known);
        }
        let computed = match self.definition(value) {
            Some(&Inst::Binary(op, a, b, _)) if ty != Ty::Bool => {
                self.range(a, depth + 1).and_then(|a| a.binary(op, self.range(b, depth + 1)?))
            }
            Some(&Inst::Cast(op @ (CastOp::ZeroExtend | CastOp::SignExtend | CastOp::Truncate), a))
                if ty != Ty::Bool =>
            {
                self.range(a, depth + 1).and_then(|a| a.cast(op, width))
            }
            Some(&Inst::Select(_, yes, no)) => {
                self.range(yes, depth + 1).and_then(|yes| Some(yes.join(self.range(no, depth + 1)?)))
            }
            _ => None,
        };
        // Ranges that contradict each other are those of a place that no run reaches.
        computed.map_or(Some(known), |computed| known.meet(computed).or(Some(known)))
    }

    /// Notes that a condition is true or false, and what follows from it.
    fn learn(&mut self, condition: Value, truth: bool) {
        let mut work = vec![(condition, truth)];
        while let Some((value, truth)) = work.pop() {
            if !self.note(Condition::Value(value), truth) {
                continue;
            }
            let Some(inst) = self.defined_by[value] else { continue };
            match self.function.insts[inst].inst {
                Inst::Compare(op, a, b) => {
                    let (condition, holds) = comparison(op, self.subject(a), self.subject(b));
                    self.note(condition, truth == holds);
                    let op = if truth { op } else { opposite(op) };
                    self.note_not_zero(op, a, b);
                    self.note_not_zero(mirrored(op), b, a);
                    self.bound(op, a, b);
                    self.bound(mirrored(op), b, a);
                }
                Inst::Unary(UnaryOp::Not, a) => work.push((a, !truth)),
                // Both operands of a true conjunction are true, both of a false disjunction false.
                Inst::Binary(op @ (BinaryOp::And | BinaryOp::Or), a, b, _)
                    if self.function.ty(value) == Ty::Bool && truth == (op == BinaryOp::And) =>
                {
                    work.extend([(a, truth), (b, truth)]);
                }
                _ => {}
            }
        }
    }

    /// Notes that what is above a number that is not zero is not zero: the end of an array has an address if its beginning has.
    fn note_not_zero(&mut self, op: CompareOp, a: Value, b: Value) {
        // Where numbers have no end, these orders may be those of numbers with a sign.
        if !self.bounded {
            return;
        }
        let is_zero = |value: Value| comparison(CompareOp::Eq, self.subject(value), Subject::Bits(0)).0;
        let (low, high) = (is_zero(a), is_zero(b));
        if op == CompareOp::Ult || op == CompareOp::Ule && self.facts.get(&low) == Some(&false) {
            self.note(high, false);
        }
    }

    /// Notes what a comparison that holds says about its first operand.
    fn bound(&mut self, op: CompareOp, a: Value, b: Value) {
        let (Some(range), Some(other)) = (self.range(a, 0), self.range(b, 0)) else { return };
        if let Some(new) = range.knowing(op, other)
            && new != range
            && self.constant(a).is_none()
        {
            let before = self.ranges.insert(a, new);
            self.ranges_before.push((a, before));
        }
    }

    /// Whether this is new. What contradicts something known is in a place that no run reaches; the first stays.
    fn note(&mut self, condition: Condition, truth: bool) -> bool {
        if self.facts.contains_key(&condition) {
            return false;
        }
        self.facts.insert(condition, truth);
        self.learned.push(condition);
        true
    }

    fn forget(&mut self, (facts, ranges): Before) {
        for condition in self.learned.drain(facts..) {
            self.facts.remove(&condition);
        }
        for (value, before) in self.ranges_before.drain(ranges..).rev() {
            match before {
                Some(range) => self.ranges.insert(value, range),
                None => self.ranges.remove(&value),
            };
        }
    }
}

/// The same order of numbers with a sign for those without, and the other way round.
fn other_sign(op: CompareOp) -> Option<CompareOp> {
    use CompareOp::*;
    match op {
        Slt => Some(Ult),
        Sle => Some(Ule),
        Sgt => Some(Ugt),
        Sge => Some(Uge),
        Ult => Some(Slt),
        Ule => Some(Sle),
        Ugt => Some(Sgt),
        Uge => Some(Sge),
        Eq | Ne | FOeq | FOne | FOlt | FOle | FOgt | FOge | FOrd | FUno | FUeq | FUne | FUlt | FUle | FUgt | FUge => {
            None
        }
    }
}

/// One form for a comparison, its opposite and its mirror images; and whether the comparison holds when that does.
fn comparison(op: CompareOp, a: Subject, b: Subject) -> (Condition, bool) {
    let (op, a, b) = if a <= b { (op, a, b) } else { (mirrored(op), b, a) };
    use CompareOp::*;
    match op {
        Eq | Slt | Sle | Ult | Ule | FOeq | FOne | FOlt | FOle | FOgt | FOge | FOrd => {
            (Condition::Comparison(op, a, b), true)
        }
        Ne | Sgt | Sge | Ugt | Uge | FUno | FUeq | FUne | FUlt | FUle | FUgt | FUge => {
            (Condition::Comparison(opposite(op), a, b), false)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::after_each;

    #[test]
    fn a_check_that_the_program_made_itself_is_dropped() {
        let text = "
            func @f(a: i32, b: i32, c: bool) -> i32 {
              zero: i32 = const 0
              stop = eq b, zero
              both = or stop, c
              branch both, out, go
            go:
              fine = ne zero, b
              branch fine, divide, trap
            divide:
              q = sdiv a, b
              exit return (q)
            trap:
              exit ub division
            out:
              again = eq b, zero
              branch again, yes, no
            yes:
              exit return (zero)
            no:
              exit return (a)
            }";
        let expected = "\
func @f(a: i32, b: i32, c: bool) -> i32 {
b0:
  zero: i32 = const 0
  stop = eq b, zero
  both = or stop, c
  branch both, b1, b4
b1:
  again = eq b, zero
  branch again, b2, b3
b2:
  exit return (zero)
b3:
  exit return (a)
b4:
  fine = const true
  branch fine, b5, b6
b5:
  q = sdiv a, b
  exit return (q)
b6:
  exit ub division
}
";
        assert_eq!(after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE))), expected);
    }

    #[test]
    fn nothing_is_known_where_ways_meet() {
        let text = "
            func @f(a: i32, b: i32) -> bool {
              less = slt a, b
              branch less, join, other
            other:
              jump join
            join:
              again = slt a, b
              exit return (again)
            }";
        assert!(after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE))).contains("again = slt a, b"));
    }

    #[test]
    fn bounded_numbers_do_not_overflow() {
        let text = "
            func @f(n: i64, a: i32, b: i32, p: ptr) -> (bool, bool, bool, i64, bool, bool) {
              zero: i64 = const 0
              two: i64 = const 2
              four: i64 = const 4
              most: i64 = const 1000
              null: ptr = const null
              few = ult n, most
              assume few
              there = ne p, null
              assume there
              wide_a: i64 = sign_extend a
              wide_b: i64 = sign_extend b
              lost = overflows.smul wide_a, wide_b
              sum = add n, four
              wrapped = ult sum, n
              bytes = mul n, four
              empty = eq bytes, zero
              count = udiv bytes, four
              number: i64 = ptr_to_int p
              missing = eq number, zero
              some = uge n, two
              branch some, more, less
            more:
              none = eq n, zero
              exit return (lost, wrapped, empty, count, missing, none)
            less:
              all = ult n, four
              exit return (lost, wrapped, empty, count, missing, all)
            }";
        let result = after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        for line in [
            "lost = const false",
            "wrapped = const false",
            "empty = eq n, zero",
            "missing = const false",
            "none = const false",
            "all = const true",
            "exit return (lost, wrapped, empty, n, missing, none)",
        ] {
            assert!(result.contains(line), "{line}\n{result}");
        }
        let mathematics = Arithmetic { ints_wrap: false, ..Arithmetic::MACHINE };
        let result = after_each(text, |function, _| drop(run(function, mathematics)));
        assert!(result.contains("lost = overflows.smul") && result.contains("all = ult"), "{result}");
    }

    #[test]
    fn what_a_branch_said_is_forgotten_behind_it() {
        let text = "
            func @f(n: i32) -> bool {
              ten: i32 = const 10
              small = ult n, ten
              branch small, yes, no
            yes:
              jump join
            no:
              jump join
            join:
              again = slt n, ten
              exit return (again)
            }";
        let result = after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        assert!(result.contains("again = slt n, ten"), "{result}");
    }

    #[test]
    fn the_end_of_an_array_has_an_address() {
        let text = |order: &str| {
            format!(
                "
            func @f(p: ptr, n: i64) -> bool {{
              null: ptr = const null
              there = ne p, null
              assume there
              end = ptr_add p, n
              ordered = {order} p, end
              assume ordered
              known = eq end, null
              exit return (known)
            }}"
            )
        };
        let after = |text: &str| after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        for order in ["ule", "ult"] {
            let result = after(&text(order));
            assert!(result.contains("known = const false"), "{result}");
        }
        for order in ["uge", "ugt"] {
            let result = after(&text(order));
            assert!(result.contains("known = eq end, null"), "{result}");
        }
    }

    #[test]
    fn a_counter_below_a_length_is_an_index() {
        let text = |step: &str, start: &str, stays: &str| {
            format!(
                "
            func @f(n: i32) -> (bool, bool) {{
              zero: i32 = const 0
              start: i32 = const {start}
              step: i32 = const {step}
              some = sge n, zero
              assume some
              no = const false
              jump head(start, no)
            head(i: i32, inside: bool):
              done = {stays} i, n
              branch done, out, body
            body:
              fine = ult i, n
              wraps = overflows.sadd i, step
              more = add i, step
              branch wraps, odd, head(more, fine)
            odd:
              exit return (wraps, fine)
            out:
              exit return (inside, inside)
            }}"
            )
        };
        let after = |text: &str| after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        let counted = after(&text("1", "0", "sge"));
        assert!(counted.contains("fine = const true") && counted.contains("wraps = const false"), "{counted}");
        // From below zero, by steps that may wrap, or up to another end it may be anything.
        for (step, start, stays) in [("1", "-1", "sge"), ("2", "0", "sge"), ("1", "0", "eq"), ("1", "0", "sgt")] {
            let other = after(&text(step, start, stays));
            assert!(other.contains("fine = ult i, n"), "{step} {start} {stays}: {other}");
        }
    }

    #[test]
    fn remainders_stay_small_in_loops() {
        let text = "
            func @f(n: i32, x: i32) -> (bool, bool, i32) {
              zero: i32 = const 0
              one: i32 = const 1
              prime: i32 = const 65521
              byte: i32 = const 255
              start = ult zero, n
              jump head(one, zero)
            head(a: i32, i: i32):
              b = and x, byte
              sum = add a, b
              wrapped = overflows.uadd a, b
              next = urem sum, prime
              more = add i, one
              counted = overflows.uadd i, one
              done = eq i, n
              branch done, out, head(next, more)
            out:
              exit return (wrapped, counted, a)
            }";
        let result = after_each(text, |function, _| drop(run(function, Arithmetic::MACHINE)));
        assert!(result.contains("wrapped = const false"), "{result}");
        assert!(result.contains("counted = overflows.uadd i, one"), "{result}");
    }
}
