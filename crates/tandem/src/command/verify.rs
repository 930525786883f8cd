//! `tandem verify`: the checker alone.

use std::collections::BTreeSet;
use std::fs;

use tandem_ir::text::print_module;
use tandem_ir::{Pair, interp};
use tandem_proof::certificate::Certificate;
use tandem_proof::checker::{Invariant, Preserved, Rejection, confirm, preserve};
use tandem_proof::claim::Claim;
use tandem_proof::discharge::WithSolver;
use tandem_proof::replay::{Replayed, replay};

use super::{budget, solver};
use crate::answer::inputs;
use crate::cli::VerifyArgs;
use crate::exit_code::ExitCode;
use crate::pairs::{claim, load_pair};

/// Derives every obligation from the programs and discharges it.
pub fn run(args: &VerifyArgs) -> Result<ExitCode, String> {
    let text =
        fs::read_to_string(&args.certificate).map_err(|error| format!("{}: {error}", args.certificate.display()))?;
    let certificate: Certificate = serde_json::from_str(&text)
        .map_err(|error| format!("{}: not a certificate: {error}", args.certificate.display()))?;
    let paths = Pair::new(args.left.as_path(), args.right.as_path());
    let programs = load_pair(paths, &certificate.semantics, &args.cflags)?;
    let names = Pair::new(certificate.left.entry.clone(), certificate.right.entry.clone());
    let pair = programs.about(&names)?;
    if let Some(folder) = &args.programs {
        for (side, subject) in pair.iter() {
            let file = folder.join(format!("{side}.tir"));
            let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, print_module(&subject.module)));
            written.map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    let mut claimed =
        claim(&pair, &names, certificate.semantics, &[], certificate.ensure.as_deref(), certificate.traps_agree)?;
    claimed.assume = match &certificate.assume {
        Some(text) => {
            Some(tandem_proof::claim::Predicate::parse(text).map_err(|error| format!("in the certificate: {error}"))?)
        }
        None => None,
    };
    let solver = solver(&args.solving)?;
    let mut discharge = WithSolver { solver: &solver, budget: budget(&args.solving, args.solving.timeout) };
    let invariants = args.invariants.iter().map(|text| Invariant::parse(text)).collect::<Result<Vec<_>, _>>()?;
    match confirm(&claimed, &certificate, &mut discharge) {
        Ok(confirmation) => {
            outln!("✓ confirmed  {} obligations", confirmation.obligations);
            let semantics = certificate.semantics;
            outln!(
                "  {} {} {} under --ints {} --floats {} --overflow {} --termination {}",
                certificate.right.entry,
                semantics.relation.name(),
                certificate.left.entry,
                semantics.ints.name(),
                semantics.floats.name(),
                semantics.overflow.name(),
                semantics.termination.name()
            );
            if let Some(ensure) = &certificate.ensure {
                outln!("  in the sense of: {ensure}");
            }
            if let Some(assume) = &certificate.assume {
                outln!("  assuming: {assume}");
            }
            if certificate.traps_agree {
                outln!("  where any abnormal end counts as equal to any other");
            }
            let front_ends: BTreeSet<&String> =
                pair.iter().flat_map(|(_, subject)| &subject.module.assumptions).collect();
            for assumption in front_ends {
                outln!("  assuming: {assumption}");
            }
            if confirmation.terminates_together {
                outln!("  both sides terminate on the same inputs");
            }
            if invariants.is_empty() {
                return Ok(ExitCode::Equivalent);
            }
            match preserve(&claimed, &certificate, &invariants, &mut discharge) {
                Ok(preserved) => {
                    print_preserved(&invariants, &preserved);
                    Ok(ExitCode::Equivalent)
                }
                Err(rejection @ Rejection::Malformed(_)) => Err(format!("--invariant: {rejection}")),
                Err(rejection) => {
                    outln!("✗ not inductive  {rejection}");
                    Ok(ExitCode::Unknown)
                }
            }
        }
        Err(rejection @ Rejection::Undecided(..)) => {
            outln!("? not decided  {rejection}");
            Ok(ExitCode::Unknown)
        }
        Err(rejection) => {
            outln!("✗ rejected  {rejection}");
            Ok(run_from_entry(&claimed, &rejection))
        }
    }
}

/// Runs both sides on the inputs of the state in which an obligation fails: either they really differ, or only the
/// certificate is wrong.
fn run_from_entry(claim: &Claim, rejection: &Rejection) -> ExitCode {
    let Rejection::Refuted(failure) = rejection else { return ExitCode::Unknown };
    let Some(input) = &failure.input else { return ExitCode::Unknown };
    match replay(claim, input, &interp::Budget::default()) {
        Replayed::Different(counterexample) => {
            let inputs: Vec<String> =
                inputs(claim, &counterexample).iter().map(|(name, value)| format!("{name} = {value}")).collect();
            outln!("✗ different  run from the entry, the sides really differ on {}", inputs.join(", "));
            ExitCode::Different
        }
        Replayed::Agree => {
            outln!("  run from the entry with its inputs, the sides agree");
            ExitCode::Unknown
        }
        Replayed::Nothing(why) => {
            outln!("  running from the entry with its inputs shows nothing: {why}");
            ExitCode::Unknown
        }
    }
}

/// What was shown of LEFT, and what follows for RIGHT.
fn print_preserved(invariants: &[Invariant], preserved: &[Preserved]) {
    for invariant in invariants {
        outln!("✓ inductive  LEFT at {}: {}", invariant.place, invariant.predicate);
    }
    for one in preserved {
        outln!("  RIGHT at {}, where LEFT is defined and at {}:", one.right, one.left);
        for fact in &one.facts {
            outln!("    {fact}");
        }
        if !one.for_some_left.is_empty() {
            outln!("    for some state of LEFT: {}", one.for_some_left.join(" && "));
        }
    }
}
