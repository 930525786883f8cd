//! Conditions on the inputs under which two programs that differ may agree all the same.
//!
//! *Conditional equivalence* (Kawaguchi, Lahiri and Rebêlo, 2010) asks for the inputs on which two versions agree; they
//! computed it from both programs' logic, by unrolling. Here it is learned from runs, as preconditions are by Padhi, Sharma
//! and Millstein ("Data-driven precondition inference with learned features", PLDI 2016), and what is learned is only a
//! guess: whoever uses it proves the claim under it.
//!
//! The atoms are comparisons of a parameter with a constant of the programs or with another parameter. Those that hold of
//! every input that is known to differ are necessary for a difference; a conjunction of a few of them that excludes as many
//! agreeing inputs as possible describes where the sides differ, and its negation is the widest condition that so simple a
//! sentence can state. Each further differing input makes fewer atoms necessary, so guesses and counterexamples to them
//! come to an end.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Side;
use tandem_interp::eval::signed;
use tandem_ir::Ty;
use tandem_kernel::claim::{Claim, Predicate};
use tandem_kernel::semantics::Ints;

use crate::engines::testing::compiled_predicate::{CompiledPredicate, Source, When, names};
use crate::engines::testing::dictionary::Dictionary;
use crate::engines::testing::samples::Samples;

/// A comparison of inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Atom {
    first: String,
    relation: Order,
    second: String,
    kind: Kind,
}

/// What is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Numbers with a sign, or truths.
    Signed,
    /// Numbers without sign.
    Unsigned,
    /// A reference with none.
    Null,
}

/// How numbers compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Order {
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// Where the sides may differ: only where all of these hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    atoms: Vec<Atom>,
    /// On how many of the inputs that are known to agree they do not.
    pub width: usize,
}

/// Constants beyond these are hardly ever where behaviour changes.
const MOST_CONSTANTS: usize = 24;
/// Parameters beyond these are not compared with each other.
const MOST_PARAMETERS: usize = 8;
/// Atoms of a condition: more, and nobody reads it.
const MOST_ATOMS: usize = 3;
/// A further atom has to exclude one in so many of the agreeing inputs that are left.
const WORTHWHILE: usize = 12;
/// A condition that holds of fewer agreeing inputs says nothing.
const LEAST: usize = 4;

impl Order {
    /// All of them, the most telling first.
    const ALL: [Order; 6] =
        [Order::Equal, Order::Less, Order::Greater, Order::LessOrEqual, Order::GreaterOrEqual, Order::Unequal];
    const EQUALITY: [Order; 2] = [Order::Equal, Order::Unequal];

    fn sign(self) -> &'static str {
        match self {
            Order::Equal => "==",
            Order::Unequal => "!=",
            Order::Less => "<",
            Order::LessOrEqual => "<=",
            Order::Greater => ">",
            Order::GreaterOrEqual => ">=",
        }
    }

    fn negated(self) -> Order {
        match self {
            Order::Equal => Order::Unequal,
            Order::Unequal => Order::Equal,
            Order::Less => Order::GreaterOrEqual,
            Order::LessOrEqual => Order::Greater,
            Order::Greater => Order::LessOrEqual,
            Order::GreaterOrEqual => Order::Less,
        }
    }

    /// The name of the comparison without sign, if it has one.
    fn unsigned(self) -> Option<&'static str> {
        match self {
            Order::Equal | Order::Unequal => None,
            Order::Less => Some("ult"),
            Order::LessOrEqual => Some("ule"),
            Order::Greater => Some("ugt"),
            Order::GreaterOrEqual => Some("uge"),
        }
    }
}

impl Atom {
    fn negated(&self) -> Atom {
        Atom { relation: self.relation.negated(), ..self.clone() }
    }

    /// Whether its negation says something of one number only: that the sides agree on this one, too, is nothing to remember.
    fn is_about_one_number(&self) -> bool {
        self.relation == Order::Unequal && self.second.parse::<i128>().is_ok_and(|number| number != 0)
    }

    /// As people write it, who know which parameters have no sign.
    fn shown(&self) -> String {
        format!("{} {} {}", self.first, self.relation.sign(), self.second)
    }

    /// As certificates have it.
    fn exact(&self) -> String {
        match self.relation.unsigned() {
            Some(name) if self.kind == Kind::Unsigned => format!("{name}({}, {})", self.first, self.second),
            _ => self.shown(),
        }
    }

    /// For a reader, who knows that both sides get the same inputs.
    fn in_words(&self) -> String {
        let text = match (self.kind, self.relation) {
            (Kind::Null, Order::Equal) => format!("{} is null", self.first),
            (Kind::Null, _) => format!("{} is not null", self.first),
            _ => self.shown(),
        };
        text.replace("left.", "")
    }
}

impl Condition {
    /// What is to be assumed so that the sides agree, as it is given with `--assume`.
    pub fn assumption(&self) -> String {
        self.atoms.iter().map(|atom| atom.negated().shown()).collect::<Vec<_>>().join(" || ")
    }

    /// The same for a reader, who calls some inputs by another name.
    pub fn in_words(&self, other_names: &BTreeMap<String, String>) -> String {
        let named = |atom: &Atom| {
            let name = |text: &String| other_names.get(text).unwrap_or(text).clone();
            Atom { first: name(&atom.first), second: name(&atom.second), ..atom.clone() }.in_words()
        };
        match self.atoms.as_slice() {
            [only] => format!("the sides agree whenever {}", named(&only.negated())),
            several => {
                let atoms: Vec<String> = several.iter().map(named).collect();
                format!("the sides differ only where {}", atoms.join(" && "))
            }
        }
    }

    /// The claim under the condition.
    pub fn claim(&self, claim: &Claim) -> Option<Claim> {
        let text = self.atoms.iter().map(|atom| atom.negated().exact()).collect::<Vec<_>>().join(" || ");
        let text = match &claim.assume {
            Some(assumed) => format!("({}) && ({text})", assumed.text),
            None => text,
        };
        let mut under = claim.clone();
        under.assume = Some(Predicate::parse(&text).ok()?);
        under.check_predicates().ok()?;
        Some(under)
    }
}

/// Conditions that fit the samples, each wider than the one before, and harder to prove.
pub fn conditions(claim: &Claim, samples: &Samples) -> Vec<Condition> {
    let mut necessary: Vec<(Atom, Vec<bool>)> = Vec::new();
    for atom in atoms(claim, samples) {
        let Some(compiled) = Predicate::parse(&atom.exact())
            .ok()
            .and_then(|predicate| CompiledPredicate::compile(claim, &predicate.expr, When::Before))
        else {
            continue;
        };
        let holds = |input| compiled.holds(input, None);
        if samples.differing.iter().all(|input| holds(input) == Some(true)) {
            let excluded = samples.agreeing.iter().map(|input| holds(input) == Some(false)).collect();
            necessary.push((atom, excluded));
        }
    }
    let mut open: Vec<usize> = (0..samples.agreeing.len()).collect();
    let mut chosen: Vec<Atom> = Vec::new();
    let mut found = Vec::new();
    while chosen.len() < MOST_ATOMS {
        let excludes = |(_, excluded): &&(Atom, Vec<bool>)| open.iter().filter(|index| excluded[**index]).count();
        // The first of equally good ones is the simplest.
        let is_apt = |(atom, _): &&(Atom, Vec<bool>)| chosen.is_empty() || !atom.is_about_one_number();
        let Some(best) = necessary.iter().rev().filter(is_apt).max_by_key(excludes) else { break };
        let gain = excludes(&best);
        if gain < LEAST || gain * WORTHWHILE < open.len() {
            break;
        }
        open.retain(|index| !best.1[*index]);
        chosen.push(best.0.clone());
        found.push(Condition { atoms: chosen.clone(), width: samples.agreeing.len() - open.len() });
    }
    found
}

/// Comparisons worth trying, the simplest first.
fn atoms(claim: &Claim, samples: &Samples) -> Vec<Atom> {
    let parameters = names(claim, When::Before).into_iter().filter_map(|name| match name.source {
        Source::Arg(Side::Left, index) => Some((name.text, index, name.ty)),
        _ => None,
    });
    let parameters: Vec<(String, usize, Ty)> = parameters.collect();
    let kind_of = |name: &str| {
        let plain = name.strip_prefix("left.").unwrap_or(name);
        let is_unsigned = claim.semantics.ints == Ints::Machine && claim.unsigned.left.contains(plain);
        if is_unsigned { Kind::Unsigned } else { Kind::Signed }
    };
    let mut found = Vec::new();
    let mut compare = |first: &str, second: &str, orders: &[Order], kind: Kind| {
        let atom =
            |relation: &Order| Atom { first: first.to_owned(), relation: *relation, second: second.to_owned(), kind };
        found.extend(orders.iter().map(atom));
    };
    let mentioned = Dictionary::of(claim).integers;
    for (name, index, ty) in &parameters {
        match ty {
            Ty::Bool => compare(name, "true", &Order::EQUALITY, Kind::Signed),
            Ty::Int(width) => {
                let width = u32::from(*width);
                let seen = samples.differing.iter().filter_map(|input| input.args.left.get(*index));
                let seen: BTreeSet<i128> = seen.map(|bits| signed(width, *bits)).collect();
                let ends = seen.first().into_iter().chain(seen.last()).copied();
                let near = mentioned.iter().flat_map(|constant| [*constant, constant - 1, constant + 1]);
                let mut constants: Vec<i128> = [0, 1, -1, 2].into_iter().chain(ends).chain(near).collect();
                let fits = |constant: &i128| width >= 128 || signed(width, *constant as u128) == *constant;
                constants.retain(|constant| fits(constant) && (*constant >= 0 || kind_of(name) == Kind::Signed));
                let mut known = BTreeSet::new();
                constants.retain(|constant| known.insert(*constant));
                constants.truncate(MOST_CONSTANTS);
                constants.sort_by_key(|constant| constant.unsigned_abs());
                for constant in constants {
                    compare(name, &constant.to_string(), &Order::ALL, kind_of(name));
                }
            }
            Ty::Ptr | Ty::Ref => compare(name, "0", &Order::EQUALITY, Kind::Null),
            Ty::F32 | Ty::F64 | Ty::Mem(_) | Ty::World => {}
        }
    }
    let first: Vec<_> = parameters.iter().take(MOST_PARAMETERS).collect();
    for (at, (one, _, ty)) in first.iter().enumerate() {
        for (other, _, _) in first.iter().skip(at + 1).filter(|(_, _, also)| also == ty) {
            match (ty, kind_of(one), kind_of(other)) {
                (Ty::Int(_), Kind::Signed, Kind::Signed) => {
                    compare(one, other, &Order::ALL, Kind::Signed);
                    compare(&format!("{one} + {other}"), "0", &Order::ALL, Kind::Signed);
                    compare(&format!("{one} - {other}"), "0", &Order::ALL, Kind::Signed);
                }
                (Ty::Int(_), Kind::Unsigned, Kind::Unsigned) => compare(one, other, &Order::ALL, Kind::Unsigned),
                (Ty::Ptr | Ty::Ref, _, _) => compare(one, other, &Order::EQUALITY, Kind::Signed),
                _ => {}
            }
        }
    }
    for (name, _, _) in parameters.iter().filter(|(_, _, ty)| matches!(ty, Ty::Int(8..))) {
        compare(&format!("({name} & 1)"), "0", &Order::EQUALITY, Kind::Signed);
    }
    found
}
