//! From terms back to text.

use num_bigint::BigInt;
use tandem_logic::{Constant, Op, Sort, Term, Terms};

use super::elaborate::NAMED;
use super::syntax::{is_plain_name, level_of};
use crate::definitions::PREFIX;

/// Deeper terms are not shown: nobody could read them, and the parser would refuse them.
const MAX_DEPTH: usize = 100;

/// The text of a term, or `None` if the language cannot say it. Parsing and elaborating the text in the scope the
/// term was made in gives the term back, up to simplification.
pub fn render(terms: &Terms, term: Term) -> Option<String> {
    let mut out = String::new();
    Rendering { t: terms }.write(&mut out, term, 0, 0)?;
    Some(out)
}

struct Rendering<'a> {
    t: &'a Terms,
}

impl Rendering<'_> {
    fn write(&self, out: &mut String, term: Term, level: usize, depth: usize) -> Option<()> {
        if depth > MAX_DEPTH {
            return None;
        }
        let t = self.t;
        let op = t.op(term).clone();
        let args: Vec<Term> = t.args(term).to_vec();
        match &op {
            Op::Constant(constant) => {
                out.push_str(&constant_text(constant)?);
                Some(())
            }
            Op::Variable(name, _) => {
                if is_plain_name(name) {
                    out.push_str(name);
                } else if name.contains('`') {
                    return None;
                } else {
                    out.push('`');
                    out.push_str(name);
                    out.push('`');
                }
                Some(())
            }
            Op::Not => {
                if let Op::Eq = t.op(args[0]).clone() {
                    return self.infix(out, "!=", t.args(args[0]).to_vec(), level, depth);
                }
                // `!(a <= b)` reads better as `b < a`.
                let turned = match t.op(args[0]).clone() {
                    Op::BvSle | Op::Le => Some("<"),
                    Op::BvSlt | Op::Lt => Some("<="),
                    _ => None,
                };
                if let Some(symbol) = turned {
                    let inner = t.args(args[0]).to_vec();
                    return self.infix(out, symbol, vec![inner[1], inner[0]], level, depth);
                }
                out.push('!');
                self.write(out, args[0], usize::MAX, depth + 1)
            }
            Op::And => self.infix(out, "&&", args, level, depth),
            Op::Or => self.infix(out, "||", args, level, depth),
            Op::Implies => self.infix(out, "==>", args, level, depth),
            Op::Eq => self.infix(out, "==", args, level, depth),
            Op::BvAdd | Op::Add => self.infix(out, "+", args, level, depth),
            Op::BvSub | Op::Sub => self.infix(out, "-", args, level, depth),
            Op::BvMul | Op::Mul => self.infix(out, "*", args, level, depth),
            Op::BvSdiv => self.infix(out, "/", args, level, depth),
            Op::BvSrem => self.infix(out, "%", args, level, depth),
            Op::BvAnd => self.infix(out, "&", args, level, depth),
            Op::BvOr => self.infix(out, "|", args, level, depth),
            Op::BvXor => self.infix(out, "^", args, level, depth),
            Op::BvShl => self.infix(out, "<<", args, level, depth),
            Op::BvLshr => self.infix(out, ">>>", args, level, depth),
            Op::BvAshr => self.infix(out, ">>", args, level, depth),
            Op::BvSlt | Op::Lt => self.infix(out, "<", args, level, depth),
            Op::BvSle | Op::Le => self.infix(out, "<=", args, level, depth),
            Op::BvNeg | Op::Neg => {
                out.push('-');
                self.write(out, args[0], usize::MAX, depth + 1)
            }
            Op::BvNot => {
                out.push('~');
                self.write(out, args[0], usize::MAX, depth + 1)
            }
            Op::Select => {
                self.write(out, args[0], usize::MAX, depth + 1)?;
                out.push('[');
                self.write(out, args[1], 0, depth + 1)?;
                out.push(']');
                Some(())
            }
            Op::Apply(symbol, _) => self.call(out, symbol.strip_prefix(PREFIX)?, &args, &[], depth),
            Op::BvZeroExtend(width) => self.call(out, "zext", &args, &[*width], depth),
            Op::BvSignExtend(width) => self.call(out, "sext", &args, &[*width], depth),
            // The width of a number alone cannot be said.
            Op::BvConcat if args.iter().any(|arg| matches!(t.op(*arg), Op::Constant(_))) => None,
            Op::BvConcat => self.call(out, "concat", &args, &[], depth),
            Op::BvExtract { high, low } => self.call(out, "extract", &args, &[*high, *low], depth),
            Op::Forall => {
                let (body, bound) = args.split_last()?;
                // In parentheses, because a quantifier reaches as far as it can.
                out.push_str("(forall ");
                for (index, variable) in bound.iter().enumerate() {
                    let Op::Variable(name, sort) = t.op(*variable).clone() else { return None };
                    if !is_plain_name(&name) {
                        return None;
                    }
                    let ty = match sort {
                        Sort::BitVec(width) => format!("i{width}"),
                        Sort::Int => "int".to_owned(),
                        _ => return None,
                    };
                    let comma = if index == 0 { "" } else { ", " };
                    out.push_str(&format!("{comma}{name}: {ty}"));
                }
                out.push_str(". ");
                self.write(out, *body, 0, depth + 1)?;
                out.push(')');
                Some(())
            }
            _ => {
                let (name, _) = NAMED.iter().find(|(_, known)| *known == op)?;
                self.call(out, name, &args, &[], depth)
            }
        }
    }

    fn call(&self, out: &mut String, name: &str, args: &[Term], numbers: &[u32], depth: usize) -> Option<()> {
        // A literal alone would not say its width; an operation between literals never survives simplification,
        // so at least one argument of every other operation does.
        out.push_str(name);
        out.push('(');
        for (index, arg) in args.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.write(out, *arg, 0, depth + 1)?;
        }
        for number in numbers {
            out.push_str(&format!(", {number}"));
        }
        out.push(')');
        Some(())
    }

    fn infix(&self, out: &mut String, symbol: &str, args: Vec<Term>, level: usize, depth: usize) -> Option<()> {
        let own = level_of(symbol);
        let parentheses = own < level;
        if parentheses {
            out.push('(');
        }
        for (index, arg) in args.iter().enumerate() {
            if index > 0 {
                out.push_str(&format!(" {symbol} "));
            }
            // The first operand may be of the same level where grouping is to the left; implication never.
            let inner = if index == 0 && symbol != "==>" && own >= level_of("|") { own } else { own + 1 };
            self.write(out, *arg, inner, depth + 1)?;
        }
        if parentheses {
            out.push(')');
        }
        Some(())
    }
}

fn constant_text(constant: &Constant) -> Option<String> {
    Some(match constant {
        Constant::Bool(value) => value.to_string(),
        Constant::BitVec { width, bits } => {
            let value = crate::encode::signed_value(*width, *bits);
            number_text(&value)
        }
        Constant::Int(value) => number_text(value),
        Constant::Real(value) if value.is_integer() => number_text(&value.to_integer()),
        Constant::Real(_) | Constant::Float(..) => return None,
    })
}

fn number_text(value: &BigInt) -> String {
    if *value < BigInt::from(0) { format!("({value})") } else { value.to_string() }
}
