//! `tandem verify`: the checker alone.

use std::fs;
use std::path::Path;

use tandem::report::answer::in_words;
use tandem::report::verification::{render_confirmed, render_not_inductive, render_preserved, render_rejected};
use tandem::{Error, Pair, Session, Strictness, Verification};
use tandem_ir::text::print_module;
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::{Invariant, Rejection};
use tandem_replay::Replayed;

use super::read_text;
use crate::cli::{VerifyArgs, instance_flag};
use crate::exit_code::ExitCode;

/// Derives every obligation from the programs and discharges it.
pub fn run(args: &VerifyArgs) -> Result<ExitCode, Error> {
    let certificate: Certificate = serde_json::from_str(&read_text(&args.certificate)?)
        .map_err(|error| Error::input(&args.certificate, format!("not a certificate: {error}")))?;
    let invariants = args.invariants.iter().map(|text| Invariant::parse(text));
    let invariants = invariants.collect::<Result<Vec<_>, _>>().map_err(Error::Usage)?;
    let session = Session::with(args.solving.options())?;
    let names = Pair::new(&certificate.left.entry, &certificate.right.entry);
    let flags = args.roots.flags().zip(names).map(|(own, name)| {
        let all = args.cflags.iter().cloned().chain(own).chain(args.project.flags());
        all.chain(instance_flag(name)).collect()
    });
    let programs = session.load_sides(Pair::new(&args.left, &args.right), flags)?;
    let verification = match args.strict {
        None => programs.verify(certificate)?,
        Some(1) => programs.verify_strictly(certificate, Strictness::Derivations)?,
        Some(_) => programs.verify_strictly(certificate, Strictness::ValidatedPasses)?,
    };
    if let Some(folder) = &args.programs {
        write_programs(folder, &verification)?;
    }
    let proved = match &verification.result {
        Ok(proved) => proved,
        Err(rejection) => return Ok(rejected(&verification, rejection)),
    };
    let are_validated = args.strict == Some(2) && verification.validations.iter().all(|one| one.result.is_ok());
    out!("{}", render_confirmed(verification.claim.as_ref(), proved, are_validated));
    for assumption in &verification.assumptions {
        out!("  assuming: {}\n", in_words(assumption));
    }
    for validation in &verification.validations {
        out!("  {validation}\n");
    }
    if args.strict == Some(2) && !are_validated {
        return Ok(ExitCode::Unknown);
    }
    if invariants.is_empty() {
        return Ok(ExitCode::Equivalent);
    }
    match verification.preserve(&invariants)? {
        Ok(preserved) => {
            out!("{}", render_preserved(&invariants, &preserved));
            Ok(ExitCode::Equivalent)
        }
        Err(rejection) => {
            out!("{}", render_not_inductive(&rejection));
            Ok(ExitCode::Unknown)
        }
    }
}

fn rejected(verification: &Verification, rejection: &Rejection) -> ExitCode {
    let replayed = verification.run_from_entry();
    out!("{}", render_rejected(verification.claim.as_ref(), rejection, replayed.as_ref()));
    match replayed {
        Some(Replayed::Different(_)) => ExitCode::Different,
        _ => ExitCode::Unknown,
    }
}

/// Writes the programs that a certificate is about.
fn write_programs(folder: &Path, verification: &Verification) -> Result<(), Error> {
    for (side, program) in verification.claim.iter().flat_map(|claim| claim.programs.iter()) {
        let file = folder.join(format!("{side}.tir"));
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, print_module(&program.module)));
        written.map_err(|error| Error::input(&file, error))?;
    }
    Ok(())
}
