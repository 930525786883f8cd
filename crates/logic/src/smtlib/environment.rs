//! What the symbols in a solver's answer mean.

use rustc_hash::{FxHashMap, FxHashSet};

use super::emit::Emitter;
use super::sexp::{ParseError, Sexp};
use super::symbols::Named;
use crate::sort::{FloatFormat, Sort};
use crate::term::Term;
use crate::terms::Terms;
use crate::traverse::FunctionSignature;

/// The meaning of a symbol.
#[derive(Clone, Debug)]
pub(super) enum Meaning {
    /// A variable, or a name for a term.
    Term(Term),
    /// An uninterpreted function.
    Function(FunctionSignature),
    /// A function that is replaced by its body.
    Macro {
        /// Variables.
        parameters: Vec<Term>,
        /// A term over them.
        body: Term,
    },
}

/// Symbols and their meanings.
#[derive(Clone, Debug, Default)]
pub struct Environment {
    pub(super) symbols: FxHashMap<String, Meaning>,
    sorts: FxHashMap<String, Sort>,
    /// Symbols that are definitions of our own making, which a model repeats.
    own: FxHashSet<String>,
    /// Variables that a bound variable must not be confused with.
    pub(super) reserved: FxHashSet<Term>,
}

impl Environment {
    /// No symbols but those of SMT-LIB.
    pub fn new() -> Environment {
        Environment::default()
    }

    /// The symbols that an emitter has sent.
    pub fn of_emitter(terms: &Terms, emitter: &Emitter) -> Environment {
        let mut environment = Environment::new();
        for (named, symbol) in emitter.named_symbols() {
            match named {
                Named::Variable(name, sort) => {
                    environment.declare_variable(unquoted(symbol), terms.variable(name, sort.clone()));
                }
                Named::Function(signature) if signature.arguments.is_empty() => {
                    let term = terms.apply(&signature.name, &[], signature.result.clone());
                    environment.declare_variable(unquoted(symbol), term);
                }
                Named::Function(signature) => environment.declare_function(unquoted(symbol), signature.clone()),
                Named::Sort(name) => environment.declare_sort(unquoted(symbol), Sort::Opaque(name.clone())),
            }
        }
        for (term, symbol) in emitter.defined_terms().chain(emitter.float_bits_variables()) {
            environment.own.insert(symbol.clone());
            environment.symbols.insert(symbol, Meaning::Term(term));
        }
        environment
    }

    /// A symbol (without bars) for a variable, or for any other term.
    pub fn declare_variable(&mut self, symbol: &str, term: Term) {
        self.reserved.insert(term);
        self.symbols.insert(symbol.to_string(), Meaning::Term(term));
    }

    /// A symbol for an uninterpreted function.
    pub fn declare_function(&mut self, symbol: &str, signature: FunctionSignature) {
        self.symbols.insert(symbol.to_string(), Meaning::Function(signature));
    }

    /// A symbol for a function that is replaced by its body, in which the parameters are variables.
    pub fn define(&mut self, terms: &Terms, symbol: &str, parameters: Vec<Term>, body: Term) {
        self.reserved.extend(terms.free_variables(&[body]));
        self.symbols.insert(symbol.to_string(), Meaning::Macro { parameters, body });
    }

    /// A symbol for a sort.
    pub fn declare_sort(&mut self, symbol: &str, sort: Sort) {
        self.sorts.insert(symbol.to_string(), sort);
    }

    /// Adds the opaque sorts in a sort, under the names that an emitter gives them.
    pub(super) fn learn_sorts(&mut self, sort: &Sort) {
        match sort {
            Sort::Opaque(name) => {
                if !self.sorts.values().any(|known| known == sort) {
                    self.sorts.insert(format!("${name}"), sort.clone());
                }
            }
            Sort::Array(index, element) => {
                self.learn_sorts(index);
                self.learn_sorts(element);
            }
            Sort::Bool | Sort::BitVec(_) | Sort::Int | Sort::Real | Sort::Float(_) => {}
        }
    }

    /// Whether the symbol is a definition that an emitter sent, not something a model is asked for.
    pub(super) fn is_own(&self, symbol: &str) -> bool {
        self.own.contains(symbol) || symbol.starts_with('%')
    }

    /// Reads a sort.
    pub fn parse_sort(&self, sexp: Sexp<'_>) -> Result<Sort, ParseError> {
        self.parse_sort_within(sexp, 100)
    }

    fn parse_sort_within(&self, sexp: Sexp<'_>, depth: u32) -> Result<Sort, ParseError> {
        let unknown = || sexp.error(&format!("unknown sort {sexp}"));
        if depth == 0 {
            return Err(sexp.error("a sort is nested too deeply"));
        }
        if let Some(symbol) = sexp.symbol() {
            return match symbol {
                "Bool" => Ok(Sort::Bool),
                "Int" => Ok(Sort::Int),
                "Real" => Ok(Sort::Real),
                "Float32" => Ok(Sort::Float(FloatFormat::Single)),
                "Float64" => Ok(Sort::Float(FloatFormat::Double)),
                _ => self.sorts.get(symbol).cloned().ok_or_else(unknown),
            };
        }
        let members = sexp.list().ok_or_else(unknown)?;
        let words: Vec<Option<&str>> = members.iter().map(|member| member.word()).collect();
        match (words.as_slice(), members.as_slice()) {
            ([Some("_"), Some("BitVec"), Some(width)], _) => match width.parse() {
                Ok(width @ 1..=128) => Ok(Sort::BitVec(width)),
                _ => Err(sexp.error("bit-vectors have 1 to 128 bits here")),
            },
            ([Some("_"), Some("FloatingPoint"), Some(exponent), Some(significand)], _) => {
                float_format(exponent, significand).map(Sort::Float).ok_or_else(unknown)
            }
            ([Some("Array"), ..], [_, index, element]) => Ok(Sort::array(
                self.parse_sort_within(*index, depth - 1)?,
                self.parse_sort_within(*element, depth - 1)?,
            )),
            _ => Err(unknown()),
        }
    }

    /// The element of an opaque sort that solvers call by this name, and its number: `S!val!3` or `@S_3`.
    pub(super) fn element(&self, symbol: &str) -> Option<(Sort, u64)> {
        let (sort_symbol, number) = match symbol.strip_prefix('@') {
            Some(rest) => rest.rsplit_once('_')?,
            None => symbol.rsplit_once("!val!")?,
        };
        let sort = self.sorts.get(sort_symbol.trim_matches('|'))?;
        Some((sort.clone(), number.parse().ok()?))
    }
}

/// The format with these numbers of exponent and significand bits.
pub(super) fn float_format(exponent: &str, significand: &str) -> Option<FloatFormat> {
    match (exponent, significand) {
        ("8", "24") => Some(FloatFormat::Single),
        ("11", "53") => Some(FloatFormat::Double),
        _ => None,
    }
}

fn unquoted(symbol: &str) -> &str {
    symbol.strip_prefix('|').and_then(|rest| rest.strip_suffix('|')).unwrap_or(symbol)
}
