//! A question put as integers, before it is put as bits.
//!
//! What is asked about indices and lengths is mostly decided at once as linear integer arithmetic, and only after long as
//! bit-vectors (see [`translate`]). So every question that can be translated is first put that way, with few steps. That it has no
//! solution is believed. A solution is carried back and evaluated: it counts if the question itself holds under it. Whatever else
//! happens, the question is put as it is.

use std::sync::atomic::{AtomicU64, Ordering};

use tandem_base::{Budget, Reason, Work};
use tandem_logic::{Emitter, Op, Term, Terms, Translation, Value, evaluate_all, translate};

use crate::answer::Answer;
use crate::model::Model;
use crate::query::Query;
use crate::solver::Solver;
use crate::text::write_assertion;

/// The work for a question put as integers.
pub(crate) const EFFORT: Work = Work::units(20);

/// The part of the work for a question that speaks of definitions: what is unfolded are sums and indices, which take long as bits.
const OF_DEFINED: u64 = 4;

/// How the names of defined functions begin.
const DEFINED: &str = "define:";

/// More products than this are as hard among numbers as among bits.
const MOST_PRODUCTS: usize = 6;

/// Z3's general solver: what it chooses for linear integers by itself tries bits first, and spends a thousand times as much on the
/// smallest questions.
const COMMAND: &str = "(check-sat-using smt)\n";

/// How many questions were decided in which form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Encodings {
    /// As integers: no solution.
    pub integers_unsat: u64,
    /// As integers: a solution that was carried back.
    pub integers_sat: u64,
    /// Put as integers and then, undecided, as bits.
    pub integers_undecided: u64,
    /// Not translated.
    pub only_bits: u64,
}

/// Counts [`Encodings`].
#[derive(Debug, Default)]
pub(crate) struct Counters {
    unsat: AtomicU64,
    sat: AtomicU64,
    undecided: AtomicU64,
    only_bits: AtomicU64,
}

impl Counters {
    pub(crate) fn read(&self) -> Encodings {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        Encodings {
            integers_unsat: read(&self.unsat),
            integers_sat: read(&self.sat),
            integers_undecided: read(&self.undecided),
            only_bits: read(&self.only_bits),
        }
    }
}

impl Solver {
    /// The answer to a question put as integers. `None` if that says nothing.
    pub(crate) fn solve_as_integers(
        &self,
        terms: &Terms,
        assertions: &[Term],
        wanted: &[Term],
        budget: &Budget,
    ) -> Option<Answer> {
        if budget.exhausted().is_some() {
            return None;
        }
        let counters = self.counters();
        let Some(translation) = translate(terms, assertions) else {
            counters.only_bits.fetch_add(1, Ordering::Relaxed);
            return None;
        };
        let mut answer = self.put_translation(terms, assertions, wanted, &translation, &[], budget);
        // Solutions with products of unknowns are easier to find among numbers than among bits.
        if let (Put::Open, Some(definitions)) = (&answer, translation.definitions())
            && definitions.len() <= MOST_PRODUCTS
        {
            answer = self.put_translation(terms, assertions, wanted, &translation, definitions, budget);
        }
        let answer = match answer {
            Put::Answer(answer) => Some(answer),
            Put::Open | Put::Nothing => None,
        };
        let counter = match &answer {
            Some(Answer::Unsat(_)) => &counters.unsat,
            Some(Answer::Sat(_)) => &counters.sat,
            Some(Answer::Unknown(_)) | None => &counters.undecided,
        };
        counter.fetch_add(1, Ordering::Relaxed);
        answer
    }

    /// Puts a translation, with `definitions` to make it exact.
    fn put_translation(
        &self,
        terms: &Terms,
        assertions: &[Term],
        wanted: &[Term],
        translation: &Translation<'_>,
        definitions: &[Term],
        budget: &Budget,
    ) -> Put {
        let begun = std::time::Instant::now();
        let made = translation.terms();
        if translation.assertions().iter().any(|assertion| made.is_false(*assertion)) {
            return Put::Answer(Answer::Unsat(vec![]));
        }
        let is_exact = translation.is_exact() || !definitions.is_empty();
        let wants_values = is_exact && !wanted.is_empty();
        let unknowns = if wants_values { unknowns(terms, assertions) } else { vec![] };
        let readings: Option<Vec<Term>> = unknowns.iter().map(|term| translation.reading(*term)).collect();
        let Some(readings) = readings else { return Put::Nothing };
        let mut emitter = Emitter::new(Default::default());
        let mut script = self.command().logic().to_owned();
        for assertion in translation.assertions().iter().chain(definitions) {
            let Ok(written) = write_assertion(&mut emitter, made, *assertion) else { return Put::Nothing };
            script.push_str(&written);
        }
        let Ok(mut query) = Query::new(made, &[], &readings, false, &mut emitter) else { return Put::Nothing };
        query.command = COMMAND.into();
        script.push_str(&query.told);
        let is_defined = |term: &Term| matches!(terms.op(*term), Op::Apply(name, _) if name.starts_with(DEFINED));
        let more = budget.effort().part(OF_DEFINED);
        let effort = if more > EFFORT && terms.subterms(assertions).iter().any(is_defined) { more } else { EFFORT };
        let budget = &budget.allowing(effort);
        let answer = self.solve_in_session(made, &script, &query, budget);
        let summary = match &answer {
            Ok(answer) => answer.summary(),
            Err(reason) => format!("unknown ({reason})"),
        };
        self.record_as("integers", || format!("{script}{}", query.command), &summary, begun.elapsed(), budget);
        match answer {
            Ok(Answer::Unsat(_)) => Put::Answer(Answer::Unsat(vec![])),
            Ok(Answer::Sat(model)) if is_exact => {
                let values = unknowns.iter().zip(model.values());
                let values: Option<Vec<(Term, Value)>> =
                    values.map(|(term, (_, value))| Some((*term, translation.value(*term, value)?))).collect();
                let model = values.and_then(|values| carried_back(terms, assertions, wanted, values));
                model.map_or(Put::Nothing, |model| Put::Answer(Answer::Sat(model)))
            }
            Ok(Answer::Sat(_)) => Put::Open,
            Err(Reason::Cancelled) => Put::Answer(Answer::Unknown(Reason::Cancelled)),
            _ => Put::Nothing,
        }
    }
}

/// What comes of a translation.
enum Put {
    Answer(Answer),
    /// There is a solution where something was left open.
    Open,
    Nothing,
}

/// The values of the wanted terms, if the assertions hold under these values of their unknowns.
fn carried_back(terms: &Terms, assertions: &[Term], wanted: &[Term], values: Vec<(Term, Value)>) -> Option<Model> {
    if wanted.is_empty() {
        return Some(Model::new(vec![], true));
    }
    let assignment = Model::new(values, true).assignment(terms);
    let holds = evaluate_all(terms, assertions, &assignment).iter().all(|value| *value == Ok(Value::Bool(true)));
    if !holds {
        return None;
    }
    let values: Option<Vec<Value>> = evaluate_all(terms, wanted, &assignment).into_iter().map(Result::ok).collect();
    Some(Model::new(wanted.iter().copied().zip(values?).collect(), true))
}

/// What determines the values of the assertions: their variables, and applications of functions with their arguments.
fn unknowns(terms: &Terms, assertions: &[Term]) -> Vec<Term> {
    let mut found = Vec::new();
    for term in terms.subterms(assertions) {
        match terms.op(term) {
            Op::Variable(..) => found.push(term),
            Op::Apply(..) => {
                found.extend(terms.args(term).iter().copied().filter(|arg| terms.constant_ref(*arg).is_none()));
                found.push(term);
            }
            _ => {}
        }
    }
    let mut seen = std::collections::HashSet::new();
    found.retain(|term| seen.insert(*term));
    found
}
