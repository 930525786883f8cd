//! What runs do at given places: concrete states for the searches to learn from.

use tandem_base::{Pair, Side};
use tandem_interp::{Ended, Limits, Program, Run, TracePoint, Visit};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_replay::interpreter_ints;

/// Both programs, watched at some places.
pub struct Tracer<'c> {
    claim: &'c Claim,
    programs: Pair<Program>,
}

/// What both sides did on one input.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The runs, with the visits of trace points in them.
    pub runs: Pair<Run>,
}

impl<'c> Tracer<'c> {
    /// Watches both programs at these places.
    pub fn new(claim: &'c Claim, points: &Pair<Vec<TracePoint>>) -> Tracer<'c> {
        let ints = interpreter_ints(claim);
        let programs = Pair::from_fn(|side| Program::with(&claim.programs[side].module, ints, &points[side]));
        Tracer { claim, programs }
    }

    /// Runs both sides on an input.
    pub fn trace(&self, input: &Input, budget: &Limits) -> Trace {
        let runs = Pair::from_fn(|side| {
            let program = &self.claim.programs[side];
            self.programs[side].run(program.entry, &input.for_side(side, &program.module), budget)
        });
        Trace { runs }
    }

    /// Traces of those inputs on which both sides come to an end that counts, in the order of the inputs. No more
    /// than `most` visits are recorded on a side of one input.
    pub fn traces<'i>(&self, inputs: &'i [Input], most: usize) -> Vec<(&'i Input, Trace)> {
        let budget = Limits { visits: most, ..Limits::default() };
        let traced = inputs.iter().map(|input| (input, self.trace(input, &budget)));
        traced.filter(|(_, trace)| trace.counts()).collect()
    }
}

impl Trace {
    /// Whether both sides came to an end and depended on nothing unspecified.
    pub fn counts(&self) -> bool {
        self.runs.iter().all(|(_, run)| matches!(run.ended, Ended::Outcome(_)) && !run.unspecified)
    }

    /// The visits of a side, grouped by the activation of a function that they belong to, in the order in which the
    /// activations were first seen.
    pub fn activations(&self, side: Side) -> Vec<Vec<&Visit>> {
        let mut groups: Vec<Vec<&Visit>> = Vec::new();
        let mut places = rustc_hash::FxHashMap::default();
        for visit in &self.runs[side].trace {
            let place = *places.entry(visit.activation).or_insert(groups.len());
            if place == groups.len() {
                groups.push(vec![]);
            }
            groups[place].push(visit);
        }
        groups
    }
}
