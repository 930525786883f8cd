//! Definitions: total functions of logic that a certificate may speak of.
//!
//! **Idea.** What a loop has summed up after k rounds, or what a recursive function computes, has no name in the programs' states. A
//! definition gives it one, `total(m, a, k) = ite(k == 0, 0, total(m, a, k - 1) + m[a + k - 1])`, and couplings relate the states
//! of both sides to it, each with its own alignment: `left.sum == total(…, left.i)`, `right.sum + total(…, right.i) == total(…, n)`
//! for a loop that goes the other way. Loops as folds in this way are what provers for functional programs do (Boyer and Moore's
//! definitional principle, "A Computational Logic", 1979); here they are words of couplings, and programs stay imperative.
//!
//! **Why it is sound.** An uninterpreted function with an equation is harmless only if some function satisfies the equation:
//! `f(x) = f(x) + 1` would prove anything. So a definition has a *measure* m of its parameters, and the checker shows, for each
//! recursive call f(t) in its body under the conditions of the choices (`ite`) around it, that 0 ≤ m(x) and m(t) < m(x), in ℤ or
//! signed on numbers of a fixed width. No infinite chain of calls falls for ever above zero, so by well-founded recursion there is
//! exactly one function that satisfies the equation everywhere: all other operations of the body are total. Arguments and
//! conditions of recursive calls do not mention the function, a body uses only definitions before its own, has no quantifier, and
//! no variable but its parameters. Hence the equation holds at *every* instance, and the checker may add any: it adds those of the
//! applications that an obligation mentions, and of what these unfold to, as deep as the definition says. Programs' own functions
//! are never unfolded in this way: they may not return.
//!
//! Definitions speak of sorts of logic: one of 32 bits says nothing of ℤ, and an application has the sorts of its definition.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_logic::{Op, Sort, Term, Terms};

use crate::certificate;
use crate::expression::{self, ExpressionError, Scope, Signature};

/// The symbols of definitions begin with this, as no other function's name does.
pub const PREFIX: &str = "define:";

/// More unfoldings of a definition than this, or more applications of definitions in an obligation, are not made use of.
const DEEPEST: usize = 16;
const MOST_INSTANCES: usize = 400;

/// Larger bodies than this are refused: the ways to their recursive calls are walked one by one.
const MOST_STEPS: usize = 10_000;

/// A definition with its parts given meaning.
#[derive(Clone, Debug)]
struct Defined {
    name: String,
    symbol: Arc<str>,
    params: Vec<Term>,
    sorts: Vec<Sort>,
    result: Sort,
    body: Term,
    measure: Term,
    unfold: usize,
}

/// The definitions of a certificate.
#[derive(Clone, Debug, Default)]
pub struct Definitions {
    known: Vec<Defined>,
}

/// A recursive call in a body: when it is made, and with what.
struct Recursion {
    guards: Vec<Term>,
    arguments: Vec<Term>,
}

impl Definitions {
    /// Gives meaning to definitions; that they are total is shown by refuting their [`Definitions::obligations`].
    pub fn read(terms: &Terms, texts: &[certificate::Definition], math: bool) -> Result<Definitions, String> {
        let mut definitions = Definitions::default();
        for text in texts {
            let defined = definitions
                .read_one(terms, text, math)
                .map_err(|why| format!("in the definition of {:?}: {why}", text.name))?;
            definitions.known.push(defined);
        }
        Ok(definitions)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.known.is_empty()
    }

    /// The sorts of a definition.
    pub fn signature(&self, name: &str) -> Option<Signature> {
        let found = self.known.iter().find(|defined| defined.name == name)?;
        Some(Signature { symbol: found.symbol.clone(), params: found.sorts.clone(), result: found.result.clone() })
    }

    fn read_one(&self, t: &Terms, text: &certificate::Definition, math: bool) -> Result<Defined, String> {
        let is_word = |name: &str| {
            name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
                && name.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic())
        };
        if !is_word(&text.name) || self.signature(&text.name).is_some() {
            return Err("the name is taken, or is no name".to_owned());
        }
        let mut params = Vec::new();
        let mut sorts = Vec::new();
        for param in &text.params {
            let sort = sort_of(&param.sort).ok_or_else(|| format!("no sort: {:?}", param.sort))?;
            if !is_word(&param.name) || text.params.iter().filter(|other| other.name == param.name).count() > 1 {
                return Err(format!("no name of a parameter: {:?}", param.name));
            }
            params.push(t.variable(&param.name, sort.clone()));
            sorts.push(sort);
        }
        let result = sort_of(&text.result).ok_or_else(|| format!("no sort: {:?}", text.result))?;
        let symbol: Arc<str> = Arc::from(format!("{PREFIX}{}", text.name));
        let own = Signature { symbol: symbol.clone(), params: sorts.clone(), result: result.clone() };
        let names: FxHashMap<&str, Term> =
            text.params.iter().map(|param| param.name.as_str()).zip(params.iter().copied()).collect();
        let read = |what: &str, own: Option<&Signature>, sort: Option<&Sort>| -> Result<Term, String> {
            let scope = BodyScope { names: &names, earlier: self, own: own.map(|own| (text.name.as_str(), own)), math };
            let expr = expression::parse(what).map_err(|error| error.to_string())?;
            elaborate(t, &expr, &scope, sort).map_err(|error| error.to_string())
        };
        let body = read(&text.body, Some(&own), Some(&result))?;
        let measure = read(&text.measure, None, None)?;
        if t.subterms(&[body, measure]).iter().any(|part| *t.op(*part) == Op::Forall) {
            return Err("there is a quantifier".to_owned());
        }
        let unfold = text.unfold;
        if !(1..=DEEPEST).contains(&unfold) {
            return Err(format!("unfolded {unfold} times"));
        }
        let defined = Defined { name: text.name.clone(), symbol, params, sorts, result, body, measure, unfold };
        defined.recursions(t)?;
        Ok(defined)
    }

    /// What has to be refuted, so that each definition is of a function: with the name of whose it is.
    pub fn obligations(&self, t: &Terms) -> Result<Vec<(String, Vec<Term>)>, String> {
        let mut found = Vec::new();
        for defined in &self.known {
            for Recursion { mut guards, arguments } in defined.recursions(t)? {
                let map: FxHashMap<Term, Term> = defined.params.iter().copied().zip(arguments).collect();
                let (here, there) = (defined.measure, t.substitute(defined.measure, &map));
                let (zero, less, at_most) = match t.sort(here) {
                    Sort::BitVec(width) => (t.bv(width, 0), Op::BvSlt, Op::BvSle),
                    _ => (t.int(0), Op::Lt, Op::Le),
                };
                let falls = t.and(&[t.term(at_most, &[zero, here]), t.term(less, &[there, here])]);
                guards.push(t.not(falls));
                // Measures and conditions may use definitions before this one.
                guards.extend(self.instances(t, &guards));
                found.push((defined.name.clone(), guards));
            }
        }
        Ok(found)
    }

    /// The parts of some conjunctions that speak of nothing that is defined: why loops end is mostly simpler than what they compute.
    pub fn parts_without(&self, t: &Terms, terms: &[Term]) -> Vec<Term> {
        let mut pending: Vec<Term> = terms.iter().rev().copied().collect();
        let mut found = Vec::new();
        while let Some(term) = pending.pop() {
            if *t.op(term) == Op::And {
                pending.extend(t.args(term).iter().rev());
            } else if self.is_empty() || applications(t, &[term]).is_empty() {
                found.push(term);
            }
        }
        found
    }

    /// The equations of the applications in some terms, of what these are made of by other definitions, and of those that they unfold to where
    /// that leads anywhere: to another application in the terms, or to the end of the recursion. All others would be true as well, and are nothing but more to think about.
    pub fn instances(&self, t: &Terms, roots: &[Term]) -> Vec<Term> {
        if self.is_empty() {
            return vec![];
        }
        let given = applications(t, roots);
        let mut unfolding = Unfolding { given: given.iter().copied().collect(), ..Unfolding::default() };
        for term in given {
            let Some((defined, equation)) = self.equation(t, term) else { continue };
            let _ = self.unfold(t, term, 0, &mut unfolding);
            unfolding.add(equation);
            // What is added in one round may be a whole function of its own.
            let others = applications(t, &[equation]).into_iter().filter_map(|other| self.equation(t, other));
            others.filter(|(other, _)| other.name != defined.name).for_each(|(_, part)| unfolding.add(part));
        }
        unfolding.equations
    }

    /// An application's definition, and the equation of the application.
    fn equation(&self, t: &Terms, term: Term) -> Option<(&Defined, Term)> {
        let Op::Apply(symbol, _) = t.op(term) else { return None };
        let defined = self.known.iter().find(|defined| defined.is(t, symbol, term))?;
        let arguments = t.args(term).iter().copied();
        let map: FxHashMap<Term, Term> = defined.params.iter().copied().zip(arguments).collect();
        Some((defined, t.eq(term, t.substitute(defined.body, &map))))
    }

    /// Whether unfolding an application leads anywhere; if so, the equations on the way are added.
    fn unfold(&self, t: &Terms, term: Term, depth: usize, unfolding: &mut Unfolding) -> bool {
        let Some((defined, equation)) = self.equation(t, term) else { return false };
        if let Some((tried, leads)) = unfolding.tried.get(&term)
            && (*leads || *tried <= depth)
        {
            return *leads;
        }
        if depth >= defined.unfold {
            return false;
        }
        // While it is looked at, it leads nowhere by itself.
        unfolding.tried.insert(term, (depth, false));
        let mut next = applications(t, &[equation]);
        next.retain(|other| *other != term);
        let mut leads = next.is_empty();
        for other in next {
            leads |= unfolding.given.contains(&other) | self.unfold(t, other, depth + 1, unfolding);
        }
        unfolding.tried.insert(term, (depth, leads));
        if leads {
            unfolding.add(equation);
        }
        leads
    }
}

/// What was unfolded so far.
#[derive(Default)]
struct Unfolding {
    given: FxHashSet<Term>,
    /// From which depth on an application was tried, and whether that led anywhere.
    tried: FxHashMap<Term, (usize, bool)>,
    equations: Vec<Term>,
}

impl Unfolding {
    fn add(&mut self, equation: Term) {
        if self.equations.len() < MOST_INSTANCES && !self.equations.contains(&equation) {
            self.equations.push(equation);
        }
    }
}

impl Defined {
    /// Whether an application is of this function, at its sorts.
    fn is(&self, t: &Terms, symbol: &Arc<str>, term: Term) -> bool {
        self.symbol == *symbol
            && t.sort(term) == self.result
            && t.args(term).iter().map(|arg| t.sort(*arg)).eq(self.sorts.iter().cloned())
    }

    fn mentions(&self, t: &Terms, terms: &[Term]) -> bool {
        t.subterms(terms).iter().any(|part| matches!(t.op(*part), Op::Apply(symbol, _) if *symbol == self.symbol))
    }

    /// The recursive calls of the body with the choices around them.
    fn recursions(&self, t: &Terms) -> Result<Vec<Recursion>, String> {
        let mut found = Vec::new();
        let mut pending: Vec<(Term, Vec<Term>)> = vec![(self.body, vec![])];
        let mut seen = FxHashSet::default();
        let mut steps = 0;
        while let Some((term, guards)) = pending.pop() {
            steps += 1;
            if steps > MOST_STEPS {
                return Err("the body is too large".to_owned());
            }
            if !self.mentions(t, &[term]) || !seen.insert((term, guards.clone())) {
                continue;
            }
            let args = t.args(term).to_vec();
            match t.op(term) {
                Op::Apply(symbol, _) if *symbol == self.symbol => {
                    if self.mentions(t, &args) {
                        return Err("a recursive call inside of another one".to_owned());
                    }
                    found.push(Recursion { guards, arguments: args });
                }
                Op::Ite => {
                    if self.mentions(t, &args[..1]) {
                        return Err("a recursive call in a condition".to_owned());
                    }
                    let with = |condition: Term| guards.iter().copied().chain([condition]).collect::<Vec<Term>>();
                    pending.push((args[1], with(args[0])));
                    pending.push((args[2], with(t.not(args[0]))));
                }
                _ => pending.extend(args.into_iter().map(|arg| (arg, guards.clone()))),
            }
        }
        Ok(found)
    }
}

/// The applications of functions in some terms, outside of quantifiers: under one they may speak of what is bound there.
fn applications(t: &Terms, roots: &[Term]) -> Vec<Term> {
    let mut seen = FxHashSet::default();
    let mut found = Vec::new();
    let mut pending = roots.to_vec();
    while let Some(term) = pending.pop() {
        if *t.op(term) == Op::Forall || !seen.insert(term) {
            continue;
        }
        if matches!(t.op(term), Op::Apply(symbol, _) if symbol.starts_with(PREFIX)) {
            found.push(term);
        }
        pending.extend(t.args(term).iter().copied());
    }
    found
}

/// A number or a truth value: a measure may be of any width.
fn elaborate(
    t: &Terms,
    expr: &expression::Expr,
    scope: &BodyScope<'_>,
    sort: Option<&Sort>,
) -> Result<Term, ExpressionError> {
    if sort.is_some() {
        return expression::elaborate(t, expr, scope, sort);
    }
    let mut failure = None;
    for sort in [Sort::Int].into_iter().chain((1..=128).map(Sort::BitVec)) {
        match expression::elaborate(t, expr, scope, Some(&sort)) {
            Ok(term) => return Ok(term),
            Err(error) => failure = failure.or(Some(error)),
        }
    }
    Err(failure.unwrap_or(ExpressionError { offset: 0, message: "no number".to_owned() }))
}

/// What names mean in a definition.
struct BodyScope<'a> {
    names: &'a FxHashMap<&'a str, Term>,
    earlier: &'a Definitions,
    own: Option<(&'a str, &'a Signature)>,
    math: bool,
}

impl Scope for BodyScope<'_> {
    fn lookup(&self, name: &str) -> Option<Term> {
        self.names.get(name).copied()
    }

    fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.names.keys().map(|name| (*name).to_owned()).collect();
        names.sort_unstable();
        names
    }

    fn math(&self) -> bool {
        self.math
    }

    fn defined(&self, name: &str) -> Option<Signature> {
        let own = self.own.filter(|(own, _)| *own == name).map(|(_, signature)| signature.clone());
        own.or_else(|| self.earlier.signature(name))
    }
}

/// A sort by name: `bool`, `int`, `i32`, and memories `[i64]i32`.
pub fn sort_of(text: &str) -> Option<Sort> {
    match text {
        "bool" => return Some(Sort::Bool),
        "int" => return Some(Sort::Int),
        _ => {}
    }
    if let Some(rest) = text.strip_prefix('[') {
        let mut depth = 1usize;
        let end = rest.char_indices().find(|(_, symbol)| {
            match symbol {
                '[' => depth += 1,
                ']' => depth -= 1,
                _ => {}
            }
            depth == 0
        });
        let (end, _) = end?;
        return Some(Sort::Array(Arc::new(sort_of(&rest[..end])?), Arc::new(sort_of(&rest[end + 1..])?)));
    }
    let width = text.strip_prefix('i')?.parse::<u32>().ok()?;
    (1..=128).contains(&width).then_some(Sort::BitVec(width))
}

/// The name of a sort, if it has one.
pub fn sort_name(sort: &Sort) -> Option<String> {
    Some(match sort {
        Sort::Bool => "bool".to_owned(),
        Sort::Int => "int".to_owned(),
        Sort::BitVec(width) => format!("i{width}"),
        Sort::Array(index, element) => format!("[{}]{}", sort_name(index)?, sort_name(element)?),
        Sort::Real | Sort::Float(_) | Sort::Opaque(_) => return None,
    })
}
