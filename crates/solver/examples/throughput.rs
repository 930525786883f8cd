//! How many small questions a second the solver answers, in the ways we ask them: `cargo run --release --example throughput`.
use std::time::{Duration, Instant};

use tandem_solver::{Budget, Session, discover};

fn main() {
    let Some(command) = discover::z3() else { return eprintln!("no z3") };
    let budget = Budget::lasting(Duration::from_secs(120)).with_memory(1 << 30);
    let begun = Instant::now();
    for _ in 0..50 {
        Session::start(&command, &budget).expect("z3 starts");
    }
    println!("start and stop: {:.2} ms", begun.elapsed().as_secs_f64() * 1000.0 / 50.0);

    let declare = "(declare-const x (_ BitVec 32))(declare-const y (_ BitVec 32))";
    let query = |n: u32| format!("(assert (= (bvadd x y) #x{n:08x}))(assert (bvult x #x00000100))");
    let ways: [(&str, &dyn Fn(u32) -> String); 3] = [
        ("push, check, pop", &|n| format!("(push 1){}(check-sat)", query(n))),
        ("push, check, pop with timeout", &|n| format!("(set-option :timeout 10000)(push 1){}(check-sat)", query(n))),
        ("reset, check", &|n| {
            format!(
                "(reset)(set-option :print-success true)(set-option :produce-models true){declare}{}(check-sat)",
                query(n)
            )
        }),
    ];
    for (name, way) in ways {
        let mut session = Session::start(&command, &budget).expect("z3 starts");
        session.run(declare, &budget).expect("declarations are accepted");
        let begun = Instant::now();
        let count = 3000;
        for n in 0..count {
            let pop = if n > 0 && name.starts_with("push") { "(pop 1)" } else { "" };
            let answer = session.ask(&format!("{pop}{}", way(n)), &budget).expect("an answer");
            assert_eq!(answer, "sat");
        }
        println!(
            "{name}: {:.0} a second, {} MB",
            f64::from(count) / begun.elapsed().as_secs_f64(),
            session.resident_bytes() >> 20
        );
    }
}
