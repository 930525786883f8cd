//! Inputs with what becomes of them: on some the sides agree, on others they seem to differ.
//!
//! Whoever wants to know *where* two programs differ needs many inputs of both kinds, where the tester itself stops at the
//! first difference. Half of the inputs are new; the other half are variations of ones that are known, since what is near
//! a difference, and behaves alike, says most about where it ends. Nothing here is trusted: a label is what a quick look
//! says.

use tandem_base::Random;
use tandem_interp::{Ended, Limits};
use tandem_ir::Outcome;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;

use super::harness::{Harness, Look};
use super::inputs::Generator;

/// Inputs by what the sides do on them.
#[derive(Clone, Debug, Default)]
pub struct Samples {
    /// Inputs on which LEFT is defined and the sides behave as claimed.
    pub agreeing: Vec<Input>,
    /// Inputs on which they do not seem to.
    pub differing: Vec<Input>,
}

/// So many inputs of each kind are kept of those that are tried.
const ENOUGH: usize = 300;
/// Inputs that are tried.
const TRIED: usize = 1_000;
/// Steps of a run, …
const STEPS: u64 = 2_000;
/// … and of all of them.
const ALL_STEPS: u64 = 300_000;

impl Samples {
    /// Adds inputs that the claim speaks of, new ones and such that are near known ones.
    pub fn draw(&mut self, claim: &Claim, seed: u64) {
        let mut harness = Harness::new(claim);
        let generator = Generator::new(claim);
        let mut random = Random::new(seed);
        let limits = Limits { steps: STEPS, ..Limits::default() };
        let (mut steps, mut input) = (0, Input::default());
        let (most_agreeing, most_differing) = (self.agreeing.len() + ENOUGH, self.differing.len() + ENOUGH);
        for _ in 0..TRIED {
            let near = if random.percent(25) { &self.agreeing } else { &self.differing };
            match near.get(random.below(near.len())) {
                Some(known) if random.percent(50) => {
                    input.clone_from(known);
                    generator.vary(&mut random, &mut input);
                }
                _ => generator.draw(&mut random, &mut input),
            }
            match harness.look(&input, &limits) {
                Look::Agree if self.agreeing.len() < most_agreeing => {
                    // Where LEFT is undefined everything agrees with it, which is nothing to tell anyone.
                    if !matches!(harness.runs().left.ended, Ended::Outcome(Outcome::Ub(_))) {
                        self.agreeing.push(input.clone());
                    }
                }
                Look::Suspicious if self.differing.len() < most_differing => self.differing.push(input.clone()),
                Look::NotAdmitted => continue,
                Look::Agree | Look::Suspicious | Look::Discarded(..) | Look::Slow(_) => {}
            }
            let runs = harness.runs();
            steps += runs.left.steps + runs.right.steps;
            let is_enough = self.agreeing.len() >= most_agreeing && self.differing.len() >= most_differing;
            if is_enough || steps > ALL_STEPS {
                break;
            }
        }
    }
}
