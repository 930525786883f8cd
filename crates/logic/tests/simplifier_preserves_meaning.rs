//! Random terms mean the same simplified as unsimplified: both are evaluated under random assignments.

mod generate;

use generate::{Both, Generator, Theory};
use proptest::prelude::*;
use rustc_hash::FxHashMap;
use tandem_logic::{Assignment, EvaluationError, Sort, Term, Terms, Value, evaluate};

fn check(theory: Theory, narrow: bool, choices: &[u32], seeds: &[Vec<u32>]) -> Result<(), TestCaseError> {
    let terms = Terms::new();
    let mut generator = Generator::new(&terms, theory, choices);
    generator.narrow = narrow;
    let sort = generator.sort();
    let both = generator.term(&sort, 6);
    for seed in seeds {
        let assignment = Generator::new(&terms, theory, seed).assignment(&[both.raw, both.simple]);
        match evaluate(&terms, both.raw, &assignment) {
            // What has no value may mean anything.
            Err(EvaluationError::DivisionByZero | EvaluationError::NotFinite | EvaluationError::TooLarge) => {}
            expected => check_value(&expected, evaluate(&terms, both.simple, &assignment))?,
        }
    }
    if narrow && theory == Theory::Bits {
        check_exhaustively(&terms, both)?;
    }
    // What is built again stays as it is or gets simpler, and is not larger than a multiple of what was asked for.
    let (raw, simple) = (terms.dag_size(&[both.raw]), terms.dag_size(&[both.simple]));
    prop_assert!(simple <= 3 * raw + 8, "{} terms became {}", raw, simple);
    let again = terms.simplify_again(&[both.simple])[0];
    let assignment = Generator::new(&terms, theory, &seeds[0]).assignment(&[both.simple, again]);
    let value = evaluate(&terms, both.simple, &assignment);
    if value.is_ok() {
        check_value(&value, evaluate(&terms, again, &assignment))?;
    }
    Ok(())
}

/// The value is the expected one, or it hangs on a division by zero. That is an unknown number and does not matter in the
/// end, but only who knows that can tell: `ite c (store a (x div 0) y) a` and `store a (x div 0) (ite c y a[x div 0])` are
/// the same, and only the first has a value where c is false.
fn check_value(
    expected: &Result<Value, EvaluationError>,
    found: Result<Value, EvaluationError>,
) -> Result<(), TestCaseError> {
    if found != Err(EvaluationError::DivisionByZero) {
        prop_assert_eq!(expected, &found);
    }
    Ok(())
}

/// Under all assignments, if they are few.
fn check_exhaustively(terms: &Terms, both: Both) -> Result<(), TestCaseError> {
    let variables = terms.free_variables(&[both.raw, both.simple]);
    let width = |variable: Term| match terms.sort_ref(variable) {
        Sort::BitVec(width) => *width,
        _ => 1,
    };
    let total: u32 = variables.iter().map(|&variable| width(variable)).sum();
    if total > 8 {
        return Ok(());
    }
    for all_bits in 0..1u128 << total {
        let mut assignment = Assignment::new();
        let mut rest = all_bits;
        for &variable in &variables {
            assignment.set(
                variable,
                match terms.sort_ref(variable) {
                    Sort::BitVec(width) => Value::bit_vector(*width, rest),
                    _ => Value::Bool(rest & 1 == 1),
                },
            );
            rest >>= width(variable);
        }
        prop_assert_eq!(evaluate(terms, both.raw, &assignment), evaluate(terms, both.simple, &assignment));
    }
    Ok(())
}

fn numbers() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..250)
}

fn seeds() -> impl Strategy<Value = Vec<Vec<u32>>> {
    proptest::collection::vec(proptest::collection::vec(any::<u32>(), 40), 6)
}

/// Replacing a variable by a term is assigning the term's value to it.
fn check_substitution(choices: &[u32], seed: &[u32]) -> Result<(), TestCaseError> {
    let terms = Terms::new();
    let mut generator = Generator::new(&terms, Theory::All, choices);
    let sort = generator.sort();
    let both = generator.term(&sort, 5);
    let variables = terms.free_variables(&[both.raw]);
    let mut map = FxHashMap::default();
    for &variable in variables.iter().take(3) {
        map.insert(variable, generator.term(&terms.sort(variable), 2).simple);
    }
    let mut roots: Vec<Term> = map.values().copied().collect();
    roots.push(both.raw);
    let assignment = Generator::new(&terms, Theory::All, seed).assignment(&roots);
    let mut changed = assignment.clone();
    for (&variable, &replacement) in &map {
        match evaluate(&terms, replacement, &assignment) {
            Ok(value) => changed.set(variable, value),
            Err(_) => return Ok(()),
        }
    }
    let expected = evaluate(&terms, both.raw, &changed);
    if expected.is_ok() {
        check_value(&expected, evaluate(&terms, terms.substitute(both.raw, &map), &assignment))?;
        check_value(&expected, evaluate(&terms, terms.substitute(both.simple, &map), &assignment))?;
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bit_vectors(choices in numbers(), seeds in seeds()) {
        check(Theory::Bits, false, &choices, &seeds)?;
    }

    #[test]
    fn narrow_bit_vectors(choices in numbers(), seeds in seeds()) {
        check(Theory::Bits, true, &choices, &seeds)?;
    }

    #[test]
    fn narrow_maps(choices in numbers(), seeds in seeds()) {
        check(Theory::Maps, true, &choices, &seeds)?;
    }

    #[test]
    fn integers_and_reals(choices in numbers(), seeds in seeds()) {
        check(Theory::Numbers, false, &choices, &seeds)?;
    }

    #[test]
    fn floats(choices in numbers(), seeds in seeds()) {
        check(Theory::Floats, false, &choices, &seeds)?;
    }

    #[test]
    fn maps(choices in numbers(), seeds in seeds()) {
        check(Theory::Maps, false, &choices, &seeds)?;
    }

    #[test]
    fn everything(choices in numbers(), seeds in seeds()) {
        check(Theory::All, false, &choices, &seeds)?;
    }

    #[test]
    fn substitution(choices in numbers(), seed in proptest::collection::vec(any::<u32>(), 60)) {
        check_substitution(&choices, &seed)?;
    }
}
