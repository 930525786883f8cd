//! Random terms mean the same simplified as unsimplified: both are evaluated under random assignments.

mod generate;

use generate::{Generator, Theory};
use proptest::prelude::*;
use tandem_logic::{EvaluationError, Terms, evaluate};

fn check(theory: Theory, choices: &[u32], seeds: &[Vec<u32>]) -> Result<(), TestCaseError> {
    let terms = Terms::new();
    let mut generator = Generator::new(&terms, theory, choices);
    let sort = generator.sort();
    let both = generator.term(&sort, 5);
    for seed in seeds {
        let assignment = Generator::new(&terms, theory, seed).assignment(&[both.raw, both.simple]);
        match evaluate(&terms, both.raw, &assignment) {
            // What has no value may mean anything.
            Err(EvaluationError::DivisionByZero | EvaluationError::NotFinite | EvaluationError::TooLarge) => {}
            expected => prop_assert_eq!(expected, evaluate(&terms, both.simple, &assignment)),
        }
    }
    // What is built again stays as it is or gets simpler, and is not larger than a multiple of what was asked for.
    let (raw, simple) = (terms.dag_size(&[both.raw]), terms.dag_size(&[both.simple]));
    prop_assert!(simple <= 3 * raw + 8, "{} terms became {}", raw, simple);
    let again = terms.simplify_again(&[both.simple])[0];
    let assignment = Generator::new(&terms, theory, &seeds[0]).assignment(&[both.simple, again]);
    let value = evaluate(&terms, both.simple, &assignment);
    if value.is_ok() {
        prop_assert_eq!(value, evaluate(&terms, again, &assignment));
    }
    Ok(())
}

fn numbers() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..120)
}

fn seeds() -> impl Strategy<Value = Vec<Vec<u32>>> {
    proptest::collection::vec(proptest::collection::vec(any::<u32>(), 40), 6)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bit_vectors(choices in numbers(), seeds in seeds()) {
        check(Theory::Bits, &choices, &seeds)?;
    }

    #[test]
    fn integers_and_reals(choices in numbers(), seeds in seeds()) {
        check(Theory::Numbers, &choices, &seeds)?;
    }

    #[test]
    fn floats(choices in numbers(), seeds in seeds()) {
        check(Theory::Floats, &choices, &seeds)?;
    }

    #[test]
    fn maps(choices in numbers(), seeds in seeds()) {
        check(Theory::Maps, &choices, &seeds)?;
    }

    #[test]
    fn everything(choices in numbers(), seeds in seeds()) {
        check(Theory::All, &choices, &seeds)?;
    }
}
