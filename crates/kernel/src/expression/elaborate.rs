//! From syntax to terms: names looked up, literals given the sort their context asks for.

use std::sync::Arc;

use num_bigint::BigInt;
use num_rational::BigRational;
use tandem_logic::{Op, Sort, Term, Terms};

use super::ExpressionError;
use super::syntax::{Expr, Kind};

/// What names mean.
pub trait Scope {
    /// The term a name stands for.
    fn lookup(&self, name: &str) -> Option<Term>;
    /// All names, to suggest near ones.
    fn names(&self) -> Vec<String>;
    /// Whether integers are unbounded.
    fn math(&self) -> bool;
    /// The function that is defined by this name, if one is.
    fn defined(&self, _name: &str) -> Option<Signature> {
        None
    }
}

/// A function that expressions may apply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// Its name among terms.
    pub symbol: Arc<str>,
    /// The sorts of its parameters.
    pub params: Vec<Sort>,
    /// The sort of what it gives.
    pub result: Sort,
}

/// The operations written as calls whose arguments and result need no further typing.
pub(super) const NAMED: &[(&str, Op)] = &[
    ("ult", Op::BvUlt),
    ("ule", Op::BvUle),
    ("udiv", Op::BvUdiv),
    ("urem", Op::BvUrem),
    ("sadd_overflows", Op::BvSaddOverflow),
    ("uadd_overflows", Op::BvUaddOverflow),
    ("ssub_overflows", Op::BvSsubOverflow),
    ("usub_overflows", Op::BvUsubOverflow),
    ("smul_overflows", Op::BvSmulOverflow),
    ("umul_overflows", Op::BvUmulOverflow),
    ("div", Op::IntDiv),
    ("mod", Op::IntMod),
    ("ite", Op::Ite),
    ("xor", Op::Xor),
    ("store", Op::Store),
    ("real_div", Op::RealDiv),
    ("fp_add", Op::FpAdd),
    ("fp_sub", Op::FpSub),
    ("fp_mul", Op::FpMul),
    ("fp_div", Op::FpDiv),
    ("fp_neg", Op::FpNeg),
    ("fp_abs", Op::FpAbs),
    ("fp_sqrt", Op::FpSqrt),
    ("fp_lt", Op::FpLt),
    ("fp_le", Op::FpLe),
    ("fp_eq", Op::FpEq),
    ("fp_is_nan", Op::FpIsNan),
    ("bv_to_nat", Op::BvToNat),
];

/// The term an expression means. It must be a truth value unless `sort` says otherwise.
pub fn elaborate(terms: &Terms, expr: &Expr, scope: &dyn Scope, sort: Option<&Sort>) -> Result<Term, ExpressionError> {
    let elaboration = Elaboration { terms, scope, bound: Vec::new() };
    let typed = elaboration.expr(expr)?;
    let term = elaboration.settle(expr, typed, sort)?;
    let wanted = sort.unwrap_or(&Sort::Bool);
    let found = terms.sort(term);
    if found != *wanted {
        return Err(error(expr, format!("this has sort {found}, but {wanted} is needed")));
    }
    Ok(term)
}

/// An integer literal waits for its sort, and so does a choice between such; everything else has one.
#[derive(Clone)]
enum Typed {
    Literal(BigInt),
    Choice(Term, Box<Typed>, Box<Typed>),
    Term(Term),
}

struct Elaboration<'a> {
    terms: &'a Terms,
    scope: &'a dyn Scope,
    bound: Vec<(String, Term)>,
}

fn error(expr: &Expr, message: impl Into<String>) -> ExpressionError {
    ExpressionError { offset: expr.offset, message: message.into() }
}

impl Elaboration<'_> {
    fn expr(&self, expr: &Expr) -> Result<Typed, ExpressionError> {
        let t = self.terms;
        Ok(Typed::Term(match &expr.kind {
            Kind::Int(value) => return Ok(Typed::Literal(value.clone())),
            Kind::Name(name) => self.name(expr, name)?,
            Kind::Prefix("!", inner) => t.not(self.boolean(inner)?),
            Kind::Prefix(operator, inner) => match (self.expr(inner)?, *operator) {
                (Typed::Literal(value), "-") => return Ok(Typed::Literal(-value)),
                (Typed::Literal(value), _) => return Ok(Typed::Literal(-value - 1)),
                (Typed::Choice(..), _) => return Err(error(inner, "cannot tell the type of these numbers")),
                (Typed::Term(term), "-") => match t.sort(term) {
                    Sort::BitVec(_) => t.term(Op::BvNeg, &[term]),
                    Sort::Int | Sort::Real => t.term(Op::Neg, &[term]),
                    other => return Err(error(inner, format!("cannot negate a {other}"))),
                },
                (Typed::Term(term), _) => match t.sort(term) {
                    Sort::BitVec(_) => t.term(Op::BvNot, &[term]),
                    Sort::Int => t.term(Op::Sub, &[t.int(-1), term]),
                    other => return Err(error(inner, format!("cannot complement a {other}"))),
                },
            },
            Kind::Infix(operator, a, b) => return self.infix(expr, operator, a, b),
            Kind::Index(memory, key) => {
                let Typed::Term(memory_term) = self.expr(memory)? else {
                    return Err(error(memory, "a number is not a memory"));
                };
                let Sort::Array(index, _) = t.sort(memory_term) else {
                    return Err(error(memory, "only memories have elements"));
                };
                let typed = self.expr(key)?;
                let key_term = self.settle(key, typed, Some(&index))?;
                self.same_sort(key, &t.sort(key_term), &index)?;
                t.select(memory_term, key_term)
            }
            Kind::Call(name, args) if name == "ite" => return self.choice(expr, args),
            Kind::Call(name, args) => self.call(expr, name, args)?,
            Kind::Forall(bound, body) => {
                let mut inner = Elaboration { terms: t, scope: self.scope, bound: self.bound.clone() };
                let mut variables = Vec::new();
                for (name, ty) in bound {
                    // States have dots in their names, so nothing bound is taken for something of a state.
                    if name.contains('.') {
                        return Err(error(expr, format!("a bound variable cannot be called {name}")));
                    }
                    let variable = t.variable(name, self.sort_named(expr, ty)?);
                    inner.bound.push((name.clone(), variable));
                    variables.push(variable);
                }
                t.forall(&variables, inner.boolean(body)?)
            }
        }))
    }

    fn name(&self, expr: &Expr, name: &str) -> Result<Term, ExpressionError> {
        match name {
            "true" => return Ok(self.terms.bool(true)),
            "false" => return Ok(self.terms.bool(false)),
            _ => {}
        }
        if let Some((_, term)) = self.bound.iter().rev().find(|(bound, _)| bound == name) {
            return Ok(*term);
        }
        self.scope.lookup(name).ok_or_else(|| {
            let names = self.scope.names();
            let near = nearest(name, &names);
            let hint = match near {
                Some(near) => format!("; did you mean {near}?"),
                None => format!("; known are {}", names.join(", ")),
            };
            error(expr, format!("unknown name {name}{hint}"))
        })
    }

    fn sort_named(&self, expr: &Expr, name: &str) -> Result<Sort, ExpressionError> {
        if name == "int" {
            return Ok(Sort::Int);
        }
        let width = name.strip_prefix('i').and_then(|digits| digits.parse::<u32>().ok());
        match width {
            Some(_) if self.scope.math() => Ok(Sort::Int),
            Some(width) if (1..=128).contains(&width) => Ok(Sort::BitVec(width)),
            _ => Err(error(expr, format!("unknown type {name}; i1 to i128 and int are known"))),
        }
    }

    fn boolean(&self, expr: &Expr) -> Result<Term, ExpressionError> {
        match self.expr(expr)? {
            Typed::Term(term) if self.terms.sort(term) == Sort::Bool => Ok(term),
            _ => Err(error(expr, "this should be a truth value")),
        }
    }

    fn same_sort(&self, expr: &Expr, found: &Sort, wanted: &Sort) -> Result<(), ExpressionError> {
        if found == wanted {
            return Ok(());
        }
        Err(error(expr, format!("this has sort {found}, but {wanted} is needed (sext, zext and trunc convert)")))
    }

    /// A term of the wanted sort from what may be a literal.
    fn settle(&self, expr: &Expr, typed: Typed, wanted: Option<&Sort>) -> Result<Term, ExpressionError> {
        let t = self.terms;
        match (typed, wanted) {
            (Typed::Term(term), _) => Ok(term),
            (Typed::Choice(condition, yes, no), _) => {
                let (yes, no) = (self.settle(expr, *yes, wanted)?, self.settle(expr, *no, wanted)?);
                Ok(t.ite(condition, yes, no))
            }
            (Typed::Literal(value), Some(Sort::BitVec(width))) => {
                let low = -(BigInt::from(1) << (width - 1));
                let high = BigInt::from(1) << width;
                if value < low || value >= high {
                    return Err(error(expr, format!("{value} does not fit in {width} bits")));
                }
                let bits = ((value % &high) + &high) % &high;
                Ok(t.bv(*width, u128::try_from(bits).expect("reduced modulo 2^width, width at most 128")))
            }
            (Typed::Literal(value), Some(Sort::Int)) => Ok(t.big_int(value)),
            (Typed::Literal(value), Some(Sort::Real)) => Ok(t.rational(BigRational::from_integer(value))),
            (Typed::Literal(_), Some(other)) => Err(error(expr, format!("a number where {other} is needed"))),
            (Typed::Literal(_), None) => Err(error(expr, "cannot tell the type of this number")),
        }
    }

    fn infix(&self, expr: &Expr, operator: &str, a: &Expr, b: &Expr) -> Result<Typed, ExpressionError> {
        let t = self.terms;
        match operator {
            "==>" => return Ok(Typed::Term(t.implies(self.boolean(a)?, self.boolean(b)?))),
            "&&" => return Ok(Typed::Term(t.and(&[self.boolean(a)?, self.boolean(b)?]))),
            "||" => return Ok(Typed::Term(t.or(&[self.boolean(a)?, self.boolean(b)?]))),
            _ => {}
        }
        let (first, second) = (self.expr(a)?, self.expr(b)?);
        if let (Typed::Literal(x), Typed::Literal(y)) = (&first, &second) {
            return fold_literals(t, expr, operator, x, y);
        }
        let sort_of = |typed: &Typed| match typed {
            Typed::Term(term) => Some(t.sort(*term)),
            Typed::Literal(_) | Typed::Choice(..) => None,
        };
        let Some(sort) = sort_of(&first).or_else(|| sort_of(&second)) else {
            return Err(error(expr, "cannot tell the type of these numbers"));
        };
        let first = self.settle(a, first, Some(&sort))?;
        let second = self.settle(b, second, Some(&sort))?;
        self.same_sort(b, &t.sort(second), &t.sort(first))?;
        match operator {
            "==" => return Ok(Typed::Term(t.eq(first, second))),
            "!=" => return Ok(Typed::Term(t.not(t.eq(first, second)))),
            _ => {}
        }
        let op = |machine: Op, math: Option<Op>| match (&sort, math) {
            (Sort::BitVec(_), _) => Ok(machine),
            (Sort::Int | Sort::Real, Some(math)) => Ok(math),
            _ => Err(error(expr, format!("`{operator}` does not work on {sort}"))),
        };
        let term = match operator {
            "<" => t.term(op(Op::BvSlt, Some(Op::Lt))?, &[first, second]),
            "<=" => t.term(op(Op::BvSle, Some(Op::Le))?, &[first, second]),
            ">" => t.term(op(Op::BvSlt, Some(Op::Lt))?, &[second, first]),
            ">=" => t.term(op(Op::BvSle, Some(Op::Le))?, &[second, first]),
            "+" => t.term(op(Op::BvAdd, Some(Op::Add))?, &[first, second]),
            "-" => t.term(op(Op::BvSub, Some(Op::Sub))?, &[first, second]),
            "*" => t.term(op(Op::BvMul, Some(Op::Mul))?, &[first, second]),
            "/" | "%" if sort == Sort::Int => truncated_division(t, operator == "%", first, second),
            "/" => t.term(op(Op::BvSdiv, (sort == Sort::Real).then_some(Op::RealDiv))?, &[first, second]),
            "%" => t.term(op(Op::BvSrem, None)?, &[first, second]),
            "&" => t.term(op(Op::BvAnd, None)?, &[first, second]),
            "|" => t.term(op(Op::BvOr, None)?, &[first, second]),
            "^" => t.term(op(Op::BvXor, None)?, &[first, second]),
            "<<" => t.term(op(Op::BvShl, None)?, &[first, second]),
            ">>" => t.term(op(Op::BvAshr, None)?, &[first, second]),
            ">>>" => t.term(op(Op::BvLshr, None)?, &[first, second]),
            _ => return Err(error(expr, format!("unknown operator {operator}"))),
        };
        Ok(Typed::Term(term))
    }

    /// One of two values. Of two numbers, the sort is known where they are used.
    fn choice(&self, expr: &Expr, args: &[Expr]) -> Result<Typed, ExpressionError> {
        let [condition, yes, no] = args else {
            return Err(error(expr, format!("3 arguments are needed, not {}", args.len())));
        };
        let condition = self.boolean(condition)?;
        match (self.expr(yes)?, self.expr(no)?) {
            (yes @ (Typed::Literal(_) | Typed::Choice(..)), no @ (Typed::Literal(_) | Typed::Choice(..))) => {
                Ok(Typed::Choice(condition, Box::new(yes), Box::new(no)))
            }
            (yes, no) => self.named(expr, &Op::Ite, args, vec![Typed::Term(condition), yes, no]).map(Typed::Term),
        }
    }

    fn call(&self, expr: &Expr, name: &str, args: &[Expr]) -> Result<Term, ExpressionError> {
        let t = self.terms;
        let arity = |wanted: usize| {
            if args.len() == wanted {
                Ok(())
            } else {
                Err(error(expr, format!("{name} takes {wanted} arguments, not {}", args.len())))
            }
        };
        let number = |arg: &Expr| match &arg.kind {
            Kind::Int(value) => u32::try_from(value).map_err(|_| error(arg, "this number is too large here")),
            _ => Err(error(arg, "this should be a plain number")),
        };
        let bit_vector = |arg: &Expr| match self.expr(arg)? {
            Typed::Term(term) => match t.sort(term) {
                Sort::BitVec(width) => Ok((term, width)),
                other => Err(error(arg, format!("this has sort {other}, but an integer of fixed width is needed"))),
            },
            Typed::Literal(_) | Typed::Choice(..) => Err(error(arg, "cannot tell the width of this number")),
        };
        match name {
            "sext" | "zext" | "trunc" => {
                arity(2)?;
                let width = number(&args[1])?;
                if self.scope.math() {
                    // Under unbounded integers widths do not matter.
                    let typed = self.expr(&args[0])?;
                    return self.settle(&args[0], typed, Some(&Sort::Int));
                }
                let (term, from) = bit_vector(&args[0])?;
                if width == 0 || width > 128 || (name == "trunc") != (width < from) {
                    return Err(error(expr, format!("{name} from {from} to {width} bits")));
                }
                Ok(match name {
                    "sext" => t.term(Op::BvSignExtend(width), &[term]),
                    "zext" => t.term(Op::BvZeroExtend(width), &[term]),
                    _ => t.term(Op::BvExtract { high: width - 1, low: 0 }, &[term]),
                })
            }
            "concat" => {
                let parts = args.iter().map(bit_vector).collect::<Result<Vec<_>, _>>()?;
                let width: u32 = parts.iter().map(|(_, width)| width).sum();
                if parts.len() < 2 || width > 128 {
                    return Err(error(expr, format!("concat of {} parts to {width} bits", parts.len())));
                }
                let parts: Vec<Term> = parts.into_iter().map(|(term, _)| term).collect();
                Ok(t.term(Op::BvConcat, &parts))
            }
            "extract" => {
                arity(3)?;
                let (term, width) = bit_vector(&args[0])?;
                let (high, low) = (number(&args[1])?, number(&args[2])?);
                if high < low || high >= width {
                    return Err(error(expr, format!("bits {high} to {low} of {width}")));
                }
                Ok(t.term(Op::BvExtract { high, low }, &[term]))
            }
            _ if !NAMED.iter().any(|(known, _)| *known == name) && self.scope.defined(name).is_some() => {
                let Some(Signature { symbol, params, result }) = self.scope.defined(name) else {
                    return Err(error(expr, format!("unknown operation {name}")));
                };
                arity(params.len())?;
                let mut values = Vec::new();
                for (arg, sort) in args.iter().zip(&params) {
                    let typed = self.expr(arg)?;
                    let term = self.settle(arg, typed, Some(sort))?;
                    self.same_sort(arg, &t.sort(term), sort)?;
                    values.push(term);
                }
                Ok(t.apply(&symbol, &values, result))
            }
            _ => {
                let Some((_, op)) = NAMED.iter().find(|(known, _)| *known == name) else {
                    return Err(error(expr, format!("unknown operation {name}")));
                };
                let typed = args.iter().map(|arg| self.expr(arg)).collect::<Result<Vec<_>, _>>()?;
                self.named(expr, op, args, typed)
            }
        }
    }

    fn named(&self, expr: &Expr, op: &Op, args: &[Expr], typed: Vec<Typed>) -> Result<Term, ExpressionError> {
        let t = self.terms;
        let sorts = |typed: &[Typed]| {
            typed.iter().find_map(|typed| match typed {
                Typed::Term(term) => Some(t.sort(*term)),
                Typed::Literal(_) | Typed::Choice(..) => None,
            })
        };
        let wanted: Vec<Option<Sort>> = match op {
            Op::Ite => {
                let branch = sorts(typed.get(1..).unwrap_or(&[]));
                vec![Some(Sort::Bool), branch.clone(), branch]
            }
            Op::Store => match sorts(typed.get(..1).unwrap_or(&[])) {
                Some(Sort::Array(index, element)) => vec![
                    Some(Sort::Array(index.clone(), element.clone())),
                    Some((*index).clone()),
                    Some((*element).clone()),
                ],
                _ => return Err(error(expr, "store needs a memory")),
            },
            Op::Xor => vec![Some(Sort::Bool); 2],
            Op::IntDiv | Op::IntMod => vec![Some(Sort::Int); 2],
            Op::RealDiv => vec![Some(Sort::Real); 2],
            Op::FpNeg | Op::FpAbs | Op::FpSqrt | Op::FpIsNan | Op::BvToNat => vec![sorts(&typed)],
            _ => vec![sorts(&typed); 2],
        };
        if wanted.len() != typed.len() {
            return Err(error(expr, format!("{} arguments are needed, not {}", wanted.len(), typed.len())));
        }
        let mut values = Vec::new();
        for ((arg, typed), wanted) in args.iter().zip(typed).zip(&wanted) {
            let term = self.settle(arg, typed, wanted.as_ref())?;
            if let Some(wanted) = wanted {
                self.same_sort(arg, &t.sort(term), wanted)?;
            }
            values.push(term);
        }
        let first = values.first().map(|value| t.sort(*value));
        let fits = match op {
            Op::Ite | Op::Store | Op::Xor | Op::IntDiv | Op::IntMod | Op::RealDiv => true,
            Op::FpAdd
            | Op::FpSub
            | Op::FpMul
            | Op::FpDiv
            | Op::FpNeg
            | Op::FpAbs
            | Op::FpSqrt
            | Op::FpLt
            | Op::FpLe
            | Op::FpEq
            | Op::FpIsNan => matches!(first, Some(Sort::Float(_))),
            _ => matches!(first, Some(Sort::BitVec(_))),
        };
        if !fits {
            return Err(error(expr, "this operation does not work on arguments of this sort"));
        }
        Ok(t.term(op.clone(), &values))
    }
}

/// Division towards zero and its remainder, from SMT-LIB's, which rounds the other way for negative dividends.
fn truncated_division(t: &Terms, remainder: bool, a: Term, b: Term) -> Term {
    let op = if remainder { Op::IntMod } else { Op::IntDiv };
    let negated = t.term(Op::Neg, &[t.term(op.clone(), &[t.term(Op::Neg, &[a]), b])]);
    t.ite(t.term(Op::Le, &[t.int(0), a]), t.term(op, &[a, b]), negated)
}

fn fold_literals(t: &Terms, expr: &Expr, operator: &str, x: &BigInt, y: &BigInt) -> Result<Typed, ExpressionError> {
    let shift = || u32::try_from(y).ok().filter(|count| *count < 1024);
    Ok(match operator {
        "+" => Typed::Literal(x + y),
        "-" => Typed::Literal(x - y),
        "*" => Typed::Literal(x * y),
        "/" if *y != BigInt::from(0) => Typed::Literal(x / y),
        "%" if *y != BigInt::from(0) => Typed::Literal(x % y),
        "<<" if shift().is_some() => Typed::Literal(x << shift().unwrap_or(0)),
        "==" => Typed::Term(t.bool(x == y)),
        "!=" => Typed::Term(t.bool(x != y)),
        "<" => Typed::Term(t.bool(x < y)),
        "<=" => Typed::Term(t.bool(x <= y)),
        ">" => Typed::Term(t.bool(x > y)),
        ">=" => Typed::Term(t.bool(x >= y)),
        _ => return Err(error(expr, format!("cannot compute {x} {operator} {y} without a type"))),
    })
}

/// The known name with the fewest edits, if it is near enough to be what was meant.
pub fn nearest<'n>(name: &str, names: &'n [String]) -> Option<&'n str> {
    let distance = |other: &str| {
        let (a, b): (Vec<char>, Vec<char>) = (name.chars().collect(), other.chars().collect());
        let mut row: Vec<usize> = (0..=b.len()).collect();
        for (i, x) in a.iter().enumerate() {
            let mut diagonal = row[0];
            row[0] = i + 1;
            for (j, y) in b.iter().enumerate() {
                let substituted = diagonal + usize::from(x != y);
                diagonal = row[j + 1];
                row[j + 1] = substituted.min(row[j] + 1).min(row[j + 1] + 1);
            }
        }
        row[b.len()]
    };
    let (best, edits) = names.iter().map(|other| (other.as_str(), distance(other))).min_by_key(|(_, edits)| *edits)?;
    (edits <= 2 && edits < name.chars().count()).then_some(best)
}

#[cfg(test)]
mod tests {
    use tandem_logic::{Sort, Term, Terms};

    use super::{Scope, elaborate};
    use crate::expression::parse;
    use crate::expression::render::render;

    /// One number of eight bits.
    struct One<'a>(&'a Terms);

    impl Scope for One<'_> {
        fn lookup(&self, name: &str) -> Option<Term> {
            (name == "x").then(|| self.0.variable("x", Sort::BitVec(8)))
        }

        fn names(&self) -> Vec<String> {
            vec!["x".to_owned()]
        }

        fn math(&self) -> bool {
            false
        }
    }

    #[test]
    fn a_choice_between_numbers_has_the_sort_of_where_it_is_used() {
        let t = Terms::new();
        let read = |text: &str| elaborate(&t, &parse(text).expect("an expression"), &One(&t), None);
        for text in [
            "ule(x, x + ite(x == 3, 1, 0))",
            "x == ite(x < 3, 1, ite(x < 5, 2, 7))",
            "ite(x == 1, 2, 3) < x",
            "x == ite(x < 3, x, 200)",
        ] {
            let term = read(text).unwrap_or_else(|error| panic!("{text}: {}", error.message));
            let again = render(&t, term).expect("it can be written down");
            assert_eq!(read(&again).ok(), Some(term), "{text} became {again}");
        }
        for text in
            ["ite(x == 1, 2, 3) == 4", "-ite(x == 1, 2, 3) == x", "x == ite(x == 1, 2, 300)", "ite(x == 1, 2) == x"]
        {
            assert!(read(text).is_err(), "{text}");
        }
    }
}
