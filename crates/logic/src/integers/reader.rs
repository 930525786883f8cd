//! The reader: what has been read of a query, and what was made for it.
//!
//! Terms are read arguments first, each once. A bit-vector is read as a [`Residue`], everything else as a term of the
//! translation. See the module's essay for why each rule is sound; the rules are in `bits`, for bit-vectors, and in
//! `formulas`, for everything else.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::sort::Sort;
use crate::term::{Op, Term};
use crate::terms::Terms;

use super::form::{Atom, Atoms, Form, Residue};
use super::products::{Choice, Monomial};
use super::ranges::Ranges;
use super::remainders::Remainder;

/// Wider bit-vectors than this are not read.
pub(super) const WIDEST: u32 = 66;

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
    pub(super) normal: FxHashMap<(u32, Form, bool), Residue>,
    pub(super) named: FxHashMap<Form, Atom>,
    pub(super) quotients: FxHashMap<(Form, i128, bool), Atom>,
    /// What stands for products of atoms, by factors and modulus, and what these are.
    pub(super) products: FxHashMap<(Vec<Atom>, Option<u32>), Atom>,
    pub(super) monomials: FxHashMap<Atom, Monomial>,
    /// That these are those products.
    pub(super) definitions: Vec<Term>,
    /// What stands for choices.
    pub(super) choices: FxHashMap<Atom, Choice>,
    /// The remainders that were left open.
    pub(super) remainders: Vec<Remainder>,
    pub(super) made: u32,
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
            products: FxHashMap::default(),
            monomials: FxHashMap::default(),
            definitions: vec![],
            choices: FxHashMap::default(),
            remainders: vec![],
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

    pub(super) fn bits(&self, term: Term) -> Option<&Residue> {
        match self.readings.get(&term)? {
            Reading::Bits(residue) => Some(residue),
            Reading::Other(_) => None,
        }
    }

    pub(super) fn other(&self, term: Term) -> Option<Term> {
        match self.readings.get(&term)? {
            Reading::Bits(_) => None,
            Reading::Other(made) => Some(*made),
        }
    }

    /// The number with or without a sign that a bit-vector is.
    pub(super) fn numbered(&mut self, term: Term, signed: bool) -> Option<Residue> {
        let residue = self.bits(term)?.clone();
        self.number(&residue, signed)
    }

    pub(super) fn reading(&mut self, term: Term) -> Option<Reading> {
        match self.source.sort_ref(term) {
            Sort::BitVec(width) if *width <= WIDEST => self.read_bits(term, *width).map(Reading::Bits),
            Sort::BitVec(_) => None,
            _ => self.read_other(term).map(Reading::Other),
        }
    }

    pub(super) fn canonical_args(&mut self, args: &[Term]) -> Option<Vec<Term>> {
        args.iter().map(|arg| self.canonical(*arg)).collect()
    }

    /// The variable that stands for one of the query (or for a float).
    pub(super) fn variable(&mut self, source: Term, signed: bool) -> Term {
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

    pub(super) fn application(&mut self, term: Term) -> Option<Term> {
        let (source, args) = (self.source, self.source.args(term));
        let Op::Apply(name, result) = source.op(term) else { return None };
        let sorts: Vec<&Sort> = args.iter().map(|arg| source.sort_ref(*arg)).collect();
        let made = self.canonical_args(args)?;
        // Functions on different sorts stay different though their translations have the same sorts.
        let made = self.target.apply(&format!("f {name} {sorts:?} {result:?}"), &made, translated(result));
        self.origins.push(Origin::Read { made, source: term, signed: false });
        Some(made)
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
