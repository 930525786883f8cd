//! Loop duplication for fission: a function does its loops twice, one after the other, from the same beginning.
//!
//! Where one program computes two things in one loop and the other needs a loop for each (loop fission or fusion), no
//! iterations correspond: the second loop of the one comes when the other has no iterations left. After this rewrite it
//! has.
//!
//! A point behind the loops is chosen that a run passes at most once, and before which no memory is changed. What comes
//! before it is done twice: at the point the run goes through a second copy of everything from the entry on, with the
//! same parameters and memories, and then goes on with what it had computed the first time. Functions are
//! deterministic, so the second time it comes to the same point with the same values. That is stated there as an
//! assumption, and so is that it does not end before. Behaviour is preserved because a run goes on exactly as if there
//! were no second copy, and the copy ends whenever the first one did.

use rustc_hash::FxHashSet;
use tandem_ir::analysis::{CallGraph, Cfg, Dominators, Liveness, Loops};
use tandem_ir::tidy::compact;
use tandem_ir::{
    Block, BlockData, Callee, CastOp, CompareOp, Const, ExitKind, FuncId, Function, Id, IdVec, Inst, InstData, InstId,
    Line, Module, Outcome, Target, Terminator, Ty, Value, ValueData,
};

use crate::Arithmetic;
use crate::inline::size;

/// Larger functions are left alone.
const MOST_SIZE: usize = 400;

/// Runs the pass on one function; whether anything changed.
pub fn run(module: &mut Module, id: FuncId, arithmetic: Arithmetic) -> bool {
    if size(&module.functions[id]) > MOST_SIZE || !is_determined(module, id) {
        return false;
    }
    let body = module.functions[id].clone();
    let Some((point, live)) = behind_loops(&body) else { return false };
    let function = &mut module.functions[id];

    // The point is cut in two: what it is entered with, and what it does.
    let BlockData { insts, terminator, line, .. } = body.blocks[point].clone();
    let rest = function.blocks.push(BlockData { params: vec![], insts, terminator, line });

    // The second copy has the parameters and memories of the first.
    let mut second: IdVec<Value, Value> = IdVec::new();
    let given: FxHashSet<Value> = body.params().iter().copied().collect();
    for (value, data) in body.values.iter() {
        second.push(if given.contains(&value) { value } else { function.values.push(data.clone()) });
    }
    let first_block = function.blocks.len();
    let block_again = |block: Block| Block::from_index(first_block + block.index());
    for (block, data) in body.blocks.iter() {
        let is_entry = block == body.entry();
        let params = if is_entry { vec![] } else { data.params.iter().map(|param| second[*param]).collect() };
        let mut copy = BlockData { params, insts: vec![], terminator: data.terminator.clone(), line: data.line };
        if block == point {
            let mut cursor = Cursor { function, insts: &mut copy.insts, line };
            for &value in &live {
                cursor.assume_equal(value, second[value], arithmetic);
            }
            copy.terminator = Terminator::Jump(Target { block: rest, args: vec![] });
        } else {
            for &inst in &data.insts {
                let mut again = body.insts[inst].clone();
                again.inst.for_each_use_mut(|value| *value = second[*value]);
                again.results.iter_mut().for_each(|result| *result = second[*result]);
                copy.insts.push(function.insts.push(again));
            }
            copy.terminator.for_each_use_mut(|value| *value = second[*value]);
            copy.terminator.targets_mut().into_iter().for_each(|target| target.block = block_again(target.block));
            if matches!(copy.terminator, Terminator::Exit { .. }) {
                Cursor { function, insts: &mut copy.insts, line: data.line }.assume_never();
            }
        }
        function.blocks.push(copy);
    }
    let enter = Terminator::Jump(Target { block: block_again(body.entry()), args: vec![] });
    function.blocks[point] = BlockData { insts: vec![], terminator: enter, ..body.blocks[point].clone() };
    compact::run(function);
    true
}

/// Whether what a function does depends on its parameters and memories alone.
fn is_determined(module: &Module, id: FuncId) -> bool {
    let graph = CallGraph::new(module);
    let mut reached = FxHashSet::default();
    let mut pending = vec![id];
    while let Some(id) = pending.pop() {
        if !reached.insert(id) {
            continue;
        }
        let function = &module.functions[id];
        let is_determined = |inst: &Inst| {
            let chooses =
                matches!(inst, Inst::Arbitrary | Inst::Freeze(_) | Inst::Call { callee: Callee::External(_), .. });
            !chooses
        };
        if function.values.values().any(|value| value.ty == Ty::World)
            || !function.insts.values().all(|data| is_determined(&data.inst))
        {
            return false;
        }
        pending.extend(graph.callees(id));
    }
    true
}

/// Where runs come that leave the last loop, which they pass once at most; and what matters from there on.
fn behind_loops(function: &Function) -> Option<(Block, Vec<Value>)> {
    let cfg = Cfg::new(function);
    let dominators = Dominators::new(function, &cfg);
    let loops = Loops::new(function, &cfg, &dominators);
    if !loops.irreducible_edges().is_empty() || !cfg.predecessors(function.entry()).is_empty() {
        return None;
    }
    let last = loops.all().iter().rposition(|each| each.depth == 1)?;
    // The way out of the loop's head is the one most runs take; any would do.
    let mut ways_out = loops.exits(last, &cfg);
    ways_out.retain(|(_, to)| loops.depth(*to) == 0 && !ends_otherwise(function, *to));
    ways_out.sort_by_key(|(from, _)| *from != loops.all()[last].header);
    let &(_, point) = ways_out.first()?;
    if changes_memory_before(function, &cfg, point) {
        return None;
    }
    let liveness = Liveness::new(function, &cfg);
    let is_constant = |value: Value| {
        function.insts.values().any(|data| matches!(data.inst, Inst::Const(_)) && data.results.contains(&value))
    };
    let matters = |value: &Value| !function.params().contains(value) && !is_constant(*value);
    Some((point, liveness.live_in(point).iter().copied().filter(matters).collect()))
}

/// Whether there may be another version of a memory at a point than the one at the entry: the second time could not start
/// from that one, since only the last version of a memory is there to be used.
fn changes_memory_before(function: &Function, cfg: &Cfg, point: Block) -> bool {
    let is_memory = |value: &Value| matches!(function.ty(*value), Ty::Mem(_) | Ty::World);
    let mut seen: FxHashSet<Block> = FxHashSet::default();
    let mut pending = vec![point];
    while let Some(block) = pending.pop() {
        if block == function.entry() || !seen.insert(block) {
            continue;
        }
        if function.blocks[block].params.iter().any(is_memory) {
            return true;
        }
        pending.extend(cfg.predecessors(block));
    }
    seen.remove(&point);
    seen.insert(function.entry());
    let insts = seen.into_iter().flat_map(|block| &function.blocks[block].insts);
    insts.flat_map(|inst| &function.insts[*inst].results).any(is_memory)
}

/// Whether a function ends in this block, and not by returning.
fn ends_otherwise(function: &Function, block: Block) -> bool {
    matches!(&function.blocks[block].terminator, Terminator::Exit { kind, .. } if *kind != ExitKind::Always(Outcome::Return))
}

/// The end of a block under work.
struct Cursor<'a> {
    function: &'a mut Function,
    insts: &'a mut Vec<InstId>,
    line: Line,
}

impl Cursor<'_> {
    fn emit(&mut self, inst: Inst, ty: Option<Ty>) -> Option<Value> {
        let result = ty.map(|ty| self.function.values.push(ValueData { ty, name: None }));
        let results = result.into_iter().collect();
        self.insts.push(self.function.insts.push(InstData { inst, results, line: self.line }));
        result
    }

    /// Nothing is said of memories, which cannot be compared, nor of floats where they cannot.
    fn assume_equal(&mut self, first: Value, second: Value, arithmetic: Arithmetic) {
        let ty = self.function.ty(first);
        let mut compare = CompareOp::Eq;
        let pair = match ty {
            Ty::Bool | Ty::Int(_) | Ty::Ref | Ty::Ptr => [Some(first), Some(second)],
            Ty::F32 | Ty::F64 if !arithmetic.floats_round => {
                compare = CompareOp::FOeq;
                [Some(first), Some(second)]
            }
            Ty::F32 | Ty::F64 if !arithmetic.ints_wrap => return,
            Ty::F32 | Ty::F64 => {
                let bits = if ty == Ty::F32 { Ty::I32 } else { Ty::I64 };
                [first, second].map(|value| self.emit(Inst::Cast(CastOp::FloatToBits, value), Some(bits)))
            }
            Ty::Mem(_) | Ty::World => return,
        };
        if let [Some(first), Some(second)] = pair
            && let Some(equal) = self.emit(Inst::Compare(compare, first, second), Some(Ty::Bool))
        {
            self.emit(Inst::Assume(equal), None);
        }
    }

    fn assume_never(&mut self) {
        if let Some(never) = self.emit(Inst::Const(Const::Bool(false)), Some(Ty::Bool)) {
            self.emit(Inst::Assume(never), None);
        }
    }
}

#[cfg(test)]
mod tests {
    use tandem_interp::testing::{Draw, Random, random_inputs};
    use tandem_interp::{Ended, Limits, Program};
    use tandem_ir::text::{parse_module, print_module};
    use tandem_ir::verify_module;

    use super::*;
    use crate::simplify;
    use crate::tests::{after, assert_same_behaviour};

    fn text_after(text: &str, changes: bool) -> String {
        after(text, |module| assert_eq!(run(module, Id::from_index(0), Arithmetic::MACHINE), changes))
    }

    const SUM: &str = "
            region @cells: [i32] -> i32 shared
            func @sum(n: i32; m: @cells) -> i32 {
              zero: i32 = const 0
              one: i32 = const 1
              jump head(zero, zero)
            head(i: i32, s: i32):
              more = slt i, n
              branch more, body, done
            body:
              x = load m[i]
              t = add s, x
              j = add i, one
              jump head(j, t)
            done:
              exit return (s; m)
            }";

    /// A function with a loop or two after each other, or one in the other, that leaves them in several ways.
    fn random_function(random: &mut Random) -> String {
        let mut text =
            String::from("region @cells: [i32] -> i32 shared\nfunc @f(a: i32, b: i32; m: @cells) -> i32 {\n");
        text += "zero: i32 = const 0\none: i32 = const 1\nseven: i32 = const 7\n";
        text += "n = and a, seven\nk = and b, seven\n";
        let mut values: Vec<String> = ["a", "b", "n", "k", "seven"].map(str::to_owned).into();
        let loops = 1 + random.below(2);
        let inner = random.below(loops + 1);
        for each in 0..loops {
            let [start, bound, end] = [("zero", "n", "end"), ("one", "k", "end")][random.below(2)].into();
            let start = format!("{start}, {}", random.choose(&["a", "b", "one"]));
            text += &format!("jump head{each}({start})\nhead{each}(i{each}: i32, s{each}: i32):\n");
            text += &format!(
                "more{each} = slt i{each}, {bound}\nbranch more{each}, body{each}, {end}{each}\nbody{each}:\n"
            );
            let (mut sum, index) = (format!("s{each}"), format!("i{each}"));
            if inner == each {
                text += &format!("jump in{each}(zero, s{each})\nin{each}(j{each}: i32, r{each}: i32):\n");
                text += &format!("less{each} = slt j{each}, i{each}\nbranch less{each}, within{each}, out{each}\n");
                text += &format!(
                    "within{each}:\nq{each} = mul r{each}, b\nh{each} = add j{each}, one\njump in{each}(h{each}, q{each})\n"
                );
                text += &format!("out{each}:\n");
                sum = format!("r{each}");
            }
            for step in 0..1 + random.below(4) {
                let new = format!("x{each}.{step}");
                let other = random
                    .choose(&values.iter().map(String::as_str).chain([index.as_str()]).collect::<Vec<_>>())
                    .to_owned();
                text += &match random.below(4) {
                    0 => format!("{new} = load m[{other}]\n"),
                    1 => format!("{new} = add {sum}, {other}\n"),
                    2 => format!("{new} = xor {sum}, {index}\n"),
                    _ => {
                        format!("c{each}.{step} = slt {sum}, {other}\n{new} = select c{each}.{step}, {other}, {sum}\n")
                    }
                };
                sum = new;
            }
            if random.percent(30) {
                let how = random.choose(&["throw Bad (; m)", "return (a; m)"]);
                text += &format!(
                    "odd{each} = eq {sum}, seven\nbranch odd{each}, stop{each}, on{each}\nstop{each}:\nexit {how}\non{each}:\n"
                );
            }
            text += &format!("next{each} = add i{each}, one\njump head{each}(next{each}, {sum})\nend{each}:\n");
            values.extend([format!("s{each}"), format!("i{each}")]);
        }
        let last = values.last().expect("there are some");
        text += &format!("y = add s0, {last}\nz = xor y, n\nm.1 = store m[y], z\nexit return (z; m.1)\n}}");
        text
    }

    #[test]
    fn behaviour_is_preserved() {
        let mut random = Random::new(7);
        let (mut changed, mut compared) = (0, 0);
        for _ in 0..200 {
            let text = random_function(&mut random);
            let before = parse_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let mut after = before.clone();
            let id = FuncId::from_index(0);
            changed += usize::from(run(&mut after, id, Arithmetic::MACHINE));
            verify_module(&after).unwrap_or_else(|errors| panic!("{errors:?}\n{text}\n{}", print_module(&after)));
            let mut simple = after.clone();
            simplify(&mut simple.functions[id], &after.regions, Arithmetic::MACHINE);
            let programs = [&before, &after, &simple].map(Program::new);
            for _ in 0..20 {
                let inputs = random_inputs(&before, id, &mut random);
                let [first, second, third] =
                    [0, 1, 2].map(|which| programs[which].run(id, &inputs, &Limits::default()));
                assert!(matches!(first.ended, Ended::Outcome(_)), "{:?}", first.ended);
                assert_same_behaviour(&first, &second, &inputs, &text);
                assert_same_behaviour(&first, &third, &inputs, &text);
                compared += 1;
            }
        }
        assert!(changed > 100 && compared > 1000, "only {changed} functions were changed");
    }

    #[test]
    fn the_second_time_gives_the_same() {
        let text = text_after(SUM, true);
        assert_eq!(text.matches("load m[").count(), 2, "{text}");
        assert_eq!(text.matches("assume ").count(), 1, "{text}");
        assert_eq!(text.matches("exit return (s; m)").count(), 1, "{text}");
    }

    #[test]
    fn an_end_before_the_point_is_the_first_time_or_never() {
        let throwing = SUM.replace(
            "x = load m[i]",
            "bad = eq i, one\n branch bad, fail, fine\n fail:\n exit throw Bad (m)\n fine:\n x = load m[i]",
        );
        let text = text_after(&throwing.replace("throw Bad (m)", "throw Bad (; m)"), true);
        assert_eq!(text.matches("exit throw Bad").count(), 2, "{text}");
        assert_eq!(text.matches("assume ").count(), 2, "{text}");
    }

    #[test]
    fn memory_is_changed_after_the_point_only() {
        let after = SUM.replace("exit return (s; m)", "n.1 = store m[s], one\n exit return (s; n.1)");
        let text = text_after(&after, true);
        assert_eq!(text.matches("store ").count(), 1, "{text}");
        let before = SUM.replace("one: i32 = const 1", "one: i32 = const 1\n m.1 = store m[one], zero");
        text_after(&before.replace("load m[", "load m.1[").replace("(s; m)", "(s; m.1)"), false);
    }

    #[test]
    fn what_is_not_determined_is_left_alone() {
        text_after(&SUM.replace("x = load m[i]", "x: i32 = arbitrary"), false);
    }

    #[test]
    fn a_way_out_that_is_not_the_last_ends_the_run_the_first_time() {
        let two = SUM.replace(
            "jump head(j, t)\n",
            "full = eq t, one\n branch full, early, back\n back:\n jump head(j, t)\n early:\n exit return (one; m)\n",
        );
        let text = text_after(&two, true);
        assert_eq!(text.matches("exit return").count(), 3, "{text}");
        assert_eq!(text.matches("assume ").count(), 2, "{text}");
    }
}
