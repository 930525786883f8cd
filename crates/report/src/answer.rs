//! From an answer with its evidence to the report that renderers lay out.

use tandem_base::{Assumption, Pair, Side};
use tandem_kernel::checker::Equivalence;
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_replay::Difference;

use crate::counterexample::{Codes, counterexample_report};
use crate::secrets;
use crate::source::sources;
use crate::unknown::{Explanation, explained, without_symbols};
use crate::verification::trusted;
use crate::{CertificateReport, ItemName, Report, SCHEMA, SemanticsReport, Status, Values, VerdictName};

/// A settled claim, as far as readers are told about it.
pub struct Settled<'a> {
    /// The answer with its evidence.
    pub finding: Finding<'a>,
    /// Who proposed the evidence.
    pub engine: Option<&'a str>,
    /// What was established besides.
    pub established: &'a [String],
    /// What the programs were compiled to, where values are to be shown as the source writes them.
    pub codes: Codes<'a>,
    /// How long it took.
    pub millis: u64,
}

/// An answer with its evidence.
#[derive(Clone, Copy)]
pub enum Finding<'a> {
    /// A certificate that the checker confirmed.
    Equivalent(&'a Equivalence),
    /// An input that was replayed.
    Different(&'a Difference),
    /// Neither, for this reason.
    Unknown(&'a str),
}

/// The report on a settled claim about functions of two files.
pub fn report(claim: &Claim, files: &Pair<String>, settled: &Settled<'_>) -> Report {
    let names = claim.programs.as_ref().map(|program| Some(program.function().name.clone()));
    let mut report = blank(&names, files, &claim.semantics);
    report.established = settled.established.to_vec();
    report.assumptions = claim.assume.iter().map(|assume| assume.text.clone()).collect();
    // Only what was proved rests on facts about the outside: an input was run.
    let is_proved = matches!(settled.finding, Finding::Equivalent(_));
    let is_in_part = !is_proved && !report.established.is_empty();
    if is_proved || is_in_part {
        report.assumptions.extend(claim.assumptions().iter().map(in_words));
    }
    report.secrecy = claim.two_runs.as_ref().map(|two_runs| secrets::asked(&two_runs.secrecy));
    report.engine = settled.engine.map(str::to_owned);
    report.millis = settled.millis;
    report.sources = sources(claim, files).map(Box::new);
    match settled.finding {
        Finding::Equivalent(proved) => {
            report.verdict = VerdictName::Equivalent;
            report.certificate = serde_json::to_value(proved.certificate()).ok().map(CertificateReport::Inline);
            report.trusts = trusted(proved, false);
            report.established.extend(termination(claim, proved).map(str::to_owned));
            if let Some(told) = &mut report.secrecy {
                told.told = claim.two_runs.as_ref().map(|two_runs| secrets::independent(&two_runs.secrecy));
            }
        }
        Finding::Different(found) => {
            report.verdict = VerdictName::Different;
            let mut shown = counterexample_report(claim, found, files, settled.codes);
            if let (Some(told), Some(two_runs)) = (&mut report.secrecy, &claim.two_runs) {
                let said = secrets::dependence(claim, &two_runs.secrecy, found.counterexample(), &shown);
                shown.parting = Some(said.clone());
                told.told = Some(said);
            }
            report.counterexample = Some(shown);
        }
        Finding::Unknown(reason) => {
            let said = explained(reason, Some(claim));
            (report.reason, report.advice) = (Some(said.reason), said.advice);
            (report.details, report.unfinished) = (said.details, said.unfinished);
        }
    }
    report
}

/// The report on two functions that are the same code.
pub fn report_identical(proved: &Equivalence, files: &Pair<String>, assumptions: &[Assumption], millis: u64) -> Report {
    let certificate = proved.certificate();
    let names = Pair::new(certificate.left.entry.clone(), certificate.right.entry.clone()).map(Some);
    Report {
        verdict: VerdictName::Equivalent,
        assumptions: assumptions.iter().map(in_words).collect(),
        established: vec!["both sides are the same code, with everything that it uses".to_owned()],
        certificate: serde_json::to_value(certificate).ok().map(CertificateReport::Inline),
        trusts: trusted(proved, false),
        engine: Some("identical".to_owned()),
        millis,
        ..blank(&names, files, &certificate.semantics)
    }
}

/// What a proof says of termination.
fn termination(claim: &Claim, proved: &Equivalence) -> Option<&'static str> {
    if proved.terminates_together() && claim.ensure.is_some() {
        Some("the right side terminates whenever the left side does")
    } else if proved.terminates_together() {
        Some("both sides terminate on the same inputs")
    } else if claim.semantics.termination == Termination::Partial {
        Some("the sides agree whenever both terminate; termination was not proved")
    } else {
        None
    }
}

/// The answer about an item that needs no search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// What became of it.
    pub status: Status,
    /// The answer.
    pub verdict: VerdictName,
    /// In words.
    pub reason: Option<String>,
    /// The two values of a datum.
    pub values: Option<Values>,
    /// Whether the exit code depends on it.
    pub counts: bool,
}

impl Known {
    /// Nothing is known of it, for this reason, which counts.
    pub fn unknown(status: Status, reason: String) -> Known {
        Known { status, verdict: VerdictName::Unknown, reason: Some(reason), values: None, counts: true }
    }
}

/// The report on an item that nothing more is found out about, with its name on each side that has it.
pub fn report_known(
    item: ItemName,
    names: &Pair<Option<String>>,
    known: &Known,
    files: &Pair<String>,
    claimed: &Semantics,
) -> Report {
    let said = match (known.verdict, &known.reason) {
        (VerdictName::Unknown, Some(reason)) => explained(reason, None),
        _ => Explanation { reason: known.reason.clone().unwrap_or_default(), ..Explanation::default() },
    };
    Report {
        item,
        status: known.status,
        verdict: known.verdict,
        reason: known.reason.as_ref().map(|_| said.reason),
        details: said.details,
        unfinished: said.unfinished,
        advice: said.advice,
        values: known.values.clone(),
        counts: known.counts,
        ..blank(names, files, claimed)
    }
}

/// What a report calls an item with these names.
pub fn entry_name(names: &Pair<Option<String>>) -> String {
    match (&names.left, &names.right) {
        (Some(left), Some(right)) if left != right => format!("{left} / {right}"),
        (Some(name), _) | (None, Some(name)) => name.clone(),
        (None, None) => String::new(),
    }
}

/// A report on functions of which nothing is known yet.
fn blank(names: &Pair<Option<String>>, files: &Pair<String>, claimed: &Semantics) -> Report {
    let file = |side: Side| names[side].as_ref().map(|_| files[side].clone());
    Report {
        schema: SCHEMA.to_owned(),
        item: ItemName::Function,
        status: Status::Compared,
        left: file(Side::Left),
        right: file(Side::Right),
        entry: entry_name(names),
        verdict: VerdictName::Unknown,
        semantics: semantics(claimed),
        assumptions: vec![],
        established: vec![],
        reason: None,
        details: vec![],
        unfinished: vec![],
        advice: vec![],
        values: None,
        counterexample: None,
        certificate: None,
        trusts: vec![],
        accepted: None,
        counts: true,
        engine: None,
        millis: 0,
        refinement: None,
        secrecy: None,
        sources: None,
    }
}

fn semantics(semantics: &Semantics) -> SemanticsReport {
    SemanticsReport {
        ints: semantics.ints.name().to_owned(),
        floats: semantics.floats.name().to_owned(),
        overflow: semantics.overflow.name().to_owned(),
        relation: semantics.relation.name().to_owned(),
        termination: semantics.termination.name().to_owned(),
    }
}

/// An assumption as reports list it.
pub fn in_words(assumption: &Assumption) -> String {
    without_symbols(&format!("{}: {}", assumption.id(), assumption.sentence()))
}
