//! Clauses as SMT-LIB.

use tandem_logic::{Emitter, EmitterOptions, FunctionSignature, Op, Sort, Term, Terms};

use super::system::{Atom, Clause, System};

/// A system as text, without the command that checks it.
pub struct Written {
    /// Declarations and clauses.
    pub text: String,
    /// The symbol of each unknown.
    pub symbols: Vec<String>,
}

/// The system in the logic HORN.
pub fn written(t: &Terms, system: &System) -> Result<Written, String> {
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut text = String::from("(set-logic HORN)\n");
    let mut symbols = Vec::new();
    for (index, unknown) in system.unknowns.iter().enumerate() {
        let (declared, symbol) = emitter.declare_function(&signature(t, system, index));
        symbols.push(symbol);
        if !system.speaks_of(index) {
            continue;
        }
        text.push_str(&declared);
        let names: Vec<&str> = unknown.parameters.iter().filter_map(|parameter| t.variable_name(*parameter)).collect();
        text.push_str(&format!("; {}: {}\n", unknown.name, names.join(", ").replace(['\n', '\r'], " ")));
    }
    for clause in &system.clauses {
        let term = formula(t, system, clause);
        let asserted = emitter.assert_text(t, term).map_err(|error| error.to_string())?;
        text.push_str(&format!("; {}\n{asserted}", clause.origin.replace(['\n', '\r'], " ")));
    }
    Ok(Written { text, symbols })
}

/// The system in Z3's language of rules, with the query that prints how the body of a clause without head comes about.
pub fn as_rules(t: &Terms, system: &System) -> Result<Written, String> {
    let mut emitter = Emitter::new(EmitterOptions::default());
    let mut text = String::new();
    let mut symbols = Vec::new();
    for (index, unknown) in system.unknowns.iter().enumerate() {
        let (_, symbol) = emitter.declare_function(&signature(t, system, index));
        let mut commands = String::new();
        let sorts: Vec<String> =
            unknown.parameters.iter().map(|term| emitter.sort_text(&t.sort(*term), &mut commands)).collect();
        text.push_str(&format!("{commands}(declare-rel {symbol} ({}))\n", sorts.join(" ")));
        symbols.push(symbol);
    }
    text.push_str("(declare-rel fail ())\n");
    for clause in &system.clauses {
        let fail = t.variable("fail", Sort::Bool);
        let premise = premise(t, system, clause);
        let head = clause.head.as_ref().map_or(fail, |head| applied(t, system, head));
        let mut bound = t.free_variables(&[premise, head]);
        bound.retain(|variable| *variable != fail);
        let implication = t.unsimplified_term(Op::Implies, &[premise, head]);
        let quantified = if bound.is_empty() {
            implication
        } else {
            bound.push(implication);
            t.unsimplified_term(Op::Forall, &bound)
        };
        let (commands, rule) = emitter.term_text(t, quantified).map_err(|error| error.to_string())?;
        // The relation is declared already, and an emitter would call it `$fail`.
        let commands: String = commands.lines().filter(|line| !line.starts_with("(declare-fun $fail ")).collect();
        text.push_str(&format!("{commands}\n(rule {})\n", rule.replace("$fail", "fail")));
    }
    text.push_str("(query fail :print-certificate true)\n");
    Ok(Written { text, symbols })
}

fn signature(t: &Terms, system: &System, index: usize) -> FunctionSignature {
    let unknown = &system.unknowns[index];
    let arguments = unknown.parameters.iter().map(|parameter| t.sort(*parameter)).collect();
    FunctionSignature { name: symbol_name(index).into(), arguments, result: Sort::Bool }
}

fn symbol_name(index: usize) -> String {
    format!("P{index}")
}

fn applied(t: &Terms, system: &System, atom: &Atom) -> Term {
    debug_assert_eq!(system.unknowns[atom.of].parameters.len(), atom.args.len());
    t.apply(&symbol_name(atom.of), &atom.args, Sort::Bool)
}

fn premise(t: &Terms, system: &System, clause: &Clause) -> Term {
    let mut parts: Vec<Term> = clause.body.iter().map(|atom| applied(t, system, atom)).collect();
    parts.extend(&clause.constraint);
    match parts[..] {
        [] => t.bool(true),
        [only] => only,
        _ => t.unsimplified_term(Op::And, &parts),
    }
}

/// A clause as a closed formula. Nothing is simplified: solvers look for clauses by their shape.
fn formula(t: &Terms, system: &System, clause: &Clause) -> Term {
    let head = clause.head.as_ref().map_or(t.bool(false), |head| applied(t, system, head));
    let implication = t.unsimplified_term(Op::Implies, &[premise(t, system, clause), head]);
    let mut bound = t.free_variables(&[implication]);
    if bound.is_empty() {
        return implication;
    }
    bound.push(implication);
    t.unsimplified_term(Op::Forall, &bound)
}
