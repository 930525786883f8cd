//! Cross-examination notices when a model is not the program: models and machine code of different programs are given to it.
//! Needs a compiler for LLVM's text; without one it says so and shows nothing.

use std::sync::Arc;
use std::time::Duration;

use tandem_base::{Budget, Pair};
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::Semantics;
use tandem_llvm::{Options, lower_module};
use tandem_replay::native::{Code, LlvmCode, LlvmSource};
use tandem_replay::{Examination, cross_examine};

/// A function that adds a number.
fn adding(number: i32) -> String {
    format!("define i32 @f(i32 %x) {{\n  %r = add i32 %x, {number}\n  ret i32 %r\n}}\n")
}

/// What comes of it if both models add one, and the machine adds these numbers.
fn examined(machine: Pair<i32>) -> Examination {
    let lowered = lower_module(&adding(1), &Options::default()).expect("it can be lowered");
    let entry = lowered.module.function_named("f").expect("it is there");
    let program = Program { module: Arc::new(lowered.module.clone()), entry };
    let claim = Claim::new(Pair::new(program.clone(), program), Semantics::default(), None, None);
    let claim = claim.expect("they can be compared");
    let code = machine.map(|number| Code::Llvm(LlvmCode::new(adding(number), &lowered, LlvmSource::Text)));
    let inputs: Vec<Input> = [0, 1, 41, 0x7fff_ffff].map(|x| Input::same(vec![x])).into();
    let budget = Budget::lasting(Duration::from_secs(120));
    cross_examine(&claim, code.as_ref(), &inputs, 3, &budget)
}

#[test]
fn programs_that_do_what_their_models_say_pass() {
    let seen = examined(Pair::new(1, 1));
    if let (0, Some(why)) = (seen.seen(), &seen.nothing) {
        eprintln!("not run: {why}");
        return;
    }
    assert!(seen.contradiction.is_none(), "{seen:?}");
    assert_eq!((seen.as_said, seen.otherwise), (3, 0), "{seen:?}");
}

#[test]
fn a_model_that_is_wrong_about_one_side_is_contradicted() {
    let seen = examined(Pair::new(1, 2));
    if seen.nothing.is_none() {
        let (_, what) = seen.contradiction.expect("the sides do not do the same");
        assert!(what.contains("the right side"), "{what}");
    }
}

#[test]
fn a_model_that_is_wrong_about_both_sides_is_told() {
    let seen = examined(Pair::new(5, 5));
    if seen.nothing.is_none() {
        assert!(seen.contradiction.is_none(), "{seen:?}");
        assert_eq!((seen.as_said, seen.otherwise), (0, 3), "{seen:?}");
        assert!(seen.first_otherwise.is_some());
    }
}
