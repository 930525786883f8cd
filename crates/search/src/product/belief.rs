//! What is believed at a node of the product: an affine hull, and candidate facts that were not contradicted.
//!
//! The two parts move towards each other. Linear equalities start with none of the states allowed and are weakened to
//! the affine hull of the states that were shown, so they end as the strongest that hold (see
//! `candidates::affine_hull`). All other facts start out believed and are dropped when a state contradicts them
//! (Houdini). When no step of the product leads out of the beliefs any more, their conjunction is inductive.

use num_bigint::BigInt;
use rustc_hash::FxHashSet;
use tandem_logic::{Op, Sort, Term, Terms, Value};

use crate::candidates::affine_hull::{AffineHull, Arithmetic, Equality};

/// A group of terms of one width between which linear equalities are looked for.
#[derive(Clone, Debug)]
pub struct Columns {
    /// The terms, over the state variables of the place.
    pub terms: Vec<Term>,
    /// The width all are extended to; `None` for unbounded integers.
    pub width: Option<u32>,
    /// How narrower ones are extended.
    pub extension: Extension,
    /// If given, unbounded integers are compared modulo two to the power of this.
    pub low_bits: Option<u32>,
    /// Whether equalities between extended numbers alone are kept.
    pub keeps_narrow: bool,
}

/// Larger coefficients are hardly ever meant.
const LARGE: u128 = 1 << 12;

/// How a narrow integer is read as a wider one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extension {
    /// With its sign.
    Sign,
    /// With zeros.
    Zeros,
}

impl Columns {
    /// Signed numbers of one width.
    pub fn plain(terms: Vec<Term>, width: Option<u32>) -> Columns {
        Columns { terms, width, extension: Extension::Sign, low_bits: None, keeps_narrow: true }
    }

    /// Numbers extended to one width with zeros.
    pub fn unsigned(terms: Vec<Term>, width: Option<u32>) -> Columns {
        Columns { extension: Extension::Zeros, ..Columns::plain(terms, width) }
    }

    /// Whether an equality is worth saying. One with several large coefficients is an accident of the few states seen, and
    /// solvers take long to find a state against it. One between extended numbers alone mostly holds of the numbers themselves
    /// too, and that they do not wrap around is hard to show and hardly ever needed.
    fn says(&self, t: &Terms, equality: &Equality) -> bool {
        let large = equality[..self.terms.len()].iter().filter(|coefficient| coefficient.unsigned_abs() > LARGE);
        if large.count() > 1 {
            return false;
        }
        let mut terms = self.terms.iter().zip(equality).filter(|(_, coefficient)| **coefficient != 0);
        let is_extended =
            |term: Term| matches!((t.sort(term), self.width), (Sort::BitVec(own), Some(width)) if own < width);
        self.keeps_narrow || terms.any(|(term, _)| !is_extended(*term))
    }

    /// The number that a value is among the others.
    fn number(&self, value: &Value) -> Option<i128> {
        match (self.extension, value) {
            (Extension::Zeros, Value::BitVec { width, bits }) if Some(*width) != self.width => {
                i128::try_from(*bits).ok()
            }
            _ => number(value),
        }
    }
}

/// What is believed to hold at a place.
#[derive(Clone, Debug)]
pub struct Belief {
    columns: Vec<Columns>,
    /// One space for each group of columns; `None` until a state has been seen.
    spaces: Vec<Option<AffineHull>>,
    /// Facts that have not been contradicted.
    pub facts: Vec<Term>,
    /// Whether any state can be here.
    pub reached: bool,
    /// Counts changes.
    pub version: u64,
}

impl Belief {
    /// The belief that nothing can be here.
    pub fn unreached(columns: Vec<Columns>, facts: Vec<Term>) -> Belief {
        let spaces = columns.iter().map(|_| None).collect();
        Belief { columns, spaces, facts, reached: false, version: 0 }
    }

    /// The conjuncts.
    pub fn atoms(&self, t: &Terms) -> Vec<Term> {
        if !self.reached {
            return vec![t.bool(false)];
        }
        let mut seen = FxHashSet::default();
        let mut atoms = Vec::new();
        for (columns, space) in self.columns.iter().zip(&self.spaces) {
            for equality in space.iter().flat_map(AffineHull::basis).filter(|equality| columns.says(t, equality)) {
                let atom = equation(t, columns, equality);
                if !t.is_true(atom) && seen.insert(atom) {
                    atoms.push(atom);
                }
            }
        }
        atoms.extend(self.facts.iter().copied().filter(|fact| seen.insert(*fact)));
        atoms
    }

    /// The terms whose values a new state must be told in: columns, then facts.
    pub fn watched(&self) -> Vec<Term> {
        let columns = self.columns.iter().flat_map(|columns| columns.terms.iter().copied());
        columns.chain(self.facts.iter().copied()).collect()
    }

    /// Whether these values of the watched terms tell a state in all its columns.
    pub fn is_told(&self, values: &[Option<Value>]) -> bool {
        let columns: usize = self.columns.iter().map(|columns| columns.terms.len()).sum();
        values[..columns].iter().all(|value| value.as_ref().and_then(number).is_some())
    }

    /// Takes in a state, given as the values of the watched terms. Whether the belief changed.
    pub fn admit(&mut self, values: &[Option<Value>]) -> bool {
        let mut changed = !self.reached;
        self.reached = true;
        let mut at = 0;
        for (columns, space) in self.columns.iter().zip(&mut self.spaces) {
            let numbers: Option<Vec<i128>> =
                values[at..at + columns.terms.len()].iter().map(|value| columns.number(value.as_ref()?)).collect();
            at += columns.terms.len();
            match (numbers, &mut *space) {
                (Some(point), Some(space)) => changed |= space.add_point(&point),
                (Some(point), None) => {
                    let arithmetic = columns.width.or(columns.low_bits).map_or(Arithmetic::Exact, Arithmetic::Modulo);
                    *space = Some(AffineHull::of_point(&point, arithmetic));
                    changed = true;
                }
                // A state that cannot be told in numbers says nothing about them; forget the equalities.
                (None, _) => {
                    changed |= space.as_ref().is_none_or(|space| !space.basis().is_empty());
                    *space = Some(AffineHull::none());
                }
            }
        }
        let before = self.facts.len();
        let mut index = at;
        self.facts.retain(|_| {
            let holds = values[index] != Some(Value::Bool(false));
            index += 1;
            holds
        });
        changed |= self.facts.len() != before;
        if changed {
            self.version += 1;
        }
        changed
    }

    /// Stops believing an atom that could not be decided.
    pub fn doubt(&mut self, t: &Terms, atom: Term) {
        self.facts.retain(|fact| *fact != atom);
        for (columns, space) in self.columns.iter().zip(&mut self.spaces) {
            if let Some(space) = space {
                space.remove(|equality| equation(t, columns, equality) == atom);
            }
        }
        self.version += 1;
    }
}

/// The number a value is, read as signed.
pub fn number(value: &Value) -> Option<i128> {
    match value {
        Value::Int(value) => i128::try_from(value).ok(),
        Value::BitVec { width: 128, bits } => Some(*bits as i128),
        Value::BitVec { width, bits } => Some(((*bits << (128 - width)) as i128) >> (128 - width)),
        _ => None,
    }
}

/// An equality as a term: what is added on one side, what is subtracted on the other.
fn equation(t: &Terms, columns: &Columns, equality: &Equality) -> Term {
    let (constant, coefficients) = equality.split_last().expect("an equality has a constant");
    let mut sides = [Vec::new(), Vec::new()];
    for (term, coefficient) in columns.terms.iter().zip(coefficients) {
        if *coefficient != 0 {
            let extended = widened(t, *term, columns);
            sides[usize::from(*coefficient < 0)].push(scaled(t, extended, coefficient.unsigned_abs()));
        }
    }
    if *constant != 0 {
        sides[usize::from(*constant < 0)].push(literal(t, columns.width, constant.unsigned_abs() as i128));
    }
    let [plus, minus] = sides.map(|terms| sum(t, columns.width, &terms));
    match columns.low_bits {
        None => t.eq(plus, minus),
        Some(bits) => {
            let modulus = t.big_int(BigInt::from(1) << bits);
            t.eq(t.term(Op::IntMod, &[t.term(Op::Sub, &[plus, minus]), modulus]), t.int(0))
        }
    }
}

/// A term extended to the width of its group.
fn widened(t: &Terms, term: Term, columns: &Columns) -> Term {
    match (t.sort(term), columns.width) {
        (Sort::BitVec(own), Some(width)) if own < width => match columns.extension {
            Extension::Sign => t.term(Op::BvSignExtend(width), &[term]),
            Extension::Zeros => t.term(Op::BvZeroExtend(width), &[term]),
        },
        _ => term,
    }
}

/// A number of a width, or without bound.
pub fn literal(t: &Terms, width: Option<u32>, value: i128) -> Term {
    match width {
        Some(128) => t.bv(128, value as u128),
        Some(width) => t.bv(width, value as u128 & ((1 << width) - 1)),
        None => t.big_int(BigInt::from(value)),
    }
}

fn scaled(t: &Terms, term: Term, factor: u128) -> Term {
    if factor == 1 {
        return term;
    }
    match t.sort(term) {
        Sort::BitVec(width) => t.term(Op::BvMul, &[literal(t, Some(width), factor as i128), term]),
        _ => t.term(Op::Mul, &[literal(t, None, factor as i128), term]),
    }
}

fn sum(t: &Terms, width: Option<u32>, terms: &[Term]) -> Term {
    let op = if width.is_some() { Op::BvAdd } else { Op::Add };
    terms.iter().copied().reduce(|sum, next| t.term(op.clone(), &[sum, next])).unwrap_or_else(|| literal(t, width, 0))
}
