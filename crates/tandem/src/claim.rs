//! What is asked about two programs.

use std::collections::BTreeSet;

use tandem_base::{Assumption, Pair};
use tandem_kernel::certificate::SyncFile;
use tandem_kernel::expression;
use tandem_kernel::secrecy::Secrecy;
use tandem_kernel::semantics::{Floats, Ints, Semantics};

use crate::error::Error;
use crate::pairs::{Claimed, Wanted};

/// A claim about two programs: that functions of the right one behave like those of the left one.
///
/// ```
/// use tandem::Claim;
///
/// let claim = Claim::about("sum").assume("left.n >= 0").build()?;
/// assert!(Claim::everything().ensure("left.ret <=").build().is_err());
/// # Ok::<(), tandem::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Claim {
    pub(crate) entries: Option<Pair<String>>,
    pub(crate) semantics: Semantics,
    pub(crate) assume: Vec<String>,
    pub(crate) ensure: Option<String>,
    pub(crate) traps_agree: bool,
    pub(crate) sync: Option<SyncFile>,
    /// Ids of assumptions that an answer must not rest on.
    pub(crate) denied: BTreeSet<String>,
    /// What is secret: then the claim is that nothing depends on it.
    pub(crate) secrecy: Option<Secrecy>,
}

impl Claim {
    /// Every function that both programs have, and every datum, is the same.
    pub fn everything() -> ClaimBuilder {
        ClaimBuilder(Claim::default())
    }

    /// The functions of this name are the same.
    pub fn about(entry: &str) -> ClaimBuilder {
        Claim::about_pair(entry, entry)
    }

    /// The right function behaves like the left one.
    pub fn about_pair(left: &str, right: &str) -> ClaimBuilder {
        let entries = Some(Pair::new(left.to_owned(), right.to_owned()));
        ClaimBuilder(Claim { entries, ..Claim::default() })
    }

    /// The functions that it names; nothing if it is about everything.
    pub fn entries(&self) -> Option<&Pair<String>> {
        self.entries.as_ref()
    }

    /// What operations mean in it.
    pub fn semantics(&self) -> &Semantics {
        &self.semantics
    }

    /// What it says of secrets.
    pub fn secrecy(&self) -> Option<&Secrecy> {
        self.secrecy.as_ref()
    }

    /// What it claims of each pair of functions, under a semantics.
    pub(crate) fn of_pair(&self, semantics: Semantics) -> Claimed<'_> {
        let Claim { assume, ensure, traps_agree, secrecy, .. } = self;
        let (ensure, secrecy) = (ensure.as_deref(), secrecy.as_ref());
        Claimed { semantics, assume, ensure, traps_agree: *traps_agree, secrecy }
    }

    /// Whether it claims that functions do the same on all inputs, and nothing else.
    pub(crate) fn is_plain(&self) -> bool {
        let Claim { assume, ensure, sync, secrecy, .. } = self;
        secrecy.is_none() && assume.is_empty() && ensure.is_none() && sync.is_none()
    }

    pub(crate) fn wanted(&self) -> Wanted<'_> {
        let name = |side: fn(&Pair<String>) -> &String| self.entries.as_ref().map(|names| side(names).as_str());
        Wanted { entry: None, left_entry: name(|names| &names.left), right_entry: name(|names| &names.right) }
    }
}

/// A claim that is being put together.
#[derive(Clone, Debug)]
pub struct ClaimBuilder(Claim);

impl ClaimBuilder {
    /// What operations mean. By default what the machine does.
    pub fn semantics(mut self, semantics: Semantics) -> ClaimBuilder {
        self.0.semantics = semantics;
        self
    }

    /// A predicate over the inputs of both sides, such as `left.n >= 0`. Several must all hold.
    pub fn assume(mut self, predicate: impl Into<String>) -> ClaimBuilder {
        self.0.assume.push(predicate.into());
        self
    }

    /// A predicate over the results, such as `left.ret <= right.ret`, instead of their being equal. The inputs are then
    /// related only by what is assumed.
    pub fn ensure(mut self, predicate: impl Into<String>) -> ClaimBuilder {
        self.0.ensure = Some(predicate.into());
        self
    }

    /// Whether any abnormal end counts as equal to any other.
    pub fn traps_agree(mut self, agree: bool) -> ClaimBuilder {
        self.0.traps_agree = agree;
        self
    }

    /// Synchronisation points: checked as they are, then seeds that the search may strengthen or drop.
    pub fn sync(mut self, points: SyncFile) -> ClaimBuilder {
        self.0.sync = Some(points);
        self
    }

    /// The id of an assumption about the outside that an answer must not rest on (docs/assumptions.md lists them): a proof
    /// that does is unknown then.
    pub fn no_assume(mut self, id: impl Into<String>) -> ClaimBuilder {
        self.0.denied.insert(id.into());
        self
    }

    /// That the functions do not depend on these parameters: two runs whose inputs agree on all others do the same.
    pub fn secret(mut self, secrecy: Secrecy) -> ClaimBuilder {
        self.0.secrecy = Some(secrecy);
        self
    }

    /// The claim, unless a predicate cannot be read or what is said of secrets makes no sense with the rest.
    pub fn build(self) -> Result<Claim, Error> {
        let assumed = self.0.assume.iter().map(|text| ("--assume", text));
        for (flag, text) in assumed.chain(self.0.ensure.iter().map(|text| ("--ensure", text))) {
            expression::parse(text)
                .map_err(|error| Error::Usage(format!("{flag} {}: {error}", expression::quoted(text))))?;
        }
        if let Some(secrecy) = &self.0.secrecy {
            self.check_secrecy(secrecy)?;
        }
        match self.0.denied.iter().find(|denied| Assumption::ids().all(|id| id != *denied)) {
            Some(unheard_of) => Err(Error::Usage(format!(
                "--no-assume {unheard_of}: there is no such assumption, but {}",
                Assumption::ids().collect::<Vec<_>>().join(", ")
            ))),
            None => Ok(self.0),
        }
    }
    fn check_secrecy(&self, secrecy: &Secrecy) -> Result<(), Error> {
        let refuse = |why: &str| Err(Error::Usage(why.to_owned()));
        let Claim { entries, ensure, semantics, .. } = &self.0;
        match () {
            () if secrecy.params.is_empty() => {
                refuse("--constant-time and --secret-result need to know what is secret: --secret PARAM")
            }
            () if secrecy.secret_result && !secrecy.constant_time => {
                refuse("--secret-result leaves nothing to compare without --constant-time")
            }
            () if entries.is_none() => {
                refuse("--secret speaks of the parameters of one function: name it with --entry")
            }
            () if ensure.is_some() => {
                refuse("--secret and --ensure each say how inputs and results are related: give one of them")
            }
            () if semantics.ints == Ints::Math || semantics.floats == Floats::Real => {
                refuse("--secret is about what a machine shows: not with --ints math or --floats real")
            }
            () => Ok(()),
        }
    }
}
