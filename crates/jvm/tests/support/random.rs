//! Random numbers that are the same in every run, with a liking for edge cases.

/// A small generator (xorshift64*).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `end`.
    pub fn below(&mut self, end: usize) -> usize {
        ((self.bits() >> 33) as usize) % end.max(1)
    }

    /// True once in `n` times.
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len())]
    }

    /// An int that is small, at an edge, or anything.
    pub fn int(&mut self) -> i32 {
        match self.below(6) {
            0 => {
                *self.pick(&[i32::MIN, i32::MAX, i32::MIN + 1, -1, 0, 1, 0xffff, -32769, 32768, 255, 128, -129, 65536])
            }
            1 => 1 << self.below(32),
            2 => (1i32 << self.below(31)).wrapping_sub(1),
            3 | 4 => self.below(21) as i32 - 10,
            _ => self.bits() as i32,
        }
    }

    pub fn long(&mut self) -> i64 {
        match self.below(6) {
            0 => *self.pick(&[
                i64::MIN,
                i64::MAX,
                i64::MIN + 1,
                -1,
                0,
                1,
                1 << 31,
                -(1 << 31),
                (1 << 31) - 1,
                1 << 32,
                1 << 53,
            ]),
            1 => 1i64 << self.below(64),
            2 => i64::from(self.int()),
            3 => self.below(21) as i64 - 10,
            _ => self.bits() as i64,
        }
    }

    pub fn double(&mut self) -> f64 {
        match self.below(7) {
            0 => *self.pick(&[
                0.0,
                -0.0,
                1.0,
                -1.0,
                f64::NAN,
                f64::INFINITY,
                f64::NEG_INFINITY,
                f64::MIN_POSITIVE,
                5e-324,
            ]),
            1 => *self.pick(&[
                0.5,
                -0.5,
                1.5,
                2.5,
                -2.5,
                0.49999999999999994,
                f64::MAX,
                9007199254740993.0,
                4503599627370497.5,
            ]),
            2 => f64::from(self.int()),
            3 => self.long() as f64,
            4 => f64::from(self.int()) / 8.0,
            5 => (self.below(2_000_001) as f64 - 1_000_000.0) / 1000.0,
            _ => f64::from_bits(self.bits()),
        }
    }

    pub fn float(&mut self) -> f32 {
        match self.below(6) {
            0 => *self.pick(&[
                0.0,
                -0.0,
                1.0,
                f32::NAN,
                f32::INFINITY,
                f32::NEG_INFINITY,
                f32::MIN_POSITIVE,
                1e-45,
                0.49999997,
            ]),
            1 => self.int() as f32,
            2 => self.double() as f32,
            3 => self.int() as f32 / 4.0,
            4 => *self.pick(&[8388609.0, 16777217.0, 2147483648.0, -2147483648.0, 0.5, -0.5, 2.5, f32::MAX]),
            _ => f32::from_bits(self.bits() as u32),
        }
    }
}
