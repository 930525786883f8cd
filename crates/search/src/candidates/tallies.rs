//! Tallies: variables that rise by at most one a round, and so are never ahead of what counts the rounds.
//!
//! How many elements are even, where the next kept element goes, how many rounds found something: each is raised in some rounds and
//! left alone in others, so it has no closed form, and couplings say no more than that both sides raise it alike. That it is at most
//! the number of rounds is what shows that it does not overflow, that the place it counts is within an array, and what the library
//! says of `Iterator::count`: no more elements are counted than there are.
//!
//! They are candidates like any others, found by the shape of the loop.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{BinaryOp, CastOp, Const, Function, Inst, Ty, Value};

use super::counters::{Flow, Induction};

/// A variable that is never further from its start than another one from its own.
pub(super) struct Tally {
    /// What rises by at most one.
    pub(super) tally: Value,
    /// What it starts with.
    pub(super) start: Value,
    /// What rises by at least one: the number of an induction variable in the list that was given.
    pub(super) counter: usize,
}

/// The tallies of a function, each with an induction variable of its own loop.
pub(super) fn tallies(function: &Function, inductions: &[Induction]) -> Vec<Tally> {
    let rising: Vec<usize> = (0..inductions.len())
        .filter(|&index| inductions[index].starts.len() == 1 && inductions[index].steps.iter().all(|step| *step > 0))
        .collect();
    if rising.is_empty() {
        return vec![];
    }
    let flow = Flow::new(function);
    let components = flow.components();
    let mut found = Vec::new();
    for block in function.blocks.values() {
        for &tally in &block.params {
            let Some(arguments) = flow.arguments.get(&tally).filter(|_| matches!(function.ty(tally), Ty::Int(_)))
            else {
                continue;
            };
            let (rounds, starts): (Vec<Value>, Vec<Value>) =
                arguments.iter().partition(|argument| components.get(argument) == components.get(&tally));
            let [start] = starts[..] else { continue };
            let rises = rounds.iter().all(|&round| rises_by_one(&flow, round, tally, &mut FxHashSet::default()));
            if !rises || rounds.is_empty() || inductions.iter().any(|induction| induction.variable == tally) {
                continue;
            }
            let counter = rising.iter().copied().find(|&index| {
                let variable = inductions[index].variable;
                block.params.contains(&variable) && function.ty(variable) == function.ty(tally)
            });
            found.extend(counter.map(|counter| Tally { tally, start, counter }));
        }
    }
    found
}

/// Whether a value is a variable or the variable and one, whichever way it came about.
fn rises_by_one(flow: &Flow<'_>, value: Value, variable: Value, seen: &mut FxHashSet<Value>) -> bool {
    if value == variable || !seen.insert(value) {
        return true;
    }
    if let Some(arguments) = flow.arguments.get(&value) {
        return arguments.iter().all(|&argument| rises_by_one(flow, argument, variable, seen));
    }
    let definitions: &FxHashMap<Value, &Inst> = &flow.definitions;
    let is_one_at_most = |value: Value| match definitions.get(&value) {
        Some(Inst::Const(Const::Int(bits))) => *bits <= 1,
        Some(Inst::Cast(CastOp::ZeroExtend, narrow)) => flow.function.ty(*narrow) == Ty::Bool,
        _ => false,
    };
    match definitions.get(&value) {
        Some(Inst::Binary(BinaryOp::Add, a, b, _)) => {
            *a == variable && is_one_at_most(*b) || *b == variable && is_one_at_most(*a)
        }
        Some(Inst::Select(_, yes, no)) => [*yes, *no].iter().all(|&way| rises_by_one(flow, way, variable, seen)),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use tandem_ir::text::parse_module;

    use super::super::counters::inductions;
    use super::tallies;

    fn names(text: &str) -> Vec<(String, String)> {
        let module = parse_module(text).expect("a program");
        let function = module.functions.values().next().expect("a function");
        let inductions = inductions(function);
        let name = |value| function.values[value].name.clone().unwrap_or_default();
        let found = tallies(function, &inductions);
        found.iter().map(|tally| (name(tally.tally), name(inductions[tally.counter].variable))).collect()
    }

    #[test]
    fn what_some_rounds_raise_is_never_ahead() {
        let found = names(
            "func @f(n: i32, x: i32) -> i32 {
  zero: i32 = const 0
  one: i32 = const 1
  two: i32 = const 2
  jump head(zero, zero, zero, zero, zero)
head(i: i32, kept: i32, even: i32, twice: i32, reset: i32):
  more = slt i, n
  branch more, body, done
body:
  c = slt x, i
  bit: i32 = zero_extend c
  even.1 = add even, bit
  twice.1 = add twice, two
  t.1 = select c, twice.1, twice
  r.1 = add reset, one
  r.2 = select c, r.1, zero
  i.1 = add i, one
  branch c, keep, next(kept)
keep:
  kept.1 = add kept, one
  jump next(kept.1)
next(k: i32):
  jump head(i.1, k, even.1, t.1, r.2)
done:
  exit return (kept)
}
",
        );
        let expected = [("kept", "i"), ("even", "i")].map(|(a, b)| (a.to_owned(), b.to_owned()));
        assert_eq!(found, expected);
    }
}
