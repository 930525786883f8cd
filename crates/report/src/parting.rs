//! The first place where two runs part, with the source lines and what the variables hold there.
//!
//! Both runs are followed block by block. As long as they are on lines of the same text and variables of the same name
//! hold the same, they go together; where they do not, the lines of both are shown. Programs that are written too
//! differently for that are shown where they end.

use std::collections::BTreeMap;
use std::path::Path;

use tandem_base::{Pair, Side};
use tandem_interp::{Limits, Program, TracePoint};
use tandem_ir::analysis::{Cfg, Liveness};
use tandem_ir::{Block, Function, Line, Module, Ty, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_replay::{Counterexample, interpreter_ints};

use crate::blocks::Blocks;
use crate::counterexample::{shown, shown_unsigned};

/// Blocks of a run that are looked at.
const MOST_STEPS: usize = 5_000;

/// One block of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Step {
    line: u32,
    text: String,
    values: BTreeMap<String, String>,
}

/// Where the runs part, in words; nothing if the sources are not at hand.
pub fn parting(claim: &Claim, found: &Counterexample, files: &Pair<String>) -> Option<String> {
    let steps = Pair::from_fn(|side| steps(claim, side, found, &files[side]));
    let (left, right) = (&steps.left, &steps.right);
    let common = left.iter().zip(right).take_while(|(left, right)| go_together(left, right)).count();
    let places = if common == 0 {
        (left.last()?, right.last()?)
    } else {
        (left.get(common).or(left.last())?, right.get(common).or(right.last())?)
    };
    let words = if common == 0 { "the runs end at" } else { "the runs part at" };
    Some(format!("{words}\n{}\n{}", show("left ", &files.left, places.0), show("right", &files.right, places.1)))
}

fn show(side: &str, file: &str, step: &Step) -> String {
    let name = Path::new(file).file_name().map_or(file.into(), |name| name.to_string_lossy());
    let values: Vec<String> = step.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
    let values = if values.is_empty() { String::new() } else { format!("   ({})", values.join(", ")) };
    format!("  {side} {name}:{} | {}{values}", step.line, step.text)
}

fn go_together(left: &Step, right: &Step) -> bool {
    left.text == right.text
        && left.values.iter().all(|(name, value)| right.values.get(name).is_none_or(|other| other == value))
}

fn steps(claim: &Claim, side: Side, found: &Counterexample, file: &str) -> Vec<Step> {
    let program = &claim.programs[side];
    let (module, function) = (&program.module, program.function());
    let Ok(source) = std::fs::read_to_string(file) else { return vec![] };
    let lines: Vec<&str> = source.lines().collect();
    let live = Liveness::new(function, &Cfg::new(function));
    let points: Vec<TracePoint> = function
        .blocks
        .ids()
        .map(|block| TracePoint { function: program.entry, block, values: named(function, &live, block) })
        .collect();
    let prepared = Program::with(module, interpreter_ints(claim), &points);
    let budget = Limits { visits: MOST_STEPS, ..Limits::default() };
    let run = prepared.run(program.entry, &found.input.for_side(side, module), &budget);
    let math = claim.semantics.ints == Ints::Math;
    let blocks = Blocks::of(claim, found);
    let mut steps: Vec<Step> = Vec::new();
    for visit in run.trace.iter().filter(|visit| visit.depth == 0) {
        let point = &points[visit.point];
        let Some(line) = line_of(module, function, point.block, file) else { continue };
        let Some(text) = lines.get(line as usize - 1) else { continue };
        // Where a block of braces ends there is nothing to see.
        if text.trim() == "}" {
            continue;
        }
        let values = point.values.iter().zip(&visit.values).filter_map(|(value, bits)| {
            let data = &function.values[*value];
            // Which number an object has tells nobody anything.
            if data.ty == Ty::Ref && *bits != 0 {
                return Some((data.name.clone()?, claim.constants.get(bits)?.clone()));
            }
            if data.ty == Ty::Ref {
                return Some((data.name.clone()?, "null".to_owned()));
            }
            if data.ty == Ty::Ptr
                && let Some(shown) = blocks.pointer(*bits)
            {
                let name = data.name.clone()?;
                return (shown != name).then_some((name, shown));
            }
            let is_unsigned = !math && data.name.as_ref().is_some_and(|name| claim.unsigned[side].contains(name));
            let shown = match if is_unsigned { shown_unsigned(data.ty, *bits) } else { shown(data.ty, *bits, math) } {
                serde_json::Value::String(text) => text,
                other => other.to_string(),
            };
            Some((data.name.clone()?, shown))
        });
        let values = values.filter(|(name, _)| !name.starts_with('_'));
        let readable = values.map(|(name, value)| match name.strip_suffix(".1") {
            // The second part of a slice.
            Some(slice) => (format!("{slice}.len()"), value),
            None => (name, value),
        });
        let step = Step { line, text: text.trim().to_owned(), values: readable.collect() };
        if steps.last() != Some(&step) {
            steps.push(step);
        }
    }
    steps
}

/// The variables that have a value at the beginning of a block.
fn named(function: &Function, live: &Liveness, block: Block) -> Vec<Value> {
    let params = function.blocks[block].params.iter();
    let mut values: Vec<Value> = params.chain(live.live_in(block)).copied().collect();
    values.retain(|value| function.values[*value].name.is_some() && !function.ty(*value).is_state());
    values.sort_unstable();
    values.dedup();
    values
}

/// The first line of a block that is in the file.
fn line_of(module: &Module, function: &Function, block: Block, file: &str) -> Option<u32> {
    let name = Path::new(file).file_name()?;
    let is_here = |line: &Line| {
        line.line > 0
            && line.file.is_none_or(|id| Path::new(&module.files[id]).file_name().is_some_and(|file| file == name))
    };
    let data = &function.blocks[block];
    let insts = data.insts.iter().map(|inst| &function.insts[*inst]);
    // Constants stand where the optimiser put them, which is not where the programmer did.
    let insts = insts.filter(|inst| !matches!(inst.inst, tandem_ir::Inst::Const(_))).map(|inst| &inst.line);
    insts.chain([&data.line]).find(|line| is_here(line)).map(|line| line.line)
}
