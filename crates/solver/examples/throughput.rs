//! How many small questions a second a solver answers, in each of the ways in which they can be asked:
//! `cargo run --release -p tandem-solver --example throughput`.

use std::time::{Duration, Instant};

use tandem_base::Budget;
use tandem_logic::{Sort, Term, Terms};
use tandem_solver::{Answer, Session, Solver, discover};

fn main() {
    let Some(command) = discover::z3() else { return eprintln!("there is no z3") };
    let budget = Budget::lasting(Duration::from_secs(300)).with_memory(1 << 30);
    measure("start and stop", 50, |_| drop(Session::start(&command, &budget).expect("z3 starts")));

    let solver = Solver::new(command);
    let t = Terms::new();
    let words = |names: [&str; 2]| names.map(|name| t.variable(name, Sort::BitVec(32)));
    let [x, y] = words(["x", "y"]);
    let question =
        |n: u32| -> [Term; 2] { [t.eq(t.bv_add(x, y), t.bv(32, u128::from(n))), t.bv_ult(x, t.bv(32, 256))] };
    measure("assertions", 500, |n| expect_sat(&solver.solve(&t, &question(n), &[], &budget)));
    measure("with assumptions and cores", 500, |n| {
        expect_sat(&solver.solve_under(&t, &[], &question(n), &[], true, &budget));
    });
}

fn expect_sat(answer: &Answer) {
    assert!(answer.is_sat(), "{answer:?}");
}

fn measure(name: &str, count: u32, mut ask: impl FnMut(u32)) {
    let begun = Instant::now();
    for n in 0..count {
        ask(n);
    }
    let time = begun.elapsed().as_secs_f64() / f64::from(count);
    println!("{name}: {:.3} ms, {:.0} a second", time * 1000.0, 1.0 / time);
}
