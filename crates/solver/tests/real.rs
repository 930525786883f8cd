//! Real solvers. A solver that is not installed is not tested, and the test says so.

use std::time::{Duration, Instant};

use tandem_base::{Budget, Reason};
use tandem_solver::{Command, FollowUp, Kind, ScriptAnswer, Session, Solver, discover};

fn z3() -> Option<Command> {
    let found = discover::z3();
    if found.is_none() {
        eprintln!("NOT RUN: there is no z3; `make setup` fetches one");
    }
    found
}

fn seconds(count: u64) -> Budget {
    Budget::lasting(Duration::from_secs(count))
}

/// Takes any solver far longer than a test.
const HARD: &str = "(declare-const a (_ BitVec 64))(declare-const b (_ BitVec 64))
    (assert (= (bvmul a b) #x7a3c9f1e5b8d2647))(assert (bvugt a #x0000000000000001))(assert (bvugt b #x0000000000000001))
    (assert (bvult a #x00000000ffffffff))(assert (bvult b #x00000000ffffffff))";

#[test]
fn z3_runs_out_of_memory() {
    let Some(command) = z3() else { return };
    let budget = seconds(60).with_memory(80 << 20);
    let mut session = Session::start(&command, &budget).expect("it starts");
    // A sum of many products makes the solver translate a very large circuit.
    let mut script = String::new();
    for i in 0..200 {
        script += &format!("(declare-const x{i} (_ BitVec 128))(declare-const y{i} (_ BitVec 128))\n");
        script += &format!("(assert (= (bvmul x{i} y{i} (bvudiv x{i} y{i})) #x{:032x}))\n", 12345 + i);
    }
    let begun = Instant::now();
    assert_eq!(session.ask(&format!("{script}(check-sat)"), &budget), Err(Reason::MemoryExhausted));
    println!("{:?}", begun.elapsed());
}

#[test]
fn z3_reports_errors() {
    let Some(command) = z3() else { return };
    let mut session = Session::start(&command, &seconds(10)).expect("it starts");
    let answer = session.ask("(assert (= x 1))\n(check-sat)", &seconds(10));
    assert!(matches!(&answer, Err(Reason::SolverError(text)) if text.contains("unknown constant x")), "{answer:?}");
    let mut session = Session::start(&command, &seconds(10)).expect("it starts");
    let answer = session.run("(set-option :no-such-option true)", &seconds(10));
    assert!(matches!(&answer, Err(Reason::SolverError(_))), "{answer:?}");
}

#[test]
fn horn_clauses_are_solved_by_script() {
    let Some(command) = z3() else { return };
    let solver = Solver::new(command);
    let system = |bound: u32| {
        format!(
            "(set-logic HORN)(declare-fun inv (Int) Bool)
             (assert (forall ((x Int)) (=> (= x 0) (inv x))))
             (assert (forall ((x Int)) (=> (and (inv x) (< x 10)) (inv (+ x 1)))))
             (assert (forall ((x Int)) (=> (and (inv x) (> x {bound})) false)))"
        )
    };
    let follow_up = FollowUp { sat: Some("(get-model)"), unsat: None };
    match solver.script(&system(10), follow_up, &seconds(20)) {
        ScriptAnswer::Sat(model) => assert!(model.contains("inv"), "{model}"),
        other => panic!("{other:?}"),
    }
    assert!(matches!(solver.script(&system(9), follow_up, &seconds(20)), ScriptAnswer::Unsat(_)));
}

#[test]
fn a_program_on_a_file_is_a_solver_too() {
    let Some(command) = z3() else { return };
    let batch = Solver::new(Command::new("batch", command.program, &["{}"], Kind::Batch));
    let ask = |script: &str| batch.script(script, FollowUp::default(), &seconds(10));
    assert_eq!(ask("(declare-const x Int)(assert (> x 1))"), ScriptAnswer::Sat(String::new()));
    assert_eq!(ask("(declare-const x Int)(assert (> x x))"), ScriptAnswer::Unsat(String::new()));
    assert!(matches!(ask("(assert (> x 1))"), ScriptAnswer::Unknown(Reason::SolverError(_))));
    let budget = Budget::lasting(Duration::from_millis(300));
    assert_eq!(batch.script(HARD, FollowUp::default(), &budget), ScriptAnswer::Unknown(Reason::Timeout));
}

#[test]
fn a_hard_query_ends_at_its_deadline() {
    let Some(command) = z3() else { return };
    let solver = Solver::new(command);
    let begun = Instant::now();
    let answer = solver.script(HARD, FollowUp::default(), &Budget::lasting(Duration::from_millis(300)));
    assert_eq!(answer, ScriptAnswer::Unknown(Reason::Timeout));
    assert!(begun.elapsed() < Duration::from_millis(800));
}
