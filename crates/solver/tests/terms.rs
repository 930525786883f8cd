//! Queries over terms, put to a real Z3. Without one they are not run, and say so.

use std::time::{Duration, Instant};

use tandem_base::{Budget, Reason};
use tandem_logic::{FloatFormat, Op, Sort, Term, Terms, Value, evaluate};
use tandem_solver::{Answer, Command, Kind, QueryLog, SecondOpinion, Solver, discover, everything_in};

fn z3() -> Option<Solver> {
    let found = discover::z3().map(Solver::new);
    if found.is_none() {
        eprintln!("NOT RUN: there is no z3; `make setup` fetches one");
    }
    found
}

fn seconds(count: u64) -> Budget {
    Budget::lasting(Duration::from_secs(count))
}

fn fake(behaviour: &str) -> Solver {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fake-solver.sh");
    Solver::new(Command::new("fake", "/bin/sh", &[script, behaviour, "tag"], Kind::Other))
}

fn word(t: &Terms, name: &str) -> Term {
    t.variable(name, Sort::BitVec(32))
}

/// A factorization that takes any solver far longer than a test.
fn hard(t: &Terms) -> Vec<Term> {
    let (a, b) = (t.variable("a", Sort::BitVec(64)), t.variable("b", Sort::BitVec(64)));
    let limit = t.bv(64, 0xffff_ffff);
    let product = t.eq(t.bv_mul(a, b), t.bv(64, 0x7a3c_9f1e_5b8d_2647));
    vec![product, t.bv_ult(a, limit), t.bv_ult(b, limit)]
}

#[test]
fn one_shot_queries() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    let (a, b) = (word(&t, "a"), word(&t, "b"));
    let square = |x| t.bv_mul(x, x);
    let difference = t.bv_mul(t.bv_add(a, b), t.bv_sub(a, b));
    let wrong = t.ne(difference, t.bv_sub(square(a), square(b)));
    let small = [t.bv_ult(a, t.bv(32, 64)), t.bv_ult(b, t.bv(32, 64))];
    assert!(z3.solve(&t, &[wrong, small[0], small[1]], &[], &seconds(30)).is_unsat());
    assert!(z3.solve(&t, &small, &[], &seconds(30)).is_sat());
    assert!(z3.solve(&t, &[], &[], &seconds(30)).is_sat());
    assert!(z3.solve(&t, &[t.bool(false)], &[], &seconds(30)).is_unsat());
}

#[test]
fn the_same_names_mean_other_things_in_the_next_query() {
    let Some(z3) = z3() else { return };
    for sort in [Sort::Bool, Sort::Int, Sort::BitVec(8), Sort::opaque("S"), Sort::array(Sort::Int, Sort::Bool)] {
        let t = Terms::new();
        let (x, y) = (t.variable("x", sort.clone()), t.variable("y", sort.clone()));
        let f = |x| t.apply("f", &[x], sort.clone());
        assert!(z3.solve(&t, &[t.eq(x, y), t.ne(f(x), f(y))], &[], &seconds(30)).is_unsat());
        assert!(z3.solve(&t, &[t.ne(x, y), t.ne(f(x), f(y))], &[], &seconds(30)).is_sat());
    }
}

#[test]
fn a_query_that_times_out_costs_only_itself() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    let x = word(&t, "x");
    let between = [t.bv_ult(x, t.bv(32, 10)), t.bv_ult(t.bv(32, 5), x)];
    let under = |assumption: Term, budget: &Budget| z3.solve(&t, &[between[0], between[1], assumption], &[], budget);
    let above = t.bv_ult(t.bv(32, 20), x);
    assert!(under(above, &seconds(30)).is_unsat());
    let begun = Instant::now();
    let answer = z3.solve(&t, &hard(&t), &[], &Budget::lasting(Duration::from_millis(300)));
    assert!(matches!(answer, Answer::Unknown(Reason::Timeout)), "{answer:?}");
    assert!(begun.elapsed() < Duration::from_millis(800));
    assert!(under(above, &seconds(30)).is_unsat());
    assert!(under(above, &Budget::lasting(Duration::ZERO)).is_unknown());
    assert!(under(t.bv_ult(x, t.bv(32, 8)), &seconds(30)).is_sat());
}

#[test]
fn cores_name_the_assumptions_that_were_needed() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    let x = t.variable("x", Sort::Int);
    let assumptions = [t.le(x, t.int(3)), t.le(x, t.int(100)), t.le(t.int(5), x), t.le(t.int(-8), x)];
    let given = [t.ne(x, t.int(50))];
    let under = |assumptions: &[Term], cores| z3.solve_under(&t, &given, assumptions, &[], cores, &seconds(30));
    for _ in 0..2 {
        match under(&assumptions, true) {
            Answer::Unsat(core) => assert_eq!(core, [assumptions[0], assumptions[2]]),
            other => panic!("{other:?}"),
        }
        assert!(under(&assumptions[..2], true).is_sat());
    }
    match under(&assumptions, false) {
        Answer::Unsat(core) => assert_eq!(core, assumptions, "without cores all may be needed"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_second_solver_can_contradict_the_first() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    let x = t.variable("x", Sort::Int);
    let impossible = [t.le(x, t.int(3)), t.le(t.int(5), x)];
    let ask = |second: &str, confirmation| {
        let solver = z3.clone().confirmed_by(fake(second), confirmation);
        solver.solve(&t, &impossible, &[], &seconds(30))
    };
    for confirmation in [SecondOpinion::WhenAble, SecondOpinion::Required] {
        let answer = ask("honest", confirmation);
        assert!(matches!(answer, Answer::Unknown(Reason::Disagreement(_))), "{answer:?}");
    }
    assert!(ask("says-unknown", SecondOpinion::WhenAble).is_unsat());
    let answer = ask("says-unknown", SecondOpinion::Required);
    assert!(matches!(answer, Answer::Unknown(Reason::SolverSaidUnknown(_))), "{answer:?}");
}

#[test]
fn other_solvers_confirm() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    let (a, b) = (word(&t, "a"), word(&t, "b"));
    let wrong = t.ne(t.bv_sub(a, b), t.bv_add(a, t.bv_add(t.bv_not(b), t.bv(32, 1))));
    for second in [discover::cvc5(), discover::bitwuzla()].into_iter().flatten() {
        let name = second.name.clone();
        let second = Solver::new(second);
        assert!(second.solve(&t, &[t.bv_ult(a, b)], &[], &seconds(30)).is_sat(), "{name}");
        let confirmed = z3.clone().confirmed_by(second, SecondOpinion::Required);
        for _ in 0..3 {
            let answer = confirmed.solve(&t, &[wrong], &[], &seconds(30));
            assert!(answer.is_unsat(), "{name}: {answer:?}");
        }
    }
}

#[test]
fn many_threads_share_a_solver() {
    let Some(z3) = z3() else { return };
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let z3 = &z3;
            scope.spawn(move || {
                let t = Terms::new();
                let x = t.variable("x", Sort::Int);
                for number in 0..20 {
                    let same = [t.eq(x, t.int(number)), t.eq(x, t.int(number + thread % 2))];
                    assert_eq!(z3.solve(&t, &same, &[], &seconds(60)).is_sat(), thread % 2 == 0);
                }
            });
        }
    });
}

#[test]
fn queries_are_logged_under_names_that_do_not_change() {
    let Some(z3) = z3() else { return };
    let folder = std::env::temp_dir().join(format!("tandem-log-{}", std::process::id()));
    let names = || {
        let mut names: Vec<String> = std::fs::read_dir(&folder)
            .expect("the log made it")
            .map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    };
    let run = || {
        let solver = z3.clone().logged(QueryLog::new(&folder).expect("a temporary folder"));
        let t = Terms::new();
        let x = t.variable("x", Sort::Int);
        solver.labelled("first one").solve(&t, &[t.le(x, t.int(3))], &[], &seconds(30));
        solver.labelled("second").solve(&t, &[t.le(x, t.int(3)), t.le(t.int(5), x)], &[], &seconds(30));
        names()
    };
    let first = run();
    assert_eq!(first, run());
    assert_eq!(first.len(), 2);
    assert!(first[0].starts_with("first-one-") && first[1].starts_with("second-"), "{first:?}");
    let text = std::fs::read_to_string(folder.join(&first[1])).expect("it is there");
    assert!(text.contains("z3 answered unsat in "), "{text}");
    std::fs::remove_dir_all(&folder).expect("it is ours");
}

/// Every solver found, with the sorts it knows.
fn all_solvers() -> Vec<Solver> {
    [discover::z3(), discover::cvc5(), discover::bitwuzla()].into_iter().flatten().map(Solver::new).collect()
}

/// Asks for everything, and sees that what the solver says is a solution indeed.
fn assert_model_holds(solver: &Solver, t: &Terms, assertions: &[Term]) {
    let name = &solver.command().name;
    let wanted = everything_in(t, assertions);
    match solver.solve(t, assertions, &wanted, &seconds(60)) {
        Answer::Sat(model) => {
            assert_eq!(model.values().len(), wanted.len());
            let assignment = model.assignment(t);
            for &assertion in assertions {
                let value = evaluate(t, assertion, &assignment);
                assert_eq!(value, Ok(Value::Bool(true)), "{name}: {model:?}");
            }
        }
        // The others may give up, but not be wrong.
        Answer::Unknown(Reason::SolverSaidUnknown(_)) if solver.command().kind != Kind::Z3 => {}
        other => panic!("{name}: {other:?} to {:?}", tandem_logic::script(t, assertions)),
    }
}

#[test]
fn models_are_solutions() {
    let wide = |t: &Terms| {
        let (x, y) = (t.variable("x", Sort::BitVec(128)), t.variable("y", Sort::BitVec(128)));
        vec![t.eq(t.bv_add(x, y), t.bv(128, 1 << 100)), t.bv_ult(y, x), t.ne(x, y)]
    };
    let floats = |t: &Terms| {
        let format = FloatFormat::Double;
        let (x, y) = (t.variable("x", Sort::Float(format)), t.variable("y", Sort::Float(format)));
        let z = t.variable("z", Sort::Float(format));
        vec![t.fp_lt(x, t.double(-0.5)), t.eq(t.fp_add(x, y), t.double(0.25)), t.fp_is_nan(z)]
    };
    let maps = |t: &Terms| {
        let map = |name| t.variable(name, Sort::array(Sort::BitVec(8), Sort::BitVec(16)));
        let (a, b, i) = (map("a"), map("b"), t.variable("i", Sort::BitVec(8)));
        let zeros = t.const_array(Sort::array(Sort::BitVec(8), Sort::BitVec(16)), t.bv(16, 0));
        let changed = t.store(t.store(zeros, i, t.bv(16, 7)), t.bv(8, 3), t.bv(16, 9));
        vec![t.eq(a, changed), t.ne(a, b), t.eq(t.select(b, i), t.bv(16, 99)), t.ne(i, t.bv(8, 3))]
    };
    let functions = |t: &Terms| {
        let x = t.variable("x", Sort::BitVec(8));
        let f = |x| t.apply("f", &[x], Sort::BitVec(8));
        vec![t.eq(f(f(x)), t.bv(8, 5)), t.eq(f(x), t.bv(8, 200)), t.eq(f(t.bv(8, 1)), t.bv(8, 77))]
    };
    let numbers = |t: &Terms| {
        let (x, y) = (t.variable("x", Sort::Int), t.variable("y", Sort::Real));
        let real = |number| t.term(Op::IntToReal, &[t.int(number)]);
        vec![t.lt(x, t.int(i128::MIN)), t.eq(t.mul(y, real(3)), real(1))]
    };
    let opaque = |t: &Terms| {
        let [a, b, c] = ["a", "b", "c"].map(|name| t.variable(name, Sort::opaque("Thing")));
        let f = |x| t.apply("next", &[x], Sort::opaque("Thing"));
        vec![t.ne(a, b), t.eq(f(a), b), t.eq(f(b), c), t.ne(a, c), t.ne(b, c)]
    };
    for solver in all_solvers() {
        for (number, assertions) in [wide, floats, maps, functions, numbers, opaque].into_iter().enumerate() {
            // Bitwuzla knows no numbers without bounds.
            if number == 4 && solver.command().kind == Kind::Bitwuzla {
                continue;
            }
            let t = Terms::new();
            assert_model_holds(&solver, &t, &assertions(&t));
        }
    }
}

/// A loop's index below a length of 64 bits, and the end of what it walks over.
fn indices(t: &Terms) -> Vec<Term> {
    let [i, n, base] = ["i", "n", "base"].map(|name| t.variable(name, Sort::BitVec(64)));
    let at = |index| t.bv_add(base, t.bv_mul(t.bv(64, 12), index));
    vec![t.bv_ult(i, n), t.bv_ule(n, t.bv(64, 1 << 48)), t.bv_ule(base, t.bv(64, 1 << 60)), t.bv_ule(at(n), at(i))]
}

#[test]
fn questions_about_indices_are_decided_as_integers() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    let question = indices(&t);
    assert!(z3.solve(&t, &question, &[], &seconds(30)).is_unsat());
    assert_eq!((z3.encodings().integers_unsat, z3.encodings().integers_sat), (1, 0));
    // A solution is carried back, with the values of what was asked for.
    let wanted = everything_in(&t, &question);
    let Answer::Sat(model) = z3.solve(&t, &question[..3], &wanted, &seconds(30)) else { panic!("there are solutions") };
    assert_eq!(z3.encodings().integers_sat, 1);
    let values = model.assignment(&t);
    assert!(question[..3].iter().all(|said| evaluate(&t, *said, &values) == Ok(Value::Bool(true))));
}

#[test]
fn few_steps_for_integers_are_no_limit_for_bits() {
    let Some(z3) = z3() else { return };
    let t = Terms::new();
    // The sums of the bits, in two ways: nothing for integers, and much for few steps.
    let x = t.variable("x", Sort::BitVec(24));
    let bit = |at: u32| t.bv_zero_extend(t.bv_extract(x, at, at), 24);
    let mut sum = t.bv(24, 0);
    let mut rest = t.bv(24, 0);
    for at in 0..24 {
        sum = t.bv_add(sum, bit(at));
        rest = t.bv_add(rest, bit(23 - at));
    }
    let product = |a, b| t.bv_mul(t.bv_xor(a, x), t.bv_or(b, x));
    let question = [t.ne(product(sum, rest), product(rest, sum))];
    for _ in 0..2 {
        assert!(!z3.solve(&t, &indices(&t), &[], &seconds(30)).is_unknown());
        assert!(z3.solve(&t, &question, &[], &seconds(60)).is_unsat());
    }
    let limited = z3.solve(&t, &hard(&t), &[], &Budget::lasting(Duration::from_millis(1500)));
    assert!(matches!(limited, Answer::Unknown(Reason::Timeout)), "the limit is the deadline: {limited:?}");
}
