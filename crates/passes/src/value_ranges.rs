//! Value-range analysis: the interval domain (Cousot and Cousot, POPL 1977), signed and unsigned at once.
//!
//! A range holds two intervals of the same value, one of it as an unsigned and one as a signed number, as a reduced
//! product: each sharpens the other where the sign is known. What an operation gives is computed only where it cannot
//! wrap, so every interval is that of mathematical arithmetic; anything else is top. Integers of more than 64 bits are
//! not looked at: their products would not fit into the numbers that ranges are computed with.

use tandem_interp::eval;
use tandem_ir::{BinaryOp, CastOp, CompareOp, OverflowOp};

/// The numbers that a value of some width may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    width: u32,
    /// The least it is as an unsigned number.
    pub low: u128,
    /// The most it is as an unsigned number.
    pub high: u128,
    /// The least it is as a signed number.
    pub least: i128,
    /// The most it is as a signed number.
    pub most: i128,
}

impl Range {
    /// All numbers of a width; `None` if they are too large to compute with.
    pub fn all(width: u32) -> Option<Range> {
        (1..=64).contains(&width).then(|| Range {
            width,
            low: 0,
            high: eval::mask(width),
            least: -(1 << (width - 1)),
            most: (1 << (width - 1)) - 1,
        })
    }

    /// One number, given by its bits.
    pub fn constant(width: u32, bits: u128) -> Option<Range> {
        Range::all(width)?.within(bits, bits)
    }

    /// The part of the range that lies between two unsigned numbers; `None` if there is none.
    pub fn within(self, low: u128, high: u128) -> Option<Range> {
        Range { low: self.low.max(low), high: self.high.min(high), ..self }.sharpened()
    }

    /// The part of the range that lies between two signed numbers; `None` if there is none.
    pub fn within_signed(self, least: i128, most: i128) -> Option<Range> {
        Range { least: self.least.max(least), most: self.most.min(most), ..self }.sharpened()
    }

    /// What both ranges allow.
    pub fn meet(self, other: Range) -> Option<Range> {
        self.within(other.low, other.high)?.within_signed(other.least, other.most)
    }

    /// What one of the ranges allows.
    pub fn join(self, other: Range) -> Range {
        Range {
            width: self.width,
            low: self.low.min(other.low),
            high: self.high.max(other.high),
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }

    /// This range with every bound that another range exceeds moved to the end of all numbers.
    pub fn widened(self, grown: Range) -> Range {
        let Some(all) = Range::all(self.width) else { return grown };
        let wide = Range {
            width: self.width,
            low: if grown.low < self.low { all.low } else { self.low },
            high: if grown.high > self.high { all.high } else { self.high },
            least: if grown.least < self.least { all.least } else { self.least },
            most: if grown.most > self.most { all.most } else { self.most },
        };
        wide.sharpened().unwrap_or(all)
    }

    /// Uses each interval for the other.
    fn sharpened(mut self) -> Option<Range> {
        let middle = 1u128 << (self.width - 1);
        let whole = middle << 1;
        if self.high < middle {
            // Not negative.
            self.least = self.least.max(self.low as i128);
            self.most = self.most.min(self.high as i128);
        } else if self.low >= middle {
            self.least = self.least.max(self.low as i128 - whole as i128);
            self.most = self.most.min(self.high as i128 - whole as i128);
        }
        if self.least >= 0 {
            self.low = self.low.max(self.least as u128);
            self.high = self.high.min(self.most.max(0) as u128);
        } else if self.most < 0 {
            self.low = self.low.max((whole as i128 + self.least) as u128);
            self.high = self.high.min((whole as i128 + self.most) as u128);
        }
        (self.low <= self.high && self.least <= self.most).then_some(self)
    }

    /// The only number, by its bits.
    pub fn single(self) -> Option<u128> {
        (self.low == self.high).then_some(self.low)
    }

    fn unsigned(self, low: u128, high: u128) -> Option<Range> {
        if high > eval::mask(self.width) { None } else { Range::all(self.width)?.within(low, high) }
    }

    fn signed(self, least: i128, most: i128) -> Option<Range> {
        let all = Range::all(self.width)?;
        if least < all.least || most > all.most { None } else { all.within_signed(least, most) }
    }

    /// What is known from both readings; `None` if neither says anything.
    fn either(one: Option<Range>, other: Option<Range>) -> Option<Range> {
        match (one, other) {
            (Some(one), Some(other)) => one.meet(other),
            (one, other) => one.or(other),
        }
    }

    /// The range of `self op other`; `None` if nothing is known of it.
    pub fn binary(self, op: BinaryOp, other: Range) -> Option<Range> {
        use BinaryOp::*;
        let (a, b) = (self, other);
        match op {
            Add => {
                Range::either(a.unsigned(a.low + b.low, a.high + b.high), a.signed(a.least + b.least, a.most + b.most))
            }
            Sub => Range::either(
                if a.low >= b.high { a.unsigned(a.low - b.high, a.high - b.low) } else { None },
                a.signed(a.least - b.most, a.most - b.least),
            ),
            Mul => {
                let products = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
                let least = products.iter().copied().min()?;
                let most = products.iter().copied().max()?;
                Range::either(a.unsigned(a.low * b.low, a.high * b.high), a.signed(least, most))
            }
            UDiv if b.low > 0 => a.unsigned(a.low / b.high, a.high / b.low),
            URem if b.low > 0 => a.unsigned(0, a.high.min(b.high - 1)),
            // A positive divisor keeps the sign and makes nothing larger.
            SDiv if b.least > 0 => a.signed(a.least.min(0) / b.least, a.most.max(0) / b.least),
            SRem if b.least > 0 => a.signed(a.least.min(0).max(1 - b.most), a.most.max(0).min(b.most - 1)),
            Shl => {
                let count = b.single().filter(|count| *count < u128::from(a.width))?;
                a.unsigned(a.low << count, a.high << count)
            }
            LShr => {
                let count = b.single().filter(|count| *count < u128::from(a.width))?;
                a.unsigned(a.low >> count, a.high >> count)
            }
            AShr => {
                let count = b.single().filter(|count| *count < u128::from(a.width))?;
                a.signed(a.least >> count, a.most >> count)
            }
            And => a.unsigned(0, a.high.min(b.high)),
            Or => a.unsigned(a.low.max(b.low), ones_below(a.high | b.high)),
            Xor => a.unsigned(0, ones_below(a.high | b.high)),
            SMin => a.signed(a.least.min(b.least), a.most.min(b.most)),
            SMax => a.signed(a.least.max(b.least), a.most.max(b.most)),
            UMin => a.unsigned(a.low.min(b.low), a.high.min(b.high)),
            UMax => a.unsigned(a.low.max(b.low), a.high.max(b.high)),
            UDiv | URem | SDiv | SRem => None,
            FAdd | FSub | FMul | FDiv | FRem | FMinimum | FMaximum | FMinNum | FMaxNum | FCopySign => None,
        }
    }

    /// The range after a conversion to an integer of another width.
    pub fn cast(self, op: CastOp, width: u32) -> Option<Range> {
        let all = Range::all(width)?;
        match op {
            CastOp::ZeroExtend => all.within(self.low, self.high),
            CastOp::SignExtend => all.within_signed(self.least, self.most),
            CastOp::Truncate => {
                let unsigned = (self.high <= all.high).then(|| all.within(self.low, self.high)).flatten();
                let fits = self.least >= all.least && self.most <= all.most;
                Range::either(unsigned, fits.then(|| all.within_signed(self.least, self.most)).flatten())
            }
            CastOp::PtrToInt
            | CastOp::IntToPtr
            | CastOp::SIntToFloat
            | CastOp::UIntToFloat
            | CastOp::FloatToSInt
            | CastOp::FloatToUInt
            | CastOp::FloatToFloat
            | CastOp::FloatToBits
            | CastOp::BitsToFloat => None,
        }
    }

    /// Whether a comparison holds, if that is certain.
    pub fn compare(self, op: CompareOp, other: Range) -> Option<bool> {
        use CompareOp::*;
        let (a, b) = (self, other);
        let less = |most_a: i128, least_b: i128, least_a: i128, most_b: i128| match () {
            () if most_a < least_b => Some(true),
            () if least_a >= most_b => Some(false),
            () => None,
        };
        let signed = |a: Range, b: Range| less(a.most, b.least, a.least, b.most);
        let unsigned = |a: Range, b: Range| less(a.high as i128, b.low as i128, a.low as i128, b.high as i128);
        let apart = a.high < b.low || b.high < a.low || a.most < b.least || b.most < a.least;
        let equal = match (a.single(), b.single()) {
            (Some(one), Some(other)) if one == other => Some(true),
            _ => apart.then_some(false),
        };
        match op {
            Eq => equal,
            Ne => equal.map(|equal| !equal),
            Slt => signed(a, b),
            Sge => signed(a, b).map(|less| !less),
            Sgt => signed(b, a),
            Sle => signed(b, a).map(|less| !less),
            Ult => unsigned(a, b),
            Uge => unsigned(a, b).map(|less| !less),
            Ugt => unsigned(b, a),
            Ule => unsigned(b, a).map(|less| !less),
            FOeq | FOne | FOlt | FOle | FOgt | FOge | FOrd | FUno | FUeq | FUne | FUlt | FUle | FUgt | FUge => None,
        }
    }

    /// Whether an operation certainly does not overflow.
    pub fn never_overflows(self, op: OverflowOp, other: Range) -> bool {
        let (a, b) = (self, other);
        let unsigned = |high: u128| high <= eval::mask(a.width);
        let signed =
            |least: i128, most: i128| Range::all(a.width).is_some_and(|all| least >= all.least && most <= all.most);
        match op {
            OverflowOp::UAdd => unsigned(a.high + b.high),
            OverflowOp::USub => a.low >= b.high,
            OverflowOp::UMul => unsigned(a.high * b.high),
            OverflowOp::SAdd => signed(a.least + b.least, a.most + b.most),
            OverflowOp::SSub => signed(a.least - b.most, a.most - b.least),
            OverflowOp::SMul => {
                let products = [a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most];
                products.iter().all(|&product| signed(product, product))
            }
        }
    }

    /// What remains of the range of `self` when it is known how it compares with `other`; `None` if nothing does.
    pub fn knowing(self, op: CompareOp, other: Range) -> Option<Range> {
        use CompareOp::*;
        match op {
            Eq => self.meet(other),
            Ne => match other.single() {
                Some(bits) if bits == self.low => self.within(self.low + 1, self.high),
                Some(bits) if bits == self.high => self.within(self.low, self.high.checked_sub(1)?),
                _ => Some(self),
            },
            Ult => self.within(0, other.high.checked_sub(1)?),
            Ule => self.within(0, other.high),
            Ugt => self.within(other.low + 1, u128::MAX),
            Uge => self.within(other.low, u128::MAX),
            Slt => self.within_signed(i128::MIN, other.most - 1),
            Sle => self.within_signed(i128::MIN, other.most),
            Sgt => self.within_signed(other.least + 1, i128::MAX),
            Sge => self.within_signed(other.least, i128::MAX),
            FOeq | FOne | FOlt | FOle | FOgt | FOge | FOrd | FUno | FUeq | FUne | FUlt | FUle | FUgt | FUge => {
                Some(self)
            }
        }
    }
}

/// The least number of ones only that is not less.
fn ones_below(number: u128) -> u128 {
    if number == 0 { 0 } else { u128::MAX >> number.leading_zeros() }
}

#[cfg(test)]
mod tests {
    use tandem_ir::Ty;

    use super::*;

    const WIDTH: u32 = 4;
    const TY: Ty = Ty::Int(4);

    /// Ranges of every kind: one number, between two unsigned ones, between two signed ones.
    fn ranges() -> Vec<Range> {
        let all = Range::all(WIDTH).expect("four bits are few");
        let mut found = vec![all];
        for low in 0..16 {
            for high in [low, low + 1, low + 3, low + 6, 15] {
                found.extend(all.within(low, high));
                let signed = low as i128 - 8;
                found.extend(all.within_signed(signed, signed + (high - low) as i128));
            }
        }
        found.dedup();
        found
    }

    fn holds(range: Range, bits: u128) -> bool {
        let number = eval::signed(range.width, bits);
        range.low <= bits && bits <= range.high && range.least <= number && number <= range.most
    }

    fn members(range: Range) -> impl Iterator<Item = u128> {
        (0..16).filter(move |&bits| holds(range, bits))
    }

    const OPS: [BinaryOp; 17] = [
        BinaryOp::Add,
        BinaryOp::Sub,
        BinaryOp::Mul,
        BinaryOp::SDiv,
        BinaryOp::UDiv,
        BinaryOp::SRem,
        BinaryOp::URem,
        BinaryOp::Shl,
        BinaryOp::LShr,
        BinaryOp::AShr,
        BinaryOp::And,
        BinaryOp::Or,
        BinaryOp::Xor,
        BinaryOp::SMin,
        BinaryOp::SMax,
        BinaryOp::UMin,
        BinaryOp::UMax,
    ];

    const COMPARISONS: [CompareOp; 10] = [
        CompareOp::Eq,
        CompareOp::Ne,
        CompareOp::Slt,
        CompareOp::Sle,
        CompareOp::Sgt,
        CompareOp::Sge,
        CompareOp::Ult,
        CompareOp::Ule,
        CompareOp::Ugt,
        CompareOp::Uge,
    ];

    const OVERFLOWS: [OverflowOp; 6] =
        [OverflowOp::SAdd, OverflowOp::UAdd, OverflowOp::SSub, OverflowOp::USub, OverflowOp::SMul, OverflowOp::UMul];

    #[test]
    fn ranges_hold_every_result() {
        for a in ranges() {
            for b in ranges() {
                let pairs: Vec<(u128, u128)> = members(a).flat_map(|x| members(b).map(move |y| (x, y))).collect();
                for op in OPS {
                    let Some(range) = a.binary(op, b) else { continue };
                    for &(x, y) in &pairs {
                        assert!(holds(range, eval::binary(op, TY, x, y)), "{x} {op:?} {y} in {a:?} {b:?}: {range:?}");
                    }
                }
                for op in COMPARISONS {
                    let decided = a.compare(op, b);
                    let known = a.knowing(op, b);
                    for &(x, y) in &pairs {
                        let answer = eval::compare(op, TY, x, y);
                        assert!(decided.is_none_or(|decided| decided == answer), "{x} {op:?} {y}");
                        if answer {
                            assert!(known.is_some_and(|known| holds(known, x)), "{x} {op:?} {y} in {a:?} {b:?}");
                        }
                    }
                }
                for op in OVERFLOWS {
                    let never = a.never_overflows(op, b);
                    assert!(!never || pairs.iter().all(|&(x, y)| !eval::overflows(op, TY, x, y)), "{a:?} {op:?} {b:?}");
                }
                let (meet, join) = (a.meet(b), a.join(b));
                for bits in 0..16 {
                    let both = holds(a, bits) && holds(b, bits);
                    assert!(!both || meet.is_some_and(|meet| holds(meet, bits)));
                    assert!(!(holds(a, bits) || holds(b, bits)) || holds(join, bits));
                }
            }
        }
    }

    #[test]
    fn conversions_hold_every_result() {
        for a in ranges() {
            for (op, to) in
                [(CastOp::ZeroExtend, 7), (CastOp::SignExtend, 7), (CastOp::Truncate, 3), (CastOp::Truncate, 1)]
            {
                let Some(range) = a.cast(op, to) else { continue };
                for bits in members(a) {
                    let result = eval::cast(op, TY, Ty::Int(to as u8), bits);
                    assert!(holds(range, result), "{op:?} {bits} in {a:?}: {range:?}");
                }
            }
        }
    }

    #[test]
    fn products_of_halves_do_not_overflow() {
        let half = Range::all(32).and_then(|range| range.cast(CastOp::SignExtend, 64)).expect("64 bits are looked at");
        assert!(half.never_overflows(OverflowOp::SMul, half));
        let whole = Range::all(64).expect("64 bits are looked at");
        assert!(!whole.never_overflows(OverflowOp::SMul, half));
    }
}
