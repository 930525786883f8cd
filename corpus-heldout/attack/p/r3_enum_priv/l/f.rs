enum E { A, B }
pub const K: u32 = E::B as u32;
