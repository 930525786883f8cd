//! The claim's own predicates, compiled for concrete runs.
//!
//! There are two evaluators of predicates on purpose. Replay evaluates them as terms, by the kernel's encoding and
//! logic's evaluator, and has the last word; it costs as much as many runs. Most predicates compare a few integers:
//! those are compiled to a small tree here, which answers thousands of inputs a second. What does not fit is left to
//! replay, and what is answered wrongly here costs time or a missed input, never a verdict.

use tandem_base::{Pair, Side};
use tandem_interp::Run;
use tandem_interp::eval::{mask, signed};
use tandem_ir::analysis::default_cuts;
use tandem_ir::{Outcome, RegionId, Ty};
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::expression::{Expr, Kind};
use tandem_kernel::semantics::Ints;
use tandem_kernel::symbolic::{CutFunction, Place, SlotSource};

/// A predicate that can be evaluated quickly.
#[derive(Clone, Debug)]
pub struct CompiledPredicate {
    root: Node,
    math: bool,
}

/// Where names stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At the entries.
    Before,
    /// At the exits.
    After,
}

/// A name of a predicate: what it stands for and its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// As written, such as `left.n`.
    pub text: String,
    /// What it stands for.
    pub source: Source,
    /// Its type.
    pub ty: Ty,
}

/// What a name stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// A scalar parameter of a side.
    Arg(Side, usize),
    /// A memory before the run, by the region's name.
    MemoryBefore(String),
    /// A memory of a side after the run.
    MemoryAfter(Side, RegionId),
    /// The outcome code of a side.
    Outcome(Side),
    /// A result of a side.
    Result(Side, usize),
    /// Anything else.
    Other,
}

/// The names that predicates can use.
pub fn names(claim: &Claim, when: When) -> Vec<Name> {
    let mut found = Vec::new();
    for (side, program) in claim.programs.iter() {
        let cuts = default_cuts(program.function()).into_iter().collect();
        let Ok(view) = CutFunction::new(&program.module, program.entry, &cuts) else { continue };
        let place = match when {
            When::Before => view.entry(),
            When::After => Place::Exit,
        };
        let Some(shape) = view.shape(place) else { continue };
        for slot in &shape.slots {
            let source = match (slot.source, slot.ty) {
                (SlotSource::Outcome, _) => Source::Outcome(side),
                (SlotSource::Result(index), _) => Source::Result(side, index),
                (SlotSource::State(_), Ty::Mem(region)) => Source::MemoryAfter(side, region),
                (SlotSource::Value(_), Ty::Mem(region)) => {
                    Source::MemoryBefore(program.module.regions[region].name.clone())
                }
                (SlotSource::Value(value), ty) if !ty.is_state() => {
                    let position = program.function().params().iter().position(|param| *param == value);
                    position.map_or(Source::Other, |index| Source::Arg(side, index))
                }
                (SlotSource::State(_) | SlotSource::Value(_), _) => Source::Other,
            };
            found.push(Name { text: format!("{side}.{}", slot.name), source, ty: slot.ty });
        }
    }
    found
}

#[derive(Clone, Debug)]
enum Node {
    Literal(i128),
    Scalar(Source, Sort),
    Element(Source, Vec<(Node, Sort)>, Sort),
    Not(Box<Node>),
    Negate(Box<Node>, Sort),
    Complement(Box<Node>),
    Infix(&'static str, Box<Node>, Box<Node>, Sort),
    /// The low bits of an integer, read as signed or not.
    Resize {
        from: u32,
        to: u32,
        is_signed: bool,
        inner: Box<Node>,
    },
    Unsigned {
        is_strict: bool,
        width: u32,
        first: Box<Node>,
        second: Box<Node>,
    },
    IfThenElse(Box<Node>, Box<Node>, Box<Node>),
}

/// What a node evaluates to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sort {
    Truth,
    /// A literal whose width is not known yet.
    Literal,
    Integer(u32),
    /// Compared as bits.
    Float,
}

impl Sort {
    fn of(ty: Ty) -> Option<Sort> {
        match ty {
            Ty::Bool => Some(Sort::Truth),
            Ty::Int(_) | Ty::Ptr | Ty::Ref => ty.bits().map(Sort::Integer),
            Ty::F32 | Ty::F64 => Some(Sort::Float),
            Ty::Mem(_) | Ty::World => None,
        }
    }
}

impl CompiledPredicate {
    /// Compiles a predicate, if it is simple enough.
    pub fn compile(claim: &Claim, expr: &Expr, when: When) -> Option<CompiledPredicate> {
        let compiler = Compiler { claim, names: names(claim, when), math: claim.semantics.ints == Ints::Math };
        let (root, sort) = compiler.node(expr)?;
        (sort == Sort::Truth).then_some(CompiledPredicate { root, math: compiler.math })
    }

    /// Whether the predicate holds; `None` if it cannot be said here.
    pub fn holds(&self, input: &Input, runs: Option<Pair<&Run>>) -> Option<bool> {
        Evaluation { input, runs, math: self.math }.value(&self.root).map(|value| value != 0)
    }
}

struct Compiler<'a> {
    claim: &'a Claim,
    names: Vec<Name>,
    math: bool,
}

impl Compiler<'_> {
    fn node(&self, expr: &Expr) -> Option<(Node, Sort)> {
        match &expr.kind {
            Kind::Int(value) => Some((Node::Literal(i128::try_from(value).ok()?), Sort::Literal)),
            Kind::Name(name) => match name.as_str() {
                "true" => Some((Node::Literal(1), Sort::Truth)),
                "false" => Some((Node::Literal(0), Sort::Truth)),
                _ => {
                    let name = self.names.iter().find(|known| known.text == *name)?;
                    let sort = Sort::of(name.ty)?;
                    Some((Node::Scalar(name.source.clone(), sort), sort))
                }
            },
            Kind::Prefix(operator, inner) => {
                let (node, sort) = self.node(inner)?;
                let node = Box::new(node);
                match (*operator, sort) {
                    ("!", Sort::Truth) => Some((Node::Not(node), sort)),
                    ("-", Sort::Integer(_) | Sort::Literal) => Some((Node::Negate(node, sort), sort)),
                    ("~", Sort::Integer(_) | Sort::Literal) => Some((Node::Complement(node), sort)),
                    _ => None,
                }
            }
            Kind::Infix(operator, a, b) => self.infix(operator, a, b),
            Kind::Index(..) => self.element(expr),
            Kind::Call(name, args) => self.call(name, args),
            Kind::Forall(..) => None,
        }
    }

    fn infix(&self, operator: &'static str, a: &Expr, b: &Expr) -> Option<(Node, Sort)> {
        let ((first, first_sort), (second, second_sort)) = (self.node(a)?, self.node(b)?);
        let operands = match (first_sort, second_sort) {
            (one, other) if one == other => one,
            (Sort::Literal, Sort::Integer(width)) | (Sort::Integer(width), Sort::Literal) => Sort::Integer(width),
            _ if self.math => Sort::Integer(128),
            _ => return None,
        };
        let result = match (operator, operands) {
            ("&&" | "||" | "==>", Sort::Truth) | ("==" | "!=", _) => Sort::Truth,
            ("<" | "<=" | ">" | ">=", Sort::Integer(_) | Sort::Literal) => Sort::Truth,
            ("+" | "-" | "*", Sort::Integer(_) | Sort::Literal) => operands,
            ("/" | "%" | "&" | "|" | "^" | "<<" | ">>" | ">>>", Sort::Integer(_)) if !self.math => operands,
            _ => return None,
        };
        Some((Node::Infix(operator, Box::new(first), Box::new(second), operands), result))
    }

    fn element(&self, expr: &Expr) -> Option<(Node, Sort)> {
        let mut keys = Vec::new();
        let mut memory = expr;
        while let Kind::Index(inner, key) = &memory.kind {
            keys.push(&**key);
            memory = inner;
        }
        keys.reverse();
        let Kind::Name(name) = &memory.kind else { return None };
        let name = self.names.iter().find(|known| known.text == *name)?;
        let Ty::Mem(region) = name.ty else { return None };
        let side = if name.text.starts_with("left.") { Side::Left } else { Side::Right };
        let region = &self.claim.programs[side].module.regions[region];
        if region.keys.len() != keys.len() {
            return None;
        }
        let keys = keys.iter().zip(&region.keys).map(|(key, ty)| Some((self.node(key)?.0, Sort::of(*ty)?)));
        let sort = Sort::of(region.element)?;
        Some((Node::Element(name.source.clone(), keys.collect::<Option<_>>()?, sort), sort))
    }

    fn call(&self, name: &str, args: &[Expr]) -> Option<(Node, Sort)> {
        match (name, args) {
            ("sext" | "zext" | "trunc", [inner, width]) => {
                let (node, sort) = self.node(inner)?;
                let (Sort::Integer(from), Kind::Int(to)) = (sort, &width.kind) else { return None };
                let to = u32::try_from(to).ok().filter(|to| (1..=128).contains(to))?;
                if self.math {
                    return Some((node, Sort::Integer(128)));
                }
                let inner = Box::new(node);
                Some((Node::Resize { from, to, is_signed: name == "sext", inner }, Sort::Integer(to)))
            }
            ("ult" | "ule", [a, b]) if !self.math => {
                let ((first, first_sort), (second, second_sort)) = (self.node(a)?, self.node(b)?);
                let width = match (first_sort, second_sort) {
                    (Sort::Integer(width), _) | (_, Sort::Integer(width)) => width,
                    _ => return None,
                };
                let (first, second) = (Box::new(first), Box::new(second));
                Some((Node::Unsigned { is_strict: name == "ult", width, first, second }, Sort::Truth))
            }
            ("ite", [condition, yes, no]) => {
                let ((condition, _), (yes, sort), (no, other)) =
                    (self.node(condition)?, self.node(yes)?, self.node(no)?);
                let sort = if sort == Sort::Literal { other } else { sort };
                Some((Node::IfThenElse(Box::new(condition), Box::new(yes), Box::new(no)), sort))
            }
            _ => None,
        }
    }
}

struct Evaluation<'a> {
    input: &'a Input,
    runs: Option<Pair<&'a Run>>,
    math: bool,
}

impl Evaluation<'_> {
    /// Integers as signed numbers, truths as 0 and 1, floats as bits.
    fn value(&self, node: &Node) -> Option<i128> {
        Some(match node {
            Node::Literal(value) => *value,
            Node::Scalar(source, sort) => {
                let bits = match source {
                    Source::Arg(side, index) => *self.input.args[*side].get(*index)?,
                    Source::Outcome(side) => u128::from(self.runs.as_ref()?[*side].outcome().map_or(0, Outcome::code)),
                    Source::Result(side, index) => self.runs.as_ref()?[*side].results.get(*index).copied().unwrap_or(0),
                    Source::MemoryBefore(_) | Source::MemoryAfter(..) | Source::Other => return None,
                };
                // Codes are constants of 32 bits, which unbounded integers read as signed too.
                let is_code = matches!(source, Source::Outcome(_));
                self.read(bits, *sort, self.math && !is_code)
            }
            Node::Element(source, keys, sort) => {
                let mut at = Vec::with_capacity(keys.len());
                for (key, sort) in keys {
                    at.push(self.write(self.value(key)?, *sort));
                }
                self.read(self.element(source, &at)?, *sort, self.math)
            }
            Node::Not(inner) => i128::from(self.value(inner)? == 0),
            Node::Negate(inner, sort) => self.wrap(self.value(inner)?.checked_neg()?, *sort),
            Node::Complement(inner) => !self.value(inner)?,
            Node::Infix(operator, a, b, sort) => self.infix(operator, a, b, *sort)?,
            Node::Resize { from, to, is_signed, inner } => {
                let value = self.value(inner)?;
                let value = if *is_signed { value } else { (value as u128 & mask(*from)) as i128 };
                signed(*to, value as u128 & mask(*to))
            }
            Node::Unsigned { is_strict, width, first, second } => {
                let (a, b) = (self.value(first)? as u128 & mask(*width), self.value(second)? as u128 & mask(*width));
                i128::from(if *is_strict { a < b } else { a <= b })
            }
            Node::IfThenElse(condition, yes, no) => {
                if self.value(condition)? != 0 {
                    self.value(yes)?
                } else {
                    self.value(no)?
                }
            }
        })
    }

    fn infix(&self, operator: &str, a: &Node, b: &Node, sort: Sort) -> Option<i128> {
        let first = self.value(a)?;
        match (operator, first != 0) {
            ("&&", false) => return Some(0),
            ("||", true) | ("==>", false) => return Some(1),
            _ => {}
        }
        let second = self.value(b)?;
        let truth = |holds: bool| Some(i128::from(holds));
        let width = match sort {
            Sort::Integer(width) => width,
            Sort::Truth | Sort::Literal | Sort::Float => 128,
        };
        let count = second as u128 & mask(width);
        let value = match operator {
            "&&" | "||" | "==>" => return truth(second != 0),
            "==" => return truth(self.wrap(first, sort) == self.wrap(second, sort)),
            "!=" => return truth(self.wrap(first, sort) != self.wrap(second, sort)),
            "<" => return truth(first < second),
            "<=" => return truth(first <= second),
            ">" => return truth(first > second),
            ">=" => return truth(first >= second),
            "+" => first.checked_add(second)?,
            "-" => first.checked_sub(second)?,
            "*" => first.checked_mul(second)?,
            "/" if second == 0 => {
                if first >= 0 {
                    -1
                } else {
                    1
                }
            }
            "/" => first.checked_div(second)?,
            "%" if second == 0 => first,
            "%" => first.checked_rem(second)?,
            "&" => first & second,
            "|" => first | second,
            "^" => first ^ second,
            "<<" if count >= u128::from(width) => 0,
            "<<" => ((first as u128) << count) as i128,
            ">>" => first >> count.min(127),
            ">>>" if count >= u128::from(width) => 0,
            ">>>" => ((first as u128 & mask(width)) >> count) as i128,
            _ => return None,
        };
        Some(self.wrap(value, sort))
    }

    fn wrap(&self, value: i128, sort: Sort) -> i128 {
        match sort {
            Sort::Integer(width) if !self.math => signed(width, value as u128 & mask(width)),
            _ => value,
        }
    }

    fn read(&self, bits: u128, sort: Sort, math: bool) -> i128 {
        match sort {
            Sort::Integer(width) if !math => signed(width, bits),
            _ => bits as i128,
        }
    }

    fn write(&self, value: i128, sort: Sort) -> u128 {
        match sort {
            Sort::Integer(width) if !self.math => value as u128 & mask(width),
            _ => value as u128,
        }
    }

    fn element(&self, source: &Source, keys: &[u128]) -> Option<u128> {
        match source {
            Source::MemoryBefore(name) => {
                let Some(memory) = self.input.memories.get(name) else { return Some(0) };
                let cell = memory.cells.iter().rev().find(|(at, _)| at == keys);
                Some(cell.map_or(memory.default, |(_, bits)| *bits))
            }
            Source::MemoryAfter(side, region) => {
                let run = self.runs.as_ref()?[*side];
                let (_, contents) = run.memories.iter().find(|(id, _)| id == region)?;
                Some(contents.get(keys))
            }
            Source::Arg(..) | Source::Outcome(_) | Source::Result(..) | Source::Other => None,
        }
    }
}
