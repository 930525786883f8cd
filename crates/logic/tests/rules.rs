//! What the simplifier achieves: one line a rule.

use rustc_hash::FxHashMap;
use tandem_logic::{FloatFormat, Op, Rounding, Sort, Term, Terms};

struct Fixture {
    t: Terms,
}

impl Fixture {
    fn new() -> Fixture {
        Fixture { t: Terms::new() }
    }
    fn int(&self, name: &str) -> Term {
        self.t.variable(name, Sort::Int)
    }
    fn bits(&self, name: &str) -> Term {
        self.t.variable(name, Sort::BitVec(32))
    }
    fn byte(&self, name: &str) -> Term {
        self.t.variable(name, Sort::BitVec(8))
    }
    fn truth(&self, name: &str) -> Term {
        self.t.variable(name, Sort::Bool)
    }
    fn k(&self, bits: u128) -> Term {
        self.t.bv(32, bits)
    }
    fn minus(&self, number: u128) -> Term {
        self.t.bv(32, number.wrapping_neg())
    }
}

#[test]
fn sums_of_bit_vectors() {
    let f = Fixture::new();
    let (t, a, b, c) = (&f.t, f.bits("a"), f.bits("b"), f.bits("c"));
    assert_eq!(t.bv_sub(t.bv_add(a, b), a), b);
    assert_eq!(t.bv_add(t.bv_add(a, f.k(1)), f.k(2)), t.bv_add(f.k(3), a));
    assert_eq!(t.bv_add(a, a), t.bv_mul(a, f.k(2)));
    assert_eq!(t.bv_shl(a, f.k(1)), t.bv_add(a, a));
    assert_eq!(t.bv_sub(t.bv_mul(a, f.k(3)), t.bv_shl(a, f.k(1))), a);
    assert_eq!(t.bv_neg(t.bv_neg(a)), a);
    assert_eq!(t.bv_add(t.bv_not(a), f.k(1)), t.bv_neg(a));
    assert_eq!(t.bv_sub(f.minus(1), a), t.bv_not(a));
    assert_eq!(t.bv_mul(t.bv_add(a, f.k(1)), f.k(31)), t.bv_add(t.bv_mul(f.k(31), a), f.k(31)));
    assert_eq!(t.bv_mul(t.bv_neg(a), b), t.bv_neg(t.bv_mul(b, a)));
    assert_eq!(t.bv_mul(t.bv_mul(a, b), c), t.bv_mul(t.bv_mul(c, a), b));
    assert_eq!(t.bv_sub(t.bv_mul(a, b), t.bv_mul(b, a)), f.k(0));
}

#[test]
fn equalities_of_bit_vectors() {
    let f = Fixture::new();
    let (t, a, b, c) = (&f.t, f.bits("a"), f.bits("b"), f.bits("c"));
    assert_eq!(t.eq(t.bv_add(a, c), t.bv_add(c, b)), t.eq(b, a));
    assert_eq!(t.eq(t.bv_add(a, f.k(1)), f.k(5)), t.eq(a, f.k(4)));
    assert!(t.is_false(t.eq(t.bv_add(a, f.k(1)), a)));
    assert_eq!(t.eq(t.bv_add(a, f.k(1)), b), t.eq(a, t.bv_sub(b, f.k(1))));
    assert_eq!(t.eq(t.bv_mul(a, f.k(3)), f.k(9)), t.eq(a, f.k(3)));
    assert!(t.is_false(t.eq(t.bv_mul(a, f.k(2)), f.k(9))));
    assert_eq!(t.eq(t.bv_sub(a, b), f.k(0)), t.eq(a, b));
    let x = f.byte("x");
    let wide = t.bv_zero_extend(x, 32);
    assert_eq!(t.eq(wide, f.k(200)), t.eq(x, t.bv(8, 200)));
    assert!(t.is_false(t.eq(wide, f.k(300))));
    assert_eq!(t.eq(t.bv_sign_extend(x, 32), f.minus(1)), t.eq(x, t.bv(8, 255)));
    assert_eq!(t.eq(t.bv_concat(x, x), t.bv(16, 0x0101)), t.eq(x, t.bv(8, 1)));
    assert!(t.is_false(t.eq(t.bv_concat(x, x), t.bv(16, 0x0201))));
}

#[test]
fn equalities_of_polynomials() {
    let f = Fixture::new();
    let (t, a, b, c) = (&f.t, f.bits("a"), f.bits("b"), f.bits("c"));
    let product = t.bv_mul(t.bv_add(a, b), c);
    assert!(t.is_true(t.eq(product, t.bv_add(t.bv_mul(a, c), t.bv_mul(c, b)))));
    assert!(t.is_false(t.eq(t.bv_add(product, f.k(1)), t.bv_add(t.bv_mul(a, c), t.bv_mul(c, b)))));
    let squares = t.bv_sub(t.bv_mul(a, a), t.bv_mul(b, b));
    assert!(t.is_true(t.eq(t.bv_mul(t.bv_sub(a, b), t.bv_add(a, b)), squares)));
    let complement = t.bv_mul(t.bv_not(a), b);
    assert!(t.is_true(t.eq(complement, t.bv_sub(t.bv_neg(t.bv_mul(a, b)), b))));
    assert!(!t.is_true(t.eq(complement, t.bv_add(t.bv_neg(t.bv_mul(a, b)), b))));
    let (x, y) = (f.int("x"), f.int("y"));
    let power = |n: u32| (1..n).fold(t.add(x, y), |power, _| t.mul(power, t.add(x, y)));
    assert!(t.is_true(t.eq(t.mul(power(2), power(3)), t.mul(power(4), t.add(y, x)))));
    assert!(t.as_constant(t.eq(power(3), power(2))).is_none());
}

#[test]
fn comparisons_of_bit_vectors() {
    let f = Fixture::new();
    let (t, a, b, x) = (&f.t, f.bits("a"), f.bits("b"), f.byte("x"));
    assert_eq!(t.bv_ult(a, b), t.not(t.bv_ule(b, a)));
    assert_eq!(t.bv_slt(a, f.k(0)), t.bv_sle(a, f.minus(1)));
    assert_eq!(t.bv_sle(f.k(1), a), t.not(t.bv_sle(a, f.k(0))));
    assert!(t.is_true(t.bv_ule(f.k(0), a)));
    assert_eq!(t.bv_ult(a, f.k(1)), t.eq(a, f.k(0)));
    let wide = t.bv_zero_extend(x, 32);
    assert!(t.is_true(t.bv_slt(wide, f.k(256))));
    assert!(t.is_true(t.bv_sle(f.k(0), wide)));
    assert_eq!(t.bv_slt(wide, f.k(200)), t.bv_ult(x, t.bv(8, 200)));
    let y = f.byte("y");
    assert_eq!(t.bv_slt(wide, t.bv_zero_extend(y, 32)), t.bv_ult(x, y));
    assert_eq!(t.bv_slt(t.bv_sign_extend(x, 32), t.bv_sign_extend(y, 32)), t.bv_slt(x, y));
    assert!(t.is_true(t.bv_sle(t.bv_sign_extend(x, 32), f.k(127))));
    assert_eq!(t.eq(t.bv_extract(a, 31, 31), t.bv(1, 1)), t.bv_slt(a, f.k(0)));
    let overflow = |op, a, b| t.term(op, &[a, b]);
    assert!(t.is_false(overflow(Op::BvSaddOverflow, t.bv_sign_extend(x, 32), t.bv_sign_extend(y, 32))));
    assert!(t.is_false(overflow(Op::BvSmulOverflow, t.bv_sign_extend(x, 16), t.bv_sign_extend(y, 16))));
    assert_eq!(overflow(Op::BvUsubOverflow, a, b), t.bv_ult(a, b));
    assert_eq!(overflow(Op::BvSmulOverflow, a, b), overflow(Op::BvSmulOverflow, b, a));
}

#[test]
fn shifts_masks_and_slices() {
    let f = Fixture::new();
    let (t, a, x, y) = (&f.t, f.bits("a"), f.byte("x"), f.byte("y"));
    let low = t.bv_extract(a, 7, 0);
    let widened = t.bv_zero_extend(low, 32);
    assert_eq!(t.bv_and(a, f.k(255)), widened);
    assert_eq!(t.bv_urem(a, f.k(256)), widened);
    assert_eq!(t.bv_udiv(a, f.k(4)), t.bv_lshr(a, f.k(2)));
    assert_eq!(t.bv_lshr(a, f.k(24)), t.bv_zero_extend(t.bv_extract(a, 31, 24), 32));
    assert_eq!(t.bv_ashr(a, f.k(99)), t.bv_ashr(a, f.k(31)));
    assert_eq!(t.bv_concat(t.bv_extract(a, 31, 16), t.bv_extract(a, 15, 0)), a);
    assert_eq!(t.bv_extract(t.bv_concat(x, y), 11, 4), t.bv_concat(t.bv_extract(x, 3, 0), t.bv_extract(y, 7, 4)));
    assert_eq!(t.bv_extract(t.bv_zero_extend(x, 32), 7, 0), x);
    assert_eq!(t.bv_extract(t.bv_zero_extend(x, 32), 31, 8), t.bv(24, 0));
    assert_eq!(t.bv_concat(t.bv(24, 0), x), t.bv_zero_extend(x, 32));
    assert_eq!(t.bv_sign_extend(t.bv_zero_extend(x, 16), 32), t.bv_zero_extend(x, 32));
    // Arithmetic of promoted bytes, cut to a byte.
    let sum = t.bv_add(t.bv_sign_extend(x, 32), t.bv_sign_extend(y, 32));
    assert_eq!(t.bv_extract(sum, 7, 0), t.bv_add(x, y));
    // Bytes put together.
    let joined = t.bv_or(t.bv_shl(t.bv_zero_extend(x, 16), t.bv(16, 8)), t.bv_zero_extend(y, 16));
    assert_eq!(joined, t.bv_concat(x, y));
    assert_eq!(t.bv_sdiv(t.bv_zero_extend(x, 32), f.k(4)), t.bv_zero_extend(t.bv_extract(x, 7, 2), 32));
}

#[test]
fn bitwise_algebra() {
    let f = Fixture::new();
    let (t, a, b) = (&f.t, f.bits("a"), f.bits("b"));
    assert_eq!(t.bv_and(a, t.bv_not(a)), f.k(0));
    assert_eq!(t.bv_or(t.bv_not(a), a), f.minus(1));
    assert_eq!(t.bv_xor(t.bv_xor(a, b), a), b);
    assert_eq!(t.bv_xor(a, f.minus(1)), t.bv_not(a));
    assert_eq!(t.bv_xor(t.bv_not(a), t.bv_not(b)), t.bv_xor(a, b));
    assert_eq!(t.bv_and(t.bv_and(a, b), a), t.bv_and(b, a));
    assert_eq!(t.bv_and(a, f.minus(1)), a);
    assert_eq!(t.bv_or(a, f.k(0)), a);
}

#[test]
fn booleans() {
    let f = Fixture::new();
    let (t, a, b, c) = (&f.t, f.truth("a"), f.truth("b"), f.truth("c"));
    assert_eq!(t.and2(t.and2(a, b), t.and2(b, c)), t.and(&[c, b, a]));
    assert!(t.is_false(t.and(&[a, b, t.not(a)])));
    assert!(t.is_true(t.or(&[a, b, t.not(a)])));
    assert_eq!(t.not(t.and2(t.not(a), t.not(b))), t.or2(a, b));
    assert_eq!(t.and2(a, t.or2(a, b)), a);
    assert_eq!(t.and2(a, t.or2(t.not(a), b)), t.and2(a, b));
    assert_eq!(t.and2(a, t.not(t.and2(a, b))), t.and2(a, t.not(b)));
    assert_eq!(t.or2(a, t.and2(t.not(a), b)), t.or2(a, b));
    assert_eq!(t.implies(a, b), t.or2(b, t.not(a)));
    assert_eq!(t.eq(t.not(a), t.not(b)), t.eq(a, b));
    assert_eq!(t.xor(a, b), t.not(t.eq(a, b)));
    assert_eq!(t.ite(a, t.bool(true), b), t.or2(a, b));
    assert_eq!(t.ite(a, b, t.not(b)), t.eq(a, b));
    let x = f.int("x");
    assert!(t.is_false(t.and2(t.eq(x, t.int(1)), t.eq(x, t.int(2)))));
    assert_eq!(t.and2(t.eq(x, t.int(1)), t.ne(x, t.int(2))), t.eq(x, t.int(1)));
}

#[test]
fn conditionals() {
    let f = Fixture::new();
    let (t, a, b, c, d) = (&f.t, f.bits("a"), f.bits("b"), f.truth("c"), f.truth("d"));
    assert_eq!(t.ite(t.not(c), a, b), t.ite(c, b, a));
    assert_eq!(t.ite(c, t.ite(c, a, b), b), t.ite(c, a, b));
    assert_eq!(t.ite(c, a, t.ite(d, a, b)), t.ite(t.or2(c, d), a, b));
    assert_eq!(t.ite(t.eq(a, b), a, b), b);
    let flag = t.ite(c, f.k(1), f.k(0));
    assert_eq!(t.ne(flag, f.k(0)), c);
    assert_eq!(t.bv_zero_extend(flag, 64), t.ite(c, t.bv(64, 1), t.bv(64, 0)));
    assert_eq!(t.eq(flag, t.ite(d, f.k(1), f.k(0))), t.eq(c, d));
    assert_eq!(t.eq(t.ite(c, a, b), t.ite(c, a, f.k(1))), t.or2(c, t.eq(b, f.k(1))));
    assert_eq!(t.eq(t.ite(c, f.k(7), a), f.k(9)), t.and2(t.not(c), t.eq(a, f.k(9))));
}

#[test]
fn integers() {
    let f = Fixture::new();
    let (t, x, y) = (&f.t, f.int("x"), f.int("y"));
    let k = |number| t.int(number);
    assert_eq!(t.sub(t.add(x, k(1)), x), k(1));
    assert_eq!(t.add(t.mul(k(2), x), x), t.mul(x, k(3)));
    assert_eq!(t.lt(x, y), t.not(t.le(y, x)));
    assert_eq!(t.le(t.add(x, k(1)), y), t.lt(x, y));
    assert_eq!(t.le(t.mul(k(2), x), k(5)), t.le(x, k(2)));
    assert_eq!(t.le(k(5), x), t.not(t.le(x, k(4))));
    assert!(t.is_false(t.eq(t.mul(k(2), x), t.add(t.mul(k(4), y), k(1)))));
    assert_eq!(t.eq(t.mul(k(2), x), t.mul(k(4), y)), t.eq(x, t.mul(k(2), y)));
    assert!(t.is_true(t.lt(x, t.add(x, k(1)))));
    let modulo = |a, b| t.term(Op::IntMod, &[a, k(b)]);
    let divide = |a, b| t.term(Op::IntDiv, &[a, k(b)]);
    assert_eq!(modulo(t.add(x, t.mul(k(6), y)), 3), modulo(x, 3));
    assert_eq!(modulo(modulo(x, 6), 3), modulo(x, 3));
    assert_eq!(modulo(modulo(x, 3), 6), modulo(x, 3));
    assert_ne!(modulo(modulo(x, 4), 3), modulo(x, 4));
    assert_ne!(modulo(modulo(x, 4), 3), modulo(x, 3));
    assert_eq!(divide(t.add(t.mul(k(4), x), k(7)), 4), t.add(x, k(1)));
    let bits = f.bits("b");
    let number = t.term(Op::BvToNat, &[bits]);
    assert_eq!(t.term(Op::IntToBv(32), &[t.add(number, k(1))]), t.bv_add(bits, f.k(1)));
    assert!(t.is_true(t.le(k(0), number)));
    assert!(t.is_true(t.lt(number, k(1 << 32))));
    assert_eq!(t.lt(number, k(7)), t.bv_ult(bits, f.k(7)));
    let zero = t.term(Op::IntDiv, &[x, k(0)]);
    assert_eq!(t.term(Op::IntDiv, &[x, k(0)]), zero);
    assert!(t.as_constant(t.term(Op::IntDiv, &[k(1), k(0)])).is_none());
}

#[test]
fn quotients() {
    let f = Fixture::new();
    let (t, x, y) = (&f.t, f.bits("x"), f.int("y"));
    assert_eq!(t.bv_sdiv(t.bv_sdiv(x, f.k(10)), f.k(100)), t.bv_sdiv(x, f.k(1000)));
    assert_eq!(t.bv_udiv(t.bv_udiv(x, f.k(10)), f.k(100)), t.bv_udiv(x, f.k(1000)));
    // The product cannot be written, and as a signed number it may be the least quotient that is not zero.
    assert_eq!(t.bv_udiv(t.bv_udiv(x, f.k(100_000)), f.k(100_000)), f.k(0));
    assert_eq!(*t.op(t.bv_sdiv(t.bv_sdiv(x, f.k(1 << 16)), f.k(1 << 15))), Op::BvSdiv);
    assert_eq!(t.bv_sle(t.bv_sdiv(x, f.k(10)), f.k(0)), t.bv_sle(x, f.k(9)));
    assert_eq!(t.bv_sle(t.bv_sdiv(x, f.k(10)), t.bv_neg(f.k(2))), t.bv_sle(x, t.bv_neg(f.k(20))));
    assert_eq!(t.bv_slt(f.k(0), t.bv_sdiv(x, f.k(10))), t.bv_sle(f.k(10), x));
    assert!(t.is_true(t.bv_sle(t.bv_sdiv(x, f.k(10)), f.k(i32::MAX as u128 / 10))));
    assert!(t.is_false(t.bv_sle(t.bv_sdiv(x, f.k(10)), t.bv_neg(f.k(1 << 30)))));
    assert_eq!(t.bv_ule(t.bv_udiv(x, f.k(10)), f.k(2)), t.bv_ule(x, f.k(29)));
    assert_eq!(t.eq(t.bv_udiv(x, f.k(10)), f.k(0)), t.bv_ule(x, f.k(9)));
    assert_eq!(t.eq(t.bv_sdiv(x, f.k(10)), f.k(3)), t.and(&[t.bv_sle(f.k(30), x), t.bv_sle(x, f.k(39))]));
    let divide = |a, b| t.term(Op::IntDiv, &[a, t.int(b)]);
    assert_eq!(divide(divide(y, 10), 100), divide(y, 1000));
    assert_eq!(t.le(divide(y, 10), t.int(0)), t.le(y, t.int(9)));
    assert_eq!(t.le(divide(y, 10), t.int(-1)), t.le(y, t.int(-1)));
}

#[test]
fn maps() {
    let f = Fixture::new();
    let t = &f.t;
    let sort = Sort::array(Sort::BitVec(32), Sort::BitVec(8));
    let (m, i, j, x, y) = (t.variable("m", sort.clone()), f.bits("i"), f.bits("j"), f.byte("x"), f.byte("y"));
    let next = t.bv_add(i, f.k(1));
    assert_eq!(t.select(t.store(m, i, x), i), x);
    assert_eq!(t.select(t.store(t.store(m, i, x), next, y), i), x);
    assert_eq!(*t.op(t.select(t.store(m, i, x), j)), Op::Select);
    assert_eq!(t.store(t.store(m, i, x), i, y), t.store(m, i, y));
    assert_eq!(t.store(m, i, t.select(m, i)), m);
    assert_eq!(t.store(t.store(m, i, x), next, y), t.store(t.store(m, next, y), i, x));
    assert_eq!(t.store(t.store(t.store(m, i, x), next, y), i, y), t.store(t.store(m, i, y), next, y));
    let zeros = t.const_array(sort, t.bv(8, 0));
    assert_eq!(t.select(zeros, i), t.bv(8, 0));
    assert_eq!(t.store(zeros, i, t.bv(8, 0)), zeros);
    assert_eq!(t.eq(t.store(m, i, x), t.store(m, i, y)), t.eq(x, y));
    assert_eq!(t.eq(t.store(m, i, x), m), t.eq(t.select(m, i), x));
    let c = f.truth("c");
    let guarded = t.ite(c, t.store(m, i, x), m);
    assert_eq!(guarded, t.store(m, i, t.ite(c, x, t.select(m, i))));
    let stored = |a, b| t.store(t.store(m, i, a), next, b);
    assert_eq!(t.eq(stored(x, y), stored(y, x)), t.eq(x, y));
    // Where the indices may be equal, the first store may not matter.
    let maybe = |a, b| t.store(t.store(m, i, a), j, b);
    assert_eq!(*t.op(t.eq(maybe(x, y), maybe(y, y))), Op::Eq);
}

#[test]
fn bits_of_multiples() {
    let f = Fixture::new();
    let (t, a, b) = (&f.t, f.bits("a"), f.bits("b"));
    let four = t.bv_mul(f.k(4), a);
    assert_eq!(t.bv_extract(four, 1, 0), t.bv(2, 0));
    assert_eq!(t.bv_extract(four, 31, 2), t.bv_extract(a, 29, 0));
    let sum = t.bv_add(t.bv_add(four, t.bv_mul(f.k(24), b)), f.k(12));
    let quotient = t.bv_add(t.bv_add(a, t.bv_mul(f.k(6), b)), f.k(3));
    assert_eq!(t.bv_extract(sum, 31, 2), t.bv_extract(quotient, 29, 0));
    assert_eq!(t.bv_extract(sum, 9, 5), t.bv_extract(quotient, 7, 3));
    assert_ne!(t.bv_extract(t.bv_add(four, f.k(2)), 1, 0), t.bv(2, 0));
}

#[test]
fn floats() {
    let f = Fixture::new();
    let t = &f.t;
    let (x, y) = (t.variable("x", Sort::Float(FloatFormat::Double)), t.variable("y", Sort::Float(FloatFormat::Double)));
    let k = |number: f64| t.double(number);
    assert_eq!(t.fp_add(x, y), t.fp_add(y, x));
    assert_eq!(t.fp_sub(x, y), t.fp_add(t.fp_neg(y), x));
    assert_eq!(t.fp_add(x, k(-0.0)), x);
    assert_ne!(t.fp_add(x, k(0.0)), x);
    assert_eq!(t.fp_sub(x, k(0.0)), x);
    assert_eq!(t.fp_mul(x, k(1.0)), x);
    assert_eq!(t.fp_mul(x, k(2.0)), t.fp_add(x, x));
    assert_eq!(t.fp_div(x, k(2.0)), t.fp_mul(x, k(0.5)));
    assert_ne!(t.fp_div(x, k(3.0)), t.fp_mul(x, k(1.0 / 3.0)));
    assert_ne!(t.fp_mul(x, k(0.0)), k(0.0));
    assert_eq!(t.fp_mul(t.fp_neg(x), y), t.fp_neg(t.fp_mul(x, y)));
    assert_eq!(t.fp_eq(x, x), t.not(t.fp_is_nan(x)));
    assert!(t.is_false(t.fp_lt(x, x)));
    assert_eq!(t.fp_eq(x, k(5.0)), t.eq(x, k(5.0)));
    assert_ne!(t.fp_eq(x, k(0.0)), t.eq(x, k(0.0)));
    assert_eq!(t.fp_lt(t.fp_neg(x), t.fp_neg(y)), t.fp_lt(y, x));
    assert_eq!(t.fp_abs(t.fp_neg(x)), t.fp_abs(x));
    let bits = t.term(Op::FpToBits, &[x]);
    assert_eq!(t.term(Op::FpFromBits(FloatFormat::Double), &[bits]), x);
    let s = t.variable("s", Sort::Float(FloatFormat::Single));
    let widened = t.term(Op::FpToFp(FloatFormat::Double), &[s]);
    assert_eq!(t.term(Op::FpToFp(FloatFormat::Single), &[widened]), s);
    let i = f.bits("i");
    let number = t.term(Op::FpFromSbv(FloatFormat::Double), &[i]);
    assert_eq!(t.term(Op::FpToSbv(32), &[number]), i);
    assert_eq!(t.term(Op::FpRoundToIntegral(Rounding::Down), &[number]), number);
    assert_eq!(t.double(f64::NAN), t.float(FloatFormat::Double, 0xfff8_0000_0000_0001));
}

#[test]
fn reals() {
    let f = Fixture::new();
    let t = &f.t;
    let (x, y) = (t.variable("x", Sort::Real), t.variable("y", Sort::Real));
    let k = |numerator: i64, denominator: i64| {
        t.rational(num_rational::BigRational::new(numerator.into(), denominator.into()))
    };
    assert_eq!(t.term(Op::RealDiv, &[x, k(2, 1)]), t.mul(k(1, 2), x));
    assert_eq!(t.eq(t.mul(k(3, 1), x), k(1, 1)), t.eq(x, k(1, 3)));
    assert_eq!(t.le(t.mul(k(1, 2), x), t.mul(k(1, 3), y)), t.le(t.mul(k(3, 1), x), t.mul(k(2, 1), y)));
    assert_eq!(t.sub(t.add(x, y), x), y);
}

/// A chain of a million partial sums, conjunctions, stores and conditionals takes linear space and no stack.
#[test]
fn long_chains_stay_small() {
    let f = Fixture::new();
    let t = &f.t;
    let count: u32 = 100_000;
    let (mut sum, mut all, mut choice) = (f.k(0), t.bool(true), f.k(0));
    let mut map = t.variable("m", Sort::array(Sort::BitVec(32), Sort::BitVec(32)));
    let mut product = t.variable("p", Sort::Int);
    for number in 0..count {
        let (x, c) = (f.bits(&format!("x{number}")), f.truth(&format!("c{number}")));
        sum = t.bv_add(t.bv_mul(sum, f.k(31)), x);
        all = t.and2(all, c);
        choice = t.ite(c, x, choice);
        map = t.store(map, f.k(u128::from(count - number)), x);
        product = t.mul(t.int(31), product);
    }
    let size = t.dag_size(&[sum, all, choice, map, product]);
    assert!(size < 15 * count as usize, "{size} terms");
    assert!(t.count() < 60 * count as usize, "{} terms were made", t.count());
    assert!(!t.is_true(t.eq(choice, f.k(5))));
    let zero = FxHashMap::from_iter([(f.bits("x0"), f.k(0))]);
    let _ = t.substitute_all(&[sum, all, choice, map, product], &zero);
}
