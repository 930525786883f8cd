//! `tandem check`.

use std::fs;
use std::io::IsTerminal;
use std::path::Path;
use std::time::{Duration, Instant};

use tandem_ir::Pair;
use tandem_proof::certificate::SyncFile;
use tandem_proof::semantics::Semantics;
use tandem_report::{CertificateReport, Style, VerdictName, render_json, render_text};
use tandem_search::{engines_with, further_engines};
use tandem_solver::Command;

use super::{budget, shown, solver, write_test};
use crate::answer::report;
use crate::cli::{CheckArgs, ClaimArgs, Format};
use crate::emit::Subject;
use crate::exit_code::ExitCode;
use crate::pairs::{Programs, Wanted, claim, entries, load_pair};
use crate::settle::{Means, Verdict, settle};
use crate::weaker::{established, kept_back};

/// Checks every pair of functions asked for.
pub fn run(args: &CheckArgs) -> Result<ExitCode, String> {
    let semantics = args.claim.semantics();
    let paths = Pair::new(args.claim.left.as_path(), args.claim.right.as_path());
    let programs = load_pair(paths, &semantics, &args.claim.cflags)?;
    let solver = solver(&args.solving)?;
    let sync = args.sync.as_deref().map(read_sync).transpose()?;
    let files = paths.map(shown);
    let single = args.claim.entry.is_some() || args.claim.left_entry.is_some();
    let mut worst = ExitCode::Equivalent;
    for names in entries(&programs.all, &Wanted::from(&args.claim))? {
        let ClaimArgs { assume, ensure, traps_agree, .. } = &args.claim;
        let make = |programs: &Programs, semantics: Semantics| -> Result<_, String> {
            let pair = programs.about(&names)?;
            let claimed = claim(&pair, &names, semantics, assume, ensure.as_deref(), *traps_agree)?;
            Ok((pair, claimed))
        };
        let (pair, claimed) = match make(&programs, semantics) {
            Ok(claimed) => claimed,
            Err(error) if single => return Err(error),
            Err(error) => {
                eprintln!("tandem: {}: {error}", names.left);
                worst = worst.worse(ExitCode::Error);
                continue;
            }
        };
        let means = |time: Duration| -> Result<Means<'_>, String> {
            Ok(Means {
                solver: &solver,
                budget: budget(&args.solving, time),
                engines: chosen_engines(&args.engines, args.horn_solver.as_deref())?,
                seed: args.seed,
                code: (!args.no_native).then(|| pair.as_ref().map(|subject| &*subject.code)),
                sync: sync.clone().map(|sync| sync.relations(names.as_ref().map(String::as_str))),
            })
        };
        let begun = Instant::now();
        let all = args.solving.timeout;
        // Whoever names engines wants to know what they do, and no more.
        let kept_back = if args.engines.is_empty() { kept_back(&semantics, all) } else { Duration::ZERO };
        let mut settlement = settle(&claimed, &means(all - kept_back)?);
        if !kept_back.is_zero() && matches!(settlement.verdict, Verdict::Unknown(_)) {
            let make = |programs: &Programs, semantics: Semantics| Ok(make(programs, semantics)?.1);
            let time = all.saturating_sub(begun.elapsed());
            settlement.established.extend(established(&claimed, &programs, make, means, time.max(kept_back / 2)));
            settlement.millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        }
        let mut answer = report(&claimed, files.clone(), &settlement);
        if let (Some(path), Verdict::Equivalent(certificate, _)) = (&args.certificate, &settlement.verdict) {
            let text = serde_json::to_string_pretty(certificate).map_err(|error| error.to_string())?;
            fs::write(path, text + "\n").map_err(|error| format!("{}: {error}", path.display()))?;
            answer.certificate = Some(CertificateReport::Path(shown(path)));
        }
        if let Some(found) = &mut answer.counterexample
            && let Some(replay) = &mut found.replay
        {
            replay.cflags.clone_from(&args.claim.cflags);
        }
        if let (Some(kind), Verdict::Different(found)) = (args.test.emit_test, &settlement.verdict) {
            let code = pair.as_ref().map(|subject| &*subject.code);
            let subject = Subject { claim: &claimed, found, code, files: files.clone() };
            write_test(kind, &subject, args.test.test_file.as_deref())?;
        }
        match args.format {
            Format::Json => println!("{}", render_json(&answer)),
            Format::Text => print!("{}", render_text(&answer, style())),
        }
        worst = worst.worse(match answer.verdict {
            VerdictName::Equivalent => ExitCode::Equivalent,
            VerdictName::Different => ExitCode::Different,
            VerdictName::Unknown => ExitCode::Unknown,
        });
    }
    Ok(worst)
}

/// Reads a synchronisation file.
pub fn read_sync(path: &Path) -> Result<SyncFile, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    SyncFile::parse(&text).map_err(|error| format!("{}: {error}", path.display()))
}

fn chosen_engines(names: &[String], horn_solver: Option<&str>) -> Result<Vec<Box<dyn tandem_search::Engine>>, String> {
    let parse = |line| Command::parse(line).ok_or_else(|| "--horn-solver names no program".to_owned());
    let mut all = engines_with(horn_solver.map(parse).transpose()?);
    if names.is_empty() {
        return Ok(all);
    }
    all.extend(further_engines());
    let known: Vec<&str> = all.iter().map(|engine| engine.name()).collect();
    let mut chosen = Vec::new();
    for name in names {
        match all.iter().position(|engine| engine.name() == name) {
            Some(index) => chosen.push(all.remove(index)),
            None => {
                return Err(format!("there is no engine {name}; there are {}", known.join(", ")));
            }
        }
    }
    Ok(chosen)
}

/// Colour for terminals, unless the user said no.
pub fn style() -> Style {
    let colour = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
    if colour { Style::Coloured } else { Style::Plain }
}
