//! Forms as terms, new integers, and the numbers that residues stand for.

use crate::sort::Sort;
use crate::term::{Op, Term};

use super::form::{Atom, Form, Range, Residue};
use super::reader::{Origin, Reader};

impl Reader<'_> {
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
    pub(super) fn is_in(&self, form: &Form, range: Range) -> Term {
        let (t, sum) = (&self.target, self.sum(form));
        t.and(&[t.le(t.int(range.low), sum), t.le(sum, t.int(range.high))])
    }

    pub(super) fn is_zero(&self, form: &Form) -> Term {
        self.target.eq(self.sum(form), self.target.int(0))
    }

    pub(super) fn fresh_name(&mut self, letter: char) -> String {
        self.made += 1;
        // Names of variables that were read have a number sign.
        format!("{letter}@{}", self.made)
    }

    /// A new integer variable, which is the term `by` in every solution that is carried over.
    pub(super) fn fresh(&mut self, letter: char, range: Range, by: Term) -> Atom {
        let name = self.fresh_name(letter);
        let made = self.target.variable(&name, Sort::Int);
        self.origins.push(Origin::Defined { made, by });
        let atom = self.atoms.add(made, range);
        let within = self.is_in(&Form::atom(atom), range);
        self.sides.push(within);
        atom
    }

    /// The atom for a variable, element or result, which stands for a term of the query.
    pub(super) fn leaf(&mut self, source: Term, made: Term, signed: bool) -> Residue {
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
    pub(super) fn with_known_range(&mut self, residue: Residue, width: u32) -> Option<Residue> {
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
    pub(super) fn is_not_negative(&self, form: &Form) -> bool {
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
    pub(super) fn quotient(&mut self, number: &Residue, by: i128, to_zero: bool) -> Option<Form> {
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
}
