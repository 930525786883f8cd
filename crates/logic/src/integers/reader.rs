//! The reading of terms as integers, operation by operation.
//!
//! Terms are read arguments first, each once. A bit-vector is read as a [`Residue`], everything else as a term of the
//! translation. See the module's essay for why each rule is sound.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::sort::Sort;
use crate::term::{Constant, Op, Term};
use crate::terms::Terms;

use super::form::{Atom, Atoms, Form, Range, Residue};
use super::ranges::Ranges;

/// Wider bit-vectors than this are not read.
pub(super) const WIDEST: u32 = 64;

/// What a term is in the translation.
#[derive(Clone, Debug)]
pub(super) enum Reading {
    /// A bit-vector.
    Bits(Residue),
    /// Anything else.
    Other(Term),
}

/// How what occurs in the translation follows from what the terms are, in the order in which it was made. It is the proof
/// that every solution of the terms is one of the translation, and the tests carry solutions over by it.
#[derive(Clone, Debug)]
#[cfg_attr(not(test), allow(dead_code))] // Only the tests look at it.
pub(super) enum Origin {
    /// A variable or an application that stands for a term.
    Read { made: Term, source: Term, signed: bool },
    /// A variable with a definition.
    Defined { made: Term, by: Term },
    /// A variable that is an index at which two maps differ, if they do.
    Difference { made: Term, maps: [Term; 2] },
}

/// Reads terms of one query.
pub(super) struct Reader<'a> {
    pub(super) source: &'a Terms,
    pub(super) target: Terms,
    pub(super) atoms: Atoms,
    pub(super) readings: FxHashMap<Term, Reading>,
    /// What must hold besides the assertions.
    pub(super) sides: Vec<Term>,
    /// Forms that are not negative, each of them a consequence of the assertions.
    pub(super) facts: Vec<Form>,
    pub(super) ranges: Ranges,
    /// Variables that are read as numbers with a sign.
    pub(super) signed: FxHashSet<Term>,
    pub(super) origins: Vec<Origin>,
    /// Whether every solution of the translation is one of the terms.
    pub(super) exact: bool,
    normal: FxHashMap<(u32, Form, bool), Residue>,
    named: FxHashMap<Form, Atom>,
    quotients: FxHashMap<(Form, i128, bool), Atom>,
    made: u32,
    /// A rule to get wrong, for the test of the tests.
    #[cfg(test)]
    pub(super) broken: Option<super::tests::Broken>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(source: &'a Terms, ranges: Ranges, signed: FxHashSet<Term>) -> Reader<'a> {
        Reader {
            source,
            target: Terms::new(),
            atoms: Atoms::default(),
            readings: FxHashMap::default(),
            sides: vec![],
            facts: vec![],
            ranges,
            signed,
            origins: vec![],
            exact: true,
            normal: FxHashMap::default(),
            named: FxHashMap::default(),
            quotients: FxHashMap::default(),
            made: 0,
            #[cfg(test)]
            broken: None,
        }
    }

    /// Reads a term and all below it. `None` if something in it has no reading.
    pub(super) fn read(&mut self, root: Term) -> Option<()> {
        let mut work = vec![root];
        while let Some(&term) = work.last() {
            if self.readings.contains_key(&term) {
                work.pop();
                continue;
            }
            let waiting = work.len();
            work.extend(self.source.args(term).iter().filter(|arg| !self.readings.contains_key(arg)));
            if work.len() == waiting {
                let reading = self.reading(term)?;
                self.readings.insert(term, reading);
                work.pop();
            }
        }
        Some(())
    }

    /// A term that was read, as a term of the translation; a bit-vector as an unsigned number.
    pub(super) fn canonical(&mut self, term: Term) -> Option<Term> {
        match self.readings.get(&term)?.clone() {
            Reading::Other(made) => Some(made),
            Reading::Bits(residue) => {
                let number = self.number(&residue, false)?;
                Some(self.sum(&number.form))
            }
        }
    }

    /// A term that was read, as a term of the translation; a bit-vector as a number congruent to it.
    pub(super) fn congruent(&self, term: Term) -> Option<Term> {
        match self.readings.get(&term)? {
            Reading::Other(made) => Some(*made),
            Reading::Bits(residue) => Some(self.sum(&residue.form)),
        }
    }

    /// The form of a bit-vector that was read.
    pub(super) fn form(&self, term: Term) -> Option<Form> {
        Some(self.bits(term)?.form.clone())
    }

    fn bits(&self, term: Term) -> Option<&Residue> {
        match self.readings.get(&term)? {
            Reading::Bits(residue) => Some(residue),
            Reading::Other(_) => None,
        }
    }

    fn other(&self, term: Term) -> Option<Term> {
        match self.readings.get(&term)? {
            Reading::Bits(_) => None,
            Reading::Other(made) => Some(*made),
        }
    }

    /// The number with or without a sign that a bit-vector is.
    fn numbered(&mut self, term: Term, signed: bool) -> Option<Residue> {
        let residue = self.bits(term)?.clone();
        self.number(&residue, signed)
    }

    // Forms as terms.

    /// The form as a term.
    pub(super) fn sum(&self, form: &Form) -> Term {
        let t = &self.target;
        let multiple = |(atom, coefficient): &(Atom, i128)| match coefficient {
            1 => self.atoms.term(*atom),
            _ => t.mul(t.int(*coefficient), self.atoms.term(*atom)),
        };
        let mut summands: Vec<Term> = form.summands.iter().map(multiple).collect();
        if form.constant != 0 || summands.is_empty() {
            summands.push(t.int(form.constant));
        }
        match summands[..] {
            [only] => only,
            _ => t.term(Op::Add, &summands),
        }
    }

    /// That the form is not negative.
    pub(super) fn not_negative(&self, form: &Form) -> Term {
        self.target.le(self.target.int(0), self.sum(form))
    }

    /// That the form lies in a range.
    fn is_in(&self, form: &Form, range: Range) -> Term {
        let (t, sum) = (&self.target, self.sum(form));
        t.and(&[t.le(t.int(range.low), sum), t.le(sum, t.int(range.high))])
    }

    fn is_zero(&self, form: &Form) -> Term {
        self.target.eq(self.sum(form), self.target.int(0))
    }

    // Atoms.

    fn fresh_name(&mut self, letter: char) -> String {
        self.made += 1;
        // Names of variables that were read have a number sign.
        format!("{letter}@{}", self.made)
    }

    /// A new integer variable, which is the term `by` in every solution that is carried over.
    fn fresh(&mut self, letter: char, range: Range, by: Term) -> Atom {
        let name = self.fresh_name(letter);
        let made = self.target.variable(&name, Sort::Int);
        self.origins.push(Origin::Defined { made, by });
        let atom = self.atoms.add(made, range);
        let within = self.is_in(&Form::atom(atom), range);
        self.sides.push(within);
        atom
    }

    /// The atom for a variable, element or result, which stands for a term of the query.
    fn leaf(&mut self, source: Term, made: Term, signed: bool) -> Residue {
        let width = self.source.width(source);
        let all = if signed { Range::signed(width) } else { Range::unsigned(width) };
        let mut range = all.and(self.ranges.of(self.source, source, signed));
        if range.low > range.high {
            // The assertions contradict each other.
            self.sides.push(self.target.bool(false));
            range = all;
        }
        let atom = self.atoms.add(made, range);
        let within = self.is_in(&Form::atom(atom), range);
        self.sides.push(within);
        Residue { width, form: Form::atom(atom), range }
    }

    /// A residue by one atom with the same range, so that the range is kept in what is made of it.
    fn with_known_range(&mut self, residue: Residue, width: u32) -> Option<Residue> {
        let told = self.atoms.range_of(&residue.form)?;
        if told.is_within(residue.range) {
            return Some(Residue { width, ..residue });
        }
        let atom = match self.named.get(&residue.form) {
            Some(atom) => *atom,
            None => {
                let sum = self.sum(&residue.form);
                let atom = self.fresh('v', residue.range, sum);
                let equal = self.target.eq(self.atoms.term(atom), sum);
                self.sides.push(equal);
                self.named.insert(residue.form, atom);
                atom
            }
        };
        let range = self.atoms.range(atom).and(residue.range);
        Some(Residue { width, form: Form::atom(atom), range })
    }

    // Numbers.

    /// The residue's number in the range of numbers with or without a sign: the form itself where it can be shown to lie
    /// there, and less a multiple of 2^width otherwise.
    pub(super) fn number(&mut self, residue: &Residue, signed: bool) -> Option<Residue> {
        let (width, modulus) = (residue.width, residue.modulus());
        let wanted = if signed { Range::signed(width) } else { Range::unsigned(width) };
        #[cfg(test)]
        if self.broken == Some(super::tests::Broken::NothingWraps) {
            return Some(Residue { range: wanted, ..residue.clone() });
        }
        if residue.range.is_within(wanted) {
            return Some(residue.clone());
        }
        let key = (width, residue.form.clone(), signed);
        if let Some(known) = self.normal.get(&key) {
            return Some(known.clone());
        }
        let mut number = None;
        for by in [0, modulus, -modulus] {
            let form = residue.form.shifted(by)?;
            let range = residue.range.moved(by);
            if self.fits(&form, range, wanted) {
                number = Some(Residue { width, form, range: range.and(wanted) });
                break;
            }
        }
        let number = match number {
            Some(number) => number,
            None => {
                let times = |number: i128| (number - wanted.low).div_euclid(modulus);
                let range = Range { low: times(residue.range.low), high: times(residue.range.high) };
                let t = &self.target;
                let by =
                    t.term(Op::IntDiv, &[self.sum(&residue.form.shifted(wanted.low.checked_neg()?)?), t.int(modulus)]);
                let wraps = self.fresh('k', range, by);
                let form = residue.form.plus(modulus.checked_neg()?, &Form::atom(wraps))?;
                let within = self.is_in(&form, wanted);
                self.sides.push(within);
                Residue { width, form, range: wanted }
            }
        };
        self.normal.insert(key, number.clone());
        Some(number)
    }

    /// Whether the form, of which this range is known, can be shown to lie in another.
    pub(super) fn fits(&self, form: &Form, known: Range, wanted: Range) -> bool {
        if known.is_within(wanted) {
            return true;
        }
        let is_not_negative = |form: Option<Form>| form.is_some_and(|form| self.is_not_negative(&form));
        form.summands.len() <= 6
            && (known.low >= wanted.low || is_not_negative(form.shifted(-wanted.low)))
            && (known.high <= wanted.high || is_not_negative(form.times(-1).and_then(|form| form.shifted(wanted.high))))
    }

    /// Whether a form can be shown not to be negative: it is a multiple of one or two facts and something that is not
    /// negative for the ranges of its atoms.
    fn is_not_negative(&self, form: &Form) -> bool {
        let plainly = |form: &Form| self.atoms.range_of(form).is_some_and(|range| range.low >= 0);
        if plainly(form) {
            return true;
        }
        let without = |form: &Form, fact: &Form| -> Option<Form> {
            let times = fact.summands.iter().find_map(|(atom, by)| {
                let coefficient = form.coefficient(*atom);
                (coefficient != 0 && coefficient % by == 0 && coefficient / by > 0).then_some(coefficient / by)
            })?;
            form.plus(-times, fact)
        };
        self.facts.iter().filter_map(|fact| without(form, fact)).any(|rest| {
            plainly(&rest)
                || rest.summands.len() <= 3
                    && self.facts.iter().filter_map(|fact| without(&rest, fact)).any(|rest| plainly(&rest))
        })
    }

    /// The quotient of a number by a positive one, rounded down, or towards zero.
    fn quotient(&mut self, number: &Residue, by: i128, to_zero: bool) -> Option<Form> {
        let to_zero = to_zero && number.range.low < 0;
        if !to_zero && number.form.summands.iter().all(|(_, coefficient)| coefficient % by == 0) {
            let summands = number.form.summands.iter().map(|(atom, c)| (*atom, c / by)).collect();
            return Some(Form { constant: number.form.constant.div_euclid(by), summands });
        }
        let key = (number.form.clone(), by, to_zero);
        if let Some(atom) = self.quotients.get(&key) {
            return Some(Form::atom(*atom));
        }
        let t = &self.target;
        let (sum, divisor) = (self.sum(&number.form), t.int(by));
        let down = t.term(Op::IntDiv, &[sum, divisor]);
        let atom = if to_zero {
            let up = t.neg(t.term(Op::IntDiv, &[t.neg(sum), divisor]));
            let value = t.ite(t.le(t.int(0), sum), down, up);
            let range = Range { low: number.range.low / by, high: number.range.high / by };
            self.fresh('q', range, value)
        } else {
            let range = Range { low: number.range.low.div_euclid(by), high: number.range.high.div_euclid(by) };
            self.fresh('q', range, down)
        };
        let rest = number.form.plus(-by, &Form::atom(atom))?;
        let positive = self.is_in(&rest, Range { low: 0, high: by - 1 });
        let rule = if to_zero {
            let negative = self.is_in(&rest, Range { low: 1 - by, high: 0 });
            self.target.ite(self.not_negative(&number.form), positive, negative)
        } else {
            positive
        };
        self.sides.push(rule);
        self.quotients.insert(key, atom);
        Some(Form::atom(atom))
    }

    // Terms.

    fn reading(&mut self, term: Term) -> Option<Reading> {
        match self.source.sort_ref(term) {
            Sort::BitVec(width) if *width <= WIDEST => self.read_bits(term, *width).map(Reading::Bits),
            Sort::BitVec(_) => None,
            _ => self.read_other(term).map(Reading::Other),
        }
    }

    fn read_bits(&mut self, term: Term, width: u32) -> Option<Residue> {
        let source = self.source;
        let args = source.args(term);
        let modulus = 1i128 << width;
        match source.op(term) {
            Op::Constant(Constant::BitVec { bits, .. }) => self.atoms.residue(width, &Form::constant(*bits as i128)),
            Op::Variable(..) => {
                let signed = self.signed.contains(&term);
                let made = self.variable(term, signed);
                Some(self.leaf(term, made, signed))
            }
            Op::Apply(..) => {
                let made = self.application(term)?;
                Some(self.leaf(term, made, false))
            }
            Op::Select => {
                let [map, index] = self.canonical_args(args)?[..] else { return None };
                let made = self.target.select(map, index);
                Some(self.leaf(term, made, false))
            }
            Op::BvAdd => {
                let mut sum = Form::default();
                for arg in args {
                    sum = sum.plus(1, &self.bits(*arg)?.form)?;
                }
                self.linear(term, width, &sum)
            }
            Op::BvSub => {
                let difference = self.bits(args[0])?.form.plus(-1, &self.bits(args[1])?.form)?;
                self.linear(term, width, &difference)
            }
            Op::BvNeg => {
                let negated = self.bits(args[0])?.form.times(-1)?;
                self.linear(term, width, &negated)
            }
            // The complement is -x - 1.
            Op::BvNot => {
                let complement = self.bits(args[0])?.form.times(-1)?.shifted(-1)?;
                self.linear(term, width, &complement)
            }
            Op::BvMul => {
                let mut factor = 1i128;
                let mut rest = None;
                for arg in args {
                    let residue = self.bits(*arg)?;
                    if let Some(constant) = residue.constant() {
                        factor = factor.checked_mul(constant)?.rem_euclid(modulus);
                    } else if rest.replace(residue).is_some() {
                        return self.open_bits(term);
                    }
                }
                let factor = if factor >= modulus / 2 { factor - modulus } else { factor };
                match rest.map_or(Some(Form::constant(1)), |rest| Some(rest.form.clone()))?.times(factor) {
                    Some(product) => self.linear(term, width, &product),
                    None => self.open_bits(term),
                }
            }
            Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => self.read_division(term, width),
            Op::BvShl | Op::BvLshr | Op::BvAshr => self.read_shift(term, width),
            Op::BvAnd => self.read_mask(term, width),
            Op::BvOr | Op::BvXor => self.open_bits(term),
            Op::BvConcat => {
                let (mut sum, mut shift) = (Form::default(), 0);
                for arg in args.iter().rev() {
                    let part = self.numbered(*arg, false)?;
                    let part = self.with_known_range(part, width)?;
                    sum = sum.plus(1 << shift, &part.form)?;
                    shift += source.width(*arg);
                }
                let range = self.atoms.range_of(&sum)?.and(Range::unsigned(width));
                Some(Residue { width, form: sum, range })
            }
            Op::BvExtract { low: 0, .. } => {
                let form = self.bits(args[0])?.form.clone();
                self.linear(term, width, &form)
            }
            Op::BvExtract { low, .. } => {
                let number = self.numbered(args[0], false)?;
                let shifted = self.quotient(&number, 1 << low, false)?;
                self.linear(term, width, &shifted)
            }
            Op::BvZeroExtend(_) => {
                let number = self.numbered(args[0], false)?;
                self.with_known_range(number, width)
            }
            Op::BvSignExtend(_) => {
                #[cfg(test)]
                if self.broken == Some(super::tests::Broken::SignsAreLost) {
                    let number = self.numbered(args[0], false)?;
                    return self.with_known_range(number, width);
                }
                let number = self.numbered(args[0], true)?;
                self.with_known_range(number, width)
            }
            Op::IntToBv(_) => {
                let number = self.other(args[0])?;
                let rest = self.target.term(Op::IntMod, &[number, self.target.int(modulus)]);
                let atom = self.fresh('m', Range::unsigned(width), rest);
                let equal = self.target.eq(self.atoms.term(atom), rest);
                self.sides.push(equal);
                Some(Residue { width, form: Form::atom(atom), range: Range::unsigned(width) })
            }
            Op::Ite => self.read_choice(term, width),
            Op::FpToBits | Op::FpToSbv(_) | Op::FpToUbv(_) => self.open_bits(term),
            _ => None,
        }
    }

    /// The residue of a sum; where its numbers are too large, the operation is left open.
    fn linear(&mut self, term: Term, width: u32, form: &Form) -> Option<Residue> {
        match self.atoms.residue(width, form) {
            Some(residue) => Some(residue),
            None => self.open_bits(term),
        }
    }

    fn read_choice(&mut self, term: Term, width: u32) -> Option<Residue> {
        let args = self.source.args(term);
        let condition = self.other(args[0])?;
        let mut ways = [self.bits(args[1])?.clone(), self.bits(args[2])?.clone()];
        if ways[0].form == ways[1].form {
            return Some(ways[0].clone());
        }
        let modulus = 1i128 << width;
        for way in &mut ways {
            if !way.range.is_within(Range { low: -modulus, high: 2 * modulus }) {
                *way = self.number(way, false)?;
            }
        }
        let range = ways[0].range.or(ways[1].range);
        let sums = [self.sum(&ways[0].form), self.sum(&ways[1].form)];
        let chosen = self.target.ite(condition, sums[0], sums[1]);
        let atom = self.fresh('t', range, chosen);
        let t = &self.target;
        let is = |sum: Term| t.eq(self.atoms.term(atom), sum);
        let rule = t.ite(condition, is(sums[0]), is(sums[1]));
        self.sides.push(rule);
        Some(Residue { width, form: Form::atom(atom), range })
    }

    fn read_division(&mut self, term: Term, width: u32) -> Option<Residue> {
        let (source, args) = (self.source, self.source.args(term));
        let signed = matches!(source.op(term), Op::BvSdiv | Op::BvSrem);
        let divisor = match self.bits(args[1])?.constant() {
            None | Some(0) => return self.open_bits(term),
            Some(divisor) => divisor,
        };
        let divisor = if signed && divisor >= 1 << (width - 1) { divisor - (1 << width) } else { divisor };
        let number = self.numbered(args[0], signed)?;
        let quotient = self.quotient(&number, divisor.abs(), true)?;
        let form = match source.op(term) {
            Op::BvUdiv | Op::BvSdiv => quotient.times(divisor.signum())?,
            _ => number.form.plus(-divisor.abs(), &quotient)?,
        };
        self.linear(term, width, &form)
    }

    fn read_shift(&mut self, term: Term, width: u32) -> Option<Residue> {
        let (source, args) = (self.source, self.source.args(term));
        let Some(count) = self.bits(args[1])?.constant() else { return self.open_bits(term) };
        let is_far = count >= i128::from(width);
        let form = match source.op(term) {
            Op::BvShl | Op::BvLshr if is_far => Form::default(),
            Op::BvShl => match self.bits(args[0])?.form.times(1 << count) {
                Some(shifted) => shifted,
                None => return self.open_bits(term),
            },
            op => {
                let signed = *op == Op::BvAshr;
                let number = self.numbered(args[0], signed)?;
                let count = if is_far { i128::from(width) } else { count };
                self.quotient(&number, 1 << count, false)?
            }
        };
        self.linear(term, width, &form)
    }

    /// Conjunction with a constant that is one run of ones.
    fn read_mask(&mut self, term: Term, width: u32) -> Option<Residue> {
        let args = self.source.args(term);
        let [first, second] = args[..] else { return self.open_bits(term) };
        let (other, mask) = match (self.source.as_bits(first), self.source.as_bits(second)) {
            (None, Some(mask)) => (first, mask),
            (Some(mask), None) => (second, mask),
            _ => return self.open_bits(term),
        };
        let low = mask.trailing_zeros();
        if mask == 0 || low >= width || !(mask >> low).wrapping_add(1).is_power_of_two() {
            return self.open_bits(term);
        }
        let ones = (mask >> low).trailing_ones();
        if low == 0 {
            let form = self.bits(other)?.form.clone();
            let rest = self.atoms.residue(ones, &form)?;
            let number = self.number(&rest, false)?;
            return self.with_known_range(number, width);
        }
        let number = self.numbered(other, false)?;
        let shifted = self.quotient(&number, 1 << low, false)?;
        let rest = self.atoms.residue(ones, &shifted)?;
        let number = self.number(&rest, false)?;
        let number = self.with_known_range(number, width)?;
        let form = number.form.times(1 << low)?;
        self.linear(term, width, &form)
    }

    fn read_other(&mut self, term: Term) -> Option<Term> {
        let source = self.source;
        let args = source.args(term);
        let op = source.op(term);
        match op {
            Op::Variable(..) => Some(self.variable(term, false)),
            Op::Apply(..) => self.application(term),
            Op::Constant(Constant::Float(..)) => Some(self.variable(term, false)),
            Op::Constant(constant) => Some(self.target.constant(constant.clone())),
            Op::Eq => self.read_equality(args[0], args[1]),
            Op::BvUlt | Op::BvUle | Op::BvSlt | Op::BvSle => {
                let signed = matches!(op, Op::BvSlt | Op::BvSle);
                let (left, right) = (self.numbered(args[0], signed)?, self.numbered(args[1], signed)?);
                let strict = matches!(op, Op::BvUlt | Op::BvSlt);
                let difference = right.form.plus(-1, &left.form)?.shifted(if strict { -1 } else { 0 })?;
                Some(self.not_negative(&difference))
            }
            Op::BvSaddOverflow | Op::BvUaddOverflow | Op::BvSsubOverflow | Op::BvUsubOverflow => {
                let (signed, adds) = overflowing(op)?;
                let (left, right) = (self.numbered(args[0], signed)?, self.numbered(args[1], signed)?);
                let result = left.form.plus(if adds { 1 } else { -1 }, &right.form)?;
                let width = source.width(args[0]);
                let range = if signed { Range::signed(width) } else { Range::unsigned(width) };
                Some(self.target.not(self.is_in(&result, range)))
            }
            Op::BvSmulOverflow | Op::BvUmulOverflow => {
                let signed = *op == Op::BvSmulOverflow;
                let (left, right) = (self.numbered(args[0], signed)?, self.numbered(args[1], signed)?);
                let result = match (left.form.is_constant(), right.form.is_constant()) {
                    (_, true) => left.form.times(right.form.constant)?,
                    (true, _) => right.form.times(left.form.constant)?,
                    _ => return self.open(term),
                };
                let width = source.width(args[0]);
                let range = if signed { Range::signed(width) } else { Range::unsigned(width) };
                Some(self.target.not(self.is_in(&result, range)))
            }
            Op::BvToNat => {
                let number = self.numbered(args[0], false)?;
                Some(self.sum(&number.form))
            }
            Op::Forall => None,
            Op::ConstArray(sort) => {
                let element = self.canonical(args[0])?;
                Some(self.target.const_array(translated(sort), element))
            }
            Op::Not
            | Op::And
            | Op::Or
            | Op::Xor
            | Op::Implies
            | Op::Ite
            | Op::Select
            | Op::Store
            | Op::Add
            | Op::Sub
            | Op::Mul
            | Op::Neg
            | Op::IntDiv
            | Op::IntMod
            | Op::RealDiv
            | Op::Lt
            | Op::Le
            | Op::IntToReal
            | Op::RealToInt => {
                let args = self.canonical_args(args)?;
                Some(self.target.term(op.clone(), &args))
            }
            Op::FpAdd
            | Op::FpSub
            | Op::FpMul
            | Op::FpDiv
            | Op::FpFma
            | Op::FpSqrt
            | Op::FpTruncRem
            | Op::FpRoundToIntegral(_)
            | Op::FpNeg
            | Op::FpAbs
            | Op::FpLt
            | Op::FpLe
            | Op::FpEq
            | Op::FpIsNan
            | Op::FpIsInfinite
            | Op::FpIsNegative
            | Op::FpFromBits(_)
            | Op::FpToFp(_)
            | Op::FpFromSbv(_)
            | Op::FpFromUbv(_)
            | Op::FpToReal => self.open(term),
            // The others are bit-vectors.
            _ => None,
        }
    }

    fn read_equality(&mut self, left: Term, right: Term) -> Option<Term> {
        match self.source.sort_ref(left) {
            Sort::BitVec(width) => {
                let (a, b) = (self.bits(left)?.clone(), self.bits(right)?.clone());
                let difference = self.atoms.residue(*width, &a.form.plus(-1, &b.form)?)?;
                let modulus = difference.modulus();
                if difference.form.is_constant() {
                    return Some(self.target.bool(difference.form.constant == 0));
                }
                let only_zero = Range { low: 1 - modulus, high: modulus - 1 };
                if difference.range.is_within(only_zero) {
                    return Some(self.is_zero(&difference.form));
                }
                let (a, b) = (self.number(&a, false)?, self.number(&b, false)?);
                Some(self.is_zero(&a.form.plus(-1, &b.form)?))
            }
            sort @ Sort::Array(..) => {
                let (a, b) = (self.other(left)?, self.other(right)?);
                let Sort::Array(index, element) = sort else { return None };
                // A difference deeper down may lie outside of what bit-vectors can say.
                self.exact &= !matches!(**element, Sort::Array(..));
                match (&**index, &**element) {
                    _ if a == b => Some(self.target.bool(true)),
                    (Sort::BitVec(width), element) => Some(self.equal_maps(a, b, *width, element)),
                    _ => Some(self.target.eq(a, b)),
                }
            }
            _ => Some(self.target.eq(self.other(left)?, self.other(right)?)),
        }
    }

    /// Maps that differ do so at an index that is a bit-vector.
    fn equal_maps(&mut self, a: Term, b: Term, width: u32, element: &Sort) -> Term {
        let names = [self.fresh_name('e'), self.fresh_name('d')];
        let t = &self.target;
        let equal = t.variable(&names[0], Sort::Bool);
        let index = t.variable(&names[1], Sort::Int);
        self.origins.push(Origin::Defined { made: equal, by: t.eq(a, b) });
        self.origins.push(Origin::Difference { made: index, maps: [a, b] });
        let inside = |number: Term, width: u32| t.and(&[t.le(t.int(0), number), t.le(number, t.int((1 << width) - 1))]);
        let elements = [t.select(a, index), t.select(b, index)];
        let mut differ = vec![t.ne(elements[0], elements[1]), inside(index, width)];
        if let Sort::BitVec(width) = element {
            differ.extend(elements.map(|element| inside(element, *width)));
        }
        self.sides.push(t.implies(equal, t.eq(a, b)));
        self.sides.push(t.or(&[equal, t.and(&differ)]));
        equal
    }

    fn canonical_args(&mut self, args: &[Term]) -> Option<Vec<Term>> {
        args.iter().map(|arg| self.canonical(*arg)).collect()
    }

    /// The variable that stands for one of the query (or for a float).
    fn variable(&mut self, source: Term, signed: bool) -> Term {
        let name = self.source.variable_name(source).unwrap_or("float");
        // Two variables of one name and several sorts stay two.
        let made =
            self.target.variable(&format!("{name}#{}", self.origins.len()), translated(self.source.sort_ref(source)));
        self.origins.push(Origin::Read { made, source, signed });
        if matches!(self.source.sort_ref(source), Sort::Float(_)) {
            self.exact = false;
        }
        made
    }

    fn application(&mut self, term: Term) -> Option<Term> {
        let (source, args) = (self.source, self.source.args(term));
        let Op::Apply(name, result) = source.op(term) else { return None };
        let sorts: Vec<&Sort> = args.iter().map(|arg| source.sort_ref(*arg)).collect();
        let made = self.canonical_args(args)?;
        // Functions on different sorts stay different though their translations have the same sorts.
        let made = self.target.apply(&format!("f {name} {sorts:?} {result:?}"), &made, translated(result));
        self.origins.push(Origin::Read { made, source: term, signed: false });
        Some(made)
    }

    /// The result of an operation of which nothing is said but that it is a function of its arguments.
    fn open(&mut self, term: Term) -> Option<Term> {
        let (source, args) = (self.source, self.source.args(term));
        let op = source.op(term);
        let sorts: Vec<&Sort> = args.iter().map(|arg| source.sort_ref(*arg)).collect();
        let mut made = self.canonical_args(args)?;
        if matches!(op, Op::BvAnd | Op::BvOr | Op::BvXor | Op::BvMul | Op::FpAdd | Op::FpMul | Op::FpEq) {
            made.sort_unstable();
        }
        let made = self.target.apply(&format!("o {op:?} {sorts:?}"), &made, translated(source.sort_ref(term)));
        self.origins.push(Origin::Read { made, source: term, signed: false });
        self.exact = false;
        Some(made)
    }

    fn open_bits(&mut self, term: Term) -> Option<Residue> {
        let made = self.open(term)?;
        let residue = self.leaf(term, made, false);
        let t = &self.target;
        let given = self.target.args(made).to_vec();
        // Theorems of the operations.
        let facts = match self.source.op(term) {
            Op::BvAnd => given.iter().map(|arg| t.le(made, *arg)).collect(),
            Op::BvOr => {
                let mut facts: Vec<Term> = given.iter().map(|arg| t.le(*arg, made)).collect();
                facts.push(t.le(made, t.term(Op::Add, &given)));
                facts
            }
            Op::BvXor => vec![t.le(made, t.term(Op::Add, &given))],
            Op::BvUrem => {
                let divides = t.lt(t.int(0), given[1]);
                vec![t.le(made, given[0]), t.implies(divides, t.lt(made, given[1]))]
            }
            Op::BvUdiv => vec![t.implies(t.lt(t.int(0), given[1]), t.le(made, given[0]))],
            Op::BvLshr => vec![t.le(made, given[0])],
            _ => vec![],
        };
        self.sides.extend(facts);
        Some(residue)
    }
}

/// Whether an overflow is one of signed numbers, and of a sum.
pub(super) fn overflowing(op: &Op) -> Option<(bool, bool)> {
    match op {
        Op::BvSaddOverflow => Some((true, true)),
        Op::BvUaddOverflow => Some((false, true)),
        Op::BvSsubOverflow => Some((true, false)),
        Op::BvUsubOverflow => Some((false, false)),
        _ => None,
    }
}

/// The sort that terms of a sort have in the translation. Of floats nothing is known but that they are values.
pub(super) fn translated(sort: &Sort) -> Sort {
    match sort {
        Sort::BitVec(_) => Sort::Int,
        Sort::Float(format) => Sort::opaque(&format!("float#{}", format.bits())),
        Sort::Array(index, element) => Sort::array(translated(index), translated(element)),
        Sort::Bool | Sort::Int | Sort::Real | Sort::Opaque(_) => sort.clone(),
    }
}
