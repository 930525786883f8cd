//! Random terms are equal to what they simplify to, say solvers that know neither simplifier nor evaluator.
//!
//! This also tests that what is printed means what the terms mean, and that every solver reads it.

mod generate;
mod numbers;
mod solver;

use generate::{Generator, Theory};
use solver::Kind;
use tandem_logic::{Emitter, EmitterOptions, FloatRemainder, Op, Terms};

/// How much of the time Z3 may say *unknown*, in percent. For the others it is enough that they read everything.
const UNKNOWN_LIMIT: usize = 30;

/// Asks about `count` terms.
fn check(kind: Kind, theory: Theory, count: u64, depth: u32, closed: bool) {
    let Some(solver) = solver::find(kind, &format!("simplified {theory:?}")) else { return };
    let terms = Terms::new();
    let options =
        EmitterOptions { float_remainder: if closed { FloatRemainder::Exact } else { FloatRemainder::Uninterpreted } };
    let mut questions = Vec::new();
    for seed in 0..count {
        let choices = numbers::sequence(seed * 7919 + u64::from(depth), 100);
        let mut generator = Generator::new(&terms, theory, &choices);
        generator.closed = closed;
        generator.remainder = closed;
        generator.plain_maps = kind != Kind::Z3;
        let sort = generator.sort();
        let both = generator.term(&sort, depth);
        let equal = terms.unsimplified_term(Op::Eq, &[both.raw, both.simple]);
        questions.push(terms.unsimplified_term(Op::Not, &[equal]));
    }
    let mut answers = Vec::new();
    if kind == Kind::Bitwuzla {
        // As a Python package it cannot pop, so several questions make one, and each has a process.
        for batch in questions.chunks(10) {
            let text = Emitter::new(options)
                .assert_text(&terms, terms.unsimplified_term(Op::Or, batch))
                .expect("there are no quantifiers");
            answers.push((solver.run(&(solver.prelude(1000) + &text + "(check-sat)\n")).trim().to_string(), text));
        }
    } else {
        let mut emitter = Emitter::new(options);
        let mut script = solver.prelude(300);
        let mut asked = Vec::new();
        for &question in &questions {
            script.push_str(emitter.push());
            let text = emitter.assert_text(&terms, question).expect("there are no quantifiers");
            script.push_str(&text);
            script.push_str("(check-sat)\n");
            script.push_str(emitter.pop());
            asked.push(text);
        }
        let output = solver.run(&script);
        answers.extend(output.lines().map(str::to_string).zip(asked));
        assert!(answers.len() == questions.len() || answers.iter().any(|(answer, _)| answer.starts_with("(error")));
    }
    for (answer, text) in &answers {
        assert!(answer == "unsat" || answer.starts_with("unknown"), "{kind:?} says {answer} for\n{text}");
    }
    let open = answers.iter().filter(|(answer, _)| answer.starts_with("unknown")).count();
    assert!(
        kind != Kind::Z3 || open * 100 <= answers.len() * UNKNOWN_LIMIT,
        "{kind:?}: {open} of {} answers are unknown",
        answers.len()
    );
}

#[test]
fn constants_of_all_sorts() {
    check(Kind::Z3, Theory::All, 600, 2, true);
    check(Kind::Cvc5, Theory::All, 100, 2, true);
}

#[test]
fn constant_floats() {
    check(Kind::Z3, Theory::Floats, 600, 2, true);
    check(Kind::Cvc5, Theory::Floats, 100, 2, true);
    check(Kind::Bitwuzla, Theory::Floats, 60, 2, true);
}

#[test]
fn bit_vectors() {
    check(Kind::Z3, Theory::Bits, 250, 3, false);
    check(Kind::Cvc5, Theory::Bits, 30, 3, false);
    check(Kind::Bitwuzla, Theory::Bits, 30, 3, false);
}

#[test]
fn integers_and_reals() {
    check(Kind::Z3, Theory::Numbers, 200, 3, false);
    check(Kind::Cvc5, Theory::Numbers, 30, 3, false);
}

#[test]
fn maps() {
    check(Kind::Z3, Theory::Maps, 200, 4, false);
    check(Kind::Cvc5, Theory::Maps, 30, 4, false);
    check(Kind::Bitwuzla, Theory::Maps, 20, 4, false);
}

#[test]
fn floats() {
    check(Kind::Z3, Theory::Floats, 100, 2, false);
    check(Kind::Cvc5, Theory::Floats, 20, 2, false);
    check(Kind::Bitwuzla, Theory::Floats, 20, 2, false);
}
