//! Callbacks by proof: claims that hold only if functions are equivalent which code that is not given may call.
//!
//! Whether two functions behave the same may depend on others that changed as well: code that is not given may call them by name,
//! or through an address that got out. What is needed is found out by asking for the claim, again and again with what it lacked;
//! and each of those functions needs something in turn, among it the first one where a callback calls its caller. All of them are
//! a group, in which each is proved under the hypothesis of what it needs. Whether that adds up is the kernel's to say
//! (`confirm_together`, where the rule and its soundness are explained), and all of it is one certificate.
//!
//! A member that is not proved leaves the whole group open. So members are tried once a pair of programs, the cheapest last thing
//! is the function that was asked for, and what became of each is remembered.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use tandem_base::{Assumption, Cancel, Pair};
use tandem_kernel::certificate::Given;
use tandem_kernel::checker::{Equivalence, confirm_together};

use crate::answer::Answer;
use crate::check::Check;
use crate::claim::Claim;
use crate::error::Error;
use crate::pairs::{self, Claimed, NoClaim, Programs};
use crate::settle::{Verdict, settle};

/// Larger groups are not tried.
const LARGEST: usize = 12;

/// What of the time for a function is for those that it needs.
const FOR_OTHERS: f64 = 0.6;

/// What became of a member of a group: its proof with what that takes for granted, or none.
pub type Member = Option<(Equivalence, BTreeSet<Assumption>)>;

/// What two functions need to be equivalent, given by symbols: such that there is a claim about them under that hypothesis.
fn needs(programs: &Programs, entries: &Pair<String>, is_over: &dyn Fn() -> bool) -> Option<BTreeSet<String>> {
    let mut given = BTreeSet::new();
    let mut with_addresses = false;
    loop {
        let more = match programs.about_given(entries, &given) {
            Ok(_) => return Some(given),
            Err(NoClaim::Needs(_, more)) => more,
            // Perhaps because of data that hold the address of such a function.
            Err(NoClaim::Refused(_)) if !with_addresses => {
                with_addresses = true;
                programs.changed_with_address(entries)
            }
            Err(_) => return None,
        };
        let before = given.len();
        given.extend(more);
        if given.len() == before || given.len() > LARGEST || is_over() {
            return None;
        }
    }
}

/// A group: pairs of functions, the one that was asked for first, with what each needs.
type Group = Vec<(Pair<String>, BTreeSet<String>)>;

fn group(programs: &Programs, entries: &Pair<String>, is_over: &dyn Fn() -> bool) -> Option<Group> {
    let mut group: Group = vec![];
    let mut work = vec![entries.clone()];
    while let Some(names) = work.pop() {
        if group.iter().any(|(known, _)| *known == names) {
            continue;
        }
        let needed = needs(programs, &names, is_over)?;
        for symbol in &needed {
            work.push(programs.named_by(symbol)?);
        }
        group.push((names, needed));
        if group.len() > LARGEST || is_over() {
            return None;
        }
    }
    Some(group)
}

/// Pairs of functions as certificates have them.
pub(crate) fn as_given(programs: &Programs, symbols: &BTreeSet<String>) -> Option<Vec<Given>> {
    let given = |symbol: &String| programs.named_by(symbol).map(|Pair { left, right }| Given { left, right });
    symbols.iter().map(given).collect()
}

impl Check {
    /// The answer about two functions of which nothing can be claimed by themselves, if it is proved together with others.
    pub(crate) fn proved_together(
        &self,
        names: &Pair<String>,
        begun: Instant,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Option<Answer>, Error> {
        let Claim { assume, ensure, sync, secrecy, .. } = &self.claim;
        if secrecy.is_some() || !assume.is_empty() || ensure.is_some() || sync.is_some() {
            return Ok(None);
        }
        let until = Instant::now() + time;
        let is_over = || cancel.is_raised() || Instant::now() >= until;
        let Some(group) = group(&self.lowered, names, &is_over) else { return Ok(None) };
        let left = || until.saturating_duration_since(Instant::now());
        let mut others = vec![];
        let mut assumptions = BTreeSet::new();
        let many = u32::try_from(group.len()).unwrap_or(u32::MAX);
        for (member, needed) in group.iter().filter(|(member, _)| member != names) {
            let share = left().mul_f64(FOR_OTHERS).max(time / many / 2);
            match self.member(member, needed, share.min(left()), cancel)? {
                None => return Ok(None),
                Some((proved, assumed)) => {
                    others.push(proved);
                    assumptions.extend(assumed);
                }
            }
        }
        let Some((_, needed)) = group.iter().find(|(member, _)| member == names) else { return Ok(None) };
        let Some((pair, claimed)) = self.claimed_given(names, needed) else { return Ok(None) };
        let means = self.means(&pair, names, left(), cancel)?;
        let mut settlement = settle(&claimed, &means);
        drop(means);
        let Verdict::Equivalent(proved) = settlement.verdict else { return Ok(None) };
        let Ok(proved) = confirm_together(*proved, others) else { return Ok(None) };
        settlement.verdict = Verdict::Equivalent(Box::new(proved));
        settlement.millis = crate::check::millis(begun);
        let shown: Vec<&str> =
            group.iter().map(|(member, _)| member.left.as_str()).filter(|name| *name != names.left).collect();
        if !shown.is_empty() {
            let those = shown.join(", ");
            settlement
                .established
                .push(format!("equivalent together with {those}, which code that is not given may call"));
        }
        Ok(Some(self.settled(&pair, claimed, settlement).assuming(assumptions, &self.claim.denied)))
    }

    /// The proof of a member of a group, under the hypothesis of what it needs. It is looked for once.
    fn member(
        &self,
        names: &Pair<String>,
        needed: &BTreeSet<String>,
        time: Duration,
        cancel: &Cancel,
    ) -> Result<Member, Error> {
        let key = names.clone();
        let known = |all: &BTreeMap<Pair<String>, Member>| all.get(&key).cloned();
        let poisoned = || Error::Internal("a proof about these programs has failed before".to_owned());
        if let Some(known) = known(&*self.lowered.members.lock().map_err(|_| poisoned())?) {
            return Ok(known);
        }
        let mut found = None;
        if let Some((pair, claimed)) = self.claimed_given(names, needed) {
            let means = self.means(&pair, names, time, cancel)?;
            let settlement = settle(&claimed, &means);
            if let Verdict::Equivalent(proved) = settlement.verdict {
                found = Some((*proved, claimed.assumptions()));
            }
        }
        if !cancel.is_raised() {
            self.lowered.members.lock().map_err(|_| poisoned())?.insert(key, found.clone());
        }
        Ok(found)
    }

    fn claimed_given(
        &self,
        names: &Pair<String>,
        needed: &BTreeSet<String>,
    ) -> Option<(Pair<pairs::Subject>, tandem_kernel::claim::Claim)> {
        let Claim { traps_agree, semantics, .. } = &self.claim;
        let pair = self.lowered.about_given(names, needed).ok()?;
        let claimed =
            Claimed { semantics: *semantics, assume: &[], ensure: None, traps_agree: *traps_agree, secrecy: None };
        let mut claimed = pairs::claim(&pair, names, &claimed).ok()?;
        claimed.given = as_given(&self.lowered, needed)?;
        Some((pair, claimed))
    }
}
