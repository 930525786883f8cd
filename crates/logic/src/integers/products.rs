//! Products of bit-vectors as polynomials, multiplied out.
//!
//! `(i + 1) * (i + 1) = i * i + 2 * i + 1` is beyond a SAT solver at 32 bits, and known to anybody who multiplies out. So a product is
//! read as the form that comes out: a linear form over *monomials*, applications of a function that stand for the products of atoms. What proofs
//! about sums of a loop need (`2 * sum = i * i - i`, and the same one round later) is then linear. This is Bachmair, Tiwari and
//! Vigneron's view of a polynomial as a linear form over monomials, without any S-polynomials: monomials are multiplied by nothing.
//!
//! **Why no solution is lost.** Forms that are congruent modulo 2^w have congruent products, and a coefficient may be replaced by one
//! that is congruent to it. A monomial of atoms with small ranges is given the exact product of their values, which lies in the product
//! of the ranges; any other is given the product's rest modulo 2^w, in the range of such numbers. Such a monomial is taken apart again
//! in products of at most w bits only. What is asserted of monomials ([`Reader::relate_products`]) are theorems of products:
//! `a = b + d` implies `a * r = b * r + d * r`, and the product with a choice is the choice of the products.
//!
//! Multiplied out, a product forgets what its factors were: of `i * i - i` nothing is known for i from 1 to 1000 but that it is more than -1000,
//! while `i * (i - 1)` is not negative. So the product of the factors' ranges is kept with the form ([`Reader::range_of_factors`]), as interval
//! arithmetic would have it, where the form *is* the product of the factors' forms and not only congruent to it: no coefficient
//! was reduced, and no monomial that is a rest only was made or taken apart. In a solution each factor's form lies in its range, so the product
//! does in the product of the ranges. That a monomial *is* the product
//! is not asserted, since that is not linear; it may be ([`Translation::definitions`](super::Translation::definitions)), to find solutions.

use std::collections::BTreeMap;

use crate::sort::Sort;
use crate::term::{Op, Term};

use super::form::{Atom, Form, Range, Residue};
use super::reader::{Origin, Reader, WIDEST};

/// Bounds on what is multiplied out.
const MOST_SUMMANDS: usize = 24;
const MOST_FACTORS: usize = 4;
const MOST_MONOMIALS: usize = 48;

/// Atoms that are compared with each other.
const MOST_RELATED: usize = 5;

/// Exact products are at most this large.
const LARGE: i128 = 1 << 100;

/// The product of some atoms, modulo two to a power if it is not exact.
#[derive(Clone, Debug)]
pub(super) struct Monomial {
    pub(super) factors: Vec<Atom>,
    pub(super) modulo: Option<u32>,
}

/// A choice between two forms.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    pub(super) condition: Term,
    pub(super) ways: [Form; 2],
}

/// Coefficients by sorted factors.
type Polynomial = BTreeMap<Vec<Atom>, i128>;

impl Reader<'_> {
    /// The product of several residues, multiplied out. `None` if that would be too long.
    pub(super) fn product(&mut self, width: u32, factors: &[Residue]) -> Option<Form> {
        let mut product: Polynomial = [(vec![], 1)].into_iter().collect();
        for factor in factors {
            let factor = self.polynomial(&factor.form, width);
            product = multiplied(&product, &factor, Some(width))?;
        }
        self.form_of(product, width)
    }

    /// What the product of some residues can be, if its form is exactly the product of their forms.
    pub(super) fn range_of_factors(&self, factors: &[Residue], product: &Form) -> Option<Range> {
        let is_rest = |atom: &Atom| self.monomials.get(atom).is_some_and(|monomial| monomial.modulo.is_some());
        let atoms = factors.iter().map(|factor| &factor.form).chain([product]);
        if atoms.flat_map(|form| &form.summands).any(|(atom, _)| is_rest(atom)) {
            return None;
        }
        let mut range = Range::only(1);
        let mut exact: Polynomial = [(vec![], 1)].into_iter().collect();
        for factor in factors {
            range = range.times(factor.range)?;
            exact = multiplied(&exact, &self.polynomial(&factor.form, WIDEST + 1), None)?;
        }
        #[cfg(test)]
        if self.broken == Some(super::tests::Broken::RestsAreProducts) {
            return Some(range);
        }
        (exact == self.polynomial(product, WIDEST + 1)).then_some(range)
    }

    /// A form with its monomials taken apart, as far as they hold modulo two to this power.
    fn polynomial(&self, form: &Form, width: u32) -> Polynomial {
        let mut found = Polynomial::new();
        if form.constant != 0 {
            found.insert(vec![], form.constant);
        }
        for (atom, coefficient) in &form.summands {
            let factors = match self.monomials.get(atom) {
                Some(monomial) if monomial.modulo.is_none_or(|modulo| modulo >= width) => monomial.factors.clone(),
                _ => vec![*atom],
            };
            *found.entry(factors).or_default() += coefficient;
        }
        found
    }

    fn form_of(&mut self, polynomial: Polynomial, width: u32) -> Option<Form> {
        let mut form = Form::default();
        for (factors, coefficient) in polynomial {
            form = match factors.len() {
                0 => form.shifted(coefficient)?,
                _ => form.plus(coefficient, &Form::atom(self.monomial(factors, width)?))?,
            };
        }
        Some(form)
    }

    /// The atom that stands for a product of atoms in forms of this width.
    fn monomial(&mut self, factors: Vec<Atom>, width: u32) -> Option<Atom> {
        if let [only] = factors[..] {
            return Some(only);
        }
        let exact = self.range_of_product(&factors);
        let modulo = if exact.is_some() { None } else { Some(width) };
        if let Some(known) = self.products.get(&(factors.clone(), modulo)) {
            return Some(*known);
        }
        if self.monomials.len() >= MOST_MONOMIALS || factors.len() > MOST_FACTORS {
            return None;
        }
        let t = &self.target;
        let terms: Vec<Term> = factors.iter().map(|factor| self.atoms.term(*factor)).collect();
        let product = t.term(Op::Mul, &terms);
        let (range, by) = match exact {
            Some(range) => (range, product),
            None => (Range::unsigned(width), t.term(Op::IntMod, &[product, t.int(1 << width)])),
        };
        #[cfg(test)]
        let range = if self.broken == Some(super::tests::Broken::ProductsAreSmall) {
            range.and(Range { low: 0, high: 200 })
        } else {
            range
        };
        // A function of the factors, so that equal factors have equal products without being told.
        let made = t.apply(&format!("product {modulo:?} {}", terms.len()), &terms, Sort::Int);
        self.origins.push(Origin::Defined { made, by });
        self.definitions.push(self.target.eq(made, by));
        let atom = self.atoms.add(made, range);
        let within = self.is_in(&Form::atom(atom), range);
        self.sides.push(within);
        self.products.insert((factors.clone(), modulo), atom);
        self.monomials.insert(atom, Monomial { factors, modulo });
        Some(atom)
    }

    /// What a product can be, if it is not too large to be computed with.
    fn range_of_product(&self, factors: &[Atom]) -> Option<Range> {
        let mut range = Range::only(1);
        for factor in factors {
            range = range.times(self.atoms.range(*factor))?;
        }
        let is_square = factors.len().is_multiple_of(2) && factors.chunks(2).all(|pair| pair[0] == pair[1]);
        if is_square {
            range.low = range.low.max(0);
        }
        range.is_within(Range { low: -LARGE, high: LARGE }).then_some(range)
    }

    /// Asserts how monomials go together: with factors that differ by one, or are small numbers, and with chosen ones. (Equal factors
    /// in the same order have equal products because those are a function's.)
    pub(super) fn relate_products(&mut self) {
        let mut related: Vec<Atom> = Vec::new();
        for monomial in self.monomials.values() {
            for factor in &monomial.factors {
                if !related.contains(factor) {
                    related.push(*factor);
                }
            }
        }
        related.sort_unstable();
        let choices: Vec<Atom> = related.iter().copied().filter(|atom| self.choices.contains_key(atom)).collect();
        for chosen in choices {
            self.relate_choice(chosen);
        }
        if related.len() > MOST_RELATED {
            // Too many to compare all.
            return;
        }
        for (index, one) in related.iter().enumerate() {
            for other in &related[..index] {
                self.relate_factors(*other, *one);
            }
        }
        for atom in related {
            self.relate_to_constants(atom);
        }
    }

    /// The monomials with a factor, in order: the atom, and what it is multiplied by.
    fn multiples(&self, factor: Atom) -> Vec<(Atom, Vec<Atom>, Option<u32>)> {
        let mut found: Vec<(Atom, Vec<Atom>, Option<u32>)> = self
            .monomials
            .iter()
            .filter_map(|(atom, monomial)| Some((*atom, without(&monomial.factors, factor)?, monomial.modulo)))
            .collect();
        found.sort_unstable();
        found
    }

    /// `one = other + d` implies `one * rest = other * rest + d * rest`, for small d.
    fn relate_factors(&mut self, one: Atom, other: Atom) {
        let mut rests: Vec<(Vec<Atom>, Option<u32>)> = Vec::new();
        for (_, rest, modulo) in self.multiples(one).into_iter().chain(self.multiples(other)) {
            if !rests.contains(&(rest.clone(), modulo)) {
                rests.push((rest, modulo));
            }
        }
        for (rest, modulo) in rests {
            for by in [0, 1, -1] {
                let _ = self.relate(one, &Form::atom(other), by, &rest, modulo, None);
            }
        }
    }

    /// `atom = d` implies `atom * rest = d * rest`, for small d.
    fn relate_to_constants(&mut self, atom: Atom) {
        for (_, rest, modulo) in self.multiples(atom) {
            for by in [0, 1, -1] {
                let _ = self.relate(atom, &Form::default(), by, &rest, modulo, None);
            }
        }
    }

    /// The product with a choice is the choice of the products.
    fn relate_choice(&mut self, chosen: Atom) {
        let Some(Choice { condition, ways }) = self.choices.get(&chosen).cloned() else { return };
        for (_, rest, modulo) in self.multiples(chosen) {
            let conditions = [condition, self.target.not(condition)];
            for (way, condition) in ways.iter().zip(conditions) {
                let _ = self.relate(chosen, way, 0, &rest, modulo, Some(condition));
            }
        }
    }

    /// Asserts that `atom = form + by` (or the given condition, under which that holds) implies the same of their products with others.
    fn relate(
        &mut self,
        atom: Atom,
        form: &Form,
        by: i128,
        rest: &[Atom],
        modulo: Option<u32>,
        condition: Option<Term>,
    ) -> Option<()> {
        let form = form.shifted(by)?;
        // Exact products are taken for ones of more bits than any number has: what is a rest of a product only is not taken apart.
        let width = modulo.unwrap_or(WIDEST + 1);
        let rest: Polynomial = [(rest.to_vec(), 1)].into_iter().collect();
        let mine = multiplied(&self.polynomial(&Form::atom(atom), width), &rest, modulo)?;
        let its = multiplied(&self.polynomial(&form, width), &rest, modulo)?;
        let exact = |reader: &Self, polynomial: &Polynomial| {
            polynomial.keys().all(|factors| factors.len() < 2 || reader.range_of_product(factors).is_some())
        };
        if modulo.is_none() && !(exact(self, &mine) && exact(self, &its)) {
            return None;
        }
        let difference = self.form_of(mine, width)?.plus(-1, &self.form_of(its, width)?)?;
        let holds = match modulo {
            None => self.is_zero(&difference),
            Some(width) => {
                let residue = self.atoms.residue(width, &difference)?;
                let number = self.number(&residue, false)?;
                self.is_zero(&number.form)
            }
        };
        let premise = match condition {
            Some(condition) => condition,
            None => self.is_zero(&Form::atom(atom).plus(-1, &form)?),
        };
        let theorem = self.target.implies(premise, holds);
        self.sides.push(theorem);
        Some(())
    }
}

/// The product, with coefficients modulo two to a power if that is enough.
fn multiplied(left: &Polynomial, right: &Polynomial, modulo: Option<u32>) -> Option<Polynomial> {
    if left.len().min(right.len()) > 1 && left.len() * right.len() > MOST_SUMMANDS {
        return None;
    }
    let small = |number: i128| match modulo {
        Some(width) => {
            let rest = number.rem_euclid(1 << width);
            if rest >= 1 << (width - 1) { rest - (1 << width) } else { rest }
        }
        None => number,
    };
    let mut product = Polynomial::new();
    for (mine, first) in left {
        for (its, second) in right {
            let mut factors = mine.clone();
            factors.extend(its);
            factors.sort_unstable();
            let entry = product.entry(factors).or_insert(0i128);
            *entry = small(entry.checked_add(small(*first).checked_mul(small(*second))?)?);
        }
    }
    product.retain(|_, coefficient| *coefficient != 0);
    Some(product)
}

/// The factors with one of them left out, if it is one.
fn without(factors: &[Atom], factor: Atom) -> Option<Vec<Atom>> {
    let at = factors.iter().position(|own| *own == factor)?;
    let mut rest = factors.to_vec();
    rest.remove(at);
    Some(rest)
}
