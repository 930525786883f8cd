//! Tallies: variables that rise by at most so much a round, and so are never further ahead of what counts the rounds.
//!
//! How many elements are even, where the next kept element goes, how many rounds found something: each is raised in some rounds and
//! left alone in others, so it has no closed form, and couplings say no more than that both sides raise it alike. That it is at most
//! the number of rounds is what shows that it does not overflow, that the place it counts is within an array, and what the library
//! says of `Iterator::count`: no more elements are counted than there are.
//!
//! A sum of bytes is a tally as well: it rises by at most 255 a round. Where the rounds are few enough, that shows that it does not wrap
//! around, and then remainders may be taken as late as one likes.
//!
//! They are candidates like any others, found by the shape of the loop.

use rustc_hash::FxHashSet;
use tandem_ir::{BinaryOp, CastOp, Const, Function, Inst, Ty, Value};

use super::counters::{Flow, Induction};

/// What a tally rises by in a round is at most this, or it is none.
const MOST: u128 = 1 << 24;

/// A variable that is never further from its start than another one from its own, or so many times further.
pub(super) struct Tally {
    /// What rises.
    pub(super) tally: Value,
    /// What it starts with.
    pub(super) start: Value,
    /// The most that it rises by in a round.
    pub(super) most: u128,
    /// What rises by at least one: the number of an induction variable in the list that was given, if the loop has one.
    pub(super) counter: Option<usize>,
}

/// The tallies of a function, each with an induction variable of its own loop if there is one.
pub(super) fn tallies(function: &Function, inductions: &[Induction]) -> Vec<Tally> {
    let rising: Vec<usize> = (0..inductions.len())
        .filter(|&index| inductions[index].starts.len() == 1 && inductions[index].steps.iter().all(|step| *step > 0))
        .collect();
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
            let rises = rounds.iter().map(|&round| rises_by(&flow, round, tally, &mut FxHashSet::default()));
            let most = rises.collect::<Option<Vec<u128>>>().and_then(|rises| rises.into_iter().max());
            let Some(most) = most.filter(|most| (1..=MOST).contains(most)) else { continue };
            if inductions.iter().any(|induction| induction.variable == tally) {
                continue;
            }
            let counter = rising.iter().copied().find(|&index| {
                let variable = inductions[index].variable;
                block.params.contains(&variable) && (most > 1 || function.ty(variable) == function.ty(tally))
            });
            if counter.is_some() || most > 1 {
                found.push(Tally { tally, start, most, counter });
            }
        }
    }
    found
}

/// By how much a value is more than a variable at most, whichever way it came about.
fn rises_by(flow: &Flow<'_>, value: Value, variable: Value, seen: &mut FxHashSet<Value>) -> Option<u128> {
    if value == variable || !seen.insert(value) {
        return Some(0);
    }
    if let Some(arguments) = flow.arguments.get(&value) {
        let ways = arguments.iter().map(|&argument| rises_by(flow, argument, variable, seen));
        return ways.collect::<Option<Vec<u128>>>()?.into_iter().max();
    }
    match flow.definitions.get(&value)? {
        Inst::Binary(BinaryOp::Add, a, b, _) => {
            let of = |own: Value, added: Value, seen: &mut FxHashSet<Value>| {
                at_most(flow, added)?.checked_add(rises_by(flow, own, variable, seen)?)
            };
            of(*a, *b, seen).or_else(|| of(*b, *a, seen))
        }
        Inst::Select(_, yes, no) => {
            Some(rises_by(flow, *yes, variable, seen)?.max(rises_by(flow, *no, variable, seen)?))
        }
        _ => None,
    }
}

/// The most that a number may be, by the way it was made.
fn at_most(flow: &Flow<'_>, value: Value) -> Option<u128> {
    let most = match flow.definitions.get(&value)? {
        Inst::Const(Const::Int(bits)) => *bits,
        Inst::Cast(CastOp::ZeroExtend, narrow) => match flow.function.ty(*narrow) {
            Ty::Bool => 1,
            Ty::Int(width) if width <= 16 => (1 << width) - 1,
            _ => return None,
        },
        Inst::Binary(BinaryOp::And, a, b, _) => match (at_most(flow, *a), at_most(flow, *b)) {
            (Some(a), Some(b)) => a.min(b),
            (one, other) => one.or(other)?,
        },
        Inst::Select(_, yes, no) => at_most(flow, *yes)?.max(at_most(flow, *no)?),
        _ => return None,
    };
    (most <= MOST).then_some(most)
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
        let by_one = found.iter().filter(|tally| tally.most == 1);
        by_one.map(|tally| (name(tally.tally), name(inductions[tally.counter.expect("it has one")].variable))).collect()
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
