//! Cross-examination: a proof is tested as differences are.
//!
//! A certificate says that the *models* of two programs behave the same. Whether the models are the programs is another
//! question: a front end, a table of what libraries do or a pass may be wrong about both sides in the same way. So the real
//! programs are run on the tester's inputs, aliased, extreme and ordinary ones, as compiled code, and each has to do what
//! the interpreter says. If they do something else, and not the same, the proof is wrong, whoever checked it; if they
//! do something else and it is the same, the model is wrong about these inputs, or they are inputs that no caller can give.
//!
//! This can only take an answer away. It is no evidence for one: inputs are examples.

use tandem_base::{Budget, Pair};
use tandem_interp::Limits;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;

use crate::counterexample::Counterexample;
use crate::interpreted::agreeing;
use crate::native::{self, Code, Watched};

/// What was seen of two programs that were proved to behave the same.
#[derive(Clone, Debug, Default)]
pub struct Examination {
    /// Inputs on which both did natively what the interpreter says.
    pub as_said: usize,
    /// Inputs on which they did something else, both the same, …
    pub otherwise: usize,
    /// … and what the first of them was.
    pub first_otherwise: Option<String>,
    /// Why an input shows nothing, if there was one.
    pub nothing: Option<String>,
    /// An input on which they did not do the same: the proof is wrong.
    pub contradiction: Option<(Box<Counterexample>, String)>,
}

impl Examination {
    /// Inputs that showed something.
    pub fn seen(&self) -> usize {
        self.as_said + self.otherwise
    }
}

/// Inputs in a row that show nothing, after which no more are tried.
const MOST_IN_VAIN: usize = 8;

/// Steps of the interpreter's runs.
const STEPS: u64 = 100_000;

/// Runs both programs natively on at most so many of the inputs, as long as the budget lasts.
pub fn cross_examine(claim: &Claim, code: Pair<&Code>, inputs: &[Input], most: usize, budget: &Budget) -> Examination {
    let mut examination = Examination::default();
    let mut in_vain = 0;
    let limits = Limits { steps: STEPS, ..Limits::default() };
    for input in inputs {
        if examination.seen() >= most || in_vain >= MOST_IN_VAIN || budget.exhausted().is_some() {
            break;
        }
        let Some(runs) = agreeing(claim, input, &limits) else { continue };
        match native::examine(claim, code, &runs, budget) {
            Watched::AsSaid => examination.as_said += 1,
            Watched::AlikeOtherwise(what) => {
                examination.otherwise += 1;
                examination.first_otherwise.get_or_insert(what);
            }
            Watched::Unlike(what) => {
                examination.contradiction = Some((Box::new(runs), what));
                break;
            }
            Watched::Nothing(why) => {
                examination.nothing.get_or_insert(why);
                in_vain += 1;
                continue;
            }
        }
        in_vain = 0;
    }
    examination
}
