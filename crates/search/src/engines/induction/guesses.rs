//! Equations and bounds that hold of everything a function was seen to compute.
//!
//! The terms are parameters, their products, and quotients and remainders by the function's own constants; equations between
//! them and a result are the affine hull of the samples. Where no one equation says what the result is, the samples are split
//! by comparisons of parameters with each other and with the function's constants: the guards that cover most come first, so
//! `y >= 0 ==> ret == x * y` is preferred to the same under `y > 0`.

use tandem_ir::{BinaryOp, CompareOp, Ty};
use tandem_kernel::encode::Unsupported;
use tandem_logic::{Op, Sort, Term};

use super::samples::{Sample, constants};
use super::subjects::Subject;
use crate::candidates::affine_hull::{AffineHull, Arithmetic, Equality};

/// An equation of few samples is an accident.
const SPARE: usize = 4;
/// Larger coefficients are hardly ever meant.
const MOST_COEFFICIENT: u128 = 64;
/// More parameters than this are not multiplied, and not compared.
const MOST_FACTORS: usize = 4;
/// More constants of a function than this are not compared with.
const MOST_CONSTANTS: usize = 5;
/// More guarded equations than this are not said of one result.
const MOST_CASES: usize = 5;
/// A factor of two to this power is the largest that a result may have.
const MOST_LOST_BITS: u32 = 4;

/// A term over the parameters.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Column {
    /// The product of these parameters.
    Product(Vec<usize>),
    /// A parameter's quotient or remainder by a constant.
    Divided(BinaryOp, usize, i128),
}

/// A comparison of parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Guard {
    op: CompareOp,
    param: usize,
    with: With,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum With {
    Param(usize),
    Constant(i128),
}

/// What might hold wherever a function ends, over its exit state.
pub(crate) fn guesses(subject: &Subject<'_>, samples: &[Sample]) -> Vec<Term> {
    let t = subject.joint.terms;
    let mut found = Vec::new();
    for result in 0..subject.results.len() {
        found.extend(equations(subject, samples, result).unwrap_or_default());
    }
    found.retain(|fact| !t.is_true(*fact));
    found
}

/// Equations that say what a result is, under as few guards as possible; bounds and congruences where none do.
fn equations(subject: &Subject<'_>, samples: &[Sample], result: usize) -> Result<Vec<Term>, Unsupported> {
    let levels = levels(subject);
    let cubed = cubed(subject);
    let plain: Vec<&Vec<Column>> = levels.iter().collect();
    let all: Vec<&Vec<Column>> = levels.iter().chain([&cubed]).collect();
    let mut cover = Cover {
        subject,
        result,
        samples: samples.iter().collect(),
        left_over: samples.iter().collect(),
        facts: vec![],
    };
    // Where a function does not end on negative numbers, its runs say nothing of them.
    let unsigned: Vec<Guard> =
        signs(subject).into_iter().filter(|sign| samples.iter().all(|each| sign.holds(each))).collect();
    cover.by(&[vec![]], &all)?;
    if cover.left_over.is_empty() {
        if let ([fact], false) = (&cover.facts[..], unsigned.is_empty()) {
            let guarded = under(subject, &unsigned, *fact)?;
            cover.facts.push(guarded);
        }
        return Ok(cover.facts);
    }
    let guards = guards(subject);
    cover.by(&guards.iter().map(|guard| vec![*guard]).collect::<Vec<_>>(), &plain)?;
    cover.by(&subsets(&signs(subject)), &all)?;
    if !cover.left_over.is_empty() {
        // Of two guards, equalities and signs are what programs mostly test together.
        let is_plain = |guard: &&Guard| {
            matches!(
                (guard.op, guard.with),
                (CompareOp::Eq, With::Param(_)) | (CompareOp::Eq | CompareOp::Sge | CompareOp::Slt, With::Constant(0))
            )
        };
        let plain_guards: Vec<Guard> = guards.iter().filter(is_plain).copied().collect();
        let pairs = plain_guards.iter().enumerate();
        let pairs = pairs.flat_map(|(index, one)| plain_guards[..index].iter().map(|other| vec![*one, *other]));
        cover.by(&pairs.collect::<Vec<_>>(), &plain)?;
    }
    if !cover.left_over.is_empty() {
        let bounds = bounds(subject, samples, result)?;
        cover.facts.extend(bounds);
    }
    Ok(cover.facts)
}

/// The cases found so far, and the samples that none of them accounts for.
struct Cover<'s, 'a> {
    subject: &'s Subject<'a>,
    result: usize,
    samples: Vec<&'s Sample>,
    left_over: Vec<&'s Sample>,
    facts: Vec<Term>,
}

impl Cover<'_, '_> {
    /// Takes the cases with these guards that account for something new, those that account for most first.
    fn by(&mut self, guards: &[Vec<Guard>], levels: &[&Vec<Column>]) -> Result<(), Unsupported> {
        let holds = |guards: &[Guard], sample: &Sample| guards.iter().all(|guard| guard.holds(sample));
        let mut cases = Vec::new();
        for guards in guards {
            if !self.left_over.iter().any(|each| holds(guards, each)) {
                continue;
            }
            let chosen: Vec<&Sample> = self.samples.iter().copied().filter(|each| holds(guards, each)).collect();
            let found = levels.iter().find_map(|columns| Some((*columns, equation(columns, &chosen, self.result)?)));
            if let Some((columns, equality)) = found {
                cases.push((chosen.len(), guards, columns, equality));
            }
        }
        cases.sort_by_key(|(size, ..)| std::cmp::Reverse(*size));
        for (_, guards, columns, equality) in cases {
            let before = self.left_over.len();
            if self.facts.len() >= MOST_CASES {
                break;
            }
            self.left_over.retain(|each| !holds(guards, each));
            if self.left_over.len() < before {
                let equation = said(self.subject, self.result, columns, &equality)?;
                self.facts.push(under(self.subject, guards, equation)?);
            }
        }
        Ok(())
    }
}

/// That numbers are not negative.
fn signs(subject: &Subject<'_>) -> Vec<Guard> {
    let is_number = |param: &usize| matches!(subject.params[*param].1, Ty::Int(_));
    let params = (0..subject.params.len()).filter(is_number).take(MOST_FACTORS + 1);
    params.map(|param| Guard { op: CompareOp::Sge, param, with: With::Constant(0) }).collect()
}

/// Two of these and more, few before many.
fn subsets(guards: &[Guard]) -> Vec<Vec<Guard>> {
    let chosen = |mask: usize| guards.iter().enumerate().filter(move |(index, _)| mask >> index & 1 == 1);
    let mut found: Vec<Vec<Guard>> =
        (0..1 << guards.len()).map(|mask| chosen(mask).map(|(_, guard)| *guard).collect()).collect();
    found.retain(|subset: &Vec<Guard>| subset.len() > 1);
    found.sort_by_key(Vec::len);
    found
}

/// Products of up to three parameters.
fn cubed(subject: &Subject<'_>) -> Vec<Column> {
    let few = subject.params.len().min(MOST_FACTORS);
    let mut columns: Vec<Column> = (0..few).map(|param| Column::Product(vec![param])).collect();
    for one in 0..few {
        for other in one..few {
            columns.push(Column::Product(vec![one, other]));
            columns.extend((other..few).map(|third| Column::Product(vec![one, other, third])));
        }
    }
    columns
}

/// The terms that equations are looked for between, few before many.
fn levels(subject: &Subject<'_>) -> Vec<Vec<Column>> {
    let count = subject.params.len();
    let linear: Vec<Column> = (0..count).map(|param| Column::Product(vec![param])).collect();
    let few = count.min(MOST_FACTORS);
    let mut square = linear.clone();
    square.extend((0..few).flat_map(|one| (one..few).map(move |other| Column::Product(vec![one, other]))));
    let mut divided = linear.clone();
    for constant in constants(subject).into_iter().filter(|constant| (2..=64).contains(constant)) {
        for param in 0..few {
            divided.push(Column::Divided(BinaryOp::SRem, param, constant));
            divided.push(Column::Divided(BinaryOp::SDiv, param, constant));
        }
    }
    let mut levels = vec![linear.clone(), square];
    if divided.len() > linear.len() {
        levels.insert(1, divided);
    }
    levels
}

/// The comparisons that samples are split by.
fn guards(subject: &Subject<'_>) -> Vec<Guard> {
    let mut constants: Vec<i128> = constants(subject);
    constants.extend([0].iter().filter(|zero| !constants.contains(zero)).copied().collect::<Vec<_>>());
    constants.sort_by_key(|constant| constant.abs());
    constants.truncate(MOST_CONSTANTS);
    let is_number = |param: &usize| matches!(subject.params[*param].1, Ty::Int(_));
    let params: Vec<usize> = (0..subject.params.len()).filter(is_number).take(MOST_FACTORS).collect();
    let mut found = Vec::new();
    let orders = [CompareOp::Sge, CompareOp::Sle, CompareOp::Sgt, CompareOp::Slt, CompareOp::Ne, CompareOp::Eq];
    for (index, param) in params.iter().enumerate() {
        let others = params[..index].iter().filter(|other| subject.params[**other].1 == subject.params[*param].1);
        let withs = constants.iter().map(|constant| With::Constant(*constant)).chain(others.map(|p| With::Param(*p)));
        for with in withs {
            found.extend(orders.map(|op| Guard { op, param: *param, with }));
        }
    }
    found
}

/// The equation that says what a result is in these samples, if there is one: the coefficients of the columns, the result's
/// and the constant.
fn equation(columns: &[Column], samples: &[&Sample], result: usize) -> Option<Equality> {
    if samples.len() < columns.len() + SPARE {
        return None;
    }
    let mut hull: Option<AffineHull> = None;
    for sample in samples {
        let mut point = columns.iter().map(|column| column.value(&sample.args)).collect::<Option<Vec<i128>>>()?;
        point.push(*sample.results.get(result)?);
        match &mut hull {
            Some(hull) => _ = hull.add_point(&point),
            None => hull = Some(AffineHull::of_point(&point, Arithmetic::Exact)),
        }
        // No equation about the result will come back.
        if hull.as_ref().is_some_and(|hull| hull.basis().iter().all(|equality| equality[columns.len()] == 0)) {
            return None;
        }
    }
    let hull = hull?;
    let small = |equality: &&Equality| equality.iter().all(|each| each.unsigned_abs() <= MOST_COEFFICIENT);
    let about = hull.basis().iter().filter(|equality| equality[columns.len()] != 0).filter(small);
    let cost = |equality: &&Equality| {
        let terms = equality.iter().filter(|each| **each != 0).count() as u128;
        (equality[columns.len()].unsigned_abs(), terms, equality.iter().map(|each| each.unsigned_abs()).sum::<u128>())
    };
    about.min_by_key(cost).cloned()
}

/// Bounds, signs and congruences of a result that hold of all samples.
fn bounds(subject: &Subject<'_>, samples: &[Sample], result: usize) -> Result<Vec<Term>, Unsupported> {
    let t = subject.joint.terms;
    let (own, ty) = subject.results[result];
    let encoder = subject.joint.encoder(0);
    if !matches!(ty, Ty::Int(_)) || samples.len() < SPARE {
        return Ok(vec![]);
    }
    let number = |value: i128| encoder.integer(ty, value as u128 & mask(ty));
    let mut facts = Vec::new();
    let guards = guards(subject);
    let mut offer = |op: CompareOp, with: Term, value: &dyn Fn(&Sample) -> i128| -> Result<(), Unsupported> {
        let holds = |sample: &Sample| compare(op, sample.results[result], value(sample));
        let fact = encoder.compare(op, ty, own, with)?;
        if samples.iter().all(holds) {
            facts.push(fact);
            return Ok(());
        }
        // The weakest guard: the one that most samples pass.
        let fits = |guard: &&Guard| samples.iter().filter(|sample| guard.holds(sample)).all(holds);
        let size = |guard: &&Guard| samples.iter().filter(|sample| guard.holds(sample)).count();
        let guard = guards.iter().filter(fits).max_by_key(size).filter(|guard| size(guard) >= SPARE);
        if let Some(guard) = guard {
            facts.push(under(subject, &[*guard], fact)?);
        }
        Ok(())
    };
    offer(CompareOp::Sge, number(0), &|_| 0)?;
    offer(CompareOp::Sge, number(1), &|_| 1)?;
    for constant in constants(subject).into_iter().filter(|constant| *constant > 1).take(MOST_CONSTANTS) {
        offer(CompareOp::Slt, number(constant), &|_| constant)?;
    }
    for (param, (_, param_ty)) in subject.params.iter().enumerate().take(MOST_FACTORS) {
        if *param_ty == ty {
            offer(CompareOp::Sle, subject.remembered[param], &|sample| sample.args[param])?;
            offer(CompareOp::Slt, subject.remembered[param], &|sample| sample.args[param])?;
            offer(CompareOp::Sge, subject.remembered[param], &|sample| sample.args[param])?;
        }
    }
    // What a result keeps modulo a constant, or modulo one less: digits keep a number modulo nine.
    let mut moduli: Vec<i128> = constants(subject).into_iter().flat_map(|constant| [constant, constant - 1]).collect();
    moduli.retain(|modulus| (2..=100).contains(modulus));
    moduli.sort_unstable();
    moduli.dedup();
    for modulus in moduli {
        for (param, (_, param_ty)) in subject.params.iter().enumerate().take(MOST_FACTORS) {
            let same = |sample: &Sample| (sample.results[result] - sample.args[param]) % modulus == 0;
            if *param_ty != ty || !samples.iter().all(same) {
                continue;
            }
            let rest = |term: Term| encoder.binary(BinaryOp::SRem, ty, term, number(modulus));
            let not_negative = [encoder.compare(CompareOp::Sge, ty, subject.remembered[param], number(0))?];
            let fact = t.eq(rest(own)?, rest(subject.remembered[param])?);
            facts.push(t.implies(t.and(&not_negative), fact));
        }
    }
    Ok(facts)
}

/// An equation as a term over the exit state.
fn said(subject: &Subject<'_>, result: usize, columns: &[Column], equality: &Equality) -> Result<Term, Unsupported> {
    let t = subject.joint.terms;
    let (own, ty) = subject.results[result];
    let factor = equality[columns.len()];
    let constant = equality[columns.len() + 1];
    // Modulo a power of two a factor of two loses a bit, so there have to be more bits.
    let lost = factor.trailing_zeros();
    if lost > MOST_LOST_BITS {
        return Err(Unsupported("a factor that loses too many bits".to_owned()));
    }
    let is_math = subject.joint.claim.semantics.ints == tandem_kernel::semantics::Ints::Math;
    let width = (!is_math).then(|| if ty == Ty::Bool { 32 } else { ty.bits().unwrap_or(32) + lost });
    let literal = |value: i128| crate::product::belief::literal(t, width, value);
    let times = |coefficient: i128, term: Term| match (coefficient, width) {
        (1, _) => term,
        (_, Some(_)) => t.term(Op::BvMul, &[literal(coefficient), term]),
        (_, None) => t.term(Op::Mul, &[literal(coefficient), term]),
    };
    // The result's part on one side, the rest on the other.
    let sign = if factor < 0 { 1 } else { -1 };
    let mut parts = Vec::new();
    for (column, coefficient) in columns.iter().zip(equality).filter(|(_, coefficient)| **coefficient != 0) {
        parts.push(times(sign * coefficient, column.term(subject, width)?));
    }
    if constant != 0 || parts.is_empty() {
        parts.push(literal(sign * constant));
    }
    let sum = if width.is_some() { Op::BvAdd } else { Op::Add };
    let rest = parts.into_iter().reduce(|sum_so_far, next| t.term(sum.clone(), &[sum_so_far, next]));
    let rest = rest.unwrap_or_else(|| literal(0));
    if ty == Ty::Bool {
        return Ok(t.eq(own, t.eq(rest, literal(factor.abs()))));
    }
    Ok(t.eq(times(factor.abs(), extended(subject, own, width)), rest))
}

/// A number with as many bits as this.
fn extended(subject: &Subject<'_>, term: Term, width: Option<u32>) -> Term {
    let t = subject.joint.terms;
    match (t.sort(term), width) {
        (Sort::BitVec(own), Some(width)) if own < width => t.term(Op::BvSignExtend(width), &[term]),
        (Sort::BitVec(own), Some(width)) if own > width => t.bv_extract(term, width - 1, 0),
        _ => term,
    }
}

/// A fact under guards.
fn under(subject: &Subject<'_>, guards: &[Guard], fact: Term) -> Result<Term, Unsupported> {
    let t = subject.joint.terms;
    let guards = guards.iter().map(|guard| guard.term(subject)).collect::<Result<Vec<Term>, Unsupported>>()?;
    Ok(t.implies(t.and(&guards), fact))
}

impl Column {
    fn value(&self, args: &[i128]) -> Option<i128> {
        match self {
            Column::Product(params) => {
                params.iter().try_fold(1_i128, |product, param| product.checked_mul(args[*param]))
            }
            Column::Divided(BinaryOp::SRem, param, by) => args[*param].checked_rem(*by),
            Column::Divided(_, param, by) => args[*param].checked_div(*by),
        }
    }

    fn term(&self, subject: &Subject<'_>, width: Option<u32>) -> Result<Term, Unsupported> {
        let t = subject.joint.terms;
        match self {
            Column::Product(params) => {
                let mut factors = Vec::new();
                for param in params {
                    if subject.params[*param].1 == Ty::Bool {
                        return Err(Unsupported("a truth value as a number".to_owned()));
                    }
                    factors.push(extended(subject, subject.remembered[*param], width));
                }
                let op = if width.is_some() { Op::BvMul } else { Op::Mul };
                let product = factors.into_iter().reduce(|product, next| t.term(op.clone(), &[product, next]));
                product.ok_or_else(|| Unsupported("a product of nothing".to_owned()))
            }
            Column::Divided(op, param, by) => {
                let ty = subject.params[*param].1;
                let encoder = subject.joint.encoder(0);
                let by = encoder.integer(ty, *by as u128 & mask(ty));
                Ok(extended(subject, encoder.binary(*op, ty, subject.remembered[*param], by)?, width))
            }
        }
    }
}

impl Guard {
    fn holds(&self, sample: &Sample) -> bool {
        let with = match self.with {
            With::Param(other) => sample.args[other],
            With::Constant(value) => value,
        };
        compare(self.op, sample.args[self.param], with)
    }

    fn term(&self, subject: &Subject<'_>) -> Result<Term, Unsupported> {
        let ty = subject.params[self.param].1;
        let encoder = subject.joint.encoder(0);
        let with = match self.with {
            With::Param(other) => subject.remembered[other],
            With::Constant(value) => encoder.integer(ty, value as u128 & mask(ty)),
        };
        encoder.compare(self.op, ty, subject.remembered[self.param], with)
    }
}

fn compare(op: CompareOp, a: i128, b: i128) -> bool {
    match op {
        CompareOp::Sge => a >= b,
        CompareOp::Sle => a <= b,
        CompareOp::Sgt => a > b,
        CompareOp::Slt => a < b,
        CompareOp::Ne => a != b,
        _ => a == b,
    }
}

fn mask(ty: Ty) -> u128 {
    match ty.bits() {
        Some(width) if width < 128 => (1 << width) - 1,
        _ => u128::MAX,
    }
}
