//! A small generator of pseudo-random numbers: fast, and the same everywhere for a given seed.

use crate::hash::{GOLDEN, avalanche};

/// The state of a generator (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// The generator that starts from this seed.
    pub fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(GOLDEN);
        avalanche(self.state)
    }

    /// The next 128 bits.
    pub fn wide_bits(&mut self) -> u128 {
        u128::from(self.bits()) << 64 | u128::from(self.bits())
    }

    /// A number below `end`; 0 if there is none.
    pub fn below(&mut self, end: usize) -> usize {
        // The high half of a product spreads the bits over the range without a division.
        ((u128::from(self.bits()) * end as u128) >> 64) as usize
    }

    /// A number from `first` to `last`, both possible.
    pub fn between(&mut self, first: i128, last: i128) -> i128 {
        match last.wrapping_sub(first) as u128 {
            u128::MAX => self.wide_bits() as i128,
            span if span < u128::from(u64::MAX) => first.wrapping_add(self.below(span as usize + 1) as i128),
            span => first.wrapping_add((self.wide_bits() % (span + 1)) as i128),
        }
    }

    /// True in so many of a hundred cases.
    pub fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of several items, each as likely as the other.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_stay_in_range_and_reach_its_ends() {
        let mut random = Random::new(1);
        let drawn: Vec<i128> = (0..1000).map(|_| random.between(-3, 4)).collect();
        assert_eq!(drawn.iter().min(), Some(&-3));
        assert_eq!(drawn.iter().max(), Some(&4));
        assert_eq!(random.between(7, 7), 7);
        random.between(i128::MIN, i128::MAX);
        assert_eq!(random.below(0), 0);
        assert_eq!(random.pick::<u8>(&[]), None);
    }

    #[test]
    fn equal_seeds_give_equal_numbers() {
        let draw = |seed| {
            let mut random = Random::new(seed);
            [random.bits(), random.bits()]
        };
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
    }
}
