//! A Horn solver's model, read as couplings.

use rustc_hash::FxHashMap;
use tandem_logic::{Environment, Op, Sexp, Sexps, Sort, Term, Terms, parse_function};

use super::clauses::NodeOf;
use super::system::System;

/// For each unknown, the conjuncts of what the solver found, over the state variables of its node.
pub fn read(
    t: &Terms,
    system: &System,
    nodes: &[NodeOf],
    symbols: &[String],
    model: &str,
) -> Result<Vec<Vec<Term>>, String> {
    let sexps = Sexps::parse(model).map_err(|error| error.to_string())?;
    let mut definitions = Vec::new();
    for sexp in sexps.iter() {
        collect(sexp, 3, &mut definitions);
    }
    // Definitions of the solver's own making may be used by others, in any order.
    let mut environment = Environment::default();
    let mut pending = definitions;
    let mut found: FxHashMap<String, (Vec<Term>, Term)> = FxHashMap::default();
    while !pending.is_empty() {
        let before = pending.len();
        let mut failure = String::new();
        pending.retain(|(symbol, parameters, body)| match parse_function(t, *parameters, *body, &environment) {
            Ok((parameters, body)) => {
                environment.define(t, symbol, parameters.clone(), body);
                found.insert(symbol.to_string(), (parameters, body));
                false
            }
            Err(error) => {
                failure = error.to_string();
                true
            }
        });
        if pending.len() == before {
            return Err(failure);
        }
    }
    let mut said = Vec::new();
    for (index, node) in nodes.iter().enumerate() {
        if !system.speaks_of(index) {
            said.push(vec![t.bool(false)]);
            continue;
        }
        let symbol = symbols[index].trim_matches('|');
        let (parameters, body) = found.get(symbol).ok_or_else(|| format!("the solver did not define {symbol}"))?;
        if parameters.len() != node.variables.len() {
            return Err(format!("the solver defined {symbol} with other parameters"));
        }
        let map: FxHashMap<Term, Term> = parameters.iter().copied().zip(node.variables.iter().copied()).collect();
        said.push(conjuncts(t, typed(t, *body, &map)?));
    }
    Ok(said)
}

/// The body with the state variables put in. Where a variable is opaque only equality can be said of it.
fn typed(t: &Terms, body: Term, map: &FxHashMap<Term, Term>) -> Result<Term, String> {
    let opaque: Vec<Term> =
        map.iter().filter(|(_, by)| matches!(t.sort(**by), Sort::Opaque(_))).map(|(from, _)| *from).collect();
    for term in t.subterms(&[body]) {
        let speaks = t.args(term).iter().any(|arg| opaque.contains(arg));
        let both = t.args(term).iter().all(|arg| opaque.contains(arg));
        if speaks && !(*t.op(term) == Op::Eq && both) {
            return Err("the solver compares what can only be equal or not".to_owned());
        }
    }
    Ok(t.substitute(body, map))
}

/// The parts of a conjunction.
fn conjuncts(t: &Terms, term: Term) -> Vec<Term> {
    match t.op(term) {
        Op::And => t.args(term).iter().flat_map(|part| conjuncts(t, *part)).collect(),
        Op::Not if *t.op(t.args(term)[0]) == Op::Or => {
            let parts = t.args(t.args(term)[0]).to_vec();
            parts.into_iter().flat_map(|part| conjuncts(t, t.not(part))).collect()
        }
        _ if t.is_true(term) => vec![],
        _ => vec![term],
    }
}

/// The definitions of functions in a reply: their symbols, parameters and bodies.
fn collect<'s>(sexp: Sexp<'s>, depth: usize, found: &mut Vec<(&'s str, Sexp<'s>, Sexp<'s>)>) {
    let Some(members) = sexp.list() else { return };
    if let [head, name, parameters, _, body] = members[..]
        && head.word() == Some("define-fun")
        && let Some(symbol) = name.symbol()
    {
        found.push((symbol, parameters, body));
    } else if depth > 0 {
        for member in members {
            collect(member, depth - 1, found);
        }
    }
}
