//! `tandem git`: what changed between two states of a repository, each changed item once.
//!
//! Both states are read from the object store and written to scratch folders ([`checkout`]); nothing of the repository is run
//! ([`repository`]). Whatever a change can reach is compiled on both sides ([`units`]), and of that the items are compared whose
//! own digests differ. Where one of those is not shown to be equivalent, the functions that lead to it are compared as well:
//! what they do may have changed although they did not. Those come last, so that time that is short goes to what changed. A
//! function that one file lost and another one got was moved, and is compared across the two files. What a changed header gives to others is told apart
//! by its text ([`exports`]).

mod checkout;
mod configuration;
mod exports;
mod headers;
mod linking;
mod range;
mod repository;
mod units;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Instant;

use tandem_base::{Assumption, Pair, Side};
use tandem_compile::clang::usual_flags;
use tandem_compile::linked::WITH;
use tandem_compile::{ROOT, maven};
use tandem_report::answer::Known;
use tandem_report::{ItemName, Report, Status, VerdictName};

use self::checkout::Checkout;
use self::headers::Headers;
use self::linking::Definers;
use self::units::{
    ForBuilds, Language, Unit, changed_files, changed_flags, changed_units, for_builds, is_c_header, is_other_source,
};
use crate::answer::Answer;
use crate::check::Shares;
use crate::claim::Claim;
use crate::error::Error;
use crate::inventory::Item;
use crate::programs::Programs;
use crate::rows::{Change, Row, State};
use crate::session::Session;
use crate::unseen::{self, may_be_unseen};

pub use self::range::{Against, revisions};
pub use self::repository::{Repository, Revision};

/// What is compared of a repository.
#[derive(Clone, Debug)]
pub struct Changes {
    /// The folder of the repository, or one in it.
    pub folder: PathBuf,
    /// `BASE..HEAD`, `BASE...HEAD` or one commit.
    pub range: Option<String>,
    /// What the last commit is compared with if there is no range.
    pub against: Against,
    /// Only changes of these files and below these folders; all if there are none.
    pub paths: Vec<String>,
    /// Flags for the compilers of each side.
    pub flags: Pair<Vec<String>>,
}

/// Checks a claim about everything that changed. Each answer is handed over as soon as it is there, and may be changed then.
pub fn check_changes(
    session: &Session,
    changes: &Changes,
    claim: &Claim,
    mut each: impl FnMut(&mut Answer) -> Result<(), Error>,
) -> Result<Vec<Answer>, Error> {
    let repository = Repository::of(&changes.folder)?;
    let revisions = revisions(&repository, changes.range.as_deref(), changes.against)?;
    let mut checkout = Checkout::new(&repository, &revisions)?;
    restrict(&mut checkout, &changes.paths);
    let units = changed_units(&checkout.trees, &changes.flags)?;
    let shares = Shares::new(session.options(), Instant::now(), units.len());
    let mut work = Work {
        session,
        claim,
        checkout: &checkout,
        seen: BTreeSet::new(),
        alone: vec![],
        answers: vec![],
        shares,
        given: changes.flags.clone(),
        definers: None,
    };
    let mut callers = vec![];
    for unit in &units {
        callers.extend(work.unit(unit, &mut each)?);
    }
    work.shares.add(callers.iter().map(|callers| callers.rows.len()).sum());
    for callers in callers {
        work.callers(callers, &mut each)?;
    }
    work.moved_and_alone(&mut each)?;
    work.headers(&mut each)?;
    work.left_out(&mut each)?;
    Ok(work.answers)
}

/// Lets files that nobody asked about be as they were.
fn restrict(checkout: &mut Checkout, paths: &[String]) {
    if paths.is_empty() {
        return;
    }
    let is_asked = |path: &str| {
        paths
            .iter()
            .map(|asked| asked.trim_start_matches("./").trim_end_matches('/'))
            .any(|asked| asked.is_empty() || asked == "." || path == asked || path.starts_with(&format!("{asked}/")))
    };
    for path in changed_files(&checkout.trees).into_iter().filter(|path| !is_asked(path)) {
        let target = checkout.trees.right.root.join(&path);
        let restored = match checkout.trees.left.files.get(&path).cloned() {
            Some(name) => {
                let folder = target.parent().map(Path::to_owned).unwrap_or_default();
                let copy = std::fs::create_dir_all(folder)
                    .and_then(|()| std::fs::copy(checkout.trees.left.root.join(&path), &target));
                copy.map(|_| checkout.trees.right.files.insert(path.clone(), name)).is_ok()
            }
            None => std::fs::remove_file(&target).map(|()| checkout.trees.right.files.remove(&path)).is_ok(),
        };
        if !restored {
            checkout.trees.right.left_out.insert(path, "it could not be restored".to_owned());
        }
    }
}

/// A function or datum that only one side of a unit has.
struct Alone {
    unit: Unit,
    side: Side,
    row: Row,
    known: Known,
}

/// A unit with further files.
struct Linked {
    programs: Programs,
    others: Vec<String>,
}

/// Functions of a unit that lead to something that changed and is not shown to be equivalent.
struct Callers<'u> {
    unit: &'u Unit,
    programs: Programs,
    rows: Vec<Row>,
    linked: Option<Option<Linked>>,
    told: Told,
}

/// The rows of a unit that were looked at, and what came of them.
#[derive(Default)]
struct Told {
    rows: Vec<Row>,
    verdicts: Vec<Option<VerdictName>>,
    /// Answers about private functions, which wait for those about their callers.
    waiting: Vec<(usize, Answer)>,
}

impl Told {
    /// Remembers a row; gives the answer back unless it has to wait.
    fn add(&mut self, row: Row, answer: Answer, may_wait: bool) -> Option<Answer> {
        let waits = may_wait && !row.is_public;
        self.rows.push(row);
        self.verdicts.push(Some(answer.report.verdict));
        if !waits {
            return Some(answer);
        }
        self.waiting.push((self.rows.len() - 1, answer));
        None
    }

    /// The answers that waited.
    fn settled(self, programs: &Programs, claim: &Claim) -> Result<Vec<Answer>, Error> {
        let Told { rows, verdicts, waiting } = self;
        if waiting.is_empty() {
            return Ok(vec![]);
        }
        let lowered = programs.lowered_in_time(claim.semantics())?;
        let settled = waiting.into_iter().map(|(index, answer)| {
            let callers = unseen::Callers::of(&rows[index], &rows, &lowered);
            let Some(callers) = callers else { return answer };
            callers.settle(answer, &rows, |index| verdicts[index]).unwrap_or_else(|answer| *answer)
        });
        Ok(settled.collect())
    }
}

/// Whether one of several instances of a generic function turned out to be what it was: their symbols are new in every build, so their digests
/// are, too.
fn is_as_before(row: &Row, answer: &Answer) -> bool {
    let path = |name: &Option<String>| name.as_ref().map(|name| name.split('#').next().unwrap_or(name).to_owned());
    let is_numbered = row.names.iter().any(|(_, name)| name.as_ref().is_some_and(|name| name.contains('#')));
    is_numbered
        && path(&row.names.left) == path(&row.names.right)
        && answer.report.engine.as_deref() == Some("identical")
}

/// The outermost class of what a row is about, which has a file of its own.
fn java_file(row: &Row) -> String {
    let name = row.names.left.as_ref().or(row.names.right.as_ref()).map(String::as_str).unwrap_or_default();
    let name = name.strip_prefix("class ").unwrap_or_else(|| {
        let member = name.split('(').next().unwrap_or(name);
        member.rsplit_once('.').map_or(member, |(class, _)| class)
    });
    name.split('$').next().unwrap_or(name).to_owned()
}

/// A class under another name corresponds to the old one, and does the same for those who use it, but not under the name that they know.
fn tell_renamed_class(row: &mut Row) {
    let (Some(left), Some(right)) = (&row.names.left, &row.names.right) else { return };
    if left == right || !left.starts_with("class ") {
        return;
    }
    let reason = format!("it is {right} on the right, and other files may use it by its old name");
    row.state = State::Known(Known::unknown(Status::Changed, reason));
    row.change = Change::Own;
}

/// What was done so far.
struct Work<'w> {
    session: &'w Session,
    claim: &'w Claim,
    checkout: &'w Checkout,
    /// Items that have a row already: what headers hold is in many units.
    seen: BTreeSet<String>,
    alone: Vec<Alone>,
    answers: Vec<Answer>,
    /// The time for each comparison.
    shares: Shares,
    /// Flags that the user gave.
    given: Pair<Vec<String>>,
    /// Which files define what, once somebody asked.
    definers: Option<Definers>,
}

impl Work<'_> {
    /// The rows about what changed in a unit. What leads to it, and should be looked at, is left for later.
    fn unit<'u>(
        &mut self,
        unit: &'u Unit,
        each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>,
    ) -> Result<Option<Callers<'u>>, Error> {
        self.shares.take();
        let programs = self.paths(unit).and_then(|paths| self.session.load_many(paths.as_ref(), unit.flags.clone()));
        let programs = match programs {
            Ok(programs) => programs,
            Err(error @ (Error::Input { .. } | Error::Compiler { .. } | Error::Timeout(_) | Error::Usage(_))) => {
                let why = self.checkout.readable(&error.to_string());
                let hint = hint(unit.language, &why);
                let mut known = Known::unknown(Status::Refused, format!("{why}{hint}"));
                if unit.is_part {
                    known = Known::unknown(
                        Status::Refused,
                        format!("it is no program by itself; other files include it, and are compared\n{why}"),
                    );
                    known.counts = false;
                }
                let row = Row::of_file(&unit.path, unit.exists);
                let report =
                    row.report(&known, &Pair::new(unit.path.clone(), unit.path.clone()), self.claim.semantics());
                return self.tell(Answer::known(report), unit, each).map(|()| None);
            }
            Err(error) => return Err(error),
        };
        self.shares.extend(programs.building());
        let mut rows = programs.rows_of(self.claim)?;
        rows.retain(|row| self.seen.insert(format!("{:?} {}", unit.language, row.key)));
        rows.iter_mut().for_each(tell_renamed_class);
        let (alone, both): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(is_alone);
        for row in alone {
            let State::Known(known) = &row.state else { continue };
            let side = if known.status == Status::Added { Side::Right } else { Side::Left };
            self.alone.push(Alone { unit: unit.clone(), side, known: known.clone(), row });
        }
        let (own, mut callers): (Vec<Row>, Vec<Row>) =
            both.into_iter().filter(Row::is_changed_somewhere).partition(Row::is_changed);
        if unit.language == Language::Java {
            // Its units are whole projects: as elsewhere, only those of files that changed.
            let files: BTreeSet<String> = own.iter().map(java_file).collect();
            callers.retain(|row| files.contains(&java_file(row)));
        }
        let mut is_open = false;
        self.shares.add(own.len());
        let mut linked = None;
        let mut told = Told::default();
        for row in programs.parts_first(self.claim, own)? {
            let mut answer = programs.check_row(self.claim, &row, self.shares.next(true))?;
            if let Some(better) = self.with_others(unit, &row, &answer, &mut linked)? {
                answer = better;
            }
            if is_as_before(&row, &answer) {
                continue;
            }
            is_open |= answer.report.verdict != VerdictName::Equivalent;
            let may_wait = may_be_unseen(self.claim, &answer);
            if let Some(answer) = told.add(row, answer, may_wait) {
                self.tell(answer, unit, each)?;
            }
        }
        if !is_open || callers.is_empty() {
            for answer in told.settled(&programs, self.claim)? {
                self.tell(answer, unit, each)?;
            }
            return Ok(None);
        }
        let rows = programs.parts_first(self.claim, callers)?;
        Ok(Some(Callers { unit, programs, rows, linked, told }))
    }

    /// The rows about functions that did not change but for what they use.
    fn callers(
        &mut self,
        callers: Callers<'_>,
        each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let Callers { unit, programs, rows, mut linked, mut told } = callers;
        for row in rows {
            let mut answer = programs.check_row(self.claim, &row, self.shares.next(true))?;
            if let Some(better) = self.with_others(unit, &row, &answer, &mut linked)? {
                answer = better;
            }
            answer.report.established.push("its own code did not change, but what it uses did".to_owned());
            let may_wait = may_be_unseen(self.claim, &answer);
            if let Some(answer) = told.add(row, answer, may_wait) {
                self.tell(answer, unit, each)?;
            }
        }
        for answer in told.settled(&programs, self.claim)? {
            self.tell(answer, unit, each)?;
        }
        Ok(())
    }

    /// The answer about a row that hangs on functions of other files, with those files linked in; nothing if it is no better. A difference
    /// that is one only in which functions of other files are called is asked about in this way, too: callers of a project do not see that.
    fn with_others(
        &mut self,
        unit: &Unit,
        row: &Row,
        answer: &Answer,
        linked: &mut Option<Option<Linked>>,
    ) -> Result<Option<Answer>, Error> {
        if unit.language != Language::C || !unit.exists.left || !unit.exists.right {
            return Ok(None);
        }
        let is_stranger = answer.report.reason.as_ref().is_some_and(|reason| reason.contains("not given"));
        let is_open = answer.report.verdict == VerdictName::Unknown && is_stranger;
        let is_different = answer.report.verdict == VerdictName::Different;
        let elsewhere = if is_different { self.calls_elsewhere(answer) } else { vec![] };
        // What a constant of another file holds is no matter of choice.
        let has_constants = is_different
            && self.definers.get_or_insert_with(|| Definers::of(&self.checkout.trees)).uses_constants(&unit.path);
        if !is_open && elsewhere.is_empty() && !has_constants {
            return Ok(None);
        }
        if linked.is_none() {
            *linked = Some(self.linked(unit)?);
        }
        let (Some(Some(Linked { programs, others })), State::Compare { entries, .. }) = (linked.as_ref(), &row.state)
        else {
            return Ok((!elsewhere.is_empty()).then(|| self.hanging_on(unit, row, &elsewhere)));
        };
        let row = Row { is_public: row.is_public, ..Row::comparing(entries.clone()) };
        let mut answer = programs.check_row(self.claim, &row, self.shares.next(true))?;
        answer.report.established.push(format!("compared as a program with {}", others.join(", ")));
        answer = self.resting_on(answer, Assumption::LinkedFiles);
        if elsewhere.is_empty() {
            return Ok(Some(answer).filter(|answer| answer.report.verdict != VerdictName::Unknown));
        }
        // Those that several files define are not linked.
        let still =
            if answer.report.verdict == VerdictName::Different { self.calls_elsewhere(&answer) } else { vec![] };
        if !still.is_empty() {
            return Ok(Some(self.hanging_on(unit, &row, &still)));
        }
        // Whether anybody can see which function of the project does the work was asked of the program, and that stays open.
        if answer.report.verdict == VerdictName::Unknown {
            let names = elsewhere.join(", ");
            answer.report.established.push(format!("the sides call other functions of the project: {names}"));
        }
        Ok(Some(answer))
    }

    /// No answer where a difference hangs on functions of these names.
    fn hanging_on(&self, unit: &Unit, row: &Row, names: &[String]) -> Answer {
        let why = format!(
            "the difference that was found hangs on what {} does, which is in another file that could not be linked",
            names.join(", ")
        );
        let files = Pair::new(unit.path.clone(), unit.path.clone());
        let known = Known::unknown(Status::Compared, why);
        Answer::known(row.report(&known, &files, self.claim.semantics()))
    }

    /// The functions that the runs of a difference call and that other files of the project define: what those answered was made up, and
    /// whoever builds the program sees no calls.
    fn calls_elsewhere(&mut self, answer: &Answer) -> Vec<String> {
        let Some(found) = &answer.report.counterexample else { return vec![] };
        let trees = &self.checkout.trees;
        let definers = self.definers.get_or_insert_with(|| Definers::of(trees));
        let calls = found.left.calls.iter().chain(&found.right.calls);
        let names = calls.filter_map(|call| call.split(['(', '[']).next()?.rsplit(' ').next());
        let known: BTreeSet<&str> = names.filter(|name| definers.defines(name)).collect();
        known.into_iter().map(str::to_owned).collect()
    }

    /// A unit with the files that define what it calls.
    fn linked(&mut self, unit: &Unit) -> Result<Option<Linked>, Error> {
        let trees = &self.checkout.trees;
        let others = self.definers.get_or_insert_with(|| Definers::of(trees)).needed(&unit.path);
        if others.is_empty() {
            return Ok(None);
        }
        let flags = Pair::from_fn(|side| {
            let root = &trees[side].root;
            let headers = Headers::of(&trees[side]);
            let usual: Vec<String> = usual_flags(root).into_iter().chain(self.given[side].iter().cloned()).collect();
            let files = [&unit.path].into_iter().chain(&others).filter(|_| unit.is_searched);
            let chosen: BTreeSet<Vec<String>> = files.map(|path| headers.chosen(path, &usual).flags).collect();
            let with = others.iter().map(|path| root.join(path)).filter(|path| path.is_file());
            let with = with.map(|path| format!("{WITH}{}", path.display()));
            let own = self.given[side].iter().cloned();
            own.chain([format!("{ROOT}{}", root.display())]).chain(chosen.into_iter().flatten()).chain(with).collect()
        });
        let programs = self.session.load_many(self.paths(unit)?.as_ref(), flags).ok();
        Ok(programs.map(|programs| Linked { programs, others }))
    }

    /// Where the two sides of a unit are.
    fn paths(&self, unit: &Unit) -> Result<Pair<PathBuf>, Error> {
        Pair::try_from_fn(|side| {
            let path = self.checkout.trees[side].root.join(&unit.path);
            match (unit.exists[side], unit.language) {
                (true, _) => Ok(path),
                (false, Language::C) => {
                    let extension = Path::new(&unit.path).extension().and_then(|name| name.to_str()).unwrap_or("c");
                    self.checkout.nothing(extension)
                }
                (false, Language::Rust) => self.checkout.nothing("rs"),
                (false, Language::Java) => self.checkout.no_sources(),
            }
        })
    }

    /// Items that only one side has; those that another unit has on the other side were moved.
    fn moved_and_alone(&mut self, each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>) -> Result<(), Error> {
        let mut alone = std::mem::take(&mut self.alone);
        let name = |one: &Alone| one.row.names[one.side].clone().unwrap_or_default();
        let is_function = |one: &Alone| one.row.item == ItemName::Function && one.row.is_public;
        let mut arrived: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (index, one) in alone.iter().enumerate().filter(|(_, one)| one.side == Side::Right && is_function(one)) {
            arrived.entry(name(one)).or_default().push(index);
        }
        let mut gone: BTreeSet<usize> = BTreeSet::new();
        for (index, one) in alone.iter().enumerate().filter(|(_, one)| one.side == Side::Left && is_function(one)) {
            let Some([to]) = arrived.get(&name(one)).map(Vec::as_slice) else { continue };
            let other = &alone[*to];
            if one.unit.language != other.unit.language {
                continue;
            }
            let paths = Pair::new(self.paths(&one.unit)?.left, self.paths(&other.unit)?.right);
            let flags = Pair::new(one.unit.flags.left.clone(), other.unit.flags.right.clone());
            let Ok(programs) = self.session.load_many(paths.as_ref(), flags) else { continue };
            let entries = Pair::new(name(one), name(other));
            let mut answer = match both_have_private_state(&programs, self.claim)? {
                // What stayed behind uses the old variable, so that the two are no longer one.
                true => {
                    let why = "it was moved to another file, and both files have private variables: those it shares with functions \
                               that stayed behind are others now";
                    let row = Row::comparing(entries);
                    let files = Pair::new(one.unit.path.clone(), other.unit.path.clone());
                    let known = Known::unknown(Status::Refused, why.to_owned());
                    Answer::known(row.report(&known, &files, self.claim.semantics()))
                }
                false => programs.check_row(self.claim, &Row::comparing(entries), self.shares.next(false))?,
            };
            let moved = format!("moved from {} to {}", one.unit.path, other.unit.path);
            answer.report.established.push(moved);
            gone.extend([index, *to]);
            let unit = Unit { path: other.unit.path.clone(), ..one.unit.clone() };
            answer.report.left = Some(one.unit.path.clone());
            self.tell_as(answer, Pair::new(&one.unit, &unit), each)?;
        }
        for (_, one) in alone.drain(..).enumerate().filter(|(index, _)| !gone.contains(index)) {
            let files = Pair::new(one.unit.path.clone(), one.unit.path.clone());
            let report = one.row.report(&one.known, &files, self.claim.semantics());
            self.tell(Answer::known(report), &one.unit, each)?;
        }
        Ok(())
    }

    /// Changed headers that give something else to files that are not here, and changed sources of languages that are not read.
    fn headers(&mut self, each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>) -> Result<(), Error> {
        let trees = &self.checkout.trees;
        let is_compared = |answer: &&Answer| answer.report.status == Status::Compared;
        let entries = self.answers.iter().filter(is_compared).map(|answer| answer.report.entry.clone());
        let compared: BTreeSet<String> = entries
            .map(|entry| entry.rsplit("::").next().unwrap_or(&entry).split('(').next().unwrap_or_default().to_owned())
            .collect();
        let mut rows = vec![];
        for path in changed_files(trees).into_iter().filter(|path| is_c_header(path)) {
            let text = |side: Side| std::fs::read(trees[side].root.join(&path)).unwrap_or_default();
            let texts = Pair::from_fn(|side| String::from_utf8_lossy(&text(side)).into_owned());
            if let Some(lost) = exports::lost(&texts.left, &texts.right, &compared) {
                rows.push((path, lost));
            }
        }
        let rows = rows
            .into_iter()
            .map(|(path, lost)| (path, format!("what it gives to files that include it is not the same: `{lost}`")));
        let others = changed_files(trees).into_iter().filter(|path| is_other_source(path));
        let others = others.map(|path| (path, "it is in a language that is not read".to_owned()));
        let flags = changed_flags(trees).into_iter();
        let flags =
            flags.map(|(path, flags)| (path, format!("it is built with other flags, which are not read: {flags}")));
        let builds = changed_files(trees).into_iter().filter(|path| for_builds(path).is_some());
        let builds = builds.map(|path| (path, "it tells a build how to compile, and is not read".to_owned()));
        for (path, why) in rows.chain(others).chain(flags).chain(builds).collect::<Vec<_>>() {
            let exists = trees.as_ref().map(|tree| tree.files.contains_key(&path));
            // Most of what is said in general is which files there are.
            let counts = for_builds(&path) != Some(ForBuilds::Anything);
            let known = Known { counts, ..Known::unknown(Status::Changed, why) };
            let files = Pair::new(path.clone(), path.clone());
            let report = Row::of_file(&path, exists).report(&known, &files, self.claim.semantics());
            let mut answer = Answer::known(report);
            each(&mut answer)?;
            self.answers.push(answer);
        }
        Ok(())
    }

    /// Sources that were left out of the trees.
    fn left_out(&mut self, each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>) -> Result<(), Error> {
        let trees = &self.checkout.trees;
        let all: BTreeSet<&String> = trees.iter().flat_map(|(_, tree)| tree.left_out.keys()).collect();
        let mut rows = vec![];
        for path in all {
            let is_source = matches!(
                Path::new(path).extension().and_then(|name| name.to_str()),
                Some("c" | "cpp" | "cc" | "cxx" | "h" | "hpp" | "java" | "rs")
            );
            let whys: Vec<&String> = trees.iter().filter_map(|(_, tree)| tree.left_out.get(path)).collect();
            if let (true, Some(why)) = (is_source, whys.first()) {
                let exists = trees.as_ref().map(|tree| tree.left_out.contains_key(path));
                let is_changed = trees.left.unread.get(path) != trees.right.unread.get(path);
                rows.push((path.clone(), exists, format!("it was not read: {why}"), is_changed));
            }
        }
        for (path, exists, why, counts) in rows {
            let known = Known { counts, ..Known::unknown(Status::Refused, why) };
            let report = Row::of_file(&path, exists).report(
                &known,
                &Pair::new(path.clone(), path.clone()),
                self.claim.semantics(),
            );
            let mut answer = Answer::known(report);
            each(&mut answer)?;
            self.answers.push(answer);
        }
        Ok(())
    }

    fn tell(
        &mut self,
        answer: Answer,
        unit: &Unit,
        each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.tell_as(answer, Pair::new(unit, unit), each)
    }

    /// The same answer, which rests on an assumption if it is a proof.
    fn resting_on(&self, answer: Answer, assumption: Assumption) -> Answer {
        match answer.report.verdict {
            VerdictName::Equivalent => answer.assuming(BTreeSet::from([assumption]), &self.claim.denied),
            VerdictName::Different | VerdictName::Unknown => answer,
        }
    }

    /// Hands over an answer, with the files as the repository has them.
    fn tell_as(
        &mut self,
        mut answer: Answer,
        units: Pair<&Unit>,
        each: &mut dyn FnMut(&mut Answer) -> Result<(), Error>,
    ) -> Result<(), Error> {
        let notes: BTreeSet<String> = units.left.notes.union(&units.right.notes).cloned().collect();
        let is_compared = answer.report.item == ItemName::Function && answer.report.status == Status::Compared;
        if is_compared && !notes.is_empty() {
            answer.report.established.extend(notes);
            answer = self.resting_on(answer, Assumption::GuessedBuild);
        }
        let report = &mut answer.report;
        report.left = report.left.take().map(|_| units.left.path.clone());
        report.right = report.right.take().map(|_| units.right.path.clone());
        // The folders are gone when this is read.
        if let Some(found) = &mut report.counterexample {
            found.replay = None;
        }
        let text = serde_json::to_string(report).map_err(|error| Error::Internal(error.to_string()))?;
        let text = self.checkout.readable(&text);
        *report = serde_json::from_str::<Report>(&text).map_err(|error| Error::Internal(error.to_string()))?;
        each(&mut answer)?;
        self.answers.push(answer);
        Ok(())
    }
}

/// Whether there are private variables that may change on both sides.
fn both_have_private_state(programs: &Programs, claim: &Claim) -> Result<bool, Error> {
    let lowered = programs.lowered(claim.semantics())?;
    Ok(lowered.all.iter().all(|(_, contents)| {
        let is_private = |item: &Item| item.kind == ItemName::Data && !item.public && !item.value.is_constant;
        contents.items.iter().any(is_private)
    }))
}

fn is_alone(row: &Row) -> bool {
    matches!(&row.state, State::Known(known) if matches!(known.status, Status::Added | Status::Removed))
}

/// Which flag gives what is missing, as far as the compiler's words tell.
fn hint(language: Language, why: &str) -> String {
    let is_missing = |words: &[&str]| words.iter().any(|word| why.contains(word));
    match language {
        Language::C if is_missing(&["file not found"]) => {
            "\nheaders are found through compile_commands.json, or --cflag -I…".to_owned()
        }
        Language::Java if is_missing(&["does not exist", "cannot find symbol"]) => {
            format!("\n{}", maven::advice())
        }
        Language::Rust if is_missing(&["E0432", "E0433", "E0463", "unresolved", "can't find crate"]) => {
            "\ndependencies are those of Cargo.toml, after `cargo fetch`; --cfg 'feature=\"…\"' turns a feature on"
                .to_owned()
        }
        _ => String::new(),
    }
}
