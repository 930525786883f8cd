//! What came of a claim about one item: the verdict with its evidence, and the report.

use std::collections::BTreeSet;
use std::sync::Arc;

use tandem_base::{Assumption, Pair};
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::Equivalence;
use tandem_kernel::claim::Claim;
use tandem_replay::Examination;
use tandem_replay::native::Code;
use tandem_report::answer::{Finding, Settled, in_words, report};
use tandem_report::emit::{Subject, Test, TestKind, emit};
use tandem_report::words::inputs;
use tandem_report::{RefinedPiece, Refinement, Report, VerdictName};
use tandem_search::engines::regions::statistics::Statistics;

use crate::settle::{Settlement, Verdict};

/// The answer about one function or datum.
pub struct Answer {
    /// What renderers lay out.
    pub report: Report,
    verdict: Option<Verdict>,
    /// What the verdict speaks of.
    about: Option<About>,
}

/// The functions that were compared.
pub(crate) struct About {
    pub claim: Claim,
    pub code: Pair<Arc<Code>>,
    pub files: Pair<String>,
}

impl Answer {
    /// The answer that a settled claim is.
    pub(crate) fn settled(about: About, settlement: Settlement) -> Answer {
        Answer {
            report: settlement_report(
                &about.claim,
                &about.files,
                &settlement,
                about.code.as_ref().map(|code| Some(&**code)),
            ),
            verdict: Some(settlement.verdict),
            about: Some(about),
        }
    }

    /// The answer about code that is the same.
    pub(crate) fn identical(report: Report, proved: Equivalence) -> Answer {
        Answer { report, verdict: Some(Verdict::Equivalent(Box::new(proved))), about: None }
    }

    /// An answer without evidence: about data, what only one side has, and what could not be compared.
    pub(crate) fn known(report: Report) -> Answer {
        let unknown = report.reason.clone().filter(|_| report.verdict == VerdictName::Unknown);
        Answer { report, verdict: unknown.map(Verdict::Unknown), about: None }
    }

    /// The verdict with its evidence. Data are compared by their initial values, so those that are the same or not have
    /// none.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// The proof, if the functions are equivalent.
    pub fn certificate(&self) -> Option<&Certificate> {
        match &self.verdict {
            Some(Verdict::Equivalent(proved)) => Some(proved.certificate()),
            _ => None,
        }
    }

    /// A regression test, if the functions are different: it passes on LEFT and fails on RIGHT. What cannot be written
    /// down as one is said.
    pub fn regression_test(&self, kind: TestKind) -> Option<Result<Test, String>> {
        let (Some(Verdict::Different(found)), Some(about)) = (&self.verdict, &self.about) else { return None };
        let code = about.code.as_ref().map(|code| &**code);
        let files = about.files.clone();
        Some(emit(kind, &Subject { claim: &about.claim, found: found.counterexample(), code, files }))
    }

    /// The same answer, if it may not rest on assumptions with these ids. A difference never does: the inputs that an
    /// assumption leaves are inputs without it, too.
    pub(crate) fn without(mut self, denied: &BTreeSet<String>) -> Answer {
        let (Some(Verdict::Equivalent(_)), Some(about)) = (&self.verdict, &self.about) else { return self };
        let used: Vec<Assumption> =
            about.claim.assumptions().into_iter().filter(|used| denied.contains(used.id())).collect();
        if !used.is_empty() {
            let ids: BTreeSet<&str> = used.iter().map(Assumption::id).collect();
            let why = format!(
                "the proof rests on {}, which --no-assume takes away",
                ids.into_iter().collect::<Vec<_>>().join(", ")
            );
            self.report.established.extend(used.iter().map(|used| format!("equivalent if {}", used.sentence())));
            return self.withdrawn(&why);
        }
        self
    }

    /// The same answer, which rests on these assumptions as well, if none of them is denied.
    pub(crate) fn assuming(mut self, assumptions: BTreeSet<Assumption>, denied: &BTreeSet<String>) -> Answer {
        let Some(about) = &self.about else { return self };
        let known = about.claim.assumptions();
        for assumption in assumptions.into_iter().filter(|one| !known.contains(one)) {
            if denied.contains(assumption.id()) {
                let why = format!("the proof rests on {}, which --no-assume takes away", assumption.id());
                self = self.withdrawn(&why);
            }
            self.report.assumptions.push(in_words(&assumption));
        }
        self
    }

    /// The same answer, with what native runs on some inputs showed.
    pub(crate) fn examined(mut self, seen: &Examination, most: usize) -> Answer {
        let inputs = |count: usize| format!("{count} input{}", if count == 1 { "" } else { "s" });
        let told = match (seen.seen(), &seen.nothing) {
            (0, Some(why)) => format!("cross-examination: no native run shows anything: {why}"),
            (0, None) => "cross-examination: there was no input to run both programs on".to_owned(),
            (count, _) => {
                let asked = if count < most { format!(" ({most} were asked for)") } else { String::new() };
                format!("cross-examination: both programs were run on {} and did the same{asked}", inputs(count))
            }
        };
        self.report.established.push(told);
        if let Some(what) = &seen.first_otherwise {
            let told = format!(
                "cross-examination: on {} both did the same, which is not what Tandem expected: {what}",
                inputs(seen.otherwise)
            );
            self.report.established.push(told);
        }
        self
    }

    /// No answer in place of a proof, for this reason.
    pub(crate) fn withdrawn(mut self, why: &str) -> Answer {
        self.report.verdict = VerdictName::Unknown;
        self.report.certificate = None;
        if let Some(secrecy) = &mut self.report.secrecy {
            secrecy.told = None;
        }
        self.report.reason = Some(why.to_owned());
        self.verdict = Some(Verdict::Unknown(why.to_owned()));
        self
    }

    /// The same answer about private functions where everything that leads to them is equivalent: what they do by themselves is seen
    /// by nobody, and does not count.
    pub(crate) fn unseen(mut self, callers: &[String]) -> Answer {
        let all = match callers {
            [one] => format!("`{one}`, which leads to it, is equivalent"),
            [first, others @ ..] => format!("`{first}` and {} more that lead to it are equivalent", others.len()),
            [] => "nothing leads to it".to_owned(),
        };
        let by_itself = match &self.report.counterexample {
            Some(found) => format!("by itself it differs on {}, which nobody gives it", inputs(found)),
            None => "by itself it was not decided".to_owned(),
        };
        let why = format!("it is private, and {all}; {by_itself}");
        self.report.counterexample = None;
        self.report.counts = false;
        (self.report.established, self.report.details, self.report.unfinished) = (vec![], vec![], vec![]);
        self.report.advice.clear();
        self.withdrawn(&why)
    }

    /// The same answer about private functions of which these undecided ones lead there, and none that differs.
    pub(crate) fn perhaps_seen(mut self, undecided: &[String]) -> Answer {
        let (VerdictName::Different, Some(found)) = (self.report.verdict, &self.report.counterexample) else {
            return self;
        };
        let by_itself = format!("it is private; by itself it differs on {}", inputs(found));
        let why = match undecided {
            [one] => format!("{by_itself}, and whether `{one}`, which leads to it, shows that was not decided"),
            [first, others @ ..] => {
                format!(
                    "{by_itself}, and whether `{first}` and {} more that lead to it show that was not decided",
                    others.len()
                )
            }
            [] => by_itself,
        };
        self.report.counterexample = None;
        self.report.established.clear();
        self.withdrawn(&why)
    }

    /// The same answer, if that the functions correspond to each other is a guess: then their being different says nothing.
    pub(crate) fn doubted(mut self) -> Answer {
        if self.report.verdict == VerdictName::Different {
            let why =
                "they differ, but the source gives them no names: that these two correspond to each other is a guess";
            self.report.verdict = VerdictName::Unknown;
            self.report.reason = Some(why.to_owned());
            self.report.counterexample = None;
            self.verdict = Some(Verdict::Unknown(why.to_owned()));
        }
        self
    }
}

/// The report on a settled claim.
pub(crate) fn settlement_report(
    claim: &Claim,
    files: &Pair<String>,
    settlement: &Settlement,
    codes: Pair<Option<&Code>>,
) -> Report {
    let finding = match &settlement.verdict {
        Verdict::Equivalent(proved) => Finding::Equivalent(proved),
        Verdict::Different(found) => Finding::Different(found),
        Verdict::Unknown(reason) => Finding::Unknown(reason),
    };
    let engine = settlement.engine.as_deref();
    let established = &settlement.established;
    let answered = report(claim, files, &Settled { finding, engine, established, codes, millis: settlement.millis });
    Report { refinement: settlement.statistics.as_ref().map(refinement), ..answered }
}

/// What abstraction and refinement took, for a reader.
fn refinement(statistics: &Statistics) -> Refinement {
    let [diff_millis, choice_millis, attempt_millis] = statistics.millis;
    let refined = statistics
        .refined
        .iter()
        .map(|piece| RefinedPiece { line: piece.line, heuristics: piece.by.iter().copied().chain([3]).collect() });
    Refinement {
        iterations: statistics.iterations,
        common: statistics.common,
        refined: refined.collect(),
        opaque: statistics.opaque,
        diff_millis,
        choice_millis,
        attempt_millis,
    }
}
