//! `tandem git`: what changed between two states of a repository.

use tandem::git::{Against, Changes, check_changes};
use tandem::report::{Report, overall};
use tandem::{Claim, Error, Pair, Session};
use tandem_compile::javac::CLASSPATH;

use crate::cli::GitArgs;
use crate::exit_code::ExitCode;
use crate::shown::Shown;

/// Checks everything that changed.
pub fn run(args: &GitArgs) -> Result<ExitCode, Error> {
    let shown = Shown::new(&args.shown);
    let session = Session::with(args.options())?;
    let claim = Claim::everything().semantics(args.meaning.semantics()).build()?;
    let against = match (args.staged, args.worktree) {
        (true, _) => Against::Index,
        (false, true) => Against::WorkTree,
        (false, false) => Against::Commits,
    };
    let classpath = args.classpath.as_ref().map(|path| format!("{CLASSPATH}{path}"));
    let both = args.cflags.iter().cloned().chain(classpath).chain(args.project.flags());
    let flags = Pair::new(&args.left_cflags, &args.right_cflags);
    let flags = flags.map(|own| both.clone().chain(own.iter().cloned()).collect());
    let folder = args.folder.clone().unwrap_or_else(|| ".".into());
    let changes = Changes { folder, range: args.range.clone(), against, paths: args.paths.clone(), flags };
    let answers = check_changes(&session, &changes, &claim, |answer| {
        shown.row(&answer.report);
        Ok(())
    })?;
    let reports: Vec<Report> = answers.into_iter().map(|answer| answer.report).collect();
    shown.all(&reports);
    Ok(overall(&reports).into())
}
