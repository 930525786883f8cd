//! Hints from the user's synchronisation file: couplings, invariants, summaries and alignments.
//!
//! A file that proves the claim as it stands needs no search. One that does not still knows something: its predicates
//! are candidates like any others, so the search drops what does not hold and adds what is missing; its rules say how
//! the sides advance from their points.

use tandem_base::Side;
use tandem_kernel::certificate::{Point, Relation, Rule};
use tandem_kernel::checker::parse_place;
use tandem_kernel::claim::Predicate;
use tandem_kernel::expression::render;
use tandem_kernel::joint::Joint;
use tandem_kernel::symbolic::Place;
use tandem_logic::Term;

/// Rules that run further than this in one step are not followed.
const MOST_SEGMENTS: usize = 16;

/// The predicates that the user gave for these places, as far as they mean anything there.
pub fn facts(given: &[Relation], joint: &Joint<'_>, places: &[Place]) -> Vec<Term> {
    let mut texts: Vec<&String> = Vec::new();
    for relation in given.iter().filter(|relation| is_about(relation, joint)) {
        if places == joint.entry() {
            texts.extend(&relation.pre);
        }
        if places == joint.exit() {
            texts.extend(&relation.post);
        }
        texts.extend(points_at(relation, joint, places).flat_map(|point| &point.coupling));
    }
    let terms = texts.into_iter().filter_map(|text| predicate(joint, places, text));
    // What cannot be written down is of no use in a certificate.
    terms.flat_map(|term| parts(joint, term)).filter(|term| render(joint.terms, *term).is_some()).collect()
}

/// How the user says that the sides go on from these places.
pub fn rules(given: &[Relation], joint: &Joint<'_>, places: &[Place]) -> Option<Vec<Rule>> {
    let about = given.iter().filter(|relation| is_about(relation, joint));
    let mut points = about.flat_map(|relation| points_at(relation, joint, places));
    let fits = |point: &&Point| {
        let lengths = |rule: &Rule| {
            rule.advance.len() == places.len()
                && rule.advance.iter().any(|count| *count > 0)
                && rule.advance.iter().all(|count| *count <= MOST_SEGMENTS)
                && rule.leaving.as_ref().is_none_or(|leaving| leaving.len() == places.len())
        };
        // In every state some rule must apply.
        let covers = point.rules.last().is_some_and(|rule| rule.when.is_none() && rule.leaving.is_none());
        covers && point.rules.iter().all(lengths)
    };
    points.find(fits).map(|point| point.rules.clone())
}

/// What a text says at these places.
pub fn predicate(joint: &Joint<'_>, places: &[Place], text: &str) -> Option<Term> {
    let parsed = Predicate::parse(text).ok()?;
    joint.predicate(places, &parsed.expr).ok()
}

/// Conjuncts are kept or dropped one by one.
fn parts(joint: &Joint<'_>, term: Term) -> Vec<Term> {
    match joint.terms.op(term) {
        tandem_logic::Op::And => joint.terms.args(term).to_vec(),
        _ => vec![term],
    }
}

fn is_about(relation: &Relation, joint: &Joint<'_>) -> bool {
    relation.functions.len() == joint.components.len()
        && relation.functions.iter().zip(&joint.components).all(|(function, component)| {
            Side::from(function.side) == component.side && function.name == component.view.function.name
        })
}

fn points_at<'g>(
    relation: &'g Relation,
    joint: &'g Joint<'_>,
    places: &'g [Place],
) -> impl Iterator<Item = &'g Point> + 'g {
    relation.points.iter().filter(move |point| {
        point.at.len() == places.len()
            && point.at.iter().zip(&joint.components).zip(places).all(|((text, component), place)| {
                parse_place(component.view.function, text).is_ok_and(|named| named == *place)
            })
    })
}
