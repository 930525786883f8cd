//! `tandem replay`: a counterexample run again.
//!
//! The files are read again from where they were, so a difference that was repaired in the meantime is gone.

use std::path::Path;
use std::sync::Arc;

use tandem_ir::interp::{Budget, MemoryInput};
use tandem_ir::{Pair, Side};
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Input;
use tandem_proof::discharge::WithSolver;
use tandem_proof::replay::{Replayed, replay, replay_with};
use tandem_proof::semantics::{Aliasing, Floats, Ints, Overflow, Relation, Semantics, Termination};
use tandem_report::{MemoryData, ReplayData, Report, SemanticsReport, VerdictName, render_json, render_text};
use tandem_solver::{Solver, discover};

use super::check::style;
use super::write_test;
use crate::answer::report;
use crate::cli::{Format, ReplayArgs};
use crate::emit::Subject;
use crate::exit_code::ExitCode;
use crate::pairs::{claim, load_pair};
use crate::settle::{Settlement, Verdict, confirm_natively};

/// Steps for one run: more than any search gives.
const STEPS: u64 = 1_000_000_000;

/// Runs every counterexample of a result again.
pub fn run(args: &ReplayArgs) -> Result<ExitCode, String> {
    let text = std::fs::read_to_string(&args.result).map_err(|error| format!("{}: {error}", args.result.display()))?;
    let mut worst = None;
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let old: Report = serde_json::from_str(line)
            .map_err(|error| format!("{}: not a result in JSON: {error}", args.result.display()))?;
        let Some(data) = old.counterexample.as_ref().and_then(|found| found.replay.clone()) else { continue };
        let code = run_one(args, &old, &data)?;
        worst = Some(worst.map_or(code, |worst: ExitCode| worst.worse(code)));
    }
    worst.ok_or_else(|| format!("{}: has no counterexample", args.result.display()))
}

fn run_one(args: &ReplayArgs, old: &Report, data: &ReplayData) -> Result<ExitCode, String> {
    let aliasing = if data.no_alias { Aliasing::None } else { Aliasing::Possible };
    let semantics = Semantics { aliasing, ..semantics(&old.semantics)? };
    let (Some(left), Some(right)) = (&old.left, &old.right) else {
        return Err("a counterexample about one program only".to_owned());
    };
    let programs = load_pair(Pair::new(Path::new(left), Path::new(right)), &semantics, &data.cflags)?;
    let names = Pair::new(data.entries[0].clone(), data.entries[1].clone());
    let pair = programs.about(&names)?;
    let assume: Vec<String> = data.assume.iter().cloned().collect();
    let claimed = claim(&pair, &names, semantics, &assume, data.ensure.as_deref(), data.traps_agree)?;
    let files = Pair::new(left.clone(), right.clone());
    let steps = match semantics.termination {
        Termination::Partial => STEPS,
        // Runs that are claimed to end, and do not, are not waited for.
        Termination::Total => STEPS / 20,
    };
    let run_budget = Budget { steps, ..Budget::default() };
    let replayed = match discover::z3().map(Solver::new) {
        Some(solver) => {
            let budget = tandem_solver::Budget::lasting(std::time::Duration::from_secs(20));
            replay_with(&claimed, &input(data)?, &run_budget, &mut WithSolver { solver: &solver, budget })
        }
        None => replay(&claimed, &input(data)?, &run_budget),
    };
    let verdict = match replayed {
        Replayed::Different(found) => {
            let code = (!args.no_native).then(|| pair.as_ref().map(|subject| &*subject.code));
            let budget = tandem_solver::Budget::lasting(std::time::Duration::from_secs(60));
            match confirm_natively(&claimed, *found, code, &budget) {
                Ok(found) => Verdict::Different(Box::new(found)),
                Err(why) => Verdict::Unknown(why),
            }
        }
        Replayed::Agree => Verdict::Unknown("the sides agree on this input".to_owned()),
        Replayed::Nothing(why) => Verdict::Unknown(why),
    };
    if let (Some(kind), Verdict::Different(found)) = (args.test.emit_test, &verdict) {
        let code = pair.as_ref().map(|subject| &*subject.code);
        let subject = Subject { claim: &claimed, found, code, files: files.clone() };
        write_test(kind, &subject, args.test.test_file.as_deref())?;
    }
    let settlement = Settlement { verdict, engine: Some("replay".to_owned()), established: vec![], millis: 0 };
    let mut answer = report(&claimed, files, &settlement);
    if let Some(replay) = answer.counterexample.as_mut().and_then(|found| found.replay.as_mut()) {
        replay.cflags.clone_from(&data.cflags);
    }
    match args.format {
        Format::Json => outln!("{}", render_json(&answer)),
        Format::Text => out!("{}", render_text(&answer, style())),
    }
    Ok(match answer.verdict {
        VerdictName::Different => ExitCode::Different,
        VerdictName::Equivalent | VerdictName::Unknown => ExitCode::Unknown,
    })
}

/// What is needed to run an input again.
pub fn data(claim: &Claim, input: &Input) -> ReplayData {
    let hex = |bits: &u128| format!("{bits:x}");
    let names = claim.programs.as_ref().map(|program| program.function().name.clone());
    let memories = input.memories.iter().map(|(name, memory)| {
        let cells = memory.cells.iter().map(|(keys, bits)| (keys.iter().map(hex).collect(), hex(bits)));
        (name.clone(), MemoryData { default: hex(&memory.default), cells: cells.collect() })
    });
    ReplayData {
        entries: [names.left, names.right],
        assume: claim.assume.as_ref().map(|assume| assume.text.clone()),
        ensure: claim.ensure.as_ref().map(|ensure| ensure.text.clone()),
        traps_agree: claim.traps_agree,
        cflags: vec![],
        no_alias: claim.semantics.aliasing == Aliasing::None,
        args: Side::BOTH.map(|side| input.args[side].iter().map(hex).collect()),
        memories: memories.collect(),
        world: input.world,
        strings: input.strings.iter().cloned().collect(),
    }
}

fn input(data: &ReplayData) -> Result<Input, String> {
    let bits = |text: &String| u128::from_str_radix(text, 16).map_err(|error| format!("{text:?}: {error}"));
    let all = |texts: &Vec<String>| texts.iter().map(bits).collect::<Result<Vec<u128>, String>>();
    let mut input = Input {
        args: Pair::new(all(&data.args[0])?, all(&data.args[1])?),
        world: data.world,
        strings: data.strings.iter().cloned().collect(),
        ..Input::default()
    };
    for (name, memory) in &data.memories {
        let cells = memory.cells.iter().map(|(keys, element)| Ok((all(keys)?, bits(element)?)));
        let cells = cells.collect::<Result<Vec<_>, String>>()?;
        let memory = MemoryInput { default: bits(&memory.default)?, cells };
        input.memories.insert(name.clone(), Arc::new(memory));
    }
    Ok(input)
}

fn semantics(names: &SemanticsReport) -> Result<Semantics, String> {
    let unknown = |name: &str| format!("a semantics that is not known: {name}");
    Ok(Semantics {
        ints: Ints::from_name(&names.ints).ok_or_else(|| unknown(&names.ints))?,
        floats: Floats::from_name(&names.floats).ok_or_else(|| unknown(&names.floats))?,
        overflow: Overflow::from_name(&names.overflow).ok_or_else(|| unknown(&names.overflow))?,
        relation: Relation::from_name(&names.relation).ok_or_else(|| unknown(&names.relation))?,
        termination: Termination::from_name(&names.termination).ok_or_else(|| unknown(&names.termination))?,
        aliasing: Aliasing::Possible,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_survive_being_written_down() {
        let mut given = Input::same(vec![1, u128::MAX, 1 << 63]);
        given.world = 7;
        given.strings.insert("quit".to_owned());
        let memory = MemoryInput { default: 0, cells: vec![(vec![16, 2], 5), (vec![], 1 << 40)] };
        given.memories.insert("heap.i32".to_owned(), Arc::new(memory));
        let written = ReplayData {
            args: Side::BOTH.map(|side| given.args[side].iter().map(|bits| format!("{bits:x}")).collect()),
            memories: [(
                "heap.i32".to_owned(),
                MemoryData {
                    default: "0".to_owned(),
                    cells: vec![
                        (vec!["10".to_owned(), "2".to_owned()], "5".to_owned()),
                        (vec![], "10000000000".to_owned()),
                    ],
                },
            )]
            .into(),
            world: 7,
            strings: vec!["quit".to_owned()],
            ..ReplayData::default()
        };
        assert_eq!(input(&written), Ok(given));
    }
}
