//! What the user says is a seed: kept where it holds, dropped where it does not, and strengthened by the search.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair, Side};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::SyncFile;
use tandem_kernel::checker::{certificate_for, confirm};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_search::engines::couplings::engine::Couplings;
use tandem_search::{Engine, Seen, Settled};
use tandem_solver::{Solver, discover};

/// A sum modulo 253, with a remainder or with a subtraction: equal only while it stays below 253.
const SUMS: &str = "
func @left(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  seven: i32 = const 7
  m: i32 = const 253
  jump loop(zero, zero)
loop(i: i32, a: i32):
  go = slt i, n
  branch go, body, out
body:
  b = add a, seven
  c = urem b, m
  i.1 = add i, one
  jump loop(i.1, c)
out:
  exit return (a)
}
func @right(n: i32) -> i32 {
entry:
  zero: i32 = const 0
  one: i32 = const 1
  seven: i32 = const 7
  m: i32 = const 253
  jump loop(zero, zero)
loop(i: i32, a: i32):
  go = slt i, n
  branch go, body, out
body:
  b = add a, seven
  below = ult b, m
  less = sub b, m
  c = select below, b, less
  i.1 = add i, one
  jump loop(i.1, c)
out:
  exit return (a)
}
";

fn claim() -> Claim {
    let module = Arc::new(parse_module(SUMS).unwrap_or_else(|error| panic!("{error}")));
    let program = |side: Side| Program {
        module: module.clone(),
        entry: module.function_named(side.name()).expect("the text has a function left and a function right"),
    };
    Claim::new(
        Pair::from_fn(program),
        Semantics { termination: Termination::Partial, ..Semantics::default() },
        None,
        None,
    )
    .unwrap_or_else(|error| panic!("{error}"))
}

fn solver() -> Solver {
    Solver::new(discover::z3().expect("the tests need Z3"))
}

fn budget() -> Budget {
    Budget::lasting(Duration::from_secs(60))
}

fn settle(claim: &Claim, sync: &str) -> Settled {
    let sync = SyncFile::parse(sync).unwrap_or_else(|error| panic!("{error}"));
    let given = sync.relations(Pair::new("left", "right"));
    Couplings.settle(claim, &solver(), &budget(), &mut Seen { given, ..Seen::default() })
}

/// One true predicate that the search has no candidate for, one that is false, and one that means nothing.
const SEEDS: &str = r#"
[[point]]
left = "loop 1"
right = "loop 1"
coupling = ["ult(left.a, 253)", "left.i == 3", "left.nothing == 1"]
"#;

#[test]
fn seeds_are_kept_dropped_and_strengthened() {
    let claim = claim();
    let settled = settle(&claim, SEEDS);
    let proof = settled.proof.unwrap_or_else(|| panic!("no proof: {}", settled.why));
    let solver = solver();
    let mut discharge = WithSolver { solver: &solver, budget: budget() };
    let certificate = proof.certificate(&claim);
    confirm(&claim, &certificate, &mut discharge).unwrap_or_else(|rejection| panic!("{rejection}"));
    let said: Vec<&String> = certificate.relations[0].points.iter().flat_map(|point| &point.coupling).collect();
    assert!(said.iter().any(|text| text.contains("252")), "{said:?}");
    assert!(!said.iter().any(|text| *text == "left.i == 3"), "{said:?}");
}

#[test]
fn the_seeds_alone_are_no_certificate() {
    let claim = claim();
    let given = SyncFile::parse(SEEDS).unwrap_or_else(|error| panic!("{error}")).relations(Pair::new("left", "right"));
    let solver = solver();
    let mut discharge = WithSolver { solver: &solver, budget: budget() };
    assert!(confirm(&claim, &certificate_for(&claim, given), &mut discharge).is_err());
}

#[test]
fn rules_that_make_no_sense_are_not_followed() {
    let sync = r#"
[[point]]
left = "loop 1"
right = "loop 1"
coupling = ["ult(left.a, 253)"]
advance = [1, 1, 1]
"#;
    assert!(settle(&claim(), sync).proof.is_some());
}
