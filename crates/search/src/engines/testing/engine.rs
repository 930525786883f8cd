//! The tester as an engine: most differences are found here in milliseconds.

use tandem_base::{Budget, Side, Work};
use tandem_discharge::WithSolver;
use tandem_interp::eval::{signed, to_f32, to_f64};
use tandem_ir::Ty;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::semantics::Ints;
use tandem_replay::endless::repeats;
use tandem_replay::recurrent::recurs;
use tandem_solver::Solver;

use super::{TestingOptions, find_difference_with};
use crate::schedule::{LONG_LOOK, QUICK_LOOK};
use crate::{Endless, Engine, Seen, Settled};

/// Runs both sides on generated inputs.
pub struct Testing {
    /// What users call it.
    pub name: &'static str,
    /// The most work for one claim.
    pub work: Work,
    /// How much more while new things are still seen.
    pub grace: Work,
    /// It stops when so many inputs in a row showed nothing new.
    pub saturation: u64,
    /// How many steps a run may take at most.
    pub most_steps: u64,
    /// The work for asking a solver for inputs that chance does not find.
    pub asking: Work,
    /// Whether the solver is asked only if some block was never entered.
    pub asks_for_blocks_only: bool,
    /// Whether others may search at the same time.
    pub runs_beside: bool,
}

impl Testing {
    /// A quick look before anything is proved: most differences show at once.
    pub const QUICK: Testing = Testing {
        name: "testing",
        work: QUICK_LOOK[0],
        grace: QUICK_LOOK[1],
        saturation: 3_000,
        most_steps: 3_000_000,
        asking: QUICK_LOOK[2],
        asks_for_blocks_only: true,
        runs_beside: false,
    };
    /// A long look while nothing could be proved yet.
    pub const LONG: Testing = Testing {
        name: "testing-long",
        work: LONG_LOOK[0],
        grace: LONG_LOOK[1],
        saturation: 200_000,
        most_steps: 60_000_000,
        asking: LONG_LOOK[2],
        asks_for_blocks_only: false,
        runs_beside: true,
    };
}

impl Engine for Testing {
    fn name(&self) -> &'static str {
        self.name
    }

    fn runs_beside(&self) -> bool {
        self.runs_beside
    }

    fn is_quick(&self) -> bool {
        !self.runs_beside
    }

    fn settle(&self, claim: &Claim, solver: &Solver, budget: &Budget, seen: &mut Seen) -> Settled {
        let options = TestingOptions {
            seed: seen.seed.wrapping_add(1),
            budget: budget.clone(),
            work: self.work,
            grace: self.grace,
            saturation: self.saturation,
            most_steps: self.most_steps,
            asks_for_blocks_only: self.asks_for_blocks_only,
            ..TestingOptions::default()
        };
        let tested = find_difference_with(claim, &options, solver, &budget.allowing(self.asking));
        let mut inputs: Vec<Input> = tested.difference.map(|difference| difference.input).into_iter().collect();
        let mut slow: Vec<_> = tested.slow.iter().filter(|slow| slow.is_telling).collect();
        // Those with the smallest numbers are the most readable.
        slow.sort_by_cached_key(|slow| size(claim, &slow.input));
        for slow in slow.into_iter().take(MOST_SLOW) {
            let side = if slow.is_slow.left { Side::Left } else { Side::Right };
            let mut discharge = WithSolver { solver, budget: budget.allowing(self.asking) };
            let is_certain = repeats(claim, side, &slow.input) || recurs(claim, side, &slow.input, &mut discharge);
            let what = if is_certain { "never ends" } else { "may not terminate" };
            let text = format!("the {side} side {what} on {}, where the other one ends", arguments(claim, &slow.input));
            // One example is enough, and the best is one that is certain.
            if seen.endless[side].as_ref().is_none_or(|known| is_certain && !known.is_certain) {
                seen.endless[side] = Some(Endless { text, is_certain });
            }
            if is_certain {
                inputs.push(slow.input.clone());
            }
        }
        seen.agreeing = tested.agreeing;
        // Inputs on which the sides seem to differ show nothing where answers were made up; whose they were is worth saying.
        let mut refused = tested.discarded.keys().filter(|why| why.contains("made up because"));
        let why = if inputs.is_empty() { refused.next().cloned().unwrap_or_default() } else { String::new() };
        Settled { proof: None, inputs, why }
    }
}

/// Inputs with one slow side that are looked at.
const MOST_SLOW: usize = 3;

/// How large the numbers in an input are.
fn size(claim: &Claim, input: &Input) -> u128 {
    let function = claim.programs.left.function();
    let params = function.params().iter().zip(&input.args.left);
    let sizes = params.map(|(&param, &bits)| match function.ty(param) {
        Ty::Int(_) if claim.semantics.ints == Ints::Math => (bits as i128).unsigned_abs(),
        Ty::Int(_) if function.values[param].name.as_ref().is_some_and(|name| claim.unsigned.left.contains(name)) => {
            bits
        }
        Ty::Int(width) => signed(u32::from(width), bits).unsigned_abs(),
        Ty::Bool | Ty::F32 | Ty::F64 | Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => 0,
    });
    sizes.fold(0, u128::saturating_add)
}

/// The arguments of an input for a reader.
fn arguments(claim: &Claim, input: &Input) -> String {
    let function = claim.programs.left.function();
    let params = function.params().iter().zip(&input.args.left).enumerate();
    let shown = params.map(|(index, (&param, &bits))| {
        let name = function.values[param].name.clone().unwrap_or_else(|| format!("arg{index}"));
        let value = match function.ty(param) {
            Ty::Bool => (bits & 1 == 1).to_string(),
            Ty::Int(_) if claim.semantics.ints == Ints::Math => (bits as i128).to_string(),
            Ty::Int(_) if claim.unsigned.left.contains(&name) => bits.to_string(),
            Ty::Int(width) => signed(u32::from(width), bits).to_string(),
            Ty::F32 => to_f32(bits).to_string(),
            Ty::F64 => to_f64(bits).to_string(),
            Ty::Ref | Ty::Ptr | Ty::Mem(_) | Ty::World => "…".to_owned(),
        };
        format!("{name} = {value}")
    });
    shown.collect::<Vec<_>>().join(", ")
}
