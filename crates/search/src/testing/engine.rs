//! The tester as an engine: most differences are found here in milliseconds.

use std::time::{Duration, Instant};

use tandem_ir::Side;
use tandem_proof::claim::Claim;
use tandem_solver::{Budget, Solver};

use super::{TestingOptions, find_difference_with};
use crate::{Engine, Seen, Settled};

/// Runs both sides on generated inputs.
pub struct Testing {
    /// What users call it.
    pub name: &'static str,
    /// The longest time for one claim.
    pub time: Duration,
    /// It stops when so many inputs in a row showed nothing new.
    pub saturation: u64,
    /// How long a solver may be asked for inputs that chance does not find.
    pub asking: Duration,
    /// Whether the solver is asked only if some block was never entered.
    pub asks_for_blocks_only: bool,
}

impl Testing {
    /// A quick look before anything is proved: most differences show at once.
    pub const QUICK: Testing = Testing {
        name: "testing",
        time: Duration::from_millis(60),
        saturation: 3_000,
        asking: Duration::from_millis(400),
        asks_for_blocks_only: true,
    };
    /// A long look when nothing could be proved.
    pub const LONG: Testing = Testing {
        name: "testing-long",
        time: Duration::from_secs(3),
        saturation: 200_000,
        asking: Duration::from_secs(6),
        asks_for_blocks_only: false,
    };
}

impl Engine for Testing {
    fn name(&self) -> &'static str {
        self.name
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let time = budget.remaining().map_or(self.time, |left| left.min(self.time));
        let options = TestingOptions {
            seed: seen.seed.wrapping_add(1),
            deadline: Some(Instant::now() + time),
            saturation: self.saturation,
            asks_for_blocks_only: self.asks_for_blocks_only,
            ..TestingOptions::default()
        };
        let tested = find_difference_with(claim, &options, solver, &budget.at_most(self.asking));
        for slow in tested.slow.iter().take(1) {
            let sides: Vec<&str> = Side::BOTH.into_iter().filter(|side| slow.is_slow[*side]).map(Side::name).collect();
            if let [side] = sides[..] {
                seen.established.push(format!("the {side} side may not terminate on {:?}", slow.input.args.left));
            }
        }
        seen.agreeing = tested.agreeing;
        Settled {
            proof: None,
            inputs: tested.difference.map(|difference| difference.input).into_iter().collect(),
            why: String::new(),
        }
    }
}
