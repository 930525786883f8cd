//! Runs programs natively and in the interpreter, and compares what they print and how they end.

pub mod compile;
pub mod generator;
pub mod output;
pub mod random;
pub mod rust;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use tandem_interp::{Ended, Inputs, Limits, MemoryInput, Program, global_address};
use tandem_ir::{Module, Outcome};
use tandem_llvm::{InitialKey, InitialValue, Lookup, Lowered, Options, Origin, lower_module};

/// What became of one program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Both runs agree.
    Same,
    /// A construct that is not supported.
    Refused(String),
    /// Nothing to compare: the native run took too long or crashed, or ours took too long.
    Skipped(String),
    /// The runs differ.
    Mismatch(String),
}

/// Compares `main` of a C program.
pub fn compare_program(compiler: &str, source: &Path, flags: &[&str], budget: u64) -> Verdict {
    let native = match compile::run_native(compiler, source, flags) {
        Ok(native) => native,
        Err(why) => return Verdict::Skipped(why),
    };
    let text = match compile::to_llvm(compiler, source, flags) {
        Ok(text) => text,
        Err(why) => return Verdict::Skipped(why),
    };
    let lowered = match lower_module(&text, &Options { origin: Origin::C, ..Options::default() }) {
        Ok(lowered) => lowered,
        Err(error) => return Verdict::Refused(error.to_string()),
    };
    match run_main(&lowered, budget) {
        Ok((output, code)) => {
            if (&output, code) == (&native.output, native.code) {
                Verdict::Same
            } else {
                let ours = output.lines().last().unwrap_or("").to_owned();
                let theirs = native.output.lines().last().unwrap_or("").to_owned();
                Verdict::Mismatch(format!("ours: {code} {ours:?}, native: {} {theirs:?}", native.code))
            }
        }
        Err(verdict) => verdict,
    }
}

/// Runs `main` in the interpreter: what it prints and the exit code.
pub fn run_main(lowered: &Lowered, budget: u64) -> Result<(String, i32), Verdict> {
    let id = match lowered.lookup("main") {
        Lookup::Found(id) => id,
        Lookup::Refused(refusal) => return Err(Verdict::Refused(innermost(&refusal.reason))),
        other => return Err(Verdict::Skipped(format!("{other:?}"))),
    };
    let program = Program::new(&lowered.module);
    let mut machine = program.machine();
    let params = lowered.module.functions[id].signature.params.len();
    let args = [1u128, 0, 0].into_iter().take(params).collect();
    let inputs = Inputs { args, memories: initial_memories(lowered), ..Inputs::default() };
    let budget = Limits { steps: budget, cells: 1 << 26, depth: 10_000, visits: 0 };
    let run = machine.run(id, &inputs, &budget);
    let output = output::printed(&lowered.module, &run.events).map_err(Verdict::Skipped)?;
    match &run.ended {
        Ended::Outcome(Outcome::Return) => {
            let code = run.results.first().map_or(0, |bits| (*bits & 0xff) as i32);
            Ok((output, code))
        }
        Ended::Outcome(outcome @ Outcome::Abort(_)) => {
            Ok((output, if outcome.to_string() == "abort abort" { 134 } else { 1 }))
        }
        Ended::Outcome(other) => Err(Verdict::Mismatch(format!("ours ended with {other}"))),
        Ended::OutOfSteps | Ended::OutOfMemory => Err(Verdict::Skipped("our run took too long".into())),
        Ended::Unsupported(what) => Err(Verdict::Refused(format!("interpreter: {what}"))),
        other => Err(Verdict::Mismatch(format!("ours ended with {other:?}"))),
    }
}

/// The reason at the end of a chain of calls.
pub fn innermost(reason: &str) -> String {
    reason.rsplit("`: ").next().unwrap_or(reason).to_owned()
}

/// The contents of memory when the program starts.
pub fn initial_memories(lowered: &Lowered) -> BTreeMap<tandem_ir::RegionId, Arc<MemoryInput>> {
    let mut memories: BTreeMap<tandem_ir::RegionId, MemoryInput> = BTreeMap::new();
    let address = |module: &Module, id| u128::from(global_address(&module.globals[id].name));
    for cell in &lowered.initial {
        let (keys, is_bytes) = match cell.key {
            InitialKey::Single => (vec![], false),
            InitialKey::Offset(offset) => (vec![u128::from(offset)], true),
            InitialKey::Address(id, offset) => (vec![address(&lowered.module, id) + u128::from(offset)], true),
        };
        let bits = match cell.value {
            InitialValue::Bits(bits) => bits,
            InitialValue::Address(id, offset) => {
                (address(&lowered.module, id) as u64).wrapping_add_signed(offset).into()
            }
        };
        let cells = &mut memories.entry(cell.region).or_default().cells;
        let element = lowered.module.regions[cell.region].element;
        match (cell.value, element) {
            (InitialValue::Address(..), tandem_ir::Ty::Int(8)) if is_bytes => {
                for byte in 0..8 {
                    cells.push((vec![keys[0] + byte], bits >> (8 * byte) & 0xff));
                }
            }
            _ => cells.push((keys, bits)),
        }
    }
    memories.into_iter().map(|(region, input)| (region, Arc::new(input))).collect()
}

/// Counts of verdicts, with the reasons of refusals and the places of mismatches.
#[derive(Debug, Default)]
pub struct Tally {
    pub same: usize,
    pub skipped: BTreeMap<String, usize>,
    pub refused: BTreeMap<String, usize>,
    pub mismatches: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, name: &str, verdict: Verdict) {
        match verdict {
            Verdict::Same => self.same += 1,
            Verdict::Refused(why) => *self.refused.entry(why).or_default() += 1,
            Verdict::Skipped(why) => *self.skipped.entry(why).or_default() += 1,
            Verdict::Mismatch(why) => self.mismatches.push(format!("{name}: {why}")),
        }
    }

    pub fn report(&self, title: &str) -> String {
        use std::fmt::Write;
        let refused: usize = self.refused.values().sum();
        let skipped: usize = self.skipped.values().sum();
        let mut text = format!(
            "{title}: {} same, {} different, {refused} refused, {skipped} skipped\n",
            self.same,
            self.mismatches.len()
        );
        for (why, count) in &self.refused {
            let _ = writeln!(text, "  refused {count}: {why}");
        }
        for (why, count) in &self.skipped {
            let _ = writeln!(text, "  skipped {count}: {why}");
        }
        for mismatch in &self.mismatches {
            let _ = writeln!(text, "  DIFFERENT {mismatch}");
        }
        text
    }
}
