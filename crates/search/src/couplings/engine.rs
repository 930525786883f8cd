//! The search for couplings: attempts in rounds, made by as many workers as there are processors for, and what comes out
//! of them.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tandem_ir::{Pair, Side, Ty};
use tandem_logic::{Terms, Value};
use tandem_proof::certificate::Relation;
use tandem_proof::claim::Claim;
use tandem_proof::counterexample::Input;
use tandem_proof::replay::{memory_input, scalar_bits};
use tandem_proof::reshape::Reshapes;
use tandem_solver::{Budget, Solver};

use super::attempts::{Attempt, attempts, reshapes};
use super::candidates::Tier;
use super::cuts::CutAt;
use super::ground::Ground;
use super::product::{Obstacle, Product};
use crate::{Engine, Proof, Seen, Settled};

/// No attempt gets less time than this.
const SHORTEST_SLICE: Duration = Duration::from_secs(1);

/// Questions about cells take longer than others.
const CELLS_SLICE: Duration = Duration::from_secs(8);

/// How much later an attempt that went astray is tried further.
const OFF_TRACK: usize = 6;

/// More workers than this would only try what is unlikely.
const MOST_WORKERS: usize = 4;

/// How long the first worker is alone. Most claims are settled by then, and somebody else may want the processors.
const ALONE: Duration = Duration::from_millis(300);

/// Terms nest deeply.
const STACK: usize = 64 << 20;

/// Searches couplings on products of the two programs.
pub struct Couplings {
    /// The parts of the remaining time that an attempt gets in one round after the other: a little for each at first,
    /// because most fail fast or succeed fast; more for those that need more.
    rounds: &'static [u32],
    /// The part of the remaining time for all of it: the engines that come after need theirs.
    part: (u32, u32),
}

impl Couplings {
    /// One round.
    pub const BRIEF: Couplings = Couplings { rounds: &[3], part: (2, 3) };

    /// What a brief search did not settle.
    pub const LONG: Couplings = Couplings { rounds: &[2, 1], part: (4, 5) };
}

impl Engine for Couplings {
    fn name(&self) -> &'static str {
        "couplings"
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let (part, of) = self.part;
        let budget = &budget.remaining().map_or(budget.clone(), |left| budget.at_most(left * part / of));
        // The claim as it is, then about programs rewritten so that their activations may correspond.
        let mut shapes: Vec<(Reshapes, Claim)> = Vec::new();
        for reshapes in reshapes(claim) {
            let about = if reshapes.is_none() { Ok(claim.clone()) } else { reshapes.apply(claim) };
            // What a rewrite leaves as it is would only be tried twice.
            let is_new = |about: &Claim| {
                let is_changed = |side: Side| about.programs[side].module != claim.programs[side].module;
                reshapes.is_none() || Side::BOTH.into_iter().any(is_changed)
            };
            shapes.extend(about.ok().filter(is_new).map(|about| (reshapes, about)));
        }
        let mut grounds = Vec::new();
        for (reshapes, about) in &shapes {
            for at in [CutAt::Tested, CutAt::Head] {
                match Ground::new(about, at, seen) {
                    Ok(ground) if grounds.iter().any(|(known, other)| *known == reshapes && ground.is_like(other)) => {}
                    Ok(ground) => grounds.push((reshapes, ground)),
                    Err(why) if reshapes.is_none() => return Settled::nothing(why),
                    Err(_) => {}
                }
            }
        }
        // Where an earlier search went astray, it is now tried further.
        let begun = attempts(&grounds).into_iter().map(|(weight, attempt)| match seen.failed.contains(&attempt) {
            true => (weight, Attempt { on_track: false, ..attempt }),
            false => (weight, attempt),
        });
        let begun = begun.filter(|(_, attempt)| !seen.failed.contains(attempt)).collect();
        let mut search = Search {
            grounds: &grounds,
            given: &seen.given,
            solver,
            budget: budget.clone().below(),
            slice: None,
            board: Mutex::new(Board { pending: begun, ..Board::default() }),
            changed: Condvar::new(),
        };
        for share in self.rounds {
            search.round(*share);
        }
        let Board { proof, inputs, mut why, failed, is_over, .. } =
            search.board.into_inner().unwrap_or_else(PoisonError::into_inner);
        seen.failed.extend(failed);
        match budget.exhausted() {
            _ if proof.is_some() => why.clear(),
            Some(reason) if !is_over => why = format!("{why}; then {reason}"),
            _ => {}
        }
        Settled { proof, inputs, why }
    }
}

/// What the workers share.
struct Search<'a> {
    grounds: &'a [(&'a Reshapes, Ground<'a>)],
    given: &'a [Relation],
    solver: &'a Solver,
    budget: Budget,
    /// The time for one attempt.
    slice: Option<Duration>,
    board: Mutex<Board>,
    changed: Condvar,
}

/// What is to be done, and what came out so far.
#[derive(Default)]
struct Board {
    /// What to try in this round, by weight.
    queue: VecDeque<(usize, Attempt)>,
    /// What is being tried.
    running: usize,
    /// What to try again with more time.
    pending: Vec<(usize, Attempt)>,
    failed: Vec<Attempt>,
    inputs: Vec<Input>,
    why: String,
    proof: Option<Proof>,
    /// Whether nothing more is worth trying.
    is_over: bool,
}

impl Search<'_> {
    fn board(&self) -> MutexGuard<'_, Board> {
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes all attempts that are pending, each with this part of the remaining time.
    fn round(&mut self, share: u32) {
        self.slice = self.budget.remaining().map(|left| (left / share).max(SHORTEST_SLICE));
        let mut board = self.board();
        board.queue = std::mem::take(&mut board.pending).into();
        drop(board);
        let workers = std::thread::available_parallelism().map_or(1, usize::from).min(MOST_WORKERS);
        let this = &*self;
        std::thread::scope(|scope| {
            for _ in 1..workers {
                let help = move || {
                    let board = this.board();
                    let waited = this.changed.wait_timeout_while(board, ALONE, |board| !board.is_done());
                    drop(waited);
                    this.work();
                };
                // Without help it takes longer.
                let _ = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, help);
            }
            this.work();
        });
    }

    /// Makes attempts until there are none left.
    fn work(&self) {
        while let Some((weight, attempt)) = self.take() {
            let running = Running(self);
            let (settled, inputs) = self.make(&attempt);
            let mut board = self.board();
            board.inputs.extend(inputs);
            board.note(weight, attempt, settled);
            if board.is_over {
                self.budget.cancel.raise();
            }
            drop(board);
            drop(running);
        }
    }

    /// The next attempt. Whoever finds none waits for what the others may leave over.
    fn take(&self) -> Option<(usize, Attempt)> {
        let mut board = self.board();
        loop {
            if board.is_done() || self.budget.exhausted().is_some() {
                return None;
            }
            if let Some(next) = board.queue.pop_front() {
                board.running += 1;
                return Some(next);
            }
            board = self.changed.wait(board).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// What an attempt comes to, and inputs that it stumbled over.
    fn make(&self, attempt: &Attempt) -> (Result<Proof, Obstacle>, Option<Input>) {
        let Attempt { ground, policy, tier, on_track } = attempt.clone();
        let slice = self.slice.map(|slice| if tier == Tier::Arrays { slice.max(CELLS_SLICE) } else { slice });
        let share = slice.map_or(self.budget.clone(), |slice| self.budget.at_most(slice));
        let terms = Terms::new();
        let (reshapes, ground) = &self.grounds[ground];
        let settled = Product::new(ground.claim, &terms, &ground.views, self.solver, share, policy, tier)
            .given(self.given)
            .seeded(&ground.seeds, on_track)
            .settle();
        let input = match &settled {
            Err(Obstacle::Violated { at_entry: true, state, .. }) => input_of(ground.claim, &terms, state),
            _ => None,
        };
        (settled.map(|relations| Proof { reshape: Reshapes::clone(reshapes), relations }), input)
    }
}

/// An attempt that is being made. That it no longer is, the others hear even if it panics.
struct Running<'a, 'b>(&'a Search<'b>);

impl Drop for Running<'_, '_> {
    fn drop(&mut self) {
        self.0.board().running -= 1;
        self.0.changed.notify_all();
    }
}

impl Board {
    /// Whether there is nothing to do in this round, and there will not be.
    fn is_done(&self) -> bool {
        self.is_over || self.queue.is_empty() && self.running == 0
    }

    /// Takes in what an attempt came to.
    fn note(&mut self, weight: usize, attempt: Attempt, settled: Result<Proof, Obstacle>) {
        let went_astray = matches!(settled, Err(Obstacle::Astray));
        match settled {
            _ if self.is_over => return,
            Ok(proof) => {
                self.proof = Some(proof);
                self.is_over = true;
                return;
            }
            Err(Obstacle::Unsupported(what)) => {
                self.why = format!("not supported: {what}");
                self.is_over = true;
                return;
            }
            Err(Obstacle::Undecided(reason)) => {
                self.why = format!("the solver could not decide: {reason}");
                self.pending.push((weight, attempt));
                return;
            }
            Err(Obstacle::Violated { from, .. }) if self.why.is_empty() => {
                self.why = format!("no coupling was found that is kept from {from}");
            }
            Err(Obstacle::Astray) => {
                let weight = weight + OFF_TRACK;
                let place = self.queue.partition_point(|(other, _)| *other <= weight);
                self.queue.insert(place, (weight, Attempt { on_track: false, ..attempt.clone() }));
                "no coupling was found that keeps to where runs were seen".clone_into(&mut self.why);
            }
            Err(Obstacle::TooLarge) if self.why.is_empty() => {
                "the product of the two programs is too large".clone_into(&mut self.why);
            }
            Err(Obstacle::Unspeakable) => {
                "a coupling was found that cannot be written down".clone_into(&mut self.why);
            }
            Err(Obstacle::Violated { .. } | Obstacle::TooLarge | Obstacle::Speechless) => {}
        }
        // Only what went astray is tried again.
        if attempt.on_track && !went_astray {
            self.failed.push(Attempt { on_track: false, ..attempt.clone() });
        }
        self.failed.push(attempt);
    }
}

/// An input from the values of the entry's state, as far as the model tells them.
pub(crate) fn input_of(claim: &Claim, terms: &Terms, state: &[(tandem_logic::Term, Option<Value>)]) -> Option<Input> {
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
    Some(Input { args, memories, ..Input::default() })
}
