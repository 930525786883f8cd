//! What two runs of a counterexample did, line by line, and the first place where they part.
//!
//! Both runs are followed block by block. As long as they are on lines of the same text and variables of the same name
//! hold the same, they go together; where they do not, they part. Programs that are written too differently for that are
//! shown where they end.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tandem_base::layout::{FIRST_ALLOCATED, FIRST_FRAME};
use tandem_base::{Pair, Side};
use tandem_interp::{Limits, Program, TracePoint};
use tandem_ir::analysis::{Cfg, Liveness};
use tandem_ir::{Block, Function, Ty, Value};
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::Ints;
use tandem_replay::{Counterexample, interpreter_ints};

use crate::blocks::Blocks;
use crate::counterexample::{shown, shown_unsigned};
use crate::source::line_of;

/// Blocks of a run that are looked at.
const MOST_STEPS: usize = 5_000;

/// Both runs on one input.
#[derive(Clone, Debug)]
pub struct Story {
    /// What each side did.
    pub sides: Pair<Telling>,
    /// How many steps the sides go together.
    pub common: usize,
}

/// One run.
#[derive(Clone, Debug)]
pub struct Telling {
    /// The file.
    pub file: String,
    /// Its lines.
    pub lines: Vec<String>,
    /// The steps in order.
    pub steps: Vec<Step>,
}

/// One block of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The line, from 1.
    pub line: u32,
    /// What it says.
    pub text: String,
    /// What the variables hold when it is reached.
    pub values: BTreeMap<String, String>,
}

impl Story {
    /// The step of each side where the runs part, or the last ones.
    pub fn places(&self) -> Option<Pair<&Step>> {
        let place = |side: Side| {
            let steps = &self.sides[side].steps;
            steps.get(self.common).filter(|_| self.common > 0).or(steps.last())
        };
        Some(Pair::new(place(Side::Left)?, place(Side::Right)?))
    }

    /// Where the runs part, in words.
    pub fn parting(&self) -> Option<String> {
        let places = self.places()?;
        let words = if self.common == 0 { "the runs end at" } else { "the runs part at" };
        let show = |side: Side, word: &str| {
            let (file, step) = (file_name(&self.sides[side].file), places[side]);
            let values: Vec<String> = step.values.iter().map(|(name, value)| format!("{name} = {value}")).collect();
            let values = if values.is_empty() { String::new() } else { format!("   ({})", values.join(", ")) };
            format!("  {word} {file}:{} | {}{values}", step.line, step.text)
        };
        Some(format!("{words}\n{}\n{}", show(Side::Left, "left "), show(Side::Right, "right")))
    }
}

/// What both runs of a counterexample did; nothing if the sources are not at hand.
pub fn story(claim: &Claim, found: &Counterexample, files: &Pair<String>) -> Option<Story> {
    let telling = |side: Side| -> Option<Telling> {
        let source = std::fs::read_to_string(&files[side]).ok()?;
        let lines: Vec<String> = source.lines().map(str::to_owned).collect();
        let steps = steps(claim, side, found, &files[side], &lines);
        Some(Telling { file: files[side].clone(), lines, steps })
    };
    let sides = Pair::new(telling(Side::Left)?, telling(Side::Right)?);
    let pairs = sides.left.steps.iter().zip(&sides.right.steps);
    let common = pairs.take_while(|(left, right)| go_together(left, right)).count();
    Some(Story { sides, common })
}

/// The last part of a path.
pub fn file_name(file: &str) -> &str {
    Path::new(file).file_name().and_then(|name| name.to_str()).unwrap_or(file)
}

fn go_together(left: &Step, right: &Step) -> bool {
    left.text == right.text
        && left.values.iter().all(|(name, value)| right.values.get(name).is_none_or(|other| other == value))
}

fn steps(claim: &Claim, side: Side, found: &Counterexample, file: &str, lines: &[String]) -> Vec<Step> {
    let program = &claim.programs[side];
    let (module, function) = (&program.module, program.function());
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
    let blocks = Blocks::of(claim, found, Pair::new(None, None));
    let param =
        |name: String| function.params().iter().find(|param| function.values[**param].name.as_ref() == Some(&name));
    let is_slice = |name: &&str| param(format!("{name}.0")).is_some_and(|first| function.ty(*first) == Ty::Ptr);
    let names =
        function.params().iter().filter_map(|param| function.values[*param].name.as_deref()?.strip_suffix(".1"));
    let slices: BTreeSet<&str> = names.filter(is_slice).collect();
    let is_letter = |letter: char| letter.is_alphanumeric() || letter == '_';
    let spoken: BTreeSet<&str> = lines.iter().flat_map(|line| line.split(|letter| !is_letter(letter))).collect();
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
            if data.ty == Ty::Ptr && (FIRST_ALLOCATED..FIRST_FRAME).contains(bits) {
                return Some((data.name.clone()?, "an allocated block".to_owned()));
            }
            let is_unsigned = !math && data.name.as_ref().is_some_and(|name| claim.unsigned[side].contains(name));
            let shown = match if is_unsigned { shown_unsigned(data.ty, *bits) } else { shown(data.ty, *bits, math) } {
                serde_json::Value::String(text) => text,
                other => other.to_string(),
            };
            Some((data.name.clone()?, shown))
        });
        let readable = values.filter_map(|(name, value)| match (name.strip_suffix(".1"), name.rsplit_once('.')) {
            _ if name.starts_with('_') => None,
            // The second part of a slice; other parts of structures say little.
            (Some(slice), _) if slices.contains(slice) => Some((format!("{slice}.len()"), value)),
            (_, Some(_)) => None,
            // What the source does not speak of was made by a compiler.
            (_, None) => spoken.contains(name.as_str()).then_some((name, value)),
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
