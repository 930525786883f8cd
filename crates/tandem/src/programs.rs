//! Two programs, read and compiled, ready to be asked about.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tandem_base::{Cancel, Pair};
use tandem_compile::{rustc, sweep};
use tandem_kernel::claim;
use tandem_kernel::semantics::Semantics;

use crate::claim::Claim;
use crate::error::Error;
use crate::load::{Sources, Work};
use crate::pairs::{self, Wanted};
use crate::rows::Row;
use crate::session::Session;
use crate::watchdog::within;

/// The time for building dependencies.
const BUILDING: Duration = Duration::from_secs(15 * 60);

/// Two programs. Clones share everything.
#[derive(Clone)]
pub struct Programs(Arc<Inner>);

struct Inner {
    session: Session,
    paths: Pair<PathBuf>,
    flags: Pair<Vec<String>>,
    sources: Sources,
    /// How long building the dependencies took.
    building: Duration,
    /// How long reading and compiling took.
    reading: Duration,
    /// The time for reading, compiling and lowering what does not belong to single functions.
    limit: Duration,
    /// The programs under each semantics that was asked for.
    lowered: Mutex<Vec<(Semantics, Arc<pairs::Programs>)>>,
}

impl Programs {
    pub(crate) fn read(
        session: &Session,
        paths: Pair<&Path>,
        flags: Pair<Vec<String>>,
        limit: Duration,
    ) -> Result<Programs, Error> {
        let paths = paths.map(Path::to_owned);
        let building = build(&paths, &flags)?;
        let begun = Instant::now();
        let (read, given) = (paths.clone(), flags.clone());
        let read = move || Sources::read(Pair::new(&read.left, &read.right), &given);
        let sources = within(begun + limit, &Cancel::new(), read)?.ok_or_else(unread)??;
        Ok(Programs(Arc::new(Inner {
            session: session.clone(),
            paths,
            flags,
            sources,
            building,
            reading: begun.elapsed(),
            limit,
            lowered: Mutex::default(),
        })))
    }

    /// Everything that either program consists of, and what is known of it without any search.
    pub fn rows(&self) -> Result<Vec<Row>, Error> {
        let lowered = self.lowered_in_time(&Semantics::default())?;
        pairs::report_rows(&lowered, &Wanted::default(), false)
    }

    /// The functions that both programs have.
    pub fn entries(&self) -> Result<Vec<Pair<String>>, Error> {
        let lowered = self.lowered_in_time(&Semantics::default())?;
        pairs::entries(&lowered.all, &Wanted::default())
    }

    /// The claims about every pair of functions that a claim speaks of, as engines and the checker see them.
    pub fn claims(&self, claim: &Claim) -> Result<Vec<(Pair<String>, claim::Claim)>, Error> {
        let lowered = self.lowered_in_time(&claim.semantics)?;
        let mut claims = Vec::new();
        for names in pairs::entries(&lowered.all, &claim.wanted())? {
            let pair = lowered.about(&names)?;
            let claim = pairs::claim(&pair, &names, &claim.of_pair(claim.semantics))?;
            claims.push((names, claim));
        }
        Ok(claims)
    }

    /// The rows that a claim speaks of, and what is known of them without any search.
    pub(crate) fn rows_of(&self, claim: &Claim) -> Result<Vec<Row>, Error> {
        let lowered = self.lowered_in_time(&claim.semantics)?;
        pairs::report_rows(&lowered, &claim.wanted(), true)
    }

    /// How often the front ends worked on each of them so far.
    pub fn work(&self) -> Pair<Work> {
        self.0.sources.work()
    }

    /// The session they belong to.
    pub fn session(&self) -> &Session {
        &self.0.session
    }

    /// The flags each was compiled with.
    pub fn flags(&self) -> &Pair<Vec<String>> {
        &self.0.flags
    }

    /// The files as reports show them.
    pub fn files(&self) -> Pair<String> {
        self.0.paths.as_ref().map(|path| path.display().to_string())
    }

    /// How long building the dependencies took, which no limit on comparisons counts.
    pub(crate) fn building(&self) -> Duration {
        self.0.building
    }

    /// How long reading and compiling took.
    pub(crate) fn reading(&self) -> Duration {
        self.0.reading
    }

    /// The programs under a semantics.
    pub(crate) fn lowered(&self, semantics: &Semantics) -> Result<Arc<pairs::Programs>, Error> {
        let known = |all: &[(Semantics, Arc<pairs::Programs>)]| {
            all.iter().find(|(known, _)| known == semantics).map(|(_, lowered)| lowered.clone())
        };
        let poisoned = || Error::Internal("a lowering of these programs has failed before".to_owned());
        if let Some(lowered) = known(&self.0.lowered.lock().map_err(|_| poisoned())?) {
            return Ok(lowered);
        }
        // Others need not wait for this one.
        let lowered = Arc::new(pairs::under(self.0.sources.clone(), semantics)?);
        self.0.lowered.lock().map_err(|_| poisoned())?.push((*semantics, lowered.clone()));
        Ok(lowered)
    }

    /// The programs under a semantics, if that does not take longer than a function has time for.
    pub(crate) fn lowered_in_time(&self, semantics: &Semantics) -> Result<Arc<pairs::Programs>, Error> {
        let left = self.0.limit.saturating_sub(self.reading());
        let (programs, semantics) = (self.clone(), *semantics);
        within(Instant::now() + left, &Cancel::new(), move || programs.lowered(&semantics))?.ok_or_else(unread)?
    }
}

/// Builds what the programs depend on, and says how long that took. It is kept in the user's cache and built once for all
/// comparisons, so it counts for none of them: it has a limit of its own. Why something cannot be built is said by whoever
/// needs it.
fn build(paths: &Pair<PathBuf>, flags: &Pair<Vec<String>>) -> Result<Duration, Error> {
    let is_needed = |path: &PathBuf, flags: &[String]| rustc::has_dependencies(path, flags);
    if !is_needed(&paths.left, &flags.left) && !is_needed(&paths.right, &flags.right) {
        return Ok(Duration::ZERO);
    }
    let begun = Instant::now();
    let (paths, flags) = (paths.clone(), flags.clone());
    let build = move || {
        // One after the other: most of what they depend on is the same.
        for (path, flags) in [(&paths.left, &flags.left), (&paths.right, &flags.right)] {
            rustc::build_dependencies(path, flags);
        }
    };
    let done = within(begun + BUILDING, &Cancel::new(), build)?;
    done.map(|()| begun.elapsed()).ok_or_else(|| {
        sweep();
        let limit = BUILDING.as_secs();
        Error::Timeout(format!("ran out of time: the dependencies were not built within {limit} s"))
    })
}

/// There was no time to read the programs. Whoever reads them is left behind.
fn unread() -> Error {
    sweep();
    Error::Timeout("ran out of time: the programs were not read and compiled within --timeout".to_owned())
}
