//! What a reviewer asks next of two programs that differ: where else?
//!
//! An input shows that they differ; it does not show on how many others they do. So conditions on the inputs are guessed
//! from runs ([`tandem_search::conditions`]), and the claim is settled under each like any other: what is told was proved,
//! with a certificate that the checker confirmed. An input that breaks a guess is one more to learn from.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use tandem_base::Work;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_search::conditions::{Condition, conditions};
use tandem_search::engines::testing::samples::Samples;
use tandem_search::schedule::{A_CONDITION, CONDITIONS, MOST_FOR_CONDITIONS};

use crate::settle::{Means, Verdict, settle};
use crate::unsigned::lengths;

/// Inputs are drawn this often at most to see whether a guess stands.
const MOST_DRAWS: u64 = 8;
/// What a guess costs whatever it takes, so that they come to an end.
const A_GUESS: Work = Work::units(20);

/// The widest condition found under which two programs that differ on an input are proved to agree.
pub fn where_else<'a>(
    claim: &Claim,
    differs: &Input,
    means: impl Fn(Duration) -> Option<Means<'a>>,
    time: Duration,
) -> Option<String> {
    // Where the claim relates the results in its own way, sides do not agree: they are related.
    if claim.ensure.is_some() || claim.two_runs.is_some() {
        return None;
    }
    let end = Instant::now() + time.min(MOST_FOR_CONDITIONS);
    let mut samples = Samples { differing: vec![differs.clone()], ..Samples::default() };
    samples.draw(claim, 1);
    let (mut draws, mut spent) = (1, Work::default());
    let mut proved: Option<Condition> = None;
    let mut other_names = BTreeMap::new();
    'learning: loop {
        let guesses = conditions(claim, &samples);
        // Guesses that runs can break are not worth a proof.
        let known = samples.differing.len();
        if let Some(widest) = guesses.last().and_then(|guess| guess.claim(claim))
            && draws < MOST_DRAWS
        {
            draws += 1;
            samples.draw(&widest, draws);
        }
        if samples.differing.len() > known {
            continue;
        }
        // The narrowest is the easiest: where it cannot be proved, no wider one can.
        for guess in guesses {
            if proved.as_ref().is_some_and(|best| best.width >= guess.width) {
                continue;
            }
            let left = end.saturating_duration_since(Instant::now());
            let (Some(under), Some(mut means)) = (guess.claim(claim), means(left)) else { break 'learning };
            if left.is_zero() || spent >= CONDITIONS {
                break 'learning;
            }
            other_names =
                means.code.map_or_else(BTreeMap::new, |code| lengths(code.left, claim.programs.left.function()));
            // Samples look for differences.
            means.engines.retain(|engine| !engine.runs_beside());
            let budget = means.budget.clone();
            let meter = budget.meter.capped(A_CONDITION);
            let settled = settle(&under, &Means { budget: budget.metered(meter), code: None, ..means });
            spent = spent.plus(settled.work).plus(A_GUESS);
            match settled.verdict {
                Verdict::Equivalent(_) => proved = Some(guess),
                Verdict::Different(found) => {
                    samples.differing.push(found.input().clone());
                    continue 'learning;
                }
                Verdict::Unknown(_) => break 'learning,
            }
        }
        break;
    }
    proved.map(|condition| format!("{} (--assume '{}')", condition.in_words(&other_names), condition.assumption()))
}
