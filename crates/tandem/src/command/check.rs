//! `tandem check`.

use std::fs;
use std::io::IsTerminal;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tandem_ir::Pair;
use tandem_proof::certificate::SyncFile;
use tandem_proof::expression;
use tandem_proof::semantics::Semantics;
use tandem_report::{CertificateReport, Report, Status, Style, VerdictName, render_json, render_summary, render_text};
use tandem_search::{engines_with, further_engines};
use tandem_solver::{Cancel, Command, Solver};

use super::{budget, shown, solver, write_test};
use crate::answer::{report, report_known};
use crate::cli::{CheckArgs, ClaimArgs, Format};
use crate::compile::sweep;
use crate::emit::Subject;
use crate::exit_code::ExitCode;
use crate::pairs::{NoClaim, Programs, Wanted, claim, load_pair, report_rows};
use crate::rows::{Known, Row, State, refusal};
use crate::settle::{Means, Verdict, settle};
use crate::watchdog::within;
use crate::weaker::{established, kept_back};

/// Checks the pair of functions asked for, or everything in the two files.
pub fn run(args: &CheckArgs) -> Result<ExitCode, String> {
    let begun = Instant::now();
    let semantics = args.claim.semantics();
    for (flag, text) in args.claim.assume.iter().map(|text| ("--assume", text)).chain(ensure_of(&args.claim)) {
        expression::parse(text).map_err(|error| format!("{flag} {}: {error}", expression::quoted(text)))?;
    }
    let wanted = Wanted::from(&args.claim);
    let is_single = wanted.entry.is_some() || wanted.left_entry.is_some();
    let paths = Pair::new(args.claim.left.as_path(), args.claim.right.as_path());
    let files = paths.map(shown);
    let Some(programs) = loaded(args, begun + args.solving.timeout)? else {
        return Ok(never_read(args, &files, &semantics));
    };
    let run = Arc::new(Run {
        args: args.clone(),
        semantics,
        programs,
        solver: solver(&args.solving)?,
        sync: args.sync.as_deref().map(read_sync).transpose()?,
        files,
    });
    let mut reports: Vec<Report> = Vec::new();
    let mut is_left_behind = false;
    for (index, row) in report_rows(&run.programs.all, &wanted)?.iter().enumerate() {
        // Reading and compiling are part of what a single function has time for.
        let begun = if index == 0 { begun } else { Instant::now() };
        let report = match &row.state {
            State::Known(known) => report_known(row, known, run.files.clone(), &semantics),
            State::Compare { entries, same_code, is_guess } => {
                match run.compared(row, entries, begun, &mut is_left_behind)? {
                    Ok(report) if *is_guess => doubted(report),
                    Ok(report) => report,
                    Err(NoClaim::Usage(error)) if is_single => return Err(error),
                    Err(none) => report_known(row, &not_compared(none, *same_code, row), run.files.clone(), &semantics),
                }
            }
        };
        // Lines of JSON can be read while the rest is worked on; a person reads from the top, where what matters should be.
        if args.format == Format::Json {
            outln!("{}", render_json(&report));
        }
        reports.push(report);
    }
    if is_left_behind {
        sweep();
    }
    let code = reports.iter().filter(|report| report.counts).map(|report| match report.verdict {
        VerdictName::Equivalent => ExitCode::Equivalent,
        VerdictName::Different => ExitCode::Different,
        VerdictName::Unknown => ExitCode::Unknown,
    });
    let code = code.fold(ExitCode::Equivalent, ExitCode::worse);
    if args.format == Format::Text {
        reports.sort_by_key(weight);
        let text: String = reports.iter().map(|report| render_text(report, style())).collect();
        let summary = if is_single { String::new() } else { render_summary(&reports) };
        out!("{text}{summary}");
    }
    Ok(code)
}

fn ensure_of(args: &ClaimArgs) -> impl Iterator<Item = (&'static str, &String)> {
    args.ensure.iter().map(|text| ("--ensure", text))
}

/// Where a row stands in the report for a person: differences, what is open, what is fine, what does not count.
fn weight(report: &Report) -> u8 {
    match (report.verdict, report.counts) {
        (VerdictName::Different, _) => 0,
        (VerdictName::Unknown, true) => 1,
        (VerdictName::Equivalent, _) => 2,
        (VerdictName::Unknown, false) => 3,
    }
}

/// What is said of two functions that could not be compared.
fn not_compared(none: NoClaim, same_code: bool, row: &Row) -> Known {
    let (status, why) = match none {
        NoClaim::Unmatched(why) => (Status::Unmatched, why),
        NoClaim::Usage(why) | NoClaim::Refused(why) => (Status::Refused, why),
    };
    Known {
        status,
        verdict: VerdictName::Unknown,
        reason: Some(refusal(&why, same_code)),
        values: None,
        // A private function may take what it likes: its callers are compared with it.
        counts: status != Status::Unmatched || row.is_public,
    }
}

/// The report on two functions that correspond to each other or not: then their being different says nothing.
fn doubted(mut report: Report) -> Report {
    if report.verdict == VerdictName::Different {
        report.verdict = VerdictName::Unknown;
        report.reason = Some(
            "they differ, but the source gives them no names: that these two correspond to each other is a guess"
                .to_owned(),
        );
        report.counterexample = None;
    }
    report
}

/// Both programs, unless reading them takes longer than a function has time for.
fn loaded(args: &CheckArgs, deadline: Instant) -> Result<Option<Programs>, String> {
    let claim = args.claim.clone();
    let load = move || {
        let paths = Pair::new(claim.left.as_path(), claim.right.as_path());
        load_pair(paths, &claim.semantics(), &claim.compiler_flags())
    };
    within(deadline, &Cancel::new(), load)?.transpose()
}

/// What is said where there was no time to read the programs.
fn never_read(args: &CheckArgs, files: &Pair<String>, semantics: &Semantics) -> ExitCode {
    sweep();
    let names = match (&args.claim.entry, &args.claim.left_entry, &args.claim.right_entry) {
        (Some(entry), _, _) => Pair::new(entry.clone(), entry.clone()),
        (None, Some(left), Some(right)) => Pair::new(left.clone(), right.clone()),
        _ => {
            message!("tandem: {OUT_OF_TIME}: the programs were not read and compiled within --timeout");
            return ExitCode::Unknown;
        }
    };
    let row = Row::comparing(names);
    let why = format!("{OUT_OF_TIME}: the programs were not read and compiled within --timeout");
    let report = report_known(&row, &given_up(why), files.clone(), semantics);
    match args.format {
        Format::Json => outln!("{}", render_json(&report)),
        Format::Text => out!("{}", render_text(&report, style())),
    }
    ExitCode::Unknown
}

const OUT_OF_TIME: &str = "ran out of time";

/// What is said of functions whose comparison did not come to its end.
fn given_up(why: String) -> Known {
    Known { status: Status::Compared, verdict: VerdictName::Unknown, reason: Some(why), values: None, counts: true }
}

/// What is the same for all functions of a run.
struct Run {
    args: CheckArgs,
    semantics: Semantics,
    programs: Programs,
    solver: Solver,
    sync: Option<SyncFile>,
    files: Pair<String>,
}

impl Run {
    /// Compares two functions as long as there is time, and does not wait for longer.
    fn compared(
        self: &Arc<Self>,
        row: &Row,
        names: &Pair<String>,
        begun: Instant,
        is_left_behind: &mut bool,
    ) -> Result<Result<Report, NoClaim>, String> {
        let cancel = Cancel::new();
        let so_far = Arc::new(Mutex::new(None));
        let (run, entries, stop, told) = (self.clone(), names.clone(), cancel.clone(), so_far.clone());
        let compare = move || run.compare(&entries, begun, &stop, &told);
        match within(begun + self.args.solving.timeout, &cancel, compare)? {
            Some(compared) => compared,
            None => {
                *is_left_behind = true;
                let known = so_far.lock().ok().and_then(|mut report| report.take());
                let nothing =
                    || report_known(row, &given_up(OUT_OF_TIME.to_owned()), self.files.clone(), &self.semantics);
                let mut report: Report = known.unwrap_or_else(nothing);
                report.millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
                Ok(Ok(report))
            }
        }
    }

    /// Compares two functions; or says why they cannot be compared. An error stops the run.
    fn compare(
        &self,
        names: &Pair<String>,
        begun: Instant,
        cancel: &Cancel,
        so_far: &Mutex<Option<Report>>,
    ) -> Result<Result<Report, NoClaim>, String> {
        let args = &self.args;
        let ClaimArgs { assume, ensure, traps_agree, .. } = &args.claim;
        let make = |programs: &Programs, semantics: Semantics| -> Result<_, NoClaim> {
            let pair = programs.about(names)?;
            let claimed = claim(&pair, names, semantics, assume, ensure.as_deref(), *traps_agree)?;
            Ok((pair, claimed))
        };
        let (pair, claimed) = match make(&self.programs, self.semantics) {
            Ok(claimed) => claimed,
            Err(none) => return Ok(Err(none)),
        };
        let means = |time: Duration| -> Result<Means<'_>, String> {
            Ok(Means {
                solver: &self.solver,
                budget: budget(&args.solving, time).with_cancel(cancel),
                engines: chosen_engines(&args.engines, args.horn_solver.as_deref())?,
                seed: args.seed,
                code: (!args.no_native).then(|| pair.as_ref().map(|subject| &*subject.code)),
                sync: self.sync.clone().map(|sync| sync.relations(names.as_ref().map(String::as_str))),
            })
        };
        let all = args.solving.timeout.saturating_sub(begun.elapsed());
        // Whoever names engines wants to know what they do, and no more.
        let kept_back = if args.engines.is_empty() { kept_back(&self.semantics, all) } else { Duration::ZERO };
        let mut settlement = settle(&claimed, &means(all.saturating_sub(kept_back))?);
        if !kept_back.is_zero() && matches!(settlement.verdict, Verdict::Unknown(_)) {
            // What is known by now is the answer if there is no time for more.
            if let Ok(mut known) = so_far.lock() {
                *known = Some(report(&claimed, self.files.clone(), &settlement));
            }
            let make = |programs: &Programs, semantics: Semantics| Ok(make(programs, semantics)?.1);
            let time = args.solving.timeout.saturating_sub(begun.elapsed());
            settlement.established.extend(established(&claimed, &self.programs, make, means, time));
        }
        settlement.millis = u64::try_from(begun.elapsed().as_millis()).unwrap_or(u64::MAX);
        let mut answer = report(&claimed, self.files.clone(), &settlement);
        if let (Some(path), Verdict::Equivalent(certificate, _)) = (&args.certificate, &settlement.verdict) {
            let text = serde_json::to_string_pretty(certificate).map_err(|error| error.to_string())?;
            fs::write(path, text + "\n").map_err(|error| format!("{}: {error}", path.display()))?;
            answer.certificate = Some(CertificateReport::Path(shown(path)));
        }
        if let Some(found) = &mut answer.counterexample
            && let Some(replay) = &mut found.replay
        {
            replay.cflags = args.claim.compiler_flags();
        }
        if let (Some(kind), Verdict::Different(found)) = (args.test.emit_test, &settlement.verdict) {
            let code = pair.as_ref().map(|subject| &*subject.code);
            let subject = Subject { claim: &claimed, found, code, files: self.files.clone() };
            write_test(kind, &subject, args.test.test_file.as_deref())?;
        }
        Ok(Ok(answer))
    }
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
