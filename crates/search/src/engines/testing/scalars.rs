//! Values of scalar types that are worth trying.
//!
//! Small numbers come most often because they make loops short; constants of the programs and their neighbours
//! because behaviour changes there; powers of two and the ends of the range because arithmetic changes there; and
//! anything at all for the rest.

use tandem_interp::eval::{from_f32, from_f64, mask, signed, to_f32, to_f64};
use tandem_ir::Ty;

use super::dictionary::Dictionary;
use tandem_base::Random;

/// Draws values of scalar types.
#[derive(Clone, Debug)]
pub struct Scalars {
    math: bool,
    integers: Vec<i128>,
    floats: Vec<f64>,
}

/// Floats where something special happens.
const SPECIAL_FLOATS: [f64; 24] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    2.0,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
    f64::MAX,
    f64::MIN,
    f64::MIN_POSITIVE,
    5e-324,
    2.225_073_858_507_201e-308,
    f64::EPSILON,
    1.0 + f64::EPSILON,
    0.1,
    0.3,
    std::f64::consts::PI,
    2_147_483_647.0,
    2_147_483_648.0,
    9_007_199_254_740_992.0,
    9.223_372_036_854_776e18,
    1e300,
];

/// The same for single precision, where it is not the same number.
const SPECIAL_SINGLES: [f32; 8] =
    [f32::MAX, f32::MIN, f32::MIN_POSITIVE, 1e-45, 1.175_494_2e-38, f32::EPSILON, 1.0 + f32::EPSILON, 16_777_216.0];

impl Scalars {
    /// Values near what was harvested, and others. With `math`, integers are unbounded.
    pub fn new(harvest: &Dictionary, math: bool) -> Scalars {
        let near = |value: &i128| [*value, value.saturating_add(1), value.saturating_sub(1), value.saturating_neg()];
        let mut integers: Vec<i128> = harvest.integers.iter().flat_map(near).collect();
        integers.sort_unstable();
        integers.dedup();
        let near = |value: &f64| [*value, value.next_up(), value.next_down(), -*value, *value + 1.0, *value - 1.0];
        let mut floats: Vec<f64> = harvest.floats.iter().flat_map(near).collect();
        floats.extend(harvest.integers.iter().map(|value| *value as f64));
        Scalars { math, integers, floats }
    }

    /// The integers that the programs mention, and their neighbours.
    pub fn known(&self) -> impl Iterator<Item = i128> {
        self.integers.iter().copied()
    }

    /// One of them.
    pub fn any_known(&self, random: &mut Random) -> Option<i128> {
        random.pick(&self.integers).copied()
    }

    /// A value of this type, as the interpreter takes it. Addresses and references are drawn as numbers.
    pub fn draw(&self, random: &mut Random, ty: Ty) -> u128 {
        match ty {
            Ty::Bool => u128::from(random.bits() & 1),
            Ty::Int(width) => {
                let number = self.integer(random, u32::from(width));
                self.encode(ty, number)
            }
            Ty::Ptr | Ty::Ref => random.below(8) as u128,
            Ty::F32 => self.single(random),
            Ty::F64 => from_f64(self.double(random)),
            Ty::Mem(_) | Ty::World => 0,
        }
    }

    /// The bits of an integer, address or reference for the interpreter.
    pub fn encode(&self, ty: Ty, number: i128) -> u128 {
        match ty.bits() {
            Some(width) if !self.math || ty == Ty::Bool => number as u128 & mask(width),
            _ => number as u128,
        }
    }

    /// The bits that a constant of the program stands for, as the interpreter takes it.
    pub fn encode_bits(&self, ty: Ty, bits: u128) -> u128 {
        match ty.bits() {
            Some(width) if self.math && ty != Ty::Bool => signed(width, bits) as u128,
            Some(width) => bits & mask(width),
            None => bits,
        }
    }

    /// The number that bits of an integer, address or reference stand for, read as signed.
    pub fn decode(&self, ty: Ty, bits: u128) -> i128 {
        match ty.bits() {
            Some(width) if !self.math => signed(width, bits),
            _ => bits as i128,
        }
    }

    /// A value a little or a lot different from another one.
    pub fn vary(&self, random: &mut Random, ty: Ty, bits: u128) -> u128 {
        if random.percent(25) {
            return self.draw(random, ty);
        }
        match ty {
            Ty::Bool => bits ^ 1,
            Ty::Int(_) | Ty::Ptr | Ty::Ref => {
                let number = self.decode(ty, bits);
                let other = || self.integers.iter();
                let varied = match random.below(9) {
                    0 => number.wrapping_add(1),
                    1 => number.wrapping_sub(1),
                    2 => number.wrapping_add(random.between(-16, 16)),
                    3 => number.wrapping_neg(),
                    4 => number.wrapping_mul(2),
                    5 => number / 2,
                    6 => number ^ (1 << random.below(ty.bits().unwrap_or(64) as usize)),
                    7 => number.wrapping_add(*random.pick(&self.integers).unwrap_or(&1)),
                    _ => other().find(|known| **known > number).copied().unwrap_or(number),
                };
                self.encode(ty, varied)
            }
            Ty::F32 => {
                let number = to_f32(bits);
                from_f32(match random.below(5) {
                    0 => number.next_up(),
                    1 => number.next_down(),
                    2 => -number,
                    3 => number + 1.0,
                    _ => number * 0.5,
                })
            }
            Ty::F64 => {
                let number = to_f64(bits);
                from_f64(match random.below(6) {
                    0 => number.next_up(),
                    1 => number.next_down(),
                    2 => -number,
                    3 => number + 1.0,
                    4 => number * 0.5,
                    _ => number + random.pick(&self.floats).copied().unwrap_or(1.0),
                })
            }
            Ty::Mem(_) | Ty::World => bits,
        }
    }

    fn integer(&self, random: &mut Random, width: u32) -> i128 {
        let choice = random.below(100);
        let width = if self.math { 40 } else { width };
        match choice {
            0..35 => random.between(-8, 20),
            35..57 => match random.pick(&self.integers) {
                Some(known) => *known,
                None => random.between(-8, 20),
            },
            57..67 => random.between(-300, 300),
            67..79 => {
                let power = 1i128 << random.below(width.min(127) as usize);
                let number = power.wrapping_add(random.between(-1, 1));
                if random.percent(40) { number.wrapping_neg() } else { number }
            }
            79..82 => signed(width, mask(width) >> 1),
            82..85 => signed(width, (mask(width) >> 1).wrapping_add(1) & mask(width)),
            // As many bits as chance gives, so that every magnitude is as likely as any other.
            85..95 => {
                let length = 1 + random.below(width as usize) as u32;
                let number = (random.wide_bits() & mask(length)) as i128;
                if random.percent(40) { number.wrapping_neg() } else { number }
            }
            _ => signed(width, random.wide_bits() & mask(width)),
        }
    }

    fn double(&self, random: &mut Random) -> f64 {
        match random.below(100) {
            0..25 => random.between(-8, 20) as f64,
            25..40 => random.between(-64, 64) as f64 / 8.0,
            40..58 => random.pick(&self.floats).copied().unwrap_or(3.0),
            58..72 => SPECIAL_FLOATS[random.below(SPECIAL_FLOATS.len())],
            72..90 => {
                let fraction = random.bits() as f64 / (1u64 << 63) as f64 - 1.0;
                fraction * 2f64.powi(random.between(-20, 40) as i32)
            }
            90..94 => random.between(-1_000_000, 1_000_000) as f64,
            _ => f64::from_bits(random.bits()),
        }
    }

    fn single(&self, random: &mut Random) -> u128 {
        from_f32(match random.below(100) {
            0..6 => SPECIAL_SINGLES[random.below(SPECIAL_SINGLES.len())],
            6..12 => f32::from_bits(random.bits() as u32),
            _ => self.double(random) as f32,
        })
    }
}

#[cfg(test)]
mod tests {
    use tandem_interp::eval::canonical;

    use super::*;

    #[test]
    fn drawn_values_are_canonical() {
        let harvest = Dictionary { integers: vec![1000, i128::MIN], floats: vec![2.5] };
        let scalars = Scalars::new(&harvest, false);
        let mut random = Random::new(3);
        for ty in [Ty::Bool, Ty::Int(1), Ty::I8, Ty::I32, Ty::I64, Ty::Int(128), Ty::F32, Ty::F64] {
            let mut bits = scalars.draw(&mut random, ty);
            for _ in 0..2000 {
                assert_eq!(bits, canonical(ty, bits), "{ty:?}");
                bits = if random.percent(50) {
                    scalars.draw(&mut random, ty)
                } else {
                    scalars.vary(&mut random, ty, bits)
                };
            }
        }
    }

    #[test]
    fn what_matters_is_drawn_often() {
        let harvest = Dictionary { integers: vec![123_456], floats: vec![] };
        let scalars = Scalars::new(&harvest, false);
        let mut random = Random::new(4);
        let drawn: Vec<i128> = (0..2000).map(|_| scalars.decode(Ty::I32, scalars.draw(&mut random, Ty::I32))).collect();
        for wanted in [0, 1, -1, 5, i128::from(i32::MIN), i128::from(i32::MAX), 123_456, 123_457, 123_455] {
            assert!(drawn.contains(&wanted), "{wanted}");
        }
        let doubles: Vec<u64> = (0..4000).map(|_| scalars.draw(&mut random, Ty::F64) as u64).collect();
        for wanted in [0.0, -0.0, f64::INFINITY, f64::NAN, 5e-324, 3.0] {
            assert!(doubles.contains(&(from_f64(wanted) as u64)), "{wanted}");
        }
    }

    #[test]
    fn unbounded_integers_keep_their_sign() {
        let scalars = Scalars::new(&Dictionary::default(), true);
        assert_eq!(scalars.encode(Ty::I32, -5), -5i128 as u128);
        assert_eq!(scalars.decode(Ty::I32, -5i128 as u128), -5);
    }
}
