//! Abstracts multiplication, division and floating point by uninterpreted functions; sound for `unsat` only.
//!
//! Most obligations do not depend on what a multiplication or a float operation is, only on both sides doing the same
//! ones, as in the verification of pipelines (Burch and Dill, CAV 1994). Every model of the query is one of its
//! abstraction, with the real operations for the function symbols, so an abstraction without models refutes the query.
//! A model of the abstraction means nothing and is thrown away.
//!
//! What is different from plain uninterpreted functions: products are first normalised to sums of monomials, so that
//! polynomial identities need no axioms of the function symbol, and of remainders and quotients their range is asserted
//! (a theorem of the real operation), because code branches on it.

use rustc_hash::FxHashMap;
use tandem_logic::{Op, Sort, Term, Terms};

/// The assertions with hard operations replaced by unknown functions, and a few facts about those. Nothing if there are
/// no hard operations.
pub fn abstracted(terms: &Terms, assertions: &[Term]) -> Option<Vec<Term>> {
    let subterms = terms.subterms(assertions);
    // A fact about an operation on bound variables would have to be bound as well.
    if subterms.iter().any(|term| *terms.op(*term) == Op::Forall) {
        return None;
    }
    if !subterms.iter().any(|term| is_hard(terms, terms.op(*term), terms.args(*term))) {
        return None;
    }
    let mut rewriting = Rewriting { terms, facts: Vec::new() };
    let mut done: FxHashMap<Term, Term> = FxHashMap::default();
    for term in subterms {
        let op = terms.op(term);
        let args: Vec<Term> = terms.args(term).iter().map(|arg| done[arg]).collect();
        let replaced = match op {
            _ if is_hard(terms, op, &args) => rewriting.opened(op, args, terms.sort(term)),
            Op::BvZeroExtend(_) | Op::BvSignExtend(_) => {
                let opened = rewriting.extended_products(term, args[0], &done);
                opened.unwrap_or_else(|| terms.term(op.clone(), &args))
            }
            Op::Eq => terms.term(op.clone(), &[0, 1].map(|side| summed_before_extension(terms, args[side], &args))),
            _ if args == terms.args(term) => term,
            _ => terms.term(op.clone(), &args),
        };
        done.insert(term, replaced);
    }
    let mut result: Vec<Term> = assertions.iter().map(|assertion| done[assertion]).collect();
    rewriting.facts.sort_unstable();
    rewriting.facts.dedup();
    result.append(&mut rewriting.facts);
    Some(result)
}

/// The assertions with signed divisions by powers of two written as shifts, which mean the same and which solvers are
/// much faster at. (Terms in general keep the divisions, because people read them.)
pub fn eased(terms: &Terms, assertions: &[Term]) -> Vec<Term> {
    let divides = |term: &Term| {
        let args = terms.args(*term);
        let power = args.get(1).and_then(|divisor| terms.as_bits(*divisor)).filter(|bits| bits.is_power_of_two());
        matches!(terms.op(*term), Op::BvSdiv | Op::BvSrem)
            && power.is_some_and(|power| power > 1 && power.trailing_zeros() + 1 < terms.width(*term))
    };
    let mut map: FxHashMap<Term, Term> = FxHashMap::default();
    for term in terms.subterms(assertions) {
        if !divides(&term) {
            continue;
        }
        let args = terms.args(term);
        let dividend = terms.substitute(args[0], &map);
        let width = terms.width(term);
        let shift = terms.as_bits(args[1]).map_or(0, u128::trailing_zeros);
        // Towards zero: what is negative is rounded up.
        let negative = terms.term(Op::BvSlt, &[dividend, terms.bv(width, 0)]);
        let rounded = terms.term(Op::BvAdd, &[dividend, terms.bv(width, (1 << shift) - 1)]);
        let rounded = terms.ite(negative, rounded, dividend);
        let high = terms.bv_extract(rounded, width - 1, shift);
        let replacement = match terms.op(term) {
            Op::BvSdiv => terms.bv_sign_extend(high, width),
            _ => {
                let multiple = terms.term(Op::BvConcat, &[high, terms.bv(shift, 0)]);
                terms.term(Op::BvSub, &[dividend, multiple])
            }
        };
        map.insert(term, replacement);
    }
    terms.substitute_all(assertions, &map)
}

/// Whether a term is an operation that was left open.
pub fn is_open(terms: &Terms, term: Term) -> bool {
    matches!(terms.op(term), Op::Apply(name, _) if name.starts_with(OPEN))
}

/// How the names of unknown functions begin. No variable of a program has a space in its name.
const OPEN: &str = "open ";

/// Whether solvers are slow at an operation.
pub(crate) fn is_hard(terms: &Terms, op: &Op, args: &[Term]) -> bool {
    let variable = || args.iter().filter(|arg| terms.constant_ref(**arg).is_none()).count();
    match op {
        Op::BvMul | Op::Mul | Op::BvSmulOverflow | Op::BvUmulOverflow => variable() > 1,
        Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => variable() > 0,
        // By constants these are linear.
        Op::IntDiv | Op::IntMod | Op::RealDiv => args.get(1).is_some_and(|arg| terms.constant_ref(*arg).is_none()),
        Op::FpAdd
        | Op::FpSub
        | Op::FpMul
        | Op::FpDiv
        | Op::FpFma
        | Op::FpSqrt
        | Op::FpTruncRem
        | Op::FpRoundToIntegral(_)
        | Op::FpToFp(_)
        | Op::FpFromSbv(_)
        | Op::FpFromUbv(_)
        | Op::FpToSbv(_)
        | Op::FpToUbv(_)
        | Op::FpToReal => variable() > 0,
        _ => false,
    }
}

fn is_sum(terms: &Terms, term: Term) -> bool {
    *terms.op(term) == Op::BvAdd
}

/// One of the equal terms with extensions of sums in it replaced by sums of extensions, if there is an open product that
/// those have to be compared with.
fn summed_before_extension(t: &Terms, side: Term, equal: &[Term]) -> Term {
    let Sort::BitVec(_) = t.sort(side) else { return side };
    let atoms = |term: Term| t.monomials(term).into_iter().flatten().flat_map(|(_, factors)| factors);
    if !equal.iter().any(|side| atoms(*side).any(|atom| is_open(t, atom))) {
        return side;
    }
    let map: FxHashMap<Term, Term> = atoms(side).filter_map(|atom| Some((atom, extended_sum(t, atom)?))).collect();
    if map.is_empty() { side } else { t.substitute(side, &map) }
}

/// The extension of a sum as the sum of the extensions less a multiple of what the narrow width cannot hold.
fn extended_sum(t: &Terms, extension: Term) -> Option<Term> {
    let (Op::BvZeroExtend(_) | Op::BvSignExtend(_)) = t.op(extension) else { return None };
    let narrow = t.args(extension)[0];
    if !is_sum(t, narrow) || t.width(extension) > 128 {
        return None;
    }
    let op = t.op(extension).clone();
    let widened = t.monomials(narrow)?.into_iter().map(|(coefficient, factors)| {
        let factors = factors.into_iter().map(|factor| t.term(op.clone(), &[factor]));
        let product = [t.bv_sign_extend(coefficient, t.width(extension))].into_iter().chain(factors);
        product.reduce(|product, factor| t.term(Op::BvMul, &[product, factor])).expect("there is a coefficient")
    });
    let sum = sum_of(t, t.width(extension), widened);
    Some(less_what_is_carried(t, &op, narrow, sum))
}

fn sum_of(t: &Terms, width: u32, summands: impl IntoIterator<Item = Term>) -> Term {
    let sum = summands.into_iter().reduce(|sum, summand| t.term(Op::BvAdd, &[sum, summand]));
    sum.unwrap_or_else(|| t.bv(width, 0))
}

/// The extension of a narrow term, given a wide one whose low bits are the same.
fn less_what_is_carried(t: &Terms, extend: &Op, narrow: Term, wide: Term) -> Term {
    let (few, many) = (t.width(narrow), t.width(wide));
    let extended = t.term(extend.clone(), &[narrow]);
    // The difference ends in as many zeros as the narrow term has bits.
    let carried = t.bv_extract(t.term(Op::BvSub, &[wide, extended]), many - 1, few);
    let carried = t.term(extend.clone(), &[carried]);
    t.term(Op::BvSub, &[wide, t.term(Op::BvMul, &[t.bv(many, 1 << few), carried])])
}

struct Rewriting<'a> {
    terms: &'a Terms,
    /// What is known of the unknown functions where they are applied.
    facts: Vec<Term>,
}

impl Rewriting<'_> {
    fn opened(&mut self, op: &Op, mut args: Vec<Term>, sort: Sort) -> Term {
        let t = self.terms;
        match op {
            Op::BvMul | Op::Mul => {
                let product = self.with_sums_before_extension(t.term(op.clone(), &args));
                match t.monomials(product) {
                    Some(monomials) => {
                        let sum: Vec<Term> = monomials
                            .into_iter()
                            .map(|(coefficient, factors)| {
                                let power = self.power_product(op, factors, &sort);
                                power.map_or(coefficient, |power| t.term(op.clone(), &[coefficient, power]))
                            })
                            .collect();
                        let add = if *op == Op::BvMul { Op::BvAdd } else { Op::Add };
                        match sum[..] {
                            [] if *op == Op::BvMul => t.bv(t.width(product), 0),
                            [] => self.number(&sort, 0),
                            [only] => only,
                            _ => t.term(add, &sum),
                        }
                    }
                    None => self.unknown(op, args, sort),
                }
            }
            Op::FpAdd | Op::FpMul | Op::BvSmulOverflow | Op::BvUmulOverflow => {
                args.sort_unstable();
                self.unknown(op, args, sort)
            }
            Op::FpFma => {
                args[..2].sort_unstable();
                self.unknown(op, args, sort)
            }
            Op::BvUdiv | Op::BvUrem | Op::BvSdiv | Op::BvSrem => {
                let result = self.unknown(op, args.clone(), sort);
                self.ranges(op, &args, result);
                result
            }
            _ => self.unknown(op, args, sort),
        }
    }

    /// The extension of a sum of products, from the products of the extensions: those are what wide numbers are compared
    /// with. The narrow term is given as it was and as it is with its products open.
    fn extended_products(&mut self, extension: Term, narrow: Term, done: &FxHashMap<Term, Term>) -> Option<Term> {
        let t = self.terms;
        let (op, wide) = (t.op(extension).clone(), t.width(extension));
        let monomials = t.monomials(t.args(extension)[0])?;
        if wide > 128 || monomials.iter().all(|(_, factors)| factors.len() < 2) {
            return None;
        }
        let mut sum = Vec::new();
        for (coefficient, factors) in monomials {
            let mut product = vec![t.bv_sign_extend(coefficient, wide)];
            for factor in factors {
                product.push(t.term(op.clone(), &[*done.get(&factor)?]));
            }
            sum.push(match &product[1..] {
                [] => product[0],
                [only] => t.term(Op::BvMul, &[product[0], *only]),
                _ => self.opened(&Op::BvMul, product, Sort::BitVec(wide)),
            });
        }
        Some(less_what_is_carried(t, &op, narrow, sum_of(t, wide, sum)))
    }

    /// The product with each factor that is the extension of a sum replaced by the sum of the extensions, less what is
    /// carried out of it, so that it can be multiplied out.
    fn with_sums_before_extension(&self, product: Term) -> Term {
        let t = self.terms;
        let Some(monomials) = t.monomials(product).filter(|_| *t.op(product) == Op::BvMul || is_sum(t, product)) else {
            return product;
        };
        let factors = monomials.into_iter().filter(|(_, factors)| factors.len() > 1).flat_map(|(_, factors)| factors);
        let map: FxHashMap<Term, Term> =
            factors.filter_map(|factor| Some((factor, extended_sum(t, factor)?))).collect();
        if map.is_empty() { product } else { t.substitute(product, &map) }
    }

    /// The product of some factors in normal form: nothing of none, one of itself, more as an unknown function.
    fn power_product(&mut self, op: &Op, factors: Vec<Term>, sort: &Sort) -> Option<Term> {
        let t = self.terms;
        match factors[..] {
            [] => None,
            [only] => Some(only),
            _ => {
                let product = self.unknown(op, factors.clone(), sort.clone());
                let zero = if *op == Op::BvMul { t.bv(t.width(product), 0) } else { self.number(sort, 0) };
                let some_zero: Vec<Term> = factors.iter().map(|factor| t.term(Op::Eq, &[*factor, zero])).collect();
                self.facts.push(t.term(Op::Implies, &[t.or(&some_zero), t.term(Op::Eq, &[product, zero])]));
                if let [first, second] = factors[..] {
                    let one = if *op == Op::BvMul { t.bv(t.width(product), 1) } else { self.number(sort, 1) };
                    for (one_of_them, other) in [(first, second), (second, first)] {
                        let is_one = t.term(Op::Eq, &[one_of_them, one]);
                        self.facts.push(t.term(Op::Implies, &[is_one, t.term(Op::Eq, &[product, other])]));
                    }
                }
                Some(product)
            }
        }
    }

    fn number(&self, sort: &Sort, value: i128) -> Term {
        match sort {
            Sort::Real => self.terms.term(Op::IntToReal, &[self.terms.int(value)]),
            _ => self.terms.int(value),
        }
    }

    /// How large quotients and remainders by constants can be.
    fn ranges(&mut self, op: &Op, args: &[Term], result: Term) {
        let t = self.terms;
        let Some(divisor) = t.as_bits(args[1]) else { return };
        let width = t.width(result);
        let all = if width == 128 { u128::MAX } else { (1 << width) - 1 };
        let smallest = 1u128 << (width - 1);
        // The signed divisor's magnitude; the most negative one's is itself.
        let magnitude = if divisor & smallest != 0 { divisor.wrapping_neg() & all } else { divisor };
        if magnitude < 2 {
            return;
        }
        let negative = |bits: u128| bits.wrapping_neg() & all;
        let within = |low: u128, high: u128| {
            t.and(&[t.term(Op::BvSle, &[t.bv(width, low), result]), t.term(Op::BvSle, &[result, t.bv(width, high)])])
        };
        let fact = match op {
            Op::BvUrem => t.term(Op::BvUle, &[result, t.bv(width, divisor - 1)]),
            Op::BvUdiv => t.term(Op::BvUle, &[result, t.bv(width, all / divisor)]),
            Op::BvSrem => {
                let dividend_is_negative = t.term(Op::BvSlt, &[args[0], t.bv(width, 0)]);
                let most = magnitude - 1;
                t.ite(dividend_is_negative, within(negative(most), 0), within(0, most))
            }
            Op::BvSdiv => within(negative(smallest / magnitude), smallest / magnitude),
            _ => return,
        };
        self.facts.push(fact);
        self.small_quotients(op, args, result, magnitude, divisor != magnitude);
    }

    /// What quotients and remainders are as long as the divisor fits at most twice: sums that are kept below a modulus,
    /// and counters that wrap around, never need more.
    fn small_quotients(&mut self, op: &Op, args: &[Term], result: Term, magnitude: u128, is_negated: bool) {
        let t = self.terms;
        let width = t.width(result);
        let is_signed = matches!(op, Op::BvSdiv | Op::BvSrem);
        let limit = 1u128 << (width - 1);
        if width > 100 || magnitude >= limit / 4 || is_negated {
            return;
        }
        let literal = |value: i128| t.bv(width, value as u128 & ((1 << width) - 1));
        let (less, at_most) = if is_signed { (Op::BvSlt, Op::BvSle) } else { (Op::BvUlt, Op::BvUle) };
        let divisor = magnitude as i128;
        let dividend = args[0];
        for times in 0..=2 {
            let signs: &[i128] = if is_signed { &[1, -1] } else { &[1] };
            for sign in signs {
                // From `times` divisors up to one more, on this side of zero.
                let (near, far) = (sign * times * divisor, sign * (times + 1) * divisor);
                let within = if *sign > 0 {
                    [
                        t.term(at_most.clone(), &[literal(near), dividend]),
                        t.term(less.clone(), &[dividend, literal(far)]),
                    ]
                } else {
                    [
                        t.term(less.clone(), &[literal(far), dividend]),
                        t.term(at_most.clone(), &[dividend, literal(near)]),
                    ]
                };
                let value = match op {
                    Op::BvUdiv | Op::BvSdiv => literal(sign * times),
                    _ => t.term(Op::BvAdd, &[dividend, literal(-near)]),
                };
                self.facts.push(t.term(Op::Implies, &[t.and(&within), t.term(Op::Eq, &[result, value])]));
            }
        }
    }

    fn unknown(&self, op: &Op, args: Vec<Term>, sort: Sort) -> Term {
        // The name says the operation and, since some take any number of arguments of any sort, those.
        let sorts: Vec<String> = args.iter().map(|arg| format!("{:?}", self.terms.sort_ref(*arg))).collect();
        self.terms.apply(&format!("{OPEN}{op:?} {}", sorts.join(" ")), &args, sort)
    }
}

#[cfg(test)]
mod tests {
    use tandem_logic::{Assignment, Value, evaluate};

    use super::*;

    /// Numbers from a fixed sequence, small ones and edges more often than others.
    struct Numbers(u64);

    impl Numbers {
        fn next(&mut self) -> u64 {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let bits = self.0 >> 33;
            match bits % 5 {
                0 => bits >> 8 & 7,
                1 => (1 << 7) - 2 + (bits >> 8 & 3),
                2 => u64::MAX - (bits >> 8 & 7),
                _ => bits >> 3,
            }
        }
    }

    fn random_term(t: &Terms, numbers: &mut Numbers, depth: u32) -> Term {
        const WIDTH: u32 = 8;
        if depth == 0 || numbers.next().is_multiple_of(6) {
            return match numbers.next() % 3 {
                0 => t.bv(WIDTH, u128::from(numbers.next() & 0xff)),
                1 => t.variable("x", Sort::BitVec(WIDTH)),
                _ => t.variable("y", Sort::BitVec(WIDTH)),
            };
        }
        let ops = [Op::BvAdd, Op::BvMul, Op::BvUdiv, Op::BvUrem, Op::BvSdiv, Op::BvSrem, Op::BvSub];
        let op = ops[(numbers.next() >> 3) as usize % ops.len()].clone();
        let first = random_term(t, numbers, depth - 1);
        // Divisors are constants more often than not in programs.
        let second = if numbers.next().is_multiple_of(2) {
            t.bv(WIDTH, 1 << (numbers.next() % 8) | u128::from(numbers.next() & 1))
        } else {
            random_term(t, numbers, depth - 1)
        };
        t.term(op, &[first, second])
    }

    /// What holds holds of the open query as well, when the unknown functions are what they stand for; facts included.
    #[test]
    fn solutions_are_solutions_of_the_open_query() {
        let mut numbers = Numbers(7);
        let mut opened = 0;
        for _ in 0..3000 {
            let t = Terms::new();
            let mut side = || match numbers.next() % 4 {
                0 => random_term(&t, &mut numbers, 3),
                kind => {
                    // Wider products of narrow terms.
                    let extend = if kind == 1 { Op::BvSignExtend(11) } else { Op::BvZeroExtend(9) };
                    let [a, b, c] = [0; 3].map(|_| t.term(extend.clone(), &[random_term(&t, &mut numbers, 2)]));
                    let wide = t.term(Op::BvAdd, &[t.term(Op::BvMul, &[a, b]), c]);
                    t.bv_extract(wide, 8, 1)
                }
            };
            let equal = t.eq(side(), side());
            let query = [if numbers.next().is_multiple_of(2) { equal } else { t.not(equal) }];
            let easy = eased(&t, &query);
            let open = abstracted(&t, &easy);
            for _ in 0..8 {
                let mut assignment = Assignment::new();
                for name in ["x", "y"] {
                    let variable = t.variable(name, Sort::BitVec(8));
                    assignment.set(variable, Value::bit_vector(8, u128::from(numbers.next() & 0xff)));
                }
                let holds = evaluate(&t, query[0], &assignment).expect("all variables have values");
                assert_eq!(evaluate(&t, easy[0], &assignment).expect("all variables have values"), holds);
                if holds != Value::Bool(true) {
                    continue;
                }
                let Some(open) = &open else { continue };
                opened += 1;
                for assertion in open {
                    let closed = closed(&t, *assertion);
                    let said = evaluate(&t, closed, &assignment).expect("all variables have values");
                    assert_eq!(said, Value::Bool(true), "a fact that does not hold");
                }
            }
        }
        assert!(opened > 1000, "only {opened}");
    }

    /// The term with unknown functions replaced by the operations they are named after.
    fn closed(t: &Terms, term: Term) -> Term {
        let mut done: FxHashMap<Term, Term> = FxHashMap::default();
        for term in t.subterms(&[term]) {
            let args: Vec<Term> = t.args(term).iter().map(|arg| done[arg]).collect();
            let new = match t.op(term) {
                Op::Apply(name, _) => {
                    let names = [
                        ("BvMul", Op::BvMul),
                        ("BvUdiv", Op::BvUdiv),
                        ("BvUrem", Op::BvUrem),
                        ("BvSdiv", Op::BvSdiv),
                        ("BvSrem", Op::BvSrem),
                    ];
                    let word = name.split(' ').nth(1).expect("the operation is named");
                    let (_, op) = names.iter().find(|(known, _)| *known == word).expect("only these are used");
                    t.term(op.clone(), &args)
                }
                op if args.is_empty() => t.term(op.clone(), &[]),
                op => t.term(op.clone(), &args),
            };
            done.insert(term, if t.args(term).is_empty() { term } else { new });
        }
        done[&term]
    }

    #[test]
    fn extended_sums_keep_their_values() {
        let t = Terms::new();
        let [x, y] = ["x", "y"].map(|name| t.variable(name, Sort::BitVec(3)));
        let mut looked_at = 0;
        for (wide, coefficient, constant) in
            (4..8).flat_map(|wide| (0..8).flat_map(move |c| (0..8).map(move |d| (wide, c, d))))
        {
            let product = t.term(Op::BvMul, &[t.bv(3, coefficient), y]);
            let sum = t.term(Op::BvAdd, &[x, product, t.bv(3, constant)]);
            for extension in [Op::BvZeroExtend(wide), Op::BvSignExtend(wide)] {
                let extension = t.term(extension, &[sum]);
                let Some(said) = extended_sum(&t, extension) else { continue };
                assert_ne!(said, extension);
                looked_at += 1;
                for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
                    let mut assignment = Assignment::new();
                    assignment.set(x, Value::bit_vector(3, a));
                    assignment.set(y, Value::bit_vector(3, b));
                    assert_eq!(evaluate(&t, said, &assignment).ok(), evaluate(&t, extension, &assignment).ok());
                }
            }
        }
        assert!(looked_at > 400, "{looked_at}");
    }
}
