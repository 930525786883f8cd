//! Models and values that a solver prints are read back, and satisfy what was asserted.

mod generate;
mod numbers;
mod solver;

use generate::{Generator, Theory};
use rustc_hash::FxHashMap;
use solver::Kind;
use tandem_logic::{
    Emitter, EmitterOptions, Environment, EvaluationError, FloatRemainder, FunctionSignature, Op, Sexps, Sort, Term,
    Terms, Value, complete_length, evaluate, parse_function, parse_model, parse_values,
};

/// Splits a solver's output into its answers.
fn answers(mut output: &str) -> Vec<&str> {
    let mut found = Vec::new();
    while let Some(length) = complete_length(output) {
        found.push(output[..length].trim());
        output = &output[length..];
    }
    found
}

/// Asks for models of random formulas and evaluates the formulas under them.
fn check_models(kind: Kind, theory: Theory, count: u64, depth: u32, least: usize) {
    let Some(solver) = solver::find(kind, &format!("models of {theory:?}")) else { return };
    let terms = Terms::new();
    let mut checked = 0;
    for seed in 0..count {
        let choices = numbers::sequence(seed * 104_729 + 17, 90);
        let mut generator = Generator::new(&terms, theory, &choices);
        generator.remainder = false;
        generator.plain_maps = kind != Kind::Z3;
        let formulas: Vec<_> = (0..2).map(|_| generator.term(&Sort::Bool, depth)).collect();
        let mut emitter = Emitter::new(EmitterOptions { float_remainder: FloatRemainder::Exact });
        let mut script = solver.prelude(500) + "(set-option :produce-models true)\n";
        let raw: Vec<_> = formulas.iter().map(|formula| formula.raw).collect();
        for &formula in &raw {
            script.push_str(&emitter.assert_text(&terms, formula).expect("there are no quantifiers"));
        }
        let variables = terms.free_variables(&raw);
        let symbols: Vec<String> =
            variables.iter().map(|&variable| emitter.term_text(&terms, variable).expect("a variable").1).collect();
        script.push_str("(check-sat)\n(get-model)\n");
        if !symbols.is_empty() {
            script.push_str(&format!("(get-value ({}))\n", symbols.join(" ")));
        }
        let output = solver.run(&script);
        let replies = answers(&output);
        if replies.first() != Some(&"sat") {
            assert!(matches!(replies.first(), Some(&("unsat" | "unknown" | "timeout"))), "{script}{output}");
            continue;
        }
        let environment = Environment::of_emitter(&terms, &emitter);
        let mut assignment = parse_model(&terms, replies[1], &environment).unwrap_or_else(|e| panic!("{e}\n{output}"));
        for pass in ["get-model", "get-value"] {
            for formula in &formulas {
                for term in [formula.raw, formula.simple] {
                    match evaluate(&terms, term, &assignment) {
                        Ok(Value::Bool(true)) => checked += 1,
                        Err(EvaluationError::DivisionByZero | EvaluationError::NotFinite) => {}
                        other => panic!("{pass}: {other:?} under\n{output}of\n{script}"),
                    }
                }
            }
            if pass == "get-model" && !symbols.is_empty() {
                let sorts: Vec<Sort> = variables.iter().map(|&variable| terms.sort(variable)).collect();
                let values =
                    parse_values(&terms, replies[2], &sorts, &environment).unwrap_or_else(|e| panic!("{e}\n{output}"));
                for (&variable, value) in variables.iter().zip(values) {
                    assignment.set(variable, value);
                }
            }
        }
    }
    assert!(checked >= least, "only {checked} formulas had a model");
}

#[test]
fn models_of_bit_vectors() {
    check_models(Kind::Z3, Theory::Bits, 30, 4, 20);
    check_models(Kind::Cvc5, Theory::Bits, 6, 4, 0);
    check_models(Kind::Bitwuzla, Theory::Bits, 6, 4, 0);
}

#[test]
fn models_of_numbers() {
    check_models(Kind::Z3, Theory::Numbers, 30, 3, 20);
    check_models(Kind::Cvc5, Theory::Numbers, 6, 3, 0);
}

#[test]
fn models_of_maps_and_functions() {
    check_models(Kind::Z3, Theory::Maps, 40, 5, 20);
    check_models(Kind::Cvc5, Theory::Maps, 6, 5, 0);
    check_models(Kind::Bitwuzla, Theory::Maps, 6, 5, 0);
}

#[test]
fn models_of_floats() {
    check_models(Kind::Z3, Theory::Floats, 20, 2, 10);
    check_models(Kind::Cvc5, Theory::Floats, 6, 2, 0);
    check_models(Kind::Bitwuzla, Theory::Floats, 6, 2, 0);
}

#[test]
fn facts_about_float_bits_survive_pop() {
    let Some(solver) = solver::find(Kind::Z3, "facts about float bits survive pop") else { return };
    let terms = Terms::new();
    let x = terms.variable("x", Sort::Float(tandem_logic::FloatFormat::Single));
    let bits = terms.term(Op::FpToBits, &[x]);
    let one = terms.eq(terms.bv_extract(bits, 30, 0), terms.bv(31, 0x3f80_0000));
    let not_one = terms.not(terms.eq(terms.fp_abs(x), terms.single(1.0)));
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut script = String::from(Emitter::PRELUDE);
    for _ in 0..4 {
        script.push_str(emitter.push());
        script.push_str(&emitter.assert_text(&terms, one).unwrap());
        script.push_str(&emitter.assert_text(&terms, not_one).unwrap());
        script.push_str("(check-sat)\n");
        script.push_str(emitter.pop());
    }
    assert_eq!(answers(&solver.run(&script)), vec!["unsat"; 4], "{script}");
}

#[test]
fn quantifiers_bind_what_they_should() {
    let Some(solver) = solver::find(Kind::Z3, "quantifiers bind what they should") else { return };
    let terms = Terms::new();
    let (x, y) = (terms.variable("x", Sort::Int), terms.variable("y", Sort::Int));
    // A term that is shared inside and outside of the quantifier, where its variable means different things.
    let shared = terms.apply("f", &[terms.mul(x, x)], Sort::Int);
    let twice = terms.apply("g", &[shared, shared], Sort::Int);
    let inside = terms.forall(&[x], terms.eq(twice, terms.add(y, shared)));
    let inner = terms.forall(&[y], terms.forall(&[x], terms.le(terms.mul(y, twice), terms.add(shared, y))));
    let outside = terms.and(&[terms.eq(shared, terms.int(3)), terms.eq(twice, terms.int(9)), inside]);
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut script = String::from(Emitter::PRELUDE);
    for term in [outside, inner, inside, outside] {
        script.push_str(&emitter.assert_text(&terms, term).unwrap());
    }
    // Under the quantifier f(x*x) = g(...) - y for all x, and outside 9 = y + 3.
    script.push_str(&emitter.assert_text(&terms, terms.not(terms.eq(y, terms.int(6)))).unwrap());
    script.push_str("(check-sat)\n");
    assert_eq!(answers(&solver.run(&script)), ["unsat"], "{script}");
}

/// A quantifier over two bits says the same as the conjunction of its four cases, with inner quantifiers and shared
/// terms, some of which are printed outside.
#[test]
fn quantifiers_mean_all_their_cases() {
    let Some(solver) = solver::find(Kind::Z3, "quantifiers mean all their cases") else { return };
    let terms = Terms::new();
    let sort = Sort::BitVec(2);
    let (x, y) = (terms.variable("x", sort.clone()), terms.variable("y", sort));
    let cases = |variable: Term, body: Term| {
        let case = |bits| terms.substitute(body, &FxHashMap::from_iter([(variable, terms.bv(2, bits))]));
        terms.and(&[case(0), case(1), case(2), case(3)])
    };
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut script = solver.prelude(1000);
    let count = 80;
    for seed in 0..count {
        let choices = numbers::sequence(seed * 31_337 + 5, 120);
        let mut generator = Generator::new(&terms, Theory::Bits, &choices);
        generator.narrow = true;
        let mut formula = || generator.term(&Sort::Bool, 4).raw;
        let (outer, inner, outside) = (formula(), formula(), formula());
        let raw = |op, args: &[Term]| terms.unsimplified_term(op, args);
        let quantified = raw(Op::Forall, &[x, raw(Op::Xor, &[outer, raw(Op::Forall, &[y, inner])])]);
        let expanded = cases(x, terms.xor(outer, cases(y, inner)));
        let equal = raw(Op::Eq, &[raw(Op::And, &[outside, quantified]), raw(Op::And, &[outside, expanded])]);
        script.push_str(emitter.push());
        script.push_str(&emitter.assert_text(&terms, raw(Op::Not, &[equal])).expect("all can be printed"));
        script.push_str("(check-sat)\n");
        script.push_str(emitter.pop());
    }
    let output = solver.run(&script);
    let replies = answers(&output);
    assert_eq!(replies.len(), count as usize, "{output}");
    assert!(replies.iter().all(|reply| *reply == "unsat" || *reply == "unknown"), "{output}");
    assert!(replies.iter().filter(|reply| **reply == "unsat").count() >= 60, "{output}");
}

#[test]
fn horn_solutions_are_read_as_terms() {
    let Some(solver) = solver::find(Kind::Z3, "Horn solutions are read as terms") else { return };
    let terms = Terms::new();
    let (i, n) = (terms.variable("i", Sort::Int), terms.variable("n", Sort::Int));
    let invariant = FunctionSignature { name: "inv".into(), arguments: vec![Sort::Int, Sort::Int], result: Sort::Bool };
    let holds = |i, n| terms.apply("inv", &[i, n], Sort::Bool);
    let zero = terms.int(0);
    let clauses = [
        terms.forall(&[n], terms.implies(terms.le(zero, n), holds(zero, n))),
        terms.forall(
            &[i, n],
            terms.implies(terms.and2(holds(i, n), terms.lt(i, n)), holds(terms.add(i, terms.int(1)), n)),
        ),
        terms.forall(&[i, n], terms.implies(terms.and2(holds(i, n), terms.le(n, i)), terms.eq(i, n))),
    ];
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut script = String::from("(set-logic HORN)\n");
    for clause in clauses {
        script.push_str(&emitter.assert_text(&terms, clause).unwrap());
    }
    script.push_str("(check-sat)\n(get-model)\n");
    let output = solver.run(&script);
    let replies = answers(&output);
    assert_eq!(replies[0], "sat", "{script}{output}");
    let sexps = Sexps::parse(replies[1]).unwrap();
    let environment = Environment::of_emitter(&terms, &emitter);
    let mut solution = None;
    for entry in sexps.single().unwrap().list().unwrap() {
        let members = entry.list().unwrap();
        if members[0].word() == Some("define-fun") && members[1].symbol() == Some("$inv") {
            solution = Some(parse_function(&terms, members[2], members[4], &environment).unwrap());
        }
    }
    let (parameters, body) = solution.expect("the model has the invariant");
    assert_eq!(parameters.len(), invariant.arguments.len());
    let at = |i: i128, n: i128| {
        let map = parameters.iter().copied().zip([terms.int(i), terms.int(n)]).collect();
        terms.substitute(body, &map)
    };
    assert!(terms.is_true(at(0, 5)) && terms.is_true(at(5, 5)));
    assert!(terms.is_false(at(6, 5)));
}
