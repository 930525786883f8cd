//! Reading terms: formulas, the bodies of functions in a model, values.
//!
//! An expression is read with a stack of what is left to do, so deep terms do not overflow ours. Bound variables get
//! fresh names where theirs is taken, so a body that is put in the place of a call is never captured.

use num_bigint::BigInt;
use num_rational::BigRational;
use rustc_hash::{FxHashMap, FxHashSet};

use super::environment::{Environment, Meaning, float_format};
use super::operators::{self, Argument};
use super::sexp::{ParseError, Sexp};
use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::Terms;

/// Reads a term.
pub fn parse_term(terms: &Terms, sexp: Sexp<'_>, environment: &Environment) -> Result<Term, ParseError> {
    Parser::new(terms, environment).parse(sexp)
}

/// Reads a function's parameters `((x Int) (y Bool))` and its body, in which they are variables.
pub fn parse_function(
    terms: &Terms,
    parameters: Sexp<'_>,
    body: Sexp<'_>,
    environment: &Environment,
) -> Result<(Vec<Term>, Term), ParseError> {
    let mut parser = Parser::new(terms, environment);
    let variables = parser.bind_variables(parameters)?;
    let body = parser.parse(body)?;
    Ok((variables, body))
}

/// The bits of `#x0f` or `#b0101` and how many there are.
pub(super) fn parse_bits(word: &str) -> Option<(u32, u128)> {
    let (digits, radix, bits_each) = match word.strip_prefix("#x") {
        Some(digits) => (digits, 16, 4),
        None => (word.strip_prefix("#b")?, 2, 1),
    };
    let width = u32::try_from(digits.len()).ok()?.checked_mul(bits_each)?;
    // The standard reader of numbers takes a sign, which is not a digit.
    if !(1..=128).contains(&width) || !digits.chars().all(|digit| digit.is_digit(radix)) {
        return None;
    }
    Some((width, u128::from_str_radix(digits, radix).ok()?))
}

/// The number of a numeral or decimal.
pub(super) fn parse_number(word: &str) -> Option<Constant> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match word.split_once('.') {
        None if digits(word) => Some(Constant::Int(word.parse().ok()?)),
        Some((whole, fraction)) if digits(whole) && digits(fraction) => {
            let scale = BigInt::from(10).pow(u32::try_from(fraction.len()).ok()?);
            let number: BigInt = format!("{whole}{fraction}").parse().ok()?;
            Some(Constant::Real(BigRational::new(number, scale)))
        }
        _ => None,
    }
}

struct Parser<'a> {
    terms: &'a Terms,
    environment: &'a Environment,
    /// What names bound by `let` and quantifiers mean, innermost last.
    bound: FxHashMap<String, Vec<Term>>,
    /// Bound variables so far.
    used: FxHashSet<Term>,
}

enum Task<'s> {
    Read(Sexp<'s>),
    /// Applies to the last arguments.
    Apply {
        head: Head<'s>,
        count: usize,
        at: Sexp<'s>,
    },
    /// Gives the last terms these names, and then reads the body.
    Let {
        names: Vec<&'s str>,
        body: Sexp<'s>,
    },
    /// Forgets the innermost meanings of names.
    Unbind(Vec<&'s str>),
    /// Quantifies the last term.
    Quantify {
        universal: bool,
        variables: Vec<Term>,
        at: Sexp<'s>,
    },
    /// Makes a map of the last term, a function of the variable.
    Lambda {
        variables: Vec<Term>,
        at: Sexp<'s>,
    },
}

enum Head<'s> {
    Symbol(&'s str),
    Indexed(&'s str, Vec<u32>),
    ConstantMap(Sort),
}

impl<'a> Parser<'a> {
    fn new(terms: &'a Terms, environment: &'a Environment) -> Parser<'a> {
        Parser { terms, environment, bound: FxHashMap::default(), used: FxHashSet::default() }
    }

    fn parse(&mut self, sexp: Sexp<'_>) -> Result<Term, ParseError> {
        let mut work = vec![Task::Read(sexp)];
        let mut done: Vec<Argument> = Vec::new();
        while let Some(task) = work.pop() {
            match task {
                Task::Read(sexp) => self.read(sexp, &mut work, &mut done)?,
                Task::Apply { head, count, at } => {
                    let args = done.split_off(done.len() - count);
                    done.push(Argument::Term(self.apply(head, &args).map_err(|message| at.error(&message))?));
                }
                Task::Let { names, body } => {
                    let values = done.split_off(done.len() - names.len());
                    for (name, value) in names.iter().zip(values) {
                        let Argument::Term(value) = value else {
                            return Err(body.error("a rounding mode has no name"));
                        };
                        self.bound.entry(name.to_string()).or_default().push(value);
                    }
                    work.push(Task::Unbind(names));
                    work.push(Task::Read(body));
                }
                Task::Unbind(names) => {
                    for name in names {
                        if let Some(meanings) = self.bound.get_mut(name) {
                            meanings.pop();
                        }
                    }
                }
                Task::Quantify { universal, variables, at } => {
                    let body = last_term(&mut done, at)?;
                    if *self.terms.sort_ref(body) != Sort::Bool {
                        return Err(at.error("only truth values can be quantified"));
                    }
                    let term = if universal {
                        self.terms.forall(&variables, body)
                    } else {
                        self.terms.not(self.terms.forall(&variables, self.terms.not(body)))
                    };
                    done.push(Argument::Term(term));
                }
                Task::Lambda { variables, at } => {
                    let body = last_term(&mut done, at)?;
                    let map = variables
                        .iter()
                        .rev()
                        .try_fold(body, |body, &variable| map_of(self.terms, variable, body, self.environment))
                        .map_err(|message| at.error(&message))?;
                    done.push(Argument::Term(map));
                }
            }
        }
        last_term(&mut done, sexp)
    }

    fn read<'s>(
        &mut self,
        sexp: Sexp<'s>,
        work: &mut Vec<Task<'s>>,
        done: &mut Vec<Argument>,
    ) -> Result<(), ParseError> {
        if let Some(symbol) = sexp.symbol() {
            done.push(self.atom(symbol, sexp)?);
            return Ok(());
        }
        let members = sexp.list().ok_or_else(|| sexp.error("a string is not a term"))?;
        let (&head, args) = members.split_first().ok_or_else(|| sexp.error("an empty list is not a term"))?;
        match (head.word(), args) {
            (Some("let"), &[bindings, body]) => {
                let bindings = bindings.list().ok_or_else(|| bindings.error("let takes a list of bindings"))?;
                let mut names = Vec::with_capacity(bindings.len());
                let mut values = Vec::with_capacity(bindings.len());
                for binding in bindings {
                    match binding.list().as_deref() {
                        Some(&[name, value]) if name.symbol().is_some() => {
                            names.extend(name.symbol());
                            values.push(Task::Read(value));
                        }
                        _ => return Err(binding.error("a binding is a name and a term")),
                    }
                }
                work.push(Task::Let { names, body });
                work.extend(values.into_iter().rev());
            }
            (Some(quantifier @ ("forall" | "exists" | "lambda")), &[variables, body]) => {
                let names = variable_names(variables)?;
                let bound = self.bind_variables(variables)?;
                work.push(Task::Unbind(names));
                work.push(match quantifier {
                    "lambda" => Task::Lambda { variables: bound, at: sexp },
                    _ => Task::Quantify { universal: quantifier == "forall", variables: bound, at: sexp },
                });
                work.push(Task::Read(body));
            }
            // Attributes say nothing about the value.
            (Some("!"), &[term, ..]) => work.push(Task::Read(term)),
            (Some("_"), _) => done.push(Argument::Term(self.indexed_constant(sexp, args)?)),
            (Some("as"), &[name, _]) => {
                let symbol = name.symbol().ok_or_else(|| name.error("a symbol was expected"))?;
                done.push(self.atom(symbol, name)?);
            }
            _ => {
                let head = self.head(head)?;
                work.push(Task::Apply { head, count: args.len(), at: sexp });
                work.extend(args.iter().rev().map(|&arg| Task::Read(arg)));
            }
        }
        Ok(())
    }

    fn atom(&self, symbol: &str, at: Sexp<'_>) -> Result<Argument, ParseError> {
        if let Some(&term) = self.bound.get(symbol).and_then(|meanings| meanings.last()) {
            return Ok(Argument::Term(term));
        }
        match self.environment.symbols.get(symbol) {
            Some(Meaning::Term(term)) => return Ok(Argument::Term(*term)),
            Some(Meaning::Macro { parameters, body }) if parameters.is_empty() => return Ok(Argument::Term(*body)),
            Some(_) => return Err(at.error("a function lacks its arguments")),
            None => {}
        }
        if let Some(mode) = operators::rounding(symbol) {
            return Ok(Argument::Rounding(mode));
        }
        if at.word().is_some() {
            let constant = match symbol {
                "true" => Some(Constant::Bool(true)),
                "false" => Some(Constant::Bool(false)),
                _ if symbol.starts_with('#') => {
                    parse_bits(symbol).map(|(width, bits)| Constant::BitVec { width, bits })
                }
                _ => parse_number(symbol),
            };
            if let Some(constant) = constant {
                return Ok(Argument::Term(self.terms.constant(constant)));
            }
        }
        match self.environment.element(symbol) {
            Some((sort, _)) => Ok(Argument::Term(self.terms.variable(symbol, sort))),
            None => Err(at.error(&format!("unknown symbol {symbol}"))),
        }
    }

    /// `(_ bv5 32)`, `(_ NaN 8 24)`, `(_ as-array f)` and the like.
    fn indexed_constant(&self, at: Sexp<'_>, args: &[Sexp<'_>]) -> Result<Term, ParseError> {
        let unknown = || at.error(&format!("unknown constant {at}"));
        let symbols: Option<Vec<&str>> = args.iter().map(|arg| arg.symbol()).collect();
        match symbols.ok_or_else(unknown)?.as_slice() {
            ["as-array", function] => match self.environment.symbols.get(*function) {
                Some(Meaning::Macro { parameters, body }) => {
                    let step = |body, &parameter: &Term| map_of(self.terms, parameter, body, self.environment);
                    parameters.iter().rev().try_fold(*body, step).map_err(|message| at.error(&message))
                }
                _ => Err(at.error(&format!("unknown symbol {function}"))),
            },
            [kind @ ("+oo" | "-oo" | "+zero" | "-zero" | "NaN"), exponent, significand] => {
                let format = float_format(exponent, significand).ok_or_else(unknown)?;
                let sign = 1u64 << (format.bits() - 1);
                let fraction_bits = format.shape().1 - 1;
                let infinity = ((1u64 << format.shape().0) - 1) << fraction_bits;
                Ok(self.terms.float(
                    format,
                    match *kind {
                        "+oo" => infinity,
                        "-oo" => infinity | sign,
                        "+zero" => 0,
                        "-zero" => sign,
                        _ => format.nan_bits(),
                    },
                ))
            }
            [number, width] => {
                let digits = number.strip_prefix("bv").ok_or_else(unknown)?;
                let width: u32 = width.parse().map_err(|_| unknown())?;
                match parse_number(digits) {
                    Some(Constant::Int(number)) if (1..=128).contains(&width) => {
                        Ok(self.terms.term(Op::IntToBv(width), &[self.terms.big_int(number)]))
                    }
                    _ => Err(unknown()),
                }
            }
            _ => Err(unknown()),
        }
    }

    fn head<'s>(&self, head: Sexp<'s>) -> Result<Head<'s>, ParseError> {
        if let Some(symbol) = head.symbol() {
            return Ok(Head::Symbol(symbol));
        }
        let unknown = || head.error(&format!("unknown function {head}"));
        let members = head.list().ok_or_else(unknown)?;
        match (members.first().and_then(|first| first.word()), members.as_slice()) {
            (Some("_"), &[_, name, ref indices @ ..]) => {
                let numbers = indices.iter().map(|index| index.word()?.parse().ok()).collect::<Option<Vec<u32>>>();
                Ok(Head::Indexed(name.symbol().ok_or_else(unknown)?, numbers.ok_or_else(unknown)?))
            }
            (Some("as"), &[_, name, sort]) if name.word() == Some("const") => {
                Ok(Head::ConstantMap(self.environment.parse_sort(sort)?))
            }
            (Some("as"), &[_, name, _]) => Ok(Head::Symbol(name.symbol().ok_or_else(unknown)?)),
            _ => Err(unknown()),
        }
    }

    fn apply(&self, head: Head<'_>, args: &[Argument]) -> Result<Term, String> {
        let all_terms = || {
            let operand = |arg: &Argument| match arg {
                Argument::Term(term) => Ok(*term),
                Argument::Rounding(_) => Err("a rounding mode is not a term".to_string()),
            };
            args.iter().map(operand).collect::<Result<Vec<Term>, String>>()
        };
        match head {
            Head::ConstantMap(sort) => {
                self.terms.try_term(Op::ConstArray(sort), &all_terms()?).map_err(|error| error.message)
            }
            Head::Indexed(name, indices) => operators::build(self.terms, name, &indices, args),
            Head::Symbol(name) => match self.environment.symbols.get(name) {
                Some(Meaning::Function(signature)) => {
                    let operands = all_terms()?;
                    let sorts: Vec<Sort> = operands.iter().map(|&operand| self.terms.sort(operand)).collect();
                    if sorts != signature.arguments {
                        return Err(format!("{name} takes arguments of other sorts"));
                    }
                    Ok(self.terms.apply(&signature.name, &operands, signature.result.clone()))
                }
                Some(Meaning::Macro { parameters, body }) => {
                    let operands = all_terms()?;
                    let same_sorts = parameters.len() == operands.len()
                        && parameters.iter().zip(&operands).all(|(&parameter, &operand)| {
                            self.terms.sort_ref(parameter) == self.terms.sort_ref(operand)
                        });
                    if !same_sorts {
                        return Err(format!("{name} takes arguments of other sorts"));
                    }
                    let map = parameters.iter().copied().zip(operands).collect();
                    Ok(self.terms.substitute(*body, &map))
                }
                Some(Meaning::Term(_)) => Err(format!("{name} takes no arguments")),
                None => operators::build(self.terms, name, &[], args),
            },
        }
    }

    /// Binds the names of `((x Int) ...)` to variables of their own.
    fn bind_variables(&mut self, variables: Sexp<'_>) -> Result<Vec<Term>, ParseError> {
        let mut bound = Vec::new();
        for variable in variables.list().unwrap_or_default() {
            let members = variable.list().unwrap_or_default();
            let [name, sort] = members.as_slice() else {
                return Err(variable.error("a bound variable is a name and a sort"));
            };
            let symbol = name.symbol().ok_or_else(|| name.error("a symbol was expected"))?;
            let sort = self.environment.parse_sort(*sort)?;
            let plain = symbol.strip_prefix('$').unwrap_or(symbol);
            let fresh = (0..)
                .map(|number| match number {
                    0 => self.terms.variable(plain, sort.clone()),
                    _ => self.terms.variable(&format!("{plain}!{number}"), sort.clone()),
                })
                .find(|term| !self.used.contains(term) && !self.environment.reserved.contains(term))
                .ok_or_else(|| name.error("there is no fresh name"))?;
            self.used.insert(fresh);
            self.bound.entry(symbol.to_string()).or_default().push(fresh);
            bound.push(fresh);
        }
        if bound.is_empty() && variables.list().is_none() {
            return Err(variables.error("a list of variables was expected"));
        }
        Ok(bound)
    }
}

fn variable_names<'s>(variables: Sexp<'s>) -> Result<Vec<&'s str>, ParseError> {
    let name = |variable: Sexp<'s>| {
        let symbol = variable.head().and_then(|name| name.symbol());
        symbol.ok_or_else(|| variable.error("a bound variable is a name and a sort"))
    };
    variables.list().unwrap_or_default().into_iter().map(name).collect()
}

fn last_term(done: &mut Vec<Argument>, at: Sexp<'_>) -> Result<Term, ParseError> {
    match done.pop() {
        Some(Argument::Term(term)) => Ok(term),
        _ => Err(at.error("a term was expected")),
    }
}

/// The map that has at each index what the body has for the variable. The body may use the variable only in equalities
/// with constants, which is how solvers write the tables of maps and functions.
fn map_of(terms: &Terms, variable: Term, body: Term, environment: &Environment) -> Result<Term, String> {
    let sort = Sort::array(terms.sort(variable), terms.sort(body));
    let table = |default: Term, entries: Vec<(Term, Term)>| {
        let constant = terms.const_array(sort.clone(), default);
        entries.into_iter().fold(constant, |map, (index, element)| terms.store(map, index, element))
    };
    if *terms.sort_ref(variable) == Sort::Bool {
        let at = |value: bool| terms.substitute(body, &FxHashMap::from_iter([(variable, terms.bool(value))]));
        return Ok(table(at(false), vec![(terms.bool(true), at(true))]));
    }
    let is_element = |term: Term| terms.variable_name(term).is_some_and(|name| environment.element(name).is_some());
    let mut equalities: Vec<(Term, Term)> = Vec::new();
    for term in terms.subterms(&[body]) {
        let (Op::Eq, &[left, right]) = (terms.op(term), terms.args(term)) else { continue };
        for (side, index) in [(left, right), (right, left)] {
            if side == variable && (terms.constant_ref(index).is_some() || is_element(index)) {
                equalities.push((term, index));
            }
        }
    }
    let when = |holds: Option<Term>| {
        let assume = |&(equality, _): &(Term, Term)| (equality, terms.bool(Some(equality) == holds));
        terms.substitute(body, &equalities.iter().map(assume).collect())
    };
    let default = when(None);
    let entries: Vec<(Term, Term)> =
        equalities.iter().map(|&(equality, index)| (index, when(Some(equality)))).collect();
    let mentions = |term: Term| terms.free_variables(&[term]).contains(&variable);
    if mentions(default) || entries.iter().any(|&(_, element)| mentions(element)) {
        return Err("a map is not given as a table".to_string());
    }
    Ok(table(default, entries))
}
