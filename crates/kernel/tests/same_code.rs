//! One symbol for functions of both programs: only where they are the same code, and never where that would prove too much.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::SyncFile;
use tandem_kernel::checker::{Equivalence, Rejection, certificate_for, confirm};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::semantics::{Semantics, Termination};
use tandem_solver::{Solver, discover};

/// The claim about the functions `@f` of two texts, in which `@g` may be shared, under total termination.
fn claim(left: &str, right: &str) -> Claim {
    let programs = Pair::new(left, right).map(|text: &str| {
        let module = parse_module(text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        let entry = module.function_named("f").expect("the functions are called f");
        Program { module: Arc::new(module), entry }
    });
    let semantics = Semantics { termination: Termination::Total, ..Semantics::default() };
    let mut claim = Claim::new(programs, semantics, None, None).expect("the functions can be compared");
    claim.share(&BTreeSet::from(["g".to_owned()]));
    claim
}

fn is_shared(left: &str, right: &str) -> bool {
    let claim = claim(left, right);
    let id = claim.programs.left.module.function_named("g").expect("there is one");
    claim.is_opaque(tandem_base::Side::Left, id)
}

fn check(left: &str, right: &str) -> Result<Equivalence, Rejection> {
    let claim = claim(left, right);
    let points = SyncFile::parse("").expect("nothing is well-formed");
    let certificate = certificate_for(&claim, points.relations(Pair::new("f", "f")));
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(&claim, &certificate, &mut WithSolver { solver: &solver, budget })
}

/// A loop that goes round for ever from negative numbers.
const LOOP: &str = "
func @g(n: i32, a: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  jump head(n, a)
head(i: i32, s: i32):
  done = eq i, zero
  branch done, out, round
round:
  next = sub i, one
  more = mul s, i
  jump head(next, more)
out:
  exit return (s)
}
";

/// The same, written with other names and in another order of blocks.
const RENAMED: &str = "
func @g(count: i32, start: i32) -> i32 {
  nothing: i32 = const 0
  step: i32 = const 1
  jump top(count, start)
ready:
  exit return (sum)
top(k: i32, sum: i32):
  over = eq k, nothing
  branch over, ready, again
again:
  less = sub k, step
  product = mul sum, k
  jump top(less, product)
}
";

fn calling(callee: &str, body: &str) -> String {
    format!("{callee}\nfunc @f(n: i32, a: i32) -> i32 {{\n{body}\n}}\n")
}

const ONCE: &str = "  c, r = call @g(n, a)\n  exit return (r)";

#[test]
fn names_and_the_order_of_blocks_do_not_matter() {
    let (left, right) = (calling(LOOP, ONCE), calling(RENAMED, ONCE));
    assert!(is_shared(&left, &right));
    let proved = check(&left, &right).expect("the same code from the same arguments");
    assert!(proved.terminates_together());
}

/// One change each, which must be seen.
#[test]
fn other_code_is_not_shared() {
    let left = calling(LOOP, ONCE);
    let damages = [
        ("mul s, i", "mul i, i"),
        ("mul s, i", "add s, i"),
        ("const 1", "const 2"),
        ("head(next, more)", "head(next, s)"),
        ("branch done, out, round", "branch done, round, out"),
        ("exit return (s)", "exit return (i)"),
        ("jump head(n, a)", "jump head(a, n)"),
        ("eq i, zero", "ne i, zero"),
    ];
    for (code, damaged) in damages {
        let right = calling(&LOOP.replacen(code, damaged, 1), ONCE);
        assert!(!is_shared(&left, &right), "{damaged}");
        assert!(check(&left, &right).is_err(), "{damaged}");
    }
}

/// Unspecified values are chosen anew by each side.
#[test]
fn unspecified_values_are_not_shared() {
    let text = calling("func @g(n: i32, a: i32) -> i32 {\n  r: i32 = arbitrary\n  exit return (r)\n}", ONCE);
    assert!(!is_shared(&text, &text));
}

/// What is called must be the same code as well.
#[test]
fn callees_are_looked_at() {
    let callee = |constant: u8| {
        format!("func @h(n: i32) -> i32 {{\n  k: i32 = const {constant}\n  s = add n, k\n  exit return (s)\n}}\n")
    };
    let caller = "func @g(n: i32, a: i32) -> i32 {\n  c, r = call @h(n)\n  exit return (r)\n}";
    let text = |constant: u8| calling(&format!("{}{caller}", callee(constant)), ONCE);
    assert!(is_shared(&text(1), &text(1)));
    assert!(!is_shared(&text(1), &text(2)));
}

/// The same function from other arguments gives something else, and a call that only one side makes may never return.
#[test]
fn arguments_and_termination_matter() {
    let left = calling(LOOP, ONCE);
    let swapped = calling(LOOP, "  c, r = call @g(a, n)\n  exit return (r)");
    assert!(check(&left, &swapped).is_err());
    let more = calling(LOOP, "  c, r = call @g(n, a)\n  c2, r2 = call @g(a, a)\n  exit return (r)");
    assert!(matches!(check(&left, &more), Err(Rejection::Termination(_))), "{:?}", check(&left, &more).err());
    assert!(matches!(check(&more, &left), Err(Rejection::Termination(_))));
    // Twice from the same arguments is the same as once.
    let twice = calling(LOOP, "  c, r = call @g(n, a)\n  c2, r2 = call @g(n, a)\n  exit return (r2)");
    check(&left, &twice).expect("the second call is the first one again");
}
