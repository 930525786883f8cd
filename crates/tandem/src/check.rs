//! Claims about two programs, checked within their time: a row for everything, an answer for each.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tandem_base::{Assumption, Cancel, Pair, Side, Work};
use tandem_compile::sweep;
use tandem_discharge::WithSolver;
use tandem_kernel::checker::{confirm, confirm_identical, identical_certificate};
use tandem_kernel::claim;
use tandem_kernel::semantics::{Relation, Semantics};
use tandem_llvm::OtherTypes;
use tandem_report::answer::{Known, report_identical};
use tandem_report::{Report, Status, VerdictName};

use crate::answer::{About, Answer, settlement_report};
use crate::cache::{Cache, Hit};
use crate::claim::Claim;
use crate::error::Error;
use crate::identity::Identities;
use crate::pairs::{self, NoClaim, Subject, report_rows};
use crate::programs::Programs;
use crate::rows::{Row, State, refusal};
use crate::session::{Options, Session};
use crate::settle::{Means, Settlement, Verdict, settle};
use crate::unseen::{Callers, may_be_unseen};
use crate::watchdog::within;
use crate::weaker::{established, kept_back};
use crate::where_else::where_else;

const OUT_OF_TIME: &str = "ran out of time";

const OUT_OF_ALL_TIME: &str = "nothing of --total-timeout was left for it";

const DAMAGED: &str = "a proof in the cache was damaged or not confirmed, and was not used";

/// The engine that runs both programs.
const RUNNING: &str = "testing";

/// The part of the time for a proof that looks at nothing but what changed, if the whole was not decided.
const FOR_CHANGED: f64 = 0.25;

/// What of the time is for a proof by parts, where functions changed that two functions lead to.
const FOR_PARTS: f64 = 0.3;

/// What of the time is for runs before such a proof.
const FOR_FIRST_RUNS: f64 = 0.15;

/// What of the time is for a proof together with functions that code which is not given may call.
const FOR_GROUP: f64 = 0.6;

/// How the time for everything is shared out: each comparison may take as much of the rest as falls to it, so that what
/// quick ones leave over is for those that follow.
pub(crate) struct Shares {
    timeout: Duration,
    end: Option<Instant>,
    left: u32,
}

impl Shares {
    /// Shares for so many comparisons.
    pub(crate) fn new(options: &Options, begun: Instant, count: usize) -> Shares {
        let end = options.total_timeout.map(|time| begun + time);
        Shares { timeout: options.timeout, end, left: u32::try_from(count).unwrap_or(u32::MAX) }
    }

    /// There are more comparisons than was thought.
    pub(crate) fn add(&mut self, count: usize) {
        self.left = self.left.saturating_add(u32::try_from(count).unwrap_or(u32::MAX));
    }

    /// One of the comparisons turned out to be others, which are counted by themselves.
    pub(crate) fn take(&mut self) {
        self.left = self.left.saturating_sub(1);
    }

    /// Some time was spent on what counts for no comparison.
    pub(crate) fn extend(&mut self, time: Duration) {
        self.end = self.end.map(|end| end + time);
    }

    /// The time for the next row.
    pub(crate) fn next(&mut self, is_compared: bool) -> Duration {
        let Some(end) = self.end else { return self.timeout };
        let rest = end.saturating_duration_since(Instant::now());
        let share = rest / self.left.max(1);
        if is_compared {
            self.left = self.left.saturating_sub(1);
        }
        share.min(self.timeout)
    }
}

impl Programs {
    /// Checks a claim about one pair of functions.
    pub fn check(&self, claim: &Claim) -> Result<Answer, Error> {
        if claim.entries.is_none() {
            return Err(Error::Usage("the claim names no function; check_all is for all of them".to_owned()));
        }
        let mut answers = self.check_all(claim, |_| Ok(()))?;
        answers.pop().ok_or_else(|| Error::Internal("a named pair of functions has no row".to_owned()))
    }

    /// Checks a claim about every row that it speaks of. Each answer is handed over as soon as it is there, and may be
    /// changed then.
    pub fn check_all(
        &self,
        claim: &Claim,
        mut each: impl FnMut(&mut Answer) -> Result<(), Error>,
    ) -> Result<Vec<Answer>, Error> {
        let begun = Instant::now();
        let lowered = self.lowered_in_time(&claim.semantics)?;
        let rows = report_rows(&lowered, &claim.wanted(), false)?;
        let check = Arc::new(Check { programs: self.clone(), claim: claim.clone(), files: self.files(), lowered });
        let options = self.session().options();
        options.progress.begin(rows.len());
        // Reading and compiling are part of what a single function has time for.
        let begun = begun.checked_sub(self.reading()).unwrap_or(begun);
        let mut answers = Vec::new();
        let is_left_behind = AtomicBool::new(false);
        let next = AtomicUsize::new(0);
        let order = parts_first(&check.lowered, &rows);
        let count = rows.iter().filter(|row| row.is_compared()).count().div_ceil(options.jobs.max(1));
        let shares = Mutex::new(Shares::new(options, begun, count));
        std::thread::scope(|scope| -> Result<(), Error> {
            let (sender, receiver) = channel();
            for _ in 0..options.jobs.clamp(1, rows.len().max(1)) {
                let (check, rows, order, next, shares, is_left_behind, sender) =
                    (&check, &rows, &order, &next, &shares, &is_left_behind, sender.clone());
                let work = move || {
                    loop {
                        let position = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&index) = order.get(position) else { return };
                        let row = &rows[index];
                        let begun = if position == 0 { begun } else { Instant::now() };
                        let name = row.entry();
                        check.programs.session().options().progress.started(&name);
                        let all = check.programs.session().options().timeout;
                        let limit = shares.lock().map_or(all, |mut shares| shares.next(row.is_compared()));
                        let answer = check.answer(row, begun, limit, is_left_behind);
                        check.programs.session().options().progress.finished(&name);
                        // Nobody listens any more after an error.
                        if sender.send((index, answer)).is_err() {
                            return;
                        }
                    }
                };
                scope.spawn(work);
            }
            drop(sender);
            // Answers are handed over in the order of the rows, whoever is done first.
            let mut waiting = BTreeMap::new();
            let mut verdicts: Vec<Option<VerdictName>> = vec![None; rows.len()];
            for (index, answer) in receiver {
                let answer = answer.inspect_err(|_| next.store(rows.len(), Ordering::Relaxed))?;
                verdicts[index] = Some(answer.report.verdict);
                waiting.insert(index, answer);
                while let Some(answer) = waiting.remove(&answers.len()) {
                    let index = answers.len();
                    let mut answer = match check.seen(index, &rows, answer, &verdicts) {
                        Ok(answer) => answer,
                        Err(answer) => {
                            waiting.insert(index, *answer);
                            break;
                        }
                    };
                    each(&mut answer).inspect_err(|_| next.store(rows.len(), Ordering::Relaxed))?;
                    answers.push(answer);
                }
            }
            Ok(())
        })?;
        if is_left_behind.load(Ordering::Relaxed) {
            sweep();
        }
        Ok(answers)
    }
}

impl Programs {
    /// Rows in the order in which they are best looked at.
    pub(crate) fn parts_first(&self, claim: &Claim, rows: Vec<Row>) -> Result<Vec<Row>, Error> {
        let order = parts_first(&*self.lowered_in_time(&claim.semantics)?, &rows);
        let mut rows: Vec<Option<Row>> = rows.into_iter().map(Some).collect();
        Ok(order.into_iter().filter_map(|index| rows[index].take()).collect())
    }

    /// The answer about one row, in this time.
    pub(crate) fn check_row(&self, claim: &Claim, row: &Row, limit: Duration) -> Result<Answer, Error> {
        let lowered = self.lowered_in_time(&claim.semantics)?;
        let check = Arc::new(Check { programs: self.clone(), claim: claim.clone(), files: self.files(), lowered });
        check.answer(row, Instant::now(), limit, &AtomicBool::new(false))
    }
}

/// In which order rows are looked at: functions that changed before those that lead to them, so that what is proved of
/// them is known by then.
fn parts_first(lowered: &pairs::Programs, rows: &[Row]) -> Vec<usize> {
    let parts = |row: &Row| match &row.state {
        State::Compare { entries, .. } => lowered.parts(entries).len(),
        State::Known(_) => 0,
    };
    let mut order: Vec<usize> = (0..rows.len()).collect();
    order.sort_by_cached_key(|index| parts(&rows[*index]));
    order
}

/// The report on functions that there was no time to read.
pub fn unread(entries: &Pair<String>, files: &Pair<String>, semantics: &Semantics, why: &Error) -> Report {
    Row::comparing(entries.clone()).report(&given_up(why.to_string()), files, semantics)
}

/// What is said of functions whose comparison did not come to its end.
fn given_up(why: String) -> Known {
    Known::unknown(Status::Compared, why)
}

/// What is said of two functions that could not be compared.
fn not_compared(none: NoClaim, same_code: bool, row: &Row) -> Known {
    let (status, why) = match none {
        NoClaim::Unmatched(why) => (Status::Unmatched, why),
        NoClaim::Usage(why) | NoClaim::Refused(why) | NoClaim::Needs(why, _) => (Status::Refused, why),
    };
    // A private function may take what it likes: its callers are compared with it.
    let counts = status != Status::Unmatched || row.is_public;
    Known { counts, ..Known::unknown(status, refusal(&why, same_code)) }
}

/// What is the same for all functions of a claim.
pub(crate) struct Check {
    programs: Programs,
    pub(crate) claim: Claim,
    files: Pair<String>,
    pub(crate) lowered: Arc<pairs::Programs>,
}

/// What is compared: the functions with what they need, and what is claimed of them.
type Compared = (Pair<Subject>, claim::Claim);

impl Check {
    /// What everything is done with.
    pub(crate) fn session(&self) -> &Session {
        self.programs.session()
    }

    /// The answer about a row, once it is known whether anybody sees what it says; the answer as it is until then.
    fn seen(
        &self,
        index: usize,
        rows: &[Row],
        answer: Answer,
        verdicts: &[Option<VerdictName>],
    ) -> Result<Answer, Box<Answer>> {
        if !may_be_unseen(&self.claim, &answer) {
            return Ok(answer);
        }
        let Some(callers) = Callers::of(&rows[index], rows, &self.lowered) else { return Ok(answer) };
        callers.settle(answer, rows, |index| verdicts[index])
    }

    /// The answer about a row.
    fn answer(
        self: &Arc<Self>,
        row: &Row,
        begun: Instant,
        limit: Duration,
        is_left_behind: &AtomicBool,
    ) -> Result<Answer, Error> {
        let (entries, same_code, is_guess) = match &row.state {
            State::Known(known) => return Ok(self.known(row, known)),
            State::Compare { entries, same_code, is_guess } => (entries, *same_code, *is_guess),
        };
        if let Some(answer) = self.identical(entries, begun) {
            return Ok(answer);
        }
        if limit.is_zero() {
            return Ok(self.known(row, &given_up(OUT_OF_ALL_TIME.to_owned())));
        }
        let compared = self.compared(row, entries, (begun, limit), is_left_behind)?;
        let compared = compared.map(|answer| self.with_promises(entries, answer));
        let compared = compared.map(|answer| match answer.report.verdict {
            VerdictName::Equivalent if self.lowered.other_types(entries) == Some(OtherTypes::Sign) => {
                answer.assuming(BTreeSet::from([Assumption::SameSigns]), &self.claim.denied)
            }
            _ => answer,
        });
        match compared {
            Ok(answer) if is_guess => Ok(answer.doubted()),
            Ok(answer) => Ok(answer),
            Err(NoClaim::Usage(error)) if self.claim.entries.is_some() => Err(Error::Usage(error)),
            Err(none) => Ok(self.known(row, &not_compared(none, same_code, row))),
        }
    }

    /// The answer, if the right version promises more to its callers' compiler than the left one; or the left one, where the right
    /// version has to be defined wherever it is not.
    fn with_promises(&self, entries: &Pair<String>, answer: Answer) -> Answer {
        let sides: &[Side] = match self.claim.semantics.relation {
            Relation::Refines => &[Side::Right],
            Relation::Equal => &Side::BOTH,
        };
        sides.iter().fold(answer, |answer, &side| {
            if answer.report.verdict != VerdictName::Equivalent {
                return answer;
            }
            match self.lowered.own_promises(side, entries) {
                None => answer,
                Some((_, true)) => answer.assuming(BTreeSet::from([Assumption::OwnPromises]), &self.claim.denied),
                Some((words, false)) => answer.withdrawn(&format!(
                    "the {side} version promises more to compilers than the {} one ({}), and whether that holds is not looked at",
                    side.other(),
                    words.join(", ")
                )),
            }
        })
    }

    /// The answer about two functions that are the same code. Whoever names engines, or a relation of the results, wants to
    /// know more than that; and what is assumed has to be possible.
    fn identical(&self, entries: &Pair<String>, begun: Instant) -> Option<Answer> {
        let Claim { assume, ensure, sync, semantics, traps_agree, secrecy, .. } = &self.claim;
        // That the code is the same says nothing of what it does with other secrets.
        if secrecy.is_some() {
            return None;
        }
        let options = self.programs.session().options();
        if !assume.is_empty() || ensure.is_some() || sync.is_some() || !options.engines.is_empty() {
            return None;
        }
        let Identities { functions, assumptions } = self.lowered.identities(entries)?;
        if assumptions.iter().any(|used| self.claim.denied.contains(used.id())) {
            return None;
        }
        let certificate = identical_certificate(&functions, *semantics, *traps_agree)?;
        let proved = confirm_identical(&functions, &certificate).ok()?;
        let report = report_identical(&proved, &self.files, &assumptions, millis(begun));
        Some(Answer::identical(report, proved))
    }

    fn known(&self, row: &Row, known: &Known) -> Answer {
        Answer::known(row.report(known, &self.files, &self.claim.semantics))
    }

    /// Compares two functions as long as there is time, and does not wait for longer.
    fn compared(
        self: &Arc<Self>,
        row: &Row,
        entries: &Pair<String>,
        (begun, limit): (Instant, Duration),
        is_left_behind: &AtomicBool,
    ) -> Result<Result<Answer, NoClaim>, Error> {
        let cancel = Cancel::new();
        let so_far = Arc::new(Mutex::new(None));
        let (check, names, stop, told) = (self.clone(), entries.clone(), cancel.clone(), so_far.clone());
        let compare = move || {
            let compared = check.compare(&names, (begun, limit), &stop, &told)?;
            Ok(compared.map(|answer| {
                if let Ok(mut told) = told.lock() {
                    *told = None;
                }
                check.cross_examined(&names, answer, limit.saturating_sub(begun.elapsed()), &stop)
            }))
        };
        if let Some(compared) = within(begun + limit, &cancel, compare)? {
            return compared;
        }
        is_left_behind.store(true, Ordering::Relaxed);
        let told = so_far.lock().ok().and_then(|mut report| report.take());
        let mut answer = match told {
            Some(report) => Answer::known(report),
            None => self.known(row, &given_up(OUT_OF_TIME.to_owned())),
        };
        answer.report.millis = millis(begun);
        Ok(Ok(answer))
    }

    /// Compares two functions; or says why they cannot be compared. An error stops the run.
    fn compare(
        &self,
        names: &Pair<String>,
        (begun, limit): (Instant, Duration),
        cancel: &Cancel,
        so_far: &Mutex<Option<Report>>,
    ) -> Result<Result<Answer, NoClaim>, Error> {
        let session = self.programs.session();
        let options = session.options();
        let left = || limit.saturating_sub(begun.elapsed());
        let (pair, claimed) = match self.claimed(&self.lowered, names, self.claim.semantics) {
            Ok(claimed) => claimed,
            Err(none @ (NoClaim::Refused(_) | NoClaim::Needs(..))) => {
                let mut found = self.proved_from_changes(names, begun, left().mul_f64(0.7), cancel)?;
                if found.is_none() && matches!(none, NoClaim::Needs(..)) {
                    // Most that differ are seen to at once, and a proof of others takes longer.
                    found = self.run_alone(names, begun, left().mul_f64(FOR_FIRST_RUNS), cancel)?;
                }
                if found.is_none() && options.engines.is_empty() {
                    found = self.proved_together(names, begun, left().mul_f64(FOR_GROUP), cancel)?;
                }
                if found.is_none() {
                    found = self.run_alone(names, begun, left(), cancel)?;
                }
                return Ok(found.ok_or(none));
            }
            Err(none) => return Ok(Err(none)),
        };
        let means = |time: Duration| self.means(&pair, names, time, cancel);
        let key = session.cache().zip(self.lowered.identities(names)).map(|(cache, identities)| {
            let key = Cache::key(&identities.functions, &self.claim);
            (cache, key)
        });
        let mut established_before = Vec::new();
        if let Some((cache, key)) = &key {
            match cache.find(key) {
                Hit::Nothing => {}
                Hit::Damaged => established_before.push(DAMAGED.to_owned()),
                Hit::Found(certificate) => {
                    let budget = session.budget(limit.saturating_sub(begun.elapsed())).with_cancel(cancel);
                    let mut discharge = WithSolver { solver: session.solver(), budget };
                    match confirm(&claimed, &certificate, &mut discharge) {
                        Ok(proved) => {
                            let verdict = Verdict::Equivalent(Box::new(proved));
                            let (engine, established) = (Some("cache".to_owned()), vec![]);
                            let settlement = Settlement {
                                verdict,
                                engine,
                                established,
                                statistics: None,
                                millis: millis(begun),
                                work: Work::default(),
                            };
                            return Ok(Ok(self.settled(&pair, claimed, settlement)));
                        }
                        Err(_) => established_before.push(DAMAGED.to_owned()),
                    }
                }
            }
        }
        let all = left();
        // Whoever names engines wants to know what they do, and no more.
        let is_asked_for_all = options.engines.is_empty();
        let is_secret = self.claim.secrecy.is_some();
        let mut kept_back =
            if is_asked_for_all && !is_secret { kept_back(&self.claim.semantics, all) } else { Duration::ZERO };
        let changed = if is_asked_for_all { self.changed(names) } else { None };
        let mut by_parts = is_asked_for_all && self.goes_by_parts(names);
        let mut for_parts = if by_parts { all.mul_f64(FOR_PARTS) } else { Duration::ZERO };
        if by_parts && self.has_proved_parts(names)? && self.lowered.says_the_same(names) {
            // Then there is nothing left to compare.
            if let Some(answer) = self.proved_by_parts(names, begun, for_parts, cancel)? {
                return Ok(Ok(answer));
            }
            (by_parts, for_parts) = (false, Duration::ZERO);
        }
        let for_changed = if changed.is_some() { all.mul_f64(FOR_CHANGED) } else { Duration::ZERO };
        let for_less = for_parts.max(for_changed);
        let mut settlement = settle(&claimed, &means(all.saturating_sub(kept_back + for_less))?);
        if matches!(settlement.verdict, Verdict::Unknown(_)) && !for_less.is_zero() {
            let time = left().saturating_sub(kept_back);
            let mut found = None;
            if by_parts {
                found = self.proved_by_parts(names, begun, time, cancel)?;
            }
            if let (None, Some(changed)) = (&found, changed) {
                found = self.proved(changed, names, begun, left().saturating_sub(kept_back), cancel)?;
            }
            if let Some(answer) = found {
                return Ok(Ok(answer));
            }
            kept_back = kept_back.min(left());
        }
        if !kept_back.is_zero() && matches!(settlement.verdict, Verdict::Unknown(_)) {
            // What is known by now is the answer if there is no time for more.
            if let Ok(mut told) = so_far.lock() {
                *told = Some(settlement_report(&claimed, &self.files, &settlement, Pair::new(None, None)));
            }
            let under = |semantics: Semantics| -> Option<claim::Claim> {
                let lowered = self.programs.lowered(&semantics).ok()?;
                Some(self.claimed(&lowered, names, semantics).ok()?.1)
            };
            let time = limit.saturating_sub(begun.elapsed());
            settlement.established.extend(established(&claimed, under, |time| means(time).ok(), time));
        }
        let may_prove = is_asked_for_all && self.claim.denied.is_empty();
        if let (true, Verdict::Different(found)) = (may_prove, &settlement.verdict) {
            if let Ok(mut told) = so_far.lock() {
                *told = Some(settlement_report(&claimed, &self.files, &settlement, Pair::new(None, None)));
            }
            // The difference is the answer: nothing that comes after it may take it past its limit.
            let time = left() / 2;
            settlement.established.extend(where_else(&claimed, found.input(), |time| means(time).ok(), time));
        }
        if let (Some((cache, key)), Verdict::Equivalent(proved)) = (&key, &settlement.verdict) {
            cache.keep(key, proved.certificate());
        }
        if let Verdict::Equivalent(proved) = &settlement.verdict {
            self.keep_part(names, &claimed, proved);
        }
        settlement.established.extend(established_before);
        settlement.millis = millis(begun);
        Ok(Ok(self.settled(&pair, claimed, settlement)))
    }

    /// What the functions are settled with.
    pub(crate) fn means<'a>(
        &'a self,
        pair: &'a Pair<Subject>,
        names: &Pair<String>,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Means<'a>, Error> {
        let session = self.programs.session();
        let options = session.options();
        Ok(Means {
            solver: session.solver(),
            budget: session.budget(time).with_cancel(cancel),
            work: options.work,
            engines: session.engines()?,
            seed: options.seed,
            code: Some(pair.as_ref().map(|subject| &*subject.code)),
            natively: options.native,
            sync: self.claim.sync.clone().map(|sync| sync.relations(names.as_ref().map(String::as_str))),
        })
    }

    /// The claim about two functions in which those that are the same on both sides are not looked into, if there are any.
    fn changed(&self, names: &Pair<String>) -> Option<Compared> {
        // What a function that is not looked into does with a secret, a clock may tell.
        if self.claim.secrecy.is_some() {
            return None;
        }
        let pair = self.lowered.about_changed(names)?.ok()?;
        let claimed = pairs::claim(&pair, names, &self.claim.of_pair(self.claim.semantics)).ok()?;
        Some((pair, claimed))
    }

    fn proved_from_changes(
        &self,
        names: &Pair<String>,
        begun: Instant,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<Answer>, Error> {
        match self.changed(names) {
            Some(changed) => self.proved(changed, names, begun, time, cancel),
            None => Ok(None),
        }
    }

    /// The answer about a claim that speaks of functions that are not looked into, if it is proved: runs show nothing there.
    fn proved(
        &self,
        (pair, claimed): Compared,
        names: &Pair<String>,
        begun: Instant,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<Answer>, Error> {
        let means = Means { code: None, ..self.means(&pair, names, time, cancel)? };
        let mut settlement = settle(&claimed, &means);
        drop(means);
        if !matches!(settlement.verdict, Verdict::Equivalent(_)) {
            return Ok(None);
        }
        settlement.millis = millis(begun);
        Ok(Some(self.settled(&pair, claimed, settlement)))
    }

    /// The answer about functions of which nothing can be proved, if runs show that they differ.
    fn run_alone(
        &self,
        names: &Pair<String>,
        begun: Instant,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<Answer>, Error> {
        let Ok(pair) = self.lowered.about_runs(names) else { return Ok(None) };
        let claimed = pairs::claim(&pair, names, &self.claim.of_pair(self.claim.semantics));
        let Ok(claimed) = claimed else { return Ok(None) };
        let mut means = self.means(&pair, names, time, cancel)?;
        means.engines.retain(|engine| engine.name() == RUNNING);
        let mut settlement = settle(&claimed, &means);
        drop(means);
        if !matches!(settlement.verdict, Verdict::Different(_)) {
            return Ok(None);
        }
        settlement.millis = millis(begun);
        Ok(Some(self.settled(&pair, claimed, settlement)))
    }

    /// The claim about two functions under a semantics.
    fn claimed(
        &self,
        lowered: &pairs::Programs,
        names: &Pair<String>,
        semantics: Semantics,
    ) -> Result<Compared, NoClaim> {
        if self.claim.is_plain()
            && let Some(OtherTypes::Types(what)) = lowered.other_types(names)
        {
            return Err(NoClaim::Unmatched(format!("the signature changed: {what}")));
        }
        let pair = lowered.about(names)?;
        let claimed = pairs::claim(&pair, names, &self.claim.of_pair(semantics))?;
        Ok((pair, claimed))
    }

    pub(crate) fn settled(&self, pair: &Pair<Subject>, claim: claim::Claim, settlement: Settlement) -> Answer {
        let code = pair.as_ref().map(|subject| subject.code.clone());
        let mut answer = Answer::settled(About { claim, code, files: self.files.clone() }, settlement);
        if let Some(replay) = answer.report.counterexample.as_mut().and_then(|found| found.replay.as_mut()) {
            let Pair { left, right } = self.programs.flags();
            replay.cflags.clone_from(left);
            replay.right_cflags = (left != right).then(|| right.clone());
        }
        answer.without(&self.claim.denied)
    }
}

pub(crate) fn millis(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_millis()).unwrap_or(u64::MAX)
}
