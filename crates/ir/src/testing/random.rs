//! A small generator of random numbers that gives the same sequence for the same seed everywhere.

use crate::eval;
use crate::types::Ty;

/// The state of the generator (SplitMix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The sequence that belongs to a seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which is not 0.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.number() % bound as u64) as usize
    }

    /// True `percent` times in a hundred.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    /// The bits of a scalar: mostly one at which something special happens.
    pub fn bits(&mut self, ty: Ty) -> u128 {
        let any = u128::from(self.number()) << 64 | u128::from(self.number());
        let bits = match ty {
            Ty::Bool => any,
            Ty::Int(_) => {
                let width = ty.bits().unwrap_or(1);
                match self.below(8) {
                    0 => 0,
                    1 => 1,
                    2 => u128::MAX,
                    3 => 1 << (width - 1),
                    4 => (1 << (width - 1)) - 1,
                    5 => any,
                    6 => 1 << self.below(width as usize),
                    _ => any % 10,
                }
            }
            Ty::F32 => match self.below(3) {
                0 => any,
                1 => u128::from(f32::to_bits((self.below(21) as f32 - 10.0) / 2.0)),
                _ => {
                    u128::from(self.pick(&[0.0, -0.0, f32::INFINITY, f32::NAN, f32::MAX, f32::MIN_POSITIVE]).to_bits())
                }
            },
            Ty::F64 => match self.below(3) {
                0 => any,
                1 => u128::from(f64::to_bits((self.below(21) as f64 - 10.0) / 2.0)),
                _ => u128::from(self.pick(&[0.0, -0.0, f64::INFINITY, f64::NAN, f64::MAX, 5e-324]).to_bits()),
            },
            // Few different ones, so that some are equal.
            Ty::Ref => any % 4,
            Ty::Ptr => match self.below(4) {
                0 => 0,
                _ => 4096 + 4 * (any % 8),
            },
            Ty::Mem(_) | Ty::World => 0,
        };
        match ty {
            Ty::Mem(_) | Ty::World => 0,
            _ => eval::canonical(ty, bits),
        }
    }
}
