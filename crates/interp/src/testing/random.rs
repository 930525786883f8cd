//! What random programs draw besides numbers.

use tandem_base::Random;
use tandem_ir::Ty;

use crate::eval;

/// Draws for random programs.
pub trait Draw {
    /// One of the items, of which there are some.
    fn choose<T: Copy>(&mut self, items: &[T]) -> T;

    /// The bits of a scalar: mostly one at which something special happens.
    fn scalar(&mut self, ty: Ty) -> u128;
}

impl Draw for Random {
    fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }

    fn scalar(&mut self, ty: Ty) -> u128 {
        let any = self.wide_bits();
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
                _ => u128::from(
                    self.choose(&[0.0, -0.0, f32::INFINITY, f32::NAN, f32::MAX, f32::MIN_POSITIVE]).to_bits(),
                ),
            },
            Ty::F64 => match self.below(3) {
                0 => any,
                1 => u128::from(f64::to_bits((self.below(21) as f64 - 10.0) / 2.0)),
                _ => u128::from(self.choose(&[0.0, -0.0, f64::INFINITY, f64::NAN, f64::MAX, 5e-324]).to_bits()),
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
