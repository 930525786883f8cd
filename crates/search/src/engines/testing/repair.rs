//! Inputs moved into what the claim assumes.
//!
//! An assumption such as `left.n >= 0 && left.n < left.m` rejects most random inputs. Its top conjuncts that bound one
//! parameter by an expression are solved for that parameter; whatever else it says is left to rejection.

use std::collections::BTreeMap;

use tandem_base::Side;
use tandem_ir::Ty;
use tandem_kernel::claim::Claim;
use tandem_kernel::concrete::Input;
use tandem_kernel::expression::{Expr, Kind};

use super::compiled_predicate::{Name, Source, When, names};
use super::scalars::Scalars;
use tandem_base::Random;

/// Knows how to move inputs into an assumption.
#[derive(Clone, Debug, Default)]
pub struct Repair {
    atoms: Vec<Atom>,
    names: BTreeMap<String, (Side, usize, Ty)>,
    /// Whether both sides get the same arguments.
    is_same: bool,
}

/// A conjunct: parameter, relation, expression.
#[derive(Clone, Debug)]
struct Atom {
    target: (Side, usize, Ty),
    relation: &'static str,
    bound: Expr,
}

/// How often the atoms are gone through.
const ROUNDS: usize = 3;
/// Atoms beyond these are left to rejection: for each atom all are gone through.
const MOST_ATOMS: usize = 64;

impl Repair {
    /// What can be solved of a claim's assumption.
    pub fn of(claim: &Claim) -> Repair {
        let Some(assume) = &claim.assume else { return Repair::default() };
        let scalar = |name: Name| match name.source {
            Source::Arg(side, index) if matches!(name.ty, Ty::Int(_)) => Some((name.text, (side, index, name.ty))),
            _ => None,
        };
        let names = names(claim, When::Before).into_iter().filter_map(scalar).collect();
        let mut repair = Repair { atoms: vec![], names, is_same: claim.ensure.is_none() };
        repair.conjunct(&assume.expr);
        repair.atoms.truncate(MOST_ATOMS);
        repair
    }

    /// Moves the input towards the assumption.
    pub fn apply(&self, random: &mut Random, scalars: &Scalars, input: &mut Input) {
        for _ in 0..ROUNDS {
            let mut is_changed = false;
            for atom in &self.atoms {
                is_changed |= self.settle(random, scalars, input, atom.target);
            }
            if !is_changed {
                return;
            }
        }
    }

    fn conjunct(&mut self, expr: &Expr) {
        match &expr.kind {
            Kind::Infix("&&", a, b) => {
                self.conjunct(a);
                self.conjunct(b);
            }
            Kind::Infix(relation @ ("==" | "!=" | "<" | "<=" | ">" | ">="), a, b) => {
                let name = |expr: &Expr| match &expr.kind {
                    Kind::Name(name) => self.names.get(name).copied(),
                    _ => None,
                };
                // Of two parameters the second gives way, and both ways where both are names.
                let turned = match *relation {
                    "<" => ">",
                    "<=" => ">=",
                    ">" => "<",
                    ">=" => "<=",
                    same => same,
                };
                let atoms = [(name(b), turned, a), (name(a), *relation, b)];
                let found = atoms.into_iter().filter_map(|(target, relation, bound)| {
                    Some(Atom { target: target?, relation, bound: (**bound).clone() })
                });
                self.atoms.extend(found.collect::<Vec<_>>());
            }
            _ => {}
        }
    }

    /// Makes one parameter fit what is said of it, as things stand. Says whether it had to be changed.
    fn settle(&self, random: &mut Random, scalars: &Scalars, input: &mut Input, target: (Side, usize, Ty)) -> bool {
        let (side, index, ty) = target;
        let Some(bits) = input.args[side].get(index) else { return false };
        let now = scalars.decode(ty, *bits);
        let width = ty.bits().unwrap_or(64).min(120);
        let (mut low, mut high) = (-(1i128 << (width - 1)), (1i128 << (width - 1)) - 1);
        let mut exact = None;
        let mut avoided = Vec::new();
        for atom in self.atoms.iter().filter(|atom| atom.target == target) {
            let Some(bound) = self.number(scalars, input, &atom.bound) else { continue };
            match atom.relation {
                "==" => exact = Some(bound),
                "!=" => avoided.push(bound),
                "<" => high = high.min(bound.saturating_sub(1)),
                "<=" => high = high.min(bound),
                ">" => low = low.max(bound.saturating_add(1)),
                ">=" => low = low.max(bound),
                _ => {}
            }
        }
        let fits = |number: i128| {
            exact.is_none_or(|exact| number == exact) && (low..=high).contains(&number) && !avoided.contains(&number)
        };
        if fits(now) {
            return false;
        }
        let near = |random: &mut Random| random.between(0, 20.min(high.saturating_sub(low).max(0)));
        let number = match exact {
            Some(exact) => exact,
            None if low > high => now,
            None => match random.below(4) {
                0 => low,
                1 => high,
                2 if low > -(1i128 << (width - 1)) => low + near(random),
                2 => high - near(random),
                _ if high.saturating_sub(low) < 1000 => random.between(low, high),
                _ => {
                    let wrapped = now.wrapping_sub(low).rem_euclid(high.saturating_sub(low).max(1)) + low;
                    if wrapped.abs() < 1000 { wrapped } else { low.max(-20) + near(random) }
                }
            },
        };
        let number = if avoided.contains(&number) { number.saturating_add(1) } else { number };
        let bits = scalars.encode(ty, number);
        for changed in Side::BOTH {
            if (changed == side || self.is_same)
                && let Some(arg) = input.args[changed].get_mut(index)
            {
                *arg = bits;
            }
        }
        true
    }

    /// The number that an expression over parameters has.
    fn number(&self, scalars: &Scalars, input: &Input, expr: &Expr) -> Option<i128> {
        match &expr.kind {
            Kind::Int(value) => i128::try_from(value).ok(),
            Kind::Name(name) => {
                let (side, index, ty) = self.names.get(name)?;
                Some(scalars.decode(*ty, *input.args[*side].get(*index)?))
            }
            Kind::Prefix("-", inner) => self.number(scalars, input, inner)?.checked_neg(),
            Kind::Infix(operator, a, b) => {
                let (a, b) = (self.number(scalars, input, a)?, self.number(scalars, input, b)?);
                match *operator {
                    "+" => a.checked_add(b),
                    "-" => a.checked_sub(b),
                    "*" => a.checked_mul(b),
                    "/" => a.checked_div(b),
                    _ => None,
                }
            }
            Kind::Prefix(..) | Kind::Index(..) | Kind::Call(..) | Kind::Forall(..) => None,
        }
    }
}
