//! Translations of random queries to integers, held against a solver that is asked about the bits.

mod generate;
mod numbers;
mod solver;

use generate::{Generator, Theory};
use solver::Kind;
use tandem_logic::{
    Assignment, Emitter, Environment, Op, Sort, Term, Terms, Value, evaluate, parse_values, script, translate,
};

/// A query of a few assertions.
fn query(terms: &Terms, theory: Theory, seed: u64) -> Vec<Term> {
    let choices = numbers::sequence(seed, 120);
    let mut generator = Generator::new(terms, theory, &choices);
    generator.narrow = generator.choose(2) == 0;
    (0..4).map(|round| generator.term(&Sort::Bool, 2 + round / 2).simple).collect()
}

#[test]
fn the_translation_has_a_solution_exactly_if_the_query_has_one() {
    let solver = solver::find(Kind::Z3, "integers").expect("Z3 is always there");
    let (mut unsatisfiable, mut carried) = (0, 0);
    for seed in 0..160u64 {
        let terms = Terms::new();
        let theory = if seed % 3 == 0 { Theory::Maps } else { Theory::Bits };
        let assertions = query(&terms, theory, seed * 7 + 5);
        let Some(translation) = translate(&terms, &assertions) else { continue };
        let made = translation.terms();
        let bits =
            solver.run(&format!("(set-option :timeout 2000)\n{}", script(&terms, &assertions).expect("printable")));
        // The values of all variables are asked for at once; without a solution that is an error, which is not looked at.
        let variables: Vec<Term> = terms
            .free_variables(&assertions)
            .into_iter()
            .filter(|variable| translation.reading(*variable).is_some())
            .collect();
        let readings: Vec<Term> = variables.iter().filter_map(|variable| translation.reading(*variable)).collect();
        let mut emitter = Emitter::new(Default::default());
        let mut text = String::from("(set-option :timeout 2000)\n(set-option :produce-models true)\n");
        for assertion in translation.assertions() {
            text.push_str(&emitter.assert_text(made, *assertion).expect("printable"));
        }
        let mut wanted = Vec::new();
        for reading in &readings {
            let (commands, expression) = emitter.term_text(made, *reading).expect("printable");
            text.push_str(&commands);
            wanted.push(expression);
        }
        text.push_str("(check-sat)\n");
        if !wanted.is_empty() {
            text.push_str(&format!("(get-value ({}))\n", wanted.join(" ")));
        }
        let said = solver.run(&text);
        let (said, values) = said.split_once('\n').unwrap_or((&said, ""));
        let shown =
            || format!("bits: {bits}\nintegers: {said}\n{}\n{text}", script(&terms, &assertions).expect("printable"));
        match (said, bits.trim()) {
            ("unsat", "sat") => panic!("a solution is lost\n{}", shown()),
            ("unsat", _) => unsatisfiable += 1,
            ("sat", "unsat") if translation.is_exact() => panic!("a solution is made up\n{}", shown()),
            ("sat", _) if translation.is_exact() && theory == Theory::Bits => {
                let sorts: Vec<Sort> = readings.iter().map(|reading| made.sort(*reading)).collect();
                let values = if sorts.is_empty() {
                    vec![]
                } else {
                    parse_values(made, values, &sorts, &Environment::of_emitter(made, &emitter)).expect("values")
                };
                let mut given = Assignment::new();
                for (variable, value) in variables.iter().zip(&values) {
                    given.set(*variable, translation.value(*variable, value).expect("it is a number or a truth"));
                }
                let given = given.completed();
                for assertion in &assertions {
                    let holds = evaluate(&terms, *assertion, &given);
                    assert!(matches!(holds, Ok(Value::Bool(true))), "no solution\n{}", shown());
                }
                carried += 1;
            }
            _ => {}
        }
    }
    assert!(unsatisfiable > 5 && carried > 10, "{unsatisfiable} without a solution, {carried} carried back");
}

#[test]
fn functions_of_several_widths_stay_apart() {
    let terms = Terms::new();
    let narrow = terms.apply("f", &[terms.bv(8, 1)], Sort::BitVec(8));
    let wide = terms.apply("f", &[terms.bv(16, 1)], Sort::BitVec(8));
    let assertions = [terms.unsimplified_term(Op::Not, &[terms.eq(narrow, wide)])];
    let translation = translate(&terms, &assertions).expect("all of it is linear");
    let solver = solver::find(Kind::Z3, "integers").expect("Z3 is always there");
    let said = solver.run(&script(translation.terms(), translation.assertions()).expect("printable"));
    assert_eq!(said.trim(), "sat");
}
