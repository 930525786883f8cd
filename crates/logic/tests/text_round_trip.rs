//! What is printed is read back with the same meaning, and no text makes the readers panic.

mod generate;

use generate::{Generator, Theory};
use proptest::prelude::*;
use tandem_logic::{
    Emitter, EmitterOptions, Environment, EvaluationError, FunctionSignature, ParseError, Sexps, Sort, Term, Terms,
    Value, complete_length, evaluate, parse_function, parse_model, parse_term, parse_value, parse_values,
};

/// Reads the commands that an emitter writes, and returns what they assert.
fn read_script(terms: &Terms, text: &str) -> Result<Vec<Term>, ParseError> {
    let sexps = Sexps::parse(text)?;
    let mut environment = Environment::new();
    let mut assertions = Vec::new();
    for command in sexps.iter() {
        let members = command.list().unwrap_or_default();
        let name = |position: usize| members.get(position).and_then(|member| member.symbol()).unwrap_or_default();
        let plain = name(1).trim_start_matches('$').split('!').next().unwrap_or_default();
        match (name(0), members.len()) {
            ("declare-sort", _) => environment.declare_sort(name(1), Sort::opaque(plain)),
            ("declare-fun", 4) => {
                let sorts = members[2].list().unwrap_or_default();
                let arguments = sorts.into_iter().map(|sort| environment.parse_sort(sort)).collect::<Result<_, _>>()?;
                let result = environment.parse_sort(members[3])?;
                let signature = FunctionSignature { name: plain.into(), arguments, result: result.clone() };
                if name(1).starts_with('%') && !name(1).starts_with("%bits") {
                    // The remainder of floats is known by its name.
                } else if signature.arguments.is_empty() {
                    environment.declare_variable(name(1), terms.variable(plain, result));
                } else {
                    environment.declare_function(name(1), signature);
                }
            }
            // Helpers have parameters and are known by their names.
            ("define-fun", 5) if members[2].list().is_some_and(|parameters| parameters.is_empty()) => {
                let (parameters, body) = parse_function(terms, members[2], members[4], &environment)?;
                environment.define(terms, name(1), parameters, body);
            }
            ("define-fun", 5) => {}
            ("assert", 2) => assertions.push(parse_term(terms, members[1], &environment)?),
            _ => return Err(command.error("unknown command")),
        }
    }
    Ok(assertions)
}

fn check_round_trip(theory: Theory, choices: &[u32], seed: &[u32]) -> Result<(), TestCaseError> {
    let terms = Terms::new();
    let mut generator = Generator::new(&terms, theory, choices);
    let formula = generator.term(&Sort::Bool, 5).raw;
    let text = Emitter::new(EmitterOptions::default()).assert_text(&terms, formula).expect("there are no quantifiers");
    let assertions = read_script(&terms, &text).map_err(|error| TestCaseError::fail(format!("{error} in\n{text}")))?;
    let Some((&read, facts)) = assertions.split_last() else {
        return Err(TestCaseError::fail("nothing was asserted"));
    };
    // The variables that stand for bits of floats are what the facts say.
    let bits = terms
        .free_variables(facts)
        .into_iter()
        .any(|variable| terms.variable_name(variable).is_some_and(|name| name.starts_with("%bits")));
    if !bits {
        let assignment = Generator::new(&terms, theory, seed).assignment(&[formula, read]);
        let expected = evaluate(&terms, formula, &assignment);
        if !matches!(expected, Err(EvaluationError::DivisionByZero | EvaluationError::NotFinite)) {
            prop_assert_eq!(expected, evaluate(&terms, read, &assignment), "{}", text);
        }
    }
    Ok(())
}

fn choices() -> impl Strategy<Value = Vec<u32>> {
    proptest::collection::vec(any::<u32>(), 0..150)
}

/// Text that looks like a solver's.
fn soup() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "(",
        "(",
        "(",
        ")",
        ")",
        ")",
        "_",
        "as",
        "const",
        "store",
        "select",
        "let",
        "forall",
        "exists",
        "lambda",
        "ite",
        "=",
        "and",
        "or",
        "not",
        "=>",
        "define-fun",
        "model",
        "Bool",
        "Int",
        "Real",
        "BitVec",
        "Array",
        "x",
        "$x",
        "y",
        "(x Int)",
        "((x Int))",
        "8",
        "32",
        "0",
        "24",
        "999999999999",
        "#x0f",
        "#b1",
        "#xzz",
        "bv5",
        "fp",
        "NaN",
        "+oo",
        "-zero",
        "as-array",
        "/",
        "-",
        "+",
        "*",
        "1.0",
        "1.5?",
        "(_ BitVec 8)",
        "(Array Int Int)",
        "bvadd",
        "extract",
        "zero_extend",
        "repeat",
        "rotate_left",
        "RNE",
        "fp.add",
        "to_fp",
        "true",
        "false",
        "|",
        "\"",
        "%1",
        "!",
        ":named",
        "S!val!0",
        "@S_1",
        "root-obj",
        "é",
        ";",
        "\n",
        "((as const (Array Int Int)) 3)",
        "(- 5)",
        "(_ bv7 8)",
        "div",
        "mod",
        "distinct",
        "bv2nat",
        "int2bv",
        "concat",
        "(_ FloatingPoint 8 24)",
        "fp.to_ieee_bv",
        "xor",
        "bvsmod",
    ]);
    proptest::collection::vec(words, 0..40).prop_map(|words| words.join(" "))
}

fn read_everything(text: &str) {
    let terms = Terms::new();
    let mut environment = Environment::new();
    environment.declare_sort("S", Sort::opaque("S"));
    environment.declare_variable("x", terms.variable("x", Sort::Int));
    environment.declare_variable("$x", terms.variable("x", Sort::BitVec(8)));
    let sorts = [Sort::Int, Sort::Real, Sort::BitVec(8), Sort::array(Sort::Int, Sort::Int), Sort::opaque("S")];
    let _ = complete_length(text);
    let _ = parse_model(&terms, text, &environment);
    let _ = parse_values(&terms, text, &sorts, &environment);
    if let Ok(sexps) = Sexps::parse(text) {
        for sexp in sexps.iter() {
            let _ = parse_term(&terms, sexp, &environment);
            let _ = environment.parse_sort(sexp);
            for sort in &sorts {
                let _ = parse_value(&terms, sexp, sort, &environment);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn printed_terms_are_read_back(choices in choices(), seed in proptest::collection::vec(any::<u32>(), 40)) {
        check_round_trip(Theory::All, &choices, &seed)?;
        check_round_trip(Theory::Bits, &choices, &seed)?;
        check_round_trip(Theory::Maps, &choices, &seed)?;
    }

    #[test]
    fn solver_like_text_never_panics(text in soup()) {
        read_everything(&text);
        read_everything(&format!("({text})"));
        read_everything(&format!("((define-fun $x () (_ BitVec 8) {text}))"));
        read_everything(&format!("(let ((x {text})) (ite (= x 1) {text} x))"));
    }

    #[test]
    fn any_text_never_panics(text in ".*") {
        read_everything(&text);
    }
}

fn value(text: &str, sort: &Sort) -> Result<Value, String> {
    let terms = Terms::new();
    let mut environment = Environment::new();
    environment.declare_sort("$S", Sort::opaque("S"));
    let sexps = Sexps::parse(text).map_err(|error| error.to_string())?;
    let sexp = sexps.single().map_err(|error| error.to_string())?;
    parse_value(&terms, sexp, sort, &environment).map_err(|error| error.to_string())
}

#[test]
fn values_as_the_solvers_print_them() {
    let shows = |text: &str, sort: &Sort| value(text, sort).map(|value| value.to_string());
    let ok = |text: &str| Ok(text.to_string());
    let bits = Sort::BitVec(8);
    assert_eq!(shows("#x0f", &bits), ok("15:8"));
    assert_eq!(shows("#b00001111", &bits), ok("15:8"));
    assert_eq!(shows("(_ bv15 8)", &bits), ok("15:8"));
    assert_eq!(shows("(- 5)", &Sort::Int), ok("-5"));
    assert_eq!(
        shows("340282366920938463463374607431768211456", &Sort::Int),
        ok("340282366920938463463374607431768211456")
    );
    assert_eq!(shows("1.25", &Sort::Real), ok("5/4"));
    assert_eq!(shows("(- (/ 1.0 3.0))", &Sort::Real), ok("-1/3"));
    assert_eq!(shows("(/ (- 1) 3)", &Sort::Real), ok("-1/3"));
    assert_eq!(shows("7", &Sort::Real), ok("7"));
    let double = Sort::Float(tandem_logic::FloatFormat::Double);
    let single = Sort::Float(tandem_logic::FloatFormat::Single);
    assert_eq!(shows("(fp #b0 #b10000000000 #x8000000000000)", &double), ok("3.0"));
    assert_eq!(shows("(fp #b1 #x7f #b00000000000000000000000)", &single), ok("-1.0"));
    assert_eq!(shows("(_ NaN 11 53)", &double), ok("NaN"));
    assert_eq!(shows("(_ -oo 8 24)", &single), ok("-inf"));
    assert_eq!(shows("(_ -zero 8 24)", &single), ok("-0.0"));
    assert_eq!(shows("((_ to_fp 8 24) #x3f800000)", &single), ok("1.0"));
    let map = Sort::array(Sort::Int, Sort::Int);
    assert_eq!(shows("(store ((as const (Array Int Int)) 0) 1 (- 2))", &map), ok("[1: -2, else 0]"));
    assert_eq!(shows("(lambda ((x!1 Int)) (ite (= x!1 3) 4 (ite (= x!1 5) 4 9)))", &map), ok("[3: 4, 5: 4, else 9]"));
    assert_eq!(
        shows("(let ((a!1 (store ((as const (Array Int Int)) 0) 1 2))) (store a!1 2 3))", &map),
        ok("[1: 2, 2: 3, else 0]")
    );
    let opaque = Sort::opaque("S");
    assert_eq!(shows("$S!val!3", &opaque), ok("#3"));
    assert_eq!(shows("(as @$S_4 $S)", &opaque), ok("#4"));
    let over = Sort::array(opaque, bits);
    assert_eq!(
        shows("(store ((as const (Array $S (_ BitVec 8))) #x01) $S!val!0 #x02)", &over),
        ok("[#0: 2:8, else 1:8]")
    );
}

#[test]
fn values_that_cannot_be_read_are_errors() {
    assert!(value("(root-obj (+ (^ x 2) (- 2)) 1)", &Sort::Real).is_err());
    assert!(value("1.4142135623?", &Sort::Real).is_err());
    assert!(value("#x0f", &Sort::BitVec(4)).is_err());
    assert!(value("true", &Sort::Int).is_err());
    assert!(value("(_ as-array k!0)", &Sort::array(Sort::Int, Sort::Int)).is_err());
    assert!(value("(lambda ((x Int)) (+ x 1))", &Sort::array(Sort::Int, Sort::Int)).is_err());
    assert!(value("(/ 1.0 0.0)", &Sort::Real).is_err());
}

#[test]
fn models_with_auxiliary_functions() {
    let terms = Terms::new();
    let map = terms.variable("m", Sort::array(Sort::Int, Sort::Int));
    let x = terms.variable("x", Sort::Int);
    let call = terms.apply("f", &[x, terms.int(2)], Sort::Int);
    let mut emitter = Emitter::new(EmitterOptions::default());
    let formula = terms.eq(terms.select(map, x), call);
    emitter.assert_text(&terms, formula).unwrap();
    let environment = Environment::of_emitter(&terms, &emitter);
    let model = "(model
        (define-fun $m () (Array Int Int) (_ as-array k!0))
        (define-fun $x () Int 7)
        (define-fun $f ((x!0 Int) (x!1 Int)) Int (ite (and (= x!0 7) (= x!1 2)) (k!0 7) (+ x!0 x!1)))
        (define-fun k!0 ((x!0 Int)) Int (ite (= x!0 7) 12 0)))";
    let assignment = parse_model(&terms, model, &environment).unwrap();
    assert_eq!(evaluate(&terms, formula, &assignment), Ok(Value::Bool(true)));
    assert_eq!(evaluate(&terms, call, &assignment), Ok(Value::Int(12.into())));
    let other = terms.apply("f", &[terms.int(1), terms.int(2)], Sort::Int);
    assert_eq!(evaluate(&terms, other, &assignment), Ok(Value::Int(3.into())));
}

#[test]
fn shared_terms_are_printed_once() {
    let terms = Terms::new();
    let mut term = terms.variable("x", Sort::Int);
    for _ in 0..1000 {
        term = terms.apply("f", &[term, term], Sort::Int);
    }
    let mut emitter = Emitter::new(EmitterOptions::default());
    let formula = terms.eq(term, terms.int(0));
    let text = emitter.assert_text(&terms, formula).unwrap();
    assert!(text.len() < 60_000, "{}", text.len());
    let again = emitter.assert_text(&terms, terms.not(formula)).unwrap();
    assert!(again.len() < 200, "{again}");
    // Below a quantifier too.
    let x = terms.variable("x", Sort::Int);
    let text = emitter.assert_text(&terms, terms.forall(&[x], formula)).unwrap();
    assert!(text.len() < 60_000, "{}", text.len());
    // And a term that is deep but not shared.
    let mut deep = x;
    for _ in 0..1_000_000 {
        deep = terms.apply("g", &[deep], Sort::Int);
    }
    let text = emitter.assert_text(&terms, terms.eq(deep, x)).unwrap();
    assert!(text.len() < 20_000_000);
    assert!(Sexps::parse(&text).is_ok());
}

#[test]
fn bound_variables_are_not_confused() {
    let terms = Terms::new();
    let environment = Environment::new();
    let parse = |text: &str| {
        let sexps = Sexps::parse(text).unwrap();
        parse_term(&terms, sexps.single().unwrap(), &environment).unwrap()
    };
    // The inner x is not the x of y.
    let term = parse("(forall ((x Int)) (let ((y (+ x 1))) (exists ((x Int)) (= x y))))");
    assert!(terms.free_variables(&[term]).is_empty());
    let outer = terms.args(term)[0];
    let inner = terms.args(terms.args(terms.args(term)[1])[0])[0];
    assert_ne!(outer, inner);
}

#[test]
fn deep_text_does_not_overflow_the_stack() {
    let terms = Terms::new();
    let mut environment = Environment::new();
    let x = terms.variable("x", Sort::Int);
    environment.declare_variable("x", x);
    let signature = FunctionSignature { name: "f".into(), arguments: vec![Sort::Int], result: Sort::Int };
    environment.declare_function("f", signature);
    let depth = 300_000;
    let text = "(f ".repeat(depth) + "x" + &")".repeat(depth);
    let sexps = Sexps::parse(&text).unwrap();
    let term = parse_term(&terms, sexps.single().unwrap(), &environment).unwrap();
    assert_eq!(terms.dag_size(&[term]), depth + 1);
    let text = "(let ((x (f x))) ".repeat(depth) + "x" + &")".repeat(depth);
    let sexps = Sexps::parse(&text).unwrap();
    assert_eq!(parse_term(&terms, sexps.single().unwrap(), &environment), Ok(term));
}
