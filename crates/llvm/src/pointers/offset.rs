//! Sets of byte offsets that a pointer may have from the start of what it points into.

/// An over-approximation of a set of offsets: `low`, `low + step`, … up to `low + span`, or without any bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offset {
    /// The least offset; of an unbounded set the remainder modulo `step`.
    pub(crate) low: i64,
    /// How far above `low` the greatest one is; [`Offset::UNBOUNDED`] for all in both directions.
    span: u64,
    /// What all differences are multiples of; 0 for a single offset.
    step: u64,
}

impl Offset {
    const UNBOUNDED: u64 = u64::MAX;
    /// No object is larger, so an offset beyond says nothing.
    const FARTHEST: u64 = 1 << 40;

    pub(crate) const ZERO: Offset = Offset::exact(0);
    /// Nothing is known.
    pub(crate) const ANY: Offset = Offset { low: 0, span: Offset::UNBOUNDED, step: 1 };

    pub(crate) const fn exact(offset: i64) -> Offset {
        Offset { low: offset, span: 0, step: 0 }
    }

    /// All multiples of `step`.
    pub(crate) fn multiples(step: u64) -> Offset {
        if step == 0 { Offset::ZERO } else { Offset { low: 0, span: Offset::UNBOUNDED, step } }
    }

    /// `0, step, … (count - 1) * step`.
    pub(crate) fn first_multiples(step: u64, count: u64) -> Offset {
        match step.checked_mul(count.saturating_sub(1)) {
            Some(0) => Offset::ZERO,
            Some(span) if span < Offset::FARTHEST => Offset { low: 0, span, step },
            _ => Offset::multiples(step),
        }
    }

    /// The offset, if there is only one.
    pub(crate) fn single(self) -> Option<i64> {
        (self.span == 0).then_some(self.low)
    }

    pub(crate) fn is_bounded(self) -> bool {
        self.span != Offset::UNBOUNDED
    }

    /// The greatest offset of a bounded set.
    pub(crate) fn high(self) -> Option<i64> {
        self.is_bounded().then(|| self.low.saturating_add(self.span as i64))
    }

    /// The offset is a multiple of this, whichever it is, once `low` is.
    pub(crate) fn step(self) -> u64 {
        self.step
    }

    /// Sums of an offset of each.
    pub(crate) fn plus(self, other: Offset) -> Offset {
        let step = gcd(self.step, other.step);
        let low = self.low.saturating_add(other.low);
        if !self.is_bounded() || !other.is_bounded() {
            return Offset::unbounded(low, step);
        }
        Offset { low, span: self.span.saturating_add(other.span), step }.normal()
    }

    /// Differences of an offset of each.
    pub(crate) fn minus(self, other: Offset) -> Offset {
        let negated = match other.high() {
            Some(high) => Offset { low: high.saturating_neg(), ..other },
            None => Offset::unbounded(other.low.saturating_neg(), other.step),
        };
        self.plus(negated)
    }

    /// Offsets of both.
    pub(crate) fn join(self, other: Offset) -> Offset {
        if self == other {
            return self;
        }
        let step = gcd(gcd(self.step, other.step), self.low.abs_diff(other.low));
        match (self.high(), other.high()) {
            (Some(high), Some(other_high)) => {
                let low = self.low.min(other.low);
                Offset { low, span: high.max(other_high).abs_diff(low), step }.normal()
            }
            _ => Offset::unbounded(self.low, step),
        }
    }

    /// The set without its bounds: what repeated joins end up with.
    pub(crate) fn widen(self) -> Offset {
        if self.span == 0 { self } else { Offset::unbounded(self.low, self.step) }
    }

    fn unbounded(low: i64, step: u64) -> Offset {
        let step = step.max(1);
        Offset { low: low.rem_euclid(i64::try_from(step).unwrap_or(1)), span: Offset::UNBOUNDED, step }
    }

    fn normal(self) -> Offset {
        if self.span >= Offset::FARTHEST || self.low.unsigned_abs() >= Offset::FARTHEST {
            return Offset::unbounded(self.low, self.step);
        }
        if self.span == 0 { Offset::exact(self.low) } else { self }
    }

    /// Whether an access of `size` bytes at an offset of this set may share a byte with one of `other_size` bytes at an
    /// offset of the other set.
    pub(crate) fn may_overlap(self, size: u64, other: Offset, other_size: u64) -> bool {
        if let (Some(high), Some(other_high)) = (self.high(), other.high()) {
            let meets = self.low < other_high.saturating_add_unsigned(other_size)
                && other.low < high.saturating_add_unsigned(size);
            // Any two of them are as far apart as the lowest ones, up to multiples of what both steps are multiples of.
            let step = gcd(self.step, other.step);
            return meets && (step == 0 || self.may_meet(size, other, other_size, step));
        }
        // Only the remainders modulo the unbounded step count. A bounded set covers an interval of them.
        let step = match (self.is_bounded(), other.is_bounded()) {
            (false, false) => gcd(self.step, other.step),
            (false, true) => self.step,
            (true, false) => other.step,
            (true, true) => return true,
        };
        let covered =
            |offset: Offset, size: u64| if offset.is_bounded() { offset.span.saturating_add(size) } else { size };
        let (size, other_size) = (covered(self, size), covered(other, other_size));
        if size >= step || other_size >= step {
            return true;
        }
        self.may_meet(size, other, other_size, step)
    }

    /// Whether so many bytes at the lowest offsets of two sets may share one, modulo a step.
    fn may_meet(self, size: u64, other: Offset, other_size: u64, step: u64) -> bool {
        let distance = (i128::from(other.low) - i128::from(self.low)).rem_euclid(i128::from(step)) as u64;
        distance < size || step - distance < other_size
    }

    /// Whether all offsets of both sets are equal modulo `size`.
    pub(crate) fn is_aligned_with(self, other: Offset, size: u64) -> bool {
        size != 0
            && self.step.is_multiple_of(size)
            && other.step.is_multiple_of(size)
            && self.low.abs_diff(other.low).is_multiple_of(size)
    }

    /// The positions `x` from 0 to below `limit` for which `base + x` may be in this set; none if there are more than
    /// `most`. With a `base` that is not single, positions hold for every one of its offsets only if both repeat alike.
    pub(crate) fn positions(self, base: Offset, limit: u64, most: usize) -> Option<Vec<u64>> {
        let relative = self.minus(base);
        let mut found = vec![];
        let (first, last, step) = match relative.high() {
            Some(high) => (relative.low, high, relative.step.max(1)),
            None => (relative.low, i64::try_from(limit).ok()?, relative.step),
        };
        let step = i64::try_from(step).ok()?;
        let mut position = if first < 0 { first.rem_euclid(step) } else { first };
        while position <= last && (position as u64) < limit {
            if found.len() == most {
                return None;
            }
            found.push(position as u64);
            position = position.checked_add(step)?;
        }
        Some(found)
    }
}

pub(crate) fn gcd(a: u64, b: u64) -> u64 {
    let (mut a, mut b) = (a, b);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_an_array_of_structures() {
        let array = Offset::multiples(16);
        let field = array.plus(Offset::exact(8));
        assert!(!array.may_overlap(4, field, 8));
        assert!(array.may_overlap(9, field, 8));
        assert!(field.may_overlap(8, Offset::exact(24), 4));
        assert!(!field.may_overlap(8, Offset::exact(36), 4));
        let (names, values) = (Offset::first_multiples(16, 3), Offset::first_multiples(16, 3).plus(Offset::exact(8)));
        assert!(!values.may_overlap(4, names, 8) && !names.may_overlap(8, values, 4));
        assert!(!values.may_overlap(4, Offset::exact(16), 8) && values.may_overlap(4, Offset::exact(20), 5));
        assert!(values.may_overlap(9, names, 8) && values.may_overlap(4, Offset::exact(42), 1));
        assert!(!values.may_overlap(4, Offset::exact(56), 4));
        assert_eq!(field.positions(array, 16, 100), Some(vec![8]));
        assert_eq!(field.positions(Offset::ZERO, 48, 100), Some(vec![8, 24, 40]));
    }

    #[test]
    fn joins_keep_the_step() {
        let joined = Offset::exact(4).join(Offset::exact(12));
        assert_eq!(joined.high(), Some(12));
        assert_eq!(joined.step(), 8);
        assert_eq!(joined.widen(), Offset::multiples(8).plus(Offset::exact(4)));
        let inner = Offset::exact(4).plus(Offset::first_multiples(4, 10));
        assert!(!inner.may_overlap(4, Offset::exact(44), 8));
        assert!(!inner.may_overlap(4, Offset::exact(0), 4));
        assert!(inner.may_overlap(4, Offset::exact(40), 4));
        assert!(inner.is_aligned_with(Offset::exact(8), 4));
        assert!(!inner.is_aligned_with(Offset::exact(2), 4));
    }

    #[test]
    fn the_unknown_overlaps_everything() {
        assert!(Offset::ANY.may_overlap(1, Offset::exact(77), 1));
        assert!(Offset::multiples(4).may_overlap(4, Offset::exact(2), 1));
        assert!(!Offset::exact(i64::MAX).plus(Offset::exact(i64::MAX)).is_bounded());
    }
}
