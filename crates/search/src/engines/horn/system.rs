//! Systems of constrained Horn clauses.

use tandem_logic::Term;

/// A predicate that is to be found.
#[derive(Clone, Debug)]
pub struct Unknown {
    /// What it is called, for readers.
    pub name: String,
    /// The variables it is about.
    pub parameters: Vec<Term>,
}

/// An unknown, said of something.
#[derive(Clone, Debug)]
pub struct Atom {
    /// Which unknown.
    pub of: usize,
    /// What it is said of.
    pub args: Vec<Term>,
}

/// What must hold: wherever the body and the constraint do, the head does.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Unknowns that are assumed.
    pub body: Vec<Atom>,
    /// What else is assumed.
    pub constraint: Vec<Term>,
    /// What follows; nothing means that the body is impossible.
    pub head: Option<Atom>,
    /// Where it comes from, for readers.
    pub origin: String,
}

/// Unknowns and what must hold of them.
#[derive(Clone, Debug, Default)]
pub struct System {
    /// The unknowns.
    pub unknowns: Vec<Unknown>,
    /// The clauses.
    pub clauses: Vec<Clause>,
}

impl System {
    /// An unknown that something is concluded from although nothing ever leads to it.
    ///
    /// Such an unknown could be taken to be false, and everything that is concluded from it would hold for no reason.
    /// In a product it stands for a function that never returns, or for a mistake; neither is worth a proof.
    pub fn without_rule(&self) -> Option<&Unknown> {
        let is_used = |index: usize| self.clauses.iter().any(|clause| clause.body.iter().any(|atom| atom.of == index));
        let has_rule =
            |index: usize| self.clauses.iter().any(|clause| clause.head.as_ref().is_some_and(|head| head.of == index));
        (0..self.unknowns.len()).find(|index| is_used(*index) && !has_rule(*index)).map(|index| &self.unknowns[index])
    }

    /// Whether any clause speaks of an unknown.
    pub fn speaks_of(&self, index: usize) -> bool {
        self.clauses.iter().any(|clause| clause.body.iter().chain(&clause.head).any(|atom| atom.of == index))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_without_a_rule_is_noticed() {
        let unknown = |name: &str| Unknown { name: name.to_owned(), parameters: vec![] };
        let atom = |of| Atom { of, args: vec![] };
        let clause = |body: &[usize], head: Option<usize>| Clause {
            body: body.iter().copied().map(atom).collect(),
            constraint: vec![],
            head: head.map(atom),
            origin: String::new(),
        };
        let unknowns = vec![unknown("start"), unknown("summary"), unknown("unused")];
        let mut system = System { unknowns, clauses: vec![clause(&[], Some(0)), clause(&[0, 1], None)] };
        assert_eq!(system.without_rule().map(|unknown| unknown.name.as_str()), Some("summary"));
        system.clauses.push(clause(&[0], Some(1)));
        assert!(system.without_rule().is_none());
        assert!(!system.speaks_of(2));
    }
}
