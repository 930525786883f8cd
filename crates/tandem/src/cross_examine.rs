//! `--cross-examine N`: a proof is followed by native runs of both real programs.
//!
//! What the kernel confirmed is true of the models of two programs. Here the programs themselves are run on inputs of the
//! tester's ([`tandem_replay::cross_examine`]); where they do not do the same, there is no answer, and there is a bug.

use std::time::Duration;

use tandem_base::{Cancel, Pair};
use tandem_replay::{Examination, cross_examine};
use tandem_report::VerdictName;
use tandem_report::counterexample::input_line;
use tandem_search::engines::testing::samples::Samples;

use crate::answer::Answer;
use crate::check::Check;
use crate::pairs;

/// Inputs are drawn so often at most, until there are enough.
const MOST_DRAWS: u64 = 4;

impl Check {
    /// The same answer, if native runs do not contradict it.
    pub(crate) fn cross_examined(
        &self,
        names: &Pair<String>,
        answer: Answer,
        time: Duration,
        cancel: &Cancel,
    ) -> Answer {
        let session = self.session();
        let most = session.options().cross_examine;
        // With secrets there are two inputs, and no caller runs the programs of the claim.
        let is_secret = self.claim.secrecy.is_some();
        if most == 0 || is_secret || answer.report.verdict != VerdictName::Equivalent {
            return answer;
        }
        // Proofs may leave functions uninterpreted; runs need their bodies.
        let claimed = self.lowered.about_runs(names).and_then(|pair| {
            let claimed = pairs::claim(&pair, names, &self.claim.of_pair(self.claim.semantics))?;
            Ok((pair, claimed))
        });
        let Ok((pair, claimed)) = claimed else { return answer.examined(&Examination::default(), most) };
        let mut samples = Samples::default();
        for seed in 1..=MOST_DRAWS {
            if samples.agreeing.len() < most {
                samples.draw(&claimed, session.options().seed.wrapping_add(seed));
            }
        }
        let code = pair.as_ref().map(|subject| &*subject.code);
        let budget = session.budget(time).with_cancel(cancel);
        let examination = cross_examine(&claimed, code, &samples.agreeing, most, &budget);
        match &examination.contradiction {
            None => answer.examined(&examination, most),
            Some((runs, what)) => answer.withdrawn(&format!(
                "the sides were proved to behave the same, but as compiled programs they do not, which is a bug of Tandem's: {what} ({})",
                input_line(&claimed, runs)
            )),
        }
    }
}
