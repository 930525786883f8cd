//! Certificates to damage: the cases of the corpus that are equivalent, as claims, with what an engine finds.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use tandem_ir::pass::{Arithmetic, NormalizeOptions, normalize};
use tandem_ir::text::parse_module;
use tandem_ir::{FuncId, Module, Pair};
use tandem_proof::certificate::Certificate;
use tandem_proof::checker::confirm;
use tandem_proof::claim::{Claim, Predicate, Program};
use tandem_proof::discharge::WithSolver;
use tandem_proof::semantics::{Floats, Ints, Overflow, Relation, Semantics, Termination};
use tandem_search::testing::mutants::mutate;
use tandem_search::{Seen, engines};
use tandem_solver::{Budget, Solver};

use crate::case::{Answer, Case};

/// A claim with its certificate.
pub struct Prepared {
    /// The case.
    pub name: String,
    /// The claim.
    pub claim: Claim,
    /// The certificate.
    pub certificate: Certificate,
}

/// The time to find a certificate.
const TIME: Duration = Duration::from_secs(8);

impl Prepared {
    /// The claim about a right program with one small change.
    pub fn changed(&self, seed: u64) -> Option<Claim> {
        let right = &self.claim.programs.right;
        let mutant = mutate(&right.module, right.entry, seed)?;
        let programs = Pair::new(
            self.claim.programs.left.clone(),
            Program { module: Arc::new(mutant.module), entry: right.entry },
        );
        let claim = &self.claim;
        let mut changed = Claim::new(programs, claim.semantics, claim.assume.clone(), claim.ensure.clone()).ok()?;
        changed.traps_agree = claim.traps_agree;
        Some(changed)
    }
}

/// The claims of those cases that are equivalent and that an engine finds a certificate for.
pub fn prepare(tandem: &Path, cases: &[Case], solver: &Solver) -> Vec<Prepared> {
    let next = AtomicUsize::new(0);
    let found: Mutex<Vec<(usize, Prepared)>> = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(case) = cases.get(index) else { break };
                    if case.truth != Answer::Equivalent {
                        continue;
                    }
                    match prepare_one(tandem, case, solver) {
                        Ok(one) => found.lock().expect("no worker panics holding it").push((index, one)),
                        Err(why) => eprintln!("{}: left out: {}", case.name, why.lines().next().unwrap_or("")),
                    }
                }
            });
        }
    });
    let mut found = found.into_inner().expect("all workers are done");
    found.sort_by_key(|(index, _)| *index);
    found.into_iter().map(|(_, one)| one).collect()
}

fn prepare_one(tandem: &Path, case: &Case, solver: &Solver) -> Result<Prepared, String> {
    let claim = claim(tandem, case)?;
    let budget = Budget::lasting(TIME);
    let mut seen = Seen::default();
    for engine in engines().into_iter().filter(|engine| engine.name() != "testing") {
        let Some(proof) = engine.settle(&claim, solver, &budget, &mut seen).proof else { continue };
        let certificate = proof.certificate(&claim);
        let mut discharge = WithSolver { solver, budget: Budget::lasting(TIME) };
        confirm(&claim, &certificate, &mut discharge).map_err(|rejection| rejection.to_string())?;
        return Ok(Prepared { name: case.name.clone(), claim, certificate });
    }
    Err("no certificate was found".to_owned())
}

/// The claim that a case makes.
fn claim(tandem: &Path, case: &Case) -> Result<Claim, String> {
    let mut semantics = Semantics::default();
    let mut assume = Vec::new();
    let mut ensure = None;
    let mut traps_agree = false;
    let mut flags = case.flags.iter();
    while let Some(flag) = flags.next() {
        let mut value = || flags.next().map(String::as_str).unwrap_or_default();
        match flag.as_str() {
            "--ints" => semantics.ints = Ints::from_name(value()).ok_or("--ints")?,
            "--floats" => semantics.floats = Floats::from_name(value()).ok_or("--floats")?,
            "--overflow" => semantics.overflow = Overflow::from_name(value()).ok_or("--overflow")?,
            "--relation" => semantics.relation = Relation::from_name(value()).ok_or("--relation")?,
            "--termination" => semantics.termination = Termination::from_name(value()).ok_or("--termination")?,
            "--assume" => assume.push(format!("({})", value())),
            "--ensure" => ensure = Some(Predicate::parse(value()).map_err(|error| error.to_string())?),
            "--traps-agree" => traps_agree = true,
            other => return Err(format!("{other} is not tried here")),
        }
    }
    let assume = match assume.is_empty() {
        true => None,
        false => Some(Predicate::parse(&assume.join(" && ")).map_err(|error| error.to_string())?),
    };
    let program = |file: &Path, entry: &str| -> Result<Program, String> {
        let module = module(tandem, file, &semantics)?;
        let entry = function(&module, entry)?;
        Ok(Program { module: Arc::new(module), entry })
    };
    let programs = Pair::new(program(&case.left, &case.entries.0)?, program(&case.right, &case.entries.1)?);
    let mut claim = Claim::new(programs, semantics, assume, ensure).map_err(|error| error.to_string())?;
    claim.traps_agree = traps_agree;
    Ok(claim)
}

fn module(tandem: &Path, file: &Path, semantics: &Semantics) -> Result<Module, String> {
    let text = if file.extension().is_some_and(|extension| extension == "tir") {
        std::fs::read_to_string(file).map_err(|error| error.to_string())?
    } else {
        let output =
            Command::new(tandem).args(["dump", "--raw"]).arg(file).output().map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        String::from_utf8(output.stdout).map_err(|error| error.to_string())?
    };
    let mut module = parse_module(&text).map_err(|error| error.to_string())?;
    let arithmetic = Arithmetic {
        ints_wrap: semantics.ints == Ints::Machine,
        floats_round: semantics.floats == Floats::Ieee,
        overflow_is_poison: semantics.overflow == Overflow::Undefined,
    };
    normalize(&mut module, &NormalizeOptions { arithmetic, ..NormalizeOptions::default() });
    Ok(module)
}

/// The function of this name, or the only one whose path ends in it.
fn function(module: &Module, name: &str) -> Result<FuncId, String> {
    if let Some(found) = module.function_named(name) {
        return Ok(found);
    }
    let ending = [format!("::{name}"), format!(".{name}")];
    let fits = |full: &str| ending.iter().any(|end| full.ends_with(end.as_str()));
    let found: Vec<FuncId> =
        module.functions.iter().filter(|(_, function)| fits(&function.name)).map(|(id, _)| id).collect();
    match found[..] {
        [only] => Ok(only),
        _ => Err(format!("there is no one function {name}")),
    }
}
