//! What can be said where a claim could not be settled: that it holds if nothing overflows.
//!
//! Machine integers are what programs compute with, but many a proof fails only because a counter might wrap around after
//! billions of rounds. Whoever knows that it does not is helped by knowing that nothing else is wrong. Such a result is
//! never an answer: it is listed as established, and the answer stays unknown.

use std::time::{Duration, Instant};

use tandem_base::Side;
use tandem_kernel::claim::Claim;
use tandem_kernel::semantics::{Ints, Overflow, Semantics};
use tandem_search::schedule::{FOR_WEAKER, MOST_FOR_WEAKER};

use crate::settle::{AGREE_IF_THEY_END, Means, Verdict, settle};

/// The time to keep back from settling the claim itself.
pub fn kept_back(semantics: &Semantics, all: Duration) -> Duration {
    if weaker(semantics).is_empty() { Duration::ZERO } else { (all / FOR_WEAKER).min(MOST_FOR_WEAKER) }
}

/// What is established about two functions if nothing overflows, whose claim was not settled. `under` makes the claim under
/// another semantics, and `means` how to settle one within a time.
pub fn established<'a>(
    unsettled: &Claim,
    under: impl Fn(Semantics) -> Option<Claim>,
    means: impl Fn(Duration) -> Option<Means<'a>>,
    time: Duration,
) -> Option<String> {
    let end = Instant::now() + time.min(MOST_FOR_WEAKER);
    let mut claims = Vec::new();
    for (semantics, words) in weaker(&unsettled.semantics) {
        let Some(claim) = under(semantics) else { continue };
        let is_the_same =
            Side::BOTH.iter().all(|side| claim.programs[*side].module == unsettled.programs[*side].module);
        if semantics.ints != unsettled.semantics.ints || !is_the_same {
            claims.push((claim, words));
        }
    }
    (0..).zip(&claims).find_map(|(index, (claim, words))| {
        let share = end.saturating_duration_since(Instant::now()) / (claims.len() as u32 - index);
        let settlement = settle(claim, &means(share)?);
        let Words { when, flag } = words;
        match settlement.verdict {
            Verdict::Equivalent(..) => Some(format!("the claim holds for all inputs on which {when} ({flag})")),
            Verdict::Unknown(_) if settlement.established.iter().any(|fact| fact == AGREE_IF_THEY_END) => Some(format!(
                "the sides agree whenever both terminate, for all inputs on which {when} ({flag} --termination partial)"
            )),
            Verdict::Unknown(_) | Verdict::Different(_) => None,
        }
    })
}

/// How a reader is told what a weaker claim says.
struct Words {
    /// On which inputs it speaks.
    when: &'static str,
    /// What asks for it.
    flag: &'static str,
}

/// Semantics under which nothing overflows, with what a claim under them says.
fn weaker(semantics: &Semantics) -> Vec<(Semantics, Words)> {
    if semantics.ints == Ints::Math {
        return vec![];
    }
    let mut found = Vec::new();
    if semantics.overflow == Overflow::Wrap {
        found.push((
            Semantics { overflow: Overflow::Undefined, ..*semantics },
            Words { when: "no signed operation of the left program overflows", flag: "--overflow undefined" },
        ));
    }
    found.push((
        Semantics { ints: Ints::Math, ..*semantics },
        Words { when: "no integer leaves the signed range of its type", flag: "--ints math" },
    ));
    found
}
