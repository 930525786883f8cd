//! The search for couplings: attempts in rounds, made by as many workers as there are processors for, and what comes out
//! of them.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tandem_base::Budget;
use tandem_kernel::certificate::Relation;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::reshape::Reshapes;
use tandem_logic::Terms;
use tandem_solver::Solver;

use crate::candidates::Tier;
use crate::engines::couplings::attempts::{Attempt, attempts};
use crate::product::cut_claim::CutClaim;
use crate::product::shapes::{cut_claims, shapes};
use crate::product::{Obstacle, Product};
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
        let budget = &budget.share(part, of);
        let shapes = shapes(claim);
        let cut_claims = match cut_claims(&shapes, seen, budget) {
            Ok(cut_claims) => cut_claims,
            Err(why) => return Settled::nothing(why),
        };
        // Where an earlier search went astray, it is now tried further.
        let begun = attempts(&cut_claims).into_iter().map(|(weight, attempt)| match seen.failed.contains(&attempt) {
            true => (weight, Attempt { on_track: false, ..attempt }),
            false => (weight, attempt),
        });
        let begun = begun.filter(|(_, attempt)| !seen.failed.contains(attempt)).collect();
        let mut search = Search {
            cut_claims: &cut_claims,
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
    cut_claims: &'a [(&'a Reshapes, CutClaim<'a>)],
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
        let Attempt { cut_claim, policy, tier, on_track } = attempt.clone();
        let slice = self.slice.map(|slice| if tier == Tier::Arrays { slice.max(CELLS_SLICE) } else { slice });
        let share = slice.map_or(self.budget.clone(), |slice| self.budget.at_most(slice));
        let terms = Terms::new();
        let (reshapes, cut_claim) = &self.cut_claims[cut_claim];
        let settled = Product::new(cut_claim.claim, &terms, &cut_claim.views, self.solver, share, policy, tier)
            .given(self.given)
            .seeded(&cut_claim.seeds, on_track)
            .settle();
        let input = settled.as_ref().err().and_then(|obstacle| obstacle.input(cut_claim.claim, &terms));
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
        if self.is_over {
            return;
        }
        let obstacle = match settled {
            Ok(proof) => {
                self.proof = Some(proof);
                self.is_over = true;
                return;
            }
            Err(obstacle) => obstacle,
        };
        let is_better = match obstacle {
            Obstacle::Unsupported(_) | Obstacle::Undecided(_) | Obstacle::Astray | Obstacle::Unspeakable => true,
            Obstacle::Violated { .. } | Obstacle::TooLarge => self.why.is_empty(),
            Obstacle::Speechless => false,
        };
        if is_better {
            self.why = obstacle.to_string();
        }
        let went_astray = matches!(obstacle, Obstacle::Astray);
        match obstacle {
            Obstacle::Unsupported(_) => {
                self.is_over = true;
                return;
            }
            Obstacle::Undecided(_) => {
                self.pending.push((weight, attempt));
                return;
            }
            Obstacle::Astray => {
                let weight = weight + OFF_TRACK;
                let place = self.queue.partition_point(|(other, _)| *other <= weight);
                self.queue.insert(place, (weight, Attempt { on_track: false, ..attempt.clone() }));
            }
            Obstacle::Violated { .. } | Obstacle::TooLarge | Obstacle::Unspeakable | Obstacle::Speechless => {}
        }
        // Only what went astray is tried again.
        if attempt.on_track && !went_astray {
            self.failed.push(Attempt { on_track: false, ..attempt.clone() });
        }
        self.failed.push(attempt);
    }
}
