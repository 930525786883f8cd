//! The exact value of a term under an assignment.
//!
//! The evaluator and the simplifier compute constants with the same code (`apply`), and both are held against a solver
//! by the tests. What has no value (a division by zero, which is an unknown function of the dividend, or a quantifier)
//! is an error, but only if the result depends on it: the branch of an `ite` that is not taken may have none.

mod apply;
pub(crate) mod floats;

use std::fmt;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;
use crate::traverse::FunctionSignature;
use crate::value::Value;

pub(crate) use apply::apply;

/// Values for variables and tables for uninterpreted functions.
#[derive(Clone, Debug, Default)]
pub struct Assignment {
    variables: FxHashMap<Term, Value>,
    functions: FxHashMap<FunctionSignature, FunctionMeaning>,
    complete: bool,
}

/// An uninterpreted function as a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionTable {
    /// Results by arguments.
    pub entries: FxHashMap<Vec<Value>, Value>,
    /// The result for all other arguments, if there is one.
    pub default: Option<Value>,
}

/// What an uninterpreted function is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FunctionMeaning {
    /// A table.
    Table(FunctionTable),
    /// A term over parameters.
    Body {
        /// Variables, one for each argument.
        parameters: Vec<Term>,
        /// The result.
        body: Term,
    },
}

impl Assignment {
    /// Nothing assigned; what a term needs and is missing is an error.
    pub fn new() -> Assignment {
        Assignment::default()
    }

    /// Missing variables and table entries take [`Value::default_of`] their sort. This is how to read a solver's
    /// model, which leaves out what does not matter.
    pub fn completed(mut self) -> Assignment {
        self.complete = true;
        self
    }

    /// Assigns a variable.
    pub fn set(&mut self, variable: Term, value: Value) {
        self.variables.insert(variable, value);
    }

    /// The value that was assigned to a variable.
    pub fn get(&self, variable: Term) -> Option<&Value> {
        self.variables.get(&variable)
    }

    /// All assigned variables, in no particular order.
    pub fn variables(&self) -> impl Iterator<Item = (Term, &Value)> {
        self.variables.iter().map(|(&variable, value)| (variable, value))
    }

    /// Assigns a function by a term over parameters.
    pub fn define_function(&mut self, signature: FunctionSignature, parameters: Vec<Term>, body: Term) {
        self.functions.insert(signature, FunctionMeaning::Body { parameters, body });
    }

    /// The table of a function; an empty one if it has none.
    pub fn function_mut(&mut self, signature: FunctionSignature) -> &mut FunctionTable {
        let meaning = self.functions.entry(signature).or_insert(FunctionMeaning::Table(FunctionTable::default()));
        if let FunctionMeaning::Body { .. } = meaning {
            *meaning = FunctionMeaning::Table(FunctionTable::default());
        }
        match meaning {
            FunctionMeaning::Table(table) => table,
            FunctionMeaning::Body { .. } => unreachable!("it was replaced by a table"),
        }
    }

    /// All assigned functions, in no particular order.
    pub fn functions(&self) -> impl Iterator<Item = (&FunctionSignature, &FunctionMeaning)> {
        self.functions.iter()
    }

    fn variable(&self, variable: Term, name: &Arc<str>, sort: &Sort) -> Outcome {
        match self.variables.get(&variable) {
            Some(value) => Ok(value.clone()),
            None if self.complete => Ok(Value::default_of(sort)),
            None => Err(EvaluationError::Unassigned { name: name.clone() }),
        }
    }

    /// The value of a function at arguments, or what remains to be evaluated.
    fn application(&self, signature: &FunctionSignature, args: &[Value]) -> Result<Application<'_>, EvaluationError> {
        let value = match self.functions.get(signature) {
            Some(FunctionMeaning::Body { parameters, body }) => return Ok(Application::Body(parameters, *body)),
            Some(FunctionMeaning::Table(table)) => table.entries.get(args).or(table.default.as_ref()),
            None => None,
        };
        match value {
            Some(value) => Ok(Application::Value(value.clone())),
            None if self.complete => Ok(Application::Value(Value::default_of(&signature.result))),
            None => Err(EvaluationError::Unassigned { name: signature.name.clone() }),
        }
    }
}

enum Application<'a> {
    Value(Value),
    Body(&'a [Term], Term),
}

/// Why a term has no value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EvaluationError {
    /// A variable or a function at some arguments.
    Unassigned {
        /// Its name.
        name: Arc<str>,
    },
    /// Int or Real division or remainder by zero, which is an unknown function of the dividend.
    DivisionByZero,
    /// An infinity or NaN as a Real.
    NotFinite,
    /// A quantifier.
    Quantifier,
    /// A number too large to compute with.
    TooLarge,
    /// A value of the wrong sort in the assignment.
    WrongSort,
    /// The definitions of functions in the assignment call each other too deeply.
    Recursion,
}

impl fmt::Display for EvaluationError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EvaluationError::Unassigned { name } => write!(out, "{name} has no value"),
            EvaluationError::DivisionByZero => out.write_str("division by zero has no known value"),
            EvaluationError::NotFinite => out.write_str("an infinity or NaN is no real number"),
            EvaluationError::Quantifier => out.write_str("a quantifier cannot be evaluated"),
            EvaluationError::TooLarge => out.write_str("a number is too large"),
            EvaluationError::WrongSort => out.write_str("the assignment has a value of the wrong sort"),
            EvaluationError::Recursion => out.write_str("definitions of functions call each other too deeply"),
        }
    }
}

impl std::error::Error for EvaluationError {}

type Outcome = Result<Value, EvaluationError>;

/// The value of a term.
pub fn evaluate(terms: &Terms, term: Term, assignment: &Assignment) -> Outcome {
    evaluate_all(terms, &[term], assignment).pop().expect("one value for one term")
}

/// The values of several terms, computing what they share once.
pub fn evaluate_all(terms: &Terms, roots: &[Term], assignment: &Assignment) -> Vec<Outcome> {
    evaluate_within(terms, roots, &Scope { assignment, parameters: FxHashMap::default(), depth: 0 })
}

/// How deep definitions of functions may call each other.
const CALL_LIMIT: u32 = 50;

/// An assignment, inside the definition of a function of it.
struct Scope<'a> {
    assignment: &'a Assignment,
    parameters: FxHashMap<Term, Value>,
    depth: u32,
}

fn evaluate_within(terms: &Terms, roots: &[Term], context: &Scope<'_>) -> Vec<Outcome> {
    let order = terms.subterms(roots);
    // A value is moved to its last user instead of copied, so that a chain of stores does not copy the map each time.
    let mut uses: FxHashMap<Term, u32> = FxHashMap::default();
    for &term in order.iter() {
        for &arg in terms.args(term) {
            *uses.entry(arg).or_default() += 1;
        }
    }
    for &root in roots {
        *uses.entry(root).or_default() += 1;
    }
    let mut values: FxHashMap<Term, Outcome> = FxHashMap::default();
    let mut take = |values: &mut FxHashMap<Term, Outcome>, term: Term| -> Outcome {
        let left = uses.get_mut(&term).expect("every argument was counted");
        *left -= 1;
        let value = if *left == 0 { values.remove(&term) } else { values.get(&term).cloned() };
        value.expect("arguments are evaluated before their users")
    };
    for &term in &order {
        let args: Vec<Outcome> = terms.args(term).iter().map(|&arg| take(&mut values, arg)).collect();
        let value = evaluate_one(terms, term, args, context);
        values.insert(term, value);
    }
    roots.iter().map(|&root| take(&mut values, root)).collect()
}

fn evaluate_one(terms: &Terms, term: Term, mut args: Vec<Outcome>, context: &Scope<'_>) -> Outcome {
    match terms.op(term) {
        Op::Constant(constant) => Ok(Value::from(constant)),
        Op::Variable(..) if context.parameters.contains_key(&term) => Ok(context.parameters[&term].clone()),
        Op::Variable(name, sort) => match context.assignment.variable(term, name, sort)? {
            value if value.has_sort(sort) => Ok(value),
            _ => Err(EvaluationError::WrongSort),
        },
        Op::Apply(name, result) => {
            let arguments = terms.args(term).iter().map(|&arg| terms.sort(arg)).collect();
            let signature = FunctionSignature { name: name.clone(), arguments, result: result.clone() };
            let args = args.into_iter().collect::<Result<Vec<Value>, _>>()?;
            let value = match context.assignment.application(&signature, &args)? {
                Application::Value(value) => value,
                Application::Body(_, _) if context.depth >= CALL_LIMIT => return Err(EvaluationError::Recursion),
                Application::Body(parameters, body) => {
                    let parameters = parameters.iter().copied().zip(args).collect();
                    let inner = Scope { assignment: context.assignment, parameters, depth: context.depth + 1 };
                    evaluate_within(terms, &[body], &inner).pop().ok_or(EvaluationError::WrongSort)??
                }
            };
            if value.has_sort(result) { Ok(value) } else { Err(EvaluationError::WrongSort) }
        }
        // One false decides a conjunction whatever the others are.
        Op::And | Op::Or | Op::Implies => {
            if *terms.op(term) == Op::Implies
                && let Some(Ok(Value::Bool(premise))) = args.first_mut()
            {
                *premise = !*premise;
            }
            let decisive = Value::Bool(*terms.op(term) != Op::And);
            if args.iter().any(|arg| arg.as_ref() == Ok(&decisive)) {
                return Ok(decisive);
            }
            args.into_iter().collect::<Result<Vec<Value>, _>>()?;
            Ok(Value::Bool(*terms.op(term) == Op::And))
        }
        Op::Ite => {
            let otherwise = args.pop().ok_or(EvaluationError::WrongSort)?;
            let then = args.pop().ok_or(EvaluationError::WrongSort)?;
            match args.pop().ok_or(EvaluationError::WrongSort)?? {
                Value::Bool(true) => then,
                Value::Bool(false) => otherwise,
                _ => Err(EvaluationError::WrongSort),
            }
        }
        Op::Forall => match args.pop() {
            // A body that is true or false without its variables needs no quantifier; sorts are never empty.
            Some(Ok(value)) if terms.free_variables(&[*terms.args(term).last().unwrap_or(&term)]).is_empty() => {
                Ok(value)
            }
            _ => Err(EvaluationError::Quantifier),
        },
        op => apply(op, args.into_iter().collect::<Result<Vec<Value>, _>>()?),
    }
}
