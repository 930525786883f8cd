//! Random solutions of random queries, carried over as the module's essay says they can be.
//!
//! This is the soundness argument run: if a solution of the query, carried over, satisfies everything that the translation
//! asserts, then the translation has a solution whenever the query has one. Rules that are wrong on purpose are noticed.

#[path = "../../tests/generate/mod.rs"]
mod generate;
#[path = "../../tests/numbers/mod.rs"]
mod numbers;

use num_bigint::BigInt;

use crate::evaluate::{Assignment, evaluate};
use crate::traverse::FunctionSignature;
use crate::value::{ArrayValue, Value};

use super::reader::Origin;
use super::*;
use generate::{Generator, Theory};

/// A rule that is wrong on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// Every sum is taken for a number of its width.
    NothingWraps,
    /// What is extended with its sign is extended with zeros.
    SignsAreLost,
    /// Products of atoms are taken for small ones.
    ProductsAreSmall,
    /// What is congruent to a product is taken for the product.
    RestsAreProducts,
    /// Wraps are left out because of facts that are only possible.
    FactsAreInvented,
    /// A number divided by another one that is not larger is taken for less than twice that.
    OneTurnIsEnough,
}

/// Index sorts up to this width have all of their elements written down.
const SMALL: u32 = 4;

/// α: a value as a value of the translation. `None` for maps that cannot be written down.
fn carried_over(value: &Value, sort: &Sort, signed: bool) -> Option<Value> {
    Some(match (sort, value) {
        (Sort::BitVec(width), Value::BitVec { bits, .. }) if signed => {
            Value::Int(BigInt::from(tandem_base::bits::signed(*width, *bits)))
        }
        (Sort::BitVec(_), Value::BitVec { bits, .. }) => Value::Int(BigInt::from(*bits)),
        (Sort::Float(_), Value::Float(_, bits)) => Value::Opaque(*bits),
        (Sort::Array(index, element), Value::Array(map)) => {
            let outside = zero(element);
            match **index {
                Sort::BitVec(width) if width <= SMALL => {
                    let mut carried = ArrayValue::constant(outside);
                    for at in 0..1u128 << width {
                        let value = map.select(&Value::bit_vector(width, at));
                        carried = carried.store(Value::Int(BigInt::from(at)), carried_over(value, element, false)?);
                    }
                    Value::Array(carried)
                }
                _ => {
                    let inside = carried_over(map.default(), element, false)?;
                    if matches!(**index, Sort::BitVec(_)) && inside != outside {
                        return None;
                    }
                    let mut carried = ArrayValue::constant(inside);
                    for (at, value) in map.entries() {
                        carried = carried.store(carried_over(at, index, false)?, carried_over(value, element, false)?);
                    }
                    Value::Array(carried)
                }
            }
        }
        _ => value.clone(),
    })
}

/// What carried maps have outside of the range of their index.
fn zero(sort: &Sort) -> Value {
    match sort {
        Sort::BitVec(_) => Value::Int(BigInt::ZERO),
        Sort::Float(_) => Value::Opaque(0),
        Sort::Array(_, element) => Value::Array(ArrayValue::constant(zero(element))),
        _ => Value::default_of(sort),
    }
}

/// The solution of the translation that a solution of the query becomes. `None` if it cannot be written down; an error if a
/// function would have two results for the same arguments.
fn solution(translation: &Translation<'_>, given: &Assignment) -> Result<Option<Assignment>, String> {
    let (source, target) = (translation.reader.source, &translation.reader.target);
    let mut made_of = Assignment::new();
    for origin in &translation.reader.origins {
        match origin {
            Origin::Read { made, source: term, signed } => {
                let Ok(value) = evaluate(source, *term, given) else { return Ok(None) };
                let Some(value) = carried_over(&value, source.sort_ref(*term), *signed) else { return Ok(None) };
                if let Op::Apply(name, result) = target.op(*made) {
                    let args = target.args(*made);
                    let arguments = args.iter().map(|arg| target.sort(*arg)).collect();
                    let values: Result<Vec<Value>, _> =
                        args.iter().map(|arg| evaluate(target, *arg, &made_of)).collect();
                    let Ok(values) = values else { return Ok(None) };
                    let signature = FunctionSignature { name: name.clone(), arguments, result: result.clone() };
                    let before = made_of.function_mut(signature).entries.insert(values, value.clone());
                    if before.is_some_and(|before| before != value) {
                        return Err(format!("{name} has two results"));
                    }
                } else {
                    made_of.set(*made, value);
                }
            }
            Origin::Defined { made, by } => {
                let Ok(value) = evaluate(target, *by, &made_of) else { return Ok(None) };
                if let Op::Apply(name, result) = target.op(*made) {
                    let args = target.args(*made);
                    let arguments = args.iter().map(|arg| target.sort(*arg)).collect();
                    let values: Result<Vec<Value>, _> =
                        args.iter().map(|arg| evaluate(target, *arg, &made_of)).collect();
                    let Ok(values) = values else { return Ok(None) };
                    let signature = FunctionSignature { name: name.clone(), arguments, result: result.clone() };
                    let before = made_of.function_mut(signature).entries.insert(values, value.clone());
                    if before.is_some_and(|before| before != value) {
                        return Err(format!("{name} has two results"));
                    }
                } else {
                    made_of.set(*made, value);
                }
            }
            Origin::Difference { made, maps } => {
                let values = maps.map(|map| evaluate(target, map, &made_of));
                let [Ok(Value::Array(a)), Ok(Value::Array(b))] = values else { return Ok(None) };
                let differs = |at: &&Value| a.select(at) != b.select(at);
                let at = a.entries().keys().chain(b.entries().keys()).find(differs);
                made_of.set(*made, at.cloned().unwrap_or(Value::Int(BigInt::ZERO)));
            }
        }
    }
    Ok(Some(made_of))
}

/// Translates random queries that random assignments satisfy. How many solutions were carried over, and what the first one
/// violates, if one does.
fn carry(theory: Theory, narrow: bool, count: u64, broken: Option<Broken>) -> (usize, Option<String>) {
    let mut carried = 0;
    for seed in 0..count {
        let terms = Terms::new();
        let choices = numbers::sequence(seed * 31 + theory as u64 * 1009 + u64::from(narrow), 160);
        let (shape, values) = choices.split_at(110);
        let mut generator = Generator::new(&terms, theory, shape);
        generator.narrow = narrow;
        let raw = generator.choose(4) == 0;
        let said: Vec<Term> = (0..4)
            .map(|round| {
                let both = generator.term(&Sort::Bool, 2 + round);
                if raw { both.raw } else { both.simple }
            })
            .collect();
        let mut numbers = Generator::new(&terms, theory, values);
        let mut given = Assignment::new();
        for variable in terms.free_variables(&said) {
            given.set(variable, numbers.value(terms.sort_ref(variable)));
        }
        let given = given.completed();
        // What does not hold is negated, so that all of it holds.
        let asserted: Vec<Term> = said
            .into_iter()
            .filter_map(|term| match evaluate(&terms, term, &given) {
                Ok(Value::Bool(true)) => Some(term),
                Ok(Value::Bool(false)) => Some(terms.unsimplified_term(Op::Not, &[term])),
                _ => None,
            })
            .collect();
        let Some(translation) = translate_with(&terms, &asserted, broken) else { continue };
        let made_of = match solution(&translation, &given) {
            Ok(Some(made_of)) => made_of,
            Ok(None) => continue,
            Err(wrong) => return (carried, Some(wrong)),
        };
        carried += 1;
        for assertion in translation.assertions() {
            match evaluate(translation.terms(), *assertion, &made_of) {
                Ok(Value::Bool(true)) | Err(_) => {}
                said => {
                    let script = crate::script(&terms, &asserted).unwrap_or_default();
                    let made = crate::script(translation.terms(), &[*assertion]).unwrap_or_default();
                    return (carried, Some(format!("seed {seed}: {said:?} for\n{made}\nof\n{script}")));
                }
            }
        }
    }
    (carried, None)
}

fn translate_with<'a>(terms: &'a Terms, assertions: &[Term], broken: Option<Broken>) -> Option<Translation<'a>> {
    let Some(broken) = broken else { return translate(terms, assertions) };
    let subterms = terms.subterms(assertions);
    if !can_be_read(terms, &subterms) {
        return None;
    }
    let units = match broken {
        // Taken from anywhere, and not only from what is asserted outright.
        Broken::FactsAreInvented => subterms.iter().map(|term| (*term, true)).collect(),
        _ => ranges::units(terms, assertions),
    };
    let mut reader = Reader::new(terms, Ranges::from_units(terms, &units), mostly_signed(terms, &subterms));
    reader.broken = Some(broken);
    finish(reader, &units, assertions)
}

const WAYS: [(Theory, bool); 8] = [
    (Theory::Bits, true),
    (Theory::Bits, false),
    (Theory::Maps, true),
    (Theory::Maps, false),
    (Theory::Numbers, true),
    (Theory::Numbers, false),
    (Theory::Floats, false),
    (Theory::All, false),
];

#[test]
fn solutions_of_the_query_are_solutions_of_its_translation() {
    for (theory, narrow) in WAYS {
        let (carried, wrong) = carry(theory, narrow, 3_000, None);
        assert_eq!(wrong, None, "{theory:?}");
        assert!(carried > 200, "{theory:?}: only {carried}");
    }
}

#[test]
fn wrong_rules_are_noticed() {
    for broken in [
        Broken::NothingWraps,
        Broken::SignsAreLost,
        Broken::FactsAreInvented,
        Broken::ProductsAreSmall,
        Broken::RestsAreProducts,
        Broken::OneTurnIsEnough,
    ] {
        let (_, wrong) = carry(Theory::Bits, true, 3_000, Some(broken));
        assert!(wrong.is_some(), "nobody noticed {broken:?}");
    }
}

/// `2 * sum = i * i - i` one round later, which a SAT solver does not see at 32 bits: all that is left is linear.
#[test]
fn products_are_multiplied_out() {
    let t = Terms::new();
    let [i, sum] = ["i", "sum"].map(|name| t.variable(name, Sort::BitVec(32)));
    let is_triangle = |sum: Term, i: Term| {
        let twice = t.bv_mul(t.bv(32, 2), sum);
        t.eq(twice, t.bv_add(t.bv_mul(i, i), t.unsimplified_term(Op::BvNeg, &[i])))
    };
    let next = t.bv_add(i, t.bv(32, 1));
    let assertions = [is_triangle(sum, i), t.not(is_triangle(t.bv_add(sum, i), next))];
    let translation = translate(&t, &assertions).expect("it has a reading");
    assert!(!translation.is_exact() && translation.definitions().is_some_and(|products| products.len() == 1));
    let text = crate::script(translation.terms(), translation.assertions()).expect("it can be printed");
    assert_eq!(text.matches("declare-fun").count(), 2 + 1 + text.matches("(declare-fun $k@").count(), "{text}");
}

/// `i * (i - 1) / 2` with a sign, one round later: that the product is not negative is known of its factors only.
#[test]
fn products_have_the_ranges_of_their_factors() {
    let t = Terms::new();
    let i = t.variable("i", Sort::BitVec(32));
    let half = |term: Term| t.term(Op::BvSdiv, &[term, t.bv(32, 2)]);
    let one = t.bv(32, 1);
    let before = t.bv_mul(i, t.unsimplified_term(Op::BvSub, &[i, one]));
    let after = t.bv_mul(t.bv_add(i, one), i);
    let bounds = [t.bv_sle(one, i), t.bv_sle(i, t.bv(32, 1000))];
    let differs = t.not(t.eq(t.bv_add(half(before), i), half(after)));
    let translation = translate(&t, &[bounds[0], bounds[1], differs]).expect("it has a reading");
    let text = crate::script(translation.terms(), translation.assertions()).expect("it can be printed");
    // Nothing wraps around, and quotients are rounded one way only.
    assert!(!text.contains("$k@") && !text.contains("(ite "), "{text}");
    // Of the same product of any two numbers nothing is known.
    let translation = translate(&t, &[differs]).expect("it has a reading");
    let text = crate::script(translation.terms(), translation.assertions()).expect("it can be printed");
    assert!(text.contains("$k@"), "{text}");
}

/// A place in a ring of any size, one step later, and where it is after less than two turns.
#[test]
fn remainders_by_a_variable_go_round() {
    let t = Terms::new();
    let [x, y, at] = ["x", "y", "at"].map(|name| t.variable(name, Sort::BitVec(32)));
    let remainder = |term: Term| t.term(Op::BvUrem, &[term, y]);
    let next = t.bv_add(x, t.bv(32, 1));
    let asserted = [t.bv_ult(x, t.bv(32, 1000)), t.eq(at, remainder(x)), t.not(t.eq(remainder(next), t.bv(32, 0)))];
    let translation = translate(&t, &asserted).expect("it has a reading");
    let text = crate::script(translation.terms(), translation.assertions()).expect("it can be printed");
    assert!(!translation.is_exact() && text.contains("(- "), "{text}");
}

/// What the module is for: the wraps that the assertions rule out are not there.
#[test]
fn indices_below_a_bound_do_not_wrap() {
    let t = Terms::new();
    let [i, n, a] = ["i", "n", "a"].map(|name| t.variable(name, Sort::BitVec(64)));
    let end = t.bv_add(a, t.bv_mul(t.bv(64, 4), n));
    let assertions = [
        t.bv_ult(i, n),
        t.bv_ule(n, t.bv(64, 1 << 40)),
        t.bv_ule(a, end),
        t.not(t.bv_ule(t.bv_add(i, t.bv(64, 1)), n)),
    ];
    let translation = translate(&t, &assertions).expect("all of it is linear");
    assert!(translation.is_exact());
    let wraps = translation.reader.origins.iter().filter(|origin| matches!(origin, Origin::Defined { .. }));
    assert_eq!(wraps.count(), 0);
    // The fact that was used to leave the wrap of the end out is asserted.
    let text = crate::script(translation.terms(), translation.assertions()).expect("it can be printed");
    assert!(text.contains("18446744073709551615"), "{text}");
}

#[test]
fn what_has_no_reading_is_not_translated() {
    let t = Terms::new();
    let x = t.variable("x", Sort::BitVec(8));
    let map = Sort::array(Sort::BitVec(8), Sort::BitVec(8));
    let [m, n] = ["m", "n"].map(|name| t.variable(name, map.clone()));
    let wide = t.variable("w", Sort::BitVec(128));
    let number = t.variable("k", Sort::Int);
    let five = t.const_array(map.clone(), t.bv(8, 5));
    let none = t.const_array(map, t.bv(8, 0));
    let can_be = |assertion: Term| translate(&t, &[assertion]).is_some();
    assert!(!can_be(t.eq(wide, t.bv(128, 7))));
    assert!(!can_be(t.le(number, t.int(5))), "there is nothing to translate");
    assert!(!can_be(t.forall(&[x], t.eq(t.select(m, x), t.bv(8, 1)))));
    assert!(!can_be(t.eq(m, five)), "outside of the index's range a constant map is no map of bit-vectors");
    assert!(can_be(t.eq(m, none)));
    assert!(can_be(t.and(&[t.eq(m, n), t.eq(x, t.bv(8, 1))])));
    assert!(can_be(t.eq(t.select(t.ite(t.eq(x, t.bv(8, 1)), m, five), x), t.bv(8, 1))));
}
