//! What a confirmed certificate says of RIGHT, given what is known of LEFT (Theorem 2 of the KEQ paper).
//!
//! An invariant of LEFT is a predicate at some of its cut points that holds when LEFT starts and is kept by every
//! segment. By the certificate RIGHT, wherever the sides meet, is in the coupling with some state of LEFT that has the
//! invariant. So there it holds of RIGHT that *some* state of LEFT satisfies coupling and invariant; the equations of
//! the coupling mostly say which one, and then LEFT disappears from the statement.
//!
//! What follows holds for inputs that the claim admits and on which LEFT is defined.

use std::collections::BTreeMap;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::Ty;
use tandem_logic::{Op, Sort, Term, Terms};

use super::failure::{Failure, Origin, Rejection};
use super::places::parse_place;
use super::relation::{CheckedRelation, check_shapes, predicate, views};
use crate::certificate::Certificate;
use crate::claim::Claim;
use crate::definitions::Definitions;
use crate::expression::render;
use crate::obligation::{Discharge, Discharged};
use crate::semantics::Ints;
use crate::symbolic::Place;

/// A predicate at a place of LEFT, as a person writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invariant {
    /// The place, as in certificates: `loop 1`, `line 12`, `entry`, `exit`.
    pub place: String,
    /// The predicate, over `left.…`.
    pub predicate: String,
}

impl Invariant {
    /// Reads `PLACE: PREDICATE`.
    pub fn parse(text: &str) -> Result<Invariant, String> {
        let (place, predicate) = text.split_once(':').ok_or("write PLACE: PREDICATE, as in `loop 1: left.i >= 0`")?;
        Ok(Invariant { place: place.trim().to_owned(), predicate: predicate.trim().to_owned() })
    }
}

/// What holds of RIGHT at a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preserved {
    /// The place of RIGHT.
    pub right: String,
    /// Where LEFT is then.
    pub left: String,
    /// What holds of RIGHT alone.
    pub facts: Vec<String>,
    /// What holds together with these for some state of LEFT, where LEFT could not be eliminated.
    pub for_some_left: Vec<String>,
}

/// Checks that the invariants are inductive on LEFT and says what follows for RIGHT. The certificate must have been
/// confirmed.
pub fn preserve(
    claim: &Claim,
    certificate: &Certificate,
    invariants: &[Invariant],
    discharge: &mut dyn Discharge,
) -> Result<Vec<Preserved>, Rejection> {
    let terms = discharge.terms();
    let views = views(claim, certificate)?;
    let math = claim.semantics.ints == Ints::Math;
    let definitions = Definitions::read(&terms, &certificate.definitions, math).map_err(Rejection::Malformed)?;
    let relations = check_shapes(claim, &terms, certificate, &views, &definitions)?;
    let relation = relations.first().ok_or_else(|| Rejection::Malformed("there is no relation".to_owned()))?;
    let preservation = Preservation { terms: &terms, relation, known: known(&terms, relation, invariants)? };
    preservation.check_beginning(discharge)?;
    for place in relation.joint.components[0].view.places().filter(|place| *place != Place::Exit) {
        preservation.check_segments(place, discharge)?;
    }
    preservation.follows()
}

/// The invariants with meaning, by place of LEFT.
fn known(
    terms: &Terms,
    relation: &CheckedRelation<'_>,
    invariants: &[Invariant],
) -> Result<BTreeMap<Place, Vec<(String, Term)>>, Rejection> {
    let joint = &relation.joint;
    let left = joint.components[0].view;
    let mut known: BTreeMap<Place, Vec<(String, Term)>> = BTreeMap::new();
    for invariant in invariants {
        let place = parse_place(left.function, &invariant.place).map_err(Rejection::Malformed)?;
        if left.shape(place).is_none() {
            let what = format!("{} is no cut point of LEFT in this certificate", invariant.place);
            return Err(Rejection::Malformed(what));
        }
        let places = [place, joint.components[1].view.entry()];
        let term = predicate(joint, &places, &invariant.predicate)?;
        let right = &joint.state(&places)[1];
        if terms.free_variables(&[term]).iter().any(|variable| right.contains(variable)) {
            let what = format!("{:?} is to be an invariant of LEFT and speaks of RIGHT", invariant.predicate);
            return Err(Rejection::Malformed(what));
        }
        known.entry(place).or_default().push((invariant.predicate.clone(), term));
    }
    Ok(known)
}

struct Preservation<'p, 'a> {
    terms: &'p Terms,
    relation: &'p CheckedRelation<'a>,
    known: BTreeMap<Place, Vec<(String, Term)>>,
}

impl Preservation<'_, '_> {
    fn at(&self, place: Place) -> &[(String, Term)] {
        self.known.get(&place).map_or(&[], Vec::as_slice)
    }

    fn all(&self, place: Place) -> Term {
        self.terms.and(&self.at(place).iter().map(|(_, term)| *term).collect::<Vec<_>>())
    }

    /// What is given at the entry holds of all inputs that the claim admits.
    fn check_beginning(&self, discharge: &mut dyn Discharge) -> Result<(), Rejection> {
        let joint = &self.relation.joint;
        let entry = joint.entry();
        let mut hypotheses = joint.background(&entry)?;
        hypotheses.push(self.relation.pre);
        let arrivals = [(self.terms.bool(true), entry[0], joint.state(&entry)[0].clone())];
        self.require(&entry, hypotheses, &arrivals, discharge)
    }

    /// Every segment of LEFT from a place leads to where the invariants hold again.
    fn check_segments(&self, from: Place, discharge: &mut dyn Discharge) -> Result<(), Rejection> {
        let joint = &self.relation.joint;
        let places = [from, joint.components[1].view.entry()];
        let step = joint.step(&places, &[1, 0])?;
        let mut hypotheses = joint.background(&places)?;
        hypotheses.push(joint.of_arguments(self.relation.pre, &places));
        hypotheses.push(self.all(from));
        hypotheses.extend(step.facts.iter().copied());
        hypotheses.extend(joint.externals_are_defined(&step.calls[0]));
        let arrivals: Vec<(Term, Place, Vec<Term>)> =
            step.arrivals[0].iter().map(|arrival| (arrival.guard, arrival.place, arrival.state.clone())).collect();
        self.require(&places, hypotheses, &arrivals, discharge)
    }

    fn require(
        &self,
        from: &[Place],
        hypotheses: Vec<Term>,
        arrivals: &[(Term, Place, Vec<Term>)],
        discharge: &mut dyn Discharge,
    ) -> Result<(), Rejection> {
        let (t, joint) = (self.terms, &self.relation.joint);
        let right = joint.state(from)[1].clone();
        let left = joint.components[0].view;
        for (guard, place, state) in arrivals {
            for (text, predicate) in self.at(*place) {
                let holds = joint.instantiate(*predicate, &[*place, from[1]], &[state, &right]);
                let mut assertions = hypotheses.clone();
                assertions.extend([*guard, t.not(holds)]);
                let shown = joint.state(from)[0].clone();
                let origin =
                    || Origin { relation: left.function.name.clone(), from: left.describe(from[0]), advance: vec![1] };
                match discharge.refute(t, &assertions, &shown) {
                    Discharged::Refuted => {}
                    Discharged::Unknown(reason) => return Err(Rejection::Undecided(origin(), reason)),
                    Discharged::Satisfiable(values) => {
                        return Err(Rejection::Refuted(Box::new(Failure {
                            origin: origin(),
                            arrival: left.describe(*place),
                            broken: vec![text.clone()],
                            state: super::steps::shown_state(t, &shown, &values),
                            input: None,
                        })));
                    }
                }
            }
        }
        Ok(())
    }

    /// What holds of RIGHT at every point, and at the end.
    fn follows(&self) -> Result<Vec<Preserved>, Rejection> {
        let (t, joint) = (self.terms, &self.relation.joint);
        let mut found = Vec::new();
        for node in &self.relation.nodes {
            let mut parts = vec![node.coupling];
            parts.push(joint.of_arguments(self.relation.pre, &node.places));
            parts.push(self.all(node.places[0]));
            found.push(self.without_left(&node.places, &parts));
        }
        if !self.at(Place::Exit).is_empty() {
            // Both sides return: where one does not, the invariant of a result says nothing.
            let exit = joint.exit();
            let zero = joint.encoder(0).integer(Ty::I32, 0);
            let states = joint.state(&exit);
            let returned = FxHashMap::from_iter([(states[0][0], zero), (states[1][0], zero)]);
            let parts = [self.relation.post, joint.of_arguments(self.relation.pre, &exit), self.all(Place::Exit)];
            let mut end = self.without_left(&exit, &t.substitute_all(&parts, &returned));
            end.right = "return".to_owned();
            end.left = "return".to_owned();
            found.push(end);
        }
        found.retain(|preserved| !preserved.facts.is_empty() || !preserved.for_some_left.is_empty());
        Ok(found)
    }

    fn without_left(&self, places: &[Place], parts: &[Term]) -> Preserved {
        let (t, joint) = (self.terms, &self.relation.joint);
        let left: FxHashSet<Term> = joint.state(places)[0].iter().copied().collect();
        let conjuncts = eliminate(t, parts, &left);
        let (about_left, about_right): (Vec<Term>, Vec<Term>) = conjuncts
            .into_iter()
            .partition(|conjunct| t.free_variables(&[*conjunct]).iter().any(|variable| left.contains(variable)));
        let texts = |terms: &[Term]| -> Vec<String> { terms.iter().filter_map(|term| render(t, *term)).collect() };
        Preserved {
            right: joint.components[1].view.describe(places[1]),
            left: joint.components[0].view.describe(places[0]),
            facts: texts(&about_right),
            for_some_left: texts(&about_left),
        }
    }
}

/// The conjuncts with those variables put in that equations among them determine.
fn eliminate(t: &Terms, parts: &[Term], variables: &FxHashSet<Term>) -> Vec<Term> {
    let mut conjuncts = flattened(t, parts);
    loop {
        let solved = conjuncts
            .iter()
            .enumerate()
            .find_map(|(index, conjunct)| solved_for(t, *conjunct, variables).map(|solution| (index, solution)));
        let Some((index, (variable, by))) = solved else { break };
        conjuncts.remove(index);
        let map = FxHashMap::from_iter([(variable, by)]);
        conjuncts = flattened(t, &t.substitute_all(&conjuncts, &map));
    }
    let mut seen = FxHashSet::default();
    conjuncts.retain(|conjunct| seen.insert(*conjunct));
    conjuncts
}

fn flattened(t: &Terms, parts: &[Term]) -> Vec<Term> {
    let mut pending: Vec<Term> = parts.iter().rev().copied().collect();
    let mut conjuncts = Vec::new();
    while let Some(part) = pending.pop() {
        match t.op(part) {
            Op::And => pending.extend(t.args(part).iter().rev()),
            _ if t.is_true(part) => {}
            _ => conjuncts.push(part),
        }
    }
    conjuncts
}

/// A variable that an equation determines, and as what: `v == t`, or `v + s == t` with `v` in neither `s` nor `t`.
fn solved_for(t: &Terms, equation: Term, variables: &FxHashSet<Term>) -> Option<(Term, Term)> {
    if *t.op(equation) != Op::Eq {
        return None;
    }
    let [a, b] = t.args(equation) else { return None };
    let free_of = |variable: Term, terms: &[Term]| !t.free_variables(terms).contains(&variable);
    for (one, other) in [(*a, *b), (*b, *a)] {
        if variables.contains(&one) && free_of(one, &[other]) {
            return Some((one, other));
        }
        let (sum, minus) = match (t.op(one), t.sort_ref(one)) {
            (Op::BvAdd, _) => (Op::BvAdd, Op::BvSub),
            (Op::Add, Sort::Int) => (Op::Add, Op::Sub),
            _ => continue,
        };
        let summands = t.args(one);
        for (index, &variable) in summands.iter().enumerate() {
            let rest: Vec<Term> =
                summands.iter().enumerate().filter(|(at, _)| *at != index).map(|(_, term)| *term).collect();
            if variables.contains(&variable) && free_of(variable, &rest) && free_of(variable, &[other]) {
                let rest = if rest.len() == 1 { rest[0] } else { t.term(sum, &rest) };
                return Some((variable, t.term(minus, &[other, rest])));
            }
        }
    }
    None
}
