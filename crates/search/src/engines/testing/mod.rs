//! The tester: coverage-guided differential testing, with concolic help.
//!
//! Most differences show on the first few hundred inputs, so they are tried before anything is proved (McKeeman,
//! "Differential Testing for Software", 1998). Inputs are not random bytes: their shape is read off the code by a
//! points-to analysis, their numbers off its constants. As in AFL, an input that entered a block, or entered it more
//! often than any before, is kept and varied. Where chance does not get anywhere, a solver is asked for an input that
//! turns off a path (Godefroid, Klarlund and Sen, "DART", 2005), or that shows a difference on the same pair of paths.
//!
//! What is different is that two programs are run: coverage is of both, and an input is also kept if it breaks the
//! correspondence between paths of the left and paths of the right, because the sides have parted inside. The states
//! that runs pass are handed to the searches for proofs.
//!
//! Nothing here is trusted: a difference is what [`tandem_replay`] says is one.
//!
//! * `dictionary`, `scalars`, `text_values`: constants of the programs; numbers and texts worth trying
//! * `points_to`, `heap`: memories worth trying
//! * `repair`, `compiled_predicate`: what the claim assumes and ensures, quickly
//! * `inputs`, `range_mutations`: makes and varies inputs
//! * `split_edges`: critical edges split, so that branch coverage is block coverage
//! * `harness`: runs both sides and compares them
//! * `differential`: the loop, guided by coverage
//! * `path_pairs`: which paths of the two sides go together
//! * `path_condition`, `concolic`: symbolic execution along a run, and what a solver is asked
//! * `long_runs`: inputs on which runs are long
//! * `samples`: many inputs and what becomes of them, for whoever asks where the sides differ
//! * `shrink`: a difference made small
//! * `mutants`: mutation testing, to measure the tester with
//! * `traces`: states at given points, for the searches

pub(crate) mod compiled_predicate;
mod concolic;
pub(crate) mod dictionary;
mod differential;
pub mod engine;
mod harness;
mod heap;
mod inputs;
mod long_runs;
pub mod mutants;
mod path_condition;
mod path_pairs;
mod points_to;
mod range_mutations;
mod repair;
pub mod samples;
mod scalars;
mod shrink;
mod split_edges;
mod text_values;
pub mod traces;

use std::collections::BTreeMap;
use std::time::Duration;

use tandem_base::{Budget, Pair, Work};
use tandem_kernel::concrete::Input;
use tandem_replay::Counterexample;

pub use differential::{find_difference, find_difference_with};
pub use shrink::shrink;

/// What the tester may use, and where it starts.
#[derive(Clone, Debug)]
pub struct TestingOptions {
    /// Equal seeds give equal searches, as far as no deadline interferes.
    pub seed: u64,
    /// How many inputs are tried at most.
    pub runs: u64,
    /// Who says when to stop at the latest, and whose work it is.
    pub budget: Budget,
    /// How much work it may be at most.
    pub work: Work,
    /// How much more it may be while new things are still seen.
    pub grace: Work,
    /// Stops when so many inputs in a row showed nothing new.
    pub saturation: u64,
    /// How many steps a side may take on an input.
    pub steps: u64,
    /// How many steps the inputs get that exceeded `steps`; few are tried.
    pub many_steps: u64,
    /// How many steps the inputs get that exceeded even these, if there is time.
    pub most_steps: u64,
    /// How many agreeing inputs are handed back.
    pub sample: usize,
    /// Inputs to start from, such as a solver's hints.
    pub hints: Vec<Input>,
    /// Whether a solver is asked only if some block was never entered, and only for ways into such blocks.
    pub asks_for_blocks_only: bool,
}

impl Default for TestingOptions {
    fn default() -> Self {
        TestingOptions {
            seed: 1,
            runs: 1_000_000,
            budget: Budget::unlimited(),
            work: Work::units(1_000_000),
            grace: Work::default(),
            saturation: 60_000,
            steps: 20_000,
            many_steps: 3_000_000,
            most_steps: 3_000_000,
            sample: 64,
            hints: vec![],
            asks_for_blocks_only: false,
        }
    }
}

/// What the tester found.
#[derive(Clone, Debug, Default)]
pub struct Tested {
    /// An input on which the sides do not behave as claimed, confirmed by replay and shrunk.
    pub difference: Option<Counterexample>,
    /// How long it took to find, before it was made small.
    pub found_after: Option<Duration>,
    /// How many inputs were tried.
    pub runs: u64,
    /// How many of them say nothing, by reason.
    pub discarded: BTreeMap<String, u64>,
    /// Inputs that the claim admits and on which the sides agree, of as many kinds as were seen, quick ones first.
    pub agreeing: Vec<Input>,
    /// Inputs on which a run did not end within many steps.
    pub slow: Vec<SlowInput>,
    /// How many blocks of each side were entered, and how many there are.
    pub coverage: Pair<Coverage>,
}

/// An input on which a run takes very long.
#[derive(Clone, Debug)]
pub struct SlowInput {
    /// The input.
    pub input: Input,
    /// Which sides did not end; if only one, that side may not terminate.
    pub is_slow: Pair<bool>,
    /// Whether one side was given many more steps than the other one took; there may not have been the time.
    pub is_telling: bool,
}

/// How much of a program was seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coverage {
    /// Blocks that were entered.
    pub entered: usize,
    /// All blocks that can be.
    pub all: usize,
}
