//! Which paths of the left side go together with which paths of the right.
//!
//! As long as inputs that take one path on one side all take one path on the other, the sides do the same thing in
//! their own words. An input that breaks this has shown that they part inside, even if they end alike: a state that
//! only one of them is in, a test that only one of them makes. Few inputs do, and a difference is more likely near one
//! of them.

use rustc_hash::FxHashMap;
use tandem_base::Pair;

/// Ways of a side for one way of the other beyond which there is no rule to be broken.
const MOST_PARTNERS: usize = 3;
/// Ways that are remembered.
const MOST: usize = 30_000;

/// What was seen.
#[derive(Clone, Debug, Default)]
pub struct PathPairs {
    /// For each way of a side, the ways of the other.
    partners: Pair<FxHashMap<u64, Vec<u64>>>,
}

impl PathPairs {
    /// Notes the ways of one input. Says whether a side went another way than before where the other went the same.
    pub fn note(&mut self, left: u64, right: u64) -> bool {
        let is_first = note(&mut self.partners.left, left, right);
        let is_second = note(&mut self.partners.right, right, left);
        is_first || is_second
    }
}

fn note(partners: &mut FxHashMap<u64, Vec<u64>>, way: u64, partner: u64) -> bool {
    let is_full = partners.len() >= MOST;
    match partners.get_mut(&way) {
        Some(known) if known.contains(&partner) => false,
        Some(known) => {
            let is_rule_broken = known.len() < MOST_PARTNERS;
            if is_rule_broken {
                known.push(partner);
            }
            is_rule_broken
        }
        None => {
            if !is_full {
                partners.insert(way, vec![partner]);
            }
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_breaks_the_rule_is_told() {
        let mut ways = PathPairs::default();
        assert!(!ways.note(1, 10));
        assert!(!ways.note(2, 20));
        assert!(!ways.note(1, 10));
        assert!(ways.note(1, 20));
        assert!(!ways.note(1, 20));
    }
}
