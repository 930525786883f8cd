//! Alignment from traces: how far each side goes from each pair of cut points so that both end together.
//!
//! Which points meet decides whether the couplings can be said at all. Pequod (Zhou, Heath and Harris, "Relational
//! Verification via Invariant-Guided Synchronization", 2019) searches synchronisation points and invariants together.
//! Here runs choose the points first, as in "Semantic Program Alignment for Equivalence Checking" (Churchill, Padon,
//! Sharma and Aiken, 2019), and the invariants have the last word by failing. What is looked at is how often the sides
//! come by their loops, on inputs on which they agree: a pace of k to l segments fits if k rounds of the left go with l
//! of the right, and the misfit is the share of steps that one side takes alone because the other is done.
//!
//! One pace does not do where a loop was unrolled and the rounds left over have a loop of their own, or where an inner
//! loop with few rounds stands against none. So each pair of loops may have its own pace, chosen greedily while the
//! misfit falls.
//!
//! A bad alignment costs a proof and never makes a wrong one: the checker follows the rules that the certificate names
//! and sees to it that they cover every state.

use std::collections::BTreeMap;
use std::sync::Arc;

use tandem_base::Pair;
use tandem_kernel::symbolic::Place;

use crate::product::policy::{Pace, Policy};

/// Longer runs are not looked at to their end.
const STEPS: usize = 200;

/// A pace that is no better than this is not worth its segments.
const WORTH: f64 = 0.02;

/// Loops are looked at again this often, because another pace for one leads to others.
const SWEEPS: usize = 2;

/// The largest pace that is taken from how often the sides go round.
const LARGEST: usize = 40;

/// The places that a side passes, from entry to exit.
pub type Passed = Pair<Vec<Place>>;

/// How badly the sides go together: the share of steps that one side takes alone because the other is done.
pub fn misfit(runs: &[Passed], policy: &Policy) -> f64 {
    let alone: f64 = runs.iter().map(|run| walk(run, policy, |_| {})).sum();
    alone / runs.len().max(1) as f64
}

/// The alignment that fits the runs best, if it is clearly better than these.
pub fn fitted(runs: &[Passed], others: &[Policy]) -> Option<Policy> {
    let best = others.iter().map(|policy| misfit(runs, policy)).fold(1.0, f64::min);
    if best <= WORTH {
        return None;
    }
    let paces = paces(runs);
    let mut chosen: BTreeMap<Vec<Place>, (usize, usize)> = BTreeMap::new();
    let policy = |chosen: &BTreeMap<Vec<Place>, (usize, usize)>| Policy {
        start: (1, 1),
        pace: Pace::Fitted(Arc::new(chosen.clone())),
    };
    let mut reached = misfit(runs, &policy(&chosen));
    for _ in 0..SWEEPS {
        for places in met(runs, &policy(&chosen)) {
            let kept = chosen.get(&places).copied();
            let mut here = kept;
            for pace in &paces {
                chosen.insert(places.clone(), *pace);
                let found = misfit(runs, &policy(&chosen));
                if found < reached - WORTH / 4.0 {
                    (here, reached) = (Some(*pace), found);
                }
            }
            match here {
                Some(pace) => chosen.insert(places, pace),
                None => chosen.remove(&places),
            };
        }
    }
    (reached < best - WORTH).then(|| policy(&chosen))
}

/// The paces worth trying: small ones, and how often one side goes round for each round of the other.
fn paces(runs: &[Passed]) -> Vec<(usize, usize)> {
    let mut found = vec![(1, 1), (2, 1), (1, 2), (3, 1), (1, 3), (4, 1), (1, 4), (2, 3), (3, 2), (8, 1), (1, 8)];
    for run in runs {
        // Neither the entry nor the exit is a round.
        let [left, right] = [&run.left, &run.right].map(|places| places.len().saturating_sub(2));
        let (most, least) = (left.max(right), left.min(right));
        for pace in most.checked_div(least).into_iter().flat_map(|pace| [pace, pace + 1]) {
            let pair = if left > right { (pace, 1) } else { (1, pace) };
            if pace <= LARGEST && !found.contains(&pair) {
                found.push(pair);
            }
        }
    }
    found
}

/// The pairs of places inside both programs that the runs meet at, in the order in which they do.
fn met(runs: &[Passed], policy: &Policy) -> Vec<Vec<Place>> {
    let mut found: Vec<Vec<Place>> = Vec::new();
    for run in runs {
        walk(run, policy, |places| {
            if !places.contains(&Place::Exit)
                && places != [run.left[0], run.right[0]]
                && !found.contains(&places.to_vec())
            {
                found.push(places.to_vec());
            }
        });
    }
    found
}

/// Goes through a run; the share of steps that one side takes alone.
fn walk(run: &Passed, policy: &Policy, mut visit: impl FnMut(&[Place])) -> f64 {
    let entry = [run.left[0], run.right[0]];
    let (mut left, mut right) = (0, 0);
    let (mut alone, mut steps) = (0, 0);
    while steps < STEPS {
        let places = [run.left[left], run.right[right]];
        visit(&places);
        match places {
            [Place::Exit, Place::Exit] => break,
            [Place::Exit, _] | [_, Place::Exit] => alone += 1,
            _ => {}
        }
        steps += 1;
        let leaves = |places: &[Place], at: usize| places.get(at + 1).is_none_or(|next| *next != places[at]);
        let leaving = [leaves(&run.left, left), leaves(&run.right, right)];
        let Some(advance) = policy.advance(&places, &entry, leaving) else { break };
        left = (left + advance[0]).min(run.left.len() - 1);
        right = (right + advance[1]).min(run.right.len() - 1);
    }
    f64::from(alone) / (steps as f64).max(1.0)
}

#[cfg(test)]
mod tests {
    use tandem_ir::{Block, Id};

    use super::*;

    /// The places of a run that goes round loops this often each.
    fn run(rounds: &[usize]) -> Vec<Place> {
        let place = |index: usize| Place::Cut(Block::from_index(index));
        let loops = rounds.iter().enumerate().flat_map(|(index, count)| vec![place(index + 1); *count]);
        [place(0)].into_iter().chain(loops).chain([Place::Exit]).collect()
    }

    #[test]
    fn an_unrolled_loop_and_its_rest_have_paces_of_their_own() {
        let runs: Vec<Passed> = (0..30).map(|count| Pair::new(run(&[count]), run(&[count / 4, count % 4]))).collect();
        let simple = Policy::candidates();
        let best = simple.iter().map(|policy| misfit(&runs, policy)).fold(1.0, f64::min);
        let found = fitted(&runs, &simple).expect("there is a better one");
        assert!(misfit(&runs, &found) < best / 2.0, "{found:?}");
    }

    #[test]
    fn where_a_simple_pace_fits_nothing_is_fitted() {
        let runs: Vec<Passed> = (0..30).map(|count| Pair::new(run(&[2 * count]), run(&[count]))).collect();
        assert_eq!(fitted(&runs, &Policy::candidates()), None);
    }
}
