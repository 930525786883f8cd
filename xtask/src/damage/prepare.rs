//! Certificates to damage: those that `tandem check` writes for the cases of the corpus, with the programs as
//! `tandem verify` sees them.

use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::{Claim, Predicate, Program};
use tandem_kernel::hash::program_hash;
use tandem_search::engines::testing::mutants::mutate;
use tandem_solver::Solver;

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
const TIME: &str = "60s";

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

/// The claims of those cases that are equivalent and found to be. What is written on the way is in `scratch`.
pub fn prepare(tandem: &Path, cases: &[Case], solver: &Solver, scratch: &Path) -> Vec<Prepared> {
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
                    match prepare_one(tandem, case, solver, scratch) {
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

fn prepare_one(tandem: &Path, case: &Case, solver: &Solver, scratch: &Path) -> Result<Prepared, String> {
    let folder = scratch.join(case.name.replace('/', "-"));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let file = folder.join("certificate.json");
    let mut check = Command::new(tandem);
    check.arg("check").arg(&case.left).arg(&case.right);
    check.args(["--left-entry", &case.entries.0, "--right-entry", &case.entries.1]);
    check.args(["--timeout", TIME]).args(&case.flags).arg("--certificate").arg(&file);
    let output = check.output().map_err(|error| error.to_string())?;
    if output.status.code() != Some(0) {
        return Err("no certificate was found".to_owned());
    }
    let mut verify = Command::new(tandem);
    verify.arg("verify").arg(&file).arg(&case.left).arg(&case.right).arg("--programs").arg(&folder);
    let output = verify.output().map_err(|error| error.to_string())?;
    if output.status.code() != Some(0) {
        return Err(format!("the certificate is not confirmed: {}", String::from_utf8_lossy(&output.stdout)));
    }
    let text = std::fs::read_to_string(&file).map_err(|error| error.to_string())?;
    let mut certificate: Certificate = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let claim = claim(&certificate, &folder)?;
    // Printed programs are the same ones, but what their text does not say is part of a hash, too.
    for (side, subject) in [(Side::Left, &mut certificate.left), (Side::Right, &mut certificate.right)] {
        subject.hash = program_hash(&claim.programs[side].module);
    }
    let mut discharge = WithSolver { solver, budget: Budget::lasting(Duration::from_secs(20)) };
    confirm(&claim, &certificate, &mut discharge).map_err(|rejection| rejection.to_string())?;
    Ok(Prepared { name: case.name.clone(), claim, certificate })
}

/// The claim that a certificate is for, about the programs that were written beside it.
fn claim(certificate: &Certificate, folder: &Path) -> Result<Claim, String> {
    let programs = Pair::try_from_fn(|side| {
        let text = std::fs::read_to_string(folder.join(format!("{side}.tir"))).map_err(|error| error.to_string())?;
        let module = parse_module(&text).map_err(|error| error.to_string())?;
        let subject = match side {
            Side::Left => &certificate.left,
            Side::Right => &certificate.right,
        };
        let entry = module.function_named(&subject.entry).ok_or("the program has no such function")?;
        Ok::<Program, String>(Program { module: Arc::new(module), entry })
    })?;
    let predicate =
        |text: &Option<String>| text.as_deref().map(Predicate::parse).transpose().map_err(|error| error.to_string());
    let (assume, ensure) = (predicate(&certificate.assume)?, predicate(&certificate.ensure)?);
    let mut claim = Claim::new(programs, certificate.semantics, assume, ensure).map_err(|error| error.to_string())?;
    claim.traps_agree = certificate.traps_agree;
    Ok(claim)
}
