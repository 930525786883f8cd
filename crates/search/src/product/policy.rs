//! Alignments: how many segments each side advances from each pair of cut points.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use tandem_kernel::certificate::Rule;
use tandem_kernel::symbolic::Place;

/// How two runs that are both inside loops go on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pace {
    /// This many segments of each side at a time.
    Steady(usize, usize),
    /// One segment each, but a side that would leave its loop waits until the other would too.
    Wait,
    /// One segment each, but if only one side would leave its loop, it alone moves.
    LeaveFirst,
    /// One segment each, but a side whose loop comes earlier than the other's moves alone until it has caught up.
    CatchUp,
    /// This many segments of each side from these places, and one each from others.
    Fitted(Arc<BTreeMap<Vec<Place>, (usize, usize)>>),
    /// One segment each, but a side at one of its places moves alone as long as the other one is at none of its own.
    Inward(Arc<Outer>),
}

/// Each side's loops that have others inside, by where they are cut.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outer {
    /// The places of the left side, and of the right one.
    pub places: [BTreeSet<Place>; 2],
    /// Whether a side that would leave an inner loop alone does so.
    pub leave_first: bool,
}

/// An alignment: how far the sides run from each kind of place.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Policy {
    /// Segments of each side from the entry: more than one peels iterations off a loop.
    pub start: (usize, usize),
    /// Inside loops.
    pub pace: Pace,
}

impl Policy {
    /// A segment of each side at a time.
    pub const STEP_BY_STEP: Policy = Policy { start: (1, 1), pace: Pace::Steady(1, 1) };

    /// The rules for a tuple of places.
    pub fn rules(&self, places: &[Place], entry: &[Place]) -> Vec<Rule> {
        let plain = |advance: Vec<usize>| Rule { when: None, leaving: None, advance };
        let leaving =
            |leaving: [bool; 2], advance: Vec<usize>| Rule { when: None, leaving: Some(leaving.to_vec()), advance };
        let moving: Vec<usize> = places.iter().map(|place| usize::from(*place != Place::Exit)).collect();
        if places.len() == 1 || moving.contains(&0) {
            return vec![plain(moving)];
        }
        if places == entry {
            return vec![plain(vec![self.start.0, self.start.1])];
        }
        // A side still at its entry has not begun its loop: let it.
        match &self.pace {
            Pace::Steady(left, right) => vec![plain(vec![*left, *right])],
            Pace::Fitted(paces) => {
                let (left, right) = paces.get(places).copied().unwrap_or((1, 1));
                vec![plain(vec![left, right])]
            }
            Pace::Wait => {
                vec![leaving([true, false], vec![0, 1]), leaving([false, true], vec![1, 0]), plain(vec![1, 1])]
            }
            Pace::CatchUp => vec![plain(vec![1, 1])],
            Pace::Inward(outer) => match [0, 1].map(|side| outer.places[side].contains(&places[side])) {
                [true, false] => vec![plain(vec![1, 0])],
                [false, true] => vec![plain(vec![0, 1])],
                [false, false] if outer.leave_first => {
                    vec![leaving([true, false], vec![1, 0]), leaving([false, true], vec![0, 1]), plain(vec![1, 1])]
                }
                _ => vec![plain(vec![1, 1])],
            },
            Pace::LeaveFirst => {
                vec![leaving([true, false], vec![1, 0]), leaving([false, true], vec![0, 1]), plain(vec![1, 1])]
            }
        }
    }

    /// How far each side goes in a run that is at these places, where it is known who leaves its loop next.
    pub fn advance(&self, places: &[Place], entry: &[Place], leaving: [bool; 2]) -> Option<Vec<usize>> {
        let applies = |rule: &Rule| rule.leaving.as_ref().is_none_or(|wanted| wanted.as_slice() == leaving);
        self.rules(places, entry).into_iter().find(applies).map(|rule| rule.advance)
    }

    /// The rules for places whose cut points are these many in their functions, in order.
    pub fn rules_at(&self, places: &[Place], entry: &[Place], ranks: &[usize]) -> Vec<Rule> {
        let running = places.len() == 2 && places != entry && !places.contains(&Place::Exit);
        if self.pace == Pace::CatchUp && running && ranks[0] != ranks[1] {
            let advance = if ranks[0] < ranks[1] { vec![1, 0] } else { vec![0, 1] };
            return vec![Rule { when: None, leaving: None, advance }];
        }
        self.rules(places, entry)
    }

    /// The alignments worth trying, the likeliest first.
    pub fn candidates() -> Vec<Policy> {
        let policy = |start, pace| Policy { start, pace };
        vec![
            Policy::STEP_BY_STEP,
            policy((1, 1), Pace::Wait),
            policy((1, 1), Pace::LeaveFirst),
            policy((2, 1), Pace::Steady(1, 1)),
            policy((1, 2), Pace::Steady(1, 1)),
            policy((1, 1), Pace::Steady(2, 1)),
            policy((1, 1), Pace::Steady(1, 2)),
            policy((1, 1), Pace::Steady(4, 1)),
            policy((1, 1), Pace::Steady(1, 4)),
            policy((1, 1), Pace::Steady(3, 1)),
            policy((1, 1), Pace::Steady(1, 3)),
        ]
    }
}
