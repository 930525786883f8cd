//! Values and models as solvers print them.

use super::environment::{Environment, Meaning};
use super::parse::{parse_bits, parse_function, parse_number, parse_term};
use super::sexp::{ParseError, Sexp, Sexps};
use crate::evaluate::{Assignment, evaluate};
use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::Terms;
use crate::value::Value;

/// Reads a value of a sort.
pub fn parse_value(terms: &Terms, sexp: Sexp<'_>, sort: &Sort, environment: &Environment) -> Result<Value, ParseError> {
    if let Some(value) = parse_scalar(sexp, sort) {
        return Ok(value);
    }
    let term = parse_term(terms, sexp, environment)?;
    value_of(terms, term, sort, environment).map_err(|message| sexp.error(&message))
}

/// Reads the answer to `get-value`: the values of terms of these sorts, in the order in which they were asked for.
pub fn parse_values(
    terms: &Terms,
    answer: &str,
    sorts: &[Sort],
    environment: &Environment,
) -> Result<Vec<Value>, ParseError> {
    let sexps = Sexps::parse(answer)?;
    let root = sexps.single()?;
    let pairs = root.list().ok_or_else(|| root.error("a list of values was expected"))?;
    // Whoever asks for values of an opaque sort knows the sort, so its elements can be read.
    let mut environment = environment.clone();
    sorts.iter().for_each(|sort| environment.learn_sorts(sort));
    if pairs.len() != sorts.len() {
        return Err(root.error(&format!("{} values were expected", sorts.len())));
    }
    let read = |(pair, sort): (Sexp<'_>, &Sort)| match pair.list().as_deref() {
        Some([_, value]) => parse_value(terms, *value, sort, &environment),
        _ => Err(pair.error("a term and its value were expected")),
    };
    pairs.into_iter().zip(sorts).map(read).collect()
}

/// Reads the answer to `get-model`: values of all variables and functions of the environment that it speaks of.
/// The assignment is completed: what a model does not mention does not matter.
pub fn parse_model(terms: &Terms, answer: &str, environment: &Environment) -> Result<Assignment, ParseError> {
    let sexps = Sexps::parse(answer)?;
    let root = sexps.single()?;
    let entries = root.list().ok_or_else(|| root.error("a model was expected"))?;
    let mut pending = Vec::new();
    for (position, entry) in entries.into_iter().enumerate() {
        let head = entry.head().and_then(|head| head.word());
        match (head, entry.list().as_deref()) {
            // Older solvers begin with the word `model`.
            (None, None) if position == 0 && entry.word() == Some("model") => {}
            (Some("define-fun" | "define-fun-rec"), Some(&[_, name, parameters, sort, body])) => {
                let symbol = name.symbol().ok_or_else(|| name.error("a symbol was expected"))?;
                if !environment.is_own(symbol) {
                    pending.push(Definition { symbol, parameters, sort, body });
                }
            }
            // The elements of opaque sorts, which are known by their names, and how many there are.
            (Some("declare-fun" | "declare-sort" | "declare-datatypes" | "forall"), _) => {}
            _ => return Err(entry.error(&format!("unknown entry of a model: {entry}"))),
        }
    }
    let mut reader = ModelReader { terms, asked: environment, known: environment.clone() };
    // Functions of the solver's own making are defined in any order, and used by others.
    for definition in &pending {
        reader.known.symbols.remove(definition.symbol);
    }
    let mut assignment = Assignment::new().completed();
    while !pending.is_empty() {
        let mut failure = None;
        let mut left = Vec::new();
        let before = pending.len();
        for definition in pending {
            match reader.read(&definition, &mut assignment) {
                Ok(()) => {}
                Err(error) => {
                    failure.get_or_insert(error);
                    left.push(definition);
                }
            }
        }
        if left.len() == before {
            return Err(failure.unwrap_or_else(|| root.error("the model cannot be read")));
        }
        pending = left;
    }
    Ok(assignment)
}

struct Definition<'s> {
    symbol: &'s str,
    parameters: Sexp<'s>,
    sort: Sexp<'s>,
    body: Sexp<'s>,
}

struct ModelReader<'a> {
    terms: &'a Terms,
    /// What was asked.
    asked: &'a Environment,
    /// The same without what the model defines, plus what it has defined so far.
    known: Environment,
}

impl ModelReader<'_> {
    fn read(&mut self, definition: &Definition<'_>, assignment: &mut Assignment) -> Result<(), ParseError> {
        let sort = self.known.parse_sort(definition.sort)?;
        let (parameters, body) = parse_function(self.terms, definition.parameters, definition.body, &self.known)?;
        let at = definition.body;
        if *self.terms.sort_ref(body) != sort {
            return Err(at.error("a definition has another sort than it says"));
        }
        for variable in self.terms.free_variables(&[body]) {
            if let Some((_, number)) = self.terms.variable_name(variable).and_then(|name| self.known.element(name)) {
                assignment.set(variable, Value::Opaque(number));
            }
        }
        match self.asked.symbols.get(definition.symbol) {
            Some(Meaning::Term(term)) => {
                let value = value_of(self.terms, body, &sort, &self.known).map_err(|message| at.error(&message))?;
                match self.terms.op(*term) {
                    Op::Apply(..) => {
                        let signature = self.terms.functions(&[*term]).swap_remove(0);
                        assignment.function_mut(signature).default = Some(value);
                    }
                    _ => assignment.set(*term, value),
                }
            }
            Some(Meaning::Function(signature)) => {
                assignment.define_function(signature.clone(), parameters.clone(), body);
            }
            Some(Meaning::Macro { .. }) | None => {}
        }
        self.known.define(self.terms, definition.symbol, parameters, body);
        Ok(())
    }
}

/// Values that need no terms.
fn parse_scalar(sexp: Sexp<'_>, sort: &Sort) -> Option<Value> {
    let word = sexp.word()?;
    match sort {
        Sort::Bool => match word {
            "true" => Some(Value::Bool(true)),
            "false" => Some(Value::Bool(false)),
            _ => None,
        },
        Sort::BitVec(width) => {
            let (found, bits) = parse_bits(word)?;
            if found == *width { Some(Value::BitVec { width: found, bits }) } else { None }
        }
        Sort::Int => match parse_number(word)? {
            Constant::Int(number) => Some(Value::Int(number)),
            _ => None,
        },
        Sort::Real | Sort::Float(_) | Sort::Array(..) | Sort::Opaque(_) => None,
    }
}

/// The value of a term without variables other than elements of opaque sorts.
fn value_of(terms: &Terms, term: Term, sort: &Sort, environment: &Environment) -> Result<Value, String> {
    let mut assignment = Assignment::new();
    for variable in terms.free_variables(&[term]) {
        if let Some((_, number)) = terms.variable_name(variable).and_then(|name| environment.element(name)) {
            assignment.set(variable, Value::Opaque(number));
        }
    }
    match evaluate(terms, term, &assignment).map_err(|error| error.to_string())? {
        // Solvers write `1` for the Real one.
        Value::Int(number) if *sort == Sort::Real => Ok(Value::Real(number.into())),
        value if value.has_sort(sort) => Ok(value),
        _ => Err(format!("a value of sort {sort} was expected")),
    }
}
