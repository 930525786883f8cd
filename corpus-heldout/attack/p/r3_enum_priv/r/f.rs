enum E { B, A }
pub const K: u32 = E::B as u32;
