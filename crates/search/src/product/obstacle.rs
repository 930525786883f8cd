//! Why a product did not become a proof, and the input that such a failure may name.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

use tandem_base::{Pair, Reason};
use tandem_ir::Ty;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::{Input, memory_input, scalar_bits};
use tandem_logic::{Term, Terms, Value};

/// How what is said of the best attempt begins.
const BEST_ATTEMPT: &str = "the best attempt comes to";
/// Couplings that are told.
const MOST_HELD: usize = 5;

/// Why a product did not become a proof.
#[derive(Clone, Debug)]
pub enum Obstacle {
    /// A state that the beliefs allow leads to ends that are not as claimed. From the entry it is an input.
    Violated {
        /// Where the step starts.
        from: String,
        /// What is not the same at the ends in this state, as far as it can be told.
        differs: Vec<String>,
        /// Whether that is the entry, so that the values are an input.
        at_entry: bool,
        /// The state, by variable.
        state: Vec<(Term, Option<Value>)>,
        /// What was believed there, as far as it can be written down.
        held: Vec<String>,
        /// The state in words.
        shown: String,
    },
    /// The beliefs allow a step to places that no run was seen to pass, so they are probably too weak.
    Astray,
    /// A solver gave up, on a question that can be told in words.
    Undecided(Reason, String),
    /// Something has no encoding.
    Unsupported(String),
    /// More places than are worth exploring.
    TooLarge,
    /// A belief cannot be written down.
    Unspeakable,
    /// There is nothing to be said that was not said before.
    Speechless,
}

impl Obstacle {
    /// How far the attempt came that this ended, for `--explain`: what held where it ended, and the state that is allowed
    /// there and leads to other ends. The larger the number, the further.
    pub(crate) fn attempt(&self) -> Option<(usize, String)> {
        let Obstacle::Violated { from, differs, at_entry: false, held, shown, .. } = self else { return None };
        // Those about both sides, and of them the shortest, tell most.
        let is_coupling = |text: &str| text.contains("left.") && text.contains("right.");
        let mut told: Vec<&str> = held.iter().map(String::as_str).collect();
        told.sort_by_key(|text| (!is_coupling(text), text.len()));
        told.truncate(MOST_HELD);
        let known = match &told[..] {
            [] => "nothing is known".to_owned(),
            told => format!("it holds that `{}`", told.join("`, `")),
        };
        let state = if shown.is_empty() { String::new() } else { format!(" in the state {shown}") };
        let what = if differs.is_empty() { "the ends".to_owned() } else { format!("`{}`", differs.join("`, `")) };
        Some((held.len(), format!("{BEST_ATTEMPT} {from}: {known}, but{state} {what} may differ at the end")))
    }

    /// The candidate counterexample, where a state at the entry violates the claim.
    pub(crate) fn input(&self, claim: &Claim, terms: &Terms) -> Option<Input> {
        match self {
            Obstacle::Violated { at_entry: true, state, .. } => Some(input_of(claim, terms, state)),
            _ => None,
        }
    }
}

impl fmt::Display for Obstacle {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Obstacle::Violated { from, differs, .. } => {
                write!(out, "no coupling was found that is kept from {from}")?;
                match differs.split_last() {
                    None => Ok(()),
                    Some((last, [])) => write!(out, ": `{last}` may differ at the end"),
                    Some((last, others)) => {
                        write!(out, ": `{}` and `{last}` may differ at the end", others.join("`, `"))
                    }
                }
            }
            Obstacle::Undecided(reason, what) if what.is_empty() => {
                write!(out, "the solver could not decide: {reason}")
            }
            Obstacle::Undecided(reason, what) => write!(out, "the solver could not decide {what}: {reason}"),
            Obstacle::Unsupported(what) => write!(out, "not supported: {what}"),
            Obstacle::Astray => out.write_str("no coupling was found that keeps to where runs were seen"),
            Obstacle::TooLarge => out.write_str("the product of the two programs is too large"),
            Obstacle::Unspeakable | Obstacle::Speechless => {
                out.write_str("a coupling was found that cannot be written down")
            }
        }
    }
}

/// An input from the values of the entry's state, as far as the model tells them.
pub(crate) fn input_of(claim: &Claim, terms: &Terms, state: &[(Term, Option<Value>)]) -> Input {
    let mut memories = BTreeMap::new();
    let args = Pair::from_fn(|side| {
        let program = &claim.programs[side];
        let function = program.function();
        let prefix = format!("{side}.");
        let own =
            state.iter().filter(|(term, _)| terms.variable_name(*term).is_some_and(|name| name.starts_with(&prefix)));
        // At the entry the state is the parameters, in order.
        let mut scalars = Vec::new();
        for (param, (_, value)) in function.params().iter().zip(own) {
            match function.ty(*param) {
                Ty::Mem(region) => {
                    let data = &program.module.regions[region];
                    let memory = value.as_ref().and_then(|value| memory_input(value, data.keys.len()));
                    memories.insert(data.name.clone(), Arc::new(memory.unwrap_or_default()));
                }
                Ty::World => {}
                _ => scalars.push(value.as_ref().and_then(scalar_bits).unwrap_or(0)),
            }
        }
        scalars
    });
    Input { args, memories, ..Input::default() }
}
