//! Random terms are equal to what they simplify to, says a solver that knows neither simplifier nor evaluator.
//!
//! This also tests that what is printed means what the terms mean.

mod generate;
mod numbers;
mod solver;

use generate::{Generator, Theory};
use tandem_logic::{Emitter, EmitterOptions, FloatRemainder, Op, Terms};

/// Asks about `count` terms; at most `unknown` may stay open.
fn check(theory: Theory, count: u64, depth: u32, closed: bool, unknown: usize) {
    let Some(program) = solver::find(&format!("{theory:?} against a solver")) else { return };
    let terms = Terms::new();
    let options =
        EmitterOptions { float_remainder: if closed { FloatRemainder::Exact } else { FloatRemainder::Uninterpreted } };
    let mut emitter = Emitter::new(options);
    let mut script = format!("(set-option :timeout 300)\n{}", Emitter::PRELUDE);
    let mut asked = Vec::new();
    for seed in 0..count {
        let choices = numbers::sequence(seed * 7919 + u64::from(depth), 100);
        let mut generator = Generator::new(&terms, theory, &choices);
        generator.closed = closed;
        generator.remainder = closed;
        let sort = generator.sort();
        let both = generator.term(&sort, depth);
        let equal = terms.unsimplified_term(Op::Eq, &[both.raw, both.simple]);
        let different = terms.unsimplified_term(Op::Not, &[equal]);
        script.push_str(emitter.push());
        let text = emitter.assert_text(&terms, different).expect("there are no quantifiers");
        script.push_str(&text);
        script.push_str("(check-sat)\n");
        script.push_str(emitter.pop());
        asked.push(text);
    }
    let output = solver::run(&program, &script);
    let answers: Vec<&str> = output.lines().collect();
    for (answer, text) in answers.iter().zip(&asked) {
        assert!(*answer == "unsat" || *answer == "unknown", "{answer} for\n{text}");
    }
    assert_eq!(answers.len(), asked.len(), "{output}");
    let open = answers.iter().filter(|answer| **answer == "unknown").count();
    assert!(open <= unknown, "{open} of {count} answers are unknown");
}

#[test]
fn constants_of_all_sorts() {
    check(Theory::All, 1500, 2, true, 20);
}

#[test]
fn constant_floats() {
    check(Theory::Floats, 1500, 2, true, 20);
}

#[test]
fn bit_vectors() {
    check(Theory::Bits, 600, 3, false, 60);
}

#[test]
fn integers_and_reals() {
    check(Theory::Numbers, 500, 3, false, 60);
}

#[test]
fn maps() {
    check(Theory::Maps, 500, 4, false, 60);
}

#[test]
fn floats() {
    check(Theory::Floats, 250, 2, false, 80);
}
