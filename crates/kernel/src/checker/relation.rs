//! Certificates made precise: places resolved, predicates elaborated, shapes checked.

use std::collections::BTreeSet;

use tandem_base::Side;
use tandem_ir::FuncId;
use tandem_logic::{Term, Terms};

use super::failure::Rejection;
use super::places::parse_place;
use crate::certificate::{self, Certificate, SideName};
use crate::claim::{Claim, Predicate};
use crate::definitions::Definitions;
use crate::expression::quoted;
use crate::joint::Joint;
use crate::symbolic::{CutFunction, Place};

/// The functions of a relation with their cut points.
pub struct Views<'a> {
    /// Side and function of each component.
    pub components: Vec<(Side, CutFunction<'a>)>,
    /// The places of each point.
    pub points: Vec<Vec<Place>>,
}

/// A relation with everything in it given meaning.
pub struct CheckedRelation<'a> {
    /// For messages: `f ~ g`.
    pub name: String,
    /// The functions.
    pub joint: Joint<'a>,
    /// Which functions they are.
    pub functions: Vec<(Side, FuncId)>,
    /// What holds at the beginning, over the entry state.
    pub pre: Term,
    /// What holds at the end, over the exit state.
    pub post: Term,
    /// The points; the entry is among them.
    pub nodes: Vec<Node>,
}

/// A point with everything in it given meaning.
pub struct Node {
    /// Where.
    pub places: Vec<Place>,
    /// What holds, with the text of each part.
    pub conjuncts: Vec<(String, Term)>,
    /// All of it.
    pub coupling: Term,
    /// How to go on.
    pub rules: Vec<NodeRule>,
    /// Conditions of membership, one for each component, if any are given.
    pub only_if: Vec<Term>,
    /// The ranking, if one is given: numbers that are compared one after the other.
    pub rank: Vec<Term>,
}

/// A rule with its condition given meaning.
pub struct NodeRule {
    /// When it applies.
    pub when: Term,
    /// How far each component runs.
    pub advance: Vec<usize>,
}

/// More segments than this in one rule are refused: the terms would be enormous.
const MAX_ADVANCE: usize = 256;

fn malformed<T>(what: impl Into<String>) -> Result<T, Rejection> {
    Err(Rejection::Malformed(what.into()))
}

/// The functions of every relation with the cut points that its points make.
pub fn views<'a>(claim: &'a Claim, certificate: &Certificate) -> Result<Vec<Views<'a>>, Rejection> {
    certificate.relations.iter().map(|relation| views_of(claim, relation)).collect()
}

fn views_of<'a>(claim: &'a Claim, relation: &certificate::Relation) -> Result<Views<'a>, Rejection> {
    if !matches!(relation.functions.len(), 1 | 2) {
        return malformed("a relation is about one function or two");
    }
    let mut ids = Vec::new();
    for function in &relation.functions {
        let side = Side::from(function.side);
        match claim.programs[side].module.function_named(&function.name) {
            Some(id) => ids.push((side, id)),
            None => return malformed(format!("the {side} program has no function {:?}", function.name)),
        }
    }
    let mut points = Vec::new();
    for point in &relation.points {
        if point.at.len() != ids.len() {
            return malformed(format!("a point needs {} places, not {:?}", ids.len(), point.at));
        }
        let mut places = Vec::new();
        for (text, (side, id)) in point.at.iter().zip(&ids) {
            let function = &claim.programs[*side].module.functions[*id];
            places.push(parse_place(function, text).map_err(Rejection::Malformed)?);
        }
        points.push(places);
    }
    let mut components = Vec::new();
    for (index, (side, id)) in ids.into_iter().enumerate() {
        let cuts: BTreeSet<_> = points
            .iter()
            .filter_map(|places| match places[index] {
                Place::Cut(block) => Some(block),
                Place::Exit => None,
            })
            .collect();
        let module = &claim.programs[side].module;
        let view = CutFunction::new(module, id, &cuts)
            .map_err(|error| Rejection::NotACut(format!("{side} {}: {error}", module.functions[id].name)))?;
        components.push((side, view));
    }
    Ok(Views { components, points })
}

/// Gives meaning to every predicate of every relation.
pub fn check_shapes<'a>(
    claim: &'a Claim,
    terms: &'a Terms,
    certificate: &Certificate,
    views: &'a [Views<'a>],
    definitions: &'a Definitions,
) -> Result<Vec<CheckedRelation<'a>>, Rejection> {
    let Some(first) = certificate.relations.first() else {
        return malformed("the certificate has no relation of the entries");
    };
    let entries: Vec<(SideName, &str)> =
        first.functions.iter().map(|function| (function.side, function.name.as_str())).collect();
    let expected: Vec<(SideName, &str)> =
        claim.programs.iter().map(|(side, program)| (side.into(), program.function().name.as_str())).collect();
    if entries != expected {
        return malformed("the first relation must be about the entries, left and right");
    }
    let mut checked = Vec::new();
    for (index, (relation, views)) in certificate.relations.iter().zip(views).enumerate() {
        checked.push(check_relation(claim, terms, relation, views, definitions, index == 0)?);
    }
    Ok(checked)
}

fn check_relation<'a>(
    claim: &'a Claim,
    terms: &'a Terms,
    relation: &certificate::Relation,
    views: &'a Views<'a>,
    definitions: &'a Definitions,
    is_first: bool,
) -> Result<CheckedRelation<'a>, Rejection> {
    let parts: Vec<(Side, &CutFunction<'_>)> = views.components.iter().map(|(side, view)| (*side, view)).collect();
    let joint = Joint::new(claim, terms, &parts).defining(definitions);
    let functions = parts.iter().map(|(side, view)| (*side, view.id)).collect();
    let names: Vec<&str> = relation.functions.iter().map(|function| function.name.as_str()).collect();
    let name = names.join(" ~ ");
    let conjunction = |places: &[Place], texts: &[String]| -> Result<Vec<(String, Term)>, Rejection> {
        texts.iter().map(|text| Ok((text.clone(), predicate(&joint, places, text)?))).collect()
    };
    let all = |parts: &[(String, Term)]| terms.and(&parts.iter().map(|(_, term)| *term).collect::<Vec<_>>());
    let (pre, post) = if is_first {
        if !relation.pre.is_empty() || !relation.post.is_empty() {
            return malformed("the first relation begins and ends as the claim says; it has no pre or post");
        }
        let claimed = |result: Result<Term, crate::expression::ExpressionError>| {
            result.map_err(|error| Rejection::Malformed(format!("in the claim: {error}")))
        };
        (claimed(joint.claimed_beginning())?, claimed(joint.claimed_end())?)
    } else {
        (all(&conjunction(&joint.entry(), &relation.pre)?), all(&conjunction(&joint.exit(), &relation.post)?))
    };
    let mut nodes = Vec::new();
    for (point, places) in relation.points.iter().zip(&views.points) {
        nodes.push(check_point(&joint, terms, point, places)?);
    }
    if !nodes.iter().any(|node: &Node| node.places == joint.entry()) {
        let truth = terms.bool(true);
        nodes.push(Node {
            places: joint.entry(),
            conjuncts: vec![],
            coupling: truth,
            rules: vec![NodeRule { when: truth, advance: vec![1; joint.components.len()] }],
            only_if: vec![],
            rank: vec![],
        });
    }
    Ok(CheckedRelation { name, joint, functions, pre, post, nodes })
}

fn check_point(
    joint: &Joint<'_>,
    terms: &Terms,
    point: &certificate::Point,
    places: &[Place],
) -> Result<Node, Rejection> {
    if places.iter().all(|place| *place == Place::Exit) {
        return malformed("where all sides have ended the claimed end holds; there is no point");
    }
    let mut conjuncts = Vec::new();
    for text in &point.coupling {
        conjuncts.push((text.clone(), predicate(joint, places, text)?));
    }
    let mut only_if = Vec::new();
    if !point.only_if.is_empty() {
        if point.only_if.len() != places.len() {
            return malformed("only_if needs a condition for each function");
        }
        for text in &point.only_if {
            let term = predicate(joint, places, text)?;
            only_if.push(term);
            conjuncts.push((text.clone(), term));
        }
        // Each condition decides about one side's run, so it may speak of that side only.
        let states = joint.state(places);
        for (index, term) in only_if.iter().enumerate() {
            let foreign = terms.free_variables(&[*term]).into_iter().any(|variable| {
                states.iter().enumerate().any(|(other, state)| other != index && state.contains(&variable))
            });
            if foreign {
                return malformed(format!(
                    "{:?} decides about one side and must not speak of the other",
                    point.only_if[index]
                ));
            }
        }
    }
    let mut rules = Vec::new();
    for rule in &point.rules {
        let when = match &rule.when {
            Some(text) => predicate(joint, places, text)?,
            None => terms.bool(true),
        };
        let leaving = match &rule.leaving {
            Some(leaving) if leaving.len() == places.len() => joint.leaving(places, leaving)?,
            Some(_) => return malformed("leaving needs an answer for each function"),
            None => terms.bool(true),
        };
        rules.push(NodeRule { when: terms.and(&[when, leaving]), advance: rule.advance.clone() });
    }
    if rules.is_empty() {
        let advance = places.iter().map(|place| usize::from(*place != Place::Exit)).collect();
        rules.push(NodeRule { when: terms.bool(true), advance });
    }
    for rule in &rules {
        if rule.advance.len() != places.len() || rule.advance.iter().any(|count| *count > MAX_ADVANCE) {
            return malformed(format!("a rule cannot advance by {:?}", rule.advance));
        }
        let moves = rule.advance.iter().zip(places).any(|(count, place)| *count > 0 && *place != Place::Exit);
        if !moves {
            return malformed("a rule must move a side that has not ended");
        }
    }
    let mut rank = Vec::new();
    for text in point.rank.iter().flat_map(|text| text.split(';')) {
        let parsed = Predicate::parse(text).map_err(|error| in_text(text, &error))?;
        rank.push(joint.number(places, &parsed.expr).map_err(|error| in_text(text, &error))?);
    }
    let coupling = terms.and(&conjuncts.iter().map(|(_, term)| *term).collect::<Vec<_>>());
    Ok(Node { places: places.to_vec(), conjuncts, coupling, rules, only_if, rank })
}

/// What a text means at these places.
pub fn predicate(joint: &Joint<'_>, places: &[Place], text: &str) -> Result<Term, Rejection> {
    let parsed = Predicate::parse(text).map_err(|error| in_text(text, &error))?;
    joint.predicate(places, &parsed.expr).map_err(|error| in_text(text, &error))
}

fn in_text(text: &str, error: &crate::expression::ExpressionError) -> Rejection {
    Rejection::Malformed(format!("in {} {error}", quoted(text)))
}
