//! `tandem check`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use tandem::report::{CertificateReport, Report, overall};
use tandem::{Answer, Claim, ClaimBuilder, Error, Pair, Secrecy, Session, unread};

use super::{read_sync, write_test, write_whole};
use crate::accept::Accepting;
use crate::cli::{CheckArgs, ClaimArgs};
use crate::exit_code::ExitCode;
use crate::given::Given;
use crate::progress::Waiting;
use crate::shown::Shown;

/// Checks the pair of functions asked for, or everything in the two files.
pub fn run(args: &CheckArgs) -> Result<ExitCode, Error> {
    let claim = claim(args)?;
    let shown = Shown::new(&args.shown);
    let mut certificates = args.certificate.as_deref().map(|path| Certificates::new(path, &claim)).transpose()?;
    let mut accepting = args.accept.as_deref().map(Accepting::read).transpose()?.unwrap_or_default();
    let session = Session::with(args.options())?;
    let given = Given::new(Pair::new(&args.claim.left, &args.claim.right), args.claim.lang.as_deref())?;
    let flags = args.claim.compiler_flags();
    let waiting = Waiting::begin(&session, &args.shown);
    let programs = session.load_sides(Pair::new(&given.paths.left, &given.paths.right), flags);
    let answers = programs.and_then(|programs| {
        programs.check_all(&claim, |answer| {
            if let Some(certificates) = &mut certificates {
                certificates.keep(answer)?;
            }
            if let Some(test) = args.test.emit_test.and_then(|kind| answer.regression_test(kind)) {
                write_test(test, args.test.test_file.as_deref())?;
            }
            given.rename(&mut answer.report);
            accepting.mark(&mut answer.report);
            shown.row(&answer.report);
            Ok(())
        })
    });
    drop(waiting);
    for entry in accepting.unused() {
        message!("tandem: {entry} is accepted as different, and is not different any more");
    }
    let answers = match answers {
        Err(error @ Error::Timeout(_)) => return Ok(never_read(args, &claim, &shown, &error)),
        answers => answers?,
    };
    let reports: Vec<Report> = answers.into_iter().map(|answer| answer.report).collect();
    shown.all(&reports);
    Ok(overall(&reports).into())
}

/// What the arguments claim.
fn claim(args: &CheckArgs) -> Result<Claim, Error> {
    let mut claim = asked_about(&args.claim).semantics(args.claim.semantics()).traps_agree(args.claim.traps_agree);
    for assume in &args.claim.assume {
        claim = claim.assume(assume);
    }
    if let Some(ensure) = &args.claim.ensure {
        claim = claim.ensure(ensure);
    }
    for id in &args.no_assume {
        claim = claim.no_assume(id);
    }
    if !args.secrets.is_empty() {
        let (params, constant_time, secret_result) = (args.secrets.clone(), args.constant_time, args.secret_result);
        claim = claim.secret(Secrecy { params, constant_time, secret_result });
    }
    if let Some(path) = &args.sync {
        claim = claim.sync(read_sync(path)?);
    }
    claim.build()
}

fn asked_about(args: &ClaimArgs) -> ClaimBuilder {
    match (&args.entry, &args.left_entry, &args.right_entry) {
        (Some(entry), _, _) => Claim::about(entry),
        (None, Some(left), Some(right)) => Claim::about_pair(left, right),
        _ => Claim::everything(),
    }
}

/// What is said where there was no time to read the programs.
fn never_read(args: &CheckArgs, claim: &Claim, shown: &Shown, error: &Error) -> ExitCode {
    let files = Pair::new(&args.claim.left, &args.claim.right).map(|path| path.display().to_string());
    match claim.entries() {
        None => message!("tandem: {error}"),
        Some(entries) => {
            let report = unread(entries, &files, claim.semantics(), error);
            shown.row(&report);
            shown.all(&[report]);
        }
    }
    ExitCode::Unknown
}

/// Where proofs are kept.
enum Certificates {
    /// The only one in this file.
    File(PathBuf),
    /// Each in a file of this folder that is named after the function.
    Folder(PathBuf, BTreeSet<String>),
}

impl Certificates {
    fn new(path: &Path, claim: &Claim) -> Result<Certificates, Error> {
        if path.is_dir() {
            return Ok(Certificates::Folder(path.to_owned(), BTreeSet::new()));
        }
        if claim.entries().is_none() && (path.is_file() || path.extension().is_some_and(|kind| kind == "json")) {
            return Err(Error::Usage(format!(
                "--certificate {}: a file keeps one proof, so name a function with --entry, or give a folder",
                path.display()
            )));
        }
        if claim.entries().is_none() {
            fs::create_dir_all(path).map_err(|error| Error::input(path, error))?;
            return Ok(Certificates::Folder(path.to_owned(), BTreeSet::new()));
        }
        Ok(Certificates::File(path.to_owned()))
    }

    /// Writes the proof of an answer, if it is one, and says in the report where it is.
    fn keep(&mut self, answer: &mut Answer) -> Result<(), Error> {
        let Some(certificate) = answer.certificate() else { return Ok(()) };
        let path = match self {
            Certificates::File(path) => path.clone(),
            Certificates::Folder(folder, taken) => folder.join(file_name(&answer.report.entry, taken)),
        };
        let text = serde_json::to_string_pretty(certificate).map_err(|error| Error::Internal(error.to_string()))?;
        write_whole(&path, &(text + "\n"))?;
        answer.report.certificate = Some(CertificateReport::Path(path.display().to_string()));
        Ok(())
    }
}

/// The name of a file for a function, which no other function has.
fn file_name(entry: &str, taken: &mut BTreeSet<String>) -> String {
    let plain: String = entry.chars().map(|c| if c.is_alphanumeric() || "._-".contains(c) { c } else { '_' }).collect();
    let numbered = (2..).map(|number| format!("{plain}-{number}.json"));
    let mut names = std::iter::once(format!("{plain}.json")).chain(numbered);
    names.find(|name| taken.insert(name.clone())).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_have_files_of_their_own() {
        let mut taken = BTreeSet::new();
        let mut name = |entry: &str| file_name(entry, &mut taken);
        assert_eq!(name("A.f(int)"), "A.f_int_.json");
        assert_eq!(name("A.f[int]"), "A.f_int_-2.json");
        assert_eq!(name("old / new"), "old___new.json");
    }
}
