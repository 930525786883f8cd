//! `cargo xtask damage [COUNT]`: random damages to the certificates of the corpus, and certificates under wrong programs.
//!
//! `cargo xtask damage derivations [COUNT] [FOLDER]` does the same to derivations ([`derivations`]).
//!
//! Every damaged certificate must be rejected, or be a proof still, which a second solver has to confirm. Under a
//! program that a test has shown to be different no certificate may pass, damaged or not.

pub mod derivations;
mod kinds;
mod longer;
mod prepare;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use kinds::{Dice, damage};
pub use prepare::{Prepared, prepare};
use tandem_base::Budget;
use tandem_discharge::WithSolver;
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::{Rejection, certificate_for, confirm};
use tandem_kernel::claim::Claim;
use tandem_search::engines::testing::{TestingOptions, find_difference_with};
use tandem_solver::{Solver, discover};

use crate::case::Case;

/// The time for one certificate. Whatever is not confirmed within it is not confirmed.
const TIME: Duration = Duration::from_secs(5);
/// The time for the second solver, which is mostly slower.
const SECOND_TIME: Duration = Duration::from_secs(30);

/// What became of the damaged certificates.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// For each first kind of damage: how many, rejected, and still proofs.
    pub kinds: BTreeMap<&'static str, Row>,
    /// Certificates of another program, and damaged ones of these.
    pub transplanted: Row,
    /// How many programs were changed for that and shown to be different.
    pub changed_programs: usize,
    /// Accepted ones that a second solver did not confirm, and accepted ones of different programs.
    pub failures: Vec<String>,
}

/// Counts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Row {
    /// Tried.
    pub tried: usize,
    /// Rejected because something is not well-formed or not about this claim.
    pub malformed: usize,
    /// Rejected because an obligation does not hold, with a state that shows it.
    pub refuted: usize,
    /// Not confirmed for another reason.
    pub undecided: usize,
    /// Accepted.
    pub accepted: usize,
    /// Accepted by the second solver as well.
    pub confirmed: usize,
}

/// Prepares the corpus, damages certificates, and prints a table. Says whether nothing passed that should not.
pub fn measure(tandem: &Path, cases: &[Case], count: usize) -> Result<bool, String> {
    let begun = Instant::now();
    let solver = Solver::new(discover::z3().ok_or("there is no z3")?);
    let others = others()?;
    let scratch = tandem.parent().unwrap_or(Path::new(".")).join("damage");
    let prepared = prepare(tandem, cases, &solver, &scratch);
    println!("{} certificates of {} cases found in {:.0?}", prepared.len(), cases.len(), begun.elapsed());
    let outcome = try_damages(&prepared, count, &solver, &others);
    print!("{}", table(&outcome));
    for failure in &outcome.failures {
        println!("WRONG: {failure}");
    }
    println!("in {:.0?}", begun.elapsed());
    Ok(outcome.failures.is_empty())
}

/// One damage again, to the certificate of one case, with what was done and what everybody says of it.
pub fn look_at(tandem: &Path, case: &Case, seed: u64) -> Result<bool, String> {
    let solver = Solver::new(discover::z3().ok_or("there is no z3")?);
    let scratch = tandem.parent().unwrap_or(Path::new(".")).join("damage");
    let prepared = prepare(tandem, std::slice::from_ref(case), &solver, &scratch);
    let one = prepared.first().ok_or("there is no certificate")?;
    let mut certificate = one.certificate.clone();
    let done = damage(&mut certificate, &mut Dice::new(seed));
    let text = |certificate: &Certificate| serde_json::to_string_pretty(certificate).unwrap_or_default();
    println!("{done:?}");
    std::fs::write(scratch.join("before.json"), text(&one.certificate)).map_err(|error| error.to_string())?;
    std::fs::write(scratch.join("after.json"), text(&certificate)).map_err(|error| error.to_string())?;
    println!("written to {}: before.json, after.json", scratch.display());
    let answer = checked(&one.claim, &certificate, &solver, TIME);
    println!("z3: {}", answer.as_ref().map_or_else(ToString::to_string, |()| "accepted".to_owned()));
    let confirmed = confirmed(one, &certificate, &others()?, 4 * SECOND_TIME);
    println!("others: {}", confirmed.as_ref().map_or_else(ToString::to_string, |()| "accepted".to_owned()));
    Ok(answer.is_err() || confirmed.is_ok())
}

/// The solvers that are asked for a second opinion.
fn others() -> Result<Vec<Solver>, String> {
    let others: Vec<Solver> = [discover::bitwuzla(), discover::cvc5()].into_iter().flatten().map(Solver::new).collect();
    if others.is_empty() { Err("there is no second solver; run scripts/tools-extra.sh".to_owned()) } else { Ok(others) }
}

/// Whether another solver accepts a certificate too. One that does not get through is no opinion, one that has a
/// counterexample is.
fn confirmed(one: &Prepared, certificate: &Certificate, others: &[Solver], time: Duration) -> Result<(), Rejection> {
    let mut undecided = Ok(());
    for other in others {
        match checked(&one.claim, certificate, other, time) {
            Err(rejection @ Rejection::Undecided(..)) => undecided = Err(rejection),
            decided => return decided,
        }
    }
    undecided
}

/// Damages the certificates `count` times in all, and puts them under changed programs. Without a second solver what
/// is accepted stays unconfirmed.
pub fn try_damages(prepared: &[Prepared], count: usize, solver: &Solver, others: &[Solver]) -> Outcome {
    let next = AtomicUsize::new(0);
    let outcome = Mutex::new(Outcome::default());
    let record = |change: &dyn Fn(&mut Outcome)| change(&mut outcome.lock().expect("no worker panics holding it"));
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= count || prepared.is_empty() {
                        break;
                    }
                    if seed > 0 && seed.is_multiple_of(500) {
                        eprint!("{}", table(&outcome.lock().expect("no worker panics holding it")));
                    }
                    let one = &prepared[seed % prepared.len()];
                    one_damage(one, seed as u64, solver, others, &record);
                    // Every tenth round also goes under a changed program.
                    if seed.is_multiple_of(10) {
                        transplant(&prepared[seed / 10 % prepared.len()], seed as u64, solver, &record);
                    }
                }
            });
        }
    });
    outcome.into_inner().expect("all workers are done")
}

type Record<'r> = &'r dyn Fn(&dyn Fn(&mut Outcome));

fn one_damage(one: &Prepared, seed: u64, solver: &Solver, others: &[Solver], record: Record<'_>) {
    let mut certificate = one.certificate.clone();
    let done = damage(&mut certificate, &mut Dice::new(seed));
    let Some(first) = done.first().copied() else { return };
    let answer = checked(&one.claim, &certificate, solver, TIME);
    let confirmed = match &answer {
        Ok(()) => confirmed(one, &certificate, others, SECOND_TIME),
        Err(_) => Ok(()),
    };
    record(&|outcome: &mut Outcome| {
        let row = outcome.kinds.entry(first).or_default();
        row.count(&answer);
        if answer.is_ok() && !others.is_empty() {
            match &confirmed {
                Ok(()) => row.confirmed += 1,
                Err(rejection) => outcome.failures.push(format!(
                    "{}, seed {seed}, {done:?}: accepted, and the second solver says: {rejection}",
                    one.name
                )),
            }
        }
    });
}

/// Puts the certificate, as it is and damaged, under a right program that was changed and is shown to be different.
fn transplant(one: &Prepared, seed: u64, solver: &Solver, record: Record<'_>) {
    let Some(changed) = one.changed(seed) else { return };
    let budget = Budget::lasting(Duration::from_secs(1));
    let options = TestingOptions { seed, budget: budget.clone(), ..TestingOptions::default() };
    if find_difference_with(&changed, &options, solver, &budget).difference.is_none() {
        return;
    }
    let mut good = certificate_for(&changed, one.certificate.relations.clone());
    good.reshape = one.certificate.reshape.clone();
    good.definitions = one.certificate.definitions.clone();
    let mut attempts = vec![good.clone()];
    for number in 0..3 {
        let mut certificate = good.clone();
        damage(&mut certificate, &mut Dice::new(seed * 3 + number));
        attempts.push(certificate);
    }
    let answers: Vec<Result<(), Rejection>> =
        attempts.iter().map(|certificate| checked(&changed, certificate, solver, TIME)).collect();
    record(&|outcome: &mut Outcome| {
        outcome.changed_programs += 1;
        for answer in &answers {
            outcome.transplanted.count(answer);
            if answer.is_ok() {
                outcome.failures.push(format!("{}, seed {seed}: accepted for a program that is different", one.name));
            }
        }
    });
}

fn checked(claim: &Claim, certificate: &Certificate, solver: &Solver, time: Duration) -> Result<(), Rejection> {
    let mut discharge = WithSolver { solver, budget: Budget::lasting(time) };
    confirm(claim, certificate, &mut discharge).map(|_| ())
}

impl Row {
    fn count(&mut self, answer: &Result<(), Rejection>) {
        self.tried += 1;
        match answer {
            Ok(()) => self.accepted += 1,
            Err(
                Rejection::Malformed(_)
                | Rejection::Stale(_)
                | Rejection::NotACut(_)
                | Rejection::Vacuous(_)
                | Rejection::Unsupported(_),
            ) => self.malformed += 1,
            Err(Rejection::Refuted(_) | Rejection::Termination(_)) => self.refuted += 1,
            Err(Rejection::Undecided(..)) => self.undecided += 1,
        }
    }

    fn add(&mut self, other: &Row) {
        self.tried += other.tried;
        self.malformed += other.malformed;
        self.refuted += other.refuted;
        self.undecided += other.undecided;
        self.accepted += other.accepted;
        self.confirmed += other.confirmed;
    }

    fn text(&self, name: &str) -> String {
        format!(
            "{name:<36}{:>7}{:>11}{:>9}{:>11}{:>10}{:>11}\n",
            self.tried, self.malformed, self.refuted, self.undecided, self.accepted, self.confirmed
        )
    }
}

/// The counts by kind of damage.
pub fn table(outcome: &Outcome) -> String {
    let mut out = format!(
        "{:<36}{:>7}{:>11}{:>9}{:>11}{:>10}{:>11}\n",
        "damage", "tried", "malformed", "refuted", "undecided", "accepted", "confirmed"
    );
    let mut all = Row::default();
    for (name, row) in &outcome.kinds {
        out.push_str(&row.text(name));
        all.add(row);
    }
    out.push_str(&all.text("all damages"));
    out.push_str(&outcome.transplanted.text("under a different program"));
    out.push_str(&format!("{} changed programs that a test shows to be different\n", outcome.changed_programs));
    out
}
