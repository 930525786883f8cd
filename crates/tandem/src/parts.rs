//! Proofs by parts: functions that were changed and proved by themselves are not looked into where others call them.
//!
//! A change often goes through several functions that call each other. Compared with everything that they lead to, the uppermost of
//! them is as hard as all of them together. So those below are compared first, each by itself, and one that is equivalent is then one
//! uninterpreted function that both sides share, like code that did not change at all (regression verification, Godlin and
//! Strichman's rule for procedures without recursion: what a proof takes for granted was proved before it). Whether all that was
//! taken for granted was proved is the kernel's to say (`confirm_together`), and all of it is one certificate.
//!
//! What is proved of a part is that it does the same for all arguments in all states, which is more than a caller may need. So a part
//! that is not equivalent, or not shown to be, is looked into as ever. Each part is tried once a pair of programs, and a function that
//! was asked for and proved is a part of what calls it.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use tandem_base::{Assumption, Cancel, Pair};
use tandem_kernel::checker::{Equivalence, confirm_together};

use crate::answer::Answer;
use crate::check::Check;
use crate::claim::Claim;
use crate::error::Error;
use crate::pairs::{self, Claimed, NoClaim, Subject};
use crate::settle::{Settlement, Verdict, settle};
use crate::together::{Member, as_given};

/// More parts are not tried for one function, and more proofs not put into one certificate.
const MOST: usize = 24;

/// What of the time for a function is for its parts.
const FOR_PARTS: f64 = 0.6;

type Compared = (Pair<Subject>, tandem_kernel::claim::Claim);

impl Check {
    /// Whether functions may be shown to be equivalent by parts.
    pub(crate) fn goes_by_parts(&self, names: &Pair<String>) -> bool {
        self.claim.is_plain() && !self.lowered.parts(names).is_empty()
    }

    /// Whether all that changed below two functions is proved already.
    pub(crate) fn has_proved_parts(&self, names: &Pair<String>) -> Result<bool, Error> {
        let known = self.parts()?;
        let is_proved = |part: Pair<String>| known.get(&part).is_some_and(Option::is_some);
        Ok(self.lowered.parts(names).iter().all(|part| self.lowered.named_by(part).is_some_and(is_proved)))
    }

    /// The answer about two functions, if they are equivalent because of what was proved of their parts.
    pub(crate) fn proved_by_parts(
        &self,
        names: &Pair<String>,
        begun: Instant,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<Answer>, Error> {
        let until = Instant::now() + time;
        let left = || until.saturating_duration_since(Instant::now());
        let parts: Vec<_> = self.lowered.parts(names).iter().filter_map(|part| self.lowered.named_by(part)).collect();
        for (index, part) in parts.iter().enumerate().take(MOST) {
            // The later ones get what the earlier ones leave.
            let for_all = left().saturating_sub(time.mul_f64(1.0 - FOR_PARTS));
            let others = u32::try_from(parts.len().min(MOST) - index).unwrap_or(u32::MAX);
            if for_all.is_zero() || cancel.is_raised() {
                break;
            }
            self.part(part, for_all / others.div_ceil(2), cancel)?;
        }
        let Some((pair, claimed, mut settlement)) = self.settled_by_parts(names, left(), cancel)? else {
            return Ok(None);
        };
        let given: Vec<&str> = claimed.given.iter().map(|given| given.left.as_str()).collect();
        let text = format!("{} shown to be equivalent first, and not looked into after that", given.join(", "));
        let Verdict::Equivalent(proved) = settlement.verdict else { return Ok(None) };
        let by_itself = proved.clone();
        let Some((proved, assumptions)) = self.with_parts(*proved)? else { return Ok(None) };
        self.keep_part(names, &claimed, &by_itself);
        settlement.verdict = Verdict::Equivalent(Box::new(proved));
        settlement.millis = crate::check::millis(begun);
        settlement.established.push(text);
        Ok(Some(self.settled(&pair, claimed, settlement).assuming(assumptions, &self.claim.denied)))
    }

    /// Remembers a proof of two functions for those that lead to them.
    pub(crate) fn keep_part(&self, names: &Pair<String>, claimed: &tandem_kernel::claim::Claim, proved: &Equivalence) {
        if !self.claim.is_plain() {
            return;
        }
        // A proof that is known stays: others may rest on it, and another one may rest on those.
        if let Ok(mut parts) = self.lowered.parts.lock() {
            parts.entry(names.clone()).or_default().get_or_insert_with(|| (proved.clone(), claimed.assumptions()));
        }
    }

    /// Looks for the proof of a part, once.
    fn part(&self, names: &Pair<String>, time: Duration, cancel: &Cancel) -> Result<(), Error> {
        if self.parts()?.contains_key(names) {
            return Ok(());
        }
        let until = Instant::now() + time;
        let left = || until.saturating_duration_since(Instant::now());
        let mut found = self.settled_by_parts(names, time.mul_f64(FOR_PARTS), cancel)?;
        if found.is_none()
            && let Ok(compared) = self.compared_whole(names)
        {
            found = self.settled_as(compared, names, left(), cancel)?;
        }
        let found = found.and_then(|(_, claimed, settlement)| match settlement.verdict {
            Verdict::Equivalent(proved) => Some((*proved, claimed.assumptions())),
            _ => None,
        });
        if !cancel.is_raised() {
            self.parts()?.entry(names.clone()).or_insert(found);
        }
        Ok(())
    }

    fn parts(&self) -> Result<std::sync::MutexGuard<'_, BTreeMap<Pair<String>, Member>>, Error> {
        let poisoned = |_| Error::Internal("a proof about these programs has failed before".to_owned());
        self.lowered.parts.lock().map_err(poisoned)
    }

    fn compared_whole(&self, names: &Pair<String>) -> Result<Compared, NoClaim> {
        let pair = self.lowered.about(names)?;
        let claimed = pairs::claim(&pair, names, &self.of_parts())?;
        Ok((pair, claimed))
    }

    fn of_parts(&self) -> Claimed<'static> {
        let Claim { traps_agree, semantics, .. } = &self.claim;
        Claimed { semantics: *semantics, assume: &[], ensure: None, traps_agree: *traps_agree, secrecy: None }
    }

    /// What two functions come to where those of their parts are not looked into that are proved; if that is that they are equivalent.
    fn settled_by_parts(
        &self,
        names: &Pair<String>,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<(Pair<Subject>, tandem_kernel::claim::Claim, Settlement)>, Error> {
        let is_proved = |symbol: &String| -> Result<bool, Error> {
            let Some(part) = self.lowered.named_by(symbol) else { return Ok(false) };
            Ok(self.parts()?.get(&part).is_some_and(Option::is_some))
        };
        let mut given = BTreeSet::new();
        for symbol in self.lowered.parts(names) {
            if is_proved(&symbol)? {
                given.insert(symbol);
            }
        }
        let Some(Ok(pair)) = self.lowered.about_parts(names, &given) else { return Ok(None) };
        let Ok(mut claimed) = pairs::claim(&pair, names, &self.of_parts()) else { return Ok(None) };
        let Some(taken) = as_given(&self.lowered, &given) else { return Ok(None) };
        claimed.given = taken;
        self.settled_as((pair, claimed), names, time, cancel)
    }

    /// What a claim comes to, if it is proved. Runs show nothing where functions are not looked into.
    fn settled_as(
        &self,
        (pair, claimed): Compared,
        names: &Pair<String>,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<(Pair<Subject>, tandem_kernel::claim::Claim, Settlement)>, Error> {
        let means = crate::settle::Means { code: None, ..self.means(&pair, names, time, cancel)? };
        let settlement = settle(&claimed, &means);
        drop(means);
        let is_proved = matches!(settlement.verdict, Verdict::Equivalent(_));
        Ok(is_proved.then_some((pair, claimed, settlement)))
    }

    /// A proof with the proofs of all that it takes for granted, and what these take for granted of the outside.
    fn with_parts(&self, first: Equivalence) -> Result<Option<(Equivalence, BTreeSet<Assumption>)>, Error> {
        let mut others: BTreeMap<Pair<String>, Equivalence> = BTreeMap::new();
        let mut assumptions = BTreeSet::new();
        let mut work = first.certificate().given.clone();
        while let Some(given) = work.pop() {
            let names = Pair::new(given.left, given.right);
            if others.contains_key(&names) {
                continue;
            }
            let Some(Some((proved, assumed))) = self.parts()?.get(&names).cloned() else { return Ok(None) };
            work.extend(proved.certificate().given.iter().cloned());
            assumptions.extend(assumed);
            others.insert(names, proved);
            if others.len() > MOST {
                return Ok(None);
            }
        }
        Ok(confirm_together(first, others.into_values().collect()).ok().map(|proved| (proved, assumptions)))
    }
}
