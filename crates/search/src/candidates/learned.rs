//! Combinations of conditions: what one side remembers in a flag, and the other looks at again.
//!
//! `inside` of a word against `!(before == ' ' || before == '\t' || before == '\n')`: the coupling is that the flag is set exactly if none of
//! the other side's tests would hold of what that side has kept. Each test by itself says too little, and all Boolean combinations
//! are too many to believe. The states that runs pass choose one, as PIE learns preconditions from features (Padhi, Sharma and
//! Millstein, "Data-Driven Precondition Inference with Learned Features", 2016): the features are the tests that the programs make of
//! their own variables, and what is learned is the shortest kind of disjunction that is right on all states, of single tests or else of two at
//! a time, which is how ranges are told.
//!
//! What is learned goes into the beliefs in pieces, `test => flag` for each test and `flag => one of the tests`, so that a test which is
//! wrong there is given up alone. A test that no state passes could go either way, and both are believed at first. As with everything that
//! runs suggest, a wrong guess costs a question and proves nothing.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::layout::LOWEST_BLOCK;
use tandem_ir::{Inst, Ty};
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::Place;
use tandem_logic::{Assignment, Op, Sort, Term, Terms, Value, evaluate};

use crate::product::belief::number;
use crate::product::render::render;

/// The states that are looked at, one bit each, and of fewer than this nothing is concluded.
const STATES: usize = 64;
const ENOUGH: usize = 6;

/// What is true, or is not, in fewer states than this is no flag.
const SEEN: u32 = 2;

/// A variable with more values than this is no flag.
const FEW_VALUES: usize = 3;

/// More tests of a side than this are not looked at.
const MOST_TESTS: usize = 24;

/// A disjunction of more is no description.
const MOST_PARTS: usize = 6;

/// More tests that no state passes are not guessed about.
const MOST_UNSEEN: usize = 4;

/// More combinations than this are not believed.
const MOST_LEARNED: usize = 6;

/// Something that holds in some states, and in which: one bit a state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Feature {
    term: Term,
    holds: u64,
}

/// Facts that tell flags and tests of one side by combinations of tests of the other, right on all these states.
pub(crate) fn learned(joint: &Joint<'_>, places: &[Place], states: &[Assignment]) -> Vec<Term> {
    let t = joint.terms;
    let states = &states[..states.len().min(STATES)];
    let ([_, _], true) = (places, states.len() >= ENOUGH && !places.contains(&Place::Exit)) else { return vec![] };
    let all = u64::MAX >> (64 - states.len());
    let mut flags: Vec<Vec<Feature>> = Vec::new();
    let mut tests: Vec<Vec<Feature>> = Vec::new();
    for component in 0..places.len() {
        let variables = joint.state(places).swap_remove(component);
        flags.push(variables.into_iter().flat_map(|variable| values(t, variable, states)).collect());
        tests.push(own_tests(joint, component, places[component], states));
    }
    let mut facts = Vec::new();
    for (own, other) in [(0, 1), (1, 0)] {
        let groups = by_variables(t, &tests[other]);
        let mut count = 0;
        for (index, target) in flags[own].iter().chain(&tests[own]).enumerate() {
            let (yes, no) = (target.holds.count_ones(), (all & !target.holds).count_ones());
            if yes < SEEN || no < SEEN || count >= MOST_LEARNED {
                continue;
            }
            let opposite = Feature { term: t.not(target.term), holds: all & !target.holds };
            // The sooner found of the two says it all.
            let found = groups
                .iter()
                .find_map(|group| [*target, opposite].iter().find_map(|target| combination(t, *target, group, all)));
            match found.as_deref() {
                // Of the tests of both sides it is looked for elsewhere which are the same.
                Some([same]) => facts.extend((index < flags[own].len()).then_some(*same)),
                Some(pieces) => {
                    count += 1;
                    facts.extend(pieces);
                }
                None => {}
            }
        }
    }
    let mut seen = FxHashSet::default();
    facts.retain(|fact| !t.is_true(*fact) && seen.insert(*fact) && render(joint, places, *fact).is_some());
    facts
}

/// In which of the states something holds, if that can be told of all.
fn feature(t: &Terms, term: Term, states: &[Assignment]) -> Option<Feature> {
    let mut holds = 0;
    for (index, state) in states.iter().enumerate() {
        match evaluate(t, term, state) {
            Ok(Value::Bool(true)) => holds |= 1 << index,
            Ok(Value::Bool(false)) => {}
            _ => return None,
        }
    }
    Some(Feature { term, holds })
}

/// That a variable has a value, for each of the few that it has.
fn values(t: &Terms, variable: Term, states: &[Assignment]) -> Vec<Feature> {
    match t.sort(variable) {
        Sort::Bool => feature(t, variable, states).into_iter().collect(),
        Sort::BitVec(_) | Sort::Int => {
            let mut values: Vec<&Value> = Vec::new();
            for value in states.iter().filter_map(|state| state.get(variable)) {
                if number(value).is_none_or(|number| number.unsigned_abs() >= LOWEST_BLOCK) {
                    // Of addresses there were only so many in these runs.
                    return vec![];
                }
                if !values.contains(&value) {
                    values.push(value);
                }
                if values.len() > FEW_VALUES {
                    return vec![];
                }
            }
            let literal = |value: &Value| match value {
                Value::BitVec { width, bits } => Some(t.bv(*width, *bits)),
                Value::Int(value) => Some(t.big_int(value.clone())),
                _ => None,
            };
            let equal = values.into_iter().filter_map(|value| Some(t.eq(variable, literal(value)?)));
            equal.filter_map(|term| feature(t, term, states)).collect()
        }
        _ => vec![],
    }
}

/// The tests that a side makes of its own variables. What it reads next is no matter of what it remembers.
fn own_tests(joint: &Joint<'_>, component: usize, place: Place, states: &[Assignment]) -> Vec<Feature> {
    let t = joint.terms;
    let Ok(known) = joint.values_at(component, place) else { return vec![] };
    let function = joint.components[component].view.function;
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    for data in function.insts.values() {
        let (Inst::Compare(..), Some(&term)) = (&data.inst, data.results.first().and_then(|result| known.get(result)))
        else {
            continue;
        };
        debug_assert!(function.ty(data.results[0]) == Ty::Bool, "a comparison is true or false");
        let reads = t.subterms(&[term]).iter().any(|part| matches!(t.op(*part), Op::Select | Op::Apply(..)));
        if !reads && t.constant_ref(term).is_none() && seen.insert(term) {
            found.extend(feature(t, term, states));
        }
    }
    found.truncate(MOST_TESTS);
    found
}

/// The features and their opposites, those of the same variables together.
fn by_variables(t: &Terms, features: &[Feature]) -> Vec<Vec<Feature>> {
    let mut places: FxHashMap<Vec<Term>, usize> = FxHashMap::default();
    let mut groups: Vec<Vec<Feature>> = Vec::new();
    for feature in features {
        let mut variables = t.free_variables(&[feature.term]);
        variables.sort_unstable();
        let place = *places.entry(variables).or_insert_with(|| {
            groups.push(vec![]);
            groups.len() - 1
        });
        groups[place].push(*feature);
    }
    groups
}

/// What a combination of tests says of a target, in pieces: that each part of a disjunction implies it, and that it implies one of them.
/// One piece is enough where one test by itself says the same.
fn combination(t: &Terms, target: Feature, tests: &[Feature], all: u64) -> Option<Vec<Term>> {
    let opposites = tests.iter().map(|test| Feature { term: t.not(test.term), holds: all & !test.holds });
    let literals: Vec<Feature> = tests.iter().copied().chain(opposites).collect();
    let implies = |feature: &Feature| feature.holds != 0 && feature.holds & !target.holds == 0;
    let mut parts = cover(target, literals.iter().copied().filter(implies).collect());
    if parts.is_none() {
        let pairs = literals.iter().enumerate().flat_map(|(index, one)| {
            let others = &literals[index + 1..];
            others.iter().map(|other| Feature { term: t.and(&[one.term, other.term]), holds: one.holds & other.holds })
        });
        parts = cover(target, literals.iter().copied().chain(pairs).filter(implies).collect());
    }
    let mut parts: Vec<Term> = parts?.into_iter().map(|part| part.term).collect();
    let unseen = tests.iter().filter(|test| test.holds == 0).map(|test| test.term);
    let unseen: Vec<Term> = unseen.take(MOST_UNSEEN).collect();
    if let ([same], []) = (&parts[..], &unseen[..]) {
        return Some(vec![t.eq(target.term, *same)]);
    }
    let mut facts: Vec<Term> = parts.iter().chain(&unseen).map(|part| t.implies(*part, target.term)).collect();
    facts.extend(unseen.iter().map(|part| t.implies(*part, t.not(target.term))));
    parts.extend(unseen);
    facts.push(t.implies(target.term, t.or(&parts)));
    Some(facts)
}

/// Some of these features that hold together in all states in which the target does: those that hold in most first.
fn cover(target: Feature, mut from: Vec<Feature>) -> Option<Vec<Feature>> {
    let mut chosen = Vec::new();
    let mut open = target.holds;
    while open != 0 && chosen.len() < MOST_PARTS {
        // Of several the first, which is the simplest.
        let best = (0..from.len()).rev().max_by_key(|index| (from[*index].holds & open).count_ones())?;
        let best = from.remove(best);
        if best.holds & open == 0 {
            return None;
        }
        open &= !best.holds;
        chosen.push(best);
    }
    (open == 0).then_some(chosen)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What holds of letters, as features.
    fn tests_of(t: &Terms, letters: &[u8], tests: &[Term]) -> Vec<Feature> {
        let letter = t.variable("letter", Sort::BitVec(8));
        let states = letters.iter().map(|value| {
            let mut state = Assignment::new();
            state.set(letter, Value::bit_vector(8, u128::from(*value)));
            state
        });
        let states: Vec<Assignment> = states.collect();
        tests.iter().filter_map(|test| feature(t, *test, &states)).collect()
    }

    fn flag(t: &Terms, letters: &[u8], holds: impl Fn(u8) -> bool) -> Feature {
        let holds = letters.iter().enumerate().fold(0, |set, (index, letter)| set | u64::from(holds(*letter)) << index);
        Feature { term: t.variable("flag", Sort::Bool), holds }
    }

    #[test]
    fn a_flag_is_told_by_several_tests_and_one_that_no_run_passes() {
        let t = Terms::new();
        let letter = t.variable("letter", Sort::BitVec(8));
        let letters = b"a b\tc d";
        let equal = |value: u8| t.eq(letter, t.bv(8, u128::from(value)));
        let tests = tests_of(&t, letters, &[equal(b' '), equal(b'\t'), equal(b'\n')]);
        let target = flag(&t, letters, |letter| letter == b' ' || letter == b'\t');
        let found = combination(&t, target, &tests, 0x7f).expect("it is one of the tests");
        for value in [b' ', b'\t', b'\n'] {
            assert!(found.contains(&t.implies(equal(value), target.term)));
        }
        assert!(found.contains(&t.implies(equal(b'\n'), t.not(target.term))));
        let one_of = t.or(&[equal(b' '), equal(b'\t'), equal(b'\n')]);
        assert!(found.contains(&t.implies(target.term, one_of)));
    }

    #[test]
    fn a_range_is_told_by_two_tests_at_a_time() {
        let t = Terms::new();
        let letter = t.variable("letter", Sort::BitVec(8));
        let letters = b"/05:a9_";
        let least = t.bv_ule(t.bv(8, u128::from(b'0')), letter);
        let most = t.bv_ule(letter, t.bv(8, u128::from(b'9')));
        let line = t.eq(letter, t.bv(8, u128::from(b'_')));
        let tests = tests_of(&t, letters, &[least, most, line]);
        let target = flag(&t, letters, |letter| letter.is_ascii_digit() || letter == b'_');
        let found = combination(&t, target, &tests, 0x7f).expect("there is one");
        assert!(found.contains(&t.implies(t.and(&[least, most]), target.term)));
        assert!(found.contains(&t.implies(line, target.term)));
        let wrong = flag(&t, letters, |letter| letter == b'5');
        assert_eq!(combination(&t, wrong, &tests, 0x7f), None);
    }
}
