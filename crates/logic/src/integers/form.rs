//! Linear forms over integer atoms, and what is known of their size.
//!
//! A [`Residue`] reads a bit-vector of some width as a linear form over the integers that is congruent to it modulo
//! 2^width. Sums, differences and multiples of residues are computed on forms alone; nothing is reduced before somebody asks
//! for the number itself. Numbers that do not fit 120 bits are not computed with: whoever gets `None` reads the term in
//! another way or gives up.

use crate::term::Term;

/// The number of an integer unknown in its [`Atoms`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Atom(pub(super) u32);

/// Larger numbers than this are not computed with.
const LARGEST: i128 = 1 << 120;

/// A constant and multiples of atoms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Form {
    pub(super) constant: i128,
    /// Sorted by atom; no coefficient is zero.
    pub(super) summands: Vec<(Atom, i128)>,
}

impl Form {
    /// A number.
    pub(super) fn constant(constant: i128) -> Form {
        Form { constant, summands: vec![] }
    }

    /// An atom.
    pub(super) fn atom(atom: Atom) -> Form {
        Form { constant: 0, summands: vec![(atom, 1)] }
    }

    /// `self + factor * other`.
    pub(super) fn plus(&self, factor: i128, other: &Form) -> Option<Form> {
        let mut summands = Vec::with_capacity(self.summands.len() + other.summands.len());
        let (mut left, mut right) = (self.summands.iter().peekable(), other.summands.iter().peekable());
        loop {
            let (atom, coefficient) = match (left.peek(), right.peek()) {
                (None, None) => break,
                (Some(&&(a, c)), other) if other.is_none_or(|(b, _)| a < *b) => {
                    left.next();
                    (a, c)
                }
                (Some(&&(a, c)), Some(&&(b, d))) if a == b => {
                    left.next();
                    right.next();
                    (a, bounded(c.checked_add(factor.checked_mul(d)?)?)?)
                }
                (_, Some(&&(b, d))) => {
                    right.next();
                    (b, bounded(factor.checked_mul(d)?)?)
                }
                (Some(_), None) => unreachable!("the first arm takes these"),
            };
            if coefficient != 0 {
                summands.push((atom, coefficient));
            }
        }
        let constant = bounded(self.constant.checked_add(factor.checked_mul(other.constant)?)?)?;
        Some(Form { constant, summands })
    }

    /// `factor * self`.
    pub(super) fn times(&self, factor: i128) -> Option<Form> {
        Form::default().plus(factor, self)
    }

    /// The form with another constant.
    pub(super) fn shifted(&self, by: i128) -> Option<Form> {
        self.plus(by, &Form::constant(1))
    }

    /// Whether it is a number.
    pub(super) fn is_constant(&self) -> bool {
        self.summands.is_empty()
    }

    /// The coefficient of an atom.
    pub(super) fn coefficient(&self, atom: Atom) -> i128 {
        self.summands.binary_search_by_key(&atom, |(a, _)| *a).map_or(0, |at| self.summands[at].1)
    }
}

fn bounded(number: i128) -> Option<i128> {
    (-LARGEST..=LARGEST).contains(&number).then_some(number)
}

/// The least and the greatest number that something can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Range {
    pub(super) low: i128,
    pub(super) high: i128,
}

impl Range {
    /// All numbers of this many bits.
    pub(super) fn unsigned(width: u32) -> Range {
        Range { low: 0, high: (1 << width) - 1 }
    }

    /// All numbers of this many bits with a sign.
    pub(super) fn signed(width: u32) -> Range {
        Range { low: -(1 << (width - 1)), high: (1 << (width - 1)) - 1 }
    }

    /// One number.
    pub(super) fn only(number: i128) -> Range {
        Range { low: number, high: number }
    }

    /// Whether all of it lies in another.
    pub(super) fn is_within(self, other: Range) -> bool {
        other.low <= self.low && self.high <= other.high
    }

    /// What both have in common; it may be nothing, with `low > high`.
    pub(super) fn and(self, other: Range) -> Range {
        Range { low: self.low.max(other.low), high: self.high.min(other.high) }
    }

    /// All of both and what lies between.
    pub(super) fn or(self, other: Range) -> Range {
        Range { low: self.low.min(other.low), high: self.high.max(other.high) }
    }

    /// All products of a number of it and one of another.
    pub(super) fn times(self, other: Range) -> Option<Range> {
        let mut ends =
            [self.low, self.high].into_iter().flat_map(|a| [a.checked_mul(other.low), a.checked_mul(other.high)]);
        let first = ends.next()??;
        let (low, high) = ends.try_fold((first, first), |(low, high), end| Some((low.min(end?), high.max(end?))))?;
        Some(Range { low, high })
    }

    /// Every number of it moved.
    pub(super) fn moved(self, by: i128) -> Range {
        Range { low: self.low + by, high: self.high + by }
    }
}

/// The integer unknowns of a translation.
#[derive(Default)]
pub(super) struct Atoms {
    all: Vec<(Term, Range)>,
}

impl Atoms {
    /// A new atom that is this term of the translation, and lies in this range.
    pub(super) fn add(&mut self, term: Term, range: Range) -> Atom {
        self.all.push((term, range));
        Atom(self.all.len() as u32 - 1)
    }

    /// The term that an atom is.
    pub(super) fn term(&self, atom: Atom) -> Term {
        self.all[atom.0 as usize].0
    }

    /// What an atom can be.
    pub(super) fn range(&self, atom: Atom) -> Range {
        self.all[atom.0 as usize].1
    }

    /// What a form can be, as far as the ranges of its atoms tell.
    pub(super) fn range_of(&self, form: &Form) -> Option<Range> {
        let (mut low, mut high) = (form.constant, form.constant);
        for &(atom, coefficient) in &form.summands {
            let Range { low: least, high: most } = self.range(atom);
            let (down, up) = if coefficient > 0 { (least, most) } else { (most, least) };
            low = bounded(low.checked_add(coefficient.checked_mul(down)?)?)?;
            high = bounded(high.checked_add(coefficient.checked_mul(up)?)?)?;
        }
        Some(Range { low, high })
    }

    /// A residue of a form: its coefficients are made small, which changes the number by multiples of 2^width only.
    pub(super) fn residue(&self, width: u32, form: &Form) -> Option<Residue> {
        let modulus = 1i128 << width;
        let centred = |number: i128| {
            let rest = number.rem_euclid(modulus);
            if rest >= modulus / 2 && width > 1 { rest - modulus } else { rest }
        };
        let summands: Vec<(Atom, i128)> =
            form.summands.iter().map(|(atom, c)| (*atom, centred(*c))).filter(|(_, c)| *c != 0).collect();
        if summands.is_empty() {
            let constant = form.constant.rem_euclid(modulus);
            return Some(Residue { width, form: Form::constant(constant), range: Range::only(constant) });
        }
        // Of the numbers that the constant may stand for, the one with which the form leaves the range least.
        let near = centred(form.constant);
        let plain = Form { constant: near, summands };
        let range = self.range_of(&plain)?;
        let outside = |by: i128| (-(range.low + by)).max(0) + (range.high + by - (modulus - 1)).max(0);
        let by = [0, modulus, -modulus].into_iter().min_by_key(|by| outside(*by)).unwrap_or(0);
        Some(Residue { width, form: plain.shifted(by)?, range: range.moved(by) })
    }
}

/// A bit-vector as a number that is congruent to it modulo 2^width.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Residue {
    pub(super) width: u32,
    pub(super) form: Form,
    /// What the form can be; it may be known better than from its atoms.
    pub(super) range: Range,
}

impl Residue {
    /// 2^width.
    pub(super) fn modulus(&self) -> i128 {
        1 << self.width
    }

    /// The unsigned number, if it is always the same.
    pub(super) fn constant(&self) -> Option<i128> {
        self.form.is_constant().then(|| self.form.constant.rem_euclid(self.modulus()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(constant: i128, summands: &[(u32, i128)]) -> Form {
        Form { constant, summands: summands.iter().map(|(atom, c)| (Atom(*atom), *c)).collect() }
    }

    #[test]
    fn forms_add_like_sums() {
        let a = form(1, &[(0, 2), (2, -1)]);
        let b = form(3, &[(1, 5), (2, 1)]);
        assert_eq!(a.plus(1, &b), Some(form(4, &[(0, 2), (1, 5)])));
        assert_eq!(a.plus(-2, &b), Some(form(-5, &[(0, 2), (1, -10), (2, -3)])));
        assert_eq!(a.times(0), Some(Form::default()));
        assert_eq!(a.times(LARGEST), None);
        assert_eq!((a.coefficient(Atom(2)), a.coefficient(Atom(1))), (-1, 0));
    }

    #[test]
    fn residues_are_congruent_and_near() {
        let terms = crate::Terms::new();
        let mut atoms = Atoms::default();
        let x = atoms.add(terms.int(0), Range { low: 0, high: 100 });
        let minus = atoms.residue(8, &form(255, &[(0, 1)])).expect("numbers are small");
        assert_eq!((minus.form, minus.range), (form(-1, &[(x.0, 1)]), Range { low: -1, high: 99 }));
        let large = atoms.residue(8, &form(0, &[(0, 255)])).expect("numbers are small");
        assert_eq!(large.form.coefficient(x), -1);
        assert_eq!(atoms.residue(8, &form(-1, &[(0, 256)])).map(|r| r.form), Some(form(255, &[])));
    }
}
