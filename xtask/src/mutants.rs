//! `cargo xtask mutants [COUNT]`: how many wrong changes the tester finds, and that it never complains about
//! harmless ones.
//!
//! Programs under `xtask/programs` and the left sides of the corpus are lowered by the release binary and changed in
//! small ways. A wrong change counts as really different if a long search finds a difference; the table says how many of
//! those were found within a second of wall time, and how many were found and made small within it.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use tandem_base::{Budget, Pair};
use tandem_ir::text::parse_module;
use tandem_ir::{FuncId, Module};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::semantics::Semantics;
use tandem_search::engines::testing::mutants::{Mutant, mutate, rewrite};
use tandem_search::engines::testing::{Tested, TestingOptions, find_difference, find_difference_with};
use tandem_solver::{Solver, discover};

use crate::case::read_corpus;

/// The time in which a difference should be found.
const SHORT: Duration = Duration::from_secs(1);
/// The time after which a change is taken to be harmless.
const LONG: Duration = Duration::from_secs(4);

/// Measures on about `count` wrong and as many harmless changes. Says whether the goals are met.
pub fn measure(tandem: &Path, programs: &Path, corpus: &Path, count: usize) -> Result<bool, String> {
    let solver = Solver::new(discover::z3().ok_or("there is no z3")?);
    let mut functions = functions(tandem, programs)?;
    functions.extend(corpus_functions(tandem, corpus)?);
    if functions.is_empty() {
        return Err("there are no programs".to_owned());
    }
    // With a small count not every function has its turn, but all kinds of programs do.
    let every = functions.len().div_ceil(count.max(1));
    let functions: Vec<_> = functions.into_iter().step_by(every).collect();
    let each = count.div_ceil(functions.len());
    println!(
        "{:<28} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8} {:>8} {:>8} {:>6}",
        "function", "changed", "in 1 s", "slow", "late", "none", "find ms", "all ms", "max ms", "false"
    );
    let totals = measure_all(&functions, each, &solver)?;
    totals.print("all");
    let different = totals.found + totals.slow + totals.late;
    let share = |part: usize| 100.0 * part as f64 / different.max(1) as f64;
    println!("{different} of {} changes are really different", totals.changed);
    println!("found within 1 s each: {} of {different} ({:.1} %)", totals.found_in_time, share(totals.found_in_time));
    println!(
        "found, made small and replayed within 1 s each: {} of {different} ({:.1} %)",
        totals.found,
        share(totals.found)
    );
    println!("{} harmless changes, {} called different", totals.harmless, totals.wrongly_different);
    println!("{:.0} inputs a second of a small integer function, both sides run on each", throughput()?);
    Ok(share(totals.found) >= 95.0 && totals.wrongly_different == 0)
}

/// On about `count` changes of the given programs: how many wrong ones are found, and how many harmless ones are called
/// different, of which there must be none.
pub fn try_some(tandem: &Path, programs: &Path, count: usize) -> Result<(usize, usize), String> {
    let solver = Solver::new(discover::z3().ok_or("there is no z3")?);
    let functions = functions(tandem, programs)?;
    let every = functions.len().div_ceil(count.max(1));
    let functions: Vec<_> = functions.into_iter().step_by(every).collect();
    let totals = measure_all(&functions, 1, &solver)?;
    Ok((totals.found + totals.slow + totals.late, totals.wrongly_different))
}

/// Measures all functions, on as many threads as there are processors.
fn measure_all(functions: &[(Arc<Module>, FuncId)], each: usize, solver: &Solver) -> Result<Row, String> {
    let next = AtomicUsize::new(0);
    let measure_some = || {
        let mut rows = Row::default();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some((module, function)) = functions.get(index) else { return Ok::<Row, String>(rows) };
            let mut row = Row::default();
            for seed in (index * each) as u64..((index + 1) * each) as u64 {
                if let Some(mutant) = mutate(module, *function, seed) {
                    row.wrong_change(module, *function, &mutant, seed, solver)?;
                }
                if let Some(mutant) = rewrite(module, *function, seed) {
                    row.harmless_change(module, *function, &mutant, solver)?;
                }
            }
            row.print(&module.functions[*function].name);
            rows.add(&row);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|_| scope.spawn(measure_some)).collect();
        let mut totals = Row::default();
        for thread in running {
            totals.add(&thread.join().map_err(|_| "a thread failed".to_owned())??);
        }
        Ok(totals)
    })
}

/// A small integer function.
const SMALL: &str = "
func @clamp(x: i32, low: i32, high: i32) -> i32 {
entry:
  below = slt x, low
  branch below, bottom, more
bottom:
  exit return (low)
more:
  above = sgt x, high
  branch above, top, inside
top:
  exit return (high)
inside:
  exit return (x)
}
";

/// Inputs a second of time on the processor, both sides run on each of them.
fn throughput() -> Result<f64, String> {
    const INPUTS: u64 = 2_000_000;
    let module = Arc::new(parse_module(SMALL).map_err(|error| error.to_string())?);
    let entry = module.function_named("clamp").ok_or("the function is there")?;
    let claim = claim(&module, &module, entry)?;
    let options = TestingOptions { runs: INPUTS, saturation: u64::MAX, ..TestingOptions::default() };
    let begun = processor_time();
    let tested = find_difference(&claim, &options);
    let spent = processor_time() - begun;
    Ok(tested.runs as f64 / spent.as_secs_f64().max(1e-9))
}

/// How long this process was on a processor; other processes have no part in it.
fn processor_time() -> Duration {
    let spent = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanos = spent.as_deref().and_then(|text| text.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| begin().elapsed(), Duration::from_nanos)
}

fn begin() -> Instant {
    static BEGIN: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    *BEGIN.get_or_init(Instant::now)
}

#[derive(Default)]
struct Row {
    changed: usize,
    /// Found and made small within a second.
    found: usize,
    /// Found by the short search, but not made small within a second.
    slow: usize,
    /// Found within a second, made small or not.
    found_in_time: usize,
    /// Found by the long search only.
    late: usize,
    none: usize,
    /// Until differences were found, and until they were small, all in all.
    finding: Duration,
    time: Duration,
    longest: Duration,
    harmless: usize,
    wrongly_different: usize,
}

impl Row {
    fn wrong_change(
        &mut self,
        module: &Arc<Module>,
        function: FuncId,
        mutant: &Mutant,
        seed: u64,
        solver: &Solver,
    ) -> Result<(), String> {
        let name = &module.functions[function].name;
        let claim = claim(module, &mutant.module, function)?;
        self.changed += 1;
        let begun = Instant::now();
        let tested = test(&claim, 1, SHORT, 60_000, solver);
        if let Some(found) = tested.difference {
            let (finding, time) = (tested.found_after.unwrap_or_default(), begun.elapsed());
            self.found_in_time += usize::from(finding <= SHORT);
            if time <= SHORT {
                self.found += 1;
            } else {
                self.slow += 1;
                println!(
                    "slow: {name}: {}: found after {} ms, small after {} ms: {:?}",
                    mutant.change,
                    finding.as_millis(),
                    time.as_millis(),
                    found.input
                );
            }
            self.finding += finding;
            self.time += time;
            self.longest = self.longest.max(time);
            return Ok(());
        }
        // Another seed, so that the long search is not the short one again.
        match test(&claim, seed.wrapping_add(1000), LONG, 2_000_000, solver).difference {
            Some(found) => {
                self.late += 1;
                println!("late: {name}: {}: {:?}", mutant.change, found.input);
            }
            None => {
                self.none += 1;
                println!("none: {name}: {}", mutant.change);
            }
        }
        Ok(())
    }

    fn harmless_change(
        &mut self,
        module: &Arc<Module>,
        function: FuncId,
        mutant: &Mutant,
        solver: &Solver,
    ) -> Result<(), String> {
        let claim = claim(module, &mutant.module, function)?;
        self.harmless += 1;
        if let Some(found) = test(&claim, 1, SHORT / 5, 30_000, solver).difference {
            self.wrongly_different += 1;
            let name = &module.functions[function].name;
            println!("WRONG: {name}: {}: {:?}", mutant.change, found.input);
        }
        Ok(())
    }

    fn add(&mut self, other: &Row) {
        self.changed += other.changed;
        self.found += other.found;
        self.slow += other.slow;
        self.found_in_time += other.found_in_time;
        self.late += other.late;
        self.none += other.none;
        self.finding += other.finding;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        self.harmless += other.harmless;
        self.wrongly_different += other.wrongly_different;
    }

    fn print(&self, name: &str) {
        let mean = |time: Duration| time.as_secs_f64() * 1000.0 / (self.found + self.slow).max(1) as f64;
        println!(
            "{name:<28} {:>7} {:>7} {:>7} {:>7} {:>7} {:>8.1} {:>8.1} {:>8} {:>6}",
            self.changed,
            self.found,
            self.slow,
            self.late,
            self.none,
            mean(self.finding),
            mean(self.time),
            self.longest.as_millis(),
            self.wrongly_different
        );
    }
}

fn test(claim: &Claim, seed: u64, time: Duration, saturation: u64, solver: &Solver) -> Tested {
    let budget = Budget::lasting(time);
    let options =
        TestingOptions { seed, budget: budget.clone(), saturation, runs: u64::MAX, ..TestingOptions::default() };
    find_difference_with(claim, &options, solver, &budget)
}

fn claim(left: &Arc<Module>, right: &Module, entry: FuncId) -> Result<Claim, String> {
    let right = Program { module: Arc::new(right.clone()), entry };
    let programs = Pair::new(Program { module: left.clone(), entry }, right);
    Claim::new(programs, Semantics::default(), None, None).map_err(|error| error.to_string())
}

/// The left functions of the corpus, as far as they can be tested by themselves.
fn corpus_functions(tandem: &Path, corpus: &Path) -> Result<Vec<(Arc<Module>, FuncId)>, String> {
    let mut functions = Vec::new();
    for case in read_corpus(corpus)? {
        let is_plain = case.flags.is_empty() && case.today.is_none();
        if !is_plain || !matches!(case.languages().0, "c" | "java" | "tir") {
            continue;
        }
        let output = Command::new(tandem).arg("dump").arg(&case.left).output().map_err(|error| error.to_string())?;
        let text = String::from_utf8_lossy(&output.stdout);
        let Ok(module) = parse_module(&text) else { continue };
        if let Some(function) = module.function_named(&case.entries.0) {
            functions.push((Arc::new(module), function));
        }
    }
    Ok(functions)
}

fn functions(tandem: &Path, programs: &Path) -> Result<Vec<(Arc<Module>, FuncId)>, String> {
    let mut files: Vec<_> = std::fs::read_dir(programs)
        .map_err(|error| format!("{}: {error}", programs.display()))?
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    files.sort();
    let mut functions = Vec::new();
    for file in files {
        let output = Command::new(tandem).arg("dump").arg(&file).output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(format!("{}: {}", file.display(), String::from_utf8_lossy(&output.stderr)));
        }
        let text = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
        let module = Arc::new(parse_module(&text).map_err(|error| format!("{}: {error}", file.display()))?);
        functions.extend(module.functions.ids().map(|function| (module.clone(), function)));
    }
    Ok(functions)
}
