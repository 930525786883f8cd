//! Numbers that the source calls unsigned: how predicates compare them and how reports show them.
//!
//! The IR's integers have no sign; only operations do. A user who writes `left.n < 10` of a `size_t` means the
//! unsigned comparison, so predicates are written out before they become part of a claim: `ult(left.n, 10)`. What a certificate
//! holds is the text written out, which means the same whoever reads it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use tandem_base::{Pair, Side};
use tandem_ir::Function;
use tandem_kernel::expression::{self, Expr, Kind};
use tandem_llvm::TypeHint;
use tandem_replay::native::Code;

/// The names of a function's unsigned parameters, and `ret` if its result is unsigned.
pub fn names(code: &Code, function: &Function) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let Code::Llvm(code) = code else { return found };
    let Some(info) = code.functions.get(&function.name) else { return found };
    let scalars = function.params();
    for param in &info.params {
        let at = match (&param.hint, param.count) {
            (TypeHint::Unsigned, 1) => param.first,
            (TypeHint::Slice(_), 2) => param.first + 1,
            _ => continue,
        };
        let name = scalars.get(at).and_then(|value| function.values[*value].name.clone());
        found.extend(name);
    }
    if info.result == TypeHint::Unsigned && function.signature.results.len() == 1 {
        found.insert("ret".to_owned());
    }
    found
}

/// What the parameters that are lengths of slices are called in the source, by how predicates call them on the left.
pub fn lengths(code: &Code, function: &Function) -> BTreeMap<String, String> {
    let Code::Llvm(code) = code else { return BTreeMap::new() };
    let Some(info) = code.functions.get(&function.name) else { return BTreeMap::new() };
    let slices = info.params.iter().filter(|param| matches!((&param.hint, param.count), (TypeHint::Slice(_), 2)));
    let name = |at: usize| function.values[*function.params().get(at)?].name.clone();
    slices
        .filter_map(|slice| {
            let length = name(slice.first + 1)?;
            let of = length.strip_suffix(".1")?.to_owned();
            Some((format!("left.{length}"), format!("{of}.len()")))
        })
        .collect()
}

/// The text of a predicate with operations on unsigned numbers written out.
pub fn written_out(text: &str, unsigned: &Pair<BTreeSet<String>>) -> Result<String, String> {
    let mut expr = match expression::parse(text) {
        Ok(expr) => expr,
        // Whoever parses it next says what is wrong.
        Err(_) => return Ok(text.to_owned()),
    };
    let mut writer = Writer { unsigned, changed: false };
    writer.rewrite(&mut expr)?;
    Ok(if writer.changed { printed(&expr) } else { text.to_owned() })
}

/// How a number is to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    /// A literal, or no number.
    Any,
    Signed,
    Unsigned,
    Mixed,
}

impl Sign {
    fn with(self, other: Sign) -> Sign {
        match (self, other) {
            (Sign::Any, sign) | (sign, Sign::Any) => sign,
            (one, other) if one == other => one,
            _ => Sign::Mixed,
        }
    }
}

struct Writer<'a> {
    unsigned: &'a Pair<BTreeSet<String>>,
    changed: bool,
}

impl Writer<'_> {
    /// Writes an expression out; how its value is to be read.
    fn rewrite(&mut self, expr: &mut Expr) -> Result<Sign, String> {
        let offset = expr.offset;
        match &mut expr.kind {
            Kind::Int(_) => Ok(Sign::Any),
            Kind::Name(name) => {
                let known = Side::BOTH.iter().any(|side| {
                    let own = name.strip_prefix(&format!("{side}."));
                    own.is_some_and(|name| self.unsigned[*side].contains(name))
                });
                let is_truth = name == "true" || name == "false";
                Ok(if known {
                    Sign::Unsigned
                } else if is_truth {
                    Sign::Any
                } else {
                    Sign::Signed
                })
            }
            Kind::Prefix(operator, inner) => {
                let sign = self.rewrite(inner)?;
                Ok(if *operator == "!" { Sign::Any } else { sign })
            }
            Kind::Infix(operator, a, b) => {
                let operator = *operator;
                let (one, other) = (self.rewrite(a)?, self.rewrite(b)?);
                let sign = match operator {
                    "<<" | ">>" | ">>>" => one,
                    _ => one.with(other),
                };
                let result = match operator {
                    "==" | "!=" | "<" | "<=" | ">" | ">=" | "&&" | "||" | "==>" => Sign::Any,
                    _ => sign,
                };
                let depends = matches!(operator, "<" | "<=" | ">" | ">=" | "/" | "%");
                if depends && sign == Sign::Mixed {
                    return Err(format!(
                        "at column {}: {operator} of a signed and an unsigned number; write ult, ule, udiv or urem for the \
                         unsigned one, or say of both which they are",
                        offset + 1
                    ));
                }
                if sign != Sign::Unsigned || !depends && operator != ">>" {
                    return Ok(result);
                }
                self.changed = true;
                let (a, b) = ((**a).clone(), (**b).clone());
                let call = |name: &str, args: Vec<Expr>| Kind::Call(name.to_owned(), args);
                expr.kind = match operator {
                    "<" => call("ult", vec![a, b]),
                    "<=" => call("ule", vec![a, b]),
                    ">" => call("ult", vec![b, a]),
                    ">=" => call("ule", vec![b, a]),
                    "/" => call("udiv", vec![a, b]),
                    "%" => call("urem", vec![a, b]),
                    _ => Kind::Infix(">>>", Box::new(a), Box::new(b)),
                };
                Ok(result)
            }
            Kind::Index(memory, key) => {
                self.rewrite(memory)?;
                self.rewrite(key)?;
                Ok(Sign::Signed)
            }
            Kind::Call(name, args) => {
                let signs = args.iter_mut().map(|arg| self.rewrite(arg)).collect::<Result<Vec<_>, _>>()?;
                Ok(match name.as_str() {
                    "zext" | "sext" | "trunc" => signs.first().copied().unwrap_or(Sign::Any),
                    "ite" => signs.iter().skip(1).fold(Sign::Any, |sign, other| sign.with(*other)),
                    "udiv" | "urem" => Sign::Unsigned,
                    "ult" | "ule" => Sign::Any,
                    _ => Sign::Signed,
                })
            }
            Kind::Forall(_, body) => self.rewrite(body),
        }
    }
}

/// An expression as text, with every operator in parentheses.
fn printed(expr: &Expr) -> String {
    let mut text = String::new();
    print(expr, &mut text);
    text
}

fn print(expr: &Expr, text: &mut String) {
    match &expr.kind {
        Kind::Int(number) => {
            let _ = write!(text, "{number}");
        }
        Kind::Name(name) => {
            let part = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'.');
            let plain = name.bytes().all(part) && name.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic());
            let _ = if plain { write!(text, "{name}") } else { write!(text, "`{name}`") };
        }
        Kind::Prefix(operator, inner) => {
            text.push_str(operator);
            text.push('(');
            print(inner, text);
            text.push(')');
        }
        Kind::Infix(operator, a, b) => {
            text.push('(');
            print(a, text);
            let _ = write!(text, " {operator} ");
            print(b, text);
            text.push(')');
        }
        Kind::Index(memory, key) => {
            print(memory, text);
            text.push('[');
            print(key, text);
            text.push(']');
        }
        Kind::Call(name, args) => {
            let _ = write!(text, "{name}(");
            for (index, arg) in args.iter().enumerate() {
                text.push_str(if index > 0 { ", " } else { "" });
                print(arg, text);
            }
            text.push(')');
        }
        Kind::Forall(bound, body) => {
            let bound: Vec<String> = bound.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
            let _ = write!(text, "(forall {}. ", bound.join(", "));
            print(body, text);
            text.push(')');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn out(text: &str) -> Result<String, String> {
        let left = ["n", "len"].map(str::to_owned).into_iter().collect();
        written_out(text, &Pair::new(left, BTreeSet::from(["n".to_owned()])))
    }

    #[test]
    fn unsigned_operations_are_written_out() {
        assert_eq!(out("left.n < 10 && left.x > 0").as_deref(), Ok("(ult(left.n, 10) && (left.x > 0))"));
        assert_eq!(out("left.n >= right.n / 2").as_deref(), Ok("ule(udiv(right.n, 2), left.n)"));
        assert_eq!(out("left.len >> 3 == 1").as_deref(), Ok("((left.len >>> 3) == 1)"));
        assert_eq!(out("left.x < 10").as_deref(), Ok("left.x < 10"));
        assert_eq!(out("left.n == right.n").as_deref(), Ok("left.n == right.n"));
        assert_eq!(out("ult(left.n, 10)").as_deref(), Ok("ult(left.n, 10)"));
        assert!(out("left.n < left.x").is_err());
    }

    #[test]
    fn what_is_written_out_is_written_out() {
        let once = out("!(left.n < 10) ==> left.len % 4 == 0 || (forall k: i64. left.m[k] > 0)").expect("it can be");
        assert_eq!(out(&once).as_deref(), Ok(once.as_str()));
        assert!(expression::parse(&once).is_ok(), "{once}");
    }
}
